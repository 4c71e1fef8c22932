package boardroom.server.table;

import boardroom.engine.Box;
import boardroom.engine.Game;
import boardroom.engine.Json;
import boardroom.engine.Result;
import boardroom.engine.Say;
import boardroom.server.house.BoxTrial;
import boardroom.server.house.Catalogue;
import boardroom.server.house.HouseOptions;
import boardroom.server.house.OpenedGame;
import boardroom.server.proof.Canonical;
import boardroom.server.proof.Commitment;
import boardroom.server.proof.GameFile;
import boardroom.server.proof.GameFiles;
import boardroom.server.proof.ProofSay;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** What can be said of a game file: what fits together in it, what does not, and what can't be told here. */
public final class Verification {
    private final GameFile file;
    private final Catalogue catalogue;
    private final List<Finding> findings = new ArrayList<>();
    private @Nullable OpenedGame opened;
    private @Nullable Result result;

    /** How something was found. */
    public enum Verdict {
        /** It is as it should be. */
        FITS,
        /** It is not. */
        CONTRADICTS,
        /** Nobody can tell here. */
        UNKNOWN
    }

    /** Something that was looked at. */
    public record Finding(Verdict verdict, Say say) {}

    private Verification(GameFile file, Catalogue catalogue) {
        this.file = file;
        this.catalogue = catalogue;
    }

    /** Looks at everything in a file. */
    public static Verification of(GameFile file, Catalogue catalogue) {
        return of(file, catalogue, (_, _) -> {});
    }

    /** The same, and tells every step of the game as far as it can be played again. */
    public static Verification of(GameFile file, Catalogue catalogue, BiConsumer<OpenedGame, Retrace.Step> each) {
        Verification verification = new Verification(file, catalogue);
        verification.look(each);
        return verification;
    }

    public List<Finding> findings() {
        return List.copyOf(findings);
    }

    /** Whether nothing is wrong and nothing is left open. */
    public boolean isProven() {
        return findings.stream().allMatch(finding -> finding.verdict == Verdict.FITS);
    }

    /** What is wrong; {@code null}: nothing. */
    public @Nullable Say fault() {
        for (Finding finding : findings) if (finding.verdict == Verdict.CONTRADICTS) return finding.say;
        return null;
    }

    /** The game it was played by; {@code null}: it can't be played again here. */
    public @Nullable OpenedGame opened() {
        return opened;
    }

    /** How it ended; {@code null}: it can't be played again to its end. */
    public @Nullable Result result() {
        return result;
    }

    private void look(BiConsumer<OpenedGame, Retrace.Step> each) {
        digest();
        commitment();
        OpenedGame game = open();
        if (game == null) return;
        opened = game;
        retrace(game, each);
    }

    private void digest() {
        boolean fits = GameFiles.digest(file).equals(file.digest());
        find(fits, ProofSay.whole(), ProofSay.changed());
    }

    private void commitment() {
        String told = file.commitment();
        String salt = file.salt();
        if (told == null || salt == null) {
            findings.add(new Finding(Verdict.UNKNOWN, ProofSay.noCommitment()));
            return;
        }
        String words = promised(salt).words();
        find(Commitment.of(words).equals(told), ProofSay.commitment(told), ProofSay.otherCommitment(told));
    }

    /** What the table must have promised, if all is true that stands in this file. */
    static Commitment promised(GameFile file, String salt) {
        GameFile.From origin = file.origin();
        return new Commitment(
                salt,
                file.table(),
                file.game(),
                file.rules(),
                file.box().version(),
                String.valueOf(file.box().hash()),
                file.seats().stream()
                        .map(chair -> Commitment.seat(chair.guest(), chair.bot()))
                        .toList(),
                file.options(),
                origin == null ? null : origin.table() + " " + origin.number(),
                guesses(file),
                Long.parseLong(file.seed()));
    }

    private Commitment promised(String salt) {
        return promised(file, salt);
    }

    /** As they stand there: a commitment can be checked where nothing of the game is known. */
    private static List<String> guesses(GameFile file) {
        List<String> guesses = new ArrayList<>();
        for (GameFile.Line line : file.journal()) {
            JsonNode act = line.act();
            if (!act.path("act").asString("").equals("reshuffled")) continue;
            guesses.add(line.number() + " " + act.path("seat") + " " + act.path("seed"));
        }
        return guesses;
    }

    /** The game, from the box of the file; {@code null}: it can't be played again here. */
    private @Nullable OpenedGame open() {
        OpenedGame shipped = catalogue.game(file.game());
        if (shipped == null) {
            findings.add(new Finding(Verdict.UNKNOWN, ProofSay.gameUnknown(file.game())));
            return null;
        }
        JsonNode changed = file.box().changed();
        if (changed != null && !Canonical.hash(changed).equals(file.box().hash())) return contradicts(ProofSay.box());
        Game<?, ?> today = shipped.game();
        boolean sameBox = changed != null || today.box().version() == file.box().version();
        if (today.rulesVersion() != file.rules() || !sameBox) {
            Say other = ProofSay.otherRules(
                    file.rules(),
                    file.box().version(),
                    today.rulesVersion(),
                    today.box().version());
            findings.add(new Finding(Verdict.UNKNOWN, other));
            return null;
        }
        if (changed != null) return opened(changed);
        if (file.box().hash() != null
                && !shipped.fingerprint().equals(file.box().hash())) return contradicts(ProofSay.box());
        return dealable(shipped);
    }

    private @Nullable OpenedGame opened(JsonNode box) {
        return switch (catalogue.tried(file.game(), box, HouseOptions.ofTheGame(options()))) {
            case BoxTrial.Refused(Say say) -> contradicts(say);
            case BoxTrial.Passed(OpenedGame tried) ->
                tried.game().box().version() == file.box().version() ? dealable(tried) : contradicts(ProofSay.box());
        };
    }

    private @Nullable OpenedGame dealable(OpenedGame game) {
        Box box = game.game().box();
        Say refusal = OptionsJson.refusal(box, file.seats().size(), options());
        return refusal == null ? game : contradicts(refusal);
    }

    private Map<String, Object> options() {
        return OptionsJson.read(file.options().toString());
    }

    private @Nullable OpenedGame contradicts(Say say) {
        findings.add(new Finding(Verdict.CONTRADICTS, say));
        return null;
    }

    private void retrace(OpenedGame game, BiConsumer<OpenedGame, Retrace.Step> each) {
        Retrace retrace;
        try {
            retrace = new Retrace(file, game);
        } catch (RuntimeException e) {
            // Whatever a game throws at options and seats that nobody could have chosen.
            contradicts(ProofSay.noDeal());
            return;
        }
        Say fault = retrace.play(step -> each.accept(game, step));
        if (fault != null) {
            contradicts(fault);
            return;
        }
        findings.add(new Finding(Verdict.FITS, ProofSay.entries(file.journal().size())));
        if (!file.checkpoints().isEmpty())
            findings.add(new Finding(
                    Verdict.FITS, ProofSay.checkpoints(file.checkpoints().size())));
        Result end = retrace.result();
        result = end;
        JsonNode told = file.result();
        String known = told == null ? "" : Canonical.text(told);
        find(known.equals(Canonical.text(Json.MAPPER.valueToTree(end))), ProofSay.result(), ProofSay.otherResult());
    }

    private void find(boolean fits, Say yes, Say no) {
        findings.add(fits ? new Finding(Verdict.FITS, yes) : new Finding(Verdict.CONTRADICTS, no));
    }
}
