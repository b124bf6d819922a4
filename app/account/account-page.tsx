import type { ReactNode } from "react";
import { PageTop } from "../layout/page-top.tsx";

/** A page of one account errand: its name, a sentence, and a column as wide as a form. */
export function AccountPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <PageTop title={title} lead={lead} />
      <div className="page pt-9 pb-section">
        <div className="max-w-[34rem] border-t-2 border-ink pt-7">{children}</div>
      </div>
    </>
  );
}
