/** What is handed out once per cluster, and how. Pure: no database, no clock. */
export const credentialFiles = ['kubeconfig', 'ssh_key'] as const;
export type CredentialFile = (typeof credentialFiles)[number];

/** A transfer that began longer ago was left behind by a process that died: nothing moves for so long. */
export const LONGEST_TRANSFER_MS = 60_000;

/** The name under which the browser saves a file. */
export function filenameOf(file: CredentialFile, clusterName: string): string {
  return file === 'kubeconfig' ? `kubeconfig-${clusterName}.yaml` : `ssh-key-${clusterName}.pem`;
}

const words = { kubeconfig: 'kubeconfig', ssh_key: 'SSH private key' } as const satisfies Record<
  CredentialFile,
  string
>;

/** When and by whom a file was downloaded; `by` is null where nobody noted it. */
export interface Downloaded {
  at: Date;
  by: string | null;
}

/** Why a downloaded file is not handed out again, with the person to ask. */
export function alreadyDownloadedMessage(file: CredentialFile, { at, by }: Downloaded): string {
  const when = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const who = by === null ? '' : ` by ${by}`;
  return `The ${words[file]} was downloaded${who} on ${when}. It can be downloaded once.`;
}

/** Why a file cannot be handed out yet. */
export function notMadeMessage(file: CredentialFile): string {
  return `The ${words[file]} has not been made yet. It is there once the cluster is active.`;
}

/** Why a second caller has to wait. */
export function transferRunningMessage(file: CredentialFile): string {
  return `Somebody is downloading the ${words[file]} at the moment. Try again in a minute.`;
}
