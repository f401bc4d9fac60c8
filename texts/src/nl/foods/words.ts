import type { FoodNames } from '@crisper/domain/foods/names.ts';

/** What may have been done to a food, as titles say it. */
export const states: FoodNames['states'] = {
  raw: 'rauw, rauwe, ongepasteuriseerd, rauwmelks, rauwmelkse',
  tinned:
    'ingeblikt, conserven, conserve, conservenblik, uit blik, in blik, uit een blikje, blikconserven, ingemaakt, geweckt, inmaak',
  dried: 'gedroogd, droog, droge, poeder, gevriesdroogd, vriesgedroogd, -gedroogd, gedroogde',
  smoked:
    'gerookt, gerookte, rook, warmgerookt, koudgerookt, warm gerookt, koud gerookt, -gerookt, beukenrook, rookhout',
  pickled:
    'ingelegd, ingelegde, tafelzuur, in zuur, in het zuur, zoetzuur, gefermenteerd, in azijn, op azijn, gemarineerd in azijn',
  homemade:
    'zelfgemaakt, zelf gemaakt, zelfgemaakte, huisgemaakt, huisgemaakte, eigengemaakt, eigen gemaakt, oma’s, omas, oma, van oma, eigen, zelfgebakken, zelf gebakken, zelfgekookt, zelf gekookt, aangemaakt, aangemaakte, mama’s, mamas, van mama, moeders, schoonmoeders, homemade',
  breaded: 'gepaneerd, gepaneerde, paneer, in beslag, in bierbeslag, krokant gepaneerd, panko',
  stuffed: 'gevuld, gevulde, opgevuld, -gevuld',
  cooked: [
    'gekookt, gekookte, gebakken, gebraden, gegrild, gegrilde, gestoomd, gestoofd, gestoofde, gefrituurd, overgebleven, opgewarmd, voorgekookt, doorgebakken',
    'gegaard, voorgegaard, gepocheerd, gekarameliseerd, gegratineerd, gepureerd, gestampt, geblancheerd, geroosterd, geroosterde, aangebraden, gesmoord',
    'restje, restjes, rest, resten, restant, overschot, overschotje, kliekje, kliekjes, -gekookt, -gebakken, -gebraden, -gegaard, hardgekookt, zachtgekookt, hard gekookt',
    'zacht gekookt, gaar, gare, kant-en-klaar gegaard, afhaal, afgehaald, pulled, roerbak gebakken, gebarbecued, gewokt, over',
  ].join(', '),
  cut: [
    'gesneden, in plakken, in plakjes, plak, plakken, plakje, plakjes, in blokjes, gehakt fijn, fijngehakt, geraspt, geraspte, geschaafd, geschild, half, halve, halfje, gehalveerd',
    'schoongemaakt, blokjes, reepjes, repen, in reepjes, kwart, kwarten, aangesneden, partjes, in partjes, gehakte, fijngehakte, grofgehakte, -gesneden, gesneden en gewassen, panklaar, panklare, voorgesneden, versgesneden',
    'kleingesneden, klein gesneden, in stukken, in stukjes, schijf, schijven, schijfjes, rasp, julienne, in vieren, snippers, gesnipperd, versneden, spaghettisliert, roosjes',
  ].join(', '),
  frozen:
    'Iglo, bevroren, diepvries, diepgevroren, ingevroren, vries, diepvr, dv, diepvriesproduct, vriesvers, diepvriesvers, vriesverse, Ardo, Mora',
  opened:
    'geopend, geopende, open, aangebroken, opengemaakt, begonnen, halfleeg, half leeg, halfleeg pak, half opgegeten, al open, opengetrokken, half vol',
};

