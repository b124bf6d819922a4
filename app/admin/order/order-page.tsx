import adminTexts from "messages:admin/admin/admin";
import orderTexts from "messages:admin/order/order";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Grip } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { undoChanges } from "../../../data/office/changes.ts";
import { listRowsInOrder, orderRows, type PlaceColumn } from "../../../data/office/row-order.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { moveBy, moveTo } from "../album/order.ts";
import { AdminHead } from "../frame/admin-head.tsx";
import { BackToList } from "../frame/back-to-list.tsx";
import { LoadFailed } from "../frame/load-failed.tsx";
import { useToast } from "../frame/toasts.tsx";
import type { Resource } from "../resource.ts";
import { resourceAt } from "../resources.ts";
import { rowsKey } from "../row-queries.ts";
import type { Route } from "./+types/order-page";
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
  const texts = resource.texts[useLanguage()];
  const t = useTexts(orderTexts);
  const rows = useQuery({
    queryKey: [...rowsKey(table), "order"],
    queryFn: async () => listRowsInOrder(await getBackend(), table, place),
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

/** Several keyboard steps are saved as one. */
const pauseMs = 600;

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
  const saved = rows.map(({ id }) => id);
  const [moved, setMoved] = useState<readonly string[]>();
  const [said, setSaid] = useState("");
  const held = useRef<{ id: string; began: readonly string[] }>(undefined);
  const moving = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = useRef<HTMLOListElement>(null);
  const t = useTexts(orderTexts);
  const admin = useTexts(adminTexts);
  const language = useLanguage();
  const beside = resource.columns.slice(1).find(({ onPhones }) => onPhones);
  const showToast = useToast();
  const queries = useQueryClient();
  const order = moved ?? saved;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const refresh = () => queries.invalidateQueries({ queryKey: rowsKey(table) });

  // The focus follows a row that moves.
  useLayoutEffect(() => {
    const handle = list.current?.querySelector<HTMLElement>(`[data-handle="${moving.current}"]`);
    if (handle && document.activeElement !== handle) handle.focus();
  });
  const send = async (next: readonly string[]) => {
    // Everything that happens to these rows after this moment can be undone.
    const since =
      rows
        .map(({ updated_at }) => updated_at)
        .toSorted()
        .at(-1) ?? "";
    try {
      await orderRows(await getBackend(), table, place, next);
      const undo = async () => {
        await undoChanges(await getBackend(), table, [...next], since);
        await refresh();
      };
      showToast({ message: t.saved, undo });
    } catch {
      showToast({ message: admin.saveFailed });
    }
    await refresh();
    setMoved(undefined);
  };
  const save = (next: readonly string[]) => {
    setMoved(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(next), pauseMs);
  };
  const step = (event: KeyboardEvent, id: string) => {
    const by = steps[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = moveBy(order, new Set([id]), by);
    moving.current = id;
    setSaid(t.nowAt({ place: next.indexOf(id) + 1, count: next.length }));
    if (next.join() !== order.join()) save(next);
  };
  const take = (event: PointerEvent<HTMLElement>, id: string) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { id, began: order };
    moving.current = id;
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (!held.current) return;
    const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-row]")
      ?.dataset.row;
    if (over && over !== held.current.id) setMoved(moveTo(order, new Set([held.current.id]), over));
  };
  const drop = () => {
    const began = held.current?.began;
    held.current = undefined;
    if (began && began.join() !== order.join()) save(order);
  };

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={list} className="order-list">
        {order.map((id, index) => {
          const row = byId.get(id);
          if (!row) return null;
          return (
            <li key={id} data-row={id}>
              <button
                type="button"
                data-handle={id}
                aria-label={t.move({ name: resource.title(row, language), place: index + 1 })}
                onKeyDown={(event) => step(event, id)}
                onPointerDown={(event) => take(event, id)}
                onPointerMove={drag}
                onPointerUp={drop}
                onPointerCancel={drop}
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
