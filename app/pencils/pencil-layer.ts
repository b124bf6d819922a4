import pencilTexts from "messages:layout/pencils";
import type { SchoolClient } from "../../data/client.ts";
import { splitAddress, textsIn } from "../../data/languages.ts";
import type { OfficeRights } from "../../data/office/roles.ts";
import { keepsSession } from "../connection/backend.ts";
import { changeableParts } from "./changeable-parts.ts";
import { keepPlace, type PencilPlace, takePlace, takeSaid } from "./coming-back.ts";
import { markParts } from "./edit-mark.ts";
import { type Edited, formAddress } from "./edited-parts.ts";
import { type Pencil, placePencils } from "./pencil-places.ts";
import "./pencils.css";

const hiddenKey = "pencils-hidden";
const pencilShape = "M4 20l1-5L16.5 3.5l4 4L9 19zM14 6l4 4";

/**
 * A layer over the page with a pencil for each part that the person may change. It is beside the page's own
 * elements, not among them: headings keep their names, links their places, and React its tree.
 */
export function showPencils(client: SchoolClient, rights: OfficeRights): void {
  const language = splitAddress(location.pathname).language;
  const t = textsIn(pencilTexts, language);
  const isChangeable = changeableParts(client, rights);
  const layer = document.createElement("section");
  layer.className = "pencils no-print";
  layer.ariaLabel = t.title;
  const list = document.createElement("ul");
  const said = document.createElement("p");
  said.className = "pencils-said";
  said.role = "status";
  const toggle = document.createElement("button");
  toggle.type = "button";
  toggle.className = "pencils-switch";
  layer.append(said, list, toggle);

  let pencils: Pencil[] = [];
  let awaited = takePlace(here());
  if (awaited) dropSoon(() => (awaited = undefined));
  const isWanted = () => keepsSession() && navigator.onLine && !isPreview();

  const toPencil = (part: HTMLElement, edited: Edited): Pencil => {
    const link = document.createElement("a");
    link.className = "pencil";
    link.href = formAddress(edited, language, here());
    link.ariaLabel = t.edit({ kind: t.kinds[edited.kind], words: wordsOf(part) });
    link.title = link.ariaLabel;
    link.append(drawnPencil());
    link.addEventListener("click", () =>
      keepPlace({
        page: here(),
        mark: part.dataset.edit ?? "",
        top: part.getBoundingClientRect().top,
      }),
    );
    return { part, link };
  };

  const draw = async () => {
    markParts(isWanted());
    // Pages of the office have no parts.
    if (!isWanted() || !document.querySelector("[data-edit]")) return layer.remove();
    const ground = groundOf();
    if (layer.parentElement !== ground) ground.append(layer);
    const isHidden = localStorage.getItem(hiddenKey) !== null;
    toggle.textContent = isHidden ? t.show : t.hide;
    const parts = isHidden
      ? []
      : [...ground.querySelectorAll<HTMLElement>("[data-edit]")].filter(isStanding);
    const open = await isChangeable(parts.map(({ dataset }) => dataset.edit ?? ""));
    const next = parts.flatMap((part) => {
      const edited = open.get(part.dataset.edit ?? "");
      if (!edited) return [];
      const kept = pencils.find((pencil) => pencil.part === part);
      // An existing link keeps the focus; its text may have changed with the page.
      const made = toPencil(part, edited);
      return kept?.link.href === made.link.href ? [kept] : [made];
    });
    if (next.length !== pencils.length || next.some((one, place) => one !== pencils[place])) {
      pencils = next;
      list.hidden = next.length === 0;
      list.replaceChildren(
        ...next.map(({ link }) => {
          const entry = document.createElement("li");
          entry.append(link);
          return entry;
        }),
      );
    }
    placePencils(pencils, ground);
    // The marks appear with the page's next rendering, and elements that open over the page after them.
    if (awaited) comeBack(pencils, awaited);
  };

  let isDue = false;
  const drawSoon = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      // Without an answer the page keeps its present pencils.
      void draw().catch(() => {});
    });
  };

  toggle.addEventListener("click", () => {
    if (localStorage.getItem(hiddenKey) === null) localStorage.setItem(hiddenKey, "yes");
    else localStorage.removeItem(hiddenKey);
    drawSoon();
  });
  showWhenNear(layer, () => pencils);
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => !layer.contains(target))) drawSoon();
  }).observe(document.body, {
    attributes: true,
    attributeFilter: ["data-edit", "open", "hidden", "class"],
    childList: true,
    subtree: true,
  });
  new ResizeObserver(drawSoon).observe(document.body);
  for (const turned of ["resize", "online", "offline", "storage"]) {
    addEventListener(turned, drawSoon);
  }
  document.addEventListener("toggle", drawSoon, { capture: true });
  for (const moved of ["scroll", "load"]) {
    const place = () => placePencils(pencils, layer.parentElement ?? document.body);
    document.addEventListener(moved, place, { capture: true, passive: true });
  }
  drawSoon();
  // Screen readers speak its changes, so it must be there, empty, before the first.
  const message = takeSaid();
  if (message) {
    setTimeout(() => said.replaceChildren(message), 300);
    setTimeout(() => said.replaceChildren(), 10_000);
  }
}

