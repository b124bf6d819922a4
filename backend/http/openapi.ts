import type { App } from "@supabase/lite";
import type { Context, Handler } from "hono";
import { decodeJwt } from "jose";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { askLite } from "../database/lite.ts";

type Table = { name: string; about: string | null; methods: string[]; columns: Column[] };
type Column = { name: string; type: string; format: string };
type Callable = { name: string; about: string | null };

const roles = ["anon", "authenticated", "service_role"] as const;

/**
 * GET /rest/v1/: the tables, views and functions that the caller's role may use, by grants and by the
 * policies of row-level security, as an OpenAPI 2.0 document, which Lite does not offer.
 * https://docs.postgrest.org/en/stable/references/api/openapi.html
 */
export function openApi(database: Database, lite: App, secretKey: string): Handler {
  // Grants change only with migrations, at the start.
  const documents = new Map<string, Promise<object>>();
  const describe = (role: string) => {
    const known = documents.get(role);
    if (known) return known;
    const made = describeRole(database, role);
    documents.set(role, made);
    made.catch(() => documents.delete(role));
    return made;
  };
  return async (c) => {
    const checked = await askLite(lite, c.req.raw);
    if (checked.status === 401 || checked.status === 406) return checked;
    return c.json(await describe(roleOf(c, secretKey)), 200, {
      "content-type": "application/openapi+json; charset=utf-8",
    });
  };
}

/** Earlier steps have refused every invalid token. */
function roleOf(c: Context, secretKey: string): string {
  const bearer = c.req.header("authorization")?.replace(/^Bearer\s+/i, "") ?? "";
  const key = c.req.header("apikey") ?? c.req.query("apikey");
  if (bearer.split(".").length === 3) {
    return roles.find((role) => role === decodeJwt(bearer).role) ?? "anon";
  }
  return key === secretKey ? "service_role" : "anon";
}

async function describeRole(database: Database, role: string): Promise<object> {
  const [tables, functions] = [
    await listTables(database, role),
    await listFunctions(database, role),
  ];
  const responses = { 200: { description: "OK" } };
  const paths = [
    ...tables.map(({ name, about, methods }) => [
      `/${name}`,
      Object.fromEntries(
        methods.map((method) => [method, { tags: [name], summary: about, responses }]),
      ),
    ]),
    ...functions.map(({ name, about }) => [
      `/rpc/${name}`,
      { post: { tags: [`(rpc) ${name}`], summary: about, responses } },
    ]),
  ];
  const definitions = tables.map(({ name, about, columns }) => [
    name,
    {
      type: "object",
      description: about,
      properties: Object.fromEntries(
        columns.map(({ name: column, type, format }) => [column, { type, format }]),
      ),
    },
  ]);
  return {
    swagger: "2.0",
    info: { title: "standard public schema", description: "", version: "14.1" },
    basePath: "/",
    consumes: ["application/json"],
    produces: ["application/json", "application/vnd.pgrst.object+json", "text/csv"],
    paths: Object.fromEntries(paths),
    definitions: Object.fromEntries(definitions),
  };
}

async function listTables({ kysely }: Database, role: string): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select t.relname as name, obj_description(t.oid, 'pg_class') as about,
      array_remove(array[
        case when has_any_column_privilege(r.oid, t.oid, 'select') and rows.r then 'get' end,
        case when has_any_column_privilege(r.oid, t.oid, 'insert') and rows.a then 'post' end,
        case when has_any_column_privilege(r.oid, t.oid, 'update') and rows.w then 'patch' end,
        case when has_table_privilege(r.oid, t.oid, 'delete') and rows.d then 'delete' end],
        null) as methods,
      coalesce(c.columns, '[]') as columns
    from pg_class t join pg_roles r on r.rolname = ${role}
      cross join lateral (
        select bool_or(p.cmd in ('*', 'r')) as r, bool_or(p.cmd in ('*', 'a')) as a,
          bool_or(p.cmd in ('*', 'w')) as w, bool_or(p.cmd in ('*', 'd')) as d
        from (
          select polcmd::text as cmd from pg_policy
          where polrelid = t.oid and (polroles = '{0}' or r.oid = any (polroles))
          union all select '*' where r.rolbypassrls or not t.relrowsecurity
        ) p
      ) rows
      cross join lateral (
        select json_agg(json_build_object('name', a.attname,
            'format', format_type(a.atttypid, a.atttypmod),
            'type', case when y.typcategory = 'N' then 'number' when y.typcategory = 'B' then 'boolean'
              when y.typcategory = 'A' then 'array' else 'string' end)
          order by a.attnum) as columns
        from pg_attribute a join pg_type y on y.oid = a.atttypid
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
          and has_column_privilege(r.oid, t.oid, a.attnum, 'select, insert, update')
      ) c
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p', 'v', 'm', 'f')
    order by 1`.execute(kysely);
  return rows.filter(({ methods }) => methods.length > 0);
}

async function listFunctions({ kysely }: Database, role: string): Promise<Callable[]> {
  const { rows } = await sql<Callable>`
    select p.proname as name, min(obj_description(p.oid, 'pg_proc')) as about from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and p.prorettype <> 'trigger'::regtype and has_function_privilege(${role}, p.oid, 'execute')
    group by 1 order by 1`.execute(kysely);
  return rows;
}
