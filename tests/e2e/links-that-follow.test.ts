import type { Page } from "playwright-core";
import { expect } from "vitest";
import { emptyOffice, save, soon } from "../fixtures/empty-office.ts";
import { fillIn, openForm } from "../fixtures/office-forms.ts";
import { phone, test } from "../fixtures/visit.ts";

const { office, atWork, visitorsSee } = emptyOffice();

/** Where the page's document and data requests were redirected. */
function redirectsOf(page: Page): string[] {
  const led: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() >= 300 && answer.status() < 400) led.push(answer.url());
  });
  return led;
}

test("links in texts follow a renamed campus and a moved page", {
  tags: ["full"],
}, async ({ visit }) => {
  const { site, colleague } = office();
  const text = '<p>It is at <a href="/campus/paonta-sahib#map">the first campus</a>.</p>';
  const body = '<p>See <a href="/boarding">the page about it</a>.</p>';
  await colleague
    .from("own_pages")
    .insert({
      title: "Boarding",
      path: "boarding",
      status: "published",
      blocks: [{ kind: "text", id: "b1", body: text }],
    })
    .throwOnError();
  const { data: notice } = await colleague
    .from("latest_updates")
    .insert({ content: "Beds are free", body, link: "/boarding" })
    .select("id")
    .single()
    .throwOnError();

  const page = await atWork(visit, "/admin/campuses");
  await openForm(page, "Paonta Sahib");
  await fillIn({ Name: "Lakeside" })(page);
  await save(page);
  await page.goto(`${site.url}/admin/pages`);
  await openForm(page, "Boarding");
  await fillIn({ "Address (optional)": "living-here" })(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(/\/admin\/pages$/);
  await expect
    .poll(() => visitorsSee(`/notices/${notice.id}`), soon)
    .toContain('href="/living-here"');
  await expect.poll(() => visitorsSee("/living-here"), soon).toContain('"/campus/lakeside#map"');

  const parent = await visit(`/notices/${notice.id}`, { site: site.url, on: phone });
  const led = redirectsOf(parent);
  await parent.getByRole("link", { name: "the page about it" }).click();
  await parent.getByRole("heading", { level: 1, name: "Boarding" }).waitFor();
  expect(new URL(parent.url()).pathname).toBe("/living-here");
  await parent.getByRole("link", { name: "the first campus" }).click();
  await parent.getByRole("heading", { level: 1, name: "Lakeside" }).waitFor();
  expect(new URL(parent.url()).pathname).toBe("/campus/lakeside");
  expect(led).toEqual([]);
});
