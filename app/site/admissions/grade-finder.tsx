import { Form, useSearchParams } from "react-router";
import { campusName } from "../../../data/campuses.ts";
import { ageOn, calendarDay, campusesOf, gradeFor } from "../../../data/grades.ts";
import { levels } from "../../../data/levels.ts";
import { Button } from "../../ui/button.tsx";
import { fullDate } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { SiteLink } from "../../ui/site-link.tsx";

type Session = { name: string; start: string };

/** A date of birth in, a class and its campuses out. Asked by the address, so that it needs no script. */
export function GradeFinder({ session }: { session: Session }) {
  const [query] = useSearchParams();
  const said = query.get("born");
  const born = calendarDay(said);
  return (
    <section aria-labelledby="class" className="mt-section bg-paper-sunk py-12 lg:py-16">
      <div className="page columns-12 gap-y-7">
        <div className="col-span-full lg:col-span-5">
          <h2 id="class" className="text-h3">
            Which class is it?
          </h2>
          <p className="mt-2 max-w-[30rem] text-ink-2">
            A child joins the class of the age it has on {fullDate(session.start)}.
          </p>
          <Form
            method="get"
            action="/admissions#class"
            preventScrollReset
            className="no-print mt-5 flex flex-wrap items-end gap-3"
          >
            <Field
              key={said}
              label="Date of birth"
              name="born"
              type="date"
              defaultValue={said ?? ""}
              error={said !== null && !born ? "Please give a day of the calendar." : undefined}
              className="min-w-52 flex-1"
            />
            <Button type="submit" variant="outline2">
              Find the class
            </Button>
          </Form>
        </div>
        <div aria-live="polite" className="col-span-full self-center lg:col-[7/13]">
          {born && <Found born={born} session={session} />}
        </div>
      </div>
    </section>
  );
}

function Found({ born, session }: { born: string; session: Session }) {
  const grade = gradeFor(born, session.start);
  const age = ageOn(born, session.start);
  if (!grade) {
    return (
      <p className="border-t-2 border-ink pt-4 text-lead">
        {age < 2
          ? "Children join at the age of two. You are early, and welcome to visit."
          : "By its age the child has left our classes. Write to us, and we look at it together."}
      </p>
    );
  }
  const level = levels.find(({ id }) => id === grade.level);
  return (
    <div className="border-t-2 border-ink pt-4">
      <p className="numbers text-ink-2">
        {age} years old on {fullDate(session.start)}, session {session.name}
      </p>
      <p className="display mt-1 text-h2">{grade.name}</p>
      <p className="mt-1">
        <SiteLink
          to={`/academics/${grade.level}`}
          className="inline-flex min-h-11 items-center font-semibold text-pine-700 underline decoration-pine-300 decoration-2 underline-offset-4"
        >
          {level?.name}
        </SiteLink>{" "}
        at{" "}
        {new Intl.ListFormat("en", { type: "disjunction" }).format(
          campusesOf(grade).map((id) => campusName(id)),
        )}
      </p>
    </div>
  );
}
