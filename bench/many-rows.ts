import { fileURLToPath } from "node:url";
import { App } from "@supabase/lite";
import { sql } from "kysely";
import { bootDatabase } from "../backend/database/boot.ts";
import type { Database } from "../backend/database/database.ts";
import { openPglite } from "../backend/database/pglite.ts";
import { openPostgres } from "../backend/database/postgres.ts";
import { startPostgres } from "../tests/fixtures/postgres.ts";
import { addAlumni, measureQuestion, run, viewer } from "./directory-cost.ts";
import { printReport } from "./report.ts";

// `npm run bench -- many`: the time in the database of the pages that office and alumni open most, with
// 100,000 applications, people on lists, deliveries of a message, posts by alumni and gifts.
const migrations = fileURLToPath(new URL("../supabase/migrations", import.meta.url));
const many = 100_000;
const alumni = 5_000;
const atOnce = 5_000;
const clerk = "00000000-0000-4000-9000-000000000001";
const message = "00000000-0000-4000-9000-000000000002";
const purpose = "00000000-0000-4000-9000-000000000003";

const author = `('00000000-0000-4000-8000-' || lpad(to_hex(1 + n % ${alumni}), 12, '0'))::uuid`;
const moment = "now() - n * interval '1 minute'";

/** The values of a table's rows, from the numbers of a series. */
const tables: Record<string, (series: string) => string> = {
  applications: (series) => `
    insert into public.applications (reference, stage, child_name, date_of_birth, campus, level, class, guardian_name,
      email, phone, consent_version, submitted_at, created_at, stage_since)
    select 'APP-' || n, (array['received', 'visit', 'waiting', 'declined', 'withdrawn'])[1 + n % 5], 'Child ' || n,
      date '2020-05-04', (array['majra', 'juniors'])[1 + n % 2], 'primary', 'Class 1', 'Guardian ' || n,
      'guardian' || n || '@mail.example', '01704 222222', '2026-11', ${moment}, ${moment}, ${moment}
    from ${series}`,
  mailing_contacts: (series) => `
    insert into public.mailing_contacts (mailing_list, name, email, agreed, created_at)
    select 'List ' || n % 100, 'Person ' || n, 'person' || n || '@mail.example', 'By letter', ${moment}
    from ${series}`,
  alumni_posts: (series) => `
    insert into public.alumni_posts (author_id, kind, audience, title, body, last_day, status, created_at)
    select ${author}, case n % 2 when 0 then 'note' else 'opportunity' end, 'alumni', 'Words ' || n,
      'What happened since we left.', case n % 2 when 1 then current_date + n % 60 end,
      case when n % 10 = 0 then 'waiting' else 'published' end, ${moment}
    from ${series}`,
  gifts: (series) => `
    insert into private.gifts (purpose_id, person, amount, reference, state, received_on, created_at)
    select '${purpose}', ${author}, 500, 'GIFT-' || n, case n % 3 when 0 then 'promised' else 'received' end,
      case when n % 3 <> 0 then current_date end, ${moment}
    from ${series}`,
  message_deliveries: (series) => `
    insert into public.message_deliveries (message_id, address, language, state, created_at)
    select '${message}', 'reader' || n || '@mail.example', 'en', 'handed_over', ${moment} from ${series}`,
};

const list = (table: string, more = "") =>
  `public.open_managed_list('${table}', 'created_at', true, '{}', ${more || "''"})`;

/** The queries and who sends them; `n` differs each time. */
const questions: { name: string; of: "alumna" | "office"; call: (n: number) => string }[] = [
  { name: "applications", of: "office", call: () => list("applications") },
  {
    name: "applications, by a name",
    of: "office",
    call: (n) => list("applications", `'Child ${n % many}', array['child_name', 'guardian_name']`),
  },
  { name: "people on lists", of: "office", call: () => list("mailing_contacts") },
  {
    name: "people on lists, by a name",
    of: "office",
    call: (n) => list("mailing_contacts", `'Person ${n % many}', array['name', 'email']`),
  },
  { name: "names of lists", of: "office", call: () => "public.list_mailing_lists()" },
  {
    name: "before a message goes",
    of: "office",
    call: () => `public.preview_family_message('${message}')`,
  },
  {
    name: "what became of it",
    of: "office",
    call: () => `public.count_message_deliveries('${message}')`,
  },
  { name: "words that wait", of: "office", call: () => "public.list_posts_to_decide('waiting')" },
  {
    name: "words that are published",
    of: "office",
    call: () => "public.list_posts_to_decide('published')",
  },
  { name: "gifts", of: "office", call: () => "public.list_gifts('received')" },
  {
    name: "notes of a batch",
    of: "alumna",
    call: (n) => `public.list_alumni_posts('note', ${2004 + (n % 20)})`,
  },
  { name: "opportunities", of: "alumna", call: () => "public.list_alumni_posts('opportunity')" },
  { name: "what came together", of: "alumna", call: () => "public.list_giving_purposes()" },
  { name: "own gifts", of: "alumna", call: () => "public.list_own_gifts()" },
];

async function fill(database: Database) {
  const first = [
    ...addAlumni(1, alumni).split(";"),
    `insert into auth.users (id, email, email_confirmed_at) values ('${clerk}', 'clerk@school.example', now())`,
    `insert into public.auth_user_roles (user_id, role) values ('${clerk}', 'admin')`,
    "insert into public.admin_users (email) values ('clerk@school.example')",
    `insert into public.family_messages (id, title, body, mailing_list) values ('${message}', 'A meeting', 'On Monday.', 'List 7')`,
    `insert into private.giving_purposes (id, title, body, goal) values ('${purpose}', 'A library', 'Books and lamps.', 100000)`,
  ];
  for (const statement of first) if (statement.trim()) await run(database, statement);
  for (const statement of Object.values(tables)) {
    for (let from = 1; from < many; from += atOnce) {
      await run(database, statement(`generate_series(${from}, ${from + atOnce - 1}) n`));
    }
  }
  await run(database, "analyze");
}

const [only] = process.argv.slice(2);
for (const kind of ["PGlite", "PostgreSQL"]) {
  if (only !== undefined && only !== kind) continue;
  const server = kind === "PostgreSQL" ? await startPostgres() : undefined;
  const database = server ? await openPostgres(server.url) : await openPglite();
  try {
    await bootDatabase(new App({ connection: database }), database, {
      MIGRATIONS_DIR: migrations,
      DATABASE_URL: server?.url,
    });
    // Neither the audit log of invented rows nor the emails about them are measured.
    for (const table of ["alumni_profiles", "applications", "mailing_contacts", "alumni_posts"]) {
      await run(database, `alter table public.${table} disable trigger user`);
    }
    await fill(database);
    for (const { name, of, call } of questions) {
      const ask = (n: number) => sql.raw(`select count(*) from ${call(n)}`);
      const { median, percentile95 } = await measureQuestion(
        database,
        ask,
        of === "office" ? clerk : viewer,
      );
      const times = `${median.toFixed(1)}, p95 ${percentile95.toFixed(1)} ms`;
      printReport([[`${kind}, ${many} rows of each, ${name}`, times, "p95 ≤ 200 ms"]]);
    }
  } finally {
    await database.close();
    await server?.stop();
  }
}
