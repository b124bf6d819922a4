import { useSubmit } from "react-router";

/** What a list is narrowed to: the address changes with the choice. Stands in a form of the list's controls. */
export function ListChoice({
  name,
  label,
  all,
  chosen,
  choices,
}: {
  /** In the address. */
  name: string;
  label: string;
  /** The choice that takes nothing out: "Every class". */
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
