import adminTexts from "messages:admin/admin/admin";
import aboutTexts from "messages:admin/family-messages/about";
import mailTexts from "messages:emails/family-messages/message";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  countMessageDeliveries,
  previewFamilyMessage,
  sendFamilyMessage,
  takeBackFamilyMessage,
} from "../../../data/family-messages/messages-office.ts";
import { textLength } from "../../../data/family-messages/text-length.ts";
import { addressIn, type Language, languages } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useSharedData } from "../../layout/shared-data.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Facts } from "../frame/facts.tsx";
import { failureSentence, LoadFailed } from "../frame/failures.tsx";
import { PageLoading } from "../frame/page-parts.tsx";
import { useToast } from "../frame/toasts.tsx";
import { useOfficeRights, works } from "../office-rights.ts";
import { rowsKey } from "../query-keys.ts";
import { textOf } from "../resource.ts";
import { familyMessages } from "../resources/family-messages.tsx";
import "../people/people.css";

/** Before a message goes: to how many, and in what words. After: what became of it. */
export function AboutFamilyMessage({ row }: { row: ManagedRow }) {
  return row.status === "draft" ? <BeforeItGoes row={row} /> : <Deliveries row={row} />;
}

/** Does something to the message that the database may refuse, says what came of it, and loads it again. */
function useStep() {
  const language = useLanguage();
  const t = aboutTexts[language];
  const showToast = useToast();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const run = async (step: () => Promise<string>) => {
    setBusy(true);
    try {
      showToast({ message: await step() });
    } catch (failure) {
      const { code } = failure as { code?: string };
      const isGone = code === "PT404" || code === "PT409";
      const said = failureSentence(failure, adminTexts[language]);
      showToast({ message: isGone ? t.gone : (said ?? t.failedToDo) });
    }
    await queries.invalidateQueries({ queryKey: rowsKey("family_messages") });
    setBusy(false);
  };
  return { isBusy, run };
}

