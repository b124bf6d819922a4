import { languages } from "../languages.ts";
import { slugPattern } from "../pages/slugs.ts";

// Where a page of the office's own may be: one word, or two of which the first is the page above it. A test
// compares both lists with the routes of the product.

/** First words of the product below which nothing is free. */
const closed = [
  ...["academics", "account", "admin", "assets", "auth", "calendar", "campus", "certificates"],
  ...[
    "documents",
    "fonts",
    "forms",
    "functions",
    "gallery",
    "graphql",
    "guardian",
    "healthz",
    "icons",
  ],
  ...[
    "invites",
    "language",
    "login",
    "media",
    "meetings",
    "message",
    "my-week",
    "news",
    "notices",
    "offline",
  ],
  ...["og", "page-not-found", "pg", "photo-removal", "pictures", "prints", "readyz", "realtime"],
  ...["register", "rest", "search", "sitemap", "storage", "videos"],
];

/** Pages of the product below which there is room, with the words that are taken there. */
const open: ReadonlyMap<string, readonly string[]> = new Map([
  ["about", ["messages", "vision"]],
  ["admissions", ["application", "apply", "fees", "received"]],
  [
    "alumni",
    [
      ...["batches", "directory", "giving", "letter", "mentoring", "opportunities"],
      ...["profile", "register", "success"],
    ],
  ],
  ["campuses", []],
  ["co-curricular", ["clubs-societies", "performing-arts", "sports-athletics", "visual-arts"]],
  ["contact", ["received"]],
  ["disclosure", []],
  ["faculty", []],
  ["privacy", ["children"]],
  ["scholarship", []],
  ["terms", []],
  ["transport", []],
  ["video-gallery", []],
]);

export const longestOwnPath = 120;

/** Whether a text has the form of such a path: "boarding", "boarding/food". */
export function isOwnPath(text: string): boolean {
  const words = text.split("/");
  return (
    text.length <= longestOwnPath &&
    words.length <= 2 &&
    words.every((word) => slugPattern.test(word))
  );
}

/** Whether the product itself answers at such a path. */
export function isTakenPath(text: string): boolean {
  const [first = "", second] = text.split("/");
  const isLanguage = languages.some(({ base }) => base === `/${first}`);
  if (isLanguage || closed.includes(first)) return true;
  const below = open.get(first);
  return below !== undefined && (second === undefined || below.includes(second));
}

/** Where an own page is read. */
export const ownPageAddress = (path: string): string => `/${path}`;
