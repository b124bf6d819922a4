import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, type Client, startBackend } from "../tests/fixtures/backend.ts";
import { databases } from "../tests/fixtures/suite.ts";
import { migrationsAnd } from "./fixtures/probe.ts";

// Moves them ten seconds into the past.
const clock = `
create function public.wait_ten_seconds() returns void language sql security definer as $$
  update auth.refresh_tokens set updated_at = updated_at - interval '11 seconds'
$$;`;

// The authentication calls (docs/requirements.md R7.1), with unmodified supabase-js, on both databases.
describe.each(databases)("account calls on %s", (database) => {
  let backend: Backend;
  const password = "correct horse battery";

  let migrations: string;
  beforeAll(async () => {
    migrations = await migrationsAnd(clock);
    backend = await startBackend({ database, environment: { MIGRATIONS_DIR: migrations } });
  });
  afterAll(async () => {
    await backend?.stop();
    await rm(migrations, { recursive: true });
  });

  const newAddress = () => `${randomUUID()}@mail.example`;

  describe("authentication", () => {
    test("sign up with metadata, sign in, get session, get user, sign out", async () => {
      const client = backend.visitor();
      const email = newAddress();
      const metadata = { full_name: "Sample Person", has_completed_profile: false };
      const signedUp = await client.auth.signUp({ email, password, options: { data: metadata } });
      expect(signedUp.error).toBeNull();
      expect(signedUp.data.user).toMatchObject({ email, user_metadata: metadata });
      expect(signedUp.data.session?.access_token).toBeTruthy();

      const again = backend.visitor();
      const { data, error } = await again.auth.signInWithPassword({ email, password });
      expect(error).toBeNull();
      expect(data.session).toMatchObject({
        token_type: "bearer",
        expires_in: 3600,
        access_token: expect.stringMatching(/^ey/),
        refresh_token: expect.any(String),
        user: { id: data.user?.id, email, aud: "authenticated", role: "authenticated" },
      });
      const { data: kept } = await again.auth.getSession();
      expect(kept.session?.access_token).toBe(data.session?.access_token);
      const { data: asked } = await again.auth.getUser();
      expect(asked.user).toMatchObject({
        id: data.user?.id,
        email,
        user_metadata: metadata,
        app_metadata: { provider: "email", providers: ["email"] },
        identities: [{ provider: "email", user_id: data.user?.id }],
      });
      expect((await again.auth.signOut()).error).toBeNull();
      expect((await again.auth.getSession()).data.session).toBeNull();
    });

    test("a wrong password, no password, and a taken address are refused", async () => {
      const { email } = await backend.signUp();
      const told = async (answer: ReturnType<Client["auth"]["signInWithPassword"]>) => {
        const { error } = await answer;
        return [error?.status, error?.code, error?.message];
      };
      const { auth } = backend.visitor();
      const invalid = [400, "invalid_credentials", "Invalid login credentials"];
      expect(await told(auth.signInWithPassword({ email, password: "wrong one" }))).toEqual(
        invalid,
      );
      const nobody = { email: newAddress(), password };
      expect(await told(auth.signInWithPassword(nobody))).toEqual(invalid);
      expect(await told(auth.signInWithPassword({ email, password: "" }))).toEqual(invalid);
      const taken = await auth.signUp({ email: email.toUpperCase(), password });
      expect([taken.error?.status, taken.error?.code]).toEqual([422, "user_already_exists"]);
      const short = await auth.signUp({ email: newAddress(), password: "short" });
      expect([short.error?.status, short.error?.code]).toEqual([422, "weak_password"]);
    });

    test("user metadata is updated, and a role written there gives no rights", async () => {
      const { client } = await backend.signUp();
      const { data, error } = await client.auth.updateUser({ data: { role: "admin" } });
      expect(error).toBeNull();
      expect(data.user?.user_metadata).toMatchObject({
        role: "admin",
        full_name: "Sample Person",
      });
      expect((await client.rpc("is_admin")).data).toBe(false);
    });

    test("refresh: each token works once; a late second use ends the token family", async () => {
      const { client } = await backend.signUp();
      const tokens: string[] = [];
      for (let time = 0; time < 3; time++) {
        const { data } = await client.auth.getSession();
        tokens.push(data.session?.refresh_token ?? "");
        expect((await client.auth.refreshSession()).error).toBeNull();
      }
      expect(new Set(tokens).size).toBe(3);
      const use = (refresh_token = "") => backend.visitor().auth.refreshSession({ refresh_token });
      // Another tab was refreshing with the same token.
      const late = await use(tokens[0]);
      expect(late.error).toBeNull();
      expect(tokens).not.toContain(late.data.session?.refresh_token);
      expect((await client.auth.refreshSession()).error).toBeNull();

      await (backend.service() as SupabaseClient).rpc("wait_ten_seconds");
      expect((await use(tokens[0])).error?.code).toBe("refresh_token_already_used");
      expect((await client.auth.refreshSession()).error?.code).toBe("refresh_token_already_used");
    });

    test("refresh: twenty at once with one token all keep the session", async () => {
      const { client } = await backend.signUp();
      const { data } = await client.auth.getSession();
      const refresh_token = data.session?.refresh_token ?? "";
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => backend.visitor().auth.refreshSession({ refresh_token })),
      );
      expect(answers.filter(({ error }) => error)).toEqual([]);
      const followers = new Set(answers.map((answer) => answer.data.session?.refresh_token));
      expect(followers.size).toBe(1);
    });

    test("without a session there is no user", async () => {
      const { error } = await backend.visitor().auth.getUser();
      expect(error?.name).toBe("AuthSessionMissingError");
    });
  });

  test("the second factor through its endpoints; the product stores the new session", async () => {
    const { client } = await backend.signUp();
    const ask = async (method: string, path: string, body?: object) => {
      const { data } = await client.auth.getSession();
      const answer = await fetch(`${backend.url}/auth/v1/factors${path}`, {
        method,
        headers: {
          apikey: backend.publishableKey,
          authorization: `Bearer ${data.session?.access_token}`,
          "content-type": "application/json",
        },
        body: body && JSON.stringify(body),
      });
      expect(answer.status).toBe(200);
      return answer.json();
    };
    const factor = await ask("POST", "", {
      friendly_name: "Phone app",
      factor_type: "totp",
      issuer: "Sample School",
    });
    expect(factor).toMatchObject({ type: "totp", friendly_name: "Phone app" });
    expect(factor.totp.uri).toContain("otpauth://totp/Sample%20School:");
    const challenge = await ask("POST", `/${factor.id}/challenge`, { channel: "sms" });
    expect(challenge.expires_at - Date.now() / 1000).toBeGreaterThan(290);
    const totp = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) });
    const session = await ask("POST", `/${factor.id}/verify`, {
      code: totp.generate(),
      challenge_id: challenge.id,
    });
    expect(session.user.factors).toMatchObject([
      { id: factor.id, status: "verified", factor_type: "totp", friendly_name: "Phone app" },
    ]);
    expect((await client.auth.setSession(session)).error).toBeNull();
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({
      currentLevel: "aal2",
      currentAuthenticationMethods: [{ method: "totp" }, { method: "password" }],
    });
    expect(await ask("DELETE", `/${factor.id}`)).toEqual({ id: factor.id });

    const phone = `+9198${String(Date.now()).slice(-8)}`;
    const messages = { friendly_name: "Blue phone", factor_type: "phone", phone };
    const byMessage = await ask("POST", "", messages);
    expect(byMessage).toEqual({
      id: expect.any(String),
      type: "phone",
      friendly_name: "Blue phone",
      phone: phone.slice(1),
    });
    expect(await ask("POST", `/${byMessage.id}/challenge`, { channel: "sms" })).toEqual({
      id: expect.any(String),
      type: "phone",
      expires_at: expect.any(Number),
    });
  });

  test("an invitation, with the secret key only: an account that its email opens", async () => {
    const email = newAddress();
    const data = { full_name: "Sample Colleague", language: "hi" };
    const invite = (client: Client) => client.auth.admin.inviteUserByEmail(email, { data });
    const { client: alumnus } = await backend.signUp();
    for (const client of [alumnus, backend.visitor()]) {
      expect((await invite(client)).error).toMatchObject({ status: 403, code: "not_admin" });
    }
    const service = backend.service();
    const first = await invite(service);
    expect(first.error).toBeNull();
    expect(first.data.user).toMatchObject({
      email,
      invited_at: expect.any(String),
      user_metadata: data,
      app_metadata: { provider: "email" },
      identities: [{ provider: "email" }],
    });
    const again = await invite(service);
    expect(again.data.user?.id).toBe(first.data.user?.id);

    const emails = (await backend.emails()).filter((text) => text.includes(`To: ${email}`));
    const proofs = emails.map(
      (text) => /token_hash=3D([0-9a-f]{64})/.exec(text.replaceAll(/=\r?\n/g, ""))?.[1] ?? "",
    );
    expect(proofs).toHaveLength(2);
    const accept = (token_hash: string) =>
      backend.visitor().auth.verifyOtp({ type: "invite", token_hash });
    expect((await accept(proofs[0] ?? "")).error?.code).toBe("otp_expired");
    const { data: accepted } = await accept(proofs[1] ?? "");
    expect(accepted.user).toMatchObject({ id: first.data.user?.id, email });
    expect((await invite(service)).error).toMatchObject({ status: 422, code: "email_exists" });
    const wrong = await service.auth.admin.inviteUserByEmail("nowhere");
    expect(wrong.error).toMatchObject({ status: 400, code: "validation_failed" });
  });

  test("a password chosen before the address was proven does not survive the proof", async () => {
    const email = newAddress();
    const service = backend.service();
    await service.from("admin_users").insert({ email });
    await backend.visitor().auth.signUp({ email, password });
    expect((await service.auth.admin.inviteUserByEmail(email)).error).toBeNull();
    const emails = (await backend.emails()).filter((text) => text.includes(`To: ${email}`));
    const text = emails.at(-1)?.replaceAll(/=\r?\n/g, "") ?? "";
    const token_hash = /token_hash=3D([0-9a-f]{64})/.exec(text)?.[1] ?? "";
    const proven = await backend.visitor().auth.verifyOtp({ type: "invite", token_hash });
    expect(proven.error).toBeNull();
    const { error } = await backend.visitor().auth.signInWithPassword({ email, password });
    expect(error?.code).toBe("invalid_credentials");
  });
});
