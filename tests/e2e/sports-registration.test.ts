import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { emailsTo } from "../fixtures/emails.ts";
import { administratorClient } from "../fixtures/site.ts";
import { browsers, phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const stamp = Date.now();
const thisYear = new Date().getFullYear();
const sports = { open: "", closed: "", roomy: "" };
/** A sport whose training groups are named after ages. */
let grouped = "";

beforeAll(async () => {
  const office = await administratorClient(site);
  const program = {
    name: "Kabaddi scenario",
    campus: "majra",
    age_groups: ["Under 14"],
    training_group_capacity: 2,
    schedules: [{ type: "Beginners", timings: ["Monday, 3:00 pm"] }],
    translations: {
      hi: {
        name: "कबड्डी",
        age_groups: ["14 वर्ष से कम"],
        schedules: [{ type: "शुरुआती", timings: ["सोमवार, दोपहर 3:00"] }],
      },
    },
  };
  const { data } = await office
    .from("sports_programs")
    .insert([
      { ...program, registration_open: true },
      { ...program, registration_open: false },
      { ...program, registration_open: true, training_group_capacity: null },
    ])
    .select("id, registration_open, training_group_capacity")
    .throwOnError();
  for (const { id, registration_open, training_group_capacity } of data) {
    sports[training_group_capacity === null ? "roomy" : registration_open ? "open" : "closed"] = id;
  }
  const types = ["Under 11 and under 14", "Under 17"];
  const schedules = types.map((type) => ({ type, timings: ["Monday, 3:00 pm"] }));
  const football = { name: "Football scenario", campus: "majra", age_groups: [], schedules };
  const entered = office.from("sports_programs").insert(football).select("id").single();
  grouped = (await entered.throwOnError()).data.id;
});
afterAll(async () => {
  const office = await administratorClient(site);
  await office
    .from("sports_registrations")
    .delete()
    .in("sport_id", [...Object.values(sports), grouped]);
  await office
    .from("sports_programs")
    .delete()
    .in("id", [...Object.values(sports), grouped]);
});

const email = (name: string) => `${name}-${stamp}@mail.example`;

async function fillInFamily(page: Page, address: string) {
  await page.getByLabel("Your name").fill("Asha Rao");
  await page.getByLabel("Phone", { exact: true }).fill("+91 98765 43210");
  await page.getByLabel("Email").fill(address);
  await page.getByLabel("Name of the contact").fill("Ravi Rao");
  await page.getByLabel("Phone of the contact").fill("+91 98765 43211");
}

async function fillInChild(page: Page, name: string, age: number) {
  await page.getByLabel("Name of the child").fill(name);
  await page.getByLabel("Date of birth").fill(`${thisYear - age}-05-04`);
  await page.getByLabel("Training group").selectOption({ index: 1 });
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Register" }).click();
}

describe.each(browsers)("A parent registers two children, $browser", ({ javaScript }) => {
  test("the first with all details, the second with a name and a birthday", async ({ visit }) => {
    const page = await visit(`/register/sports/${sports.open}`, {
      javaScript,
      announced: [/status of 422/],
    });
    const address = email(javaScript ? "scripts" : "plain");
    await fillInFamily(page, address);
    await page.getByLabel("Medical note").fill("Asthma");
    await fillInChild(page, "Meera Rao", 15);
    // The child is too old for the groups of this sport: the error is beside the date, and nothing is lost.
    await page.getByText("This sport has no group for the age of the child.").last().waitFor();
    expect(await page.getByLabel("Medical note").inputValue()).toBe("Asthma");
    if (javaScript) expect(await listViolations(page)).toEqual([]);
    await fillInChild(page, "Meera Rao", 12);
    await page.getByRole("heading", { level: 1, name: "Thank you" }).waitFor();
    const reference = await page.getByText(/^SPT-\d\d-[2-9A-Z]{7}$/).textContent();
    await expect
      .poll(async () => (await emailsTo(site, address)).join("\n"), { timeout: 15_000 })
      .toContain(`Reference: ${reference}`);
    expect((await emailsTo(site, address)).join("\n")).not.toContain("Asthma");

    await page.getByRole("link", { name: "Register a brother or sister" }).click();
    await page.getByText("Your details are filled in").waitFor();
    expect(await page.getByLabel("Phone of the contact").inputValue()).toBe("+91 98765 43211");
    expect(await page.getByLabel("Medical note").inputValue()).toBe("");
    await fillInChild(page, "Kiran Rao", 10);
    // The training group has two places, so the children of the second family wait.
    await page
      .getByRole("heading", {
        level: 1,
        name: javaScript ? "is registered" : "on the waiting list",
      })
      .waitFor();
  });
});

test("a child too old for the chosen training group is told which it is, and takes another", {
  tags: ["full"],
}, async ({ visit }) => {
  const page = await visit(`/register/sports/${grouped}`, { announced: [/status of 422/] });
  await fillInFamily(page, email("grouped"));
  await fillInChild(page, "Meera Rao", 15);
  await page.getByText("not of the age of this group: Under 11 and under 14.").last().waitFor();
  expect(await page.getByLabel("Name of the child").inputValue()).toBe("Meera Rao");
  await page.getByLabel("Training group").selectOption("Under 17");
  await page.getByRole("button", { name: "Register" }).click();
  await page.getByRole("heading", { level: 1, name: "Thank you" }).waitFor();
});

test("Register Now leads to the form, in Hindi too", { tags: ["full"] }, async ({ visit }) => {
  const page = await visit(`/hi/co-curricular/sports-athletics/${sports.open}`, { on: phone });
  await page.getByRole("link", { name: "पंजीकरण करें" }).click();
  await page.getByRole("heading", { level: 1, name: "कबड्डी के लिए पंजीकरण" }).waitFor();
  await page.getByText("सोमवार, दोपहर 3:00").waitFor();
  expect(await listViolations(page)).toEqual([]);
});

test("a robot gets a family's answer, and registers no one", async () => {
  const send = async (fields: Record<string, string>) => {
    const answer = await fetch(`${site.url}/register/sports/${sports.roomy}`, {
      method: "POST",
      body: new URLSearchParams({
        child_name: "Meera Rao",
        date_of_birth: `${thisYear - 12}-05-04`,
        training_group: "Beginners",
        guardian_name: "Asha Rao",
        guardian_email: email("robot"),
        consent: "yes",
        guardian_phone: "+91 98765 43210",
        emergency_name: "Ravi Rao",
        emergency_phone: "+91 98765 43211",
        ...fields,
      }),
      redirect: "manual",
    });
    const to = new URL(answer.headers.get("location") ?? "", site.url);
    return Object.fromEntries(to.searchParams);
  };
  const answered = {
    reference: expect.stringMatching(/^SPT-\d\d-[2-9A-Z]{7}$/),
    status: "new",
    family: expect.stringMatching(/^[0-9a-f]{64}$/),
  };
  expect(await send({ homepage: "https://spam.example" })).toEqual(answered);
  const family = await send({});
  expect(family).toEqual(answered);
  const office = await administratorClient(site);
  const kept = office.from("sports_registrations").select("reference");
  const { data } = await kept.eq("guardian_email", email("robot")).throwOnError();
  expect(data).toEqual([{ reference: family.reference }]);
});

test("an unknown sport is not found, and a closed one says so", { tags: ["full"] }, async ({
  visit,
}) => {
  const announced = [/status of 404/];
  const unknown = await visit("/register/sports/no-such-sport", { announced });
  await unknown.getByRole("heading", { name: "Sport not found" }).waitFor();
  const sport = await visit(`/co-curricular/sports-athletics/${sports.closed}`);
  await sport.getByText("Registration is closed at the moment.").waitFor();
  const closed = await visit(`/register/sports/${sports.closed}`, { javaScript: false });
  await closed.getByRole("heading", { name: "Registration is closed" }).waitFor();
  expect(await closed.getByRole("button", { name: "Register" }).count()).toBe(0);
});
