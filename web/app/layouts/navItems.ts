import { Blocks, CircleHelp, LayoutDashboard, LifeBuoy, Server, Settings } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { paths } from '../../shell/paths.ts';
import type { StoredUser } from '../../shell/session/storedUser.ts';

export interface NavItem {
  readonly key: 'dashboard' | 'clusters' | 'integrations' | 'settings' | 'operator' | 'help';
  readonly to: string;
  readonly icon: LucideIcon;
  /** Second key of the go-to sequence, `g d`. */
  readonly letter: string;
}

const MAIN: readonly NavItem[] = [
  { key: 'dashboard', to: paths.dashboard(), icon: LayoutDashboard, letter: 'd' },
  { key: 'clusters', to: paths.clusters(), icon: Server, letter: 'c' },
  { key: 'integrations', to: paths.integrations(), icon: Blocks, letter: 'i' },
  { key: 'settings', to: paths.settings(), icon: Settings, letter: 's' },
];
const OPERATOR: NavItem = { key: 'operator', to: paths.operator(), icon: LifeBuoy, letter: 'o' };
const HELP: NavItem = { key: 'help', to: paths.help(), icon: CircleHelp, letter: 'h' };

/** The items of the navigation for a user, also as shortcuts and commands. `more` are below the others. */
export const navItemsFor = (role: StoredUser['role'] | undefined) => ({
  main: MAIN,
  more: role === 'OPERATOR' ? [OPERATOR, HELP] : [HELP],
});
