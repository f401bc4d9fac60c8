import type { RecipeWords } from '@crisper/domain/recipes/reading/recipe-words.ts';

/** For a food and for several, of both genders: "picado, picada, picados, picadas". */
const inAllForms = (stems: string): string =>
  stems
    .split(', ')
    .flatMap((stem) => [`${stem}o`, `${stem}a`, `${stem}os`, `${stem}as`])
    .join(', ');

/** What cooks do to a food, and how. */
export const prepared: RecipeWords['prepared'] = [
  'finamente, muy fino, fino, grueso, gruesamente, recién, ligeramente, muy, bien, bastante, un poco, con cuidado, listo para cocinar, toscamente, en crudo, ya',
  inAllForms(
    'picad, cortad, trocead, rallad, pelad, machacad, majad, aplastad, prensad, laminad, filetead, desmenuzad, lavad, enjuagad, escurrid, derretid, fundid, ablandad, batid, tamizad, deshuesad, despepitad, desvenad, rebanad, partid, dividid, abiert, separad, templad, enfriad, descongelad, remojad, hidratad, cepillad, raspad, limpi, desgranad, exprimid, colad',
  ),
  inAllForms(
    'molid, triturad, desmigad, vaciad, mezclad, seleccionad, pochad, escaldad, reservad, trinchad, deshojad, desespinad, eviscerad, desalad, tostad, pinchad, repelad, cascad, machacadit, sofrit, entibiad, reposad, secad, desmechad, deshebrad, salpimentad, desvainad',
  ),
  'sin pelar, montado a punto de nieve, a punto de nieve, montadas a punto de nieve, a punto de pomada, en pomada, cocido y pelado, pelado y picado, pelada y picada, pelados y picados, peladas y picadas, peladas y cortadas, pelados y cortados, lavado y picado, limpio y troceado, limpios y troceados, limpias y troceadas',
  'en dados, en daditos, en dados pequeños, en dados grandes, en trozos, en trocitos, en trozos pequeños, en trozos grandes, en rodajas, en rodajas finas, en lonchas, en láminas, en láminas finas, en cubos, en cubitos, en cuartos, en dos, en cuatro, por la mitad, a la mitad, en mitades, en juliana, en juliana fina',
  'en brunoise, en bastones, en bastoncitos, en tiras, en tiras finas, en virutas, en puré, en ramilletes, en gajos, en aros, en medias lunas, en cascos, en tacos, en taquitos, en rebanadas, en filetes, en hebras, en polvo fino, en plumas, a rodajas, a dados, a trozos, a tiras, a láminas, a taquitos, en cachelos, a cuadritos, en cuadritos, en cuadros',
  'a temperatura ambiente, al tiempo, recién molido, recién molida, recién rallado, recién exprimido, con piel, sin piel, sin espinas, sin pepitas, sin semillas, sin hueso, con hueso, sin corteza, con su piel, sin rabito, sin rabo, sin el corazón, sin nervios, sin grasa, sin la parte verde, sólo la parte blanca, solo la parte blanca, solo las hojas, y picado, y pelado, y troceado, chopped, diced, sliced, grated, minced, melted, peeled',
].join(', ');

/** Words that say nothing about which food it is. */
export const qualities: RecipeWords['qualities'] = [
  'fresco, fresca, frescos, frescas, maduro, madura, maduros, maduras, bien maduro, ecológico, eco, bio, orgánico, de calidad, de buena calidad, de primera calidad, tibio, tibia, caliente, frío, fría, muy frío, bien frío, muy caliente, hirviendo, templado, templada',
  'sin tratar, de corral, campero, camperos, de granja, del mercado, del huerto, de temporada, casero, casera, caseros, firme, tierno, tierna, tiernos, tiernas, blando, duro, del día anterior, del día, pasado, de buen tamaño, mediano tamaño, tamaño mediano, de tamaño medio, de tamaño mediano, tamaño medio',
  'a tu gusto, al gusto, de tu elección, a elegir, el, la, los, las, mi, tu, su, unos, unas, buen, buena, extra, preferiblemente, a ser posible, que sea, de la mejor calidad, bueno, buenos, rico, hermoso, hermosa, hermosos, fresh, ripe, organic, raw, de lata pequeña, generoso, generosa',
].join(', ');

