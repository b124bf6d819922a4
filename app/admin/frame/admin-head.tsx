import type { ReactNode } from "react";

/** The head of an admin page: breadcrumb, title, and actions on all of it. */
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
