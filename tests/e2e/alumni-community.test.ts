import type { Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { allEmailsTo, emailWith } from "../fixtures/emails.ts";
import { ownSchoolInFullRun } from "../fixtures/empty-office.ts";
import {
  arrive as arriveAt,
  createAlumnus as createAlumnusOn,
  type AlumniProfile as Profile,
  queueDigests,
} from "../fixtures/people.ts";
import { buildPhoto } from "../fixtures/photos.ts";
import {
  administrator,
  administratorClient,
  type SiteAddress,
  serverClient,
} from "../fixtures/site.ts";
import { hasFocus, phone, test, type Visit } from "../fixtures/visit.ts";

const open = ownSchoolInFullRun();
let site: SiteAddress;
let admin: Client;

beforeAll(async () => {
  site = await open();
  admin = await administratorClient(site);
});

const createAlumnus = (profile: Profile) => createAlumnusOn(site, admin, profile);
const arrive = (visit: Visit, person: { email: string; password: string }, path: string) =>
  arriveAt(visit, person, path, { at: site, on: phone });

/** A post in the office's list. */
const onList = (office: Page, title: string) =>
  office.getByRole("main").getByRole("listitem").filter({ hasText: title });

test("a batch reads a class note with a picture once the office has published it", {
  tags: ["full"],
}, async ({ visit }) => {
  const author = await createAlumnus({ full_name: "Asha Thakur", batch_year: 2012 });
  const mate = await createAlumnus({ full_name: "Ravi Negi", batch_year: 2012 });
  const page = await arrive(visit, author, "/alumni/batches");
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Your batch" }).click();
  await page.getByRole("heading", { name: "No notes yet" }).waitFor();
  await page.getByRole("link", { name: "Write a note" }).first().click();
  await page.getByLabel("Title").fill("Ten years on");
  await page.getByLabel("Your words").fill("Twelve of us came back to the ridge in October.");
  await page.getByLabel("Choose a picture").setInputFiles(await buildPhoto("ridge.jpg", "#2f6f58"));
  await page.getByLabel("Who and what is in it").waitFor();
  await page.getByRole("button", { name: "Send to the office" }).click();
  await page
    .getByText("Please ask everybody in the picture first, or leave it out.")
    .first()
    .waitFor();
  expect(await page.getByLabel("Title").inputValue()).toBe("Ten years on");
  expect(await listViolations(page)).toEqual([]);
  await page.getByLabel("Who and what is in it").fill("Twelve of us on the ridge");
  await page.getByLabel(/^Everybody in the picture/).check();
  await page.getByRole("button", { name: "Send to the office" }).click();
  await page.getByText("Your text is with the office.").waitFor();
  await page.getByText("Waiting for the office").waitFor();
  expect(await listViolations(page)).toEqual([]);

  const other = await arrive(visit, mate, "/alumni/batches/2012");
  await other.getByRole("heading", { name: "No notes yet" }).waitFor();

  const office = await arrive(visit, administrator, "/admin/dashboard");
  await office.getByRole("link", { name: /Texts by alumni to check/ }).click();
  await office.getByRole("heading", { name: "Ten years on" }).waitFor();
  expect(await listViolations(office)).toEqual([]);
  await onList(office, "Ten years on").getByRole("button", { name: "Publish" }).click();
  await office.getByText("Published. The author gets an email.").waitFor();
  await onList(office, "Ten years on").waitFor({ state: "detached" });

  await other.reload();
  await other.getByRole("heading", { name: "Ten years on" }).waitFor();
  const picture = other.getByRole("img", { name: "Twelve of us on the ridge" });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await other.getByRole("button", { name: "Delete" }).count()).toBe(0);
  expect(await listViolations(other)).toEqual([]);
  const sentEmail = await emailWith(site, author.email, "“Ten years on” is now in the alumni");
  expect(sentEmail).toContain("/alumni/batches/2012");

  await page.reload();
  await page.getByRole("link", { name: "Change “Ten years on”" }).click();
  await page.getByRole("heading", { level: 1, name: "Change what you wrote" }).waitFor();
  expect(await page.getByLabel("Who and what is in it").inputValue()).toBe(
    "Twelve of us on the ridge",
  );
  await page.getByLabel("Your words").fill("Short.");
  await page.getByRole("button", { name: "Send to the office" }).click();
  await hasFocus(page.getByLabel("Your words"));
  expect(await listViolations(page)).toEqual([]);
  await page.getByLabel("Your words").fill("Thirteen of us came back to the ridge in October.");
  await page.getByRole("button", { name: "Send to the office" }).click();
  await page.getByText("Waiting for the office").waitFor();
  await other.reload();
  await other.getByRole("heading", { name: "No notes yet" }).waitFor();

  await page.getByRole("button", { name: "Delete “Ten years on”" }).click();
  const question = page.getByRole("dialog", { name: "Delete “Ten years on”?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("heading", { name: "No notes yet" }).waitFor();
});

test("an opportunity is declined with a reason, which its author reads, in Hindi too", {
  tags: ["full"],
}, async ({ visit }) => {
  const author = await createAlumnus({ full_name: "Mohini Rawat", batch_year: 2013 });
  const page = await arriveAt(visit, author, "/hi/alumni/opportunities", {
    at: site,
    on: phone,
    announced: [/status of 404.*update_own_alumni_post/],
  });
  await page.getByRole("link", { name: "अवसर बताएँ" }).first().click();
  await page.getByLabel("शीर्षक").fill("दो इंटर्नशिप");
  await page.getByLabel("आपके शब्द").fill("गर्मियों में छह सप्ताह, इंजीनियरिंग पढ़ने वालों के लिए।");
  await page.getByLabel("कब तक").fill("2020-01-01");
  await page.getByRole("button", { name: "कार्यालय को भेजें" }).click();
  await page.getByText("कृपया अगले 90 दिनों में से कोई दिन चुनें।").first().waitFor();
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("कब तक").fill(day);
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "कार्यालय को भेजें" }).click();
  await page.getByText("आपका लेख कार्यालय को मिल गया है।").waitFor();

  const office = await arrive(visit, administrator, "/admin/alumni/posts");
  await office.getByRole("heading", { name: "दो इंटर्नशिप" }).waitFor();
  await onList(office, "दो इंटर्नशिप").getByRole("button", { name: "Decline" }).click();
  const question = office.getByRole("dialog");
  await question.getByRole("button", { name: "Decline" }).click();
  await question.getByText("Please write a reason, at least three letters.").waitFor();
  await question.getByLabel("Reason").fill("Please name the company.");
  await question.getByRole("button", { name: "Decline" }).click();
  await onList(office, "दो इंटर्नशिप").waitFor({ state: "detached" });
  await office.getByRole("link", { name: "Not published" }).click();
  await office.getByText("The author was told: Please name the company.").waitFor();

  await page.goto("/hi/alumni/opportunities");
  await page.getByText("कार्यालय का कहना है: Please name the company.").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "“दो इंटर्नशिप” बदलें" }).click();
  await page.getByLabel("आपके शब्द").fill("हिमालय सॉफ़्टवेयर, नाहन में छह सप्ताह, गर्मियों में।");
  expect(await page.getByLabel("कब तक").inputValue()).toBe(day);
  await page.getByRole("button", { name: "कार्यालय को भेजें" }).click();
  await page.getByText("आपका लेख कार्यालय को मिल गया है।").waitFor();
  await office.getByRole("link", { name: "Waiting", exact: true }).click();
  await onList(office, "दो इंटर्नशिप").getByText("हिमालय सॉफ़्टवेयर").waitFor();

  // It was deleted on another device while it is changed here: what is typed stays.
  await page.getByRole("link", { name: "“दो इंटर्नशिप” बदलें" }).click();
  await page.getByLabel("शीर्षक").fill("तीन इंटर्नशिप");
  const { data: own } = await author.client.from("alumni_posts").select("id").single();
  await author.client.rpc("delete_own_alumni_post", { post: own?.id ?? "" }).throwOnError();
  await page.getByRole("button", { name: "कार्यालय को भेजें" }).click();
  await page.getByText("यह अब यहाँ नहीं है।").waitFor();
  expect(await page.getByLabel("शीर्षक").inputValue()).toBe("तीन इंटर्नशिप");
  expect(await listViolations(page)).toEqual([]);
});

