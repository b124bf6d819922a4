import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import type { Backend, Person } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";

// Scenarios of people who manage their own account: sessions, recovery codes, the second factor.
export function accountSecurityScenarios(backend: () => Backend): void {
  /** Gives the person a second factor and a session that has used it. */
  async function secure({ client }: Person): Promise<string> {
    const { data, error } = await client.auth.mfa.enroll({ factorType: "totp" });
    if (error) throw error;
    const totp = new TOTP({ secret: Secret.fromBase32(data.totp.secret) });
    const verified = await client.auth.mfa.challengeAndVerify({
      factorId: data.id,
      code: totp.generate(),
    });
    if (verified.error) throw verified.error;
    return data.id;
  }

  test("a person sees their own sessions and ends one of them", async () => {
    const laptop = await backend().signUp();
    const phone = await backend().signIn(laptop);
    const stranger = await backend().signUp();
    const sessions = await succeed(laptop.client.rpc("list_sessions"));
    expect(sessions.map(({ is_current, aal }) => [is_current, aal])).toEqual([
      [true, "aal1"],
      [false, "aal1"],
    ]);
    expect(sessions[0]).toMatchObject({ ip: "127.0.0.1", user_agent: expect.any(String) });
    const id = sessions[1]?.id ?? "";
    expect(await succeed(stranger.client.rpc("revoke_session", { id }))).toBe(false);
    expect((await phone.client.auth.getUser()).error).toBeNull();
    expect(await succeed(laptop.client.rpc("revoke_session", { id }))).toBe(true);
    expect((await phone.client.auth.getUser()).error).not.toBeNull();
    expect((await phone.client.auth.refreshSession()).error).not.toBeNull();
    expect(await succeed(laptop.client.rpc("list_sessions"))).toHaveLength(1);
  });

  test("a person signs out all other devices, and all devices", async () => {
    const laptop = await backend().signUp();
    const phone = await backend().signIn(laptop);
    await laptop.client.auth.signOut({ scope: "others" });
    expect((await phone.client.auth.getUser()).error).not.toBeNull();
    const tablet = await backend().signIn(laptop);
    await tablet.client.auth.signOut({ scope: "global" });
    expect((await laptop.client.auth.getUser()).error).not.toBeNull();
  });

  test("visitors can read nothing about sessions, codes or the setting", async () => {
    const visitor = backend().visitor();
    for (const query of [
      visitor.rpc("list_sessions"),
      visitor.rpc("create_recovery_codes"),
      visitor.rpc("count_recovery_codes"),
      visitor.rpc("use_recovery_code", { code: "x" }),
      visitor.rpc("is_second_factor_required"),
      visitor.rpc("require_second_factor", { required: true }),
    ]) {
      expect(await refuse(query)).toMatchObject({ status: 401, code: "42501" });
    }
  });

  test("recovery codes come with the second factor, ten at a time, each good for one removal", async () => {
    const person = await backend().signUp();
    expect(await refuse(person.client.rpc("create_recovery_codes"))).toMatchObject({
      details: "second_factor_missing",
    });
    const factorId = await secure(person);
    const first = await succeed(person.client.rpc("create_recovery_codes"));
    const codes = await succeed(person.client.rpc("create_recovery_codes"));
    expect(new Set([...first, ...codes]).size).toBe(20);
    expect(codes[0]).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);

    const { client } = await backend().signIn(person);
    expect(await refuse(client.rpc("create_recovery_codes"))).toMatchObject({
      details: "insufficient_aal",
    });
    // Signs in with the password alone each time, because adding or removing a factor ends such sessions.
    const use = async (code = "") => {
      const { client } = await backend().signIn(person);
      return succeed(client.rpc("use_recovery_code", { code }));
    };
    expect(await use(first[0])).toBe(false);
    expect(await use(codes[0])).toBe(true);
    // The removal was interrupted; the same code continues it.
    expect(await use(codes[0])).toBe(true);
    expect((await person.client.auth.mfa.unenroll({ factorId })).error).toBe(null);
    expect(await use(codes[0])).toBe(false);
    await secure(person);
    expect(await use(codes[0])).toBe(false);
    expect(await use(codes[1]?.toLowerCase().replaceAll("-", " "))).toBe(true);
    expect(await succeed(person.client.rpc("count_recovery_codes"))).toBe(8);
    const stranger = await backend().signUp();
    expect(await succeed(stranger.client.rpc("use_recovery_code", { code: codes[2] ?? "" }))).toBe(
      false,
    );
  });

  test("recovery codes can be guessed ten times at most", async () => {
    const { client } = await backend().signUp();
    for (let count = 0; count < 10; count++) {
      expect(await succeed(client.rpc("use_recovery_code", { code: `guess ${count}` }))).toBe(
        false,
      );
    }
    const answer = client.rpc("use_recovery_code", { code: "another" });
    expect(await refuse(answer)).toMatchObject({
      status: 429,
      details: "over_request_rate_limit",
    });
  });

  test("an admin with a second factor has the rights only after using it, writes included", async () => {
    const { admin, revert } = await anotherAdmin();
    await secure(admin);
    const content = { content: "The office is closed tomorrow" };
    const { id } = await succeed(
      admin.client.from("latest_updates").insert(content).select("id").single(),
    );
    const { client } = await backend().signIn(admin);
    expect(await succeed(client.rpc("is_admin"))).toBe(false);
    expect(await refuse(client.from("latest_updates").insert(content))).toMatchObject({
      code: "42501",
    });
    await admin.client.from("latest_updates").delete().eq("id", id);
    await revert();
  });

  test("where the school requires a second factor, an admin without one has no rights", async () => {
    const { admin, revert } = await anotherAdmin();
    const plain = await backend().admin();
    const require = (person: Person, required: boolean) =>
      person.client.rpc("require_second_factor", { required });
    expect(await refuse(require(plain, true))).toMatchObject({ details: "insufficient_aal" });
    expect(await refuse(require(await backend().signUp(), true))).toMatchObject({
      details: "not_admin",
    });
    await secure(admin);
    expect((await require(admin, true)).error).toBeNull();
    expect(await succeed(plain.client.rpc("is_second_factor_required"))).toBe(true);
    expect(await succeed(plain.client.rpc("needs_second_factor"))).toBe(true);
    expect(await succeed(plain.client.rpc("is_admin"))).toBe(false);
    expect(await succeed(admin.client.rpc("is_admin"))).toBe(true);
    const enrolled = await plain.client.auth.mfa.enroll({ factorType: "totp" });
    expect(enrolled.error).toBeNull();
    expect((await require(admin, false)).error).toBeNull();
    expect(await succeed(plain.client.rpc("is_admin"))).toBe(true);
    await plain.client.auth.mfa.unenroll({ factorId: enrolled.data?.id ?? "" });
    await revert();
  });

  test("where the school requires it, alumni sign in only after confirming their address by email", async () => {
    const { client: admin } = await backend().admin();
    const early = await backend().signUp();
    const require = (client: Person["client"], required: boolean) =>
      client.rpc("confirm_sign_ups", { required });
    expect(await refuse(require(early.client, true))).toMatchObject({ details: "not_admin" });
    expect((await refuse(require(backend().visitor(), true))).code).toBe("42501");
    expect((await require(admin, true)).error).toBe(null);
    expect(await succeed(admin.rpc("are_sign_ups_confirmed"))).toBe(true);
    const late = await backend().signUp();
    expect((await late.client.auth.getSession()).data.session).toBe(null);
    const refused = await backend().visitor().auth.signInWithPassword(late);
    expect(refused.error?.code).toBe("email_not_confirmed");
    const mail = (await backend().emails()).findLast((text) => text.includes(late.email)) ?? "";
    const token_hash = /token_hash=3D([0-9a-f]{64})/.exec(mail.replaceAll(/=\r?\n/g, ""))?.[1];
    const proof = { type: "signup", token_hash: token_hash ?? "" } as const;
    expect((await backend().visitor().auth.verifyOtp(proof)).error).toBe(null);
    expect((await backend().visitor().auth.signInWithPassword(late)).error).toBe(null);
    expect((await require(admin, false)).error).toBe(null);
    const again = await backend().signUp();
    expect((await again.client.auth.getSession()).data.session).not.toBe(null);
  });

  test("only the secret key removes a lost factor", async () => {
    const person = await backend().signUp();
    const factorId = await secure(person);
    const asked = { userId: person.id, id: factorId };
    const own = await person.client.auth.admin.mfa.deleteFactor(asked);
    expect([own.error?.status, own.error?.code]).toEqual([403, "not_admin"]);
    const service = backend().service().auth.admin.mfa;
    const { data: listed } = await service.listFactors({ userId: person.id });
    expect(listed?.factors.map(({ id }) => id)).toEqual([factorId]);
    expect((await service.deleteFactor(asked)).error).toBeNull();
    expect((await service.deleteFactor(asked)).error?.code).toBe("mfa_factor_not_found");
    const { data } = await person.client.auth.mfa.listFactors();
    expect(data?.all).toEqual([]);
  });

  async function anotherAdmin() {
    const person = await backend().signUp();
    const service = backend().service();
    // Listed once the account exists; otherwise the address would have to be confirmed by email.
    await succeed(service.from("admin_users").insert({ email: person.email }).select());
    await service.from("auth_user_roles").update({ role: "admin" }).eq("user_id", person.id);
    const admin = await backend().signIn(person);
    expect(await succeed(admin.client.rpc("is_admin"))).toBe(true);
    return {
      admin,
      revert: async () => {
        await service.from("admin_users").delete().eq("email", person.email);
      },
    };
  }
}
