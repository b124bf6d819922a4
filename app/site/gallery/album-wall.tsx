import type { Album } from "../../../data/albums.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { monthAndYear } from "../../ui/dates.ts";
import { PictureImage } from "../../ui/picture.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { ratioClasses } from "./picture-ratio.ts";

/** A cover's shape where nobody entered one. */
const usual = { width: 1600, height: 1000 };

/** Albums year by year, each cover in its own format. */
export function AlbumWall({ albums }: { albums: Album[] }) {
  const years = Map.groupBy(albums, ({ held_on }) => held_on?.slice(0, 4) ?? "Undated");
  return [...years].map(([year, ofYear]) => (
    <section key={year} aria-labelledby={`albums-${year}`} className="mt-10 lg:mt-14">
      <h2 id={`albums-${year}`} className="numbers mb-4">
        {year}
      </h2>
      <ul className="justified covers">
        {ofYear.map((album) => (
          <li key={album.id} className={ratioClasses(shapeOf(album))}>
            <AlbumCover album={album} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function shapeOf({ cover_width, cover_height }: Album) {
  return cover_width && cover_height ? { width: cover_width, height: cover_height } : usual;
}

function AlbumCover({ album }: { album: Album }) {
  return (
    <SiteLink to={`/gallery/event/${album.id}`} className="group block">
      <span className="print block">
        {album.cover && (
          <PictureImage src={album.cover} alt={album.cover_alt ?? ""} {...shapeOf(album)} />
        )}
      </span>
      <span className="mt-3 block font-display text-h4 font-[480] decoration-2 underline-offset-4 group-hover:underline">
        {album.title}
      </span>
      <span className="numbers mt-0.5 flex flex-wrap gap-x-4 text-small text-ink-2">
        <CampusMark campus={album.campus} />
        {album.held_on && <span>{monthAndYear(album.held_on)}</span>}
        <span>{album.pictures === 1 ? "1 picture" : `${album.pictures} pictures`}</span>
      </span>
    </SiteLink>
  );
}
