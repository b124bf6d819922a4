import type { RefusedForm } from "../connection/sent-form.ts";
import { Field } from "./field.tsx";
import { SiteLink } from "./site-link.tsx";

/** The agreement every form asks for before the school keeps what was sent. */
export function Consent({ refused }: { refused: RefusedForm | undefined }) {
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
          The school may keep these details to answer me, as its{" "}
          <SiteLink
            to="/privacy"
            className="text-pine-700 underline decoration-pine-300 decoration-2 underline-offset-4"
          >
            privacy page
          </SiteLink>{" "}
          says.
        </>
      }
    />
  );
}
