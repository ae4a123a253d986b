import { countryName, placeName } from './countryName.ts';

describe('countryName', () => {
  it('is in the language of the reader', () => {
    expect(countryName('DE', 'en')).toBe('Germany');
    expect(countryName('DE', 'es')).toBe('Alemania');
  });

  it('leaves what it does not know as it is', () => {
    expect(countryName('', 'en')).toBe('');
    expect(countryName('nowhere', 'en')).toBe('nowhere');
  });
});

describe('placeName', () => {
  it('names city and country, and a city state once', () => {
    expect(placeName('Falkenstein', 'DE', 'es')).toBe('Falkenstein, Alemania');
    expect(placeName('Singapore', 'SG', 'es')).toBe('Singapur');
    expect(placeName('Nowhere', '', 'en')).toBe('Nowhere');
  });
});
