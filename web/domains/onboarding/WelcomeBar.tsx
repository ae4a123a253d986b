import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '../../shell/keys/useShortcut.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CardFooter } from '../../ui/layout/Card.tsx';
import { Flex } from '../../ui/layout/primitives.ts';
import type { OnboardingEnd } from './useCompleteOnboarding.ts';

interface WelcomeBarProps {
  readonly page: number;
  readonly count: number;
  readonly isEnding: boolean;
  readonly onTurn: (page: number) => void;
  readonly onEnd: (how: OnboardingEnd) => Promise<void>;
}

/** Previous, Skip, and Next or Finish; the arrow keys change pages too. */
export function WelcomeBar({ page, count, isEnding, onTurn, onEnd }: WelcomeBarProps) {
  const { t } = useTranslation('onboarding');
  const isFirst = page === 1;
  const isLast = page === count;
  useShortcut('ArrowLeft', () => onTurn(page - 1), { label: t('bar.previous'), isEnabled: !isFirst });
  useShortcut('ArrowRight', () => onTurn(page + 1), { label: t('bar.next'), isEnabled: !isLast });
  return (
    <CardFooter px={{ base: '5', md: '8' }} py="4" flexWrap="wrap">
      <Button variant="ghost" ms="-3" isBusy={isEnding} onClick={() => void onEnd('cancelled_onboarding')}>
        {t('bar.skip')}
      </Button>
      <Flex gap="3">
        {isFirst ? null : (
          <Button icon={<ArrowLeft aria-hidden />} onClick={() => onTurn(page - 1)}>
            {t('bar.previous')}
          </Button>
        )}
        {isLast ? (
          <Button variant="primary" isBusy={isEnding} onClick={() => void onEnd('completed_onboarding')}>
            {t('bar.finish')}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => onTurn(page + 1)}>
            {t('bar.next')}
            <ArrowRight aria-hidden />
          </Button>
        )}
      </Flex>
    </CardFooter>
  );
}
