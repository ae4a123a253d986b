import { useState } from 'react';
import { refetchMounted } from './liveStatus.ts';

/** Fetches what is on screen again. */
export function useRefetch(): [isLoading: boolean, refetch: () => Promise<void>] {
  const [isLoading, setLoading] = useState(false);
  const refetch = async () => {
    setLoading(true);
    await refetchMounted();
    setLoading(false);
  };
  return [isLoading, refetch];
}
