import contentTexts from "messages:admin/content/content";
import { Plus, X } from "lucide-react";
import { memo } from "react";
import type { Json } from "../../../data/database.types.ts";
import { byTranslation } from "../../../data/languages.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ComposedField } from "../form/composed-field.tsx";
import { PictureChoice } from "../form/picture-choice.tsx";
import { readNumber } from "../form/typed-number.ts";
import type { ContentFieldProps } from "./content-edit.ts";
import { choiceWords, fieldName, type Shape } from "./content-shape.ts";
import { childOf, emptyOf, entriesOf } from "./content-tree.ts";
import { ListEntry } from "./list-entry.tsx";
import { TextPair } from "./text-pair.tsx";

/** One part of the content, of any kind. */
export const ContentField = memo(function AnyField(props: ContentFieldProps) {
  const { shape, path, name, english, edit, refusals, isOptional } = props;
  const language = useLanguage();
  const t = useTexts(contentTexts);
  const label = fieldName(name, language);
  const error = refusals[path];
  const set = (value: Json) => edit({ kind: "english", path, value });
  const shared = { name: path, label, optional: isOptional, ...(error && { error }) };
  switch (shape.kind) {
    case "group":
      return <Group {...props} shape={shape} label={label} />;
    case "list":
      return <List {...props} shape={shape} label={label} />;
    case "text":
      return <TextPair {...props} shape={shape} label={label} />;
    case "number":
      return (
        <Field
          {...shared}
          className="content-short"
          inputMode="numeric"
          value={String(english ?? "")}
          onChange={({ target }) => set(readNumber(target.value) ?? target.value)}
        />
      );
    case "check":
      return (
        <Field
          {...shared}
          as="check"
          checked={english === true}
          onChange={({ target }) => set((target as HTMLInputElement).checked)}
        />
      );
    case "picture":
      return (
        <ComposedField label={label} optional={isOptional} className="" {...(error && { error })}>
          <PictureChoice
            label={label}
            address={String(english ?? "")}
            isInvalid={Boolean(error)}
            onTake={set}
          />
        </ComposedField>
      );
    case "choice":
      return (
        <Field
          {...shared}
          className="content-short"
          as="select"
          none={isOptional ? t.each : undefined}
          choices={choicesWith(shape, english).map((id) => ({
            id,
            name: choiceWords(id, language, shape.list),
          }))}
          value={String(english ?? "")}
          onChange={({ target }) => set(target.value)}
        />
      );
  }
}, isSameField);

/** The choices, and an archived one that was chosen before. */
function choicesWith({ choices, list }: Extract<Shape, { kind: "choice" }>, chosen?: Json) {
  const isKept = list && typeof chosen === "string" && chosen !== "" && !choices.includes(chosen);
  return isKept ? [...choices, chosen] : choices;
}

/** A tree below a part is a new object only if something in it has changed; its parents are new. */
function isSameField(
  { translations, ...one }: ContentFieldProps,
  { translations: others, ...other }: ContentFieldProps,
): boolean {
  const names = Object.keys(other) as (keyof typeof other)[];
  return (
    names.every((name) => one[name] === other[name]) &&
    entriesOf(translations).every(
      ([id, { said, source }]) => others[id].said === said && others[id].source === source,
    )
  );
}

/** Large parts are landmarks; smaller ones, which may share a name, have a heading. */
const landmark = (label: string, depth: number) => (depth === 2 ? { "aria-label": label } : {});

type GroupProps = ContentFieldProps & { shape: Extract<Shape, { kind: "group" }>; label: string };

const translationsBelow = (all: ContentFieldProps["translations"], step: string | number) =>
  byTranslation((id) => ({
    said: childOf(all[id].said, step),
    source: childOf(all[id].source, step),
  }));

function Group({ shape, label, ...props }: GroupProps) {
  const { path, name, english, translations, edit, isOptional, depth } = props;
  const t = useTexts(contentTexts);
  const parts = shape.fields.map((part) => (
    <ContentField
      key={part.name}
      {...props}
      shape={part.shape}
      name={part.name}
      path={path ? `${path}/${part.name}` : part.name}
      english={childOf(english, part.name)}
      translations={translationsBelow(translations, part.name)}
      isOptional={part.isOptional}
      depth={name === "" ? depth : depth + 1}
    />
  ));
  if (name === "") return parts;
  if (isOptional && english === undefined) {
    const add = () => edit({ kind: "part", path, value: emptyOf(shape) });
    return (
      <button type="button" className="admin-quiet-link content-add" onClick={add}>
        <Icon of={Plus} />
        {t.addPart(label)}
      </button>
    );
  }
  const Heading = `h${Math.min(depth, 6)}` as "h2";
  return (
    <section
      className="content-group"
      data-part={path}
      data-depth={depth}
      {...landmark(label, depth)}
    >
      <Heading>{label}</Heading>
      {parts}
      {isOptional && (
        <button
          type="button"
          className="admin-quiet-link"
          onClick={() => edit({ kind: "part", path, value: undefined })}
        >
          <Icon of={X} />
          {t.removePart(label)}
        </button>
      )}
    </section>
  );
}

type ListProps = ContentFieldProps & { shape: Extract<Shape, { kind: "list" }>; label: string };

function List({ shape, label, ...props }: ListProps) {
  const { path, name, english, translations, edit, refusals, depth } = props;
  const t = useTexts(contentTexts);
  const isOfGroups = shape.item.kind === "group";
  const items = Array.isArray(english) ? english : [];
  const change = (next: (list: Json[]) => Json[]) => edit({ kind: "list", path, change: next });
  const Heading = `h${Math.min(depth, 6)}` as "h2";
  return (
    <section
      className="content-group"
      data-part={path}
      data-depth={depth}
      {...landmark(label, depth)}
    >
      <Heading>{label}</Heading>
      {refusals[path] && <p className="field-error">{refusals[path]}</p>}
      <ol className="content-list">
        {items.map((item, place) => (
          <ListEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place; its fields hold no state of their own.
            key={place}
            shape={shape.item}
            path={`${path}/${place}`}
            english={item}
            refusals={refusals}
            place={place}
            last={items.length - 1}
            change={change}
          >
            <ContentField
              {...props}
              shape={shape.item}
              name={isOfGroups ? "" : name}
              path={`${path}/${place}`}
              english={item}
              translations={translationsBelow(translations, place)}
              isOptional={false}
              depth={isOfGroups ? depth + 1 : depth}
            />
          </ListEntry>
        ))}
      </ol>
      {items.length < shape.most && (
        <button
          type="button"
          className="admin-quiet-link content-add"
          onClick={() => change((list) => [...list, emptyOf(shape.item)])}
        >
          <Icon of={Plus} />
          {t.add(label)}
        </button>
      )}
    </section>
  );
}
