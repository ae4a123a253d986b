import type { KubeObject } from '../../api/objects.ts';

export function specOf(object: KubeObject): unknown {
  return 'spec' in object ? object.spec : undefined;
}
