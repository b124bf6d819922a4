import givingTexts from "messages:admin/people/giving";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  createReceivedGift,
  listWrittenPurposes,
  receivedGiftSchema,
} from "../../../data/alumni/giving.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import { PageLoading } from "../frame/page-parts.tsx";
import { GivingForm } from "./giving-form.tsx";
import { givingKey } from "./giving-key.ts";

/** Notes a gift that came without a promise. */
export function GiftForm({ close }: { close: () => void }) {
  const t = useTexts(givingTexts);
  // Sent again after a lost answer it is the same gift.
  const [gift] = useState(() => crypto.randomUUID());
  const { data: purposes } = useQuery({
    queryKey: [...givingKey, "purposes"],
    queryFn: async () => listWrittenPurposes(await getBackend()),
  });
  if (!purposes) return <PageLoading />;
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
          <Field label={t.amount} {...of("amount")} inputMode="numeric" maxLength={8} />
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
