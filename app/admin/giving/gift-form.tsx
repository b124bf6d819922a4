import givingTexts from "messages:admin/people/giving";
import { useState } from "react";
import {
  createReceivedGift,
  receivedGiftSchema,
  type WrittenPurpose,
} from "../../../data/alumni/giving.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import { GivingForm } from "./giving-form.tsx";

/** Records a gift that came without a promise. */
export function GiftForm({ purposes, close }: { purposes: WrittenPurpose[]; close: () => void }) {
  const t = useTexts(givingTexts);
  // Sent again after a lost answer, it is the same gift.
  const [gift] = useState(() => crypto.randomUUID());
  return (
    <GivingForm
      name="gift"
      schema={receivedGiftSchema}
      save={createReceivedGift}
      done={t.saved}
      close={close}
    >
      {(of) => (
        <>
          <p className="wide text-ink-2">{t.addGiftHint}</p>
          <input type="hidden" name="gift" value={gift} />
          <Field
            as="select"
            label={t.head.purpose}
            {...of("purpose")}
            none={t.choose}
            choices={purposes.map(({ id, title }) => ({ id, name: title }))}
            defaultValue={purposes.length === 1 ? purposes[0]?.id : ""}
            className="wide"
          />
          <Field
            label={t.amount}
            {...of("amount")}
            hint={t.amountHint}
            inputMode="numeric"
            maxLength={16}
          />
          <Field
            type="date"
            label={t.day}
            {...of("received_on")}
            defaultValue={indianDay(new Date())}
            max={indianDay(new Date())}
          />
          <Field
            type="email"
            label={t.giver}
            optional
            {...of("giver")}
            hint={t.giverHint}
            maxLength={254}
            className="wide"
          />
        </>
      )}
    </GivingForm>
  );
}
