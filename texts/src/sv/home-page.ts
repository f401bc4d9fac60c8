export const pageTitle = 'Crisper: ät det innan det går ut';
export const pageDescription =
  'Crisper håller reda på datumet på allt i kylen, räknar ner och säger vad du ska äta först. För hushåll och delade kök, gratis.';
