import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, type Client, startBackend } from "../../tests/fixtures/backend.ts";
import { databases } from "../../tests/fixtures/suite.ts";
import { tryTable } from "../contract/access.ts";
import { expectations } from "./expectations.ts";
import {
  type LimitedRole,
  limitedRoles,
  roleCalls,
  roleExpectations,
} from "./role-expectations.ts";
import { officeCalls } from "./staff-calls.ts";
import { hire, type StaffScene, setStaffScene } from "./staff-scene.ts";

// What each role of staff may do: one test for each table, and one for each function of the office.
// Administrators are tested in staff.test.ts.
describe.each(databases)("on %s", (database) => {
  let backend: Backend;
  let scene: StaffScene;
  const clients = {} as Record<LimitedRole, Client>;
  beforeAll(async () => {
    backend = await startBackend({ database });
    scene = await setStaffScene(backend);
    for (const role of limitedRoles) {
      clients[role] = (await hire(backend, null, role)).client;
    }
  }, 60_000);
  afterAll(() => backend?.stop());

  test.each(expectations)("$table", async (expectation) => {
    const rights = roleExpectations[expectation.table];
    const seen = await tryTable(backend.service(), clients, expectation, scene.ids.full);
    expect(seen).toEqual(
      Object.fromEntries(limitedRoles.map((role) => [role, rights[role] ?? expectation.visitor])),
    );
  });

  test.each(officeCalls)("$name", async (call) => {
    const answered = roleCalls[call.name] ?? [];
    const seen: Record<string, string> = {};
    for (const role of limitedRoles) {
      const parameters = await call.parameters({
        backend,
        service: scene.service,
        full: scene.clients.full,
        // A role that may not begin an import is refused another person's.
        caller: answered.includes(role) ? clients[role] : scene.clients.full,
        home: null,
        ofHome: scene.clients.full,
        ids: scene.ids.full,
      });
      const { error } = await clients[role].rpc(call.name, parameters as never);
      seen[role] = error ? error.code : "answered";
    }
    const refusal = call.name === "import_rows" ? "22023" : "42501";
    expect(seen).toEqual(
      Object.fromEntries(
        limitedRoles.map((role) => [role, answered.includes(role) ? "answered" : refusal]),
      ),
    );
  });
});
