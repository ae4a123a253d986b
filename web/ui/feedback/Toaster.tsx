import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import { firstToast } from './toast.ts';

const ToastRegion = lazyComponent(() => import('./ToastRegion.tsx'), 'ToastRegion');

/** Where toasts appear. Chakra's toaster is loaded with the first toast, not with the first screen. */
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
