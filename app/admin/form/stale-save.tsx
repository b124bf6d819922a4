import type { ManagedRow } from "../../../data/managed/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { adminTexts } from "../admin.texts.ts";
import type { Resource } from "../resource.ts";
import { readable, type Typed, typedOf } from "./field-values.ts";
import { withTranslations, wordsOf } from "./translated-fields.ts";

/** Both versions of what two people changed at once, field by field, and the choice between them. */
export function StaleSave({
  resource,
  yours,
  theirs,
  onKeepYours,
  onKeepTheirs,
}: {
  resource: Resource;
  yours: Typed;
  theirs: ManagedRow;
  onKeepYours: () => void;
  onKeepTheirs: () => void;
}) {
  const t = useTexts(adminTexts);
  const language = useLanguage();
  const other = typedOf(resource.fields, theirs);
  const differing = withTranslations(resource.fields).filter(
    ({ name }) => yours[name] !== other[name],
  );
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
          {differing.map((field) => (
            <tr key={field.name}>
              <th scope="row">{wordsOf(resource, field.name, language, t).label}</th>
              <td>{readable(field, yours[field.name]) || t.empty}</td>
              <td>{readable(field, other[field.name]) || t.empty}</td>
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
