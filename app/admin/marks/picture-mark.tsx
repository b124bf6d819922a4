import adminTexts from "messages:admin/admin/admin";
import marksTexts from "messages:admin/marks/marks";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { type MarkedPicture, mayBeShown } from "../../../data/consent/picture-marks.ts";
import { readMediaAddress } from "../../../data/gallery/media-addresses.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { useOfficeRights, works } from "../office-rights.ts";
import { ChildrenDialog } from "./children-dialog.tsx";
import { type Answer, renewMarks, useMark, useMarking } from "./mark-queries.ts";
import { MarkStatus } from "./mark-status.tsx";
import "./marks.css";

/** Asks who is in the picture at an address; shows nothing for one that was not uploaded. */
export function PictureMarkAt({ address }: { address: string }) {
  const upload = readMediaAddress(address);
  return upload && <PictureMark id={upload.id} />;
}

/** Who is in a picture, with whether visitors see it; asked until it is marked, and changed here. */
export function PictureMark({ id }: { id: string }) {
  const { data: mark } = useMark(id);
  const rights = useOfficeRights();
  const heading = useId();
  const t = useTexts(marksTexts);
  const queries = useQueryClient();
  const marking = useMarking();
  if (!mark) return null;
  // Contributors mark pictures that they have just added.
  const mayAnswer = mark.people === null || works(rights, "media_files");
  return (
    <section aria-labelledby={heading} className="picture-mark">
      <div className="picture-mark-head">
        <p id={heading} className="font-semibold">
          {t.title}
        </p>
        <span role="status">
          <MarkStatus mark={mark} />
        </span>
      </div>
      <MarkFacts mark={mark} />
      {mayAnswer && (
        <MarkAnswers
          mark={mark}
          whichChildren={t.whichChildren}
          whoseWork={t.whoseWork}
          answer={async (given) => {
            await marking([mark.id], given);
            await renewMarks(queries);
          }}
        />
      )}
    </section>
  );
}

/** What the mark of a picture means for visitors, in a sentence. */
export function MarkFacts({ mark }: { mark: MarkedPicture }) {
  const t = useTexts(marksTexts);
  const waitsFor = mark.children.filter((child) => !mayBeShown(child, mark.people));
  const names = (children: readonly { name: string }[]) =>
    children.map(({ name }) => name).join(", ");
  return (
    <p className="text-small text-ink-2">
      {mark.people === null && t.unmarkedHint}
      {mark.people === "before" && t.beforeHint}
      {names(mark.children)}
      {(mark.people === "children" || mark.people === "work") && mark.withheld && (
        <span className="block">
          {waitsFor.length > 0 ? t.waitsFor(names(waitsFor)) : t.waitsForErased}
        </span>
      )}
    </p>
  );
}

/** The possible marks of a picture or a video, with its present one. */
export function MarkAnswers({
  mark,
  whichChildren,
  whoseWork,
  answer: keep,
}: {
  mark: MarkedPicture;
  /** The questions of the dialogs. */
  whichChildren: string;
  whoseWork: string;
  answer: (given: Answer) => Promise<void>;
}) {
  const [asked, setAsked] = useState<"children" | "work">();
  const t = useTexts(marksTexts);
  const shared = useTexts(adminTexts);
  const showToast = useToast();
  const answer = async (given: Answer) => {
    try {
      await keep(given);
    } catch (failure) {
      showToast({ message: failureSentence(failure, shared, t.failed) });
    }
  };
  const look = (people: MarkedPicture["people"]) =>
    ({
      variant: mark.people === people ? "primary" : "outline",
      size: "small",
      "aria-pressed": mark.people === people,
      className: "mark-answer",
    }) as const;
  return (
    <>
      <div className="mark-answers">
        {(["nobody", "crowd"] as const).map((people) => (
          <Button
            key={people}
            {...look(people)}
            onClick={() => void answer({ people, children: [] })}
          >
            {t.answers[people]}
          </Button>
        ))}
        {(["children", "work"] as const).map((people) => (
          <Button key={people} {...look(people)} onClick={() => setAsked(people)}>
            {t.answers[people]}
          </Button>
        ))}
      </div>
      <p className="field-hint">{t.nobodyHint}</p>
      {asked && (
        <ChildrenDialog
          title={asked === "work" ? whoseWork : whichChildren}
          start={mark.children}
          onChoose={(children) => void answer({ people: asked, children })}
          close={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
