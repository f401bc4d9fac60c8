import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRICE_MAX, priceInField, readPrice } from './price.ts';

const LOCALES = ['en-US', 'en-IN', 'de-DE', 'de-CH', 'fr-FR', 'sv-SE', 'pl-PL', 'ar-EG', 'fa-IR', 'hi-IN'];

test.each([
  ['1.80', 'en-US', 'EUR', 180],
  ['1,80', 'en-US', 'EUR', 180],
  ['1,80', 'de-DE', 'EUR', 180],
  ['1.80', 'de-DE', 'EUR', 180],
  ['2', 'en-US', 'USD', 200],
  ['2,5', 'fr-FR', 'EUR', 250],
  ['.5', 'en-US', 'USD', 50],
  ['0', 'en-US', 'USD', 0],
  ['$1.80', 'en-US', 'USD', 180],
  ['1,80 €', 'de-DE', 'EUR', 180],
  ['EUR 1.80', 'en-US', 'EUR', 180],
  ['12,50 zł', 'pl-PL', 'PLN', 1250],
  ['1,234.50', 'en-US', 'USD', 123_450],
  ['1.234,50', 'de-DE', 'EUR', 123_450],
  ['1.234,50', 'en-US', 'EUR', 123_450],
  ['1’234.50', 'de-CH', 'CHF', 123_450],
  ['1 234,50', 'fr-FR', 'EUR', 123_450],
  ['1,00,000', 'en-IN', 'INR', 10_000_000],
  ['1,234', 'en-US', 'USD', 123_400],
  ['1.234', 'de-DE', 'EUR', 123_400],
  ['1,234', 'en-US', 'JPY', 1234],
  ['240', 'en-US', 'JPY', 240],
  ['1.250', 'en-US', 'KWD', 1250],
  ['١٫٨٠', 'ar-EG', 'EGP', 180],
  ['۱٫۸۰', 'fa-IR', 'EUR', 180],
  ['1.80', 'ar-EG', 'EGP', 180],
])('%s in %s is a price in %s', (text, locale, currency, price) => {
  expect(readPrice(text, { locale, currency })).toBe(price);
});

test.each([
  ['', 'USD'],
  ['free', 'USD'],
  ['-1', 'USD'],
  ['1.', 'USD'],
  ['.', 'USD'],
  ['1.234', 'USD'],
  ['1.2.3', 'USD'],
  ['12,34,5', 'USD'],
  ['1,234.567,8', 'USD'],
  ['1.5', 'JPY'],
  ['2 eggs', 'USD'],
  ['1e3', 'USD'],
  ['1000000.01', 'USD'],
])('%s is no price in %s', (text, currency) => {
  expect(readPrice(text, { locale: 'en-US', currency })).toBeUndefined();
});

test('what stands in the field is read as the same price, in every region and currency', () => {
  const written = fc.record({
    currency: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'INR', 'SEK'),
    locale: fc.constantFrom(...LOCALES),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: PRICE_MAX }), written, (price, where) => {
      expect(readPrice(priceInField(price, where), where)).toBe(price);
    }),
  );
});
