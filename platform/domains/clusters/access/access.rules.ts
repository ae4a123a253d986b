/** What is handed out once per cluster, and how. Pure: no database, no clock. */

import { text, type Message } from '../../../messages/messages.ts';
export const credentialFiles = ['kubeconfig', 'ssh_key'] as const;
export type CredentialFile = (typeof credentialFiles)[number];

/** A transfer that began longer ago was left behind by a process that died: nothing moves for so long. */
export const LONGEST_TRANSFER_MS = 60_000;

/** The name under which the browser saves a file. */
export function filenameOf(file: CredentialFile, clusterName: string): string {
  return file === 'kubeconfig' ? `kubeconfig-${clusterName}.yaml` : `ssh-key-${clusterName}.pem`;
}

/** When and by whom a file was downloaded; `by` is null where nobody noted it. */
export interface Downloaded {
  at: Date;
  by: string | null;
}

/** Why a downloaded file is not handed out again, with the person to ask. */
export function alreadyDownloadedText(file: CredentialFile, { at, by }: Downloaded): Message {
  const when = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return by === null
    ? text(`${file}_downloaded`, { when })
    : text(`${file}_downloaded_by`, { name: by, when });
}
