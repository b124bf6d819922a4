const links = /<a\b((?:"[^"]*"|'[^']*'|[^'">])*)>(.*?)(?=<\/a\b|<a\b|$)/gis;
const pictures = /<img\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const quoted = /\s(href|src|alt)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/**
 * A long text in which the target of each link, and the description and address of each picture, are among the words:
 * what compares words would pass over a link that leads elsewhere.
 */
export function withAddresses(html: string): string {
  return html
    .replaceAll(links, (link, tag: string) => {
      const { href } = attributesIn(tag);
      return href ? `${link} (${href})` : link;
    })
    .replaceAll(pictures, (picture, tag: string) => {
      const { alt = "", src = "" } = attributesIn(tag);
      return `${picture} ${alt} (${src})`;
    });
}

/** Still encoded, as text may hold them too. */
function attributesIn(tag: string): Partial<Record<string, string>> {
  const found = [...tag.matchAll(quoted)].map(([, name = "", ...values]) => {
    return [name.toLowerCase(), values.find(Boolean)?.replaceAll("<", "&lt;")];
  });
  return Object.fromEntries(found);
}
