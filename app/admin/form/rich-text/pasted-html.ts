import { isSitePath } from "../../../../data/pages/links.ts";

export type Pasted = { html: string; hasLostPictures: boolean };

const styles = /\sstyle=(["'])(.*?)\1/gs;
const listed = /mso-list:[^;]*level(\d)/i;
const bulleted = /mso-list:\s*ignore/i;
const numbered = /^\(?[0-9a-z]{1,4}[.)]/i;

/**
 * Converts text copied in another program for the editor: Word's lists become lists, headings those of the
 * site; empty lines and pictures that are not files of the site are left out.
 */
export function readPasted(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), "text/html");
  makeLists(body);
  for (const heading of body.querySelectorAll("h1, h4, h5, h6")) {
    rename(heading, heading.tagName === "H1" ? "h2" : "h3");
  }
  const lost = [...body.querySelectorAll("img")].filter(
    (picture) => !isSitePath(picture.getAttribute("src") ?? ""),
  );
  for (const picture of lost) picture.remove();
  for (const line of body.querySelectorAll("p")) {
    if (line.textContent.trim() === "" && !line.querySelector("img, br + br")) line.remove();
  }
  return { html: body.innerHTML, hasLostPictures: lost.length > 0 };
}

/** The page's policy reports every parsed style, so what styles say about lists is kept in attributes. */
function withoutStyles(html: string): string {
  return html
    .replaceAll(/<style[\s>].*?<\/style>/gis, "")
    .replaceAll(styles, (_all, _quote, style) => {
      const level = listed.exec(style)?.[1];
      if (level) return ` data-level="${level}"`;
      return bulleted.test(style) ? " data-bullet" : "";
    });
}

/** Word writes a list entry as a line with its level in the style and its bullet as text. */
function makeLists(body: HTMLElement) {
  const open: { level: number; list: HTMLElement; last: Element }[] = [];
  for (const line of body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")) {
    const level = Number(line.getAttribute("data-level") ?? 0);
    // Any other line ends all open lists.
    if (open[0]?.list.nextElementSibling !== line) open.length = 0;
    if (level === 0) continue;
    const bullet = line.querySelector("[data-bullet]");
    const kind = numbered.test(bullet?.textContent?.trim() ?? "") ? "ol" : "ul";
    bullet?.remove();
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const entry = document.createElement("li");
    const words = document.createElement("p");
    words.append(...line.childNodes);
    entry.append(words);
    const at = open.at(-1);
    if (at?.level === level) {
      at.list.append(entry);
      at.last = entry;
      line.remove();
      continue;
    }
    const list = document.createElement(kind);
    list.append(entry);
    if (at) {
      at.last.append(list);
      line.remove();
    } else line.replaceWith(list);
    open.push({ level, list, last: entry });
  }
}

function rename(element: Element, tag: string) {
  const other = document.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}
