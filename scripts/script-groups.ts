type Module = {
  code: string | null;
  isEntry: boolean;
  importers: string[];
  dynamicImporters: string[];
};
type Graph = { getModuleInfo(id: string): Module | null };

const signedIn = /[\\/]app[\\/](?:account|admin|alumni)[\\/]/;
const aroundAccounts = /[\\/]account[\\/](?:account-layout|[a-z-]+-only)\./;
const aroundLists = /[\\/]admin[\\/](?:frame[\\/]admin-frame|list[\\/]list-page)\./;
const supabaseClient = /[\\/]node_modules[\\/]@supabase[\\/]/;

/**
 * The file of scripts that a module goes into where only pages for people with an account use it:
 * `account` is around all of them, with the Supabase client, so that the browser fetches it with the
 * page and not when the page first asks for it; `office` is the frame and the lists of the
 * administration. In some eighty small files the same was fetched more slowly and weighed a tenth
 * more. Null for all other modules.
 */
export function groupOfSignedIn(id: string, graph: Graph): string | null {
  if (supabaseClient.test(id)) return "account";
  const entries = entriesTo(id, graph);
  if (!entries.every((entry) => signedIn.test(entry))) return null;
  if (entries.some((entry) => aroundAccounts.test(entry))) return "account";
  return entries.some((entry) => aroundLists.test(entry)) ? "office" : null;
}

/** The routes, and other modules fetched by themselves, that have a module among their imports. */
function entriesTo(id: string, graph: Graph): string[] {
  const seen = new Set([id]);
  const entries: string[] = [];
  for (const each of seen) {
    const found = graph.getModuleInfo(each);
    if (!found) continue;
    if (found.isEntry || found.dynamicImporters.length > 0) entries.push(each);
    for (const importer of showing(each, graph) ?? found.importers) seen.add(importer);
  }
  return entries;
}

const icon = /[\\/]lucide-react[\\/].*[\\/]icons[\\/]([a-z0-9-]+)\.m?js$/;
const iconImports = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/** Who shows an icon. All come through one index, so it is read from what the index is asked for. */
function showing(id: string, graph: Graph): string[] | undefined {
  const name = icon.exec(id)?.[1]?.replaceAll("-", "");
  const index = name && graph.getModuleInfo(id)?.importers.find((each) => !icon.test(each));
  if (!index) return undefined;
  return graph.getModuleInfo(index)?.importers.filter((importer) => {
    const code = graph.getModuleInfo(importer)?.code ?? "";
    const asked = [...code.matchAll(iconImports)].flatMap(([, names = ""]) => names.split(","));
    return asked.some((each) => each.trim().split(" ")[0]?.toLowerCase() === name);
  });
}
