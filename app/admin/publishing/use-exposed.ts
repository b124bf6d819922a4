import { useState } from "react";
import { type Exposed, exposedIn, givePublishingReason } from "../../../data/publishing/exposed.ts";
import { getBackend } from "../../connection/backend.ts";
import type { Reason } from "./exposed-places.tsx";

/** Why a save was refused, and a function that saves again with the reasons given. */
export function useExposed() {
  const [refused, setRefused] = useState<{ places: Exposed[]; again: () => unknown }>();
  /** Whether a save failed for this; `again` saves the values on the page by then. */
  const take = (failure: unknown, again: () => unknown): Exposed[] | undefined => {
    const places = exposedIn(failure);
    if (places) setRefused({ places, again });
    return places;
  };
  const drop = () => setRefused(undefined);
  const explain = async (reasons: readonly Reason[]) => {
    const client = await getBackend();
    for (const { place, reason } of reasons) await givePublishingReason(client, place, reason);
    await refused?.again();
  };
  return { places: refused?.places, take, drop, explain };
}
