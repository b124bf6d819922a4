import mediaTexts from "messages:admin/media/media";
import type { MediaUse } from "../../../data/gallery/media-library.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { albums } from "../resources/albums.tsx";
import { resources } from "../resources.ts";

/** The rows that show a picture, each a link to its form. */
export function UsedIn({ uses }: { uses: readonly MediaUse[] }) {
  const t = useTexts(mediaTexts);
  const language = useLanguage();
  if (uses.length === 0) return <p className="text-ink-2">{t.unused}</p>;
  return (
    <ul className="media-uses">
      {uses.map((use) => {
        const { table_name, row_id, title, belongs_to } = use;
        const resource = belongs_to
          ? albums
          : resources.find(({ table }) => table === table_name && table !== "site_content");
        const kind = resource?.texts[language].many ?? t.pageContent;
        const to = addressOf(use, resource?.path);
        return (
          <li key={`${table_name}-${row_id}`}>
            <span className="text-small text-ink-2">{kind}</span>
            {to ? <SiteLink to={to}>{title || kind}</SiteLink> : <span>{title}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function addressOf({ table_name, row_id, title, belongs_to }: MediaUse, path: string | undefined) {
  if (belongs_to) return `/admin/gallery/${belongs_to}/pictures`;
  if (table_name.startsWith("site_content")) return `/admin/content/${title.replace(/^hi\//, "")}`;
  return path && `/admin/${path}/${row_id}`;
}
