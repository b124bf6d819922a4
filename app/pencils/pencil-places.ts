/** A pencil and its part of the page. */
export type Pencil = { part: HTMLElement; link: HTMLAnchorElement };

/** The width and height that a finger needs. */
const side = 44;
const gap = 4;
const step = 24;
/** Rows of positions to try, each as high as a pencil. */
const mostRows = 4;
/** A card that is a single link has room for a pencil; a link in a line has none. */
const highestLine = 64;

type Box = { left: number; top: number; right: number; bottom: number };

/**
 * Puts each pencil at the upper right corner of its part, avoiding links in lines and other pencils on the
 * same ground: the page, or the element open over it.
 */
export function placePencils(pencils: readonly Pencil[], ground: HTMLElement): void {
  const { clientWidth } = document.documentElement;
  const taken = linesOf(ground);
  const places = pencils.map(({ part }) => {
    const box = part.getBoundingClientRect();
    const middle = (box.left + box.right) / 2;
    // Outside the page: it is in a strip that scrolls sideways.
    if (box.width === 0 || middle < 0 || middle > clientWidth) return undefined;
    const left = Math.max(0, Math.min(box.right, clientWidth) - side);
    const place = freePlace(left, box, taken);
    taken.push(place);
    return place;
  });
  const origin = originOf(ground);
  const lowest = (ground === document.body ? document.documentElement : ground).scrollHeight - side;
  // Written after everything is read, so that the page is laid out once.
  pencils.forEach(({ link }, index) => {
    const place = places[index];
    link.hidden = place === undefined;
    if (!place) return;
    link.style.left = `${place.left - origin.left}px`;
    link.style.top = `${Math.max(0, Math.min(place.top - origin.top, lowest))}px`;
  });
}

/** The position on the screen of the point 0, 0 of the ground. */
function originOf(ground: HTMLElement): { left: number; top: number } {
  if (ground === document.body) return { left: -scrollX, top: -scrollY };
  const { left, top } = ground.getBoundingClientRect();
  return {
    left: left + ground.clientLeft - ground.scrollLeft,
    top: top + ground.clientTop - ground.scrollTop,
  };
}

/** Elements that can be pressed there, and would be covered. */
function linesOf(ground: HTMLElement): Box[] {
  const controls = "a:not(.pencil), button, summary, input, select, textarea";
  return [...ground.querySelectorAll(controls)]
    .map((control) => control.getBoundingClientRect())
    .filter(({ height }) => height > 0 && height <= highestLine);
}

/** The first free position to the left, in the rows below and then above; if all are taken, the corner. */
function freePlace(right: number, part: Box, taken: readonly Box[]): Box {
  const rows = Array.from({ length: mostRows }, (_, row) => part.top + row * (side + gap));
  for (const top of [...rows, part.top - side - gap]) {
    for (let left = right; left >= Math.max(0, part.left - side); left -= step) {
      const place = placeAt(left, top);
      if (!taken.some((one) => overlap(one, place))) return place;
    }
  }
  return placeAt(right, part.top);
}

const placeAt = (left: number, top: number): Box => ({
  left,
  top,
  right: left + side,
  bottom: top + side,
});

const overlap = (one: Box, other: Box) =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap;
