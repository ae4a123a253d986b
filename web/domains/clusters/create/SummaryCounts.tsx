import { useTranslation } from 'react-i18next';

/** Control plane, workers and both together. */
export function SummaryCounts({ masters, workers }: { masters: number; workers: number }) {
  const { t } = useTranslation('clusters');
  const counts = [
    { label: t('create.summary.controlPlane'), value: masters },
    { label: t('create.summary.workers'), value: workers },
    { label: t('create.summary.instances'), value: masters + workers },
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
