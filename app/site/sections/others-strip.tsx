import { type ReactNode, useId } from "react";

/** Up to three others of the same kind at the foot of a page; each child is an item. */
export function OthersStrip({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="no-print bg-paper-sunk py-section-70">
      <div className="page">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <ul className="others mt-6 grid gap-x-gap gap-y-5 sm:grid-cols-3">{children}</ul>
      </div>
    </section>
  );
}
