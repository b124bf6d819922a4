import { limitsText } from "../limits-text.ts";

/** What one network may ask, in points of the price list. Set by the operator alone, in PRICE_LIMITS. */
export type PriceLimits = {
  /** Points that a network may spend at once. */
  network: number;
  /** Points that come back to it each second. */
  second: number;
};

export const usualPriceLimits: PriceLimits = { network: 2_000, second: 40 };

/** Several networks of one line, an IPv6 /48: so many times as much as one. */
export const shareOfSite = 8;

/** Reads `network=2000,second=40`. */
export const priceLimitsText = limitsText({
  network: { least: 1, most: 1_000_000_000, usual: usualPriceLimits.network },
  second: { least: 1, most: 1_000_000_000, usual: usualPriceLimits.second },
});
