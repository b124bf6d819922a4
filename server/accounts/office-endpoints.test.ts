import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../tests/fixtures/backend.ts";
import { createPerson, hire } from "../../tests/fixtures/people.ts";
import {
  administratorClient,
  type SiteAddress,
  serverClient,
  visitorClient,
} from "../../tests/fixtures/site.ts";
import { type RunningServer, runServer } from "../testing/running-server.ts";

// Which callers the office's endpoints accept: staff without a campus limit, staff of two campuses, others.
const dataDir = mkdtempSync(join(tmpdir(), "office-"));
const people = ["visitor", "alumnus", "full", "majra", "juniors"] as const;
type Name = (typeof people)[number];
let server: RunningServer;
let site: SiteAddress;
const clients = {} as Record<Name, Client>;

beforeAll(async () => {
  server = await runServer(dataDir);
  const { publishableKey } = await (await fetch(`${server.url}/config.json`)).json();
  site = { url: server.url, publishableKey, pid: server.pid, dataDir };
  clients.visitor = visitorClient(site);
  clients.alumnus = (await createPerson(site, { role: "alumni" })).client;
  clients.full = await administratorClient(site);
  for (const campus of ["majra", "juniors"] as const) {
    clients[campus] = (await hire(site, clients.full, campus)).client;
  }
}, 60_000);
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function ask(client: Client, method: string, path: string, body?: Blob | object) {
  const { data } = await client.auth.getSession();
  const isRaw = body instanceof Blob;
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      ...(data.session ? { authorization: `Bearer ${data.session.access_token}` } : {}),
      ...(isRaw ? { "x-file-name": "fair.png" } : { "content-type": "application/json" }),
    },
    ...(body ? { body: isRaw ? body : JSON.stringify(body) } : {}),
  });
  const said = await answer.json().catch(() => ({}));
  return answer.ok ? said : `${answer.status} ${said.code}`;
}

/** An address without an account; each call uses a new one. */
const newAddress = () => `${randomUUID().slice(0, 13)}@mail.example`;
const signIn = "401 no_authorization";
const notAdmin = "403 not_admin";
const others = { visitor: signIn, alumnus: notAdmin };
const staff = (answer: unknown) => ({ full: answer, majra: answer, juniors: answer });

const endpoints = [
  {
    name: "an invitation of an alumnus",
    call: (client: Client) => {
      const person = { role: "alumni", email: newAddress(), full_name: "Asha Negi" };
      return ask(client, "POST", "/account/invite", person);
    },
    expected: { ...others, ...staff({ outcome: "invited" }) },
  },
  {
    name: "an invitation of a colleague, also of one's own campus",
    call: (client: Client) => {
      const colleague = { role: "admin", email: newAddress(), full_name: "Deputy" };
      return ask(client, "POST", "/account/invite", { ...colleague, campuses: ["majra"] });
    },
    expected: { ...others, ...staff(notAdmin), full: { outcome: "invited" } },
  },
  {
    name: "copies of the database",
    call: (client: Client) => ask(client, "GET", "/account/snapshots"),
    expected: { ...others, ...staff(notAdmin), full: "403 insufficient_aal" },
  },
  {
    name: "a preview",
    call: (client: Client) => {
      const rows = [{ column: "key", value: "about", values: null }];
      return ask(client, "POST", "/admin/preview", {
        path: "/about",
        table_name: "site_content",
        rows,
      });
    },
    expected: {
      ...others,
      ...staff({ id: expect.any(String), address: expect.any(String), until: expect.any(String) }),
    },
  },
  {
    name: "the check of videos, which marks facts and nobody's choice",
    call: (client: Client) => ask(client, "POST", "/admin/videos/check"),
    expected: { ...others, ...staff({ gone: 0 }) },
  },
  {
    name: "a picture for the site",
    call: async (client: Client) => {
      const background = { r: Math.floor(Math.random() * 255), g: 80, b: 90 };
      const picture = await sharp({
        create: { width: 80, height: 80, channels: 3, background },
      })
        .png()
        .withExif({ IFD0: { Copyright: randomUUID() } })
        .toBuffer();
      return ask(client, "POST", "/media?purpose=site", new Blob([new Uint8Array(picture)]));
    },
    expected: {
      visitor: signIn,
      alumnus: "403 not_allowed",
      ...staff(expect.objectContaining({ isKnown: false })),
    },
  },
];

test.each(endpoints)("$name", async ({ call, expected }) => {
  const seen: Record<string, unknown> = {};
  for (const name of people) seen[name] = await call(clients[name]);
  expect(seen).toEqual(expected);
});

