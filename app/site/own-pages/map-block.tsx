import { mapAddress, readMapPoint } from "../../../data/own-pages/map-point.ts";
import type { BlockOf } from "../../../data/own-pages/shown-blocks.ts";
import { MapLink } from "../../ui/map-link.tsx";
import { Plain } from "./plain-block.tsx";

/** A place: a drawing of a pin among hills, its address, and a link to a map. */
export function MapBlock({ block }: { block: BlockOf<"map"> }) {
  const { place, address, coordinates } = block;
  const point = readMapPoint(coordinates);
  return (
    <Plain block={block}>
      <div className="grid items-center gap-x-gap gap-y-5 sm:grid-cols-[2fr_3fr]">
        <Drawing />
        <div>
          <p className="text-h4">{place}</p>
          {address && (
            <address className="mt-1.5 whitespace-pre-line not-italic">{address}</address>
          )}
          {point && (
            <p className="mt-1.5">
              <MapLink href={mapAddress(point)} of={place} />
            </p>
          )}
        </div>
      </div>
    </Plain>
  );
}

const heights = ["M8 92q40-46 78-20t66-14", "M26 104q34-34 66-14t54-10", "M48 116q22-20 44-8t34-4"];

/** Contour lines, a road and a pin, of no particular place. */
function Drawing() {
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden
      className="w-full max-w-80 bg-paper-sunk print:hidden"
      fill="none"
      strokeWidth="2"
    >
      <g className="stroke-pine-300">
        {heights.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <path d="M0 38q52 22 84 2t76-18" className="stroke-saffron-400" strokeWidth="5" />
      <path
        d="M80 60c-12-15-18-23-18-32a18 18 0 0 1 36 0c0 9-6 17-18 32z"
        className="fill-pine-800"
      />
      <circle cx="80" cy="28" r="6.5" className="fill-paper" />
    </svg>
  );
}
