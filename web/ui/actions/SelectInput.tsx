import { NativeSelect } from './NativeSelect.tsx';

export interface SelectInputProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A native select outside forms: a filter of a list. Its label is for screen readers, so the options say what they are of. */
export function SelectInput({ label, options, value, onChange }: SelectInputProps) {
  return (
    <NativeSelect aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
