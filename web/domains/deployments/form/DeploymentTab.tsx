import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ReactNode } from 'react';
import { ConfigFields } from '../../../forms/config/ConfigFields.tsx';
import type { TabConfig } from '../../../forms/config/fieldConfig.ts';
import { paths } from '../../../shell/paths.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { AddonNeeded } from './AddonNeeded.tsx';
import type { DeploymentValues } from './deploymentValues.ts';
import { GeneralFields } from './GeneralFields.tsx';
import { HostHints } from './HostHints.tsx';
import { UpdatePreview } from './UpdatePreview.tsx';
import { toSettingsTab } from './useDeploymentTabs.ts';
import { VariablesTable } from './VariablesTable.tsx';
import { VolumesTable } from './VolumesTable.tsx';
import type { DeploymentTab_cluster$key } from './__generated__/DeploymentTab_cluster.graphql.ts';

interface DeploymentTabProps {
  readonly tab: TabConfig;
  readonly cluster: DeploymentTab_cluster$key;
  readonly isEditing: boolean;
  readonly nameState?: ReactNode;
}

/** One tab of the form of a deployment. */
export function DeploymentTab({ tab, cluster, isEditing, nameState }: DeploymentTabProps) {
  const { t } = useTranslation('deployments');
  const data = useFragment(
    graphql`
      fragment DeploymentTab_cluster on Cluster {
        id
        uuid
        ingressClasses {
          name
          isDefault
        }
        storageClasses {
          name
          isDefault
        }
        ...AddonNeeded_cluster
        ...HostHints_cluster
      }
    `,
    cluster,
  );
  const isExposed = useWatch<DeploymentValues, 'isExposed'>({ name: 'isExposed' });
  const card = (before?: ReactNode, after?: ReactNode) => (
    <Card aria-labelledby={`deployment-${tab.key}`}>
      <CardHeader
        id={`deployment-${tab.key}`}
        title={tab.label}
        description={t(`form.card.${tab.key}Help`)}
      />
      <CardBody>
        <Stack gap="6">
          {before}
          <ConfigFields fields={tab.fields} isEditing={isEditing} />
          {after}
        </Stack>
      </CardBody>
    </Card>
  );
  const key = toSettingsTab(tab.key);
  switch (key) {
    case 'general':
      return <GeneralFields tab={tab} isEditing={isEditing} nameState={nameState} />;
    case 'env':
      return <VariablesTable />;
    case 'storage':
      return (
        <VolumesTable
          storageClasses={(data.storageClasses ?? []).map(({ name, isDefault }) => ({ name, isDefault }))}
        />
      );
    case 'networking':
      return card(
        data.ingressClasses?.length === 0 ? (
          <Banner
            tone="warning"
            title={t('form.needs.ingress.title')}
            actions={
              <ButtonLink to={paths.cluster(data.uuid, 'addons')}>{t('form.needs.install')}</ButtonLink>
            }
          >
            {t('form.needs.ingress.text')}
          </Banner>
        ) : null,
        isExposed ? <HostHints cluster={data} /> : null,
      );
    case 'automation':
      return card(<AddonNeeded cluster={data} addon="keel" />, <UpdatePreview clusterId={data.id} />);
    case 'autoscale':
      return card(<AddonNeeded cluster={data} addon="metrics-server" />);
  }
}
