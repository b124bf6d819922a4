import adminTexts from "messages:admin/admin/admin";
import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { AdminHead } from "../frame/admin-head.tsx";
import { BackToList } from "../frame/back-to-list.tsx";
import type { Resource } from "../resource.ts";
import { RowActionButton } from "./row-action-button.tsx";

/** The top of every page of a row: its name, what can be done with it, and its other pages. */
export function RowHead({
  resource,
  row,
  tab,
  lead,
  children,
}: {
  resource: Resource;
  row: ManagedRow;
  /** The page it stands on; the form without one. */
  tab?: string;
  lead?: string;
  /** What can be done on this page, beside what can be done with the row. */
  children?: ReactNode;
}) {
  const language = useLanguage();
  const texts = resource.texts[language];
  const t = useTexts(adminTexts);
  const { path, tabs, copy, actions = [] } = resource;
  const own = `/admin/${path}/${row.id}`;
  const current = (each?: string) => (each === tab ? ("page" as const) : undefined);
  return (
    <>
      <AdminHead
        title={resource.title(row, language)}
        above={<BackToList resource={resource} />}
        {...(lead !== undefined && { lead })}
      >
        {copy && (
          <SiteLink to={`/admin/${path}/new?copy=${row.id}`} className="admin-quiet-link">
            <Icon of={Copy} />
            {t.copy}
          </SiteLink>
        )}
        {actions
          .filter(({ isFor }) => isFor(row))
          .map((action) => (
            <RowActionButton key={action.id} resource={resource} row={row} action={action} />
          ))}
        {children}
      </AdminHead>
      {tabs && (
        <nav aria-label={resource.title(row, language)} className="row-tabs">
          <SiteLink to={own} aria-current={current()}>
            {t.details}
          </SiteLink>
          {tabs.map((each) => (
            <SiteLink key={each} to={`${own}/${each}`} aria-current={current(each)}>
              {texts.tabs?.[each]}
            </SiteLink>
          ))}
        </nav>
      )}
    </>
  );
}
