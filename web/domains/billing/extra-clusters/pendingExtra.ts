import { tabStorage } from '../../../lib/browserStorage.ts';

const KEY = 'kubedeck.extraClusters';

/** Remembers that extra clusters are being paid on the payment provider's page. */
export const keepPendingExtra = (): void => tabStorage.write(KEY, 'pending');

/** Whether extra clusters were being paid; asked once, when the user returns. */
export function takePendingExtra(): boolean {
  const isPending = tabStorage.read(KEY) !== null;
  tabStorage.remove(KEY);
  return isPending;
}
