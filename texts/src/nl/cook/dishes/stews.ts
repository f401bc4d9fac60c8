import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const stewDishes: Readonly<Record<string, DishText>> = {
  'vegetable-curry': {
    title: 'Groentecurry',
    slots: {
      vegetables: 'groente',
      coconut: 'kokosmelk, room of tomaten',
      protein: 'kikkererwten of tofu',
      onion: 'ui',
      spice: 'currypasta of kerriepoeder',
      ginger: 'gember',
      garlic: 'knoflook',
      herbs: 'verse koriander',
    },
    steps: [
      ({ onion, garlic, ginger, spice }) =>
        `Snijd ${onion} in ringen en fruit in olie. Voeg gehakte ${garlic} en ${ginger} en ${spice} toe, en roer een minuut.`,
      ({ vegetables }) =>
        `Snijd ${vegetables} in hapklare stukken. Roer erdoor wat hard is; bladeren en wat al gaar is wachten. Geschilde cassave en verse bamboescheuten kook je eerst 25 minuten, en je giet het water weg.`,
      ({ coconut }) =>
        `Voeg ${coconut} en een kopje water toe; yoghurt pas op het eind. Laat 15 minuten pruttelen, tot een mes er makkelijk in gaat.`,
      ({ protein }) => `Voeg ${protein} toe, uitgelekt of in blokjes.`,
      () => 'Voeg de bladeren toe, kook nog 4 minuten en doe er zout bij. Eet het met rijst of brood.',
      ({ herbs }) => `Strooi ${herbs} erover.`,
    ],
    rest: 'De volgende dag nog lekkerder, één keer opgewarmd tot het dampt; of vries het in.',
  },
  'chicken-curry': {
    title: 'Kipcurry',
    slots: {
      chicken: 'kip',
      sauce: 'kokosmelk, yoghurt of tomaten',
      vegetables: 'groente',
      onion: 'uien',
      spice: 'currypasta of kerriepoeder',
      ginger: 'gember',
      garlic: 'knoflook',
    },
    steps: [
      ({ onion, garlic, ginger, spice }) =>
        `Snijd ${onion} in ringen en bak in olie goudbruin, 8 minuten. Voeg gehakte ${garlic}, ${ginger} en ${spice} toe.`,
      ({ chicken }) =>
        `Snijd ${chicken}, goed ontdooid, in stukken, met of zonder bot, en bak 5 minuten bruin mee. Was handen, mes en snijplank na rauw vlees.`,
      ({ sauce, vegetables }) =>
        `Roer ${sauce} erdoor, yoghurt lepel voor lepel, en ${vegetables}, klein gesneden. Laat op laag vuur 20 minuten pruttelen; met bot 15 minuten langer.`,
      () => 'Het is klaar als het dikste stuk door en door gaar is, niet meer roze (75 °C). Voeg zout toe.',
    ],
    rest: 'Binnen twee uur in de koelkast; één keer opwarmen, tot het dampt.',
  },
  'chickpea-stew': {
    title: 'Bonenstoofpot met groente',
    slots: {
      pulses: 'bonen of kikkererwten',
      tomatoes: 'tomaten',
      greens: 'groente',
      onion: 'ui',
      spice: 'komijn of paprikapoeder',
      sausage: 'chorizo of feta',
      garlic: 'knoflook',
    },
    steps: [
      ({ sausage }) =>
        `Bak ${sausage}, in plakjes, 5 minuten in een grote pan, rauw spek tot het gaar is; feta wacht tot het eind.`,
      ({ onion, garlic, spice }) =>
        `Hak ${onion} en bak in olie in een grote pan. Voeg plakjes ${garlic} en ${spice} toe.`,
      ({ greens }) => `Snijd ${greens} klein. Bak wat hard is 4 minuten mee.`,
      ({ tomatoes, pulses }) =>
        `Voeg ${tomatoes} en ${pulses} toe, uit blik of zacht gekookt, uitgelekt behalve als het bonen in tomatensaus zijn. Laat 12 minuten pruttelen.`,
      () =>
        'Roer bladeren erdoor tot ze slinken en breng op smaak. Feta, als je die hebt, verkruimel je erover. Eet het met brood.',
    ],
    rest: 'De volgende dag op toast, één keer opgewarmd tot het dampt.',
  },
  dal: {
    title: 'Dal',
    slots: {
      lentils: 'rode linzen',
      greens: 'spinazie of andere groente',
      onion: 'ui',
      spice: 'komijn, kurkuma of kerriepoeder',
      ginger: 'gember',
      yoghurt: 'yoghurt',
      lemon: 'citroen',
      garlic: 'knoflook',
    },
    steps: [
      ({ lentils }) =>
        `Spoel ${lentils} en kook 20 minuten zacht in 1,2 liter water, tot ze uit elkaar vallen; bruine of groene hebben 35 minuten nodig, spliterwten 60.`,
      ({ greens }) =>
        `Snijd ${greens} klein. Kook wat hard is de laatste 10 minuten mee, bladeren op het eind, tot alles zacht is.`,
      ({ onion, garlic, ginger, spice }) =>
        `Bak intussen ${onion}, in dunne ringen, bruin in ruim olie. Bak plakjes ${garlic} en ${ginger} en ${spice} een minuut mee.`,
      ({ lentils, lemon, yoghurt }) =>
        `Giet dit over ${lentils}, voeg zout toe en serveer met ${lemon} en ${yoghurt}.`,
    ],
    rest: 'Dal wordt dik: doe er water bij en kook één keer op.',
  },
  chilli: {
    title: 'Chili',
    slots: {
      mince: 'gehakt',
      pulses: 'bonen',
      tomatoes: 'tomaten',
      peppers: 'paprika’s',
      onion: 'ui',
      chilli: 'rode peper',
      chocolate: 'pure chocolade',
      garlic: 'knoflook',
    },
    steps: [
      ({ onion, mince }) =>
        `Hak ${onion} en bak in olie. Voeg ${mince} toe en bak bruin, rauw vlees tot het niet meer roze is. Van gedroogde soja of linzen is een derde van het gewicht genoeg, met een halve liter water.`,
      ({ peppers, garlic, chilli }) => `Voeg ${peppers} toe, in blokjes, met gehakte ${garlic} en ${chilli}.`,
      ({ tomatoes, pulses }) =>
        `Roer ${tomatoes}, uitgelekte ${pulses} en een kopje water erdoor. Laat 25 minuten pruttelen. De bonen komen uit blik, of zijn van tevoren geweekt en zacht gekookt: rauw zijn ze giftig.`,
      ({ chocolate }) => `Laat ${chocolate} erin smelten.`,
      () => 'Voeg zout toe en eet het met rijst, brood of tortilla’s.',
    ],
    rest: 'Vries porties in, of warm één keer op tot het dampt, in wraps of op aardappelen uit de oven.',
  },
  'meat-stew': {
    title: 'Stoofvlees met wortels',
    slots: {
      meat: 'stoofvlees',
      roots: 'wortels en andere knollen',
      onion: 'uien',
      stock: 'bouillon',
      wine: 'wijn of bier',
      tomato: 'tomatenpuree',
      herbs: 'tijm of laurier',
    },
    steps: [
      ({ meat }) =>
        `Snijd ${meat} in stukken van 3 cm, of laat het aan het bot. Zout het en braad in twee keer bruin in olie. Was snijplank en handen na rauw vlees.`,
      ({ onion, tomato, wine, stock, herbs }) =>
        `Bak ${onion}, in ringen, in dezelfde pan met ${tomato}. Voeg ${wine}, ${stock} (blokjes in heet water), het vlees en ${herbs} toe.`,
      ({ roots }) =>
        `Laat met deksel 120 minuten heel zacht stoven. Doe ${roots}, in stukken, de laatste 45 minuten erbij.`,
      () =>
        'Het is klaar als het vlees door en door gaar is en onder een vork uit elkaar valt. Breng op smaak.',
    ],
    rest: 'Binnen twee uur in de koelkast; één keer opwarmen tot het dampt, of drie maanden invriezen.',
  },
  ratatouille: {
    title: 'Ratatouille',
    slots: {
      vegetables: 'courgette, aubergine of paprika',
      tomatoes: 'tomaten',
      onion: 'ui',
      garlic: 'knoflook',
      olives: 'olijven of kappertjes',
      herbs: 'basilicum of tijm',
    },
    steps: [
      ({ vegetables }) =>
        `Snijd ${vegetables} in stukken van 2 cm. Bak in ruim olie bruin, de ene soort na de andere, en schep uit de pan.`,
      ({ onion, garlic }) => `Fruit ${onion}, in ringen, en gehakte ${garlic} in dezelfde pan.`,
      ({ tomatoes }) => `Voeg ${tomatoes} en de groente toe en laat 20 minuten pruttelen.`,
      ({ olives, herbs }) => `Roer ${olives} en ${herbs} erdoor. Lekker warm of koud.`,
    ],
    rest: 'Koud met brood, of als saus bij pasta.',
  },
  'cabbage-stew': {
    title: 'Kool met aardappelen',
    slots: {
      cabbage: 'kool',
      potatoes: 'aardappelen',
      meat: 'gekookte worst of spek',
      onion: 'ui',
      apple: 'appel',
      stock: 'bouillon',
      mustard: 'mosterd',
    },
    steps: [
      ({ meat }) =>
        `Snijd ${meat} in plakjes en bak bruin in een grote pan, rauwe gezouten ham en spek tot ze gaar zijn.`,
      ({ onion }) => `Snijd ${onion} in ringen en bak bruin in olie in een grote pan.`,
      ({ cabbage, apple, potatoes }) =>
        `Snijd ${cabbage} in repen, ${apple} en ${potatoes} in blokjes, en roer alles erdoor; zuurkool laat je alleen uitlekken.`,
      ({ stock }) =>
        `Voeg ${stock} toe (blokjes in heet water) en laat met deksel 25 minuten koken, tot de aardappelen zacht zijn.`,
      ({ cabbage, mustard }) => `Breng ${cabbage} op smaak met zout, peper en ${mustard}.`,
    ],
    rest: 'Bak het de volgende dag in de pan, één keer, tot het dampt.',
  },
  'pot-of-beans': {
    title: 'Pan vol bonen',
    slots: {
      beans: 'gedroogde bonen',
      roots: 'wortels en bleekselderij',
      onion: 'ui',
      tomatoes: 'tomaten',
      meat: 'spek of chorizo',
      herbs: 'laurier of salie',
      garlic: 'knoflook',
    },
    steps: [
      ({ beans }) => `Week ${beans} de avond ervoor in ruim koud water, 8 uur of langer. Giet het water weg.`,
      () =>
        'Kook ze 10 minuten stevig in vers water: rauwe kidneybonen zijn giftig, en een slowcooker alleen verandert dat niet. Giet ze af.',
      ({ meat }) => `Bak ${meat}, klein gesneden, in een grote pan.`,
      ({ onion, garlic, herbs }) =>
        `Bak ${onion}, klein gesneden, in olie met ${garlic} in een grote pan. Voeg de bonen, ${herbs} en water toe tot ze onderstaan, en laat 75 minuten zacht koken, tot ze gaar zijn.`,
      ({ roots, tomatoes }) =>
        `Voeg ${roots}, klein gesneden, en ${tomatoes} de laatste 25 minuten toe. Doe er op het eind zout bij.`,
    ],
    rest: 'Goed in te vriezen in hun vocht; één keer opwarmen, tot ze dampen.',
  },
};
