import type { ComponentType } from 'react';
import { loadNamespaces } from '../i18n/i18n.ts';

type PageModule<Name extends string> = Record<Name, ComponentType>;

/**
 * A route's `lazy` value: loads the component of that name and its texts together, while the route's loader already
 * fetches the data. `lazy: lazyPage(() => import('./AddonsTab.tsx'), 'AddonsTab', 'addons')`
 */
export function lazyPage<Name extends string>(
  load: () => Promise<PageModule<Name>>,
  name: Name,
  ...namespaces: readonly string[]
): { Component: () => Promise<ComponentType> } {
  return {
    Component: async () => {
      const [page] = await Promise.all([load(), loadNamespaces(namespaces)]);
      return page[name];
    },
  };
}
