/** What an assistant is told about each thing that it can do. What people typed never gets in here. */
export const assistantTools = {
  kitchens: {
    title: 'Küchen',
    description:
      'Nennt die Küchen, die dieser Schlüssel öffnet, und für wie viel darin heute der letzte Tag ist.',
    none: 'Dieser Schlüssel öffnet keine Küche.',
  },
  eat_first: {
    title: 'Was zuerst essen',
    description:
      'Was zuerst gegessen werden muss und wie viel davon da ist. Ein Tag mit der certainty „estimated“ ist eine Schätzung: Sag das dazu. Was den advice „do-not-eat“ hat, darf nicht mehr gegessen werden.',
  },
  find_food: { title: 'Lebensmittel finden', description: 'Findet Lebensmittel nach Wörtern ihres Namens.' },
  shopping_list: { title: 'Einkaufsliste', description: 'Was auf den Einkaufslisten steht.' },
  what_can_we_cook: {
    title: 'Was können wir kochen',
    description:
      'Die ersten Gerichte für das, was bald wegmuss; zuerst das, was am meisten rettet: was jedes verbraucht und was fehlt. Das Rezept steht auf der Seite unter seinem path.',
    tooMuch:
      'In dieser Küche ist zu viel, um hier Gerichte zu finden. Die Seite „Kochen“ der Küche findet sie.',
  },
  waste_of_month: {
    title: 'Verschwendung im Monat',
    description: 'Was in einem Monat, etwa 2026-11, gegessen und was weggeworfen wurde.',
  },
  add_food: {
    title: 'Hinzufügen',
    description:
      'Fügt Lebensmittel aus einer Zeile hinzu, etwa „2 l Milch bis Freitag, 500 g Hack ins Gefrierfach“. Sag der Person, was zweifelhaft ist.',
  },
  happened: {
    title: 'Was passiert ist',
    description:
      'Trägt ein, dass etwas gegessen, zum Teil gegessen, weggeworfen, geöffnet, eingefroren oder umgeräumt wurde. Das event in der Antwort kann rückgängig gemacht werden.',
  },
  undo: {
    title: 'Rückgängig',
    description: 'Macht ein event an einem Lebensmittel rückgängig.',
  },
  shopping_add: { title: 'Auf die Liste', description: 'Setzt ein Ding auf die Einkaufsliste.' },
  shopping_tick: {
    title: 'Abhaken',
    description: 'Trägt ein, dass etwas auf der Liste besorgt wurde oder doch nicht.',
  },
} as const;

/** To a program of an assistant that asks for a stream of news. */
export const noStreams = 'Hier gibt es keine Streams: Frag wieder, wenn du etwas wissen musst.';
