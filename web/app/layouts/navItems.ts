import { Blocks, CircleHelp, LayoutDashboard, LifeBuoy, Server, Settings } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { paths } from '../../shell/paths.ts';

export interface NavItem {
  readonly key: 'dashboard' | 'clusters' | 'integrations' | 'settings' | 'operator' | 'help';
  readonly to: string;
  readonly icon: LucideIcon;
  /** Second key of the go-to sequence, `g d`. */
  readonly letter: string;
}

export const TOP_ITEMS: readonly NavItem[] = [
  { key: 'dashboard', to: paths.dashboard(), icon: LayoutDashboard, letter: 'd' },
  { key: 'clusters', to: paths.clusters(), icon: Server, letter: 'c' },
  { key: 'integrations', to: paths.integrations(), icon: Blocks, letter: 'i' },
  { key: 'settings', to: paths.settings(), icon: Settings, letter: 's' },
];
/** For operators of the platform only. */
export const OPERATOR_ITEM: NavItem = { key: 'operator', to: paths.operator(), icon: LifeBuoy, letter: 'o' };
export const HELP_ITEM: NavItem = { key: 'help', to: paths.help(), icon: CircleHelp, letter: 'h' };
