const KEY = 'kubedeck.extraClusters';

/** Remembers that extra clusters are being paid on the payment provider's page. */
export function keepPendingExtra(): void {
  try {
    sessionStorage.setItem(KEY, 'pending');
  } catch {
    // Without storage the page reports the payment without naming the clusters.
  }
}

/** Whether extra clusters were being paid; asked once, when the user returns. */
export function takePendingExtra(): boolean {
  try {
    const isPending = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isPending;
  } catch {
    return false;
  }
}
