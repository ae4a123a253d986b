import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/time.ts';
import { useLocale } from '../../ui/locale.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import type { InstanceTypeOffer } from './instanceTypes.ts';

type Props = Pick<InstanceTypeOffer, 'availability' | 'unavailableAfter'>;

/** Says in words what stands against a type in its location; nothing when it is simply available. */
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

/** Amber with its date for a type that ends, grey for one that cannot be had; nothing when it is available. */
export function AvailabilityBadge({ availability, unavailableAfter }: Props) {
  const { t } = useTranslation('nodepools');
  const text = useAvailabilityText()({ availability, unavailableAfter });
  if (text === undefined) return null;
  const label = availability === 'DEPRECATED' ? text : t(`availability.${availability}`);
  return <StatusBadge tone={availability === 'DEPRECATED' ? 'attention' : 'neutral'} label={label} />;
}
