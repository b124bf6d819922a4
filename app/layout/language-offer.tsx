import languageOfferTexts from "messages:layout/languageOffer?all";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { translations } from "../../data/languages.ts";
import { useLanguage } from "../language/language.ts";
import { Icon } from "../ui/icon.tsx";

const offeredUnder = "language-offered";

/**
 * Offers another language of the site once, in that language, to a browser set to it. The page itself is
 * the same for everyone, so only the browser can tell.
 */
export function LanguageOffer() {
  const { pathname, search } = useLocation();
  const here = useLanguage();
  const [other, setOther] = useState<(typeof translations)[number]>();
  useEffect(() => {
    const wished = translations.find(({ id }) => navigator.languages[0]?.startsWith(id));
    if (!wished || wished.id === here) return;
    try {
      if (localStorage.getItem(offeredUnder)) return;
      localStorage.setItem(offeredUnder, "yes");
      setOther(wished);
    } catch {
      // A browser that stores nothing would get the offer on every page.
    }
  }, [here]);
  if (!other) return null;
  const t = languageOfferTexts[other.id];
  const to = new URLSearchParams({ to: pathname + search });
  return (
    <aside
      lang={other.tag}
      aria-label={other.name}
      className="language-offer on-pine no-print fixed inset-x-0 bottom-0 z-40 bg-pine-950 text-paper shadow-over"
    >
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <p className="mr-auto">{t.words}</p>
        <a
          href={`/language/${other.id}?${to}`}
          hrefLang={other.tag}
          rel="nofollow"
          className="button"
          data-variant="outline"
        >
          {t.accept}
        </a>
        <button
          type="button"
          className="icon-button"
          aria-label={t.dismiss}
          onClick={() => setOther(undefined)}
        >
          <Icon of={X} className="size-6" />
        </button>
      </div>
    </aside>
  );
}
