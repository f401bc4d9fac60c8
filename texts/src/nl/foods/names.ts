import type { FoodNames } from '@crisper/domain/foods/names.ts';
import { foodNames as english } from '#en/foods/names.ts';
import { grammar } from './grammar.ts';
import { and, halfTins, household, liquids, neutral, states } from './words.ts';

/** By the food's id. The first name is shown; the others are understood. */
const foods: FoodNames['foods'] = {
  milk: 'Melk, magere melk, boerenmelk, weidemelk, dagverse melk, koemelk, Landliebe melk, Melkunie, melkpak, hooimelk, drinkmelk',
  'flavoured-milk':
    'Chocolademelk, chocomelk, Cécémel, Fristi, ijskoffie, aardbeienmelk, bananenmelk, vanillemelk, latte macchiato, caffè latte, melkdrank, cacaodrank, chocodrink, Chocomel',
  'lactose-free-milk': 'Lactosevrije melk, Minus L',
  'goat-milk': 'Geitenmelk, schapenmelk, paardenmelk, ezelinnenmelk',
  'uht-milk':
    'Houdbare melk, langlekker melk, UHT-melk, gesteriliseerde melk, lang houdbare melk, houdbare halfvolle melk, houdbare volle melk, langlekker',
  'evaporated-milk':
    'Koffiemelk, geëvaporeerde melk, ingedampte melk, Goudband, Halvamel, Nutroma, blikmelk, koffiemelk cupjes',
  'condensed-milk': 'Gecondenseerde melk',
  'milk-powder': 'Melkpoeder, Nido',
  'raw-milk': 'Rauwe melk',
  milkshake: 'Milkshake, proteïneshake, eiwitshake, shake, proteïnedrank, proteinshake',
  buttermilk: 'Karnemelk, botermelk, ayran, lassi, wei, karnemelk drink',
  kefir: 'Kefir, melkkefir',
  'sour-milk': 'Zure melk, dikke melk',
  'plant-milk':
    'Plantaardige melk, plantaardige drank, vegan melk, veganistische melk, Alpro, hazelnootdrank, hazelnootmelk, cashewmelk, cashewdrank, speltdrank, erwtendrank, erwtenmelk, hennepmelk, notenmelk, melkvervanger, plantenmelk, plantaardige drink',
  'oat-milk': 'Havermelk, haverdrank, Oatly, barista haver, haver barista, havermelk barista, haverdrink',
  'soy-milk': 'Sojamelk, sojadrank, Alpro soja, Provamel, sojadrink',
  'almond-milk': 'Amandelmelk, amandeldrank, amandeldrink',
  'rice-milk': 'Rijstmelk, rijstdrank, rijstdrink',
  'coconut-drink': 'Kokosdrank, kokosmelkdrank, kokosdrink',
  cream:
    'Room, slagroom, kookroom, culinaire room, Culinesse room, plantaardige room, sojaroom, haverroom, roomculinair, Blanc Battu',
  'half-and-half': 'Halfvolle room, halfroom',
  'double-cream': 'Dubbele room, crème double',
  'whipped-cream': 'Geklopte slagroom, geslagen room, geklopte room, opgeklopte slagroom',
  'spray-cream':
    'Spuitslagroom, slagroomspuit, spuitroom, spuitbus slagroom, slagroom spuitbus, slagroom in spuitbus',
  'clotted-cream': 'Clotted cream',
  'creme-fraiche': 'Crème fraîche, creme fresh, crème fraiche, cremefraiche',
  'sour-cream': 'Zure room, sour cream, smetana',
  'coffee-creamer': 'Koffieroom, koffiecreamer, Completa, creamer, koffiecups room, koffieroompjes',
  yoghurt:
    'Yoghurt, vruchtenyoghurt, drinkyoghurt, roomyoghurt, standyoghurt, Biogarde, Activia, Actimel, Yakult, Vifit, Almhof, Danio, Fruttis, yoghurtdrank, Breaker, Danoontje, Optimel, yoghurtdrink, roeryoghurt, yoghourt, jogurt, yogurt, joghurt, yohgurt',
  'greek-yoghurt':
    'Griekse yoghurt, Turkse yoghurt, yoghurt Griekse stijl, yoghurt op Griekse wijze, Griekse stijl yoghurt, Bulgaarse dikke yoghurt',
  skyr: 'Skyr',
  labneh: 'Hangop, labneh, uitgelekte yoghurt',
  'soy-yoghurt':
    'Sojayoghurt, plantaardige yoghurt, Alpro yoghurt, kokosyoghurt, vegan yoghurt, veganistische yoghurt, amandelyoghurt, Abbot Kinney’s, plantaardig alternatief voor yoghurt',
  'oat-yoghurt': 'Haveryoghurt, havergurt',
  quark: 'Kwark, vanillekwark, roomkwark, plattekaas, Linessa kwark, kwrk, kwarck',
  butter:
    'Boter, roomboter, grasboter, boerenboter, ongezouten roomboter, hoeveboter, Kerrygold, Lurpak, Balade, pakje roomboter, natuurboter, botervlootje, gezouten roomboter',
  'garlic-butter':
    'Kruidenboter, knoflookboter, kruidenolie, knoflookolie, lookboter, daslookolie, daslookboter',
  margarine:
    'Margarine, halvarine, Becel, Blue Band, Bona, Croma, Solo, Planta, Alpro margarine, plantaardige boter, vegan boter, smeerbaar, bakboter, bakmargarine, smeermargarine, vloeibare margarine, vloeibare bakboter, Vitelma, Effi, Proactiv, minarine, Wajang, Zeeuws Meisje, bakken en braden vloeibaar, bak en braad',
  ghee: 'Ghee, geklaarde boter, geklaarde roomboter',
  lard: 'Reuzel, ganzenvet, eendenvet, rundvet, ossewit, niervet, smout, talg, braadvet',
  cheese: 'Kaas, kazen, kaasplank, kaasschotel, borrelkaas, kaasblokjes',
  'hard-cheese':
    'Harde kaas, jonge kaas, oude kaas, belegen, boerenkaas, Old Amsterdam, Beemster kaas, overjarige kaas, Leidse kaas, komijnekaas, nagelkaas, kruidenkaas, graskaas, meikaas, Hollandse kaas, raclette, raclettekaas, gourmetkaas, bergkaas, Tilsiter, Appenzeller, Havarti, brokkelkaas, Mimolette, Reypenaer, abdijkaas, trappistenkaas, Chimay kaas, Passendale, Maredsous, Brugge oud, Père Joseph, Port Salut, geitengouda, harde geitenkaas, Zaanlander kaas, Milner, Westlite, Morbier, Rubens, komijnenkaas, Beemster',
  gouda: 'Goudse kaas, Gouda, goudakaas, Goudse',
  edam: 'Edammer, Edam',
  emmental: 'Emmentaler, emmental',
  gruyere: 'Gruyère, gruyèrekaas',
  manchego: 'Manchego',
  comte: 'Comté',
  'red-leicester': 'Red Leicester',
  'double-gloucester': 'Double Gloucester',
  wensleydale: 'Wensleydale',
  'monterey-jack': 'Monterey Jack',
  jarlsberg: 'Maasdammer, Leerdammer, Jarlsberg, maasdam, gatenkaas',
  provolone: 'Provolone',
  pecorino: 'Pecorino',
  'grana-padano': 'Grana Padano',
  cheddar: 'Cheddar, cheddarkaas',
  parmesan: 'Parmezaanse kaas, parmezaan, Parmigiano Reggiano, parmigiano, parmesan',
  'grated-cheese':
    'Geraspte kaas, strooikaas, raspkaas, pizzakaas, gratinkaas, geraspte mozzarella, geraspte parmezaan, geraspte emmentaler, gemalen kaas, kaasrasp, kaasschaafsel, kaas geraspt, geraspte belegen kaas, parmezaan geraspt, geraspte oude kaas',
  'sliced-cheese':
    'Kaasplakken, plakkaas, smeerkaas, Eru, Kiri, Babybel, toastkaas, cheddarplakken, burgerkaas, boterkaas, Zwitserse smeerkaas, gesneden kaas, Slankie, Eru Prestige, kaassneetjes, Goudkuipje, sneetjes kaas, La vache qui rit, smeltkaas, kaas in sneetjes',
  'string-cheese': 'Kaassticks, cheestrings, kaassnack, mozzarella sticks, trekkaas',
  'soft-cheese':
    'Zachte kaas, Limburgse kaas, Hervekaas, Boursin, Reblochon, Taleggio, Vacherin, Saint Albray, rommedoe, Munster, Chaource, Rambol, Chamois d’Or, ovenkaas, witschimmelkaas, roodschimmelkaas, Saint Marcellin, Epoisses, Brusselse kaas',
  brie: 'Brie, briekaas, roombrie',
  camembert: 'Camembert, camembertje, boerencamembert, ovencamembert, camembert in een doosje, camenbert',
  'goat-cheese': 'Geitenkaas, geitenbrie, Chavroux, Bettine, geitenroomkaas, geitenkaasrol, chèvre',
  'blue-cheese':
    'Blauwschimmelkaas, blauwe kaas, blauwaderkaas, Danablu, Delfts blauw, Bleu d’Auvergne, Cambozola, St. Agur, Saint Agur, schimmelkaas, Bastiaansen blauw, Grand Noir, Pas de Bleu',
  stilton: 'Stilton',
  gorgonzola: 'Gorgonzola',
  roquefort: 'Roquefort',
  feta: 'Feta, fetakaas, witte kaas, Griekse kaas, Apetina, schapenkaas, saladekaas, Balkan kaas, herderskaas, feta blokjes, Apetina blokjes, fetablokjes',
  mozzarella: 'Mozzarella, buffelmozzarella, burrata, Galbani mozzarella, mozzarellabolletjes, mozarella',
  halloumi: 'Halloumi, grillkaas, bakkaas, hallumi',
  paneer: 'Paneer',
  'cottage-cheese': 'Hüttenkäse',
  'cream-cheese':
    'Roomkaas, Philadelphia, MonChou, Paturain, zuivelspread, bieslookkaas, Kiri creme, Gervais, verse kaas, verse kruidenkaas',
  mascarpone: 'Mascarpone',
  ricotta: 'Ricotta',
  'vegan-cheese':
    'Vegan kaas, veganistische kaas, plantaardige kaas, kaasvervanger, Violife, Wilmersburger, kaasalternatief, vegan plakken, plantaardige plakken',
  'cheese-sauce':
    'Kaassaus, bechamelsaus, béchamel, witte saus, roomsaus, kaasfondue, carbonarasaus, fondue, fonduekaas, mornaysaus, alfredosaus',
  'nacho-cheese': 'Nachokaassaus, kaasdip, nachokaas, nacho kaasdip, nacho cheese',
  custard:
    'Vla, vanillevla, chocoladevla, hopjesvla, blanke vla, aardbeienvla, dubbelvla, bananenvla, karamelvla, vlaflip, custard, vanillesaus, boerenvla, custardvla',
  pudding:
    'Pudding, dessert, nagerecht, griesmeelpap, Mona, Dany, Danette, flan, crème brûlée, creme brulee, crème caramel, bavarois, broodpudding, saroma, hemelse modder, semoule, roomdessert, toetje, zuiveltoetje, pannacotta toetje, kwarktoetje, puddinkje, toet, roompudding, toetjes, dessertje, nagerechtje',
  'chocolate-mousse': 'Chocolademousse, chocomousse, mousse, mousse au chocolat',
  tiramisu: 'Tiramisu',
  trifle: 'Trifle',
  'rice-pudding': 'Rijstepap, rijstebrij, rijstpudding, rijstedessert, rijstpap, rijstebrei',
  'panna-cotta': 'Panna cotta',
  cheesecake: 'Cheesecake, kwarktaart, monchoutaart, plattekaastaart',
  'jelly-dessert':
    'Gelatinepudding, drilpudding, watergruwel, jello, vruchtengelei dessert, bessenpudding, gelatinetoetje',
  'ice-cream':
    'IJs, roomijs, schepijs, vanilleijs, Magnum, Cornetto, Häagen Dazs, softijs, ijstaart, Viennetta, consumptie-ijs, frozen yoghurt, aardbeienijs, stracciatella-ijs, ijscoupe, Ola, Hertog, crème glace, frisco, ijscake, Carte d’Or, ijskreem, dame blanche, ijshoorntje, Ben & Jerry’s, crème-glace',
  'ice-lolly': 'Waterijs, Raket, Calippo, ijslolly, festini, Perenijs, vruchtenijsje, raketje',
  sorbet: 'Sorbet, sorbetijs, vruchtenijs',
  'baby-formula':
    'Flesvoeding, zuigelingenvoeding, babymelk, opvolgmelk, kunstvoeding, Nutrilon, Aptamil, Hero Baby, Friso, Kabrita, babymelkpoeder, babypoeder melk, Bambix, peutermelk, groeimelk, babyvoeding, melkpoeder voor baby’s',
  'made-formula':
    'Klaargemaakte flesvoeding, aangemaakte flesvoeding, aangemaakte babymelk, zuigfles, babyflesje, flesje klaar, klaargemaakt flesje',
  'baby-food':
    'Babyhapje, Olvarit, babypap, knijpfruit, peutermaaltijd, babymaaltijd, Nutricia pap, Ella’s Kitchen, Organix, fruitpap, groentepap, fruithapje, groentehapje, babypotje, knijpzakjes, potje babyvoeding',
  'breast-milk': 'Moedermelk, afgekolfde melk, borstvoeding, gekolfde melk',
  egg: 'Eieren, ei, scharrelei, kippenei, vrije-uitloopeieren, kwartelei, eendenei, ganzenei, rondeelei, kakelverse eieren, eitje, eiren',
  'egg-white':
    'Eiwit, eidooier, eigeel, vloeibaar ei, losgeklopt ei, geklutst ei, losgeklopte eieren, rauw ei, geklutste eieren, vloeibare eieren, dooier, eierdooier',
  'boiled-egg':
    'Gekookte eieren, gekookt ei, hardgekookte eieren, hardgekookt ei, zachtgekookt ei, paaseieren, gevulde eieren, gevuld ei, gekleurde eieren, gekookt eitje, eieren gekookt, hard gekookt ei',
  'egg-dish':
    'Roerei, gebakken ei, spiegelei, omelet, frittata, gepocheerd ei, shakshuka, uitsmijter, eierkoekje hartig, tortilla española, boerenomelet, paardenoog, gebakken eieren',
  'pickled-egg': 'Ingelegde eieren',
  'scotch-egg': 'Schots ei, Scotch egg, eierbal',
  'egg-substitute': 'Eivervanger, vegan ei, plantaardig ei',
  eggnog: 'Eggnog, eierpunch',
  beef: 'Rundvlees, rund, rosbief, runderrollade, runderbraadstuk, rundergebraad, staartstuk, ossenhaaspunt, bavette, diamanthaas, runderlap mager, picanha, rundslap, rundersukade gebraad, paardenvlees, paardenbiefstuk, dunne lende, platte rib, rundertartaarlap, ezeltje, ossobuco van rund, fricandeau van rund, rundsvlees, rundsgebraad',
  brisket: 'Runderborst, puntborst, brisket, borststuk, rundsborst',
  'stewing-beef':
    'Stooflappen, runderlap, riblap, sucadelap, draadjesvlees, hachévlees, stoofvlees, soepvlees, runderpoulet, poulet, schenkel, klapstuk, goulashvlees, ossobuco rund, stoofcarbonaden, soepbeen, stoverijvlees, sukadelap, goelasjvlees, sudderlap, stoofkarbonade',
  oxtail: 'Ossenstaart, ossestaart',
  'short-ribs': 'Short ribs, rundsribben, runderrib',
  steak:
    'Biefstuk, steak, kogelbiefstuk, haasbiefstuk, bieflap, flanksteak, t-bonesteak, tomahawk, filet pur, pavé, runderschnitzel, minutesteak, grillsteak, rundssteak, biefreepjes, biefstukreepjes, biefstukpuntjes, côte à l’os, bifstuk',
  'sirloin-steak': 'Lendebiefstuk, sirloin, lendenbiefstuk',
  'rump-steak': 'Rumpsteak, dikke bil, kogelbiefstuk aan het stuk',
  'fillet-steak': 'Ossenhaas, tournedos, filet mignon, chateaubriand, rundshaas, runderhaas',
  'ribeye-steak': 'Entrecote, ribeye, ribeyesteak, côte de boeuf',
  veal: 'Kalfsvlees, kalf, kalfsoester, kalfsschnitzel, kalfsfricandeau, kalfsrollade, kalfsgebraad, kalfskotelet, kalfshaas, ossobuco, kalfsschenkel, kalfsblanket, kalfswang, kalfsentrecote, kalfssukade, kalfsbraadstuk, kalfsmedaillon, kalfsstoofvlees, kalfsribeye, kalfskroon, kalfspoulet, kalfslapje',
  lamb: 'Lamsvlees, lam, schapenvlees, lamsfilet, lamsrug, lamsgebraad, lamshaas, lamsrollade, lamszadel, lamsnek, lamsstoofvlees, lamstournedos, schaap, lamslapje, lamsblokjes, lamsgoulash rauw',
  'lamb-chops': 'Lamskoteletten, lamsrack, lamskroon, lamskarbonade, lamsribbetjes, lamskoteletje',
  'leg-of-lamb': 'Lamsbout, lamsgigot, gigot, lamsboutje',
  'lamb-shank': 'Lamsschenkel',
  'lamb-shoulder': 'Lamsschouder',
  goat: 'Geitenvlees, geit, bokkenvlees, geitenboutje, bokje, geitje',
  pork: 'Varkensvlees, varken, varkenslap, varkensoester, varkensfricandeau, schnitzel, varkensrollade, rollade, varkensgebraad, varkensfilet, filetrollade, hamlap, varkenssteak, varkensrug, orlofgebraad, speenvarken, varkensbil, braadstuk, varkenswang, mignonettes, filetlapje, varkenswangetjes, varkensreepjes rauw',
  'pork-chops':
    'Karbonades, ribkarbonade, schouderkarbonade, kotelet, halskarbonade, nekkarbonade, koteletje, kasseler kotelet rauw',
  'pork-belly': 'Buikspek, speklap, varkensbuik, pork belly, krabbetje, vers spek',
  'pork-loin': 'Varkenslende, karbonadestreng, lendenstuk varken, varkensfilet aan het stuk',
  'pork-shoulder':
    'Procureur, procureurlap, varkensschouder, varkensnek, spiering, spieringkotelet, schouderlap, varkensschenkel, varkenshiel, hielenvlees, varkenspoot, varkensknie, ham hiel, schouderham rauw, pulled pork rauw',
  'pork-ribs': 'Spareribs, ribbetjes, ribjes, ribbekes',
  'pork-tenderloin': 'Varkenshaas, varkensmedaillon, varkenshaasmedaillons, varkensmignon',
  mince:
    'Gehakt, rundergehakt, half-om-halfgehakt, hoh gehakt, mager rundergehakt, mager gehakt, tartaar, americain, préparé, gemengd gehakt, varkens-rundergehakt, varkens-kalfsgehakt, gehakt gemengd, gekruid gehakt, gehaktrest, ossenworst, gehakt kalf-varken, gehaktmengsel, gehaktmassa, gehakt rund, martino, gyrosgehakt, gehakt half om half, restje gehakt, half-om-half gehakt, halfomhalf gehakt, h-o-h gehakt, américain, prepare, gekapt, rundsgehakt, half om half gehakt, rest gehakt, duitse biefstuk, gehak',
  'lamb-mince': 'Lamsgehakt, schapengehakt',
  'pork-mince': 'Varkensgehakt, worstvulling, worstvlees, mett, metvlees, worstgehakt',
  'turkey-mince':
    'Kipgehakt, kippengehakt, kalkoengehakt, gevogeltegehakt, pluimveegehakt, gehakt van kip, kippegehakt',
  'veal-mince': 'Kalfsgehakt, wildgehakt, hertengehakt, kalfstartaar',
  'burger-patty':
    'Hamburgers, burger, runderburger, kipburger, patty, patties, beefburger, kalfsburger, angusburger, wildburger, lamsburger, barbecueburger, bbq-burger, smashburger rauw, black angus burger, rundsburger',
  meatballs:
    'Gehaktballetjes, gehaktbal, soepballen, köfte, köttbullar, cevapcici, ćevapčići, boulet, gehaktstaaf, gehaktstaven, bal gehakt, vleesbal, gehaktschijf, soepballetje, balletjes, kipballetjes, gehaktrolletje, gehaktworstje, gehaktballetjes rauw, gehaktbrood rauw, kofte, kofta, ballekes, bouletje',
  sausage:
    'Verse worst, rauwe worst, saucijs, saucijzen, chipolata, varkensworst, runderworst, kipworst, kippenworst, kipsaucijs, merguez, salsiccia, lamsworst, slagersworst, boerenworst, kalkoenworst, worstendeeg, chipolataworstje, varkensworstjes, runderworstjes, kippenworstjes, merguezworstje, kipworstjes, verse braadworst, kaasworst rauw, verse worstjes, saucijsje, saucijsjes, witte worst rauw, lamsworstje',
  bratwurst:
    'Braadworst, worst, barbecueworst, bbq-worst, bratwurst, worstslak, Nürnberger, Thüringer, bbq-worstjes, grillworstje, worstje, barbecueworstje, braadworstje',
  'fresh-chorizo': 'Verse chorizo, rauwe chorizo, bbq-chorizo, barbecuechorizo, chorizo om te braden',
  venison:
    'Wild, hert, hertenvlees, ree, reevlees, hertenbiefstuk, hertenbout, wildzwijn, everzwijn, reebout, reerug, hertenrug, hertenstoofvlees, wildstoofvlees, struisvogel, struisvogelbiefstuk, wildvlees, hertenkalf, reefilet, hertenfilet, kangoeroe, kangoeroebiefstuk, hertensteak, bizon, hertengoulash rauw',
  rabbit:
    'Konijn, konijnenbout, hazen, hazenrug, hazenbout, konijnenrug, tam konijn, hazenpeper rauw, konijnbout',
  offal:
    'Orgaanvlees, hart, runderhart, varkenshart, rundertong, ossentong, kalfstong, zwezerik, longen, hersenen, varkensoren, kippenpoten, lamshart, kalfshart, lamstong, kippenmagen, varkenstong, ossenstaartstuk, hartjes, maagjes, pootjes, pens rauw',
  liver: 'Lever, runderlever, varkenslever, kalfslever, lamslever, rundslever',
  'chicken-liver': 'Kippenlevertjes, kiplever, kalkoenlever, kippelever',
  kidney: 'Niertjes, kalfsnier, lamsniertjes',
  'stuffed-meat':
    'Slavinken, blinde vink, gevulde schnitzel, saté, kipsaté, satéspies, vleesspies, kipspies, kipshaslick, shaslick, varkensspies, brochet, grillspies, cordonbleu, loze vink, varkensvink, rundervink, kipvink, kalfsvink, varkenssaté, kiphaassaté, barbecuespies, bbq-spies, saltimbocca, involtini, gevulde kipfilet, gevulde varkenshaas, kiprollade gevuld, bifteki, gyrosspies, gemarineerde spies, vleesvink, pitabal, orloff, gevulde kip, vogelnestje, satéstokje, kipsateetjes, spiesjes, boomstammetje, kiprolletje, kip cordon bleu, kipsaté rauw, kipsaté ongegaard, shashlick, vogelnest, orlov, vleesspiesje, kipspiesje, grillspiesje, gevulde paprika rauw, saté van kipdij rauw',
  'any-meat':
    'Vlees, gourmetvlees, gourmetschotel, gourmet, fonduevlees, barbecuevlees, bbq-vlees, barbecuepakket, bbq-pakket, grillvlees, vleespakket, mergpijp, bot, gourmetpakket, steengrill, barbecueschotel, bbq-schotel, vleesfondue, grillschotel, teppanyakischotel, mergbot, bouillonbot, soepbotten, mergpijpen rauw, vleesschotel rauw, vleesje',
  'stir-fry-meat':
    'Shoarmavlees, shoarma, gyros, gyrosvlees, nasivlees, wokvlees, reepjes vlees, roerbakvlees, pitavlees, kipshoarma, kipgyros, lamsshoarma, shoarmareepjes, runderreepjes, varkensreepjes, wokreepjes, fajitareepjes, roerbakreepjes, vleesreepjes, pitareepjes, roerbakblokjes, stroganoffreepjes, kebabvlees rauw, nasi bami vlees, hamreepjes rauw, bamivlees, rundreepjes',
  chicken:
    'Kip, soepkip, braadkip, braadkuiken, kippenvlees, kipvlees, gevogelte, pluimvee, maiskip, hoen, piepkuiken, poulet noir, scharrelkip, hoenderen, poularde, kipkarkas, kipkarkassen, kippenkarkas, kiprollade, mechelse koekoek, kuiken, kippenrollade, hanenvlees, biologische kip, kippendelen assorti, kipgebraad, haantje, kippetje, soepkippetje',
  'chicken-parts':
    'Kipdelen, kipstukken, kippendelen, kipschnitzel naturel, kipsteak, kipoester, kiphaas, kipkarbonade, wokkip, roerbakkip, kipminutensteak, kipgoulash, kipstroganoff, kipreepjes, kippenreepjes, kipblokjes, kippenblokjes, kiplapje, kippenhaasje, kipfiletreepjes, kipfiletblokjes, kippenlapje, kipwokreepjes, kipfilethaasjes, kipstukjes',
  'chicken-breast':
    'Kipfilet, kippenborst, kippenfilet, kipborst, borstfilet, kippenwit, maiskipfilet, kipfiletje, kipfile, kippefilet, kippeborst',
  'chicken-thigh':
    'Kippendijen, kipdijfilet, kipdij, kippendijfilets, dijfilet, kippendijvlees, kipdijvlees, kippedij',
  'chicken-leg':
    'Kippenbouten, kipbout, kippenpoot, kippenbil, kippenbilletjes, boutjes, bouten, kippenboutje, kippebout',
  'chicken-wing': 'Kippenvleugels, kipvleugel, chicken wings, wings, vleugeltjes',
  'chicken-drumstick': 'Drumsticks, kipdrumstick, kippenonderbout, kipkluifjes, kluifjes',
  turkey:
    'Kalkoen, kalkoenfilet, kalkoenborst, kalkoenschnitzel, kalkoenrollade, kalkoenborstfilet, kalkoendij, kalkoendijfilet, kalkoensteak, kalkoenvlees, kalkoenhaas, kalkoenstoofvlees, kalkoengebraad, kalkoenoester, gevulde kalkoen, kalkoenpoulet, kalkoenkotelet, kalkoenlap, kerstkalkoen, kalkoenspies, kalkoenreepjes, kalkoentje, kalkoenbout',
  duck: 'Eend, eendenborst, eendenborstfilet, barbarie-eend, duif, duiven, parelhoen, tamme eend, eendenfilet, bosduif, houtduif, eendenbout, eendbout, eendborst, eendenboutje, eendenborstje',
  goose: 'Gans, ganzen, ganzenbout, kerstgans, ganzenborst',
  quail: 'Kwartel, kwartelborstjes',
  pheasant: 'Fazant, patrijs, patrijzen, fazantfilet',
  bacon:
    'Spek, bacon, ontbijtspek, gerookt spek, katenspek, boerenspek, ontbijtbacon, baconplakken, gezouten spek, gerookt buikspek, doorregen spek, rookspek, zuurkoolspek, dobbelspek, eierspek, gerookte bacon, speksneetjes, spekplakjes, buikspek gerookt, spekjes plakken, Zeeuws spek gerookt',
  pancetta: 'Pancetta, guanciale',
  lardons:
    'Spekblokjes, spekjes, spekdobbelsteentjes, baconreepjes, gerookte spekreepjes, gerookte spekblokjes, hamblokjes, hamreepjes, baconblokjes, spekreepje, hamdobbelsteentjes, hesp blokjes, hesp reepjes',
  gammon:
    'Casselerrib, casseler, zuurkoolvlees, gepekelde varkensnek, casselerribstuk, gepekeld vlees, gepekeld spek, pekelspek, hamschijf, pekelvlees rauw, beenham rauw, kasseler, kasselerrib, kassler',
  'cold-cuts':
    'Vleeswaren, beleg, broodbeleg, charcuterie, boterhamworst, gekookte worst, leverworst, smeerleverworst, Saksische leverworst, smeerworst, Berliner leverworst, palingworst, grillworst, kookworst, kalfsworst, hausmacher, hausmacherworst, paardenworst, tongenworst, hoofdkaas, kipkap, preskop, zure zult, zult, zure preskop, gebraden rosbief, fricandeau, gebraden fricandeau, gebraden gehakt, gebraden varkensvlees, gebraden spek, kinnebakham, vleesbrood, kalfsbrood, kalfsvleesbrood, pluimveeworst, kalfspastei, lunchworst, schinkenworst, bierworst, jachtworst, Parijse worst, hespenworst, gebraden kalfsgehakt, Saksische smeerleverworst, snijvlees, pekelvlees, gebraden rollade, varkensrollade gebraden, boterhammenworst, boulogne, boulogneworst, Antwerpse filet, potjesvlees, ontbijtworst, gekookte tong, bloedtongworst, Weense kookworst, Zwanworst, charcuterieschotel, Gelderse gekookte worst, rosbief plakken, filet de saxe, filet d’Anvers, pastrami beleg, plakje worst, rosbief in plakken, corned beef plakken, smeerleverworstje, gegrild varkensvlees plakken',
  ham: 'Ham, achterham, schouderham, beenham, gekookte ham, hesp, gekookte hesp, schouderhesp, achterhesp, boerenachterham, yorkham, hamplakken, kalkoenham, beenhesp, grillham, honingham, kerstham, gebraden ham, hesp magistraal, kruidenham, kinnebakhesp, slagersham, ontvette ham, bourgondische ham, breughelham, Breughelhesp, hammetje, hamlapje gekookt, hamreepjes gekookt, boerenhesp, boerenham, ovenham',
  'whole-cooked-ham':
    'Hele beenham, hele ham, beenham aan het stuk, achterham aan het stuk, hele gekookte ham',
  pastrami: 'Pastrami',
  mortadella: 'Mortadella',
  'turkey-slices':
    'Kipfilet in plakken, gebraden kipfilet, gerookte kipfilet, gerookte kalkoenfilet, gebraden kalkoenfilet, kippenham, vleeswaren kipfilet, kipfilet plakken, kipfilet beleg, kalkoenfilet plakken, kalkoenfilet beleg, kiprollade plakken, kippenwit plakken, plakjes kipfilet, kippewit beleg, plakken kipfilet, kalkoenfilet in plakken, kipfilet naturel plakken, kipfilet plakjes, kalkoenfilet plakjes',
  'dried-sausage':
    'Droge worst, metworst, cervelaat, cervelaatworst, snijworst, Groninger metworst, Friese metworst, fuet, sucuk, landjäger, kabanos, boerencervelaat, theeworst, bifi, stokworst, fijnkostworst, soedjoek, saucisson, saucisson sec, Ardense worst, kaaskabanos, nduja, borrelworst, Aoste saucisson, sucukworst, zomerworst, vleeswarensticks, snackworst, peperami, droge ringworst, Bifi worstje, droge worstjes, borrelworstjes, aperitiefworstjes, snackworstjes, rookworst droog, Groninger droge worst, boulognese droge worst, droge Ardense saucisse, pikante droge worst, drogeworst, Gelderse rookworst droog, metworstje',
  salami:
    'Salami, salamiplakken, kipsalami, rundersalami, boerensalami, looksalami, salametti, milanese salami, salamisnacks, salamiworst, salamietje',
  pepperoni: 'Pepperoni, pepperoniworst',
  chorizo: 'Chorizo, chorizoworst, chorizo plakjes, chorizo blokjes',
  prosciutto:
    'Rauwe ham, prosciutto, rauwe hesp, parmaham, serranoham, Serrano, Ardense ham, Ardense hesp, Gandaham, Breydelham, Breydel, gerookte ham, gerookte hesp, coppa, bresaola, rookvlees, runderrookvlees, paardenrookvlees, gerookt rundvlees, gerookt paardenvlees, Livar ham, Ibérico ham, jamón serrano, jamon iberico, paardenfilet, gedroogde ham, nagelhout, coburgerham, Schwarzwalder ham, rauwe boerenham, bündnerfleisch, lomo, San Daniele, gerookte runderham, landrookham, rookham, Bayonneham, Zwarte Woud ham, paardenvlees gerookt, carpaccio gerookt, varkenshaas gerookt, Ardenner ham, iberico ham',
  'cooked-sausage':
    'Rookworst, HEMA-worst, knakworst, knaks, frankfurter, Weense worst, kaasknakker, currywurst, cervela, kipknaks, runderrookworst, kiprookworst, krakauer, currywurst gesneden, beenhamworst, witte worst, weisswurst, frankfurter worstjes, cocktailworstjes, Weense worstjes, kinderworstjes, partyworstjes, mini worstjes, zwan worstjes, cervelat gekookt, Hema worst, bockworst, knackworst, curryworst, bockwurst, knakworstje, rookworstje',
  'hot-dogs': 'Hotdogs, hotdogworst, hotdogworstjes',
  'black-pudding':
    'Bloedworst, balkenbrij, beuling, pens, bloedpens, boudin noir, boudin blanc, boudin, pensworst, bloedworstjes, bloedwurst',
  kielbasa: 'Kielbasa, Poolse worst',
  'corned-beef': 'Corned beef, cornedbeef',
  pate: 'Paté, pastei, leverpastei, boerenpaté, roompaté, wildpaté, terrine, rillettes, smeerpaté, Ardenner paté, crèmepaté, leverpaté, ganzenlever, eendenlever, ganzenleverpaté, foie gras, wildterrine, roomleverpastei, eendenrillettes, grand-mère paté, kippenleverpaté, patéetje, pateetje',
  jerky: 'Beef jerky, jerky, gedroogd vlees, biltong, droëwors',
  'pork-scratchings': 'Kaantjes, knabbelspek, zwoerdchips, knabbelzwoerd, spekzwoerd',
  'bacon-bits': 'Baconbits',
  'cooked-meat':
    'Gekookt vlees, gebraden vlees, gebakken gehaktballen, gebraden gehaktbal, pulled pork, pulled beef, döner, dönervlees, kebab, kebabvlees, gebakken shoarma, gebakken speklap, gebraden varkenshaas, frikadellen koud, gebakken gehakt, beenham warm, boulet Luikse, Vitello tonnato, gebraden kalf, babi pangang, babi ketjap, gegaarde gehaktballetjes, satéballetjes, gehaktbal in jus, bal in jus, ballen in tomatensaus, balletjes in tomatensaus, shoarma gegaard, saté met saus, vlees van gisteren, gehaktballetjes in saus, boulets à la liégeoise, doner, kebapvlees, rul gehakt gebakken, gebakken biefstuk, pekingeend, moksi meti',
  'cooked-bacon': 'Gebakken spek, gebakken bacon, krokante bacon, uitgebakken spekjes',
  'cooked-chicken':
    'Gebraden kip, gekookte kip, gekookte kipfilet, gebakken kip, grillkip, kippenpluksel, pulled chicken, gegrilde kippenpoten, gebraden kippenbout, gekookte kippenborst, gebakken kipfilet, gerookte kippenbouten, kip van het spit, halve haan, kip van de grill, gerookte hele kip, braadkip van de markt, halve kip, gerookte kip, kip aan het spit',
  'chicken-nuggets':
    'Kipnuggets, nuggets, gepaneerde schnitzel, wienerschnitzel, kipschnitzel, kipschnitzel gepaneerd, krokante kip, kipburger krokant, chicken nuggets, kipcorn, kipfingers, gepaneerde kipfilet, popcorn chicken, crispy chicken, kipsticks, gepaneerde kip, crispy kip, krokante kipfilet, kipbites, tenders, chicken tenders, kippenschnitzel, kipdippers, chicken dippers, gefrituurde kip, zigeunerschnitzel, kipknots, kipkrokantje, kippelootje, kibbeling van kip, cordon bleu krokant, kipkrokant, kip in krokant jasje',
  'white-fish':
    'Witvis, witte vis, wijting, wijtingfilet, tarbot, griet, schar, pangasius, victoriabaars, nijlbaars, poon, rogvleugel, zeewolf, zeewolffilet, leng, lengfilet, kongeraal, zandspiering, steenbolk, tongschar, botfilet, mul, red snapper, snapper, harder, hoki, hokifilet, snoekbaars, snoekbaarsfilet, baars, baarsfilet, pieterman, zonnevis, sint-pietersvis, zeekarper, witvisfilet, roggevleugel',
  cod: 'Kabeljauw, kabeljauwrug, skrei, gul, kabeljauw loin, kabeljauwhaasje',
  haddock: 'Schelvis',
  plaice: 'Schol, scholfilet, pladijs, pladijsfilet, pladijzen, scholletje',
  sole: 'Zeetong, tong, sliptong, tongfilet, tongrolletjes, sliptongetje, slibtong',
  'sea-bass': 'Zeebaars, zeebaarzen, branzino, wolfsbaars, loup de mer',
  hake: 'Heek, heekfilet, zuid-afrikaanse heek',
  halibut: 'Heilbot, heilbotfilet',
  tilapia: 'Tilapia, tilapiafilet',
  'sea-bream': 'Dorade, zeebrasem, goudbrasem, doradefilet, dorada',
  monkfish: 'Zeeduivel, lotte, zeeduivelstaart, zeeduivelwangetjes',
  pollock:
    'Koolvis, koolvisfilet, alaskakoolvis, pollak, pollakfilet, roodbaars, roodbaarsfilet, Noorse schelvis',
  'any-fish':
    'Vis, vissen, visfilet, vismix, zeevruchten, zeevruchtenmix, zeevruchtenmengsel, soepvis, visspies, vismoot, paellamix, wokvis, gourmetvis, visfondue, fish mix, visgourmet, zeebanket, vispakket, schelpdieren, schaaldieren, vispan mix, snoek, snoekfilet, stoofvis, visstukjes, visreepjes, visblokjes, fruits de mer, vispannetje rauw, frutti di mare, visschotel rauw, visspiesje',
  'oily-fish':
    'Paling, aal, rivierpaling, karper, zwaardvis, meerval, meervalfilet, claresse, horsmakreel, geep, beekridder, ridderforel, steur, zeelt, sprot vers, ansjovis vers, zalmforel vers',
  salmon:
    'Zalm, zalmfilet, zalmmoot, zalmhaas, zalmzijde, zalmrug, zalmspies, zalmforelfilet, zalmrugfilet, zalmblokjes, zalmsnippers vers, zalmburger rauw, zalmreepjes vers',
  tuna: 'Tonijn, tonijnsteak, tonijnfilet, tonijnmoot, tonijnhaas, geelvintonijn',
  trout: 'Forel, forelfilet, zalmforel, regenboogforel, beekforel',
  mackerel: 'Makreel, makreelfilet',
  sardines: 'Sardines, sardientjes, sardien',
  herring:
    'Haring, Hollandse nieuwe, maatjesfilet, haringfilet, gezouten haring, panharing, maatje, haringkje, harinkje',
  prawns:
    'Garnalen, gamba, scampi, grijze garnalen, rivierkreeft, rivierkreeftjesstaarten, tijgergarnalen, langoustine, noordzeegarnaal, handgepelde garnalen, ongepelde garnalen, black tiger, shrimps, wokgarnalen, garnalenspies, scampispies, gambaspies, langoest, king prawns, steurkrab, rivierkreeftjes, rivierkreeftstaartjes',
  scallops:
    'Sint-jakobsschelpen, coquille, coquilles saint-jacques, sint-jakobsnoot, jakobsschelpen, kammossel',
  squid: 'Inktvis, inktvissen, calamari, pijlinktvis, sepia, inktvistubes, chipirones, zeekat',
  octopus: 'Octopus, pulpo',
  mussels:
    'Mosselen, kokkel, mosselvlees, bouchotmosselen, alikruiken, wulk, kreukels, karakollen, caricollen, mosselpan',
  clams: 'Vongole, venusschelp, tapijtschelpen, palourdes, mesheften, zwaardschede',
  oysters: 'Oesters, creuses',
  crab: 'Krab, krabvlees, Noordzeekrab, krabscharen, koningskrab, krabbenpoten, krabbenvlees, krabpoot, softshell krab, krabpootjes',
  lobster:
    'Kreeft, kreeftenstaart, kreeftenvlees, Oosterscheldekreeft, Canadese kreeft, kreeftstaart, kreeftje',
  'smoked-fish':
    'Gerookte vis, gerookte paling, gerookte heilbot, rookvis, rookpaling, warmgerookte vis, bokking, steurharing, sprot, gerookte sprot, palingfilet, gerookte palingfilet, gerookte kabeljauw, gerookte zeewolf, gerookte tonijn, spekbokking, strobokking, gerookte aal, gerookte meerval, sprotjes, gerookte haring',
  'smoked-salmon':
    'Gerookte zalm, rookzalm, gravad lax, gravlax, zalmsnippers, gerookte zalmfilet, gerookte zalmsnippers, warmgerookte zalm, koudgerookte zalm, zalmplakken, zalm gerookt, plakjes zalm, gerookte zalmplakken, gerookte wilde zalm, zalmreepjes gerookt, zalmcarpaccio gerookt, gerookte Noorse zalm, gravlaks, gestoomde zalm gerookt',
  'smoked-mackerel':
    'Gerookte makreel, gestoomde makreel, gerookte makreelfilet, pepermakreel, stoommakreel, makreelfilet gerookt, makreel gerookt',
  kippers: 'Kippers',
  'smoked-trout': 'Gerookte forel, gerookte forelfilet, gerookte zalmforel, forelfilet gerookt',
  'smoked-haddock': 'Gerookte schelvis',
  'cooked-fish':
    'Gebakken vis, kibbeling, lekkerbek, gekookte vis, gebakken zalm, gestoofde vis, gebakken scholfilet, gefrituurde inktvis, gebakken inktvisringen, gebakken kabeljauw, gebakken mosselen, gekookte mosselen, visfrikadel, ceviche, gebakken wijting, warme vis, viskoekje, fish and chips, vis van gisteren, zalm uit de oven, paling in ’t groen, zeetong gebakken, paling in het groen',
  'cooked-prawns':
    'Gekookte garnalen, gekookte gamba’s, gebakken garnalen, garnalenring, scampi diabolique, gebakken gamba’s, gekookte Hollandse garnalen, garnalen gekookt, scampi in lookboter, knoflookgamba’s gebakken, gepelde gekookte garnalen',
  'fish-fingers':
    'Vissticks, gepaneerde vis, gepaneerde visfilet, visburger, kabeljauwburger, slemmerfilet, gepaneerde schol, gepaneerde scholfilet, gepaneerde inktvisringen, fishstick, visnuggets, krokante visfilet, gepaneerde kabeljauw, lekkerbekjes diepvries, kibbeling diepvries, zalmburger, tonijnburger, viskroketten gepaneerd, viscuisine, viskrokantjes, calamares à la romana, schlemmerfilet',
  'crab-sticks': 'Surimi, surimisticks, krabstick, krabsurimi, imitatiekrab',
  'pickled-herring':
    'Zure haring, rolmops, ingelegde haring, Bismarckharing, braadharing, haring in roomsaus, haring in dillesaus, gebakken haring in azijn, maatjes in olie, haringsalade in pot, haring in wijnsaus, matjes in saus',
  caviar:
    'Kaviaar, lompviskuit, kuit, viskuit, zalmkaviaar, forelkuit, lompkaviaar, kabeljauwkuit, tobiko, zalmkuit, viseitjes, zalmeitjes, lompviseitjes',
  'dried-fish':
    'Gedroogde vis, stokvis, bakkeljauw, klipvis, gedroogde garnalen, bacalhau, zoutevis, gedroogde schar, bonitovlokken, ikan teri, scharretjes gedroogd, bacalao',
  tomato:
    'Tomaten, trostomaat, vleestomaat, romatomaat, tasty tom, ossenharttomaat, soeptomaten, kasttomaten, pruimtomaten, pomodoro, tomaatje, coeur de boeuf',
  'cherry-tomato':
    'Cherrytomaten, kerstomaat, snoeptomaat, minitomaten, tomaatjes snoep, cocktailtomaten, cherrytrostomaten, snacktomaten, honingtomaten, mini trostomaten, Tommies, datterini, kerstomaatjes, cherrytomaatjes, snoeptomaatjes, snacktomaatjes, mini tomaatjes, honingtomaatjes, pruimtomaatjes, trostomaatjes',
  'sun-dried-tomato':
    'Zongedroogde tomaten, gedroogde tomaten, zongedroogde tomaatjes, zongedroogde tomaten in olie, tomaten zongedroogd',
  cucumber: 'Komkommer, snackkomkommer, snoepkomkommer, minikomkommer, komkommertje, comcommer',
  courgette: 'Courgette, zucchini, bolcourgette, patisson, courgettebloem, courgetjes',
  aubergine: 'Aubergine, antroewa, eierplant, boulanger',
  pepper:
    'Paprika, oranje paprika, puntpaprika, paprikamix, snackpaprika, snoeppaprika, stoplichtpaprika, papriak, parika',
  chilli:
    'Rode peper, groene peper, Spaanse peper, chilipeper, rawit, rawitpeper, Madame Jeanette, chili, habanero, gele peper, adjuma, lombok, pepertjes, verse peper',
  jalapenos: 'Jalapeños',
  broccoli: 'Broccoli, bimi, broccoliroos, broccolini, broccoliroosjes, brocoli, brokkoli',
  cauliflower: 'Bloemkool, Romanesco, bloemkoolroos',
  'cauliflower-rice': 'Bloemkoolrijst, bloemkoolcouscous, broccolirijst, courgetterijst, groenterijst',
  cabbage: 'Witte kool, spitskool, kool, puntkool, wittekool',
  'red-cabbage': 'Rode kool, rodekool',
  'savoy-cabbage': 'Savooiekool, groenekool, savooi, savooikool',
  'chinese-cabbage': 'Chinese kool, Chineesekool',
  'brussels-sprouts': 'Spruitjes, spruitkool, stamppotspruiten, spruit, spruitje',
  'bok-choy': 'Paksoi, bok choy, shanghai paksoi, babypaksoi, choi sum, pak choi, tatsoi, amsoi, paksoy',
  lettuce:
    'Sla, kropsla, botersla, eikenbladsla, lollo rosso, lollo bionda, bataviasla, batavia, pluksla, bladsla, kropsalade, slakrop, salanova, trio sla, snijsla, multikrop sla, eikenblad, groene salade krop, krulsla',
  iceberg:
    'IJsbergsla, ijsberg, ijssla, Romeinse sla, romaine, little gem, bindsla, Little gem sla, romaine sla, Romaanse sla, Romana sla',
  'bagged-salad':
    'Slamix, slamelange, slamengsel, gemengde sla, gesneden sla, babyleaf, tuinkers, cress, sla gewassen, gewassen sla, mesclun, jonge bladsla, babyleaves, microgroenten, gesneden ijsbergsla, ijsbergsla gesneden, cresson tuin, sterkers, jonge sla, sla gesneden, voorgesneden sla, affilla cress, slablaadjes, waterkers zakje, zak sla, gemengde salade zak, sla uit een zak, gesneden ijsberg sla',
  watercress: 'Waterkers',
  'lambs-lettuce': 'Veldsla, ezelsoren, veldsalade, korensla',
  spinach: 'Spinazie, bladspinazie, babyspinazie, postelein, Nieuw-Zeelandse spinazie, spinasie, spinatie',
  rocket: 'Rucola, raketsla, rucolasla, notensla, rucolamix, roquette, rucula, ruccola',
  kale: 'Boerenkool, palmkool, cavolo nero, krulkool, zwarte kool, waterspinazie, kangkong, kale, boerenmoes, flowersprouts, kalettes, boerekool',
  'spring-greens': 'Raapstelen, bladkool, snijmoes, keeltjes',
  chard: 'Snijbiet, warmoes, zuring, regenboogsnijbiet, molsla, warmoesblad, paardenbloem',
  radicchio:
    'Witlof, lof, grondwitlof, grondlof, andijvie, krulandijvie, radicchio, frisée, krulsalade, andijviesla, witlofsla, frisésla, roodlof, frisee, andyvie',
  carrot:
    'Wortels, peen, waspeen, winterpeen, winterwortel, snackwortels, zomerwortel, breekpeen, snoepwortel, bospeentjes, peentjes, bospeen, winterpenen',
  parsnip: 'Pastinaak, wortelpeterselie, peterseliewortel, witte wortel',
  potato:
    'Aardappelen, pieper, patatten, kriel, eigenheimers, frietaardappelen, Opperdoezer Ronde, opperdoezers, schrappers, ratte aardappel, truffelaardappel, bintjes, pofaardappel rauw, patatjes, aarappels, erpels, petatten',
  'sweet-potato': 'Zoete aardappel, bataat, yam, zoete patat, yamwortel',
  onion: 'Uien, ui, ajuin, siepel, tafeluien, uitje, uiensnippers vers, juin',
  'red-onions': 'Rode uien, rode ajuin, rode uitjes, rode ui',
  shallots: 'Sjalotten, bananensjalot, echalot, sjalotje',
  'spring-onion':
    'Bosuitjes, lenteui, pijpajuin, jonge ajuin, slaui, stengelui, jonge uien, jonge preitjes, jonge ui',
  garlic: 'Knoflook, look, knoflookbol, knoflookteen, lookbol, lookteentjes, knofloof',
  'garlic-paste':
    'Knoflookpasta, gemberpasta, knoflookpuree, lookpasta, chilipasta, gemberpuree, fijngehakte knoflook in pot, knoflook gember pasta, knoflook uit tube',
  leek: 'Prei, preistengel, zomerprei, winterprei, babyprei, preiwit, prij',
  celery: 'Bleekselderij, selderijstengels, selder, stengelselderij, bleekselder, selderie, bleekselderie',
  celeriac: 'Knolselderij, selderijknol, knolselder, knolselderie, selderknol, knol selderij, selderieknol',
  beetroot: 'Rode biet, biet, kroot, chioggiabiet, bosbieten, rauwe bietjes, chioggia biet',
  'cooked-beetroot':
    'Gekookte bieten, voorgekookte bieten, bieten vacuüm, gekookte kroten, bietjes, krootjes, gesneden bietjes, bietenblokjes, bietenreepjes, gekookte rode biet, biet gekookt, kroten gekookt, gekookte biet, gekookte bietjes, voorgekookte bietjes, rode bieten gekookt',
  turnip: 'Meiraap, raap, knolraap, herfstraap, navet, meiknolletjes',
  kohlrabi: 'Koolrabi, raapkool',
  daikon: 'Rettich, daikon, witte rettich, ramenas, rammenassen, rettig',
  swede: 'Koolraap, knolkool, gele raap',
  radish: 'Radijsjes, radijs, radijzen',
  fennel: 'Venkel, venkelknollen, venkelknolletje',
  asparagus: 'Asperges, aspergepunten, aspergetips, asperges geschild, gebroken asperges, asperjes',
  artichoke:
    'Artisjok, aardpeer, topinamboer, schorseneren, haverwortel, keukenmeidenverdriet, aardperen, schorseneer, topinambour',
  corn: 'Maiskolven, maiskolf, suikermais, babymais, mini mais, zoete mais, verse mais, suikermaïs, mini-maïs, maïskolf',
  'green-beans':
    'Sperziebonen, snijboon, haricot verts, prinsessenbonen, groene bonen, slabonen, kousenband, breekbonen, sperziebonen gebroken, herenbonen, pronkbonen, stamslabonen, platte bonen, gesneden snijbonen, princessenboontjes, princesboontjes, boontje, keniaboontjes, boterboontjes, boterbonen vers, kouseband, prinsesjesbonen, haricotverts, broekbonen, prinsesseboontjes, sperciebonen, sperzibonen',
  'broad-beans': 'Tuinbonen, veldbonen, grote bonen, labboon, paardenbonen',
  edamame: 'Edamame, edamamebonen, sojaboontjes',
  peas: 'Doperwten, erwt, doppers, tuinerwten, kreukerwten, erwtjes, erwten en wortelen, doperwten en wortelen, erwtjes met wortelen, erwtjes en worteltjes, doperwten met worteltjes, doperwtjes, doperten',
  mangetout: 'Peultjes, suikererwten, suikerpeulen, sluimers, mange tout, sluimererwten',
  'sugar-snap-peas': 'Sugarsnaps, suikersnaps, snapperwten',
  mushroom:
    'Champignons, paddenstoelen, cantharel, eekhoorntjesbrood, paddenstoelenmix, chanterelles, hanenkam, girolles, enoki, truffel, champignonnen, grotchampignons wit, shimeji, morieljes, truffels vers, paddestoelen, girollen, champies, champions, champinons, champignongs',
  'chestnut-mushrooms': 'Kastanjechampignons, grotchampignons, kastanjepaddenstoelen, bruine champignon',
  'portobello-mushrooms': 'Portobello, reuzenchampignon, grillchampignons',
  shiitake: 'Shiitake, shitake',
  'oyster-mushrooms':
    'Oesterzwammen, koningsoesterzwam, kruidenpaddenstoel, eryngii, koningsboleet, oesterzwammetjes',
  'dried-mushrooms':
    'Gedroogde paddenstoelen, gedroogde champignons, gedroogd eekhoorntjesbrood, gedroogde shiitake, gedroogde cantharellen, gedroogde bospaddenstoelen, gedroogde porcini, wolkenoor gedroogd',
  pumpkin: 'Pompoen, Halloweenpompoen, muskaatpompoen, sierpompoen, reuzenpompoen, oranje pompoen, pompoenen',
  'winter-squash':
    'Flespompoen, butternut, butternutpompoen, hokkaido, hokkaidopompoen, spaghettipompoen, oranje hokkaido, flespompoenen',
  okra: 'Okra, oker',
  rhubarb: 'Rabarber, rabarberstelen, stelen rabarber, rabarberstengels, verse rabarber, rababer',
  'bean-sprouts':
    'Taugé, alfalfa, kiemen, sojascheuten, sojakiemen, mungboonkiemen, alfalfakiemen, broccolikiemen, kiemgroente, sojaspruiten, spruitgroente, radijskiemen',
  'bamboo-shoots': 'Verse bamboescheuten, verse bamboe',
  seaweed: 'Zeewier, nori, wakame, kombu, zeekraal, lamsoor, zeeaster, norivel, zeegroente, noriblaadjes',
  cassava: 'Cassave, yuca, maniok, pomtajer, tayer, taro, singkong',
  jicama: 'Jicama, lotuswortel, yambean, bangkoewang',
  ginger:
    'Gember, gemberknol, stukje gember, kurkumawortel, galangal, laoswortel, geelwortel, gemberwortels, laos vers, verse kurkuma, kencur vers',
  herbs:
    'Verse kruiden, tuinkruiden, kervel, marjolein, bonenkruid, citroenmelisse, lavas, maggikruid, daslook, bladselderij, soepselderij, selderij, selderijblad, snijselderij, zevenblad, bouquet garni, Thaise basilicum, pimpernel, bernagie, limoenblad, kaffirlimoenblad, shiso, hysop, pandanblad, djeroek poeroet, borage, dragonblaadjes, curryblaadjes, kruidenplantje, kruidenpotje, kruidentuiltje, bosje kruiden, peterselie en selderij, pot kruiden, salieblad vers, bladselderie, kruidenplant',
  dill: 'Dille, dilletoppen',
  sage: 'Salie, salieblaadjes',
  tarragon: 'Dragon',
  basil:
    'Basilicum, bazielkruid, plantje basilicum, basilicumblad, basilicumplantje, potje basilicum, basilicumplant, basilikum, bazilicum',
  parsley: 'Peterselie, krulpeterselie',
  coriander: 'Koriander',
  mint: 'Munt, muntblad, muntplantje',
  chives: 'Bieslook, knoflookbieslook',
  rosemary: 'Rozemarijn, rozemarijnnaaldjes',
  thyme: 'Tijm, citroentijm, tijmblaadjes, tijmtakje',
  oregano: 'Oregano, verse oregano',
  lemongrass: 'Citroengras, sereh, sereh stengel',
  avocado: 'Avocado, avocaat, eetrijpe avocado, Hass avocado, avocado’s, avokado, advocado',
  olives: 'Olijven, olijf, gevulde olijven, olijfringen',
  'deli-olives':
    'Verse olijven, antipasti, gemarineerde olijven, tapasolijven, antipastischotel, tapasschotel, gemarineerde artisjokharten, olijven van de markt, olijvenmix vers, olijven met knoflook, zwarte olijven vers, verse groene olijven',
  'any-vegetable':
    'Groenten, groentepakket, groentetas, groentebox, groentekrat, grillgroenten, oven groenten, bladgroente, verspakket groenten, groentemand, oergroenten, vergeten groenten, ovengroenten rauw, verse groente, rest groente, groentekist, groentenpakket, groentjes, restje groente',
  'stir-fry-vegetables':
    'Roerbakgroenten, wokgroente, soepgroente, nasipakket, roerbakmix, wokmix, gesneden groente, rauwkost, rauwkostmix, groentesticks, courgetti, courgettespaghetti, groentespaghetti, groentemix gesneden, wortelrasp, geraspte wortel, hutspotgroente, hutspotmix, gesneden soepgroenten, ratatouillemix, voorgesneden groente, snijgroente, snackgroenten, rauwkostschotel, crudités, wokpakket, ovengroenten gesneden, macaronigroente, bamigroente, ovengroente mix, pastagroenten, stoofgroenten, aardappelwortelmix, groentenmix, wortelreepjes, groentereepjes, wortelblokjes, nasi bami pakket, hutspot rauw, ui- en preimix, groenteschotel rauw, groenten voor soep, bamipakket, nasigroente, groentenspaghetti, soepgroentjes',
  'frozen-vegetables':
    'Diepvriesgroenten, groentemix diepvries, Iglo groenten, wokgroenten diepvries, roerbakmix diepvries, vriesgroenten, diepvrieswokgroenten',
  apple:
    'Appels, Elstar, Jonagold, goudreinet, Braeburn, Kanzi, Fuji, handappel, moesappel, Junami, Cox, Boskoop, sterappel, Rubens appel, Santana appel, Wellant, Gala, stoofappel, Jazz appel, Maribelle, Xenia appel, goudrenet',
  'green-apple': 'Groene appels, Granny smith appel',
  pear: 'Peren, handpeer, conference, doyenné, stoofperen, gieser wildeman, nashipeer, nashi, doyennépeer, sweet sensation, lucas peer, Durondeau, doyenne du comice, Triomphe de Vienne, stoofpeer, handperen',
  banana: 'Bananen, Chiquita, babybananen',
  plantain: 'Bakbananen, kookbanaan, plantain',
  orange:
    'Sinaasappels, bloedsinaasappel, appelsien, sinaasappelschil, perssinaasappel, sinaasappelrasp, sinaasappelzest, bloedappelsien, sapsinaasappels, appelsienen, bloedappelsienen',
  mandarin: 'Handmandarijn, satsuma, kumquat, mineola, orri, tangelo',
  clementines: 'Clementines, clementientjes',
  mandarins: 'Mandarijnen, mandarijntjes, netje mandarijnen, pitloze mandarijnen, mandarijn, madarijnen',
  tangerines: 'Tangerines',
  grapefruit: 'Grapefruit, pompelmoes, pompelmoezen, pomelo, sweetie, pompelmoesje',
  lemon: 'Citroenen, citroenschil, citroenrasp, citroenzest, citroen',
  lime: 'Limoenen, limoenschil, limoenrasp, limoenzest, lemmetjes, limoen, lime',
  grapes: 'Druiven, druif, druivenmix, druiventros, tafeldruiven',
  strawberry:
    'Aardbeien, bosaardbeien, zomerkoninkjes, aardbei, aardbeitjes, Hollandse aardbeien, aarbei, aarbeien, aardbijen',
  raspberry: 'Frambozen, framboos, framboosjes, bakje frambozen, wilde frambozen, frambroos, frambroosjes',
  blackberry: 'Bramen, braambessen, vlierbessen, moerbei, braambes, braampjes',
  blueberry: 'Blauwe bessen, blauwe bes, bosbessen, bosbes, blauwebessen, blauwbessen',
  cranberry: 'Cranberry’s, veenbessen, veenbes, cranberries',
  gooseberry:
    'Kruisbessen, kruisbes, physalis, kaapse kruisbes, goudbes, goudbessen, ananaskers, stekelbessen, stekelbes, klapbes, klapbessen, lampionvrucht',
  redcurrants: 'Rode bessen, rode bes, aalbessen, aalbes, witte bessen, trosbessen, trosbes',
  blackcurrants: 'Zwarte bessen, zwarte bes, cassisbessen, cassisbes, zwarte aalbessen',
  'any-berry':
    'Bessen, bes, zomerfruit, bosvruchten, bosfruit, duindoorn, aronia, aroniabessen, roodfruit, zachtfruit, bessenmix, zomerfruitmix',
  'frozen-fruit':
    'Diepvriesfruit, diepvriesbessen, diepvriesaardbeien, diepvriesframbozen, smoothiemix, vriesfruit, diepvriesmango, bosvruchten diepvries, smoothiepakket diepvries, diepvriesbosvruchten, diepvriesbramen, smoothie fruitmix diepvries',
  cherry: 'Kersen, zure kersen, krieken, morel, meikersen',
  peach: 'Perziken, paraguayo, bloedperzik, paraguay perzik',
  nectarine: 'Nectarines, nectarientjes',
  apricot: 'Abrikozen, abrikoos',
  plum: 'Pruimen, mirabel, kwets, Opal pruimen, altesse, Reine Victoria, kroosjes, pruimpje',
  greengages: 'Reine-claudes, renklode, reineclaude',
  mango: 'Mango',
  papaya: 'Papaja, papaya',
  'passion-fruit': 'Passievruchten, passiefruit, maracuja, markoesa, grenadille, granadilla, passiefruitje',
  pineapple: 'Ananas, ananassen, ananasje',
  kiwi: 'Kiwi, gouden kiwi, kiwibessen, zespri, kiwibes, kiwi gold, zespri gold, kiwietje',
  melon: 'Meloen, galiameloen, netmeloen, Charentais, Galia, cavaillon, piel de sapo, meloenen',
  cantaloupe:
    'Cantaloupe, cantaloupemeloen, kanteloep, suikermeloen, kanteloepmeloen, oranje meloen, canteloupe',
  honeydew: 'Honingmeloen, honingmeloenen',
  watermelon: 'Watermeloen, watermeloenen',
  coconut: 'Kokosnoot, drinkkokosnoot, verse kokos, kokosnootje',
  pomegranate: 'Granaatappel',
  fig: 'Vijgen',
  date: 'Dadels, medjoul, gedroogde dadels, dadel, medjool',
  guava:
    'Guave, ramboetan, mangistan, mangosteen, doerian, cactusvijg, tamarillo, cherimoya, longan, sapodilla, soursop, zuurzak, verse jackfruit, durian',
  lychees: 'Lychees, litchi',
  'dragon-fruit': 'Drakenfruit, pitaya, drakenvrucht, pitahaya, dragonfruit',
  'star-fruit': 'Carambola, stervrucht, sterfruit, carambole',
  persimmons: 'Kaki, sharonfruit, sharon, kakifruit, persimmon, kakivrucht, sharonvrucht, kakis',
  quince: 'Kweepeer, kweeappel, kwee, kweeperen',
  'any-fruit':
    'Fruit, fruitmand, fruitpakket, fruitbox, handfruit, vruchten, fruitkrat, fruitzak, tropisch fruit, valfruit, schoolfruit, exotisch fruit, werkfruit, restje fruit',
  'cut-fruit':
    'Gesneden fruit, fruitmix, granaatappelpitten, fruitspies, fruitplateau, gesneden meloen, gesneden mango, gesneden ananas, gesneden watermeloen, ananas gesneden, fruithapje gesneden, gesneden fruitmix, mangoblokjes, ananasstukjes, meloenstukjes, mangostukjes, appelpartjes, appelstukjes, fruitbakje, fruitspiesjes, fruit to go, appelparten, vers gesneden fruit, granaatappelpitjes',
  'fruit-salad': 'Fruitsalade, fruitsla, vruchtensalade',
  'dried-fruit':
    'Gedroogd fruit, gedroogde vruchten, bananenchips, gojibessen, krenten, appelchips, gedroogde peren, gedroogde gojibessen, tuttifrutti, gedroogde appel, gedroogde ananas, gedroogde perziken, gedroogde banaan, gojibes, gedroogde bessen, gedroogde aardbeien, gedroogde kokos, gedroogde moerbeien, gedroogde appelschijfjes, krenten en rozijnen, fruit gedroogd, gedroogde kersen, krentjes, inca bessen gedroogd',
  raisins: 'Rozijnen, blauwe rozijnen, gele rozijnen, rozijntjes, doosje rozijnen, rozeinen',
  sultanas: 'Sultana’s, sultanarozijnen',
  prunes: 'Gedroogde pruimen, pruimedant, pruimedantjes, pruimen gedroogd',
  'dried-apricots': 'Gedroogde abrikozen, gedroogde abrikoos, abrikozen gedroogd, zachte abrikozen gedroogd',
  'dried-cranberries':
    'Gedroogde cranberry’s, gedroogde veenbessen, cranberry’s gedroogd, gedroogde cranberries, cranberries gedroogd',
  'dried-figs': 'Gedroogde vijgen, vijgen gedroogd',
  'dried-mango': 'Gedroogde mango, gedroogde mangoreepjes, gedroogde mangostukjes, mango gedroogd',
  juice:
    'Vruchtensap, sap, fruitsap, multivitaminesap, multivruchtensap, perensap, bessensap, mangosap, Capri-Sun, pakje drinken, Wicky, Dubbelfrisss, Taksi, multisap, vruchtendrank, CoolBest, Minute Maid, Looza, bosbessensap, kinderdrank, rabarbersap, aardbeiensap, Oasis, Tropicana, roosvicee multivit, Roosvicee, drinkpakje, Appelsientje, kersensap, Capri sun, sapje, drinkzakje',
  'apple-juice': 'Appelsap, Schulp appelsap, Goudappeltje',
  'cranberry-juice': 'Cranberrysap, veenbessensap',
  'pineapple-juice': 'Ananassap',
  'grape-juice': 'Druivensap',
  'orange-juice':
    'Sinaasappelsap, jus d’orange, appelsiensap, fruitsap sinaas, Appelsientje sinaasappel, bloedsinaasappelsap, jus dorange, appelsienensap, jus d orange, sjudorans',
  'fresh-juice':
    'Verse jus d’orange, versgeperst sap, versgeperst sinaasappelsap, versgeperste jus, wortelsap, bietensap, gembershot, slow juice, selderijsap, shot gember, koudgeperst sap, verse jus, vers sap, vers sinaasappelsap, vers fruitsap, groentesap vers, verse vruchtensap, vers appelsap, vers geperste jus d’orange, vers geperst sinaasappelsap, vers geperst sap',
  smoothie: 'Smoothie, Innocent, smoothietje',
  nectar:
    'Vruchtennectar, nectar, bananensap, mangonectar, perzikensap, abrikozensap, perziknectar, guavesap, perennectar, perziksap, kersennectar',
  'tomato-juice': 'Tomatensap, groentesap, Zontomaatje, groentensap',
  'lemon-juice': 'Citroensap, sap van citroen',
  'lime-juice': 'Limoensap',
  'squash-drink':
    'Limonadesiroop, ranja, diksap, vlierbloesemsiroop, frambozensiroop, Karvan Cévitam, Teisseire, grenadinesiroop, roosvicee siroop, limonade aanmaak, vruchtensiroop, aardbeiensiroop, siroop limonade, muntsiroop limonade, Sodastream siroop, aanlengdrank, Slimpie, drinksiroop, appeldiksap, fruitsiroop, siroop om aan te lengen, Karvan Cevitam, anmaaklimonade',
  'soft-drink':
    'Frisdrank, fris, sinas, cassis, Fanta, Sprite, 7-Up, Seven-Up, bitter lemon, ginger ale, Royal Club, Rivella, limonade, kinderchampagne, Kidibul, sportdrank, Aquarius, AA Drink, Gatorade, Powerade, isotone drank, Dr Pepper, Mountain Dew, Sisi, Sourcy Vitaminwater, malt, maltbier, Schweppes, Sourcy fruit, spa fruit, Spa touch, orangina, Ritchie, appelsap bruisend, Fernandes, Appelfrisss, Mirinda, Looza spritz, Agrum, Spa citroen, Club Mate, Crystal Clear, Fever Tree, Jillz alcoholvrij, Spa en fruit, Bionade',
  cola: 'Cola, Pepsi, Pepsi Max, cocacola, Freeway cola, Coke',
  lemonade: 'Citroenlimonade, Lemonaid, citronade, lemonade',
  'ginger-beer': 'Gemberbier, ginger beer, gemberlimonade',
  'tonic-water': 'Tonic, tonicwater, indian tonic',
  'energy-drink': 'Energydrink, energiedrank, Monster Energy, Bullit, Redbull, energy, Nalu',
  'iced-tea':
    'IJsthee, Fuze Tea, ijsthee green, Lipton Ice Tea, Arizona ice tea, ice tea green, iced tea, icetea, ijstee, Lipton icetea',
  water:
    'Water, mineraalwater, bronwater, spuitwater, bruiswater, Spa, plat water, Chaudfontaine, Sourcy, Evian, Bar-le-Duc, tafelwater, Spa Reine, bubbelwater, prikwater, Vittel, Volvic, Badoit, San Pellegrino, kraanwater, Perrier, Spa Intense, Ordal, Hépar, waterkan, spawater, waterflesjes',
  'coconut-water': 'Kokoswater, kokosnootwater, Vita Coco',
  kombucha: 'Kombucha, waterkefir',
  beer: 'Bier, witbier, Hoegaarden, radler, tripel, Duvel, Leffe, Westmalle, abdijbier, trappist, speciaalbier, kratje bier, kriek, kriekbier, geuze, lambiek, fruitbier, Karmeliet, Chimay, La Chouffe, Affligem, weizen, weizenbier, bokbier, herfstbok, lentebok, oud bruin, Rodenbach, Orval, Texels, Affligem blond, bierpakket, weissbier, Chouffe, Brugse Zot, Vedett, quadrupel, blondbier, amberbier, De Koninck, bolleke, zomerbier, kastaars, Kasteelbier, Desperados, Malheur, Rochefort, Westvleteren, Liefmans, Corona, Omer',
  lager:
    'Pils, pilsener, Heineken, Grolsch, Hertog Jan, Jupiler, Stella, Stella Artois, Amstel, Bavaria, Brand bier, Maes, Cristal, Warsteiner, Gulpener, Alfa bier, lager, Primus, Dommelsch, kratje pils, pintje, pilsbier',
  ale: 'Ale, IPA, pale ale, India pale ale',
  stout: 'Stout, Guinness, donker bier, porter, zwart bier',
  cider:
    'Cider, appelcider, Strongbow, Apple Bandit, appelwijn, Jillz, Magners, Stassen cider, appelcider alcohol',
  wine: 'Wijn, glühwein, dessertwijn, bisschopswijn, fruitwijn, kookwijn, wijnpakket, gluhwein, glühwijn, gluhwijn',
  'red-wine':
    'Rode wijn, Merlot, Rioja, Chianti, Primitivo, cabernet sauvignon, Malbec, bordeaux, shiraz, syrah, tempranillo, Montepulciano, pinot noir, bourgogne rood, rode kookwijn, Côtes du Rhône',
  'white-wine':
    'Witte wijn, Chardonnay, Sauvignon Blanc, Pinot Grigio, Riesling, Verdejo, Gewürztraminer, Grüner Veltliner, Chablis, pinot gris, witte kookwijn, elzasser, moscato, sauvignon',
  rose: 'Rosé, roséwijn, rosétje, rosewijn',
  'sparkling-wine':
    'Mousserende wijn, schuimwijn, cava, sekt, bubbels, crémant, lambrusco, frizzante, asti, spumante, cremant',
  prosecco: 'Prosecco',
  champagne: 'Champagne',
  'fortified-wine':
    'Versterkte wijn, Aperol, Campari, madeira, marsala, aperitiefwijn, Pineau, banyuls, muscat, pineau des Charentes, Pisang Ambon aperitief',
  sherry: 'Sherry, sherrywijn',
  port: 'Port, portwijn, tawny, ruby port, porto',
  vermouth: 'Vermout, Martini, Cinzano, noilly prat, Martini bianco, vermouth',
  mirin: 'Mirin, zoete rijstwijn',
  sake: 'Sake, rijstwijn',
  spirits:
    'Sterke drank, jenever, likeur, vieux, Beerenburg, berenburger, kruidenbitter, Jägermeister, ouzo, raki, grappa, sambuca, amaretto, Disaronno, limoncello, Cointreau, Grand Marnier, triple sec, Malibu, Passoã, Pisang Ambon, absint, Tia Maria, Kahlúa, koffielikeur, kirsch, brandewijn, boerenjongens, Licor 43, pastis, Ricard, Flügel, Dropshot, Safari likeur, blue curaçao, curaçao, Hasseltse jenever, aquavit, Drambuie, peket, Pernod, Underberg, Schrobbelèr, Ketel 1, Hooghoudt, corenwijn, Hoppe, Sonnema, boerenmeisjes, eau de vie, elixir d’Anvers, hasseltse koffie likeur, korenwijn',
  gin: 'Gin, Bombay gin, Gordon’s gin',
  vodka: 'Wodka, Smirnoff, Absolut vodka, Eristoff, vodka',
  rum: 'Rum, Bacardi, stroh rum, Captain Morgan, spiced rum',
  whisky: 'Whisky, bourbon, Jameson, Jack Daniel’s, Famous Grouse, Johnnie Walker, whiskey',
  tequila: 'Tequila, mezcal',
  brandy: 'Brandy, cognac, armagnac, calvados, weinbrand, metaxa',
  'cream-liqueur':
    'Advocaat, Baileys, roomlikeur, eierlikeur, crèmelikeur, Zwarte Kip, Sheridan’s, Amarula, Warninks advocaat, advocaatje, advokaat',
  coffee:
    'Koffie, filterkoffie, gemalen koffie, koffiepad, koffiecups, espresso, Senseo, Douwe Egberts, Dolce Gusto, Tassimo, cafeïnevrije koffie, mokka koffie, senseo pads, aroma rood, espressocapsules, L’OR, Lavazza, Illy, Perla, koffiecapsule, Nespresso cups, Rombouts, cups koffie, koffiekapsels, Segafredo, Rombouts filters, snelfilter, Kanis & Gunnink, Nespresso, kofie',
  'coffee-beans': 'Koffiebonen, espressobonen, bonenkoffie, Lavazza bonen',
  'instant-coffee':
    'Oploskoffie, Nescafé, instantkoffie, cappuccinopoeder, cappuccino, wiener melange, Gran’Aroma oplos, Nescafé Gold, cichoreikoffie, granenkoffie, koffie oplos, Buisman, cappucino',
  'brewed-coffee':
    'Gezette koffie, koude koffie, cold brew, overgebleven koffie, thermoskan koffie, zelfgezette koffie, restje koffie, kan koffie, gezette kan koffie, koffie van vanmorgen',
  tea: 'Thee, Earl Grey, vruchtenthee, chai, Engelse melange, mate, English breakfast, rozenbottelthee, chaithee, Ceylon thee, darjeeling, Yogi tea, Pickwick, Lipton thee, Celestial seasonings, citroenthee, theebuiltjes, theezakje, English tea blend, Earl Gray, tee',
  'green-tea': 'Groene thee, sencha, jasmijnthee, witte thee, groene theezakjes',
  'herbal-tea':
    'Kruidenthee, kamillethee, venkelthee, gemberthee, brandnetelthee, kamille, lindebloesemthee, sterrenmunt, citroengrasthee, zoethoutthee, anijsthee, lindethee, saliethee, tijmthee, laxeerthee, slaapthee, sterrenmix, gember citroen thee',
  'peppermint-tea': 'Muntthee, pepermunt thee, munt thee',
  rooibos: 'Rooibos, rooibosthee, rooibosvanille',
  matcha: 'Matcha, matchapoeder',
  'brewed-tea':
    'Gezette thee, koude thee, bubble tea, overgebleven thee, boba tea, zelfgezette thee, pot thee, kan thee',
  'hot-chocolate':
    'Cacao, cacaopoeder, chocoladepoeder, Nesquik, Ovomaltine, warme chocolademelk, warme chocomelk, oploschocolademelk, Droste cacao, chocolademelkpoeder, Blooker, bakcacao, Cécémel poeder, oploschocolade, Kwatta poeder, Van Houten, chocomelkpoeder',
  'drink-mix':
    'Drinkpoeder, eiwitpoeder, proteïnepoeder, whey, wheypoeder, bruistabletten, limonadepoeder, collageenpoeder, maaltijdvervanger poeder, Huel, bruisvitamines drank, sportdrankpoeder, wei-eiwit, dieetshake poeder, elektrolytenpoeder, isotone poeder, afslankshake poeder, proteinepoeder',
  'ready-shake':
    'Drinkmaaltijd, Nutridrink, drinkvoeding, Fortimel, Yfood, Fresubin, maaltijddrank, maaltijdshake',
  'fruit-punch':
    'Vruchtenbowl, bowl, sangria, punch, kinderpunch, zelfgemaakte limonade, huisgemaakte limonade, zelfgemaakte ijsthee, bowle',
  'ready-cocktail':
    'Cocktail, kant-en-klare cocktail, mixdrank, breezer, aperitief, mojito, Smirnoff Ice, passoa mix, blikje mix, mocktail, gin tonic blik',
  'ice-cubes': 'IJsblokjes, crushed ice, ijsklontjes, zak ijs',
  crisps:
    'Chips, paprikachips, naturelchips, Lay’s, ribbelchips, wokkels, nibb-it, bugles, Pringles, groentechips, linzenchips, kaasflips, Cheetos, Smiths, Croky, Doritos chips, ringlings, kettle chips, Hamka, Tyrrells, ribbels, popchips, knabbels, borrelmix, Pomtips, zoutje, borrelhapjes zakje, chips zout en azijn, flips, pringels, Crocky, Lays, kaaschips, cipsj',
  'tortilla-chips': 'Tortillachips, nachochips, Doritos, nachos, maischips, tacochips',
  'prawn-crackers':
    'Kroepoek, krupuk, cassavechips, cassave kroepoek, kroepoek udang, emping, kroepoek pakket, kroepuk',
  poppadoms: 'Papadum, poppadoms, papadam',
  popcorn: 'Popcorn',
  'popping-corn': 'Popcornmais, pofmais, magnetronpopcorn, popcorn magnetron, popmais',
  pretzels: 'Zoute stengels, pretzels, soletti, zoute krakelingen, saltletts, sticks zout',
  'soft-pretzel':
    'Zachte pretzel, brezel, laugenbrezel, laugenstengel, laugenbroodje, pretzelbroodje, verse pretzel',
  crackers:
    'Crackers, matze, Cracotte, meergranencrackers, maiswafel, linzenwafels, kaasvlinders, kaasstengel, toast melba, melbatoast, roggecrackers, volkoren crackers, kaaskrakelingen, blokjes toast, Haust, minitoast, waterbiscuits, quinoawafels, zaden crackers, bladerdeegvlinders, Tucs, toastje, tuc koekjes, kaaskoekjes, zoute koekjes, Snelle Jelle cracker',
  'rice-cakes':
    'Rijstwafels, rijstecrackers, rijstgalet, rijstkoek, zilvervliesrijstwafels, Snack a Jacks, rijstcrackers',
  oatcakes: 'Havercrackers, haverkoekjes hartig, havertoast, oatcakes',
  crispbread:
    'Beschuit, Wasa, beschuitbollen, biscotte, beschuitrol, volkorenbeschuit, knackebröd, Zwitserse toast, Leksands, tweeback, zwieback, beschuitje, knekkebrood, knekkebrot',
  breadsticks: 'Grissini, soepstengel, broodsticks, broodstengels, dipstengels, soepstokjes',
  'cream-crackers': 'Cream crackers',
  biscuits:
    'Koekjes, biscuit, speculaas, Lotus, petit beurre, theebiscuits, stroopwafel, stroopkoek, Oreo, bastognekoeken, Bastogne, sprits, krakeling, lange vingers, kletskop, jodenkoeken, jodekoek, kokosmakroon, amarettini, cantuccini, cookies, Evergreen, Sultana, Liga, Betterfood, Prince, Prince koeken, prinskoeken, café noir, pims, volkorenbiscuits, nizza, kerstkrans, schoolkoeken, sablés, vanillewafel, neapolitaner, chocowafels, Delacre, Jules Destrooper, allerhande, janhagel, makronen, Nutella biscuits, Tea biscuits, dinokoek, Dinosaurus koek, Grany, cent wafers, pennywafel, speculaasbrokken, oblie, Weesper moppen, Vitabis, Goudse stroopwafels, spritskoek, Liga Milkbreak, roomboter sprits, roomboter allerhande, biscuitjes, mariakaakjes, bokkenpootje, arretjes, wafeltjes, mergpijpjes, arnhemse meisjes, bretoense koekjes, bitterkoekje, Fryske dúmkes, dumkes, galetjes, speculooskoekjes, chocoladekoekjes, boterkoekjes, zandkoekjes, roomboterkoekjes, nijntjekoekjes, theekoekjes, kerstkoekjes, koffiekoekjes, havermoutkoekjes, haverkoekjes, stroopwafels pak, speculoos, volkoren biscuit, petit-beurre, koekje, mergpijpje, Jules De Strooper',
  digestives: 'Digestives, volkorenkoekjes',
  shortbread: 'Shortbread, zandkoek',
  gingerbread:
    'Ontbijtkoek, peperkoek, kruidkoek, Peijnenburg, Snelle Jelle, Groninger koek, oudewijvenkoek, taaitaai, pepernoten, kruidnoten, speculaaspop, Deventer koek, kandijkoek, gemberkoek, taaitaaipop, honingkoek, lebkuchen, Vondelmolen, kandij peperkoek, kruidnootjes, pepernootjes, schuddebuikjes, couque de Dinant',
  'cookie-dough': 'Koekjesdeeg, cookie dough, koekdeeg',
  chocolate:
    'Chocolade, chocoladereep, Milka, Verkade reep, Côte d’Or, Mars, Snickers, Twix, Bounty, KitKat, Lion reep, Nuts reep, bonbon, praline, chocoladeletters, paashaas, Kinder chocolade, Kinder Bueno, Ferrero Rocher, Merci, Celebrations, Toblerone, Smarties, Rolo, After Eight, Mon Chéri, Lindt, chocoladetablet, couverture, smeltchocolade, chocoladetruffels, zoenen, Buys zoenen, chokotoff, Malteser, sinterklaaschocolade, kerstkransjes chocolade, adventskalender, verrassingsei, Kinder Surprise, Kinderei, Leonidas, Raffaello, Toffifee, Dove chocolade, Galak, candybar, tablet chocolade, chocoladefiguren, koetjesreep, Droste flikken, flikken, Kwatta reep, chocolade-eieren, Milky Way, chocoladekikkers, chocoladesigaretten, chocoladerozijnen, chocoladepinda’s, chocopinda’s, Tonys, Tony Chocolonely, Quality Street, Kinder Maxi, Duplo, Balisto, chocoladesinterklaas, paaseitjes, melocakes, chocorotsjes, rotsjes, zakje paaseitjes, chocolade-eitjes, chocoladepaaseitjes, chocoladeballetjes, chocoladerotsjes, chocoladekransjes, chocolademuntjes, Duo Penotti reep, rozijnen in chocolade, chocola, M&Ms, chocolade eitjes',
  'dark-chocolate':
    'Pure chocolade, donkere chocolade, fondantchocolade, bittere chocolade, zwarte chocolade, pure reep, pure kookchocolade, pure couverture, pure chocola',
  'milk-chocolate': 'Melkchocolade, melkreep, melkchocoladereep, chocolade melk reep, melkchocola',
  'white-chocolate': 'Witte chocolade, witte reep, witte chocola',
  'chocolate-chips':
    'Chocoladedruppels, chocoladedrups, chocoladechips, chocodruppels, chocoladeschilfers, chocoladekrullen, chocodrops, chocoladestukjes, chocoladebrokjes, chocostukjes, chocolate chips',
  sweets:
    'Snoep, snoepgoed, lolly, toffee, karamel, fudge, borstplaat, kauwsnoep, Mentos, suikerspin, nougat, zuurstok, spekkies snoep, Napoleons, ulevellen, babbelaars, cuberdon, Gentse neuzen, lekstok, Werther’s Original, Skittles, Maoam, Chupa Chups, druivensuiker, Dextro Energy, Ricola, suikerboon, schuimblokken, gesuikerde amandelen, snoepzak, Fruitella, Lutti, snoepketting, polkabrokken, ijsbonbons, Turks fruit, lokum, tumtum, Venco tumtum, snoepmix, Sportlife snoep, Autodrop mix, cachous, hoestbonbons, Vicks Blue, Stophoest, zuurtje, Haagse hopjes, hopjes, neuzekes, stroopsoldaatjes, keelsnoepjes, caramel, noga',
  'gummy-bears':
    'Gombeertjes, gummyberen, winegum, Haribo, Red Band, apekoppen, wijngums, wijngommen, Autodrop gom, Trolli, gummies, fruitgums, Venco winegums, Maynards, zure bommen, gummibeertjes, tumtummetjes, gommetjes, zure beertjes, snoepbeertjes, gumberen, fruitgom, gomberen, gum beertjes',
  liquorice:
    'Drop, salmiak, salmiakdrop, dropveters, honingdrop, muntdrop, katjesdrop, dubbelzoute drop, Venco, Klene, dubbel zout, laurierdrop, kindermix drop, dropmix, droptoffees, Autodrop, schoolkrijt, kruisdrop, dropsleutels',
  'chewing-gum':
    'Kauwgom, Sportlife, Stimorol, Xylifresh, Mentos kauwgom, Freedent, Bubblicious, kauwgombal, tuttefrut, kauwgompjes, kauwgum',
  peppermints:
    'Pepermunt, King pepermunt, Wilhelmina pepermunt, Fisherman’s Friend, Smint, rolletje pepermunt, TicTac, Peppermint, pepermuntje',
  marzipan: 'Marsepein, marsepein varken, marsepijn',
  halva: 'Halva, helva, halvah',
  marshmallows: 'Marshmallows, spekjes snoep, spekkie, guimauve',
  nuts: 'Noten, notenmix, studentenhaver, borrelnoten, notenmelange, ongebrande noten, nootjesmix, notenmix ongezouten, gezouten noten, gepelde noten, studentenvoer, Oriëntaalse mix, tijgernoot, coated nuts, gemengde nootjes, borrelnootje, tijgernootjes, gebrande noten, ongezouten noten',
  cashews: 'Cashewnoten, cashewkernen, cashew, kasjoenoten, kasjoe, ongezouten cashewnoten',
  walnuts: 'Walnoten, gepelde walnoten, okkernoot, walnoothelften, walnoten gepeld, walnootjes',
  pecans: 'Pecannoten, pecan, pecannootjes',
  'pine-nuts': 'Pijnboompitten, pignolen, pijnpitten, pijnboompitjes',
  'brazil-nuts': 'Paranoten',
  'macadamia-nuts': 'Macadamianoten, macadamia',
  peanuts:
    'Pinda’s, apennoten, gezouten pinda’s, doppinda’s, katjang, aardnoot, gepelde pinda’s, pinda’s gezouten, apenootjes, ongezouten pinda’s, dop pinda’s',
  almonds:
    'Amandelen, amandelschaafsel, amandelmeel, gemalen amandelen, bruine amandelen, gebrande amandelen, amandelpoeder, amandelschilfers, gehakte amandelen, gerookte amandelen, blanke amandelen, broyage amandelen, amandelstaafjes, ongebrande amandelen',
  hazelnuts:
    'Hazelnoten, gemalen hazelnoten, hazelnootpoeder, gehakte hazelnoten, hazelnootschaafsel, hazelnootmeel, hazelnootjes, hazelnootstukjes',
  pistachios:
    'Pistachenoten, pistache, pistachenoten gezouten, ongezouten pistachenoten, pistachenootjes, pistachenoten ongezouten',
  chestnuts: 'Kastanjes, marrons, tamme kastanje',
  'chestnuts-cooked':
    'Gekookte kastanjes, kastanjes vacuüm, kastanjepuree, voorgekookte kastanjes, gepofte kastanjes, kastanjes gekookt',
  seeds:
    'Zaden, pitten, zadenmix, pittenmix, saladepitten, hennepzaad, psylliumvezels, saladezaden, psyllium, vlozaad, saladetopping, pitten en zaden',
  'sunflower-seeds':
    'Zonnebloempitten, zonnepitten, gepelde zonnebloempitten, zonnebloemzaden, zonnebloempitjes',
  'pumpkin-seeds': 'Pompoenpitten, pompoenzaden, pompoenpitjes',
  'chia-seeds': 'Chiazaad, chia',
  'sesame-seeds': 'Sesamzaad, sesam, geroosterd sesamzaad',
  flaxseed: 'Lijnzaad, gebroken lijnzaad, lijnzaad gemalen, gemalen lijnzaad',
  'cereal-bar':
    'Mueslireep, granenreep, proteïnereep, eiwitreep, fruitreep, notenreep, havermoutreep, energiereep, Corny, Nature Valley, Nākd, ontbijtreep, Eat Natural, snackreep, sportreep, Be-Kind, Barebells, Liga reep, B’tween, Cereal bar, dadelreep, maaltijdreep, Snelle Jelle reep, Nakd, proteinereep, B-tween',
  'energy-balls': 'Energieballetjes, energy balls, powerballs, bliss balls, dadelbal, dadelballetjes',
  cake: 'Cake, marmercake, citroencake, eierkoek, boterkoek, wortelcake, worteltaart, carrotcake, tulband, biscuitbodem, taartbodem, cakebodem, plakcake, rozekoek, lemoncake, vierkwartscake, vier kwart, quatre-quarts, madeleine, bokkepoottaart, notentaart, amandelcake, kruimelcake, spekkoek, kokoscake, sachertorte, kandijcake, appelcake, suikervrije cake, frangipane, frangipanetaart, savarin, biscuitgebak, driekoningentaart, vanillecake, petitfour, chocolademuffin cake, glacékoek, zandtaart, zandgebak, carrot cakejes, roombotercakejes, minicakejes, vruchtentaart droog, rouwkoek, cakeje',
  muffins: 'Muffins, bosbessenmuffins',
  cupcakes: 'Cupcakes, cupcakejes',
  brownies: 'Brownies, blondie, brownietje',
  flapjacks: 'Haverkoek, haverrepen zacht, flapjack',
  'banana-bread': 'Bananenbrood, bananencake',
  panettone: 'Panettone, pandoro',
  stollen:
    'Kerststol, stol, paasstol, kerstbrood, paasbrood, amandelstol, weihnachtsstollen, botersol, spijsstol, boterstol',
  'fruit-cake': 'Vruchtencake, vruchtenbrood, plumcake, perenbrood, English fruit cake',
  'cream-cake':
    'Slagroomtaart, taart, verjaardagstaart, taartpunt, gebak, tompouce, tompoezen, tompoes, moorkop, Bossche bol, soes, soezen, roomsoes, roomsoezen, éclair, slagroomgebak, roomhoorn, mokkataart, schuimgebak, schuimtaart, zwarte woudtaart, Schwarzwalder Kirschtorte, schwarzwalder kirsch, javanais, slagroomschnitt, slagroomsnit, profiteroles, rijstevlaai, rijsttaart, kruimelvlaai, lange vingertaart, ijsgebak slagroom, slagroomrol, biscuitrol, roomtaart, crèmetaart, mokkagebak, petit gâteau, slagroomcake, crèmekoek, pudding koffiekoek, lange suiker, millefeuille, misérable, merveilleux, aardbeienvlaai slagroom, progrès taart, bananensoes, cannoli, Mattentaart, geraardsbergse mattentaart, flantaart, roomrol, slagroomsoes, kwarkpunt, kwarkgebak, hazelino, roomvlaai, slagroomvlaai, roomsoesjes, aardbeiengebakje, puddingbroodje, roombroodje, aardbeientaart met slagroom, crème au beurre taart, boterkoek met pudding, boterkoek met crème, koffiekoek met pudding, glacé met room, pastéis de nata, eclair, roomkoek, miserable, taartje, rijsttaartje, Zwarte Woud taart, pasteis de nata, pastel de nata',
  doughnut:
    'Donuts, doughnut, oliebol, berlinerbol, beignet, appelbeignet, smoutebol, churros, croustillons, kroeskoppen, carnavalsbollen, oliebolletjes, boule de Berlin, donutjes',
  'pastry-sweet':
    'Koffiebroodjes, koffiekoek, viennoiserie, gevulde koek, gevulde speculaas, amandelstaaf, banketstaaf, banketstaven, banketletter, boterletter, boterstaaf, speculaas gevuld, chocoladebroodjes zoet, rozijnenkoek, suisse, Zwitserse koffiekoek, koek, plunder, plundergebak, Deens gebak, danish, boterkoeken bakker, chocoladekoek, bolus, bolussen, kersenflap, fruitkoek, notenkoek, suikerbolus, appelbolus, krentenkoek, palmier, bladerdeeggebak, weener, kokoskoek, boterkrans, suikerkoek, kandeelbrood, vruchtenflap, frambozenflap, weespermop, gevulde roombotercake, roombotergevulde koeken, kanokoek, kano, haagse kakker, viennois, zoete krakelingen, geraspte koek, couque suisse, bokkepootgebak, kaneelkoek, gemberbolus, amandelbroodje, zoete broodjes, kaneelbroodje, gevulde koekjes, varkensoortjes, ijzerkoekjes, Vlaardinger ijzerkoekjes, pain au chocolat, boterkoekje bakker, zoet broodje',
  scones: 'Scones',
  'hot-cross-buns': 'Hot cross buns',
  'cinnamon-rolls': 'Kaneelbollen, kaneelrol, cinnamon roll, kaneelknopen, kaneelswirl, kaneelrolletjes',
  teacakes:
    'Krentenbollen, rozijnenbol, mueslibol, krentenbrood, rozijnenbrood, krentenmik, krentenwegge, suikerbrood, cramique, craquelin, kramiek, mueslibrood, notenbollen, krentebol, sucadebrood, suikerbol, abrikozenbollen, krentenstoet, suikermik, fryske sûkerbôle, krentenbolletjes, mueslibolletjes, rozijnenbolletjes, suikerbolletjes, notenbrood met rozijnen, krentebrood',
  baklava: 'Baklava',
  croissant:
    'Croissants, brioche, briochebrood, chocoladebroodje, melkbroodje, croissantje, croisantjes, kwasong, croisant, crossant',
  'fruit-pie':
    'Vlaai, kersenvlaai, pruimenvlaai, appelvlaai, fruittaart, vruchtentaart, aardbeientaart, kersentaart, pruimentaart, abrikozentaart, rabarbertaart, bosbessentaart, appelflap, appelstrudel, appelcarré, appelpunt, appelrondo, perzikvlaai, frambozentaart, multivlaai, vruchtengebak, appelkanjer, kersenstrudel, appelkruimelvlaai, kruimel-appelvlaai, citroentaart, abrikozenflap, linzenvlaai, linzertaart, tarte tatin, appelschnitt, abrikozenpunt, kersenkruimelvlaai, fruitvlaai, vlaaipunt, appelbol, appelslof, aardbeienslof, vruchtenslof, bananentaart, appeltasjes, appelbroodje, perentaart, apfelstrudel, peertaart, perenvlaai, fruittaartje, pruimentaartje',
  'apple-pie':
    'Appeltaart, appelgebak, appelkruimeltaart, appelplaattaart, appelplaatgebak, appeltaartpunt, oma’s appeltaart, appeltaartje',
  'apple-crumble': 'Appelcrumble, crumble, fruitcrumble',
  'mince-pies': 'Mince pies',
  waffles:
    'Wafels, suikerwafel, galetten, lukken, eierwafels, nieuwjaarswafels, Suzy, lacquemant, boterwafels, vezelwafel, vers gebakken wafels',
  pancakes:
    'Pannenkoeken, poffert, drie-in-de-pan, verloren brood, gewonnen brood, kaiserschmarrn, crêpe, spekdik, american pancake, baghrir, blinis, poffertjes, flensje, pancakes, wentelteefje, drie in de pan, pannekoek, pankoek',
  'pancake-batter':
    'Pannenkoekenbeslag, wafelbeslag, beslag, wafeldeeg, cakebeslag, pannenkoekdeeg, pannenkoekendeeg',
  'idli-batter': 'Dosabeslag, idlibeslag, dosadeeg',
  meringue:
    'Schuimpjes, meringue, macaron, schuimkrans, nougatineschuim, pavlovabodem, schuimgebakjes, meringuetjes, eiwitschuim gebakken',
  tofu: 'Tofu, tahoe, gerookte tofu, zijden tofu, tahoeblokjes, tofublokjes, tofureepjes, tahu, tofoe, zijdetofu, tofoeblokjes',
  tempeh: 'Tempeh, tempé, tempe',
  seitan:
    'Vleesvervanger, seitan, vegetarisch gehakt, vegagehakt, Vivera, Quorn, Garden Gourmet, Beyond Meat, plantaardig gehakt, vegetarische kroket, vegetarisch, vegan, veganistisch gehakt, kaasschnitzel, vegakip, vegaworst, plantaardige worst, plantaardige kip, plantaardige shoarma, rulgehakt vegetarisch, Valess, Tivall, GoodBite, Mora vega, sojagehakt, veggie gehakt, veggie balls, vegetarische frikandel, vegetarische bitterballen, plantaardig vlees, vegetarische gehaktballetjes, plantaardige kipstukjes, plantaardige stukjes, plantaardige balletjes, kipstuckjes, zeewierspekjes, plantaardige filet americain, vegan gehakt, vega, plantaardige spekjes, rul gehakt vegetarisch',
  'veggie-burger':
    'Groenteburger, vegetarische burger, veggieburger, vegaburger, bonenburger, Beyond Burger, vegetarische hamburger, linzenburger, groenteschijf, groenteschijven, spinazieschijf, spinazieschijven, kaasburger vegetarisch, plantaardige burger, quinoaburger, falafelburger, spinazieburger, tofuburger, sojaburger, portobelloburger, groenteschnitzel, groenteballen, bietenburger, kikkererwtenburger, mungboonburger, champignonburger, groenteballetjes, spinazieballetjes, groentekoekje, vegan burger, groentenburger, groentenschnitzel, notenburger',
  falafel: 'Falafel',
  'textured-soy':
    'Sojabrokken, sojagranulaat, sojaschnetzels, gedroogde soja, sojastukjes droog, sojavlokken',
  miso: 'Miso, misopasta',
  bread:
    'Brood, witbrood, bruinbrood, tarwebrood, waldkorn, meergranenbrood, boerenbrood, casinobrood, casino, tijgerbrood, brood gesneden, halfje wit, halfje bruin, vloerbrood, landbrood, melkwit, speltbrood, boterham, maisbrood, zonnebloembrood, pompoenpittenbrood, notenbrood, melkbrood, toastbrood, toast, knipbrood, knipwit, galletbrood, Allinson, koolhydraatarm brood, sandwichbrood, melkwitbrood, busbrood, olijvenbrood, uienbrood, zadenbrood, haverbrood, gesneden brood, vikorn, gallet, waldkornbrood, plaatbrood, korenlanders, mik, Schär brood, haverwit, diepvriesbrood, carré, tarwe boterham, boerenbruin, boerenwit, heel wit, heel bruin, sesambrood, oud brood, wit gesneden brood, pain de campagne, boerenmik, eiwitbrood, oerbrood, molenbrood, kropbrood',
  sourdough: 'Desembrood, zuurdesembrood, desem boerenbrood, desembol groot, desem brood',
  'wholemeal-bread': 'Volkorenbrood, volkoren, speltvolkorenbrood, volkorenbrood gesneden, volkoren brood',
  'rye-bread': 'Roggebrood, pumpernickel, roggenbrood',
  ciabatta: 'Ciabatta, ciabattabrood',
  focaccia: 'Focaccia',
  'soda-bread': 'Sodabrood',
  rolls:
    'Broodjes, witte bol, bruine bol, pistolets, kaiserbol, hamburgerbol, brioche buns, Italiaanse bol, petit pain, triangels, bun, beschuitbol, burger buns, picolo, piccolo’s, melksandwich, waldkornbol, tijgerbol, zachte bollen, meergranenbol, ciabattabol, breekbrood, Danerolles, aardappelbuns, hamburger buns, briochebol, volkorenbol, desembollen, speltbollen, hotdogbollen, haverbollen, bolletjes, kadetje, puntjes, kaiserbroodje, hamburgerbroodje, hotdogbroodje, tijgerbolletjes, kampioentjes, rustiek broodje, ciabattabroodje, schnittbroodje, pompoenpittenbroodje, sandwichbroodjes, briochebroodjes, speltbroodjes, waldkornbroodjes, meergranenbroodjes, desembroodjes, roggebroodjes, burgerbroodjes, boerenbroodjes, maisbroodjes, zonnebloembroodjes, volkorenbroodjes, broodje, bolletje, pistoletje, rustieke broodjes, sesambroodjes',
  baguette:
    'Stokbrood, baguettes, Frans brood, wit stokbrood, demi baguette, meergranenbaguette, ficelle, flûte, parisien, stokbood, baguettte',
  bagel: 'Bagels',
  flatbread:
    'Plat brood, Turks brood, pide, lavash, flatbread, dürümbrood, piadina, Marokkaans brood, Libanees brood, matlouh, injera, Syrisch brood, yufka, Arabisch brood, bazlama, lahmacunbrood, platbrood, Turks broodje, Turkse broodjes',
  naan: 'Naan, naanbrood, naan bread, knoflook naan',
  'pitta-bread':
    'Pitabroodjes, pitabrood, pita, mini pita, volkoren pita, shoarmabroodje, pita broodjes, pittabroodjes',
  chapatis: 'Chapati, rotivel, roti plaat, rotiplaten, paratha, rotivelletjes',
  tortilla:
    'Tortilla’s, wrap, tacoschelpen, wraps naturel, tortillawraps, meergranenwraps, tacoshells, maiswraps, wraps wit, tarwewraps, spinaziewraps, wraptortillas, speltwraps, volkorenwraps, tarwetortilla’s, groentewraps, tortillas, taco schelpen',
  crumpets: 'Crumpets',
  'english-muffins': 'Engelse muffins, English muffins',
  'garlic-bread':
    'Knoflookbrood, knoflookstokbrood, kruidenboterstokbrood, kruidenbaguette, knoflookbaguette, kruidenboterbaguette, lookbrood, stokbrood kruidenboter, stokbrood knoflook, lookbaguette, baguette kruidenboter, baguette knoflook, plukbrood, kruidenstokbrood, borrelbrood, kaasuienbrood, kaasbrood, Meesterbakker knoflookbrood, kruidenbroodjes, stokbrood met kruidenboter, stokbrood met knoflook',
  breadcrumbs:
    'Paneermeel, broodkruim, panko, chapelure, broodkruimels, beschuitkruim, soepcroutons, broodcroutons, pankokruimels, crouton, beschuitmeel, broodblokjes gedroogd',
  'pizza-dough':
    'Pizzadeeg, deeg, brooddeeg, gistdeeg, croissantdeeg, pizzadeegrol, zuurdesem, desemstarter, gyozavellen, wontonvellen, deegbol, focacciadeeg, dumplingvellen, flammkuchendeeg, pastadeeg, gerezen deeg, bolletje deeg, broodjesdeeg, zelfgemaakt deeg, brioche deeg, pizzakit, wontonvelletjes, loempiavellen vers, verse loempiavellen, tarte flambée deeg, pizzadeeg rol, desem starter, pizzadeegbol',
  pastry:
    'Bladerdeeg, kruimeldeeg, filodeeg, quichedeeg, taartdeeg, bladerdeegrol, korstdeeg, Tante Fanny, strudeldeeg, brickdeeg, zanddeeg, soezendeeg, cakedeeg, bladerdeegplak, diepvriesbladerdeeg, filo pastry, zandtaartdeeg, hartige taart deeg, hartige taart bladerdeeg, brik deeg',
  'pizza-base': 'Pizzabodem, flammkuchenbodem',
  'yorkshire-pudding': 'Yorkshire pudding',
  rice: 'Rijst, langkorrelrijst, sushirijst, pandanrijst, Lassie, Uncle Ben’s, kookbuiltjes rijst, paellarijst, dessertrijst, paprijst, snelkookrijst, toverrijst, rondkorrelrijst, kleefrijst, parboiled rijst, nasirijst, rijstkorrels, builtjesrijst, langgraanrijst, rijst langkorrel, melkrijst, rijstmelange, Bosto, Ben’s Original, droge rijst, ongekookte rijst, rijst builtjes, lange korrel rijst, saffraanrijst droog, rijst ongekookt, rijstebuiltjes',
  'basmati-rice': 'Basmatirijst, basmati, pandan basmati',
  'brown-rice': 'Zilvervliesrijst, volkorenrijst, bruine rijst, volle rijst, rode rijst, zwarte rijst',
  'risotto-rice': 'Risottorijst, arborio, carnaroli, arboriorijst',
  'jasmine-rice': 'Jasmijnrijst, jasmine rijst',
  tin: 'Conserven, conservenblik, blik, blikje',
  'rice-pouch':
    'Magnetronrijst, voorgekookte rijst, kant-en-klare rijst, rijst magnetron, expressrijst, voorgegaarde rijst, rijst voor de magnetron, 2 minuten rijst',
  'cooked-rice':
    'Gekookte rijst, rijstsalade, pilav, rijstrest, onigiri, bibimbap, rijstbowl, congee, arancini, kokosrijst, gele rijst, djuvec-rijst, tomatenrijst, rijstschotel, lontong, moksi alesi, rijstje, rijst gekookt, sushirijst gekookt, rijst met groenten, witte rijst chinees, rijst van de chinees, pilaf, witte rijst gekookt',
  'fried-rice': 'Nasi, gebakken rijst, nasi rames, eierrijst, Chinese rijst, nasigoreng, egg fried rice',
  risotto: 'Risotto, risotto gekookt',
  paella: 'Paella',
  biryani: 'Biryani',
  quinoa:
    'Quinoa, gierst, amarant, spelt, speltkorrels, Ebly, freekeh, haverkorrels, emmertarwe, zachte tarwe, teff, tarwekorrel, gierstvlokken, quinoamix, eenkoorn, farro, kinoa',
  couscous: 'Couscous, parelcouscous, volkorencouscous, koeskoes, couscous droog',
  'bulgur-wheat': 'Bulgur, boulgour, bulgar',
  'pearl-barley': 'Parelgort, gort, alkmaarse gort, gerst, parelgerst',
  polenta: 'Polenta, maisgriesmeel, maisgries',
  semolina: 'Griesmeel, gries, durumgriesmeel, tarwegriesmeel, semola, griesmeelkorrels',
  buckwheat: 'Boekweit, boekweitgrutten, boekweitkorrels, boekweitgrit, boekweitgort',
  'cooked-grains':
    'Gekookte quinoa, couscoussalade, bulgursalade, quinoasalade, tabouleh, gekookte couscous, buddha bowl, kisir, gekookte bulgur, parelcouscoussalade, couscousgerecht, bulgurpilav, couscous gekookt, quinoa gekookt, bulgur gekookt, tabouli, taboulé, taboule',
  pasta:
    'Pasta, farfalle, tagliatelle, linguine, rigatoni, spirelli, volkorenpasta, vermicelli, schelpjespasta, lintmacaroni, cannelloni, soepvermicelli, Barilla, linzenpasta, kikkererwtenpasta, speltpasta, pappardelle, gedroogde pasta, lettervermicelli, fettuccine, bucatini, Grand’Italia, soeppasta, conchiglie, lintpasta, orecchiette, tortiglioni, casarecce, pastaschelpen, Soubry, letterpasta, soepletters, alfabetvermicelli, spiraalpasta, mafaldine, capellini, volkorenfusilli, volkoren tagliatelle, mie pasta, bonenpasta, ditalini, paccheri, strikjespasta, ongekookte pasta, droge pasta, macaronischelpen, vlinderpasta, fusili, strikjes, elleboogjes, pasta droog, tagliatelli, fussili',
  spaghetti: 'Spaghetti, volkorenspaghetti, speltspaghetti, spaghetti droog, spaghettini, spagetti, spahetti',
  penne: 'Penne, penne rigate, volkorenpenne, pipe rigate',
  macaroni:
    'Macaroni, volkorenmacaroni, elleboogmacaroni, volkoren macaroni, pak macaroni, gedroogde macaroni, makaroni',
  'lasagne-sheets': 'Lasagnebladen, lasagna vellen, lasagnevel, lasagneplaten, lasagna bladen',
  orzo: 'Orzo, risoni, rijstvormige pasta, griekse pasta',
  'fresh-pasta':
    'Verse pasta, spätzle, pierogi, schupfnudeln, cappelletti, gevulde pasta, girasoli, mezzelune, fiorelli, agnolotti, panzerotti, verse tagliatelle, verse spaghetti, verse lasagnebladen, verse lasagnevellen, knödelpasta vers, verse fettuccine, verse linguine, verse penne, verse cannelloni, verse lasagnablad, verse fusilli, verse pappardelle, verse gevulde pasta',
  gnocchi: 'Gnocchi, aardappelgnocchi, verse gnocchi, pompoengnocchi, gnocchetti, njokki, gnocci',
  ravioli: 'Ravioli, raviolini',
  tortellini: 'Tortellini, tortelloni',
  'cooked-pasta':
    'Gekookte pasta, pastaschotel, macaronischotel, pastagerecht, noedelgerecht, gekookte spaghetti, gekookte macaroni, pastaovenschotel, pasta arrabiata, pasta pesto, ramensoep, noedelsoep ramen, gebakken noedels, tagliatelle zalm, penne arrabbiata, carbonara, pasta maaltijd, oma’s macaroni, gekookte noedels, Japanse ramen, noedelbox, wokbox, noodlebox, pastabox, pasta met saus, macaroni met gehakt, macaroni ham kaas, macaroni met ham en kaas, ramen gekookt, pasta gekookt, macaroni gekookt, spaghetti gekookt, wokgerecht met noedels, tagliatelle met zalm, pasta met pesto, pasta met tomatensaus, pasta met gehakt, spaghetti met gehakt, pasta bolognese restje, spaghetti carbonara kant-en-klaar',
  lasagne:
    'Lasagne, lasagne bolognese, zalmlasagne, lasagne verde, ovenlasagne, zelfgemaakte lasagne, lasagna, lasagna bolognese, lasanga, lasange',
  'spaghetti-bolognese':
    'Spaghetti bolognese, pasta bolognese, macaroni bolognese, spaghetti bolognese maaltijd, spaghetti bolognaise, pasta bolognaise, spaghetti bolo',
  'macaroni-cheese':
    'Mac and cheese, kaasmacaroni, macaroni kaas, macaroni met kaas, mac & cheese, macaroni met kaassaus',
  'pasta-salad': 'Pastasalade, macaronisalade, pastasla, pennesalade, tortellinisalade',
  'pad-thai': 'Pad thai, phad thai',
  'chow-mein':
    'Bami, chow mein, gebakken bami, bamigoreng, mihoen goreng, mie goreng, gebakken mie, mihoen gebakken',
  noodles:
    'Noedels, noodles, woknoedels, glasnoedels, udon, udonnoedels, ramennoedels, soba, sobanoedels, volkoren noedels, tarwenoedels, roerbaknoedels, laksa noedels, wokmie, noedelnesten, bami droog, soen, ramen noedels, instant mie nestjes',
  'egg-noodles':
    'Mie, eiernoedels, bamimie, mienest, eiermie, snelkookmie, brede mie, volkorenmie, mienestjes, eiermienestjes, mienoedels',
  'rice-noodles':
    'Rijstnoedels, mihoen, rijstvermicelli, rijstmie, bihun, rijstlinten, pho noedels, mihoen droog, mihun',
  'instant-noodles':
    'Instantnoedels, cup noodles, Indomie, noedelsoep instant, Yum Yum, good noodles, noedelcup, noedels instant, Aiki, cup-a-noodles, instantmie, instant ramen, Mi goreng instant',
  lentils:
    'Linzen, belugalinzen, berglinzen, gedroogde linzen, urid dal, urdi, mungboon, droge linzen, linzen droog, bruine linzen droog',
  'red-lentils': 'Rode linzen, gele linzen, oranje linzen',
  'green-lentils': 'Groene linzen, du puy-linzen, puylinzen, du puy linzen',
  'split-peas': 'Spliterwten, droge erwten, gedroogde erwten, gele erwten, gespleten erwten',
  'dried-beans':
    'Gedroogde bonen, sojabonen, gedroogde kikkererwten, gedroogde kapucijners, gedroogde kidneybonen, adukibonen, gedroogde witte bonen, gedroogde bruine bonen, sojabonen droog, bonen droog, kikkererwten gedroogd, azukibonen, zwarte bonen gedroogd, black-eyed peas droog',
  'tinned-beans':
    'Bonen, bonenmix, kapucijners, pintobonen, borlottibonen, chilibonen, reuzenbonen, bruine boon, zwartoogbonen, grauwe erwten, raasdonders, citroenbonen, flageolets, flageoletbonen, peulvruchten, kievitsbonen, black eyed beans, boon, chili bonen',
  'baked-beans':
    'Witte bonen in tomatensaus, baked beans, bonen in tomatensaus, witte bonen tomatensaus, witte bonen in tomaat',
  'kidney-beans': 'Kidneybonen, rode bonen, kidney beans',
  chickpeas: 'Kikkererwten, keker, kekererwten, kikkererten, kikkererwtjes, kikererwten',
  'black-beans': 'Zwarte bonen, zwarte boon',
  'butter-beans': 'Boterbonen, limaboon, boterboon',
  'cannellini-beans': 'Witte bonen, cannellinibonen, cannelini bonen',
  'refried-beans': 'Refried beans, bonenpuree, gebakken bonenpuree',
  'tinned-sweetcorn':
    'Mais, maiskorrels, supersweet mais, crispy mais, blikje mais, maïskorrels, blikje maïs',
  oats: 'Havermout, havervlokken, tarwezemelen, zemelen, speltvlokken, tarwekiemen, haver, Brinta, vlokken havermout, havermoutvlokken, roggevlokken, quaker, volkoren havermout, tarwevlokken, boekweitvlokken, gerstevlokken, vijfgranenvlokken, haverzemel, havermoed',
  cereal:
    'Ontbijtgranen, Frosties, Smacks, Choco Pops, Cheerios, Rice Krispies, gepofte rijst, Weetabix, Honey Pops, Chocapic, Trésor, gepofte quinoa, Lion cereals, cereal, Cini Minis, gepofte spelt, Fitness cereals, All-Bran, Golden Grahams, ontbijtvlokken, Cookie Crisp, Curiously Cinnamon, kinderontbijt, granen ontbijt, Honey Nut Cheerios, Coco Pops, Tresor, All Bran',
  cornflakes: 'Cornflakes, maisvlokken, kornflakes',
  muesli: 'Muesli, fruitmuesli, notenmuesli, müsli, musli',
  granola: 'Granola, cruesli, krokante muesli, crunchy muesli, granola noten, Jordans, zak granola, cruesly',
  'overnight-oats':
    'Overnight oats, chiapudding, havermoutpap, gekookte havermout, pap, aangemaakte havermout, geweekte havermout, brintapap, havermout overnight, bircher, bordje pap, havermout gekookt, havermout met melk',
  'tinned-tomatoes':
    'Tomaten in blik, gepelde tomaten, tomatenpulp, polpa, gehakte tomaten, pizzatomaten, tomaten gepeld, Mutti tomaten, Mutti polpa, tomatenvlees, pelati, tomatenblokjes, gepelde tomaatjes, tomatenblokken, gepelde tomaten in blik, gesneden tomaten in blik',
  passata:
    'Passata, gezeefde tomaat, tomaten gezeefd, zeeftomaten, passata di pomodoro, pasata, pak gezeefde tomaten',
  'tomato-paste':
    'Tomatenpuree, tomatenconcentraat, tubetje tomatenpuree, tomatenpasta, puree tomaten, tomatenpureetje',
  'tinned-fish':
    'Vis in blik, visconserven, pilchards, haring in tomatensaus, makreel in tomatensaus, makreelfilet in tomatensaus, blikje vis, haringfilet in tomatensaus, makreelfilet in olie, makreel in olie, gerookte makreel in blik, gerookte mosselen in blik',
  'tinned-tuna':
    'Tonijn in blik, tonijn in water, tonijnstukken in olie, John West tonijn, tonijnstukken in water, tonijn in zonnebloemolie, tonijn in olijfolie, tonijn in olie',
  'tinned-sardines': 'Sardines in olie, sardientjes in olie, sardines in tomatensaus',
  'tinned-salmon': 'Zalm in blik, blik zalm',
  anchovies: 'Ansjovis, ansjovispasta, ansjovissen',
  'tinned-meat':
    'Vlees in blik, smac, blikvlees, knakworst in pot, frankfurters in pot, cocktailworstjes in pot, blikje paté, Spam, paté in blik, leverpastei in blik, gehaktballetjes in blik',
  'tinned-soup':
    'Soep in blik, pakje soep, instantsoep, oplossoep, Unox soep, droge soep, Royco, Knorr soep, cup soup, soeppoeder, Honig soep, minutensoep, poedersoep, soep in zak Unox, Royco minute soup, soeppakket droog, soep in zak houdbaar, blik ravioli, ravioli blik, zakje soep, cupasoup, pakjessoep, soep uit pak, ravioli in blik, nasi in blik, soep in pak',
  'tinned-fruit':
    'Fruit in blik, fruitcocktail, vruchtencocktail, jackfruit, amarenakersen, veenbessencompote, cranberrycompote, cocktailfruit, noordkrieken, cocktailkersen, kersenvlaaivulling, kersen op sap, kersen in pot, morellen op sap, vruchten op sap, kersen op siroop, perencompote in pot, vruchtencompote in pot, pruimen op sap, lychees op siroop, veenbessen in pot, fruit op siroop, fruit op sap, bosvruchten in pot, stoofpeertjes in pot, stoofperen in pot, krieken op siroop, krieken op sap, krieken in pot, rabarber in pot, kersen uit pot',
  'tinned-peaches': 'Perziken in blik, perzikenblik, perziken op sap, perziken in siroop, perzik op siroop',
  'tinned-pineapple':
    'Ananas in blik, ananasringen, ananas op sap, ananas op siroop, ananasschijven op sap, ananasstukjes op sap, ananasstukjes in blik, ananas in schijven blik',
  'apple-sauce':
    'Appelmoes, appelcompote, appel-perenmoes, appelpuree, appelspread, fruitmoes, appelbananenmoes, appelmoes met stukjes, appelmoesje',
  'stewed-fruit':
    'Zelfgemaakte appelmoes, gestoofde peren, gestoofd fruit, gestoofde rabarber, huisgemaakte appelmoes, rabarbermoes, perencompote, warme kersen, gekookte stoofperen, compote, appelcompote zelfgemaakt, gestoofde appeltjes, gekookte stoofpeertjes, stoofpeertjes gekookt, verse appelmoes, rabarber gekookt',
  'tinned-vegetables':
    'Groenten in blik, bamboescheuten, artisjokharten, wijnbladeren, druivenbladeren, Hak groenten, Hak spinazie, artisjokbodems, Hak, palmhart, groenteblik, waterkastanjes, Bonduelle erwtjes, groenten in pot, doperwten in pot, asperges in pot, rode kool in pot, spinazie in pot, sperziebonen in pot, Hak rode kool, champignons in pot, snijbonen in pot, rode kool met appel, appel rode kool, witte asperges in pot, boerenkool in pot, andijvie in pot, taugé in pot, wortelen in pot, doperwten en wortelen in pot, erwten en wortelen in pot, spruitjes in pot, erwtjes in pot, rodekool met appeltjes, erwten en wortelen in blik, doperwten en worteltjes in blik, erwtjes en worteltjes in blik, pot rode kool, schorseneren in blik',
  'coconut-milk':
    'Kokosmelk, kokosroom, santen, creamed coconut, kokoscrème, kokosnootmelk, coconut milk, klappermelk, blik kokosmelk, cocosmelk',
  ketchup:
    'Ketchup, tomatenketchup, curryketchup, currysaus, currygewürz, sambal, sambal oelek, sambal badjak, cocktailsaus, Hela, Hela curry, ajvar scherp, gochujang, barbecueketchup, sambal brandal, sambal manis, Conimex sambal, zigeunersaus, Zeisner, whiskysaus, ketsjup',
  'brown-sauce': 'HP-saus, HP sauce',
  'sweet-chilli-sauce':
    'Chilisaus, chilisaus zoet, sweet chili, sweet chilisaus, sweet chili saus, sweet chili sauce',
  'hot-sauce':
    'Hete saus, Tabasco, hot sauce, peri-perisaus, pilipilisaus, scherpe saus, pikante saus fles, rode pepersaus fles, piri-pirisaus, peri peri saus, pili pili saus',
  sriracha: 'Sriracha, sriracha saus',
  harissa: 'Harissa',
  mayonnaise:
    'Mayonaise, mayo, fritessaus, patatsaus, knoflooksaus, aioli, remouladesaus, joppiesaus, Joppie, andalouse, samuraisaus, américainesaus, Zaanse mayonaise, burgersaus, vegan mayo, looksaus, whisky cocktailsaus, brasilsaus, Yogonaise, slasaus, frieten saus, Hellmann’s, Hellmann’s mayonaise, vegan mayonaise, kebabsaus, mosselsaus, Calvé, andalouse saus, samoerai, halvanaise, algerienne saus, béarnaisesaus fles, bickysaus, shoarmasaus, truffelmayo, gourmetsaus, gourmetsauzen, fonduesaus, fonduesauzen, frietsaus, samoeraisaus, fritesaus, majo, majonaise, mayonaisse',
  'salad-cream': 'Slacrème, salad cream',
  'tartare-sauce': 'Tartaarsaus, ravigotesaus, ravigote, tartare saus, sauce tartare, remoulade',
  horseradish: 'Mierikswortel, mierikswortelsaus, mierikswortelpasta, mierikswortelcrème, mierik',
  'fresh-mayonnaise':
    'Zelfgemaakte mayonaise, hollandaisesaus, bearnaisesaus, béarnaise, hollandaise, sauce hollandaise, huisgemaakte mayonaise, choronsaus, verse aioli, verse mayonaise, bearnaise, verse knoflooksaus mayo',
  mustard:
    'Mosterd, Zaanse mosterd, Groninger mosterd, Tierenteyn, tierentijn mosterd, Gentse mosterd, Doesburgse mosterd, honing mosterd, Marne mosterd, franse mosterd, mostert',
  'dijon-mustard': 'Dijonmosterd, mosterd Dijon',
  'mint-sauce': 'Muntsaus',
  'cranberry-sauce': 'Cranberrysaus, veenbessensaus, cumberlandsaus, cranberry saus',
  wasabi: 'Wasabi, wasabipasta',
  'bbq-sauce':
    'Barbecuesaus, bbq-saus, marinade, woksaus, satésaus, pindasaus, zoetzure saus, steaksaus, grillsaus, ketjapmarinade, roerbaksaus, pruimensaus, kant-en-klare satésaus, smokey bbq, teryakiwoksaus, Wijko satésaus, Wijko, Calvé satésaus, spareribsaus, ketjapsaus, smoky barbecuesaus, satépasta, gadogadosaus, satesaus potje, foe yong hai saus, babi pangang saus pot, smokey bbq saus, saus voor spareribs, satésausmix kant-en-klaar, bbq saus, satesaus, smokey barbecuesaus, zoet zure saus, gado gado saus, barbeque saus',
  'hoisin-sauce': 'Hoisinsaus, hoisin',
  'oyster-sauce': 'Oestersaus',
  'teriyaki-sauce': 'Teriyakisaus, teriyaki, teriyaki saus, teryaki saus',
  'worcestershire-sauce':
    'Worcestersaus, Worcestershiresaus, Worcestershire sauce, engelse saus, worcestershire, Lea & Perrins, worcester saus, worchestersaus',
  'soy-sauce':
    'Sojasaus, ketjap, ketjap asin, tamari, Kikkoman, Maggi, maggiblokje vloeibaar, Conimex ketjap, Maggi aroma, ketjap medja, zoete sojasaus, ketjapmanis, kecap manis, soja sauce, ponzu, shoyu, Maggi vloeibaar, soyasaus, zoute sojasaus, soy sauce',
  'fish-sauce': 'Vissaus, nam pla',
  vinegar:
    'Azijn, natuurazijn, wijnazijn, rode wijnazijn, rijstazijn, kruidenazijn, tafelazijn, frambozenazijn, sushiazijn, sherryazijn, blanke azijn, azijnessence, dragonazijn, alcoholazijn, inmaakazijn, vruchtenazijn, kookazijn, champagneazijn, alcohol azijn, rode-wijnazijn, rodewijnazijn',
  'balsamic-vinegar':
    'Balsamicoazijn, balsamico, aceto balsamico, balsamicocrème, balsamicosiroop, crema balsamico, witte balsamico, balsamicoglaze, witte balsamicoazijn, crema di balsamico, balsamico azijn, balsamico crème, balsamico creme, balsamiek, balsamicostroop',
  'cider-vinegar': 'Appelazijn, ciderazijn, appelciderazijn',
  'white-wine-vinegar': 'Wittewijnazijn, witte wijnazijn, witte-wijnazijn',
  oil: 'Olie, bakolie, slaolie, arachideolie, frituurolie, frituurvet, lijnzaadolie, walnotenolie, maïsolie, druivenpitolie, pompoenpitolie, pindaolie, truffelolie, rijstolie, notenolie, braadolie, walnootolie, Diamant frituurvet, avocado-olie, chiliolie, hennepolie, lijnolie, amandelolie, roerbakolie, Reddy, vast frituurvet, vloeibaar frituurvet, hazelnootolie, Ozo frituur, Risso, zak frituurvet, avocado olie, arachide olie, maisolie, wokolie, avocadoolie',
  'olive-oil':
    'Olijfolie, extra vierge, milde olijfolie, olijfolie mild, Carbonell, virgine olijfolie, olijvenolie, fles olijfolie, extra vergine olijfolie, olijfoile',
  'sunflower-oil': 'Zonnebloemolie, zonnebloem olie',
  'sesame-oil': 'Sesamolie',
  'coconut-oil': 'Kokosolie, kokosvet, kokosnootolie, cocosolie',
  'rapeseed-oil': 'Koolzaadolie, raapzaadolie, raapolie, koolzaad olie, raapzaad olie',
  'vegetable-oil': 'Plantaardige olie, plantaardig vet, plantaardig frituurvet',
  'salad-dressing':
    'Dressing, saladedressing, vinaigrette, sladressing, yoghurtdressing, caesardressing, sla saus, mosterddressing, kruidendressing, slasausje, fles dressing, salade dressing, caesar dressing',
  'homemade-dressing':
    'Zelfgemaakte dressing, zelfgemaakte vinaigrette, huisdressing, huisgemaakte dressing, verse dressing',
  'pasta-sauce':
    'Pastasaus, tomatensaus, spaghettisaus, napoletana, basilicumsaus, arrabbiata, napolitaanse saus, sugo, Grand’Italia saus, pizzasaus, macaronisaus, Heinz pastasaus, lasagnesaus, arrabbiatasaus, tikka masalasaus, pastasaus tradizionale, pastasaus basilicum, provençaalse saus, provençalesaus, napoli, napolisaus, Dolmio, groene currysaus, korma saus, Miracoli saus, chilisincarnesaus pot, tomatenbasilicumsaus, kant-en-klare pastasaus, tomatenfrito, pot pastasaus, bolognesesaus in pot, kerriesaus in pot, currysaus in pot, saus in pot, butter chicken saus, tomaat basilicum saus, zoetzure saus in pot, tomaten saus, spaghetti saus, tomaten frito, tikka masala saus',
  'fresh-sauce':
    'Verse saus, saus, sauzen, zelfgemaakte tomatensaus, champignonsaus, peperroomsaus, pepersaus, zelfgemaakte saus, mosterdsaus, dillesaus, champignonroomsaus, stroganoffsaus, roquefortsaus, jagersaus, jachtsaus, uiensaus, archiducsaus, beurre blanc, botersaus, zalmsaus, spinaziesaus, vleessaus, rode wijnsaus, wittewijnsaus, portsaus, blauwe kaassaus, aspergesaus, kerriesaus, saffraansaus, truffelsaus, groentesaus, currysausje, tomatensausje, verse tomatensaus, verse pastasaus, verse champignonsaus, verse pepersaus, restje tomatensaus, restje pastasaus, verse kaassaus, bolognesesausje vers, archiduc saus, rodewijnsaus, eiersaus, verse pasta saus',
  gravy:
    'Jus, vleesjus, braadjus, bruine saus, braadvocht, kalfsjus, gebonden jus, rundvleesjus, vleessap, verse jus vlees',
  'gravy-granules':
    'Juspoeder, bouillonpoeder, kruidenmix, sausmix, kippenbouillonpoeder, Knorr mix, Honig mix, Maggi mix, aromat, allesbinder, sausbinder, pakje saus, saté mix, satésausmix, vegeta, bouillonkorrels, vegetabouillon, runderbouillonpoeder, lasagnemix, macaronimix, wereldgerecht, bamimix, chilimix, maaltijdmix, maaltijdpakket Knorr, Bisto, jus in poeder, mix voor nasi, mix voor lasagne, mix voor macaroni, mix voor spaghetti, kruidenmix voor nasi, bruine saus poeder, mix voor chili con carne, witte saus poeder, sauspoeder, zakje saus, jusmix, pakje jus, nasimix, mix voor bami',
  'stock-cubes':
    'Bouillonblokjes, bouillontablet, kippenbouillontablet, Knorr bouillon, kippenbouillonblokje, runderbouillonblokje, Maggi blokjes, jusblokjes, bouillonpotjes, blokje bouillon, Maggiblokje',
  pesto: 'Pesto, pesto rosso, pesto genovese, pesto verde, pesto alla genovese',
  salsa:
    'Salsa, salsadip, tacosaus, tomatensalsa, salsasaus, dipsaus salsa, chunky salsa, taco salsa, hot salsa dip',
  'fresh-salsa': 'Verse salsa, chimichurri, mangosalsa, mojo, pico de gallo, verse tomatensalsa',
  'curry-paste':
    'Currypasta, boemboe, bumbu, trassi, tamarindepasta, kerriepasta, tandooripasta, kruidenpasta, asem, boemboe rendang, boemboe bami, laksapasta, garnalenpasta, Patak’s, Koningsvogel, korma pasta, boemboe satésaus, boemboe nasi goreng, tikka masala pasta, boemboe sajoer lodeh, rode curry paste, groene curry paste, roti masala pasta, curry paste, boemboe nasi, boemboe bami goreng',
  chutney:
    'Chutney, uienchutney, relish, ajvar, uienmarmelade, vijgenchutney, uiencompote, uienconfijt, vijgenmosterd, uienjam, vijgencompote kaas, tomatenrelish, appelchutney, hamburgerrelish, uienkonfijt, ui chutney',
  'mango-chutney': 'Mangochutney, mango chutney',
  piccalilli: 'Piccalilly, pickles saus, Pickles, piccalilli, picalilli, picalilly, pickels',
  'sweet-pickle': 'Augurkenrelish, zoete relish, komkommerrelish, Branston pickle',
  pickles:
    'Tafelzuur, zuur, atjar, atjar tjampoer, atjar ketimoen, ingelegde paprika, sushigember, ingelegde pepers, ingelegde komkommer, ingelegde groente, mixed pickles, zoetzuur, gele rettich, zoetzure uien, ingelegde radijs, atjar komkommer, zuurwaren, peppadew, ingelegde gember, ingemaakte groenten, jalapeños pot, geroosterde paprika in pot, pepers in pot, jalapeños in pot, ingelegde rode kool, ingelegde rode peper, paprika in pot, macedoine in azijn, gember ingelegd zoetzuur, pepperoncini in pot, groene pepertjes in pot, jalapenos in pot',
  gherkins:
    'Augurken, zure augurken, Kühne augurken, Amsterdamse augurken, Kesbeke, zure bom, cornichon, snackaugurken, Spreewälder augurken, augurkplakjes, agurken, augurkplakken',
  sauerkraut: 'Zuurkool, wijnzuurkool',
  capers: 'Kappertjes, kapperappels',
  'pickled-onions':
    'Zilveruitjes, Amsterdamse uien, ingelegde uien, parelui, Amsterdamse ajuin, zoetzure uitjes, Amsterdamse uitjes, ingelegde uitjes, zure uitjes, cocktailuitjes, ingelegde rode uien, uitjes in zuur, uitjes in pot, Amsterdamse ui',
  'pickled-beetroot':
    'Ingelegde bieten, bietjes zoetzuur, zoetzure bieten, rode bieten zoetzuur, bietjes in pot, rode bieten in pot, bieten in zuur, bieten zoetzuur, ingelegde bietjes, zoetzure bietjes, bieten in pot',
  kimchi:
    'Kimchi, rauwe zuurkool, gefermenteerde groente, zuurkool los, verse zuurkool, zuurkool uit het vat, zuurkool van de markt, zuurkool vers, kimchee',
  jam: 'Jam, confituur, gelei, abrikozenjam, frambozenjam, kersenjam, bosbessenjam, pruimenjam, bramenjam, appelgelei, rozenbottelgelei, kweepeergelei, fruitbeleg, vruchtenspread, appelstroop, perenstroop, Rinse, rabarberjam, huisjam, Zonnatura jam, kersenconfituur, vijgenjam, Bonne Maman, vierkruiden jam, vierfruitjam, fruitspread, zelfgemaakte jam, bosvruchtenjam, bessengelei, Luikse siroop, frutstroop, Timson, bramengelei, rodebessengelei, perziken jam, vlierbesgelei, kweeperenjam, perzikjam, Meurens, jammetje, Bonne maman jam, Sirop de Liège, siroop van Luik, Luikse stroop, abrikozen jam, frambozen jam, confiture, kweeperengelei, bessenjam',
  marmalade: 'Marmelade, sinaasappelmarmelade, orange marmelade, sinaasappeljam, marmalade',
  'strawberry-jam': 'Aardbeienjam, aardbeienconfituur, jam aardbei, aardbeijam',
  'lemon-curd': 'Lemon curd, citroencrème, lemoncurd',
  honey:
    'Honing, bijenhoning, knijphoning, acaciahoning, heidehoning, imkerhoning, lindehoning, koolzaadhoning, klaverhoning, Melvita honing, Meli, honing vloeibaar, vloeibare honing, honing knijpfles, manukahoning, boshoning, sinaasappelbloesemhoning, crèmehoning, knijpfles honing, zomerhoning, De Traay, tijmhoning, lentehoning',
  syrup:
    'Siroop, karamelsaus, rijststroop, dadelstroop, glucosestroop, aardbeiensaus, dessertsaus, kandijsiroop, ijssaus, koffiesiroop, grenadine, frambozensaus, monin siroop, gembersiroop, vruchtensaus dessert, bessensaus, caramelsaus, kandijstroop, glucosesiroop, dadelsiroop, rijstsiroop',
  'maple-syrup': 'Ahornsiroop, esdoornsiroop, maple syrup, maplesiroop, ahornstroop',
  'golden-syrup':
    'Stroop, keukenstroop, schenkstroop, suikerstroop, basterdstroop, golden syrup, kandij stroop, Candico stroop, bietenstroop',
  treacle: 'Melasse',
  'agave-syrup': 'Agavesiroop, agavedicksap, agavenectar, agave, agavestroop',
  'chocolate-sauce': 'Chocoladesaus, chocosaus, chocoladesiroop, chocolade saus',
  'peanut-butter':
    'Pindakaas, amandelpasta, notenpasta, cashewpasta, speculoospasta, Calvé pindakaas, pindapasta, hazelnootpasta puur, cashewboter, amandelboter, 100% pindakaas, notenboter, Lotus speculoospasta, Whole Earth, pindaboter, Skippy, Biscoff pasta, Biscoff spread, pistachecrème, Lotuspasta, speculoosspread, pistache pasta, walnotenpasta, cookie butter, pindakaas met stukjes noot, speculoos crunchy pasta, speculaaspasta, speculoos pasta, speculaas pasta, pindkaas, pindakaas met stukjes',
  'chocolate-spread':
    'Chocoladepasta, choco, chocopasta, hazelnootpasta, Penotti, chocoladespread, Kwatta, Boerinneke, smeerchoco, Kwatta pasta, duopasta, hazelnoot chocoladepasta, duopenotti, witte chocoladepasta, Jacques pasta, Nusica, hazelnoot-chocopasta, Bebogeen, pure chocopasta, chocolade pasta, hazelnoot pasta, nutela',
  'yeast-extract': 'Gistextract, Marmite, Vegemite, Tartex extract',
  tahini: 'Tahini, sesampasta, tahin, tahina',
  hummus:
    'Hummus, kikkererwtenspread, bietenhummus, hummus naturel, hummus spread, kikkererwtenpuree, houmous, hoemoes, hommos, hummes, houmus, humous',
  guacamole: 'Guacamole, avocadospread, avocadodip, verse guacamole',
  dips: 'Dips, dipsaus, smeersel, muhammara, yoghurtsaus, kruidendip, knoflookdip, kruidenkaas dip, uiendip, dipsauzen, hartige spread, spread, zongedroogde-tomatenspread, fetacrème, fetaspread, fetadip, heksenkaas, bietenspread, aubergine spread, smeersalade, pikante spread, borrelspread, spread paprika, kaasspread, groentespreads, yoghurt knoflooksaus, tortilladip, sour creamdip, verse knoflooksaus, Heks’nkaas',
  tzatziki: 'Tzatziki, cacik, komkommeryoghurt, tsatsiki, zaziki, tsatziki, satziki, tatziki, tzaziki',
  taramasalata: 'Taramasalata, tarama',
  'baba-ganoush':
    'Baba ganoush, auberginespread, auberginepuree, auberginedip, auberginekaviaar, auberginesalade, baba ganouj, baba ganoesj',
  raita: 'Raita',
  'sandwich-filler':
    'Broodsalade, eiersalade, kipkerriesalade, tonijnsalade, zalmsalade, krabsalade, vleessalade, huzarensalade, selleriesalade, farmersalade, sandwichspread, garnalensalade, haringsalade, viennasalade, komkommersalade brood, préparé salade, kip-currysalade, surimisalade, salade brood, Johma, johma salade, ham-preisalade, eiersla, makreelsalade, sandwichsalade, beleg salade, gerookte zalmsalade, kipkerrie, zalmspread, tonijnspread, tonijnsla, krabsla, vleessla, zalmsla, garnalensla, toastsalade, toastjessalade, garnalencocktail, makreelspread, eierspread, kip-madrassalade, kip hawai, martino salade, tonijncrème, tonijnpasta, kippensalade, rauwkostsalade brood, kip siam, kip andalouse, krabcocktail, borrelsalade, ham-kaassalade, ei-bieslooksalade, beenham salade, rundvleessalade, Russisch ei, russische salade, tonijn pikant, tomaat-garnaal, gevulde tomaat, huzarenslaatje, slaatje, filet americain salade, scampi’s in cocktailsaus, kaas bieslook salade, gevulde tomaat garnaal, filet americain spread, eisalade, kaassalade, kipsalade, sellerysalade, hamsalade, eisla, kipcurrysalade, kipsla, kip hawaï, kip-andalouse, vissalade, kip curry beleg, ham prei salade',
  tapenade:
    'Tapenade, olijventapenade, olijvenpasta, zongedroogde-tomatentapenade, groene tapenade, artisjokspread, tomatentapenade, olijfpasta, bruschettaspread',
  spices:
    'Kruiden, specerijen, kruidnagel, kardemom, piment, saffraan, jeneverbessen, jeneverbes, karwijzaad, anijszaad, steranijs, kipkruiden, vleeskruiden, cajunkruiden, cayennepeper, fenegriek, mosterdzaad, korianderzaad, gebakken uien, frietkruiden, shoarmakruiden, gyroskruiden, uienpoeder, nigellazaad, venkelzaad, sumak, za’atar, selderijzout, kruidenzout, witte peper, pizzakruiden, vadouvan, ve-tsin, laospoeder, laos, ketoembar, djahé, djinten, foelie, koekkruiden, bbq-kruiden, barbecuekruiden, knoflookzout, slakruiden, roze peper, gehakt kruiden, grillkruiden, cajun, vijfkruidenpoeder, tacokruiden, burritokruiden, nasikruiden, stamppotkruiden, macaronikruiden, kebabkruiden, wildkruiden, anijs, korianderpoeder, gemalen koriander, kentjoer, tonkaboon, chaat masala, tandoori masala, tandoorikruiden, Verstegen kruiden, Silvo, citroenpeper, lemon pepper, gomasio, visrub, bbq rub, dry rub, vleesrub, zwarte komijn, Herbamare, Trocomare, kruidenstrooisel, cayenne, piripirikruiden, roze peperbessen, mosterdpoeder, laurier gemalen, dukkah, Euroma, gebakken uitjes, vanillestokjes, gedroogde uitjes, gefrituurde uitjes, ras el hanout, gebakken uitjes pot, pulled pork rub, everything bagel kruiden, kardamom, bbq-rub, viskruiden, spekkruiden, bamikruiden, bouquet garni gedroogd',
  'black-pepper':
    'Zwarte peper, peper, peperkorrels, gemalen peper, pepermolen, peper gemalen, viertal peper, vierkleurenpeper, gemalen zwarte peper, zwarte peper gemalen',
  paprika:
    'Paprikapoeder, gerookt paprikapoeder, pimentón, paprikapoeder pikant, paprikapoeder gerookt, paprika poeder, pimenton',
  cumin: 'Komijn, komijnpoeder, komijnzaad, gemalen komijn, djintan, komijn gemalen, cumin, djinten gemalen',
  cinnamon: 'Kaneel, kaneelpoeder, gemalen kaneel, ceylonkaneel, kaneelstok, pijpkaneel',
  turmeric: 'Kurkuma, geelwortelpoeder, koenjit, kurkuma poeder, kunyit',
  'curry-powder':
    'Kerriepoeder, kerrie, currypoeder, currykruiden, madraskerrie, currypoeder madras, masala, roti masala, massala',
  'chilli-powder':
    'Chilipoeder, chilivlokken, gemalen chilipeper, gedroogde pepers, gedroogde chilipeper, rode pepervlokken, gochugaru, pul biber, lombokpoeder, chilikruiden, chiliflakes, gedroogde rode peper, chilivlokjes',
  'dried-oregano': 'Gedroogde oregano, oregano potje, oregano gedroogd',
  'dried-thyme': 'Gedroogde tijm, tijm potje, tijm gedroogd',
  'dried-rosemary': 'Gedroogde rozemarijn, rozemarijn gedroogd',
  'dried-basil': 'Gedroogde basilicum, basilicum potje, basilicum gedroogd',
  'dried-parsley': 'Gedroogde peterselie, peterselie gedroogd',
  'dried-mint': 'Gedroogde munt, munt gedroogd',
  'dried-sage': 'Gedroogde salie, salie gedroogd',
  'mixed-herbs':
    'Italiaanse kruiden, Provençaalse kruiden, gedroogde kruiden, kruidenmengsel, gedroogde tuinkruiden, italiaanse kruidenmix, gedroogde bieslook, gedroogde dille, gedroogde dragon, gedroogde marjolein, kruiden potje, kruiden gedroogd, tuinkruiden gedroogd, herbes de Provence, Provencaalse kruiden',
  'garam-masala': 'Garam masala',
  nutmeg: 'Nootmuskaat, muskaatnoot, muskaat, nootmuskaat gemalen, gemalen nootmuskaat',
  'garlic-powder':
    'Knoflookpoeder, knoflookgranulaat, lookpoeder, gedroogde knoflook, gemalen knoflook, knoflookkorrels, knoflook gedroogd',
  'bay-leaves': 'Laurierblaadjes, laurier, salamblad, daun salam, gedroogde laurier, laurierblaadje',
  'ground-ginger': 'Gemberpoeder, gemalen gember, djahe, gember gemalen, djahé poeder',
  'nutritional-yeast': 'Edelgistvlokken, gistvlokken, edelgist, nutritional yeast, nooch',
  salt: 'Zout, zeezout, keukenzout, tafelzout, Jozo, himalayazout, jodiumzout, zoutmolen, Keltisch zeezout, zoutvlokken, rookzout, zeezoutvlokken, La Baleine, nitrietzout, fleur de sel, zout met jodium',
  sugar:
    'Suiker, klontjessuiker, geleisuiker, kandij, kandijsuiker, parelsuiker, bietsuiker, kristal suiker, suikersticks, greinsuiker, Candico, klontsuiker, griessuiker, kandijklontjes, suikerklontjes, suikerzakjes',
  'brown-sugar':
    'Bruine suiker, basterdsuiker, donkerbruine basterdsuiker, lichtbruine basterdsuiker, rietsuiker, ruwe rietsuiker, kokosbloesemsuiker, cassonade, muscovado, Gula Jawa, palmsuiker, kokossuiker, kinnekessuiker, lichte basterdsuiker, oersuiker, kandijsuiker bruin, javaanse suiker, donkere kandijsuiker, demerara, rietsuikerklontjes, gula djawa, goela djawa, bastaardsuiker',
  'icing-sugar': 'Poedersuiker, bloemsuiker, impalpable suiker, impalpabele suiker',
  'caster-sugar': 'Fijne kristalsuiker, fijne suiker, s2 suiker, kastersuiker, fijne tafelsuiker',
  sweetener:
    'Zoetstof, Stevia, xylitol, erythritol, Natrena, Canderel, suikervervanger, Tagatesse, Sukrin, zoetstoftabletten, vloeibare zoetstof, sucralose, Hermesetas, aspartaam, berkensuiker, allulose, zoetje',
  flour:
    'Bloem, tarwebloem, patentbloem, meel, speltbloem, tapioca, maismeel, tapiocameel, teffmeel, roggebloem, kokosmeel, lupinemeel, boekweitmeel licht, patisseriebloem, fijne bloem, kokosbloem, amandelbloem, bakbloem, bakmeel, maisbloem, cassavemeel',
  cornflour:
    'Maizena, maiszetmeel, zetmeel, Maizena Express, tapiocazetmeel, bindmiddel, johannesbroodpitmeel, arrowroot, maïszetmeel',
  'self-raising-flour': 'Zelfrijzend bakmeel, zelfrijzende bloem, self-raising bloem, zelf rijzend bakmeel',
  'bread-flour':
    'Broodbloem, tipo 00, pizzabloem, broodmeel, manitoba, pizzameel, pastabloem, zeeuwse bloem, tarwebloem voor brood, brood bloem',
  'rice-flour': 'Rijstmeel, rijstebloem, rijstbloem',
  'gram-flour': 'Kikkererwtenmeel, besan, kikkererwtenbloem',
  'wholemeal-flour':
    'Volkorenmeel, tarwemeel, roggemeel, speltmeel, volkoren bloem, boekweitmeel, havermeel, volkoren speltmeel, volkoren tarwemeel, roggebloem volkoren, volkoren roggemeel, gerstemeel',
  'baking-powder':
    'Bakpoeder, zuiveringszout, baksoda, natriumbicarbonaat, baking soda, wijnsteenzuur, bicarbonaat, natronpoeder, cream of tartar',
  yeast:
    'Gedroogde gist, droge gist, instantgist, gistkorrels, gistpoeder, zakje gist, korrelgist, gist zakjes, gist gedroogd, bakkersgist droog, gist droog',
  'fresh-yeast': 'Verse gist, gist, bakkersgist, blokje gist',
  'baking-mix':
    'Bakmix, broodmix, appeltaartmix, browniemix, Koopmans, puddingpoeder, vlapoeder, custardpoeder, pureepoeder, aardappelpureepoeder, agaragar, klopfix, taartgelei, saroma poeder, muffinmix, kwarktaartmix, arretjescake, wafelmix, falafelmix, cupcakemix, boterkoekmix, cakemeel, pannenkoekenmeel, poffertjesmeel, broodbakmix, slagroomversteviger, monchoutaartmix, monchou mix, Imperial pudding, puddingmix, griesmeelpudding poeder, koekjesmix, biscuitmix, poffertjes mix, oliebollen mix, scheppannenkoek mix, soezenmix, pizzamix, pizzadeegmix, pizzabodemmix, speculaasmix, kruidkoekmix, ontbijtkoekmix, ijspoeder, ijsmix, tiramisumix, mousse mix, bavaroispoeder, chocolademoussemix, geleermiddel, pectine, Marmello, geleipoeder, roompoeder, banketbakkersroom mix, beslagmix, pannenkoek mix, slagroomstabilisator, instant aardappelpuree, mousseline, instantpudding, schudfles pannenkoekenmix, Dr. Oetker mix, American pancake mix, cakemix, custard poeder, appeltaart mix, kwarktaart mix, brownie mix, pannenkoekmeel, Mousline, american pancakemix',
  gelatine: 'Gelatine, gelatinepoeder, bladgelatine, gelatineblad',
  'jelly-cubes':
    'Gelatinepudding in poeder, jellopoeder, gelatinepudding poeder, drilpuddingpoeder, geleiblokjes',
  'baking-decoration':
    'Bakingrediënten, vanillesuiker, amandelspijs, spijs, fondant, rolfondant, kleurstof, voedselkleurstof, rumaroma, amandelessence, rozenwater, taartdecoratie, ouwel, sucade, bigarreaux, gekonfijt fruit, gekonfijte gember, stemgember, citroenaroma, maanzaad, blauwmaanzaad, citroenzuur, oranjebloesemwater, oranjesnippers, taartversiering, banketspijs, amandelpers, persipan, suikerbloemen, cakedecoratie, suikerogen, eetbare glitters, gekonfijte kersen, gekonfijte sinaasappelschil, eetpapier, rumessence, sinaasappelaroma, kokosaroma, bittere amandelaroma, gembersnippers, voedingskleurstof, gemberbolletjes, vanillesuiker zakjes, gemberstukjes, oranjesnippers en sucade, gember op siroop, vanillinesuiker, vanille suiker, amandel spijs, bakdecoratie, vanillinsuiker, geconfijte kersen, geconfijt fruit',
  'vanilla-extract':
    'Vanille-extract, vanille, vanillepasta, vanillearoma, vanille-essence, vanillemerg, bourbonvanille, vanille essence, vanille aroma, vanilla extract, vanille pasta',
  'desiccated-coconut':
    'Kokosrasp, gemalen kokos, kokosvlokken, kokosschaafsel, geraspte kokos, kokos, kokosbrood, kokoschips, geraspte kokosnoot, seroendeng, kokossnippers, kokosschilfers, gedroogde kokosrasp, kokosreepjes, serundeng',
  icing:
    'Glazuur, suikerglazuur, taartglazuur, cakeglazuur, glazuursel, frosting, topping glazuur, cacaoglazuur, icing, royal icing, botercrèmemix, spiegelglazuur',
  sprinkles:
    'Hagelslag, chocoladehagel, vruchtenhagel, vlokken, pure hagelslag, melkhagelslag, anijshagel, discodip, musketzaad, gekleurde hagelslag, pure vlokken, melkvlokken, hagel, De Ruijter, Venz, hagelslag mix, choco hagel, suikerparels, spikkels taart, sprinkels, nonpareils, funfetti, rimboe hagelslag, choco korrels, strooisel taart, choco vlokken, chocoladekorrels, nutella hagel, dinohagel, kruidhagel, muisjes, muizenstrontjes, rimboe muisjes, anijsblokjes, anijsmuisjes, De Ruijter hagelslag, extra pure hagelslag, pak hagelslag, melk hagelslag, chocokorrels, hagelslach, hagelslag wit, hagelslag melk, De Ruijter hagelslag melk',
  'vegetable-stock':
    'Groentebouillon, bouillon, vleesbouillon, zelfgemaakte bouillon, visbouillon, rundsbouillon, groentefond, fond, kalfsfond, visfond, wildfond, gevogeltefond, trekbouillon, getrokken bouillon, zelfgetrokken bouillon, runderfond, kippenfond, fumet, visfumet, dashi, ramenbouillon, bouillon getrokken, kreeftenfond, verse kippenbouillon, kipbouillon, kippebouillon',
  'carton-stock':
    'Fond in pot, Royco fond, houdbare bouillon, bouillon in pot, kippenbouillon in pot, visfond in pot, kalfsfond in pot, runderbouillon in pot, wildfond in pot, groentefond in pot, groentebouillon in pot, pot fond, pot kalfsfond, pot visfond, pot wildfond, visbouillon in pot, gevogeltefond in pot, runderfond in pot, kippenfond in pot, Jean Baton fond, kreeftenfond in pot',
  soup: 'Soep, pompoensoep, erwtensoep, snert, uiensoep, broccolisoep, aspergesoep, mosterdsoep, goulashsoep, vissoep, wortelsoep, preisoep, bonensoep, gazpacho, borsjt, koninginnesoep, kervelsoep, tomaten-groentesoep, sotosoep, pho, bouillabaisse, noedelsoep, ajuinsoep, witloofsoep, spinaziesoep, zelfgemaakte soep, pan soep, soto ayam, venkelsoep, kreeftensoep, garnalensoep, paprikasoep, bietensoep, roomsoep, wantansoep, maaltijdsoep, harira, zuurkoolsoep, selderijsoep, preiroomsoep, tom yam, tom kha, kastanjesoep, linzen-tomatensoep, pakje snert, kippen-groentesoep, pindasoep, cassavesoep, soep in zak, restje soep, tom kha kai, soto, saoto, erwten soep, tomkhakai, saotosoep, maissoep, misosoep, wontonsoep, erwtjessoep, boerensoep, erwtesoep, koolsoep, vers soepje, snertje',
  'chicken-soup':
    'Kippensoep, kip-groentesoep, kippenroomsoep, kippen noedelsoep, kerriesoep met kip, kippesoep, kippen soep, kipsoep',
  'tomato-soup':
    'Tomatensoep, tomatenroomsoep, tomatencrèmesoep, tomaten-paprikasoep, tomatensoep met balletjes, tomatensoep met ballekes',
  'vegetable-soup': 'Groentesoep, julienne soep, groenteroomsoep, groentensoep, groentesoep met balletjes',
  'lentil-soup': 'Linzensoep, linzen soep',
  minestrone: 'Minestrone',
  stew: 'Stoofpot, stoofschotel, haché, stoverij, stoofcarbonade, hutsepot, waterzooi, vol-au-vent, videe, ragout, kipragout, kalfsragout, zuurvlees, rendang, boeuf bourguignon, tajine, jachtschotel, blanquette, stroganoff, boeuf stroganoff, bruine bonenschotel, kipstoofpot, lamsstoofpot, filosoof, zoervleis, daube, vleesragout, hazenpeper, videevulling, tafelspitz, Limburgse zoervleisj, goelasjpot, tajine kip, irish stew, tajineschotel, linzenstoof, groentestoof, kippastei, cassoulet, wildstoofpot, wildragout, daging, smoor, ajam pangang, ajam ketjap, koninginnenhapje, vispannetje, stoofvlees met saus, coq au vin, konijn met pruimen, stoofpot gekookt, konijn in pruimensaus, hutspot met klapstuk, kip met champignonroomsaus, blanket van kalf, zuurvleesch, kipragoût, koninginnehapje, stoofpotje',
  'chilli-con-carne':
    'Chili con carne, vegan chili, chili con carne gerecht, chili concarne, chili sin carne',
  casserole: 'Eenpansgerecht, eenpansmaaltijd, eenpans, eenpansschotel',
  bolognese:
    'Bolognesesaus, bolognese, ragù, gehaktsaus, zelfgemaakte bolognese, zelfgemaakte spaghettisaus, macaroni saus met gehakt, spaghettisaus met gehakt, gehakt in tomatensaus, tomatensaus met gehakt, rode saus met gehakt, sugo met gehakt, rul gehakt in saus, bolognaise, bolognaisesaus, ragu, bolo',
  ratatouille: 'Ratatouille',
  goulash: 'Goulash, gekookte goulash, goulashschotel, goelasj',
  moussaka: 'Moussaka',
  'cooked-dal':
    'Dal, linzencurry, gekookte linzen, linzendal, dal curry, linzenschotel, linzen gekookt, dahl, dhal',
  curry:
    'Curry, kipcurry, groentecurry, butter chicken, Indiase curry, kip kerrieschotel, pompoencurry, vindaloo, madras, kip madras, rundercurry, kerrieschotel, boterkip, massaman, panang, kippencurry, roti kip, rotischotel, roti maaltijd, roti, viskerrie, katsu curry, palak paneer, saag paneer, lamscurry, kipkerrie gerecht, currygerecht, zoete aardappelcurry, kip curry gerecht, roti met kip, kerrieschotel met kip, kip in kerriesaus, viscurry',
  'chicken-tikka-masala': 'Chicken tikka masala, tikka masala, chicken tikka, kip tikka, kip masala',
  'thai-green-curry':
    'Groene curry, thaise curry, rode curry, groene kipcurry, rode kipcurry, groene curry met kip',
  korma: 'Korma, kip korma, chicken korma',
  'ready-meal':
    'Kant-en-klaarmaaltijd, maaltijd, ovenschotel, ovengerecht, stoommaaltijd, Chinees, afhaaleten, gratin, witlofschotel, kapsalon, avondeten, avondmaal, middageten, middagmaal, eten, lunch, diner, gevulde paprika, gevulde courgette, aardappelschotel, zuurkoolschotel, maaltijdbox gerecht, bento, lunchbox eten, tapas, gevulde aubergine, schotel, rijsttafel, kant-en-klaar, gehaktschotel, preischotel, broccolischotel, groenteschotel, bloemkoolschotel, prakkie, vismaaltijd, afhaal, meeneemmaaltijd, maaltijdsalade warm, mealprep, maaltijdbox, tortillaschotel, meeneemchinees, koelverse maaltijd, tjap tjoy, andijvieschotel, spinazieschotel, courgetteschotel, dagschotel, gegratineerde aardappelen, huisgemaakte maaltijd, zuurkool ovenschotel, indische hap, wokmaaltijd, wokgerecht, roerbakgerecht, roerbakschotel, spinazie ovenschotel, gegratineerd witloof, thuisbezorgd, Uber Eats, hespenrolletjes, afhaalchinees restje, witloofrolletjes, ham-witloofrolletjes, gourmetrestjes, witlof met ham en kaas, kant en klaar maaltijd, witloof in de oven, witlof ham kaas, witlof met ham, foe yong hai, gevulde tomaten warm, mixed grill schotel, tjaptjoi, prakje, hesprolletjes, kant en klare maaltijd, kant en klaar, pom',
  leftovers:
    'Restjes, overgebleven eten, overschot, restjesdag, etensresten, kliekje, overschotjes, restjes van gisteren, restje avondeten, restje eten, restje lunch, resten, restje, kliekjes, rest van gisteren',
  'cottage-pie': 'Cottage pie, gehakt-puree-ovenschotel',
  'shepherds-pie': 'Shepherd’s pie',
  'fish-pie': 'Vispastei, visovenschotel, vistaart, visschotel, visgratin, vispotje, vispannetje uit de oven',
  meatloaf: 'Gehaktbrood, gebraden gehaktbrood, fricandon, meatloaf, fricadon',
  'frozen-meal':
    'Diepvriesmaaltijd, diepvrieslasagne, frikandel, kroket, bitterballen, bitterbal, kaassoufflé, bamischijf, bamischijven, bamihap, mexicano, viandel, garnalenkroket, kaaskroket, vleeskroket, diepvriessnacks, Iglo maaltijd, satékroket, groentekroket, goulashkroket, minisnacks, borrelsnacks, berenhap, gehaktkroket, berenklauw, kipkroket, curryworst diepvries, diepvriesnasi, diepvrieskroketten, bittergarnituur, frituurmix, Mora snacks, boerenkroket, loempiaatjes diepvries, kaasstengels diepvries, kaastengels, frituursnack, diepvriespan, snacks frituur, ragoutkroket, draadjesvleeskroket, ovenkroket, airfryersnacks, rundskroket, parmezaankroket, grijze garnaalkroket, garnaalkroket, ragouzi, bami blokken, nasibal, bitterballenmix, bitterballetjes, frituurhapjes, vlammetjes, kaassouffleetjes, frikandelletjes, Van Dobben kroketten, gehaktbal speciaal frituur, mini loempia’s diepvries, frikadel, kaassouffle, nasischijf, diepvriesbami, kalfskroket, kroketje',
  'cooked-vegetables':
    'Gekookte groenten, gekookte aardappelen, geroosterde groenten, gestoofde prei, gestoofde witlof, caponata, peperonata, ovengroente, gebakken groenten, gebakken champignons, gekookte broccoli, gekookte bloemkool, gekookte spinazie, gekookte sperziebonen, gestoofde groenten, roomspinazie, gestoofde sla, gekookte andijvie, gekookte maiskolf, gekookte asperges, gekookte prei, gekookte boerenkool, geroosterde bloemkool, sajoer lodeh, gado gado, pompoenpuree, gekookte boontjes, gekookte worteltjes, gekookte krieltjes, gekookte spruitjes, sajoer boontjes, spinazie à la crème, rode kool met appeltjes warm, groente van gisteren, gekookte rode kool, groenten gekookt, aardappels gekookt, broccoli gekookt, boontjes gekookt, boterboontjes gekookt, bloemkool met kaassaus, gestoofde rode kool, gestoofd witloof, gado-gado, rode kool gekookt, restje gekookte aardappels, restje groenten gekookt',
  'mashed-potato':
    'Aardappelpuree, puree, hutspot, hete bliksem, stoemp, wortelstoemp, preistoemp, peenstamp, wortelpuree, patatjes gestampt, bloemkoolpuree, zoete aardappelpuree, peterseliepuree, selderijpuree, stamppotje, pureetje, hutspot gekookt, boerenkool met worst, zuurkool met worst, boerenkool met rookworst, boerenmoes met worst, peen en uien, stamppot met rookworst, stampot',
  'roast-potatoes':
    'Gebakken aardappelen, rozemarijn aardappels, geroosterde aardappels, gebakken krieltjes, ovenaardappeltjes, gebakken patatjes, gebakken aardappelschijfjes, geroosterde krieltjes, aardappelpartjes gebakken, gebakken patatten, oven aardappeltjes',
  'baked-potato':
    'Gepofte aardappel, gevulde aardappel, ovenaardappel, kumpir, pofaardappel, aardappel in folie, aardappel uit de oven',
  'dressed-salad':
    'Salade, slaatje gemengd, bonensalade, linzensalade, bietensalade, witlofsalade, wortelsalade, poké, saladebowl, caprese, tomaat mozzarella, aangemaakte sla, saladeschotel, koude schotel, salade niçoise, pokebowl, wortelrauwkost, komkommersla, tomatensla, waldorfsalade, geitenkaassalade, noedelsalade, lunchsalade, meeneemsalade, mangosalade, saladebar salade, tonijnmaaltijdsalade, wakamesalade, fetasalade, kipsalade maaltijd, slabakje, saladebakje, salade met dressing, gemengde sla met dressing, slaatje met dressing, salade nicoise, boerensalade, quinoa salade kant-en-klaar, saladetje',
  'potato-salad': 'Aardappelsalade, aardappelsla',
  coleslaw: 'Koolsalade, coleslaw, koolsla, rodekoolsalade, spitskoolsalade, witte kool salade',
  'greek-salad': 'Griekse salade, herderssalade, Griekse boerensalade',
  'caesar-salad': 'Caesarsalade, Caesar salad',
  sandwich:
    'Sandwich, broodje kaas, broodje gezond, broodje kroket, broodje frikandel, broodje haring, broodje bal, broodje tonijn, broodje hamkaas, tosti, panini, clubsandwich, smos, belegde boterham, dürüm, döner kebab, lahmacun, Turkse pizza, kipwrap, zalmwrap, belegde bagel, croque monsieur, croque, lunchwrap, gevulde wrap, brooddoos, lunchpakket, boke, falafelwrap, wrap falafel, broodje pom, broodje bapao, broodje falafel, broodje carpaccio, broodje smos, belegd stokbrood, belegde pistolet, stuten, boterham kaas, dubbele boterham, sandwich kip, driehoeksandwich, broodje brie, broodje mozzarella, kaastosti, broodje hotdog, broodje speciaal, broodje unox, bruchetta, toast kannibaal, toast champignon, canapé, borrelplank, tonijnwrap, belegd broodje, lunchbroodje, donerbroodje, hapje, borrelhapjes, feesthapjes, carpacciobroodje, boterham met kaas, boterham met pindakaas, boterham met ham, wrap met kip, boterham met choco, tosti ham kaas, hot dog broodje belegd, toastjes met zalm, broodje zalm, croque-monsieur, smoske, durum, doner kebab, bruschetta, broodje paling, belegde broodjes',
  cheeseburger:
    'Cheeseburger, Big Mac, broodje cheeseburger, bickyburger, Bicky, broodje burger, McDonald’s burger, kaasburger, whopper, hamburger met brood, kipburger met brood, bicky burger',
  burrito: 'Burrito, taco, fajita, quesadilla’s, gevulde tortilla, enchilada, gevulde taco',
  sushi:
    'Sushi, sashimi, maki, nigiri, carpaccio, sushibox, zalmtartaar, tonijntartaar, california roll, zalmsashimi, sushi menu, sushischotel, hosomaki, uramaki, rundscarpaccio, zalm carpaccio, carpaccio rund, sushirol, sushimix',
  pizza:
    'Pizza, pizza margherita, pizzapunt, calzone, tarte flambée, pizza salami, pizza tonijn, pizza hawaii, pizza funghi, afhaalpizza, pizzastuk, pizzaslice, koelverse pizza, bezorgpizza, pizza kaas, pizza shoarma, pizzaflap, pizzette, pizzarol, minipizza, pizzabroodje, pizza van de pizzeria, restje pizza, pizza quattro formaggi, pinsa, pizzapuntje, flamkuchen',
  'frozen-pizza':
    'Diepvriespizza, Ristorante pizza, Big Americans, pizza diepvries, Wagner pizza, vriespizza, Buitoni pizza, Ristorante, minipizza’s diepvries, diepvries pizzabroodjes, Casa di Mama, pizza uit de vriezer, Dr Oetker pizza, Casa di mama pizza',
  quiche:
    'Quiche, hartige taart, quiche lorraine, preitaart, uientaart, spinazietaart, zalmquiche, preiquiche, spinaziequiche, groentetaart, broccolitaart, minitaartjes hartig, miniquiche, broccoliquiche, courgettetaart, kaastaart hartig, kippenquiche, quiche zalm, plaattaart hartig, hartige cake, groente quiche, hartig taartje, quiche met prei, broccoli zalm quiche, stukje hartige taart',
  'meat-pie':
    'Vleespastei, börek, empanada, spanakopita, gevuld bladerdeeg, kaas-hamcroissant, pizzaslak, kaascroissants, hamkaascroissant, kaasflap, pastechi, pasteitje gevuld, kaashapjes bladerdeeg, gehaktflap, spinazieflap, sigara börek, hartige croissant, kaasbroodjes, ham-kaasbroodjes, spinaziebroodje, gehaktbroodje, frikandelbroodje, hartig broodje, pasteitjes, vleesbroodje, kroketbroodje, bladerdeeghapjes, hartige hapjes, kaasrolletje, ham-kaasrolletje, saté broodje, bladerdeegbroodje, kipbroodje, pastei in bladerdeeg, croissant ham kaas, Limburgs worstenbroodje gehakt, pizza flap kaas, borek, ham kaas broodje, kip kerrie broodje, hartige broodjes, pasteitje, satébroodje',
  'sausage-rolls':
    'Worstenbroodjes, saucijzenbroodje, knakworst in bladerdeeg, worst in deeg, frikandel in deeg, gehakt in bladerdeeg, hotdog in bladerdeeg, verloren maandag worstenbrood, worstenbrood, worstenbroodje, worstebroodjes, saucijzebroodjes',
  'pork-pie': 'Varkensvleespastei, pork pie, vleespastei in korst',
  'cornish-pasty': 'Cornish pasty',
  samosas: 'Samosa’s',
  'spring-rolls':
    'Loempia’s, mini loempia’s, summer rolls, Vietnamese loempia’s, groenteloempia, springrolls, kiploempia’s, lumpia, zomerrollen, lentebroodjes, loempiaatjes, lenterolletjes, rijstpapierrolletjes, zomerrolletjes, loempia van de kraam, mini loempia, spring rolls, miniloempia',
  'onion-bhaji': 'Pakora, onion bhaji, uienbhaji, bara, phulauri',
  dumplings:
    'Dumplings, gyoza, bapao, knödel, pelmeni, jiaozi, wan tan, knoedels, siu mai, bao, kipgyoza, har gow, dimsum, baobun, semmelknödel, wonton, momo’s, bapao kip, bapaobroodje, bapau',
  fries:
    'Friet, patat, patat frites, ovenfriet, diepvriesfriet, aardappelkroketten, rösti, wedges, steakhousefriet, pommes duchesse, pommes noisettes, aardappelschijfjes diepvries, uienringen, curly fries, frituurfriet, McCain friet, pommes parisienne, country wedges, aardappelblokjes diepvries, potato wedges, pommes frites, airfryer friet, koelverse friet, aardappel wedges, diepvries frites, raspatat, hashbrowns, duchesse aardappelen, noisettes, ovenpatat, twister fries, pommes pailles, amandelkroketten, aviko, röstirondjes, aardappelpartjes, röstikoekjes, rösti ovaaltjes, aardappelkoekjes, frites, patatfrites, patates frites, diepvriesfrieten, aardappelkroketjes, amandelkroketjes, frietjes, rosti',
  'chip-shop-chips':
    'Patat van de snackbar, patatje oorlog, patat met, friet speciaal, gebakken friet, patatje speciaal, loaded fries, puntzak friet, patatje, frietje, friet van de frituur, bakje friet, restje friet, friet van de snackbar, friet met stoofvlees, gebakken frieten, frietje speciaal, patat speciaal, bakje friet van de frituur, restje frieten',
  'mixed-dish':
    'Gemengd gerecht, gekookt eten, gerecht, pangerecht, zelfgekookt eten, hoofdgerecht, voorgerecht, bijgerecht, potje eten, gerechtje',
  'rice-dish':
    'Rijstgerecht, rijstovenschotel, kip rijst, rijstmaaltijd, gerecht met rijst, kip met rijst, roerbak met rijst, groente met rijst, rijst met kip, rijst met saus, kip ketjap met rijst, gehakt met rijst, curry met rijst, chili met rijst, rijst met curry, babi pangang met rijst, saté met rijst, saté met nasi, rijsttafel met rijst, balletjes met rijst, zalm met rijst, wok met rijst, kip pangang met nasi, vis met rijst',
};

export const foodNames: FoodNames = {
  foods,
  household,
  states,
  neutral,
  halfTins,
  liquids,
  and,
  leftovers: 'restjes',
  grammar,
  also: [english],
};
