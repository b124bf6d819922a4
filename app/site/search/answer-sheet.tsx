import { type ReactNode, useId } from "react";
import { CutLink } from "../../ui/site-link.tsx";

type AnswerSheetProps = {
  title: string;
  /** The page that the facts are from. */
  more: string;
  to: string;
  children: ReactNode;
};

/** A band with the question as its heading and the way to the whole page below. */
export function AnswerSheet({ title, more, to, children }: AnswerSheetProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="answer-sheet columns-12 -mx-page mt-8 mb-10 gap-y-6 bg-saffron-100 px-page py-10 lg:mt-12 lg:mb-14 lg:py-16"
    >
      <h2 id={id} className="numbers col-span-full text-h2 lg:col-span-3">
        {title}
      </h2>
      <div className="col-span-full lg:col-[4/13]">
        {children}
        <p className="mt-5">
          <CutLink arrow to={to}>
            {more}
          </CutLink>
        </p>
      </div>
    </section>
  );
}
