import formsTexts from "messages:ui/forms";
import { useTexts } from "../language/texts.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** A form whose page could not be rendered again: holds what was typed, to send it once more. */
export default function UnsentForm({ values }: { values: Record<string, string> }) {
  const t = useTexts(formsTexts);
  return (
    <EmptyState
      heading="h1"
      title={t.notSent}
      action={
        <form method="post">
          {Object.entries(values).map(([name, value]) => (
            // Only a textarea keeps line breaks.
            <textarea key={name} name={name} defaultValue={value} hidden readOnly />
          ))}
          <Button type="submit">{t.sendAgain}</Button>
        </form>
      }
    >
      <p>{t.unreachable}</p>
    </EmptyState>
  );
}
