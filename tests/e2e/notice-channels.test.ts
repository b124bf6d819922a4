import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { indianDay } from "../../data/calendar/indian-time.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import { administratorClient } from "../fixtures/site.ts";
import { phone, test } from "../fixtures/visit.ts";

const id = randomUUID();
const words = `Gate 2 stays shut ${id.slice(0, 6)}`;
const office = () => administratorClient(inject("sampleSite"));

beforeAll(async () => {
  const client = await office();
  await client
    .from("latest_updates")
    .insert({
      id,
      content: `${words} • Please use the main gate.`,
      campus: "majra",
      calendar_from: indianDay(new Date()),
      expires_at: "2099-01-01T00:00:00Z",
    })
    .throwOnError();
});
afterAll(async () => {
  await (await office()).from("latest_updates").delete().eq("id", id).throwOnError();
});

test("one notice appears on every channel, and ends on all of them", async ({ visit }) => {
  const page = await visit("/calendar?view=agenda&campus=majra");
  await page.getByRole("link", { name: `Read the notice: ${words}` }).click();
  await page.getByRole("heading", { level: 1, name: words }).waitFor();
  await page.getByRole("link", { name: "A poster to print" }).click();
  const poster = page.getByRole("article", { name: words });
  await poster.getByText("Please use the main gate.").waitFor();
  await poster.getByRole("img", { name: new RegExp(`/notices/${id}$`) }).waitFor();
  expect(await listViolations(page)).toEqual([]);
  expect(await listViolations(await visit(`/hi/notices/${id}/poster`, { on: phone }))).toEqual([]);

  const { url } = inject("sampleSite");
  const channels = [
    "/",
    "/notices",
    "/calendar?view=agenda&campus=majra",
    "/calendar/feed/majra.ics",
    "/my-week?campus=majra",
    `/notices/${id}/poster`,
  ];
  const sayingIt = async () => {
    const answers = await Promise.all(channels.map((path) => fetch(url + path)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    return channels.filter((_, index) => texts[index]?.includes(words));
  };
  expect(await sayingIt()).toEqual(channels);
  await (await office())
    .from("latest_updates")
    .update({ expires_at: "2020-01-01T00:00:00Z" })
    .eq("id", id)
    .throwOnError();
  expect(await sayingIt()).toEqual([]);
});
