package boardroom.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Copies the rows of one table that can be read out of a damaged database. A damaged page ends every reading that comes
 * to it: so it is read from both sides, and what lies between is tried from its middle, until nothing more is found.
 */
final class Salvage {
    /** So often a part in which nothing more was found is still cut in two. */
    private static final int MOST_IN_VAIN = 6;

    private static final String FIRST = "";
    private static final String BEHIND_ALL = "\uffff";

    /** Keys are reckoned with as numbers of so many digits to this base. */
    private static final int DIGITS = 8;

    private static final int BASE = 128;

    private final Connection from;
    private final String table;
    private final String key;
    private final String columns;
    private final int width;
    private final PreparedStatement insert;
    private int kept;

    /** {@code key} is the text its rows are ordered by first. */
    Salvage(Connection from, Connection to, String table, String key) throws SQLException {
        this.from = from;
        this.table = table;
        this.key = key;
        List<String> both = columns(to, table);
        both.retainAll(columns(from, table));
        this.width = both.size();
        this.columns = String.join(", ", both);
        String places = String.join(", ", Collections.nCopies(width, "?"));
        this.insert =
                to.prepareStatement("insert or ignore into " + table + "(" + columns + ") values(" + places + ")");
    }

    /** Whether a database has this table: one from before it was made does not. */
    static boolean has(Connection connection, String table) throws SQLException {
        return !columns(connection, table).isEmpty();
    }

    private static List<String> columns(Connection connection, String table) throws SQLException {
        List<String> names = new ArrayList<>();
        try (PreparedStatement info = connection.prepareStatement("select name from pragma_table_info(?)")) {
            info.setString(1, table);
            try (ResultSet row = info.executeQuery()) {
                while (row.next()) names.add(row.getString(1));
            }
        }
        return names;
    }

    /** Copies what can be read; gives the number of rows. */
    int copy() throws SQLException {
        if (width > 0) between(FIRST, BEHIND_ALL, 0);
        insert.close();
        return kept;
    }

    private void between(String low, String high, int inVain) throws SQLException {
        int before = kept;
        String reached = read(">=", low, "<", high, "asc");
        if (reached == null) return;
        String met = read("<", high, ">", reached, "desc");
        if (met == null) return;
        int next = kept > before ? 0 : inVain + 1;
        String middle = middle(reached, met);
        if (next == MOST_IN_VAIN || middle.compareTo(reached) <= 0 || middle.compareTo(met) >= 0) return;
        between(reached, middle, next);
        between(middle, met, next);
    }

    /** Reads one way; {@code null}: to the end. Otherwise the key of the last row before something could not be read. */
    private @Nullable String read(String start, String at, String end, String until, String order) throws SQLException {
        String last = at;
        try (PreparedStatement query = from.prepareStatement("select " + columns + ", " + key + " from " + table
                + " not indexed where " + key + start + " ? and " + key + end + " ? order by " + key + " " + order)) {
            query.setString(1, at);
            query.setString(2, until);
            try (ResultSet row = query.executeQuery()) {
                while (row.next()) {
                    last = row.getString(width + 1);
                    keep(row);
                }
            }
            return null;
        } catch (SQLException e) {
            if (!Fault.isDamage(e)) throw e;
            return last;
        }
    }

    private void keep(ResultSet row) throws SQLException {
        for (int column = 1; column <= width; column++) insert.setObject(column, row.getObject(column));
        kept += insert.executeUpdate();
    }

    /** A text about half way between two. */
    private static String middle(String low, String high) {
        double half = (number(low) + number(high)) / 2;
        StringBuilder middle = new StringBuilder();
        for (int i = 0; i < DIGITS; i++) {
            half *= BASE;
            middle.append((char) half);
            half -= (int) half;
        }
        return middle.toString();
    }

    private static double number(String text) {
        double number = 0;
        double weight = 1;
        for (int i = 0; i < DIGITS && i < text.length(); i++) {
            weight /= BASE;
            number += weight * Math.min(text.charAt(i), BASE - 1);
        }
        return number;
    }
}
