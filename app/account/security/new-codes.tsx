import recoveryCodesTexts from "messages:account/recoveryCodes";
import { Copy, Download, Printer } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../language/texts.ts";
import { useSharedData } from "../../layout/shared-data.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Ten new codes, shown this once: to be copied, printed or downloaded. */
export function NewCodes({ codes }: { codes: string[] }) {
  const { school } = useSharedData();
  const t = useTexts(recoveryCodesTexts);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // A browser that keeps its clipboard to itself leaves the codes to be copied by hand.
    await navigator.clipboard.writeText(codes.join("\n")).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  const file = `${school.name}\n${t.codes}\n\n${codes.join("\n")}\n`;
  return (
    <>
      <div role="status">
        <Notice kind="warn" title={t.shownOnce}>
          <p>{t.keep}</p>
        </Notice>
      </div>
      <ol
        aria-label={t.codes}
        className="numbers mt-7 grid gap-x-8 border-t border-line sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="border-b border-line py-2.5 text-lead whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="no-print mt-6 flex flex-wrap items-center gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          <Icon of={Copy} />
          {t.copy}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          <Icon of={Printer} />
          {t.print}
        </Button>
        <a
          className="button"
          data-variant="outline"
          download={t.file}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
        >
          <Icon of={Download} />
          {t.download}
        </a>
        <span role="status" className="text-small">
          {isCopied && t.copied}
        </span>
      </div>
      <ButtonLink to="/account/security" className="no-print mt-9">
        {t.done}
      </ButtonLink>
    </>
  );
}
