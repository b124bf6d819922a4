import type { Language } from "../../data/languages.ts";
import type { PushSettings } from "../../data/notices/push-subscriptions.ts";
import type { SiteFrame } from "../../data/pages/site-frame.ts";
import type { ChoicesByLanguage } from "../../data/school/choices.ts";
import type { ListsByLanguage } from "../../data/school/school-lists.ts";
import type { FinishedCall } from "../connection/backend-calls.ts";
import type { PreviewRead } from "../connection/previewed-rows.ts";
import type { FormLimits } from "../forms/form-limits.ts";
import type { FindAddress, RouteMap } from "../page-cache/address.ts";
import type { ErrorInWords } from "../processes/thread.ts";

/** A finished page, before compression. */
export type Rendered = {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer<ArrayBuffer>;
  /** Tables, views and functions it was made from. */
  tags: Set<string>;
  /** Tables and functions an action wrote to. */
  written: Set<string>;
  /** True if the backend failed during the rendering: such a page is not cached. */
  backendFailed: boolean;
};

/** What makes a rendering differ from everyone else's. */
export type Visitor = {
  /** The sender of a form. */
  clientAddress?: string;
  /** A row to show before it is published. */
  preview?: PreviewRead;
};

export type Render = (request: Request, requestId: string, visitor?: Visitor) => Promise<Rendered>;

/** The state of the site when a rendering starts. */
export type Moment = {
  /** Undefined while the backend is down. */
  backendUrl: string | undefined;
  /** `lastHeard` holds the school's last known details and menu, for pages that cannot query them. */
  site: {
    url: string;
    name: string;
    hasPhones: boolean;
    /** The origin of the payment gateway's pages. */
    payments?: string | undefined;
    push?: PushSettings | undefined;
    lastHeard?: Partial<Record<Language, SiteFrame>>;
    /** Undefined before the database has answered. */
    lists?: ListsByLanguage;
    choices?: ChoicesByLanguage;
  };
};

export type RenderAt = (
  request: Request,
  requestId: string,
  moment: Moment,
  visitor?: Visitor,
) => Promise<Rendered>;

/** The app, as the server uses it. */
export type App = { find: FindAddress; render: Render };

/** The built app, in whichever thread it runs. */
export type BuiltApp = { find: FindAddress; render: RenderAt };

/** What the thread gets at its start. */
export type ThreadData = {
  /** The built app, as a file URL. */
  bundle: string;
  logLevel: string;
  publishableKey: string;
  answerSeconds: number;
  secretKey: string | undefined;
  hostedUrl: string | undefined;
  forms: { secret: string; limits: FormLimits };
  /** Which of its calls to the backend it reports. */
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
      /** The trace of the rendering (W3C Trace Context). */
      traceparent: string | undefined;
    }
  /** The visitor disconnected. */
  | { kind: "abort"; id: number };

export type FromThread =
  | { kind: "loaded"; map: RouteMap }
  | {
      kind: "rendered";
      id: number;
      rendered: Omit<Rendered, "body"> & { body: Uint8Array<ArrayBuffer> };
    }
  | ({ kind: "failed"; id: number } & ErrorInWords)
  | { kind: "call"; call: FinishedCall };
