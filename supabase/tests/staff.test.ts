import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import { databases, isFull } from "../../tests/fixtures/suite.ts";
import { tryTable } from "../contract/access.ts";
import { expectations } from "./expectations.ts";
import { officeCalls, tryOfficeCall } from "./staff-calls.ts";
import { type Home, homes, staffExpectations } from "./staff-expectations.ts";
import { type StaffScene, setStaffScene, staffOf } from "./staff-scene.ts";

/** `npm test` takes one campus for both, and tests staff without a limit with the rows of one home. */
const isAsked = (name: string, home: Home) =>
  isFull || name === "majra" || (name === "full" && home === "majra");

// What staff without a limit, of one campus and of another may do: one test for each table and home of a
// row, and one for each function of the office. schema.test.ts ensures that none is missing.
describe.each(databases)("on %s", (database) => {
  let backend: Backend;
  let scene: StaffScene;
  beforeAll(async () => {
    backend = await startBackend({ database });
    scene = await setStaffScene(backend);
  }, 60_000);
  afterAll(() => backend?.stop());

  const cases = expectations.flatMap((expectation) => {
    const staff = staffExpectations[expectation.table];
    const where = staff.isNeverWhole ? homes.filter((home) => home !== null) : homes;
    return where.map((home) => ({ table: expectation.table, home, expectation, staff }));
  });
  test.each(cases)("$table of $home", async ({ home, expectation, staff }) => {
    const ids = scene.ids[staffOf(home)];
    const { table, key, change, found, row } = expectation;
    const own = { table, key, change, found, row: () => ({ ...row(ids), ...staff.of?.(ids) }) };
    const asked = Object.fromEntries(
      Object.entries(scene.clients).filter(([name]) => isAsked(name, home)),
    );
    const limited = (campus: string) => {
      if (home === null) return staff.whole;
      return home === campus ? staff.own : staff.other;
    };
    const allowed = {
      full: staff.full,
      majra: limited("majra"),
      juniors: limited("juniors"),
    };
    expect(await tryTable(scene.service, asked, own, ids)).toEqual(
      Object.fromEntries(Object.entries(allowed).filter(([name]) => isAsked(name, home))),
    );
  });

  test.each(officeCalls)("$name", async (call) => {
    const { seen, expected } = await tryOfficeCall(backend, scene, call);
    expect(seen).toEqual(expected);
  });
});
