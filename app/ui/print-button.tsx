import { Printer } from "lucide-react";
import { useHydrated } from "./browser-state.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

/**
 * Opens the browser's print dialog; without a script there is no button, only the browser's menu.
 */
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
