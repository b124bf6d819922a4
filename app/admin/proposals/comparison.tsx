import adminTexts from "messages:admin/admin/admin";
import type { Proposal } from "../../../data/office/proposals.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { wordsOf } from "../form/field-values.ts";
import { useShownTexts } from "../form/shown-texts.ts";
import type { Resource } from "../resource.ts";
import "../history/changes.css";

/** Field by field, the present and proposed values of a row, in the style of its history. */
export function Comparison({
  resource,
  row,
  changes,
}: {
  resource: Resource;
  row: ManagedRow;
  changes: Proposal["changes"];
}) {
  const language = useLanguage();
  const t = useTexts(adminTexts);
  const textsOf = useShownTexts(resource.fields);
  const now = textsOf(row);
  const then = textsOf(Object.assign({}, row, changes));
  const shown = Object.keys(then)
    .filter((name) => now[name] !== then[name])
    .map((name) => ({
      label: wordsOf(resource, name, language, t).label,
      was: now[name],
      is: then[name],
    }));
  // Nothing is approved unseen: columns without a field are shown as stored.
  const known = new Set(["translations", ...resource.fields.map(({ name }) => name.split(".")[0])]);
  const others = Object.keys(changes)
    .filter((name) => !known.has(name))
    .map((name) => ({
      label: name,
      was: JSON.stringify(row[name]),
      is: JSON.stringify(changes[name]),
    }));
  return (
    <dl className="proposed">
      {[...shown, ...others].map(({ label, was, is }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <del>{was || t.empty}</del> <ins>{is || t.empty}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
