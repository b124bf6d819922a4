import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { samplePdf } from "../fixtures/documents.ts";
import { save, sharedOffice, soon } from "../fixtures/empty-office.ts";
import { phone, test } from "../fixtures/visit.ts";

const { office, atWork, visitorsSee } = sharedOffice();

const pdf = readFileSync(samplePdf());
const scan = Buffer.from(pdf.toString("latin1").replaceAll(" Tj ", "    "), "latin1");

test("The secretary adds a circular to the library and attaches it to a notice; a parent opens it", {
  tags: ["full"],
}, async ({ visit }) => {
  const { site } = office();
  const page = await atWork(visit, "/admin/documents/new", { announced: [/status of 415/] });
  const file = page.getByLabel(/^Choose a (PDF|new version)$/);

  // She chooses the Word file first: the page says what to do, and her entries stay.
  await page.getByLabel("Title", { exact: true }).fill("Winter circular");
  const word = Buffer.from("PK\u0003\u0004 word/document.xml");
  await file.setInputFiles({ name: "circular.docx", mimeType: "application/x", buffer: word });
  await page.getByText("This is a Word file.").waitFor();
  await file.setInputFiles({ name: "scan.pdf", mimeType: "application/pdf", buffer: scan });
  await page.getByText("Scanned without text").waitFor();
  expect(await listViolations(page)).toEqual([]);
  await file.setInputFiles({ name: "circular.pdf", mimeType: "application/pdf", buffer: pdf });
  await page.getByText("circular.pdf: 1 page").waitFor();
  await page.getByText("Scanned without text").waitFor({ state: "detached" });
  await save(page);
  await page.getByRole("row").filter({ hasText: "Winter circular" }).getByText("Public").waitFor();
  expect(await listViolations(page)).toEqual([]);

  // Of one whose last day is past it does not say that visitors see it.
  await page.getByRole("link", { name: "Winter circular" }).click();
  await page.getByLabel(/^Last day/).fill("2020-01-31");
  await save(page);
  await page.getByText("Saved. Its time is over, so visitors do not see it.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Undone.").waitFor();

  await page.goto(`${site.url}/admin/updates/new`);
  await page.getByLabel("Text", { exact: true }).fill("Winter timings begin • From Monday.");
  await page.getByLabel("Who it concerns (optional)").fill("Classes 1 to 12");
  await page.getByLabel("Add a document").selectOption("Winter circular");
  await page.getByRole("button", { name: /^Remove ?: Winter circular$/ }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  await save(page);
  await expect.poll(() => visitorsSee("/notices"), soon).toContain("Winter timings begin");

  const parent = await visit("/notices", { site: site.url, on: phone });
  const notices = parent.getByRole("main");
  await notices.getByRole("link", { name: "Winter timings begin", exact: true }).click();
  await parent.getByRole("heading", { level: 1, name: "Winter timings begin" }).waitFor();
  await parent.getByText("For Classes 1 to 12").waitFor();
  const circular = parent.getByRole("link", { name: /Winter circular.*PDF, English, 1 page/ });
  expect(await listViolations(parent)).toEqual([]);
  const address = await circular.getAttribute("href");
  expect(address).toBe("/documents/winter-circular");
  // A phone passes a PDF to its own reader.
  const opened = await fetch(site.url + address);
  expect(opened.headers.get("content-type")).toBe("application/pdf");
  expect(Buffer.from(await opened.arrayBuffer()).equals(pdf)).toBe(true);

  // In the library she sees where it is used, and its version.
  await page.goto(`${site.url}/admin/documents`);
  await page.getByRole("link", { name: "Winter circular" }).click();
  await page.getByRole("link", { name: /Winter timings begin/ }).waitFor();
  await page.getByRole("button", { name: "circular.pdf" }).waitFor();
  expect(await listViolations(page)).toEqual([]);
});
