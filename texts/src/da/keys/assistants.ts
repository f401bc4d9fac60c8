/** What an assistant is told about each thing that it can do. What people typed never gets in here. */
export const assistantTools = {
  kitchens: {
    title: 'Køkkener',
    description: 'Nævner de køkkener, nøglen åbner, og hvor meget i dem der har sidste dag i dag.',
    none: 'Nøglen åbner intet køkken.',
  },
  eat_first: {
    title: 'Hvad der skal spises først',
    description:
      'Hvad der skal spises først, og hvor meget der er af det. En dag med certainty »estimated« er et skøn: Sig det. Mad med advice »do-not-eat« må ikke spises.',
  },
  find_food: { title: 'Find mad', description: 'Finder mad ud fra ord i navnet.' },
  shopping_list: { title: 'Indkøbsliste', description: 'Hvad der står på indkøbslisterne.' },
  what_can_we_cook: {
    title: 'Hvad kan vi lave',
    description:
      'De første retter til det, der snart skal bruges, først den, der redder mest: hvad hver bruger, og hvad der mangler. Opskriften er på siden under dens path.',
    tooMuch: 'Der er for meget i køkkenet til at finde retter her. Køkkenets side »Lav mad« finder dem.',
  },
  waste_of_month: {
    title: 'Månedens madspild',
    description: 'Hvad der blev spist, og hvad der blev smidt ud i en måned, for eksempel 2026-11.',
  },
  add_food: {
    title: 'Tilføj mad',
    description:
      'Lægger mad ind ud fra en linje som »2 l mælk til fredag, 500 g hakket oksekød i fryseren«. Sig til personen, hvad der er tvivl om.',
  },
  happened: {
    title: 'Hvad der skete med mad',
    description:
      'Skriver ind, at mad blev spist, delvist spist, smidt ud, åbnet, frosset eller flyttet. Det event, der kommer som svar, kan fortrydes.',
  },
  undo: {
    title: 'Fortryd',
    description: 'Fortryder det, der skete med mad, ud fra dets event.',
  },
  shopping_add: { title: 'Sæt på listen', description: 'Sætter én ting på indkøbslisten.' },
  shopping_tick: {
    title: 'Kryds af',
    description: 'Skriver ind, at en ting på listen blev købt, eller at den ikke blev.',
  },
} as const;

/** To a program of an assistant that asks for a stream of news. */
export const noStreams = 'Her er ingen strømme: Spørg igen, når du skal vide noget.';
