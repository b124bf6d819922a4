import type { IncomingMessage, RequestListener } from "node:http";
import { type Answer, writeAnswer } from "./answer.ts";
import { type Log, newRequestId } from "./log.ts";
import { wantsOtherLanguage } from "./pages/chosen-language.ts";

/**
 * The first listener: answers from memory what is there under exactly the request's target, and
 * gives all else to `rest`. Most requests end here, so it logs at debug only.
 */
export function answerFromMemory(
  {
    page,
    file,
    onPage,
  }: {
    page: (target: string) => Answer | undefined;
    file: (target: string) => Answer | undefined;
    /** Told of each request that a page answers. */
    onPage: (request: IncomingMessage) => void;
  },
  log: Log,
  rest: RequestListener,
): RequestListener {
  const logged = log.isLevelEnabled("debug");
  return (req, res) => {
    const reads = req.method === "GET" || req.method === "HEAD";
    if (reads && !wantsOtherLanguage(req)) {
      const target = req.url ?? "";
      const kept = page(target);
      if (kept?.status === 200) onPage(req);
      const answer = kept ?? file(target);
      if (answer) {
        const requestId = newRequestId();
        writeAnswer(req, res, answer, requestId);
        if (logged) {
          const path = target.split("?")[0];
          log.debug(
            { request_id: requestId, method: req.method, path, status: res.statusCode },
            "answered from memory",
          );
        }
        return;
      }
    }
    rest(req, res);
  };
}
