import { chakra } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { clamp, parseWhole } from '../../lib/numbers.ts';
import { Slider } from '../../ui/actions/Slider.tsx';
import { Flex } from '../../ui/layout/primitives.ts';
import { Input } from '../../ui/actions/Input.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { useField, useIsReadOnly, type FieldProps } from './useField.ts';

export interface NumberFieldProps extends FieldProps {
  min?: number;
  max?: number;
  /** Adds a slider; the number can still be typed. */
  hasSlider?: boolean;
  /** After the number: "GB". */
  unit?: string;
}

const Steppers = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'stretch',
    width: '10rem',
    flexShrink: '0',
    '& input': { borderRadius: '0', textAlign: 'center', flex: '1' },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      width: { base: '11', md: '9' },
      minHeight: '9',
      border: '1px solid',
      borderColor: 'border.control',
      bg: 'bg.muted',
      color: 'fg',
      cursor: 'pointer',
      _icon: { boxSize: '4' },
    },
    '& button:first-of-type': { borderLeftRadius: 'md', borderRightWidth: '0' },
    '& button:last-of-type': { borderRightRadius: 'md', borderLeftWidth: '0' },
    '& button[aria-disabled=true]': { color: 'fg.subtle', cursor: 'not-allowed' },
    '& :is(button, input):focus-visible': { zIndex: '1' },
  },
});

function useRangeHint(min?: number, max?: number): string | undefined {
  const { t } = useTranslation('ui');
  if (min !== undefined && max !== undefined) return t('number.range', { min, max });
  if (min !== undefined) return t('number.minimum', { min });
  return max === undefined ? undefined : t('number.maximum', { max });
}

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A whole number with stepper buttons. Any text can be typed; it is clamped on blur, and blank counts as 0. */
export function NumberField(props: NumberFieldProps) {
  const { name, label, min, max, hasSlider } = props;
  const { t } = useTranslation('ui');
  const isLocked = useIsReadOnly(props);
  const range = useRangeHint(min, max);
  const hint = isLocked ? undefined : range;
  const field = useField({ ...props, help: props.help ?? hint });
  const {
    ref,
    value: stored,
    onChange,
    onBlur: onLeave,
  } = useController<Record<string, number | undefined>>({ name }).field;
  const [typed, setTyped] = useState<string>();
  const value = stored ?? 0;

  const set = (next: number) => {
    setTyped(undefined);
    if (!isLocked) onChange(clamp(next, min, max));
  };
  const onType = (text: string) => {
    setTyped(text);
    const number = parseWhole(text);
    if (number !== undefined) onChange(number);
  };
  const onBlur = () => {
    if (typed !== undefined) set(typed.trim() === '' ? 0 : (parseWhole(typed) ?? value));
    if (field.isChanged()) onLeave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    set(value + step);
  };
  const stepper = (step: 1 | -1) => {
    const isAtEnd = isLocked || (step > 0 ? value >= (max ?? Infinity) : value <= (min ?? -Infinity));
    return (
      <button
        type="button"
        // The arrow keys of the field do the same, so that Tab and the first focus of a dialog go to the field.
        tabIndex={-1}
        aria-label={t(step > 0 ? 'number.increase' : 'number.decrease', { label })}
        aria-disabled={isAtEnd || undefined}
        aria-describedby={hint ? field.ids.help : undefined}
        onClick={() => set(value + step)}
      >
        {step > 0 ? <Plus aria-hidden /> : <Minus aria-hidden />}
      </button>
    );
  };

  return (
    <FieldFrame {...props} field={field} help={props.help ?? hint}>
      <Flex gap="4" align="center">
        <Steppers>
          {stepper(-1)}
          <Input
            fontVariantNumeric="tabular-nums"
            {...field.aria}
            inputMode="numeric"
            autoComplete="off"
            readOnly={isLocked}
            ref={ref}
            name={name}
            value={typed ?? String(value)}
            onChange={(event) => onType(event.target.value)}
            onBlur={onBlur}
            onKeyDown={onKeyDown}
          />
          {stepper(1)}
        </Steppers>
        {props.unit ? <chakra.span color="fg.muted">{props.unit}</chakra.span> : null}
        {hasSlider && min !== undefined && max !== undefined && !isLocked ? (
          <Slider label={label} {...{ min, max, value }} onChange={set} />
        ) : null}
      </Flex>
    </FieldFrame>
  );
}
