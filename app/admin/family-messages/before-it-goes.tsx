import aboutTexts from "messages:admin/family-messages/about";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isForFamilies } from "../../../data/family-messages/message-declaration.ts";
import {
  askMessageApproval,
  type PhoneCost,
  type PhoneText,
  previewFamilyMessage,
  reopenFamilyMessage,
  sendFamilyMessage,
} from "../../../data/family-messages/messages-office.ts";
import { type Language, languages } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { rupees } from "../../../data/payments/rupees.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { AboutRow } from "../form/about-row.ts";
import { Facts } from "../frame/facts.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { PageLoading } from "../frame/page-parts.tsx";
import { rowsKey } from "../query-keys.ts";
import { textOf } from "../resource.ts";
import { useStep } from "./step.ts";
import "../people/people.css";

/** A message's number of recipients, words and price, with the buttons to send it or to request approval. */
export function BeforeItGoes({ row, isUnsaved }: AboutRow) {
  const t = aboutTexts[useLanguage()];
  const preview = useQuery({
    queryKey: [...rowsKey("family_messages"), "preview", row.id, row.updated_at],
    queryFn: async () => previewFamilyMessage(await getBackend(), row.id),
    staleTime: 0,
  });
  if (preview.isLoadingError) return <LoadFailed retry={() => void preview.refetch()} />;
  if (!preview.data) return <PageLoading />;
  const { children, emails, phones, languages: counts, ...rest } = preview.data;
  const written = languages.filter(({ id }) => counts[id]);
  const onSite = row.on_site === true;
  return (
    <div className="about-row">
      <h2>{t.before}</h2>
      <p className="text-small text-ink-2">{t.before_fact}</p>
      <Facts
        of={[
          [t.children, isForFamilies(row) ? children : null],
          [t.emails, emails],
          ...rest.phone_channels.map(
            (own) => [t.channels[own.channel], own.phones ? phonesSentence(t, own) : null] as const,
          ),
          [t.languages, written.map(({ id, name }) => `${name}: ${counts[id]}`).join(", ")],
          [t.site, onSite ? t.onSite(row.is_urgent === true) : null],
          [t.devices, rest.devices || null],
          [t.optedOut, rest.opted_out || null],
          [t.unreachable, rest.unreachable || null],
        ]}
      />
      {written.map(({ id, name }) => (
        <Wording key={id} row={row} language={id} name={name} />
      ))}
      {rest.phone_texts.map((text) => (
        <PhoneWording key={text.channel + text.language} {...text} />
      ))}
      {emails + phones === 0 && !onSite ? (
        <Notice kind="warn" title={t.nobody} />
      ) : (
        <Ways row={row} isUnsaved={isUnsaved} count={emails + phones} approval={rest.approval} />
      )}
    </div>
  );
}

type AboutTexts = (typeof aboutTexts)["en"];

/**
 * "3 phones, ₹12.40. Of ₹500 for this month, ₹300 are spent."; only the number where phones cost nothing.
 */
function phonesSentence(t: AboutTexts, { phones, cost, spent, month_limit }: PhoneCost) {
  if (cost === 0) return phones;
  const price = money(cost);
  if (month_limit === null) return t.price({ phones, price });
  const words = { phones, price, spent: money(spent), most: money(month_limit) };
  return cost + spent > month_limit ? t.priceTooHigh(words) : t.priceOf(words);
}

/** "₹1,200", "₹12.40": paise only if there are any. */
function money(paise: number): string {
  const rest = paise % 100;
  return rupees((paise - rest) / 100) + (rest ? `.${String(rest).padStart(2, "0")}` : "");
}

/** Sends it, or takes the steps before that where a second colleague has to approve it. */
function Ways({
  row,
  isUnsaved,
  count,
  approval,
}: AboutRow & {
  count: number;
  approval: "ask" | "own" | "second" | null;
}) {
  const t = aboutTexts[useLanguage()];
  const [isAsked, setAsked] = useState(false);
  const { isBusy, run } = useStep();
  // What goes is what is saved.
  const isHeld = isBusy || isUnsaved;
  const isWaiting = row.status === "awaiting_approval";
  const ask = () =>
    void run(async () => {
      await askMessageApproval(await getBackend(), row.id);
      return t.asked;
    });
  const reopen = () =>
    void run(async () => {
      await reopenFamilyMessage(await getBackend(), row.id);
      return t.reopened;
    });
  const send = () => {
    setAsked(false);
    void run(async () => t.sent(await sendFamilyMessage(await getBackend(), row.id)));
  };
  const sendLabel = approval === "second" ? t.approve(count) : t.send(count);
  return (
    <>
      {approval === "ask" && <p>{t.askFact}</p>}
      {approval === "own" && <Notice kind="plain" title={t.waitsForSecond} />}
      <div className="flex flex-wrap items-center gap-4">
        {approval === "ask" && (
          <Button disabled={isHeld} onClick={ask}>
            {t.ask}
          </Button>
        )}
        {(approval === "second" || approval === null) && (
          <Button disabled={isHeld} onClick={() => setAsked(true)}>
            {isBusy ? t.sending : sendLabel}
          </Button>
        )}
        {isWaiting && (
          <Button variant="outline2" disabled={isBusy} onClick={reopen}>
            {t.reopen}
          </Button>
        )}
        {isUnsaved && <p role="status">{t.saveFirst}</p>}
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={t.sendQuestion(textOf(row, "title"))}
        confirm={sendLabel}
        cancel={t.cancel}
        variant="primary"
        onConfirm={send}
        onClose={() => setAsked(false)}
      >
        <p>{t.sendFact(count)}</p>
      </ConfirmDialog>
    </>
  );
}

/** The text of the email in one language. */
function Wording({ row, language, name }: { row: ManagedRow; language: Language; name: string }) {
  const t = aboutTexts[useLanguage()];
  const translated = (row.translations as Record<string, Record<string, string>>)[language];
  const [title, body] = (["title", "body"] as const).map(
    (part) => translated?.[part]?.trim() || textOf(row, part),
  ) as [string, string];
  return (
    <section aria-label={t.wording(name)}>
      <h2>{t.wording(name)}</h2>
      <blockquote lang={language} className="quoted whitespace-pre-line">
        <strong>{title}</strong>
        {`\n\n${body}`}
      </blockquote>
    </section>
  );
}

function PhoneWording({ channel, language, said, characters, parts, phones }: PhoneText) {
  const t = aboutTexts[useLanguage()];
  const name = languages.find(({ id }) => id === language)?.name ?? language;
  const heading = t.phoneWording({ channel: t.channels[channel], language: name });
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <blockquote lang={language} className="quoted wrap-anywhere">
        {said}
      </blockquote>
      <p className="text-small text-ink-2">{t.each({ parts, length: characters, phones })}</p>
    </section>
  );
}
