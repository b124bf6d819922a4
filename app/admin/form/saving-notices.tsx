import adminTexts from "messages:admin/admin/admin";
import exposedTexts from "messages:admin/publishing/exposed";
import { type ReactNode, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { Exposed } from "../../../data/publishing/exposed.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { bringToFocus } from "../../ui/refused-form.tsx";
import { ExposedPanel } from "../publishing/exposed-panel.tsx";
import { focusField } from "./asked-field.ts";
import type { Typed } from "./field-values.ts";
import type { useSaving } from "./saving.ts";
import "../history/changes.css";

type Saving = ReturnType<typeof useSaving<object, unknown>>;

/**
 * Above the fields: an earlier draft, the number of errors, what the words would reveal about a child, and
 * why a save failed.
 */
export function SavingNotices({
  saving: { form, found, takeDraft, dropDraft, refusals, failed, places, explain, isBusy },
  target,
  label,
  row,
  onFailure,
}: {
  saving: Pick<
    Saving,
    | "form"
    | "found"
    | "takeDraft"
    | "dropDraft"
    | "refusals"
    | "failed"
    | "places"
    | "explain"
    | "isBusy"
  >;
  /** The table of the form. */
  target: string;
  /** The name of a field. */
  label: (field: string) => string;
  /** The row of the form, whose parts have pages of their own. */
  row?: string | undefined;
  /** What to do about a save that failed. */
  onFailure?: ReactNode;
}) {
  const t = useTexts(adminTexts);
  const { inPicture } = useTexts(exposedTexts);
  const navigate = useNavigate();
  const count = places ? 0 : Object.keys(refusals).length;
  const isHere = (place: Exposed) => place.target === target;
  return (
    <>
      {found !== undefined && (
        <Notice kind="warn" title={t.draftFound} className="wide">
          <div className="mt-2 flex flex-wrap gap-3">
            <Button variant="outline" size="small" onClick={takeDraft}>
              {t.draftUse}
            </Button>
            <Button variant="ghost" size="small" onClick={dropDraft}>
              {t.draftDrop}
            </Button>
          </div>
        </Notice>
      )}
      {count > 0 && <Notice kind="bad" title={t.errors(count)} className="wide" />}
      {failed && (
        <Notice kind="bad" title={failed} className="wide">
          {onFailure}
        </Notice>
      )}
      {places && (
        <ExposedPanel
          places={places}
          nameOf={(place) => (isHere(place) ? label(place.field) : inPicture(place.excerpt))}
          change={(place) => {
            if (isHere(place)) focusField(form.current, place.field);
            else
              void navigate(
                `/admin/gallery/${row}/pictures?view=describe&picture=${place.row_id}&field=${place.field}`,
              );
          }}
          explain={(reasons) => void explain(reasons)}
          isBusy={isBusy}
        />
      )}
    </>
  );
}

/** Both versions of a row that two people changed at once, field by field, and the choice between them. */
export function StaleSave({
  saving: { dropNewer, takeNewer },
  label,
  yours,
  theirs,
  save,
}: {
  saving: Pick<Saving, "dropNewer" | "takeNewer">;
  /** The words for the name of a text. */
  label: (name: string) => string;
  yours: Typed;
  theirs: Typed;
  /** Saves over the newer version. */
  save: () => void;
}) {
  const t = useTexts(adminTexts);
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () => bringToFocus(place.current?.querySelector<HTMLElement>("[role=alert]"), "start"),
    [],
  );
  const keepYours = () => {
    dropNewer();
    save();
  };
  const names = [...new Set([...Object.keys(yours), ...Object.keys(theirs)])];
  const differing = names.filter((name) => yours[name] !== theirs[name]);
  return (
    <div ref={place} className="wide">
      <Notice kind="bad" title={t.staleTitle}>
        <p>{t.staleFact}</p>
        <table className="change-table">
          <thead>
            <tr>
              <td />
              <th scope="col">{t.yours}</th>
              <th scope="col">{t.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((name) => (
              <tr key={name}>
                <th scope="row">{label(name)}</th>
                <td>{yours[name] || t.empty}</td>
                <td>{theirs[name] || t.empty}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="outline" size="small" onClick={keepYours}>
            {t.keepYours}
          </Button>
          <Button variant="outline" size="small" onClick={() => void takeNewer()}>
            {t.keepTheirs}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
