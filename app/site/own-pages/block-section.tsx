import ownPageTexts from "messages:site/own-pages/ownPage";
import { ChevronDown } from "lucide-react";
import { readMediaAddress } from "../../../data/gallery/media-addresses.ts";
import { linkedForms } from "../../../data/own-pages/linked-forms.ts";
import type { ShownBlock } from "../../../data/own-pages/shown-blocks.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DocumentLinks } from "../../ui/document-links.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { WideTable } from "../../ui/wide-table.tsx";
import { PlayableVideo } from "../sections/playable-video.tsx";
import { ComingEvents, NewNotices } from "./block-lists.tsx";
import { useBlockMark } from "./block-mark.ts";
import { MapBlock } from "./map-block.tsx";
import { named, Plain } from "./plain-block.tsx";
import "../../styles/questions.css";

type BlockOf<Kind extends ShownBlock["kind"]> = Extract<ShownBlock, { kind: Kind }>;

/** A block of an own page, in the site's design. */
export function BlockSection({ block }: { block: ShownBlock }) {
  const language = useLanguage();
  switch (block.kind) {
    case "text":
      return (
        <Plain block={block}>
          <RichText nodes={block.nodes} under={block.heading ? 2 : 1} />
        </Plain>
      );
    case "picture":
      return <OnePicture block={block} />;
    case "pictures":
      return <PictureRows block={block} />;
    case "quote":
      return <Quote block={block} />;
    case "numbers":
      return <Numbers block={block} />;
    case "steps":
      return <Steps block={block} />;
    case "table":
      return (
        <Plain block={block}>
          <Table block={block} />
        </Plain>
      );
    case "questions":
      return (
        <Plain block={block}>
          <div className="border-t-2 border-ink">
            {block.questions.map(({ question, nodes }) => (
              <details key={question} className="question">
                <summary>
                  {question}
                  <Icon of={ChevronDown} />
                </summary>
                <RichText nodes={nodes} under={2} className="pb-5 text-ink-2" />
              </details>
            ))}
          </div>
        </Plain>
      );
    case "documents":
      return block.documents.length > 0 ? (
        <Plain block={block}>
          <DocumentLinks documents={block.documents} />
        </Plain>
      ) : null;
    case "video":
      return (
        <Plain block={{ id: block.id, heading: block.title }}>
          <PlayableVideo
            video={{
              youtube_id: block.video,
              title: block.title,
              language,
              thumbnail: null,
              duration_seconds: null,
            }}
          />
        </Plain>
      );
    case "map":
      return <MapBlock block={block} />;
    case "people":
      return <People block={block} />;
    case "action":
      return <Action block={block} />;
    case "form":
      return <WayToForm block={block} />;
    case "events":
      return <ComingEvents block={block} />;
    case "notices":
      return <NewNotices block={block} />;
  }
}

