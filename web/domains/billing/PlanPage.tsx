import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'relay-runtime';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { MissingData } from '../../shell/MissingData.tsx';
import { afterSignIn } from '../../shell/session/gate.ts';
import { useCurrentUser } from '../../shell/session/useSession.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Box } from '../../ui/layout/primitives.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { CheckoutOutcome, outcomeIn } from './CheckoutOutcome.tsx';
import { PlanForm } from './PlanForm.tsx';
import { forgetPurchase } from './purchaseDraft.ts';
import type { PlanPageQuery } from './__generated__/PlanPageQuery.graphql.ts';

/** Selecting a plan after sign-up; also the return page of the payment provider. */
export function PlanPage() {
  const { t } = useTranslation('billing');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const user = useCurrentUser();
  const { plans, viewer } = useOwnedQuery<PlanPageQuery>(
    graphql`
      query PlanPageQuery @preloadable {
        plans {
          ...PlanForm_plan
        }
        viewer {
          account {
            ...PlanForm_account
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<PlanPageQuery>>(),
  );
  const outcome = outcomeIn(params);
  const isPaid = outcome === 'success' && user?.gate === 'OPEN';

  useEffect(() => {
    if (!isPaid || !user) return;
    forgetPurchase();
    toast.success({ title: t('checkout.paid') });
    void navigate(afterSignIn(user), { replace: true });
  }, [isPaid, user, navigate, t]);

  if (!user || isPaid) return null;
  return (
    <>
      <PageHeader title={t('page.title')} meta={t('page.intro')} />
      {outcome ? (
        <Box mb="6">
          <CheckoutOutcome outcome={outcome} />
        </Box>
      ) : null}
      {plans && plans.length > 0 ? (
        <PlanForm plans={plans} account={viewer?.account ?? null} user={user} />
      ) : (
        <MissingData title={t('page.noPlans')} />
      )}
    </>
  );
}
