import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { emailsTo } from "../fixtures/emails.ts";
import { saveForm } from "../fixtures/office-forms.ts";
import { arrive, office } from "../fixtures/people.ts";
import { administratorClient, serverClient } from "../fixtures/site.ts";
import { browsers, phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const refused = { announced: [/status of (409|422)/] };
const stamp = Date.now();
const meetings: string[] = [];
let colleague: Client;

beforeAll(async () => {
  colleague = await administratorClient(site);
});
afterAll(async () => {
  // Staff cannot delete a meeting with bookings, so a test removes its own.
  await serverClient(site).from("meetings").delete().in("id", meetings);
});

/** A meeting of the test's own from nine to ten with two teachers, after all others. */
async function enterMeeting(classes = {}): Promise<string> {
  const { data } = await colleague
    .from("meetings")
    .insert({
      title: `Evening of teachers ${meetings.length}-${stamp}`,
      campus: "majra",
      starts_at: "2031-03-07T03:30:00Z",
      ends_at: "2031-03-07T04:30:00Z",
      place: "Hall",
      status: "published",
      ...classes,
      hosts: [
        {
          id: "maths",
          name: "M. Sharma, Mathematics",
          translations: { hi: { name: "एम. शर्मा, गणित" } },
          room: "4",
        },
        {
          id: "accounts",
          name: "P. Verma, Accountancy",
          translations: { hi: { name: "पी. वर्मा, लेखाशास्त्र" } },
        },
      ],
      translations: { hi: { title: `शिक्षकों की शाम ${stamp}`, place: "हॉल" } },
    })
    .select("id")
    .single()
    .throwOnError();
  meetings.push(data.id);
  return data.id;
}

const at = (minutes: number) => new Date(Date.UTC(2031, 2, 7, 3, 30 + minutes)).toISOString();

/** Another family takes a slot. */
async function take(meeting_id: string, minutes: number) {
  await serverClient(site)
    .rpc("create_meeting_booking", {
      meeting_id,
      host: "maths",
      starts_at: at(minutes),
      name: "Kiran Rao",
      email: `other-${minutes}-${stamp}@mail.example`,
      phone: "01704 222222",
      child_name: "Mohan Rao",
      grade: "Class 7",
    })
    .throwOnError();
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel("Child’s name").fill("Ira Negi");
  await page.getByLabel("Class", { exact: true }).selectOption("Class 6");
  await page.getByLabel("Your name").fill("Asha Negi");
  await page.getByLabel("Phone").fill("+91 98160 11111");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("checkbox", { name: /may keep these details/ }).check();
}

const time = (page: Page, name: RegExp) => page.getByRole("radio", { name });

describe.each(browsers)("A parent books slots, $browser", ({ javaScript }) => {
  const email = `asha-meets-${javaScript}-${stamp}@mail.example`;

  test("a slot taken meanwhile is refused, what was typed stays, and another slot is booked", async ({
    visit,
  }) => {
    const id = await enterMeeting();
    const page = await visit("/meetings", { javaScript, ...refused });
    await page
      .getByRole("link", { name: /Choose a time: Evening of teachers/ })
      .first()
      .waitFor();
    await page.goto(`${site.url}/meetings/${id}`);
    await page.getByRole("link", { name: /M\. Sharma/ }).click();
    await time(page, /^9:10/).check();
    await fillIn(page, email);
    await take(id, 10);
    await page.getByRole("button", { name: "Book this time" }).click();
    await page.getByText("This time has just been taken.").last().waitFor();
    expect(await page.getByLabel("Your name").inputValue()).toBe("Asha Negi");
    await expect.poll(() => time(page, /^9:10/).isDisabled()).toBe(true);
    await time(page, /^9:20/).check();
    await page.getByRole("button", { name: "Book this time" }).click();
    await page.getByRole("heading", { name: "Thank you, the time is yours" }).waitFor();
    const slip = page.getByRole("region", { name: "Booked times" });
    await slip.getByText("9:20 am – 9:30 am").waitFor();
    await slip.getByText("M. Sharma, Mathematics").waitFor();

    const find = async () =>
      (await emailsTo(site, email)).find((mail) => mail.includes("M. Sharma")) ?? "";
    await expect.poll(find, { timeout: 15_000 }).toContain("/booking?key=");
    await page.getByRole("link", { name: "Your times" }).click();
    await page.getByRole("heading", { name: "Booked times" }).waitFor();

    // Books a second teacher under the same link, then another slot with the first.
    await page.getByRole("link", { name: "Book another time" }).click();
    await page.getByRole("link", { name: /P\. Verma/ }).click();
    await page.getByRole("heading", { name: "Times: P. Verma, Accountancy" }).waitFor();
    await time(page, /^9:40/).check();
    await page.getByLabel("Child’s name").fill("Ira Negi");
    await page.getByLabel("Class", { exact: true }).selectOption("Class 6");
    await page.getByRole("button", { name: "Book this time" }).click();
    await page.getByText("The time is yours. We have also confirmed it by email.").waitFor();
    await page.getByRole("link", { name: "Choose another time: M. Sharma, Mathematics" }).click();
    await time(page, /^9:40/).check();
    await page.getByRole("button", { name: "Take this time" }).click();
    await page.getByText("You have already booked 9:40 am").first().waitFor();
    await time(page, /^9:50/).check();
    await page.getByRole("button", { name: "Take this time" }).click();
    await page.getByText("Your time has changed.").waitFor();

    // The page asks before it cancels; the cancellation is undone within a minute.
    const cancel = page.getByRole("link", { name: "Cancel the time with P. Verma, Accountancy" });
    await cancel.click();
    await page.getByRole("link", { name: "Keep the time" }).click();
    await cancel.click();
    await page.getByRole("button", { name: "Yes, cancel it" }).click();
    await page.getByText("Cancelled: P. Verma, Accountancy").waitFor();
    await page.getByRole("button", { name: "Take it back" }).click();
    await page.getByText("The time is yours again.").waitFor();
    await cancel.waitFor();
    const calendar = await page.request.get(
      page.url().replace(/\/booking\?key=(\w+).*/, "/booking/calendar.ics?key=$1"),
    );
    expect((await calendar.text()).match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });
});

test.for(browsers)(
  "a free time pressed in the plan is chosen on its page, and one taken meanwhile is not, $browser",
  async ({ javaScript }, { visit }) => {
    const id = await enterMeeting();
    await take(id, 10);
    const page = await visit("/meetings", { javaScript });
    const free = page.locator(".drawn-slots a").first();
    const name = (await free.textContent()) ?? "";
    await free.click();
    await page.getByRole("radio", { name, checked: true }).waitFor();

    await page.goto(`${site.url}/meetings/${id}?host=maths&time=09:20`);
    await page.getByRole("radio", { name: "9:20 am", checked: true }).waitFor();
    await page.goto(`${site.url}/meetings/${id}?host=maths&time=09:10`);
    await page.getByText("Somebody has just taken that time.").waitFor();
    expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
  },
);

test.for(browsers)(
  "two times of one minute, pressed in the plan, are not both booked for a child, $browser",
  async ({ javaScript }, { visit }) => {
    const id = await enterMeeting();
    const email = `two-presses-${javaScript}-${stamp}@mail.example`;
    const page = await visit(`/meetings/${id}?host=maths&time=09:20`, { javaScript, ...refused });
    await fillIn(page, email);
    await page.getByRole("button", { name: "Book this time" }).click();
    await page.getByRole("heading", { name: "Thank you, the time is yours" }).waitFor();
    await page.goto(`${site.url}/meetings/${id}?host=accounts&time=09:20`);
    await fillIn(page, email);
    await page.getByRole("button", { name: "Book this time" }).click();
    await page.getByText("You have already booked 9:20 am").first().waitFor();
    expect(await page.getByLabel("Your name").inputValue()).toBe("Asha Negi");
    expect(await page.getByLabel("Class", { exact: true }).inputValue()).toBe("Class 6");
    await time(page, /^9:30/).check();
    await page.getByRole("button", { name: "Book this time" }).click();
    await page.getByRole("heading", { name: "Thank you, the time is yours" }).waitFor();
  },
);

test("brother and sister are met at the same time, and the page says that two adults are needed", {
  tags: ["full"],
}, async ({ visit }) => {
  const id = await enterMeeting();
  const page = await visit(`/meetings/${id}?host=maths&time=09:20`);
  await fillIn(page, `siblings-${stamp}@mail.example`);
  await page.getByRole("button", { name: "Book this time" }).click();
  await page.getByRole("link", { name: "Your times" }).click();
  await page.getByRole("link", { name: "Book another time" }).click();
  await page.getByRole("link", { name: /P\. Verma/ }).click();
  await time(page, /^9:20/).check();
  await page.getByLabel("Child’s name").fill("Om Negi");
  await page.getByLabel("Class", { exact: true }).selectOption("Class 3");
  expect(await page.getByText("Two of your times overlap").count()).toBe(0);
  await page.getByRole("button", { name: "Book this time" }).click();
  await page.getByText("Two of your times overlap").waitFor();
  expect(await listViolations(page)).toEqual([]);
});

test("a meeting for certain classes names them and offers no others", {
  tags: ["full"],
}, async ({ visit }) => {
  const id = await enterMeeting({ first_class: "Class 11", last_class: "Class 12" });
  const page = await visit(`/meetings/${id}?host=maths`);
  await page.getByText("Class 11 to Class 12").waitFor();
  const classes = page.getByLabel("Class", { exact: true }).getByRole("option");
  expect(await classes.allTextContents()).toEqual(["Choose a class", "Class 11", "Class 12"]);
});

test("before booking opens the times can be looked at", { tags: ["full"] }, async ({ visit }) => {
  const id = await enterMeeting();
  await colleague
    .from("meetings")
    .update({ book_from: "2031-02-01T03:30:00Z" })
    .eq("id", id)
    .throwOnError();
  const page = await visit(`/meetings/${id}?host=maths`);
  const times = page.getByRole("list", { name: "Time", exact: true });
  await times.getByText("9:10 am").waitFor();
  expect(await page.getByRole("radio").count()).toBe(0);
});

test("a Hindi reader books and cancels in Hindi, and a wrong link says what to do", {
  tags: ["full"],
}, async ({ visit }) => {
  const id = await enterMeeting();
  const page = await visit(`/hi/meetings/${id}?host=maths`, {
    on: phone,
    announced: [/status of 404/],
  });
  await page.getByRole("heading", { name: "समय: एम. शर्मा, गणित" }).waitFor();
  await time(page, /सुबह 9:30/).check();
  await page.getByLabel("बच्चे का नाम").fill("इरा नेगी");
  await page.getByLabel("कक्षा", { exact: true }).selectOption({ label: "कक्षा 6" });
  await page.getByLabel("आपका नाम").fill("आशा नेगी");
  await page.getByLabel("फ़ोन").fill("01704 222222");
  const email = `meera-${stamp}@mail.example`;
  await page.getByRole("textbox", { name: "ई-मेल" }).fill(email);
  await page.getByRole("checkbox").check();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "यह समय लें" }).click();
  await page.getByRole("heading", { name: "धन्यवाद, यह समय आपका है" }).waitFor();
  const find = async () => (await emailsTo(site, email)).join("\n");
  await expect.poll(find, { timeout: 15_000 }).toContain("एम. शर्मा, गणित");
  await page.getByRole("link", { name: "आपके समय" }).click();
  await page.getByRole("link", { name: /साथ का समय रद्द करें/ }).click();
  await page.getByRole("button", { name: "हाँ, रद्द करें" }).click();
  await page.getByText("समय रद्द हो गया।").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.goto(`${site.url}/hi/meetings/${id}/booking?key=${"0".repeat(64)}`);
  await page.getByRole("heading", { name: "बुकिंग नहीं मिली" }).waitFor();
});

