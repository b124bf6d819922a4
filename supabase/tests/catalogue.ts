import { type Kysely, sql } from "kysely";

/** The contents of a database: the definition of each object, by kind and name. */
export type Catalogue = Map<string, string>;

// Schemas that are not ours, and the migration history, which differs between the two ways to build a
// database.
const foreign = `'pg_catalog', 'information_schema', 'pg_toast', 'supabase_migrations'`;
const ours = (schema: string) => `${schema}::regnamespace::text not in (${foreign})`;
const notOfExtension = (catalogue: string, oid: string) => `not exists (
  select from pg_catalog.pg_depend d
  where d.classid = 'pg_catalog.${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

/** The privileges of an object in one order, with PostgreSQL's unwritten defaults written out. */
const privileges = (acl: string, kind: string, owner: string) => `(
  select coalesce(string_agg(concat(coalesce(nullif(g.grantee, 0)::regrole::text, 'public'), ' ', g.privilege_type,
    case when g.is_grantable then ' with grant option' end), ', '
    order by g.grantee::regrole::text, g.privilege_type), 'none')
  from aclexplode(coalesce(${acl}, acldefault('${kind}', ${owner}))) g)`;

// Each query returns rows of (name, definition). It runs with an empty search path, so every name is
// qualified.
const questions: Record<string, string> = {
  schema: `
    select n.nspname as name, concat_ws('; ', 'owner ' || n.nspowner::regrole,
      ${privileges("n.nspacl", "n", "n.nspowner")}) as definition
    from pg_catalog.pg_namespace n where ${ours("n.oid")} and n.nspname !~ '^pg_(toast_)?temp'`,
  extension: `
    select e.extname as name, concat('version ', e.extversion, ' in ', e.extnamespace::regnamespace) as definition
    from pg_catalog.pg_extension e`,
  type: `
    select t.oid::regtype::text as name, concat_ws('; ', 'kind ' || t.typtype::text, 'owner ' || t.typowner::regrole,
      (select string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder)
        from pg_catalog.pg_enum e where e.enumtypid = t.oid),
      case when t.typtype = 'd' then concat_ws(' ', format_type(t.typbasetype, t.typtypmod),
        case when t.typnotnull then 'not null' end, 'default ' || t.typdefault) end,
      ${privileges("t.typacl", "T", "t.typowner")}) as definition
    from pg_catalog.pg_type t
    where ${ours("t.typnamespace")} and ${notOfExtension("pg_type", "t.oid")} and t.typelem = 0
      and (t.typtype in ('e', 'd', 'r') or t.typtype = 'c' and exists (
        select from pg_catalog.pg_class c where c.oid = t.typrelid and c.relkind = 'c'))`,
  relation: `
    select c.oid::regclass::text as name, concat_ws('; ',
      case c.relkind when 'r' then 'table' when 'v' then 'view' when 'S' then 'sequence' else c.relkind::text end,
      'owner ' || c.relowner::regrole, 'persistence ' || c.relpersistence::text,
      case when c.relrowsecurity then 'row-level security' end,
      case when c.relforcerowsecurity then 'row-level security for its owner too' end,
      array_to_string(c.reloptions, ', '),
      (select concat_ws(' ', s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcycle)
        from pg_catalog.pg_sequence s where s.seqrelid = c.oid),
      ${privileges("c.relacl", "r", "c.relowner")},
      case when c.relkind in ('v', 'm') then E'\\n' || pg_get_viewdef(c.oid) end) as definition
    from pg_catalog.pg_class c
    where ${ours("c.relnamespace")} and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      and ${notOfExtension("pg_class", "c.oid")}`,
  column: `
    select concat(a.attrelid::regclass, '.', quote_ident(a.attname)) as name, concat_ws(' ',
      format_type(a.atttypid, a.atttypmod),
      case when a.attcollation <> t.typcollation then 'collate ' || a.attcollation::regcollation end,
      case when a.attnotnull then 'not null' end,
      case when a.attgenerated <> '' then 'generated' when d.oid is not null then 'default' end,
      pg_get_expr(d.adbin, d.adrelid),
      case when a.attidentity <> '' then 'identity ' || a.attidentity::text end,
      case when a.attacl is not null then 'with privileges ' || ${privileges("a.attacl", "c", "c.relowner")} end) as definition
    from pg_catalog.pg_attribute a
    join pg_catalog.pg_class c on c.oid = a.attrelid
    join pg_catalog.pg_type t on t.oid = a.atttypid
    left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where ${ours("c.relnamespace")} and c.relkind in ('r', 'p', 'v', 'm', 'f', 'c')
      and a.attnum > 0 and not a.attisdropped`,
  constraint: `
    select concat(coalesce(nullif(k.conrelid, 0)::regclass::text, k.contypid::regtype::text), '.', quote_ident(k.conname)) as name, 
      -- Whether rows from before were looked at is no part of what a table asks of the next one.
      replace(pg_get_constraintdef(k.oid), ' NOT VALID', '') as definition
    from pg_catalog.pg_constraint k
    -- From PostgreSQL 18 on "not null" is one too; the column says it in every version.
    where k.contype <> 'n' and ${ours("k.connamespace")}`,
  index: `
    select i.indexrelid::regclass::text as name, concat(pg_get_indexdef(i.indexrelid),
      case when not i.indisvalid then ' (not valid)' end) as definition
    from pg_catalog.pg_index i join pg_catalog.pg_class c on c.oid = i.indrelid
    where ${ours("c.relnamespace")}`,
  statistics: `
    select concat(s.stxnamespace::regnamespace, '.', quote_ident(s.stxname)) as name, pg_get_statisticsobjdef(s.oid) as definition
    from pg_catalog.pg_statistic_ext s where ${ours("s.stxnamespace")}`,
  policy: `
    select concat(quote_ident(p.polname), ' on ', p.polrelid::regclass) as name, concat_ws(' ',
      case when p.polpermissive then 'permissive' else 'restrictive' end,
      'for', case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update'
        when 'd' then 'delete' else 'all' end,
      'to', (select string_agg(coalesce(nullif(r, 0)::regrole::text, 'public'), ', ' order by r::regrole::text)
        from unnest(p.polroles) r),
      'using ' || pg_get_expr(p.polqual, p.polrelid),
      'with check ' || pg_get_expr(p.polwithcheck, p.polrelid)) as definition
    from pg_catalog.pg_policy p`,
  function: `
    select p.oid::regprocedure::text as name, concat_ws(E'\\n',
      case when p.prokind = 'a' then 'aggregate' else pg_get_functiondef(p.oid) end,
      'owner ' || p.proowner::regrole, ${privileges("p.proacl", "f", "p.proowner")}) as definition
    from pg_catalog.pg_proc p where ${ours("p.pronamespace")} and ${notOfExtension("pg_proc", "p.oid")}`,
  trigger: `
    select concat(quote_ident(t.tgname), ' on ', t.tgrelid::regclass) as name,
      concat(pg_get_triggerdef(t.oid), ' enabled ', t.tgenabled) as definition
    from pg_catalog.pg_trigger t where not t.tgisinternal`,
  "event trigger": `
    select t.evtname as name, concat_ws(' ', t.evtevent, t.evtfoid::regprocedure, t.evtenabled, t.evttags::text) as definition
    from pg_catalog.pg_event_trigger t`,
  rule: `
    select concat(quote_ident(r.rulename), ' on ', r.ev_class::regclass) as name, pg_get_ruledef(r.oid) as definition
    from pg_catalog.pg_rewrite r join pg_catalog.pg_class c on c.oid = r.ev_class
    where ${ours("c.relnamespace")} and r.rulename <> '_RETURN'`,
  "default privileges": `
    select concat_ws(' ', d.defaclrole::regrole, 'in', coalesce(nullif(d.defaclnamespace, 0)::regnamespace::text, 'every schema'),
      'for', d.defaclobjtype) as name, ${privileges("d.defaclacl", "r", "d.defaclrole")} as definition
    from pg_catalog.pg_default_acl d`,
  publication: `
    select p.pubname as name, concat_ws(' ', p.puballtables, p.pubinsert, p.pubupdate, p.pubdelete, p.pubtruncate,
      (select string_agg(concat(t.schemaname, '.', t.tablename, ' ', t.attnames::text, ' ', t.rowfilter), ', '
        order by t.schemaname, t.tablename) from pg_catalog.pg_publication_tables t where t.pubname = p.pubname)) as definition
    from pg_catalog.pg_publication p`,
  comment: `
    select concat_ws(' ', o.type, o.identity) as name, d.description as definition
    from pg_catalog.pg_description d,
      lateral pg_identify_object(d.classoid, d.objoid, d.objsubid) o
    where coalesce(o.schema, split_part(o.identity, '.', 1)) not in (${foreign})
      and d.objoid >= 16384 and not exists (select from pg_catalog.pg_depend e
        where e.classid = d.classoid and e.objid = d.objoid and e.deptype = 'e')
      and d.classoid <> 'pg_catalog.pg_extension'::regclass`,
};

/**
 * Reads a database's objects from PostgreSQL's own tables, and its rows. Leaves out the order of columns,
 * and comments and line breaks in the bodies of functions, because they change nothing.
 */
export async function readCatalogue(database: { kysely: Kysely<unknown> }): Promise<Catalogue> {
  const catalogue: Catalogue = new Map();
  await database.kysely.transaction().execute(async (transaction) => {
    const ask = async (query: string) => {
      const answer = sql.raw<{ name: string; definition: string }>(query);
      return (await answer.execute(transaction)).rows;
    };
    await sql`set local search_path = ''`.execute(transaction);
    for (const [kind, query] of Object.entries(questions)) {
      for (const { name, definition } of await ask(query)) {
        catalogue.set(`${kind} ${name}`, plain(kind, definition));
      }
    }
    const tables = await ask(`
      select c.oid::regclass::text as name, '' as definition from pg_catalog.pg_class c
      where c.relnamespace::regnamespace::text in ('public', 'private') and c.relkind = 'r'`);
    for (const { name: table } of tables) {
      // When a row was written is not part of its content.
      const rows = await ask(`
        select (to_jsonb(t) - array['created_at', 'updated_at'])::text as name, '' as definition from ${table} t`);
      for (const { name: row } of rows) catalogue.set(`row of ${table} ${row}`, "there");
    }
  });
  return catalogue;
}

/** A definition without the variations that PostgreSQL or a writer may use. */
function plain(kind: string, definition: string): string {
  if (kind === "function") return withoutComments(definition);
  // Drops the column name of "(select auth.uid())", which keeps the function's name at the time of writing.
  if (kind === "policy") return definition.replace(/(\( SELECT [\w.]+\(\)) AS \w+\)/g, "$1)");
  return definition;
}

/** Strings stay unchanged; a comment or any white space becomes one blank. */
function withoutComments(source: string): string {
  return source.replace(
    /('(?:[^']|'')*')|(?:--[^\n]*|\/\*[\s\S]*?\*\/|\s)+/g,
    (_, text) => text ?? " ",
  );
}

/**
 * Returns one sentence for each object that differs, in alphabetical order; none where the two are alike.
 */
export function listDifferences(
  [oneName, one]: [string, Catalogue],
  [otherName, other]: [string, Catalogue],
): string[] {
  const objects = [...new Set([...one.keys(), ...other.keys()])].sort();
  return objects.flatMap((object) => {
    const [here, there] = [one.get(object), other.get(object)];
    if (here === there) return [];
    if (here === undefined) return [`${object}: in ${otherName} alone`];
    if (there === undefined) return [`${object}: in ${oneName} alone`];
    return [
      `${object}: ${oneName} has "${whereTheyPart(here, there)}", ${otherName} "${whereTheyPart(there, here)}"`,
    ];
  });
}

/** Returns the passage of a text around the first place where another one differs from it. */
function whereTheyPart(text: string, other: string): string {
  let place = 0;
  while (place < text.length && text[place] === other[place]) place++;
  const [from, to] = [Math.max(0, place - 60), place + 100];
  return `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
}
