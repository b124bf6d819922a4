import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import {
  isReady,
  secretKeyOf,
  startSchool,
  temporaryDataDir,
} from "../fixtures/school-under-test.ts";
import { root } from "../fixtures/site.ts";

const hours = 3_600_000;
const office = { email: "office@school.example", password: "correct horse battery" };

test("A clock that jumps two hours ahead, then four back: pages, sessions and emails continue", async () => {
  const dataDir = await temporaryDataDir();
  const clock = join(dataDir, "clock");
  const server = await startSchool(dataDir, {
    NODE_OPTIONS: `--import=${join(root, "tests/fixtures/moved-clock.mjs")}`,
    CLOCK_FILE: clock,
  });
  await isReady(() => server.url);
  const { publishableKey } = await (await fetch(`${server.url}/config.json`)).json();
  const auth = { persistSession: false, autoRefreshToken: false };
  const person = createClient(server.url, publishableKey, { auth });
  const service = createClient(server.url, secretKeyOf(dataDir), { auth });
  const { data: first } = await person.auth.signInWithPassword(office);
  const home = async () => (await fetch(server.url)).text();
  await home();

  /** How far the clock of the database, the last in the row, is from ours. */
  const clockOf = async () => {
    const { data } = await service
      .from("latest_updates")
      .insert({ content: "What time is it?", is_active: false })
      .select("created_at")
      .single()
      .throwOnError();
    return Date.parse(data.created_at) - Date.now();
  };
  const emails = () => {
    const outbox = join(dataDir, "outbox");
    const names = existsSync(outbox) ? readdirSync(outbox) : [];
    return names.filter((name) => name.endsWith(".eml")).length;
  };
  const goesOn = async (when: string) => {
    await service
      .from("latest_updates")
      .insert({ content: `Said ${when}`, is_active: true })
      .throwOnError();
    expect(await home()).toContain(`Said ${when}`);
    const before = emails();
    await service
      .rpc("create_contact_message", {
        name: "Asha",
        email: "asha@mail.example",
        topic: "general",
        message: "Open when?",
        campus: "majra",
        phone: "",
        consent_version: "2026-1",
      })
      .throwOnError();
    await expect.poll(emails, { timeout: 40_000 }).toBeGreaterThan(before);
  };

  writeFileSync(clock, String(2 * hours));
  await expect.poll(clockOf).toBeGreaterThan(1.9 * hours);
  await goesOn("two hours ahead");
  // The access token has expired, as after two hours of absence; the session has not.
  const asked = await fetch(`${server.url}/auth/v1/user`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${first.session?.access_token}` },
  });
  expect(asked.status).toBe(403);
  const { data: renewed, error } = await person.auth.refreshSession(first.session ?? undefined);
  expect([error, renewed.user?.email]).toEqual([null, office.email]);

  writeFileSync(clock, String(-2 * hours));
  await expect.poll(clockOf).toBeLessThan(-1.9 * hours);
  await goesOn("two hours behind");
  const { data: again } = await person.auth.signInWithPassword(office);
  expect((await person.auth.getUser(again.session?.access_token)).data.user?.email).toBe(
    office.email,
  );
});
