import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, inject } from "vitest";
import { indianDay } from "../../data/calendar/indian-time.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { lineBroken } from "../fixtures/broken-line.ts";
import { fillIn, saveForm, writtenIn } from "../fixtures/office-forms.ts";
import { arrive, hire, office } from "../fixtures/people.ts";
import { administratorClient } from "../fixtures/site.ts";
import { devices, phone, test } from "../fixtures/visit.ts";

const sample = inject("sampleSite");
const today = () => indianDay(new Date());
const unique = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

let administrator: Client;
beforeAll(async () => {
  administrator = await administratorClient(sample);
});
const announced: string[] = [];
afterEach(async () => {
  const mine = announced.splice(0);
  if (mine.length > 0) await administrator.from("bus_changes").delete().in("what", mine);
});

/** Today's change of the route to a stop, or of all routes. */
async function announce(route: string | null) {
  const what = unique("The bus waits at the well");
  announced.push(what);
  const { data: found } = await administrator
    .from("bus_routes")
    .select("id")
    .eq("name", route ?? "")
    .maybeSingle()
    .throwOnError();
  await administrator
    .from("bus_changes")
    .insert({ what, route_id: found?.id ?? null, starts_on: today(), ends_on: today() })
    .throwOnError();
  return what;
}

async function ask(
  page: Page,
  village: string,
  words = { field: "Village or stop", send: "Find the stop" },
) {
  await page.getByLabel(words.field).fill(village);
  await page.getByRole("button", { name: words.send }).click();
}

test("the page of a campus draws its own routes, stop by stop, and the day of its buses", async ({
  visit,
}) => {
  const page = await visit("/campus/juniors", { javaScript: false });
  const buses = page.getByRole("region", { name: "The 2 buses, stop by stop" });
  expect(await buses.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
    "Juniors 1: Bhuppur and Badripur",
    "Juniors 2: Kulhal and Taruwala",
  ]);
  const stops = buses.getByRole("list").last().getByRole("listitem");
  expect(await stops.allTextContents()).toEqual([
    "7:55 Kulhal home 1:30",
    "8:08 Yamuna bridge home 1:17",
    "8:15 Taruwala home 1:10",
    "8:22 Batapur home 1:03",
  ]);
  await buses.getByText("7:55 am – 8:23 am").waitFor();
});

describe("A parent looks for a village's bus stop", () => {
  test("by its name, without a script: the stop, its times, the late bus and the fare", async ({
    visit,
  }) => {
    const page = await visit("/transport", { javaScript: false, on: phone });
    await ask(page, "Sirmouri Tal");
    const answer = page.getByRole("region", { name: "The stop for Sirmouri Tal" });
    await answer.getByRole("heading", { name: "Rajban" }).waitFor();
    await answer.getByText("Gate of the cement works").waitFor();
    for (const fact of ["7:07 am", "3:13 pm", "5:23 pm"]) await answer.getByText(fact).waitFor();
    await answer.getByText("₹1,700 a month").waitFor();
    await answer.getByText("One stop later: Puruwala, 7:15 am").waitFor();
  });

  test("by another spelling, and by a name in Hindi on the Hindi page", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/transport");
    await ask(page, "Rajwan");
    await page.getByText("Nothing is called “Rajwan”.").waitFor();
    await page.getByRole("region", { name: "The stop for Rajban" }).waitFor();
    const hindi = await visit("/hi/transport", { javaScript: false });
    await ask(hindi, "धौला कुआँ", { field: "गाँव या स्टॉप", send: "स्टॉप खोजें" });
    const answer = hindi.getByRole("region", { name: "धौला कुआँ का स्टॉप" });
    await answer.getByText("सुबह 6:57").waitFor();
    await answer.getByText("माजरा 1: कोलर और धौला कुआँ").waitFor();
  });

  test("and closes its timetable, whose row stays and opens it again", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit("/transport");
    await ask(page, "Rajban");
    const timetable = page.locator(".bus-route[data-asked]").first();
    const name = timetable.locator("summary");
    await timetable.getByRole("table").waitFor();
    await name.click();
    await expect.poll(() => timetable.getByRole("table").isVisible()).toBe(false);
    expect(await name.evaluate((one) => one === document.activeElement)).toBe(true);
    await name.click();
    await timetable.getByRole("table").waitFor();
  });

  test("that does not exist: the answer says so and names the phones", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/transport", { javaScript: false });
    await ask(page, "Shimla");
    const answer = page.getByRole("region", { name: "No stop is named for “Shimla”" });
    expect(await answer.getByRole("link").count()).toBe(3);
  });

  test("in the site's search, where the answer is shown above the results", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/search?q=bus+Kolar", { javaScript: false });
    const answer = page.getByRole("region", { name: "Bus stop", exact: true });
    await answer.getByText("6:49 am").waitFor();
    // A stop that the answer shows is not named again.
    expect(await page.getByRole("heading", { name: /^Bus stops/ }).count()).toBe(0);
  });

  test("and gets its fare in the sum of a first year", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/admissions");
    const sum = page.getByRole("region", { name: "What a first year comes to" });
    await sum.getByLabel("School bus").selectOption("Sataun");
    await sum.getByText("School bus, 12 × ₹1,700").waitFor();
    await sum.getByRole("link", { name: "Find the stop of your village" }).click();
    await page.getByRole("heading", { level: 1, name: "Buses" }).waitFor();
  });
});

