import type { ReactNode } from "react";
import { Breadcrumbs } from "./breadcrumbs.tsx";

/** The top of an inner page: the way to it, its name, a sentence, and its errand if it has one. */
export function PageTop({
  title,
  lead,
  action,
}: {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="page pt-7 lg:pt-9">
      <Breadcrumbs />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <h1 className="max-w-[18ch]">{title}</h1>
        {action}
      </div>
      {lead && <p className="mt-5 max-w-[40rem] text-lead text-ink-2">{lead}</p>}
    </div>
  );
}
