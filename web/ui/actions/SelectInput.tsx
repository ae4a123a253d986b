import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useStyles } from '../theme/useStyles.ts';

export interface SelectInputProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A native select outside forms: a filter of a list. Its label is for screen readers, so the options say what they are of. */
export function SelectInput({ label, options, value, onChange }: SelectInputProps) {
  const styles = useStyles('input');
  return (
    <div className="kd-select">
      <chakra.select
        css={styles}
        pe="9"
        textOverflow="ellipsis"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </chakra.select>
      <ChevronDown aria-hidden />
    </div>
  );
}
