import type { CreateValues } from '../create/createValues.ts';

/** Fields of the create form that hetzner-k3s does not have, or that never go into a file. */
type Left = 'token' | 'hasTemporaryToken' | 'temporaryToken' | 'notes';

/** What makes a cluster, as a file of hetzner-k3s has it. */
export type ClusterDefinition = Omit<CreateValues, Left>;

/** The definition in a form's values. */
export function definitionOf(values: CreateValues): ClusterDefinition {
  const {
    token: _token,
    hasTemporaryToken: _switch,
    temporaryToken: _temporary,
    notes: _notes,
    ...rest
  } = values;
  return rest;
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
