import { useId, type ReactNode } from 'react';

export interface ToggleOption<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

export interface ToggleProps<Value extends string> {
  label: string;
  options: readonly ToggleOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of a few, all visible: native radios, so arrow keys work everywhere. */
export function Toggle<Value extends string>({ label, options, value, onChange }: ToggleProps<Value>) {
  const name = useId();
  return (
    <div className="kd-toggle" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  );
}
