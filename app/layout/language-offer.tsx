import languageOfferTexts from "messages:layout/languageOffer";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { languages } from "../../data/languages.ts";
import { useLanguage } from "../language/language.ts";
import { useTexts } from "../language/texts.ts";
import { Icon } from "../ui/icon.tsx";

const offeredUnder = "language-offered";

/**
 * Says once, to a browser that is set to another language of the site than the page's, that it is there:
 * in that language. The page itself is the same for everyone, so only the browser can tell.
 */
export function LanguageOffer() {
  const { pathname, search } = useLocation();
  const here = useLanguage();
  const t = useTexts(languageOfferTexts);
  const [isOffered, setOffered] = useState(false);
  const other = languages.find(({ id }) => id !== here) ?? languages[0];
  useEffect(() => {
    if (other.id === languages[0].id || !navigator.languages[0]?.startsWith(other.id)) return;
    try {
      if (localStorage.getItem(offeredUnder)) return;
      localStorage.setItem(offeredUnder, "yes");
      setOffered(true);
    } catch {
      // A browser that stores nothing would be asked on every page.
    }
  }, [other]);
  if (!isOffered) return null;
  const to = new URLSearchParams({ to: pathname + search });
  return (
    <aside
      lang={other.tag}
      aria-label={other.name}
      className="on-pine no-print fixed inset-x-0 bottom-0 z-40 bg-pine-950 text-paper shadow-over"
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
          onClick={() => setOffered(false)}
        >
          <Icon of={X} className="size-6" />
        </button>
      </div>
    </aside>
  );
}