const here = () => location.pathname + location.search;

/** A preview of a page cannot be edited. */
const isPreview = () => new URLSearchParams(location.search).has("preview");

/** Not in a closed menu or a page that is leaving. */
const isStanding = (part: HTMLElement) => part.getClientRects().length > 0;

/**
 * The element that the layer covers: the page, or the picture or details open over it, which block
 * everything of the page.
 */
function groundOf(): HTMLElement {
  const over = [...document.querySelectorAll<HTMLElement>("dialog[open], [popover]")];
  const isGround = (one: HTMLElement) => isStanding(one) && one.querySelector("[data-edit]");
  return over.findLast(isGround) ?? document.body;
}

/** A person who has begun to do something else is not moved. */
function dropSoon(drop: () => void) {
  for (const begun of ["pointerdown", "keydown", "wheel"]) {
    addEventListener(begun, drop, { once: true, passive: true });
  }
  setTimeout(drop, 5_000);
}

/** Scrolls so that the part is where its pencil was pressed, and focuses that pencil. */
function comeBack(pencils: readonly Pencil[], place: PencilPlace) {
  const pencil = pencils.find(({ part }) => part.dataset.edit === place.mark);
  if (!pencil) return openDetails(place.mark);
  if (pencil.link === document.activeElement) return;
  // Parts above are laid out as they come near, which moves the parts below.
  const settle = (left: number) => {
    const by = pencil.part.getBoundingClientRect().top - place.top;
    if (Math.abs(by) > 1) scrollBy({ top: by, behavior: "instant" });
    if (left > 0) requestAnimationFrame(() => settle(left - 1));
  };
  settle(10);
  pencil.link.focus({ preventScroll: true });
}

/** The details of an entry, which were open when their pencil was pressed. */
function openDetails(mark: string) {
  const closed = document.querySelector(`[popover] [data-edit="${CSS.escape(mark)}"]`);
  const id = closed?.closest("[popover]")?.id ?? "";
  const opener = document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`);
  opener?.scrollIntoView({ block: "center", behavior: "instant" });
  opener?.click();
}

/** Shows a pencil while the pointer is over its part or over the pencil. */
function showWhenNear(layer: HTMLElement, pencilsNow: () => readonly Pencil[]) {
  document.addEventListener("pointerover", ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const { part, link } of pencilsNow()) {
      const isNear = part.contains(target) || link.contains(target);
      link.toggleAttribute("data-near", isNear);
    }
  });
  const mark = ({ type, target }: Event) => {
    const isOn = type === "focusin" || type === "pointerover";
    const pencil = pencilsNow().find(({ link }) => target instanceof Node && link.contains(target));
    pencil?.part.toggleAttribute("data-edited", isOn);
  };
  for (const turned of ["focusin", "focusout", "pointerover", "pointerout"]) {
    layer.addEventListener(turned, mark);
  }
}

const longestWords = 60;

/** The name of the part: its own name or heading, else its longest line. */
function wordsOf(part: HTMLElement): string {
  const heading = part.querySelector("h1, h2, h3, h4, summary, :scope > th")?.textContent;
  const words = [part.ariaLabel, heading, longestLine(part), part.querySelector("img")?.alt]
    .map((said) => said?.replace(/\s+/g, " ").trim() ?? "")
    .find((said) => said !== "");
  return words && words.length > longestWords
    ? `${words.slice(0, longestWords).trim()}…`
    : (words ?? "");
}

function longestLine(part: HTMLElement): string {
  const lines = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  let longest = "";
  while (lines.nextNode()) {
    const line = lines.currentNode.textContent ?? "";
    if (line.length > longest.length) longest = line;
  }
  return longest;
}

function drawnPencil(): SVGSVGElement {
  const namespace = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(namespace, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(namespace, "path");
  path.setAttribute("d", pencilShape);
  drawing.append(path);
  return drawing;
}
