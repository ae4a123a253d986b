import { Outlet } from 'react-router-dom';
import { DataProvider } from '../../relay/DataProvider.tsx';

/** Around every page of a signed-in user: their data. Loaded apart, so that guests do without it. */
export function DataLayout() {
  return (
    <DataProvider>
      <Outlet />
    </DataProvider>
  );
}
