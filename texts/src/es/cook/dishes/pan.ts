import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const panDishes: Readonly<Record<string, DishText>> = {
  'stir-fry': {
    title: 'Salteado al wok',
    slots: {
      vegetables: 'verduras',
      protein: 'tofu, carne o gambas',
      soy: 'salsa de soja',
      ginger: 'jengibre',
      garlic: 'ajo',
      chilli: 'guindilla',
      lime: 'lima',
    },
    steps: [
      ({ vegetables, protein, ginger, garlic, chilli }) =>
        `Corta en tiras finas: ${vegetables}, ${protein}; la carne cruda, bien descongelada, y el pescado, en otra tabla. Pica: ${ginger}, ${garlic}, ${chilli}. Los brotes frescos de bambú se cuecen antes 20 minutos. Pon ahora arroz o fideos, si los quieres.`,
      ({ protein }) =>
        `Calienta aceite en una sartén ancha hasta que brille. Saltea 4 minutos, hasta que esté dorado y hecho del todo: ${protein}; el ave y el cerdo crudos sin nada rosado, las gambas rosadas, el calamar blanco. Retíralo.`,
      ({ vegetables }) => `Saltea 4 minutos, primero lo duro, que siga crujiente: ${vegetables}.`,
      ({ soy, lime }) =>
        `Añade el jengibre, el ajo y la guindilla durante un minuto, luego lo que has retirado, un chorrito de agua y: ${soy}. Sazona con: ${lime}.`,
    ],
    rest: 'Caliéntalo una vez en una sartén bien caliente, hasta que humee.',
  },
  fritters: {
    title: 'Tortitas de verdura',
    slots: {
      vegetables: 'verduras para rallar',
      eggs: 'huevos',
      flour: 'harina',
      cheese: 'queso',
      herbs: 'hierbas',
      dip: 'yogur o hummus',
    },
    steps: [
      ({ vegetables }) =>
        `Ralla o pica fino: ${vegetables}. Sala, espera 5 minutos y escurre el agua con las manos. Lo ya cocinado solo se aplasta.`,
      ({ eggs, flour, cheese, herbs }) => `Mézclalo con: ${eggs}, ${flour}, ${cheese}, ${herbs}.`,
      () =>
        'Fríe a cucharadas aplastadas en aceite caliente, 4 minutos por cada lado, hasta que estén doradas y cuajadas por dentro.',
      ({ dip }) => `Para comer con: ${dip}.`,
    ],
    rest: 'Ricas frías, en bocadillo.',
  },
  hash: {
    title: 'Patatas revueltas con sobras',
    slots: {
      potatoes: 'patatas',
      meat: 'sobras de carne, beicon o tofu',
      onion: 'cebolla',
      vegetables: 'verduras',
      eggs: 'huevos',
      pickle: 'pepinillos',
    },
    steps: [
      ({ potatoes, onion, meat, vegetables }) =>
        `Corta en dados, de 1 cm si están crudas las patatas: ${potatoes}, ${onion}, ${meat}, ${vegetables}.`,
      ({ potatoes }) =>
        `Fríe en aceite en una sartén ancha, 15 minutos en crudo o la mitad si está cocido, y da la vuelta de vez en cuando: ${potatoes}.`,
      ({ meat, vegetables }) =>
        `Añade la cebolla, ${vegetables}, ${meat}, y fríe hasta que todo esté dorado y bien caliente; el beicon crudo, el lacón y el pescado ahumado, hasta que estén hechos del todo.`,
      ({ eggs, pickle }) =>
        `Casca encima: ${eggs}. Tapa hasta que las claras estén firmes (para niños pequeños, embarazadas, personas mayores o enfermas, también las yemas) y sirve con: ${pickle}.`,
    ],
    rest: 'Las sobras de carne calentadas otra vez se comen ahora.',
  },
  'pan-fried-fish': {
    title: 'Pescado a la plancha con verdura',
    slots: {
      fish: 'filetes de pescado',
      potatoes: 'patatas',
      vegetables: 'verduras verdes',
      butter: 'mantequilla',
      lemon: 'limón',
      herbs: 'perejil o eneldo',
    },
    steps: [
      ({ potatoes }) => `Cuece, en trozos, en agua con sal 15 minutos, hasta que esté tierno: ${potatoes}.`,
      ({ vegetables }) =>
        `Corta: ${vegetables}. Hazlo al vapor o saltea de 4 a 6 minutos, hasta que esté en su punto; las judías verdes, 8.`,
      ({ fish }) =>
        `Seca y sala, descongelado si lo estaba: ${fish}. Fríe en aceite, con la piel hacia abajo, 4 minutos; dale la vuelta y 2 más, hasta que esté opaco y se deshaga en lascas; las piezas gruesas y el pescado entero tardan más.`,
      ({ butter, lemon, herbs }) =>
        `Calienta en la sartén y vierte por encima: ${butter}, ${lemon}, ${herbs}.`,
    ],
    rest: 'El pescado aguanta dos días; para hacer tortitas de pescado.',
  },
  fishcakes: {
    title: 'Tortitas de pescado y patata',
    slots: {
      fish: 'pescado cocinado, ahumado o en conserva',
      potatoes: 'puré de patata o patatas',
      eggs: 'huevo',
      crumbs: 'pan rallado',
      herbs: 'hierbas o cebolleta',
      salad: 'ensalada',
      lemon: 'limón',
    },
    steps: [
      ({ potatoes }) =>
        `Prepara: ${potatoes}. Lo crudo se cuece en trozos 15 minutos, se hace puré con sal y se deja templar; el puré ya hecho se puede usar frío.`,
      ({ fish, eggs, herbs }) =>
        `El pescado ahumado crudo y el cangrejo crudo se cocinan antes. Desmenuza y mezcla con el puré: ${fish}, ${eggs}, ${herbs}. Forma 8 tortitas.`,
      ({ crumbs }) =>
        `Pásalas por: ${crumbs} (desmenuzado o rallado). Fríe en aceite 4 minutos por cada lado, hasta que humeen en el centro.`,
      ({ salad, lemon }) => `Para comer con: ${salad}, ${lemon}.`,
    ],
    rest: 'Cómelas frías al día siguiente; las sobras de pescado no se calientan dos veces.',
  },
  'seafood-in-garlic': {
    title: 'Marisco al ajillo con tomate',
    slots: {
      seafood: 'gambas u otro marisco',
      tomatoes: 'tomates o hinojo',
      garlic: 'ajo',
      wine: 'vino blanco',
      bread: 'pan o pasta',
      herbs: 'perejil',
      chilli: 'guindilla',
    },
    steps: [
      ({ seafood }) =>
        `Limpia: ${seafood}. Los mejillones y almejas abiertos que no se cierran al golpearlos se tiran. El cangrejo y el bogavante crudos se cuecen antes 12 minutos; el pulpo, 45. Pon ahora la pasta, si va con pasta y no con pan.`,
      ({ garlic, chilli, tomatoes }) =>
        `Calienta en aceite, en láminas y sin escatimar: ${garlic}; con ello: ${chilli}. Añade en trozos pequeños y haz 5 minutos: ${tomatoes}.`,
      ({ wine, seafood }) =>
        `Vierte y deja hervir: ${wine}. Haz dentro de 3 a 6 minutos: ${seafood}; las gambas crudas hasta que estén rosadas, el calamar y las vieiras hasta que estén blancos por dentro, las conchas hasta que se abran. Las que sigan cerradas se tiran. Lo ya cocinado solo se calienta.`,
      ({ herbs, bread }) => `Esparce por encima: ${herbs}. Para comer con: ${bread}.`,
    ],
    rest: 'Mejor acabarlo; como mucho hasta mañana, a la nevera enseguida.',
  },
  'meat-with-pan-sauce': {
    title: 'Carne a la sartén con su salsa',
    slots: {
      meat: 'chuletas, filetes o hígado',
      vegetables: 'verduras',
      onion: 'cebolla o chalotas',
      cream: 'nata',
      potatoes: 'patatas',
      mustard: 'mostaza',
      wine: 'vino',
    },
    steps: [
      ({ potatoes, vegetables }) =>
        `Cuece, en trozos, 15 minutos, hasta que esté tierno: ${potatoes}. Corta: ${vegetables}; champiñones, tomates, calabacines y hojas se saltean, lo demás se cuece los últimos 5 minutos, las judías verdes 8.`,
      ({ meat }) =>
        `La carne congelada se descongela antes en la nevera. Una pieza grande se corta en filetes de 2 cm. Seca y sala: ${meat}. Fríe en aceite caliente: los filetes de ternera 3 minutos por lado, las chuletas y el hígado 4, las pechugas de ave 7. El ave, el cerdo y las vísceras se hacen del todo, sin nada rosado (75 °C; el lacón sigue rosado). Lava tabla y manos después de la carne cruda.`,
      ({ onion, wine }) =>
        `Deja reposar la carne tapada, en un plato limpio. Pocha en la misma sartén, en tiras: ${onion}. Lleva a ebullición con un poco de agua o: ${wine}.`,
      ({ meat, cream, mustard }) => `Añade: ${cream}, ${mustard}. Sazona y vierte por encima: ${meat}.`,
    ],
    rest: 'Fría, en lonchas, para bocadillos o patatas revueltas.',
  },
  patties: {
    title: 'Hamburguesas',
    slots: {
      mince: 'carne picada',
      bread: 'panecillos',
      salad: 'lechuga',
      onion: 'cebolla',
      cheese: 'queso',
      pickle: 'pepinillos, kétchup o mostaza',
    },
    steps: [
      ({ mince }) =>
        `Salpimienta y forma 4 hamburguesas planas, algo más anchas que el pan: ${mince}. Lo que ya tiene forma se queda así. Lava manos y tabla después de la carne cruda.`,
      ({ onion }) => `Fríe en aros hasta que esté tierno y retira: ${onion}.`,
      () =>
        'Fríe las hamburguesas en aceite caliente unos 4 minutos por cada lado, más si son gruesas, hasta que estén hechas del todo, sin nada rosado dentro (75 °C).',
      ({ cheese }) => `Pon encima mientras están calientes en la sartén: ${cheese}.`,
      ({ bread, salad, pickle }) => `Tuesta: ${bread}. Rellena con las hamburguesas y: ${salad}, ${pickle}.`,
    ],
    rest: 'Congela las crudas el mismo día, salvo que la carne ya se hubiera congelado; las hechas aguantan dos días.',
  },
  quesadillas: {
    title: 'Quesadillas',
    slots: {
      tortillas: 'tortillas de trigo o maíz',
      cheese: 'queso para fundir',
      filling: 'relleno',
      dip: 'nata agria, salsa o aguacate',
    },
    steps: [
      ({ filling }) =>
        `Escurre lo que sea en conserva. Corta en trozos pequeños y saltea hasta que esté tierno, seco y bien caliente: ${filling}. El aguacate se queda crudo.`,
      ({ tortillas, cheese }) =>
        `Reparte el relleno en una mitad de cada una (${tortillas}), con: ${cheese}. Dobla la otra mitad encima.`,
      () => 'Hazlas en una sartén seca de 2 a 3 minutos por cada lado, hasta que el queso se funda.',
      ({ dip }) => `Córtalas en triángulos. Para comer con: ${dip}.`,
    ],
    rest: 'Tuéstalas una vez en una sartén seca, hasta que humeen; si llevaban sobras, cómelas frías.',
  },
  'bean-burgers': {
    title: 'Hamburguesas de alubias',
    slots: {
      pulses: 'alubias',
      crumbs: 'pan rallado o copos de avena',
      vegetables: 'verduras',
      spice: 'comino o pimentón',
      bread: 'panecillos',
      salad: 'lechuga',
    },
    steps: [
      ({ vegetables, spice }) =>
        `Ralla o pica fino: ${vegetables}. Saltea hasta que esté seco con: ${spice}.`,
      ({ pulses, crumbs }) =>
        `Escurre y aplasta, de bote o cocidas hasta estar tiernas: ${pulses}. Amasa con las verduras, sal y: ${crumbs}. Déjalo 5 minutos y forma hamburguesas planas.`,
      () =>
        'Fríelas en aceite 5 minutos por cada lado, hasta que estén doradas y bien calientes. Dales la vuelta con cuidado.',
      ({ bread, salad }) => `Para comer con: ${bread}, ${salad}.`,
    ],
    rest: 'Frías, en la fiambrera.',
  },
  wraps: {
    title: 'Wraps',
    slots: {
      bread: 'tortillas o pan plano',
      filling: 'falafel, huevos o sobras de carne',
      salad: 'lechuga',
      sauce: 'yogur o hummus',
      herbs: 'hierbas',
    },
    steps: [
      ({ filling }) =>
        `Calienta hasta que humee, o úsalo frío: ${filling}. Los huevos se cuecen 9 minutos; el tofu, el tempeh y el halloumi se fríen; lo empanado y lo congelado, como diga el paquete.`,
      ({ salad }) => `Corta en tiras: ${salad}.`,
      ({ bread, sauce, herbs }) =>
        `Calienta en una sartén seca: ${bread}. Unta con: ${sauce}. Rellena, añade: ${herbs}, y enrolla.`,
    ],
    rest: 'Ya rellenos, son para el mismo día.',
  },
};
