import adminTexts from "messages:admin/admin/admin";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { translations } from "../../../data/languages.ts";
import { undoChanges } from "../../../data/office/changes.ts";
import { getRow, type ManagedRow, updateRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { languageName } from "../../language/names.ts";
import { useTexts } from "../../language/texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { failureSentence, LoadFailed } from "../frame/failures.tsx";
import { AdminHead, BackToList, PageLoading, QuietLink } from "../frame/page-parts.tsx";
import { useToast } from "../frame/toasts.tsx";
import { mayChange, opensPage, useOfficeRights } from "../office-rights.ts";
import { rowsKey } from "../query-keys.ts";
import type { Resource, RowAction } from "../resource.ts";
import type { TranslatedReason } from "../translated-reason.ts";

/** Fetches a row and renders it; says so if it cannot be loaded or does not exist. */
export function OneRow({
  resource,
  id,
  children,
}: {
  resource: Resource;
  id: string;
  children: (row: ManagedRow) => ReactNode;
}) {
  const row = useQuery({
    queryKey: [...rowsKey(resource.table), "row", id],
    queryFn: async () => getRow(await getBackend(), resource.table, id),
    staleTime: 0,
    // Never replaces what is being typed: a stale save is noticed when it is saved.
    refetchOnReconnect: false,
  });
  if (row.isPending) return <PageLoading />;
  if (row.isLoadingError) return <LoadFailed retry={() => void row.refetch()} />;
  if (!row.data) return <NotThere resource={resource} />;
  return children(row.data);
}

/** Shown instead of a row that was deleted or never existed. */
export function NotThere({ resource }: { resource: Resource }) {
  const t = useTexts(adminTexts);
  return (
    <EmptyState
      heading="h1"
      title={t.notThere}
      action={
        <ButtonLink to={`/admin/${resource.path}/trash`} variant="outline2">
          {t.trash}
        </ButtonLink>
      }
    >
      <p>{t.notThereNext}</p>
    </EmptyState>
  );
}

/** The head of every page of a row: its name, its actions, and its other pages. */
export function RowHead({
  resource,
  row,
  tab,
  lead,
  children,
}: {
  resource: Resource;
  row: ManagedRow;
  /** The page that shows it; without one, the form. */
  tab?: string;
  lead?: string;
  /** Actions on this page, besides those on the row. */
  children?: ReactNode;
}) {
  const language = useLanguage();
  const texts = resource.texts[language];
  const t = useTexts(adminTexts);
  const { path, tabs, copy, actions = [] } = resource;
  const rights = useOfficeRights();
  const own = `/admin/${path}/${row.id}`;
  const open = tabs?.filter((each) => opensPage(rights, `${own}/${each}`)) ?? [];
  const current = (each?: string) => (each === tab ? ("page" as const) : undefined);
  return (
    <>
      <AdminHead
        title={resource.title(row, language)}
        above={<BackToList resource={resource} row={row} />}
        {...(lead !== undefined && { lead })}
      >
        {copy && (
          <QuietLink to={`/admin/${path}/new?copy=${row.id}`} icon={Copy}>
            {t.copy}
          </QuietLink>
        )}
        {actions
          .filter(({ isFor }) => isFor(row) && mayChange(rights, resource, row))
          .map((action) => (
            <RowActionButton key={action.id} resource={resource} row={row} action={action} />
          ))}
        {children}
      </AdminHead>
      {open.length > 0 && (
        <nav aria-label={resource.title(row, language)} className="row-tabs">
          <SiteLink to={own} aria-current={current()}>
            {t.details}
          </SiteLink>
          {open.map((each) => (
            <SiteLink key={each} to={`${own}/${each}`} aria-current={current(each)}>
              {texts.tabs?.[each]}
            </SiteLink>
          ))}
        </nav>
      )}
    </>
  );
}

/** An action on a whole row: confirmed before, with a reason where it needs one. */
function RowActionButton({
  resource,
  row,
  action,
}: {
  resource: Resource;
  row: ManagedRow;
  action: RowAction;
}) {
  const language = useLanguage();
  const words = resource.texts[language].actions?.[action.id];
  const t = useTexts(adminTexts);
  const [isAsking, setAsking] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const reason = useRef("");
  const translated = useRef<TranslatedReason>({});
  const showToast = useToast();
  const queries = useQueryClient();
  if (!words) return null;
  const { table } = resource;
  const refresh = () => queries.invalidateQueries({ queryKey: rowsKey(table) });

  const run = async () => {
    const said = reason.current.trim();
    if (action.longestReason && !said) return setRefused(true);
    setAsking(false);
    try {
      const client = await getBackend();
      const at = { id: row.id, seen: row.updated_at };
      const changed = await updateRow(
        client,
        table,
        at,
        action.values(said, row, translated.current),
      );
      const undo = async () => {
        await undoChanges(client, table, [row.id], row.updated_at);
        void refresh();
      };
      showToast(changed ? { message: words.done, undo } : { message: t.staleTitle });
    } catch (failure) {
      showToast({
        message: failureSentence(failure, t, t.saveFailed),
        refused: { failure, again: run },
      });
    }
    await refresh();
  };
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setAsking(true)}>
        {words.label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.question}
        confirm={words.label}
        cancel={t.cancel}
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      >
        <p>{words.fact}</p>
        {action.longestReason && words.reason && (
          <>
            <Field
              as="textarea"
              name="reason"
              rows={3}
              className="mt-4"
              label={words.reason}
              maxLength={action.longestReason}
              onChange={({ target }) => {
                reason.current = target.value;
              }}
              {...(isRefused && { error: t.refusals.missing })}
            />
            {translations.map(({ id }) => (
              <Field
                key={id}
                as="textarea"
                name={`reason_${id}`}
                rows={3}
                lang={id}
                className="mt-4"
                optional
                label={t.inLanguage({
                  label: words.reason ?? "",
                  language: languageName(id, language),
                })}
                maxLength={action.longestReason ?? 0}
                onChange={({ target }) => {
                  translated.current = { ...translated.current, [id]: target.value.trim() };
                }}
              />
            ))}
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
