/** What an assistant is told about each thing that it can do. What people typed never gets in here. */
export const assistantTools = {
  kitchens: {
    title: 'Keukens',
    description: 'Noemt de keukens die deze sleutel opent, en hoeveel daar vandaag de laatste dag heeft.',
    none: 'Deze sleutel opent geen keuken.',
  },
  eat_first: {
    title: 'Wat eerst op moet',
    description:
      'Wat eerst moet worden opgegeten, en hoeveel er is. Een dag met certainty ‘estimated’ is een schatting: zeg dat erbij. Eten met het advies ‘do-not-eat’ mag niet meer worden gegeten.',
  },
  find_food: { title: 'Eten zoeken', description: 'Zoekt eten op woorden uit de naam.' },
  shopping_list: { title: 'Boodschappenlijst', description: 'Wat er op de boodschappenlijsten staat.' },
  what_can_we_cook: {
    title: 'Wat kunnen we koken',
    description:
      'De eerste gerechten voor wat snel op moet, eerst het gerecht dat het meeste redt: wat elk gebruikt en wat ontbreekt. Het recept staat op de pagina van path.',
    tooMuch:
      'Er is te veel in deze keuken om hier gerechten te zoeken. De pagina Koken van de keuken vindt ze.',
  },
  waste_of_month: {
    title: 'Verspilling van een maand',
    description: 'Wat er in een maand is opgegeten en wat is weggegooid, zoals 2026-11.',
  },
  add_food: {
    title: 'Eten toevoegen',
    description:
      'Voegt eten toe uit een regel zoals ‘2 l melk tot vrijdag, 500 g gehakt in de vriezer’. Zeg de persoon wat niet zeker is.',
  },
  happened: {
    title: 'Wat er met eten gebeurde',
    description:
      'Zegt dat eten is opgegeten, deels opgegeten, weggegooid, geopend, ingevroren of verplaatst. De gebeurtenis die het als antwoord geeft, kan ongedaan worden gemaakt.',
  },
  undo: {
    title: 'Ongedaan maken',
    description: 'Maakt ongedaan wat er met eten gebeurde, via de gebeurtenis.',
  },
  shopping_add: { title: 'Op de lijst zetten', description: 'Zet één ding op de boodschappenlijst.' },
  shopping_tick: { title: 'Afvinken', description: 'Zegt dat iets op de lijst is gehaald, of toch niet.' },
} as const;

/** To a program of an assistant that asks for a stream of news. */
export const noStreams = 'Er zijn hier geen streams: vraag opnieuw als je iets wilt weten.';
