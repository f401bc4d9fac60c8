/** What an assistant is told about each thing that it can do. What people typed never gets in here. */
export const assistantTools = {
  kitchens: {
    title: 'Kök',
    description: 'Listar köken som den här nyckeln öppnar, med hur mycket som har sista dagen i dag.',
    none: 'Den här nyckeln öppnar inget kök.',
  },
  eat_first: {
    title: 'Vad ska ätas först',
    description:
      'Vad som måste ätas först, och hur mycket som finns. En dag med certainty ”estimated” är en gissning: säg det. Mat med advice ”do-not-eat” får inte ätas.',
  },
  find_food: { title: 'Hitta mat', description: 'Hittar mat efter ord i namnet.' },
  shopping_list: { title: 'Inköpslista', description: 'Vad som står på inköpslistorna.' },
  what_can_we_cook: {
    title: 'Vad kan vi laga',
    description:
      'De första rätterna för det som snart måste gå åt, den som räddar mest först: vad var och en använder och vad som saknas. Receptet finns på sidan som dess sökväg anger.',
    tooMuch: 'Det finns för mycket i köket för att hitta rätter här. Kökets sida Laga hittar dem.',
  },
  waste_of_month: {
    title: 'En månads matsvinn',
    description: 'Vad som blev uppätet och vad som slängdes under en månad, till exempel 2026-11.',
  },
  add_food: {
    title: 'Lägg in mat',
    description:
      'Lägger in mat från en rad som ”2 l mjölk till fredag, 500 g köttfärs i frysen”. Berätta för personen vad som är osäkert.',
  },
  happened: {
    title: 'Vad hände med maten',
    description:
      'Säger att mat blev uppäten, delvis uppäten, slängd, öppnad, fryst eller flyttad. Händelsen som den svarar med kan ångras.',
  },
  undo: { title: 'Ångra', description: 'Tar tillbaka det som hänt med mat, efter dess händelse.' },
  shopping_add: { title: 'Sätt upp på listan', description: 'Sätter upp en sak på inköpslistan.' },
  shopping_tick: { title: 'Bocka av', description: 'Säger att en sak på listan är köpt, eller inte är det.' },
} as const;

/** To a program of an assistant that asks for a stream of news. */
export const noStreams = 'Här finns inga strömmar: fråga igen när du behöver veta.';
