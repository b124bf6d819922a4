import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createConfirmedUser } from "../../backend/accounts/new-account.ts";
import { openPglite } from "../../backend/database/pglite.ts";
import { layPreparedDatabase } from "../../tests/fixtures/prepared-database.ts";

// The statements of a hosted project's authentication, which the embedded one does not run like this.
let database: Awaited<ReturnType<typeof openPglite>>;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "school-accounts-"));
  await layPreparedDatabase(dataDir);
  database = await openPglite({ folder: join(dataDir, "database") });
}, 120_000);
afterAll(async () => {
  await database?.close();
  await rm(dataDir, { recursive: true });
});

type Account = { id: string; email: string };

/** A stranger's sign-up with a password, where emails confirm sign-ups. */
async function signUp(): Promise<Account> {
  const [id, email] = [randomUUID(), `${randomUUID()}@mail.example`];
  await database.driver.query(
    "insert into auth.users (id, email, encrypted_password) values ($1, $2, 'of a stranger')",
    [id, email],
  );
  await update({ id, email }, "confirmation_sent_at = now()");
  return { id, email };
}
const update = ({ id }: Account, assignment: string) =>
  database.driver.query(`update auth.users set ${assignment} where id = $1`, [id]);
const list = ({ email }: Account) =>
  database.driver.query("insert into public.admin_users (email) values ($1)", [email]);

async function readAccount({ id }: Account) {
  const { rows } = await database.driver.query<{ password: string | null; may_claim: boolean }>(
    `select encrypted_password as password, private.may_claim_admin(id) as may_claim
     from auth.users where id = $1`,
    [id],
  );
  return rows[0];
}

const invite = "confirmation_sent_at = now(), invited_at = now()";
const confirm = "email_confirmed_at = now()";

test("an invitation removes the password of an account that nobody has confirmed", async () => {
  const alumnus = await signUp();
  await update(alumnus, invite);
  expect((await readAccount(alumnus))?.password).toBeNull();
  await update(alumnus, "encrypted_password = 'of the service'");
  await update(alumnus, confirm);
  await update(alumnus, "encrypted_password = 'of the owner'");
  await update(alumnus, invite);
  expect((await readAccount(alumnus))?.password).toBe("of the owner");
});

test("the confirmation of a colleague's address removes a stranger's password", async () => {
  const colleague = await signUp();
  await list(colleague);
  await update(colleague, "recovery_sent_at = now()");
  expect((await readAccount(colleague))?.password).toBe("of a stranger");
  await update(colleague, confirm);
  expect(await readAccount(colleague)).toEqual({ password: null, may_claim: true });
  await update(colleague, "encrypted_password = 'of the owner', last_sign_in_at = now()");
  expect((await readAccount(colleague))?.password).toBe("of the owner");
});

test("an alumnus confirms the address and keeps the password", async () => {
  const alumnus = await signUp();
  await update(alumnus, confirm);
  expect((await readAccount(alumnus))?.password).toBe("of a stranger");
});

test("a password set together with the confirmation stays, as for the first administrator", async () => {
  const colleague = await signUp();
  await list(colleague);
  await createConfirmedUser(database.kysely, { ...colleague, password: "nine rivers" });
  const account = await readAccount(colleague);
  expect(account?.may_claim).toBe(true);
  expect(account?.password).toMatch(/^\$2/);
});

test("an account that an operator creates for a listed address keeps its password", async () => {
  const email = `${randomUUID()}@mail.example`;
  const made = { id: randomUUID(), email };
  await list(made);
  await database.driver.query(
    "insert into auth.users (id, email, encrypted_password) values ($1, $2, 'of the operator')",
    [made.id, email],
  );
  await update(made, confirm);
  expect(await readAccount(made)).toEqual({ password: "of the operator", may_claim: false });
});

test("a change of address takes no proof along, and none of the role", async () => {
  const person = await signUp();
  await update(person, confirm);
  const listed = { id: person.id, email: `${randomUUID()}@mail.example` };
  await list(listed);
  await update(person, `email = '${listed.email}'`);
  expect(await readAccount(person)).toEqual({ password: "of a stranger", may_claim: false });
});
