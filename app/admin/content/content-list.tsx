import adminTexts from "messages:admin/admin/admin";
import contentTexts from "messages:admin/content/content";
import { useQuery } from "@tanstack/react-query";
import { type Language, languages } from "../../../data/languages.ts";
import { keyIn, listContentStates } from "../../../data/office/site-content.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { languageName, languageNames } from "../../language/names.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { shortDate } from "../../ui/dates.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead } from "../frame/page-parts.tsx";
import { rowsKey } from "../query-keys.ts";
import { lastChange } from "../resource.ts";
import type { Route } from "./+types/content-list";
import { contentPages } from "./content-pages.ts";
import "./content.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const t = contentTexts[metaLanguage(page)];
  const title = adminTexts[metaLanguage(page)].title(t.many);
  return pageMeta({ title, description: t.description }, page);
};

const groups = ["school", "academics", "campusLife", "community", "legal"] as const;

/** Every page with content of its own, and the state of its languages. */
export default function ContentList() {
  const language = useLanguage();
  const t = useTexts(contentTexts);
  const states = useQuery({
    queryKey: [...rowsKey("site_content"), "states"],
    queryFn: async () => listContentStates(await getBackend()),
    staleTime: 0,
  });
  const stateOf = (key: string) => states.data?.find((row) => row.key === key);
  return (
    <>
      <AdminHead title={t.many} lead={t.lead(languageNames(languages, language))} />
      {states.isError && <LoadFailed retry={() => void states.refetch()} />}
      {groups.map((group) => (
        <section key={group} className="content-pages">
          <h2>{t.groups[group]}</h2>
          <ul>
            {contentPages()
              .filter((page) => page.group === group)
              .map(({ key, name, original }) => (
                <li key={key}>
                  <SiteLink to={`/admin/content/${key}`} className="list-title">
                    {name(language)}
                  </SiteLink>
                  {states.data && (
                    <State
                      stateIn={(id) => stateOf(keyIn(id, key))}
                      isOriginal={Boolean(original)}
                    />
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type KeyState = Awaited<ReturnType<typeof listContentStates>>[number] | undefined;

function State({
  stateIn,
  isOriginal,
}: {
  stateIn: (id: Language) => KeyState;
  /** Content that nobody has written is not missing. */
  isOriginal: boolean;
}) {
  const language = useLanguage();
  const t = useTexts(contentTexts);
  if (!stateIn("en") && isOriginal) return <Status>{t.original}</Status>;
  if (!stateIn("en")) return <Status kind="waiting">{t.notWritten}</Status>;
  const states = languages.map(({ id }) => ({ id, state: stateIn(id) }));
  const written = states.flatMap(({ state }) => state ?? []);
  const latest = lastChange(written);
  return (
    <p className="content-state">
      <span>{t.changedOn(shortDate(latest, language))}</span>
      {written.some(({ is_sample }) => is_sample) && <Status>{t.sample}</Status>}
      {states.map(({ id, state }) => {
        const name = languageName(id, language);
        if (state?.outdated === 0) return null;
        return (
          <Status key={id} kind="waiting">
            {state ? t.outdated({ count: state.outdated, language: name }) : t.notIn(name)}
          </Status>
        );
      })}
      {states.every(({ state }) => state?.outdated === 0) && (
        <Status kind="good">{t.inAll(languages.length)}</Status>
      )}
    </p>
  );
}
