import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import { databases } from "../../tests/fixtures/suite.ts";
import { rightPassword, signInEndpoint, wrongPassword } from "../fixtures/sign-in-endpoint.ts";

describe.each(databases)("known devices on %s", (database) => {
  let backend: Backend;
  let endpoint: ReturnType<typeof signInEndpoint>;
  beforeAll(async () => {
    const environment = {
      AUTH_LIMITS: "failures=4,requests=999,tokens=999",
      SITE_URL: "https://school.example",
    };
    backend = await startBackend({ database, environment });
    endpoint = signInEndpoint(backend);
  }, 60_000);
  afterAll(() => backend?.stop());

  /** A person whose account strangers have just blocked, and a browser that signed in before. */
  async function barredPerson(from = {}) {
    const email = await endpoint.newPerson();
    const before = await endpoint.signIn(email, rightPassword, from);
    expect(await endpoint.fail(5, email)).toEqual([400, 400, 400, 400, 429]);
    return { email, cookie: before.cookie, token: before.said.access_token as string };
  }
  const tryAgain = async (email: string, cookie: string | undefined, password?: string) =>
    (await endpoint.signIn(email, password, { cookie })).status;

  test("strangers' failures block everybody except devices that signed in before", async () => {
    const { email, cookie } = await barredPerson();
    expect(await endpoint.signIn(email)).toMatchObject({
      status: 429,
      code: "over_request_rate_limit",
    });
    expect(await tryAgain(email, cookie)).toBe(200);
  });

  test("the cookie cannot be guessed, read by scripts or sent by other sites", async () => {
    const { setCookie } = await endpoint.signIn(await endpoint.newPerson());
    const [pair, ...attributes] = setCookie.split("; ");
    expect(pair).toMatch(/^known-device=[\w-]{22}$/);
    expect(attributes.toSorted()).toEqual([
      ...["HttpOnly", "Max-Age=31536000", "Path=/auth/v1", "SameSite=Strict", "Secure"],
    ]);
  });

  test("failures of others in its network do not block a known device", async () => {
    const email = await endpoint.newPerson();
    const { cookie } = await endpoint.signIn(email);
    const network = endpoint.newNetwork();
    await endpoint.fail(4, undefined, { network });
    expect((await endpoint.signIn(email, rightPassword, { network })).status).toBe(429);
    expect((await endpoint.signIn(email, rightPassword, { network, cookie })).status).toBe(200);
  });

  test("a known device has its own limit of failures, and blocks nobody else", async () => {
    const email = await endpoint.newPerson();
    const { cookie } = await endpoint.signIn(email);
    const from = { cookie, network: endpoint.newNetwork() };
    expect(await endpoint.fail(5, email, from)).toEqual([400, 400, 400, 400, 429]);
    expect(await tryAgain(email, cookie)).toBe(429);
    expect((await endpoint.signIn(email, rightPassword, { network: from.network })).status).toBe(
      200,
    );
  });

  test("cookies of others, forged and overlong cookies are ignored", async () => {
    const { email } = await barredPerson();
    const { cookie: others } = await endpoint.signIn(await endpoint.newPerson());
    const forged = `known-device=${randomBytes(16).toString("base64url")}`;
    for (const cookie of [others, forged, "known-device=", `${forged}${".x".repeat(3_000)}`]) {
      expect(await tryAgain(email, cookie)).toBe(429);
    }
  });

  test("an id that somebody else has put into a browser is never adopted", async () => {
    const email = await endpoint.newPerson();
    const planted = `known-device=${randomBytes(16).toString("base64url")}`;
    const { cookie } = await endpoint.signIn(email, rightPassword, { cookie: planted });
    await endpoint.fail(4, email);
    expect(await tryAgain(email, planted)).toBe(429);
    expect(await tryAgain(email, cookie)).toBe(200);
  });

  test("a deleted account's cookie is ignored", async () => {
    const email = await endpoint.newPerson();
    const { cookie, said } = await endpoint.signIn(email);
    await endpoint.ask(
      "PUT",
      "/auth/v1/user",
      { data: { account_status: "deleted" } },
      { token: said.access_token },
    );
    await endpoint.fail(4, email);
    expect(await tryAgain(email, cookie)).toBe(429);
  });

  test("one browser is known for each of a family, for at most five people", async () => {
    const people: string[] = [];
    let cookie: string | undefined;
    for (let person = 0; person < 6; person++) {
      const email = await endpoint.newPerson();
      people.push(email);
      cookie = (await endpoint.signIn(email, rightPassword, { cookie })).cookie;
    }
    expect(cookie?.split(".")).toHaveLength(5);
    const [first = "", second = ""] = people;
    await endpoint.fail(4, first);
    await endpoint.fail(4, second);
    expect(await tryAgain(first, cookie)).toBe(429);
    expect(await tryAgain(second, cookie)).toBe(200);
  });

  test("signing out leaves the device known; signing out the others forgets them", async () => {
    const { email, cookie, token } = await barredPerson();
    const laptop = await endpoint.signIn(email, rightPassword, { cookie });
    const own = { token, cookie };
    expect((await endpoint.ask("POST", "/auth/v1/logout?scope=local", {}, own)).status).toBe(204);
    expect(await tryAgain(email, cookie)).toBe(200);

    const person = await endpoint.newPerson();
    const phone = await endpoint.signIn(person);
    const tablet = await endpoint.signIn(person);
    const asPhone = { token: phone.said.access_token, cookie: phone.cookie };
    await endpoint.ask("POST", "/auth/v1/logout?scope=others", {}, asPhone);
    await endpoint.fail(4, person);
    expect(await tryAgain(person, tablet.cookie)).toBe(429);
    expect(await tryAgain(person, phone.cookie)).toBe(200);

    await endpoint.ask(
      "POST",
      "/auth/v1/logout?scope=global",
      {},
      {
        token: laptop.said.access_token,
        cookie,
      },
    );
    expect(await tryAgain(email, cookie)).toBe(429);
  });

  test("a device removed from the list is no longer known", async () => {
    const email = await endpoint.newPerson();
    const lost = await endpoint.signIn(email);
    await endpoint.signIn(email, rightPassword, { cookie: lost.cookie });
    const own = await endpoint.signIn(email);
    const token = own.said.access_token;
    const listed = await endpoint.ask("POST", "/rest/v1/rpc/list_sessions", {}, { token });
    const sessionOf = (bearer: string) =>
      JSON.parse(Buffer.from(bearer.split(".")[1] ?? "", "base64url").toString()).session_id;
    const id = sessionOf(lost.said.access_token);
    expect(listed.said.map((row: { id: string }) => row.id)).toContain(id);
    await endpoint.ask("POST", "/rest/v1/rpc/revoke_session", { id }, { token });
    await endpoint.fail(4, email);
    expect(await tryAgain(email, lost.cookie)).toBe(429);
    expect(await tryAgain(email, own.cookie)).toBe(200);
  });

  test("a new password forgets every device except the one that set it", async () => {
    const email = await endpoint.newPerson();
    const thief = await endpoint.signIn(email);
    const { said, cookie } = await endpoint.signIn(email);
    const password = "eight quiet ridges";
    const sent = { password, current_password: rightPassword };
    const changed = await endpoint.ask("PUT", "/auth/v1/user", sent, {
      token: said.access_token,
      cookie,
    });
    expect(changed.status).toBe(200);
    await endpoint.fail(4, email);
    expect(await tryAgain(email, thief.cookie, password)).toBe(429);
    expect(await tryAgain(email, cookie, password)).toBe(200);
  });

  test("a failed sign-in, a refresh and a suspended account set no cookie", async () => {
    expect((await endpoint.signIn(await endpoint.newPerson(), wrongPassword)).setCookie).toBe("");
    const other = await endpoint.newPerson();
    const { said } = await endpoint.signIn(other);
    const refreshed = await endpoint.ask("POST", "/auth/v1/token?grant_type=refresh_token", {
      refresh_token: said.refresh_token,
    });
    expect([refreshed.status, refreshed.setCookie]).toEqual([200, ""]);
    await backend.service().from("alumni_profiles").insert({ id: said.user.id, full_name: "S." });
    await backend
      .service()
      .from("alumni_profiles")
      .update({ status: "suspended" })
      .eq("id", said.user.id);
    const suspended = await endpoint.signIn(other);
    expect([suspended.code, suspended.setCookie]).toEqual(["user_banned", ""]);
  });
});
