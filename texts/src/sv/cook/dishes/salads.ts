import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const saladDishes: Readonly<Record<string, DishText>> = {
  'leaf-salad': {
    title: 'Stor sallad',
    slots: {
      leaves: 'salladsblad',
      vegetables: 'grönsaker',
      protein: 'ägg, ost eller fisk',
      fruit: 'frukt',
      bread: 'bröd',
      nuts: 'nötter eller frön',
      lemon: 'citron eller vinäger',
      oil: 'olja',
    },
    steps: [
      ({ leaves, vegetables }) =>
        `Skölj och torka ${leaves}. Skiva ${vegetables}; sparris, majs och ärter kokas i 3 minuter först, gröna bönor i 8.`,
      ({ bread }) => `Stek ${bread}, i tärningar, tills det är krispigt.`,
      ({ protein }) =>
        `Förbered ${protein}: koka ägg i 9 minuter, stek bacon knaprigt, halloumi och tofu bruna, låt det som är på burk rinna av.`,
      ({ lemon, oil }) => `Gör en dressing av ${lemon}, ${oil}, salt och peppar.`,
      ({ leaves, fruit, nuts }) =>
        `Vänd ${leaves} i den. Lägg ${fruit}, i skivor, ${nuts} och allt annat ovanpå.`,
    ],
    rest: 'Ha dressing bara på det som äts; blad med dressing håller sig inte.',
  },
  'potato-salad': {
    title: 'Potatissallad som måltid',
    slots: {
      potatoes: 'potatis',
      crisp: 'krispiga grönsaker',
      dressing: 'yoghurt eller majonnäs',
      eggs: 'ägg',
      fish: 'rökt fisk eller skinka',
      herbs: 'gräslök eller dill',
      mustard: 'senap',
    },
    steps: [
      ({ potatoes }) =>
        `Koka ${potatoes}, hel eller halv, i saltat vatten i 18 minuter, tills den är mjuk. Låt svalna i 15 minuter, och skiva.`,
      ({ eggs, crisp }) =>
        `Koka ${eggs} i 9 minuter, kyl och skala. Skär ${crisp} smått; ärter kokas i 3 minuter, gröna bönor i 8.`,
      ({ dressing, mustard }) => `Rör ihop ${dressing} med ${mustard}, salt, peppar och en skvätt vinäger.`,
      ({ fish }) => `Skär ${fish} i bitar; stek bacon knaprigt.`,
      ({ potatoes, herbs }) => `Blanda ${potatoes} varsamt med allt annat och ${herbs}.`,
    ],
    rest: 'I kylen inom en timme, i två dagar; inget för picknicken i solen.',
  },
  'bread-salad': {
    title: 'Brödsallad med tomater',
    slots: {
      bread: 'torrt bröd',
      tomatoes: 'tomater',
      vegetables: 'gurka eller paprika',
      cheese: 'mozzarella eller fetaost',
      herbs: 'basilika',
      olives: 'oliver eller kapris',
      oil: 'olja',
    },
    steps: [
      ({ bread }) =>
        `Riv ${bread} i munsbitar och rosta i en panna med lite olja. Bröd med mögel på slängs, hela brödet.`,
      ({ tomatoes }) => `Skär ${tomatoes} i bitar, salta, och låt stå i 10 minuter, tills de vätskar sig.`,
      ({ vegetables, olives, cheese, herbs, oil }) =>
        `Blanda allt med ${vegetables}, i skivor, ${olives}, ${cheese}, ${herbs}, ${oil} och en sked vinäger.`,
      () => 'Låt stå i 5 minuter innan du äter.',
    ],
    rest: 'Mjukare nästa dag, och fortfarande god.',
  },
  slaw: {
    title: 'Coleslaw',
    slots: {
      cabbage: 'kål',
      roots: 'morötter och äpplen',
      dressing: 'yoghurt eller majonnäs',
      nuts: 'nötter eller russin',
      lemon: 'citron eller vinäger',
      protein: 'kyckling, bönor eller ost',
    },
    steps: [
      ({ cabbage }) => `Skär ${cabbage} så tunt du kan. Knåda med en tesked salt tills den är mjuk.`,
      ({ roots }) => `Riv ${roots} grovt, eller skär i tunna strimlor.`,
      ({ dressing, lemon }) =>
        `Rör ihop ${dressing} med lite av ${lemon}, peppar och en nypa socker, och blanda ner det.`,
      ({ protein, nuts }) => `Lägg ${protein} och ${nuts} ovanpå. Stek halloumi, och låt bönor rinna av.`,
    ],
    rest: 'God i två dagar, övertäckt och kall.',
  },
  'summer-rolls-bowl': {
    title: 'Kalla nudlar med örter',
    slots: {
      noodles: 'risnudlar',
      vegetables: 'råa grönsaker',
      protein: 'tofu, räkor eller kyckling',
      herbs: 'mynta eller koriander',
      peanut: 'jordnötssmör',
      lime: 'lime',
      soy: 'sojasås',
    },
    steps: [
      ({ noodles }) => `Koka ${noodles} som det står på paketet, och skölj i kallt vatten.`,
      ({ vegetables }) =>
        `Skär ${vegetables} i tunna strimlor; böngroddar läggs i kokande vatten i en minut.`,
      ({ protein }) =>
        `Stek ${protein} tills det är brunt; råa räkor tills de är rosa och genomstekta, vispade ägg som en tunn omelett tills den har stelnat. Rå krabba kokas i 12 minuter. Det som är tillagat skivas bara.`,
      ({ soy, lime, peanut }) => `Rör ihop ${soy}, saften av ${lime}, ${peanut} och lite socker till en sås.`,
      ({ herbs }) => `Vänd ihop allt med rikligt av ${herbs}.`,
    ],
    rest: 'Till matlådan nästa dag, i kylen.',
  },
};
