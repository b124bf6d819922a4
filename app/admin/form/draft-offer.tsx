import adminTexts from "messages:admin/admin/admin";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Something was begun here on this device and not saved: to be gone on with, or dropped. */
export function DraftOffer({ take, drop }: { take: () => void; drop: () => void }) {
  const t = useTexts(adminTexts);
  return (
    <Notice kind="warn" title={t.draftFound} className="wide">
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="outline" size="small" onClick={take}>
          {t.draftUse}
        </Button>
        <Button variant="ghost" size="small" onClick={drop}>
          {t.draftDrop}
        </Button>
      </div>
    </Notice>
  );
}
