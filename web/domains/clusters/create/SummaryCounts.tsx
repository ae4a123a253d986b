import { useTranslation } from 'react-i18next';

interface SummaryCountsProps {
  masters: number;
  workers: number;
  /** How the cluster counts against the plan, once the platform has said it. */
  quota: { readonly after: number; readonly limit: number } | null;
}

/** Control plane, workers and both together, and the clusters of the plan with this one. */
export function SummaryCounts({ masters, workers, quota }: SummaryCountsProps) {
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
    <dl className="kd-create-counts">
      {counts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
