import { useSearchParams } from "react-router";
import { campuses } from "../../../data/campuses.ts";
import { calendarDay, gradeFor, grades } from "../../../data/grades.ts";
import { levels } from "../../../data/levels.ts";
import type { RefusedForm } from "../../connection/sent-form.ts";
import { Consent } from "../../ui/consent.tsx";
import { Field } from "../../ui/field.tsx";
import { SentForm } from "../../ui/sent-form.tsx";

const relations = ["Mother", "Father", "Grandparent", "Guardian"];

/** The enquiry. What was looked up further above, the date of birth and its class, is filled in already. */
export function EnquiryForm({
  refused,
  session,
}: {
  refused: RefusedForm | undefined;
  session: { name: string; start: string };
}) {
  const [query] = useSearchParams();
  const born = calendarDay(query.get("born"));
  const known: Record<string, string | undefined> = {
    date_of_birth: born ?? undefined,
    class: (born && gradeFor(born, session.start)?.id) || undefined,
  };
  const field = (name: string) => ({
    name,
    defaultValue: refused?.values[name] ?? known[name] ?? "",
    error: refused?.errors[name],
  });
  return (
    <section
      aria-labelledby="enquiry-title"
      className="no-print page columns-12 pt-section pb-section"
    >
      <div className="col-span-full mb-8 lg:col-span-4">
        <h2 id="enquiry-title" className="text-h2">
          Send an enquiry
        </h2>
        <p className="mt-3 max-w-[28rem] text-ink-2">
          For the session {session.name}. It binds nobody: the campus office answers with a time to
          visit.
        </p>
      </div>
      <div className="col-span-full lg:col-[5/13] xl:col-[6/13]">
        <SentForm
          key={born}
          id="enquiry"
          to="/admissions"
          refused={refused}
          send="Send the enquiry"
        >
          <Field
            label="Child’s name"
            {...field("child_name")}
            autoComplete="off"
            placeholder="As on the birth certificate"
          />
          <Field label="Date of birth" {...field("date_of_birth")} type="date" />
          <Field label="Class" as="select" {...field("class")}>
            <option value="">Choose a class</option>
            {levels.map((level) => (
              <optgroup key={level.id} label={level.name}>
                {grades
                  .filter((grade) => grade.level === level.id)
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Field>
          <Field label="Campus" as="select" {...field("campus")}>
            <option value="">Choose a campus</option>
            {campuses.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Field>
          <Field label="Your name" {...field("guardian_name")} autoComplete="name" />
          <Field label="You are the child’s" as="select" optional {...field("guardian_relation")}>
            <option value="">Choose, if you like</option>
            {relations.map((relation) => (
              <option key={relation}>{relation}</option>
            ))}
          </Field>
          <Field label="E-mail" {...field("email")} type="email" autoComplete="email" />
          <Field label="Telephone" {...field("phone")} type="tel" autoComplete="tel" />
          <Field
            label="Anything we should know"
            as="textarea"
            optional
            {...field("message")}
            maxLength={4000}
            className="wide"
          />
          <Consent refused={refused} />
        </SentForm>
      </div>
    </section>
  );
}
