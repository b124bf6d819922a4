// @module-tag full
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, inject } from "vitest";
import { listViolations } from "../fixtures/accessibility.ts";
import type { Client } from "../fixtures/backend.ts";
import { breakLine, lineBroken } from "../fixtures/broken-line.ts";
import { allEmailsTo, codeIn, emailWith, personalLinkTo } from "../fixtures/emails.ts";
import { enterEvent, removeEvents } from "../fixtures/entered-events.ts";
import { administratorClient, serverClient } from "../fixtures/site.ts";
import { hasFocus, phone, test } from "../fixtures/visit.ts";

// A family presses buttons behind its personal links while the line is gone: the page stays, says so in
// view, keeps what was typed, and the action succeeds once the line is back.

const site = inject("sampleSite");
const announced = lineBroken;
let office: Client;
beforeAll(async () => {
  office = await administratorClient(site);
});
afterEach(removeEvents);
const sports: string[] = [];
afterEach(async () => {
  const entered = sports.splice(0);
  await office.from("sports_registrations").delete().in("sport_id", entered).throwOnError();
  await office.from("sports_programs").delete().in("id", entered).throwOnError();
});

const addressOf = () => `lost-${randomUUID().slice(0, 8)}@mail.example`;
const server = () => serverClient(site);

const words = {
  en: {
    notSent: "It was not sent.",
    save: "Save the change",
    registration: {
      changed: "The registration has changed.",
      ask: "Withdraw the registration",
      surely: "Yes, withdraw it",
      withdrawn: "The registration is withdrawn.",
    },
    rsvp: {
      changed: "Your RSVP has changed.",
      ask: "Cancel the RSVP",
      surely: "Yes, cancel it",
      cancelled: "Your RSVP is cancelled.",
    },
    time: {
      another: "Choose another time: Office",
      take: "Take this time",
      changed: "Your time has changed.",
      ask: "Cancel the time with Office",
      surely: "Yes, cancel it",
      cancelled: "The time is cancelled.",
    },
    week: { confirm: "Yes, send it every week", comes: "The email comes on Sundays" },
    message: { stop: "No more messages to this address", ended: "No more messages will come" },
    guardian: {
      ask: "Send me a code",
      sent: "A code is on its way",
      enter: "Open the page",
      save: "Save the answers",
      saved: "Your answers are saved",
      withdraw: "Withdraw: Face in public pictures",
      withdrawn: "It has been taken away",
      close: "Close the page",
      closed: "The page is closed",
    },
  },
  hi: {
    notSent: "यह भेजा नहीं जा सका।",
    save: "बदलाव सहेजें",
    registration: {
      changed: "पंजीकरण बदल गया है।",
      ask: "पंजीकरण वापस लें",
      surely: "हाँ, वापस लें",
      withdrawn: "पंजीकरण वापस ले लिया गया है।",
    },
    rsvp: {
      changed: "आपका उत्तर बदल गया है।",
      ask: "उत्तर रद्द करें",
      surely: "हाँ, रद्द करें",
      cancelled: "आपका उत्तर रद्द हो गया है।",
    },
    time: {
      another: "दूसरा समय चुनें: Office",
      take: "यह समय लें",
      changed: "आपका समय बदल गया।",
      ask: "Office के साथ का समय रद्द करें",
      surely: "हाँ, रद्द करें",
      cancelled: "समय रद्द हो गया।",
    },
    week: { confirm: "हाँ, हर सप्ताह भेजें", comes: "ई-मेल हर रविवार आता है" },
    message: { stop: "इस पते पर और संदेश नहीं चाहिए", ended: "अब और संदेश नहीं आएँगे" },
    guardian: {
      ask: "मुझे कोड भेजें",
      sent: "कोड भेज दिया गया है",
      enter: "पृष्ठ खोलें",
      save: "उत्तर सहेजें",
      saved: "आपके उत्तर दर्ज हो गए हैं",
      withdraw: "अनुमति वापस लें: सार्वजनिक चित्रों में चेहरा",
      withdrawn: "वह हटा दिया गया है",
      close: "पृष्ठ बंद करें",
      closed: "पृष्ठ बंद है",
    },
  },
};