/** Foods that are bought so; the word is a part of the name. */
export const sold: Pick<RecipeWords, 'sold' | 'soldInTins'> = {
  sold: [
    'carne picada, carne molida, ternera picada, cerdo picado, pollo picado, cordero picado, pavo picado, queso rallado, parmesano rallado, mozzarella rallada, emmental rallado, coco rallado, pan rallado, pan molido, tomate rallado, almendra laminada, almendras laminadas, almendra molida, almendras molidas, nata montada, tomate triturado, patatas fritas',
    'tomate frito, cebolla frita, cebolla crujiente, garbanzos cocidos, alubias cocidas, lentejas cocidas, judías cocidas, jamón cocido, remolacha cocida, gambas peladas, gambas cocidas, langostinos cocidos, langostinos pelados, vino caliente, chocolate caliente, huevo duro, huevos duros, arroz cocido, quinoa cocida, maíz tierno, ajos tiernos, ajo tierno, cebolla tierna, judías verdes finas',
    'caldo caliente, masa quebrada, masa brisa, guisantes partidos, trigo partido, maíz molido, pimienta molida, comino molido, canela molida, jengibre molido, cilantro molido, café molido, azúcar molida, queso batido, queso fresco batido, queso fresco, leche fresca, levadura fresca, pasta fresca, espinacas frescas, bacalao fresco, atún fresco, chorizo fresco, salchichas frescas, queso tierno, pan duro, pan tostado, pan caliente, galletas molidas, fideo grueso, fideos gruesos, fideos finos, sal fina, sal gruesa, sal gorda, chocolate fundido, mantequilla fundida, leche caliente',
  ].join(', '),
  soldInTins:
    'tomate triturado, tomate pelado, tomates pelados, tomate entero pelado, tomate troceado, tomate natural triturado, tomates triturados, tomate natural, puré de tomate',
};

/** What a food is divided into, behind its name. */
export const portions: RecipeWords['portions'] =
  'rodajas, lonchas, láminas, trozos, gajos, ramas, dados, tiras, filetes, dientes, hojas, ramitas';

/** Words of a line that was written in America. */
export const american: RecipeWords['american'] =
  'heavy cream, half and half, all purpose, kosher, zucchini, eggplant, scallions';

/** Before the last word that two alternatives share; here the last comes first: "caldo de verduras o de pollo". */
export const firstHalves: RecipeWords['firstHalves'] = '';
export const secondHalves: RecipeWords['secondHalves'] = '';

/** Things that recipes list, and that nobody eats. */
export const equipment: RecipeWords['equipment'] = [
  'papel de horno, papel vegetal, papel sulfurizado, papel de aluminio, papel aluminio, papel albal, papel encerado, papel film, film transparente, film de cocina, papel de cocina, papel absorbente, hilo de cocina, hilo bramante, bramante, cordel de cocina',
  'palillos, palillos de dientes, brochetas de madera, palos de brocheta, palitos de brocheta, pinchos de madera, molde, molde de bizcocho, molde desmontable, molde de plum cake, molde para tarta, molde redondo, molde rectangular, moldes de magdalenas, cápsulas para magdalenas, cápsulas de papel, flaneras, ramequines, cazuelitas de barro, manga pastelera, boquilla, rodillo',
  'cortapastas, bandeja de horno, fuente de horno, fuente para horno, placa de horno, rejilla, bol, cuenco, cazo, cacerola, olla, olla exprés, olla rápida, sartén, cazuela, cazuela de barro, wok, batidora, batidora de mano, batidora de vaso, minipimer, túrmix, licuadora, robot de cocina, Thermomix, varillas, procesadora, termómetro, termómetro de cocina, colador, chino, mandolina, espátula, lengua, pincel, brocha, paño, trapo de cocina',
  'tarros, frascos, tarros esterilizados, tarros de cristal, heladera, máquina de helados, vaporera, olla a presión, freidora de aire, airfryer, gofrera, máquina de pasta, bolsas de congelación, bolsa de congelación, mantequilla para el molde, utensilios, material, soplete, comal, molcajete, sifón, mortero, rallador, pelador, báscula, paellera, baking paper, foil, skewers, toothpicks, cake tin',
].join(', ');
