import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { eurosOf } from '../../../lib/money.ts';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Badge, Stack, Text } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { Money } from '../../../ui/text/Money.tsx';
import { PlanFeatures } from '../PlanFeatures.tsx';
import type { Interval, PlanChoice } from '../planChoice.ts';
import { usePayment } from '../usePayment.ts';
import { useSubscribeToPlan } from '../useSubscribeToPlan.ts';
import { takeWayBack } from '../wayBack.ts';
import { BillingConfirm } from './BillingConfirm.tsx';
import { DueNow } from './DueNow.tsx';
import { useChangeBillingInterval } from './useChangeBillingInterval.ts';
import { useDowngradePlan } from './useDowngradePlan.ts';
import type { PlanOffer_plan$key } from './__generated__/PlanOffer_plan.graphql.ts';
import type { PlanOffer_subscription$key } from './__generated__/PlanOffer_subscription.graphql.ts';

interface PlanOfferProps {
  readonly plan: PlanOffer_plan$key;
  readonly subscription: PlanOffer_subscription$key;
  readonly tier: PlanChoice['tier'];
  readonly interval: Interval;
}

type Change = 'upgrade' | 'downgrade' | 'interval';

/** A plan with the one button that leads to it: upgrade, downgrade, or another interval of the current plan. */
export function PlanOffer({ plan, subscription, tier, interval }: PlanOfferProps) {
  const { t } = useTranslation('billing');
  const [asked, setAsked] = useState<Change>();
  const [subscribe] = useSubscribeToPlan();
  const pay = usePayment();
  const [downgrade] = useDowngradePlan();
  const [changeInterval] = useChangeBillingInterval();
  const reasonOf = useActionReason();
  const locale = useLocale();
  const navigate = useNavigate();
  const data = useFragment(
    graphql`
      fragment PlanOffer_plan on Plan {
        name
        isCurrent
        isPopular
        monthlyPrice {
          amount
        }
        yearlyPrice {
          amount
        }
        viewerCan {
          subscribe {
            code
          }
        }
        ...PlanFeatures_plan
      }
    `,
    plan,
  );
  const current = useFragment(
    graphql`
      fragment PlanOffer_subscription on AccountSubscription {
        interval
        scheduledDowngrade {
          __typename
        }
        viewerCan {
          upgrade {
            allowed
          }
          downgrade {
            ...useActionReason_state
          }
          changeInterval {
            allowed
          }
        }
      }
    `,
    subscription,
  );
  const { viewerCan, scheduledDowngrade } = current;
  const isYearly = interval === 'YEARLY';
  const isSmaller = data.viewerCan.subscribe.code === 'DOWNGRADE_UNAVAILABLE';
  const texts = { plan: data.name, interval: t(`settings.interval.${interval}`).toLocaleLowerCase(locale) };
  const action = () => {
    if (scheduledDowngrade) return null;
    if (data.isCurrent) {
      if (!viewerCan.changeInterval.allowed || current.interval === interval) return null;
      return <Button onClick={() => setAsked('interval')}>{t('settings.change.open', texts)}</Button>;
    }
    if (isSmaller) {
      return (
        <Button disabledReason={reasonOf(viewerCan.downgrade)} onClick={() => setAsked('downgrade')}>
          {t('settings.downgrade.open', texts)}
        </Button>
      );
    }
    if (viewerCan.upgrade.allowed) {
      return <Button onClick={() => setAsked('upgrade')}>{t('settings.upgrade.open', texts)}</Button>;
    }
    const to = `${paths.upgrade(tier.toLowerCase())}&interval=${interval.toLowerCase()}`;
    return <ButtonLink to={to}>{t('settings.upgrade.open', texts)}</ButtonLink>;
  };
  const payUpgrade = async (purchase: Parameters<typeof pay>[0]) => {
    if (await pay(purchase)) return;
    toast.error({ title: t('purchase.failed'), description: t('purchase.notReady') });
  };
  /** The page of the action that needed the larger plan opens again. */
  const upgrade = async () => {
    const result = await subscribe({ input: { tier, interval } });
    if (!result.ok) return result;
    if (result.payload.outcome !== 'COMPLETED') {
      // Not awaited: the open dialog would make the overlay inert.
      void payUpgrade(result.payload);
      return { ok: true, isUnpaid: true } as const;
    }
    const back = takeWayBack();
    if (back) void navigate(back);
    return result;
  };
  const confirms = {
    upgrade,
    downgrade: () => downgrade({ input: { tier } }),
    interval: () => changeInterval({ input: { interval } }),
  };
  const keys = { upgrade: 'upgrade', downgrade: 'downgrade', interval: 'change' } as const;
  const key = asked && keys[asked];
  const popular = data.isPopular ? (
    <Badge colorPalette="brand" ps="2">
      {t('plan.popular')}
    </Badge>
  ) : null;
  const mark = data.isCurrent ? <StatusBadge tone="ok" label={t('plan.current')} /> : popular;
  return (
    <Card as="section" aria-label={data.name}>
      <CardHeader title={data.name} actions={mark} />
      <CardBody>
        <Stack gap="3">
          <Text color="fg.muted">
            <Text as="strong" textStyle="2xl" fontWeight="semibold" color="fg">
              <Money
                amount={eurosOf(isYearly ? data.yearlyPrice.amount : data.monthlyPrice.amount)}
                decimals={0}
              />
            </Text>{' '}
            {t(isYearly ? 'plan.perYear' : 'plan.perMonth')}
          </Text>
          <PlanFeatures plan={data} />
          <div>{action()}</div>
        </Stack>
        {asked && key ? (
          <BillingConfirm
            tone={asked === 'downgrade' ? 'danger' : 'primary'}
            title={t(`settings.${key}.title`, texts)}
            confirmLabel={t(`settings.${key}.confirm`, texts)}
            done={t(`settings.${key}.done`, texts)}
            failed={t(`settings.${key}.failed`)}
            onConfirm={confirms[asked]}
            onClose={() => setAsked(undefined)}
          >
            {t(`settings.${key}.text`, texts)}
            {asked === 'downgrade' ? null : <DueNow tier={tier} interval={interval} />}
          </BillingConfirm>
        ) : null}
      </CardBody>
    </Card>
  );
}
