import { describe, expect, inject } from "vitest";
import { save, sharedOffice, soon } from "../fixtures/empty-office.ts";
import { visitorClient } from "../fixtures/site.ts";
import { test } from "../fixtures/visit.ts";

const path = "/about/messages";
const { office, atWork, visitorsSee } = sharedOffice();

describe("A parent reads the leaders' messages", () => {
  test("in order, each in full, and only those meant for this page", async ({ visit }) => {
    const { data } = await visitorClient(inject("sampleSite"))
      .from("leadership_messages")
      .select("*")
      .order("order");
    const here = (data ?? []).filter(({ display_locations: places }) =>
      places?.some((place) => place === "messages" || place === "all"),
    );
    const page = await visit(path);
    const articles = page.getByRole("article");
    expect(await articles.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual(
      here.map(({ name }) => name),
    );
    for (const [index, message] of here.entries()) {
      const text = await articles.nth(index).textContent();
      for (const paragraph of message.full_message.split(/\n+/)) expect(text).toContain(paragraph);
    }
  });

  test("the list beside them leads to each", async ({ visit }) => {
    const page = await visit(path);
    const contents = page.getByRole("navigation", { name: "Messages on this page" });
    await contents.getByRole("link").last().click();
    await expect
      .poll(async () => {
        const box = await page.getByRole("article").last().boundingBox();
        return box !== null && box.y >= 0 && box.y < 900;
      })
      .toBe(true);
  });

  test("when they cannot be fetched the page says so, and a second try succeeds", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/", { announced: [/Failed to fetch/, /net::ERR_FAILED/] });
    await page.route("**/about/messages.data*", (route) => route.abort());
    await page.getByRole("link", { name: "What our leaders say", exact: true }).click();
    const alert = page.getByRole("alert");
    await alert.getByRole("heading", { name: "The messages could not be loaded" }).waitFor();
    await alert.getByText("An unknown error occurred").waitFor();
    await page.getByRole("link", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: "What our Leaders Say" }).waitFor();
  });
});

test("The office ticks where a message is shown, and those pages begin to show it", async ({
  visit,
}) => {
  const from = "Principal, Juniors";
  const page = await atWork(visit, "/admin/messages/new");
  await page.getByLabel("From", { exact: true }).fill(from);
  await page.getByLabel("Office", { exact: true }).fill("Juniors campus");
  await page.getByLabel("In short (optional)", { exact: true }).fill("We begin with a song.");
  const places = page.getByRole("group", { name: "Shown on" });
  await places.getByLabel("Everywhere").uncheck();
  await places.getByLabel("Our Story").check();
  await places.getByLabel("Juniors campus").check();
  await save(page);
  const { data } = await office()
    .colleague.from("leadership_messages")
    .select("display_locations")
    .eq("name", from)
    .single();
  expect(data?.display_locations).toEqual(["about", "juniors"]);
  for (const address of ["/about", "/campus/juniors"]) {
    await expect.poll(() => visitorsSee(address), soon).toContain("We begin with a song.");
  }
  for (const address of ["/", "/about/messages", "/campus/majra"]) {
    expect(await visitorsSee(address)).not.toContain("We begin with a song.");
  }
});

test("A campus shows messages for everywhere by the whole school or itself, not by another campus", {
  tags: ["full"],
}, async ({ visit }) => {
  const majra = await visit("/campus/majra");
  await majra
    .getByRole("region", { name: "A word from our leaders" })
    .getByText("Majra campus")
    .waitFor();
  const juniors = await visit("/campus/juniors");
  const word = juniors.getByRole("region", { name: "A word from our leaders" });
  await word.getByText("Juniors campus").waitFor();
  await word.getByRole("link", { name: "Read the whole message" }).click();
  await juniors.getByRole("heading", { level: 1, name: "What our Leaders Say" }).waitFor();
});
