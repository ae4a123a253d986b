import { useTranslation } from 'react-i18next';
import { Box } from '../../../../ui/layout/primitives.ts';

interface SummaryCountsProps {
  /** On a phone the summary has space for price and button only; the rest is expanded on tap. */
  isOpen: boolean;
  masters: number;
  workers: number;
  /** The quota from the dry run, if it has returned one. */
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

/** Number of control plane nodes, workers and both, and the clusters of the plan including this one. */
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
