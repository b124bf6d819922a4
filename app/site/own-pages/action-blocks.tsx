import ownPageTexts from "messages:site/own-pages/ownPage";
import { linkedForms } from "../../../data/own-pages/linked-forms.ts";
import type { BlockOf } from "../../../data/own-pages/shown-blocks.ts";
import { useTexts } from "../../language/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useBlockMark } from "./block-mark.ts";
import { named } from "./plain-block.tsx";

/** A link to a form, in the site's words unless the page has its own. */
export function WayToForm({ block: { id, form, text } }: { block: BlockOf<"form"> }) {
  const { title, text: usual, label } = useTexts(ownPageTexts).forms[form];
  return (
    <Action block={{ id, heading: title, text: text || usual, label, to: linkedForms[form] }} />
  );
}

type Call = Pick<BlockOf<"action">, "id" | "heading" | "text" | "label" | "to">;

export function Action({ block: { id, heading, text, label, to } }: { block: Call }) {
  const edits = useBlockMark(id);
  return (
    <section data-edit={edits} {...named(id, heading)} className="own-band bg-pine-100">
      <div className="page grid items-end gap-x-14 gap-y-6 md:split-7-5">
        <div>
          <h2 id={id} className="scroll-mt-24 text-h2">
            {heading}
          </h2>
          {text && (
            <p className="mt-4 max-w-144 whitespace-pre-line text-lead text-ink-2">{text}</p>
          )}
        </div>
        <p className="md:justify-self-end">
          <ButtonLink to={to} size="large">
            {label}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
