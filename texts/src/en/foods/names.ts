import type { FoodNames } from '@crisper/domain/foods/names.ts';
import { and, halfTins, household, liquids, neutral, states } from './words.ts';

/** Foods whose only name is their id. */
const plainly = `
  raw-milk lactose-free-milk goat-milk condensed-milk kefir half-and-half double-cream clotted-cream skyr labneh
  gouda edam manchego wensleydale provolone pecorino brie camembert stilton gorgonzola roquefort feta halloumi
  paneer cottage-cheese mascarpone ricotta tiramisu trifle rice-pudding panna-cotta eggnog brisket stewing-beef
  oxtail short-ribs rump-steak lamb-shank lamb-shoulder goat pork-belly pork-loin pork-tenderloin liver
  chicken-liver kidney chicken-leg goose quail lardons gammon whole-cooked-ham pastrami mortadella salami
  pepperoni kielbasa haddock plaice sole sea-bass hake halibut tilapia monkfish trout mackerel herring scallops
  octopus clams oysters smoked-mackerel kippers smoked-trout smoked-haddock cauliflower-rice cabbage red-cabbage
  savoy-cabbage watercress red-onions kohlrabi shiitake oyster-mushrooms dried-mushrooms pumpkin rhubarb tarragon
  chives rosemary oregano olives clementines mandarins tangerines greengages pineapple watermelon coconut
  pomegranate lychees quince fruit-salad raisins sultanas prunes dried-apricots dried-figs dried-mango apple-juice
  cranberry-juice pineapple-juice grape-juice smoothie lime-juice lemonade ginger-beer coconut-water lager
  prosecco champagne sherry port mirin sake gin vodka herbal-tea peppermint-tea matcha prawn-crackers pretzels
  rice-cakes oatcakes cream-crackers digestives shortbread cookie-dough dark-chocolate milk-chocolate
  white-chocolate marzipan halva marshmallows cashews walnuts pecans brazil-nuts hazelnuts pistachios chestnuts
  sunflower-seeds muffins flapjacks panettone stollen scones hot-cross-buns teacakes baklava apple-pie mince-pies
  waffles falafel sourdough wholemeal-bread rye-bread ciabatta focaccia soda-bread naan english-muffins brown-rice
  jasmine-rice fried-rice risotto paella biryani semolina buckwheat spaghetti orzo gnocchi ravioli pasta-salad
  pad-thai chow-mein egg-noodles split-peas kidney-beans refried-beans tinned-sweetcorn granola tinned-salmon
  anchovies harissa salad-cream tartare-sauce mint-sauce cranberry-sauce oyster-sauce teriyaki-sauce fish-sauce
  white-wine-vinegar sunflower-oil sesame-oil coconut-oil homemade-dressing gravy mango-chutney piccalilli
  sauerkraut capers marmalade strawberry-jam maple-syrup tzatziki taramasalata raita paprika
  curry-powder dried-oregano dried-thyme dried-rosemary dried-basil dried-parsley dried-mint dried-sage
  mixed-herbs garam-masala nutmeg nutritional-yeast brown-sugar bread-flour rice-flour yeast chicken-soup
  tomato-soup vegetable-soup lentil-soup minestrone casserole ratatouille goulash moussaka thai-green-curry korma
  leftovers cottage-pie fish-pie roast-potatoes potato-salad greek-salad caesar-salad sausage-rolls pork-pie
  samosas spring-rolls
`;