function BeforeItGoes({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const t = aboutTexts[language];
  const [isAsked, setAsked] = useState(false);
  const { isBusy, run } = useStep();
  const preview = useQuery({
    queryKey: [...rowsKey("family_messages"), "preview", row.id, row.updated_at],
    queryFn: async () => previewFamilyMessage(await getBackend(), row.id),
    staleTime: 0,
  });
  if (preview.isError) return <LoadFailed retry={() => void preview.refetch()} />;
  if (!preview.data) return <PageLoading />;
  const { children, letters, phones, languages: counts, opted_out, unreachable } = preview.data;
  const count = letters + phones;
  const send = () => {
    setAsked(false);
    void run(async () => t.sent(await sendFamilyMessage(await getBackend(), row.id)));
  };
  const written = languages.filter(({ id }) => counts[id]);
  return (
    <div className="about-row">
      <h2>{t.before}</h2>
      <p className="text-small text-ink-2">{t.before_fact}</p>
      <Facts
        of={[
          [t.children, children],
          [t.letters, letters],
          [t.phones, phones || null],
          [t.languages, written.map(({ id, name }) => `${name}: ${counts[id]}`).join(", ")],
          [t.optedOut, opted_out || null],
          [t.unreachable, unreachable || null],
        ]}
      />
      {written.map(({ id, name }) => (
        <Wording key={id} row={row} language={id} name={name} hasPhones={phones > 0} />
      ))}
      {count === 0 ? (
        <Notice kind="warn" title={t.nobody} />
      ) : (
        <div>
          <Button disabled={isBusy} onClick={() => setAsked(true)}>
            {isBusy ? t.sending : t.send(count)}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={t.sendQuestion(textOf(row, "title"))}
        confirm={t.send(count)}
        cancel={t.cancel}
        variant="primary"
        onConfirm={send}
        onClose={() => setAsked(false)}
      >
        <p>{t.sendFact(count)}</p>
      </ConfirmDialog>
    </div>
  );
}

/** What guardians read who get their letters in a language; of the words around it, a browser has its own language alone. */
function Wording({
  row,
  language,
  name,
  hasPhones,
}: {
  row: ManagedRow;
  language: Language;
  name: string;
  hasPhones: boolean;
}) {
  const own = useLanguage();
  const t = aboutTexts[own];
  const translated = (row.translations as Record<string, Record<string, string>>)[language];
  const [title, body] = (["title", "body"] as const).map(
    (part) => translated?.[part]?.trim() || textOf(row, part),
  ) as [string, string];
  return (
    <>
      <section aria-label={t.wording(name)}>
        <h2>{t.wording(name)}</h2>
        <blockquote lang={language} className="quoted whitespace-pre-line">
          <strong>{title}</strong>
          {`\n\n${body}`}
        </blockquote>
      </section>
      {hasPhones && language === own && (
        <PhoneWording title={title} isUrgent={row.is_urgent === true} name={name} />
      )}
    </>
  );
}

function PhoneWording({
  title,
  isUrgent,
  name,
}: {
  title: string;
  isUrgent: boolean;
  name: string;
}) {
  const language = useLanguage();
  const t = aboutTexts[language];
  const words = mailTexts[language];
  const { school, siteUrl = "" } = useSharedData();
  // A link has as many characters as the one that is sent.
  const link = `${siteUrl}${addressIn(language, `/message?token=${"0".repeat(64)}`)}`;
  const said = { school: school.name, title };
  const text = `${isUrgent ? words.urgentText(said) : words.text(said)} ${link}`;
  const { characters, parts } = textLength(text);
  return (
    <section aria-label={t.phoneWording(name)}>
      <h2>{t.phoneWording(name)}</h2>
      <blockquote className="quoted wrap-anywhere">{text}</blockquote>
      <p className="text-small text-ink-2">{t.each({ parts, length: characters })}</p>
    </section>
  );
}

/** While some wait the numbers are asked for again. */
const interval = 2_000;

function Deliveries({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const t = aboutTexts[language];
  const [isAsked, setAsked] = useState(false);
  const { isBusy, run } = useStep();
  const seesChildren = works(useOfficeRights(), "students");
  const counts = useQuery({
    queryKey: [...rowsKey("family_messages"), "deliveries", row.id],
    queryFn: async () => countMessageDeliveries(await getBackend(), row.id),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.waiting ? interval : false),
  });
  if (counts.isError) return <LoadFailed retry={() => void counts.refetch()} />;
  if (!counts.data) return <PageLoading />;
  const { handed_over, waiting, failed, taken_back, opted_out } = counts.data;
  const takeBack = () => {
    setAsked(false);
    void run(async () => t.tookBack(await takeBackFamilyMessage(await getBackend(), row.id)));
  };
  const { fields } = familyMessages.texts[language];
  return (
    <div className="about-row">
      <blockquote className="quoted whitespace-pre-line">{textOf(row, "body")}</blockquote>
      <h2>{t.after}</h2>
      <div role="status">
        <Facts
          of={[
            [t.handedOver, handed_over],
            [t.waiting, waiting],
            [t.failed, failed || null],
            [t.takenBack, taken_back || null],
            [t.optedOut, opted_out || null],
            [fields.author_name?.label ?? "", textOf(row, "author_name")],
          ]}
        />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        {waiting > 0 && (
          <Button variant="redOutline" disabled={isBusy} onClick={() => setAsked(true)}>
            {t.takeBack}
          </Button>
        )}
        {seesChildren && (
          <SiteLink to={`/admin/family-messages/${row.id}/unreached`} className="admin-quiet-link">
            {t.unreached}
          </SiteLink>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={t.takeBackQuestion}
        confirm={t.takeBack}
        cancel={t.cancel}
        onConfirm={takeBack}
        onClose={() => setAsked(false)}
      >
        <p>{t.takeBackFact}</p>
      </ConfirmDialog>
    </div>
  );
}
