import adminTexts from "messages:admin/admin/admin";
import { Search } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { isWriting } from "../list/list-keys.ts";

const Palette = lazy(() => import("./palette.tsx"));
const KeysHelp = lazy(() => import("./keys-help.tsx"));

/** Opens the command palette (a button, Ctrl or Cmd with K) and the list of keys (?); both are fetched then. */
export function CommandKeys() {
  const t = useTexts(adminTexts);
  const [open, setOpen] = useState<"palette" | "keys">();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPalette = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (isPalette) setOpen("palette");
      else if (event.key === "?" && !isWriting(event)) setOpen("keys");
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  const close = () => setOpen(undefined);
  return (
    <>
      <button type="button" className="admin-link palette-open" onClick={() => setOpen("palette")}>
        <Icon of={Search} />
        {t.palette}
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      <Suspense>
        {open === "palette" && <Palette close={close} />}
        {open === "keys" && <KeysHelp close={close} />}
      </Suspense>
    </>
  );
}
