import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { proposeChange } from "../../data/office/proposals.ts";
import { sharedOffice } from "../fixtures/empty-office.ts";
import { hire } from "../fixtures/people.ts";
import { test } from "../fixtures/visit.ts";

const { office, atWork } = sharedOffice();

test("An editor sees where a proposal's links lead, and what of it no words tell", {
  tags: ["full"],
}, async ({ visit }) => {
  const { colleague, site } = office();
  const contributor = await hire(site, colleague, null, "contributor");
  const propose = async (title: string, body: string, proposed: string) => {
    const slug = title.toLowerCase().replaceAll(" ", "-");
    const { data: story } = await colleague
      .from("news_stories")
      .insert({ title, slug, body, status: "published" })
      .select("id, updated_at")
      .single()
      .throwOnError();
    const at = { id: story.id, seen: story.updated_at };
    await proposeChange(contributor.client, "news_stories", at, { body: proposed });
  };
  const titled = (what: string) => `${what} ${randomUUID()}`;
  const [links, loose, marks] = [titled("Links"), titled("Loose"), titled("Marks")];
  const linked = (address: string) => `<p>Read <a href="${address}">the fees</a>.</p>`;
  await propose(links, linked("/fees"), linked("https://elsewhere.example/fees"));
  await propose(loose, linked("/fees"), "<p>Read <A/HREF='//elsewhere.example'>the fees</A>.</p>");
  await propose(marks, "<p>The gate</p>", "<h2>The gate</h2>");

  const page = await atWork(visit, "/admin/proposals");
  const changeOf = async (title: string) => {
    const entry = page.getByRole("listitem").filter({ hasText: title });
    return [await entry.locator("del").textContent(), await entry.locator("ins").textContent()];
  };
  expect(await changeOf(links)).toEqual([
    "Read the fees (/fees).",
    "Read the fees (https://elsewhere.example/fees).",
  ]);
  expect((await changeOf(loose))[1]).toBe("Read the fees (//elsewhere.example).");
  expect(await changeOf(marks)).toEqual(['"<p>The gate</p>"', '"<h2>The gate</h2>"']);
});
