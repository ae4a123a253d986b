import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../forms/fields/FieldFrame.tsx';
import { useField, useFieldText } from '../../forms/fields/useField.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Toggle } from '../../ui/actions/Toggle.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Flex, Stack, Text } from '../../ui/layout/primitives.ts';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { InstanceTypeRow } from './InstanceTypeRow.tsx';
import { useInstanceTypes } from './InstanceTypesProvider.tsx';
import { filterOffers, isAllSoldOut, type ArchitectureFilter, type CpuFilter } from './instanceTypes.ts';

interface InstanceTypePickerProps {
  name: string;
  label: string;
  help?: ReactNode;
  isPermanent?: boolean;
  location: string;
}

/** Selects a server type of a location, with size, kind, price and availability. */
export function InstanceTypePicker(props: InstanceTypePickerProps) {
  const { name, location } = props;
  const { t } = useTranslation('nodepools');
  const field = useField(props);
  const { state, offers, retry } = useInstanceTypes(location);
  const [cpu, setCpu] = useState<CpuFilter>('ALL');
  const [architecture, setArchitecture] = useState<ArchitectureFilter>('ALL');
  const chosen = useFieldText(name);
  const register = field.register();
  const shown = filterOffers(offers, { cpu, architecture, chosen });

  return (
    <FieldFrame {...props} field={field} isGroup maxWidth="none">
      {state === 'failed' ? (
        <Banner tone="error" actions={<Button onClick={retry}>{t('retry')}</Button>}>
          {t('loadFailed')}
        </Banner>
      ) : (
        <Stack gap="3">
          <Flex gap="3" wrap="wrap">
            <Toggle
              label={t('type.filterCpu')}
              value={cpu}
              onChange={setCpu}
              options={(['ALL', 'SHARED', 'DEDICATED'] as const).map((value) => ({
                value,
                label: t(`type.cpu.${value}`),
              }))}
            />
            <Toggle
              label={t('type.filterArchitecture')}
              value={architecture}
              onChange={setArchitecture}
              options={(['ALL', 'X86', 'ARM'] as const).map((value) => ({
                value,
                label: t(`type.architecture.${value}`),
              }))}
            />
          </Flex>
          {isAllSoldOut(state, offers) ? <Banner tone="warning">{t('type.allSoldOut')}</Banner> : null}
          {/* Space for the focus ring, which a scrolling box would clip. */}
          <Stack gap="2" maxH="21rem" overflowY="auto" p="1" mx="-1" mt="-1" aria-busy={state === 'loading'}>
            {state === 'loading'
              ? Array.from({ length: 5 }, (_row, index) => <Skeleton key={index} height="2.75rem" />)
              : shown.map((offer) => (
                  <InstanceTypeRow
                    key={offer.name}
                    offer={offer}
                    register={register}
                    describedBy={field.aria['aria-describedby']}
                  />
                ))}
            {state === 'ready' && shown.length === 0 && offers.length > 0 ? (
              <Text color="fg.muted">{t('type.noMatch')}</Text>
            ) : null}
          </Stack>
        </Stack>
      )}
    </FieldFrame>
  );
}
