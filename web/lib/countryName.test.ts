import { placeName } from './countryName.ts';

describe('placeName', () => {
  it('returns city and country in the given language', () => {
    expect(placeName('Falkenstein', 'DE', 'en')).toBe('Falkenstein, Germany');
    expect(placeName('Falkenstein', 'DE', 'es')).toBe('Falkenstein, Alemania');
  });

  it('returns only the country for a city state', () => {
    expect(placeName('Singapore', 'SG', 'es')).toBe('Singapur');
  });

  it('returns unknown codes unchanged, and nothing for an empty one', () => {
    expect(placeName('Nowhere', 'nowhere', 'en')).toBe('Nowhere, nowhere');
    expect(placeName('Nowhere', '', 'en')).toBe('Nowhere');
  });
});
