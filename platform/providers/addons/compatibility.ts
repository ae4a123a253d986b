import type { AddonVersion } from './catalogue.ts';

/** The minor of a k3s version: `v1.32.8+k3s1` → 32. */
function minorOf(version: string): number {
  return Number(/^v?1\.(\d+)/.exec(version)?.[1] ?? Number.NaN);
}

/** True if the add-on version supports that k3s version; without a range it supports all. */
export function runsOn({ kubernetes }: AddonVersion, k3sVersion: string): boolean {
  if (!kubernetes) return true;
  const minor = minorOf(k3sVersion);
  return minor >= minorOf(kubernetes.min) && minor <= minorOf(kubernetes.max);
}
