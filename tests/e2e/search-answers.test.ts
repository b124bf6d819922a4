import { afterEach, describe, expect } from "vitest";
import { dayParts, fullDate } from "../../app/ui/dates.ts";
import { addDays } from "../../data/calendar/days.ts";
import { indianDay } from "../../data/calendar/indian-time.ts";
import { enterEntry, removeEntries } from "../fixtures/calendar-entries.ts";
import { fewer } from "../fixtures/suite.ts";
import { devices, test } from "../fixtures/visit.ts";

const asking = (query: string) => `/search?${new URLSearchParams({ q: query })}`;

describe("The answer itself is shown above the results, without scripts", () => {
  afterEach(removeEntries);

  test("the fees of a class, from the table of fees", async ({ visit }) => {
    const page = await visit(asking("fees for class 5 in Majra"), { javaScript: false });
    const answer = page.getByRole("region", { name: /^Fees for Class 5, Majra, 20\d\d–\d\d$/ });
    const row = answer.getByRole("row", { name: /^Majra/ });
    expect(await row.getByRole("cell").allTextContents()).toEqual([
      ...["₹6,000", "₹4,500", "₹1,700"],
    ]);
    expect(await answer.getByRole("row").count()).toBe(2);
    const link = answer.getByRole("link", { name: "All fees, and what a first year costs" });
    expect(await link.getAttribute("href")).toBe("/admissions#fees");
  });

  test("the fees of all classes, for a misspelt word, which the page corrects", async ({
    visit,
  }) => {
    const page = await visit(asking("fess"), { javaScript: false });
    await page.getByText(/^\d+ results for “fees”$/).waitFor();
    await page.getByText("Nothing is called “fess”. Showing results for “fees”.").waitFor();
    await page.getByText(/^Also searched: .*शुल्क/).waitFor();
    const answer = page.getByRole("region", { name: /^Fees for 20/ });
    const primary = answer.getByRole("row", { name: /^Primary/ });
    expect(await primary.getByRole("cell").allTextContents()).toEqual([
      ...["₹2,300", "₹2,200", "₹1,700"],
    ]);
  });

  test("the fees in Hindi", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit(`/hi${asking("कक्षा 5 की फ़ीस")}`, { javaScript: false });
    const answer = page.getByRole("region", { name: /^कक्षा 5 का शुल्क, सत्र 20/ });
    const row = answer.getByRole("row", { name: /^माजरा/ });
    expect(await row.getByRole("cell").allTextContents()).toEqual(["₹6,000", "₹4,500", "₹1,700"]);
    const link = answer.getByRole("link");
    expect(await link.getAttribute("href")).toBe("/hi/admissions#fees");
  });

  test("the next day without school, in both languages", async ({ visit }) => {
    const tomorrow = addDays(indianDay(new Date()), 1);
    const day = (language: "en" | "hi") =>
      `${dayParts(tomorrow, language).weekday}, ${fullDate(tomorrow, language)}`;
    const { title } = await enterEntry({
      kind: "holiday",
      campus: "majra",
      starts_on: tomorrow,
      ends_on: tomorrow,
      translations: { hi: { title: "परीक्षण अवकाश" } },
    });
    const page = await visit(asking("majra vacation"), { javaScript: false });
    const answer = page.getByRole("region", { name: /^(Next holiday|Closed today)$/ });
    await answer.getByText(title).waitFor();
    await answer.getByText(day("en"), { exact: true }).waitFor();
    await page.goto(`/hi${asking("माजरा में छुट्टी कब है")}`);
    const hindi = page.getByRole("region", { name: /^(अगला अवकाश|आज अवकाश है)$/ });
    await hindi.getByText("परीक्षण अवकाश").waitFor();
    await hindi.getByText(day("hi"), { exact: true }).waitFor();
  });

  test("the phone number of a campus, or of all", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit(asking("majra phone number"), { javaScript: false });
    const answer = page.getByRole("region", { name: "Phone" });
    expect(await answer.getByRole("listitem").allTextContents()).toEqual(["Majra+91 00000 00003"]);
    const number = answer.getByRole("link", { name: "+91 00000 00003" });
    expect(await number.getAttribute("href")).toBe("tel:+910000000003");
    await page.goto(`/hi${asking("फ़ोन")}`);
    const all = page.getByRole("region", { name: "फ़ोन", exact: true });
    expect(await all.getByRole("listitem").count()).toBe(4);
  });

  test("the buses: what is different, whose stop it is, and every stop by route", async ({
    visit,
  }) => {
    const page = await visit(asking("bus"), { javaScript: false });
    const answer = page.getByRole("region", { name: "Buses", exact: true });
    await answer.getByText("First bus").waitFor();
    const stops = page.getByRole("region", { name: /^Bus stops \d/ });
    const [, total] = /(\d+)$/.exec((await stops.getByRole("heading").textContent()) ?? "") ?? [];
    expect(await stops.locator("[data-result]").count()).toBe(Number(total));
    // So many are folded to one row.
    expect(await stops.getByRole("table").isVisible()).toBe(false);
    const folded = stops.getByText(/^\d+ routes, \d+ stops$/);
    expect(await folded.textContent()).toContain(`, ${total} stops`);
    await folded.click();
    expect(await stops.getByRole("rowheader").count()).toBeGreaterThan(5);
    // The page that the answer is from is not named again.
    const main = page.getByRole("main");
    expect(await main.getByRole("link", { name: "Buses", exact: true }).count()).toBe(0);
    await answer.getByLabel("Village or stop").fill("Rajban");
    await answer.getByRole("button", { name: "Find the stop" }).click();
    await page.waitForURL(/\/transport\?village=Rajban/);
  });

  test("what has the word only in its other language is folded away, with that word", {
    tags: ["full"],
  }, async ({ visit }) => {
    const page = await visit(asking("bus"), { javaScript: false });
    const yoga = page.getByRole("main").getByRole("link", { name: "Yoga" });
    await yoga.waitFor({ state: "hidden" });
    await page.getByText(/less exact match(es)?$/).click();
    await yoga.waitFor();
    const entry = page.locator(".found-loose li").filter({ hasText: "Yoga" });
    expect(await entry.locator("mark").textContent()).toBe("बस");
  });

  test.for([asking("bus"), `${asking("bus")}&kind=story`, asking("library")])(
    "the filter of kinds counts what stands under each, and says what is folded: %s",
    { tags: ["full"] },
    async (path, { visit }) => {
      const page = await visit(path, { javaScript: false });
      const main = page.getByRole("main");
      const isOne = path.includes("kind=");
      const filter = main.getByRole("group", { name: "Kind" });
      const counts = (await filter.getByRole("link").allTextContents()).filter(
        (words) => /\d$/.test(words) && (!isOne || words.startsWith("News")),
      );
      const tabs = await main.locator(".card-tab").allTextContents();
      expect(tabs.toSorted()).toEqual(counts.toSorted());
      const folded = await main.locator(".found-loose .found-list > li").count();
      if (folded > 0) {
        const said =
          folded === 1 ? /^One less exact match is folded/ : `${folded} less exact matches are`;
        await main.getByText(said).waitFor();
      }
      if (isOne) return;
      const sum = counts.reduce((total, words) => total + Number(/\d+$/.exec(words)?.[0]), folded);
      const found = (await main.getByText(/^\d+ results for/).textContent()) ?? "";
      expect(Number.parseInt(found, 10)).toBe(sum);
    },
  );

  test.for(devices)(
    "the line of a bus ends at its last stop, and no stop is cut, on a $device",
    { tags: ["full"] },
    async ({ on }, { visit }) => {
      const page = await visit(asking("bus"), { on, javaScript: false });
      await page.getByText(/^\d+ routes, \d+ stops$/).click();
      const { lines, right } = await page.locator(".stop-lines").evaluate((table) => {
        const { right } = table.getBoundingClientRect();
        const lines = [...table.querySelectorAll("ul")].map((list) => ({
          end: getComputedStyle(list.lastElementChild as Element, "::before").display,
          between: getComputedStyle(list.firstElementChild as Element, "::before").display,
          isCut: list.scrollWidth > list.clientWidth,
          rights: [...list.children].map((stop) => stop.getBoundingClientRect().right),
        }));
        return { lines, right };
      });
      expect(lines.length).toBeGreaterThan(5);
      for (const { end, between, isCut, rights } of lines) {
        expect([end, between, isCut]).toEqual(["none", "block", false]);
        expect(Math.max(...rights)).toBeLessThanOrEqual(right + 1);
      }
      const campuses = page.locator(".stop-lines tbody th");
      const places = await campuses.evaluateAll((all) =>
        all.map((one) => {
          const [name, mark] = [one.children[0], one.children[1]?.firstElementChild];
          const [above, below] = [name?.getBoundingClientRect(), mark?.getBoundingClientRect()];
          return above && below ? [below.left - above.left, below.top >= above.bottom - 1] : null;
        }),
      );
      expect(new Set(places.map((place) => JSON.stringify(place)))).toEqual(new Set(["[0,true]"]));
    },
  );

  test("every result shows why it was found", { tags: ["full"] }, async ({ visit }) => {
    for (const query of ["bus", "hall", "school", "library"]) {
      const page = await visit(asking(query), { javaScript: false });
      const bare = await page
        .locator(".found-list > li")
        .evaluateAll((all) => all.filter((one) => !one.querySelector("mark, h3 + p")).length);
      expect(bare, query).toBe(0);
    }
  });

  test.for(fewer(["bus fees", "career", "diwali holiday", "roll number"], 2))(
    "no answer to another question: %s",
    async (query, { visit }) => {
      const page = await visit(asking(query), { javaScript: false });
      await page.getByRole("searchbox").waitFor();
      const answers = page.getByRole("region", { name: /^(Fees|Next holiday|Closed today|Phone)/ });
      expect(await answers.count()).toBe(0);
    },
  );
});
