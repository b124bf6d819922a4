import { describe, expect, inject } from "vitest";
import { visitorClient } from "../fixtures/site.ts";
import { test } from "../fixtures/visit.ts";

const path = "/about/messages";

describe("A parent reads what the leaders say", () => {
  test("their messages in order, each whole, and only those meant for this page", async ({
    visit,
  }) => {
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

  test("when they cannot be fetched it says so, and a second try succeeds", async ({ visit }) => {
    const page = await visit("/", { announced: [/Failed to fetch/, /net::ERR_FAILED/] });
    await page.route("**/about/messages.data*", (route) => route.abort());
    await page.getByRole("link", { name: "What our leaders say", exact: true }).click();
    const alert = page.getByRole("alert");
    await alert.getByRole("heading", { name: "The messages could not be fetched" }).waitFor();
    await alert.getByText("An unknown error occurred").waitFor();
    await page.getByRole("link", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: "What our Leaders Say" }).waitFor();
  });
});
