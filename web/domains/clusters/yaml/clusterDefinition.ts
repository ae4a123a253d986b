import type { CreateValues } from '../create/createValues.ts';

/** What makes a cluster: the create form without its tokens, which never go into a file. */
export type ClusterDefinition = Omit<CreateValues, 'token' | 'hasTemporaryToken' | 'temporaryToken'>;

/** The definition in a form's values. */
export function definitionOf(values: CreateValues): ClusterDefinition {
  const { token: _token, hasTemporaryToken: _switch, temporaryToken: _temporary, ...definition } = values;
  return definition;
}

/** `UBUNTU_24_04` → `ubuntu-24.04`, as images are called at Hetzner. */
export function imageName(osImage: string): string {
  return osImage.toLowerCase().replace('_', '-').replaceAll('_', '.');
}

/** The reverse; names that no image has come out as text that is none of the form's values. */
export function osImageOf(name: string): string {
  const value = name.toUpperCase().replace('-', '_').replaceAll('.', '_');
  return imageName(value) === name ? value : name;
}

/** The file's name on disk. */
export function yamlFileName(clusterName: string): string {
  return `${clusterName || 'cluster'}.hetzner-k3s.yaml`;
}
