import adminTexts from "messages:admin/admin/admin";
import proposalTexts from "messages:admin/proposals/proposals";
import { type ReactNode, useState } from "react";
import type { ManagedRow, RowValues } from "../../../data/office/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";
import { isContributor, isPublic, useOfficeRights } from "../office-rights.ts";
import { momentOf, type Resource, type Standing, standingKinds, textOf } from "../resource.ts";
import { readMoment } from "./field-values.ts";

/** What a save does besides storing the fields: the row's next state, and the columns for it. */
export type SaveAs = { standing: Standing; values: RowValues };

/**
 * The foot of a form. Rows published by hand can be kept as a draft, published now or at a moment, and
 * withdrawn.
 */
export function SaveBar({
  resource,
  row,
  isBusy,
  save,
  preview,
  beside,
}: {
  resource: Resource;
  row: ManagedRow | null;
  isBusy: boolean;
  save: (as?: SaveAs) => void;
  preview: (() => void) | undefined;
  /** Shows or hides the page beside the form. */
  beside: ReactNode;
}) {
  const t = useTexts(adminTexts);
  const language = useLanguage();
  const { publishing } = resource;
  const standing = publishing ? (row ? publishing.standing(row) : "draft") : "published";
  const from = publishing && row ? textOf(row, publishing.from) : "";
  const page = row && standing === "published" ? resource.publicPage?.(row) : undefined;
  const publish = (moment: string, as: Standing) =>
    publishing &&
    save({ standing: as, values: { ...publishing.publish, [publishing.from]: moment } });
  const withdraw = () => publishing && save({ standing: "draft", values: publishing.withdraw });
  const proposals = useTexts(proposalTexts);
  const contributes = isContributor(useOfficeRights());
  if (contributes && isPublic(resource, row)) {
    return (
      <div className="save-bar wide">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? t.saving : proposals.propose}
        </Button>
        <p className="text-small">{t.notPublisher}</p>
      </div>
    );
  }

  return (
    <div className="save-bar wide">
      {standing === "draft" ? (
        <>
          {!contributes && (
            <Button
              disabled={isBusy}
              onClick={() => publish(new Date().toISOString(), "published")}
            >
              {isBusy ? t.saving : t.publish}
            </Button>
          )}
          <Button
            variant={contributes ? "primary" : "outline"}
            disabled={isBusy}
            onClick={withdraw}
          >
            {t.saveDraft}
          </Button>
        </>
      ) : (
        <Button type="submit" disabled={isBusy}>
          {isBusy ? t.saving : t.save}
        </Button>
      )}
      {publishing && (standing !== "published" || publishing.bearsItsDay) && !contributes && (
        <Schedule isBusy={isBusy} mayBePast={publishing.bearsItsDay === true} publish={publish} />
      )}
      {preview && (
        <button type="button" className="admin-quiet-link" onClick={preview}>
          {t.openPreview}
        </button>
      )}
      {beside}
      {publishing && standing !== "draft" && (
        <button type="button" className="admin-quiet-link" disabled={isBusy} onClick={withdraw}>
          {t.unpublish}
        </button>
      )}
      {page && (
        <SiteLink to={page} className="admin-quiet-link">
          {t.seeOnSite}
        </SiteLink>
      )}
      {publishing && row && (
        <p className="ml-auto text-small">
          <StandingMark standing={standing} />
          {standing === "scheduled" && ` ${momentOf(from, language)}`}
        </p>
      )}
    </div>
  );
}

/** The state of a row in a word. */
function StandingMark({ standing }: { standing: Standing }) {
  return <Status kind={standingKinds[standing]}>{useTexts(adminTexts).standings[standing]}</Status>;
}

function Schedule({
  isBusy,
  mayBePast,
  publish,
}: {
  isBusy: boolean;
  /** Whether a past day may be given to rows that readers see under their day. */
  mayBePast: boolean;
  publish: (moment: string, as: Standing) => void;
}) {
  const t = useTexts(adminTexts);
  const [typed, setTyped] = useState("");
  const moment = readMoment(typed);
  const isAhead = moment !== undefined && Date.parse(moment) > Date.now();
  return (
    <details className="save-later">
      <summary className="admin-quiet-link">{mayBePast ? t.scheduleDay : t.schedule}</summary>
      <div className="save-later-panel" onInput={(event) => event.stopPropagation()}>
        <label>
          <span className="block text-small">{mayBePast ? t.scheduleDayFrom : t.scheduleFrom}</span>
          <input
            type="datetime-local"
            className="field-control"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <Button
          variant="outline"
          size="small"
          disabled={isBusy || !(isAhead || (mayBePast && moment))}
          onClick={() => moment && publish(moment, isAhead ? "scheduled" : "published")}
        >
          {mayBePast && moment && !isAhead ? t.scheduleDaySet : t.scheduleSet}
        </Button>
      </div>
    </details>
  );
}
