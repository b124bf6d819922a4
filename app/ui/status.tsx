import type { ReactNode } from "react";

const tints = {
  plain: "bg-paper-sunk text-ink",
  good: "bg-success-50 text-pine-700",
  waiting: "bg-saffron-100 text-saffron-900",
  bad: "bg-brick-50 text-brick-700",
  information: "bg-indigo-50 text-indigo",
};

/** A state in one or two words. */
export function Status({
  kind = "plain",
  children,
}: {
  kind?: keyof typeof tints;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex items-center rounded-mark px-2 forced-colors:border pt-0.5 text-small font-semibold sm:whitespace-nowrap ${tints[kind]}`}
    >
      {children}
    </span>
  );
}
