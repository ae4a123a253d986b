import { chakra } from '@chakra-ui/react';
import type { CSSProperties, ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { useField, type FieldProps } from './useField.ts';

export interface RadioCard {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** Right side: price, flag. */
  aside?: ReactNode;
  disabledReason?: string;
}

export interface RadioCardsProps extends FieldProps {
  options: readonly RadioCard[];
  /** Narrowest a card may get, as CSS length. */
  cardWidth?: string;
}

const Hint = chakra('span', { base: { display: 'block', textStyle: 'xs', color: 'fg.muted' } });

/** A choice with facts on each card: native radios, one Tab stop, arrow keys. */
export function RadioCards(props: RadioCardsProps) {
  const { name, options, cardWidth, readOnlyReason } = props;
  const field = useField(props);
  const register = field.register();
  const chosen = String(field.form.watch(name) ?? '');
  return (
    <FieldFrame {...props} field={field} isGroup maxWidth="none">
      <div
        className="kd-choices"
        style={cardWidth ? ({ '--choice-width': cardWidth } as CSSProperties) : undefined}
      >
        {options.map((option) => {
          const isOff =
            Boolean(option.disabledReason) || (Boolean(readOnlyReason) && option.value !== chosen);
          const reasonId = `${field.ids.input}-${option.value}`;
          return (
            <label className="kd-choice" key={option.value}>
              <input
                type="radio"
                className="kd-check"
                value={option.value}
                aria-disabled={isOff || undefined}
                aria-describedby={option.disabledReason ? reasonId : field.aria['aria-describedby']}
                {...register}
                onChange={async (event) => {
                  // React reports a change even for a click that was prevented.
                  if (!isOff) await register.onChange(event);
                }}
                onClick={(event) => {
                  // Off yet focusable: the reason can be read, the choice cannot be made.
                  if (isOff) event.preventDefault();
                }}
              />
              <span style={{ flex: 1, minWidth: 0 }}>
                <span
                  style={{
                    display: 'flex',
                    justifyContent: 'space-between',
                    gap: '0.75rem',
                    fontWeight: 500,
                  }}
                >
                  <span>{option.label}</span>
                  {option.aside}
                </span>
                {option.description ? <Hint>{option.description}</Hint> : null}
                {option.disabledReason ? <Hint id={reasonId}>{option.disabledReason}</Hint> : null}
              </span>
            </label>
          );
        })}
      </div>
    </FieldFrame>
  );
}
