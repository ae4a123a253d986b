import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Text, VisuallyHidden } from './primitives.ts';

export interface Step {
  id: string;
  label: string;
  hint?: string;
  state: 'done' | 'current' | 'todo' | 'failed';
}

// Chakra's Steps are tabs, and a tablist may only contain tabs; these steps are not interactive.
const recipe = defineSlotRecipe({
  slots: ['step', 'mark'],
  base: {
    step: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '1.25rem 1fr',
      gap: '3',
      paddingBottom: '4',
      _last: { paddingBottom: '0' },
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        left: 'calc(0.625rem - 0.5px)',
        top: '1.375rem',
        bottom: '0.125rem',
        width: '1px',
        bg: 'border.emphasized',
      },
      '&[data-state=todo]': { color: 'fg.muted' },
      '&[data-state=current] > div > span:first-of-type': { fontWeight: 'semibold' },
    },
    mark: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '5',
      borderRadius: 'full',
      border: '1px solid',
      borderColor: 'border.control',
      fontSize: 'xs',
      lineHeight: '1',
      color: 'fg.muted',
      bg: 'bg.panel',
      _icon: { boxSize: '3', strokeWidth: '3' },
      '[data-state=done] > &, [data-state=failed] > &': {
        bg: 'colorPalette.solid',
        borderColor: 'transparent',
        color: 'colorPalette.contrast',
      },
      '[data-state=current] > &': { borderColor: 'brand.solid', color: 'brand.fg' },
    },
  },
});

/** Steps of a longer task as an ordered list; the current one is marked for screen readers too. */
export function Stepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  const { t } = useTranslation('ui');
  const styles = useSlotRecipe({ recipe })();
  return (
    <ol aria-label={label}>
      {steps.map((step, index) => (
        <chakra.li
          key={step.id}
          css={styles.step}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <chakra.span
            css={styles.mark}
            colorPalette={step.state === 'failed' ? 'danger' : 'success'}
            aria-hidden
          >
            {step.state === 'done' ? <Check /> : step.state === 'failed' ? <X /> : index + 1}
          </chakra.span>
          <div>
            <span>{step.label}</span>
            {step.state === 'current' ? null : <VisuallyHidden> ({t(`step.${step.state}`)})</VisuallyHidden>}
            {step.hint ? (
              <Text textStyle="xs" color="fg.muted">
                {step.hint}
              </Text>
            ) : null}
          </div>
        </chakra.li>
      ))}
    </ol>
  );
}
