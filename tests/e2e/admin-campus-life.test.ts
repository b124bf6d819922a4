import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { save, sharedOffice, soon } from "../fixtures/empty-office.ts";
import { sayNobody } from "../fixtures/marks.ts";
import { fillIn, saveForm } from "../fixtures/office-forms.ts";
import { serverClient } from "../fixtures/site.ts";
import { phone, test } from "../fixtures/visit.ts";

const { office, atWork, visitorsSee } = sharedOffice();

/** A name that no earlier try of a scenario has used. */
const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

test("A sport is written with its training times in order, and a child's registration read", {
  tags: ["full"],
}, async ({ visit }) => {
  const name = unique("Table tennis");
  const page = await atWork(visit, "/admin/sports/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Age groups (optional)", { exact: true }).fill("Under 11\nUnder 14");
  const add = page.getByRole("button", { name: "Add an entry: Training schedule", exact: true });
  const entry = (place: number) =>
    page.getByRole("group", { name: `Training schedule, entry ${place}`, exact: true });
  await add.click();
  await page.keyboard.type("Matches");
  await entry(1).getByLabel(/Times/).fill("Saturday, 9 am");
  await add.click();
  await page.keyboard.type("Beginners");
  await entry(2).getByLabel(/Times/).fill("Monday, 3:30 pm\nThursday, 3:30 pm");
  await page.getByRole("button", { name: "Move up (Training schedule, entry 2)" }).press("Enter");
  expect(await entry(1).getByLabel("What is trained").inputValue()).toBe("Beginners");
  await add.click();
  await page.getByRole("button", { name: "Remove (Training schedule, entry 3)" }).click();
  await save(page);

  const { data: sport } = await office()
    .colleague.from("sports_programs")
    .select("id, age_groups, schedules, images")
    .eq("name", name)
    .single()
    .throwOnError();
  expect(sport).toMatchObject({
    age_groups: ["Under 11", "Under 14"],
    schedules: [
      { type: "Beginners", timings: ["Monday, 3:30 pm", "Thursday, 3:30 pm"] },
      { type: "Matches", timings: ["Saturday, 9 am"] },
    ],
    images: { main_image: null, gallery_images: [] },
  });
  const address = `/co-curricular/sports-athletics/${sport.id}`;
  await expect.poll(() => visitorsSee(address), soon).toContain("Thursday, 3:30 pm");

  const child = {
    child_name: "Meera Rana",
    date_of_birth: "2015-05-04",
    consent_version: "2026-1",
  };
  const guardian = { guardian_name: "S. Rana", guardian_email: "rana@mail.example" };
  const { data: registered } = await office()
    .colleague.from("sports_registrations")
    .insert({
      ...child,
      ...guardian,
      sport_id: sport.id,
      guardian_phone: "+91 98765 43210",
      reference: unique("SPT"),
    })
    .select("id")
    .single()
    .throwOnError();
  const note = { registration_id: registered.id, note: "Carries an inhaler" };
  // As the family's form does.
  await serverClient(office().site)
    .from("sports_registration_medical_notes")
    .insert(note)
    .throwOnError();
  await page.getByRole("link", { name }).click();
  await page.getByRole("link", { name: "Registrations", exact: true }).click();
  await page.getByRole("link", { name: "Meera Rana" }).click();
  await page.getByRole("heading", { level: 1, name: "Meera Rana" }).waitFor();
  expect(await page.getByText("Carries an inhaler").count()).toBe(0);
  await page.getByRole("button", { name: "Show the medical note" }).click();
  await page.getByText("Carries an inhaler").waitFor();

  await office()
    .colleague.from("sports_registration_medical_notes")
    .update({ note: "Carries an inhaler, and a peanut allergy" })
    .eq("registration_id", registered.id)
    .throwOnError();
  await page.reload();
  await page.getByRole("button", { name: "Show the medical note" }).click();
  await page.getByText("Before: Carries an inhaler", { exact: true }).waitFor();
  await page.getByText(/^Changed by .+, \d/).waitFor();
  await page.getByText(/^Written by the family, \d/).waitFor();
  await page.goto(`/hi${new URL(page.url()).pathname}`);
  await page.getByRole("button", { name: "स्वास्थ्य संबंधी सूचना दिखाएँ" }).click();
  await page.getByText(/ ने बदली, \d/).waitFor();
  await page.getByText(/^परिवार ने लिखी, \d/).waitFor();
});

