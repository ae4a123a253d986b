import { useEffect, useEffectEvent } from 'react';
import { Emitter } from '../../relay/emitter.ts';

const deletions = new Emitter<string>();

/** Tells whoever shows a cluster that it is gone; called once its record has left the store. */
export const announceDeletion = deletions.emit;

/** Runs when the deletion of the cluster with that global id has finished, whoever asked for it. */
export function useClusterDeleted(id: string, run: () => void): void {
  const onDeleted = useEffectEvent(run);
  useEffect(
    () =>
      deletions.subscribe((deleted) => {
        if (deleted === id) onDeleted();
      }),
    [id],
  );
}
