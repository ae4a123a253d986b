import { describe, expect, it } from 'vitest';
import { generatedPrefix, podNamePattern } from './generatedNames.ts';

const podsOf = (deployment: string) => new RegExp(`^${podNamePattern(deployment)}$`);
/** As Kubernetes names a pod of that deployment. */
const podOf = (deployment: string, hash: string) => `${generatedPrefix(`${deployment}-${hash}-`)}x2x9z`;

describe('the pattern of the names of the pods of a deployment', () => {
  it.each([3, 46, 47, 50, 56, 57, 58, 63])('matches those of a name with %i characters', (length) => {
    const deployment = 'd'.repeat(length);
    for (const hash of ['6d4f9c7b5', '6d4f9c7b58']) {
      const pod = podOf(deployment, hash);
      expect(pod.length).toBeLessThanOrEqual(63);
      expect(podsOf(deployment).test(pod)).toBe(true);
    }
  });

  it('does not match those of a deployment whose name begins alike', () => {
    expect(podsOf('web').test('web-api-5c9d8f7b64-b4n8v')).toBe(false);
    const long = 'd'.repeat(48);
    expect(podsOf(long).test(podOf(`${long}-b`, '6d4f9c7b58'))).toBe(false);
    expect(podsOf(long).test(podOf(`${long}b`, '6d4f9c7b58'))).toBe(false);
  });
});
