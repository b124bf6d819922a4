import { afterEach, describe, expect, inject } from "vitest";
import { dayParts, fullDate } from "../../app/ui/dates.ts";
import { addDays } from "../../data/calendar/days.ts";
import { indianDay } from "../../data/calendar/indian-time.ts";
import { listViolations, listViolationsOf } from "../fixtures/accessibility.ts";
import { enterEntry, removeEntries } from "../fixtures/calendar-entries.ts";
import { fewer } from "../fixtures/suite.ts";
import { browsers, devices, hasFocus, phone, test } from "../fixtures/visit.ts";

const sample = inject("sampleSite");
const empty = inject("emptySite");
const asking = (query: string) => `/search?${new URLSearchParams({ q: query })}`;

describe("A parent looks for something", () => {
  test("without scripts: a word, a result, a page", async ({ visit }) => {
    const page = await visit("/", { javaScript: false });
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await page.getByRole("searchbox", { name: "What are you looking for?" }).fill("admissions");
    await page.getByRole("button", { name: "Find" }).click();
    await page.getByRole("heading", { name: /^Pages \d/ }).waitFor();
    expect(await page.locator("mark").first().textContent()).toMatch(/^admission/i);
    await page
      .getByRole("link", { name: "Admissions" })
      .and(page.locator("main a"))
      .first()
      .click();
    await page.getByRole("heading", { level: 1, name: "Admissions" }).waitFor();
  });

  test("results appear during typing, and the field keeps the focus", async ({ visit }) => {
    const page = await visit("/");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    const field = page.getByRole("searchbox");
    await field.waitFor();
    const before = await page.evaluate(() => history.length);
    await field.pressSequentially("sports day");
    await page.getByText(/results for “sports day”/).waitFor();
    await page.waitForURL(/\/search\?q=sports\+day$/);
    await page.getByRole("link", { name: "Annual sports day", exact: true }).waitFor();
    await hasFocus(field);
    expect(await field.inputValue()).toBe("sports day");
    // Partly typed words are not entries of the browser's history.
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.goBack();
    await page.waitForURL(sample.url);
  });

  test.for(browsers)("a misspelling is understood, $browser", async ({ javaScript }, { visit }) => {
    const page = await visit(asking("admisions"), { javaScript });
    await page.getByText("Nothing is called “admisions”.").waitFor();
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Admissions", exact: true }).waitFor();
  });

  test("results can be limited to one kind, and back to all kinds", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit(asking("teacher"));
    await page.getByRole("link", { name: /^Show all \d+: people$/ }).click();
    await page.waitForURL(/q=teacher&kind=person$/);
    const people = page.getByRole("region", { name: /^People/ });
    const [, total] =
      /(\d+)$/.exec((await people.getByRole("heading").first().textContent()) ?? "") ?? [];
    await expect.poll(() => people.getByRole("listitem").count()).toBe(Number(total));
    expect(await page.getByRole("region", { name: /^Pages/ }).count()).toBe(0);
    await page.getByRole("group", { name: "Kind" }).getByText("All", { exact: true }).click();
    await page.getByRole("region", { name: /^Pages/ }).waitFor();
  });

  test("in Hindi: the page, the words and the links are Hindi", { tags: ["full"] }, async ({
    visit,
  }) => {
    const page = await visit(`/hi${asking("प्रवेश")}`);
    const found = page.getByRole("main").getByRole("link", { name: "प्रवेश", exact: true });
    expect(await found.first().getAttribute("href")).toBe("/hi/admissions");
    expect(await page.locator("mark").first().textContent()).toBe("प्रवेश");
    await page.getByRole("searchbox").fill("कैलेन्डर");
    await page.getByRole("main").getByRole("link", { name: "कैलेंडर", exact: true }).waitFor();
  });

  test("an English word finds the Hindi page", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit(`/hi${asking("fees")}`);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "प्रवेश", exact: true }).waitFor();
  });

  test("a document of the disclosure is found by its name", async ({ visit }) => {
    const page = await visit(asking("fire safety"));
    const documents = page.getByRole("region", { name: /^Documents/ });
    const link = documents.getByRole("link", { name: "Fire safety certificate" }).first();
    expect(await link.getAttribute("href")).toMatch(/^\/disclosure\?campus=[a-z-]+#documents$/);
  });
});

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
    await page.getByText(/looser match(es)?$/).click();
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
        const said = folded === 1 ? /^One looser match is folded/ : `${folded} looser matches are`;
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

