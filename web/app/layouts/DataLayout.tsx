import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { DataProvider } from '../../relay/DataProvider.tsx';
import { pollWhilePaused } from '../../relay/polling.ts';

/** Around every page of a signed-in user: their data. Loaded apart, so that guests do without it. */
export function DataLayout() {
  useEffect(pollWhilePaused, []);
  return (
    <DataProvider>
      <Outlet />
    </DataProvider>
  );
}
