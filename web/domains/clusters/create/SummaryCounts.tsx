import { useTranslation } from 'react-i18next';
import { Box } from '../../../ui/layout/primitives.ts';

interface SummaryCountsProps {
  /** A phone has room for the price and the button; the rest is a tap away. */
  isOpen: boolean;
  masters: number;
  workers: number;
  /** How the cluster counts against the plan, once the platform has said it. */
  quota: { readonly after: number; readonly limit: number } | null;
}

const styles = {
  flexWrap: 'wrap',
  rowGap: { base: '1', xl: '1.5' },
  columnGap: '6',
  width: { mdDown: 'full' },
  justifyContent: { mdDown: 'space-between' },
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: { xl: 'flex' }, justifyContent: 'space-between', gap: '4' },
  '& dt': { textStyle: { base: 'xs', xl: 'sm' }, color: 'fg.muted' },
  '& dd': { fontWeight: 'medium' },
} as const;

/** Control plane, workers and both together, and the clusters of the plan with this one. */
export function SummaryCounts({ isOpen, masters, workers, quota }: SummaryCountsProps) {
  const { t } = useTranslation('clusters');
  const counts = [
    { label: t('create.summary.controlPlane'), value: masters },
    { label: t('create.summary.workers'), value: workers },
    { label: t('create.summary.instances'), value: masters + workers },
    ...(quota
      ? [{ label: t('create.summary.quota'), value: t('create.summary.quotaOf', { ...quota }) }]
      : []),
  ];
  return (
    <Box as="dl" css={styles} display={{ base: 'flex', mdDown: isOpen ? 'flex' : 'none', xl: 'grid' }}>
      {counts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}
