import { z } from 'zod';
import type { KubeObject } from '../../../providers/kubernetes/api/objects.ts';
import { manifestKinds, type ManifestAddress } from '../../../providers/kubernetes/manifestsPort.ts';
import { ownerOf, revisionOf, textOf } from './manifests.text.ts';

export const manifestJson = z.object({
  kind: z.enum(manifestKinds),
  namespace: z.string(),
  name: z.string(),
  /** As YAML, without its status and what only the server writes. */
  manifest: z.string(),
  /** Changes with the manifest; an edit names the one that it is based on. */
  revision: z.string(),
  /** Who may overwrite an edit, such as Helm; null if nobody is known. */
  managed_by: z.string().nullable(),
});

/** One field that an edit changes, with its values as YAML; null is "nothing". */
export const changeJson = z.object({
  /** Such as spec.template.spec.containers[web].image. */
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

export function manifestToJson(
  { kind, namespace, name }: ManifestAddress,
  object: KubeObject,
): z.output<typeof manifestJson> {
  return {
    kind,
    namespace,
    name,
    manifest: textOf(object),
    revision: revisionOf(object),
    managed_by: ownerOf(object),
  };
}
