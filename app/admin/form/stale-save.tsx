import adminTexts from "messages:admin/admin/admin";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Typed } from "./field-values.ts";

/** Both versions of what two people changed at once, field by field, and the choice between them. */
export function StaleSave({
  label,
  yours,
  theirs,
  onKeepYours,
  onKeepTheirs,
}: {
  /** The words for the name of a text. */
  label: (name: string) => string;
  yours: Typed;
  theirs: Typed;
  onKeepYours: () => void;
  onKeepTheirs: () => void;
}) {
  const t = useTexts(adminTexts);
  const names = [...new Set([...Object.keys(yours), ...Object.keys(theirs)])];
  const differing = names.filter((name) => yours[name] !== theirs[name]);
  return (
    <Notice kind="bad" title={t.staleTitle} className="wide">
      <p>{t.staleFact}</p>
      <table className="compare">
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
        <Button variant="outline" size="small" onClick={onKeepYours}>
          {t.keepYours}
        </Button>
        <Button variant="outline" size="small" onClick={onKeepTheirs}>
          {t.keepTheirs}
        </Button>
      </div>
    </Notice>
  );
}
