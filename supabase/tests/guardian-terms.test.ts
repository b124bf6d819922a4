import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { App } from "@supabase/lite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootDatabase } from "../../backend/database/boot.ts";
import { openPglite } from "../../backend/database/pglite.ts";

// How long a guardian's code, page and link last, and when a reminder is sent. In SQL, because no client
// can set the times.
let database: Awaited<ReturnType<typeof openPglite>>;

beforeAll(async () => {
  database = await openPglite();
  await bootDatabase(new App({ connection: database }), database, {
    MIGRATIONS_DIR: fileURLToPath(new URL("../migrations", import.meta.url)),
  });
}, 60_000);
afterAll(() => database.close());

async function ask<Row>(query: string): Promise<Row[]> {
  return (await database.driver.query<Row>(query)).rows;
}

/** A new child with a guardian's mailbox; returns its id. */
async function enrol(mailbox: string): Promise<string> {
  const [child] = await ask<{ id: string }>(`
    insert into public.students (admission_no, name, campus, class, guardian_name, guardian_email)
    values ('${randomUUID()}', 'Asha Verma', 'majra', '3', 'Rekha Verma', '${mailbox}') returning id`);
  return child?.id ?? "";
}

const newMailbox = () => `${randomUUID()}@guardian.example`;

const passDays = (mailbox: string, days: number) =>
  database.driver.exec(`
    update private.guardian_asks set first_at = first_at - interval '${days} days',
      last_at = last_at - interval '${days} days' where mailbox = '${mailbox}'`);

/** The reminders that a mailbox has received after the timer has run. */
async function remind(mailbox: string): Promise<number> {
  await ask("select public.remind_guardians()");
  const sentEmails = await ask(`
    select id from public.mail_outbox where recipient = '${mailbox}' and template = 'guardian_asked'
      and (data ->> 'reminder')::boolean`);
  return sentEmails.length;
}

const write = (mailbox: string) =>
  database.driver.exec(`
    insert into private.guardian_asks (mailbox, wording_id) select '${mailbox}', id from private.current_wording()`);

test("a guardian is reminded after seven days and after twenty-one, and not again", async () => {
  const mailbox = newMailbox();
  await enrol(mailbox);
  await write(mailbox);
  const got = [await remind(mailbox)];
  for (const days of [6, 1, 1, 12, 1, 30]) {
    await passDays(mailbox, days);
    got.push(await remind(mailbox));
  }
  expect(got).toEqual([0, 0, 1, 1, 1, 2, 2]);
});

test("guardians who answered every question, or whose child left, are not reminded", async () => {
  const [answered, left] = [newMailbox(), newMailbox()];
  const child = await enrol(answered);
  const former = await enrol(left);
  await write(answered);
  await write(left);
  const no = ["public_pictures", "shared_pictures", "name_with_face", "name_in_lists"];
  const answer = (purposes: string[]) =>
    database.driver.exec(`
      select private.add_consents('${child}', '${JSON.stringify(Object.fromEntries(purposes.map((name) => [name, false])))}',
        'paper', null, 'Rekha Verma', 'en', now())`);
  await answer(no);
  await database.driver.exec(
    `update public.students set status = 'left', left_on = current_date where id = '${former}'`,
  );
  await passDays(answered, 7);
  await passDays(left, 7);
  expect([await remind(answered), await remind(left)]).toEqual([1, 0]);
  await answer(["work_and_voice"]);
  await passDays(answered, 30);
  expect(await remind(answered)).toBe(1);
});

test("a code is valid for fifteen minutes, a page for thirty, and expired ones are purged", async () => {
  const mailbox = newMailbox();
  await enrol(mailbox);
  const [link] = await ask<{ token: string }>(
    `select private.create_personal_link(mailbox => '${mailbox}') as token`,
  );
  const token = link?.token ?? "";
  const newCode = async () => {
    await ask(`select public.send_guardian_code('${token}')`);
    const [sentEmail] = await ask<{ code: string }>(`
      select data ->> 'code' as code from public.mail_outbox
      where recipient = '${mailbox}' and template = 'guardian_code' order by created_at desc limit 1`);
    return sentEmail?.code ?? "";
  };
  const enter = async (code: string) => {
    const [opened] = await ask<{ status: string; session: string }>(
      `select * from public.open_guardian_page('${token}', '${code}')`,
    );
    return opened;
  };
  const pass = (table: "guardian_codes" | "guardian_sessions", minutes: number) =>
    database.driver.exec(
      `update private.${table} set created_at = created_at - interval '${minutes} minutes'`,
    );
  const late = await newCode();
  await pass("guardian_codes", 15);
  expect(await enter(late)).toMatchObject({ status: "gone", session: null });

  const inTime = await newCode();
  await pass("guardian_codes", 14);
  const opened = await enter(inTime);
  expect(opened?.status).toBe("open");
  const read = () => ask(`select public.get_guardian_page('${opened?.session}')`);
  await pass("guardian_sessions", 29);
  expect(await read()).toHaveLength(1);
  await pass("guardian_sessions", 1);
  await expect(read()).rejects.toThrow();

  await newCode();
  await pass("guardian_codes", 61);
  await pass("guardian_sessions", 31);
  await ask("select public.purge_visitor_data()");
  const kept = await ask(`
    select link_id::text from private.guardian_codes union all select token_hash from private.guardian_sessions`);
  expect(kept).toEqual([]);
  expect(
    await ask(`select id from public.personal_links where mailbox = '${mailbox}'`),
  ).not.toEqual([]);
});

