import { SETTINGS_TABS, paths } from '../paths.ts';
import type { SettingsTab } from '../paths.ts';
import { TabbedLayout } from './TabbedLayout.tsx';

/** Settings: one address per section. */
export function SettingsLayout() {
  return (
    <TabbedLayout id="settings" order={SETTINGS_TABS} pathOf={(tab) => paths.settings(tab as SettingsTab)} />
  );
}