/**
 * Presses while the line is gone, reads in view that nothing was sent, and resolves once the line is back.
 */
async function pressInVain(page: Page, button: string, notSent: string): Promise<void> {
  const mend = await breakLine(page);
  await page.getByRole("button", { name: button, exact: true }).click();
  await hasFocus(page.getByRole("alert").filter({ hasText: notSent }));
  await mend();
}

describe.each(["en", "hi"] as const)("The line is gone while a family in %s", (language) => {
  const t = words[language];
  const root = language === "hi" ? "/hi" : "";
  const press = (page: Page, name: string) =>
    page.getByRole("button", { name, exact: true }).click();
  const pressTwice = async (page: Page, name: string) => {
    await pressInVain(page, name, t.notSent);
    await press(page, name);
  };

  test("changes and withdraws a sports registration", async ({ visit }) => {
    const address = addressOf();
    const { data: sport } = await office
      .from("sports_programs")
      .insert({ name: `Kho-kho ${address}`, campus: "majra" })
      .select("id")
      .single()
      .throwOnError();
    sports.push(sport.id);
    await server()
      .rpc("create_sports_registration", {
        sport_id: sport.id,
        campus: "majra",
        child_name: "Meera Rao",
        date_of_birth: "2014-05-04",
        guardian_name: "Asha Rao",
        guardian_email: address,
        guardian_phone: "+91 98765 43210",
        emergency_name: "Ravi Rao",
        emergency_phone: "+91 98765 43211",
        consent_version: "2026-11",
        language,
      })
      .throwOnError();
    const page = await visit(await personalLinkTo(site, address, "Meera Rao"), {
      on: phone,
      announced,
    });
    const number = page.locator('[name="guardian_phone"]');
    await number.fill("+91 90000 11111");
    await pressInVain(page, t.save, t.notSent);
    expect(await number.inputValue()).toBe("+91 90000 11111");
    expect(await listViolations(page)).toEqual([]);
    await press(page, t.save);
    await page.getByText(t.registration.changed).waitFor();
    await page.getByRole("link", { name: t.registration.ask }).click();
    await pressInVain(page, t.registration.surely, t.notSent);
    expect(await listViolations(page)).toEqual([]);
    await page.getByRole("link", { name: t.registration.ask }).click();
    await press(page, t.registration.surely);
    await page.getByText(t.registration.withdrawn).waitFor();
  });

  test("changes and cancels an RSVP", async ({ visit }) => {
    const address = addressOf();
    const { id, slug } = await enterEvent({ rsvp_enabled: true, capacity: 9, max_party: 4 });
    const reply = { event_id: id, email: address, name: "Asha Rao", adults: 1, language };
    await server().rpc("create_event_rsvp", reply).throwOnError();
    const page = await visit(await personalLinkTo(site, address, slug), { on: phone, announced });
    const adults = page.locator('[name="adults"]');
    await adults.fill("2");
    await pressInVain(page, t.save, t.notSent);
    expect(await adults.inputValue()).toBe("2");
    await press(page, t.save);
    await page.getByText(t.rsvp.changed).waitFor();
    await page.getByRole("link", { name: t.rsvp.ask }).click();
    await pressInVain(page, t.rsvp.surely, t.notSent);
    await page.getByRole("link", { name: t.rsvp.ask }).click();
    await press(page, t.rsvp.surely);
    await page.getByText(t.rsvp.cancelled).waitFor();
  });

  test("takes another slot and cancels it", async ({ visit }) => {
    const address = addressOf();
    const { data: meeting } = await office
      .from("meetings")
      .insert({
        title: `Evening ${address}`,
        starts_at: "2031-03-07T03:30:00Z",
        ends_at: "2031-03-07T04:30:00Z",
        status: "published",
        hosts: [{ id: "office", name: "Office" }],
      })
      .select("id")
      .single()
      .throwOnError();
    await server()
      .rpc("create_meeting_booking", {
        meeting_id: meeting.id,
        host: "office",
        starts_at: "2031-03-07T03:40:00Z",
        name: "Asha Rao",
        email: address,
        phone: "01704 222222",
        child_name: "Meera Rao",
        grade: "Class 7",
        language,
      })
      .throwOnError();
    const sentEmail = await emailWith(site, address, "Office");
    const [link = ""] = /(?:\/hi)?\/meetings\/\S+\/booking\?key=[0-9a-f]{64}/.exec(sentEmail) ?? [];
    const page = await visit(link, { on: phone, announced });
    await page.getByRole("link", { name: t.time.another }).click();
    const later = page.getByRole("radio", { name: /9:50/ });
    await later.check();
    await pressInVain(page, t.time.take, t.notSent);
    expect(await later.isChecked()).toBe(true);
    expect(await listViolations(page)).toEqual([]);
    await press(page, t.time.take);
    await page.getByText(t.time.changed).waitFor();
    await page.getByRole("link", { name: t.time.ask }).click();
    await pressTwice(page, t.time.surely);
    await page.getByText(t.time.cancelled).waitFor();
  });

  test("confirms the weekly email and ends the school’s messages", async ({ visit }) => {
    const address = addressOf();
    const choice = { campuses: ["majra"], grades: [], email: address, language };
    await server().rpc("create_weekly_subscription", choice).throwOnError();
    const asked = await emailWith(site, address, "/my-week/letter?token=");
    const [week = ""] = /(?:\/hi)?\/my-week\/letter\?token=[0-9a-f-]+/.exec(asked) ?? [];
    const weekly = await visit(week, { on: phone, announced });
    await pressTwice(weekly, t.week.confirm);
    await weekly.getByText(t.week.comes).waitFor();

    const student = { admission_no: randomUUID(), name: "Tara Negi", campus: "majra" };
    const { data: child } = await office
      .from("students")
      .insert({ ...student, class: "Class 7", guardian_name: "Asha", guardian_email: address })
      .select("id")
      .single()
      .throwOnError();
    await office.from("guardians").update({ language }).eq("student_id", child.id).throwOnError();
    const { data: message } = await office
      .from("family_messages")
      .insert({ title: "No school", body: `The river is high (${address}).`, classes: ["Class 7"] })
      .select("id")
      .single()
      .throwOnError();
    await office.rpc("send_family_message", { message: message.id }).throwOnError();
    const sentEmail = await emailWith(site, address, "The river is high");
    const [link = ""] = /(?:\/hi)?\/message\?token=[0-9a-f]+/.exec(sentEmail) ?? [];
    const page = await visit(link, { on: phone, announced });
    await pressTwice(page, t.message.stop);
    await page.getByText(t.message.ended).waitFor();
  });

  test("opens its children’s page, answers, withdraws and closes it", async ({ visit }) => {
    const address = addressOf();
    const child = { admission_no: randomUUID(), name: "Asha Verma", campus: "majra" };
    await office
      .from("students")
      .insert({ ...child, class: "3", guardian_name: "Rekha Verma", guardian_email: address })
      .throwOnError();
    await server().rpc("create_guardian_link", { address }).throwOnError();
    const sentEmail = await emailWith(site, address, "/guardian/open?key=");
    const [link = ""] = /\/guardian\/open\?key=[0-9a-f]{64}/.exec(sentEmail) ?? [];
    const page = await visit(root + link, { on: phone, announced });
    await pressTwice(page, t.guardian.ask);
    await page.getByText(t.guardian.sent).waitFor();
    const find = async () => codeIn((await allEmailsTo(site, address)).at(-1)?.text ?? "");
    await expect.poll(find, { timeout: 15_000 }).toMatch(/^\d{6}$/);
    const code = page.locator('[name="code"]');
    await code.fill(await find());
    await pressInVain(page, t.guardian.enter, t.notSent);
    expect(await code.inputValue()).toBe(await find());
    await press(page, t.guardian.enter);
    const yes = page.locator('[name="public_pictures"][value="yes"]');
    await yes.check();
    await pressInVain(page, t.guardian.save, t.notSent);
    expect(await yes.isChecked()).toBe(true);
    expect(await listViolations(page)).toEqual([]);
    await press(page, t.guardian.save);
    await page.getByText(t.guardian.saved).waitFor();
    await pressTwice(page, t.guardian.withdraw);
    await page.getByText(t.guardian.withdrawn).waitFor();
    await pressTwice(page, t.guardian.close);
    await page.getByText(t.guardian.closed).waitFor();
  });
});
