import adminTexts from "messages:admin/admin/admin";
import givingTexts from "messages:admin/people/giving";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import {
  closeGift,
  type Gift,
  giftsAtOnce,
  listGifts,
  noteGift,
} from "../../../data/alumni/giving.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { rupees } from "../../../data/payments/rupees.ts";
import { getBackend } from "../../connection/backend.ts";
import { pageAfter, usePlaceInList } from "../../connection/place-in-list.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { shortDate } from "../../ui/dates.ts";
import { FilterLinks } from "../../ui/filter-links.tsx";
import { useOpenedForm } from "../../ui/opened-form.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { WideTable } from "../../ui/wide-table.tsx";
import { failureSentence, LoadFailed } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { GiftForm } from "./gift-form.tsx";
import { givingKey, purposesQuery } from "./giving-queries.ts";
import "../list/folding-table.css";

const states = ["promised", "received", "withdrawn"] as const;

/** Gifts in one state, each marked as received or undone. */
export function GiftList() {
  const t = useTexts(givingTexts);
  const [search] = useSearchParams();
  const state = states.find((one) => one === search.get("state")) ?? "promised";
  const after = usePlaceInList();
  const gifts = useQuery({
    queryKey: [...givingKey, "gifts", state, after],
    queryFn: async () => listGifts(await getBackend(), { state, ...(after && { after }) }),
    staleTime: 0,
  });
  const last = gifts.data?.at(-1);
  const { data: purposes = [] } = useQuery(purposesQuery);
  const [isAdding, setAdding] = useState(false);
  const place = useOpenedForm<HTMLElement>(isAdding ? "new" : undefined);
  const queries = useQueryClient();
  const close = async () => {
    setAdding(false);
    await queries.invalidateQueries({ queryKey: givingKey });
  };
  return (
    <section ref={place} aria-labelledby="gifts" className="min-w-0">
      <div className="mb-4 flex max-w-208 flex-wrap items-center justify-between gap-4">
        <h2 id="gifts" className="text-h4">
          {t.gifts}
        </h2>
        {!isAdding && purposes.length > 0 && (
          <Button size="small" onClick={() => setAdding(true)}>
            {t.addGift}
          </Button>
        )}
      </div>
      {isAdding && (
        <div className="max-w-208">
          <GiftForm purposes={purposes} close={() => void close()} />
        </div>
      )}
      <FilterLinks
        label={t.state}
        parameter="state"
        chosen={state === "promised" ? null : state}
        all={t.states.promised}
        choices={(["received", "withdrawn"] as const).map((value) => ({
          value,
          label: t.states[value],
        }))}
        forgets={["after"]}
        anchor="gifts"
      />
      {gifts.isPending && <Skeleton className="mt-5 h-40" />}
      {gifts.isError && <LoadFailed retry={() => void gifts.refetch()} />}
      {gifts.data?.length === 0 && <p className="mt-5 text-ink-2">{t.noGifts}</p>}
      {gifts.data && gifts.data.length > 0 && (
        <WideTable name={t.gifts} className="folding-table mt-5">
          <table className="list-table plain-table numbers">
            <thead>
              <tr>
                {Object.entries(t.head).map(([name, label]) => (
                  <th key={name} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {gifts.data.map((gift) => (
                <GiftRow key={gift.id} gift={gift} />
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
      {last && gifts.data?.length === giftsAtOnce && (
        <div className="list-pager">
          <ButtonLink
            to={pageAfter(last, { state })}
            variant="outline"
            size="small"
            className="ml-auto"
          >
            {t.earlier}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

function GiftRow({ gift }: { gift: Gift }) {
  const language = useLanguage();
  const t = givingTexts[language];
  const showToast = useToast();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const isReceived = gift.state === "received";
  const act = async (change: () => Promise<boolean>, done: Parameters<typeof showToast>[0]) => {
    setBusy(true);
    try {
      showToast((await change()) ? done : { message: t.changedMeanwhile });
      await queries.invalidateQueries({ queryKey: givingKey });
    } catch (failure) {
      showToast({ message: failureSentence(failure, adminTexts[language]) });
    }
    setBusy(false);
  };
  const step = async () => {
    const received = isReceived ? undefined : { day: indianDay(new Date()), shown: gift.amount };
    return noteGift(await getBackend(), gift.id, received);
  };
  const close = async () => closeGift(await getBackend(), gift.id);
  const reopen = async () => {
    await closeGift(await getBackend(), gift.id, false);
    await queries.invalidateQueries({ queryKey: givingKey });
  };
  return (
    <tr>
      <th scope="row">{gift.reference}</th>
      <td data-label={t.head.giver}>{gift.giver ?? t.nobody}</td>
      <td data-label={t.head.purpose} className="md:min-w-48">
        {gift.purpose}
      </td>
      <td data-label={t.head.amount} className="whitespace-nowrap">
        <div>
          {rupees(gift.amount)}
          {gift.state === "promised" && gift.came > 0 && (
            <p className="text-small text-ink-2">{t.missing(rupees(gift.came))}</p>
          )}
        </div>
      </td>
      <td data-label={t.head.day} className="whitespace-nowrap">
        {shortDate(gift.received_on ?? gift.created_at, language)}
      </td>
      <td>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            variant="outline"
            disabled={isBusy}
            onClick={() => void act(step, { message: isReceived ? t.undone : t.noted })}
          >
            {isReceived ? t.undo : t.receive}
          </Button>
          {gift.state === "promised" && (
            <Button
              size="small"
              variant="outline"
              disabled={isBusy}
              onClick={() => void act(close, { message: t.closedByHand, undo: reopen })}
            >
              {t.close}
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
