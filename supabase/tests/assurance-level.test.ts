import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { App } from "@supabase/lite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootDatabase } from "../../backend/database/boot.ts";
import { openPglite } from "../../backend/database/pglite.ts";

// Tests the rule itself, in SQL: a request of the API is a role and the claims of its token.
let database: Awaited<ReturnType<typeof openPglite>>;
const admin = randomUUID();

beforeAll(async () => {
  database = await openPglite();
  await bootDatabase(new App({ connection: database }), database, {
    MIGRATIONS_DIR: fileURLToPath(new URL("../migrations", import.meta.url)),
  });
  await database.driver.exec(`
    insert into auth.users (id, email, email_confirmed_at, invited_at)
      values ('${admin}', 'Head@School.example', now(), now());
    insert into public.admin_users (email) values ('head@school.example');
    insert into public.auth_user_roles (user_id, role) values ('${admin}', 'admin');
    create table if not exists auth.mfa_factors (id uuid, user_id uuid, status text);
  `);
}, 60_000);
afterAll(() => database.close());

test("an admin without a second factor is an admin at aal1", async () => {
  expect(await asAdmin({ aal: "aal1" })).toBe(true);
});

test("an unverified factor changes nothing", async () => {
  await setFactor("unverified");
  expect(await asAdmin({ aal: "aal1" })).toBe(true);
});

test("with a verified factor only aal2 is enough", async () => {
  await setFactor("verified");
  expect(await asAdmin({ aal: "aal1" })).toBe(false);
  expect(await asAdmin({})).toBe(false);
  expect(await asAdmin({ aal: "aal2" })).toBe(true);
});

test("a barred, deleted or unconfirmed account is not an admin", async () => {
  const column = async (assignment: string) => {
    await database.driver.exec(`update auth.users set ${assignment} where id = '${admin}'`);
    return asAdmin({ aal: "aal2" });
  };
  expect(await column("banned_until = now() + interval '1 hour'")).toBe(false);
  expect(await column("banned_until = null, deleted_at = now()")).toBe(false);
  expect(await column("deleted_at = null, email_confirmed_at = null")).toBe(false);
  expect(await column("email_confirmed_at = now()")).toBe(true);
});

async function setFactor(status: string) {
  const { rows } = await database.driver.query<{ name: string; type: string }>(`
    select column_name as name, udt_name as type from information_schema.columns
    where table_schema = 'auth' and table_name = 'mfa_factors'`);
  const value = (name: string, type: string) => {
    if (name === "user_id") return `'${admin}'`;
    if (name === "status") return `'${status}'`;
    if (name === "id") return `'${randomUUID()}'`;
    if (name === "factor_type") return "'totp'";
    return type === "timestamptz" ? "now()" : "null";
  };
  await database.driver.exec(`
    delete from auth.mfa_factors;
    insert into auth.mfa_factors (${rows.map(({ name }) => name)})
      values (${rows.map(({ name, type }) => value(name, type))})`);
}

/** Whether the database treats the person as an admin, in a request with these claims. */
async function asAdmin(claims: Record<string, string>): Promise<boolean> {
  return database.driver.transaction(async (request) => {
    const token = JSON.stringify({ sub: admin, role: "authenticated", ...claims });
    await request.query("select set_config('request.jwt.claims', $1, true)", [token]);
    await request.exec("set local role authenticated");
    const { rows } = await request.query<{ answer: boolean }>(
      "select public.is_admin() as answer, (select count(*) from public.admin_users) as listed",
    );
    return rows[0]?.answer ?? false;
  });
}
