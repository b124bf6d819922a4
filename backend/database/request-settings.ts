import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "./database.ts";

/** Who asks, as Lite says it for one request. */
type Asker = {
  auth?: { role?: string; uid?: unknown; jwt?: unknown };
  storage?: { operation?: string };
};
type Call = { method: string; path: string; requestHeaders?: Record<string, string> };

/**
 * How long PostgreSQL works on one statement for each role before it ends it: SQLSTATE 57014, which is
 * answered 503. PGlite cannot be interrupted; there nothing that takes so long is let through
 * (backend/doors/rest-list.ts).
 */
export const statementTimeouts: Readonly<Record<string, string>> = {
  anon: "5s",
  authenticated: "10s",
  service_role: "60s",
};

/**
 * Has Lite tell the database who asks, and by which call, in one statement each. By itself it sends
 * six and five, one after the other, before every question: most of what a request costs
 * (docs/decisions/processes-and-start.md). The settings are those that PostgREST makes
 * (https://docs.postgrest.org/en/stable/references/transactions.html#transaction-scoped-settings), and
 * the role's `timeouts`, which hold for functions as well: what is set by role is not, as the role is
 * taken on within the transaction.
 */
export function gatherRequestSettings(
  database: Database,
  timeouts?: Readonly<Record<string, string>>,
): void {
  Object.assign(database, {
    async applyJwtSessionContext(transaction: Kysely<unknown>, { auth, storage }: Asker) {
      const role = auth?.role || "anon";
      const isSigned = typeof auth?.jwt === "object" && auth.jwt !== null;
      await setForTransaction(transaction, {
        // First: whoever may not become this role sets nothing.
        role,
        "request.jwt.claim.sub": String(auth?.uid ?? ""),
        "request.jwt.claim.role": role,
        "storage.operation": String(storage?.operation ?? ""),
        ...(isSigned && { "request.jwt.claims": JSON.stringify(auth.jwt) }),
        ...(timeouts && { statement_timeout: timeouts[role] ?? timeouts.anon ?? "1s" }),
      });
    },
    async applyRpcRequestGucs(transaction: Kysely<unknown>, call: Call) {
      await setForTransaction(transaction, {
        "response.status": "",
        "response.headers": "",
        "request.method": call.method,
        "request.path": call.path,
        "request.headers": JSON.stringify(call.requestHeaders ?? {}),
      });
    },
  });
}

async function setForTransaction(transaction: Kysely<unknown>, settings: Record<string, string>) {
  const parts = Object.entries(settings).map(
    ([name, value]): RawBuilder<unknown> => sql`set_config(${sql.lit(name)}, ${value}, true)`,
  );
  await sql`select ${sql.join(parts)}`.execute(transaction);
}
