import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../../forms/fields/FieldFrame.tsx';
import { useField } from '../../../../forms/fields/useField.ts';
import { CheckInput, ChoiceCard } from '../../../../ui/actions/nativeInputs.ts';
import { Flex } from '../../../../ui/layout/primitives.ts';
import { Flag } from '../../../../ui/text/Flag.tsx';
import type { CreateValues } from '../values/createValues.ts';
import type { LocationChoice } from './useLocations.ts';

/** Locations of the three masters: one to three in the network zone of the cluster. */
export function ControlPlaneLocationsField({ locations }: { locations: readonly LocationChoice[] }) {
  const { t } = useTranslation('clusters');
  const props = {
    name: 'controlPlaneLocations',
    label: t('create.controlPlaneLocations.label'),
    help: t('create.controlPlaneLocations.help'),
    isPermanent: true,
  };
  const field = useField(props);
  const location = useWatch<CreateValues, 'location'>({ name: 'location' });
  const { value, onChange, onBlur, ref } = useController<CreateValues, 'controlPlaneLocations'>({
    name: 'controlPlaneLocations',
  }).field;
  const zone = locations.find(({ name }) => name === location)?.zone;
  const choices = locations.filter((one) => one.zone === zone);
  const toggle = (name: string, isChosen: boolean) =>
    // In the order of the options, so that equal selections are equal values.
    onChange(
      choices
        .filter((one) => (one.name === name ? isChosen : value.includes(one.name)))
        .map((one) => one.name),
    );

  return (
    <FieldFrame {...props} field={field} isGroup>
      <Flex gap="3" wrap="wrap">
        {choices.map((one, index) => (
          <ChoiceCard key={one.name} alignItems="center">
            <CheckInput
              type="checkbox"
              ref={index === 0 ? ref : undefined}
              aria-invalid={field.error ? true : undefined}
              aria-describedby={field.aria['aria-describedby']}
              checked={value.includes(one.name)}
              onChange={(event) => toggle(one.name, event.target.checked)}
              onBlur={onBlur}
            />
            <Flag country={one.countryCode} />
            {one.label}
          </ChoiceCard>
        ))}
      </Flex>
    </FieldFrame>
  );
}
