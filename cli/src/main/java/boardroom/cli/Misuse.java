package boardroom.cli;

import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Answers wrong arguments with one sentence and exit code 2; nothing has been done. */
final class Misuse implements IParameterExceptionHandler {
    static final int EXIT_CODE = 2;

    /** The sentence as an exception, for what can be told only after parsing. */
    static ParameterException of(CommandSpec command, String sentence) {
        return new ParameterException(command.commandLine(), sentence);
    }

    @Override
    public int handleParseException(ParameterException misuse, String[] args) {
        var command = misuse.getCommandLine();
        command.getErr().println("boardroom: " + sentence(misuse));
        command.getErr()
                .println("boardroom: ./" + command.getCommandSpec().qualifiedName() + " --help tells what it takes.");
        return EXIT_CODE;
    }

    private static String sentence(ParameterException misuse) {
        String message = String.valueOf(misuse.getMessage()).strip();
        return message.endsWith(".") ? message : message + ".";
    }
}
