import type { CloudLocation } from './port.ts';

/** Locations of Hetzner Cloud in autumn 2025; the first is the default of new clusters. */
export const locations = [
  {
    name: 'fsn1',
    city: 'Falkenstein',
    country: 'DE',
    description: 'Falkenstein DC Park 1',
    networkZone: 'eu-central',
  },
  {
    name: 'nbg1',
    city: 'Nuremberg',
    country: 'DE',
    description: 'Nuremberg DC Park 1',
    networkZone: 'eu-central',
  },
  {
    name: 'hel1',
    city: 'Helsinki',
    country: 'FI',
    description: 'Helsinki DC Park 1',
    networkZone: 'eu-central',
  },
  { name: 'ash', city: 'Ashburn, VA', country: 'US', description: 'Ashburn, VA', networkZone: 'us-east' },
  { name: 'hil', city: 'Hillsboro, OR', country: 'US', description: 'Hillsboro, OR', networkZone: 'us-west' },
  { name: 'sin', city: 'Singapore', country: 'SG', description: 'Singapore', networkZone: 'ap-southeast' },
] as const satisfies readonly CloudLocation[];

/** The location of that name, or undefined. */
export function findLocation(name: string): CloudLocation | undefined {
  return locations.find((location) => location.name === name);
}