const namedPlainly: FoodNames['foods'] = Object.fromEntries(
  plainly
    .trim()
    .split(/\s+/)
    .map((id) => [id, id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')]),
);

/** By the food's id. The first name is shown; the others are understood. What flavours or describes a food is no name. */
const foods: FoodNames['foods'] = {
  ...namedPlainly,
  milk: 'Milk, cravendale, semi skimmed, gold top, blue top, green top, red top, amul taaza, fairlife, avonmore, doodh',
  'flavoured-milk': 'Chocolate milk, iced coffee, iced latte, caffe latte, milk drink, malted milk drink',
  'uht-milk': 'UHT milk, long life milk, shelf stable milk',
  'evaporated-milk': 'Evaporated milk, carnation milk, evap milk, evap',
  'milk-powder': 'Milk powder, instant milk',
  milkshake: 'Milkshake, milk shake, protein shake',
  buttermilk: 'Buttermilk, lassi, ayran, chaas, mattha',
  'sour-milk': 'Sour milk, amasi, maas, filmjolk, clabber',
  'plant-milk': 'Plant milk, alpro, non dairy milk',
  'oat-milk': 'Oat milk, oatly, oat drink',
  'soy-milk': 'Soy milk, soya milk, soy drink, soya drink',
  'almond-milk': 'Almond milk, almond drink, hazelnut drink',
  'rice-milk': 'Rice milk, rice drink',
  'coconut-drink': 'Coconut drink, coconut milk drink',
  cream: 'Cream, elmlea, crm',
  'whipped-cream': 'Whipped cream, chantilly cream',
  'spray-cream': 'Spray cream, whipped topping, cool whip, reddi wip',
  'creme-fraiche': 'Crème fraîche',
  'sour-cream': 'Sour cream, soured cream, sour creme, smetana, crema',
  'coffee-creamer': 'Coffee creamer, creamer, coffee mate',
  yoghurt:
    'Yoghurt, yogurt, yoghourt, yop, dahi, curd, yakult, frubes, activia, chobani, gogurt, yoghurt drink, probiotic drink, petit filous, go gurt, onken, rachels, yoplait, glenisk, siggis, dannon, oikos, muller corner',
  'greek-yoghurt': 'Greek yoghurt, fage',
  'soy-yoghurt': 'Soy yoghurt, soya yoghurt',
  'oat-yoghurt': 'Oat yoghurt, oatgurt',
  quark: 'Quark, fromage frais, fromage blanc',
  butter:
    'Butter, lurpak, kerrygold, kerry gold, country life, land o lakes, dairygold, makhan, btr, bttr, anchor',
  'garlic-butter': 'Garlic butter, herb butter, flavoured butter',
  margarine:
    'Margarine, oleo, flora, stork, marg, vegan butter, plant butter, dairy free spread, vegetable spread, baking spread, country crock, clover, benecol',
  ghee: 'Ghee, clarified butter',
  lard: 'Lard, dripping, suet, tallow, shortening, crisco, goose fat, duck fat',
  cheese: 'Cheese, cheese board',
  'hard-cheese':
    'Hard cheese, raclette, havarti, tilsiter, asiago, lancashire cheese, cheshire cheese, tasty cheese',
  emmental: 'Emmental, emmentaler, swiss cheese',
  gruyere: 'Gruyère',
  comte: 'Comté',
  'red-leicester': 'Red Leicester',
  'double-gloucester': 'Double Gloucester',
  'monterey-jack': 'Monterey Jack, colby, pepper jack',
  jarlsberg: 'Jarlsberg, leerdammer',
  'grana-padano': 'Grana Padano',
  cheddar:
    'Cheddar, cathedral city, chedd, pilgrims choice, seriously strong, davidstow, tillamook, dubliner, chedder',
  parmesan: 'Parmesan, parmigiano, parmesean, parmigiano reggiano, parm',
  'grated-cheese': 'Grated cheese, mexican blend cheese, pizza cheese, taco cheese, grated mozz',
  'sliced-cheese':
    'Sliced cheese, velveeta, dairylea, babybel, processed cheese, american cheese, cheese singles, kraft singles, cheese triangle, laughing cow, cheese spread, swiss slices',
  'string-cheese': 'String cheese, cheesestrings, mozzarella sticks',
  'soft-cheese': 'Soft cheese, reblochon, taleggio, boursin, port salut, queso fresco, queso blanco',
  'goat-cheese': 'Goat cheese, chevre',
  'blue-cheese': 'Blue cheese, danish blue',
  mozzarella: 'Mozzarella, burrata, bocconcini, mozzarella pearls, mozz',
  'cream-cheese': 'Cream cheese, philadelphia, philly, neufchatel',
  'vegan-cheese': 'Vegan cheese, dairy free cheese, plant based cheese',
  'cheese-sauce': 'Cheese sauce, bechamel, fondue, white sauce, alfredo sauce, carbonara sauce, cream sauce',
  'nacho-cheese': 'Nacho cheese, queso, queso dip, cheese dip',
  custard: 'Custard, creme anglaise, vanilla sauce, ambrosia',
  pudding:
    'Pudding, flan, blancmange, dessert, profiteroles, pavlova, syllabub, posset, kheer, pav, payasam, rasmalai, pud, sago, chocolate pot, creme caramel, creme brulee, jello cup, banoffee pie, eton mess, halo halo, milk tart, ras malai',
  'chocolate-mousse': 'Chocolate mousse, mousse',
  cheesecake: 'Cheesecake, cheese cake',
  'jelly-dessert': 'Jelly pot, jello, jelly dessert, fruit jelly, prepared jelly',
  'ice-cream':
    'Ice cream, icecream, gelato, magnum, cornetto, kulfi, viennetta, ben and jerry, haagen dazs, soft serve, choc ice, ice cream cone, ice cream sandwich, ice cream bar, frozen yoghurt, frozen yogurt, ice cream cake, arctic roll',
  'ice-lolly':
    'Ice lollies, popsicle, ice pop, freeze pop, fruit lolly, icy pole, zooper dooper, ice block, ice candy',
  sorbet: 'Sorbet, sherbet',
  'baby-formula':
    'Baby formula, formula, formula milk, baby milk, aptamil, sma, cow and gate, similac, enfamil',
  'made-formula': 'Mixed formula, prepared formula, bottle of formula',
  'baby-food': 'Baby food, baby puree, toddler meal, ellas kitchen, hipp, gerber',
  'breast-milk': 'Breast milk, expressed milk',
  egg: 'Eggs, hen egg, duck egg, quail egg, chicken egg, burford browns, clarence court, egglands best',
  'egg-white': 'Egg whites, egg yolk, yolk, raw egg, liquid egg, beaten egg',
  'boiled-egg': 'Hard boiled eggs, deviled egg',
  'egg-dish':
    'Omelette, frittata, shakshuka, okonomiyaki, chawanmushi, tamagoyaki, scrambled egg, fried egg, poached egg, egg bite, tortilla espanola, egg muffin, egg beaters cooked, egg bhurji',
  'pickled-egg': 'Pickled eggs',
  'scotch-egg': 'Scotch eggs',
  'egg-substitute': 'Egg substitute, vegan egg, liquid egg substitute',
  beef: 'Beef, chuck, topside, silverside, beef roasting joint, beef shin, stew meat, beef strips, chuck roast, pot roast joint',
  steak: 'Steak, bavette, tenderloin, t bone, new york strip',
  'sirloin-steak': 'Sirloin steak, sirloin',
  'fillet-steak': 'Fillet steak, filet mignon',
  'ribeye-steak': 'Ribeye steak, ribeye, rib eye',
  veal: 'Veal, veal cutlet, veal escalope, schnitzel meat, veal chop',
  lamb: 'Lamb, mutton, hogget, mutton curry cut, lamb curry cut, mutton boneless, mutton pieces, lamb loin, mutton chops, lamb neck, lamb breast',
  'lamb-chops': 'Lamb chops, lamb cutlet',
  'leg-of-lamb': 'Leg of lamb, lamb leg',
  pork: 'Pork, pork escalope, pork medallion, pork roast, pork cutlet, pork leg',
  'pork-chops': 'Pork chops, pork loin chop, porkchop',
  'pork-shoulder': 'Pork shoulder, pork butt',
  'pork-ribs': 'Pork ribs, ribs',
  mince: 'Mince, minced beef, ground beef, ground chuck, ground round, minced steak, grd beef',
  'lamb-mince': 'Lamb mince, minced lamb, ground lamb, keema, qeema',
  'pork-mince': 'Pork mince, minced pork, ground pork',
  'turkey-mince': 'Turkey mince, minced turkey, ground turkey, turkey thigh mince, turkey breast mince',
  'veal-mince': 'Veal mince, ground veal, ground venison, ground bison',
  'burger-patty': 'Beef burgers, burgers, burger patty, hamburger patty, quarter pounder',
  meatballs: 'Meatballs, kofta',
  sausage:
    'Sausages, chipolata, bangers, merguez, boerewors, snags, longganisa, sausage patty, sausage link, wors, richmond',
  bratwurst: 'Bratwurst, brat',
  'fresh-chorizo': 'Cooking chorizo, raw chorizo, fresh chorizo, mexican chorizo',
  venison: 'Venison, game, ostrich, kangaroo, bison, buffalo, wild boar',
  rabbit: 'Rabbit, hare',
  offal:
    'tripe, heart, tongue, offal, giblet, sweetbread, gizzard, shaki, ponmo, kpomo, trotters, cow foot, cow tail, cow skin, chicken feet, pig ears',
  'stuffed-meat':
    'Stuffed pork chop, souvlaki, chicken kiev, chicken cordon bleu, pigs in blankets, kebab skewers, raw kebab, meat skewer, chicken skewer, shish kebab, beef kebab, lamb kebab, chicken kebab, beef olives, chicken kyiv, chicken ballotine',
  'any-meat': 'Meat, bones, churrasco, mixed grill, ham hock, pork knuckle, lechon raw',
  'stir-fry-meat':
    'Stir fry beef, stir fry pork, beef stir fry strips, pork strips, fajita strips, chicken strips raw',
  chicken:
    'Chicken, poultry, poussin, capon, chook, hen, chicken crown, chicken carcass, old layer, chicken curry cut',
  'chicken-parts':
    'chicken fillet, chicken tenderloin, chicken strips, chicken goujons raw, chicken quarter, chicken tender, chicken cutlet',
  'chicken-breast': 'Chicken breast, breast',
  'chicken-thigh': 'Chicken thigh, thigh',
  'chicken-wing': 'Chicken wing, wings',
  'chicken-drumstick': 'Chicken drumstick, drumsticks',
  turkey:
    'Turkey, turkey escalope, turkey crown, turkey breast, turkey leg, turkey thigh, turkey steak, turkey breast steak',
  duck: 'Duck, pigeon, duckling, duck breast, duck leg, guinea fowl',
  pheasant: 'Pheasant, partridge, grouse',
  bacon: 'Bacon, rashers, speck, bacon medallions, bacon bits raw, gammon steak, turkey rashers',
  pancetta: 'Pancetta, guanciale',
  'cold-cuts':
    'Cold cuts, bologna, liverwurst, haslet, brawn, head cheese, hogs head cheese, souse, bierschinken, lyoner, lunchables, leberwurst, polony, devon, luncheon meat, deli meat, lunch meat, chicken slices, sliced chicken, roast beef slices, sliced beef, corned beef slices, wafer thin chicken, deli chicken, tongue slices, salt beef, sandwich meat, sliced meat, oven roasted turkey, chicken roll, sliced pork, devon meat, fleischsalat meat',
  ham: 'Ham, jambon, ham off the bone, breaded ham, ham steak',
  'turkey-slices': 'Turkey slices, sliced turkey, deli turkey, wafer thin turkey, turkey breast slices',
  'dried-sausage':
    'saucisson, peperami, soppressata, nduja, fuet, kabanos, landjager, sucuk, droewors, cured sausage, dry sausage, biltong stick, lap cheong, chinese sausage',
  chorizo: 'Chorizo, chorizo ring',
  prosciutto:
    'Prosciutto, jamon, bresaola, coppa, bundnerfleisch, parma ham, serrano ham, iberico ham, jamon serrano, bayonne ham, cured ham',
  'cooked-sausage':
    'Frankfurters, wiener, mattessons, knackwurst, saveloy, bockwurst, andouille, leberkase, haggis, boudin, rookwurst, weisswurst, vienna sausage, frankfurter sausage, cocktail sausages',
  'hot-dogs': 'Hot dogs, hot dog sausage',
  'black-pudding': 'Black pudding, white pudding, blood sausage',
  'corned-beef': 'Corned beef, salt beef brisket',
  pate: 'Pâté, parfait, rillettes, terrine, potted shrimp, fish paste, potted beef, foie gras',
  jerky: 'Jerky, biltong, kilishi, bakkwa',
  'pork-scratchings': 'Pork scratchings, chicharron, pork rind, pork crackling, pork puffs',
  'bacon-bits': 'Bacon bits, bacon flavoured bits',
  'cooked-meat':
    'Cooked meat, kebab, carnitas, barbacoa, shawarma, suya, lechon, tocino, adobo, tonkatsu, doner meat, bbq rib, pot roast, sunday roast, crispy duck, char siu, bak kwa, hog roast, carne asada, al pastor',
  'cooked-bacon': 'Cooked bacon, crispy bacon',
  'cooked-chicken':
    'Cooked chicken, kfc, cooked chicken breast, bbq chicken, shredded chicken, buffalo wing, hot wing, coronation chicken, jerk chicken, tandoori chicken, chicken satay, hot chicken, chinese chicken wing, bbq wings, buffalo chicken, tikka chicken, popcorn chicken, bbq chook, peking duck, chicken lollipop',
  'chicken-nuggets':
    'Chicken nuggets, nuggets, schnitzel, chicken dippers, chicken goujons, chicken patty, chicken escalope, chicken tenders frozen, turkey dinosaurs, turkey twizzlers, chicken fingers, chicken bites',
  'white-fish':
    'white fish, snoek, coley, turbot, flounder, pangasius, basa, snapper, barramundi, skate, pomfret, barra, croaker, hilsa, kingfish, swai, john dory',
  cod: 'Cod, cod loin, cod steak',
  'sea-bream': 'Sea bream, bream',
  pollock: 'Pollock, perch, rockfish, whiting, saithe',
  'any-fish': 'Fish, seafood, panla, fish pie mix, fish steak, seafood mix',
  'oily-fish':
    'Oily fish, sprat, catfish, swordfish, eel, whitebait, mullet, carp, surmai, rohu, bangus, milkfish, yellowtail, hamachi, mahi mahi, swordfish steak',
  salmon: 'Salmon, salmon steak, salmon side, arctic char',
  tuna: 'Tuna, tuna steak',
  sardines: 'Sardines, pilchard',
  prawns: 'Prawns, shrimp, crayfish, langoustine, crawfish, scampi raw, prawn skewer',
  squid: 'Squid, calamari, cuttlefish',
  mussels: 'Mussels, moules, cockles, whelk, winkle, shellfish, razor clam',
  crab: 'Crab, crab claw, crab leg',
  lobster: 'Lobster, lobster tail',
  'smoked-fish': 'Smoked fish, bloater, arbroath smokie, smoked whitefish',
  'smoked-salmon': 'Smoked salmon, gravlax, gravadlax, lox, smoked salmon trimmings, gravad lax',
  'cooked-fish':
    'Cooked fish, ceviche, battered fish, fish and chips, fish supper, battered cod, battered haddock, fish fry',
  'cooked-prawns':
    'Cooked prawns, prawn ring, shrimp ring, moules mariniere, tempura prawn, breaded prawn, dressed crab, dressed lobster',
  'fish-fingers':
    'Fish fingers, fishcake, scampi, takoyaki, fishball, fish sticks, fish cakes, fish goujons, fish burger, crab cake, filet o fish, calamari rings, prawn toast, fish bites, fish balls, battered fish fillet frozen',
  'crab-sticks': 'Crab sticks, surimi, krab, seafood sticks, imitation crab, ocean sticks',
  'pickled-herring':
    'Pickled herring, rollmops, matjes, bismarck herring, marinated herring, rollmop herring',
  caviar: 'Caviar, tobiko, ikura, fish roe, lumpfish roe, salmon roe, cod roe, taramasalata roe',
  'dried-fish':
    'Dried fish, stockfish, bacalhau, katsuobushi, saltfish, bonito flakes, salt cod, dried anchovies, bombay duck, salt fish, ground crayfish',
  tomato: 'Tomatoes, toms, plum tomato, beef tomato, salad tomato, tamatar',
  'cherry-tomato':
    'Cherry tomatoes, baby plum tomato, grape tomato, cherry vine tomatoes, cocktail tomato, cherry toms, baby plum toms',
  'sun-dried-tomato': 'Sun dried tomatoes, sundried tomato, sunblush tomato, sun blushed tomatoes',
  cucumber: 'Cucumber, cuke, cuc',
  courgette:
    'Courgette, zucchini, marrow, pattypan, lauki, karela, tindora, chayote, summer squash, yellow squash, bottle gourd, bitter gourd, bitter melon, ridge gourd, snake gourd, cho cho',
  aubergine: 'Aubergine, eggplant, brinjal, baingan, garden egg',
  pepper: 'Bell pepper, pepper, capsicum, caps, orange pepper, bell pepper trio',
  chilli: 'Chillies, chili, habanero, poblano, rodo, tatashe, chili pepper, chilli pepper, scotch bonnet',
  jalapenos: 'Jalapeños',
  broccoli: 'Broccoli, broccolli, tenderstem, rapini, broccolini',
  cauliflower: 'Cauliflower, romanesco, cauli, gobi',
  'chinese-cabbage': 'Chinese cabbage, chinese leaf',
  'brussels-sprouts': 'Brussels sprouts, sprouts',
  'bok-choy': 'Pak choi, tatsoi, bokchoy, bok choy, choi sum',
  lettuce: 'Lettuce, lollo rosso, butter lettuce',
  iceberg:
    'Iceberg lettuce, iceberg, romaine, romaine lettuce, little gem, romaine heart, romaine lettuce heart, little gem lettuce',
  'bagged-salad':
    'Salad leaves, mesclun, cress, microgreens, bagged salad, bag of salad, mixed leaves, salad bag, baby leaf salad, leafy salad, herb salad, spring mix, salad mix, spinach watercress rocket, pea shoots, salad greens, bistro salad',
  'lambs-lettuce': "Lamb's lettuce",
  spinach: 'Spinach, palak, silverbeet, spinach leaves, silver beet',
  rocket: 'Rocket, arugula, rucola, rocket salad',
  kale: 'Kale, greens, callaloo, sukuma, efo, ugu, waterleaf, kangkong, cavolo nero, mustard green, turnip greens, sukuma wiki, bitter leaf, amaranth leaves, moringa leaves, morning glory, gai lan',
  'spring-greens': 'Spring greens, collards',
  chard: 'Chard, sorrel, dandelion',
  radicchio: 'Radicchio, chicory, endive, escarole, frisee',
  carrot: 'Carrots, gajar',
  parsnip: 'Parsnips',
  potato:
    'Potatoes, russet, spuds, tatties, aloo, baking potato, maris piper, king edward, jersey royal, salad potato, yukon gold, roasting potato, jacket potato raw, fingerling potato, waxy potato, mashing potato, roosters',
  'sweet-potato': 'Sweet potatoes, yam, kumara, ube',
  onion: 'Onions, piaz, onins, pyaz',
  shallots: 'Shallots, banana shallot',
  'spring-onion': 'Spring onions, scallion, green onion, salad onion',
  garlic: 'Garlic, garlic bulb, lehsun',
  'garlic-paste':
    'Garlic paste, ginger paste, chopped garlic, minced garlic, lazy garlic, garlic puree, ginger puree, lazy ginger, chilli paste, easy garlic',
  leek: 'Leeks, trimmed leeks',
  celery: 'Celery, celery heart',
  celeriac: 'Celeriac, celery root',
  beetroot: 'Beetroot, beets',
  'cooked-beetroot': 'Cooked beetroot, vacuum packed beetroot',
  turnip: 'Turnips, navet',
  daikon: 'Daikon, mooli',
  swede: 'Swede, rutabaga, neeps',
  radish: 'Radishes',
  fennel: 'Fennel, fennel bulb',
  asparagus: 'Asparagus, asparagus tips',
  artichoke: 'Artichoke, sunchoke',
  corn: 'Corn on the cob, sweetcorn, corn, maize, cobettes, babycorn, corn cob, sweetcorn cob, mielies',
  'green-beans':
    'Green beans, french beans, fine beans, runner beans, string beans, haricots verts, wax beans, long beans, drumstick vegetable',
  'broad-beans': 'Broad beans, fava bean fresh',
  edamame: 'Edamame, edamame beans',
  peas: 'Peas, matar, petit pois, pigeon peas fresh',
  mangetout: 'Mangetout, mange tout, snow peas',
  'sugar-snap-peas': 'Sugar snap peas, sugar snaps',
  mushroom: 'Mushrooms, champignon, porcini, enoki, chanterelle',
  'chestnut-mushrooms': 'Chestnut mushrooms, cremini, baby bella, portobellini',
  'portobello-mushrooms': 'Portobello mushrooms, portobello, portabella',
  'winter-squash':
    'Butternut squash, butternut, squash, kabocha, hokkaido, acorn squash, winter squash, spaghetti squash, onion squash, gem squash, hokkaido pumpkin, kent pumpkin, delicata squash',
  okra: 'Okra, bhindi, ochro, okro, lady finger',
  'bean-sprouts':
    'Bean sprouts, beansprouts, alfalfa sprouts, bean shoots, sprouted beans, broccoli sprouts, sprouted seeds, mung bean sprouts',
  'bamboo-shoots': 'Bamboo shoots fresh, fresh bamboo shoots',
  seaweed: 'Nori, seaweed, kelp, wakame, kombu, nori sheets, seaweed sheets',
  cassava: 'Cassava, yuca, taro, eddoe, manioc, dasheen, malanga, yam tuber, puna yam',
  jicama: 'Jicama, water chestnut fresh, lotus root',
  ginger: 'Ginger, galangal, ginger root, turmeric root, fresh turmeric, adrak',
  herbs:
    'Herbs, chervil, marjoram, lovage, methi, pandan, shiso, epazote, bay leaves fresh, curry leaves, thai basil, lemon balm, mixed herbs fresh, bouquet garni fresh, fenugreek leaves, pandan leaves',
  dill: 'Dill, dill weed',
  sage: 'Sage, sage leaves',
  basil: 'Basil, basil plant, basil leaves',
  parsley: 'Parsley, parsley leaves',
  coriander: 'Coriander, cilantro, coriander leaf, coriander leaves, cilantro leaves, dhania',
  mint: 'Mint, mint leaves',
  thyme: 'Thyme, thyme leaves',
  lemongrass: 'Lemongrass, lemon grass',
  avocado: 'Avocados, avacado, avo, avocado pear',
  'deli-olives': 'Deli olives, antipasti, antipasto, fresh olives, marinated olives, olive bar',
  'any-vegetable': 'Vegetables, veg, veggies',
  'stir-fry-vegetables':
    'Stir fry vegetables, crudites, courgetti, stir fry mix, vegetable medley, stir fry veg, stir fry, vegetable stir fry mix, carrot sticks, veggie tray, vegetable sticks, veg sticks, coleslaw mix, apple slaw mix',
  'frozen-vegetables':
    'Frozen vegetables, frozen mixed vegetables, frozen veg, frozen mixed veg, frozen stir fry vegetables',
  apple:
    'Apples, bramley, braeburn, honeycrisp, gala, pink lady, granny smith, golden delicious, red delicious, royal gala, crab apple',
  'green-apple': 'Green apples',
  pear: 'Pears, nashi',
  banana: 'Bananas',
  plantain: 'Plantains',
  orange: 'Oranges, cara cara, orange zest, orange rind',
  mandarin: 'Satsumas, cuties, kumquat, tangelo, minneola, halos, easy peeler',
  grapefruit: 'Grapefruit, pomelo',
  lemon: 'Lemons, lemon zest, lemon rind, lemon peel',
  lime: 'Limes, calamansi, lime zest, lime rind',
  grapes: 'Grapes, cotton candy grape',
  strawberry: 'Strawberries, strawbs',
  raspberry: 'Raspberries, rasps',
  blackberry: 'Blackberries, boysenberry, loganberry, mulberry, currants fresh',
  blueberry: 'Blueberries, bilberry, huckleberry',
  cranberry: 'Cranberries',
  gooseberry: 'Gooseberries, physalis',
  redcurrants: 'Redcurrants, red currant',
  blackcurrants: 'Blackcurrants, black currant',
  'any-berry': 'Berries, berry medley, berry mix',
  'frozen-fruit': 'Frozen fruit, smoothie mix frozen, frozen smoothie mix',
  cherry: 'Cherries',
  peach: 'Peaches, doughnut peach, donut peach',
  nectarine: 'Nectarines',
  apricot: 'Apricots',
  plum: 'Plums, damson',
  mango: 'Mangoes, mangoes alphonso',
  papaya: 'Papaya, pawpaw',
  'passion-fruit': 'Passion fruit, passionfruit',
  kiwi: 'Kiwi, kiwifruit',
  melon: 'Melon, piel de sapo',
  cantaloupe: 'Cantaloupe, rockmelon, cantaloupe melon',
  honeydew: 'Honeydew melon, honeydew',
  fig: 'Figs',
  date: 'Dates',
  guava:
    'Guava, rambutan, longan, mangosteen, durian, cherimoya, tamarillo, feijoa, soursop, sapote, loquat, breadfruit, jamun, chikoo, sitaphal, jabuticaba, noni, langsat, salak, prickly pear, jackfruit fresh, custard apple, ackee fresh',
  'dragon-fruit': 'Dragon fruit, pitaya',
  'star-fruit': 'Star fruit, starfruit',
  persimmons: 'Persimmons, kaki',
  'any-fruit': 'Fruit, fruit bowl, fruit basket',
  'cut-fruit':
    'cut fruit, fruit cup, fruit platter, fruit pot, pomegranate seeds, fruit medley fresh, fruit tray, fruit fingers, pineapple fingers, smashed avocado, apple and grape snack pack',
  'dried-fruit': 'Dried fruit, currants, banana chips, goji berries, apple rings, trail fruit',
  'dried-cranberries': 'Dried cranberries, craisins',
  juice:
    'Juice, ribena, clamato, fruit juice, pomegranate juice, mango juice, multivitamin juice, juice boxes, fruit drink, capri sun, grapefruit juice, cherry juice, pear juice, apple and mango juice, prune juice, juice drink, five alive',
  'orange-juice': 'Orange juice, oj, tropicana, not from concentrate juice, freshly squeezed style juice',
  'fresh-juice':
    'Fresh juice, zobo, horchata, jaljeera, fresh orange juice, freshly squeezed juice, fresh squeezed juice, carrot juice, green juice, celery juice, beetroot juice, cold press juice, fresh apple juice, pressed juice, squeezed orange juice, sugarcane juice, sugar cane juice, nimbu pani, sorrel drink, aam panna, soursop juice',
  nectar: 'Mango nectar, nectar',
  'tomato-juice': 'Tomato juice, vegetable juice',
  'lemon-juice': 'Lemon juice, jif lemon',
  'squash-drink':
    'Squash drink, cordial, robinsons, vimto, orange squash, dilutable juice, blackcurrant squash, lemon squash, drinks syrup, fruit squash, apple and blackcurrant squash, double strength squash, squash bottle, no added sugar squash, barley water, orange and mango squash',
  'soft-drink':
    'Soft drink, soda, fanta, sprite, orangeade, lucozade, gatorade, powerade, pop, appletiser, tizer, schweppes, mixer, lilt, spezi, malta, supermalt, ting, kvass, limca, fizzy drink, sports drink, dr pepper, seven up, irn bru, bitter lemon, san pellegrino, mountain dew, fever tree, club mate, sweet tea, zobo bottle, malt drink, thums up, inca kola, guarana drink',
  cola: 'Cola, coke, pepsi, pepsi max',
  'tonic-water': 'Tonic water, tonic',
  'energy-drink': 'Energy drink, monster, red bull',
  'iced-tea': 'Iced tea, ice tea',
  water: 'Water, seltzer, evian, perrier, volvic, spring water, la croix',
  kombucha: 'Kombucha, water kefir',
  beer: 'Beer, bitter, pilsner, shandy, radler, corona, heineken, porter, budweiser, peroni, weissbier, strongbow, alcopop, bevvies, tinnies, stella artois, hard seltzer, white claw',
  ale: 'Ale, ipa',
  stout: 'Stout, guinness',
  cider: 'Cider, cyder, perry',
  wine: 'Wine, gluhwein',
  'red-wine': 'Red wine, merlot, rioja, malbec, shiraz, chianti, bordeaux, cabernet sauvignon, pinot noir',
  'white-wine': 'White wine, chardonnay, riesling, sauvignon blanc, pinot grigio',
  rose: 'Rosé',
  'sparkling-wine': 'Sparkling wine, cava, cremant, sekt, nosecco, bucks fizz',
  'fortified-wine': 'marsala, campari, aperol',
  vermouth: 'Vermouth, martini',
  spirits:
    'Spirits, liqueur, amaretto, limoncello, schnapps, pimms, kahlua, cointreau, absinthe, ouzo, raki, grappa, sambuca, jagermeister, triple sec, angostura bitters',
  rum: 'Rum, bacardi',
  whisky: 'Whisky, whiskey, bourbon, scotch, jack daniels',
  tequila: 'Tequila, mezcal',
  brandy: 'Brandy, cognac',
  'cream-liqueur': 'Cream liqueur, baileys, advocaat, irish cream',
  coffee:
    'Coffee, espresso, decaf, nescafe, coffee pods, coffee capsule, nespresso pod, k cups, espresso pods, coffee grounds, dolce gusto',
  'coffee-beans': 'Coffee beans, espresso beans',
  'instant-coffee':
    'Instant coffee, coffee granules, coffee sachets, instant espresso, espresso powder, coffee powder',
  'brewed-coffee':
    'Brewed coffee, leftover coffee, cold brew, cold brew coffee, homemade iced coffee, made coffee',
  tea: 'Tea bags, tea, teabag, tetley, infusion, mate, chai, oolong, darjeeling, twinings, assam, earl grey, pg tips, tea leaves',
  'green-tea': 'Green tea, sencha',
  rooibos: 'Rooibos, redbush',
  'brewed-tea':
    'Brewed tea, cold tea, bubble tea, homemade iced tea, made tea, boba tea, milk tea, teh tarik, thai tea, masala chai made',
  'hot-chocolate':
    'Hot chocolate, cocoa, ovaltine, horlicks, cacao, milo, nesquik, bournvita, drinking chocolate, malted drink, hot cocoa mix, hot chocolate mix',
  'drink-mix':
    'Drink mix, whey, huel, protein powder, drink powder, electrolyte powder, kool aid, protein shake powder, meal replacement powder, collagen powder, squash powder',
  'ready-shake': 'Meal replacement drink, ensure, fortisip, breakfast drink, nutrition drink, up and go',
  'fruit-punch':
    'Fruit punch, punch, sangria, cocktail, homemade lemonade, pimms jug, fresh lemonade, margarita mix made, agua fresca',
  'ready-cocktail': 'Canned cocktail, ready mixed cocktail, tinned cocktail, cocktail can, gin in a tin',
  'ice-cubes': 'Ice cubes, ice',
  crisps:
    'Crisps, pringles, walkers, lays, wotsits, quavers, cheetos, skips, popchips, sensations, pombear, twiglets, tyrrells, fritos, takis, namkeen, bhujia, sev, chivda, chakli, murukku, khakhra, twisties, papad, makhana, haldiram, potato chips, cheese puffs, hula hoops, kettle chips, lentil chips, puffed snacks, monster munch, corn snack, bombay mix, pita chips, bagel chips, plantain chips, veggie straws, seaweed snack, kale chips, pork free scratchings, roasted corn, corn nuts, chilli heatwave, mixture snack, chin chin, kuli kuli, banana chips salted, burger rings, shrimp chips, tteok snack, frazzles, mccoys',
  'tortilla-chips': 'Tortilla chips, doritos, nachos, corn chips',
  poppadoms: 'Poppadoms, papadum',
  popcorn: 'Popcorn, butterkist, propercorn, caramel corn',
  'popping-corn': 'Popcorn kernels, popping corn',
  'soft-pretzel': 'Soft pretzel, laugenbrezel, bavarian pretzel, fresh pretzel, lye roll',
  crackers:
    'Crackers, ritz, matzo, tuc, saltines, triscuits, lavosh, water biscuits, corn cakes, melba toast, corn thins, cheez its, mini cheddars, cheese straws, cheese twists',
  crispbread: 'Crispbread, ryvita, knackebrot, crisp bread',
  breadsticks: 'Breadsticks, grissini',
  biscuits:
    'Biscuits, cookies, oreos, hobnobs, wafers, biscotti, kitkat, shortcake, amaretti, ladyfingers, garibaldi, stroopwafel, speculoos, tunnocks, savoiardi, rusks, florentines, gingernuts, snickerdoodles, bikkies, bickies, alfajores, ricciarelli, milanos, rich tea, ginger nuts, ginger snap, custard creams, jammie dodgers, jaffa cakes, penguin bars, macaroons coconut, fig rolls, party rings, malted milk, tim tams, sponge fingers, wagon wheels, lotus biscoff, viennese whirls, parle g',
  gingerbread: 'Gingerbread, lebkuchen',
  chocolate:
    'Chocolate, cadbury, snickers, twix, kinder, lindt, toblerone, galaxy, praline, maltesers, smarties, celebrations, heroes, bounty, crunchie, milka, hershey, reeses, minstrels, aero, flake, wispa, fudge, couverture, daim, choccies, choc, whittakers, chocolate bar, dairy milk, mars bar, chocolate buttons, chocolate raisins, chocolate eggs, easter egg, chocolate coins, ferrero rocher, m&ms, quality street, ritter sport, chocolate santa, peanut butter cup, chocolate truffle, after eight, chocolate peanuts, chocolate nuts, chocolate coated almonds, advent calendar, chocolate bunny, creme egg, kinder surprise, green and blacks, chocolate covered raisins, fudge bar, chocolate orange, chocolate covered almonds, kinder bueno, milky way, choccy bar',
  'chocolate-chips':
    'Chocolate chips, chocolate drops, choc chips, dark chocolate chips, milk chocolate chips, white chocolate chips, chocolate chunks, chocolate morsels',
  sweets:
    'Sweets, candy, toffee, caramels, lollipop, nougat, skittles, starburst, humbugs, winegums, lollies, mentos, jawbreaker, honeycomb, gumdrops, softmints, brittle, barfi, burfi, ladoo, laddu, mithai, peda, jalebi, rasgulla, polvorones, dodol, wagashi, turron, loukoumi, jelly beans, jelly babies, fruit pastilles, turkish delight, sherbet lemons, fruit snacks, pick and mix, candy floss, percy pigs, werthers original, sour patch kids, tic tac, fruit leather, fruit roll ups, fruit winders, love hearts, sherbet dip, jelly tots, dolly mixtures, chupa chups, rhubarb and custards, soan papdi, kaju katli, gulab jamun, mysore pak, tamarind balls',
  'gummy-bears': 'Gummy bears, haribo, gummies, jelly sweets',
  liquorice: 'Liquorice, licorice',
  'chewing-gum': 'Chewing gum, gum',
  peppermints: 'Peppermints, polo mints, extra strong mints',
  nuts: 'Nuts, trail mix, fruit and nut mix, nut mix, flaked coconut snack, student mix, nuts and raisins, smoked almonds',
  'pine-nuts': 'Pine nuts, pinenuts',
  'macadamia-nuts': 'Macadamia nuts, macadamia',
  peanuts: 'Peanuts, groundnuts',
  almonds: 'Almonds, almond flour, almond meal',
  'chestnuts-cooked': 'Cooked chestnuts, vacuum packed chestnuts, chestnut puree',
  seeds: 'Seeds, seed mix, hemp hearts',
  'pumpkin-seeds': 'Pumpkin seeds, pepitas',
  'chia-seeds': 'Chia seeds, chia',
  'sesame-seeds': 'Sesame seeds, sesame',
  flaxseed: 'Flaxseed, linseed, flaxseed meal',
  'cereal-bar':
    'Cereal bars, larabar, belvita, granola bars, muesli bar, protein bar, nut bar, energy bar, flapjack bar, breakfast bar, nakd bar, clif bar, oat bar, snack bar, fruit bar, nature valley, kind bar, nutri grain, rice krispie treat, rice krispies squares, quest bar, energy balls bar, fibre one bar, go ahead bars, toaster pastry, pop tarts',
  'energy-balls': 'Energy balls, protein balls, bliss balls, date balls',
  cake: 'Cake, battenberg, traybake, lamington, madeleines, parkin, baumkuchen, twinkies, soreen, bibingka, kueh, kuih, mochi, mooncake, puto, castella, sponge cake, fruit loaf, victoria sponge, swiss roll, rocky road, tray bake, malt loaf, mini rolls, cake bar, french fancies, bakewell slice, cake pop, lemon drizzle, fondant fancies, mug cake, bun and cheese, spice bun, sponge roll',
  cupcakes: 'Cupcakes, fairy cakes',
  brownies: 'Brownies, blondies',
  'banana-bread': 'Banana bread, banana loaf',
  'fruit-cake': 'Fruit cake, fruitcake, christmas cake, dundee cake, christmas pudding, plum pudding',
  'cream-cake':
    'Cream cake, eclairs, gateau, cannoli, roulade, cream slice, cream puff, cream horn, cream bun, vanilla slice, strawberry shortcake, tres leches cake, napoleon cake, choux bun, custard slice, custard tart, pastel de nata, egg custard tart, egg custard, cream doughnut, custard doughnut, cream scone, choux pastry bun, cream pie, lemon meringue pie, key lime pie, chiffon pie, coconut cream pie, pumpkin pie, pecan pie, egg tart',
  doughnut:
    'Doughnuts, donut, churros, berliner, beignet, krapfen, sufganiyot, munchkins, bofrot, mandazi, koeksister, vetkoek, krispy kreme, donut holes, puff puff',
  'pastry-sweet':
    'Danish pastry, pastries, viennoiserie, danish, strudel, franzbrotchen, kanelbulle, challah, cruffin, iced bun, chelsea bun, pain aux raisins, apple turnover, bear claw, chocolate twist, sticky buns, apple danish, maple pecan plait, kouign amann, bath bun, belgian bun, cardamom bun, honey bun, monkey bread, yum yums, bakewell tart, treacle tart, jam tart',
  'cinnamon-rolls': 'Cinnamon rolls, cinnamon bun, cinnamon swirl',
  croissant: 'Croissants, brioche, pain au chocolat, brioche rolls, brioche loaf',
  'fruit-pie':
    'fruit pie, cobbler, cherry pie, fruit tart, apple tart, blueberry pie, tarte tatin, blackberry pie, strawberry tart, lemon tart, apple cake fresh, peach pie, rhubarb pie, fruit flan',
  'apple-crumble': 'Apple crumble, crumble',
  pancakes:
    'Pancakes, crepe, blini, pikelets, galette, dosa, idli, uttapam, dhokla, aapam, appam, syrniki, akara, vada, drop scones',
  'pancake-batter': 'Pancake batter, batter',
  'idli-batter': 'Idli batter, dosa batter',
  meringue: 'Meringues, macarons',
  tofu: 'Tofu, bean curd, tau kwa, tau pok, tofu puffs',
  tempeh: 'Tempeh, natto',
  seitan:
    'Seitan, quorn, tofurky, vegan, vegetarian, meatless, veggie mince, soya mince, veggie sausage, beyond meat, impossible burger, meat substitute, this isnt chicken, soy crumbles, linda mccartney sausage, beyond burger, veggie nuggets, veggie dogs, meat free, plant based',
  'veggie-burger':
    'Veggie burgers, bean burger, vegetable burger, plant based burger, mushroom burger, quarter pounder veggie, plant burger, lentil burger, halloumi burger, garden burger',
  'textured-soy':
    'Textured vegetable protein, tvp, soya chunks, textured soy protein, dried soya mince, soy curls',
  miso: 'Miso, miso paste',
  bread:
    'Bread, loaf, toast, hovis, warburtons, bloomer, pumpernickel, kingsmill, cornbread, vollkornbrot, simit, damper, bread ends, brioche burger loaf, pan de sal, brennans, jacksons, vogels, sunblest, sliced pan',
  rolls:
    'Bread rolls, rolls, bun, baps, cobs, pao, pandesal, burger buns, hot dog rolls, hot dog buns, barm cake, petit pain, panini bread, pav bread, ladi pav, pao de queijo',
  baguette: 'Baguette, batard, french stick, french bread',
  bagel: 'Bagels',
  flatbread:
    'flatbread, lavash, paratha, khobez, injera, piadina, puri, malawach, pide, bammy, parotta, kulcha, bhatura, thepla, dhalpuri, sandwich thins, roti canai, dosa wrap',
  'pitta-bread': 'Pitta bread, pita, pitta, pita pocket',
  chapatis: 'Chapatis, roti',
  tortilla: 'Tortillas, wraps, tostadas, soft tacos, taco shells, soft taco shells',
  crumpets:
    'Crumpets, potato farl, potato scones, breakfast muffin, toasting muffins, potato cakes, tattie scones',
  'garlic-bread':
    'Garlic bread, doughballs, garlic baguette, garlic flatbread, garlic ciabatta, pizza bread, cheese and garlic bread',
  breadcrumbs:
    'Breadcrumbs, panko, croutons, stuffing mix, sage and onion stuffing, bread crumbs, paxo stuffing, dry stuffing, batter mix',
  'pizza-dough':
    'Pizza dough, dough, sourdough starter, ready to bake rolls, canned biscuits, crescent rolls, wonton wrappers, gyoza wrappers, spring roll wrappers, dumpling wrappers, pizza base fresh, biscuit tube',
  pastry:
    'Shortcrust pastry, puff pastry, filo pastry, phyllo, pastry sheet, pie crust, ready rolled pastry, puff pastry sheet, jus rol, frozen pastry, rolled pastry, ready rolled shortcrust',
  'pizza-base': 'Pizza base, pizza crust',
  'yorkshire-pudding': 'Yorkshire puddings',
  rice: 'Rice, sushi rice, pudding rice, sticky rice, paella rice, dry rice, parboiled rice, glutinous rice, calrose rice, sona masoori rice, minute rice, bomba rice, ofada rice, ponni rice, gobindobhog rice, idli rice, sella rice, long grain, chawal, bens original',
  'basmati-rice': 'Basmati rice, basmati',
  'risotto-rice': 'Risotto rice, arborio, carnaroli rice',
  tin: 'canned food, canned goods',
  'rice-pouch':
    'Microwave rice, ready rice, pouch rice, ready to heat rice, microwave grains, grain pouch, express rice, ready cooked rice pouch, microwaveable rice',
  'cooked-rice':
    'Cooked rice, pilaf, pilau, jollof, kedgeree, congee, jambalaya, arancini, onigiri, khichdi, bibimbap, pulihora, waakye, pelau, kimbap, gimbap, pongal, pulao, tahdig, zarda, rice salad, rice and peas, mexican rice, spanish rice, rice bowl, nasi goreng, rice balls, dirty rice, chicken and rice, rice and beans, stuffed vine leaves fresh, nasi lemak, arroz con pollo, temaki rice, khao pad, bisi bele bath',
  quinoa:
    'Quinoa, freekeh, farro, spelt, millet, amaranth, grits, teff, sorghum, sooji, suji, rava, gari, poha, elubo, semovita, sabudana, daliya, wheat berries, orzo barley, rye grain, mealie meal, mielie meal, pap dry, flattened rice, maize meal, tapioca pearls, vermicelli semiya',
  couscous: 'Couscous, cous cous, dry couscous, dried couscous',
  'bulgur-wheat': 'Bulgur wheat, bulgur, bulgar wheat',
  'pearl-barley': 'Pearl barley, barley',
  polenta: 'Polenta, cornmeal, polenta dry, corn meal',
  'cooked-grains':
    'Cooked quinoa, tabouleh, upma, fufu, eba, ugali, amala, banku, kenkey, pap, sadza, swallow, grain bowl, polenta ready made, moroccan couscous, buddha bowl, pounded yam, moi moi, moin moin',
  pasta:
    'Pasta, fusilli, linguine, tagliatelle, farfalle, rigatoni, conchiglie, vermicelli, spirali, orecchiette, pappardelle, fettuccine, bucatini, ziti, barilla, cannelloni, ditalini, cavatappi, capellini, dried pasta, dry pasta, pasta shapes, pasta bows, angel hair, pasta shells, pasta twists, egg pasta, soup pasta, pasta spirals, red lentil pasta, chickpea pasta, tricolore pasta',
  penne: 'Penne, penne rigate',
  macaroni: 'Macaroni, elbow macaroni',
  'lasagne-sheets': 'Lasagne sheets, lasagna sheets',
  'fresh-pasta':
    'Fresh pasta, cappelletti, girasoli, mezzelune, pierogi, maultaschen, spaetzle, agnolotti, fresh tagliatelle, fresh egg pasta, fresh lasagne sheets, fresh penne, fresh egg noodles, fresh noodles, fresh spaghetti, fresh fusilli, udon fresh, straight to wok noodles fresh',
  tortellini: 'Tortellini, tortelloni',
  'cooked-pasta':
    'Cooked pasta, carbonara, yakisoba, pho, laksa, kugel, pancit, japchae, tteokbokki, pasta bake, pasta with sauce, fettuccine alfredo, ramen bowl, singapore noodles, spaghetti and meatballs, noodle bowl, lo mein, pasta pot, pasta dish, chicken alfredo, chicken noodle stir fry, yaki soba, arrabiata pasta, pasta arrabbiata, mac n cheese, mee goreng, char kway teow, hokkien mee, dan dan noodles, drunken noodles',
  lasagne: 'Lasagne, lasagna',
  'spaghetti-bolognese': 'Spaghetti bolognese, spag bol',
  'macaroni-cheese': 'Macaroni cheese, mac and cheese, macaroni and cheese',
  noodles:
    'Noodles, ramen, udon, soba, maggi, mee, bihun, sotanghon, glass noodles, dried noodles, chow mein noodles, straight to wok noodles, yippee noodles, top ramen, shin ramyun',
  'rice-noodles': 'Rice noodles, rice vermicelli, flat rice noodles',
  'instant-noodles': 'Instant noodles, indomie, super noodles, pot noodle',
  lentils:
    'Lentils, toor, moong, masoor, chana, dried lentils, beluga lentils, chana dal, moong dal, urad dal, toor dal, masoor dal, mung beans, dried peas, marrowfat peas dried, tur dal, arhar dal, rajma dry, kala chana, kabuli chana dry, rajma beans, dry dal',
  'red-lentils': 'Red lentils, split red lentils',
  'green-lentils': 'Green lentils, puy lentils',
  'dried-beans':
    'Dried beans, soybeans, egusi, ogbono, rajma, soya beans, adzuki beans, soup mix pulses, broth mix, dried soybeans, honey beans, oloyin beans, brown beans, ewa beans dry, egusi seeds, ground egusi',
  'tinned-beans':
    'beans, garbanzos, haricot beans, borlotti beans, pinto beans, navy beans, mixed bean salad tinned, pork and beans, black eyed beans, flageolet beans, mushy peas, marrowfat peas, processed peas, great northern beans, bean salad tin, black eyed peas, spaghetti hoops, tinned spaghetti, alphabetti spaghetti, lima beans, gungo peas, pigeon peas',
  'baked-beans': 'Baked beans, beanz, baked beanz',
  chickpeas: 'Chickpeas, chick peas',
  'black-beans': 'Black beans, black turtle beans',
  'butter-beans': 'Butter beans, butterbeans',
  'cannellini-beans': 'Cannellini beans, cannellini',
  oats: 'Oats, oatmeal, porridge, wheatgerm, bran, ready brek, oat so simple, wheat germ, cream of wheat, quaker, flahavans',
  cereal:
    'Cereal, weetabix, cheerios, shreddies, frosties, krave, chex, rice krispies, special k, bran flakes, coco pops, shredded wheat, crunchy nut, wheat biscuits, fruit and fibre, puffed rice, frosted flakes, lucky charms, all bran, raisin bran, puffed wheat, malt wheats, froot loops, bran sticks, wheat bisks, rice crispies, cereal hoops, jordans country crisp, grape nuts, cinnamon toast crunch, golden grahams, cookie crisp, cap n crunch, rice pops, malted wheat, weet bix, golden morn',
  cornflakes: 'Cornflakes, corn flakes',
  muesli: 'Muesli, alpen',
  'overnight-oats': 'Overnight oats, bircher, bircher muesli, chia pudding, soaked oats',
  'tinned-tomatoes':
    'Tinned tomatoes, polpa, rotel, chopped tomatoes, crushed tomatoes, diced tomatoes, peeled plum tomatoes, peeled tomatoes, san marzano tomatoes, stewed tomatoes',
  passata: 'Passata, sieved tomatoes',
  'tomato-paste': 'Tomato puree, tomato paste, tomato concentrate, tom puree',
  'tinned-fish':
    'tinned mackerel, mackerel fillets in oil, tinned cod liver, mackerel in tomato sauce, pilchards in tomato sauce',
  'tinned-tuna':
    'Tinned tuna, tuna chunks, tuna flakes, tuna pouch, princes tuna, starkist, starkist tuna, bumble bee tuna, john west tuna, chunk light tuna, albacore tuna, solid white tuna',
  'tinned-sardines': 'Tinned sardines, sardines in oil, sardines in tomato sauce',
  'tinned-meat': 'Spam, stewed steak tin, tinned stewed steak, fray bentos pie, tinned pie',
  'tinned-soup':
    'Tinned soup, heinz tomato soup, campbells soup, cup a soup, soup sachets, packet soup, dried soup, instant soup, soup mix, baxters soup, heinz soup, progresso soup, big soup, chicken soup mix, cup of soup, tinned chilli, cream of mushroom soup, cream of chicken soup, cream of tomato soup, instant miso soup, can of chili, tinned chilli con carne',
  'tinned-fruit':
    'Tinned fruit, compote, jackfruit, fruit cocktail, mandarin segments, fruit in jelly, grapefruit segments, tinned prunes, pie filling, cherry pie filling, maraschino cherries, glace cherries, pumpkin puree, canned pumpkin, tinned pumpkin, mandarin oranges tinned, fruit puree, stewed fruit tinned, fruit pots in juice, mango pulp',
  'tinned-peaches': 'Tinned peaches, peaches in syrup, peach slices',
  'tinned-pineapple':
    'Tinned pineapple, pineapple in juice, pineapple rings, pineapple chunks in juice, crushed pineapple',
  'apple-sauce': 'Apple sauce, applesauce, apple puree',
  'stewed-fruit': 'Stewed apple, homemade apple sauce',
  'tinned-vegetables':
    'Tinned vegetables, ackee, hominy, dolma, bamboo shoots, water chestnuts, artichoke hearts, hearts of palm, palm hearts, green chiles, vine leaves',
  'coconut-milk': 'Coconut milk, coconut cream, creamed coconut, chaokoh, aroy d',
  ketchup:
    'Ketchup, catsup, gochujang, encona, sambal, chakalaka, shito, tomato sauce, cocktail sauce, tommy k, red sauce, peri peri sauce, piri piri sauce, nandos sauce, sambal oelek, buffalo sauce, chipotle paste, chipotle sauce, tom sauce, dead horse, pepper sauce',
  'brown-sauce': 'Brown sauce, hp sauce',
  'sweet-chilli-sauce': 'Sweet chilli sauce, chilli sauce, chili sauce',
  'hot-sauce': 'Hot sauce, tabasco, tabasco sauce, cholula, hot pepper sauce, franks red hot',
  sriracha: 'Sriracha, sriracha sauce',
  mayonnaise:
    'Mayonnaise, mayo, hellmanns, remoulade, aioli, kewpie, burger sauce, thousand island, marie rose sauce, miracle whip, sandwich spread, big mac sauce, seafood sauce, garlic sauce',
  horseradish: 'Horseradish, horseradish sauce, horseradish cream',
  'fresh-mayonnaise':
    'Homemade mayonnaise, hollandaise, bearnaise, hollandaise sauce, fresh aioli, fresh mayonnaise, bearnaise sauce',
  mustard: 'Mustard, redcurrant jelly, mint jelly, bread sauce jar, colmans, frenchs',
  'dijon-mustard': 'Dijon mustard, dijon, maille, grey poupon',
  wasabi: 'Wasabi, wasabi paste',
  'bbq-sauce':
    'BBQ sauce, marinade, ponzu, barbecue sauce, steak sauce, plum sauce, black bean sauce, soy glaze, sweet and sour sauce, jerk sauce, jerk paste, stir fry sauce, wing sauce, duck sauce, tonkatsu sauce, peanut sauce, satay sauce, ponzu sauce, katsu sauce, unagi sauce, yakitori sauce',
  'hoisin-sauce': 'Hoisin sauce, hoisin',
  'worcestershire-sauce':
    'Worcestershire sauce, worcester sauce, worchestershire sauce, worcestershire, lea and perrins',
  'soy-sauce':
    'Soy sauce, tamari, kikkoman, shoyu, dashi, soya sauce, kecap manis, coconut aminos, liquid aminos, kikkoman soy',
  vinegar: 'Vinegar, sarsons',
  'balsamic-vinegar': 'Balsamic vinegar, balsamic, balsamic glaze',
  'cider-vinegar': 'Cider vinegar, acv',
  oil: 'Oil, frylight, zomi, groundnut oil, avocado oil, walnut oil, corn oil, cooking spray, fry light, peanut oil, chilli oil, oil spray, flaxseed oil, vegetable oil spray, chili crisp, chilli crisp, lemon olive oil, garlic oil, soybean oil, mustard oil, chili oil, rice bran oil, olive oil spray, argan oil food',
  'olive-oil': 'Olive oil, evoo, filippo berio, bertolli',
  'rapeseed-oil': 'Rapeseed oil, canola oil',
  'vegetable-oil': 'Vegetable oil, veg oil, crisp n dry, mazola, wesson',
  'salad-dressing': 'Salad dressing, dressing, vinaigrette, ranch',
  'pasta-sauce':
    'Pasta sauce, dolmio, marinara, prego, homepride, bolognese sauce, spaghetti sauce, curry sauce, cooking sauce, tikka masala sauce, korma sauce, marinara sauce, pizza sauce, lasagne sauce, enchilada sauce, arrabbiata sauce, arrabiata sauce, ragu sauce, loyd grossman sauce, fajita sauce, simmer sauce, jalfrezi sauce, balti sauce, madras sauce, pataks sauce, chasseur sauce, casserole sauce, tomato and basil sauce, rogan josh sauce, basil sauce, butter chicken sauce, mole sauce, carbonara sauce jar, creamy tomato sauce, tomato and mascarpone sauce, sloppy joe sauce, chow mein sauce, vodka sauce, tikka sauce, dopiaza sauce, bhuna sauce, napoli sauce, rao',
  'fresh-sauce':
    'Fresh pasta sauce, fresh tomato sauce, homemade tomato sauce, chilled pasta sauce, leftover sauce, peppercorn sauce, mushroom sauce, fresh bolognese sauce, cooked tomato sauce, homemade sauce, fresh carbonara sauce, bread sauce, chilled sauce, fresh pesto sauce',
  'gravy-granules':
    'Gravy granules, bisto, bouillon, stock pot, gravy mix, stock powder, instant gravy, stock granules, marigold bouillon, sauce mix, cheese sauce mix, bread sauce mix, gravy powder, recipe mix, custard powder, chilli con carne mix, fajita mix, taco seasoning mix, shepherds pie mix',
  'stock-cubes': 'Stock cubes, oxo, oxo beef cubes, oxo chicken cubes, veg stock pot, kallo',
  pesto: 'Pesto, pesto rosso, pesto sauce',
  salsa: 'Salsa, taco sauce, picante sauce, salsa verde, salsa dip, dip jar, salsa roja',
  'fresh-salsa':
    'Fresh salsa, chimichurri, zhoug, pico de gallo, mango salsa, fresh tomato salsa, green chutney, coconut chutney, mint chutney, coriander chutney, tomato chutney fresh, sambal fresh, salsa criolla',
  'curry-paste':
    'Curry paste, tamarind, doubanjiang, tikka paste, tamarind paste, thai green curry paste, madras paste, korma paste, rose harissa, massaman paste, tandoori paste, bean paste, balti paste, tom yum paste, laksa paste, rendang paste, ras el hanout paste, shrimp paste, achiote paste, masala paste, kaeng paste, sinigang mix, pataks, mae ploy',
  chutney:
    'Chutney, relish, ajvar, atchar, lime pickle, ploughmans pickle, chilli jam, caramelised onions jar, onion marmalade, mango pickle, indian pickle, mixed pickle, lemon pickle, garlic pickle, chow chow',
  'sweet-pickle': 'Sweet pickle, branston, branston pickle, sandwich pickle',
  pickles:
    'Pickles, pepperoncini, peppadew, giardiniera, jalapenos in jar, roasted peppers in jar, sliced jalapenos, banana peppers, sushi ginger, artichokes in oil, peppers in oil, antipasti jar, artichoke hearts in oil, pickled walnuts, cocktail onions, jarred peppers, chargrilled peppers jar, roasted red peppers, jar of roasted peppers',
  gherkins: 'Gherkins, cornichons',
  'pickled-onions': 'Pickled onions, silverskin onions',
  'pickled-beetroot': 'Pickled beetroot, beetroot in vinegar, sliced beetroot jar',
  kimchi: 'Kimchi, kraut, fresh sauerkraut, raw sauerkraut, fermented vegetables',
  'lemon-curd': 'Lemon curd, lime curd, orange curd, fruit curd, kaya, coconut jam',
  jam: 'Jam, jelly, preserve, conserve, fruit spread, bonne maman, quince paste, apple butter, dulce de leche, caramel spread, guava paste, hartleys, smuckers, st dalfour',
  honey: 'Honey, honeycomb jar, rowse',
  syrup:
    'Syrup, grenadine, corn syrup, caramel sauce, toffee sauce, pancake syrup, date syrup, coffee syrup, strawberry sauce, ice cream sauce, malt extract, sugar syrup, ice cream topping, hot fudge sauce',
  'golden-syrup': 'Golden syrup, lyles',
  treacle: 'Treacle, molasses',
  'agave-syrup': 'Agave syrup, agave, agave nectar',
  'chocolate-sauce': 'Chocolate sauce, chocolate syrup',
  'peanut-butter':
    'Peanut butter, sunpat, skippy, jif, nut butter, almond butter, cashew butter, biscoff spread, cookie butter, pip and nut, hazelnut butter, sunflower seed butter, pb',
  'chocolate-spread': 'Chocolate spread, nutella, hazelnut spread, choc spread',
  'yeast-extract': 'Marmite, vegemite, bovril, yeast extract',
  tahini: 'Tahini, tahini paste, sesame paste',
  hummus: 'Hummus, houmous, hommus, humus',
  guacamole: 'Guacamole, guac',
  dips: 'Dips, muhammara, tapenade fresh, whipped feta',
  'baba-ganoush': 'Baba ganoush, baba ghanoush',
  'sandwich-filler':
    'Sandwich filler, egg mayonnaise, tuna mayonnaise, chicken mayonnaise, egg mayo, tuna mayo, coronation chicken filler, prawn cocktail, seafood cocktail, cheese and onion filler, prawn mayonnaise, tuna sweetcorn, tuna and sweetcorn, prawn mayo, salmon salad spread, egg and cress filler, chicken mayo, pimento cheese',
  tapenade:
    'Tapenade, olive paste, artichoke paste, bruschetta topping, pesto alla genovese jar, bruschetta jar',
  spices:
    "Spices, vanilla bean, cardamom pods, cayenne, caraway, cajun, spice blend, cloves, cardamom, allspice, saffron, seasoning, sumac, zaatar, fenugreek, asafoetida, dukkah, furikake, mace, msg, tajin, masala, yaji, hing, berbere, ground coriander, star anise, coriander seeds, mustard seeds, cayenne pepper, white pepper, fennel seeds, za'atar, onion granules, vanilla pods, ras el hanout, red pepper flakes, caraway seeds, garlic salt, celery salt, bbq rub, spice mix, herbes de provence, crispy onions, crispy fried onions, mustard powder, spice rub, lemon pepper, paprika powder, pepper mill, pepper grinder, nigella seeds, old bay, pul biber, aleppo pepper, dried chilli flakes, meat rub, herb mix, ata gungun, cameroon pepper, sambar powder, rasam powder, curry leaf dried, kasuri methi, elaichi, laung, ajwain, amchur, saunf",
  'black-pepper': 'Black pepper, peppercorns, ground pepper, kali mirch',
  cumin: 'Cumin, cumin seeds, jeera',
  cinnamon: 'Cinnamon, cinnamon bark, cassia, cassia bark, dalchini',
  turmeric: 'Turmeric, curcuma, haldi',
  'chilli-powder': 'Chilli powder, chili powder, chilli flakes, chili flakes, lal mirch',
  'garlic-powder': 'Garlic powder, garlic granules',
  'bay-leaves': 'Bay leaves, bay leaf, bayleaf, bayleaves',
  'ground-ginger': 'Ground ginger, ginger powder',
  salt: 'Salt, salt grinder, maldon, saxa',
  sugar: 'Sugar, jaggery, demerara',
  'icing-sugar': 'Icing sugar, powdered sugar, confectioners sugar',
  'caster-sugar': 'Caster sugar, castor sugar, superfine sugar',
  sweetener:
    'Sweetener, stevia, canderel, splenda, xylitol, erythritol, sucralose, aspartame, hermesetas, saccharin, sugar substitute',
  flour:
    'Flour, tapioca, arrowroot, atta, maida, potato starch, tapioca starch, masa harina, custard powder dry, fufu powder',
  cornflour: 'Cornflour, cornstarch, corn starch',
  'self-raising-flour': 'Self raising flour, self raising, sr flour',
  'gram-flour': 'Gram flour, besan',
  'wholemeal-flour':
    'Wholemeal flour, whole wheat flour, rye flour, spelt flour, wholewheat flour, oat flour, buckwheat flour, wholegrain flour, chapati flour, graham flour',
  'baking-powder':
    'Baking powder, bicarb, bicarbonate of soda, baking soda, bread soda, cream of tartar, bicarb of soda',
  'fresh-yeast': 'Fresh yeast, cake yeast',
  'baking-mix':
    'Cake mix, pectin, smash, bisquick, brownie mix, pancake mix, bread mix, muffin mix, angel delight, baking mix, cookie mix, jello mix, pudding mix, hot cross bun mix, yorkshire pudding mix, dumpling mix, agar agar, bread machine mix, scone mix, falafel mix, instant pudding, instant mash, mashed potato flakes, instant mashed potato, cornbread mix, biscuit mix, whipping powder, dream topping, jiffy mix, xanthan gum, waffle mix, jell o, veggie burger mix, pudding powder, cheesecake mix, vege gel, sponge mix, betty crocker, meringue powder, potato flakes',
  gelatine: 'Gelatine, gelatine leaves',
  'jelly-cubes': 'Jelly cubes, jelly crystals, jelly powder',
  'baking-decoration':
    'cake decorations, flavouring, rosewater, fondant, essence, fluff, food colouring, candied peel, mixed peel, almond extract, edible glitter, rose water, orange blossom water, lemon extract, coconut chips, peppermint extract, candied fruit, stem ginger, crystallised ginger, candied ginger, popping boba, edible flowers dried, citric acid, preserved ginger, crystallized ginger',
  'vanilla-extract': 'Vanilla extract, vanilla, vanilla paste, vanilla bean paste',
  'desiccated-coconut': 'Desiccated coconut, shredded coconut, coconut flakes',
  icing: 'Icing, frosting',
  sprinkles: 'Sprinkles, hundreds and thousands',
  'vegetable-stock': 'Fresh stock, stock, broth, leftover stock',
  'carton-stock':
    'Carton of stock, stock carton, carton of broth, boxed broth, broth carton, boxed stock, swanson broth',
  soup: 'Soup, chowder, gazpacho, borscht, bisque, mulligatawny, vichyssoise, sinigang, sambar, rasam, pozole, menudo, sayur, pepperpot, scotch broth, cock a leekie, tom kha, cullen skink, efo riro, soto ayam',
  stew: 'Stew, hotpot, tagine, stroganoff, cassoulet, scouse, gumbo, bouillabaisse, stifado, goulasch, feijoada, paprikash, lobscouse, cawl, hash, colcannon, stovies, bulgogi, chole, bigos, sarmale, afelia, potjie, bobotie, pabellon, mofongo, tteok, caldereta, wat, kibbeh, lecho, asaro, gizdodo, dodo, beef bourguignon, hot pot, veggie chilli, beef chili, vegetable chilli, coq au vin, chilli sin carne, beef chilli, turkey chili, osso buco, chicken cacciatore, mexican bean chilli, chicken chasseur, pot au feu, sweet and sour pork, sweet and sour chicken, vegan chilli, meat sauce, leftover chilli, leftover chili, sloppy joes, chicken chili, three bean chilli, bubble and squeak, bangers and mash, sausage and mash, beef and broccoli, kung pao chicken, general tso chicken, orange chicken, lemon chicken, cashew chicken, honey chicken, chicken stir fry, beef stir fry, sesame chicken, black bean beef, chop suey, mapo tofu, teriyaki chicken, chicken parmesan, chicken parmigiana, eggplant parmesan, aubergine parmigiana, saag aloo, bombay potatoes, aloo gobi, rajma masala, bunny chow, ropa vieja, kare kare, menudo filipino, beef tapa, chicken inasal, chicken karahi, fattoush dish, bean porridge, yam porridge, fried plantain, ewa agoyin, saltfish and ackee, ackee and saltfish',
  'chilli-con-carne': 'Chilli con carne, chili con carne',
  bolognese: 'Bolognese, ragu, bolognaise, bolognese sauce fresh',
  'cooked-dal': 'Dal, dhal, daal, dal makhani',
  curry:
    'Curry, vindaloo, balti, jalfrezi, madras, rendang, dhansak, pasanda, bhuna, butter chicken, rogan josh, saag paneer, palak paneer, chana masala, chicken katsu, curry goat, malai kofta, mattar paneer, paneer tikka, chicken dopiaza',
  'chicken-tikka-masala': 'Chicken tikka masala, tikka masala',
  'ready-meal':
    'Ready meal, takeaway, takeout, spice bag, enchiladas, gratin, lunchbox, bento, stuffing, dinner, meal, tiffin, thali, swag, meal prep, take away, burrito bowl, toad in the hole, nut roast, doggy bag, cauliflower cheese, lunch leftovers, dauphinoise potatoes, frozen dinner thawed, packed lunch, lunch box, scalloped potatoes, hot food, potato bake, broccoli cheese, vegetable bake, food leftovers, chippy tea, dinner plate, plate of food',
  'shepherds-pie': "Shepherd's pie",
  meatloaf: 'Meatloaf, meat loaf',
  'frozen-meal':
    'Frozen ready meal, frozen meal, frozen dinner, frozen lasagne, frozen curry, frozen entree, frozen cottage pie, frozen burrito, hot pockets, lean cuisine, frozen tv dinner, frozen lasagna, frozen enchiladas, frozen mac and cheese',
  'cooked-vegetables':
    'Cooked vegetables, wilted spinach, hasselback potatoes, refried beans homemade, potatoes au gratin, stuffed tomatoes, vegetable side',
  'mashed-potato': 'Mashed potato, mash',
  'baked-potato': 'Baked potato, jacket potato',
  'dressed-salad':
    'salad, waldorf, fattoush, kachumber, kartoffelsalat, fleischsalat, salad bowl, layered pasta salad, tuna nicoise, poke bowl, salad lunch bowl, caesar salad kit, salad kit, som tam, gado gado, green salad, tomato salad',
  coleslaw: 'Coleslaw, slaw',
  sandwich:
    'Sandwich, blt, sub, panini, toastie, hoagie, quesadilla, bao, reuben, butty, sarnie, sanga, sanger, frankie, gyro, lahmacun, falafel wrap, grilled cheese, croque monsieur, breakfast wrap, breakfast roll, summer roll, hot dog in bun, mcdonalds burger, egg mcmuffin, bacon and egg muffin, banh mi, ham and cheese, chicken burger in bun, pb and j, po boy, vada pav, pav bhaji, kathi roll, arepa filled, brekkie wrap, cheese and pickle sandwich',
  cheeseburger: 'Cheeseburger, hamburger, whopper, big mac, burger in bun',
  burrito:
    'Burrito, tacos, fajita, chimichanga, tamales, pupusa, gordita, sope, arepas, nachos with cheese, loaded nachos, loaded fries',
  sushi:
    'Sushi, sashimi, maki, nigiri, poke, carpaccio, california roll, sushi rolls, sushi platter, steak tartare, beef tartare, tuna tartare',
  pizza:
    'Pizza, calzone, stromboli, flammkuchen, pizza margherita, pizza pepperoni, tarte flambee, cheese pizza',
  'frozen-pizza':
    'Frozen pizza, digiorno, frozen margherita pizza, frozen pepperoni pizza, goodfellas pizza, dr oetker pizza, pizza rolls, pizza pockets, chicago town pizza, ristorante pizza, dr oetker ristorante',
  quiche:
    'Quiche, quiche lorraine, savoury flan, cheese flan, savoury tart, onion tart, tomato tart, goats cheese tart',
  'meat-pie':
    'meat pie, empanadas, pakora, pie, borek, spanakopita, pirozhki, knish, burek, lumpia, patties, kachori, fatayer, croquetas, coxinha, empanaditas, steak bake, beef wellington, cocktail sausages cooked, steak slice, indian snack selection, cheese twists fresh, vol au vents, chicken bake, beef patty pastry, curry puff, picnic eggs, cheese puffs pastry, savoury pastry, party food selection, savoury eggs, chiko roll, dim sim, aloo paratha, gobi paratha, paneer paratha, veg puff, aloo tikki, cutlet veg, puff pastry parcel, chicken puff, veggie sausage roll',
  'cornish-pasty': 'Cornish pasty, pasty',
  'onion-bhaji': 'Onion bhaji, bhaji',
  dumplings:
    'Dumplings, gyoza, potstickers, wontons, momo, mandu, knodel, shumai, pelmeni, modak, kozhukattai, dim sum, bao bun filled, duck spring rolls, siu mai, har gow, filled bao buns',
  fries:
    'Oven chips, fries, chips, wedges, croquettes, rosti, alphabites, latkes, potato wedges, hash browns, potato waffles, tater tots, frozen roast potatoes, potato smiles, smiley faces, onion rings, aunt bessies roast potatoes, battered onion rings, potato fritters, frozen mash, potato pancakes, mozzarella sticks breaded, jalapeno poppers, breaded mushrooms',
  'chip-shop-chips': 'Chip shop chips, poutine, cheesy chips',
  'mixed-dish': 'Mixed dish, cooked food',
  'rice-dish': 'Dish with rice',
};

export const foodNames: FoodNames = {
  foods,
  household,
  states,
  halfTins,
  neutral,
  liquids,
  and,
  leftovers: 'leftovers',
};
