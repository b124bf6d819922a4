import type { StatedPayment } from "../payments/bank-statement.ts";
import type { listApplicationsByReference } from "./applications-office.ts";

type Application = Awaited<ReturnType<typeof listApplicationsByReference>>[number];

/**
 * What a line of a bank's statement means for the application that it names: `known`, it is recorded already;
 * `other`, another amount is; `meanwhile`, another payment came first; `twice`, an earlier line names the same
 * application; `unknown`, no application has its reference.
 */
type State = "new" | "known" | "other" | "meanwhile" | "unknown" | "twice";
type MatchedPayment = StatedPayment & { application: Application | undefined; state: State };

/**
 * Matches the lines of a statement with the applications they name. One payment is kept for each, so a second
 * line is left to a person. `passedOver` has the ids of those whose payment was not recorded because another
 * one had been meanwhile.
 */
export function matchPayments(
  found: readonly StatedPayment[],
  known: readonly Application[],
  passedOver: ReadonlySet<string>,
): MatchedPayment[] {
  const applications = new Map(known.map((one) => [one.reference, one]));
  const seen = new Set<string>();
  return found.map((payment) => {
    const application = applications.get(payment.reference);
    const isTwice = seen.has(payment.reference);
    seen.add(payment.reference);
    if (!application) return { ...payment, application, state: "unknown" };
    if (isTwice) return { ...payment, application, state: "twice" };
    const isLate = passedOver.has(application.id);
    return { ...payment, application, state: stateOf(payment, application, isLate) };
  });
}

function stateOf(
  { amount, day }: StatedPayment,
  { paid_amount, paid_on }: Application,
  isLate: boolean,
): State {
  if (paid_amount === null) return "new";
  if (isLate) return "meanwhile";
  if (paid_amount !== amount) return "other";
  // The same amount on another day is a second payment.
  return day === null || day === paid_on ? "known" : "meanwhile";
}
