import { createPostgresConnection } from "@supabase/lite/postgres";
import { sql } from "kysely";
import { StartFailure } from "../process/start-failure.ts";
import { searchPath } from "./database.ts";
import { postgresTypes } from "./value-types.ts";

/**
 * Connects to a PostgreSQL server (`postgres://user:password@host:port/database`). Throws
 * `database_unreachable` if it cannot connect within ten seconds.
 */
export async function openPostgres(url: string) {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      types: postgresTypes,
      connect_timeout: 10,
      connection: { application_name: "school-site", search_path: searchPath },
      onnotice: () => {},
    },
  });
  // Without a limit it would wait for a server that is gone.
  connection.close = () => connection.driver.end({ timeout: 3 });
  try {
    await sql`select 1`.execute(connection.kysely);
    return connection;
  } catch (cause) {
    await connection.close().catch(() => {});
    const reason = cause instanceof Error && "code" in cause ? ` (${cause.code})` : "";
    throw new StartFailure(
      "database_unreachable",
      `The PostgreSQL server in DATABASE_URL cannot be reached${reason}.`,
      { cause },
    );
  }
}
