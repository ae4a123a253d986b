import { useTranslation } from 'react-i18next';
import { DataList } from '../../../ui/layout/DataList.tsx';
import { Money } from '../../../ui/text/Money.tsx';
import type { Preview } from './changePreview.ts';

/** Cents that rounding leaves behind are no change of price. */
const isChange = (euros: number) => Math.abs(euros) >= 0.005;

function Difference({ euros }: { euros: number }) {
  const { t } = useTranslation('preview');
  if (!isChange(euros)) return <>{t('samePrice')}</>;
  return (
    <>
      {euros > 0 ? '+' : '−'}
      <Money amount={Math.abs(euros)} /> {t('perMonth')}
    </>
  );
}

/** What the change costs per month and how it counts against the plan. */
export function PreviewFigures({ preview }: { preview: Preview }) {
  const { t } = useTranslation('preview');
  const { priceBefore: before, priceAfter: after, quota } = preview;
  const price = {
    label: t('price'),
    value: <Money amount={after} />,
    hint: before === null ? t('perMonth') : <Difference euros={after - before} />,
  };
  const plan = quota
    ? [{ label: t('quota'), value: t('quotaOf', { count: quota.after, limit: quota.limit }) }]
    : [];
  return <DataList columns={2} items={[price, ...plan]} />;
}
