import { Gem, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import type { PlanBadge_app$key } from './__generated__/PlanBadge_app.graphql.ts';

/** The plan that an app needs, with a lock if the account has a smaller one; nothing if every plan allows it. */
export function PlanBadge({ app }: { app: PlanBadge_app$key }) {
  const { t } = useTranslation('apps');
  const { catalog, viewerCan } = useFragment(
    graphql`
      fragment PlanBadge_app on App {
        catalog {
          plan
        }
        viewerCan {
          install {
            code
          }
        }
      }
    `,
    app,
  );
  const { plan } = catalog;
  if (!plan || plan === 'FREE') return null;
  const isLocked = viewerCan.install.code === 'PLAN_LIMIT';
  return <StatusBadge tone="neutral" look="outline" icon={isLocked ? Lock : Gem} label={t(`plan.${plan}`)} />;
}
