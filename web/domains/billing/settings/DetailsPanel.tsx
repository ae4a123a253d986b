import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { useBlocker } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { FormShell } from '../../../forms/FormShell.tsx';
import { UnsavedDialog } from '../../../forms/UnsavedDialog.tsx';
import { useUnsavedGuard } from '../../../forms/useUnsavedGuard.ts';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { useLastLoaded } from '../../../relay/useLastLoaded.ts';
import { MissingData } from '../../../shell/MissingData.tsx';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { useCurrentUser } from '../../../shell/session/useSession.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { BillingDetailsFields } from '../BillingDetailsFields.tsx';
import { startingDetails, toInput } from '../billingDetails.ts';
import { countryOfBrowser, hasStates } from '../countries.ts';
import { useUpdateBillingDetails } from './useUpdateBillingDetails.ts';
import type { billingDetails_details$key } from '../__generated__/billingDetails_details.graphql.ts';
import type { DetailsPanel_account$key } from './__generated__/DetailsPanel_account.graphql.ts';

const schema = async () => (await import('../billingSchema.ts')).billingDetailsSchema;

/** Name and address for the next invoices. */
export function DetailsPanel({ account }: { account: DetailsPanel_account$key }) {
  const { t } = useTranslation('billing');
  const { billingDetails } = useFragment(
    graphql`
      fragment DetailsPanel_account on Account {
        billingDetails {
          ...billingDetails_details
        }
      }
    `,
    account,
  );
  const stored = useLastLoaded(billingDetails);
  return stored ? <DetailsForm stored={stored} /> : <MissingData title={t('details.loadFailed')} />;
}

function DetailsForm({ stored }: { stored: billingDetails_details$key }) {
  const { t } = useTranslation('billing');
  const user = useCurrentUser();
  const toFailure = useFormFailure();
  const [update] = useUpdateBillingDetails();
  const start = startingDetails(stored, { fullName: user?.name ?? '', country: countryOfBrowser() });
  const form = useZodForm(schema, { billingDetails: start });
  const { isDirty } = form.formState;
  // Another tab of the page takes the form away as well.
  const blocker = useBlocker(isDirty);
  useUnsavedGuard(isDirty);
  return (
    <Card as="section" maxW="3xl" aria-label={t('details.title')}>
      <CardHeader title={t('details.title')} description={t('details.intro')} />
      <CardBody>
        <FormShell
          form={form}
          submitLabel={t('settings.details.save')}
          onSubmit={async ({ billingDetails }) => {
            const input = toInput(billingDetails, hasStates(billingDetails.country));
            const result = await update({ input: { billingDetails: input } });
            if (!result.ok) return toFailure(result);
            form.reset({ billingDetails });
            toast.success({ title: t('settings.details.saved') });
            return undefined;
          }}
        >
          <BillingDetailsFields />
        </FormShell>
        <UnsavedDialog blocker={blocker} />
      </CardBody>
    </Card>
  );
}
