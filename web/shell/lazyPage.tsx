import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { loadNamespaces } from '../i18n/i18n.ts';
import { loadScript } from '../lib/loadScript.ts';
import { Grid } from '../ui/layout/primitives.ts';
import { Spinner } from '../ui/status/Spinner.tsx';

type PageModule<Name extends string> = Record<Name, ComponentType>;

/** Each page has its own boundary: a navigation shows the new page's spinner instead of keeping the old page until data arrives. */
function withBoundary(Page: ComponentType): ComponentType {
  return function Waiting() {
    return (
      <Suspense
        fallback={
          <Grid minH="60vh" placeContent="center">
            <Spinner />
          </Grid>
        }
      >
        <Page />
      </Suspense>
    );
  };
}

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
      const [page] = await Promise.all([loadScript(load), loadNamespaces(namespaces)]);
      return withBoundary(page[name]);
    },
  };
}
