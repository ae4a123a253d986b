import { defineSlotRecipe, NativeSelect as ChakraSelect } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useStyles } from '../theme/useStyles.ts';

const recipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative' },
    field: {
      textOverflow: 'ellipsis',
      '& option': { bg: 'bg.panel', color: 'fg' },
    },
    indicator: {
      position: 'absolute',
      right: '3',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
      color: 'fg.muted',
      _icon: { boxSize: '4' },
    },
  },
});

/** A native select in the style of our inputs. */
export function NativeSelect({ children, ...rest }: ComponentProps<typeof ChakraSelect.Field>) {
  const styles = useStyles('input');
  return (
    <ChakraSelect.Root recipe={recipe}>
      <ChakraSelect.Field css={styles} pe="9" {...rest}>
        {children}
      </ChakraSelect.Field>
      <ChakraSelect.Indicator>
        <ChevronDown aria-hidden />
      </ChakraSelect.Indicator>
    </ChakraSelect.Root>
  );
}
