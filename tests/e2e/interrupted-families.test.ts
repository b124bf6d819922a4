// @module-tag full

import documentTexts from "messages:site/admissions/documents";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { offerPlace } from "../fixtures/applications.ts";
import { breakLine, lineBroken, openSlowly, pressInVain } from "../fixtures/broken-line.ts";
import { emailWith } from "../fixtures/emails.ts";
import { brokenOff, stopBackendAt, untilStopped } from "../fixtures/outage.ts";
import { writeLargePhoto } from "../fixtures/photos.ts";
import { administratorClient, type Site, startSite } from "../fixtures/site.ts";
import { test, type Visit } from "../fixtures/visit.ts";

// What a family does through its personal links, on a slow line that breaks and with a backend that is
// killed; in both languages, because each has its own page to stay on.

let site: Site;
vi.setConfig({ testTimeout: 300_000 });
beforeAll(async () => {
  site = await startSite({ seed: "sample" });
});
afterAll(() => site?.stop());

const announced = [...brokenOff, ...lineBroken, /status of (409|422)/];
const year = new Date().getFullYear();
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

const words = {
  en: {
    root: "",
    notSent: "It was not sent.",
    next: "Save and go on",
    child: "The child",
    more: "Anything else",
    documents: "Documents",
    goOn: "Go on",
    send: "Send the application",
    thanks: "Thank you",
    arrived: "has arrived",
    withdraw: "Withdraw the application",
    surely: "Yes, withdraw it",
    withdrawn: "This application is withdrawn",
    accept: "Accept the place",
    accepted: "You have accepted the place.",
  },
  hi: {
    root: "/hi",
    notSent: "यह भेजा नहीं जा सका।",
    next: "सहेजें और आगे बढ़ें",
    child: "बच्चा",
    more: "कुछ और",
    documents: "काग़ज़ात",
    goOn: "आगे बढ़ें",
    send: "आवेदन भेजें",
    thanks: "धन्यवाद",
    arrived: "मिल गया",
    withdraw: "आवेदन वापस लें",
    surely: "हाँ, वापस लें",
    withdrawn: "यह आवेदन वापस ले लिया गया है",
    accept: "प्रवेश स्वीकार करें",
    accepted: "प्रवेश स्वीकार हो गया।",
  },
};

const open = (visit: Visit, path: string) => openSlowly(visit, path, { site: site.url, announced });

describe.each(["en", "hi"] as const)("A family in %s", (language) => {
  const t = words[language];
  const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

  /** The page says in view that nothing was sent. */
  async function expectNotSent(page: Page) {
    const notice = page.getByRole("alert").filter({ hasText: t.notSent });
    await notice.waitFor(untilStopped);
    await expect.poll(() => notice.evaluate((one) => one === document.activeElement)).toBe(true);
  }

  test("applies: every page that does not arrive can be sent again", async ({ visit }) => {
    const address = `applies-${randomUUID().slice(0, 8)}@mail.example`;
    const page = await open(visit, `${t.root}/admissions/apply`);
    await field(page, "guardian_name").fill("Asha Negi");
    await field(page, "email").fill(address);
    await field(page, "phone").fill("+91 98765 43210");
    await field(page, "consent").check();
    const mend = await breakLine(page);
    await press(page, t.next);
    await expectNotSent(page);
    expect(await field(page, "guardian_name").inputValue()).toBe("Asha Negi");
    await mend();
    await press(page, t.next);
    await page.getByRole("heading", { name: t.child, exact: true }).waitFor();

    await field(page, "child_name").fill("Tara Negi");
    await field(page, "date_of_birth").fill(`${year - 5}-05-04`);
    await field(page, "class").selectOption("class-1");
    await field(page, "campus").selectOption("majra");
    const stopped = await stopBackendAt(site.address, page, "**/application.data?*", "POST");
    await press(page, t.next);
    await expectNotSent(page);
    expect(await field(page, "child_name").inputValue()).toBe("Tara Negi");
    await stopped.start();
    await press(page, t.next);
    await page.getByRole("heading", { name: t.more }).waitFor();

    // The school has it, but the answer is lost on its way.
    await field(page, "message").fill("Peanuts are bad for her.");
    const mendMore = await breakLine(page, { after: true });
    await press(page, t.next);
    await expectNotSent(page);
    await mendMore();
    await press(page, t.next);
    await page.getByRole("heading", { level: 2, name: t.documents }).waitFor();
    await page.getByRole("link", { name: t.goOn, exact: true }).click();
    await page.getByText("Peanuts are bad for her.").waitFor();

    const mendLast = await breakLine(page, { after: true });
    await press(page, t.send);
    await expectNotSent(page);
    await mendLast();
    await press(page, t.send);
    await page.getByRole("heading", { level: 1, name: t.thanks }).waitFor();
    await emailWith(site, address, t.arrived);
    const office = await administratorClient(site.address);
    const { data } = await office.from("applications").select("stage").eq("email", address);
    expect(data).toEqual([{ stage: "received" }]);
  });

  test("accepts a place and withdraws an application once the line is back", async ({ visit }) => {
    const { link } = await offerPlace(site.address, "Kabir Negi", language);
    const page = await open(visit, link);
    const mend = await breakLine(page);
    await press(page, t.accept);
    await expectNotSent(page);
    await mend();
    await press(page, t.accept);
    await page.getByText(t.accepted).waitFor();

    await page.getByRole("link", { name: t.withdraw }).click();
    const stopped = await stopBackendAt(site.address, page, "**/application.data?*", "POST");
    await press(page, t.surely);
    await expectNotSent(page);
    await stopped.start();
    await page.getByRole("link", { name: t.withdraw }).click();
    await press(page, t.surely);
    await page.getByText(t.withdrawn).waitFor();
  });

  test("sends a photo of a document again, and the school has it once", async ({ visit }) => {
    const { link } = await offerPlace(site.address, "Ishaan Negi", language);
    const d = documentTexts[language];
    const page = await open(visit, link);
    const name = language === "hi" ? "जन्म प्रमाणपत्र" : "Birth certificate";
    const photo = await writeLargePhoto("birth.jpg");
    const sentTo = "**/admissions/application/documents";
    const again = () => press(page, d.again);
    await pressInVain(page, {
      press: () => page.getByLabel(d.chooseNamed(name)).setInputFiles(photo),
      said: d.lost,
      broken: "line",
    });
    await pressInVain(page, { press: again, said: d.again, broken: site.address, sentTo });
    expect(await listViolations(page)).toEqual([]);
    await pressInVain(page, { press: again, said: d.lost, broken: "answer" });
    await again();
    const remove = page.getByRole("button", {
      name: new RegExp(`^${d.removeNamed({ name, facts: "" }).trim()}`),
    });
    await remove.waitFor();
    await page.reload();
    expect(await remove.count()).toBe(1);
  });
});
