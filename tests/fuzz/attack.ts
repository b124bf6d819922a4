import { Agent } from "node:http";
import { askEndpoint } from "./endpoints/account-endpoints.ts";
import { askForAuth } from "./endpoints/auth.ts";
import { askForCalendarFile } from "./endpoints/calendar-files.ts";
import { sendForm } from "./endpoints/forms.ts";
import { askForMedia } from "./endpoints/media.ts";
import { askForPage } from "./endpoints/pages.ts";
import { askPlainly } from "./endpoints/plain-questions.ts";
import { askForPreview } from "./endpoints/previews.ts";
import { askForRows } from "./endpoints/rest.ts";
import type { Facts } from "./facts.ts";
import type { Random } from "./random.ts";
import {
  type FuzzAnswer,
  type FuzzRequest,
  inOneLine,
  mostBytes,
  mostMilliseconds,
  send,
} from "./request.ts";

/** Every public endpoint, with its share of a hundred requests. */
const endpoints: [share: number, make: (random: Random, facts: Facts) => FuzzRequest][] = [
  [15, askForPage],
  [15, sendForm],
  [10, askPlainly],
  [25, askForRows],
  [15, askForAuth],
  [5, askForMedia],
  [5, askForCalendarFile],
  [5, askForPreview],
  [5, askEndpoint],
];
const lottery = endpoints.flatMap(([share, make]) => Array.from({ length: share }, () => make));

export type Summary = {
  /** How often each endpoint gave each status. */
  statuses: Record<string, Record<number, number>>;
  /** Forbidden results, each in one line. */
  findings: string[];
  slowest: number;
};

/** Sends this many requests one after the other and reports the results. */
export async function attack(
  url: string,
  { facts, random, requests }: { facts: Facts; random: Random; requests: number },
): Promise<Summary> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const summary: Summary = { statuses: {}, findings: [], slowest: 0 };
  for (let sent = 0; sent < requests; sent++) {
    const asked = random.pick(lottery)(random, facts);
    const answer = await send(url, asked, agent);
    summary.statuses[asked.endpoint] ??= {};
    const counts = summary.statuses[asked.endpoint] ?? {};
    counts[answer.status] = (counts[answer.status] ?? 0) + 1;
    summary.slowest = Math.max(summary.slowest, answer.milliseconds);
    const fault = faultOf(answer) ?? (await slowAlone(url, asked, answer, agent));
    if (fault) summary.findings.push(`${fault}: ${inOneLine(asked)}`);
  }
  agent.destroy();
  return summary;
}

function faultOf({ status, bytes }: FuzzAnswer): string | undefined {
  if (status === 0) return "no answer";
  if (status >= 500 && status !== 501) return `status ${status}`;
  if (bytes > mostBytes) return `${bytes} bytes`;
  return undefined;
}

/** A slow request is repeated twice: the machine may have been busy with other work. */
async function slowAlone(url: string, asked: FuzzRequest, first: FuzzAnswer, agent: Agent) {
  if (first.milliseconds <= mostMilliseconds) return undefined;
  const again = [await send(url, asked, agent), await send(url, asked, agent)];
  const quickest = Math.min(first.milliseconds, ...again.map(({ milliseconds }) => milliseconds));
  return quickest > mostMilliseconds ? `${Math.round(quickest)} ms` : undefined;
}
