import facultyTexts from "messages:site/faculty/faculty";
import { useSearchParams } from "react-router";
import { useTexts } from "../../language/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";

/** Earlier and later pages of a list; the choice that filters it stays. */
export function PageLinks({ page, pages }: { page: number; pages: number }) {
  const t = useTexts(facultyTexts);
  const [query] = useSearchParams();
  const addressOf = (number: number) => {
    const chosen = new URLSearchParams(query);
    chosen.delete("page");
    if (number > 1) chosen.set("page", String(number));
    return chosen.size > 0 ? `/faculty?${chosen}` : "/faculty";
  };
  return (
    <nav aria-label={t.pages} className="numbers no-print mt-12 flex flex-wrap items-center gap-4">
      <p className="mr-auto">{t.place({ page, pages })}</p>
      {page > 1 && (
        <ButtonLink to={addressOf(page - 1)} variant="outline">
          {t.previous}
        </ButtonLink>
      )}
      {page < pages && (
        <ButtonLink to={addressOf(page + 1)} variant="outline">
          {t.next}
        </ButtonLink>
      )}
    </nav>
  );
}
