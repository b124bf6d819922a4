import albumPageTexts from "messages:admin/album/albumPage";
import marksTexts from "messages:admin/marks/marks";
import { Pause, Play, Upload } from "lucide-react";
import { type ChangeEvent, useId, useSyncExternalStore } from "react";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import "../marks/marks.css";
import type { BatchAnswer, QueuedFile, QueueState, UploadQueue } from "./upload-queue.ts";

const pictureTypes = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/** The content and state of a queue, kept up to date. */
export function useQueue(queue: UploadQueue): QueueState {
  const state = () => queue.state;
  return useSyncExternalStore(queue.subscribe, state, state);
}

/** Opens the device's file picker for any number of pictures. */
export function ChooseFiles({ onChoose }: { onChoose: (files: File[]) => void }) {
  const t = useTexts(albumPageTexts);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(target.files ?? [])]);
    target.value = "";
  };
  return (
    <label className="button file-choice" data-variant="primary" data-size="small">
      <Icon of={Upload} />
      {t.choose}
      <input type="file" multiple accept={pictureTypes} className="sr-only" onChange={choose} />
    </label>
  );
}

/** Asks who is in the photos that are about to be added; "later" leaves them without a mark. */
export function BatchQuestion({
  answer,
  onAnswer,
}: {
  answer: BatchAnswer | undefined;
  onAnswer: (answer: BatchAnswer | undefined) => void;
}) {
  const { batch, batchAnswers, batchHint, nobodyHint } = useTexts(marksTexts);
  const hint = useId();
  return (
    <fieldset className="batch-answer" aria-describedby={hint}>
      <legend>{batch}</legend>
      <div>
        {(["nobody", "crowd", "later"] as const).map((id) => (
          <label key={id}>
            <input
              type="radio"
              name="batch"
              checked={(answer ?? "later") === id}
              onChange={() => onAnswer(id === "later" ? undefined : id)}
            />
            {batchAnswers[id]}
          </label>
        ))}
      </div>
      <p id={hint} className="text-small text-ink-2">
        {batchHint} {nobodyHint}
      </p>
    </fieldset>
  );
}

const isOver = ({ state }: QueuedFile) => state !== "waiting" && state !== "sending";

/** The queue: overall progress, and each file that is uploading or needs attention. */
export function UploadPanel({ queue, onClose }: { queue: UploadQueue; onClose: () => void }) {
  const { files, standing } = useQueue(queue);
  const t = useTexts(albumPageTexts);
  const { batchNext } = useTexts(marksTexts);
  if (files.length === 0) return null;
  const of = (state: QueuedFile["state"]) => files.filter((each) => each.state === state);
  const done = files.filter(isOver).length;
  const bytes = (share: (file: QueuedFile) => number) =>
    files.reduce((sum, each) => sum + each.file.size * share(each), 0);
  const total = bytes(() => 1) || 1;
  const listed = [...of("sending"), ...of("refused"), ...of("known"), ...of("waiting")];
  return (
    <section aria-label={t.queue} className="upload-panel">
      <div className="upload-total">
        <p role="status" className="font-semibold">
          {t.total({ done, all: files.length })}
        </p>
        {done < files.length ? (
          <Button
            variant="outline"
            size="small"
            onClick={standing === "running" ? queue.pause : queue.resume}
          >
            <Icon of={standing === "running" ? Pause : Play} />
            {standing === "running" ? t.pause : t.goOn}
          </Button>
        ) : (
          <Button variant="outline" size="small" onClick={onClose}>
            {t.close}
          </Button>
        )}
        <progress
          value={bytes((file) => (isOver(file) ? 1 : file.share)) / total}
          aria-label={t.queue}
        />
      </div>
      <p className="text-small text-ink-2">
        {done < files.length ? sentences(standing, t) : result(files, t)}
      </p>
      {done === files.length && files.some(({ state, people }) => state === "done" && !people) && (
        <p>
          <SiteLink to="?view=who" className="admin-quiet-link">
            {batchNext}
          </SiteLink>
        </p>
      )}
      {listed.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        <ul tabIndex={0} aria-label={t.queue} className="upload-list">
          {listed.map((queued) => (
            <FileLine key={queued.place} queued={queued} retry={() => queue.retry(queued.place)} />
          ))}
        </ul>
      )}
    </section>
  );
}

type Words = (typeof albumPageTexts)["en"];

function sentences(standing: QueueState["standing"], t: Words): string {
  if (standing === "paused") return t.paused;
  return standing === "waiting" ? t.noConnection : t.stay;
}

function result(files: readonly QueuedFile[], t: Words): string {
  const count = (state: QueuedFile["state"]) => files.filter((each) => each.state === state).length;
  const [known, refused] = [count("known"), count("refused")];
  return [
    t.allDone(count("done")),
    known > 0 && t.leftOut(known),
    refused > 0 && t.notTaken(refused),
  ]
    .filter(Boolean)
    .join(" ");
}

function FileLine({ queued, retry }: { queued: QueuedFile; retry: () => void }) {
  const { file, state, share, refusal } = queued;
  const t = useTexts(albumPageTexts);
  return (
    <li>
      <span className="upload-name">{file.name}</span>
      {state === "sending" && share < 1 && <progress value={share} aria-label={file.name} />}
      <span className={state === "refused" ? "font-medium text-brick-700" : "text-ink-2"}>
        {state === "waiting" && t.waiting}
        {state === "sending" && (share < 1 ? t.sending : t.preparing)}
        {state === "known" && t.known}
        {state === "refused" && (refusal?.message || t.refused)}
      </span>
      {state === "refused" && (
        <Button variant="link" size="small" onClick={retry}>
          {t.again}
        </Button>
      )}
    </li>
  );
}
