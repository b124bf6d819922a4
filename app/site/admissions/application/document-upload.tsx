import documentTexts from "messages:site/admissions/documents";
import { Upload } from "lucide-react";
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from "react";
import {
  type ApplicationDocument,
  longestDocumentName,
} from "../../../../data/admissions/application-documents.ts";
import type { SentScan } from "../../../../data/consent/scans.ts";
import { largestScan, megabytes } from "../../../../data/gallery/upload-limits.ts";
import { useTexts } from "../../../language/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { sendFile, UploadError } from "../../../ui/file-upload.ts";
import { Icon } from "../../../ui/icon.tsx";
import { makeSmaller } from "./smaller-photo.ts";

type Take = (document: ApplicationDocument) => void;

/** Why a document did not arrive, and the file, where sending it once more may help. */
type Trouble = { words: string; again?: { file: File; name: string } };

/** Sends documents to the application of a link, one at a time; a lost line loses no file. */
function useUpload(token: string, onSent: Take) {
  const t = useTexts(documentTexts);
  const [share, setShare] = useState<number>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [hasArrived, setArrived] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const send = async (chosen: File, name: string): Promise<boolean> => {
    if (share !== undefined) return false;
    setTrouble(undefined);
    setArrived(false);
    setShare(0);
    try {
      const file = await makeSmaller(chosen);
      if (file.size > largestScan) throw new UploadError(t.tooLarge(megabytes(largestScan)), 413);
      const sent = await sendFile<SentScan & { bytes: number }>(
        "/admissions/application/documents",
        file,
        { token, headers: { "x-document-name": encodeURIComponent(name) }, onProgress: setShare },
      );
      // Public networks answer with a page of their own while one has not signed in there.
      if (!sent?.id) throw new UploadError("", 0);
      onSent({ ...sent, name, created_at: new Date().toISOString() });
      setArrived(true);
      return true;
    } catch (failure) {
      const { message, status } = failure instanceof UploadError ? failure : new UploadError("", 0);
      const mayPass = [0, 429, 500, 502, 503, 504].includes(status);
      setTrouble({
        words: (status === 429 ? t.tooMany : message) || t.lost,
        ...(mayPass && { again: { file: chosen, name } }),
      });
      return false;
    } finally {
      setShare(undefined);
    }
  };
  const sendAgain = ({ file, name }: { file: File; name: string }) => {
    // The button goes while the file is sent.
    input.current?.focus();
    void send(file, name);
  };
  return { send, sendAgain, share, trouble, hasArrived, input };
}

type Uploading = ReturnType<typeof useUpload>;

/** A document that the office asks for. */
export function NamedUpload({
  token,
  stored,
  label,
  isFirst,
  onSent,
}: {
  token: string;
  stored: string;
  label: string;
  isFirst: boolean;
  onSent: Take;
}) {
  const t = useTexts(documentTexts);
  const upload = useUpload(token, onSent);
  return (
    <>
      {isFirst && upload.share === undefined && <p className="text-ink-2">{t.notYet}</p>}
      <Progress of={upload} />
      <FileChoice
        words={isFirst ? t.choose : t.chooseMore}
        label={(isFirst ? t.chooseNamed : t.chooseMoreNamed)(label)}
        of={upload}
        onChoose={(file) => void upload.send(file, stored)}
      />
    </>
  );
}

/** A document that the family names itself. */
export function UnnamedUpload({ token, onSent }: { token: string; onSent: Take }) {
  const t = useTexts(documentTexts);
  const upload = useUpload(token, onSent);
  const [name, setName] = useState("");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const choose = async (file: File) => {
    const called = name.trim();
    setMissing(!called);
    if (!called) return field.current?.querySelector("input")?.focus();
    if (await upload.send(file, called)) setName("");
  };
  return (
    <>
      <div ref={field} className="document-add no-print w-full">
        <Field
          label={t.name}
          name="document-name"
          optional="unsaid"
          value={name}
          maxLength={longestDocumentName}
          {...(isMissing && !name.trim() && { error: t.nameMissing })}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => setName(target.value)}
        />
      </div>
      <Progress of={upload} />
      <FileChoice
        words={t.choose}
        label={t.chooseNamed(name.trim() || t.other)}
        of={upload}
        onChoose={(file) => void choose(file)}
      />
    </>
  );
}

/** How far a document has got, and what went wrong with it. */
function Progress({ of: { share, trouble, sendAgain, hasArrived } }: { of: Uploading }) {
  const t = useTexts(documentTexts);
  const { again } = trouble ?? {};
  return (
    <>
      <p role="status" className={share === undefined ? "sr-only" : "document-progress"}>
        {share === undefined ? (
          hasArrived && t.arrived
        ) : (
          <>
            {share < 1 ? t.sending : t.reading}
            <progress value={share} aria-label={t.sending} />
          </>
        )}
      </p>
      {trouble && (
        <div className="grid justify-items-start gap-2">
          <p role="alert" className="field-error">
            {trouble.words}
          </p>
          {again && (
            <Button size="small" onClick={() => sendAgain(again)}>
              {t.again}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** A button that opens the camera or the files. */
function FileChoice({
  words,
  label,
  of: { share, input },
  onChoose,
}: {
  words: ReactNode;
  label: string;
  of: Uploading;
  onChoose: (file: File) => void;
}) {
  const id = useId();
  const isOff = share !== undefined;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = "";
    if (file) onChoose(file);
  };
  return (
    <label
      className="button document-add document-choice no-print"
      data-variant="outline"
      data-size="small"
      htmlFor={id}
    >
      <Icon of={Upload} />
      {words}
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*,application/pdf,.pdf"
        aria-label={label}
        // Not `disabled`, which would take the focus away.
        aria-disabled={isOff || undefined}
        className="sr-only"
        onClick={(event) => isOff && event.preventDefault()}
        onChange={choose}
      />
    </label>
  );
}
