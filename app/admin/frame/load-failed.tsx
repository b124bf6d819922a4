import adminTexts from "messages:admin/admin/admin";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Shown instead of what could not be loaded. */
export function LoadFailed({ retry }: { retry: () => void }) {
  const t = useTexts(adminTexts);
  return (
    <Notice kind="bad" title={t.failed}>
      <p>{t.failedNext}</p>
      <Button variant="outline" size="small" className="mt-3" onClick={retry}>
        {t.retry}
      </Button>
    </Notice>
  );
}
