import directoryTexts from "messages:alumni/directory";
import { Form, useNavigate } from "react-router";
import {
  type DirectoryFacets,
  type DirectoryFilter,
  type FacetField,
  facetFields,
} from "../../../data/alumni/directory.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { choiceName } from "../../../data/school/choices.ts";
import { useSchoolChoices } from "../../connection/school-choices.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { SiteLink } from "../../ui/site-link.tsx";

/** Search words and filters, kept in the address. A filter applies at once, words when they are sent. */
export function DirectoryFilters({
  filter,
  facets,
}: {
  filter: Omit<DirectoryFilter, "after">;
  facets: DirectoryFacets | undefined;
}) {
  const language = useLanguage();
  const t = useTexts(directoryTexts);
  const navigate = useNavigate();
  useSchoolChoices();
  /** The address holds only what was chosen, so that it can be shared. */
  const ask = (form: HTMLFormElement) => {
    const said = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" && value !== "" ? [[name, value]] : [],
    );
    void navigate(`/alumni/directory?${new URLSearchParams(said)}`, { preventScrollReset: true });
  };
  const chosen = Object.values(filter).filter((value) => value !== undefined);
  const labelOf = (field: FacetField, id: string, label: string) => {
    if (field === "campus") return campusName(id, language);
    return field === "house" ? choiceName("houses", label, language) : label;
  };
  const choicesOf = (field: FacetField) => {
    const value = filter[field] === undefined ? undefined : String(filter[field]);
    const offered = facets?.choices[field] ?? [];
    const known = offered.some((choice) => choice.value === value);
    // The filter in the address stays selected even if it finds nobody.
    const all = known || !value ? offered : [{ value, label: value, people: 0 }, ...offered];
    return all.map(({ value: id, label, people }) => ({
      id,
      name: t.choice({ label: labelOf(field, id, label), people }),
    }));
  };
  return (
    <Form
      key={JSON.stringify(filter)}
      method="get"
      action="/alumni/directory"
      role="search"
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        ask(event.currentTarget);
      }}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement || isCheck(event.target)) {
          ask(event.currentTarget);
        }
      }}
    >
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto] lg:max-w-176">
        <Field
          label={t.search}
          name="q"
          type="search"
          optional="unsaid"
          defaultValue={filter.q ?? ""}
          autoComplete="off"
        />
        <Button type="submit" variant="outline2">
          {t.find}
        </Button>
      </div>
      <fieldset className="grid grid-cols-2 gap-4 border-t border-line pt-5 md:grid-cols-3 xl:grid-cols-6">
        <legend className="sr-only">{t.narrow}</legend>
        {facetFields.map((field) => (
          <Field
            key={`${field} ${facets !== undefined}`}
            as="select"
            label={t.facets[field]}
            name={field}
            optional="unsaid"
            defaultValue={filter[field] ?? ""}
            none={t.any[field]}
            choices={choicesOf(field)}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <Field
          as="check"
          label={t.mentors(facets?.mentors ?? null)}
          name="mentors"
          value="yes"
          optional
          defaultChecked={filter.mentors === "yes"}
        />
        {chosen.length > 0 && (
          <SiteLink to="/alumni/directory" className="inline-link min-h-11 items-center">
            {t.clear}
          </SiteLink>
        )}
      </div>
    </Form>
  );
}

function isCheck(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === "checkbox";
}
