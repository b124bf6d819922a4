import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import { databases } from "../../tests/fixtures/suite.ts";
import { rightPassword, signInEndpoint, wrongPassword } from "../fixtures/sign-in-endpoint.ts";

describe.each(databases)("sign-in limits on %s", (database) => {
  let backend: Backend;
  let endpoint: ReturnType<typeof signInEndpoint>;
  beforeAll(async () => {
    const environment = {
      AUTH_LIMITS: "failures=4,proofs=3,requests=999,tokens=20,mail_seconds=600",
    };
    backend = await startBackend({ database, environment });
    endpoint = signInEndpoint(backend);
  }, 60_000);
  afterAll(() => backend?.stop());

  /** A network that has just failed with unknown addresses. */
  async function closedNetwork() {
    const network = endpoint.newNetwork();
    expect(await endpoint.fail(4, undefined, { network })).toEqual([400, 400, 400, 400]);
    return network;
  }

  test("in a network where others failed, a proof of work lets the right password in", async () => {
    const email = await endpoint.newPerson();
    const network = await closedNetwork();
    expect(await endpoint.signIn(email, rightPassword, { network })).toMatchObject({
      status: 429,
      code: "proof_of_work_required",
      said: { msg: expect.stringContaining("rate limit") },
    });
    const proof = await endpoint.prove();
    expect((await endpoint.signIn(email, rightPassword, { network }, proof)).status).toBe(200);
    // Each proof works once, and only real ones.
    for (const spent of [
      proof,
      `${proof}0`,
      "x:1",
      `${(await endpoint.prove()).split(":")[0]}:0`,
    ]) {
      const again = await endpoint.signIn(email, rightPassword, { network }, spent);
      expect([again.status, again.code]).toEqual([429, "proof_of_work_required"]);
    }
  });

  test("an account with failures of its own is not opened by proof of work", async () => {
    const email = await endpoint.newPerson();
    await endpoint.fail(3, email);
    const network = await closedNetwork();
    for (const proof of [undefined, await endpoint.prove()]) {
      const refused = await endpoint.signIn(email, rightPassword, { network }, proof);
      expect([refused.status, refused.code]).toEqual([429, "over_request_rate_limit"]);
    }
    expect((await endpoint.signIn(email)).status).toBe(200);
  });

  test("guesses by proof of work are limited per hour, for the network and the account", async () => {
    const network = await closedNetwork();
    const email = await endpoint.newPerson();
    const guess = async (address: string) =>
      (await endpoint.signIn(address, wrongPassword, { network }, await endpoint.prove())).status;
    for (let time = 0; time < 2; time++) expect(await guess(email)).toBe(400);
    expect(await guess("nobody@mail.example")).toBe(400);
    expect(await guess(email)).toBe(429);
    expect(
      await endpoint.signIn(await endpoint.newPerson(), rightPassword, { network }),
    ).toMatchObject({
      status: 429,
      code: "over_request_rate_limit",
    });
    // Those guesses count for the account in every network.
    expect(await endpoint.fail(3, email)).toEqual([400, 400, 429]);
  });

  test("known and unknown addresses are refused alike", async () => {
    const network = await closedNetwork();
    const known = await endpoint.signIn(await endpoint.newPerson(), wrongPassword, { network });
    const unknown = await endpoint.signIn("nobody@mail.example", wrongPassword, { network });
    expect(unknown.said.error_code).toBe(known.said.error_code);
    expect(unknown.said.msg.replace(/\d+/, "")).toBe(known.said.msg.replace(/\d+/, ""));
  });

  test("the networks of one IPv6 /48 share a larger limit", async () => {
    const email = await endpoint.newPerson();
    for (let network = 1; network <= 5; network++) {
      await endpoint.fail(4, undefined, { network: `2001:db8:aaaa:${network}::1` });
    }
    const from = { network: "2001:db8:aaaa:77::1" };
    expect((await endpoint.signIn(email, rightPassword, from)).code).toBe("proof_of_work_required");
    const other = { network: "2001:db8:aaab:77::1" };
    expect((await endpoint.signIn(email, rightPassword, other)).status).toBe(200);
  });

  test("unknown tokens end no session of the same network", async () => {
    const network = endpoint.newNetwork();
    const { said } = await endpoint.signIn(await endpoint.newPerson(), rightPassword, { network });
    const refresh = (refresh_token: string) =>
      endpoint.ask(
        "POST",
        "/auth/v1/token?grant_type=refresh_token",
        { refresh_token },
        { network },
      );
    for (let time = 0; time < 20; time++) expect((await refresh("unknown")).status).toBe(400);
    expect((await refresh("unknown")).status).toBe(429);
    expect((await refresh(said.refresh_token)).status).toBe(200);
  });

  test("a killed backend forgets no failures", async () => {
    const email = await endpoint.newPerson();
    const other = await endpoint.newPerson();
    const network = await closedNetwork();
    await endpoint.fail(4, email);
    const { cookie } = await endpoint.signIn(other);
    await endpoint.fail(4, other, { cookie });
    const proof = await endpoint.prove();
    expect((await endpoint.signIn(other, rightPassword, { network }, proof)).status).toBe(200);
    expect((await endpoint.ask("POST", "/auth/v1/recover", { email })).status).toBe(200);

    await backend.end("SIGKILL");
    await backend.run();

    expect((await endpoint.signIn(email)).status).toBe(429);
    const again = await endpoint.signIn(other, rightPassword, { network }, proof);
    expect([again.status, again.code]).toEqual([429, "proof_of_work_required"]);
    expect((await endpoint.signIn(other, rightPassword, { cookie })).status).toBe(429);
    expect((await endpoint.ask("POST", "/auth/v1/recover", { email })).status).toBe(429);
  }, 60_000);
});
