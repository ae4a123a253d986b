import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CheckInput, ChoiceCard } from '../../ui/actions/nativeInputs.ts';
import { Box, Flex, Grid } from '../../ui/layout/primitives.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useField, useFieldText, type FieldProps } from './useField.ts';

interface RadioCard {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** Right side: price, flag. */
  aside?: ReactNode;
  disabledReason?: string;
}

export interface RadioCardsProps extends FieldProps {
  options: readonly RadioCard[];
  /** Minimum width of a card, as a CSS length. */
  cardWidth?: string;
}

const Hint = chakra('span', { base: { display: 'block', textStyle: 'xs', color: 'fg.muted' } });

/** A choice with details on each card: native radios, one Tab stop, arrow keys. */
export function RadioCards(props: RadioCardsProps) {
  const { name, options, cardWidth = '14rem' } = props;
  const field = useField(props);
  const register = field.register();
  const chosen = useFieldText(name);
  return (
    <FieldFrame {...props} field={field} isGroup maxWidth="none">
      <Grid gap="3" templateColumns={`repeat(auto-fill, minmax(min(100%, ${cardWidth}), 1fr))`}>
        {options.map((option) => {
          const isOff = Boolean(option.disabledReason) || (field.isReadOnly && option.value !== chosen);
          const reasonId = `${field.ids.input}-${option.value}`;
          return (
            <ChoiceCard key={option.value}>
              <CheckInput
                type="radio"
                value={option.value}
                aria-disabled={isOff || undefined}
                aria-describedby={option.disabledReason ? reasonId : field.aria['aria-describedby']}
                {...register}
                onChange={async (event) => {
                  // React fires onChange even for a click that was prevented.
                  if (!isOff) await register.onChange(event);
                }}
                onClick={(event) => {
                  // Disabled but focusable: the reason can be read.
                  if (isOff) event.preventDefault();
                }}
              />
              <Box as="span" flex="1" minW="0">
                <Flex as="span" justify="space-between" gap="3" fontWeight="medium">
                  <span>{option.label}</span>
                  {option.aside}
                </Flex>
                {option.description ? <Hint>{option.description}</Hint> : null}
                {option.disabledReason ? <Hint id={reasonId}>{option.disabledReason}</Hint> : null}
              </Box>
            </ChoiceCard>
          );
        })}
      </Grid>
    </FieldFrame>
  );
}
