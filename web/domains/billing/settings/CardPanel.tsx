import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MissingData } from '../../../shell/MissingData.tsx';
import { useFailureToast } from '../../../shell/useFailure.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { DataList } from '../../../ui/layout/DataList.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { useNow } from '../../../ui/now.ts';
import { useOpenCustomerPortal } from './useOpenCustomerPortal.ts';
import type { CardPanel_account$key } from './__generated__/CardPanel_account.graphql.ts';

const MONTH_MS = 30 * 24 * 60 * 60 * 1_000;

/** The card that pays, and the way to replace it on the payment provider's page. */
export function CardPanel({ account }: { account: CardPanel_account$key }) {
  const { t } = useTranslation('billing');
  const now = useNow();
  const [open, isPending] = useOpenCustomerPortal();
  const showFailure = useFailureToast();
  const { subscription } = useFragment(
    graphql`
      fragment CardPanel_account on Account {
        subscription {
          card {
            brand
            last4
            expiryMonth
            expiryYear
          }
        }
      }
    `,
    account,
  );
  const card = subscription?.card;
  const replace = async () => {
    const result = await open({});
    if (result.ok) return window.location.assign(result.payload.url);
    if (result.kind !== 'failed') return showFailure(result);
    const hasNoPage = result.error.code === 'UPSTREAM_INVALID';
    return toast.error({ title: t(hasNoPage ? 'settings.card.unavailable' : 'settings.card.failed') });
  };
  if (!subscription) return <MissingData title={t('page.noSubscription')} />;
  if (!card) {
    return (
      <Card maxW="3xl">
        <EmptyState kind="nothing" icon={CreditCard} title={t('settings.card.none')}>
          {t('settings.card.noneText')}
        </EmptyState>
      </Card>
    );
  }
  const expires = `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`;
  // It is valid until the end of the month.
  const isEnding = Date.UTC(card.expiryYear, card.expiryMonth, 1) - Number(now) < MONTH_MS;
  return (
    <Card as="section" maxW="3xl" aria-label={t('settings.card.title')}>
      <CardHeader title={t('settings.card.title')} />
      <CardBody>
        <Stack gap="4">
          {isEnding ? <Banner tone="warning">{t('settings.card.ending', { date: expires })}</Banner> : null}
          <DataList
            columns={2}
            items={[
              {
                label: t('settings.card.number'),
                value: `${card.brand.replaceAll('_', ' ')} •••• ${card.last4}`,
              },
              { label: t('settings.card.expires'), value: expires },
            ]}
          />
          <div>
            <Button isBusy={isPending} onClick={() => void replace()}>
              {t('settings.card.replace')}
            </Button>
          </div>
        </Stack>
      </CardBody>
    </Card>
  );
}
