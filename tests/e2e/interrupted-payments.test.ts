// @module-tag full

import givingTexts from "messages:alumni/giving";
import applicationTexts from "messages:site/admissions/application";
import offerTexts from "messages:site/admissions/offerFees";
import formTexts from "messages:ui/forms";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import { offerPlace } from "../fixtures/applications.ts";
import { lineBroken, openSlowly, pressInVain, slowDown } from "../fixtures/broken-line.ts";
import { countEmails } from "../fixtures/emails.ts";
import { brokenOff } from "../fixtures/outage.ts";
import { type PaymentGatewayUnderTest, startPaymentGateway } from "../fixtures/payment-gateway.ts";
import { arrive, createAlumnus } from "../fixtures/people.ts";
import { administratorClient, type Site, startSite } from "../fixtures/site.ts";
import { phone, test } from "../fixtures/visit.ts";

// A person pays online on a phone with a slow line, in both languages. The line breaks, the school's answer
// is lost, or the backend is killed: the page says so, and in the end it is paid once.

let gateway: PaymentGatewayUnderTest;
let site: Site;
let announced: RegExp[];
vi.setConfig({ testTimeout: 300_000 });
beforeAll(async () => {
  gateway = await startPaymentGateway();
  announced = [
    ...brokenOff,
    ...lineBroken,
    new RegExp(`^third party: ${gateway.origin}/`),
    /status of (409|422)/,
  ];
  site = await startSite({ seed: "sample", environment: gateway.environment });
});
afterAll(async () => {
  await site?.stop();
  gateway?.stop();
});

const receiptSaid = { en: "Your receipt is attached", hi: "आपकी रसीद PDF में साथ है" };

describe.each(["en", "hi"] as const)("On a page in %s", (language) => {
  const root = language === "hi" ? "/hi" : "";

  /** Presses in vain in each way, then pays at the gateway. */
  async function payAfterAll(page: Page, name: string, said: { notSent: string; failed: string }) {
    const button = page.getByRole("button", { name, exact: true });
    await button.waitFor();
    const pay = () => button.click();
    await pressInVain(page, { press: pay, said: said.notSent, broken: "line" });
    const killed = { broken: site.address, sentTo: "**/payments/*" };
    await pressInVain(page, { press: pay, said: said.failed, ...killed });
    expect(await listViolations(page)).toEqual([]);
    await pressInVain(page, { press: pay, said: said.notSent, broken: "answer" });
    await pay();
    await page.getByRole("link", { name: "Pay now" }).click();
  }

  test("a family pays for its place", async ({ visit }) => {
    const { address, link } = await offerPlace(site.address, "Tara Negi", language);
    const t = offerTexts[language];
    const page = await openSlowly(visit, link, { site: site.url, announced });
    await payAfterAll(page, t.pay, {
      notSent: formTexts[language].notSent,
      failed: applicationTexts[language].unpaid.gateway,
    });
    await page.getByRole("link", { name: t.receipt, exact: true }).waitFor();
    expect(await listViolations(page)).toEqual([]);
    expect(await countEmails(site.address, address, receiptSaid[language])).toBe(1);
  });

  test("an alumna pays the gift she promised", async ({ visit }) => {
    const office = await administratorClient(site.address);
    const words = {
      title: `A pump, ${language}`,
      body: "Water for the garden.",
      goal: 50_000,
      is_open: true,
    };
    const { data: purpose } = await office.rpc("save_giving_purpose", words).throwOnError();
    const giver = await createAlumnus(site.address, office, {
      full_name: "Leela Chauhan",
      batch_year: 2005,
    });
    // The receipt is in her language.
    await giver.client.auth.updateUser({ data: { language } });
    await giver.client.rpc("promise_gift", { purpose, amount: 700 }).throwOnError();
    const page = await arrive(visit, giver, `${root}/alumni/giving`, {
      at: site.address,
      on: phone,
      announced,
      before: slowDown,
    });
    const t = givingTexts[language];
    await payAfterAll(page, t.online, { notSent: t.onlineFailed, failed: t.onlineFailed });
    const gift = page.getByRole("article", { name: /^GIFT-/ });
    await gift.getByRole("button", { name: t.receipt }).waitFor();
    expect(await countEmails(site.address, giver.email, receiptSaid[language])).toBe(1);
    expect(await listViolations(page)).toEqual([]);
  });
});
