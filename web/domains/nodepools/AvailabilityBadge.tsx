import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/time.ts';
import { useLocale } from '../../ui/locale.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import type { InstanceTypeOffer } from './instanceTypes.ts';

type Props = Pick<InstanceTypeOffer, 'availability' | 'unavailableAfter'>;

/** Describes a limited availability of a type in its location; nothing if it is available. */
export function useAvailabilityText(): (offer: Props) => string | undefined {
  const { t } = useTranslation('nodepools');
  const locale = useLocale();
  return ({ availability, unavailableAfter }) => {
    if (availability === 'AVAILABLE') return undefined;
    if (availability !== 'DEPRECATED') return t(`availability.${availability}`);
    return unavailableAfter
      ? t('availability.until', { date: formatDate(new Date(unavailableAfter), locale) })
      : t('availability.DEPRECATED');
  };
}

/**
 * Amber with the date for a type that is being discontinued, grey for an unavailable one; nothing if it is available.
 */
export function AvailabilityBadge({ availability, unavailableAfter }: Props) {
  const { t } = useTranslation('nodepools');
  const text = useAvailabilityText()({ availability, unavailableAfter });
  if (text === undefined) return null;
  const label = availability === 'DEPRECATED' ? text : t(`availability.${availability}`);
  return <StatusBadge tone={availability === 'DEPRECATED' ? 'attention' : 'neutral'} label={label} />;
}
