import rememberedTexts from "messages:site/admissions/remembered";
import { useEffect, useState } from "react";
import {
  forgetApplication,
  readRemembered,
  rememberApplication,
} from "../../../connection/remembered-application.ts";
import { useTexts } from "../../../language/texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** Asks whether this device may keep the way back to a draft. Without a script it could not, so nothing is asked. */
export function RememberHere({ token, reference }: { token: string; reference: string }) {
  const t = useTexts(rememberedTexts);
  const [isKept, setKept] = useState<boolean>();
  useEffect(() => setKept(readRemembered()?.reference === reference), [reference]);
  if (isKept === undefined) return null;
  const change = (wanted: boolean) => {
    if (wanted) rememberApplication({ token, reference });
    else forgetApplication();
    setKept(wanted);
  };
  return (
    <Field
      as="check"
      optional
      name="remember"
      label={t.ask}
      hint={t.fact}
      checked={isKept}
      onChange={({ target }) => change(target.checked)}
    />
  );
}

/** The way back to the application that this device remembers. */
export function RememberedHere() {
  const t = useTexts(rememberedTexts);
  const [remembered, setRemembered] = useState<ReturnType<typeof readRemembered>>();
  useEffect(() => setRemembered(readRemembered()), []);
  if (!remembered) return null;
  const forget = () => {
    forgetApplication();
    setRemembered(undefined);
  };
  return (
    <Notice title={t.found(remembered.reference)} className="col-span-full">
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={`/admissions/application?key=${remembered.token}`} prefetch="none">
          {t.goOn}
        </ButtonLink>
        <Button variant="outline2" onClick={forget}>
          {t.forget}
        </Button>
      </div>
    </Notice>
  );
}
