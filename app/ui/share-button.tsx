import shareButtonTexts from "messages:ui/shareButton";
import { Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useTexts } from "../language/texts.ts";
import { useHydrated } from "./browser-state.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

const noticeMs = 4_000;

/** Shares the current address with the device's share sheet, else copies it. */
export function ShareButton({ title, small = false }: { title: string; small?: boolean }) {
  const t = useTexts(shareButtonTexts);
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), noticeMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const share = async () => {
    const url = window.location.href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setCopied(true);
      }
    } catch {
      // The reader closed the sheet, or the browser refused the clipboard: nothing was shared.
    }
  };

  return (
    <span
      className={`flex items-center ${small ? "" : "max-sm:-ml-5.5"} ${hydrated ? "" : "invisible"}`}
    >
      {small ? (
        <button type="button" className="icon-button" aria-label={t.share} onClick={share}>
          <Icon of={Share2} />
        </button>
      ) : (
        <Button variant="ghost" onClick={share}>
          <Icon of={Share2} />
          {t.share}
        </Button>
      )}
      <span role="status" className="text-small">
        {copied && <span className="px-2">{t.copied}</span>}
      </span>
    </span>
  );
}
