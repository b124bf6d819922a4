import offlineTexts from "messages:site/offline/offline";
import type { ReactNode } from "react";
import type { Language } from "../../../data/languages.ts";
import { campusesIn } from "../../../data/school/campuses.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useSharedData } from "../../layout/shared-data.ts";
import eczarDevanagari from "../../styles/fonts/eczar-devanagari.woff2?url";
import eczar from "../../styles/fonts/eczar-english.woff2?url";
import muktaDevanagari from "../../styles/fonts/mukta-400-devanagari.woff2?url";
import mukta from "../../styles/fonts/mukta-400-english.woff2?url";
import muktaBold from "../../styles/fonts/mukta-600-english.woff2?url";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PhoneLink } from "../../ui/phone-link.tsx";
import type { Route } from "./+types/offline";

export const handle: PageHandle = { unlisted: true };

const latin = [eczar, mukta];
/** The fonts that the service worker stores with the page; no others are available offline. */
const fonts: Partial<Record<Language, string[]>> = {
  en: [...latin, muktaBold],
  hi: [...latin, eczarDevanagari, muktaDevanagari],
};

export const meta: Route.MetaFunction = (page) => {
  const { title, description } = offlineTexts[metaLanguage(page)];
  return pageMeta({ title, description }, page);
};

/**
 * The page that the service worker shows instead of one it cannot fetch. The worker fills in which
 * pages are stored and takes from here the notice it puts on a stored page. No scripts run on this page.
 */
export default function Offline() {
  const t = useTexts(offlineTexts);
  const language = useLanguage();
  return (
    <>
      {(fonts[language] ?? latin).map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          href={href}
          crossOrigin="anonymous"
        />
      ))}
      <PageTop title={t.title} lead={t.lead} />
      <div className="page columns-12 gap-y-12 pt-10 pb-section">
        <section className="col-span-full lg:col-span-5">
          <h2 className="text-h3">{t.todo}</h2>
          <ul className="mt-4 grid max-w-136 list-disc gap-2.5 pl-5">
            {t.todos.map((todo) => (
              <li key={todo}>{todo}</li>
            ))}
          </ul>
        </section>
        <section className="col-span-full lg:col-start-7">
          <h2 className="text-h3">{t.call}</h2>
          <PhoneNumbers />
        </section>
        <section data-kept-pages="" hidden className="col-span-full lg:col-start-7">
          <h2 className="text-h3">{t.kept}</h2>
          <p className="mt-1 text-ink-2">{t.keptLead}</p>
          <div className="mt-4 border-t-2 border-ink [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline-offset-4 [&_a]:hover:underline [&_li]:border-b [&_li]:border-line">
            <ul data-kept-list="" />
          </div>
        </section>
      </div>
      <section data-kept-notice="" hidden>
        <div role="status" className="page pt-6">
          <Notice kind="warn" title={t.noticeTitle}>
            {t.notice}
          </Notice>
        </div>
      </section>
    </>
  );
}

function PhoneNumbers() {
  const { school } = useSharedData();
  const t = useTexts(offlineTexts);
  return (
    <ul className="mt-4 border-t-2 border-ink">
      <PhoneNumber phone={school.phone}>{t.office}</PhoneNumber>
      {campusesIn(useLanguage()).map(({ id }) => {
        const phone = school.campusPhones[id];
        return (
          phone && (
            <PhoneNumber key={id} phone={phone}>
              <CampusMark campus={id} />
            </PhoneNumber>
          )
        );
      })}
    </ul>
  );
}

function PhoneNumber({ phone, children }: { phone: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-1">
      <span>{children}</span>
      <PhoneLink
        phone={phone}
        className="flex min-h-11 items-center text-h4 text-pine-800 underline decoration-line underline-offset-4 hover:decoration-current"
      />
    </li>
  );
}