describe("A change for the day", () => {
  const route = "Majra 2: Bahral and the canal";

  test("is shown on the page of the buses, on the home page and in My week", async ({ visit }) => {
    const what = await announce(route);
    const page = await visit("/transport", { javaScript: false });
    await page.getByRole("region", { name: "Bus changes" }).getByText(what).waitFor();
    const home = await visit("/", { javaScript: false });
    const strip = home.getByRole("region", { name: "Today at school" });
    await strip.getByText(what).waitFor();
    const week = await visit("/my-week?campus=majra", { javaScript: false });
    await week.getByRole("region", { name: "Your bus" }).getByText(what).waitFor();
  });

  test("of another route is not shown to a family that has chosen its stop", {
    tags: ["full"],
  }, async ({ visit }) => {
    const [own, other] = [await announce(route), await announce("Majra 1: Kolar and Dhaula Kuan")];
    const page = await visit("/my-week?campus=majra", { javaScript: false });
    const bus = page.getByRole("region", { name: "Your bus" });
    await bus.getByText(other).waitFor();
    await bus.getByLabel("Bus stop").selectOption("Akalgarh");
    await bus.getByRole("button", { name: "Show my bus" }).click();
    await bus.getByRole("heading", { name: "Akalgarh" }).waitFor();
    await bus.getByText("7:22 am").waitFor();
    await bus.getByText(own).waitFor();
    expect(await page.getByText(other).count()).toBe(0);
    expect(new URL(page.url()).searchParams.get("campus")).toBe("majra");
  });

  test("is announced by the secretary of the campus, and not for another campus", async ({
    visit,
  }) => {
    const secretary = await hire(sample, administrator, "majra");
    const page = await arrive(visit, secretary, "/admin/bus-changes/new", { at: sample });
    const what = unique("Ten minutes later");
    announced.push(what);
    await page.getByLabel("Route (optional)", { exact: true }).selectOption(route);
    await fillIn({ "What is different": what, "First day": today() })(page);
    await saveForm(page);
    await page.getByRole("row").filter({ hasText: what }).getByText(route).waitFor();
    const visitor = await visit("/transport", { javaScript: false });
    await visitor.getByText(what).waitFor();

    const refused = await arrive(visit, secretary, "/admin/bus-changes/new", {
      at: sample,
      announced: [/status of 403/],
    });
    await refused
      .getByLabel("Route (optional)", { exact: true })
      .selectOption("Paonta 2: Rajban and the Giri");
    await fillIn({ "What is different": unique("Not ours"), "First day": today() })(refused);
    await refused.getByRole("button", { name: "Save", exact: true }).click();
    await refused.getByText(/You do not look after all campuses/).waitFor();
  });
});

