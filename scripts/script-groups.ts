/** What the bundler knows about a module. */
type Module = {
  code: string | null;
  isEntry: boolean;
  importers: string[];
  importedIds: string[];
  dynamicImporters: string[];
};
type Graph = { getModuleInfo(id: string): Module | null };

const isOwn = (id: string) => /[\\/](?:app|messages)[\\/]/.test(id);
const signedIn = /[\\/]app[\\/](?:account|admin|alumni)[\\/]/;
const home = /[\\/]app[\\/]site[\\/]home[\\/]/;
const aroundAll = /[\\/]app[\\/](?:root|entry\.client)\./;
const aroundAccounts = /[\\/]account[\\/](?:account-layout|[a-z-]+-only)\./;
const aroundLists = /[\\/]admin[\\/](?:frame[\\/]admin-frame|list[\\/]list-page)\./;
const supabaseClient =
  /[\\/]node_modules[\\/](?:@supabase|tslib|iceberg-js)[\\/]|[\\/]unused-client-parts\./;
/** A part used by at least this many public pages is fetched with all of them. */
const manyPages = 6;

/**
 * `shared`: the parts around every page, with the libraries they need. Not the entry itself: it must run
 * after the page's modules, which import this group.
 */
export function groupAroundAll(id: string, graph: Graph): string | null {
  if (graph.getModuleInfo(id)?.isEntry) return null;
  return entriesTo(id, graph).some((entry) => aroundAll.test(entry)) ? "shared" : null;
}

/**
 * `parts`: used by many public pages; `sections`: shared by few of them with the home page. Modules with a
 * style sheet stay separate, or pages that use none of it would fetch the sheet.
 */
export function groupOfPublicPages(id: string, graph: Graph): string | null {
  if ((!isOwn(id) && !icon.test(id)) || hasStyles(id, graph)) return null;
  const pages = entriesTo(id, graph).filter((entry) => !signedIn.test(entry));
  if (pages.length >= manyPages) return "parts";
  return pages.length > 1 && pages.some((page) => home.test(page)) ? "sections" : null;
}

/**
 * Groups used only by pages for people with an account: `account` is around all of them, with the Supabase
 * client, so that the browser fetches it with the page and not at the page's first query; `office` is the
 * frame and the lists of the administration. In some eighty small files the same code was fetched more
 * slowly and was a tenth larger.
 */
export function groupOfSignedIn(id: string, graph: Graph): string | null {
  if (supabaseClient.test(id)) return "account";
  const entries = entriesTo(id, graph);
  if (!entries.every((entry) => signedIn.test(entry))) return null;
  if (entries.some((entry) => aroundAccounts.test(entry))) return "account";
  return entries.some((entry) => aroundLists.test(entry)) ? "office" : null;
}

const styled = new Map<string, boolean>();

/** Whether a module, or one of ours that it imports, has a style sheet. */
function hasStyles(id: string, graph: Graph): boolean {
  const before = styled.get(id);
  if (before !== undefined) return before;
  styled.set(id, id.endsWith(".css"));
  const imported = graph.getModuleInfo(id)?.importedIds.filter(isOwn) ?? [];
  const found = id.endsWith(".css") || imported.some((each) => hasStyles(each, graph));
  styled.set(id, found);
  return found;
}

/** The users of a module, and the icons it imports: the bundler is slow to answer, so each is asked once. */
type Used = { isEntry: boolean; users: string[]; icons: Set<string> };
const known = new Map<string, Used>();

function usesOf(id: string, graph: Graph): Used {
  const before = known.get(id);
  if (before) return before;
  const found = graph.getModuleInfo(id);
  const used: Used = {
    isEntry: found !== null && (found.isEntry || found.dynamicImporters.length > 0),
    users: found?.importers ?? [],
    icons: iconsIn(found?.code ?? ""),
  };
  known.set(id, used);
  return used;
}

/** The routes, and other modules fetched by themselves, that have a module among their imports. */
function entriesTo(id: string, graph: Graph): string[] {
  const seen = new Set([id]);
  const entries: string[] = [];
  for (const each of seen) {
    const { isEntry, users } = usesOf(each, graph);
    if (isEntry) entries.push(each);
    for (const user of showing(each, graph) ?? users) seen.add(user);
  }
  return entries;
}

const icon = /[\\/]lucide-react[\\/].*[\\/]icons[\\/]([a-z0-9-]+)\.m?js$/;
const iconImports = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

function iconsIn(code: string): Set<string> {
  const asked = [...code.matchAll(iconImports)].flatMap(([, names = ""]) => names.split(","));
  return new Set(asked.map((each) => each.trim().split(" ")[0]?.toLowerCase() ?? ""));
}

/**
 * The modules that show an icon. All icons come through one index, so this is read from the names imported
 * from it.
 */
function showing(id: string, graph: Graph): string[] | undefined {
  const name = icon.exec(id)?.[1]?.replaceAll("-", "");
  const index = name && usesOf(id, graph).users.find((each) => !icon.test(each));
  if (!index) return undefined;
  return usesOf(index, graph).users.filter((user) => usesOf(user, graph).icons.has(name));
}
