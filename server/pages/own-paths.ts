import { listOwnPaths } from "../../data/own-pages/own-page.ts";
import type { BackendClients } from "../connection/backend.ts";
import type { PageAddress } from "../page-cache/address.ts";

const fresh = 30_000;
const retry = 2_000;

export interface OwnPaths {
  /**
   * The address of an own page where one is or was at a path that the product does not have; any other address as
   * it is, so that all unknown ones go on sharing one page.
   */
  at(address: PageAddress): Promise<PageAddress>;
  /** Call after writes to own pages: the next question asks again. */
  renew(): void;
}

/**
 * Remembers at which paths the office has pages of its own. Unknown addresses then cost no question each: all of
 * them together ask the database once in 30 s. With the service key drafts are known too, so that a scheduled
 * page shows at its moment.
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
      // The backend logs the reason; the paths known last go on.
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
