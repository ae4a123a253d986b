import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Box } from '../layout/primitives.ts';

interface ToggleOption<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

export interface ToggleProps<Value extends string> {
  label: string;
  options: readonly ToggleOption<Value>[];
  /** Empty: not chosen yet. */
  value: Value | '';
  onChange: (value: Value) => void;
  /** What is wrong with the choice. */
  error?: string;
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
    // Not stretched by a column around it.
    width: 'fit-content',
    _invalid: { borderColor: 'border.error' },
    // Without a choice, nothing else shows that these are options.
    '&:not(:has(input:checked)) label': { bg: 'bg.panel', boxShadow: '0 0 0 1px var(--kd-colors-border)' },
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
export function Toggle<Value extends string>({ label, options, value, onChange, error }: ToggleProps<Value>) {
  const name = useId();
  return (
    <>
      <Group
        role="radiogroup"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      >
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
      {error ? (
        <Box id={`${name}-error`} role="alert" color="fg.error" textStyle="xs">
          {error}
        </Box>
      ) : null}
    </>
  );
}
