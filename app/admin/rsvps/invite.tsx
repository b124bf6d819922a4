import adminTexts from "messages:admin/admin/admin";
import inviteTexts from "messages:admin/rsvps/invite";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import {
  type Invited,
  inviteToEvent,
  previewInvitations,
  readBatches,
  remindInvitations,
} from "../../../data/events/invitations.ts";
import { gradesIn } from "../../../data/school/grades.ts";
import { levelsIn } from "../../../data/school/levels.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ChoiceTicks } from "../form/choice-ticks.tsx";
import { Facts } from "../frame/facts.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { rowsKey } from "../query-keys.ts";
import "../people/people.css";

type Preview = Awaited<ReturnType<typeof previewInvitations>>;
type Draft = Omit<Invited, "batches"> & { batches: string };

const nobody = { families: true, classes: [], colleagues: false, batches: "" };

/**
 * Invitations to an event, at first to the families of its levels: the recipients, their number, then sending; and
 * a reminder for those who have not answered.
 */
export function Invite({ eventId, levels }: { eventId: string; levels: string[] }) {
  const language = useLanguage();
  const t = inviteTexts[language];
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Draft>({ ...nobody, levels });
  const [preview, setPreview] = useState<Preview>();
  const [isRefused, setRefused] = useState(false);
  const [said, setSaid] = useState("");
  const [isBusy, setBusy] = useState(false);
  const batches = readBatches(draft.batches);

  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    setSaid("");
    try {
      await act();
    } catch (failure) {
      const { details } = failure as { details?: string };
      const own = { rsvp_closed: t.closed, second_person: t.secondPerson }[details ?? ""];
      setSaid(own ?? failureSentence(failure, adminTexts[language], t.failed));
    }
    setBusy(false);
  };
  const look = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!batches);
    if (!batches) return;
    void attempt(async () =>
      setPreview(await previewInvitations(await getBackend(), eventId, { ...draft, batches })),
    );
  };
  const after = async (sentence: string) => {
    setSaid(sentence);
    setPreview(undefined);
    await queries.invalidateQueries({ queryKey: rowsKey("event_rsvps") });
  };
  const invite = () =>
    void attempt(async () => {
      const invited = { ...draft, batches: batches ?? [] };
      await after(t.invited(await inviteToEvent(await getBackend(), eventId, invited)));
    });
  const remind = () =>
    void attempt(async () =>
      after(t.reminded(await remindInvitations(await getBackend(), eventId))),
    );

  return (
    <details className="guest-message">
      <summary>{t.title}</summary>
      <p className="field-hint">{t.lead}</p>
      {preview ? (
        <Counts preview={preview} isBusy={isBusy} onInvite={invite} onRemind={remind}>
          <Button variant="ghost" size="small" onClick={() => setPreview(undefined)}>
            {t.change}
          </Button>
        </Counts>
      ) : (
        <form noValidate onSubmit={look} className="guest-message-form">
          <Field
            as="check"
            optional
            name="families"
            label={t.families}
            checked={draft.families}
            onChange={({ target }) => setDraft({ ...draft, families: target.checked })}
          />
          {draft.families && (
            <>
              <ChoiceTicks
                name="levels"
                label={t.levels}
                choices={levelsIn(language)}
                chosen={draft.levels}
                onChange={(levels) => setDraft({ ...draft, levels })}
              />
              <ChoiceTicks
                name="classes"
                label={t.classes}
                choices={gradesIn(language).map(({ stored, name }) => ({ id: stored, name }))}
                chosen={draft.classes}
                onChange={(classes) => setDraft({ ...draft, classes })}
              />
            </>
          )}
          <Field
            as="check"
            optional
            name="colleagues"
            label={t.colleagues}
            checked={draft.colleagues}
            onChange={({ target }) => setDraft({ ...draft, colleagues: target.checked })}
          />
          <Field
            name="batches"
            label={t.batches}
            hint={t.batchesHint}
            optional
            inputMode="numeric"
            maxLength={400}
            value={draft.batches}
            onChange={({ target }) => setDraft({ ...draft, batches: target.value })}
            error={isRefused && !batches ? t.batchesWrong : undefined}
          />
          <Button type="submit" variant="outline" size="small" disabled={isBusy}>
            {t.look}
          </Button>
        </form>
      )}
      <p role="status">{said}</p>
    </details>
  );
}

/** The number of recipients, and how many may be asked again. */
function Counts({
  preview: { of_families, of_colleagues, of_alumni, waiting },
  isBusy,
  onInvite,
  onRemind,
  children,
}: {
  preview: Preview;
  isBusy: boolean;
  onInvite: () => void;
  onRemind: () => void;
  children: React.ReactNode;
}) {
  const t = inviteTexts[useLanguage()];
  const count = of_families + of_colleagues + of_alumni;
  return (
    <section aria-label={t.look} className="guest-email">
      <Facts
        of={[
          [t.families, of_families || null],
          [t.colleagues, of_colleagues || null],
          [t.alumni, of_alumni || null],
          [t.waiting, waiting || null],
        ]}
      />
      {count === 0 && <Notice kind="warn" title={t.nobody} />}
      <div className="flex flex-wrap gap-3">
        {count > 0 && (
          <Button size="small" disabled={isBusy} onClick={onInvite}>
            {t.invite(count)}
          </Button>
        )}
        {waiting > 0 && (
          <Button variant="outline" size="small" disabled={isBusy} onClick={onRemind}>
            {t.remind(waiting)}
          </Button>
        )}
        {children}
      </div>
    </section>
  );
}
