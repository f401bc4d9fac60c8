import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const panDishes: Readonly<Record<string, DishText>> = {
  'stir-fry': {
    title: 'Wok',
    slots: {
      vegetables: 'grönsaker',
      protein: 'tofu, kött eller räkor',
      soy: 'sojasås',
      ginger: 'ingefära',
      garlic: 'vitlök',
      chilli: 'chili',
      lime: 'lime',
    },
    steps: [
      ({ vegetables, protein, ginger, garlic, chilli }) =>
        `Skär ${vegetables} och ${protein} i tunna strimlor, rått kött, helt tinat, och fisk på en egen skärbräda. Hacka ${ginger}, ${garlic} och ${chilli}. Färska bambuskott kokas i 20 minuter först. Sätt på ris eller nudlar nu, om du vill ha det till.`,
      ({ protein }) =>
        `Hetta upp olja i en vid panna tills den dallrar. Stek ${protein} i 4 minuter, tills det är brunt och genomstekt: rå fågel och rått fläsk utan rosa kvar, räkor rosa, bläckfisk vit. Ta upp det.`,
      ({ vegetables }) => `Stek ${vegetables} i 4 minuter, de hårda först; de ska vara krispiga.`,
      ({ soy, lime }) =>
        `Tillsätt ingefära, vitlök och chili i en minut, sedan det du tog upp, ${soy} och en skvätt vatten. Smaka av med ${lime}.`,
    ],
    rest: 'Värm en enda gång, i het panna, tills det ångar.',
  },
  fritters: {
    title: 'Grönsaksbiffar',
    slots: {
      vegetables: 'grönsaker att riva',
      eggs: 'ägg',
      flour: 'mjöl',
      cheese: 'ost',
      herbs: 'örter',
      dip: 'yoghurt eller annan dipp',
    },
    steps: [
      ({ vegetables }) =>
        `Riv eller finhacka ${vegetables}. Salta, vänta i 5 minuter och krama ur vattnet med händerna. Det som är kokt mosas bara.`,
      ({ eggs, flour, cheese, herbs }) => `Blanda med ${eggs}, ${flour}, ${cheese} och ${herbs}.`,
      () =>
        'Klicka i het olja, platta till och stek i 4 minuter på varje sida, tills de är bruna och har stelnat inuti.',
      ({ dip }) => `Ät med ${dip}.`,
    ],
    rest: 'Goda kalla, på bröd.',
  },
  hash: {
    title: 'Pytt i panna',
    slots: {
      potatoes: 'potatis',
      meat: 'rester av kött, bacon eller tofu',
      onion: 'lök',
      vegetables: 'grönsaker',
      eggs: 'ägg',
      pickle: 'inlagd gurka',
    },
    steps: [
      ({ potatoes, onion, meat, vegetables }) =>
        `Skär ${potatoes} i tärningar, 1 cm om den är rå, och likaså ${onion}, ${meat} och ${vegetables}.`,
      ({ potatoes }) =>
        `Stek ${potatoes} i olja i en vid panna i 15 minuter om den är rå, hälften om den är kokt, och vänd då och då.`,
      ({ meat, vegetables }) =>
        `Tillsätt löken, ${vegetables} och ${meat}, och stek tills allt är brunt och genomvarmt; rått bacon, rimmad skinka och rökt fisk tills det är genomstekt.`,
      ({ eggs, pickle }) =>
        `Knäck ${eggs} över, lägg på lock tills vitorna är fasta (för små barn, gravida, äldre och sjuka även gulorna), och servera med ${pickle}.`,
    ],
    rest: 'Rester av kött som värmts igen ska ätas upp nu.',
  },
  'pan-fried-fish': {
    title: 'Stekt fisk med grönt',
    slots: {
      fish: 'fiskfiléer',
      potatoes: 'potatis',
      vegetables: 'gröna grönsaker',
      butter: 'smör',
      lemon: 'citron',
      herbs: 'persilja eller dill',
    },
    steps: [
      ({ potatoes }) => `Koka ${potatoes}, i bitar, i saltat vatten i 15 minuter, tills den är mjuk.`,
      ({ vegetables }) =>
        `Skär ${vegetables}, och ångkoka eller fräs i 4 till 6 minuter, tills de nätt och jämnt är mjuka; gröna bönor i 8.`,
      ({ fish }) =>
        `Torka och salta ${fish}, tinad om den är fryst. Stek i olja, med skinnsidan ner, i 4 minuter, vänd, och ge den 2 till, tills den är ogenomskinlig och faller isär; tjocka bitar och hel fisk tar längre tid.`,
      ({ butter, lemon, herbs }) => `Hetta upp ${butter} i pannan med ${lemon} och ${herbs}, och häll över.`,
    ],
    rest: 'Fisk håller två dagar; gör fiskbiffar av den.',
  },
  fishcakes: {
    title: 'Fiskbiffar',
    slots: {
      fish: 'kokt, rökt eller konserverad fisk',
      potatoes: 'potatismos eller potatis',
      eggs: 'ägg',
      crumbs: 'ströbröd',
      herbs: 'örter eller salladslök',
      salad: 'sallad',
      lemon: 'citron',
    },
    steps: [
      ({ potatoes }) =>
        `Förbered ${potatoes}: rå kokas i bitar i 15 minuter, mosas med salt och får svalna lite; mos som redan finns kan användas kallt.`,
      ({ fish, eggs, herbs }) =>
        `Tillaga rökt kolja, kippers och rå krabba först. Dela ${fish} i bitar och blanda med moset, ${eggs} och ${herbs}. Forma 8 platta biffar.`,
      ({ crumbs }) =>
        `Vänd dem i ${crumbs}, krossat eller rivet, och stek i olja i 4 minuter på varje sida, tills de ångar i mitten.`,
      ({ salad, lemon }) => `Ät med ${salad} och ${lemon}.`,
    ],
    rest: 'Ät dem kalla nästa dag; rester av fisk värms inte två gånger.',
  },
  'seafood-in-garlic': {
    title: 'Skaldjur i vitlök och tomat',
    slots: {
      seafood: 'räkor eller andra skaldjur',
      tomatoes: 'tomater eller fänkål',
      garlic: 'vitlök',
      wine: 'vitt vin',
      bread: 'bröd eller pasta',
      herbs: 'persilja',
      chilli: 'chili',
    },
    steps: [
      ({ seafood }) =>
        `Rensa ${seafood}. Musslor som är öppna och inte stänger sig när man knackar på dem slängs. Rå krabba och hummer kokas i 12 minuter först, åttaarmad bläckfisk i 45. Sätt på pastan nu, om det är den och inte bröd.`,
      ({ garlic, chilli, tomatoes }) =>
        `Skiva rikligt med ${garlic} och värm med ${chilli} i olja. Tillsätt ${tomatoes}, smått skuret, och låt koka i 5 minuter.`,
      ({ wine, seafood }) =>
        `Häll i ${wine}, låt koka upp, och koka ${seafood} i det i 3 till 6 minuter: råa räkor tills de är rosa, bläckfisk och pilgrimsmusslor tills de är vita rakt igenom, musslor tills de öppnar sig. De som förblir stängda slängs. Det som är kokt ska bara bli hett.`,
      ({ herbs, bread }) => `Strö över ${herbs} och ät med ${bread}.`,
    ],
    rest: 'Bäst uppätet; högst till i morgon, genast i kylen.',
  },
  'meat-with-pan-sauce': {
    title: 'Stekt kött med pannsås',
    slots: {
      meat: 'kotletter, biffar eller lever',
      vegetables: 'grönsaker',
      onion: 'lök eller schalottenlök',
      cream: 'grädde',
      potatoes: 'potatis',
      mustard: 'senap',
      wine: 'vin',
    },
    steps: [
      ({ potatoes, vegetables }) =>
        `Koka ${potatoes}, i bitar, i 15 minuter, tills den är mjuk. Skär ${vegetables}: svamp, tomater, zucchini och blad steks, de andra kokas med de sista 5 minuterna, gröna bönor i 8.`,
      ({ meat }) =>
        `Tina fryst kött i kylen i förväg. Skär en hel bit i skivor på 2 cm. Torka och salta ${meat}. Stek i het olja: biffar i 3 minuter per sida, kotletter och lever i 4, bröstfilé av fågel i 7. Fågel, fläsk och inälvor ska vara genomstekta, utan rosa kvar (75 °C; rimmad skinka förblir rosa). Tvätta skärbräda och händer efter rått kött.`,
      ({ onion, wine }) =>
        `Låt köttet vila under lock, på en ren tallrik. Skiva ${onion}, låt mjukna i samma panna och koka upp med ${wine} eller lite vatten.`,
      ({ meat, cream, mustard }) => `Rör ner ${cream} och ${mustard}, smaka av och häll över ${meat}.`,
    ],
    rest: 'Skiva kallt kött till mackor eller pytt.',
  },
  patties: {
    title: 'Hamburgare',
    slots: {
      mince: 'köttfärs',
      bread: 'hamburgerbröd',
      salad: 'sallad',
      onion: 'lök',
      cheese: 'ost',
      pickle: 'inlagd gurka, ketchup eller senap',
    },
    steps: [
      ({ mince }) =>
        `Salta och peppra ${mince} och forma 4 platta biffar, lite bredare än brödet; det som redan är format får vara som det är. Tvätta händer och skärbräda efter rått kött.`,
      ({ onion }) => `Stek ${onion}, i ringar, tills den är mjuk, och ta upp.`,
      () =>
        'Stek biffarna i het olja i ungefär 4 minuter på varje sida, längre om de är tjocka, tills de är genomstekta, utan rosa inuti (75 °C).',
      ({ cheese }) => `Lägg ${cheese} på dem medan de är heta i pannan.`,
      ({ bread, salad, pickle }) => `Rosta ${bread} och fyll med ${salad}, biffarna och ${pickle}.`,
    ],
    rest: 'Frys in råa biffar samma dag, om köttet inte redan har varit fryst; stekta håller två dagar.',
  },
  quesadillas: {
    title: 'Quesadillas',
    slots: {
      tortillas: 'tortillabröd',
      cheese: 'ost som smälter',
      filling: 'fyllning',
      dip: 'gräddfil, salsa eller avokado',
    },
    steps: [
      ({ filling }) =>
        `Låt det som är på burk rinna av, och skär ${filling} smått. Stek tills det är mjukt, torrt och genomvarmt; avokado förblir rå.`,
      ({ tortillas, cheese }) =>
        `Bred ut fyllningen och ${cheese} på ena halvan av ${tortillas}, och vik över den andra.`,
      () => 'Stek i en torr panna i 2 till 3 minuter på varje sida, tills osten rinner.',
      ({ dip }) => `Skär i klyftor och ät med ${dip}.`,
    ],
    rest: 'Gör dem krispiga en gång i en torr panna, tills de ångar; om det gick åt rester, ät dem kalla.',
  },
  'bean-burgers': {
    title: 'Bönburgare',
    slots: {
      pulses: 'bönor',
      crumbs: 'ströbröd eller havregryn',
      vegetables: 'grönsaker',
      spice: 'spiskummin eller paprikapulver',
      bread: 'hamburgerbröd',
      salad: 'sallad',
    },
    steps: [
      ({ vegetables, spice }) =>
        `Riv eller finhacka ${vegetables}, och stek med ${spice} tills det är torrt.`,
      ({ pulses, crumbs }) =>
        `Låt ${pulses} rinna av, från burk eller mjukkokta, mosa, och knåda ner grönsakerna, ${crumbs} och salt. Låt vila i 5 minuter, och forma platta biffar.`,
      () => 'Stek i olja i 5 minuter på varje sida, tills de är bruna och genomvarma. Vänd varsamt.',
      ({ bread, salad }) => `Ät med ${salad}, i ${bread}.`,
    ],
    rest: 'Kalla i matlådan.',
  },
  wraps: {
    title: 'Wraps',
    slots: {
      bread: 'tortillabröd eller tunnbröd',
      filling: 'falafel, ägg eller rester av kött',
      salad: 'sallad',
      sauce: 'yoghurt eller annan sås',
      herbs: 'örter',
    },
    steps: [
      ({ filling }) =>
        `Värm ${filling} tills det ångar, eller använd det kallt. Ägg kokas i 9 minuter; tofu, tempeh och halloumi steks; panerat och fryst tillagas som det står på paketet.`,
      ({ salad }) => `Skär ${salad} i strimlor.`,
      ({ bread, sauce, herbs }) =>
        `Värm ${bread} i en torr panna. Bred på ${sauce}, fyll, lägg på ${herbs} och rulla ihop.`,
    ],
    rest: 'Fyllda ska ätas samma dag.',
  },
};
