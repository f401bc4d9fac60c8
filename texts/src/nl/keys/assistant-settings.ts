export const heading = 'Assistenten';
export const introduction =
  '‘Wat kan ik het best eerst opeten?’ Geef je assistent dit adres (MCP), en hij kijkt in je keukens.';
export const address = 'Adres voor je assistent';
export const needsKey =
  'Hij vraagt om een sleutel. Maak er hieronder een: voor vragen is er een die alleen kijkt genoeg.';
export const copy = 'Adres kopiëren';
export const copied = 'Adres gekopieerd.';
export const copyFailed = 'Je browser laat ons niet kopiëren. Selecteer het adres en kopieer het zelf.';
