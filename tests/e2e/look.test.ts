// @module-tag full
import type { Page } from "playwright-core";
import sharp from "sharp";
import { beforeEach, describe, expect } from "vitest";
import type { KeptLook } from "../../data/look/look-schema.ts";
import { sendTestEmail } from "../../data/office/first-run.ts";
import { deleteContent } from "../../data/office/site-content.ts";
import { listViolations } from "../fixtures/accessibility.ts";
import { allEmailsTo } from "../fixtures/emails.ts";
import { emptyOffice, soon } from "../fixtures/empty-office.ts";
import { undo } from "../fixtures/office-forms.ts";
import { office as secretary } from "../fixtures/people.ts";
import { devices, phone, test, type Visit } from "../fixtures/visit.ts";

const { office, atWork, visitorsSee: read } = emptyOffice();
/** Every scenario begins with the original look. */
beforeEach(async () => {
  await deleteContent(office().colleague, "look");
  await expect.poll(() => read("/")).not.toContain(ownColours);
});
const form = "/admin/look";
/** How the school's colours begin in a page. */
const ownColours = "<style>:root{--color-ink:";

/** A page of the school as visitors see it. */
const visitSchool = (visit: Visit, path: string, options: Parameters<Visit>[1] = {}) =>
  visit(path, { ...options, site: office().site.url });

const drawing = (box: string, inside: string) => ({
  name: "logo.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" onload="alert(1)"><script>alert(1)</script>${inside}</svg>`,
  ),
});
const square = drawing("0 0 100 100", '<circle cx="50" cy="50" r="45" fill="#8a1538"/>');
const long = drawing("0 0 400 100", '<rect x="5" y="5" width="390" height="90" fill="#8a1538"/>');
const light = drawing("0 0 400 100", '<rect x="5" y="5" width="390" height="90" fill="#ffd27a"/>');
async function photo(format: "png" | "jpeg", width: number, height: number) {
  const create = { width, height, channels: 3, background: "#205745" } as const;
  const buffer = await sharp({ create }).toFormat(format).toBuffer();
  return { name: `logo.${format}`, mimeType: `image/${format}`, buffer };
}

const file = (page: Page, part: string) => page.getByLabel(new RegExp(`picture: ${part}$`));
const colour = (page: Page, name: string) =>
  page.getByRole("textbox", { name: `${name} (optional)`, exact: true });
const saveLook = async (page: Page) => {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved. Visitors see it with the next page they open.").waitFor();
};
const goBack = async (page: Page) => {
  await page.getByRole("button", { name: "Original look" }).click();
  await page.getByText("The site has its original look again.").waitFor();
};

/** Saves a look without the form. */
async function keepLook(colours: string[], logo: KeptLook["logo"] = null) {
  const look: KeptLook = { colours, logo, lightLogo: null };
  await office()
    .colleague.rpc("save_site_content", { content_key: "look", english: look })
    .throwOnError();
}
/** Sends a logo without the form. */
async function sendLogo({ buffer, name }: typeof square) {
  const { data } = await office().colleague.auth.getSession();
  const answer = await fetch(`${office().site.url}/media?purpose=logo`, {
    method: "POST",
    headers: { authorization: `Bearer ${data.session?.access_token}`, "x-file-name": name },
    body: new Uint8Array(buffer),
  });
  const { id, width, height } = await answer.json();
  return { id, kind: "svg", width, height } as const;
}
const markIn = (page: Page) => page.getByRole("banner").getByRole("link", { name: /, home$/ });
const colourOf = (page: Page, token: string) =>
  page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`),
    token,
  );

