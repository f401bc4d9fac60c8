export const pageTitle = 'Voorwaarden';
export const pageDescription =
  'De afspraken tussen jou en Crisper, in zes korte delen: je account, jouw aandeel, je gegevens en onze aansprakelijkheid.';
export const heading = 'Voorwaarden';
export const lead =
  'De afspraken tussen jou en ons. Zes korte delen; lees dat over voedselveiligheid twee keer. Dit is een vertaling: de Engelse tekst is bindend.';

export const introductionHeading = 'Inleiding';
export const introduction =
  'Crisper is een gratis dienst die voor huishoudens en gedeelde keukens bijhoudt welk eten er is en wanneer het verloopt. Gebruik je Crisper, met of zonder account, dan ga je akkoord met deze voorwaarden. Ben je het er niet mee eens, gebruik Crisper dan niet.';

export const accountHeading = 'Je account';
export const accountNeeded =
  'Rondkijken en lezen kan zonder account. Om eten toe te voegen heb je er een nodig, gemaakt met een e-mailadres dat van jou is of via Google. Geef een naam op waaraan je keuken je herkent: die staat bij je eten.';
export const accountPassword =
  'Hou je wachtwoord voor jezelf: wat vanuit je account wordt gedaan, geldt als door jou gedaan. Denk je dat iemand anders het gebruikt, wijzig dan je wachtwoord en laat het ons weten.';

export const responsibilitiesHeading = 'Jouw verantwoordelijkheid';
export const responsibleForContent =
  'Wat je in de open koelkast legt is openbaar, met je naam erbij, en voor wie is ingelogd je e-mailadres, tenzij je in je profiel iets anders kiest. Wat je in een keuken zet, is voor de mensen in die keuken. Voeg dus alleen toe wat je mag delen, en niets wat onwettig of beledigend is of de privacy van een ander schendt. Gebruik alleen foto’s die je mag gebruiken.';
export const responsibleForUse =
  'Probeer niet te lezen of te wijzigen wat van andere accounts is, de grenzen van de dienst te omzeilen, of de dienst zo te belasten dat anderen er niets meer aan hebben. We mogen verwijderen wat tegen deze regels is, en accounts sluiten die ze overtreden.';

export const dataHeading = 'Je gegevens';
export const data = <T>({ privacyPolicy }: { privacyPolicy: (words: string) => T }) => [
  'Om te werken bewaart Crisper je account, je eten en iets over je apparaat. In onze ',
  privacyPolicy('privacyverklaring'),
  ' staat wat precies, wie het kan zien en hoe je het laat verwijderen. Die maakt deel uit van deze voorwaarden.',
];

export const liabilityHeading = 'Beperking van aansprakelijkheid';
export const foodSafety = <T>({ strong }: { strong: (words: string) => T }) => [
  strong(
    'Crisper telt dagen. Het kan je eten niet zien, ruiken of proeven, en neemt geen verantwoordelijkheid voor beslissingen over voedselveiligheid.',
  ),
  ' Het label ‘Vers’ zegt dat een datum nog moet komen, niet dat iets veilig is om te eten. Volg het etiket, bewaar eten zoals daar staat, en gooi het bij twijfel weg. Onze artikelen, de bewaartips en de BMI-calculator zijn algemene informatie en geen medisch advies.',
];
export const noWarranty =
  'De dienst wordt geleverd zoals hij is. We doen ons best om hem draaiend en juist te houden, maar kunnen niet beloven dat hij nooit uitvalt of nooit fout zit. Voor zover de wet het toestaat, zijn we niet aansprakelijk voor schade die ontstaat doordat je erop vertrouwt, ook niet voor bedorven eten en gemiste meldingen.';

export const changesHeading = 'Wijzigingen van deze voorwaarden';
export const changes =
  'We mogen deze voorwaarden wijzigen als de dienst verandert. De huidige versie staat altijd op deze pagina; belangrijke wijzigingen kondigen we hier aan voor ze gelden. Gebruik je Crisper daarna nog, dan ga je ermee akkoord.';

export const contactHeading = 'Juridisch contact';
export const contact = <T>({ email }: { email: T }) => [
  'Alles over deze voorwaarden gaat naar ',
  email,
  '. Noem het deel waar het over gaat.',
];
