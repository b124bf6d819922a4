import { expect, test, vi } from "vitest";
import { type ProbedConnection, probeConnection } from "./connection.ts";

const refusal = Object.assign(new Error("The session of this JWT has ended"), { code: "PGRST303" });

test("a backend that refuses the token has answered the probe", async () => {
  const getId = vi.fn(async () => ({ error: refusal }));
  const connection: ProbedConnection = {
    getSession: async () => ({ error: null }),
    getId,
    getServiceStatus: async () => ({ error: refusal }),
  };
  await probeConnection(connection);
  expect(getId).toHaveBeenCalledTimes(1);
});
