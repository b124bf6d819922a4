import alumniPartsTexts from "messages:alumni/alumniParts";
import { useTexts } from "../language/texts.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** Instead of a page’s content that failed to load, with a button to retry; the office has a notice (LoadFailed). */
export function ContentFailed({ retry }: { retry: () => void }) {
  const t = useTexts(alumniPartsTexts).failed;
  return (
    <div role="alert">
      <EmptyState
        title={t.title}
        action={
          <Button variant="outline2" onClick={retry}>
            {t.retry}
          </Button>
        }
      >
        <p>{t.fact}</p>
      </EmptyState>
    </div>
  );
}
