import { randomUUID } from "node:crypto";
import type { CallContext, OfficeCall } from "../office-call.ts";
import { succeed } from "../scenarios/answers.ts";

/** A draft to the guardian of one child. */
async function createMessage({ service, home }: CallContext): Promise<string> {
  const campus = home ?? "paonta-sahib";
  const child = {
    admission_no: randomUUID(),
    name: "Tara",
    campus,
    class: randomUUID().slice(0, 20),
  };
  const guardian = { guardian_name: "Asha", guardian_email: `${randomUUID()}@mail.example` };
  await succeed(
    service
      .from("students")
      .insert({ ...child, ...guardian })
      .select(),
  );
  const words = { title: "No school tomorrow", body: "The river is high." };
  const message = { ...words, campus: home, classes: [child.class] };
  return (await succeed(service.from("family_messages").insert(message).select().single())).id;
}

/** Messages to families, from their draft to the children they do not reach. */
export const familyMessageCalls: OfficeCall[] = [
  {
    name: "preview_family_message",
    answers: "everybody",
    parameters: async (context) => ({ message: await createMessage(context) }),
  },
  {
    name: "count_message_deliveries",
    answers: "everybody",
    parameters: async (context) => ({ message: await createMessage(context) }),
  },
  {
    name: "ask_message_approval",
    answers: "campus",
    parameters: async (context) => ({ message: await createMessage(context) }),
  },
  {
    name: "reopen_family_message",
    answers: "campus",
    parameters: async (context) => {
      const message = await createMessage(context);
      await context.full.rpc("ask_message_approval", { message }).throwOnError();
      return { message };
    },
  },
  { name: "is_message_approval_required", answers: "everybody", parameters: () => ({}) },
  { name: "require_message_approval", answers: "whole", parameters: () => ({ required: false }) },
  {
    name: "send_family_message",
    answers: "campus",
    parameters: async (context) => ({ message: await createMessage(context) }),
  },
  {
    name: "take_back_family_message",
    answers: "campus",
    parameters: async (context) => {
      const message = await createMessage(context);
      await succeed(context.full.rpc("send_family_message", { message }));
      return { message };
    },
  },
  {
    name: "list_unreached_children",
    answers: "campus",
    parameters: async (context) => ({ message: await createMessage(context) }),
  },
];
