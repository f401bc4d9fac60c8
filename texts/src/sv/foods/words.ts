import type { FoodNames } from '@crisper/domain/foods/names.ts';

/** What may have been done to a food, as titles say it. */
export const states: FoodNames['states'] = {
  raw: 'rå, rått, råa, opastöriserad, opastöriserat, opastöriserade',
  tinned: 'konserv, på burk, konserverad, konserverat, konserverade, konservburk, -konserv',
  dried:
    'torkad, torkat, torkade, torr, torrt, torra, -pulver, frystorkad, frystorkat, frystorkade, soltorkad',
  smoked:
    'rökt, rökta, varmrökt, varmrökta, kallrökt, kallrökta, alrökt, alrökta, lättrökt, enrisrökt, björkrökt, -rökt',
  pickled:
    'inlagd, inlagt, inlagda, syrad, syrat, syrade, fermenterad, fermenterat, fermenterade, ättiksinlagd, picklad, picklat, picklade, i ättika',
  homemade:
    'hemgjord, hemgjort, hemgjorda, hemlagad, hemlagat, hemlagade, hemmagjord, hemmagjort, egengjord, egengjort, egen, eget, egna, mormors, farmors, mammas, pappas, hembakad, hembakat, hembakade, hemkokt, husets, tillblandad, svärmors',
  breaded: 'panerad, panerat, panerade, friterad i smet, i panering, dubbelpanerad, frasigpanerad',
  stuffed: 'fylld, fyllt, fyllda, -fylld',
  cooked: [
    'kokt, kokta, stekt, stekta, grillad, grillat, grillade, ugnsstekt, ugnsstekta, ugnsbakad, ugnsbakat, ugnsbakade, ångad, ångkokt, ångkokta, bräserad',
    'bräserat, friterad, friterat, friterade, tillagad, tillagat, tillagade, lagad, lagat, lagade, förkokt, förkokta, färdigkokt, färdigstekt, pocherad, pocherade',
    'gratinerad, gratinerat, gratinerade, karamelliserad, karamelliserade, mosad, rostad i ugn, ugnsrostade, ugnsrostad, wokad, wokade, helstekt, helgrillad, smörstekt',
    'rest, rester, kvarbliven, kvarblivna, överbliven, överblivet, överblivna, uppvärmd, uppvärmt, uppvärmda, blancherad, blancherade, genomstekt',
    'genomkokt, hårdkokt, löskokt, nykokt, nykokta, långkokt, pulled, -kokt, -stekt, -grillad',
  ].join(', '),
  cut: [
    'skivad, skivat, skivade, i skivor, skiva, skivor, tärnad, tärnat, tärnade, tärning, tärningar, hackad, hackat, hackade, riven, rivet, rivna, strimlad',
    'strimlat, strimlade, strimlor, skuren, skuret, skurna, skalad, skalat, skalade, halv, halva, halvt, hälften, delad, delat, delade, klyfta, klyftor, klyftad',
    'finhackad, finhackat, grovhackad, ansad, ansade, putsad, putsade, i bitar, bitar, stavar, urkärnad, påskuren, påskuret, uppskuren, uppskuret, -skivor, -strimlor, -tärningar',
  ].join(', '),
  frozen:
    'fryst, frysta, djupfryst, djupfrysta, frusen, fruset, frusna, infryst, infrysta, infrusen, Findus, Frysta, Frys, djupfruset, lösfryst, lösfrysta',
  opened:
    'öppnad, öppnat, öppnade, öppen, öppet, öppna, påbörjad, påbörjat, påbörjade, halvfull, halvfullt, halvtom, halvtomt, halväten, halvätet, halvdrucken, bruten, brutet',
};

