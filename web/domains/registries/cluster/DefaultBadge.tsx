import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';

interface DefaultBadgeProps {
  readonly isDefault: boolean;
  /** Which try to save it is under way; 0 when none is. */
  readonly attempt: number;
}

/** Says which registry is the default, and that it is still being saved. */
export function DefaultBadge({ isDefault, attempt }: DefaultBadgeProps) {
  const { t } = useTranslation('registries');
  if (attempt > 0)
    return <StatusBadge tone="busy" label={t(attempt > 1 ? 'default.retrying' : 'default.saving')} />;
  return isDefault ? <StatusBadge tone="neutral" icon={Star} label={t('default.badge')} /> : null;
}
