import formsTexts from "messages:ui/forms";
import type { RefusedForm } from "../connection/sent-form.ts";
import { useTexts } from "../language/texts.ts";
import { Field } from "./field.tsx";
import { SiteLink } from "./site-link.tsx";

/** The consent that every form needs before the school stores what was sent. */
export function Consent({ refused }: { refused: RefusedForm | undefined }) {
  const t = useTexts(formsTexts);
  return (
    <Field
      as="check"
      name="consent"
      value="yes"
      defaultChecked={refused?.values.consent === "yes"}
      error={refused?.errors.consent}
      className="wide"
      label={
        <>
          {/* One text with its space: a space by itself is lost in the name of the box. */}
          {`${t.consent.before} `}
          <SiteLink
            to="/privacy"
            className="text-pine-700 underline decoration-pine-300 decoration-2 underline-offset-4"
          >
            {t.privacyPage}
          </SiteLink>
          {` ${t.consent.after}`}
        </>
      }
    />
  );
}
