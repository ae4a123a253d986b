/** Files that can be downloaded once per cluster. Pure: no database, no clock. */

import { text, type Message } from '../../../messages/messages.ts';
export const credentialFiles = ['kubeconfig', 'ssh_key'] as const;
export type CredentialFile = (typeof credentialFiles)[number];

/** An older transfer belongs to a process that died: none takes that long. */
export const LONGEST_TRANSFER_MS = 60_000;

/** File name of the download. */
export function filenameOf(file: CredentialFile, clusterName: string): string {
  return file === 'kubeconfig' ? `kubeconfig-${clusterName}.yaml` : `ssh-key-${clusterName}.pem`;
}

/** When and by whom a file was downloaded; `by` is null if unknown. */
export interface Downloaded {
  at: Date;
  by: string | null;
}

/** Why a downloaded file is not available again, and whom to ask. */
export function alreadyDownloadedText(file: CredentialFile, { at, by }: Downloaded): Message {
  const when = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return by === null
    ? text(`${file}_downloaded`, { when })
    : text(`${file}_downloaded_by`, { name: by, when });
}
