// @module-tag full

import officeTexts from "messages:admin/admin/admin";
import documentTexts from "messages:admin/documents/documentsField";
import fileTexts from "messages:admin/documents/fileField";
import documentWords from "messages:admin/fields/content/documents";
import pageWords from "messages:admin/fields/content/ownPages";
import storyWords from "messages:admin/fields/content/stories";
import blockWords from "messages:admin/own-pages/blockFields";
import blockTexts from "messages:admin/own-pages/blocks";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { samplePdf } from "../fixtures/documents.ts";
import { arrive, office } from "../fixtures/people.ts";
import { type Site, startSite } from "../fixtures/site.ts";
import { phone, test } from "../fixtures/visit.ts";

// What a secretary who reads Hindi publishes from her phone, without a pointer.

let site: Site;
beforeAll(async () => {
  site = await startSite({ seed: "sample" });
}, 180_000);
afterAll(() => site?.stop());

const t = officeTexts.hi;
const unique = (name: string) => `${name} ${randomUUID().slice(0, 6)}`;

async function write(field: Locator, words: string) {
  await field.focus();
  await field.press("ControlOrMeta+a");
  await field.page().keyboard.insertText(words);
}

/** The field that asks for the same words in Hindi. */
const inHindi = (label: string) => new RegExp(`^${label}.*हिन्दी`);

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().press("Enter");

async function publish(page: Page) {
  expect(await listViolations(page)).toEqual([]);
  await press(page, t.publish);
  await page.waitForURL(/\/admin\/[a-z]+$/);
}

test("a document, a story with it, and a page of the school’s own", {
  timeout: 240_000,
}, async ({ visit }) => {
  const page = await arrive(visit, office, "/hi/admin/documents/new", {
    at: site.address,
    on: phone,
  });
  const sheet = unique("Programme of the day");
  await write(page.getByLabel(documentWords.hi.fields.title.label).first(), sheet);
  const file = { name: "day.pdf", mimeType: "application/pdf", buffer: readFileSync(samplePdf()) };
  await page.getByLabel(fileTexts.hi.choose).setInputFiles(file);
  await page.getByText("day.pdf").first().waitFor();
  expect(await listViolations(page)).toEqual([]);
  await press(page, t.save);
  await page.waitForURL(/\/admin\/documents$/);

  await page.goto(`${site.url}/hi/admin/news/new`);
  const { fields: story } = storyWords.hi;
  const title = unique("The first sports day");
  await write(page.getByLabel(story.title).first(), title);
  await write(page.getByLabel(inHindi(story.title)), "पहला खेल दिवस");
  await write(page.getByRole("textbox", { name: story.body.label }).first(), "It rained at nine.");
  await write(page.getByRole("textbox", { name: inHindi(story.body.label) }), "नौ बजे वर्षा हुई।");
  await page.getByLabel(documentTexts.hi.add).selectOption(sheet);
  await publish(page);

  await page.goto(`${site.url}/hi/admin/pages/new`);
  const { fields: own } = pageWords.hi;
  const name = unique("Boarding");
  await write(page.getByLabel(own.title).first(), name);
  await write(page.getByLabel(inHindi(own.title)), "छात्रावास");
  const blocks = page.getByRole("group", { name: blockTexts.hi.add, exact: true });
  await blocks.getByRole("button", { name: blockTexts.hi.kinds.quote, exact: true }).press("Enter");
  const said = page.getByLabel(blockWords.hi.fields.quote.label);
  await write(said.first(), "It is quiet at nine.");
  await write(page.getByLabel(inHindi(blockWords.hi.fields.quote.label)), "नौ बजे शांति होती है।");
  await publish(page);

  const slug = (words: string) => words.toLowerCase().replaceAll(" ", "-");
  await page.goto(`${site.url}/hi/news/${slug(title)}`);
  await page.getByRole("heading", { level: 1, name: "पहला खेल दिवस" }).waitFor();
  await page.getByText("नौ बजे वर्षा हुई।").waitFor();
  await page.getByRole("link", { name: new RegExp(sheet) }).waitFor();
  await page.goto(`${site.url}/hi/${slug(name)}`);
  await page.getByText("नौ बजे शांति होती है।").waitFor();
  expect(await listViolations(page)).toEqual([]);
});
