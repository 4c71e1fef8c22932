package boardroom.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The prepared statements of one connection, each made once. */
final class Statements implements AutoCloseable {
    private final Connection connection;
    private final Map<String, PreparedStatement> prepared = new HashMap<>();

    /** Reads one row. */
    interface Row<T> {
        T read(ResultSet row) throws SQLException;
    }

    Statements(Connection connection) {
        this.connection = connection;
    }

    void run(String sql, @Nullable Object... values) throws SQLException {
        with(sql, values).executeUpdate();
    }

    /** The one value of a statement that is not kept. */
    String value(String sql) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            return row.getString(1);
        }
    }

    <T> List<T> list(Row<T> reader, String sql, @Nullable Object... values) throws SQLException {
        List<T> rows = new ArrayList<>();
        try (ResultSet result = with(sql, values).executeQuery()) {
            while (result.next()) rows.add(reader.read(result));
        }
        return rows;
    }

    private PreparedStatement with(String sql, @Nullable Object... values) throws SQLException {
        PreparedStatement statement = prepared.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            prepared.put(sql, statement);
        }
        for (int i = 0; i < values.length; i++) statement.setObject(i + 1, values[i]);
        return statement;
    }

    @Override
    public void close() {
        for (PreparedStatement statement : prepared.values()) {
            try {
                statement.close();
            } catch (SQLException e) {
                throw new StoreFailure("a statement could not be closed", e);
            }
        }
    }
}
