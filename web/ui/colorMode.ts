import { useSyncExternalStore } from 'react';
import { browserStorage } from '../lib/browserStorage.ts';
import { surfaces } from './theme/colors.ts';

export type ColorMode = 'light' | 'dark' | 'system';
type Resolved = 'light' | 'dark';

const STORED = 'kubedeck.colorMode';
const listeners = new Set<() => void>();
const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function stored(): ColorMode {
  const value = browserStorage.read(STORED);
  return value === 'light' || value === 'dark' ? value : 'system';
}

let mode: ColorMode | undefined;
const current = (): ColorMode => (mode ??= stored());

function resolve(wanted: ColorMode): Resolved {
  if (wanted !== 'system') return wanted;
  return prefersDark().matches ? 'dark' : 'light';
}

let isPrinting = false;

function paint(): void {
  // Light text would be unreadable on paper.
  const resolved = isPrinting ? 'light' : resolve(current());
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(resolved);
  root.style.colorScheme = resolved;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surfaces.canvas[resolved]);
  for (const listener of listeners) listener();
}

/** Sets the mode for this page and the next visit; `system` follows the operating system. */
export function setColorMode(next: ColorMode): void {
  mode = next;
  browserStorage.write(STORED, next);
  paint();
}

function onPrint({ type }: Event): void {
  isPrinting = type === 'beforeprint';
  paint();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    prefersDark().addEventListener('change', paint);
    window.addEventListener('beforeprint', onPrint);
    window.addEventListener('afterprint', onPrint);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    prefersDark().removeEventListener('change', paint);
    window.removeEventListener('beforeprint', onPrint);
    window.removeEventListener('afterprint', onPrint);
  };
}

/** The selected mode, the resolved mode, and the setter. */
export function useColorMode(): { mode: ColorMode; resolved: Resolved; setMode: (next: ColorMode) => void } {
  const chosen = useSyncExternalStore(subscribe, current);
  const resolved = useSyncExternalStore(subscribe, () => resolve(current()));
  return { mode: chosen, resolved, setMode: setColorMode };
}
