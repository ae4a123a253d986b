import type { Container, EnvVar, KeyToPath, Volume } from 'kubernetes-types/core/v1.d.ts';
import type { Stored } from '../../api/objects.ts';

type Pod = Stored<'pods'>;

/** Data of the ConfigMap or Secret of that name in the pod's namespace, decoded; undefined if there is none. */
export type FindData = (
  resource: 'configmaps' | 'secrets',
  name: string,
) => Promise<Readonly<Record<string, string>> | undefined>;

/** What a shell inside of a container sees. */
export interface ContainerView {
  pod: Pod;
  container: Container;
  env: ReadonlyMap<string, string>;
  /** Contents by absolute path. */
  files: ReadonlyMap<string, string>;
}

function fieldOf({ metadata, spec, status }: Pod, path: string): string {
  const fields: Readonly<Record<string, string | undefined>> = {
    'metadata.name': metadata.name,
    'metadata.namespace': metadata.namespace,
    'metadata.uid': metadata.uid,
    'spec.nodeName': spec?.nodeName,
    'spec.serviceAccountName': spec?.serviceAccountName,
    'status.podIP': status?.podIP,
    'status.hostIP': status?.hostIP,
  };
  return fields[path] ?? '';
}

async function valueOf({ value = '', valueFrom }: EnvVar, pod: Pod, find: FindData): Promise<string> {
  const { configMapKeyRef, secretKeyRef, fieldRef } = valueFrom ?? {};
  if (fieldRef) return fieldOf(pod, fieldRef.fieldPath);
  const [resource, reference] = configMapKeyRef
    ? (['configmaps', configMapKeyRef] as const)
    : (['secrets', secretKeyRef] as const);
  if (!reference) return value;
  return (await find(resource, reference.name ?? ''))?.[reference.key] ?? '';
}

async function envOf({ env = [], envFrom = [] }: Container, pod: Pod, find: FindData) {
  const found = new Map([
    ['PATH', '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'],
    ['HOSTNAME', pod.metadata.name],
    ['KUBERNETES_SERVICE_HOST', '10.43.0.1'],
    ['KUBERNETES_SERVICE_PORT', '443'],
    ['HOME', '/root'],
  ]);
  for (const { prefix = '', configMapRef, secretRef } of envFrom) {
    const data = configMapRef
      ? await find('configmaps', configMapRef.name ?? '')
      : await find('secrets', secretRef?.name ?? '');
    for (const [name, value] of Object.entries(data ?? {})) found.set(prefix + name, value);
  }
  for (const one of env) found.set(one.name, await valueOf(one, pod, find));
  return found;
}

/** File names and contents of a volume; undefined for one without contents of its own. */
async function contentsOf({ configMap, secret }: Volume, find: FindData) {
  const data = configMap
    ? await find('configmaps', configMap.name ?? '')
    : secret && (await find('secrets', secret.secretName ?? ''));
  if (!data) return [];
  const items: readonly KeyToPath[] | undefined = configMap?.items ?? secret?.items;
  if (!items) return Object.entries(data);
  return items.map(({ key, path }) => [path, data[key] ?? ''] as const);
}

function systemFiles(pod: Pod): [string, string][] {
  const { name, namespace = 'default' } = pod.metadata;
  const address = pod.status?.podIP ?? '127.0.0.1';
  const search = `${namespace}.svc.cluster.local svc.cluster.local cluster.local`;
  return [
    ['/etc/hostname', `${name}\n`],
    ['/etc/hosts', `127.0.0.1\tlocalhost\n${address}\t${name}\n`],
    ['/etc/resolv.conf', `search ${search}\nnameserver 10.43.0.10\noptions ndots:5\n`],
    ['/var/run/secrets/kubernetes.io/serviceaccount/namespace', namespace],
  ];
}

async function filesOf({ volumeMounts = [] }: Container, pod: Pod, find: FindData) {
  const files = new Map(systemFiles(pod));
  for (const { name, mountPath, subPath } of volumeMounts) {
    const volume = pod.spec?.volumes?.find((one) => one.name === name);
    for (const [file, text] of volume ? await contentsOf(volume, find) : []) {
      if (subPath === undefined) files.set(`${mountPath.replace(/\/$/, '')}/${file}`, text);
      else if (subPath === file) files.set(mountPath, text);
    }
  }
  return files;
}

/** Environment and mounted files of a container. Its image is not unpacked, so it has no other files. */
export async function viewContainer(pod: Pod, container: Container, find: FindData): Promise<ContainerView> {
  return {
    pod,
    container,
    env: await envOf(container, pod, find),
    files: await filesOf(container, pod, find),
  };
}
