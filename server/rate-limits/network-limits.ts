import { limitsText } from "../../platform/limits.ts";

/**
 * What one network may spend, in points of the price list. Only the operator sets it, in
 * PRICE_LIMITS.
 */
export type RateLimits = {
  /** Points a network may spend at once. */
  network: number;
  /** Points it regains each second. */
  second: number;
};

export const usualRateLimits: RateLimits = { network: 2_000, second: 40 };

/** A group of networks of one line, an IPv6 /48, gets this many times one network's limit. */
export const shareOfSite = 8;

/** Reads `network=2000,second=40`. */
export const rateLimitsText = limitsText({
  network: { least: 1, most: 1_000_000_000, usual: usualRateLimits.network },
  second: { least: 1, most: 1_000_000_000, usual: usualRateLimits.second },
});
