import type { ReactNode } from "react";

/** Nothing here, or nothing found: what is the case, what happens next, and one link. */
export function EmptyState({
  title,
  children,
  action,
  heading: Heading = "h2",
  className = "",
}: {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  heading?: "h1" | "h2" | "h3";
  className?: string;
}) {
  return (
    <div className={`empty-state ${className}`}>
      <div className="grid justify-items-start gap-3 px-6 py-8 sm:px-10 sm:py-10">
        <img src="/prints/quiet-ridge.svg" alt="" width={600} height={150} />
        <Heading className={Heading === "h1" ? "text-h2" : "text-h3"}>{title}</Heading>
        <div className="max-w-[34rem] text-ink-2">{children}</div>
        {action && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