test("Links are pasted all at once, reordered with keys and pointer, and removed by undo", {
  tags: ["full"],
}, async ({ visit }) => {
  const videos = office().colleague.from("youtube_videos");
  // Links pasted by an earlier try would be known, with their place in the order.
  await videos.delete().not("id", "is", null).throwOnError();
  const known = { youtube_id: "9bZkp7q19f0", title: "Known video", position: 1 };
  await videos.insert(known).throwOnError();
  const page = await atWork(visit, "/admin/youtube", {
    announced: [/status of 502/, /^status 502/],
  });
  await page.getByRole("link", { name: "Paste links" }).click();
  await page.getByRole("heading", { level: 1, name: "Paste video links" }).waitFor();
  await page
    .getByLabel("Links")
    .fill("https://youtu.be/dQw4w9WgXcQ\nwww.youtube.com/shorts/kJQP7kiw5Fk 9bZkp7q19f0 hello");
  await page.getByRole("button", { name: "Look at them" }).click();
  await page.getByText("Already in the gallery: Known video").waitFor();
  await page.getByText("Not a link to a video: hello").waitFor();
  await page.getByText("YouTube cannot be reached at the moment.").waitFor();
  await page.getByLabel("Title of dQw4w9WgXcQ").fill("First video");
  await page.getByLabel("Title of kJQP7kiw5Fk").fill("Second video");
  await page.getByRole("button", { name: "Add the videos" }).click();
  await page.getByText("2 videos are added.").waitFor();
  // Visitors see a video once somebody has marked it.
  const { data: added } = await videos.select("id").throwOnError();
  for (const { id } of added ?? []) {
    await office().colleague.rpc("mark_video", { video: id, people: "nobody" }).throwOnError();
  }
  await expect.poll(() => visitorsSee("/video-gallery"), soon).toContain("Second video");

  await page.getByRole("link", { name: "Put in order" }).click();
  const handle = page.getByRole("button", { name: /^Move Second video/ });
  await handle.focus();
  await page.keyboard.press("Home");
  await page.getByText("The order is saved.").waitFor();
  await page.getByRole("button", { name: "Move Second video, now at 1" }).waitFor();
  const order = async () => {
    const gallery = await visitorsSee("/video-gallery");
    return gallery.indexOf("Second video") < gallery.indexOf("Known video");
  };
  await expect.poll(order, soon).toBe(true);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Move Second video, now at 3" }).waitFor();
  await expect.poll(order, soon).toBe(false);
  await handle.dragTo(page.getByRole("button", { name: /^Move Known video/ }));
  await page.getByRole("button", { name: "Move Second video, now at 1" }).waitFor();
  await expect.poll(order, soon).toBe(true);
});

test("A teacher gets a photo that visitors see, and is removed from their page again", {
  tags: ["full"],
}, async ({ visit }) => {
  const name = unique("Meera");
  const page = await atWork(visit, "/admin/teachers/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Designation", { exact: true }).fill("Teacher of drawing");
  const buffer = await sharp({
    create: { width: 600, height: 800, channels: 3, background: "#8a4b2a" },
  })
    .jpeg()
    .toBuffer();
  const photo = { name: "meera.jpg", mimeType: "image/jpeg", buffer };
  await page.getByLabel("Choose a picture: Photo").setInputFiles(photo);
  await page.getByRole("img", { name: "The chosen picture" }).waitFor();
  await sayNobody(page);
  await page
    .getByLabel("What the photo shows (optional)", { exact: true })
    .fill("Meera at her easel");
  await page.getByLabel("Show on the faculty page").check();
  await save(page);
  await expect.poll(() => visitorsSee("/faculty"), soon).toContain(name);
  expect(await visitorsSee("/faculty")).toContain("Meera at her easel");

  await page.getByRole("row").filter({ hasText: name }).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Remove from the page" }).click();
  await expect.poll(() => visitorsSee("/faculty"), soon).not.toContain(name);
});

test("A certificate is recorded, found by its holder, and cancelled", {
  tags: ["full"],
}, async ({ visit }) => {
  const number = unique("TC").replace(" ", "/");
  const student = unique("Ravi");
  const page = await atWork(visit, "/admin/certificates/new");
  await fillIn({
    "Certificate number": number,
    Student: student,
    "Date of birth": "2014-05-04",
    Campus: "Majra",
    "Class left": "Class 6",
    "Left on": "2026-03-31",
    "Issued on": "2026-04-06",
  })(page);
  await saveForm(page);
  const answer = async () => {
    const asked = await visit("/certificates", { site: office().site.url, javaScript: false });
    await asked.getByLabel("Certificate number").fill(number.toLowerCase());
    await asked.getByLabel("Date of birth of the student").fill("2014-05-04");
    await asked.getByRole("button", { name: "Look it up" }).click();
    return asked.getByRole("region", { name: "Answer" }).textContent();
  };
  expect(await answer()).toContain("This certificate was issued by the school.");
  await page.getByRole("row").filter({ hasText: student }).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.getByRole("row").filter({ hasText: student }).getByText("Cancelled").waitFor();
  expect(await answer()).not.toContain("This certificate was issued by the school.");
});

