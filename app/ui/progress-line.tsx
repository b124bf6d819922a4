import type { ReactNode } from "react";

/** The progress of a sum, as a line below the words for it. */
export function ProgressLine({
  received,
  goal,
  children,
}: {
  received: number;
  goal: number;
  children: ReactNode;
}) {
  const share = Math.min(1, received / goal);
  return (
    <div className="max-w-136">
      <p className="numbers font-semibold">{children}</p>
      <div aria-hidden className="mt-2 h-1.5 bg-line">
        <div className="h-full bg-pine-600" style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
