import { rupees } from "../../../data/payments/rupees.ts";
import type { BusFare } from "../../../data/transport/bus-fares.ts";

/** An amount of the fee schedule. */
export function Fare({ fare: { fare } }: { fare: BusFare }) {
  return <span className="whitespace-nowrap">{rupees(fare)}</span>;
}
