import albumPageTexts from "messages:admin/album/albumPage";
import { useId, useRef, useState } from "react";
import type { ManagedPicture } from "../../../data/gallery/album-pictures.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Status } from "../../ui/status.tsx";
import { FocalPoint } from "./focal-point.tsx";
import { said, sayingIn } from "./picture-words.ts";
import { type SaveState, useAutosave } from "./use-autosave.ts";
import { useSetCover } from "./use-set-cover.ts";

const marks: Record<SaveState, "plain" | "good" | "bad" | "waiting"> = {
  saved: "good",
  typing: "plain",
  saving: "plain",
  failed: "bad",
  refused: "bad",
  stale: "bad",
  gone: "bad",
};

/** What is said of one picture, in both languages, and what matters in it: saved while it is written. */
export function PictureForm({
  album,
  picture,
  number,
  onDirty,
}: {
  album: ManagedRow;
  picture: ManagedPicture;
  number: number;
  onDirty: (id: string, isDirty: boolean) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useId();
  const t = useTexts(albumPageTexts);
  const setCover = useSetCover(album);
  const { state, change, saveNow, keepMine, takeTheirs, start } = useAutosave({
    picture,
    read: () => (form.current ? sayingIn(form.current) : said(picture)),
    onDirty,
  });
  const [wasTouched, setTouched] = useState(false);
  return (
    <form
      ref={form}
      aria-labelledby={heading}
      className="picture-form"
      onSubmit={(event) => {
        event.preventDefault();
        saveNow();
      }}
      onInput={() => {
        setTouched(true);
        change();
      }}
      onBlur={saveNow}
    >
      <FocalPoint picture={picture} onChange={change} key={`focus-${start.key}`} />
      <div className="picture-words" key={start.key}>
        <div className="picture-head">
          <h2 id={heading} className="text-base font-semibold">
            {t.picture(number)}
          </h2>
          <p role="status">
            {(wasTouched || state !== "saved") && (
              <Status kind={marks[state]}>{t.states[state]}</Status>
            )}
          </p>
        </div>
        {state === "stale" && (
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" size="small" onClick={keepMine}>
              {t.keepMine}
            </Button>
            <Button variant="outline" size="small" onClick={takeTheirs}>
              {t.takeTheirs}
            </Button>
          </div>
        )}
        <Field
          as="textarea"
          label={t.alt}
          name="alt"
          optional="unsaid"
          maxLength={300}
          rows={2}
          defaultValue={start.alt}
        />
        <Field
          label={t.caption}
          name="caption"
          optional="unsaid"
          maxLength={600}
          defaultValue={start.caption}
        />
        <Field
          as="textarea"
          label={t.altHindi}
          name="altHindi"
          optional="unsaid"
          maxLength={300}
          rows={2}
          lang="hi"
          defaultValue={start.altHindi}
        />
        <Field
          label={t.captionHindi}
          name="captionHindi"
          optional="unsaid"
          maxLength={600}
          lang="hi"
          defaultValue={start.captionHindi}
        />
        {picture.path === album.cover ? (
          <p>
            <Status kind="good">{t.cover}</Status>
          </p>
        ) : (
          <Button variant="link" size="small" onClick={() => void setCover(picture)}>
            {t.setCover}
          </Button>
        )}
      </div>
    </form>
  );
}
