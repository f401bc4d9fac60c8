/** Countries whose zones are looked through, with the currency of each. Others are known by the language alone. */
const CURRENCY_OF: Record<string, string> = {
  ...{
    US: 'USD',
    GB: 'GBP',
    IE: 'EUR',
    CA: 'CAD',
    AU: 'AUD',
    NZ: 'NZD',
    IN: 'INR',
    ZA: 'ZAR',
    NG: 'NGN',
    KE: 'KES',
  },
  ...{
    DE: 'EUR',
    AT: 'EUR',
    CH: 'CHF',
    LI: 'CHF',
    FR: 'EUR',
    BE: 'EUR',
    NL: 'EUR',
    LU: 'EUR',
    ES: 'EUR',
    PT: 'EUR',
  },
  ...{
    IT: 'EUR',
    GR: 'EUR',
    CY: 'EUR',
    MT: 'EUR',
    FI: 'EUR',
    EE: 'EUR',
    LV: 'EUR',
    LT: 'EUR',
    SI: 'EUR',
    SK: 'EUR',
  },
  ...{
    HR: 'EUR',
    SE: 'SEK',
    NO: 'NOK',
    DK: 'DKK',
    IS: 'ISK',
    PL: 'PLN',
    CZ: 'CZK',
    HU: 'HUF',
    RO: 'RON',
    BG: 'EUR',
  },
  ...{
    TR: 'TRY',
    UA: 'UAH',
    RS: 'RSD',
    IL: 'ILS',
    AE: 'AED',
    SA: 'SAR',
    EG: 'EGP',
    MA: 'MAD',
    GH: 'GHS',
    TZ: 'TZS',
  },
  ...{
    JP: 'JPY',
    KR: 'KRW',
    CN: 'CNY',
    TW: 'TWD',
    HK: 'HKD',
    SG: 'SGD',
    MY: 'MYR',
    PH: 'PHP',
    ID: 'IDR',
    TH: 'THB',
  },
  ...{
    VN: 'VND',
    PK: 'PKR',
    BD: 'BDT',
    LK: 'LKR',
    NP: 'NPR',
    BR: 'BRL',
    MX: 'MXN',
    AR: 'ARS',
    CL: 'CLP',
    CO: 'COP',
  },
  ...{ PE: 'PEN', UY: 'UYU', PR: 'USD', JM: 'JMD' },
};

/** Newer than the compiler's library, and not in every browser. */
interface ZonedLocale extends Intl.Locale {
  getTimeZones?(): string[] | undefined;
  timeZones?: string[];
}

function zonesOf(country: string): string[] {
  const locale: ZonedLocale = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** Zones have had other names: Asia/Calcutta is Asia/Kolkata. */
const canonical = (zone: string) =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

/** The region that a language tag names, or where most people speak that language. */
export const countryOfLocale = (locale: string): string | null =>
  new Intl.Locale(locale).maximize().region ?? null;

const asked = new Map<string, string | null>();

/** The country in which a zone's clocks run; null for UTC, and where the browser cannot say. */
export function countryOfZone(zone: string, likely: string | null = null): string | null {
  const known = asked.get(zone);
  const country = known === undefined ? findCountry(zone, likely) : known;
  asked.set(zone, country);
  return country;
}

/** The list of a country's zones takes the browser a millisecond, so the likely country is asked for first. */
function findCountry(zone: string, likely: string | null): string | null {
  if (/^(?:UTC|GMT|Etc\/)/.test(zone)) return null;
  const name = canonical(zone);
  const countries = [...(likely ? [likely] : []), ...Object.keys(CURRENCY_OF)];
  return countries.find((country) => zonesOf(country).some((each) => each === zone || each === name)) ?? null;
}

/** The currency of the place where a person is, or else of their language; null if neither is known. */
export function likelyCurrency(locale: string, zone: string): string | null {
  const ofLocale = countryOfLocale(locale);
  const country = countryOfZone(zone, ofLocale) ?? ofLocale;
  return (country && CURRENCY_OF[country]) ?? null;
}
