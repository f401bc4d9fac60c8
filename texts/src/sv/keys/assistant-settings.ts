export const heading = 'Assistenter';
export const introduction =
  '”Vad ska jag äta först?” Ge din assistent den här adressen (MCP), så tittar den i dina kök.';
export const address = 'Adress till din assistent';
export const needsKey =
  'Den frågar efter en nyckel. Skapa en här nedanför: en som bara tittar räcker för frågor.';
export const copy = 'Kopiera adressen';
export const copied = 'Adressen är kopierad.';
export const copyFailed = 'Webbläsaren låter oss inte kopiera. Markera adressen och kopiera den själv.';
