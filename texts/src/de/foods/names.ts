import type { FoodNames } from '@crisper/domain/foods/names.ts';
import { foodNames as english } from '#en/foods/names.ts';
import { grammar } from './grammar.ts';
import { and, halfTins, household, liquids, neutral, states } from './words.ts';

/** By the food's id. The first name is shown; the others are understood. */
const foods: FoodNames['foods'] = {
  milk: 'Milch, Vollmilch, Frischmilch, H-Milch offen, Magermilch, Weidemilch, Heumilch, Landmilch, Alpenmilch, Länger-frisch-Milch, ESL-Milch, Trinkmilch',
  'flavoured-milk':
    'Kakao trinkfertig, Schokomilch, Kakaotrunk, Erdbeermilch, Bananenmilch, Müllermilch, Eiskaffee, Milchmischgetränk, Kakaodrink, Vanillemilch, Latte Macchiato, Caffè Latte, Trinkschokolade fertig',
  'lactose-free-milk': 'Laktosefreie Milch, Minus L',
  'goat-milk': 'Ziegenmilch, Schafmilch, Schafsmilch, Stutenmilch',
  'uht-milk': 'H-Milch, haltbare Milch',
  'evaporated-milk': 'Kondensmilch, Bärenmarke, Dosenmilch, Büchsenmilch',
  'condensed-milk': 'Gezuckerte Kondensmilch, Milchmädchen, Kondensmilch gezuckert',
  'milk-powder': 'Milchpulver, Trockenmilch, Magermilchpulver, Vollmilchpulver',
  'raw-milk': 'Rohmilch, Vorzugsmilch',
  milkshake: 'Milchshake, Milkshake, Proteinshake, Shake',
  buttermilk: 'Buttermilch, Molke, Ayran, Lassi, Molkedrink',
  kefir: 'Kefir',
  'sour-milk': 'Dickmilch, Sauermilch, Schwedenmilch, saure Milch',
  'plant-milk':
    'Pflanzenmilch, Pflanzendrink, vegane Milch, Alpro, Haferdrink Barista, Dinkeldrink, Cashewdrink, Erbsendrink, Erbsenmilch, Hanfmilch',
  'oat-milk': 'Hafermilch, Haferdrink, Oatly',
  'soy-milk': 'Sojamilch, Sojadrink, Alpro Soja',
  'almond-milk': 'Mandelmilch, Mandeldrink, Haselnussdrink, Nussdrink',
  'rice-milk': 'Reismilch, Reisdrink',
  'coconut-drink': 'Kokosdrink, Kokosmilchdrink',
  cream:
    'Sahne, Schlagsahne, Rahm, Schlagobers, Obers, Schlagrahm, süße Sahne, Kochsahne, Kaffeeobers, Cremefine, Konditorsahne, Vollrahm, Schlag, Nidel',
  'half-and-half': 'Halbrahm',
  'double-cream': 'Crème double, Doppelrahm',
  'whipped-cream': 'Geschlagene Sahne',
  'spray-cream': 'Sprühsahne, Schlagfix',
  'clotted-cream': 'Clotted Cream',
  'creme-fraiche': 'Crème fraîche',
  'sour-cream': 'Saure Sahne, Schmand, Sauerrahm, Saurer Rahm, Sour Cream, Crème légère',
  'coffee-creamer': 'Kaffeesahne, Kaffeeweißer, Kaffeerahm',
  yoghurt:
    'Joghurt, Jogurt, Yoghurt, Naturjoghurt, Fruchtjoghurt, Trinkjoghurt, Sahnejoghurt, Rahmjoghurt, Almighurt, Fruchtzwerge, Activia, Actimel, Yakult, Froop, Bauernjoghurt, Knoppers Joghurt, Zott Sahnejoghurt, Bifidus',
  'greek-yoghurt': 'Griechischer Joghurt, Joghurt griechischer Art, Joghurt nach griechischer Art',
  skyr: 'Skyr',
  labneh: 'Labneh',
  'soy-yoghurt': 'Sojajoghurt, Soja-Joghurtalternative, Joghurtalternative, veganer Joghurt, Sojagurt',
  'oat-yoghurt': 'Haferjoghurt',
  quark:
    'Quark, Topfen, Magerquark, Speisequark, Sahnequark, Kräuterquark, Fruchtquark, Magertopfen, Speisetopfen, Vanillequark, Quarck',
  butter:
    'Butter, Süßrahmbutter, Sauerrahmbutter, Markenbutter, Kerrygold, Teebutter, Streichbutter, Fassbutter, Salzbutter, Halbfettbutter, Weidebutter, Deutsche Markenbutter, Anke',
  'garlic-butter': 'Kräuterbutter, Knoblauchbutter, Meggle Kräuterbutter, Knoblauchöl, Kräuteröl, Bärlauchöl',
  margarine:
    'Margarine, Rama, Lätta, Sanella, Deli Reform, Pflanzenmargarine, Halbfettmargarine, Becel, vegane Butter, Streichfett, Pflanzenbutter',
  ghee: 'Butterschmalz, Ghee, Butaris, Bratbutter',
  lard: 'Schmalz, Schweineschmalz, Gänseschmalz, Griebenschmalz, Talg, Rindertalg, Entenfett',
  cheese: 'Käse, Käseplatte, Chäs',
  'hard-cheese':
    'Hartkäse, Bergkäse, Raclette, Raclettekäse, Tilsiter, Appenzeller, Schnittkäse, Havarti, Alpkäse, Sbrinz, Almkäse, Bergbaron, Deichkäse, Ziegengouda, Mimolette, Old Amsterdam, Käse am Stück, Tête de Moine',
  gouda: 'Gouda, Goudakäse',
  edam: 'Edamer',
  emmental: 'Emmentaler',
  gruyere: 'Greyerzer, Gruyère',
  manchego: 'Manchego',
  comte: 'Comté',
  'red-leicester': 'Red Leicester',
  'double-gloucester': 'Double Gloucester',
  wensleydale: 'Wensleydale',
  'monterey-jack': 'Monterey Jack',
  jarlsberg: 'Jarlsberg, Leerdammer, Maasdamer',
  provolone: 'Provolone',
  pecorino: 'Pecorino',
  'grana-padano': 'Grana Padano',
  cheddar: 'Cheddar',
  parmesan: 'Parmesan, Parmigiano Reggiano, Parmesankäse, Parmigiano',
  'grated-cheese':
    'Reibekäse, geriebener Käse, Streukäse, Pizzakäse, Gratinkäse, Raspelkäse, Reibkäse, geriebener Mozzarella, Käse gerieben, Parmesan gerieben',
  'sliced-cheese':
    'Scheibenkäse, Käsescheiben, Käseaufschnitt, Schmelzkäse, Scheibletten, Toastkäse, Butterkäse, Babybel, Schmelzkäsescheiben, Kiri, La vache qui rit, Streichkäse, Schmierkäse, Käse in Scheiben',
  'string-cheese': 'Käsesnack, Käsestangen zum Ziehen, Mozzarella Sticks, Cheestrings',
  'soft-cheese':
    'Weichkäse, Limburger, Romadur, Münsterkäse, Handkäse, Harzer, Harzer Käse, Harzer Roller, Rotschmierkäse, Obazda, Obatzter, Reblochon, Vacherin, Quargel, Rougette, Géramont, Ofenkäse, Sauermilchkäse, Saint Albray',
  brie: 'Brie',
  camembert: 'Camembert, Camenbert, Backcamembert',
  'goat-cheese': 'Ziegenkäse, Ziegenfrischkäse, Ziegenrolle, Chavroux, Ziegenweichkäse',
  'blue-cheese':
    'Blauschimmelkäse, Edelpilzkäse, Cambozola, Bavaria Blu, Schimmelkäse, Bleu d’Auvergne, St. Agur',
  stilton: 'Stilton',
  gorgonzola: 'Gorgonzola',
  roquefort: 'Roquefort',
  feta: 'Feta, Schafskäse, Hirtenkäse, Salatkäse, Balkankäse, Fetakäse, Schafkäse',
  mozzarella: 'Mozzarella, Büffelmozzarella, Burrata, Mozzarellakugeln, Minimozzarella',
  halloumi: 'Halloumi, Grillkäse, Hallumi',
  paneer: 'Paneer',
  'cottage-cheese': 'Hüttenkäse, körniger Frischkäse, Cottage Cheese, Landfrischkäse',
  'cream-cheese':
    'Frischkäse, Philadelphia, Doppelrahmfrischkäse, Kräuterfrischkäse, Brunch Aufstrich, Exquisa, Gervais, Bresso, Miree, Almette, Brotaufstrich mit Frischkäse, Cantadou, Buko',
  mascarpone: 'Mascarpone',
  ricotta: 'Ricotta, Ziger',
  'vegan-cheese': 'Veganer Käse, Käsealternative, Simply V, Käseersatz, Genießerscheiben',
  'cheese-sauce':
    'Käsesoße, Käsesauce, Béchamelsoße, Béchamelsauce, Béchamel, Sahnesoße, Sahnesauce, helle Soße, Fondue, Käsefondue, Carbonarasauce, Rahmsauce, Rahmsoße',
  'nacho-cheese': 'Nachokäsesauce, Käsedip, Nacho Cheese Dip',
  custard: 'Vanillesoße, Vanillesauce',
  pudding:
    'Pudding, Schokopudding, Vanillepudding, Dessert, Nachtisch, Nachspeise, Grießbrei, Grießpudding, Grießflammeri, Monte, Sahnepudding, Flan, Panna Cotta Dessert, Crème Caramel, Crème brûlée, Puddingcreme, Paula Pudding, Bayerische Creme, Dany Sahne, Karamellpudding, Caramelköpfli',
  'chocolate-mousse': 'Mousse au Chocolat, Schokomousse, Schokoladenmousse, Mousse',
  tiramisu: 'Tiramisu',
  trifle: 'Schichtdessert, Trifle',
  'rice-pudding': 'Milchreis, Milchreisbecher, Reisbrei',
  'panna-cotta': 'Panna Cotta',
  cheesecake: 'Käsekuchen, Quarkkuchen, Cheesecake, Topfenkuchen, Käsesahnetorte',
  'jelly-dessert': 'Götterspeise, Wackelpudding, Rote Grütze, Grütze, Wackelpeter',
  'ice-cream':
    'Eis, Eiscreme, Speiseeis, Glace, Magnum, Cornetto, Ben & Jerry’s, Häagen Dazs, Softeis, Frozen Joghurt, Langnese, Mövenpick Eis, Eistorte, Nogger, Milcheis',
  'ice-lolly': 'Wassereis, Eis am Stiel, Capri-Eis, Stieleis, Calippo',
  sorbet: 'Sorbet, Fruchteis',
  'baby-formula':
    'Säuglingsnahrung, Babymilch, Pre-Milch, Pre-Nahrung, Folgemilch, Anfangsmilch, Aptamil, Milumil, Beba, Babynahrung, Milchnahrung, Bebivita',
  'made-formula': 'Angerührte Babymilch, angerührtes Fläschchen, Fläschchen, fertige Babymilch',
  'baby-food':
    'Babybrei, Babygläschen, Gläschen, Hipp, Alete, Beikost, Quetschie, Fruchtquetschen, Fruchtmus für Babys, Milchbrei, Obstgläschen, Milupa',
  'breast-milk': 'Muttermilch, abgepumpte Milch',
  egg: 'Eier, Ei, Hühnerei, Freilandeier, Wachteleier, Landeier, Entenei, Gänseei, Bruderhahneier, Frühstückseier',
  'egg-white': 'Eiweiß, Eiklar, Eigelb, Eidotter, Dotter, Flüssigei, aufgeschlagene Eier, rohes Ei, Eischnee',
  'boiled-egg':
    'Gekochte Eier, hartgekochte Eier, bunte Eier, Brotzeiteier, Ostereier, Soleier, weichgekochte Eier, Picknickeier, hart gekochte Eier',
  'egg-dish':
    'Rührei, Spiegelei, Omelett, Frittata, Eierspeise, Eierstich, Bauernfrühstück, Shakshuka, pochierte Eier',
  'pickled-egg': 'Eingelegte Eier',
  'scotch-egg': 'Schottische Eier',
  'egg-substitute': 'Eiersatz, Ei-Ersatz, veganes Ei',
  eggnog: 'Eierpunsch',
  beef: 'Rindfleisch, Rind, Rinderbraten, Tafelspitz, Rouladen, Rinderrouladen, Roastbeef roh, Rindsbraten, Sauerbraten, Rindsrouladen, Falsches Filet, Hohe Rippe, Bürgermeisterstück, Siedfleisch, Jungbullenfleisch, Sauerbraten roh, Rinderoberschale, Schmorbraten, Bullenfleisch',
  brisket: 'Rinderbrust, Brisket, Rinderbrustkern',
  'stewing-beef':
    'Gulasch, Rindergulasch, Gulaschfleisch, Suppenfleisch, Rindsgulasch, gemischtes Gulasch, Schweinegulasch, Beinscheibe, Rinderbeinscheibe, Ragoutfleisch, Wadschinken, Rindersuppenfleisch, Edelgulasch, Rinderragout',
  oxtail: 'Ochsenschwanz',
  'short-ribs': 'Short Ribs, Rinderrippen, Querrippe, Leiterstück',
  steak:
    'Steak, Rindersteak, Rindssteak, Hüftsteak, Minutensteak, Flank Steak, T-Bone-Steak, Rumpsteaks vom Grill roh, Flanksteak, Tomahawk, Grillsteak',
  'sirloin-steak': 'Sirloin-Steak, Lendensteak',
  'rump-steak': 'Rumpsteak, Roastbeef, Beiried, Roastbeef am Stück',
  'fillet-steak': 'Rinderfilet, Filetsteak, Filet Mignon, Rindsfilet, Lungenbraten, Rinderlende',
  'ribeye-steak': 'Entrecôte, Ribeye-Steak, Rib-Eye, Ribeye, Rostbraten',
  veal: 'Kalbfleisch, Kalb, Kalbsschnitzel, Kalbsplätzli, Kalbsbraten, Kalbskotelett, Kalbsfilet, Ossobuco, Kalbshaxe, Kalbsrücken, Vitello',
  lamb: 'Lammfleisch, Lamm, Hammel, Lammfilet, Hammelfleisch, Lammlachse, Lammrücken, Schaffleisch, Lammkarree, Gigot',
  'lamb-chops': 'Lammkoteletts, Lammkrone',
  'leg-of-lamb': 'Lammkeule, Lammbraten',
  'lamb-shank': 'Lammhaxe, Lammstelze',
  'lamb-shoulder': 'Lammschulter',
  goat: 'Ziegenfleisch, Zicklein, Kitz',
  pork: 'Schweinefleisch, Schwein, Schnitzel, Schweineschnitzel, Schweinebraten, Schweinsbraten, Schweinerouladen, Minutenschnitzel, Krustenbraten, Braten, Schinkenbraten, Schweinsschnitzel, Spanferkel, Jägerschnitzel, Schinkenschnitzel, Schweinsplätzli, Plätzli, Schweinsrouladen, Rückensteak, Bratl',
  'pork-chops': 'Schweinekotelett, Koteletts, Stielkotelett, Schweinskotelett, Karree',
  'pork-belly':
    'Schweinebauch, Bauchfleisch, Wammerl, Bauchspeck roh, Grillbauch, Bauchscheiben, Schweinsbauch',
  'pork-loin': 'Schweinerücken, Schweinelachs, Schweinelende, Lachsbraten, Schweinelachsbraten',
  'pork-shoulder':
    'Schweineschulter, Schweinenacken, Nackensteak, Schweinenackensteak, Schopf, Schopfbraten, Schweinshals, Nackenbraten, Schweinshaxe, Schweinehaxe, Haxe, Stelze, Eisbein, Pulled Pork roh, Holzfällersteak, Nacken',
  'pork-ribs': 'Spareribs, Rippchen, Schälrippchen, Schweinerippchen, Ripperl, Leiterchen, dicke Rippe',
  'pork-tenderloin': 'Schweinefilet, Schweinslungenbraten, Schweinsfilet, Schweinemedaillons',
  mince:
    'Hackfleisch, Hack, Rinderhack, Rinderhackfleisch, gemischtes Hack, gemischtes Hackfleisch, Faschiertes, gemischtes Faschiertes, Gehacktes, Gewiegtes, Tatar, Beefhack, Rindergehacktes, Rinderfaschiertes, Schabefleisch, Gehacktes halb und halb, halb und halb, Beefsteakhack, Rindertatar, Ghackets, Faschiertes gemischt, Hackfleisch halb und halb, Hack halb und halb, Rindshackfleisch, Beef Tatar roh, Rest Hack, Rest Hackfleisch, Hack Rest, Hackrest, Hackfleischrest, restliches Hack, restliches Hackfleisch, Hackfleischmasse, Hackmasse, Gehackts, Ghacktes, Hackfl, gem. Hackfl.',
  'lamb-mince': 'Lammhack, Lammhackfleisch, Lammfaschiertes',
  'pork-mince':
    'Schweinehack, Schweinehackfleisch, Mett, Schweinemett, Hackepeter, Zwiebelmett, Thüringer Mett, Schweinegehacktes, Thüringer Gehacktes, Brät, Bratwurstbrät, Schweinefaschiertes, Mettbrötchenmett, Wurstbrät, Mettigel',
  'turkey-mince':
    'Putenhack, Putenhackfleisch, Geflügelhack, Geflügelhackfleisch, Hähnchenhack, Hähnchenhackfleisch, Putenfaschiertes, Hühnerfaschiertes',
  'veal-mince': 'Kalbshack, Kalbshackfleisch, Kalbsfaschiertes, Wildhack, Wildhackfleisch',
  'burger-patty':
    'Burgerpatties, Burger, Hamburger Patties, Burger-Patty, Hacksteak, Rinderburger, Patties, Patty, Burgerfleisch',
  meatballs:
    'Hackbällchen, Hackfleischbällchen, Fleischbällchen, Köttbullar, Ćevapčići, Königsberger Klopse roh, Fleischklößchen, Köfte, Faschierte Laibchen roh, Klopse, Hackfleischröllchen',
  sausage:
    'Rohe Bratwurst, Salsiccia, Merguez, frische Wurst, Chipolata, Rohpolnische, Saure Zipfel, Cipollata, Adrio',
  bratwurst:
    'Bratwurst, St. Galler Bratwurst, St. Galler, Rostbratwurst, Thüringer Bratwurst, Nürnberger Rostbratwürstchen, Nürnberger, Thüringer, Bratwürstchen, Grillwurst, Grillwürstchen, Kalbsbratwurst, Bratwurstschnecke, Bratwürstel, Grillfackel, Schweinsbratwürstel, Olma-Bratwurst, Nürnberger Würstchen, Griller',
  'fresh-chorizo': 'Frische Chorizo, rohe Chorizo, Grillchorizo',
  venison:
    'Wild, Hirsch, Hirschfleisch, Reh, Rehfleisch, Wildschwein, Hirschgulasch, Wildgulasch, Rehrücken, Wildfleisch, Hirschbraten, Wildbret, Rehkeule, Wildragout',
  rabbit: 'Kaninchen, Hase, Hasenrücken, Kaninchenkeule',
  offal:
    'Innereien, Herz, Zunge, Kutteln, Hühnerherzen, Rinderherz, Rinderzunge, Lunge, Kalbslunge, Schweinelunge, Rinderlunge, Kalbsbries, Hühnermägen, Kalbszunge, Geflügelmägen, Lüngerl',
  liver: 'Leber, Kalbsleber, Rinderleber, Schweineleber, Leberspätzle roh',
  'chicken-liver': 'Hähnchenleber, Geflügelleber, Hühnerleber, Putenleber, Entenleber, Gänseleber',
  kidney: 'Nieren, Kalbsniere',
  'stuffed-meat':
    'Cordon bleu, gefüllte Schnitzel, Schaschlik, Fleischspieße, Grillspieße, Hähnchenspieße, Schaschlikspieße, Involtini, Kohlrouladen roh, Schweinespieße, Putenspieße, Spieße, gefüllte Paprika roh, Saltimbocca, Bifteki, Ćufte, Fleischvögel',
  'any-meat':
    'Fleisch, Grillfleisch, Markknochen, Suppenknochen, Knochen, Fonduefleisch, Raclettefleisch, Grillplatte, Grillgut, Kotelettstrang, Suppenknochen vom Rind',
  'stir-fry-meat':
    'Geschnetzeltes, Schweinegeschnetzeltes, Gyros, Rindergeschnetzeltes, Kalbsgeschnetzeltes, Gyrosfleisch, Rindfleischstreifen, Schweinegyros, Fleischstreifen, Gschnetzlets',
  chicken:
    'Hähnchen, Huhn, Hühnchen, Hendl, Poulet, Suppenhuhn, Brathähnchen, Geflügel, Hähnchenfleisch, Hühnerfleisch, Maishähnchen, Backhendl roh, Pouletfleisch, Stubenküken, Masthuhn, Hühnerklein, Poularde, Hähnchengeschnetzeltes, Pouletgeschnetzeltes, Brathendl roh, Brathuhn, Gockel, Broiler roh, Hühnergeschnetzeltes, Grillhähnchen roh, Mistkratzerli',
  'chicken-parts':
    'Hähnchenteile, Hähnchenschnitzel, Hähnchensteak, Hühnerteile, Hähnchenstreifen, Hähnchenfiletstreifen, Hähnchen-Minutenschnitzel, Pouletschnitzel, Hähnchenminutensteaks',
  'chicken-breast':
    'Hähnchenbrust, Hähnchenbrustfilet, Hühnerbrust, Hähnchenfilet, Hühnerfilet, Pouletbrust, Hühnchenbrust, Pouletbrüstli, Hendlbrust, Hähncheninnenfilet, Hähnchen-Innenfilets, Hühnerbrustfilet, Maishähnchenbrust, Hendlfilet, Brustfilet',
  'chicken-thigh': 'Hähnchenoberkeule, Hähnchenoberschenkel, Hähnchen-Oberkeulen',
  'chicken-leg':
    'Hähnchenschenkel, Hähnchenkeule, Hühnerkeule, Hühnerschenkel, Pouletschenkel, Hendlhaxn, Hühnerhaxen, Hendlkeule, Keulen, Hähnchenunterkeulen-Set',
  'chicken-wing':
    'Hähnchenflügel, Chicken Wings, Hühnerflügel, Pouletflügeli, Hähnchenwings, Wings, Hendlflügel',
  'chicken-drumstick': 'Hähnchenunterkeule, Hähnchenunterschenkel, Drumsticks, Hühnerunterkeulen',
  turkey:
    'Pute, Truthahn, Putenbrust, Putenfleisch, Putenschnitzel, Putengeschnetzeltes, Truthahnbrust, Putenoberkeule, Putenbrustfilet, Putensteak, Putenfilet, Putengulasch, Putenrouladen, Putenkeule, Putenunterkeule, Trute, Trutenfleisch, Trutenschnitzel, Truthahnschnitzel, Indian, Putenstreifen, Putenrollbraten, Putenmedaillons',
  duck: 'Ente, Entenbrust, Entenkeule, Barbarie-Ente, Taube, Perlhuhn, Entenbrustfilet, Flugente',
  goose: 'Gans, Gänsekeule, Gänsebrust, Martinsgans, Weihnachtsgans',
  quail: 'Wachtel',
  pheasant: 'Fasan, Rebhuhn',
  bacon:
    'Speck, Bacon, Frühstücksspeck, Bauchspeck, Schinkenspeck, Räucherspeck, Katenspeck, Speckscheiben, Baconscheiben, Geräucherter Speck, durchwachsener Speck, Hamburger Speck, Jausenspeck, Bauernspeck, Tiroler Speck, Dörrfleisch, Südtiroler Speck',
  pancetta: 'Pancetta, Guanciale',
  lardons: 'Speckwürfel, Schinkenwürfel, Speckwürfeli, Baconwürfel, Katenschinkenwürfel, Bacon Würfel',
  gammon:
    'Kasseler, Kassler, Kasslerbraten, Selchfleisch, Gselchtes, Geselchtes, Kasselernacken, Rippli, Surfleisch, Schäufele, Kasseler Nacken, Pökelfleisch, Schüfeli, Kasseler Lachs, Kasseler Kotelett, Kasselerkotelett',
  'cold-cuts':
    'Aufschnitt, Wurst, Wurstaufschnitt, Fleischwurst, Lyoner, Jagdwurst, Bierschinken, Gelbwurst, Bierwurst, Sülze, Presskopf, Presssack, Schwartenmagen, Leberwurst, Teewurst, Mettwurst, Zwiebelmettwurst, Kalbsleberwurst, Extrawurst, Paprikalyoner, Geflügelwurst, Weißwurst, Aufschnittplatte, Krakauer Aufschnitt, Schinkenwurst, Fleischkäse, Leberkäse, Streichwurst, Corned Beef Aufschnitt, Zungenwurst, Kasseleraufschnitt, Bratenaufschnitt, Stadtwurst, Wurstplatte, Geflügelmortadella, Wurstwaren, Rügenwalder Teewurst, Schmierwurst, Pfälzer Leberwurst, Pastrami Aufschnitt, Hähnchenbrustaufschnitt, Bratenscheiben, Pizzaleberkäse, Käseleberkäse, Ringfleischwurst, Parisienne, Pariser, Pfeffersäckchen, Saumagen, Aspik, Zwiebelwurst, Leberwurst fein, Leberwurscht, Wurscht',
  ham: 'Schinken, Kochschinken, gekochter Schinken, Hinterschinken, Vorderschinken, Toastschinken, Beinschinken, Formschinken, Pressschinken, Backschinken, Putenschinken, Hinterkochschinken, Delikatess-Kochschinken',
  'whole-cooked-ham': 'Ganzer Kochschinken, Kochschinken am Stück, Schinken im Brotteig, Osterschinken',
  pastrami: 'Pastrami',
  mortadella: 'Mortadella',
  'turkey-slices':
    'Putenbrustaufschnitt, Putenaufschnitt, Putenwurst, Hähnchenaufschnitt, Geflügelaufschnitt, Hähnchenbrust in Scheiben, Putenbrust in Scheiben, gebratene Putenbrust in Scheiben, Putenlyoner, Trutenschinken, Puten-Salami offen',
  'dried-sausage':
    'Dauerwurst, Cervelatwurst, Zervelatwurst, Landjäger, Kabanos, Cabanossi, Kabanossi, Pfefferbeißer, Rohwurst, Kantwurst, Hauswürstel, Sucuk, Fuet, Ahle Wurst, Mettenden, Kaminwurzen, Salsiz, Bifi, Bi-Fi, Minisalami, Ahle Worscht, Knoblauchwurst roh, Polnische, Schlackwurst, Plockwurst, Katenrauchwurst, Aalrauchmettwurst, Salametti, Rauchpeitschen',
  salami: 'Salami, Geflügelsalami, Putensalami, Edelsalami, Rindersalami, Salamischeiben, Milano',
  pepperoni: 'Peperoniwurst, Pepperonisalami',
  chorizo: 'Chorizo, Chorizoscheiben',
  prosciutto:
    'Rohschinken, roher Schinken, Schwarzwälder Schinken, Serranoschinken, Serrano, Parmaschinken, Lachsschinken, Nussschinken, Katenschinken, Bündnerfleisch, Prosciutto, Landrauchschinken, Iberico-Schinken, luftgetrockneter Schinken, Jamón Serrano, Bresaola, Coppa, Räucherschinken, geräucherter Schinken, Bauernschinken, Landschinken, Osso Collo, Holsteiner Schinken, Südtiroler Schinken, Westfälischer Schinken, Knochenschinken, San Daniele, Mostbröckli, Hobelfleisch',
  'cooked-sausage':
    'Würstchen, Wiener, Wiener Würstchen, Frankfurter, Bockwurst, Knacker, Debreziner, Saitenwürstchen, Saitenwürste, Würstel, Cervelat, Krakauer, Käsekrainer, Krainer, Wienerli, Brühwurst, Regensburger, Currywurst, Knackwurst, Cocktailwürstchen, Frankfurter Würstchen, Käsewürstchen, Burenwurst, Hofer, Servelat, Geflügelwürstchen, Wienerle, Klobasse, Berner Würstel, Kochwurst, Rote Wurst, Landwürstchen, Würschtl, Bratmaxe, Schüblig, Schübling',
  'hot-dogs': 'Hotdogs, Hot Dog, Hotdog-Würstchen, Hot-Dog-Würstchen',
  'black-pudding': 'Blutwurst, Grützwurst, Blunzn, Rotwurst, Thüringer Rotwurst, Pinkel, Flönz, Boudin noir',
  kielbasa: 'Polnische Wurst, Kielbasa',
  'corned-beef': 'Corned Beef, Deutsches Corned Beef',
  pate: 'Pastete, Leberpastete, Leberparfait, Terrine, Rillettes, Fleischpastete, Gänseleberpastete, Foie gras, Pâté, Verhackertes',
  jerky: 'Beef Jerky, Trockenfleisch, Biltong, Jerky',
  'pork-scratchings': 'Schweinekrusten, Schweineschwarten, Grammeln, Grieben',
  'bacon-bits': 'Bacon Bits',
  'cooked-meat':
    'Gekochtes Fleisch, Bratenrest, gebratenes Fleisch, Dönerfleisch, Pulled Pork, Frikadellen, Buletten, Fleischpflanzerl, Fleischküchle, Fleischkücherl, Fleischchüechli, Fleischlaibchen, Faschierte Laibchen, Hacktätschli, Bratenfleisch, Kebabfleisch, Königsberger Klopse, Fleischlaberl, Schichtfleisch, Kebap, Kebab, Suppenfleisch gekocht, Barbecuefleisch, Vitello tonnato, Sonntagsbraten, Faschierte Laberl',
  'cooked-bacon': 'Gebratener Speck, knuspriger Bacon',
  'cooked-chicken':
    'Gebratenes Hähnchen, Grillhähnchen, Brathendl, Grillhendl, gekochtes Huhn, Backhendl, Broiler, Hähnchen vom Grill, Güggeli, Grillpoulet, gegarte Hähnchenbruststreifen, Halbes Hähnchen, Poulet vom Grill, Hendl vom Grill',
  'chicken-nuggets':
    'Chicken Nuggets, Nuggets, Wiener Schnitzel, paniertes Schnitzel, Hähnchennuggets, Schnitzel paniert, Backhähnchen, panierte Hähnchenschnitzel, Chickennuggets, Crispy Chicken, Chicken Crossies, Knusperschnitzel, Schnitzel Wiener Art, Surschnitzel, Pouletknusperli',
  'white-fish':
    'Weißfisch, Flunder, Steinbutt, Pangasius, Viktoriabarsch, Steinbeißer, Felchen, Egli, Schnapper, Leng, Butt, Merlan, Wittling, Schellfischfilet, Renke, Red Snapper, Weißfischfilet, Limande',
  cod: 'Kabeljau, Dorsch, Skrei, Kabeljaufilet, Kabeljauloins, Kabeljaurückenfilet',
  haddock: 'Schellfisch',
  plaice: 'Scholle, Schollenfilet, Kliesche',
  sole: 'Seezunge',
  'sea-bass': 'Wolfsbarsch, Loup de mer, Branzino',
  hake: 'Seehecht',
  halibut: 'Heilbutt',
  tilapia: 'Tilapia, Buntbarsch',
  'sea-bream': 'Dorade, Goldbrasse',
  monkfish: 'Seeteufel',
  pollock:
    'Seelachs, Seelachsfilet, Rotbarsch, Alaska-Seelachs, Rotbarschfilet, Köhler, Barsch, Zander, Zanderfilet, Flussbarsch, Goldbarsch',
  'any-fish':
    'Fisch, Fischfilet, Meeresfrüchte, Frischfisch, Frutti di Mare, Paella-Mix, Meeresfrüchtemix, Fischsteak, Hecht, Fischplatte, Frutti di Mare Mix, Fischspieße',
  'oily-fish':
    'Aal, Karpfen, Schwertfisch, Wels, Saibling, Sprotten, Maräne, Schleie, Welsfilet, Grüner Hering, Stör',
  salmon: 'Lachs, Lachsfilet, Lachssteak, Wildlachs, Salm, Lachsloin, Lachsseite, Lachsforellenfilet',
  tuna: 'Thunfisch, Thunfischsteak, Tunfisch, Thunfischfilet, Thon',
  trout: 'Forelle, Lachsforelle, Forellenfilet, Regenbogenforelle, Bachforelle',
  mackerel: 'Makrele, Makrelenfilet',
  sardines: 'Sardinen',
  herring: 'Hering, Heringsfilet',
  prawns:
    'Garnelen, Shrimps, Krabben, Scampi, Riesengarnelen, Gambas, Nordseekrabben, Eismeergarnelen, Flusskrebse, Crevetten, King Prawns, Langustinen, Garnelenspieße, Black Tiger, Büsumer Krabben, Langusten, Kaisergranat, Flusskrebsschwänze',
  scallops: 'Jakobsmuscheln',
  squid: 'Tintenfisch, Calamari, Kalmar, Sepia, Tintenfischringe, Tintenfischtuben, Kalamari',
  octopus: 'Oktopus, Pulpo, Krake',
  mussels: 'Miesmuscheln, Muscheln, Muschelfleisch, Herzmuscheln',
  clams: 'Venusmuscheln, Vongole',
  oysters: 'Austern',
  crab: 'Krebs, Taschenkrebs, Krabbenfleisch, Krebsfleisch, Königskrabbe',
  lobster: 'Hummer, Hummerschwanz',
  'smoked-fish':
    'Räucherfisch, Bückling, Schillerlocke, Räucheraal, Kieler Sprotten, Matjes, Matjesfilet, geräucherter Fisch, Räucherheilbutt, Schwarzer Heilbutt geräuchert, Seelachsschnitzel, Matjesheringe',
  'smoked-salmon':
    'Räucherlachs, geräucherter Lachs, Lachs gebeizt, gebeizter Lachs, Stremellachs, Graved Lachs, Gravlax, Gravad Lachs, Lachs geräuchert, Rauchlachs, Lachsscheiben',
  'smoked-mackerel': 'Räuchermakrele, geräucherte Makrele, Pfeffermakrele, Räuchermakrelenfilet',
  kippers: 'Kippers',
  'smoked-trout': 'Räucherforelle, geräucherte Forelle, Forellenfilets geräuchert, Räucherforellenfilet',
  'smoked-haddock': 'Geräucherter Schellfisch',
  'cooked-fish':
    'Gebratener Fisch, Backfisch, gekochter Fisch, Fish and Chips, Fischfrikadelle, Bratfisch, Fischbrötchenfisch, Schlemmerfilet gegart, Ceviche, Fischknusperli',
  'cooked-prawns':
    'Gekochte Garnelen, Partygarnelen, gekochte Shrimps, Garnelenring, Miesmuscheln in Weißweinsud',
  'fish-fingers':
    'Fischstäbchen, Schlemmerfilet, Backfischstäbchen, Fischnuggets, panierte Calamari, Backfischfilet, Fischburger, Filegro, Fisch paniert, Calamari fritti, Knusperfisch',
  'crab-sticks': 'Surimi, Krebsfleischimitat, Surimisticks',
  'pickled-herring':
    'Rollmops, Bismarckhering, Brathering, marinierte Heringe, eingelegte Heringe, Sahnehering, Heringstopf, Heringsfilet in Sahnesoße, Matjestopf, Hering eingelegt',
  caviar: 'Kaviar, Forellenkaviar, Lachskaviar, Rogen, Fischrogen, Tobiko',
  'dried-fish': 'Stockfisch, Trockenfisch, Klippfisch, Bonitoflocken',
  tomato:
    'Tomaten, Strauchtomaten, Rispentomaten, Fleischtomaten, Ochsenherztomate, Paradeiser, Eiertomaten, Romatomaten, Salattomaten, Ochsenherz, Flaschentomaten, Aromatomaten',
  'cherry-tomato':
    'Cherrytomaten, Kirschtomaten, Cocktailtomaten, Minitomaten, Datteltomaten, Rispencherrytomaten, Kirschparadeiser, Cocktailparadeiser, Cherryrispentomaten, Pflaumentomaten, Mini Rispentomaten, Naschtomaten, Snacktomaten, Partytomaten',
  'sun-dried-tomato': 'Getrocknete Tomaten, getrocknete Tomaten in Öl, Trockentomaten, Soft-Tomaten',
  cucumber:
    'Gurke, Salatgurke, Schlangengurke, Minigurken, Landgurke, Snackgurken, Feldgurke, Schmorgurke, Nostrano-Gurke',
  courgette: 'Zucchini, Zucchetti, Zuchini, Rondini, Patisson, Zucchino',
  aubergine: 'Aubergine, Melanzani, Eierfrucht, Melanzane',
  pepper:
    'Paprika, Spitzpaprika, Paprikaschote, Peperoni mild, Minipaprika, Rote Paprika, Gemüsepaprika, Paprikamix, Paprika rot, Snackpaprika',
  chilli: 'Chili, Peperoni, Chilischote, Pfefferoni, Chillies, Peperoncini, Habanero',
  jalapenos: 'Jalapeños',
  broccoli: 'Brokkoli, Broccoli, Brokoli, Bimi, Broccolini, Brokkoliröschen',
  cauliflower: 'Blumenkohl, Karfiol, Romanesco, Blumenkohlröschen',
  'cauliflower-rice': 'Blumenkohlreis',
  cabbage:
    'Weißkohl, Kohl, Weißkraut, Spitzkohl, Kraut, Krautkopf, Kabis, Jaroma-Kohl, Spitzkraut, Kohlkopf, Filderkraut, Chabis',
  'red-cabbage': 'Rotkohl, Rotkraut, Blaukraut, Blaukabis',
  'savoy-cabbage': 'Wirsing, Wirz, Wirsingkohl',
  'chinese-cabbage': 'Chinakohl',
  'brussels-sprouts': 'Rosenkohl, Kohlsprossen, Rosenkohlröschen',
  'bok-choy': 'Pak Choi, Pak Choy, Senfkohl, Tatsoi',
  lettuce:
    'Kopfsalat, Salat, Blattsalat, Häuptelsalat, Eichblattsalat, Lollo Rosso, Lollo Bionda, grüner Salat, Bataviasalat, Pflücksalat, Schnittsalat, Salatkopf, Batavia, Buttersalat, Multileaf, Lattich',
  iceberg:
    'Eisbergsalat, Eisberg, Römersalat, Romana, Romanasalat, Salatherzen, Romanasalatherzen, Eissalat, Minirömersalat, Römersalatherzen, Krachsalat',
  'bagged-salad':
    'Salatmischung, Salatmix, Babyleaf, Asiasalat, Kresse, Gartenkresse, Mikrogrün, Babyspinat-Mix, Salat aus der Tüte, Tütensalat, Fertigsalat, Schnittsalatmix, Babyleaf-Salat, Microgreens, Wildkräutersalat, Jungsalat, gemischte Blattsalate',
  watercress: 'Brunnenkresse',
  'lambs-lettuce':
    'Feldsalat, Vogerlsalat, Nüsslisalat, Rapunzelsalat, Ackersalat, Rapunzel, Nüssler, Nisslsalat',
  spinach: 'Spinat, Babyspinat, Blattspinat, Rahmspinat, Wurzelspinat',
  rocket: 'Rucola, Rauke, Ruccola, Rucolasalat',
  kale: 'Grünkohl, Braunkohl, Schwarzkohl, Palmkohl, Federkohl, Cavolo nero, Wasserspinat, Pflücke Kohlblätter',
  'spring-greens': 'Stielmus, Rübstiel, Blattkohl',
  chard: 'Mangold, Krautstiel, Sauerampfer, Löwenzahn',
  radicchio:
    'Radicchio, Chicorée, Endivie, Endiviensalat, Frisée, Friséesalat, Zuckerhut, Cicorino, Brüsseler, Zuckerhutsalat',
  carrot:
    'Karotten, Möhren, Mohrrüben, Rüebli, Gelbe Rüben, Wurzeln, Bundmöhren, Fingermöhren, Bundkarotten, Waschmöhren, Snackmöhren, Speisemöhren, Rübli, Speisekarotten, Karotterl',
  parsnip: 'Pastinaken, Petersilienwurzel, Wurzelpetersilie',
  potato:
    'Kartoffeln, Erdäpfel, Speisekartoffeln, Drillinge, Salatkartoffeln, Frühkartoffeln, Grillkartoffeln, Kartoffeln festkochend, Backkartoffeln, Grumbeeren, Gschwellti roh, Härdöpfel, Heurige, Bintje, Annabelle, Linda Kartoffeln, Speisefrühkartoffeln, Raclettekartoffeln',
  'sweet-potato': 'Süßkartoffel, Batate, Yamswurzel, Yams',
  onion:
    'Zwiebeln, Gemüsezwiebel, Speisezwiebeln, Küchenzwiebeln, Metzgerzwiebel, weiße Zwiebeln, Zwiebelnetz',
  'red-onions': 'Rote Zwiebeln',
  shallots: 'Schalotten',
  'spring-onion': 'Frühlingszwiebeln, Lauchzwiebeln, Jungzwiebel, Bundzwiebeln, Frühlingslauch',
  garlic: 'Knoblauch, Knoblauchzehe, Knoblauchknolle, Knobi, Knofi, Knofel, Bärlauchknollen',
  'garlic-paste':
    'Knoblauchpaste, Ingwerpaste, Knoblauchpüree, Ingwer-Knoblauch-Paste, Chilipaste, Knoblauch gehackt im Glas',
  leek: 'Lauch, Porree, Lauchstange, Porreestange, Suppengrün, Suppengemüse, Suppenbund, Wurzelwerk, Bund Suppengrün, Wurzelgemüse',
  celery: 'Stangensellerie, Staudensellerie, Bleichsellerie, Selleriestangen',
  celeriac: 'Knollensellerie, Sellerie, Sellerieknolle',
  beetroot: 'Rote Bete, Rote Beete, Rote Rüben, Randen, Rahnen, Ronen',
  'cooked-beetroot': 'Gekochte Rote Bete, Rote Bete vorgegart, Rote Bete gekocht, Rote Bete vakuumiert',
  turnip: 'Mairübchen, Mairüben, Herbstrüben, Teltower Rübchen, Rüben, Weiße Rüben, Navetten',
  kohlrabi: 'Kohlrabi',
  daikon: 'Rettich, Daikon, Weißer Rettich, Bierrettich, Radi',
  swede: 'Steckrübe, Kohlrübe, Wruke',
  radish: 'Radieschen, Radieserl, Radiesle, Eiszapfen Radieschen',
  fennel: 'Fenchel, Fenchelknolle',
  asparagus:
    'Spargel, Weißer Spargel, Grüner Spargel, Spargelspitzen, Spargelstangen, Grünspargel, Stangenspargel',
  artichoke: 'Artischocke, Topinambur, Schwarzwurzel, Haferwurzel',
  corn: 'Maiskolben, Zuckermais, Kukuruz, Minimais, Mais am Kolben',
  'green-beans':
    'Grüne Bohnen, Buschbohnen, Fisolen, Prinzessbohnen, Brechbohnen, Stangenbohnen, Keniabohnen, Speckbohnen, Bobbybohnen, Schnippelbohnen, Wachsbohnen, Bohnen frisch, Bohnschoten, Breite Bohnen',
  'broad-beans': 'Dicke Bohnen, Saubohnen, Ackerbohnen, Puffbohnen',
  edamame: 'Edamame',
  peas: 'Erbsen, junge Erbsen, Markerbsen, Erbsenschoten, Erbsen und Möhren, Erbserl, Erbsen & Karotten',
  mangetout: 'Zuckerschoten, Kaiserschoten, Kefen, Zuckererbsen',
  'sugar-snap-peas': 'Zuckererbsenschoten, Knackerbsen',
  mushroom:
    'Champignons, Pilze, Pfifferlinge, Steinpilze, Eierschwammerl, Champignon, Schwammerl, Eierschwämme, Waldpilze, Enoki, Morcheln, Pilzmischung, Egerlinge, Mischpilze, Champions',
  'chestnut-mushrooms': 'Braune Champignons, Steinchampignons',
  'portobello-mushrooms': 'Portobello, Riesenchampignons, Portobello-Pilze',
  shiitake: 'Shiitake, Shiitakepilze, Shiitake-Pilze',
  'oyster-mushrooms': 'Austernpilze, Austernseitlinge, Kräuterseitlinge, Seitlinge',
  'dried-mushrooms':
    'Getrocknete Pilze, Trockenpilze, Mu-Err-Pilze, getrocknete Steinpilze, Mu-Err, getrocknete Shiitake',
  pumpkin: 'Kürbis, Kürbisse, Speisekürbis, Muskatkürbis, Halloweenkürbis, Moschuskürbis',
  'winter-squash':
    'Hokkaido, Hokkaidokürbis, Butternut, Butternusskürbis, Butternutkürbis, Spaghettikürbis, Hokkaido-Kürbis, Butternuss, Patidou, Mikrowellenkürbis',
  okra: 'Okra, Okraschoten',
  rhubarb: 'Rhabarber',
  'bean-sprouts':
    'Sprossen, Mungbohnensprossen, Sojasprossen, Alfalfasprossen, Keimlinge, Mungosprossen, Mungobohnenkeimlinge, Sojakeimlinge, Alfalfa, Sprossenmix, Rettichsprossen',
  'bamboo-shoots': 'Frische Bambussprossen',
  seaweed: 'Nori, Algen, Noriblätter, Wakame, Seetang, Kombu, Norialgen',
  cassava: 'Maniok, Yuca, Cassava, Taro',
  jicama: 'Jicama, Lotoswurzel',
  ginger: 'Ingwer, Ingwerwurzel, Ingwerknolle, Galgant, frische Kurkuma, Kurkumawurzel',
  herbs:
    'Kräuter, Küchenkräuter, Kräutertopf, Kerbel, Majoran, Liebstöckel, Zitronenmelisse, Bohnenkraut, Melisse, Bärlauch, Estragonblätter, frische Kräuter, Thai-Basilikum, Currykraut, Borretsch, Grüne-Soße-Kräuter, Maggikraut',
  dill: 'Dill',
  sage: 'Salbei',
  tarragon: 'Estragon',
  basil: 'Basilikum, Basilikumtopf',
  parsley: 'Petersilie, Petersil, Peterli, Petersilienbund',
  coriander: 'Koriander, Koriandergrün',
  mint: 'Minze, Pfefferminze, Marokkanische Minze',
  chives: 'Schnittlauch, Schnittlauchröllchen, Schnittknoblauch',
  rosemary: 'Rosmarin, Rosmarinzweige',
  thyme: 'Thymian, Thymianzweige',
  oregano: 'Oregano',
  lemongrass: 'Zitronengras',
  avocado: 'Avocado, Avokado',
  olives: 'Oliven, Kalamata-Oliven, Olivenglas, grüne Oliven, schwarze Oliven',
  'deli-olives': 'Antipasti, eingelegte Oliven, marinierte Oliven, Antipastiplatte, Oliven von der Theke',
  'any-vegetable': 'Gemüse, Grillgemüse, Gemüsekiste, Frischgemüse, Abokiste, Gemüsereste, Ofengemüse roh',
  'stir-fry-vegetables':
    'Wokgemüse, Gemüsesticks, Pfannengemüse, Rohkost, Gemüsestreifen, Wok-Gemüse, Rohkostplatte, Karottensticks, Spiralgemüse, Zoodles, Gemüsenudeln, Gemüsepfanne roh',
  'frozen-vegetables':
    'Tiefkühlgemüse, TK-Gemüse, Buttergemüse, Kaisergemüse, Gemüsemischung, Leipziger Allerlei, Pfannengemüse TK, Suppengemüse TK',
  apple:
    'Äpfel, Boskop, Boskoop, Elstar, Braeburn, Pink Lady, Gala, Jonagold, Cox Orange, Granny Smith, Golden Delicious, Topaz, Tafeläpfel, Öpfel, Gala Äpfel, Kanzi, Santana, Äpfelchen',
  'green-apple': 'Grüne Äpfel',
  pear: 'Birnen, Nashi, Abate, Nashibirne, Conference, Williams Christ, Tafelbirnen, Kaiser Alexander',
  banana: 'Bananen, Babybananen, Chiquita',
  plantain: 'Kochbananen',
  orange: 'Orangen, Apfelsinen, Saftorangen, Blutorangen, Orangenabrieb, Orangenschale',
  mandarin: 'Satsumas, Kumquats, Minneola',
  clementines: 'Clementinen, Klementinen',
  mandarins: 'Mandarinen',
  tangerines: 'Tangerinen',
  grapefruit: 'Grapefruit, Pampelmuse, Pomelo',
  lemon: 'Zitronen, Zitronenschale, Zitronenabrieb, Amalfi-Zitrone, Zitronenzeste',
  lime: 'Limetten, Limettenschale',
  grapes: 'Weintrauben, Trauben, Tafeltrauben, Weinbeeren, Traubenmix',
  strawberry: 'Erdbeeren, Ananas-Erdbeeren',
  raspberry: 'Himbeeren',
  blackberry: 'Brombeeren, Maulbeeren, Boysenbeeren, Holunderbeeren',
  blueberry: 'Heidelbeeren, Blaubeeren, Schwarzbeeren, Waldheidelbeeren, Kulturheidelbeeren',
  cranberry: 'Cranberrys, Cranberries, Preiselbeeren frisch, Moosbeeren',
  gooseberry: 'Stachelbeeren, Physalis, Kapstachelbeere',
  redcurrants: 'Rote Johannisbeeren, Johannisbeeren, Ribisel, Träuble, Meertrübeli',
  blackcurrants: 'Schwarze Johannisbeeren, Cassis',
  'any-berry': 'Beeren, Beerenmischung, Waldbeeren, Beerenmix, Waldfrüchte, Sanddorn, Aronia, Aroniabeeren',
  'frozen-fruit':
    'Tiefkühlobst, TK-Beeren, TK-Himbeeren, Tiefkühlbeeren, TK-Obst, Beerenmischung TK, Smoothie-Mix',
  cherry: 'Kirschen, Süßkirschen, Sauerkirschen, Schattenmorellen, Weichseln, Herzkirschen',
  peach: 'Pfirsiche, Bergpfirsich, Plattpfirsich, Weinbergpfirsich, Paraguayos, Flachpfirsich',
  nectarine: 'Nektarinen, Plattnektarinen',
  apricot: 'Aprikosen, Marillen',
  plum: 'Pflaumen, Zwetschgen, Zwetschken, Zwetsche, Mirabellen, Quetschen, Kriecherl',
  greengages: 'Renekloden, Reineclauden, Ringlotten, Reneclauden',
  mango: 'Mango, Flugmango',
  papaya: 'Papaya',
  'passion-fruit': 'Passionsfrucht, Maracuja, Grenadilla',
  pineapple: 'Ananas, Ananasse, Flugananas, Babyananas',
  kiwi: 'Kiwi, Goldkiwi, Kiwibeeren',
  melon: 'Melone, Netzmelone, Galiamelone, Galia, Charentais-Melone, Piel de Sapo',
  cantaloupe: 'Cantaloupe-Melone, Cantaloupe, Zuckermelone',
  honeydew: 'Honigmelone',
  watermelon: 'Wassermelone, Miniwassermelone',
  coconut: 'Kokosnuss, Trinkkokosnuss',
  pomegranate: 'Granatapfel',
  fig: 'Feigen',
  date: 'Datteln, Medjool-Datteln, Medjool',
  guava: 'Guave, Rambutan, Mangostan, Durian, Jackfrucht frisch, Kaktusfeige, Tamarillo, Cherimoya, Longan',
  lychees: 'Litschis, Lychees',
  'dragon-fruit': 'Drachenfrucht, Pitahaya, Pitaya',
  'star-fruit': 'Karambole, Sternfrucht',
  persimmons: 'Kaki, Sharon, Khaki, Sharonfrucht, Persimon, Kakifrucht',
  quince: 'Quitten',
  'any-fruit': 'Obst, Früchte, Obstkorb, Frischobst, Obstkiste, Obstteller, Südfrüchte, Fallobst',
  'cut-fruit':
    'Geschnittenes Obst, Obstbecher, Fruchtmix, Granatapfelkerne, Obstplatte, Melonenstücke, Ananasstücke frisch, Obstspieße, Ananaswürfel, Fruchtbecher',
  'fruit-salad': 'Obstsalat, Fruchtsalat',
  'dried-fruit':
    'Trockenobst, Trockenfrüchte, Bananenchips, Dörrobst, Backobst, Gojibeeren, Apfelringe, Kletzen, Korinthen, getrocknete Früchte, Apfelchips, Gojis',
  raisins: 'Rosinen, Weinbeeren getrocknet',
  sultanas: 'Sultaninen, Zibeben',
  prunes: 'Trockenpflaumen, Dörrpflaumen, Backpflaumen, getrocknete Pflaumen, Dörrzwetschken',
  'dried-apricots':
    'Getrocknete Aprikosen, Softaprikosen, Trockenaprikosen, getrocknete Marillen, Dörraprikosen, Aprikosen getrocknet',
  'dried-cranberries': 'Getrocknete Cranberrys, Cranberries getrocknet, getrocknete Cranberries',
  'dried-figs': 'Getrocknete Feigen, Trockenfeigen',
  'dried-mango': 'Getrocknete Mango, Mangostreifen',
  juice:
    'Saft, Fruchtsaft, Multivitaminsaft, Multisaft, Direktsaft, Kirschsaft, Birnensaft, Johannisbeersaft, Grapefruitsaft, Capri-Sun, Capri Sonne, Fruchtsaftgetränk, Mangosaft, Traubenschorle, Punica, Valensina, Hohes C, Holundersaft, Rhabarbersaft, Saftpäckchen, Trinkpäckchen, Durstlöscher, Maracujasaft',
  'apple-juice': 'Apfelsaft, Apfelmost, Süßmost, Apfelsaft naturtrüb, Most',
  'cranberry-juice': 'Cranberrysaft',
  'pineapple-juice': 'Ananassaft',
  'grape-juice': 'Traubensaft',
  'orange-juice': 'Orangensaft, O-Saft, Blutorangensaft',
  'fresh-juice':
    'Frisch gepresster Saft, frischer Saft, Karottensaft, Möhrensaft, Rote-Bete-Saft, frisch gepresster Orangensaft, Selleriesaft, Ingwershot, Ingwer-Shot, Gemüsesaft frisch, Frischsaft, Zuckerrohrsaft, frischer Orangensaft, Shots',
  smoothie: 'Smoothie, Innocent, True Fruits',
  nectar:
    'Nektar, Bananennektar, Kirschnektar, Bananensaft, Orangennektar, Mangonektar, Pfirsichnektar, KiBa',
  'tomato-juice': 'Tomatensaft, Gemüsesaft',
  'lemon-juice': 'Zitronensaft, Zitronensaftkonzentrat',
  'lime-juice': 'Limettensaft',
  'squash-drink':
    'Sirup zum Verdünnen, Holunderblütensirup, Himbeersirup, Waldmeistersirup, Getränkesirup, Tritop, Holundersirup, SodaStream-Sirup, Holunderblüten-Sirup, Dicksaft',
  'soft-drink':
    'Limonade zum Mischen, Limo, Fanta, Sprite, Apfelschorle, Schorle, Spezi, Mezzo Mix, Almdudler, Bionade, Malzbier, Vitamalz, Brause, Club Mate, Rivella, Saftschorle, Softdrink, Limonade, Orangenlimonade, Kinderbier, Malztrunk, Rhabarberschorle, Gatorade, Powerade, Isodrink, Karamalz, Bitter Lemon, Ginger Ale, Paulaner Spezi, Fritz-Limo, Sinalco, Schweppes, Erfrischungsgetränk, Fassbrause, Aloe-Vera-Drink',
  cola: 'Cola, Coca-Cola, Pepsi, Coke, Cola Zero, Fritz-Kola, Afri-Cola, Cola-Mix, Vita Cola',
  lemonade: 'Zitronenlimonade, Lemonaid, Zitronenlimo',
  'ginger-beer': 'Ginger Beer, Ingwerlimonade',
  'tonic-water': 'Tonic Water, Tonic',
  'energy-drink': 'Energydrink, Energy-Drink, Red Bull, Monster Energy, Energy',
  'iced-tea': 'Eistee, Pfanner, Ice Tea, Pfirsicheistee',
  water:
    'Wasser, Mineralwasser, Sprudel, Sprudelwasser, Selters, Tafelwasser, stilles Wasser, Gerolsteiner, Volvic, Vöslauer, Leitungswasser, Quellwasser, Heilwasser, Vittel, Evian, Medium Wasser, Wasserkasten, Wasserkiste, Selterswasser, Adelholzener, Apollinaris',
  'coconut-water': 'Kokoswasser',
  kombucha: 'Kombucha, Wasserkefir',
  beer: 'Bier, Weizenbier, Weißbier, Hefeweizen, Radler, Alsterwasser, Kölsch, Altbier, Bierkasten, Berliner Weisse, Weizen, Bierkiste, Zwickl, Craft Beer, Dosenbier, Kellerbier, Bockbier, Kristallweizen, Diesel, Krombacher, Beck’s, Augustiner, Paulaner, Erdinger',
  lager: 'Pils, Pilsener, Helles, Export, Märzen, Lager, Lagerbier, Pilsner',
  ale: 'Ale, IPA, Pale Ale',
  stout: 'Stout, Schwarzbier, Guinness, Dunkelbier, Dunkles',
  cider: 'Cidre, Cider, Apfelwein, Äppelwoi, Ebbelwoi, Apfelcidre, Saurer Most, Viez',
  wine: 'Wein, Glühwein, Weinflasche, Federweißer, Weinschorle, Sturm, Weißweinschorle',
  'red-wine':
    'Rotwein, Spätburgunder, Merlot, Zweigelt, Dornfelder, Primitivo, Chianti, Trollinger, Lemberger, Blaufränkisch, Rioja, Blauer Zweigelt, Montepulciano',
  'white-wine':
    'Weißwein, Riesling, Grauburgunder, Grüner Veltliner, Chardonnay, Veltliner, Sauvignon Blanc, Müller-Thurgau, Silvaner, Pinot Grigio, Lugana, Weißburgunder, Fendant, Gewürztraminer, Chasselas',
  rose: 'Roséwein, Rosé, Weißherbst, Schilcher',
  'sparkling-wine': 'Sekt, Schaumwein, Crémant, Rotkäppchen, Perlwein, Cava, Secco, Frizzante, Hugo',
  prosecco: 'Prosecco',
  champagne: 'Champagner',
  'fortified-wine': 'Likörwein, Aperol, Campari, Marsala',
  sherry: 'Sherry',
  port: 'Portwein',
  vermouth: 'Wermut, Martini, Vermouth',
  mirin: 'Mirin',
  sake: 'Sake',
  spirits:
    'Schnaps, Likör, Korn, Obstler, Ouzo, Jägermeister, Grappa, Spirituosen, Kirschwasser, Amaretto, Obstbrand, Raki, Sambuca, Limoncello, Marillenschnaps, Kräuterlikör, Doppelkorn, Aquavit, Ramazzotti, Klarer, Fernet, Williamsbirne Schnaps, Willi, Träsch, Cointreau, Orangenlikör, Zwetschgenwasser, Absinth, Berliner Luft, Kahlúa',
  gin: 'Gin',
  vodka: 'Wodka, Vodka',
  rum: 'Rum, Strohrum, Stroh Rum',
  whisky: 'Whisky, Whiskey, Bourbon, Scotch',
  tequila: 'Tequila, Mezcal',
  brandy: 'Weinbrand, Cognac, Brandy, Kognak',
  'cream-liqueur': 'Eierlikör, Baileys, Sahnelikör, Cremelikör',
  coffee:
    'Kaffee, Filterkaffee, Espresso, Kaffeepulver, Kaffeepads, Kaffeekapseln, gemahlener Kaffee, Espresso gemahlen, Röstkaffee, Jacobs Krönung, Nespresso, Tassimo, Senseo-Pads, Dolce Gusto, Dallmayr, Kaffee gemahlen, Tchibo, Melitta Kaffee, Espressokapseln, Pads, Kaffe',
  'coffee-beans': 'Kaffeebohnen, Espressobohnen, ganze Kaffeebohnen, Kaffee ganze Bohne, Ganze Bohnen',
  'instant-coffee':
    'Löskaffee, Instantkaffee, Nescafé, löslicher Kaffee, Cappuccinopulver, Cappuccino, Getreidekaffee, Caro-Kaffee, Malzkaffee',
  'brewed-coffee':
    'Gekochter Kaffee, kalter Kaffee, Kaffeerest, Cold Brew, Kaffee vom Morgen, aufgebrühter Kaffee',
  tea: 'Tee, Schwarztee, schwarzer Tee, Teebeutel, Earl Grey, Früchtetee, Darjeeling, Chai, Assam, Ostfriesentee, Mate, Teekanne, Yogi-Tee, Meßmer',
  'green-tea': 'Grüner Tee, Grüntee, Sencha',
  'herbal-tea':
    'Kräutertee, Kamillentee, Fencheltee, Ingwertee, Salbeitee, Brennnesseltee, Lindenblütentee, Hagebuttentee, Kamille',
  'peppermint-tea': 'Pfefferminztee, Minztee',
  rooibos: 'Rooibos, Rotbuschtee, Rooibostee, Roibusch',
  matcha: 'Matcha, Matchapulver',
  'brewed-tea': 'Gekochter Tee, kalter Tee, aufgebrühter Tee, Bubble Tea, Tee in der Kanne',
  'hot-chocolate':
    'Kakaopulver, Kakao, Trinkschokolade, Nesquik, Ovomaltine, Backkakao, Kaba, heiße Schokolade, Schokoladenpulver, Ovo',
  'drink-mix':
    'Getränkepulver, Eiweißpulver, Proteinpulver, Whey, Brausepulver, Brausetabletten, Molkenpulver, Zitronenteepulver, Kollagenpulver, Huel',
  'ready-shake': 'Trinkmahlzeit, Fresubin, Fortimel, Yfood, Astronautennahrung, Trinknahrung',
  'fruit-punch':
    'Bowle, Punsch, Kinderpunsch, Sangria, Erdbeerbowle, hausgemachte Limonade, selbstgemachte Limonade',
  'ready-cocktail': 'Dosencocktail, Fertigcocktail, Cocktail, Mischgetränk, Aperitif',
  'ice-cubes': 'Eiswürfel, Crushed Ice',
  crisps:
    'Chips, Kartoffelchips, Flips, Erdnussflips, Pringles, Funny-Frisch, Chipsfrisch, Pombär, Linsenchips, Lay’s, Gemüsechips, Crunchips, Stapelchips, Kesselchips, Chio, Knabberzeug, Knabbergebäck, Snips, Kelly’s, Zweifel Chips, Käseflips, Pom-Bär, Knabbereien, Knabbermix, Soletti-Mix, Ofenchips, Paprikachips, Knabberkram',
  'tortilla-chips': 'Tortillachips, Nachos, Doritos, Tacochips, Maischips',
  'prawn-crackers': 'Krabbenchips, Kroepoek',
  poppadoms: 'Papadam, Poppadoms',
  popcorn: 'Popcorn',
  'popping-corn': 'Popcornmais, Mikrowellenpopcorn',
  pretzels: 'Salzstangen, Salzbrezeln, Salzgebäck, Soletti, Brezelchips, Salzletten',
  'soft-pretzel':
    'Brezel, Laugenbrezel, Breze, Laugenstange, Laugengebäck, Laugenbrötchen, Laugenecke, Butterbrezel, Laugenweckle, Laugenknoten, Silserli',
  crackers:
    'Cracker, TUC, Salzcracker, Käsecracker, Matzen, Grissini-Cracker, Kräcker, Käsestangen, Blätterteigstangen, Maiswaffeln, Linsenwaffeln, Ritz',
  'rice-cakes': 'Reiswaffeln, Reiscracker',
  oatcakes: 'Haferkekse salzig, Haferbrot-Cracker, Oatcakes',
  crispbread: 'Knäckebrot, Zwieback, Wasa, Knusperbrot, Knäcke, Leicht & Cross, Filinchen, Brandt',
  breadsticks: 'Grissini, Brotstangen',
  'cream-crackers': 'Cream Crackers',
  biscuits:
    'Kekse, Plätzchen, Butterkekse, Oreo, Prinzenrolle, Spekulatius, Löffelbiskuits, Guetzli, Vanillekipferl, Weihnachtsplätzchen, Waffelröllchen, Neapolitaner, Mannerschnitten, Leibniz, Doppelkekse, Haferkekse, Gebäck, Cookies, Cantuccini, Amarettini, Biskotten, Spritzgebäck, Waffelblätter, Biscuits, Manner, Weihnachtskekse, Schokokekse, Kambly, Soft Cake, Jaffa Cakes, Hafercookies, Makronen, Kokosmakronen, Zimtsterne, Guezli, Knoppers, Hanuta, Stroopwafels, Dinkelkekse, Russisch Brot, Bahlsen, Zwiebackkekse, Ochsenaugen, Florentiner, Bärentatzen',
  digestives: 'Vollkornkekse, Digestive Kekse',
  shortbread: 'Shortbread, Mürbegebäck, Heidesand, Mürbeteigkekse',
  gingerbread:
    'Lebkuchen, Printen, Pfefferkuchen, Pfeffernüsse, Magenbrot, Aachener Printen, Elisenlebkuchen, Biberli, Honigkuchen, Läckerli',
  'cookie-dough': 'Plätzchenteig, Keksteig, Cookie Dough',
  chocolate:
    'Schokolade, Schoki, Schoko, Milka, Ritter Sport, Kinderriegel, Kinderschokolade, Schokoriegel, Snickers, Mars, Twix, Pralinen, Merci, Toffifee, Raffaello, Duplo, Schokobons, Überraschungsei, Schokohase, Schokonikolaus, Osterhase, Kuvertüre, Schokoladentafel, Lindt, Adventskalender, Dominosteine, Bounty, KitKat, Kinder Bueno, Ferrero Rocher, Schoggi, Toblerone, M&Ms, Smarties, Mozartkugeln, Schokolinsen, Nougatschokolade, Schokoküsse, Ü-Ei, Maltesers, Ferrero Küsschen, Mon Chéri, Schokorosinen, Schokoweihnachtsmann, Tafel Schokolade, Schokoeier, Schokoeis am Stiel trocken, Schokoladeneier, Milky Way, Giotto, Yogurette, Kakaobutter, Mohrenköpfe, Dickmann’s, Kinder Country, Weihnachtsmann, Katzenzungen',
  'dark-chocolate':
    'Zartbitterschokolade, dunkle Schokolade, Bitterschokolade, Zartbitter, Kochschokolade, Blockschokolade, Edelbitterschokolade, Zartbitterkuvertüre, Herrenschokolade',
  'milk-chocolate':
    'Vollmilchschokolade, Milchschokolade, Alpenmilchschokolade, Vollmilchkuvertüre, Milka Alpenmilch',
  'white-chocolate': 'Weiße Schokolade',
  'chocolate-chips':
    'Schokotropfen, Schokoladentropfen, Schokostückchen, Schokoraspeln, Raspelschokolade, Schokodrops, Schokochunks',
  sweets:
    'Süßigkeiten, Bonbons, Lutscher, Zuckerwatte, Karamell, Nougat, Traubenzucker, Naschzeug, Bonbon, Lolli, Kaubonbons, Hustenbonbons, Maoam, Mentos, Zuckerl, Gebrannte Mandeln, Toffees, Naschsachen, Brausebonbons, Ahoj-Brause, Ricola, Karamellbonbons, Süßkram, Krokant, Storck Riesen, Nimm 2, Werther’s Original, Schlecker, Sugus, Täfeli, Türkischer Honig, Mamba, Chupa Chups, Dextro Energen, Kandiszucker-Lutscher, Em-Eukal, Skittles',
  'gummy-bears':
    'Gummibärchen, Haribo, Fruchtgummi, Weingummi, Goldbären, Gummibären, Katjes, Gummitiere, Trolli, Colaflaschen, Saure Schlangen, Gummischlangen',
  liquorice: 'Lakritz, Lakritzschnecken, Bärendreck',
  'chewing-gum': 'Kaugummi, Wrigley’s, Airwaves, Hubba Bubba, Orbit',
  peppermints: 'Pfefferminzbonbons, Tic Tac, Fisherman’s Friend, Vivil',
  marzipan: 'Marzipan, Marzipanrohmasse, Marzipanbrot, Marzipankartoffeln',
  halva: 'Halva, Helva',
  marshmallows: 'Marshmallows, Mäusespeck',
  nuts: 'Nüsse, Nussmischung, Studentenfutter, Nussmix, Nusskerne, Nuss-Mix, Nuss-Frucht-Mischung',
  cashews: 'Cashewkerne, Cashews, Cashewnüsse',
  walnuts: 'Walnüsse, Walnusskerne, Baumnüsse',
  pecans: 'Pekannüsse, Pecannüsse',
  'pine-nuts': 'Pinienkerne, Pinoli',
  'brazil-nuts': 'Paranüsse',
  'macadamia-nuts': 'Macadamianüsse, Macadamia',
  peanuts: 'Erdnüsse, Spanische Nüssli, Erdnusskerne, geröstete Erdnüsse, Spanischi Nüssli, Ültje',
  almonds:
    'Mandeln, gemahlene Mandeln, Mandelblättchen, Mandelstifte, Mandelmehl, Mandelkerne, gehackte Mandeln, gehobelte Mandeln',
  hazelnuts: 'Haselnüsse, gemahlene Haselnüsse, Haselnusskerne, gemahlene Nüsse, gehackte Haselnüsse',
  pistachios: 'Pistazien, Pistazienkerne',
  chestnuts: 'Maroni, Esskastanien, Kastanien, Maronen, Marroni, Keschde',
  'chestnuts-cooked': 'Gekochte Maronen, vorgegarte Maronen, Maronenpüree, Vermicelles, Maronen vakuumiert',
  seeds:
    'Kerne, Samen, Saatenmix, Hanfsamen, Kernemischung, Kernemix, Flohsamen, Flohsamenschalen, Salatkerne',
  'sunflower-seeds': 'Sonnenblumenkerne',
  'pumpkin-seeds': 'Kürbiskerne',
  'chia-seeds': 'Chiasamen, Chia',
  'sesame-seeds': 'Sesam, Sesamsamen, Sesamsaat',
  flaxseed: 'Leinsamen, Leinsaat',
  'cereal-bar':
    'Müsliriegel, Corny, Proteinriegel, Fruchtriegel, Eiweißriegel, Energieriegel, Nussriegel, Getreideriegel, Haferriegel, Fruchtschnitte, Farmer-Riegel, Riegel',
  'energy-balls': 'Energiebällchen, Energy Balls',
  cake: 'Kuchen, Marmorkuchen, Rührkuchen, Sandkuchen, Gugelhupf, Zitronenkuchen, Schokokuchen, Biskuit, Schokoladenkuchen, Nusskuchen, Napfkuchen, Sachertorte, Biskuitboden, Tortenboden, Topfkuchen, Geburtstagskuchen, Butterkuchen, Zuckerkuchen, Baumkuchen, Linzer Torte, Gewürzkuchen, Biskuitrolle leer, Kastenkuchen, Königskuchen, Milchschnitte Kuchen, Guglhupf, Mohnkuchen trocken, Karottenkuchen, Rüeblitorte, Rüblikuchen, Yes-Törtchen, Linzertorte, Eierlikörkuchen, Russischer Zupfkuchen trocken, Streuselkuchen, Engadiner Nusstorte, Nusstorte, Kalte Schnauze',
  muffins: 'Muffins, Muffin, Blaubeermuffins',
  cupcakes: 'Cupcakes',
  brownies: 'Brownies',
  flapjacks: 'Haferschnitten',
  'banana-bread': 'Bananenbrot',
  panettone: 'Panettone',
  stollen: 'Stollen, Christstollen, Weihnachtsstollen, Dresdner Stollen, Marzipanstollen',
  'fruit-cake': 'Früchtebrot, Früchtekuchen, Kletzenbrot, Birnbrot, Hutzelbrot, Birnenbrot',
  'cream-cake':
    'Torte, Sahnetorte, Windbeutel, Éclair, Cremeschnitte, Bienenstich, Schwarzwälder Kirschtorte, Donauwelle, Frankfurter Kranz, Sahnekuchen, Biskuitrolle, Cremetorte, Profiteroles, Erdbeertorte, Biskuitroulade, Milchschnitte, Sahnerolle, Geburtstagstorte, Quarktasche, Topfentascherl, Puddingteilchen, Zupfkuchen, Russischer Zupfkuchen, Mohnkuchen, Topfenstrudel, Topfengolatsche, Käsesahne, Eierschecke, Nusssahnetorte, Puddingbrezel, Schaumrolle, Cannoli, Pastéis de Nata, Milchrahmstrudel',
  doughnut:
    'Berliner, Krapfen, Donut, Faschingskrapfen, Kreppel, Quarkbällchen, Churros, Schmalzkuchen, Mutzen, Kräppel, Doughnut, Schmalzgebäck, Schenkeli, Fasnachtschüechli, Nonnenfürzle',
  'pastry-sweet':
    'Teilchen, Plunder, Hefezopf, Nussschnecke, Rosinenschnecke, Franzbrötchen, Zopf, Plundergebäck, Schnecken, Schoko-Croissant, Nusshörnchen, Hefeschnecke, Kuchenteilchen, Mohnschnecke, Buchteln, Kipferl, Golatsche, Striezel, Nusszopf, Schweinsohren, Amerikaner, Rosinenbrötchen, Nussgipfel, Süßes Gebäck, Stückchen, Süßgebäck, Hefegebäck, Osterzopf, Mohnzopf, Butterzopf, Hefeteilchen, Streuseltaler, Schoggibrötli, Pain au Chocolat, Wuchteln, Birnenweggen',
  scones: 'Scones',
  'hot-cross-buns': 'Hot Cross Buns',
  'cinnamon-rolls': 'Zimtschnecken',
  teacakes: 'Teegebäck mit Rosinen, Rosinenwecken, Rosinenstuten, Stuten',
  baklava: 'Baklava',
  croissant:
    'Croissant, Gipfeli, Buttercroissant, Brioche, Hörnchen, Milchbrötchen, Schokobrötchen, Buttergipfel, Schokocroissant, Briochebrötchen, Milchweck, Weggli süß',
  'fruit-pie':
    'Obstkuchen, Pflaumenkuchen, Zwetschgenkuchen, Kirschkuchen, Rhabarberkuchen, Erdbeerkuchen, Apfelstrudel, Obstboden, Zwetschgendatschi, Fruchtwähe, Wähe, Obsttorte, Zwetschkenfleck, Marillenkuchen, Aprikosenkuchen, Apfeltasche, Strudel, Obstschnitte, Kirschstreusel, Zwetschkenkuchen, Apfelwähe, Datschi, Beerenkuchen, Himbeerkuchen, Heidelbeerkuchen, Blaubeerkuchen, Birnenkuchen, Träubleskuchen, Fruchttörtchen, Johannisbeerkuchen, Obsttörtchen, Zwetschgenwähe, Aprikosenwähe',
  'apple-pie': 'Apfelkuchen, Apple Pie, Apfeltarte, Gedeckter Apfelkuchen',
  'apple-crumble': 'Apfelcrumble, Crumble, Obst-Crumble',
  'mince-pies': 'Mince Pies',
  waffles: 'Waffeln, belgische Waffeln, Zuckerwaffeln',
  pancakes:
    'Pfannkuchen, Eierkuchen, Pancakes, Crêpes, Palatschinken, Kaiserschmarrn, Eierpfannkuchen, Flädle, Frittaten, Plinsen, Blini, Flädli, Schmarrn, Eierpalatschinken, Armer Ritter, Arme Ritter',
  'pancake-batter': 'Pfannkuchenteig, Waffelteig, Crêpeteig, Omelettenteig, Palatschinkenteig',
  'idli-batter': 'Dosa-Teig, Idli-Teig',
  meringue: 'Baiser, Meringue, Macarons, Schaumgebäck, Windgebäck, Merängge',
  tofu: 'Tofu, Naturtofu, Räuchertofu, Seidentofu, geräucherter Tofu, Tofuwürfel',
  tempeh: 'Tempeh',
  seitan:
    'Seitan, veganes Hack, vegetarische Wurst, vegane Wurst, veganer Aufschnitt, vegetarischer Aufschnitt, Sojahack, veganes Schnitzel, vegetarisches Schnitzel, Fleischersatz, vegane Würstchen, vegane Nuggets, veganer Schinken, Tofuwürstchen, Fleischalternative, Planted Chicken, Vegane Mühlenwurst, vegane Salami, Erbsenhack, Sojaschnitzel, Veggiewurst, vegan, vegetarisch, Quorn, Planted, Tofuwurst, veganes Hackfleisch, vegetarische Mühlenwurst, Sojageschnetzeltes gegart, Veggie, vegetarische Würstchen, vegane Bratwurst, vegetarisches Hack, Like Meat, Beyond Meat, Veggie Hack, Jackfruit Gyros',
  'veggie-burger':
    'Veggieburger, vegetarischer Burger, Gemüseburger, Grünkernbratlinge, Bratlinge, Gemüsebratlinge, veganer Burger, Beyond Burger, Gemüsefrikadellen, Gemüselaibchen, Sojaburger, Tofuburger, Gemüseschnitzel, Veggie-Burger, Linsenbratlinge',
  falafel: 'Falafel',
  'textured-soy': 'Sojagranulat, Sojaschnetzel, Sojageschnetzeltes, Sojaflocken, Sojawürfel, Sojamedaillons',
  miso: 'Miso, Misopaste',
  bread:
    'Brot, Mischbrot, Graubrot, Bauernbrot, Toast, Toastbrot, Weißbrot, Landbrot, Kastenbrot, Schnittbrot, Krustenbrot, Butter-Toast, Buttertoast, Laib Brot, Ruchbrot, Sandwichtoast, Hausbrot, Holzofenbrot, Weizenmischbrot, Kartoffelbrot, Kürbiskernbrot, Walnussbrot, Dinkelbrot, Sandwichbrot, Sonnenblumenbrot, Halbweißbrot, Eiweißbrot, Mehrkornbrot, Körnerbrot, Nussbrot, Zwiebelbrot, Olivenbrot, Brotlaib, Maisbrot, Haferbrot, Weizenbrot, Stangenbrot geschnitten, Zopfbrot, Butterzopf geschnitten, Tessinerbrot, Milchbrot, Urkorn',
  sourdough: 'Sauerteigbrot, Natursauerteigbrot',
  'wholemeal-bread': 'Vollkornbrot, Vollkorntoast, Schwarzbrot, Dinkelvollkornbrot, Saftkornbrot, Grahambrot',
  'rye-bread': 'Roggenbrot, Pumpernickel, Roggenmischbrot, Roggenvollkornbrot',
  ciabatta: 'Ciabatta, Ciabattabrot',
  focaccia: 'Focaccia',
  'soda-bread': 'Sodabrot, Irisches Sodabrot',
  rolls:
    'Brötchen, Semmeln, Schrippen, Weckle, Wecken, Weckerl, Kaisersemmeln, Rundstücke, Aufbackbrötchen, Burgerbrötchen, Hamburgerbrötchen, Mohnbrötchen, Körnerbrötchen, Roggenbrötchen, Handsemmel, Burger Buns, Brötli, Hotdog-Brötchen, Weckli, Weizenbrötchen, Vollkornbrötchen, Schusterjungen, Baguettebrötchen, Ciabattabrötchen, Mutschli, Bürli, Sonntagsbrötchen, Mehrkornbrötchen, Dinkelbrötchen, Bratwurstbrötchen, Sandwichbrötchen, Röggelchen, Sonnenblumenbrötchen, Semmerl, Knack & Back Brötchen, Kürbiskernbrötchen, Toastbrötchen, Sesambrötchen, Buns, Salzstangerl, Kornspitz, Seele, Toasties, Briochebuns, Knackfrische Brötchen, Weggli, Hot-Dog-Brötchen, Schnittbrötchen, Semme, Mohnflesserl',
  baguette: 'Baguette, Stangenbrot, Weißbrotstange, Pariserbrot, Flûte, Aufbackbaguette, Steinofenbaguette',
  bagel: 'Bagels',
  flatbread: 'Fladenbrot, Pide, Lavash, Knusperfladen, Fladen, Dürümfladen, Piadina, Yufka',
  naan: 'Naan, Naanbrot',
  'pitta-bread': 'Pitabrot, Pita, Pitataschen, Pitabrötchen, Dönertaschen, Brottaschen',
  chapatis: 'Chapati, Roti',
  tortilla:
    'Tortillas, Wraps, Weizentortillas, Tortillafladen, Tacoshells, Tortilla-Wraps, Taco-Schalen, Maistortillas, Taco Shells, Dinkelwraps',
  crumpets: 'Crumpets, Toastmuffins',
  'english-muffins': 'Englische Muffins',
  'garlic-bread':
    'Knoblauchbaguette, Kräuterbaguette, Knoblauchbrot, Kräuterbutterbaguette, Pizzabrötchen, Meggle-Baguette, Zwiebelbaguette, Bistrobaguette',
  breadcrumbs:
    'Paniermehl, Semmelbrösel, Croûtons, Panko, Knödelbrot, Brösel, Semmelwürfel, Knödelmischung trocken, Weckmehl, Brotwürfel, Röstbrotwürfel',
  'pizza-dough':
    'Pizzateig, Teig, Hefeteig, Sauerteig, Flammkuchenteig, Sonntagsbrötchen Teig, Knack & Back, Brotteig, Sauerteigstarter, Anstellgut, Croissantteig, Gyozateig, Wan-Tan-Blätter, Germteig, Nudelteig, Pizzateig frisch',
  pastry:
    'Blätterteig, Mürbeteig, Filoteig, Strudelteig, Yufkateig, Quicheteig, Kuchenteig, Tante Fanny, Mürbteig, Blätterteigrolle, Rührteig, Quarkölteig',
  'pizza-base': 'Pizzaboden, Flammkuchenboden',
  'yorkshire-pudding': 'Yorkshire Pudding',
  rice: 'Reis, Langkornreis, Rundkornreis, Sushireis, Milchreis roh, Parboiled Reis, Spitzenreis, Wildreis, Klebreis, Kochbeutelreis, Uncle Ben’s, Reis im Kochbeutel, Naturreismischung, Duftreis, Milchreis trocken, Langkorn, Oryza, Paellareis, Parboiled',
  'basmati-rice': 'Basmatireis, Basmati',
  'brown-rice': 'Naturreis, Vollkornreis, brauner Reis',
  'risotto-rice': 'Risottoreis, Arborio, Carnaroli',
  'jasmine-rice': 'Jasminreis',
  tin: 'Konserven, Konservendose, Dosenessen',
  'rice-pouch': 'Mikrowellenreis, Expressreis, Minutenreis, Express-Reis, 2-Minuten-Reis',
  'cooked-rice':
    'Gekochter Reis, Reisgericht, Reissalat, Pilaw, Djuvec-Reis, Reisrest, Reisbällchen, Onigiri, Bibimbap, Reisbowl, Congee, Reis gekocht, Reisfleisch, Arancini, Dschuvetschreis, Nasi Goreng, Djuvecreis, Kokosreis, Tomatenreis, Eierreis, Butterreis',
  'fried-rice': 'Gebratener Reis, Bratreis',
  risotto: 'Risotto, Steinpilzrisotto',
  paella: 'Paella',
  biryani: 'Biryani',
  quinoa:
    'Quinoa, Hirse, Amaranth, Grünkern, Dinkelkörner, Weizenkörner, Getreidekörner, Zartweizen, Ebly, Einkorn, Dinkel, Emmer, Hirseflocken, Dinkelreis, Sonnenweizen',
  couscous: 'Couscous, Cous Cous',
  'bulgur-wheat': 'Bulgur',
  'pearl-barley': 'Graupen, Perlgraupen, Gerste, Rollgerste, Gerstengraupen, Rollgerstl',
  polenta: 'Polenta, Maisgrieß, Bramata',
  semolina: 'Grieß, Hartweizengrieß, Weichweizengrieß, Weizengrieß, Dinkelgrieß',
  buckwheat: 'Buchweizen',
  'cooked-grains':
    'Gekochte Hirse, Couscoussalat, Bulgursalat, Taboulé, Quinoasalat, gekochte Quinoa, Kisir, Tabouleh, gekochter Couscous, Buddha Bowl, Ebly gekocht',
  pasta:
    'Nudeln, Pasta, Fusilli, Farfalle, Tagliatelle, Linguine, Bandnudeln, Hörnchennudeln, Vollkornnudeln, Suppennudeln, Rigatoni, Spirelli, Dinkelnudeln, Linsennudeln, Spiralnudeln, Fadennudeln, Cannelloni, Kichererbsennudeln, Teigwaren, Fleckerl, Muschelnudeln, Barilla, Hörnli, Pappardelle, Birkel, Bucatini, Glutenfreie Nudeln, Buchstabennudeln, Fettuccine, Hartweizennudeln, Schleifchennudeln, Röhrchennudeln, Vermicelli, Drelli, Gabelspaghetti, Schmetterlingsnudeln, Vollkornpasta, Linsenpasta, Linguini, Gabelnudeln, Nudln',
  spaghetti: 'Spaghetti, Spagetti, Vollkornspaghetti, Spaghettini, Capellini, Spagetthi, Dinkelspaghetti',
  penne: 'Penne, Penne Rigate',
  macaroni: 'Makkaroni, Maccheroni, Macaroni, Magronen, Älplermagronen trocken',
  'lasagne-sheets': 'Lasagneplatten, Lasagneblätter, Lasagne-Platten',
  orzo: 'Orzo, Kritharaki, Risoni, Reisnudeln klein',
  'fresh-pasta':
    'Frische Nudeln, frische Pasta, Maultaschen, Spätzle, Schupfnudeln, Frische Tagliatelle, Knöpfle, Teigtaschen, Frischnudeln, Eierspätzle, Schwäbische Maultaschen, Spätzli, Kärntner Nudeln, Nockerl, Knöpfli, Pierogi, Herrgottsbscheißerle, Bubespitzle, Gemüsemaultaschen, Frischeinudeln frisch, Panzerotti, Cappelletti, Frischteigwaren, Fingernudeln, Pizokel',
  gnocchi: 'Gnocchi',
  ravioli: 'Ravioli, Ravioli frisch',
  tortellini: 'Tortellini, Tortelloni',
  'cooked-pasta':
    'Gekochte Nudeln, Nudelauflauf, Käsespätzle, Kasspatzen, Nudelgericht, Pasta mit Soße, Nudelpfanne, Schinkennudeln, gebratene Nudeln, Nudeln mit Soße, Krautfleckerl, Nudelrest, Älplermagronen, Spätzlepfanne, Nudeln gekocht, Nudeln mit Tomatensoße, Carbonara, Spaghetti Carbonara, Schinkenfleckerl, Pastagericht, Käsknöpfle, Pastabox, Kässpätzle, Nudelbox, Ramen',
  lasagne: 'Lasagne, Lasagna, Gemüselasagne',
  'spaghetti-bolognese': 'Spaghetti Bolognese, Nudeln Bolognese, Spaghetti bolo',
  'macaroni-cheese': 'Käsemakkaroni, Makkaroni mit Käse, Mac and Cheese',
  'pasta-salad': 'Nudelsalat, Pastasalat, Hörnlisalat, Tortellinisalat',
  'pad-thai': 'Pad Thai',
  'chow-mein': 'Chow Mein, Asianudeln gebraten, gebratene Asianudeln, Bami Goreng',
  noodles:
    'Asianudeln, Wok-Nudeln, Glasnudeln, Udon-Nudeln, Ramen-Nudeln, Mie-Nudeln, Mienudeln, Udon, Soba, Udonnudeln, Ramennudeln, Woknudeln, Sobanudeln',
  'egg-noodles': 'Eiernudeln, Frischeinudeln',
  'rice-noodles': 'Reisnudeln, Reisbandnudeln, Reisfadennudeln',
  'instant-noodles':
    'Instantnudeln, Yum-Yum-Nudeln, 5-Minuten-Terrine, Yum Yum, Instant-Ramen, Nudelsnack, Tütennudeln',
  lentils: 'Linsen, Tellerlinsen, Belugalinsen, Mungbohnen, Berglinsen, Linsen trocken',
  'red-lentils': 'Rote Linsen, Gelbe Linsen',
  'green-lentils': 'Grüne Linsen, Puy-Linsen',
  'split-peas': 'Schälerbsen, Trockenerbsen, Spalterbsen, getrocknete Erbsen',
  'dried-beans':
    'Getrocknete Bohnen, Sojabohnen, Bohnenkerne, Käferbohnen trocken, Trockenbohnen, getrocknete Kichererbsen, Augenbohnen',
  'tinned-beans':
    'Bohnen, Bohnen in der Dose, Käferbohnen, Pintobohnen, Riesenbohnen, Borlotti-Bohnen, Bohnen Dose, Bohnenmix, Wachtelbohnen, Feuerbohnen, Chilibohnen',
  'baked-beans':
    'Baked Beans, Bohnen in Tomatensauce, Bohnen in Tomatensoße, gebackene Bohnen, weiße Bohnen in Tomatensauce',
  'kidney-beans': 'Kidneybohnen, Rote Bohnen',
  chickpeas: 'Kichererbsen',
  'black-beans': 'Schwarze Bohnen',
  'butter-beans': 'Butterbohnen, Limabohnen',
  'cannellini-beans': 'Weiße Bohnen, Cannellini-Bohnen',
  'refried-beans': 'Refried Beans, Bohnenmus',
  'tinned-sweetcorn': 'Mais, Dosenmais, Mais in der Dose, Gemüsemais, Bonduelle Mais, Goldmais, Maiskörner',
  oats: 'Haferflocken, Haferkleie, Porridge, Kleie, Weizenkleie, Dinkelflocken, Hafer, Schmelzflocken, Flocken, Weizenkeime, Haferbrei trocken, Kölln, Kölnflocken',
  cereal:
    'Frühstücksflocken, Cerealien, Frosties, Smacks, Cini Minis, Nesquik-Cerealien, Choco Krispies, Frühstückscerealien, Nougat Bits, Puffreis, Weetabix, Cheerios, Lion Cereals, Honig Pops, Honey Pops, Special K, Toppas, Schokoflocken, Schoko-Bits',
  cornflakes: 'Cornflakes',
  muesli: 'Müsli, Müesli, Früchtemüsli, Schokomüsli, Nussmüsli, Birchermüsli trocken, Seitenbacher, Vitalis',
  granola: 'Knuspermüsli, Granola, Crunchy Müsli, Crunchy, Knusper-Müsli, Knuspermüesli',
  'overnight-oats':
    'Overnight Oats, Birchermüsli, Bircher Müsli, Bircher, Chiapudding, Haferbrei, Birchermüesli, angerührter Porridge, Hafergrütze',
  'tinned-tomatoes':
    'Dosentomaten, gehackte Tomaten, stückige Tomaten, geschälte Tomaten, Tomaten in der Dose, Pizzatomaten, Tomatenstücke, Pelati, Polpa, Tomaten stückig, Tomaten gehackt, Tomatenfruchtfleisch, Schältomaten, Tomaten geschält, gestückelte Tomaten, Pizzasauce stückig',
  passata: 'Passierte Tomaten, Passata, Tomaten passiert',
  'tomato-paste': 'Tomatenmark, Tomatenpüree, Paradeismark, Tomatenkonzentrat',
  'tinned-fish':
    'Fischkonserve, Dosenfisch, Hering in Tomatensauce, Heringsfilets in Tomatensauce, Makrele in der Dose, Makrelenfilet in Öl, Hering in Tomatensoße, Fischdose, Heringsfilet in Tomatencreme',
  'tinned-tuna':
    'Thunfisch in der Dose, Dosenthunfisch, Thunfischdose, Thunfisch im eigenen Saft, Thunfisch in Öl, Thon in der Dose, Saupiquet Thunfisch',
  'tinned-sardines': 'Sardinen in Öl, Ölsardinen, Sardinenbüchse',
  'tinned-salmon': 'Dosenlachs',
  anchovies: 'Sardellen, Anchovis, Sardellenfilets, Sardellenpaste, Anchovispaste',
  'tinned-meat':
    'Dosenfleisch, Rindfleisch in der Dose, Schweinefleisch in der Dose, Frühstücksfleisch, Dosenwurst, Würstchen im Glas, Würstchen in der Dose, Leberwurst in der Dose, Wurst in der Dose, Wurst im Glas, Bockwürstchen im Glas, Wurstkonserve, Spam',
  'tinned-soup':
    'Dosensuppe, Tütensuppe, Suppe in der Dose, Instantsuppe, Fertigsuppe, Dosenravioli, Ravioli in der Dose, Eintopf in der Dose, Erbsensuppe in der Dose, Dosenlinsensuppe, Heiße Tasse, Beutelsuppe, Suppe aus der Tüte, Packerlsuppe, Linseneintopf in der Dose, Linsensuppe Dose, Päcklisuppe, Suppenpulver, Maggi Ravioli, Eintopf Dose, Gulaschsuppe Dose',
  'tinned-fruit':
    'Dosenobst, Obstkonserve, Kompott, Fruchtcocktail, Jackfruit in der Dose, Kirschen im Glas, Sauerkirschen im Glas, Mandarinen in der Dose, Schattenmorellen im Glas, Mandarinen Dose, Fruchtcocktail in der Dose, Dosenbirnen, Dosenmandarinen, Jackfruit, Birnenkompott, Pflaumenkompott, Kirschkompott, Preiselbeeren, Wildpreiselbeeren, Obstpüree, Fruchtpüree, Amarenakirschen',
  'tinned-peaches': 'Dosenpfirsiche, Pfirsiche in der Dose, Pfirsichhälften',
  'tinned-pineapple':
    'Dosenananas, Ananas in der Dose, Ananasringe, Ananas in Scheiben, Ananas Dose, Ananasstücke',
  'apple-sauce': 'Apfelmus, Apfelmark, Apfelkompott, Fruchtmark',
  'stewed-fruit':
    'Gedünstetes Obst, selbstgemachtes Apfelmus, Röster, Zwetschkenröster, selbstgemachtes Kompott',
  'tinned-vegetables':
    'Gemüsekonserve, Dosengemüse, Bambussprossen, Erbsen und Möhren in der Dose, Artischockenherzen, Wasserkastanien, Palmherzen, Weinblätter, Erbsen in der Dose, Rotkohl im Glas, Dosenerbsen, Rotkohl Glas, Apfelrotkohl, Bohnen im Glas, Spargel im Glas, Champignons in der Dose, Dosenpilze, Erbsen Dose, Champignons Dose, Dosenchampignons, Erbsen im Glas, Spargel Glas',
  'coconut-milk': 'Kokosmilch, Kokoscreme, Kokosnussmilch, Kokosmilch Dose',
  ketchup:
    'Ketchup, Tomatenketchup, Curryketchup, Currysauce, Gewürzketchup, Currysoße, Sambal Oelek, Ajvar scharf, Zigeunersauce, Sambal, Cocktailsauce, Schaschliksauce, Gochujang, Paprikasauce, Ketschup, Heinz Ketchup, Hela',
  'brown-sauce': 'HP-Sauce',
  'sweet-chilli-sauce': 'Süße Chilisauce, Sweet-Chili-Sauce, Chilisauce, Chilisoße, süßscharfe Chilisauce',
  'hot-sauce': 'Scharfe Sauce, Tabasco, scharfe Soße, Hot Sauce',
  sriracha: 'Sriracha',
  harissa: 'Harissa',
  mayonnaise:
    'Mayonnaise, Mayo, Majonäse, Salatmayonnaise, Remoulade, Aioli, Miracel Whip, Knoblauchsauce, Burgersauce, Pommessauce, Thomy Mayonnaise, Majo, Joghurt-Salatcreme, Miracle Whip, vegane Mayo, Hamburgersauce, Burgersoße',
  'salad-cream': 'Salatcreme',
  'tartare-sauce': 'Tartarsauce, Remouladensauce, Sauce Tartare',
  horseradish:
    'Meerrettich, Kren, Sahnemeerrettich, Tafelmeerrettich, Meerrettichsahne, Oberskren, Apfelkren',
  'fresh-mayonnaise':
    'Selbstgemachte Mayonnaise, Sauce Hollandaise, Hollandaise, Sauce Béarnaise, frische Aioli, Sauce Bernaise',
  mustard:
    'Senf, Süßer Senf, Mittelscharfer Senf, Löwensenf, Bautz’ner Senf, Estragonsenf, Honigsenf, Kremser Senf, Johannisbeergelee zum Wild, Thomy Senf',
  'dijon-mustard': 'Dijonsenf, Dijon-Senf, Körniger Senf',
  'mint-sauce': 'Minzsauce',
  'cranberry-sauce': 'Preiselbeersauce, Cranberrysauce, Cumberlandsauce',
  wasabi: 'Wasabi, Wasabipaste',
  'bbq-sauce':
    'Barbecuesauce, Grillsauce, BBQ-Sauce, Marinade, Grillmarinade, Wok-Sauce, Steaksauce, Erdnusssauce, Grillsoße, Barbecuesoße, Satésauce, süßsaure Sauce, Woksauce, Knoblauch-Grillsauce, Pflaumensauce, Zaziki-Grillsauce',
  'hoisin-sauce': 'Hoisinsauce, Hoisin',
  'oyster-sauce': 'Austernsauce, Austernsoße',
  'teriyaki-sauce': 'Teriyakisauce, Teriyaki, Teriyakisoße',
  'worcestershire-sauce':
    'Worcestersauce, Worcestershiresauce, Worcestersoße, Worcestershire-Sauce, Worcester Sauce',
  'soy-sauce':
    'Sojasauce, Sojasoße, Tamari, Kikkoman, Flüssigwürze, Maggi-Würze, Maggi, Ketjap Manis, Kecap Manis, Shoyu, Würzsauce, Maggi Flüssigwürze',
  'fish-sauce': 'Fischsauce, Fischsoße',
  vinegar:
    'Essig, Weinessig, Kräuteressig, Branntweinessig, Tafelessig, Himbeeressig, Reisessig, Haushaltsessig, Rotweinessig, Essigessenz, Surig, Hesperidenessig',
  'balsamic-vinegar':
    'Balsamico, Balsamicoessig, Balsamessig, Aceto Balsamico, Balsamicocreme, Crema di Balsamico, Balsamico-Essig',
  'cider-vinegar': 'Apfelessig',
  'white-wine-vinegar': 'Weißweinessig',
  oil: 'Öl, Speiseöl, Bratöl, Kürbiskernöl, Leinöl, Walnussöl, Erdnussöl, Distelöl, Traubenkernöl, Maiskeimöl, Albaöl, Kernöl, Frittierfett, Öle',
  'olive-oil': 'Olivenöl, Natives Olivenöl',
  'sunflower-oil': 'Sonnenblumenöl',
  'sesame-oil': 'Sesamöl',
  'coconut-oil': 'Kokosöl, Kokosfett, Palmin',
  'rapeseed-oil': 'Rapsöl, Rapskernöl',
  'vegetable-oil': 'Pflanzenöl, Pflanzenfett, Biskin, Mazola',
  'salad-dressing':
    'Salatdressing, Dressing, Salatsoße, Salatsauce, Joghurtdressing, French Dressing, Vinaigrette, Salatfix, Balsamico-Dressing, Caesar-Dressing',
  'homemade-dressing': 'Selbstgemachtes Dressing, selbstgemachte Salatsoße, Hausdressing',
  'pasta-sauce':
    'Nudelsoße, Nudelsauce, Pastasauce, Tomatensoße, Tomatensauce, Pastasoße, Arrabbiata-Sauce, Currysauce im Glas, Miracoli-Sauce, Sugo, Napolisauce, Basilikumsauce, Pizzasauce, Bolognesesauce im Glas, Napoli-Sauce, Arrabbiata, Mirácoli, Fertigsauce, Pizzasoße, Spaghettisauce, Tikka-Masala-Sauce, Kochsauce, Paradeissauce, Sugo im Glas, Napoli, Bolognesesoße im Glas, Tomaten-Basilikum-Sauce, Fix-Sauce, Butter-Chicken-Sauce',
  'fresh-sauce':
    'Soße, Sauce, selbstgemachte Tomatensoße, frische Tomatensoße, Pilzsoße, Champignonsoße, Pilzrahmsoße, selbstgekochte Soße, Pfefferrahmsoße, Jägersoße, Pfeffersoße, Zwiebelsoße, Rahmschwammerl, Grüne Soße, Frankfurter Grüne Soße, Jägersauce, Pilzsauce, Pfeffersauce, Specksoße, Senfsoße, Dillsoße',
  gravy: 'Bratensoße, Bratensauce, dunkle Soße, Bratensaft',
  'gravy-granules':
    'Soßenpulver, Brühpulver, Fix-Produkte, Gemüsebrühpulver, Brühe instant, Gemüsebrühe instant, Hühnerbrühe instant, gekörnte Gemüsebrühe, gekörnte Hühnerbrühe, Bouillonpulver, Knorr Gemüsebrühe, Maggi Gemüsebrühe, Knorr Bouillon, Knorr Brühe, Maggi Brühe, Instantbrühe, Soßenbinder, Klare Brühe, Maggi Fix, Suppenwürze, Fond-Pulver, Bratensoßenpulver, Gekörnte Brühe, Streuwürze, Aromat, Vegeta, Knorr Fix, Saucenpulver, Saucenbinder, Fix für Bolognese, Hefebrühe, Brühepulver',
  'stock-cubes': 'Brühwürfel, Suppenwürfel, Bouillonwürfel, Gemüsebrühwürfel',
  pesto: 'Pesto, Pesto Genovese, Pesto Rosso, Bärlauchpesto, Pesto alla Genovese',
  salsa: 'Salsa, Salsadip, Tacosauce, Tomatensalsa',
  'fresh-salsa': 'Frische Salsa, Chimichurri, Mojo, Mangosalsa',
  'curry-paste':
    'Currypaste, Tamarindenpaste, Tandooripaste, Rote Currypaste, Grüne Currypaste, Garnelenpaste, Gewürzpaste',
  chutney:
    'Chutney, Relish, Ajvar, Zwiebelchutney, Feigensenf, Röstzwiebelmarmelade, Zwiebelmarmelade, Feigensenfsauce',
  'mango-chutney': 'Mangochutney, Mango-Chutney',
  piccalilli: 'Piccalilli',
  'sweet-pickle': 'Sandwichrelish, Gurkenrelish',
  pickles:
    'Sauerkonserven, Mixed Pickles, Eingelegte Paprika, Senfgurken, Eingelegtes Gemüse, Silberzwiebelmix, Peperoni eingelegt, Tomatenpaprika, Sushi-Ingwer, Salzgurken, eingelegter Kürbis, eingelegte Peperoni, eingelegte Tomaten, Sellerie im Glas, Selleriesalat im Glas, Jalapeños im Glas, Schlemmertöpfchen, Essiggemüse, geröstete Paprika im Glas, eingelegte Pilze, Pfefferoni im Glas',
  gherkins:
    'Gewürzgurken, Essiggurken, Cornichons, Saure Gurken, Spreewälder Gurken, Essiggurkerl, Gurken im Glas, Gurkenglas, Spreewaldgurken, Delikatessgurken, Gurkerl, Knabbergurken',
  sauerkraut: 'Sauerkraut, Weinsauerkraut, Sauerkohl, Weinkraut',
  capers: 'Kapern, Kapernäpfel',
  'pickled-onions': 'Silberzwiebeln, Perlzwiebeln, eingelegte Zwiebeln',
  'pickled-beetroot': 'Eingelegte Rote Bete, Rote-Bete-Salat im Glas, Rote Bete im Glas, Rote-Rüben-Salat',
  kimchi: 'Kimchi, frisches Sauerkraut, fermentiertes Gemüse, Sauerkraut vom Fass',
  jam: 'Marmelade, Konfitüre, Gelee, Aprikosenmarmelade, Himbeermarmelade, Pflaumenmus, Powidl, Fruchtaufstrich, Kirschmarmelade, Johannisbeergelee, Konfi, Gsälz, Quittengelee, Apfelgelee, Hagebuttenmark, Zwetschgenmus, Gonfi, Zwetschkenmus, Rübenkraut, Apfelkraut, Birnel, Marillenmarmelade, Quittenbrot, Zentis, Lekvar',
  marmalade: 'Orangenmarmelade, Bitterorangenmarmelade',
  'strawberry-jam': 'Erdbeermarmelade, Erdbeerkonfitüre',
  'lemon-curd': 'Lemon Curd, Zitronencreme',
  honey: 'Honig, Blütenhonig, Waldhonig, Bienenhonig, Akazienhonig, Langnese Honig, Imkerhonig, Rapshonig',
  syrup:
    'Sirup, Grenadine, Karamellsauce, Karamellsirup, Reissirup, Dattelsirup, Vanillesirup, Karamellsoße, Erdbeersauce, Glukosesirup, Eissauce, Maissirup',
  'maple-syrup': 'Ahornsirup',
  'golden-syrup': 'Zuckerrübensirup, Rübensirup, Grafschafter, Goldsaft, Grafschafter Goldsaft',
  treacle: 'Melasse',
  'agave-syrup': 'Agavendicksaft, Agavensirup, Apfeldicksaft, Birnendicksaft',
  'chocolate-sauce': 'Schokosauce, Schokoladensauce, Schokosoße, Schokoladensoße, Schokosirup',
  'peanut-butter':
    'Erdnussbutter, Erdnusscreme, Erdnussmus, Mandelmus, Nussmus, Cashewmus, Haselnussmus, Peanutbutter, Weißes Mandelmus, Lotus-Creme, Spekulatiuscreme',
  'chocolate-spread':
    'Nuss-Nougat-Creme, Nutella, Nussnougatcreme, Schokocreme, Schokoaufstrich, Nusspli, Nudossi, Ovomaltine Crunchy Cream, Haselnusscreme, Schoko-Creme, Nuss-Nugat-Creme',
  'yeast-extract': 'Hefeextrakt, Marmite, Vegemite, Cenovis',
  tahini: 'Tahini, Sesammus, Tahin, Sesampaste, Tahina',
  hummus: 'Hummus, Humus, Hommos, Kichererbsenpüree',
  guacamole: 'Guacamole, Avocadocreme, Avocadodip',
  dips: 'Dips, Kräuterdip, Joghurtdip, Muhammara, Kräutersoße, Schafskäsecreme, Sour-Cream-Dip, Aufstrich, Brotaufstrich, Liptauer, Pflanzlicher Aufstrich, Quarkdip, Gemüseaufstrich, veganer Aufstrich, Fetacreme, Paprikacreme, vegetarischer Aufstrich, Streichcreme, Knoblauchsoße',
  tzatziki: 'Zaziki, Tzatziki, Tsatsiki, Zatziki, Cacık',
  taramasalata: 'Taramas, Taramosalata',
  'baba-ganoush': 'Baba Ganoush, Auberginencreme, Auberginenpaste',
  raita: 'Raita',
  'sandwich-filler':
    'Brotsalat, Eiersalat, Fleischsalat, Geflügelsalat, Krabbensalat, Heringssalat, Thunfischsalat, Thunfischcreme, Budapester Salat, Wurstsalat, Farmersalat, Käsesalat, Feinkostsalat, Waldorfsalat, Matjessalat, Fischsalat, Shrimpsalat, Lachscreme, Eieraufstrich, Krabbencocktail, Flusskrebssalat, Hühnersalat, Ochsenmaulsalat',
  tapenade: 'Tapenade, Olivenpaste, Olivencreme, Artischockencreme, Bruschetta-Aufstrich',
  spices:
    'Gewürze, Gewürzmischung, Nelken, Kardamom, Piment, Safran, Wacholderbeeren, Kümmel, Anis, Sternanis, Grillgewürz, Salatgewürz, Chinagewürz, Cajun, Cayennepfeffer, Bockshornklee, Senfkörner, Koriandersamen, Lebkuchengewürz, Majoran gerebelt, Röstzwiebeln, Vanilleschote, Wacholder, Bratkartoffelgewürz, Pommesgewürz, Hähnchengewürz, Gyrosgewürz, Zwiebelpulver, Schwarzkümmel, Fenchelsamen, Brathähnchengewürz, Tonkabohne, Sumach, Zatar, Fondor, Selleriesalz, Kräutersalz, weißer Pfeffer, Currygewürz, Pizzagewürz, Fischgewürz, Gewürznelken, Rosa Beeren, Glutamat, Dönergewürz, Pul Biber, Kurkumapulver mit Pfeffer, Bratengewürz, Muskatblüte, Macis, Knoblauchsalz, Italienische Gewürzmischung, Ras el Hanout',
  'black-pepper':
    'Pfeffer, schwarzer Pfeffer, Pfefferkörner, gemahlener Pfeffer, bunter Pfeffer, Pfeffermühle',
  paprika:
    'Paprikapulver, Paprika edelsüß, geräuchertes Paprikapulver, edelsüßes Paprikapulver, Paprika rosenscharf, Paprikagewürz',
  cumin: 'Kreuzkümmel, Cumin, Kumin',
  cinnamon: 'Zimt, Zimtstange, Ceylon-Zimt, Zimtpulver',
  turmeric: 'Kurkuma, Gelbwurz, Kurkumapulver',
  'curry-powder': 'Currypulver, Curry Gewürz, Currygewürzpulver, Madras-Currypulver',
  'chilli-powder': 'Chilipulver, Chiliflocken, Chili gemahlen, Chili-Flocken, Chilifäden',
  'dried-oregano': 'Getrockneter Oregano, Oregano gerebelt',
  'dried-thyme': 'Getrockneter Thymian, Thymian gerebelt',
  'dried-rosemary': 'Getrockneter Rosmarin',
  'dried-basil': 'Getrocknetes Basilikum, Basilikum gerebelt',
  'dried-parsley': 'Getrocknete Petersilie',
  'dried-mint': 'Getrocknete Minze',
  'dried-sage': 'Getrockneter Salbei',
  'mixed-herbs':
    'Kräutermischung, Italienische Kräuter, Kräuter der Provence, getrocknete Kräuter, Salatkräuter, Kräuter getrocknet',
  'garam-masala': 'Garam Masala',
  nutmeg: 'Muskat, Muskatnuss',
  'garlic-powder': 'Knoblauchpulver, Knoblauchgranulat',
  'bay-leaves': 'Lorbeerblätter, Lorbeer',
  'ground-ginger': 'Ingwerpulver, gemahlener Ingwer',
  'nutritional-yeast': 'Hefeflocken, Edelhefe',
  salt: 'Salz, Meersalz, Jodsalz, Speisesalz, Himalayasalz, Steinsalz, Bad Reichenhaller, Tafelsalz, Salzmühle, Fleur de Sel',
  sugar:
    'Zucker, Haushaltszucker, Würfelzucker, Gelierzucker, Einmachzucker, Kristallzucker, Kandis, Hagelzucker, Weißer Zucker, Kandiszucker, Kluntje, Rübenzucker',
  'brown-sugar': 'Brauner Zucker, Rohrzucker, Rohrohrzucker, Kokosblütenzucker, Vollrohrzucker, Muscovado',
  'icing-sugar': 'Puderzucker, Staubzucker',
  'caster-sugar': 'Feinster Zucker, Backzucker, Feinkristallzucker, Feinzucker',
  sweetener:
    'Süßstoff, Stevia, Birkenzucker, Xylit, Erythrit, Xucker, Zuckerersatz, Süßungsmittel, Natreen, Assugrin',
  flour:
    'Mehl, Weizenmehl, Dinkelmehl, Weißmehl, Universalmehl, Mandelmehl entölt, Kartoffelmehl, Tapioka, Maismehl, Spätzlemehl, Doppelgriffiges Mehl, Lupinenmehl, Buchweizenmehl hell, Griffiges Mehl, Glattes Mehl, Wiener Grießler, Mehl glatt, Mehl griffig',
  cornflour: 'Speisestärke, Maisstärke, Maizena, Mondamin, Kartoffelstärke, Stärke, Stärkemehl',
  'self-raising-flour': 'Mehl mit Backpulver',
  'bread-flour': 'Brotmehl, Pizzamehl, Tipo 00, Roggenmehl hell, Ruchmehl, Manitoba-Mehl',
  'rice-flour': 'Reismehl',
  'gram-flour': 'Kichererbsenmehl',
  'wholemeal-flour':
    'Vollkornmehl, Roggenmehl, Dinkelvollkornmehl, Weizenvollkornmehl, Buchweizenmehl, Hafermehl, Vollkornweizenmehl, Roggenvollkornmehl, Roggenschrot, Weizenschrot, Schrot',
  'baking-powder':
    'Backpulver, Natron, Hirschhornsalz, Weinstein-Backpulver, Kaisernatron, Weinsteinbackpulver, Pottasche, Speisenatron, Backtriebmittel, Weinstein',
  yeast: 'Trockenhefe, Hefe trocken, Trockengerm, Trockenbackhefe',
  'fresh-yeast': 'Frische Hefe, Hefe, Germ, Hefewürfel, Backhefe, Frischhefe, Hefe frisch',
  'baking-mix':
    'Backmischung, Kuchenbackmischung, Puddingpulver, Brotbackmischung, Kartoffelpüreepulver, Pfannkuchenmischung, Knödelpulver, Vanillepuddingpulver, Agar-Agar, Tortenguss, Kloßmehl, Sahnesteif, Gelierpulver, Pfanni, Paradiescreme, Grießbreipulver, Falafelmischung, Kloßteigpulver, Püreepulver, Kartoffelbreipulver, Agartine, Instantpudding, Knödelmischung, Semmelknödelmischung, Geliermittel, Brotmischung, Schokopuddingpulver, Kartoffelpüree-Flocken, Brownie-Backmischung, Bratlingmischung, Milchreispulver, Waffelmischung',
  gelatine: 'Gelatine, Blattgelatine',
  'jelly-cubes': 'Götterspeisepulver, Götterspeise-Pulver',
  'baking-decoration':
    'Backzutaten, Backaroma, Zuckerschrift, Vanillezucker, Vanillinzucker, Orangeat, Zitronat, Fondant, Lebensmittelfarbe, Rumaroma, Bittermandelaroma, Rosenwasser, Zuckerdekor, Oblaten, Backoblaten, kandierte Früchte, kandierter Ingwer, Zitronenaroma, Mohnback, Mohn, Zitronensäure, Zitronenback, Belegkirschen, Mohnmasse, Bourbonvanillezucker, Backdeko, Finesse',
  'vanilla-extract': 'Vanilleextrakt, Vanille, Vanillepaste, Vanillearoma, Vanillemark, Bourbonvanille',
  'desiccated-coconut': 'Kokosraspeln, Kokosflocken, Kokoschips, Kokosette, Kokos, Kokosnussraspeln',
  icing: 'Kuchenglasur, Zuckerguss, Glasur, Schokoglasur, Kakaoglasur',
  sprinkles:
    'Streusel, Zuckerstreusel, Schokostreusel, Liebesperlen, Zuckerperlen, Dekorstreusel, Schokoladenstreusel, bunte Streusel',
  'vegetable-stock':
    'Selbstgekochte Brühe, Brühe, Gemüsebrühe, Hühnerbrühe, Rinderbrühe, Fleischbrühe, Bouillon, Hühnerbouillon, Gemüsebouillon, Rindsbouillon, Fleischbouillon, frische Brühe, selbstgemachte Brühe, Knochenbrühe, frischer Fond, selbstgemachte Gemüsebrühe, Fond, Gemüsefond, Rinderfond, Fischfond, Kalbsfond, Geflügelfond, Wildfond',
  'carton-stock':
    'Brühe im Glas, Fond im Glas, Gemüsefond im Glas, Rinderfond im Glas, Fischfond im Glas, Kalbsfond im Glas, Geflügelfond im Glas, Wildfond im Glas, Lacroix Fond',
  soup: 'Suppe, Kürbissuppe, Gulaschsuppe, Kartoffelsuppe, Kartoffelsuppe mit Würstchen, Grießnockerlsuppe, Flädlesuppe, Cremesuppe, Frittatensuppe, Zwiebelsuppe, Brokkolisuppe, Spargelsuppe, Käse-Lauch-Suppe, Erbsensuppe, Leberknödelsuppe, Möhrensuppe, Soljanka, Borschtsch, Pilzsuppe, Gazpacho, Fischsuppe, Rindssuppe, Spargelcremesuppe, Ramensuppe, Pho, Backerbsensuppe, Suppe vom Vortag, Champignoncremesuppe, Süppchen, Rindsuppe',
  'chicken-soup': 'Hühnersuppe, Hühnernudelsuppe, Hühnercremesuppe, Hühnersuppentopf',
  'tomato-soup': 'Tomatensuppe, Tomatencremesuppe, Paradeissuppe',
  'vegetable-soup': 'Gemüsesuppe, Gemüsecremesuppe',
  'lentil-soup': 'Linsensuppe, Rote-Linsen-Suppe',
  minestrone: 'Minestrone',
  stew: 'Eintopf, Linseneintopf, Erbseneintopf, Gemüseeintopf, Frikassee, Hühnerfrikassee, Kartoffeleintopf, Bohneneintopf, Pichelsteiner, Labskaus, Ragout, Stroganoff, Boeuf Stroganoff, Birnen Bohnen und Speck, Grünkohl mit Pinkel, Ragout fin, Coq au Vin, Szegediner, Szegediner Gulasch, Zürcher Geschnetzeltes, Zürigschnätzlets, Topfgericht, Himmel und Erde, Tajine, Irish Stew, Schmortopf, Steckrübeneintopf, Jägertopf, Beuschel, Schmorgericht, Erbsensuppeneintopf, Rahmgeschnetzeltes, Letscho, Letscho-Topf, Gaisburger Marsch, Würstlgulasch, Bœuf bourguignon, Sauerkrauteintopf, Krauttopf, Tote Oma',
  'chilli-con-carne': 'Chili con Carne, Chili sin Carne, veganes Chili',
  casserole: 'Schmorpfanne, Casserole, Schmorgemüse mit Fleisch',
  bolognese:
    'Bolognese, Bolognesesoße, Bolognesesauce, Bolognese Soße, Hackfleischsoße, Bolognesesoße frisch, Hacksoße, Hackfleischsauce, Bolo, Ragù, Fleischsoße',
  ratatouille: 'Ratatouille',
  goulash:
    'Gekochtes Gulasch, Gulaschtopf, Saftgulasch, Kartoffelgulasch, Erdäpfelgulasch, Gulasch gekocht, Fiakergulasch, Gulaschrest, Bohnengulasch',
  moussaka: 'Moussaka',
  'cooked-dal': 'Dal, Linsendal, Dhal, Linsencurry, Linsen mit Spätzle',
  curry:
    'Curry, Hähnchencurry, Gemüsecurry, Kichererbsencurry, Butter Chicken, Hühnercurry, Currygericht, Panang-Curry, Massaman-Curry, Putencurry, Kürbiscurry, Rindercurry, Gelbes Curry',
  'chicken-tikka-masala': 'Chicken Tikka Masala, Tikka Masala',
  'thai-green-curry': 'Grünes Curry, Thaicurry, Thai-Curry, Rotes Curry, rotes Thaicurry, grünes Thaicurry',
  korma: 'Korma',
  'ready-meal':
    'Fertiggericht, Auflauf, Gratin, Essen, Mittagessen, Abendessen, Kartoffelgratin, Kartoffelauflauf, Krautwickel, Kohlrouladen, gefüllte Paprika, Bratkartoffelpfanne, Fertigessen, Kantinenessen, Menüschale, Gemüseauflauf, Kartoffelpfanne, Tellergericht, Hackfleischauflauf, Brokkoliauflauf, Menü, Bento, Lunchbox, Lieferessen, gefüllte Zucchini, Vesper, Blumenkohlauflauf, Gefüllte Paprikaschoten, Mahlzeit, Krautrouladen, Wirsingrouladen, Zucchiniauflauf, Blumenkohlgratin, Gemüsegratin, Spinatauflauf, Meal Prep, Toast Hawaii, Raclettereste, Tiroler Gröstl, Gröstl, Take-away, Takeaway, Essen vom Chinesen, Essen vom Inder, Gerstotto, Tapas, Capuns',
  leftovers:
    'Reste, Essensreste, Überbleibsel, Resteessen, Mittagsreste, Rest vom Mittagessen, Reste vom Abendessen',
  'cottage-pie': 'Cottage Pie',
  'shepherds-pie': 'Shepherd’s Pie',
  'fish-pie': 'Fischauflauf, Fischpie, Fischgratin',
  meatloaf: 'Hackbraten, Falscher Hase, Faschierter Braten',
  'frozen-meal':
    'Tiefkühlgericht, TK-Gericht, Frosta, TK-Fertiggericht, TK-Lasagne, Tiefkühllasagne, Iglo-Fertiggericht, Frosta-Pfanne, TK-Pfanne',
  'cooked-vegetables':
    'Gekochtes Gemüse, Ofengemüse, Gemüsepfanne, Salzkartoffeln, Pellkartoffeln, Rahmwirsing, Schmorgemüse, gegartes Gemüse, Petersilienkartoffeln, Gschwellti, gebratenes Gemüse, Kartoffelgemüse, gegrilltes Gemüse, Rahmgemüse, Leipziger Allerlei gekocht, Lauchgemüse, Wirsinggemüse, gekochte Kartoffeln, Kohlrabigemüse, Bayrisch Kraut, Karottengemüse, Bohnengemüse, Caponata, Peperonata',
  'mashed-potato':
    'Kartoffelbrei, Kartoffelpüree, Kartoffelstock, Stampfkartoffeln, Kartoffelstampf, Erdäpfelpüree, Püree, Stampf, Selleriepüree, Stock, Härdöpfelstock, Kürbispüree, Süßkartoffelstampf',
  'roast-potatoes':
    'Bratkartoffeln, Ofenkartoffeln gegart, Röstkartoffeln, Rosmarinkartoffeln, geröstete Erdäpfel, Backofenkartoffeln',
  'baked-potato': 'Ofenkartoffel, Folienkartoffel, gebackene Kartoffel, Kumpir',
  'dressed-salad':
    'Gemischter Salat, Gurkensalat, Tomatensalat, bunter Salat, Rohkostsalat, Karottensalat, Bauernsalat, Salatbowl, Salatteller, Beilagensalat, Salat mit Dressing, Möhrensalat, Linsensalat, Rote-Bete-Salat, Salatschale, Poké Bowl, Bohnensalat, Kichererbsensalat, Rettichsalat, Salat angemacht, Salatbox, angemachter Salat, Caprese, Tomate-Mozzarella',
  'potato-salad': 'Kartoffelsalat, Erdäpfelsalat, Herdöpfelsalat',
  coleslaw: 'Krautsalat, Coleslaw, Weißkrautsalat, Kohlsalat, Speckkrautsalat, Rotkrautsalat, Rotkohlsalat',
  'greek-salad': 'Griechischer Salat, Hirtensalat, Choriatiki, Schopska-Salat',
  'caesar-salad': 'Caesar Salad, Cäsarsalat, Caesar Salat',
  sandwich:
    'Sandwich, belegtes Brötchen, Käsebrot, Wurstbrot, Butterbrot, Pausenbrot, Döner, Döner Kebab, belegtes Brot, Schinkenbrot, Stulle, Wurstsemmel, Leberkässemmel, Fischbrötchen, Mettbrötchen, Panini, Schnitzelbrötchen, Dürüm, Käsebrötchen belegt, Eingeklemmtes, Brotzeit, Käsesemmel, Schinkensandwich, Lahmacun, Schnitten, Falafelwrap, Club-Sandwich, Jausenbrot, Schnitzelsemmel, Lahmacun gefüllt, Vesperbrot, Toasts belegt, Brote geschmiert, Bagel belegt, Chickenwrap, Gemüsewrap, Käsetoast, Wurstweckle, Eiersandwich, Lachsbrötchen, Mettsemmel, Schinkenbrötchen, Canapés, Häppchen, Leberkäsweckle, Strammer Max',
  cheeseburger: 'Hamburger, Cheeseburger, Big Mac, Burger im Brötchen',
  burrito: 'Burrito, Tacos, Fajita, Quesadilla, Enchiladas',
  sushi:
    'Sushi, Sashimi, Maki, Nigiri, Carpaccio, Sushibox, Rindercarpaccio, Beef Tatar angemacht, Sushiplatte, Lachstatar, Beeftatar',
  pizza:
    'Pizza, Flammkuchen, Calzone, Pizza Margherita, Pizza Salami, Pizzastück, Steinofenpizza frisch, Familienpizza, Pizzaschnitte, Flammekueche, Salamipizza, Pizzareste, Pizzaschnecken, Restpizza',
  'frozen-pizza':
    'Tiefkühlpizza, TK-Pizza, Dr. Oetker Pizza, Wagner Pizza, Pizza tiefgekühlt, Pizza Ristorante, TK-Flammkuchen, Steinofenpizza, Piccolinis, Minipizzen TK, Big Pizza, Die Ofenfrische, Ristorante, Wagner Steinofenpizza',
  quiche:
    'Quiche, Zwiebelkuchen, Quiche Lorraine, Lauchkuchen, Gemüsequiche, Spinatquiche, Käsewähe, Käseküchlein, Käsekuchen herzhaft, Speckkuchen, Gemüsekuchen, Zwiebelwähe, Spinatwähe, Gemüsewähe, Lauchquiche, Käsechüechli',
  'meat-pie':
    'Fleischpastetchen, Börek, Teigtaschen gefüllt, Blätterteigtaschen, Empanadas, Königinpastete, Spinatstrudel, Krautstrudel, Fleischstrudel, Käsetasche, Pirogge, Schinken-Käse-Croissant, Schinkengipfel, Schinkengipfeli, Blätterteigschnecken, Gemüsestrudel, Pastetli, Spanakopita, Pogatschen, Partygebäck herzhaft, Salamischnecke, Käseschnecke',
  'sausage-rolls':
    'Würstchen im Schlafrock, Wurst im Teig, Würstchen im Teig, Bockwurst im Schlafrock, Wienerli im Teig, Weggen',
  'pork-pie': 'Fleischpastete im Teig',
  'cornish-pasty': 'Cornish Pasty',
  samosas: 'Samosas',
  'spring-rolls': 'Frühlingsrollen, Mini-Frühlingsrollen, Sommerrollen',
  'onion-bhaji': 'Onion Bhaji, Pakora, Zwiebelringe frisch, Gemüsepakora',
  dumplings:
    'Knödel, Klöße, Semmelknödel, Kartoffelknödel, Kloßteig, Gyoza, Dampfnudeln, Leberknödel, Serviettenknödel, Kartoffelklöße, Germknödel, Speckknödel, Spinatknödel, Dim Sum, Wan Tan, Wantan, Hefeklöße, Marillenknödel, Zwetschgenknödel, Topfenknödel, Zwetschkenknödel, Pelmeni, Knödelteig, Kartoffelteig, Nocken, Jiaozi, Mehlknödel, Baozi, Kaspressknödel, Tiroler Knödel, Powidltascherl',
  fries:
    'Pommes, Pommes frites, Kroketten, Backofenpommes, Rösti, Kartoffelecken, Wedges, Kartoffelpuffer, Reibekuchen, Ofenpommes, Süßkartoffelpommes, Röstitaschen, Reiberdatschi, Country Potatoes, Potato Wedges, Kartoffeltaschen, Herzoginkartoffeln, Zwiebelringe, Wellenschnittpommes, Röstiecken, Kartoffelwedges, Fritten, 1-2-3-Frites, Kartoffelrösti, Twister, Hash Browns, Golden Longs, Kartoffelspalten, Steakhouse-Pommes',
  'chip-shop-chips': 'Pommes von der Bude, Pommes rot-weiß, Pommes rotweiß, Pommes Schranke',
  'mixed-dish': 'Gemischtes Gericht, Gekochtes Essen, Gericht, Pfannengericht',
  'rice-dish':
    'Gericht mit Reis, Reispfanne, Reisauflauf, Hähnchen mit Reis, Geschnetzeltes mit Reis, Gemüse mit Reis, Asiapfanne mit Reis',
};

export const foodNames: FoodNames = {
  foods,
  household,
  states,
  neutral,
  halfTins,
  liquids,
  and,
  leftovers: 'Reste',
  grammar,
  also: [english],
};