test("Holidays are imported after a preview, and undone as a whole", {
  tags: ["full"],
}, async ({ visit }) => {
  // Rows imported by an earlier try would be known.
  await office().colleague.from("calendar_entries").delete().not("id", "is", null).throwOnError();
  const known = { title: "Holi", starts_on: "2027-03-22", ends_on: "2027-03-22", kind: "holiday" };
  await office().colleague.from("calendar_entries").insert(known).throwOnError();
  const page = await atWork(visit, "/admin/calendar");
  await page.getByRole("link", { name: "Holidays or .ics" }).click();
  const list = "2027-03-22 Holi\n2027-03-26 to 2027-03-28, Spring break\nno day at all";
  await page.getByLabel("Choose a calendar file (.ics)").setInputFiles({
    name: "spring.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(`${list}\n2027-03-30 Founders' fair`),
  });
  await page.getByText("spring.txt").waitFor();
  await page.getByRole("button", { name: "Look at it first" }).click();
  await page.getByRole("button", { name: "Add 2 entries" }).waitFor();
  // A changed list is looked at again, and is no longer the file.
  await page.getByLabel("List of days").fill(list);
  await page.getByRole("button", { name: "Add 2 entries" }).waitFor({ state: "detached" });
  expect(await page.getByText("spring.txt").count()).toBe(0);
  await page.getByRole("button", { name: "Look at it first" }).click();
  await page.getByText("Already in the calendar").waitFor();
  await page.getByText("1 line is not taken").waitFor();
  const kept = async () =>
    (await office().colleague.from("calendar_entries").select("title").eq("title", "Spring break"))
      .data;
  expect(await kept()).toEqual([]);
  await page.getByRole("button", { name: "Add 1 entry" }).click();
  await page.getByText("1 entry is added.").waitFor();
  await expect.poll(() => visitorsSee("/calendar?month=2027-03"), soon).toContain("Spring break");

  // The reload removes the toast of this import, whose Undo is a different one.
  await page.reload();
  const file = [
    ...["BEGIN:VCALENDAR", "BEGIN:VEVENT", "DTSTART;VALUE=DATE:20270414", "SUMMARY:Baisakhi"],
    ...["END:VEVENT", "END:VCALENDAR"],
  ].join("\r\n");
  await page
    .getByLabel("Calendar file (.ics)")
    .setInputFiles({ name: "board.ics", mimeType: "text/calendar", buffer: Buffer.from(file) });
  await expect.poll(() => page.getByLabel("List of days").inputValue()).toContain("Baisakhi");
  await page.getByRole("button", { name: "Look at it first" }).click();
  const add = page.getByRole("button", { name: "Add 1 entry" });
  await add.click();
  // Visitors may see it before the page has its answer, while the previous import's toast still shows.
  await add.waitFor({ state: "detached" });
  await expect.poll(() => visitorsSee("/calendar?month=2027-04"), soon).toContain("Baisakhi");
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => visitorsSee("/calendar?month=2027-04"), soon).not.toContain("Baisakhi");
});

test("An entry is moved within its month, with keys and pointer, undone, and repeated", {
  tags: ["full"],
}, async ({ visit }) => {
  const title = unique("Half-yearly");
  const exam = {
    title,
    starts_on: "2027-09-14",
    ends_on: "2027-09-15",
    kind: "exam",
  };
  await office().colleague.from("calendar_entries").insert(exam).throwOnError();
  const days = async () => {
    const { data } = await office()
      .colleague.from("calendar_entries")
      .select("starts_on, ends_on")
      .eq("title", title)
      .single()
      .throwOnError();
    return `${data.starts_on} ${data.ends_on}`;
  };
  const page = await atWork(visit, "/admin/calendar/month?month=2027-09");
  const entry = page.getByRole("button", { name: `${title}, 14 Sep 2027` }).first();
  await entry.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.getByText(`${title} is now on 22 Sep 2027.`).waitFor();
  expect(await days()).toBe("2027-09-22 2027-09-23");
  await page.getByRole("button", { name: "Undo" }).click();
  await entry.waitFor();
  expect(await days()).toBe("2027-09-14 2027-09-15");
  await entry.dragTo(page.getByRole("cell", { name: "New entry on 9 Sep 2027" }));
  await expect.poll(days).toBe("2027-09-09 2027-09-10");
  await page
    .getByRole("button", { name: `${title}, 9 Sep 2027` })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByLabel("How often").selectOption("Weekly");
  await save(page);
  await expect.poll(() => visitorsSee("/calendar?month=2027-10"), soon).toContain(title);
});

test("Everybody can use the pages for campus life, on a phone too", {
  tags: ["full"],
}, async ({ visit }) => {
  const page = await atWork(visit, "/admin/dashboard", { on: phone });
  // On a screen as tall as the page nothing lies below the bar that is always in sight.
  await page.setViewportSize({ width: 390, height: 8_000 });
  const found: string[] = [];
  for (const path of [
    "/admin/calendar/month",
    "/admin/sports/new",
    "/admin/calendar/ics",
    "/admin/events/new",
    "/hi/admin/events/new",
  ]) {
    await page.goto(path);
    // Until the visitor's role is known, the heading says that the page is loading.
    await page.getByRole("heading", { level: 1, name: /^(?!Loading|खुल रहा)/ }).waitFor();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow !== 0) found.push(`${path} is ${overflow} px wider than the screen`);
    found.push(...(await listViolations(page)).map((violation) => `${path}: ${violation}`));
  }
  expect(found).toEqual([]);
});
