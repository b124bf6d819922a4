/** How the hand wavers from one stop to the next; each part begins and ends in the middle. */
const strokes = [
  "M12 0C9 18 15 32 12 50S10 84 12 100",
  "M12 0C15 22 9 36 12 52S14 80 12 100",
  "M12 0C11 16 8 34 11 50S15 78 12 100",
  "M12 0C14 14 15 38 13 54S9 82 12 100",
];

/** The marks of stops: circles that a gouge might have left. */
const marks = [
  "M3 12C3 6 8 3 12 3S21 7 21 12 17 21 12 21 3 18 3 12Z",
  "M4 11C4 7 7 3 13 3S21 8 20 13 16 21 11 21 3 16 4 11Z",
  "M3 13C2 8 7 4 11 3S20 6 21 11 18 20 13 21 4 18 3 13Z",
];

/**
 * One part of the line of a route, as high as its row: the stroke of a hand and the mark of a stop.
 * The first begins at its stop, the end leads to a campus. Seen only; the table says the same.
 */
export function LinePart({
  place,
  isFirst = false,
  isEnd = false,
}: {
  place: number;
  isFirst?: boolean;
  isEnd?: boolean;
}) {
  return (
    <span aria-hidden className="line-part" data-first={isFirst || undefined}>
      <svg viewBox="0 0 24 100" preserveAspectRatio="none" aria-hidden>
        <path d={strokes[place % strokes.length]} vectorEffect="non-scaling-stroke" />
      </svg>
      {!isEnd && (
        <svg viewBox="0 0 24 24" className="line-mark" aria-hidden>
          <path d={marks[place % marks.length]} />
        </svg>
      )}
    </span>
  );
}
