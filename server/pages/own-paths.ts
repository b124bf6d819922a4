import { listOwnPaths } from "../../data/own-pages/own-page.ts";
import type { BackendClients } from "../connection/backend.ts";
import type { PageAddress } from "../page-cache/address.ts";

const fresh = 30_000;
const retry = 2_000;

export interface OwnPaths {
  /**
   * For a path unknown to the product that an own page has or had, its address; any other address unchanged,
   * so that all unknown ones keep sharing one page.
   */
  at(address: PageAddress): Promise<PageAddress>;
  /** Call after writes to own pages: the next call queries again. */
  renew(): void;
}

/**
 * Remembers the paths of own pages. Unknown addresses then cost no query each: together they query the
 * database once in 30 s. With the service key drafts are known too, so that a scheduled page appears on time.
 */
export function rememberOwnPaths(clients: BackendClients): OwnPaths {
  let paths: ReadonlySet<string> = new Set();
  let askAt = 0;
  let asking: Promise<void> | undefined;
  let renewed = 0;

  async function ask() {
    const before = renewed;
    try {
      const client = clients.service() ?? clients.visitor();
      if (client) paths = new Set(await listOwnPaths(client));
      if (before === renewed) askAt = performance.now() + (client ? fresh : retry);
    } catch {
      // The backend logs the reason; the last known paths stay in use.
      askAt = performance.now() + retry;
    }
    asking = undefined;
  }

  return {
    async at(address) {
      if (address.kind !== "page" || !address.own) return address;
      if (performance.now() >= askAt) {
        asking ??= ask();
        await asking;
      }
      return paths.has(address.own.path) ? address.own.address : address;
    },
    renew() {
      renewed++;
      askAt = 0;
    },
  };
}
