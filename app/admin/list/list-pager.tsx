import adminTexts from "messages:admin/admin/admin";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useSearchParams } from "react-router";
import type { ListPage, ManagedRow } from "../../../data/office/rows.ts";
import { useTexts } from "../../language/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type Sort, textOf } from "../resource.ts";
import { fromParameter } from "./list-state.ts";

/** To the page before and the page after, where there is one. */
export function ListPager({ page, sort }: { page: ListPage; sort: Sort }) {
  const [parameters] = useSearchParams();
  const t = useTexts(adminTexts);
  const { rows, hasNewer, hasOlder } = page;
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || (!hasNewer && !hasOlder)) return null;
  const to = (row: ManagedRow, way: "newer" | "older") => {
    const next = new URLSearchParams(parameters);
    next.set("from", fromParameter(textOf(row, sort.column), row.id, way));
    return `?${next}`;
  };
  return (
    <nav aria-label={t.sort} className="list-pager">
      {hasNewer && (
        <ButtonLink to={to(first, "newer")} variant="outline" size="small">
          <Icon of={ArrowLeft} />
          {t.newer}
        </ButtonLink>
      )}
      {hasOlder && (
        <ButtonLink to={to(last, "older")} variant="outline" size="small" className="ml-auto">
          {t.older}
          <Icon of={ArrowRight} />
        </ButtonLink>
      )}
    </nav>
  );
}
