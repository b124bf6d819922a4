import { Field } from "../../ui/field.tsx";

/** The address of an account, as password managers fill it in. */
export function AddressField({ label, error }: { label: string; error: string | undefined }) {
  return (
    <Field
      label={label}
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
    />
  );
}
