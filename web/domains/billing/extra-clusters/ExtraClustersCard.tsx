import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf, formatMoney } from '../../../lib/money.ts';
import { failureText } from '../../../shell/failureText.ts';
import { MissingData } from '../../../shell/MissingData.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { SelectInput } from '../../../ui/actions/SelectInput.tsx';
import { Toggle } from '../../../ui/actions/Toggle.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { DataList } from '../../../ui/layout/DataList.tsx';
import { Badge, Flex, Stack, Text } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import type { Interval } from '../planChoice.ts';
import { usePayment } from '../usePayment.ts';
import { ExtraClusterPurchase } from './ExtraClusterPurchase.tsx';
import { usePurchaseExtraClusters } from './usePurchaseExtraClusters.ts';
import type { ExtraClustersCard_extra$key } from './__generated__/ExtraClustersCard_extra.graphql.ts';

const QUANTITIES = Array.from({ length: 10 }, (_, i) => i + 1);

interface ExtraClustersCardProps {
  readonly extra: ExtraClustersCard_extra$key | null | undefined;
  /** Per month. */
  readonly planPrice: number;
}

/** Clusters in addition to those of the plan: numbers, purchases, and a form for more. */
export function ExtraClustersCard({ extra, planPrice }: ExtraClustersCardProps) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const [quantity, setQuantity] = useState(1);
  const [interval, setInterval] = useState<Interval>('MONTHLY');
  const [problem, setProblem] = useState<string>();
  const [purchase, isPending] = usePurchaseExtraClusters();
  const pay = usePayment({ isExtra: true });
  const data = useFragment(
    graphql`
      fragment ExtraClustersCard_extra on ExtraClusters {
        baseMaxClusters
        extraClusters
        totalMaxClusters
        activeClusters
        monthlyPrice {
          amount
        }
        yearlyPrice {
          amount
        }
        purchases {
          purchaseId
          ...ExtraClusterPurchase_purchase
        }
      }
    `,
    extra ?? null,
  );
  if (!data) return <MissingData title={t('extra.loadFailed')} />;
  const monthly = eurosOf(data.monthlyPrice.amount);
  const yearly = eurosOf(data.yearlyPrice.amount);
  const money = (amount: number) => formatMoney(amount, locale, 0);
  const buy = async () => {
    setProblem(undefined);
    const result = await purchase({ input: { quantity, interval } });
    if (!result.ok) return setProblem(failureText(result, t).description ?? t('extra.failed'));
    if (!(await pay(result.payload))) setProblem(t('purchase.notReady'));
    return undefined;
  };
  return (
    <Card as="section" aria-label={t('extra.title')}>
      <CardHeader title={t('extra.title')} description={t('extra.description', { price: money(monthly) })} />
      <CardBody>
        <Stack gap="5">
          <DataList
            columns={3}
            items={[
              { label: t('extra.base'), value: data.baseMaxClusters },
              { label: t('extra.bought'), value: data.extraClusters },
              { label: t('extra.used'), value: `${data.activeClusters} / ${data.totalMaxClusters}` },
            ]}
          />
          {data.purchases.map((one) => (
            <ExtraClusterPurchase key={one.purchaseId} purchase={one} />
          ))}
          {problem ? (
            <Banner tone="error" title={t('extra.failed')}>
              {problem}
            </Banner>
          ) : null}
          <Flex gap="3" align="center" wrap="wrap">
            <SelectInput
              label={t('extra.quantity')}
              value={String(quantity)}
              onChange={(value) => setQuantity(Number(value))}
              options={QUANTITIES.map((count) => ({
                value: String(count),
                label: t('extra.clusters', { count }),
              }))}
            />
            <Toggle
              label={t('extra.interval')}
              value={interval}
              onChange={setInterval}
              options={[
                { value: 'MONTHLY', label: t('interval.monthly') },
                { value: 'YEARLY', label: t('interval.yearly') },
              ]}
            />
            <Badge colorPalette="brand" ps="2">
              {t('extra.saving', { amount: money(monthly * 12 - yearly) })}
            </Badge>
          </Flex>
          <Text color="fg.muted" textStyle="sm">
            {t('extra.total', {
              price: money(quantity * (interval === 'YEARLY' ? yearly : monthly)),
              period: t(interval === 'YEARLY' ? 'plan.perYear' : 'plan.perMonth'),
              total: money(planPrice + (data.extraClusters + quantity) * monthly),
            })}
          </Text>
          <div>
            <Button isBusy={isPending} onClick={() => void buy()}>
              {t('extra.buy')}
            </Button>
          </div>
        </Stack>
      </CardBody>
    </Card>
  );
}
