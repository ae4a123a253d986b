import { isMap, isSeq, type Node } from 'yaml';
import type { ImportEntry, ImportSource } from './importEntry.ts';
import type { YamlWalker } from './yamlWalker.ts';

/** Where the pod's specification lies in each kind of workload. */
const POD_PATHS: Readonly<Record<string, readonly string[]>> = {
  Pod: ['spec'],
  Deployment: ['spec', 'template', 'spec'],
  StatefulSet: ['spec', 'template', 'spec'],
  DaemonSet: ['spec', 'template', 'spec'],
  ReplicaSet: ['spec', 'template', 'spec'],
  Job: ['spec', 'template', 'spec'],
  CronJob: ['spec', 'jobTemplate', 'spec', 'template', 'spec'],
};

function decoded(name: string, base64: string): ImportEntry {
  try {
    const bytes = Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0));
    const value = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!value.includes('\0')) return { name, value, origin: 'literal' };
  } catch {
    // Neither base64 nor text.
  }
  return { name, value: '', origin: 'literal', problem: 'binary' };
}

function dataOf(walker: YamlWalker, node: Node | null, key: string): ImportEntry[] {
  return walker.pairs(walker.get(node, key)).map(([name, value]) => walker.entry(name, value));
}

function configMap(walker: YamlWalker, node: Node): ImportEntry[] {
  const binary = walker
    .pairs(walker.get(node, 'binaryData'))
    .map(([name]): ImportEntry => ({ name, value: '', origin: 'literal', problem: 'binary' }));
  return [...dataOf(walker, node, 'data'), ...binary];
}

/** `stringData` wins over `data`, as in Kubernetes. */
function secret(walker: YamlWalker, node: Node): ImportEntry[] {
  const plain = dataOf(walker, node, 'stringData').map((entry) => ({ ...entry, origin: 'literal' as const }));
  const encoded = walker
    .pairs(walker.get(node, 'data'))
    .filter(([name]) => !plain.some((entry) => entry.name === name))
    .map(([name, value]) => decoded(name, walker.text(value) ?? ''));
  return [...encoded, ...plain];
}

/** A container's `env`: names and values; a value taken from elsewhere is listed only. */
function containerEntries(walker: YamlWalker, env: Node | null): ImportEntry[] {
  return walker.items(env).map((item): ImportEntry => {
    const name = walker.text(walker.get(item, 'name')) ?? '';
    if (walker.get(item, 'valueFrom')) return { name, value: '', origin: 'literal', problem: 'reference' };
    return walker.entry(name, walker.get(item, 'value'));
  });
}

function containers(walker: YamlWalker, pod: Node | null): ImportSource[] {
  return walker.items(walker.get(pod, 'containers')).map((container) => ({
    kind: 'container' as const,
    name: walker.text(walker.get(container, 'name')) ?? '',
    entries: containerEntries(walker, walker.get(container, 'env')),
    unread: walker
      .items(walker.get(container, 'envFrom'))
      .flatMap((from) => walker.pairs(from))
      .flatMap(([, of]) => walker.text(walker.get(of, 'name')) ?? []),
  }));
}

function kubernetesObject(walker: YamlWalker, node: Node): ImportSource[] | undefined {
  const kind = walker.text(walker.get(node, 'kind')) ?? '';
  const name = walker.text(walker.get(node, 'metadata', 'name')) ?? kind;
  if (kind === 'List') {
    return walker.items(walker.get(node, 'items')).flatMap((item) => manifestSources(walker, item) ?? []);
  }
  if (kind === 'ConfigMap')
    return [{ kind: 'configMap', name, entries: configMap(walker, node), unread: [] }];
  if (kind === 'Secret') return [{ kind: 'secret', name, entries: secret(walker, node), unread: [] }];
  const path = POD_PATHS[kind];
  return path ? containers(walker, walker.get(node, ...path)) : [];
}

function serviceEntries(walker: YamlWalker, environment: Node | null): ImportEntry[] {
  if (!isSeq(environment)) return dataFromMap(walker, environment);
  return walker.items(environment).map((item): ImportEntry => {
    const text = walker.text(item) ?? '';
    const at = text.indexOf('=');
    // Without `=` compose takes the value from its own environment.
    if (at === -1) return { name: text, value: '', origin: 'literal', problem: 'noValue' };
    return { ...walker.entry(text.slice(0, at), item), value: text.slice(at + 1) };
  });
}

const dataFromMap = (walker: YamlWalker, node: Node | null) =>
  walker.pairs(node).map(([name, value]) => walker.entry(name, value));

function envFiles(walker: YamlWalker, node: Node | null): string[] {
  const files = isSeq(node) ? walker.items(node) : [node];
  return files.flatMap((file) => walker.text(file) ?? walker.text(walker.get(file, 'path')) ?? []);
}

function composeServices(walker: YamlWalker, services: Node): ImportSource[] {
  return walker.pairs(services).map(([name, service]) => ({
    kind: 'service' as const,
    name,
    entries: serviceEntries(walker, walker.get(service, 'environment')),
    unread: envFiles(walker, walker.get(service, 'env_file')),
  }));
}

/** Sources of a known structure: Kubernetes objects, compose services, a container's `env`; undefined for others. */
export function manifestSources(walker: YamlWalker, node: Node | null): ImportSource[] | undefined {
  if (isMap(node) && node.has('apiVersion') && node.has('kind')) return kubernetesObject(walker, node);
  const services = walker.get(node, 'services');
  const isCompose =
    isMap(services) &&
    walker
      .pairs(services)
      .some(([, service]) =>
        ['image', 'build', 'environment', 'env_file'].some((key) => walker.get(service, key) !== null),
      );
  if (isCompose) return composeServices(walker, services);
  const env = isSeq(node) ? node : walker.get(node, 'env');
  const items = walker.items(env);
  const isContainer = items.length > 0 && items.every((item) => walker.get(item, 'name') !== null);
  if (!isContainer) return undefined;
  return [{ kind: 'container', name: '', entries: containerEntries(walker, env), unread: [] }];
}
