import { useTranslation } from 'react-i18next';
import { DataList } from '../../../ui/layout/DataList.tsx';
import { Money } from '../../../ui/text/Money.tsx';
import type { Preview } from './changePreview.ts';

/** Differences below half a cent are rounding, not a change. */
const isChange = (euros: number) => Math.abs(euros) >= 0.005;

function Price({ before, after }: { before: number | null; after: number }) {
  const { t } = useTranslation('preview');
  const difference = after - (before ?? after);
  if (before === null || !isChange(difference)) {
    return (
      <>
        <Money amount={after} /> {t('perMonth')}
      </>
    );
  }
  return (
    <>
      <Money amount={before} /> → <Money amount={after} /> {t('perMonth')} ({difference > 0 ? '+' : '−'}
      <Money amount={Math.abs(difference)} />)
    </>
  );
}

/** What the change costs per month and how it counts against the plan. */
export function PreviewFigures({ preview }: { preview: Preview }) {
  const { t } = useTranslation('preview');
  const { priceBefore: before, priceAfter: after, quota } = preview;
  const price = {
    label: t('price'),
    value: <Price before={before} after={after} />,
    hint: before === null || isChange(after - before) ? undefined : t('samePrice'),
  };
  const plan = quota
    ? [{ label: t('quota'), value: t('quotaOf', { count: quota.after, limit: quota.limit }) }]
    : [];
  // A deployment without volumes costs nothing: its servers are paid already.
  const isFree = !isChange(before ?? 0) && !isChange(after);
  const items = isFree ? plan : [price, ...plan];
  return items.length > 0 ? <DataList columns={2} items={items} /> : null;
}
