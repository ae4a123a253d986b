import { builder } from '../../graphql/builder.ts';

interface LocationShape {
  name: string;
  city: string;
  country: string;
  countryCode: string;
  networkZone: string;
}

/** Hetzner's locations in the order of the create form; the first is the default. */
export const locations: readonly LocationShape[] = [
  { name: 'fsn1', city: 'Falkenstein', country: 'Germany', countryCode: 'DE', networkZone: 'eu-central' },
  { name: 'nbg1', city: 'Nuremberg', country: 'Germany', countryCode: 'DE', networkZone: 'eu-central' },
  { name: 'ash', city: 'Ashburn, VA', country: 'United States', countryCode: 'US', networkZone: 'us-east' },
  { name: 'hil', city: 'Hillsboro, OR', country: 'United States', countryCode: 'US', networkZone: 'us-west' },
  { name: 'sin', city: 'Singapore', country: 'Singapore', countryCode: 'SG', networkZone: 'ap-southeast' },
  { name: 'hel1', city: 'Helsinki', country: 'Finland', countryCode: 'FI', networkZone: 'eu-central' },
];

/** The location with that name. One that is not in the list keeps its name for a city, so that nothing breaks. */
export function locationOf(name: string): LocationShape {
  const known = locations.find((location) => location.name === name);
  return known ?? { name, city: name, country: '', countryCode: '', networkZone: '' };
}

export const Location = builder.objectRef<LocationShape>('Location').implement({
  description: 'A data centre location of the cloud provider.',
  fields: (t) => ({
    name: t.exposeString('name', { description: "The provider's name, e.g. fsn1." }),
    city: t.exposeString('city', { description: 'The city, for people.' }),
    country: t.exposeString('country', { description: 'The country, in English.' }),
    countryCode: t.exposeString('countryCode', { description: 'The country, ISO 3166-1 alpha-2.' }),
    networkZone: t.exposeString('networkZone', {
      description: 'Servers of one private network, and the masters of one cluster, must share it.',
    }),
  }),
});