/** Words that say nothing about what a food is. */
export const neutral: FoodNames['neutral'] = [
  // Articles, amounts and packages.
  'en, ett, den, det, de, denna, detta, lite, några, någon, något, nåt, min, mitt, mina, vår, vårt, våra, mer, till, fler, många, mycket, resten',
  'två, tre, fyra, fem, sex, sju, åtta, nio, tio, tolv, dussin, halvt dussin, ca, cirka, ungefär, par, ett par, några få',
  'paket, pkt, förpackning, förp, frp, påse, kasse, säck, flaska, glas, glasburk, burk, bägare, kartong, låda, back, flak, ask, nät, tub, tetra, tetrapak, kopp, kruka, tråg, kanna, hink, dunk, box, rör',
  'rulle, ring, bit, styck, stycke, st, bunt, knippe, huvud, stjälk, block, kula, portion, port, platta, plåt, bytta, tallrik, skål, näve, skvätt, slatt, klick, nypa, sista',
  'kilo, kilogram, gram, kg, g, gr, hg, hekto, liter, l, dl, ml, cl, msk, tsk, krm, x, cm, pack, pak, p, fp, stl, strl, storlek, nr, klass, klass 1',
  'multipack, storpack, familjepack, familjeförpackning, dubbelpack, sexpack, sixpack, jätte, XXL, XL, ekonomipack, refill, påfyllning, sort, sorter',
  'liten, litet, små, stor, stort, stora, mellan, mellanstor, mellanstora, mini, maxi, tjock, tjocka, tunn, tunna, lång, långa, rund, hel, helt, hela, extra, dubbel, enkel, smal, bred',
  'filé, filéer, filé av, rygg, ryggfilé, loin, innanlår, ytterlår, bog, med skinn, utan skinn, skinnfri, skinnfritt, benfri, benfritt, benfria, utan ben, med ben, kärnfri, kärnfria, urkärnade, med kärnor, blad, kvist, kvistar, kärna, buketter, toppar, spets, mitt, mittbit, sida',
  // Kinds and qualities.
  'eko, ekologisk, ekologiskt, ekologiska, KRAV, KRAV-märkt, kravmärkt, kravmärkta, bio, naturell, naturlig, naturligt, naturliga, ren, rent, rena, färsk, färskt, färska, ny, nytt, nya, nyskördad, nyskördade, gammal, gammalt, gamla, ung, unga, mogen, moget, mogna, omogen, omogna, ätmogen, ätmogna, krispig, krispigt, krispiga, mör, mört, fin, fint, fina, grov, grovt, grova, fast, fasta, mjuk, mjukt, mjuka, hård, hårt, hårda, krämig, krämigt, krämiga, saftig, saftigt, saftiga, smakrik, smakrikt, knaprig, knaprigt',
  'mild, milt, milda, medium, stark, starkt, starka, mellanstark, kryddig, kryddigt, kryddstark, het, hett, heta, söt, sött, söta, sur, surt, sura, salta, syrlig, syrligt, syrliga, besk, bitter, god, gott, goda, läcker, bäst, bästa, delikatess, gourmet, premium, lyx, lyxig, äkta, original, klassisk, klassiskt, klassiska, klassiker, traditionell, gammaldags, hantverk, hantverksmässig',
  'fettfri, fettfritt, mager, magert, magra, lätt, fetthalt, fet, fett, låg fetthalt, laktosfri, laktosfritt, laktosfria, glutenfri, glutenfritt, glutenfria, sockerfri, sockerfritt, osötad, osötat, osötade, sötad, sötat, sötade, alkoholfri, alkoholfritt, alkoholfria, koffeinfri, koffeinfritt, light, zero, diet, lowcarb, utan tillsatt socker, mindre socker, mindre salt, nyckelhål, nyckelhålsmärkt',
  '-fri, -fritt, procent, protein, högprotein, proteinrik, proteinrikt, saltad, saltat, saltade, osaltad, osaltat, osaltade, normalsaltat, extrasaltat, extrasaltad, lättsaltad, jodberikat, sockrad, kryddad, kryddat, kryddade, okryddad, smaksatt, smaksatta, klar, klart, grumlig',
  'halvtorr, halvtorrt, brut, stilla, kolsyrad, kolsyrat, kolsyrade, okolsyrad, kall, kallt, kalla, varm, varmt, varma, kyld, kylt, kylda, okyld',
  'röd, rött, röda, grön, grönt, gröna, gul, gult, gula, vit, vitt, vita, brun, brunt, bruna, svart, svarta, blå, lila, rosa, ljus, ljust, ljusa, mörk, mörkt, mörka, orange, blandad, blandat, blandade, mixad, mixade, mix, sorterad, sorterade, urval, regnbågs',
  'fastkokande, mjölig, mjöliga, allround, delikatess, tvättad, tvättat, tvättade, otvättad, sköljd, sköljda, obehandlad, obehandlade, vaxad, ovaxad, på kvist, kvist, lagrad, lagrat, lagrade, mellanlagrad, mellanlagrat, extralagrad, långlagrad, vällagrad, längre hållbar, lång hållbarhet, längre hållbarhet, högpastöriserad, pastöriserad, pastöriserat, homogeniserad',
  'frigående, frigående höns, utehöns, inomhus, gårds, gård, bonde, lantlig, lant, svensk, svenskt, svenska, Sverige, närproducerad, närproducerat, närproducerade, lokal, lokalt, lokala, nordisk, nordiskt, vild, vilt fångad, vildfångad, odlad, odlade, MSC, ASC, Fairtrade, rättvisemärkt, naturbete, gräsbete, Svanen, utomlands',
  'norsk, norskt, norska, dansk, danskt, danska, finsk, finskt, finska, tysk, tyskt, tyska, italiensk, italienskt, italienska, spansk, spanskt, spanska, fransk, franskt, franska, grekisk, grekiskt, grekiska, turkisk, turkiskt, turkiska, holländsk, holländska, engelsk, engelska, amerikansk, amerikanskt, amerikanska, mexikansk, mexikanska, thai, thailändsk, kinesisk, kinesiska, japansk, japanska, indisk, indiska, koreansk, asiatisk, asiatiskt, asiatiska, marockansk, polsk, polska, irländsk, irländskt, brasiliansk, brasilianska, nyzeeländsk, nyzeeländskt, argentinsk, skånsk, skånska, skånskt, gotländsk, gotländskt, norrländsk, småländsk, småländsk, öländsk, bohuslänsk, västkust, dalsk, jämtländsk, medelhavs',
  'familje, barn, baby, party, fest, frukost, lunch, middags, fredags, lördags, söndags, jul, påsk, midsommar, sommar, vinter, höst, vår, snacks, mellis, mellanmål, vardags, hushålls, bords, mat, bak, grill, stek, kok, ugns, snabb, gräddade, stenugnsbakad, stenugnsbakat, stenugnsbakade, surdegs, fullkorns, flerkorns, grovt bakat, rågbaserad',
  'färdig, färdigt, färdiga, ugnsklar, ugnsklara, ätklar, ätklara, färdiglagad, grillklar, stekklar, köksfärdig, halvbakad, halvbakade, förgräddad, bake off, att baka, löslig, snabblöslig, snabbkokt, koncentrat, koncentrerad, koncentrerat, malen, malet, malda, omalen, oskalad, oskalade, krossad, krossade, passerad, passerade, med smak, smak, smaker, olika sorter, div, diverse, tillverkad',
  'märke, eget märke, erbjudande, extrapris, kampanj, rabatt, nedsatt, billig, billigt, kort datum, kortdatum, vanlig, vanligt, vanliga, normal, special, speciell, standard, favorit, snabbt, viktigt, bra, schysst, härlig, härligt',
  'tinad, tinat, tinade, upptinad, upptinade, oöppnad, oöppnat, oöppnade, sluten, vakuum, vakuumförpackad, vakuumförpackat, lösvikt, lös, lösa, manuell delikatess, över disk, charkdisken, kyldisken, fiskdisken, självplock, packad, förpackad, rensad, rensat, rensade, urtagen, fjällad, hängmörad, mörad, marinerad, marinerat, marinerade',
  // Varieties and places.
  'Ingrid Marie, Aroma, Royal, Golden, Pink, Jonagold, Discovery, Amandine, Cherie, King Edward, Asterix, Bintje, Fakse, Maris, Hass, Medjool, Conference, Williams, Cavendish, Arabica, Robusta, Angus, Hereford, Wagyu, Iberico, Atlant, Stilla havet, Östersjö, Italien, Spanien',
  // Shops and makers.
  'ICA, ICA Basic, ICA I love eco, I love eco, ICA Selection, ICA Gott liv, Coop, Änglamark, Xtra, X-tra, Willys, Hemköp, Garant, Garant eko, Eldorado, Prima, Fixa, Axfood, Lidl, City Gross, Tempo, Mathem, Matsmart, Motatos, Netto, Pressbyrån, 7-Eleven, Maxi, Kvantum, Nära, Ö&B, Rusta, Systembolaget, Hemmakväll, Normal, Favorit, Signum, Martin & Servera, Menigo, Costco, Aldi, Rema 1000, Dollarstore',
  'torget, marknad, gårdsbutik, bageri, bageriet, slakteri, slaktare, slaktaren, charkuteri, fiskaffär, fiskhandlare, konditori, mataffär, butik, affär, REKO, REKO-ring, bondens egen marknad, trädgård, trädgården, från trädgården, egen odling, koloni, kolonilotten, skogen, biodlare, ladugård, mejeri från',
  'Arla, Skånemejerier, Norrmejerier, Falköpings Mejeri, Gefleborgs, Gäsene, Wapnö, Valio, Lindahls, Larsa, Milko, Hjordnära, Allerum, Östgöta, Falbygdens, Danone, Müller, Ehrmann, Lohmanders, Rydbergs, Scan, Pärsons, Gudruns, Tulip, Ugglarps, Dalsjöfors, Svensk Fågel, Kronfågel, Guldfågeln, Bjärefågel, Lagerbergs, Ingelsta, Atria, Lönneberga, Sibylla, Findus, Felix, Gunnar Dafgård, Dafgårds, Familjen Dafgård, Abba, Fiskexporten, Royal Greenland, Feldts, Kungsörnen, Nordic, Saltå Kvarn, Frebaco, Axa, Finax, Start, Risenta, GoGreen, Zeta, Mutti, Barilla, De Cecco, Knorr, Maggi, Blå Band, Santa Maria, Old El Paso, Kikkoman produkt, Spice Up, Heinz, Bong, Campbells, Jensens, Caj P, Rydbergs, Hellmann’s, Slotts, Johnny’s, Druvan, Zoégas kaffe, Gevalia kaffe, Löfbergs kaffe, Arvid Nordquist, Lipton, Kobbs, Twinings, Marabou, Cloetta, Fazer, Göteborgs, Malaco, Olw, Estrella, Pågen, Polarbröd, Skogaholm, Fazer bageri, Korvbrödsbagarn, Leksands, Wasa, Schär, Semper, Bonduelle, Änglamark eko, Alpro, Oatly, Sproud, Oumph, Anamma, Hälsans Kök, Quorn produkt, Naturli, Astrid och Aporna, Kiviks, Bob, Önos, Ekströms, Kockens, Dr Oetker, Dr. Oetker, Brämhults, God Morgon, Proviva, Rynkeby, Tropicana, Innocent, Ramlösa, Loka, Apotekarnes, Zingo, Nestlé, Unilever, Delicato, Almondy, Frödinge, Picard, Sia, GB, Triumf, Lejonet & Björnen',
].join(', ');

