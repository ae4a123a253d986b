import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../../forms/fields/RadioCards.tsx';
import { SelectField } from '../../../forms/fields/SelectField.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { formatDate } from '../../../lib/time.ts';
import { Grid } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { ACCESS, AREAS, EXPIRIES, levelsOf, type ApiKeyValues } from './apiKeyForm.ts';

/** Name, access and expiry of a key. `current` is the expiry of an existing key, which can be kept. */
export function ApiKeyFields({ current }: { current?: string | null }) {
  const { t } = useTranslation('apikeys');
  const locale = useLocale();
  const access = useFormContext<ApiKeyValues>().watch('access');
  const kept = current
    ? t('form.expiresOn', { date: formatDate(new Date(current), locale) })
    : t('form.never');
  const expiries = EXPIRIES.map((value) => ({
    value,
    label: value === 'never' ? t('form.never') : t('form.days', { count: Number(value) }),
  }));
  return (
    <>
      <TextField name="name" label={t('column.name')} help={t('form.nameHelp')} autoComplete="off" />
      <RadioCards
        name="access"
        label={t('column.scopes')}
        cardWidth="100%"
        options={ACCESS.map((value) => ({
          value,
          label: t(`access.${value}.name`),
          description: t(`access.${value}.text`),
        }))}
      />
      {access === 'CUSTOM' ? <AreaLevels /> : null}
      <SelectField
        name="expiry"
        label={t('column.expires')}
        options={
          current === undefined
            ? expiries
            : [{ value: 'keep', label: t('form.keep', { expiry: kept }) }, ...expiries]
        }
      />
    </>
  );
}

/** One select per area. */
function AreaLevels() {
  const { t } = useTranslation('apikeys');
  return (
    <Grid gap="3" templateColumns="repeat(auto-fill, minmax(min(100%, 11rem), 1fr))">
      {AREAS.map((area) => (
        <SelectField
          key={area}
          name={`areas.${area}`}
          label={t(`area.${area}`)}
          options={levelsOf(area).map((value) => ({ value, label: t(`level.${value}`) }))}
        />
      ))}
    </Grid>
  );
}
