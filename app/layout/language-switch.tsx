import layoutTexts from "messages:layout/layout";
import { useLocation } from "react-router";
import { languageOf, languages, translations } from "../../data/languages.ts";
import { useLanguage } from "../language/language.ts";
import { useTexts } from "../language/texts.ts";

/** Links to this page in the other languages, through an address that remembers the choice. */
export function LanguageSwitch({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  const here = useLanguage();
  const to = new URLSearchParams({ to: pathname + search });
  return languages
    .filter(({ id }) => id !== here)
    .map(({ id, tag, name }) => (
      <a
        key={id}
        href={`/language/${id}?${to}`}
        lang={tag}
        hrefLang={tag}
        rel="nofollow"
        className={`language-switch ${className}`}
      >
        {name}
      </a>
    ));
}

/** The same in the top bar, which has room for one short link; several are a menu. */
export function LanguageMenu() {
  const { id, name } = languageOf(useLanguage());
  const t = useTexts(layoutTexts);
  if (translations.length < 2)
    return (
      <LanguageSwitch className="menu-item hidden min-w-11 justify-center @bar-language/bar:inline-flex" />
    );
  return (
    <details name="main-menu" className="relative hidden @bar-language/bar:inline-flex">
      <summary className="menu-item min-w-11 justify-center">
        {id.toUpperCase()}
        <span className="sr-only">{t.language(name)}</span>
      </summary>
      <div className="absolute top-full right-0 grid min-w-36 bg-paper py-2 text-ink shadow-over">
        <LanguageSwitch className="flex min-h-11 items-center px-4 hover:bg-pine-100" />
      </div>
    </details>
  );
}
