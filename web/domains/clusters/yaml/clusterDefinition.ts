import type { CreateValues } from '../create/values/createValues.ts';

/** Fields of the create form that hetzner-k3s does not have, or that are never exported. */
type Left = 'token' | 'hasTemporaryToken' | 'temporaryToken' | 'notes';

/** The definition of a cluster, as far as hetzner-k3s files contain it, and its labels. */
export type ClusterDefinition = Omit<CreateValues, Left>;

/** Extracts the definition from a form's values. */
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

/** `UBUNTU_24_04` → `ubuntu-24.04`, Hetzner's name of the image. */
export function imageName(osImage: string): string {
  return osImage.toLowerCase().replace('_', '-').replaceAll('_', '.');
}

/** The reverse; unknown names become a text that is no valid value. */
export function osImageOf(name: string): string {
  const value = name.toUpperCase().replace('-', '_').replaceAll('.', '_');
  return imageName(value) === name ? value : name;
}

/** The file name of the export. */
export function yamlFileName(clusterName: string): string {
  return `${clusterName || 'cluster'}.hetzner-k3s.yaml`;
}
