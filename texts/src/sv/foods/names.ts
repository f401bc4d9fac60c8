import type { FoodNames } from '@crisper/domain/foods/names.ts';
import { foodNames as english } from '#en/foods/names.ts';
import { grammar } from './grammar.ts';
import { and, halfTins, household, liquids, neutral, states } from './words.ts';

/** By the food's id. The first name is shown; the others are understood. */
const foods: FoodNames['foods'] = {
  milk: 'Mjölk, standardmjölk, mellanmjölk, lättmjölk, minimjölk, lantmjölk, gårdsmjölk, ekomjölk, ekologisk mjölk, röd mjölk, grön mjölk, blå mjölk, färskmjölk, gammaldags mjölk, mjölkpaket, Arla Ko, Wapnö mjölk, mjlk',
  'flavoured-milk':
    'Chokladmjölk, jordgubbsmjölk, iskaffe, kaffelatte, chokladdryck, kakaomjölk, mjölkdryck, kaffedryck, kall latte, Pucko, Starbucks kaffe, Oboy färdig, O’boy färdig, Emmi Caffè Latte',
  'lactose-free-milk': 'Laktosfri mjölk, laktosfri mjölkdryck, laktosfri mellanmjölkdryck, Valio Eila',
  'goat-milk': 'Getmjölk, fårmjölk',
  'uht-milk': 'H-mjölk, långtidshållbar mjölk, UHT-mjölk, kaffemjölk portion',
  'evaporated-milk': 'Osötad kondenserad mjölk, evaporerad mjölk',
  'condensed-milk': 'Kondenserad mjölk, sötad kondenserad mjölk',
  'milk-powder': 'Mjölkpulver, torrmjölk, skummjölkspulver',
  'raw-milk': 'Opastöriserad mjölk, råmjölk, mjölk från gården opastöriserad',
  milkshake:
    'Milkshake, proteinshake, mjölkshake, shake, proteindryck, Njie proteindryck, Barebells milkshake',
  buttermilk: 'Kärnmjölk, lassi, ayran, kärnfil',
  kefir: 'Kefir',
  'sour-milk':
    'Filmjölk, fil, långfil, lättfil, mellanfil, naturell fil, jordgubbsfil, blåbärsfil, vaniljfil, filbunke, surmjölk, tätmjölk, dofilus, fjällfil, A-fil, Hälsofil, Bollnäsfil, Cultura, Acidophilus, Verum hälsofil',
  'plant-milk':
    'Växtdryck, växtmjölk, vegansk mjölk, ärtdryck, hasselnötsdryck, cashewdryck, hampamjölk, potatismjölk, speltdryck, nötmjölk, Sproud, DUG, växtbaserad dryck',
  'oat-milk':
    'Havredryck, havremjölk, iKaffe, barista havre, havredryck barista, Oatly, Oatly ikaffe, Oddlygood',
  'soy-milk': 'Sojadryck, sojamjölk, Alpro soja',
  'almond-milk': 'Mandeldryck, mandelmjölk',
  'rice-milk': 'Risdryck, rismjölk',
  'coconut-drink': 'Kokosdryck',
  cream:
    'Grädde, vispgrädde, matlagningsgrädde, matgrädde, havregrädde, iMat, sojagrädde, växtbaserad grädde, lättgrädde, matgrädd, vispgrädd, Oatly iMat',
  'half-and-half': 'Kaffegrädde, mellangrädde, kaffegrädde portion',
  'double-cream': 'Crème double, tjock grädde',
  'whipped-cream': 'Vispad grädde',
  'spray-cream': 'Sprayvispgrädde, spraygrädde, grädde på sprayburk, gräddspray',
  'clotted-cream': 'Clotted cream',
  'creme-fraiche':
    'Crème fraiche, fraiche, lätt crème fraiche, iMat fraiche, havrefraiche, creme fraiche, crème fraîche, Oatly fraiche, kräm fräsch, cremefraiche',
  'sour-cream': 'Gräddfil, smetana, syrad grädde, sour cream',
  'coffee-creamer': 'Kaffegräddpulver, kaffewhitener',
  yoghurt:
    'Yoghurt, fruktyoghurt, vaniljyoghurt, drickyoghurt, jordgubbsyoghurt, lantyoghurt, matyoghurt, proteinyoghurt, youghurt, yogurt, jogurt, yoghurt naturell, Yoggi, Yoplait, Activia, Actimel, Yakult, naturell yoghurt, mild yoghurt, Fjällyoghurt, bulgarisk yoghurt, Proviva, laktosfri yoghurt, Arla yoghurt, Vaniljyoggi, Risifrutti, Mannafrutti, Barebells yoghurt, Safari yoghurt',
  'greek-yoghurt':
    'Grekisk yoghurt, matlagningsyoghurt, yoghurt grekisk, yoghurt turkisk, turkisk yoghurt, rysk yoghurt, Larsa yoghurt',
  skyr: 'Skyr',
  labneh: 'Labneh, avrunnen yoghurt',
  'soy-yoghurt':
    'Sojayoghurt, sojagurt, växtbaserad gurt, kokosgurt, kokosyoghurt, vegansk yoghurt, Yofu, Alpro yoghurt',
  'oat-yoghurt': 'Havregurt, havreyoghurt, havreyoghurt Oatly, Oatgurt',
  quark: 'Kvarg, vaniljkvarg, naturell kvarg, proteinkvarg, gräddkvarg, Kesella, Lindahls kvarg, kvark',
  butter:
    'Smör, bredbart smör, normalsaltat smör, osaltat smör, matsmör, mejerismör, extrasaltat smör, saltat smör, smörpaket, Bregott, Svenskt Smör, Lurpak, Smör & Rapsolja, Smörgott, bregot',
  'garlic-butter':
    'Vitlökssmör, kryddsmör, örtsmör, aromsmör, vitlöksolja, bearnaisesmör, ramslökssmör, örtolja',
  margarine:
    'Margarin, bordsmargarin, flytande margarin, flytande matfett, smörgåsfett, bakmargarin, veganskt smör, veganmargarin, lättmargarin, matfett, bredbart matfett, flytande smör, Milda, Flora, Becel, Lätta, Lätt & Lagom, Lätt och Lagom, Carlshamns, Tre Ess, Arla Köket flytande',
  ghee: 'Ghee, skirat smör, klarnat smör',
  lard: 'Ister, späck, gåsfett, anfett, isterflott, flott, ankfett, talg',
  cheese: 'Ost, ostbit, ostbricka, ostkant, ostplanka, ostbitar, ostar',
  'hard-cheese':
    'Hårdost, kumminost, racletteost, lagrad ost, osten, Herrgårdsost, Herrgård, Prästost, Präst, Grevé, Greveost, Västerbottensost, Västerbotten, Svecia, Sveciaost, Hushållsost, hushålls ost, Port Salut, Kvibille, Gräddost, Billinge, Wästgöta Kloster, Wästgöta, Åseda gräddost, Havarti, Drabant, Kryddost, Ambrosia, Raclette, Tilsiter, Allerum, Ädelost hård, Arla Familjefavoriter, Smörgåsost, Herrgårds, Prästost lagrad, Bondost, Norrloumi hård, Hushåll, Gotlandsost, Appenzeller, Mimolette, Almnäs tegel, Boxholms',
  gouda: 'Gouda, goudaost',
  edam: 'Edamer, edamerost',
  emmental: 'Emmentaler, schweizerost, emmentalerost',
  gruyere: 'Gruyère, gruyereost',
  manchego: 'Manchego',
  comte: 'Comté',
  'red-leicester': 'Red Leicester',
  'double-gloucester': 'Double Gloucester',
  wensleydale: 'Wensleydale',
  'monterey-jack': 'Monterey Jack',
  jarlsberg: 'Jarlsberg, Maasdamer, Norvegia',
  provolone: 'Provolone',
  pecorino: 'Pecorino',
  'grana-padano': 'Grana Padano',
  cheddar: 'Cheddar, cheddarost',
  parmesan: 'Parmesan, parmesanost, parmigiano, parmesanbit, Parmigiano Reggiano',
  'grated-cheese':
    'Riven ost, gratängost, pizzaost, tacoost, riven mozzarella, riven parmesan, texmexost, pastaost, rivost, lasagneost, riven cheddar, riven gratängost, parmesan riven',
  'sliced-cheese':
    'Skivad ost, mjukost, smältost, hamburgerost, tubost, räkost, baconost, toastost, ostskivor, cheddarskivor, ost i skivor, skinkost, burgerost, messmör, mesost, getmesost, brunost, Kavli, Babybel, Skrattande kon, ost på tub, Kavli räkost, Kavli baconost, Buko smältost, Fjällbrynt, Primula',
  'string-cheese': 'Ostsnacks, oststav, cheestrings, mozzarellasticks, cheese strings, oststick',
  'soft-cheese':
    'Dessertost, vitmögelost, kittost, bakad dessertost, Saint Albray, Port Salut mjuk, Taleggio, Reblochon, Vacherin, Boursin, Munsterost, Apetina mjuk, Kvibille Creme',
  brie: 'Brie, brieost',
  camembert: 'Camembert',
  'goat-cheese': 'Chèvre, getost, chevre, färsk getost, getostrulle, getfärskost, chevreost, vit getost',
  'blue-cheese':
    'Ädelost, blåmögelost, grönmögelost, bla castello, Kvibille ädel, Danablu, Cambozola, Saint Agur, Blå Castello, Ädel',
  stilton: 'Stilton',
  gorgonzola: 'Gorgonzola',
  roquefort: 'Roquefort',
  feta: 'Fetaost, feta, salladsost, vit salladsost, fårost, tärnad salladsost, balkanost, fetaosttärningar, fårfeta, Apetina, feta ost',
  mozzarella:
    'Mozzarella, buffelmozzarella, burrata, mozzarellakulor, minimozzarella, bocconcini, mozzarellaost, mozarella',
  halloumi:
    'Halloumi, grillost, halloumiost, stekost, grillost halloumi, Eldost, haloumi, Norrloumi, Gårdsloumi, hallumi',
  paneer: 'Paneer',
  'cottage-cheese': 'Keso, cottage cheese, kvargost, kesoburk, kesella keso',
  'cream-cheese':
    'Färskost, philadelphiaost, vitlöksfärskost, naturell färskost, örtfärskost, Philadelphia, Creme Bonjour, Cream cheese, filadelfia, Arla Köket färskost, Boursin färskost, Bonjour',
  mascarpone: 'Mascarpone',
  ricotta: 'Ricotta',
  'vegan-cheese':
    'Vegansk ost, veganost, växtbaserad ost, vegoost, havreost, Violife, Green Vie, Astrid och Aporna ost',
  'cheese-sauce':
    'Ostsås, bechamelsås, béchamel, béchamelsås, gräddsås, fondue, ostfondue, carbonarasås, stuvning, vit sås, gräddsås kyld',
  'nacho-cheese': 'Nachoostsås, nachoost, cheddardipp, cheese dip, ostdipp, tacoostsås, cheddarsås',
  custard: 'Vaniljsås, vaniljkräm, kräm vanilj, Marsán, vaniljsås färdig',
  pudding:
    'Pudding, chokladpudding, vaniljpudding, karamellpudding, brylépudding, dessert, efterrätt, crème brûlée, creme brulee, crème caramel, chokladdessert, fromage, citronfromage, kalvdans, ostkaka, småländsk ostkaka, hälsingeostkaka, äppelkräm, proteinpudding, mannagrynspudding, pavlova, riskladd, sagogryn kokt, Frödinge ostkaka',
  'chocolate-mousse': 'Chokladmousse, mousse',
  tiramisu: 'Tiramisu',
  trifle: 'Trifle',
  'rice-pudding':
    'Risgrynsgröt, risgröt, ris à la Malta, ris a la malta, risifrutti ris, tomtegröt, julgröt, mannagrynsgröt, gröt på risgryn',
  'panna-cotta': 'Pannacotta, panna cotta',
  cheesecake: 'Cheesecake, ostkaka amerikansk, kvargkaka, cheescake',
  'jelly-dessert': 'Gelédessert, fruktgelé, jello, gelépudding',
  'ice-cream':
    'Glass, gräddglass, vaniljglass, glasspaket, mjukglass, glasspinnar, chokladglass, glasstårta, veganglass, glasstrut, kulglass, yoghurtglass, proteinglass, GB-glass, Magnum, Cornetto, Ben & Jerry’s, Häagen-Dazs, glasspinne, Sandwich glass, Daimstrut, Storstrut, Carte D’Or, Triumf glass, Big Pack, Lohilo, Nick’s glass, Nogger, Nogger Black, frozen yoghurt',
  'ice-lolly': 'Isglass, isglasspinnar, Piggelin, Igloo isglass, isglasspinne, Calippo',
  sorbet: 'Sorbet, fruktglass',
  'baby-formula':
    'Modersmjölksersättning, bröstmjölksersättning, ersättning, tillskottsnäring, välling, vällingpulver, barnvälling, bebispulver, Semper välling, BabySemp, Baby Semp, NAN, Hipp ersättning, Nestlé välling',
  'made-formula':
    'Blandad välling, blandad ersättning, färdig välling, färdigblandad ersättning, nappflaska med ersättning, tillredd välling',
  'baby-food':
    'Barnmat, bebismat, barnmatsburk, klämmis, klämmisar, barngröt, gröt till bebis, smakportion, smakportioner, babypuré, barnmatsburkar, fruktpuré barn, Ellas Kitchen, Semper barnmat, Hipp, Otto, Alex & Phil, Nestlé Min gröt',
  'breast-milk': 'Bröstmjölk, utpumpad mjölk, urpumpad bröstmjölk',
  egg: 'Ägg, äggkartong, frigående ägg, ekoägg, vaktelägg, ankägg, frukostägg, äggpaket, ekologiska ägg, lösa ägg, höns ägg, hönsägg, äggen, ett ägg, ägg 12-pack',
  'egg-white':
    'Äggvita, äggula, uppvispat ägg, flytande ägg, rått ägg, ägg knäckta, pastöriserad äggvita, äggmassa, äggulor, äggvitor',
  'boiled-egg':
    'Kokta ägg, kokt ägg, hårdkokta ägg, hårdkokt ägg, löskokta ägg, ägghalvor, påskägg kokta, ägghalva',
  'egg-dish':
    'Äggröra, omelett, stekt ägg, frittata, pocherade ägg, shakshuka, ugnsomelett, ugnsäggröra, äggstanning, äggmuffins, pocherat ägg',
  'pickled-egg': 'Inlagda ägg',
  'scotch-egg': 'Scotch egg',
  'egg-substitute': 'Äggersättning, veganägg, äggersättare',
  eggnog: 'Äggtoddy, eggnog',
  beef: 'Nötkött, nöt, nötstek, fransyska, ytterlår, oxkött, nötrulader, oxrulader, bogstek, oxstek, nötskav, lövbiff, utskuren biff, minutbiff, oxrullad, nötinnanlår, högrev bit, innanlår nöt, kalops kött, grytbitar hela, sjömansbiff kött, råbiff kött, skav av nöt',
  brisket: 'Oxbringa, brisket, nötbringa, bringa av nöt, rimmad oxbringa rå',
  'stewing-beef':
    'Grytbitar, högrev, kalopskött, märgpipa, nötgrytbitar, grytkött, soppkött, gulaschkött, nötlägg, oxlägg, fläskgrytbitar, grytbitar fläsk, lägg av nöt, grytbitar av nöt',
  oxtail: 'Oxsvans',
  'short-ribs': 'Short ribs, nötrevben, oxrevben, tjocka revben av nöt',
  steak:
    'Biff, flankstek, flank steak, biffstek, nötbiff, bavette, flapsteak, luffarbiff, klubbstek, tomahawk, grillbiff, biffar, T-benstek, rumpstek bit',
  'sirloin-steak': 'Ryggbiff, utskuren ryggbiff, rygg biff',
  'rump-steak': 'Rostbiff, rumpsteak, rostas, picanha, Rostbiff bit',
  'fillet-steak': 'Oxfilé, nötfilé, filet mignon, oxfilébit, oxfile',
  'ribeye-steak': 'Entrecôte, ribeye, ben-entrecote, dry aged entrecote, entrecote, rib eye',
  veal: 'Kalvkött, kalv, kalvfilé, kalvstek, kalvschnitzel, kalvkotlett, kalvinnanlår, kalvlägg, kalventrecote, gödkalv, kalvytterfilé, kalvgrytbitar, osso buco kött',
  lamb: 'Lamm, lammkött, lammfilé, lammytterfilé, lammgrytbitar, lammrostbiff, lamminnanlår, lammbog, fårkött, lammsadel, lammentrecote, lammbringa',
  'lamb-chops': 'Lammkotletter, lammracks, lammkotlett, lammrack',
  'leg-of-lamb': 'Lammstek, lammlår, tjälknöl lamm',
  'lamb-shank': 'Lammlägg',
  'lamb-shoulder': 'Lammbog hel',
  goat: 'Getkött, killing, killingkött',
  pork: 'Fläsk, fläskkött, griskött, gris, fläskstek, fläskschnitzel, fläskskinka, grisschnitzel, skinkschnitzel, skinkstek, färsk skinka, skinkbiff, fläskinnanlår, fläskytterfilé, ytterfilé, spädgris, skav av gris, fläskskav, grisskav, fläsksteken, Linderöd',
  'pork-chops':
    'Fläskkotletter, kotletter, benfri kotlett, benfria kotletter, kotlettrad, kotlettkrans, kotlett, fläskkotlett',
  'pork-belly':
    'Sidfläsk, färskt sidfläsk, fläsksida, fläskbuk, skivat sidfläsk, fläsk i skivor, färskt fläsk, stekfläsk, stekfläsk rått',
  'pork-loin': 'Kotlettrad benfri, fläskrygg, fläskytterfilé hel',
  'pork-shoulder':
    'Fläskkarré, karré, fläskbog, karrékotlett, karréskivor, fläsklägg, grillkarré, bogfläsk, karrebit, boston butt, karre, fläskkarre',
  'pork-ribs':
    'Revbensspjäll, revben, spjäll, tjocka revben, babyback ribs, spareribs, revbens, grillspjäll, kamben',
  'pork-tenderloin': 'Fläskfilé, grisfilé, fläsknoisetter, fläskfile',
  mince:
    'Köttfärs, nötfärs, blandfärs, färs, hamburgerfärs, biffärs, högrevsfärs, nöt & fläskfärs, färspaket, rest köttfärs, rester köttfärs, köttfärsrest, råbiff, tartar, tartarbiff, vegofri färs, rensfärs, renfärs, älgfärs, viltfärs, hjortfärs, färsen, köttfers, högrevsfärs nöt, kötfärs',
  'lamb-mince': 'Lammfärs',
  'pork-mince': 'Fläskfärs, grisfärs, mett, julkorvfärs, korvsmet, medwurstfärs',
  'turkey-mince': 'Kycklingfärs, kalkonfärs, hönsfärs',
  'veal-mince': 'Kalvfärs',
  'burger-patty':
    'Hamburgare, högrevsburgare, burgare, burgarpuckar, hamburgerpuckar, burgerpatty, nötburgare, smashburgare, råa hamburgare, grillburgare, wallenbergare, hamburgerbiffar, råa burgare, Hamburgare rå, hamburgarna, pannbiff rå, pannbiffar råa',
  meatballs:
    'Köttbullar, frikadeller, cevapcici, köfte, järpar, kycklingköttbullar, kalkonköttbullar, kycklingbullar, köttbulle, köttbullar råa, frikadell, järpe',
  sausage:
    'Färskkorv, rå korv, salsiccia, merguez, chipolata, fläskkorv, lammkorv, värmlandskorv, potatiskorv, julkorv, råkorv färsk, isterband rå, stångkorv färsk, polsa, salsiccior, salciccia',
  bratwurst: 'Bratwurst, nürnbergerkorv, nürnberger, grillkorv rå',
  'fresh-chorizo': 'Färsk chorizo, rå chorizo',
  venison:
    'Vilt, älg, älgkött, älgstek, hjort, hjortkött, rådjur, rådjurskött, vildsvin, vildsvinskött, renkött, renskav, renstek, älggrytbitar, viltkött, rådjursstek, vildsvinsgrytbitar, hjortfilé, älgskav, viltskav, skav, björnkött, dovhjort, rådjurssadel, renfilé, älgfilé, vildsvinsfärs, älgrostbiff',
  rabbit: 'Kanin, hare, kaninkött, harkött',
  offal:
    'Inälvor, hjärta, tunga, komage, oxtunga, kalvbräss, bräss, nöthjärta, kycklinghjärta, grisfötter, grisfot, kråsar, krås, lungmos rå',
  liver: 'Lever, nötlever, kalvlever, grislever, fläsklever, älglever, leverbiff, leverbiffar',
  'chicken-liver': 'Kycklinglever, anklever, gåslever rå',
  kidney: 'Njure, kalvnjure, njurar',
  'stuffed-meat':
    'Fylld kotlett, cordon bleu, grillspett, kycklingspett, köttspett, souvlaki, shishkebab, fylld kyckling, bacontopp, spett, baconlindad kyckling, rulader, fläskfilé fylld, kåldolmar råa, flygande Jakob rå, färsfylld paprika rå',
  'any-meat':
    'Kött, grillkött, köttbitar, märgben, ben till buljong, grillbricka, köttben, köttlåda, fonduekött, köttbit',
  'stir-fry-meat':
    'Wokkött, strimlat fläskkött, nötstrimlor, wokstrimlor, fläskstrimlor, strimlat kött, strimlad nöt, gyroskött rått, strimlor av nöt',
  chicken:
    'Kyckling, hel kyckling, höna, höns, kycklingkött, majskyckling, fågel, tupp, bjärekyckling, kycklingskrov, unghöns, grillkyckling rå, kyckling hel, kyckl',
  'chicken-parts':
    'Kycklingdelar, kycklinginnerfilé, kycklingstrimlor, kycklinggrytbitar, minutfilé, kycklingminutfilé, kycklingschnitzel, kycklingbitar, strimlad kyckling, innerfilé kyckling, lårfilé, kycklinglårfilé, kycklingben, kycklingskivor råa',
  'chicken-breast':
    'Kycklingfilé, kycklingbröst, kycklingbröstfilé, bröstfilé, majskycklingbröst, kycklingfile, kycklingfiléer, kycklingbröstfiléer, kyckling filé',
  'chicken-thigh': 'Kycklinglår, överlår kyckling, kycklingöverlår, benfria kycklinglår',
  'chicken-leg': 'Kycklinglårklubba, kycklinglår med ben, hela kycklinglår',
  'chicken-wing': 'Kycklingvingar, vingar, chicken wings, kycklingvinge, buffalo wings råa, hot wings råa',
  'chicken-drumstick': 'Kycklingklubbor, drumsticks, kycklingklubba, kycklingben klubba',
  turkey:
    'Kalkon, kalkonbröst, kalkonfilé, kalkonkött, hel kalkon, julkalkon, kalkonlår, kalkonschnitzel, kalkonbröstfilé, kalkongrytbitar, kalkonstrimlor',
  duck: 'Anka, ankbröst, anklår, gräsand, duva, pärlhöna, ankbröstfilé, anklever hel',
  goose: 'Gås, gåsbröst, mårtensgås, gåslår',
  quail: 'Vaktel',
  pheasant: 'Fasan, ripa, orre, tjäder, rapphöna',
  bacon:
    'Bacon, baconpaket, baconskivor, rökt sidfläsk, kalkonbacon, skivat bacon, rimmat fläsk, rimmat sidfläsk, rimmat stekfläsk, bacon tärnat, tjockskivat bacon, baconen, tärnat bacon hel bit, becon, Tulip bacon',
  pancetta: 'Pancetta, guanciale',
  lardons:
    'Bacontärningar, tärnat bacon, fläsktärningar, rökta fläsktärningar, tärnat sidfläsk, bacontärning, baconbitar råa',
  gammon:
    'Rimmad skinka, kassler, rökt karré, kasseler, rå julskinka, hamburgerkött rimmat, rimmad fläsklägg, kasslerbit, rimmad julskinka, rimmad oxbringa, rimmad karré, rimmat kött, suovas, souvas, kallrökt skinka rå',
  'cold-cuts':
    'Pålägg, charkuterier, smörgåspålägg, kallskuret, rostbiff i skivor, hamburgerkött, rökt hamburgerkött, sylta, pressylta, rullsylta, kalvsylta, aladåb, kalvrullad, rökt nötkött, onsalakorv, jaktkorv, leverkorv, tungkorv, kokt medvurst, parisare, chark, charkbricka, köttpålägg, jägarkorv, kycklingpålägg, skinksylta, saltrulle, skivad rostbiff, rostbiff i tunna skivor, leverpastej tub, rostbiff pålägg, hamburgerkött pålägg, medvurst bredbar, leverkorv bredbar, prinskorv pålägg, köttpålägg skivat, salt kött, saltkött, rökt renkött, rökt renstek, rökt älghjärta, rökt renhjärta, rökt lammstek, rökt älgstek, fårfiol, lammfiol',
  ham: 'Skinka, kokt skinka, rökt skinka, julskinka, smörgåsskinka, skinkpålägg, skivad skinka, basturökt skinka, kalkonskinka, strimlad skinka, skinkstrimlor, skinkbitar, ugnsgrillad skinka, smörgåsmat skinka, griljerad skinka, skinkan, kokt skinka i skivor, alspånsrökt skinka, tunnskivad skinka',
  'whole-cooked-ham': 'Hel kokt skinka, hel julskinka, kokt julskinka, griljerad julskinka hel',
  pastrami: 'Pastrami',
  mortadella: 'Mortadella',
  'turkey-slices':
    'Kalkonpålägg, skivad kalkon, kalkon i skivor, kycklingskivor, tunnskivad kalkon, kycklingbröst i skivor, rökt kalkon, basturökt kalkon, tunnskivad kyckling, kycklingpålägg skivat, kalkonbröst skivat',
  'dried-sausage':
    'Torkad korv, cabanossy, medvurst, medwurst, lufttorkad korv, ölkorv, fuet, spickekorv, renkorv torkad, landjäger, torkad kabanoss, snackkorv, älgkorv torkad, sucuk, gustafs, rökt medvurst, spickeskinka korv, pepperonikorv torkad, bifi, viltkorv torkad, lagrad korv, Gustafskorv',
  salami: 'Salami, dansk salami, salamiskivor, kalkonsalami, milanosalami, viltsalami, ungersk salami',
  pepperoni: 'Pepperoni, peperonikorv, pepperonikorv, skivad pepperoni',
  chorizo: 'Lufttorkad chorizo, chorizo pålägg, spansk chorizo, skivad chorizo',
  prosciutto:
    'Lufttorkad skinka, parmaskinka, serranoskinka, prosciutto, serrano, bresaola, jamon, ibericoskinka, svartrökt skinka, kallrökt skinka, torkat renkött, coppa, Schwarzwaldskinka, torkat kött skivat, Bayonneskinka',
  'cooked-sausage':
    'Korv, falukorv, varmkorv, grillkorv, prinskorv, wienerkorv, kycklingkorv, kokkorv, isterband, isterbandskorv, lunchkorv, ostgrillkorv, ostkorv, kabanoss, kabanosskorv, chorizo, chorizokorv, knackwurst, frankfurter, zeunerts korv, faluring, korvring, barnkorv, chorizogrillkorv, kryddkorv, kalvkorv, köttkorv, kokt korv, cocktailkorv, korvstroganoff korv, kalkonkorv, bratwurstkorv, rökt korv, polsk korv, rotmoskorv, Lithells, Bullens pilsnerkorv öppnad, fläskkorv kokt, ölkorv grill, Scan falukorv, grillkorvar, varmkorvar, chorizo grill, bratwurst kokt, Frankfurterkorv, Bratwürst grillkorv, wienerkorvar, kabanosskorvar, jägarkorv hel',
  'hot-dogs': 'Hot dogs, hotdogkorv, hot dog-korv, hotdog, Sibylla korv',
  'black-pudding': 'Blodpudding, blodkorv, palt blod, blodpalt, blodplättar, blodbröd, Geas blodpudding',
  kielbasa: 'Kielbasa, polsk rökt korv',
  'corned-beef': 'Corned beef',
  pate: 'Leverpastej, paté, pastej, lantpaté, leverpaté, gåslever, foie gras, bredbar leverpastej, viltpaté, terrin, grov leverpastej, smörgåspastej, gåsleverpastej, leverpaste, rillettes, leverpastejen, Lönneberga leverpastej, Arboga leverpastej, Pastejköket',
  jerky: 'Beef jerky, biltong, jerky, torkat renkött snacks, torkat kött',
  'pork-scratchings': 'Fläsksvål, fläsksvålssnacks, fläsksvålar',
  'bacon-bits': 'Baconbits, baconsmul, bacon bits',
  'cooked-meat':
    'Kebabkött, pulled pork, pannbiff, färsbiffar, kebab, kebabtallrik, gyros, köttrester, stekrester, steken, biffar stekta, pulled beef, wallenbergare stekta, stekta köttbullar, stekta pannbiffar, kebabskav stekt, köttfärsbiffar, helstekt gris, söndagsstek, isterbands lunch, kroppkakskött, shawarma, kokt kött, pannbiffar, tjälknöl, Mamma Scans köttbullar, Scan köttbullar, köttbullar färdiga, färdigstekta köttbullar, Gudruns köttbullar, Dafgårds köttbullar, stekt kött, grillat kött, kalops kokt, pepparrotskött kokt, färsbiff, Findus kebab, dillkött kött',
  'cooked-bacon': 'Stekt bacon, knaperstekt bacon, stekt fläsk, stekt sidfläsk',
  'cooked-chicken':
    'Grillad kyckling, stekt kyckling, kokt kyckling, grillkyckling, färdiggrillad kyckling, kycklingrester, rostad kyckling, halv grillad kyckling, kycklingbitar grillade, färdigstekt kyckling, kycklingfilé färdigstekt, pulled chicken, kyckling grillad, hot wings, buffalo wings, tandoorikyckling, kycklingkebab, grillad halv kyckling, ugnsgrillad kyckling, kycklinggyros färdig, strimlad kyckling färdigstekt, kycklingstrimlor färdiga',
  'chicken-nuggets':
    'Kycklingnuggets, nuggets, chicken nuggets, panerad kyckling, wienerschnitzel, panerad schnitzel, crispy chicken, kycklingschnitzel panerad, cordon bleu panerad, panerade kycklingfiléer, kycklingburgare, kycklingburgare panerad, gyllene kyckling, popcornkyckling, schnitzel panerad, snitsel',
  'white-fish':
    'Vit fisk, piggvar, pangasius, flundra, slätvar, vitling, långa, gråsej, havskatt, lubb, sandskädda, skrubbskädda, bergtunga, nors, red snapper, torskfiskfilé, kolja filé, marulk filé, kummel filé, vitfisk',
  cod: 'Torsk, torskfilé, torskrygg, skrei, torskblock, torskryggfilé, torsk i block, torskfile',
  haddock: 'Kolja, koljafilé',
  plaice: 'Rödspätta, rödspättafilé, rödspättor, rödspättafiléer',
  sole: 'Sjötunga, rödtunga, rödtungafilé, bergtungafilé',
  'sea-bass': 'Havsabborre',
  hake: 'Kummel, kummelfilé',
  halibut: 'Hälleflundra, helgeflundra, liten hälleflundra',
  tilapia: 'Tilapia',
  'sea-bream': 'Dorado, guldbraxen, braxen, guldsparid, dorada',
  monkfish: 'Marulk',
  pollock:
    'Sej, sejfilé, alaska pollock, abborre, abborrfilé, gös, gösfilé, kungsfisk, uer, lyrtorsk, bleka, alaskapollock, abborrfiléer',
  'any-fish':
    'Fisk, fiskfilé, skaldjur, fiskblock, skaldjursmix, fiskbitar, fiskgrytbitar, gädda, gäddfilé, fiskfärs, gäddfärs, frutti di mare, skaldjursblandning, seafoodmix, fiskfiléer, färsk fisk, fisken, torskrom, färsk torskrom, rå rom',
  'oily-fish': 'Ål, karp, svärdfisk, harr, sarv, mört, fet fisk',
  salmon:
    'Lax, laxfilé, laxsida, laxportioner, laxbitar, färsk lax, laxkotlett, salmalax, laxportion, vildlax, laxkub, sockeyelax, laxstek, laxloin, laxfärs, salma, laxfile, laxfiléer, laxkuber',
  tuna: 'Tonfisk, tonfiskfilé, tonfiskstek, tonfiskbiff, Tonfisk färsk',
  trout:
    'Forell, regnbåge, regnbågslax, röding, öring, sik, siklöja, rödingfilé, regnbågsfilé, regnbågsforell, sikfilé, regnbågslaxfilé, öringfilé, fjällröding, röding hel',
  mackerel: 'Makrill, makrillfilé',
  sardines: 'Färska sardiner, Sardiner färska',
  herring:
    'Färsk sill, strömming, strömmingsfilé, sillfilé, strömmingsflundror, skarpsill, Sill färsk, strömmingsfiléer, böckling rå',
  prawns:
    'Räkor, jätteräkor, tigerräkor, scampi, kräftor, havskräftor, signalkräftor, räkor med skal, färska räkor, gambas, vannameiräkor, langust, argentinska rödräkor, rödräkor, flodkräftor, nordhavsräkor, räka, skalade räkor råa, handskalade räkor råa, scampi råa, kräftstjärtar råa, kräfta, havskräfta',
  scallops: 'Pilgrimsmusslor, kammusslor',
  squid: 'Bläckfisk, calamari, bläckfiskringar råa, calamares råa',
  octopus: 'Åttaarmad bläckfisk, octopus',
  mussels: 'Blåmusslor, musslor, färska musslor, hjärtmusslor, mussla',
  clams: 'Vongole, venusmusslor',
  oysters: 'Ostron',
  crab: 'Krabba, krabbklor, kungskrabba, krabbkött, krabbklo, snökrabba',
  lobster: 'Hummer, hummerstjärt, hummerstjärtar',
  'smoked-fish':
    'Rökt fisk, böckling, rökt ål, rökt sik, rökt hälleflundra, rökt böckling, rökt sill, sotare, matjessill, matjes, rökt torskrom, kryddsill, rökt strömming, rökt torsk, rökt helgeflundra',
  'smoked-salmon':
    'Rökt lax, gravad lax, gravlax, kallrökt lax, varmrökt lax, lax kallrökt, lax gravad, rökt laxsida, kallrökt laxsida, laxskivor, pepparlax, citronpepparlax, kalrökt lax, lax rökt, gravad regnbåge, varmrökt laxfilé, rimmad lax, gravadlax',
  'smoked-mackerel': 'Rökt makrill, pepparmakrill, varmrökt makrill, makrill rökt',
  kippers: 'Kippers',
  'smoked-trout': 'Rökt forell, rökt regnbåge, rökt röding, rökt öring, rökt regnbågslax',
  'smoked-haddock': 'Rökt kolja',
  'cooked-fish':
    'Kokt fisk, kokt lax, stekt strömming, stekt sill, fisk stekt, inkokt lax, ugnsbakad lax, ceviche, fish and chips, ugnslax, laxrester, ättiksströmming, inkokt strömming, grillad lax, stekt torsk, stekt fisk, lutfisk kokt, laxen kokt',
  'cooked-prawns':
    'Kokta räkor, skalade räkor, räkor i lake, räkor i lag, handskalade räkor, kräftstjärtar, kräftstjärtar i lake, kokta kräftor, räkskål, kokta havskräftor, kokt krabba, crabmeat, räkor i saltlake, räkring, kokt hummer, moules, skaldjursfat, vannameiräkor kokta, musslor kokta',
  'fish-fingers':
    'Fiskpinnar, panerad torsk, fiskbullar panerade, fiskburgare, fiskkakor, fisknuggets, panerad rödspätta, fiskfiléer panerade, fiskbiffar, friterad bläckfisk, calamares, bläckfiskringar, panerad fiskfilé, panerad sej, friterade räkor, tempuraräkor, fiskpinne, panerad fisk, krispig fisk, Findus fiskpinnar, fiskkaka, fiskbiff, Familjens fisk panerad, fiskgratäng fryst bit',
  'crab-sticks': 'Crabsticks, surimi, krabbpinnar, krabbsticks, crab sticks',
  'pickled-herring':
    'Inlagd sill, sill, löksill, senapssill, ansjovissill, brantevikssill, sillburk, matjessill i lag, glasmästarsill, sill i lag, tomatsill, currysill, vitlökssill, skärgårdssill, rollmops, senapsströmming, sherrysill, sillbricka, ättikssill, örtsill, stekt inlagd strömming, stekt inlagd sill, inlagd strömming, sillinläggning, Abba sill, 5-minuterssill, 5 minuters sill, ansjovis, skarpsillfiléer ansjovis, ansjovisfilé, ansjovisburk, Abba ansjovis, Grebbestads ansjovis, ansjovisfiléer, surströmming',
  caviar:
    'Kaviar, kaviartub, smörgåskaviar, svensk kaviar, randig kaviar, kaviarpasta, Kalles kaviar, kaviar på tub, Kalles, Kalles Original, Kalles Randiga, Abba kaviar, Kalles Caviar, löjrom, stenbitsrom, laxrom, sikrom, forellrom, caviar, tångkaviar, tångrom, siklöjrom, löjrom Kalix, kaviar stör, regnbågsrom, stenbit rom, lodderom, capelinrom, rom fisk, Kalixlöjrom',
  'dried-fish': 'Torkad fisk, stockfisk, torrfisk, bacalao, klippfisk, bonitoflingor, lutfisk torr',
  tomato:
    'Tomater, kvisttomat, bifftomat, plommontomater, romatomater, salladstomater, ramslökstomat, oxhjärtetomat, coeur de boeuf, lösviktstomat, tomat, kvisttomater, bifftomater, tomaterna',
  'cherry-tomato':
    'Körsbärstomater, cocktailtomater, småtomater, minitomater, babyplommontomater, plommontomater små, körsbärskvisttomater, snackstomater, pärltomater, cherrytomater, babyplommon, cocktailtomat, körsbärstomat',
  'sun-dried-tomato': 'Soltorkade tomater, torkade tomater, soltorkad tomat, tomater soltorkade',
  cucumber:
    'Gurka, slanggurka, minigurka, snackgurka, salladsgurka, gurkan, gurkor, västeråsgurka färsk, minigurkor, snackgurkor',
  courgette: 'Zucchini, squash, gul squash, sommarsquash, patisson, grön squash, zuccini, zuchini',
  aubergine: 'Aubergine, äggplanta, auberginer',
  pepper:
    'Paprika, röd paprika, gul paprika, grön paprika, spetspaprika, snackpaprika, minipaprika, paprikamix, ramiropaprika, sötpaprika, orange paprika, paprikatrio, paprikor, snackpaprikor',
  chilli:
    'Chili, chilifrukt, röd chili, grön chili, habanero, färsk chili, thaichili, chilipeppar frukt, pepparfrukt, chilipeppar färsk, peperoni färsk, chilifrukter, röd peppar färsk',
  jalapenos: 'Jalapeño, färsk jalapeño, jalapeno färsk',
  broccoli:
    'Broccoli, sparrisbroccoli, bimi, broccolibuketter, bellaverde, broccolini, broccolihuvud, brocoli, brockoli',
  cauliflower: 'Blomkål, romanesco, blomkålshuvud, blomkålsbuketter',
  'cauliflower-rice': 'Blomkålsris',
  cabbage:
    'Vitkål, kål, spetskål, kålhuvud, vitkålshuvud, sommarkål, färskkål, strimlad vitkål, primörkål, salladskål vit',
  'red-cabbage': 'Rödkål, rödkålshuvud, Rödkål färsk',
  'savoy-cabbage': 'Savojkål, savoykål',
  'chinese-cabbage': 'Kinakål, salladskål, kinesisk kål',
  'brussels-sprouts': 'Brysselkål',
  'bok-choy': 'Pak choi, bok choy, pak choy, pakchoi',
  lettuce:
    'Huvudsallad, sallad, salladshuvud, krispsallad, ekbladssallad, plocksallad, kruksallad, sallad i kruka, lollo rosso, grönsallad, bladsallad, salanova, lollosallad, salladskruka, batavia, frisésallad blad, salladen',
  iceberg:
    'Isbergssallad, isberg, romansallad, romainesallad, romaine, hjärtsallad, little gem, isbergshuvud, isbergsallad, cosmopolitan, cosmopolitansallad, hjärtesallad',
  'bagged-salad':
    'Salladsmix, salladsblandning, babyleaf, krasse, påssallad, sallad i påse, babysallad, mixsallad, mikrogrönt, ärtskott, solrosskott, salladspåse, salladsskott, påsallad, fräsch salladsmix, skott, strimlad isbergssallad, microgreens, asiatisk sallad mix, mâche mix',
  watercress: 'Vattenkrasse, källkrasse',
  'lambs-lettuce': 'Mâchesallad, machésallad, mache, vintersallad, mâche, fältsallat',
  spinach: 'Spenat, babyspenat, bladspenat, hackad spenat, färsk spenat, spenatblad, hel spenat',
  rocket: 'Ruccola, rucola, rucolasallad, ruccolasallad, rukola, senapskål',
  kale: 'Grönkål, svartkål, palmkål, bladkål, lila grönkål, cavolo nero, grönkålsblad',
  'spring-greens': 'Primörkål blad, spenatkål',
  chard: 'Mangold, maskros, harsyra, nässlor, brännässlor, kirskål, nässla',
  radicchio: 'Radicchio, endive, chicoré, frisésallad, cikoria, rosésallad, rödendive, rosasallad, endiver',
  carrot:
    'Morötter, morot, knippmorötter, minimorötter, babymorötter, snackmorötter, lösviktsmorötter, primörmorötter, morrötter, moroten, moröter',
  parsnip: 'Palsternacka, persiljerot, rotpersilja, palsternackor',
  potato:
    'Potatis, färskpotatis, potatisar, bakpotatis, delikatesspotatis, mandelpotatis, kokpotatis, nypotatis, knölpotatis, gratängpotatis, sparrispotatis, primörpotatis, potatispåse, pot, potäter, ratte, fast potatis, mjölig potatis, King Edward potatis, ugnspotatis rå',
  'sweet-potato': 'Sötpotatis, batat, jams, yams',
  onion:
    'Lök, gul lök, gula lökar, löknät, silverlök, vit lök stor, vanlig lök, steklök, matlök, lökpåse, lökar, syltlök färsk, gullök, stekt lök rå',
  'red-onions': 'Rödlök, röd lök, rödlökar',
  shallots: 'Schalottenlök, chalottenlök, bananschalottenlök, schalotten, bananschalotten, schalottenlökar',
  'spring-onion': 'Salladslök, knipplök, vårlök, piplök, salotslök grön, knipplökar, salladslökar',
  garlic:
    'Vitlök, vitlöksklyfta, solovitlök, färsk vitlök, kinesisk vitlök, vitlöksklyftor, vitlöken, vitlökar',
  'garlic-paste':
    'Vitlökspasta, ingefärspasta, krossad vitlök, vitlökspuré, chilipasta, vitlökspure, hackad vitlök i burk, chili på tub, vitlök på tub, ingefära på tub, vitlök på burk',
  leek: 'Purjolök, purjo, purjolökar, purjolöken',
  celery: 'Blekselleri, stjälkselleri, stångselleri, selleristjälkar, bladselleri, selleristjälk',
  celeriac: 'Rotselleri, selleri, sellerirot',
  beetroot: 'Rödbetor, polkabetor, gulbetor, betor, färska rödbetor, rödbeta, gulbeta, polkabeta, beta',
  'cooked-beetroot': 'Kokta rödbetor, förkokta rödbetor, vakuumförpackade rödbetor',
  turnip: 'Majrova, rova, rovor, majrovor',
  kohlrabi: 'Kålrabbi',
  daikon: 'Rättika, daikon, vinterrättika, svarträttika',
  swede: 'Kålrot, kålrötter, rotabagge, kålroten',
  radish: 'Rädisor, knippe rädisor, rädisa',
  fennel: 'Fänkål, fänkålsstånd',
  asparagus: 'Sparris, grön sparris, vit sparris, sparrisknippe, sparrisar, minisparris',
  artichoke: 'Kronärtskocka, jordärtskocka, svartrot, svartrötter, jordärtskockor, kronärtskockor',
  corn: 'Majskolv, färsk majs, sötmajs kolv, babymajs, majskolvar, minimajs färsk',
  'green-beans':
    'Haricots verts, gröna bönor, brytbönor, vaxbönor, skärbönor, harico verts, störbönor, bönor gröna, harricots verts, haricot verts, haricotsverts, haricoverts',
  'broad-beans': 'Bondbönor, bondbönor färska',
  edamame: 'Edamame, edamamebönor, gröna sojabönor, sojabönor gröna',
  peas: 'Gröna ärtor, ärter, märgärter, spritärter, småärtor, ärtor och morötter, ärtor & morötter, färska ärtor, ärtor, ärta, gröna ärter',
  mangetout: 'Sockerärtor, sockerärter',
  'sugar-snap-peas': 'Sugarsnaps, salladsärter, sugar snaps, salladsärtor, sugarsnap',
  mushroom:
    'Champinjoner, svamp, kantareller, champinjon, färsk svamp, trattkantareller, karljohan, karljohansvamp, skivade champinjoner, färska champinjoner, skogssvamp, blandsvamp, stensopp, trattisar, enoki, champinjioner, svampmix, färsk skogssvamp, champinjonerna, svampar, kantarell, trattkantarell',
  'chestnut-mushrooms': 'Skogschampinjoner, bruna champinjoner, skogschampinjon, kastanjechampinjoner',
  'portobello-mushrooms': 'Portobello, portabello, portobellosvamp, jättechampinjoner',
  shiitake: 'Shiitake, shiitakesvamp, shitake',
  'oyster-mushrooms':
    'Ostronskivling, ostronmussling svamp, kungsmussling, kejsarhatt, kungsostronskivling, ostronskivlingar',
  'dried-mushrooms':
    'Torkad svamp, torkade kantareller, torkad karljohan, torkade trattkantareller, torkad trattkantarell, torkade champinjoner, torkad shiitake',
  pumpkin: 'Pumpa, halloweenpumpa, matpumpa, muskotpumpa, pumpor',
  'winter-squash':
    'Butternutpumpa, butternut, hokkaido, hokkaidopumpa, butternutsquash, spaghettipumpa, butternötspumpa, vinterpumpa',
  okra: 'Okra',
  rhubarb: 'Rabarber, rabarberstjälkar',
  'bean-sprouts':
    'Böngroddar, groddar, alfalfagroddar, alfalfa, mungbönsgroddar, broccoligroddar, linsgroddar',
  'bamboo-shoots': 'Färska bambuskott',
  seaweed: 'Nori, tång, alger, noriark, wakame, sjögräs, noriblad, sushinori',
  cassava: 'Kassava, maniok, taro',
  jicama: 'Jicama, lotusrot',
  ginger: 'Ingefära, färsk ingefära, ingefärsrot, galangal, färsk gurkmeja, gurkmejarot, ingefära färsk',
  herbs:
    'Örter, kryddor i kruka, kruköter, färska örter, körvel, libbsticka, citronmeliss, ramslök, krukört, örtkruka, färska kryddor, färska kryddörter, thaibasilika, kryddörter, kryddkruka, löpstjärna, kyndel, mejram färsk, krukörter, lagerblad färska',
  dill: 'Dill, dillkruka, dillvippor, krondill, dillknippe, färsk dill, krukdill',
  sage: 'Salvia, färsk salvia',
  tarragon: 'Dragon, färsk dragon',
  basil: 'Basilika, basilikakruka, färsk basilika, basilka',
  parsley:
    'Persilja, slätpersilja, kruspersilja, bladpersilja, persiljekruka, färsk persilja, persilja krusig',
  coriander: 'Koriander, färsk koriander, korianderkruka',
  mint: 'Mynta, färsk mynta, pepparmynta, myntakruka',
  chives: 'Gräslök, gräslökskruka, gräslöken',
  rosemary: 'Rosmarin, färsk rosmarin',
  thyme: 'Timjan, färsk timjan, citrontimjan',
  oregano: 'Oregano, färsk oregano, Oregano färsk',
  lemongrass: 'Citrongräs',
  avocado: 'Avokado, avocado, hassavokado, avokador, mogen avokado, avokados, avokadon',
  olives:
    'Oliver, gröna oliver, svarta oliver, kalamataoliver, olivburk, urkärnade oliver, fyllda oliver, oliv',
  'deli-olives':
    'Delikatessoliver, marinerade oliver, antipasti, olivbar, oliver över disk, antipastitallrik, oliver lösvikt',
  'any-vegetable':
    'Grönsaker, rotfrukter, grönt, grönsakslåda, rotsaker, grönsaksmix, grönsaksrester, rotfruktsmix, soppgrönsaker, grönsak, grönsakerna',
  'stir-fry-vegetables':
    'Wokgrönsaker, grönsaksstavar, råkost, strimlade grönsaker, morotsstavar, rivna morötter, färsk wok, färsk wokmix, råkostmix, grönsaksstick, färska wokgrönsaker, riven morot, wokmix färsk, wokblandning färsk',
  'frozen-vegetables':
    'Frysta grönsaker, grönsaksblandning, fransk grönsaksblandning, grytbitar grönsaker, rotfruktsblandning, fryst wok, wokmix, wokmix fryst, amerikansk grönsaksblandning, wokblandning fryst, Findus wok, italiensk grönsaksblandning, soppgrönsaker frysta, wok fryst, wokgrönsaker frysta',
  apple:
    'Äpplen, äppel, äpplena, svenska äpplen, höstäpplen, matäpplen, snackäpplen, äpple, Ingrid Marie-äpplen, Aroma äpplen, Royal Gala, Pink Lady, Golden Delicious, Discovery-äpplen, Gala, Granny Smith, Jonagold, Rubens, äplen, Kiku, Elise',
  'green-apple': 'Gröna äpplen, grönt äpple',
  pear: 'Päron, päronen, nashipäron, konferenspäron, Conference päron, Alexander Lucas, Clara Frijs, Herrgårdspäron',
  banana: 'Bananer, banan, ekobananer, minibananer, bananklase, bananerna, eko bananer, Chiquita',
  plantain: 'Kokbanan, kokbananer, matbanan',
  orange:
    'Apelsiner, apelsin, blodapelsin, blodapelsiner, pressapelsiner, apelsinskal, rivet apelsinskal, navelapelsin, apelsinerna',
  mandarin: 'Satsumas, mineola, kumquat, satsuma, småcitrus, tangelo',
  clementines: 'Clementiner, clementin, klementiner, klementin',
  mandarins: 'Mandariner, mandarin',
  tangerines: 'Tangeriner',
  grapefruit: 'Grapefrukt, blodgrape, pomelo, grape, röd grape',
  lemon: 'Citroner, citron, citronskal, citronzest, rivet citronskal, ekocitron, ekologisk citron',
  lime: 'Lime, limefrukter, limes, limeskal, limefrukt',
  grapes:
    'Vindruvor, druvor, gröna druvor, röda druvor, kärnfria druvor, kärnfria vindruvor, blå druvor, druva, vindruva',
  strawberry: 'Jordgubbar, gubbar, smultron, svenska jordgubbar, jordgubb, jordgubbe, jordgubbarna',
  raspberry: 'Hallon, hallonask, färska hallon',
  blackberry: 'Björnbär, boysenbär, mullbär, fläderbär',
  blueberry: 'Blåbär, amerikanska blåbär, skogsblåbär, odon, färska blåbär',
  cranberry: 'Tranbär, lingon, lingon färska',
  gooseberry: 'Krusbär, physalis, kapkrusbär',
  redcurrants: 'Röda vinbär, vinbär, vita vinbär',
  blackcurrants: 'Svarta vinbär',
  'any-berry':
    'Bär, bärmix, skogsbär, hjortron, havtorn, blandade bär, bärblandning, åkerbär, aronia, färska bär, havtornsbär',
  'frozen-fruit':
    'Frysta bär, fryst frukt, smoothiemix, frysta hallon, frysta blåbär, fryst mango, frysta jordgubbar, fryst bärmix, frysta skogsbär, smoothiemix fryst',
  cherry: 'Körsbär, bigarråer, moreller, surkörsbär, bigarrå',
  peach: 'Persikor, platta persikor, plattpersikor, paraguayos, bergspersika, persika',
  nectarine: 'Nektariner, nektarin, platta nektariner',
  apricot: 'Aprikoser, aprikos',
  plum: 'Plommon, viktoriaplommon, mirabeller, krikon, svenska plommon, plommonen',
  greengages: 'Renklor, reine claude, renkloder',
  mango: 'Mango, mangor, mangofrukt, ätmogen mango',
  papaya: 'Papaya',
  'passion-fruit': 'Passionsfrukt, maracuja, passionsfrukter',
  pineapple: 'Ananas, hel ananas, färsk ananas, babyananas',
  kiwi: 'Kiwi, guldkiwi, kiwifrukt, gul kiwi, minikiwi, kiwier, kiwis, gulkiwi',
  melon: 'Melon, galiamelon, piel de sapo, nätmelon, galia, meloner, melonhalva',
  cantaloupe: 'Cantaloupemelon, cantaloupe, charentaismelon',
  honeydew: 'Honungsmelon',
  watermelon: 'Vattenmelon, minivattenmelon, kärnfri vattenmelon',
  coconut: 'Kokosnöt, hel kokosnöt',
  pomegranate: 'Granatäpple, granatäpplen',
  fig: 'Fikon, färska fikon',
  date: 'Dadlar, dadel, medjooldadlar, färska dadlar, torkade dadlar, urkärnade dadlar',
  guava: 'Guava, rambutan, mangostan, longan, durian, cherimoya, tamarillo, kaktusfikon, jackfrukt färsk',
  lychees: 'Litchi, lychee, litchiplommon',
  'dragon-fruit': 'Drakfrukt, pitahaya, pitaya',
  'star-fruit': 'Carambola, stjärnfrukt',
  persimmons: 'Kaki, sharon, persimon, sharonfrukt, kakifrukt, persimonfrukt',
  quince: 'Kvitten, rosenkvitten',
  'any-fruit': 'Frukt, fruktkorg, fruktlåda, fruktskål, frukter, frukterna',
  'cut-fruit':
    'Skuren frukt, fruktmix, färsk ananas i bitar, granatäppelkärnor, melonbitar, fruktbägare, fruktbitar, fruktstavar, melonmix, skuren melon, fruktfat, skuren ananas, uppskuren frukt, fruktspett, skalad ananas, mangobitar färska',
  'fruit-salad': 'Fruktsallad, fruktsallad färsk',
  'dried-fruit':
    'Torkad frukt, torkade bär, bananchips, gojibär, äppelringar, korinter, torkade äpplen, torkade äppelringar, fruktblandning torkad, torkade hjortron, äppelchips, torkade blåbär, inkabär',
  raisins: 'Russin',
  sultanas: 'Sultanrussin, sultaniner',
  prunes: 'Katrinplommon, torkade plommon, sviskon',
  'dried-apricots': 'Torkade aprikoser, aprikoser torkade, torkad aprikos',
  'dried-cranberries': 'Torkade tranbär, tranbär torkade',
  'dried-figs': 'Torkade fikon, fikon torkade',
  'dried-mango': 'Torkad mango',
  juice:
    'Juice, fruktjuice, multivitaminjuice, tropisk juice, grapejuice, festisar, fruktdryck, päronjuice, mangojuice, juicepaket, blåbärsdryck, lingondryck, svartvinbärsdryck, juicetetra, fruktsaft drick, körsbärsjuice, granatäppeljuice, äppeldryck, rabarberdryck, Festis, Bravo juice, God Morgon juice, Brämhults juice kyld, Tropicana juice, Piggelin dryck, Rynkeby juice, Capri-Sun',
  'apple-juice': 'Äppeljuice, äppelmust, must, äppeldricka, Kiviks must, äppelmust färsk, Kiviks äppelmust',
  'cranberry-juice': 'Tranbärsjuice, tranbärsdryck',
  'pineapple-juice': 'Ananasjuice',
  'grape-juice': 'Druvjuice, druvmust',
  'orange-juice': 'Apelsinjuice, blodapelsinjuice, aposjuice, apelsinjuicen',
  'fresh-juice':
    'Färskpressad juice, färskpressad apelsinjuice, morotsjuice, råpressad juice, pressad apelsin, ingefärsshot, shot ingefära, selleri juice, nypressad juice, rödbetsjuice, färskpressat, gurkmejashot, wellness shot, sellerijuice, ingefärsshots',
  smoothie: 'Smoothie, smoothies, fruktsmoothie, Innocent smoothie, Froosh',
  nectar: 'Nektar, mangonektar, aprikosnektar, fruktnektar, persikonektar',
  'tomato-juice': 'Tomatjuice, grönsaksjuice',
  'lemon-juice': 'Citronjuice, pressad citron, citronsaft, citronjuice flaska',
  'lime-juice': 'Limejuice, limesaft',
  'squash-drink':
    'Saft, blandsaft, jordgubbssaft, hallonsaft, svartvinbärssaft, flädersaft, saftkoncentrat, lingonsaft, flädersaft koncentrat, blåbärssaft, saftflaska, apelsinsaft, citronsaft blandsaft, vinbärssaft, stilldrink koncentrat, rabarbersaft, jordgubbssaft koncentrat, outspädd saft, BOB saft, Fun Light, Ekströms saft, Sodastream-smak, Sodastream sirap',
  'soft-drink':
    'Läsk, läskedryck, julmust, påskmust, svagdricka, lättdryck, hallonsoda, fruktsoda, läskburk, läskflaska, seven up, sportdryck, päronsoda, läskeblask, ginger ale, bitter lemon, russian, svagdryck, vitaminwell, vitamindryck, mjödus, maltdryck, bordsdricka, isodrink, Fanta, Sprite, Zingo, Pommac, Trocadero, Loranga, Champis, Sockerdricka, Vira Blåtira, Schweppes, Cuba Cola, Apotekarnes, läskburkar, Portello, Gatorade, Powerade, Grappo, Vitamin Well, Dr Pepper, Mountain Dew, läsken, Njutning läsk',
  cola: 'Cola, cola zero, coke zero, Coca-Cola, coca cola, Pepsi, Coke, Pepsi Max, Coca-Cola Zero, Coca cola zero',
  lemonade: 'Lemonad, citronlemonad, citronläsk, lemonade',
  'ginger-beer': 'Ginger beer, ingefärsdricka',
  'tonic-water': 'Tonic, tonic water, tonicvatten',
  'energy-drink':
    'Energidryck, energidricka, Red Bull, Nocco, Celsius, Celsius burk, Powerking, power king, Clean Drink, Monster energi',
  'iced-tea': 'Iste, ice tea, Lipton ice tea, is-te, Nestea, Arizona',
  water:
    'Vatten, mineralvatten, bubbelvatten, kolsyrat vatten, bordsvatten, källvatten, sodavatten, kolsyrat, stilla vatten, Ramlösa, Loka, Loka Citron, Imsdal, Mälarvatten, Apotekarnes vatten, Vichy Nouveau, Evian, Bonaqua, vattenflaska fylld, Malmberg, Guttsta Källa',
  'coconut-water': 'Kokosvatten',
  kombucha: 'Kombucha, vattenkefir',
  beer: 'Öl, folköl, starköl, lättöl, mellanöl, ölburk, bira, veteöl, alkoholfri öl, julöl, påsköl, alkoläsk, ölflak, hard seltzer, radler, pilsner, öl på burk, ölburkar, Mariestads, Pripps, Pripps Blå, Norrlands Guld, Falcon, Heineken, Carlsberg, Spendrups, Eriksberg, ölen, Sofiero, Åbro, Corona, Melleruds, Zeunerts',
  lager: 'Lager, ljus lager, pilsneröl, pils',
  ale: 'Ale, pale ale, neipa, IPA, APA',
  stout: 'Stout, porter, Guinness, Carnegie porter',
  cider:
    'Cider, päroncider, äppelcider, alkoholfri cider, Rekorderlig, Somersby, Kopparberg, Briska, Herrljunga cider, Xider',
  wine: 'Vin, glögg, boxvin, lådvin, bag-in-box, vinbox, alkoholfritt vin, alkoholfri glögg, vinflaska, hemgjort vin, vinglögg, rosévin box, bib-vin, BiB, Blossa',
  'red-wine':
    'Rödvin, rött vin, rödtjut, rödvin box, Rioja, Chianti, Amarone, Ripasso, Cabernet, Merlot, Shiraz, Malbec, Primitivo, Apothic',
  'white-wine':
    'Vitt vin, vitvin, matlagningsvin vitt, Riesling, Chardonnay, Sauvignon Blanc, Pinot Grigio, Chablis, Grüner Veltliner',
  rose: 'Rosévin, rosé, rosévinet',
  'sparkling-wine':
    'Mousserande vin, bubbel, cava, mousserande, skumpa, crémant, bubbelvin, alkoholfritt bubbel, Freixenet',
  prosecco: 'Prosecco',
  champagne: 'Champagne, champagneflaska',
  'fortified-wine': 'Starkvin, marsala, madeira, Campari, Aperol, Lillet',
  sherry: 'Sherry',
  port: 'Portvin',
  vermouth: 'Vermouth, vermut, Martini',
  mirin: 'Mirin',
  sake: 'Sake, saké',
  spirits:
    'Sprit, snaps, brännvin, akvavit, likör, punsch, amaretto, limoncello, grappa, ouzo, sambuca, triple sec, spritflaska, nubbe, kryddsnaps, calvados, fireball, hembränt, bitters, O.P. Anderson, OP Anderson, Jägermeister, Xanté, Kahlua, Cointreau, Minttu, Fernet, Arrak, Skåne Akvavit, Fisk shot',
  gin: 'Gin',
  vodka: 'Vodka, renat, Absolut, Explorer, Absolut vodka, Koskenkorva',
  rum: 'Mörk rom, ljus rom, rum, Bacardi, rom sprit, Captain Morgan, Havana Club',
  whisky: 'Whisky, whiskey, bourbon, singel malt, single malt, Jack Daniels, Famous Grouse, Mackmyra',
  tequila: 'Tequila, mezcal',
  brandy: 'Konjak, cognac, brandy, eau de vie',
  'cream-liqueur': 'Gräddlikör, äggtoddylikör, ägglikör, Baileys',
  coffee:
    'Kaffe, bryggkaffe, kokkaffe, kaffekapslar, espresso, kaffepulver, kaffepaket, mörkrost, presskaffe, kaffepads, malet kaffe, Zoégas, Gevalia, Löfbergs, Löfbergs Lila, Skånerost, Mellanrost, Arvid Nordquist kaffe, Nespresso, Nespressokapslar, Dolce Gusto, Lavazza, Classic kaffe, koffeinfritt kaffe, kaffet, Lindvalls, Johan & Nyström, kaff',
  'coffee-beans': 'Kaffebönor, hela kaffebönor, espressobönor, hela bönor, hela bönor kaffe',
  'instant-coffee': 'Snabbkaffe, pulverkaffe, cappuccinopulver, kaffesticks, Nescafé, Nescafe',
  'brewed-coffee':
    'Bryggt kaffe, cold brew, kaffe i termos, kaffeslatt, kaffe bryggt, kallt kaffe, kokt kaffe, gammalt kaffe',
  tea: 'Te, svart te, tepåsar, rött te, chai, teblad, fruktte, löste, chaite, vitt te, Earl Grey, tepåse, Lipton te, Söderblandning, Twinings te, Kobbs te, English Breakfast, Darjeeling, Pukka te, Yogi te',
  'green-tea': 'Grönt te, sencha, gröntte',
  'herbal-tea': 'Örtte, kamomillte, ingefärste, nyponte, kamomill, fänkålste, citronte',
  'peppermint-tea': 'Pepparmyntste, pepparmintste, myntate, mintte',
  rooibos: 'Rooibos, rooiboste, rooibos te',
  matcha: 'Matcha, matchapulver, matchate',
  'brewed-tea': 'Bryggt te, kallt te, bubble tea, bubbelte, te i kanna',
  'hot-chocolate':
    "Kakao, chokladpulver, chokladdryckspulver, drickchoklad, kakaopulver, bakkakao, O’boy, Oboy, varm choklad, O’boy pulver, O'boy, Nesquik, Ögonkakao, Ovomaltine, varma koppen choklad",
  'drink-mix':
    'Dryckespulver, proteinpulver, vassleprotein, whey, vitaminbrus, resorbpulver, proteinpulver vanilj, kollagenpulver, brustabletter, saftpulver, elektrolytpulver, ärtproteinpulver, kreatin, BCAA, Star Nutrition, PWO',
  'ready-shake':
    'Måltidsersättning, näringsdryck, måltidsdryck, Nutridrink, Fresubin, Nutrilett, Allévo, Huel dryck, Yfood, Nutrilett shake',
  'fruit-punch': 'Bål, sangria, fruktbål, hemgjord lemonad, sommarbål',
  'ready-cocktail':
    'Cocktail på burk, färdigblandad drink, cocktail, drinkburk, färdigdrink, drink på burk, GT på burk, gin och tonic burk',
  'ice-cubes': 'Isbitar, is, krossad is, ispåse, påse is',
  crisps:
    'Chips, potatischips, ostbågar, cheez doodles, sourcream chips, grillchips, dillchips, linschips, rotfruktschips, jordnötsringar, snacks, lantchips, dipchips, räfflade chips, majskrokar, chipspåse, grönkålschips, chipsen, sourcream onion, popchips, kikärtschips, snacksmix, friterade grisöron chips, grisöron snacks, lök ringar snacks, jordnötskrokar, Estrella, OLW, OLW chips, Pringles, Ostkrokar, Svenska Lantchips, Cheez Cruncherz, Smash snacks, Sourcream & Onion, Linsdippers, Lökringar',
  'tortilla-chips':
    'Tortillachips, nachochips, tacochips, nachos, majschips, Doritos, nacho chips, tortilla chips',
  'prawn-crackers': 'Räkchips, krupuk',
  poppadoms: 'Papadum, pappadams, poppadoms',
  popcorn: 'Popcorn, färdigpoppade popcorn, smörpopcorn, micropop, micropopcorn',
  'popping-corn': 'Popcornmajs, mikropopcorn, mikropop, popcornkärnor, Micropop OLW',
  pretzels: 'Saltpinnar, salta pinnar, salta kringlor, pretzels, saltkringlor, saltsticks, salta sticks',
  'soft-pretzel': 'Mjuk pretzel, bretzel, laugenbretzel',
  crackers:
    'Kex, saltkex, smörgåskex, ostkex, majskex, krackers, cracker, rån smörgås, smörgåsrån, fröknäcke kex, ostkrisp, majskakor, linskakor, ostpinnar, deliciouskex, salta kex, crackers, TUC, Ritz, Digestive salt, mariekex salt, Göteborgs Smörgåsrån, Utvalda kex, Guld Marie salt, Finn Crisp kex',
  'rice-cakes': 'Riskakor, chokladriskakor, riskaka, Friggs riskakor, Friggs, Friggs majskakor',
  oatcakes: 'Havrekex, oatcakes, havrekakor salta',
  crispbread:
    'Knäckebröd, knäcke, skorpor, tunnknäcke, fröknäcke, kardemummaskorpor, krisprolls, hårt tunnbröd, rågrut, spisbröd, sportknäcke, Wasa Husman, Husman, Leksands knäcke, Leksandsbröd, Wasa Sport, skorpa, Finn Crisp, Rågi, Wasa Rågi, Skogaholms skorpor, hårt bröd, Wasabröd, Vikaknäcke, Vika bröd, Pyramid bageri, Falu rågrut, Falu Råg-Rut, Korsnäsbröd, Mora knäcke',
  breadsticks: 'Grissini, brödpinnar, grissinipinnar',
  'cream-crackers': 'Cream crackers',
  biscuits:
    'Kakor, småkakor, havreflarn, bondkakor, chokladkex, cookies, maryland cookies, hallongrottor, schackrutor, chokladsnittar, kolakakor, kolasnittar, cantuccini, biscotti, finska pinnar, wafer, rullrån, havrekakor, mandelskorpor, savoiardikex, sockerkringlor, kakpaket, kakburk, savoiardi, jitterbuggar, chokladflarn, nötkakor, spröda kakor, makroner, kokostoppar, smörkakor, chokladbollskex, mördegskakor, syltkakor, speculoos, fikakakor, kaka torr, kex söta, Ballerina, Singoalla, Mariekex, Brago, Oreo, Göteborgs Kex, Noblesse kakor, Guldmarie, Ballerinakex, kakorna, Maryland, biskvier torra, Ballerina kladdkaka, kaffebröd torrt, Gille, Karen Volf, tekakor söta, Remi, Lotus kex, Finax småkakor',
  digestives: 'Digestive, digestivekex, Digestives',
  shortbread: 'Shortbread, mördegskaka, spritsar, spritskransar',
  gingerbread:
    'Pepparkakor, lebkuchen, pepparkakshus, pepparkaka, mjuk pepparkaka torr, Annas pepparkakor, Nyåkers pepparkakor',
  'cookie-dough': 'Kakdeg, cookiedeg, pepparkaksdeg, cookie dough, kakdeg färsk',
  chocolate:
    'Choklad, chokladkaka, mjölkchoklad Marabou, chokladask, praliner, chokladägg, chokladkalender, chokladtomte, chokladbitar, tryffel, chokladtryffel, chokladdragé, chokladhjul, chokladpraliner, blockchoklad, kuvertyr, choklad övertäckta russin, Marabou, Daim, Kexchoklad, Plopp, Dumle, Snickers, Twix, Kinder, Lindt, Aladdin, Toblerone, Fazers blå, Geisha, Schweizernöt, Noblesse, Kinderägg, adventskalender choklad, Merci, Ferrero Rocher, M&M, Bounty, KitKat, Maltesers, Non Stop, Ahlgrens chokladbilar, chokladkakor, Marabou Mjölkchoklad, Rolo, Riesen, Guldnougat, nougat choklad, Ritter Sport, påskhare choklad, After Eight, Marabou Daim, skumtomte choklad, Crispy Rice, Gott & blandat choklad, chokladpudding torr, Tupla, Lakrits choklad, Anton Berg, Kinder Bueno, juleskum choklad, Marschoklad, Fazer choklad, Paradisask',
  'dark-chocolate':
    'Mörk choklad, bakchoklad, blockchoklad mörk, mörk kuvertyr, bitterchoklad, Marabou Premium',
  'milk-chocolate': 'Mjölkchoklad, ljus kuvertyr, ljus choklad',
  'white-chocolate': 'Vit choklad',
  'chocolate-chips': 'Chokladknappar, chokladdroppar, chokladchips, chocolate chips, hackad choklad',
  sweets:
    'Godis, lösgodis, lördagsgodis, kola, karameller, klubbor, polkagrisar, polkagris, skumtomtar, juleskum, tablettask, halstabletter godis, plockgodis, godispåse, nougat, gräddkola, julgodis, påskgodis, smågodis, sockervadd, sega råttor, sega bitar, hallon lakritsskallar, geléhallon, colanappar, ischoklad, fudge, turkisk peppar godis, tuggkola, godisbitar, kolasnören, brända mandlar, vingummi, chokladsnören, knäck, Djungelvrål, Läkerol, Mentos, Tutti Frutti, Fizzypop, Gott & Blandat, Ahlgrens Bilar, Bilar, Skittles, Marianne, Werther’s Original, Nötcrème, Chupa Chups, Sour Patch, Brynild, Toffifee, Candy King, Karamellkungen, Maoam, Pim Pim, godispåsar, Aakeson',
  'gummy-bears':
    'Gelégodis, vingummin, geléhjärtan, nallar, sega nallar, surt godis, sura nappar, sura godisar, Haribo, Malaco Gott, Nappar, Malaco, Haribo Nappar, S-märke, BUBS',
  liquorice:
    'Lakrits, lakritsgodis, saltlakrits, saltlakrits skum, lakritsremmar, salmiak, Lakritsbåtar, Lakerol lakrits, Lakrisal, Turkisk Peppar, Lakritsfabriken',
  'chewing-gum': 'Tuggummi, toy tuggummi, Extra tuggummi, Stimorol, Jenkki, Hubba Bubba, tuggumi',
  peppermints:
    'Mintpastiller, pepparmintskarameller, mintkyssar, polomint, Tic Tac, Fisherman’s Friend, Läkerol mint',
  marzipan: 'Marsipan, mandelmassa, marsipanfigur, marsipangris, Odense marsipan, Odense mandelmassa',
  halva: 'Halva',
  marshmallows: 'Marshmallows, grillskum, skumgodis vitt, marshmallow',
  nuts: 'Nötter, nötmix, nötblandning, blandade nötter, studentmix, trailmix, naturgodis, salta nötter, nötpåse, nötter & frukt, nötmix naturell',
  cashews: 'Cashewnötter, cashew, cashewnöt, cashew nötter',
  walnuts: 'Valnötter, valnöt, valnötskärnor',
  pecans: 'Pekannötter, pecannötter, pekannöt',
  'pine-nuts': 'Pinjenötter, pinjekärnor',
  'brazil-nuts': 'Paranötter, paranöt',
  'macadamia-nuts': 'Macadamianötter, macadamia',
  peanuts:
    'Jordnötter, salta jordnötter, jordnöt, rostade jordnötter, skaljordnötter, osaltade jordnötter, chilinötter',
  almonds:
    'Mandel, mandlar, mandelmjöl, mandelspån, hackad mandel, sötmandel, mald mandel, skållad mandel, bittermandel, mandelflarn malda, flagad mandel, saltmandel, rökta mandlar, rostade mandlar, mandelpulver',
  hazelnuts: 'Hasselnötter, hasselnöt, hasselnötskärnor, hackade hasselnötter',
  pistachios: 'Pistagenötter, pistage, pistaschnötter, pistaschmandel, pistagekärnor, pistasch',
  chestnuts: 'Kastanjer, äkta kastanjer, ätliga kastanjer',
  'chestnuts-cooked': 'Kokta kastanjer, kastanjepuré, förkokta kastanjer',
  seeds:
    'Frön, frömix, fröblandning, hampafrön, psylliumfrö, fiberhusk, psyllium, kärnmix, psylliumfröskal, salladstopping, salladsfrön, fröer',
  'sunflower-seeds': 'Solrosfrön, solroskärnor, solrosfrö',
  'pumpkin-seeds': 'Pumpafrön, pumpakärnor, pumpkärnor, pumpafrö',
  'chia-seeds': 'Chiafrön, chia, chiafrö',
  'sesame-seeds': 'Sesamfrön, sesam, svarta sesamfrön, sesamfrö',
  flaxseed: 'Linfrön, krossade linfrön, hela linfrön, krossat linfrö, linfrö',
  'cereal-bar':
    'Müslibar, proteinbar, müslibars, nötbar, energibar, proteinbars, fruktbar, granolabar, havrebar, mellanmålsbar, dadelbar, nötbars, Corny, Barebells, Barebells bar, Nick’s bar, Eat Natural, Njie bar, Nakd, Gainomax bar, Gainomax, Risenta bar',
  'energy-balls':
    'Energibollar, proteinbollar, dadelbollar, rawbollar, chokladbollar, havrebollar, delicatoboll, chokladboll, havreboll, Delicatobollar',
  cake: 'Sockerkaka, mjuk kaka, kladdkaka, tigerkaka, toscakaka, kärleksmums, mockarutor, morotskaka, sockerkaksbotten, tårtbotten, tårtbottnar, silviakaka, mazarin, mazariner, dammsugare, punschrullar, arraksbollar, biskvi, skärelkaka, citronkaka, lyxkaka, rulltårta, mjuk pepparkaka, apelsinkaka, mandelkaka, spettekaka, formkaka, ambrosiakaka, vetekaka, chokladbiskvi, brysselkex kaka, fikabröd, saffranskaka, wienerlängd kaka, kladdkakan, mandeltårta, toscatårta, kaka, kakor till kaffet, rulltårta torr, chokladkaka mjuk, biskvier, rabarberkaka torr, Pågens kaka, blåbärskaka mjuk, ballerinatårta torr, Almondy, Almondy tårta, saffranspannkaka torr, Budapestlängd torr, Lyckans kladdkaka',
  muffins: 'Muffins, muffin, blåbärsmuffins, chokladmuffins, muffinsar',
  cupcakes: 'Cupcakes, cupcake',
  brownies: 'Brownie, brownies',
  flapjacks: 'Havrerutor',
  'banana-bread': 'Bananbröd, banankaka',
  panettone: 'Panettone',
  stollen: 'Stollen',
  'fruit-cake': 'Fruktkaka, engelsk fruktkaka, russinkaka, julkaka',
  'cream-cake':
    'Tårta, prinsesstårta, gräddtårta, bakelse, semla, smörgåstårta söt, princesstårta, napoleonbakelse, jordgubbstårta, chokladtårta, petit-chou, vaniljbulle, budapestbakelse, gräddbakelse, schwarzwaldtårta, morotstårta, marängtårta, tårtbit, fastlagsbulle, wienerbröd med vaniljkräm, vaniljhjärta, vaniljhjärtan, födelsedagstårta, tårtan, hetvägg, gräddkaka, banoffeepaj, budapestrulle, éclair, kubb med grädde, marängsviss, solskensbulle, semlan, moussetårta, budapestlängd, pastéis de nata, key lime-paj, citronmarängpaj, semlor, petit chou, bakelser, Pastel de nata, tårtor',
  doughnut:
    'Munkar, donuts, sockermunk, äppelmunk, syltmunk, churros, munkring, klenäter, struva, munkhål, munk, donut, Berliner, dounts, munkarna',
  'pastry-sweet':
    'Vetebröd, bulle, kardemummabulle, wienerbröd, lussekatter, lussebullar, saffransbröd, vetelängd, vetebullar, äppelwienerbröd, kaffebröd, vetekrans, kaffelängd, gifflar, spandauer, wienerlängd, saffranslängd, kanellängd, fikabullar, saffransbullar, smörkaka bulle, kringla söt, sockerbullar, butterkaka, karlsbaderbullar, vetekringla, blåbärsbullar, bullängd, karlsbaderlängd, chokladwienerbröd, wienerstång, bullar, kardemummabullar, lussekatt, Pågens Gifflar, wienerbröden, Pågen bullar, vetebulle, lussebulle',
  scones: 'Scones',
  'hot-cross-buns': 'Hot cross buns',
  'cinnamon-rolls': 'Kanelbullar, kanelsnäckor, kanelsnurror, kanelbulle, kanelsnurra, kanelbullarna',
  teacakes: 'Russinbröd, russinbullar, tebröd, vörtbröd med russin, julbröd med russin',
  baklava: 'Baklava, baklawa',
  croissant:
    'Croissanter, brioche, smörcroissant, chokladcroissant, giffel croissant, pain au chocolat, croissant, briochebröd sött, crosissant',
  'fruit-pie':
    'Bärpaj, blåbärspaj, rabarberpaj, fruktpaj, hallonpaj, körsbärspaj, äppelkaka, rabarberkaka, blåbärskaka, hjortronpaj, jordgubbspaj, persikopaj, blåbärsrutor, päronpaj, lingonpaj, plommonkaka, plommonpaj, tarte tatin, bärkaka, fruktkaka färsk',
  'apple-pie': 'Äppelpaj, appelpaj, apelpaj',
  'apple-crumble': 'Smulpaj, äppelsmulpaj, crumble, rabarbersmulpaj, blåbärssmulpaj',
  'mince-pies': 'Mince pies',
  waffles: 'Våfflor, frasvåfflor, belgiska våfflor, våffla',
  pancakes:
    'Pannkakor, plättar, crêpes, crepes, ugnspannkaka, fläskpannkaka, blinier, amerikanska pannkakor, tjockpannkaka, ugnspannkakan, saffranspannkaka, bananpannkakor, fattiga riddare, pannkaka, raggmunk, raggmunkar, råraka, rårakor, pannkakorna, Findus pannkakor, pankakor, plätt, blini',
  'pancake-batter': 'Pannkakssmet, våffelsmet, plättsmet, smet, crêpesmet',
  'idli-batter': 'Dosasmet, idlismet',
  meringue: 'Maränger, marängbotten, macarons, marängbottnar, marängtoppar, maräng',
  tofu: 'Tofu, rökt tofu, silkestofu, marinerad tofu, fast tofu, japansk tofu, tofukuber',
  tempeh: 'Tempeh',
  seitan:
    'Vegofärs, sojafärs, quornfärs, vegokorv, vegobullar, vegetariska bullar, vegetarisk färs, quorn, quornbitar, seitan, vegokyckling, vegobacon, sojakorv, vegetarisk korv, vegansk korv, formbar färs, vegonuggets, vegoschnitzel, vegopålägg, växtbaserad färs, köttersättning, vegetarisk, vegetariskt, vegansk, veganskt, vegan, vego, veg., vegobitar, ärtfärs, växtbaserad kyckling, sojabullar, vegofilé, quornbullar, växtbaserade bullar, linsfärs, mykoprotein, vegansk färs, vegoskivor, vegoskinka, plantkorv, vegetariska köttbullar, veganska köttbullar, vegokebab, veganska nuggets, växtbaserad korv, vegansk skinka, vegansk falukorv, vegofalukorv, Quornfilé, Oumph, Anammafärs, Hälsans Kök färs, veganskt pålägg, vegetariska, veganska, Beyond Meat, Peas of Heaven, Hälsans Kök bullar, vegofiléer, Tzay',
  'veggie-burger':
    'Vegoburgare, vegetarisk burgare, halloumiburgare, bönburgare, sojaburgare, grönsaksbiffar, vegobiffar, rödbetsbiffar, vegansk burgare, vegetariska biffar, bönbiffar, broccolibiffar, morotsbiffar, quornburgare, linsbiffar, vegetariska burgare, veggieburgare, veganburgare, kikärtsbiffar, potatisbiffar vego, växtbaserad burgare, svampburgare, grönsaksburgare, rödbetsburgare, grönsaksbiff, Beyond Burger',
  falafel: 'Falafel, falafelbollar, falaflar',
  'textured-soy': 'Sojagranulat, torkad sojafärs, sojaproteingranulat, sojabitar torkade, sojaprotein torkat',
  miso: 'Miso, misopasta',
  bread:
    'Bröd, limpa, formfranska, rostbröd, toast, franskbröd, kavring, levain, lantbröd, sirapslimpa, vörtbröd, vörtlimpa, matbröd, toastbröd, fröbröd, morotsbröd, brödlimpa, brödskiva, havrebröd, valnötsbröd, dinkelbröd, sandwichbröd, brödkant, sammetslimpa, kastad limpa, bageribröd, brytbröd, smålandslimpa, filmjölkslimpa, grytbröd, solrosbröd, julbröd, julvört, knallhatt limpa, potatisbröd, proteinbröd, formbröd, lantbröd surdeg, ljust bröd, grovt bröd, fullkornsbröd skivat, Lingongrova, Jättefranska, Roast’n Toast, Roast n toast, vitt bröd, mörkt bröd, Skogaholmslimpa, Hönökaka, Pågen bröd, Rasker, Pågenlimpan, smörgåsrån bröd, hembakat bröd, Fazer bröd, skivat bröd, brödskivor, rostat bröd, brödet, brödkanter, Lantbrödet, Frökusar bröd, Rågkusar limpa, Polarbröd, bröt, Rågbitar, Schysst Kärna, Lingongrovan, Pågen Lingongrova, glutenfritt bröd',
  sourdough: 'Surdegsbröd, surdegslimpa, levainbröd, surdeg bröd, surdegsbrödet',
  'wholemeal-bread':
    'Fullkornsbröd, grovbröd, fullkornslimpa, fullkornsrostbröd, grahamsbröd, fullkornstoast',
  'rye-bread':
    'Rågbröd, danskt rågbröd, pumpernickel, rågsiktslimpa, kärnbröd, rågsurdegsbröd, tyskt rågbröd, rågkavring, kavring skivad, rågkaka bröd, rågsikt bröd, Rugbröd',
  ciabatta: 'Ciabatta, ciabattabröd',
  focaccia: 'Focaccia, foccacia',
  'soda-bread': 'Sodabröd, filbröd',
  rolls:
    'Frallor, hamburgerbröd, korvbröd, småfranska, portionsbröd, tekakor, rågkakor, grova frallor, bullar matbröd, hotdogbröd, briochebröd, baguetter små, frukostbröd, småbröd, valmofrallor, grahamsbullar, burgarbröd, hamburgarbröd, bakeoff-frallor, brioche hamburgerbröd, sesambröd, rundstycken, hålkaka, surdegsfrallor, briochebullar, glutenfria frallor, havrefrallor, matbullar, burgerbröd, potatisbröd hamburgare, fralla, tekaka, Polarkaka, polarkakor, rågkaka, Rågkusar, Frökusar, Polarklämma, Korvbrödsbagarn, bake-off bröd, frallorna, Frukostfrallor, rundstycke, Lantgoda, Lantisar, hålkakor, briochehamburgerbröd, Lantfrallor, korvbrödet',
  baguette:
    'Baguette, pain riche, vitlöksbaguette ofylld, surdegsbaguette, minibaguetter, stenugnsbaguette, baguetter, bagett',
  bagel: 'Bagel, bagels',
  flatbread:
    'Tunnbröd, mjukt tunnbröd, polarbröd tunnbröd, lavash, piadina, mjukkaka, hönökakor tunna, liba, libabröd, lefse, gáhkku, tunnbrödskaka, mjukt bröd platt, plattbröd, tunnbrödet, mjukkakor, Klämmis tunnbröd, Stenugnsbakat tunnbröd',
  naan: 'Naanbröd, nanbröd, vitlöksnaan, naan',
  'pitta-bread': 'Pitabröd, pita, pitabröden',
  chapatis: 'Chapati, roti, chapatibröd',
  tortilla:
    'Tortillabröd, tortilla, tortillas, tacoskal, wrapbröd, wraps, tacobröd, tacotubs, majstortilla, minitortillas, mjuka tortillas, taco shells, Santa Maria tortilla, tortilabröd, tortillor',
  crumpets: 'Crumpets',
  'english-muffins': 'Engelska muffins, english muffins',
  'garlic-bread': 'Vitlöksbröd, vitlöksbaguette, örtbaguette, kryddsmörsbaguette, vitlöksbaguetter',
  breadcrumbs:
    'Ströbröd, panko, krutonger, skorpmjöl, pankoströbröd, brödsmulor, rostad lök krutong, brödkrutonger, skorpsmulor, Ströbaren',
  'pizza-dough':
    'Pizzadeg, deg, surdeg, bröddeg, färsk pizzadeg, vetedeg, jäsdeg, surdegsgrund, croissantdeg, kyld pizzadeg, bulldeg, wontonplattor, gyozaplattor, kyld deg, piroggdeg, surdegsstart, croissantdeg på burk',
  pastry:
    'Smördeg, pajdeg, filodeg, mördeg, smördegsplattor, färsk smördeg, kyld pajdeg, smördegsrulle, Pajdeg färdig, smördegsplatta',
  'pizza-base': 'Pizzabotten, pizzabottnar, tunna pizzabottnar',
  'yorkshire-pudding': 'Yorkshirepudding',
  rice: 'Ris, långkornigt ris, sushiris, grötris, rundkornigt ris, parboiled ris, avorioris, vildris, risgryn, boil in bag ris, klibbris, thairis, matris, rispåse, ris i påse, jasminris torrt, Uncle Ben’s, Ben’s Original ris, Geisha ris, grötris torrt, Avorio, Geisha Jasminris, Fitness ris',
  'basmati-rice': 'Basmatiris, basmati',
  'brown-rice': 'Fullkornsris, råris, brunt ris',
  'risotto-rice': 'Risottoris, arborio, arborioris, carnaroliris, avorioris risotto',
  'jasmine-rice': 'Jasminris',
  tin: 'Konserver, konservburk, konservburkar',
  'rice-pouch': 'Mikroris, färdigkokt ris i påse, snabbris, ris i mikropåse, microris, 2-minutersris',
  'cooked-rice':
    'Kokt ris, risrester, pilaff, risrätt, rissallad, onigiri, poké ris, bibimbap, nasi goreng, kokt jasminris, kokt basmatiris, jollof, gimbap, risbollar, färdigkokt ris, riset, kokosris, arancini, ris kokt, djuvec ris kokt',
  'fried-rice': 'Stekt ris',
  risotto: 'Risotto, svamprisotto',
  paella: 'Paella',
  biryani: 'Biryani',
  quinoa:
    'Quinoa, hirs, matvete, dinkel, amarant, speltkorn, vetekorn, bovete kross, hirskorn, mathavre, helt korn, dinkelkorn, havreris, råghack, emmervete, korngryn hela',
  couscous: 'Couscous, kuskus, pärlcouscous, cous cous, cous-cous',
  'bulgur-wheat': 'Bulgur, bulghur, fullkornsbulgur',
  'pearl-barley': 'Matkorn, korngryn, pärlkorn, kornris',
  polenta: 'Polenta, majsgryn, polentagryn',
  semolina: 'Mannagryn, semolina, durumvete gryn, sagogryn',
  buckwheat: 'Bovete, bovetegryn, helt bovete',
  'cooked-grains':
    'Kokt quinoa, kokt bulgur, kokt couscous, tabbouleh, couscoussallad, quinoasallad, bulgursallad, matvetesallad, tabouli, kokt matvete, buddha bowl, kokt korn',
  pasta:
    'Pasta, makaroner, snabbmakaroner, fusilli, tagliatelle, farfalle, gnocchetti, pastaskruvar, idealmakaroner, fullkornspasta, pappardelle, linguine, rigatoni, bandspaghetti, linspasta, snäckor pasta, cannelloni, torkad pasta, bönpasta, kikärtspasta, glutenfri pasta, gammaldags idealmakaroner, pastan, pastasnäckor, pastapaket, bokstavspasta, pastafjärilar, torr pasta, ungspasta, ärtpasta, tortiglioni, mafalda, Kungsörnens pasta, Barilla pasta, pastagratin torr, Ideal makaroner, makaronerna',
  spaghetti: 'Spaghetti, fullkornsspaghetti, capellini, spagetti, spagettin, spagetthi',
  penne: 'Penne, penne rigate, pennepasta',
  macaroni: 'Makaroni, gammaldags makaroner, stuvmakaroner, macaroni, makarunor, macaronier',
  'lasagne-sheets': 'Lasagneplattor, lasagneblad, torkade lasagneplattor, lasagnplattor',
  orzo: 'Orzo, risoni',
  'fresh-pasta':
    'Färsk pasta, färsk tagliatelle, färska lasagneplattor, pierogi, färsk fettuccine, färsk spaghetti, spätzle, färska nudlar, piroger degknyten, färskpasta, Pastella',
  gnocchi: 'Gnocchi, potatisgnocchi',
  ravioli: 'Ravioli, färsk ravioli',
  tortellini: 'Tortellini, tortelloni, färsk tortellini, fylld pasta',
  'cooked-pasta':
    'Kokt pasta, pastarätt, stuvade makaroner, pastagratäng, carbonara, kokta makaroner, makaronipudding, pastarester, pasta carbonara, kycklingpasta, krämig pasta, pasta pesto, spaghetti carbonara, kokt spaghetti, pasta i ugn, pasta alfredo, ramen, kokta nudlar, pho, laxpasta, pastan från igår, baconpasta, pasta arrabiata, pastasallad varm, räkpasta, skinkpasta, skinksås och pasta, pasta bolognese rest, makaroner kokta, pasta kokt, pasta med sås, Gooh pasta, Billys makaroner',
  lasagne:
    'Lasagne, vegetarisk lasagne, lasagnette, kycklinglasagne, spenatlasagne, lax lasagne, lasagneform, lasagna, lasange, lasagnen, laxlasagne',
  'spaghetti-bolognese':
    'Spaghetti och köttfärssås, spagetti och köttfärssås, spaghetti köttfärssås, spaghetti bolognese, pasta och köttfärssås, pasta köttfärssås, spaghetti med köttfärssås, makaroner och köttfärssås, spagetti köttfärssås',
  'macaroni-cheese': 'Mac and cheese, ostmakaroner, mac n cheese',
  'pasta-salad': 'Pastasallad, kycklingpastasallad, pastasalladen',
  'pad-thai': 'Pad thai, phad thai',
  'chow-mein': 'Chow mein, stekta nudlar, yakisoba, nudelwok',
  noodles:
    'Nudlar, glasnudlar, udonnudlar, ramennudlar, woknudlar, sobanudlar, udon, soba, glasnudel, wheat noodles, vetenudlar, udonudlar, äggnudlar torra',
  'egg-noodles': 'Äggnudlar',
  'rice-noodles': 'Risnudlar, risvermicelli, breda risnudlar, risnudel, rispapper',
  'instant-noodles':
    'Snabbnudlar, nudlar i påse, koppnudlar, instantnudlar, nudelkopp, Mr Lee, Yum Yum, Mama nudlar, Mr Noodles, Mr. Lee, Samyang, Indomie',
  lentils:
    'Linser, belugalinser, mungbönor, bruna linser, torkade linser, svarta linser, urid linser, linspåse',
  'red-lentils': 'Röda linser, gula linser, röd lins',
  'green-lentils': 'Gröna linser, puylinser, puy linser',
  'split-peas':
    'Gula ärter, torkade ärter, ärtor gula torkade, torkade gula ärter, gråärter, gröna torkade ärtor, kluvna ärtor, gula ärtor, torkade ärtor',
  'dried-beans':
    'Torkade bönor, bruna bönor torkade, sojabönor, torkade kikärter, torkade vita bönor, svarta bönor torkade, ögonbönor torkade, borlottibönor torkade',
  'tinned-beans':
    'Bönor på burk, bönor, bönmix, borlottibönor, jättebönor, ögonbönor, chilibönor, pintobönor, bönor i chilisås, kokta bönor i tetra, bruna bönor, bönor i tetra, blandade bönor, stora vita bönor burk, bönsallad burk, Zeta bönor, Felix bruna bönor, bruna bönor konserv',
  'baked-beans': 'Vita bönor i tomatsås, baked beans, bönor i tomatsås, vita bönor tomatsås',
  'kidney-beans': 'Kidneybönor, röda bönor, kidney bönor, kidneybönor på burk',
  chickpeas: 'Kikärter, kikärtsburk, kokta kikärter i tetra, kikärtor, kikärter på burk, kikert',
  'black-beans': 'Svarta bönor, svarta bönor på burk',
  'butter-beans': 'Stora vita bönor, smörbönor, limabönor',
  'cannellini-beans': 'Vita bönor, cannellinibönor, vita bönor på burk',
  'refried-beans': 'Refried beans, bönröra mexikansk',
  'tinned-sweetcorn':
    'Majs, majskorn, burkmajs, majsburk, sötmajs, majskärnor, majs på burk, Bonduelle majs, Green Giant majs, minimajs burk',
  oats: 'Havregryn, gryn till gröt, havrekli, vetekli, rågflingor, fiberhavregryn, fyrkornsflingor, grötgryn, vetegroddar, grova havregryn, havre, rågkli, kruskagryn, kruska, dinkelflingor, kornflingor, fiberhavre, speltflingor, AXA havregryn, AXA gröt, bovetegröt torr, 4-korns gröt',
  cereal:
    'Flingor, frukostflingor, puffat ris, chokladpuffar, flingpaket, kornpuffar, råghavrefras, fullkornsflingor, Frosties, Special K, Cheerios, Kalaspuffar, Havre Fras, havrefras, Weetabix, Rice Krispies, Kellogg’s, Coco Pops, Nesquik flingor, Havrekuddar, Lion flingor, All-Bran, Fitness flingor, Paulúns flingor, Quaker Havrefras, Gifflar flingor, flingorna, Axa flingor, Digestive flingor',
  cornflakes: 'Cornflakes, majsflingor, corn flakes',
  muesli:
    'Müsli, musli, fruktmüsli, müslipaket, frukostmüsli, Axa müsli, crunchy müsli naturell, Paulúns müsli, Risenta müsli, Finax müsli, myslie, mysli',
  granola:
    'Granola, rostad müsli, supermüsli, hemgjord granola, crunchy, crunchymüsli, krispmüsli, Start müsli, Paulúns granola, Paulúns Supermüsli',
  'overnight-oats':
    'Overnight oats, över natten-gröt, chiapudding, gröt, havregrynsgröt, kokt gröt, kallgröt, nattgröt, bircher, rågmjölsgröt, havregröt, mannagröt, gröten, overnightoats',
  'tinned-tomatoes':
    'Krossade tomater, burktomater, finkrossade tomater, skalade tomater, tomatkross, krossad tomat, tomatburk, konserverade tomater, hela skalade tomater, krosstomat, pizzatomater, polpa, tomater på burk, hela tomater på burk, krossade tomater burk, körsbärstomater på burk, krosstomater, Mutti krossade, Mutti polpa',
  passata: 'Passerade tomater, passata, passerad tomat, tomatpassata, tomatsås passata',
  'tomato-paste': 'Tomatpuré, tomatkoncentrat, koncentrerad tomatpuré, tomatpure, tomatpuré på tub, tompuré',
  'tinned-fish':
    'Fiskkonserv, makrill i tomatsås, fiskbullar, makrill i tomat, makrillfilé i tomatsås, makrillfilé tomatsås, fiskbullar i hummersås, fiskbullar i dillsås, musslor i vatten, makrill på burk, fiskbullar på burk, Abba fiskbullar, sill på burk, musslor på burk, krabba på burk, torskrom på burk, rökta musslor på burk, rökta ostron burk, Kings Oscar makrill, crabmeat burk, krabbkött på burk, Isabella krabba, stekt strömming på burk, sotare burk',
  'tinned-tuna':
    'Tonfisk på burk, tonfiskburk, tonfisk i vatten, tonfisk i olja, burk tonfisk, konserverad tonfisk, tonfisk vatten, tonfisk i bitar burk, tonfisk i burk, tonfiskburkar',
  'tinned-sardines': 'Sardiner, sardiner i olja, sardiner i tomatsås, sardinburk, sardiner på burk',
  'tinned-salmon': 'Lax på burk, laxkonserv',
  anchovies: 'Sardeller, sardellfiléer, sardellpasta, sardell',
  'tinned-meat':
    'Köttkonserv, spam, Bullens pilsnerkorv, korv på burk, Bullens, pölsa på burk, köttbullar på burk, corned beef på burk, konserverat kött',
  'tinned-soup':
    'Soppa på burk, påssoppa, pulversoppa, varma koppen, soppkonserv, ärtsoppa på korv, soppor i påse, nyponsoppspulver, sopppåse, soppulver, ärtsoppa i korv, Campbells soppa, tomatsoppa på burk, Blå Band soppa, Blåband soppa, Rydbergs påssoppa, ravioli på burk, Knorr soppa, ärtsoppa på tub, ärtsoppa burk, champinjonsoppa burk',
  'tinned-fruit':
    'Frukt på burk, fruktkonserv, fruktcocktail, päronhalvor, jackfruit, burkfrukt, konserverad frukt, mangopuré, fruktpuré, konserverade päron, cocktailbär, amarenakörsbär, päron på burk, mandariner på burk, körsbär på burk, aprikoser på burk, jackfruit på burk, fruktcocktail på burk, mandarinklyftor på burk, päronhalvor på burk, lingonkompott burk',
  'tinned-peaches': 'Persikor på burk, persikohalvor, konserverade persikor, persikor i lag',
  'tinned-pineapple':
    'Ananas på burk, ananasringar, krossad ananas, ananasbitar, ananasburk, ananas i bitar, ananas i juice, ananaskross',
  'apple-sauce': 'Äppelmos, äppelpuré, applemos, mos äpple',
  'stewed-fruit':
    'Fruktkompott, hemgjort äppelmos, hemkokt äppelmos, kompott, rabarberkompott, kokt frukt, fruktsoppa, blåbärssoppa, nyponsoppa, rabarberkräm, jordgubbskräm, bärkräm, blåbärskräm, hallonkräm, körsbärskräm, katrinplommonkräm, aprikoskräm, Ekströms blåbärssoppa, Ekströms nyponsoppa, Ekströms soppa',
  'tinned-vegetables':
    'Grönsakskonserv, bambuskott, kronärtskockshjärtan, vattenkastanjer, palmhjärtan, burksvamp, konserverade champinjoner, vindolmar, kronärtskocksbottnar, kronärtskockor på burk, ärtor på burk, champinjoner på burk, sparris på burk, svamp på burk, skivade champinjoner på burk, rödkål på burk, rödkål burk, kokt rödkål burk, bambuskott på burk, ärter på burk, kantareller på burk, dolmar på burk, rödkål i burk, spenat på burk',
  'coconut-milk': 'Kokosmjölk, kokosgrädde, coconut milk, lätt kokosmjölk, kokoskräm, kokosmjölk på burk',
  ketchup:
    'Ketchup, tomatketchup, sambal oelek, gochujang, chilisås stark, kabanossås, piri piri-sås, ajvar stark, sambal, hot ketchup, ketchupflaska, peri peri, Felix ketchup, Heinz ketchup, currysås på flaska, currysås flaska, kebabsås röd burk, ketsup, currydressing flaska',
  'brown-sauce': 'HP-sås, HP sauce, brun sås flaska',
  'sweet-chilli-sauce':
    'Sweet chilisås, sweet chili, söt chilisås, sweet chilli sauce, chilisås söt, sweetchili, sweet chilli sås',
  'hot-sauce':
    'Stark sås, hot sauce, chilisås, chilisås het, tabascosås, tacosås stark tabasco, Tabasco, Cholula',
  sriracha: 'Sriracha, srirachasås',
  harissa: 'Harissa, harissapasta',
  mayonnaise:
    'Majonnäs, mayonnaise, mayo, aioli, remouladsås, remoulad, chilimajonnäs, hamburgerdressing, tryffelmajonnäs, dressing hamburgare, veganmajonnäs, lättmajonnäs, srirachamajonnäs, majonnäsen, burgarsås, truffle mayo, vegansk majonnäs, rhode island-sås, majonäs, Hellmann’s majonnäs, Kavli majonnäs, vitlökssås flaska, majjo, Hellmanns, Rydbergs remoulad, Felix hamburgerdressing, aiolin, rhode islandsås, Rhode Island',
  'salad-cream': 'Salladskräm',
  'tartare-sauce': 'Tartarsås, sås tartar',
  horseradish: 'Pepparrot, riven pepparrot, färsk pepparrot, pepparrotskräm, pepparrotsvisp',
  'fresh-mayonnaise':
    'Hemgjord majonnäs, bearnaisesås, bearnaise, hollandaisesås, hollandaise, béarnaisesås, béa, färsk aioli, bea-sås, kall bearnaise, Lohmanders bearnaise, beasås, Lohmanders bearnaisesås',
  mustard:
    'Senap, skånsk senap, svensk senap, grov senap, söt senap, grillsenap, julsenap, sötstark senap, honungssenap, senapstub, hotdogsenap, Slotts senap, hovmästarsås burk, Johnny’s senap, Slotts, Johnnys senap, senapen',
  'dijon-mustard': 'Dijonsenap, dijon, fransk senap, Maille',
  'mint-sauce': 'Mintsås, mintgelé',
  'cranberry-sauce': 'Tranbärssås, vinbärssås, tranbärssylt sås',
  wasabi: 'Wasabi, wasabipasta',
  'bbq-sauce':
    'Barbecuesås, bbq-sås, grillsås, marinad, grillmarinad, wokås, woksås, jordnötssås, sataysås, barbecue sauce, grillolja Caj P, hoisin marinad, glaze, plommonsås, ponzu, grillolja, satésås, black bean-sås, BBQ, Caj P, bbq sås, jordnötssås burk, sötsur sås, Sweet & sour sås, Caj P grillolja, Stubbs, Bullseye',
  'hoisin-sauce': 'Hoisinsås, hoisin',
  'oyster-sauce': 'Ostronsås',
  'teriyaki-sauce': 'Teriyakisås, teriyaki, yakitorisås',
  'worcestershire-sauce': 'Worcestershiresås, worcestersås, worchestersås, worcestershire, Lea & Perrins',
  'soy-sauce':
    'Sojasås, soja, japansk soja, kinesisk soja, tamari, mushroom soy, svampsoja, ljus soja, mörk soja, ketjap manis, soya, kecap manis, sojan, shoyu, Kikkoman, Kikkomansoja',
  'fish-sauce': 'Fisksås',
  vinegar:
    'Ättika, vinäger, ättiksprit, rödvinsvinäger, risvinäger, sherryvinäger, hallonvinäger, ättika 12 %, Winborgs ättika, Winborg, ättika 24 %, Perstorps ättika, ättiksprit 12 %, Druvan vinäger',
  'balsamic-vinegar':
    'Balsamvinäger, balsamico, balsamicoglaze, vit balsamvinäger, crema di balsamico, balsamicovinäger, balsamicocreme, vit balsamico, balsamvinäge',
  'cider-vinegar': 'Äppelcidervinäger, cidervinäger, äppelvinäger',
  'white-wine-vinegar': 'Vitvinsvinäger',
  oil: 'Olja, matolja, stekolja, frityrolja, jordnötsolja, avokadoolja, chiliolja, valnötsolja, tryffelolja, oljespray, majsolja, vindruvskärnolja, oljan, matoljan, druvkärneolja, pumpakärnolja, linfröolja, bakspray, formspray, crispy chili oil, chili crisp, sojaolja, linolja ätbar',
  'olive-oil':
    'Olivolja, extra virgin olivolja, jungfruolja, olivoljan, olivolja extra virgin, Zeta olivolja, Zeta',
  'sunflower-oil': 'Solrosolja',
  'sesame-oil': 'Sesamolja',
  'coconut-oil': 'Kokosolja, kokosfett',
  'rapeseed-oil': 'Rapsolja, kallpressad rapsolja, rapsoljan, svensk rapsolja, Zeta rapsolja',
  'vegetable-oil': 'Vegetabilisk olja',
  'salad-dressing':
    'Salladsdressing, dressing, vinägrett, caesardressing, fransk dressing, thousand island-dressing, ranchdressing, kebabsås, kebabdressing, senapsdressing, hovmästarsås, gravlaxsås, Rhode Island-dressing, Felix dressing, Rydbergs dressing, Thousand Island, vitlöksdressing flaska, Caesarsalladsdressing, Rydbergs hovmästarsås, Ceasardressing',
  'homemade-dressing': 'Hemgjord dressing, egen dressing, egengjord dressing, hemgjord vinägrett',
  'pasta-sauce':
    'Pastasås, tomatsås, arrabbiatasås, basilikasås, currysås, tikka masala-sås, färdig pastasås, pizzasås, matlagningssås, tomatsås basilika, lasagnesås, arrabiatasås, kormasås, butter chicken-sås, tikkasås, enchiladasås, fajitasås, Dolmio, Barilla pastasås, korma-sås burk, Zeta pastasås, wokssås burk, köttfärssås på burk, tikka masala-sås burk, Santa Maria sås, Uncle Ben’s sås, Barilla sås, currysås burk, Patak’s, Felix tomatsås, Kelda sås, Mutti tomatsås, sås i burk',
  'fresh-sauce':
    'Sås, hemgjord tomatsås, svampsås, pepparsås, kantarellsås, färsk pastasås, rödvinssås, vitvinssås, skagensås, champinjonsås, dillsås, äggsås, såsen, löksås, grönpepparsås, lokesås, kall dressingsås, senapssås, rödvinsås, tryffelsås, persiljesås, romsås, hummersås, färsk sås, kyld sås, hemgjord sås, sås rest, kall sås, rester av sås, currysås hemgjord, Lohmanders sås, Lohmanders, sås färdig kyld, gräddsås hemgjord',
  gravy:
    'Brunsås, skysås, steksky, sky, viltsås, köttbullesås, stekssås, steksås, löksky, gräddig brunsås, brun sås, Bong steksås',
  'gravy-granules':
    'Buljongpulver, såspulver, sås i påse, kantarellsås i påse, bearnaisesås i påse, redning, brun redning, ljus redning, grytbas, grytbas i påse, såsredning, bearnaisepulver, skinksås i påse, ostsås i påse, fix för, stroganoff påse, lasagnemix, Maizena redning, Maizena brun redning, grönsaksbuljong pulver, Toro, Blå Band sås, kalvfond burk pulver, Knorr såser, Idealmjöl redning, tacokryddmix sås, fond koncentrat pulver, Korvgryta i påse, Blå Band bearnaise, Knorr sås, Knorr Lasagnette, hönsbuljong pulver, Knorr grytbas',
  'stock-cubes':
    'Buljongtärningar, grönsaksbuljongtärning, köttbuljongtärning, hönsbuljongtärning, kycklingbuljongtärning, buljongtärn, fiskbuljongtärning, buljongtärning, Knorr buljong, buljong tärning, köttbuljongtärningar, grönsaksbuljongtärningar, Knorr buljongtärning',
  pesto:
    'Pesto, röd pesto, grön pesto, basilikapesto, pesto rosso, pesto genovese, Barilla pesto, Zeta pesto, peston, Fontana pesto',
  salsa:
    'Salsa, tacosås, tacosalsa, salsasås, tacosåsen, salsadipp, mild tacosås, het tacosås, chunky salsa, Santa Maria tacosås, Old El Paso salsa, taco sås',
  'fresh-salsa':
    'Färsk salsa, pico de gallo, tomatsalsa, mangosalsa, chimichurri, färsk tomatsalsa, ananassalsa, hemgjord salsa, salsa verde färsk',
  'curry-paste':
    'Currypasta, röd currypasta, grön currypasta, tamarindpasta, tikkapasta, tandooripasta, kryddpasta, gul currypasta, massamancurrypasta, räkpasta asiatisk, tomyumpasta, Blue Dragon currypasta',
  chutney:
    'Chutney, relish, ajvar, ajvar relish, lökmarmelad, rödlöksmarmelad, chilimarmelad, fikonmarmelad ost, äppelchutney, tomatmarmelad, paprikarelish, balsamicolök',
  'mango-chutney': 'Mango chutney, mango raja, mangochutney',
  piccalilli: 'Piccalilli',
  'sweet-pickle': 'Bostongurka, bostongurkan, hamburgergurka relish, gurkrelish, gurkmix, Felix bostongurka',
  pickles:
    'Pickles, inlagda grönsaker, feferoni, inlagd paprika, inlagda jalapeños, syltad ingefära, inlagd ingefära, sushiingefära, peppadew, skivad jalapeño, inlagda champinjoner, inlagd pumpa, marinerad paprika, tacojalapeños, fefferoni, inlagd chili, inlagda kronärtskockor, jalapeños inlagda, tacojalapeno, jalapeño på burk, jalapeños på burk, grillad paprika i burk, kapris mix, inlagd rödlök burk, grillad paprika burk, feferonis, marinerade kronärtskockshjärtan',
  gherkins:
    'Inlagd gurka, ättiksgurka, saltgurka, smörgåsgurka, cornichons, västeråsgurka, syltgurka, delikatessgurka, skivad smörgåsgurka, hamburgergurka, kryddgurka, gurkburk, druvgurka, gurka på burk, ättiksgurkor, Felix smörgåsgurka, saltgurkor, smörgåsgurk',
  sauerkraut: 'Surkål, vinsurkål',
  capers: 'Kapris, kaprisbär',
  'pickled-onions': 'Syltlök, inlagd lök, pärllök, ättikslök, inlagda lökar, silverlök inlagd, syltlökar',
  'pickled-beetroot':
    'Inlagda rödbetor, skivade rödbetor, inlagd rödbeta, rödbetor inlagda, skivade inlagda rödbetor, rödbetor på burk, Felix rödbetor, rödbetor i burk',
  kimchi: 'Kimchi, fermenterade grönsaker, rå surkål, färsk surkål, syrade grönsaker, kimichi',
  jam: 'Sylt, hallonsylt, lingonsylt, marmelad, blåbärssylt, drottningsylt, hjortronsylt, rårörda lingon, fikonmarmelad, gelé, vinbärsgelé, svartvinbärsgelé, rönnbärsgelé, aprikosmarmelad, syltburk, körsbärssylt, äppelgelé, krusbärssylt, plommonsylt, äppelmarmelad, rårörd lingonsylt, svartvinbärsmarmelad, dulce de leche, kvittenmarmelad, rabarbersylt, nyponmarmelad, fruktpålägg, bärsylt, rårört, jordgubbssylt äkta, Önos lingonsylt, Felix lingonsylt, BOB sylt, Den Gamle Fabrik, sylten, Änglamark sylt, Hafi, rårörda hallon burk, Önos sylt',
  marmalade: 'Apelsinmarmelad, citrusmarmelad, citronmarmelad',
  'strawberry-jam': 'Jordgubbssylt, jordgubbsmarmelad',
  'lemon-curd': 'Lemon curd, citronkräm',
  honey:
    'Honung, svensk honung, ljunghonung, akaciahonung, fast honung, flytande honung, skogshonung, sommarhonung, honungsburk, ekohonung, rapshonung, Svensk Honungsförädling, honungen',
  syrup:
    'Sirap, karamellsås, kolasås, grenadin, dadelsirap, glukossirap, kaffesirap, vaniljsirap, glasstopping, jordgubbssås, dadelssirap, sockerlag, karamellsirap, maltextrakt, maltsirap, hallonsås, rissirap, kolasås flaska, glukos sirap, fläderblomssirap kaffe, Monin, Torani',
  'maple-syrup': 'Lönnsirap',
  'golden-syrup': 'Ljus sirap, brödsirap, vit sirap, bakljus sirap, Dansukker ljus sirap',
  treacle: 'Mörk sirap, melass',
  'agave-syrup': 'Agavesirap, agave, Agave nektar',
  'chocolate-sauce': 'Chokladsås, chokladsirap, chokladtopping, chokladsås flaska',
  'peanut-butter':
    'Jordnötssmör, jordnötskräm, mandelsmör, nötsmör, cashewsmör, peanutbutter, hasselnötssmör, kaksmör, biscoffkräm, crunchy jordnötssmör, tahinismör, Green Choice jordnötssmör, peanut butter, Lotus kräm',
  'chocolate-spread':
    'Nutella, chokladpålägg, hasselnötskräm, nötkräm, hasselnötspålägg, chokladbredbart, Nugatti, chokladkräm bredbar',
  'yeast-extract': 'Jästextrakt, Marmite, Vegemite',
  tahini: 'Tahini, tahina, sesampasta',
  hummus: 'Hummus, kikärtsröra, hummusen, rödbetshummus, humus, houmous',
  guacamole: 'Guacamole, avokadoröra, avokadodipp, gucamole, Santa Maria guacamole',
  dips: 'Dipp, dippsås, vitlökssås, kall dipp, gräddfilsdipp, fetaoströra, fetakräm, hot röra, kall vitlökssås, röra, pålägg bredbart vego, dippsåser, örtsås kall, soltorkad tomatröra, paprikaröra, muhammara, färsk röra, tomatröra, rödbetsröra, fetaostkräm, färskostdipp, fetaostdipp, kall sås vitlök, holiday dip blandad, dillmjölksdipp, dip, bredbart pålägg, Zeta röra, Philadelphia dipp, dippen',
  tzatziki: 'Tzatziki, tsatsiki, tzatsiki, Fontana tzatziki',
  taramasalata: 'Taramasalata, romröra',
  'baba-ganoush': 'Baba ganoush, aubergineröra',
  raita: 'Raita',
  'sandwich-filler':
    'Räksallad, skagenröra, skagen, rödbetssallad, kycklingröra, äggsallad, tonfiskröra, räkröra, mimosasallad, legymsallad, västkustsallad, baguetteröra, laxröra, italiensk sallad, skinksallad, skaldjursröra, smörgåsfyllning, curryröra, gubbröra, sillsallad, hönsröra, smörgåsröra, äggröra kall, räkosallad, kycklingcurryröra, vegoskagen, tofuskagen, kräftröra, löjromsröra, rostbiffsröra, rödbetsalad, rödbetsal, tonfiskmajonnäs, potatissallad pålägg, Rydbergs räksallad, kycklingsallad pålägg, Lohmanders skagenröra, Rydbergs röra, tonfisksallad pålägg, mimosa sallad, skagen röra',
  tapenade:
    'Tapenade, olivröra, kronärtskockskräm, bruschettatopping, svart tapenade, olivtapenade, bruschetta burk',
  spices:
    'Kryddor, kardemumma, tacokrydda, kryddmix, nejlikor, kryddpeppar, saffran, stjärnanis, grillkrydda, kebabkrydda, köttfärskrydda, vitpeppar, dillfrö, cayennepeppar, kryddnejlika, hela nejlikor, fajitakrydda, tacokryddmix, senapsfrön, fänkålsfrön, korianderfrön, malen koriander, malen kardemumma, piffi, pizzakrydda, vaniljstång, enbär, kummin, mejram, gyroskrydda, dippmix, holiday dip, dipmix, pepparkakskrydda, kryddburk, sumak, rosépeppar, lökpulver, citronpeppar, salladskrydda, potatiskrydda, rub, rostad lök, zaatar, anis, pomerans, pomeransskal, pommeskrydda, vaniljstänger, vitlökssalt, cajunkrydda, gurkmejamix, saffranspåse, saffran påse, citronsalt, fiskkrydda, örtsalt, bockhornsklöver, nigellafrön, pulled pork-krydda, dukkah, tacomix, krydda, kyckling krydda, kycklingkrydda, Allkrydda, taco kryddmix, Piffi Allkrydda, Estrella dipmix, OLW dipmix, BBQ rub, Old El Paso krydda, Santa Maria krydda, Santa Maria tacokrydda, selleri salt, Cajun, vit peppar, kinesisk krydda, Kockens krydda, sallad krydda, umami krydda, Aromat, Herbamare',
  'black-pepper':
    'Svartpeppar, peppar, hel svartpeppar, malen svartpeppar, pepparkorn, pepparkvarn, grovmalen svartpeppar, blandpeppar, fyrpeppar, peppar mald, svart peppar',
  paprika: 'Paprikapulver, rökt paprikapulver, paprikakrydda, rökt paprika, paprikapuler, paprika krydda',
  cumin: 'Spiskummin, malen spiskummin, hel spiskummin, cumin, spiskumin',
  cinnamon: 'Kanel, malen kanel, kanelstång, kanelstänger, ceylonkanel, hel kanel',
  turmeric: 'Gurkmeja, kurkuma, mald gurkmeja, gurkmeja pulver',
  'curry-powder': 'Currypulver, madrascurry, curry krydda',
  'chilli-powder':
    'Chilipulver, chiliflakes, chiliflingor, chipotlepulver, chilipeppar malen, chilli flakes, torkad chili, ancho chili, chipotlekrydda, chili flakes',
  'dried-oregano': 'Torkad oregano, oregano torkad',
  'dried-thyme': 'Torkad timjan, timjan torkad',
  'dried-rosemary': 'Torkad rosmarin, rosmarin torkad',
  'dried-basil': 'Torkad basilika, basilika torkad',
  'dried-parsley': 'Torkad persilja, persilja torkad, torkad dill, torkad gräslök, dill torkad',
  'dried-mint': 'Torkad mynta',
  'dried-sage': 'Torkad salvia',
  'mixed-herbs':
    'Örtkryddor, italiensk kryddblandning, herbes de Provence, torkade örter, provensalska örter, italienska örter, torkad mejram, torkad dragon, örtkrydda, Italian herbs',
  'garam-masala': 'Garam masala, garam massala',
  nutmeg: 'Muskot, muskotnöt, riven muskot, muskotblomma',
  'garlic-powder': 'Vitlökspulver, vitlöksgranulat, vitlökspuler',
  'bay-leaves': 'Lagerblad, torkade lagerblad',
  'ground-ginger': 'Malen ingefära, ingefärspulver, torkad ingefära',
  'nutritional-yeast': 'Näringsjäst, bjäst, B-jäst',
  salt: 'Salt, havssalt, bordssalt, flingsalt, hushållssalt, himalayasalt, seltin, örtsalt grovt, saltkvarn, mineralsalt, grovt salt, fint salt, Jozo, Maldonsalt, saltet, Maldon, Falksalt',
  sugar:
    'Socker, strösocker, bitsocker, sylsocker, syltsocker, pärlsocker, kandisocker, vitt socker, sockret, gelésocker, sockerbitar, sockerpaket, florssocker grovt, Dansukker, socker i bit, Dansukker socker',
  'brown-sugar':
    'Farinsocker, råsocker, muscovadosocker, brunt socker, rörsocker, muscovado, farin, kokossocker, mörkt muscovadosocker, ljust muscovadosocker, demerarasocker',
  'icing-sugar': 'Florsocker, florsockret, flormelis',
  'caster-sugar': 'Fint strösocker, finkornigt socker',
  sweetener:
    'Sötningsmedel, stevia, sötströ, sukrin, björksocker, erytritol, sötpiller, sötningstabletter, steviadroppar, xylitol, Hermesetas, Canderel, Suketter, Nick’s sweetener',
  flour:
    'Mjöl, vetemjöl, dinkelmjöl, siktat dinkelmjöl, idealmjöl, kärnvetemjöl, majsmjöl, tapiokamjöl, glutenfritt mjöl, kakmjöl, mjölmix, siktat rågmjöl, rågsikt, mjölpåse, kokosmjöl, sojamjöl, pofiber, potatisfiber, bovetemjöl ljust, ärtmjöl, gluten mjöl, Kungsörnen vetemjöl, Finax mjölmix, tipo 00 kaka, mjölet, Kungsörnen, Saltå Kvarn vetemjöl, glutenmjöl, manitoba cream cake',
  cornflour:
    'Maizena, majsstärkelse, potatismjöl, stärkelse, majsena, potatisstärkelse, maizenamjöl, arrowrot, potatismjölet',
  'self-raising-flour': 'Självjäsande mjöl, mjöl med bakpulver',
  'bread-flour':
    'Vetemjöl special, manitobamjöl, manitoba cream, bagarns bästa, pizzamjöl, durumvetemjöl, brödmjöl, tipo 00, vetemjöl tipo 00, vetemjölspecial',
  'rice-flour': 'Rismjöl',
  'gram-flour': 'Kikärtsmjöl, besan',
  'wholemeal-flour':
    'Fullkornsmjöl, grahamsmjöl, rågmjöl, grovt rågmjöl, havremjöl, bovetemjöl, fullkornsvetemjöl, fullkornsdinkelmjöl, rågkross, vetekross, kornmjöl, fint rågmjöl, skrädmjöl, speltmjöl, fullkornsdinkel, rågmjölsblandning, limpmjöl, skrädhavremjöl, grovt dinkelmjöl, vetefullkorn, Farmor Annas mjöl',
  'baking-powder':
    'Bakpulver, bikarbonat, hjorthornssalt, pottaska, bakpulvret, vinsten, bicarbonat, Ekströms bakpulver',
  yeast: 'Torrjäst, torrjäst söta degar, torrjästpåse, torr jäst, Kronjäst torr, jäst torr',
  'fresh-yeast':
    'Jäst, färsk jäst, jästpaket, kronjäst söta degar, jäst för söta degar, jäst för matbröd, ekojäst, Kronjäst, färskjäst, jästen',
  'baking-mix':
    'Bakmix, kladdkakemix, brödmix, pannkaksmix, vaniljkrämspulver, vaniljsåspulver, agar agar, potatismospulver, mospulver, sockerkaksmix, muffinsmix, vaniljpuddingpulver, syltpulver, bullmix, våffelmix, tårtmix, marsanpulver, brödblandning, kakmix, chokladpuddingpulver, krämpulver, pektin, falafelmix, instantmos, xantangummi, pannkakspulver, formbrödsmix, snabbpotatismos, mospulver Felix, Marsán pulver, Felix mos pulver, brownie mix, Atamon, bakmixen, scones mix, äkta mos pulver, gelatinpulver mix, potatismos pulver, vaniljkräm pulver, Ekströms kräm, Ekströms vaniljsås, vegofärs mix torr, Ekströms marsan, gluten free mix, Fiberrik brödmix',
  gelatine: 'Gelatin, gelatinblad, gelatinpulver',
  'jelly-cubes': 'Gelépulver, jellypulver',
  'baking-decoration':
    'Vaniljsocker, vaniljinsocker, tårtdekoration, hushållsfärg, karamellfärg, mandelaroma, bittermandelolja, sugarpaste, rosenvatten, suckat, kanderad frukt, kanderad ingefära, citronsyra, glitter bakning, arom, vallmofrön, vallmo, röda cocktailbär, livsmedelsfärg, bakdekor, apelsinskal kanderat, romarom, kristyrpenna, tårtljus dekor, fondant, apelsinblomvatten, ätbara blommor, pepparmintolja, ägg glansfärg, silverkulor, Vaniljsocker Ekströms, hushållsfärger, vallmofrö',
  'vanilla-extract':
    'Vaniljextrakt, vanilj, vaniljpulver, vaniljpasta, äkta vanilj, vaniljarom, vaniljessens',
  'desiccated-coconut': 'Kokosflingor, riven kokos, kokoschips, kokos, kokosriv, kokosspån, kokosnötsflingor',
  icing: 'Glasyr, kristyr, frosting, chokladglasyr, choklad glasyr',
  sprinkles: 'Strössel, nonstop strössel, chokladströssel, tårtströssel, färgglatt strössel, strösselmix',
  'vegetable-stock':
    'Hemkokt buljong, buljong, grönsaksbuljong, kycklingbuljong, köttbuljong, benbuljong, hönsbuljong, fiskbuljong, buljongrest, kokt buljong, hemgjord buljong, fond färsk, spad kött, kyckling buljong',
  'carton-stock':
    'Fond på flaska, kalvfond, kycklingfond, fiskfond, grönsaksfond, hummerfond, oxfond, viltfond, flytande fond, fond, svampfond, köttfond, skaldjursfond, hönsfond, fondflaska, konc fond, Touch of Taste, Bong fond, Bong Touch of Taste, flytande buljong flaska',
  soup: 'Soppa, ärtsoppa, fisksoppa, köttsoppa, potatissoppa, svampsoppa, blomkålssoppa, broccolisoppa, morotssoppa, purjolökssoppa, gulaschsoppa, pumpasoppa, löksoppa, borsjtj, gazpacho, ärtsoppa med fläsk, skaldjurssoppa, kantarellsoppa, rotfruktssoppa, kålsoppa, nässelsoppa, spenatsoppa, soppan, jordärtskockssoppa, sparrissoppa, hummersoppa, laxsoppa, oxsvanssoppa, räksoppa, vitkålssoppa, ostsoppa, borstj, borscht, champinjonsoppa, skinksoppa, majssoppa, phosoppa, tom kha gai, thaisoppa, ärtsoppan, sopprest, potatis- och purjolökssoppa, ramen soppa, gulasch soppa, Kelda soppa, Kelda, räk soppa, linssoppa med kött, mustig soppa, Felix soppa kyld',
  'chicken-soup': 'Kycklingsoppa, hönssoppa',
  'tomato-soup': 'Tomatsoppa, Kelda tomatsoppa',
  'vegetable-soup': 'Grönsakssoppa',
  'lentil-soup': 'Linssoppa, röd linssoppa, linssoppan',
  minestrone: 'Minestrone, minestronesoppa',
  stew: 'Gryta, köttgryta, kalops, korvstroganoff, kycklinggryta, stroganoff, viltgryta, fläskfilégryta, biff stroganoff, sjömansbiff, dillkött, pepparrotskött, bönor gryta, lammgryta, linsgryta, fiskgryta, renskavsgryta, köttfärsgryta, grönsaksgryta, chorizogryta, rotfruktsgryta, mustig gryta, viltskavsgryta, skomakarlåda, lapskojs, pölsa, rotmos och fläsk, ärtstuvning, kycklingstroganoff, grytan, flygande jakob, korvgryta, dragongryta, kålgryta, boeuf bourguignonne, tjälknöl gryta, älggryta, skavgryta, vegogryta, kikärtsgryta, bönstuvning, frikassé, lammfrikassé, hönsfrikassé, höns i curry, kyckling i curry, gräddstuvad pytt, lungmos, coq au vin, kasslergryta, tagine, lamm tagine, älgskavsgryta, renskavgryta, pepparrotsgryta, rotfruktsgrytan, kycklingwok, wok, wokad kyckling, biffwok, nötwok, fläskwok, köttwok, kycklinggrytan, bruna bönor och fläsk, fläskgryta, ört kyckling gryta, ungersk gryta, köttfärsröra, tacogryta, chiligryta, kålstuvning, kassler med ananas, jägargryta, Boeuf bourguignon, stroganoffen, baconlindad fläskfilé gryta',
  'chilli-con-carne': 'Chili con carne, chili sin carne, chilin, chilligryta con carne',
  casserole: 'Långkok, ugnsgryta',
  bolognese:
    'Köttfärssås, bolognese, köttfärssåsen, vegetarisk köttfärssås, bolognesesås, sojafärssås, linsbolognese, hemgjord köttfärssås, ragu, köttfärsås, vegobolognese, tacofärs, stekt köttfärs, stekt färs, färsk köttfärssås, köttfärssos, tacoköttfärs, kryddad köttfärs stekt, tacofärsen',
  ratatouille: 'Ratatouille',
  goulash: 'Gulasch, gulaschgryta',
  moussaka: 'Moussaka',
  'cooked-dal': 'Dal, daal, linsdal, dahl, linscurry',
  curry:
    'Currygryta, kycklingcurry, butter chicken, grönsakscurry, kikärtscurry, massaman, panang, räkcurry, laxcurry, lammcurry, currykyckling, gul curry, curry, palak paneer, nötcurry, kyckling masala, korma kyckling, curry rätt, kyckling curry',
  'chicken-tikka-masala': 'Tikka masala, chicken tikka masala, kyckling tikka masala, tikka massala',
  'thai-green-curry': 'Grön curry, thaicurry, röd curry, thai curry, rödcurry, gröncurry',
  korma: 'Korma, kycklingkorma',
  'ready-meal':
    'Färdigmat, färdigrätt, matlåda, hämtmat, middagsrätt, gratäng, gratin, potatisgratäng, kåldolmar, kålpudding, lådmat, lunchlåda, korvgratäng, janssons, jansons frestelse, fylld paprika, middag, lunch, husmanskost, kycklinggratäng, köttfärslåda, kroppkakor, palt, pitepalt, pytt i panna, pannbiff med lök, raggmunk med fläsk, rårakor med fläsk, enportionsrätt, lunchrätt, dagens lunch, julbordsrester, kålrulader, wallenbergare med mos, köttbullar med mos, köttbullar och mos, köttbullar och potatismos, korv med mos, korv och mos, thaimat, kinamat, indisk mat, bento, blomkålsgratäng, köttfärsgratäng, broccoligratäng, skinkgratäng, tonfiskgratäng, grönsaksgratäng, tacogratäng, moussakagratäng, sallad lunchlåda, viltskav med mos, ärtpytt, kassler gratäng, mathämtning, plankstek, falukorv i ugn, ugnskorv, makaronilåda, laxlåda, kycklinglåda, mannerströms, ungspannkaka med fläsk, kebabrulle tallrik, nachotallrik, matlådor, Gooh, Findus färdigrätt, Janssons frestelse, tacopaj rest, Dafgårds, pyttipanna, kåldolme, isterband med stuvad potatis, sushilåda rest, pytt-i-panna, kåldolmarna, köttfärslimpa med sås, kasslergratäng, stekt falukorv med makaroner, LinasMatkasse, kroppkaka, hasselbackspotatis och kött',
  leftovers: 'Rester, matrester, middagsrester, restmat, restlåda, restfest, lunchrester, rest',
  'cottage-pie': 'Köttfärspaj med mos, cottage pie',
  'shepherds-pie': 'Shepherd’s pie',
  'fish-pie':
    'Fiskgratäng, laxgratäng, fiskpaj med mos, torskgratäng, laxpudding, fisk i ugn, fiskpudding, räkgratäng, Findus fiskgratäng, gratinerad fisk',
  meatloaf: 'Köttfärslimpa, köttfärslimpan, köttfärslåda limpa, köttfärsrulle',
  'frozen-meal':
    'Fryst färdigrätt, fryst lasagne, fryst matlåda, fryst pytt i panna, fryst pytt, frysta köttbullar med mos, fryst middag, fryst färdigmat, fryst paj, krögarpytt, frysta pannkakor, fryst gratäng, fryst lunch, bönpytt, Findus lasagne, Felix pytt i panna, Dafgårds lasagne fryst, Oxpytt, Felix krögarpytt, Findus pytt, pyttipanna fryst, Billys lasagne, fryst rätt',
  'cooked-vegetables':
    'Kokta grönsaker, ugnsrostade rotfrukter, rostade grönsaker, stuvad spenat, stuvade grönsaker, kokta potatisar, stekta grönsaker, kokt broccoli, rotfrukter i ugn, ugnsrostade grönsaker, grillade grönsaker, brynt kål, stekt kål, kokt färskpotatis, stuvad vitkål, stuvade morötter, gräddstuvad spenat, kokta morötter, brunkål, ugnsgrönsaker, stekt svamp, kokt blomkål, kokta bönor gröna, stekt lök, rostade rotfrukter, kokt rödkål, hemkokt rödkål, långkål, svampstuvning, svamprisotto utan ris, gräddad svamp, karamelliserad lök, kokt potatis, potatis kokt, stuvad potatis, dillstuvad potatis, rödkål hemlagad, ratte kokt, potatisen kokt',
  'mashed-potato':
    'Potatismos, mos, rotmos, potatispuré, hemgjort mos, moset, rotselleripuré, rotsellerimos, sötpotatismos, ärtpuré, morotsmos, jordärtskockspuré, ärtmos, blomkålsmos, rotmoset, potatis mos, Felix mos',
  'roast-potatoes':
    'Stekt potatis, klyftpotatis i ugn, hasselbackspotatis, ugnspotatis klyftad, potatisklyftor i ugn, råstekt, pressad potatis stekt, pommes Anna, hasselback, rostad potatis, ugnsrostad potatis, råstekt potatis, ugnsstekt potatis',
  'baked-potato': 'Bakad potatis, ugnspotatis, bakpotatis bakad, kumpir, ugnsbakad potatis',
  'dressed-salad':
    'Blandad sallad, grönsallad med dressing, tomatsallad, gurksallad, pressgurka, råkostsallad, lunchsallad, salladslåda, salladsbuffé, tonfisksallad, räksallad lunch, kycklingsallad, poké bowl, pokebowl, bowl, morotssallad, linssallad, bönsallad, caprese, salladstallrik, färdig sallad, skinksallad lunch, melonsallad, rödbetssallad varm, ost och skinksallad, sallad med kyckling, kikärtssallad, pizzasallad, picadeli, salladsbar, salladsbowl, laxsallad, kebabsallad, nudelsallad, fetaostsallad, böngroddssallad, ostsallad, matig sallad, tacosallad, caprese sallad, pokébowl, ICA sallad lunch, Salladslåda Picadeli',
  'potato-salad':
    'Potatissallad, fransk potatissallad, potatisallad, potatissalladen, Rydbergs potatissallad',
  coleslaw:
    'Coleslaw, vitkålssallad, kålsallad, rödkålssallad, grönkålssallad, pizza sallad, råriven kålsallad, spetskålssallad, colslaw, Rydbergs coleslaw',
  'greek-salad': 'Grekisk sallad',
  'caesar-salad': 'Caesarsallad, kycklingcaesar, caesar sallad, cesarsallad, ceasarsallad',
  sandwich:
    'Smörgås, smörgåsar, macka, räkmacka, räksmörgås, wrap, toast skagen, landgång, smörgåstårta, toast Hawaii, varma mackor, varm macka, grillad macka, ostmacka, skinkmacka, panini, tunnbrödrulle, kebabrulle, falafelrulle, tunnbrödsrulle, kycklingwrap, fylld baguette, sub, frukostmacka, club sandwich, gyrosrulle, smörgåstårtan, pitabröd fyllt, leverpastejmacka, köttbullsmacka, panpizza macka, laxmacka, äggmacka, fralla med ost, fralla med skinka, ostfralla, ost- och skinkmacka, toastmacka, canapéer, kanapéer, snittar, sandwich, pitakebab, tacorulle, skagenmacka, tonfiskmacka, mackor, baguette fylld, kebab i bröd, korv med bröd, wrapen, bagel fylld, ciabatta fylld, ostfrallor, Räkmackan, Subway, dönerkebab i bröd, snitt, landgångar',
  cheeseburger:
    'Cheeseburgare, hamburgertallrik, hamburgermeny, ostburgare, cheeseburger, hamburgare med bröd, Big Mac, MAX hamburgare, hamburgare i bröd',
  burrito:
    'Burrito, tacos, fajitas, quesadilla, enchilada, enchiladas, tacotallrik, fyllda tortillas, quesadillas, nachos med ost, tacorester, tacopaj, nachogratäng, tacobuffé, taco, burritos',
  sushi:
    'Sushi, sashimi, maki, nigiri, sushibitar, carpaccio, sushirullar, laxsashimi, sushilåda, makirullar, laxtartar, tonfisktartar, biff tartar, råbiff anrättad, lax carpaccio, laxtartaren, råbiff serverad, makirulle, sushi 8 bitar, löjromstoast rå',
  pizza:
    'Pizza, pizzabit, calzone, färsk pizza, pizzaslice, hemgjord pizza, vesuvio, kebabpizza, pizzarester, capricciosa, kyld pizza, margherita, pizzan, pizzaslices, hawaiipizza, pizza kebab, pizza capricciosa, pizza Vesuvio, pizza margherita, halv pizza, familjepizza, pizzasnurror, pizzabullar, pizza hawaii, flammkuchen, pizzabitar, minipizza färsk, stenugnspizza färsk, Pizzeria pizza',
  'frozen-pizza':
    'Fryspizza, fryst pizza, panpizza, djupfryst pizza, Grandiosa, Ristorante, Billys Pan Pizza, Billys, pan pizza, Dr. Oetker pizza, Dr Oetker Ristorante, Grandiosa pizza, Billys pizza, minipizza fryst, minipizzor frysta, Ristorante pizza, Dafgårds pizza, X-tra pizza, Casa di Mama, fryspizzor, Billy’s Pan Pizza, Billy’s',
  quiche:
    'Matpaj, quiche, västerbottenpaj, ostpaj, skinkpaj, broccolipaj, köttfärspaj, lökpaj, kycklingpaj, laxpaj, spenatpaj, ost- och broccolipaj, ost- och skinkpaj, paj, kantarellpaj, grönsakspaj, fetaostpaj, svamppaj, baconpaj, purjolökspaj, tomatpaj, quiche lorraine, räkpaj, chevrepaj, tonfiskpaj, tacopajen, fisk paj, Felix paj, Västerbottensostpaj, pajen, Felix ost & skinkpaj, matpajer, matpajen, quichen, kyckling paj, köttfärspaj rest',
  'meat-pie':
    'Piroger, köttpirog, empanadas, börek, fylld smördeg, köttpaj, köttfärspirog, karelska piroger, inbakad fläskfilé, karelsk pirog, ost och skinkpirog, spanakopita, skinkhorn, fyllda croissanter, ostgifflar, smördegsknyten, spenatpirog, ostbrytbröd matigt, matbröd fyllt, beef wellington, inbakad lax, laxpirog, pizzapirog, pirog, Gorbys, Gorbys piroger, pirogi fylld, Gorby’s, köttfärspiroger',
  'sausage-rolls': 'Inbakad korv, korvhorn, korvknyten, korv i smördeg, korvgifflar, korvpirog',
  'pork-pie': 'Fläskpaj',
  'cornish-pasty': 'Cornish pasty',
  samosas: 'Samosas, samosa',
  'spring-rolls': 'Vårrullar, minivårrullar, sommarrullar, vårrulle, Daloon vårrullar, Daloon, vårullar',
  'onion-bhaji': 'Lökbhaji, onion bhaji, pakora',
  dumplings:
    'Dumplings, gyoza, klimp, dim sum, wonton, bao, momos, öländska kroppkakor, jiaozi, baobullar, paltar, kams, kumla, kroppkaksdeg, pelmeni, pirogies, knödel, kroppkakor färska, palt färska, klimpar, dumplingar, Beijing8 dumplings, gyosa, gyozor, bao buns fyllda',
  fries:
    'Pommes frites, pommes, strips, klyftpotatis, potatisklyftor, rösti, potatiskroketter, kroketter, sötpotatispommes, potatisbullar, potatisplättar, pommes strips, frysta pommes, ugnspommes, hash browns, krispommes, potatisbåtar, frysta klyftpotatis, pommesen, pommes alumettes, frysta rårakor, frysta lökringar, potatistoppar, curly fries, tater tots, panerade lökringar, mozzarella sticks panerade, chili cheese, chilicheese tops, chili cheese nuggets, Felix raggmunk, fryst raggmunk, frysta raggmunkar, gratängpotatis fryst, friterad potatis, potatisbulle, Aviko pommes, Findus pommes, potatisgratäng bit fryst, McCain',
  'chip-shop-chips': 'Pommes från gatukök, pommestallrik, strips från korvkiosk',
  'mixed-dish': 'Blandad rätt, lagad mat, kokt mat, maträtt, hemlagad mat, varmrätt',
  'rice-dish':
    'Rätt med ris, kyckling och ris, köttbullar och ris, wok med ris, kyckling med ris, gryta med ris, gryta och ris, lax med ris, curry och ris, kycklingcurry med ris, chili con carne med ris, korvstroganoff med ris, korvstroganoff och ris, köttgryta och ris, stroganoff och ris, kyckling curry ris, tikka masala med ris',
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
