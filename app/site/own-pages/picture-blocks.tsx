import { readMediaAddress } from "../../../data/gallery/media-addresses.ts";
import type { BlockOf } from "../../../data/own-pages/shown-blocks.ts";
import { Picture } from "../../ui/picture.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { useBlockMark } from "./block-mark.ts";
import { named, Plain } from "./plain-block.tsx";

export function OnePicture({
  block: { id, picture, alt, caption, focus },
}: {
  block: BlockOf<"picture">;
}) {
  const { width, height } = readMediaAddress(picture) ?? {};
  const edits = useBlockMark(id);
  return (
    <figure data-edit={edits} className="own-plain page">
      <Picture
        src={picture}
        alt={alt}
        width={width}
        height={height}
        focus={focus}
        sizes="100vw"
        className="own-wide"
      />
      {caption && <figcaption className="mt-2.5 text-small text-ink-2">{caption}</figcaption>}
    </figure>
  );
}

/** Two pictures side by side, the first one wider; more in rows of three. */
export function PictureRows({ block: { id, heading, pictures } }: { block: BlockOf<"pictures"> }) {
  const columns = pictures.length % 3 === 0 || pictures.length > 4 ? "md:grid-cols-3" : "";
  const isPair = pictures.length === 2;
  const edits = useBlockMark(id);
  return (
    <section data-edit={edits} {...named(id, heading)} className="own-plain page">
      {heading && (
        <h2 id={id} className="mb-6 scroll-mt-24 text-h3">
          {heading}
        </h2>
      )}
      <ul
        className={`grid gap-x-gap gap-y-7 ${isPair ? "sm:split-7-5" : `sm:grid-cols-2 ${columns}`}`}
      >
        {pictures.map(({ picture, alt, caption, focus }) => {
          const { width, height } = readMediaAddress(picture) ?? {};
          return (
            <li key={picture + alt}>
              <figure>
                <Picture
                  src={picture}
                  alt={alt}
                  width={width}
                  height={height}
                  focus={focus}
                  sizes="(min-width: 48rem) 50vw, 100vw"
                  className={
                    isPair ? "aspect-4/3 sm:aspect-auto sm:h-[max(14rem,27vw)]" : "aspect-4/3"
                  }
                />
                {caption && (
                  <figcaption className="mt-2 text-small text-ink-2">{caption}</figcaption>
                )}
              </figure>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function People({ block }: { block: BlockOf<"people"> }) {
  const Name = block.heading ? "h3" : "h2";
  return (
    <Plain block={block}>
      <ul className="grid gap-x-gap gap-y-9 border-t-2 border-ink pt-6 md:grid-cols-2">
        {block.people.map(({ name, role, about, picture }, place) => (
          <li key={name + role} className="flex gap-5">
            <Portrait id={printAt(place)} name={name} photo={picture} />
            <div className="min-w-0 flex-1">
              <Name className="text-h4 wrap-anywhere">{name}</Name>
              {role && <p>{role}</p>}
              {about && <p className="mt-2 whitespace-pre-line text-ink-2">{about}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Plain>
  );
}

/** People without a photograph get a different print from their neighbours'. */
const printAt = (place: number) => place.toString(16).padStart(4, "0").repeat(2);
