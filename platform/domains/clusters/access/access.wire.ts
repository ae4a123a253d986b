import { z } from 'zod';
import type { Credentials } from './access.service.ts';

/** Download state of a cluster's credentials in a response. */
export const credentialStatusJson = z.object({
  kubeconfig_ready: z.boolean(),
  kubeconfig_downloaded: z.boolean(),
  kubeconfig_downloaded_at: z.string().nullable(),
  kubeconfig_downloaded_by: z.string().nullable(),
  ssh_key_ready: z.boolean(),
  ssh_key_downloaded: z.boolean(),
  ssh_key_downloaded_at: z.string().nullable(),
  ssh_key_downloaded_by: z.string().nullable(),
});

/** State → response. */
export function credentialsToJson({
  kubeconfig,
  ssh_key: sshKey,
}: Credentials): z.output<typeof credentialStatusJson> {
  return {
    kubeconfig_ready: kubeconfig.isMade,
    kubeconfig_downloaded: kubeconfig.downloaded !== null,
    kubeconfig_downloaded_at: kubeconfig.downloaded?.at.toISOString() ?? null,
    kubeconfig_downloaded_by: kubeconfig.downloaded?.by ?? null,
    ssh_key_ready: sshKey.isMade,
    ssh_key_downloaded: sshKey.downloaded !== null,
    ssh_key_downloaded_at: sshKey.downloaded?.at.toISOString() ?? null,
    ssh_key_downloaded_by: sshKey.downloaded?.by ?? null,
  };
}