test("a second invitation does not turn an invited colleague into an alumnus", async () => {
  const email = newAddress();
  const colleague = { role: "admin", email, full_name: "Deputy" };
  expect(await ask(clients.full, "POST", "/account/invite", colleague)).toEqual({
    outcome: "invited",
  });
  for (const client of [clients.majra, clients.full]) {
    const again = { role: "alumni", email: email.toUpperCase(), full_name: "Nobody" };
    expect(await ask(client, "POST", "/account/invite", again)).toBe("409 account_exists");
  }
  const service = serverClient(site);
  const { data: person } = await service.from("users").select().eq("email", email).single();
  expect(person).toMatchObject({ role: "admin" });
  const roles = service
    .from("auth_user_roles")
    .select("role")
    .eq("user_id", person?.id ?? "");
  expect((await roles.single()).data).toEqual({ role: "admin" });
});

test("an invitation of an alumnus keeps the role that a colleague received meanwhile", async () => {
  // Between the check of the staff list and the role, another administrator lists and invites the address.
  const service = serverClient(site);
  const [email, role] = [newAddress(), "admin"];
  const { data } = await service.auth.admin.inviteUserByEmail(email);
  const id = data.user?.id ?? "";
  await service.from("users").insert({ id, email, role }).throwOnError();
  await service.from("auth_user_roles").insert({ user_id: id, role }).throwOnError();
  const alumnus = { role: "alumni", email, full_name: "Nobody" };
  expect(await invite(clients.full, alumnus)).toEqual({ outcome: "invited" });
  expect(await rolesOf(email)).toEqual(["admin", "admin"]);
});

test("an invitation lifts the mark of deletion that no profile stands behind", async () => {
  const service = serverClient(site);
  const marked = { account_status: "deleted" };
  const stranger = await createPerson(site, { role: "alumni" });
  await stranger.client.auth.updateUser({ data: marked });
  const { data: colleague } = await service.auth.admin.inviteUserByEmail(newAddress(), {
    data: marked,
  });
  const leaver = await createPerson(site, { role: "alumni" });
  await service
    .from("alumni_profiles")
    .insert({ id: leaver.id, full_name: "Ravi Negi", status: "deleted" })
    .throwOnError();
  await leaver.client.auth.updateUser({ data: marked });
  const asked = { role: "alumni", full_name: "Asha Negi" };
  const statusOf = async (id: string) =>
    (await service.auth.admin.getUserById(id)).data.user?.user_metadata.account_status;

  const taken = "409 account_exists";
  const again = { ...asked, email: stranger.email };
  expect(await invite(clients.majra, again)).toEqual({ outcome: "reopened" });
  expect(await statusOf(stranger.id)).toBeUndefined();
  expect(await invite(clients.majra, again)).toBe(taken);
  await stranger.client.auth.updateUser({ data: marked });
  expect(await invite(clients.full, { ...again, role: "admin" })).toEqual({ outcome: "reopened" });
  expect(await statusOf(stranger.id)).toBeUndefined();
  const { id = "", email } = colleague.user ?? {};
  expect(await invite(clients.full, { ...asked, role: "admin", email })).toEqual({
    outcome: "invited",
  });
  expect(await statusOf(id)).toBeUndefined();
  expect(await invite(clients.full, { ...asked, email: leaver.email })).toBe(taken);
  expect(await statusOf(leaver.id)).toBe("deleted");
});

test("a second invitation by staff of one campus does not turn an invited alumnus into a colleague", async () => {
  const alumnus = { role: "alumni", email: newAddress(), full_name: "Asha Negi" };
  expect(await invite(clients.majra, alumnus)).toEqual({ outcome: "invited" });
  for (const campuses of [["majra"], undefined]) {
    const again = { ...alumnus, role: "admin", campuses };
    expect(await invite(clients.majra, again)).toBe("403 not_admin");
  }
  // A page from before several campuses were possible sends one campus; it must not mean all of them.
  const outdated = { ...alumnus, role: "admin", campus: "majra" };
  expect(await invite(clients.full, outdated)).toBe("400 bad_request");
  expect(await rolesOf(alumnus.email)).toEqual(["alumni", "alumni"]);
  const listed = serverClient(site).from("admin_users").select("id").eq("email", alumnus.email);
  expect((await listed).data).toEqual([]);
});

const invite = (client: Client, person: object) => ask(client, "POST", "/account/invite", person);

/** The role of an account, in both places that store it. */
async function rolesOf(email: string) {
  const service = serverClient(site);
  const { data: person } = await service
    .from("users")
    .select("id, role")
    .eq("email", email)
    .single();
  const roles = service
    .from("auth_user_roles")
    .select("role")
    .eq("user_id", person?.id ?? "");
  return [person?.role, (await roles.single()).data?.role];
}
