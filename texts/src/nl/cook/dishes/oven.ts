import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const ovenDishes: Readonly<Record<string, DishText>> = {
  'chicken-traybake': {
    title: 'Kip van de bakplaat',
    slots: {
      chicken: 'kippendijen of ander gevogelte in stukken',
      vegetables: 'groente voor de oven',
      lemon: 'citroen',
      herbs: 'tijm of rozemarijn',
      garlic: 'knoflook',
      oil: 'olie',
    },
    steps: [
      ({ vegetables }) =>
        `Verwarm de oven op 200 °C, of 180 °C hetelucht. Snijd ${vegetables}: harde in stukken van 2 cm, zachte groter. Snijd een hele kip in stukken, en ontdooi bevroren vlees van tevoren in de koelkast. Was daarna handen, mes en snijplank.`,
      ({ chicken, oil, garlic, herbs, lemon }) =>
        `Schep alles op een bakplaat om met ${oil}, hele tenen ${garlic}, ${herbs}, ${lemon} in plakjes, en zout. Leg ${chicken} erop, met het vel naar boven.`,
      () => 'Bak 40 minuten en keer de groente één keer.',
      () =>
        'Het vlees is gaar als het sap bij het bot helder is: 75 °C in het dikste deel. Grote stukken hebben nog 10 tot 20 minuten nodig.',
    ],
    rest: 'Haal het vlees van het bot en zet het binnen twee uur in de koelkast; voor salade, soep of gebakken rijst.',
  },
  'vegetable-traybake': {
    title: 'Groente uit de oven',
    slots: {
      vegetables: 'groente voor de oven',
      protein: 'kaas, kikkererwten of tofu',
      herbs: 'kruiden',
      sauce: 'yoghurt of hummus',
      lemon: 'citroen',
      oil: 'olie',
    },
    steps: [
      ({ vegetables }) =>
        `Verwarm de oven op 220 °C, of 200 °C hetelucht. Snijd ${vegetables}: harde klein, zachte groot.`,
      ({ oil, herbs }) => `Schep om op een bakplaat met ${oil}, zout en ${herbs}, in één laag.`,
      () => 'Bak 20 minuten en keer ze dan.',
      ({ protein }) => `Leg ${protein} op de bakplaat, in stukken of uitgelekt.`,
      () => 'Bak nog 15 minuten, tot de randen bruin zijn en wat hard was zacht is.',
      ({ lemon, sauce }) => `Knijp ${lemon} erover uit en eet het met ${sauce}.`,
    ],
    rest: 'Voor een frittata, een soep, of koud met granen.',
  },
  'sausage-traybake': {
    title: 'Worst met groente van de bakplaat',
    slots: {
      sausages: 'worstjes',
      vegetables: 'groente voor de oven',
      apple: 'appel',
      mustard: 'mosterd of honing',
      oil: 'olie',
    },
    steps: [
      ({ vegetables, apple, oil }) =>
        `Verwarm de oven op 200 °C, of 180 °C hetelucht. Snijd ${vegetables} en ${apple} in stukken en schep om met ${oil} en zout.`,
      ({ sausages }) =>
        `Leg ${sausages} ertussen en bak 20 minuten; wat al gaar of plantaardig is, wacht tot de volgende stap.`,
      () => 'Keer alles en bak nog 20 minuten, tot alles bruin is.',
      () =>
        'Controleer of het vlees door en door gaar is, vanbinnen niet meer roze (75 °C; gezouten ham blijft roze).',
      ({ mustard }) => `Roer ${mustard} door het vocht.`,
    ],
    rest: 'Snijd koude worst in plakjes voor linzen of een salade.',
  },
  'fish-traybake': {
    title: 'Vis van de bakplaat',
    slots: {
      fish: 'visfilets',
      vegetables: 'groente',
      lemon: 'citroen',
      olives: 'olijven of kappertjes',
      herbs: 'dille of peterselie',
      oil: 'olie',
    },
    steps: [
      ({ vegetables, oil }) =>
        `Verwarm de oven op 200 °C, of 180 °C hetelucht. Snijd ${vegetables} in dunne plakjes, schep op een bakplaat om met ${oil} en zout, en bak 18 minuten.`,
      ({ fish, lemon, olives }) =>
        `Leg ${fish} erop, ontdooid als het bevroren was, met zout, plakjes ${lemon} en ${olives}.`,
      () =>
        'Bak 12 minuten, tot de vis niet meer glazig is en uit elkaar valt; een hele vis 10 minuten langer, vissticks volgens het pak.',
      ({ herbs }) => `Strooi ${herbs} erover.`,
    ],
    rest: 'Vis blijft twee dagen goed; koud, in stukjes door een salade.',
  },
  gratin: {
    title: 'Gratin',
    slots: {
      vegetables: 'aardappelen, bloemkool of wortels',
      cream: 'room of melk',
      cheese: 'kaas die smelt',
      garlic: 'knoflook',
      nutmeg: 'nootmuskaat',
    },
    steps: [
      ({ vegetables }) =>
        `Verwarm de oven op 190 °C, of 170 °C hetelucht. Snijd ${vegetables} in plakjes van 3 mm, bloemkool en dergelijke in roosjes.`,
      ({ cream, garlic, nutmeg }) => `Verwarm ${cream} met gehakte ${garlic}, ${nutmeg}, zout en peper.`,
      ({ vegetables, cream, cheese }) =>
        `Leg ${vegetables} in laagjes in een ingevette schaal, giet ${cream} erover en leg ${cheese} erop.`,
      () => 'Bak 50 minuten, tot een mes er zonder moeite in gaat. Dek af als het te vroeg bruin wordt.',
    ],
    rest: 'Bak plakken één keer in de pan, tot ze dampen.',
  },
  'mash-topped-pie': {
    title: 'Ovenschotel met puree',
    slots: {
      potatoes: 'aardappelen',
      filling: 'gehakt of overgebleven braadvlees',
      roots: 'wortels en doperwten',
      onion: 'ui',
      milk: 'melk',
      stock: 'bouillon',
      tomato: 'tomatenpuree',
    },
    steps: [
      ({ potatoes }) =>
        `Kook ${potatoes}, geschild en in stukken, 18 minuten in water met zout, tot alles zacht is. Puree die er al is, hoef je alleen te verwarmen.`,
      ({ onion, roots, filling }) =>
        `Bak intussen ${onion} en ${roots}, klein gesneden, in olie. Voeg ${filling} toe: bak rauw vlees bruin en door en door gaar, niet meer roze, al het andere tot het dampt. Van gedroogde soja is een derde van het gewicht genoeg, 10 minuten geweekt.`,
      ({ tomato, stock, milk }) =>
        `Roer ${tomato} en ${stock} (blokjes in heet water) erdoor en laat inkoken. Stamp de aardappelen met ${milk} en zout. Verwarm de oven op 200 °C, of 180 °C hetelucht.`,
      () =>
        'Doe de vulling in een schaal en de puree erop, maak die ruw met een vork en bak 25 minuten, tot het borrelt.',
    ],
    rest: 'In porties goed in te vriezen; is het van restjes gemaakt, eet het dan nu op.',
  },
  'fish-pie-with-mash': {
    title: 'Visschotel met puree',
    slots: {
      potatoes: 'aardappelen',
      fish: 'vis en schaaldieren',
      milk: 'melk',
      flour: 'bloem',
      greens: 'doperwten of spinazie',
      butter: 'boter',
      eggs: 'hardgekookte eieren',
    },
    steps: [
      ({ potatoes }) =>
        `Kook ${potatoes}, in stukken, 18 minuten in water met zout en stamp ze met een beetje melk. Puree die er al is, hoef je alleen te verwarmen.`,
      ({ butter, flour, milk }) =>
        `Verwarm de oven op 200 °C, of 180 °C hetelucht. Verhit ${butter}, roer ${flour} er een minuut door en klop ${milk} erbij. Kook tot een dikke saus en breng op smaak.`,
      ({ fish, greens, eggs }) =>
        `Leg ${fish}, in stukken en ontdooid, ${greens} en ${eggs}, 9 minuten gekookt en in vieren, in een schaal en giet de saus erover. Bak prei eerst zacht.`,
      () =>
        'Dek af met de puree en bak 25 minuten, tot het borrelt en de vis in het midden niet meer glazig is en uit elkaar valt.',
    ],
    rest: 'Twee dagen in de koelkast; één keer opwarmen, tot het dampt. Zit er overgebleven vis in, eet het dan nu op.',
  },
  pizza: {
    title: 'Pizza',
    slots: {
      base: 'pizzadeeg of plat brood',
      sauce: 'tomatensaus',
      cheese: 'mozzarella of andere kaas',
      topping: 'beleg',
    },
    steps: [
      ({ base }) =>
        `Verwarm de oven met een bakplaat erin zo heet als kan, 240 °C of meer. Rol ${base} uit, of leg het klaar.`,
      ({ sauce, topping, cheese }) =>
        `Verdeel ${sauce} er dun over, dan ${topping}, in dunne plakjes, en ${cheese}. Aardappel en aubergine snijd je zo dun als papier. Bladeren en rauwe ham gaan er na het bakken op.`,
      () => 'Bak 12 minuten, plat brood 8, tot de rand bruin is en het midden droog.',
    ],
    rest: 'Twee dagen in de koelkast; één keer krokant maken in een droge pan met deksel.',
  },
  'baked-potatoes': {
    title: 'Aardappelen uit de oven',
    slots: {
      potatoes: 'grote aardappelen',
      topping: 'iets erop',
      salad: 'sla',
      butter: 'boter',
    },
    steps: [
      ({ potatoes }) =>
        `Verwarm de oven op 200 °C, of 180 °C hetelucht. Was ${potatoes}, prik ze in en bak ze 60 minuten op het rooster, tot ze meegeven als je erin knijpt.`,
      ({ topping }) =>
        `Bereid voor: ${topping}. Bak prei, paddenstoelen, broccoli en spinazie zacht, verhit bonen en restjes tot ze dampen, laat vis uit blik uitlekken. Breng op smaak.`,
      ({ potatoes, topping, butter, salad }) =>
        `Snijd ${potatoes} open, doe ${butter} en ${topping} erin en eet ze met ${salad}.`,
    ],
    rest: 'Koude bak je in plakjes.',
  },
};
