import { Printer } from "lucide-react";
import { useHydrated } from "./browser-state.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

/** Opens the browser's print sheet; without a script the browser's own menu does, and no button is shown. */
export function PrintButton({ children }: { children: string }) {
  return (
    <Button
      variant="outline2"
      onClick={() => window.print()}
      className={useHydrated() ? "no-print" : "no-print invisible"}
    >
      <Icon of={Printer} />
      {children}
    </Button>
  );
}
