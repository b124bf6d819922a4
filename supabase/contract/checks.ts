import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { calls, expectations } from "../tests/expectations.ts";
import { type Client, tryCall, tryTable } from "./access.ts";
import { connect, type ProjectAddress, password, type Scene } from "./project.ts";

/** One promise of a project; rejects with what is not so. */
export type Check<Given> = { name: string; run: (given: Given) => Promise<void> };

/** What anybody with the publishable key can ask; nothing is written where the rules hold. */
export const visitorChecks: Check<ProjectAddress>[] = [
  {
    name: "authentication takes addresses with passwords",
    async run({ url, key }) {
      const answer = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: key } });
      const settings = await answer.json();
      assert.equal(answer.status, 200);
      assert.equal(settings.external?.email, true, "sign-in by e-mail is off");
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
      assert.equal(error?.code, "42501", "a visitor may insert");
    },
  })),
];

/** What needs the service key: accounts and rows are made for it and taken away. */
export const sceneChecks: Check<Scene & { address: ProjectAddress }>[] = [
  {
    name: "sign in, get session, get user, sign out",
    async run({ address, createAccount }) {
      const { id, email } = await createAccount();
      const client = connect(address);
      const { data, error } = await client.auth.signInWithPassword({ email, password });
      assert.equal(error, null);
      assert.equal(data.session?.token_type, "bearer");
      assert.match(data.session?.access_token ?? "", /^ey/);
      assert.equal(data.session?.expires_in, 3600, "tokens live for an hour");
      const { data: asked } = await client.auth.getUser();
      assert.deepEqual([asked.user?.id, asked.user?.email], [id, email]);
      assert.equal(asked.user?.user_metadata.full_name, "Contract Check");
      assert.equal((await client.auth.signOut()).error, null);
      assert.equal((await client.auth.getSession()).data.session, null);
    },
  },
  {
    name: "metadata that people write themselves gives no right",
    async run({ createAccount }) {
      const { client } = await createAccount();
      assert.equal((await client.auth.updateUser({ data: { role: "admin" } })).error, null);
      assert.equal((await client.rpc("is_admin")).data, false);
    },
  },
  {
    name: "a session is refreshed with a new token each time",
    async run({ createAccount }) {
      const { client } = await createAccount();
      const tokens = new Set<string | undefined>();
      for (let time = 0; time < 3; time++) {
        tokens.add((await client.auth.getSession()).data.session?.refresh_token);
        assert.equal((await client.auth.refreshSession()).error, null);
      }
      assert.equal(tokens.size, 3);
    },
  },
  {
    name: "an authenticator app raises the session to aal2",
    async run({ createAccount }) {
      const { mfa } = (await createAccount()).client.auth;
      const { data: factor, error } = await mfa.enroll({ factorType: "totp" });
      assert.equal(error, null, error?.message);
      const totp = new TOTP({ secret: Secret.fromBase32(factor?.totp.secret ?? "") });
      const factorId = factor?.id ?? "";
      const verified = await mfa.challengeAndVerify({ factorId, code: totp.generate() });
      assert.equal(verified.error, null, verified.error?.message);
      const { data: level } = await mfa.getAuthenticatorAssuranceLevel();
      assert.equal(level?.currentLevel, "aal2");
      assert.equal((await mfa.unenroll({ factorId })).error, null);
    },
  },
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
  ...{ alumnus: anId, alumnusEmail: "nobody@mail.example", other: anId, event: anId, rsvp: anId },
  ...{ album: anId, hiddenAlbum: anId, sport: anId, testimonial: anId, hiddenTestimonial: anId },
  ...{ registration: anId, enquiry: anId },
};

const tableOf = (client: Client, name: string) => client.from(name as "events");
