import type { Language } from "../../data/languages.ts";
import type { School } from "../../data/school/school-schema.ts";
import type { FindAddress } from "../page-cache/address.ts";
import type { PreviewRead } from "../previews/preview-rows.ts";

/** One finished page, before compression. */
export type Rendered = {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
  /** Tables, views and functions it was made from. */
  tags: Set<string>;
  /** Tables and functions an action wrote to. */
  written: Set<string>;
  /** True when the backend failed while it was made: not the page that should be kept. */
  backendFailed: boolean;
};

/** What makes one rendering another than everybody's. */
export type Visitor = {
  /** Whose form it is; without it a form is nobody's. */
  clientAddress?: string;
  /** A row that is shown before it is published. */
  preview?: PreviewRead;
};

export type Render = (request: Request, requestId: string, visitor?: Visitor) => Promise<Rendered>;

/** What holds for a rendering at the moment it is asked for. */
export type Moment = {
  /** Undefined while the backend is down. */
  backendUrl: string | undefined;
  /** `lastHeard` is the school's details as the server last heard them, for pages that cannot ask. */
  site: { url: string; name: string; lastHeard?: Partial<Record<Language, School>> };
};

export type RenderAt = (
  request: Request,
  requestId: string,
  moment: Moment,
  visitor?: Visitor,
) => Promise<Rendered>;

/** The app as the server asks it. */
export type App = { find: FindAddress; render: Render };

/** The app that was built, wherever it runs. */
export type BuiltApp = { find: FindAddress; render: RenderAt };
