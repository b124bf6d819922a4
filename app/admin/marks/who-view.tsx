import marksTexts from "messages:admin/marks/marks";
import { useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ManagedPicture } from "../../../data/gallery/album-pictures.ts";
import { readMediaAddress } from "../../../data/gallery/media-addresses.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { PageLoading } from "../frame/page-parts.tsx";
import { OfficePicture } from "../media/office-picture.tsx";
import { ChildFinder } from "./child-finder.tsx";
import { HideFaces } from "./hide-faces-dialog.tsx";
import { useLastChildren } from "./last-children.ts";
import { renewMarks, useMarks } from "./mark-queries.ts";
import { MarkStatus } from "./mark-status.tsx";
import { MarkFacts } from "./picture-mark.tsx";
import { useWho } from "./use-who.ts";
import { useWhoKeys } from "./who-keys.ts";
import { WhoStrip } from "./who-strip.tsx";
import "../../styles/forms.css";
import "./marks.css";
import "./who.css";

type Shot = { id: string; picture: ManagedPicture };

/** Marks each picture of an album, quickly and by keyboard. */
export function WhoView({ pictures }: { pictures: readonly ManagedPicture[] }) {
  const t = useTexts(marksTexts);
  const queries = useQueryClient();
  const shots = shotsOf(pictures);
  const { marks, isPending, isError } = useMarks(shots.map(({ id }) => id));
  const known = shots.filter(({ id }) => marks.has(id));
  if (isError) return <LoadFailed retry={() => void renewMarks(queries)} />;
  if (isPending) return <PageLoading />;
  if (known.length === 0) {
    return (
      <EmptyState title={t.nothingToMark}>
        <p>{t.nothingToMarkFact}</p>
      </EmptyState>
    );
  }
  return <MarkPictures shots={known} marks={marks} />;
}

/** Library pictures, each once: drawings that come with the program show nobody. */
function shotsOf(pictures: readonly ManagedPicture[]): Shot[] {
  const shots = new Map<string, Shot>();
  for (const picture of pictures) {
    const upload = readMediaAddress(picture.path);
    if (upload && !shots.has(upload.id)) shots.set(upload.id, { id: upload.id, picture });
  }
  return [...shots.values()];
}

