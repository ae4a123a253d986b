import { KubernetesError } from '../port.ts';

/** The result, or null where the API has no such object or resource. */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof KubernetesError && error.kind === 'notFound') return null;
    throw error;
  }
}
