import { expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { save, sharedOffice, soon } from "../fixtures/empty-office.ts";
import { sayNobody } from "../fixtures/marks.ts";
import { byBar, fillIn, openForm } from "../fixtures/office-forms.ts";
import { buildPhoto } from "../fixtures/photos.ts";
import { phone, test } from "../fixtures/visit.ts";

const { office, atWork, visitorsSee } = sharedOffice();

test("The secretary builds a page of blocks, previews it, shows it in both languages, moves it and reverts it", {
  tags: ["full"],
}, async ({ visit }) => {
  const { site } = office();
  const page = await atWork(visit, "/admin/pages/new");
  await fillIn({
    Title: "Boarding",
    "Lead (optional)": "Where forty children live during the week.",
    "Title in Hindi (optional)": "छात्रावास",
    "Lead in Hindi (optional)": "जहाँ चालीस बच्चे सप्ताह भर रहते हैं।",
  })(page);
  const add = async (kind: string) => {
    await page
      .getByRole("group", { name: "Add a block" })
      .getByRole("button", { name: kind, exact: true })
      .click();
  };
  const block = (name: string) => page.getByRole("group", { name, exact: true });

  await add("Quote");
  await block("1. Quote").getByLabel("What is said", { exact: true }).fill("It is quiet at nine.");
  await add("Steps");
  await block("2. Steps").getByRole("button", { name: "Add an entry: Steps" }).click();
  await block("2. Steps").getByLabel("Step", { exact: true }).fill("Visit on a Saturday");
  await add("Picture");
  await block("3. Picture")
    .getByLabel("Choose a picture")
    .setInputFiles(await buildPhoto("room", "#5a7d9a"));
  await page.getByAltText("The chosen picture").waitFor();
  await sayNobody(block("3. Picture"));

  // An error is shown at its block, and everything typed stays.
  await page.getByRole("button", { name: "Save as draft" }).click();
  const shows = block("3. Picture").getByLabel("What the picture shows", { exact: true });
  await expect.poll(() => shows.getAttribute("aria-invalid")).toBe("true");
  await shows.fill("A room with four beds.");
  await page.getByRole("button", { name: "Move up: 3. Picture" }).click();
  await page.getByRole("button", { name: "Duplicate: 1. Quote" }).click();
  await page.getByRole("button", { name: "Remove: 2. Quote" }).click();
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  expect(await block("2. Quote").getByLabel("What is said", { exact: true }).inputValue()).toBe(
    "It is quiet at nine.",
  );
  await page.getByRole("button", { name: "Remove: 2. Quote" }).click();
  expect(await listViolations(page)).toEqual([]);
  await byBar.keepBack(page);
  expect(await visitorsSee("/boarding")).toBe("404");

  const tab = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Preview on the page" }).click();
  const preview = await tab;
  await preview.getByRole("heading", { level: 1, name: "Boarding" }).waitFor();
  await preview.getByText("It is quiet at nine.").waitFor();

  await byBar.letSee(page);
  await expect.poll(() => visitorsSee("/boarding"), soon).toContain("A room with four beds.");
  // A page with half its Hindi missing is not a Hindi page.
  expect(await visitorsSee("/hi/boarding")).toContain("It is quiet at nine.");
  await openForm(page, "Boarding");
  for (const [name, fields] of [
    ["1. Quote", { "What is said in Hindi (optional)": "नौ बजे शांति होती है।" }],
    ["2. Picture", { "What the picture shows in Hindi (optional)": "चार बिस्तरों वाला कमरा।" }],
    ["3. Steps", { "Step in Hindi (optional)": "शनिवार को आइए" }],
  ] as const) {
    await page.locator("summary").filter({ hasText: name }).click();
    for (const [label, words] of Object.entries(fields)) {
      await block(name).getByLabel(label, { exact: true }).fill(words);
    }
  }
  await save(page);
  await expect.poll(() => visitorsSee("/hi/boarding"), soon).toContain("नौ बजे शांति होती है।");

  const parent = await visit("/search?q=beds", { site: site.url, on: phone });
  await parent.getByRole("link", { name: "Boarding" }).click();
  await parent.getByRole("heading", { level: 1, name: "Boarding" }).waitFor();
  await parent.getByRole("img", { name: "A room with four beds." }).waitFor();
  expect(await listViolations(parent)).toEqual([]);

  await page.goto(`${site.url}/admin/pages`);
  await openForm(page, "Boarding");
  const address = page.getByLabel("Address (optional)", { exact: true });
  await address.fill("about");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("The site has a page of its own at this address.").waitFor();
  await address.fill("about/boarding");
  await save(page);
  await expect.poll(() => visitorsSee("/about/boarding"), soon).toContain("It is quiet at nine.");
  const old = await fetch(`${site.url}/hi/boarding`, { redirect: "manual" });
  expect([old.status, old.headers.get("location")]).toEqual([301, "/hi/about/boarding"]);

  await openForm(page, "Boarding");
  await byBar.keepBack(page);
  await expect.poll(() => visitorsSee("/about/boarding"), soon).toBe("404");
  expect(await visitorsSee("/boarding")).toBe("404");
});

test("The secretary puts people between two blocks, and links to a form", {
  tags: ["full"],
}, async ({ visit }) => {
  const page = await atWork(visit, "/admin/pages/new");
  await fillIn({ Title: "The hostel" })(page);
  const end = page.getByRole("group", { name: "Add a block", exact: true });
  const block = (name: string) => page.getByRole("group", { name, exact: true });
  await end.getByRole("button", { name: "Quote", exact: true }).click();
  await block("1. Quote").getByLabel("What is said", { exact: true }).fill("It is quiet at nine.");
  await end.getByRole("button", { name: "Way to a form", exact: true }).click();
  await block("2. Way to a form").getByLabel("Form", { exact: true }).selectOption("enquiry");
  await end.getByRole("button", { name: "Map", exact: true }).click();
  await fillIn({ "What is there": "The hostel’s gate", "Place on the map": "by the mill" })(page);
  await page.getByRole("button", { name: "Save as draft" }).click();
  await page.getByText("Please enter two numbers with a comma between them").waitFor();
  await fillIn({ "Place on the map": "31.1048, 77.1734" })(page);

  const ask = page.getByRole("button", { name: "Add a block after: 1. Quote" });
  const between = page.getByRole("group", { name: "Add a block after: 1. Quote" });
  await ask.press("Enter");
  await expect.poll(() => between.locator("button:focus").count()).toBe(1);
  expect(await listViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await between.waitFor({ state: "detached" });
  await ask.press("Enter");
  await between.getByRole("button", { name: "People", exact: true }).click();
  const people = block("2. People");
  await people.getByRole("button", { name: "Add an entry: People" }).click();
  await people.getByLabel("Name", { exact: true }).fill("Kamla Devi");
  await people.getByLabel("What they do (optional)", { exact: true }).fill("Warden");
  await byBar.letSee(page);

  const parent = await visit("/the-hostel", { site: office().site.url, on: phone });
  const main = parent.getByRole("main");
  await main.getByText("Kamla Devi").waitFor();
  const said = (await main.textContent()) ?? "";
  expect(said.indexOf("quiet at nine")).toBeLessThan(said.indexOf("Warden"));
  expect(said.indexOf("Warden")).toBeLessThan(said.indexOf("Ask about admission"));
  expect(await listViolations(parent)).toEqual([]);
  const map = main.getByRole("link", { name: /^Open a map of The hostel’s gate/ });
  expect(await map.getAttribute("href")).toContain("mlat=31.1048&mlon=77.1734");
  await main.getByRole("link", { name: "Open the enquiry" }).click();
  await parent.getByRole("heading", { level: 1, name: "Admissions" }).waitFor();
});

test("A family reads the sample school's own pages, in Hindi too, without scripts", {
  tags: ["full"],
}, async ({ visit }) => {
  const page = await visit("/a-school-day", { javaScript: false });
  const main = page.getByRole("main");
  await main.getByRole("heading", { level: 1, name: "A day at school" }).waitFor();
  for (const name of ["The morning", "How a lesson goes", "The hours", "Come and see a day"]) {
    await main.getByRole("heading", { level: 2, name }).waitFor();
  }
  await main.getByText("May we visit a lesson?").click();
  await main.getByText("Yes, on the open mornings").waitFor();
  await main.getByRole("link", { name: /^Lunch/ }).click();
  await page.getByRole("heading", { level: 1, name: "Lunch" }).waitFor();
  const way = page.getByRole("navigation", { name: "Breadcrumb" });
  await way.getByRole("link", { name: "A day at school" }).waitFor();

  const hindi = await visit("/hi/a-school-day");
  await hindi.getByRole("heading", { level: 1, name: "विद्यालय का एक दिन" }).waitFor();
  expect(await hindi.getByRole("main").locator("[lang=en]").count()).toBe(0);
  expect(await listViolations(hindi)).toEqual([]);
});

test("The secretary sees the page beside the form, updated a moment after each word", {
  tags: ["full"],
}, async ({ visit }) => {
  const page = await atWork(visit, "/admin/pages/new", {
    on: { viewport: { width: 1440, height: 900 } },
  });
  // Even before there is anything to save.
  const toggle = page.getByRole("button", { name: "Page beside the form" });
  await toggle.click();
  await page.getByText("Something is missing in the form").waitFor();
  await fillIn({ Title: "The orchard", "Lead (optional)": "Forty trees." })(page);
  const beside = page.frameLocator('iframe[title="As visitors see it"]:not([hidden])');
  await beside.getByRole("heading", { level: 1, name: "The orchard" }).waitFor();
  await beside.getByText("Forty trees.").waitFor();
  await byBar.keepBack(page);
  await beside.getByRole("heading", { level: 1, name: "The orchard" }).waitFor();
  await page.getByLabel("Lead (optional)", { exact: true }).fill("Fifty trees.");
  await beside.getByText("Fifty trees.").waitFor();
  // A missing value leaves the page unchanged, and a message says so.
  await page.getByLabel("Title", { exact: true }).fill("");
  await page.getByText("Something is missing in the form").waitFor();
  await beside.getByRole("heading", { level: 1, name: "The orchard" }).waitFor();
  await page.getByLabel("Title", { exact: true }).fill("The orchard");
  // Its links do not work.
  await beside.getByRole("link", { name: "Home" }).first().click();
  await beside.getByRole("heading", { level: 1, name: "The orchard" }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  expect(await visitorsSee("/the-orchard")).toBe("404");
  await toggle.click();
  await page.getByRole("region", { name: "As visitors see it" }).waitFor({ state: "detached" });
});
