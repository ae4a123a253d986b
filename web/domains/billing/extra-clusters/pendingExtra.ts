import { tabStorage } from '../../../lib/browserStorage.ts';

const KEY = 'kubedeck.extraClusters';

/** Remembers whether the purchase that is being paid is extra clusters; one that was abandoned is forgotten. */
export function keepPendingExtra(isExtra: boolean): void {
  if (isExtra) tabStorage.write(KEY, 'pending');
  else tabStorage.remove(KEY);
}

/** Whether extra clusters were being paid; asked once, when the user returns. */
export function takePendingExtra(): boolean {
  const isPending = tabStorage.read(KEY) !== null;
  tabStorage.remove(KEY);
  return isPending;
}