test("the monthly email is ended by its link, and by one click in a mail program", {
  tags: ["full"],
}, async ({ visit }) => {
  const author = await createAlumnus({ full_name: "Tara Bisht", batch_year: 1981 });
  const reader = await createAlumnus({ full_name: "Om Rana", batch_year: 1981 });
  const another = await createAlumnus({ full_name: "Rita Sood", batch_year: 1981 });
  for (const { client } of [reader, another]) {
    await client.from("alumni_profiles").update({ wants_digest: true }).throwOnError();
  }
  const words = { kind: "note", audience: "alumni", title: "Our forty years" };
  const body = "We meet in Nahan next spring.";
  const { data: post } = await author.client
    .rpc("create_alumni_post", { ...words, body })
    .throwOnError();
  await admin.rpc("decide_alumni_post", { post, publish: true }).throwOnError();
  await queueDigests(site);

  const linkOf = async ({ email }: { email: string }) => {
    await emailWith(site, email, "Our forty years");
    const [letter] = (await allEmailsTo(site, email)).filter(({ text }) =>
      text?.includes("Our forty years"),
    );
    expect(letter?.headers.some(({ key }) => key === "list-unsubscribe-post")).toBe(true);
    return /\S+\/alumni\/letter\?token=[0-9a-f-]{36}/.exec(letter?.text ?? "")?.[0] ?? "";
  };
  const page = await visit(await linkOf(reader), { site: site.url, on: phone });
  await page.getByRole("heading", { level: 1, name: "You get this email once a month" }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "End the monthly email" }).click();
  await page
    .getByRole("heading", { level: 1, name: "You will get no more of these emails" })
    .waitFor();
  expect(await listViolations(page)).toEqual([]);

  const click = { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) };
  expect((await fetch(await linkOf(another), click)).status).toBe(200);
  for (const { client } of [reader, another]) {
    const { data } = await client.from("alumni_profiles").select("wants_digest").single();
    expect(data).toEqual({ wants_digest: false });
  }
  await page.goto("/hi/alumni/letter?token=nothing");
  await page.getByRole("heading", { level: 1, name: "यह लिंक काम नहीं करता" }).waitFor();
});

