import adminTexts from "messages:admin/admin/admin";
import { Columns3 } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Resource } from "../resource.ts";

/**
 * Which columns of a list are left out: as its address says (`hide`), so that a saved view keeps it,
 * else as they were chosen last on this device.
 */
export function useHiddenColumns(resource: Resource) {
  const [parameters, setParameters] = useSearchParams();
  const kept = `columns:${resource.path}`;
  const [last, setLast] = useState(() => localStorage.getItem(kept) ?? "");
  const hidden = (parameters.get("hide") ?? last).split(",").filter(Boolean);
  const hide = (ids: readonly string[]) => {
    const said = ids.join(",");
    setLast(said);
    localStorage.setItem(kept, said);
    const next = new URLSearchParams(parameters);
    next.set("hide", said);
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  return { hidden, hide };
}

/** The choice of columns; the first is the title and stays. */
export function ListColumns({
  resource,
  hidden,
  hide,
}: {
  resource: Resource;
  hidden: readonly string[];
  hide: (ids: readonly string[]) => void;
}) {
  const texts = resource.texts[useLanguage()];
  const t = useTexts(adminTexts);
  return (
    <details className="list-menu">
      <summary className="admin-quiet-link">
        <Icon of={Columns3} />
        {t.columns}
      </summary>
      <fieldset className="list-menu-panel">
        <legend className="sr-only">{t.columns}</legend>
        {resource.columns.slice(1).map(({ id }) => (
          <label key={id} className="list-menu-tick">
            <input
              type="checkbox"
              className="field-tick"
              checked={!hidden.includes(id)}
              onChange={({ target }) =>
                hide(target.checked ? hidden.filter((each) => each !== id) : [...hidden, id])
              }
            />
            {texts.columns[id]}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
