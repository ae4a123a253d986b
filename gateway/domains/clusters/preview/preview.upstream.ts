import { z } from 'zod';
import type { GatewayContext } from '../../../graphql/context.ts';
import type { FieldChangeShape } from '../../../graphql/types/FieldChange.ts';
import { inputPath, type FieldNames } from '../../../graphql/failures.ts';
import { wireDetail } from '../../../upstream/messages.ts';
import { path, type Path } from '../../../upstream/path.ts';

/** Response of the platform to `dry_run: true`. */
const previewRecord = z.object({
  dry_run: z.object({
    changes: z.array(
      z.object({
        field: z.string(),
        before: z.string().nullish(),
        after: z.string().nullish(),
        one_way: z.boolean(),
        restarts: z.enum(['none', 'workloads', 'control_plane']),
      }),
    ),
    warnings: z.array(wireDetail.extend({ message: z.string() })),
    monthly_price_before: z.number().nullish(),
    monthly_price_after: z.number(),
    quota: z.object({ used: z.number().int(), after: z.number().int(), limit: z.number().int() }).nullish(),
  }),
});
type Preview = z.output<typeof previewRecord>['dry_run'];

export interface PreviewRecord extends Omit<Preview, 'changes'> {
  changes: FieldChangeShape[];
}

/** Sends a change as a dry run. Returns what it would change, with the field names of the input. */
export async function previewChange(
  ctx: GatewayContext,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  target: Path,
  body: Record<string, unknown>,
  fields: FieldNames,
): Promise<PreviewRecord> {
  ctx.requireToken();
  const dryRun = { ...body, dry_run: true };
  const { data } = await ctx.upstream.send(method, target, previewRecord, dryRun, { fields });
  const { changes, ...rest } = data.dry_run;
  return {
    ...rest,
    changes: changes.map(({ field, before, after, one_way: isOneWay, restarts }) => ({
      path: inputPath(field, fields),
      before,
      after,
      isOneWay,
      restarts,
    })),
  };
}

/** What deleting, archiving or unarchiving a cluster would change. */
export function previewOrder(
  ctx: GatewayContext,
  id: string,
  action: 'delete' | 'archive' | 'unarchive',
  token?: string | null,
): Promise<PreviewRecord> {
  const fields = { temporary_hetzner_token: 'temporaryToken' };
  const body = token ? { temporary_hetzner_token: token } : {};
  return action === 'delete'
    ? previewChange(ctx, 'DELETE', path`/api/clusters/${id}`, body, fields)
    : previewChange(ctx, 'PATCH', path`/api/clusters/${id}/${action}`, body, fields);
}
