import sportTexts from "messages:site/sports/sport";
import { useTexts } from "../../language/texts.ts";
import type { Ground } from "./grounds.ts";
import "./ground.css";

/** A school bus, in metres. */
const busSize = { length: 10, width: 2.5 };

/**
 * The ground from above, in the grid of its band (ground.css). At its edge a school bus gives the scale of a
 * field, a bar that of a court.
 */
export function GroundDrawn({ ground }: { ground: Ground }) {
  const t = useTexts(sportTexts);
  const { size, marks, lines, ropes, built, swimmers, side, measured } = ground;
  const [length, width] = size;
  const field = ground.field ?? `M0 0H${length}V${width}H0Z`;
  const edge = length / 24;
  const hasBus = edge > busSize.width;
  const bar = [5, 1].find((metres) => metres * 4 <= length) ?? 0.5;
  const barAt = width + 0.4 * edge;
  return (
    <figure className="contents">
      <svg
        aria-hidden="true"
        viewBox={[-edge, -edge, length + 2 * edge, width + 2 * edge].join(" ")}
        className="ground-plan"
      >
        <path d={field} className="field" />
        {marks && <path d={marks} className="marks" />}
        <path d={lines} />
        {ropes && <path d={ropes} className="ropes" />}
        {built && <path d={built} className="built" />}
        {side && (
          <>
            <path d={side.map(([x, y]) => `M${x} ${y}h0`).join("")} className="side" />
            <path
              d={side.map(([x, y]) => `M${length - x} ${width - y}h0`).join("")}
              className="side facing"
            />
          </>
        )}
        {swimmers?.map(([x, y]) => (
          <g key={y} className="swimmer">
            <path d={`M${x - 2} ${y - 0.55}L${x} ${y}L${x - 2} ${y + 0.55}`} />
            <path d={`M${x} ${y}h0`} className="cap" />
          </g>
        ))}
        {hasBus ? (
          <g transform={`translate(0 ${width + (edge - busSize.width) / 2})`} className="bus">
            <rect width={busSize.length} height={busSize.width} rx={0.5} />
            <path d="M1.5.5H7.5M1.5 2H7.5M9 .4V2.1" />
          </g>
        ) : (
          <path d={`M0 ${barAt}v${edge / 3}h${bar}v${-edge / 3}`} className="bar" />
        )}
      </svg>
      <figcaption className="numbers text-small">
        <span className="block font-semibold">{t.ground.title}</span>
        {measured ? t.ground.measured[measured] : t.ground.size({ length, width })}{" "}
        {side && `${t.ground.side(side.length)} `}
        {hasBus ? t.ground.bus : t.ground.bar(bar)}
      </figcaption>
    </figure>
  );
}
