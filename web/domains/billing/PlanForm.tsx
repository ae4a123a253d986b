import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { FormShell } from '../../forms/FormShell.tsx';
import { useZodForm } from '../../forms/useZodForm.ts';
import { useLastLoaded } from '../../relay/useLastLoaded.ts';
import { MissingData } from '../../shell/MissingData.tsx';
import type { StoredUser } from '../../shell/session/storedUser.ts';
import { Card, CardBody, CardHeader } from '../../ui/layout/Card.tsx';
import { Grid, Stack } from '../../ui/layout/primitives.ts';
import { BillingDetailsFields } from './BillingDetailsFields.tsx';
import { startingDetails } from './billingDetails.ts';
import { countryOfBrowser } from './countries.ts';
import { FreePlanStart } from './FreePlanStart.tsx';
import { PlanCards } from './PlanCards.tsx';
import { PurchaseSummary } from './PurchaseSummary.tsx';
import { choiceIn, SOLD_TIERS, type PlanChoice } from './planChoice.ts';
import { keptPurchase } from './purchaseDraft.ts';
import { usePurchase } from './usePurchase.ts';
import type { billingDetails_details$key } from './__generated__/billingDetails_details.graphql.ts';
import type { PlanForm_account$key } from './__generated__/PlanForm_account.graphql.ts';
import type { PlanForm_plan$key } from './__generated__/PlanForm_plan.graphql.ts';

const schema = async () => (await import('./billingSchema.ts')).billingDetailsSchema;

interface PlanFormProps {
  readonly plans: PlanForm_plan$key;
  /** With the details of earlier payments. */
  readonly account: PlanForm_account$key | null;
  readonly user: Pick<StoredUser, 'name' | 'accountId'>;
}

/** Plan, billing details and total. The selection is kept in the address; Free needs no details. */
export function PlanForm({ plans, account, user }: PlanFormProps) {
  const data = useFragment(
    graphql`
      fragment PlanForm_account on Account {
        billingDetails {
          ...billingDetails_details
        }
      }
    `,
    account,
  );
  const stored = useLastLoaded(data?.billingDetails);
  const hasDetails = Boolean(stored ?? keptPurchase(user.accountId));
  // A form keeps the values that it was opened with, so it is opened again when a retry has loaded the details.
  return <PurchaseForm key={String(hasDetails)} plans={plans} stored={stored} user={user} />;
}

interface PurchaseFormProps extends Pick<PlanFormProps, 'plans' | 'user'> {
  readonly stored: billingDetails_details$key | null | undefined;
}

function PurchaseForm({ plans, stored, user }: PurchaseFormProps) {
  const { t } = useTranslation('billing');
  const [params, setParams] = useSearchParams();
  const list = useFragment(
    graphql`
      fragment PlanForm_plan on Plan @relay(plural: true) {
        tier
        isCurrent
        trialDays
        ...PlanCards_plan
        ...PurchaseSummary_plan
        ...FreePlanStart_plan
      }
    `,
    plans,
  );
  const kept = keptPurchase(user.accountId);
  const current = list.find(({ isCurrent }) => isCurrent)?.tier;
  const choice: PlanChoice = {
    tier: kept?.tier ?? SOLD_TIERS.find((tier) => tier === current) ?? 'FREE',
    interval: kept?.interval ?? 'MONTHLY',
    isTrial: kept?.isTrial ?? false,
    ...choiceIn(params),
  };
  const form = useZodForm(schema, {
    billingDetails:
      kept?.billingDetails ?? startingDetails(stored, { fullName: user.name, country: countryOfBrowser() }),
  });
  const [purchase] = usePurchase();
  const plan = list.find(({ tier }) => tier === choice.tier);
  const isPaid = plan !== undefined && choice.tier !== 'FREE';

  // Sent as they are, empty fields would replace what is stored.
  const areDetailsMissing = !kept && !stored;
  const trialDays = choice.interval === 'MONTHLY' ? (plan?.trialDays ?? 0) : 0;
  const isTrial = trialDays > 0 && choice.isTrial === true;

  const choose = (next: PlanChoice) => {
    const query = {
      plan: next.tier.toLowerCase(),
      interval: next.interval.toLowerCase(),
      ...(next.isTrial ? { trial: '1' } : {}),
    };
    setParams(query, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <PlanCards plans={list} choice={choice} onChoose={choose} />
      {plan && choice.tier === 'FREE' ? (
        <FreePlanStart plan={plan} choice={{ tier: choice.tier, interval: choice.interval }} />
      ) : null}
      {isPaid && areDetailsMissing ? <MissingData title={t('details.loadFailed')} /> : null}
      {isPaid && !areDetailsMissing ? (
        <FormShell
          form={form}
          onSubmit={({ billingDetails }) => purchase({ ...choice, isTrial }, billingDetails)}
          submitLabel={t('purchase.submit')}
          failureTitle={t('purchase.failed')}
          isSubmitFullWidth
          renderButtons={(buttons) => (
            <Grid gap="6" mt="6" alignItems="start" templateColumns={{ lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}>
              <Card as="section" aria-label={t('details.title')}>
                <CardHeader title={t('details.title')} description={t('details.intro')} />
                <CardBody>
                  <Stack gap="5">
                    <BillingDetailsFields />
                  </Stack>
                </CardBody>
              </Card>
              <PurchaseSummary
                plan={plan}
                interval={choice.interval}
                trial={{
                  days: trialDays,
                  isChosen: isTrial,
                  onChange: (isChosen) => choose({ ...choice, isTrial: isChosen }),
                }}
              >
                {buttons}
              </PurchaseSummary>
            </Grid>
          )}
        >
          {null}
        </FormShell>
      ) : null}
    </>
  );
}
