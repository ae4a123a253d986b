import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatUnit } from '../../lib/numbers.ts';
import { CheckInput, ChoiceCard } from '../../ui/actions/nativeInputs.ts';
import { Box, Flex, Grid } from '../../ui/layout/primitives.ts';
import { useLocale } from '../../ui/locale.ts';
import { Money } from '../../ui/text/Money.tsx';
import { AvailabilityBadge } from './AvailabilityBadge.tsx';
import type { InstanceTypeOffer } from './instanceTypes.ts';

interface InstanceTypeRowProps {
  offer: InstanceTypeOffer;
  register: UseFormRegisterReturn;
  /** Ids of help and error of the whole list. */
  describedBy: string | undefined;
}

const columns = { base: 'minmax(0, 1fr) auto', md: '4.5rem 4rem 3.75rem 4.5rem minmax(0, 1fr) auto' };

/** One server type as a radio: name, size, kind, price; an unavailable one shows why and cannot be selected. */
export function InstanceTypeRow({ offer, register, describedBy }: InstanceTypeRowProps) {
  const { t } = useTranslation('nodepools');
  const locale = useLocale();
  const reasonId = useId();
  const isOff = !offer.isOnSale;
  const kind = t('type.kind', {
    cpu: t(`type.cpu.${offer.cpuType}`),
    architecture: t(`type.architecture.${offer.architecture}`),
  });
  return (
    <ChoiceCard alignItems="center" py="2">
      <CheckInput
        type="radio"
        value={offer.name}
        aria-disabled={isOff || undefined}
        aria-describedby={offer.availability === 'AVAILABLE' ? describedBy : reasonId}
        {...register}
        onChange={async (event) => {
          // React fires onChange even for a click that was prevented.
          if (!isOff) await register.onChange(event);
        }}
        onClick={(event) => {
          // Disabled but focusable: the reason can be read.
          if (isOff) event.preventDefault();
        }}
      />
      <Grid templateColumns={columns} columnGap="3" rowGap="0.5" flex="1" minW="0" alignItems="center">
        <Box textStyle="mono" fontWeight="medium">
          {offer.name}
        </Box>
        <Box hideBelow="md">{formatUnit(offer.cores, 'vCPU', locale)}</Box>
        <Box hideBelow="md">{formatUnit(offer.memoryGb, 'GB', locale)}</Box>
        <Box hideBelow="md">{formatUnit(offer.diskGb, 'GB', locale)}</Box>
        <Box color="fg.muted" hideBelow="md">
          {kind}
        </Box>
        <Box textAlign="end" whiteSpace="nowrap">
          <Money amount={offer.monthlyPrice} />
          <Box as="span" color="fg.muted" textStyle="xs">
            {t('perMonth')}
          </Box>
        </Box>
        <Flex hideFrom="md" gridColumn="1 / -1" columnGap="1.5" wrap="wrap" color="fg.muted" textStyle="xs">
          <span>
            {t('type.size', {
              cores: formatUnit(offer.cores, 'vCPU', locale),
              memory: formatUnit(offer.memoryGb, 'GB', locale),
              disk: formatUnit(offer.diskGb, 'GB', locale),
            })}
          </span>
          <span>{kind}</span>
        </Flex>
        {offer.availability === 'AVAILABLE' ? null : (
          <Box id={reasonId} gridColumn="1 / -1">
            <AvailabilityBadge {...offer} />
          </Box>
        )}
      </Grid>
    </ChoiceCard>
  );
}