function OnePicture({
  block: { id, picture, alt, caption, focus },
}: {
  block: BlockOf<"picture">;
}) {
  const { width = 1600, height = 1000 } = readMediaAddress(picture) ?? {};
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

/** Two pictures side by side, more in rows of three. */
function PictureRows({ block: { id, heading, pictures } }: { block: BlockOf<"pictures"> }) {
  const columns = pictures.length % 3 === 0 || pictures.length > 4 ? "md:grid-cols-3" : "";
  const edits = useBlockMark(id);
  return (
    <section data-edit={edits} {...named(id, heading)} className="own-plain page">
      {heading && (
        <h2 id={id} className="mb-6 scroll-mt-24 text-h3">
          {heading}
        </h2>
      )}
      <ul className={`grid gap-x-gap gap-y-7 sm:grid-cols-2 ${columns}`}>
        {pictures.map(({ picture, alt, caption, focus }) => {
          const { width = 1600, height = 1000 } = readMediaAddress(picture) ?? {};
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
                  className="aspect-4/3"
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

function Quote({ block: { id, quote, by } }: { block: BlockOf<"quote"> }) {
  const edits = useBlockMark(id);
  return (
    <div data-edit={edits} className="own-band bg-paper-sunk">
      <figure className="page columns-12">
        <div className="col-span-full lg:col-start-3 lg:col-end-12">
          <blockquote className="font-display text-[clamp(1.5rem,1.1rem+1.75vw,2.75rem)]/[1.18] font-quiet tracking-[-0.01em] text-pretty text-pine-800">
            “{quote}”
          </blockquote>
          {by && <figcaption className="mt-5 font-semibold">{by}</figcaption>}
        </div>
      </figure>
    </div>
  );
}

/** Numbers on pine. */
function Numbers({ block: { id, heading, numbers } }: { block: BlockOf<"numbers"> }) {
  const edits = useBlockMark(id);
  return (
    <section
      data-edit={edits}
      {...named(id, heading)}
      className="own-band on-pine bg-pine-900 text-paper"
    >
      <div className="page">
        {heading && (
          <h2 id={id} className="mb-8 scroll-mt-24 text-h3">
            {heading}
          </h2>
        )}
        <dl className="numbers grid grid-cols-2 gap-x-gap gap-y-9 md:grid-cols-4">
          {numbers.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-t border-pine-600 pt-4"
            >
              <dt className="text-pine-200">{label}</dt>
              <dd className="font-display text-numeral font-headline tracking-tight">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Steps({ block }: { block: BlockOf<"steps"> }) {
  const Title = block.heading ? "h3" : "h2";
  return (
    <Plain block={block}>
      <ol className="border-t-2 border-ink">
        {block.steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 border-b border-line py-5 sm:grid-cols-[4.5rem_minmax(0,1fr)] sm:gap-x-gap"
          >
            <span
              aria-hidden
              className="numbers font-display text-[2.25rem]/[0.95] font-headline text-pine-800 sm:text-[2.75rem]/[0.9]"
            >
              {index + 1}
            </span>
            <div>
              <Title className="text-h4">{title}</Title>
              {text && <p className="mt-1 max-w-144 whitespace-pre-line text-ink-2">{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Plain>
  );
}

function Table({ block: { heading, head, rows } }: { block: BlockOf<"table"> }) {
  const columns = head.map((name, place) => ({ name, place }));
  return (
    <div className="rich-text max-w-none!">
      <WideTable name={heading}>
        <table>
          {heading && <caption className="sr-only">{heading}</caption>}
          <thead>
            <tr>
              {columns.map(({ name, place }) => (
                <th key={place} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join("|")}>
                {columns.map(({ place }) =>
                  place === 0 ? (
                    <th key={place} scope="row">
                      {row[place]}
                    </th>
                  ) : (
                    <td key={place}>{row[place]}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </div>
  );
}

function People({ block }: { block: BlockOf<"people"> }) {
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

/** An id by place, so that neighbours without a picture of their own get different prints. */
const printAt = (place: number) => place.toString(16).padStart(4, "0").repeat(2);

/** A link to a form of the site, with the site's usual text or the page's own. */
function WayToForm({ block: { id, form, text } }: { block: BlockOf<"form"> }) {
  const { title, text: usual, label } = useTexts(ownPageTexts).forms[form];
  return (
    <Action block={{ id, heading: title, text: text || usual, label, to: linkedForms[form] }} />
  );
}

type Call = Pick<BlockOf<"action">, "id" | "heading" | "text" | "label" | "to">;

function Action({ block: { id, heading, text, label, to } }: { block: Call }) {
  const edits = useBlockMark(id);
  return (
    <section data-edit={edits} {...named(id, heading)} className="own-band bg-pine-100">
      <div className="page grid items-end gap-x-14 gap-y-6 md:split-7-5">
        <div>
          <h2 id={id} className="scroll-mt-24 text-h2">
            {heading}
          </h2>
          {text && (
            <p className="mt-4 max-w-144 whitespace-pre-line text-lead text-ink-2">{text}</p>
          )}
        </div>
        <p className="md:justify-self-end">
          <ButtonLink to={to} size="large">
            {label}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
