import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, noLimits, startBackend } from "../../tests/fixtures/backend.ts";

const wrong = "not the right password";

describe("limits as in production", () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({ database: "pglite", environment: { AUTH_LIMITS: "" } });
  });
  afterAll(() => backend?.stop());

  /** Every test sends from networks of its own. */
  let network = 0;
  const newNetwork = () => `198.51.100.${++network}`;

  async function post(path: string, body: object, address = newNetwork()) {
    const answer = await fetch(`${backend.url}/auth/v1/${path}`, {
      method: "POST",
      headers: {
        apikey: backend.publishableKey,
        "content-type": "application/json",
        "x-forwarded-for": address,
      },
      body: JSON.stringify(body),
    });
    const said = await answer.json();
    return {
      status: answer.status,
      code: said.error_code,
      message: said.msg,
      wait: Number(answer.headers.get("retry-after")),
    };
  }
  const signIn = (email: string, password: string, address?: string) =>
    post("token?grant_type=password", { email, password }, address);

  test("ten failures close an account, from any network", async () => {
    const { email, password } = await backend.signUp();
    for (let count = 0; count < 10; count++) {
      expect(await signIn(email, wrong)).toMatchObject({
        status: 400,
        code: "invalid_credentials",
      });
    }
    const refused = await signIn(email.toUpperCase(), password);
    expect(refused).toMatchObject({ status: 429, code: "over_request_rate_limit" });
    expect(refused.message).toContain("rate limit");
    expect(refused.wait).toBeGreaterThan(800);
    expect(refused.wait).toBeLessThanOrEqual(900);
  });

  test("ten failures close a network, for known and unknown accounts alike", async () => {
    const { email, password } = await backend.signUp();
    const address = newNetwork();
    for (let count = 0; count < 10; count++) {
      const nobody = `${randomUUID()}@mail.example`;
      expect(await signIn(nobody, wrong, address)).toMatchObject({
        status: 400,
        code: "invalid_credentials",
      });
    }
    expect((await signIn(email, password, address)).status).toBe(429);
    expect((await signIn(email, password)).status).toBe(200);
  });

  test("successes do not count, and addresses of one IPv6 household count together", async () => {
    const { email, password } = await backend.signUp();
    for (let count = 0; count < 12; count++) {
      expect((await signIn(email, password, "2001:db8:1:2::9")).status).toBe(200);
    }
    for (let count = 0; count < 10; count++) {
      await signIn(`${randomUUID()}@mail.example`, wrong, `2001:db8:1:2::${count + 1}`);
    }
    expect((await signIn(email, password, "2001:db8:1:2:ffff::1")).status).toBe(429);
    expect((await signIn(email, password, "2001:db8:1:3::1")).status).toBe(200);
  });

  test("failures at the same moment cannot exceed the limit", async () => {
    const { email } = await backend.signUp();
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(email, wrong)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  test("a network may sign up thirty times in five minutes", async () => {
    const address = newNetwork();
    const signUp = () =>
      post("signup", { email: "not an address", password: "long enough to be one" }, address);
    for (let count = 0; count < 30; count++) expect((await signUp()).status).toBe(400);
    expect(await signUp()).toMatchObject({ status: 429, code: "over_request_rate_limit" });
  });

  test("the networks of an IPv6 line share eight times the limit, and none uses up another's", async () => {
    const signUp = (address: string) =>
      post("signup", { email: "not an address", password: "long enough to be one" }, address);
    for (let place = 1; place <= 8; place++) {
      const tries = Array.from({ length: 33 }, () => signUp(`2001:db8:77:${place}::1`));
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    }
    expect((await signUp("2001:db8:77:9::1")).status).toBe(429);
    expect((await signUp("2001:db8:78:1::1")).status).toBe(400);
  });

  test("a network may refresh a hundred and fifty tokens in five minutes", async () => {
    const address = newNetwork();
    const refresh = () =>
      post("token?grant_type=refresh_token", { refresh_token: randomUUID() }, address);
    for (let count = 0; count < 150; count++) expect((await refresh()).status).toBe(400);
    expect((await refresh()).status).toBe(429);
  });

  test("an address gets one email a minute, and the answer does not reveal whether it has an account", async () => {
    const { email } = await backend.signUp();
    for (const address of [email, `${randomUUID()}@mail.example`]) {
      const before = performance.now();
      expect((await post("recover", { email: address })).status).toBe(200);
      expect(performance.now() - before).toBeGreaterThan(240);
      expect(await post("recover", { email: address })).toMatchObject({
        status: 429,
        code: "over_email_send_rate_limit",
      });
    }
  });
});

