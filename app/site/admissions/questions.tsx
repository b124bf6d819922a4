import { ChevronDown } from "lucide-react";
import type { AdmissionsPage } from "../../../data/admissions.ts";
import { Icon } from "../../ui/icon.tsx";

export function Questions({ questions }: Pick<AdmissionsPage, "questions">) {
  return (
    <section aria-labelledby="questions" className="page columns-12 pt-section">
      <h2 id="questions" className="col-span-full mb-5 text-h3 lg:col-span-4">
        Questions parents ask
      </h2>
      <div className="col-span-full border-t-2 border-ink lg:col-[5/13]">
        {questions.map(({ question, answer }) => (
          <details key={question} className="question">
            <summary>
              {question}
              <Icon of={ChevronDown} />
            </summary>
            <p className="max-w-[42rem] pb-5 text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
