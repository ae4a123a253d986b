import { useTranslation } from 'react-i18next';
import { INTEGRATION_TABS, paths } from '../../shell/paths.ts';
import { TabbedLayout } from './TabbedLayout.tsx';

/** Integrations: Hetzner, GitHub and container registries. */
export function IntegrationsLayout() {
  const { t } = useTranslation();
  return (
    <TabbedLayout
      id="integrations"
      order={INTEGRATION_TABS}
      labelOf={(tab) => t(`integrations.${tab}`)}
      pathOf={paths.integrations}
    />
  );
}
