import type { FormLimits } from "../forms/form-limits.ts";
import type { FinishedCall } from "../metrics/backend-latency.ts";
import type { RouteMap } from "../page-cache/route-map.ts";
import type { Moment, Rendered, Visitor } from "./app.ts";

/** What the thread is told when it starts. */
export type ThreadData = {
  /** The built app, as a file URL. */
  bundle: string;
  logLevel: string;
  publishableKey: string;
  secretKey: string | undefined;
  hostedUrl: string | undefined;
  forms: { secret: string; limits: FormLimits };
  /** What it reports of its calls to the backend. */
  watch: { counted: boolean; traced: boolean };
};

export type ToThread =
  | {
      kind: "render";
      id: number;
      requestId: string;
      url: string;
      method: string;
      headers: [name: string, value: string][];
      body: ArrayBuffer | undefined;
      moment: Moment;
      visitor: Visitor | undefined;
      /** The trace that the rendering belongs to (W3C Trace Context). */
      traceparent: string | undefined;
    }
  /** The visitor has gone. */
  | { kind: "abort"; id: number }
  /** Sends the traces that are left, and ends. */
  | { kind: "stop" };

export type FromThread =
  | { kind: "loaded"; map: RouteMap }
  | { kind: "rendered"; id: number; rendered: Omit<Rendered, "body"> & { body: Uint8Array } }
  /** In words alone: an error may hold what cannot travel. By `code` the log knows what to leave out. */
  | ({ kind: "failed"; id: number } & ErrorInWords)
  | { kind: "call"; call: FinishedCall };

export type ErrorInWords = { name: string; message: string; stack?: string; code?: string };
