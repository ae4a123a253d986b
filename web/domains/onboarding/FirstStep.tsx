import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Flex, Text, VisuallyHidden } from '../../ui/layout/primitives.ts';

interface FirstStepProps {
  readonly title: string;
  readonly text: string;
  readonly isDone: boolean;
  /** The button or link of the step; hidden when it is done. */
  readonly action: ReactNode;
  /** Shown below while the step is done in place. */
  readonly children?: ReactNode;
}

const styles = {
  mark: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    boxSize: '7',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'full',
    fontSize: '0.8125rem',
    fontWeight: 'semibold',
    '&[data-done]': { borderColor: 'transparent', color: 'fg.success' },
    '&:not([data-done])::before': { content: 'counter(step)' },
  },
} as const;

/** One step with its action; a tick when it is done. */
export function FirstStep({ title, text, isDone, action, children }: FirstStepProps) {
  const { t } = useTranslation('onboarding');
  return (
    <Flex
      as="li"
      align="center"
      wrap="wrap"
      gap="3"
      columnGap="4"
      p="4"
      css={{ counterIncrement: 'step', '& + li': { borderTop: '1px solid', borderColor: 'border' } }}
    >
      <Box css={styles.mark} data-done={isDone || undefined} aria-hidden>
        {isDone ? <CircleCheck /> : null}
      </Box>
      <Box flex="1 1 14rem" minW="0">
        <Text as="strong" fontWeight="semibold">
          {title}
          {isDone ? <VisuallyHidden> ({t('start.done')})</VisuallyHidden> : null}
        </Text>
        <Text color="fg.muted">{text}</Text>
      </Box>
      {isDone ? null : action}
      {isDone || !children ? null : <Box flexBasis="full">{children}</Box>}
    </Flex>
  );
}
