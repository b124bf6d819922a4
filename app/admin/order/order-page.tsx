import "./order.css";
import adminTexts from "messages:admin/admin/admin";
import orderTexts from "messages:admin/order/order";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Grip } from "lucide-react";
import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { undoChanges } from "../../../data/office/changes.ts";
import { listRowsInOrder, orderRows, type PlaceColumn } from "../../../data/office/lists.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead, BackToList } from "../frame/page-parts.tsx";
import { useToast } from "../frame/toasts.tsx";
import { partIn } from "../list/list-state.ts";
import { rowsKey } from "../query-keys.ts";
import type { Resource } from "../resource.ts";
import { lastChange } from "../resource.ts";
import { resourceAt } from "../resources.ts";
import type { Route } from "./+types/order-page";
import { useHandles, useOrder } from "./use-order.ts";
import "./order.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { many } = resourceAt(page.location.pathname).texts[language];
  const t = adminTexts[language];
  return pageMeta(
    { title: t.title(orderTexts[language].title(many)), description: t.description },
    page,
  );
};

/** All rows of a resource in the visitors' order, to be rearranged. */
export default function OrderPage() {
  const resource = resourceAt(useLocation().pathname);
  const { table, place = "position" } = resource;
  const [parameters] = useSearchParams();
  const part = partIn(resource, (name) => parameters.get(name));
  const within = Object.fromEntries(new URLSearchParams(part));
  const texts = resource.texts[useLanguage()];
  const t = useTexts(orderTexts);
  const rows = useQuery({
    queryKey: [...rowsKey(table), "order", part],
    queryFn: async () => listRowsInOrder(await getBackend(), table, place, within),
    staleTime: 0,
  });
  return (
    <>
      <AdminHead
        title={t.title(texts.many)}
        lead={t.lead}
        above={<BackToList resource={resource} />}
      />
      {rows.isError && <LoadFailed retry={() => void rows.refetch()} />}
      {rows.data?.length === 0 && <EmptyState title={texts.empty}>{null}</EmptyState>}
      {rows.data && <OrderList resource={resource} place={place} rows={rows.data} />}
    </>
  );
}

const steps: Partial<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

function OrderList({
  resource,
  place,
  rows,
}: {
  resource: Resource;
  place: PlaceColumn;
  rows: readonly ManagedRow[];
}) {
  const { table } = resource;
  const [said, setSaid] = useState("");
  const t = useTexts(orderTexts);
  const admin = useTexts(adminTexts);
  const language = useLanguage();
  const beside = resource.columns.slice(1).find(({ onPhones }) => onPhones);
  const showToast = useToast();
  const queries = useQueryClient();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const refresh = () => queries.invalidateQueries({ queryKey: rowsKey(table) });

  const write = async (next: readonly string[]) => {
    const since = lastChange(rows);
    try {
      await orderRows(await getBackend(), table, place, next);
      const undo = async () => {
        await undoChanges(await getBackend(), table, [...next], since);
        void refresh();
      };
      showToast({ message: t.saved, undo });
    } catch {
      showToast({ message: admin.saveFailed });
    }
    await refresh();
  };
  const moves = useOrder(
    rows.map(({ id }) => id),
    write,
  );
  const say = (at: { place: number; all: number }) =>
    setSaid(t.nowAt({ place: at.place, count: at.all }));
  const handle = useHandles({ ...moves, steps, say });

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol className="order-list">
        {moves.order.map((id, index) => {
          const row = byId.get(id);
          if (!row) return null;
          return (
            <li key={id} data-item={id}>
              <button
                type="button"
                aria-label={t.move({ name: resource.title(row, language), place: index + 1 })}
                {...handle(id)}
              >
                <Icon of={Grip} />
              </button>
              <span className="numbers">{index + 1}</span>
              <span className="order-name">
                <span>{resource.title(row, language)}</span>
                {/** Several rows may share a name, such as the principals of the campuses. */}
                {beside && (
                  <span className="text-small text-ink-2">{beside.show(row, language)}</span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
