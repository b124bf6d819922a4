import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Backend,
  type Client,
  type Person,
  startBackend,
} from "../../tests/fixtures/backend.ts";
import { databases } from "../../tests/fixtures/suite.ts";
import { createReferredRows, tryTable } from "../contract/access.ts";
import { expectations, type Ids } from "./expectations.ts";
import { refuse, succeed } from "./scenarios/answers.ts";

// A verified alumnus with a second factor whose session has given only the password.
describe.each(databases)("on %s", (database) => {
  let backend: Backend;
  let whole: Person;
  let half: Client;
  let ids: Ids;

  beforeAll(async () => {
    backend = await startBackend({ database });
    whole = await backend.signUp();
    const other = await backend.signUp();
    const service = backend.service();
    ids = {
      alumnus: whole.id,
      alumnusEmail: whole.email,
      other: other.id,
      ...(await createReferredRows(service)),
    };
    await useSecondFactor(whole.client);
    half = (await backend.signIn(whole)).client;
  }, 60_000);
  afterAll(() => backend?.stop());

  test.each(expectations)("$table shows no more than to a visitor", async (expectation) => {
    const seen = await tryTable(backend.service(), { half }, expectation, ids);
    // The sign-in page reads the person's own role before it asks for the code.
    const expected = expectation.table === "auth_user_roles" ? "s...." : expectation.visitor;
    expect(seen.half).toBe(expected);
  });

  describe("with a verified profile", () => {
    beforeAll(async () => {
      const profiles = [ids.alumnus, ids.other].map((id) => ({
        id,
        full_name: "Sample Alumnus",
        batch_year: 2014,
        status: "verified",
        phone: "+91 98765 43210",
      }));
      const service = backend.service();
      await succeed(service.from("alumni_profiles").upsert(profiles).select());
      await succeed(
        service
          .from("auth_user_roles")
          .upsert(profiles.map(({ id }) => ({ user_id: id, role: "alumni" })))
          .select(),
      );
    });

    test("the directory is empty and its counts are zero", async () => {
      expect(await succeed(whole.client.from("alumni_directory").select("id"))).not.toEqual([]);
      expect(await succeed(half.from("alumni_directory").select("id"))).toEqual([]);
      expect(await succeed(half.rpc("list_directory"))).toEqual([]);
      expect(await succeed(half.rpc("count_directory_facets"))).toEqual([]);
      expect(await succeed(half.rpc("is_verified_alumnus"))).toBe(false);
    });

    test("they cannot read their own phone, or change or delete their profile", async () => {
      const own = () => half.from("alumni_profiles");
      expect(await succeed(own().select("phone"))).toEqual([]);
      expect(await succeed(own().update({ bio: "x" }).eq("id", whole.id).select())).toEqual([]);
      expect(await succeed(own().delete().eq("id", whole.id).select())).toEqual([]);
      expect(
        await succeed(whole.client.from("alumni_profiles").select("phone").eq("id", whole.id)),
      ).toHaveLength(1);
    });

    test("functions for one's own account require the code", async () => {
      const person = ids.other;
      for (const call of [
        half.rpc("send_alumni_message", { recipient: person, message: "Are you there?" }),
        half.rpc("report_alumnus", { person, reason: "unwanted" }),
        half.rpc("list_sessions"),
        half.rpc("revoke_session", { id: person }),
        half.rpc("get_own_alumni_record"),
        half.rpc("create_recovery_codes"),
        half.rpc("delete_own_account"),
        half.rpc("resend_registration"),
      ]) {
        expect(await refuse(call)).toMatchObject({ status: 403, details: "insufficient_aal" });
      }
      const uploader = await half.rpc("get_media_uploader", { purpose: "avatar" });
      expect([uploader.error, uploader.data]).toEqual([null, null]);
    });

    test("the steps before entering the code stay open", async () => {
      const role = half.from("auth_user_roles").select("role").eq("user_id", whole.id).single();
      expect(await succeed(role)).toEqual({ role: "alumni" });
      expect(await succeed(half.rpc("get_service_status"))).toMatchObject({ status: "ok" });
      expect(await succeed(half.rpc("needs_second_factor"))).toBe(false);
      expect(await succeed(half.rpc("count_recovery_codes"))).toBe(0);
      expect(await succeed(half.rpc("use_recovery_code", { code: "none" }))).toBe(false);
    });
  });
});

async function useSecondFactor(client: Client): Promise<void> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp" });
  if (error) throw error;
  const code = new TOTP({ secret: Secret.fromBase32(data.totp.secret) }).generate();
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  if (verified.error) throw verified.error;
}
