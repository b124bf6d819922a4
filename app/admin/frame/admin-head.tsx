import type { ReactNode } from "react";

/** The top of an admin page: where it is, what it is, and what can be done with all of it. */
export function AdminHead({
  title,
  lead,
  above,
  children,
}: {
  title: string;
  lead?: ReactNode;
  above?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="admin-head">
      <div className="min-w-0">
        {above}
        <h1>{title}</h1>
        {lead && <p className="admin-lead">{lead}</p>}
      </div>
      {children && <div className="admin-head-actions">{children}</div>}
    </div>
  );
}
