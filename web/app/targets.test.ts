import { matchRoutes } from 'react-router-dom';
import { GATES, afterSignIn } from '../shell/session/gate.ts';
import type { Gate } from '../shell/session/storedUser.ts';
import { storedUser } from '../testing/storedUser.ts';
import { navItemsFor } from './layouts/navItems.ts';
import { paths } from '../shell/paths.ts';
import { appRoutes } from './router.tsx';

const routes = appRoutes();

/** True if the address has a page other than the 404 page. */
function exists(address: string): boolean {
  const [pathname = ''] = address.split('?');
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match !== undefined && match.route.path !== '*';
}

const gates = Object.keys(GATES) as Exclude<Gate, 'OPEN'>[];

describe('every address used by the shell', () => {
  it('differs from an unknown one', () => {
    expect(exists('/nowhere')).toBe(false);
    expect(exists('/settings/nowhere')).toBe(false);
  });

  it.each(gates)('exists for the gate %s', (gate) => {
    expect(exists(GATES[gate].target)).toBe(true);
  });

  it.each(
    Object.values(navItemsFor('OPERATOR'))
      .flat()
      .map(({ to }) => to),
  )('exists in the sidebar: %s', (to) => {
    expect(exists(to)).toBe(true);
  });

  it.each([
    afterSignIn(storedUser({ gate: 'OPEN', isOnboarded: true })),
    afterSignIn(storedUser({ gate: 'OPEN', isOnboarded: false })),
    paths.signIn(),
    paths.oneTimeCode(''),
    paths.upgrade('pro'),
    paths.settings('billing'),
  ])('exists: %s', (address) => {
    expect(exists(address)).toBe(true);
  });
});
