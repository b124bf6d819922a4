import type { Album } from "../../../data/albums.ts";
import { campusName } from "../../../data/campuses.ts";
import { monthAndYear } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PictureImage } from "../../ui/picture.tsx";
import { CutLink, SiteLink } from "../../ui/site-link.tsx";

/** The newest albums on a strip that scrolls sideways, each cover in its own format. */
export function AlbumStrip({ albums }: { albums: Album[] }) {
  return (
    <section aria-labelledby="albums" className="rendered-when-near overflow-hidden py-section">
      <div className="page mb-[clamp(1.5rem,2.4vw,2.5rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="albums">From the albums</h2>
        <CutLink to="/gallery" arrow>
          Photo gallery
        </CutLink>
      </div>
      {albums.length === 0 ? (
        <div className="page">
          <EmptyState title="No album yet" heading="h3">
            <p>Pictures of the school year appear here once the first album is published.</p>
          </EmptyState>
        </div>
      ) : (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label="Albums, scrolls sideways"
          className="flex snap-x snap-proximity gap-[clamp(0.5rem,0.8vw,1rem)] overflow-x-auto overscroll-x-contain px-[max(var(--spacing-page),calc((100%-150rem)/2+var(--spacing-page)))] pb-1 [scrollbar-width:none] focus-visible:outline-offset-[-3px]"
        >
          {albums.map((album) => (
            <li key={album.id} className="flex-none snap-center">
              <AlbumCover album={album} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function AlbumCover({ album }: { album: Album }) {
  const facts = [
    campusName(album.campus),
    album.held_on && monthAndYear(album.held_on),
    `${album.pictures} ${album.pictures === 1 ? "picture" : "pictures"}`,
  ];
  return (
    <SiteLink to={`/gallery/event/${album.id}`} className="block w-min">
      <span className="print block h-50 w-max md:h-[clamp(15rem,27vw,30rem)]">
        {album.cover && (
          <PictureImage
            src={album.cover}
            alt={album.cover_alt ?? ""}
            width={album.cover_width ?? 1600}
            height={album.cover_height ?? 1000}
            className="w-auto!"
          />
        )}
      </span>
      <span className="mt-2.5 block font-display text-[1.1875rem]/[1.25] font-[480]">
        {album.title}
      </span>
      <span className="numbers block text-small text-ink-2">
        {facts.filter(Boolean).join(", ")}
      </span>
    </SiteLink>
  );
}
