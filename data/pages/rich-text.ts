import { Parser } from "htmlparser2";
import { isSitePath, isTextLink } from "./links.ts";
import { isMarkup } from "./markup.ts";

/** The tags that a long text may contain; the database has the same list (private.is_clean_html). */
const tags = [
  ...["p", "h2", "h3", "ul", "ol", "li", "blockquote", "strong", "em", "a", "br", "hr"],
  ...["table", "thead", "tbody", "tr", "th", "td", "img"],
] as const;
export type RichTag =
  | ("p" | "h2" | "h3" | "ul" | "ol" | "li" | "blockquote" | "strong" | "em" | "a" | "br" | "hr")
  | ("table" | "thead" | "tbody" | "tr" | "th" | "td" | "img");

/** A piece of text, or an element with its content. */
export type RichNode = string | RichElement;
export type RichElement = {
  tag: RichTag;
  attributes: Record<string, string | number>;
  children: RichNode[];
};

const isTag = (name: string): name is RichTag => (tags as readonly string[]).includes(name);
/** Tags whose content is dropped too. */
const silenced = ["script", "style", "template", "iframe", "object", "svg", "math", "noscript"];
const count = /^[0-9]{1,5}$/;

/**
 * A long text as elements of the few kinds that pages show. HTML goes through an allow list: other tags leave
 * only their text, scripts nothing, and the only attributes kept are the address of a link or picture and a
 * few numbers. A text that does not begin with a tag is plain, one paragraph per line.
 */
export function readRichText(source: string): RichNode[] {
  if (!isMarkup(source)) {
    return source
      .split(/\n+/)
      .filter((line) => line.trim() !== "")
      .map((line) => ({ tag: "p", attributes: {}, children: [line] }));
  }
  const top: RichNode[] = [];
  const open: { name: string; children: RichNode[] }[] = [{ name: "", children: top }];
  let silent = 0;
  const here = () => open.at(-1)?.children ?? top;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (silenced.includes(name)) silent++;
      if (silent > 0 || !isTag(name)) return open.push({ name, children: here() });
      const element = { tag: name, attributes: allowed(name, attributes), children: [] };
      if (name !== "img" || element.attributes.src) here().push(element);
      return open.push({ name, children: element.children });
    },
    ontext(text) {
      if (silent === 0 && !(open.length === 1 && text.trim() === "")) here().push(text);
    },
    onclosetag(name) {
      if (silenced.includes(name)) silent--;
      open.pop();
    },
  });
  parser.end(source);
  return top;
}

function allowed(tag: RichTag, sent: Record<string, string>): RichElement["attributes"] {
  const kept: RichElement["attributes"] = {};
  const number = (name: string) => {
    if (count.test(sent[name] ?? "")) kept[name] = Number(sent[name]);
  };
  switch (tag) {
    case "a":
      if (isTextLink(sent.href ?? "")) kept.href = sent.href ?? "";
      break;
    case "img":
      if (isSitePath(sent.src ?? "")) kept.src = sent.src ?? "";
      kept.alt = sent.alt ?? "";
      for (const name of ["width", "height"]) number(name);
      break;
    case "th":
    case "td":
      for (const name of ["colspan", "rowspan"]) number(name);
      break;
    case "ol":
      number("start");
  }
  return kept;
}

/** The words of a long text, each block on a line: for descriptions, calendars and search engines. */
export function plainTextOf(source: string): string {
  if (!isMarkup(source)) return source;
  return readRichText(source).map(wordsOf).join("\n").trim();
}

function wordsOf(node: RichNode): string {
  if (typeof node === "string") return node;
  const words = node.children.map(wordsOf).join(node.tag === "tr" ? " " : "");
  return ["li", "tr", "br"].includes(node.tag) ? `${words}\n` : words;
}
