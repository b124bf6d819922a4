import adminTexts from "messages:admin/admin/admin";
import contentTexts from "messages:admin/content/content";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useParams } from "react-router";
import { languages, translations } from "../../../data/languages.ts";
import { getContentRows, saveContent, seenOf } from "../../../data/office/site-content.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { languageName, languageNames } from "../../language/names.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { WayBack } from "../form/way-back.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead, PageLoading, QuietLink } from "../frame/page-parts.tsx";
import { HistoryPanel } from "../history/history-panel.tsx";
import { rowsKey } from "../query-keys.ts";
import type { Route } from "./+types/content-page";
import { contentIn } from "./content-edit.ts";
import { ContentForm } from "./content-form.tsx";
import { contentPages, type ContentPage as Page } from "./content-pages.ts";
import { placeName, type Shape, shapeOf } from "./content-shape.ts";
import { textsOf } from "./content-tree.ts";
import { savedWithState } from "./saved-content.ts";
import "../form/row-form.css";
import "./content.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

const pageOf = (key: string | undefined) => contentPages().find((page) => page.key === key);

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const t = contentTexts[language];
  const name = pageOf(page.params["*"])?.name(language) ?? t.many;
  return pageMeta({ title: adminTexts[language].title(name), description: t.description }, page);
};

/** The form of one page's content. */
export default function ContentPage() {
  const t = useTexts(contentTexts);
  const page = pageOf(useParams()["*"]);
  if (page) return <KnownPage key={page.key} page={page} />;
  return (
    <EmptyState
      heading="h1"
      title={t.unknown}
      action={
        <ButtonLink to="/admin/content" variant="outline2">
          {t.back}
        </ButtonLink>
      }
    >
      {null}
    </EmptyState>
  );
}

function KnownPage({ page }: { page: Page }) {
  const language = useLanguage();
  const t = useTexts(contentTexts);
  const rows = useQuery({
    queryKey: [...rowsKey("site_content"), "key", page.key],
    queryFn: async () => getContentRows(await getBackend(), page.key),
    staleTime: 0,
    // Never replaces what is being typed: a stale save is noticed when it is saved.
    refetchOnReconnect: false,
  });
  const shape = shapeOf(page.schema);
  return (
    <>
      <AdminHead
        title={page.name(language)}
        lead={page.lead?.(language) ?? t.sides(languageNames(translations, language))}
        above={
          <>
            <WayBack />
            <QuietLink to="/admin/content" icon={ArrowLeft}>
              {t.back}
            </QuietLink>
          </>
        }
      />
      {rows.isPending && <PageLoading />}
      {rows.isError && <LoadFailed retry={() => void rows.refetch()} />}
      {rows.data && (
        <ContentForm key={seenOf(rows.data)} page={page} shape={shape} rows={rows.data} />
      )}
      {rows.data &&
        languages.map(({ id }) => {
          const row = rows.data[id];
          return (
            row && (
              <HistoryPanel
                key={row.id}
                table="site_content"
                id={row.id}
                title={t.historyOf(languageName(id, language))}
                label={(path) => placeName(path, language)}
                onRestored={() => countOutdatedAgain(page, shape)}
                textsOf={(version) =>
                  Object.fromEntries(
                    textsOf(shape, version.content).map(({ path, text }) => [path, text]),
                  )
                }
              />
            )
          );
        })}
    </>
  );
}

/** Recounts the texts older than their English, because reverting either version changes their number. */
async function countOutdatedAgain({ key }: Page, shape: Shape) {
  const client = await getBackend();
  const rows = await getContentRows(client, key);
  if (!translations.some(({ id }) => rows[id])) return;
  const content = contentIn(shape, rows);
  await saveContent(client, key, savedWithState(shape, content), seenOf(rows));
}
