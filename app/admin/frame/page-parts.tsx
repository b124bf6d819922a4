import adminTexts from "messages:admin/admin/admin";
import { ArrowLeft, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { WayBack } from "../form/way-back.tsx";
import { partIn } from "../list/list-state.ts";
import type { Resource } from "../resource.ts";

/** The head of an admin page: breadcrumb, title, and page-wide actions. */
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

/** A link beside or above the page's subject. */
export function QuietLink({
  to,
  icon,
  children,
}: {
  to: string;
  icon: LucideIcon;
  children: ReactNode;
}) {
  return (
    <SiteLink to={to} className="admin-quiet-link">
      <Icon of={icon} />
      {children}
    </SiteLink>
  );
}

/** The link from a row or the trash to its list. */
export function BackToList({ resource, row }: { resource: Resource; row?: ManagedRow }) {
  const [parameters] = useSearchParams();
  const part = partIn(resource, (name) => row?.[name] ?? parameters.get(name));
  const t = useTexts(adminTexts);
  return (
    <>
      <WayBack />
      <QuietLink to={`/admin/${resource.path}${part}`} icon={ArrowLeft}>
        {t.back(resource.texts[useLanguage()].many)}
      </QuietLink>
    </>
  );
}

/** Shown in place of a row's page during loading. */
export function PageLoading() {
  const { loading } = useTexts(adminTexts);
  return (
    <div role="status" aria-label={loading} className="grid gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-64" />
    </div>
  );
}
