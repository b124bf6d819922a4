import villageTexts from "messages:site/transport/village";
import { Search } from "lucide-react";
import { useId } from "react";
import { Form } from "react-router";
import type { BusRoute } from "../../../data/transport/bus-routes.ts";
import { longestVillage } from "../../../data/transport/village-search.ts";
import { useLanguage } from "../../language/language.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import "../../styles/forms.css";

/** Asks for the stop of a village; the names that the school knows are offered while one types. */
export function VillageForm({
  village,
  routes,
  isRuled = true,
}: {
  village: string;
  routes: BusRoute[];
  /** A rule above it; not where something else has drawn one. */
  isRuled?: boolean;
}) {
  const language = useLanguage();
  const t = villageTexts[language];
  const id = useId();
  const names = routes.flatMap(({ stops }) =>
    stops.flatMap(({ name, villages }) => [name, ...villages]),
  );
  return (
    <Form
      method="get"
      action="/transport#answer"
      role="search"
      aria-labelledby={`${id}-title`}
      preventScrollReset
    >
      <h2 id={`${id}-title`} className={`text-h3 ${isRuled ? "border-t-2 border-ink pt-4" : ""}`}>
        {t.title}
      </h2>
      <div className="field mt-4">
        <label htmlFor={id}>{t.label}</label>
        <p id={`${id}-hint`} className="field-hint">
          {t.hint}
        </p>
        <input
          key={village}
          id={id}
          name="village"
          type="search"
          list={`${id}-names`}
          required
          maxLength={longestVillage}
          defaultValue={village}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={`${id}-hint`}
          className="field-control"
        />
        <datalist id={`${id}-names`}>
          {[...new Set(names)].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <Button type="submit" className="mt-4">
        <Icon of={Search} /> {t.find}
      </Button>
    </Form>
  );
}
