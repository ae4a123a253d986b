import { countryName } from './countryName.ts';

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
