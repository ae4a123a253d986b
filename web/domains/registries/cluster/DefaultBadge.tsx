import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';

interface DefaultBadgeProps {
  readonly isDefault: boolean;
  /** The attempt to save it that is running; 0 if none is. */
  readonly attempt: number;
}

/** Marks the default registry, and shows that it is being saved. */
export function DefaultBadge({ isDefault, attempt }: DefaultBadgeProps) {
  const { t } = useTranslation('registries');
  if (attempt > 0)
    return <StatusBadge tone="busy" label={t(attempt > 1 ? 'default.retrying' : 'default.saving')} />;
  return isDefault ? <StatusBadge tone="neutral" icon={Star} label={t('default.badge')} /> : null;
}
