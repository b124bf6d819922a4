import type { MiddlewareHandler } from "hono";
import { sql } from "kysely";
import { isRowId } from "../../data/forms/ids.ts";
import type { Database } from "../database/database.ts";

/** The columns of auth.mfa_factors that we read. */
export type FactorRow = {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: "totp" | "phone";
  status: "unverified" | "verified";
  created_at: string;
  updated_at: string;
  secret: string | null;
  phone: string | null;
  last_challenged_at: string | null;
};

const columns = sql.raw(
  "id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret, phone, last_challenged_at",
);

export async function listFactors(database: Database, userId: string): Promise<FactorRow[]> {
  const { rows } = await sql<FactorRow>`select ${columns} from auth.mfa_factors
    where user_id = ${userId}::uuid order by created_at, id`.execute(database.kysely);
  return rows;
}

/** The person's factor with this id; undefined if there is none. */
export async function findFactor(
  database: Database,
  userId: string,
  factorId: string,
): Promise<FactorRow | undefined> {
  if (!isRowId(factorId) || !isRowId(userId)) return undefined;
  const { rows } = await sql<FactorRow>`select ${columns} from auth.mfa_factors
    where id = ${factorId}::uuid and user_id = ${userId}::uuid`.execute(database.kysely);
  return rows[0];
}

/** A factor as `user.factors` shows it: never the secret. */
export function publicFactor(factor: FactorRow) {
  const { id, friendly_name, factor_type, status, phone, created_at, updated_at } = factor;
  return {
    id,
    created_at,
    updated_at,
    status,
    factor_type,
    ...(friendly_name ? { friendly_name } : {}),
    ...(phone ? { phone } : {}),
    ...(factor.last_challenged_at ? { last_challenged_at: factor.last_challenged_at } : {}),
  };
}

/** The JSON of a person with `factors`; an empty list is left out, as in Supabase Auth. */
export async function withFactors(database: Database, user: { id: string }) {
  const factors = await listFactors(database, user.id);
  return factors.length > 0 ? { ...user, factors: factors.map(publicFactor) } : user;
}

/** Removes a factor. Sessions that used it drop to one factor, and must fetch new tokens. */
export async function deleteFactor(database: Database, factor: FactorRow): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    await sql`delete from auth.mfa_amr_claims a using auth.sessions s
      where a.session_id = s.id and s.user_id = ${factor.user_id}::uuid
        and s.factor_id = ${factor.id}::uuid
        and a.authentication_method in ('totp', 'phone', 'mfa/phone')`.execute(transaction);
    await sql`update auth.sessions set aal = 'aal1', factor_id = null
      where user_id = ${factor.user_id}::uuid and factor_id = ${factor.id}::uuid`.execute(
      transaction,
    );
    await sql`delete from auth.mfa_factors where id = ${factor.id}::uuid`.execute(transaction);
  });
}

/** Adds factors to every person in an answer, because Lite does not know them. */
export const userFactors =
  (database: Database): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.req.path !== "/auth/v1/user" || c.res.status !== 200) return;
    const user = await withFactors(database, await c.res.clone().json());
    const headers = new Headers(c.res.headers);
    headers.delete("content-length");
    c.res = undefined;
    c.res = Response.json(user, { status: 200, headers });
  };
