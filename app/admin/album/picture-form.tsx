import albumPageTexts from "messages:admin/album/albumPage";
import { Fragment, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from "react";
import type { ManagedPicture } from "../../../data/gallery/album-pictures.ts";
import { readMediaAddress } from "../../../data/gallery/media-addresses.ts";
import { type Language, languageNamed, translations } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { languageName } from "../../language/names.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Status } from "../../ui/status.tsx";
import { focusField, useFocusOnAskedField } from "../form/asked-field.ts";
import { WaitingStatus } from "../marks/mark-status.tsx";
import { OfficePicture } from "../media/office-picture.tsx";
import { ExposedPanel } from "../publishing/exposed-panel.tsx";
import { useSetCover } from "./album-changes.ts";
import { nameIn, type SaveState, said, sayingIn, useAutosave } from "./use-autosave.ts";

const marks: Record<SaveState, "plain" | "good" | "bad" | "waiting"> = {
  saved: "good",
  typing: "plain",
  saving: "plain",
  failed: "bad",
  refused: "bad",
  exposing: "bad",
  stale: "bad",
  gone: "bad",
};

/**
 * The description of one picture in every language and its focal point; saved while it is edited.
 */
export function PictureForm({
  album,
  picture,
  number,
  onDirty,
  isAsked,
}: {
  album: ManagedRow;
  picture: ManagedPicture;
  number: number;
  onDirty: (id: string, isDirty: boolean) => void;
  /** The address names this picture. */
  isAsked: boolean;
}) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useId();
  const language = useLanguage();
  const t = useTexts(albumPageTexts);
  const setCover = useSetCover(album);
  const { state, change, saveNow, keepMine, takeTheirs, start, places, explain } = useAutosave({
    picture,
    read: () => (form.current ? sayingIn(form.current) : said(picture)),
    onDirty,
  });
  const [wasTouched, setTouched] = useState(false);
  useFocusOnAskedField(form, isAsked ? namesOf : none);
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
          <WaitingStatus
            id={readMediaAddress(picture.path)?.id}
            isWordsWaiting={picture.withheld_at !== null}
          />
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
        {places && (
          <ExposedPanel
            places={places}
            nameOf={({ field }) => placeName(field, language, t)}
            change={({ field }) => focusField(form.current, controlOf(field))}
            explain={explain}
            isBusy={state === "saving"}
            isQuiet
          />
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
        {translations.map(({ id }) => (
          <Fragment key={id}>
            <Field
              as="textarea"
              label={t.altIn(languageName(id, language))}
              name={nameIn(id, "alt")}
              optional="unsaid"
              maxLength={300}
              rows={2}
              lang={id}
              defaultValue={start.translations[id].alt}
            />
            <Field
              label={t.captionIn(languageName(id, language))}
              name={nameIn(id, "caption")}
              optional="unsaid"
              maxLength={600}
              lang={id}
              defaultValue={start.translations[id].caption}
            />
          </Fragment>
        ))}
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

/** When the office uses another language, the words in that language come first. */
const namesOf = (field: string, language: Language) => [`${language}.${field}`, field];
const none = () => [];

/** "translations.hi.alt" is the control "hi.alt". */
const controlOf = (place: string) => place.replace(/^translations\./, "");

function placeName(place: string, language: Language, t: typeof albumPageTexts.en): string {
  const [name, written] = controlOf(place).split(".").reverse();
  if (!written) return name === "alt" ? t.alt : t.caption;
  const spoken = languageName(languageNamed(written), language);
  return name === "alt" ? t.altIn(spoken) : t.captionIn(spoken);
}

const arrows: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
};
const within = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 100) / 100;
const percent = (share: number) => Math.round(share * 100);

/** A picture with its focal point, set by a click or by arrow keys. */
function FocalPoint({ picture, onChange }: { picture: ManagedPicture; onChange: () => void }) {
  const [point, setPoint] = useState([within(picture.focal_x), within(picture.focal_y)] as const);
  const [x, y] = point;
  const t = useTexts(albumPageTexts);
  const put = (nextX: number, nextY: number) => {
    setPoint([within(nextX), within(nextY)]);
    onChange();
  };
  const click = ({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>) => {
    // Enter and the space bar carry no position.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    put((clientX - box.left) / box.width, (clientY - box.top) / box.height);
  };
  const step = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    put(x + arrow[0], y + arrow[1]);
  };
  const position = { "--x": `${percent(x)}%`, "--y": `${percent(y)}%` } as React.CSSProperties;
  return (
    <div className="focal" style={position}>
      <button
        type="button"
        aria-label={`${t.focus}. ${t.focusNow({ x: percent(x), y: percent(y) })}`}
        className="focal-picture"
        onClick={click}
        onKeyDown={step}
      >
        <OfficePicture
          src={picture.path}
          alt=""
          width={picture.width}
          height={picture.height}
          sizes="18rem"
        />
      </button>
      <div className="focal-crop" aria-hidden>
        <OfficePicture
          src={picture.path}
          alt=""
          width={picture.width}
          height={picture.height}
          sizes="6rem"
        />
      </div>
      <input type="hidden" name="focal_x" value={x} />
      <input type="hidden" name="focal_y" value={y} />
    </div>
  );
}
