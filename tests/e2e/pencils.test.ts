import type { Locator, Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { z } from "zod";
import { editedIn, editedParts } from "../../app/pencils/edited-parts.ts";
import { declarations } from "../../data/office/declarations.ts";
import { contentSchema } from "../../data/pages/content-schemas.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import { focused, pencil, pencils } from "../fixtures/pencils.ts";
import { arrive, createAlumnus, hire, office } from "../fixtures/people.ts";
import { administratorClient } from "../fixtures/site.ts";
import { listPages } from "../fixtures/site-map.ts";
import { fewer } from "../fixtures/suite.ts";
import { desktop, hasFocus, phone, test } from "../fixtures/visit.ts";

const site = inject("sampleSite");
const pages = await listPages(site);

/** The pencils of all parts of a page, once they are there. */
async function marksOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  // One profile opens many pages, and each of them starts anew, hence the long timeout.
  await expect.poll(() => pencils(page).count(), { message: path, timeout: 20_000 }).not.toBe(0);
  return page
    .locator("[data-edit]")
    .evaluateAll((parts) => parts.map((part) => part.getAttribute("data-edit") ?? ""));
}

/** Where a part is on the screen once the parts above it, laid out as they come near, have their size. */
const restingPlace = (part: Locator) =>
  part.evaluate(async (box) => {
    const tops: number[] = [];
    while (tops.length < 5 || new Set(tops.slice(-5)).size > 1) {
      await new Promise(requestAnimationFrame);
      tops.push(box.getBoundingClientRect().top);
    }
    return tops.at(-1) ?? 0;
  });

describe("Only colleagues see a pencil:", () => {
  test("a visitor and an alumnus", async ({ visit }) => {
    const asked: string[] = [];
    const before = async (page: Page) => {
      page.on("request", (request) => asked.push(request.url()));
    };
    const visited = await visit("/about", { before });
    await visited.waitForLoadState("networkidle");
    expect(await visited.locator("[data-edit], .pencils").count()).toBe(0);
    const administrator = await administratorClient(site);
    const alumnus = await createAlumnus(site, administrator, { full_name: "Asha Rawat" });
    const read = await arrive(visit, alumnus, "/about", { at: site, before });
    await read.waitForLoadState("networkidle");
    expect(await read.locator("[data-edit], .pencils").count()).toBe(0);
    expect(asked.filter((url) => url.includes("pencil-layer"))).toEqual([]);
  });

  test("a colleague of the door", { tags: ["full"] }, async ({ visit }) => {
    const person = await hire(site, await administratorClient(site), null, "door");
    const page = await arrive(visit, person, "/about", { at: site });
    await page.waitForLoadState("networkidle");
    expect(await pencils(page).count()).toBe(0);
  });
});

