import { z } from 'zod';
import type { GatewayContext } from '../../../graphql/context.ts';
import { nullWhenMissing } from '../../../graphql/errors.ts';
import type { FieldChangeShape } from '../../../graphql/types/FieldChange.ts';
import { path } from '../../../upstream/path.ts';
import { loadIfRunning, type Host } from '../../nodes/nodes.upstream.ts';

export const manifestKinds = [
  'deployment',
  'statefulset',
  'daemonset',
  'job',
  'pod',
  'service',
  'ingress',
  'persistentvolumeclaim',
] as const;

const manifestRecord = z.object({
  kind: z.enum(manifestKinds),
  namespace: z.string(),
  name: z.string(),
  manifest: z.string(),
  revision: z.string(),
  managed_by: z.string().nullish(),
});
export type ManifestRecord = z.output<typeof manifestRecord>;
export type ManifestAddress = Pick<ManifestRecord, 'kind' | 'namespace' | 'name'>;

const changes = z.array(
  z.object({ field: z.string(), before: z.string().nullish(), after: z.string().nullish() }),
);
const dryRun = z.object({ dry_run: z.object({ manifest: z.string(), changes }) });
const edited = z.object({ object: manifestRecord });

const pathOf = (clusterId: string, { kind, namespace, name }: ManifestAddress) =>
  path`/api/clusters/${clusterId}/manifests/${kind}/${namespace}/${name}`;

/** One object as YAML. Null while the cluster is not running, and when there is none. */
export function loadManifest(
  ctx: GatewayContext,
  host: Host,
  address: ManifestAddress,
): Promise<ManifestRecord | null> {
  const url = pathOf(host.id, address);
  return nullWhenMissing(loadIfRunning(ctx, host, url.value, () => ctx.upstream.get(url, manifestRecord)));
}

/** What an edit would do. */
export interface ManifestPreviewShape {
  /** The object as it would be stored. */
  text: string;
  changes: FieldChangeShape[];
}

interface Edit {
  manifest: string;
  revision: string;
}

/** The platform names fields of the object below `manifest`; they are no fields of the input and stay as they are. */
const fields = { 'manifest.*': 'manifest' };

/** What an edit would change. */
export async function previewManifest(
  ctx: GatewayContext,
  clusterId: string,
  address: ManifestAddress,
  edit: Edit,
): Promise<ManifestPreviewShape> {
  ctx.requireToken();
  const body = { ...edit, dry_run: true };
  const answer = await ctx.upstream.put(pathOf(clusterId, address), dryRun, body, { fields });
  const { manifest: text, changes: changed } = answer.dry_run;
  return { text, changes: changed.map(({ field, before, after }) => ({ path: field, before, after })) };
}

/** Replaces the object and returns it as it is now. */
export async function putManifest(
  ctx: GatewayContext,
  clusterId: string,
  address: ManifestAddress,
  edit: Edit,
): Promise<ManifestRecord> {
  ctx.requireToken();
  return (await ctx.upstream.put(pathOf(clusterId, address), edited, edit, { fields })).object;
}
