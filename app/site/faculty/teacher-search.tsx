import facultyTexts from "messages:site/faculty/faculty";
import { Form } from "react-router";
import type { TaughtSubject, TeacherFilter } from "../../../data/school/teachers.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";

/** A word and a subject, asked by the address of the page. */
export function TeacherSearch({
  subjects,
  filter,
}: {
  subjects: TaughtSubject[];
  filter: TeacherFilter;
}) {
  const t = useTexts(facultyTexts);
  return (
    <Form
      key={`${filter.search} ${filter.subject}`}
      method="get"
      action="/faculty"
      role="search"
      preventScrollReset
      className="grid items-end gap-4 sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto] lg:max-w-[52rem]"
    >
      {filter.campus && <input type="hidden" name="campus" value={filter.campus} />}
      <Field
        label={t.search}
        name="search"
        type="search"
        optional
        defaultValue={filter.search ?? ""}
      />
      <Field
        label={t.subject}
        name="subject"
        as="select"
        optional
        defaultValue={filter.subject ?? ""}
        none={t.allSubjects}
        choices={subjects}
      />
      <Button type="submit" variant="outline2">
        {t.find}
      </Button>
    </Form>
  );
}
