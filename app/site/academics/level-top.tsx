import levelTexts from "messages:site/academics/level";
import type { InLanguage } from "../../../data/languages.ts";
import type { LevelPage } from "../../../data/pages/academics.ts";
import { drawingOfLevel, levelPicture } from "../../../data/pages/level-pictures.ts";
import type { Level } from "../../../data/school/levels.ts";
import { EnglishPage, useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { PhotographCredit, usePhotograph } from "../../ui/photograph.tsx";
import { Picture } from "../../ui/picture.tsx";
import "./level-top.css";

/** The name of a level and its facts beside its picture, which is as high as they are. */
export function LevelTop({
  level,
  content,
}: {
  level: Level;
  content: InLanguage<LevelPage> | null;
}) {
  const edit = useEditMark();
  const t = useTexts(levelTexts);
  const langOfContent = useLangOf(content?.language);
  const facts = content?.facts ?? (level.span ? [{ label: t.forWhom, value: level.span }] : []);
  const picture = usePhotograph(content, {
    src: `/prints/${levelPicture(level.id)}.svg`,
    alt: t.pictures[drawingOfLevel(level.id)],
    width: 1600,
    height: 1000,
    sizes: "(min-width: 60rem) 58vw, 100vw",
    first: true,
  });
  return (
    <div className="level-top page">
      <div className="level-words">
        <PageTop
          edits={edit?.("content", `academics/${level.id}`, "lead")}
          title={level.name}
          lead={content?.lead ?? level.description}
          leadLanguage={content?.language}
        />
        <EnglishPage language={content?.language} />
      </div>
      <figure>
        <Picture {...picture} />
        {content && (
          <figcaption
            data-edit={edit?.("content", `academics/${level.id}`, "caption")}
            {...langOfContent}
            className="mt-2.5 text-small text-ink-2"
          >
            {content.caption}
            <PhotographCredit of={content.photograph} />
          </figcaption>
        )}
      </figure>
      {facts.length > 0 && (
        <dl
          data-edit={edit?.("content", `academics/${level.id}`, "facts/0/value")}
          {...langOfContent}
          className="level-facts numbers"
        >
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-small text-ink-2">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
