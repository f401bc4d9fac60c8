import type { FoodNames } from '@crisper/domain/foods/names.ts';
import { foodNames as english } from '#en/foods/names.ts';
import { grammar } from './grammar.ts';
import { and, halfTins, household, liquids, neutral, states } from './words.ts';

/** By the food's id. The first name is shown; the others are understood. What is another food than its head is named whole. */
const foods: FoodNames['foods'] = {
  milk: 'Lait, lait entier, lait demi-écrémé, lait écrémé, demi-écrémé, lait frais, lait pasteurisé, lait microfiltré, lait de vache, lait de pâturage, lait de montagne',
  'flavoured-milk':
    'Lait chocolaté, lait fraise, lait à la vanille, lait aromatisé, Candy’Up, Cacolac, café latte, latte macchiato, boisson lactée',
  'lactose-free-milk': 'Lait sans lactose, lait délactosé, Matin Léger',
  'goat-milk': 'Lait de chèvre, lait de brebis, lait de jument',
  'uht-milk': 'Lait UHT, lait longue conservation, lait stérilisé',
  'evaporated-milk': 'Lait concentré non sucré, lait concentré, lait évaporé, lait Gloria, lait Carnation',
  'condensed-milk': 'Lait concentré sucré, lait condensé, lait condensé sucré',
  'milk-powder': 'Lait en poudre, poudre de lait, Régilait, lait écrémé en poudre, lait entier en poudre',
  'raw-milk': 'Lait cru, lait cru de ferme, lait fermier, lait de ferme',
  milkshake: 'Milk-shake, milkshake, lait frappé, shake protéiné',
  buttermilk:
    'Lait ribot, babeurre, petit-lait, lactosérum, lait battu, lait baratté, leben, lben, laban, ayran, lassi',
  kefir: 'Kéfir, kéfir de lait, lait kéfir',
  'sour-milk': 'Lait fermenté, lait caillé, raïb',
  'plant-milk':
    'Lait végétal, boisson végétale, Alpro, lait de noisette, boisson à la noisette, lait d’épeautre, lait de cajou, lait de pois, lait de chanvre, breuvage végétal, crème végétale, crème de soja, crème de soya, cuisine soja, soja cuisine, crème d’avoine, avoine cuisine',
  'oat-milk': 'Lait d’avoine, boisson à l’avoine, breuvage d’avoine, Oatly',
  'soy-milk': 'Lait de soja, boisson au soja, lait de soya, boisson de soya, breuvage de soya',
  'almond-milk': 'Lait d’amande, boisson à l’amande, breuvage d’amande',
  'rice-milk': 'Lait de riz, boisson au riz',
  'coconut-drink':
    'Boisson coco, boisson noix de coco, boisson au lait de coco, boisson riz coco, breuvage de coco',
  cream:
    'Crème liquide, crème, crème fleurette, crème entière, crème entière liquide, crème légère, crème fraîche liquide, crème semi-épaisse, crème UHT, crème cuisine, crème de cuisson, crème à cuisiner, crème à fouetter',
  'half-and-half': 'Demi-crème',
  'double-cream': 'Crème double, double crème, crème double de Gruyère',
  'whipped-cream': 'Crème fouettée, chantilly, crème chantilly, crème montée, chantilly maison',
  'spray-cream':
    'Chantilly en bombe, bombe de chantilly, crème sous pression, crème fouettée en bombe, crème chantilly en bombe',
  'clotted-cream': 'Clotted cream, crème caillée',
  'creme-fraiche':
    'Crème fraîche, crème fraîche épaisse, crème épaisse, crème fraîche entière, crème fraîche légère, crème fraîche allégée, crème d’Isigny, crème fermière',
  'sour-cream': 'Crème aigre, crème sure, crème acidulée, smetana',
  'coffee-creamer': 'Crème à café, crème pour café, lait pour café, crémette, colorant à café',
  yoghurt:
    'Yaourt, yogourt, yoghourt, yogurt, yahourt, yaourt nature, yaourt aux fruits, yaourt à boire, yaourt brassé, yaourt à la vanille, yaourt de brebis, yaourt de chèvre, Activia, Actimel, Yop, Velouté nature, Perle de Lait, Panier de Yoplait, Yakult, bifidus, Taillefine, yaour',
  'greek-yoghurt':
    'Yaourt à la grecque, yaourt grec, yogourt grec, yaourt façon grecque, yogourt à la grecque',
  skyr: 'Skyr',
  labneh: 'Labné, labneh, lebné',
  'soy-yoghurt':
    'Yaourt au soja, yaourt végétal, dessert au soja, yogourt de soya, yogourt végétal, Sojasun, yaourt au lait de coco, yaourt vegan',
  'oat-yoghurt': 'Yaourt à l’avoine, yaourt au lait d’avoine',
  quark:
    'Fromage blanc, petit-suisse, faisselle, fromage frais, fromage blanc battu, Jockey, Câlin fromage blanc, Petits Filous, Danonino, Petits Musclés, séré, maquée, plattekaas, quark, fromage blanc nature',
  butter:
    'Beurre, beurre doux, beurre demi-sel, beurre salé, beurre de baratte, demi-sel, plaquette de beurre, beurre tendre, beurre allégé, beurre fin, beurre d’Isigny, beurre Charentes-Poitou, noix de beurre, noisette de beurre, beurre non salé, beure',
  'garlic-butter':
    'Beurre d’ail, beurre persillé, beurre maître d’hôtel, beurre d’escargot, beurre aux herbes, beurre aux fines herbes, beurre café de Paris, beurre aux algues, beurre aromatisé, beurre d’anchois, beurre de homard, beurre à la truffe, beurre de crevettes, huile à l’ail',
  margarine:
    'Margarine, Planta Fin, Fruit d’Or, St Hubert, Saint Hubert, Primevère, beurre végétal, beurre végétalien, beurre vegan, matière grasse à tartiner, Astra, Becel',
  ghee: 'Ghee, beurre clarifié, ghi, beurre à rôtir',
  lard: 'Saindoux, graisse de canard, graisse d’oie, graisse de bœuf, graisse de porc, suif, blanc de bœuf, graisse végétale, graisse à frire',
  cheese:
    'Fromage, plateau de fromages, assiette de fromages, fromage de vache, fromage en grains, cheddar en grains, crottes de fromage, frometon, fromton',
  'hard-cheese':
    'Fromage à pâte dure, fromage à raclette, raclette, raclette en tranches, tomme, tomme de Savoie, cantal, salers, laguiole, beaufort, abondance, mimolette, Ossau-Iraty, Etorki, appenzeller, tête de moine, sbrinz, étivaz, vacherin fribourgeois, tomme de brebis, tomme des Pyrénées, bethmale, vieux Brugge, tilsit, havarti, fromage d’alpage, rebibes',
  gouda: 'Gouda',
  edam: 'Edam, boule d’edam',
  emmental: 'Emmental, emmenthal',
  gruyere: 'Gruyère, gruyère suisse',
  manchego: 'Manchego',
  comte: 'Comté',
  'red-leicester': 'Red Leicester',
  'double-gloucester': 'Double Gloucester',
  wensleydale: 'Wensleydale',
  'monterey-jack': 'Monterey Jack',
  jarlsberg: 'Jarlsberg, maasdam, maasdamer, Leerdammer',
  provolone: 'Provolone',
  pecorino: 'Pecorino',
  'grana-padano': 'Grana padano',
  cheddar: 'Cheddar',
  parmesan:
    'Parmesan, parmigiano, parmigiano reggiano, copeaux de parmesan, parmesan en copeaux, croûtes de parmesan, parmezan',
  'grated-cheese':
    'Fromage râpé, râpé, emmental râpé, gruyère râpé, comté râpé, parmesan râpé, mozzarella râpée, cheddar râpé, trois fromages râpés, sachet de râpé, fromage à gratin',
  'sliced-cheese':
    'Fromage en tranches, tranches de fromage, La vache qui rit, Vache qui rit, Kiri, Babybel, Mini Babybel, Apéricube, fromage fondu, fromage à burger, fromage pour burger, cheddar en tranches, emmental en tranches, gouda en tranches, Toastinette, crème de gruyère, fromage pour croque-monsieur',
  'string-cheese': 'Fromage à effilocher, Ficello, Cheestrings, bâtonnets de fromage, torsades de fromage',
  'soft-cheese':
    'Fromage à pâte molle, coulommiers, pont-l’évêque, livarot, munster, maroilles, époisses, reblochon, demi-reblochon, saint-marcellin, saint-félicien, saint-nectaire, chaource, langres, vacherin, mont d’or, neufchâtel, brillat-savarin, morbier, saint-paulin, port-salut, Caprice des Dieux, Chaumes, Boursin, Saint-Albray, Vieux Pané, carré de l’Est, herve, taleggio, cancoillotte, Oka, Chamois d’Or, tomme vaudoise, demi-coulommiers, soumaintrain, St Nectaire, St Marcellin, St Félicien, St Paulin',
  brie: 'Brie, brie de Meaux, brie de Melun, pointe de brie, demi-brie',
  camembert:
    'Camembert, camembert de Normandie, calendos, demi-camembert, moitié de camembert, camenbert, camember',
  'goat-cheese':
    'Fromage de chèvre, chèvre, bûche de chèvre, chèvre frais, crottin, crottin de Chavignol, sainte-maure, rocamadour, cabécou, picodon, pélardon, valençay, selles-sur-cher, chabichou, Chavroux, petit chèvre, chèvre sec, banon, brique de chèvre, Soignon',
  'blue-cheese':
    'Bleu, fromage bleu, bleu d’Auvergne, fourme d’Ambert, fourme, Saint Agur, bleu de Bresse, Bresse Bleu, bleu des Causses, bleu de Gex, bleu danois',
  stilton: 'Stilton',
  gorgonzola: 'Gorgonzola',
  roquefort: 'Roquefort',
  feta: 'Feta, Salakis, fromage grec, feta en saumure',
  mozzarella:
    'Mozzarella, mozza, moza, burrata, mozzarella di bufala, billes de mozzarella, boule de mozzarella, perles de mozzarella, stracciatella, mozzarella de bufflonne, mozzarelle',
  halloumi: 'Halloumi, fromage à griller',
  paneer: 'Paneer, panir',
  'cottage-cheese': 'Cottage cheese, fromage cottage, cottage',
  'cream-cheese':
    'Fromage à tartiner, Philadelphia, St Môret, Saint Môret, Carré Frais, fromage frais à tartiner, fromage Tartare, Tartare ail et fines herbes, ail et fines herbes, Madame Loïk, fromage à la crème, fromage fouetté, Rondelé, fromage ail et fines herbes',
  mascarpone: 'Mascarpone',
  ricotta: 'Ricotta, brousse, brocciu, broccio, sérac',
  'vegan-cheese': 'Fromage végétal, fromage vegan, fromage végétalien, fauxmage, vromage, Violife',
  'cheese-sauce':
    'Sauce au fromage, béchamel, sauce béchamel, fondue, fondue savoyarde, fondue au fromage, fondue suisse, fondue moitié-moitié, sauce Mornay, sauce cheddar, sauce carbonara, sauce à la crème, sauce blanche, sauce au bleu, sauce roquefort, sauce quatre fromages',
  'nacho-cheese':
    'Sauce nacho au fromage, fromage à nachos, sauce fromage nachos, dip cheddar, dip au fromage',
  custard: 'Crème anglaise, crème pâtissière, sauce vanille, crème vanille',
  pudding:
    'Crème dessert, Danette, flan, Flanby, crème caramel, crème au caramel, crème brûlée, crème renversée, crème catalane, crème dessert chocolat, île flottante, œufs à la neige, œufs au lait, semoule au lait, gâteau de semoule, liégeois, café liégeois, chocolat liégeois, chocolat viennois, viennois, Mont Blanc, dessert, dessert lacté, entremets, pouding, pouding chômeur, pudding, blanc-manger, La Laitière, petits pots de crème, pot de crème au chocolat, pot de crème vanille, profiteroles, pavlova, poire belle-Hélène, banane split, flan au caramel, flan vanille, tapioca au lait, riz condé, crème au chocolat, crème aux œufs, crème au café, crème café, crème au citron, crème pistache, crème praliné',
  'chocolate-mousse': 'Mousse au chocolat, mousse, mousse au café, mousse au citron, mousse aux fruits',
  tiramisu: 'Tiramisu',
  trifle: 'Trifle',
  'rice-pudding': 'Riz au lait, gâteau de riz, pouding au riz',
  'panna-cotta': 'Panna cotta, pannacotta',
  cheesecake: 'Cheesecake, gâteau au fromage blanc, tarte au fromage blanc, gâteau au fromage',
  'jelly-dessert': 'Dessert en gelée, Jell-O, jelly, gelée dessert',
  'ice-cream':
    'Glace, crème glacée, cornet de glace, cônes glacés, Magnum, Cornetto, Ben & Jerry’s, Häagen-Dazs, Carte d’Or, Viennetta, glace vanille, glace au chocolat, glace fraise, bâtonnets glacés, esquimau, bac de glace, vacherin glacé, bûche glacée, gâteau glacé, omelette norvégienne, nougat glacé, sandwich glacé, yaourt glacé, mochis glacés, glace à l’italienne, crème molle, profiteroles glacées, pot de glace',
  'ice-lolly': 'Glace à l’eau, sucette glacée, Mr Freeze, popsicle, Calippo, bâtonnets à l’eau',
  sorbet: 'Sorbet, granité, sorbet citron',
  'baby-formula':
    'Lait infantile, lait pour bébé, lait bébé, lait 1er âge, lait 2e âge, lait 2ème âge, lait premier âge, lait deuxième âge, lait de croissance, lait de suite, lait maternisé, préparation pour nourrissons, préparation infantile, lait en poudre bébé, lait en poudre pour bébé, lait en poudre infantile, Gallia, Guigoz, Blédilait, Nidal, Modilac, Novalac, Aptamil, lait Picot',
  'made-formula': 'Biberon préparé, biberon de lait, biberon, lait infantile préparé, biberon déjà préparé',
  'baby-food':
    'Petits pots pour bébé, petit pot bébé, pots bébé, Blédina, Blédichef, purée pour bébé, purée bébé, compote bébé, compote pour bébé, gourde bébé, repas bébé, plat bébé, Hipp, Babybio, Good Goût, nourriture pour bébé, aliments pour bébé',
  'breast-milk': 'Lait maternel, lait de maman, lait tiré',
  egg: 'Œufs, œufs frais, œufs de poule, œufs de caille, œufs de cane, œufs extra-frais, boîte d’œufs, plateau d’œufs, douzaine d’œufs, œufs de ferme, œufs plein air, œufs bio, plaque d’œufs, gros œufs',
  'egg-white':
    'Blancs d’œufs, jaunes d’œufs, blancs en neige, œufs battus, œuf liquide, blanc d’œuf liquide, œuf cru',
  'boiled-egg': 'Œufs durs, œufs mollets, œufs à la coque, œufs cuits, œufs écalés',
  'egg-dish':
    'Omelette, œufs brouillés, œuf au plat, œufs sur le plat, œuf poché, œufs cocotte, œufs mimosa, œufs au bacon, œufs bénédicte, œufs florentine, œufs en meurette, œufs miroir, œufs en gelée, frittata, chakchouka, shakshuka, tortilla espagnole, tortilla de patatas, tortilla aux pommes de terre, tortilla oignon, tortilla chorizo, piperade, soufflé, soufflé au fromage, œufs à la crème, œufs à la russe, œufs à la béchamel, œufs au vin, œufs au curry, œufs à la coque farcis, œufs farcis, tortilla nature, tortilla aux légumes',
  'pickled-egg': 'Œufs au vinaigre, œufs marinés, œufs dans le vinaigre',
  'scotch-egg': 'Œufs écossais',
  'egg-substitute':
    'Substitut d’œuf, remplaçant d’œuf, œuf végétal, œuf vegan, œufs végétaux, alternative à l’œuf',
  eggnog: 'Lait de poule',
  beef: 'Bœuf, viande de bœuf, rôti de bœuf, rosbif, gîte, gîte à la noix, rond de gîte, macreuse, tende de tranche, basse côte, jumeau, aiguillette de bœuf, aiguillette baronne, culotte de bœuf, noix de gîte, taureau',
  brisket: 'Poitrine de bœuf, tendron de bœuf, pointe de poitrine, brisket',
  'stewing-beef':
    'Bœuf à mijoter, bœuf à braiser, viande à bourguignon, bœuf à bourguignon, bœuf pour bourguignon, morceaux à bourguignon, paleron, joue de bœuf, jarret de bœuf, collier de bœuf, sauté de bœuf, bœuf pour pot-au-feu, bœuf à ragoût, viande à ragoût, cubes de bœuf, bœuf en cubes, viande à carbonade, bœuf à fondue, noix de joue, noix de joue de bœuf, noix de bœuf',
  oxtail: 'Queue de bœuf',
  'short-ribs': 'Plat de côtes, plat de côtes de bœuf, bouts de côtes, short ribs',
  steak:
    'Steak, bifteck, steack, bavette, bavette d’aloyau, bavette de flanchet, onglet, hampe, steak de bœuf, pavé de bœuf, araignée de bœuf, tranche de bœuf, tranche grasse, T-bone, steak minute, pièce de bœuf, steak à griller',
  'sirloin-steak': 'Faux-filet, contre-filet, aloyau, steak d’aloyau, surlonge, bifteck de surlonge',
  'rump-steak': 'Rumsteck, romsteck, rumsteak, rumpsteak, pavé de rumsteck, cœur de rumsteck',
  'fillet-steak': 'Filet de bœuf, tournedos, chateaubriand, filet pur, filet pur de bœuf',
  'ribeye-steak': 'Entrecôte, côte de bœuf, noix d’entrecôte, train de côtes',
  veal: 'Veau, viande de veau, escalope de veau, rôti de veau, côte de veau, noix de veau, sous-noix de veau, quasi de veau, jarret de veau, tendron de veau, poitrine de veau, sauté de veau, épaule de veau, filet de veau, filet mignon de veau, flanchet de veau, grenadin de veau, longe de veau, pavé de veau, joue de veau, collier de veau, médaillon de veau, veau à blanquette, noix pâtissière, noix de ris de veau, tendrons',
  lamb: 'Agneau, viande d’agneau, mouton, viande de mouton, filet d’agneau, collier d’agneau, collier de mouton, sauté d’agneau, poitrine d’agneau, rôti d’agneau, carré d’agneau, selle d’agneau, agneau de lait, noisettes d’agneau, noix d’agneau, noix de gigot',
  'lamb-chops': 'Côtelettes d’agneau, côtes d’agneau, côtelette de mouton',
  'leg-of-lamb': 'Gigot d’agneau, gigot, tranche de gigot, gigot de mouton, steak de gigot',
  'lamb-shank': 'Souris d’agneau, jarret d’agneau',
  'lamb-shoulder': 'Épaule d’agneau, épaule de mouton',
  goat: 'Chevreau, cabri, viande de chèvre, viande de cabri',
  pork: 'Porc, viande de porc, cochon, rôti de porc, escalope de porc, grillades de porc, grillade, sauté de porc, rouelle de porc, noix de porc, pointe de porc, araignée de porc, joues de porc, pluma, presa ibérique, secreto, cochon de lait, jambon frais, cubes de porc, gigot de porc, palette à la diable, noix de joue de porc, rouelle',
  'pork-chops': 'Côtes de porc, côtelettes de porc, côtelettes',
  'pork-belly': 'Poitrine de porc, lard, lard frais, poitrine de porc fraîche, flanc de porc',
  'pork-loin': 'Filet de porc, longe de porc, carré de porc, rôti de porc filet',
  'pork-shoulder':
    'Épaule de porc, échine de porc, échine, palette de porc, rôti de porc échine, jarret de porc, spiringue',
  'pork-ribs': 'Travers de porc, travers, ribs, côtes levées, plat de côtes de porc, coustilles',
  'pork-tenderloin': 'Filet mignon, filet mignon de porc, mignon de porc, médaillons de porc',
  mince:
    'Viande hachée, steak haché, steack haché, bœuf haché, haché, haché de bœuf, haché pur bœuf, viande de bœuf hachée, viande hachée de bœuf, viande hachée pur bœuf, steak haché de bœuf, égrené de bœuf, filet américain, américain, américain préparé, haché porc et bœuf, haché porc veau, viande hachée mélangée, haché mixte, hachis, farce, bœuf haché maigre, bœuf haché mi-maigre, bœuf haché extra-maigre, bœuf bio haché, steak haché frais, bœuf charolais haché, bœuf limousin haché, bœuf halal haché, bœuf français haché, bœuf frais haché, américain frites, reste de viande hachée, reste viande hachée, reste de steak haché, reste de haché, reste de bœuf haché, stk haché',
  'lamb-mince': 'Agneau haché, viande d’agneau hachée, haché d’agneau, viande hachée d’agneau, mouton haché',
  'pork-mince':
    'Porc haché, chair à saucisse, haché de porc, viande de porc hachée, viande hachée de porc, farce de porc, chair à farcir, farce fine, steak haché de porc',
  'turkey-mince':
    'Dinde hachée, poulet haché, volaille hachée, canard haché, haché de dinde, haché de poulet, haché de volaille, viande de poulet hachée, viande hachée de dinde, viande hachée de poulet, viande hachée de volaille, steak haché de dinde, steak haché de poulet, steak haché de volaille',
  'veal-mince':
    'Veau haché, haché de veau, steak haché de veau, viande hachée de veau, gibier haché, cerf haché, cheval haché, steak haché de cheval, viande hachée de cheval',
  'burger-patty':
    'Steaks pour burger, burger, burger de bœuf, steak burger, galettes de viande, galette de bœuf, boulette burger, hamburger haché, hamburger à cuire',
  meatballs:
    'Boulettes de viande, boulettes, boulettes de bœuf, boulettes de porc, boulettes d’agneau, boulettes de veau, boulettes de poulet, boulettes de volaille, boulettes de dinde, boulettes suédoises, keftas, kefta de bœuf, kefta d’agneau, boulets, boulets liégeois, fricadelles, vitoulets',
  sausage:
    'Saucisses, chipolatas, chipos, merguez, saucisses de Toulouse, saucisse fraîche, saucisses à cuire, saucisses à griller, saucisse de porc, saucisses aux herbes, saucisses de volaille, saucisses de bœuf, saucisse de Morteau, Morteau, saucisse de Montbéliard, Montbéliard, diots, crépinettes, caillettes, godiveau, saucisson à cuire, saucisson lyonnais, saucisson pistaché, saucisson vaudois, saucisson neuchâtelois, saucisse à rôtir, saucisse aux choux, boutefas, longeole, attriaux, figatelli, figatellu, sabodet, saucisses italiennes, saucisse de ménage, saucisses à déjeuner, saussices, sausisses',
  bratwurst: 'Bratwurst, saucisse de veau, saucisse de Saint-Gall, saucisses de Nuremberg',
  'fresh-chorizo': 'Chorizo à cuire, chorizo frais, chorizo à griller, chorizo cru, chistorra',
  venison:
    'Gibier, viande de gibier, chevreuil, cerf, biche, sanglier, marcassin, daim, autruche, bison, kangourou, renne, caribou, orignal, cuissot de chevreuil, gigue de chevreuil, rôti de biche, rôti de sanglier, noix de biche, noix de cerf, noix de chevreuil, steak de cerf',
  rabbit: 'Lapin, lièvre, râble de lapin, cuisse de lapin, lapereau, râble de lièvre',
  offal:
    'Abats, tripes, ris de veau, ris d’agneau, cœur, cœur de bœuf, cœur de veau, cœurs de poulet, cœurs de canard, langue, langue de bœuf, langue de veau, cervelle, cervelle de veau, gras-double, gésiers, gésiers de volaille, tripoux, pieds de porc, pieds de cochon, pied de veau, oreilles de porc, queue de porc, queue de cochon, fraise de veau, tête de veau, cou de poulet, cou de canard, tablier de sapeur, pieds paquets',
  liver: 'Foie, foie de veau, foie de bœuf, foie de génisse, foie de porc, foie d’agneau, foie de lapin',
  'chicken-liver': 'Foies de volaille, foies de poulet, foies de canard, foie gras cru',
  kidney: 'Rognons, rognons de veau, rognons de porc, rognons d’agneau, rognons blancs',
  'stuffed-meat':
    'Paupiettes, paupiettes de veau, paupiettes de dinde, paupiettes de porc, paupiettes de volaille, oiseaux sans tête, brochettes, brochettes de bœuf, brochettes de poulet, brochettes de dinde, brochettes d’agneau, brochettes de porc, brochettes de canard, brochettes de viande, brochettes de volaille, rôti farci, rôti Orloff, rôti de porc Orloff, Orloff, rôti de dinde farci, poulet farci, dinde farcie, chapon farci, ballotine de volaille, filet mignon farci, saltimbocca, yakitori, souvlaki, chachlik',
  'any-meat':
    'Viande, rôti, viande rouge, viande blanche, viande crue, viande à griller, viande à barbecue, viande pour barbecue, os à moelle, os à soupe, viande de cheval, cheval, steak de cheval, rôti de cheval, cuisses de grenouille, assortiment barbecue, méchoui',
  'stir-fry-meat':
    'Émincé de viande, émincé, émincé de bœuf, émincés, émincé de porc, émincé de veau, émincé d’agneau, bœuf émincé, porc émincé, veau émincé, lanières de bœuf, lanières de porc, viande à fondue, fondue chinoise, viande à fondue chinoise, fondue bourguignonne, viande à pierrade, pierrade, viande pour wok, viande émincée',
  chicken:
    'Poulet, volaille, poule, coq, coquelet, poularde, chapon, poulet entier, poulet fermier, poulet cru, poulet de Bresse, viande de poulet, viande de volaille, carcasse de poulet, rôti de poulet, rôti de volaille, poulet à rôtir, poulet prêt à cuire, poulet de Loué',
  'chicken-parts':
    'Découpes de poulet, morceaux de poulet, escalope de poulet, escalopes, escalope de volaille, aiguillettes de poulet, aiguillettes, émincés de poulet, émincé de volaille, poulet émincé, poulet en morceaux, poulet découpé, lanières de poulet, sauté de poulet, dés de poulet, steak de poulet, cubes de poulet, grillade de poulet, filet mignon de poulet, sot-l’y-laisse, côtelettes de poulet',
  'chicken-breast':
    'Blanc de poulet, filet de poulet, poitrine de poulet, suprême de poulet, blanc de volaille, filet de volaille, suprême de volaille',
  'chicken-thigh': 'Hauts de cuisse de poulet, haut de cuisse, contre-cuisse',
  'chicken-leg': 'Cuisses de poulet, cuisses, cuisses de volaille',
  'chicken-wing': 'Ailes de poulet, ailerons, ailerons de poulet, manchons de poulet',
  'chicken-drumstick': 'Pilons de poulet, pilons',
  turkey:
    'Dinde, dindonneau, dindon, escalope de dinde, filet de dinde, blanc de dinde, rôti de dinde, rôti de dindonneau, cuisse de dinde, sauté de dinde, émincé de dinde, aiguillettes de dinde, poitrine de dinde, osso buco de dinde, viande de dinde, pavé de dinde, steak de dinde, lanières de dinde, dés de dinde, gigolette de dinde, tournedos de dinde, côtelettes de dinde, grillade de dinde, gigot de dinde, filet mignon de dinde, rosbif de dinde, noix de dinde',
  duck: 'Canard, magret, magret de canard, cuisse de canard, filet de canard, aiguillettes de canard, manchons de canard, carcasse de canard, canette de Barbarie, filet de canette, canard entier, pintade, pintadeau, cuisse de pintade, suprême de pintade, pigeon, pigeonneau, caneton, tournedos de canard, steak de canard, rôti de canard, grillade de canard',
  goose: 'Oie, magret d’oie, cuisse d’oie',
  quail: 'Cailles',
  pheasant: 'Faisan, perdrix, perdreau, poule faisane',
  bacon:
    'Bacon, poitrine fumée, poitrine de porc fumée, poitrine salée, lard fumé, lard salé, lard sec, lard séché, lard paysan, lard maigre fumé, lard gras, ventrèche, tranches de bacon, bacon fumé, bacon de dinde, speck',
  pancetta: 'Pancetta, guanciale',
  lardons:
    'Lardons, lardons fumés, lardons nature, lardons salés, lardons de porc, lardons de volaille, lardons de dinde, allumettes de bacon, allumettes de lardons, allumettes de porc, allumettes fumées, dés de lardons, dés de bacon',
  gammon:
    'Petit salé, palette fumée, palette demi-sel, jambonneau, porc demi-sel, porc fumé, échine demi-sel, jarret demi-sel, jarret fumé, travers demi-sel, jambon à cuire, kassler, côtes de porc fumées, rippli, schifela, viande à choucroute, garniture pour choucroute, garniture choucroute',
  'cold-cuts':
    'Charcuterie, rillettes, rillettes de porc, rillettes de canard, rillettes d’oie, rillettes de poulet, rillons, assortiment de charcuterie, plateau de charcuterie, assiette de charcuterie, assiette anglaise, fromage de tête, tête pressée, hure, museau, museau de porc, museau vinaigrette, salade de museau, saucisson à l’ail, saucisson de Paris, saucisson cuit, saucisson de jambon, saucisse de jambon, saucisse de Lyon, galantine, ballotine, rosbif en tranches, rôti de porc en tranches, rôti de porc froid, blanc de poulet en tranches, tranches de blanc de poulet, filet de poulet tranché, rôti de poulet en tranches, viande froide, jambon persillé, langue écarlate, fleischkäse, fromage d’Italie, saucisson de volaille, saucisson de dinde, presskopf',
  ham: 'Jambon, jambon blanc, jambon cuit, jambon de Paris, jambon à l’os, jambon au torchon, jambon à la coupe, jambon supérieur, jambon cuit supérieur, jambon d’York, jambon braisé, jambon aux herbes, tranches de jambon, chiffonnade de jambon, dés de jambon, cubes de jambon, allumettes de jambon, talon de jambon, épaule cuite, jambon tranché, jambom, jbn',
  'whole-cooked-ham': 'Jambon cuit entier, jambon entier cuit, jambon à l’os entier, jambon à la broche',
  pastrami: 'Pastrami, smoked meat, viande fumée',
  mortadella: 'Mortadelle, mortadella',
  'turkey-slices':
    'Blanc de dinde en tranches, jambon de dinde, jambon de poulet, jambon de volaille, chiffonnade de dinde, blanc de volaille tranché',
  'dried-sausage':
    'Saucisson sec, saucisson, sauciflard, rosette, rosette de Lyon, jésus, jésus de Lyon, saucisse sèche, saucisse d’Auvergne, bâton de berger, Cochonou, Justin Bridou, fuet, longanisse, sobrassade, nduja, landjäger, gendarmes, sucuk, salametti, mini-saucissons, saucisson de sanglier, saucisson de canard, kabanos',
  salami: 'Salami, salami de Milan, salami danois',
  pepperoni: 'Pepperoni',
  chorizo: 'Chorizo, chorizo fort, chorizo doux, chorizo en tranches',
  prosciutto:
    'Jambon cru, jambon sec, jambon de Bayonne, Bayonne, jambon de Parme, jambon serrano, serrano, jambon d’Aoste, jambon ibérique, pata negra, jambon d’Ardenne, jambon de Savoie, jambon de montagne, jambon de pays, jambon sec de pays, jambon corse, jambon de la Forêt-Noire, jambon de Lacaune, jambon cru fumé, prosciutto, San Daniele, coppa, bresaola, lonzo, viande des Grisons, viande séchée, viande séchée du Valais, noix de jambon, magret séché, magret fumé, magret de canard séché, magret de canard fumé, canard séché, bœuf séché, porc séché, filet mignon séché, filet mignon fumé, filet mignon de porc séché, filet de Saxe, filet d’Anvers, cecina, pastirma',
  'cooked-sausage':
    'Saucisses de Strasbourg, knacks, Knacki, saucisses de Francfort, francforts, cervelas, andouille, andouille de Vire, andouille de Guémené, andouillette, saucisses cocktail, saucisses apéritif, saucisse cuite, saucisses de Vienne, wienerli, weisswurst, currywurst, schublig, saucisses Knacki',
  'hot-dogs': 'Saucisses à hot-dog, saucisses pour hot-dog',
  'black-pudding':
    'Boudin noir, boudin, boudin blanc, boudin antillais, boudin créole, boudins cocktail, morcilla',
  kielbasa: 'Saucisse polonaise, kielbasa',
  'corned-beef': 'Corned-beef, bœuf salé',
  pate: 'Pâté, pâtés, pâté de campagne, pâté de foie, pâté de foie de volaille, pâté de tête, pâté de lapin, pâté de canard, pâté breton, pâté en croûte, terrine, terrine de campagne, terrine de lapin, terrine de canard, terrine de poisson, terrine de légumes, rillettes de thon, rillettes de saumon, rillettes de poisson, rillettes de sardines, mousse de foie, mousse de canard, mousse de foie de volaille, mousse de foie de canard, crème de foie, foie gras, bloc de foie gras, foie gras entier, foie gras mi-cuit, confit de foie, cretons, potjevleesch, mousse de saumon, mousse de thon, mousse de poisson, mousse de truite, mousse de jambon, mousse de volaille, mousse de crabe, mousse de foie de porc, mousse de légumes, mousse de betterave, pain de poisson, pain de légumes, pain de thon, pain de courgettes',
  jerky: 'Bœuf séché en lanières, beef jerky, jerky, biltong',
  'pork-scratchings': 'Grattons, gratons, couenne soufflée, chicharrones, oreilles de crisse',
  'bacon-bits': 'Miettes de bacon, bacon bits, simili-bacon',
  'cooked-meat':
    'Viande cuite, viande rôtie, restes de viande, rôti cuit, rôti froid, restes de rôti, rôti de porc cuit, rôti de bœuf cuit, rôti de veau cuit, rosbif cuit, viande kebab, pulled pork, porc effiloché, effiloché de porc, effiloché de bœuf, bœuf effiloché, porc laqué, confit de canard, canard confit, cuisses de canard confites, gésiers confits, confit de porc, cochon grillé, porchetta, vitello tonnato, gyros, gigot cuit, viande braisée',
  'cooked-bacon': 'Bacon grillé, bacon cuit, bacon croustillant, lardons cuits, lardons grillés',
  'cooked-chicken':
    'Poulet rôti, poulet cuit, poulet grillé, poulet fumé, poulet braisé, poulet froid, poulet effiloché, effiloché de poulet, restes de poulet, poulet tandoori, blanc de poulet cuit, filets de poulet cuits, cuisses de poulet rôties, dinde rôtie, dinde cuite, canard laqué, KFC, poulet KFC, bucket de poulet, wings grillés, poulet satay, poulet teriyaki',
  'chicken-nuggets':
    'Nuggets, nuggets de poulet, cordons bleus, cordons bleus de dinde, escalope panée, escalope de poulet panée, escalope de dinde panée, escalope de veau panée, escalope milanaise, escalope viennoise, tenders, tenders de poulet, poulet pané, poulet croustillant, croquettes de poulet, croquettes de volaille, croustillants de poulet, beignets de poulet, panés de poulet, goujonnettes de poulet, dinde panée, schnitzel, poulet popcorn, popcorn de poulet',
  'white-fish':
    'Poisson blanc, julienne, filet de julienne, lingue, turbot, barbue, raie, aile de raie, panga, saint-pierre, vivaneau, rascasse, grondin, tacaud, congre, mérou, sabre noir, roussette, saumonette, hoki, grenadier, brosme, féra, corégone, poisson plat',
  cod: 'Cabillaud, dos de cabillaud, filet de cabillaud, pavé de cabillaud, cœur de cabillaud, morue, morue fraîche, morue dessalée, skrei, cabillau',
  haddock: 'Églefin, aiglefin, filet d’églefin',
  plaice: 'Carrelet, plie, limande, limande-sole, filet de carrelet, filet de limande, filet de plie',
  sole: 'Sole, filet de sole',
  'sea-bass': 'Bar, loup de mer, filet de bar, bar de ligne, bar entier',
  hake: 'Merlu, colin, merluchon, merluche, filet de merlu, filet de colin, dos de merlu, dos de colin',
  halibut: 'Flétan, filet de flétan',
  tilapia: 'Tilapia',
  'sea-bream': 'Dorade, daurade, filet de dorade, dorade royale, daurade royale, dorade grise, pageot',
  monkfish: 'Lotte, baudroie, queue de lotte, joues de lotte, gigot de lotte, noix de lotte',
  pollock:
    'Lieu noir, lieu, lieu jaune, colin d’Alaska, filet de lieu, filet de lieu noir, dos de lieu, merlan, filet de merlan, perche, filets de perche, perche du Nil, sandre, filet de sandre, sébaste, goberge',
  'any-fish':
    'Poisson, poisson frais, poisson cru, fruits de mer, plateau de fruits de mer, cocktail de fruits de mer, mélange de fruits de mer, filet de poisson, pavé de poisson, dos de poisson, darne, brochettes de poisson, brochet, poisson de roche, steak de poisson, steak de cabillaud, tournedos de poisson, tournedos de lotte',
  'oily-fish':
    'Poisson gras, anguille, espadon, steak d’espadon, rouget, rouget-barbet, carpe, silure, poisson-chat, éperlans, sprats, chinchard, anchois frais, mulet, friture, petite friture, esturgeon, alose, lamproie, bonite, thazard, mahi-mahi, marlin, sériole',
  salmon:
    'Saumon, pavé de saumon, filet de saumon, darne de saumon, dos de saumon, saumon frais, saumon cru, saumon entier, steak de saumon, brochettes de saumon, escalope de saumon, omble chevalier, saumon d’Écosse, saumon de Norvège, tournedos de saumon, côtelette de saumon, noix de saumon, saumon mariné',
  tuna: 'Thon, thon frais, thon rouge, steak de thon, pavé de thon, longe de thon, thon cru, darne de thon',
  trout: 'Truite, filet de truite, pavé de truite, truite saumonée, truite arc-en-ciel, omble',
  mackerel: 'Maquereau, filet de maquereau, lisette',
  sardines: 'Sardines, sardines fraîches, filets de sardines',
  herring: 'Hareng, filet de hareng',
  prawns:
    'Crevettes, crevettes crues, crevettes roses, crevettes grises, crevettes décortiquées, queues de crevettes, gambas, langoustines, écrevisses, queues d’écrevisses, queues de langoustines, scampis, brochettes de crevettes, crevettes nordiques, crevettes de Matane, crevettes Black Tiger',
  scallops:
    'Noix de Saint-Jacques, coquilles Saint-Jacques, Saint-Jacques, St-Jacques, noix de St-Jacques, coquilles St-Jacques, pétoncles, noix de pétoncles, brochettes de Saint-Jacques',
  squid:
    'Calamars, calmars, encornets, seiche, blanc de seiche, anneaux de calamar, anneaux d’encornet, lamelles d’encornet, supions, chipirons',
  octopus: 'Poulpe, pieuvre, tentacules de poulpe',
  mussels:
    'Moules, moules de bouchot, coques, bulots, bigorneaux, coquillages, couteaux de mer, ormeaux, oursins',
  clams: 'Palourdes, praires, clovisses, vongole, amandes de mer, tellines',
  oysters:
    'Huîtres, huîtres creuses, huîtres plates, fines de claire, huîtres de Cancale, bourriche d’huîtres, douzaine d’huîtres',
  crab: 'Crabe, tourteau, araignée de mer, chair de crabe, miettes de crabe, pinces de crabe, pattes de crabe, étrilles, crabe royal, crabe des neiges',
  lobster: 'Homard, langouste, queue de langouste, queue de homard, homard vivant, cigale de mer',
  'smoked-fish':
    'Poisson fumé, hareng fumé, filets de hareng fumé, hareng saur, harengs doux, filets de hareng doux, bouffi, flétan fumé, anguille fumée, thon fumé, espadon fumé, maatjes',
  'smoked-salmon':
    'Saumon fumé, tranches de saumon fumé, dés de saumon fumé, lardons de saumon, lardons de saumon fumé, cœur de saumon fumé, chutes de saumon fumé, aiguillettes de saumon fumé, gravlax, gravelax, saumon gravlax, saumon fumé d’Écosse, saumon fumé de Norvège, pavé de saumon fumé',
  'smoked-mackerel': 'Maquereau fumé, filets de maquereau fumé',
  kippers: 'Kippers',
  'smoked-trout': 'Truite fumée, tranches de truite fumée, filets de truite fumée',
  'smoked-haddock':
    'Haddock, haddock fumé, églefin fumé, aiglefin fumé, cabillaud fumé, morue fumée, filet de haddock',
  'cooked-fish':
    'Poisson cuit, poisson grillé, poisson poché, poisson froid, poisson au four, restes de poisson, sole meunière, saumon cuit, saumon grillé, saumon poché, fish and chips',
  'cooked-prawns':
    'Crevettes cuites, crevettes roses cuites, crevettes décortiquées cuites, gambas cuites, gambas grillées, langoustines cuites, bulots cuits, bulots mayonnaise, crabe cuit, tourteau cuit, homard cuit, moules cuites, moules marinières, moules à la crème, moules frites, crevettes à l’ail, tempura de crevettes, beignets de crevettes, crevettes panées, anneau de crevettes, couronne de crevettes, escargots, escargots de Bourgogne',
  'fish-fingers':
    'Poisson pané, bâtonnets de poisson, filets de poisson panés, colin pané, colin d’Alaska pané, colin meunière, panés de poisson, panés de saumon, nuggets de poisson, croquettes de poisson, croustillants de poisson, galettes de poisson, boulettes de poisson, burger de poisson, beignets de poisson, beignets de calamar, calamars à la romaine, calamars frits, calamars panés, accras, acras, accras de morue, acras de morue, croquettes de crevettes, goujonnettes de poisson, Croustibat',
  'crab-sticks':
    'Surimi, bâtonnets de surimi, bâtonnets de crabe, miettes de surimi, médaillons de surimi, râpé de surimi, simili-crabe, goberge à saveur de crabe, Coraya',
  'pickled-herring':
    'Harengs marinés, filets de hareng marinés, rollmops, harengs à l’huile, harengs pommes à l’huile, hareng à la crème, anchois marinés, filets d’anchois marinés, sardines marinées, matjes, escavèche',
  caviar:
    'Caviar, œufs de saumon, œufs de truite, œufs de lump, œufs de lompe, œufs de poisson, œufs de cabillaud, œufs de morue, œufs d’esturgeon, tobiko, masago, poutargue, boutargue',
  'dried-fish':
    'Poisson séché, morue séchée, stockfisch, stockfish, flocons de bonite, bonite séchée, katsuobushi, crevettes séchées, anchois séchés',
  tomato:
    'Tomates, tomates grappe, tomates rondes, tomates anciennes, tomate cœur de bœuf, tomates allongées, tomates roma, olivettes, tomates olivettes, noire de Crimée, tomates ananas, tomates à farcir, tomates vertes, tomates branche, tomates fraîches, marmande',
  'cherry-tomato':
    'Tomates cerises, tomates cocktail, tomates cerises grappe, tomates pigeon, tomates raisin, mini-tomates, tomates apéritif, tomates apéro',
  'sun-dried-tomato':
    'Tomates séchées, tomates séchées à l’huile, tomates mi-séchées, tomates semi-séchées, pétales de tomates séchées',
  cucumber: 'Concombre, mini-concombres, concombre libanais',
  courgette:
    'Courgettes, zucchini, courgette ronde, courgette jaune, pâtisson, courge d’été, chayotte, christophine, chouchou, margose, fleurs de courgette',
  aubergine: 'Aubergine, bringelle',
  pepper:
    'Poivron, poivron rouge, poivron vert, poivron jaune, poivron orange, mini-poivrons, trio de poivrons, poivrons tricolores, piment doux',
  chilli:
    'Piment, piments, piment rouge, piment vert, piment oiseau, piment frais, piment antillais, piments forts, habanero',
  jalapenos: 'Jalapeños, piments jalapeños',
  broccoli:
    'Brocoli, broccoli, bouquets de brocoli, fleurettes de brocoli, sommités de brocoli, bimi, brocolini',
  cauliflower: 'Chou-fleur, chou romanesco, romanesco, bouquets de chou-fleur, fleurettes de chou-fleur',
  'cauliflower-rice': 'Semoule de chou-fleur, riz de chou-fleur',
  cabbage: 'Chou blanc, chou, chou vert, chou pointu, chou cabus, chou pommé, chou lisse, chou cœur de bœuf',
  'red-cabbage': 'Chou rouge',
  'savoy-cabbage': 'Chou frisé, chou vert frisé, chou de Milan, chou de Savoie',
  'chinese-cabbage': 'Chou chinois, chou nappa, pé-tsaï',
  'brussels-sprouts': 'Choux de Bruxelles',
  'bok-choy': 'Pak choï, bok choy, tatsoi, chou pak-choï',
  lettuce:
    'Laitue, salade verte, batavia, feuille de chêne, laitue pommée, laitue frisée, laitue beurre, laitue Boston, lollo rossa, salade batavia, salade feuille de chêne, pied de salade, tête de salade, cœurs de laitue, salade laitue, salade du jardin',
  iceberg:
    'Laitue iceberg, iceberg, salade iceberg, romaine, laitue romaine, salade romaine, sucrine, cœurs de sucrine, cœurs de romaine',
  'bagged-salad':
    'Salade en sachet, sachet de salade, mesclun, jeunes pousses, salade de jeunes pousses, mélange de salades, pousses, micropousses, cresson alénois, cressonnette, salade prête à l’emploi, feuilles de salade, salade mêlée, duo de salades',
  watercress: 'Cresson, cresson de fontaine',
  'lambs-lettuce': 'Mâche, doucette, rampon, salade de mâche',
  spinach:
    'Épinards, épinards frais, épinards en branches, épinards hachés, pousses d’épinards, jeunes pousses d’épinards, feuilles d’épinards',
  rocket: 'Roquette, arugula, rucola, salade roquette',
  kale: 'Chou kale, kale, chou plume, chou noir, liseron d’eau, feuilles de manioc, brèdes, fanes de radis, fanes de carottes',
  'spring-greens': 'Jeunes choux verts, chou collard, feuilles de chou',
  chard:
    'Blettes, bettes, côtes de blettes, côtes de bettes, vert de blettes, oseille, pissenlit, bette à carde',
  radicchio:
    'Endives, chicons, radicchio, trévise, chicorée, chicorée frisée, frisée, salade frisée, scarole, endive rouge, chicorée rouge, pain de sucre, catalogne',
  carrot:
    'Carottes, carottes fanes, botte de carottes, mini-carottes, carottes des sables, carottes nouvelles, carottes primeur, carottes en botte, carrottes, carote',
  parsnip: 'Panais, persil racine, persil tubéreux',
  potato:
    'Pommes de terre, patates, PDT, pommes de terre nouvelles, pommes de terre primeur, pommes de terre grenaille, grenailles, rattes, ratte du Touquet, patates grelots, roseval, vitelotte, pommes de terre Charlotte, pommes de terre à frites, patates à frites, sac de patates, pommes de terre à raclette',
  'sweet-potato': 'Patate douce, igname',
  onion:
    'Oignons, ognon, oignons jaunes, oignon doux, oignons de Roscoff, oignons des Cévennes, filet d’oignons, oignon espagnol, oignion',
  'red-onions': 'Oignons rouges',
  shallots: 'Échalotes, échalions, échalotte',
  'spring-onion':
    'Oignons nouveaux, cébettes, ciboule, oignons frais, oignons verts, oignons blancs, cives, oignons fanes, botte d’oignons',
  garlic:
    'Ail, gousse d’ail, tête d’ail, ail rose, ail violet, ail blanc, ail nouveau, ail frais, tresse d’ail',
  'garlic-paste':
    'Purée d’ail, pâte d’ail, pâte d’ail et gingembre, purée de gingembre, pâte de gingembre, pâte de piment, purée de piment, ail en pâte',
  leek: 'Poireaux, blanc de poireau, vert de poireau, botte de poireaux, poireaux primeurs, mini-poireaux',
  celery: 'Céleri branche, céleri, branche de céleri, cœur de céleri, pied de céleri',
  celeriac: 'Céleri-rave, boule de céleri, céleri boule',
  beetroot: 'Betterave crue, betterave chioggia',
  'cooked-beetroot': 'Betteraves cuites, betterave, betterave rouge, betteraves sous vide',
  turnip: 'Navets, navets nouveaux, navets boule d’or, rabiole',
  kohlrabi: 'Chou-rave',
  daikon: 'Radis blanc, daikon, radis noir, radis long, radis japonais',
  swede: 'Rutabaga, chou-navet',
  radish: 'Radis, radis roses, botte de radis, radis ronds',
  fennel: 'Fenouil, bulbe de fenouil',
  asparagus: 'Asperges, asperges vertes, asperges blanches, pointes d’asperges, botte d’asperges',
  artichoke:
    'Artichaut, artichauts violets, poivrade, artichaut poivrade, topinambours, salsifis, scorsonères, crosnes, cardons',
  corn: 'Épis de maïs, maïs en épi, maïs frais, blé d’Inde, mini-maïs, maïs sur épi',
  'green-beans':
    'Haricots verts, haricots, haricots beurre, haricots plats, haricots mange-tout, haricots princesse, haricots verts extra-fins, haricots extra-fins, haricots verts frais, haricots kilomètre, fèves vertes, fèves jaunes, haricos verts',
  'broad-beans':
    'Fèves, fèves fraîches, févettes, fèves pelées, haricots à écosser, cocos de Paimpol, gourganes',
  edamame: 'Edamame, fèves de soja vertes',
  peas: 'Petits pois, pois frais, petits pois frais, pois verts, petits pois extra-fins, petits pois carottes, petits pois et carottes',
  mangetout: 'Pois gourmands, pois mange-tout, mange-tout',
  'sugar-snap-peas': 'Pois croquants, pois sugar snap, pois sucrés',
  mushroom:
    'Champignons, champignons de Paris, champignons blancs, champignons frais, champignons des bois, mélange de champignons, girolles, cèpes, chanterelles, morilles, trompettes de la mort, mousserons, bolets, enoki, truffe fraîche, truffe noire, champignion',
  'chestnut-mushrooms':
    'Champignons bruns, champignons rosés, champignons de Paris bruns, champignons café, champignons blonds',
  'portobello-mushrooms': 'Portobellos, champignons portobello, gros champignons',
  shiitake: 'Shiitakés, shitaké, lentins du chêne',
  'oyster-mushrooms': 'Pleurotes, eryngii',
  'dried-mushrooms':
    'Champignons séchés, cèpes séchés, morilles séchées, champignons noirs, champignons noirs séchés, champignons déshydratés, champignons parfumés, shiitakés séchés',
  pumpkin: 'Citrouille, potiron, courge, courge musquée, musquée de Provence, giraumon',
  'winter-squash':
    'Potimarron, courge butternut, butternut, doubeurre, pâtidou, courge spaghetti, buttercup, kabocha, courge Hokkaido, hokkaido, courge poivrée, courge d’hiver',
  okra: 'Gombos, okra',
  rhubarb: 'Rhubarbe, tiges de rhubarbe',
  'bean-sprouts':
    'Pousses de soja, germes de soja, graines germées, pousses de haricot mungo, fèves germées, soja frais, luzerne germée, alfalfa, pousses germées, lentilles germées, haricots mungo germés',
  'bamboo-shoots': 'Pousses de bambou fraîches',
  seaweed:
    'Algues, algues séchées, nori, algue nori, feuilles de nori, feuilles d’algue, wakamé, kombu, dulse, haricots de mer, laitue de mer',
  cassava: 'Manioc, taro, dachine, malanga, racine de manioc, chou caraïbe',
  jicama: 'Jicama, racine de lotus, châtaignes d’eau fraîches, poire de terre',
  ginger: 'Gingembre, racine de gingembre, gingembre frais, curcuma frais, racine de curcuma, galanga',
  herbs:
    'Herbes fraîches, herbes, herbes aromatiques, fines herbes, cerfeuil, marjolaine, livèche, mélisse, ail des ours, sarriette, pourpier, shiso, bouquet garni, basilic thaï, verveine fraîche, feuilles de curry, feuilles de combava, laurier frais, feuilles de laurier fraîches, bouquet d’herbes',
  dill: 'Aneth',
  sage: 'Sauge, feuilles de sauge',
  tarragon: 'Estragon',
  basil: 'Basilic, pot de basilic, basilic en pot, feuilles de basilic',
  parsley:
    'Persil, persil plat, persil frisé, botte de persil, bouquet de persil, feuilles de persil, persil haché',
  coriander: 'Coriandre, coriandre fraîche, botte de coriandre, feuilles de coriandre, cilantro',
  mint: 'Menthe, menthe fraîche, feuilles de menthe, botte de menthe',
  chives: 'Ciboulette, botte de ciboulette',
  rosemary: 'Romarin, branche de romarin',
  thyme: 'Thym, thym frais, branche de thym, thym citron, farigoule',
  oregano: 'Origan, origan frais',
  lemongrass: 'Citronnelle, bâton de citronnelle, tige de citronnelle',
  avocado: 'Avocat',
  olives:
    'Olives, olives vertes, olives noires, olives dénoyautées, olives farcies, olives Kalamata, picholines, lucques, bocal d’olives, olives en saumure',
  'deli-olives':
    'Olives marinées, olives à la coupe, olives du marché, olives en vrac, antipasti, légumes marinés, poivrons marinés, artichauts marinés, aubergines marinées, assortiment d’olives',
  'any-vegetable':
    'Légumes, légumes frais, légumes verts, légumes de saison, panier de légumes, légumes à soupe, légumes pour soupe, légumes pour pot-au-feu, panier AMAP, panier bio, légumes racines, légumes anciens',
  'stir-fry-vegetables':
    'Légumes pour wok, légumes coupés, légumes découpés, légumes wok, crudités, plateau de crudités, bâtonnets de légumes, bâtonnets de carotte, sticks de légumes, julienne de légumes, spaghettis de courgette, tagliatelles de courgette, légumes pour couscous, légumes à couscous, brochettes de légumes, légumes à sauter',
  'frozen-vegetables':
    'Légumes surgelés, légumes congelés, mélange de légumes surgelés, poêlée surgelée, poêlée de légumes surgelée, printanière de légumes, jardinière surgelée, macédoine surgelée, ratatouille surgelée',
  apple:
    'Pommes, pommes golden, pommes gala, golden, gala, granny smith, granny, pink lady, fuji, reinettes, reine des reinettes, boskoop, jonagold, braeburn, elstar, chantecler, McIntosh, cortland, pommes à cuire, pommes à compote, pommes à croquer',
  'green-apple': 'Pommes vertes',
  pear: 'Poires, poires conférence, poires williams, comice, nashi, louise-bonne, passe-crassane, poires à cuire',
  banana: 'Bananes, régime de bananes',
  plantain: 'Bananes plantain, plantain, bananes à cuire',
  orange:
    'Oranges, orange, oranges à jus, oranges de table, oranges à dessert, oranges sanguines, zeste d’orange, écorce d’orange',
  mandarin: 'Satsumas, kumquats, agrumes, minneola',
  clementines: 'Clémentines, clémentines de Corse',
  mandarins: 'Mandarines',
  tangerines: 'Tangerines',
  grapefruit: 'Pamplemousse, pomelo, pamplemousse rose',
  lemon: 'Citrons, citron jaune, zeste de citron, citron bergamote, cédrat, yuzu',
  lime: 'Citrons verts, limes, zeste de citron vert, combava, limette',
  grapes:
    'Raisin, raisin blanc, raisin noir, raisin de table, raisin muscat, raisin italia, grappe de raisin, chasselas',
  strawberry: 'Fraises, gariguettes, mara des bois, fraises des bois, barquette de fraises, ciflorette',
  raspberry: 'Framboises',
  blackberry: 'Mûres, mûre, mûres sauvages',
  blueberry: 'Myrtilles, bleuets',
  cranberry: 'Canneberges, airelles, cranberries fraîches, atocas',
  gooseberry: 'Groseilles à maquereau, physalis',
  redcurrants: 'Groseilles, groseilles rouges, groseilles blanches, raisinets',
  blackcurrants: 'Cassis, baies de cassis',
  'any-berry':
    'Fruits rouges, baies, petits fruits, petits fruits rouges, mélange de fruits rouges, fruits des bois, argousier',
  'frozen-fruit':
    'Fruits surgelés, fruits rouges surgelés, framboises surgelées, myrtilles surgelées, mangue surgelée, fruits congelés, petits fruits surgelés, mélange smoothie surgelé',
  cherry: 'Cerises, bigarreaux, burlat, griottes, guignes',
  peach: 'Pêches, pêches blanches, pêches jaunes, pêches plates, pêche de vigne',
  nectarine: 'Nectarines, brugnons, nectavigne',
  apricot: 'Abricots',
  plum: 'Prunes, mirabelles, quetsches, prunes rouges',
  greengages: 'Reines-claudes',
  mango: 'Mangue',
  papaya: 'Papaye',
  'passion-fruit': 'Fruits de la passion, maracuja, grenadille',
  pineapple: 'Ananas, ananas victoria, ananas frais',
  kiwi: 'Kiwis, kiwi jaune, kiwi vert, kiwaï',
  melon: 'Melon, melon charentais, melon de Cavaillon',
  cantaloupe: 'Melon cantaloup, cantaloup',
  honeydew: 'Melon miel, melon jaune, melon vert, melon canari, melon d’Espagne',
  watermelon: 'Pastèque, melon d’eau, mini-pastèque',
  coconut: 'Noix de coco, coco fraîche, noix de coco fraîche',
  pomegranate: 'Grenade',
  fig: 'Figues, figues fraîches, figues violettes',
  date: 'Dattes, dattes medjool, Deglet Nour',
  guava:
    'Goyave, ramboutan, mangoustan, durian, corossol, fruit à pain, figue de Barbarie, chérimole, anone, longane, tamarillo, sapotille, nèfles, jujubes frais, quenettes, jacque frais',
  lychees: 'Litchis, letchis',
  'dragon-fruit': 'Fruit du dragon, pitaya',
  'star-fruit': 'Carambole',
  persimmons: 'Kakis, persimon, plaquemine',
  quince: 'Coings',
  'any-fruit':
    'Fruits, fruits frais, corbeille de fruits, panier de fruits, fruits de saison, fruits exotiques',
  'cut-fruit':
    'Fruits coupés, fruits découpés, ananas découpé, melon coupé, billes de melon, dés de melon, mangue découpée, brochettes de fruits, plateau de fruits, grains de grenade, barquette de fruits coupés',
  'fruit-salad': 'Salade de fruits, macédoine de fruits, salade de fruits frais',
  'dried-fruit':
    'Fruits séchés, mélange de fruits séchés, chips de banane, bananes séchées, chips de pomme, pommes séchées, poires séchées, rondelles de pomme séchées, baies de goji, goji, raisins de Corinthe, fruits déshydratés',
  raisins: 'Raisins secs',
  sultanas: 'Raisins de Smyrne, sultanines, raisins secs blonds, raisins golden',
  prunes: 'Pruneaux, pruneaux d’Agen, pruneaux dénoyautés, prunes séchées',
  'dried-apricots': 'Abricots secs, abricots séchés, abricots moelleux',
  'dried-cranberries': 'Cranberries séchées, canneberges séchées, cranberries, cranberry',
  'dried-figs': 'Figues sèches',
  'dried-mango': 'Mangue séchée, lamelles de mangue séchée',
  juice:
    'Jus de fruits, jus, jus multifruits, jus multivitaminé, pur jus, jus exotique, jus tropical, jus de poire, jus de pamplemousse, jus de cerise, jus de mangue, jus de grenade, jus de cassis, jus de goyave, jus de framboise, jus de pruneau, boisson aux fruits, briquettes de jus, Capri-Sun',
  'apple-juice': 'Jus de pomme, pur jus de pomme',
  'cranberry-juice': 'Jus de cranberry, jus de canneberge',
  'pineapple-juice': 'Jus d’ananas',
  'grape-juice': 'Jus de raisin',
  'orange-juice': 'Jus d’orange, pur jus d’orange, Tropicana, jus d’orange sanguine',
  'fresh-juice':
    'Jus frais, jus pressé, jus d’orange pressé, jus d’orange frais, oranges pressées, citron pressé, jus de carotte, jus de betterave, jus de céleri, jus vert, jus détox, jus de gingembre, shot de gingembre, jus de canne, jus pressé à froid, bissap, jus de bissap, jus fraîchement pressé, extrait de jus frais, jus de légumes maison, jus de légumes frais, jus de tomate maison, jus de citron frais, jus de citron pressé, jus de citron maison, jus de pastèque, jus de concombre',
  smoothie: 'Smoothie',
  nectar:
    'Nectar, nectar de fruits, nectar d’abricot, nectar de pêche, nectar de mangue, nectar de poire, nectar de goyave, nectar multifruits, jus d’abricot, jus de pêche, jus de banane',
  'tomato-juice': 'Jus de tomate, jus de légumes',
  'lemon-juice': 'Jus de citron, jus de citron jaune, Pulco',
  'lime-juice': 'Jus de citron vert, jus de lime',
  'squash-drink':
    'Sirop, sirop de menthe, sirop de grenadine, grenadine, sirop de fraise, sirop de citron, sirop de pêche, sirop d’orgeat, sirop de framboise, sirop de cassis, sirop de violette, sirop de sureau, sirop de pamplemousse, Teisseire, Moulin de Valdonne, concentré pour boisson',
  'soft-drink':
    'Soda, boisson gazeuse, Orangina, Fanta, Sprite, Oasis, Schweppes, Tropico, Gini, Ginger ale, Canada Dry, Rivella, Lorina, Champomy, diabolo, boisson pour sportifs, boisson isotonique, Gatorade, Powerade, Isostar, bière d’épinette, liqueur douce, San Pellegrino agrumes, bitter, Mirinda, Seven Up',
  cola: 'Cola, Coca-Cola, coca, Coca Zéro, Coca-Cola Zéro, Pepsi, Pepsi Max, Breizh Cola, Coca light, coke',
  lemonade: 'Limonade, citronnade, limonade artisanale',
  'ginger-beer': 'Ginger beer, bière de gingembre',
  'tonic-water': 'Tonic, eau tonique, Schweppes tonic, Indian tonic',
  'energy-drink': 'Boisson énergisante, boisson énergétique, Red Bull, Monster',
  'iced-tea': 'Thé glacé, thé glacé pêche, Ice Tea, Lipton Ice Tea, Fuze Tea, Nestea, May Tea',
  water:
    'Eau, eau minérale, eau plate, eau gazeuse, eau pétillante, eau de source, eau du robinet, pack d’eau, bouteille d’eau, Évian, Volvic, Cristaline, Perrier, Badoit, Vittel, Hépar, Contrex, San Pellegrino, Salvetat, Quézac, Vichy Célestins, Saint-Yorre, Spa Reine, Mont Roucous, Henniez, eau aromatisée',
  'coconut-water': 'Eau de coco, jus de coco',
  kombucha: 'Kombucha, kéfir de fruits, kéfir d’eau',
  beer: 'Bière, bière blonde, bière blanche, bière d’abbaye, bière artisanale, bière de Noël, bière sans alcool, pack de bières, panaché, Leffe, Heineken, Kronenbourg, Grimbergen, Desperados, Hoegaarden, Affligem, Pelforth, Chouffe, Chimay, Duvel, Corona, Tourtel, gueuze, kriek',
  lager: 'Lager, pils, pilsner, Jupiler',
  ale: 'Bière ambrée, bière rousse, ale, IPA, pale ale',
  stout: 'Stout, bière brune, bière noire, Guinness',
  cider: 'Cidre, cidre brut, cidre doux, cidre bouché, cidre fermier',
  wine: 'Vin, bouteille de vin, vin de table, vin de cuisine, vin de pays, vin chaud, cubi de vin, pinard',
  'red-wine':
    'Vin rouge, bouteille de rouge, bordeaux, beaujolais, côtes-du-rhône, merlot, pinot noir, saint-émilion, médoc, cahors, madiran, bourgueil, châteauneuf-du-pape, corbières, cabernet sauvignon, gamay, rioja, chianti',
  'white-wine':
    'Vin blanc, bouteille de blanc, vin blanc sec, chardonnay, sauvignon, muscadet, riesling, sancerre, chablis, gewurztraminer, sauternes, jurançon, vouvray, entre-deux-mers, viognier, fendant, apremont, monbazillac, pinot gris, sylvaner, bourgogne aligoté, petite arvine',
  rose: 'Rosé, vin rosé, bouteille de rosé, rosé de Provence, côtes de Provence, tavel, cubi de rosé, rosé pamplemousse',
  'sparkling-wine':
    'Vin pétillant, mousseux, vin mousseux, crémant, crémant d’Alsace, clairette de Die, clairette, blanquette de Limoux, cava, cerdon, lambrusco, asti',
  prosecco: 'Prosecco',
  champagne: 'Champagne, bouteille de champagne',
  'fortified-wine':
    'Vin doux naturel, vin muté, pineau des Charentes, pineau, muscat de Rivesaltes, banyuls, maury, madère, marsala, Campari, Aperol, Suze, Lillet, crème de cassis, pommeau, vin de noix, vin cuit, guignolet, macvin, floc de Gascogne',
  sherry: 'Xérès, sherry',
  port: 'Porto',
  vermouth: 'Vermouth, Martini, Noilly Prat, Cinzano',
  mirin: 'Mirin',
  sake: 'Saké',
  spirits:
    'Spiritueux, alcool fort, pastis, Ricard, anisette, liqueur, eau-de-vie, Cointreau, Grand Marnier, Chartreuse, calvados, calva, Get 27, kirsch, absinthe, limoncello, amaretto, génépi, crème de menthe, triple sec, Malibu, ouzo, grappa, arak, Bénédictine, digestif, genièvre, péket, Jägermeister, schnaps, damassine, williamine, eau-de-vie de poire',
  gin: 'Gin',
  vodka: 'Vodka',
  rum: 'Rhum, rhum blanc, rhum ambré, rhum arrangé, rhum agricole, Bacardi',
  whisky: 'Whisky, whiskey, bourbon, scotch whisky',
  tequila: 'Tequila, mezcal',
  brandy: 'Cognac, armagnac, brandy',
  'cream-liqueur': 'Liqueur à la crème, crème de whisky, Baileys, advocaat, punch coco',
  coffee:
    'Café, café moulu, paquet de café, café filtre, café en dosettes, dosettes de café, dosettes, capsules de café, Nespresso, Senseo, Dolce Gusto, Tassimo, expresso, espresso, déca, café décaféiné, Carte Noire, Lavazza, Maison du Café, café Grand’Mère',
  'coffee-beans': 'Café en grains, grains de café',
  'instant-coffee':
    'Café soluble, Nescafé, Ricoré, café lyophilisé, café instantané, chicorée soluble, chicorée Leroux, cappuccino, cappuccino en poudre, poudre de cappuccino',
  'brewed-coffee':
    'Café préparé, café froid, café déjà fait, café infusé, reste de café, cold brew, café glacé, café frappé, café au lait, café crème',
  tea: 'Thé, sachets de thé, thé en sachets, thé en vrac, thé noir, thé blanc, Earl Grey, Darjeeling, Assam, thé aux fruits rouges, chaï, maté, Twinings, Kusmi, boîte de thé, thé parfumé, thé Lipton, Lipton',
  'green-tea': 'Thé vert, thé vert menthe, thé à la menthe, sencha, gunpowder',
  'herbal-tea':
    'Tisane, infusion, verveine, verveine menthe, camomille, tilleul, infusion verveine, infusion camomille, tisane camomille, infusion tilleul, infusion de thym',
  'peppermint-tea': 'Infusion menthe, tisane menthe, menthe poivrée',
  rooibos: 'Rooibos, thé rouge',
  matcha: 'Matcha, thé matcha, poudre de matcha',
  'brewed-tea':
    'Thé infusé, thé froid, thé préparé, thé glacé maison, reste de thé, tisane froide, infusion froide, bubble tea, thé aux perles, thé au lait',
  'hot-chocolate':
    'Cacao en poudre, chocolat en poudre, cacao, poudre de cacao, poudre chocolatée, chocolat chaud, Nesquik, Banania, Ovomaltine, Van Houten, Benco, Caotina, cacao amer, cacao non sucré',
  'drink-mix':
    'Boisson en poudre, protéine en poudre, poudre de protéines, whey, collagène, électrolytes, pastilles effervescentes, substitut de repas en poudre, cristaux de jus, Tang',
  'ready-shake':
    'Boisson nutritionnelle, boisson protéinée, substitut de repas, repas à boire, Fortimel, Clinutren, Fresubin, Yfood',
  'fruit-punch':
    'Punch aux fruits, punch, sangria, soupe champenoise, cocktail, cocktail maison, cocktail sans alcool, planteur, marquisette, mojito, virgin mojito, limonade maison, citronnade maison',
  'ready-cocktail':
    'Cocktail en canette, cocktail en bouteille, cocktail prêt à boire, canette de cocktail, mojito en bouteille, spritz en bouteille, planteur en bouteille',
  'ice-cubes': 'Glaçons, sac de glaçons, glace pilée, glaces à rafraîchir',
  crisps:
    'Chips, chips de pommes de terre, chips à l’ancienne, chips de légumes, chips de lentilles, chips au vinaigre, chips barbecue, croustilles, Pringles, Lay’s, Brets, Vico, tuiles salées, biscuits apéritif, biscuits apéro, gâteaux apéritif, gâteaux apéro, biscuits salés, Curly, soufflés au maïs, Monster Munch, Bénénuts, Bugles, mélange apéritif, mélange apéro, Chipster, Pom-Bear',
  'tortilla-chips':
    'Chips tortilla, chips de maïs, tortilla chips, nachos, Doritos, chips mexicaines, croustilles de maïs',
  'prawn-crackers': 'Chips de crevettes',
  poppadoms: 'Papadums, papadums indiens, poppadoms',
  popcorn: 'Pop-corn, popcorn, pop-corn sucré, pop-corn salé, pop-corn caramel, maïs soufflé',
  'popping-corn': 'Maïs à pop-corn, maïs à éclater, maïs pour pop-corn, pop-corn à éclater',
  pretzels: 'Bretzels, mini-bretzels, bretzels salés, sticks salés, sticks bretzel, bâtonnets salés',
  'soft-pretzel': 'Bretzel moelleux, bretzel frais, bretzel alsacien, pain bretzel, moricettes, mauricettes',
  crackers:
    'Crackers, Tuc, craquelins, galettes de maïs, galettes de lentilles, pain azyme, Ritz, Minizza, flûtes au fromage, flûtes au beurre, torsades feuilletées, allumettes au fromage, crackers salés, crackers aux graines, matza',
  'rice-cakes': 'Galettes de riz, crackers de riz, galettes de riz soufflé',
  oatcakes: 'Galettes d’avoine, crackers à l’avoine',
  crispbread:
    'Biscottes, pain croustillant, pain croquant, pain suédois, Wasa, Krisprolls, cracottes, tartines craquantes, petits pains grillés, pain grillé suédois, zwieback, pain des fleurs, Heudebert',
  breadsticks: 'Gressins, grissini, longuets',
  'cream-crackers': 'Cream crackers',
  biscuits:
    'Biscuits, gâteaux secs, petits gâteaux, cookies, petit-beurre, Petit Écolier, BN, Prince, Pépito, Oreo, palets bretons, galettes au beurre, galettes pur beurre, galettes Saint-Michel, palmiers, spéculoos, boudoirs, biscuits à la cuillère, langues de chat, biscuits Granola, Mikado, Barquettes LU, Pim’s, Figolu, crêpes dentelle, gavottes, tuiles, tuiles aux amandes, cigarettes russes, rochers coco, congolais, rousquilles, croquants aux amandes, biscuits secs, biscuits au chocolat, biscuits fourrés, goûters, Paille d’or, Bastogne, gaufrettes, bredele, amaretti, cantuccini, canistrelli, biscuits de Noël, biscuits roses de Reims, BN chocolat, Granola LU, bricelets, bisquits',
  digestives: 'Biscuits complets, sablés complets, Digestive',
  shortbread: 'Sablés, biscuits sablés, sablés bretons, palets, shortbread, sablés nappés',
  gingerbread:
    'Pain d’épices, nonnettes, couques, couque de Dinant, biscômes, lebkuchen, leckerli, bonhommes en pain d’épices',
  'cookie-dough': 'Pâte à cookies, pâte à biscuits, pâte à sablés',
  chocolate:
    'Chocolat, tablette de chocolat, boîte de chocolats, chocolat pâtissier, chocolat à cuire, chocolat aux noisettes, chocolat praliné, Milka, Lindt, Poulain, Suchard, Côte d’Or, Nestlé Dessert, Cailler, Ragusa, Kinder, Kinder Bueno, Kinder Surprise, Schoko-Bons, Snickers, Twix, Bounty, KitKat, Kit Kat, M&M’s, Smarties, Ferrero Rocher, Raffaello, Mon Chéri, Maltesers, Toblerone, barres Daim, After Eight, Celebrations, barre chocolatée, barre Mars, pralines, pralines belges, Léonidas, truffes au chocolat, rochers au chocolat, rochers Suchard, papillotes en chocolat, papillotes de Noël, œufs en chocolat, œufs de Pâques, lapin en chocolat, lapin de Pâques, lapin Lindt, poule en chocolat, père Noël en chocolat, friture en chocolat, calendrier de l’Avent, mendiants, orangettes, roses des sables, beurre de cacao',
  'dark-chocolate':
    'Chocolat noir, chocolat noir pâtissier, tablette de chocolat noir, chocolat noir dessert, chocolat amer',
  'milk-chocolate': 'Chocolat au lait, tablette de chocolat au lait',
  'white-chocolate': 'Chocolat blanc, Galak',
  'chocolate-chips':
    'Pépites de chocolat, pépites de chocolat noir, copeaux de chocolat, gouttes de chocolat, brisures de chocolat, pistoles de chocolat',
  sweets:
    'Bonbons, confiseries, friandises, caramels, caramels mous, carambars, sucettes, suçons, Chupa Chups, nougat, calissons, dragées, berlingots, pâtes de fruits, pâte de fruits, nougatine, bêtises de Cambrai, coussins de Lyon, marrons glacés, pralines roses, barbe à papa, roudoudou, sucre d’orge, Michoko, Arlequin, Mentos, Ricola, La Vosgienne, loukoums, cuberdons, Skittles, Têtes Brûlées, Sugus, boules de gomme, touron, turron, sucre à la crème',
  'gummy-bears':
    'Bonbons gélifiés, Haribo, oursons, oursons gélifiés, Dragibus, fraises Tagada, Tagada, crocodiles Haribo, Schtroumpfs Haribo, bonbons Haribo, jujubes',
  liquorice: 'Réglisse, rouleaux de réglisse, bâton de réglisse, Cachou Lajaunie',
  'chewing-gum': 'Chewing-gum, gomme à mâcher, Hollywood, Freedent, Malabar, Airwaves',
  peppermints:
    'Bonbons à la menthe, pastilles à la menthe, pastilles Vichy, Tic Tac, Kiss Cool, Fisherman’s Friend, paparmanes',
  marzipan: 'Pâte d’amande, massepain',
  halva: 'Halva',
  marshmallows: 'Guimauves, chamallows, marshmallows',
  nuts: 'Fruits à coque, fruits secs, noix mélangées, mélange de noix, mélange de fruits secs, mélange étudiant, mélange du randonneur, cocktail de noix, noix salées',
  cashews: 'Noix de cajou, cajou',
  walnuts: 'Noix, cerneaux de noix, cerneaux, noix de Grenoble, noix fraîches, noix en coque',
  pecans: 'Noix de pécan, pécans, pacanes',
  'pine-nuts': 'Pignons de pin, pignons',
  'brazil-nuts': 'Noix du Brésil',
  'macadamia-nuts': 'Noix de macadamia, macadamia',
  peanuts: 'Cacahuètes, cacahouètes, arachides, cacahuètes salées, cacahuètes grillées, pinottes',
  almonds:
    'Amandes, poudre d’amandes, amandes en poudre, amandes effilées, amandes entières, amandes hachées, amandes émondées, amandes grillées, farine d’amande',
  hazelnuts: 'Noisettes, poudre de noisettes, noisettes en poudre, noisettes concassées, noisettes grillées',
  pistachios: 'Pistaches, pistaches salées, pistaches grillées, pistaches mondées',
  chestnuts: 'Châtaignes, marrons, marrons frais, marron',
  'chestnuts-cooked':
    'Châtaignes cuites, marrons cuits, marrons sous vide, châtaignes sous vide, marrons chauds, châtaignes grillées, purée de marrons, purée de châtaignes, vermicelles de marrons',
  seeds:
    'Graines, mélange de graines, graines mélangées, graines de chanvre, graines de pavot, pavot, psyllium',
  'sunflower-seeds': 'Graines de tournesol',
  'pumpkin-seeds': 'Graines de courge, graines de citrouille, pépins de courge',
  'chia-seeds': 'Graines de chia, chia',
  'sesame-seeds': 'Graines de sésame, sésame',
  flaxseed: 'Graines de lin, lin moulu',
  'cereal-bar':
    'Barres de céréales, barre énergétique, barre protéinée, barre aux fruits, barres aux amandes, barres tendres, barres granola, Grany, Nature Valley',
  'energy-balls': 'Energy balls, boules d’énergie, boules énergétiques',
  cake: 'Gâteau, gâteau au chocolat, gâteau au yaourt, gâteau marbré, marbré, quatre-quarts, cake, cake au citron, gâteau au citron, génoise, madeleines, financiers, fondant au chocolat, moelleux au chocolat, mi-cuit au chocolat, gâteau basque, gâteau breton, gâteau aux carottes, carrot cake, gâteau aux noix, gâteau à l’orange, gâteau de Savoie, biscuit de Savoie, gâteau roulé, cannelés, canelés, pain de Gênes, baba au rhum, baba, Savane, Napolitain, pastis landais, mochi, mugcake, mug cake, gâteau moelleux, linzertorte, tarte de Linz',
  muffins: 'Muffins, muffins aux myrtilles, muffins au chocolat, muffin aux bleuets',
  cupcakes: 'Cupcakes',
  brownies: 'Brownies',
  flapjacks: 'Barres d’avoine, carrés d’avoine, flapjacks',
  'banana-bread': 'Gâteau à la banane, banana bread, cake à la banane, pain aux bananes',
  panettone: 'Panettone, pandoro, colomba',
  stollen: 'Stollen, christstollen',
  'fruit-cake': 'Cake aux fruits confits, cake aux fruits, plum-cake, plum-pudding, berawecka',
  'cream-cake':
    'Gâteau à la crème, pâtisserie, éclair, éclair au chocolat, éclair au café, mille-feuille, millefeuille, religieuse, chou à la crème, paris-brest, saint-honoré, tropézienne, tarte tropézienne, forêt-noire, opéra, fraisier, framboisier, charlotte, charlotte aux fraises, charlotte au chocolat, bavarois, bûche de Noël, bûche pâtissière, royal au chocolat, flan pâtissier, flan parisien, part de flan, flan coco, tarte au citron, tarte au citron meringuée, tartelette au citron, tarte aux fraises, tarte aux framboises, tartelettes aux fraises, tartelettes, tarte au chocolat, tarte au sucre, tarte à la crème, tarte au flan, tarte bourdaloue, clafoutis, clafoutis aux cerises, flognarde, far breton, far, pastel de nata, pastéis de nata, gâteau d’anniversaire, gâteau aux fraises, croquembouche, pièce montée, petits fours, petits-fours sucrés, merveilleux, cannoli, Kinder Pingui, Kinder Tranche au lait, tranche au lait, meringue double crème, meringues à la crème double',
  doughnut:
    'Beignets, beignets aux pommes, beignets au chocolat, beignets sucrés, donuts, churros, chichis, bugnes, oreillettes, merveilles, boule de Berlin, croustillons, beigne, pets de nonne',
  'pastry-sweet':
    'Viennoiseries, pain aux raisins, escargot aux raisins, chausson aux pommes, chouquettes, kouign-amann, kouglof, kougelhopf, galette des rois, couronne des rois, gâteau des rois, frangipane, oranais, danoise, couque suisse, couque aux raisins, brioche suisse, cramique, streusel, schneck, strudel, torsade au chocolat, jésuite, oreilles d’éléphant, palmier, taillaule',
  scones: 'Scones',
  'hot-cross-buns': 'Brioches de Pâques, hot cross buns',
  'cinnamon-rolls': 'Roulés à la cannelle, brioches à la cannelle, escargots à la cannelle, kanelbullar',
  teacakes: 'Petits pains aux raisins',
  baklava: 'Baklavas, pâtisseries orientales, cornes de gazelle, makrouts, zlabias',
  croissant:
    'Croissants, croissants au beurre, croissant aux amandes, pains au chocolat, petit pain au chocolat, chocolatine, couque au chocolat, couque au beurre, brioche, brioche tressée, brioche tranchée, brioche vendéenne, brioche aux pépites, brioche fourrée, brioche au sucre, brioche au chocolat, gâche, pain brioché, pains au lait, petits pains au lait, Pitch, Doowap, cougnou, mouna, tresse, tresse au beurre, cuchaule',
  'fruit-pie':
    'Tarte aux fruits, tarte tatin, tatin, tarte aux abricots, tarte aux prunes, tarte aux mirabelles, tarte aux quetsches, tarte aux cerises, tarte aux myrtilles, tarte aux bleuets, tarte aux poires, tarte aux pêches, tarte aux figues, tarte aux raisins, tarte à la rhubarbe, gâteau aux pommes, gâteau aux poires, strudel aux pommes, apfelstrudel, tartelette aux fruits, tourte aux fruits',
  'apple-pie': 'Tarte aux pommes, tarte fine aux pommes, tarte normande, tartelette aux pommes',
  'apple-crumble': 'Crumble aux pommes, crumble, crumble aux fruits, croustade aux pommes',
  'mince-pies': 'Mince pies',
  waffles:
    'Gaufres, gaufres de Bruxelles, gaufres de Liège, gaufre liégeoise, gaufres au sucre, gaufres fourrées, gaufres flamandes',
  pancakes:
    'Crêpes, crêpes sucrées, crêpes fourrées, crêpes de froment, crêpes bretonnes, crêpes au sarrasin, pancakes, galettes de sarrasin, galettes de blé noir, galette, galette bretonne, galette complète, blinis, matefaim, msemen, baghrir, pain perdu, Whaou, crêpes au fromage, crêpes jambon fromage, gâteau de crêpes',
  'pancake-batter': 'Pâte à crêpes, pâte à gaufres, pâte à pancakes, pâte à beignets',
  'idli-batter': 'Pâte à dosa, pâte à idli',
  meringue: 'Meringues, macarons',
  tofu: 'Tofu, tofu nature, tofu fumé, tofu soyeux, tofu ferme, tofu mariné',
  tempeh: 'Tempeh, tempé',
  seitan:
    'Seitan, viande végétale, substitut de viande, simili-viande, végétal, végétaux, vegan, végétarien, végétarienne, végétalien, végétalienne, végé, haché végétal, haché de soja, viande hachée végétale, émincé végétal, émincés végétaux, nuggets végétaux, nuggets végétariens, nuggets vegan, saucisses végétales, saucisses vegan, saucisses de soja, saucisses de tofu, merguez végétales, knacks végétales, jambon végétal, jambon vegan, lardons végétaux, lardons vegan, bacon végétal, chorizo végétal, boulettes végétales, escalope végétale, escalope de soja, aiguillettes végétales, cordon bleu végétal, cordons bleus végétaux, panés végétaux, panés de soja, charcuterie végétale, thon végétal, poulet végétal, Quorn, Beyond Meat, HappyVore',
  'veggie-burger':
    'Steaks végétaux, steak végétal, steak végétarien, steak vegan, steaks végé, steak de soja, steak de tofu, burger végétal, burgers végétaux, burger végétarien, burger vegan, burger végé, galettes végétales, galettes végétariennes, galettes de légumes, galettes de soja, galettes de tofu, galettes de céréales, galettes de lentilles corail, galettes de quinoa, galettes de pois chiches, palets de légumes, Beyond Burger',
  falafel: 'Falafels',
  'textured-soy':
    'Protéines de soja texturées, protéines de soja, soja texturé, protéines végétales texturées',
  miso: 'Miso, pâte miso',
  bread:
    'Pain, pain de mie, pain de campagne, pain blanc, pain tranché, pain frais, pain aux céréales, pain multicéréales, pain grillé, pain de boulanger, boule de pain, miche, bâtard, couronne de pain, pain bis, pain gris, pain de blé, pain carré, pain de maïs, pain aux noix, pain aux olives, pain aux figues, pain au lin, pain aux graines, pain d’épeautre, pain sans gluten, pain paysan, pain de ménage, pain rassis, pain sec, pain à sandwich, pain à toaster, pain moulé, pain tessinois, toasts, American Sandwich, quignon de pain',
  sourdough: 'Pain au levain',
  'wholemeal-bread':
    'Pain complet, pain intégral, pain de mie complet, pain semi-complet, pain de son, pain brun',
  'rye-bread': 'Pain de seigle, pain noir, pumpernickel, tourte de seigle',
  ciabatta: 'Ciabatta',
  focaccia: 'Focaccia, fougasse',
  'soda-bread': 'Pain irlandais, pain au bicarbonate, soda bread',
  rolls:
    'Petits pains, pains à burger, pains à hamburger, pains à hot-dog, buns, buns burger, pains ronds, pistolets, pains précuits, petits pains précuits, pain viennois, mini-pains, faluche, michettes, pains briochés burger',
  baguette:
    'Baguette, demi-baguette, baguette tradition, tradition, baguette viennoise, baguette précuite, baguette aux céréales, ficelle, flûte, pain parisien, pain baguette, bout de baguette',
  bagel: 'Bagels',
  flatbread:
    'Pain plat, pain libanais, pain turc, pain marocain, pain tunisien, pain lavash, pain polaire, pain kebab, galette de pain, khobz, matlouh, kesra, batbout, piadina, ekmek',
  naan: 'Naans, pain naan, cheese naan, naan au fromage',
  'pitta-bread': 'Pain pita, pita, pitta',
  chapatis: 'Chapatis',
  tortilla:
    'Tortillas, wraps, galettes de blé, galettes de blé tendre, tortillas de blé, tortillas de maïs, galettes mexicaines, galettes pour wraps, galettes wraps, pain tortilla, galettes fajitas, taco shells, coques à tacos, coquilles à tacos, kit fajitas, kit tacos, kit burritos, dürüm',
  crumpets: 'Crumpets',
  'english-muffins': 'Muffins anglais, muffins à toaster',
  'garlic-bread': 'Pain à l’ail, baguette à l’ail, baguette beurre d’ail, préfou',
  breadcrumbs: 'Chapelure, panko, panure, croûtons, croûtons à l’ail, croûtons pour salade, mie de pain',
  'pizza-dough':
    'Pâte à pizza, pâte à pain, pâton, pâton à pizza, pâte levée, levain, levain naturel, pâte à brioche, pâte à flammekueche, pâte à tarte flambée, pâte à raviolis, feuilles de wonton',
  pastry:
    'Pâte feuilletée, pâte brisée, pâte sablée, pâte à tarte, pâte à quiche, pâte filo, pâte phyllo, feuilles de filo, feuilles de brick, pâte à choux, rouleau de pâte, rouleau de pâte feuilletée, fond de tarte, pâtes feuilletées, pâtes brisées, pâtes à tarte, pâte à gâteau',
  'pizza-base': 'Fond de pizza, pâte à pizza précuite',
  'yorkshire-pudding': 'Yorkshire puddings',
  rice: 'Riz, riz long, riz long grain, riz rond, riz étuvé, riz incollable, riz à sushi, riz à dessert, riz rond à dessert, riz gluant, riz sauvage, riz rouge, riz noir, riz de Camargue, riz à paella, riz cru, riz cuisson rapide, riz pour riz au lait, Uncle Ben’s, Ben’s Original, riz en sachet cuisson',
  'basmati-rice': 'Riz basmati, basmati',
  'brown-rice': 'Riz complet, riz brun, riz semi-complet, riz basmati complet',
  'risotto-rice': 'Riz à risotto, riz pour risotto, riz arborio, arborio, riz carnaroli',
  'jasmine-rice': 'Riz jasmin, riz thaï, riz parfumé, riz thaï parfumé',
  tin: 'Conserves, boîte de conserve, boîtes de conserve, conserve',
  'rice-pouch':
    'Riz micro-ondable, riz micro-ondes, riz express, riz minute, sachet de riz micro-ondable, riz prêt à réchauffer',
  'cooked-rice':
    'Riz cuit, restes de riz, riz froid, plat de riz, assiette de riz, bol de riz, riz au curry, riz aux légumes, riz au poulet, riz pilaf, pilaf, riz créole, riz gras, riz à la tomate, riz coco, riz au lait de coco, riz vinaigré, riz safrané, salade de riz, jambalaya, onigiri, arancini, boulettes de riz, bibimbap, thiéboudienne, congee, feuilles de vigne, feuilles de vigne farcies, riz à l’espagnole',
  'fried-rice': 'Riz cantonais, riz frit, riz sauté, riz sauté aux légumes, nasi goreng',
  risotto: 'Risotto, risotto aux champignons, rizotto',
  paella: 'Paella',
  biryani: 'Biryani',
  quinoa:
    'Quinoa, millet, épeautre, petit épeautre, engrain, amarante, blé, blé tendre, blé dur précuit, Ebly, fonio, sorgho, mélange de céréales, quinoa gourmand, kamut, grains d’épeautre',
  couscous:
    'Semoule de couscous, graine de couscous, couscous moyen, couscous fin, couscous grain moyen, couscous perlé, couscous sec, semoule moyenne',
  'bulgur-wheat': 'Boulgour, boulghour, bulgur, blé concassé',
  'pearl-barley': 'Orge perlé, orge, orge mondé',
  polenta: 'Polenta, semoule de maïs',
  semolina: 'Semoule, semoule fine, semoule de blé, semoule de blé dur, semoule extra-fine',
  buckwheat: 'Sarrasin, blé noir, graines de sarrasin, kasha, sarrasin décortiqué',
  'cooked-grains':
    'Céréales cuites, semoule cuite, restes de semoule, couscous, quinoa cuit, boulgour cuit, blé cuit, polenta cuite, polenta crémeuse, lentilles cuites, taboulé, taboulé oriental, taboulé libanais, taboulé maison, salade de quinoa, salade de boulgour, salade de blé, salade de couscous, salade d’épeautre, buddha bowl, attiéké, foufou',
  pasta:
    'Pâtes, pates, pâtes alimentaires, paquet de pâtes, pâtes sèches, pâtes complètes, pâtes sans gluten, pâtes à potage, pâtes de lentilles, pâtes de pois chiches, pâtes longues, pâtes courtes, pâtes alphabet, petites pâtes, coquillettes, fusilli, farfalle, tagliatelles, torsades, linguine, rigatoni, vermicelles, cheveux d’ange, conchiglie, tortis, crozets, pappardelle, fettuccine, orecchiette, capellini, pipe rigate, gemelli, paccheri, ziti, nids de tagliatelles, tubes à cannelloni, coudes',
  spaghetti: 'Spaghettis, spaghettis complets, spagettis, spaghettini',
  penne: 'Penne, penne rigate',
  macaroni: 'Macaronis',
  'lasagne-sheets': 'Feuilles de lasagnes, plaques de lasagnes, pâtes à lasagnes',
  orzo: 'Langues d’oiseau, pâtes langues d’oiseau, orzo, risoni',
  'fresh-pasta':
    'Pâtes fraîches, tagliatelles fraîches, spaghettis frais, linguine fraîches, lasagnes fraîches, feuilles de lasagnes fraîches, pâtes farcies, pâtes fraîches farcies, nouilles fraîches, spätzle, spaetzle, spätzlis, knöpfli, knepfle, cappelletti, maultaschen, pierogi, girasoli, agnolotti, manti',
  gnocchi: 'Gnocchis, gnocchis à poêler, gnocchis de pommes de terre',
  ravioli: 'Raviolis, raviolis frais, ravioles, ravioles du Dauphiné, ravioles de Royans, ravioles de Romans',
  tortellini: 'Tortellinis, tortelloni',
  'cooked-pasta':
    'Pâtes cuites, restes de pâtes, plat de pâtes, assiette de pâtes, box de pâtes, pâtes froides, pâtes au beurre, pâtes au fromage, pâtes au pesto, pâtes au saumon, pâtes au thon, pâtes à la crème, pâtes aux légumes, pâtes au jambon, pâtes sauce tomate, pâtes carbonara, carbonara, spaghettis carbonara, tagliatelles carbonara, tagliatelles au saumon, penne arrabbiata, pâtes arrabbiata, gratin de pâtes, gratin de coquillettes, coquillettes jambon, gratin de ravioles, gratin de crozets, croziflette, cannellonis, spaghettis aux boulettes, nouilles cuites, ramen, bol de ramen, bo bun, bobun, Pasta Box, one pot pasta, restes de spaghettis, wok de nouilles, macaronis au jambon',
  lasagne: 'Lasagnes, lasagnes bolognaise, lasagnes au saumon, lasagnes aux légumes, lasagnes végétariennes',
  'spaghetti-bolognese':
    'Spaghettis bolognaise, spag bolo, spaghettis bolo, pâtes bolognaise, pâtes bolo, spaghetti sauce à la viande',
  'macaroni-cheese': 'Macaronis au fromage, gratin de macaronis, macaronis gratinés',
  'pasta-salad': 'Salade de pâtes',
  'pad-thai': 'Pad thaï',
  'chow-mein':
    'Nouilles sautées, nouilles sautées aux légumes, nouilles sautées au poulet, nouilles chinoises sautées, yakisoba, bami goreng, bami, mie goreng',
  noodles:
    'Nouilles, nouilles chinoises, nouilles asiatiques, nouilles de blé, nouilles japonaises, nouilles sèches, nouilles udon, nouilles soba, nouilles ramen, udon, soba, vermicelles de soja',
  'egg-noodles': 'Nouilles aux œufs, nouilles chinoises aux œufs, pâtes aux œufs, pâtes d’Alsace',
  'rice-noodles': 'Nouilles de riz, vermicelles de riz, pâtes de riz, feuilles de riz',
  'instant-noodles':
    'Nouilles instantanées, ramen instantané, Yum Yum, nouilles Yum Yum, Bolino, Cup Noodles, Indomie, nouilles lyophilisées, soupe de nouilles instantanée',
  lentils:
    'Lentilles, lentilles sèches, lentilles blondes, lentilles noires, lentilles beluga, haricots mungo',
  'red-lentils': 'Lentilles corail, lentilles rouges',
  'green-lentils': 'Lentilles vertes, lentilles du Puy, lentilles vertes du Puy',
  'split-peas': 'Pois cassés, pois secs, pois jaunes',
  'dried-beans':
    'Haricots secs, haricots blancs secs, haricots rouges secs, haricots tarbais, lingots, lingots du Nord, haricots lingots, flageolets secs, mogettes sèches, pois chiches secs, fèves sèches, légumes secs, légumineuses, azukis, haricots azuki, graines de soja, fèves de soja, soja en grains',
  'tinned-beans':
    'Haricots en boîte, boîte de haricots, haricots en conserve, flageolets, flageolets verts, flageolets en boîte, mogettes, mojettes, haricots cuisinés, haricots borlotti, haricots pinto, lentilles en boîte, boîte de lentilles, lentilles en conserve, haricots mélangés',
  'baked-beans': 'Haricots à la tomate, haricots blancs à la tomate, haricots à la sauce tomate, baked beans',
  'kidney-beans': 'Haricots rouges, fèves rouges, boîte de haricots rouges',
  chickpeas: 'Pois chiches, boîte de pois chiches, pois chiches en boîte',
  'black-beans': 'Haricots noirs, fèves noires',
  'butter-beans': 'Haricots de Lima, fèves de Lima, gros haricots blancs, haricots géants',
  'cannellini-beans': 'Haricots blancs, haricots cannellini, cannellini, cocos blancs, haricots cocos',
  'refried-beans': 'Haricots frits, haricots refrits, frijoles',
  'tinned-sweetcorn':
    'Maïs en boîte, maïs, maïs doux, boîte de maïs, maïs en grains, grains de maïs, maïs en conserve, Géant Vert',
  oats: 'Flocons d’avoine, avoine, petits flocons d’avoine, gros flocons d’avoine, son d’avoine, son de blé, germe de blé, flocons d’épeautre, flocons de sarrasin, flocons de céréales, gruau, gruau d’avoine',
  cereal:
    'Céréales, céréales du petit déjeuner, céréales au chocolat, Chocapic, Special K, Frosties, Kellogg’s Trésor, Trésor Kellogg’s, Coco Pops, Miel Pops, Rice Krispies, Cheerios, Weetabix, Golden Grahams, Smacks, All-Bran, céréales Lion, céréales Fitness, céréales Extra, céréales Nesquik, Cini Minis, pétales de blé, riz soufflé, blé soufflé',
  cornflakes: 'Corn flakes, cornflakes, pétales de maïs',
  muesli: 'Muesli, muesli aux fruits, musli, mélange muesli, birchermuesli sec',
  granola: 'Granola, granola maison, muesli croustillant, Cruesli, Country Crisp, Crunchy',
  'overnight-oats':
    'Porridge, porridge froid, overnight oats, bircher, bircher muesli, bol d’avoine, pudding de chia, pouding de chia, gruau cuit, avoine trempée, birchermuesli',
  'tinned-tomatoes':
    'Tomates en boîte, boîte de tomates, tomates pelées, tomates concassées, tomates en conserve, pulpe de tomates, chair de tomate, dés de tomates, tomates en dés, tomates broyées, boîte de tomates pelées',
  passata: 'Coulis de tomates, passata, purée de tomates, tomates passées, coulis',
  'tomato-paste':
    'Concentré de tomates, double concentré, double concentré de tomates, pâte de tomate, tomate concentrée, extrait de tomate',
  'tinned-fish':
    'Poisson en conserve, poisson en boîte, maquereaux en boîte, boîte de maquereaux, filets de maquereaux en boîte, maquereaux au vin blanc, maquereaux à la moutarde, maquereaux à la tomate, maquereaux au naturel, maquereaux à l’huile, foie de morue, crabe en boîte, miettes de crabe en boîte',
  'tinned-tuna':
    'Thon en boîte, boîte de thon, thon en conserve, thon au naturel, thon nature, thon à l’huile, thon huile d’olive, thon albacore au naturel, thon entier au naturel, thon à la tomate, miettes de thon, Petit Navire, thon Petit Navire, thon Saupiquet',
  'tinned-sardines':
    'Sardines en boîte, boîte de sardines, sardines à l’huile, sardines huile d’olive, sardines à la tomate, sardines en conserve, sardines sans arêtes, sardines Connétable',
  'tinned-salmon': 'Saumon en boîte, boîte de saumon, saumon en conserve, saumon au naturel',
  anchovies:
    'Filets d’anchois, anchois à l’huile, anchois en boîte, anchois salés, anchois au sel, anchois allongés, anchois en bocal, boîte d’anchois, pâte d’anchois, anchois de Collioure',
  'tinned-meat':
    'Viande en conserve, viande en boîte, cassoulet en boîte, boîte de cassoulet, raviolis en boîte, boîte de raviolis, choucroute en boîte, boîte de choucroute, couscous en boîte, boîte de couscous, confit de canard en boîte, boîte de confit de canard, plat cuisiné en conserve, plats cuisinés en boîte, saucisses en boîte, pâté en boîte, boîte de pâté, quenelles en boîte, boîte de quenelles, corned-beef en boîte, Spam',
  'tinned-soup':
    'Soupe en brique, brique de soupe, soupe en boîte, boîte de soupe, soupe en conserve, soupe en sachet, sachet de soupe, soupe en poudre, soupe déshydratée, soupe lyophilisée, soupe instantanée, soupe miso instantanée, velouté en brique, soupe Liebig, soupe Knorr, soupe Royco, Royco, Liebig, soupe Campbell',
  'tinned-fruit':
    'Fruits en conserve, fruits au sirop, fruits en boîte, boîte de fruits au sirop, cocktail de fruits, poires au sirop, abricots au sirop, cerises au sirop, mirabelles au sirop, litchis au sirop, mandarines au sirop, griottes au sirop, crème de marrons, pulpe de mangue, purée de citrouille en conserve, jacquier en boîte, salade de fruits en boîte, cerises au marasquin',
  'tinned-peaches':
    'Pêches au sirop, oreillons de pêche, pêches en boîte, boîte de pêches, pêches en conserve',
  'tinned-pineapple':
    'Ananas en boîte, boîte d’ananas, ananas au sirop, ananas en conserve, tranches d’ananas au sirop',
  'apple-sauce':
    'Compote de pommes, compote, compotes, compote de pomme, compote pomme, compote pommes, compote de fruits, compote de poires, compote pomme poire, compote pomme banane, compote pomme fraise, compotes à boire, compote en gourde, gourdes de compote, Pom’Potes, purée de pommes',
  'stewed-fruit':
    'Compote maison, compote de pommes maison, compote de fruits maison, compote de rhubarbe, compotée, compotée de pommes, compotée de fruits, pommes cuites, pommes au four, poires cuites, poires pochées, poires au vin, pruneaux cuits, rhubarbe cuite, fruits cuits, coulis de fruits rouges, coulis de fruits, coulis de framboises, coulis de mangue, marmelade de pommes',
  'tinned-vegetables':
    'Légumes en conserve, légumes en boîte, petits pois en boîte, boîte de petits pois, petits pois en conserve, petits pois carottes en boîte, haricots verts en boîte, boîte de haricots verts, haricots verts en conserve, champignons en boîte, boîte de champignons, champignons de Paris en boîte, macédoine en boîte, boîte de macédoine, jardinière de légumes, cœurs de palmier, fonds d’artichaut, cœurs d’artichauts, salsifis en boîte, épinards en boîte, carottes en boîte, pousses de bambou, châtaignes d’eau, germes de soja en boîte, pousses de soja en boîte, feuilles de vigne en boîte',
  'coconut-milk':
    'Lait de coco, crème de coco, boîte de lait de coco, brique de lait de coco, lait de noix de coco',
  ketchup:
    'Ketchup, ketchup Heinz, sambal, sambal oelek, gochujang, sauce chipotle, sauce piri-piri, pâte de piment coréenne',
  'brown-sauce': 'Sauce HP, HP sauce',
  'sweet-chilli-sauce':
    'Sauce chili douce, sauce chili sucrée, sauce pimentée sucrée, sauce sweet chili, sauce chili, sauce aigre-douce, sauce pour nems, sauce nems',
  'hot-sauce': 'Sauce piquante, sauce pimentée, sauce forte, Tabasco',
  sriracha: 'Sriracha, sauce sriracha',
  harissa: 'Harissa, tube de harissa',
  mayonnaise:
    'Mayonnaise, mayo, mayonaise, mayonnaise en tube, tube de mayonnaise, sauce mayonnaise, sauce burger, sauce cocktail, sauce andalouse, sauce samouraï, sauce algérienne, sauce biggy, sauce kebab, sauce frites, sauce rose, sauce rémoulade, Miracle Whip',
  'salad-cream': 'Sauce crudités, sauce salade crémeuse, salad cream',
  'tartare-sauce': 'Sauce tartare',
  horseradish: 'Raifort, sauce au raifort, crème de raifort, raifort râpé',
  'fresh-mayonnaise':
    'Mayonnaise maison, aïoli, aïoli maison, sauce hollandaise, hollandaise, sauce béarnaise, béarnaise, sauce gribiche, sauce mousseline, rouille',
  mustard:
    'Moutarde, moutarde forte, moutarde douce, moutarde à l’ancienne, moutarde au miel, moutarde de Meaux, moutarde en grains, pot de moutarde, Savora',
  'dijon-mustard': 'Moutarde de Dijon, moutarde Maille',
  'mint-sauce': 'Sauce à la menthe, gelée de menthe',
  'cranberry-sauce':
    'Sauce aux canneberges, sauce cranberry, sauce aux airelles, confiture d’airelles, gelée de canneberges',
  wasabi: 'Wasabi',
  'bbq-sauce':
    'Sauce barbecue, sauce BBQ, marinade, marinade barbecue, sauce saté, sauce satay, sauce cacahuète, sauce aux prunes, sauce wok, sauce pour wok, sauce yakitori, sauce tonkatsu, sauce VH, sauce grill',
  'hoisin-sauce': 'Sauce hoisin, hoisin',
  'oyster-sauce': 'Sauce d’huîtres',
  'teriyaki-sauce': 'Sauce teriyaki, teriyaki',
  'worcestershire-sauce': 'Sauce Worcestershire, sauce Worcester, sauce anglaise, Lea & Perrins',
  'soy-sauce':
    'Sauce soja, sauce soya, soja sauce, sauce soja salée, sauce soja sucrée, Kikkoman, tamari, shoyu, dashi, arôme Maggi, Maggi arôme',
  'fish-sauce': 'Nuoc-mâm, sauce nuoc-mâm, nuoc-nam, sauce de poisson',
  vinegar:
    'Vinaigre, vinaigre blanc, vinaigre d’alcool, vinaigre cristal, vinaigre de vin, vinaigre de vin rouge, vinaigre rouge, vinaigre de framboise, vinaigre de xérès, vinaigre de riz, vinaigre de malt, vinaigre de noix, Melfor',
  'balsamic-vinegar':
    'Vinaigre balsamique, balsamique, crème de balsamique, crème de vinaigre balsamique, crème de vinaigre',
  'cider-vinegar': 'Vinaigre de cidre',
  'white-wine-vinegar': 'Vinaigre de vin blanc',
  oil: 'Huile, huile de friture, huile à frire, huile pour friture, huile d’arachide, huile de noix, huile de noisette, huile de pépins de raisin, huile de maïs, huile d’avocat, huile de lin, huile de soja, huile pimentée, huile piquante, huile de truffe, huile de chanvre, huile de pistache, huile en spray, spray d’huile, Isio 4',
  'olive-oil': 'Huile d’olive, huile d’olive vierge extra',
  'sunflower-oil': 'Huile de tournesol, tournesol',
  'sesame-oil': 'Huile de sésame',
  'coconut-oil': 'Huile de coco, huile de noix de coco, Végétaline',
  'rapeseed-oil': 'Huile de colza, huile de canola, Fleur de Colza',
  'vegetable-oil': 'Huile végétale, huile de palme, huile quatre graines',
  'salad-dressing':
    'Vinaigrette, sauce vinaigrette, sauce salade, sauce pour salade, vinaigrette allégée, vinaigrette balsamique, sauce César, sauce Caesar, sauce ranch',
  'homemade-dressing': 'Vinaigrette maison, sauce vinaigrette maison, sauce salade maison',
  'pasta-sauce':
    'Sauce tomate, sauce tomate basilic, sauce tomate cuisinée, bocal de sauce tomate, sauce pour pâtes, sauce à pâtes, sauce napolitaine, sauce provençale, sauce basilic, sauce arrabbiata, sauce marinara, sauce pizza, sauce pour pizza, sauce curry, sauce tikka masala, sauce korma, sauce bolognaise en bocal, sauce bolognaise en boîte, sauce bolognaise Panzani, sauce bolognaise Barilla, sauce Panzani, sauce Barilla',
  'fresh-sauce':
    'Sauce fraîche, sauce maison, sauce tomate maison, sauce tomate fraîche, reste de sauce, reste de sauce tomate, sauce au poivre, sauce aux champignons, sauce forestière, sauce à l’échalote, sauce au vin, sauce vin rouge, sauce madère, sauce aux morilles, sauce beurre blanc, beurre blanc, sauce moutarde, sauce armoricaine, sauce américaine, sauce normande, sauce chasseur, sauce suprême, sauce bordelaise, sauce vierge, sauce citron',
  gravy:
    'Jus de viande, jus de rôti, jus de cuisson, jus de poulet, sauce brune, sauce gravy, sauce poutine, sauce au jus, fond brun, bouillon de volaille, bouillon de poulet, bouillon de poule, bouillon de bœuf, bouillon d’os, bouillon de pot-au-feu, consommé, fond de veau maison, fumet maison',
  'gravy-granules':
    'Sauce en poudre, sauce en sachet, sachet de sauce, sauce déshydratée, préparation pour sauce, bouillon en poudre, bouillon granulé, béchamel en poudre, Bisto, fond de veau Maggi, fond de veau en poudre, fond de veau déshydraté, fond de volaille en poudre, fumet en poudre, fumet de poisson en poudre',
  'stock-cubes':
    'Bouillon cube, cube de bouillon, cubes de bouillon de légumes, bouillon de légumes cube, bouillon de volaille cube, Kub Or, bouillon Kub, bouillon Knorr, bouillon Maggi, cubes Maggi, marmite de bouillon, tablette de bouillon, Viandox',
  pesto:
    'Pesto, pesto vert, pesto rouge, pesto rosso, pesto basilic, pesto à la genovese, pesto alla genovese, sauce pesto, pistou',
  salsa: 'Salsa, sauce salsa, sauce mexicaine, salsa mexicaine, sauce taco, sauce fajitas, sauce pour nachos',
  'fresh-salsa':
    'Salsa fraîche, salsa maison, pico de gallo, chimichurri, chermoula, zhoug, salsa de mangue, sauce chien, rougail tomate, persillade',
  'curry-paste':
    'Pâte de curry, pâte de curry rouge, pâte de curry vert, pâte de curry jaune, pâte tandoori, pâte tikka, pâte tikka masala, pâte tom yum, pâte de tamarin, tamarin, pâte de crevettes, pâte de haricots',
  chutney:
    'Chutney, chutney de figues, chutney d’oignons, chutney de tomates, confit d’oignons, confit de figues, confit d’échalotes, confiture d’oignons, relish, ajvar, achards, achards de légumes',
  'mango-chutney': 'Chutney de mangue',
  piccalilli: 'Piccalilli',
  'sweet-pickle': 'Relish sucrée, relish de cornichons, Branston pickle',
  pickles:
    'Pickles, légumes au vinaigre, petits légumes au vinaigre, giardiniera, piquillos, poivrons grillés en bocal, poivrons en bocal, bocal de poivrons, poivrons à l’huile, artichauts à l’huile, champignons à l’huile, aubergines à l’huile, piments au vinaigre, pepperoncini, jalapeños en bocal, gingembre mariné, gingembre à sushi, citrons confits, navets marinés, carottes marinées, radis marinés, variantes, mini-maïs au vinaigre, torshi, légumes en saumure',
  gherkins: 'Cornichons, gros cornichons, bocal de cornichons, cornichons aigres-doux, malossols',
  sauerkraut: 'Chou à choucroute, choucroute nature, choucroute en bocal',
  capers: 'Câpres, câprons',
  'pickled-onions':
    'Oignons au vinaigre, petits oignons au vinaigre, oignons grelots au vinaigre, oignons marinés, oignons rouges marinés, pickles d’oignons, oignons pickles',
  'pickled-beetroot':
    'Betteraves au vinaigre, betteraves marinées, betteraves en bocal, betteraves dans le vinaigre',
  kimchi:
    'Kimchi, kimtchi, légumes lactofermentés, légumes fermentés, choucroute crue, choucroute fraîche, chou lactofermenté, chou fermenté',
  jam: 'Confiture, confiote, confiture maison, pot de confiture, confiture d’abricots, confiture de framboises, confiture de figues, confiture de cerises, confiture de myrtilles, confiture de mûres, confiture de prunes, confiture de mirabelles, confiture de pêches, confiture de rhubarbe, confiture de cassis, confiture de coings, gelée de groseilles, gelée de framboises, gelée de mûres, gelée de coings, gelée de pommes, gelée de cassis, pâte de coing, Bonne Maman confiture, sirop de Liège, beurre de pommes, tartinade de fruits',
  marmalade: 'Marmelade d’oranges, marmelade, confiture d’oranges, confiture d’oranges amères',
  'strawberry-jam': 'Confiture de fraises',
  'lemon-curd': 'Lemon curd, crème de citron',
  honey:
    'Miel, pot de miel, miel liquide, miel crémeux, miel de fleurs, miel toutes fleurs, miel d’acacia, miel de lavande, miel de châtaignier, miel de forêt, miel de montagne, miel de sapin, miel de thym, miel de trèfle, miel de tilleul',
  syrup:
    'Sirop de sucre de canne, caramel liquide, sauce caramel, coulis de caramel, nappage caramel, sirop de canne, sirop de riz, sirop de glucose, sirop de dattes, sirop de maïs, sirop de vanille, sirop de caramel, sirop de noisette, sirop de table, sirop de poteau, sirop pour café',
  'maple-syrup': 'Sirop d’érable, beurre d’érable, tire d’érable',
  'golden-syrup': 'Golden syrup, sirop doré',
  treacle: 'Mélasse, sirop de mélasse',
  'agave-syrup': 'Sirop d’agave, agave',
  'chocolate-sauce':
    'Sauce au chocolat, coulis de chocolat, nappage chocolat, sirop de chocolat, caramel au beurre salé, crème de caramel, Salidou',
  'peanut-butter':
    'Beurre de cacahuète, beurre d’arachide, beurre de peanut, purée de cacahuète, pâte d’arachide, Dakatine, Skippy, purée d’amande, purée de noisette, purée de noix de cajou, purée de cajou, purée d’oléagineux, beurre d’amande, beurre de cajou, beurre de noisettes, pâte à tartiner spéculoos, pâte de spéculoos, crème de spéculoos, pâte à tartiner cacahuète, beurre de pistache, beurre de noix',
  'chocolate-spread':
    'Pâte à tartiner, Nutella, pâte à tartiner au chocolat, pâte à tartiner noisette, tartinade au chocolat, tartinade choco-noisette, Nocciolata, choco à tartiner, choco, crème de noisettes, confiture de lait',
  'yeast-extract': 'Extrait de levure, Vegemite, Cenovis',
  tahini: 'Tahini, tahin, purée de sésame, crème de sésame, pâte de sésame',
  hummus: 'Houmous, houmos, hommos, hummus, purée de pois chiches',
  guacamole: 'Guacamole, guaca, purée d’avocat',
  dips: 'Dips, tartinade, tartinable, tartinable de légumes, tartinade végétale, pâté végétal, trempette, cervelle de canut, caviar de tomates, ktipiti, sauce au yaourt, sauce fromage blanc, sauce aux herbes, sauce ciboulette, crème de thon, crème de saumon, crème de sardines, crème de poivrons, crème de chèvre, crème d’ail',
  tzatziki: 'Tzatziki, tsatsiki, zaziki, concombre au yaourt',
  taramasalata: 'Tarama',
  'baba-ganoush': 'Caviar d’aubergines, baba ganoush, baba ganouche, moutabal, zaalouk, purée d’aubergines',
  raita: 'Raïta',
  'sandwich-filler':
    'Garniture à sandwich, garniture pour sandwich, thon mayonnaise, thon mayo, poulet mayo, poulet mayonnaise, crabe mayonnaise, surimi mayonnaise, surimi mayo, œufs mayonnaise, œuf mayo, salade de thon, salade de crabe, salade de surimi, salade de poulet, salade aux œufs, salade de crevettes, salade de viande, cocktail de crevettes, avocat crevettes, martino, tomate crevettes',
  tapenade:
    'Tapenade, tapenade verte, tapenade noire, tapenade d’olives, tapenade d’olives noires, anchoïade, crème d’olives, crème d’artichauts, olivade, tartinade de tomates séchées',
  spices:
    'Épices, épice, mélange d’épices, clous de girofle, girofle, cardamome, safran, Spigol, piment d’Espelette, quatre-épices, cinq-épices, badiane, anis étoilé, anis vert, anis, baies roses, baies de genièvre, carvi, graines de carvi, fenugrec, cajun, épices cajun, ras el hanout, épices à couscous, épices pour couscous, épices à tacos, épices à fajitas, épices mexicaines, épices tandoori, épices à poulet, épices à pain d’épices, épices à steak, épices barbecue, graines de moutarde, graines de coriandre, coriandre moulue, coriandre en poudre, coriandre en grains, graines de fenouil, piment de Cayenne, cayenne, poivre de Cayenne, poivre blanc, poivre du Sichuan, poivre de Timut, sumac, zaatar, vanille gousse, gousse de vanille, massalé, colombo en poudre, poudre de colombo, oignons frits, oignons frits croustillants, oignon en poudre, poudre d’oignon, oignons séchés, échalotes séchées, Aromat, nigelle, graines de nigelle, fève tonka, macis, asa-foetida, assaisonnement, gomasio, bouquet garni séché, aneth séché, estragon séché, ciboulette séchée, marjolaine séchée',
  'black-pepper':
    'Poivre, poivre noir, poivre en grains, poivre moulu, poivre noir moulu, poivre gris, poivre mignonnette, grains de poivre, moulin à poivre, mélange de poivres',
  paprika: 'Paprika, paprika doux, paprika fumé, paprika en poudre, pimentón',
  cumin: 'Cumin, cumin en poudre, cumin moulu, cumin en grains, graines de cumin',
  cinnamon: 'Cannelle, canelle, cannelle en poudre, cannelle moulue, bâton de cannelle',
  turmeric: 'Curcuma, curcuma en poudre, curcuma moulu, safran des Indes',
  'curry-powder': 'Curry en poudre, poudre de curry, cari en poudre, poudre de cari, curry moulu',
  'chilli-powder':
    'Piment en poudre, piment moulu, poudre de piment, poudre de chili, flocons de piment, piment en flocons, piments séchés',
  'dried-oregano': 'Origan séché, origan sec',
  'dried-thyme': 'Thym séché, thym sec',
  'dried-rosemary': 'Romarin séché, romarin sec',
  'dried-basil': 'Basilic séché, basilic sec',
  'dried-parsley': 'Persil séché, persil lyophilisé',
  'dried-mint': 'Menthe séchée',
  'dried-sage': 'Sauge séchée',
  'mixed-herbs':
    'Herbes de Provence, herbes provençales, herbes séchées, herbes italiennes, mélange italien, épices italiennes',
  'garam-masala': 'Garam masala',
  nutmeg: 'Noix de muscade, muscade, muscade moulue, muscade en poudre',
  'garlic-powder': 'Ail en poudre, ail semoule, poudre d’ail, ail séché, ail déshydraté, ail granulé',
  'bay-leaves': 'Feuilles de laurier, laurier, laurier sauce',
  'ground-ginger': 'Gingembre en poudre, gingembre moulu, poudre de gingembre, gingembre séché',
  'nutritional-yeast':
    'Levure maltée, levure nutritionnelle, levure nutritive, levure alimentaire, levure diététique, levure de bière, levure de bière en paillettes',
  salt: 'Sel, sel fin, gros sel, fleur de sel, sel de mer, sel de Guérande, sel de table, sel rose, sel gris, sel iodé, sel de l’Himalaya, sel de Camargue, sel aux herbes, sel à l’ail, sel de céleri, Herbamare, La Baleine, Cérébos, moulin à sel',
  sugar:
    'Sucre, sucre blanc, sucre en morceaux, morceaux de sucre, sucre cristallisé, sucre gélifiant, sucre à confiture, sucre pour confiture, Confisuc, sucre perlé, sucre candi, sucre granulé, sucre de betterave, paquet de sucre',
  'brown-sugar':
    'Sucre roux, cassonade, sucre de canne, sucre de canne roux, sucre brun, sucre complet, sucre de coco, sucre de fleur de coco, vergeoise, vergeoise blonde, vergeoise brune, rapadura, muscovado, panela',
  'icing-sugar': 'Sucre glace, sucre impalpable',
  'caster-sugar': 'Sucre en poudre, sucre semoule, sucre extra-fin, sucre fin',
  sweetener:
    'Édulcorant, sucrettes, stévia, aspartame, sucralose, xylitol, érythritol, sucre de bouleau, Canderel, Splenda, Assugrin, Pure Via, faux sucre',
  flour:
    'Farine, farine de blé, farine blanche, farine fluide, farine pâtissière, farine tout usage, paquet de farine, fleur de farine, farine sans gluten, farine de maïs, farine de châtaigne, farine de coco, farine de manioc, farine de millet, tapioca, perles de tapioca, fécule de tapioca, arrow-root, Francine',
  cornflour: 'Maïzena, fécule de maïs, fécule, fécule de pomme de terre, amidon de maïs, amidon',
  'self-raising-flour':
    'Farine à gâteaux, farine avec levure incorporée, farine à levure incorporée, farine levante, farine auto-levante',
  'bread-flour':
    'Farine à pain, farine pour pain, farine de force, farine de gruau, farine à pizza, farine Manitoba, farine panifiable, farine bise',
  'rice-flour': 'Farine de riz, crème de riz',
  'gram-flour': 'Farine de pois chiches, besan',
  'wholemeal-flour':
    'Farine complète, farine de blé complète, farine intégrale, farine semi-complète, farine de seigle, farine de sarrasin, farine de blé noir, farine d’épeautre, farine de petit épeautre, farine d’avoine, farine de blé entier',
  'baking-powder':
    'Levure chimique, levure, sachets de levure, sachet de levure chimique, levure Alsa, poudre à lever, poudre à pâte, bicarbonate, bicarbonate de soude, bicarbonate alimentaire, bicarbonate de sodium, soda à pâte, crème de tartre',
  yeast:
    'Levure boulangère sèche, levure boulangère, levure sèche, levure instantanée, levure déshydratée, levure boulangère déshydratée, sachet de levure boulangère, Briochin',
  'fresh-yeast':
    'Levure fraîche, levure boulangère fraîche, levure de boulanger, levure fraîche de boulanger, cube de levure, levure de boulangerie',
  'baking-mix':
    'Préparation pour gâteau, préparation à gâteau, préparation pour brownies, préparation pour crêpes, préparation pour pancakes, préparation pour cookies, préparation pour flan, préparation pour entremets, préparation pour mousse, préparation pour pain, préparation pour gaufres, mélange à gâteau, mélange à crêpes, mélange à muffins, entremets en poudre, flan en poudre, poudre à flan, poudre à crème, crème pâtissière en poudre, purée en flocons, purée en sachet, purée instantanée, purée Mousline, Mousline, flocons de pommes de terre, agar-agar, pectine, Vitpris, fixe chantilly, gomme xanthane, gomme de guar',
  gelatine: 'Gélatine, feuilles de gélatine, gélatine en feuilles, gélatine en poudre, gélatine alimentaire',
  'jelly-cubes': 'Poudre pour gelée, gelée en poudre, Jell-O en poudre',
  'baking-decoration':
    'Décorations pour gâteau, décorations gâteau, sucre vanillé, sucre vanilliné, sachets de sucre vanillé, colorant alimentaire, fruits confits, orange confite, écorces d’orange confites, écorces confites, bigarreaux confits, cerises confites, angélique, gingembre confit, fleur d’oranger, eau de fleur d’oranger, eau de rose, arôme amande amère, amande amère, extrait d’amande, arôme fleur d’oranger, arôme rhum, extrait de café, fondant pâtissier, pralin, pailleté feuilletine, feuilletine, paillettes alimentaires, acide citrique, feuilles d’azyme, stylos à pâtisserie',
  'vanilla-extract':
    'Extrait de vanille, vanille, arôme vanille, vanille liquide, vanille en poudre, poudre de vanille, pâte de vanille, essence de vanille',
  'desiccated-coconut':
    'Noix de coco râpée, coco râpée, noix de coco en poudre, poudre de coco, copeaux de coco, copeaux de noix de coco, flocons de coco',
  icing: 'Glaçage, glaçage royal, glaçage au chocolat, pâte à sucre, nappage pâtissier',
  sprinkles:
    'Vermicelles de sucre, vermicelles au chocolat, vermicelles multicolores, paillettes de sucre, perles de sucre, billes de sucre, granulés de chocolat, sucre coloré',
  'vegetable-stock':
    'Bouillon frais, bouillon, bouillon maison, bouillon de légumes, bouillon de cuisson, court-bouillon, eau de cuisson, fond de veau, fond de volaille, fond de bœuf, fond de gibier, fumet de poisson, fumet',
  'carton-stock':
    'Bouillon en brique, brique de bouillon, bouillon liquide, bouillon en carton, bouillon de légumes en brique, bouillon de poulet en brique, bouillon prêt à l’emploi, fond liquide',
  soup: 'Soupe, soupe maison, restes de soupe, potage, velouté, mouliné, soupe à l’oignon, soupe au pistou, soupe de poisson, soupe aux choux, soupe de potiron, velouté de potiron, soupe de courge, soupe de courgettes, velouté de courgettes, velouté de champignons, velouté d’asperges, velouté de butternut, soupe aux pois, soupe de pois cassés, soupe miso, soupe de nouilles, soupe chinoise, soupe thaï, soupe pho, pho, tom yam, tom kha, bisque, bisque de homard, gaspacho, gazpacho, garbure, bortsch, borchtch, chorba, harira, chaudrée, vichyssoise, soupe poireaux pommes de terre, potage parmentier, soupe d’orties, crème de champignons, crème de brocoli, crème de carottes, crème de poireaux, crème de potiron, crème de courgettes, crème d’asperges, crème de céleri, crème de chou-fleur, crème de petits pois, crème de moules, crème de crevettes, crème de poisson, crème de crustacés',
  'chicken-soup':
    'Soupe au poulet, soupe poulet et nouilles, soupe poulet nouilles, velouté de volaille, velouté de poulet, crème de volaille, crème de poulet',
  'tomato-soup': 'Soupe à la tomate, velouté de tomates, crème de tomates',
  'vegetable-soup':
    'Soupe de légumes, velouté de légumes, potage de légumes, moulinée de légumes, crème de légumes',
  'lentil-soup': 'Soupe de lentilles, soupe de lentilles corail, velouté de lentilles, crème de lentilles',
  minestrone: 'Minestrone',
  stew: 'Ragoût, ragoût de bœuf, ragoût de boulettes, ragoût de pattes, plat mijoté, blanquette, blanquette de veau, blanquette de dinde, blanquette de poulet, blanquette de poisson, bourguignon, bœuf bourguignon, bœuf carottes, bœuf aux oignons, bœuf mode, bœuf stroganoff, bœuf loc lac, stroganoff, pot-au-feu, daube, daube de bœuf, daube provençale, cassoulet, navarin, navarin d’agneau, tajine, tajine de poulet, tajine d’agneau, couscous royal, couscous poulet, couscous merguez, couscous boulettes, bouillabaisse, coq au vin, poule au pot, poulet basquaise, poulet chasseur, poulet marengo, veau marengo, poulet à la crème, poulet crème champignons, poulet aux champignons, poulet aux olives, poulet à la moutarde, poulet au citron, poulet yassa, yassa, poulet coco, poulet cacahuète, poulet aigre-doux, poulet kung pao, poulet général Tao, général Tao, mafé, carbonade, carbonnade, carbonade flamande, waterzooi, hochepot, choucroute, choucroute garnie, choucroute royale, choucroute alsacienne, potée, baeckeoffe, osso buco, civet, fricassée, fricassée de poulet, fricassée de volaille, estouffade, petit salé aux lentilles, saucisses lentilles, lentilles saucisses, rougail saucisses, colombo de poulet, colombo de porc, lapin à la moutarde, lapin aux pruneaux, lapin chasseur, porc au caramel, porc aigre-doux, porc aux olives, canard à l’orange, canard aux olives, boulettes sauce tomate, boulettes en sauce, axoa, émincé zurichois, émincé à la zurichoise, goulasch de bœuf, wok de poulet, wok de bœuf, chop suey, mloukhia, alloco, bouilli, fèves au lard, stoofvlees, papet vaudois, haricots blancs aux saucisses, haricots saucisses, saucisses haricots, saucisses haricots blancs, haricots blancs cuisinés, mogettes au jambon, gardiane, gardiane de taureau',
  'chilli-con-carne': 'Chili con carne, chili, chili sin carne, chili végétarien, chili vegan, chili maison',
  casserole: 'Plat en cocotte, cocotte de légumes, cocotte de poulet',
  bolognese:
    'Bolognaise, sauce bolognaise, sauce bolognaise maison, bolognaise maison, sauce bolo, bolo, ragù, sauce à la viande, sauce à spaghetti, sauce tomate à la viande',
  ratatouille: 'Ratatouille, caponata',
  goulash: 'Goulash, goulasch, goulache',
  moussaka: 'Moussaka',
  'cooked-dal':
    'Dahl, dal, dhal, dahl de lentilles, dal de lentilles, dal de lentilles corail, dahl de lentilles corail',
  curry:
    'Curry, cari, curry de poulet, poulet au curry, poulet coco curry, poulet tikka, cari de poulet, curry d’agneau, agneau au curry, curry de bœuf, porc au curry, dinde au curry, curry de dinde, curry de crevettes, crevettes au curry, curry de poisson, curry de légumes, légumes au curry, curry de pois chiches, curry de lentilles, curry coco, curry rouge, curry jaune, curry japonais, butter chicken, palak paneer, vindaloo, rogan josh, rendang, massaman, colombo, pois chiches au curry, lentilles au curry',
  'chicken-tikka-masala': 'Poulet tikka masala, tikka masala, chicken tikka masala, poulet tikka massala',
  'thai-green-curry': 'Curry vert, curry vert thaï, curry thaï, curry vert de poulet, curry thaï vert',
  korma: 'Korma, poulet korma, korma de poulet',
  'ready-meal':
    'Plat cuisiné, plat préparé, plat tout prêt, plat traiteur, traiteur, barquette traiteur, plat à emporter, plat micro-ondes, plat du jour, repas, repas tout prêt, plateau-repas, restes du déjeuner, restes du dîner, restes du souper, lunch box, bento, gamelle, menu, prêt-à-manger, mets préparé, gratin, gratin dauphinois, gratin de pommes de terre, gratin de courgettes, gratin de légumes, gratin de chou-fleur, gratin de poireaux, gratin de brocoli, gratin d’aubergines, gratin savoyard, tartiflette, truffade, poêlée savoyarde, endives au jambon, chicons au gratin, tomates farcies, courgettes farcies, poivrons farcis, aubergines farcies, légumes farcis, petits farcis, farcis, chou farci, cigares au chou, parmigiana, aubergines à la parmigiana, aubergines à la parmesane, ficelle picarde, enchiladas, tapas, mezze, quenelles sauce tomate, quenelles gratinées, quenelles en sauce, pommes boulangère, pommes de terre boulangère, doggy bag, buffet, crumble de courgettes, crumble de légumes, crumble salé, gâteau de foie, gâteau de foies de volaille, gâteau de légumes, gâteau de pommes de terre, gâteau de poisson, gâteau de crabe, épinards à la crème, poireaux à la crème, champignons à la crème, carottes à la crème, chou-fleur béchamel, fagots de haricots verts, fondue de poireaux, poêlée campagnarde, welsh',
  leftovers: 'Restes, restes de repas, restes du midi, restes du soir, restes d’hier',
  'cottage-pie':
    'Hachis parmentier, parmentier, parmentier de bœuf, parmentier de canard, parmentier de légumes, hachis parmentier végétarien, pâté chinois',
  'shepherds-pie': 'Parmentier d’agneau, shepherd’s pie',
  'fish-pie':
    'Parmentier de poisson, parmentier de saumon, gratin de poisson, gratin de fruits de mer, brandade, brandade de morue, brandade parmentière, cassolette de poisson, marmite de poisson, marmite du pêcheur, coquille de poisson',
  meatloaf: 'Pain de viande, rôti haché, gâteau de viande',
  'frozen-meal':
    'Plat surgelé, plat cuisiné surgelé, lasagnes surgelées, hachis parmentier surgelé, repas surgelé, plat Picard',
  'cooked-vegetables':
    'Légumes cuits, légumes cuisinés, légumes rôtis, légumes grillés, légumes sautés, légumes vapeur, légumes bouillis, légumes au four, restes de légumes, poêlée, poêlée de légumes, poêlée de champignons, wok de légumes, tian, tian de légumes, carottes Vichy, tomates provençales, haricots verts cuits, haricots verts persillés, chou braisé, chou rouge aux pommes, endives braisées, fenouil braisé, petits pois à la française, peperonata, poivronade, pommes vapeur, pommes de terre vapeur, pommes de terre cuites, pommes de terre persillées, patates vapeur, patates cuites, patates bouillies, patates à l’eau, restes de pommes de terre, légumes du pot-au-feu',
  'mashed-potato':
    'Purée, purée maison, purée de pommes de terre, purée de patates, patates pilées, purée de patates douces, purée de carottes, purée de légumes, purée de potiron, purée de céleri, purée de courgettes, purée de brocoli, purée de panais, purée de butternut, purée de pois cassés, purée de petits pois, écrasé de pommes de terre, aligot, stoemp, mousseline',
  'roast-potatoes':
    'Pommes de terre rôties, pommes de terre sautées, pommes de terre rissolées, pommes de terre grillées, pommes de terre sarladaises, pommes sautées, pommes rissolées, pommes sarladaises, patates sautées, patates rôties, patates rissolées, grenailles rôties',
  'baked-potato': 'Pommes de terre au four, patates au four, pommes en robe des champs',
  'dressed-salad':
    'Salade composée, salade, salade mixte, salade repas, salade traiteur, salade en barquette, salade Sodebo, salade niçoise, salade landaise, salade lyonnaise, salade parisienne, salade de tomates, salade de concombre, salade de carottes, salade de betteraves, salade de lentilles, salade de pois chiches, salade de haricots verts, salade de haricots, salade d’endives, salade de crudités, salade de cervelas, salade de gésiers, salade de chèvre chaud, chèvre chaud, salade de fruits de mer, salade de poulpe, salade d’algues, salade wakamé, salade chinoise, salade thaï, salade verte assaisonnée, tomates mozzarella, tomate mozza, salade tomate mozzarella, salade caprese, caprese, carottes râpées, céleri rémoulade, betteraves vinaigrette, poireaux vinaigrette, asperges vinaigrette, artichaut vinaigrette, lentilles vinaigrette, avocat vinaigrette, concombre à la crème, champignons à la grecque, macédoine, macédoine de légumes, macédoine mayonnaise, fattouche',
  'potato-salad':
    'Salade de pommes de terre, salade de patates, salade piémontaise, piémontaise, salade strasbourgeoise, salade russe, salade liégeoise',
  coleslaw: 'Coleslaw, salade de chou, salade de chou blanc, salade de chou rouge',
  'greek-salad': 'Salade grecque, salade feta',
  'caesar-salad': 'Salade César, salade Caesar, salade César au poulet',
  sandwich:
    'Sandwich, sandwich triangle, sandwich club, club sandwich, sandwich au thon, sandwich jambon, sandwich jambon-beurre, sandwich poulet, jambon-beurre, casse-croûte, croque-monsieur, croque, croque-madame, panini, pan bagnat, pain bagnat, pain surprise, wrap poulet, wrap garni, wrap au saumon, tartine, tartine garnie, bruschetta, canapés, navettes garnies, bagel saumon, bagel garni, hot-dog, kebab, döner, shawarma, chawarma, mitraillette, banh mi, sous-marin, galette-saucisse, lahmacun, bao, gua bao',
  cheeseburger:
    'Hamburger, cheeseburger, burger maison, Big Mac, McDo, Whopper, burger frites, hamburger frites, cheeseburger frites',
  burrito:
    'Burritos, tacos, French tacos, O’Tacos, fajitas, quesadillas, nachos au fromage, nachos gratinés, chimichanga',
  sushi:
    'Sushis, plateau de sushis, makis, california rolls, sashimis, nigiri, chirashi, temaki, poke bowl, pokébowl, poké, tartare, tartare de bœuf, steak tartare, tartare de saumon, tartare de thon, carpaccio, carpaccio de bœuf, carpaccio de saumon, tataki, tataki de thon, tataki de bœuf, thon mi-cuit, ceviche',
  pizza:
    'Pizza, part de pizza, restes de pizza, pizza maison, pizza fraîche, pizza margherita, pizza reine, pizza royale, pizza quatre fromages, pizza chorizo, pizza jambon, pizza Sodebo, calzone, flammekueche, flamenkuche, tarte flambée, pissaladière',
  'frozen-pizza':
    'Pizza surgelée, pizza congelée, mini-pizzas surgelées, pizza Picard, pizza Ristorante, pizza Dr. Oetker, tarte flambée surgelée, flammekueche surgelée',
  quiche:
    'Quiche, quiche lorraine, mini-quiches, quiche aux légumes, quiche au saumon, quiche poireaux, quiche épinards, quiche thon, tarte, tarte salée, tarte à l’oignon, tarte aux poireaux, tarte aux légumes, tarte à la tomate, tarte tomate moutarde, tarte au thon, tarte saumon, tarte chèvre, tarte épinards, tarte courgette, tarte provençale, tarte au maroilles, tarte au fromage, flamiche, goyère, cake salé, cake aux olives, cake jambon olives, cake au jambon, cake aux lardons, clafoutis salé, clafoutis aux tomates, clafoutis aux légumes, flan de légumes, flan de courgettes, cake au thon, cake au saumon, cake au chorizo, cake au chèvre, cake au poulet, cake aux légumes, muffins salés, madeleines salées, muffins au jambon, tatin d’endives, tatin d’échalotes, tatin de tomates, tatin d’oignons, tarte tatin salée, roulé au saumon, biscuit roulé au saumon, bûche au saumon, muffins aux lardons, muffins au chorizo, muffins au fromage',
  'meat-pie':
    'Tourte, tourte à la viande, tourte au poulet, tourte lorraine, tourtière, pâté lorrain, pâté à la viande, pâté au poulet, pâté au saumon, pâté aux pommes de terre, friand, friand au fromage, feuilleté, feuilleté au fromage, feuilleté au jambon, feuilletés apéritif, bouchées à la reine, vol-au-vent, croissant au jambon, brick, brick au thon, empanadas, pastilla, bourek, bœreks, pirojki, koulibiac, saumon en croûte, bœuf Wellington, rissole, rissoles, gougères, saucisson brioché, roulé au fromage, croquettes de jambon, croquettes de viande, cromesquis, beignets de courgettes, beignets salés, petits fours salés, bouchées apéritives, plateau apéritif, verrines salées, croustade, fatayer, cigares au fromage, malakoff, malakoffs',
  'sausage-rolls':
    'Feuilletés à la saucisse, saucisses feuilletées, roulés à la saucisse, saucisses en croûte',
  'pork-pie': 'Tourte au porc, tourtière au porc',
  'cornish-pasty': 'Chaussons à la viande, pâté gaumais',
  samosas: 'Samoussas, samosas, samossas, samoussas au bœuf',
  'spring-rolls':
    'Nems, nems au poulet, nems au porc, rouleaux de printemps, rouleaux impériaux, rouleau impérial, pâtés impériaux, pâté impérial, rouleaux d’été',
  'onion-bhaji': 'Pakoras, bhajis, beignets de légumes',
  dumplings:
    'Raviolis vapeur, raviolis chinois, raviolis japonais, raviolis grillés, raviolis frits, raviolis aux crevettes, gyoza, bouchées vapeur, dim sum, ha kao, siu mai, wontons, jiaozi, momos, mandu, pelmeni, baozi, brioches vapeur, quenelles, quenelles nature, quenelles de brochet, quenelles de volaille, quenelles de veau, knödel, boulettes de pâte',
  fries:
    'Frites, frite, frites surgelées, frites au four, frites allumettes, frites McCain, frites de patates douces, pommes frites, patates frites, pommes de terre frites, pommes allumettes, pommes pont-neuf, potatoes, country potatoes, wedges, pommes noisettes, pommes de terre noisettes, pommes dauphine, pommes duchesse, pommes croquettes, croquettes de pommes de terre, croquettes de fromage, fondus au fromage, rösti, galettes de pommes de terre, paillassons, pommes paillasson, criques, hash browns, onion rings, rondelles d’oignon, oignons panés, bâtonnets de mozzarella, mozzarella sticks, camembert pané',
  'chip-shop-chips':
    'Frites de la friterie, frites maison, frites cuites, restes de frites, frites froides, barquette de frites, cornet de frites, portion de frites, frites McDo, poutine',
  'mixed-dish':
    'Plat complet, steak frites, steak haché frites, poulet frites, saucisses frites, saucisse purée, jambon purée, plat de viande, assiette complète, plat varié, andouillette frites, andouillette purée, boudin purée, boudin pommes',
  'rice-dish':
    'Plat avec riz, plat au riz, poulet riz, riz poulet, riz et poulet, poisson riz, saumon riz, viande riz, curry riz, poulet curry riz, chili riz, gratin de riz, riz viande, riz poisson, riz thon',
};

export const foodNames: FoodNames = {
  foods,
  household,
  states,
  neutral,
  halfTins,
  liquids,
  and,
  leftovers: 'restes',
  grammar,
  also: [english],
};
