import { NativeSelect } from './NativeSelect.tsx';

export interface SelectInputProps<Value extends string> {
  label: string;
  /** `lang` is set for labels in another language. */
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * A native select outside forms, to filter a list. Its label is for screen readers only, so the options have to be
 * self-explanatory.
 */
export function SelectInput<Value extends string>(props: SelectInputProps<Value>) {
  const { label, options, value, onChange } = props;
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <NativeSelect aria-label={label} value={value} onChange={(event) => choose(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.lang}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
