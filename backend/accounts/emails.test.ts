import { createHash, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, type Person, startBackend } from "../../tests/fixtures/backend.ts";
import { databases } from "../../tests/fixtures/suite.ts";
import { migrationsAnd } from "../fixtures/probe.ts";

// Moves every open email an hour into the past, and leaves one as an earlier version sent it.
const clock = `
create function public.wait_an_hour() returns void language sql security definer as $$
  update embedded.one_time_proofs set created_at = created_at - interval '1 hour'
$$;
create function public.leave_letter_of_lite(address text) returns void language sql security definer as $$
  update auth.users set recovery_sent_at = now(),
    recovery_token = encode(sha256(convert_to(address || '123456', 'UTF8')), 'hex')
  where email = address
$$;`;

const password = "nine rivers and a bridge";

describe.each(databases)("emails on %s", (database) => {
  let backend: Backend;
  let migrations: string;
  beforeAll(async () => {
    migrations = await migrationsAnd(clock);
    backend = await startBackend({ database, environment: { MIGRATIONS_DIR: migrations } });
  });
  afterAll(async () => {
    await backend?.stop();
    await rm(migrations, { recursive: true });
  });

  async function emailsTo(address: string) {
    const sources = (await backend.emails()).filter((source) => source.includes(address));
    const emails = await Promise.all(sources.map((source) => PostalMime.parse(source)));
    return emails.map(({ subject, text = "" }) => ({
      subject,
      token: /token_hash=([^&\s]+)/.exec(text)?.[1] ?? "",
      code: /: (\d{6})$/m.exec(text)?.[1] ?? "",
    }));
  }
  async function lastTo(address: string) {
    const mail = (await emailsTo(address)).at(-1);
    if (!mail) throw new Error(`No email to ${address}.`);
    return mail;
  }

  async function ask(path: string, body?: object, method = "POST") {
    const answer = await fetch(`${backend.url}/auth/v1/${path}`, {
      method,
      headers: { apikey: backend.publishableKey, "content-type": "application/json" },
      body: body && JSON.stringify(body),
    });
    const said = await answer.json();
    return { status: answer.status, code: said.error_code, user: said.user?.id };
  }
  const verify = (body: object) => ask("verify", { type: "recovery", ...body });

  async function forget(person: Person) {
    expect((await ask("recover", { email: person.email })).status).toBe(200);
    return lastTo(person.email);
  }
  const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  const expired = { status: 403, code: "otp_expired" };

  test("the link has a token that cannot be derived from the address and the digits", async () => {
    const person = await backend.signUp();
    const { token, code } = await forget(person);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const derived = createHash("sha256").update(`${person.email}${code}`).digest("hex");
    expect(token).not.toBe(derived);
    expect(await verify({ token_hash: derived })).toMatchObject(expired);
    expect(await verify({ token_hash: token })).toMatchObject({ status: 200, user: person.id });
  });

  test("an email from before an upgrade has expired", async () => {
    const { email } = await backend.signUp();
    await (backend.service() as SupabaseClient).rpc("leave_letter_of_lite", { address: email });
    const derived = createHash("sha256").update(`${email}123456`).digest("hex");
    expect(await verify({ token_hash: derived })).toMatchObject(expired);
    expect(await verify({ email, token: "123456" })).toMatchObject(expired);
  });

  test("ten wrong codes invalidate the code but not the link", async () => {
    const person = await backend.signUp();
    const { token, code } = await forget(person);
    const guess = (tried: string) => verify({ email: person.email, token: tried });
    for (let count = 0; count < 10; count++) {
      expect(await guess(wrongCode(code))).toMatchObject(expired);
    }
    expect(await guess(code)).toMatchObject(expired);
    expect(await verify({ token_hash: token })).toMatchObject({ status: 200, user: person.id });
  });

  test("nine wrong codes do not, and a new email resets the count", async () => {
    const person = await backend.signUp();
    const first = await forget(person);
    for (let count = 0; count < 10; count++) {
      await verify({ email: person.email, token: wrongCode(first.code) });
    }
    const { code } = await forget(person);
    for (let count = 0; count < 9; count++) {
      await verify({ email: person.email, token: wrongCode(code) });
    }
    expect((await verify({ email: person.email.toUpperCase(), token: code })).status).toBe(200);
  });

  test("strangers' wrong links do not invalidate anybody's email", async () => {
    const person = await backend.signUp();
    const { token } = await forget(person);
    for (let count = 0; count < 320; count++) {
      const wrong = createHash("sha256").update(String(count)).digest("hex");
      expect(await verify({ token_hash: wrong })).toMatchObject(expired);
    }
    expect((await verify({ token_hash: token })).status).toBe(200);
  });

  test("an address sent with a link's token is refused and counts against nobody", async () => {
    const person = await backend.signUp();
    const { token, code } = await forget(person);
    for (let count = 0; count < 12; count++) {
      const made = { email: person.email, token_hash: wrongCode(code) };
      expect(await verify(made)).toMatchObject({ status: 400, code: "validation_failed" });
    }
    expect(
      (await verify({ email: `${randomUUID()}@mail.example`, token_hash: token })).status,
    ).toBe(400);
    expect((await verify({ email: person.email, token: code })).status).toBe(200);
  });

  test("of several uses at the same moment one wins, by link and by code", async () => {
    const person = await backend.signUp();
    const winners = async (body: object) => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => verify(body)));
      return answers.map(({ status }) => status).filter((status) => status === 200).length;
    };
    expect(await winners({ token_hash: (await forget(person)).token })).toBe(1);
    const { code } = await forget(person);
    expect(await winners({ email: person.email, token: code })).toBe(1);
  });

  test("an email is valid for an hour, and only for the mailbox it was sent to", async () => {
    const person = await backend.signUp();
    const late = await forget(person);
    await (backend.service() as SupabaseClient).rpc("wait_an_hour");
    expect(await verify({ token_hash: late.token })).toMatchObject(expired);
    expect(await verify({ email: person.email, token: late.code })).toMatchObject(expired);

    const former = await forget(person);
    const email = `${randomUUID()}@mail.example`;
    await person.client.auth.updateUser({ email });
    const proof = { type: "email_change", token_hash: (await lastTo(email)).token } as const;
    expect((await person.client.auth.verifyOtp(proof)).error).toBeNull();
    expect(await verify({ token_hash: former.token })).toMatchObject(expired);
  });

  test("a new password invalidates the email for a forgotten one", async () => {
    const person = await backend.signUp();
    const { token } = await forget(person);
    expect((await person.client.auth.updateUser({ password })).error).toBeNull();
    expect(await verify({ token_hash: token })).toMatchObject(expired);
  });

  test("an email proves only what it was sent for", async () => {
    const person = await backend.signUp();
    const { token } = await forget(person);
    for (const type of ["signup", "invite", "email_change", "magiclink"]) {
      expect(await verify({ type, token_hash: token })).toMatchObject(expired);
    }
    for (const type of ["reauthentication", "sms", "toString", ""]) {
      expect((await verify({ type, token_hash: token })).code).toBe("validation_failed");
    }
    expect((await verify({ type: "email", token_hash: token })).status).toBe(200);
  });

  test("sign-in by email is closed: no account, no email, no used-up invitation", async () => {
    const invited = `${randomUUID()}@mail.example`;
    await backend.service().auth.admin.inviteUserByEmail(invited);
    const { token } = await lastTo(invited);
    const stranger = `${randomUUID()}@mail.example`;
    for (const email of [invited, stranger, `a,${invited}`]) {
      for (const path of ["otp", "magiclink"]) {
        const { status, code } = await ask(path, { email, create_user: true });
        expect([status, code]).toEqual([422, "otp_disabled"]);
      }
    }
    expect(await emailsTo(invited)).toHaveLength(1);
    expect(await emailsTo(stranger)).toEqual([]);
    expect((await verify({ type: "invite", token_hash: token })).status).toBe(200);
  });

  test("opening one of Lite's links uses up nothing", async () => {
    const person = await backend.signUp();
    const { token } = await forget(person);
    expect(await ask(`verify?type=recovery&token=${token}`, undefined, "GET")).toMatchObject({
      status: 405,
      code: "method_not_allowed",
    });
    expect((await verify({ token_hash: token })).status).toBe(200);
  });

  test.each(["a,{}", "Name<{}>", "{},b@mail.example", "{}\nbcc: b@mail.example", " {}"])(
    "%s is refused as an address by every endpoint",
    async (form) => {
      const person = await backend.signUp();
      const before = (await backend.emails()).length;
      const email = form.replace("{}", person.email);
      const bodies: [string, object][] = [
        ["signup", { password }],
        ["recover", {}],
        ["resend", { type: "signup" }],
        ["verify", { type: "recovery", token: "123456" }],
      ];
      for (const [path, body] of bodies) {
        expect(await ask(path, { ...body, email })).toMatchObject({
          status: 400,
          code: "validation_failed",
        });
      }
      const changed = await person.client.auth.updateUser({ email });
      expect(changed.error?.code).toBe("validation_failed");
      const { admin } = backend.service().auth;
      expect((await admin.inviteUserByEmail(email)).error?.code).toBe("validation_failed");
      const account = { email, password, email_confirm: true };
      expect((await admin.createUser(account)).error?.code).toBe("validation_failed");
      expect(await ask("token?grant_type=password", { email, password })).toMatchObject({
        status: 400,
        code: "invalid_credentials",
      });
      expect(await backend.emails()).toHaveLength(before);
    },
  );
});