describe("A saved change keeps its route", () => {
  const route = "Majra 2: Bahral and the canal";
  const field = "Route (optional)";
  const routes = /\/rest\/v1\/bus_routes\b/;
  const changeOf = async (what: string) => {
    const { data } = await administrator
      .from("bus_changes")
      .select("id, route:bus_routes(name)")
      .eq("what", what)
      .single()
      .throwOnError();
    return { id: data.id, route: data.route?.name };
  };
  /** Other words for a change, in its open form. */
  const reword = async (page: Page) => {
    const what = unique("The bus waits at the temple");
    announced.push(what);
    await fillIn({ "What is different": what })(page);
    await saveForm(page);
    return what;
  };

  test("while the routes cannot be loaded, and is offered the others once they can", {
    tags: ["full"],
  }, async ({ visit }) => {
    const { id } = await changeOf(await announce(route));
    const page = await arrive(visit, office, `/admin/bus-changes/${id}`, {
      at: sample,
      before: (opened) => opened.route(routes, (asked) => asked.abort()),
      announced: [...lineBroken, /status of 500/, /^status 500/],
    });
    const form = page.locator("form.form-grid");
    await form.getByText("The choices could not be loaded.").waitFor();
    await form.getByText("What was chosen before stays as it is.").waitFor();
    expect(await writtenIn(page, field)).toBe("The one chosen before");
    const what = await reword(page);
    expect(await changeOf(what)).toEqual({ id, route });

    // An answer that refuses is not awaited again as long as a broken line.
    await page.unroute(routes);
    await page.route(routes, (asked) => asked.fulfill({ status: 500, json: {} }));
    await page.goto(`${sample.url}/admin/bus-changes/${id}`);
    await form.getByText("The choices could not be loaded.").waitFor();
    await page.unroute(routes);
    await form.getByRole("button", { name: "Try again" }).click();
    await form.getByText("The choices could not be loaded.").waitFor({ state: "detached" });
    await expect.poll(() => writtenIn(page, field)).toBe(route);
    await form.getByLabel(field).selectOption("Majra 1: Kolar and Dhaula Kuan");
  });

  test("before the routes have arrived", { tags: ["full"] }, async ({ visit }) => {
    const { id } = await changeOf(await announce(route));
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const page = await arrive(visit, office, `/admin/bus-changes/${id}`, {
      at: sample,
      before: (opened) =>
        opened.route(routes, async (asked) => {
          await released;
          await asked.continue();
        }),
    });
    await page.getByLabel(field, { exact: true }).waitFor();
    expect(await writtenIn(page, field)).toBe("Loading…");
    const what = await reword(page);
    release();
    expect(await changeOf(what)).toEqual({ id, route });
  });

  test("when it is not among the routes that the form offers", async ({ visit }) => {
    const { id } = await changeOf(await announce(route));
    const page = await arrive(visit, office, `/admin/bus-changes/${id}`, {
      at: sample,
      before: (opened) =>
        opened.route(routes, async (asked) => {
          const response = await asked.fetch();
          const all: { name: string }[] = await response.json();
          await asked.fulfill({ response, json: all.filter(({ name }) => name !== route) });
        }),
    });
    await page.getByRole("option", { name: "Majra 1: Kolar and Dhaula Kuan" }).waitFor({
      state: "attached",
    });
    expect(await writtenIn(page, field)).toBe("The one chosen before");
    const what = await reword(page);
    expect(await changeOf(what)).toEqual({ id, route });
  });
});

describe("The timetables", () => {
  test("print one route on a sheet of A4, for the chosen campus", { tags: ["full"] }, async ({
    visit,
  }) => {
    const sheetsOf = async (address: string) => {
      const page = await visit(address);
      await page.getByRole("heading", { level: 3 }).first().waitFor();
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
      const size = [width, height].map((side) => Math.round(Number(side)));
      return { count: pdf.match(/\/Type \/Page\b/g)?.length ?? 0, size };
    };
    expect(await sheetsOf("/transport?campus=majra")).toEqual({ count: 4, size: [595, 842] });
    expect(await sheetsOf("/hi/transport?campus=juniors")).toEqual({ count: 2, size: [595, 842] });
  });

  test("unfold from the page of a campus as tables, with a stop per row and named columns", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit("/campus/majra", { on: phone, javaScript: false });
    await page.getByRole("link", { name: "Majra 1: Kolar and Dhaula Kuan" }).click();
    const table = page.getByRole("table", {
      name: "Majra 1: Kolar and Dhaula Kuan: stops and times",
    });
    await table.getByRole("row", { name: /^Kolar.*6:49.*3:11.*5:31.*₹1,700$/ }).waitFor();
    await table.getByRole("columnheader", { name: "Late bus" }).waitFor();
  });

  test.for(devices)(
    "axe finds nothing wrong with an answer on a $device",
    { tags: ["full"] },
    async ({ on }, { visit }) => {
      const page = await visit("/transport?village=Bhuppur", { on });
      await page.getByRole("region", { name: "3 stops for Bhuppur" }).waitFor();
      expect(await listViolations(page)).toEqual([]);
      const none = await visit("/hi/transport?village=Shimla", { on });
      expect(await listViolations(none)).toEqual([]);
    },
  );

  test("a school without routes says so", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/transport", { site: inject("emptySite").url, javaScript: false });
    await page.getByRole("heading", { name: "The routes are not published yet" }).waitFor();
  });
});
