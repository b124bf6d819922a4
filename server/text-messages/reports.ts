import { timingSafeEqual } from "node:crypto";
import type { Handler } from "hono";
import { z } from "zod";
import { notePhoneReport, phoneReport } from "../../data/operations/mail.ts";
import type { BackendClients } from "../connection/backend.ts";
import type { HttpEnv } from "../http/http-env.ts";

const reports = z.union([phoneReport.transform((one) => [one]), z.array(phoneReport).max(500)]);

/**
 * POST /gateway/reports with GATEWAY_REPORT_TOKEN as bearer and one report `{id, outcome}` or up to 500: what became of
 * messages that a gateway took. 200 with `{noted, unknown}`, counted; unknown ids are no error, since a gateway cannot
 * mend them. Refusals are `{code, message}`: 400 `bad_request`, 401 `no_authorization`, 404 `not_offered` where no token
 * is set, 503 `unavailable`. docs/operation/messages-to-phones.md
 */
export function takeReports(
  clients: BackendClients,
  token: string | undefined,
  onWritten: (name: string) => Promise<void>,
): Handler<HttpEnv> {
  return async (c) => {
    const headers = { "cache-control": "no-store" };
    const refuse = (status: 400 | 401 | 404 | 503, code: string, message: string) =>
      c.json({ code, message }, status, headers);
    if (!token) return refuse(404, "not_offered", "This site takes no reports.");
    const [, given = ""] = /^Bearer (\S{1,200})$/.exec(c.req.header("authorization") ?? "") ?? [];
    if (!isSame(given, token)) {
      return refuse(401, "no_authorization", "Send the token of the gateway as bearer.");
    }
    const sent = reports.safeParse(await c.req.json().catch(() => undefined));
    if (!sent.success) {
      return refuse(400, "bad_request", "Send the id of a message, and delivered or failed.");
    }
    const service = clients.service();
    if (!service) return refuse(503, "unavailable", "Reports cannot be kept just now.");
    const counts = { noted: 0, unknown: 0 };
    for (const report of sent.data) {
      counts[(await notePhoneReport(service, report)) ? "noted" : "unknown"]++;
    }
    if (counts.noted > 0) await onWritten("message_deliveries");
    return c.json(counts, 200, headers);
  };
}

/** Compares without telling by its time how much was right. */
function isSame(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
