import type { ReactNode } from "react";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** A page that cannot be shown: what is the matter, what happens next, and one way on. */
export function FailedPage({
  title,
  wayOn,
  children,
}: {
  title: string;
  /** `reload` asks the server for that page anew instead of showing it from what is loaded. */
  wayOn: { to: string; label: string; reload?: boolean };
  children: ReactNode;
}) {
  return (
    <div className="page py-16 lg:py-24" role="alert">
      <EmptyState
        heading="h1"
        title={title}
        action={
          <ButtonLink to={wayOn.to} variant="outline2" reloadDocument={wayOn.reload}>
            {wayOn.label}
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
