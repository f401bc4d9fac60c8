import type { FoodNames } from '@crisper/domain/foods/names.ts';
import { foodNames as english } from '#en/foods/names.ts';
import { grammar } from './grammar.ts';
import { and, halfTins, household, liquids, neutral, states } from './words.ts';

/** By the food's id. The first name is shown; the others are understood. What is another food than its head is named whole. */
const foods: FoodNames['foods'] = {
  milk: 'Latte, latte intero, latte parzialmente scremato, latte scremato, latte fresco, latte di mucca, latte vaccino, latte alta qualità, latte fieno, latte di montagna, latte di malga, latte microfiltrato',
  'flavoured-milk':
    'Latte al cioccolato, latte e cacao, latte al cacao, latte macchiato, caffelatte, caffè latte, latte alla fragola, latte alla vaniglia, latte e menta, Nesquik pronto, bevanda al latte, marocchino, cappuccino freddo, Emmi caffè latte',
  'lactose-free-milk':
    'Latte senza lattosio, latte delattosato, Zymil, latte alta digeribilità, latte ad alta digeribilità, Accadì',
  'goat-milk': 'Latte di capra, latte di pecora, latte di asina, latte d’asina, latte di bufala',
  'uht-milk':
    'Latte UHT, latte a lunga conservazione, latte lunga conservazione, latte sterilizzato, latte a lunga',
  'evaporated-milk': 'Latte evaporato, latte concentrato, latte concentrato non zuccherato',
  'condensed-milk': 'Latte condensato, latte condensato zuccherato, latte concentrato zuccherato',
  'milk-powder': 'Latte in polvere, latte magro in polvere, latte intero in polvere',
  'raw-milk': 'Latte crudo, latte appena munto, latte crudo alla spina, latte del distributore',
  milkshake: 'Frappè, milkshake, milk shake, frullato di latte, frappè proteico, shake proteico pronto',
  buttermilk: 'Latticello, siero di latte, lassi, ayran, siero',
  kefir: 'Kefir, kefir di latte, chefir',
  'sour-milk': 'Latte fermentato, latte cagliato, latte acido, Vitasnella da bere',
  'plant-milk':
    'Latte vegetale, bevanda vegetale, Alpro, latte di nocciola, bevanda alla nocciola, latte di farro, latte di canapa, latte di anacardi, latte di piselli, latte di miglio, panna vegetale, panna di soia, panna di avena, panna d’avena, panna di riso, cremosa di soia',
  'oat-milk': 'Latte di avena, latte d’avena, bevanda di avena, bevanda all’avena, Oatly',
  'soy-milk': 'Latte di soia, bevanda di soia, bevanda alla soia',
  'almond-milk': 'Latte di mandorla, latte di mandorle, bevanda di mandorla, bevanda alle mandorle',
  'rice-milk': 'Latte di riso, bevanda di riso',
  'coconut-drink': 'Bevanda al cocco, bevanda di cocco, bevanda riso e cocco',
  cream:
    'Panna, panna fresca, panna da cucina, panna liquida, panna da cucina UHT, panna da montare, panna per dolci, panna Chef, Chef panna, crema di latte, panna ai funghi, panna al salmone',
  'half-and-half': 'Panna leggera da cucina, panna light, panna leggera',
  'double-cream': 'Panna doppia, panna densa',
  'whipped-cream': 'Panna montata, crema chantilly, chantilly',
  'spray-cream': 'Panna spray, panna spray montata, bomboletta di panna, Spray Pan, panna in bomboletta',
  'clotted-cream': 'Clotted cream, panna rappresa',
  'creme-fraiche': 'Crème fraîche, panna fermentata',
  'sour-cream': 'Panna acida, smetana, sour cream',
  'coffee-creamer': 'Panna per caffè, panna da caffè, panna caffè, latte per caffè, pannine per caffè',
  yoghurt:
    'Yogurt, iogurt, yoghurt, yogurth, jogurt, yogurt bianco, yogurt intero, yogurt magro, yogurt alla frutta, yogurt da bere, yogurt alla vaniglia, yogurt al caffè, yogurt di capra, yogurt di pecora, yogurt di bufala, Activia, Actimel, Yakult, Danacol, bifidus, Vitasnella yogurt, Müller yogurt, Mix Müller, yogurt con cereali, LC1',
  'greek-yoghurt': 'Yogurt greco, yogurt alla greca, Fage Total, Oikos, yogurt greco colato, yogurt colato',
  skyr: 'Skyr',
  labneh: 'Labneh, labné',
  'soy-yoghurt':
    'Yogurt di soia, yogurt vegetale, yogurt vegano, yogurt di cocco, yogurt al cocco vegetale, Yosoi, yogurt di mandorla',
  'oat-yoghurt': 'Yogurt di avena, yogurt d’avena',
  quark:
    'Quark, formaggio quark, Fruttolo, Danonino, formaggio fresco alla frutta, topfen, formaggino dolce alla frutta',
  butter:
    'Burro, panetto di burro, burro salato, burro di panna, burro di malga, burro chiaro, burro centrifuga, burro morbido, burro leggero, burro Lurpak, Lurpak, noce di burro, ricciolo di burro, buro',
  'garlic-butter':
    'Burro aromatizzato, burro all’aglio, burro alle erbe, burro aglio e prezzemolo, burro alle acciughe, burro al tartufo, burro al salmone',
  margarine:
    'Margarina, Vallè, Gradina, Flora margarina, margarina vegetale, burro vegetale, burro vegano, burro di soia, Becel, burro vegetale spalmabile',
  ghee: 'Ghee, burro chiarificato, ghi',
  lard: 'Strutto, sugna, grasso di maiale, grasso d’oca, grasso d’anatra, grasso di anatra, sego, grasso di bue',
  cheese:
    'Formaggio, formaggi, tagliere di formaggi, piatto di formaggi, formaggi misti, selezione di formaggi, formaggio vaccino, formaggio di mucca, formaggio di malga, formaggio di pecora, avanzi di formaggio, cacio, croste di formaggio',
  'hard-cheese':
    'Formaggio stagionato, formaggio a pasta dura, formaggio duro, asiago, fontina, montasio, caciocavallo, castelmagno, bitto, casera, puzzone, toma stagionata, raschera, bra duro, fiore sardo, ricotta salata, ricotta dura, ricotta stagionata, piave, latteria, bagoss, formai de mut, spressa, vezzena, trentingrana, canestrato, ragusano, graviera, galbanino, galbanone, fontal, edamino, raclette, formaggio per raclette, formaggio da fonduta, tête de moine, caciocavallo silano, caciotta stagionata, cacioricotta stagionato, silter, formaggio di fossa, marzolino, salva cremasco, tilsit, havarti, morlacco stagionato, monte veronese, stelvio, branzi, nostrano stagionato',
  gouda: 'Gouda',
  edam: 'Edam, edamer',
  emmental: 'Emmental, emmentaler, emmenthal, groviera svizzera, emental',
  gruyere: 'Groviera, gruyère, gruviera',
  manchego: 'Manchego',
  comte: 'Comté',
  'red-leicester': 'Red Leicester',
  'double-gloucester': 'Double Gloucester',
  wensleydale: 'Wensleydale',
  'monterey-jack': 'Monterey Jack',
  jarlsberg: 'Leerdammer, jarlsberg, maasdam, maasdamer',
  provolone: 'Provolone, provolone dolce, provolone piccante, provolone Valpadana, auricchio piccante',
  pecorino:
    'Pecorino, pecorino romano, pecorino sardo, pecorino toscano, pecorino stagionato, pecorino di Pienza, formaggio pecorino, pecorino siciliano',
  'grana-padano': 'Grana Padano, grana, formaggio grana, crosta di grana, scaglie di grana, gran soresina',
  cheddar: 'Cheddar',
  parmesan:
    'Parmigiano, parmigiano reggiano, reggiano, parmigiano stagionato, parmiggiano, croste di parmigiano, crosta di parmigiano, scaglie di parmigiano, parmesan, snack di parmigiano, bocconcini di parmigiano, petali di parmigiano',
  'grated-cheese':
    'Formaggio grattugiato, parmigiano grattugiato, grana grattugiato, grana padano grattugiato, pecorino grattugiato, formaggio grattugiato misto, mozzarella per pizza, mozzarella grattugiata, mozzarella julienne, emmental grattugiato, formaggio per pizza, formaggio filante per pizza, gran mix, busta di parmigiano, busta di grana, formaggio grattuggiato, parmigiano grattuggiato',
  'sliced-cheese':
    'Formaggio a fette, fette di formaggio, sottilette, sottiletta, Fila e Fondi, formaggio fuso, formaggini, formaggino, formaggino Mio, Susanna formaggini, Tigre formaggini, Babybel, Mini Babybel, La vache qui rit, Vache qui rit, Kiri, edamer a fette, emmental a fette, cheddar a fette, provola a fette, fontina a fette, asiago a fette, scamorza a fette, formaggio per toast, formaggio per hamburger, formaggio da toast, Leerdammer a fette, crema di formaggio fuso',
  'string-cheese':
    'Formaggio a pasta filata, scamorza, scamorza affumicata, scamorza bianca, provola, provola dolce, provola affumicata, provola silana, provola fresca, scamorzine, scamorzina, bastoncini di formaggio, stick di formaggio, treccia affumicata, treccia secca, formaggio filante, asiago stick',
  'soft-cheese':
    'Formaggio a pasta molle, formaggio molle, stracchino, crescenza, taleggio, robiola, tomino, tomini, toma, squacquerone, casatella, quartirolo, certosa, certosino, primo sale, primosale, caciotta, caciotta fresca, caciottina, formaggella, formagella, paglierina, italico, Belpaese, formaggio tenero, robiola di Roccaverano, seirass, bra tenero, murazzano, formaggio alle noci, formaggio tartufato, reblochon, port salut, raviggiolo stagionato, vacherin, formaggetta, cacioricotta, pannerone, strachitunt, caciottella, caciotta di bufala, morbidone, formaggio fresco, formaggio fresco di mucca',
  brie: 'Brie, spicchio di brie',
  camembert: 'Camembert, camambert',
  'goat-cheese':
    'Formaggio di capra, caprino, caprini, caprino fresco, caprino stagionato, robiola di capra, tomino di capra, chèvre, crottin, caciotta di capra, formaggio caprino, capra',
  'blue-cheese':
    'Formaggio erborinato, erborinato, erborinati, formaggio blu, blu di capra, blu del Moncenisio, bleu d’Auvergne, bergader, blu di bufala, formaggio con le muffe',
  stilton: 'Stilton',
  gorgonzola: 'Gorgonzola, zola, gorgonzola dolce, gorgonzola piccante, gorgonzola e mascarpone, gorgo',
  roquefort: 'Roquefort',
  feta: 'Feta, feta greca',
  mozzarella:
    'Mozzarella, mozzarelle, mozzarella di bufala, bufala, bufala campana, mozzarella di bufala campana, mozzarelline, mozzarellina, mozzarella light, fiordilatte, fior di latte, burrata, burratina, stracciatella, stracciatella di burrata, stracciatella di bufala, treccia, treccia di mozzarella, nodini, nodini di mozzarella, ciliegine di mozzarella, ciliegine mozzarella, bocconcini di mozzarella, perline di mozzarella, Santa Lucia mozzarella, mozzarella in busta, panetto di mozzarella, mozzarella senza lattosio, mozz',
  halloumi: 'Halloumi, formaggio da griglia',
  paneer: 'Paneer',
  'cottage-cheese': 'Fiocchi di latte, Jocca, fiocchi di formaggio, cottage cheese, formaggio in fiocchi',
  'cream-cheese':
    'Formaggio spalmabile, Philadelphia, philadelfia, formaggio cremoso, formaggio fresco spalmabile, formaggio spalmabile light, crema di formaggio, crema al formaggio, spalmabile, Exquisa spalmabile, robiolina, robiola spalmabile, Boursin, formaggio cremoso spalmabile, caprino spalmabile, filadelfia',
  mascarpone: 'Mascarpone, mascherpone',
  ricotta:
    'Ricotta, ricotta fresca, ricotta di pecora, ricotta di bufala, ricotta vaccina, ricotta di capra, ricottina, ricotta affumicata fresca, seirass fresco, giuncata, raviggiolo, cagliata, ricotta mista',
  'vegan-cheese':
    'Formaggio vegano, formaggio vegetale, mozzarella vegana, mozzarisella, parmigiano vegano, feta vegana, Violife, sottilette vegane, spalmabile vegano',
  'cheese-sauce':
    'Salsa al formaggio, besciamella, besciamella pronta, fonduta, fonduta di formaggio, fonduta al formaggio, fonduta valdostana, salsa ai formaggi, salsa ai quattro formaggi, salsa alla panna, sugo ai quattro formaggi, crema di parmigiano, fonduta di parmigiano, salsa al gorgonzola, crema al gorgonzola, salsa bianca, balsamella, salsa carbonara',
  'nacho-cheese': 'Salsa al formaggio per nachos, salsa cheddar, crema di cheddar, salsa nachos al formaggio',
  custard:
    'Crema pasticcera, crema inglese, crema, zabaione, zabaglione, crema alla vaniglia, salsa alla vaniglia, crema diplomatica, crema pasticciera, crema al limone fresca',
  pudding:
    'Budino, budini, creme caramel, crème caramel, crema catalana, crème brûlée, bonet, bunet, Danette, Muu Muu, Coppa Malù, Malù, budino al cioccolato, budino alla vaniglia, dessert, dolce al cucchiaio, dolci al cucchiaio, biancomangiare, blanc manger, profiteroles, profiterol, monte bianco, pavlova, gelo di mellone, gelo di melone, dessert al cioccolato, dessert proteico, budino proteico, crema al cioccolato fresca, crema al caffè fredda, coppa di crema, Zymil dessert, Monte Zott, Kinder Paradiso, Kinder fetta al latte, Kinder Pinguì, fetta al latte, Kinder Maxi King, dolce',
  'chocolate-mousse':
    'Mousse al cioccolato, mousse, mousse al caffè, mousse al limone, mousse di fragole, mousse ai frutti',
  tiramisu: 'Tiramisù, tiramisu, tiramisù alle fragole',
  trifle: 'Zuppa inglese, trifle',
  'rice-pudding': 'Riso al latte, budino di riso, riso e latte, risolatte, riso dolce al latte',
  'panna-cotta': 'Panna cotta, pannacotta, panna cotta ai frutti di bosco, panna cotta al caramello',
  cheesecake:
    'Cheesecake, cheese cake, torta al formaggio, torta di ricotta, torta ricotta e pere, cassata, cassatina, cassata siciliana, pastiera, pastiera napoletana, sbriciolata di ricotta, crostata di ricotta, torta ricotta e cioccolato',
  'jelly-dessert':
    'Gelatina dolce, gelatina di frutta pronta, jelly, dessert in gelatina, gelatina alla frutta pronta',
  'ice-cream':
    'Gelato, gelati, vaschetta di gelato, gelato alla crema, gelato al cioccolato, gelato alla vaniglia, gelato artigianale, Magnum, Cornetto Algida, Cornetto gelato, cono gelato, coni gelato, Cucciolone, Maxibon, biscotto gelato, gelato biscotto, Coppa del Nonno, Carte d’Or, Viennetta, Häagen-Dazs, Ben & Jerry’s, Barattolino Sammontana, Barattolino, Gruvi, gelato stecco, stecco gelato, torta gelato, tronchetto gelato, tartufo gelato, tartufo di Pizzo, semifreddo, gelato allo yogurt, frozen yogurt, gelato soia, sandwich gelato, pinguino gelato, mottarello, affogato al caffè gelato, cassata gelato, spumone, Bomboniera gelato',
  'ice-lolly': 'Ghiaccioli, ghiacciolo, Polaretti, Calippo, Liuk, Fior di fragola, ghiaccioli frutta',
  sorbet:
    'Sorbetto, granita, granite, grattachecca, sorbetto al limone, granita siciliana, cremolata, granita al caffè',
  'baby-formula':
    'Latte per neonati, latte artificiale, latte formulato, latte di crescita, latte crescita, latte di proseguimento, latte in polvere per neonati, latte in polvere bambini, latte uno, latte due, latte tre, Aptamil, Humana, Nidina, Mellin latte, Mellin due, Plasmon latte, Nestlé Nidina, latte Mellin, latte Aptamil, latte Humana, latte per bambini',
  'made-formula': 'Biberon preparato, biberon, biberon di latte, latte artificiale preparato, biberon pronto',
  'baby-food':
    'Omogeneizzati, omogeneizzato, omogeneizzato di carne, omogeneizzato di pollo, omogeneizzato di frutta, omogeneizzato alla mela, omogeneizzato di manzo, omogeneizzato di vitello, omogeneizzato di tacchino, omogeneizzato di pesce, omogeneizzato di prosciutto, omogeneizzato di coniglio, omogeneizzato di verdure, pappa, pappe, pappa pronta, pappa per bambini, vasetto Plasmon, pappa del bimbo, merenda per bambini, merenda bimbo, cibo per neonati, crema di riso per bambini, crema di mais e tapioca, Hipp omogeneizzato, Mellin omogeneizzato, Plasmon omogeneizzato, liofilizzato per bambini, brodo per bambini, svezzamento, pouch di frutta, frutta da succhiare, frutta schiacciata per bambini',
  'breast-milk': 'Latte materno, latte tirato, latte della mamma, latte di mamma',
  egg: 'Uova, uovo, ovo, uova fresche, uova di gallina, uova di quaglia, uova di anatra, uova di galline allevate a terra, uova allevate all’aperto, uova da galline, uova pasta gialla, cartone di uova, confezione di uova, dozzina di uova, sei uova',
  'egg-white':
    'Albumi, albume, albume d’uovo, tuorli, tuorlo, tuorlo d’uovo, chiare d’uovo, chiara d’uovo, rosso d’uovo, rossi d’uovo, bianco d’uovo, bianchi d’uovo, uova sbattute, uovo sbattuto, uova liquide, misto d’uovo, uovo intero liquido, albumi montati, uovo crudo',
  'boiled-egg':
    'Uova sode, uovo sodo, uova bollite, uova lesse, uova alla coque, uova sode sgusciate, uova barzotte, uova cotte',
  'egg-dish':
    'Frittata, frittatina, frittata di zucchine, frittata di cipolle, frittata di patate, frittata di verdure, frittata di spinaci, frittata di asparagi, frittata al forno, omelette, omelet, uova strapazzate, uova al tegamino, uova al tegame, uovo all’occhio di bue, uova all’occhio di bue, uovo fritto, uova fritte, uova in camicia, uovo in camicia, uova al sugo, uova al pomodoro, uova in purgatorio, uova in trippa, uova alla benedict, uova ripiene, uova al bacon, shakshuka, tortilla di patate, tortilla spagnola, soufflé, soufflè, sformato di uova, rotolo di frittata, uova e asparagi, erbazzone di uova, uova alla bismarck',
  'pickled-egg': 'Uova sott’aceto, uova in salamoia',
  'scotch-egg': 'Uova alla scozzese, scotch egg',
  'egg-substitute': 'Sostituto dell’uovo, sostituto delle uova, uovo vegano, uova vegane, uovo vegetale',
  eggnog: 'Eggnog, bombardino, zabaione da bere',
  beef: 'Manzo, bovino, bovino adulto, arrosto di manzo crudo, arrosto di bovino, girello, magatello, noce di manzo, fesa, sottofesa, lacerto, campanello, scamone intero, roast beef crudo, roastbeef crudo, tagliata cruda, carne di bufalo, vitellone, sorana, bue, copertina, tenerone, codone, picanha, polpa di manzo, noce di bovino',
  brisket: 'Punta di petto, brisket, petto di manzo, biancostato, pancia di manzo, scaramella',
  'stewing-beef':
    'Spezzatino di manzo, carne per spezzatino, spezzatino crudo, bocconcini di manzo, bocconcini di bovino, spezzatino di bovino, cappello del prete, cappello da prete, guancia di manzo, guance di manzo, guanciale di manzo, muscolo, geretto, reale di manzo, fesone di spalla, polpa di spalla, carne per brodo, carne da brodo, bollito crudo, carne per bollito, carne da bollito, carne per brasato, carne da stufato, collo di manzo, sottospalla, manzo a tocchetti, stinco di manzo, guancia di bovino, guance di bovino, ossobuco di manzo, gulasch crudo, guanciale di bovino',
  oxtail: 'Coda di bue, coda di manzo, coda di bovino, coda di vitello, coda di vaccina',
  'short-ribs':
    'Costine di manzo, costolette di manzo, asado, puntine di manzo, costole di manzo, short ribs',
  steak:
    'Bistecca, bistecche di manzo, fettine di manzo, fettine di bovino, fettine di carne, fettina di carne, fettine, fettina, fettine di chianina, steak, paillard, tagliata di manzo, tagliata di bovino, tagliata di scottona, fiorentina, bistecca alla fiorentina, T-bone, carne alla pizzaiola cruda, straccetti di manzo, straccetti di bovino, bavetta di manzo, diaframma, lombatello, scaloppine di manzo, scaloppine di bovino, cotoletta di manzo cruda',
  'sirloin-steak': 'Controfiletto, lombata, sirloin, roast beef di lombata',
  'rump-steak': 'Scamone, pezza',
  'fillet-steak':
    'Filetto di manzo, filetto di bovino, filetto al pepe verde crudo, chateaubriand, tournedos, medaglioni di manzo, medaglione di manzo, filetto di scottona',
  'ribeye-steak': 'Costata, entrecôte, entrecote, ribeye, tomahawk',
  veal: 'Vitello, scaloppine, scaloppina, ossobuco, ossibuchi, ossibuco, osso buco, arrosto di vitello crudo, magatello di vitello, girello di vitello, noce di vitello, fesa di vitello, spezzatino di vitello, nodini di vitello, nodino di vitello, costolette di vitello, costoletta di vitello, lombata di vitello, lombatine, punta di petto di vitello, tasca di vitello, spalla di vitello, sottofesa di vitello, stinco di vitello, geretto di vitello, carpaccio di vitello crudo, paillard di vitello, bistecca di vitello, guancia di vitello, reale di vitello, vitella, straccetti di vitello, cotoletta di vitello cruda, polpa di vitello, sanato, pancia di vitello, codino di vitello, biancostato di vitello, guanciale di vitello',
  lamb: 'Agnello, carne di agnello, abbacchio, pecora, agnellone, castrato, montone, spezzatino di agnello, carré di agnello, sella di agnello, collo di agnello, agnello da latte, berbecì, carré d’agnello, spezzatino d’agnello, noce di agnello',
  'lamb-chops':
    'Costolette di agnello, scottadito, costolette d’abbacchio, braciole di agnello, agnello a scottadito crudo, costolette di abbacchio, costine di agnello, costolette di castrato, braciole di castrato, costolette di pecora',
  'leg-of-lamb': 'Cosciotto di agnello, coscia di agnello, coscio di agnello, coscia d’agnello, cosciotto',
  'lamb-shank': 'Stinco di agnello',
  'lamb-shoulder': 'Spalla di agnello, spalletta di agnello',
  goat: 'Capretto, carne di capra, cosciotto di capretto, costolette di capretto, spezzatino di capretto',
  pork: 'Maiale, suino, arrosto di maiale crudo, scaloppine di maiale, spezzatino di maiale, maialino, maialino da latte, porceddu crudo, fesa di maiale, bistecca di maiale, straccetti di maiale, guancia di maiale, guance di maiale, guanciale fresco di maiale, spezzatino di suino, noce di maiale, porchetta cruda, cinghialetto, secreto iberico, pluma iberica, presa iberica, porco, porcello, bistecca di suino, scamone di suino, prosciutto fresco, prosciutto fresco di suino, polpa di maiale, polpa di suino, noce di suino',
  'pork-chops':
    'Braciole di maiale, braciole, braciola, nodini di maiale, bistecche di lonza con osso, costolette, costoletta',
  'pork-belly':
    'Pancetta fresca, pancia di maiale, pancetta da grigliare, pancetta da griglia, pancetta per grigliata, ventresca di maiale, rostinciana di pancetta, lardo fresco, pancetta di maiale, pancetta di suino',
  'pork-loin':
    'Lonza, arista, carré di maiale, carré di suino, carrè di maiale, lombo di maiale, lombata di maiale, lombo di suino',
  'pork-shoulder':
    'Spalla di maiale, spalla di suino, coppa fresca, coppa di maiale, coppa di suino, coppa di testa cruda, capocollo fresco, capocollo di maiale, capocollo di suino, scamerita, fettine di coppa, stinco, stinchi, bistecche di coppa, coppa da griglia, coppa fresca a fette, collo di maiale',
  'pork-ribs':
    'Costine, costina, puntine, spuntature, rosticciana, rostinciana, ribs, spare ribs, costata di maiale, costolette basse, costicine, costoline di maiale, costarelle, tracchie, tracchiulelle, tracchiolelle, costole di maiale',
  'pork-tenderloin':
    'Filetto di maiale, filetto di suino, medaglioni di maiale, filettino di maiale, filettini di maiale, filettini di suino, filetto di maialino, medaglione di maiale',
  mince:
    'Carne macinata, macinato, trita, macinata, macinato di manzo, macinato di bovino, carne macinata di manzo, carne macinata mista, macinato di carne, carne tritata, manzo macinato, manzo tritato, bovino macinato, macinato per ragù, carne per ragù, carne per polpette, carne per il ragù, macinato di scottona, battuta di manzo, battuta di fassona, battuta al coltello, carne battuta, carne macinata bovina, impasto per polpette, impasto di polpette, avanzi di macinato, avanzi di carne macinata, avanzi di carne trita, resto di macinato',
  'lamb-mince':
    'Macinato di agnello, agnello macinato, carne macinata di agnello, trita di agnello, carne di agnello macinata, agnello tritato',
  'pork-mince':
    'Macinato di maiale, maiale macinato, macinato di suino, suino macinato, carne macinata di maiale, trita di maiale, trita di suino, maiale tritato, pasta di salsiccia, pasta di salame fresca, pasta di salame, impasto di salsiccia, tastasal, pesto di maiale, salamella sgranata, carne di maiale macinata',
  'turkey-mince':
    'Macinato di tacchino, macinato di pollo, tacchino macinato, pollo macinato, carne macinata di pollo, carne macinata di tacchino, trita di pollo, trita di tacchino, macinato avicolo, macinato di pollo e tacchino, tacchino tritato, pollo tritato',
  'veal-mince':
    'Macinato di vitello, vitello macinato, carne macinata di vitello, trita di vitello, macinato di cavallo, cavallo macinato, macinato di cinghiale, macinato di selvaggina, battuta di vitello, battuta di cavallo, macinato di coniglio, macinata di vitello',
  'burger-patty':
    'Hamburger, svizzere, svizzera, medaglioni di carne, burger, hamburger di pollo, hamburger di tacchino, hamburger surgelati, amburger, hamburgher, burger di pollo, burger di tacchino, mini hamburger',
  meatballs:
    'Polpette, polpetta, polpettine, polpettina, polpette di carne, polpette di pollo, polpette di tacchino, polpette di agnello, polpettine di carne, polpette fritte, mondeghili, kofta, kefta, polpette svedesi, polpettine in brodo',
  sausage:
    'Salsiccia, salsicce, luganega, luganica, salamella, salamelle, salsiccia a nastro, salsiccia punta di coltello, salsiccia a punta di coltello, zampina, salsiccia di pollo, salsiccia di tacchino, salsicce di pollo, salsicce di pollo e tacchino, salsiccia di Bra, salsiccia al finocchio, salsiccia al finocchietto, salsiccia e friarielli cruda, salsicciotti, salsicciotto, cotechino fresco, cotechino crudo, zampone fresco, verzini, loertis, mazzafegato, mazzafegati, cervellata, cervellatine, pasqualino, strinù, salamina, salamine, salamina da sugo, salama da sugo, merguez, salsiccia norcia, salsiccia di Norcia, salsicia, salciccia, salciccie, bombette, salsiccette, gnumareddi crudi',
  bratwurst:
    'Bratwurst, salsiccia tedesca, salsiccia bianca tedesca, wurst da griglia, salsicce di Norimberga, salsiccia di Norimberga',
  'fresh-chorizo': 'Chorizo fresco, chorizo da cuocere, chorizo crudo, chorizo da griglia, chorizo argentino',
  venison:
    'Selvaggina, cervo, capriolo, daino, cinghiale, spezzatino di cinghiale crudo, struzzo, bisonte, canguro, camoscio, cosciotto di capriolo, lombo di cervo, renna, cacciagione, bistecca di struzzo, bistecca di cervo, arrosto di cinghiale',
  rabbit:
    'Coniglio, carne di coniglio, cosce di coniglio, lepre, sella di coniglio, leprotto, lombo di coniglio',
  offal:
    'Frattaglie, interiora, trippa, trippa precotta, cuore di manzo, cuore di vitello, cuore di bovino, cuoricini, cuori di pollo, durelli, durelli di pollo, ventrigli, lingua, cervella, cervello, animelle, animella, coratella, coratella di agnello, pajata, pagliata, lampredotto, piedini, zampetti, zampetto, zampino, cotica, cotiche, cotenna, cotenne, orecchie di maiale, orecchia di maiale, coda di maiale, testina, testa di maiale, testa di vitello, nervetti crudi, polmone, milza, mammella, colli di pollo, collo di pollo, zampe di gallina, zampe di pollo, creste di gallo, regaglie, rigaglie, rigaglie di pollo, quinto quarto, musetto crudo, filoni, schienali, centopelli, abomaso, foiolo, croste di maiale, rete di maiale',
  liver: 'Fegato, fegatelli, fegato di coniglio, fegato di agnello',
  'chicken-liver':
    'Fegatini di pollo, fegatini, fegato di pollo, fegatini di coniglio, fegato di anatra, fegato grasso, foie gras crudo, fegato d’oca, fegatini di tacchino',
  kidney: 'Rognone, rognoni, rognoncini, rognoncino',
  'stuffed-meat':
    'Involtini di carne, involtini, involtino, involtini di pollo, involtini di tacchino, spiedini, spiedino, spiedini di carne, spiedini di pollo, spiedini di tacchino, spiedini di agnello, arrosticini, saltimbocca, rollè, rollè di tacchino, rollè di pollo, rollè di coniglio, rollata, rollata di tacchino, rollata di pollo, rotolo di tacchino, rotolo di vitello, cima alla genovese cruda, tasca ripiena, bracioline, braciole alla messinese, brasciole, braciole pugliesi, messicani di vitello, valdostana cruda, rollatine, rollatine di tacchino, uccelli scappati, tomaxelle, fagottini di carne, fagottini di pollo, fagottini di tacchino, valdostane di vitello crude, spiedini yakitori, souvlaki',
  'any-meat':
    'Carne, arrosto, carne bianca, carne cruda, carne alla griglia cruda, grigliata mista cruda, grigliata di carne cruda, mix grigliata, ossa per brodo, osso con midollo, ossa con midollo, midollo, cavallo, equino, bistecca di cavallo, asino, puledro, bistecca di puledro, rane, cosce di rana, misto carne, bollito misto crudo, carne da macello, arrosto crudo, bistecche, pacco di carne, carne per la brace, straccetti di cavallo, ciccia',
  'stir-fry-meat':
    'Straccetti di carne, straccetti, striscioline di manzo, striscioline di maiale, carne a striscioline, listarelle di manzo, listarelle di maiale, carne per fonduta, carne per fondue, carne per bourguignonne, carne per fondue bourguignonne, carne per wok, carne per pietra ollare, pietra ollare, carne per kebab, carne per fajitas, listarelle di carne, tocchetti di carne',
  chicken:
    'Pollo, gallina, pollo crudo, pollo ruspante, galletto, galletti, polletto, pollastra, pollame, carne di pollo, cappone, gallo, mezzo pollo, busto di pollo, gallina da brodo, gallina per brodo, pollo da arrostire, carcassa di pollo, carcasse di pollo, carne avicola, carni bianche, galletto amburghese, galletto vallespluga, pollastro',
  'chicken-parts':
    'Pollo a pezzi, fettine di pollo, fettina di pollo, fettine di petto di pollo, scaloppine di pollo, straccetti di pollo, bocconcini di pollo, spezzatino di pollo, tagliata di pollo, tocchetti di pollo, listarelle di pollo, striscioline di pollo, dadini di pollo, bistecca di pollo, bistecche di pollo, pollo per fajitas, polpa di pollo, pollo a bocconcini, tagli di pollo, spezzatino di gallina, quarti di pollo, pollo a striscioline, cotoletta di pollo cruda, pollo a straccetti',
  'chicken-breast':
    'Petto di pollo, filetto di pollo, filetti di pollo, filettini di pollo, petto di gallina, suprema di pollo, supreme di pollo',
  'chicken-thigh':
    'Sovracosce di pollo, sovracosce, sovracoscia, sopraccosce di pollo, sopracosce di pollo, sopracosce, sovra cosce di pollo, anche di pollo',
  'chicken-leg': 'Cosce di pollo, cosce, coscia, coscette, cosciotti di pollo, coscette di pollo',
  'chicken-wing':
    'Ali di pollo, ala di pollo, alette di pollo, alette, aletta, alucce di pollo, chicken wings, alucce',
  'chicken-drumstick':
    'Fusi di pollo, fuselli di pollo, fuselli, fusello di pollo, fusetti di pollo, cosciotto di pollo',
  turkey:
    'Tacchino, carne di tacchino, fesa di tacchino, scaloppine di tacchino, spezzatino di tacchino, straccetti di tacchino, arrosto di tacchino crudo, cosce di tacchino, fusi di tacchino, sovracoscia di tacchino, ossobuco di tacchino, ossibuchi di tacchino, tacchinella, bistecca di tacchino, bistecche di tacchino, ali di tacchino, costine di tacchino, polpa di tacchino, stinco di tacchino, cotoletta di tacchino cruda, alette di tacchino, paillard di tacchino, noce di tacchino',
  duck: 'Anatra, cosce d’anatra, cosce di anatra, germano, anatroccolo, faraona, cosce di faraona, piccione, piccioni, anatra muta, magret, muschiata, anitra, germano reale, carne d’anatra, piccioncino',
  goose: 'Oca, carne d’oca, cosce d’oca',
  quail: 'Quaglie, quaglia, cosce di quaglia',
  pheasant: 'Fagiano, fagiana, pernice, pernici, beccaccia, starna, tordi',
  bacon:
    'Bacon, pancetta affumicata, pancetta affumicata a fette, fette di pancetta affumicata, pancetta coppata fresca, beicon, becon',
  pancetta:
    'Pancetta, pancetta tesa, pancetta arrotolata, pancetta coppata, fette di pancetta, guanciale, rigatino, lardo, lardo di Colonnata, lardo di Arnad, pancetta piacentina, barbaglia, pancetta steccata, guanciale di Amatrice',
  lardons:
    'Pancetta a cubetti, cubetti di pancetta, dadini di pancetta, pancetta a dadini, cubetti di pancetta affumicata, pancetta affumicata a cubetti, cubetti di guanciale, guanciale a cubetti, guanciale a listarelle, listarelle di pancetta, cubetti di speck, speck a cubetti, bacon a cubetti, cubetti di bacon, cubetti di prosciutto crudo, dadini di speck, speck a listarelle, stick di pancetta, cubettini di pancetta, dadolata di pancetta',
  gammon:
    'Carne salada, kassler, carré affumicato, costine affumicate, lonza affumicata, braciole affumicate, costolette affumicate, stinco affumicato, cotechino artigianale crudo, arista affumicata, carré di maiale affumicato, prosciutto fresco salmistrato, lingua salmistrata cruda',
  'cold-cuts':
    'Affettati, affettato, salumi, salume, tagliere di salumi, tagliere misto, antipasto di salumi, porchetta, porchetta di Ariccia, arrosto di maiale a fette, arrosto affettato, roast beef, roastbeef, rosbif, carne fredda, coppa di testa, soppressata toscana, testa in cassetta, soprassata, galantina, galantina di pollo, nervetti, lingua salmistrata, lingua salmistrata a fette, cicciole fresche, cima genovese, cima alla genovese, arista arrosto a fette, arista al forno a fette, vitello arrosto a fette, coppa cotta, spalla cotta, spalla cotta di San Secondo, biroldo, strolghino fresco, testina in cassetta, arrosto di vitello a fette, bollito affettato, spalla cotta a fette, arista cotta, avanzi di affettati, insaccati, zampone affettato, fiocco di lonza cotto',
  ham: 'Prosciutto cotto, prosciutto, cotto, fette di prosciutto, fette di prosciutto cotto, praga, cubetti di prosciutto cotto, cubetti di prosciutto, dadini di prosciutto, prosciutto cotto arrosto, prosciutto alla brace, prosciutto arrosto, prosciutto cotto alla brace, Gran Biscotto, Snello, prosciuto, prosciuto cotto, proscutto cotto, prosc cotto, prosciutto affumicato cotto, straccetti di prosciutto cotto, petali di prosciutto cotto, avanzi di prosciutto, prosciuttino cotto, pr cotto',
  'whole-cooked-ham':
    'Prosciutto cotto intero, prosciutto intero cotto, cotto intero, trancio di prosciutto cotto',
  pastrami: 'Pastrami',
  mortadella:
    'Mortadella, mortadella al pistacchio, mortazza, mortadella con pistacchi, bologna, mortadellina, mortadella tartufata, spuma di mortadella, mousse di mortadella',
  'turkey-slices':
    'Fesa di tacchino affettata, fesa di tacchino arrosto, fesa di tacchino a fette, tacchino arrosto a fette, arrosto di tacchino a fette, tacchino affettato, petto di tacchino arrosto, petto di tacchino affettato, petto di pollo affettato, petto di pollo a fette arrosto, fesa di pollo, affettato di tacchino, affettato di pollo, prosciutto di tacchino, prosciutto di pollo, arrosto di pollo affettato, fesa di tacchino al forno, tacchino a fette, fesa di tacchino cotta, affettato avicolo, pollo arrosto a fette',
  'dried-sausage':
    'Salsiccia secca, salsiccia stagionata, salsiccia passita, salsiccia sarda, salsiccia calabrese, salsiccia napoletana secca, cacciatorino, cacciatorini, salamino, salamini, salamino cacciatore, salame cacciatore, salamini cacciatori, ventricina, spianata, soppressata, soppressa, nduja, nduia, kaminwurz, kaminwurzen, landjäger, fuet, salsiccia di fegato secca, coglioni di mulo, strolghino, negronetto, salametti, salametto, cabanos, kabanos, salsicciotto stagionato, fellata, salsiccia piccante stagionata, salsiccia dolce stagionata, sobrasada, susianella, ciauscolo, salame spalmabile, cacciatore salame',
  salami:
    'Salame, salame Milano, salame Napoli, ungherese, salame felino, salame di Felino, finocchiona, salame di Varzi, salame piacentino, salame Fabriano, salame di Fabriano, corallina, salame Brianza, salame di Sant’Angelo, salame cremonese, salame al tartufo, sbriciolona, salame aquila, salame di Norcia, bastone di salame, salame filzetta, salam',
  pepperoni:
    'Salame piccante per pizza, pepperoni americano, salamino piccante, salame pepperoni, salsiccia piccante per pizza, salamino piccante a fette',
  chorizo: 'Chorizo',
  prosciutto:
    'Prosciutto crudo, crudo, prosciutto di Parma, crudo di Parma, prosciutto crudo di Parma, prosciutto San Daniele, San Daniele, prosciutto di San Daniele, prosciutto crudo toscano, prosciutto toscano, prosciutto di Norcia, prosciutto di Modena, prosciutto crudo nazionale, fette di prosciutto crudo, prosciutto di Sauris, prosciutto di montagna, speck, culatello, culatello di Zibello, fiocco di prosciutto, bresaola, bresaola di punta d’anca, coppa, coppa piacentina, capocollo, capicollo, lonzino, lonza stagionata, filetto stagionato, slinzega, mocetta, petto d’oca affumicato, prosciutto d’oca, prosciutto di cinghiale, serrano, prosciutto serrano, jamón serrano, pata negra, prosciutto iberico, culaccia, culatta, spalla cruda, violino di capra, carne secca, carne di cavallo sfilacciata, sfilacci di cavallo, sfilacci, prosciutto crudo stagionato, prosciutto di cervo, prosc crudo, filetto baciato, pr crudo, lonza stagionata a fette, carpaccio di bresaola, gambuccio, prosciutto di suino nero, petto d’anatra affumicato, zuc di crudo, jambon de Bosses, brisaola',
  'cooked-sausage':
    'Würstel, wurstel, vurstel, wustel, wusterl, wurster, wüstel, würstel di pollo, würstel di pollo e tacchino, wudy, würstel al formaggio, servelade, servelat, weisswurst, meraner, frankfurter, currywurst, würstelini, würstelloni, salsiccia cotta, salsiccia arrosto, salsicce cotte, cotechino, cotechino precotto, cotechino cotto, zampone, zampone precotto, zampone di Modena, zampone Modena, cotechino Modena, musetto, cappello del prete cotto, salamella cotta, würstel di Vienna, viennesi, würstel grigliati',
  'hot-dogs': 'Würstel per hot dog, salsicce per hot dog, wurstel hot dog, würstel lunghi per hot dog',
  'black-pudding':
    'Sanguinaccio, salsiccia di sangue, buristo, boudin, mustardela, biroldo di sangue, morcilla',
  kielbasa: 'Salsiccia polacca, kielbasa, salsiccia affumicata',
  'corned-beef': 'Corned beef, manzo salmistrato',
  pate: 'Paté, patè, foie gras, paté di tonno, patè di tonno, terrina, mousse di prosciutto, mousse di prosciutto cotto, mousse di tonno, mousse di salmone, crostini toscani, crostini di fegatini, spuma di tonno, mousse di fegato, crema di fegatini, mousse di trota, leberwurst, spuma di prosciutto, mousse di pesce, spuma di salmone, spuma di pesce, spuma di fegato, spuma di baccalà',
  jerky:
    'Carne essiccata, beef jerky, jerky, biltong, carne secca a strisce, straccetti di carne essiccata, coppiette',
  'pork-scratchings':
    'Ciccioli, cicciolata, grasei, graséi, sfrizzoli, greppole, cotenna soffiata, cotenne soffiate, cigoli',
  'bacon-bits': 'Bacon croccante in pezzetti, briciole di bacon, bacon bits',
  'cooked-meat':
    'Carne cotta, arrosto cotto, avanzi di carne, avanzi di arrosto, arrosto di maiale, arrosto di vitello, arrosto di manzo, arrosto al latte, arrosto freddo, arrosto di maiale al latte, carne arrosto, carne alla griglia, grigliata, grigliata di carne, grigliata di carne mista, carne bollita, bollito, lesso, carne lessa, lesso di manzo, manzo bollito, carne alla brace, arista al forno, arista arrosto, maiale arrosto, maialino arrosto, porceddu, porcheddu, maialino al forno, stinco al forno, stinco arrosto, stinco cotto, stinco precotto, abbacchio al forno, agnello al forno, agnello arrosto, capretto al forno, coniglio arrosto, coniglio al forno, vitello tonnato, vitel tonné, vitello tonné, pulled pork, carne sfilacciata, scaloppine al limone, scaloppine al vino, scaloppine ai funghi, scaloppine al marsala, arrosto di agnello, carne di kebab cotta, gyros, confit d’anatra, anatra confit, petto d’anatra cotto, costine cotte, costine al forno, costine barbecue, costine alla griglia, ribs barbecue, bistecca cotta, bistecca ai ferri, tagliata con rucola, tagliata rucola e grana, fegato alla veneziana, polpette cotte, polpette al forno, fettine panate al forno, trippa alla romana, trippa alla fiorentina, trippa al sugo, trippa in umido, trippa alla milanese, coda alla vaccinara, rognone trifolato, lampredotto cotto, arrosticini cotti, spiedini cotti, carne alla pizzaiola, carne salada cotta, straccetti con rucola, straccetti rucola e grana, arrosto morto, bistecca alla pizzaiola, saltimbocca cotti, involtini cotti, carne avanzata',
  'cooked-bacon':
    'Bacon cotto, bacon croccante, pancetta croccante, pancetta cotta, pancetta rosolata, bacon alla piastra, guanciale croccante, guanciale rosolato',
  'cooked-chicken':
    'Pollo arrosto, pollo allo spiedo, pollo cotto, pollo alla griglia, pollo grigliato, pollo al forno, pollo lesso, pollo bollito, pollo avanzato, avanzi di pollo, pollo fritto, pollo alla diavola, petto di pollo cotto, petto di pollo grigliato, petto di pollo alla piastra, cosce di pollo al forno, cosce di pollo arrosto, alette di pollo fritte, alette di pollo arrosto, alette di pollo cotte, ali di pollo fritte, KFC, pollo KFC, pollo sfilacciato, pollo tandoori, tacchino arrosto, tacchino cotto, arrosto di tacchino, arrosto di pollo, pollo di rosticceria, pollo della rosticceria, mezzo pollo arrosto, pollo al limone, pollo alla birra, pollo alle mandorle, galletto arrosto, galletto alla brace, gallina bollita, anatra arrosto, anatra laccata, anatra alla pechinese, pollo satay, pollo teriyaki, pollo al sesamo, faraona arrosto, faraona al forno, quaglie arrosto, oca arrosto, cappone lesso, cappone bollito, pollo e peperoni arrosto, pollo alla piastra, pollo rosolato, bocconcini di pollo cotti, pollo kebab, pollo girarrosto, pollo arrosto con patate',
  'chicken-nuggets':
    'Nuggets di pollo, nuggets, crocchette di pollo, crocchetta di pollo, cotoletta, cotolette, milanese di pollo, cordon bleu, cordonbleu, Spinacine, spinacina, pollo panato, pollo impanato, pollo in pastella, petto di pollo panato, petto di pollo impanato, bastoncini di pollo, pepite di pollo, panatine, panatina, tenders, chicken tenders, bocconcini di pollo panati, pollo croccante, pollo pop corn, straccetti di pollo impanati, Bon Roll, Bonroll, bon roll AIA, cotoletta alla palermitana, cotoletta alla bolognese, petroniana, schnitzel, wiener schnitzel, fettine panate, fettina panata, cotoletta alla valdostana, scaloppina impanata, Saccottino AIA, alette panate, alette di pollo impanate, stick di pollo, scrigni di pollo, pollo kiev, valdostana di pollo, milanesine',
  'white-fish':
    'Pesce bianco, rombo, rombo chiodato, razza, ali di razza, razza ala, pangasio, san pietro, gallinella, gallinella di mare, scorfano, cernia, dentice, ombrina, palombo, verdesca, smeriglio, gattuccio, grongo, ricciola di fondale, luccio, coregone, lavarello, pesce gatto, tinca, cefalo, muggine, molva, brosmio, ghiozzi, mormora, tracina, lampuga di fondale, pesce specchio, filetto di platessa bianca, limanda, pesce sciabola, spatola',
  cod: 'Merluzzo, merluzzo nordico, lombo di merluzzo, baccalà, baccalà ammollato, baccalà dissalato, baccalà bagnato, stoccafisso ammollato, stocco ammollato, stocco, skrei, merluzo, merluzzetti, mussillo',
  haddock: 'Eglefino, asinello pesce',
  plaice: 'Platessa, passera di mare, passera, filetti di limanda, filetto di limanda',
  sole: 'Sogliola, sogliole, sogliola atlantica, sogliolette, lingua di sogliola',
  'sea-bass': 'Branzino, spigola, branzini, spigole',
  hake: 'Nasello, naselli, merluzzo del Capo, merluzzo sudafricano',
  halibut: 'Halibut, ippoglosso',
  tilapia: 'Tilapia',
  'sea-bream': 'Orata, orate, sarago, saraghi, pagello, pagro, fragolino, occhiata, pezzogna, tanuta, boghe',
  monkfish: 'Rana pescatrice, pescatrice, rospo',
  pollock:
    'Pollack, merlano, pollack d’Alaska, merluzzo d’Alaska, merluzzo giallo, persico, persico africano, persico del Nilo, sandra, lucioperca, molo, scorfano atlantico, busbana',
  'any-fish':
    'Pesce, pescato del giorno, frutti di mare, misto mare, misto per risotto, misto scoglio, misto mare surgelato, preparato per risotto di mare, preparato per risotto, preparato per spaghetti allo scoglio, filetto di pesce, filetti di pesce, trancio di pesce, spiedini di pesce, spiedino di pesce, pesce di lago, pesce di mare, pesce per zuppa, pesce da zuppa, misto per zuppa di pesce, misto per fritto, fritto misto da friggere, frittura mista cruda, pesce da frittura, paranza, tranci di pesce, hamburger di pesce fresco, burger di pesce fresco, insalata di mare cruda, preparato per fritto misto, preparato per zuppa di pesce, misto pesce, pescetto, grigliata di pesce cruda, molluschi misti, crostacei',
  'oily-fish':
    'Pesce azzurro, pesce spada, trancio di pesce spada, pesce spada fresco, carpaccio di pesce spada crudo, alici, acciughe fresche, filetti di alici freschi, triglia, triglie, anguilla, capitone, ricciola, palamita, lampuga, suri, suro, sugarello, aguglia, aguglie, lanzardo, carpa, storione, bonito, alalunga fresca, tonnetto, latterini, latterino, bianchetti, bianchetto, neonata, rossetti, gianchetti, spratti, cicerelli, tombarello, alaccia, agone, agoni, alborelle, salmerino, salmerini, aole, marlin',
  salmon:
    'Salmone, trancio di salmone, tranci di salmone, trancio salmone, bistecca di salmone, cuore di salmone, cuori di salmone, cubetti di salmone, medaglioni di salmone, spiedini di salmone, salmone sockeye, lombo di salmone, salmone reale, ventresca di salmone, hamburger di salmone fresco, burger di salmone',
  tuna: 'Tonno, trancio di tonno, tranci di tonno, filetto di tonno fresco, tonno pinna gialla fresco, bistecca di tonno, ventresca di tonno fresca, lombo di tonno, tonno surgelato, tonno fresco',
  trout: 'Trota, trote, trota salmonata, trota iridea, trota fario, temolo',
  mackerel: 'Sgombro, filetto di sgombro fresco, maccarello, filetti di sgombro freschi, sgombretto',
  sardines:
    'Sardine fresche, sarde, sarda, sardine, sardelle, sardoni, saraghine, papaline, sardone, sarde beccafico crude',
  herring: 'Aringa, aringhe, cheppia',
  prawns:
    'Gamberi, gambero, gamberetti, gamberetto, gamberoni, gamberone, mazzancolle, mazzancolla, code di gambero, code di gamberi, scampi, scampo, canocchie, cicale di mare, cicala di mare, canocchia, pannocchie di mare, spiedini di gamberi, schie, schia, gamberi di fiume, gobetti, gamberetti surgelati, gamberi surgelati, gamberi di Mazara, parapandalo',
  scallops:
    'Capesante, cappesante, capasanta, cappasanta, canestrelli di mare, noci di capesante, noce di capasanta, pettini di mare, noci di cappesante, conchiglie di San Giacomo, canestrelli freschi',
  squid:
    'Calamari, calamaro, totani, totano, seppie, seppia, seppioline, seppiolina, calamaretti, anelli di calamaro, anelli di totano, anelli di calamari, anelli di totani, ciuffi di calamaro, ciuffi di calamari, moscardini di seppia, calamaretti spillo, totanetti, tagliatelle di seppia, tagliatelle di calamaro, striscioline di calamaro, calamarata di mare, zotoli',
  octopus:
    'Polpo, polipo, polipetti, polipi, polpi, moscardini, moscardino, polipetto, tentacoli di polpo, piovra, polpetti, tentacoli di piovra, polpo surgelato, folpetti, folpi, folpo, polpo verace, tentacolo di polpo',
  mussels:
    'Cozze, cozza, muscoli di mare, peoci, mitili, cozze tarantine, ricci di mare, riccio di mare, murici, lumache di mare, bombetti, lumachine di mare, cannolicchi, cannolicchio, capelunghe, patelle, mezzi gusci di cozze, raguse, garusoli, rete di cozze, maruzzelle di mare, cappelunghe, balani, datteri di mare',
  clams:
    'Vongole, vongole veraci, lupini di mare, telline, tellina, arselle, arsella, fasolari, fasolaro, tartufi di mare, tartufo di mare, noci di mare, caparossoli, vongole surgelate, poveracce, rete di vongole, capparossoli',
  oysters: 'Ostriche, ostrica, fines de claire',
  crab: 'Granchio, granchi, polpa di granchio, granseola, granceola, granzevola, chele di granchio, granciporro, granzoporro, moeche, moleche, king crab, granchio reale, favollo, polpa di granchio fresca',
  lobster:
    'Astice, astici, aragosta, aragoste, coda di aragosta di mare, astice vivo, astice canadese, aragostina di mare, magnosa, polpa di astice',
  'smoked-fish':
    'Pesce affumicato, pesce spada affumicato, tonno affumicato, aringa affumicata, aringhe affumicate, anguilla affumicata, carpaccio di pesce spada, carpaccio di tonno affumicato, halibut affumicato, storione affumicato, carpaccio di pesce affumicato, ricciola affumicata, sardine affumicate, marlin affumicato, persico affumicato, bonito affumicato, polpo affumicato, coregone affumicato',
  'smoked-salmon':
    'Salmone affumicato, salmone norvegese affumicato, salmone scozzese affumicato, salmone affum, cubetti di salmone affumicato, carpaccio di salmone affumicato, gravlax, salmone selvaggio affumicato, salmone sockeye affumicato, tartare di salmone affumicato',
  'smoked-mackerel':
    'Sgombro affumicato, filetti di sgombro affumicato, filetto di sgombro affumicato, sgombro affumicato al pepe',
  kippers: 'Kipper, aringhe affumicate kipper',
  'smoked-trout':
    'Trota affumicata, filetti di trota affumicata, filetto di trota affumicata, trota salmonata affumicata, carpaccio di trota, salmerino affumicato',
  'smoked-haddock': 'Eglefino affumicato, haddock affumicato',
  'cooked-fish':
    'Pesce cotto, pesce al forno, pesce alla griglia, pesce grigliato, pesce lesso, avanzi di pesce, pesce al vapore, pesce al sale, pesce all’acqua pazza, orata al forno, branzino al forno, branzino al sale, salmone al forno, salmone cotto, salmone grigliato, salmone alla piastra, orata al cartoccio, pesce al cartoccio, grigliata di pesce, pesce fritto, frittura, fritto misto, fritto misto di pesce, fritto misto di mare, calamari fritti, calamari ripieni, seppie ripiene, totani ripieni, alici fritte, alici impanate, sarde in saor, sarde a beccafico, sarde beccafico, baccalà mantecato, baccalà alla vicentina, baccalà fritto, baccalà alla livornese, baccalà in umido, merluzzo al forno, pesce spada alla griglia, pesce spada alla messinese, involtini di pesce spada, insalata di mare, insalata di polpo, insalata di piovra, polpo bollito, polpo lesso, polpo cotto, polpo alla luciana, polpo alla gallega, polpo e patate, polpo con patate, polpo alla griglia, seppie in umido, seppie con piselli, seppie e piselli, moscardini in umido, seppie al nero, insalata di seppie, carpaccio di polpo, merluzzo alla livornese, triglie alla livornese, fish and chips, pesce in umido, tonno scottato, tonno alla griglia, anguilla in umido, zuppetta di pesce cotta, pesce finto, pesce in bianco, anguilla marinata cotta, stoccafisso accomodato, stoccafisso all’anconetana, brandacujun, insalata di baccalà, salmone al cartoccio, stocco alla mammolese',
  'cooked-prawns':
    'Gamberi cotti, gamberetti cotti, gamberetti lessi, code di gambero cotte, gamberi bolliti, gamberi alla griglia, gamberoni alla griglia, gamberi al vapore, scampi alla griglia, mazzancolle cotte, gamberi fritti, gamberi in tempura, tempura di gamberi, gamberi impanati, gamberi panati, granchio cotto, astice cotto, aragosta cotta, cozze cotte, cozze alla marinara, cozze gratinate, cozze ripiene, sauté di cozze, sauté di vongole, soutè di cozze, impepata di cozze, pepata di cozze, soutè di frutti di mare, cozze al vapore, cozze cotte sgusciate, vongole cotte, capesante gratinate, lumache, chiocciole, bovoletti, lumache alla bourguignonne, babbaluci, gamberetti in salsa rosa, cocktail di gamberi, cocktail di gamberetti, tiella di cozze, gamberi al curry cotti, cozze alla tarantina, canocchie bollite, cozze precotte, capesante cotte, guazzetto di cozze',
  'fish-fingers':
    'Bastoncini di pesce, bastoncini, bastoncini Findus, bastoncini di merluzzo, Sofficini di pesce, pesce impanato, pesce panato, filetti di pesce panati, filetti di pesce impanati, merluzzo impanato, merluzzo panato, merluzzo in pastella, platessa panata, platessa impanata, filetti di platessa panati, filetti di platessa impanati, sogliola panata, crocchette di pesce, polpette di pesce, polpette di tonno, polpette di baccalà, polpette di merluzzo, polpette di salmone, hamburger di pesce, burger di pesce, hamburger di merluzzo, hamburger di salmone, fiori di merluzzo, Fish Burger, anelli di calamaro panati, calamari panati, calamari in pastella, totani panati, anelli di totano panati, calamari impanati, Croccole, Findus Croccole, Capitan Findus, sofficini al merluzzo, cotoletta di pesce, cotolette di pesce, cotoletta di merluzzo, cotoletta di pesce spada, Filetti gratinati Findus, frittelle di baccalà, frittelle di pesce, frittelle di bianchetti, polpette di alici, medaglioni di pesce, crocchette di merluzzo, polpette di sarde, baccalà in pastella',
  'crab-sticks':
    'Surimi, bastoncini di granchio, bastoncini al granchio, polpa di surimi, chele di surimi, bastoncini al sapore di granchio, coda di aragosta surimi, surimi di granchio',
  'pickled-herring':
    'Aringhe sott’aceto, rollmops, rollmop, aringhe sott’olio, alici marinate, filetti di alici marinati, alici marinate al limone, pesce in carpione, carpione, trota in carpione, matjes, anguille marinate di Comacchio, aringhe alla panna',
  caviar:
    'Caviale, uova di pesce, uova di lompo, uova di salmone, uova di trota, uova di storione, tobiko, bottarga, bottarga di tonno, uova di muggine, ikura, masago, uova di tonno, lompo',
  'dried-fish':
    'Pesce secco, stoccafisso, baccalà salato, baccalà secco, mosciame, mosciamme, katsuobushi, gamberetti secchi, scaglie di bonito, bonito essiccato, musciame, baccalà sotto sale, ficazza di tonno, tonnetto secco, aringa secca, aringhe secche, pesce stocco secco',
  tomato:
    'Pomodori, pomodoro, pomodori ramati, cuore di bue, pomodori cuore di bue, pomodori da insalata, pomodori San Marzano freschi, San Marzano freschi, camone, pomodori insalatari, perini, pomodoro costoluto, costoluto fiorentino, pomodori da riso, pomodori belmonte, pomodori Sorrento, marinda, kumato, pommodori, pomodori da sugo, pomodori ramato, pomodori sardi, pomodoro oblungo, pomodori oblunghi',
  'cherry-tomato':
    'Pomodorini, pomodorino, ciliegini, pomodori ciliegino, pomodori ciliegini, pomodorini ciliegino, ciliegino, datterini, datterino, Pachino, piccadilly, piennolo, pomodorini del Vesuvio, pizzutelli, pomodorini da appendere',
  'sun-dried-tomato':
    'Pomodori secchi, pomodorini secchi, pomodori essiccati, pomodorini semisecchi, pomodori semisecchi, pomodori disidratati, pomodorini secchi sott’olio, filetti di pomodori secchi, ciliegini secchi, capuliato, pomodorini semi dry, pomodori confit',
  cucumber:
    'Cetriolo, cetrioli, cetriolino fresco, carosello, caroselli, barattiere, barattieri, cetriolone, minicetrioli, cocomero barattiere, tortarello, tortarelli',
  courgette:
    'Zucchine, zucchina, zucchini, zucchino, zucchine romanesche, trombetta, fiori di zucca, fiori di zucchina, fiori di zucchine, fiore di zucca, zuchine, zuccine, cucuzza, cucuzze, tenerumi, patisson, talli di zucchina, tinniruma, zucchine con fiore, chayote, zucchinette',
  aubergine:
    'Melanzane, melanzana, perlina, melanzane ovali, melanzana violetta, melenzane, melenzana, mulignane, melanzana striata, melanzanine',
  pepper:
    'Peperoni, peperone, tris di peperoni, peperoncini dolci, friggitelli, friggitello, peperoni corno, peperone corno di toro, corno di toro, peperoni cornetto, peperoni quadrati, peperone di Carmagnola, pepperoni verdi freschi, puparuoli, peperoncini verdi dolci, peperoncini di fiume, minipeperoni, pimientos de padrón, padrón',
  chilli:
    'Peperoncino fresco, peperoncino, peperoncini, habanero, diavolicchio fresco, diavolilli freschi, chili fresco, peperoncini calabresi freschi, peperoncino calabrese fresco, cayenna fresca',
  jalapenos: 'Jalapeños, jalapeno',
  broccoli:
    'Broccoli, broccolo, broccoletti, broccoletto, cime di broccoli, cimette di broccoli, broccolini, bimi, cavolo broccolo, brocoli, broccolo fiolaro, brocoletti, rosette di broccoli, cime di broccolo',
  cauliflower:
    'Cavolfiore, cavolfiori, cavolo fiore, cimette di cavolfiore, broccolo romanesco, cavolo romanesco, romanesco, broccolo romano, rosette di cavolfiore, cimette cavolfiore, caulfiore',
  'cauliflower-rice': 'Riso di cavolfiore, couscous di cavolfiore, cavolfiore grattugiato, cavolriso',
  cabbage:
    'Cavolo cappuccio, cavolo, cappuccio, cavoli, cavolo a punta, cappucci, cavolo estivo, cavolicello, cavolo cappuccio affettato',
  'red-cabbage':
    'Cavolo rosso, cavolo cappuccio rosso, cappuccio rosso, cavolo viola, cavolo cappuccio viola, cappuccio viola, cappuccio rosso affettato',
  'savoy-cabbage': 'Verza, verze, mezza verza, verzetta',
  'chinese-cabbage': 'Cavolo cinese, pak choi cinese, cavolo napa, pe-tsai',
  'brussels-sprouts': 'Cavoletti di Bruxelles, cavolini di Bruxelles, cavoletti, cavolini',
  'bok-choy': 'Pak choi, bok choy, pak choy, cavolo pak choi, tatsoi, bietola cinese',
  lettuce:
    'Lattuga, lattughe, insalata verde, lattuga gentile, insalata gentile, gentilina, lattughino, cappuccina, insalata cappuccina, lollo, lolla, canasta, insalata canasta, batavia, foglia di quercia, insalata romana, trocadero, salanova, cespo di insalata, insalata dell’orto, insalata da lavare, cappuccetta, insalata fresca, ricciolina, insalata di campo, lattuga brasiliana, insalata foglia di quercia, insalatina dell’orto',
  iceberg: 'Iceberg, insalata iceberg, lattuga iceberg, lattuga brasiliana iceberg, iceberg tagliata',
  'bagged-salad':
    'Insalata in busta, insalata imbustata, insalatina, busta di insalata, insalata mista in busta, insalata pronta in busta, misticanza, insalata lavata, songino e rucola, mix di insalate, insalata già lavata, insalatine, baby leaf, lattughino in busta, mix insalata, insalata capricciosa in busta, insalata a foglia, germogli freschi, insalata mista da condire, foglie di insalata, insalate miste, insalata quarta gamma, tris di insalate, lattughini, microgreens, micro ortaggi, insalata tagliata, crescione inglese, Insalatissima verde, insalata mix',
  watercress: 'Crescione, crescione d’acqua',
  'lambs-lettuce':
    'Songino, valeriana, valerianella, soncino, gallinella insalata, dolcetta, formentino, insalata valeriana',
  spinach:
    'Spinaci, spinacio, spinacini, spinacino, foglie di spinaci, spinaci baby, busta di spinaci, mazzo di spinaci, baby spinaci',
  rocket: 'Rucola, ruchetta, rughetta, ruccola, ruca, rucoletta, arugula',
  kale: 'Cavolo nero, cavolo riccio, kale, cavoli neri, foglie di ravanello, foglie di cavolo nero, foglie di barbabietola, cavolo nero tagliato',
  'spring-greens':
    'Cime di rapa, friarielli, cima di rapa, broccoletti di rapa, broccoli friarielli, rapini, cime, foglie di cavolo, broccoletti romani, rape verdi, cavolo portoghese, mugnuli, senape selvatica verdura, rapette, broccolo di rapa, sparacelli, cavolicelli',
  chard:
    'Bietole, bietola, bieta, biete, bietoline, coste, erbette, erbetta, bietola da coste, erbe di campo, cicoria, cicorie, cicorietta, agretti, barba di frate, barba del frate, borragine, tarassaco, dente di leone, ortica, ortiche, erbe amare, erbe spontanee, acetosa, verdura di campo, catalogna da cuocere, barbe di frate, roscani, spinacio della Nuova Zelanda, sprea, lampascioni freschi, silene, strigoli, stridoli, carletti, sclopit',
  radicchio:
    'Radicchio, radicchio di Treviso, trevigiano, tardivo, radicchio di Chioggia, chioggia radicchio, radicchio variegato, radicchio di Castelfranco, radicchietto, indivia, belga, indivie, insalata belga, scarola, scarole, insalata scarola, riccia insalata, cicorino, catalogna, cicoria catalogna, puntarelle, puntarella, pan di zucchero, insalata riccia, rosa di Gorizia, radicchio precoce, insalata pan di zucchero, scarolina, endivia, cicoria pan di zucchero, spadona',
  carrot: 'Carote, carota, carotine, carotina, carote baby, carrote, carote di Polignano, carote di Ispica',
  parsnip: 'Pastinaca, pastinache, radice di prezzemolo, prezzemolo tuberoso',
  potato:
    'Patate, patata, patate a pasta gialla, patate a pasta bianca, patatine novelle, patate per gnocchi, sacco di patate, rete di patate, pattate, Selenella, patate al selenio, patate di Avezzano, patate della Sila, patate di Bologna, patate ratte, patate vitelotte, patate da forno, patatine crude',
  'sweet-potato': 'Patate dolci, patate americane, patata americana, batata, batate, yam, igname',
  onion:
    'Cipolle, cipolla, cipolline, cipollina, borettane, cipolle ramate, cipolla ramata, cipole, cipolla di Giarratana, cipolla di Montoro, rete di cipolle, cipolla tagliata',
  'red-onions': 'Cipolle rosse, Tropea, cipolla di Acquaviva',
  shallots: 'Scalogno, scalogni, scalogna',
  'spring-onion':
    'Cipollotti, cipollotto, cipolle fresche, cipolla fresca, cipolle novelle, cipollotto nocerino, cipollotti di Tropea, erba cipollina grossa, cipolla verde, sponsali, calçot, sivoni',
  garlic:
    'Aglio, agli, spicchi d’aglio, treccia d’aglio, aglietto, aglio di Sulmona, aglio di Voghiera, aglione',
  'garlic-paste':
    'Pasta d’aglio, crema d’aglio, aglio in pasta, pasta di zenzero, zenzero in pasta, pasta di peperoncino, crema di aglio, pasta aglio e zenzero, pasta di aglio',
  leek: 'Porri, porro, porretti, porro di Cervere',
  celery: 'Sedano, coste di sedano, costa di sedano, sedani, sellero, sedano da costa',
  celeriac: 'Sedano rapa, sedanorapa, sedano di Verona',
  beetroot:
    'Barbabietola cruda, rapa rossa cruda, rape rosse crude, barbabietola chioggia, barbabietola fresca, barbabietole fresche, bietola rossa cruda, barbabietole con foglie',
  'cooked-beetroot':
    'Barbabietole cotte, barbabietole, barbabietola, rape rosse, rapa rossa, rape rosse cotte, rape rosse precotte, carote rosse cotte',
  turnip: 'Rape, rapa, navone bianco, rape di Caprauna, rapa di Caprauna',
  kohlrabi: 'Cavolo rapa, cavoli rapa, cavolorapa, colrave',
  daikon: 'Daikon, ravanello giapponese, ravanello bianco, ravanello nero, ramolaccio, ravanelli lunghi',
  swede: 'Rutabaga, navone, cavolo navone, rapa svedese',
  radish: 'Ravanelli, ravanello, rapanelli, rapanello',
  fennel: 'Finocchi, finocchio, finoccio, finocchio a fette',
  asparagus:
    'Asparagi, asparago, mazzo di asparagi, punte di asparagi, asparagi di Bassano, asparagina, bruscandoli, asparagi di Altedo, sparagi, luppolo selvatico',
  artichoke:
    'Carciofi, carciofo, carciofi romaneschi, carciofi spinosi, carciofi sardi, mammole, carciofini freschi, carciofo spinoso, carciofi violetti, topinambur, topinambour, scorzonera, scorzobianca, scorzonere, cardi, cardo, carcioffi, castraure, cimaroli, gobbi, carciofi di Albenga, fondi di carciofo freschi',
  corn: 'Pannocchie, pannocchia, pannocchie di mais, mais fresco, pannocchia di mais, spighe di mais, granoturco, mais in pannocchia',
  'green-beans':
    'Fagiolini, fagiolino, cornetti fagiolini, tegoline, taccole piatte, fagiolini piatti, corallo, fagioli corallo, piattoni, piattone, fagiolini boby, cornetti verdi, fagioli mangiatutto, fagiolini serpente, fagiolini sant’Anna, stringhe, fagiolini meraviglia, fagiolini meraviglia di Venezia, fagioli piatti verdi',
  'broad-beans':
    'Fave, fava, baccelli, favette, fagioli freschi, fagioli borlotti freschi, borlotti freschi, fagioli da sgranare, fave surgelate, baccelli di fave, fagioli freschi da sgranare, cannellini freschi, ceci freschi',
  edamame: 'Edamame, fagioli di soia verdi, soia edamame, edamame surgelati',
  peas: 'Piselli, pisello, pisellini, piselli surgelati, pisellini Findus, baccelli di piselli, piselli da sgranare',
  mangetout: 'Taccole, taccola, piselli mangiatutto',
  'sugar-snap-peas': 'Piselli dolci croccanti, sugar snap, piselli croccanti',
  mushroom:
    'Funghi, fungo, champignon, champignons, funghi coltivati, prataioli, misto funghi, funghi porcini, porcini, porcino, finferli, finferle, galletti funghi, gallinacci, chiodini, pioppini, piopparelli, ovoli, spugnole, mazze di tamburo, tartufo, enoki, funghi a fette, funghi affettati, champignon affettati, funghi surgelati, porcini surgelati, famigliola, trombette dei morti, funghi di bosco, prugnoli, russole, misto bosco, steccherini, sanguinelli, tartufo estivo, scorzone, barboni funghi, nameko, shimeji',
  'chestnut-mushrooms':
    'Champignon bruni, champignon crema, prataioli bruni, champignon marroni, cremini, champignon crema bruni',
  'portobello-mushrooms': 'Portobello, champignon giganti, champignon grandi da farcire',
  shiitake: 'Shiitake, shitake',
  'oyster-mushrooms':
    'Pleurotus, pleurotus ostreatus, orecchioni, gelone, geloni, cardoncelli, cardoncello, sfiandrine, melina fungo, pleurotus eryngii, orecchiette di bosco',
  'dried-mushrooms':
    'Funghi secchi, porcini secchi, funghi porcini secchi, funghi disidratati, porcini essiccati, funghi essiccati, funghi shiitake secchi, funghi cinesi secchi, funghi neri cinesi, funghi porcini essiccati, polvere di funghi, porcini in polvere',
  pumpkin:
    'Zucca, zucche, zucca mantovana, zucca marina di Chioggia, zucca di Chioggia, zucca a fette, zucca a pezzi, zucca lunga di Napoli, fetta di zucca, zucca a cubetti, zucca di Halloween, zucca delica a fette, zucca violina a fette, zucca berettina',
  'winter-squash':
    'Zucca delica, delica, zucca butternut, butternut, zucca violina, violina, zucca hokkaido, hokkaido, zucca spaghetti, zucca moscata, kabocha, zucca trombetta, zuccotta, zucca intera',
  okra: 'Okra, gombo, bamia, bamie, gombi',
  rhubarb: 'Rabarbaro, coste di rabarbaro',
  'bean-sprouts':
    'Germogli di soia, germogli, germogli di fagioli mungo, alfalfa, germogli di erba medica, soia fresca germogliata, germogli di broccoli, germogli di porro, germogli di ravanello',
  'bamboo-shoots': 'Germogli di bambù freschi, bambù fresco',
  seaweed:
    'Alghe, alga, nori, wakame, kombu, alghe per sushi, salicornia, asparagi di mare, lattuga di mare, dulse, spirulina alga, alga hijiki, snack di alghe',
  cassava: 'Manioca, cassava, yuca, taro, radice di manioca',
  jicama: 'Jicama, radice di loto, castagne d’acqua fresche, yacon, loto',
  ginger:
    'Zenzero, radice di zenzero, curcuma fresca, radice di curcuma, galanga, zenzaro, zenzero radice, galangal',
  herbs:
    'Erbe aromatiche, erbe, odori, mazzetto aromatico, maggiorana, cerfoglio, melissa, finocchietto, nepitella, mentuccia, aglio orsino, santoreggia, lavanda fresca, levistico, issopo, erba luigia, alloro fresco, foglie di alloro fresche, pimpinella, shiso, portulaca, stevia fresca, odori per brodo, basilico thai, foglie di curry, combava foglie, barba di finocchio, elicriso, verbena, trito per soffritto fresco',
  dill: 'Aneto',
  sage: 'Salvia',
  tarragon: 'Dragoncello, estragone',
  basil: 'Basilico, piantina di basilico, basilico di Pra',
  parsley:
    'Prezzemolo, mazzo di prezzemolo, mazzetto di prezzemolo, foglie di prezzemolo, ciuffo di prezzemolo, prezzemolo surgelato, prezzemmolo, petrosino',
  coriander: 'Coriandolo fresco, coriandolo, cilantro',
  mint: 'Menta, piantina di menta',
  chives: 'Erba cipollina',
  rosemary: 'Rosmarino, ramerino',
  thyme: 'Timo, timo limone, timo limonato, timo serpillo',
  oregano: 'Origano fresco, piantina di origano',
  lemongrass: 'Citronella, lemongrass, stelo di citronella, erba limoncina',
  avocado: 'Avocado, avocadi, avogado',
  olives:
    'Olive, oliva, taggiasche, olive di Gaeta, olive Castelvetrano, olive Kalamata, olive di Cerignola, olive nocellara, olive baresane, olive bella di Cerignola, olive ripiene ai peperoni, olive infornate, olive ascolane in salamoia, olive leccine, olive nere di Gaeta',
  'deli-olives':
    'Olive condite, olive schiacciate, olive del banco, olive sfuse, olive marinate, antipasti, antipasto, olive piccanti condite, peperoni ripieni di tonno, peperoncini ripieni, peperoncini ripieni di tonno, olive del mercato, antipasto di verdure, verdure marinate, zucchine marinate, melanzane marinate, carciofi marinati, zucchine alla scapece, scapece, zucchine in carpione, lupini, lupino, peperoni marinati, verdure in carpione',
  'any-vegetable':
    'Verdura, verdure, ortaggi, cassetta di verdura, verdure da minestrone, verdure per minestrone, minestrone fresco da cuocere, preparato per minestrone, minestrone da cuocere, verdure per brodo, ortaggio, cassetta di verdure, radici miste, verdure invernali',
  'stir-fry-vegetables':
    'Verdure per wok, verdure tagliate, verdure a listarelle, verdure a julienne, julienne di verdure, crudités, crudité, bastoncini di carota, bastoncini di verdure, pinzimonio, carote julienne, carote alla julienne, carote a julienne, carote grattugiate fresche, soffritto, misto per soffritto, preparato per soffritto, trito per soffritto, spaghetti di zucchine, zoodles, spiedini di verdure, verdure a cubetti, verdure wok, verdure già tagliate, carote a bastoncino, carote tagliate, zucchine a spaghetti, verdure a dadini, dadolata di verdure',
  'frozen-vegetables':
    'Verdure surgelate, minestrone surgelato, minestrone Findus, Minestrone Tradizione, minestrone Orogel, minestrone congelato, contorno surgelato, verdure congelate, contorno tricolore surgelato, verdure grigliate surgelate, soffritto surgelato, spinaci surgelati, cubetti di spinaci, spinaci in cubetti, spinaci a cubetti, broccoli surgelati, fagiolini surgelati, verdure pastellate surgelate, insalata russa surgelata, bietole surgelate, cicoria surgelata, cime di rapa surgelate, carciofi surgelati, zucca surgelata, cavolfiore surgelato, peperoni surgelati, asparagi surgelati, contorno leggero',
  apple:
    'Mele, mela, fuji, pink lady, annurca, mele stayman, mele morgenduft, mele royal gala, royal gala, mele granny rosse, mele braeburn, mele ambrosia, mele envy, mele story, mele evelina, mele modì, melette',
  'green-apple': 'Mele verdi, granny smith, mele granny smith, mele granny',
  pear: 'Pere, pera, pere santa maria, nashi, pere Angelys, perine, pere dell’Emilia, pere volpine, pere martin sec',
  banana: 'Banane, banana, casco di banane, bananine, bannane',
  plantain: 'Platano, platani, banane da cuocere, banana plantano, plantano',
  orange:
    'Arance, arancia, arance da spremuta, arance da tavola, arance sanguinelle, scorza d’arancia, scorza di arancia, arance di Ribera, arance moro, spremute arance, arancio, aranci, arance per spremute, bucce d’arancia, scorze d’arancia, buccia d’arancia',
  mandarin:
    'Agrumi, mapo, satsuma, kumquat, mandarini cinesi, clemenvilla, miagawa, agrume, mandarino satsuma, mandarino cinese, mandared, mandaranci',
  clementines: 'Clementine, clementina, mandarancio, clementini',
  mandarins: 'Mandarini, mandarino, mandarini tardivi, mandarino tardivo di Ciaculli',
  tangerines: 'Tangerini, tangerino, tangelo',
  grapefruit: 'Pompelmo, pompelmi, pomelo, pummelo, sweetie',
  lemon:
    'Limoni, limone, scorza di limone, buccia di limone, cedro, cedri, bergamotto, bergamotti, limoni di Sorrento, limoni Amalfi, limoni di Amalfi, yuzu, limoni verdelli, limone grattugiato, spicchi di limone, scorze di limone, limone di Siracusa, chinotto agrume, limoni Interdonato, mano di Buddha',
  lime: 'Lime, limetta, scorza di lime, limette, spicchi di lime',
  grapes:
    'Uva, uva da tavola, uva Vittoria, uva red globe, uva fragola, uva moscato, uva pizzutella, uve, chicchi d’uva, uva sultana fresca, uva apirena, uva crimson, uva da vino',
  strawberry:
    'Fragole, fragola, fragoline, fragoline di bosco, cestino di fragole, fragole di Terracina, candonga, favette fragole, vaschetta di fragole, fragolone, fragole di bosco',
  raspberry: 'Lamponi, lampone, vaschetta di lamponi, cestino di lamponi',
  blackberry: 'More, more di rovo, mora, gelsi, gelso',
  blueberry: 'Mirtilli, mirtillo, vaschetta di mirtilli',
  cranberry: 'Mirtilli rossi freschi, cranberry fresco, ossicocco',
  gooseberry: 'Uva spina, uvaspina, alchechengi, physalis, alkekengi, fisalis',
  redcurrants: 'Ribes, uva ribes',
  blackcurrants: 'Ribes nero, cassis bacche',
  'any-berry':
    'Frutti di bosco, frutti rossi, bacche, piccoli frutti, misto bosco frutti, mix frutti di bosco, sottobosco, frutti del sottobosco, vaschetta di frutti di bosco, sambuco bacche, corbezzoli, corbezzolo, olivello spinoso, mirto bacche',
  'frozen-fruit':
    'Frutta surgelata, frutti di bosco surgelati, frutta congelata, frutti di bosco congelati, lamponi surgelati, mirtilli surgelati, fragole surgelate, mango surgelato, misto bosco surgelato, acai surgelato, açaí surgelata, polpa di frutta surgelata, mix frullato surgelato, ananas surgelato, sottobosco surgelato, frutti rossi surgelati',
  cherry:
    'Ciliegie, ciliegia, ciliege, duroni, amarene, amarena, visciole, ciliegie di Vignola, ciliegie ferrovia, marasche, cerase, ciliegie Bigarreau, ciliegine fresche',
  peach:
    'Pesche, pesca, pesche saturnia, saturnine, tabacchiere, percoche, percoca, pesche piatte, merendelle, pesca saturnia, pesche sciroppose fresche, pesche di Leonforte, pesche di Volpedo',
  nectarine:
    'Pesche noci, pesche nettarine, nettarine, nettarina, pesca nettarina, smergie, nocipesche, platerine',
  apricot:
    'Albicocche, albicocca, albicocche del Vesuvio, pellecchiella, crisommole, albicoche, albicocche di Valleggia',
  plum: 'Prugne, prugna, susine, susina, mirabelle, susine goccia d’oro, susine stanley, rusticani, amoli, susine angeleno, prugnole',
  greengages: 'Susine regina claudia, regina claudia, susine claudie',
  mango: 'Mango, manghi, mango via aerea, mango kent',
  papaya: 'Papaya, papaia, papaye, papaya formosa',
  'passion-fruit': 'Frutto della passione, maracuja, passion fruit, maracuia, maracujà, granadilla',
  pineapple: 'Ananas, ananasso, annanas, ananas Gold, ananas Del Monte Gold',
  kiwi: 'Kiwi, kiwi gold, actinidia, kivi, kiwi di Latina, kiwini',
  melon: 'Melone, meloni, mezzo melone, mellone, meloncino, popone, poponi',
  cantaloupe:
    'Melone retato, melone cantalupo, cantalupo, melone mantovano, melone arancione, melone charentais',
  honeydew:
    'Melone bianco, melone giallo, melone gialletto, melone d’inverno, melone invernale, melone verde, melone purceddu, gialletto, melone piel de sapo, melone amarillo',
  watermelon:
    'Anguria, cocomero, angurie, cocomeri, mezza anguria, melone d’acqua, mezzo cocomero, mellone rosso, anguria baby, melone rosso, sindria',
  coconut: 'Noce di cocco, cocco, cocco fresco a pezzi',
  pomegranate: 'Melagrana, melograno, melagrane, melograni, melegrane, melagrano',
  fig: 'Fichi, fico, fioroni, fichi settembrini, fiorone, fichi dottato',
  date: 'Datteri, dattero, datteri Medjool, datteri Deglet Nour, medjoul',
  guava:
    'Guava, fichi d’India, fico d’India, fichidindia, ficodindia, fichi di India, feijoa, nespole, nespola, nespole del Giappone, cherimoya, cherimolia, annona, rambutan, mangostano, durian, jackfruit fresco, tamarillo, giuggiole, giuggiola, longan, nespole germaniche, sorbe, nespoli, mangosteen, azzeruole, guaiava, noni, babaco frutto, bastardoni, asimina, melone kiwano, kiwano, frutta esotica, frutti esotici, curuba',
  lychees: 'Litchi, lychee, licis, liccis, ciliegie cinesi, lici',
  'dragon-fruit': 'Frutto del drago, pitaya, pitahaya, dragon fruit, pitaia',
  'star-fruit': 'Carambola, carambole, star fruit',
  persimmons:
    'Cachi, caco, kaki, cachi mela, caco mela, cachi vaniglia, loti frutta, diosperi, pomi frutta, kaki mela, kako, cachi loti, cachi persimmon, persimon, rojo brillante, diospiro, caki',
  quince: 'Mele cotogne, cotogne, cotogna, pere cotogne, pera cotogna',
  'any-fruit':
    'Frutta, cesto di frutta, frutto, frutti, cassetta di frutta, frutta estiva, cestino di frutta, frutta tropicale, cassetta di frutta e verdura, frutta e verdura, ceste di frutta, frutta invernale',
  'cut-fruit':
    'Frutta tagliata, frutta a pezzi, ananas a fette, ananas a pezzi, ananas tagliato, melone a fette, melone tagliato, anguria a fette, anguria tagliata, anguria a pezzi, spiedini di frutta, mango a pezzi, mango tagliato, cocco a pezzi, chicchi di melagrana, chicchi di melograno, melograno sgranato, melagrana sgranata, frutta già tagliata, fette di ananas fresco, fette di melone, mele a fette, mele tagliate, ananas fresco a pezzi, frutta pronta da mangiare, tagliata di frutta, cubetti di mango, cubetti di anguria, frutta pulita',
  'fruit-salad': 'Macedonia, insalata di frutta, macedonia fatta in casa',
  'dried-fruit':
    'Frutta essiccata, frutta disidratata, mele essiccate, mele secche, chips di mela, chips di banana, banane essiccate, banana essiccata, pere secche, bacche di goji, goji, pesche secche, frutta liofilizzata, more essiccate, ananas essiccato, ananas disidratato, cocco essiccato, ciliegie essiccate, fragole essiccate, frutti rossi essiccati, mirtilli neri essiccati, zenzero disidratato, papaya disidratata, gelsi essiccati, uvetta e frutta mista, mela essiccata',
  raisins: 'Uvetta, uva passa, uvette, uva secca, passoline, uvetta di Corinto, uva di Corinto, passolina',
  sultanas: 'Uva sultanina, uva passa sultanina, sultanina, uvetta sultanina, zibibbo secco, uvetta bionda',
  prunes: 'Prugne secche, prugne della California, susine secche, prugne snocciolate',
  'dried-apricots': 'Albicocche secche, albicocche essiccate, albicocche disidratate',
  'dried-cranberries':
    'Mirtilli rossi essiccati, mirtilli rossi secchi, cranberry, cranberries, mirtilli rossi, mirtillo rosso, mirtilli essiccati, mirtilli rossi disidratati, ossicocchi essiccati, mirtilli secchi',
  'dried-figs': 'Fichi secchi, fichi essiccati, fichi secchi di Cosenza, fichi mandorlati, crocette di fichi',
  'dried-mango': 'Mango essiccato, mango disidratato, mango secco',
  juice:
    'Succo di frutta, succo, succhi, succo multivitaminico, succo ACE, ACE, succo tropicale, succo di carota in bottiglia, brick di succo, brik di succo, succhini, Yoga succo, Bravo Rauch, Santal succo, Skipper, succo ai frutti di bosco, succo al melograno, succo multifrutta, succo esotico, succo e polpa, succo di frutta ACE, Fruttolo da bere succo, bevanda alla frutta, Billy succo',
  'apple-juice': 'Succo di mela, succo di mela limpido',
  'cranberry-juice': 'Succo di cranberry, succo di mirtillo rosso, succo di mirtilli rossi',
  'pineapple-juice': 'Succo d’ananas',
  'grape-juice': 'Succo d’uva, mosto',
  'orange-juice': 'Succo d’arancia, succo all’arancia, Tropicana',
  'fresh-juice':
    'Spremuta, spremuta d’arancia, spremuta di arance, spremuta di arancia, centrifugato, centrifugati, centrifuga, estratto, estratti, estratto di frutta, estratto di verdura, succo fresco, succo di limone fresco, limone spremuto, arance spremute, succo di zenzero fresco, succo di limone spremuto, succo verde, shot di zenzero, succo di barbabietola, succo di sedano, succo di carota fresco, succo fatto in casa, spremuta di arance rosse, succo d’arancia fresco, succo di carota',
  smoothie:
    'Frullato, frullato di frutta, frullati, smoothie, smoothies, frullato alla banana, frullato di fragole, smoothie alla frutta',
  nectar:
    'Nettare di frutta, nettare, succo di pera, succo di pesca, succo di albicocca, succo alla pesca, succo alla pera, succo all’albicocca, succo alla banana, succo di pere, succo di pesche, succo di albicocche, succo pera, succo pesca, succo albicocca',
  'tomato-juice': 'Succo di pomodoro, succo di verdure',
  'lemon-juice':
    'Succo di limone, Limonina, Limmi, Polenghi, limone in bottiglietta, limone da spremere in bottiglia',
  'lime-juice': 'Succo di lime, lime juice',
  'squash-drink':
    'Sciroppo, sciroppi, sciroppo di menta, sciroppo alla menta, menta sciroppo, latte di mandorla sciroppo, orzata, sciroppo di amarena, sciroppo di amarene, granatina, sciroppo di sambuco, sciroppo di fragola, sciroppo di cedro, tamarindo, cedrata sciroppo, sciroppo di rose, sciroppo di lamponi, sciroppo di mandorla, sciroppo per granita, Fabbri sciroppo, sciroppo di limone, sciroppo di arancia, amarena sciroppo, acqua e menta, sciroppo di ribes, sciroppo Toschi',
  'soft-drink':
    'Bibite, bibita gassata, aranciata, Fanta, Sprite, chinotto, Chinò, gassosa, gazzosa, cedrata, Tassoni, Sanbitter, Crodino, Sanbittèr, bitter analcolico, San Pellegrino aranciata, Schweppes, aperitivo analcolico, aperitivi analcolici, Lemonsoda, Oransoda, Pelmosoda, Seven Up, 7up, Gatorade, Powerade, Energade, spuma, bevanda isotonica, bevanda sportiva, Gingerino, ginger bibita, pompelmo bibita, soda, mandarino bibita, Mirinda, Levissima frizzante al gusto, bevanda gassata, Ginger ale, gazosa, gassose, Kas, Campari soda analcolico',
  cola: 'Cola, coca, Pepsi, cocacola, Pepsi twist',
  lemonade: 'Limonata, limonate',
  'ginger-beer': 'Ginger beer, birra allo zenzero',
  'tonic-water': 'Acqua tonica, tonica, Fever Tree, acqua brillante, Brillante Recoaro, tonic',
  'energy-drink':
    'Energy drink, Red Bull, Monster, bevanda energetica, bevande energetiche, redbull, Burn, bevanda energizzante',
  'iced-tea':
    'Tè freddo, thè freddo, the freddo, te freddo, Estathé, Estathè, estate the, tè alla pesca, tè al limone freddo, thè alla pesca, thè al limone, tè freddo al limone, tè freddo alla pesca, Lipton Ice Tea, San Benedetto thè, San Benedetto the, Fuze Tea, tè verde freddo, ice tea, Pfanner, tè limone, the alla pesca, the al limone',
  water:
    'Acqua, acqua minerale, acqua leggermente frizzante, acqua del rubinetto, Levissima, Sant’Anna, Ferrarelle, Lete, Uliveto, Rocchetta, San Pellegrino, Panna acqua, Guizza, Evian, Perrier, Norda, Lauretana, fardello d’acqua, boccione d’acqua, Egeria, Fiuggi, Sangemini, San Bernardo, Recoaro, Vitasnella, Nepi, acqua di fonte, acqua di sorgente, acqua distillata da bere',
  'coconut-water': 'Acqua di cocco, acqua di noce di cocco',
  kombucha: 'Kombucha, tè kombucha, kefir d’acqua, kefir di frutta, kombucha allo zenzero',
  beer: 'Birra, birre, Peroni, Moretti, Nastro Azzurro, Ichnusa, Heineken, Messina, Forst, Menabrea, Corona, Becks, Ceres, Tennent’s, Leffe, weiss, birra d’abbazia, radler, Poretti, Raffo, Dreher, Bud, Budweiser, Baladin, Carlsberg, birra weizen, Paulaner, Kronenbourg, Warsteiner, Messina cristalli di sale, birretta, birra trappista, Chimay, Duvel, Angelo Poretti, Franziskaner, Stella Artois, San Miguel, Estrella, Lemon Radler',
  lager: 'Birra lager, lager, pils, pilsner',
  ale: 'Birra rossa, birra ambrata, IPA, pale ale, ale',
  stout: 'Birra scura, stout, Guinness, birra nera',
  cider: 'Sidro',
  wine: 'Vino, vini, vino da tavola, vino della casa, Tavernello, vino da cucina, vino per cucinare, dama di vino, vinello, brulé, orange wine, vino macerato, San Crispino, Castellino',
  'red-wine':
    'Vino rosso, bottiglia di rosso, rosso da tavola, Chianti, Barbera, Dolcetto, Nebbiolo, Barolo, Barbaresco, Montepulciano, Montepulciano d’Abruzzo, Sangiovese, Primitivo, Negroamaro, Nero d’Avola, Aglianico, Valpolicella, Amarone, Merlot, Cabernet, Teroldego, Lagrein, Brunello, Brunello di Montalcino, Bardolino, Refosco, Cannonau, Bonarda, Morellino, Morellino di Scansano, Syrah, Ripasso, Pinot nero, Gutturnio, Marzemino, Schiava, vino rosso fermo, Taurasi, Cesanese, Cirò, Etna rosso, Gattinara, Grignolino, Rosso di Montalcino, Nobile di Montepulciano, Ciliegiolo, Susumaniello, Salice Salentino, Castel del Monte, Carignano, Raboso, Sagrantino, Bordeaux, Rioja, vino rosso da tavola, Croatina',
  'white-wine':
    'Vino bianco, bottiglia di bianco, bianco da tavola, Vermentino, Pinot grigio, Chardonnay, Sauvignon, Soave, Falanghina, Greco di Tufo, Fiano, Fiano di Avellino, Vernaccia, Vernaccia di San Gimignano, Trebbiano, Pecorino vino, Verdicchio, Gewürztraminer, Traminer, Müller Thurgau, Ribolla, Friulano vino, Gavi, Arneis, Frascati, Orvieto, Passerina, Grillo, Inzolia, Catarratto, Lugana, vino bianco fermo, Custoza, Riesling, Kerner, Sylvaner, Pinot bianco, Malvasia, Cortese, Grechetto, Pigato, Albana, Est Est Est, Roero Arneis, Etna bianco, Tocai, Nosiola, Timorasso, Zibibbo, vino bianco da tavola, Sauvignon Blanc, Chablis',
  rose: 'Vino rosato, rosato vino, bottiglia di rosato, rosé, Cerasuolo, Cerasuolo d’Abruzzo, Chiaretto, rosato del Salento, Chiaretto del Garda, rosato frizzante, Bardolino chiaretto',
  'sparkling-wine':
    'Spumante, vino frizzante, spumanti, vino spumante, Asti, Franciacorta, Trento DOC, Lambrusco, brachetto, bollicine, cava, Berlucchi, moscato, brut, Trentodoc, Pignoletto, crémant, durello spumante, Bellavista, Ca’ del Bosco, Alta Langa, Fragolino frizzante, Oltrepò metodo classico',
  prosecco: 'Prosecco, prosecchino, Valdobbiadene, cartizze',
  champagne: 'Champagne, sciampagna, sciampagn',
  'fortified-wine':
    'Vino liquoroso, Marsala, marsala all’uovo, Passito, vino passito, Vin Santo, vinsanto, vino santo, Malvasia dolce, Passito di Pantelleria, Campari, Aperol, Select, bitter, madera, recioto, moscato passito, Zibibbo passito, Biancosarti, China Martini, vino aromatizzato, aperitivo alcolico, Cynar, Barolo chinato, Moscato di Pantelleria, vino cotto da bere, Vernaccia di Oristano, vino di visciole, ratafià, Picolit, Amaro 18 Isolabella, Americano aperitivo',
  sherry: 'Sherry, xeres, jerez',
  port: 'Porto, vino Porto, vino di Porto',
  vermouth: 'Vermouth, vermut, Martini, Cinzano, Punt e Mes, Carpano',
  mirin: 'Mirin',
  sake: 'Sakè, saké, sake da bere',
  spirits:
    'Superalcolici, liquore, liquori, amaro, amari, grappa, limoncello, sambuca, mirto, amaretto liquore, Amaretto di Saronno, Disaronno, nocino, genepì, genepy, grappa barricata, Montenegro, Averna, Jägermeister, Ramazzotti, Fernet, Fernet Branca, Amaro Lucano, Lucano, Amaro del Capo, Vecchio Amaro del Capo, Jefferson, Strega, Alchermes, alkermes, maraschino, Cointreau, Grand Marnier, pastis, anice liquore, alcol puro, alcool puro, alcol alimentare, alcol per liquori, liquore al caffè, Kahlúa, Braulio, centerbe, triple sec, curaçao, meloncello, bargnolino, filu ferru, Mistrà, acquavite, digestivo, digestivi, schnaps, Chartreuse, Galliano, Varnelli, rosolio, Borghetti, Caffè Borghetti, Molinari, arancello, mandarinetto, Malibu, Pernod, kirsch, assenzio, Petrus, Unicum, Cynar liquore, liquore all’anice, Frangelico, Passoã, Rucolino, liquirizia liquore, ouzo, slivovitz, distillato, distillati, Nardini, cordiale, Petrolio amaro, Benevento Strega, alcol a 95, alcol etilico alimentare, bagna per dolci, bagna',
  gin: 'Gin, Bombay, Tanqueray, Hendrick’s, Malfy, gin Mare, Bombay Sapphire, Gordon’s',
  vodka:
    'Vodka, Absolut, Keglevich, Smirnoff, vodka alla pesca, vodka alla frutta, vodka alla menta, Moskovskaya',
  rum: 'Rum, Bacardi, Havana, Havana Club, rhum, rum invecchiato, Zacapa, Pampero, cachaça, Captain Morgan',
  whisky:
    'Whisky, whiskey, bourbon, Jack Daniel’s, Glen Grant, Johnnie Walker, Ballantine’s, Oban, Jameson, Lagavulin, Talisker',
  tequila: 'Tequila, mezcal, José Cuervo',
  brandy: 'Brandy, Vecchia Romagna, cognac, armagnac, calvados, Calva, pisco',
  'cream-liqueur':
    'Crema di liquore, Baileys, crema al whisky, Bombardino liquore, VOV, Zabov, crema di limoncello, liquore crema, crema di pistacchio liquore, crema whisky, crema di liquore al pistacchio, liquore al cioccolato, liquore all’uovo, liquore alla crema, crema di mirto, crema di melone liquore',
  coffee:
    'Caffè macinato, caffè, caffè in cialde, cialde, capsule, Nespresso, Dolce Gusto, Lavazza A Modo Mio, caffè per moka, espresso, caffè per la moka, caffe, caffè da moka, Hag, Lavazza rossa, Qualità Rossa, Lavazza qualità rossa, Splendid, Caffè Crastan, miscela di caffè, cialde ESE, dek, Mauro caffè, caffè Mauro, Bialetti capsule, caffè filtro',
  'coffee-beans': 'Caffè in grani, chicchi di caffè, grani di caffè, caffè a chicchi',
  'instant-coffee':
    'Caffè solubile, caffè istantaneo, Nescafé, Nescafè, caffè liofilizzato, orzo solubile, Orzo Bimbo, Orzoro, preparato per cappuccino, caffè d’orzo, orzo Nestlé, cicoria solubile, orzo da bere, caffè al ginseng, ginseng, orzo macinato, caffè d’orzo solubile, caffè di cicoria, orzo in cialde, orzo moka, cappuccino',
  'brewed-coffee':
    'Caffè fatto, caffè freddo, caffè già fatto, caffè avanzato, caffè pronto nella moka, caffè shakerato, cold brew, caffè in bottiglia freddo, espresso freddo, caffè americano, caffè della moka, avanzi di caffè, caffè in ghiaccio, caffè leccese, moka di caffè',
  tea: 'Tè, thè, the, tè nero, tè in foglie, tè sfuso, Earl Grey, English Breakfast, tè in bustina, tè in bustine, filtri di tè, Twinings, tè Twinings, tè Lipton, Ati, tè Ati, tè deteinato, tè bianco, Darjeeling, Assam, chai, tè al limone in bustine, tè alla vaniglia, Sir Winston, tè ai frutti di bosco, mate, Lipton, oolong, tè chai, tè aromatizzato, Star tea',
  'green-tea':
    'Tè verde, thè verde, the verde, sencha, gunpowder, tè verde in bustine, tè al gelsomino, tè verde alla menta, bustine di tè verde, tè alla menta',
  'herbal-tea':
    'Tisana, tisane, camomilla, infuso, infusi, tisana al finocchio, infuso ai frutti di bosco, tisana rilassante, infuso alla frutta, tisana drenante, Bonomelli, karkadè, carcadè, tiglio, malva, melissa in bustine, finocchio tisana, verbena tisana, tisana zenzero e limone, tisana allo zenzero, tisana depurativa, valeriana tisana, camomilla setacciata, L’Angelica, tisana L’Angelica, Sognid’oro, Sogni d’Oro, infuso allo zenzero, hibiscus, ibisco',
  'peppermint-tea': 'Tisana alla menta, infuso di menta, infuso alla menta, menta in bustine, menta piperita',
  rooibos: 'Rooibos, tè rosso, infuso rooibos, roibos',
  matcha: 'Matcha, tè matcha',
  'brewed-tea':
    'Tè fatto, tè pronto, thè pronto, tè freddo fatto in casa, bubble tea, infuso freddo pronto, tè avanzato, avanzo di tè, tisana pronta, tè freddo preparato, tè caldo pronto, camomilla pronta, tisana fredda, tè fatto in casa',
  'hot-chocolate':
    'Cacao, cioccolata calda, cioccolata in tazza, Nesquik, preparato per cioccolata, Ciobar, Ovomaltina, Ovomaltine, Van Houten, cioccolata solubile, preparato per cioccolata calda, cioccolato in polvere, Eraclea, cioccolata in polvere, cioccolata in busta',
  'drink-mix':
    'Proteine in polvere, whey, collagene, elettroliti, sali minerali in polvere, sali minerali, pasto sostitutivo in polvere, polase in bustine, polvere proteica, bevanda in polvere, proteine isolate, proteine vegane in polvere, preparato per bevanda, Enervit polvere, idrolitina, maltodestrine, creatina, gainer, Gatorade in polvere, compresse effervescenti, proteine del siero, proteine di pisello in polvere, tè solubile, tè in polvere, preparato per tè, thè solubile, Ristora, idrosolubile al tè, tè al limone solubile',
  'ready-shake':
    'Bevanda proteica, shake proteico, pasto sostitutivo, milkshake proteico pronto, Meritene, Fortimel, Enervit Gymline drink, pasto sostitutivo da bere, Pesoforma, Meritene drink, integratore nutrizionale da bere, bevanda nutrizionale, bevanda ad alto contenuto proteico, drink proteico, Yfood, Fresubin, Ensure, Slim Fast',
  'fruit-punch':
    'Punch, sangria, cocktail fatto in casa, spritz preparato, spritz, mojito, sangria fatta in casa, cocktail, aperitivo alla frutta, punch alla frutta, limonata fatta in casa, negroni, Hugo, bellini fatto in casa, gin tonic, margarita, virgin mojito, daiquiri, aperol spritz, cocktail alla frutta, limonata della nonna',
  'ready-cocktail':
    'Cocktail pronto, Spritz pronto, Aperol Spritz pronto, spritz in lattina, mojito pronto, cocktail in lattina, cocktail in bottiglia, negroni pronto, cocktail già pronto, gin tonic in lattina, Bacardi Breezer, NIO cocktail, negroni in bottiglia, Spritz in bottiglia, cocktail da bere pronti, Smirnoff Ice, Campari Orange, Mimosa cocktail pronto, Bellini, Rossini',
  'ice-cubes': 'Ghiaccio, ghiaccio secco alimentare',
  crisps:
    'Patatine, chips, chips di patate, Pringles, patatine fritte in busta, più gusto, patatine al peperoncino, patatine rustiche, Fonzies, Cipster, chips di verdure, patatine al formaggio, San Carlo patatine, Rustica, snack salati, snack salato, Lay’s, patatine Lay’s, patatine al lime, Yonkers, Wacko’s, patatine Crocchias, chips di lenticchie, chips di ceci, patatine paprika, Crik Crok, Amica Chips patatine, pacchetto di patatine, sacchetto di patatine, Vivace San Carlo, salatini, Fonzies al formaggio, Patasnella chips, patatine lime e pepe, snack di mais, snack al formaggio croccante, busta di patatine, patatina, Croccantelle, snack di legumi, chips di barbabietola, nuvole di formaggio, Cheetos, patatine di mais, stuzzichini, Bugles, TUC chips',
  'tortilla-chips':
    'Tortilla chips, nachos, Doritos, chips di mais, tortillas chips, nacho, triangoli di mais, nachos di mais, totopos',
  'prawn-crackers':
    'Nuvole di drago, nuvolette di drago, chips di gamberi, nuvole di gamberi, crackers di gamberi',
  poppadoms: 'Papadum, pappadum, pappadam, poppadom',
  popcorn: 'Popcorn, pop corn, pop-corn, popcorn al caramello, pop corn salati, popcorn al formaggio',
  'popping-corn':
    'Mais per popcorn, mais da popcorn, mais per pop corn, popcorn da microonde, popcorn per microonde, mais da scoppio, pop corn microonde',
  pretzels:
    'Pretzel, bretzel, brezel croccanti, salatini al pretzel, stick salati, bastoncini salati, salatini bretzel, bastoncini salati da aperitivo',
  'soft-pretzel': 'Brezel, brezen, pane brezel, laugenbrezel, brezn',
  crackers:
    'Cracker, crackers, Tuc, Ritz, Doriano, Crich crackers, schiacciatine, schiacciatina, schiacciatelle, sfogliatine salate, sfogliatine al formaggio, gallette, pane azzimo, Gran Pavesi, Premium Saiwa, sfoglie croccanti, sfogliette, lingue di pane, lingue croccanti, crackers al riso, Wasa crackers, sfoglie di mais, lingue di suocera, lingue di suocera croccanti, scrocchiarella, scrocchi, cracker al rosmarino, crackers al mais, Salatissimi, Olivia Marino, Sfoglie Sarde, matzah, Cric Croc crackers',
  'rice-cakes':
    'Gallette di riso, gallette di riso e mais, gallette di riso al cioccolato, riso soffiato gallette, Fiorentini gallette, minigallette di riso',
  oatcakes: 'Gallette d’avena, crackers d’avena, cracker di avena',
  crispbread:
    'Fette biscottate, Wasa, pane croccante, knäckebröd, pan biscotto, pan biscottato, biscottate, friselle, frisella, freselle, fresella, frise, pane carasau, carasau, pane guttiau, guttiau, carta musica, pane pistoccu, pistoccu, crostini, bruschettine, minibruschette, bruschette secche, crostini per zuppa, bruschette croccanti, Le Dorate, bruschettine al pomodoro, schüttelbrot, gallette del marinaio, gallette liguri, pane segale croccante, fette tostate, fette croccanti, Bruschette Maretti, gallette di pane, pane tostato croccante, pane guttiau sardo, Buitoni fette, friselline, pane raffermo biscottato, crostoni croccanti, Cereal fette',
  breadsticks:
    'Grissini, grissino, rubatà, taralli, tarallini, taralli al finocchio, tarallini al finocchio, grissini al sesamo, grissini all’olio, scaldatelli, torinesi, bibanesi, grissinetti, bastoncini di pane, grissinbon, Grissin Bon, tarallo, taralli all’olio, taralli alla cipolla, treccine salate, grissoni, grissini al rosmarino, snack di pane',
  'cream-crackers': 'Cream crackers, crackers inglesi',
  biscuits:
    'Biscotti, biscotto, frollini, frollino, Macine, Gocciole, Pan di Stelle, Abbracci, Tarallucci, Galletti biscotti, Campagnole, Oreo, Ringo Pavesi, wafer, wafers, Oro Saiwa, Orosaiwa, Osvego, Bucaneve, savoiardi, savoiardo, pavesini, amaretti, amaretto, cantucci, cantuccini, baci di dama, krumiri, canestrelli, lingue di gatto, brutti ma buoni, brutti e buoni, ricciarelli, biscotti al cioccolato, biscotti da latte, Grancereale, Gran Cereale, Rigoli, Batticuori, Molinetti, Baiocchi, Togo, cookies, cookies al cioccolato, biscotti per neonati, biscotti al burro, petit beurre, biscotti alle mandorle, paste di meliga, mostaccioli, mustazzoli, torcetti, biscotti al miele, biscotti al limone, biscotti all’avena, biscotti di Prato, Novellini, Digestive Gentilini, Pepitoso, Buongrano, Ritornelli, Ciambelline, ciambelline al vino, ciambelle al vino, Spicchi di Sole, Girotondi, Settembrini, Fiordilatte biscotti, biscotti al cocco, speculoos, Lotus, Privolat, Tegolino biscotto, biscotti al kamut, biscotti alla panna, roccocò, ossa dei morti, ossa di morto, fave dei morti, anicini, biscotti all’anice, zaeti, zaletti, bussolai, bussolà, baicoli, esse di Raveo, reginelle, cuccidati, buccellati, susamielli, raffiuoli, raffioli, biscotti della nonna, amaretti di Sassello, biscotti alla nocciola, biscotti da tè, biscottini, wafer alla nocciola, Loacker Quadratini, quadratini Loacker, tortina Loacker, Cookies Mulino, Mikado, Chicche di biscotto, Nascondini, Cremosi Mulino, Ringo al cacao, Ringo vaniglia, biscotti alla crema, tozzetti, gallette dolci, pistoccheddus, biscoti, cialde per gelato, coni per gelato, cialda',
  digestives: 'Biscotti Digestive, digestive, McVitie’s',
  shortbread:
    'Shortbread, biscotti di pasta frolla, frolle, biscotti scozzesi al burro, pastefrolle, frolline, frollini al burro',
  gingerbread:
    'Pan di zenzero, biscotti allo zenzero, omini di pan di zenzero, panpepato, pampepato, pan speziato, pane speziato, lebkuchen, mostaccioli al miele, pan pepato, omino di pan di zenzero',
  'cookie-dough':
    'Impasto per biscotti, pasta per biscotti, impasto per cookies, impasto cookies, frolla cruda per biscotti, pasta frolla per biscotti cruda, impasto dei biscotti',
  chocolate:
    'Cioccolato, cioccolata, cioccolatini, cioccolatino, Milka, Lindt, Novi, Kinder, barrette Kinder, Kinder Bueno, uovo di Pasqua, uova di Pasqua, uovo di cioccolato, uova di cioccolato, ovetti, Rocher, Mon Chéri, Pocket Coffee, Raffaello, baci, gianduiotti, gianduiotto, gianduja, cremini cioccolato, cremino, praline, pralina, boero, boeri, Lindor, Mars, Twix, Bounty, Snickers, KitKat, Kit Kat, M&M’s, Smarties, Toblerone, After Eight, Ritter Sport, cioccolato alle nocciole, cioccolato gianduia, cioccolato per dolci, cioccolato da copertura, cioccolato di Modica, cioccolata di Modica, Galak barretta, Lion, Duplo, coniglio di cioccolato, coniglietto di cioccolato, coniglietto Lindt, calendario dell’avvento, tartufi di cioccolato, tartufi dolci, tartufini, tartufini al cioccolato, tronky, burro di cacao, Daim, Ferrero, Maltesers, Kinder Schoko-Bons, Schoko-Bons, schokobons, Grisbì cioccolatini, cuneesi, cuneesi al rum, salame di cioccolato confezionato, monete di cioccolato, scorze di arancia al cioccolato, scorzette al cioccolato, Babbo Natale di cioccolato, cioccolato al pistacchio, cioccolato ruby, Kinder Joy, Crunch, cri cri, Merendero, torrone al cioccolato, torrone tenero al cioccolato',
  'dark-chocolate': 'Cioccolato fondente, fondente, cioccolato amaro, fave di cacao, granella di cacao',
  'milk-chocolate': 'Cioccolato al latte, tavoletta di cioccolato al latte, latte e nocciole cioccolato',
  'white-chocolate': 'Cioccolato bianco, Galak, tavoletta di cioccolato bianco',
  'chocolate-chips':
    'Gocce di cioccolato, pepite di cioccolato, scaglie di cioccolato, cioccolato in gocce, granella di cioccolato',
  sweets:
    'Caramelle, caramella, caramelle alla frutta, dolciumi, dolcetti, lecca lecca, leccalecca, Chupa Chups, torrone, torroncini, torrone di Benevento, torrone di Cremona, confetti, confetto, Rossana, caramelle Rossana, Ricola, Galatine, Sperlari, caramelle Sperlari, zuppa di caramelle, toffee, caramelle mou, mou, caramello caramelle, croccante alle mandorle, croccante, croccantini, croccante di mandorle, Morositas, Fruit Joy, gelatine di frutta, gelatine, Fruttini, frutta gelatinata, gelées, caramelle balsamiche, caramelle al miele, Elah, Cremì, Dufour, Fisherman, mandorle pralinate, frutta secca pralinata, Skittles, Mentos, carbone dolce, carbone della befana, zucchero filato, Golia, Golia caramelle, Saila, caramelle per la gola, Valda, Sperlari gelatine, torroncino, cubaita, giuggiulena, lokum, Zigulì, ziguli, confetti di Sulmona, arachidi pralinate, Alpenliebe, Charms, Fida caramelle, caramelle Leone, pastiglie Leone, marron glacé, marrons glacés, nocciole pralinate, lecca-lecca, caramelle gommose alla frutta ripiene',
  'gummy-bears':
    'Caramelle gommose, gommose, orsetti gommosi, Haribo, Goldbären, orsetti Haribo, liquirizie gommose, caramelle Haribo, caramelle di gelatina, coccodrilli gommosi, Happy Cola, gelee gommose, cocacoline, orsetti di gomma, orsetti',
  liquorice:
    'Liquirizia, liquirizie, rotelle di liquirizia, Tabù, Amarelli, Liquirizia Amarelli, radice di liquirizia, liquerizia, Haribo rotella, tronchetti di liquirizia, Golia liquirizia, Sanagola',
  'chewing-gum':
    'Gomme da masticare, chewing gum, gomme, cicche, cingomma, Vigorsol, Brooklyn, Vivident, Daygum, Big Babol, Air Action, cicles, ciunga, Happydent, chewingum, Daygum Protex, Vivident Xylit, Bubble gum',
  peppermints:
    'Mentine, mentina, caramelle alla menta, Tic Tac, Golia Active, Fisherman’s Friend, polo menta, pastiglie alla menta, Frisk, Tic-Tac, cioccomenta, Saila menta, mentine Leone, Golia menta, Brooklyn mentine',
  marzipan:
    'Marzapane, pasta di mandorle, frutta martorana, martorana, pasta reale, marzapane modellato, frutta di marzapane, paste di mandorla, pasticcini di mandorla, dolcetti di mandorla, pasticcini di pasta di mandorle, paste di mandorle',
  halva: 'Halva, halwa, halva al pistacchio',
  marshmallows:
    'Marshmallow, toffolette, caramelle marshmallow, marshmallows, cioccolatini marshmallow, toffoletta',
  nuts: 'Frutta secca, frutta secca in guscio, noci miste, noccioline miste, mix di noci, frutta a guscio, mix salato, mix aperitivo di frutta secca, Noberasco mix, mix energia, trail mix, frutta secca tostata',
  cashews: 'Anacardi, anacardo, anacardi tostati, noci di acagiù',
  walnuts: 'Noci, noce, gherigli, noci di Sorrento, noci in guscio, noci di California, granella di noci',
  pecans: 'Noci pecan, pecan',
  'pine-nuts': 'Pinoli, pinolo, pignoli',
  'brazil-nuts': 'Noci del Brasile, noci brasiliane',
  'macadamia-nuts': 'Noci di macadamia, macadamia',
  peanuts:
    'Arachidi, noccioline, arachide, nocciolina, arachidi tostate, spagnolette, bagigi, arachidi in guscio, caccaette',
  almonds:
    'Mandorle, mandorla, mandorle a lamelle, lamelle di mandorle, granella di mandorle, farina di mandorle, mandorle tostate, mandorle in guscio, mandorle con buccia, mandorle di Avola, mandorle di Toritto, armelline',
  hazelnuts:
    'Nocciole, nocciola, nocciole tostate, granella di nocciole, farina di nocciole, nocciole in guscio, granella di nocciola, nocciole delle Langhe',
  pistachios:
    'Pistacchi, pistacchio, pistacchi tostati, pistacchi di Bronte, granella di pistacchi, granella di pistacchio, pistacchio di Bronte, farina di pistacchio, farina di pistacchi, pistachi',
  chestnuts:
    'Castagne, castagna, marroni, caldarroste crude, marrone, marroni del Mugello, castagne di Cuneo',
  'chestnuts-cooked':
    'Castagne cotte, caldarroste, castagne arrosto, castagne bollite, castagne al vapore, castagne lessate, castagne precotte, ballotte, castagne sottovuoto, castagne lesse, purea di castagne, castagne pronte, marroni arrosto, mondine castagne, marroni cotti, succiole, bruciate',
  seeds:
    'Semi, semini, semi di canapa, semi oleosi, psyllium, semi per pane, papavero, semi per insalata, mix di semi oleosi, cuticola di psillio',
  'sunflower-seeds': 'Semi di girasole, semi di girasole decorticati',
  'pumpkin-seeds': 'Semi di zucca, semi di zucca decorticati, bruscolini, brustoline, spassatempo',
  'chia-seeds': 'Semi di chia, chia',
  'sesame-seeds': 'Semi di sesamo, sesamo, giuggiulena semi',
  flaxseed: 'Semi di lino, lino, farina di semi di lino',
  'cereal-bar':
    'Barrette ai cereali, barrette, barretta, barretta energetica, barrette energetiche, barrette Fitness, barrette Enervit, barrette alla frutta, barrette Nature Valley, Fruttolo barretta, barretta pasto, barrette sostitutive, Nature Valley, barretta ai semi, barrette al sesamo, barretta alle mandorle, barretta croccante, Be-Kind',
  'energy-balls':
    'Energy balls, palline energetiche, bon bon energetici, palline di datteri, tartufi energetici, palline ai datteri, bliss balls',
  cake: 'Torta, torte, torta della nonna confezionata, torta al cioccolato, ciambella, ciambellone, ciambelle, torta allo yogurt, torta margherita, torta paradiso, sbrisolona, sbriciolona torta, plumcake, plum cake, plumcake allo yogurt, plumcake al cioccolato, torta alle carote, torta alle nocciole, torta alle noci, pan di spagna, pandispagna, crostata, crostata alla marmellata, crostata alla nutella, crostatina, crostatine, torta al limone, torta all’arancia, merendine, merendina, merende confezionate, Buondì, Camille, Flauti, Tegolino, tegolini, Girella, Girelle, Kinder Brioss, Brioss, Kinder Delice, Kinder Colazione Più, Fiesta, Yo-Yo, Saccottino, Saccottini, Pangoccioli, Nastrine, Nastrina, Trancetto, Trancini, torta marmorizzata, torta variegata, torta degli addobbi, castagnaccio, pan di mais dolce, babà, baba, babà al rum, madeleine, maddalene, tortino al cioccolato, tortini al cioccolato, tortina, tortine, fondente al cuore, tortino dal cuore fondente, migliaccio, bonissima, torta barozzi, bensone, buccellato, torta al cocco, torta al caffè, tenerina, mug cake, rotolo alla marmellata, rotolo di pan di spagna, torta alla nutella, torta ricoperta, fette al cioccolato, salame di cioccolato, salame al cioccolato, torta al grano saraceno, linzer, linzertorte, sacher, sachertorte, parrozzo, torta di compleanno secca, torta alla zucca, torta di zucca, bocconotti, pasticciotto, pasticciotti, spongata, schiacciata alla fiorentina, schiacciata fiorentina, quattro quarti, mochi, torta sofficissima, Ciambella Mulino, torta da credenza, Pan di Stelle merenda, torta magica, gubana, putizza, presnitz, tortano dolce, panmarino dolce, Mooncake, schiaffoni dolci, torta del nonno, crostata di frutta secca, crostata al cioccolato, torta simil sacher',
  muffins:
    'Muffin, muffins, muffin al cioccolato, muffin ai mirtilli, muffin alle gocce di cioccolato, muffin alla banana, muffin alla vaniglia',
  cupcakes: 'Cupcake, cupcakes',
  brownies: 'Brownie, brownies, brownies al cioccolato, blondie',
  flapjacks: 'Quadrotti di avena, flapjack, barrette di avena al forno',
  'banana-bread': 'Torta di banane, banana bread, pane alla banana, plumcake alla banana',
  panettone:
    'Panettone, pandoro, colomba, panettone al cioccolato, panettoncino, panettoni, pandori, pandorino, veneziana, colomba al cioccolato, veneziane, bisciola, pandolce, pan dolce, fugassa veneta, focaccia veneta, fugassa dolce',
  stollen: 'Stollen, christstollen, zelten',
  'fruit-cake':
    'Torta ai canditi, plumcake con uvetta, torta con frutta secca, panforte, panforte di Siena, plumcake ai canditi, certosino bolognese, torta di frutta secca, certosino dolce, pangiallo, torrone molle, frustingo',
  'cream-cake':
    'Torta alla crema, torta alla panna, torta con panna, pasticcini, pasticcino, paste fresche, pasticceria mignon, mignon, bignè, bigné, bignè alla crema, bigne, cannoli, cannolo, cannoncini, cannoncino, cannoli alla crema, millefoglie, torta millefoglie, diplomatico, torta diplomatica, saint honoré, torta saint honoré, torta della nonna, torta di compleanno, torta compleanno, torta mimosa, torta foresta nera, foresta nera, delizia al limone, delizie al limone, zeppole di San Giuseppe, zeppola, zeppola alla crema, zeppole alla crema, sfogliatella, sfogliatelle, aragostine, aragostina, code di aragosta dolci, éclair, eclair, torta alla frutta con crema, crostata di frutta, crostata alla frutta, crostata alla crema, crostata con crema, crostatina alla frutta, tartelletta alla frutta, tartellette alla frutta, crostata al limone, tortino alla crema, rotolo alla crema, tronchetto, torta setteveli, setteveli, torta russa, maritozzo, maritozzi, maritozzo con la panna, maritozzi con la panna, iris, cassatelle, minne di Sant’Agata, genovesi dolci, pasta alla crema, babà alla crema, babà con panna, torta opera, charlotte, bavarese, bavarese alla fragola, torta al tiramisù, torta con crema, zuccotto, pasticcini alla crema, funghetti dolci, chantilly torta, croquembouche, cigni di bignè, torta nuziale, torta con fragole e panna, torta alle fragole, paste alla crema, torta paradiso alla crema, pastiera con crema, profiterole torta, torta fedora, fedora, clafoutis, clafoutis alle ciliegie, pastel de nata, torta meringata, torta meringa, meringata, sporcamuss, bomba alla panna, brioche con panna, prussiane alla crema, cassatine, seada dolce',
  doughnut:
    'Krapfen, bombolone, bomboloni, bombolone alla crema, bomboloni alla crema, bomba alla crema, bombe, ciambelle fritte, ciambella fritta, graffa, graffe, donut, donuts, frittelle, frittella, frittelle di carnevale, fritole, chiacchiere, frappe, bugie, crostoli, cenci, galani, sfrappole, castagnole, tortelli dolci di carnevale, tortelli di carnevale, struffoli, cicerchiata, zeppole, churros, sfinci, sfince, sfinge, sfinci di San Giuseppe, pignolata, cartellate, frittelle di San Giuseppe, tortelli milanesi, zeppoline dolci, bombette dolci, krapfen alla marmellata, bombolone alla nutella, raviole di San Giuseppe fritte, farsò, frati, fatti fritti',
  'pastry-sweet':
    'Dolci da forno, sfoglia dolce, girella all’uvetta, girelle all’uvetta, strudel, fagottino dolce, fagottini alla mela, fagottino alla mela, ventaglio, ventagli, ventagli di sfoglia, prussiane, prussiana, treccia dolce, treccia russa, intreccio, intrecci, trecce di sfoglia, sfogliatine, sfogliatine glassate, sfogliatine Vicenzi, Bonomi sfogliatine, millefoglie Vicenzi, danese, danish, chinois, sfogliate, sfogliata, girella danese, girelle danesi, venezianine, flauto al cioccolato, panzerotti dolci, kouglof, nidi di sfoglia dolci, frangipane, galette des rois, seadas, sebadas, raviole dolci, ravioli dolci, pardulas, casadinas, formaggelle sarde, polacca aversana, cornetti di sfoglia dolci, pain au raisin, ciambelle di sfoglia',
  scones: 'Scones, scone',
  'hot-cross-buns': 'Panini di Pasqua, hot cross buns, pane di Pasqua dolce, panini dolci pasquali',
  'cinnamon-rolls':
    'Girelle alla cannella, cinnamon rolls, rotolini alla cannella, cinnamon roll, brioche alla cannella',
  teacakes:
    'Panini all’uvetta, pan tramvai, pane con uvetta, pane all’uvetta, panini con uvetta, pangoli, pandiramerino, pan di ramerino, pan de mej, panini dolci',
  baklava: 'Baklava, dolci arabi, dolci orientali, dolci turchi, kunafa',
  croissant:
    'Cornetti, cornetto, brioche, brioches, briosce, croissant, croissants, brioche alla crema, cornetto alla crema, cornetto vuoto, cornetto al cioccolato, cornetto alla marmellata, cornetti alla nutella, cornetti surgelati, cornetti al pistacchio, brioscia, brioche col tuppo, brioche vuota, croissant surgelati, brioche surgelate, pain au chocolat, cornettini, Bauli croissant, pan brioche, panbrioche, saccottino al cioccolato, polacche, cornetto al miele, croissant alla mandorla, croissant al cioccolato, lieviti per colazione, pan goccioli, treccia al burro, brioche al cioccolato, brioche alla marmellata, cornetto alla nutella, cornetto salato vuoto, pasta brioche, pane al latte, panini al latte, panino al latte, pan di latte, pane dolce, kipferl, focaccia dolce, treccia di pan brioche',
  'fruit-pie':
    'Crostata di mele e marmellata, torta di frutta, torta alla frutta, torta di pere, torta di pesche, torta di ciliegie, crostata di ciliegie, crostata di albicocche, torta di albicocche, torta di fichi, crostata di fichi, crostata di visciole, torta di prugne, torta di uva, schiacciata con l’uva, schiacciata all’uva, torta ai frutti di bosco, torta ai mirtilli, crostata di mirtilli, strudel di mele, apfelstrudel, strudel alle mele, strudel di pere, torta di mirtilli, strudel alla frutta, crostata di pesche, torta di rabarbaro, tarte tatin, torta rovesciata all’ananas, torta all’ananas, torta pere e noci, crostata ai frutti di bosco, torta di susine',
  'apple-pie':
    'Torta di mele, crostata di mele, apple pie, tortino di mele, torta di mele della nonna, sfogliata di mele, cuor di mela',
  'apple-crumble':
    'Crumble di mele, crumble, crumble di frutta, crumble alla frutta, sbriciolata di mele, sbriciolata alle mele, crumble di pere',
  'mince-pies': 'Mince pies, mince pie',
  waffles:
    'Waffle, waffles, gaufre, gaufres, cialde calde, gofri, goffri, pizzelle, ferratelle, neole, waffel, bruxelles waffle',
  pancakes:
    'Pancake, pancakes, crêpe, crêpes, crepe, crepes, crespelle, crespella, piadine dolci, crepes alla nutella, crespelle ricotta e spinaci, crespelle al prosciutto, blini, blinis, frittelline di farina, crepes al prosciutto e formaggio, pancake allo sciroppo, galette, kaiserschmarrn, borlenghi, borlengo, testaroli dolci, french toast, pane fritto dolce, crêpe alla nutella, necci, scripelle, crespelle ai funghi, crespelle alla valdostana, cannelloni di crespelle, crespelle al forno, ciacci',
  'pancake-batter':
    'Pastella, pastella per crêpes, pastella per pancake, impasto per crêpes, impasto per pancake, pastella per frittelle, impasto per waffle, pastella per crepes',
  'idli-batter': 'Pastella per dosa, pastella idli, impasto dosa, impasto per dosa, impasto per idli',
  meringue: 'Meringhe, meringa, macaron, macarons, spumini, spumiglie, spume dolci, meringhette',
  tofu: 'Tofu',
  tempeh: 'Tempeh, tempe',
  seitan:
    'Seitan, macinato vegano, macinato di soia, würstel di tofu, würstel di soia, affettato vegetale, affettato vegano, affettati vegetali, mopur, Quorn, prosciutto vegano, prosciutto vegetale, Beyond Meat, bocconcini di soia, cotoletta di soia, cotolette di soia, polpette di tofu, polpette di soia, pollo vegano, ragù vegetale di soia, ragù vegano, ragù di soia, ragù vegetale, ragù di seitan, spezzatino di soia, spezzatino vegetale, spezzatino vegano, sostituto della carne, vegetariano, vegano, vegana, vegetariana, vegetali, vegetale, vegani, vegetariani, arrosto di seitan, arrosto vegano, arrosto vegetale, seitan alla piastra, spezzatino di seitan, salsicce di tofu, Heura, Unconventional, Kioene bocconcini',
  'veggie-burger':
    'Burger vegetale, burger vegani, burger vegano, hamburger vegetale, hamburger vegetali, hamburger vegani, hamburger vegano, hamburger vegetariano, hamburger di soia, burger di soia, burger di ceci, burger di lenticchie, burger di spinaci, Beyond Burger, burger di tofu, burger di verdure, hamburger di verdure, medaglioni vegetali, Kioene, burger di quinoa, Valsoia burger, burger di legumi, burger di fagioli, burger di seitan, burger di zucca, burger di piselli, medaglioni di verdure, medaglioni di soia, flauti di verdure Kioene, burger agli spinaci, burger di melanzane, hamburger di ceci, hamburger di lenticchie, hamburger di tofu, burger di carote, burger di barbabietola, polpette di verdure, polpette di melanzane, polpette di ceci, polpette di lenticchie, polpette di spinaci, polpette di zucchine, miniburger vegetali, sformatini di verdure, tortini di verdure, tortino di verdure, tortino di spinaci, tortini vegetali, crocchette di verdure, crocchette di spinaci, polpette di legumi, polpette di pane, polpette cacio e ova, pallotte cacio e ova, polpette di quinoa, polpette di broccoli, polpette di ricotta, polpette di cavolfiore',
  falafel: 'Falafel, felafel',
  'textured-soy':
    'Soia disidratata, granulare di soia, bocconcini di soia disidratati, soia granulare, soia testurizzata, proteine di soia, soia ristrutturata, proteine vegetali disidratate, spezzatino di soia disidratato, fiocchi di soia, macinato di soia secco, fettine di soia secche, muscolo di grano secco',
  miso: 'Miso, pasta di miso, miso di soia',
  bread:
    'Pane, pagnotta, pane comune, pancarrè, pan carrè, pancarré, pane da tramezzini, pane per tramezzini, tramezzini vuoti, pane di Altamura, pane sciocco, pane di semola, pane di grano duro, pane cafone, civraxiu, coccoi, pane di Matera, pane di Genzano, pane di Lariano, pane ferrarese, coppia ferrarese, coppie ferraresi, pane ai semi, pane di mais, pane alle noci, pane con le noci, pane alle olive, pane di farro, pane raffermo, avanzi di pane, pane da toast, bauletto, Mulino Bianco pane, pane all’olio, pane al pomodoro, pane con semi, pane nero di Castelvetrano, pane del giorno, pane di ieri, sfilatini, pane per bruschette, pane per toast, pane da bruschetta, pane per crostini, pan di miglio, pane alle patate, pane di patate, pane al kamut, pane di kamut, pane tostato, mezza pagnotta, micca, pane cotto a legna, pane alla zucca, pane alla curcuma, American Sandwich, pane di riso, tozzo di pane, pane alla piastra tostato, sandwich di pane bianco, crosta di pane, pane bruscato, pane a bauletto',
  sourdough:
    'Pane a lievitazione naturale, pane con lievito madre, pane di pasta madre, pane a lievito madre, pane con pasta madre, pane lievito madre',
  'wholemeal-bread':
    'Pane integrale, pane integrale a fette, pancarrè integrale, pane integrale ai cereali, pan bauletto integrale, pane semintegrale, pane alla crusca, pane in cassetta integrale, pagnotta integrale, pane nero integrale',
  'rye-bread':
    'Pane di segale, pane nero, pane di segale a fette, pumpernickel, pane alla segale, paarl, vinschgerl, pane di segale della Val Venosta, pane tedesco, pane valtellinese, brazadel, ur-paarl, pane della Val Venosta, pane di segale nero, Schwarzbrot',
  ciabatta: 'Ciabatta, ciabatte di pane, ciabattine, ciabattina',
  focaccia:
    'Focaccia, focacce, focaccia al rosmarino, focaccina, focaccine, schiacciata, focaccia barese, focaccia alle olive, focaccia con i pomodorini, focaccia alle cipolle, focaccia con cipolle, pizza bianca, pizza bianca romana, fugassa, fügassa, focaccia alle patate, focaccia all’olio, schiaccia, crescenta, crescentine, crescentina, focaccia di Voltri, pizza scrocchiarella, pinsa bianca, focaccia messinese, fougasse, puddica, stria',
  'soda-bread': 'Pane irlandese, soda bread, pane al bicarbonato',
  rolls:
    'Panini, panino vuoto, rosetta, rosette, michetta, michette, panini all’olio, panini per hamburger, panini da hamburger, pane per hamburger, panini per hot dog, pane per hot dog, burger buns, buns, panini al sesamo, panini surgelati, tartarughe, bocconcini di pane, francesini, biove, biovetta, biovette, biova, panini semidolci, mantovane, mantovana, banane pane, pane precotto, semelle, sfilatini di pane, bocconotti di pane, ciriole, ciriola, spaccatine, spaccatina, panini di segale, puccia, puccia salentina, pucce, zoccoletti, zoccoletto, mafalda, mafalde, montasù, panino all’olio, panino di semola, tartine vuote, panini napoletani vuoti, vastedda, tramezzino di pane, cazzottini, panino con sesamo',
  baguette:
    'Baguette, filoncino, sfilatino, filoncini, baghette, francesino, pane francese, baguettine, stirato, stirata, bastone di pane, filone francese, bastoncino di pane francese, baguettina',
  bagel: 'Bagel, bagels',
  flatbread:
    'Pane piatto, piadina, piadine, piada, piade, tigelle, tigella, crescentine modenesi, torta al testo, torta sul testo, crescia, gnocco fritto, gnocco fritto emiliano, torta fritta, pane libanese, pane lavash, pane turco, lavash, spianatine, spianata sarda, spianata pane, pane azzimo morbido, chisola, ficattola, coccoli, piadipizza, piadelle, Loriana, piadina all’olio, pane pistoccu morbido, testaroli, testarolo, panigacci, panigaccio, farinata, cecina, socca, fainè, fainà, sgabei, ciaccia, crescioni vuoti, cascione vuoto, pani carasau morbidi, pane spianata',
  naan: 'Naan, pane naan, naan al formaggio, pane indiano, cheese naan',
  'pitta-bread': 'Pane pita, pita, pane arabo, pitta, pane greco, pani arabi, pite',
  chapatis: 'Chapati, roti, ciapati, paratha',
  tortilla:
    'Tortillas, tortilla, wrap, wraps, tacos vuoti, gusci per tacos, piadina messicana, kit fajitas, kit tacos, taco shells, dürüm, taco vuoto, conchiglie per tacos, piadine wrap, kit burrito',
  crumpets: 'Crumpets, crumpet',
  'english-muffins': 'English muffins, muffin inglesi, muffin salati da tostare, muffin inglese',
  'garlic-bread':
    'Pane all’aglio, baguette all’aglio, pane aglio e prezzemolo, bruschetta all’aglio, garlic bread, fettunta, pane e aglio',
  breadcrumbs:
    'Pangrattato, pan grattato, pane grattugiato, panko, panure, pane grattato, mollica, panatura, pan grattugiato, mollica tostata, impanatura, crostini per insalata, crostini all’aglio, gratin mix, preparato per impanare, preparato per panatura, pane grattuggiato, molica',
  'pizza-dough':
    'Pasta per pizza, impasto per pizza, impasto pizza, pasta pizza, pasta per la pizza, pasta di pane, impasto di pane, pasta madre, lievito madre, lievito madre fresco, impasto lievitato, panetto per pizza, pallina di pizza, pagnottella per pizza, impasto per focaccia, pasta lievitata, pasta per pane, impasto per il pane, panetti di pizza, panetto di pizza, Impasto della pizza, pasta da pizza, licoli, licolì, impasto per gnocchi, impasto per pasta fresca, impasto per la pizza, pasta per focaccia, impasto per piadine, palline di impasto, pasta della pizza, pasta fresca per pizza, base fresca per pizza, pasta per calzone',
  pastry:
    'Pasta sfoglia, pasta brisée, pasta frolla, sfoglia, brisée, frolla, pasta brisè, brisè, pasta fillo, fillo, pasta phyllo, pasta brise, rotolo di pasta sfoglia, rotolo di sfoglia, pasta sfoglia rettangolare, pasta sfoglia rotonda, sfoglia rettangolare, pasta choux, base per crostata, pasta matta, rotolo di pasta frolla, pasta kataifi, fogli di brick, base per torta salata, rotolo di pasta brisée, pasta sfoglia surgelata, pasta sfoglia Buitoni, pasta frolla fresca, sfoglia surgelata, base per crostate, vol au vent vuoti, volauvent vuoti, tartellette vuote, cialda per cannoli, cialde per cannoli, cannoli vuoti, gusci di frolla, base pan di spagna, bignè vuoti, dischi di pan di spagna, basi per torta',
  'pizza-base':
    'Base per pizza, base pizza precotta, basi pizza, base pinsa, pinsa base, base per pinsa, basi per pinsa, pinsa da condire, base pizza, pinsa, pinse, pinsa romana base, dischi per pizza',
  'yorkshire-pudding': 'Yorkshire pudding',
  rice: 'Riso, riso bianco, riso parboiled, riso ribe, riso originario, Venere, riso per sushi, riso sushi, riso thai rosso, riso secco, riso Flora, riso per minestre, riso per insalate, riso Gallo, riso Scotti, riso a chicco lungo, riso glutinoso, riso ermes, riso da minestra, riso Blond, Gallo Blond, riso per timballi, riso per dolci, riso in bianco crudo, riso originario per dolci, riso per riso al latte, riso a cottura rapida, riso Patna, riso per arancini, riso orologio, risone crudo, riso bomba, riso Selenio',
  'basmati-rice': 'Riso basmati, basmati',
  'brown-rice':
    'Riso integrale, riso basmati integrale, basmati integrale, riso integrale parboiled, riso venere integrale, riso semintegrale',
  'risotto-rice':
    'Riso per risotti, Carnaroli, Arborio, riso Roma, riso Vialone Nano, Vialone Nano, Baldo, riso da risotto, riso Sant’Andrea, riso vialone',
  'jasmine-rice': 'Riso jasmine, riso thai, riso al gelsomino, jasmine, riso thailandese, riso profumato',
  tin: 'Conserve, scatolame, conserva, cibo in scatola, scatoletta, scatolette, barattolo di conserva',
  'rice-pouch':
    'Riso pronto, riso al microonde, riso da microonde, riso in busta pronto, riso espresso microonde, riso basmati pronto, riso precotto, riso in due minuti, riso express, riso integrale pronto, Gallo Expresso, Risotto pronto in busta microonde, riso pronto in un minuto, riso microonde, riso cotto in busta, cereali pronti, cereali pronti in busta, farro pronto, quinoa pronta in busta',
  'cooked-rice':
    'Riso cotto, riso in bianco, riso bollito, riso avanzato, avanzi di riso, riso lesso, insalata di riso, insalata di riso venere, riso freddo, riso al pomodoro, riso all’olio, riso al burro, riso pilaf, riso bianco cotto, riso basmati cotto, arancini, arancino, arancine, arancina, supplì, suppli, supplì al telefono, crocchette di riso, sartù, timballo di riso, torta di riso salata, riso al forno, riso al curry, riso con verdure, riso e piselli, riso con piselli, risi e bisi, riso e patate, riso e prezzemolo, riso allo zafferano, riso venere cotto, onigiri, bibimbap, riso con pollo, pollo e riso, riso con zucchine, polpette di riso, frittelle di riso salate, riso alla pilota, panissa, paniscia, riso in cagnone, riso freddo estivo, pomodori ripieni di riso, pomodori al riso, pomodori ripieni, dolma, involtini di foglie di vite, riso con gamberi, palle di riso, riso e latte salato, riso e fagioli, riso e verza, riso al salto',
  'fried-rice': 'Riso alla cantonese, riso fritto, riso saltato, nasi goreng, riso saltato con verdure',
  risotto:
    'Risotto, risotti, risotto ai funghi, risotto allo zafferano, risotto ai frutti di mare, risotto alla pescatora, risotto ai funghi porcini, risotto agli asparagi, risotto alla zucca, risotto al radicchio, avanzi di risotto, riso ai funghi, risotto ai formaggi, risotto alla parmigiana, risotto al nero di seppia, risotto con salsiccia, risotto alla marinara, risotto alle zucchine, risotto con i funghi, risotto ai carciofi, risotto al limone, risotto ai gamberi, risotto al tartufo, risotto al barolo, risotto al gorgonzola, risotto alla pilota, orzotto, farrotto, orzotto ai funghi, risoto',
  paella: 'Paella, paella de marisco, paella valenciana',
  biryani: 'Biryani',
  quinoa:
    'Quinoa, miglio, farro, farro perlato, farro decorticato, amaranto, grano, spelta, teff, fonio, cereali misti, mix di cereali, cereali in chicchi, zuppa di cereali secca, kamut, kamut in chicchi, grano in chicchi, grano per pastiera crudo, farro della Garfagnana, miglio decorticato, sorgo, avena in chicchi, monococco, mix di cereali e legumi, segale in chicchi, grano decorticato, riso e farro',
  couscous:
    'Couscous secco, couscous precotto, cuscus secco, couscous integrale, cous cous, cous cous secco, cous cous integrale, cous cous precotto, fregola, fregula, cuscus precotto, couscous crudo, couscous medio, couscous di mais, couscous di farro, couscous di ceci, cous cous di mais, Bia couscous, Martino couscous',
  'bulgur-wheat': 'Bulgur, burghul, grano spezzato, bulghur',
  'pearl-barley': 'Orzo, orzo perlato, orzo decorticato, orzo mondo, orzo in chicchi, orzo perla',
  polenta:
    'Farina per polenta, polenta, farina gialla, Valsugana, farina di mais per polenta, polenta taragna, farina per polenta taragna, bramata, farina di polenta, polenta a cottura rapida, polenta in polvere, farina bramata, farina di mais bramata, fioretto di mais',
  semolina:
    'Semolino, semola, semola di grano duro, farina di semola, farina di grano duro, rimacinata, farina rimacinata, semola di riso',
  buckwheat: 'Grano saraceno, saraceno, grano saraceno decorticato, kasha, grano saraceno in chicchi',
  'cooked-grains':
    'Cereali cotti, farro cotto, orzo cotto, quinoa cotta, bulgur cotto, couscous, cuscus, polenta cotta, tabulè, tabbouleh, tabulé, taboulè, taboulé, insalata di farro, insalata di orzo, insalata di quinoa, insalata di cereali, insalata di couscous, insalata di grano, polenta pronta, polenta fritta, polenta avanzata, avanzi di polenta, lenticchie cotte, cous cous di verdure, couscous di verdure, couscous alle verdure, cous cous alle verdure, couscous alla trapanese, cous cous cotto, insalata di cous cous, couscous con verdure, insalata di bulgur, insalata di lenticchie e farro, farro freddo, grano cotto per pastiera, grano cotto, fette di polenta, polenta concia, polenta uncia, polenta grigliata, polenta pasticciata, polenta al forno, polenta e funghi, polenta con funghi, polenta cremosa, legumi cotti, fagioli cotti, ceci cotti, zuppa di farro fredda, buddha bowl, gnocchi alla romana cotti, farro alle verdure, cous cous con verdure, cereali conditi, polenta taragna cotta, polenta morbida',
  pasta:
    'Pasta, pasta secca, pasta corta, pacco di pasta, fusilli, rigatoni, farfalle, linguine, bucatini, mezze maniche, paccheri, orecchiette, conchiglie, tortiglioni, sedani rigati, sedanini, pipe, conchiglioni, ditalini, ditali, tubetti, tagliatelle, fettuccine, pappardelle, trofie, cavatelli, strozzapreti, trenette, vermicelli, capellini, stelline, pastina, mezzi rigatoni, casarecce, caserecce, mafaldine, ziti, candele, calamarata, lumache pasta, lumaconi, gramigna, gemelli, garganelli, pici, bavette, reginette, ruote, eliche, cellentani, tripolini, pasta di legumi, pasta di lenticchie, pasta di ceci, pasta di riso, pasta di mais, pasta di farro, pasta all’uovo secca, tagliatelle all’uovo, pasta per minestra, pasta da minestra, pasta di kamut, pasta di piselli, ditaloni, fregnacce, malloreddus, gnocchetti sardi, gnocchetti sardi secchi, radiatori, orecchioni pasta, fusilloni, fusilli bucati, filini, tempestine, sorprese, anellini, anelletti, anelli siciliani, corallini, quadrucci, fettuccine all’uovo, pappardelle all’uovo, tagliolini, tagliolini all’uovo, cannelloni, cannelloni secchi, capelli d’angelo, mezzi ziti, pizzoccheri, bigoli, chitarra, mezze penne, tortiglione, perciatelli, nidi di tagliatelle, nidi di pasta, scialatielli secchi, torchietti, creste di gallo pasta, spaccatelle, sagnette, sagne, trecce di pasta, mezzi paccheri, gnocchetti di pasta, busiate, sedani pasta, bavettine, chifferi, lancette, puntalette, risetti, alfabeto, letterine, farfalline, tofe, calamarata pasta, maltagliati secchi, trottole, elicoidali, pasta di grano saraceno, lasagnette, pasta fredda cruda, mezze maniche rigate, filatieddhi, strangozzi, umbricelli, vermicelloni, tagliatelle secche',
  spaghetti:
    'Spaghetti, spaghettini, spaghettoni, spaghetti numero cinque, spaghetto, spaghetti quadrati, spaghetti alla chitarra, spaghetti di farro, spagetti, spaghetti alla chitarra secchi',
  penne: 'Penne, pennette, pennoni, mezze penne rigate, penne mezzane, pennine',
  macaroni: 'Maccheroni, maccheroncini, maccherone, maccheroncini di Campofilone',
  'lasagne-sheets':
    'Lasagne secche, sfoglie per lasagne, sfoglia per lasagne, lasagne da cuocere, fogli di lasagna, lasagne all’uovo secche, sfoglie di lasagna, Lasagne Barilla, lasagne crude, pasta per lasagne, Emiliane lasagne, lasagne ricce secche, sfogliavelo secca',
  orzo: 'Risoni, risone, semi di melone pasta, semini pasta',
  'fresh-pasta':
    'Pasta fresca, tagliatelle fresche, orecchiette fresche, trofie fresche, lasagne fresche, sfoglia fresca, sfoglie fresche per lasagne, fettuccine fresche, pappardelle fresche, spätzle, spatzle, spaetzle, spätzle di spinaci, gnocchetti tirolesi, pasta fresca all’uovo, cavatelli freschi, strozzapreti freschi, pici freschi, troffie, maltagliati, chitarra fresca, sfogliavelo, tagliolini freschi, passatelli, pasta ripiena fresca, pasta ripiena, pasta fatta in casa, scialatielli, paccheri freschi, bigoli freschi, garganelli freschi, spaghetti freschi, tonnarelli, malloreddus freschi, lorighittas, culurgiones, culurgionis, agnolotti, plin, cappelletti, tagliatelle all’uovo fresche, sfoglia all’uovo fresca, casunziei, marubini, pansotti, pansoti, mezzelune, schlutzkrapfen, cjarsons, girasoli, fagottini di pasta fresca, fagottini ripieni, fagottini al formaggio, cannelloni freschi, sorpresine ripiene, pizzoccheri freschi, caramelle di pasta ripiene, tortelli, tortelli di zucca, tortelli di patate, tortelli maremmani, tortelli mugellani, caramelle ripiene, cappellacci, cappellacci di zucca, casoncelli, casonsei, anolini, sacchettini, testaroli freschi, spaghetti alla chitarra freschi, mezzemaniche fresche, umbrichelli freschi, lune ripiene, pasta all’uovo',
  gnocchi:
    'Gnocchi, gnocchi di patate, gnocchetti, chicche di patate, chicche, gnocchi di zucca, gnudi, malfatti, gnocchi di spinaci, gnocco di patate, chicche della nonna, ndunderi, gnocchi da saltare, gnocchi Master, strangolapreti, gniocchi',
  ravioli:
    'Ravioli, ravioli ricotta e spinaci, ravioli di carne, raviolini, ravioli al brasato, ravioli di zucca, ravioli di pesce, ravioli ai funghi, raviolo, ravioloni, ravioli ai funghi porcini, ravioli di ricotta e spinaci, ravioli al formaggio',
  tortellini:
    'Tortellini, tortelloni, tortellini di carne, tortelloni ricotta e spinaci, tortellino, tortellini secchi, tortellini al prosciutto, tortelloni di zucca',
  'cooked-pasta':
    'Pasta cotta, avanzi di pasta, pasta avanzata, pasta al pomodoro, pasta al sugo, pasta in bianco, pasta al burro, pasta al pesto, pasta al forno, pasta e fagioli, pasta e ceci, pasta e patate, pasta e lenticchie, pasta aglio olio e peperoncino, pasta aglio e olio, spaghetti aglio olio e peperoncino, spaghetti aglio e olio, pasta alla carbonara, carbonara, spaghetti alla carbonara, amatriciana, pasta all’amatriciana, bucatini all’amatriciana, pasta alla norma, pasta alla gricia, gricia, cacio e pepe, pasta cacio e pepe, pasta al tonno, pasta con tonno, pasta al salmone, pasta panna e prosciutto, pasta ai funghi, pasta alla puttanesca, puttanesca, pasta all’arrabbiata, penne all’arrabbiata, spaghetti alle vongole, spaghetti con le vongole, spaghetti allo scoglio, linguine allo scoglio, pasta allo scoglio, timballo, timballo di pasta, rigatoni alla norma, spaghetti al pomodoro, spaghetti al nero di seppia, frittata di pasta, frittata di spaghetti, frittata di maccheroni, gnocchi al pomodoro, gnocchi alla sorrentina, gnocchi al gorgonzola, gnocchi al pesto, gnocchi al ragù, cannelloni ripieni, cannelloni ricotta e spinaci, cannelloni di carne, cannelloni al forno, pasta ripassata, pasta con le sarde, trofie al pesto, orecchiette con cime di rapa, orecchiette alle cime di rapa, orecchiette cime di rapa, pasta con broccoli, pasta e broccoli, pasta con zucchine, pasta e zucchine, pasta alla boscaiola, pasta alla zozzona, spaghetti cacio e pepe, tortellini in brodo, tortellini panna e prosciutto, tortellini cotti, ravioli al burro e salvia, ravioli al pomodoro, cappelletti in brodo, passatelli in brodo, anolini in brodo, pastina in brodo, conchiglioni ripieni, lumaconi ripieni, pasta al ragù bianco, penne alla vodka, pasta alla gricia avanzata, pasta con verdure, pasta e piselli, pasta con i piselli, pasta allo zafferano, pasta gratinata, rigatoni alla carbonara, rigatoni alla gricia, tonnarelli cacio e pepe, spaghetti alla puttanesca, spaghetti alla nerano, pasta alla nerano, ramen, ramen in brodo, pizzoccheri alla valtellinese, pizzoccheri valtellinesi, pasta risottata, linguine al pesto, trenette al pesto, spaghetti allo scoglio avanzati, tagliatelle ai funghi, tagliatelle ai funghi porcini, anelletti al forno, pasta ncasciata, pasta alla sorrentina, spaghetti con le polpette, spaghetti con polpette, pasta con ricotta, pasta al limone, pasta alle verdure, penne panna e salmone, farfalle al salmone, pasta pasticciata, spaghetti cotti, tagliolini al tartufo, fregola con arselle, spaghetti ai frutti di mare, pasta ai quattro formaggi, gnocchi ai quattro formaggi, pasta con pomodorini, spaghetti con le cozze, ciceri e tria, pasta col sugo, pasta condita, piatto di pasta, avanzo di pasta, vincisgrassi di pasta, canederli in brodo, rosette al forno di pasta, nidi di rondine, pasta prosciutto e panna, pasta con salsiccia',
  lasagne:
    'Lasagne, lasagna, lasagne alla bolognese, lasagne al pesto, lasagne al forno, lasagne di pesce, lasagne al ragù, vincisgrassi, lasagna alla bolognese, lasagne ai funghi, lasagne alle verdure, lasagne ai carciofi, avanzi di lasagne, lasagna al forno, lasagne di carne, lasagne ricotta e spinaci, lasagne al radicchio, lasagna di carnevale, lasagne fatte in casa, lasagna della nonna',
  'spaghetti-bolognese':
    'Pasta al ragù, tagliatelle al ragù, spaghetti al ragù, pasta alla bolognese, spaghetti alla bolognese, penne al ragù, rigatoni al ragù, pasta col ragù, pappardelle al cinghiale, tagliatelle alla bolognese, pappardelle al ragù, ziti al ragù, maccheroni al ragù, pasta con ragù, pappardelle al ragù di cinghiale, pasta con il ragù',
  'macaroni-cheese':
    'Maccheroni al formaggio, maccheroni ai quattro formaggi, mac and cheese, maccheroni gratinati, pasta al formaggio',
  'pasta-salad': 'Insalata di pasta, pasta fredda, pasta fredda estiva, pasta fredda con verdure',
  'pad-thai': 'Pad thai',
  'chow-mein':
    'Spaghetti di soia saltati, noodles saltati, spaghetti di riso con verdure, spaghetti alla cinese, yakisoba, spaghetti di soia con verdure, noodles con verdure, noodles con pollo, spaghetti di riso saltati, udon saltati, spaghetti di soia alla piastra',
  noodles:
    'Noodles, noodle, udon, soba, spaghetti di soia, vermicelli di soia, noodles di grano, noodles secchi, ramen secco, spaghetti cinesi, spaghettini di soia, noodles di soia, spaghetti giapponesi',
  'egg-noodles': 'Noodles all’uovo, tagliolini cinesi all’uovo, egg noodles, noodle all’uovo',
  'rice-noodles':
    'Spaghetti di riso, noodles di riso, vermicelli di riso, fogli di riso, carta di riso, cialde di riso vietnamite, tagliatelle di riso, noodle di riso, gnocchi di riso, gnocchetti di riso, spaghettini di riso',
  'instant-noodles':
    'Noodles istantanei, ramen istantaneo, cup noodles, noodles in tazza, Saikebon, Indomie, noodle istantanei, ramen in busta, Nissin, noodles in busta, Shin Ramyun, Buldak, Samyang, Yum Yum, Oyakata',
  lentils:
    'Lenticchie, lenticchie secche, lenticchia, Castelluccio, lenticchie beluga, lenticchie di Norcia, lenticchie di Altamura, lenticchie marroni, lenticchie di Ustica, lenticchie di Onano',
  'red-lentils':
    'Lenticchie rosse, lenticchie rosse decorticate, lenticchie decorticate, lenticchie gialle, lenticchie corallo',
  'green-lentils': 'Lenticchie verdi, lenticchie verdi secche, lenticchie del Puy',
  'split-peas':
    'Piselli secchi, piselli spezzati, piselli secchi spezzati, piselli decorticati, piselli verdi spezzati, roveja, cicerchie, cicerchia, cicerchie secche',
  'dried-beans':
    'Fagioli secchi, ceci secchi, borlotti secchi, cannellini secchi, fave secche, legumi secchi, legumi misti secchi, zuppa di legumi secchi, azuki, fagioli azuki, soia gialla, soia verde, fagioli mungo, fagioli neri secchi, fave secche decorticate, fave decorticate, legumi misti per zuppa, soia gialla secca, soia in semi, zuppa ai cereali e legumi secca, zuppa toscana secca, ceci neri secchi, fagioli di Controne secchi, fagioli zolfini secchi, fagioli borlotti secchi, fagioli cannellini secchi, semi di soia, fagiolina del Trasimeno, fagioli di Lamon secchi, ceci crudi, misto di legumi e cereali, zuppa di farro secca, fagioli bianchi di Spagna secchi, minestra di legumi secca, cicerchia secca, zuppa del casale',
  'tinned-beans':
    'Fagioli in scatola, fagioli, fagioli borlotti, borlotti, scatola di fagioli, fagioli lessati, lenticchie lessate, barattolo di fagioli, legumi, lenticchie precotte, fagiuoli, fagioli precotti, legumi lessati, fagioli borlotti lessati, lenticchie pronte, scatoletta di fagioli, scatola di lenticchie, lattina di fagioli, fagioli pinto, fagioli dall’occhio, fagioli all’occhio, borlotti lessati, fagioli di Lamon',
  'baked-beans':
    'Fagioli in salsa di pomodoro, fagioli al pomodoro, fagioli all’inglese, fagioli in umido in scatola, baked beans, fagioli all’uccelletto in scatola, fagioli alla messicana in scatola, fagioli Heinz, fagioli con salsa di pomodoro',
  'kidney-beans': 'Fagioli rossi, kidney beans, red kidney, fagioli messicani',
  chickpeas:
    'Ceci, ceci lessati, cece, scatola di ceci, barattolo di ceci, ceci precotti, lattina di ceci, scatoletta di ceci',
  'black-beans': 'Fagioli neri, scatola di fagioli neri',
  'butter-beans':
    'Fagioli bianchi di Spagna, fagioli di Spagna, bianchi di Spagna, fagioli corona, fagioloni, fagioli giganti, fagiolone, bianchi di Spagna in scatola, spagnoni',
  'cannellini-beans':
    'Fagioli cannellini, cannellini, fagioli bianchi, cannellini lessati, toscanelli, fagioli zolfini, fagioli cannellini lessati, barattolo di cannellini, scatola di cannellini',
  'refried-beans':
    'Fagioli fritti messicani, crema di fagioli messicana, refried beans, frijoles refritos, frijoles, purè di fagioli messicano',
  'tinned-sweetcorn':
    'Mais in scatola, mais, Bonduelle mais, granturco dolce, scatola di mais, chicchi di mais',
  oats: 'Fiocchi d’avena, avena, crusca, crusca di frumento, germe di grano, fiocchi di farro, fiocchi di riso, fiocchi di cereali, fiocchi di kamut, fiocchi di grano saraceno, fiocchi d’orzo, fiocchi di orzo, fiocchi di cinque cereali, avena decorticata, fiocchi di quinoa, germe di grano tostato, fiocchi di miglio, crema di avena secca',
  cereal:
    'Cereali, cereali al cioccolato, Special K, Coco Pops, Nesquik cereali, Fitness cereali, Miel Pops, Smacks, Rice Krispies, riso soffiato, Cheerios, Trésor, cereali Fitness, All Bran, Cini Minis, Lion cereali, Chocapic, farro soffiato, grano soffiato, cereali soffiati, palline di cereali, riso soffiato al cioccolato, cereali al miele, cuscinetti ripieni, Cookie Crisp, miglio soffiato, quinoa soffiata, bastoncini di crusca, orzo soffiato, Pan di Stelle cereali, Frosties, Golden Grahams, cereali misti soffiati, Weetabix',
  cornflakes: 'Corn flakes, cornflakes, fiocchi di mais, fiocchi di granturco',
  muesli: 'Muesli, müsli, musli, muesli alla frutta, muesli con frutta secca, muesli al cioccolato, Vitalis',
  granola:
    'Granola, granola fatta in casa, muesli croccante, Cruschelle, Country Crisp, granola al cioccolato, muesli croccante al cioccolato, granola alla frutta secca, Jordans, crunchy',
  'overnight-oats':
    'Porridge, overnight oats, pudding di chia, chia pudding, budino di chia, pappa d’avena, porridge overnight, birchermüesli, bircher muesli, porridge al cioccolato',
  'tinned-tomatoes':
    'Pomodori pelati, pelati, polpa di pomodoro, Polpa Mutti, pomodorini pelati, pomodori a pezzi, pomodoro a pezzetti, pomodori San Marzano, pomodori pelati San Marzano, polpa di datterini, pelato, polpa finissima, polpa a pezzettoni, polpa pronta, polpapizza, polpa per pizza, pomodoro per pizza, Cubetti Mutti, San Marzano, latta di pelati, pomodorini di collina, pomodorini al naturale, datterini pelati, pomodorini in succo, polpa rustica, polpa di pomodoro Mutti, filetti di pomodoro, passatina a pezzi, pezzettoni',
  passata:
    'Passata di pomodoro, passata, salsa di pomodoro in bottiglia, bottiglie di pomodoro, passatina, passata di pomodori, bottiglia di pomodoro, pomodoro passato',
  'tomato-paste':
    'Concentrato di pomodoro, concentrato, estratto di pomodoro, strattu, tubetto di pomodoro, conserva di pomodoro, astrattu',
  'tinned-fish':
    'Sgombro in scatola, pesce in scatola, filetti di sgombro in olio, sgombro sott’olio, scatoletta di sgombro, sgombro al naturale, granchio in scatola, polpa di granchio in scatola, fegato di merluzzo, cozze in scatola, vongole in scatola, vongole al naturale, vongole in vasetto, scatolette di sgombro, sgombro all’olio di oliva, filetti di sgombro all’olio di oliva, polpo in scatola, pesce in scatoletta, sgombro grigliato in scatola, filetti di sgombro grigliati, insalata di mare in scatola, aringhe in scatola, cozze in vasetto, calamari in scatola, Insalatissime, Insalatissima, caponata con tonno in scatola, sugo alle vongole in vasetto, lanzardo sott’olio, filetti di sgombro sott’olio, filetti di sgombro al naturale',
  'tinned-tuna':
    'Tonno in scatola, tonno in scatoletta, tonno sott’olio, tonno al naturale, tonno Rio Mare, scatoletta di tonno, scatolette di tonno, tonno in vetro, filetti di tonno, Rio Mare tonno, ventresca di tonno, tonno in vasetto, tonno all’olio, tonno in olio, tonno Callipo, tonno Nostromo, tonno in tranci, tonno Mareblu, tonno Consorcio, tonno As do Mar, scatola di tonno, lattina di tonno, tonno alletterato, tonno bianco in scatola, tonno sott olio, filetto di tonno, tonno pinne gialle, tonno al naturale Rio Mare, tonnetto in scatola, Leggerissimo tonno, tonno leggero in scatola, buzzonaglia, tarantello, tonno in filetti, Rio Mare',
  'tinned-sardines':
    'Sardine in scatola, sardine sott’olio, scatoletta di sardine, sardine all’olio d’oliva, sardine al pomodoro, filetti di sardine sott’olio, scatola di sardine, sardine in olio, scatolette di sardine, sardine in olio d’oliva, sardine portoghesi, sarde sott’olio',
  'tinned-salmon':
    'Salmone in scatola, scatoletta di salmone, salmone al naturale in scatola, filetti di salmone in scatola, scatola di salmone, Rio Mare salmone, salmone in scatoletta',
  anchovies:
    'Filetti di acciughe, alici sott’olio, acciughe sotto sale, alici sotto sale, pasta d’acciughe, pasta di acciughe, acciughe in olio, acciughe del Cantabrico, alici del Cantabrico, pasta d’acciuga, alici di Cetara, alici di Sciacca, alici al verde, alici piccanti, alici in vasetto, alici in olio, acciughe dissalate, acciughe di Sciacca, acciughe arrotolate con capperi, pasta di alici, crema di acciughe, acciughe sott’olio, filetti di acciughe sott’olio, acciughe salate, acciughe in scatola, acciughe in vetro, scatoletta di acciughe, filetti di alici sott’olio, filetti di alici in olio, filetti di alici sotto sale',
  'tinned-meat':
    'Carne in scatola, Simmenthal carne, Simmenthal, Manzotin, Montana carne, carne in gelatina, pasto pronto in scatola, scatoletta di carne, ravioli in scatola, trippa in scatola, carne Montana, scatola di carne, Spam, paté in scatola, paté in scatoletta, pollo in scatola, spezzatino in scatola, chili in scatola, scatoletta Simmenthal, pollo in gelatina',
  'tinned-soup':
    'Zuppa in scatola, minestrone in scatola, zuppa in polvere, minestra in busta, Zuppalatte, zuppe in busta, minestra liofilizzata, zuppa liofilizzata, zuppa istantanea, zuppa di legumi in scatola, vellutata in brick, minestrone in brick, Knorr zuppa, zuppa Knorr, zuppa pronta in brick, vellutata in polvere, vellutata in busta, minestrone in busta, zuppa in brik, vellutata in brik, minestra in polvere, minestrone liofilizzato, zuppa solubile, zuppa disidratata, risotto in busta, Knorr risotto, risotto liofilizzato, risotto Knorr, minestrone disidratato, zuppa di miso istantanea, miso istantaneo, zuppa in barattolo, pasta e fagioli in scatola, pasta in busta Knorr',
  'tinned-fruit':
    'Frutta sciroppata, pere sciroppate, ciliegie sciroppate, amarene sciroppate, macedonia in scatola, macedonia sciroppata, frutta allo sciroppo, albicocche sciroppate, lychee sciroppati, amarene Fabbri, amarena Fabbri, castagne sciroppate, crema di marroni, crema di castagne, cocktail di frutta sciroppata, ciliegie al maraschino, mandarini sciroppati, pesche e pere sciroppate, ciliegie sotto spirito, frutta sotto spirito, uva sotto spirito, prugne sciroppate, castagne al rum, marroni sciroppati, fichi sciroppati, frutta in vasetto sciroppata, mango sciroppato, papaya sciroppata, litchi sciroppati, marmellata di castagne, confettura di castagne, marmellata di marroni, confettura di marroni, amarene in sciroppo, fichi caramellati in vasetto, cocktail di frutta in scatola, jackfruit in scatola, purea di zucca in scatola, polpa di mango in scatola, visciole sciroppate',
  'tinned-peaches':
    'Pesche sciroppate, pesche allo sciroppo, pesche al vino in vasetto, percoche sciroppate, mezze pesche sciroppate',
  'tinned-pineapple':
    'Ananas in scatola, ananas sciroppato, ananas allo sciroppo, ananas Del Monte, ananas in succo, ananas a fette in scatola, lattina di ananas, scatola di ananas, ananas sciroppato a fette',
  'apple-sauce':
    'Purea di mele, mousse di mela, mousse di frutta, composta di mele, purea di frutta, frutta da spremere, polpa di mela, mousse di mele, frullato di frutta in busta, polpa di frutta, frutta frullata, Melinda mousse, mousse di frutta Melinda, Frullà, Frulla Natura Nuova, purea di pera, pouch di mela, polpa di mele, mousse di pera, purea di frutta in busta, mela frullata, mela grattugiata in vasetto, purea di banana, polpa di pera',
  'stewed-fruit':
    'Frutta cotta, mele cotte, composta di frutta fatta in casa, mele al forno, pere cotte, prugne cotte, pere al vino, mela cotta, pera cotta, composta di rabarbaro, pesche ripiene, pesche al forno, pesche al vino, coulis di fragole, coulis di lamponi, coulis di frutta, coulis ai frutti di bosco, purea di mele fatta in casa, albicocche cotte, coulis, mela al forno, composta di mele fatta in casa, frutta caramellata in padella, mele caramellate, pesche ripiene agli amaretti, salsa ai frutti di bosco, salsa di fragole, salsa di lamponi',
  'tinned-vegetables':
    'Verdure in scatola, verdure in barattolo, cuori di palma, palmito, germogli di bambù, funghi trifolati in scatola, verdure in vetro, castagne d’acqua, scatola di piselli, piselli lattina, scatola di funghi, foglie di vite, piselli e carote in scatola, barattolo di piselli, fondi di carciofo, verdure miste in scatola, piselli Bonduelle lattina',
  'coconut-milk': 'Latte di cocco, crema di cocco, panna di cocco, Coco Quick, latte di cocco per cucinare',
  ketchup:
    'Ketchup, salsa ketchup, Rubra, ketciap, chetchup, kechup, catsup, sambal oelek, gochujang, sambal',
  'brown-sauce': 'Salsa HP, HP Sauce, brown sauce',
  'sweet-chilli-sauce':
    'Salsa chili dolce, salsa agrodolce, sweet chili, salsa agrodolce piccante, salsa chili, salsa sweet chili, salsa agrodolce cinese, agrodolce salsa, salsa per involtini primavera, salsa dolce piccante',
  'hot-sauce':
    'Salsa piccante, Tabasco, salsa di peperoncino, salsa al peperoncino, salsa habanero, salsa piri piri, crema di peperoncino, bomba calabrese, salsa diavola, bomba di peperoncino, peperoncino in crema, salsa tabasco, Frank’s',
  sriracha: 'Sriracha, salsa sriracha',
  harissa: 'Harissa, pasta harissa, arissa',
  mayonnaise:
    'Maionese, mayonese, mayo, salsa rosa, salsa cocktail, salsa burger, salsa per hamburger, salsa andalusa, salsa samurai, tubetto di maionese, maionaise, mayonnaise, maio, vasetto di maionese, salsa kebab, salsa aurora in tubetto, salsa tonnata in vasetto, salsa algerina, Calvé, salsa boscaiola in tubetto, mayonaise, salsa yogurt in tubetto, maionese senza uova, salsa cocktail in tubetto, salsa bocconcini, Kraft maionese, rémoulade, salsa per kebab, salsa allo yogurt per kebab',
  'salad-cream': 'Salad cream, crema per insalata, salsa per insalata cremosa',
  'tartare-sauce': 'Salsa tartara, tartara salsa',
  horseradish:
    'Rafano, cren, kren, salsa di rafano, salsa di cren, salsa al rafano, crema di rafano, salsa al cren, barbaforte, rafanata, radice di rafano, crema di cren',
  'fresh-mayonnaise':
    'Maionese fatta in casa, aioli, salsa aioli, salsa olandese, salsa bernese, maionese fresca, salsa tonnata, salsa tonnata fatta in casa, aïoli, salsa bearnese, salsa béarnaise, maionese della nonna, agliata, salsa mousseline, salsa all’uovo, salsa remoulade fresca, maionese casalinga, aioli fatta in casa',
  mustard: 'Senape, senape antica, mostarda senape, senape al miele, senape all’antica',
  'dijon-mustard': 'Senape di Digione, senape Dijon, Maille, senape francese',
  'mint-sauce': 'Salsa alla menta, gelatina di menta',
  'cranberry-sauce':
    'Salsa ai mirtilli rossi, salsa di cranberry, salsa ai mirtilli, marmellata di mirtilli rossi, confettura di mirtilli rossi, composta di mirtilli rossi, gelatina di ribes per carne',
  wasabi: 'Wasabi, pasta wasabi, pasta di wasabi',
  'bbq-sauce':
    'Salsa barbecue, salsa BBQ, BBQ, salsa per grigliata, marinata, salsa satay, salsa di arachidi, salsa yakitori, salsa tonkatsu, salsa americana barbecue, marinata per carne, salsa smoky, salsa per wok',
  'hoisin-sauce': 'Salsa hoisin, hoisin, salsa per anatra alla pechinese',
  'oyster-sauce': 'Salsa di ostriche',
  'teriyaki-sauce': 'Salsa teriyaki, teriyaki',
  'worcestershire-sauce': 'Salsa Worcester, salsa Worcestershire, Worcester, Worcestershire, Lea & Perrins',
  'soy-sauce':
    'Salsa di soia, soia salsa, tamari, salsa tamari, Kikkoman, shoyu, ponzu, salsa ponzu, dashi, salsa di soia a ridotto contenuto di sale, Maggi liquido, condimento Maggi, aminos, salsa shoyu',
  'fish-sauce': 'Salsa di pesce, nuoc mam, colatura, garum, colatura di alici di Cetara, nam pla',
  vinegar: 'Aceto, aceto di alcool, aceto di alcol, aceto d’alcol',
  'balsamic-vinegar':
    'Aceto balsamico, balsamico, aceto balsamico di Modena, crema di aceto balsamico, crema di balsamico, glassa, condimento balsamico, glassa al balsamico, saba, vincotto, vino cotto, sapa, mosto cotto, vin cotto, cotto di fichi',
  'cider-vinegar': 'Aceto di mele, aceto di sidro',
  'white-wine-vinegar': 'Aceto di vino bianco, aceto bianco di vino',
  oil: 'Olio, olio per friggere, Friol, olio per frittura, olio di vinaccioli, olio di soia, olio al tartufo, olio al peperoncino, olio spray, olio di canapa, olio al limone, olio santo, olio tartufato, olio di arachidi per friggere, frienn, olio di vinacciolo, olio al rosmarino',
  'olive-oil':
    'Olio d’oliva, olio extravergine, EVO, extravergine, olio nuovo, olio Carapelli, olio Monini, olio buono, extravergine d’oliva, extra vergine d’oliva, olio vergine di oliva, olio di sansa, olio Bertolli, olio Dante, latta d’olio d’oliva, olio dop, olio ligure, olio toscano, olio novello, olio del frantoio, olio Farchioni',
  'sunflower-oil': 'Olio di semi di girasole, girasole, olio di girasole alto oleico',
  'sesame-oil': 'Olio di sesamo, olio di semi di sesamo',
  'coconut-oil': 'Olio di cocco, burro di cocco',
  'rapeseed-oil': 'Olio di colza, olio di canola, olio di ravizzone',
  'vegetable-oil': 'Olio vegetale, olio di palma, olio di semi misti',
  'salad-dressing':
    'Condimento per insalata, vinaigrette, dressing, citronette, salsa per insalata, salsa Caesar, salsa cesare, salsa ranch, dressing allo yogurt, salsa yogurt per insalata, condimento pronto per insalata, condimento all’aceto balsamico, emulsione per insalata, Caesar dressing, Condiriso, Berni Condiriso, condimento per riso, condipasta',
  'homemade-dressing':
    'Condimento fatto in casa, vinaigrette fatta in casa, citronette fatta in casa, condimento per insalata fatto in casa, dressing fatto in casa, salmoriglio, emulsione di olio e limone, salsa citronette, olio e limone',
  'pasta-sauce':
    'Sugo pronto, sugo in vasetto, sugo al basilico, sugo pronto al pomodoro, sugo all’arrabbiata, salsa pronta, sugo alla puttanesca, salsa pronta di pomodoro, sugo alle olive, ragù in vasetto, sugo Barilla, sugo per pasta, salsa per pizza, sugo ai funghi in vasetto, salsa al curry, salsa tikka masala, salsa di pomodoro, sugo di pomodoro, sugo al pomodoro, sugo al pomodoro e basilico, sugo al tonno in vasetto, sugo pronto Barilla, sugo alla siciliana, sugo Mutti, vasetto di sugo, barattolo di sugo, sugo in barattolo, sugo Buitoni, sughi pronti, salsa napoletana, ragù in barattolo, sugo arrabbiata, ragù Barilla, ragù Star, ragù pronto, ragù in scatola, Gran Ragù, GranRagù, ragù di carne in vasetto, sugo ai frutti di mare in vasetto, sugo tartufato in vasetto, salsa tartufata, crema tartufata, salsa korma, pomodoro e basilico sugo, sugo alla norma, salsa pomodoro, sugo all’amatriciana in vasetto, datterino sugo pronto, sugo ai porcini in vasetto, pummarola in vasetto, sugo alla marinara, ragù di cinghiale in vasetto, ragù di manzo in vasetto, ragù bolognese in vasetto',
  'fresh-sauce':
    'Sugo, sugo fatto in casa, sugo di pomodoro fatto in casa, salsa fatta in casa, pomodoro fatto in casa, salsa ai funghi, salsa al pepe verde, sugo ai funghi, sugo allo scoglio, sugo alle vongole, sugo alla pescatora, sugo della nonna, sugo di pomodoro fresco, pummarola, sughetto, salsa, salsa alle noci, bagnetto verde, bagna cauda, bagna càuda, sugo al tonno, sugo di verdure, sugo alle verdure, sugo alle melanzane, sugo all’amatriciana, sugo alla boscaiola, salsa al limone, salsa al vino, salsa ai porcini, salsa alla pizzaiola, pizzaiola, salsa peverada, pearà, bagnetto rosso, salsa al pepe, condimento per pasta fresco, crema di zucca salsa, sugo di funghi porcini, sugo con pomodorini, salsa di peperoni, sugo di peperoni, sugo finto, sugo di pomodoro avanzato, salsa mornay, sugo di salsiccia finto, salsa aurora, salsa alla marinara, sugo di mare',
  gravy:
    'Fondo di cottura, fondo bruno, sugo d’arrosto, sugo di arrosto, salsa d’arrosto, brodo di carne, brodo di pollo, brodo di manzo, brodo di gallina, brodo di cappone, brodo di ossa, brodo di tacchino, intingolo, brodo di carne fatto in casa, brodo di bollito, sugo dell’arrosto, salsa gravy, fondo di arrosto, sugo di carne arrosto, fondo bruno fatto in casa, brodetto di carne, brodo di terza, brodo ristretto, salsa bruna, jus di carne, consommé',
  'gravy-granules':
    'Preparato per salsa, salsa in busta, fondo bruno in polvere, salsa in polvere, besciamella in polvere, besciamella in busta, preparato per brodo, brodo in polvere, brodo granulare, brodo vegetale in polvere, granulare per brodo, dado granulare, granulare vegetale, brodo granulare Star, brodo di carne in polvere, brodo vegetale granulare, brodo liofilizzato, brodo istantaneo, fondo bruno granulare, insaporitore in polvere, brodo di pollo in polvere, brodo di pesce in polvere, roux, preparato per arrosti',
  'stock-cubes':
    'Dado, dadi, dado da brodo, dadi da brodo, Cuore di brodo, dado Maggi, cuore di brodo Knorr, dadino, dado ai funghi, estratto di carne, Liebig, dado ai funghi porcini, dado vegetale fatto in casa, brodo di dado, insaporitore, brodo in dadi, brodo in cubetti, dado gel',
  pesto:
    'Pesto, pesto alla genovese, pesto in vasetto, pesto senza aglio, pesto ai pomodori secchi, pesto fatto in casa, Tigullio, pesto alla trapanese, pesto trapanese, pesto alle noci, pesto di broccoli, pesto di carciofi, pesto di asparagi, pesto di peperoni, pesto di fave',
  salsa:
    'Salsa messicana, salsa per nachos, salsa piccante messicana, salsa taco, salsa tex mex, salsa dip messicana, salsa Doritos, salsa di pomodoro messicana, salsa per tacos',
  'fresh-salsa':
    'Salsa fresca di pomodoro, pico de gallo, chimichurri, salsa criolla, salsa messicana fresca, salsa di mango, salsa chimichurri, dadolata di pomodori, condimento per bruschette fresco, pomodori per bruschetta conditi, chermoula',
  'curry-paste':
    'Pasta di curry, curry in pasta, pasta curry rosso, pasta curry verde, pasta tandoori, pasta tikka masala, pasta tom yum, pasta di curry rosso, pasta di curry verde, pasta di curry giallo, pasta di tamarindo, pasta tikka, pasta di gamberi, massaman in pasta, pasta di fagioli, pasta di fagioli piccante',
  chutney:
    'Chutney, mostarda, composta di cipolle, mostarda di Cremona, cipolle caramellate in vasetto, marmellata di cipolle, composta di fichi, composta di peperoni, confettura di cipolle, ajvar, marmellata di peperoncini, confettura di peperoncini, salsa relish, confettura di cipolle rosse, composta di pere, composta per formaggi, confettura per formaggi, mostarda vicentina, mostarda senapata, confettura di peperoni, marmellata di peperoni, marmellata di pomodori verdi, confettura di pomodori verdi, cugnà',
  'mango-chutney': 'Chutney di mango, mango chutney',
  piccalilli: 'Piccalilli',
  'sweet-pickle': 'Relish di cetrioli, relish agrodolce, sweet relish, relish',
  pickles:
    'Sottaceti, giardiniera, verdure sott’aceto, verdure sott’olio, sott’olio, sott’oli, sottoli, sottolio, melanzane sott’olio, peperoni sott’olio, carciofi sott’olio, funghi sott’olio, zucchine sott’olio, peperoni sott’aceto, peperoni in agrodolce, peperoncini sott’olio, zenzero marinato, zenzero sott’aceto, zenzero per sushi, carciofini, funghetti sott’olio, funghetti sott’aceto, peperoncini sott’aceto, melanzane sott’aceto, antipasto in vasetto, antipasto piemontese, champignon sott’olio, porcini sott’olio, peperoni grigliati sott’olio, peperoni in vasetto, lampascioni, cipollacci, peperoncini ripieni sott’olio, jalapeños in vasetto, jalapeños sott’aceto, sottaceto, carote sott’aceto, cavolfiore sott’aceto, aglio sott’olio, limoni confit, carciofi alla romana in vasetto, antipasto alla contadina sott’olio, funghi trifolati in vasetto, chiodini sott’olio, carciofi grigliati sott’olio, radicchio sott’olio, fagiolini sott’aceto, pomodori verdi sott’olio, zucca sott’olio, asparagi sott’olio, olive e sottaceti misti, verdure in agrodolce, verdure in salamoia, peperoncini ripieni in vasetto, insalata per riso sott’aceto, lampagioni, friarielli sott’olio, carciofini in olio, funghi in olio, peperoni agrodolci, limoni sotto sale, ravanelli sott’aceto, melanzane a filetti sott’olio, asparagi selvatici sott’olio, verdure grigliate sott’olio, melanzane grigliate sott’olio, zucchine grigliate sott’olio',
  gherkins:
    'Cetriolini, cetrioli sott’aceto, cetriolino, cetrioli in agrodolce, cetriolini agrodolci, cetrioli in salamoia, cetrioli agrodolci, pickles di cetriolo',
  sauerkraut: 'Crauti in vasetto, crauti, sauerkraut, cavolo acido, capuzi garbi',
  capers:
    'Capperi, cappero, capperi sotto sale, capperi dissalati, frutti del cappero, cucunci, capperi di Pantelleria, capperoni, capperini, capperi all’aceto, capperi sottosale, capperi al sale',
  'pickled-onions':
    'Cipolline sott’aceto, cipolline in agrodolce, cipolle sott’aceto, cipolline all’aceto balsamico, cipolle in agrodolce, cipolline agrodolci, cipolle marinate, cipolle rosse marinate, cipolline borettane sott’aceto, cipolle rosse in agrodolce, borettane all’aceto balsamico, cipolline sott’olio, borettane in agrodolce, cipolle sott’olio, cipolle rosse sott’aceto, cipolle di Tropea in agrodolce, cipolline borettane in agrodolce, cipolline borettane all’aceto balsamico',
  'pickled-beetroot':
    'Barbabietole sott’aceto, barbabietole marinate, barbabietole in vasetto, rape rosse sott’aceto, rapa rossa sott’aceto',
  kimchi:
    'Kimchi, verdure fermentate, crauti freschi, cavolo fermentato, kimchee, crauti crudi, brovada, rape acide, verdure lattofermentate, kimci',
  jam: 'Marmellata, confettura, confettura di albicocche, marmellata di albicocche, marmellata di ciliegie, confettura di ciliegie, marmellata di fichi, confettura di fichi, marmellata di pesche, confettura di pesche, marmellata di prugne, confettura di prugne, marmellata di frutti di bosco, confettura di frutti di bosco, marmellata di mirtilli, confettura di mirtilli, confettura di lamponi, marmellata di lamponi, composta di frutta, composta di frutta in vasetto, Rigoni, Fiordifrutta, marmellata di more, confettura di more, marmellata fatta in casa, gelatina di mele cotogne, cotognata, marmellata di amarene, confettura di amarene, marmellata di susine, marmellata di ribes, gelatina di ribes, Menz & Gasser, marmellatina, Hero Light, marmelata, marmellata di visciole, confettura di visciole, marmellata di pere, marmellata di mele, gelatina di uva, marmellata di uva, mostarda d’uva, confettura di rosa canina, gelatina di mele, gelatina per crostate, marmellata di rabarbaro, confettura di pere, marmellata di corniole, gelatina di melagrana, marmellata di gelsi, confetture, marmellate, marmellata di cachi, confettura di susine, confettura di mele cotogne, marmellata di mele cotogne, confettura di fichi d’India, marmellata di kiwi, confettura di ribes, Bonne Maman',
  marmalade:
    'Marmellata di arance, marmellata di agrumi, confettura di arance, marmellata di limoni, marmellata di mandarini, marmellata di limone, marmellata di bergamotto, marmellata di clementine, marmellata di pompelmo, confettura di agrumi, marmellata di cedro',
  'strawberry-jam':
    'Marmellata di fragole, confettura di fragole, confettura extra di fragole, confettura di fragola, marmellata di fragoline',
  'lemon-curd': 'Lemon curd, crema di limone, crema spalmabile al limone, curd di limone',
  honey:
    'Miele, miele di acacia, miele d’acacia, millefiori, miele di fiori d’arancio, miele di bosco, miele di eucalipto, miele di lavanda, melata, miele di trifoglio, miele di rododendro, miele di erica, miele di erba medica, favo di miele, miele cristallizzato, Mielizia, melata di bosco, miele di abete',
  syrup:
    'Sciroppo di zucchero, caramello, salsa al caramello, topping al caramello, sciroppo di riso, glucosio, sciroppo di datteri, sciroppo per caffè, malto, caramello liquido, sciroppo di canna, zucchero liquido, sciroppo alla vaniglia, topping, topping alla fragola, topping ai frutti di bosco, sciroppo al caramello, sciroppo di cocco, sciroppo di vaniglia, sciroppo di fichi, sciroppo di zucchero di canna, zucchero liquido di canna, miele di fichi',
  'maple-syrup': 'Sciroppo d’acero, acero sciroppo, succo d’acero',
  'golden-syrup': 'Golden syrup',
  treacle: 'Melassa, melassa di canna, melassa di canna da zucchero, melasso',
  'agave-syrup': 'Sciroppo d’agave, agave, succo d’agave',
  'chocolate-sauce':
    'Salsa al cioccolato, topping al cioccolato, crema al cioccolato per dessert, sciroppo di cioccolato, glassa al cioccolato pronta, topping cioccolato, crema mou, salsa mou, sciroppo al cioccolato',
  'peanut-butter':
    'Burro di arachidi, crema di arachidi, burro di noccioline, crema di mandorle, burro di mandorle, crema di nocciole pura, pasta di nocciole, crema di anacardi, burro di anacardi, crema spalmabile alle arachidi, crema 100% arachidi, crema di frutta secca, pasta di pistacchio, crema di mandorle pura, burro di pistacchio, crema Lotus, crema Biscoff, crema spalmabile ai biscotti, Biscoff, burro di nocciole, Skippy, pasta di pistacchi, crema pura di pistacchio',
  'chocolate-spread':
    'Nutella, crema spalmabile, crema di nocciole, crema alle nocciole, crema al cioccolato, crema di pistacchio, crema al pistacchio, Novi crema, Pan di Stelle crema, crema Pan di Stelle, crema spalmabile al cacao, crema gianduia, Nocciolata, crema spalmabile alla nocciola, crema Novi, crema spalmabile al pistacchio, crema Baiocchi, crema al cioccolato bianco, dulce de leche, nutela, crema di nocciole e cacao, Ciao Crem, Ciaocrem, crema alla nocciola, Fiordicacao, crema spalmabile proteica, crema spalmabile al cioccolato, cioccolata spalmabile, crema al gianduia, crema cacao e nocciole, crema gianduja, Lindt crema, Suprema Venchi, crema di cioccolato spalmabile',
  'yeast-extract': 'Estratto di lievito, Marmite, Vegemite',
  tahini:
    'Tahina, tahini, tahin, crema di sesamo, salsa tahina, salsa tahini, pasta di sesamo, thaina, burro di sesamo',
  hummus:
    'Hummus, crema di ceci, houmous, hummus di fagioli, humus, hummus con paprika, hummus di piselli, purè di ceci, purea di ceci, hummus fatto in casa, hummus di cannellini',
  guacamole: 'Guacamole, salsa guacamole, crema di avocado, salsa di avocado, guacamole fatto in casa',
  dips: 'Salse da intingere, salse, crema spalmabile di verdure, salsa allo yogurt, salsa yogurt, dip, crema di peperoni, crema di carciofi fresca, crema di zucchine spalmabile, crema di tonno, salsa al gorgonzola e noci, salsa erba cipollina, dips, salsa alle erbe, salsa ai peperoni, salsa di yogurt, crema di formaggio e tonno, crema di salmone, salsa di ceci, paté vegetale, patè vegetale, crema di melanzane spalmabile, spalmabile vegetale, salsa per pinzimonio, salsa alle olive fresca, salsa per crudités, paté di verdure, paté di ceci, obatzda, liptauer, mousse di carciofi, salsa di tonno, salsa al tonno, tris di salse, patè di peperoni, paté di peperoni, salsa di cipolla e panna',
  tzatziki:
    'Tzatziki, zaziki, salsa greca, salsa tzatziki, tzaziki, salsa greca allo yogurt, cetrioli allo yogurt, salsa di cetrioli',
  taramasalata: 'Taramosalata, taramasalata, salsa di uova di pesce',
  'baba-ganoush':
    'Baba ganoush, crema di melanzane, babaganoush, salsa di melanzane, caviale di melanzane, purea di melanzane, mutabal',
  raita: 'Raita, salsa raita',
  'sandwich-filler':
    'Farcitura per panini, insalata di tonno, insalata di pollo, insalata di gamberi, insalata capricciosa, insalata di surimi, tonno e maionese, tonno con maionese, pollo e maionese, farcitura per tramezzini, insalata di uova, crema per tramezzini, insalata di carne, insalata di bollito, crema di prosciutto e formaggio, insalata di prosciutto e formaggio, insalata di gamberetti, insalata di sgombro, farcitura, uova e maionese, farcia di tonno, capricciosa insalata, insalata di tonno e fagioli, tonno e fagioli, insalata di trippa, insalata di nervetti, insalata di granchio',
  tapenade:
    'Paté di olive, tapenade, crema di olive, paté di pomodori secchi, crema di carciofi, paté di carciofi, crema di olive nere, patè di carciofi, crema di pomodori secchi, olivata, patè di pomodori secchi, crema di funghi porcini in vasetto, crema di tartufo, crema al tartufo, crema tartufata alle olive, pasta di olive, crema di friarielli, paté di funghi',
  spices:
    'Spezie, spezia, chiodi di garofano, cardamomo, zafferano, anice stellato, semi di anice, semi di finocchio, ginepro, bacche di ginepro, pepe rosa, pepe bianco, semi di senape, semi di coriandolo, coriandolo in polvere, coriandolo macinato, cannella e chiodi di garofano, cumino nero, spezie per pan di zenzero, spezie per arrosti, pepe di Cayenna, cayenna, pepe di Sichuan, zaatar, vaniglia in bacca, bacca di vaniglia, bacche di vaniglia, fieno greco, ras el hanout, spezie per tacos, spezie per fajitas, spezie per kebab, spezie per pollo, cipolla in polvere, cipolla essiccata, cipolla fritta croccante, cipolla fritta, cipolle croccanti, cipolla croccante, cipolle fritte, aroma per arrosti, Ariosto, insaporitore per carne, spezie per patate, insaporitore per arrosti, insaporitore per patate, nigella, semi di nigella, sumac, carvi, semi di carvi, kümmel, cumino dei prati, anice, semi d’anice, macis, fave tonka, fava tonka, garofano, finocchio semi, finocchietto essiccato, fiori di finocchietto, polline di finocchio, aneto essiccato, erba cipollina essiccata, dragoncello essiccato, maggiorana essiccata, maggiorana secca, gomasio, zafferano in pistilli, pistilli di zafferano, spezie cajun, condimento cajun, bacche di pepe rosa, Zafferano 3 Cuochi, tre cuochi, mix per spaghetti, mix aglio olio e peperoncino, preparato aglio olio e peperoncino, spaghettata, semi di sedano, spezie per pesce, aroma per pesce, condimento per bruschette secco, trifola in polvere, scalogno essiccato, vaniglia stecca, stecca di vaniglia, baccello di vaniglia, baccelli di vaniglia, mirto essiccato',
  'black-pepper': 'Pepe, grani di pepe, macinapepe, pepe creola, macinino di pepe',
  paprika:
    'Paprika, paprica, pimenton, peperone crusco in polvere, peperoni cruschi, peperone crusco, pimentón, polvere di peperoni cruschi',
  cumin: 'Cumino, semi di cumino, cumino in semi',
  cinnamon: 'Cannella, canella',
  turmeric: 'Curcuma, polvere di curcuma',
  'curry-powder':
    'Curry in polvere, polvere di curry, curry spezia, curry madras in polvere, curry piccante in polvere, curry dolce in polvere',
  'chilli-powder':
    'Peperoncino in polvere, peperoncino secco, peperoncino macinato, peperoncini secchi, peperoncino tritato, peperoncino in scaglie, scaglie di peperoncino, peperoncino a scaglie, peperoncino calabrese, chili in polvere, peperoncini essiccati, peperoncino essiccato, polvere di peperoncino, diavolicchio, diavolilli, peperoncino frantumato, peperoncino di Cayenna, peperoncini calabresi, chipotle in polvere',
  'dried-oregano': 'Origano',
  'dried-thyme': 'Timo secco, timo essiccato',
  'dried-rosemary': 'Rosmarino secco, rosmarino essiccato',
  'dried-basil': 'Basilico secco, basilico essiccato',
  'dried-parsley': 'Prezzemolo secco, prezzemolo essiccato, prezzemolo disidratato, prezzemolo liofilizzato',
  'dried-mint': 'Menta secca, menta essiccata',
  'dried-sage': 'Salvia secca, salvia essiccata',
  'mixed-herbs':
    'Erbe di Provenza, erbe aromatiche secche, erbe italiane, erbe miste, erbe essiccate, misto di erbe aromatiche, erbe provenzali, erbe aromatiche essiccate, aromi per arrosto, erbe secche, aromi, mix di erbe, salamoia bolognese, sale aromatico e erbe, erbe per arrosti, mix di erbe aromatiche',
  'garam-masala': 'Garam masala',
  nutmeg: 'Noce moscata',
  'garlic-powder':
    'Aglio in polvere, polvere d’aglio, aglio granulare, aglio essiccato, aglio secco, aglio disidratato, aglio liofilizzato',
  'bay-leaves': 'Alloro, lauro, foglie d’alloro',
  'ground-ginger':
    'Zenzero in polvere, zenzero macinato, zenzero essiccato, polvere di zenzero, zenzero secco',
  'nutritional-yeast':
    'Lievito alimentare, lievito in scaglie, scaglie di lievito, lievito in fiocchi, lievito nutrizionale',
  salt: 'Sale, sale marino, sale iodato, sale da cucina, sale rosa dell’Himalaya, fior di sale, Gemma di Mare, sale di Trapani, Maldon, sale dell’Himalaya, fiocchi di sale, sale al tartufo, sale iposodico, Novosal, sale per salamoia, sale marino iodato, salgemma, macinasale',
  sugar:
    'Zucchero, zucchero semolato, zucchero in zollette, zollette, zucchero in granella, zucchero per marmellate, Fruttapec, granella di zucchero, Eridania, zuchero, fruttosio, destrosio, zucchero perlato, zucchero invertito',
  'brown-sugar':
    'Zucchero di canna, zucchero grezzo, muscovado, panela, zucchero di cocco, zucchero integrale, zucchero grezzo di canna, mascobado, zucchero bruno, Demerara, zucchero integrale di canna, zucchero di fiori di cocco, Tropical zucchero, dulcita, zuchero di canna',
  'icing-sugar': 'Zucchero a velo, zucchero a velo vanigliato, zucchero impalpabile',
  'caster-sugar': 'Zucchero fine, zucchero extrafine, zucchero superfino, zucchero finissimo, Zefiro',
  sweetener:
    'Dolcificante, stevia, aspartame, xilitolo, eritritolo, Dietor, Truvia, TIC dolcificante, saccarina, Mivida, sucralosio, zucchero di betulla, Diete.Tic, dolcificante liquido, Equilibra stevia, Tic dolcificante liquido',
  flour:
    'Farina, farina di frumento, farina per dolci, tapioca, farina Caputo, mix senza glutine, farina per torte, fioretto, farina per pasta fresca, farina per pasta, farina macinata a pietra, farina antigrumi, farina di canapa, farina di carrube, arrowroot, perle di tapioca, farina di grano duro e tenero, Nutrifree, farina speciale per dolci, fior di farina',
  cornflour: 'Maizena, fecola, amido, Frumina, amido di frumento',
  'self-raising-flour':
    'Farina autolievitante, farina con lievito, farina lievitante, farina con lievito incorporato',
  'bread-flour':
    'Farina Manitoba, manitoba, farina per pane, farina per pizza, farina di forza, farina forte, farina per pane e pizza, farina pizza, farina per focaccia, farina per panettone, farina Caputo pizza, mix per pane senza glutine farina, farina per lievitati, farina panificabile',
  'rice-flour': 'Farina di riso, crema di riso, farina di riso glutinoso',
  'gram-flour': 'Farina di ceci, farina di ceci per farinata',
  'wholemeal-flour':
    'Farina integrale, farina di farro, farina di segale, farina di grano saraceno, farina di avena, farina d’avena, farina di kamut, farina di farro integrale, farina semintegrale, farina multicereali, farina ai cereali, farina di segale integrale, farina ai sette cereali, farina di grano saraceno integrale, farina di monococco, farina di grano intero',
  'baking-powder':
    'Lievito per dolci, bustina di lievito, bicarbonato, lievito vanigliato, lievito istantaneo per torte salate, lievito chimico, cremor tartaro, cremortartaro, Pane degli Angeli, lievito per torte, lievito per dolci vanigliato, lievito istantaneo per pizze, bustine di lievito, ammoniaca per dolci, ammoniaca per biscotti, lievito',
  yeast:
    'Lievito di birra secco, lievito secco, lievito di birra liofilizzato, lievito Mastro Fornaio, Mastro Fornaio, lievito di birra granulare, lievito di birra disidratato, lievito secco attivo, lievito secco per pane, lievito madre essiccato, lievito madre secco, pasta madre essiccata, lievito di birra in polvere, lievito di birra secco attivo, lievito disidratato, pasta madre secca, lievito di birra in bustina, lievito di birra essiccato, pasta acida essiccata, lievito naturale secco',
  'fresh-yeast':
    'Lievito di birra fresco, lievito di birra, cubetto di lievito, lievito fresco, panetto di lievito, panetto lievito, lievito di birra in panetto',
  'baking-mix':
    'Preparato per dolci, preparato per torta, preparato per crema, preparato per budino, preparato per torte, preparato per pane, preparato per pizza, preparato per tiramisù, preparato per panna cotta, preparato per muffin, purè in fiocchi, purè istantaneo, purè Pfanni, Pfanni, preparato per purè, fiocchi di patate, agar agar, addensante per panna, pectina, gelificante, preparato per creme caramel, preparato per crème caramel, preparato per budino Cameo, budino Cameo, budino in polvere, crema pasticcera in polvere, preparato per pancake, preparato per crêpes, preparato per gelato, preparato per cheesecake, Cameo budino, Cameo torta, preparato per ciambella, Elah budino, Elah preparato, purè in busta, preparato per gnocchi, preparato per besciamella dolce, preparato per brownies, mix per torte, mix per pane, preparato per mousse, farina di semi di carrube, xantano, gomma di xantano, gomma di guar, fiocchi per purè, purè di patate in polvere, Budino da cuocere, crema pronta in polvere, preparato per falafel, preparato per piadina, preparato per torta Cameo, preparato per plumcake, preparato per focaccia, Frutta Pec, Fruttapec 2:1 preparato, stabilizzante per panna, Pannafix, preparato per crema pasticcera, crema pasticcera in busta, preparato per polpette vegetali, preparato per farinata, preparato per chiacchiere',
  gelatine:
    'Gelatina in fogli, colla di pesce, fogli di gelatina, gelatina alimentare, gelatina in polvere, fogli di colla di pesce, gelatina per dolci, gelatina Paneangeli',
  'jelly-cubes':
    'Gelatina in polvere per dessert, Tortagel, gelatina per torte, preparato per gelatina, Torta Gel, preparato per gelatina di frutta, gelatina spray',
  'baking-decoration':
    'Decorazioni per dolci, decorazioni per torte, zucchero vanigliato, bustine di zucchero vanigliato, coloranti alimentari, colorante alimentare, canditi, frutta candita, scorze d’arancia candite, arancia candita, cedro candito, ciliegie candite, zenzero candito, fiori d’arancio, acqua di fiori d’arancio, acqua di rose, aroma di rum, aroma mandorla, aroma limone, fialette, fiala aroma, aroma di arancia, aroma di mandorla, aroma di limone, scorzette candite, scorze di arancia candite, pasta di cioccolato plastico, acido citrico, penne decorative per dolci, ostie, ostia, candeline alimentari di zucchero, cubetti d’arancia candita, ciliegine candite, scorza d’arancia candita, scorza candita, scorze candite, Fior di Sicilia aroma, millefiori aroma, fialetta di fiori d’arancio, aromi per dolci, aroma per dolci, bagna analcolica per dolci, bustina di zucchero vanigliato, zucca candita, frutta candita mista, cialde decorative, perle croccanti, scorza di limone candita, aroma rum, aroma arancia, aroma panettone, ciliegie candite rosse, marroni canditi, aroma fiori d’arancio, macedonia candita',
  'vanilla-extract':
    'Estratto di vaniglia, vaniglia, vanillina, essenza di vaniglia, vaniglia liquida, pasta di vaniglia',
  'desiccated-coconut':
    'Cocco grattugiato, farina di cocco grattugiato, cocco rapè, cocco disidratato, cocco rapé, cocco in scaglie, scaglie di cocco, cocco in polvere, cocco essiccato grattugiato, polvere di cocco, cocco a scaglie',
  icing:
    'Glassa di zucchero, glassa per torte, pasta di zucchero, ghiaccia reale, copertura al cioccolato, glassa al cioccolato, glassa reale, glassa a specchio, fondente di zucchero, copertura per torte, ghiaccia, pasta da zucchero, glassa per dolci',
  sprinkles:
    'Codette, zuccherini, praline colorate, confettini, diavolini, palline di zucchero, perline di zucchero, stelline di zucchero, corallini di zucchero, diavoletti, momperiglia, mompariglia, cuoricini di zucchero, granella colorata, argentini, zucchero colorato',
  'vegetable-stock':
    'Brodo, brodo vegetale, brodo fatto in casa, brodo di verdure, brodo di pesce, fumetto di pesce, fumetto, brodo fresco, brodo vegetale fatto in casa, brodo avanzato, bisque di brodo, brodo della nonna, avanzi di brodo, brodo di funghi, acqua di cottura, court bouillon, brodo di gamberi, brodo misto, fumetto di gamberi, brodo di verdura',
  'carton-stock':
    'Brodo in brick, brodo pronto, brodo liquido, brodo pronto Knorr, brodo vegetale in brick, brodo in brik, brodo in cartone, brodo pronto in brik, brodo Star pronto, brodo di carne pronto, brodo vegetale pronto, brodo di pollo pronto, brodo in tetrapak, Brodo Pronto Star, brodo in bottiglia, brodo di carne in brik, brodo di pollo in brik, brodo vegetale in brik',
  soup: 'Zuppa, zuppe, minestra, minestre, vellutata, vellutate, passato, crema di zucca, vellutata di zucca, zuppa di fagioli, zuppa di pesce, brodetto, brodetto di pesce, cacciucco, cacciucco alla livornese, ribollita, pappa al pomodoro, crema di funghi, crema di zucchine, crema di asparagi, crema di piselli, vellutata di funghi, vellutata di asparagi, vellutata di broccoli, zuppa di cozze, zuppa inglese salata, miso in brodo, tom yum, tom yam, pho, gazpacho, stracciatella in brodo, acquacotta, macco di fave, macco, jota, zuppa di legumi, minestra in brodo, minestra maritata, borsch, vichyssoise, passato di piselli, crema di carote, crema di cavolfiore, crema di broccoli, crema di patate, crema di finocchi, bisque, bisque di gamberi, riso in brodo, minestrina, minestrina in brodo, semolino in brodo, semolino cotto, zuppa di patate, zuppa di funghi, zuppa avanzata, avanzi di zuppa, minestra di fagioli, vellutata di carote, vellutata di piselli, vellutata di patate, vellutata di carciofi, vellutata di cavolfiore, crema di porri, crema di sedano rapa, crema di spinaci, crema di topinambur, crema di lattuga, fave e cicoria, purè di fave e cicoria, purea di fave, purè di fave, zuppa imperiale, zuppa valpellinentze, zuppa di trippa, mesciua, gran farro, zuppetta, zuppa di vongole, zuppa di cipolle gratinata, orzetto, minestra di orzo e fagioli, zuppa di carciofi, ginestrata, zuppa di mais, ciambotto, buridda, ciuppin, crema di barbabietole, crema di cannellini, crema di fagioli, crema di castagne salata, crema di cipolle, sbroscia, virtù, fagioli con la pasta in brodo, zuppa gallurese, suppa cuata, bagnun di acciughe',
  'chicken-soup':
    'Zuppa di pollo, minestra di pollo, brodo di pollo con pasta, zuppa di gallina, vellutata di pollo, zuppa di pollo e verdure',
  'tomato-soup':
    'Zuppa di pomodoro, vellutata di pomodoro, crema di pomodoro, passato di pomodoro, zuppa di pomodori, vellutata di pomodori',
  'vegetable-soup':
    'Zuppa di verdure, passato di verdure, vellutata di verdure, minestra di verdure, crema di verdure, passato di verdura, minestra di verdura, vellutata di verdura, passato vegetale, passato di legumi e verdure',
  'lentil-soup':
    'Zuppa di lenticchie, minestra di lenticchie, vellutata di lenticchie, crema di lenticchie, zuppa di lenticchie rosse',
  minestrone:
    'Minestrone, minestrone di verdure, minestrone fatto in casa, minestrone alla genovese, minestrone fresco, minestrone avanzato, avanzi di minestrone, minestrone con riso, minestrone cotto',
  stew: 'Stufato, brasato, spezzatino, spezzatino cotto, spezzatino con patate, spezzatino di carne, spezzatino con piselli, spezzatino con le patate, spezzatino e patate, stufato di manzo, brasato al Barolo, brasato al vino rosso, cassoeula, cassœula, cazzoeula, peposo, ossobuco alla milanese, ossobuco cotto, coniglio alla cacciatora, pollo alla cacciatora, coniglio alla ligure, coniglio in umido, coniglio alle olive, agnello in umido, abbacchio alla cacciatora, cinghiale in umido, cinghiale stufato, lepre in salmì, salmì, capriolo in salmì, civet, coda alla vaccinara in umido, polpette al sugo, polpette in umido, polpette in bianco, polpettine al sugo, salsicce e fagioli, salsiccia e fagioli, fagioli con le cotiche, fagioli e cotiche, fagioli all’uccelletto, salsiccia e patate, salsicce e lenticchie, lenticchie e cotechino, cotechino e lenticchie, cotechino con lenticchie, zampone e lenticchie, lenticchie in umido, carne in umido, pollo in umido, pollo con peperoni, pollo e peperoni, pollo alla romana, bocconcini di pollo ai funghi, bocconcini di pollo con verdure, salsiccia e peperoni, salsiccia e friarielli, salsicce e friarielli, spezzatino di vitello con piselli, tajine, tajine di pollo, tagine, couscous di carne, manzo all’olio, manzo stufato, pastissada, pollo alle mandorle cinese, pollo alla curcuma, pollo alla senape, pollo ai funghi, pollo agrodolce, maiale in agrodolce, pollo alla soia, manzo con verdure, pollo con verdure, straccetti di pollo con verdure, straccetti di pollo ai funghi, bocconcini di vitello ai funghi, stracotto, fricassea, fricassea di pollo, agnello cacio e ova, involtini al sugo, braciole al sugo, brasciole al sugo, salsicce al sugo, salsiccia in umido, salsicce in umido, umido di carne, lesso rifatto, lesso rifatto con le cipolle, francesina, genovese, sugo alla genovese, polpettone in umido, trippa e fagioli, pollo all’arrabbiata, pollo con olive, pollo alle olive, maiale al latte in umido, boeuf bourguignon, blanquette, pollo al marsala, pollo alla marengo, crauti e wurstel, crauti con costine, würstel e crauti, wurstel e crauti, crauti e würstel, choucroute, bocconcini di tacchino ai funghi, puccia bergamasca, rostisciada, fagiolata, fagioli e salsiccia, ceci in umido, fagioli in umido, pollo in fricassea, cinghiale alla maremmana, pollo con patate in umido, tofeja, pollo alla panna, trippa con patate, ragù di polpette, pollo alla contadina, anatra all’arancia, faraona in umido, piccione in umido, seppie con polenta, baccalà con polenta, manzo brasato, guancia brasata, guanciale brasato, guance brasate, stinco brasato, gulyas',
  'chilli-con-carne':
    'Chili con carne, chili, chili di carne, chili vegetariano, chili sin carne, chili fatto in casa, chili vegano, chili con fagioli',
  casserole: 'Piatto in casseruola, casseruola, casseruola di pollo, casseruola di verdure',
  bolognese:
    'Ragù, ragù alla bolognese, ragù di carne, ragù fatto in casa, sugo di carne, sugo alla bolognese, ragù avanzato, ragu, ragù della nonna, bolognese, ragù di pollo, sugo di salsiccia, sugo con salsiccia, sugo di cinghiale, sugo al ragù, avanzi di ragù, ragout, sugo con le spuntature, sugo di polpette, ragù di pesce, sugo con carne macinata, ragù di verdure, ragù di lenticchie, ragù di polpo',
  ratatouille:
    'Ratatouille, caponata, caponatina, ciambotta, cianfotta, ciammotta, caponata di carciofi, caponata di verdure, ratatuia, giambotta',
  goulash:
    'Gulasch, goulash, gulash, gulasch con patate, spezzatino alla ungherese, zuppa di gulasch, spezzatino ungherese, gulaschsuppe',
  moussaka: 'Moussaka, musaka, mussaka',
  'cooked-dal': 'Dal, dhal, dahl, dal di lenticchie, zuppa dal, curry di lenticchie',
  curry:
    'Curry, pollo al curry, curry di pollo, curry di verdure, gamberi al curry, agnello al curry, curry di gamberi, butter chicken, tikka, tofu al curry, verdure al curry, curry di pesce, maiale al curry, tacchino al curry, ceci al curry, lenticchie al curry, bocconcini di pollo al curry, massaman, chana masala, palak paneer, vindaloo, rogan josh, rendang, pollo tikka, spezzatino al curry, curry madras',
  'chicken-tikka-masala': 'Pollo tikka masala, chicken tikka masala, tikka masala',
  'thai-green-curry':
    'Curry verde thai, curry verde, curry thai, curry verde di pollo, pollo al curry verde, curry thailandese',
  korma: 'Korma, pollo korma, chicken korma, korma di pollo',
  'ready-meal':
    'Piatto pronto, pasto pronto, monoporzione pronta, cibo da asporto, piatto di gastronomia, gastronomia pronta, melanzane alla parmigiana, parmigiana, gratin, gratin di patate, gratin di verdure, peperoni ripieni, zucchine ripiene, melanzane ripiene, verdure ripiene, cavolo ripieno, involtini di verza, timballo di verdure, sformato, sformato di verdure, sformato di patate, gattò di patate, gattò, gateau di patate, gatò di patate, patate gratinate, cavolfiore gratinato, finocchi gratinati, tapas, bento, pranzo, cena, schiscetta pronta, piatto unico, cibo d’asporto, piatto di rosticceria, pranzo al sacco, secondo pronto, primo pronto, secondo piatto, primo piatto, secondi pronti, primi pronti, involtini di melanzane, involtini di peperoni, involtini di radicchio, rotolini di melanzane, melanzane a funghetto, enchiladas, tortino di patate, tortino di carciofi, tiella, tiella barese, carciofi ripieni, cipolle ripiene, flan di verdure, flan di spinaci, sformato di spinaci, sformato di broccoli, sformato di carote, sformatini, patate ripiene, involtini di zucchine, insalata pronta con pasto, menù, menu, pasto, cena pronta, pranzo pronto, mezze, finocchi alla besciamella, verdure gratinate, zucchine gratinate, porri gratinati, broccoli gratinati, cavolfiore al forno con besciamella, asparagi alla bismarck, asparagi gratinati, radicchio gratinato, funghi ripieni, pomodori gratinati ripieni, vaschetta di gastronomia, doggy bag, box pranzo, indivia gratinata, melanzane gratinate, cannelloni di verdure, melanzane al forno con pomodoro, polpettone di verdure, polpettone alla ligure, polpettone ligure, ripieni alla ligure, ripieni liguri, patate al gratin, gratin di cavolfiore, patate e formaggio gratinate, frico, frico con patate, rotolo di patate, rotolo di spinaci, tortino di broccoli, tortino, cavolfiore alla besciamella, canederli, canederli allo speck, canederli agli spinaci, canederlo, knödel, canederli al formaggio, canederli di spinaci',
  leftovers:
    'Avanzi, avanzi di ieri, avanzi del pranzo, avanzi della cena, cibo avanzato, rimasugli, resti della cena, avanzi di pranzo, avanzi di cena, avanzo, resti del pranzo, avanzi del cenone',
  'cottage-pie':
    'Pasticcio di carne e patate, sformato di carne e patate, sformato di patate e carne, shepherd’s pie di manzo, timballo di patate e carne, cottage pie, tortino di carne e patate',
  'shepherds-pie': 'Pasticcio di agnello, pasticcio di agnello e patate, shepherd’s pie',
  'fish-pie':
    'Pasticcio di pesce, gratin di pesce, sformato di pesce, brandade, gratinato di mare, tortino di pesce, tiella di pesce, timballo di pesce, tortino di salmone, tortino di merluzzo, sformato di tonno, baccalà gratinato, pasticcio di mare',
  meatloaf:
    'Polpettone, polpettone di carne, polpettone di tonno, polpettone al forno, polpettone di pollo, polpettone della nonna, polpettone di carne al forno, polpettone di tonno e patate',
  'frozen-meal':
    'Piatto pronto surgelato, lasagne surgelate, pasto surgelato, 4 Salti in Padella, quattro salti in padella, Sofficini, Sofficini Findus, paella surgelata, risotto surgelato, cannelloni surgelati, Quattro Salti, Salti in Padella, pasta surgelata, primo piatto surgelato, gnocchi surgelati al pomodoro, parmigiana surgelata, crespelle surgelate, zuppa surgelata, zuppa di pesce surgelata, ravioli al vapore surgelati, sofficino, sofficini ai funghi, sofficini al pomodoro e mozzarella, sofficini al prosciutto, lasagna surgelata, piatto surgelato, insalata di mare surgelata, spaghetti allo scoglio surgelati, primi surgelati, zuppa di legumi surgelata, minestra surgelata, lasagne congelate',
  'cooked-vegetables':
    'Verdure cotte, verdure grigliate, melanzane grigliate, zucchine grigliate, peperoni grigliati, verdure al forno, verdure bollite, contorno, contorni, contorno di verdure, spinaci cotti, spinaci al burro, bietole cotte, bietole all’agro, cicoria ripassata, cicoria in padella, fagiolini lessi, fagiolini bolliti, fagiolini cotti, zucchine trifolate, carote al burro, carote in padella, peperonata, peperoni in padella, peperoni arrostiti, peperoni al forno, verza stufata, finocchi al forno, finocchi al burro, carciofi alla romana, carciofi alla giudia, carciofi trifolati, carciofi fritti, verdure fritte, verdure pastellate, fiori di zucca fritti, fiori di zucca ripieni, cavolfiore lesso, broccoli lessi, broccoli al vapore, patate lesse, patate bollite, patate al vapore, patate lessate, avanzi di verdure, verdura ripassata, piselli in umido, piselli al prosciutto, piselli e prosciutto, piselli cotti, cipolle al forno, cipolle caramellate, cipolle stufate, cipolline glassate, pomodori gratinati, pomodori al gratin, pomodori al forno, zucca al forno, zucca arrosto, friarielli in padella, friarielli saltati, friarielli ripassati, cime di rapa saltate, verdure in padella, verdure saltate, verdure al vapore, verdure arrosto, verdure lesse, grigliata di verdure, verdure alla griglia, tris di verdure grigliate, melanzane fritte, melanzane al funghetto, melanzane a fungitiello, melanzane al forno, zucchine fritte, zucchine in padella, zucchine al forno, asparagi lessi, asparagi cotti, asparagi al forno, patate e fagiolini, patate e peperoni, patate in umido, erbette cotte, spinaci saltati, spinaci in padella, scarola ripassata, scarola stufata, scarola in padella, carote cotte, carote bollite, carote al forno, cavoletti di Bruxelles al forno, radicchio alla griglia, radicchio trevigiano grigliato, radicchio al forno, cavolfiore al forno, cavolfiore fritto, broccoli in padella, broccoli ripassati, broccolo affogato, cavolo stufato, cavolo rosso stufato, crauti cotti, crauti stufati, verze stufate, verza in padella, teccia, patate in tecia, patate in teccia, fagiolini al pomodoro, fagiolini in umido, bandiera, melanzane in padella, carciofi in umido, carciofi e patate, carciofi in padella, carciofi bolliti, bieta ripassata, funghi in padella, funghi cotti, porcini trifolati, porcini fritti, funghi fritti, insalata russa cotta, purea di verdure, asparagi al burro, verdure stufate, verdure in umido, cavolo nero ripassato, coste al burro, coste cotte, erbe di campo ripassate, erbette saltate, agretti lessi, fave stufate, fave cotte, spinaci lessi, spinaci bolliti, taccole al pomodoro, zucca in padella, zucca in agrodolce, rape al forno, puntarelle ripassate, patate prezzemolate, wok di verdure, tian di verdure',
  'mashed-potato':
    'Purè, purè di patate, purea di patate, purea, purè fatto in casa, pure di patate, patate schiacciate, purè di zucca, purea di zucca, purea di piselli, puré, puré di patate, purea di verdura, purea di cavolfiore, purè di piselli, purè di cavolfiore, purè di patate fatto in casa, purè di verdure, aligot, purea di broccoli, purea di spinaci',
  'roast-potatoes':
    'Patate al forno, patate arrosto, patate in padella, patate sabbiose, patate saltate, patate al rosmarino, patate cotte, patate rosolate, patate novelle al forno, patate fatte al forno, patate alla contadina, patate trifolate, spicchi di patate al forno, patate grigliate, patate in padella con cipolle, patate arrosto al rosmarino, patate alla lionese, patate e cipolle in padella, patate dolci al forno, patate della nonna, patate a fette al forno, patate saltate in padella',
  'baked-potato':
    'Patate al cartoccio, patata al forno, patate intere al forno, patate hasselback, jacket potato, patata ripiena',
  'dressed-salad':
    'Insalata condita, insalata, insalata mista, insalata verde condita, caprese, insalata nizzarda, insalatona, insalata di tonno e verdure, poke, poke bowl, pokè, insalata con pollo, carote grattugiate condite, panzanella, condiglione, insalata di cavolo nero, carpaccio di zucchine, carpaccio di funghi, carpaccio di carciofi, carpaccio di verdure, carote grattugiate, pomodori conditi, pomodori e mozzarella, pomodoro e mozzarella, mozzarella e pomodoro, cappon magro, insalata con uova, insalata con tonno, insalata di rinforzo, insalata di pollo e verdure, prosciutto e melone, bresaola rucola e grana, bresaola rucola e parmigiano, fagioli e cipolla, insalata mista condita, insalata pantesca, insalata waldorf, fattoush, insalata arcobaleno, insalata di uova sode, puntarelle condite, puntarelle alla romana',
  'potato-salad':
    'Insalata di patate, insalata russa, insalata di patate e fagiolini, patate in insalata, insalata di patate e uova',
  coleslaw:
    'Insalata di cavolo, coleslaw, insalata di cappuccio, insalata di verza, cavolo in insalata, insalata di crauti, cappuccio in insalata',
  'greek-salad': 'Insalata greca, insalata greca con feta',
  'caesar-salad': 'Caesar salad, insalata Caesar, insalata cesare, insalata di Cesare, insalata Cesar',
  sandwich:
    'Panino, panini imbottiti, tramezzino, tramezzini, toast, toast al prosciutto e formaggio, panino al prosciutto, panino al salame, panino con salame, panino con tonno, panino con la mortadella, panino con mortadella, panino con la porchetta, panino prosciutto e formaggio, sandwich, club sandwich, piadina farcita, piadina con prosciutto, piadina crudo e squacquerone, wrap di pollo, wrap con pollo, wrap farcito, bruschetta, bruschette, bruschetta al pomodoro, crostone, crostoni, tartine, tartina, kebab, piadina kebab, doner, hot dog, panino con salsiccia, focaccia farcita, focaccia ripiena, bagel farcito, medianoche, mozzarella in carrozza, panino con lampredotto, pane ca meusa, pane e panelle, panino con la milza, panino con panelle, panuozzo, trapizzino, saltimbocca napoletano, cuzzetiello, tramezzino al tonno, tramezzini al tonno, toast al formaggio, pizza e mortazza, pizza bianca con mortadella, piadina vegetariana, piadina vegetale, rotolo di piadina, tortilla farcita, panino con cotoletta, panino con frittata, panino con pollo, panini per la scuola, panino al formaggio, panozzo, gyros pita, pita farcita, shawarma, banh mi, croque monsieur, croque-monsieur, francesina imbottita, crostini con salmone, tartine al salmone, pancarrè farcito, tosti, rustico panino, avocado toast, panino con prosciutto crudo, panino con bresaola, bun farcito, bao, spianata farcita, tigelle farcite, puccia farcita, panini napoletani, pagnottiello, pane pizza farcito, pane cunzato, pane e pomodoro, pane con pomodoro, acquasale, frisa condita, friselle condite, cialledda',
  cheeseburger:
    'Cheeseburger, panino con hamburger, hamburger con pane, burger con patatine, Big Mac, McDonald’s, hamburger McDonald’s, Whopper, panino hamburger, burger fatto in casa completo, Crispy McBacon, McChicken, hamburger e patatine, hamburger con patatine, McDonald, chicken burger panino',
  burrito:
    'Burrito, burritos, tacos, taco, fajitas, fajita, quesadilla, quesadillas, tacos di carne, burrito di pollo, fajitas di pollo, nachos al formaggio, chimichanga, tacos di pesce',
  sushi:
    'Sushi, sashimi, nigiri, maki, uramaki, hosomaki, temaki, futomaki, chirashi, tartare, tartare di salmone, tartare di tonno, tartare di carne, carpaccio, carpaccio di salmone, carpaccio di tonno, carpaccio di carne, carne cruda all’albese, carne all’albese, carne cruda battuta al coltello, ceviche, tataki, tataki di tonno, box di sushi, salmone crudo sashimi, sashimi di salmone, poke di salmone, poke salmone, poke di tonno, carne salada a carpaccio, crudo di pesce, crudo di mare, cruditè di mare, crudité di mare, tartare di pesce spada, gunkan, california roll, uramaki al salmone, barchette di sushi, steak tartare, albese',
  pizza:
    'Pizza, pizza margherita, pizza marinara, pizza ai quattro formaggi, pizza quattro stagioni, pizza capricciosa, pizza diavola, pizza al prosciutto, pizza fatta in casa, tranci di pizza, pizza avanzata, avanzi di pizza, pizzette, pizzetta, calzone, calzoni, calzone fritto, pizza fritta, panzerotto, panzerotti, panzerotti fritti, pizza alla pala, pizza d’asporto, pinsa romana, pizza con patate, pizza alla norma, pinsa farcita, pinsa condita, pizza wurstel e patatine, pizza prosciutto e funghi, spicchio di pizza, fetta di pizza, pizzette di sfoglia, sfincione, sfincione palermitano, scacciata, scaccia, scacce, pizza al tegamino, pizza con bufala, flammkuchen, sardenaira, piscialandrea, focaccia di Recco, focaccia al formaggio, focaccia col formaggio, focaccia con formaggio, farinata farcita, calzone al forno, pizza alle verdure, pizza bianca farcita, pizza avanzata di ieri, pizza da asporto, montanara, montanarine, pizzelle fritte, pizza con salame, pizza al salame piccante, crescioni, cascione, cascioni, calzoncello, calzoncelli, pizza al pomodoro, pizza Catarì, Catarì, pizza Buitoni fresca, panzerottini, bombette di pizza, sfincionello, rianata, focaccia pomodoro e mozzarella, pizza con la scarola',
  'frozen-pizza':
    'Pizza surgelata, pizza Buitoni, Bella Napoli, pizza Bella Napoli, pizza congelata, pizza Cameo, Cameo Ristorante, Ristorante Cameo, pizza Italpizza, pizza Roncadin, pizzette surgelate, pizza surgelata margherita, Italpizza, Cameo pizza, pizza Ristorante, pizza Regina, pinsa surgelata, focaccia surgelata, pizza Svila, pizza margherita surgelata, panzerotti surgelati, pizza Sfornatutti, Pizza Speedy, Speedy Pizza, tranci di pizza surgelati, Catarì surgelata',
  quiche:
    'Torta salata, quiche, quiche lorraine, torta rustica, torta salata con spinaci, torta pasqualina, erbazzone, torta verde, sfoglia ripiena salata, torta salata alle verdure, torta di verdure, torta di spinaci, torta di carciofi, torta ai porri, plumcake salato, ciambella salata, torta salata ricotta e spinaci, casatiello, tortano, babà rustico, strudel salato, strudel di verdure, muffin salati, muffin salato, torta salata di patate, torta salata ai carciofi, torta salata ai funghi, torta salata agli asparagi, torta salata ai porri, torta salata di verdure, quiche di verdure, quiche agli asparagi, quiche ai porri, quiche al salmone, scarpazzone, scarpazza, torta d’erbi, torta d’erbe, torta baciocca, torta di riso ligure, torta di cipolle, torta di bietole, torta di zucca salata, torta di patate, torta di zucchine, torta di porri, torta salata al salmone, torta salata con ricotta, strudel di spinaci, strudel salato alle verdure, sfogliata salata, crostata salata, crostata di verdure, tarte salata, tarte tatin salata, tarte tatin di cipolle, rotolo di sfoglia salato, danubio, brioche rustica, brioche salata, rotolo salato, ciambellone salato, cake salato, plum cake salato, tortino di sfoglia, girelle salate, girelle di sfoglia salate, torta di scarola, torta salata alla zucca, torta di formaggio salata, torta al formaggio di Pasqua, crescia di Pasqua, torta di Pasqua al formaggio, pizza di Pasqua, pizza chiena, pizza piena, fiadoni, fiadone, torta pasqualina di carciofi, torta salata con wurstel, angelica salata, treccia di sfoglia salata, treccia salata ripiena, torta di radicchio, torta di asparagi, tarte flambée, torta di broccoli, pizza di Pasqua al formaggio, torta brisée salata, polpettone di patate e fagiolini',
  'meat-pie':
    'Rustico, rustici, rustico leccese, torta salata di carne, sfogliata rustica, fagottini salati, salatini di sfoglia, salatini di pasta sfoglia, vol au vent, vol-au-vent, volauvent, crocchette di prosciutto, crocchette di carne, empanadas, empanada, olive all’ascolana, olive ascolane, olive ascolane fritte, crema fritta, bignè salati, cornetti salati, cornetto salato, croissant salato, filetto alla Wellington, salmone in crosta, arrosto in crosta, filetto in crosta, pasticcio di carne in crosta, frittelle salate, frittelle di zucchine, frittelle di verdure, frittelle di cavolfiore, frittelle di fiori di zucca, frittelle di alghe, frittelle di cipolla, panelle, panelle palermitane, cazzilli, crocché, crocchè, crocchè di patate, panzerottini di patate, panzarotti napoletani, pastella fritta, zeppoline fritte, zeppole salate, fritti misti, fritto misto all’italiana, fritto misto piemontese, fritto misto all’ascolana, frittatine napoletane, frittatina di pasta, frittatina napoletana, rustici di sfoglia, cannoli salati, bignè al formaggio, fagottini di sfoglia, fagottini di spinaci, fagottini ricotta e spinaci, strudel di carne, ravioli fritti salati, cassoni, polpettone in crosta, cotechino in crosta, involtini di sfoglia, croissant al prosciutto, cornetti al prosciutto, brioche al prosciutto, pasticcio, pasticcio ferrarese, tartellette salate, tartelletta salata, finger food, stuzzichini caldi, rosticceria siciliana, pezzi di rosticceria, rollò con wurstel, rollò, ravazzata, ravazzate, spiedino di rosticceria, pidone, pidoni, cartocciata, cartocciate, cipollina catanese, bolognese di rosticceria, cipollina di rosticceria, fagottino salato, panada, panadas, impanata siciliana, impanate, mpanatigghi, sfogliatina salata, sfogliatine rustiche, fagottini alle verdure, fagottini prosciutto e formaggio, rotolini di sfoglia, stick di sfoglia al formaggio, brik al tonno, börek, burek, sfogliatine ripiene, pitta mpigliata salata, pitta china, turcinelli fritti',
  'sausage-rolls':
    'Würstel in sfoglia, wurstel in pasta sfoglia, salatini con würstel, würstel in pasta sfoglia, salsicce in sfoglia, rustici con würstel, rustici con wurstel, salatini ai wurstel, rotolini di würstel, salsiccia in crosta, girelle di wurstel, salatini con wurstel, fagottini di wurstel, pan wurstel',
  'pork-pie':
    'Pasticcio di maiale, torta salata con salsiccia, torta salata di maiale, torta rustica con salsiccia, torta salata alla salsiccia',
  'cornish-pasty':
    'Fagottino di carne, fagottini ripieni di carne in sfoglia, calzoncini di carne, panzerotti di carne',
  samosas: 'Samosa, samosas, samosa di verdure, samosa alle verdure',
  'spring-rolls':
    'Involtini primavera, involtini vietnamiti, nem, involtini cinesi, involtini di verdure cinesi, involtini di carta di riso, summer roll, spring rolls, rotolini primavera',
  'onion-bhaji': 'Bhaji, pakora, pakora di verdure, frittelle indiane',
  dumplings:
    'Ravioli al vapore, ravioli cinesi, ravioli giapponesi, gyoza, dim sum, jiaozi, wonton, mandu, bao al vapore, ravioli alla piastra, ravioli alla griglia, ravioli di gamberi, ravioli di gamberi al vapore, ravioli cinesi al vapore, momo, dumpling, dumplings, shumai, xiaolongbao, pelmeni, baozi, ravioli di verdure al vapore, ravioli di carne al vapore, pane cinese al vapore, pierogi, manti turchi',
  fries:
    'Patatine fritte surgelate, patate fritte surgelate, patate surgelate, patatine surgelate, patatine da forno, patate stick, patate a spicchi surgelate, patate duchessa, rösti, rosti, anelli di cipolla, mozzarelline panate, mozzarelline fritte, mozzarelline impanate, mozzarella panata, mozzarella fritta, patatine McCain, McCain, Patasnella, Pizzoli, patate al forno surgelate, patate dolci fritte, patatine dolci fritte, stick di patate, patate a spicchi, patate noisette, noisette, patatine fritte da cuocere, crocchette, crocchetta, cipolle pastellate, onion rings, anelli di cipolla fritti, bastoncini di mozzarella, mozzarella sticks, wedges, patatine a onda surgelate, dippers, patate dippers, patate croccanti surgelate, camembert panato, formaggio panato, formaggio fritto, formaggio impanato, scamorza panata, patatine da friggere, patate sticks, patate prefritte, faccine di patate, smile di patate, noci di patate, palline di patate, nuggets di formaggio, jalapeños ripieni, cheese stick, hash brown, patatine airfryer, patate in friggitrice ad aria, patate per friggitrice ad aria, patatine McCain surgelate',
  'chip-shop-chips':
    'Patatine fritte, patate fritte, patatine del McDonald’s, patate fritte fatte in casa, patatine fritte fatte in casa, porzione di patatine, patatine McDonald’s, cartoccio di patatine, patatine avanzate, cartoccio di patatine fritte',
  'mixed-dish':
    'Piatto misto, bistecca e patatine, bistecca con patatine, carne e patate, pollo e patate, carne con patate, pollo con patate, cotoletta con patate, cotoletta e patatine, würstel e patatine, wurstel e patatine, secondo con contorno, salsiccia e purè, arrosto con patate, arrosto e patate, carne con contorno, pesce con patate, arrosto con purè, pesce e patate, branzino con patate, orata con patate, tacchino con patate, polpette e purè, polpette con purè, polpette e patate, fettine e patate, salsiccia con patate, carne e verdure, pollo e verdure, carne con verdure, bistecca con insalata, cotoletta e insalata, salsiccia e polenta, polenta e salsiccia, polenta e spezzatino, polenta con spezzatino, polenta con salsiccia, polenta e coniglio, polenta e cinghiale, polenta con carne, polenta e ragù, polenta con ragù, polenta e osei, uova e pancetta, uova e patate, carne e insalata, coniglio con patate, agnello con patate, agnello e patate, salmone con verdure, pesce con verdure',
  'rice-dish':
    'Piatto con riso, riso e pollo, riso con carne, riso con pesce, riso con tonno, pollo riso, pollo con riso, pollo al curry con riso, curry con riso, riso e carne, salmone con riso, carne e riso, riso e tonno, chili con riso, riso e salsiccia, riso con gamberetti, salmone e riso, riso e salmone, risotto con ossobuco, ossobuco con risotto, riso e gamberi, curry e riso, riso al tonno, riso con salmone, pesce con riso, riso e pesce, pollo curry e riso, pollo al curry e riso, riso con uova, polpette con riso, gamberi e riso, riso e uova, riso e wurstel',
};

export const foodNames: FoodNames = {
  foods,
  household,
  states,
  neutral,
  halfTins,
  liquids,
  and,
  leftovers: 'avanzi',
  grammar,
  also: [english],
};
