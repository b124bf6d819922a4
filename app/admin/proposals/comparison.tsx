import adminTexts from "messages:admin/admin/admin";
import type { Proposal } from "../../../data/office/proposals.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { wordsOf } from "../form/field-values.ts";
import { useShownTexts } from "../form/shown-texts.ts";
import type { Resource } from "../resource.ts";
import { comparedParts } from "./compared-parts.ts";
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
  const then = textsOf(Object.assign({}, row, changes));
  return (
    <dl className="proposed">
      {comparedParts(row, changes, textsOf(row), then).map(({ name, was, is }) => (
        <div key={name}>
          <dt>{wordsOf(resource, name, language, t).label}</dt>
          <dd>
            <del>{was || t.empty}</del> <ins>{is || t.empty}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
