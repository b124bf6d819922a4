import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, type Client, startBackend } from "../../tests/fixtures/backend.ts";
import { databases, isFull } from "../../tests/fixtures/suite.ts";
import { createReferredRows, tryCall, tryTable } from "../contract/access.ts";
import { calls, expectations, type Ids, type PersonName } from "./expectations.ts";

// One test for each table: what the four people of expectations.ts may and may not do there.
describe.each(databases)("on %s", (database) => {
  let backend: Backend;
  let signIns: Partial<Record<PersonName, { email: string; password: string }>>;
  let ids: Ids;
  const clients = {} as Record<PersonName, Client>;

  beforeAll(async () => {
    backend = await startBackend({ database });
    const [alumnus, other] = [await backend.signUp(), await backend.signUp()];
    signIns = { alumnus, other };
    ids = {
      alumnus: alumnus.id,
      alumnusEmail: alumnus.email,
      other: other.id,
      ...(await createReferredRows(backend.service())),
    };
  }, 60_000);
  afterAll(() => backend?.stop());

  describe.each(isFull ? ["a first start", "a restart"] : ["a first start"])(
    "after %s",
    (start) => {
      beforeAll(async () => {
        if (start === "a restart") await backend.restart();
        clients.visitor = backend.visitor();
        clients.admin = (await backend.admin()).client;
        for (const name of ["alumnus", "other"] as const) {
          const account = signIns[name];
          if (account) clients[name] = (await backend.signIn(account)).client;
        }
      }, 60_000);

      test.each(calls)("$name", async ({ name, parameters, ...expected }) => {
        expect(await tryCall(clients, { name, parameters })).toEqual(expected);
      });

      test.each(expectations)("$table", async (expectation) => {
        const { visitor, alumnus, other, admin } = expectation;
        const seen = await tryTable(backend.service(), clients, expectation, ids);
        expect(seen).toEqual({ visitor, alumnus, other, admin });
      });
    },
  );
});
