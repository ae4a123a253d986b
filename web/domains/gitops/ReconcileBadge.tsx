import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';

const looks = { READY: 'ok', RECONCILING: 'busy', STALLED: 'failed' } as const;
type Known = keyof typeof looks;

const asKnown = (state: string): Known =>
  (Object.keys(looks) as Known[]).find((one) => one === state) ?? 'RECONCILING';

/** Ready, Reconciling or Stalled, as in Kubernetes. */
export function ReconcileBadge({ state }: { state: string }) {
  const { t } = useTranslation('gitops');
  const known = asKnown(state);
  return <StatusBadge tone={looks[known]} label={t(`reconciliation.state.${known}`)} />;
}
