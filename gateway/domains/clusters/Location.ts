import { builder } from '../../graphql/builder.ts';

interface LocationShape {
  name: string;
  city: string;
  country: string;
  countryCode: string;
  networkZone: string;
}

/** Hetzner's locations in the order of the create form; the first one is the default. */
export const locations: readonly LocationShape[] = [
  { name: 'fsn1', city: 'Falkenstein', country: 'Germany', countryCode: 'DE', networkZone: 'eu-central' },
  { name: 'nbg1', city: 'Nuremberg', country: 'Germany', countryCode: 'DE', networkZone: 'eu-central' },
  { name: 'ash', city: 'Ashburn, VA', country: 'United States', countryCode: 'US', networkZone: 'us-east' },
  { name: 'hil', city: 'Hillsboro, OR', country: 'United States', countryCode: 'US', networkZone: 'us-west' },
  { name: 'sin', city: 'Singapore', country: 'Singapore', countryCode: 'SG', networkZone: 'ap-southeast' },
  { name: 'hel1', city: 'Helsinki', country: 'Finland', countryCode: 'FI', networkZone: 'eu-central' },
];

/** The location with that name. The name of an unknown location is used as its city. */
export function locationOf(name: string): LocationShape {
  const known = locations.find((location) => location.name === name);
  return known ?? { name, city: name, country: '', countryCode: '', networkZone: '' };
}

export const Location = builder.objectRef<LocationShape>('Location').implement({
  description: 'A location of Hetzner Cloud.',
  fields: (t) => ({
    name: t.exposeString('name', { description: "Hetzner's name, for example fsn1." }),
    city: t.exposeString('city', { description: 'City, in English.' }),
    country: t.exposeString('country', { description: 'Country, in English.' }),
    countryCode: t.exposeString('countryCode', { description: 'Country as ISO 3166-1 alpha-2 code.' }),
    networkZone: t.exposeString('networkZone', {
      description:
        'Network zone. The servers of a private network and the control plane nodes of a cluster must share it.',
    }),
  }),
});
