import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { AuthError, SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, type Person, startBackend } from "../../tests/fixtures/backend.ts";
import { databases } from "../../tests/fixtures/suite.ts";
import { migrationsAnd } from "../fixtures/probe.ts";
import {
  claimsOf,
  codeOf,
  enroll,
  postFactors,
  signUpWithFactor,
} from "../fixtures/second-factor.ts";

// Moves every challenge five minutes, or every attempt a minute into the past.
const clock = `
create function public.wait_five_minutes() returns void language sql security definer as $$
  update auth.mfa_challenges set created_at = created_at - interval '301 seconds'
$$;
create function public.wait_a_minute() returns void language sql security definer as $$
  update embedded.attempts set times = array(select t - interval '61 seconds' from unnest(times) as t)
$$;`;

// The answers of Supabase Auth (docs/decisions/second-factor.md), requested with unmodified supabase-js.
describe.each(databases)("second factors on %s", (database) => {
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

  const told = (error: AuthError | null) => [error?.status, error?.code];

  const withFactor = () => signUpWithFactor(backend);
  const post = (person: Person, path: string, body: object, address?: string) =>
    postFactors(backend, person, path, body, address);

  test("a first session has one factor and names how it was opened", async () => {
    const person = await backend.signUp();
    expect(await claimsOf(person)).toMatchObject({
      aal: "aal1",
      amr: [{ method: "password" }],
      app_metadata: { provider: "email" },
      user_metadata: { full_name: "Sample Person" },
      session_id: expect.any(String),
    });
    await person.client.auth.refreshSession();
    expect(await claimsOf(person)).toMatchObject({ user_role: "alumni", aal: "aal1" });
  });

  test("enrolling gives secret, address and a picture that fits into a data URL", async () => {
    const person = await backend.signUp();
    const { totp } = await enroll(person);
    expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(totp.uri).toContain(`secret=${totp.secret}`);
    expect(totp.uri).toContain("issuer=127.0.0.1");
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(totp.qr_code).not.toContain("#");
    const { data } = await person.client.auth.mfa.listFactors();
    expect(data?.all).toHaveLength(1);
    expect(data?.totp).toEqual([]);
    expect(data?.all[0]).not.toHaveProperty("secret");
  });

  test("a verified code raises the session, and refreshing keeps it raised", async () => {
    const { person, factor } = await withFactor();
    const level = await person.client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
    await person.client.auth.refreshSession();
    const claims = await claimsOf(person);
    expect(claims.aal).toBe("aal2");
    expect(claims.amr.map(({ method }) => method)).toEqual(["totp", "password"]);
    const { data } = await person.client.auth.mfa.listFactors();
    expect(data?.totp.map(({ id, status }) => [id, status])).toEqual([[factor.id, "verified"]]);
    const again = await backend.signIn(person);
    const next = await again.client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(next.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
  });

  test("verifying ends the refresh token and all earlier aal1 sessions", async () => {
    const laptop = await backend.signUp();
    const phone = await backend.signIn(laptop);
    const factor = await enroll(laptop);
    const before = (await laptop.client.auth.getSession()).data.session?.refresh_token ?? "";
    await laptop.client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeOf(factor.totp.secret),
    });
    const old = await backend.visitor().auth.refreshSession({ refresh_token: before });
    expect(told(old.error)).toEqual([400, "refresh_token_already_used"]);
    // How supabase-js reports `session_not_found`.
    expect((await phone.client.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await laptop.client.auth.refreshSession()).error).toBeNull();
  });

  test("a wrong code is refused, and a right code works once", async () => {
    const { person, factor, secret, used } = await withFactor();
    const again = await backend.signIn(person);
    const verify = (code: string) =>
      again.client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    const wrong = used === "000000" ? "000001" : "000000";
    expect(told((await verify(wrong)).error)).toEqual([422, "mfa_verification_failed"]);
    expect(told((await verify(used)).error)).toEqual([422, "mfa_verification_failed"]);
    expect((await verify(codeOf(secret, 1))).error).toBeNull();
  });

  test("challenges: unknown, used, from another address", async () => {
    const { person, factor, secret } = await withFactor();
    const challenged = await post(person, `/${factor.id}/challenge`, {});
    const answer = { challenge_id: challenged.id, code: codeOf(secret, 1) };
    const verify = (body: object, address?: string) =>
      post(person, `/${factor.id}/verify`, body, address);
    expect(await verify({ ...answer, challenge_id: crypto.randomUUID() })).toMatchObject({
      status: 422,
      code: "mfa_factor_not_found",
    });
    expect(await verify({ ...answer, code: "" })).toMatchObject({
      status: 400,
      code: "validation_failed",
    });
    const mismatch = { status: 422, code: "mfa_ip_address_mismatch" };
    expect(await verify(answer, "203.0.113.9")).toMatchObject(mismatch);
    const { data } = await person.client.auth.mfa.verify({
      factorId: factor.id,
      challengeId: challenged.id,
      code: answer.code,
    });
    expect(data?.access_token).toBeTruthy();
    expect(await verify(answer)).toMatchObject(mismatch);
  });

  test("a challenge is open for five minutes", async () => {
    const { person, factor, secret } = await withFactor();
    const challenged = await post(person, `/${factor.id}/challenge`, {});
    await (backend.service() as SupabaseClient).rpc("wait_five_minutes");
    const answer = { challenge_id: challenged.id, code: codeOf(secret, 1) };
    expect(await post(person, `/${factor.id}/verify`, answer)).toMatchObject({
      status: 422,
      code: "mfa_challenge_expired",
    });
  });

  test("a person who names somebody else's factor gets not found", async () => {
    const { factor } = await withFactor();
    const stranger = await backend.signUp();
    const challenged = await stranger.client.auth.mfa.challenge({ factorId: factor.id });
    expect(told(challenged.error)).toEqual([404, "mfa_factor_not_found"]);
    const gone = await stranger.client.auth.mfa.unenroll({ factorId: factor.id });
    expect(told(gone.error)).toEqual([404, "mfa_factor_not_found"]);
    const bare = await fetch(`${backend.url}/auth/v1/factors`, {
      method: "POST",
      headers: { apikey: backend.publishableKey },
    });
    expect([bare.status, (await bare.json()).error_code]).toEqual([401, "no_authorization"]);
  });

  test("enrolling: names, types, numbers and how many", async () => {
    const person = await backend.signUp();
    await enroll(person, "Tablet");
    const same = await person.client.auth.mfa.enroll({
      factorType: "totp",
      friendlyName: "Tablet",
    });
    expect(told(same.error)).toEqual([422, "mfa_factor_name_conflict"]);
    expect(await post(person, "", { factor_type: "smoke" })).toMatchObject({
      status: 400,
      code: "validation_failed",
    });
    const number = await person.client.auth.mfa.enroll({ factorType: "phone", phone: "12" });
    expect(told(number.error)).toEqual([400, "validation_failed"]);
    for (let count = 1; count < 10; count++) await enroll(person, `Device ${count}`);
    const eleventh = await person.client.auth.mfa.enroll({ factorType: "totp" });
    expect(told(eleventh.error)).toEqual([422, "too_many_enrolled_mfa_factors"]);
  });

  test("a password alone cannot change an account with a second factor", async () => {
    const { person, factor, secret } = await withFactor();
    const { client } = await backend.signIn(person);
    const another = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Thief" });
    expect(told(another.error)).toEqual([403, "insufficient_aal"]);
    const removal = await client.auth.mfa.unenroll({ factorId: factor.id });
    expect(told(removal.error)).toEqual([422, "insufficient_aal"]);
    const changes = [
      { password: "another good one" },
      { email: "new@mail.example" },
      { data: { account_status: "deleted" } },
    ];
    for (const change of changes) {
      expect(told((await client.auth.updateUser(change)).error)).toEqual([401, "insufficient_aal"]);
    }
    await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(secret, 1) });
    const { data } = await client.auth.updateUser({ data: { language: "hi" } });
    expect(data.user?.user_metadata.language).toBe("hi");
    expect(data.user?.user_metadata).not.toHaveProperty("account_status");
    expect((await client.auth.updateUser({ password: "another good one" })).error).toBeNull();
  });

  test("a factor that a stranger enrolled before the owner's does not work afterwards", async () => {
    const owner = await backend.signUp();
    const stranger = await backend.signIn(owner);
    const phone = `+9197${String(Date.now()).slice(-8)}`;
    const laid = await stranger.client.auth.mfa.enroll({ factorType: "phone", phone });
    const factorId = laid.data?.id ?? "";
    const challenged = await stranger.client.auth.mfa.challenge({ factorId });
    const code = /\d{6}$/.exec((await messages()).find((m) => m.includes(phone))?.trim() ?? "");
    const factor = await enroll(owner);
    const { secret } = factor.totp;
    const own = { factorId: factor.id, code: codeOf(secret) };
    expect((await owner.client.auth.mfa.challengeAndVerify(own)).error).toBeNull();
    const all = (await owner.client.auth.mfa.listFactors()).data?.all;
    expect(all?.map(({ id }) => id)).toEqual([factor.id]);

    const again = await backend.signIn(owner);
    const challengeId = challenged.data?.id ?? "";
    const verified = await again.client.auth.mfa.verify({
      factorId,
      challengeId,
      code: code?.[0] ?? "",
    });
    expect(told(verified.error)).toEqual([404, "mfa_factor_not_found"]);
    expect((await claimsOf(again)).aal).toBe("aal1");
    await again.client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeOf(secret, 1),
    });
    expect((await claimsOf(again)).aal).toBe("aal2");
  });

  test("with a verified factor, only an aal2 session can begin and verify another", async () => {
    const { person } = await withFactor();
    const second = await enroll(person, "Second app");
    const { client } = await backend.signIn(person);
    const challenged = await client.auth.mfa.challenge({ factorId: second.id });
    expect(told(challenged.error)).toEqual([403, "insufficient_aal"]);
    const own = await person.client.auth.mfa.challenge({ factorId: second.id });
    const verified = await client.auth.mfa.verify({
      factorId: second.id,
      challengeId: own.data?.id ?? "",
      code: codeOf(second.totp.secret),
    });
    expect(told(verified.error)).toEqual([403, "insufficient_aal"]);
    const raised = await person.client.auth.mfa.verify({
      factorId: second.id,
      challengeId: own.data?.id ?? "",
      code: codeOf(second.totp.secret),
    });
    expect(raised.error).toBeNull();
  });

  test("of two first factors verified at the same moment one becomes the first", async () => {
    const owner = await backend.signUp();
    const stranger = await backend.signIn(owner);
    const factors = [await enroll(owner, "Own app"), await enroll(stranger, "Other app")];
    const answers = await Promise.all(
      [owner, stranger].map(({ client }, index) => {
        const factor = factors[index];
        const code = codeOf(factor?.totp.secret ?? "");
        return client.auth.mfa.challengeAndVerify({ factorId: factor?.id ?? "", code });
      }),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    const winner = answers[0]?.error ? stranger : owner;
    expect((await winner.client.auth.mfa.listFactors()).data?.all).toHaveLength(1);
  });

  test("removing the factor lowers the session to aal1", async () => {
    const { person, factor } = await withFactor();
    expect(await subjectsTo(person)).toEqual(["A second factor was added"]);
    const { data, error } = await person.client.auth.mfa.unenroll({ factorId: factor.id });
    expect([error, data]).toEqual([null, { id: factor.id }]);
    await person.client.auth.refreshSession();
    expect((await claimsOf(person)).aal).toBe("aal1");
    expect((await person.client.auth.mfa.listFactors()).data?.all).toEqual([]);
    expect(await subjectsTo(person)).toContain("A second factor was removed");
  });

  test("a phone gets its code by text message, at most once a minute", async () => {
    const person = await backend.signUp();
    const phone = `+9198${String(Date.now()).slice(-8)}`;
    const enrolled = await person.client.auth.mfa.enroll({
      factorType: "phone",
      phone,
      friendlyName: "Mobile",
    });
    const factorId = enrolled.data?.id ?? "";
    const challenged = await person.client.auth.mfa.challenge({ factorId, channel: "sms" });
    expect(challenged.data).toMatchObject({ type: "phone", expires_at: expect.any(Number) });
    const soon = await person.client.auth.mfa.challenge({ factorId, channel: "sms" });
    expect(told(soon.error)).toEqual([429, "over_sms_send_rate_limit"]);
    const message = (await messages()).find((text) => text.includes(phone)) ?? "";
    const verified = await person.client.auth.mfa.verify({
      factorId,
      challengeId: challenged.data?.id ?? "",
      code: /\d{6}$/.exec(message.trim())?.[0] ?? "",
    });
    expect(verified.error).toBeNull();
    expect(await claimsOf(person)).toMatchObject({
      aal: "aal2",
      amr: [{ method: "mfa/phone" }, { method: "password" }],
    });
    const again = await person.client.auth.mfa.enroll({ factorType: "phone", phone });
    expect(told(again.error)).toEqual([422, "mfa_verified_factor_exists"]);
  });

  test("at most fifteen verifications a minute, whatever their result", async () => {
    const { person, factor } = await withFactor();
    const challenged = await post(person, `/${factor.id}/challenge`, {});
    const guess = { challenge_id: challenged.id, code: "123" };
    for (let count = 0; count < 15; count++) {
      const { status } = await post(person, `/${factor.id}/verify`, guess);
      expect(status).toBe(422);
    }
    expect(await post(person, `/${factor.id}/verify`, guess)).toMatchObject({
      status: 429,
      code: "over_request_rate_limit",
    });
  });

  test("at most thirty wrong codes a day, however slowly", async () => {
    const { person, factor } = await withFactor();
    const challenged = await post(person, `/${factor.id}/challenge`, {});
    const guess = () =>
      post(person, `/${factor.id}/verify`, { challenge_id: challenged.id, code: "123" });
    for (let count = 0; count < 30; count++) {
      if (count % 10 === 0) await (backend.service() as SupabaseClient).rpc("wait_a_minute");
      expect((await guess()).status).toBe(422);
    }
    await (backend.service() as SupabaseClient).rpc("wait_a_minute");
    expect(await guess()).toMatchObject({ status: 429, code: "over_request_rate_limit" });
  });

  async function subjectsTo({ email }: Person): Promise<string[]> {
    const emails = (await backend.emails()).filter((mail) => mail.includes(`To: ${email}`));
    return emails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? "");
  }

  async function messages(): Promise<string[]> {
    const folder = join(backend.dataDir, "outbox");
    const files = (await readdir(folder)).filter((name) => name.endsWith(".sms"));
    return Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
  }
});
