import { countryName, placeName } from './countryName.ts';

describe('countryName', () => {
  it('returns the name in the given language', () => {
    expect(countryName('DE', 'en')).toBe('Germany');
    expect(countryName('DE', 'es')).toBe('Alemania');
  });

  it('returns unknown codes unchanged', () => {
    expect(countryName('', 'en')).toBe('');
    expect(countryName('nowhere', 'en')).toBe('nowhere');
  });
});

describe('placeName', () => {
  it('returns city and country, and only the country for a city state', () => {
    expect(placeName('Falkenstein', 'DE', 'es')).toBe('Falkenstein, Alemania');
    expect(placeName('Singapore', 'SG', 'es')).toBe('Singapur');
    expect(placeName('Nowhere', '', 'en')).toBe('Nowhere');
  });
});
