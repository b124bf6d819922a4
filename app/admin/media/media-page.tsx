import adminTexts from "messages:admin/admin/admin";
import mediaTexts from "messages:admin/media/media";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { Form, useSearchParams } from "react-router";
import { mediaAddress } from "../../../data/gallery/media-addresses.ts";
import {
  type LibraryFile,
  type LibraryQuestion,
  listLibrary,
} from "../../../data/gallery/media-library.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PictureImage } from "../../ui/picture.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Status } from "../../ui/status.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead } from "../frame/page-parts.tsx";
import { mediaKey } from "../query-keys.ts";
import type { Route } from "./+types/media-page";
import "../list/list.css";
import "./media.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const { title, description } = adminTexts[metaLanguage(page)];
  return pageMeta({ title: title(mediaTexts[metaLanguage(page)].title), description }, page);
};

/** All uploaded pictures, with a search and a filter for those without a description. */
export default function MediaPage() {
  const [parameters] = useSearchParams();
  const t = useTexts(mediaTexts);
  const before = parameters.get("before");
  const question: LibraryQuestion = {
    search: parameters.get("q") ?? "",
    undescribed: parameters.get("only") === "undescribed",
    ...(before !== null && { before }),
  };
  const page = useQuery({
    queryKey: [...mediaKey, "list", question],
    queryFn: async () => listLibrary(await getBackend(), question),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isNarrowed = question.search !== "" || question.undescribed || before !== null;
  const olderPage = new URLSearchParams(parameters);
  olderPage.set("before", page.data?.older ?? "");
  const newestPage = new URLSearchParams(parameters);
  newestPage.delete("before");

  return (
    <>
      <AdminHead title={t.title} lead={t.lead} />
      <Form role="search" className="list-controls" key={JSON.stringify(question)}>
        <div className="list-search">
          <Icon of={Search} />
          <input
            type="search"
            name="q"
            defaultValue={question.search}
            aria-label={t.search}
            placeholder={t.search}
            className="field-control"
          />
        </div>
        <label className="media-only">
          <input
            type="checkbox"
            name="only"
            value="undescribed"
            defaultChecked={question.undescribed}
            className="field-tick"
          />
          {t.undescribed}
        </label>
        <Button type="submit" variant="outline" size="small">
          {t.show}
        </Button>
        {isNarrowed && (
          <SiteLink to="?" className="admin-quiet-link">
            {t.clear}
          </SiteLink>
        )}
      </Form>
      {page.isPending && <Skeleton className="h-64" />}
      {page.isError && <LoadFailed retry={() => void page.refetch()} />}
      {page.data?.files.length === 0 && (
        <EmptyState title={isNarrowed ? t.notFound : t.empty}>
          <p>{isNarrowed ? t.notFoundNext : t.emptyNext}</p>
        </EmptyState>
      )}
      <ul aria-label={t.title} className="media-grid">
        {page.data?.files.map((file) => (
          <MediaCard key={file.id} file={file} />
        ))}
      </ul>
      {(before !== null || page.data?.older) && (
        <nav aria-label={t.title} className="list-pager">
          {before !== null && (
            <ButtonLink to={`?${newestPage}`} variant="outline" size="small">
              {t.newest}
            </ButtonLink>
          )}
          {page.data?.older && (
            <ButtonLink to={`?${olderPage}`} variant="outline" size="small" className="ml-auto">
              {t.older}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

function MediaCard({ file }: { file: LibraryFile }) {
  const { id, file_name, alt, width, height, uses } = file;
  const t = useTexts(mediaTexts);
  return (
    <li>
      <SiteLink to={`/admin/media/${id}`} className="media-card">
        <PictureImage
          src={mediaAddress(id, width, height)}
          alt={alt}
          width={width}
          height={height}
          sizes="14rem"
        />
        <span className="media-name">{file_name}</span>
        <span className="media-marks">
          {t.uses(uses)}
          {alt === "" && <Status kind="waiting">{t.noAlt}</Status>}
        </span>
      </SiteLink>
    </li>
  );
}
