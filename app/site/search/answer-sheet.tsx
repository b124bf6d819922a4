import { type ReactNode, useId } from "react";
import { CutLink } from "../../ui/site-link.tsx";

type AnswerSheetProps = {
  title: string;
  /** The page that the facts are from. */
  more: string;
  to: string;
  children: ReactNode;
};

/** The card with the answer: the question as its heading, the facts, and the way to the whole page. */
export function AnswerSheet({ title, more, to, children }: AnswerSheetProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="answer-sheet">
      <div className="page">
        <div className="pulled-card">
          <div className="card-head flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pb-4">
            <h2 id={id} className="numbers text-h2">
              {title}
            </h2>
            <p>
              <CutLink arrow to={to}>
                {more}
              </CutLink>
            </p>
          </div>
          <div className="pt-6">{children}</div>
        </div>
      </div>
    </section>
  );
}
