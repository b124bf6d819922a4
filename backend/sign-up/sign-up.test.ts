import { randomUUID } from "node:crypto";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import { databases } from "../../tests/fixtures/suite.ts";

const password = "nine rivers and a bridge";
const newAddress = () => `${randomUUID()}@mail.example`;

describe.each(databases)("sign-ups on %s", (database) => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({ database });
  });
  afterAll(() => backend?.stop());

  /** The answer to a sign-up without its random parts, and the milliseconds it took. */
  async function signUp(email: string, data?: object) {
    const started = performance.now();
    const answer = await fetch(`${backend.url}/auth/v1/signup`, {
      method: "POST",
      headers: { apikey: backend.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ email, password, data }),
    });
    const text = await answer.text();
    const took = performance.now() - started;
    const said = text
      .replaceAll(email, "ADDRESS")
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "ID")
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME");
    return { status: answer.status, said, took, body: JSON.parse(text) };
  }

  const list = async (email: string) => {
    await backend.service().from("admin_users").insert({ email }).throwOnError();
    return email;
  };
  const known = async () => (await backend.signUp()).email;
  const listed = () => list(newAddress());
  const listedAndKnown = async () => list(await known());
  const invited = async () => {
    const email = newAddress();
    const { error } = await backend.service().auth.admin.inviteUserByEmail(email);
    expect(error).toBeNull();
    return email;
  };

  const confirmSignUps = async (required: boolean) => {
    const { client: office } = await backend.admin();
    await office.rpc("confirm_sign_ups", { required }).throwOnError();
  };

  const subjectsTo = async (email: string) => {
    const emails = (await backend.emails()).filter((mail) => mail.includes(`To: ${email}`));
    return emails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? "");
  };

  /**
   * Signs up each kind of address in turn: the answers are identical and equally quick. The quickest of
   * each kind counts, because other work on the machine only adds time; a busy machine gets more turns.
   */
  async function expectOneAnswer(kinds: Record<string, () => Promise<string>>) {
    const quickest = new Map<string, number>();
    const answers = new Set<string>();
    const spread = () => Math.max(...quickest.values()) - Math.min(...quickest.values());
    for (let turn = 0; turn < 5 || (turn < 40 && spread() >= 10); turn++) {
      for (const [kind, address] of Object.entries(kinds)) {
        const { status, said, took } = await signUp(await address());
        quickest.set(kind, Math.min(took, quickest.get(kind) ?? took));
        answers.add(`${status} ${said}`);
      }
    }
    expect([...answers]).toHaveLength(1);
    expect(spread()).toBeLessThan(10);
  }

  test("existing, listed and invited addresses get the same answer", {
    tags: ["full"],
    timeout: 60_000,
  }, async () => {
    await expectOneAnswer({ known, listed, listedAndKnown, invited });
    expect((await signUp(await known())).body.error_code).toBe("user_already_exists");
  });

  test("the email informs the owner, and an invitation stays usable", async () => {
    const [owner, guest, colleague] = [await known(), await invited(), await listed()];
    for (const email of [owner, guest, colleague]) await signUp(email);
    const taken = "This address already has an account";
    expect(await subjectsTo(owner)).toEqual([taken]);
    expect(await subjectsTo(guest)).toEqual(["You are invited", taken]);
    expect(await subjectsTo(colleague)).toEqual(["You are invited"]);
    for (const email of [guest, colleague]) {
      const { error } = await backend.visitor().auth.signInWithPassword({ email, password });
      expect(error?.code).toBe("invalid_credentials");
    }
  });

  test("a sign-up cannot mark an address as deleted, or with a role", async () => {
    const data = { full_name: "Asha Negi", role: "admin", account_status: "deleted" };
    const metadataOf = async () => {
      const { status, body } = await signUp(newAddress(), data);
      expect(status).toBe(200);
      return (body.user ?? body).user_metadata;
    };
    const open = await metadataOf();
    await confirmSignUps(true);
    const confirmed = await metadataOf().finally(() => confirmSignUps(false));
    for (const metadata of [open, confirmed]) {
      expect(metadata.full_name).toBe("Asha Negi");
      expect(metadata).not.toHaveProperty("account_status");
      expect(metadata).not.toHaveProperty("role");
    }
  });

  test("no typed password stays at a listed address, also where emails confirm sign-ups", async () => {
    const colleague = await listed();
    await confirmSignUps(true);
    try {
      await signUp(colleague);
    } finally {
      await confirmSignUps(false);
    }
    expect(await subjectsTo(colleague)).toEqual(["You are invited"]);
    // An account with a password would be told to confirm its address.
    const { error } = await backend.visitor().auth.signInWithPassword({
      email: colleague,
      password,
    });
    expect(error?.code).toBe("invalid_credentials");
  });

  test("where emails confirm sign-ups, every address gets the same answer", {
    tags: ["full"],
    timeout: 60_000,
  }, async () => {
    const account = await known();
    const guest = await invited();
    const taken = async () => {
      await confirmSignUps(false);
      const email = await known();
      await confirmSignUps(true);
      return email;
    };
    await confirmSignUps(true);
    try {
      const unknown = async () => newAddress();
      await expectOneAnswer({ unknown, taken, listed, invited });
      expect((await signUp(newAddress())).body).toMatchObject({
        user_metadata: { email_verified: false },
        identities: [{ provider: "email" }],
      });
      await signUp(account);
      await signUp(guest);
      expect(await subjectsTo(account)).toEqual(["This address already has an account"]);
      expect(await subjectsTo(guest)).toContain("This address already has an account");
    } finally {
      await confirmSignUps(false);
    }
  });

  test("metadata is stored once, with known keys only", async () => {
    const email = newAddress();
    const sent = { full_name: "Sample Person", has_completed_profile: false, language: "hi" };
    const more = { colour: "green", is_super_admin: true, sub: "somebody else", role: { deep: 1 } };
    const { status, body } = await signUp(email, { ...sent, ...more });
    expect(status).toBe(200);
    const own = { sub: body.user.id, email, email_verified: true, phone_verified: false };
    expect(body.user.user_metadata).toEqual({ ...sent, ...own });
    expect(body.user.identities[0].identity_data).not.toHaveProperty("full_name");
    expect(decodeJwt(body.access_token).user_metadata).toEqual({ ...sent, ...own });
    const person = await backend.signIn({ email, password });
    const changed = await person.client.auth.updateUser({
      data: { colour: "green", role: "alumni" },
    });
    expect(changed.data.user?.user_metadata).toEqual({ ...sent, ...own, role: "alumni" });
  });

  test("metadata over 8 kB is refused, at sign-up and later", async () => {
    const data = { full_name: "a".repeat(9000) };
    const { status, body } = await signUp(newAddress(), data);
    expect([status, body.error_code]).toEqual([400, "validation_failed"]);
    const { client } = await backend.signUp();
    expect((await client.auth.updateUser({ data })).error).toMatchObject({
      status: 400,
      code: "validation_failed",
    });
    const unknownKeys = Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`key${n}`, n]));
    expect((await signUp(newAddress(), unknownKeys)).status).toBe(400);
  });

  test("of two sign-ups with one address at the same moment one creates the account", async () => {
    const email = newAddress();
    const answers = await Promise.all(Array.from({ length: 4 }, () => signUp(email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  test.each([
    ["no address", { password }, [422, "anonymous_provider_disabled"]],
    ["no password", { email: "a@mail.example" }, [400, "validation_failed"]],
    ["a short one", { email: "a@mail.example", password: "short" }, [422, "weak_password"]],
    [
      "the address's first part",
      { email: "nine.rivers@mail.example", password: "Nine.Rivers" },
      [422, "weak_password"],
    ],
  ])("%s is refused", async (_what, body, refusal) => {
    const answer = await fetch(`${backend.url}/auth/v1/signup`, {
      method: "POST",
      headers: { apikey: backend.publishableKey, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect([answer.status, (await answer.json()).error_code]).toEqual(refusal);
  });

  test.each(["signup", "recover", "verify", "resend"])("%s requires the API key", async (path) => {
    for (const apikey of ["", "sb_publishable_no"]) {
      const answer = await fetch(`${backend.url}/auth/v1/${path}`, {
        method: "POST",
        headers: { ...(apikey && { apikey }), "content-type": "application/json" },
        body: "{}",
      });
      expect(answer.status).toBe(401);
    }
  });
});
