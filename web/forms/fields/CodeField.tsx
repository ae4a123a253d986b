import { chakra } from '@chakra-ui/react';
import { OTPInput, type SlotProps } from 'input-otp';
import { useController } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import { useField, type FieldProps } from './useField.ts';

export interface CodeFieldProps extends FieldProps {
  /** Called once with the sixth digit; after an error only on submit. */
  onComplete?: (code: string) => void;
  hasAutoFocus?: boolean;
}

const Slots = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '1.5' } });
const Digit = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: '1 1 2.75rem',
    maxWidth: '11',
    minWidth: '0',
    height: '12',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.panel',
    fontFamily: 'mono',
    fontSize: 'xl',
    '&[data-active]': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    '[data-invalid] > &': { borderColor: 'border.error' },
  },
});
const Gap = chakra('div', { base: { width: '2', height: '1px', bg: 'border.control' } });

function Slot({ char, isActive }: SlotProps) {
  return (
    <Digit data-active={isActive || undefined} aria-hidden>
      {char}
    </Digit>
  );
}

/** A six-digit authenticator code: one real input behind 3 + 3 slots; "123 456" and "123-456" can be pasted. */
export function CodeField(props: CodeFieldProps) {
  const { name, onComplete, hasAutoFocus } = props;
  const field = useField(props);
  const { ref, value, onChange, onBlur } = useController<Record<string, string | undefined>>({ name }).field;
  return (
    <FieldFrame {...props} field={field}>
      <OTPInput
        {...field.aria}
        maxLength={6}
        inputMode="numeric"
        pattern="^\d*$"
        autoComplete="one-time-code"
        // The library's space for a password manager's badge is 40 px wider than the page on a phone.
        pushPasswordManagerStrategy="none"
        pasteTransformer={(text) => text.replaceAll(/\D/g, '')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page exists for this one field
        autoFocus={hasAutoFocus}
        name={name}
        ref={ref}
        value={value ?? ''}
        onChange={onChange}
        onBlur={() => {
          if (field.isChanged()) onBlur();
        }}
        onComplete={field.error ? undefined : onComplete}
        render={({ slots }) => (
          <Slots data-invalid={field.error ? true : undefined}>
            {slots.slice(0, 3).map((slot, index) => (
              <Slot key={index} {...slot} />
            ))}
            <Gap />
            {slots.slice(3).map((slot, index) => (
              <Slot key={index + 3} {...slot} />
            ))}
          </Slots>
        )}
      />
    </FieldFrame>
  );
}
