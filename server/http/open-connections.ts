import type { Server } from "node:http";
import type { Socket } from "node:net";
import { shareOfSite } from "../rate-limits/network-limits.ts";
import { namesOfNetwork } from "./networks.ts";

/** Some 300 people who load a page at the same time; a browser opens six connections. */
const mostOfNetwork = 2_000;
/** Of all networks together: more than one process can serve. */
const mostOfAll = 10_000;
/** In ms; a phone that loses its network for a moment goes on. */
const longestPause = 30_000;

/**
 * Closes a connection whose reader has taken nothing of an answer for `pause` ms, up to twice that for the first
 * of it: what it does not take is in this process's memory. A reader who is only slow is never cut off, nor a
 * request that the site itself has not yet answered, nor an upload.
 */
export function cutUnreadAnswers(server: Server, pause = longestPause): void {
  server.timeout = pause;
  server.on("request", (_request, answer) => answer.on("timeout", closeIfUnread));
}

/** Node closes a connection that is quiet only if nobody listens, which is right between two requests. */
function closeIfUnread(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy();
}

/**
 * Closes a connection at once if its network already has `most` open ones, or its group of networks eight times as
 * many: each may hold a part of an answer.
 */
export function limitConnections(server: Server, most = mostOfNetwork): void {
  server.maxConnections = mostOfAll;
  const open = new Map<string, number>();
  const count = (name: string, more: number) => {
    const now = (open.get(name) ?? 0) + more;
    if (now > 0) open.set(name, now);
    else open.delete(name);
  };

  server.on("connection", (socket: Socket) => {
    const { network, site } = namesOfNetwork(socket.remoteAddress ?? "");
    const names = site ? [network, site] : [network];
    const limitOf = (name: string) => (name === site ? most * shareOfSite : most);
    if (names.some((name) => (open.get(name) ?? 0) >= limitOf(name))) {
      socket.destroy();
      return;
    }
    for (const name of names) count(name, 1);
    socket.once("close", () => {
      for (const name of names) count(name, -1);
    });
  });
}
