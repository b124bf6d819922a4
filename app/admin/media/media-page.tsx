import adminTexts from "messages:admin/admin/admin";
import albumPageTexts from "messages:admin/album/albumPage";
import marksTexts from "messages:admin/marks/marks";
import mediaTexts from "messages:admin/media/media";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useState } from "react";
import { Form, useSearchParams } from "react-router";
import { mediaAddress } from "../../../data/gallery/media-addresses.ts";
import {
  type LibraryFile,
  type LibraryQuestion,
  libraryMarks,
  listLibrary,
} from "../../../data/gallery/media-library.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Status } from "../../ui/status.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead } from "../frame/page-parts.tsx";
import { ListChoice } from "../list/list-choice.tsx";
import { ActionBar } from "../list/selection-bar.tsx";
import { MarkSeveral } from "../marks/mark-several.tsx";
import { WaitingStatus } from "../marks/mark-status.tsx";
import { useOfficeRights, works } from "../office-rights.ts";
import { mediaKey } from "../query-keys.ts";
import type { Route } from "./+types/media-page";
import { OfficePicture } from "./office-picture.tsx";
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
  const marks = useTexts(marksTexts);
  const album = useTexts(albumPageTexts);
  const rights = useOfficeRights();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const before = parameters.get("before");
  const mark = libraryMarks.find((each) => each === parameters.get("marks"));
  const question: LibraryQuestion = {
    search: parameters.get("q") ?? "",
    undescribed: parameters.get("only") === "undescribed",
    ...(mark && { mark }),
    ...(before !== null && { before }),
  };
  const page = useQuery({
    queryKey: [...mediaKey, "list", question],
    queryFn: async () => listLibrary(await getBackend(), question),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const chosen = page.data?.files.filter(({ id }) => selected.has(id)) ?? [];
  const clear = () => setSelected(new Set());
  const isNarrowed =
    question.search !== "" || question.undescribed || mark !== undefined || before !== null;
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
        <ListChoice
          name="marks"
          label={marks.who}
          all={marks.everyMark}
          chosen={mark ?? null}
          choices={libraryMarks.map((id) => ({ id, name: marks.library[id] }))}
        />
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
        {page.data?.files.map((file, index) => (
          <MediaCard
            key={file.id}
            file={file}
            number={index + 1}
            isSelected={selected.has(file.id)}
            {...(works(rights, "media_files") && {
              select: (isOn: boolean) =>
                setSelected(
                  new Set(
                    isOn ? [...selected, file.id] : [...selected].filter((id) => id !== file.id),
                  ),
                ),
            })}
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <ActionBar label={album.selected(chosen.length)} clear={clear}>
          <MarkSeveral ids={chosen.map(({ id }) => id)} clear={clear} />
        </ActionBar>
      )}
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

function MediaCard({
  file,
  number,
  isSelected,
  select,
}: {
  file: LibraryFile;
  number: number;
  isSelected: boolean;
  /** Left out for people who do not change the library. */
  select?: (isOn: boolean) => void;
}) {
  const { id, file_name, alt, width, height, uses } = file;
  const t = useTexts(mediaTexts);
  const marks = useTexts(marksTexts);
  return (
    <li className="media-tile" data-selected={isSelected || undefined}>
      {select && (
        <input
          type="checkbox"
          className="field-tick"
          aria-label={marks.select({ number, what: alt || file_name })}
          checked={isSelected}
          onChange={({ target }) => select(target.checked)}
        />
      )}
      <SiteLink to={`/admin/media/${id}`} className="media-card">
        <OfficePicture
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
          <WaitingStatus id={id} />
        </span>
      </SiteLink>
    </li>
  );
}
