// @module-tag full
import { expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { emptyOffice, save, soon } from "../fixtures/empty-office.ts";
import { uploadPhoto } from "../fixtures/school-under-test.ts";
import { hasFocus, phone, test } from "../fixtures/visit.ts";

const { office, atWork, visitorsSee } = emptyOffice();

/** Sends photos with these numbers; they are called photo-1.jpg and so on. */
async function fillLibrary(...numbers: number[]) {
  const { site, colleague } = office();
  const { data } = await colleague.auth.getSession();
  for (const number of numbers) {
    await uploadPhoto(site.url, data.session?.access_token ?? "", number);
  }
}

test("A long text uses a picture that was uploaded before", async ({ visit }) => {
  await fillLibrary(11, 12);
  const shows = "The new library from the garden";
  const page = await atWork(visit, "/admin/messages/new");
  await page.getByLabel("From", { exact: true }).fill("Chairman");
  await page.getByLabel("Office", { exact: true }).fill("All campuses");
  const text = page.getByRole("textbox", { name: "Message", exact: true });
  await text.click();
  const tools = page.getByRole("toolbar", { name: "Tools for Message", exact: true });
  await tools.getByRole("button", { name: "Picture" }).click();
  const open = page.getByRole("button", { name: "From the library: Picture" });
  await open.press("Enter");
  const library = page.getByRole("dialog", { name: "Choose from the picture library" });
  await library.getByRole("button", { name: "photo-11.jpg" }).waitFor();
  await page.keyboard.type("no such picture");
  await library.getByText("No picture matches.").waitFor();
  await library.getByRole("searchbox").fill("photo-12");
  await expect.poll(() => library.getByRole("button", { name: "photo-11.jpg" }).count()).toBe(0);
  expect(await listViolations(page)).toEqual([]);
  await library.getByRole("button", { name: "photo-12.jpg" }).press("Enter");
  await page.getByRole("img", { name: "The chosen picture" }).waitFor();
  await page.getByText("Visitors see it once you have said who is in it.").waitFor();
  await hasFocus(open);

  // Enter adds the picture; it does not submit the form around it.
  await page.getByLabel("What the picture shows").fill(shows);
  await page.keyboard.press("Enter");
  await text.getByRole("img", { name: shows }).waitFor();
  await save(page);
  await expect.poll(() => visitorsSee("/about/messages"), soon).toContain(shows);
});

test("A picture field uses one that was uploaded before, on a phone", async ({ visit }) => {
  await fillLibrary(21);
  const page = await atWork(visit, "/admin/teachers/new", { on: phone });
  await page.getByLabel("Name", { exact: true }).fill("Kavita Rana");
  await page.getByLabel("Designation", { exact: true }).fill("Librarian");
  await page.getByRole("button", { name: "From the library: Photo" }).click();
  const library = page.getByRole("dialog", { name: "Choose from the picture library" });
  await library.getByRole("button", { name: "photo-21.jpg" }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await library.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "From the library: Photo" }).click();
  await library.getByRole("button", { name: "photo-21.jpg" }).click();
  await page.getByRole("img", { name: "The chosen picture" }).waitFor();
  await page
    .getByLabel("What the photo shows (optional)", { exact: true })
    .fill("Kavita among her books");
  await page.getByLabel("Show on the faculty page").check();
  await save(page);
  await expect.poll(() => visitorsSee("/faculty"), soon).toContain("Kavita among her books");
});
