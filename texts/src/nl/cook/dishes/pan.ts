import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const panDishes: Readonly<Record<string, DishText>> = {
  'stir-fry': {
    title: 'Roerbakschotel',
    slots: {
      vegetables: 'groente',
      protein: 'tofu, vlees of garnalen',
      soy: 'sojasaus',
      ginger: 'gember',
      garlic: 'knoflook',
      chilli: 'rode peper',
      lime: 'limoen',
    },
    steps: [
      ({ vegetables, protein, ginger, garlic, chilli }) =>
        `Snijd ${vegetables} en ${protein} in dunne reepjes, rauw vlees, goed ontdooid, en vis op een eigen snijplank. Hak ${ginger}, ${garlic} en ${chilli}. Verse bamboescheuten kook je eerst 20 minuten. Zet nu rijst of noedels op, als je die erbij wilt.`,
      ({ protein }) =>
        `Verhit olie in een brede pan tot die glanst. Bak ${protein} 4 minuten, bruin en door en door gaar: rauw gevogelte en varkensvlees niet meer roze, garnalen roze, inktvis wit. Schep het eruit.`,
      ({ vegetables }) => `Bak ${vegetables} 4 minuten, de harde stukken eerst; ze blijven knapperig.`,
      ({ soy, lime }) =>
        `Bak gember, knoflook en rode peper een minuut mee, voeg dan toe wat je eruit schepte, met ${soy} en een scheutje water. Breng op smaak met ${lime}.`,
    ],
    rest: 'Eén keer opwarmen, in een hete pan, tot het dampt.',
  },
  fritters: {
    title: 'Groentekoekjes',
    slots: {
      vegetables: 'groente om te raspen',
      eggs: 'eieren',
      flour: 'bloem',
      cheese: 'kaas',
      herbs: 'kruiden',
      dip: 'yoghurt of een andere dip',
    },
    steps: [
      ({ vegetables }) =>
        `Rasp ${vegetables} of hak fijn. Doe er zout bij, wacht 5 minuten en knijp het vocht er met je handen uit. Wat al gaar is, prak je alleen.`,
      ({ eggs, flour, cheese, herbs }) => `Meng dit met ${eggs}, ${flour}, ${cheese} en ${herbs}.`,
      () =>
        'Bak er lepels van in hete olie, plat gedrukt, 4 minuten per kant, tot ze bruin en vanbinnen gestold zijn.',
      ({ dip }) => `Eet ze met ${dip}.`,
    ],
    rest: 'Ook koud lekker, op brood.',
  },
  hash: {
    title: 'Aardappelpannetje',
    slots: {
      potatoes: 'aardappelen',
      meat: 'overgebleven vlees, spek of tofu',
      onion: 'ui',
      vegetables: 'groente',
      eggs: 'eieren',
      pickle: 'augurken',
    },
    steps: [
      ({ potatoes, onion, meat, vegetables }) =>
        `Snijd ${potatoes} in blokjes, van 1 cm als ze rauw zijn, en ${onion}, ${meat} en ${vegetables} ook.`,
      ({ potatoes }) =>
        `Bak ${potatoes} in olie in een brede pan, rauw 15 minuten, gekookt half zo lang, en keer ze af en toe.`,
      ({ meat, vegetables }) =>
        `Voeg de ui, ${vegetables} en ${meat} toe en bak tot alles bruin en door en door heet is; rauw spek, gezouten ham en gerookte vis tot ze gaar zijn.`,
      ({ eggs, pickle }) =>
        `Breek ${eggs} erover, laat met deksel garen tot het eiwit stevig is (voor kleine kinderen, en bij zwangerschap, hoge leeftijd of ziekte, ook de dooier) en serveer met ${pickle}.`,
    ],
    rest: 'Overgebleven vlees dat weer is opgewarmd, eet je nu op.',
  },
  'pan-fried-fish': {
    title: 'Vis uit de pan met groene groente',
    slots: {
      fish: 'visfilets',
      potatoes: 'aardappelen',
      vegetables: 'groene groente',
      butter: 'boter',
      lemon: 'citroen',
      herbs: 'peterselie of dille',
    },
    steps: [
      ({ potatoes }) => `Kook ${potatoes}, in stukken, 15 minuten in water met zout, tot alles zacht is.`,
      ({ vegetables }) =>
        `Snijd ${vegetables} en stoom of bak 4 tot 6 minuten, tot net gaar; sperziebonen 8 minuten.`,
      ({ fish }) =>
        `Dep ${fish} droog en zout het, ontdooid als het bevroren was. Bak in olie 4 minuten op het vel, keer, en bak nog 2 minuten, tot het niet meer glazig is en uit elkaar valt; dikke stukken en hele vis duren langer.`,
      ({ butter, lemon, herbs }) =>
        `Verhit ${butter} in de pan met ${lemon} en ${herbs}, en giet het eroverheen.`,
    ],
    rest: 'Vis blijft twee dagen goed; maak er viskoekjes van.',
  },
  fishcakes: {
    title: 'Viskoekjes',
    slots: {
      fish: 'gekookte vis, gerookte vis of vis uit blik',
      potatoes: 'aardappelpuree of aardappelen',
      eggs: 'ei',
      crumbs: 'paneermeel',
      herbs: 'kruiden of lente-ui',
      salad: 'sla',
      lemon: 'citroen',
    },
    steps: [
      ({ potatoes }) =>
        `Bereid voor: ${potatoes}. Rauwe kook je 15 minuten in stukken, stamp je met zout en laat je wat afkoelen; puree die er al is, kan koud.`,
      ({ fish, eggs, herbs }) =>
        `Kook gerookte schelvis, gerookte haring die nog rauw is en rauwe krab eerst. Trek ${fish} in stukjes en meng met de puree, ${eggs} en ${herbs}. Vorm 8 platte koekjes.`,
      ({ crumbs }) =>
        `Wentel ze door ${crumbs}, geplet of geraspt, en bak ze in olie 4 minuten per kant, tot ze in het midden dampen.`,
      ({ salad, lemon }) => `Eet ze met ${salad} en ${lemon}.`,
    ],
    rest: 'Eet ze de volgende dag koud; overgebleven vis warm je geen twee keer op.',
  },
  'seafood-in-garlic': {
    title: 'Zeevruchten in knoflook en tomaat',
    slots: {
      seafood: 'garnalen of andere schaal- en schelpdieren',
      tomatoes: 'tomaten of venkel',
      garlic: 'knoflook',
      wine: 'witte wijn',
      bread: 'brood of pasta',
      herbs: 'peterselie',
      chilli: 'rode peper',
    },
    steps: [
      ({ seafood }) =>
        `Maak ${seafood} schoon. Mosselen en andere schelpen die openstaan en niet sluiten als je erop tikt, gooi je weg. Rauwe krab en kreeft kook je eerst 12 minuten, octopus 45. Zet nu pasta op, als het die is en geen brood.`,
      ({ garlic, chilli, tomatoes }) =>
        `Verwarm ruim ${garlic} in plakjes met ${chilli} in olie. Voeg ${tomatoes} toe, klein gesneden, en laat 5 minuten koken.`,
      ({ wine, seafood }) =>
        `Giet ${wine} erbij, breng aan de kook en gaar ${seafood} er 3 tot 6 minuten in: rauwe garnalen tot ze roze zijn, inktvis en coquilles tot ze door en door wit zijn, schelpen tot ze opengaan. Wat dicht blijft, gooi je weg. Wat al gaar is, hoeft alleen heet te worden.`,
      ({ herbs, bread }) => `Strooi ${herbs} erover en eet het met ${bread}.`,
    ],
    rest: 'Eet het het liefst op; hoogstens tot morgen, meteen in de koelkast.',
  },
  'meat-with-pan-sauce': {
    title: 'Vlees uit de pan met saus',
    slots: {
      meat: 'koteletten, biefstuk of lever',
      vegetables: 'groente',
      onion: 'ui of sjalotten',
      cream: 'room',
      potatoes: 'aardappelen',
      mustard: 'mosterd',
      wine: 'wijn',
    },
    steps: [
      ({ potatoes, vegetables }) =>
        `Kook ${potatoes}, in stukken, 15 minuten, tot alles zacht is. Snijd ${vegetables}: paddenstoelen, tomaten, courgette en bladeren bak je, de rest kookt de laatste 5 minuten mee, sperziebonen 8.`,
      ({ meat }) =>
        `Ontdooi bevroren vlees van tevoren in de koelkast. Snijd een groot stuk in plakken van 2 cm. Dep ${meat} droog en zout het. Bak in hete olie: biefstuk 3 minuten per kant, koteletten en lever 4, filet van gevogelte 7. Gevogelte, varkensvlees en orgaanvlees zijn door en door gaar, niet meer roze (75 °C; gezouten ham blijft roze). Was snijplank en handen na rauw vlees.`,
      ({ onion, wine }) =>
        `Laat het vlees onder een deksel rusten op een schoon bord. Fruit ${onion}, in ringen, in dezelfde pan en kook op met ${wine} of wat water.`,
      ({ meat, cream, mustard }) =>
        `Roer ${cream} en ${mustard} erdoor, breng op smaak en giet over ${meat}.`,
    ],
    rest: 'Snijd koud vlees in plakjes voor brood of een aardappelpannetje.',
  },
  patties: {
    title: 'Hamburgers',
    slots: {
      mince: 'gehakt',
      bread: 'broodjes',
      salad: 'sla',
      onion: 'ui',
      cheese: 'kaas',
      pickle: 'augurken, ketchup of mosterd',
    },
    steps: [
      ({ mince }) =>
        `Bestrooi ${mince} met zout en peper en vorm 4 platte burgers, iets breder dan het brood; wat al gevormd is, blijft zo. Was handen en snijplank na rauw vlees.`,
      ({ onion }) => `Bak ${onion}, in ringen, zacht en schep uit de pan.`,
      () =>
        'Bak de burgers in hete olie ongeveer 4 minuten per kant, langer als ze dik zijn, tot ze door en door gaar zijn, vanbinnen niet meer roze (75 °C).',
      ({ cheese }) => `Leg ${cheese} erop zolang ze heet in de pan liggen.`,
      ({ bread, salad, pickle }) => `Rooster ${bread} en beleg met ${salad}, de burgers en ${pickle}.`,
    ],
    rest: 'Vries rauwe burgers dezelfde dag in, behalve als het vlees al bevroren was; gebakken blijven ze twee dagen goed.',
  },
  quesadillas: {
    title: 'Quesadilla’s',
    slots: {
      tortillas: 'tortilla’s',
      cheese: 'kaas die smelt',
      filling: 'vulling',
      dip: 'zure room, salsa of avocado',
    },
    steps: [
      ({ filling }) =>
        `Laat uitlekken wat uit blik komt en snijd ${filling} klein. Bak het zacht, droog en door en door heet; avocado blijft rauw.`,
      ({ tortillas, cheese }) =>
        `Verdeel de vulling en ${cheese} over één helft van ${tortillas} en klap de andere erover.`,
      () => 'Bak ze in een droge pan 2 tot 3 minuten per kant, tot de kaas smelt.',
      ({ dip }) => `Snijd in punten en eet ze met ${dip}.`,
    ],
    rest: 'Eén keer krokant maken in een droge pan, tot ze dampen; zitten er restjes in, eet ze dan koud.',
  },
  'bean-burgers': {
    title: 'Bonenburgers',
    slots: {
      pulses: 'bonen',
      crumbs: 'paneermeel of havermout',
      vegetables: 'groente',
      spice: 'komijn of paprikapoeder',
      bread: 'broodjes',
      salad: 'sla',
    },
    steps: [
      ({ vegetables, spice }) => `Rasp of hak ${vegetables} fijn en bak met ${spice} droog.`,
      ({ pulses, crumbs }) =>
        `Laat ${pulses} uitlekken, uit blik of zacht gekookt, prak ze en kneed de groente, ${crumbs} en zout erdoor. Laat 5 minuten rusten en vorm platte burgers.`,
      () => 'Bak ze in olie 5 minuten per kant, tot ze bruin en door en door heet zijn. Keer ze voorzichtig.',
      ({ bread, salad }) => `Eet ze met ${salad}, op ${bread}.`,
    ],
    rest: 'Koud in de lunchtrommel.',
  },
  wraps: {
    title: 'Wraps',
    slots: {
      bread: 'tortilla’s of plat brood',
      filling: 'falafel, eieren of overgebleven vlees',
      salad: 'sla',
      sauce: 'yoghurt of een andere saus',
      herbs: 'kruiden',
    },
    steps: [
      ({ filling }) =>
        `Verwarm ${filling} tot het dampt, of gebruik het koud. Eieren kook je 9 minuten; tofu, tempé en halloumi bak je; gepaneerde en bevroren dingen maak je klaar volgens het pak.`,
      ({ salad }) => `Snijd ${salad} in repen.`,
      ({ bread, sauce, herbs }) =>
        `Verwarm ${bread} in een droge pan. Besmeer met ${sauce}, vul, doe er ${herbs} bij en rol op.`,
    ],
    rest: 'Gevuld zijn ze voor dezelfde dag.',
  },
};
