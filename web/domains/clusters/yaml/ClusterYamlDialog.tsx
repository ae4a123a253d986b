import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyLoadQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { CardBoundary } from '../../../shell/CardBoundary.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { blankPool } from '../../nodepools/useNodePools.ts';
import type { ClusterDefinition } from './clusterDefinition.ts';
import { ExportFrame } from './ExportFrame.tsx';
import { ExportYamlDialog } from './ExportYamlDialog.tsx';
import type {
  ClusterYamlDialogQuery,
  ClusterYamlDialogQuery$data,
} from './__generated__/ClusterYamlDialogQuery.graphql.ts';

type Loaded = NonNullable<ClusterYamlDialogQuery$data['cluster']>;

function poolOf({ name, instanceTypeName, location, ...size }: Loaded['nodePools'][number]) {
  const blank = blankPool(name, instanceTypeName, location.name);
  const { isAutoscaling, instanceCount } = size;
  return {
    ...blank,
    isAutoscaling,
    instanceCount,
    minInstances: size.minInstances ?? blank.minInstances,
    maxInstances: size.maxInstances ?? blank.maxInstances,
  };
}

function definitionOf(cluster: Loaded): ClusterDefinition {
  const { datastore, privateSubnet, cni } = cluster;
  return {
    name: cluster.name,
    location: cluster.location.name,
    k3sVersion: cluster.k3sVersion,
    osImage: cluster.osImage,
    controlPlaneInstanceType: cluster.controlPlaneInstanceTypeName,
    isHighAvailability: cluster.isHighAvailability,
    controlPlaneLocations: cluster.controlPlaneLocations.map(({ name }) => name),
    schedulesWorkloadsOnControlPlane: cluster.schedulesWorkloadsOnControlPlane,
    datastoreMode: datastore.mode === 'EXTERNAL' ? 'EXTERNAL' : 'ETCD',
    externalDatastoreEndpoint: datastore.externalEndpoint ?? '',
    hasEmbeddedRegistryMirror: cluster.hasEmbeddedRegistryMirror,
    isProtected: cluster.isProtected,
    cni: cni === 'FLANNEL' || cni === 'CILIUM' ? cni : 'NONE',
    isCniEncrypted: cluster.isCniEncrypted,
    sshAllowedNetworks: [...cluster.sshAllowedNetworks],
    apiAllowedNetworks: [...cluster.apiAllowedNetworks],
    hasPublicIpv4: cluster.hasPublicIpv4,
    hasPublicIpv6: cluster.hasPublicIpv6,
    hasPrivateNetwork: privateSubnet != null,
    privateSubnet: privateSubnet ?? '',
    labels: cluster.labels.join('\n'),
    nodePools: cluster.nodePools.map(poolOf),
  };
}

interface ClusterYamlDialogProps {
  /** UUID of the cluster. */
  id: string;
  name: string;
  onClose: () => void;
}

function Loading({ id, name, onClose, fetchKey }: ClusterYamlDialogProps & { fetchKey: number }) {
  const { t } = useTranslation('clusters');
  const { cluster } = useLazyLoadQuery<ClusterYamlDialogQuery>(
    graphql`
      query ClusterYamlDialogQuery($id: ID!) {
        cluster(id: $id) {
          name
          location {
            name
          }
          k3sVersion
          osImage
          controlPlaneInstanceTypeName
          isHighAvailability
          controlPlaneLocations {
            name
          }
          schedulesWorkloadsOnControlPlane
          datastore {
            mode
            externalEndpoint
          }
          hasEmbeddedRegistryMirror
          isProtected
          cni
          isCniEncrypted
          sshAllowedNetworks
          apiAllowedNetworks
          hasPublicIpv4
          hasPublicIpv6
          privateSubnet
          labels
          nodePools {
            name
            instanceTypeName
            location {
              name
            }
            instanceCount
            isAutoscaling
            minInstances
            maxInstances
          }
        }
      }
    `,
    { id },
    // The file has to contain the current state, not the one when the page was loaded.
    { fetchKey, fetchPolicy: 'store-and-network' },
  );
  const definition = useMemo(() => cluster && definitionOf(cluster), [cluster]);
  if (definition) return <ExportYamlDialog cluster={definition} onClose={onClose} />;
  return (
    <ExportFrame name={name} onClose={onClose}>
      {t('frame.notFound')}
    </ExportFrame>
  );
}

/** Exports an existing cluster as a hetzner-k3s configuration. Loaded on demand, with the YAML library. */
export function ClusterYamlDialog(props: ClusterYamlDialogProps) {
  const { name, onClose } = props;
  return (
    <CardBoundary
      fallback={
        <ExportFrame name={name} onClose={onClose}>
          <Skeleton height="16rem" />
        </ExportFrame>
      }
    >
      {(fetchKey) => <Loading {...props} fetchKey={fetchKey} />}
    </CardBoundary>
  );
}
