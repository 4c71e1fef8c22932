package boardroom.server.store;

import java.sql.SQLException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** What an error of SQLite says about what is on disk. */
enum Fault {
    /** This one write can't be done, for example a second entry with the same number; all others can. */
    OF_THE_WRITE,
    /** There was no room: a frame that was not written whole is never valid, so nothing of it is on disk. */
    NO_ROOM,
    /** Anything else; asked for during a commit, it leaves open how the commit ended. */
    OF_THE_DISK;

    private static final int PRIMARY = 0xff;

    static Fault of(Throwable e) {
        if (!(e instanceof SQLException)) return OF_THE_WRITE;
        if (!(e instanceof SQLiteException sqlite)) return OF_THE_DISK;
        int code = sqlite.getResultCode().code & PRIMARY;
        if (code == SQLiteErrorCode.SQLITE_FULL.code) return NO_ROOM;
        return code == SQLiteErrorCode.SQLITE_CONSTRAINT.code
                        || code == SQLiteErrorCode.SQLITE_MISMATCH.code
                        || code == SQLiteErrorCode.SQLITE_TOOBIG.code
                        || code == SQLiteErrorCode.SQLITE_CORRUPT.code
                ? OF_THE_WRITE
                : OF_THE_DISK;
    }

    /** Whether the file itself is damaged. */
    static boolean isDamage(SQLException e) {
        if (!(e instanceof SQLiteException sqlite)) return false;
        int code = sqlite.getResultCode().code & PRIMARY;
        return code == SQLiteErrorCode.SQLITE_CORRUPT.code || code == SQLiteErrorCode.SQLITE_NOTADB.code;
    }
}
