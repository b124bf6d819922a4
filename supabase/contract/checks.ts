import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { calls, expectations } from "../tests/expectations.ts";
import { type Client, tryCall, tryTable } from "./access.ts";
import { accountChecks } from "./account-checks.ts";
import { type Check, connect, type ProjectAddress, type Scene } from "./project.ts";
import { tableChecks } from "./table-checks.ts";

/** Checks with the publishable key alone; they write nothing unless a rule fails. */
export const visitorChecks: Check<ProjectAddress>[] = [
  {
    name: "authentication takes addresses with passwords",
    async run({ url, key }) {
      const answer = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: key } });
      const settings = await answer.json();
      assert.equal(answer.status, 200);
      assert.equal(settings.external?.email, true, "sign-in by email is off");
      assert.equal(settings.disable_signup, false, "nobody can register");
    },
  },
  {
    name: "a wrong password is invalid_credentials",
    async run(project) {
      const { error } = await connect(project).auth.signInWithPassword({
        email: `nobody-${randomUUID()}@mail.example`,
        password: "wrong one",
      });
      assert.deepEqual([error?.status, error?.code], [400, "invalid_credentials"]);
      assert.equal(error?.message, "Invalid login credentials");
    },
  },
  {
    name: "the status function answers",
    async run(project) {
      const { data, error } = await connect(project).rpc("get_service_status");
      assert.equal(error, null);
      assert.equal((data as { status?: string } | null)?.status, "ok");
    },
  },
  {
    name: "one row that is not there is PGRST116",
    async run(project) {
      const one = connect(project).from("sports_programs").select("*").eq("id", randomUUID());
      const { status, error } = await one.single();
      assert.deepEqual([status, error?.code], [406, "PGRST116"]);
    },
  },
  {
    name: "what only the web server may call is refused",
    async run(project) {
      const visitor = connect(project);
      for (const name of serverCalls) {
        const { error } = await visitor.rpc(name);
        assert.equal(error?.code, "42501", name);
      }
    },
  },
  ...expectations.map(({ table, key = "id", visitor, row }) => ({
    name: `table ${table}: what a visitor without an account may do`,
    async run(project: ProjectAddress) {
      const client = connect(project);
      const read = await tableOf(client, table).select("*").limit(1);
      assert.equal(read.error, null, read.error?.message);
      if (!visitor.startsWith("s")) assert.deepEqual(read.data, [], "a visitor sees a row");
      const { error } = await tableOf(client, table).insert({
        [key]: randomUUID(),
        ...row(nobody),
      } as never);
      // What refers to nothing may be refused for that before its policy is asked.
      const refusals = ["42501", "23503", "22023"];
      assert.ok(error && refusals.includes(error.code), `a visitor may insert: ${error?.code}`);
    },
  })),
];

/** Checks with the service key, which create accounts and rows and delete them again. */
export const sceneChecks: Check<Scene>[] = [
  ...accountChecks,
  ...tableChecks,
  {
    name: "what only the web server may call answers it",
    async run({ service }) {
      for (const name of serverCalls) {
        const { error } = await service.rpc(name);
        assert.equal(error, null, `${name}: ${error?.message}`);
      }
    },
  },
  ...calls.map(({ name, parameters, ...expected }) => ({
    name: `function ${name}: who is answered`,
    async run({ clients }: Scene) {
      assert.deepEqual(await tryCall(clients, { name, parameters }), expected);
    },
  })),
  ...expectations.map((expectation) => ({
    name: `table ${expectation.table}: who may do what`,
    async run({ service, clients, ids }: Scene) {
      const { visitor, alumnus, other, admin } = expectation;
      const seen = await tryTable(service, clients, expectation, ids);
      assert.deepEqual(seen, { visitor, alumnus, other, admin });
    },
  })),
];

/** Functions of the server that change nothing. */
const serverCalls = ["list_due_changes", "list_table_changes"] as const;

const anId = "3f2a7c1e-5b0d-4c86-9e1a-000000000000";
const nobody = {
  alumnus: anId,
  alumnusEmail: "nobody@mail.example",
  other: anId,
  event: anId,
  rsvp: anId,
  meeting: anId,
  booking: anId,
  album: anId,
  hiddenAlbum: anId,
  sport: anId,
  testimonial: anId,
  hiddenTestimonial: anId,
  file: anId,
  route: anId,
  hiddenRoute: anId,
  registration: anId,
  enquiry: anId,
  application: anId,
  student: anId,
  wording: anId,
  shot: anId,
  message: anId,
  video: anId,
};

const tableOf = (client: Client, name: string) => client.from(name as "events");
