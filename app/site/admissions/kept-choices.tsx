import { useSearchParams } from "react-router";

/** What the address already says for the page's other form, which this one would drop. */
export function KeptChoices({ names }: { names: readonly string[] }) {
  const [query] = useSearchParams();
  return names.map((name) => {
    const value = query.get(name);
    return value !== null && <input key={name} type="hidden" name={name} value={value} />;
  });
}
