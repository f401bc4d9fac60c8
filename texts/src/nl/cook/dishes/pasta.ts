import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const pastaDishes: Readonly<Record<string, DishText>> = {
  'pasta-with-pan-sauce': {
    title: 'Pasta met groente uit de pan',
    slots: {
      pasta: 'pasta',
      vegetables: 'groente',
      garlic: 'knoflook',
      meat: 'spek of worst',
      cheese: 'kaas',
      herbs: 'verse kruiden',
      oil: 'olie',
    },
    steps: [
      ({ vegetables, garlic }) =>
        `Breng water met zout aan de kook voor de pasta. Snijd ${vegetables} klein, en ${garlic} in plakjes.`,
      ({ meat }) =>
        `Bak ${meat} in kleine stukjes in een brede pan; spek en rauwe worst tot ze door en door gaar zijn, niet meer roze.`,
      ({ oil, vegetables }) =>
        `Verhit ${oil} in een brede pan. Bak ${vegetables} zacht, 8 tot 10 minuten. Bak de knoflook de laatste minuut mee.`,
      ({ pasta }) =>
        `Kook ${pasta} volgens het pak en bewaar een kopje van het water. Gekookte pasta hoeft alleen heet te worden in de pan.`,
      ({ pasta, cheese, herbs }) =>
        `Schep ${pasta} in de pan om met een scheutje kookwater, ${cheese} en ${herbs}.`,
    ],
    rest: 'Eén keer opwarmen met wat water, tot het dampt; zitten er restjes in, eet het dan nu op.',
  },
  'creamy-pasta': {
    title: 'Romige pasta',
    slots: {
      pasta: 'pasta',
      cream: 'room',
      addition: 'groente, ham of vis',
      lemon: 'citroen',
      cheese: 'harde kaas',
      garlic: 'knoflook',
    },
    steps: [
      ({ addition, garlic }) =>
        `Breng water met zout aan de kook voor de pasta. Snijd ${addition} klein en hak ${garlic}.`,
      ({ addition }) =>
        `Bak ${addition} in een brede pan met wat olie: groente zacht, spek krokant, rauwe vis, gerookte schelvis en rauwe garnalen door en door gaar, restjes tot ze dampen. Gerookte zalm gaat er op het eind bij.`,
      ({ pasta }) => `Kook ${pasta} volgens het pak en bewaar een kopje van het water.`,
      ({ cream }) =>
        `Doe de knoflook, ${cream} en een scheutje kookwater in de pan en laat 3 minuten borrelen.`,
      ({ pasta, cheese, lemon }) =>
        `Schep ${pasta} erdoor met ${cheese} en een beetje ${lemon}. Verdun met kookwater.`,
    ],
    rest: 'Verdun met melk of water en warm één keer op, tot het dampt; zitten er restjes in, eet het dan nu op.',
  },
  'bolognese-sauce': {
    title: 'Spaghetti met gehaktsaus',
    slots: {
      mince: 'gehakt',
      tomatoes: 'tomaten uit blik',
      roots: 'wortels en bleekselderij',
      onion: 'ui',
      pasta: 'spaghetti',
      wine: 'rode wijn',
      garlic: 'knoflook',
    },
    steps: [
      ({ onion, roots }) => `Hak ${onion} en ${roots} heel klein. Fruit 8 minuten in olie in een pan.`,
      ({ mince, garlic }) =>
        `Zet het vuur hoger. Bak ${mince} bruin en droog, rauw vlees tot het niet meer roze is. Voeg gehakte ${garlic} toe. Van gedroogde soja of linzen is een derde van het gewicht genoeg, met een halve liter water.`,
      ({ wine, tomatoes }) =>
        `Giet ${wine} erbij en laat verdampen, dan ${tomatoes}. Voeg zout en peper toe.`,
      () => 'Laat half afgedekt 40 minuten pruttelen en roer af en toe. Linzen moeten zacht zijn.',
      ({ pasta }) => `Kook ${pasta} volgens het pak en schep om met de saus.`,
    ],
    rest: 'De saus kun je goed invriezen, drie maanden.',
  },
  'pasta-bake': {
    title: 'Pasta uit de oven',
    slots: {
      pasta: 'pasta',
      vegetables: 'groente',
      sauce: 'tomaten, room of melk',
      cheese: 'kaas die smelt',
      meat: 'overgebleven vlees of vis uit blik',
    },
    steps: [
      ({ pasta }) =>
        `Verwarm de oven op 200 °C, of 180 °C hetelucht. Kook ${pasta} 2 minuten korter dan op het pak staat; wat gaar of vers is, zoals gnocchi, gaat er zo in.`,
      ({ vegetables }) =>
        `Snijd ${vegetables} klein en bak zacht, 8 minuten. Is melk de saus, kook die dan op met 2 lepels bloem.`,
      ({ sauce, meat, cheese }) =>
        `Meng pasta en groente in een ovenschaal met ${sauce}, ${meat}, de helft van ${cheese}, zout en peper. De rest gaat erop.`,
      () => 'Bak 20 minuten, tot het bovenop bruin is en in het midden dampt.',
    ],
    rest: 'Warm porties één keer op, tot ze dampen; zitten er restjes in, eet het dan nu op.',
  },
  'lasagne-of-what-is-there': {
    title: 'Lasagne',
    slots: {
      sheets: 'lasagnebladen',
      filling: 'groente of gehakt',
      tomatoes: 'tomaten uit blik',
      milk: 'melk',
      flour: 'bloem',
      cheese: 'kaas die smelt',
      onion: 'ui',
    },
    steps: [
      ({ onion, filling }) =>
        `Hak ${onion} en snijd ${filling} klein. Bak beide in olie zacht en droog; gehakt bruin en door en door gaar, niet meer roze.`,
      ({ tomatoes }) =>
        `Voeg ${tomatoes} toe, breng op smaak en laat pruttelen terwijl je de witte saus maakt. Verwarm de oven op 190 °C, of 170 °C hetelucht.`,
      ({ flour, milk }) =>
        `Verwarm 50 g boter of olie, roer ${flour} er een minuut door en klop ${milk} er beetje bij beetje bij. Laat doorkoken tot een dikke saus en voeg zout toe.`,
      ({ sheets, cheese }) =>
        `Leg vulling, ${sheets} en witte saus in laagjes in een schaal, met witte saus en ${cheese} bovenop.`,
      () =>
        'Bak 40 minuten, tot een mes er makkelijk doorheen gaat en het midden dampt. Laat even staan voor je de lasagne snijdt.',
    ],
    rest: 'De volgende dag nog lekkerder; in porties in te vriezen.',
  },
  'pasta-with-greens': {
    title: 'Pasta met groene groente',
    slots: {
      pasta: 'pasta',
      greens: 'groene groente',
      pesto: 'pesto',
      pulses: 'witte bonen',
      garlic: 'knoflook',
      chilli: 'rode peper',
      lemon: 'citroen',
    },
    steps: [
      ({ pasta }) => `Kook ${pasta} in water met zout volgens het pak.`,
      ({ greens }) =>
        `Snijd ${greens} in repen of kleine stukken. Kook wat hard is de laatste 4 minuten mee met de pasta, zachte bladeren de laatste minuut; bij gnocchi kook je wat hard is eerst.`,
      ({ garlic, chilli, pulses }) =>
        `Verwarm intussen plakjes ${garlic} en ${chilli} in ruim olie, met uitgelekte ${pulses} erbij.`,
      ({ pasta, pesto, lemon }) =>
        `Bewaar een kopje van het water, giet ${pasta} af en schep alles om met ${pesto} en een beetje ${lemon}.`,
    ],
    rest: 'Ook koud lekker, als salade.',
  },
  'noodle-stir-fry': {
    title: 'Gebakken noedels',
    slots: {
      noodles: 'noedels',
      vegetables: 'groente',
      protein: 'tofu, garnalen of vlees',
      soy: 'sojasaus',
      ginger: 'gember',
      garlic: 'knoflook',
      lime: 'limoen',
    },
    steps: [
      ({ noodles }) =>
        `Kook ${noodles} volgens het pak, spoel koud af en laat uitlekken. Wat al gaar is, blijft zoals het is.`,
      ({ vegetables, protein, ginger, garlic }) =>
        `Snijd ${vegetables} en ${protein} in dunne reepjes, rauw vlees op een eigen snijplank, en hak ${ginger} en ${garlic}.`,
      ({ protein }) =>
        `Bak ${protein} bruin in hete olie in een brede pan; rauw vlees door en door gaar, niet meer roze, rauwe garnalen tot ze roze zijn. Schep het eruit.`,
      ({ vegetables }) => `Bak ${vegetables} 4 minuten op hoog vuur, de harde stukken eerst.`,
      ({ soy, lime }) =>
        `Voeg noedels, gember en knoflook toe, wat je eruit schepte, en ${soy}. Schep om tot alles heet is. Breng op smaak met ${lime}.`,
    ],
    rest: 'Eén keer opwarmen, in een hete pan, tot het dampt; zitten er restjes in, eet het dan nu op.',
  },
  'noodle-soup': {
    title: 'Noedelsoep',
    slots: {
      noodles: 'noedels',
      stock: 'bouillon',
      vegetables: 'groente',
      protein: 'tofu, eieren of overgebleven vlees',
      ginger: 'gember',
      soy: 'sojasaus of miso',
    },
    steps: [
      ({ stock, ginger }) =>
        `Laat ${stock} (blokjes in heet water) 5 minuten zacht koken met plakjes ${ginger}.`,
      ({ vegetables }) => `Snijd ${vegetables} in dunne stukjes. Kook wat hard is, en taugé, 3 minuten mee.`,
      ({ noodles }) =>
        `Voeg ${noodles} toe en kook zo lang als op het pak staat; zachte bladeren de laatste minuut.`,
      ({ protein }) =>
        `Verhit ${protein} in de soep tot het dampt: rauwe garnalen tot ze roze zijn, dumplings volgens het pak. Eieren kook je apart, 9 minuten.`,
      ({ soy }) => `Neem van het vuur en roer ${soy} erdoor.`,
    ],
    rest: 'Bewaar bouillon en noedels apart; kook de bouillon één keer op. Zitten er restjes in, eet het dan nu op.',
  },
  'tuna-pasta': {
    title: 'Pasta met tonijn en tomaat',
    slots: {
      pasta: 'pasta',
      fish: 'tonijn uit blik',
      tomatoes: 'tomaten',
      extra: 'olijven of kappertjes',
      onion: 'ui',
      garlic: 'knoflook',
    },
    steps: [
      ({ pasta }) =>
        `Kook ${pasta} in water met zout volgens het pak en bewaar een kopje van het water. Wat al gaar is, hoeft alleen heet te worden in de saus.`,
      ({ onion, garlic, tomatoes }) =>
        `Fruit ${onion}, gesnipperd, met plakjes ${garlic} in olie. Voeg ${tomatoes} toe, in stukken als ze groot zijn, en laat 6 minuten koken, tot ze zacht zijn.`,
      ({ fish, extra }) => `Roer uitgelekte ${fish} en ${extra} erdoor en verhit tot het dampt.`,
      () => 'Schep de pasta erdoor met een scheutje van het kookwater.',
    ],
    rest: 'De volgende dag ook koud lekker; vis blijft hoogstens twee dagen goed.',
  },
};