function MarkPictures({
  shots,
  marks,
}: {
  shots: readonly Shot[];
  marks: ReturnType<typeof useMarks>["marks"];
}) {
  const t = useTexts(marksTexts);
  const last = useLastChildren();
  const finder = useRef<HTMLInputElement>(null);
  const stage = useRef<HTMLElement>(null);
  const [isRefused, setRefused] = useState(false);
  const ids = shots.map(({ id }) => id);
  const who = useWho(ids, marks);
  const { place, id, selected, children } = who;
  const back = () => stage.current?.focus();
  const refuse = () => setRefused(true);
  const keep = (people?: "children" | "work") => (who.keep(people) ? back() : refuse());
  useWhoKeys({ who, last, finder, refuse });
  useEffect(() => stage.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture, or children chosen, answer it.
  useEffect(() => setRefused(false), [id, children, selected]);
  const mark = marks.get(id);
  // The next one is loaded during this one.
  const ahead = shots.slice(place, place + 2);
  const does = (act: () => void) => () => {
    act();
    back();
  };

  return (
    <div className="who">
      <p className="admin-lead">{t.viewLead}</p>
      <section
        ref={stage}
        tabIndex={-1}
        aria-label={t.picture({ number: place + 1, all: ids.length })}
        className="who-stage"
      >
        {ahead.map(({ id: one, picture }, index) => (
          <div key={one} hidden={index > 0}>
            <OfficePicture
              src={picture.path}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              sizes="(min-width: 60rem) 60vw, 100vw"
              pixels={1280}
              first
            />
          </div>
        ))}
        <div className="who-line">
          <p role="status" className="font-semibold">
            {t.picture({ number: place + 1, all: ids.length })}
            {selected.size > 0 && ` · ${t.selected(selected.size)}`}
          </p>
          {mark && <MarkStatus mark={mark} />}
          <p className="ml-auto text-small text-ink-2">
            {who.left > 0 ? t.left(who.left) : t.allMarked}
          </p>
        </div>
        {mark && <MarkFacts mark={mark} />}
        <div>
          <HideFaces address={ahead[0]?.picture.path ?? ""} onHidden={back} />
        </div>
      </section>
      <div className="who-side">
        <div className="mark-answers">
          {(["nobody", "crowd"] as const).map((people) => (
            <Button
              key={people}
              variant={mark?.people === people ? "primary" : "outline"}
              size="small"
              className="mark-answer"
              aria-pressed={mark?.people === people}
              onClick={does(() => who.say(people))}
            >
              <kbd aria-hidden>{people === "nobody" ? "N" : "C"}</kbd>
              {t.answers[people]}
            </Button>
          ))}
        </div>
        <LastChildren chosen={children.map((child) => child.id)} toggle={who.toggle} />
        <ChildFinder
          chosen={children}
          onChange={who.choose}
          field={finder}
          onDone={() => keep()}
          onLeave={back}
        />
        <p role="status" className="field-error">
          {isRefused && t.chooseFirst}
        </p>
        <div className="mark-answers">
          <Button size="small" className="min-h-11" onClick={() => keep()}>
            <kbd aria-hidden>Enter</kbd>
            {t.keep}
          </Button>
          <Button
            variant={mark?.people === "work" ? "primary" : "outline"}
            size="small"
            className="min-h-11"
            aria-pressed={mark?.people === "work"}
            onClick={() => keep("work")}
          >
            <kbd aria-hidden>W</kbd>
            {t.keepWork}
          </Button>
          <Button
            variant="outline"
            size="small"
            className="min-h-11"
            disabled={!who.canTakeBack}
            onClick={does(who.takeBack)}
          >
            <Icon of={Undo2} />
            {t.takeBack}
          </Button>
          {selected.size > 0 && (
            <Button variant="ghost" size="small" className="min-h-11" onClick={does(who.unselect)}>
              {t.unselect}
            </Button>
          )}
        </div>
      </div>
      <WhoStrip
        pictures={shots.map((shot, index) => ({
          ...shot,
          mark: marks.get(shot.id),
          number: index + 1,
          isHere: index === place,
          isSelected: selected.has(shot.id),
        }))}
        onGo={(to) => {
          who.go(to);
          back();
        }}
        onSelect={who.select}
      />
      <Keys />
    </div>
  );
}

/** The recently chosen children, with their keys. */
function LastChildren({
  chosen,
  toggle,
}: {
  chosen: readonly string[];
  toggle: ReturnType<typeof useWho>["toggle"];
}) {
  const t = useTexts(marksTexts);
  const last = useLastChildren();
  if (last.length === 0) return null;
  return (
    <fieldset className="who-last">
      <legend className="mb-1 font-semibold">{t.lastChildren}</legend>
      {last.map((child, index) => (
        <Button
          key={child.id}
          variant={chosen.includes(child.id) ? "primary" : "outline"}
          size="small"
          className="mark-answer"
          aria-pressed={chosen.includes(child.id)}
          onClick={() => toggle(child)}
        >
          <kbd aria-hidden>{index + 1}</kbd>
          {child.name}
        </Button>
      ))}
    </fieldset>
  );
}

function Keys() {
  const { keys, keysTitle, keysFact } = useTexts(marksTexts);
  return (
    <details open className="who-keys">
      <summary className="min-h-11 font-semibold">{keysTitle}</summary>
      <dl>
        {Object.entries(keys).map(([id, { key, does }]) => (
          <div key={id} className="contents">
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-small text-ink-2">{keysFact}</p>
    </details>
  );
}
