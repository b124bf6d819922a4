import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import {
  createGuardianLink,
  openGuardianPage,
  sendGuardianCode,
} from "../../data/consent/guardian-access.ts";
import type { Backend } from "../../tests/fixtures/backend.ts";
import { succeed } from "./scenarios/answers.ts";
import { emailTo, tokenFor } from "./scenarios/events-with-rsvps.ts";

export const newMailbox = () => `${randomUUID()}@mail.example`;

/** What a guardian does before the page is open, by the letters that really come. */
export function guardianScene(backend: () => Backend) {
  /** The data of the letters of one kind to a mailbox. */
  const letters = async (recipient: string, template: string) => {
    const rows = backend().service().from("mail_outbox").select("data").eq("recipient", recipient);
    return succeed(rows.eq("template", template));
  };
  const linkFor = async (mailbox: string) => {
    await createGuardianLink(backend().service(), mailbox.toUpperCase());
    return tokenFor(backend(), mailbox);
  };
  const codeFor = async (mailbox: string, token: string) => {
    expect(await sendGuardianCode(backend().visitor(), token, "en")).toBe("sent");
    return ((await emailTo(backend(), mailbox)).data as { code: string }).code;
  };
  /** The session of a page that a mailbox has opened. */
  const open = async (mailbox: string) => {
    const token = await linkFor(mailbox);
    const code = await codeFor(mailbox, token);
    const { session } = await openGuardianPage(backend().visitor(), token, code);
    return session ?? "";
  };
  return { letters, linkFor, codeFor, open };
}
