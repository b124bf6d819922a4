import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import {
  createGuardianLink,
  openGuardianPage,
  sendGuardianCode,
} from "../../data/consent/guardian-access.ts";
import { answerAsGuardian, getGuardianPage } from "../../data/consent/guardian-page.ts";
import type { Backend } from "../../tests/fixtures/backend.ts";
import { succeed } from "./scenarios/answers.ts";

export const newMailbox = () => `${randomUUID()}@mail.example`;

/** What a guardian does before the page is open, with the emails that are really sent. */
export function guardianScene(backend: () => Backend) {
  /** The emails of one kind to a mailbox, or messages to a phone, newest last. */
  const emailsTo = async (recipient: string, template: string) => {
    const rows = backend().service().from("mail_outbox").select("recipient, data");
    const all = await succeed(rows.eq("template", template).order("created_at"));
    // Compared here, because a phone in a filter is read as a number.
    return all.filter((sentEmail) => sentEmail.recipient === recipient);
  };
  /** The contents of the newest email of a kind. */
  const saidTo = async (mailbox: string, template: string, what: "token" | "code") => {
    const sentEmail = (await emailsTo(mailbox, template)).at(-1);
    return String(Object(sentEmail?.data)[what]);
  };
  const linkFor = async (mailbox: string) => {
    await createGuardianLink(backend().service(), mailbox.toUpperCase());
    return saidTo(mailbox, "guardian_link", "token");
  };
  const codeFor = async (mailbox: string, token: string) => {
    expect(await sendGuardianCode(backend().visitor(), token, "en")).toBe("sent");
    return saidTo(mailbox, "guardian_code", "code");
  };
  /** The session of a page opened for a mailbox. */
  const open = async (mailbox: string) => {
    const token = await linkFor(mailbox);
    const code = await codeFor(mailbox, token);
    const { session } = await openGuardianPage(backend().visitor(), token, code);
    return session ?? "";
  };
  const read = (session: string) => getGuardianPage(backend().visitor(), session, "hi");
  const answer = (session: string, child: string, answers: object) =>
    answerAsGuardian(backend().visitor(), session, { child, answers, language: "hi" });
  return { emailsTo, linkFor, codeFor, open, read, answer };
}
