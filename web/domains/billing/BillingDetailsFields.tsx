import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../forms/fields/SelectField.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { Grid } from '../../ui/layout/primitives.ts';
import { useLocale } from '../../ui/locale.ts';
import { countriesFor, hasStates, hasVat } from './countries.ts';

/** The billing address. The country is first, because the other fields depend on it. */
export function BillingDetailsFields() {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const countries = useMemo(() => countriesFor(locale), [locale]);
  const country = String(useFormContext().watch('billingDetails.country') ?? '');
  return (
    <>
      <SelectField
        maxWidth="none"
        name="billingDetails.country"
        label={t('details.country')}
        options={countries}
        placeholder={t('ui:form.select')}
      />
      <TextField
        maxWidth="none"
        name="billingDetails.fullName"
        label={t('details.fullName')}
        autoComplete="billing name"
      />
      <Grid gap="5" templateColumns={{ sm: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <TextField
          maxWidth="none"
          name="billingDetails.companyName"
          label={t('details.company')}
          autoComplete="billing organization"
          isOptional
        />
        <TextField
          maxWidth="none"
          name="billingDetails.taxId"
          label={t(hasVat(country) ? 'details.vatId' : 'details.taxId')}
          isOptional
          isCode
        />
      </Grid>
      <TextField
        maxWidth="none"
        name="billingDetails.addressLine1"
        label={t('details.address')}
        autoComplete="billing address-line1"
      />
      <TextField
        maxWidth="none"
        name="billingDetails.addressLine2"
        label={t('details.address2')}
        autoComplete="billing address-line2"
        isOptional
      />
      <Grid gap="5" templateColumns={{ sm: 'minmax(0, 10rem) minmax(0, 1fr)' }}>
        <TextField
          maxWidth="none"
          name="billingDetails.postalCode"
          label={t('details.postalCode')}
          autoComplete="billing postal-code"
        />
        <TextField
          maxWidth="none"
          name="billingDetails.city"
          label={t('details.city')}
          autoComplete="billing address-level2"
        />
      </Grid>
      {hasStates(country) ? (
        <TextField
          maxWidth="none"
          name="billingDetails.state"
          label={t('details.state')}
          autoComplete="billing address-level1"
          isOptional
        />
      ) : null}
    </>
  );
}
