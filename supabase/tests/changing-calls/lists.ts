import { randomUUID } from "node:crypto";
import type { Client } from "../../../tests/fixtures/backend.ts";
import type { CallContext, OfficeCall } from "../office-call.ts";
import { succeed } from "../scenarios/answers.ts";
import type { Home } from "../staff-expectations.ts";

async function createTeacher({ service, home }: CallContext): Promise<string> {
  const teacher = { name: "A teacher", designation: "Teacher", campus: home };
  return (await succeed(service.from("teachers").insert(teacher).select().single())).id;
}

/** A teacher whom staff without a limit changed or deleted, and the log entry for it. */
async function createChange(context: CallContext, action: "update" | "delete") {
  const id = await createTeacher(context);
  const teachers = context.full.from("teachers");
  const change = action === "delete" ? teachers.delete() : teachers.update({ bio: "Changed" });
  await succeed(change.eq("id", id).select());
  const log = context.service.from("audit_log").select().eq("row_id", id).eq("action", action);
  const entry = await succeed(log.single());
  return { id, entry: entry.id, change: entry.change };
}

const createNotice = (service: Client, campus: Home) =>
  succeed(
    service
      .from("latest_updates")
      .insert({ content: "The office is open", campus })
      .select()
      .single(),
  );

const beginImport = async (client: Client) =>
  succeed(client.rpc("begin_import", { target: "teachers", file_name: "teachers.csv" }));

const importedTeacher = (home: Home) => [{ name: "B", designation: "Teacher", campus: home }];

/** Many rows at once, and earlier versions of one. */
export const listCalls: OfficeCall[] = [
  {
    name: "import_rows",
    answers: "campus",
    parameters: async ({ caller, home }) => {
      return { import: await beginImport(caller), rows: importedTeacher(home) };
    },
  },
  {
    name: "undo_import_or_promotion",
    answers: "campus",
    parameters: async ({ ofHome, home }) => {
      const id = await beginImport(ofHome);
      await succeed(ofHome.rpc("import_rows", { import: id, rows: importedTeacher(home) }));
      return { wanted: id };
    },
  },
  {
    name: "promote_students",
    answers: "campus",
    parameters: async ({ service, home }) => {
      await succeed(
        service.from("imports_and_promotions").delete().eq("kind", "promotion").select(),
      );
      const student = { name: "A student", class: "Class 3", campus: home ?? "majra" };
      const row = { ...student, admission_no: randomUUID() };
      await succeed(service.from("students").insert(row).select());
      return { only_campus: home ?? undefined };
    },
  },
  {
    name: "change_found_rows",
    answers: "campus",
    parameters: async (context) => ({
      target: "teachers",
      filters: { id: await createTeacher(context) },
      search: "",
      search_columns: [],
      new_values: { bio: "Changed" },
      expected: 1,
    }),
  },
  {
    name: "order_managed_rows",
    answers: "campus",
    parameters: async ({ service, home }) => {
      const message = { name: "Principal", title: "Principal", order: 9, campus: home };
      const messages = service.from("leadership_messages");
      const { id } = await succeed(messages.insert(message).select().single());
      return { target: "leadership_messages", place_column: "order", ids: [id] };
    },
  },
  {
    name: "restore_deleted_row",
    answers: "campus",
    parameters: async (context) => {
      return { target: "teachers", entry_id: (await createChange(context, "delete")).entry };
    },
  },
  {
    name: "restore_version",
    answers: "campus",
    parameters: async (context) => {
      return { target: "teachers", entry_id: (await createChange(context, "update")).entry };
    },
  },
  {
    name: "undo_change",
    answers: "campus",
    parameters: async (context) => ({ wanted: (await createChange(context, "update")).change }),
  },
  {
    name: "undo_changes",
    answers: "campus",
    parameters: async (context) => {
      const since = new Date(Date.now() - 60_000).toISOString();
      return { target: "teachers", ids: [(await createChange(context, "update")).id], since };
    },
  },
  {
    name: "propose_change",
    answers: "campus",
    parameters: async ({ service, home }) => {
      const { id, updated_at } = await createNotice(service, home);
      const changes = { priority: 2 };
      return { target: "latest_updates", wanted: id, changes, seen: updated_at };
    },
  },
  {
    name: "decide_proposal",
    answers: "campus",
    parameters: async ({ service, home }) => {
      const { id, updated_at } = await createNotice(service, home);
      const about = { table_name: "latest_updates", row_id: id, changes: { priority: 2 } };
      const proposal = { ...about, seen: updated_at, campus: home, author_name: "A colleague" };
      const made = await succeed(service.from("proposals").insert(proposal).select().single());
      return { proposal: made.id, approve: true };
    },
  },
  {
    name: "begin_import",
    answers: "everybody",
    parameters: () => ({ target: "teachers", file_name: "teachers.csv" }),
  },
];
