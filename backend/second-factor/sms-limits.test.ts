import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, type Person, startBackend } from "../../tests/fixtures/backend.ts";
import { databases } from "../../tests/fixtures/suite.ts";
import { migrationsAnd } from "../fixtures/probe.ts";
import { postFactors } from "../fixtures/second-factor.ts";
import { signInEndpoint } from "../fixtures/sign-in-endpoint.ts";

// Moves every attempt a minute into the past.
const clock = `
create function public.wait_a_minute() returns void language sql security definer as $$
  update embedded.attempts set times = array(select t - interval '61 seconds' from unnest(times) as t)
$$;`;

describe.each(databases)("messages to phones on %s", (database) => {
  let backend: Backend;
  let migrations: string;
  beforeAll(async () => {
    migrations = await migrationsAnd(clock);
    backend = await startBackend({ database, environment: { MIGRATIONS_DIR: migrations } });
  });
  afterAll(async () => {
    await backend?.stop();
    await rm(migrations, { recursive: true });
  });

  let numbers = 9_816_000_000;
  const newNumber = () => `+91${++numbers}`;
  const waitAMinute = () => (backend.service() as SupabaseClient).rpc("wait_a_minute");

  /** Enrols a number, again if it is not proven, and resolves with the new factor's id. */
  async function enrol(person: Person, phone: string): Promise<string> {
    const { id } = await postFactors(backend, person, "", { factor_type: "phone", phone });
    return id;
  }
  const challenge = (person: Person, factor: string) =>
    postFactors(backend, person, `/${factor}/challenge`, {});
  const send = async (person: Person, phone: string) => {
    const { status, code } = await challenge(person, await enrol(person, phone));
    return code ?? status;
  };

  async function codesTo(phone: string): Promise<string[]> {
    const folder = join(backend.dataDir, "outbox");
    const files = (await readdir(folder)).filter((name) => name.endsWith(".sms"));
    const texts = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
    const own = texts.filter((text) => text.includes(phone));
    return own.map((text) => /\d{6}$/.exec(text.trim())?.[0] ?? "");
  }

  test("one a minute, also if the number is enrolled again, there or by somebody else", async () => {
    const [person, other] = [await backend.signUp(), await backend.signUp()];
    const phone = newNumber();
    expect(await send(person, phone)).toBe(200);
    expect(await send(person, phone)).toBe("over_sms_send_rate_limit");
    expect(await send(other, phone)).toBe("over_sms_send_rate_limit");
    await waitAMinute();
    expect(await send(other, phone)).toBe(200);
    expect(await codesTo(phone)).toHaveLength(2);
  });

  test("of several asked for at the same moment one is sent", async () => {
    const person = await backend.signUp();
    const phone = newNumber();
    const factor = await enrol(person, phone);
    const answers = await Promise.all(Array.from({ length: 4 }, () => challenge(person, factor)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429]);
    expect(await codesTo(phone)).toHaveLength(1);
  });

  test("ten a day to a number that nobody has proven, and ten from an account", async () => {
    const phone = newNumber();
    for (let count = 0; count < 10; count++) {
      expect(await send(await backend.signUp(), phone)).toBe(200);
      await waitAMinute();
    }
    const person = await backend.signUp();
    expect(await send(person, phone)).toBe("over_request_rate_limit");
    // An account has ten factors at most, so these are one after the other.
    for (let count = 0; count < 10; count++) {
      const factor = await enrol(person, newNumber());
      expect((await challenge(person, factor)).status).toBe(200);
      await person.client.auth.mfa.unenroll({ factorId: factor });
    }
    expect(await send(person, newNumber())).toBe("over_request_rate_limit");
  });

  test("a stranger with the password does not use up those of the owner's browser", async () => {
    const endpoint = signInEndpoint(backend);
    const network = endpoint.newNetwork();
    const email = await endpoint.newPerson();
    const phone = newNumber();
    const open = async (cookie?: string) => {
      const { said, ...at } = await endpoint.signIn(email, undefined, { cookie, network });
      return { cookie: at.cookie, token: said.access_token as string, network };
    };
    const ask = (path: string, body: object, from: Awaited<ReturnType<typeof open>>) =>
      endpoint.ask("POST", `/auth/v1/factors${path}`, body, from);
    const own = await open();
    const factor = (await ask("", { factor_type: "phone", phone }, own)).said.id;
    const asked = await ask(`/${factor}/challenge`, {}, own);
    const [code = ""] = await codesTo(phone);
    const answer = { challenge_id: asked.said.id, code };
    expect((await ask(`/${factor}/verify`, answer, own)).status).toBe(200);

    const stranger = await open();
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 10; count++) {
      await waitAMinute();
      codes.push((await ask(`/${factor}/challenge`, {}, stranger)).code);
    }
    // The owner's first message was the account's, because the browser had proven nothing yet.
    expect(codes).toEqual([...Array(9).fill(undefined), "over_request_rate_limit"]);
    const again = await open(own.cookie);
    expect((await ask(`/${factor}/challenge`, {}, again)).status).toBe(200);
  });
});
