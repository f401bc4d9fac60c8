import type { FoodNames } from '@crisper/domain/foods/names.ts';
import { foodNames as english } from '#en/foods/names.ts';
import { grammar } from './grammar.ts';
import { and, halfTins, household, liquids, neutral, states } from './words.ts';

/** By the food's id. The first name is shown; the others are understood. What is another food than its head is named whole. */
const foods: FoodNames['foods'] = {
  milk: 'Leche, leche entera, leche semidesnatada, leche desnatada, semidesnatada, desnatada, leche fresca, leche de vaca, leche pasteurizada, leche fresca del día, leche descremada, leche semidescremada, leche deslactosada entera, lait',
  'flavoured-milk':
    'Batido de chocolate, leche con chocolate, leche chocolatada, leche con cacao, Cacaolat, Okey, batido de fresa, batido de vainilla, café latte, latte macchiato, Kaiku Caffè Latte, café con leche listo, leche saborizada, Choleck, Puleva batido',
  'lactose-free-milk':
    'Leche sin lactosa, leche deslactosada, leche sin lactosa semi, leche sin lactosa desnatada',
  'goat-milk': 'Leche de cabra, leche de oveja, leche de yegua',
  'uht-milk':
    'Leche UHT, leche de larga duración, leche en brik, brik de leche, briks de leche, cartón de leche, leche uperisada, leche esterilizada',
  'evaporated-milk': 'Leche evaporada, leche Ideal',
  'condensed-milk': 'Leche condensada, La Lechera, lechera, leche condensada desnatada',
  'milk-powder': 'Leche en polvo, polvo de leche, leche desnatada en polvo, leche entera en polvo',
  'raw-milk': 'Leche cruda, leche cruda de vaca, leche recién ordeñada, leche de la granja sin hervir',
  milkshake:
    'Batido, batidos, batido de leche, milkshake, merengada, licuado con leche, malteada, batido de proteínas, batido proteico',
  buttermilk: 'Suero de leche, mazada, suero de mantequilla, buttermilk, lassi, ayran, leche cultivada',
  kefir: 'Kéfir, kéfir de leche, kefir, búlgaros',
  'sour-milk': 'Leche agria, leche fermentada, leche cuajada agria, leche ácida, leben, jocoque',
  'plant-milk':
    'Bebida vegetal, leche vegetal, Alpro, bebida de avellanas, leche de avellanas, leche de anacardos, bebida de espelta, leche de espelta, bebida de quinoa, leche de guisantes, nata vegetal, nata de soja, soja cuisine, nata de avena, avena cuisine, nata de coco para cocinar',
  'oat-milk': 'Bebida de avena, leche de avena, Oatly, avena bebida',
  'soy-milk': 'Bebida de soja, leche de soja, leche de soya, bebida de soya, Vivesoy',
  'almond-milk': 'Bebida de almendras, leche de almendras, leche de almendra, bebida de almendra',
  'rice-milk': 'Bebida de arroz, leche de arroz',
  'coconut-drink': 'Bebida de coco, bebida de arroz y coco, bebida de leche de coco',
  cream:
    'Nata, nata líquida, nata para cocinar, nata para montar, nata de cocina, crema de leche, crema para batir, media crema, crema líquida, crema fresca, crema entera, crema espesa, crema mexicana, crema para cocinar, crema para montar, crema de cocina, crema de rancho, crema Lala, crema Alpura, crema de mascarpone, nata 35, nata 18, nata fresca, crema de leche para batir, natas',
  'half-and-half': 'Nata ligera, mitad leche mitad nata',
  'double-cream': 'Nata doble, crema doble, doble nata',
  'whipped-cream':
    'Nata montada, crema batida, chantilly, crema chantilly, nata montada casera, crema chantillí',
  'spray-cream':
    'Nata en spray, nata spray, spray de nata, nata de bote, crema en aerosol, nata montada en spray',
  'clotted-cream': 'Nata cuajada, clotted cream',
  'creme-fraiche': 'Crème fraîche, nata fresca espesa, nata espesa',
  'sour-cream': 'Nata agria, crema agria, crema ácida, smetana, natilla costarricense',
  'coffee-creamer': 'Leche para café, crema para café, cremora, Coffee-mate, nata para café',
  yoghurt:
    'Yogures, yogur, yogurt, yoghurt, yogur natural, yogur de sabores, yogur de fresa, yogur líquido, yogur bebible, yogures de frutas, yogur desnatado, yogur de oveja, yogur de cabra, yogur azucarado, yogur edulcorado, yogur con frutas, Activia, Actimel, Danonino bebible, bífidus, bifidus, bio de frutas, L. Casei, Lcasei, Yakult, Danacol, Densia, iogur, yogú, yogúr, llogur, petit de yogur, yogur de vainilla, yogur cremoso, yogurt batido',
  'greek-yoghurt':
    'Yogur griego, yogures griegos, Oikos, griego natural, yogurt griego, yogur estilo griego, yogur griego ligero',
  skyr: 'Skyr',
  labneh: 'Labneh, queso de yogur, labne',
  'soy-yoghurt':
    'Yogur de soja, yogur vegetal, postre de soja, yogur de coco, yogur vegano, Alpro natural, yogur de soya',
  'oat-yoghurt': 'Yogur de avena',
  quark:
    'Queso fresco batido, queso batido, quark, petit suisse, petits suisses, Danonino, queso quark, fromage blanc, queso fresco batido desnatado, petisuís',
  butter:
    'Mantequilla, mantequilla sin sal, mantequilla con sal, mantequilla salada, mantequilla dulce, mantequilla de Soria, Kerrygold, Arias mantequilla, mantekilla, mantequiya, manteca argentina, mantequilla ligera',
  'garlic-butter':
    'Mantequilla de ajo, mantequilla de hierbas, mantequilla con finas hierbas, mantequilla café de París, mantequilla de anchoas, mantequilla de trufa',
  margarine:
    'Margarina, Tulipán, Flora margarina, Artúa, mantequilla vegetal, mantequilla vegana, untable vegetal, Becel, Proactiv, Natacha',
  ghee: 'Ghee, mantequilla clarificada, mantequilla clarificada ghee',
  lard: 'Manteca de cerdo, manteca, manteca colorada, manteca ibérica, grasa de pato, grasa de oca, grasa de cerdo, sebo, manteca vegetal, manteca de vaca, saín',
  cheese:
    'Queso, quesos, tabla de quesos, surtido de quesos, queso de vaca, queso nacional, quesito de pueblo, keso',
  'hard-cheese':
    'Queso curado, queso semicurado, queso de oveja, queso de mezcla, queso viejo, queso añejo, queso tierno, queso mezcla, idiazábal, roncal, zamorano, queso zamorano, mahón, queso mahón, queso majorero, majorero, payoyo, queso payoyo, San Simón, queso ahumado, raclette, queso raclette, havarti, Flor de Esgueva curado, queso en aceite, queso castellano, queso canario, appenzeller, tilsit, queso de oveja curado, cotija, queso chihuahua, queso gauda mexicano, queso palmita, queso holandés, queso duro',
  gouda: 'Gouda, queso gouda',
  edam: 'Edam, queso de bola, queso edam',
  emmental: 'Emmental, queso emmental, queso suizo, emental',
  gruyere: 'Gruyer, gruyère, queso gruyer',
  manchego: 'Queso manchego, manchego, queso manchego curado, queso manchego semicurado',
  comte: 'Comté',
  'red-leicester': 'Red Leicester',
  'double-gloucester': 'Double Gloucester',
  wensleydale: 'Wensleydale',
  'monterey-jack': 'Monterey Jack, queso monterey, pepper jack',
  jarlsberg: 'Maasdam, queso maasdam, Jarlsberg, leerdammer',
  provolone: 'Provolone, queso provolone, provoleta',
  pecorino: 'Pecorino, queso pecorino',
  'grana-padano': 'Grana padano',
  cheddar: 'Cheddar, queso cheddar, chédar',
  parmesan: 'Parmesano, queso parmesano, parmigiano, parmigiano reggiano, virutas de parmesano, reggiano',
  'grated-cheese':
    'Queso rallado, queso rallado 4 quesos, rallado cuatro quesos, queso rallado para pizza, queso para gratinar, mozzarella rallada, emmental rallado, parmesano rallado, queso en polvo rallado, queso en hebras, cheddar rallado, bolsa de queso rallado',
  'sliced-cheese':
    'Queso en lonchas, lonchas de queso, quesitos, El Caserío, Tranchetes, Babybel, Mini Babybel, La vaca que ríe, vaca que ríe, queso fundido, queso para sándwich, havarti en lonchas, gouda en lonchas, cheddar en lonchas, queso en porciones, porciones de queso, queso fundido en lonchas, queso loncheado, sabanitas, queso americano, queso amarillo, lonchas de gouda, queso para hamburguesa',
  'string-cheese': 'Queso en tiras, palitos de queso, cheestrings, queso oaxaca en tiras',
  'soft-cheese':
    'Queso de Burgos, queso fresco, queso fresco de cabra, queso blanco, queso tierno fresco, torta del Casar, torta de la Serena, queso de tetilla, tetilla, arzúa-ulloa, queso Arzúa, queso de Servilleta, reblochon, taleggio, Boursin, port salut, queso blando, queso cremoso blando, mató, queso de Villalón, queso panela, panela queso, queso oaxaca, quesillo queso, queso llanero, queso guayanés, queso costeño, queso campesino, cuajada queso, queso de mano, queso fresco desnatado, queso paisa, quesucos, queso cremoso argentino',
  brie: 'Brie, queso brie',
  camembert: 'Camembert, queso camembert',
  'goat-cheese':
    'Queso de cabra, rulo de cabra, rulo de queso de cabra, medallones de queso de cabra, queso de cabra en rulo, queso cabra, quesitos de cabra, Montbrú',
  'blue-cheese':
    'Queso azul, cabrales, queso de Cabrales, valdeón, queso de Valdeón, picón, gamoneu, queso danablu',
  stilton: 'Stilton',
  gorgonzola: 'Gorgonzola, queso gorgonzola',
  roquefort: 'Roquefort, queso roquefort',
  feta: 'Feta, queso feta, queso griego',
  mozzarella:
    'Mozzarella, mozarela, mozzarela, queso mozzarella, burrata, mozzarella de búfala, perlas de mozzarella, bola de mozzarella, mozzarella fresca, muzzarella, stracciatella',
  halloumi: 'Halloumi, queso halloumi, queso para plancha',
  paneer: 'Paneer, queso paneer',
  'cottage-cheese': 'Queso cottage, cottage, cottage cheese, queso granulado',
  'cream-cheese':
    'Queso crema, queso de untar, Philadelphia, filadelfia, queso para untar, crema de queso, queso crema ligero, San Millán, queso untable, queso tipo Philadelphia',
  mascarpone: 'Mascarpone, queso mascarpone',
  ricotta: 'Requesón, ricotta, brossat, queso ricotta',
  'vegan-cheese': 'Queso vegano, queso vegetal, Violife, queso de anacardos',
  'cheese-sauce':
    'Bechamel, salsa bechamel, besamel, salsa de queso, salsa de quesos, salsa cuatro quesos, salsa carbonara, salsa de roquefort, fondue de queso, fondue, salsa de nata, salsa blanca, salsa alfredo, salsa de cabrales',
  'nacho-cheese': 'Salsa de queso para nachos, queso para nachos, dip de queso',
  custard: 'Crema inglesa, crema pastelera, natillas líquidas, salsa de vainilla',
  pudding:
    'Natillas, flan, flanes, flan de huevo, flan de vainilla, Dhul flan, Danet, Danette, crema catalana, cuajada, copa de chocolate, copa de chocolate y nata, copa de nata, pudin, pudín, budín, postre lácteo, postre, postres, arroz con leche postre flan, mousse de limón postre, tocino de cielo, leche frita, panacota postre, isla flotante, profiteroles, crema de chocolate postre, natillas de chocolate, natillas de vainilla, quesillo, mazamorra, sémola con leche, postre de chocolate, crème brûlée, crema volteada, leche asada, leche merengada, crema de limón, crema de café, flan de queso, flan de coco, natilla, pudin de pan, pan de calatrava, greixonera, mousse de yogur, gelatina de leche, tres leches en vaso, vaso de natillas, yogur postre de chocolate',
  'chocolate-mousse': 'Mousse de chocolate, mousse, mus de chocolate, mousse de limón, mousse de fresa',
  tiramisu: 'Tiramisú',
  trifle: 'Trifle',
  'rice-pudding': 'Arroz con leche, arroz con leche casero, arroz con dulce',
  'panna-cotta': 'Panna cotta, panacota',
  cheesecake:
    'Tarta de queso, cheesecake, tarta de queso al horno, pastel de queso, quesada pasiega, quesada, tarta de queso casera',
  'jelly-dessert':
    'Gelatina, gelatina de fresa, gelatina de limón, gelatina postre, gelatinas, Royal gelatina preparada',
  'ice-cream':
    'Helado, helados, tarrina de helado, helado de vainilla, helado de chocolate, helado de fresa, cono de helado, conos, Cornetto, Magnum, bombón helado, bombones helados, sándwich de helado, corte de helado, barra de helado, tarta helada, tarta de helado, Viennetta, Häagen-Dazs, Ben & Jerry’s, Carte d’Or, Maxibon, yogur helado, helado de yogur, helado de turrón, mochi helado, mantecado helado, nieve de garrafa, conos de helado, Drácula helado',
  'ice-lolly':
    'Polos, polo, polos de hielo, polo de limón, flash, flashes, polo flash, calippo, paletas de hielo, paletas heladas, bolis helados, palito bombón de agua',
  sorbet: 'Sorbete, sorbete de limón, granizado, granizado de limón, granizada',
  'baby-formula':
    'Leche de fórmula, leche infantil, leche de bebé, leche de inicio, leche de continuación, leche de crecimiento, leche maternizada, fórmula infantil, fórmula, leche en polvo para bebé, leche en polvo infantil, leche en polvo bebé, Nidina, Blemil, Almirón, Hero Baby leche, Nutribén leche, Nan, Enfamil, Similac, leche para bebé',
  'made-formula':
    'Biberón preparado, biberón, biberón de leche, fórmula preparada, biberón hecho, mamadera preparada',
  'baby-food':
    'Potitos, potito, tarritos de bebé, tarrito de bebé, puré de bebé, puré para bebé, papilla, papillas, papilla de frutas, bolsita de fruta para bebé, Hero Baby, comida de bebé, comida para bebés, comida de bebés, bolsitas de puré para bebé, cereales infantiles preparados, compota de bebé, puré infantil, pouch de bebé, colado, potaje de bebé',
  'breast-milk': 'Leche materna, leche de mamá, leche extraída',
  egg: 'Huevos, huevos camperos, huevos de gallina, huevos de codorniz, huevos frescos, huevos ecológicos, huevos L, huevos M, huevos XL, docena de huevos, media docena de huevos, cartón de huevos, huevos de corral, huevos de pata, huevos de pueblo, huevos de oca, huebos, guevos, blanquillos',
  'egg-white':
    'Claras de huevo, claras, clara de huevo, yemas de huevo, yemas, yema, clara líquida, claras pasteurizadas, huevo líquido, huevo pasteurizado, huevo batido, huevos batidos, bote de claras, claras en botella, huevo crudo',
  'boiled-egg':
    'Huevos duros, huevo duro, huevos cocidos, huevo cocido, huevos pasados por agua, huevos mollet, huevo sancochado',
  'egg-dish':
    'Tortilla de patatas, tortilla, tortilla española, tortilla de patata, tortilla francesa, tortilla de calabacín, tortilla de atún, tortilla de espinacas, tortilla de jamón, tortilla paisana, tortilla con cebolla, tortilla sin cebolla, tortilla de bacalao, huevos revueltos, revuelto de setas, revuelto de gambas, revuelto, huevos fritos, huevo frito, huevos rotos, huevos escalfados, huevos poché, huevos rellenos, huevos benedictinos, huevos a la flamenca, huevos al plato, huevos estrellados, huevos con jamón, omelette, omelet, frittata, shakshuka, huevos rancheros, huevos pericos, pericos, soufflé, tortiya, tortilla de papas, chilaquiles, migas con huevo, pincho de tortilla, huevos con patatas, huevos con chorizo, revuelto de espárragos, revueltos de huevo',
  'pickled-egg': 'Huevos en vinagre, huevos encurtidos',
  'scotch-egg': 'Huevos escoceses',
  'egg-substitute': 'Sustituto de huevo, huevo vegano, huevo vegetal',
  eggnog: 'Ponche de huevo, rompope, ponche de crema',
  beef: 'Ternera, carne de ternera, vacuno, carne de vacuno, buey, carne de res, res, añojo, carne de buey, redondo de ternera, redondo, tapa de ternera, contra de ternera, babilla, babilla de ternera, cadera de ternera, espaldilla de ternera, aguja de ternera, rosbif crudo, asado de ternera para horno, novillo, toro, carne de toro, vaca vieja, vaca, carne de vaca, culata, colita de cuadril, cuadril, peceto, posta, lomo vetado, carne mechada cruda',
  brisket: 'Pecho de ternera, falda de ternera, brisket, falda, delantero de ternera, pecho de res',
  'stewing-beef':
    'Carne para guisar, ternera para guisar, morcillo, morcillo de ternera, jarrete, jarrete de ternera, carrillera, carrilleras, carrillera de ternera, carrilleras de cerdo, carrillera de cerdo, carrilleras ibéricas, carne de guisar, carne para estofar, carne para estofado, carne de estofado, ternera para estofar, dados de ternera, ternera en dados, ternera troceada, osobuco, ossobuco, osobuco de ternera, zancarrón, ragú de ternera crudo, chamberete, carne de cocido, carne para cocido',
  oxtail: 'Rabo de toro, rabo de buey, rabo de ternera, rabo de vaca, rabo, rabos',
  'short-ribs':
    'Costillas de ternera, costilla de ternera, costillar de ternera, churrasco de ternera, asado de tira, tira de asado, costilla de res, costillas de res',
  steak:
    'Filetes de ternera, filete de ternera, filetes, filete, bistec, bistecs, bistec de ternera, bistec de res, bistek, chuletón, chuletón de vaca, chuletón de buey, chuleta de vaca, entraña, vacío de ternera, T-bone, picaña, churrasco, filetes de vaca, filetes de añojo, milanesas crudas, arrachera, bife, bifes, steak',
  'sirloin-steak':
    'Lomo alto, lomo bajo, lomo bajo de ternera, lomo alto de ternera, bife de chorizo, sirloin',
  'rump-steak': 'Cadera, filetes de cadera, rumsteak, bife de cuadril',
  'fillet-steak':
    'Solomillo de ternera, solomillo de vaca, solomillo de buey, tournedó, filet mignon, lomo fino, lomo de res, chateaubriand',
  'ribeye-steak': 'Entrecot, entrecote, entrecot de ternera, entrecots, ojo de bife, ribeye',
  veal: 'Ternera blanca, ternera lechal, ternera rosada, escalopes de ternera, escalopines de ternera, chuletas de ternera, chuleta de ternera, mamón, carne de ternera lechal',
  lamb: 'Cordero, carne de cordero, cordero lechal, lechazo, ternasco, cuello de cordero, falda de cordero, cordero troceado, cordero para guisar, medio cordero, cuarto de cordero, costillar de cordero, carré de cordero, borrego, carne de borrego, oveja, carne de oveja, cordero para caldereta',
  'lamb-chops':
    'Chuletas de cordero, chuletillas, chuletillas de cordero, chuletitas de cordero, costillas de cordero, chuletas de lechal, chuletas de palo',
  'leg-of-lamb': 'Pierna de cordero, pierna de lechazo, gigot',
  'lamb-shank': 'Jarrete de cordero, codillo de cordero, jarretes de cordero',
  'lamb-shoulder':
    'Paletilla de cordero, paletillas de cordero, paletilla, paletilla de lechazo, espaldilla de cordero',
  goat: 'Cabrito, carne de cabra, chivo, cabra, cabrito lechal, carne de chivo',
  pork: 'Cerdo, carne de cerdo, carne de puerco, puerco, carne de chancho, chancho, magro de cerdo, magro, filetes de cerdo, escalopes de cerdo, cerdo ibérico, secreto ibérico, secreto, secreto de cerdo, presa ibérica, presa, pluma ibérica, pluma, lagarto ibérico, lagarto, abanico ibérico, abanico, pierna de cerdo, jamón fresco, jamón de cerdo fresco, cochinillo, tostón, lechón, cerdo troceado, carne de cerdo en dados, mechada de cerdo cruda, filetes de jamón fresco, raxo, raxo adobado',
  'pork-chops':
    'Chuletas de cerdo, chuleta de cerdo, chuletas, chuleta, chuletas de aguja, chuletas de lomo, chuletas de Sajonia crudas, chuletas ibéricas',
  'pork-belly':
    'Panceta, panceta fresca, panceta de cerdo, panceta ibérica, tocino, tocino fresco, papada, papada de cerdo, tocino blanco, tocino ibérico, panceta para barbacoa, lardeo, panceta adobada',
  'pork-loin':
    'Lomo de cerdo, cinta de lomo, lomo, lomo adobado, lomo fresco, filetes de lomo, lomo de cerdo adobado, cinta de lomo adobada, cinta de cerdo, lomo ibérico fresco, escalopines de lomo, lomo en filetes, libritos de lomo sin rellenar',
  'pork-shoulder':
    'Paleta de cerdo, aguja de cerdo, aguja, cabezada de cerdo, cabezal de lomo, cabecero de cerdo, espaldilla de cerdo, codillo de cerdo, codillo, codillo fresco, pernil, bondiola, cabeza de lomo',
  'pork-ribs':
    'Costillas de cerdo, costillas, costilla de cerdo, costillar, costillar de cerdo, costillas ibéricas, costilla, costillas adobadas, churrasco de cerdo, costillejas, costillitas',
  'pork-tenderloin':
    'Solomillo de cerdo, solomillo, solomillos, solomillo ibérico, medallones de solomillo, solomillos de cerdo, filete de cerdo entero',
  mince:
    'Carne picada, carne picada mixta, carne picada de ternera, picada de ternera, ternera picada, carne molida, carne molida de res, picadillo de carne, carne picada de vacuno, vacuno picado, carne picada de añojo, preparado de carne picada, picada mixta, preparado de burger meat, burger meat picada, carne picada vacuno, molida de res, resto de carne picada, restos de carne picada, sobras de carne picada, carne picá',
  'lamb-mince': 'Cordero picado, carne picada de cordero, cordero molido',
  'pork-mince':
    'Carne picada de cerdo, cerdo picado, carne de salchicha, picada de cerdo, carne molida de cerdo, picadillo de chorizo, picadillo, chichas, zorza, jijas, prueba de cerdo, masa de chorizo, butifarra desmenuzada cruda',
  'turkey-mince':
    'Pavo picado, pollo picado, carne picada de pavo, carne picada de pollo, picada de pollo, picada de pavo, carne molida de pollo, carne molida de pavo',
  'veal-mince':
    'Carne picada de ternera blanca, carne picada de ciervo, carne picada de caza, carne picada de potro',
  'burger-patty':
    'Hamburguesas, hamburguesa, hamburguesas de ternera, hamburguesas de pollo, hamburguesas mixtas, hamburguesas de cerdo, burger de ternera, hamburguesas de buey, hamburguesa de vaca, burgers, hamburguesas de pavo, medallones de carne, carne de hamburguesa, hamburguesas frescas, burger meat',
  meatballs:
    'Albóndigas, albóndigas de ternera, albóndigas de pollo, albóndigas crudas, albóndigas de cerdo, albóndigas mixtas, albondigas, almóndigas, albóndigas de pavo, albóndigas de carne, kofta, keftas',
  sausage:
    'Salchichas frescas, salchichas, salchicha, longaniza, longanizas, longaniza fresca, butifarra, butifarras, butifarra fresca, butifarra de payés, salchichas de pollo, salchichas de cerdo, salchichas de pavo, salchichas de barbacoa, salchichas de carnicería, salchicha parrillera, blanquet fresco, criollos, salchichas rojas, botifarra, longaniza de Graus, longaniza blanca, salchichas de pueblo, salsichas, choripán crudo, longaniza parrillera',
  bratwurst: 'Bratwurst, salchichas bratwurst, salchicha alemana',
  'fresh-chorizo':
    'Chorizo fresco, chistorra, chistorras, txistorra, chorizo criollo, criollo, chorizos criollos, chorizo para asar, chorizo parrillero, chorizo de barbacoa, choricitos para freír, chorizos frescos, choricitos, chorizo para freír, chorizo a la sidra crudo, chorizo oreado, chorizo argentino',
  venison:
    'Ciervo, venado, carne de caza, caza, jabalí, corzo, gamo, avestruz, carne de avestruz, lomo de ciervo, carne de jabalí, carne de venado, bisonte, canguro, potro, carne de potro, búfalo',
  rabbit: 'Conejo, conejo troceado, liebre, medio conejo, carne de conejo, lomos de conejo, muslos de conejo',
  offal:
    'Callos crudos, mollejas, mollejas de pollo, mollejas de ternera, mollejas de cordero, asadura, asaduras, casquería, menudillos, menudillos de pollo, corazón de ternera, corazones de pollo, corazón, lengua, lengua de ternera, sesos, criadillas, manitas de cerdo, manitas, pies de cerdo, manos de cerdo, oreja de cerdo, oreja, morro, morro de cerdo, careta, careta de cerdo, gallinejas, entresijos, zarajos crudos, mondongo, tripas, librillo, menudo, patas de cerdo, pata de cerdo, pata de ternera, patas de pollo, achuras, chinchulines, cuellos de pollo, crestas de gallo, cachete, buche',
  liver:
    'Hígado, hígado de ternera, hígado de cerdo, hígado de cordero, filetes de hígado, hígado encebollado crudo',
  'chicken-liver':
    'Higaditos de pollo, higaditos, hígado de pollo, hígados de pollo, hígado de pato, foie fresco, foie gras crudo, foie crudo',
  kidney: 'Riñones, riñones de cerdo, riñones de cordero, riñones de ternera',
  'stuffed-meat':
    'Brochetas de pollo, brochetas, brocheta, brochetas de cerdo, brochetas de carne, brochetas de pavo, pinchos morunos, pincho moruno, pinchos de pollo, pinchos, pinchitos, pinchitos de pollo, pinchitos morunos, pollo relleno crudo, lomo relleno, libritos de lomo, libritos, redondo de pavo relleno, rollo de carne relleno, pollo relleno, pavo relleno, pechugas rellenas, pechuga rellena, pechuga de pollo rellena, san jacobo crudo, matambre, matambre arrollado, aleta rellena, aleta de ternera, muslos rellenos, solomillo relleno, calamares rellenos crudos, anticuchos',
  'any-meat':
    'Carne, carne fresca, carne roja, carne blanca, carne para barbacoa, parrillada de carne, parrillada, carne para asar, huesos, huesos de caña, huesos de ternera, hueso de caldo, huesos para caldo, carne de caballo, caballo, asado crudo, carnes, carne de cocer, ancas de rana, surtido de barbacoa, hueso de rodilla',
  'stir-fry-meat':
    'Tiras de ternera, tiras de cerdo, carne en tiras, ternera en tiras, cerdo en tiras, carne para fajitas, carne para fondue, carne para wok, fajitas de carne crudas, tiras de carne, carne fileteada para wok',
  chicken:
    'Pollo, pollo entero, pollo troceado, pollo campero, medio pollo, pollo de corral, carne de pollo, gallina, gallo de corral, capón, pularda, picantón, picantones, pollo limpio, pollo fresco, carcasa de pollo, carcasas de pollo, esqueleto de pollo, aves, ave, poyo, pollo crudo, pollo para asar, pollo a cuartos, pollito, gallina para caldo, pollo de granja, cuarto de gallina',
  'chicken-parts':
    'Cuartos traseros de pollo, traseros de pollo, cuarto trasero, cuartos de pollo, filetes de pollo, filete de pollo, escalopes de pollo, tiras de pollo, solomillitos de pollo, solomillos de pollo, lágrimas de pollo crudas, dados de pollo, pollo en dados, pollo en tiras, pollo a trozos, pollo fileteado, jamoncitos, jamoncitos de pollo, escalopines de pollo, chuletas de pollo, trozos de pollo, presas de pollo, filetitos de pollo',
  'chicken-breast':
    'Pechuga de pollo, pechugas de pollo, pechuga, pechugas, pechuga fileteada, pechuga de pollo fileteada, pechuga entera, filetes de pechuga, filetes de pechuga de pollo, suprema de pollo, pechugas fileteadas, pechuga d pollo',
  'chicken-thigh':
    'Contramuslos de pollo, contramuslos, contramuslo, contramuslos deshuesados, sobremuslos, encuentros de pollo',
  'chicken-leg':
    'Muslos de pollo, muslo de pollo, muslos, muslo, pata muslo, piernas de pollo, pierna y muslo, muslos y contramuslos',
  'chicken-wing': 'Alitas de pollo, alitas, alas de pollo, alas, alitas adobadas, alitas partidas',
  'chicken-drumstick':
    'Jamoncitos de ave, patas de pollo muslitos, muslitos de pollo, muslitos, tutos de pollo',
  turkey:
    'Pavo, pechuga de pavo, filetes de pavo, filete de pavo, muslos de pavo, muslo de pavo, contramuslo de pavo, solomillo de pavo, escalopes de pavo, pavo fileteado, tiras de pavo, dados de pavo, redondo de pavo, pavo entero, alas de pavo, carne de pavo, filetes de pechuga de pavo, chuletas de pavo, guajolote, pavita',
  duck: 'Pato, magret, magret de pato, muslos de pato, pato entero, pechuga de pato, jamón de pato fresco, pintada, pichón, pichones, paloma, palomas, patos',
  goose: 'Oca, ganso, muslos de oca',
  quail: 'Codornices, codorniz',
  pheasant: 'Faisán, perdiz, perdices, becada',
  bacon:
    'Beicon, bacon, bacón, panceta ahumada, panceta curada, tocino ahumado, tocineta, tocino entreverado, beicon ahumado, lonchas de beicon, lonchas de bacon, beicon en lonchas, bacon en lonchas, panceta salada, tocino de cerdo ahumado, speck, tiras de beicon, beicon de pavo, tocino en tiras',
  pancetta: 'Pancetta, guanciale, panceta italiana',
  lardons:
    'Taquitos de beicon, tiras de beicon para cocinar, tacos de beicon, taquitos de bacon, dados de beicon, bacon en taquitos, taquitos de panceta, bacon en dados, daditos de bacon, tiritas de beicon, bacon en tiras, cintas de bacon',
  gammon:
    'Lacón crudo, lacón salado, codillo salado, lacón fresco, jamón para cocer, costilla salada, costillas saladas, costilla adobada salada, rabo salado, oreja salada, huesos salados, hueso de espinazo, espinazo salado, compango, tocino salado, unto',
  'cold-cuts':
    'Embutido, embutidos, fiambre, fiambres, surtido de embutidos, tabla de embutidos, chóped, chopped, chopped pork, lunch, mortadela de pavo, galantina, cabeza de jabalí, lacón, lacón cocido, lacón en lonchas, fiambre de pavo, fiambre de pollo, pechuga de pollo en lonchas, pechuga de pollo loncheada, lonchas de pollo, pollo en lonchas, fiambre de pechuga, fiambre de lomo, lomo de Sajonia, chuletas de Sajonia, rosbif, roast beef en lonchas, butifarra blanca, catalana, bull, bull blanco, bull negro, butifarra cocida, camaiot, jamonilla, salchichón de pavo, carne fría, rollo de carne en lonchas, carne mechada en lonchas, carne mechada en fiambre, cabeza de cerdo, queso de cerdo, queso de cabeza, lunch meat, mortadela siciliana, fiambre de magro, fiambre de york, charcutería',
  ham: 'Jamón cocido, jamón york, jamón de york, jamón dulce, york, jamón, lonchas de jamón, lonchas de jamón cocido, jamón cocido extra, jamón york extra, jamon york, jamón en dulce, paleta cocida, taquitos de jamón cocido, lonchas de york, jamón cocido en lonchas, jamón de pierna, jamon, jamón inglés, jamón asado, jamón braseado, fiambre de paleta, paleta york, jamón de sándwich',
  'whole-cooked-ham': 'Jamón cocido entero, jamón asado entero',
  pastrami: 'Pastrami',
  mortadella: 'Mortadela, mortadella, mortadela con aceitunas, mortadela italiana',
  'turkey-slices':
    'Pavo en lonchas, pechuga de pavo en lonchas, lonchas de pavo, fiambre de pechuga de pavo, pechuga de pavo loncheada, jamón de pavo, pavo braseado, pavo cocido en lonchas, pavo loncheado, pechuga de pavo cocida, blanquet, pechuga de pavo braseada',
  'dried-sausage':
    'Salchichón, fuet, espetec, longaniza seca, longaniza curada, secallona, salchichón ibérico, salchichón de Vic, morcón, sobrasada, sobrasada de Mallorca, chorizo de pavo curado, nduja, botillo curado, embutido curado, lomo embuchado, lomo curado, lomo ibérico, lomo de bellota, caña de lomo, lomito ibérico, lomito, somalla, tastets, snack de fuet, xolís, chosco, chosco de Tineo, salame picado fino',
  salami: 'Salami, salame, salamín',
  pepperoni: 'Pepperoni, peperoni',
  chorizo:
    'Chorizo, chorizo ibérico, chorizo curado, chorizo de Pamplona, chorizo vela, sarta de chorizo, chorizo sarta, chorizo en lonchas, lonchas de chorizo, chorizo dulce, chorizo picante, chorizo cular, chorizo de cantimpalos, chorizo asturiano, choriso, chorizo de León, chorizo extra, chorizo riojano',
  prosciutto:
    'Jamón serrano, serrano, jamón ibérico, jamón curado, jamón de bellota, jamón de cebo, jamón ibérico de bellota, jamón ibérico de cebo, pata negra, paleta ibérica, paleta curada, paleta serrana, jamón de Teruel, jamón de Trevélez, jamón de Guijuelo, jamón de Jabugo, jamón crudo, jamón del país, jamón de pato, cecina, cecina de León, taquitos de jamón serrano, taquitos de jamón, virutas de jamón, tacos de jamón, lonchas de jamón serrano, lonchas de jamón ibérico, jamón serrano en lonchas, prosciutto, jamón de Parma, coppa, bresaola, jamón gran reserva, paletilla ibérica, jamón bodega, jamón reserva, jamón ibérico loncheado',
  'cooked-sausage':
    'Salchichas de Frankfurt, salchichas frankfurt, frankfurts, frankfurt, salchichas tipo Frankfurt, salchichas de Viena, salchichas Viena, salchichas cocidas, salchichas Óscar Mayer, salchichas cóctel, vienesas, panchos salchichas, jumbos, salchichas ahumadas, salchichas de queso, weisswurst, salchichas Wini, Wieners, salchichas de pavo cocidas, botillo, androlla, salchichas al vacío',
  'hot-dogs':
    'Salchichas para perritos, salchichas para perritos calientes, salchichas de perrito, salchichas hot dog',
  'black-pudding':
    'Morcilla, morcillas, morcilla de Burgos, morcilla de arroz, morcilla de cebolla, morcilla asturiana, butifarra negra, morcilla blanca, moronga, botifarra negra, moncilla, prieta, rellena morcilla, morcilla de León, farinato, delgadilla',
  kielbasa: 'Salchicha polaca, kielbasa',
  'corned-beef': 'Corned beef, carne en conserva cocida',
  pate: 'Paté, patés, paté de campaña, paté de hígado, foie gras, foie, bloc de foie, micuit, mi-cuit de pato, foie micuit, paté ibérico, paté a las finas hierbas, paté de pato, pate, rillettes, terrina de pato, pastel de cabracho, cabracho pastel, pastel de pescado, paté de atún, paté de anchoas, pavé de foie, crema de foie, mousse de pato, terrina de foie, mousse de foie, paté de salmón, pastel de salmón, paté de cabracho, pudin de cabracho, pudin de pescado, zurrapa, zurrapa de lomo, morteruelo, manteca con zurrapa, foie de cerdo',
  jerky: 'Cecina en tiras, carne seca, charqui, tasajo, jerky, beef jerky, machaca',
  'pork-scratchings':
    'Cortezas de cerdo, cortezas, chicharrones de bolsa, torreznos de bolsa, chicharrón de bolsa, torreznos snack',
  'bacon-bits': 'Virutas de beicon crujiente, bacon bits, bacon crujiente en bote',
  'cooked-meat':
    'Carne asada, carne cocida, carne guisada fría, restos de carne, restos de asado, asado, asado de carne, carne mechada, carne desmechada, pulled pork, cerdo desmenuzado, carne de kebab, kebab de carne, cochinita pibil, carnitas, torreznos, torrezno, chicharrones, chicharrón, chicharrones de Cádiz, lacón a la gallega, confit de pato, pato confitado, muslos de pato confitados, cochinillo asado, cordero asado, lechazo asado, paletilla asada, costillas asadas, costillas a la barbacoa, costillas barbacoa, codillo asado, codillo cocido, codillo al horno, ropa vieja de carne, carne a la brasa, carne de cocido cocida, pringá, pringa, ternera asada, cerdo asado, pato laqueado, rosbif asado, vitello tonnato, barbacoa de res, carne al pastor, oreja a la plancha, secreto a la plancha, carne en su jugo cocida, lomo asado, lomo al horno, lomo de orza, lomo en manteca, zarajos, pernil asado, ternera mechada',
  'cooked-bacon': 'Beicon frito, bacon frito, beicon crujiente, beicon cocinado',
  'cooked-chicken':
    'Pollo asado, pollo a l’ast, pollo al ast, pollo cocido, pollo a la plancha, restos de pollo, pollo frito, pollo al horno, pollo rostizado, pollo a la brasa, pollo desmenuzado, pollo desmechado, pechuga a la plancha, pechuga de pollo cocida, pechuga de pollo asada, pollo cocinado, muslos asados, alitas asadas, alitas fritas, alitas barbacoa, alitas de pollo asadas, pavo asado, pavo al horno, pavo cocido, pollo KFC, KFC, pollo teriyaki, pollo tandoori, pollo de asador, pollo al ajillo, pollo hervido, pollo del caldo, pollo a la parrilla, pollo barbacoa, pollo kebab, kebab de pollo, pollo mechado, pato pekín',
  'chicken-nuggets':
    'Nuggets, nuggets de pollo, pollo empanado, pechuga empanada, pechugas empanadas, filetes empanados, filete empanado, filetes de pollo empanados, fingers de pollo, fingers, san jacobo, sanjacobos, san jacobos, cordon bleu, cachopo, cachopos, flamenquín, flamenquines, escalope empanado, escalopes empanados, milanesa, milanesas, milanesa de pollo, milanesa de ternera, milanesa de res, lágrimas de pollo, palomitas de pollo, pollo crujiente, tiras de pollo empanadas, escalope milanesa, schnitzel, librito empanado, libritos empanados, delicias de pollo, alitas empanadas, lomo empanado, pechuga rebozada, pollo rebozado, filete ruso, filetes rusos, pollo popcorn',
  'white-fish':
    'Pescado blanco, rodaballo, gallo, gallos, panga, raya, cabracho, pez espada blanco, congrio, mero, corvina, san pedro, san martín, besugo, breca, salmonetes, salmonete, cazón, cazón en adobo crudo, tintorera, perca del Nilo, fogonero, palometa blanca, pargo, huachinango, robalo, maruca, rosada, filetes de rosada, escorpora, galera, bejel, faneca, fanecas, pejerrey, reineta, cojinova, basa, pescado plano, dentón, pescadito blanco, raya en rodajas, brótola',
  cod: 'Bacalao, bacalao fresco, lomos de bacalao, bacalao desalado, bacalao al punto de sal, skrei, filetes de bacalao, bacalao en su punto de sal, migas de bacalao desalado, cocochas de bacalao, cocochas, kokotxas',
  haddock: 'Eglefino, abadejo eglefino',
  plaice: 'Platija, solla, limanda',
  sole: 'Lenguado, filetes de lenguado, acedías, lenguados',
  'sea-bass': 'Lubina, lubinas, filetes de lubina, lubina salvaje, róbalo',
  hake: 'Merluza, filetes de merluza, merluza fresca, lomos de merluza, rodajas de merluza, pescadilla, pescadillas, carioca, merluza de pincho, centros de merluza, cogote de merluza, pijota, pijotas, merlusa, colas de merluza, cocochas de merluza, medallones de merluza, merluza fresca en rodajas',
  halibut: 'Fletán, filetes de fletán, halibut',
  tilapia: 'Tilapia, mojarra, mojarra tilapia',
  'sea-bream': 'Dorada, doradas, dorada fresca, sargo, pagel, filetes de dorada, dorada a la sal cruda',
  monkfish: 'Rape, cola de rape, colas de rape, rape fresco',
  pollock:
    'Abadejo, abadejo de Alaska, bacaladilla, bacaladillas, perca, filetes de perca, carbonero, merlán, plegonero',
  'any-fish':
    'Pescado, pescado fresco, marisco, mariscos, filetes de pescado, pescado para sopa, pescado de roca, morralla, pescado crudo, preparado de paella, preparado de marisco, mix de marisco, salpicón crudo, lomo de pescado, lomos de pescado, pescados, rodajas de pescado, brochetas de pescado, mariscada, surtido de marisco, frutos del mar, huevas, hueva, huevas de merluza, huevas de bacalao',
  'oily-fish':
    'Pescado azul, pez espada, emperador, filetes de emperador, rodajas de pez espada, anguila, anguilas, angulas, boquerones, boquerón, boquerones frescos, anchoas frescas, jurel, jureles, chicharro, chicharros, chicharrillos, palometa, japuta, pescaíto, pescadito, pescadito para freír, salmonetes grandes, mújol, esturión, carpa, siluro, lampuga, llampuga, sábalo, surubí, bagre, serviola, pez limón, melva fresca, marrajo, aguja palá, boquerones limpios, espeto crudo',
  salmon:
    'Salmón, salmón fresco, lomos de salmón, filetes de salmón, rodajas de salmón, suprema de salmón, supremas de salmón, salmón noruego, tacos de salmón, salmón crudo, salmón salvaje, rodaja de salmón, lomo de salmón, salmon, salmón keta',
  tuna: 'Atún fresco, atún, atún rojo, bonito, bonito del norte fresco, bonito fresco, bonito del norte, filetes de atún, lomos de atún, lomo de atún, ventresca de atún fresca, rodaja de atún, rodaja de bonito, tataki de atún crudo, atún crudo, tarantelo, albacora, ventresca, ventresca de atún',
  trout: 'Trucha, truchas, trucha asalmonada, filetes de trucha',
  mackerel: 'Caballa, caballas, verdel, filetes de caballa, caballa fresca, sarda, xarda, macarela',
  sardines: 'Sardinas, sardinas frescas, sardinillas frescas, parrochas, sardina',
  herring: 'Arenque, arenques',
  prawns:
    'Gambas, gamba, langostinos, langostino, langostinos crudos, gambas crudas, gambas peladas, gambas arroceras, gamba roja, gamba blanca, gambón, gambones, camarones, camarón, cigalas, cigala, langostinos pelados, gamba pelada, colas de gamba, colas de langostino, cangrejos de río, carabineros, quisquillas, quisquilla, langostinos tigre, brochetas de gambas, brochetas de langostino, gambones crudos, gambas alistadas, langostino crudo, acamayas, gambitas',
  scallops: 'Vieiras, vieira, zamburiñas, volandeiras, ostiones vieira, callos de hacha',
  squid:
    'Calamares, calamar, chipirones, chipirón, sepia, sepias, choco, chocos, anillas de calamar, potas, pota, puntillas, puntillitas, rabas crudas, calamar troceado, jibia, calamarcitos, sepia limpia, aros de calamar crudos, chopitos, tubo de calamar, pota troceada',
  octopus: 'Pulpo, pulpo crudo, pulpitos, patas de pulpo crudas',
  mussels:
    'Mejillones, mejillón, mejillones frescos, berberechos, berberechos frescos, navajas, navajas frescas, percebes, percebe, bígaros, bígaro, cañaíllas, moluscos, choritos, choros, longueirones, erizos, erizo de mar, lapas, busanos, machas, caracolas',
  clams:
    'Almejas, chirlas, coquinas, almejas frescas, tellinas, almejas finas, almejas babosas, conchas almejas',
  oysters: 'Ostras, ostra, ostiones, docena de ostras',
  crab: 'Cangrejo, nécoras, nécora, buey de mar, centollo, centolla, jaiba, txangurro, bocas de cangrejo, patas de cangrejo, cangrejos, cámbaro, carne de cangrejo',
  lobster: 'Bogavante, langosta, colas de langosta, bogavantes, santiaguiños',
  'smoked-fish':
    'Pescado ahumado, arenque ahumado, arenques ahumados, anguila ahumada, atún ahumado, bacalao ahumado en lonchas, sardinas ahumadas, sardina ahumada, pez espada ahumado, palometa ahumada, ahumados, surtido de ahumados, carpaccio de bacalao ahumado',
  'smoked-salmon':
    'Salmón ahumado, lonchas de salmón ahumado, tacos de salmón ahumado, gravlax, recortes de salmón ahumado, salmón ahumado en lonchas',
  'smoked-mackerel': 'Caballa ahumada, filetes de caballa ahumada',
  kippers: 'Kippers',
  'smoked-trout': 'Trucha ahumada, filetes de trucha ahumada',
  'smoked-haddock': 'Bacalao ahumado, eglefino ahumado, lomos de bacalao ahumado',
  'cooked-fish':
    'Pescado cocinado, pescado al horno, pescado frito, pescado a la plancha, merluza en salsa verde, merluza en salsa, merluza rebozada, merluza a la romana, merluza a la vasca, merluza al horno, salmón a la plancha, salmón al horno, lubina al horno, dorada al horno, dorada a la sal, bacalao al pil pil, bacalao a la vizcaína, bacalao al horno, bacalao con tomate, atún encebollado, atún con tomate, bonito con tomate, ceviche, cebiche, boquerones fritos, pescaíto frito, pescadito frito, fritura de pescado, fritura, cazón en adobo, bienmesabe, adobo de pescado, espeto de sardinas, sardinas asadas, sardinas a la plancha, salpicón de marisco, zarzuela de pescado, restos de pescado, fish and chips, rape alangostado, caldereta de pescado, pescado en salsa, salmón cocido, brandada, brandada de bacalao, esqueixada, bacalao con pisto, tataki de atún, aguachile, tiradito, leche de tigre, huevas aliñadas',
  'cooked-prawns':
    'Langostinos cocidos, langostino cocido, gambas cocidas, gambas al ajillo, gambas a la plancha, gambas rebozadas, gambas con gabardina, gambas gabardina, langostinos a la plancha, langostinos en tempura, pulpo cocido, pulpo a la gallega, pulpo a feira, patas de pulpo cocidas, pata de pulpo cocida, pulpo a la brasa, mejillones al vapor, mejillones cocidos, mejillones a la marinera, mejillones tigres, almejas a la marinera, calamares en su tinta, chipirones en su tinta, calamares a la plancha, sepia a la plancha, chipirones a la plancha, calamares en salsa americana, nécoras cocidas, buey de mar cocido, centollo cocido, bogavante cocido, cigalas cocidas, marisco cocido, mariscada cocida, caracoles, caracoles en salsa, caracoles guisados, rabas, tortillitas de camarones, tortillita de camarones, cóctel de gambas, cangrejo cocido, gambones a la plancha, camarones al ajillo, cigalas a la plancha, calamares rellenos, chocos fritos, berberechos al vapor, navajas a la plancha, zamburiñas a la plancha, anillas de calamar cocidas, zamburiñas en salsa',
  'fish-fingers':
    'Varitas de merluza, varitas de pescado, palitos de pescado, palitos de merluza, merluza empanada, pescado empanado, calamares a la romana, anillas a la romana, calamares rebozados, figuritas de merluza, filetes de merluza empanados, croquetas de bacalao, croquetas de pescado, croquetas de marisco, croquetas de atún, croquetas de gambas, buñuelos de bacalao, hamburguesas de salmón, hamburguesas de merluza, hamburguesa de pescado, albóndigas de merluza, albóndigas de pescado, albóndigas de bacalao, albóndigas de sepia, delicias de mar, merluza rebozada congelada, calamares fritos, aros de calamar, nuggets de pescado, filete de pescado empanado, bacalao rebozado, chipirones fritos, rollitos de pescado, boquerones rebozados, tigres de mejillón, gambas empanadas, muslitos de mar, bocaditos de merluza',
  'crab-sticks':
    'Palitos de cangrejo, surimi, palitos de surimi, palitos de mar, gulas, La Gula del Norte, gula del norte, gulas al ajillo, barritas de surimi, Krissia, kanikama',
  'pickled-herring':
    'Boquerones en vinagre, arenques marinados, arenques en vinagre, rollmops, anchoas en vinagre, caballa en escabeche casera, pescado en escabeche, escabeche de pescado, bonito en escabeche casero, sardinas en escabeche caseras, escabeche casero',
  caviar:
    'Caviar, huevas de salmón, huevas de trucha, huevas de mújol, huevas de lumpo, sucedáneo de caviar, caviar de mújol',
  'dried-fish':
    'Pescado seco, bacalao salado, bacalao seco, bacalao en salazón, mojama, mojama de atún, hueva seca, huevas de maruca, camarón seco, katsuobushi, copos de bonito, bacalao sin desalar, salazones, bacalao salado desmigado',
  tomato:
    'Tomates, tomate, tomates de ensalada, tomate raf, tomates raf, tomates kumato, tomate rosa, tomates pera, tomate pera, tomate de rama, tomates en rama, tomates rama, tomate corazón de buey, tomate para ensalada, tomates de colgar, tomates maduros, tomate de untar, jitomate, jitomates, jitomate bola, tomate canario, tomate verde, tomatillo, tomatillos, tomates verdes, tomate barbastro, tomate fresco',
  'cherry-tomato':
    'Tomates cherry, tomate cherry, cherrys, cherry tomates, tomatitos, tomatitos cherry, tomate cóctel, tomates cherry pera, cherries tomate, tomate uva, tomatitos de rama',
  'sun-dried-tomato':
    'Tomates secos, tomate seco, tomates secos en aceite, tomate seco en aceite, tomates deshidratados, tomates semisecos',
  cucumber: 'Pepino, pepinos, pepino holandés, pepino español, pepino francés, pepino almería',
  courgette:
    'Calabacín, calabacines, calabacín redondo, calabacita, calabacitas, zapallito, zapallitos, zucchini, chayote, chayotes, flores de calabacín, calabacín luna, calabacín blanco',
  aubergine: 'Berenjena, berenjenas, berengena',
  pepper:
    'Pimientos, pimiento, pimiento rojo, pimiento verde, pimiento amarillo, pimientos italianos, pimiento italiano, pimientos verdes, pimientos rojos, pimientos de Padrón, pimientos del Padrón, pimientos padrón, padrones, pimientos de Gernika, pimientos tricolor, morrones, morrón, pimiento morrón, pimentón fresco, ají dulce, ají morrón, mini pimientos, pimiento choricero fresco, pimientos para asar, pimiento para freír',
  chilli:
    'Guindillas frescas, guindilla, guindillas, chile, chiles, ají, chile serrano, serranos chile, habaneros, habanero, ají amarillo, chile poblano, poblano, pimiento picante, rocoto, guindilla fresca, guindilla roja, chile güero, ají limo, chile verde, chile rojo, piripiri fresco, cayenas frescas',
  jalapenos: 'Jalapeños, jalapeño, chile jalapeño',
  broccoli: 'Brócoli, bróculi, brócolis, brécol, bimi, ramilletes de brócoli, brocoli',
  cauliflower: 'Coliflor, coliflores, romanesco, romanescu, ramilletes de coliflor',
  'cauliflower-rice': 'Arroz de coliflor, cuscús de coliflor, coliflor en granos',
  cabbage:
    'Repollo, col, coles, berza, col blanca, repollo blanco, col de hoja lisa, repollo liso, col picuda, col puntiaguda, trocho, repollos',
  'red-cabbage': 'Lombarda, col lombarda, col morada, repollo morado',
  'savoy-cabbage': 'Col rizada, repollo rizado, col de Milán, repollo de hoja rizada',
  'chinese-cabbage': 'Col china, acelga china, repollo chino',
  'brussels-sprouts': 'Coles de Bruselas, col de Bruselas, colecitas de Bruselas',
  'bok-choy': 'Pak choi, bok choy, pak choy, tatsoi',
  lettuce:
    'Lechuga, lechugas, lechuga batavia, lechuga hoja de roble, hoja de roble, lollo rosso, lechuga francesa, lechuga trocadero, lechuga mantecosa, lechuga rizada, lechuga viva, lechuga de Tudela, lechuga crespa, lechuga criolla',
  iceberg:
    'Lechuga iceberg, iceberg, lechuga romana, cogollos, cogollos de Tudela, cogollos de lechuga, corazones de romana, lechuga romana entera, cogollo, lechuga larga, lechuga orejona',
  'bagged-salad':
    'Ensalada de bolsa, bolsa de ensalada, ensalada en bolsa, brotes tiernos, mezclum, mézclum, mix de ensalada, ensalada cuatro estaciones, ensalada gourmet, brotes, hojas de ensalada, bolsa de brotes tiernos, mezcla de lechugas, mix de lechugas, bolsa de lechuga, ensalada mezclum, germinados de ensalada, microbrotes, ensalada de brotes, bolsa ensalada, lechuga cortada, ensalada primavera bolsa, berros de agua en bolsa',
  watercress: 'Berros, berro',
  'lambs-lettuce': 'Canónigos, bolsa de canónigos, canónigo',
  spinach:
    'Espinacas, espinaca, espinacas frescas, espinacas baby, brotes de espinaca, hojas de espinaca, bolsa de espinacas, espinacas en hoja',
  rocket: 'Rúcula, bolsa de rúcula, rúgula, rucula, arúgula',
  kale: 'Kale, col kale, grelos, grelo, nabizas, navizas, hojas de nabo, col negra, hojas de yuca, quelites, verdolagas, collejas, hojas de remolacha, romeritos, nabicol',
  'spring-greens': 'Hojas de col, berza en hojas, asa de cántaro',
  chard:
    'Acelgas, acelga, acelgas frescas, pencas de acelga, acedera, diente de león, tagarninas, borraja, borrajas, cardillos',
  radicchio: 'Endivias, endivia, achicoria, escarola, escarola rizada, radicchio, endibias, lechuga escarola',
  carrot:
    'Zanahorias, zanahoria, manojo de zanahorias, zanahorias baby, bolsa de zanahorias, zanaoria, zanahorias con hojas, zanahorias moradas',
  parsnip: 'Chirivías, chirivía, pastinaca, raíz de perejil',
  potato:
    'Patatas, patata, papas, papa, patatas nuevas, patatas para freír, patatas para cocer, patatas de guarnición, patatas gallegas, bolsa de patatas, malla de patatas, saco de patatas, patatas lavadas, patata agria, patatas monalisa, papas arrugadas crudas, papas negras, patata roja, patatitas, patata nueva, papas criollas, papa amarilla, papas cambray, patatas del pueblo, patatas para asar, patata para microondas',
  'sweet-potato': 'Boniato, boniatos, batata, batatas, camote, camotes, moniato, patata dulce, ñame, kumara',
  onion:
    'Cebollas, cebolla, cebolla blanca, cebolla dulce, malla de cebollas, cebolla de Figueres, cebolla amarilla, cebolla cabezona, sebolla, cebollas dulces, cebolla Fuentes',
  'red-onions': 'Cebolla morada, cebolla roja, cebollas moradas, cebollas rojas',
  shallots: 'Chalotas, chalota, escalonias, chalote, chalotes',
  'spring-onion':
    'Cebolleta, cebolletas, cebolla tierna, cebollas tiernas, cebolla larga, cebollín, cebollita de cambray, calçots, calçot, calsots, cebolla de verdeo, manojo de cebolletas, cebollita china, cebolla junca, ajetes, ajos tiernos',
  garlic:
    'Ajo, ajos, cabeza de ajo, cabezas de ajo, dientes de ajo, ajo morado, ajo negro, ristra de ajos, ajo blanco seco, diente de ajo, ajos secos, ajo de Las Pedroñeras',
  'garlic-paste':
    'Pasta de ajo, pasta de jengibre, puré de ajo, pasta de ajo y jengibre, ajo picado en bote, ajo triturado, ajo machacado',
  leek: 'Puerros, puerro, manojo de puerros, poro, poros, ajoporro, puerros limpios, ajo puerro',
  celery: 'Apio, ramas de apio, apio verde, apio en rama, tallos de apio, apio España, corazones de apio',
  celeriac: 'Apionabo, apio nabo, raíz de apio, apio rábano',
  beetroot: 'Remolacha cruda, remolacha fresca, manojo de remolachas, remolachas con hojas',
  'cooked-beetroot':
    'Remolacha cocida, remolacha, remolachas, remolachas cocidas, betabel, betarraga, remolacha al vacío',
  turnip: 'Nabos, nabo',
  kohlrabi: 'Colinabo, colirrábano',
  daikon: 'Daikon, rábano blanco, rábano daikon, rábano negro, nabo daikon',
  swede: 'Rutabaga, nabo sueco',
  radish: 'Rábanos, rábano, rabanitos, rabanito, manojo de rábanos',
  fennel: 'Hinojo, bulbo de hinojo, hinojos',
  asparagus:
    'Espárragos trigueros, espárragos verdes, trigueros, espárragos, espárrago, espárragos blancos frescos, manojo de espárragos, yemas de espárragos frescas, esparragos',
  artichoke:
    'Alcachofas, alcachofa, alcachofas frescas, alcaucil, alcauciles, cardo, cardos, tupinambo, topinambur, salsifí',
  corn: 'Maíz, mazorcas, mazorca, mazorcas de maíz, mazorca de maíz, maíz fresco, elote, elotes, choclo, choclos, mazorquitas frescas, panocha de maíz, piñas de maíz, jojoto',
  'green-beans':
    'Judías verdes, judía verde, judías, judías verdes planas, judías verdes redondas, bajoquetas, bajocas, vainas, ejotes, habichuelas verdes, chauchas, vainitas, porotos verdes, judías planas, judía plana, ferraura, garrofón fresco, judía redonda, fréjoles, ejote',
  'broad-beans': 'Habas, haba, habas frescas, habitas, habitas baby, habas tiernas, habas en vaina',
  edamame: 'Edamame, edamames, vainas de soja',
  peas: 'Guisantes, guisante, guisantes frescos, arvejas, arveja, chícharos, guisantes finos, guisante lágrima, alverjas, guisantes en vaina, chícharo',
  mangetout: 'Tirabeques, tirabeque, bisaltos, arvejas chinas, guisantes planos',
  'sugar-snap-peas': 'Tirabeques dulces, guisantes dulces en vaina',
  mushroom:
    'Champiñones, champiñón, champiñones enteros, champiñones laminados frescos, setas, seta, níscalos, níscalo, boletus, boletus frescos, rebozuelos, trompetas de la muerte, setas frescas, mezcla de setas, setas de cultivo, rovellons, perrechicos, colmenillas, senderuelas, enoki, champiñón laminado, champis, hongos, hongo, trufa fresca, trufa negra, champiñon, callampas, huitlacoche, setas silvestres, champiñón fileteado',
  'chestnut-mushrooms': 'Champiñones marrones, champiñón portobellini, champiñones castaña, champiñón marrón',
  'portobello-mushrooms': 'Portobello, portobellos, champiñones portobello, champiñón portobello',
  shiitake: 'Shiitake, setas shiitake',
  'oyster-mushrooms':
    'Setas ostra, setas de cardo, seta de cardo, seta de ostra, setas de ostra, orellanas, girgolas, gírgolas, eryngii',
  'dried-mushrooms':
    'Setas secas, setas deshidratadas, boletus secos, boletus deshidratados, hongos secos, shiitake seco, champiñones secos, senderuelas secas, trompetas secas',
  pumpkin:
    'Calabaza, calabazas, zapallo, auyama, calabaza entera, ahuyama, calabaza de Castilla, calabaza violín, calabaza dulce, calabaza de asar',
  'winter-squash':
    'Calabaza cacahuete, calabaza butternut, calabaza potimarrón, potimarrón, calabaza hokkaido, calabaza espagueti, calabaza de cabello de ángel, zapallo anco, cabutiá, kabocha',
  okra: 'Okra, quimbombó, quingombó, bamia',
  rhubarb: 'Ruibarbo',
  'bean-sprouts':
    'Brotes de soja, germinados, soja germinada, brotes de soja frescos, germinados de alfalfa, brotes de alfalfa, alfalfa germinada, brotes de bambú y soja frescos, raíces chinas, frijolitos chinos, diente de dragón, brotes germinados',
  'bamboo-shoots': 'Brotes de bambú frescos, bambú fresco',
  seaweed:
    'Algas, alga nori, nori, wakame, alga wakame, kombu, alga kombu, hojas de nori, algas secas, láminas de nori, cochayuyo, espagueti de mar, lechuga de mar',
  cassava: 'Yuca, mandioca, malanga, taro, yautía, otoe, ocumo, yuca fresca',
  jicama: 'Jícama, raíz de loto, castañas de agua frescas, yacón',
  ginger:
    'Jengibre, jengibre fresco, raíz de jengibre, cúrcuma fresca, raíz de cúrcuma, galanga, jenjibre, gengibre, kion',
  herbs:
    'Hierbas frescas, hierbas, hierbas aromáticas, hierbas aromáticas frescas, perifollo, mejorana, mejorana fresca, melisa, hierba luisa fresca, epazote, huacatay, culantro, ajedrea, shiso, laurel fresco, hojas de curry, albahaca thai, estevia fresca, bouquet garni, papalo, pápalo, hoja santa, chipilín, manojo de hierbas, estragón ruso',
  dill: 'Eneldo, eneldo fresco',
  sage: 'Salvia, hojas de salvia, salvia fresca',
  tarragon: 'Estragón, estragón fresco',
  basil: 'Albahaca, maceta de albahaca, albahaca fresca, hojas de albahaca, alfavaca',
  parsley:
    'Perejil, perejil fresco, ramo de perejil, manojo de perejil, perejil liso, perejil rizado, perejil picado, ramita de perejil',
  coriander: 'Cilantro, cilantro fresco, manojo de cilantro, coriandro fresco, hojas de cilantro, silantro',
  mint: 'Menta, hierbabuena, yerbabuena, hojas de menta, menta fresca, manojo de hierbabuena, hierba buena',
  chives: 'Cebollino, cebollino fresco, ciboulette',
  rosemary: 'Romero, romero fresco, ramas de romero',
  thyme: 'Tomillo, tomillo fresco, tomillo limón, ramas de tomillo',
  oregano: 'Orégano fresco, orégano',
  lemongrass: 'Citronela, hierba limón, hierba de limón, limoncillo, zacate limón',
  avocado: 'Aguacate, aguacates, palta, paltas, aguacate hass, aguacate maduro, abuacate',
  olives:
    'Aceitunas, aceituna, aceitunas rellenas, aceitunas rellenas de anchoa, aceitunas negras, aceitunas verdes, aceitunas sin hueso, aceitunas con hueso, olivas, oliva, aceitunas manzanilla, aceitunas gordal, aceitunas de Campo Real, aceitunas Kalamata, bote de aceitunas, lata de aceitunas, aceitunas partidas, aceitunas aragonesas, olivas negras, olivas rellenas, aceitunas de Aragón',
  'deli-olives':
    'Aceitunas a granel, aceitunas aliñadas, banderillas frescas, encurtidos a granel, aceitunas marinadas, aceitunas del mercado, antipasti, aceitunas machacadas',
  'any-vegetable':
    'Verduras, verdura, hortalizas, verdura fresca, verduras variadas, verduras para caldo, verduras de temporada, caja de verduras, verduras para cocido, legumbres frescas verdes, vegetales, verdura de hoja, verduras verdes, verduras de raíz',
  'stir-fry-vegetables':
    'Verduras para wok, verduras cortadas, verduras troceadas, salteado de verduras crudo, verduras para saltear, parrillada de verduras cruda, palitos de zanahoria, bastoncitos de zanahoria, crudités, espaguetis de calabacín, fideos de calabacín, juliana de verduras, verdura cortada, zanahoria rallada, brochetas de verduras, verduras para parrilla, mezcla de verduras fresca, col rallada, calabaza cortada, verduras en juliana, ensalada china cortada',
  'frozen-vegetables':
    'Verduras congeladas, verdura congelada, menestra congelada, menestra de verduras congelada, salteado de verduras congelado, guisantes congelados, espinacas congeladas, brócoli congelado, judías verdes congeladas, verduras ultracongeladas, ensaladilla congelada, ensaladilla rusa congelada, sofrito congelado, mezcla de verduras congelada, judía verde congelada, menestra ultracongelada',
  apple:
    'Manzanas, manzana, manzanas golden, manzana golden, manzanas fuji, manzana roja, manzanas reinetas, manzana reineta, reinetas, manzana royal gala, pink lady, manzanas para asar, manzanas gala, manzana de sidra',
  'green-apple': 'Manzanas verdes, manzana verde, granny smith, manzana granny smith, manzanas granny smith',
  pear: 'Peras, pera, peras conferencia, pera conferencia, peras de agua, peras limoneras, pera ercolini, nashi, peras blanquilla, peras de San Juan, peras rocha',
  banana:
    'Plátanos, plátano, plátanos de Canarias, plátano de Canarias, bananas, banana, platanos, manojo de plátanos, mano de plátanos, guineos, cambures, bananos, guineo, platanitos, plátano maduro de postre, plátano tabasco',
  plantain: 'Plátano macho, plátanos machos, plátano verde para freír, plátano de freír, plátano verde macho',
  orange:
    'Naranjas, naranja, naranjas de zumo, naranjas de mesa, malla de naranjas, ralladura de naranja, naranjas sanguinas, piel de naranja, naranjas valencianas, naranjas para zumo, chinas naranjas',
  mandarin: 'Satsumas, kumquats, cítricos, kumquat, nadorcott, orri, clemenvilla, clemenvillas',
  clementines: 'Clementinas, clementina',
  mandarins: 'Mandarinas, mandarina, malla de mandarinas',
  tangerines: 'Tangerinas, tangerina',
  grapefruit: 'Pomelo, pomelos, toronja, toronjas, pomelo rosa',
  lemon:
    'Limones, limón, limon, ralladura de limón, piel de limón, malla de limones, corteza de limón, yuzu, cidra, limón amarillo, limón de casa',
  lime: 'Limas, lima, ralladura de lima, limón verde, limón criollo, limón sutil, piel de lima',
  grapes:
    'Uvas, uva, uva blanca, uva negra, uvas sin pepitas, uva roja, uvas de Nochevieja, moscatel uva, racimo de uvas, uva sin pepitas, uva moscatel, uvas moscatel, uva de mesa, uva aledo',
  strawberry:
    'Fresas, fresa, fresones, fresón, frutillas, frutilla, fresas de Huelva, fresitas, fresa silvestre',
  raspberry: 'Frambuesas, frambuesa',
  blackberry: 'Moras, mora, zarzamoras, zarzamora',
  blueberry: 'Arándanos, arándano, mirtilos, arándanos azules, moras azules, arandanos',
  cranberry: 'Arándanos rojos, arándano rojo, arándanos rojos frescos',
  gooseberry: 'Grosella espinosa, uva espina, physalis, aguaymanto, uchuva, uchuvas, alquequenje',
  redcurrants: 'Grosellas, grosella, grosellas rojas',
  blackcurrants: 'Grosellas negras, grosella negra, casis',
  'any-berry':
    'Frutos rojos, frutos del bosque, bayas, frutas del bosque, berries, mezcla de frutos rojos frescos',
  'frozen-fruit':
    'Fruta congelada, frutos rojos congelados, frutos del bosque congelados, frambuesas congeladas, arándanos congelados, mango congelado, fruta ultracongelada, mezcla de fruta congelada, fresas congeladas',
  cherry: 'Cerezas, cereza, picotas, picota, guindas frescas, guindas, cerezas del Jerte, capulines',
  peach:
    'Melocotones, melocotón, melocotón de Calanda, paraguayos, paraguayo, paraguayas, paraguaya, duraznos, durazno, melocotones de viña, melocoton, melocotón amarillo, presquilla, platerinas',
  nectarine: 'Nectarinas, nectarina, pelones, fresquillas, nectarina blanca',
  apricot:
    'Albaricoques, albaricoque, damascos, damasco, chabacanos, chabacano, albaricoques frescos, níspero japonés albaricoque',
  plum: 'Ciruelas, ciruela, ciruelas rojas, ciruelas amarillas, ciruela roja, ciruelas frescas, ciruelas negras',
  greengages: 'Ciruelas claudias, ciruela claudia, claudias, reina claudia',
  mango: 'Mangos, mango, mango maduro, mango ataulfo, mango manila, mangos avión',
  papaya: 'Papaya, papayas, fruta bomba, lechosa',
  'passion-fruit': 'Maracuyá, fruta de la pasión, maracuyás, parchita, chinola, granadilla, gulupa',
  pineapple: 'Piña, piñas, piña natural, piña fresca, piña tropical, ananá, ananás, piña entera, piña miel',
  kiwi: 'Kiwis, kiwi, kiwi amarillo, kiwi verde, kiwis gold',
  melon: 'Melón, melones, melón piel de sapo, piel de sapo, medio melón, melón de Villaconejos',
  cantaloupe: 'Melón cantalupo, cantalupo, melón francés, melón charentais, melón chino',
  honeydew: 'Melón amarillo, melón galia, melón verde, melón tuna, melón blanco',
  watermelon: 'Sandía, sandías, media sandía, sandía sin pepitas, cuarto de sandía, patilla sandía, sandia',
  coconut: 'Coco, cocos, coco fresco, coco entero',
  pomegranate: 'Granada, granadas, granada mollar',
  fig: 'Higos, higo, brevas, breva, higos frescos',
  date: 'Dátiles, dátil, dátiles medjool, dátiles sin hueso, datiles',
  guava:
    'Guayaba, guayabas, chirimoya, chirimoyas, níspero, nísperos, rambután, mangostán, durián, guanábana, higos chumbos, higo chumbo, tunas, tuna fruta, tamarillo, tomate de árbol, azufaifas, feijoa, anona, zapote, zapote negro, mamey, lulo, naranjilla, longan, árbol del pan, jocotes, nance, nanches, pitanga, acerola, borojó, cherimoya, jaca fresca, pepino dulce, tejocotes, chicozapote, lúcuma, curuba, guaba',
  lychees: 'Lichis, lichi, lychees, litchis',
  'dragon-fruit': 'Pitaya, pitahaya, fruta del dragón',
  'star-fruit': 'Carambola, carambolas, fruta estrella',
  persimmons: 'Caquis, caqui, kakis, kaki, persimón, palosanto, palosantos, persimon',
  quince: 'Membrillos, membrillo fresco, membrillo crudo',
  'any-fruit':
    'Fruta, frutas, fruta fresca, fruta de temporada, frutero, cesta de fruta, fruta variada, caja de fruta, frutas frescas, fruta tropical, surtido de fruta',
  'cut-fruit':
    'Fruta cortada, fruta troceada, piña cortada, melón cortado, sandía cortada, mango cortado, bandeja de fruta cortada, brocheta de fruta, brochetas de fruta, granos de granada, granada desgranada, vasito de fruta, tarrina de fruta cortada, piña pelada, rodajas de piña fresca, fruta pelada, picada de fruta, papaya cortada',
  'fruit-salad':
    'Macedonia, macedonia de frutas, ensalada de frutas, macedonia natural, macedonia de fruta, cóctel de frutas fresco',
  'dried-fruit':
    'Fruta deshidratada, frutas desecadas, fruta desecada, fruta seca, orejones de melocotón, chips de plátano, chips de manzana, manzana deshidratada, plátano deshidratado, bayas de goji, goji, pasas de Corinto, mezcla de frutas desecadas, frutas secas, coco deshidratado chips, piña deshidratada, papaya deshidratada',
  raisins: 'Pasas, pasa, uvas pasas, pasas sin semillas, uva pasa, pasas moscatel',
  sultanas: 'Pasas sultanas, sultanas, pasas rubias',
  prunes: 'Ciruelas pasas, ciruelas secas, ciruela pasa, ciruelas pasas sin hueso, ciruelas deshidratadas',
  'dried-apricots': 'Orejones, orejones de albaricoque, albaricoques secos, albaricoque seco, orejón',
  'dried-cranberries':
    'Arándanos secos, arándanos deshidratados, arándano deshidratado, cranberries, arándanos rojos secos, arándanos rojos deshidratados',
  'dried-figs': 'Higos secos, higo seco, higos pasos, pan de higo',
  'dried-mango': 'Mango deshidratado, mango seco, tiras de mango deshidratado',
  juice:
    'Zumo, zumos, zumo de frutas, jugo, jugos, jugo de frutas, zumo multifrutas, zumo tropical, zumo de pera, zumo de pomelo, zumo de mango, zumo de granada, zumo de cereza, zumos en brik, zumo de brik, zumitos, minibriks de zumo, Bifrutas, zumo con leche, néctar de frutas ligero, Granini, Don Simón zumo, Juver, Capri-Sun, jugo de mango, jugo de guayaba, jugo de maracuyá, Jumex, Boing, zumo Pascual, zumo de frutos rojos, zumo exprimido envasado',
  'apple-juice': 'Zumo de manzana, jugo de manzana',
  'cranberry-juice': 'Zumo de arándanos, zumo de arándanos rojos, jugo de arándano, zumo de arándano',
  'pineapple-juice': 'Zumo de piña, jugo de piña, zumo de piña y uva',
  'grape-juice': 'Zumo de uva, mosto, mosto blanco, mosto tinto, jugo de uva, Greip',
  'orange-juice':
    'Zumo de naranja, jugo de naranja, zumo naranja, zumo de naranja sin pulpa, zumo de naranja refrigerado, zumo de mandarina',
  'fresh-juice':
    'Zumo natural, zumo recién exprimido, zumo exprimido, zumo de naranja natural, zumo de naranja recién exprimido, zumo de naranja exprimido, zumo fresco, horchata, horchata de chufa, horchata fresca, zumo de zanahoria, zumo verde, zumo de remolacha, zumo de apio, jugo natural, jugo verde, zumo detox, licuado, licuado de verduras, guarapo, agua de jamaica, agua de tamarindo, jugo de caña, jugo de zanahoria, zumo casero, zumo de limón natural, zumo de limón recién exprimido, zumo de limón casero, zumo de lima natural, zumo de sandía, zumo prensado en frío, agua de horchata, zumo de tomate natural casero, jugo de naranja natural, chicha morada',
  smoothie: 'Smoothie, smoothies, batido de frutas, batido de fruta, batido verde, Innocent smoothie',
  nectar:
    'Néctar, néctar de melocotón, néctar de mango, néctar de piña, zumo de melocotón, néctar de pera, melocotón y uva zumo, zumo de melocotón y uva, jugo de durazno, néctar de durazno, zumo de albaricoque',
  'tomato-juice': 'Zumo de tomate, jugo de tomate, zumo de verduras, jugo de verduras',
  'lemon-juice': 'Zumo de limón, jugo de limón, limón exprimido en botella, zumo de limón en botella',
  'lime-juice': 'Zumo de lima, jugo de lima',
  'squash-drink':
    'Jarabe, sirope de granadina, granadina, sirope de menta, sirope de frutas, concentrado de zumo, jarabe de fresa, sirope de fresa para bebida, jarabe de jamaica, Tang líquido, zumo concentrado',
  'soft-drink':
    'Refrescos, refresco, Fanta, Fanta de naranja, Fanta de limón, Fanta naranja, Fanta limón, Kas, Kas limón, Kas naranja, Sprite, Seven Up, 7up, Aquarius, Schweppes, Trina, Trinaranjus, naranjada, refresco de naranja, refresco de limón, bitter kas, bitter sin alcohol, isotónica, bebida isotónica, Powerade, Gatorade, La Casera, casera gaseosa, gaseosa, gaseosas, Radical Fruit, ginger ale, Guaraná, Jarritos, Inca Kola, bebida para deportistas, Mirinda, bebida gaseosa, Sunny, malta bebida, Malta Polar, Pony Malta',
  cola: 'Coca-Cola, coca cola, Coca-Cola Zero, Coca Zero, coca-cola light, Pepsi, Pepsi Max, cola, refresco de cola, colas, cocacola, coca, latas de coca-cola, Coca-Cola zero zero, pesi',
  lemonade: 'Limonada, limonadas, limonada con gas',
  'ginger-beer': 'Cerveza de jengibre, ginger beer',
  'tonic-water': 'Tónica, agua tónica, Schweppes tónica, tónicas, Fever-Tree tónica, Nordic Mist',
  'energy-drink': 'Bebida energética, bebidas energéticas, Red Bull, Monster, Burn, energizante',
  'iced-tea':
    'Té frío, Nestea, té helado, Fuze Tea, Lipton té frío, té frío de limón, Arizona té, té con limón frío',
  water:
    'Agua, agua mineral, agua con gas, agua sin gas, Font Vella, Lanjarón, Bezoya, Solán de Cabras, Vichy Catalán, Vichy, garrafa de agua, garrafas de agua, botellas de agua, pack de agua, Solares, Cabreiroá, Mondariz, Viladrau, Veri, Fonter, San Pellegrino, Perrier, Aquabona, agua mineral natural, Cuevas agua, agua de manantial, agua embotellada, sifón, soda, agua mineral con gas',
  'coconut-water': 'Agua de coco',
  kombucha: 'Kombucha, kéfir de agua, tepache',
  beer: 'Cerveza, cervezas, latas de cerveza, botellines, botellines de cerveza, tercios, tercios de cerveza, Mahou, Estrella Galicia, Estrella Damm, Cruzcampo, San Miguel, Alhambra, Ambar, Amstel, Heineken, Corona, Coronita, Coronitas, Voll-Damm, Moritz, birra, birras, cerveza sin, cerveza sin alcohol, clara con limón, radler, cerveza con limón, Cruzcampo radler, litrona, litronas, caña de cerveza, cañas de cerveza, cerveza tostada, servesa, chelas, Budweiser, Desperados, Damm Lemon, cerveza de trigo, Águila, cerveza artesana',
  lager: 'Cerveza lager, lager, cerveza rubia',
  ale: 'Cerveza ale, ale, IPA, cerveza IPA',
  stout: 'Cerveza negra, stout, Guinness',
  cider: 'Sidra, sidras, sidra natural, sidra asturiana, El Gaitero, Ladrón de Manzanas, sagardoa',
  wine: 'Vino, vinos, botella de vino, tinto de verano, vino de mesa, vino para cocinar, vino dulce de mesa, tinto de verano limón, calimocho, lambrusco, vino de brik',
  'red-wine':
    'Vino tinto, tinto, Rioja, Ribera, Ribera del Duero, vino de Rioja, crianza, Rioja crianza, vino crianza, tinto joven, Toro tinto, Priorat, malbec, merlot, cabernet, vino tinto joven, Somontano tinto, Jumilla',
  'white-wine':
    'Vino blanco, verdejo, albariño, Rueda, godello, chardonnay, txakoli, vino de Rueda, Ribeiro, sauvignon blanc, chacolí, vino blanco semidulce, Barbadillo, vino blanco para cocinar',
  rose: 'Vino rosado, rosado, clarete, vino clarete',
  'sparkling-wine':
    'Vino espumoso, cava, espumoso, benjamín, cava brut, Freixenet, Codorníu, cava brut nature, benjamines, Anna de Codorníu, espumante, corpinnat',
  prosecco: 'Prosecco',
  champagne: 'Champán, champagne, champaña',
  'fortified-wine':
    'Vino generoso, manzanilla vino, vino dulce, moscatel, Pedro Ximénez, PX, fino, vino fino, manzanilla de Sanlúcar, amontillado, oloroso, Montilla, Aperol, Campari, vino de naranja, mistela, Málaga Virgen, marsala, vino quinado, quina',
  sherry: 'Jerez, vino de Jerez, sherry, fino de Jerez',
  port: 'Oporto, vino de Oporto',
  vermouth: 'Vermut, vermú, Martini, vermut rojo, vermut blanco, Yzaguirre, Cinzano, vermouth',
  mirin: 'Mirin',
  sake: 'Sake',
  spirits:
    'Licores, licor, aguardiente, orujo, orujo de hierbas, licor de hierbas, pacharán, Baines, anís, anís del Mono, anisette, Marie Brizard, licor 43, Cointreau, amaretto, limoncello, Jägermeister, pisco, cachaza, absenta, licor café, licor de café, hierbas ibicencas, ratafía, Ruavieja orujo, Chinchón, patxaran, grappa, triple seco, guaro, aguardiente antioqueño, Malibú, licor de manzana, licor de mora, cazalla, singani',
  gin: 'Ginebra, gin, Larios, Beefeater, Seagram’s, Gordon’s, Tanqueray, Bombay Sapphire, Nordés, Puerto de Indias',
  rum: 'Ron, Bacardí, Brugal, Barceló, Cacique, Havana Club, ron añejo, ron blanco, Arehucas, Legendario, ron miel',
  vodka: 'Vodka, Absolut, Smirnoff, Eristoff',
  whisky:
    'Whisky, güisqui, Ballantine’s, J&B, DYC, Jack Daniel’s, Johnnie Walker, bourbon, Cutty Sark, Red Label, whiskey',
  tequila: 'Tequila, mezcal, José Cuervo',
  brandy: 'Brandy, coñac, Veterano, Soberano, Magno, Torres 10, brandy de Jerez, Terry',
  'cream-liqueur':
    'Crema de orujo, Baileys, licor de crema, crema de licor, crema de whisky, Ruavieja, rompope licor, crema de arroz licor, catánico crema',
  coffee:
    'Café, café molido, cápsulas de café, Nespresso, cápsulas Nespresso, Dolce Gusto, cápsulas Dolce Gusto, café natural, café mezcla, café torrefacto, Marcilla, Bonka, Saimaza, café descafeinado, cápsulas Tassimo, monodosis de café, Nescafé cápsulas, café expreso, café espresso, Lavazza, Illy, cafe, café en cápsulas, café de olla molido',
  'coffee-beans': 'Café en grano, granos de café, café grano',
  'instant-coffee':
    'Café soluble, Nescafé, café instantáneo, sobres de café, sobres de descafeinado, café en polvo, descafeinado de sobre',
  'brewed-coffee':
    'Café hecho, café frío, café preparado, resto de café, cold brew, café recién hecho, café de la cafetera, cortado frío, café con leche, café con hielo',
  tea: 'Té, bolsitas de té, tés, té negro, té rojo, té en bolsitas, infusiones surtidas té, Hornimans té, Lipton, Earl Grey, té chai, té blanco, té pakistaní, mate, yerba mate, hierba mate, té English Breakfast, té en hebras, yerba',
  'green-tea': 'Té verde, té verde con menta, té moruno, sencha',
  'herbal-tea':
    'Infusiones, infusión, manzanilla, bolsitas de manzanilla, poleo menta, poleo, tila, menta poleo, hierbaluisa, valeriana, infusión de jengibre, infusión de frutas, Hornimans, Pompadour, manzanilla con anís, té de manzanilla, boldo, cola de caballo, rabo de gato, infusión relax, té de hierbas, flor de jamaica, jamaica flor',
  'peppermint-tea': 'Infusión de menta, té de menta, menta infusión',
  matcha: 'Matcha, té matcha',
  rooibos: 'Rooibos, té rooibos',
  'brewed-tea':
    'Té hecho, té preparado, infusión hecha, té frío casero, té de burbujas, bubble tea, té recién hecho, infusión fría casera, tereré preparado',
  'hot-chocolate':
    'Cola Cao, ColaCao, cacao soluble, Nesquik, cacao en polvo, chocolate a la taza, cacao, chocolate en polvo, Paladín, cacao puro, chocolate para taza, chocolate a la taza en polvo, cacao puro en polvo, Milo, Choco Milk, Chocolisto, chocolate de mesa, Abuelita, cacao Valor, cacao desgrasado',
  'drink-mix':
    'Bebida en polvo, proteína en polvo, whey, proteína whey, polvo de proteínas, batido en polvo, colágeno en polvo, Tang, Zuko, sobres de Tang, isotónico en polvo, Bimanán, Huel, creatina, Isolate',
  'ready-shake':
    'Batido sustitutivo, Meritene, Fortimel, Ensure, bebida nutricional, Siken batido, batido sustitutivo de comida',
  'fruit-punch':
    'Sangría, sangría casera, ponche, ponche de frutas, agua fresca, agua de Valencia, limonada casera, clericó, mojito preparado, cóctel casero',
  'ready-cocktail':
    'Mojito en lata, cóctel en lata, sangría de brik, sangría Don Simón, gin-tonic en lata, combinado en lata, rebujito en lata, cóctel preparado',
  'ice-cubes': 'Hielo, cubitos, cubitos de hielo, bolsa de hielo, hielos, cubitos hielo',
  crisps:
    'Patatas fritas de bolsa, patatas de bolsa, patatas chips, chips, bolsa de patatas fritas, papas de bolsa, Pringles, Lay’s, Ruffles, Matutano, Cheetos, Pelotazos, Boca Bits, Fritos, Bugles, gusanitos, ganchitos, Risketos, Jumpers, cortezas de trigo, aperitivos de maíz, snacks, snack salado, Munchos, Sabritas, conchitas, aperitivo de bolsa, Papadelta, Patatas San Nicasio, patatas fritas artesanas, Takis, Tostitos, Ruffles jamón, patatas onduladas, patatas paja, papas fritas de bolsa, patatas fritas onduladas, chifles, platanitos fritos de bolsa, yuquitas de bolsa, kikos, maíz frito, maíz tostado, cóctel salado, revuelto de frutos secos salado, cancha serrana, Cheetos Pandilla, triskys, Pandilla Drakis',
  'tortilla-chips':
    'Nachos, Doritos, totopos, tortilla chips, triángulos de maíz, chips de maíz, nachos de bolsa',
  'prawn-crackers': 'Pan de gambas, cortezas de gambas',
  poppadoms: 'Papadams, poppadoms, papadum',
  popcorn:
    'Palomitas, palomitas hechas, palomitas de bolsa, cotufas, canchita, palomitas dulces, pochoclo, crispetas, cabritas',
  'popping-corn':
    'Palomitas de microondas, maíz para palomitas, palomitas para microondas, maíz de palomitas, maíz palomero',
  pretzels: 'Pretzels, lacitos salados, pretzel salado, pretzels salados',
  'soft-pretzel': 'Pretzel blando, lazo de Baviera, bretzel, brezel',
  crackers:
    'Crackers, galletas saladas, Tuc, galletitas saladas, galletas de agua, tortas de maíz saladas, Ritz, galletas de soda, Saladitas, panecillos tostados, tostas, tostas de pan, regañás, regañá, picatostes salados snack, tostaditas, mini tostas, crackers integrales, galletas Marineras, tortitas de maíz infladas, quelitas, quelis, rosegones, marineras',
  'rice-cakes':
    'Tortitas de arroz, tortitas de maíz hinchado, tortas de arroz, galletas de arroz, tortitas de arroz y maíz, tortas de arroz inflado',
  oatcakes: 'Galletas de avena saladas, oatcakes',
  'cream-crackers': 'Cream crackers, crackers de mantequilla',
  crispbread:
    'Pan crujiente, Wasa, pan sueco, biscotes, pan tostado, biscottes, Ortiz pan tostado, pan tostado integral, tostadas Recondo, pan de centeno crujiente, Krisprolls, tostadas de pan biscotte, calleras',
  breadsticks:
    'Picos, picos de pan, colines, rosquilletas, palitos de pan, piquitos, rosquilletas de pipas, grisines, grissini, camperos picos, picos camperos',
  biscuits:
    'Galletas, galleta, galletas María, marías, Oreo, Príncipe, Chiquilín, Tosta Rica, Fontaneda galletas, galletas de chocolate, galletas Príncipe, galletas de mantequilla, barquillos, Filipinos, Campurrianas, Napolitanas galletas, galletas de avena, galletas de jengibre, cookies, Chips Ahoy, Dinosaurus, galletas de dinosaurios, pastas de té, pastas, rosquillas, rosquillas de anís, mantecados, polvorones, polvorón, perrunillas, tejas, amarettis, lenguas de gato, bizcochos de soletilla, soletillas, galletas rellenas, obleas, Lotus, galletas Lotus, nevaditos, hojaldrinas, roscos de vino, tortas de aceite, torta de aceite, Inés Rosales, alfajores, alfajor, suspiros galletas, wafers, neulas, carquiñoles, galletas integrales, galletas sin azúcar, galletas Flora, rosegones dulces, paciencias, almendrados, Emperador galletas, galletas de animalitos, galletitas, pastas caseras, cookies de chocolate, barquillas',
  digestives:
    'Galletas digestive, Digestive, digestives, galletas digestivas, digestive de avena, digestive con chocolate',
  shortbread: 'Shortbread, galletas escocesas',
  gingerbread: 'Pan de jengibre, galletas de pan de jengibre, pan de especias',
  'cookie-dough': 'Masa de galletas, masa de cookies',
  chocolate:
    'Chocolate, tableta de chocolate, tabletas de chocolate, bombones, bombón, chocolatinas, chocolatina, Kinder, Kinder Bueno, Kinder Sorpresa, huevo Kinder, huevos Kinder, huevo de chocolate, Lacasitos, KitKat, Kit Kat, Twix, Snickers, Mars, Milka, Suchard, Valor chocolate, Nestlé Extrafino, Ferrero Rocher, Mon Chéri, Huesitos, Conguitos, trufas de chocolate, monedas de chocolate, mona de Pascua de chocolate, chocolate con almendras, chocolate con avellanas, Toblerone, Lindt, M&M’s, Maltesers, Crunch, chocolate para fundir, chocolate de cobertura, cobertura de chocolate, chocolate para postres, Caja Roja, figuras de chocolate, After Eight, calendario de adviento, barrita de chocolate, chocolatito, huevo de Pascua',
  'dark-chocolate': 'Chocolate negro, chocolate puro, chocolate amargo',
  'milk-chocolate': 'Chocolate con leche, chocolate de leche',
  'white-chocolate': 'Chocolate blanco',
  'chocolate-chips':
    'Pepitas de chocolate, gotas de chocolate, chips de chocolate, perlas de chocolate, chispas de chocolate',
  sweets:
    'Golosinas, chuches, chucherías, caramelos, caramelo, piruletas, piruleta, chupachups, Chupa Chups, toffees, toffee, Sugus, Solano, Werther’s, nubes de azúcar, algodón de azúcar, peladillas, turrón, turrones, turrón de Jijona, turrón de Alicante, turrón de chocolate, turrón blando, turrón duro, guirlache, yemas de Santa Teresa, huesos de santo, glorias, Mentos, Halls, Pictolín, Respiral, delicias turcas, gominola, caramelos de menta y miel, peta zetas, Palotes, dulces, mazapanes surtidos, figuritas dulces, dulce de guayaba barra, cocadas, cocada, paletas de caramelo, bolitas de tamarindo, Pulparindo, obleas con cajeta, cacahuate mazapán De la Rosa, mantecol, membrillo en caramelos, regalices rellenos, frutas escarchadas caramelo, dulce de leche caramelo, almendras garrapiñadas, piñonate',
  'gummy-bears':
    'Gominolas, ositos de gominola, Haribo, ositos Haribo, gomitas, pandulces, Fini, moras gominola, ositos de goma',
  liquorice: 'Regaliz, regaliz negro, regaliz rojo, regalices, Juanolas',
  marshmallows: 'Nubes, malvaviscos, marshmallows, esponjitas nubes, bombones de malvavisco',
  'chewing-gum': 'Chicles, chicle, Orbit, Trident, Five chicles, Boomer, Hollywood chicles, goma de mascar',
  peppermints: 'Caramelos de menta, Smint, Tic Tac, Fisherman’s Friend, pastillas de menta',
  marzipan: 'Mazapán, mazapanes, figuritas de mazapán, mazapán de Toledo, panellets, marquesas',
  halva: 'Halva',
  nuts: 'Frutos secos, cóctel de frutos secos, mezcla de frutos secos, revuelto de frutos secos, mix de frutos secos, surtido de frutos secos, almendras y avellanas, frutos secos con pasas, quicos y cacahuetes, nueces y pasas',
  cashews:
    'Anacardos, anacardo, marañones, nuez de la India, anacardos fritos, anacardos tostados, castañas de cajú',
  walnuts:
    'Nueces, nuez, nueces peladas, nueces con cáscara, nuez de Castilla, nueces de California, nueces mariposa',
  pecans: 'Nueces pecanas, pecanas, nuez pecana, nueces de pecán',
  'brazil-nuts': 'Nueces de Brasil, nuez de Brasil, castañas de Pará, coquitos de Brasil',
  hazelnuts: 'Avellanas, avellana, avellanas tostadas',
  pistachios: 'Pistachos, pistacho, pistachos tostados, pistaches',
  'pine-nuts': 'Piñones, piñón',
  'macadamia-nuts': 'Nueces de macadamia, macadamias, macadamia',
  peanuts:
    'Cacahuetes, cacahuete, cacahuates, cacahuate, maní, manises, cacahuetes con miel, cacahuetes fritos, panchitos, cacahuetes tostados, maníes, cacaos',
  almonds:
    'Almendras, almendra, almendras fritas, almendra marcona, almendras crudas, almendra molida, harina de almendra, almendra en polvo, almendras fileteadas, almendra laminada, almendras tostadas, almendra cruda, almendras saladas, almendra tostada, harina de almendras',
  chestnuts: 'Castañas, castaña, castañas crudas, castañas frescas',
  'chestnuts-cooked':
    'Castañas cocidas, castañas asadas, puré de castañas, crema de castañas, castañas al vacío, castañas peladas cocidas',
  seeds:
    'Semillas, pipas, pipas de girasol con sal, pipas saladas, mezcla de semillas, semillas variadas, pipas Tijuana, pipas Facundo, semillas de cáñamo, pipas peladas variadas',
  'sunflower-seeds':
    'Pipas de girasol, semillas de girasol, pipas peladas, pepitas de girasol, pipas de girasol peladas',
  'pumpkin-seeds': 'Pipas de calabaza, semillas de calabaza, pepitas de calabaza',
  'chia-seeds': 'Semillas de chía, chía',
  'sesame-seeds': 'Sésamo, semillas de sésamo, ajonjolí, sésamo tostado, sésamo negro',
  flaxseed: 'Semillas de lino, lino, linaza, lino molido, lino dorado',
  'cereal-bar':
    'Barritas de cereales, barrita de cereales, barritas energéticas, barritas de proteínas, barrita de proteínas, barritas de muesli, barritas de fruta, barritas de frutos secos, barritas de avena, barritas Special K, barritas Corny, Corny, barritas, barritas sustitutivas, barras de granola, barritas proteicas, Nature Valley, Hero Muesly',
  'energy-balls': 'Bolitas energéticas, bolitas de dátil, bolitas de avena, trufas de dátil',
  muffins:
    'Muffins, magdalenas rellenas de chocolate grandes, muffin, muffin de chocolate, quequitos, muffins de arándanos',
  flapjacks: 'Flapjacks',
  cake: 'Bizcocho, bizcochos, bizcocho casero, bizcocho de yogur, bizcocho de limón, bizcocho de chocolate, sobaos, sobao, sobaos pasiegos, tarta, tartas, plum cake, plumcake, brazo de gitano seco, tarta de Santiago, tarta de almendra, tarta de zanahoria, tarta de chocolate, tarta de galletas, queque, torta de bizcocho, pastel de chocolate, pastel de zanahoria, bica, coca de llanda, bizcocho de zanahoria, tarta Sacher, coulant, coulants, red velvet, roscón de bizcocho, bizcocho de almendra, bollo maimón, pasteles secos, pastelitos, Pantera Rosa, Tigretón, Bony, bucanero, tortas de bizcocho, bizcochuelo, ponqué, bizcocho integral, bizcocho de manzana, coca dulce, coca boba, coca de San Juan sin crema, torta de Pascua, marquesote, tarta casera, bizcocho marmolado, mostachones, cocas',
  cupcakes:
    'Magdalenas, magdalena, cupcakes, cupcake, Dulcesol magdalenas, La Bella Easo magdalenas, valencianas, magdalenas de chocolate, magdalenas integrales, mantecadas, mantecadas de Astorga, magdalenas caseras',
  brownies: 'Brownie, brownies, blondie, brownie de chocolate',
  'banana-bread': 'Bizcocho de plátano, pan de plátano, banana bread, queque de plátano, pan de banana',
  'fruit-cake': 'Pastel de frutas, bizcocho de frutas, plum cake de frutas, tarta de frutas confitadas',
  panettone: 'Panettone, panetone, panetón, pan dulce navideño',
  stollen: 'Stollen',
  'cream-cake':
    'Pasteles, pastel, tarta de nata, tarta de crema, tarta de hojaldre, milhojas, brazo de gitano, pasteles de nata, pastel de nata, petisús, petisú, bocaditos de nata, palos de nata, pastel de crema, éclairs, lionesas, buñuelos de crema, tarta de yema, tarta San Marcos, tarta de cumpleaños, tarta de cumple, tarta selva negra, tarta de trufa, tarta de limón, tarta de merengue, piononos, pionono, pasteles de crema, cañas de crema, cañas rellenas, bayonesas, tarta de fresas con nata, pasteles de Belém, pastel de Belém, tortas tres leches, pastel de tres leches, tres leches, roscón relleno, roscón de nata, tarta de whisky, tarta contesa, tarta de moka, tarta de tres chocolates, berlinas de crema, xuxos, chuchos de crema, cañas de chocolate, cañas, torta de cumpleaños, pavlova, selva negra, coca de crema, cuernos de crema, profiteroles de nata, bombas de crema, canutillos, canutillos de crema, tarta de la abuela, tarta al whisky, torta de crema, ensaimada de crema, bartolillos, tocinillo, tocinillo de cielo, chajá',
  doughnut:
    'Dónuts, donuts, dónut, donut, rosquilla glaseada, churros, churro, porras, porra, buñuelos, buñuelo, berlinas, berlina, roscos fritos, pestiños, pestiño, borrachuelos, torrijas, torrija, dónut de chocolate, picarones, bambas, bolas de fraile, donas, dona, fartons, fartón, buñuelos de viento, orejas de carnaval, rosquillas fritas, churritos',
  'pastry-sweet':
    'Bollería, bollos, bollo, napolitanas, napolitana, napolitana de chocolate, caracola, ensaimadas, ensaimada, palmeras, palmera, palmera de chocolate, palmeritas, roscón de Reyes, roscón, rosco de Reyes, rosca de Reyes, trenza de hojaldre, trenza, hojaldres, mediasnoches dulces, suizos, bollo suizo, cristinas, bollos rellenos, conchas, pan dulce, facturas, factura, facturas dulces, medialunas dulces, cuernos, triángulos de chocolate, coca de San Juan, coca de chicharrones, bollos de leche, pan de leche, panes de leche, pan de muerto, miguelitos, cuñas de chocolate, bollería industrial, mona de Pascua, mona, corbatas, sacristanes, chuchos, Bollycao, Dónuts de leche, milhojas seca, paloma dulce, pepito de crema, pepitos dulces, orejas hojaldre, orejitas, hornazo dulce, tortel, bollycaos, bizcotela, sequillos, bollos preñaos dulces, bomba dulce, berlinesa, bollos caseros',
  'cinnamon-rolls':
    'Rollos de canela, rollitos de canela, caracolas de canela, cinnamon rolls, roles de canela',
  croissant:
    'Cruasanes, cruasán, croissants, croissant, cruasanes de mantequilla, medialunas, brioche, pan brioche, mini cruasanes, croasán, curasán, croasanes, cuernitos, pan au chocolat, cruasán de chocolate, briox',
  'fruit-pie':
    'Tarta de manzana, pastel de manzana, tarta de fruta, tarta de frutas, tarta de fresas, tarta tatin, tarta de pera, tarta de cerezas, tartaleta de frutas, tartaleta, tartaletas de fruta, empanadillas dulces de manzana, pay de manzana, tarta de arándanos, kuchen',
  'apple-pie': 'Pastel de manzana americano, apple pie',
  'apple-crumble': 'Crumble de manzana, crumble',
  'mince-pies': 'Mince pies',
  pancakes:
    'Tortitas, tortita, tortitas americanas, pancakes, panqueques, panqueque, crepes, crepe, crêpes, hotcakes, filloas, filloa, frixuelos, tortitas caseras, blinis, creps, hot cakes, crepes dulces',
  waffles: 'Gofres, gofre, waffles, wafles',
  'pancake-batter':
    'Masa de crepes, masa de tortitas, masa de crêpes, masa para tortitas, masa para churros hecha, masa de buñuelos, masa de panqueques',
  'idli-batter': 'Masa de idli, masa de dosa',
  scones: 'Scones',
  'hot-cross-buns': 'Hot cross buns',
  teacakes: 'Teacakes',
  meringue: 'Merengues, merengue, suspiros, macarons, suspiro',
  baklava: 'Baklava, pasteles árabes',
  tofu: 'Tofu, tofu firme, tofu ahumado, tofu sedoso, tofu natural, tofu marinado',
  tempeh: 'Tempeh, natto',
  seitan:
    'Seitán, Heura, carne vegetal, carne vegana, soja texturizada hidratada, salchichas vegetales, salchichas veganas, picada vegetal, nuggets veganos, nuggets vegetales, embutido vegano, lonchas vegetales, pollo vegano, bocados Heura, Quorn, albóndigas vegetales, albóndigas veganas, Garden Gourmet, Beyond Meat, chorizo vegano, fiambre vegano',
  falafel: 'Falafel, falafels',
  'veggie-burger':
    'Hamburguesas vegetales, hamburguesa vegetal, hamburguesas veganas, hamburguesa vegana, burger vegetal, Beyond Burger, hamburguesas de lentejas, hamburguesas de tofu, hamburguesas de quinoa, hamburguesa de garbanzos, hamburguesas de espinacas, hamburguesa de alubias',
  'textured-soy':
    'Soja texturizada, soya texturizada, proteína de soja, soja texturizada fina, proteína vegetal texturizada, carve',
  miso: 'Miso, pasta de miso',
  bread:
    'Pan, pan de molde, pan bimbo, pan de molde integral, pan de pueblo, hogaza, hogaza de pan, rebanadas de pan, pan integral de molde, pan de semillas, pan sin gluten, pan candeal, pan gallego, pan de cea, pan payés, pan de payés, pan de maíz, borona, pan de espelta, tostadas, tostada, pan de sándwich, pan sin corteza, pan de molde sin corteza, mollete antequera, pan de cristal, pan de barra duro, pan duro, pan de ayer, pan lactal, pan de caja, pan rústico, pan de masa madre blanco, pan casero, pan blanco, pan artesano, pan cateto, telera, pan de cereales, pan multicereales, pan de nueces, pan de pasas, Bimbo, Panrico, pan tajado, pan de campo, marraqueta, pan francés molde, pan del día, pan payes, pan especial',
  rolls:
    'Panecillos, panecillo, pan de hamburguesa, panes de hamburguesa, pan de perrito, pan de perritos, panecillos de hamburguesa, molletes, mollete, chapatitas, mediasnoches, medias noches, pulguitas, pulgas de pan, bollos de pan, bolillos, bolillo, teleras, viena, vienas, pan de leche salado, pitufos, pistolas de pan pequeñas, pan de hot dog, panecillos de leche, panecillos brioche, pan para hamburguesas, pan de hamburguesas, pan para perritos, panecitos, pan de viena, llonguet, bocadillos de pan vacíos, hallullas, migñones, pan de bao',
  baguette:
    'Barra de pan, barras de pan, baguette, baguettes, barra de cuarto, pistola de pan, pistola, barra gallega, barra rústica, media barra, pan baguette, pan francés, barra de pan integral, barra de pan congelada, flauta de pan, barra de riché, barrita de pan, media barra de pan',
  sourdough: 'Pan de masa madre, masa madre pan, pan masa madre',
  'wholemeal-bread': 'Pan integral, barra integral, hogaza integral',
  'rye-bread': 'Pan de centeno, pan negro, pan alemán',
  ciabatta: 'Chapata, chapatas, ciabatta, barra de chapata',
  focaccia: 'Focaccia, focacia',
  'soda-bread': 'Pan de soda',
  naan: 'Pan naan, naan, pan indio',
  bagel: 'Bagels, bagel',
  flatbread:
    'Pan plano, pan árabe, coca de pan, lavash, pan de kebab, durum pan, arepas de maíz blancas, arepas, arepa, torta de gazpacho, tortas de gazpacho, pan sin levadura, casabe, piadina, pan roti plano, tortas cenceñas, torta de pan',
  'pitta-bread': 'Pan de pita, pan pita, pitas, pita',
  chapatis: 'Chapatis, chapati, roti',
  tortilla:
    'Tortillas de trigo, tortillas de maíz, tortitas de trigo, tortitas de maíz, tortillas mexicanas, wraps de trigo, wraps, tortillas para fajitas, fajitas de trigo, tortillas de harina, tortillas integrales, tacos de maíz, conchas de taco, tostadas de maíz, tortitas mexicanas, tortillas para tacos, tortilla de trigo, tortilla de maíz, tortilla mexicana, wrap, tortillas wrap, tacos para rellenar, tortillas de nopal, piadinas wrap',
  crumpets: 'Crumpets',
  'english-muffins': 'Muffins ingleses, panecillos ingleses',
  'garlic-bread': 'Pan de ajo, pan con ajo, baguette de ajo, panecillos de ajo',
  breadcrumbs:
    'Pan rallado, panko, picatostes, pan rallado con ajo y perejil, pan molido, croutons, crutones, rebozado en polvo, preparado para rebozar, empanizador, Rebozina, migas de pan secas',
  'pizza-dough':
    'Masa de pizza, masa para pizza, masa madre, masa de pan, masa de pan fresca, masa fresca de pizza, masa de empanada, masa para empanada, masa, masas, masa pizza, masa fermentada, obleas para gyoza, masa de gyoza, masa wonton, masa para arepas hecha, masa de maíz fresca, masa nixtamalizada',
  pastry:
    'Masa quebrada, hojaldre, masa de hojaldre, masa brisa, masa filo, pasta filo, obleas de empanadillas, obleas para empanadillas, obleas de empanadilla, obleas empanadillas, lámina de hojaldre, láminas de hojaldre, masa brick, pasta brick, hojaldre fresco, hojaldre congelado, masa de empanadillas, tapas para empanadas, tapas de empanada, discos de empanada, masa sablée, pasta brisa, masa de hojaldre fresca',
  'pizza-base': 'Base de pizza, bases de pizza, prepizza',
  'yorkshire-pudding': 'Yorkshire pudding',
  rice: 'Arroz, arroz redondo, arroz largo, arroz bomba, arroz blanco crudo, arroz SOS, arroz Brillante, arroz vaporizado, arroz de grano largo, arroz salvaje, arroz La Fallera, arroz para paella, arroz para sushi, arroz glutinoso, arroz senia, arroz de Calasparra, arroz sushi, paquete de arroz, arroz seco, arroz crudo, arroz albufera, arroz Nomen, arros, arroz rojo, arroz negro crudo, arroz venere',
  'basmati-rice': 'Arroz basmati, basmati',
  'brown-rice': 'Arroz integral, arroz integral crudo',
  'jasmine-rice': 'Arroz jazmín, arroz thai, arroz tailandés',
  'risotto-rice': 'Arroz para risotto, arborio, carnaroli, arroz arborio, arroz carnaroli',
  tin: 'Conserva, conservas surtidas, lata de conserva, latas de conserva, latas variadas',
  'rice-pouch':
    'Arroz para microondas, arroz de microondas, vasitos de arroz, vasito de arroz, arroz Brillante vasitos, arroz en vasito, arroz de vasito, arroz microondas, vasito de quinoa, vasitos de quinoa, vasitos Brillante, arroz y quinoa vasito',
  'cooked-rice':
    'Arroz cocido, arroz blanco cocido, restos de arroz, arroz hervido, arroz blanco, arroz a la cubana, arroz al horno, arroz con pollo, arroz con verduras, arroz caldoso, arroz negro, arroz a banda, arroz del senyoret, arroz meloso, arroz con costra, arroz de ayer, arroz hecho, arroz cocinado, arroz frito, arroz tres delicias, gallopinto, gallo pinto, moros y cristianos, congrí, arroz con gandules, arroz chaufa, arroz con coco, tacu tacu, onigiri, ensalada de arroz, arroz con bogavante, arroz con marisco, arroz con setas, arroz con magro, arroz con conejo, arroz de marisco, arroz pilaf, arroz con tomate, bibimbap, arroz verde, arroz primavera, rossejat, jambalaya, arroz con carne, arroz con mejillones, arroz con verdura, arroz brut, arroz congrí, arroz con huevo, arroz con camarones, arroz con mariscos, arroz con frijoles, casamiento, arancini, arroz con lentejas, resto de arroz, arroz aguado',
  'fried-rice':
    'Arroz frito chino, arroz salteado, arroz frito con verduras, arroz tres delicias congelado hecho',
  risotto: 'Risotto, risotto de setas, risotto de champiñones, risotto de calabaza',
  paella:
    'Paella, paella valenciana, paella de marisco, paella mixta, restos de paella, paella de verduras, paella de carne, paella congelada hecha',
  biryani: 'Biryani, arroz biryani',
  quinoa:
    'Quinoa, quinua, mijo, amaranto, farro, espelta en grano, trigo tierno, trigo en grano, trigo, harina de maíz pan, teff, sorgo, tapioca, perlas de tapioca, quinoa tricolor, freekeh, Ebly, sémola de maíz gruesa, maíz pelado, mote seco, trigo mote, kamut, centeno en grano, sagú',
  couscous: 'Cuscús, cous cous, couscous, cuscús seco, cuscus',
  'bulgur-wheat': 'Bulgur, burgol',
  'pearl-barley': 'Cebada perlada, cebada',
  polenta: 'Polenta, sémola de maíz, polenta instantánea',
  semolina: 'Sémola, sémola de trigo, sémola de trigo fina',
  buckwheat: 'Trigo sarraceno, sarraceno, alforfón',
  'cooked-grains':
    'Quinoa cocida, cuscús cocido, cuscús preparado, tabulé, tabulé fresco, ensalada de quinoa, bulgur cocido, trigo cocido, ensalada de cuscús, garbanzos cocinados fríos, mote cocido, ensalada de trigo, cuscús con verduras, couscous de verduras, quinoa con verduras, migas, migas extremeñas, migas manchegas, gachas, gachas manchegas, gofio escaldado, pelota de gofio, poha, polenta cocida, humitas, humita, pabellón de quinoa',
  pasta:
    'Pasta, espirales, hélices, hélices vegetales, lacitos, lazos, tallarines, nidos, fideos, fideos finos, fideo cabellín, fideos gruesos, fideos para fideuá, fideo del 2, plumas, plumas rayadas, conchas de pasta, pajaritas, fusilli, rigatoni, linguine, tagliatelle, pappardelle, farfalle, cabello de ángel pasta, pasta de sopa, pasta para sopa, estrellitas, letras sopa, canelones secos, placas de canelones, tiburones, galets, maravilla pasta, pasta seca, pasta integral, pasta de lentejas, pasta de lentejas rojas, pasta sin gluten, paquete de pasta, caracolas de pasta, pasta al huevo seca, fettuccine, spaghettini, coditos, pasta de letras, fideo, fideos perla, bucatini, pasta de colores, pasta de garbanzos, Gallo pasta, pasta corta, pasta larga, tornillos, tirabuzones',
  penne: 'Penne, penne rigate, mostaccioli',
  spaghetti:
    'Espaguetis, espagueti, spaghetti, spaguetti, espaguettis, espaguetis integrales, tallarín grueso',
  macaroni: 'Macarrones, macarrón, macarrones integrales, macarrones rayados, makarrones',
  'lasagne-sheets': 'Placas de lasaña, láminas de lasaña, placas para lasaña, pasta para lasaña',
  orzo: 'Orzo, risoni, puntalette',
  'fresh-pasta':
    'Pasta fresca, tallarines frescos, espaguetis frescos, pasta fresca rellena, pasta rellena, sacchetti, girasoles, panzerotti, sorrentinos, capeletis, pierogi, mezzelune, fideos frescos, fettuccine frescos, pasta fresca al huevo, tagliatelle frescos, canelones frescos, láminas de pasta fresca, agnolotti, udon fresco, ramen fresco, pasta casera cruda, medias lunas rellenas, spätzle',
  gnocchi: 'Ñoquis, gnocchi, ñoqui, ñoquis de patata',
  ravioli: 'Raviolis, ravioli, raviolis frescos, ravioles',
  tortellini: 'Tortellini, tortelini, tortellinis, tortelloni, tortellini frescos',
  'cooked-pasta':
    'Pasta cocida, macarrones con tomate, macarrones con chorizo, macarrones cocidos, espaguetis con tomate, restos de pasta, pasta con tomate, pasta con atún, pasta carbonara, espaguetis carbonara, carbonara, macarrones gratinados, macarrones al horno, pasta al pesto, pasta con verduras, pasta con nata, fideuá, fideuà, fideos a la cazuela, pasta hervida, pasta al horno, tallarines con verduras, tallarines tres delicias, yakisoba, pad see ew, ramen preparado, macarrones con carne, espaguetis hechos, pasta boloñesa, macarrones boloñesa, macarrones a la boloñesa, canelones, canelones de carne, canelones de espinacas, canelones caseros, canelones de atún, pasta con salsa, tallarines salteados, sopa seca de fideo, pasta con gambas, espaguetis con almejas, noodles con verduras, fideos con carne, espaguetis al pesto, fideos con almejas, pasta con queso, espaguetis al ajillo, tallarín saltado, macarrones con queso y tomate, pasta con pollo, sopa de fideos seca, ramen, pho, laksa',
  lasagne:
    'Lasaña, lasañas, lasaña de carne, lasaña boloñesa, lasaña de verduras, lasaña de atún, lasaña de espinacas, lasagna, lasagne, lasaña casera',
  'spaghetti-bolognese':
    'Espaguetis a la boloñesa, espaguetis boloñesa, spaghetti boloñesa, espaguetis con carne picada',
  'macaroni-cheese': 'Macarrones con queso, mac and cheese, macarrones a los cuatro quesos',
  'pasta-salad':
    'Ensalada de pasta, ensalada de macarrones, ensalada de espirales, ensalada de pasta de bolsa, ensalada de pasta fresca',
  'pad-thai': 'Pad thai',
  'chow-mein': 'Chow mein',
  noodles:
    'Fideos orientales, noodles, fideos chinos, fideos ramen, fideos udon, fideos soba, fideos de soja, udon, soba, tallarines chinos, fideos transparentes, fideos de trigo orientales, fideos de batata',
  'egg-noodles': 'Fideos al huevo, noodles al huevo, fideos de huevo',
  'rice-noodles':
    'Fideos de arroz, tallarines de arroz, vermicelli de arroz, obleas de arroz, papel de arroz, noodles de arroz',
  'instant-noodles':
    'Fideos instantáneos, Yatekomo, Yakisoba vaso, Maruchan, sopa instantánea de fideos, noodles instantáneos, Indomie, Cup Noodles, ramen instantáneo, Oriental noodles vaso, sopa maruchan, Nissin, Buldak',
  lentils:
    'Lentejas, lenteja, lentejas pardinas, lenteja pardina, lentejas castellanas, lentejas secas, lenteja castellana, lentejas crudas, lentejas beluga, frijol mungo, judías mungo, lentejas negras, lentejas de la Armuña, lentejas caviar, lantejas, soja verde mungo',
  'red-lentils': 'Lentejas rojas, lenteja roja, lentejas coral',
  'green-lentils': 'Lentejas verdes, lentejas verdinas, lenteja verdina',
  'split-peas': 'Guisantes secos, guisantes partidos, arvejas secas, arvejas partidas, almortas',
  'dried-beans':
    'Alubias secas, legumbres secas, legumbres, garbanzos secos, judías secas, fabes, fabas, fabada seca, fabes de la Granja, judiones, judiones de la Granja, alubias blancas secas, judías blancas secas, alubias pintas secas, frijoles secos, habas secas, soja en grano, habas de soja, porotos secos, garbanzos crudos, garbanzo pedrosillano, garbanzos pedrosillanos, garbanzo lechoso, alubias crudas, frijol, caraotas secas, judías de El Barco, azukis, judías azuki, altramuces secos, verdinas, alubias verdinas, alubias de Tolosa, frijol bayo, frijol peruano, habas secas peladas, pochas secas, habichuelas secas, alubia arrocina seca',
  'tinned-beans':
    'Alubias, alubias cocidas, bote de alubias, alubias de bote, judías blancas, judías pintas, alubias pintas, judías cocidas, legumbres cocidas, legumbres de bote, lentejas de bote, bote de lentejas, lentejas cocidas de bote, frijoles, frijoles en lata, porotos, habichuelas, judías de bote, pochas, pochas de bote, mongetes, caraotas, alubias arrocinas, alubias en conserva, frijoles bayos, frijoles pintos, lentejas en conserva, bote de judías, bote de judías blancas, bote de legumbres, alubia cocida, lentejas en bote, bote lentejas cocidas',
  'baked-beans': 'Alubias con tomate, alubias en salsa de tomate, baked beans, judías con tomate de lata',
  'kidney-beans':
    'Alubias rojas, judías rojas, frijoles rojos, alubia roja, frijoles colorados, bote de alubias rojas',
  'refried-beans': 'Frijoles refritos, refritos',
  chickpeas:
    'Garbanzos, garbanzo, garbanzos cocidos, bote de garbanzos, garbanzos de bote, garbanzos en conserva, garbanzos en bote, garbanzo cocido, garbansos, cigrons',
  'black-beans':
    'Alubias negras, frijoles negros, judías negras, caraotas negras, porotos negros, alubia negra, frijol negro',
  'butter-beans':
    'Garrofón, judiones cocidos, habas de Lima, pallares, judión cocido, judiones de bote, bote de judiones',
  'cannellini-beans':
    'Alubias blancas, alubias blancas cocidas, cannellini, bote de alubias blancas, alubia blanca',
  'tinned-sweetcorn':
    'Maíz dulce, maíz en lata, maíz en conserva, latas de maíz, lata de maíz, maíz dulce en lata, maíz en grano, maicitos, mazorquitas en conserva, mini mazorcas en conserva, maíz Bonduelle, maíz Gigante Verde, Gigante Verde, granos de elote en lata, maíz en bote, bote de maíz',
  oats: 'Copos de avena, avena, copos, salvado de avena, salvado de trigo, germen de trigo, avena en copos, avena instantánea, harina de avena en copos, Quaker, copos de espelta, salvado, porridge, avena integral, copos de avena finos, copos de avena gruesos, copos de centeno, avena en hojuelas',
  cereal:
    'Cereales, cereales de desayuno, cereales de chocolate, Chocapic, Corn Pops, Special K, Smacks, Golden Grahams, Choco Krispies, Choco Krispis, Weetabix, All-Bran, Fitness, cereales Fitness, Cheerios, Nesquik cereales, Miel Pops, arroz inflado, arroz inflado con chocolate, trigo inflado, quinoa inflada, cereales integrales, cereales rellenos, Froot Loops, Zucaritas, Krave, Lion cereales, cereales con miel, espelta hinchada, cereal, cereales de maíz, Trésor, Tresor',
  cornflakes: 'Copos de maíz, corn flakes, cornflakes, Kellogg’s Corn Flakes',
  granola: 'Granola, granola de chocolate, granola casera',
  muesli: 'Muesli, muesli de frutas, Alpen',
  'overnight-oats':
    'Avena remojada, gachas de avena, overnight oats, pudin de chía, pudding de chía, avena de la noche a la mañana, avena trasnochada, porridge hecho, gachas de avena hechas',
  'tinned-tomatoes':
    'Tomate triturado, tomate natural triturado, tomate entero pelado, tomate pelado, tomates pelados, tomate en lata, tomate troceado, tomate en conserva, lata de tomate, lata de tomate triturado, tomate natural, tomate al natural, tomates en conserva, tomate natural entero, pulpa de tomate, bote de tomate triturado, tomate concassé en lata, puré de tomate natural, latas de tomate, tomate a cuartos en lata, tomate rallado en bote',
  passata: 'Passata, tomate tamizado, puré de tomate, pasata',
  'tomato-paste':
    'Concentrado de tomate, tomate concentrado, doble concentrado de tomate, pasta de tomate, extracto de tomate, tubo de tomate concentrado',
  'tinned-fish':
    'Conservas de pescado, latas de pescado, mejillones en escabeche, mejillones en lata, latas de mejillones, lata de mejillones, berberechos al natural, lata de berberechos, latas de berberechos, caballa en aceite, caballa en aceite de oliva, caballa en tomate, filetes de caballa en aceite, melva, melva en aceite, melva canutera, almejas al natural, almejas en conserva, navajas al natural, navajas en conserva, calamares en su tinta en lata, calamares en salsa americana en lata, chipirones en lata, pulpo en aceite, pulpo en lata, zamburiñas en lata, hígado de bacalao, huevas en conserva, caballa en lata, caballa del sur, pescado en lata, lata de pescado, jurel en lata, chipirones en su tinta en lata, lata de calamares, conserva de pescado, choritos en lata, machas en lata, berberechos en lata, pulpo al ajillo en lata, mejillones de lata, zamburiñas en salsa gallega',
  'tinned-tuna':
    'Atún en aceite, atún al natural, atún en aceite de oliva, latas de atún, lata de atún, atún en lata, atún claro, atún claro en aceite, atún en escabeche, bonito en aceite, bonito en aceite de oliva, bonito del norte en aceite, bonito en escabeche, ventresca de bonito, ventresca en aceite, ventresca de atún en aceite, ventresca de bonito en aceite, atún en conserva, atún Calvo, atún Isabel, atún de lata, atún en tomate, bonito del norte en conserva, bonito en conserva, atún en agua, atún lomitos, pack de atún, atún en aceite de girasol, atún claro al natural, bonito de lata, bonito en tarro, atún en aceite vegetal, latitas de atún',
  'tinned-salmon': 'Salmón en lata, salmón en conserva, lata de salmón',
  'tinned-sardines':
    'Sardinas en lata, sardinas en aceite, sardinas en aceite de oliva, sardinillas, sardinillas en aceite, sardinas en tomate, lata de sardinas, latas de sardinas, sardinas en conserva, sardinas en escabeche, sardinas picantes, sardinillas en aceite de oliva, sardinillas picantes',
  'tinned-meat':
    'Carne en lata, magro en lata, jamón en lata, chopped en lata, lata de magro, Spam, albóndigas en lata, lata de albóndigas, callos en lata, magro de cerdo en lata',
  'tinned-soup':
    'Sopa de sobre, sobres de sopa, sopa en lata, crema de sobre, sopa de letras de sobre, sopa deshidratada, sopa instantánea, fabada en lata, fabada de lata, fabada Litoral, lata de fabada, callos de lata, Litoral cocido, cocido en lata, lentejas Litoral, lata de cocido, plato preparado en lata, crema de champiñones de sobre, sopa de sobre de pollo, sopa de pollo con fideos de sobre, sobre de sopa, lata de lentejas guisadas, cup a soup',
  'tinned-fruit':
    'Fruta en almíbar, frutas en almíbar, macedonia en almíbar, compota de manzana en tarrito, peras en almíbar, cóctel de frutas, cóctel de frutas en almíbar, cerezas en almíbar, guindas en almíbar, mandarinas en almíbar, gajos de mandarina en almíbar, albaricoques en almíbar, frutas en conserva, fruta en conserva, lata de fruta, papaya en almíbar, higos en almíbar, lichis en almíbar, coco rallado en almíbar, cascos de guayaba, bolsitas de fruta, fruta triturada, bolsita de compota, relleno de cerezas, calabaza en lata, puré de calabaza en lata, jaca en lata',
  'tinned-peaches':
    'Melocotón en almíbar, melocotones en almíbar, mitades de melocotón, duraznos en almíbar, melocotón en lata, duraznos en lata, lata de melocotón',
  'tinned-pineapple':
    'Piña en almíbar, piña en su jugo, piña en lata, rodajas de piña en lata, lata de piña, piña en conserva, piña en rodajas en lata, piña Del Monte',
  'apple-sauce': 'Puré de manzana, compota de manzana, salsa de manzana, pouch de manzana, puré de frutas',
  'stewed-fruit':
    'Compota de manzana casera, manzanas asadas, manzana asada, peras al vino, pera al vino, compota casera, fruta cocida, manzana cocida, manzanas al horno, membrillo cocido, fruta asada, compota, compota de frutas',
  'tinned-vegetables':
    'Verduras en conserva, espárragos blancos, espárragos de lata, espárragos en conserva, espárragos de bote, bote de espárragos, lata de espárragos, yemas de espárrago, guisantes en conserva, guisantes en lata, lata de guisantes, bote de guisantes, judías verdes en conserva, judías verdes en bote, bote de judías verdes, champiñones en lata, champiñones en conserva, lata de champiñones, champiñón laminado en lata, menestra en conserva, macedonia de verduras, macedonia de verduras en conserva, alcachofas en conserva, alcachofas en bote, bote de alcachofas, corazones de alcachofa, alcachofas al natural, palmitos, espinacas en conserva, espinacas en bote, acelgas en conserva, zanahoria en conserva, cardo en conserva, setas en conserva, brotes de soja en conserva, brotes de soja en bote, brotes de bambú, castañas de agua, hojas de parra, pimientos del piquillo, piquillos, pimientos de piquillo, piquillo, pimiento del piquillo, pimientos en lata, pimientos morrones en lata, lata de pimientos, pimientos en conserva, pisto en lata, ensaladilla en bote, nopales en conserva, nopalitos en conserva, habitas en aceite, habitas fritas en bote, habitas fritas, pimientos asados en bote, bote de pimientos, pimientos rojos asados en conserva, zanahoria rallada en bote, bote de verduras, rajas de chile',
  'coconut-milk': 'Leche de coco, crema de coco, lata de leche de coco, leche de coco para cocinar',
  ketchup:
    'Kétchup, ketchup, catsup, Heinz kétchup, salsa de tomate kétchup, salsa brava, bote de ketchup, salsa rosa, salsa cóctel, gochujang, salsa chipotle, chipotles adobados, chipotle, sambal, salsa golf, salsa americana de bote, kechup, cátsup, mojo picón de bote, mojo rojo de bote, salsa brava de bote, salsa peri peri',
  'brown-sauce': 'Salsa HP',
  'sweet-chilli-sauce':
    'Salsa de chile dulce, salsa de chili dulce, salsa chili, salsa agridulce picante, sweet chili, salsa de chile',
  'hot-sauce':
    'Tabasco, salsa picante, salsa Tabasco, Valentina, Cholula, salsa Valentina, salsa de habanero, salsa Búfalo, Tapatío',
  sriracha: 'Sriracha, salsa sriracha',
  mayonnaise:
    'Mayonesa, mahonesa, mayonesa ligera, alioli, allioli, ajonesa, veganesa, mayonesa vegana, lactonesa, salsa burger, salsa mil islas, bote de mayonesa, mayonesa Hellmann’s, mayonesa Ybarra, Musa mayonesa, alioli de bote, salsa para hamburguesas, salsa de ajo, salsa big mac, mayonesa de bote, mallonesa, salsa kebab',
  'salad-cream': 'Salsa para ensaladas cremosa',
  'tartare-sauce': 'Salsa tártara, tártara',
  horseradish: 'Rábano picante, salsa de rábano picante, crema de rábano picante',
  'mint-sauce': 'Salsa de menta',
  'cranberry-sauce': 'Salsa de arándanos',
  'fresh-mayonnaise':
    'Mayonesa casera, alioli casero, salsa holandesa, salsa bearnesa, mahonesa casera, holandesa, lactonesa casera, bearnesa, salsa rosa casera, mayonesa hecha en casa',
  mustard:
    'Mostaza, mostaza antigua, mostaza a la antigua, mostaza americana, mostaza dulce, mostaza de miel, mostaza en grano, mostaza con miel, mostaza de bote',
  'dijon-mustard': 'Mostaza de Dijon, dijon, mostaza Dijon',
  wasabi: 'Wasabi, pasta de wasabi',
  'bbq-sauce':
    'Salsa barbacoa, salsa BBQ, salsa agridulce, salsa ponzu, marinada, adobo líquido, salsa de cacahuete, salsa satay, salsa de ciruela, salsa katsu, salsa wok, adobo para barbacoa, salsa de miel y mostaza, salsa de soja y miel, salsa yakitori, chimichurri de bote',
  'hoisin-sauce': 'Salsa hoisin, hoisin',
  'oyster-sauce': 'Salsa de ostras, salsa de ostra',
  'teriyaki-sauce': 'Salsa teriyaki, teriyaki',
  'worcestershire-sauce': 'Salsa Perrins, salsa inglesa, salsa Worcestershire, Perrins, Lea & Perrins',
  'soy-sauce':
    'Salsa de soja, soja, salsa de soya, tamari, Kikkoman, salsa de soja baja en sal, soya, siyau, sillao, salsa china, salsa soja',
  'fish-sauce': 'Salsa de pescado, nam pla',
  vinegar:
    'Vinagre, vinagre de vino, vinagre de Jerez, vinagre de alcohol, vinagre de arroz, vinagre de módena blanco, vinagre de vino tinto',
  'white-wine-vinegar': 'Vinagre de vino blanco, vinagre blanco',
  'balsamic-vinegar':
    'Vinagre de Módena, vinagre balsámico, crema de vinagre, crema de Módena, crema balsámica, reducción de Módena, vinagre módena, módena, balsámico, crema de vinagre de Módena, glaseado balsámico',
  'cider-vinegar': 'Vinagre de manzana, vinagre de sidra',
  oil: 'Aceite, aceite de semillas, aceite de cacahuete, aceite de aguacate, aceite de nuez, aceite de nueces, aceite de maíz, spray de aceite, aceite en spray, aceite de chile, aceite de trufa, aceite de orujo, aceite de orujo de oliva, aceite de lino, aceite de soja, aceite de guindilla, aceite de trufa blanca, garrafa de aceite, botella de aceite, aceite de pepita de uva',
  'olive-oil':
    'Aceite de oliva, aceite de oliva virgen extra, AOVE, aceite de oliva virgen, aceite virgen extra, oliva virgen extra, aceite de oliva suave, garrafa de aceite de oliva, aceite oliva, aceite de oliva intenso, virgen extra, aceite bueno, aceite de Jaén, aceite arbequina, aceite picual',
  'sunflower-oil': 'Aceite de girasol, girasol, aceite girasol, aceite de girasol alto oleico',
  'rapeseed-oil': 'Aceite de colza, aceite de canola',
  'vegetable-oil': 'Aceite vegetal, aceite para freír',
  'sesame-oil': 'Aceite de sésamo',
  'coconut-oil': 'Aceite de coco',
  'salad-dressing':
    'Aliño para ensalada, aliño, vinagreta, salsa César, salsa para ensaladas, salsa ranchera, aderezo, aderezo para ensaladas, salsa de yogur de bote, aliño de bote, salsa ranch, aderezo César',
  'homemade-dressing': 'Vinagreta casera, aliño casero, aderezo casero',
  'pasta-sauce':
    'Tomate frito, tomate frito Orlando, tomate frito Solís, brik de tomate frito, salsa de tomate, salsa boloñesa, boloñesa de bote, salsa para pasta, salsa napolitana, salsa arrabbiata, salsa de tomate y albahaca, salsa curry, salsa carbonara de bote, tomate frito casero estilo, sofrito de bote, sofrito de tomate, sofrito Gallina Blanca, pisto de bote, salsa de pizza, salsa para pizza, salsa de pimientos de bote, salsa a la pimienta de bote, salsa para enchiladas, mole en pasta, salsa boloñesa de bote, Barilla salsa, salsa tikka masala, salsa korma, tomate frito en brik, tomate para pizza, frito de tomate, bote de tomate frito, salsa roquefort de bote, salsa pomodoro, puré de tomate condimentado',
  'fresh-sauce':
    'Salsa de tomate casera, tomate frito casero, salsa casera, sofrito, sofrito casero, salsa de pimienta, salsa a la pimienta, salsa de champiñones, salsa de setas, salsa verde casera, salsa española, salsa al whisky, salsa de almendras, salsa fresca, salsa brava casera, salsa de cebolla, salsa romesco casera, salsa de carne, hogao, tomate rallado, salsa de vino, salsa de Pedro Ximénez, salsa de piquillos, salsa vizcaína, salsa americana casera, tomate triturado casero, salsa marinera, salsa de mostaza casera, salsa criolla cocida, mole, salsa romesco, romesco',
  gravy:
    'Caldo de pollo, caldo de carne, caldo de cocido, caldo de jamón, caldo de gallina, consomé, salsa de asado, jugo de carne, salsa de carne asada, caldo de pescado, caldo de marisco, caldo de huesos, fumet casero, caldo casero de pollo, caldo de pollo casero, caldo de ternera, caldo de puchero, caldo de res, gravy, jugo de asado, caldo de pavo, caldo del cocido, puchero caldo, caldo de hueso, fondo oscuro casero, demi glace casera, caldo de cocido casero, salsa del asado',
  'gravy-granules':
    'Caldo en polvo, salsa en polvo, bechamel en polvo, sobre de salsa, caldo granulado, Bisto, salsa de sobre, bechamel de sobre, sobre para fajitas, sazonador en polvo para guisos, Avecrem en polvo, sobres de salsa, polvo de caldo, consomé en polvo, caldo de pollo en polvo, caldo de verduras en polvo, Knorr Suiza',
  'stock-cubes':
    'Pastillas de caldo, Avecrem, pastilla de caldo, cubitos de caldo, cubitos Maggi, caldo en cubitos, Maggi pastillas, pastillas Avecrem, Starlux, pastillas de caldo de carne, pastillas de caldo de pollo, cubos de caldo, caldo Maggi pastilla, Doble caldo, Caldo Potaje Knorr, pastilla de Avecrem, caldito, calditos',
  pesto: 'Pesto, pesto verde, pesto rojo, pesto genovés, pesto de albahaca, pesto rosso, salsa pesto',
  salsa:
    'Salsa mexicana, salsa para nachos, salsa dip, salsa suave mexicana, salsa Old El Paso, salsa taquera, salsa ranchera mexicana, salsa casera Herdez, dip de tomate',
  'fresh-salsa':
    'Pico de gallo, chimichurri, mojo verde, mojo picón, mojo rojo, mojo, mojo de cilantro, pebre, salsa criolla, guasacaca, salsa fresca mexicana, zhug, ají casero, llajua, salsa mexicana fresca, salsa de molcajete, almogrote, sarza criolla, salsa verde, salsa roja',
  'curry-paste':
    'Pasta de curri, pasta de curry, pasta de curry rojo, pasta de curry verde, tamarindo, pasta de tamarindo, pasta de achiote, achiote en pasta, pasta tikka, pasta massaman, ají panca en pasta, ají amarillo en pasta, adobo en pasta, pulpa de tamarindo, pasta de ají, pasta de gambas',
  harissa: 'Harissa, pasta harissa',
  chutney:
    'Chutney, relish, cebolla caramelizada en bote, cebolla caramelizada de bote, mermelada de cebolla, mermelada de pimientos, mermelada de tomate y chile, chutney de tomate, ajvar',
  'mango-chutney': 'Chutney de mango',
  'sweet-pickle': 'Relish dulce, pickles dulces',
  piccalilli: 'Piccalilli',
  pickles:
    'Encurtidos, variantes, banderillas, guindillas en vinagre, guindillas vascas, piparras, piparra, guindillas encurtidas, jalapeños en vinagre, jalapeños en rodajas bote, altramuces, chochos, alcaparrones, cebollitas encurtidas variadas, jengibre encurtido, pickles, rajas de jalapeño, jalapeños en escabeche, zanahorias en vinagre, chiles en vinagre, berenjenas de Almagro, berenjenas en vinagre, pimientos en vinagre, coliflor en vinagre, guindillas de bote, gildas, gilda, chiles jalapeños en lata, lupinos, tramussos, remolacha encurtida variada, zanahoria encurtida, escabeche de verduras, curtido',
  gherkins:
    'Pepinillos, pepinillo, pepinillos en vinagre, pepinillos agridulces, bote de pepinillos, pepinillos pequeños',
  'pickled-onions':
    'Cebollitas en vinagre, cebollitas, cebolletas en vinagre, cebollitas francesas en vinagre, cebolla encurtida',
  'pickled-beetroot':
    'Remolacha en vinagre, remolacha encurtida, remolacha en bote, bote de remolacha, remolacha rallada en bote',
  sauerkraut: 'Chucrut, choucroute, col fermentada de bote, col agria, chukrut',
  kimchi: 'Kimchi, chucrut fresco, verduras fermentadas, chucrut casero, chucrut sin pasteurizar',
  anchovies:
    'Anchoas, anchoas en aceite, filetes de anchoa, anchoas del Cantábrico, anchoa, lata de anchoas, latas de anchoas, anchoas en aceite de oliva, anchoas en salazón, anchoas de Santoña, filetes de anchoas, anchoas de L’Escala',
  capers: 'Alcaparras, alcaparra',
  'lemon-curd': 'Crema de limón para untar, lemon curd, cuajada de limón',
  jam: 'Mermelada, mermeladas, mermelada de melocotón, mermelada de albaricoque, mermelada de frambuesa, mermelada de ciruela, mermelada de tomate, confitura, dulce de membrillo, membrillo, carne de membrillo, codoñate, dulce de leche, cajeta, arequipe, manjar, confitura de higos, mermelada de higos, mermelada de arándanos, jalea, jalea de membrillo, cabello de ángel, Bonne Maman, mermelada Hero, mermelada La Vieja Fábrica, bocadillo de guayaba, ate, ate de membrillo, crema de caramelo para untar, mermelada casera, mermelada light, mermelada de melocoton, mermelada de frutos rojos, dulce de batata, dulce de guayaba',
  'strawberry-jam': 'Mermelada de fresa, confitura de fresa, mermelada de fresas',
  marmalade: 'Mermelada de naranja, mermelada de naranja amarga, mermelada de limón',
  honey:
    'Miel, miel de flores, miel de romero, miel de azahar, bote de miel, tarro de miel, miel de eucalipto, miel de brezo, miel milflores, miel de abeja, miel de castaño, Granja San Francisco, miel cruda, panal de miel, miel de la Alcarria, miel de encina',
  syrup:
    'Sirope, sirope de caramelo, caramelo líquido, sirope de dátil, jarabe de glucosa, sirope de tortitas, sirope de fresa, jarabe de maíz, sirope para café, jarabe simple, arrope, miel de palma, topping de caramelo, extracto de malta, salsa de caramelo, Royal caramelo líquido',
  'golden-syrup': 'Sirope dorado, golden syrup',
  treacle: 'Miel de caña, melaza',
  'maple-syrup': 'Sirope de arce, jarabe de arce',
  'agave-syrup': 'Sirope de agave, agave, néctar de agave, jarabe de agave, miel de agave',
  'chocolate-sauce': 'Sirope de chocolate, salsa de chocolate, topping de chocolate, jarabe de chocolate',
  'peanut-butter':
    'Crema de cacahuete, mantequilla de cacahuete, mantequilla de maní, crema de almendras, crema de anacardos, crema de avellanas pura, crema de maní, manteca de maní, crema de frutos secos, crema de almendra, mantequilla de cacahuate, crema de cacahuate, mantequilla de almendras, crema de pistacho',
  'chocolate-spread':
    'Nutella, Nocilla, crema de cacao, crema de cacao y avellanas, crema de chocolate, crema de avellanas, nutela, crema de cacao para untar, nosilla, crema de avellanas y cacao',
  'yeast-extract': 'Marmite, extracto de levadura, Bovril',
  tahini: 'Tahini, tahina, pasta de sésamo, crema de sésamo',
  hummus:
    'Hummus, humus, hummus de garbanzos, hummus de remolacha, hummus de pimiento, paté de garbanzos, hummus de garbanzo, humus de garbanzo',
  guacamole: 'Guacamole, guacamole fresco, guacamol',
  tzatziki: 'Tzatziki, salsa de yogur, salsa de yogur y pepino, salsa tzatziki',
  dips: 'Dips, salsas para dipear, dip, muhammara, paté de aceitunas fresco, crema para dipear, paté vegetal fresco, dip de espinacas, salsa de queso fresco para dipear',
  'baba-ganoush': 'Baba ganoush, mutabal, crema de berenjena, hummus de berenjena, paté de berenjena',
  taramasalata: 'Taramasalata, crema de huevas',
  raita: 'Raita, yogur con pepino',
  'sandwich-filler':
    'Relleno para sándwich, pasta de atún y mayonesa, atún con mayonesa, huevo con mayonesa, ensalada de pollo para sándwich, ensalada de cangrejo, ensaladilla de cangrejo, relleno de sándwich, pollo con mayonesa, crema de atún y huevo, ensalada de atún con mayonesa, cóctel de marisco',
  tapenade:
    'Tapenade, paté de aceitunas, olivada, paté de aceitunas negras, paté de pimientos, crema de aceitunas, paté de tomate seco',
  spices:
    'Especias, especia, clavo, clavos de olor, clavo de olor, cardamomo, azafrán, hebras de azafrán, colorante, colorante alimentario amarillo, anís en grano, anís estrellado, matalahúva, matalauva, pimienta blanca, pimienta de cayena, cayena, cayenas, guindillas secas, guindilla seca, sazonador, sazonador de pollo, sazonador de paella, paellero, sazonador para fajitas, especias morunas, especias para pinchos, ras el hanout, zaatar, sumac, semillas de mostaza, semillas de hinojo, alcaravea, enebro, bayas de enebro, pimienta rosa, cinco especias, mezcla de especias, Ajinomoto, ñoras, ñora, pimiento choricero, pimientos choriceros, carne de pimiento choricero, pulpa de pimiento choricero, cebolla en polvo, cebolla frita crujiente, cebolla crujiente, vaina de vainilla, vainas de vainilla, chile ancho, chile pasilla, chile guajillo, chile de árbol, chiles secos, Tajín, achiote en polvo, achiote, especias cajún, cilantro molido, semillas de cilantro, cilantro en grano, fenogreco, pimienta de Jamaica, pimienta de Sichuan, pimienta de cuatro colores, molinillo de especias, sal de ajo, sal de apio, sal de especias, condimento, condimentos, sazonador de barbacoa, mostaza en polvo, perejil y ajo deshidratado, ajo y perejil seco, especias para barbacoa, chile de árbol seco, merkén, aliño para olivas, especias para carne, especias para pollo, Sazón Goya, sazón, Sazonatodo, sazón completo, epazote seco, hierbas para carne seca',
  'black-pepper':
    'Pimienta negra, pimienta, pimienta negra molida, pimienta en grano, pimienta molida, granos de pimienta, molinillo de pimienta, pimienta negra en grano',
  paprika:
    'Pimentón, pimentón dulce, pimentón picante, pimentón de la Vera, pimentón ahumado, pimentón agridulce, pimentón de Murcia, paprika, páprika',
  cumin: 'Comino, comino molido, cominos, comino en grano, semillas de comino',
  cinnamon: 'Canela, canela en rama, canela molida, canela en polvo, ramas de canela',
  turmeric: 'Cúrcuma, cúrcuma molida, cúrcuma en polvo',
  'curry-powder': 'Curri, curry, curry en polvo, curri en polvo',
  'chilli-powder':
    'Chile en polvo, guindilla molida, chili en polvo, copos de chile, ají molido, ají en polvo, copos de guindilla, chile molido, chile en escamas, guindilla en escamas, hojuelas de chile',
  'garlic-powder': 'Ajo en polvo, ajo granulado, ajo molido, ajo deshidratado',
  'dried-oregano': 'Orégano seco, orégano molido, bote de orégano',
  'dried-thyme': 'Tomillo seco',
  'dried-rosemary': 'Romero seco',
  'dried-basil': 'Albahaca seca',
  'dried-parsley': 'Perejil seco, perejil deshidratado',
  'dried-mint': 'Menta seca, hierbabuena seca',
  'dried-sage': 'Salvia seca',
  'bay-leaves': 'Laurel, hojas de laurel, hoja de laurel, laurel seco',
  'mixed-herbs':
    'Hierbas provenzales, hierbas de Provenza, hierbas italianas, mezcla de hierbas, hierbas secas, hierbas provenzales secas',
  'garam-masala': 'Garam masala',
  'ground-ginger': 'Jengibre molido, jengibre en polvo',
  nutmeg: 'Nuez moscada, nuez moscada molida',
  'nutritional-yeast': 'Levadura nutricional',
  salt: 'Sal, sal fina, sal gorda, sal marina, sal yodada, sal en escamas, sal Maldon, escamas de sal, sal rosa, sal del Himalaya, sal de mesa, sal gruesa, sal gema, flor de sal, sal para hornear, molinillo de sal, sal de grano, sal de cocina',
  sugar:
    'Azúcar, azúcar blanco, azúcar blanca, azúcar de caña, azucarillos, terrones de azúcar, panela, piloncillo, rapadura, azúcar de coco, papelón, sobres de azúcar, asúcar, chancaca, paquete de azúcar',
  'brown-sugar': 'Azúcar moreno, azúcar morena, azúcar integral, azúcar mascabado, azúcar rubia',
  'icing-sugar': 'Azúcar glas, azúcar glass, azúcar en polvo, azúcar impalpable, azúcar glasé, azúcar flor',
  'caster-sugar': 'Azúcar extrafino, azúcar superfina',
  sweetener:
    'Edulcorante, sacarina, estevia, stevia, eritritol, sucralosa, aspartamo, edulcorante líquido, Natreen, Splenda, edulcorante de mesa, xilitol, azúcar de abedul, sobres de sacarina',
  flour:
    'Harina, harina de trigo, harina común, harina de repostería, harina floja, harina de maíz, harina de mandioca, harina PAN, harina de maíz precocida, Harina P.A.N., masa harina, Maseca, harina blanca, gofio, gofio de millo, gofio de trigo, harina para freír, harina de tempura, harina sin gluten, almidón de yuca, almidón de tapioca, fécula de patata, fécula, harina de coco, harina 0000, harina de yuca, harina de rebozar, harina de freír, harina de almortas, arina, harina para todo uso, harina 000, fécula de mandioca',
  cornflour: 'Maizena, maicena, almidón de maíz, harina fina de maíz, fécula de maíz, maisena',
  'self-raising-flour': 'Harina bizcochona, harina con levadura, harina leudante, harina para bizcochos',
  'bread-flour': 'Harina de fuerza, harina de gran fuerza, harina panadera, harina para pan',
  'gram-flour': 'Harina de garbanzo, harina de garbanzos',
  'wholemeal-flour':
    'Harina integral, harina de centeno, harina de espelta, harina de avena, harina de trigo integral, harina de trigo sarraceno, harina de espelta integral',
  'rice-flour': 'Harina de arroz',
  'baking-powder':
    'Levadura química, Royal, levadura Royal, polvo de hornear, polvos de hornear, bicarbonato, bicarbonato sódico, bicarbonato de sodio, impulsor, gasificante, gasificantes, sobres de levadura, sobres de gasificante, levadura en polvo, impulsor químico, polvo para hornear, crémor tártaro, sobre de levadura, bicarbonato alimentario',
  yeast:
    'Levadura, levadura seca, levadura de panadero seca, levadura de panadería, levadura seca de panadería, levadura en sobres, levadura instantánea, levadura de panadero en polvo',
  'fresh-yeast':
    'Levadura fresca, levadura fresca de panadero, levadura prensada, dado de levadura, levadura prensada fresca',
  'baking-mix':
    'Preparado para bizcocho, preparado para tortitas, preparado para brownie, preparado para postres, mezcla para pan, sobre de natillas, sobre de flan, flan en polvo, flan Royal, flan chino Mandarín, puré de patatas en copos, copos de puré, puré en copos, puré de patata en copos, Maggi puré, agar agar, preparado de panna cotta, cuajada en polvo, cuajo, sobres de cuajada, preparado para tarta de queso, preparado para crema catalana, natillas en polvo, preparado para pan, preparado panificable, mezcla para hotcakes, preparado de falafel, sobre de cuajada, Gelespesa, goma xantana, nata en polvo, mezcla para bizcocho, preparado para gofres, preparado para magdalenas, Potax, puré instantáneo',
  gelatine:
    'Gelatina neutra, hojas de gelatina, cola de pescado, gelatina en polvo neutra, gelatina en hojas, gelatina sin sabor, grenetina, láminas de gelatina',
  'jelly-cubes': 'Gelatina en polvo, sobre de gelatina, sobres de gelatina, gelatina de sobre',
  'baking-decoration':
    'Decoración para tartas, fruta escarchada, frutas escarchadas, agua de azahar, esencia de azahar, colorante alimentario, aroma de almendra, fondant, perlas de azúcar, guindas confitadas, jengibre confitado, naranja confitada, calabaza confitada, agua de rosas, cerezas confitadas, oblea para decorar, colorante de repostería, aroma de limón, esencia de anís, piel de naranja confitada, cerezas marrasquino, flores comestibles, ácido cítrico',
  'vanilla-extract':
    'Extracto de vainilla, vainilla, esencia de vainilla, vainilla líquida, pasta de vainilla, aroma de vainilla, azúcar vainillado, azúcar avainillado, vainillina',
  'desiccated-coconut': 'Coco rallado, coco seco rallado, coco deshidratado, ralladura de coco',
  icing: 'Glaseado, glasa, betún de tarta, frosting',
  sprinkles:
    'Fideos de colores, fideos de chocolate, virutas de chocolate, confeti de azúcar, grageas, grajeas de colores',
  'vegetable-stock':
    'Caldo, caldos, caldo casero, caldo de verduras, caldo vegetal, caldo fresco, fumet de pescado, fumet, fondo de verduras, caldo de verdura, resto de caldo, caldo de cocción, agua de cocción, fondo de carne, caldo de verduras casero, caldo blanco, caldo corto, caldo de setas',
  'carton-stock':
    'Caldo de brik, caldo en brik, brik de caldo, briks de caldo, caldo Aneto, caldo Gallina Blanca, caldo de pollo en brik, caldo de pollo de brik, caldo de verduras en brik, caldo de pescado en brik, caldo de pescado de brik, caldo líquido, caldo para paella, caldo Aneto para paella, caldo de jamón en brik, caldo de cocido en brik, caldo natural Gallina Blanca, caldo Knorr brik, caldo de cartón, caldo de carne en brik, cartón de caldo, caldo de pescado Aneto',
  // Whatever cream is made of, unless another food has that name: it keeps no longer than soup.
  soup: 'Sopa, sopas, sopa casera, crema, cremas, velouté, gazpacho, gazpachos, salmorejo, crema de verduras, crema de calabaza, crema de calabacín, crema de puerros, crema de zanahoria, crema de champiñones, crema de marisco, crema de espárragos, crema de brócoli, crema de coliflor, crema de setas, crema de guisantes, crema de patata, crema de patatas, crema de espinacas, vichyssoise, ajoblanco, ajo blanco, puré de verduras, puré de calabaza sopa, sopa castellana, sopa de ajo, sopa de pescado, sopa de marisco, sopa de cebolla, sopa de cocido, sopa de estrellas, sopa de fideos, sopa de letras, sopa juliana, porrusalda, purrusalda, sopa miso, sopa de miso, sopa de picadillo, sopa de arroz, porra antequerana, caldo gallego, Alvalle gazpacho, gazpacho Alvalle, salmorejo Alvalle, gazpacho casero, sopa de tortilla, pozole, ajiaco, sancocho, menudo sopa, caldo verde, sopa de maíz, crema de elote, crema de zapallo, crema de auyama, sopa azteca, sopa de mondongo, locro, borsch, sopa de remolacha, sopa de galets, sopa de trucha, crema fría, gazpacho de sandía, gazpacho de remolacha, gazpachuelo, crema de pepino, crema de aguacate, crema de mariscos, crema de langostinos, crema de bogavante, bisque, crema de lentejas, crema de nécoras, crema de alcachofas, crema de apio, crema de boniato, crema de pollo, crema de tomate casera, crema casera, crema vichyssoise, puré de calabacín, puré de zanahoria, puré de puerros, sopa de verdura juliana, arranque roteño, caldo tlalpeño, caldo de camarón, chupe de camarones, chupe, cazuela chilena, mote de queso, sopa bullabesa, bullabesa, suquet, suquet de pescado, oliaigua, mazamorra manchega, crema de garbanzos, crema de maíz, sopa de calabaza, crema de berros, crema de judías verdes, crema de acelgas, crema de pimientos, crema de remolacha, puré de espinacas, puré de verdura, crema de col, crema de queso casera, crema de almejas, crema de gambas, crema de pescado, crema de cangrejo, crema de rape, crema de galeras, crema de langosta, crema de mejillones, crema de cebolla, crema de ajo, crema de nabos, crema de hinojo, crema de borrajas, crema de alubias, crema de puerro, crema de espinaca, crema de verdura, crema de tomate y albahaca, crema de puerro y patata, crema de puerros y patatas, crema de calabaza y zanahoria, crema de calabacín y queso, crema de calabacín y puerro, crema de brócoli y queso, crema de zanahoria y jengibre, crema de flor de calabaza, crema de cacahuetes sopa, crema de chirivía, crema de lombarda, crema de trufa y setas',
  'chicken-soup':
    'Sopa de pollo, caldo con pollo y fideos, consomé de pollo con fideos, sopa de pollo con fideos, sopa de gallina, cazuela de ave, crema de ave',
  'tomato-soup': 'Sopa de tomate, crema de tomate',
  'vegetable-soup': 'Sopa de verduras, sopa juliana casera, sopa de verdura',
  'lentil-soup':
    'Sopa de lentejas, puré de lentejas, lentejas estofadas, lentejas guisadas, lentejas con chorizo, lentejas con verduras, lentejas cocinadas, guiso de lentejas, potaje de lentejas, lentejas a la riojana, lentejas cocidas, lentejas viudas, lentejas de ayer, lentejas con arroz, lentejas caseras, lentejas hechas, ensalada de lentejas guisada',
  minestrone: 'Minestrone, sopa minestrone',
  stew: 'Guiso, guisos, estofado, estofado de ternera, guiso de carne, guiso de patatas, guisado, guisado de carne, guisado de ternera, cocido, cocido madrileño, cocido montañés, cocido maragato, cocido gallego, fabada, fabada asturiana, callos, callos a la madrileña, callos con garbanzos, potaje, potaje de garbanzos, potaje de vigilia, potaje de alubias, puchero, olla podrida, marmitako, marmitaco, patatas a la riojana, patatas guisadas, patatas con costillas, patatas con carne, patatas con bacalao, patatas con sepia, patatas viudas, alubias guisadas, judías con chorizo, alubias con chorizo, judías guisadas, fabes con almejas, verdinas con marisco, garbanzos con espinacas, espinacas con garbanzos, garbanzos guisados, garbanzos con callos, garbanzos con bacalao, garbanzos con chorizo, ternera guisada, ternera estofada, ternera en salsa, carne en salsa, carne guisada, carne estofada, carne con tomate, magro con tomate, carrilleras al vino tinto, carrilleras guisadas, carrilladas, carrilleras en salsa, rabo de toro guisado, rabo de toro estofado, pollo en salsa, pollo en pepitoria, pollo guisado, pollo al chilindrón, pollo a la cerveza, pollo al curry con nata, pollo con almendras, pollo con champiñones, pollo al limón, pollo agridulce, pollo estofado, pollo con tomate, pollo con verduras, pollo a la jardinera, pollo encebollado, pollo en escabeche, conejo al ajillo, conejo guisado, conejo en salsa, cordero guisado, caldereta de cordero, cordero estofado, cordero al chilindrón, albóndigas en salsa, albóndigas con tomate, albóndigas guisadas, albóndigas en salsa de tomate, lomo en salsa, solomillo al whisky, solomillo en salsa, cerdo agridulce, ternera con verduras, ternera con setas, costillas guisadas, costillas en salsa, ropa vieja, ropavieja, tajine, tayín, tajín de pollo, tayín de cordero, cuscús marroquí, stroganoff, ternera stroganoff, strogonoff, cazuela de garbanzos, menestra de ternera, olla gitana, olleta, escudella, carn d’olla, sancocho de gallina guiso, mole poblano, mole con pollo, birria, tinga, tinga de pollo, cochinita, chanfaina, frite extremeño, pepitoria, lomo saltado, ají de gallina, seco de res, seco de carne, seco de pollo, carne en su jugo, asado negro, pabellón, pabellón criollo, bandeja paisa, frijolada, feijoada, gallina en pepitoria, manitas de cerdo en salsa, oreja en salsa, lengua en salsa, mollejas en salsa, hígado encebollado, riñones al jerez, codornices en escabeche, codornices estofadas, perdiz estofada, perdices en escabeche, perdiz en escabeche, jabalí estofado, ciervo guisado, caldereta, fricandó, fricandó con setas, pollo al ajillo guisado, pollo con ciruelas, pavo en salsa, pavo guisado, pollo kung pao, chop suey, habas a la catalana, habas con jamón, michirones, patatas en salsa verde, patatas a la importancia, habichuelas guisadas, frijoles guisados, frijoles charros, porotos guisados, guiso de alubias, estofado de alubias, alubias estofadas, sepia con patatas, sepia con guisantes, sepia guisada, calamares guisados, guisantes con jamón y huevo, estofado de pavo, estofado de pollo, estofado de cerdo, cabrito guisado, olla ferroviaria, ollada, sancocho de res guiso, carbonada, charquicán, cazuela de vacuno, ternera a la jardinera, redondo en salsa, redondo de ternera en salsa, guiso de pollo, puntillas de ternera guisadas, olla, suquet de rape, pochas guisadas, pochas con verduras, pote gallego, pote asturiano, pote, cachupa, patatas meneás guiso, gazpachos manchegos, galianos, mongetes amb botifarra, habas guisadas, garbanzos a la catalana, judías a la bretona, cuscús de cordero',
  'chilli-con-carne':
    'Chili con carne, chile con carne, chili, chili sin carne, chili casero, chile con frijoles',
  casserole: 'Cazuela, cazuela de pollo, cazuela de verduras, cazuela de marisco',
  ratatouille:
    'Pisto, pisto manchego, ratatouille, samfaina, alboronía, sanfaina, pisto casero, pisto con huevo, zarangollo, tumbet, fritada, fritada de verduras, titaina',
  goulash: 'Goulash, gulash',
  moussaka: 'Musaka, moussaka, mousaka',
  bolognese:
    'Boloñesa, boloñesa casera, carne a la boloñesa, ragú, ragú de carne, salsa boloñesa casera, picadillo guisado, carne picada guisada, carne picada con tomate, carne molida guisada, picadillo cocido',
  'cooked-dal': 'Dal, dahl, dhal, dal de lentejas',
  'thai-green-curry': 'Curri verde, curri verde tailandés, curry verde',
  korma: 'Pollo korma, korma',
  curry:
    'Curri de verduras, pollo al curry, pollo al curri, curry de pollo, curri de pollo, curry de garbanzos, curri de garbanzos, curry de lentejas, curry de verduras, curry rojo, pollo tikka, butter chicken, vindaloo, curry de cordero, curry casero, curry japonés, gambas al curry, curri casero, curry de ternera, ternera al curry, pollo con curry',
  'chicken-tikka-masala': 'Pollo tikka masala, tikka masala',
  'ready-meal':
    'Plato preparado, platos preparados, comida preparada, comida para llevar, comida lista, menú, menú del día, plato para llevar, comida a domicilio, comida china, comida para calentar, plato combinado, bandeja de comida preparada, tapas, gratinado de verduras, gratinado, patatas gratinadas, patatas panaderas gratinadas, berenjenas rellenas, calabacines rellenos, pimientos rellenos, pimientos rellenos de carne, pimientos del piquillo rellenos, piquillos rellenos, tomates rellenos, verduras rellenas, patatas rellenas, enchiladas, parmigiana, berenjenas a la parmesana, berenjenas rellenas de carne, cebollas rellenas, repollo relleno, coliflor gratinada, coliflor con bechamel, brócoli con queso, pastel de patata, pastel de verduras, pastel de berenjena, pastel de calabacín, patatas bravas, bravas, patatas alioli, patatas revolconas, patatas con alioli, papa rellena, papas rellenas, ajoarriero, chiles rellenos, chiles en nogada, rocoto relleno, fiambrera, tupper de comida, el tupper, menú infantil, comida de ayer, cena de ayer, comida de mediodía, restos de la cena, comida del comedor, lunch box, almuerzo preparado, bento, berenjena rellena, calabacín relleno, endivias con jamón, espinacas a la crema, champiñones rellenos, coliflor gratinada con bechamel, alcachofas rellenas, alcachofas con jamón, aguacates rellenos, huevos y bechamel, tamal de olla, papas a la huancaína, causa, causa limeña, humita en chala, pastel de choclo, pastel de papas, pasticho, puré y carne, calabacines gratinados, repollo con bechamel, patatas a lo pobre con huevo, guarnición y carne, pastel azteca, cuajado',
  leftovers:
    'Sobras, restos de comida, sobras de ayer, sobras de la comida, sobras de la cena, restos de ayer, restos variados, lo que sobró, restos, recalentado, calentado, restos de la nevera',
  'cottage-pie': 'Pastel de carne y puré de ternera, cottage pie',
  'shepherds-pie': 'Pastel de carne con puré, pastel de carne, pastel de carne y patata, shepherd’s pie',
  'fish-pie': 'Pastel de pescado con puré, pastel de pescado y patata',
  meatloaf: 'Pan de carne, rollo de carne, rollo de carne picada, asado de carne picada',
  'frozen-meal':
    'Comida congelada, plato congelado, lasaña congelada, canelones congelados, platos preparados congelados, paella congelada, arroz tres delicias congelado, salteado congelado con pollo, canelones La Cocinera, lasaña La Cocinera congelada, wok congelado, plato preparado congelado, risotto congelado, fajitas congeladas, fideuá congelada, tallarines congelados',
  'cooked-vegetables':
    'Verduras cocidas, verduras al horno, verduras asadas, verduras salteadas, menestra, menestra de verduras, verduras a la plancha, escalivada, parrillada de verduras, brócoli cocido, judías verdes con patata, judías verdes cocidas, acelgas rehogadas, acelgas con patatas, espinacas rehogadas, restos de verdura, restos de verduras, verdura hervida, guisantes con jamón, coliflor cocida, coliflor rehogada, pimientos asados, asadillo, asadillo de pimientos, ensalada de pimientos asados, pimientos fritos, berenjenas fritas, berenjenas con miel, alcachofas a la plancha, champiñones al ajillo, setas al ajillo, setas a la plancha, champiñones salteados, espárragos a la plancha, cebolla caramelizada, cebolla pochada, patatas cocidas, patata cocida, patatas hervidas, patatas al vapor, puré de guisantes, trinxat, calçotada, calabaza asada, boniato asado, zanahorias cocidas, repollo rehogado, patatas a lo pobre, patatas panadera, patatas panaderas, papas arrugadas, papas sancochadas, papas cocidas, tajadas de plátano, plátano frito, patacones, tostones, maduros fritos, maduros, ensalada de pimientos, pimientos de padrón fritos, judías verdes rehogadas, brócoli al vapor, espinacas a la catalana, berza cocida, grelos cocidos, col rehogada, lombarda con manzana, lombarda navideña, cardo con almendras, borraja con patatas, wok de verduras, salteado de verduras, verduras al vapor, calabacín a la plancha, berenjena asada, berenjenas asadas, patatas con verdura, plátano maduro frito, yuca frita, yuca cocida, boniatos asados, elotes asados, esquites, boronía, coles con patatas, repollo con patatas, verdura con patatas, verdura rehogada, bróquil con patata, patata y judía, rellenos de verdura',
  'mashed-potato':
    'Puré de patatas, puré, puré de patata, puré de papas, puré casero, parmentier, patatas revolconas puré, puré de boniato, puré de calabaza, puré de patatas casero, patatas chafadas',
  'baked-potato': 'Patata asada, patatas asadas enteras, patata asada rellena, papa asada',
  'roast-potatoes':
    'Patatas asadas, patatas al horno, patatas panadera al horno, papas al horno, papas asadas',
  'dressed-salad':
    'Ensalada, ensaladas, ensalada verde, ensalada mixta, ensalada de tomate, ensalada campera, ensalada preparada, ensalada de la casa, ensalada de garbanzos, ensalada de lentejas, ensalada de legumbres, ensalada de atún, ensalada de pollo, ensalada murciana, ensalada de alubias, empedrat, ensalada aliñada, ensalada de col, poke, poké bowl, bol de ensalada, ensalada lista, ensalada completa, ensalada de brotes aliñada, ensalada de queso de cabra, moje, mojete, moje murciano, pipirrana, xatonada, escarola con granada, remojón granadino, ensalada de naranja, tomate aliñado, zanahorias aliñadas, papas aliñás, patatas aliñadas, ensalada de bacalao, ensalada de pulpo, ensalada caprese, caprese, ensalada de aguacate, trampó, ensalada de nopales, nopalitos ensalada, ensalada de remolacha, ensalada de zanahoria, ensalada de verano, ensalada templada, salpicón, salpicón de pulpo, salpicón de carne, ensalada Florette lista, ensalada Isabel, ensalada de atún Isabel, ensalada de mango, ensalada de gulas, ensalada de surimi, ensalada de pepino, ensalada waldorf, ensalada tropical',
  'potato-salad':
    'Ensaladilla rusa, ensaladilla, ensalada de patata, ensalada rusa, ensalada de papa, ensaladilla de gambas, ensalada alemana, ensalada de patatas',
  'greek-salad': 'Ensalada griega',
  'caesar-salad': 'Ensalada César, kit ensalada César, ensalada César de bolsa',
  coleslaw: 'Ensalada de col americana, coleslaw, ensalada americana, col aliñada',
  sandwich:
    'Sándwiches, sándwich, sandwich, sándwich mixto, mixto, bikini, bocadillo, bocadillos, bocata, bocatas, bocadillo de tortilla, bocadillo de jamón, bocata de calamares, montaditos, montadito, emparedados, emparedado, panini, kebab, dürüm, durum, pepito, pepito de ternera, pan con tomate, sándwich vegetal, sándwich club, perrito caliente, perritos calientes, wrap de pollo, bao, tortas mexicanas, torta, tortas, choripán, lomito completo, arepa rellena, arepas rellenas, cubano sándwich, serranito, campero sándwich, sándwich de pollo, sándwich de atún, sándwich de jamón y queso, pulga de jamón, pulguita de jamón, completos, bocadillo de lomo, bocadillo de atún, tostada de aguacate, tostada con tomate, quesadillas, quesadilla, bocadillo de calamares, bocadillo de queso, mollete con jamón, tramezzini, medianoche de jamón, medianoches rellenas, cemita, pambazo, chivito, lomito sándwich, sándwiches de miga, sándwich de miga, perro caliente, baos rellenos, pita rellena, flautín de jamón, chapata de jamón',
  cheeseburger:
    'Hamburguesa con queso, hamburguesa completa, hamburguesa con pan, hamburguesa hecha, Big Mac, Whopper, hamburguesa del McDonald’s, cheeseburger, hamburguesa del Burger King, menú hamburguesa',
  burrito:
    'Burritos, burrito, fajitas, fajitas de pollo, tacos de carne, tacos al pastor, tacos de pollo, tacos mexicanos, tamales, tamal, pupusas, pupusa, hallacas, hallaca, nachos con queso, nachos con guacamole, tacos de pescado, gorditas, sopes, flautas de pollo, tlayudas, tostadas de tinga, cachapas, cachapa, chimichangas, fajitas de ternera, taquitos de pollo, flautas, enfrijoladas, tacos de cochinita, baleadas',
  sushi:
    'Sushi, maki, nigiri, sashimi, bandeja de sushi, california roll, steak tartar, tartar de salmón, tartar de atún, tartar de ternera, carpaccio, carpaccio de ternera, carpaccio de bacalao, tartar, poke de salmón, poke de atún, tataki de ternera, uramaki, makis, temaki, sushi de salmón, carpaccio de gambas',
  pizza:
    'Pizza, pizzas, pizza fresca, pizza margarita, pizza de jamón y queso, pizza carbonara, pizza cuatro quesos, pizza barbacoa, pizza de atún, calzone, coca de verduras, coca de recapte, pizza refrigerada, pizza casera, pizza Casa Tarradellas, pizza Tarradellas, coca de trampó, coca salada, restos de pizza, porción de pizza, pizza prosciutto, pizza hawaiana, pizza vegetal, fugazza, pizza de pepperoni, pisa',
  'frozen-pizza':
    'Pizza congelada, pizzas congeladas, pizza Ristorante, Dr. Oetker pizza, Buitoni pizza congelada, pizza Dr. Oetker, mini pizzas congeladas, pizza Casa di Mama',
  quiche:
    'Quiche, quiche lorraine, quiche de puerros, quiche de verduras, tarta salada, quiche de espinacas, pastel de puerros, pastel salado, tarta de puerros, quiche de salmón, tarta de espinacas, pastel de espinacas, pascualina, tarta pascualina, bizcocho salado, cake salado, pastel de zanahoria salado, pudin de verduras, pudin de espárragos, pastel de puerro',
  'meat-pie':
    'Empanada, empanadas, empanada gallega, empanada de atún, empanada de carne, empanada de pollo, empanada de bacalao, empanada de bonito, empanadillas, empanadilla, empanadillas de atún, empanadillas de carne, empanadas argentinas, empanadas de carne, empanadas de queso, empanadas de pollo, croquetas, croqueta, croquetas de jamón, croquetas de pollo, croquetas de cocido, croquetas caseras, croquetas de jamón ibérico, croquetas de boletus, croquetas de espinacas, croquetas de setas, croquetas de puchero, croquetas de queso, hornazo, pastel de carne murciano, pasteles de carne, hojaldre relleno, hojaldre de jamón y queso, volovanes, volován, bollo preñao, bollos preñaos, rollitos de hojaldre, saladitos, bocaditos salados, canapés, pinchos de fiesta, tequeños, tequeño, buñuelos de queso, buñuelos salados, bombas, bomba de la Barceloneta, pastela, pastilla moruna, briouats, bureks, solomillo Wellington, solomillo en hojaldre, salchichas en hojaldre grandes, croquetas de rabo de toro, empanada de verduras, empanada de zamburiñas, empanada de pulpo, empanada de lomo, empanada de jamón y queso, empanada de manzana salada, empanadas de atún, empanadas de verduras, empanadas criollas, empanadas chilenas, empanadas colombianas, salteñas, salteña, pastelitos de carne, pastelillos, coxinhas, kibbes, quipes, arepas de huevo, arepa de huevo, alcapurrias, cocas de carne, panadons, espinagada, fatay, fatayas, sfihas, croquetones, cruasán de jamón y queso, cruasán mixto, napolitana de jamón y queso, napolitana mixta, hojaldre salado, cañas saladas, quesitos rebozados, empanadas de maíz, empanada de setas, empanada de berberechos, empanada de mejillones',
  'sausage-rolls':
    'Salchichas en hojaldre, hojaldre de salchicha, salchichas hojaldradas, napolitanas de salchicha, hojaldres de salchichas, rollitos de salchicha',
  'pork-pie': 'Pastel de cerdo',
  'cornish-pasty': 'Empanadilla inglesa',
  samosas: 'Samosas, samosa',
  'spring-rolls':
    'Rollitos de primavera, rollitos primavera, rollito de primavera, nems, rollitos vietnamitas, rollitos de verdura, rollito primavera, rollitos chinos, lumpias, lumpia',
  'onion-bhaji':
    'Buñuelos de verdura, pakoras, tempura de verduras, buñuelos de verduras, verduras rebozadas, verduras en tempura, aros de cebolla caseros',
  dumplings:
    'Gyozas, gyoza, dumplings, dim sum, empanadillas chinas, empanadillas al vapor, wantán, wantanes, wonton, gyozas de pollo, gyozas de verduras, gyozas de gambas, momos, xiao long bao, siu mai, jiaozi, panecillos chinos rellenos, empanadillas japonesas',
  fries:
    'Patatas fritas, patatas para horno, patatas fritas congeladas, patatas congeladas, patatas gajo, patatas deluxe, patatas bravas congeladas, papas fritas, papas a la francesa, aros de cebolla, McCain, patatas prefritas, patatas dado congeladas, croquetas de patata, patatas noisette, fingers de queso, palitos de queso rebozados, palitos de mozzarella, jalapeños rellenos, queso empanado, camembert empanado, boniato frito, boniatos fritos congelados, papas congeladas, hash browns, rösti, patatas paja congeladas, patatas duquesa, patatas fritas para horno, patatas fritas McCain, champiñones rebozados, yuca congelada frita, patatas onduladas congeladas, bolas de queso, bolitas de queso rebozadas, patatas fritas boniato',
  'chip-shop-chips':
    'Patatas fritas caseras, patatas fritas del bar, patatas fritas recién hechas, restos de patatas fritas, patatas fritas frías, patatas del McDonald’s, patatas fritas hechas, salchipapas, ración de patatas fritas, papas fritas caseras, patatas fritas del kebab',
  'mixed-dish':
    'Plato variado, filete con patatas, pollo con patatas, carne con patatas, huevos fritos con patatas, pescado con patatas, salchichas con patatas, salchichas con puré, filete con puré, merluza con patatas, salmón con patatas, lomo con patatas, pollo asado con patatas, bistec con papas, pollo con papas, carne con verduras, pollo y patatas, plato completo',
  'rice-dish':
    'Plato con arroz, pollo con arroz, carne con arroz, pescado con arroz, pollo al curry con arroz, arroz y pollo, arroz con frijoles y carne, chili con arroz, salmón con arroz, atún con arroz, lentejas y arroz, albóndigas con arroz, arroz y carne, ternera con arroz, pollo y arroz',
};

export const foodNames: FoodNames = {
  foods,
  household,
  states,
  neutral,
  halfTins,
  liquids,
  and,
  leftovers: 'sobras',
  grammar,
  also: [english],
};