/** A tin of which a part is left is open. */
export const halfTins: FoodNames['halfTins'] =
  'halv burk, en halv burk, rest burk, halv konserv, halva burken';

/** What tinned food lies in. */
export const liquids: FoodNames['liquids'] =
  'vatten, lag, saltlag, sockerlag, spad, olja, juice, egen juice, tomatsås, tomat, saltlake, lake, vinäger, ättika, rapsolja, olivolja, solrosolja, lätt sockerlag, dillag, vinäger och socker, fruktjuice';

export const and: FoodNames['and'] = 'och, o, and, samt';

/** Household goods, which are bought with food. */
export const household: FoodNames['household'] = [
  '-papper, -rengöring, -medel, -duk, -dukar, -schampo, -tvål, -foder, -batteri, -ljus, -folie, -blöja, -blöjor, -lotion, -påsar, -säckar, -deodorant, -plåster, -balsam, -borste, -svamp för disk, -sand, -godis för hund, -tabletter, -lampa, -salva, -handskar, -cigaretter, -tobak, -tidning, -trasa, -spray',
  'toalettpapper, toapapper, dasspapper, hushållspapper, hushållsrulle, hushållsrullar, torky, näsdukar, pappersnäsdukar, ansiktsservetter, servetter, våtservetter, wettex, Lambi, Edet, Serla, Kleenex, bomullspads, bomull, tops, bomullspinnar',
  'soppåsar, soppåse, sopsäckar, sopsäck, avfallspåsar, fryspåsar, plastpåsar, plastpåse, papperspåse, papperspåsar, bärkasse, bärkassar, plastkasse, papperskasse, kasse ICA, brödpåsar, matpåsar, matavfallspåsar, smörgåspåsar, zip-påsar, Toppits, plastfolie, plastfilm, gladpack, aluminiumfolie, folie, bakplåtspapper, smörgåspapper, smörpapper, bivaxduk, pantpåse',
  'diskmedel, maskindiskmedel, maskindisk, disktabletter, diskmaskinstabletter, diskmaskinssalt, spolglans, sköljmedel, tvättmedel, tvättpulver, fläckborttagning, Vanish, kalkborttagning, avkalkning, Yes diskmedel, Via tvättmedel, Ariel, Persil, Neutral tvättmedel, Finish, Sun disktabletter, handdisk, diskborste, disksvamp, disktrasa, disktrasor, diskhandduk, stålull, tvättsvamp, tvättpåse, galltvål',
  'såpa, grönsåpa, rengöringsmedel, allrent, Ajax, Klorin, klorin, fönsterputs, badrumsrengöring, toarent, toarengöring, WC-rent, WC-block, toablock, propplösare, ugnsrengöring, ättika för rengöring, skurmedel, skursvamp, mikrofiberduk, städtrasa, mopp, moppdukar, sopborste, dammsugarpåsar, dammsugarpåse, gummihandskar, diskhandskar, luftfräschare, doftljus, doftspray, putsduk, t-röd, mögelborttagning',
  'schampo, shampoo, balsam, duschcreme, duschkräm, duschtvål, duschgel, dusch, tvål, handtvål, flytande tvål, tandkräm, tandborste, tandtråd, tandpetare, munskölj, munvatten, deodorant, deo, rakhyvel, rakblad, rakskum, rakgel, hudkräm, hudlotion, bodylotion, handkräm, ansiktskräm, solkräm, solskydd, aftersun, Nivea, blöjor, blöja, Libero, Pampers, tamponger, bindor, binda, trosskydd, hårspray, hårgel, hårvax, hårfärg, hårinpackning, cerat, läppbalsam, plåster, kondomer, badskum, parfym, nagellack, smink, mascara, smörjelse, babyolja, barnolja, vaselin, handsprit, ansiktstvätt, Colgate, Pepsodent, Zendium, Sensodyne, Dove, Lactacyd, intimtvål, hårborste, kam, fotkräm, babylotion',
  'batterier, batteri, glödlampa, glödlampor, LED-lampa, stearinljus, värmeljus, gravljus, blockljus, adventsljus, tändstickor, tändare, tändvätska, grillkol, briketter, grillbriketter, braständare, kaffefilter, melittafilter, filterpåsar, tandpetare av trä, grillspett av trä, träspett, sugrör, pappersmuggar, plastmuggar, papperstallrikar, engångsgrill, engångsbestick, tejp, klister, snöre, gummisnoddar, presentpapper, frimärken, kuvert, gratulationskort, kort födelsedag, penna, pennor, block papper, tidning, kvällstidning, Aftonbladet, Expressen, veckotidning, korsord, bok, leksak, leksaker, kabel, laddare, muffinsformar, bullformar, engångsform, aluminiumform, isbitspåsar, vattenfilter, galge, klädnypor, skosnören, skokräm, flugfälla, myggspray, myggmedel, råttfälla, myrmedel, strumpor, strumpbyxor, t-shirt, handduk, handdukar, kudde, kastrull, stekpanna, bestick, glas tomma, sax, konservöppnare, flasköppnare, osthyvel, potatisskalare, matlåda plast, termos, paraply, lottsedel, trisslott, Triss, lotter, skrivarpapper, bläckpatron',
  'kattmat, hundmat, hundfoder, kattfoder, torrfoder, våtfoder, kattsand, kattströ, kattgodis, hundgodis, hundben, tuggben, fågelfrö, fågelmat, talgbollar, Whiskas, Pussi, Frolic, Pedigree, Felix katt, Mjau, Latz, Doggy, Dreamies, hamsterfoder, kaninfoder, fiskmat, fiskfoder, valpfoder, kattmjölk, Sheba, Purina',
  'blommor, blombukett, bukett, rosor, tulpaner, krukväxt, orkidé, amaryllis, hyacint, julstjärna, pelargon, julgran, blomjord, växtnäring, gödsel, gräsfrö, fröer blom, blomkruka, krukor, vitlökslökar plant, cigaretter, cigg, snus, snusdosa, vitt snus, nikotinportioner, Zyn, General, Göteborgs Rapé, Ettan, Knox, tobak, vape, pant, pantburk, pantburkar, pantflaskor, tomflaskor, leverans, leveransavgift, frakt, fraktavgift, plockavgift, dricks, porto, presentkort, parkering, returpant',
  'Alvedon, Ipren, Treo, Panodil, ibuprofen, paracetamol, aspirin, värktabletter, hostmedicin, halstabletter, nässpray, Nezeril, vitaminer, vitamintabletter, D-vitamin, D-droppar, C-vitamin, multivitamin, magnesium, järntabletter, omega-3, kosttillskott, medicin, receptbelagd medicin, tabletter, salva, sårsalva, bandage, gasbinda, ögondroppar, febertermometer, termometer, munskydd, graviditetstest, Samarin, Gaviscon, Resorb, Bafucin, Strepsils, Otrivin, Voltaren, apotek, apoteket, kapslar omega, probiotika kapslar, desinfektion, snabbtest',
].join(', ');
