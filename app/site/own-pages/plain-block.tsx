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
    <section data-edit={edits} {...named(id, heading)} className="own-plain own-parted page">
      {heading && (
        <h2 id={id} className="scroll-mt-24">
          {heading}
        </h2>
      )}
      <div>{children}</div>
    </section>
  );
}

/** Names a section by its heading, if it has one. */
export const named = (id: string, heading: string) => (heading ? { "aria-labelledby": id } : {});
