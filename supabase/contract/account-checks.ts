import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { AuthError } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { type Check, connect, newAddress, password, type Scene } from "./project.ts";

/** A refusal as pages read it: by its code. */
const refusal = (error: AuthError | null) => [error?.status, error?.code];

/** The calls of authentication (docs/requirements.md R7.1), with the refusals that pages tell apart. */
export const accountChecks: Check<Scene>[] = [
  {
    name: "sign up returns the user with the metadata; a taken address and a weak password are said",
    async run({ address, remember }) {
      const client = connect(address);
      const account = { email: newAddress(), password };
      const metadata = { full_name: "Contract Check", has_completed_profile: false };
      const { data, error } = await client.auth.signUp({ ...account, options: { data: metadata } });
      if (data.user) remember({ id: data.user.id, email: account.email, client });
      const settings = await fetch(`${address.url}/auth/v1/settings`, {
        headers: { apikey: address.key },
      });
      // A project that confirms addresses sends no email to an invented one, and says so.
      const { mailer_autoconfirm } = await settings.json();
      if (mailer_autoconfirm === false && error?.code === "email_address_invalid") return;
      assert.equal(error, null, error?.message);
      assert.equal(data.user?.email, account.email);
      assert.partialDeepStrictEqual(data.user?.user_metadata, metadata);
      if (mailer_autoconfirm === false) return;
      assert.match(data.session?.access_token ?? "", /^ey/, "no session came with the account");
      const taken = await connect(address).auth.signUp(account);
      assert.deepEqual(refusal(taken.error), [422, "user_already_exists"]);
      const weak = await connect(address).auth.signUp({ email: newAddress(), password: "short" });
      assert.deepEqual(refusal(weak.error), [422, "weak_password"]);
    },
  },
  {
    name: "sign in, get session, get user, sign out",
    async run({ address, createAccount }) {
      const { id, email } = await createAccount();
      const client = connect(address);
      const { data, error } = await client.auth.signInWithPassword({ email, password });
      assert.equal(error, null);
      assert.equal(data.session?.token_type, "bearer");
      assert.match(data.session?.access_token ?? "", /^ey/);
      assert.equal(data.session?.expires_in, 3600, "tokens live for an hour");
      const { data: kept } = await client.auth.getSession();
      assert.equal(kept.session?.access_token, data.session?.access_token);
      const { data: asked } = await client.auth.getUser();
      assert.deepEqual([asked.user?.id, asked.user?.email], [id, email]);
      assert.equal(asked.user?.user_metadata.full_name, "Contract Check");
      assert.equal((await client.auth.signOut()).error, null);
      assert.equal((await client.auth.getSession()).data.session, null);
    },
  },
  {
    name: "metadata that people write themselves gives no right",
    async run({ createAccount }) {
      const { client } = await createAccount();
      const { data, error } = await client.auth.updateUser({ data: { role: "admin" } });
      assert.equal(error, null);
      assert.equal(data.user?.user_metadata.role, "admin");
      assert.equal((await client.rpc("is_admin")).data, false);
    },
  },
  {
    name: "a session is refreshed with a new token each time, and by no token that is not its own",
    async run({ address, createAccount }) {
      const { client } = await createAccount();
      const tokens = new Set<string | undefined>();
      for (let time = 0; time < 3; time++) {
        tokens.add((await client.auth.getSession()).data.session?.refresh_token);
        assert.equal((await client.auth.refreshSession()).error, null);
      }
      assert.equal(tokens.size, 3);
      // Under any name: a 400 ends a session in supabase-js.
      const unknown = await connect(address).auth.refreshSession({ refresh_token: randomUUID() });
      assert.equal(unknown.error?.status, 400);
    },
  },
  {
    name: "the current password as the new one, and a code that was never sent, are refused",
    async run({ address, createAccount }) {
      const { client, email } = await createAccount();
      const same = await client.auth.updateUser({ password });
      assert.deepEqual(refusal(same.error), [422, "same_password"]);
      const made = await connect(address).auth.verifyOtp({
        email,
        token: "000000",
        type: "recovery",
      });
      assert.deepEqual(refusal(made.error), [403, "otp_expired"]);
    },
  },
  {
    name: "a device is seen among the sessions, and signed out by its id",
    async run({ address, createAccount }) {
      const { client, email } = await createAccount();
      const device = connect(address);
      await device.auth.signInWithPassword({ email, password });
      const { data: sessions, error } = await client.rpc("list_sessions");
      assert.equal(error, null, error?.message);
      assert.equal(sessions?.length, 2);
      const other = sessions?.find(({ is_current }) => !is_current);
      assert.equal((await client.rpc("revoke_session", { id: other?.id ?? "" })).data, true);
      assert.notEqual((await device.auth.refreshSession()).error, null, "it goes on");
    },
  },
  {
    name: "an authenticator app raises the session to aal2; a wrong code does not",
    async run({ createAccount }) {
      const { auth } = (await createAccount()).client;
      const names = { friendlyName: "Phone app", issuer: "Contract Check" };
      const { data: factor, error } = await auth.mfa.enroll({ factorType: "totp", ...names });
      assert.equal(error, null, error?.message);
      assert.equal(factor?.friendly_name, names.friendlyName);
      assert.match(factor?.totp.uri ?? "", /issuer=Contract(%20|\+)Check/);
      const totp = new TOTP({ secret: Secret.fromBase32(factor?.totp.secret ?? "") });
      const factorId = factor?.id ?? "";
      const verify = async (code: string) => {
        const challenge = await auth.mfa.challenge({ factorId, channel: "sms" });
        assert.equal(challenge.error, null, challenge.error?.message);
        return auth.mfa.verify({ factorId, challengeId: challenge.data?.id ?? "", code });
      };
      const wrong = String((Number(totp.generate()) + 500_000) % 1_000_000).padStart(6, "0");
      const refused = await verify(wrong);
      assert.deepEqual(refusal(refused.error), [422, "mfa_verification_failed"]);
      const before = (await auth.getSession()).data.session?.access_token;
      const verified = await verify(totp.generate());
      assert.equal(verified.error, null, verified.error?.message);
      const after = (await auth.getSession()).data.session?.access_token;
      assert.ok(after && after !== before, "the session is the one from before");
      const { data: level } = await auth.mfa.getAuthenticatorAssuranceLevel();
      assert.equal(level?.currentLevel, "aal2");
      const removed = await auth.mfa.unenroll({ factorId });
      assert.deepEqual([removed.error, removed.data?.id], [null, factorId]);
      const gone = await auth.mfa.challenge({ factorId });
      assert.deepEqual(refusal(gone.error), [404, "mfa_factor_not_found"]);
    },
  },
  {
    name: "a phone is taken as second factor, or said not to be offered",
    async run({ createAccount }) {
      const { mfa } = (await createAccount()).client.auth;
      // Requests no code: it would be sent to the owner of this number.
      const names = { friendlyName: "Blue phone", phone: "+919876543210" };
      const { data, error } = await mfa.enroll({ factorType: "phone", ...names });
      if (error) assert.equal(error.code, "mfa_phone_enroll_not_enabled");
      else assert.deepEqual([data.type, data.friendly_name], ["phone", names.friendlyName]);
    },
  },
];
