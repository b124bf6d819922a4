import type { z } from "zod";
import {
  type alumniReportSchema,
  reportAlumnus,
  sendAlumniMessage,
  updateBlock,
} from "../../../data/alumni/messages.ts";
import { queryClient } from "../../account/query-client.ts";
import { getBackend } from "../../connection/backend.ts";

/** What the database refuses of the whole, said beside the field it belongs to. */
function besideField(field: string, failure: unknown, reasons: string[]): unknown {
  const { details = "", message = "" } = failure as { details?: string; message?: string };
  return reasons.includes(details) ? { code: "22023", details: field, message } : failure;
}

export async function writeToPerson(id: string, message: string): Promise<string> {
  try {
    await sendAlumniMessage(await getBackend(), id, message);
  } catch (failure) {
    throw besideField("message", failure, ["too_many_messages", "no_such_recipient"]);
  }
  await queryClient.invalidateQueries({ queryKey: ["messages", id] });
  return id;
}

export async function reportPerson(
  id: string,
  report: z.infer<typeof alumniReportSchema>,
): Promise<string> {
  try {
    await reportAlumnus(await getBackend(), id, report);
  } catch (failure) {
    throw besideField("note", failure, ["too_many_reports", "no_such_person", "no_such_message"]);
  }
  return id;
}

export async function changeBlock(id: string, isBlocked: boolean): Promise<void> {
  const client = await getBackend();
  const { data } = await client.auth.getSession();
  const blocker = data.session?.user.id;
  if (!blocker) return;
  await updateBlock(client, { blocker, blocked: id, isBlocked });
  await queryClient.invalidateQueries({ queryKey: ["block", id] });
  await queryClient.invalidateQueries({ queryKey: ["messages", id] });
}
