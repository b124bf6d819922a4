const id = /^[A-Za-z0-9_-]{11}$/;

/**
 * The eleven-character id of a YouTube video from any form of its address: watch?v=, youtu.be,
 * embed, shorts, live, with or without https:// and further parameters, or the id alone. Undefined
 * for anything else.
 */
export function youtubeIdOf(link: string): string | undefined {
  const text = link.trim();
  if (id.test(text)) return text;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.toLowerCase().replace(/^(?:www|m|music)\./, "");
  const [, first = "", second = ""] = pathname.split("/");
  const found =
    host === "youtu.be"
      ? first
      : host === "youtube.com" || host === "youtube-nocookie.com"
        ? ["embed", "shorts", "live", "v"].includes(first)
          ? second
          : (searchParams.get("v") ?? "")
        : "";
  return id.test(found) ? found : undefined;
}
