import type { Handler } from "hono";
import { notePhoneReport, phoneReport } from "../../data/operations/mail.ts";
import type { BackendClients } from "../connection/backend.ts";
import { takeGatewayReports } from "../http/gateway-reports.ts";
import type { HttpEnv } from "../http/http-env.ts";

/**
 * POST /gateway/reports with GATEWAY_REPORT_TOKEN as bearer and `{id, outcome}`: what became of messages that a gateway
 * took. docs/operation/messages-to-phones.md
 */
export function takeReports(
  clients: BackendClients,
  token: string | undefined,
  onWritten: (name: string) => Promise<void>,
): Handler<HttpEnv> {
  return takeGatewayReports({
    clients,
    token,
    schema: phoneReport,
    expected: "Send the id of a message, and delivered or failed.",
    outcomes: ["noted", "unknown"],
    note: async (service, report) =>
      (await notePhoneReport(service, report)) ? "noted" : "unknown",
    onNoted: () => onWritten("message_deliveries"),
  });
}
