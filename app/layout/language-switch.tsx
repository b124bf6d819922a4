import { useLocation } from "react-router";
import { languages } from "../../data/languages.ts";
import { useLanguage } from "../language/language.ts";

/** A link to this page in the other language, through an address that remembers the choice. */
export function LanguageSwitch({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  const here = useLanguage();
  const other = languages.find(({ id }) => id !== here) ?? languages[0];
  const to = new URLSearchParams({ to: pathname + search });
  return (
    <a
      href={`/language/${other.id}?${to}`}
      lang={other.tag}
      hrefLang={other.tag}
      rel="nofollow"
      className={`language-switch ${className}`}
    >
      {other.name}
    </a>
  );
}
