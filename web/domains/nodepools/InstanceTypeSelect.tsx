import { useTranslation } from 'react-i18next';
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../forms/fields/SelectField.tsx';
import { formatMoney } from '../../lib/money.ts';
import { formatUnit } from '../../lib/numbers.ts';
import { useLocale } from '../../ui/locale.ts';
import { AvailabilityBadge, useAvailabilityText } from './AvailabilityBadge.tsx';
import { useInstanceTypes } from './InstanceTypesProvider.tsx';
import { isAllSoldOut, type InstanceTypeOffer } from './instanceTypes.ts';

interface InstanceTypeSelectProps {
  name: string;
  location: string;
}

/** Selects a server type of a location in one line, for pools. */
export function InstanceTypeSelect({ name, location }: InstanceTypeSelectProps) {
  const { t } = useTranslation('nodepools');
  const locale = useLocale();
  const { state, offers, retry } = useInstanceTypes(location);
  const availabilityText = useAvailabilityText();
  const chosen = useWatch<Record<string, string>>({ name });
  const offer = offers.find((one) => one.name === chosen);

  const toOption = (type: InstanceTypeOffer) => {
    const line = t('type.line', {
      name: type.name,
      cores: formatUnit(type.cores, 'vCPU', locale),
      memory: formatUnit(type.memoryGb, 'GB', locale),
      price: formatMoney(type.monthlyPrice, locale),
    });
    const problem = type.isOnSale ? undefined : availabilityText(type);
    return {
      value: type.name,
      label: problem ? `${line} · ${problem}` : line,
      isDisabled: problem !== undefined,
      group: t('type.kind', {
        cpu: t(`type.cpu.${type.cpuType}`),
        architecture: t(`type.architecture.${type.architecture}`),
      }),
    };
  };

  // A draft or file may contain a type that this location does not have: it is shown, and is invalid.
  const strange = state === 'ready' && chosen && !offer ? chosen : undefined;
  const strangers = strange
    ? [{ value: strange, label: t('type.notSold', { name: strange }), isDisabled: true }]
    : [];

  return (
    <SelectField
      // A native select applies its value once: it has to be mounted again when its options arrive.
      key={`${location} ${state} ${strange ?? ''}`}
      name={name}
      label={t('pool.instanceType')}
      options={[...strangers, ...offers.map(toOption)]}
      placeholder={offer || strange ? undefined : t('type.choose')}
      isLoading={state === 'loading'}
      loadError={state === 'failed' ? t('loadFailed') : undefined}
      onRetry={retry}
      help={
        isAllSoldOut(state, offers) ? (
          t('type.allSoldOut')
        ) : offer && offer.availability !== 'AVAILABLE' ? (
          <AvailabilityBadge {...offer} />
        ) : undefined
      }
    />
  );
}
