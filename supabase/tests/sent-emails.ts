import type { Backend } from "../../tests/fixtures/backend.ts";
import { succeed } from "./scenarios/answers.ts";

/** What the emails of one kind to an address say, oldest first. */
export function emailsTo(backend: Backend, recipient: string, template: string) {
  const rows = backend.service().from("mail_outbox").select("data");
  return succeed(rows.eq("recipient", recipient).eq("template", template).order("created_at"));
}
