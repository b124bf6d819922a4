import { sql } from "kysely";
import type { Database } from "../../database.ts";
import type { SessionSource } from "../../tokens/session-answer.ts";
import type { Client } from "../client.ts";

/** The session in whose name a factor is asked about, as the database knows it now. */
export type FactorSession = {
  id: string;
  aal: string;
  user: { id: string; email: string | null };
};

/** One request to /auth/v1/factors. */
export type FactorCall = SessionSource & {
  session: FactorSession;
  client: Client;
  body: Record<string, unknown>;
  /** The id in the path, for what is asked of one factor. */
  factorId: string;
  send: FactorMessages;
};

/** What leaves the house: a code to a phone, a letter to the owner of the account. */
export type FactorMessages = {
  notify: (
    notice: "factor_added" | "factor_removed",
    userId: string,
    client: Client,
  ) => Promise<void>;
  code: (message: { phone: string; code: string; channel: "sms" | "whatsapp" }) => Promise<void>;
};

/** The session of these claims (uuids, verified before); undefined when it is gone. */
export async function readFactorSession(
  database: Database,
  sessionId: string,
): Promise<FactorSession | undefined> {
  const { rows } = await sql<{ aal: string | null; user_id: string; email: string | null }>`
    select s.aal, s.user_id, u.email from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = ${sessionId}::uuid`.execute(database.kysely);
  const [row] = rows;
  return (
    row && { id: sessionId, aal: row.aal ?? "aal1", user: { id: row.user_id, email: row.email } }
  );
}
