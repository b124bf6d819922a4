import deviceTexts from "messages:site/my-week/device";
import { useEffect, useState } from "react";
import type { MyChoice } from "../../../data/calendar/my-week.ts";
import { useLanguage } from "../../language/language.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import {
  type DeviceFailure,
  DeviceRefusal,
  type DeviceState,
  deviceState,
  keepsUsual,
  switchOff,
  switchOn,
} from "./device-push.ts";

/** Urgent notices on this device, for the choice of the page: loaded only by browsers that can show them. */
export default function DeviceBlock({
  choice,
  pushKey: key,
}: {
  choice: MyChoice;
  pushKey: string;
}) {
  const language = useLanguage();
  const t = deviceTexts[language];
  const [state, setState] = useState<DeviceState>("off");
  const [failure, setFailure] = useState<DeviceFailure>();
  const [isBusy, setBusy] = useState(false);
  const [wantsUsual, setUsual] = useState(keepsUsual);
  const query = JSON.stringify({ choice, wantsUsual, language, key });

  useEffect(() => {
    let isOver = false;
    deviceState(JSON.parse(query)).then(
      (found) => !isOver && setState(found),
      () => {
        // No service worker yet: the button says what is wrong.
      },
    );
    return () => {
      isOver = true;
    };
  }, [query]);

  const change = async (what: typeof switchOn, next: DeviceState) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await what({ choice, wantsUsual, language, key });
      setState(next);
    } catch (error) {
      setFailure(error instanceof DeviceRefusal ? error.reason : "failed");
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="device" className="col-span-full lg:col-span-7">
      <h2 id="device" className="text-h3">
        {t.title}
      </h2>
      <p className="mt-3 max-w-144 text-ink-2">{t.lead}</p>
      <p role="status" className="max-w-144 font-semibold not-empty:mt-3">
        {isBusy ? t.working : failure ? t[failure] : state !== "off" && t[state]}
      </p>
      <div className="mt-5 max-w-144">
        <Field
          as="check"
          optional="unsaid"
          name="wants_usual"
          label={t.usual}
          hint={t.usualHint}
          checked={wantsUsual}
          onChange={({ target }) => setUsual(target.checked)}
        />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {state !== "on" && (
          <Button disabled={isBusy} onClick={() => change(switchOn, "on")}>
            {state === "off" ? t.switchOn : t.renew}
          </Button>
        )}
        {state !== "off" && (
          <Button variant="outline2" disabled={isBusy} onClick={() => change(switchOff, "off")}>
            {t.switchOff}
          </Button>
        )}
      </div>
    </section>
  );
}
