import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const breadDishes: Readonly<Record<string, DishText>> = {
  'french-toast': {
    title: 'Fattiga riddare',
    slots: { bread: 'bröd', eggs: 'ägg', milk: 'mjölk', fruit: 'frukt', butter: 'smör' },
    steps: [
      ({ eggs, milk }) => `Vispa ${eggs} med ${milk} och en nypa salt i en djup tallrik.`,
      ({ bread }) =>
        `Lägg skivor av ${bread} i det tills de har sugit upp smeten, en minut på varje sida. Bröd med mögel på slängs, hela brödet.`,
      ({ butter }) =>
        `Hetta upp ${butter} i en panna och stek skivorna i 3 minuter på varje sida, tills de är bruna och har stelnat inuti.`,
      ({ fruit }) => `Ät med ${fruit}, eller med socker och kanel.`,
    ],
    rest: 'I kylen inom två timmar; gör dem krispiga en gång i brödrosten, tills de är genomvarma.',
  },
  'bread-pudding': {
    title: 'Brödpudding',
    slots: {
      bread: 'gammalt bröd eller bullar',
      milk: 'mjölk',
      eggs: 'ägg',
      fruit: 'färsk eller torkad frukt',
      sugar: 'socker',
      cinnamon: 'kanel',
    },
    steps: [
      ({ bread }) =>
        `Sätt ugnen på 180 °C, 160 °C varmluft. Skär ${bread} i bitar och lägg i en smord form; det som har mögel på slängs.`,
      ({ fruit }) => `Skär ${fruit} smått och fördela mellan bitarna.`,
      ({ eggs, milk, sugar, cinnamon }) =>
        `Vispa ${eggs} med ${milk}, ${sugar} och ${cinnamon}. Häll över och låt stå i 10 minuter.`,
      () => 'Grädda i 35 minuter, tills den har rest sig och mitten har stelnat.',
    ],
    rest: 'I kylen inom två timmar; kall med yoghurt, eller värmd en gång.',
  },
  'savoury-bread-bake': {
    title: 'Matig brödgratäng',
    slots: {
      bread: 'gammalt bröd',
      eggs: 'ägg',
      milk: 'mjölk',
      vegetables: 'grönsaker',
      cheese: 'ost',
      meat: 'skinka eller bacon',
    },
    steps: [
      ({ vegetables }) =>
        `Sätt ugnen på 190 °C, 170 °C varmluft. Skär ${vegetables} smått och stek tills det är mjukt och torrt.`,
      ({ meat }) => `Skär ${meat} smått och stek tills det är brunt, rått bacon tills det är genomstekt.`,
      ({ bread }) =>
        `Skär ${bread} i tärningar och blanda allt i en form. Bröd med mögel på slängs, hela brödet.`,
      ({ eggs, milk, cheese }) =>
        `Vispa ${eggs} med ${milk}, salt och peppar, häll över, och lägg ${cheese} överst. Låt stå i 10 minuter.`,
      () => 'Grädda i 35 minuter, tills mitten har stelnat och ytan är brun.',
    ],
    rest: 'Skivor värms en gång i panna, tills de ångar; om det gick åt rester, ät dem kalla.',
  },
  'loaded-toasts': {
    title: 'Varma mackor med det som måste gå åt',
    slots: {
      bread: 'brödskivor',
      topping: 'pålägg',
      spread: 'smör eller något bredbart',
      herbs: 'örter',
    },
    steps: [
      ({ topping }) =>
        `Förbered ${topping}: stek svamp, purjolök, sparris eller spenat, värm bönor och ärter tills de ångar, koka eller stek ägg tills de har stelnat, skiva resten.`,
      ({ bread, spread }) => `Rosta ${bread} ordentligt, och bred på ${spread}.`,
      ({ topping, herbs }) =>
        `Lägg på ${topping}; ost ställs under en het grill tills den rinner. Peppra och lägg på ${herbs}.`,
    ],
    rest: 'Görs i stunden; bara pålägget håller sig.',
  },
  'crumbs-and-croutons': {
    title: 'Krutonger och ströbröd',
    slots: { bread: 'gammalt bröd', herbs: 'örter', garlic: 'vitlök', oil: 'olja' },
    steps: [
      ({ bread, oil, herbs, garlic }) =>
        `Sätt ugnen på 180 °C, 160 °C varmluft. Riv ${bread}, utan minsta mögel, i munsbitar, krossa ${garlic}, och blanda allt med ${oil}, ${herbs} och salt.`,
      () => 'Rosta på en plåt i 12 minuter, tills de är torra och gyllene.',
      () => 'Använd som krutonger, eller krossa till ströbröd för pasta och gratänger.',
    ],
    rest: 'Två veckor i en stängd burk, när de är riktigt torra.',
  },
  'banana-bread': {
    title: 'Bananbröd',
    slots: {
      bananas: 'mogna bananer',
      flour: 'mjöl',
      eggs: 'ägg',
      yoghurt: 'yoghurt',
      fat: 'smör eller olja',
      sugar: 'socker',
      raising: 'bakpulver',
      nuts: 'nötter eller choklad',
    },
    steps: [
      () => 'Sätt ugnen på 180 °C, 160 °C varmluft. Klä en avlång form.',
      ({ bananas, fat, sugar, eggs, yoghurt }) =>
        `Mosa eller riv ${bananas}; krama ur zucchini. Rör ner ${fat}, i flytande form, ${sugar}, ${eggs} och ${yoghurt}.`,
      ({ flour, raising, nuts }) =>
        `Vänd ner ${flour}, ${raising}, en nypa salt och ${nuts}, bara tills det är blandat. Mjöl med bakpulver i behöver inget mer; av bikarbonat räcker 3 g.`,
      () => 'Grädda i 50 minuter, tills en sticka kommer ut ren; 10 till om den inte gör det.',
    ],
    rest: 'Tre dagar inslaget; skivor går att frysa och lägga i brödrosten.',
  },
  'soda-bread': {
    title: 'Snabbröd utan jäst',
    slots: {
      flour: 'mjöl',
      sour: 'filmjölk eller yoghurt',
      raising: 'bakpulver eller bikarbonat',
      oats: 'havregryn eller frön',
      extra: 'oliver, ost eller russin',
    },
    steps: [
      ({ flour, raising, oats, extra }) =>
        `Sätt ugnen på 200 °C, 180 °C varmluft. Blanda ${flour}, ${raising}, en tesked salt, ${oats} och ${extra}. Av bikarbonat räcker 6 g; mjöl med bakpulver i behöver inget.`,
      ({ sour }) =>
        `Rör snabbt ner ${sour}; späd tjock yoghurt med mjölk, och ta 2 skedar citronsaft eller vinäger till vanlig mjölk. Forma en rund limpa och skär ett djupt kors.`,
      () => 'Grädda i 40 minuter, tills det låter ihåligt när du knackar på undersidan.',
    ],
    rest: 'Bäst samma dag, sedan rostat.',
  },
  'yoghurt-flatbreads': {
    title: 'Tunnbröd med yoghurt',
    slots: {
      flour: 'mjöl',
      yoghurt: 'yoghurt',
      raising: 'bakpulver',
      topping: 'röra eller grönsaker',
    },
    steps: [
      ({ flour, yoghurt, raising }) =>
        `Knåda ${flour}, ${yoghurt}, ${raising} och en tesked salt till en mjuk deg; tillsätt mjöl om den klibbar. Mjöl med bakpulver i behöver inget bakpulver. Låt vila i 10 minuter.`,
      () => 'Dela i 6, och kavla ut på mjöl till ett mynts tjocklek.',
      () =>
        'Grädda i en het torr panna i 2 minuter på varje sida, tills de får bubblor och ingen rå deg är kvar inuti.',
      ({ topping }) => `Ät dem varma, med ${topping}.`,
    ],
    rest: 'Stänk på vatten och värm dem i en panna.',
  },
};
