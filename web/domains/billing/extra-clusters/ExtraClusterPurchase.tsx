import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatDate } from '../../../lib/time.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Flex, Text } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { BillingConfirm } from '../settings/BillingConfirm.tsx';
import { useCancelExtraClusters } from './useCancelExtraClusters.ts';
import { useResumeExtraClusters } from './useResumeExtraClusters.ts';
import type { ExtraClusterPurchase_purchase$key } from './__generated__/ExtraClusterPurchase_purchase.graphql.ts';

/** Extra clusters that were bought together, with Cancel or Resume. */
export function ExtraClusterPurchase({ purchase }: { purchase: ExtraClusterPurchase_purchase$key }) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const [isAsked, setAsked] = useState(false);
  const [cancel] = useCancelExtraClusters();
  const [resume] = useResumeExtraClusters();
  const {
    purchaseId: id,
    quantity,
    interval,
    status,
    renewsAt,
    endsAt,
  } = useFragment(
    graphql`
      fragment ExtraClusterPurchase_purchase on ExtraClusterPurchase {
        purchaseId
        quantity
        interval
        status
        renewsAt
        endsAt
      }
    `,
    purchase,
  );
  const verb = endsAt ? 'resume' : 'cancel';
  const date = (at: string) => formatDate(new Date(at), locale);
  const change = endsAt ? resume : cancel;
  return (
    <Flex gap="3" align="center" wrap="wrap" justify="space-between">
      <div>
        <Text fontWeight="medium">
          {t('extra.clusters', { count: quantity })} · {t(`settings.interval.${interval}`)}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {endsAt ? t('extra.ends', { date: date(endsAt) }) : null}
          {!endsAt && renewsAt ? t('extra.renews', { date: date(renewsAt) }) : null}
        </Text>
      </div>
      <Flex gap="3" align="center">
        {endsAt ? (
          <StatusBadge tone="attention" label={t('settings.status.CANCELING')} />
        ) : (
          <StatusBadge tone={status === 'ACTIVE' ? 'ok' : 'failed'} label={t(`settings.status.${status}`)} />
        )}
        <Button size="sm" onClick={() => setAsked(true)}>
          {t(`extra.${verb}`)}
        </Button>
      </Flex>
      {isAsked ? (
        <BillingConfirm
          tone={endsAt ? 'primary' : 'danger'}
          title={t(`extra.${verb}Title`, { count: quantity })}
          confirmLabel={t(`extra.${verb}`)}
          done={t(`extra.${verb}Done`)}
          failed={t(`extra.${verb}Failed`)}
          onConfirm={() => change({ input: { id } })}
          onClose={() => setAsked(false)}
        >
          {t(`extra.${verb}Text`)}
        </BillingConfirm>
      ) : null}
    </Flex>
  );
}
