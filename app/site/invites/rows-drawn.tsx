import type { Point } from "./hall.ts";
import { type EventPlace, rowsOf } from "./place.ts";
import { Places, type PlacesProps } from "./places.tsx";

/** Chairs in rows with an aisle: on the grass under an awning, or in a room before its board. */
export function Chairs({ capacity, taken, waiting, on }: PlacesProps & { on: EventPlace }) {
  const { points, apart, half, depth } = rowsOf(capacity, 1);
  const wide = 2 * half;
  const edge = half + 14;
  const isLawn = on === "lawn";
  return (
    <svg
      aria-hidden="true"
      className="hall chairs"
      viewBox={`${-edge - 30} -52 ${2 * edge + 60} ${depth + (waiting > 0 ? 92 : 68)}`}
    >
      {isLawn ? (
        <>
          <path
            d={`M${-edge - 30} -20H${edge + 30}V${depth + 14}H${-edge - 30}z`}
            className="hall-lawn"
          />
          <path d={blades(edge + 30, depth)} className="hall-blades" strokeWidth="1.5" />
          <Awning half={half} />
          <Tree x={-edge - 8} y={depth * 0.3} />
          <Tree x={edge + 10} y={depth * 0.72} />
        </>
      ) : (
        <>
          <path d={`M${-edge} ${depth + 14}V-40H${edge}V${depth + 14}`} className="hall-wall" />
          <path d={`M${-wide * 0.22} -34h${wide * 0.44}`} className="hall-board" strokeWidth="8" />
        </>
      )}
      <Places
        points={points}
        taken={taken}
        line={rowsBehind(waiting, half, depth + 28, apart)}
        seat={0.62 * apart}
      />
    </svg>
  );
}

/** Those who wait, in line behind the last row, from the right. */
function rowsBehind(people: number, half: number, y: number, apart: number) {
  const fits = Math.floor((2 * half) / apart);
  return Array.from(
    { length: Math.min(people, fits) },
    (_, place) => [Math.round(half - (place + 0.5) * apart), Math.round(y)] as Point,
  );
}

/** Cut marks of the grass, some in each row. */
const blades = (half: number, depth: number) =>
  Array.from({ length: Math.round(depth / 16) }, (_, n) => {
    const x = -half + 20 + ((n * 137) % (2 * half - 90));
    return `M${Math.round(x)} ${-8 + n * 16}h${18 + ((n * 29) % 34)}`;
  }).join("");

/** The cloth over the front, in strips. */
function Awning({ half }: { half: number }) {
  const strip = half / 6;
  const strips = (from: number) =>
    [0, 1, 2, 3].map(
      (n) =>
        `M${-half * 0.67 + (from + 2 * n) * strip} -46h${strip}v28l${-strip / 2} 8 ${-strip / 2}-8z`,
    );
  return (
    <>
      <path d={strips(0).join("")} className="hall-cloth" />
      <path d={strips(1).join("")} className="hall-cloth-light" />
    </>
  );
}

function Tree({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="20" className="hall-tree" />
      <path
        d={`M${x + 4} ${y - 14}q10 4 12 16M${x} ${y - 7}q7 3 8 11`}
        className="hall-leaf"
        strokeWidth="2.5"
      />
    </>
  );
}

/** The rack at the door of the youngest: a pair of shoes for each place. */
export function ShoeRack({ capacity, taken, waiting }: PlacesProps) {
  const { points, apart, half, depth } = rowsOf(capacity, 0);
  const sole = 0.24 * apart;
  /** Soles that lie a little apart at the toes; their openings are the part at the heel. */
  const shoes = (pairs: readonly Point[], from = 0.12, to = -0.24) =>
    pairs
      .map(([x, y]) => {
        const [heel, toe] = [y + from * apart, y + to * apart].map(tenth);
        const [out, wide] = [0.19 * apart, 0.05 * apart];
        const at = (share: number) => out + wide * (0.12 - share) * 2.8;
        const side = (f: number) =>
          `M${tenth(x + f * at(from))} ${heel}L${tenth(x + f * at(to))} ${toe}`;
        return side(-1) + side(1);
      })
      .join("");
  const boards = Array.from(
    { length: Math.round(depth / apart) },
    (_, row) => `M${-half - 8} ${tenth((row + 0.98) * apart)}h${2 * half + 16}`,
  );
  const here = points.slice(0, taken);
  const free = shoes(points.slice(taken));
  return (
    <svg
      aria-hidden="true"
      className="hall shoes"
      viewBox={`${-half - 24} -62 ${2 * half + 48} ${depth + 70 + (waiting > 0 ? apart + 8 : 0)}`}
    >
      <path
        d={`M${-half - 16} ${depth + 2}V-20H-46M46 -20H${half + 16}V${depth + 2}`}
        className="hall-wall"
      />
      <path d="M-46 -20v-36M46 -20v-36" className="hall-leaf-of-door" strokeWidth="6" />
      <path d="M-34 -16h68v12h-68z" className="hall-mat" />
      <path d={boards.join("")} className="hall-plank" strokeWidth={Math.max(1.5, apart / 14)} />
      <path d={free} className="hall-free" strokeWidth={sole} />
      <path d={free} className="hall-free-inside" strokeWidth={Math.max(sole - 2.4, sole / 2)} />
      {(["hall-taken", "hall-taken-red", "hall-taken-light"] as const).map((ink, n) => (
        <path
          key={ink}
          d={shoes(here.filter((_, place) => (place * 7 + Math.floor(place / 5)) % 3 === n))}
          className={ink}
          strokeWidth={sole}
        />
      ))}
      <path d={shoes(here, 0.14, 0.08)} className="hall-opening" strokeWidth={sole / 2} />
      <path
        d={shoes(rowsBehind(waiting, half, depth + apart * 0.6, apart))}
        className="hall-waiting"
        strokeWidth={sole}
      />
    </svg>
  );
}

const tenth = (value: number) => Math.round(value * 10) / 10;
