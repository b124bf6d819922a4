import adminTexts from "messages:admin/admin/admin";
import importTexts from "messages:admin/import/import";
import { Download } from "lucide-react";
import { saveCsv } from "../../connection/save-file.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { useToast } from "../frame/toasts.tsx";
import type { Resource } from "../resource.ts";
import { importedFields } from "./check-rows.ts";

/** What a file may hold, shown before one is chosen, with an empty one to fill in. */
export function ColumnNames({ resource }: { resource: Resource }) {
  const { fields } = resource.texts[useLanguage()];
  const t = useTexts(importTexts);
  const { failed } = useTexts(adminTexts);
  const showToast = useToast();
  const columns = importedFields(resource).map(({ name, optional, kind }) => ({
    label: fields[name]?.label ?? name,
    isNeeded: !optional && kind !== "check" && resource.initial?.[name] === undefined,
  }));
  const download = () =>
    saveCsv([columns.map(({ label }) => label)], `${resource.path}.csv`).catch(() =>
      showToast({ message: failed }),
    );
  return (
    <section aria-label={t.names} className="about-row mt-8">
      <h2>{t.names}</h2>
      <p className="admin-lead">{t.namesLead}</p>
      <ul className="column-names">
        {columns.map(({ label, isNeeded }) => (
          <li key={label}>{isNeeded ? <strong>{label}</strong> : label}</li>
        ))}
      </ul>
      <div>
        <button type="button" className="admin-quiet-link" onClick={download}>
          <Icon of={Download} />
          {t.emptyTable}
        </button>
      </div>
    </section>
  );
}
