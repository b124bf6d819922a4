import { Printer } from "lucide-react";
import { useTexts } from "../../language/texts.ts";
import { useHydrated } from "../../ui/browser-state.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { disclosureTexts } from "./disclosure.texts.ts";

/** Opens the browser's print sheet; without a script its menu does. */
export function PrintButton() {
  const t = useTexts(disclosureTexts);
  return (
    <Button
      variant="outline2"
      onClick={() => window.print()}
      className={useHydrated() ? "" : "invisible"}
    >
      <Icon of={Printer} />
      {t.print}
    </Button>
  );
}
