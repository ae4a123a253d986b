import { Bell } from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import type { NounRoutes } from '../../shell/routes.ts';
import pageQuery from './__generated__/NotificationsPageQuery$parameters.ts';
import tabQuery from './settings/__generated__/NotificationsTabQuery$parameters.ts';

/** The list behind the bell, its settings, and the page that ends e-mails. */
export const notificationsRoutes: NounRoutes = {
  open: [
    {
      path: 'unsubscribe',
      handle: { title: 'notifications:unsubscribe.title' },
      lazy: lazyPage(() => import('./UnsubscribePage.tsx'), 'UnsubscribePage', 'notifications'),
    },
  ],
  app: [
    {
      path: 'notifications',
      handle: { title: 'notifications:title', icon: Bell },
      loader: ({ request }) => loadPage(pageQuery, {}, request.signal),
      lazy: lazyPage(() => import('./NotificationsPage.tsx'), 'NotificationsPage', 'notifications'),
    },
  ],
  settings: [
    {
      path: 'notifications',
      handle: { title: 'notifications:settings.title', isTab: true, icon: Bell },
      loader: ({ request }) => loadPage(tabQuery, {}, request.signal),
      lazy: lazyPage(() => import('./settings/NotificationsTab.tsx'), 'NotificationsTab', 'notifications'),
    },
  ],
};
