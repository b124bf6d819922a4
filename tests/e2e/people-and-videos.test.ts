import { describe, expect, inject, onTestFinished } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { administratorClient, visitorClient } from "../fixtures/site.ts";
import { browsers, devices, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");

describe("A parent looks for a teacher", () => {
  test.for(browsers)("by name and subject, $browser", async ({ javaScript }, { visit }) => {
    const page = await visit("/faculty", { javaScript });
    await page.getByLabel("Name or office").fill("chau");
    await page.getByLabel("Subject").selectOption("Statistics");
    await page.getByRole("button", { name: "Find" }).click();
    await page.getByText("One teacher", { exact: true }).waitFor();
    await page.getByRole("heading", { name: "R. Chauhan" }).waitFor();
    expect(page.url()).toContain("subject=Statistics");
  });

  test("by campus, from page to page", { tags: ["full"] }, async ({ visit }) => {
    const { count } = await visitorClient(site)
      .from("public_teachers")
      .select("id", { count: "exact", head: true });
    const page = await visit("/faculty");
    await page.getByText(`${count} teachers`).waitFor();
    await page.getByRole("link", { name: "Next" }).click();
    await page.getByText("Page 2 of 2").waitFor();
    await page.getByRole("group", { name: "Campus" }).getByText("Juniors").click();
    await page.getByRole("heading", { name: "Early Years" }).waitFor();
    expect(new URL(page.url()).search).toBe("?campus=juniors");
  });

  test("in the order that the office set", async ({ visit }) => {
    const { data } = await visitorClient(site)
      .from("public_teachers")
      .select("name")
      .eq("department", "Languages")
      .order("position")
      .throwOnError();
    const page = await visit("/faculty");
    const languages = page.getByRole("region", { name: "Languages" });
    await languages.getByRole("heading", { level: 3 }).first().waitFor();
    const shown = await languages.getByRole("heading", { level: 3 }).allTextContents();
    expect(shown).toEqual(data.map(({ name }) => name));
  });

  test("and sees how long each has been here, the longest at the foot of the hill", async ({
    visit,
  }) => {
    const { data } = await visitorClient(site)
      .from("public_teachers")
      .select("name, joined_on")
      .order("joined_on")
      .throwOnError();
    const page = await visit("/faculty", { javaScript: false });
    const layers = page.getByRole("list", { name: /years at this school, all together/ });
    await expect.poll(() => layers.getByRole("listitem").count()).toBe(data.length);
    const foot = layers.getByRole("listitem").last();
    await foot.getByText(data[0]?.name ?? "", { exact: true }).waitFor();
    const ofFoot = await foot.getByText(/^\d+ years$/).textContent();
    const began = new Date(data[0]?.joined_on ?? "").getFullYear();
    const since = new Date().getFullYear() - began;
    expect([since - 1, since]).toContain(Number.parseInt(ofFoot ?? "", 10));
  });

  test("and learns that no one matches, whatever was typed", async ({ visit }) => {
    const page = await visit(`/faculty?search=${encodeURIComponent('a"b,(%')}`);
    await page.getByRole("heading", { name: "No one matches this choice" }).waitFor();
  });
});

describe("A visitor watches a video", () => {
  test("the player is loaded only when play is pressed", async ({ visit }) => {
    const page = await visit("/video-gallery?category=sports", {
      announced: [/third party: https:\/\/www\.youtube-nocookie\.com\/embed\//],
    });
    // The test machine cannot reach the real player.
    await page.route("https://www.youtube-nocookie.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Player</title>" }),
    );
    expect(await page.locator("iframe").count()).toBe(0);
    await page.getByRole("link", { name: "Play Sports day: the mixed relay" }).click();
    const player = page.locator("iframe[title='Sports day: the mixed relay']");
    await player.waitFor();
    expect(await player.getAttribute("src")).toMatch(/^https:\/\/www\.youtube-nocookie\.com\//);
  });

  test("without scripts the picture leads to the video", { tags: ["full"] }, async ({ visit }) => {
    const page = await visit("/video-gallery", { javaScript: false });
    const link = page.getByRole("link", { name: /^Play The annual play/ });
    expect(await link.getAttribute("href")).toBe("https://www.youtube.com/watch?v=sample-0003");
  });

  test("a video without a picture shows the leader of a reel", { tags: ["full"] }, async ({
    visit,
  }) => {
    const office = await administratorClient(site);
    const title = "The long walk, filmed from the ridge";
    const { data: film } = await office
      .from("youtube_videos")
      .insert({ youtube_id: "sample-walk", title, category: "visual-arts" })
      .select("id")
      .single()
      .throwOnError();
    await office.rpc("mark_video", { video: film.id, people: "nobody" }).throwOnError();
    onTestFinished(async () => {
      await office.from("youtube_videos").delete().eq("id", film.id).throwOnError();
    });
    const page = await visit("/video-gallery?category=visual-arts");
    const link = page.getByRole("link", { name: `Play ${title}` });
    await link.locator(".video-slate svg").waitFor();
    await page.getByRole("heading", { name: title }).waitFor();
    expect(await listViolations(page)).toEqual([]);
  });
});

test("alumni find their way into the network", { tags: ["full"] }, async ({ visit }) => {
  const page = await visit("/alumni");
  const main = page.getByRole("main");
  await main.getByRole("heading", { name: "The network in numbers" }).waitFor();
  await main.getByText(/research chemist/).waitFor();
  const join = main.getByRole("link", { name: "Join the network" }).first();
  expect(await join.getAttribute("href")).toBe("/alumni/register");
});

test("an empty school has plain pages", { tags: ["full"] }, async ({ visit }) => {
  const page = await visit("/faculty", { site: inject("emptySite").url });
  for (const [path, heading] of [
    ["/faculty", "No teachers yet"],
    ["/video-gallery", "No video yet"],
    ["/alumni", "Stay in touch"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("heading", { name: heading }).waitFor();
    expect(await listViolations(page), path).toEqual([]);
  }
});

describe.each(devices)("axe finds nothing wrong on a $device", ({ on }) => {
  test.for(["/faculty", "/video-gallery", "/alumni"])(
    "on %s",
    { tags: ["full"] },
    async (path, { visit }) => {
      expect(await listViolations(await visit(path, { on }))).toEqual([]);
    },
  );
});
