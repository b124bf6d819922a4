import errorPagesTexts from "messages:layout/errorPages";
import applyTexts from "messages:site/admissions/apply";
import enquiryTexts from "messages:site/admissions/received";
import messageTexts from "messages:site/contact/received";
import repliedTexts from "messages:site/invites/replied";
import bookedTexts from "messages:site/meetings/booked";
import photoRemovalTexts from "messages:site/photo-removal/photoRemoval";
import registerTexts from "messages:site/sports/register";
import formsTexts from "messages:ui/forms";
import { useEffect } from "react";
import { data, redirect, useSearchParams } from "react-router";
import type { SchoolClient } from "../../data/client.ts";
import { getEvent } from "../../data/events/events.ts";
import { isLinkKey } from "../../data/forms/ids.ts";
import { type Language, splitAddress } from "../../data/languages.ts";
import { getMeetingBookings } from "../../data/meetings/meeting-bookings.ts";
import { getMeeting } from "../../data/meetings/meetings.ts";
import { eventPath, sportPath } from "../../data/pages/row-paths.ts";
import { getSportsProgram } from "../../data/sports/sports-programs.ts";
import { pageRequestContext } from "../connection/page-request.ts";
import { forgetApplication, readRemembered } from "../connection/remembered-application.ts";
import { useTexts } from "../language/texts.ts";
import type { PageHandle } from "../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../layout/page-meta.ts";
import { PageTop } from "../layout/page-top.tsx";
import { useSharedData } from "../layout/shared-data.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PhoneLink } from "../ui/phone-link.tsx";
import type { Route } from "./+types/received";
import { BookedSlip, type BookedTime, bookedTimeOf } from "./meetings/booking/booked-slip.tsx";

/** Private: a reference belongs to one person. */
export const handle: PageHandle = {
  private: true,
  unlisted: true,
  query: ["reference", "status", "family", "place", "key"],
  breadcrumb: (loaderData?: Received) => loaderData?.crumbs,
};

/** The page after a form was sent: its reference number in large type, and what happens next. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const [, form = "", part] = splitAddress(url.pathname).path.split("/");
  const { id, slug } = params as { id?: string; slug?: string };
  const kind = forms[`${form}/${part}`] ?? forms[form];
  if (!kind) throw data(null, { status: 404 });
  const reference = /^[A-Z]{3,4}-[A-Z0-9-]{4,16}$/.exec(
    url.searchParams.get("reference") ?? "",
  )?.[0];
  const at = id ?? slug ?? "";
  if (!reference) throw redirect(kind.start(at));
  const said = await kind.received({ supabase, language, asked: url.searchParams, at, reference });
  if (!said) throw data(null, { status: 404 });
  return { ...said, reference };
}

export const meta: Route.MetaFunction = (page) => {
  const { title, fact } = errorPagesTexts[metaLanguage(page)].notFound;
  return pageMeta(page.loaderData ?? { title, description: fact }, page);
};

export default function ReceivedPage({ loaderData: received }: Route.ComponentProps) {
  const { school } = useSharedData();
  const { reference: label } = useTexts(formsTexts);
  const { heading, reference, paragraphs, byPhone, another, back, time } = received;
  useSentForgotten();
  return (
    <>
      <PageTop title={heading} />
      <div className="page received-page pt-8 pb-section">
        {time && <BookedSlip time={time} />}
        <div className="border-t-2 border-ink pt-5">
          <p className="text-ink-2">{label}</p>
          <p className="numbers display text-h1 text-pine-700">{reference}</p>
          <div className="mt-5 grid max-w-152 gap-3">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {byPhone && (
              <p>
                {byPhone[0]} <PhoneLink phone={school.phone} /> {byPhone[1]}
              </p>
            )}
            {another && (
              <div>
                <p className="mb-3">{another.fact}</p>
                <ButtonLink to={another.to} prefetch="none">
                  {another.label}
                </ButtonLink>
              </div>
            )}
          </div>
          <p className="no-print mt-8">
            <ButtonLink to={back.to} variant="outline2">
              {back.label}
            </ButtonLink>
          </p>
        </div>
      </div>
    </>
  );
}

/** A device that remembers an application whose answer got lost learns here that it was sent. */
function useSentForgotten() {
  const family = useSearchParams()[0].get("family");
  useEffect(() => {
    if (family && readRemembered()?.token === family) forgetApplication();
  }, [family]);
}

/** The texts for one form, built on the server so that browsers do not load those of the others. */
type Received = {
  title: string;
  description: string;
  heading: string;
  paragraphs: string[];
  /** A sentence with the school's phone number between its halves. */
  byPhone?: readonly string[];
  another?: { fact: string; label: string; to: string };
  back: { to: string; label: string };
  /** The time of a meeting that was booked. */
  time?: BookedTime | undefined;
  crumbs?: string[];
};

