import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import { databases } from "../../tests/fixtures/suite.ts";

// A colleague with a script who wants to read a child without being in the log of who looked at it: an answer that
// names the child, its guardian or its phone holds the child's id.
describe.each(databases)("reading a child's record on %s", (database) => {
  const secret = `Zoya ${randomUUID()}`;
  let backend: Backend;
  let id: string;
  let headers: Record<string, string>;

  beforeAll(async () => {
    backend = await startBackend({ database });
    const { client } = await backend.admin();
    const { data } = await client.auth.getSession();
    const authorization = `Bearer ${data.session?.access_token}`;
    headers = { apikey: backend.publishableKey, authorization };
    const child = { admission_no: randomUUID(), name: secret, campus: "majra", class: "Class 3" };
    const row = { ...child, guardian_name: secret, address: secret };
    const made = await client.from("students").insert(row).select("id").single().throwOnError();
    id = made.data.id;
    const certificate = { certificate_no: randomUUID().slice(0, 11), student_id: id };
    await client
      .from("transfer_certificates")
      .insert({
        ...{ ...certificate, student_name: secret, campus: "majra", class_left: "Class 3" },
        ...{ date_of_birth: "2012-05-04", left_on: "2026-03-31", issued_on: "2026-04-06" },
      })
      .throwOnError();
  }, 60_000);
  afterAll(() => backend?.stop());

  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${backend.url}/rest/v1/${path}`, {
      ...init,
      headers: { ...headers, "content-type": "application/json", ...init.headers },
    });
    const count = response.headers.get("content-range");
    return { status: response.status, count, text: await response.text() };
  };

  test.each([
    "students?select=name,address",
    "students?select=name",
    "students?select=id:name",
    "students?select=id,id:name",
    "students?select=*,id:name",
    "students?select=id,name,id:guardians(name)",
    "students?select=a:id,a:name",
    "students?select=id,guardians(id,name)",
    "guardians?select=name",
    "guardians?select=id,name,phone",
    "guardians?select=student_id:name",
    "guardians?select=name,students(name)&limit=10&students.limit=1",
    "guardians?select=student_id,students(name)",
    "guardians?select=student_id,student_id(name)",
    "guardians?select=student_id,guardians_student_id_fkey(name)",
    "guardians?select=student_id,x:student_id!inner(name)",
    "campuses?select=key,students(name)&students.limit=10&limit=5",
    "consents?select=given_by",
    "transfer_certificates?select=student_name",
    "audit_log?select=after->name&table_name=eq.students",
    "admin_audit?select=after->>name,before->>name",
    "admin_audit?select=x:after->>name",
    "rpc/list_children_to_mark?select=name",
    "rpc/list_children_to_mark?select=*,id:name",
    "rpc/list_latest_changes?select=shown->name",
    "rpc/list_row_history?target=students&row_id=x&select=after->name",
  ])("%s is refused", async (path) => {
    for (const accept of ["application/json", "text/csv"]) {
      const { status, text } = await ask(path, { headers: { accept } });
      expect({ status, isShown: text.includes(secret) }).toEqual({ status: 400, isShown: false });
      expect(text).toContain("PGRST100");
    }
  });

  test.each([
    "students",
    "students?select=*",
    "students?select=name,x:id",
    "students?select=id:name,x:id",
    "students?select=id,name,guardians(student_id,name)&guardians.limit=2&limit=100",
    "students?select=id,name,guardians(count)&limit=100",
    "guardians",
    "guardians?select=id,student_id,name",
    "guardians?select=who:student_id,name,students!guardians_student_id_fkey(id,name)",
    "transfer_certificates?select=student_name,student_id",
    "audit_log?table_name=eq.students&select=after",
    "audit_log?table_name=eq.guardians&select=after",
    "rpc/list_children_to_mark?words=Zoya",
    "rpc/list_latest_changes",
  ])("%s shows the child with its id", async (path) => {
    for (const accept of ["application/json", "text/csv"]) {
      const { status, text } = await ask(path, { headers: { accept } });
      expect(status).toBe(200);
      expect(text).toContain(secret);
      expect(text).toContain(id);
    }
  });

  // Whoever counts children under many conditions learns their records without having seen one.
  const exact = { prefer: "count=exact" };
  const one = { accept: "application/vnd.pgrst.object+json" };
  test.each<[string, RequestInit]>([
    ["students", { method: "HEAD" }],
    ["students?name=eq.Zoya", { method: "HEAD", headers: exact }],
    ["guardians?phone=eq.1", { method: "HEAD", headers: exact }],
    ["admin_audit?after->>name=eq.Zoya", { method: "HEAD", headers: exact }],
    ["students?limit=0", { headers: exact }],
    ["students?select=id&limit=0", {}],
    ["students?offset=1000", { headers: exact }],
    ["audit_log?after->>name=eq.Zoya&limit=0", { headers: exact }],
    ["students?select=id&class=eq.Class 3", { headers: one }],
    ["campuses?select=key,students(count)&students.name=eq.Zoya&limit=10", {}],
    ["campuses?select=key,students!inner()&students.limit=1&limit=10", {}],
    ["campuses?select=key,students!inner(id)&students.limit=0&limit=10", {}],
    ["campuses?select=key,students!inner(id)&students.limit=1&students.offset=9&limit=10", {}],
    ["campuses?select=key,students!inner(id)&students.limit=1&limit=0", { headers: exact }],
    ["rpc/list_children_to_mark?words=Zoya&limit=0", { headers: exact }],
    ["rpc/list_children_to_mark?words=Zoya&offset=9", { headers: exact }],
    ["students?name=eq.Zoya", { method: "PATCH", body: "{}", headers: exact }],
    ["students?name=eq.", { method: "DELETE", headers: { prefer: "max-affected=0" } }],
  ])("%s does not count children without showing them (%o)", async (path, init) => {
    const { status, count } = await ask(path, init);
    expect({ status, count }).toEqual({ status: 400, count: null });
  });

  test("children are counted with their rows, and other things as before", async () => {
    const counted = await ask(`students?id=eq.${id}`, { headers: exact });
    expect([counted.count, counted.text.includes(id)]).toEqual(["0-0/1", true]);
    const single = await ask(`students?id=eq.${id}&select=id`, { headers: one });
    expect(JSON.parse(single.text)).toEqual({ id });
    const others = await ask("teachers", { method: "HEAD", headers: exact });
    expect([others.status, others.count]).toEqual([200, expect.stringMatching(/\/\d+$/)]);
    expect((await ask("campuses?select=key,teachers(count)&limit=10")).status).toBe(200);
  });

  test("a function asked by HEAD is logged like a reading", async () => {
    const name = `Tara ${randomUUID()}`;
    const child = { admission_no: randomUUID(), name, campus: "majra", class: "Class 3" };
    const rows = backend.service().from("students").insert(child).select("id").single();
    const { data: made } = await rows.throwOnError();
    const words = encodeURIComponent(name);
    const asked = await ask(`rpc/list_children_to_mark?words=${words}`, { method: "HEAD" });
    expect([asked.status, asked.text]).toEqual([200, ""]);
    const { client } = await backend.admin();
    const views = async () =>
      (await client.rpc("list_record_views", { student: made.id }).throwOnError()).data;
    await expect.poll(views, { timeout: 15_000 }).toMatchObject([{ kind: "record", times: 1 }]);
  });

  test("an answer to a change holds the id too", async () => {
    const change = { method: "PATCH", body: JSON.stringify({ roll_no: "7" }) };
    const wanted = { ...change, headers: { prefer: "return=representation" } };
    expect((await ask(`students?id=eq.${id}&select=name`, wanted)).status).toBe(400);
    expect((await ask(`students?id=eq.${id}&select=id,name`, wanted)).text).toContain(id);
  });

  test("the office changes a certificate, and is answered with its own id", async () => {
    const found = await ask(`transfer_certificates?student_id=eq.${id}&select=id,student_id`);
    const [certificate] = JSON.parse(found.text);
    const change = { method: "PATCH", body: JSON.stringify({ status: "cancelled" }) };
    const path = `transfer_certificates?id=in.(${certificate.id})`;
    const wanted = { ...change, headers: { prefer: "return=representation" } };
    const { status, text } = await ask(`${path}&select=id`, wanted);
    expect([status, JSON.parse(text)]).toEqual([200, [{ id: certificate.id }]]);
    expect((await ask(`${path}&select=id,student_name`, wanted)).status).toBe(400);
  });

  test("a refused change does not name the row", async () => {
    const change = { method: "PATCH", body: JSON.stringify({ name: "" }) };
    const { status, text } = await ask(`students?id=eq.${id}`, change);
    expect(status).toBe(400);
    expect(text).not.toContain(secret);
  });

  test("the web server, whose reading nobody logs, asks as it likes", async () => {
    const service = backend.service().from("students").select("name").eq("id", id);
    expect((await service).data).toEqual([{ name: secret }]);
  });

  test("an application to the school is not a child's record", async () => {
    expect((await ask("applications?select=id,child_name")).status).toBe(200);
  });
});
