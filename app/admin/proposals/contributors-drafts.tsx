import proposalTexts from "messages:admin/proposals/proposals";
import { useQuery } from "@tanstack/react-query";
import { listContributorsDrafts } from "../../../data/office/proposals.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { isContributor, useOfficeRights } from "../office-rights.ts";
import { proposalsKey } from "../query-keys.ts";
import { momentOf } from "../resource.ts";
import { placeOf } from "../row-places.ts";

/** Drafts that contributors saved, each a link to its form, for colleagues who publish; nothing where none waits. */
export function ContributorsDrafts() {
  const language = useLanguage();
  const t = useTexts(proposalTexts);
  const rights = useOfficeRights();
  const drafts = useQuery({
    queryKey: [...proposalsKey, "drafts"],
    queryFn: async () => listContributorsDrafts(await getBackend()),
    enabled: rights !== null && !isContributor(rights),
    staleTime: 0,
  });
  if (drafts.isError) return <LoadFailed retry={() => void drafts.refetch()} />;
  if (!drafts.data || drafts.data.length === 0) return null;
  return (
    <section className="about-row" aria-labelledby="drafts">
      <h2 id="drafts">{t.drafts.title}</h2>
      <p>{t.drafts.lead}</p>
      <ul className="grid gap-3">
        {drafts.data.map(({ table_name, row_id, title, author_name, saved_at }) => {
          // A notice has no title but its sentence.
          const row = {
            id: row_id,
            title,
            content: title,
            created_at: saved_at,
            updated_at: saved_at,
          };
          const { kind, name, to = "" } = placeOf(table_name, row, language);
          return (
            <li key={row_id}>
              <p>
                <span className="text-ink-2">{kind}: </span>
                <SiteLink to={to} className="font-semibold">
                  {name}
                </SiteLink>
              </p>
              <p className="text-small text-ink-2">
                {t.by({ who: author_name, when: momentOf(saved_at, language) })}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
