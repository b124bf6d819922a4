import exposedTexts from "messages:admin/publishing/exposed";
import { type ComponentProps, useEffect, useRef } from "react";
import type { Exposed } from "../../../data/publishing/exposed.ts";
import { useTexts } from "../../language/texts.ts";
import { Notice } from "../../ui/notice.tsx";
import { ExposedPlaces } from "./exposed-places.tsx";

/** The places for which a save was refused. Each is changed, or gets a reason with which it is saved. */
export function ExposedPanel({
  isQuiet = false,
  ...list
}: ComponentProps<typeof ExposedPlaces<Exposed>> & {
  /** It does not take the focus from somebody who is writing. */
  isQuiet?: boolean;
}) {
  const t = useTexts(exposedTexts);
  const panel = useRef<HTMLDivElement>(null);
  // What is found anew is told anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal has places of its own.
  useEffect(() => {
    if (!isQuiet) panel.current?.querySelector<HTMLElement>("[role=alert]")?.focus();
  }, [list.places, isQuiet]);
  return (
    <div ref={panel} className="exposed wide">
      <Notice kind="bad" title={t.title}>
        <p>{t.fact}</p>
      </Notice>
      <ExposedPlaces {...list} />
    </div>
  );
}
