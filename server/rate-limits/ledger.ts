import { createHmac } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { namesOfNetwork } from "../http/networks.ts";
import { type RateLimits, shareOfSite } from "./network-limits.ts";

/** What each network has spent recently. */
export interface Ledger {
  /** Takes points from an address's network, or returns in how many seconds it can pay. */
  charge(address: string, points: number): number | undefined;
  /** Takes points for an answered request, even if the network cannot pay. */
  fine(address: string, points: number): void;
  /** Saves what has been spent, so that a restart does not reset it. */
  save(): void;
  stop(): void;
}

/** A network's debt at a moment; it shrinks every second. */
type Debt = { points: number; at: number };

const saveEvery = 5_000;
/** More networks than this belong to one attacker: the least recently used are forgotten. */
const mostNetworks = 50_000;

type Options = {
  limits: RateLimits;
  /** Stored names are keyed hashes, so that the file does not reveal who visited. */
  secret: string;
  /** A file that only this process uses. */
  file: string;
  now?: () => number;
};

/**
 * A token bucket for each network and each group of networks (server/http/networks.ts). Debts are
 * written to `file` every five seconds and at the end, and read at the start; an unreadable file
 * counts as empty.
 */
export function openLedger({ limits, secret, file, now = Date.now }: Options): Ledger {
  const debts = readDebts(file);
  let isChanged = false;
  for (const debt of debts.values()) endAhead(debt);
  const timer = setInterval(save, saveEvery).unref();

  const accountsOf = (address: string) => {
    const { network, site } = namesOfNetwork(address);
    const named = (name: string) =>
      createHmac("sha256", secret).update(name).digest("base64url").slice(0, 16);
    const own = { name: named(network), share: 1 };
    return site ? [own, { name: named(site), share: shareOfSite }] : [own];
  };
  const owed = (name: string, share: number) => {
    const debt = debts.get(name);
    if (!debt) return 0;
    endAhead(debt);
    const paidBack = ((now() - debt.at) / 1_000) * limits.second * share;
    return Math.max(0, debt.points - paidBack);
  };

  /** A debt from when the clock ran ahead counts from now: it would not shrink until that time comes. */
  function endAhead(debt: Debt): void {
    if (debt.at <= now()) return;
    debt.at = now();
    isChanged = true;
  }

  function charge(address: string, points: number): number | undefined {
    const accounts = accountsOf(address);
    for (const { name, share } of accounts) {
      const tooMuch = owed(name, share) + points - limits.network * share;
      if (tooMuch > 0) return Math.max(1, Math.ceil(tooMuch / (limits.second * share)));
    }
    for (const { name, share } of accounts) write(name, owed(name, share) + points);
    return undefined;
  }

  /** Adds at most one fine beyond the limit, so that many at once do not mean hours of waiting. */
  function fine(address: string, points: number): void {
    for (const { name, share } of accountsOf(address))
      write(name, Math.min(owed(name, share), limits.network * share) + points);
  }

  function write(name: string, points: number): void {
    // Delete and set, so that the map is ordered by last use.
    debts.delete(name);
    debts.set(name, { points, at: now() });
    isChanged = true;
    if (debts.size > mostNetworks) forgetOldest(debts);
  }

  function save() {
    if (!isChanged) return;
    isChanged = false;
    const kept = [...debts].filter(([name]) => owed(name, 1) > 0);
    try {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      writeFileSync(file, JSON.stringify(kept), { mode: 0o600 });
    } catch {
      // Other parts report a full disk; the debts in memory still count.
      isChanged = true;
    }
  }

  return {
    charge,
    fine,
    save,
    stop() {
      clearInterval(timer);
      save();
    },
  };
}

function forgetOldest(debts: Map<string, Debt>): void {
  for (const name of debts.keys()) {
    if (debts.size <= mostNetworks) return;
    debts.delete(name);
  }
}

function readDebts(file: string): Map<string, Debt> {
  try {
    const kept: [string, Debt][] = JSON.parse(readFileSync(file, "utf8"));
    const isDebt = ([name, debt]: [string, Debt]) =>
      typeof name === "string" && Number.isFinite(debt.points) && Number.isFinite(debt.at);
    return new Map(kept.filter(isDebt));
  } catch {
    return new Map();
  }
}
