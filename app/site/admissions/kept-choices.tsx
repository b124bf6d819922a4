import { useSearchParams } from "react-router";

/** Hidden fields for the choices of the page's other form, which a submit would drop. */
export function KeptChoices({ names }: { names: readonly string[] }) {
  const [query] = useSearchParams();
  return names.map((name) => {
    const value = query.get(name);
    return value !== null && <input key={name} type="hidden" name={name} value={value} />;
  });
}
