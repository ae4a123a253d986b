import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { SwitchField } from '../../../../forms/fields/SwitchField.tsx';
import { RadioCards } from '../../../../forms/fields/RadioCards.tsx';
import { TextField } from '../../../../forms/fields/TextField.tsx';
import { Banner } from '../../../../ui/feedback/Banner.tsx';
import { Card, CardBody, CardHeader } from '../../../../ui/layout/Card.tsx';
import { Stack } from '../../../../ui/layout/primitives.ts';
import { AccessCard } from './AccessCard.tsx';
import type { CreateValues } from '../values/createValues.ts';
import type { NetworkingSection_options$key } from './__generated__/NetworkingSection_options.graphql.ts';

function PodNetworkCard() {
  const { t } = useTranslation('clusters');
  const [cni, isEncrypted, hasPrivateNetwork] = useWatch<
    CreateValues,
    ['cni', 'isCniEncrypted', 'hasPrivateNetwork']
  >({ name: ['cni', 'isCniEncrypted', 'hasPrivateNetwork'] });
  const isExposed = cni !== 'NONE' && !isEncrypted && !hasPrivateNetwork;
  return (
    <Card aria-labelledby="create-cni">
      <CardHeader id="create-cni" title={t('create.cni.title')} />
      <CardBody>
        <Stack gap="6">
          <RadioCards
            name="cni"
            label={t('create.cni.label')}
            help={t('create.cni.help')}
            isPermanent
            cardWidth="11rem"
            options={(['FLANNEL', 'CILIUM', 'NONE'] as const).map((value) => ({
              value,
              label: t(`create.cni.${value}.label`),
              description: t(`create.cni.${value}.description`),
            }))}
          />
          <Stack gap="2">
            <SwitchField
              name="isCniEncrypted"
              label={t('create.encryption.label')}
              help={t('create.encryption.help')}
              readOnlyReason={cni === 'NONE' ? t('create.encryption.needsCni') : undefined}
            />
            <div role="status">
              {isExposed ? <Banner tone="warning">{t('create.encryption.advised')}</Banner> : null}
            </div>
          </Stack>
        </Stack>
      </CardBody>
    </Card>
  );
}

function AddressesCard() {
  const { t } = useTranslation('clusters');
  const hasPrivateNetwork = useWatch<CreateValues, 'hasPrivateNetwork'>({ name: 'hasPrivateNetwork' });
  return (
    <Card aria-labelledby="create-addresses">
      <CardHeader id="create-addresses" title={t('create.addresses.title')} />
      <CardBody>
        <Stack gap="6">
          <SwitchField
            name="hasPublicIpv4"
            label={t('create.addresses.ipv4')}
            help={t('create.addresses.ipv4Help')}
          />
          <SwitchField
            name="hasPublicIpv6"
            label={t('create.addresses.ipv6')}
            help={t('create.addresses.ipv6Help')}
          />
          <SwitchField
            name="hasPrivateNetwork"
            label={t('create.addresses.private')}
            help={t('create.addresses.privateHelp')}
            isPermanent
          />
          {hasPrivateNetwork ? (
            <TextField
              name="privateSubnet"
              label={t('create.addresses.subnet')}
              help={t('create.addresses.subnetHelp')}
              isCode
              autoComplete="off"
              maxWidth="16rem"
            />
          ) : null}
        </Stack>
      </CardBody>
    </Card>
  );
}

/** Pod network, firewall and server addresses. */
export function NetworkingSection({ options }: { options: NetworkingSection_options$key }) {
  const data = useFragment(
    graphql`
      fragment NetworkingSection_options on ClusterOptions {
        ...AccessCard_options
      }
    `,
    options,
  );
  return (
    <Stack gap="5">
      <PodNetworkCard />
      <AccessCard options={data} />
      <AddressesCard />
    </Stack>
  );
}
