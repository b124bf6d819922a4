import { type ReactNode, useId } from "react";

type OthersStripProps = {
  title: string;
  /** The items of the list. */
  children: ReactNode;
  /** Further ways on, below the list. */
  foot?: ReactNode;
};

/** Up to three others of the same kind at the foot of a page. */
export function OthersStrip({ title, children, foot }: OthersStripProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="no-print bg-paper-sunk py-section-70">
      <div className="page">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <ul className="others mt-6 grid gap-x-gap gap-y-5 sm:grid-cols-3">{children}</ul>
        {foot}
      </div>
    </section>
  );
}
