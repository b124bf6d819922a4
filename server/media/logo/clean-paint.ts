import { attributes as known, properties } from "./svg-parts.ts";

/** A part of the same drawing. */
const ownPart = /^#[\w.-]{1,200}$/;
const ownPartUrl = /url\(\s*(['"]?)#[\w.-]{1,200}\1\s*\)/gi;
const plain = /^[\w\s.,#%+\-'"():;]*$/;
const functions = new Set([
  ...["rgb", "rgba", "hsl", "hsla", "matrix", "translate", "translatex", "translatey"],
  ...["scale", "scalex", "scaley", "rotate", "skewx", "skewy"],
]);

/**
 * The allowed attributes of an element. Inside elements that clip or mask others (`isShared`), clipping again
 * is not allowed, because the work would multiply.
 */
export function cleanAttributes(
  element: string,
  given: Readonly<Record<string, string>>,
  isShared: boolean,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    if (name === "href" || name === "xlink:href") {
      if (refers.has(element) && ownPart.test(value)) kept.href = value;
    } else if (name === "style") {
      for (const [property, painted] of declarations(value)) {
        if (!(isShared && cuts.has(property))) kept[property] = painted;
      }
    } else if (known.has(name) && isPlain(value) && !(isShared && cuts.has(name))) {
      kept[name] ??= value;
    }
  }
  return kept;
}

const refers = new Set(["use", "linearGradient", "radialGradient"]);
const cuts = new Set(["mask", "clip-path", "class"]);

/** Rules of the plainest kind, `.a, .b { fill: red }`; a sheet with anything more is dropped. */
export function cleanSheet(source: string): string {
  const sheet = source.replaceAll(/\/\*[\s\S]*?\*\/|<!\[CDATA\[|\]\]>|<!--|-->/g, "");
  if (/[@\\<&]/.test(sheet)) return "";
  return sheet
    .split("}")
    .map((rule) => {
      const [selector = "", body = "", ...more] = rule.split("{");
      const rules = declarations(body).map(([name, value]) => `${name}:${value}`);
      const isPlainRule = /^[\w\s.,#-]+$/.test(selector) && more.length === 0;
      return isPlainRule && rules.length > 0 ? `${selector.trim()}{${rules.join(";")}}` : "";
    })
    .join("");
}

function declarations(body: string): [name: string, value: string][] {
  return body.split(";").flatMap((declaration): [string, string][] => {
    const [name = "", ...rest] = declaration.split(":");
    const property = name.trim().toLowerCase();
    const value = rest
      .join(":")
      .replace(/!important/i, "")
      .trim();
    return properties.has(property) && value !== "" && isPlain(value) ? [[property, value]] : [];
  });
}

/** Numbers, colours, names, and addresses of parts of the same drawing. */
function isPlain(value: string): boolean {
  const rest = value.replaceAll(ownPartUrl, "");
  if (!plain.test(rest)) return false;
  return rest
    .split("(")
    .slice(0, -1)
    .every((before) => functions.has(lastName(before)));
}

/** The name before a bracket. */
const lastName = (text: string) =>
  text
    .trimEnd()
    .split(/[^\w-]/)
    .at(-1)
    ?.toLowerCase() ?? "";
