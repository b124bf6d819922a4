import type { Handler } from "hono";
import { notePaymentReport, paymentReport } from "../../data/payments/online-payments.ts";
import type { BackendClients } from "../connection/backend.ts";
import { takeGatewayReports } from "../http/gateway-reports.ts";
import type { HttpEnv } from "../http/http-env.ts";

/**
 * POST /gateway/payments with PAYMENT_REPORT_TOKEN as bearer and `{id, outcome, amount?, gateway_reference?, paid_on?}`:
 * what became of payments. docs/operation/online-payments.md
 */
export function takePaymentReports(
  clients: BackendClients,
  token: string | undefined,
  onWritten: (name: string) => Promise<void>,
): Handler<HttpEnv> {
  return takeGatewayReports({
    clients,
    token,
    schema: paymentReport,
    expected: "Send the id of a payment, and paid or failed.",
    outcomes: ["noted", "known", "unknown"],
    note: notePaymentReport,
    onNoted: () => onWritten("rpc/note_online_payment"),
  });
}
