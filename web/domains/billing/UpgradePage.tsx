import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { MissingData } from '../../shell/MissingData.tsx';
import { useCurrentUser } from '../../shell/session/useSession.ts';
import { useActionReason } from '../../shell/useActionReason.ts';
import { Stack, Text } from '../../ui/layout/primitives.ts';
import { PlanForm } from './PlanForm.tsx';
import { OwnersOnly } from './settings/OwnersOnly.tsx';
import { PlanOffers } from './settings/PlanOffers.tsx';
import { SubscriptionSummary } from './settings/SubscriptionSummary.tsx';
import { keepWayBack } from './wayBack.ts';
import type { UpgradePageQuery } from './__generated__/UpgradePageQuery.graphql.ts';

/** The landing page of an action that needs a payment: for owners the change of the plan, for others whom to ask. */
export function UpgradePage() {
  const { t } = useTranslation('billing');
  const user = useCurrentUser();
  const [params] = useSearchParams();
  const next = params.get('next');
  const reasonOf = useActionReason();
  const { plans, viewer } = useOwnedQuery<UpgradePageQuery>(
    graphql`
      query UpgradePageQuery @preloadable {
        plans {
          isCurrent
          ...PlanForm_plan
          ...PlanOffers_plans
          ...SubscriptionSummary_plans
        }
        viewer {
          account {
            ...OwnersOnly_account
            ...PlanForm_account
            subscription {
              viewerCan {
                upgrade {
                  allowed
                  ...useActionReason_state
                }
                resume {
                  allowed
                }
              }
              ...SubscriptionSummary_subscription
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
  const upgradeReason = reasonOf(subscription?.viewerCan.upgrade);
  const changes = () => {
    // An account with a plan has a subscription, so this one could not be loaded.
    if (!subscription && plans.some(({ isCurrent }) => isCurrent))
      return <MissingData title={t('page.noSubscription')} />;
    // A pending change comes first: the platform refuses others until it is taken back.
    if (subscription?.viewerCan.resume.allowed) {
      return (
        <>
          <Text>{upgradeReason}</Text>
          <SubscriptionSummary plans={plans} subscription={subscription} />
        </>
      );
    }
    // A running subscription is changed, and its card pays the difference; otherwise a checkout is needed.
    return subscription?.viewerCan.upgrade.allowed ? (
      <PlanOffers plans={plans} subscription={subscription} />
    ) : (
      <PlanForm plans={plans} account={viewer.account} user={user} />
    );
  };
  return (
    <OwnersOnly account={viewer.account}>
      <Stack gap="5" maxW="6xl">
        {next ? <Text color="fg.muted">{t('settings.upgrade.intro')}</Text> : null}
        {changes()}
      </Stack>
    </OwnersOnly>
  );
}
