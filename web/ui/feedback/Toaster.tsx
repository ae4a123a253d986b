import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { loadScript } from '../../lib/loadScript.ts';
import { firstToast } from './toast.ts';

const ToastRegion = lazy(() =>
  loadScript(() => import('./ToastRegion.tsx')).then((file) => ({ default: file.ToastRegion })),
);

/** Where toasts appear. Its machine is loaded with the first toast, not with the first screen. */
export function Toaster() {
  const isWanted = useSyncExternalStore(firstToast.subscribe, firstToast.isWanted);
  const [isOn, setOn] = useState(false);
  if (isWanted && !isOn) setOn(true);
  return isOn ? (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  ) : null;
}
