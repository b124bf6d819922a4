import sharp from "sharp";
import { afterAll, beforeAll, expect } from "vitest";
import { createAlumnus, type Person, signIn } from "../fixtures/people.ts";
import { administratorClient, type Site, startSite } from "../fixtures/site.ts";
import { test } from "../fixtures/visit.ts";

let site: Site;
let alumnus: Person;

beforeAll(async () => {
  site = await startSite({ seed: "none" });
  const admin = await administratorClient(site.address);
  alumnus = await createAlumnus(site.address, admin, { full_name: "Asha Verma", batch_year: 2014 });
});
afterAll(() => site?.stop());

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2f6f58" } })
    .jpeg()
    .toBuffer();

test("A portrait is chosen, replaced and deleted for good", { tags: ["full"] }, async ({
  visit,
}) => {
  // Its files are deleted before the profile that names them is rendered again.
  const announced = [/status of 404/, /status of 415/];
  const page = await signIn(visit, alumnus, { site: site.url, announced });
  await page.goto("/alumni/profile/edit");
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel(/^Choose a/).setInputFiles({ name, mimeType, buffer });

  await choose("me.jpg", "image/jpeg", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
  await page
    .getByRole("alert")
    .getByText(/This is not a photo/)
    .waitFor();

  await choose("me.jpg", "image/jpeg", await photo(600, 800));
  const portrait = page.getByRole("img", { name: "Photo of Asha Verma" });
  await portrait.waitFor();
  const first = (await portrait.getAttribute("src")) ?? "";
  expect(first).toMatch(/^\/media\/[0-9a-f-]{36}\/600x800\.jpg$/);

  await choose("new.jpg", "image/jpeg", await photo(500, 500));
  await expect.poll(() => portrait.getAttribute("src")).toMatch(/500x500\.jpg$/);
  await expect.poll(async () => (await fetch(site.url + first)).status).toBe(404);

  await page.getByRole("button", { name: "Remove it" }).click();
  await portrait.waitFor({ state: "detached" });
  const { data } = await alumnus.client.from("media_files").select("id");
  expect(data).toEqual([]);
});
