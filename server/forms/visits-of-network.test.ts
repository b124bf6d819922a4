import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { visitingTimes } from "../../data/admissions/visits.ts";
import { addDays, weekdayOf } from "../../data/calendar/days.ts";
import { indianDay } from "../../data/calendar/indian-time.ts";
import { nextSession } from "../../data/school/grades.ts";
import { type RunningServer, runServer } from "../testing/running-server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "visits-"));
let server: RunningServer;

beforeAll(async () => {
  server = await runServer(dataDir, {
    SUPABASE_SECRET_KEY: `sb_secret_${randomUUID().replaceAll("-", "")}`,
    FORM_LIMITS: "visits=2,unproven=9",
  });
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A child of six when the next session begins, asked about by another family each time. */
const enquire = (visit_at: string) =>
  fetch(`${server.url}/admissions`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: server.url },
    body: new URLSearchParams({
      child_name: "Mira Rao",
      date_of_birth: `${Number(nextSession(new Date()).start.slice(0, 4)) - 6}-01-15`,
      class: "class-1",
      campus: "majra",
      guardian_name: "Asha Rao",
      email: `${randomUUID()}@mail.example`,
      phone: "+91 98765 43210",
      consent: "yes",
      visit_at,
    }),
  });

test("a network asks for a few visits a day, and may still write without one", async () => {
  const times = Array.from({ length: 9 }, (_, later) => addDays(indianDay(new Date()), 2 + later))
    .filter((day) => weekdayOf(day) < visitingTimes.weekdays)
    .map((day) => `${day}T${visitingTimes.clock}:00+05:30`);
  const [first = "", second = "", third = ""] = times;
  for (const time of [first, second]) expect((await enquire(time)).status).toBe(303);
  const refused = await enquire(third);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Many visits have been asked for from your network today");
  expect((await enquire("")).status).toBe(303);
});