/** Words that say nothing about what a food is. */
export const neutral: FoodNames['neutral'] = [
  // Articles, amounts and packages.
  'de, het, een, één, ’n, wat, paar, een paar, enkele, mijn, onze, ons, nog, meer, weinig, beetje, deze, dit, die, per, nr, ca, circa, ongeveer, veel, en zo',
  'twee, drie, vier, vijf, zes, zeven, acht, negen, tien, twaalf, dozijn, half dozijn',
  'pak, pakken, pakje, verpakking, zak, zakje, doos, doosje, fles, flesje, flessen, pot, potje, bokaal, beker, bekertje, bak, bakje, kuip, kuipje, krat, kist, kistje, schaal, schaaltje, net, netje, tube, brik, brikje, tray, bus, emmer, ravier, raviertje, mandje, tas, kop, kopje',
  'tablet, reep, rol, ring, stuk, stuks, stukje, st, stk, bos, bosje, bussel, krop, stengel, teen, teentje, knol, blok, bol, portie, port, tros, trostak, tak, takje, sneetje, snee, moot, mootje, lap, lapje, kluit, struik, stronk, kolf, punt, part',
  'kilo, kilogram, gram, kg, g, gr, liter, l, ml, cl, dl, pond, ons, onsje, el, tl, eetlepel, theelepel, x, cm, pk, ds, fl, zk, bl, sixpack, pack',
  'multipack, voordeelpak, voordeelverpakking, familiepak, grootverpakking, maxipak, minipak, duopak, duo, navulverpakking, XXL, XL, XS, maat, klasse, soort, soorten, grootte',
  'klein, groot, middelgroot, middel, mini, maxi, reuze, dik, dun, lang, kort, rond, heel, extra, dubbel, enkel, handvol, lepel, scheut, scheutje, snufje, hoek, ronde, slok, dagverse',
  'filet, borst, haasje, kwaliteit, sushikwaliteit, gepeld, ongepeld, zonder vel, met vel, zonder bot, met bot, uitgebeend, ontbeend, pit, pitloos, pitloze, ontpit, zonder pit, met pit, aan het stuk, aan één stuk, blad, blaadjes, puntjes, roosje, plat, gerold, mengeling, melange',
  // Kinds and qualities.
  'bio, biologisch, eko, biologische, naturel, natuur, puur natuur, natuurlijk, vers, verse, nieuw, oud, jong, rijp, onrijp, eetrijp, handrijp, knapperig, mals, fijn, grof, stevig, zacht, hard, romig, smeuïg, luchtig, sappig, kruidig, hartig, pittig, grove, fijne',
  'mild, milde, scherp, heet, hot, zoet, zuur, zure, zout, zoute, bitter, krachtig, aromatisch, lekker, goed, beste, fijnste, delicatesse, gourmet, premium, excellent, echt, echte, origineel, original, klassiek, classic, traditioneel, traditionele, ambachtelijk, ambachtelijke, authentiek, huis, boeren, boerse',
  'vetarm, mager, magere, vol, volle, vetverlaagd, halfvol, halfvolle, minder vet, lactosevrij, lactosevrije, glutenvrij, glutenvrije, suikervrij, suikervrije, zonder suiker, zonder toegevoegde suikers, ongezoet, gezoet, alcoholvrij, alcoholvrije, cafeïnevrij, decafé, light, lichte, zero, dieet, caloriearm, caloriearme, minder zout, zoutarm',
  '-vrij, -arm, -rijk, -houdend, vet, procent, fit, proteïne, protein, eiwitrijk, high protein, gezouten, ongezouten, licht gezouten, gesuikerd, gekruid, ongekruid, gemarineerd, troebel, helder, hele, met stukjes, zonder stukjes, vezelrijk, bron van',
  'demi-sec, brut, sprankelend, bruisend, koolzuurhoudend, plat water, koolzuurvrij, licht bruisend, koud, warm, gekoeld, ongekoeld, lauw, ijskoud',
  'rood, rode, groen, groene, geel, gele, wit, witte, bruin, bruine, zwart, zwarte, blauw, paars, roze, licht, donker, gemengd, gemengde, mix, assorti, assortiment, gesorteerd, kleur, kleuren, bont, bonte, oranje kleur',
  'vastkokend, vastkokende, iets kruimig, kruimig, kruimige, licht kruimig, bloemig, hele, stukjes, houdbaar, lang houdbaar, langlopend, gesteriliseerd, UHT, gepasteuriseerd, gehomogeniseerd, dagvers, langer vers, langer lekker',
  'vrije uitloop, scharrel, weide, weidegang, boerderij, boerenland, alm, berg, land, hof, dorp, streek, regio, regionaal, lokaal, lokale, demeter, fairtrade, beter leven, wild, wilde, kweek, gekweekt, msc, asc, 1 ster, 2 sterren, 3 sterren, beter leven keurmerk, keurmerk, seizoen, graan, graangevoerd, grasgevoerd, halal, koosjer',
  'Nederlands, Nederlandse, Hollands, Hollandse, Vlaams, Vlaamse, Belgisch, Belgische, Brabants, Brabantse, Limburgs, Limburgse, Fries, Friese, Gronings, Groningse, Zeeuws, Zeeuwse, Twents, Twentse, Gelders, Gelderse, Achterhoekse, Brussels, Brusselse, Gents, Gentse, Luikse, Antwerpse, Duits, Duitse, Frans, Franse, Italiaans, Italiaanse, Spaans, Spaanse, Grieks, Griekse, Turks, Turkse, Marokkaans, Marokkaanse, Deens, Deense, Noors, Noorse, Iers, Ierse, Engels, Engelse, Schots, Schotse, Amerikaans, Amerikaanse, Chinees, Chinese, Indisch, Indische, Indonesisch, Indonesische, Surinaams, Surinaamse, Thais, Thaise, Aziatisch, Aziatische, Mexicaans, Mexicaanse, Japans, Japanse, Koreaans, Koreaanse, Pools, Poolse, Europees, Argentijns, Argentijnse, Zweeds, Zweedse, mediterraan, mediterrane, oosters, oosterse, Provençaals, Ardens, Ardense, Parijse',
  'soep zakje, bak, braad, grill, kook, tafel, snack, ontbijt, lunch, kinder, baby, party, feest, borrel, gastro, zondag, paas, kerst, winter, zomer, herfst, lente, voorjaar, vroege, premium, edel, tros, snoep, strauch, hand, huishoud, goud, krokant, crunchy, krokante, dag, dubbele, veld, single, standaard, super, gezin, luxe, traktatie, uitdeel',
  'afbak, voorgebakken, bake off, klaar, kant-en-klaar, kant en klaar, ovenklaar, ovenvers, gewassen, ongewassen, onbehandeld, onbespoten, geplukt, gemalen, ongemalen, instant, oplos, geconcentreerd, concentraat, uit concentraat, snel, snelkook, gemakkelijk, magnetron, oven, airfryer',
  'type, smaak, smaken, soorten, diverse, verschillende, merk, huismerk, eigen merk, aanbieding, actie, bonus, afgeprijsd, voordeel, voordelig, korting, normaal, gewoon, gewone, speciaal, speciale, specialiteit, bijzonder, minstens, recept, hoeveelheid, favoriet, lievelings, goede, voorraad, nodig, belangrijk, verrassingspakket, too good to go',
  'ongeopend, dicht, dichte, verzegeld, vacuüm, vacuum, verpakt, voorverpakt, los, losse, per stuk, van de toonbank, toonbank, versafdeling, zelfbediening, ontdooid, ontdooien, ontdooi, marineren, weken, geweekt, schoon, gefileerd, graatvrij, zonder graat, ontschubd, op temperatuur',
  // Varieties and places.
  'half om half, elstar, jonagold, goudreinet, goudrenet, golden delicious, gala, royal gala, fuji, braeburn, pink lady, kanzi, boskoop, granny smith, cox, conference, doyenne, doyenné, comice, hass, nicola, bintje, eigenheimer, charlotte, doré, opperdoezer, roseval, medjool, kalamata, navel, valencia, cherry, roma, pomodori, san marzano, cavendish, basmati soort, arabica, robusta, angus, wagyu, iberico, atlantisch, atlantische',
  'om te koken, om te bakken, om te grillen, om te bakken en braden, om te drinken, om te vullen, bij het ontbijt, koken, grillen, bakken en braden',
  // Shops and makers.
  'Albert Heijn, AH, AH Bio, AH Basic, AH Biologisch, AH Terra, Jumbo, Jumbo’s, Lidl, Aldi, Plus, Dirk, Hoogvliet, Vomar, Dekamarkt, Deka, Spar, Coop, Nettorama, Boni, Jan Linders, Poiesz, Picnic, Crisp, Ekoplaza, Odin, Marqt, Makro, Sligro, Hanos, Hema, Action, Kruidvat, Etos, Colruyt, Delhaize, Carrefour, Okay, Bio-Planet, Albert, Match, Cora, Intermarché, Everyday, Boni Selection, Gwoon, G’woon, Perfekt, 1 de Beste, Excellent, Euroshopper, Milbona, Zuivelhoeve, Melkan, Campina, Friesche Vlag, Arla, Danone, Alpro soort, Optimel soort, Mona, Almhof, Den Eelder, Weerribben, Zaanlander, Beemster, Milner, Maaslander, Vergeer, Kaasboer, Kwekkeboom, Johma, Stegeman, Zwan, Kips, Unox, Struik, Hak, Bonduelle, Heinz, Calvé, Remia, Gouda’s Glorie, Duyvis, Lay’s, Croky, Smiths, Verkade, LU, Bolletje, Wasa soort, Peijnenburg, Honig, Knorr, Maggi, Conimex, Go-Tan, Fairtrade Original, Grand’Italia, Barilla, De Cecco, Mutti, Bertolli, Carapelli, Lassie, Uncle Ben, Van Dobben, Aviko, McCain, Lutosa, Dr Oetker, Dr. Oetker, Koopmans, Van Gilse, Venz, De Ruijter, Douwe Egberts, Nescafé soort, Lipton soort, Pickwick, Appelsientje soort, CoolBest, Hero, Materne, Devos Lemmens, Boursin soort, Vandemoortele, Imperial, Jacques, Côte d’Or, Milka, Nestlé, Kellogg’s, Quaker, Brinta soort, Olvarit, Nutricia',
  'winkel, supermarkt, super, markt, boerenmarkt, boerderijwinkel, slager, slagerij, beenhouwer, bakker, bakkerij, banketbakker, groenteboer, groentewinkel, visboer, viskraam, kaasboer, delicatessenzaak, toko, Turkse winkel, natuurwinkel, reformhuis, tuin, moestuin, volkstuin, eigen tuin, uit de tuin, imker, zuivelboerderij, brouwerij, molen, buurtwinkel, avondwinkel, boer, keuken',
].join(', ');