test("a new session asks again in the same words, and last year's answers count for two months", async () => {
  const [asked, left] = [newMailbox(), newMailbox()];
  const child = await enrol(asked);
  const former = await enrol(left);
  await ask(`update public.students set status = 'left' where id = '${former}'`);
  const askAgain = () => ask("select public.ask_again()");
  const versions = () =>
    ask<{ version: string; intro: string; days: number }>(`
      select version, intro, answer_by - asked_from as days from public.consent_wordings
      order by created_at, version`);
  const sentEmailsTo = (mailbox: string) =>
    ask(`select id from public.mail_outbox where recipient = '${mailbox}' and template = 'guardian_asked'
      and (data ->> 'again')::boolean`);
  const [before] = await versions();
  await askAgain();
  expect(await versions()).toHaveLength(1);

  await ask(`insert into public.consents (student_id, purpose, is_given, given_by, channel, wording_id)
    select '${child}', 'public_pictures', true, 'Mother', 'paper', id from private.current_wording()`);
  await ask("update public.consent_wordings set asks_every_year = false");
  await ask("alter table public.consent_wordings disable trigger keep_answered");
  await ask("update public.consent_wordings set asked_from = asked_from - interval '2 years'");
  await ask("alter table public.consent_wordings enable trigger keep_answered");
  await askAgain();
  expect(await versions()).toHaveLength(1);
  // The day until which earlier answers count may be chosen for words that already have answers.
  await ask("update public.consent_wordings set asks_every_year = true");
  await askAgain();
  await askAgain();
  const [, again, ...more] = await versions();
  expect(more).toEqual([]);
  expect(again).toMatchObject({ intro: before?.intro, days: 60 });
  expect(again?.version).toMatch(/^20\d\d-\d\d$/);
  expect([(await sentEmailsTo(asked)).length, (await sentEmailsTo(left)).length]).toEqual([1, 0]);

  const isPermitted = async () =>
    (
      await ask<{ is: boolean }>(`select private.is_permitted('${child}', 'public_pictures') as is`)
    )[0]?.is;
  expect(await isPermitted()).toBe(true);
  await ask(`update public.consent_wordings set asked_from = asked_from - 62, answer_by = answer_by - 62
    where version = '${again?.version}'`);
  expect(await isPermitted()).toBe(false);
});

test("guardians are told of the eighteenth birthday once, and the student is asked", async () => {
  const [mother, own] = [newMailbox(), newMailbox()];
  const child = await enrol(mother);
  await ask(`insert into public.guardians (student_id, name, email, is_self)
    values ('${child}', 'Asha Verma', '${own}', true)`);
  const tell = async () =>
    (await ask<{ written: number }>("select public.tell_of_age() as written"))[0]?.written;
  const birthday = (when: string) =>
    ask(`update public.students set date_of_birth = private.today() - interval '18 years' ${when}
      where id = '${child}'`);
  await birthday("+ interval '1 day'");
  expect(await tell()).toBe(0);
  await birthday("");
  expect([await tell(), await tell()]).toEqual([2, 0]);
  const sentEmails = await ask<{ recipient: string; template: string }>(`
    select recipient, template from public.mail_outbox
    where recipient in ('${mother}', '${own}') order by template`);
  expect(sentEmails).toEqual([
    { recipient: own, template: "guardian_asked" },
    { recipient: mother, template: "guardian_child_of_age" },
  ]);
});

test("views of a record are deleted after a year, on the day that the list of upcoming deletions names", async () => {
  const mailbox = newMailbox();
  await enrol(mailbox);
  const keep = (days: number) =>
    database.driver.exec(`
      insert into private.record_views (student_id, kind, day, account, role)
      select g.student_id, 'record', private.today() - ${days}, gen_random_uuid(), 'administrator'
      from public.guardians g where g.email = '${mailbox}'`);
  for (const days of [1, 360, 370]) await keep(days);
  const due = async (days: number) => {
    const rows = await ask(`
      select row_id from private.list_due('record_views', now() + interval '${days} days')`);
    return rows.length;
  };
  expect([await due(0), await due(31)]).toEqual([1, 2]);
  await ask("select public.purge_record_views()");
  expect([await due(0), await due(31)]).toEqual([0, 1]);
  const [run] = await ask<{ erased: number }>(
    "select erased from private.purge_runs where kind = 'record_views'",
  );
  expect(run?.erased).toBe(1);
});

test.each([
  [
    "the trash",
    (id: string) => `
      delete from public.students where id = '${id}';
      update public.audit_log set created_at = created_at - interval '31 days' where row_id = '${id}';
      select public.purge_deleted_rows();`,
  ],
  [
    "the records of leavers",
    (id: string) => `
      update private.leavers_terms set counts_from = now() - interval '1 day';
      update public.students set status = 'left', left_on = '2001-03-31' where id = '${id}';
      select public.purge_leavers();`,
  ],
  [
    "an erasure",
    (id: string) => `select private.erase_student(s) from public.students s where s.id = '${id}';`,
  ],
  [
    "a copy that was restored without it",
    (id: string) => `
      delete from public.students where id = '${id}';
      update public.audit_log set before = null, after = null where row_id = '${id}';
      select public.purge_record_views();`,
  ],
])("views of a record go with it: from %s", async (_name, erase) => {
  const [gone, other] = [await enrol(newMailbox()), await enrol(newMailbox())];
  for (const child of [gone, other])
    await ask(`
      insert into private.record_views (student_id, kind, day, account, role)
      values ('${child}', 'record', private.today(), gen_random_uuid(), 'administrator')`);
  const viewed = async () => {
    const rows = await ask<{ student_id: string }>(`
      select student_id from private.record_views where student_id in ('${gone}', '${other}')`);
    return rows.map(({ student_id }) => student_id);
  };
  // One that may still come back keeps them.
  await ask(`delete from public.students where id = '${other}'`);
  await database.driver.exec(erase(gone));
  expect(await viewed()).toEqual([other]);
});
