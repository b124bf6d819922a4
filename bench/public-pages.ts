/** The addresses of the site map; only the first of kinds with many pages. */
export async function listPublicPages(url: string): Promise<string[]> {
  const map = await fetch(`${url}/sitemap.xml`).then((answer) => answer.text());
  const kinds = new Set<string>();
  return [...map.matchAll(/<loc>([^<]+)/g)].flatMap(([, address = ""]) => {
    const { pathname } = new URL(address);
    const kind = pathname
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, ":id")
      .replace(/\/invites\/.+/, "/invites/:slug");
    if (kinds.has(kind)) return [];
    kinds.add(kind);
    return [pathname];
  });
}