describe("passwords at their full cost", () => {
  let backend: Backend;
  beforeAll(async () => {
    const environment = { AUTH_LIMITS: noLimits, NODE_OPTIONS: "" };
    backend = await startBackend({ database: "pglite", environment });
  });
  afterAll(() => backend?.stop());

  test("fifty wrong ones at once delay nobody else", {
    tags: ["full"],
    timeout: 60_000,
  }, async () => {
    const { email } = await backend.signUp();
    const visitor = backend.visitor();
    await visitor.from("latest_updates").select("id");
    let checked = 0;
    const attempts = Array.from({ length: 50 }, async () => {
      await backend.visitor().auth.signInWithPassword({ email, password: wrong });
      checked += 1;
    });
    // Sent after the attempts, answered before most of them, because it does not wait for its turn in the
    // queue.
    const { error } = await visitor.from("latest_updates").select("id");
    expect(error).toBeNull();
    expect(checked).toBeLessThan(25);
    await Promise.all(attempts);
    expect(checked).toBe(50);
  });

  test("an unknown address takes as long as a known one", async () => {
    const { email } = await backend.signUp();
    const time = async (address: string) => {
      const started = performance.now();
      for (let count = 0; count < 5; count++) {
        await backend.visitor().auth.signInWithPassword({ email: address, password: wrong });
      }
      return performance.now() - started;
    };
    await time(email);
    const [known, unknown] = [await time(email), await time("nobody@mail.example")];
    // Without the comparison, an unknown address would take less than a tenth.
    expect(unknown).toBeGreaterThan(known / 3);
    expect(known).toBeGreaterThan(unknown / 3);
  });

  test.each(["password123", "Password123", "1q2w3e4r5t", "QWERTYUIOP"])(
    "%s is refused as too easily guessed",
    async (password) => {
      const visitor = backend.visitor();
      const email = `${randomUUID()}@mail.example`;
      const { error } = await visitor.auth.signUp({ email, password });
      expect([error?.status, error?.code]).toEqual([422, "weak_password"]);
      const person = await backend.signUp();
      const changed = await person.client.auth.updateUser({ password });
      expect(changed.error?.code).toBe("weak_password");
    },
  );

  test("a person's own address is refused as a password", async () => {
    const email = `${randomUUID()}@mail.example`;
    const { error } = await backend.visitor().auth.signUp({ email, password: email.toUpperCase() });
    expect(error?.code).toBe("weak_password");
  });

  test("a longer password does not match by its first 72 bytes", async () => {
    const email = `${randomUUID()}@mail.example`;
    const password = "long ".repeat(15).slice(0, 72);
    expect((await backend.visitor().auth.signUp({ email, password })).error).toBeNull();
    const { error } = await backend
      .visitor()
      .auth.signInWithPassword({ email, password: `${password}er` });
    expect(error?.code).toBe("invalid_credentials");
    await backend.signIn({ email, password });
  });

  test("a new password ends the other sessions", async () => {
    const laptop = await backend.signUp();
    const phone = await backend.signIn(laptop);
    const { error } = await laptop.client.auth.updateUser({ password: "quite another password" });
    expect(error).toBeNull();
    expect((await laptop.client.auth.getUser()).error).toBeNull();
    expect((await phone.client.auth.getUser()).error).not.toBeNull();
  });

  test("an address that waits for its confirmation is revealed only with the right password", async () => {
    const { client: office } = await backend.admin();
    await office.rpc("confirm_sign_ups", { required: true }).throwOnError();
    const { email, password } = await backend.signUp();
    await office.rpc("confirm_sign_ups", { required: false }).throwOnError();
    const guess = await backend.visitor().auth.signInWithPassword({ email, password: wrong });
    expect(guess.error?.code).toBe("invalid_credentials");
    const known = await backend.visitor().auth.signInWithPassword({ email, password });
    expect(known.error?.code).toBe("email_not_confirmed");
  });
});
