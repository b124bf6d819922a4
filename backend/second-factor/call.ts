import { sql } from "kysely";
import { type Language, languageNamed } from "../../data/languages.ts";
import type { Database } from "../database/database.ts";
import type { Client } from "../http/client.ts";
import type { SessionSource } from "../sessions/session-answer.ts";

/** The session that makes a call about factors, as it is now in the database. */
export type FactorSession = {
  id: string;
  aal: string;
  user: { id: string; email: string | null; language: Language };
};

/** One request to /auth/v1/factors. */
export type FactorCall = SessionSource & {
  session: FactorSession;
  client: Client;
  body: Record<string, unknown>;
  /** The factor's id in the path, for calls about one factor. */
  factorId: string;
  send: FactorMessages;
};

/** Outgoing messages: a code to a phone, an email to the account's owner. */
export type FactorMessages = {
  notify: (
    notice: "factor_added" | "factor_removed",
    userId: string,
    client: Client,
  ) => Promise<void>;
  code: (message: {
    phone: string;
    code: string;
    channel: "sms" | "whatsapp";
    language: Language;
  }) => Promise<void>;
};

type Row = { aal: string | null; user_id: string; email: string | null; language: string | null };

/** The session in these verified claims (uuids); undefined if it is gone. */
export async function readFactorSession(
  database: Database,
  sessionId: string,
): Promise<FactorSession | undefined> {
  const { rows } = await sql<Row>`
    select s.aal, s.user_id, u.email,
      u.raw_user_meta_data ->> 'language' as language
    from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = ${sessionId}::uuid`.execute(database.kysely);
  const [row] = rows;
  if (!row) return undefined;
  const { user_id: id, email, language } = row;
  return {
    id: sessionId,
    aal: row.aal ?? "aal1",
    user: { id, email, language: languageNamed(language) },
  };
}
