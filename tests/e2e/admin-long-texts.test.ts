// @module-tag full
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { emptyOffice, save, soon } from "../fixtures/empty-office.ts";
import { sayNobody } from "../fixtures/marks.ts";
import { buildPhoto, drawing } from "../fixtures/photos.ts";
import { phone, test } from "../fixtures/visit.ts";

const { office, atWork, visitorsSee } = emptyOffice();

/** Begins a message on behalf of an office; resolves with its long-text field and tools. */
async function beginMessage(page: Page, from: string) {
  await page.getByLabel("From", { exact: true }).fill(from);
  await page.getByLabel("Office", { exact: true }).fill("Majra campus");
  const text = page.getByRole("textbox", { name: "Message", exact: true });
  const tools = page.getByRole("toolbar", { name: "Tools for Message", exact: true });
  await text.click();
  return { text, tools };
}

/** The clipboard's contents after a copy in Word. */
const line = (level: number, bullet: string, words: string) =>
  `<p class=MsoListParagraph style='margin-left:36pt;text-indent:-18pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${bullet}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
const fromWord = [
  "<html xmlns:o='urn:schemas-microsoft-com:office:office'><head><style>p.MsoNormal{font-family:Calibri}</style></head><body>",
  "<!--StartFragment--><h1 style='mso-fareast-font-family:Calibri'>What to bring<o:p></o:p></h1>",
  line(1, "·", "A blue pen") + line(1, "·", "A box with") + line(2, "o", "a ruler"),
  "<p class=MsoNormal><o:p>&nbsp;</o:p></p>",
  "<p class=MsoNormal><span lang=EN-IN style='font-size:11.0pt;font-family:Calibri'>On the <b>day</b><o:p></o:p></span></p>",
  line(1, "1.", "Be there at 8:30") + line(1, "2.", "Sit down"),
  "<p class=MsoNormal><img width=90 src='file:///C:/Users/office/clip_image001.png'></p>",
  "<!--EndFragment--></body></html>",
].join("\n");

describe("A long text", () => {
  test("gets a heading, a list, a link and a table, and the page shows them", async ({ visit }) => {
    const page = await atWork(visit, "/admin/messages/new");
    const { tools } = await beginMessage(page, "Principal’s office");
    await page.keyboard.type("We begin at eight.");
    await page.keyboard.press("Enter");
    await tools.getByRole("button", { name: "Heading", exact: true }).click();
    await page.keyboard.type("What we ask");
    await page.keyboard.press("Enter");
    await tools.getByRole("button", { name: "Bullets" }).click();
    await page.keyboard.type("A water bottle");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await tools.getByRole("button", { name: "Link" }).click();
    await page.getByLabel("Where the link leads").fill("javascript:alert(1)");
    await page.getByRole("button", { name: "Set the link" }).click();
    await page.getByText(/Please enter a page of the site/).waitFor();
    await page.getByLabel("Where the link leads").fill("/contact");
    await page.getByRole("button", { name: "Set the link" }).click();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await tools.getByRole("button", { name: "Table" }).click();
    await page.keyboard.type("Bell");
    await save(page);
    await page.goto("/about/messages");
    const message = page.getByRole("article", { name: "Principal’s office" });
    await message.getByRole("heading", { level: 3, name: "What we ask" }).waitFor();
    await message.getByRole("listitem").filter({ hasText: "A water bottle" }).waitFor();
    await message.getByRole("link", { name: "/contact" }).waitFor();
    await message.getByRole("columnheader", { name: "Bell" }).waitFor();
    // The line that the editor keeps free at the end does not become a gap.
    expect(await message.locator(".rich-text > p:empty").count()).toBe(0);
  });

  test("is pasted from Word with its headings and lists, without what the site cannot store", async ({
    visit,
  }) => {
    const page = await atWork(visit, "/admin/messages/new");
    const { text } = await beginMessage(page, "Examination office");
    await text.evaluate((place, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", html);
      place.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    }, fromWord);
    await page.getByText("Pictures are not pasted along with the text.").waitFor();
    await save(page);
    await page.goto("/about/messages");
    const message = page.getByRole("article", { name: "Examination office" });
    await message.getByRole("heading", { level: 3, name: "What to bring" }).waitFor();
    const entries = message.getByRole("list").first().locator("> li");
    expect(await entries.allInnerTexts()).toEqual([
      "A blue pen",
      expect.stringMatching(/^A box with\s+a ruler$/),
    ]);
    await message.locator("ol > li").filter({ hasText: "Be there at 8:30" }).waitFor();
    const html = await message.innerHTML();
    for (const left of ["mso", "Calibri", "·", "<o:p", "file:"]) expect(html).not.toContain(left);
  });

  test("gets a picture with its description, between the text before and after it", async ({
    visit,
  }) => {
    const from = `Principal ${randomUUID().slice(0, 8)}`;
    const photo = await buildPhoto(`${from}.jpg`, "#5a7d9a");
    const shows = 'Children plant a "neem" beside the gate';
    const page = await atWork(visit, "/admin/messages/new", { announced: [/status of 415/] });
    const { text, tools } = await beginMessage(page, from);
    await page.keyboard.type("The garden is open.");
    await tools.getByRole("button", { name: "Picture" }).click();
    const add = page.getByRole("button", { name: "Add the picture" });
    await add.click();
    await expect.poll(() => page.getByText("Please fill this in.").count()).toBe(2);
    await page.getByLabel("Picture from this device").setInputFiles(drawing);
    await page.getByLabel("What the picture shows").fill(shows);
    await page.getByText("This is not a photo.").waitFor();
    await page.getByLabel("Picture from this device").setInputFiles(photo);
    await sayNobody(page);
    await add.click();
    await text.getByRole("img", { name: shows }).waitFor();
    await page.keyboard.type("Come and see.");
    await text.getByText("Come and see.").waitFor();
    await save(page);

    await expect.poll(() => visitorsSee("/about/messages"), soon).toContain("Come and see.");
    await page.goto("/about/messages");
    const message = page.getByRole("article", { name: from });
    const picture = message.getByRole("img", { name: shows });
    await picture.scrollIntoViewIfNeeded();
    const drawn = () =>
      picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
    await expect.poll(drawn).toBe(true);
    const parts = await message
      .locator(".rich-text > *")
      .evaluateAll((all) => all.map((part) => part.textContent || part.querySelector("img")?.alt));
    expect(parts).toEqual(["The garden is open.", shows, "Come and see."]);

    await page.goto("/admin/media");
    await page.getByRole("link", { name: `${from}.jpg` }).click();
    const uses = page.getByRole("region", { name: "Where it is used" });
    await uses.getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: from }).waitFor();
    await text.getByRole("img", { name: shows }).waitFor();
  });

  test("with active content is refused by the database", async () => {
    for (const full_message of [
      '<p onclick="alert(1)">x</p>',
      "<p>x</p><script>alert(1)</script>",
      '<p><a href="javascript:alert(1)">x</a></p>',
      '<p>x</p><img src="https://evil.example/x.png" alt="">',
    ]) {
      const message = { name: "X", title: "Y", full_message };
      const { error } = await office().colleague.from("leadership_messages").insert(message);
      expect(error?.code).toBe("23514");
    }
  });
});

test("Everybody can use the form of a long text, on a phone too", async ({ visit }) => {
  const page = await atWork(visit, "/admin/messages/new", { on: phone });
  const tools = page.getByRole("toolbar", { name: "Tools for Message", exact: true });
  await tools.getByRole("button", { name: "Picture" }).click();
  await page.getByLabel("What the picture shows").waitFor();
  expect(await listViolations(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
