import { CheckInput } from '../../../../ui/actions/nativeInputs.ts';

interface SelectBoxProps {
  readonly label: string;
  readonly isSelected: boolean;
  /** Margin before what follows in the same line. */
  readonly me?: string;
  /** Only some of the rows are selected. */
  readonly isMixed?: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

/** A checkbox that selects a row or all of them. */
export function SelectBox({ label, isSelected, me, isMixed = false, onChange }: SelectBoxProps) {
  return (
    <CheckInput
      type="checkbox"
      me={me}
      verticalAlign="middle"
      aria-label={label}
      checked={isSelected}
      ref={(input: HTMLInputElement | null) => {
        // The only way to set it: there is no attribute.
        if (input) input.indeterminate = isMixed;
      }}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