describe("The office gives the school its own look", () => {
  test("a logo and two colours, previewed before they are saved, then everywhere", async ({
    visit,
  }) => {
    const before = await read("/");
    const page = await atWork(visit, form);
    await file(page, "Logo").setInputFiles(square);
    await page.getByAltText("Logo, as it looks").waitFor();
    await colour(page, "First colour").fill("8A1538");
    await page.getByText(/^Your colour is dark enough for text on paper: \d/).waitFor();
    await colour(page, "Second colour").fill("#ffd27a");
    const home = page.frameLocator('iframe[title="The home page"]');
    await home.getByRole("banner").locator('img[src^="/media/"]').first().waitFor();
    const ground = () =>
      home.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor);
    await expect.poll(ground).toBe("rgb(56, 11, 18)");
    expect(await listViolations(page)).toEqual([]);
    expect(await read("/")).toBe(before);
    await saveLook(page);

    await expect.poll(() => read("/"), soon).toContain(ownColours);
    const visitor = await visitSchool(visit, "/");
    const logo = markIn(visitor).locator("img").first();
    expect(await logo.getAttribute("alt")).not.toBe("");
    expect(await logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await markIn(visitor).locator("svg").count()).toBe(0);
    const iconsAt = async (selector: string) =>
      (await visitor.locator(selector).getAttribute("href")) ?? "";
    const icons = [await iconsAt("link[rel=icon]"), await iconsAt("link[rel=apple-touch-icon]")];
    const manifest = JSON.parse(await read("/manifest.webmanifest"));
    icons.push(...manifest.icons.map(({ src }: { src: string }) => src));
    expect(icons).toHaveLength(5);
    for (const icon of icons) {
      expect(icon).toMatch(/^\/media\/[0-9a-f-]{36}\/[a-z0-9-]+\.png$/);
      const answer = await fetch(office().site.url + icon);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    }
    const darkest = await colourOf(visitor, "pine-950");
    expect(manifest.theme_color).toBe(darkest);
    expect(await visitor.locator("meta[name=theme-color]").getAttribute("content")).toBe(darkest);
    expect(await listViolations(visitor)).toEqual([]);

    await visitor.emulateMedia({ media: "print" });
    await visitor.locator(".print-head img").waitFor();
    const lost = await visitSchool(visit, "/nowhere", { announced: [/status of 404/] });
    await markIn(lost).locator('img[src^="/media/"]').first().waitFor();
    expect(await colourOf(lost, "pine-950")).toBe(darkest);
    const certificate = await visitSchool(visit, "/certificates");
    await certificate.getByRole("main").locator('img[src^="/media/"]').waitFor();
    for (const path of ["/offline", "/login"]) {
      expect(await read(path)).toContain('/logo.svg"');
    }
  });

  test("as a drawing in which no script runs", async () => {
    const { id } = await sendLogo(square);
    const answer = await fetch(`${office().site.url}/media/${id}/logo.svg`);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'.*sandbox$/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    const svg = await answer.text();
    expect(svg).toContain("<circle");
    expect(svg).not.toMatch(/script|onload/);
  });

  test("also on shared links and in emails", async () => {
    await keepLook(["#8a1538"], await sendLogo(square));
    await expect.poll(() => read("/about"), soon).toContain("/logo.svg");
    const html = await read("/about");
    const [, picture = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const drawn = await fetch(picture.replace(/^https?:\/\/[^/]+/, office().site.url));
    expect(drawn.headers.get("content-type")).toBe("image/png");
    const corner = await sharp(Buffer.from(await drawn.arrayBuffer()))
      .extract({ left: 88, top: 88, width: 8, height: 8 })
      .raw()
      .toBuffer();
    expect([...corner.subarray(0, 3)]).toEqual([0x8a, 0x15, 0x38]);

    await sendTestEmail(office().colleague);
    const sentEmails = () => allEmailsTo(office().site, secretary.email);
    await expect.poll(async () => (await sentEmails()).length, { timeout: 20_000 }).toBe(1);
    const [sentEmail] = await sentEmails();
    const dark = /--color-pine-800:(#[0-9a-f]{6})/.exec(html)?.[1] ?? "none";
    expect(sentEmail?.html).toMatch(/<img src="http[^"]+\/media\/[0-9a-f-]{36}\/logo\.png"/);
    expect(sentEmail?.html).toContain(`background:${dark}`);
  });

  test("returns to the original with one click, which can be undone", async ({ visit }) => {
    await keepLook(["#8a1538"], await sendLogo(square));
    await expect.poll(() => read("/contact"), soon).toContain("/logo.svg");
    const own = await read("/contact");
    const page = await atWork(visit, form);
    await goBack(page);
    await expect.poll(() => read("/contact"), soon).not.toContain("/media/");
    const original = await read("/contact");
    expect(original).not.toContain(ownColours);
    expect(original).toContain('content="#062019"');
    await undo(page);
    await expect.poll(() => read("/contact"), soon).toBe(own);
    await page.getByRole("button", { name: "Original look" }).waitFor();
    await goBack(page);
    await expect.poll(() => read("/contact"), soon).toBe(original);
  });

  test("a long logo with a light variant is shown alone, and fits on a phone", async ({
    visit,
  }) => {
    const page = await atWork(visit, form, { on: phone });
    await file(page, "Logo").setInputFiles(long);
    await page.getByAltText("Logo, as it looks").waitFor();
    await file(page, "Light variant").setInputFiles(light);
    await page.getByAltText("Light variant, as it looks").waitFor();
    expect(await listViolations(page)).toEqual([]);
    await saveLook(page);
    await expect.poll(() => read("/"), soon).toContain("/logo.svg");
    for (const { on } of devices) {
      const visitor = await visitSchool(visit, "/about", { on });
      const [top, scrolled] = await markIn(visitor).locator("img").all();
      expect(await top?.getAttribute("src")).not.toBe(await scrolled?.getAttribute("src"));
      expect(await markIn(visitor).textContent()).toBe("");
      const box = await scrolled?.boundingBox();
      expect(box?.width).toBeGreaterThan(60);
      expect(box?.height).toBeLessThan(48);
      const wide = () =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await visitor.evaluate(wide)).toBe(0);
    }
    await goBack(page);
  });
});

