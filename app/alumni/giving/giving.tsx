import givingTexts from "messages:alumni/giving";
import { useQuery } from "@tanstack/react-query";
import {
  type GivingPurpose,
  giftSchema,
  listOwnGifts,
  listPurposes,
  promiseGift,
} from "../../../data/alumni/giving.ts";
import { splitAddress } from "../../../data/languages.ts";
import { rupees } from "../../../data/payments/rupees.ts";
import { Waiting } from "../../account/guarded-page.tsx";
import { queryClient } from "../../account/query-client.ts";
import { getBackend } from "../../connection/backend.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { takeForm } from "../../connection/sent-form.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { ProgressLine } from "../../ui/progress-line.tsx";
import { SentForm } from "../../ui/sent-form.tsx";
import { Status } from "../../ui/status.tsx";
import "../alumni.css";
import { ContentFailed } from "../content-failed.tsx";
import { VerifiedOnly } from "../verified-only.tsx";
import type { Route } from "./+types/giving";
import { OwnGift } from "./own-gift.tsx";

export const handle: PageHandle = { unlisted: true };

export function loader({ context }: Route.LoaderArgs) {
  return { isOnline: context.get(pageRequestContext).site.payments !== undefined };
}

export const meta: Route.MetaFunction = (page) => pageMeta(givingTexts[metaLanguage(page)], page);

/** Accepts a promise; its payment is then shown below the form. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { language } = splitAddress(new URL(request.url).pathname);
  const { reference, refusal } = await takeForm(request, giftSchema, language, async (gift) =>
    promiseGift(await getBackend(), gift),
  );
  await queryClient.invalidateQueries({ queryKey: ["own-gifts"] });
  return refusal ? { refused: refusal.data } : { reference };
}

export default function GivingPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(givingTexts);
  return (
    <>
      <PageTop title={t.title} lead={t.lead} />
      <div className="page pt-8 pb-section">
        <VerifiedOnly>
          <Giving answer={actionData} isOnline={loaderData.isOnline} />
        </VerifiedOnly>
      </div>
    </>
  );
}

function Giving({
  answer,
  isOnline,
}: {
  answer: Route.ComponentProps["actionData"];
  isOnline: boolean;
}) {
  const language = useLanguage();
  const t = givingTexts[language];
  const purposes = useQuery({
    queryKey: ["purposes", language],
    queryFn: async () => listPurposes(await getBackend(), language),
    staleTime: 0,
  });
  const gifts = useQuery({
    queryKey: ["own-gifts", language],
    queryFn: async () => listOwnGifts(await getBackend(), language),
    staleTime: 0,
  });
  if (purposes.isLoadingError) return <ContentFailed retry={() => void purposes.refetch()} />;
  if (gifts.isLoadingError) return <ContentFailed retry={() => void gifts.refetch()} />;
  if (purposes.isPending || gifts.isPending) return <Waiting />;
  const open = purposes.data.filter(({ is_open }) => is_open);
  const refused = answer?.refused;
  return (
    <div className="grid gap-x-columns gap-y-14 lg:grid-cols-2">
      <div className="grid content-start gap-y-12">
        <section aria-labelledby="purposes">
          <h2 id="purposes" className="mb-4 text-h3">
            {t.purposes}
          </h2>
          {purposes.data.length === 0 ? (
            <EmptyState title={t.none} heading="h3">
              <p>{t.noneFact}</p>
            </EmptyState>
          ) : (
            <ul className="border-t-2 border-ink">
              {purposes.data.map((purpose) => (
                <Purpose key={purpose.id} purpose={purpose} />
              ))}
            </ul>
          )}
        </section>
        {open.length > 0 && (
          <section aria-labelledby="give">
            <h2 id="give" className="mb-5 text-h3">
              {t.form}
            </h2>
            <SentForm
              key={answer?.reference ?? "open"}
              id="gift"
              to="/alumni/giving"
              refused={refused}
              send={t.send}
            >
              <Field
                as="select"
                label={t.purpose}
                name="purpose"
                none={t.choose}
                choices={open.map(({ id, title }) => ({ id, name: title }))}
                defaultValue={refused?.values.purpose ?? (open.length === 1 ? open[0]?.id : "")}
                error={refused?.errors.purpose}
                className="wide"
              />
              <Field
                label={t.amount}
                name="amount"
                inputMode="numeric"
                maxLength={16}
                hint={t.amountHint}
                defaultValue={refused?.values.amount ?? ""}
                error={refused?.errors.amount}
              />
            </SentForm>
          </section>
        )}
      </div>
      {gifts.data.length > 0 && (
        <section aria-labelledby="own-gifts">
          <h2 id="own-gifts" className="mb-4 text-h3">
            {t.own}
          </h2>
          <ul className="border-t-2 border-ink">
            {gifts.data.map((gift) => (
              <li key={gift.id} className="border-b border-line py-5">
                <OwnGift
                  gift={gift}
                  isNew={gift.reference === answer?.reference}
                  isOnline={isOnline}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Purpose({
  purpose: { title, body, language, received, goal, gifts, is_open },
}: {
  purpose: GivingPurpose;
}) {
  const t = useTexts(givingTexts);
  return (
    <li className="grid gap-3 border-b border-line py-5">
      <div {...useLangOf(language)}>
        <h3 className="text-h4">{title}</h3>
        <p className="mt-1 max-w-prose whitespace-pre-line text-ink-2">{body}</p>
      </div>
      <ProgressLine received={received} goal={goal}>
        {t.progress({ received: rupees(received), goal: rupees(goal) })}
      </ProgressLine>
      <p className="flex flex-wrap gap-x-4 text-small text-ink-2">
        <span>{t.givers(gifts)}</span>
        {!is_open && <Status kind="plain">{t.closed}</Status>}
      </p>
    </li>
  );
}
