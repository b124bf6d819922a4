import admissionsTexts from "messages:site/admissions/admissions";
import { ChevronDown } from "lucide-react";
import type { AdmissionsPage } from "../../../data/admissions/admissions.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import "../../styles/questions.css";

export function Questions({
  questions,
  lang,
}: Pick<AdmissionsPage, "questions"> & { lang: string | undefined }) {
  const t = useTexts(admissionsTexts);
  return (
    <section aria-labelledby="questions" className="page columns-12 pt-section">
      <h2 id="questions" className="col-span-full mb-5 text-h3 lg:col-span-4">
        {t.questions}
      </h2>
      <div lang={lang} className="col-span-full border-t-2 border-ink lg:col-[5/13]">
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