test("the office sees the day, books for a family that calls, cancels and prints a sheet for each teacher", {
  tags: ["full"],
}, async ({ visit }) => {
  const id = await enterMeeting();
  await take(id, 20);
  const page = await arrive(visit, office, `/admin/meetings/${id}/bookings`, {
    at: site,
    announced: [/status of 400/],
  });
  const maths = page.getByRole("region", { name: "M. Sharma, Mathematics" });
  await maths.getByRole("row", { name: /9:20 am Mohan Rao, Class 7 Kiran Rao 01704/ }).waitFor();
  await maths.getByText("1 booked, 5 free").waitFor();

  await page.getByText("Book for a family that calls").click();
  await page.getByLabel("With", { exact: true }).selectOption("maths");
  await page.getByRole("button", { name: "Book the time" }).click();
  await page.getByText("Please enter the name.").waitFor();
  await page.getByText("Please choose a time.").waitFor();
  expect(await page.getByText("This time has just been taken").count()).toBe(0);
  await page.getByRole("combobox", { name: "Time" }).selectOption({ label: "9:50 am" });
  await page.getByLabel("Name", { exact: true }).fill("Ram Singh");
  await page.getByLabel("Phone", { exact: true }).fill("98160 33333");
  await page.getByLabel("Child", { exact: true }).fill("Sita Singh");
  await page.getByLabel("Class", { exact: true }).selectOption("Class 8");
  await page.getByRole("button", { name: "Book the time" }).click();
  await page.getByText(/Booked: MEET-/).waitFor();
  await maths.getByRole("row", { name: /9:50 am Sita Singh/ }).waitFor();
  // The same child with another teacher at the same time.
  await page.getByLabel("With", { exact: true }).selectOption("accounts");
  await page.getByRole("combobox", { name: "Time" }).selectOption({ label: "9:50 am" });
  await page.getByLabel("Name", { exact: true }).fill("Ram Singh");
  await page.getByLabel("Phone", { exact: true }).fill("98160 33333");
  await page.getByLabel("Child", { exact: true }).fill("Sita Singh");
  await page.getByLabel("Class", { exact: true }).selectOption("Class 8");
  await page.getByRole("button", { name: "Book the time" }).click();
  await page.getByText("The family has already booked 9:50 am").waitFor();
  expect(await listViolations(page)).toEqual([]);

  await page.emulateMedia({ media: "print" });
  await maths.getByRole("row", { name: /9:20 am/ }).waitFor();
  expect(await page.getByRole("button", { name: "Print the lists" }).isVisible()).toBe(false);
  const breaks = await page
    .getByRole("region", { name: /Mathematics|Accountancy/ })
    .evaluateAll((sheets) => sheets.map((sheet) => getComputedStyle(sheet).breakAfter));
  expect(breaks).toEqual(["page", "auto"]);
  await page.emulateMedia({ media: "screen" });

  await maths.getByRole("button", { name: "Cancel: Kiran Rao, 9:20 am" }).click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await page.getByText("The time is free again.").waitFor();
  await maths.getByText("1 booked, 5 free").waitFor();
  const find = async () => (await emailsTo(site, `other-20-${stamp}@mail.example`)).join("\n");
  await expect.poll(find, { timeout: 15_000 }).toContain("the office had to cancel");
});

test("the office adds a host with hours and a break of their own", {
  tags: ["full"],
}, async ({ visit }) => {
  const id = await enterMeeting();
  const page = await arrive(visit, office, `/admin/meetings/${id}`, { at: site });
  await page.getByRole("button", { name: "Add an entry: Who is met" }).click();
  const entry = page.getByRole("group", { name: "Who is met, entry 3", exact: true });
  await entry.getByLabel("Name", { exact: true }).fill("H. Mehta, Counsellor");
  await entry.getByLabel(/^From/).fill("late");
  await entry.getByLabel(/^Breaks/).fill("9:40 – 9:50");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await entry.getByText("Please enter a time such as 09:00.").waitFor();
  await entry.getByLabel(/^From/).fill("8:30");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await entry.getByText("The meeting does not take place at this time.").waitFor();
  await entry.getByLabel(/^From/).fill("9:30");
  await saveForm(page);
  await page.goto(`${site.url}/meetings/${id}`);
  await page.getByRole("link", { name: /H\. Mehta, Counsellor 2 times free/ }).click();
  await time(page, /^9:50/).check();
  expect(await time(page, /^9:40/).count()).toBe(0);
});
