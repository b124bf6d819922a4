import type { Facts } from "../facts.ts";
import { hostilePart } from "../hostile-values.ts";
import type { Random } from "../random.ts";
import type { FuzzRequest } from "../request.ts";

const methods = [
  "GET",
  "GET",
  "GET",
  "GET",
  "GET",
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "DELETE",
  "PATCH",
  "OPTIONS",
  "PROPFIND",
];

const queries = [
  "q",
  "page",
  "campus",
  "class",
  "year",
  "category",
  "month",
  "before",
  "place",
  "reference",
  "grade",
  "child",
  "village",
  "teacher",
  "host",
  "campus2",
  "pay",
  "do",
  "view",
  "token",
  "preview",
  "index",
  "_routes",
];

/** Pages, their data, pictures for sharing, feeds and files for machines. */
export function askForPage(random: Random, facts: Facts): FuzzRequest {
  const part = () => hostilePart(random);
  const known = random.pick([
    "/",
    "/about",
    "/about/messages",
    "/academics/primary",
    `/academics/${part()}`,
    "/campus/majra",
    `/campus/${part()}`,
    `/co-curricular/sports-athletics/${random.pick([facts.sport, part()])}`,
    `/register/sports/${random.pick([facts.sport, part()])}/received`,
    `/register/sports/${random.pick([facts.sport, part()])}/registration?key=${part()}`,
    "/gallery",
    `/gallery/event/${random.pick([facts.album, part()])}`,
    `/gallery/event/${random.pick([facts.album, part()])}/download/${part()}`,
    "/admissions/fees",
    "/transport",
    "/meetings",
    `/meetings/${random.pick([facts.meeting, part()])}`,
    `/meetings/${random.pick([facts.meeting, part()])}/booking?key=${part()}`,
    "/invites",
    `/invites/${random.pick([facts.eventSlug, part()])}`,
    `/invites/${random.pick([facts.eventSlug, part()])}/reply`,
    "/calendar",
    "/calendar/planner",
    "/my-week",
    "/news",
    `/news/${random.pick([facts.story, part()])}`,
    "/news/feed.xml",
    `/${random.pick([facts.ownPage, part()])}`,
    `/${facts.ownPage}/${part()}`,
    "/notices",
    `/notices/${random.pick([facts.notice, part()])}`,
    `/notices/${random.pick([facts.notice, part()])}/poster`,
    "/alumni",
    "/video-gallery",
    "/admissions",
    "/contact/received",
    "/certificates",
    "/guardian",
    "/privacy/children",
    `/guardian/open?key=${part()}`,
    "/guardian/children",
    "/guardian/children/record.json",
    "/search",
    "/disclosure",
    "/sitemap.xml",
    `/sitemap/${part()}`,
    "/robots.txt",
    "/manifest.webmanifest",
    "/service-worker.js",
    "/login",
    "/account/confirm",
    "/admin/students",
    `/admin/${part()}`,
    "/og.png",
    `/og/${part()}`,
    `/og/campus/majra.png`,
    `/language/${random.pick(["en", "hi", part()])}`,
    `/assets/${part()}`,
    "/config.json",
    "/readyz",
    "/forms/task",
    `/.well-known/${part()}`,
    `/${part()}/${part()}`,
    `//${part()}`,
    `/${"a/".repeat(random.below(400))}`,
  ]);
  const language = random.chance(0.3) ? "/hi" : "";
  const data = random.chance(0.15) ? ".data" : "";
  const query = random
    .some(4, queries)
    .map(
      (name) =>
        `${name}=${random.chance(0.3) ? random.pick(["1", "majra", "2026", "fees"]) : part()}`,
    );
  return {
    endpoint: "pages",
    method: random.pick(methods),
    path: `${language}${known}${data}${query.length > 0 ? `?${query.join("&")}` : ""}`,
    headers: random.pick<Record<string, string>>([
      {},
      { accept: "text/html" },
      { accept: part(), cookie: `language=${random.pick(["hi", "en", part()])}` },
      { "if-none-match": part(), range: "bytes=0-" },
      { "accept-encoding": random.pick(["br", "gzip", "*;q=0", part()]) },
      { "x-forwarded-for": part(), "x-forwarded-host": "host.example" },
    ]),
  };
}
