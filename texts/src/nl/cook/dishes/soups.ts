import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const soupDishes: Readonly<Record<string, DishText>> = {
  'vegetable-soup': {
    title: 'Soep van wat er is',
    slots: {
      vegetables: 'groente',
      onion: 'ui',
      potato: 'aardappel',
      stock: 'bouillon',
      cream: 'room of yoghurt',
      herbs: 'kruiden',
    },
    steps: [
      ({ onion, vegetables, potato }) =>
        `Hak ${onion}. Snijd ${vegetables} en ${potato} in stukken van 2 cm; hou bladeren apart. Cassave schil je en kook je eerst zacht, 25 minuten, en je giet het water weg.`,
      ({ onion, vegetables }) =>
        `Fruit ${onion} in olie en bak ${vegetables}, zonder bladeren, 5 minuten mee.`,
      ({ stock }) =>
        `Voeg ${stock} toe (blokjes in heet water) en laat 18 minuten zacht koken, tot alles gaar is; bladeren alleen de laatste 3.`,
      () => 'Pureer de soep, of laat die zoals hij is. Voeg zout en peper toe.',
      ({ cream, herbs }) => `Roer ${cream} erdoor en strooi ${herbs} erop.`,
    ],
    rest: 'Vries in porties in, of kook binnen drie dagen één keer op.',
  },
  minestrone: {
    title: 'Minestrone',
    slots: {
      vegetables: 'groente',
      tomatoes: 'tomaten',
      pulses: 'bonen',
      onion: 'ui',
      pasta: 'kleine pasta',
      bacon: 'spek',
      cheese: 'harde kaas',
      stock: 'bouillon',
    },
    steps: [
      ({ bacon }) => `Bak ${bacon}, in kleine stukjes, in een grote pan, rauw spek tot het gaar is.`,
      ({ onion }) => `Hak ${onion} en bak 5 minuten in olie in een grote pan.`,
      ({ vegetables }) => `Snijd ${vegetables} in blokjes. Bak wat hard is 5 minuten mee met de rest.`,
      ({ tomatoes, stock, pulses }) =>
        `Voeg ${tomatoes}, ${stock} (blokjes in heet water) en uitgelekte ${pulses} toe, uit blik of zacht gekookt. Laat 20 minuten pruttelen.`,
      ({ pasta }) => `Voeg ${pasta} toe en kook gaar; wat al gaar is, hoeft alleen te dampen.`,
      () => 'Roer zachte groente er de laatste 3 minuten door en breng op smaak.',
      ({ cheese }) => `Rasp ${cheese} erover.`,
    ],
    rest: 'De volgende dag nog lekkerder, één keer opgekookt; de pasta zuigt bouillon op, dus doe er water bij.',
  },
  'lentil-soup': {
    title: 'Linzensoep',
    slots: {
      lentils: 'linzen',
      roots: 'wortels of andere knollen',
      onion: 'ui',
      sausage: 'gekookte worst of spek',
      tomatoes: 'tomaten',
      lemon: 'citroen of azijn',
      stock: 'bouillon',
    },
    steps: [
      ({ onion, roots }) => `Hak ${onion}, snijd ${roots} in blokjes en bak beide 5 minuten in olie.`,
      ({ lentils, stock, tomatoes }) =>
        `Spoel ${lentils}. Voeg toe met ${stock} (blokjes in heet water) en ${tomatoes}.`,
      () =>
        'Laat 25 minuten zacht koken, tot ze gaar zijn; rode hebben 15 minuten nodig, grote bruine tot 40, spliterwten tot 60.',
      ({ sausage }) =>
        `Snijd ${sausage} in plakjes en kook de laatste 10 minuten mee; spek en rauwe gezouten ham, klein gesneden, de laatste 20.`,
      ({ lentils, lemon }) => `Breng ${lentils} op smaak met zout, peper en een beetje ${lemon}.`,
    ],
    rest: 'Goed in te vriezen; één keer opkoken.',
  },
  'roast-tomato-soup': {
    title: 'Soep van geroosterde tomaten',
    slots: {
      tomatoes: 'tomaten',
      peppers: 'paprika’s',
      onion: 'ui',
      bread: 'brood',
      stock: 'bouillon',
      cream: 'room',
      basil: 'basilicum',
      garlic: 'knoflook',
    },
    steps: [
      ({ tomatoes, onion, peppers, garlic }) =>
        `Verwarm de oven op 200 °C, of 180 °C hetelucht. Halveer ${tomatoes}, snijd ${onion} en ${peppers} in vieren en leg alles op een bakplaat met ${garlic}, olie en zout.`,
      () => 'Rooster 30 minuten, tot de randen bruin zijn.',
      ({ stock }) => `Doe alles in een pan, voeg ${stock} toe (blokjes in heet water), kook op en pureer.`,
      ({ bread }) => `Rooster ${bread} in de oven die nog heet is.`,
      ({ cream, basil }) => `Serveer met ${cream} en ${basil}.`,
    ],
    rest: 'Het is ook een pastasaus.',
  },
  'chicken-soup': {
    title: 'Kippensoep',
    slots: {
      chicken: 'kip in stukken',
      roots: 'wortels en andere knollen',
      onion: 'ui',
      noodles: 'vermicelli of noedels',
      herbs: 'verse kruiden',
      peas: 'doperwten',
    },
    steps: [
      ({ chicken, onion, roots }) =>
        `Doe ${chicken}, gehalveerde ${onion} en ${roots}, in plakjes, in een pan met 1,5 liter koud water en 2 theelepels zout. Breng aan de kook. Was handen en snijplank na rauw vlees.`,
      () =>
        'Laat 30 minuten zacht koken, tot het vlees van het bot valt en door en door gaar is (75 °C vanbinnen). Een hele kip heeft 60 minuten of meer nodig.',
      ({ chicken }) => `Haal ${chicken} eruit en pluk het vlees, zonder vel en botten.`,
      ({ noodles, peas }) =>
        `Kook ${noodles} in de soep volgens het pak, en ${peas} de laatste 3 minuten mee.`,
      ({ chicken, herbs }) => `Doe ${chicken} terug, laat opkoken en voeg ${herbs} toe.`,
    ],
    rest: 'Laat in een platte schaal afkoelen, binnen twee uur in de koelkast; één keer opkoken, of invriezen.',
  },
  'fish-chowder': {
    title: 'Romige vissoep',
    slots: {
      fish: 'vis',
      potatoes: 'aardappelen',
      milk: 'melk',
      leek: 'prei',
      corn: 'mais of doperwten',
      bacon: 'spek',
      stock: 'bouillon',
    },
    steps: [
      ({ bacon }) => `Bak ${bacon}, in reepjes, in een grote pan door en door gaar.`,
      ({ leek, potatoes }) =>
        `Fruit ${leek}, in ringen, in wat boter of olie in een grote pan. Snijd ${potatoes} in blokjes van 1 cm.`,
      ({ potatoes, stock }) =>
        `Voeg ${potatoes} en ${stock} (blokjes in heet water) toe en laat 12 minuten zacht koken, tot alles gaar is.`,
      ({ milk, corn }) => `Giet ${milk} erbij, voeg ${corn} toe en breng tegen de kook aan.`,
      ({ fish }) =>
        `Snijd ${fish} in stukken en gaar 5 minuten in de soep, tot het niet meer glazig is en uit elkaar valt; garnalen tot ze roze zijn, coquilles en inktvis tot ze door en door wit zijn.`,
    ],
    rest: 'Vis blijft hoogstens twee dagen goed; één keer zacht opwarmen, tot het dampt.',
  },
  'cold-cucumber-soup': {
    title: 'Koude komkommersoep',
    slots: {
      cucumber: 'komkommer',
      yoghurt: 'yoghurt',
      extra: 'radijsjes of avocado',
      herbs: 'dille of munt',
      lemon: 'citroen',
      garlic: 'knoflook',
    },
    steps: [
      ({ cucumber, garlic, extra }) =>
        `Rasp of pureer ${cucumber} met een beetje ${garlic}. Snijd ${extra} klein; erwten kook je eerst 3 minuten.`,
      ({ yoghurt, lemon, herbs }) =>
        `Roer ${yoghurt}, het sap van ${lemon}, ${herbs}, zout en koud water erdoor, tot het vloeibaar is.`,
      () => 'Zet de soep in de koelkast tot je gaat eten.',
    ],
    rest: 'Voor de volgende dag, koud.',
  },
  'stock-of-trimmings': {
    title: 'Bouillon van groente en schillen',
    slots: {
      trimmings: 'groente en groenteafval',
      herbs: 'stelen van kruiden',
      bones: 'botten of kippenvleugels',
    },
    steps: [
      ({ trimmings }) =>
        `Was ${trimmings} en snijd grof; ook uiteinden, schillen en buitenste bladeren, maar niets dat rot of beschimmeld is.`,
      ({ trimmings, bones, herbs }) =>
        `Doe ${trimmings} in een pan met ${bones}, ${herbs}, een paar peperkorrels en 2 liter koud water.`,
      () => 'Laat 60 minuten zacht trekken; rauw gevogelte moet door en door gaar zijn.',
      () =>
        'Zeef de bouillon en voeg zout toe. Koel de pan in koud water en zet hem binnen twee uur in de koelkast.',
    ],
    rest: 'Drie dagen in de koelkast, of ingevroren in een ijsblokjesbak; kook voor gebruik op.',
  },
};
