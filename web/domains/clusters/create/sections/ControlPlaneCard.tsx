import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { SwitchField } from '../../../../forms/fields/SwitchField.tsx';
import { formatMoney } from '../../../../lib/money.ts';
import { Card, CardBody, CardHeader } from '../../../../ui/layout/Card.tsx';
import { Stack } from '../../../../ui/layout/primitives.ts';
import { useLocale } from '../../../../ui/locale.ts';
import { InstanceTypePicker } from '../../../nodepools/InstanceTypePicker.tsx';
import { priceCluster, usePrices } from '../../../nodepools/useClusterPrice.ts';
import type { CreateValues } from '../values/createValues.ts';
import { ControlPlaneLocationsField } from './ControlPlaneLocationsField.tsx';
import { useLocations } from './useLocations.ts';
import type { ControlPlaneCard_options$key } from './__generated__/ControlPlaneCard_options.graphql.ts';

/** The formatted price difference between three servers and one; undefined while a price is unknown. */
function useHaSurcharge(): string | undefined {
  const locale = useLocale();
  const prices = usePrices();
  const [location, controlPlaneInstanceType, controlPlaneLocations, hasPublicIpv4] = useWatch<
    CreateValues,
    ['location', 'controlPlaneInstanceType', 'controlPlaneLocations', 'hasPublicIpv4']
  >({ name: ['location', 'controlPlaneInstanceType', 'controlPlaneLocations', 'hasPublicIpv4'] });
  const totalOf = (isHighAvailability: boolean) =>
    priceCluster(
      {
        controlPlaneInstanceType,
        isHighAvailability,
        controlPlaneLocations: isHighAvailability ? controlPlaneLocations : [location],
        nodePools: [],
        hasPublicIpv4,
      },
      prices,
    ).total;
  const [one, three] = [totalOf(false), totalOf(true)];
  return one === undefined || three === undefined ? undefined : formatMoney(three - one, locale);
}

/** The servers that run Kubernetes itself. */
export function ControlPlaneCard({ options }: { options: ControlPlaneCard_options$key }) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment ControlPlaneCard_options on ClusterOptions {
        locations {
          ...useLocations_location
        }
      }
    `,
    options,
  );
  const locations = useLocations(data.locations);
  const [location, isHighAvailability] = useWatch<CreateValues, ['location', 'isHighAvailability']>({
    name: ['location', 'isHighAvailability'],
  });
  const surcharge = useHaSurcharge();
  return (
    <Card aria-labelledby="create-control-plane">
      <CardHeader
        id="create-control-plane"
        title={t('create.controlPlane.title')}
        description={t('create.controlPlane.description')}
      />
      <CardBody>
        <Stack gap="6">
          <InstanceTypePicker
            name="controlPlaneInstanceType"
            label={t('create.controlPlane.type')}
            help={t('create.controlPlane.typeHelp')}
            isPermanent
            location={location}
          />
          <SwitchField
            name="isHighAvailability"
            label={t('create.ha.label')}
            help={surcharge ? t('create.ha.help', { price: surcharge }) : t('create.ha.helpPlain')}
            isPermanent
          />
          {isHighAvailability ? <ControlPlaneLocationsField locations={locations} /> : null}
          <SwitchField
            name="schedulesWorkloadsOnControlPlane"
            label={t('create.schedule.label')}
            help={t('create.schedule.help')}
          />
        </Stack>
      </CardBody>
    </Card>
  );
}
