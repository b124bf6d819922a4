import type { ReactNode } from "react";
import { useBlockMark } from "./block-mark.ts";

/** The heading at the left, its content at the right; without a heading the content keeps its column. */
export function Plain({
  block: { id, heading },
  children,
}: {
  block: { id: string; heading: string };
  children: ReactNode;
}) {
  const edits = useBlockMark(id);
  return (
    <section data-edit={edits} {...named(id, heading)} className="own-plain page columns-12">
      {heading && (
        <h2 id={id} className="col-span-full mb-6 scroll-mt-24 text-h3 lg:col-span-4 lg:mb-0">
          {heading}
        </h2>
      )}
      <div className="col-span-full lg:col-start-5">{children}</div>
    </section>
  );
}

/** Names a section by its heading, if it has one. */
export const named = (id: string, heading: string) => (heading ? { "aria-labelledby": id } : {});
