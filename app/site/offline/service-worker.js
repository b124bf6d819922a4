// Runs in the visitor's browser beside the pages (scope: the whole site). It keeps the offline page and
// visited public pages, and shows them when the network does not answer. The network always comes first. It
// keeps nothing that the server marks private or no-store, except the frame of an event's check-in page,
// which is the same for everyone (docs/decisions/offline.md). service-worker-file.ts declares `languages`,
// the site's languages with English first.

/** Pages belong to the files of their build, so a new build starts with no kept pages. */
const build = new URL(self.location.href).searchParams.get("build") ?? "";
const offline = `offline-${build}`;
const visited = `visited-${build}`;
const door = `door-${build}`;
const mostVisited = 30;

/** Returns the language of a path; English paths have no prefix. */
const languageAt = (path) =>
  languages.find(({ base }) => path === base || path.startsWith(`${base}/`)) ?? languages[0];
const withoutLanguage = (path) => {
  const { base } = languageAt(path);
  return base === "/" ? path : path.slice(base.length) || "/";
};
const offlineIn = ({ base }) => (base === "/" ? "/offline" : `${base}/offline`);
const offlineAt = (path) => offlineIn(languageAt(path));
const isMyWeek = (path) => withoutLanguage(path) === "/my-week";
const doorPage = /^\/admin\/events\/[0-9a-f-]{36}\/check-in$/;
/** The sign-in page, pages behind it, and the backend. The server also marks them private. */
const guarded = /^\/(auth|rest|admin|login|account|alumni\/(directory|profile))(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePages().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOtherBuilds().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(showPage(event));
  else if (/\.woff2$|^\/prints\/quiet-ridge|^\/media\/.*\/logo\.(svg|png)$/.test(pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  } else if (/^\/assets\/|^\/config\.json$/.test(pathname)) {
    event.respondWith(fetch(request).catch((failure) => doorFile(request, failure)));
  }
});

/** After the app changed pages without a navigation, fetches the document of the new page to keep it. */
self.addEventListener("message", (event) => {
  const { visitedPath, doorPath, doorFiles } = event.data ?? {};
  if (doorPath && doorPage.test(withoutLanguage(doorPath))) {
    event.waitUntil(keepDoor(doorPath, doorFiles).catch(() => {}));
  }
  if (typeof visitedPath !== "string" || !mayKeep(new URL(visitedPath, self.location.href))) return;
  const fetched = fetch(visitedPath, { headers: { accept: "text/html" } });
  event.waitUntil(fetched.then((page) => keepPage(visitedPath, page)).catch(() => {}));
});

/** Shows a notice. A later message with its tag, such as its withdrawal, replaces it. */
self.addEventListener("push", (event) => {
  const { title, path, ...rest } = event.data.json();
  const shown = { ...rest, data: path, icon: "/icons/icon-192.png" };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});

/** Keeps the offline page in the languages of open pages only, because another language's fonts are large. */
async function keepOfflinePages() {
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const paths = open.map(({ url }) => offlineAt(new URL(url).pathname));
  for (const path of new Set(paths)) await keepOfflinePage(path);
}

