import type { SchoolClient } from "../client.ts";
import type { StatedPayment } from "../payments/bank-statement.ts";
import { getAdmissionsPage } from "./admissions.ts";
import { feesOfPlace } from "./applications.ts";

type Application = Awaited<ReturnType<typeof listStatedApplications>>[number];

/**
 * What a line of a bank's statement means for the application that it names: `known`, it is recorded already;
 * `other`, another amount is; `less`, it is less than is due; `meanwhile`, another payment came first; `twice`,
 * other lines name the same application, and their sum is not recorded; `unknown`, no application has its
 * reference.
 */
type State = "new" | "known" | "other" | "less" | "meanwhile" | "unknown" | "twice";
type MatchedPayment = StatedPayment & { application: Application | undefined; state: State };

/**
 * The applications that a statement names, with what is `due` on joining, or null if the page of admissions has no
 * fees for the place. Admissions staff only.
 */
export async function listStatedApplications(client: SchoolClient, references: string[]) {
  const page = await getAdmissionsPage(client, "en");
  const found = [];
  // A hundred references fit into one URL.
  for (let from = 0; from < references.length; from += 100) {
    const { data } = await client
      .from("applications")
      .select("id, reference, child_name, campus, class, stage, paid_amount, paid_on")
      .in("reference", references.slice(from, from + 100))
      .throwOnError();
    found.push(...data);
  }
  return found.map((application) => {
    const fees = page && feesOfPlace(page.fees, application);
    return { ...application, due: fees ? fees.due : null };
  });
}

/**
 * Matches the lines of a statement with the applications they name. One payment is kept for each, so if several
 * lines name one, all are left to a person. `passedOver` has the ids of those whose payment was not recorded
 * because another one had been meanwhile.
 */
export function matchPayments(
  found: readonly StatedPayment[],
  known: readonly Application[],
  passedOver: ReadonlySet<string>,
): MatchedPayment[] {
  const applications = new Map(known.map((one) => [one.reference, one]));
  return found.map((payment) => {
    const application = applications.get(payment.reference);
    if (!application) return { ...payment, application, state: "unknown" };
    const lines = found.filter(({ reference }) => reference === payment.reference);
    const state =
      lines.length > 1
        ? stateAmong(lines, payment, application)
        : stateOf(payment, application, passedOver.has(application.id));
    return { ...payment, application, state };
  });
}

/** The state of one of several lines for an application, of which one or the sum may be recorded. */
function stateAmong(
  lines: readonly StatedPayment[],
  line: StatedPayment,
  application: Application,
): State {
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  if (application.paid_amount === sum) return "known";
  const recorded = lines.find((one) => stateOf(one, application, false) === "known");
  return line === recorded ? "known" : "twice";
}

function stateOf(
  { amount, day }: StatedPayment,
  { paid_amount, paid_on, due }: Application,
  isLate: boolean,
): State {
  // The first payment recorded accepts an offer, and nothing is due after it: less is left to a person.
  if (paid_amount === null) return due !== null && amount < due ? "less" : "new";
  if (isLate) return "meanwhile";
  if (paid_amount !== amount) return "other";
  // The same amount on another day is a second payment.
  return day === null || day === paid_on ? "known" : "meanwhile";
}