type Question = {
  supabase: SchoolClient;
  language: Language;
  asked: URLSearchParams;
  at: string;
  reference: string;
};

type Form = {
  /** The path to go to without a reference; `at` is the sport or event in the address. */
  start: (at: string) => string;
  /** Null if the sport or event no longer exists. */
  received: (question: Question) => Promise<Received | null>;
};

/** Forms by the first one or two words of their address. */
const forms: Record<string, Form> = {
  admissions: {
    start: () => "/admissions",
    async received({ language, asked }) {
      const { title, description, thanks, next, questions, home, apply } = enquiryTexts[language];
      const back = { to: "/", label: home };
      const to = `/admissions/apply?enquiry=${asked.get("reference")}`;
      const another = { fact: apply.fact, label: apply.label, to };
      const paragraphs = [next];
      return { title, description, heading: thanks, paragraphs, byPhone: questions, another, back };
    },
  },
  "admissions/apply": {
    start: () => "/admissions/apply",
    async received({ language, asked }) {
      const t = applyTexts[language].received;
      const back = { to: "/admissions", label: t.back };
      if (asked.get("status") === "begun") {
        const { title, description, thanks, next } = applyTexts[language].begun;
        return { title, description, heading: thanks, paragraphs: [next], back };
      }
      const family = asked.get("family") ?? "";
      const to = `/admissions/apply?family=${family}`;
      return {
        title: t.title,
        description: t.description,
        heading: t.thanks,
        paragraphs: [t.next, t.email],
        another: isLinkKey(family) ? { fact: t.siblingFact, label: t.sibling, to } : undefined,
        back,
      };
    },
  },
  contact: {
    start: () => "/contact",
    async received({ language }) {
      const { title, description, thanks, next, urgent, home } = messageTexts[language];
      const back = { to: "/", label: home };
      return { title, description, heading: thanks, paragraphs: [next], byPhone: urgent, back };
    },
  },
  "photo-removal": {
    start: () => "/gallery",
    async received({ language, asked }) {
      const t = photoRemovalTexts[language].received;
      const isHidden = asked.get("status") === "hidden";
      const { title, description, thanks, next } = isHidden ? t : { ...t, ...t.mail };
      const to = `/photo-removal/code?reference=${asked.get("reference")}`;
      return {
        title,
        description,
        heading: thanks,
        paragraphs: [next],
        another: isHidden ? undefined : { fact: t.mail.fact, label: t.mail.enter, to },
        back: { to: "/gallery", label: t.back },
      };
    },
  },
  register: {
    start: (sport) => `/register/sports/${sport}`,
    async received({ supabase, language, asked, at }) {
      const sport = await getSportsProgram(supabase, at, language);
      if (!sport) return null;
      const t = registerTexts[language].received;
      const isWaiting = asked.get("status") === "waitlisted";
      const family = asked.get("family") ?? "";
      const to = `/register/sports/${at}?family=${family}`;
      return {
        title: t.title,
        description: t.description,
        heading: isWaiting ? t.waitlisted : t.new,
        paragraphs: isWaiting ? [t.waiting, t.next] : [t.next],
        another: isLinkKey(family) ? { fact: t.siblingFact, label: t.sibling, to } : undefined,
        back: { to: sportPath(at), label: t.back },
        crumbs: [sport.name, t.title],
      };
    },
  },
  meetings: {
    start: (id) => `/meetings/${id}`,
    async received({ supabase, language, asked, at, reference }) {
      const key = asked.get("key") ?? "";
      const [meeting, bookings] = await Promise.all([
        getMeeting(supabase, at, language),
        getMeetingBookings(supabase, key),
      ]);
      if (!meeting) return null;
      const t = bookedTexts[language];
      const to = `/meetings/${at}/booking?key=${key}`;
      return {
        title: t.title,
        description: t.description,
        heading: t.thanks,
        paragraphs: [t.email],
        another: isLinkKey(key) ? { fact: t.linkFact, label: t.link, to } : undefined,
        back: { to: `/meetings/${at}`, label: t.back },
        time: bookedTimeOf(meeting, bookings, { reference, key }),
        crumbs: [meeting.title, t.title],
      };
    },
  },
  invites: {
    start: (slug) => eventPath(slug),
    async received({ supabase, language, asked, at }) {
      const event = await getEvent(supabase, at, language);
      if (!event) return null;
      const t = repliedTexts[language];
      const places = ["going", "waitlisted", "declined"] as const;
      const place = places.find((one) => one === asked.get("place"));
      return {
        title: t.title,
        description: t.description,
        heading: t[place ?? "received"],
        paragraphs: [
          ...(place === "waitlisted" ? [t.waiting] : []),
          place === "declined" ? t.declinedEmail : t.email,
          t.noEmail,
        ],
        back: { to: eventPath(at), label: t.event },
        crumbs: [event.title, t.title],
      };
    },
  },
};
