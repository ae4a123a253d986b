import { lazy, type ComponentType } from 'react';
import { loadScript } from './loadScript.ts';

/**
 * A component whose script is loaded when it is first drawn; put a Suspense around it.
 * `const MenuBox = lazyComponent(() => import('./MenuBox.tsx'), 'MenuBox')`
 */
export const lazyComponent = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await loadScript(load))[name] }));
