import { Form } from "react-router";
import type { TeacherFilter } from "../../../data/teachers.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";

/** A word and a subject, asked by the address of the page. */
export function TeacherSearch({ subjects, filter }: { subjects: string[]; filter: TeacherFilter }) {
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
        label="Name or office"
        name="search"
        type="search"
        optional
        defaultValue={filter.search ?? ""}
      />
      <Field
        label="Subject"
        name="subject"
        as="select"
        optional
        defaultValue={filter.subject ?? ""}
        none="All subjects"
        choices={subjects.map((subject) => ({ id: subject, name: subject }))}
      />
      <Button type="submit" variant="outline2">
        Find
      </Button>
    </Form>
  );
}
