// @module-tag full
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { emailsTo } from "../fixtures/emails.ts";
import { atWorkOn } from "../fixtures/people.ts";
import { administratorClient } from "../fixtures/site.ts";
import { browsers, devices, test } from "../fixtures/visit.ts";

const number = `TC/2019/${randomUUID().slice(0, 6)}`;
const album = randomUUID();
const [first, second] = [randomUUID(), randomUUID()];
const atWork = atWorkOn(() => inject("sampleSite"));

beforeAll(async () => {
  const office = await administratorClient(inject("sampleSite"));
  await office
    .from("transfer_certificates")
    .insert({
      certificate_no: number,
      student_name: "Ravi Chauhan",
      campus: "majra",
      date_of_birth: "2012-05-04",
      class_left: "Class 8",
      left_on: "2026-03-31",
      issued_on: "2026-04-06",
    })
    .throwOnError();
  await office
    .from("gallery_events")
    .insert({ id: album, title: "A walk", slug: `walk-${album}`, published: true, unlisted: true })
    .throwOnError();
  await office
    .from("gallery_images")
    .insert(
      [first, second].map((id, position) => ({
        id,
        gallery_event_id: album,
        position,
        width: 1600,
        height: 1000,
        path: "/prints/scenes/classroom.svg",
        alt: "Twenty children at their desks",
        caption: `Picture ${position}`,
      })),
    )
    .throwOnError();
});
afterAll(async () => {
  const office = await administratorClient(inject("sampleSite"));
  await office.from("transfer_certificates").delete().eq("certificate_no", number).throwOnError();
  await office.from("gallery_events").delete().eq("id", album).throwOnError();
});

describe.each(browsers)("Another school checks a certificate, $browser", ({ javaScript }) => {
  test("by its number and the date of birth, one after the other", async ({ visit }) => {
    const page = await visit("/certificates", { javaScript });
    const ask = async (born: string) => {
      await page.getByLabel("Certificate number").fill(number.toLowerCase());
      await page.getByLabel("Date of birth of the student").fill(born);
      await page.getByRole("button", { name: "Look it up" }).click();
    };
    await ask("2012-05-05");
    const answer = page.getByRole("region", { name: "Answer" });
    await answer.getByText(/No certificate was found for this number and this date/).waitFor();
    const typed = [
      await page.getByLabel("Certificate number").inputValue(),
      await page.getByLabel("Date of birth of the student").inputValue(),
    ];
    expect(typed).toEqual([number.toLowerCase(), "2012-05-05"]);
    await ask("2012-05-04");
    await answer.getByText("This certificate was issued by the school.").waitFor();
    await answer.getByText("Ravi Chauhan").waitFor();
    expect(page.url()).not.toContain("2012");
    if (javaScript) expect(await listViolations(page)).toEqual([]);
  });
});

/** The six digits of the newest email to an address. */
async function codeSentTo(address: string): Promise<string> {
  const find = async () => {
    const [mail = ""] = await emailsTo(inject("sampleSite"), address);
    return /Code: (\d{6})/.exec(mail)?.[1] ?? "";
  };
  await expect.poll(find, { timeout: 15_000 }).toMatch(/^\d{6}$/);
  return find();
}

test("a parent has a picture removed, and the office shows it again", async ({ visit }) => {
  const refused = { announced: [/status of 422/] };
  const page = await visit(`/gallery/event/${album}?photo=${first}`, {
    javaScript: false,
    ...refused,
  });
  await page.getByRole("link", { name: "Take this picture away" }).click();
  await page.getByRole("figure").getByText("Picture 0").waitFor();
  await page.getByLabel("Your name").fill("Asha Rao");
  await page.getByLabel("Email").fill(`${album}@school.example`);
  await page.getByLabel("Who asks").selectOption("My child is in the picture");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Ask for it to be taken away" }).click();
  await page.getByRole("heading", { name: "Please check your email now" }).waitFor();
  const reference = await page.getByText(/^PHO-\d\d-[2-9A-Z]{7}$/).textContent();
  const open = (id: string) =>
    fetch(`${inject("sampleSite").url}/gallery/event/${album}?photo=${id}`);
  expect((await open(first)).status).toBe(200);

  // The school does not know the address, so its owner first enters the email's code.
  const code = await codeSentTo(`${album}@school.example`);
  await page.getByRole("link", { name: "Enter the code" }).click();
  await page.getByLabel("Code").fill("1");
  await page.getByRole("button", { name: "Hide the picture" }).click();
  await page.getByRole("alert").getByText("One field needs another look.").waitFor();
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Hide the picture" }).click();
  await page.getByRole("heading", { name: "Thank you, your request has arrived" }).waitFor();
  expect((await open(first)).status).toBe(404);
  expect((await open(second)).status).toBe(200);
  const again = await visit(`/photo-removal?photo=${first}`);
  await again.getByText("This picture is no longer shown.").waitFor();

  const office = await administratorClient(inject("sampleSite"));
  const { data: request } = await office
    .from("photo_requests")
    .select("id")
    .eq("reference", reference ?? "")
    .single()
    .throwOnError();
  const decides = await atWork(visit, `/admin/photo-requests/${request.id}`);
  const asked = decides.getByRole("img", { name: "Twenty children at their desks" });
  await expect
    .poll(() => asked.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(1);
  expect(await decides.getByRole("link", { name: "A walk" }).getAttribute("href")).toBe(
    `/admin/gallery/${album}/pictures?picture=${first}`,
  );
  await office
    .from("photo_requests")
    .update({ status: "restored" })
    .eq("reference", reference ?? "")
    .throwOnError();
  expect((await open(first)).status).toBe(200);
});

test.for(devices)(
  "axe finds nothing wrong on these pages on a $device",
  async ({ on }, { visit }) => {
    const paths = ["/certificates", `/photo-removal?photo=${second}`, "/hi/photo-removal"];
    for (const path of [...paths, "/photo-removal/code?reference=PHO-26-ABCDEFG"]) {
      expect(await listViolations(await visit(path, { on })), path).toEqual([]);
    }
  },
);
