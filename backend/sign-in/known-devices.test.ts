import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import { databases } from "../../tests/fixtures/suite.ts";
import { rightPassword, signInDoor, wrongPassword } from "../fixtures/sign-in-door.ts";

describe.each(databases)("known devices on %s", (database) => {
  let backend: Backend;
  let door: ReturnType<typeof signInDoor>;
  beforeAll(async () => {
    const environment = {
      AUTH_LIMITS: "failures=4,requests=999,tokens=999",
      SITE_URL: "https://school.example",
    };
    backend = await startBackend({ database, environment });
    door = signInDoor(backend);
  }, 60_000);
  afterAll(() => backend?.stop());

  /** Somebody whose account strangers have just barred, and a browser that signed in before. */
  async function barredPerson(from = {}) {
    const email = await door.newPerson();
    const before = await door.signIn(email, rightPassword, from);
    expect(await door.fail(5, email)).toEqual([400, 400, 400, 400, 429]);
    return { email, cookie: before.cookie, token: before.said.access_token as string };
  }
  const tryAgain = async (email: string, cookie: string | undefined, password?: string) =>
    (await door.signIn(email, password, { cookie })).status;

  test("strangers who fail bar everybody but who signed in here before", async () => {
    const { email, cookie } = await barredPerson();
    expect(await door.signIn(email)).toMatchObject({
      status: 429,
      code: "over_request_rate_limit",
    });
    expect(await tryAgain(email, cookie)).toBe(200);
  });

  test("the cookie is an unguessable one that no script reads and no other site sends", async () => {
    const { setCookie } = await door.signIn(await door.newPerson());
    const [pair, ...attributes] = setCookie.split("; ");
    expect(pair).toMatch(/^known-device=[\w-]{22}$/);
    expect(attributes.toSorted()).toEqual([
      ...["HttpOnly", "Max-Age=31536000", "Path=/auth/v1", "SameSite=Strict", "Secure"],
    ]);
  });

  test("a network in which others fail does not bar it either", async () => {
    const email = await door.newPerson();
    const { cookie } = await door.signIn(email);
    const network = door.newNetwork();
    await door.fail(4, undefined, { network });
    expect((await door.signIn(email, rightPassword, { network })).status).toBe(429);
    expect((await door.signIn(email, rightPassword, { network, cookie })).status).toBe(200);
  });

  test("a known device has as many failures of its own, and bars nobody else by them", async () => {
    const email = await door.newPerson();
    const { cookie } = await door.signIn(email);
    const from = { cookie, network: door.newNetwork() };
    expect(await door.fail(5, email, from)).toEqual([400, 400, 400, 400, 429]);
    expect(await tryAgain(email, cookie)).toBe(429);
    expect((await door.signIn(email, rightPassword, { network: from.network })).status).toBe(200);
  });

  test("cookies of others, forged ones and long ones are nothing", async () => {
    const { email } = await barredPerson();
    const { cookie: others } = await door.signIn(await door.newPerson());
    const forged = `known-device=${randomBytes(16).toString("base64url")}`;
    for (const cookie of [others, forged, "known-device=", `${forged}${".x".repeat(3_000)}`]) {
      expect(await tryAgain(email, cookie)).toBe(429);
    }
  });

  test("an id that somebody else has put into a browser is never taken over", async () => {
    const email = await door.newPerson();
    const planted = `known-device=${randomBytes(16).toString("base64url")}`;
    const { cookie } = await door.signIn(email, rightPassword, { cookie: planted });
    await door.fail(4, email);
    expect(await tryAgain(email, planted)).toBe(429);
    expect(await tryAgain(email, cookie)).toBe(200);
  });

  test("a deleted account's cookie is nothing", async () => {
    const email = await door.newPerson();
    const { cookie, said } = await door.signIn(email);
    await door.ask(
      "PUT",
      "/auth/v1/user",
      { data: { account_status: "deleted" } },
      { token: said.access_token },
    );
    await door.fail(4, email);
    expect(await tryAgain(email, cookie)).toBe(429);
  });

  test("one browser is known for each of a family, and for five people at most", async () => {
    const people: string[] = [];
    let cookie: string | undefined;
    for (let person = 0; person < 6; person++) {
      const email = await door.newPerson();
      people.push(email);
      cookie = (await door.signIn(email, rightPassword, { cookie })).cookie;
    }
    expect(cookie?.split(".")).toHaveLength(5);
    const [first = "", second = ""] = people;
    await door.fail(4, first);
    await door.fail(4, second);
    expect(await tryAgain(first, cookie)).toBe(429);
    expect(await tryAgain(second, cookie)).toBe(200);
  });

  test("signing out leaves the device known; signing out the others forgets them", async () => {
    const { email, cookie, token } = await barredPerson();
    const laptop = await door.signIn(email, rightPassword, { cookie });
    const own = { token, cookie };
    expect((await door.ask("POST", "/auth/v1/logout?scope=local", {}, own)).status).toBe(204);
    expect(await tryAgain(email, cookie)).toBe(200);

    const person = await door.newPerson();
    const phone = await door.signIn(person);
    const tablet = await door.signIn(person);
    const asPhone = { token: phone.said.access_token, cookie: phone.cookie };
    await door.ask("POST", "/auth/v1/logout?scope=others", {}, asPhone);
    await door.fail(4, person);
    expect(await tryAgain(person, tablet.cookie)).toBe(429);
    expect(await tryAgain(person, phone.cookie)).toBe(200);

    await door.ask(
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

  test("a device that is removed from the list is known no longer", async () => {
    const email = await door.newPerson();
    const lost = await door.signIn(email);
    await door.signIn(email, rightPassword, { cookie: lost.cookie });
    const own = await door.signIn(email);
    const token = own.said.access_token;
    const listed = await door.ask("POST", "/rest/v1/rpc/list_sessions", {}, { token });
    const sessionOf = (bearer: string) =>
      JSON.parse(Buffer.from(bearer.split(".")[1] ?? "", "base64url").toString()).session_id;
    const id = sessionOf(lost.said.access_token);
    expect(listed.said.map((row: { id: string }) => row.id)).toContain(id);
    await door.ask("POST", "/rest/v1/rpc/revoke_session", { id }, { token });
    await door.fail(4, email);
    expect(await tryAgain(email, lost.cookie)).toBe(429);
    expect(await tryAgain(email, own.cookie)).toBe(200);
  });

  test("a new password forgets every device but the one it was set on", async () => {
    const email = await door.newPerson();
    const thief = await door.signIn(email);
    const { said, cookie } = await door.signIn(email);
    const password = "eight quiet ridges";
    const sent = { password, current_password: rightPassword };
    const changed = await door.ask("PUT", "/auth/v1/user", sent, {
      token: said.access_token,
      cookie,
    });
    expect(changed.status).toBe(200);
    await door.fail(4, email);
    expect(await tryAgain(email, thief.cookie, password)).toBe(429);
    expect(await tryAgain(email, cookie, password)).toBe(200);
  });

  test("a failed sign-in, a refresh and a suspended account set no cookie", async () => {
    expect((await door.signIn(await door.newPerson(), wrongPassword)).setCookie).toBe("");
    const other = await door.newPerson();
    const { said } = await door.signIn(other);
    const refreshed = await door.ask("POST", "/auth/v1/token?grant_type=refresh_token", {
      refresh_token: said.refresh_token,
    });
    expect([refreshed.status, refreshed.setCookie]).toEqual([200, ""]);
    await backend.service().from("alumni_profiles").insert({ id: said.user.id, full_name: "S." });
    await backend
      .service()
      .from("alumni_profiles")
      .update({ status: "suspended" })
      .eq("id", said.user.id);
    const suspended = await door.signIn(other);
    expect([suspended.code, suspended.setCookie]).toEqual(["user_banned", ""]);
  });
});