test("a mentor is asked and accepts, and both see the state of the request", {
  tags: ["full"],
}, async ({ visit }) => {
  const mentor = await createAlumnus({
    full_name: "Om Prakash",
    batch_year: 2001,
    is_mentor: true,
  });
  const asker = await createAlumnus({ full_name: "Nisha Verma", batch_year: 2020 });
  const page = await arrive(visit, asker, `/alumni/directory/${mentor.id}`);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await page.getByText("Please write a little more, at least ten characters.").waitFor();
  await page.getByLabel("What you would like advice on").fill("How did you choose your college?");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await page.getByText("Your request is on its way.").waitFor();
  expect(await listViolations(page)).toEqual([]);

  const other = await arrive(visit, mentor, "/alumni/mentoring");
  await other.getByText("How did you choose your college?").waitFor();
  expect(await listViolations(other)).toEqual([]);
  await other.getByRole("button", { name: "Accept" }).click();
  const word = other.getByLabel("A word to Nisha Verma");
  await hasFocus(word);
  await other.getByRole("button", { name: "Not now" }).click();
  await hasFocus(other.getByRole("article").getByRole("link", { name: "Nisha Verma" }));
  await other.getByRole("button", { name: "Accept" }).click();
  await word.fill("Gladly. Write to me on Sunday.");
  await other.getByRole("button", { name: "Accept" }).click();
  await other.getByText("Under way").waitFor();

  await page.getByRole("link", { name: "See your requests" }).click();
  await page.getByText("Gladly. Write to me on Sunday.").waitFor();
  await emailWith(site, asker.email, "Om Prakash has accepted your request.");
  await page.getByRole("button", { name: "End the mentoring" }).click();
  await page.getByRole("button", { name: "End the mentoring" }).click();
  await page.getByText("Ended", { exact: true }).waitFor();
});

test("guests of a reunion who choose so are shown to the batch", { tags: ["full"] }, async ({
  visit,
}) => {
  const coming = await createAlumnus({ full_name: "Om Prakash", batch_year: 1998 });
  const mate = await createAlumnus({ full_name: "Asha Gupta", batch_year: 1998 });
  const starts_at = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const event = { title: "Silver reunion", slug: `silver-${Date.now()}`, starts_at };
  const { data } = await admin
    .from("events")
    .insert({ ...event, rsvp_enabled: true, status: "published" })
    .select("id")
    .single()
    .throwOnError();
  await admin.rpc("invite_to_event", { wanted: data.id, batches: [1998] }).throwOnError();
  const reply = { event_id: data.id, name: "Om", email: coming.email };
  await serverClient(site).rpc("create_event_rsvp", reply).throwOnError();

  const page = await arrive(visit, coming, "/alumni/profile/edit");
  const choice = page.getByRole("group", { name: "That I am coming to a reunion" });
  await choice.getByLabel("Nobody").and(page.locator(":checked")).waitFor();
  await choice.getByLabel("My batch").check();
  await page.getByRole("button", { name: "Save", exact: false }).last().click();
  await page.waitForURL(/\/alumni\/profile(?:\?|$)/);
  const seen = await arrive(visit, mate, "/alumni/batches/1998");
  await seen.getByRole("heading", { name: "Coming: 1 person" }).waitFor();
  await seen.getByRole("link", { name: "Om Prakash" }).waitFor();
  expect(await listViolations(seen)).toEqual([]);
});
