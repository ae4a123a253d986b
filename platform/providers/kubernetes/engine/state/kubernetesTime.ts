/** A time as in the metadata of objects: with whole seconds. */
export function kubernetesTime(at: Date): string {
  return `${at.toISOString().slice(0, 19)}Z`;
}
