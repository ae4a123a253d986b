import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { MissingData } from '../../shell/MissingData.tsx';
import { useCurrentUser } from '../../shell/session/useSession.ts';
import { Stack, Text } from '../../ui/layout/primitives.ts';
import { PlanForm } from './PlanForm.tsx';
import { PlanOffers } from './settings/PlanOffers.tsx';
import { keepWayBack } from './wayBack.ts';
import type { UpgradePageQuery } from './__generated__/UpgradePageQuery.graphql.ts';

/** The landing page of an action that needs a payment: the plans, with the one that allows it selected. */
export function UpgradePage() {
  const { t } = useTranslation('billing');
  const user = useCurrentUser();
  const [params] = useSearchParams();
  const next = params.get('next');
  const { plans, viewer } = useOwnedQuery<UpgradePageQuery>(
    graphql`
      query UpgradePageQuery {
        plans {
          ...PlanForm_plan
          ...PlanOffers_plans
        }
        viewer {
          account {
            ...PlanForm_account
            subscription {
              viewerCan {
                upgrade {
                  allowed
                }
              }
              ...PlanOffers_subscription
            }
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<UpgradePageQuery>>(),
  );
  useEffect(() => {
    if (next) keepWayBack(next);
  }, [next]);
  if (!user || !viewer) return null;
  if (!plans) return <MissingData title={t('page.noPlans')} />;
  const { subscription } = viewer.account;
  return (
    <Stack gap="5" maxW="6xl">
      <Text color="fg.muted">{t('settings.upgrade.intro')}</Text>
      {/* A running subscription is changed, and its card pays the difference; otherwise a checkout is needed. */}
      {subscription?.viewerCan.upgrade.allowed ? (
        <PlanOffers plans={plans} subscription={subscription} />
      ) : (
        <PlanForm plans={plans} account={viewer.account} user={user} />
      )}
    </Stack>
  );
}
