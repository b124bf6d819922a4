import { useState } from "react";
import { ComposedField, type ComposedFieldProps, useKeptValue } from "./composed-field.tsx";
import { PictureChoice } from "./picture-choice.tsx";

/** A picture, from the device or the library: part of the row once the form is saved. */
export function PictureField({ name, start, ...field }: ComposedFieldProps) {
  const { ref, keep } = useKeptValue();
  const [address, setAddress] = useState(start);
  const take = (next: string) => {
    setAddress(next);
    keep(next);
  };
  return (
    <ComposedField {...field}>
      <input ref={ref} hidden name={name} defaultValue={start} />
      <PictureChoice
        label={field.label}
        address={address}
        isInvalid={Boolean(field.error)}
        onTake={take}
      />
    </ComposedField>
  );
}
