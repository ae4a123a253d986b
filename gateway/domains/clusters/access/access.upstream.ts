import { z } from 'zod';
import type { GatewayContext } from '../../../graphql/context.ts';
import { path } from '../../../upstream/path.ts';

const moment = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
/** A file whose state the platform does not report exists. */
const isMade = z.boolean().default(true);

const credentialStatus = z.object({
  kubeconfig_ready: isMade,
  kubeconfig_downloaded: z.boolean(),
  kubeconfig_downloaded_at: moment,
  kubeconfig_downloaded_by: moment,
  ssh_key_ready: isMade,
  ssh_key_downloaded: z.boolean(),
  ssh_key_downloaded_at: moment,
  ssh_key_downloaded_by: moment,
});
export type CredentialStatusRecord = z.output<typeof credentialStatus>;

/** Issues a new kubeconfig and ends the previous ones. */
export async function postReissue(ctx: GatewayContext, id: string): Promise<void> {
  ctx.requireToken();
  await ctx.upstream.send('POST', path`/api/clusters/${id}/kubeconfig/reissue`, credentialStatus);
}

/** Which credentials of a cluster were downloaded, when and by whom; one call per request. */
export function loadCredentials(ctx: GatewayContext, id: string): Promise<CredentialStatusRecord> {
  return ctx.load(`credentials ${id}`, () => {
    ctx.requireToken();
    return ctx.upstream.get(path`/api/clusters/${id}/credential-status`, credentialStatus);
  });
}
