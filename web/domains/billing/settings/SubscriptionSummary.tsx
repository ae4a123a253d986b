import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf, formatMoney } from '../../../lib/money.ts';
import { formatDate } from '../../../lib/time.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { DataList } from '../../../ui/layout/DataList.tsx';
import { Flex, Stack } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { BillingConfirm } from './BillingConfirm.tsx';
import { useCancelSubscription } from './useCancelSubscription.ts';
import { useResumeSubscription } from './useResumeSubscription.ts';
import type { SubscriptionSummary_plans$key } from './__generated__/SubscriptionSummary_plans.graphql.ts';
import type { SubscriptionSummary_subscription$key } from './__generated__/SubscriptionSummary_subscription.graphql.ts';

const TONES = { ACTIVE: 'ok', TRIALING: 'ok' } as const;

interface SubscriptionSummaryProps {
  readonly subscription: SubscriptionSummary_subscription$key;
  readonly plans: SubscriptionSummary_plans$key;
}

/** The current plan: status, next date, what is scheduled, and the ways to cancel or keep it. */
export function SubscriptionSummary({ subscription, plans }: SubscriptionSummaryProps) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const [asked, setAsked] = useState<'cancel' | 'resume'>();
  const [cancel] = useCancelSubscription();
  const [resume] = useResumeSubscription();
  const reasonOf = useActionReason();
  const data = useFragment(
    graphql`
      fragment SubscriptionSummary_subscription on AccountSubscription {
        tier
        status
        interval
        renewsAt
        endsAt
        scheduledDowngrade {
          tier
          startsAt
        }
        viewerCan {
          cancel {
            allowed
            ...useActionReason_state
          }
          resume {
            allowed
          }
        }
      }
    `,
    subscription,
  );
  const current = useFragment(
    graphql`
      fragment SubscriptionSummary_plans on Plan @relay(plural: true) {
        name
        isCurrent
        monthlyPrice {
          amount
        }
        yearlyPrice {
          amount
        }
      }
    `,
    plans,
  ).find(({ isCurrent }) => isCurrent);
  const planName = current?.name ?? '';
  const paid = data.interval === 'YEARLY' ? current?.yearlyPrice : current?.monthlyPrice;
  const date = (at: string | null | undefined) => (at ? formatDate(new Date(at), locale) : '');
  const { endsAt, scheduledDowngrade: downgrade, status, viewerCan } = data;
  const isFree = data.tier === 'FREE';
  const cancelReason = reasonOf(viewerCan.cancel);
  const labelled = { plan: planName, price: formatMoney(eurosOf(paid?.amount ?? '0'), locale, 0) };
  const planLabel =
    isFree || !data.interval
      ? t('settings.plan.labelOnce', labelled)
      : t('settings.plan.label', { ...labelled, interval: t(`settings.plan.each.${data.interval}`) });
  const facts = [
    { label: t('settings.plan.current'), value: planLabel },
    ...(isFree || !data.interval
      ? []
      : [{ label: t('interval.label'), value: t(`settings.interval.${data.interval}`) }]),
    ...(data.renewsAt && !endsAt
      ? [
          {
            label: t(status === 'TRIALING' ? 'settings.plan.trialEnds' : 'settings.plan.renews'),
            value: date(data.renewsAt),
          },
        ]
      : []),
    ...(endsAt ? [{ label: t('settings.plan.ends'), value: date(endsAt) }] : []),
  ];
  const keep = viewerCan.resume.allowed ? (
    <Button size="sm" onClick={() => setAsked('resume')}>
      {t(downgrade ? 'settings.downgrade.cancel' : 'settings.resume.open')}
    </Button>
  ) : null;
  return (
    <Card as="section" aria-label={t('settings.plan.title')}>
      <CardHeader title={t('settings.plan.title')} />
      <CardBody>
        <Stack gap="4">
          <Flex gap="2" wrap="wrap">
            {endsAt && !downgrade ? (
              <StatusBadge tone="attention" label={t('settings.status.CANCELING')} />
            ) : (
              <StatusBadge tone={status in TONES ? 'ok' : 'failed'} label={t(`settings.status.${status}`)} />
            )}
            {downgrade ? <StatusBadge tone="attention" label={t('settings.scheduled')} /> : null}
          </Flex>
          <DataList columns={3} items={facts} />
          {downgrade ? (
            <Banner tone="warning" actions={keep}>
              {t('settings.downgrade.pending', {
                plan: t(`settings.tier.${downgrade.tier ?? 'FREE'}`),
                date: date(downgrade.startsAt),
              })}
            </Banner>
          ) : endsAt ? (
            <Banner tone="warning" actions={keep}>
              {t('settings.cancel.pending', { date: date(endsAt) })}
            </Banner>
          ) : null}
          {isFree || endsAt || downgrade ? null : (
            <div>
              <Button
                variant="dangerOutline"
                disabledReason={cancelReason}
                onClick={() => setAsked('cancel')}
              >
                {t('settings.cancel.open')}
              </Button>
            </div>
          )}
        </Stack>
        {asked === 'cancel' ? (
          <BillingConfirm
            title={t('settings.cancel.title', { plan: planName })}
            confirmLabel={t('settings.cancel.open')}
            done={t('settings.cancel.done')}
            failed={t('settings.cancel.failed')}
            onConfirm={() => cancel({})}
            onClose={() => setAsked(undefined)}
          >
            {t('settings.cancel.text', { date: date(data.renewsAt) })}
          </BillingConfirm>
        ) : null}
        {asked === 'resume' ? (
          <BillingConfirm
            tone="primary"
            title={t('settings.resume.title', { plan: planName })}
            confirmLabel={t(downgrade ? 'settings.downgrade.cancel' : 'settings.resume.open')}
            done={t('settings.resume.done')}
            failed={t(downgrade ? 'settings.downgrade.cancelFailed' : 'settings.resume.failed')}
            onConfirm={() => resume({})}
            onClose={() => setAsked(undefined)}
          >
            {t('settings.resume.text')}
          </BillingConfirm>
        ) : null}
      </CardBody>
    </Card>
  );
}
