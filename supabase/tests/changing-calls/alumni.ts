import { randomUUID } from "node:crypto";
import type { OfficeCall } from "../office-call.ts";
import { succeed } from "../scenarios/answers.ts";
import { graduate } from "../staff-scene.ts";
import { anId } from "./rows.ts";

/** Accounts of alumni, what they write, and what they give. */
export const alumniCalls: OfficeCall[] = [
  {
    name: "offer_alumni_area",
    answers: "campus",
    parameters: ({ home }) => ({ of_campus: home ?? undefined }),
  },
  {
    name: "decide_alumni",
    answers: "campus",
    parameters: async ({ backend, home }) => {
      return { people: [await graduate(backend, home)], decision: "approve" };
    },
  },
  {
    name: "begin_factor_removal",
    answers: "campus",
    parameters: async ({ backend, home }) => ({ person: await graduate(backend, home) }),
  },
  {
    name: "decide_alumni_post",
    answers: "campus",
    parameters: async ({ backend, service, home }) => {
      const author_id = await graduate(backend, home);
      const words = { title: "Our reunion", body: "We meet in December." };
      const rows = service.from("alumni_posts").insert({ author_id, kind: "note", ...words });
      return { post: (await succeed(rows.select().single())).id, publish: true };
    },
  },
  {
    name: "save_giving_purpose",
    answers: "whole",
    parameters: () => ({
      title: "A new library",
      body: "Books and light for the young.",
      goal: 100_000,
      is_open: true,
    }),
  },
  { name: "list_receipts", answers: "whole", parameters: () => ({ wanted: "2026-27" }) },
  { name: "note_gift", answers: "whole", parameters: () => ({ gift: anId }) },
  { name: "close_gift", answers: "whole", parameters: () => ({ gift: anId }) },
  {
    name: "create_received_gift",
    answers: "whole",
    parameters: async ({ full }) => {
      const words = { title: "A new pump", body: "Water for the garden.", goal: 50_000 };
      const asked = full.rpc("save_giving_purpose", { ...words, is_open: true });
      const came = { amount: 500, received_on: "2026-11-27" };
      return { gift: randomUUID(), purpose: await succeed(asked), ...came };
    },
  },
  {
    name: "merge_alumni",
    answers: "campus",
    parameters: async ({ backend, home }) => {
      return { kept: await graduate(backend, home), duplicate: await graduate(backend, home) };
    },
  },
];
