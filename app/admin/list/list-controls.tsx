import adminTexts from "messages:admin/admin/admin";
import { Download, Search } from "lucide-react";
import { type ChangeEvent, type ReactNode, useState } from "react";
import { Form, useSubmit } from "react-router";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { useChoices } from "../choices.ts";
import { useToast } from "../frame/toasts.tsx";
import type { Filter, Resource } from "../resource.ts";
import { exportRows } from "./export.ts";
import type { ListState } from "./list-state.ts";

/** Search, filters and order of a list. All of it goes into the address, so it can be kept and shared. */
export function ListControls({
  resource,
  state,
  count,
  isNarrowed,
  children,
}: {
  resource: Resource;
  state: ListState;
  count: number | undefined;
  isNarrowed: boolean;
  /** What more there is for a list, beside its export. */
  children: ReactNode;
}) {
  const language = useLanguage();
  const texts = resource.texts[language];
  const t = useTexts(adminTexts);
  const submit = useSubmit();
  const apply = (event: ChangeEvent<HTMLSelectElement>) => void submit(event.target.form);
  return (
    <>
      <Form
        role="search"
        className="list-controls"
        key={JSON.stringify([state.search, state.filters])}
      >
        <div className="list-search">
          <Icon of={Search} />
          <input
            type="search"
            name="q"
            defaultValue={state.search}
            aria-label={t.searchIn(texts.many)}
            placeholder={t.search}
            className="field-control"
          />
        </div>
        {resource.filters.map((filter) => (
          <FilterChoice
            key={filter.id}
            filter={filter}
            words={texts.filters[filter.id]}
            chosen={state.filters[filter.id] ?? ""}
            apply={apply}
          />
        ))}
        {resource.sorts.length > 1 && (
          <select
            name="sort"
            defaultValue={state.sort.id}
            onChange={apply}
            aria-label={t.sort}
            className="field-control"
          >
            {resource.sorts.map(({ id }) => (
              <option key={id} value={id}>
                {texts.sorts[id]}
              </option>
            ))}
          </select>
        )}
        <p role="status" className="list-count">
          {count !== undefined && (count > 1000 ? t.countMany : t.count(count))}
          {isNarrowed && (
            <SiteLink to="?" className="admin-quiet-link">
              {t.clear}
            </SiteLink>
          )}
        </p>
      </Form>
      <div className="list-tools">
        {children}
        <ExportButton resource={resource} state={state} />
      </div>
    </>
  );
}

function FilterChoice({
  filter,
  words,
  chosen,
  apply,
}: {
  filter: Filter;
  words: { label: string; all: string } | undefined;
  chosen: string;
  apply: (event: ChangeEvent<HTMLSelectElement>) => void;
}) {
  const choices = useChoices(filter);
  return (
    <select
      key={choices.length}
      name={filter.id}
      defaultValue={chosen}
      onChange={apply}
      aria-label={words?.label}
      className="field-control"
    >
      <option value="">{words?.all}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

function ExportButton({ resource, state }: { resource: Resource; state: ListState }) {
  const language = useLanguage();
  const t = useTexts(adminTexts);
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const run = async () => {
    setBusy(true);
    await exportRows(resource, state, language).catch(() => showToast({ message: t.failed }));
    setBusy(false);
  };
  return (
    <button type="button" className="admin-quiet-link" onClick={run} disabled={isBusy}>
      <Icon of={Download} />
      {isBusy ? t.exporting : t.exportRows}
    </button>
  );
}