describe("By keyboard", () => {
  test("Ctrl K moves into the field, the arrows from result to result", async ({ visit }) => {
    const page = await visit("/about");
    await page.keyboard.press("Control+K");
    await page.waitForURL(/\/search$/);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
    await expect.poll(focused).toBe("q");
    await page.keyboard.type("football");
    const results = page.locator("main [data-result]");
    await page.getByText(/results? for “football”/).waitFor();
    const place = () =>
      results.evaluateAll((links) => links.indexOf(document.activeElement as HTMLElement));
    await page.keyboard.press("ArrowDown");
    expect(await place()).toBe(0);
    await page.keyboard.press("ArrowDown");
    expect(await place()).toBe(1);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    expect(await focused()).toBe("q");
    // A single letter does nothing, so that dictation does not leave the page.
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("k");
    expect(new URL(page.url()).searchParams.get("q")).toBe("football");
    await page.keyboard.press("Control+K");
    expect(await focused()).toBe("q");
  });

  test("every result is reachable by Tab", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit(asking("chess"), { javaScript: false });
    const results = page.locator("main [data-result]");
    const count = await results.count();
    expect(count).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Find" }).focus();
    const reached = new Set<string>();
    for (let presses = 0; presses < 40 && reached.size < count; presses++) {
      await page.keyboard.press("Tab");
      const found = await page.evaluate(() =>
        document.activeElement?.hasAttribute("data-result")
          ? document.activeElement.textContent
          : null,
      );
      if (found) reached.add(found);
    }
    expect(reached.size).toBe(new Set(await results.allTextContents()).size);
  });

  test("a phone's menu links to the search too", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/", { on: phone });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Search" }).click();
    await page.waitForURL(/\/search$/);
    await page.getByRole("searchbox").waitFor();
  });
});

describe("A school without content", () => {
  test("finds its own pages", async ({ visit }) => {
    const page = await visit(asking("fees"), { site: empty.url });
    await page.getByRole("main").getByRole("link", { name: "Admissions", exact: true }).waitFor();
    expect(await listViolations(page)).toEqual([]);
  });

  test("says what to do where nothing is found", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit(asking("zzqqxx"), { site: empty.url });
    const main = page.getByRole("main");
    await main.getByRole("heading", { name: "Nothing found for “zzqqxx”" }).waitFor();
    expect(await main.getByRole("link", { name: "Ask the school" }).getAttribute("href")).toBe(
      "/contact",
    );
    await main.getByRole("heading", { name: "Asked for most" }).waitFor();
  });
});

describe("Every query is answered", () => {
  test.for([
    ...["%", "'", "''", "\\", "!!!", "& | ! ( ) :*", "a' or '1'='1", "{}", '"', "<b>", "*:*"],
    ...["\u0000", "a\u0000b", "🏫🏫", "%E0%A4%A", "–…", "\u200d\u200d"],
  ])("%j", async (query, { expect }) => {
    const answer = await fetch(sample.url + asking(query));
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("<b>");
  });

  test("a query of one letter and one that is too long get a hint", async ({ visit }) => {
    const page = await visit(asking("a"));
    await page.getByText("Please type at least two letters.").waitFor();
    await page.getByRole("region", { name: "Asked for most" }).waitFor();
    await page.goto(asking("b".repeat(101)));
    await page.getByRole("alert").getByText("Please search for at most 100 characters.").waitFor();
  });

  test("ten thousand characters cause no error", async ({ expect }) => {
    const answer = await fetch(sample.url + asking("x".repeat(10_000)));
    expect(answer.status).toBe(414);
  });
});

test("search engines are told not to index it", async ({ visit }) => {
  const page = await visit(asking("school"), { javaScript: false });
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
});

describe.each(devices)("axe finds nothing wrong on a $device", ({ on }) => {
  const answered = [
    asking("sports"),
    asking("admisions"),
    asking("vacation"),
    `/hi${asking("फ़ोन")}`,
  ];
  test("on answers, results and neither", async ({ visit }) => {
    const paths = fewer([asking("fess"), asking("zzqqxx"), ...answered], 2);
    expect(await listViolationsOf(await visit("/search", { on }), paths)).toEqual({});
  });

  test.for(["/search", `/hi${asking("खेल")}`])("%s", { tags: ["full"] }, async (path, { visit }) => {
    expect(await listViolations(await visit(path, { on }))).toEqual([]);
  });
});