describe("Errors are reported", () => {
  test("for a file, before it is used anywhere", async ({ visit }) => {
    const page = await atWork(visit, form, { announced: [/status of 4(15|22)/] });
    const wrong = [
      [await photo("jpeg", 300, 300), "A logo must be an SVG or PNG file."],
      [await photo("png", 300, 90), "smaller than 128 pixels on its shorter side"],
      [await photo("png", 1400, 140), "more than 6 times as wide as it is high"],
      [
        drawing("0 0 9 9", '<image href="https://x.example/a.png"/>'),
        "Nothing visible is left of this logo",
      ],
    ] as const;
    for (const [chosen, sentence] of wrong) {
      await file(page, "Logo").setInputFiles(chosen);
      await page.getByText(sentence).waitFor();
    }
    expect(await page.getByAltText("Logo, as it looks").count()).toBe(0);
  });

  test("for a colour, at its field", async ({ visit }) => {
    const page = await atWork(visit, form, { on: phone });
    await colour(page, "First colour").fill("maroon");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText(/^This is not a colour\./).waitFor();
    const focused = () => document.activeElement?.getAttribute("name");
    expect(await page.evaluate(focused)).toBe("first");
    expect(await listViolations(page)).toEqual([]);
    await colour(page, "First colour").fill("#ffff00");
    await page.getByText(/^Your colour is too pale for text on paper: 1/).waitFor();
  });
});

describe("Pages can be read in any colours", () => {
  const extremes = [["#ffff00", "#39ff14"], ["#000000", "#ffffff"], ["#ff10f0"]];
  test.for(extremes)("%s", async (colours, { visit }) => {
    await keepLook(colours);
    await expect.poll(() => read("/"), soon).toContain(ownColours);
    for (const path of ["/", "/contact", "/gallery"]) {
      expect(await listViolations(await visitSchool(visit, path))).toEqual([]);
    }
    expect(await listViolations(await atWork(visit, form))).toEqual([]);
  });
});
