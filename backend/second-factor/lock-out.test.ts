import { rm } from "node:fs/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import { databases } from "../../tests/fixtures/suite.ts";
import { migrationsAnd } from "../fixtures/probe.ts";
import { codeOf } from "../fixtures/second-factor.ts";
import { signInEndpoint } from "../fixtures/sign-in-endpoint.ts";

// Moves every attempt a minute into the past.
const clock = `
create function public.wait_a_minute() returns void language sql security definer as $$
  update embedded.attempts set times = array(select t - interval '61 seconds' from unnest(times) as t)
$$;`;

// What somebody who has only the password of an account with a second factor can do to its owner.
describe.each(databases)("a stranger with the password on %s", (database) => {
  let backend: Backend;
  let endpoint: ReturnType<typeof signInEndpoint>;
  let migrations: string;
  beforeAll(async () => {
    migrations = await migrationsAnd(clock);
    backend = await startBackend({ database, environment: { MIGRATIONS_DIR: migrations } });
    endpoint = signInEndpoint(backend);
  });
  afterAll(async () => {
    await backend?.stop();
    await rm(migrations, { recursive: true });
  });

  type Browser = { cookie: string | undefined; token: string; network: string };
  const waitAMinute = () => (backend.service() as SupabaseClient).rpc("wait_a_minute");

  async function open(email: string, cookie?: string): Promise<Browser> {
    const network = endpoint.newNetwork();
    const signedIn = await endpoint.signIn(email, undefined, { cookie, network });
    return { cookie: signedIn.cookie, token: signedIn.said.access_token, network };
  }

  async function prove(browser: Browser, factor: string, code: string) {
    const path = `/auth/v1/factors/${factor}`;
    const { said } = await endpoint.ask("POST", `${path}/challenge`, {}, browser);
    return endpoint.ask("POST", `${path}/verify`, { challenge_id: said.id, code }, browser);
  }

  /** Sets up a factor in a browser, and resolves with it and the browser in which it was proven. */
  async function enrolIn(browser: Browser, friendly_name: string) {
    const wanted = { factor_type: "totp", friendly_name };
    const { said } = await endpoint.ask("POST", "/auth/v1/factors", wanted, browser);
    const secret: string = said.totp.secret;
    const proven = await prove(browser, said.id, codeOf(secret, -1));
    expect(proven.status).toBe(200);
    const own = { ...browser, token: proven.said.access_token as string };
    return { factor: said.id as string, secret, browser: own };
  }

  /** A person with a second factor, and the browser in which it was proven. */
  async function owner() {
    const email = await endpoint.newPerson();
    return { email, ...(await enrolIn(await open(email), "Phone app")) };
  }

  const tryCode = async (browser: Browser, code: string) =>
    (await endpoint.ask("POST", "/rest/v1/rpc/use_recovery_code", { code }, browser)).status;

  test("uses up the guesses of new browsers, not those of one where the factor was proven", async () => {
    const { email, factor, secret, browser } = await owner();
    const statuses: number[] = [];
    // Every one of these browsers is known by its password, and they push out older ones.
    for (let count = 0; count < 31; count++) {
      if (count % 10 === 0) await waitAMinute();
      statuses.push((await prove(await open(email), factor, "123")).status);
    }
    expect(statuses).toEqual([...Array(30).fill(422), 429]);
    await waitAMinute();
    const elsewhere = await open(email);
    expect((await prove(elsewhere, factor, codeOf(secret))).status).toBe(429);
    const again = await open(email, browser.cookie);
    expect((await prove(again, factor, codeOf(secret))).status).toBe(200);
  });

  test("cannot guess more in a proven browser either", async () => {
    const { email, factor, secret, browser } = await owner();
    const again = await open(email, browser.cookie);
    const guess = async () => (await prove(again, factor, "123")).status;
    for (let count = 0; count < 30; count++) {
      if (count % 10 === 0) await waitAMinute();
      expect(await guess()).toBe(422);
    }
    await waitAMinute();
    expect(await guess()).toBe(429);
    expect((await prove(await open(email), factor, codeOf(secret))).status).toBe(200);
  });

  test("uses up the guesses of a proven browser only once the last factor proven there is removed", async () => {
    const { email, factor, secret, browser } = await owner();
    const laptop = await enrolIn(browser, "Laptop app");
    const remove = async (which: string, from: Browser) =>
      (await endpoint.ask("DELETE", `/auth/v1/factors/${which}`, undefined, from)).status;
    const exhaust = async (which: string) => {
      const stranger = await open(email);
      for (let count = 0; count < 15; count++) await prove(stranger, which, "123");
      expect((await prove(stranger, which, "123")).status).toBe(429);
    };
    expect(await remove(laptop.factor, laptop.browser)).toBe(200);
    await exhaust(factor);
    const again = await open(email, browser.cookie);
    const proven = await prove(again, factor, codeOf(secret));
    expect(proven.status).toBe(200);

    expect(await remove(factor, { ...again, token: proven.said.access_token })).toBe(200);
    await waitAMinute();
    const other = await enrolIn(await open(email), "New app");
    await exhaust(other.factor);
    const unproven = await open(email, browser.cookie);
    expect((await prove(unproven, other.factor, codeOf(other.secret))).status).toBe(429);
  });

  test("does not close the recovery codes to a proven browser", async () => {
    const { email, browser } = await owner();
    const { said } = await endpoint.ask("POST", "/rest/v1/rpc/create_recovery_codes", {}, browser);
    const [code = "", next = ""] = said as string[];
    const stranger = await open(email);
    for (let count = 0; count < 10; count++) expect(await tryCode(stranger, "guess")).toBe(200);
    expect(await tryCode(stranger, code)).toBe(429);
    expect(await tryCode(await open(email), code)).toBe(429);
    const again = await open(email, browser.cookie);
    for (let count = 0; count < 9; count++) expect(await tryCode(again, "guess")).toBe(200);
    expect(await tryCode(again, code)).toBe(200);
    expect(await tryCode(again, "guess")).toBe(200);
    expect(await tryCode(again, next)).toBe(429);
  });

  test("signs out nobody else, and has no browser forgotten", async () => {
    const { email, factor, secret, browser } = await owner();
    const isOpen = async ({ token }: Browser) =>
      (await endpoint.ask("GET", "/auth/v1/user", undefined, { token })).status === 200;
    const signOut = async (query: string, from: Browser, sent = {}) => {
      const { status, code } = await endpoint.ask("POST", `/auth/v1/logout${query}`, sent, from);
      return [status, code];
    };
    const refused = [403, "insufficient_aal"];
    const stranger = await open(email);
    expect(await signOut("?scope=others", stranger)).toEqual(refused);
    expect(await signOut("", stranger, { scope: "others" })).toEqual(refused);
    expect(await isOpen(stranger)).toBe(true);
    for (const query of ["?scope=global", "", "?scope=local"]) {
      const next = await open(email);
      expect((await signOut(query, next))[0]).toBe(204);
      expect(await isOpen(next)).toBe(false);
    }
    expect(await isOpen(browser)).toBe(true);
    expect(await isOpen(stranger)).toBe(true);

    for (let count = 0; count < 15; count++) await prove(stranger, factor, "123");
    const again = await open(email, browser.cookie);
    const proven = await prove(again, factor, codeOf(secret));
    expect(proven.status).toBe(200);
    const own = { ...again, token: proven.said.access_token };
    expect((await signOut("?scope=others", own))[0]).toBe(204);
    expect(await isOpen(browser)).toBe(false);
    expect((await signOut("?scope=global", own))[0]).toBe(204);
    expect(await isOpen(own)).toBe(false);
  });
});
