import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface ToggleOption<Value extends string> {
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

const Group = chakra('div', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    p: '0.5',
    gap: '0.5',
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'md',
    bg: 'bg.muted',
    maxWidth: 'full',
  },
});
const Option = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: { base: '10', md: '1.875rem' },
    px: '3',
    borderRadius: 'sm',
    fontSize: '0.8125rem',
    fontWeight: 'medium',
    color: 'fg.muted',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg' },
    _icon: { boxSize: '4' },
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
    '&:has(input:checked)': {
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: '0 0 0 1px var(--kd-colors-border-control)',
    },
    '&:has(input:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '2px',
    },
  },
});

/** A choice of a few visible options: native radios, so arrow keys work. */
export function Toggle<Value extends string>({ label, options, value, onChange }: ToggleProps<Value>) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Option key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </Option>
      ))}
    </Group>
  );
}
