import ownPageTexts from "messages:site/own-pages/ownPage";
import { data, redirect, redirectDocument } from "react-router";
import { getMovedPage, getOwnPage, type OwnPage } from "../../../data/own-pages/own-page.ts";
import { ownPageAddress } from "../../../data/own-pages/own-paths.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishMark, EnglishPage, useLangOf } from "../../language/english-mark.tsx";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { Picture } from "../../ui/picture.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import type { Route } from "./+types/own-page";
import { OwnPageId } from "./block-mark.ts";
import { BlockSection } from "./block-section.tsx";
import "./own-page.css";

export const handle: PageHandle = {
  breadcrumb: (loaderData?: { page: OwnPage }) =>
    loaderData &&
    [loaderData.page.above, loaderData.page.title].filter((name) => name !== undefined),
};

/**
 * Answers paths that no other route matches: an own page, 301 from a page's former path, else 404. The web
 * server passes on only paths where a page is or was.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const path = params["*"];
  const page = await getOwnPage(supabase, path, language);
  if (page) return { page };
  const moved = await getMovedPage(supabase, path);
  if (moved) throw redirect(moved, 301);
  throw data(null, { status: 404 });
}

/**
 * Public pages do not know the account routes (docs/decisions/scripts.md), but the server knows
 * all.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): never {
  throw redirectDocument(request.url);
}

export const meta: Route.MetaFunction = (page) => {
  const shown = page.loaderData?.page;
  // The page for unknown addresses sets its own title.
  if (!shown) return [];
  const { title, lead } = shown;
  const t = ownPageTexts[metaLanguage(page)];
  return pageMeta({ title, description: lead || t.description(title) }, page);
};

export default function OwnPageRoute({ loaderData: { page } }: Route.ComponentProps) {
  const edit = useEditMark();
  return (
    <>
      <PageTop
        edits={edit?.("pages", page.id)}
        title={page.title}
        lead={page.lead}
        language={page.language}
      />
      <EnglishPage language={page.language} />
      {page.cover && (
        <div data-edit={edit?.("pages", page.id, "cover")} className="own-cover page mt-8 lg:mt-14">
          <Picture
            src={page.cover}
            alt={page.cover_alt ?? ""}
            width={page.cover_width ?? 1600}
            height={page.cover_height ?? 1000}
            focus={page.focus}
            sizes="100vw"
            first
            className="still"
          />
        </div>
      )}
      <Part language={page.language}>
        <OwnPageId value={page.id}>
          <div className="own-blocks">
            {page.blocks.map((block) => (
              <BlockSection key={block.id} block={block} />
            ))}
          </div>
        </OwnPageId>
      </Part>
      {page.below.length > 0 && <PagesBelow pages={page.below} />}
    </>
  );
}

/** Links to the pages below this one. */
function PagesBelow({ pages }: { pages: OwnPage["below"] }) {
  const t = useTexts(ownPageTexts);
  return (
    <nav aria-label={t.below} className="border-t border-line bg-paper-sunk">
      <ul className="page grid gap-x-gap gap-y-8 py-section-60 md:grid-cols-2 2xl:grid-cols-3">
        {pages.map((page) => (
          <li key={page.id} className="border-t-2 border-ink group/entry pt-4 only:col-span-full">
            <PageLink page={page} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PageLink({ page: { path, title, lead, language } }: { page: OwnPage["below"][number] }) {
  const own = useLangOf(language);
  return (
    <SiteLink
      to={ownPageAddress(path)}
      className="group block group-only/entry:lg:grid group-only/entry:lg:split-4-8 group-only/entry:lg:gap-x-gap"
    >
      <span
        {...own}
        className="block font-display text-h3 font-headline decoration-pine-300 decoration-2 underline-offset-4 group-hover:underline"
      >
        {title}
      </span>
      {lead && (
        <span {...own} className="mt-1.5 block text-ink-2">
          {lead}
        </span>
      )}
      <EnglishMark language={language} />
    </SiteLink>
  );
}
