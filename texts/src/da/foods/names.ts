import type { FoodNames } from '@crisper/domain/foods/names.ts';
import { foodNames as english } from '#en/foods/names.ts';
import { grammar } from './grammar.ts';
import { and, halfTins, household, liquids, neutral, states } from './words.ts';

/** By the food's id. The first name is shown; the others are understood. */
const foods: FoodNames['foods'] = {
  milk: 'Mælk, sødmælk, letmælk, minimælk, skummetmælk, jerseymælk, komælk, frisk mælk, økomælk, Arla 24, mlk, hømælk, græsmælk, gårdmælk, barista mælk, jersey mælk, kaffemælk frisk',
  'flavoured-milk':
    'Kakaomælk, Cocio, Matilde, chokolademælk, jordbærmælk, skolekakao, Mathilde, iskaffe, iscaffe, caffe latte, Starbucks iskaffe, kakaoskummetmælk, vaniljemælk, bananmælk, Arla Protein mælk, Cultura kakaomælk, kakaodrik, koldbrygget kaffe med mælk',
  'lactose-free-milk': 'Laktosefri mælk, Lactofree mælk, laktosefri letmælk, Lactofree',
  'goat-milk': 'Gedemælk, fåremælk, hoppemælk',
  'uht-milk': 'Langtidsholdbar mælk, UHT-mælk, uht mælk, H-mælk, langtidsmælk',
  'evaporated-milk': 'Kondenseret mælk, inddampet mælk, kaffemælk, usødet kondenseret mælk',
  'condensed-milk': 'Kondenseret mælk med sukker, sødet kondenseret mælk, sødkondenseret mælk',
  'milk-powder': 'Mælkepulver, skummetmælkspulver, sødmælkspulver, tørmælk, kærnemælkspulver',
  'raw-milk': 'Rå mælk, råmælk, upasteuriseret mælk',
  milkshake: 'Milkshake, proteinshake, milk shake, shake',
  buttermilk: 'Kærnemælk, kernemælk, koldskål, ayran, lassi, valle, kærnemælks koldskål, vallediks',
  kefir: 'Kefir',
  'sour-milk':
    'Tykmælk, ymer, A38, a-38, filmjölk, surmælk, ylette, opblanding tykmælk, Cultura, Cheasy A38, Cultura naturel',
  'plant-milk':
    'Plantedrik, plantemælk, Alpro, Naturli drik, vegansk mælk, cashewdrik, ærtedrik, hampedrik, speltdrik, plantebaseret drik, plantebaseret mælk',
  'oat-milk': 'Havredrik, havremælk, Oatly, Oatly iKaffe, iKaffe, havredrik barista, havre drik',
  'soy-milk': 'Sojadrik, sojamælk, soyadrik, soyamælk, soja drik',
  'almond-milk': 'Mandeldrik, mandelmælk, hasselnøddedrik, nøddedrik',
  'rice-milk': 'Risdrik, rismælk',
  'coconut-drink': 'Kokosdrik, kokosmælksdrik',
  cream:
    'Fløde, piskefløde, kaffefløde frisk, madlavningsfløde, madfløde, mad fløde, jerseyfløde, piskefløde 38, fløde 38, fløde 13, Karolines fløde, laktosefri fløde, minifløde, 8 % madlavning',
  'half-and-half': 'Halvfed fløde',
  'double-cream': 'Crème double, double cream, fed fløde',
  'whipped-cream': 'Flødeskum, pisket fløde',
  'spray-cream': 'Sprayfløde, flødeskum på dåse, flødeskum på spray, sprayflødeskum',
  'clotted-cream': 'Clotted cream',
  'creme-fraiche':
    'Cremefraiche, creme fraiche, crème fraîche, cremefraise, cremefraiche 18, cremefraiche 38, cremefraiche 9, fraiche',
  'sour-cream': 'Syrnet fløde, sour cream, surfløde, Karolines syrnet fløde, smetana, syrnet piskefløde',
  'coffee-creamer': 'Kaffefløde, kaffehvid, kaffehvidt, kaffeflødestykker, kaffefløde portioner',
  yoghurt:
    'Yoghurt, youghurt, yogurt, joghurt, yoghurt naturel, jordbæryoghurt, vaniljeyoghurt, skolejoghurt, Yoggi, Cheasy yoghurt, drikkeyoghurt, Actimel, Activia, Yakult, Fruchtzwerge, Mini Risifrutti yoghurt, frugtyoghurt, pæreyoghurt, bananyoghurt, Lindahls yoghurt, Gaio, laktosefri yoghurt, fåreyoghurt, gedeyoghurt, skovbæryoghurt, sødmælksyoghurt, Arla yoggi, Vanilla yoghurt, A38 yoghurt',
  'greek-yoghurt': 'Græsk yoghurt, yoghurt græsk, tyrkisk yoghurt, græsk yoghurt 10 %, Fage',
  skyr: 'Skyr, Cheasy skyr, Ísey, skyr vanilje, drikkeskyr',
  labneh: 'Labneh',
  'soy-yoghurt':
    'Sojayoghurt, soyayoghurt, plantebaseret yoghurt, vegansk yoghurt, Alpro yoghurt, Naturli yoghurt, plante yoghurt, kokosyoghurt',
  'oat-yoghurt': 'Havreyoghurt, havregurt, Oatgurt',
  quark: 'Kvark, quark, kvarg, vaniljekvark, proteinkvark, fromage frais',
  butter:
    'Smør, Lurpak, Lurpak smørbar, smørbar, Kærgården, Bakkedal, saltet smør, usaltet smør, kærnet smør, økosmør, smør usaltet, Kærgaarden, stegesmør, smørblok, Thise smør',
  'garlic-butter':
    'Kryddersmør, hvidløgssmør, persillesmør, urtesmør, hvidløgsolie, krydderolie, ramsløgssmør, hvidløgssmør hjemmelavet',
  margarine:
    'Margarine, plantemargarine, Becel, stegemargarine, bagemargarine, Naturli smørbar, plantesmør, minarine, vegansk smør, flydende margarine, Ama, Flora, Carma, plantefedt, bordmargarine',
  ghee: 'Ghee, klaret smør, ghi',
  lard: 'Fedt, svinefedt, andefedt, gåsefedt, palmin fedt, griseflæskefedt, talg, krydderfedt, oksetalg, løgfedt',
  cheese: 'Ost, osteanretning, ostebord, ostetallerken, smøreost blandet, ostefad, blandet ost',
  'hard-cheese':
    'Fast ost, Danbo, danbo 45, mellemlagret ost, skæreost, Riberhus, Klovborg, Havarti, Samsø, Samsøost, Danablu fast, Maribo, Esrom, Esromost, Gamle Ole, Gamle Oles, Fynbo, Elbo, Tybo, Molbo, Svenbo, Vesterhavsost, Vesterhav, Thybo, Raclette, racletteost, Tilsiter, Tilsit, Præstost, Prästost, Västerbottenost, Västerbotten, gamle Ole ost, Ole ost, Unika ost, Knas, Havgus, Rød Løber, lagret ost, Cheasy ost, mild ost, mildost, Arla Harmonie ost, Bergkäse, appenzeller, brunost, myseost, gjetost, brun ost, fåregouda, stangost, blokost',
  gouda: 'Gouda, goudaost',
  edam: 'Edamer, edamost',
  emmental: 'Emmentaler, emmental, schweizerost',
  gruyere: 'Gruyère, gruyere',
  manchego: 'Manchego, manchegoost',
  comte: 'Comté',
  'red-leicester': 'Red Leicester',
  'double-gloucester': 'Double Gloucester',
  wensleydale: 'Wensleydale',
  'monterey-jack': 'Monterey Jack',
  jarlsberg: 'Jarlsberg, Maasdammer, Maasdamer, Leerdammer, Grevé, Greve',
  provolone: 'Provolone',
  pecorino: 'Pecorino',
  'grana-padano': 'Grana Padano',
  cheddar: 'Cheddar, cheddarost, chedder',
  parmesan: 'Parmesan, parmesanost, Parmigiano Reggiano, parmigiano, parmasan, parmeggiano',
  'grated-cheese':
    'Revet ost, reven ost, pizzaost, pizzatopping, revet mozzarella, gratinost, revet cheddar, revet parmesan, ost revet, pizza topping, tacoost, pastaost, revet emmentaler, revet danbo',
  'sliced-cheese':
    'Skiveost, ost i skiver, skiveskåret ost, smelteost, toastost, burgerost, Babybel, hamburgerost, osteskiver, Kiri, smøreost på tube, smelteost i skiver, cheddar i skiver, havarti i skiver, danbo i skiver, Castello skiver, rejeost, skinkeost, smøreost med rejer, La vache qui rit, den leende ko, skiveskåret havarti',
  'string-cheese':
    'Ostesnack, oste-sticks, ostehaps, ostestænger, mozzarella sticks, Cheestrings, ostehapser',
  'soft-cheese':
    'Blød ost, rødkit, rødkitost, Port Salut, Rød kit ost, Saga, Castello hvid, Romadur, reblochon, limburger, vacherin, Munster, gammelost, Danbo rødkit, Taleggio, kryddrost, rygeost, bagt ost, Castello Rød, hvidskimmelost, hvidskimmel, mild skimmelost, ovnost',
  brie: 'Brie, brieost, Høng brie',
  camembert: 'Camembert, Camembert ost, camenbert, friteret camembert',
  'goat-cheese': 'Gedeost, chevre, chèvre, gederulle, frisk gedeost, gedefriskost, gederullen',
  'blue-cheese':
    'Blåskimmelost, blåskimmel, Danablu, danish blue, Blå Castello, Castello blå, Blåost, skimmelost, Bornholms blå, Kornblomst, St. Agur, Saint Agur, Mycella, blå kornblomst, Gedeblå',
  stilton: 'Stilton',
  gorgonzola: 'Gorgonzola',
  roquefort: 'Roquefort',
  feta: 'Feta, fetaost, salatost, salatterninger, fåreost, Apetina, hvid ost i tern, salattern, Apetina salatost, hvid ost, hvidost, græsk salatost',
  mozzarella:
    'Mozzarella, frisk mozzarella, mozarella, bøffelmozzarella, burrata, mozzarellakugler, minimozzarella, mozzarellaost',
  halloumi: 'Halloumi, grillost, haloumi, hallumi, halloumiost',
  paneer: 'Paneer',
  'cottage-cheese': 'Hytteost, cottage cheese, Cheasy hytteost',
  'cream-cheese':
    'Flødeost, Philadelphia, Buko, friskost, smøreost, Cream cheese, naturel friskost, urtefriskost, Boursin, friskost med urter, Philadelphia flødeost, smørbar ost, smelteost smørbar',
  mascarpone: 'Mascarpone',
  ricotta: 'Ricotta, ricottaost',
  'vegan-cheese': 'Vegansk ost, veganost, plantebaseret ost, Violife, plante ost, osteerstatning',
  'cheese-sauce':
    'Ostesauce, bechamelsauce, bechamel, béchamel, mornaysauce, ostefondue, fondue, flødesauce, hvid sauce, opbagt sauce, hvid sovs, opbagt sovs, flødesovs, persillesovs, persillesauce, carbonarasauce frisk, ostesovs',
  'nacho-cheese': 'Nachoostesauce, ostedip, nacho cheese, ostesalsa, cheesedip',
  custard:
    'Vanillecreme, kagecreme, hjemmelavet koldskål, koldskål hjemmelavet, vaniljesauce, vanillesauce, vaniljecreme, creme anglaise, råcreme, kage creme, konditorcreme',
  pudding:
    'Budding, dessert, chokoladebudding, vaniljebudding, citronfromage, fromage, flan, karamelrand, appelsinfromage, crème brûlée, creme brulee, rubinstein, karamelbudding, chokoladedessert, Mousse dessert, Rødgrød dessert, cremedessert, rombudding, bavarois, semuljegrød, mannagrød, sagogrød, tapiokabudding, æblekage i glas, gammeldags æblekage, bondepige med slør, ananasfromage, Ehrmann budding, Pudding, protein pudding',
  'chocolate-mousse': 'Chokolademousse, mousse, mousse au chocolat, mørk chokolademousse',
  tiramisu: 'Tiramisu',
  trifle: 'Trifli, trifle',
  'rice-pudding':
    'Risengrød, risalamande, ris a la mande, ris á la mande, Risifrutti, risgrød, ris à l’amande, grødris kogt, A la mande, Mini risengrød, grødpølse',
  'panna-cotta': 'Panna cotta, pannacotta',
  cheesecake: 'Cheesecake, ostekage, osteogkage, chees cake',
  'jelly-dessert':
    'Gelédessert, gelé dessert, rødgrød, rødgrød med fløde, jordbærgrød, rabarbergrød, hyldebærsuppe tyk, stikkelsbærgrød, solbærgrød, blåbærgrød, frugtgrød, sveskegrød, abrikosgrød, æblegrød, koldskåls rødgrød, jello, abrikostrifli',
  'ice-cream':
    'Is, flødeis, vaniljeis, isen, softice, Magnum, Ben & Jerry’s, Häagen-Dazs, isvafler, isvaffel, islagkage, chokoladeis, jordbæris, Premier Is, Frisko, Hansens is, Hjem-IS, iskage, gelato, Paradis is, paradisis, nougatis, isdessert, Kæmpe Eskimo, iskugler, Cornetto, lakridsis, frossen yoghurt, mælkeis, islandsbyis, is i bøtte',
  'ice-lolly':
    'Ispind, ispinde, sodavandsis, vandis, frugtis, Astronaut is, Solero, saftis, sodavandsispinde, Kung Fu is, Filur, saftevandsis',
  sorbet: 'Sorbet, hindbærsorbet, sorbetis, citronsorbet',
  'baby-formula':
    'Modermælkserstatning, Nan Pro, tilskudsblanding, babymælk, erstatning, mælkeerstatning, Semper modermælkserstatning, Bebiklok, modermælkserstatningspulver, Arla Baby&Me, BabySemp, Allomin',
  'made-formula':
    'Blandet modermælkserstatning, rørt modermælkserstatning, flaske med erstatning, sutteflaske, færdigblandet modermælkserstatning, blandet erstatning',
  'baby-food':
    'Babymad, babygrød, babymos, smoothie på pose, Ella’s Kitchen, Hipp, Semper babymad, Naturli babymad, børnemad, klemmeposer, klemmepose, frugtmos til baby, frugtmos, Nestlé babygrød, babyglas, mælkegrød, Änglamark babymos, Helle Thorning babymad, grød til baby, smoothie pose',
  'breast-milk': 'Modermælk, udmalket mælk, brystmælk, udpumpet mælk',
  egg: 'Æg, hønseæg, skrabeæg, frilandsæg, økologiske æg, vagtelæg, ænderæg, andeæg, gåseæg, frokostæg, M/L æg, ægge, ægget, økoæg, æg m/l, burhønsæg, æggebakke',
  'egg-white':
    'Æggehvide, æggeblomme, æggehvider, æggeblommer, pasteuriserede æggehvider, pasteuriserede æggeblommer, hvider, blommer æg, rå æg, udslåede æg, piskede æg, helæg, flydende æg',
  'boiled-egg':
    'Kogte æg, kogt æg, hårdkogte æg, hårdkogt æg, blødkogte æg, påskeæg kogte, smilende æg, skidne æg, æggebåde, æg kogte',
  'egg-dish':
    'Æggekage, røræg, scrambled eggs, omelet, spejlæg, frittata, pocheret æg, pocherede æg, æggestand, shakshuka, tortilla espanola, æggekage med bacon, æggemad varm, skyæg',
  'pickled-egg': 'Syltede æg, solæg',
  'scotch-egg': 'Skotske æg, scotch eggs',
  'egg-substitute': 'Æggeerstatning, vegansk æg, plantebaseret æg',
  eggnog: 'Æggepunch, æggesnaps, æggetoddy, æggelikør frisk, æggesodavand',
  beef: 'Oksekød, okse, oksesteg, roastbeef rå, culottesteg, culotte, oksefilet, cuvette, tykstegsfilet, inderlår, oksetykkam, okseklump, tyksteg, bov okse, højreb, oksehøjreb, oksekøb, klump, okseyderlår, oksestrimler, kødstykke okse, mørbradssteg okse, stegestykke, ungkvæg, ungkvægskød, kvægkød, oksebov, oksesmåkød tern, Angus, hereford, kødkvæg',
  brisket: 'Oksebryst, spidsbryst, brisket, oksespidsbryst, tykbryst',
  'stewing-beef':
    'Gullaschkød, oksetern, okse i tern, suppekød, goulashkød, gryderetskød, oksekød i tern, okseskank, skank, bankekød, grydekød, svinetern, svinekød i tern, grisekød i tern, kalvetern, suppe kød, gullasch rå, benløse fugle kød, osso buco, ossobuco, okse tern, grydestegskød, tern af okse',
  oxtail: 'Oksehale, oksehaler',
  'short-ribs': 'Short ribs, oksespareribs, okseribben, tværreb',
  steak:
    'Bøf, steak, oksesteak, oksebøf, engelsk bøf, culottebøf, flanksteak, flank steak, minutsteak, tykstegsbøf, t-bone steak, porterhouse, tomahawk, bavette, striploin, striploinsteak, grillbøf, tournedos, bøffer, klumpbøf, pariserbøf rå steak, cowboysteak',
  'sirloin-steak': 'Sirloin, sirloin steak, entrecote sirloin, tyndsteg, tyndstegsbøf',
  'rump-steak': 'Rumpsteak, roastbeef, rosbif rå, cuvettesteak, roast beef rå',
  'fillet-steak':
    'Oksemørbrad, mørbradbøf okse, filet mignon, mørbradsbøf okse, chateaubriand, oksemørbradbøf, kalvemørbrad',
  'ribeye-steak': 'Ribeye, rib eye, ribeyesteak, ribeye-steak, entrecote, entrecôte, højrebsfilet',
  veal: 'Kalvekød, kalv, kalvefilet, kalvesteg, kalvekotelet, kalvekoteletter, kalveschnitzel, wienerschnitzel rå, kalveculotte, kalveskank, kalvebryst, kalve, kalvebov, kalveinderlår, kalveribeye, dansk kalv, kalvesteak',
  lamb: 'Lammekød, lam, lammeculotte, fårekød, får kød, lammefilet, lammeryg, lammemørbrad, lammekrone filet, lammesteg, lamme, bedekød, lammetern, vædderkød',
  'lamb-chops': 'Lammekoteletter, lammekotelet, lammekrone, lammekroner',
  'leg-of-lamb': 'Lammekølle, lammekøller, lammelår',
  'lamb-shank': 'Lammeskank, lammeskanker',
  'lamb-shoulder': 'Lammebov, lammenakke',
  goat: 'Gedekød, kidkød, gedekid, kid',
  pork: 'Svinekød, grisekød, svin, gris, flæskesteg, ribbensteg, svinesteg, skinkesteg, hamburgerryg rå, skinkeschnitzel, schnitzel, kamsteg, svinekam, grisekam, svinestrimler, schnitzler, griseschnitzel, svineschnitzel, skinkeculotte, nyrestykke, flæskesvær steg, flæske steg, svine, grise, halv gris, skinkeinderlår, grisesteg, schnitzelkød, skinkemignon, culotte gris, frilandsgris, steg, bacon rå steg, juleflæskesteg, ribbenssteg, bugatti gris',
  'pork-chops':
    'Svinekoteletter, koteletter, kotelet, svinekotelet, nakkekotelet, nakkekoteletter, grisekoteletter, benløse koteletter, kam koteletter, skinkekoteletter rå, sommerkoteletter, grisekotelet, kamkoteletter',
  'pork-belly':
    'Stegeflæsk, flæsk, svinebryst, stegt flæsk rå, ribbenssteg flæsk, slag, svineslag, brystflæsk, stegeflæsk i skiver, grisebryst, bryst af gris, flæskeskiver, ungersk flæsk, grisens bryst, svær',
  'pork-loin': 'Svinekam uden svær, kam, svinefilet, grisefilet, kamfilet, kotelet filet, koteletfilet',
  'pork-shoulder':
    'Nakkefilet, svinenakke, nakkesteg, svinebov, svineskank, griseskank, pulled pork rå, nakke, grisenakke, griskæber, grisekæber, svinekæber, kæber, nakkebøf, nakkebøffer, bovsteg, skank af gris, grisebov, griseskanker, ungarsk nakke',
  'pork-ribs':
    'Spareribs, ribben, revelsben, grillribben, svineribben, grisens ribben, ribs pork, tynde ribben',
  'pork-tenderloin':
    'Svinemørbrad, mørbrad, grisemørbrad, mørbradbøf, mørbradbøffer, mørbradsbøffer, svinemørbradbøf, afpudset mørbrad',
  mince:
    'Hakket oksekød, hakket okse, hk oksekød, hakkekød, oksefars, hakket kød, fars, hakket oksekød 8-12 %, hakket oksekød 4-7 %, hakket oksekød 15-18 %, tatar, tartar, skrabet kød, skrabet oksekød, okse hakket, hakk oksekød, hakket økologisk oksekød, hakket kalv og okse, hakkekødet, hakket oksekød 3-7 %, oksekød hakket, hakk. oksekød, hk. oksekød, rest hakket oksekød, rest hakkekød, blandet fars, blandet hakket kød, rørt fars, hakket ungkvæg, hakket bøfkød, farsen, hakket oksekøds rest, hak. okse',
  'lamb-mince': 'Hakket lammekød, hakket lam, lammefars, lam hakket',
  'pork-mince':
    'Hakket svinekød, hakket grisekød, hakket flæsk, frikadellefars, svinefars, kalv og flæsk, hakket kalv og flæsk, hakket kalv og svin, hakket kalv og gris, flæskefars, medisterfars, kødfars, grisefars, hakket gris, hakket svin, svinekød hakket, hk svinekød, hakket svine- og kalvekød, farserede fars, hakket kalv-flæsk, forloren hare fars, fars til frikadeller, hakket kalve- og flæskekød, hakket blandet kalv og flæsk',
  'turkey-mince':
    'Hakket kalkun, hakket kylling, hakket kyllingekød, hakket kalkunkød, kyllingefars, kalkunfars, kylling hakket, hakket fjerkræ, hakket kyllingebryst, hakket kyllinge',
  'veal-mince':
    'Hakket kalvekød, hakket kalv, kalvefars, hakket vildt, hakket dyrekød, hakket hjort, hakket krondyr, kalvekød hakket, kalve fars',
  'burger-patty':
    'Burgerbøffer, hakkebøf, hakkebøffer, burgerbøf, bøffer burger, hakkebøffer rå, krebinet, krebinetter, karbonade, karbonader, pariserbøf, pariserbøffer, Burger bøf, patties, smashburger, hamburgerbøf, hamburgerbøffer, steakburger',
  meatballs:
    'Rå kødboller, cevapcici, kødboller rå, kødboller i karry rå, rå frikadeller, frikadeller rå, köfte, kofte, køfte, farsbrød rå, kødbollefars',
  sausage:
    'Rå pølser, rå medister, medister, medisterpølse, salsiccia, merguez, chipolata, juleMedister, rå pølse, medisterpølser, rå grillpølser, slagtermedister, grillmedister, kryddermedister',
  bratwurst:
    'Pølser, pølse, grillpølser, grillpølse, bratwurst, brätwurst, bajerske pølser, ølpølser, ølpølse, ostepølser, ostepølse, hotwings pølser, lammepølser, kyllingegrillpølser, vildtpølser, krydderpølser, baconpølser, thüringer, thüringerpølse, bayerske, røget medister, kålpølse, kålpølser',
  'fresh-chorizo': 'Rå chorizo, frisk chorizo, chorizo til grill, chorizopølser',
  venison:
    'Vildt, dyrekød, dyrekølle, dyreryg, hjortekød, hjort, rådyr, krondyr, vildsvin, dådyr, rådyrryg, dyrefilet, vildsvinekød, råvildt, krondyrkølle, elg, elgkød, rensdyr, rensdyrkød, struds, vildtkød, dådyrkølle, hjortefilet',
  rabbit: 'Kanin, hare, kaninkød, harekølle, kaninlår',
  offal:
    'Indmad, hjerte, hjerter, oksetunge, tunge, brisler, kalvebrisler, svinehjerter, kalvehjerter, kråser, hønsehjerter, svinetæer, grisetæer, lunge, oksehjerte, kalvehjerte, kalvetunge, kyllingehjerter, grisehjerter, grisehoved, komave',
  liver: 'Lever, kalvelever, svinelever, okselever, griselever, lammelever',
  'chicken-liver': 'Kyllingelever, hønselever, andelever, kalkunlever, gåselever',
  kidney: 'Nyrer, nyre, svinenyrer, kalvenyrer, grisenyrer',
  'stuffed-meat':
    'Cordon bleu, grillspyd, spyd, kyllingespyd, kødspyd, shish kebab, fyldt kyllingebryst, farserede peberfrugter rå, baconsvøbt, svøbt i bacon, benløse fugle rå, farseret svinemørbrad, farserede porrer rå, involtini, saltimbocca, lammespyd, grisespyd, fyldt svinemørbrad, bøf stroganoff spyd, gefüllte',
  'any-meat':
    'Kød, grillkød, hestekød, kødben, marvben, suppeben, grillpakke, fonduekød, raclettekød, kødpakke, ben til suppe, kødet, frilandskød, grillmix, kødudskæring, julegrillpakke',
  'stir-fry-meat':
    'Kød i strimler, strimler, strimlet kød, wokkød, svinestrimler wok, oksestrimler wok, kalvestrimler, kødstrimler, grisestrimler, gyroskød, kebabkød rå, shawarmakød rå, stroganoffkød, strimlet oksekød, strimlet svinekød, mongolian barbecue kød',
  chicken:
    'Kylling, høne, hel kylling, kyllingekød, fjerkræ, suppehøne, høns, hønsekød rå, poussin, hane, majskylling, kyllinger, frilandskylling, velfærdskylling, økokylling, berberi, kyllinge, hønse, kyllingestrimler wok, unghane, coquelet, suppehøns',
  'chicken-parts':
    'Kyllingestykker, kyllingestrimler, kyllingeinderfilet, kyllingeinderfileter, inderfilet, inderfileter, kyllingetern, kyllingeschnitzel, kylling i stykker, kyllingefiletstrimler, kyllingestriber, kylling strimler, parteret kylling, kyllingefars strimler, kyllingemedaljoner',
  'chicken-breast':
    'Kyllingebryst, kyllingefilet, kyllingebrystfilet, brystfilet, kyllingebryster, kyllingefileter, kylling bryst, hønsebryst, brystfileter, kyllinge filet, majskyllingebryst, overbryst, filet af kylling',
  'chicken-thigh':
    'Kyllingeoverlår, overlår, kyllingelårfilet, overlår af kylling, kyllingelårkød, udbenede kyllingelår, kyllinge overlår, kyllingeoverlårskød, kyllingelårsfilet',
  'chicken-leg': 'Kyllingelår, kyllinglår, hønselår, kyllinge lår, lår af kylling, hele lår',
  'chicken-wing':
    'Kyllingevinger, chicken wings, hotwings rå, wings, kyllingevinge, buffalowings rå, vinger kylling',
  'chicken-drumstick': 'Kyllingeunderlår, underlår, drumsticks, underlår af kylling',
  turkey:
    'Kalkun, kalkunbryst, kalkunkød, kalkunschnitzel, kalkunfilet, kalkunoverlår, kalkunstrimler, hel kalkun, kalkunlår, kalkuncuvette, kalkunculotte, kalkunsteg, kalkuntern, kalkunsteak, kalkununderlår',
  duck: 'And, andebryst, andelår, berberiand, ænder, ande, hel and, perlehøne, due, duebryst, gråand, andesteg rå, juleand, mortensand, anden and, vildand, skovdue, andebrystfilet',
  goose: 'Gås, gåsesteg rå, gåsebryst rå, gåselår, gæs',
  quail: 'Vagtel, vagtler',
  pheasant: 'Fasan, agerhøne, fasaner, ryper, snepper, rype',
  bacon:
    'Bacon, baconskiver, bacon i skiver, røget bacon, røget flæsk, spæk, kalkunbacon, skivebacon, bacon skiver, Tulip bacon, baconstykke, rå bacon, sprængt flæsk, bacon uden svær, rullebacon, kyllingebacon',
  pancetta: 'Pancetta, guanciale',
  lardons: 'Bacontern, bacon i tern, skinketern, baconstrimler, spæktern, bacon tern',
  gammon:
    'Hamburgerryg, sprængt hamburgerryg, kassler, kasseler, røget skinke rå, sprængt svinekam, juleskinke, skinke rå sprængt, sprængt nakke, hamborgerryg, hamborryg, sprængt skank, røget svinekam, sprængt oksebryst, sprængt kød, sprængt and, røget nakke, røget filet rå, saltmad, sprængt svinenakke, bayonneskinke',
  'cold-cuts':
    'Pålæg, kødpålæg, rullepølse, leverpostej, sylte, kødpølse, hamburgerryg pålæg, kalkunpålæg, kyllingepålæg, roastbeef pålæg, saltkød, roastbeef i skiver, rosbif, hamburgerryg i skiver, kyllingebrystpålæg, skinkepålæg, lyoner, skinkerullepølse, kalverullepølse, spegepølsepålæg blandet, rullepølse i skiver, medisterpølse pålæg, medister i skiver, sky, jægerpølse i skiver, kødpålæg i skiver, oksebryst pålæg, kyllingerullepølse, Gøl pålæg, 3-Stjernet pålæg, flæskesteg pålæg, flæskesteg i skiver, ribbensteg pålæg, ribbensteg i skiver, kamsteg i skiver, saltkødspålæg, smørepølse, lammerullepølse, Stryhns leverpostej, Stryhns, leverpostejen, hjemmelavet leverpostej, bagt leverpostej, grov leverpostej, kalvepostej, tepølse, teewurst, hønsepålæg, italiensk pålæg blandet, aspik, skinkesky, oksespegepølse blandet, forlorenhare pålæg, mortadella pålæg, røget filet, røget svinefilet, røget filet i skiver, røget culotte, røget mørbrad, røget mørbrad i skiver',
  ham: 'Skinke, kogt skinke, skinke i skiver, røget skinke, skinkeskiver, hamburgskinke, kogt røget skinke, brunchskinke, toastskinke, sandwichskinke, honningskinke, pizzaskinke, dåseskinke i skiver, skinketern kogte, ovnstegt skinke, skinkeculotte røget kogt, skinkestrimler, kalkunskinke',
  'whole-cooked-ham':
    'Hel kogt skinke, skinke i ét stykke, juleskinke kogt, glaseret skinke, hel skinke, helstegt skinke, kogt skinke i stykke, påskeskinke',
  pastrami: 'Pastrami',
  mortadella: 'Mortadella',
  'turkey-slices':
    'Kalkunbryst i skiver, kyllingebryst i skiver, kalkun i skiver, kyllingepålæg i skiver, kyllingebryst pålæg, kalkunbryst pålæg, røget kalkun, kalkunfilet i skiver, kalkunpålæg i skiver, røget kalkunbryst, kylling i skiver',
  'dried-sausage':
    'Spegepølse, spegepølser, cervelat, cervelatpølse, cabanossi, kabanos, landjæger, spegepølsesnack, oksespegepølse, fuet, sucuk, fåremedister tørret, lammespegepølse, snackpølser, snackspegepølse, Pepperoni snack, Bi-Fi, vildtspegepølse, hvidløgsspegepølse, sommerspegepølse, speget pølse, pølsesnack, minispegepølser, spegeskinkepølse, svinespegepølse, alm spegepølse, salamisticks',
  salami: 'Salami, salamipålæg, Milano salami, peber salami, salamiskiver, kyllingesalami, jægersalami',
  pepperoni: 'Pepperoni, pepperonipølse, peperoni',
  chorizo: 'Chorizo, chorizoskiver, chorizo i skiver',
  prosciutto:
    'Lufttørret skinke, serranoskinke, parmaskinke, serrano, spegeskinke, prosciutto, Skagenskinke, Skagenskinken, jamon, jamon serrano, bresaola, coppa, schwarzwaldskinke, røget lammekølle, speget skinke, iberico skinke, fenalår, røget dyrekølle, San Daniele, lufttørret oksekød, hesterøget',
  'cooked-sausage':
    'Wienerpølser, røde pølser, rød pølse, hotdogpølser, knækpølse, knækpølser, knækkere, frankfurter, frankfurterpølser, cocktailpølser, brunchpølser, wiener pølser, wienerpølse, middagspølser, wiener, Gøl pølser, Steff Houlberg pølser, Tulip pølser, pølser røde, brunchpølse, kogte pølser, kogepølser, cocktailpølse, Gøl, bockwurst, knackwurst, kyllingepølser, lange pølser, børnepølser, middagspølse, Tulip wienerpølser, hotdog pølser, cervelatkogepølse, røgede pølser, jægerpølse, ringpølse, toulousepølser kogte',
  'hot-dogs': 'Hotdog, hot dog, fransk hotdog, hotdogs, franske hotdogs, pølse med brød, pølsehorn hotdog',
  'black-pudding': 'Blodpølse, blodpølser, blodbudding',
  kielbasa: 'Polsk pølse, kielbasa',
  'corned-beef': 'Corned beef, saltkød på dåse',
  pate: 'Paté, pate, postej, landpaté, leverpaté, terrine, rillettes, foie gras, vildtpaté, andepaté, andeleverpaté, gåseleverpostej, skaldyrspaté, fiskepaté, andeleverterrine, andelevermousse',
  jerky: 'Beef jerky, jerky, tørret kød, tørret oksekød, biltong',
  'pork-scratchings':
    'Flæskesvær, flæskesvær snack, grisesvær, fedtegrever, flæskesvær i pose, grever, kamsvær, sprød svær, Kims flæskesvær',
  'bacon-bits': 'Baconbits, bacon bits, baconknas, sprøde bacontern',
  'cooked-meat':
    'Stegt kød, frikadeller, frikadelle, kødboller, kogt kød, flæskesteg stegt, stegt flæskesteg, stegt flæsk, pulled pork, pulled beef, kebabkød, kebab, shawarma, shawarmakød, gyros, kødrester, kogt oksekød, oksesteg stegt, farsbrød skiver, rest af steg, stegerest, steg kold, roastbeef stegt, kold steg, karbonader stegte, stegte krebinetter, kødfrikadeller, kalvefrikadeller, hakkebøf stegt, pulled kød, sprængt oksebryst kogt, hamburgerryg kogt, mini frikadeller, frikadeller færdige, delikatessefrikadeller, medister stegt, stegt medister, stegt and, andesteg, stegt andelår, andelår confit, confiterede andelår, confit de canard, stegte mørbradbøffer, köttbullar, svenske kødboller, kødboller i karry kød, fårefrikadeller, langtidsstegt steg, pariserbøf stegt, grillkød stegt, ribbensteg stegt, sprød flæskesteg, stegte hakkebøffer',
  'cooked-bacon': 'Stegt bacon, sprødt bacon, sprød bacon, ristet bacon',
  'cooked-chicken':
    'Stegt kylling, grillkylling, grillstegt kylling, kogt kylling, hønsekød, kogt hønsekød, kogt høne, pulled chicken, kyllingerester, tandoorikylling, kyllingestrimler stegte, grillet kylling, færdigstegte kyllingestrimler, kylling stegt, hot wings, hotwings, rest kylling, fredagskylling, kyllingespyd stegte, kyllingebryst stegt, ristet kylling, røget kylling, røget kyllingebryst, karrykylling kold, stegte kyllingelår, barbecuekylling, kyllingelår stegte, lørdagskylling',
  'chicken-nuggets':
    'Kyllingenuggets, nuggets, chicken nuggets, paneret schnitzel, wienerschnitzel, panerede kyllingefileter, kyllingepopcorn, schnitzel paneret, panerede schnitzler, crispy chicken, panerede nuggets, kyllingesticks, chickenburger, kyllingeburger, kyllingeburgerbøf, paneret kylling, crispy strips, kyllingeschnitzel paneret',
  'white-fish':
    'Hvid fisk, fladfisk, pighvar, slethvar, skrubbe, skrubber, pangasius, ising, ulk, havkat, havkatfilet, hvilling, rødfisk, stenbider, knurhane, brosme, lange, lubbe, hvid fiskefilet, stenbiderfilet, hvilling filet, isinger, ulke, skader, skate',
  cod: 'Torsk, torskefilet, torskefileter, torskeryg, torskelever fersk, torskeloin, skrei, torske, torskekoteletter, letsaltet torsk, torskehaler, nytårstorsk, klipfisk udvandet, torskelever',
  haddock: 'Kuller, kullerfilet',
  plaice:
    'Rødspætte, rødspættefilet, rødspættefileter, rødspætter, rødspætte filet, fiskefilet rødspætte, rødspættefilletter',
  sole: 'Søtunge, tunge fisk, søtunger, rødtunge, rødtungefilet, tungefilet',
  'sea-bass': 'Havbars, havaborre, havbarsfilet',
  hake: 'Kulmule, kulmulefilet',
  halibut: 'Helleflynder, hellefisk, helleflynderfilet, hellefiskfilet',
  tilapia: 'Tilapia, tilapiafilet',
  'sea-bream': 'Guldbrasen, dorade, havrude, brasen',
  monkfish: 'Havtaske, havtaskehale, havtaskehaler, havtaskekæber',
  pollock:
    'Sej, sejfilet, alaskasej, mørksej, lyssej, aborre, sandart, sandartfilet, alaska pollock, rødfiskefilet, aborrefilet, sejlaks fersk',
  'any-fish':
    'Fisk, fiskefilet, fiskefileter, skaldyr, fisk i tern, fiskefars, frisk fisk, paellamix, fiskesteak, skaldyrsmix, fisketern, fars fisk, gedde, fiskemix, frutti di mare, skaldyrsblanding, fiskestykker, fiskespyd, helt, hel fisk, fisk fars, rørt fiskefars, fiskesuppemix, stenbiderrogn, rogn, torskerogn, stenbider rogn, fiskerogn',
  'oily-fish':
    'Fed fisk, ål, karpe, sværdfisk, hornfisk, brisling, stør, helt fisk, smelt, fjæsing, hvidfisk fed, fjeldørred, røding, malle, fersk ål, suder, stallinger, sildehaj',
  salmon:
    'Laks, laksefilet, laksesteak, laksefileter, laksestykker, vildlaks, lakseside, laks i portionsstykker, laksekoteletter, laks filet, laksefjæs, laksetern, lakseloin, norsk laks, hel lakseside, fersk laks',
  tuna: 'Tun, tunsteak, tunfilet, frisk tun, tunfisk, tunbøf, tun loin',
  trout: 'Ørred, regnbueørred, havørred, ørredfilet, forel, foreller, bækørred, ørreder',
  mackerel: 'Makrel, makrelfilet, makreller, frisk makrel',
  sardines: 'Sardiner, friske sardiner, sardin',
  herring: 'Sild, sildefilet, sildefileter, ferske sild, friske sild, sildefiletter',
  prawns:
    'Rejer, pillede rejer, grønlandske rejer, tigerrejer, scampi, kæmperejer, fjordrejer, krebsehaler, jomfruhummer, jomfruhummere, jomfruhummerhaler, krebs ferskvand, krebs, håndpillede rejer, dybvandsrejer, rejerne, vannameirejer, argentinske rejer, languster, rå rejer, hesterejer, roskilderejer, kongerejer, koldtvandsrejer, isrejer, rejespyd, pil selv rejer, skalrejer, reje, shrimps',
  scallops: 'Kammuslinger, kammusling',
  squid:
    'Blæksprutte, blæksprutter, calamari, tiarmet blæksprutte, blækspruttearme, blæksprutteringe rå, sepia',
  octopus: 'Ottearmet blæksprutte, octopus, pulpo',
  mussels:
    'Muslinger, blåmuslinger, limfjordsmuslinger, muslingekød, hjertemuslinger, knivmuslinger, musling',
  clams: 'Vongole, venusmuslinger',
  oysters: 'Østers, limfjordsøsters',
  crab: 'Krabbe, krabbekød, krabbeklør, taskekrabbe, kongekrabbe, krabber, krabbeklo, snekrabbe',
  lobster: 'Hummer, hummerhaler, hummerkød, hummerhale, hummere, sort hummer',
  'smoked-fish':
    'Røget fisk, røget ål, røget sild, røgede sild, røget hellefisk, røget havkat, bornholmere, bornholmersild, røget torskerogn, matjessild røget, matjes, matjessild, sol over gudhjem, varmrøget fisk, røget helt, røget sværdfisk, røget stør, kipper, røget torsk, røget hornfisk, røget sej, sejlaks, lunrøget fisk, bakskuld',
  'smoked-salmon':
    'Røget laks, koldrøget laks, varmrøget laks, gravad laks, gravet laks, gravlaks, røget lakseside, laks røget, røget laks i skiver, laks gravad, gravadlaks, røgelaks, laksepålæg, kold røget laks, varm røget laks, laksestrimler røgede, laks koldrøget',
  'smoked-mackerel':
    'Røget makrel, pebermakrel, røget makrelfilet, varmrøget makrel, makrel røget, røgede makreller, peberstegt makrel røget',
  kippers: 'Kippers',
  'smoked-trout':
    'Røget ørred, røget regnbueørred, ørred røget, varmrøget ørred, røget ørredfilet, røget forel, gravad ørred',
  'smoked-haddock': 'Røget kuller',
  'cooked-fish':
    'Stegt fisk, kogt fisk, fiskefrikadeller, fiskefrikadelle, stegt fiskefilet, stegt rødspætte, fish and chips, dampet fisk, fiskedeller, stegte sild, stegte fiskefileter, ceviche, kogt torsk, stegt torsk, pocheret laks, dampet laks, stegt laks, ovnbagt laks, stegt rødspættefilet, bagt laks, fiskefilet stegt, laksefrikadeller, torskerogn kogt, kogt torskerogn, kold dampet laks, fiskeboller',
  'cooked-prawns':
    'Kogte rejer, rejer kogte, rejecocktail rejer, rejering, kogte krabbeklør, stegte rejer, dampede muslinger, kogte muslinger, krebsehaler i lage, krebs i lage, tigerrejer i lage, muslinger i lage, skaldyr i lage, jomfruhummerhaler i lage, kogt hummer, moules, kogte jomfruhummere, rejer i lage',
  'fish-fingers':
    'Fiskepinde, fiskefingre, fiskestænger, panerede fiskefileter, paneret fiskefilet, panerede rødspættefileter, paneret rødspættefilet, fiskefilet paneret, fiskeburger, fiskenuggets, panerede blæksprutteringe, friterede rejer, paneret torsk, paneret fisk, panerede rejer, blæksprutteringe, fiskekroketter, torskenuggets, paneret rødspætte, fishsticks, sprøde fiskefileter, friteret fisk frost',
  'crab-sticks': 'Surimi, crabsticks, crab sticks, surimisticks, krabbesticks, krebsesticks',
  'pickled-herring':
    'Marinerede sild, kryddersild, karrysild, modnede sild, rollmops, gaffelbidder, sild i karry, stegte sild i eddike, hvide sild, røde sild, spegesild, marineret sild, julesild, Glyngøre sild, sild marinerede, sennepssild, tomatsild, dildsild, sild i lage, sild på glas, sherrysild, påskesild, ansjossild, gammeldags modnede sild, stegte eddikesild, eddikesild, kærlighedssild, glasmestersild, matjesfilet i lage, løgsild, sild i dildsauce, christiansøpigens sild',
  caviar:
    'Kaviar, lakserogn, ørredrogn, Kalles Kaviar, løjrom, sort kaviar, limfjordskaviar, tobiko, tangkaviar, Kalles, stenbiderrogn på glas, stenbiderkaviar',
  'dried-fish':
    'Tørfisk, klipfisk, tørret fisk, bonitoflager, stokfisk, tørrede rejer, tørrede jyder, tørret torsk, dørret fisk',
  tomato:
    'Tomater, tomat, bøftomater, bøftomat, klasetomater, stilktomater, buskhtomater, busktomater, danske tomater, blommetomat store, vinetomater, oksehjertetomater, oksehjertetomat, bifftomater, tomatermix, romatomater, salattomater, tomatmix, tomater i løsvægt',
  'cherry-tomato':
    'Cherrytomater, cherrytomat, blommetomater, cocktailtomater, snacktomater, daddeltomater, perletomater, minitomater, cherry tomater, små tomater, mini blommetomater, tomatsnack, sukkertomater, cherrytomater på stilk, cherry',
  'sun-dried-tomato':
    'Soltørrede tomater, soltørret tomat, semidried tomater, semi dried tomater, soltørrede tomater i olie, halvtørrede tomater',
  cucumber:
    'Agurk, agurker, skoleagurk, skoleagurker, snackagurk, snackagurker, slangeagurk, miniagurker, skrubagurk, salatagurk, drueagurker friske, drueagurk',
  courgette: 'Squash, courgette, courgetter, zucchini, gul squash, rund squash, sommersquash, patisson',
  aubergine: 'Aubergine, auberginer, æggeplante',
  pepper:
    'Peberfrugt, peberfrugter, spidspeber, rød peber, snackpeber, snackpeberfrugter, grøn peber, gul peber, rød peberfrugt, snackpeberfrugt, peberfrugtmix, peberfrugt rød, spidspeberfrugt, ramiropeber, ramiro, trafiklys peberfrugter, romano peber, padron, padronpeber, peberfrugt mix',
  chilli:
    'Chili, chilier, chilifrugt, grøn chili, rød chili, frisk chili, habanero, chilifrugter, chilli, chilipeber, snackchili',
  jalapenos: 'Jalapeños, jalapenos, jalapeno, friske jalapenos',
  broccoli:
    'Broccoli, brokkoli, brocoli, broccolibuketter, aspargesbroccoli, broccolini, bimi, stangbroccoli, broccolihoved, broccoli i buketter',
  cauliflower: 'Blomkål, blomkålsbuketter, romanesco, romanescokål, blomkålshoved, blomkålen',
  'cauliflower-rice': 'Blomkålsris, blomkåls ris, revet blomkål',
  cabbage:
    'Hvidkål, kål, spidskål, kålhoved, spidskålen, hvidkålshoved, jaromakål, rød spidskål, sommerkål, hvidkål i strimler, sommerhvidkål',
  'red-cabbage': 'Frisk rødkål, rødkålshoved, rå rødkål, rødkål rå, rødkål, rødkål frisk',
  'savoy-cabbage': 'Savojkål, savoykål, savoj',
  'chinese-cabbage': 'Kinakål, kinesisk kål, kinakålen',
  'brussels-sprouts': 'Rosenkål, rosenkåls',
  'bok-choy': 'Pak choi, pak choy, bok choy, pakchoi, tatsoi, paksoi',
  lettuce:
    'Salat, hovedsalat, salathoved, pluksalat, krølsalat, lollo rosso, egebladsalat, grøn salat, bladsalat, batavia, bataviasalat, kruset salat, salathoveder, salat i potte, potte salat, salanova, sommersalat hoved',
  iceberg:
    'Icebergsalat, iceberg, romainesalat, hjertesalat, romaine, little gem, issalat, minihjertesalat, hjertesalater, isbjergsalat, icebergsalaten, romanesalat, hjertesalaten',
  'bagged-salad':
    'Salatmix, salatblanding, babyleaf, baby leaf, blandet salat i pose, salat i pose, karse, mikrogrønt, mikroskud, ærteskud, pose salat, babyleaves, skyllet salat, vasket salat, snittet salat, salatpose, salatblade, brøndkarse mix, skolekarse, karsebakke, havekarse, spinat og rucola mix, coleslawmix, asiasalat, mizuna, baby salat',
  watercress: 'Brøndkarse',
  'lambs-lettuce': 'Feldsalat, vårsalat, tandsalat, mache',
  spinach:
    'Spinat, babyspinat, baby spinat, frisk spinat, spinatblade, helbladet spinat, spinat frisk, vinterspinat',
  rocket: 'Rucola, rucolasalat, ruccola, rukola, rucula',
  kale: 'Grønkål, palmekål, sortkål, toskansk kål, grønkålsstok, grøn kål, grønlangkål rå, rød grønkål, vandspinat, babykål, baby grønkål',
  'spring-greens': 'Forårskål, bladkål, sommerbladkål',
  chard:
    'Bladbede, sølvbede, rødbedeblade, syre, skovsyre, mælkebøtteblade, mangold, skvalderkål, brændenælder, strandkål',
  radicchio:
    'Radicchio, radise salat radicchio, endivie, julesalat, frisée, frisé, frisesalat, rosensalat, chicorée, cikorie, endiviesalat, rød julesalat',
  carrot:
    'Gulerødder, gulerod, snackgulerødder, bundtgulerødder, snackgulerod, gule rødder, babygulerødder, gulerødderne, gulerods, gulerøder, minigulerødder, gulerødder med top, toppede gulerødder, farvede gulerødder, skolegulerødder',
  parsnip: 'Pastinak, pastinakker, persillerod, persillerødder, pastinaker',
  potato:
    'Kartofler, kartoffel, nye kartofler, bagekartofler, bagekartoffel, aspargeskartofler, aspargeskartoffel, bintje, små kartofler, ditta, folva, kogekartofler, salatkartofler, fastkogende kartofler, melede kartofler, pandekartofler, kartoflerne, løse kartofler, rå kartofler, stegekartofler, vaskede kartofler, samsøkartofler, sava, skrællede kartofler, mandelkartofler, kartofler nye, grillkartofler, frittekartofler, bedste kartofler',
  'sweet-potato': 'Søde kartofler, sød kartoffel, sødkartoffel, sødkartofler, batat, yams, bataterne',
  onion:
    'Løg, zittauerløg, almindelige løg, gule løg, hvide løg, kepaløg, løget, løgene, zittauer, bananløg, løg i net, gult løg, salatløg, spanske løg',
  'red-onions': 'Rødløg, røde løg, rødt løg',
  shallots: 'Skalotteløg, skalotter, skallotteløg',
  'spring-onion': 'Forårsløg, forårsløgene, bundtløg, vårløg, løgtop, nye løg, pibeløg',
  garlic:
    'Hvidløg, hvidløgsfed, fed hvidløg, solohvidløg, ramsløgløg, hvidløgene, solo hvidløg, hvidløgsknold, røget hvidløg, hvide løg hvidløg',
  'garlic-paste':
    'Hvidløgspasta, ingefærpasta, hakket hvidløg på glas, hvidløgspuré, chilipasta, hvidløg på glas, hvidløg på tube, ingefær på glas',
  leek: 'Porre, porrer, suppeurter, suppevisk, minestronemix, julesalat porre, rodfrugter mix, rodfrugter, visk, porreringe, suppehorn grønt, urtebundt, suppeurter bundt, rodfrugtmix',
  celery: 'Bladselleri, blegselleri, stangselleri, bladselleristængler',
  celeriac: 'Knoldselleri, selleri, sellerirod, sellerier',
  beetroot:
    'Rødbeder, rødbede, rødbede rå, friske rødbeder, gulbede, gulbeder, beder, polkabede, bolsjebeder, bolsjebede, rødbeder rå, bundtrødbeder',
  'cooked-beetroot':
    'Kogte rødbeder, forkogte rødbeder, bagte rødbeder, rødbeder kogte, vakuumkogte rødbeder',
  turnip: 'Majroe, majroer, roer, roe, turnips, majroe hvid, høstroer',
  kohlrabi: 'Glaskål, kålrabien, knudekål, kålrabi knold',
  daikon: 'Kinaradise, daikon, ræddike, sort ræddike, kinaradiser, peberrodsradise',
  swede: 'Kålroe, kålrabi, kålroer',
  radish: 'Radiser, radise, radisser, bundt radiser',
  fennel: 'Fennikel, fennikelknold, fennikler, finnikel, fennikelknolde',
  asparagus:
    'Asparges, grønne asparges, hvide asparges, aspargeshoveder, asparges bundt, slikasparges, friske asparges, grøn asparges, aspargestoppe',
  artichoke: 'Artiskok, artiskokker, jordskokker, jordskok, skorzonerrod, skorzonerrødder, sortrod, havrerod',
  corn: 'Majskolber, majskolbe, minimajs, friske majs, babymajs, sukkermajs, søde majskolber, frisk majs',
  'green-beans':
    'Grønne bønner, haricots verts, haricot verts, snitbønner, brydbønner, grønne bønner frosne, voksbønner, stangbønner, snittebønner, friske bønner, haricoverts, haricotsverts, slikbønner, brækbønner',
  'broad-beans': 'Hestebønner, valskebønner, hestebønne',
  edamame: 'Edamamebønner, edamame, edamame bønner',
  peas: 'Ærter, ærter frosne, fine ærter, bælgærter, friske ærter, haveærter, grønne ærter, ærteblanding, ærter og gulerødder, markærter, frosne ærter, ærterne, ekstra fine ærter, ærtebælge, bælge ærter',
  mangetout: 'Slikærter, sukkerærter flade, sneærter, flade sukkerærter',
  'sugar-snap-peas': 'Sukkerærter, sugarsnaps, sugar snaps, sugar snap peas, suger snaps',
  mushroom:
    'Champignon, champignoner, svampe, hvide champignoner, kantareller, kantarel, karl johan, karljohan svampe, rørhatte, skovsvampe, champignons, enoki, morkler, blandede svampe, svampemix, champinion, champignoner i skiver, markchampignon, champinioner, trompetsvampe, kejserhatte svampe, karl johan svampe, friske svampe, champi',
  'chestnut-mushrooms':
    'Brune champignoner, brun champignon, markchampignoner, brune champignon, brune markchampignoner',
  'portobello-mushrooms':
    'Portobello, portobellosvampe, portobellochampignoner, portobelloer, portobello svampe',
  shiitake: 'Shiitake, shiitakesvampe, shitake',
  'oyster-mushrooms': 'Østershatte, østershat, kejserhatte, kejserhat, kongeøstershat, kongeøstershatte',
  'dried-mushrooms':
    'Tørrede svampe, tørret karl johan, tørrede kantareller, tørrede karl johan, tørrede shiitake, tørrede trompetsvampe',
  pumpkin: 'Græskar, halloweengræskar, centnergræskar, muskatgræskar, mandelgræskar, græskarret',
  'winter-squash':
    'Hokkaido, hokkaidogræskar, butternut, butternut squash, butternutsquash, spaghettigræskar, hokaido, hokkaido græskar, butternutgræskar, hokkaidoen',
  okra: 'Okra, okraer',
  rhubarb: 'Rabarber, rabarberstilke, vinrabarber, rabarberne',
  'bean-sprouts':
    'Bønnespirer, spirer, alfalfa, alfalfaspirer, mungbønnespirer, linsespirer, spirede linser, bønneskud, lucernespirer, spirede frø, ærtespirer, rædikespirer',
  'bamboo-shoots': 'Friske bambusskud',
  seaweed:
    'Tang, nori, noriplader, tangplader, wakame, noriark, tangsalat tørret, kombu, sushitang, blæretang, sukkertang, søl, savtang, tangark',
  cassava: 'Kassava, maniok, yuca, cassava, taro',
  jicama: 'Jicama, lotusrod',
  ginger:
    'Ingefær, frisk ingefær, ingefærrod, ingefærknold, galanga, frisk gurkemeje, galangarod, gurkemejerod',
  herbs:
    'Krydderurter, urter, kørvel, løvstikke, merian, citronmelisse, sar, ramsløg, friske urter, blandede krydderurter, kryddergrønt, krydderurtepotte, merian frisk, thaibasilikum, friske krydderurter, krydderurt, suppeurter krydder, lakridsrod frisk, purløgspotte mix, salturt, melisse, kærvel, karryblade, limeblade, skvalder, hyldeblomster, hyldeblomst, brændenælde',
  dill: 'Dild, frisk dild, dild potte, kronedild',
  sage: 'Salvie, frisk salvie, salvieblade',
  tarragon: 'Estragon, frisk estragon',
  basil: 'Basilikum, frisk basilikum, basilikumpotte, bassilikum, basilikumblade',
  parsley:
    'Persille, kruspersille, bredbladet persille, persillebundt, frisk persille, krus persille, persillestilke, bladpersille, persillen',
  coriander: 'Koriander, frisk koriander, korianderblade, coriander',
  mint: 'Mynte, frisk mynte, pebermynte frisk, mynteblade, marokkansk mynte',
  chives: 'Purløg, frisk purløg, hvidløgspurløg',
  rosemary: 'Rosmarin, frisk rosmarin, rosmarinkviste, rosmarinkvist',
  thyme: 'Timian, frisk timian, timiankviste, citrontimian, timiankvist',
  oregano: 'Oregano, frisk oregano',
  lemongrass: 'Citrongræs, citrongræsstængler',
  avocado:
    'Avocado, avocadoer, avokado, avokadoer, spisemodne avocadoer, spiseklar avocado, avocadoen, spiseklare avocadoer, avo',
  olives:
    'Oliven, sorte oliven, grønne oliven, kalamata, kalamataoliven, oliven på glas, fyldte oliven, udstenede oliven, olivenglas',
  'deli-olives':
    'Antipasti, marinerede oliven, delikatesseoliven, oliven fra delikatessen, antipasto, friske oliven, antipastianretning, oliven i løsvægt',
  'any-vegetable':
    'Grøntsager, grøntsag, grønt, grønsager, grøntkasse, grøntsagskasse, grøntpose, frisk grønt, Årstidskasse, grøntrester, grøntsagsrester, råkostgrønt, rest grønt, grønsag',
  'stir-fry-vegetables':
    'Wokgrønt, wok grønt, wokmix, wokblanding, råkost, grøntsagsstave, snittet grønt, gulerodsstave, grøntsagsstænger, råkostmix, snackgrønt, wokgrøntsager, spiralgrøntsager, grøntsagsspaghetti, squashspaghetti, snittede gulerødder, revne gulerødder, grøntsagsfad, wok mix, råkostsalat, råkostblanding, gulerodsråkost, finsnittet kål',
  'frozen-vegetables':
    'Frosne grøntsager, frostgrønt, grøntsagsblanding frost, wokblanding frost, frosne ærter og gulerødder, italiensk blanding frost, frosne wokgrøntsager, frosne bønner, frossen grøntsagsblanding, amerikansk blanding, frosset grønt, mexicansk blanding frost, kejserblanding',
  apple:
    'Æbler, æble, madæbler, spiseæbler, Ingrid Marie, Pink Lady, Gala, Elstar, Granny Smith, Gråsten, Gråstenæbler, Belle de Boskoop, Boskoop, Discovery, Golden Delicious, Royal Gala, Jonagold, danske æbler, skoleæbler, Rød Aroma, Aroma æbler, æblerne, Mutsu, Cox Orange, Filippa, Ananasrenet, Fuji, Holsteiner Cox, Braeburn, Jazz æbler, æblepose, snackæbler, Guldborg, Summerred, Rubens, Kanzi, Skovfogedæble, Bellida, bage æbler, nedfaldsæbler',
  'green-apple': 'Grønne æbler, grønt æble',
  pear: 'Pærer, pære, Conference, Clara Frijs, conferencepærer, Clara Friis, nashipære, nashi, herrepærer, Williamspærer, Anjou pære, Concorde pærer, grev moltke, gråpærer, conference pærer',
  banana: 'Bananer, banan, babybananer, øko bananer, fairtrade bananer, bananen, bananer klase, Chiquita',
  plantain: 'Madbananer, madbanan, kogebananer, plantain',
  orange:
    'Appelsiner, appelsin, appelsinskal, blodappelsiner, blodappelsin, saftappelsiner, navelappelsiner, navelina, appelsinskræl, appelsinnet, juiceappelsiner',
  mandarin: 'Satsumas, satsuma, kumquat, kumquats, minneola, lette at pille',
  clementines: 'Klementiner, klementin, clementiner, clementin, klementinnet, klementinerne',
  mandarins: 'Mandariner, mandarin',
  tangerines: 'Tangeriner, tangerin',
  grapefruit: 'Grapefrugt, grapefrugter, grape, pomelo, grape frugt, grapefruit',
  lemon: 'Citroner, citron, citronskal, økologiske citroner, citronnet, citronskræl, øko citron, citron skal',
  lime: 'Lime, limefrugter, limefrugt, limeskal, limer, limes',
  grapes:
    'Vindruer, druer, vindrue, grønne druer, blå druer, røde druer, stenfri druer, grønne vindruer, drueklase, kernefri druer, blå vindruer, røde vindruer, drue',
  strawberry: 'Jordbær, danske jordbær, jordbærrene, jordbærbakke, bakke jordbær',
  raspberry: 'Hindbær, friske hindbær, hindbærbakke',
  blackberry: 'Brombær, morbær, hyldebær, boysenbær, multebær, loganbær, friske brombær',
  blueberry: 'Blåbær, blåbærbakke, skovblåbær, friske blåbær, bølle, blåbærene',
  cranberry: 'Tranebær, friske tranebær, friske tyttebær, tyttebær friske, tyttebær',
  gooseberry: 'Stikkelsbær, physalis, ananaskirsebær, stikkelsbærrene',
  redcurrants: 'Ribs, røde ribs, hvide ribs, ribsbær',
  blackcurrants: 'Solbær, friske solbær',
  'any-berry':
    'Bær, bærblanding, skovbær, havtorn, aronia, aroniabær, blandede bær, bærmix, friske bær, bærrene, bakke bær',
  'frozen-fruit':
    'Frossen frugt, frosne bær, frosne hindbær, frosne jordbær, frosne blåbær, smoothiemix, frugtblanding frost, frosne skovbær, frossen mango, frosne brombær, smoothie mix frost, bærblanding frost, frosset frugt',
  cherry: 'Kirsebær, moreller, surkirsebær, sødkirsebær, morel, friske kirsebær, stevnsbær, røde kirsebær',
  peach:
    'Ferskner, fersken, donutferskner, paraguayo, paraguayoferskner, ferskener, flade ferskner, bjergferskner, tallerkenferskner',
  nectarine: 'Nektariner, nektarin, flade nektariner, nektarinerne',
  apricot: 'Abrikoser, abrikos, friske abrikoser',
  plum: 'Blommer, blomme, sveskeblommer, mirabeller, sveskeblomme, Victoria blommer, Opal blommer, mirabelle, slåen, Victoriablommer, kræger, slåenbær',
  greengages: 'Reineclauder, reineclaude, renekloder',
  mango: 'Mango, mangoer, mangofrugt, spiseklar mango, mangoen, flymango',
  papaya: 'Papaya, papajaer',
  'passion-fruit': 'Passionsfrugt, passionsfrugter, maracuja, grenadilla',
  pineapple: 'Ananas, frisk ananas, ananasser, babyananas, hel ananas, ananassen',
  kiwi: 'Kiwi, kiwier, guldkiwi, gul kiwi, kiwifrugt, kiwifrugter, gold kiwi, kiwibær, kiwi gold',
  melon: 'Melon, galiamelon, meloner, netmelon, charentaismelon, piel de sapo, galia, sukkermelon, melonen',
  cantaloupe: 'Cantaloupemelon, cantaloupe, kantalup',
  honeydew: 'Honningmelon, honningmeloner',
  watermelon: 'Vandmelon, vandmeloner, stenfri vandmelon, mini vandmelon, vandmelonen',
  coconut: 'Kokosnød, kokosnødder, frisk kokosnød',
  pomegranate: 'Granatæble, granatæbler',
  fig: 'Figner, figen, friske figner, frisk figen',
  date: 'Dadler, daddel, medjool dadler, medjool, tørrede dadler, friske dadler, bløde dadler, medjooldadler, dadlerne',
  guava: 'Guava, rambutan, mangostan, durian, jackfrugt frisk, kaktusfigen, tamarillo, longan, cherimoya',
  lychees: 'Litchi, lychee, litchier, lychees, litchifrugt',
  'dragon-fruit': 'Dragefrugt, pitaya, dragefrugter, pitahaya',
  'star-fruit': 'Stjernefrugt, karambol, carambole',
  persimmons: 'Kaki, sharon, sharonfrugt, kakifrugt, persimon, sharonfrugter, kakier, daddelblomme',
  quince: 'Kvæder, kvæde',
  'any-fruit':
    'Frugt, frugtkasse, frugtkurv, frugter, skolefrugt, frisk frugt, frugtfad, frugtskål fuld, frugtposer, frugtpose, skolefrugtpose',
  'cut-fruit':
    'Snittet frugt, udskåret frugt, frugtbæger, frugtspyd, melonstykker, ananasstykker friske, granatæblekerner, frugtmix frisk, frugtanretning, skåret frugt, frugtsnack frisk, ananas i stykker frisk, mangotern friske',
  'fruit-salad': 'Frugtsalat, waldorfsalat frugt, frugtsalaten, råcremefrugtsalat',
  'dried-fruit':
    'Tørret frugt, tørrede frugter, bananchips, æblechips, gojibær, tørrede æbleringe, korender, tørret frugtblanding, tørrede bær, tørrede blåbær, tørrede æbler, æbleringe, frugtblanding tørret, studenterhavrefrugt, mulberries tørrede',
  raisins: 'Rosiner, rosin, rosinæske, små rosiner, rosinæsker, rosinpakker',
  sultanas: 'Sultanas, sultanarosiner, gyldne rosiner',
  prunes: 'Svesker, sveske, stenfri svesker, tørrede blommer, sveskerne',
  'dried-apricots': 'Tørrede abrikoser, tørret abrikos, abrikoser tørrede, bløde abrikoser',
  'dried-cranberries': 'Tørrede tranebær, tranebær tørrede',
  'dried-figs': 'Tørrede figner, figner tørrede, tørret figen, figenpind, figenstang',
  'dried-mango': 'Tørret mango, mango tørret, mangostrimler tørrede',
  juice:
    'Juice, frugtjuice, multivitaminjuice, frugtsaft juice, multijuice, pærejuice, kirsebærjuice, mangojuice, grapejuice, juicebrik, granatæblejuice, Rynkeby juice, Capri-Sun, CapriSun, Capri Sonne, Caprisonne, juicebrikker, hyldebærjuice, ingefærjuice, tropisk juice, blandet juice, God Morgen juice, Rynkeby, abrikosjuice, frugtdrik, solbærjuice, hindbærjuice, rabarberjuice, juicen',
  'apple-juice':
    'Æblejuice, æblesaft, æblemost, most, Æblemost uklar, mosteri æblemost, uklar æblejuice, presset æblejuice',
  'cranberry-juice': 'Tranebærjuice',
  'pineapple-juice': 'Ananasjuice',
  'grape-juice': 'Druejuice, druesaft, vindruejuice',
  'orange-juice':
    'Appelsinjuice, appelsin juice, blodappelsinjuice, God Morgen appelsinjuice, Tropicana, O-juice, God Morgen',
  'fresh-juice':
    'Friskpresset juice, frisk juice, friskpresset appelsinjuice, gulerodsjuice, rødbedejuice, ingefærshot, ingefærshots, sellerijuice, koldpresset juice, grøntsagsjuice frisk, hjemmepresset juice, shots ingefær, Joe & the Juice, saftpresset juice, koldpresset appelsinjuice, frisk appelsinjuice, kirsebærmost frisk',
  smoothie: 'Smoothie, Innocent, smoothies, Froosh',
  nectar: 'Nektar, mangonektar, abrikosnektar, pærenektar, bananjuice, ferskennektar, bananasaft',
  'tomato-juice': 'Tomatjuice, grøntsagsjuice, tomatsaft',
  'lemon-juice': 'Citronsaft, citron saft, presset citron, citronjuice, citronsaft på flaske, Go’Citron',
  'lime-juice': 'Limesaft, lime saft, limejuice',
  'squash-drink':
    'Saft, saftevand, hyldeblomstsaft, solbærsaft, saftevandskoncentrat, hindbærsaft, hyldeblomstdrik, Ribena, jordbærsaft, blandsaft, Scoop, Fun One, Funlight, Fun Light, koncentreret saft, hyldebærsaft, koldskålssaft, rabarbersaft, sodastreamsirup, SodaStream sirup, sodastream, sirup til sodastream, rørt saft, drikkesirup, Safari saft, Sunquick, Mylius-Erichsen saft, kirsebærsaft, ribssaft, stikkelsbærsaft, blandet saft, hyldeblomst saft',
  'soft-drink':
    'Sodavand, sodavander, Faxe Kondi, Fanta, Sprite, appelsinvand, hindbærbrus, citronvand, Tuborg Squash, Squash sodavand, Schweppes, malt, maltøl, dansk vand smag, energivand, Jolly, Jolly orange, Harboe sodavand, sportssodavand, bitter lemon, ginger ale, Gatorade, Powerade, sportsdrik, Sport Cola light, Mokai alkoholfri, lemonade med brus, grøn sodavand, rød sodavand, Egekilde, Nikoline, Nikoline sodavand, danskvand med smag, Somersby alkoholfri, Mirinda, sodavand på dåse, 7up, vitaminvand, Vitamin Well, Ramlösa smag, abrikosbrus, kildevand med smag, brus, sodaer, Club-Mate, hvidtøl alkoholfri, sodavanden, Mountain Dew, Frem, Bornholms sodavand, aloe vera drik, slushice, slush ice',
  cola: 'Cola, Coca-Cola, Coca Cola, Pepsi, Pepsi Max, cola zero, Coke, Jolly cola, Harboe cola, colaer, Coca-Cola zero, Max cola, Zero cola, cola light',
  lemonade: 'Lemonade, citronlemonade, Lemonaid, Søbogaard lemonade, Bionade',
  'ginger-beer': 'Ginger beer, ingefærøl',
  'tonic-water': 'Tonic, tonicvand, tonic water, Fever-Tree, Fever Tree',
  'energy-drink':
    'Energidrik, Red Bull, Monster, Cult, Burn, energy drink, X-Ray, energidrikke, Faxe Kondi Booster, Booster, Nocco, State energidrik, Celsius, Shark',
  'iced-tea': 'Iste, ice tea, is te, Pfanner, Lipton ice tea, fersken iste, Fuze Tea, Arizona iste',
  water:
    'Vand, danskvand, kildevand, mineralvand, postevand, Ramlösa, Iskilde, Aqua d’Or, Aqua dor, flaskevand, Egekilde naturel, brusvand, danskvand naturel, San Pellegrino, Evian, vandflasker, dansk vand, sparkling water, Denice, Carlsberg danskvand, Perrier, hanevand, kildevand uden brus',
  'coconut-water': 'Kokosvand',
  kombucha: 'Kombucha, vandkefir',
  beer: 'Øl, hvedeøl, hvidtøl, juleøl, påskebryg, dåseøl, fadøl, øller, juleøllet, julebryg, Tuborg Julebryg, nipi, alkoholfri øl, bryg, specialøl, bock, classic øl, øllene, radler, Mokaï, Somersby øl, Breezer, Shaker, kasse øl, ramme øl, Elephant, Skovlyst, Jacobsen, Weissbier, hvedeøllet, Erdinger, guldøl, bajer, bajere, bajerøl, Royal Export, landøl, surøl, saison, Wiibroe, ølkasse, rammer øl, alkoholfri hvede, Nørrebro bryghus, Cult Mokai, alkopop, alkoholfri øller, flaskeøl',
  lager:
    'Pilsner, pilsnerøl, Grøn Tuborg, Tuborg, Carlsberg, Grøn, pilsnere, pilsnerne, Tuborg Classic, Royal Pilsner, Odense Pilsner, Heineken, Corona, lager øl, Albani, Thy Pilsner, Ceres, Harboe pilsner, Grøn Tuborg dåse, Tuborg grøn, Ceres Top',
  ale: 'Ale, IPA, pale ale, brown ale',
  stout: 'Stout, porter, Guinness, mørk øl, Carlsberg porter',
  cider: 'Cider, Somersby, pærecider, æblecider, Tempt, Tempt cider, jordbærcider',
  wine: 'Vin, gløgg, vinflasker, papvin, bag-in-box, bag in box, vine, gløggen, rød gløgg, hvid gløgg, spritzer, vinen, alkoholfri vin, frugtvin, kirsebærvin, karton vin',
  'red-wine':
    'Rødvin, rødvine, merlot, cabernet sauvignon, rioja, chianti, amarone, ripasso, pinot noir, shiraz, malbec, primitivo, bordeaux, zinfandel, barolo, rødvinen, valpolicella, rød vin, tempranillo, bourgogne rød, rødvin på karton',
  'white-wine':
    'Hvidvin, hvidvine, chardonnay, riesling, sauvignon blanc, pinot grigio, chablis, hvid vin, hvidvinen, gewürztraminer, grüner veltliner, hvidvin på karton, pinot gris, sancerre',
  rose: 'Rosévin, rosé, rosevin, rosévine',
  'sparkling-wine':
    'Mousserende vin, bobler, cava, crémant, cremant, asti, sekt, boblevin, spumante, Asti Martini, frizzante, lambrusco',
  prosecco: 'Prosecco',
  champagne: 'Champagne, champagnen',
  'fortified-wine': 'Hedvin, Aperol, Campari, madeira, marsala, Kijafa, dessertvin, aperitif bitter',
  sherry: 'Sherry',
  port: 'Portvin, port, tawny, hvid portvin',
  vermouth: 'Vermouth, Martini, vermut, martini bianco',
  mirin: 'Mirin, risvin',
  sake: 'Sake',
  spirits:
    'Spiritus, snaps, likør, bitter, Gammel Dansk, akvavit, Rød Aalborg, Jægermeister, Jägermeister, Fernet, Fernet Branca, Små Grå, Ga-Jol shots, Fisk shots, shots, Amaretto, Limoncello, Sambuca, ouzo, raki, brændevin, grappa, Cointreau, Pisang Ambon, Arnbitter, Dr. Nielsen, Aalborg akvavit, Linie, Brøndums, Kahlúa, absint, Cherry Heering, kryddersnaps, hjemmekrydret snaps, hedvins likør, Nordsøolie, Porse snaps, sprut, Tequila Rose likør, Krabask, kirsebærlikør, Bornholmer snaps, Minttu, Sourz, Underberg, påskesnaps, jubilæumsakvavit, O P Anderson',
  gin: 'Gin',
  vodka: 'Vodka, vodka ren',
  rum: 'Rom, rum, mørk rom, hvid rom, Bacardi, Captain Morgan, lys rom, romflaske, Stroh rom',
  whisky: 'Whisky, whiskey, bourbon, whiskyer, Jameson, skotsk whisky',
  tequila: 'Tequila, mezcal',
  brandy: 'Cognac, brandy, calvados, konjak, armagnac',
  'cream-liqueur': 'Flødelikør, Baileys, æggelikør, advocaat, Dooley’s',
  coffee:
    'Kaffe, formalet kaffe, filterkaffe, espresso, kaffekapsler, Nespresso, kaffepuder, Merrild kaffe, Cirkel kaffe, BKI kaffe, Gevalia kaffe, Nespressokapsler, stempelkandekaffe, Senseo, Dolce Gusto, kaffekapsel, espressokapsler, kaffepulver, Peter Larsen kaffe, koffeinfri kaffe, kaffen, Lavazza kaffe, Merrild, Tassimo, kaffepods, malet kaffe, Dallmayr, Zoégas, Lavazza, Löfbergs, mellemristet kaffe, mørkristet kaffe',
  'coffee-beans':
    'Kaffebønner, hele kaffebønner, espressobønner, bønner kaffe, kaffe hele bønner, hele bønner kaffe',
  'instant-coffee':
    'Instantkaffe, pulverkaffe, Nescafé, Nescafe, frysetørret kaffe, Nescafé guld, cappuccino pulver, kaffebreve, instant kaffe, cappuccinopulver, Rich’s, Richs, kaffeerstatning',
  'brewed-coffee': 'Brygget kaffe, kold kaffe, cold brew, kaffe fra i morges, kafferest, færdigbrygget kaffe',
  tea: 'Te, sort te, tebreve, Earl Grey, frugtte, chai, tebrev, breve te, Pickwick te, Darjeeling, løs te, hvid te, engelsk te, Lipton te, Chaplon, Perch’s te, Yogi te, A C Perch, mate te, Medova, solbærte, assam, citronte, teblade, teposer, Yellow Label',
  'green-tea': 'Grøn te, sencha, jasminte, grøn tebreve',
  'herbal-tea':
    'Urtete, kamillete, urte te, brændenældete, hybente, ingefærte, fennikelte, salviete, lakridste, kamille te, sovete, ingefær te',
  'peppermint-tea': 'Pebermyntete, myntete, pebermynte te, mynte te',
  rooibos: 'Rooibos, rooiboste, rødbuskte, rooibos te',
  matcha: 'Matcha, matchapulver, matcha te',
  'brewed-tea': 'Brygget te, kold te, bubble tea, te i kanden, tekande fuld',
  'hot-chocolate':
    'Kakao, kakaopulver, chokoladepulver, O’boy, Oboy, Nesquik, varm kakao pulver, kakao instant, bagekakao, Ögon kakao, Cacao, drikkechokolade, mørk kakao, Van Houten, Ovomaltine, mørkt kakaopulver, O’Boy kakao, Cadbury kakao, kakao til bagning, råkakao, varm chokolade',
  'drink-mix':
    'Proteinpulver, whey, drikkepulver, elektrolytpulver, isglød pulver, kollagenpulver, Nupo, Nupo pulver, vallepulver, valleprotein, brusetabletter, måltidserstatning pulver, Huel, kreatin, isotonisk pulver, pulversaft',
  'ready-shake':
    'Måltidserstatning, proteindrik, energidrik ernæring, Nutridrink, Yfood, Fresubin, proteindrikke, ernæringsdrik, ernæringsdrikke, Barebells shake',
  'fruit-punch':
    'Bowle, punch, sangria, hjemmelavet lemonade, børnebowle, velkomstdrink, alkoholfri bowle, rabarberlemonade hjemmelavet, jordbærbowle',
  'ready-cocktail':
    'Drink på dåse, færdigblandet drink, cocktail, cocktails, gin og tonic på dåse, drinks, Mokai, cocktail på dåse, Gin Hass dåse, Breezere, Smirnoff Ice, færdigdrink',
  'ice-cubes': 'Isterninger, isterning, knust is, terninger is',
  crisps:
    'Chips, kartoffelchips, franske kartofler, Kims chips, Pringles, osterejer, ostepops, ostechips, snacks, snackmix, rodfrugtchips, linsechips, Taffel chips, sour cream chips, ostepoppere, peanutssnack, rejechipssnack, grøntsagschips, Estrella chips, Kims snack, havsaltchips, saltede chips, bacon chips, barbecue chips, Snøfler, chipspose, barsnacks, chips sour cream, hule ringe, Pomsticks, pomstænger, Cheez Doodles, ostebuer, Snack Rings, popchips, ruller Kims, kikærtechips, cheese balls, osteringe, Sørøver snack, fredagschips, snack, protein chips, chips havsalt, Twister snacks, proteinchips, knas salt',
  'tortilla-chips':
    'Tortillachips, nachos, nachochips, Doritos, majschips, tacochips, Santa Maria tortillachips, tortilla chips',
  'prawn-crackers': 'Rejechips, kroepoek',
  poppadoms: 'Papadums, pappadums, papadum',
  popcorn: 'Popcorn, popcorn smør, popcorn færdige',
  'popping-corn': 'Popcornmajs, popkorn majs, mikropopcorn, micropopcorn, mikroovnspopcorn, popmajs',
  pretzels: 'Saltstænger, saltkringler, pretzels, saltsticks, minikringler, saltpinde',
  'soft-pretzel': 'Pretzelbrød, brezel, blød pretzel, laugenbrød, saltkringle frisk, pretzel brød',
  crackers:
    'Saltkiks, crackers, ostekiks, TUC, Tuc kiks, smørrebrødskiks, cracker, havrekiks til ost, Finn Crisp, osteknas, mariekiks salt, kiks til ost, Vitalu, glutenfri kiks, knækkiks, ostepinde, matzo, Sesamkiks, majskiks, majsgaletter, majskager, linsekiks, Ritz, rugkiks, osteboller salte, kornkiks, ostestænger knas, kiks salt',
  'rice-cakes': 'Riskiks, riskager, ris kiks, chokoladeriskiks, børneriskiks, chokolade riskiks',
  oatcakes: 'Havrecrackers, havrekiks salte, oatcakes',
  crispbread:
    'Knækbrød, Wasa, kærneknækbrød, tvebakker, tvebak, kryddere, Wasa knækbrød, kernesprød, fiberknækbrød, knækbrød hjemmelavet, rugknækbrød, Finn Crisp knækbrød, Ryvita, skorper, suppehorn, sigtekryddere, sprødbrød, Leksands, krydder',
  breadsticks: 'Grissini, brødstænger, brødpinde, brødsticks',
  'cream-crackers': 'Cream crackers',
  biscuits:
    'Småkager, kiks, Mariekiks, Oreo, vaniljekranse, cookies, pebernødder, Digestive chokolade, brunkager, jødekager, finskbrød, Kammerjunkere, kammerjunker, specier, klejner, vafler kiks, pebernød, Ballerina, brune kager, lady fingers, ladyfingers, savoiardi, kammerjunkerne, småkage, Karen Volf, smørkager, cookie, Maryland, hjertekiks, kransekager kiks, vanillekranse, havrekager, havresmåkager, Tekiks, chokoladekiks, smørkiks, Bixit, Bixi, Oreos, julesmåkager, ingefærkiks, ingefærsmåkager, cantuccini, biscotti, amarettini, Petit beurre, Bastogne, Speculoos, Lotus kiks, Jaffa kager, wafer, Quadratini, makroner, makronsmåkager, Brago, Singoalla, Noblesse kiks, kokosmakroner, kokostoppe, Havrefras kiks, Knoppers, Gifflar kiks, Kinder kiks, stroopwafels, is vafler tomme, vaffelskåle, kræmmerhuse vaffel, flødebolle vafler, tykmælksdrys, koldskålskager, flødeboller, flødebolle, chokoladekys, kokosbolle, kokosboller, trøfler, chokoladetrøfler',
  digestives: 'Digestive, digestivekiks, Bisca Digestive, digestive kiks',
  shortbread: 'Shortbread, mørdejskager, mørdejssmåkager',
  gingerbread:
    'Honningkager, honningkage, honninghjerter, honningkagehjerter, peberkager, ingefærkager, honninghjerte, julehjerter honning, honningbomber, kagemand honning, honningkagemand, Christiansfelder honningkager',
  'cookie-dough': 'Småkagedej, cookiedej, cookie dough, pebernøddedej, vaniljekransedej, brunkagedej',
  chocolate:
    'Chokolade, plade chokolade, chokoladebar, Marabou, Toms chokolade, Snickers, Mars, Twix, Guldbarre, guld barre, skildpadder chokolade, Toms skildpadder, fyldt chokolade, Kinderæg, Kinder, Anthon Berg chokolade, Daim, Bounty, KitKat, Kit Kat, Merci, marcipanbrød chokolade, pålægschokolade, chokoladepålæg, kæmpeskildpadde, Rittersport, Ritter Sport, påskeæg, chokoladeæg, julekalender, Lion, Toblerone, Ferrero Rocher, After Eight, M&M’s, Smarties, Maltesers, Yankie, Yankie bar, Japp, Center, Toffifee, Kinder Bueno, chokoladehare, chokoladekugler, bon-bons, Lakrids by Bülow, Bülow, chokoladenisse, chokoladestykker, konfekt, nougatchokolade, chokoladerosiner, Galle & Jessen, Holly bar, Summerbird, chokoladeovertræk, couverture, Dumle chokolade, Quality Street, Celebrations, Mozartkugler, Milka, Lindt, chokoladepladen, Pingvin stang chokolade, Noisette, chokoladepeanuts, choko, chokoladelakrids, skumbanan chokolade, skumbananer, Samba, Spunk choko, chokoladekalender, Noblesse, Daimkugler, chokoladehjerter, Tommebarre, franske nougat, Polly, Plopp, Ga-Jol chokolade',
  'dark-chocolate':
    'Mørk chokolade, bagechokolade, kogechokolade, mørk bagechokolade, mørk overtrækschokolade, blokchokolade, mørk chokolade 70, overtrækschokolade, chokolade mørk',
  'milk-chocolate': 'Mælkechokolade, lys chokolade, Marabou mælkechokolade, lys overtrækschokolade',
  'white-chocolate': 'Hvid chokolade, hvid overtrækschokolade',
  'chocolate-chips':
    'Chokoladeknapper, chokoladedråber, hakket chokolade, chokoladechips, chokoladespåner, chokoladeflager, chokolade chips, chokolade knapper',
  sweets:
    'Slik, bolsjer, karameller, slikkepinde, slikpose, lørdagsslik, fredagsslik, bland selv slik, bland selv, Dumle, skum, skumslik, Kongen af Danmark, tyggekarameller, slikposer, bolcher, Mentos, BonBon, sukkerstang, sukkerstænger, flødekarameller, Fox slik, Werther’s, halsbolsjer, slikkepind, Läkerol, nougat, blød nougat, marsipanslik, brændte mandler, candyfloss, candy floss, Malaco slik, blandet slik, Haribo mix, Matador mix, drops, Skittles, Stimorol slik, Pez, Fisherman slik, druesukker, bolsje, Carletti, Toms slik, juleslik, påskeslik, Pick & Mix, karamel, hårde hunde, sure fisk, Pingvin bolsjer, Hopjes, daimstykker slik, lakritskonfekt slik, turkish delight, brystkarameller, brystsukker, ahornkarameller, slikket, piratos mix, Nellie Dellies, Center slik, flødetoffee, sukkerkugler, Dent, krokant, nøddekrokant, skipper mix slik',
  'gummy-bears':
    'Vingummi, vingummibamser, Haribo, vingummier, Labre larver, Click mix, Stjernemix, vingummibamse, frugtgummi, Bamser vingummi, winegum, winegums, vin gummi, Eldorado, Gajol vingummi, Fantasia mix, seigmænd, colaflasker',
  liquorice:
    'Lakrids, lakrids pibe, Piratos, Pingvin lakrids, saltlakrids, Ga-Jol, Gajol, lakridskonfekt, heksehyl, Tyrkisk Peber, saltpastiller, Skipperpibe, skipperpiber, lakridspibe, lakridspiber, Super Piratos, lakridssnørebånd, sød lakrids, lakrids stænger, lakridspastiller, lakridsstang, salmiak, lakridsbånd',
  'chewing-gum':
    'Tyggegummi, Stimorol, V6, Extra tyggegummi, tyggegummier, Stimorol sugarfree, Sorbits, Jenkki, Hubba Bubba, Sportslife, True Gum',
  peppermints:
    'Pebermyntepastiller, Tic Tac, pastiller, Fisherman’s Friend, pebermynter, mintpastiller, Läkerol mint, Dracula, Dracula pebermynte, Fisherman',
  marzipan:
    'Marcipan, rå marcipan, råmarcipan, marcipanbrød, Odense marcipan, kransekagemasse, marcipanrå, marcipanfigurer, ren rå marcipan, marcipangris, marcipanen',
  halva: 'Halva, helva',
  marshmallows: 'Skumfiduser, marshmallows, skumfidus, mini skumfiduser',
  nuts: 'Nødder, nøddemix, blandede nødder, studenterhavre, nøddeblanding, salte nødder, trail mix, nød, nødde, usaltede nødder, julenødder, nøddemiks, nødder og rosiner, røgmandler, saltmandler, nødder blandede, dippednødder',
  cashews: 'Cashewnødder, cashews, cashew, cashewkerner, saltede cashewnødder, cashew nødder',
  walnuts: 'Valnødder, valnøddekerner, valnød',
  pecans: 'Pekannødder, pecannødder, pekan, pecan nødder',
  'pine-nuts': 'Pinjekerner, pinje kerner, pinjekerne',
  'brazil-nuts': 'Paranødder, paranød',
  'macadamia-nuts': 'Macadamianødder, macadamia',
  peanuts:
    'Jordnødder, peanuts, saltede peanuts, jordnød, chilinødder, peanøtter, salte peanuts, usaltede peanuts, saltede jordnødder, dippede peanuts',
  almonds:
    'Mandler, hakkede mandler, smuttede mandler, mandelflager, mandelsplitter, mandelmel, mandel, saltede mandler, malede mandler, mandelsplit, smuttet mandel',
  hazelnuts:
    'Hasselnødder, hasselnøddekerner, hakkede hasselnødder, hasselnøddeflager, hasselnød, hasselnøddemel',
  pistachios: 'Pistacienødder, pistacier, pistaciekerner, pistacie, pistacienød',
  chestnuts: 'Kastanjer, ægte kastanjer, spisekastanjer, kastanje',
  'chestnuts-cooked': 'Kogte kastanjer, kastanjepuré, forkogte kastanjer, vakuumpakkede kastanjer',
  seeds:
    'Kerner, frø, frøblanding, kerneblanding, hampefrø, loppefrøskaller, salatkerner, birkes, kernemix, HUSK, psyllium, loppefrø, hampekerner, blå birkes, psylliumskaller, kernedrys, blandede kerner, fiberhusk, salatdrys kerner, salattopping kerner',
  'sunflower-seeds': 'Solsikkekerner, solsikkefrø, saltede solsikkekerner',
  'pumpkin-seeds': 'Græskarkerner, græskarfrø',
  'chia-seeds': 'Chiafrø, chia, chia frø',
  'sesame-seeds': 'Sesamfrø, sesam, sorte sesamfrø, hvide sesamfrø',
  flaxseed: 'Hørfrø, knækkede hørfrø, hørfrømel, gyldne hørfrø',
  'cereal-bar':
    'Müslibar, müslibarer, Corny, proteinbar, proteinbarer, nøddebar, energibar, energibarer, myslibar, Barebells, frugtbar, kornbar, Müslibar Corny, nøddebarer, musli bar, rawbar, havrebar, Nature Valley, raw bar, mysli bar, frugtstang, frugtstænger, Nakd, Castus frugtstang, Castus, granolabar, Corny Big, dadelbar, Isis bar',
  'energy-balls':
    'Dadelkugler, energikugler, havregrynskugler, proteinkugler, romkugle dadel, energy balls, bliss balls',
  cake: 'Kage, kager, sandkage, marmorkage, drømmekage, citronkage, citronmåne, chokoladekage, gulerodskage, krydderkage, formkage, roulade, skærekage, brunsviger, Mors sandkage, lagkagebunde, lagkagebund, kagebund, banankage, skuffekage, mandelmåner, bradepandekage, kransekage, kransekagekonfekt, kransekagestænger, kagemand, kagekone, drømmekagen, julekage, Otello bunde, studenterbrød, romkugler, træstammer, romkugle, hindbærsnitter, hindbærsnitte, plumkage, appelsinkage, nøddekage, kokoskage, Dan Cake kage, muffinkage, mazarinkage, mazariner, mazarin, mazarintærte bund, sukkerbrødsbund, sukkerbrød, sokkerkage, hjemmebagt kage, kagefigur, Swiss roll, Gifflar kage, honningroulade, jordbærroulade tør, hindbærroulade, kajkage tør, kokosdrømmekage, brødtorte, Sønderjysk brødtorte bund, citronhalvmåne, studenterbrødet, gåsebryst bund, kardemommekage, Valnøddekage, squashkage, lagkagebundene',
  muffins: 'Muffins, muffin, chokolademuffins, blåbærmuffins, chokolademuffin',
  cupcakes: 'Cupcakes, cupcake',
  brownies: 'Brownie, brownies, blondie',
  flapjacks: 'Havresnitter, havrefirkanter',
  'banana-bread': 'Bananbrød, banan brød',
  panettone: 'Panettone',
  stollen: 'Stollen, julestollen, Christstollen',
  'fruit-cake': 'Engelsk frugtkage, frugtkage, plumpudding, julekage engelsk, frugtbrød tæt',
  'cream-cake':
    'Lagkage, flødekage, fødselsdagslagkage, Othellolagkage, othellokage, fløderoulade, vandbakkelser, vandbakkelse, flødekager, medaljer, medalje, kartoffelkager, kartoffelkage, gåsebryst, napoleonskage, napoleonskager, Sarah Bernhardt, jordbærtærte, jordbærtærter, rubinsteinerkage, fastelavnsboller med creme, fastelavnsboller, fastelavnsbolle, tebirkes med flødeskum, mokkakage, moccakage, linse kage, linser kage, cremelinser, hindbærroulade med fløde, konditorkage, konditorkager, flødebollekage, jordbærkage, brødtærte, sønderjysk brødtorte, lagkagen, is lagkage frisk, cremefyldte boller, kage med creme, kage med flødeskum, bløde kager, citrontærte, citronmarengstærte, kajkager, kajkage, skovbunde, éclair, eclair, eclairs, profiteroles, æblekage med flødeskum, gammeldags lagkage, Kaj kage, chokoladeroulade med fløde, pavlova, pandekagelagkage, kærnemælkstærte, pastel de nata, pasteis de nata, cannoli, mørdejstærte med creme, hindbærkage, rabarberkage med creme, valnøddelagkage, flødeskumskage, choux bun, baisertærte, marengslagkage, kagebord, jordbærlagkage, chokoladelagkage, ostelagkage',
  doughnut:
    'Donut, donuts, berliner, berlinere, berlinerpfannkuchen, churros, munkringe, doughnut, munke, donutter, berlinerpfannkucher',
  'pastry-sweet':
    'Wienerbrød, kanelsnegl creme, spandauer, spandauere, tebirkes, kringle, wienerbrødsstang, wienerstang, træstamme wienerbrød, morgenbrød sødt, frøsnapper, frøsnappere, fødselsdagskringle, wienerbrødsstænger, hveder, varme hveder, kardemommesnurrer, kardemommesnurre, smørkringle, smørkage, smørkagen, direktørsnegl, borgmesterstang, snegle, snegl, horn kage, skaldede Rosiner bolle, rosinboller, rosinbolle, chokoladeboller, chokoladebolle, teboller, kanelstang, kanelstænger, hanekam, hanekamme, Skt. Hans kringle, konditorsnegl, hindbærsnegl, fødselsdagsboller, fødselsdagsbolle, kakaosnegl, cinnabon, kanelgiflar, Gifflar, grovbirkes, marcipanhorn, mazarinstang, kanelkringle, wienerbrødet, rundstykker søde, æbleskivesnegl, abrikosstang, thebirkes, Rosenbrød, romsnegl, romsnegle, cremebolle, cremeboller, overskårne, overskåren, smørsnegl, hvedeknopper, croissantsnegl',
  scones: 'Scones, scone',
  'hot-cross-buns': 'Hot cross buns',
  'cinnamon-rolls':
    'Kanelsnegle, kanelsnegl, kanelsnurrer, kanelsnurre, kanelbullar, kanel snegl, kanelboller, onsdagssnegl, onsdagssnegle',
  teacakes: 'Rosinbrød, fransk rosinbrød, tebrød, julebrød',
  baklava: 'Baklava',
  croissant:
    'Croissant, croissanter, chokoladecroissant, brioche, brioch, smørcroissant, croisant, briocheboller, brioche brød, smørcroissanter, pain au chocolat, minicroissanter',
  'fruit-pie':
    'Frugttærte, æbletærte med creme, rabarbertærte, blommetærte, kirsebærtærte, hindbærtærte, pæretærte, bærtærte, rabarberkage, frugtkage våd, blåbærtærte, blommekage, pærekage, kirsebærkage, brombærtærte, abrikostærte, æbletrifli, æblestrudel, æblesnitte, æblelomme, mirabelletærte, rabarbertrifli, tærte med frugt, stikkelsbærtærte',
  'apple-pie': 'Æblekage, æbletærte, æblekagen, æblepie, apple pie',
  'apple-crumble': 'Æblecrumble, crumble, frugtcrumble, rabarbercrumble',
  'mince-pies': 'Mince pies',
  waffles: 'Vafler, vaffel, belgiske vafler, bløde vafler, skumvafler bløde',
  pancakes:
    'Pandekager, pandekage, amerikanske pandekager, crepes, æbleskiver, crêpes, blinis, pandekagerne, arme riddere, æbleskive, lapper, klatkager, risklatter, pancakes, Æbleskiver frost, blini, plinser, madpandekager, klatkage',
  'pancake-batter': 'Pandekagedej, vaffeldej, pandekagemix rørt, æbleskivedej, pandekage dej',
  'idli-batter': 'Dosadej, idlidej',
  meringue: 'Marengs, macarons, marengsbund, kys marengs, marengskys, marengsbunde, macaron, pikekys',
  tofu: 'Tofu, røget tofu, silketofu, tofu naturel, tofutern, røgtofu',
  tempeh: 'Tempeh',
  seitan:
    'Seitan, plantefars, vegansk fars, vegetarpølser, veganske pølser, plantebaseret pålæg, vegansk pålæg, Naturli hakket, plantebaseret fars, kødfri fars, Quorn, veganske nuggets, vegetarfars, plantebaserede nuggets, plantebaseret kylling, Oumph, Beyond, Beyond Meat, kødfri nuggets, veganske kødboller, vegetarisk fars, vegetar, vegansk, plantepålæg, planteschnitzel, ærtefars, plantepølser, kødfri, Naturli hakket plantefars, kødfrit pålæg, Anamma, Hälsans Kök, plantekylling, Plant’d, plantebaserede pølser, vegansk bacon, plantebacon, vegansk leverpostej, plantepostej, kødfri pølser, vegetarisk pålæg, plantebaserede kødboller, Like Meat',
  'veggie-burger':
    'Vegetarbøf, vegetarbøffer, grøntsagsbøf, grøntsagsbøffer, plantebøf, plantebøffer, Beyond burger, veggieburger, bønnebøf, bønnebøffer, linsebøffer, vegetarburger, grøntsagsdeller, planteburger, linsefrikadeller, grøntsagsfrikadeller, vegansk burger, veganske bøffer, veganerbøf, linsedeller, kikærtedeller, spinatbøffer, rodfrugtdeller, grønne deller, squashdeller, grønne bøffer, grøntsagsburger, gulerodsdeller, kartoffeldeller',
  falafel: 'Falafel, falafler, falaflerne',
  'textured-soy':
    'Tørret soja, sojastykker tørrede, sojagranulat, sojafars tør, soyagranulat, TVP, sojabiter',
  miso: 'Miso, misopasta, misosuppepasta',
  bread:
    'Brød, franskbrød, formbrød, toastbrød, toast, landbrød, grovbrød, hvidt brød, morgenbrød, sigtebrød, solsikkebrød, kernebrød, madbrød, hvedebrød, sandwichbrød, speltbrød, brødet, toast brød, hjemmebagt brød, durumbrød, gulerodsbrød, maltbrød, græskarkernebrød, Levebrød, ølandsbrød, valnøddebrød, kartoffelbrød, grahamsbrød, gærbrød, kuvertbrød, kuvertbrødet, Schulstad toast, skiveskåret brød, Kohberg toast, groft toastbrød, formfranskbrød, høvlbrød, nøddebrød, olivenbrød, løgbrød, havrebrød, skovmandsbrød, emmerbrød, ølandshvedebrød, blødt brød, brød i skiver, brødende, glutenfrit brød, franskbrødet, bondebrød, italiensk brød, glutenfri toast, koldhævet brød, weekendbrød, sødt hvedebrød',
  sourdough: 'Surdejsbrød, surdejsfranskbrød, surdejs brød, surdejsloaf, surbrød',
  'wholemeal-bread': 'Fuldkornsbrød, fuldkornstoast, fuldkornstoastbrød, fuldkornsfranskbrød',
  'rye-bread':
    'Rugbrød, skiveskåret rugbrød, kernerugbrød, rug brød, solsikkerugbrød, pumpernikkel, rugbrødet, gulerodsrugbrød, Kohberg rugbrød, Schulstad rugbrød, Herkules, Herkulesbrød, mørkt rugbrød, høj rugbrød, Gulerodsrug, Solsikke rugbrød, fuldkornsrugbrød, pumpernickel, maltrugbrød, Det Gode rugbrød, rugklapper brød, rugbrød i skiver',
  ciabatta: 'Ciabatta, ciabattabrød',
  focaccia: 'Focaccia, foccacia',
  'soda-bread': 'Sodabrød, irsk sodabrød',
  rolls:
    'Boller, rundstykker, rundstykke, burgerboller, bolle, grovboller, morgenboller, hotdogbrød, pølsebrød, håndværkere, håndværker, ciabattaboller, fuldkornsboller, rugboller, birkes rundstykker, gulerodsboller, burgerbolle, bake off boller, flutesboller, grovbolle, kuvertboller, krydderboller, krydderbolle, skoleboller, brioche burgerboller, briocheburgerboller, sandwichboller, kernerundstykker, sandwichbolle, frokostboller, bollerne, hotdogbrødet, franske hotdogbrød, franskbrødsboller, tøboller, havreboller, hatting boller, Hatting rundstykker, polarboller, madpakkeboller, rugbolle, håndværker rundstykker, kerneboller, spelt boller, speltboller, ostebolle, osteboller, sesamboller, koldhævede boller, polarbrød boller, sandwich thins, rugklapper, trekornsboller, giffel, gifler, fiberboller, pølsebrødene, minihapsere boller, brødboller',
  baguette: 'Baguette, flute, flutes, flûtes, flûte, baguettes, franskbrødsflute, baguetter, madflute',
  bagel: 'Bagel, bagels',
  flatbread:
    'Fladbrød, pide, lefse, tunnbröd, tyndbrød, polarbrød, durumruller, lavash, dürümbrød, durum brød, rullebrød, piadina, polarbrødet, Hönökaka, flatbread, lefser, roll-ups, fladbrødene, libabrød, liba brød, Liba',
  naan: 'Naan, naanbrød, nanbrød, nan brød, nan',
  'pitta-bread': 'Pitabrød, pita, pitabrødene, pita brød, grove pitabrød',
  chapatis: 'Chapati, roti',
  tortilla:
    'Tortillas, wraps, tortillabrød, fuldkornstortilla, tacoskaller, tacoskal, wrapbrød, tortilla pandekager, tacobåde, tortillapandekager, tortilla wraps, madpandekage tortilla, hvedetortillas, majstortillas, taco skaller, tortilla, tacolommer, tortillaer, minitortillas',
  crumpets: 'Crumpets',
  'english-muffins': 'Engelske muffins, english muffins, toasties',
  'garlic-bread':
    'Hvidløgsbrød, hvidløgsflute, hvidløgsflutes, hvidløgsbaguette, kryddersmørflutes, flutes med hvidløg, hvidløgsboller',
  breadcrumbs:
    'Rasp, croutoner, panko, brødkrummer, Lyspanko, hvidløgscroutoner, brødcroutoner, ymerdrys, ymer drys, pankorasp, rugbrødsdrys, rugbrødschips',
  'pizza-dough':
    'Pizzadej, dej, gærdej, surdej, frisk pizzadej, wontonplader, boller dej, gyozadej, bolledej, brøddej, bagerdej, croissantdej, pizzadejen, frisk dej, surdejsstarter, gyozaplader, wontonark, dumplingdej, koldhævet dej, kanelsnegledej, pirogdej, snobrødsdej',
  pastry:
    'Butterdej, mørdej, filodej, tærtedej, fillodej, tærtebund, butterdejsplader, rørdej, tærtebund frost, filodejsplader, tærteskal, tærtedej frisk, butter dej, frossen butterdej',
  'pizza-base': 'Pizzabund, pizzabunde',
  'yorkshire-pudding': 'Yorkshire pudding',
  rice: 'Ris, løse ris, parboiled ris, grødris, sushiris, langkornede ris, vilde ris, middagsris, Uncle Ben’s, boil in bag ris, ris i kogepose, paellaris, klæbrige ris, Geisha, Geisha ris, risene, parboiled, hvide ris, kogeposeris, klisterris, rundkornede ris, Uncle Bens, Ben’s Original, ris løse, rød ris, sort ris',
  'basmati-rice': 'Basmatiris, basmati, basmati ris',
  'brown-rice': 'Brune ris, fuldkornsris, naturris, brune basmatiris',
  'risotto-rice': 'Risottoris, arborio, arborioris, carnaroli, risotto ris',
  'jasmine-rice': 'Jasminris, jasmin ris',
  tin: 'Konserves, dåsemad, konservesdåse, dåsemaden',
  'rice-pouch':
    'Mikroris, mikrobølgeris, ris til mikroovn, 2 minutters ris, ris på 2 minutter, expressris, hurtigris',
  'cooked-rice':
    'Kogte ris, risret, rissalat, pilaf, rest af ris, sushiris kogte, risrester, onigiri, bibimbap, risskål, congee, jambalaya, ris kogte, kogt ris, risrest, arancini, risboller, karryris, kolde ris, ris rest, pilafris, nasi goreng, ristaffel',
  'fried-rice': 'Stegte ris, stegt ris, fried rice',
  risotto: 'Risotto, svamperisotto',
  paella: 'Paella, skaldyrspaella',
  biryani: 'Biryani',
  quinoa:
    'Quinoa, hirse, perlespelt, amarant, speltkerner, hvedekerner, bulgurmix quinoa, rugkerner, knækkede rugkerner, perlerug, perlehvede, spelt, hvedekorn, grynmix, fuldkornsspelt, skårne rugkerner, Ebly, knækkede hvedekerner, emmer, tapiokaperler, sagogryn, perlegryn',
  couscous: 'Couscous, cous cous, perlecouscous, couscousen',
  'bulgur-wheat': 'Bulgur, bulgurhvede',
  'pearl-barley': 'Perlebyg, byg, byggryn, perle byg, bygkerner',
  polenta: 'Polenta, majsgryn, majsgrynsmel',
  semolina: 'Semulje, semuljegryn, mannagryn, semolina',
  buckwheat: 'Boghvede, boghvedekerner, boghvedegryn',
  'cooked-grains':
    'Kogt bulgur, couscoussalat, bulgursalat, tabouleh, quinoasalat, kogt quinoa, perlespeltsalat, perlebygsalat, kogt perlespelt, kogt couscous, taboulé, buddha bowl, speltsalat, byggryn kogte, kogte perlebyg, kornsalat, kogt byg, byggrynsgrød, byggrød',
  pasta:
    'Pasta, penne fuldkorn, fusilli, pastaskruer, pastasløjfer, makaroni lige, farfalle, tagliatelle, fettuccine, linguine, pastaskaller, fuldkornspasta, linsepasta, cannelloni, rigatoni, pappardelle, bucatini, pastarør, pastahorn, suppenudler, båndpasta, glutenfri pasta, skruer pasta, tørret pasta, sløjfer pasta, pastaen, Barilla pasta, tør pasta, kikærtepasta, pastasnegle, conchiglie, snegle pasta, pastasuppehorn, bogstavspasta, farvet pasta, fusili, grøn pasta, orecchiette, stjernepasta, ærtepasta, speltpasta, hornpasta',
  spaghetti: 'Spaghetti, fuldkornsspaghetti, spagetti, capellini, spaghettini, spaghettien',
  penne: 'Penne, penne rigate, pennepasta',
  macaroni: 'Makaroni, makaroner, macaroni',
  'lasagne-sheets': 'Lasagneplader, lasagne plader, fuldkornslasagneplader',
  orzo: 'Orzo, risoni, kritharaki',
  'fresh-pasta':
    'Frisk pasta, frisk tagliatelle, frisk ravioli, frisk fyldt pasta, fyldt pasta, frisk spaghetti, frisk fettuccine, frisk pappardelle, friske lasagneplader, hjemmelavet pasta, Rana pasta, spätzle, spätzler, pierogi, maultaschen, frisk linguine, friske nudler, Pastella, Pastella pasta, cappelletti, girasoli, Pastella frisk pasta',
  gnocchi: 'Gnocchi, frisk gnocchi, gnocchier',
  ravioli: 'Ravioli, ravioli frisk',
  tortellini: 'Tortellini, tortelloni, frisk tortellini',
  'cooked-pasta':
    'Kogt pasta, pastaret, pasta carbonara, pasta med kødsovs, pastarester, carbonara, pasta med sauce, pastagratin, nudelret, stuvet makaroni, ramen ret, pasta rest, rest af pasta, pasta med pesto kogt, pastaboks, kogte nudler, pasta kogt, makaronifad, skinkepasta ret, pastafad, flødepasta, tomatpasta ret, pasta med kødboller, pasta med tomatsauce, ramen suppe, nudler kogte, alfredo pasta, pasta alfredo, laksepasta, kyllingepasta, pastaretten, madpakkepasta',
  lasagne: 'Lasagne, lasagna, lasange, grøntsagslasagne, spinatlasagne, lasagnen, kødlasagne',
  'spaghetti-bolognese':
    'Spaghetti med kødsovs, spaghetti bolognese, pasta bolognese, spaghetti og kødsovs, spaghetti kødsovs',
  'macaroni-cheese': 'Mac and cheese, makaroni med ost, mac n cheese',
  'pasta-salad': 'Pastasalat, pasta salat, pastasalaten, tortellinisalat',
  'pad-thai': 'Pad thai',
  'chow-mein': 'Stegte nudler, chow mein, kyllingenudler stegte, mie goreng, bami goreng',
  noodles:
    'Nudler, wok nudler, woknudler, glasnudler, udonnudler, ramennudler, sobanudler, hvedenudler, mie nudler, udon, nudlerne, soba, mihoen, kinesiske nudler',
  'egg-noodles': 'Ægnudler, ægge nudler, æggenudler',
  'rice-noodles': 'Risnudler, ris nudler, brede risnudler, risvermicelli',
  'instant-noodles':
    'Instantnudler, Yum Yum, kopnudler, nudelsuppe pulver, YumYum, nudler instant, Cup noodles, Yum Yum nudler, Mr. Lee, nudelkop, hurtignudler, Yum-Yum',
  lentils:
    'Linser, brune linser, beluga linser, belugalinser, tørrede linser, linserne, mungbønner tørrede, sorte linser',
  'red-lentils': 'Røde linser, gule linser',
  'green-lentils': 'Grønne linser, puylinser, puy linser, franske linser',
  'split-peas':
    'Flækkede ærter, gule ærter tørrede, flækærter, gule flækærter, gule ærter, tørrede ærter, gule flækkede ærter',
  'dried-beans':
    'Tørrede bønner, tørrede kikærter, sojabønner, brune bønner tørrede, tørrede sorte bønner, tørrede kidneybønner, tørrede hvide bønner, ingrid ærter, soyabønner, ingridærter',
  'tinned-beans':
    'Bønner, bønner på dåse, blandede bønner, pintobønner, borlottibønner, bønnemix, chilibønner, brune bønner, bønnerne, dåsebønner, rosenbønner, hvide kæmpebønner, øjebønner, mexicanske bønner',
  'baked-beans': 'Baked beans, hvide bønner i tomatsauce, bønner i tomat, bønner i tomatsauce, Heinz bønner',
  'kidney-beans': 'Kidneybønner, røde kidneybønner, røde bønner, kidney bønner',
  chickpeas: 'Kikærter, kikærte, kikærter på dåse, kikærterne',
  'black-beans': 'Sorte bønner',
  'butter-beans': 'Smørbønner, limabønner, butterbeans',
  'cannellini-beans': 'Hvide bønner, cannellinibønner, cannellini',
  'refried-beans': 'Refried beans, bønnemos',
  'tinned-sweetcorn':
    'Majs, majs på dåse, dåsemajs, majskerner, sukkermajs på dåse, majsen, majs i dåse, Green Giant majs, dåse majs',
  oats: 'Havregryn, finvalsede havregryn, grovvalsede havregryn, havreklid, grovvalset havregryn, Solgryn, havregrynene, hvedeklid, havre, klid, rugflager, speltflager, OTA Solgryn, havreflager, glutenfri havregryn, hvedekim, fingryn, fuldkornsgryn, havregryn fine, rugflakes, morgengryn',
  cereal:
    'Morgenmadsprodukter, morgenmadsprodukt, Guldkorn, Havrefras, Weetabix, Cheerios, Coco Pops, Frosties, Special K, Fitness, Frutino, Kellogg’s, Rice Krispies, Choco Pops, Honni Korn, Havre Fras, Guld korn, Cini Minis, puffede ris, Nesquik morgenmad, Rugfras, Rug Fras, Smacks, All-Bran, Allbran, Honning korn, Crunchy Nut, Havreringe, A-38 drys, Quaker Rug Fras, Krave, Kalaspuffar, Havreputer',
  cornflakes: 'Cornflakes, corn flakes, Kellogs cornflakes',
  muesli:
    'Müsli, mysli, mysly, frugtmüsli, musli, Axa müsli, nøddemüsli, Axa, müslien, muesli, crüsli, Kornkammeret müsli',
  granola:
    'Granola, knasende müsli, crunchy müsli, crunch müsli, Paulúns granola, crunch, knasmüsli, ristet müsli, granolaen, Paulúns',
  'overnight-oats':
    'Overnight oats, havregrød, chiagrød, øllebrød, chiabudding, overnatsgrød, koldgrød, Grød, morgengrød, ymer grød, hvedegrød, rugbrødsgrød, birchermüsli, boghvedegrød, havregrøden, natgrød, chia grød, chiapudding',
  'tinned-tomatoes':
    'Hakkede tomater, flåede tomater, dåsetomater, tomater på dåse, tomatstykker, hakket tomat, Mutti tomater, cherrytomater på dåse, hakkede flåede tomater, tomater dåse, hele flåede tomater, dåse tomater, dåse hakkede tomater, Mutti polpa, pizzatomater, tomater hakkede, polpa, dåser tomat, tomat hakket',
  passata: 'Passata, sigtede tomater, passerede tomater, tomatpassata, tomatpassata på flaske',
  'tomato-paste': 'Tomatpuré, tomatpure, tomatkoncentrat, koncentreret tomatpuré, tomatpuree',
  'tinned-fish':
    'Fisk på dåse, makrel i tomat, makrel i tomatsauce, makrel på dåse, dåsemakrel, torskerogn på dåse, makrelfilet i tomat, makrelfilet i tomatsauce, torskelever på dåse, Glyngøre makrel, makrel tomat, dåsetorskerogn, Amanda torskerogn, stenbider på dåse, fiskeboller på dåse, muslinger på dåse, makreldåse, sild i tomat, torskerogn dåse, torskerogn på dåse Amanda, røgede muslinger på dåse, muslinger i vand dåse, makrel i olie, sildefilet i tomat',
  'tinned-tuna':
    'Tun på dåse, dåsetun, tun i vand, tun i olie, tunfisk på dåse, tunfisk i vand, tun i tomat, tun dåse, tunfisk i olie, dåse tun, tundåse, tun i egen lage',
  'tinned-sardines':
    'Sardiner på dåse, sardiner i olie, sardiner i tomat, sardin dåse, brisling på dåse, røget brisling dåse',
  'tinned-salmon': 'Laks på dåse, dåselaks',
  anchovies:
    'Ansjoser, ansjosfileter, ansjos, anchovis, sardeller, ansjospasta, ansjosfilet, ansjoser på dåse',
  'tinned-meat':
    'Kød på dåse, dåseskinke, Jaka Bov, bayersk biksemad på dåse, forloren skildpadde på dåse, pølser på dåse, leverpostej på dåse, Tulip på dåse, dåsekød, Spam, bov på dåse, skinke på dåse, boller i karry på dåse, boller i selleri på dåse, skipperlabskovs på dåse, cocktailpølser på dåse, gullasch på dåse, brunkål på dåse, pølser på glas, skildpadde på dåse',
  'tinned-soup':
    'Suppe på dåse, pulversuppe, brevsuppe, dåsesuppe, kopsuppe, Knorr suppe, suppe i brev, ravioli på dåse, karrysuppe brev, asparges suppe brev, tomatsuppe på dåse, suppebrev, Cup a soup, Bla Bånd suppe, Blå Bånd suppe, klar suppe på dåse, tomatsuppe i brev, hønsekødsuppe på dåse, suppe brev, Campbell suppe, Blå Bånd, aspargessuppe på dåse, supper i brev',
  'tinned-fruit':
    'Frugt på dåse, frugtcocktail, dåsefrugt, mandariner på dåse, kirsebær på glas, syltede kirsebær, kirsebærsauce, pærer på dåse, mandarin på dåse, jackfruit, abrikoser på dåse, blommekompot på glas, tyttebærkompot, kirsebærsovs, frugtcoctail, pærehalve, syltede pærer, asier søde, cocktailbær, cocktailkirsebær, Amarena kirsebær, dåsepærer, henkogte pærer, kirsebær i sirup, henkogte blommer, abrikoshalve, Fynbo kirsebærsauce, tyttebær syltede, rysteribs glas, jackfruit på dåse, henkogt frugt, syltede svesker, dåsemandariner',
  'tinned-peaches': 'Ferskner på dåse, fersken på dåse, dåseferskner, fersken halve, fersken i halve',
  'tinned-pineapple':
    'Ananas på dåse, ananasringe, ananasskiver, dåseananas, ananas i skiver, ananasstykker, knust ananas, ananas i ringe, ananas dåse, ananas i egen saft',
  'apple-sauce': 'Æblemos, æblegrød på glas, æblemos på glas, æblemosen, æblepuré',
  'stewed-fruit':
    'Hjemmelavet æblemos, rabarberkompot, hjemmelavet kompot, frugtkompot, æblekompot, blommekompot, rabarbergrød frisk, hjemmelavet æblegrød, pærekompot, rysteribs, stikkelsbærkompot, bagte æbler, rørte bær, kompot, rørte tyttebær',
  'tinned-vegetables':
    'Grøntsager på dåse, asparges på glas, champignoner på dåse, ærter på dåse, artiskokhjerter, bambusskud, vandkastanjer, palmehjerter, dåseasparges, asparges på dåse, vinblade, slikasparges på glas, champignon på dåse, snittebønner på glas, rødkål på glas, dåsechampignon, hvide asparges på glas, dåsechampignoner, gulerødder på dåse, dåseærter, ærter og gulerødder på dåse, bambusskud på dåse, champignoner i skiver på dåse, aspargesstykker, champignon dåse, grønlangkål på dåse, stuvede ærter og gulerødder dåse, dolmades på dåse, aspargessnitter på dåse',
  'coconut-milk':
    'Kokosmælk, kokoscreme, kokosfløde, kokosmælk på dåse, kokos mælk, light kokosmælk, kokosmælken, kokoskrem',
  ketchup:
    'Ketchup, tomatketchup, karryketchup, Heinz ketchup, Beauvais ketchup, ketsjup, sambal oelek, grillketchup, cocktailsauce, gochujang, curryketchup, sambal, Bähncke ketchup, K-Salat ketchup, ketschup, catsup, taco ketchup, pølsesovs',
  'brown-sauce': 'HP sauce, brun sauce HP',
  'sweet-chilli-sauce':
    'Sød chilisauce, sweet chili sauce, sweet chili, chilisauce, sweet chilli, sød chili, chili sauce, sød chili sauce',
  'hot-sauce':
    'Stærk sauce, tabasco, hot sauce, pebersauce flaske, stærk chilisauce, Franks Red Hot, hotsauce, piri piri sauce',
  sriracha: 'Sriracha, srirachasauce, sriracha mayo',
  harissa: 'Harissa',
  mayonnaise:
    'Mayonnaise, mayo, remoulade, aioli, Miracel Whip, hvidløgsdressing, chilimayo, K-Salat mayonnaise, Graasten mayonnaise, burgerdressing, Kewpie, majonæse, pommes frites sauce, mayonaise, remulade, Graasten remoulade, karrymayo, K-Salat remoulade, aoli, hvidløgsmayo, vegansk mayo, trøffelmayo, hotdogdressing, fransk hotdogdressing, fransk hotdog dressing, Beauvais mayonnaise, Hellmann’s, thousand island, mayonaisse, fritessauce, chili mayo',
  'salad-cream': 'Salatcreme',
  'tartare-sauce': 'Tatarsauce, sauce tatare, tartarsauce, sauce tartare',
  horseradish: 'Peberrod, revet peberrod, peberrodscreme, flødepeberrod, frisk peberrod, peberrodssalat',
  'fresh-mayonnaise':
    'Hjemmelavet mayonnaise, bearnaise, bearnaisesauce, hollandaise, hollandaisesauce, hjemmerørt mayonnaise, frisk aioli, sauce bearnaise, frisk bearnaise, bernaise, bernaisesauce, bearnaisesovs, sauce hollandaise, rørt mayonnaise',
  mustard:
    'Sennep, sød sennep, stærk sennep, fiskesennep, Bähncke sennep, grov sennep, skibssennep, hotdogsennep, sennepspulver rørt, honningsennep, sennepen, sennep sød, ristet hotdogsennep, Slotsens sennep',
  'dijon-mustard': 'Dijonsennep, dijon, dijon sennep, groft dijon',
  'mint-sauce': 'Myntesauce, mint sauce',
  'cranberry-sauce': 'Tranebærsauce, cumberlandsauce, tyttebærsauce',
  wasabi: 'Wasabi, wasabipasta',
  'bbq-sauce':
    'Barbecuesauce, BBQ sauce, grillsauce, marinade, grillmarinade, sursød sauce, satay sauce, woksauce, barbequesauce, peanutsauce, sur-sød sauce, steaksauce, BBQ-sauce, barbecue sauce, blommesauce, rød marinade, bbq, marinaden, wok sauce, sataysauce, grillolie marinade, sursødsauce',
  'hoisin-sauce': 'Hoisinsauce, hoisin',
  'oyster-sauce': 'Østerssauce, østers sauce',
  'teriyaki-sauce': 'Teriyakisauce, teriyaki',
  'worcestershire-sauce':
    'Worcestershiresauce, worcestersauce, worcestershire sauce, worcester sauce, engelsk sauce, engelsk sovs',
  'soy-sauce':
    'Sojasauce, soja, soya, soyasauce, Kikkoman, tamari, ketjap manis, kinesisk soja, japansk soja, sojasovs, soyasovs, kecap manis, tamarisoja, mørk soja, sød soja, Maggi flydende, lys soja',
  'fish-sauce': 'Fiskesauce, fiske sauce',
  vinegar:
    'Eddike, lagereddike, hvidvinseddike klar, rødvinseddike, riseddike, klar eddike, husholdningseddike, sherryeddike, estragoneddike, hindbæreddike, eddiken, krydret eddike, vineddike, eddikebryg, hyldeblomsteddike, klar lagereddike, eddike 5 %',
  'balsamic-vinegar':
    'Balsamico, balsamicoeddike, balsamico eddike, balsamicocreme, balsamicoglace, balsamico glace, hvid balsamico, balsamicosirup, mørk balsamico',
  'cider-vinegar': 'Æbleeddike, æblecidereddike, æble eddike, æblecider eddike',
  'white-wine-vinegar': 'Hvidvinseddike, hvidvins eddike',
  oil: 'Olie, madolie, stegeolie, vindruekerneolie, majsolie, valnøddeolie, hørfrøolie, jordnøddeolie, friture, fritureolie, avocadoolie, chiliolie, olien, grillolie, trøffelolie, bagespray, friturefedt, friturefett, hampolie, græskarkerneolie, crispy chili olie, vindrueolie, spraykogeolie',
  'olive-oil': 'Olivenolie, ekstra jomfru olivenolie, oliven olie, jomfruolivenolie, jomfru olivenolie',
  'sunflower-oil': 'Solsikkeolie, solsikke olie',
  'sesame-oil': 'Sesamolie, sesam olie',
  'coconut-oil': 'Kokosolie, kokosfedt, palmin, kokos olie',
  'rapeseed-oil': 'Rapsolie, raps olie, koldpresset rapsolie',
  'vegetable-oil': 'Vegetabilsk olie, planteolie, vegetabilsk',
  'salad-dressing':
    'Dressing, salatdressing, cæsardressing, vinaigrette, thousand island dressing, creme fraiche dressing på flaske, honning sennep dressing, balsamicodressing, fransk dressing, italiensk dressing, Caesar dressing, dressing på flaske, yoghurtdressing på flaske, olie eddike dressing, dressingen, ranch, balsamico dressing',
  'homemade-dressing':
    'Hjemmelavet dressing, cremefraichedressing, yoghurtdressing, hjemmelavet vinaigrette, creme fraiche dressing, urtedressing, cremefraiche dressing, rørt dressing, hjemmerørt dressing',
  'pasta-sauce':
    'Pastasauce, tomatsauce, Dolmio, pastasauce på glas, pastasovs, karrysauce på glas, pizzasauce, tikka masala sauce, tomatsovs, arrabbiata, tomatsauce på glas, Dolmio pastasauce, lasagnesauce, karrysovs på glas, korma sauce, pizzasovs, bolognesesauce på glas, tomat pastasauce, butter chicken sauce, napoli sauce, lasagnesovs, pasta sauce, pastasauce tomat, færdig pastasauce, madlavningssauce, kødsovssauce på glas',
  'fresh-sauce':
    'Sauce, sovs, hjemmelavet tomatsauce, svampesauce, champignonsauce, rest af sauce, frisk pastasauce, pebersauce, whiskysauce, svampesovs, sauce rest, karrysauce, karrysovs, champignonsovs, saucen, hjemmelavet tomatsovs, sovserest, frisk tomatsauce, aspargessauce, sennepssauce, sennepssovs, dildsauce, hvidvinssauce, rødvinssauce, løgsovs, bløde løg sovs, sovsen, pebersovs',
  gravy:
    'Brun sovs, brun sauce, skysovs, skysauce, stegesky, flødesovs til steg, flæskestegssovs, stegesovs, vildtsauce, vildtsovs',
  'gravy-granules':
    'Saucepulver, bouillonpulver, sovsepulver, bearnaisepulver, saucejævner, Maizena saucejævner, brun sovs pulver, saucebrev, Knorr bearnaise, bouillon pulver, bechamelsaucepulver, jævner, sovsejævner, bearnaise brev, fond koncentrat, bouillon i pulver, fond pulver, fondpulver, tacomix krydderimix brev, sovsebrev, sauce brev, pulversauce, fiskebouillonpulver, oksebouillonpulver, kyllingebouillonpulver, hønsebouillonpulver, grøntsagsbouillonpulver, bearnaise essens, bearnaiseessens, kalvefond koncentreret, Touch of Taste, kulør, madkulør',
  'stock-cubes':
    'Bouillonterninger, bouillonterning, hønsebouillonterning, grøntsagsbouillonterning, oksebouillonterning, bouillon terninger, Knorr bouillon, hønsebouillonterninger, grøntsagsbouillonterninger, svampebouillonterning, Maggi terninger, fiskebouillonterning, kyllingebouillonterning',
  pesto:
    'Pesto, grøn pesto, rød pesto, Barilla pesto, basilikumpesto, pesto genovese, pesto rosso, ramsløgspesto, Sacla pesto, pestoen, persillepesto på glas',
  salsa:
    'Salsa, tacosauce, salsasauce, taco sauce, salsa på glas, tacosovs, Santa Maria salsa, salsadip, tomatsalsa på glas',
  'fresh-salsa':
    'Frisk salsa, chimichurri, mangosalsa, frisk tomatsalsa, pico de gallo, tomatsalsa, avocadosalsa',
  'curry-paste':
    'Karrypasta, rød karrypasta, grøn karrypasta, tandooripasta, tamarindpasta, tikka masala pasta, currypasta, rød curry paste, grøn curry paste, curry paste, massamankarrypasta, tikkapasta, rejepasta, tom yum pasta, gul karrypasta, rød currypasta, grøn currypasta, pasta karry',
  chutney:
    'Chutney, relish, ajvar, løgchutney, rødløgskompot, rødløgsmarmelade, æblechutney, løgmarmelade, tomatchutney, figenchutney, figensennep, rabarberchutney, squashrelish, tomatmarmelade, pærechutney, rødløgschutney',
  'mango-chutney': 'Mangochutney, mango chutney, Sharwoods mangochutney',
  piccalilli: 'Pickles, piccalilli, blomkålspickles',
  'sweet-pickle': 'Agurkerelish, relish agurk, sandwichrelish, hotdogrelish',
  pickles:
    'Syltede grøntsager, syltet grønt, asier, syltede asier, grillede peberfrugter på glas, peberfrugter på glas, sushiingefær, syltet ingefær, syltede jalapeños, jalapenos på glas, syltede rødløg på glas, cocktailløg, blandede pickles, asie, peperoncini, syltede peberfrugter, syltede chilier, grillede artiskokker på glas, jalapeños på glas, sylt, pickled, græskar asier, grillede auberginer på glas, artiskokker i olie, syltede jalapenos, peppadew, chilier på glas, syltede tomater, syltet græskar, syltede champignoner, Beauvais asier, syltede rødløg glas',
  gherkins:
    'Syltede agurker, drueagurker, cornichoner, agurkesalat på glas, agurker på glas, salatagurker på glas, cornichons, sure agurker, agurkesalat glas, Beauvais agurkesalat, syltet agurk, saltagurker, burgeragurker, drueagurker på glas, syltede drueagurker, rugagurker',
  sauerkraut: 'Sauerkraut, surkål, weinkraut',
  capers: 'Kapers, kaprisbær, kapersbær',
  'pickled-onions': 'Perleløg, syltede perleløg, syltede løg, sølvløg, perleløg på glas',
  'pickled-beetroot':
    'Syltede rødbeder, rødbeder på glas, syltede rødbede, sylterødbeder, Beauvais rødbeder, rødbeder i glas, rødbedesalat på glas',
  kimchi: 'Kimchi, frisk surkål, fermenterede grøntsager, fermenteret kål, kim chi, fermenteret hvidkål',
  jam: 'Marmelade, syltetøj, hindbærmarmelade, gelé, abrikosmarmelade, solbærmarmelade, blåbærmarmelade, hindbærsyltetøj, Den Gamle Fabrik marmelade, fruktsmør, kvædegele, kvædegelé, blommemarmelade, solbærsyltetøj, rabarbermarmelade, hybenmarmelade, Den Gamle Fabrik, æblegelé, brombærmarmelade, solbærgelé, jordbær-rabarbermarmelade, blåbærsyltetøj, figenmarmelade, dulce de leche, marmeladen, kirsebærmarmelade, St. Dalfour, Bonne Maman, Änglamark marmelade, stikkelsbærmarmelade, æblesmør, ribsmarmelade, hyldebærgele, hindbærsylt, jordbær rabarber marmelade, sylteøj, frugtpålæg, ribsgelé, ribsgele, rønnebærgelé',
  marmalade: 'Appelsinmarmelade, orange marmelade, engelsk marmelade, bitter appelsinmarmelade',
  'strawberry-jam': 'Jordbærmarmelade, jordbærsyltetøj, jordbær marmelade, jordbærsylt',
  'lemon-curd': 'Lemon curd, citroncreme, citronsmør',
  honey:
    'Honning, flydende honning, akaciehonning, fast honning, dansk honning, honning flydende, Jakobsens honning, honningen, lynghonning, sommerhonning, rapshonning, blomsterhonning, biavlerhonning',
  syrup:
    'Sirup, lys sirup, karamelsauce, issauce, daddelsirup, jordbærsauce, glukosesirup, vaniljesirup, lys sirup Dansukker, karamelsirup, hindbærsauce, risvin sirup, sukkerlage, lagkagesauce, topping is, is topping, kaffesirup, karamelsovs, rissirup, Monin, hybensirup, sukkersirup',
  'maple-syrup': 'Ahornsirup, ahorn sirup',
  'golden-syrup': 'Mørk sirup, roesirup, bagesirup, sirup mørk',
  treacle: 'Melasse',
  'agave-syrup': 'Agavesirup, agave',
  'chocolate-sauce': 'Chokoladesauce, chokoladesirup, chokoladesovs, chokolade sauce, chokoladetopping',
  'peanut-butter':
    'Peanutbutter, jordnøddesmør, mandelsmør, nøddesmør, cashewsmør, peanut butter, hasselnøddesmør, Skippy, nøddesmøren, Lotus spread, Biscoff smør, crunchy peanutbutter',
  'chocolate-spread':
    'Chokoladesmørepålæg, Nutella, nøddecreme, chokoladecreme, nougatcreme, Nusica, Nutelle, chokoladesmør, hasselnøddecreme, Nusco, choko spread, nougatsmørepålæg',
  'yeast-extract': 'Gærekstrakt, Marmite, Vegemite',
  tahini: 'Tahin, tahini, sesampasta, tahinpasta',
  hummus: 'Hummus, humus, houmous, hummusen, rødbedehummus, kikærtepuré',
  guacamole: 'Guacamole, avocadocreme, avocado dip, guacamolen',
  dips: 'Dip, dips, smørepålæg, hytteostdip, pesto frisk smørepålæg, chilidip, urtedip, krydderdip, cremefraichedip, kryddercreme, yoghurtdip, dippen, grøntsagssmørepålæg, muhammara, plantesmørepålæg, dip cremefraiche, sour cream dip, holiday dip, dilddip, hvidløgsdip, feta dip, fetacreme, smørepålæg vegansk, dip til chips',
  tzatziki: 'Tzatziki, zaziki, tsatsiki, tzatsiki',
  taramasalata: 'Taramasalata, taramosalata',
  'baba-ganoush': 'Baba ganoush, auberginecreme, auberginedip',
  raita: 'Raita',
  'sandwich-filler':
    'Pålægssalat, hønsesalat, rejesalat, tunsalat, skinkesalat, karrysalat, æggesalat, italiensk salat, makrelsalat, laksesalat, K-Salat pålægssalat, sildesalat pålæg, russisk salat, skaldyrssalat, frugtsalat pålæg, champignonsalat, sommersalat, kyllingesalat, salater pålæg, Graasten salat, pålægssalater, peberrodssalat pålæg, tuncreme, laksemousse, Stryhns salat, tunmousse, kyllinge bacon salat, kylling bacon salat, hønse salat, bønnesalat pålæg, Graasten italiensk salat, italiensksalat, æg og rejesalat, tun salat, rejecocktail, krabbesalat, kartoffelsalat pålæg, tunmoussen, waldorfsalat, røget laksesalat, sildesalat',
  tapenade: 'Tapenade, olivenpasta, oliventapenade, artiskokcreme, bruschettatopping, rød tapenade',
  spices:
    'Krydderier, krydderi, krydderiblanding, kardemomme, nelliker, allehånde, kommen, stødt kardemomme, enebær, safran, stjerneanis, laurbær krydderi, sennepsfrø, korianderfrø, grillkrydderi, tacokrydderi, cayennepeber, hvid peber, fennikelfrø, ristede løg, vaniljestang, vaniljestænger, hel allehånde, anis, løgpulver, sumac, zaatar, kryddermix, Santa Maria krydderi, bukkehornsfrø, rosenpeber, nellike, sprøde løg, lakridspulver, BBQ rub, rub, salatkrydderi, kyllingekrydderi, pizzakrydderi, krydder mix, krydderimix, urtesalt, hvidløgssalt, løgsalt, sellerisalt, kruskommen, stødt koriander, hel kommen, tacomix, taco mix, fajitamix, fajitakrydderi, taco krydderimix, tacokrydderimix, cajun, stødt kommen, stødt nellike, allehånde hel, piment, fiskekrydderi, sort kommen, nigellafrø, stødte nelliker, hel kardemomme, muskatblomme, krydderpose, paprikablanding, Piffi, Piffi Allkrydda, Aromat, tredje krydderi, trettonkrydderi, umami drys, dukkah, ras el hanout, dildfrø, hele nelliker, citronpeber, rub til kød, pommes frites krydderi, fritkrydderi, ristede løgflager, løgflager, tang krydderi, MSG, kebabkrydderi, gyroskrydderi',
  'black-pepper':
    'Peber, sort peber, peberkorn, kværnpeber, hel peber, hele peberkorn, peberkværn, stødt peber, groftmalet peber',
  paprika: 'Paprika, røget paprika, paprikapulver, stødt paprika, sød paprika, paprika sød, edelsød paprika',
  cumin: 'Spidskommen, stødt spidskommen, hel spidskommen',
  cinnamon:
    'Kanel, stødt kanel, kanelstang krydderi, hel kanel, kanelpulver, kanel stang, kanelstænger hele, ceylon kanel',
  turmeric: 'Gurkemeje, stødt gurkemeje, gurkemejepulver',
  'curry-powder': 'Karry, karrypulver, madraskarry, karry stærk, curry pulver, karrykrydderi',
  'chilli-powder':
    'Chilipulver, chiliflager, tørret chili, stødt chili, chili flager, chili pulver, chilipulver stærk',
  'dried-oregano': 'Tørret oregano, oregano tørret',
  'dried-thyme': 'Tørret timian, timian tørret',
  'dried-rosemary': 'Tørret rosmarin, rosmarin tørret',
  'dried-basil': 'Tørret basilikum, basilikum tørret',
  'dried-parsley': 'Tørret persille, persille tørret',
  'dried-mint': 'Tørret mynte',
  'dried-sage': 'Tørret salvie',
  'mixed-herbs':
    'Tørrede krydderurter, italiensk krydderi, provencekrydderi, herbes de provence, italienske urter tørrede, italienske krydderurter, provencekrydderurter, krydderurter tørrede, tørret merian, tørret estragon, bouquet garni tørret',
  'garam-masala': 'Garam masala, garam massala',
  nutmeg: 'Muskat, muskatnød, stødt muskat, muskatnødder',
  'garlic-powder': 'Hvidløgspulver, hvidløgsgranulat, hvidløg pulver',
  'bay-leaves': 'Laurbærblade, laurbær, laurbærblad, tørrede laurbærblade',
  'ground-ginger': 'Stødt ingefær, ingefærpulver, ingefær stødt, malet ingefær',
  'nutritional-yeast': 'Gærflager, næringsgær',
  salt: 'Salt, havsalt, flagesalt, groft salt, fint salt, køkkensalt, himalayasalt, bordsalt, saltet til køkken, Læsø salt, sydesalt, jodsalt, saltflager, Maldon salt, Læsøsalt, maldonsalt, salt fint, salt groft, fintsalt, groftsalt, mineralsalt',
  sugar:
    'Sukker, hvidt sukker, stødt melis, strøsukker, sylte sukker, syltesukker, hugget sukker, sukkerknalder, perlesukker, kandissukker, kandis, melis, geleringssukker, Dansukker sukker, sukkeret, gelesukker, sukkerstykker',
  'brown-sugar':
    'Brun farin, farin, rørsukker, mørk farin, muscovado, muscovadosukker, kokossukker, lys farin, muskovado, mørk muscovado, kokosblomstsukker',
  'icing-sugar': 'Flormelis, glasurmelis, flor melis',
  'caster-sugar': 'Fint sukker, bagesukker, ekstra fint sukker',
  sweetener:
    'Sødemiddel, stevia, Hermesetas, sukrin, erythritol, sukkererstatning, kunstigt sødemiddel, Canderel, Perfect Fit sødemiddel, xylitol, sødetabletter, Sukrinmelis, Perfect Fit sukrin, sucralose',
  flour:
    'Mel, hvedemel, speltmel sigtet, kartoffelmel fint, Amo hvedemel, sigtet speltmel, ølandshvedemel, glutenfri melblanding, melet, kokosmel fint, økologisk hvedemel, fint hvedemel, tapiokamel, glutenfrit mel, Valsemøllen hvedemel, ølandsmel, hvedemel fint, manitobamel, sigtemel, sigtet hvedemel, melblanding, kagemel',
  cornflour:
    'Maizena, majsstivelse, kartoffelmel, majsmel, stivelse, Maizena majsstivelse, Maïzena, kartoffelstivelse',
  'self-raising-flour': 'Selvhævende mel, mel med bagepulver',
  'bread-flour': 'Brødmel, pizzamel, tipo 00, manitoba, tipo 00 mel, durummel, durumhvedemel, tipo 0',
  'rice-flour': 'Rismel',
  'gram-flour': 'Kikærtemel',
  'wholemeal-flour':
    'Fuldkornsmel, grahamsmel, rugmel, fuldkornshvedemel, groft speltmel, fuldkornsrugmel, speltmel, groft rugmel, havremel, boghvedemel, fuldkornsspeltmel, fintmalet rugmel, groft mel, emmermel, fuldkornshvede mel, grahammel, grahamsmelet, rugmel groft, groft hvedemel',
  'baking-powder':
    'Bagepulver, natron, hjortetaksalt, vinsten, potaske, bage pulver, tvekulsurt natron, natronpulver',
  yeast: 'Tørgær, tør gær, gær tør, gærbrev',
  'fresh-yeast': 'Gær, frisk gær, gærpakke, Malteserkors gær, bagegær, Malteserkors, pakke gær, gæren',
  'baking-mix':
    'Bageblanding, kageblanding, brødblanding, buddingpulver, kartoffelmospulver, pandekagepulver, pandekagemix, gelépulver, agar agar, vaniljecremepulver, boller mix, brownie mix, syltepulver, Melatin, Atamon, drømmekagemix, mospulver, cremepulver, fromagepulver, kagecremepulver, bollemix, chokoladekage mix, brødmix, Amo bageblanding, brunsviger mix, Amo blanding, kagemix, vaffelmix, koldskålspulver, mousse pulver, falafelmix, muffinmix, pulvermos, instant kartoffelmos, æbleskivemix, xanthan, fiberhusk mix, kammerjunkermix, Tørsleffs, Tørsleffs vaniljecreme, vanillecremepulver, sylte konserveringsmiddel, konserveringsmiddel, Kartoffelmos pulver, pulverkartoffelmos',
  gelatine: 'Husblas, gelatine, husblasblade, gelatineblade',
  'jelly-cubes': 'Gelépulver med smag, jellopulver',
  'baking-decoration':
    'Vaniljesukker, fondant, pynt til kage, marcipanrose, bagepynt, frugtfarve, rosenvand, kandiseret frugt, sukat, pomeransskal, romessens, citronsyre, kandiseret ingefær, hakket sukat, lakridsgranulat, frugt farve, mandelessens, kandiserede citrusskaller, oblater, vanillesukker, modelleringsfondant, appelsinblomstvand, spiselig glitter, pastafarve, kandiserede kirsebær, vaniljesukkeret, ribssyre, mazarinmasse, kransekage masse, remonce, marcipanlåg, birkes masse, tørrede roser, frugtfarver, flødebollemasse, lagkagepynt, spiselige blomster tørrede, frysetørrede hindbær, frysetørrede jordbær, bagebitter',
  'vanilla-extract':
    'Vanilje, vaniljeekstrakt, vaniljepasta, vanilleekstrakt, vaniljekorn, vanille, vaniljeessens, vaniljepulver',
  'desiccated-coconut': 'Kokosmel, kokosflager, revet kokos, kokos, kokosspåner, kokoschips, kokosmelet',
  icing: 'Glasur, kageglasur, chokoladeglasur, hvid glasur, frosting, hvid icing',
  sprinkles:
    'Krymmel, kagedrys, chokoladekrymmel, sukkerpynt, nonpareil, kagekrymmel, strøssel, sølvkugler, farvet krymmel, drys til kage',
  'vegetable-stock':
    'Hjemmelavet bouillon, bouillon, fond, hønsebouillon, grøntsagsbouillon, oksebouillon, kalvefond, hjemmekogt fond, fiskefond, hønsefond, suppe bouillon, kogt bouillon, kyllingefond, kyllingebouillon, skaldyrsfond, grøntsagsfond, benbouillon, knoglebouillon, oksefond, vildtfond, svampebouillon, fiskebouillon, kraftben suppe, frisk fond, fonden, kraftsuppe',
  'carton-stock':
    'Bouillon på karton, fond på glas, kalvefond på glas, fond på karton, oksefond på glas, kyllingefond på glas, bouillon i karton, fond i flaske, hønsebouillon på karton, flydende fond, fiskefond på glas, hummerfond på glas, kalvefond på karton, skaldyrsfond på glas',
  soup: 'Suppe, græskarsuppe, aspargessuppe, kartoffelsuppe, hvidkålssuppe, løgsuppe, champignonsuppe, porrekartoffelsuppe, gule ærter suppe, fiskesuppe, karrysuppe, blomkålssuppe, gulerodssuppe, ærtesuppe, gullaschsuppe, suppe med boller, pho, rodfrugtsuppe, klar suppe med boller, gullashsuppe, jordskokkesuppe, ramsløgssuppe, broccolisuppe, suppen, borsjtj, gazpacho, hummersuppe, hummerbisque, thaisuppe, tom kha gai, kokossuppe, majssuppe, skaldyrssuppe, frysesuppe, bisque, kødsuppe, oksekødssuppe, spinatsuppe, sellerisuppe, bønnesuppe, grønkålssuppe, klar suppe, aspargessuppe med kødboller, suppe med kødboller, Mou suppe, brændenældesuppe, mulligatawny, squashsuppe, porresuppe, kold suppe, suppe rest, kold agurkesuppe, tacosuppe, laksesuppe, misosuppe, ramensuppe',
  'chicken-soup':
    'Hønsekødssuppe, kyllingesuppe, hønsesuppe, suppe med høns, Mou hønsekødssuppe, hønsekødsuppe, kylling suppe, klar hønsekødssuppe',
  'tomato-soup': 'Tomatsuppe, tomat suppe, tomatsuppen',
  'vegetable-soup': 'Grøntsagssuppe, grøntsagsuppe, grønsagssuppe',
  'lentil-soup': 'Linsesuppe, linse suppe',
  minestrone: 'Minestrone, minestronesuppe',
  stew: 'Gryderet, gryde, simremad, boller i karry, brunkål, skipperlabskovs, labskovs, hønsefrikassé, hønsefrikasse, frikassé, bøf stroganoff, stroganoff, mørbradgryde, millionbøf, biksemad, tarteletfyld, høns i asparges, kalvefrikassé, lammegryde, boller i selleri, gullaschret, kylling i karry ret, flæsk med persillesovs, grønlangkål, boeuf bourguignon, sammenkogt ret, viltgryde, vildtgryde, paprikagryde, kyllingegryde, coq au vin, kødgryde, bøfgryde, æbleflæsk, brændende kærlighed, forloren skildpadde, benløse fugle, hachis, mørbradbøf i flødesauce, kyllingefrikassé, krebinetter med stuvede ærter, osso buco ret, wienergryde, bøf i gryde, tagine, karrygryde, bøf med løg, hakkebøf med bløde løg, stuvet hvidkål med kød, hvidkålsgryde, svensk pølseret, pølseret, pølsegryde, grydemad, irish stew, stroganof, bøf stroganof, tarteletter fyld, høns i peberrod, grøntsagsgryde, fiskegryde, linsegryde, bønnegryde, kikærtegryde, majroegryde, svampegryde, svampestuvning, mørbradsgryde, millionbøffen, flødegryde, bankekød kogt, kylling i fad, gammeldags kylling, oksebryst med peberrod, dansk bøf ret, oksegryde, hønsekød i asparges, bøf bourguignon, tarteletter med høns i asparges',
  'chilli-con-carne': 'Chili con carne, chili sin carne, chilli con carne, chiligryde',
  casserole: 'Simreret, gryderet i ovn, sammenkogt, casserole',
  bolognese:
    'Kødsovs, bolognese, kødsauce, bolognesesauce, kødsovsen, kødsovs rest, bolognaise, ragu, ragù, millionbøf bolognese, frisk bolognese, linsebolognese, kød sovs',
  ratatouille: 'Ratatouille',
  goulash: 'Gullasch, gullaschgryde, gullash, goulash, gulasch',
  moussaka: 'Moussaka',
  'cooked-dal': 'Dal, dhal, linsedal, dahl, linsegrød, indisk dal',
  curry:
    'Karryret, curry, kylling i karry, karry med kylling, butter chicken, grøntsagskarry, kikærtekarry, indisk karry, kyllingekarry, karrygryde med kokos, linsekarry, massaman, massamankarry, panang, indisk curry, butterchicken, grøntsagscurry',
  'chicken-tikka-masala': 'Tikka masala, chicken tikka masala, kylling tikka masala',
  'thai-green-curry':
    'Thaikarry, grøn karry, rød karry, grøn thaikarry, grøn curry, rød curry, thaicurry, rød thaikarry',
  korma: 'Korma, chicken korma',
  'ready-meal':
    'Færdigret, aftensmad, middag, frokost, gratin, kartoffelgratin, flødekartofler, farseret porre, farserede peberfrugter, fyldte peberfrugter, blomkålsgratin, moussakaret, grøntsagsgratin, mikroret, takeaway, madkasse, bento, ovnret, broccoligratin, kantinemad, varm ret, færdigretter, take away, take-away, aftensmaden, kålrouletter, kåldolmere, fyldte squash, fyldt squash, spinatgratin, farseret squash, meal prep, madpakke varm, måltidskasse ret, enchiladas, dagens ret, Simple cooking ret, Mou færdigret, kinamad, kinesisk mad, thaimad, indisk mad, kartoffelfad, hasselback fad, tapas, tapasbræt, mad fra kantinen, mad fra restauranten, hotpot, mad til ovnen, fiskegratin ret, mad ud af huset, smørrebrødsmad varm, kartoffelgratinen, æg i sennepssovs, skidne æg ret, stegt flæsk med persillesovs, forret, middagsmad, retter fra i går',
  leftovers:
    'Rester, rest, madrester, rest mad, aftensmadsrester, resterne, levninger, rester fra i går, madrest, rester fra aftensmaden, resteret, restemad, rester af aftensmad, restemaden, middagsrester',
  'cottage-pie': 'Cottage pie',
  'shepherds-pie': 'Shepherd’s pie, shepherds pie',
  'fish-pie': 'Fiskefad, fiskegratin, fisketærte, lakselasagne',
  meatloaf: 'Farsbrød, forloren hare, kødrand, falsk hare, fars brød, kødbrød, forlorenhare',
  'frozen-meal':
    'Frossen færdigret, frostret, frosset færdigret, frossen lasagne, frosne færdigretter, frosne retter, frost lasagne, dybfrossen lasagne, frossen biksemad, frossen pastaret, Mou frost, frosne pytt i panna, pytt i panna frost, frostpytt, frossen risret, frossen paella, frosne tarteletter',
  'cooked-vegetables':
    'Kogte grøntsager, kogte kartofler, stuvede grøntsager, ovnbagte rodfrugter, bagte grøntsager, stuvet spinat, stuvet hvidkål, bagte rodfrugter, pillekartofler, hvide kartofler kogte, kartofler kogte, grøntsager kogte, stuvede kartofler, ovngrøntsager, grillede grøntsager, stuvede ærter, dampede grøntsager, varm rødkål, kogt broccoli, kogte gulerødder, kogt blomkål, kogte ærter, stegte grøntsager, ovnbagte grøntsager, stegte rodfrugter, stegte svampe, hjemmelavet rødkål, kogt rødkål, sukkerbrunede gulerødder, glaserede gulerødder, stuvet grønkål, persillekartofler, stuvede gulerødder, rest kartofler, kartofler rest, kolde kartofler, dildstuvede kartofler, bagt græskar, bagte løg, grøntsager fra ovnen, stegt grønkål',
  'mashed-potato':
    'Kartoffelmos, mos, kartoffelpuré, mosede kartofler, rodfrugtmos, mosede rodfrugter, sellerimos, kartoffelmosen, rodmos, jordskokkepuré, selleripuré, gulerodspuré, persillerodspuré, sellleripure, blomkålspuré, kartoffel mos',
  'roast-potatoes':
    'Stegte kartofler, brasede kartofler, brune kartofler, hasselbackkartofler, ovnkartofler, ovnstegte kartofler, råstegte kartofler, ovnbagte kartofler, brunede kartofler, pommes sautées, hasselback kartofler, hasselbagte kartofler, bådkartofler stegte, kartofler i ovn, bagte kartoffelbåde',
  'baked-potato': 'Bagt kartoffel, bagte kartofler, baked potato, bagekartoffel bagt',
  'dressed-salad':
    'Blandet salat, salat med dressing, tomatsalat, agurkesalat, bønnesalat, gulerodssalat, spidskålssalat, broccolisalat, rødbedesalat, råkostsalat med dressing, sommersalat grøn, salatskål, poke bowl, pokebowl, salatbar, salatboks, broccolisalaten, kålsalat, linsesalat, kyllingesalat frokost, salat bowl, grønkålssalat, melonsalat, kikærtesalat, nicoisesalat, caprese, salat rest, nicoise, mozzarellasalat, æblesalat, julesalat blandet, færdig salat, spinatsalat, waldorf, rødkålssalat, salat anrettet, salatbowl, spidskålsalat, fetasalat, radisesalat, salat fra salatbar, take away salat, nudelsalat, tun og bønnesalat, broccoli salat, selleri salat, knoldsellerisalat, aspargessalat, peberfrugtsalat, gulerods salat',
  'potato-salad': 'Kartoffelsalat, kold kartoffelsalat, kartoffelsalaten, varm kartoffelsalat',
  coleslaw: 'Coleslaw, kålsalat cremet, råkostsalat med mayo, cole slaw, colslaw, hvidkålssalat',
  'greek-salad': 'Græsk salat',
  'caesar-salad': 'Cæsarsalat, caesarsalat, cæsar salat, caesar salad, Cæsar',
  sandwich:
    'Sandwich, madpakke, smørrebrød, ostemad, leverpostejmad, klapsammen, klemmer, håndmadder, rugbrødsmad, rugbrødsmadder, toast med skinke og ost, parisertoast, håndmad, pålægsmad, wrap med kylling, bagel med laks, panini, kebab i pita, dürüm, durum, æggemad, sandwiches, pitabrød med kebab, højtbelagt, smørrebrødsmadder, madder, mad med æg, klap sammen madder, tunsandwich, durumrulle, shawarma i pita, klubsandwich, bolle med ost, roastbeefmad, madpakker, snitter, snitter smørrebrød, tunmad, spegepølsemad, club sandwich, flæskestegssandwich, kyllingesandwich, leverpostejsmad, ostehaps mad, fyldt pita, hønsesalatmad, stjerneskud, dyrlægens natmad, kartoffelmad, rejemad, makrelmad, rullepølsemad, ostetoast, ristet toast med ost, kyllingewrap, osteboller med pålæg, dagens sandwich, rundstykke med ost, fyldte wraps, flæskestegsburger, parisertoasts, uspecificeret smørrebrød, natmad, smørrebrødene, platter frokost, frokostplatte, landgang, bruschetta',
  cheeseburger:
    'Burger, cheeseburger, hamburger, burgeren, burger med bolle, bøfsandwich, bøf sandwich, Big Mac, færdig burger',
  burrito: 'Burrito, tacos, fajitas, quesadilla, enchilada, taco, quesadillas, burritos',
  sushi:
    'Sushi, sashimi, maki, nigiri, carpaccio, sushibakke, oksecarpaccio, tunsashimi, poké, rørt tatar, sushien, laksetatar, tuntatar, tatarmad, tartarmad, oksetatar, lakseceviche, sushimenu, løjromstatar, tunatatar',
  pizza:
    'Pizza, calzone, pizzaslice, pizza rest, pepperonipizza, pizzarester, pizza margherita, pizzastykke, takeaway pizza, hjemmelavet pizza, flammkuchen, pizzasnegle, pizzasnegl, pizzaen, rest pizza, pizzaslices, pizza pepperoni, pizza hawaii, frisk pizza, kold pizza, deep pan, pizzaruller',
  'frozen-pizza':
    'Frossen pizza, frostpizza, Grandiosa, Dr. Oetker pizza, frosne pizzaer, Ristorante pizza, pizza frost, dybfrossen pizza, Ristorante, Pizza Grandiosa, pizza fra frost, Big One pizza, Dr. Oetker Ristorante, frosne minipizzaer',
  quiche:
    'Tærte, quiche, porretærte, madtærte, spinattærte, tomattærte, skinketærte, løgtærte, laksetærte, broccolitærte, grøntsagstærte, quiche lorraine, tærten, kyllingetærte, baconstærte, æggetærte, champignontærte, ostetærte, skinke og porretærte, tuntærte, asparges tærte, aspargestærte, kartoffeltærte, squashtærte',
  'meat-pie':
    'Kødtærte, tarteletter, tarteletter med fyld, indbagt mørbrad, pølsehorn fyldt, börek, empanadas, spinatlomme, pirog, piroger, forårspie, pirogger, indbagt kød, fyldte butterdejshorn, burek, butterdejssnegle, spanakopita, indbagt laks, butterdejslomme, croissant med skinke, croissant med skinke og ost, skinkehorn, skinke horn, skinkeost horn, beef wellington, fyldte horn, ostesnegle, tærte med kød, indbagt skinke, kyllingepie, calzoner, pizzahorn, pizzabolle, pizzaboller, butterdejsstang, ost og skinke croissant',
  'sausage-rolls':
    'Pølsehorn, pølse i svøb, indbagte pølser, pølsehornene, pølsesnegle, hotdog horn, pølser i svøb, pølse horn, indbagt pølse',
  'pork-pie': 'Svinekødstærte, pork pie',
  'cornish-pasty': 'Cornish pasty',
  samosas: 'Samosa, samosaer, sambusa',
  'spring-rolls':
    'Forårsruller, forårsrulle, sommerruller, mini forårsruller, Daloon, Daloon forårsruller, kinaruller, forårs ruller, Daloon ruller, vårruller',
  'onion-bhaji': 'Løgbhaji, pakora, onion bhaji',
  dumplings:
    'Dumplings, gyoza, dim sum, melboller, kødboller til suppe, suppeboller, wontons, bao buns, bao, gyozaer, mel boller, dampede boller, bao bun, suppe kødboller, kødboller og melboller, kroppkakor, pelmeni, kartoffelklöße, knödel, kødboller melboller, suppe boller, gyozas',
  fries:
    'Pommes frites, pommes, fritter, pomfritter, kartoffelbåde, kroketter, røsti, frosne pommes frites, løgringe, søde kartoffelfritter, hash browns, ovnpommes, rösti, pomme frites, kartoffelkroketter, fritterne, pommes fritter, frosne kartoffelbåde, bådkartofler, curly fries, crispers, ovnfritter, sødkartoffelfritter, twisters kartofler, røstier, potato wedges, mozzarellasticks paneret, Golden Longs, frosne brasede kartofler, frosne flødekartofler, kartoffelrøsti, brasekartofler frosne, waffle fries, friterede løgringe, wedges, chili cheese tops, chili cheese toppers',
  'chip-shop-chips': 'Pommes fra grillen, fritter fra grillen, pommes frites fra grillbaren',
  'mixed-dish': 'Ret med kød og grønt, tilberedt ret, blandet ret, madret, kogt mad',
  'rice-dish':
    'Ret med ris, kylling med ris, gryderet med ris, wokret med ris, ris med kylling, karry og ris, boller i karry med ris, risretter, karry med ris, mad med ris',
};

export const foodNames: FoodNames = {
  foods,
  household,
  states,
  neutral,
  halfTins,
  liquids,
  and,
  leftovers: 'rester',
  grammar,
  also: [english],
};
