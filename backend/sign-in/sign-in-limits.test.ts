import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import { databases } from "../../tests/fixtures/suite.ts";
import { rightPassword, signInDoor, wrongPassword } from "../fixtures/sign-in-door.ts";

describe.each(databases)("limits of sign-ins on %s", (database) => {
  let backend: Backend;
  let door: ReturnType<typeof signInDoor>;
  beforeAll(async () => {
    const environment = {
      AUTH_LIMITS: "failures=4,proofs=3,requests=999,tokens=20,mail_seconds=600",
    };
    backend = await startBackend({ database, environment });
    door = signInDoor(backend);
  }, 60_000);
  afterAll(() => backend?.stop());

  /** A network in which somebody has just failed with addresses that nobody has. */
  async function closedNetwork() {
    const network = door.newNetwork();
    expect(await door.fail(4, undefined, { network })).toEqual([400, 400, 400, 400]);
    return network;
  }

  test("behind a network where others failed, a proof of work lets the right password in", async () => {
    const email = await door.newPerson();
    const network = await closedNetwork();
    expect(await door.signIn(email, rightPassword, { network })).toMatchObject({
      status: 429,
      code: "proof_of_work_required",
      said: { msg: expect.stringContaining("rate limit") },
    });
    const proof = await door.prove();
    expect((await door.signIn(email, rightPassword, { network }, proof)).status).toBe(200);
    // Each proof once; and only real ones.
    for (const spent of [proof, `${proof}0`, "x:1", `${(await door.prove()).split(":")[0]}:0`]) {
      const again = await door.signIn(email, rightPassword, { network }, spent);
      expect([again.status, again.code]).toEqual([429, "proof_of_work_required"]);
    }
  });

  test("an account with failures of its own is not tried that way", async () => {
    const email = await door.newPerson();
    await door.fail(3, email);
    const network = await closedNetwork();
    for (const proof of [undefined, await door.prove()]) {
      const refused = await door.signIn(email, rightPassword, { network }, proof);
      expect([refused.status, refused.code]).toEqual([429, "over_request_rate_limit"]);
    }
    expect((await door.signIn(email)).status).toBe(200);
  });

  test("so many guesses by proof within an hour, for the network and the account", async () => {
    const network = await closedNetwork();
    const email = await door.newPerson();
    const guess = async (address: string) =>
      (await door.signIn(address, wrongPassword, { network }, await door.prove())).status;
    for (let time = 0; time < 2; time++) expect(await guess(email)).toBe(400);
    expect(await guess("nobody@mail.example")).toBe(400);
    expect(await guess(email)).toBe(429);
    expect(await door.signIn(await door.newPerson(), rightPassword, { network })).toMatchObject({
      status: 429,
      code: "over_request_rate_limit",
    });
    // What was guessed counts for the account wherever it is tried.
    expect(await door.fail(3, email)).toEqual([400, 400, 429]);
  });

  test("known and unknown addresses are refused alike", async () => {
    const network = await closedNetwork();
    const known = await door.signIn(await door.newPerson(), wrongPassword, { network });
    const unknown = await door.signIn("nobody@mail.example", wrongPassword, { network });
    expect(unknown.said.error_code).toBe(known.said.error_code);
    expect(unknown.said.msg.replace(/\d+/, "")).toBe(known.said.msg.replace(/\d+/, ""));
  });

  test("the networks of one IPv6 /48 have a larger limit together", async () => {
    const email = await door.newPerson();
    for (let network = 1; network <= 5; network++) {
      await door.fail(4, undefined, { network: `2001:db8:aaaa:${network}::1` });
    }
    const from = { network: "2001:db8:aaaa:77::1" };
    expect((await door.signIn(email, rightPassword, from)).code).toBe("proof_of_work_required");
    const other = { network: "2001:db8:aaab:77::1" };
    expect((await door.signIn(email, rightPassword, other)).status).toBe(200);
  });

  test("tokens that nobody knows end no session of the same network", async () => {
    const network = door.newNetwork();
    const { said } = await door.signIn(await door.newPerson(), rightPassword, { network });
    const refresh = (refresh_token: string) =>
      door.ask("POST", "/auth/v1/token?grant_type=refresh_token", { refresh_token }, { network });
    for (let time = 0; time < 20; time++) expect((await refresh("unknown")).status).toBe(400);
    expect((await refresh("unknown")).status).toBe(429);
    expect((await refresh(said.refresh_token)).status).toBe(200);
  });

  test("a killed backend forgives nothing", async () => {
    const email = await door.newPerson();
    const other = await door.newPerson();
    const network = await closedNetwork();
    await door.fail(4, email);
    const { cookie } = await door.signIn(other);
    await door.fail(4, other, { cookie });
    const proof = await door.prove();
    expect((await door.signIn(other, rightPassword, { network }, proof)).status).toBe(200);
    expect((await door.ask("POST", "/auth/v1/recover", { email })).status).toBe(200);

    await backend.end("SIGKILL");
    await backend.run();

    expect((await door.signIn(email)).status).toBe(429);
    const again = await door.signIn(other, rightPassword, { network }, proof);
    expect([again.status, again.code]).toEqual([429, "proof_of_work_required"]);
    expect((await door.signIn(other, rightPassword, { cookie })).status).toBe(429);
    expect((await door.ask("POST", "/auth/v1/recover", { email })).status).toBe(429);
  }, 60_000);
});
