import type { ReactNode } from "react";
import { ButtonLink } from "./button.tsx";

/** Nothing here, or nothing found: the situation, what happens next, and one link. */
export function EmptyState({
  title,
  children,
  wayOn,
  action,
  heading: Heading = "h2",
  className = "",
}: {
  title: string;
  children: ReactNode;
  /** `reload` loads that page from the server instead of navigating in the browser. */
  wayOn?: { to: string; label: string; reload?: boolean };
  /** Buttons of another kind. */
  action?: ReactNode;
  heading?: "h1" | "h2" | "h3";
  className?: string;
}) {
  return (
    <div className={`empty-state ${className}`}>
      <div className="grid justify-items-start gap-3 px-6 py-8 sm:px-10 sm:py-10">
        <img src="/prints/quiet-ridge.svg" alt="" width={600} height={150} />
        <Heading className={Heading === "h1" ? "text-h2" : "text-h3"}>{title}</Heading>
        <div className="max-w-136 text-ink-2">{children}</div>
        {(action || wayOn) && (
          <div className="mt-3 flex flex-wrap gap-3">
            {action}
            {wayOn && (
              <ButtonLink to={wayOn.to} variant="outline2" reloadDocument={wayOn.reload}>
                {wayOn.label}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
