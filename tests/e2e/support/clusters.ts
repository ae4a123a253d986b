import { expect } from 'playwright/test';
import type { Platform } from './platform.ts';

export interface ClusterOptions {
  name: string;
  location?: string;
  type?: string;
  isProtected?: boolean;
  workers?: number;
  token?: string;
}

interface ClusterJson {
  id: string;
  name: string;
  status: string;
  progress: number | null;
}

interface Clusters {
  data: { data: ClusterJson[] };
}

/** Creates a small cluster over REST; returns its UUID without waiting for it. */
export async function orderCluster(api: Platform, options: ClusterOptions): Promise<string> {
  const { name, location = 'fsn1', type = 'cx23', isProtected = false, workers = 1, token } = options;
  const { data } = await api.post<{ data: ClusterJson[] }>('/api/clusters', {
    name,
    location,
    k3s_version: 'v1.32.8+k3s1',
    os_image: 'ubuntu-24.04',
    master_instance_type: type,
    master_ha: false,
    master_locations: [location],
    cni: 'flannel',
    ssh_allowed_networks: ['0.0.0.0/0'],
    api_allowed_networks: ['0.0.0.0/0'],
    private_network_subnet: '10.0.0.0/16',
    protected: isProtected,
    temporary_hetzner_token: token,
    worker_node_pools: [
      { name: 'default', instance_type: type, location, instance_count: workers, autoscaling_enabled: false },
    ],
  });
  const [cluster] = data;
  if (!cluster) throw new Error('The platform returned no cluster.');
  return cluster.id;
}

/** Waits until the cluster has this status; `gone` means deleted. */
export async function clusterIs(api: Platform, id: string, status: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const { data } = await api.get<Clusters>('/api/clusters');
        return data.data.find((cluster) => cluster.id === id)?.status ?? 'gone';
      },
      { intervals: [50, 100, 200] },
    )
    .toBe(status);
}

/** Creates a cluster and waits until it is active. */
export async function makeCluster(api: Platform, options: ClusterOptions): Promise<string> {
  const id = await orderCluster(api, options);
  await clusterIs(api, id, 'active');
  return id;
}

/** Installs an add-on and waits until it is installed. */
export async function installAddon(
  api: Platform,
  cluster: string,
  name: string,
  version?: string,
): Promise<void> {
  await api.post(`/api/clusters/${cluster}/addons`, { addonName: name, version });
  await addonIs(api, cluster, name, 'installed');
}

/** Waits until the add-on has this status on the cluster. */
export async function addonIs(api: Platform, cluster: string, name: string, status: string): Promise<void> {
  interface Addons {
    data: { addon_name: string; status: string }[];
  }
  await expect
    .poll(
      async () => {
        const { data } = await api.get<Addons>(`/api/clusters/${cluster}/addons`);
        return data.find((addon) => addon.addon_name === name)?.status ?? 'not_installed';
      },
      { intervals: [50, 100, 200] },
    )
    .toBe(status);
}
