import { useTranslation } from 'react-i18next';
import { SETTINGS_TABS, paths } from '../../shell/paths.ts';
import { TabbedLayout } from './TabbedLayout.tsx';

/** Settings: one path per section. */
export function SettingsLayout() {
  const { t } = useTranslation();
  return (
    <TabbedLayout
      id="settings"
      order={SETTINGS_TABS}
      labelOf={(tab) => t(`settings.${tab}`)}
      pathOf={paths.settings}
    />
  );
}
