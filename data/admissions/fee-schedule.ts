/** Fees in whole rupees: on joining, per year and per month. */
export type Fee = { admission: number; annual: number; tuition: number };

/** How often a fee is paid. */
export const feeRhythms = ["joining", "every-year", "every-month"] as const;

export type FeeRhythm = (typeof feeRhythms)[number];

/**
 * The heads for which every level has a fee: instalments and the sibling discount refer to them by these
 * keys.
 */
export const rhythmsOfLevelFees = {
  admission: "joining",
  annual: "every-year",
  tuition: "every-month",
} as const satisfies Record<keyof Fee, FeeRhythm>;

/** Whether every level has a fee of this head. */
export function isLevelHead(head: string): head is keyof Fee {
  return Object.hasOwn(rhythmsOfLevelFees, head);
}

/** A head of the school’s fees by its key, with its name in a language. */
export type FeeHead = { id: string; name: string };

/** A further fee, in whole rupees: for everyone, or for one campus, one level or both. */
export type FurtherFee = {
  head: string;
  paid: FeeRhythm;
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
  /** The active heads in the school’s order; fees of other heads are not charged. */
  heads: FeeHead[];
  /** The fees of a level at one campus. */
  campuses: Partial<Record<string, Partial<Record<string, Fee>>>>;
  /** Bus fares per month, by distance. */
  buses: { id: string; name: string; fare: number }[];
  /** The sibling discount on tuition, in percent. */
  siblings: { one: number; more: number };
  instalments?: InstalmentRule | undefined;
  further?: FurtherFee[] | undefined;
};

export type FeeChoice = { campus: string; level: string; bus: string | null; siblings: number };

/** One fee of a child, in whole rupees. */
export type AskedFee = {
  head: FeeHead;
  paid: FeeRhythm;
  fee: number;
  /** Its index among the further fees; undefined for a fee of the level. */
  further?: number;
};

/**
 * The fees of a child at a campus in a level, in the order of the heads. Null if the campus does not teach
 * the level.
 */
export function askedFees(
  { heads, campuses, further = [] }: FeeSchedule,
  { campus, level }: Pick<FeeChoice, "campus" | "level">,
): AskedFee[] | null {
  const fees = campuses[campus]?.[level];
  if (!fees) return null;
  const besides = further
    .map((one, place) => ({ ...one, place }))
    .filter((one) => (one.campus ?? campus) === campus && (one.level ?? level) === level);
  return heads.flatMap((head): AskedFee[] => [
    ...(isLevelHead(head.id)
      ? [{ head, paid: rhythmsOfLevelFees[head.id], fee: fees[head.id] }]
      : []),
    ...besides
      .filter((one) => one.head === head.id)
      .map(({ paid, fee, place }) => ({ head, paid, fee, further: place })),
  ]);
}

/** The sum of the fees that are paid in one rhythm. */
export function sumOf(fees: readonly AskedFee[], paid: FeeRhythm): number {
  return fees.reduce((sum, one) => sum + (one.paid === paid ? one.fee : 0), 0);
}

/** Whether a fee is the tuition of a level, on which siblings get a discount. */
export function isTuition({ head, further }: AskedFee): boolean {
  return head.id === "tuition" && further === undefined;
}

/** The discount on tuition, in percent, for a child with this many siblings at the school. */
export function siblingPercent({ siblings: { one, more } }: FeeSchedule, siblings: number): number {
  if (siblings === 0) return 0;
  return siblings === 1 ? one : more;
}

/** The discount on a month's tuition, in whole rupees. */
export function siblingDiscount(tuition: number, percent: number): number {
  return Math.round((tuition * percent) / 100);
}

type Part =
  | { part: "fee"; of: AskedFee; amount: number }
  /** `of`: the discount in percent, or the monthly bus fare. */
  | { part: "siblings" | "bus"; of: number; amount: number };

/**
 * The cost of a first year: its parts in whole rupees (a discount is negative) and their sum. Null
 * if the campus does not teach the level.
 */
export function firstYear(schedule: FeeSchedule, choice: FeeChoice) {
  const fees = askedFees(schedule, choice);
  if (!fees) return null;
  const percent = siblingPercent(schedule, choice.siblings);
  const parts = fees.flatMap((of): Part[] => {
    const amount = of.fee * (of.paid === "every-month" ? 12 : 1);
    const fee: Part = { part: "fee", of, amount };
    if (percent === 0 || !isTuition(of)) return [fee];
    const less = -12 * siblingDiscount(of.fee, percent);
    return [fee, { part: "siblings", of: percent, amount: less }];
  });
  const fare = schedule.buses.find(({ id }) => id === choice.bus)?.fare ?? 0;
  if (fare > 0) parts.push({ part: "bus", of: fare, amount: fare * 12 });
  return { parts, total: parts.reduce((sum, { amount }) => sum + amount, 0) };
}

/** A column of a table of fees, whose fees are all paid in one rhythm or, if `paid` is null, in several. */
export type FeeColumn = { head: FeeHead; paid: FeeRhythm | null };

/** The columns of a table of fees: the heads for which any of its rows has a fee, in order. */
export function feeColumns(heads: readonly FeeHead[], rows: readonly AskedFee[][]): FeeColumn[] {
  return heads.flatMap((head) => {
    const rhythms = new Set(
      rows.flatMap((fees) => fees.filter((one) => one.head.id === head.id).map(({ paid }) => paid)),
    );
    const [paid] = rhythms;
    return paid ? [{ head, paid: rhythms.size === 1 ? paid : null }] : [];
  });
}
