import contentTexts from "messages:admin/content/content";
import { type ReactNode, useState } from "react";
import type { Json } from "../../../data/database.types.ts";
import { keyOfPage } from "../../../data/office/site-content.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useAskedField } from "../form/asked-field.ts";
import type { ContentFieldProps } from "./content-edit.ts";
import { choiceWords } from "./content-shape.ts";
import { textsOf } from "./content-tree.ts";
import { ListTools } from "./list-tools.tsx";

type ListEntryProps = Pick<ContentFieldProps, "shape" | "path" | "english" | "refusals"> & {
  place: number;
  last: number;
  change: (next: (list: Json[]) => Json[]) => void;
  /** Its fields. */
  children: ReactNode;
};

/** One entry of a list: closed it shows its first words, open its fields. */
export function ListEntry({
  shape,
  path,
  english,
  refusals,
  place,
  last,
  change,
  children,
}: ListEntryProps) {
  const t = useTexts(contentTexts);
  const language = useLanguage();
  const texts = textsOf(shape, english);
  const written = texts.filter(({ isShared }) => !isShared);
  // Fields that are only chosen, such as a day, exist from the start.
  const isNew =
    written.length > 0
      ? written.every(({ text }) => text === "")
      : texts.some(({ text }) => text === "");
  const words = texts
    .filter(({ text }) => text !== "")
    .slice(0, 2)
    .map(({ text, list }) => choiceWords(text, language, list))
    .join(" · ");
  const isAsked = useAskedField().startsWith(`${path}/`);
  const [isOpen, setOpen] = useState(isNew || words === "" || isAsked);
  const isWrong = Object.keys(refusals).some((each) => keyOfPage(each).startsWith(`${path}/`));
  const called = words.length > 60 ? `${words.slice(0, 60)}…` : words || t.entry(place + 1);
  const move = (to: number) =>
    change((list) => {
      const next = list.filter((_, each) => each !== place);
      next.splice(to, 0, list[place] ?? "");
      return next;
    });
  const tools = (
    <ListTools
      called={called}
      place={place}
      last={last}
      move={move}
      remove={() => change((list) => list.filter((_, each) => each !== place))}
    />
  );
  if (shape.kind !== "group") {
    return (
      <li className="content-line">
        {children}
        {tools}
      </li>
    );
  }
  return (
    <li className="content-item">
      <details open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{called}</summary>
        {(isOpen || isWrong) && <div className="content-fields">{children}</div>}
      </details>
      {tools}
    </li>
  );
}
