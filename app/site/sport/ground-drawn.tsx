import sportTexts from "messages:site/sports/sport";
import { useTexts } from "../../language/texts.ts";
import type { Ground } from "./grounds.ts";
import "./ground.css";

/** The ground from above; a bar below it gives its scale, on every screen. */
export function GroundDrawn({ ground }: { ground: Ground }) {
  const t = useTexts(sportTexts);
  const { size, surface, lines, built, measured } = ground;
  const [length, width] = size;
  const field = ground.field ?? `M0 0H${length}V${width}H0Z`;
  const bar = [20, 5, 1].find((metres) => metres * 4 <= length) ?? 0.5;
  const edge = length / 24;
  const barAt = width + 0.4 * edge;
  return (
    <section className="ground columns-12 mt-10 gap-y-5 lg:mt-14">
      <div className="col-span-full lg:col-span-3">
        <h2 className="text-h3">{t.ground.title}</h2>
        <p className="numbers mt-3 max-w-112 text-ink-2">
          {measured ? t.ground.measured[measured] : t.ground.size({ length, width })}
        </p>
      </div>
      <figure className="col-span-full lg:col-start-4">
        <svg
          aria-hidden="true"
          viewBox={[-edge, -edge, length + 2 * edge, width + 2 * edge].join(" ")}
          className={`ground-plan ${surface}`}
        >
          <path d={field} className="field" />
          <path d={lines} />
          {built && <path d={built} className="built" />}
          <path d={`M0 ${barAt}v${edge / 3}h${bar}v${-edge / 3}`} className="bar" />
        </svg>
        <figcaption className="numbers mt-3 text-small text-ink-2">{t.ground.bar(bar)}</figcaption>
      </figure>
    </section>
  );
}
