/** Fees in whole rupees: on joining, per year and per month. */
export type Fee = { admission: number; annual: number; tuition: number };

/** What the school calls a fee of the levels, where the site’s word is not its own. */
export type FeeNames = Partial<Record<keyof Fee, string | undefined>>;

/** How often a further fee is paid. */
export const feeRhythms = ["joining", "every-year", "every-month"] as const;

/** A fee of the school's own beside those three, in whole rupees: of everyone, or of one campus, one level or both. */
export type FurtherFee = {
  name: string;
  paid: (typeof feeRhythms)[number];
  fee: number;
  campus?: string | undefined;
  level?: string | undefined;
};

/** A day of every year: month 1 to 12, day 1 to 31 (the last one of a shorter month). */
export type DueDay = { month: number; day: number };

/** When fees are paid. The admission fee is due on joining. */
export type InstalmentRule = {
  annual: DueDay;
  /** Each pays for the months from its own to the next one. */
  terms: DueDay[];
  /** The day of every month, for those who pay monthly. */
  monthly: number;
};

export type FeeSchedule = {
  /** The fees of a level at one campus. */
  campuses: Partial<Record<string, Partial<Record<string, Fee>>>>;
  /** Bus fares per month, by distance. */
  buses: { id: string; name: string; fare: number }[];
  /** The sibling discount on tuition, in percent. */
  siblings: { one: number; more: number };
  instalments?: InstalmentRule | undefined;
  names?: FeeNames | undefined;
  further?: FurtherFee[] | undefined;
};

export type FeeChoice = { campus: string; level: string; bus: string | null; siblings: number };

type Part = {
  part: "admission" | "annual" | "tuition" | "siblings" | "bus";
  amount: number;
  /** How the amount is made up: rupees per month, the discount in percent, or the amount alone. */
  of: number;
  /** The school’s own name of it. */
  name?: string | undefined;
};
/** A part that bears the school's own name. */
type NamedPart = { part: "further"; further: FurtherFee; amount: number };

/** The further fees of a child at a campus in a level, in the school's order. */
export function furtherFees(
  { further = [] }: FeeSchedule,
  { campus, level }: Pick<FeeChoice, "campus" | "level">,
): FurtherFee[] {
  return further.filter(
    (one) => (one.campus ?? campus) === campus && (one.level ?? level) === level,
  );
}

/** What some further fees come to, of those paid in one rhythm. */
export function sumOfFurther(fees: readonly FurtherFee[], paid: FurtherFee["paid"]): number {
  return fees.reduce((sum, one) => sum + (one.paid === paid ? one.fee : 0), 0);
}

/** The discount on tuition, in percent, of a child with so many brothers and sisters before it. */
export function siblingPercent({ siblings: { one, more } }: FeeSchedule, siblings: number): number {
  if (siblings === 0) return 0;
  return siblings === 1 ? one : more;
}

/** What the discount takes from the tuition of a month, in whole rupees. */
export function siblingDiscount(tuition: number, percent: number): number {
  return Math.round((tuition * percent) / 100);
}

/**
 * The cost of a first year: its parts in whole rupees (a discount is negative) and their sum. Null
 * if the campus does not teach the level.
 */
export function firstYear(schedule: FeeSchedule, choice: FeeChoice) {
  const fee = schedule.campuses[choice.campus]?.[choice.level];
  if (!fee) return null;
  const percent = siblingPercent(schedule, choice.siblings);
  const fare = schedule.buses.find(({ id }) => id === choice.bus)?.fare ?? 0;
  const { admission, annual, tuition } = fee;
  const { names = {} } = schedule;
  const parts: (Part | NamedPart)[] = [
    { part: "admission", amount: admission, of: admission, name: names.admission },
    { part: "annual", amount: annual, of: annual, name: names.annual },
    { part: "tuition", amount: tuition * 12, of: tuition, name: names.tuition },
  ];
  if (percent > 0) {
    const amount = -12 * siblingDiscount(tuition, percent);
    parts.push({ part: "siblings", of: percent, amount });
  }
  if (fare > 0) parts.push({ part: "bus", amount: fare * 12, of: fare });
  for (const further of furtherFees(schedule, choice)) {
    const times = further.paid === "every-month" ? 12 : 1;
    parts.push({ part: "further", further, amount: further.fee * times });
  }
  return { parts, total: parts.reduce((sum, { amount }) => sum + amount, 0) };
}

/** "₹1,12,000", with Indian digit grouping. */
export function rupees(amount: number): string {
  const digits = String(Math.abs(amount));
  const grouped = digits.replace(/(?<=\d)(?=(?:\d\d)*\d{3}$)/g, ",");
  return `${amount < 0 ? "−" : ""}₹${grouped}`;
}
