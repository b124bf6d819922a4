import sendAgainTexts from "messages:answers/sendAgain";
import type { Language } from "../../data/languages.ts";
import { escapeHtml, plainPage } from "../http/refusal-page.ts";

type Limits = {
  /** How many run at once. */
  most: number;
  /** How many may wait, and for how many milliseconds. */
  waiting: number;
  patience: number;
};

type Waiting = { network: string; begin: () => void };

/** No turn came in time; nothing has been done. */
export class NoTurn extends Error {}

/**
 * Runs a few at once and queues the rest, alternating between networks so that one that sends many
 * delays only itself. Without it a rush would slow down pages from memory. Throws NoTurn if the
 * queue is full or the wait too long.
 */
export function createFormQueue({
  most,
  waiting: mostWaiting,
  patience,
}: Limits): <Result>(network: string, run: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  let lastNetwork = "";
  const waiting = new Set<Waiting>();

  function turn(network: string): Promise<void> {
    if (waiting.size >= mostWaiting) return Promise.reject(new NoTurn());
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one = { network, begin: resolve };
    const late = setTimeout(() => {
      waiting.delete(one);
      reject(new NoTurn());
    }, patience);
    waiting.add(one);
    return promise.finally(() => clearTimeout(late));
  }

  function next(): Waiting | undefined {
    const [first] = waiting;
    const others = [...waiting].find(({ network }) => network !== lastNetwork);
    return others ?? first;
  }

  return async (network, run) => {
    if (running >= most) await turn(network);
    else running++;
    lastNetwork = network;
    try {
      return await run();
    } finally {
      // Hands this place to the next one.
      const chosen = next();
      if (chosen) {
        waiting.delete(chosen);
        chosen.begin();
      } else running--;
    }
  };
}

type Asked = {
  status: 429 | 503;
  /** When to retry. */
  headers: Record<string, string>;
  /** The form's own address. */
  to: string;
  fields: [name: string, value: string][];
  language: Language;
};

/**
 * The answer to a valid form that cannot be taken now: a page that keeps what was typed and sends
 * it again.
 */
export function askToSendAgain(
  { status, headers, to, fields, language }: Asked,
  security: [name: string, value: string][],
): Response {
  const t = sendAgainTexts[language];
  // HTML parsers drop the first line break of a textarea.
  const typed = fields.map(
    ([name, value]) =>
      `<textarea hidden name="${escapeHtml(name)}">\n${escapeHtml(value)}</textarea>`,
  );
  const form = `<form method="post" action="${escapeHtml(to)}">${typed.join("")}<p><button>${t.send}</button></p></form>`;
  const content = `<p>${t[status]} ${t.kept}</p>${form}`;
  return plainPage({ status, language, title: t.title, content, headers }, security);
}
