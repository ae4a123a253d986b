import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { intlTag } from '../../../../lib/locale.ts';
import { useLocale } from '../../../../ui/locale.ts';
import type { useLocations_location$key } from './__generated__/useLocations_location.graphql.ts';

const fragment = graphql`
  fragment useLocations_location on Location @inline {
    name
    city
    country
    countryCode
    networkZone
  }
`;

export interface LocationChoice {
  readonly name: string;
  readonly city: string;
  /** Translated. */
  readonly country: string;
  readonly countryCode: string;
  readonly zone: string;
  /** City and name in one line. */
  readonly label: string;
}

/** The locations of the form, with translated country names. */
export function useLocations(keys: readonly useLocations_location$key[]): LocationChoice[] {
  const { t } = useTranslation('clusters');
  const names = new Intl.DisplayNames([intlTag(useLocale())], { type: 'region' });
  return keys.map((key) => {
    const { name, city, country, countryCode, networkZone } = readInlineData(fragment, key);
    return {
      name,
      city,
      country: countryCode ? (names.of(countryCode) ?? country) : country,
      countryCode,
      zone: networkZone,
      label: t('create.location.option', { city, name }),
    };
  });
}
