import { lazy } from 'react';
import type { ComponentType } from 'react';
import { loadNamespaces } from '../i18n/i18n.ts';
import { loadScript } from '../lib/loadScript.ts';

/**
 * A component that is loaded when it is first rendered, with the texts only it needs; put a Suspense around it:
 * `const DeleteDialog = lazyPart(() => import('./DeleteDialog.tsx'), 'DeleteDialog', 'clusters.dialogs')`
 */
export const lazyPart = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  ...namespaces: readonly string[]
) =>
  lazy(async () => {
    const [file] = await Promise.all([loadScript(load), loadNamespaces(namespaces)]);
    return { default: file[name] };
  });
