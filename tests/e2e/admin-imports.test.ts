// @module-tag full
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { emailsTo, linkIn } from "../fixtures/emails.ts";
import { soon } from "../fixtures/empty-office.ts";
import { atWorkOn } from "../fixtures/people.ts";
import { administratorClient, type Site, startSite } from "../fixtures/site.ts";
import { test } from "../fixtures/visit.ts";

let site: Site;
let colleague: Client;

beforeAll(async () => {
  site = await startSite({ seed: "none" });
  colleague = await administratorClient(site.address);
});
afterAll(() => site?.stop());

/** The secretary at an admin page. */
const atWork = atWorkOn(() => site.address);

test("A file of students is checked, imported without its wrong rows, and undone", async ({
  visit,
}) => {
  const names = ["Gauri", "Ravi", "Twin", "Numeral", "Stranger"];
  const imported = names.map((name) => `${name} Imported`);
  const file = [
    "Name;Adm. No.;Campus;Class;Born;Girl or boy",
    "Gauri Imported;IM-1;Majra;Class 3;20/03/2018;Girl",
    "Ravi Imported;IM-2;Solan;Class 3;2018-02-30;Boy",
    "Twin Imported;IM-1;Majra;Class 4;;",
    "Numeral Imported;IM-4;Majra;III;;",
    "Stranger Imported;IM-5;Majra;Class 13;;",
  ].join("\n");
  await colleague.from("students").delete().in("name", imported).throwOnError();
  const page = await atWork(visit, "/admin/students");
  await page.getByRole("link", { name: "Import a file" }).click();
  await page
    .getByLabel("Choose a CSV file")
    .setInputFiles({ name: "year.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
  const columns = page.getByRole("region", { name: "Which column is what" });
  await columns.getByLabel("Date of birth").selectOption("Born");
  await columns.getByLabel("Admission number").selectOption("Adm. No.");
  await page.getByText("3 of 5 rows cannot be imported as they are.").waitFor();
  const wrong = (label: string) =>
    page.getByRole("listitem").filter({ has: page.getByLabel(label, { exact: true }) });
  await wrong("Row 3, Ravi Imported: Campus")
    .getByText("Please choose one from the list.")
    .waitFor();
  await wrong("Row 3, Ravi Imported: Date of birth").getByText("Please enter a date.").waitFor();
  await wrong("Row 4, Twin Imported: Admission number")
    .getByText("This is in the file twice.")
    .waitFor();
  const unknown = page.getByLabel("Row 6, Stranger Imported: Class", { exact: true });
  expect(await unknown.locator("option").first().textContent()).toBe("Class 13");
  await unknown.selectOption("Class 12");
  await page.getByText("2 of 5 rows cannot be imported as they are.").waitFor();
  expect(await unknown.locator("option").first().textContent()).toBe("Playgroup");
  const run = page.getByRole("button", { name: "Import 3 rows" });
  expect(await run.isDisabled()).toBe(true);
  await page.getByLabel("Set the 2 wrong rows aside").check();
  await run.click();
  const last = page.getByRole("region", { name: "Last imports" });
  await last.getByText(/year.csv: 3 rows,/).waitFor();
  const found = async () =>
    (
      await colleague
        .from("students")
        .select("id, name, class, date_of_birth, gender")
        .in("name", imported)
        .order("name")
    ).data;
  const unsaid = { date_of_birth: null, gender: null };
  expect(await found()).toMatchObject([
    { name: "Gauri Imported", class: "Class 3", date_of_birth: "2018-03-20", gender: "female" },
    { name: "Numeral Imported", class: "Class 3", ...unsaid },
    { name: "Stranger Imported", class: "Class 12", ...unsaid },
  ]);
  await last.getByRole("button", { name: "Take the import back" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take the import back" }).click();
  await page.getByText("Taken back: 3 rows are gone.").waitFor();
  expect(await found()).toEqual([]);
});

test("Two thousand students are imported, with ten mistakes corrected where they are named", async ({
  visit,
}) => {
  const header = "Name,Admission number,Campus,Class,Date of birth";
  const slips: Record<number, string> = {
    20: "30/02/2018",
    60: "2018/13/01",
    90: "spring 2018",
    120: "31-04-2018",
    150: "??",
    180: "1.1.18",
    210: "2018",
    240: "20/20/2018",
  };
  const rows = Array.from({ length: 2_000 }, (_, index) => {
    const campus = index === 250 ? "Solan" : "Majra";
    const number = index === 280 ? "TH-0" : `TH-${index}`;
    return `Child ${index},${number},${campus},Class 3,${slips[index] ?? "20/03/2018"}`;
  });
  const page = await atWork(visit, "/admin/students/import");
  await page.getByLabel("Choose a CSV file").setInputFiles({
    name: "roll.csv",
    mimeType: "text/csv",
    buffer: Buffer.from([header, ...rows].join("\n")),
  });
  await page.getByText("10 of 2000 rows cannot be imported as they are.").waitFor();
  expect(await listViolations(page)).toEqual([]);
  for (const index of Object.keys(slips)) {
    const cell = page.getByLabel(`Row ${Number(index) + 2}, Child ${index}: Date of birth`);
    await cell.fill("20/03/2018");
    await cell.press("Enter");
  }
  await page.getByText("2 of 2000 rows cannot be imported as they are.").waitFor();
  await page.getByLabel("Row 252, Child 250: Campus").selectOption("Majra");
  const number = page.getByLabel("Row 282, Child 280: Admission number");
  await number.fill("TH-280");
  await page.getByText("1 of 2000 rows cannot be imported as they are.").waitFor();
  // Leaving the field applies the correction.
  await number.press("Tab");
  await page.getByText("All 2000 rows are good.").waitFor();
  expect(await page.getByText("This is now right.").count()).toBe(10);
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Students", exact: true }).first().click();
  await page.getByText("What you corrected here is not in the file").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Import 2000 rows" }).click();
  // Ten requests of two hundred rows, one after the other.
  await page.getByText(/roll.csv: 2000 rows,/).waitFor({ timeout: 60_000 });
  const { data } = await colleague
    .from("students")
    .select("id")
    .in("admission_no", ["TH-0", "TH-20", "TH-250", "TH-280", "TH-299"])
    .eq("date_of_birth", "2018-03-20")
    .throwOnError();
  expect(data).toHaveLength(5);
});

test.for([
  {
    path: "teachers",
    names: "Name,Designation,Subjects,Campus,At the school since,Show on the faculty page",
    good: 'Teacher of physics,"Physics, Optics",Majra,01/04/2019,yes',
    wrong: ",,Majra,,",
    why: "Please fill this in.",
    seenAt: "/faculty",
  },
  {
    path: "calendar",
    names: "Title,Kind,First day,Last day,Campus,Begins at,Ends at,Place",
    good: "Holiday,14/08/2028,15/08/2028,,9:30 am,4.15 pm,Long hall",
    wrong: "Feast,2028-08-20,,,,,",
    why: "Please choose one from the list.",
    seenAt: "/calendar?month=2028-08",
  },
])(
  "A file of $path is imported without its wrong row, seen by visitors at once, and undone",
  async ({ path, names, good, wrong, why, seenAt }, { visit }) => {
    const name = `Imported ${randomUUID().slice(0, 8)}`;
    const file = [names, `${name},${good}`, `Wrong ${name},${wrong}`].join("\n");
    const isSeen = async () => (await (await fetch(site.url + seenAt)).text()).includes(name);
    const page = await atWork(visit, `/admin/${path}`);
    await page.getByRole("link", { name: "Import a file" }).click();
    const known = page.getByRole("region", { name: "What the file may contain" });
    for (const column of names.split(",")) await known.getByText(column, { exact: true }).waitFor();
    await page
      .getByLabel("Choose a CSV file")
      .setInputFiles({ name: `${name}.csv`, mimeType: "text/csv", buffer: Buffer.from(file) });
    await page.getByText("1 of 2 rows cannot be imported as they are.").waitFor();
    await page.getByRole("listitem").filter({ hasText: why }).waitFor();
    await page.getByLabel("Set the wrong row aside").check();
    await page.getByRole("button", { name: "Import 1 row" }).click();
    await page.getByText(`${name}.csv: 1 row,`).waitFor();
    await expect.poll(isSeen, soon).toBe(true);
    await page.getByRole("button", { name: "Take the import back" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Take the import back" }).click();
    await page.getByText("Taken back: 1 row is gone.").waitFor();
    await expect.poll(isSeen, soon).toBe(false);
  },
);

test("An exported list of teachers that is imported again doubles nobody", async ({ visit }) => {
  const names = ["Exported One", "Exported, Two"];
  const rows = names.map((name) => ({ name, designation: "Teacher of music", is_public: true }));
  await colleague.from("teachers").insert(rows).throwOnError();
  const file = [
    "Name,Designation,Department,Campus,Public",
    "Exported One,Teacher of music,,All campuses,Yes",
    '"Exported, Two",Teacher of music,,All campuses,Yes',
    "Imported Three,Teacher of music,,All campuses,Yes",
  ].join("\n");
  const page = await atWork(visit, "/admin/teachers/import");
  await page
    .getByLabel("Choose a CSV file")
    .setInputFiles({ name: "teachers.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
  const columns = page.getByRole("region", { name: "Which column is what" });
  expect(await columns.getByLabel("Show on the faculty page").inputValue()).toBe("4");
  await page.getByText("2 of these rows are in the list already, and are not imported.").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByLabel("Import these 2 rows all the same").check();
  await page.getByRole("button", { name: "Import 3 rows" }).waitFor();
  await page.getByLabel("Import these 2 rows all the same").uncheck();
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await page.getByText("teachers.csv: 1 row,").waitFor();
  const found = colleague.from("teachers").select("name, is_public").eq("is_public", true);
  const { data } = await found
    .in("name", [...names, "Imported Three"])
    .order("name")
    .throwOnError();
  expect(data.map(({ name }) => name)).toEqual([...names, "Imported Three"]);
});

test("An old register is imported, and its people are invited and find its data in their profile", async ({
  visit,
}) => {
  const file = [
    "Name,Batch,Campus,Email",
    "Nitin Old,2014,Majra,Nitin@mail.example",
    "Asha Old,2015,Majra,",
    "Twin Old,1798,Majra,nitin@mail.example",
  ].join("\n");
  const page = await atWork(visit, "/admin/alumni-register");
  await page.getByRole("link", { name: "Import a file" }).click();
  await page
    .getByLabel("Choose a CSV file")
    .setInputFiles({ name: "old.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
  await page.getByText("1 of 3 rows cannot be imported as they are.").waitFor();
  await page.getByText("Please enter 1850 or more.").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByLabel("Set the wrong row aside").check();
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await page.getByText(/old.csv: 2 rows,/).waitFor();
  await page.goto("/admin/alumni-register");
  await page.getByRole("row").filter({ hasText: "Asha Old" }).getByText("No email").waitFor();
  await page.getByRole("link", { name: "Nitin Old" }).click();
  await page.getByRole("button", { name: "Invite by email" }).click();
  await page.getByText(/Invited on/).waitFor();

  const [email = ""] = await emailsTo(site, "nitin@mail.example");
  const alumnus = await visit(linkIn(email), { site: site.url });
  await alumnus.getByRole("button", { name: "Accept the invitation" }).click();
  await alumnus.getByLabel("New password").first().fill("seven quiet ridges");
  await alumnus.getByLabel(/again/i).fill("seven quiet ridges");
  await alumnus.getByRole("button", { name: "Save the password" }).click();
  await alumnus.getByText("Your new password is saved.").waitFor();
  await alumnus.goto("/alumni/profile/edit");
  const batch = alumnus.getByRole("combobox", { name: /^Batch/ });
  await batch.waitFor();
  expect(await batch.inputValue()).toBe("2014");
  expect(await alumnus.getByLabel("Full name").inputValue()).toBe("Nitin Old");
});

test("A year is promoted after a preview of who moves where", async ({ visit }) => {
  const student = { campus: "juniors", status: "active" };
  const rows = [
    { ...student, name: "Small", admission_no: "PR-1", class: "UKG" },
    { ...student, name: "Tall", admission_no: "PR-2", class: "Class 12" },
  ];
  const stranger = { ...student, name: "Stranger", admission_no: "PR-3", class: "III (old), B" };
  const numbers = ["PR-1", "PR-2", "PR-3"];
  await colleague.from("students").delete().in("admission_no", numbers).throwOnError();
  await colleague
    .from("students")
    .insert([...rows, stranger])
    .throwOnError();
  const classes = async () =>
    (
      await colleague
        .from("students")
        .select("id, class, status")
        .in("admission_no", ["PR-1", "PR-2"])
        .order("name")
    ).data;
  const page = await atWork(visit, "/admin/students/promotion?campus=juniors");
  await page.getByText("1 student moves up, 1 leaves.", { exact: true }).waitFor();
  const left = page.getByText("1 student is in no class of the school and would not move.");
  await left.waitFor();
  expect(await page.getByRole("link", { name: "Stranger" }).count()).toBe(1);
  await page.getByRole("button", { name: "Promote" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Promote" }).click();
  await page.getByText("2 students,").waitFor();
  expect(await classes()).toMatchObject([
    { class: "Class 1", status: "active" },
    { class: "Class 12", status: "graduated" },
  ]);
  await page.getByRole("button", { name: "Take the promotion back" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take the promotion back" }).click();
  await page.getByText(/Taken back: 2 students/).waitFor();
  expect(await classes()).toMatchObject(
    rows.map(({ class: name, status }) => ({ class: name, status })),
  );
});
