import { NativeSelect } from './NativeSelect.tsx';

export interface SelectInputProps<Value extends string> {
  label: string;
  /** `lang` is given where a label is in a language of its own. */
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A native select outside forms: a filter of a list. Its label is for screen readers, so the options say what they are of. */
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
