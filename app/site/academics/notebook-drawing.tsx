import type { ReactNode } from "react";
import type { drawingOfLevel } from "../../../data/pages/level-pictures.ts";

type Level = ReturnType<typeof drawingOfLevel>;

/** What a child of the level writes in the book: 5 of its rows high, 36 units each, and cut off where the page ends. */
export function NotebookDrawing({ level }: { level: Level }) {
  const drawn = drawings[level];
  return (
    drawn && (
      <svg
        aria-hidden
        viewBox="0 0 540 180"
        preserveAspectRatio="xMinYMin slice"
        className="notebook-drawing"
      >
        {drawn}
      </svg>
    )
  );
}

/** A letter to look at and two to go over: on the second and third of four lines, or hanging from the upper of two. */
const Letters = ({ of: [first = "", second = ""], y }: { of: readonly string[]; y: number }) => (
  <>
    {[first, second].map((letter, place) =>
      [0, 1, 2].map((column) => (
        <text
          key={letter + column}
          x={place * 270 + column * 84}
          y={y}
          className={column === 0 ? "written" : "traced"}
        >
          {letter}
        </text>
      )),
    )}
  </>
);

/** Across the whole page, wherever the drawing begins. */
const rule = (y: number) => `M-999 ${y}H1999`;

const blank = <path className="fill-paper-raised" d="M-999 1H1999V179H-999z" />;

const drawings: Partial<Record<Level, ReactNode>> = {
  "pre-primary": (
    <>
      {blank}
      <path className="fill-none stroke-brick-300" d={[40, 68, 118, 155].map(rule).join("")} />
      <path className="fill-none stroke-pine-300" d={[22, 84].map(rule).join("")} />
      <Letters of={["a", "b"]} y={68} />
      <Letters of={["अ", "क"]} y={155} />
    </>
  ),
  primary: (
    <>
      <g className="sum">
        {["478", "256", "734"].map((number, row) => (
          <text key={number} x="104" y={66 + row * 36} textAnchor="end">
            {number}
          </text>
        ))}
        <text x="24" y="102">
          +
        </text>
      </g>
      <g className="sum wide">
        {[6, 7, 8].map((times, row) => (
          <text key={times} x="312" y={66 + row * 36}>
            {times} × 7 = {times * 7}
          </text>
        ))}
      </g>
      <path
        className="fill-none stroke-ink-2 stroke-2"
        d="M20 108.5Q64 106 110 109M20 145Q66 142 110 145"
      />
      <path className="fill-none stroke-brick-600 stroke-3" d="M120 128L128 138 146 112" />
      {/* A pressed leaf, held by two strips. */}
      <path className="fill-pine-500" d="M186 160C176 120 190 60 256 22 282 74 262 132 204 150z" />
      <path className="fill-pine-700" d="M186 160C176 120 190 60 256 22 226 66 210 110 204 150z" />
      <path
        className="fill-none stroke-paper-raised stroke-2"
        d="M178 172C196 130 220 76 250 36M204 126Q226 122 250 106M216 98Q236 92 258 76M194 120Q192 104 196 90M208 92Q206 80 212 66"
      />
      <path
        className="fill-saffron-300"
        d="M172 136L212 152 208 164 168 148zM222 44L270 56 266 68 218 56z"
      />
    </>
  ),
  middle: (
    <>
      {blank}
      <path
        className="fill-none stroke-pine-200"
        d={
          Array.from({ length: 11 }, (_, row) => rule(row * 18)).join("") +
          Array.from({ length: 72 }, (_, column) => `M${(column - 6) * 18} 0V180`).join("")
        }
      />
      <path className="fill-pine-300 stroke-pine-900 stroke-2" d="M36 144V36L180 144z" />
      <path className="fill-none stroke-pine-900 stroke-2" d="M36 130H50V144" />
      <g className="measured">
        <text x="14" y="97">
          6
        </text>
        <text x="100" y="167">
          8
        </text>
        <text x="118" y="83">
          10
        </text>
      </g>
      <g className="wide">
        <path className="fill-none stroke-ink-2 stroke-2" d="M270 18V162H522" />
        <path
          className="fill-none stroke-brick-600 stroke-3"
          d="M270 144L306 126 342 126 378 90 414 72 450 72 486 36"
        />
        <path
          className="fill-pine-900"
          d={[
            [306, 126],
            [342, 126],
            [378, 90],
            [414, 72],
            [450, 72],
            [486, 36],
          ]
            .map(([x = 0, y = 0]) => `M${x - 5} ${y}L${x} ${y - 5} ${x + 5} ${y} ${x} ${y + 5}z`)
            .join("")}
        />
      </g>
    </>
  ),
};
