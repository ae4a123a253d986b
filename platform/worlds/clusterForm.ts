import { createClusterInput } from '../domains/clusters/clusters.input.ts';

interface PoolSpec {
  name?: string;
  type?: string;
  count?: number;
  /** Autoscaling between these two. */
  between?: readonly [number, number];
}

/** A cluster in short form; the default is a small one in Falkenstein. */
export interface ClusterSpec {
  name: string;
  location?: string;
  type?: string;
  ha?: boolean;
  masterLocations?: readonly string[];
  k3s?: string;
  cni?: 'flannel' | 'cilium';
  pools?: readonly PoolSpec[];
  labels?: readonly string[];
  /** A token for this cluster only; the sentinel tokens make it fail. */
  token?: string;
}

/** A small instance type that is sold in the location and not deprecated there. */
function smallType(location: string): string {
  if (location === 'sin') return 'cpx12';
  return location === 'ash' || location === 'hil' ? 'cpx11' : 'cx23';
}

/** The complete form of the create request. */
export function clusterForm(spec: ClusterSpec) {
  const { name, location = 'fsn1', type = smallType(location), pools = [{}] } = spec;
  return createClusterInput.parse({
    name,
    location,
    k3s_version: spec.k3s ?? 'v1.32.8+k3s1',
    os_image: 'ubuntu-24.04',
    master_instance_type: type,
    master_ha: spec.ha ?? false,
    master_locations: spec.masterLocations ?? [location],
    cni: spec.cni ?? 'flannel',
    ssh_allowed_networks: ['0.0.0.0/0'],
    api_allowed_networks: ['0.0.0.0/0'],
    private_network_subnet: '10.0.0.0/16',
    protected: false,
    labels: spec.labels,
    temporary_hetzner_token: spec.token,
    worker_node_pools: pools.map(({ name: pool = 'default', type: poolType = type, count = 1, between }) => ({
      name: pool,
      instance_type: poolType,
      location,
      instance_count: count,
      autoscaling_enabled: between !== undefined,
      autoscaling_min_instances: between?.[0],
      autoscaling_max_instances: between?.[1],
    })),
  });
}
