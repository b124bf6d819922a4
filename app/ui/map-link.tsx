import mapTexts from "messages:site/map-link/mapLink";
import { MapPin } from "lucide-react";
import { useTexts } from "../language/texts.ts";
import { Icon } from "./icon.tsx";

/** A link to a world map in a new tab: nothing of the map is loaded here. */
export function MapLink({ href, of }: { href: string; of: string }) {
  const t = useTexts(mapTexts);
  return (
    <a
      href={href}
      rel="noreferrer"
      target="_blank"
      className="inline-flex min-h-11 items-center gap-2 text-pine-700 underline decoration-pine-300 decoration-2 underline-offset-4 hover:decoration-current"
    >
      <Icon of={MapPin} />
      {t.openMap}
      <span className="sr-only">{t.ofPlace(of)}</span>
    </a>
  );
}
