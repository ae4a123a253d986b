import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { CardTitleLink } from '../../../ui/layout/CardTitleLink.tsx';
import { DataList } from '../../../ui/layout/DataList.tsx';
import { Mono } from '../../../ui/text/Mono.tsx';
import { GitopsFact } from './GitopsFact.tsx';
import { RegistryFact } from './RegistryFact.tsx';
import type { KubernetesCard_cluster$key } from './__generated__/KubernetesCard_cluster.graphql.ts';

/** How Kubernetes is set up. */
export function KubernetesCard({ cluster }: { cluster: KubernetesCard_cluster$key }) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment KubernetesCard_cluster on Cluster {
        uuid
        k3sVersion
        osImage
        cni
        isCniEncrypted
        hasEmbeddedRegistryMirror
        schedulesWorkloadsOnControlPlane
        datastore {
          mode
          externalEndpoint
        }
        ...GitopsFact_cluster
        ...RegistryFact_cluster
      }
    `,
    cluster,
  );
  const onOff = (isOn: boolean) => t(isOn ? 'overview.on' : 'overview.off');
  const { mode, externalEndpoint } = data.datastore;
  return (
    <Card>
      <CardHeader
        title={
          <CardTitleLink to={paths.clusterSettings(data.uuid)}>
            {t('overview.kubernetes.title')}
          </CardTitleLink>
        }
      />
      <CardBody>
        <DataList
          columns={2}
          items={[
            {
              label: t('overview.kubernetes.version'),
              value: <Mono>{data.k3sVersion}</Mono>,
            },
            { label: t('overview.kubernetes.os'), value: t(`overview.os.${data.osImage}`) },
            { label: t('overview.kubernetes.cni'), value: t(`overview.cni.${data.cni ?? 'NONE'}`) },
            { label: t('overview.kubernetes.encryption'), value: onOff(data.isCniEncrypted) },
            {
              label: t('overview.kubernetes.datastore'),
              value: t(`overview.datastore.${mode}`),
              hint: externalEndpoint ?? undefined,
            },
            { label: t('overview.kubernetes.mirror'), value: onOff(data.hasEmbeddedRegistryMirror) },
            { label: t('overview.kubernetes.masters'), value: onOff(data.schedulesWorkloadsOnControlPlane) },
            { label: t('overview.kubernetes.gitops'), value: <GitopsFact cluster={data} /> },
            { label: t('overview.kubernetes.registry'), value: <RegistryFact cluster={data} /> },
          ]}
        />
      </CardBody>
    </Card>
  );
}