describe("A pencil opens the form at the field, and the form leads back:", () => {
  for (const on of fewer([desktop, phone], 1)) {
    test(`a text of a page, ${on.viewport.width} px`, async ({ visit }) => {
      const page = await arrive(visit, office, "/about", { at: site, on });
      const told = page.getByText(
        "Counted on the first day of the session, by the campus offices.",
      );
      await told.scrollIntoViewIfNeeded();
      const opener = pencil(page, "Edit: text, Counted on the first day");
      await opener.focus();
      const before = await restingPlace(told);
      const box = await opener.boundingBox();
      expect([box?.width, box?.height]).toEqual([44, 44]);
      await page.keyboard.press("Enter");
      await expect.poll(() => focused(page)).toBe("counted");
      await page.getByRole("link", { name: "Back to the page" }).click();
      await page.waitForURL(`${site.url}/about`);
      await expect
        .poll(async () =>
          Math.abs((await told.evaluate((part) => part.getBoundingClientRect().top)) - before),
        )
        .toBeLessThan(60);
      await hasFocus(opener);
    });
  }

  test("a saved notice", { tags: ["full"] }, async ({ visit }) => {
    const administrator = await administratorClient(site);
    const { data } = await administrator
      .from("latest_updates")
      .insert({ content: "The pencil gate opens at eight" })
      .select()
      .single();
    const page = await arrive(visit, office, "/notices", { at: site });
    await pencil(page, "Edit: notice, The pencil gate opens at eight").last().focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("content");
    await page.locator("[name=content]").fill("The pencil gate opens at nine");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.waitForURL(`${site.url}/notices`);
    await page.getByText("Saved. Visitors see it now.").waitFor();
    await page.getByRole("main").getByText("The pencil gate opens at nine").first().waitFor();
    await administrator
      .from("latest_updates")
      .delete()
      .eq("id", data?.id ?? "");
  });

  test("a picture of an album", { tags: ["full"] }, async ({ visit }) => {
    const page = await arrive(visit, office, "/gallery", { at: site });
    await page.locator("main .covers a").first().click();
    await page.waitForURL(/\/gallery\/event\//);
    const album = page.url();
    const opener = page.getByRole("link", { name: /^Edit: picture, / }).first();
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("alt");
    await page.getByRole("link", { name: "Back to the page" }).click();
    await page.waitForURL(album);
  });

  test("a text in Hindi, at its Hindi field", { tags: ["full"] }, async ({ visit }) => {
    const page = await arrive(visit, office, "/hi/about", { at: site });
    const opener = pencil(page, "बदलें: पाठ, साल दर साल");
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("hi/years/title");
    await page.getByRole("link", { name: "पृष्ठ पर वापस" }).click();
    await page.waitForURL(`${site.url}/hi/about`);
  });

  test("only to a page of this site", { tags: ["full"] }, async ({ visit }) => {
    for (const back of [
      "https://evil.example/",
      "//evil.example",
      "/\\evil.example",
      "javascript:0",
    ]) {
      const query = new URLSearchParams({ field: "lead", back });
      const page = await arrive(visit, office, `/admin/content/about?${query}`, { at: site });
      await expect.poll(() => focused(page)).toBe("lead");
      expect(await page.getByRole("link", { name: "Back to the page" }).count()).toBe(0);
      await page.context().close();
    }
  });
});

describe("Pencils depend on the role:", () => {
  test("a contributor proposes, and has none for texts", { tags: ["full"] }, async ({ visit }) => {
    const administrator = await administratorClient(site);
    const person = await hire(site, administrator, null, "contributor");
    const page = await arrive(visit, person, "/news", { at: site });
    await pencils(page).first().waitFor({ state: "attached" });
    const named = await pencils(page).evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
    expect(named.filter((name) => /: (text|logo|campus|teacher|picture)/.test(name))).toEqual([]);
    await page
      .getByRole("link", { name: /^Edit: story, / })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("title");
    await page.getByLabel("Title", { exact: true }).fill("A title that a contributor would have");
    await page.getByRole("button", { name: "Propose this change" }).click();
    await page.waitForURL(`${site.url}/news`);
    await page.getByText("Proposed. An editor will look at it.").waitFor();
    const left = await administrator.from("proposals").select().eq("proposed_by", person.id);
    expect(left.data).toMatchObject([{ state: "open" }]);
  });

  test("a secretary of one campus changes only its rows", { tags: ["full"] }, async ({ visit }) => {
    const person = await hire(site, await administratorClient(site), "majra");
    const page = await arrive(visit, person, "/faculty", { at: site });
    await pencils(page).first().waitFor({ state: "attached" });
    const ids = await pencils(page).evaluateAll((all) =>
      all.map((one) => new URL((one as HTMLAnchorElement).href).pathname),
    );
    expect(ids.filter((path) => path.startsWith("/admin/content"))).toEqual([]);
    const teachers = ids.flatMap((path) => /\/admin\/teachers\/(.+)/.exec(path)?.[1] ?? []);
    const { data } = await person.client.from("teachers").select("campus").in("id", teachers);
    expect(new Set(data?.map(({ campus }) => campus))).toEqual(new Set(["majra"]));
  });
});

describe("The layer of pencils", () => {
  test("is hidden by a switch that is remembered, and absent without a connection", async ({
    visit,
  }) => {
    const page = await arrive(visit, office, "/about", { at: site });
    await pencils(page).first().waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Hide the pencils" }).click();
    await expect.poll(() => pencils(page).count()).toBe(0);
    await page.reload();
    await page.getByRole("button", { name: "Show the pencils" }).click();
    await pencils(page).first().waitFor({ state: "attached" });
    await page.context().setOffline(true);
    await expect.poll(() => page.locator(".pencils").count()).toBe(0);
    await page.context().setOffline(false);
    await pencils(page).first().waitFor({ state: "attached" });
  });

  test("passes axe, in both languages and on a phone", { tags: ["full"] }, async ({ visit }) => {
    for (const [path, on] of [
      ["/", desktop],
      ["/hi/about", phone],
    ] as const) {
      const page = await arrive(visit, office, path, { at: site, on });
      await pencils(page).first().waitFor({ state: "attached" });
      expect(await listViolations(page)).toEqual([]);
    }
  });
});

describe("Every part leads to an existing form, at a field that it has:", () => {
  for (const language of ["", "/hi"]) {
    test(`pages below "${language}/"`, { tags: ["full"], timeout: 400_000 }, async ({ visit }) => {
      const page = await arrive(visit, office, "/", { at: site });
      const administrator = await administratorClient(site);
      const own = await administrator.from("own_pages").select("path").eq("status", "published");
      const ownPaths = own.data?.map(({ path }) => `/${path}`) ?? [];
      const found = new Set<string>();
      const hrefs: string[] = [];
      for (const path of [...pages.filter((each) => !isFormPage(each)), ...ownPaths]) {
        for (const mark of await marksOn(page, language + path)) found.add(mark);
        hrefs.push(
          ...(await pencils(page).evaluateAll((all) =>
            all.map((one) => (one as HTMLAnchorElement).href),
          )),
        );
      }
      const parts = [...found].map((mark) => ({ mark, part: editedIn(mark) }));
      expect(parts.filter(({ part }) => !part)).toEqual([]);
      const missing = parts.filter(({ part }) => part && !hasField(part));
      expect(missing.map(({ mark }) => mark)).toEqual([]);
      // A certificate is shown to anyone who looks it up.
      expect(new Set([...parts.map(({ part }) => part?.kind), "certificates"])).toEqual(
        new Set(Object.keys(editedParts)),
      );
      // The form of each kind, and of each page's texts, is opened once.
      const forms = Map.groupBy(
        hrefs,
        (href) => /\/admin\/(content\/[^?]+|[^/?]+)/.exec(href)?.[1] ?? "",
      );
      for (const [href = ""] of forms.values()) {
        await page.goto(href);
        const field = new URL(href).searchParams.get("field") ?? "";
        // The first of a list represents the list.
        await expect
          .poll(() => focused(page), { message: href, timeout: 20_000 })
          .toContain(field.split(":")[0]?.replace(/\/0$/, ""));
      }
    });
  }
});

/** Pages after a sent form or of an account: they have no content of the school, or redirect. */
const isFormPage = (path: string) =>
  /received|replied|booked|^\/(login|account|alumni\/)/.test(path);

/** Whether the form has this field: by the schema of the content, or the declaration of the row. */
function hasField({ kind, id, field }: NonNullable<ReturnType<typeof editedIn>>): boolean {
  if (kind === "content") return hasPlace(contentSchema(id as "about"), field.split("/"));
  if (kind === "look") return field === "logo";
  if (kind === "certificates") return true;
  if (kind === "pictures") return field === "alt";
  const { fields } = declarations[editedParts[kind].table as keyof typeof declarations];
  return (field.split(":")[0] ?? "") in fields;
}

function hasPlace(schema: z.core.$ZodType, steps: readonly string[]): boolean {
  if (schema instanceof z.ZodOptional) return hasPlace(schema.unwrap(), steps);
  const [step = "", ...rest] = steps;
  if (step === "") return true;
  if (schema instanceof z.ZodObject) {
    const part = schema.shape[step];
    return part !== undefined && hasPlace(part, rest);
  }
  if (schema instanceof z.ZodArray) return /^\d+$/.test(step) && hasPlace(schema.element, rest);
  return schema instanceof z.ZodRecord && hasPlace(schema.valueType, rest);
}
