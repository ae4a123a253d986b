import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { appRoutes } from '../app/router.tsx';
import { forAnother, unlessOnlySearchChanged } from './revalidation.ts';

/** A navigation between two addresses, with the id of a cluster in each. */
function navigation(from: string, to: string): ShouldRevalidateFunctionArgs {
  const [currentUrl, nextUrl] = [new URL(from, 'https://console.test'), new URL(to, 'https://console.test')];
  const idIn = ({ pathname }: URL) => ({ clusterId: pathname.split('/')[2] });
  return {
    currentUrl,
    nextUrl,
    currentParams: idIn(currentUrl),
    nextParams: idIn(nextUrl),
    formMethod: 'GET',
    defaultShouldRevalidate: true,
  };
}

function allOf(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...allOf(route.children ?? [])]);
}

describe('a route', () => {
  it('loads its data again when the user tries again, whatever page it is', () => {
    const again = navigation('/clusters/a/apps?tab=general', '/clusters/a/apps?tab=general');
    const deciding = allOf(appRoutes()).filter(({ shouldRevalidate }) => shouldRevalidate);
    expect(deciding.length).toBeGreaterThan(10);
    expect(deciding.filter(({ shouldRevalidate }) => !shouldRevalidate?.(again))).toEqual([]);
  });

  it('with filters in its address does not load its data for another filter, but for another object', () => {
    expect(unlessOnlySearchChanged(navigation('/clusters/a/apps', '/clusters/a/apps?q=redis'))).toBe(false);
    expect(unlessOnlySearchChanged(navigation('/clusters/a/apps', '/clusters/b/apps'))).toBe(true);
  });

  it('shared by the pages of an object loads its data for another object only', () => {
    const frame = forAnother('clusterId');
    expect(frame(navigation('/clusters/a/apps', '/clusters/a/nodes'))).toBe(false);
    expect(frame(navigation('/clusters/a/apps', '/clusters/b/apps'))).toBe(true);
  });
});