/** A tin of which a part is left is open. */
export const halfTins: FoodNames['halfTins'] =
  'half blik, halve blik, half blikje, een half blik, een half blikje, rest blik, restje blik';

/** What tinned food lies in. */
export const liquids: FoodNames['liquids'] =
  'water, bronwater, olie, olijfolie, zonnebloemolie, plantaardige olie, pekel, siroop, lichte siroop, sap, eigen sap, eigen nat, ananassap, tomatensaus, tomatensap, zout water, vocht, gelei vocht';

export const and: FoodNames['and'] = 'en, n, plus, and, und';

/** Household goods, which are bought with food. */
export const household: FoodNames['household'] = [
  '-papier, -reiniger, -middel, -doekjes, -doekje, -shampoo, -zeep, -voer, -batterij, -batterijen, -kaars, -kaarsen, -folie, -luiers, -lotion, -deo, -pleister, -pleisters, -borstel, -spons, -sponsjes, -brokken, -tabletten, -lamp, -zalf, -handschoenen, -sigaretten, -tabak, -krant, -mest, -grond, -servetten, -verzachter, -verfrisser, -vulling vaatwasser',
  'wc-papier, wc papier, toiletpapier, closetpapier, pleepapier, keukenrol, keukenrollen, keukenpapier, huishoudrol, zakdoeken, zakdoekjes, papieren zakdoekjes, tissues, servetten, vochtige doekjes, billendoekjes, wattenschijfjes, Page, Edet, Tempo, Kleenex, Popla',
  'vuilniszak, vuilniszakken, vuilzak, vuilzakken, pedaalemmerzakken, afvalzakken, diepvrieszakjes, boterhamzakjes, boterhamzakken, gftzakken, huishoudfolie, vershoudfolie, aluminiumfolie, aluminium folie, alufolie, zilverpapier, bakpapier, boterhampapier, draagtas, boodschappentas, plastic tas, papieren tas, tasje, diepvrieszak, hersluitbare zakjes, statiegeldtas, big shopper',
  'afwasmiddel, afwas, vaatwastabletten, vaatwasblokjes, vaatwasmiddel, vaatwaszout, glansspoelmiddel, machinereiniger, wasmiddel, waspoeder, wasverzachter, vloeibaar wasmiddel, wascapsules, vlekkenverwijderaar, vlekkenmiddel, ontkalker, wasparfum, Dreft, Ariel, Persil, Robijn, Omo, Dash, Lenor, Sun vaatwas, Finish, Calgon, Witte Reus, Vanish, Biotex, Silan, Coral, Dubro, kleurdoekjes',
  'allesreiniger, glasreiniger, badkamerreiniger, wc-reiniger, wc-eend, wc eend, toiletblok, toiletblokje, schoonmaakazijn, azijn schoonmaak, schuurmiddel, schuurspons, schuursponsjes, spons, sponzen, vaatdoek, vaatdoekjes, theedoek, afwasborstel, dweil, bezem, stoffer en blik, luchtverfrisser, ontstopper, bleek, bleekmiddel, chloor, dikke bleek, Glorix, Ajax, Andy, Cif, Dettol, Ecover, Mr Proper, Dasty, HG, Domestos, soda schoonmaak, groene zeep, microvezeldoek, huishoudhandschoenen, rubberen handschoenen, stofdoek, swiffer, mop',
  'shampoo, douchegel, douchecrème, zeep, handzeep, tandpasta, tandenborstel, tandenborstels, deo, deodorant, scheermesjes, scheerschuim, scheergel, bodylotion, handcrème, gezichtscrème, dagcrème, zonnebrand, zonnebrandcrème, zonnecrème, aftersun, Nivea, wattenstaafjes, watten, luiers, luier, pampers, tampons, maandverband, inlegkruisjes, haarlak, haargel, crèmespoeling, conditioner, mondwater, flosdraad, lippenbalsem, labello, pleisters, condooms, haarverf, badschuim, badzout, parfum, nagellak, nagellakremover, make-up, mascara, lippenstift, borstel, kam, Colgate, Prodent, Zendium, Sanex, Dove, Axe, Rexona, vaseline, babyolie, talkpoeder, massageolie, desinfectiegel, aftershave, scheermes, Sensodyne, Zwitsal',
  'batterij, batterijen, lamp, lampen, gloeilamp, led-lamp, ledlamp, kaars, kaarsen, waxinelichtjes, theelichtjes, lucifers, aansteker, houtskool, barbecuekolen, bbq briketten, briketten, aanmaakblokjes, koffiefilters, filterzakjes, tandenstokers, cocktailprikkers, satéprikkers, rietjes, kartonnen borden, plastic bekers, plakband, lijm, secondelijm, waterfilter, Brita, cadeaupapier, inpakpapier, postzegels, enveloppen, wenskaart, verjaardagskaart, kaartje, pen, potlood, schrift, tijdschrift, krant, boek, speelgoed, lego, lampenolie, stofzuigerzakken, theefilters, muffinvormpjes, cupcakevormpjes, bakvormpjes, aluminium bakjes, vliegenvanger, mottenballen, insectenspray, muggenspray, mierenlokdoos, muizenval, kledinghangers, wasknijpers, cadeaulint, loterij, staatslot, kraslot, printerpapier, inktcartridge, kabel, oplader, oplaadkabel, schroeven, lunchbox, broodtrommel, vershouddoos, tupperware, drinkfles, thermosfles, paraplu, sokken, panty, T-shirt, ondergoed, handdoek, handdoeken, kussen, mes, bestek, kurkentrekker, blikopener, schaar, pannenlap, ijsblokjeszakjes',
  'kattenvoer, hondenvoer, kattenbrokken, hondenbrokken, kattenbakvulling, kattengrit, kattenbakkorrels, vogelvoer, vogelzaad, vetbollen, hondensnack, kattensnack, hondenkoekjes, kauwbot, kauwstaaf, hondenbot, Whiskas, Felix, Sheba, Pedigree, Cesar, Frolic, Gourmet kat, dierenvoer, natvoer, droogvoer, visvoer, kattenmelk, konijnenvoer, hamstervoer, hooi, strooisel, Dreamies, Bonzo, Kitekat',
  'bloemen, bos bloemen, boeket, rozen, tulpen, chrysanten, potgrond, plantenvoeding, mest, kamerplant, plant, orchidee, kerstboom, adventskrans, grafkaars, bloembollen, bloemzaad, graszaad, zonnebloemen bos, sigaretten, shag, tabak, vloei, vloeitjes, filters roken, vape, sigaren, statiegeld, leeggoed, emballage, lege flessen, bezorgkosten, bezorging, fooi, porto, cadeaubon, cadeaukaart, bloempot, parkeren, parkeerkosten, verzendkosten, zegels, spaarzegels, koopzegels',
  'ibuprofen, paracetamol, aspirine, hoestdrank, hoestsiroop, neusspray, vitamines, vitamine, vitaminetabletten, vitamine D, magnesium, hoofdpijntabletten, zalf, verband, oogdruppels, medicijnen, medicijn, keelpastilles, keeltabletten, Strepsils, Rennie, Dafalgan, thermometer, calcium tabletten, voedingssupplement, zink, pijnstillers, Bepanthen, melatonine, valeriaan, multivitaminen, omega-3 capsules, visoliecapsules, kruik, zwangerschapstest, ontsmettingsmiddel, mondkapjes, zelftest, coronatest, apotheek, recept ophalen, Voltaren, Sinaspril',
].join(', ');
