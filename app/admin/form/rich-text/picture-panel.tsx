import adminTexts from "messages:admin/admin/admin";
import richTextTexts from "messages:admin/form/richText";
import type { CommandProps, Editor } from "@tiptap/core";
import { useState } from "react";
import { useTexts } from "../../../language/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { UploadError } from "../../../ui/file-upload.ts";
import { uploadPicture } from "../../../ui/picture-upload.ts";
import { PictureMarkAt } from "../../marks/picture-mark.tsx";
import { LibraryChoice } from "../../media/library-choice.tsx";
import { OfficePicture } from "../../media/office-picture.tsx";

type Stored = { address: string; width: number; height: number };

/** A picture from the device or the library, with its description. */
export function PicturePanel({ editor, close }: { editor: Editor; close: () => void }) {
  const t = useTexts(richTextTexts);
  const { refusals } = useTexts(adminTexts);
  const [chosen, setChosen] = useState<Stored>();
  const [alt, setAlt] = useState("");
  const [isUnfilled, setUnfilled] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (file: File | undefined) => {
    setTrouble(undefined);
    if (!file) return;
    setBusy(true);
    try {
      setChosen(await uploadPicture(file, "site", () => {}));
    } catch (failure) {
      setTrouble((failure instanceof UploadError && failure.message) || t.pictureFailed);
    }
    setBusy(false);
  };
  const add = () => {
    // Enter in the field below submits again although the button is disabled.
    if (isBusy) return;
    if (!chosen || alt.trim() === "") return setUnfilled(true);
    const { address, width, height } = chosen;
    editor
      .chain()
      .setImage({ src: address, alt: alt.trim(), width, height })
      .command(goBehind)
      .run();
    close();
  };
  return (
    <div className="rich-panel" onInput={(event) => event.stopPropagation()}>
      {chosen ? (
        <>
          <OfficePicture
            src={chosen.address}
            alt={t.chosen}
            width={chosen.width}
            height={chosen.height}
            sizes="12rem"
            pixels={320}
            className="rich-chosen"
          />
          <PictureMarkAt address={chosen.address} />
        </>
      ) : (
        <Field
          name="rich-picture"
          type="file"
          accept="image/*"
          label={t.pictureFile}
          optional="unsaid"
          {...(isUnfilled && !chosen && { error: refusals.missing })}
          {...(trouble && { error: trouble })}
          onChange={({ target }) => void send((target as HTMLInputElement).files?.[0])}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <LibraryChoice
          field={t.picture}
          onChoose={({ address, file: { width, height, alt: words } }) => {
            setChosen({ address, width, height });
            setTrouble(undefined);
            setAlt(alt || words);
          }}
        />
        {chosen && (
          <Button variant="ghost" size="small" onClick={() => setChosen(undefined)}>
            {t.fromDevice}
          </Button>
        )}
      </div>
      <Field
        name="rich-picture-alt"
        label={t.pictureAlt}
        hint={t.pictureAltHint}
        optional="unsaid"
        maxLength={300}
        value={alt}
        {...(isUnfilled && alt.trim() === "" && { error: refusals.missing })}
        onChange={({ target }) => setAlt(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Do not submit the form around it.
          event.preventDefault();
          add();
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="small" disabled={isBusy} onClick={add}>
          {isBusy ? t.adding : t.addPicture}
        </Button>
        <Button variant="ghost" size="small" onClick={close}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}

/** The inserted picture stays selected, and typing would replace it. */
function goBehind({ tr, state, commands }: CommandProps): boolean {
  const behind = tr.selection.to;
  const paragraph = state.schema.nodes.paragraph?.create();
  if (paragraph && !tr.doc.resolve(behind).nodeAfter?.isTextblock) tr.insert(behind, paragraph);
  return commands.setTextSelection(behind + 1);
}
