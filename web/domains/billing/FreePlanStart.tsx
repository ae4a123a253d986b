import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useActionReason } from '../../shell/useActionReason.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Flex, Stack, Text } from '../../ui/layout/primitives.ts';
import type { PlanChoice } from './planChoice.ts';
import { usePurchase } from './usePurchase.ts';
import type { FreePlanStart_plan$key } from './__generated__/FreePlanStart_plan.graphql.ts';

interface FreePlanStartProps {
  readonly plan: FreePlanStart_plan$key;
  readonly choice: PlanChoice;
}

/** Starts the free plan with one click. */
export function FreePlanStart({ plan, choice }: FreePlanStartProps) {
  const { t } = useTranslation('billing');
  const {
    isCurrent,
    viewerCan: { subscribe },
  } = useFragment(
    graphql`
      fragment FreePlanStart_plan on Plan {
        isCurrent
        viewerCan {
          subscribe {
            ...useActionReason_state
          }
        }
      }
    `,
    plan,
  );
  const [purchase, isPending] = usePurchase();
  const refusal = useActionReason()(subscribe);
  const [problem, setProblem] = useState<string>();
  const start = async () => {
    setProblem(undefined);
    const failure = await purchase(choice);
    if (failure) setProblem(failure.message ?? failure.issues?.[0]?.message);
  };
  return (
    <Stack gap="4" mt="6">
      {problem ? (
        <Banner tone="error" title={t('purchase.failed')}>
          {problem}
        </Banner>
      ) : null}
      <Flex gap="4" align="center" wrap="wrap">
        <Button
          variant="primary"
          size="lg"
          isBusy={isPending}
          disabledReason={isCurrent ? t('plan.isCurrent') : refusal}
          onClick={() => void start()}
        >
          {t('purchase.startFree')}
        </Button>
        <Text color="fg.muted">{t('purchase.freeHelp')}</Text>
      </Flex>
    </Stack>
  );
}
