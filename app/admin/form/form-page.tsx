import adminTexts from "messages:admin/admin/admin";
import { useCallback, useRef, useState } from "react";
import { useLocation, useParams, useSearchParams } from "react-router";
import type { ManagedRow, RowValues } from "../../../data/office/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Notice } from "../../ui/notice.tsx";
import { UnsentAnswer } from "../enquiries/unsent-answer.tsx";
import { AdminHead, BackToList } from "../frame/page-parts.tsx";
import { HistoryPanel } from "../history/history-panel.tsx";
import { isContributor, mayChange, useOfficeRights } from "../office-rights.ts";
import type { Resource } from "../resource.ts";
import { resourceAt } from "../resources.ts";
import type { Route } from "./+types/form-page";
import { typedOf, valuesOf, wordsOf } from "./field-values.ts";
import { movedAhead } from "./moved-ahead.ts";
import { RowForm } from "./row-form.tsx";
import { OneRow, RowHead } from "./row-page.tsx";
import { aboutRow } from "./row-parts.ts";
import { useShownTexts } from "./shown-texts.ts";
import "./row-form.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const t = adminTexts[metaLanguage(page)];
  const texts = resourceAt(page.location.pathname).texts[metaLanguage(page)];
  const title = page.params.id ? t.edit(texts.one) : texts.add;
  return pageMeta({ title: t.title(title), description: t.description }, page);
};

/** The form of any resource, for a new row and an existing one. */
export default function FormPage() {
  const resource = resourceAt(useLocation().pathname);
  const { id } = useParams();
  const About = aboutRow[resource.table];
  const language = useLanguage();
  const t = useTexts(adminTexts);
  const shownTexts = useShownTexts(resource.fields);
  const rights = useOfficeRights();
  const [parameters] = useSearchParams();
  const corrected = parameters.get("correction");
  const [isUnsaved, setUnsaved] = useState(false);
  const isUnsent = useRef(false);
  const setUnsent = useCallback((unsent: boolean) => {
    isUnsent.current = unsent;
  }, []);
  const copied = parameters.get("copy") ?? corrected;
  if (id) {
    return (
      <OneRow key={id} resource={resource} id={id}>
        {(row) => (
          <>
            <RowHead resource={resource} row={row} />
            {About && <About row={row} isUnsaved={isUnsaved} onUnsent={setUnsent} />}
            {resource.fields.length > 0 && !resource.isClosed?.(row) && (
              <>
                {/* A restored version starts the form afresh. */}
                <UnsentAnswer isUnsent={isUnsent}>
                  <RowForm
                    key={row.updated_at}
                    resource={resource}
                    row={row}
                    onUnsaved={setUnsaved}
                  />
                </UnsentAnswer>
                <HistoryPanel
                  table={resource.table}
                  id={row.id}
                  textsOf={shownTexts}
                  mayRestore={(version) =>
                    mayChange(rights, resource, row) && mayChange(rights, resource, version)
                  }
                  label={(name) => wordsOf(resource, name, language, t).label}
                />
              </>
            )}
          </>
        )}
      </OneRow>
    );
  }
  if (copied) {
    return (
      <OneRow key={copied} resource={resource} id={copied}>
        {(row) => <NewRow resource={resource} {...copyOf(resource, row, Boolean(corrected))} />}
      </OneRow>
    );
  }
  return <NewRow key={resource.path} resource={resource} begun={begunBy(resource, parameters)} />;
}

type NewRowProps = {
  resource: Resource;
  begun: RowValues;
  /** Moves the days of a copied row ahead. */
  isMoved?: boolean;
};

function NewRow({ resource, begun, isMoved = false }: NewRowProps) {
  const t = useTexts(adminTexts);
  const texts = resource.texts[useLanguage()];
  const isDraft = isContributor(useOfficeRights()) && "is_active" in begun;
  return (
    <>
      <AdminHead title={texts.add} lead={texts.lead} above={<BackToList resource={resource} />} />
      {isMoved && (
        <Notice title={t.copyMoved} className="mb-6">
          <p>{t.copyMovedNext}</p>
        </Notice>
      )}
      <RowForm
        resource={resource}
        row={null}
        begun={isDraft ? { ...begun, is_active: false } : begun}
      />
    </>
  );
}

/** The initial values of a new row: the defaults, and those in the address of the link. */
function begunBy({ fields, initial }: Resource, parameters: URLSearchParams): RowValues {
  const said = fields.filter(({ name }) => parameters.has(name));
  return { ...initial, ...valuesOf(said, Object.fromEntries(parameters)) };
}

/**
 * The initial values of a copy or a correction: the form's values of the row, without those that belong
 * only to it.
 */
function copyOf(
  resource: Resource,
  row: ManagedRow,
  isCorrection: boolean,
): Omit<NewRowProps, "resource"> {
  const { fields } = resource;
  const own = isCorrection ? resource.correction?.(row) : resource.copy;
  const typed = typedOf(fields, row);
  const moved = movedAhead(resource, typed, new Date());
  return { begun: { ...valuesOf(fields, moved, row), ...own }, isMoved: moved !== typed };
}
