import { useLocation } from "react-router";
import { addressIn } from "../../data/languages.ts";
import { useLanguage } from "../language/language.ts";
import { useSharedData } from "./shared-data.ts";

/** On paper alone: whose page it is, where the current one stands, and whom to telephone. */
export function PrintHead() {
  const { pathname } = useLocation();
  const language = useLanguage();
  const { school, siteUrl = "" } = useSharedData();
  return (
    <p className="print-head numbers hidden print:flex">
      <span>{school.name}</span>
      {/* A page for an unknown address is kept once for all of them: its own stays as it was written. */}
      <span suppressHydrationWarning>{siteUrl + addressIn(language, pathname)}</span>
      <span>{school.phone}</span>
    </p>
  );
}
