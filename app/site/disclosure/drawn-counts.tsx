import "./drawn-counts.css";

/** More strokes than these would merge on a phone. */
const mostStrokes = 240;
/** A scale for fewer would draw blocks instead of strokes. */
const shortestScale = 40;

/** One stroke for each, as in a tally; those at the end that `missed` counts are shorter. Seen only. */
export function Strokes({
  count,
  missed = 0,
  most,
}: {
  count: number;
  missed?: number;
  /** The largest count in the same drawing, which fills the width. */
  most: number;
}) {
  if (count === 0 || most > mostStrokes) return null;
  const scale = Math.max(most, shortestScale);
  const at = (place: number) => `${Math.round((place / scale) * 1000) / 10}%`;
  return (
    <svg aria-hidden className="drawn-strokes">
      {count > missed && <Line from="0%" to={at(count - missed)} count={count - missed} />}
      {missed > 0 && <Line from={at(count - missed)} to={at(count)} count={missed} isMissed />}
    </svg>
  );
}

function Line({
  from,
  to,
  count,
  isMissed = false,
}: {
  from: string;
  to: string;
  count: number;
  isMissed?: boolean;
}) {
  return (
    <line
      x1={from}
      x2={to}
      y1={isMissed ? 12 : 8}
      y2={isMissed ? 12 : 8}
      pathLength={count}
      strokeDasharray="0.6 0.4"
      className={isMissed ? "missed" : undefined}
    />
  );
}

/** Pixels on the screen for a metre in the school. */
const metre = 1.7;
const gap = 3;
const roomsInRow = 16;
const mostRooms = 160;

/** Rooms of one size as squares, all of a page on one scale. Seen only. */
export function Rooms({ count, size }: { count: number; size: number }) {
  const side = Math.sqrt(size) * metre;
  const step = side + gap;
  const rows = Math.ceil(count / roomsInRow);
  const width = Math.min(count, roomsInRow) * step;
  if (count === 0 || size === 0 || count > mostRooms || width > 320) return null;
  return (
    <svg aria-hidden className="drawn-rooms" width={width} height={rows * step}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <line
          key={row}
          x2={Math.min(roomsInRow, count - row * roomsInRow) * step}
          y1={row * step + side / 2}
          y2={row * step + side / 2}
          strokeWidth={side}
          strokeDasharray={`${side} ${gap}`}
        />
      ))}
    </svg>
  );
}
