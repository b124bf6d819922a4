import { useSubmit } from "react-router";

/** One filter of a list: the address changes with the choice. Used within a form of the list's controls. */
export function ListChoice({
  name,
  label,
  all,
  chosen,
  choices,
}: {
  /** The name in the address. */
  name: string;
  label: string;
  /** The choice that excludes nothing: "Every class". */
  all: string;
  chosen: string | null;
  choices: readonly { id: string; name: string }[];
}) {
  const submit = useSubmit();
  return (
    <select
      name={name}
      defaultValue={chosen ?? ""}
      onChange={({ target }) => void submit(target.form)}
      aria-label={label}
      className="field-control"
    >
      <option value="">{all}</option>
      {choices.map((each) => (
        <option key={each.id} value={each.id}>
          {each.name}
        </option>
      ))}
    </select>
  );
}
