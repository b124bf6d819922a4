import { timingSafeEqual } from "node:crypto";
import type { Handler } from "hono";
import { z } from "zod";
import type { SchoolClient } from "../../data/client.ts";
import { bearerToken } from "../../platform/bearer.ts";
import type { BackendClients } from "../connection/backend.ts";
import type { HttpEnv } from "./http-env.ts";

type Options<Report, Outcome extends string> = {
  clients: BackendClients;
  /** The gateway's token; without one the site accepts no reports. */
  token: string | undefined;
  schema: z.ZodType<Report>;
  /** The message for a report that does not fit the schema. */
  expected: string;
  outcomes: readonly Outcome[];
  note: (service: SchoolClient, report: Report) => Promise<Outcome>;
  /** Called when a report changed something. */
  onNoted: () => Promise<void>;
};

/**
 * POST with a gateway's token as bearer and one report or up to 500. Answers 200 with the number of reports
 * for each outcome: an unknown id is not an error, since a gateway cannot correct it. Refusals are `{code,
 * message}`: 400 `bad_request`, 401 `no_authorization`, 404 `not_offered` if no token is set, 503
 * `unavailable`.
 */
export function takeGatewayReports<Report, Outcome extends string>({
  clients,
  token,
  schema,
  expected,
  outcomes,
  note,
  onNoted,
}: Options<Report, Outcome>): Handler<HttpEnv> {
  const reports = z.union([schema.transform((one) => [one]), z.array(schema).max(500)]);
  return async (c) => {
    const headers = { "cache-control": "no-store" };
    const refuse = (status: 400 | 401 | 404 | 503, code: string, message: string) =>
      c.json({ code, message }, status, headers);
    if (!token) return refuse(404, "not_offered", "This site takes no reports.");
    if (!isSame(bearerToken(c.req.header("authorization")) ?? "", token)) {
      return refuse(401, "no_authorization", "Send the token of the gateway as bearer.");
    }
    const sent = reports.safeParse(await c.req.json().catch(() => undefined));
    if (!sent.success) return refuse(400, "bad_request", expected);
    const service = clients.service();
    if (!service) return refuse(503, "unavailable", "Reports cannot be kept just now.");
    const counts = Object.fromEntries(outcomes.map((one) => [one, 0])) as Record<Outcome, number>;
    const failures: unknown[] = [];
    for (const report of sent.data) {
      // One that cannot be noted does not hold up the others: the gateway sends all of them again.
      await note(service, report).then(
        (outcome) => counts[outcome]++,
        (failure) => failures.push(failure),
      );
    }
    if (counts["noted" as Outcome] > 0) await onNoted();
    if (failures.length > 0) throw failures[0];
    return c.json(counts, 200, headers);
  };
}

/** Compares in constant time. */
function isSame(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
