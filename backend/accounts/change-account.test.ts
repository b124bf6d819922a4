import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hire } from "../../supabase/tests/staff-scene.ts";
import { type Backend, type Person, startBackend } from "../../tests/fixtures/backend.ts";
import { databases } from "../../tests/fixtures/suite.ts";
import { migrationsAnd } from "../fixtures/probe.ts";

// Moves every sign-in six minutes into the past.
const clock = `
create function public.wait_six_minutes() returns void language sql security definer as $$
  update auth.mfa_amr_claims set updated_at = updated_at - interval '6 minutes'
$$;`;

const next = "nine rivers and a bridge";

describe.each(databases)("account changes on %s", (database) => {
  let backend: Backend;
  let migrations: string;
  beforeAll(async () => {
    migrations = await migrationsAnd(clock);
    const environment = { MIGRATIONS_DIR: migrations };
    backend = await startBackend({ database, environment });
  });
  afterAll(async () => {
    await backend?.stop();
    await rm(migrations, { recursive: true });
  });

  /** A person whose session began with a password some time ago. */
  async function signedInBefore(): Promise<Person> {
    const person = await backend.signUp();
    await (backend.service() as SupabaseClient).rpc("wait_six_minutes");
    expect((await person.client.auth.refreshSession()).error).toBeNull();
    return person;
  }
  type Attributes = Parameters<Person["client"]["auth"]["updateUser"]>[0];
  async function change({ client }: Person, attributes: Attributes) {
    const { error } = await client.auth.updateUser(attributes);
    return error && [error.status, error.code];
  }
  const needed = [400, "reauthentication_needed"];

  async function lastTo(address: string): Promise<string> {
    const emails = (await backend.emails()).filter((mail) => mail.includes(`To: ${address}`));
    return (emails.at(-1) ?? "").replaceAll(/=\r?\n/g, "");
  }
  const codeFor = async (person: Person) => {
    expect((await person.client.auth.reauthenticate()).error).toBeNull();
    return /Code: (\d{6})/.exec(await lastTo(person.email))?.[1] ?? "";
  };

  test("a session alone does not allow changing password or address", async () => {
    const person = await signedInBefore();
    expect(await change(person, { password: next })).toEqual(needed);
    expect(await change(person, { email: `${randomUUID()}@mail.example` })).toEqual(needed);
    expect(await change(person, { data: { language: "hi" } })).toBeNull();
    expect(await change(person, { email: person.email })).toBeNull();
    await backend.signIn(person);
  });

  test("a new sign-in, or the email for a forgotten password, allows it", async () => {
    const person = await signedInBefore();
    const again = await backend.signIn(person);
    expect(await change(again, { password: next })).toBeNull();
    await backend.visitor().auth.resetPasswordForEmail(person.email);
    const token_hash = /token_hash=3D([0-9a-f]{64})/.exec(await lastTo(person.email))?.[1] ?? "";
    const client = backend.visitor();
    expect((await client.auth.verifyOtp({ type: "recovery", token_hash })).error).toBeNull();
    expect(await change({ ...person, client }, { password: person.password })).toBeNull();
  });

  test("the current password allows it, a wrong one does not", async () => {
    const person = await signedInBefore();
    const wrong = { current_password: "not this one" };
    const invalid = [400, "invalid_credentials"];
    expect(await change(person, { password: next, ...wrong })).toEqual(invalid);
    const email = `${randomUUID()}@mail.example`;
    expect(await change(person, { email, ...wrong })).toEqual(invalid);
    const current = { current_password: person.password };
    expect(await change(person, { email, ...current })).toBeNull();
    expect(await lastTo(email)).toContain("Confirm your new address");
    expect(await change(person, { password: next, ...current })).toBeNull();
    await backend.signIn({ ...person, password: next });
  });

  test("the code of an email allows it once, and wrong codes use it up", async () => {
    const person = await signedInBefore();
    const nonce = await codeFor(person);
    expect(await change(person, { password: next, nonce })).toBeNull();
    const refused = [422, "reauthentication_not_valid"];
    expect(await change(person, { password: person.password, nonce })).toEqual(refused);
    const second = await codeFor(person);
    const wrong = String((Number(second) + 1) % 1_000_000).padStart(6, "0");
    for (let count = 0; count < 10; count++) {
      expect(await change(person, { password: person.password, nonce: wrong })).toEqual(refused);
    }
    expect(await change(person, { password: person.password, nonce: second })).toEqual(refused);
  });

  test("one person's code does not work for another", async () => {
    const [person, other] = [await signedInBefore(), await signedInBefore()];
    const nonce = await codeFor(other);
    expect(await change(person, { password: next, nonce })).toEqual([
      422,
      "reauthentication_not_valid",
    ]);
  });

  test("a person's own address, or its first part, is refused as a password", async () => {
    const person = await backend.signUp();
    for (const password of [person.email.toUpperCase(), person.email.split("@")[0]]) {
      expect(await change(person, { password })).toEqual([422, "weak_password"]);
    }
    expect(await change(person, { password: person.password })).toEqual([422, "same_password"]);
  });

  test("an address in use gets the same answer, and its owner an email", async () => {
    const [person, owner] = [await backend.signUp(), await backend.signUp()];
    const free = `${randomUUID()}@mail.example`;
    for (const email of [free, owner.email]) {
      const { data, error } = await person.client.auth.updateUser({ email });
      expect([error, data.user?.new_email]).toEqual([null, email]);
    }
    expect(await lastTo(owner.email)).toContain("This address already has an account");
    expect(await lastTo(owner.email)).not.toContain("token_hash");
    await person.client.auth.resend({ type: "email_change", email: person.email });
    expect(await lastTo(owner.email)).not.toContain("token_hash");
  });

  const newAddress = () => `${randomUUID()}@mail.example`;
  const list = (email: string) =>
    backend.service().from("admin_users").insert({ email }).throwOnError();
  const tokenTo = async (address: string) =>
    /token_hash=3D([0-9a-f]{64})/.exec(await lastTo(address))?.[1] ?? "";
  async function takeAddress({ client }: Person, address: string) {
    const token_hash = await tokenTo(address);
    const { error } = await client.auth.verifyOtp({ type: "email_change", token_hash });
    return error && [error.status, error.code];
  }

  test("a listed colleague's address is not taken: the colleague is invited, with the usual answer", async () => {
    const person = await backend.signUp();
    const email = newAddress();
    await list(email);
    const { data, error } = await person.client.auth.updateUser({ email });
    expect([error, data.user?.new_email]).toEqual([null, email]);
    await person.client.auth.resend({ type: "email_change", email: person.email });
    expect(await lastTo(email)).toContain("You are invited");
    const token_hash = await tokenTo(email);
    const invited = await backend.visitor().auth.verifyOtp({ type: "invite", token_hash });
    expect([invited.error, invited.data.user?.email]).toEqual([null, email]);
    expect(invited.data.user?.id).not.toBe(person.id);
    expect((await backend.signIn(person)).id).toBe(person.id);
  });

  test("an address that is listed meanwhile stays with the colleague", async () => {
    const person = await backend.signUp();
    const email = newAddress();
    expect(await change(person, { email })).toBeNull();
    await list(email);
    expect(await takeAddress(person, email)).toEqual([403, "otp_expired"]);
    expect((await backend.signIn(person)).id).toBe(person.id);
  });

  test("a colleague changes to another listed address, and keeps the role", async () => {
    const colleague = await hire(backend, null);
    const email = newAddress();
    await list(email);
    expect(await change(colleague, { email })).toBeNull();
    expect(await takeAddress(colleague, email)).toBeNull();
    expect((await colleague.client.rpc("is_admin")).data).toBe(true);
  });

  test.each([
    ["a lesser role", null, "door"],
    ["one campus", "majra", "administrator"],
  ] as const)(
    "a colleague of %s does not take the address of a head",
    async (_what, campus, role) => {
      const colleague = await hire(backend, campus, role);
      const email = newAddress();
      await list(email);
      expect(await change(colleague, { email })).toBeNull();
      expect(await lastTo(email)).toContain("You are invited");
      expect(await takeAddress(colleague, email)).toEqual([403, "otp_expired"]);
    },
  );

  test("the invitation to a former address makes nobody a colleague at the next one", async () => {
    const [former, email] = [newAddress(), newAddress()];
    await backend.service().auth.admin.inviteUserByEmail(former);
    const client = backend.visitor();
    const accepted = { type: "invite", token_hash: await tokenTo(former) } as const;
    const { data } = await client.auth.verifyOtp(accepted);
    const person = { id: data.user?.id ?? "", email: former, password: next, client };
    expect(await change(person, { email })).toBeNull();
    expect(await takeAddress(person, email)).toBeNull();
    await list(email);
    const claimed = await client
      .from("auth_user_roles")
      .insert({ user_id: person.id, role: "admin" });
    expect(claimed.status).toBe(403);
  });

  test("an address that somebody else takes meanwhile stays with them", async () => {
    const person = await backend.signUp();
    const email = `${randomUUID()}@mail.example`;
    expect(await change(person, { email })).toBeNull();
    const token_hash = /token_hash=3D([0-9a-f]{64})/.exec(await lastTo(email))?.[1] ?? "";
    const owner = await backend.signUp(email);
    const { error } = await person.client.auth.verifyOtp({ type: "email_change", token_hash });
    expect([error?.status, error?.code]).toEqual([403, "otp_expired"]);
    expect((await backend.signIn(owner)).id).toBe(owner.id);
  });
});

test("ten wrong current passwords block further guesses for a while", async () => {
  const migrations = await migrationsAnd(clock);
  const environment = { MIGRATIONS_DIR: migrations, AUTH_LIMITS: "mail_seconds=0,requests=9999" };
  const backend = await startBackend({ database: "pglite", environment });
  try {
    const { client, password } = await backend.signUp();
    await (backend.service() as SupabaseClient).rpc("wait_six_minutes");
    const guess = async (current_password: string) =>
      (await client.auth.updateUser({ password: next, current_password })).error?.status;
    for (let count = 0; count < 10; count++) expect(await guess("not this one")).toBe(400);
    expect(await guess(password)).toBe(429);
  } finally {
    await backend.stop();
    await rm(migrations, { recursive: true });
  }
});
