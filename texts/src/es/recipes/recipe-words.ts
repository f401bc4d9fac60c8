import type { RecipeWords } from '@crisper/domain/recipes/reading/recipe-words.ts';
import {
  american,
  equipment,
  firstHalves,
  portions,
  prepared,
  qualities,
  secondHalves,
  sold,
} from './food-words.ts';

/** To the cook, as an infinitive, an imperative and in the plural of those who cook along: "picar", "pica", "picamos". */
const tells = (stems: string): string =>
  stems
    .split(', ')
    .flatMap((stem) => [`${stem}ar`, `${stem}a`, `${stem}amos`, `${stem}e`, `${stem}en`])
    .join(', ');

export const recipeWords: RecipeWords = {
  numbers: {
    ...{ un: 1, una: 1, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9 },
    ...{ diez: 10, once: 11, doce: 12, quince: 15, dieciséis: 16, veinte: 20, medio: 0.5, media: 0.5 },
    ...{ 'la mitad de': 0.5, 'la mitad': 0.5, 'la mitad de un': 0.5, 'la mitad de una': 0.5, mitad: 0.5 },
    ...{ 'mitad de': 0.5, 'una mitad de': 0.5, '1 medio': 0.5, '1 media': 0.5, 'medio de': 0.5 },
    ...{ 'un cuarto': 0.25, 'un cuarto de': 0.25, 'cuarto de': 0.25, cuarto: 0.25, 'tres cuartos': 0.75 },
    ...{ 'tres cuartos de': 0.75, 'tres cuartas partes de': 0.75, 'un tercio': 1 / 3, 'un tercio de': 1 / 3 },
    ...{ 'dos tercios': 2 / 3, 'dos tercios de': 2 / 3, 'uno y medio': 1.5, 'una y media': 1.5 },
    ...{ 'una docena': 12, docena: 12, 'una docena de': 12, 'media docena': 6, 'media docena de': 6 },
    ...{ 'una decena': 10, 'un par': 2, 'un par de': 2, 'par de': 2, one: 1, two: 2 },
  },
  thousands: ['.', ' '],
  multiples: { docena: 12, docenas: 12, decena: 10, decenas: 10, medio: 0.5, media: 0.5, dozen: 12 },
  andPart: {
    ...{ 'y medio': 0.5, 'y media': 0.5, 'y cuarto': 0.25, 'y un cuarto': 0.25, 'y tres cuartos': 0.75 },
    ...{ 'y un tercio': 1 / 3 },
  },
  to: 'a, o, ó, u, to',
  about: [
    'unos, unas, aproximadamente, aprox, más o menos, alrededor de, cerca de, ~, ca, de, como, casi, un buen, una buena, buen, buena, un, una, una gran, un gran, una pequeña, un pequeño, algo más de',
    'algo menos de, un poco más de, un poco menos de, al menos, mínimo, máximo, máx, hasta, otro, otra, otros, apenas, más de, menos de, colmada, colmadas, rasa, rasas, about, escaso, escasa, escasos, generoso, generosa',
  ].join(', '),
  times: 'x, ×, veces',
  measures: {
    gram: 'g, gr, grs, gramo, gramos, gram, grams',
    kilogram: 'kg, kgs, kilo, kilos, kilogramo, kilogramos, k',
    millilitre: 'ml, mililitro, mililitros, cc, c c',
    centilitre: 'cl, centilitro, centilitros',
    decilitre: 'dl, decilitro, decilitros',
    litre: 'l, litro, litros, lt, lts, ltr',
    decagram: 'decagramo, decagramos',
    'metric-pound': '',
    ounce: 'oz, onz, ounce, ounces',
    pound: 'lb, lbs, libra, libras',
    stick: 'stick, sticks, barra de mantequilla',
    teaspoon: [
      'cdta, cdtas, cdita, cditas, cdts, cta, ctas, cucharadita, cucharaditas, cucharadita de postre, cucharaditas de postre, cucharada de postre, cucharadas de postre, cucharadita de café, cucharaditas de café, cucharada de café',
      'cucharadas de café, cucharilla, cucharillas, cucharilla de café, cucharillas de café, cp, c p, c de postre, c de café, c postre, c café, c pequeña, cuchara pequeña, cucharita, cucharitas, cucharada pequeña, cucharadas pequeñas, tsp, teaspoon, teaspoons, c c pequeña, cuch de postre, cuch postre',
    ].join(', '),
    dessertspoon: 'cuchara de postre, cucharas de postre',
    tablespoon: [
      'cda, cdas, cuch, cuchs, cucharada, cucharadas, cucharada sopera, cucharadas soperas, cucharada grande, cucharadas grandes, cuchara sopera, cucharas soperas, cuchara grande, cuchara, cucharas, cs, c s, c sopera, c soperas',
      'cuch sopera, cuch soperas, cucharada de sopa, cucharadas de sopa, cucharada colmada, cucharadas colmadas, cucharada rasa, cucharadas rasas, tbsp, tbs, tablespoon, tablespoons, cdas soperas, cda sopera',
    ].join(', '),
    'fluid-ounce': 'fl oz',
    cup: 'taza, tazas, tacita, tacitas, tza, tzas, cup, cups, taza de desayuno',
    pint: 'pinta, pintas',
    'american-pint': 'us pint',
    quart: 'quart',
    gallon: 'galón, galones',
    piece: [
      'unidad, unidades, ud, uds, u, und, unds, pieza, piezas, pza, pzas, trozo, trozos, trocito, manojo, manojos, manojito, ramillete, ramilletes, cabeza, cabezas, bulbo, bulbos, porción, porciones, ración, raciones, bola, bolas, lomo de, lomos de, filete, filetes, taco de',
      'cuadrado, cuadrados, onza, onzas, raíz, dado de, tronco, tronquitos, mata, cogollo, cogollos, pieza de, atado, atados, mazo, mazos, puñado de hojas, pedazo, pedazos, cacho, barra, barras, tira, tiras, cuña, mazorca, mazorcas, disco, discos, piece, pieces, bunch',
    ].join(', '),
    clove: 'diente, dientes, clove, cloves',
    slice:
      'loncha, lonchas, rodaja, rodajas, rebanada, rebanadas, lámina, láminas, rebanadita, feta, fetas, tajada, tajadas, rodajita, rodajitas, slice, slices',
    stalk: 'tallo, tallos, rama, ramas, penca, pencas, bastón, vara, varas',
    leaf: 'hoja, hojas, ramita, ramitas, hebra, hebras, brizna, briznas, hojita, hojitas, ramito, sprig, sprigs',
    pack: [
      'paquete, paquetes, paq, sobre, sobres, sobrecito, bote, botes, tarro, tarros, frasco, frascos, botella, botellas, brik, briks, bric, brick, cartón, bandeja, bandejas, caja, cajas, bolsa, bolsas, bolsita, bolsitas, tableta, tabletas, pastilla, pastillas',
      'plancha, planchas, rollo, rollos, vaso, vasos, vasito, vasitos, copa, copas, copita, copitas, bol, cuenco, tubo, tarrina, tarrinas, dosis, botecito, envase, envases, lámina de masa, malla, barqueta, cubito, cubitos, pack, packs, packet, jar, jars, chato, medida, medidas',
    ].join(', '),
    tin: 'lata, latas, latita, latitas, lata pequeña, latas pequeñas, lata grande, latas grandes, conserva, tin, tins, can, cans',
    length: 'cm, centímetro, centímetros, mm',
    vague: [
      'pizca, pizcas, pizquita, buena pizca, puñado, puñados, puñadito, buen puñado, gota, gotas, gotitas, chorro, chorros, chorrito, chorritos, chorreón, chorretón, un chorro de, un chorrito de, buen chorro, unas gotas, unas gotas de, unas hojas, unas hojas de, unas ramas de, unas ramitas de',
      'punta, punta de cuchillo, la punta de un cuchillo, poco, un poco, un poco de, un poquito de, algo de, algunas, algunos, unos cuantos, unas cuantas, unas hebras, unas hebras de, unas rodajas, unas rodajas de, unos granos de, unos trozos de, nuez de, una nuez de, vuelta de molinillo, vueltas de molinillo, golpe, golpes',
      'cazo, cazos, mucho, mucha, abundante, suficiente, bastante, cantidad suficiente, cantidad necesaria, c n, c s p, c/n, lo necesario, el necesario, la necesaria, varias, varios, hilo, hilo de, toque, un toque de, una cucharada generosa, dedo, dedos, pinch, handful, dash, al gusto de',
    ].join(', '),
  },
  capitalMeasures: {},
  inSticks: 'mantequilla, margarina, butter',
  american,
  of: 'de, del, de la, de los, de las, d, of',
  and: 'y, e, &, and',
  or: 'o, u, o bien, o también, ó, or',
  each: 'de cada, de cada uno, de cada una, cada uno, cada una, cada',
  plus: 'más, +, y, &',
  endings: 's, es',
  sizes: [
    'pequeño, pequeña, pequeños, pequeñas, grande, grandes, gran, gordo, gorda, gordos, gordas, mediano, mediana, medianos, medianas, hermoso, hermosa, mini, buen, buena, buenos, buenas, raso, rasa, rasas, colmado, colmada, colmadas, lleno, llena, bien lleno, bien llena',
    'generoso, generosa, generosas, largo, larga, entero, entera, enteros, enteras, grueso, gruesa, gruesos, gruesas, fino, fina, finos, finas, redondo, redonda, bonito, apretado, gigante, individual, individuales, chico, chica, chicos, chicas, tamaño L, tamaño M, tamaño XL, L, M, XL, small, medium, large',
  ].join(', '),
  prepared,
  qualities,
  ...sold,
  states: [
    'molido, molida, seco, seca, secos, secas, ahumado, ahumada, congelado, congelada, congelados, cocido, cocida, cocidos, cocidas, precocido, crudo, cruda, crudos, asado, asada, asados, frito, frita, fritos, hervido, hervida, confitado, curado, curada, semicurado',
    'salado, salada, sin sal, sin azúcar, en polvo, en conserva, en lata, en bote, de bote, de lata, marinado, deshidratado, deshidratada, granulado, glas',
  ].join(', '),
  tinned: 'en conserva',
  portions,
  parts: [
    'zumo, el zumo, jugo, el jugo, un poco de zumo, ralladura, la ralladura, ralladuras, piel, la piel, cáscara, la cáscara, corteza, pulpa, la pulpa, semillas, las semillas, pepitas, granos, zumo y ralladura, ralladura y zumo, el zumo y la ralladura',
    'hojas, las hojas, carne, la carne, las claras, las yemas, juice, zest',
  ].join(', '),
  genitives: {},
  asides: [
    'para, según, a gusto, al gusto, a su gusto, a tu gusto, a discreción, sin, con, o más, o menos, más, +, si, opcional, opcionales, por ejemplo, p ej, ej, tipo, es decir, de los cuales, a partes iguales, preferiblemente, preferentemente, a ser posible',
    'peso neto, peso escurrido, escurrido, ya escurrido, en total, no, aproximadamente, aprox, mínimo, máximo, que, quien, en función, dependiendo, depende, como mínimo, en su defecto, previamente, en, ajustar, rectificar, cada uno, cada una, así como, luego, como, si no, a repartir, unos, unas, remojados, puestos en remojo, en remojo, to taste, for, optional, lo que admita, la que admita',
  ].join(', '),
  within: '',
  optional: [
    'opcional, opcionales, opcionalmente, si te gusta, si gusta, si os gusta, si se desea, si quieres, si se quiere, si lo deseas, si se tiene, si tienes, si hay, a tu gusto si quieres, no obligatorio, no imprescindible, es opcional, esto es opcional, if you like',
  ].join(', '),
  noAlternatives: [
    'más, menos, otro, otra, otros, otras, equivalente, según, en su defecto, una mezcla, los dos, ambos, mismo, al, a, si, tu, su, tus, en, similar, parecido, cualquier otro, cualquier otra, el que, la que, lo que, los que',
    'congelado, congelados, congelada, congeladas, fresco, fresca, frescos, casero, casera, comprado, comprada, de bote, de lata, del súper',
  ].join(', '),
  firstHalves,
  secondHalves,
  equipment,
  forPart: 'para la, para el, para los, para las, para un, para una, para, for the',
  partNames: [
    'masa, la masa, salsa, la salsa, relleno, el relleno, cobertura, la cobertura, crema, la crema, glaseado, el glaseado, marinada, la marinada, adobo, el adobo, aliño, el aliño, vinagreta, la vinagreta, guarnición, la guarnición, acompañamiento, decoración, decorar, acabado',
    'bizcocho, el bizcocho, base, la base, crumble, coulis, caldo, el caldo, carne, la carne, verduras, las verduras, ganache, la ganache, almíbar, el almíbar, mousse, la mousse, ingredientes, preparación, elaboración, rebozado, el rebozado, montaje, el montaje, caramelo, el caramelo, sofrito, el sofrito, bechamel, la bechamel',
    'majado, el majado, picada, la picada, cocido, fumet, el fumet, arroz, el arroz, ensalada, la ensalada, presentación, emplatado, varios, servir, el pollo, pollo, el pescado, las albóndigas, la pasta, pasta, el puré, puré',
  ].join(', '),
  shortNames: {},
  headings: {
    ingredients: [
      'ingredientes, ingrediente, los ingredientes, lista de ingredientes, necesitas, necesitamos, vas a necesitar, qué necesitas, qué necesitamos, lo que necesitas, lista de la compra, te hará falta, ingredientes necesarios, qué lleva, ingredients',
    ].join(', '),
    steps: [
      'preparación, la preparación, elaboración, la elaboración, instrucciones, pasos, los pasos, modo de preparación, modo de hacerlo, cómo se hace, cómo hacer, cómo hacerlo, cómo lo hacemos, procedimiento, método, proceso, paso a paso, realización, pasos a seguir, cómo se prepara, la receta, modo de elaboración',
      'elaboración paso a paso, preparación paso a paso, cómo preparar, modo de empleo, receta paso a paso, method, directions, instructions',
    ].join(', '),
    notes: [
      'consejo, consejos, truco, trucos, nota, notas, observaciones, sugerencia, sugerencias, variantes, variaciones, información nutricional, valores nutricionales, nutrición, conservación, utensilios, material, acompañamiento, vino, maridaje, comentarios, buen provecho, fuente',
      'el truco, trucos y consejos, consejos y trucos, notas de la receta, opiniones, recetas relacionadas, te puede interesar, también te puede gustar, sugerencia de presentación, resultado, degustación, presentación, con qué acompañar, valor nutricional, calorías',
    ].join(', '),
  },
  servingsBefore: [
    'para, raciones, porciones, número de raciones, número de personas, personas, comensales, nº de personas, nº de raciones, salen, sale para, rinde, rinde para, cantidad, da para, serves, makes, yield',
    'receta para, ingredientes para, ingredientes para unas, rendimiento',
  ].join(', '),
  servingsBehind: 'personas, persona, pers, raciones, ración, comensales, porciones, servings, unidades, p',
  timeLabels: {
    total:
      'tiempo total, total, listo en, duración, tiempo, en total, tiempo de elaboración, duración total, total time, ready in',
    part: [
      'preparación, tiempo de preparación, prep, cocción, tiempo de cocción, reposo, tiempo de reposo, refrigeración, tiempo de refrigeración, espera, tiempo de espera, marinado, tiempo de marinado, levado, tiempo de levado, fermentación, tiempo de fermentación, remojo, tiempo de remojo',
      'congelación, tiempo de congelación, horneado, tiempo de horneado, horno, tiempo de horno, cocinado, tiempo de cocinado, enfriado, macerado, tiempo de macerado, prep time, cook time',
    ].join(', '),
  },
  spans: {
    minute: 'minutos, minuto, min, mins, m, ’',
    hour: 'horas, hora, h, hr, hrs, hours, hour',
    day: 'días, día, d',
  },
  step: 'paso, step',
  verbs: [
    tells(
      'precalient, mezcl, cort, pic, lamin, lav, escal, añad, incorpor, mont, calient, dej, coloc, horne, sal, salpimient, sazon, dor, tuest, deposit, adorn, decor, emplat, espolvore, moj, tap, retir, trabaj',
    ),
    tells(
      'pas, tamiz, separ, rall, prens, enharin, forr, desglas, tritur, prob, rectific, reserv, termin, dispon, form, amas, ajust, quit, saltea, gir, us, aprovech, desmold, deshues, escald, reboz, empan, marin, macer',
    ),
    'pelar, pela, pelamos, pele, picar, pica, picamos, rehogar, rehoga, rehogamos, sofreír, sofríe, sofreímos, freír, fríe, freímos, cocer, cuece, cocemos, cueza, hervir, hierve, hervimos, batir, bate, batimos, bata, añadir, añade, añadimos, añada, verter, vierte, vertemos, vierta, poner, pon, ponemos, ponga, hacer, haz, hacemos',
    'escurrir, escurre, escurrimos, escurra, remover, remueve, removemos, remueva, servir, sirve, servimos, sirva, cubrir, cubre, cubrimos, extender, extiende, extendemos, repartir, reparte, repartimos, derretir, derrite, derretimos, fundir, funde, fundimos, abrir, abre, partir, parte, partimos, reducir, llenar, rellenar, rellena, rellenamos',
    'precalentar, precalentamos, calentar, calentamos, tostar, tostamos, salpimentar, salpimentamos, espolvorear, meter, mete, metemos, sacar, saca, sacamos, echar, echa, echamos, eche, enfriar, enfría, enfriamos, volver, vuelve, devolver, empezar, empieza, empezamos, comenzar, comienza, comenzamos, llevar, lleva, llevamos, introducir, introduce, introducimos, agregar, agrega, agregamos, agregue, licuar, licúa, colar, cuela, colamos',
    'en una, en un, en la, en el, durante, cuando, mientras, después, luego, a continuación, por último, finalmente, al final, al cabo de, fuera del fuego, primero, sobre una, sobre un, con una, con un, con la ayuda, una vez, en cuanto, para terminar, para empezar, a fuego, preheat, heat, mix, stir, poniendo, seguidamente, por otro lado, aparte, vamos',
  ].join(', '),
  lastVerbs: '',
};