/** Keeps the offline page, which contains its styles, with its fonts, its picture and the school's logo. */
async function keepOfflinePage(path) {
  const cache = await caches.open(offline);
  if (await cache.match(path)) return;
  const page = await fetch(path, { cache: "no-cache" });
  if (!page.ok) throw new Error(`${path} answered ${page.status}`);
  const html = await page.clone().text();
  const linked = html.matchAll(
    /(?:href|src)="(\/assets\/[^"]+\.woff2|\/prints\/quiet-ridge[^"]*|\/media\/[^"]+\/logo\.(?:svg|png))"/g,
  );
  // The fonts for the links to other languages in every footer.
  const names = html.matchAll(/url\(["']?(\/assets\/mukta-[a-z]+-name[^"')]+)/g);
  const files = new Set([...linked, ...names].map(([, file]) => file));
  await cache.addAll([...files]);
  await cache.put(path, page);
}

async function forgetOtherBuilds() {
  const names = await caches.keys();
  const others = names.filter((name) => ![offline, visited, door].includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function showPage(event) {
  const url = new URL(event.request.url);
  try {
    const page = await fetch(event.request);
    const kept = mayKeep(url) && keepPage(addressOf(url), page.clone());
    event.waitUntil(
      Promise.resolve(kept)
        .then(dropWithdrawn)
        .catch(() => {}),
    );
    event.waitUntil(keepOfflinePage(offlineAt(url.pathname)));
    return page;
  } catch {
    return (
      (await caches.match(url.pathname, { cacheName: door })) ??
      (await keptPage(url)) ??
      offlinePage(url.pathname)
    );
  }
}

/**
 * Drops pages kept before the latest withdrawal, because they may still show somebody who may no longer be
 * shown. Runs with every page that the network answers; without a connection, withdrawals remain unknown.
 */
async function dropWithdrawn() {
  const cache = await caches.open(visited);
  const pages = await cache.keys();
  if (pages.length === 0) return;
  const answer = await fetch("/withdrawn.json", { cache: "no-store" });
  const { at } = await answer.json();
  if (!at) return;
  for (const page of pages) {
    const kept = await cache.match(page);
    const after = Date.parse(kept?.headers.get("date") ?? "") - Date.parse(at);
    if (after > 5_000) continue;
    await cache.delete(page);
    // Other replicas follow within five seconds, and the header counts whole seconds, so a page from that
    // time is fetched again.
    if (after > -1_000) {
      const fresh = await fetch(page.url, { headers: { accept: "text/html" } });
      await keepPage(addressOf(new URL(page.url)), fresh);
    }
  }
}

/** Keeps a check-in page with its scripts. Its guest list is in the browser's storage, never here. */
async function keepDoor(path, files) {
  const cache = await caches.open(door);
  const page = await fetch(path, { headers: { accept: "text/html" } });
  if (!page.ok) return;
  const html = await page.clone().text();
  const named = [...html.matchAll(/"(\/assets\/[^"\\]+)"/g)].map(([, file]) => file);
  const wanted = new Set([...named, ...files.filter((file) => file.startsWith("/assets/"))]);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(["/config.json", ...[...wanted].filter((file) => !there.has(file))]);
  // Last, so that a kept page has all its files.
  await cache.put(path, page);
}

async function doorFile(request, failure) {
  const kept = await caches.match(request, { cacheName: door });
  if (kept) return kept;
  throw failure;
}

/**
 * Whether a page may be kept. Addresses with a query may not, because choices and searches are private; the
 * exception is my week, whose last choice this device remembers anyway.
 */
function mayKeep({ pathname, search }) {
  if (isMyWeek(pathname)) return /[?&](campus|grade)=/.test(search);
  const isOpen = !guarded.test(withoutLanguage(pathname));
  return search === "" && isOpen && pathname !== offlineAt(pathname);
}

/** Whether an address holds choices, which the page depends on, beyond the marks of a link that was shared. */
const hasChoices = (search) =>
  [...new URLSearchParams(search).keys()].some((name) => !/^(utm_\w+|fbclid|gclid)$/.test(name));

const addressOf = ({ pathname, search }) => (isMyWeek(pathname) ? pathname + search : pathname);

async function keepPage(path, page) {
  const type = page.headers.get("content-type") ?? "";
  const mark = page.headers.get("cache-control") ?? "";
  if (page.status !== 200 || page.redirected || !type.startsWith("text/html")) return;
  if (/no-store|private/.test(mark)) return;
  const cache = await caches.open(visited);
  // Deleted first, so that pages are in the order of their last visit.
  await cache.delete(path, { ignoreSearch: true });
  await cache.put(path, page);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -mostVisited).map((oldest) => cache.delete(oldest)));
}

/**
 * Returns a visited page with a notice that states its date; undefined if it is not kept. An address with
 * choices is never answered with what is kept for other ones.
 */
async function keptPage({ pathname: path, search }) {
  const ignoreSearch = !hasChoices(search);
  const kept = await caches.match(path + search, { cacheName: visited, ignoreSearch });
  if (!kept) return undefined;
  const day = new Date(kept.headers.get("date") ?? Date.now());
  const when = day.toLocaleString(languageAt(path).tag, { dateStyle: "long", timeStyle: "short" });
  const [, notice = ""] =
    /<section data-kept-notice="" hidden="">([\s\S]*?)<\/section>/.exec(await offlineHtml(path)) ??
    [];
  const html = await kept.text();
  return document(
    html.replace("<main", () => `${notice.replace("{when}", when)}<main`),
    kept,
  );
}

async function offlinePage(path) {
  const page = await keptOfflinePage(path);
  if (!page) return Response.error();
  const kept = await listKeptPages(languageAt(new URL(page.url).pathname));
  const html = await page.clone().text();
  if (kept.length === 0) return document(html, page);
  const items = kept.map(({ address, title }) => `<li><a href="${address}">${title}</a></li>`);
  return document(
    html
      .replace('data-kept-pages="" hidden=""', "")
      .replace('<ul data-kept-list="">', () => `<ul data-kept-list="">${items.join("")}`),
    page,
  );
}

async function listKeptPages(language) {
  const cache = await caches.open(visited);
  const pages = [];
  for (const request of (await cache.keys()).reverse()) {
    const { pathname, search } = new URL(request.url);
    if (languageAt(pathname) !== language) continue;
    const address = pathname + search.replaceAll("&", "&amp;");
    const html = await (await cache.match(request)).text();
    // As in the page's source, so already escaped; without the school's name.
    const [, title = address] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    pages.push({ address, title: title.split(" | ")[0] });
  }
  return pages;
}

async function offlineHtml(path) {
  const page = await keptOfflinePage(path);
  return page ? page.text() : "";
}

/** Returns the offline page in the language of a path, else in another: better than the browser's own. */
async function keptOfflinePage(path) {
  for (const each of [offlineAt(path), ...languages.map(offlineIn)]) {
    const page = await caches.match(each, { cacheName: offline });
    if (page) return page;
  }
  return undefined;
}

/** Returns a page without scripts: menus and links work by themselves, and every link loads a whole page. */
function document(html, { headers }) {
  const kept = ["content-type", "content-security-policy"].flatMap((name) => {
    const value = headers.get(name);
    return value ? [[name, value]] : [];
  });
  return new Response(html.replace(/<script\b[\s\S]*?<\/script>/g, ""), { headers: kept });
}
