import { z } from "zod";
import { indianDay } from "../calendar/indian-time.ts";
import type { SchoolClient } from "../client.ts";

/** The states of a payment through a gateway (supabase/schema/15_payments/03_online_payments.sql). */
type OnlinePaymentState = "begun" | "failed" | "paid" | "unexpected";

/**
 * Begins the payment of `amount` whole rupees for the application behind a personal link. Needs the service key. Throws
 * the service's error: PT404; PT409 `nothing_due`; PT429 after twenty in a day.
 */
export async function beginApplicationPayment(client: SchoolClient, token: string, amount: number) {
  const { data } = await client
    .rpc("begin_application_payment", { token, amount })
    .single()
    .throwOnError();
  return { ...data, amount };
}

/**
 * Begins the payment of the caller's promise. Throws the service's error: 42501, PT409 `nothing_due`, PT429.
 */
export async function beginGiftPayment(client: SchoolClient, gift: string) {
  const { data } = await client.rpc("begin_gift_payment", { gift }).single().throwOnError();
  return data;
}

/**
 * A gateway's report: `amount` in whole rupees, if it differs from the requested one; `paid_on` a day in
 * India; one before 2003 or after tomorrow is left out.
 */
export const paymentReport = z.object({
  id: z.guid(),
  outcome: z.enum(["paid", "failed"]),
  amount: z.int().min(1).max(10_000_000).optional(),
  gateway_reference: z.string().trim().max(100).optional(),
  paid_on: z.iso.date().transform(paymentDay).optional(),
});

/** An impossible day does not hold up the payment: it counts for the day on which the report arrives. */
function paymentDay(day: string): string | undefined {
  const tomorrow = indianDay(new Date(Date.now() + 86_400_000));
  return day >= "2003-01-01" && day <= tomorrow ? day : undefined;
}

/**
 * Records the result of a payment, in any order and as often as it is reported: `noted`, `known` or
 * `unknown`. Needs the service key. Throws the service's error.
 */
export async function notePaymentReport(
  client: SchoolClient,
  { id, ...report }: z.output<typeof paymentReport>,
): Promise<"noted" | "known" | "unknown"> {
  const { data } = await client
    .rpc("note_online_payment", { payment: id, ...report })
    .throwOnError();
  return data as "noted" | "known" | "unknown";
}

/**
 * The payments of an application through the gateway, newest first. Admissions staff of the campus (42501).
 */
export async function listOnlinePayments(client: SchoolClient, application: string) {
  const { data } = await client.rpc("list_online_payments", { application }).throwOnError();
  return data.map((payment) => ({
    ...payment,
    state: payment.state as OnlinePaymentState,
    paid_amount: payment.paid_amount as number | null,
    gateway_reference: payment.gateway_reference as string | null,
  }));
}

export type OnlinePayment = Awaited<ReturnType<typeof listOnlinePayments>>[number];

/**
 * Payments to be paid back that no application shows, for gifts and erased applications, oldest first. Staff who
 * look after gifts only (42501).
 */
export async function listDueRefunds(client: SchoolClient) {
  const { data } = await client.rpc("list_due_refunds").throwOnError();
  return data.map((payment) => ({
    ...payment,
    gateway_reference: payment.gateway_reference as string | null,
  }));
}

export type DueRefund = Awaited<ReturnType<typeof listDueRefunds>>[number];

/**
 * Notes that such a payment was paid back, or undoes that; false if it is so already. Staff who look after gifts
 * only (42501).
 */
export async function noteRefund(
  client: SchoolClient,
  payment: string,
  isRefunded = true,
): Promise<boolean> {
  const { data } = await client
    .rpc("note_refund", { payment, is_refunded: isRefunded })
    .throwOnError();
  return data;
}
