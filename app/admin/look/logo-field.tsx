import partsTexts from "messages:admin/form/parts";
import lookTexts from "messages:admin/look/look";
import { useId } from "react";
import type { KeptLogo } from "../../../data/look/look-schema.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { uploadPicture } from "../../ui/picture-upload.ts";
import { useUpload } from "../form/use-upload.ts";

/** A logo: uploaded and checked as soon as it is chosen, shown to visitors once the look is saved. */
export function LogoField({
  label,
  hint,
  ground,
  logo,
  onChange,
}: {
  label: string;
  hint: string;
  ground: "paper" | "pine";
  logo: KeptLogo | null;
  onChange: (logo: KeptLogo | null) => void;
}) {
  const t = useTexts(lookTexts);
  const parts = useTexts(partsTexts);
  const hintId = useId();
  const { sent, trouble, choose } = useUpload(async (file, onProgress) => {
    const { id, address, width, height } = await uploadPicture(file, "logo", onProgress);
    onChange({ id, kind: address.endsWith(".svg") ? "svg" : "png", width, height });
  }, parts.uploadFailed);
  return (
    <div className="logo-field">
      <p className="font-semibold">{label}</p>
      <p id={hintId} className="field-hint">
        {hint}
      </p>
      {logo && (
        <div className="logo-shown" data-ground={ground}>
          <img
            src={`/media/${logo.id}/logo.${logo.kind}`}
            width={logo.width}
            height={logo.height}
            alt={t.chosen(label)}
          />
        </div>
      )}
      {trouble && <Notice kind="bad" title={trouble} />}
      {sent !== undefined ? (
        <p role="status">{parts.preparing}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <label className="button file-choice" data-variant="outline" data-size="small">
            {logo ? parts.changePicture : parts.choosePicture}
            <span className="sr-only">: {label}</span>
            <input
              type="file"
              accept="image/svg+xml,image/png"
              className="sr-only"
              aria-describedby={hintId}
              onChange={choose}
            />
          </label>
          {logo && (
            <Button
              variant="ghost"
              size="small"
              aria-label={t.removeOf(label)}
              onClick={() => onChange(null)}
            >
              {t.remove}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
