import { ChevronDown } from "lucide-react";
import type { ShownBlock } from "../../../data/own-pages/shown-blocks.ts";
import { useLanguage } from "../../language/language.ts";
import { DocumentLinks } from "../../ui/document-links.tsx";
import { Icon } from "../../ui/icon.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { PlayableVideo } from "../sections/playable-video.tsx";
import { Action, WayToForm } from "./action-blocks.tsx";
import { ComingEvents, NewNotices } from "./block-lists.tsx";
import { MapBlock } from "./map-block.tsx";
import { OnePicture, People, PictureRows } from "./picture-blocks.tsx";
import { Plain } from "./plain-block.tsx";
import { TableBlock } from "./table-block.tsx";
import { Numbers, Quote, Steps } from "./word-blocks.tsx";
import "../../styles/questions.css";

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
      return <TableBlock block={block} />;
    case "questions":
      return (
        <Plain block={block}>
          <div className="border-t-2 border-ink">
            {block.questions.map(({ question, nodes }, place) => (
              <details key={question} open={place === 0} className="question">
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
