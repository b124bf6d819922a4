import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** A message's arguments by name, with their TypeScript types: `{count: "number"}`. */
export type Arguments = Map<string, string>;

/** Parses an ICU message. Throws if it is invalid or uses a feature that this site does not support. */
export function readMessage(message: string): MessageFormatElement[] {
  return parse(message);
}

/**
 * The arguments of a message. A choice between `null` and other, or `true` and other, is reflected in the
 * type.
 */
export function argumentsOf(
  elements: MessageFormatElement[],
  known: Arguments = new Map(),
): Arguments {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    const before = known.get(element.value);
    known.set(element.value, before ? narrower(before, typeOf(element)) : typeOf(element));
    if (element.type !== TYPE.select && element.type !== TYPE.plural) continue;
    for (const { value } of Object.values(element.options)) argumentsOf(value, known);
  }
  return known;
}

const any = "string | number";

function typeOf(element: MessageFormatElement): string {
  if (element.type === TYPE.number || element.type === TYPE.plural) return "number";
  if (element.type !== TYPE.select) return any;
  const cases = Object.keys(element.options);
  if (cases.includes("true") || cases.includes("false")) return "boolean";
  return cases.includes("null") ? `${any} | null` : "string";
}

/** The type that fits two uses of one argument. */
function narrower(one: string, other: string): string {
  const kinds = [one, other];
  const isNull = kinds.some((kind) => kind.endsWith("| null"));
  const main = kinds.map((kind) => kind.replace(" | null", "")).find((kind) => kind !== any);
  return `${main ?? any}${isNull ? " | null" : ""}`;
}

/**
 * A message as JavaScript, for one language: a string, or a template with calls of what
 * data/message-parts.ts exports. `tag` is that of `Intl`.
 */
export function javascriptOf(elements: MessageFormatElement[], tag: string, counted = ""): string {
  const only = elements[0];
  if (elements.length === 0) return '""';
  if (elements.length === 1 && only?.type === TYPE.literal) return JSON.stringify(only.value);
  return `\`${elements.map((element) => part(element, tag, counted)).join("")}\``;
}

function part(element: MessageFormatElement, tag: string, counted: string): string {
  switch (element.type) {
    case TYPE.literal:
      return element.value.replace(/[`\\$]/g, "\\$&");
    case TYPE.argument:
      return `\${${element.value}}`;
    case TYPE.number:
      if (element.style) break;
      return `\${number("${tag}", ${element.value})}`;
    case TYPE.pound:
      return `\${number("${tag}", ${counted})}`;
    case TYPE.select:
      return `\${select(${element.value}, ${cases(element.options, tag, counted)})}`;
    case TYPE.plural:
      if (element.offset !== 0 || element.pluralType !== "cardinal") break;
      return `\${plural("${tag}", ${element.value}, ${cases(element.options, tag, element.value)})}`;
  }
  throw new Error(
    `a message uses ${JSON.stringify(element)}, which platform/messages/icu.ts leaves out`,
  );
}

function cases(
  options: Record<string, { value: MessageFormatElement[] }>,
  tag: string,
  counted: string,
): string {
  const all = Object.entries(options).map(
    ([name, { value }]) => `${JSON.stringify(name)}: ${javascriptOf(value, tag, counted)}`,
  );
  return `{${all.join(", ")}}`;
}
