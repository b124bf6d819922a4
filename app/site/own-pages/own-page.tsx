import ownPageTexts from "messages:site/own-pages/ownPage";
import { ArrowRight } from "lucide-react";
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
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import type { Route } from "./+types/own-page";
import { OwnPageId } from "./block-mark.ts";
import { BlockSection } from "./block-section.tsx";
import { joinedBlocks } from "./joined-blocks.ts";
import "./own-page.css";
import "./joined-blocks.css";

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
            width={page.cover_width}
            height={page.cover_height}
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
            {joinedBlocks(page.blocks).map(({ joint, blocks }) => {
              const shown = blocks.map((block) => <BlockSection key={block.id} block={block} />);
              return joint ? (
                <div key={blocks[0]?.id} className={`own-joint ${joint}`}>
                  {shown}
                </div>
              ) : (
                shown
              );
            })}
          </div>
        </OwnPageId>
      </Part>
      {page.below.length > 0 && <PagesBelow pages={page.below} />}
    </>
  );
}

/** Links to the pages below this one, each with its opening picture; a single one fills the band. */
function PagesBelow({ pages }: { pages: OwnPage["below"] }) {
  const t = useTexts(ownPageTexts);
  return (
    <nav
      aria-label={t.below}
      className="own-below bg-paper-sunk"
      data-single={pages.length === 1 || undefined}
    >
      <ul className="page">
        {pages.map((page) => (
          <li key={page.id}>
            <PageLink page={page} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PageLink({ page }: { page: OwnPage["below"][number] }) {
  const { path, title, lead, language, cover } = page;
  const own = useLangOf(language);
  return (
    <SiteLink to={ownPageAddress(path)} className="group">
      {cover && (
        <Picture
          src={cover}
          alt=""
          width={page.cover_width}
          height={page.cover_height}
          focus={page.focus}
          sizes="(min-width: 60rem) 58vw, 100vw"
        />
      )}
      <span className="own-below-words">
        <span
          {...own}
          className="own-below-name decoration-pine-300 decoration-2 underline-offset-8 group-hover:underline"
        >
          {title}
          <Icon of={ArrowRight} />
        </span>
        {lead && (
          <span {...own} className="mt-3 block max-w-104 text-lead text-ink-2">
            {lead}
          </span>
        )}
        <EnglishMark language={language} />
      </span>
    </SiteLink>
  );
}
