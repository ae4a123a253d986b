import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router-dom';
import type { PageHandle } from '../../shell/routes.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { RouteTabs } from '../../ui/layout/RouteTabs.tsx';
import { Box } from '../../ui/layout/primitives.ts';

interface TabbedLayoutProps<Tab extends string> {
  /** The route's id, which is also the prefix of its translation keys. */
  readonly id: 'settings' | 'integrations';
  readonly order: readonly Tab[];
  readonly pathOf: (tab: Tab) => string;
  readonly labelOf: (tab: Tab) => string;
}

/** A heading, tabs that are routes, and the current one below. */
export function TabbedLayout<Tab extends string>({ id, order, pathOf, labelOf }: TabbedLayoutProps<Tab>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const handle = useMatches().find((match) => match.id === id)?.handle as PageHandle | undefined;
  const present = order.filter((tab) => handle?.tabs?.includes(tab));
  const tabs = present.map((tab) => ({ to: pathOf(tab), label: labelOf(tab) }));
  return (
    <div>
      <PageHeader title={t(`nav.${id}`)} />
      <RouteTabs
        label={t(`nav.${id}`)}
        tabs={tabs}
        current={pathname}
        onNavigate={(to) => void navigate(to)}
      />
      <Box mt="6">
        <Outlet />
      </Box>
    </div>
  );
}
