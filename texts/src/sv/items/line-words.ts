import type { LineWords } from '@crisper/domain/line/line-words.ts';

/** The words by which a line such as "2 paket skinka fre frysen" is understood. */
export const lineWords: LineWords = {
  weekdays: [
    'sön, sönd, söndag, söndagen, söndags, söndan, söndagkväll, söndagskväll, söndagmorgon, söndag kväll, söndag morgon',
    'mån, månd, måndag, måndagen, måndags, måndan, måndagkväll, måndagskväll, måndagmorgon, måndag kväll, måndag morgon',
    'tis, tisd, tisdag, tisdagen, tisdags, tisdan, tisdagkväll, tisdagskväll, tisdagmorgon, tisdag kväll, tisdag morgon',
    'ons, onsd, onsdag, onsdagen, onsdags, onsdan, onsdagkväll, onsdagskväll, onsdagmorgon, onsdag kväll, onsdag morgon',
    'tor, tors, torsd, torsdag, torsdagen, torsdags, torsdan, torsdagkväll, torsdagskväll, torsdagmorgon, torsdag kväll, torsdag morgon',
    'fre, fred, fredag, fredagen, fredags, fredan, fredagkväll, fredagskväll, fredagmorgon, fredag kväll, fredag morgon',
    'lör, lörd, lördag, lördagen, lördags, lördan, lördagkväll, lördagskväll, lördagmorgon, lördag kväll, lördag morgon',
  ],
  months: [
    'jan, januari',
    'feb, febr, februari',
    'mar, mars',
    'apr, april',
    'maj',
    'jun, juni',
    'jul, juli',
    'aug, augusti',
    'sep, sept, september',
    'okt, oktober',
    'nov, november',
    'dec, december',
  ],
  ambiguousMonths: 'mars, mar, maj, jul',
  ordinals: '., e, de, a, :e, :de, :a, :dje',
  numberedBy:
    'den, till den, t.o.m. den, tom den, t o m den, senast den, före den, innan den, fram till den, bäst före den, går ut den, utgår den',
  hasDashedDays: true,
  weeks: 'v, vecka, v., veckan',
  monthParts: [
    [1, 'början av, i början av, början på, i början på'],
    [15, 'mitten av, i mitten av, mitten på, i mitten på'],
  ],
  coming: {
    week: 'nästa vecka, kommande vecka, under nästa vecka, nästkommande vecka',
    weekend:
      'nästa helg, till nästa helg, nästa helgen, slutet av nästa vecka, i slutet av nästa vecka, slutet på nästa vecka, nästa veckoslut',
    month:
      'slutet av nästa månad, i slutet av nästa månad, slutet på nästa månad, i slutet på nästa månad, sista nästa månad',
  },
  weeksLater: [],
  days: [
    [-1, 'igår, i går'],
    [0, 'idag, i dag, ikväll, i kväll, inatt, i natt, idag senast'],
    [
      1,
      'imorgon, i morgon, imorrn, i morrn, imorron, i morron, imorn, i morn, imorgon kväll, i morgon kväll, imorgon bitti, i morgon bitti, imorgonbitti, imårn, imorrgon',
    ],
    [
      2,
      'övermorgon, i övermorgon, iövermorgon, överimorgon, överimorrn, dagen efter imorgon, i överimorgon, övermorrn',
    ],
  ],
  shortDays: [[1, 'imo, morg']],
  pastDays: [
    [
      -1,
      'igår kväll, i går kväll, gårdagens, igår morse, i går morse, förra kvällen, igårkväll, från igår, från i går, igår eftermiddag',
    ],
    [
      0,
      'imorse, i morse, nyss, alldeles nyss, just nu, dagens, i förmiddags, i eftermiddags, idag på morgonen, tidigare idag, tidigare i dag, precis',
    ],
    [-2, 'i förrgår, iförrgår, förrgår'],
    [
      -3,
      'häromdagen, för några dagar sedan, för några dagar sen, för ett par dagar sedan, för ett par dagar sen',
    ],
    [-7, 'förra veckan, förra vecka, i förra veckan, veckogammal, veckogammalt, veckogamla'],
    [-30, 'förra månaden, i förra månaden'],
    [-1, 'dagsgammal, dagsgammalt, dagsgamla'],
  ],
  spans: {
    day: 'dag, dagar, dagarna, dgr, dar, da, dygn, d, dag.',
    week: 'vecka, veckor, veckorna, v, vk, veckors, veckas',
    month: 'månad, månader, mån, mån., mnd, månaders',
    year: 'år, åren, års',
  },
  more: 'till, ytterligare',
  within:
    'om, inom, inom ca, om ca, om cirka, inom de närmaste, de närmaste, i, håller, håller i, håller sig i, håller sig, håller ca, håller cirka, håller minst, håller till om, håller ytterligare, håller max, bra i, ok i, i ytterligare, ytterligare, ätas inom, äts inom, ät inom, förbrukas inom, använd inom, måste ätas inom, ska ätas inom, bör ätas inom, går ut om, utgår om, räcker i, håller nog i, klarar sig, klarar sig i, max, hållbar i, hållbart i, hållbarhet, åt upp inom, kvar i',
  beforeDay:
    'god till, gott till, goda till, god t o m, gott t o m, ätbar till, ätbart till, till, tills, t o m, tom, t.o.m., t.o.m, till och med, på, senast, senast på, före, innan, fram till, fram tills, håller till, håller sig till, håller tills, håller t o m, håller tom, bra till, bra tills, ok till, ok tills, okej till, hållbar till, hållbart till, hållbara till, hållbar t o m, i, nu på, nu, den här, slutet av, i slutet av, slutet på, till slutet av, går till, räcker till, räcker tills, inte efter, den, kan ätas till, kan ätas t o m, fräsch till, färsk till, håller nog till',
  article: 'den, det',
  next: 'nästa, på nästa, nästkommande, kommande',
  last: 'förra, i',
  nextBehind: 'nästa vecka, i nästa vecka',
  lastBehind: 'förra veckan, i förra veckan',
  ago: 'sedan, sen, gammal, gammalt, gamla',
  agoBefore: 'för, för ca, för cirka, för typ, för ungefär',
  isVerbLast: false,
  began: {
    made: 'gjord, gjort, gjorda, gjorde, hemgjord, lagad, lagat, lagade, tillagad, tillagat, tillagade, kokt, kokta, kokat, kokade, bakad, bakat, bakade, bakt, stekt, stekta, stekte, grillad, grillat, grillade, skuren, skuret, skurna, skar, skar upp, uppskuren, uppskuret, uppskurna, hackad, hackat, skivad, skivat, mixad, mixat, marinerad, marinerat, inlagd, inlagt, pumpad, utpumpad, tillverkad, tillverkat, ugnsbakad, rostad, kokade, jag gjorde, vi gjorde, jag lagade, vi lagade, jag bakade, vi bakade',
    bought:
      'köpt, köpta, köpte, inköpt, inhandlad, inhandlat, handlat, handlade, hämtad, hämtat, hämtade, fått, fick, levererad, levererat, levererades, plockad, plockat, plockade, plockades, skördad, skördat, fångad, fiskad, jag köpte, vi köpte, jag fick, vi fick, jag har köpt, vi har köpt, värpt, värpdatum, hemkommen, skaffade, värpta, värpt den, värpta den',
    frozen:
      'fryst, frysta, frös, frös in, frös ner, infryst, infrysta, infrusen, infruset, infrusna, nedfryst, nerfryst, djupfryst, frusen, fruset, frusna, fryste, fryste in, fryste ner, fryst in, fryst ner, i frysen sedan, i frysen sen, jag frös in, vi frös in',
    since:
      'från, sedan, sen, från den, sedan den, tinad, tinat, tinade, upptinad, upptinat, tinas, packad, packat, förpackad, packdag, packningsdag, fr o m, fr.o.m., from, kvar från, rest från, rester från, blev över från',
  },
  finite:
    'gjort, gjorde, köpt, köpte, handlat, handlade, fick, fått, frös, frös in, fryste, fryste in, tinat, tinade, hämtade, hämtat, lagat, lagade, bakat, bakade, öppnat, öppnade, skar, plockat, plockade, kokade, stekte, grillade, skaffade',
  notEnds:
    'förpackningsdag, förpackad den, packad den, packat den, packdag, packdatum, packningsdatum, tillverkad den, tillverkningsdag, tillverkningsdatum, tillv, värpdag, sälj före, sälj senast, säljs före, frys in senast, frys in före, frys senast, tina, tinas, tina till, mogen, moget, mogna, moget till, kommer, kommer på, kommer till, kommer den, leverans, leverans den, levereras, levereras den, behövs, behövs till, behövs på, behöver till, behöver på, hämtas, hämtas den, åt, för, inför',
  onDay: 'på, i, den, från, sedan, nu i, nu på, under, till',
  weekend:
    'helg, helgen, i helgen, till helgen, på helgen, över helgen, denna helg, den här helgen, slutet av veckan, i slutet av veckan, slutet på veckan, i slutet på veckan, veckans slut, veckoslut, veckoslutet, denna vecka, den här veckan, veckan ut, under veckan',
  vagueDays: [],
  holidays: {
    '12-24': 'julafton, jul, julen, till jul',
    '12-25': 'juldagen',
    '12-26': 'annandag jul, annandagen',
    '12-31': 'nyårsafton, nyår, nyåret, nyårsaftonen',
    '01-01': 'nyårsdagen',
    '01-06': 'trettondagen, trettondedag jul, trettondag jul',
    '12-13': 'lucia, luciadagen',
    '10-31': 'halloween',
    '04-30': 'valborg, valborgsmässoafton',
    '05-01': 'första maj',
    '06-06': 'nationaldagen, sveriges nationaldag',
    '02-14': 'alla hjärtans dag',
    '01-13': 'tjugondag knut',
  },
  ordinalWords: [
    'första, andra, tredje, fjärde, femte, sjätte, sjunde, åttonde, nionde, tionde, elfte, tolfte, trettonde, fjortonde, femtonde, sextonde, sjuttonde, artonde, nittonde, tjugonde',
    'tjugoförsta, tjugoandra, tjugotredje, tjugofjärde, tjugofemte, tjugosjätte, tjugosjunde, tjugoåttonde, tjugonionde, trettionde, trettioförsta',
  ].join(', '),
  beforeMonthEnd:
    'slutet av, i slutet av, slutet på, i slutet på, sista, sista dagen i, till slutet av, utgången av, bf slutet av',
  endOfMonth:
    'slutet av månaden, i slutet av månaden, slutet på månaden, i slutet på månaden, månadsskiftet, till månadsskiftet, månadens slut, vid månadens slut, månaden ut, slutet av denna månad, sista i månaden, den sista',
  useBy: [
    // As printed on packs from abroad.
    'use by, use-by, zu verbrauchen bis, verbrauchen bis, a consommer jusqu’au, dlc, te gebruiken tot, tgt, caduca, fecha de caducidad, da consumare entro, scadenza, sidste anvendelsesdato, consumir até, siste forbruksdag, viimeinen käyttöpäivä',
    'sista förbrukningsdag, sista förbrukningsdatum, sista förbr.dag, sista förbr dag, sista förbr, sista förbrukning, förbrukningsdag, förbrukas senast, förbrukas före, förbrukas, förbrukas till, måste förbrukas, sfd, s.f.d., ät senast, ätas senast, äts senast, ät före, ätas före, ät innan, ätas innan, ät, ätas, äts, ät upp, ät upp senast, ät upp före, ska ätas, ska ätas senast, måste ätas, måste ätas senast, måste ätas upp, bör ätas, bör ätas senast, används senast, använd senast, använd före, använd innan, ska användas, måste användas, måste bort, måste gå åt, behöver ätas, behöver ätas senast, behöver gå åt, tillagas senast, sista dag',
  ].join(', '),
  bestBefore:
    'bäst före, bäst-före, bästföre, bäst före-datum, bästföredatum, bäst före datum, bäst före datumet, bäst före utgången av, bäst före slutet av, bf, b f, b.f., b-f, bff, bfd, bäst innan, bäst för, går ut, går ut den, gick ut, gick ut i, gått ut, utgår, utgånget, utgången, utgångna, utgångsdatum, utgångsdatumet, utg, utg datum, utg.datum, utgdatum, datum, datumet, hållbart till och med, hållbar t.o.m., hållbarhetsdatum, hållbarhet t.o.m., minst hållbar till, minst hållbart till, minst hållbar t o m, blir dålig, blir dåligt, blir dåliga, blir gammal, blir gammalt, surnar, best before, bb, bbe, exp, mhd, mindestens haltbar bis, a consommer de preference avant, ddm, ten minste houdbaar tot, tht, consumir preferentemente antes del, da consumarsi preferibilmente entro, bedst før, mindst holdbar til, consumir de preferência antes de, best før, parasta ennen',
  decimalSign: ',',
  numbers: {
    ...{
      en: 1,
      ett: 1,
      ena: 1,
      'en till': 1,
      'ett till': 1,
      två: 2,
      tvenne: 2,
      tre: 3,
      fyra: 4,
      fem: 5,
      sex: 6,
    },
    ...{ sju: 7, åtta: 8, nio: 9, nie: 9, tio: 10, tie: 10, elva: 11, tolv: 12, tretton: 13, fjorton: 14 },
    ...{ femton: 15, sexton: 16, sjutton: 17, arton: 18, nitton: 19, tjugo: 20, tjugi: 20, tjugofyra: 24 },
    ...{ tjugofem: 25, trettio: 30, fyrtio: 40, femtio: 50, sextio: 60, sjuttio: 70, åttio: 80, nittio: 90 },
    ...{ hundra: 100, etthundra: 100, hundrafemtio: 150, tvåhundra: 200, tvåhundrafemtio: 250 },
    ...{ trehundra: 300, fyrahundra: 400, fyrahundrafemtio: 450, femhundra: 500, sexhundra: 600 },
    ...{ sjuhundra: 700, sjuhundrafemtio: 750, åttahundra: 800, niohundra: 900, tusen: 1000, ettusen: 1000 },
    ...{ halv: 0.5, halva: 0.5, halvt: 0.5, 'en halv': 0.5, 'ett halvt': 0.5, 'en halva': 0.5, hälften: 0.5 },
    ...{
      'den halva': 0.5,
      'hälften av': 0.5,
      'en och en halv': 1.5,
      'ett och ett halvt': 1.5,
      halvannan: 1.5,
    },
    ...{ 'två och en halv': 2.5, 'två och ett halvt': 2.5, 'tre och en halv': 3.5, anderthalv: 1.5 },
    ...{
      kvarts: 0.25,
      'en kvarts': 0.25,
      'en fjärdedel': 0.25,
      fjärdedels: 0.25,
      trekvarts: 0.75,
      'tre fjärdedels': 0.75,
    },
    ...{ 'tre kvarts': 0.75, 'en tredjedel': 1 / 3, 'två tredjedelar': 2 / 3, 'tre fjärdedelar': 0.75 },
    ...{ dussin: 12, 'ett dussin': 12, 'halvt dussin': 6, 'ett halvt dussin': 6, 'ett halvdussin': 6 },
    ...{ tjog: 20, 'ett tjog': 20, 'ett par': 2, 'ett par tre': 2, 'par st': 2 },
  },
  multiples: { dussin: 12, tjog: 20, hundra: 100, tusen: 1000 },
  andPart: {
    'och en halv': 0.5,
    'och ett halvt': 0.5,
    'och en kvarts': 0.25,
    'o en halv': 0.5,
    'o ett halvt': 0.5,
  },
  point: 'komma',
  to: 'till, eller, -, –',
  about:
    'ca, ca., cirka, c:a, ungefär, ung, runt, omkring, typ, drygt, knappt, nästan, kanske, bortåt, uppemot, ~, sisådär, minst',
  currencies: {
    'SEK NOK DKK ISK': 'kr, kr., kronor, krona, kronan, kronors, spänn, pix, riksdaler, bagis, daler',
    SEK: 'sek, skr',
    EUR: '€, eur, euro',
    GBP: '£, gbp, pund sterling',
    'USD CAD AUD NZD SGD HKD': '$, dollar',
    USD: 'usd, us$',
    CAD: 'cad',
    AUD: 'aud',
    'INR PKR LKR NPR MUR': 'rs, rupier',
    'JPY CNY': '¥, yen',
    NOK: 'nok',
    DKK: 'dkk',
    CHF: 'chf, franc',
    PLN: 'zł, pln, zloty',
  },
  cents: 'öre, ören',
  beforeSums: 'totalt, summa, sammanlagt, tillsammans, allt tillsammans, allt som allt',
  besidePrices:
    'för, à, a, á, kostar, kostade, pris, priset, bara, endast, betalade, stycket, per styck, per st, @, var, vardera, styckpris, kampanjpris, extrapris, för bara',
  eachBefore: 'à, á, styckpris, per styck, per st',
  per: 'per, /, à',
  measures: {
    gram: 'g, gr, gram, grams',
    kilogram: 'kg, kilo, kilogram, kilon, kgs',
    millilitre: 'ml, milliliter, krm, kryddmått',
    centilitre: 'cl, centiliter',
    decilitre: 'dl, deciliter',
    litre: 'l, lit, liter, litrar, ltr',
    ounce: 'oz, uns, ounce',
    pound: 'lb, lbs',
    'half-kilogram': 'skålpund',
    hectogram: 'hg, hekto, hektogram',
    decagram: '',
    'fluid-ounce': 'fl oz',
    cup: 'kopp, koppar, cup, cups',
    pint: 'pint, pints',
    quart: 'quart',
    gallon: 'gallon',
    tablespoon: 'msk, matsked, matskedar',
    teaspoon: 'tsk, tesked, teskedar',
    piece:
      'st, st., styck, stycken, stk, bit, bitar, flaska, flaskor, fl, glasburk, glasburkar, glas, knippe, knippen, knippa, knippor, bunt, buntar, klyfta, klyftor, huvud, huvuden, skiva, skivor, stjälk, stjälkar, kvist, kvistar, limpa, limpor, kula, kulor, rulle, rullar, blad, kolv, kolvar, stång, stänger, stav, block, hink, hinkar, dunk, dunkar, klase, klasar, kanna, kannor, ring, ringar',
    pack: 'paket, pkt, pkt., pak, pack, förpackning, förpackningar, förp, frp, fp, påse, påsar, kasse, kassar, säck, säckar, kartong, kartonger, krt, ask, askar, låda, lådor, back, backar, flak, tub, tuber, kruka, krukor, nät, bytta, byttor, bägare, tråg, tetra, tetrapak, tetrapack, sexpack, sixpack, multipack, storpack, dubbelpack, trepack, 2-pack, 3-pack, 4-pack, 6-pack, familjepack, familjeförpackning, box, boxar, korg, korgar, pyts, pytsar, tray',
    'pack-of': 'pack, -pack',
    portion:
      'portion, portioner, port, matlåda, matlådor, tallrik, tallrikar, skål, skålar, personer, person, pers',
  },
  containers: 'burk, burkar, konservburk, konservburkar, konserv, konserver, plåtburk, dosa',
  of: 'av, med, à, á',
  hasBareMeasures: true,
  plurals: {
    endings:
      'or, ar, er, orna, arna, erna, ägg, bröd, äpplen, päron, kål, räkor, kex, chips, majs, hallon, blåbär, bär, lingon, plommon, ben, flingor, ärtor, ärter, bönor, linser, nötter, rödbetor, frukter, bullar, morötter, gurkor, melon, oliver, korvar, biffar, kotletter, filéer, öl, paket, salladshuvuden, dadlar, kastanjer, apelsiner',
    isHeadFirst: false,
    areOnlyPlurals: false,
  },
  packSizes: 'pack, -pack, p, pkt, pk',
  oneOf:
    'paket, påse, burk, ask, flaska, kartong, kruka, knippe, låda, tub, nät, förpackning, back, flak, bägare, limpa, bunt, pkt, förp',
  times: 'x, ×, *, gånger',
  quantity: 'antal, mängd, kvantitet',
  places: {
    fridge:
      'kyl, kylen, kylan, kylskåp, kylskåpet, kylskåpsdörren, kyldörren, kylskåpsdörr, grönsakslådan, grönsakslåda, grönsaksfacket, svalen, sval, svalskåp, svalskåpet, kylsvalen, kylfacket, ostlådan, frukt- och grönsakslådan, dryckeskylen, ölkylen, kylhylla, kylväska',
    freezer:
      'frys, frysen, frysfack, frysfacket, frysskåp, frysskåpet, frysbox, frysboxen, boxen, frysboks, frysis, frysdelen, fryslådan, djupfrysen, frysrummet',
    pantry:
      'skafferi, skafferiet, skaffis, skaffe, skåp, skåpet, köksskåp, köksskåpet, torrförråd, torrskafferi, torrskafferiet, matkällare, matkällaren, jordkällare, jordkällaren, källare, källaren, källarn, hylla, hyllan, förråd, förrådet, matförråd, visthus, visthusboden, brödlåda, brödlådan, brödburken, fruktskål, fruktskålen, fruktkorgen, bänken, köksbänken, diskbänken, kryddhyllan, skafferilådan, matskåpet',
  },
  whichPlace:
    'stora, lilla, övre, undre, nedre, översta, nedersta, mellersta, andra, nya, gamla, garage, garaget, extra, vänstra, högra, stor, liten, bakre, främre, gästhusets, stugans, kontorets, stugan, sommarstugan, kontoret',
  beforePlace:
    'i, in i, till, på, ner i, längst ner i, längst in i, längst upp i, högst upp i, nere i, ute i, inne i, bak i, ligger i, ligger på, står i, står på, finns i, är i, lägg i, ställ i, lägger i, ställer i, lagt i, ställt i, la i, ställde i, stoppade i, till den, i den, i vår, i vårt, i min, i mitt, från, ur, ligger kvar i, nere i den, i dörren på, dörren i, dörren på, kvar i, i det',
  frozen:
    'fryst, frysta, frusen, fruset, frusna, djupfryst, djupfrysta, infryst, infrysta, infrusen, infruset, nedfryst, djupfrysen, djupfruset',
  frozenPrefixes: 'frys-, frys, djupfryst-',
  opened:
    'öppnad, öppn, öppnat, öppnade, öppnades, öppnas, öppen, öppet, öppna, redan öppnad, redan öppnat, redan öppnade, redan öppen, påbörjad, påbörjat, påbörjade, är öppen, är öppet, är öppnad, är öppnat, är öppnade, står öppen, bruten, brutet, brutna, nyöppnad, nyöppnat, uppöppnad, halvöppen',
  possessives: ["'s", "'", 's'],
  forPerson: 'till, åt, för',
  ofPerson: 'tillhör, ägs av',
  mine: 'min, mitt, mina, är min, är mitt, är mina, tillhör mig, bara min, bara mitt, min egen, mitt eget, mina egna, bara för mig, bara till mig',
  everybodys:
    'allas, vår, vårt, våra, gemensam, gemensamt, gemensamma, vår gemensamma, vårt gemensamma, tillhör alla, är allas, delas av alla',
  me: 'mig, mej, mig själv, mej själv',
  everybody: 'alla, oss, oss alla, hela kollektivet, hela familjen, kollektivet, familjen, allihop, allihopa',
  and: 'och, o, å, samt',
  joints: 'och, o, å, &, +, plus, samt, och så, och sen, och även, och också, och dessutom',
  strays: [
    'jag, vi, det, den, dom, de, är, var, som, att, det här, den här, de här, dom här, står, säger, på, i, än, ännu, fortfarande, bara, ok, okej, okay, bra, båda, blev, blir, vara, till, och, eller, med, nu, just, igen, så, tills, ska, skall, måste, bör, har, ha, hade, inte, av, från, men, vid, ligger, finns, kvar, håller, datum, äta, ätas, ätas upp, ätits, användas, senast, helst, tror, kanske, ju, väl, nog, snart, gärna, också, enligt',
    'på ica, på coop, på willys, på hemköp, på lidl, på city gross, på affären, i affären, resten av, det som är kvar av, står det, står det på, på paketet, på förpackningen, på burken, enligt paketet, enligt förpackningen, enligt etiketten, nedsatt, nedsatt pris, rea, på rea, extrapris, kort datum, kortdatum, rabatterad, halva priset, röd lapp, till halva priset, i matlåda, i en matlåda, i burk med lock, i plastlåda, i en påse, tack, mvh, kram, ok än, bra än, går bra, går fint, tror jag, hoppas jag, måste bort, måste gå åt, ätas först, ät först, ska bort, svinnpris, matsvinn, matsvinnspåse',
  ].join(', '),
  pronouns: 'det, den, dem, dom, de',
  clauses: [
    'jag, du, han, hon, hen, vi, ni, man, mig, mej, dig, dej, oss, er, vem, vad, var, när, varför, hur, att, här, där, inne, därav, därför, vilken, vilket, vilka, honom, henne, dem, dom, någon, nån, ingen, inget, inga, detta, dessa',
    'är, var, varit, blir, blev, blivit, har, hade, haft, ska, skulle, skall, måste, kan, kunde, kunnat, vill, ville, får, får inte, borde, bör, behöver, behövde, behövs, tar, tog, tagit, går, gick, gått, håller, höll, räcker, kommer, kom, kommit, finns, fanns, ligger, låg, legat, står, stod',
    'äta, äter, ätit, äts, ätas, användas, använda, använder, laga, lagar, lägga, lägger, la, lade, lagt, ställa, ställer, ställde, ställt, stoppa, stoppar, stoppade, köpa, köper, köp, hämta, hämtar, hämta, ge, ger, gav, gett, hitta, hittar, hittade, hittat, tänker, tycker, tror, tyckte, trodde, säger, sa, sagt, titta, tittar, luktar, smakar, ser, såg, låta, lämna, lämnade, glömma, glömde, glömt, glöm, kom ihåg, minns, beställt, beställde, slänga, släng, slängde, slängt, kastade, över, kvar, tog med, hade med',
    'eftersom, om inte, ifall, fast, fastän, men, annars, alltså, ännu, igen, snart, genast, kanske, förmodligen, egentligen, tillräckligt, lite, något, nåt, tyvärr, absolut, snabbt, sedan länge, någonstans, nånstans, snälla, tack, förlåt, sorry, eh, öh, hmm, lol, haha, ok, okej, ja, jo, nej, nä, japp, jupp, typ, liksom, asså, alltså, juste, just det, bara, nu, ju, väl, faktiskt',
  ].join(', '),
  fromWhere:
    'från, ifrån, av mormor, från mormor, av mamma, från mamma, från ica, från coop, från willys, från hemköp, från lidl, hos',
  usesUp: 'ätas, ätas upp, äta, äta upp, användas, användas upp, förbrukas, drickas, drickas upp, gå åt',
  putsAway:
    'lagt, la, lade, lagts, ställt, ställde, stoppade, stoppat, plockat in, plockade in, lagt in, la in, lade in, ställt in, ställde in',
  fewOf: 'några, lite, en del, litegrann, lite grann, en aning, nån, någon, något, nåt, en skvätt, några få',
  timesOfDay: 'kväll, morgon, eftermiddag, förmiddag, natt, middag, kvällen, morgonen, kvällens, lunch',
  lots: 'parti, lot, batch, charge, partinr, lotnr, batchnr, batch nr, lot nr, parti nr',
  sized:
    'små, stora, stor, stort, liten, litet, lilla, mellanstor, mellanstora, full, fullt, fulla, hel, helt, hela, tjock, tjockt, tjocka, tunn, tunt, tunna, rågad, rågat, struken, strukna, god, jättestor, jättestort, pytteliten, extra stor, mini',
  hedges:
    'kanske, eventuellt, ev, ev., möjligen, möjligtvis, troligen, troligtvis, förmodligen, antagligen, nog, tror jag, jag tror, vet inte, vet ej, osäker, borde, tror det, skulle tro, gissar jag, gissningsvis',
  forAll: 'båda, bägge, båda två, alla, allihop, allihopa, alltihop, alltihopa, allt, allting, allt ihop',
  percent: '%, procent, proc',
  spokenSigns: 'punkt, komma, ny rad, nästa rad, nytt stycke, semikolon, nästa sak, nästa vara',
  corrections:
    'nej förlåt, förlåt nej, nej vänta, vänta nej, nej jag menar, jag menar, jag menade, stryk det, rättelse, nej sorry, sorry nej, eller nej, eller förresten, fel, nej fel, ångrar mig',
  replaced:
    'istället för, i stället för, ersatt, ersatta, ersätter, ersättning, ersättningsvara, ersättningsvara för, utbytt, bytt ut, bytte ut',
  replacedBy: 'av, med, mot, blev, du får, du fick, vi skickade, →, ->, =>',
  insteadOf: 'istället för, i stället för, som ersättning för, ersätter, ersättning för, ersättningsvara för',
  absent:
    'är slut, är helt slut, slut, tog slut, har tagit slut, tagit slut, håller på att ta slut, snart slut, nästan slut, börjar ta slut, är tom, är tomt, är tomma, tomt på, slutsåld, slutsålt, slutsålda, ej i lager, inte i lager, finns ej, finns inte, finns inte kvar, fanns inte, ej levererad, kunde inte levereras, återbetald, återbetalas, makulerad, avbeställd, är borta, är uppäten, är uppätet, är uppätna, uppäten, uppätet, uppätna, är möglig, är mögligt, är mögliga, möglig, mögligt, mögliga, har möglat, möglat, blev dålig, blev dåligt, har blivit dålig, har blivit dåligt, är dålig, är dåligt, är sur, har surnat, slängd, slängt, slängde, slängda, kastad, kastat, har gått ut, har inget kvar, har inte kvar, inget kvar, inga kvar, ingen kvar',
  occasions:
    'grillning, grillkväll, grillfest, fest, middag, lunch, frukost, brunch, picknick, kalas, födelsedag, födelsedagskalas, fika, fredagsmys, kräftskiva, julbord, midsommarfest, tacokväll, myskväll, parmiddag, bjudning, utflykt',
  shopTalk:
    'order, beställning, beställningar, beställningen, leverans, leveranser, leveransen, levererad, levererat, faktura, bokning, kvitto, kvittot, chaufför, varukorg, kassa, kassan, värdekod, presentkort, konto, kund, återbetalning, ersättningsvaror, leveranstid, leveransfönster, inköpslista, inköpslistan, spårning, skickad, betalning, delsumma, totalt, ordernummer, bekräftelse, orderbekräftelse, hemleverans, upphämtning',
  expired:
    'gick ut, gick ut i, gick ut den, gått ut, gått ut i, utgången, utgånget, utgången sedan, har gått ut',
  noDate:
    'inget datum, utan datum, inget utgångsdatum, utan utgångsdatum, inget bäst före, utan bäst före, inget bästföre, inget bäst före-datum, har inget datum, inget datum på, odaterad, odaterat, går aldrig ut, går inte ut, håller för evigt, håller hur länge som helst, håller i evighet, blir aldrig dålig, blir aldrig dåligt, evig',
  sinceThen: [
    'efter öppning, efter öppnandet, efter öppnande, från öppning, efter att den öppnats, efter att det öppnats, öppnad håller, öppnat håller, öppnad förpackning, i öppnad förpackning, när den är öppnad, när det är öppnat, efter bruten förpackning, bruten förpackning',
    'efter tining, efter upptining, efter köp, efter inköp, från köp, efter tillagning, efter kokning, efter tillverkning, från tillverkning, efter förpackning, från packdag, efter leverans, från leverans',
  ].join(', '),
  vague:
    'nypa, nypor, näve, nävar, handfull, skvätt, skvättar, stänk, klick, klickar, droppe, droppar, knivsudd, knivsuddar, slatt, slattar, aning, gnutta, skvimp, slant',
  fillers: [
    'hej, hejsan, hallå, tjena, tja, god morgon, hej alla, hej allihop, hörni, hörru, så, alltså, ok, okej, okay, ja, jaha, jo, eh, öh, hmm, och, och så, och sen, dessutom, även, också, tack, snälla, kram, kramar, mvh, haha, lol, siri, hej siri, alexa, hej google, ok google, älskling, mamma, pappa, plus, förresten, tackar, puss, puss o kram',
    'jag har, vi har, har, har kvar, vi har kvar, jag har kvar, har vi, har vi kvar, vi har fortfarande, jag har fortfarande, vi har också, det finns, det finns kvar, finns, finns kvar, där finns, det är, det är kvar, det ligger, det står, har köpt, jag har köpt, vi har köpt, jag köpte, vi köpte, köpte, precis köpt, nyss köpt, nyköpt, nyköpta, nyinköpt, handlade, fick, jag fick, vi fick, hämtade, jag hämtade, jag handlade, vi handlade, har handlat, jag har handlat, tog hem, har hemma, finns hemma, vi har hemma, jag har hemma, blev över, det blev över, fick med mig, hem med',
    'kan du, kan du lägga till, kan du skriva upp, kan du lägga in, skriv upp, anteckna, notera, lägg till, lägga till, lägg in, lägga in, lägg, ställ, sätt upp, för in, lägg till på listan, mata in, resten av, resterna av, det sista av, sista, de sista, den sista, det sista, resten, lite, några, ett par, en del, lite till, lite mer, saften av, saft av, skalet av, rivet skal av, zest av, det rivna skalet av, en massa, massor av, massor med, mycket, många, för många, alldeles för många, någon, någon sorts, nån',
  ].join(', '),
  cutAtShops:
    'skivad, skivat, skivade, skuren, skuret, skurna, förpackad, packad, uppskuren, uppskuret, strimlad, strimlat',
  asSold:
    'skivad, skivat, skivade, skuren, skuret, skurna, riven, rivet, rivna, hackad, hackat, hackade, strimlad, strimlat, strimlade, kokt, kokta, rökt, rökta, torkad, torkat, torkade, i skivor, i bit, i bitar, malen, malet, malda, krossad, krossade, passerad, passerade, tärnad, tärnat, naturell, kyld, konserverad, gravad, gravade, grillad, stekt',
  preparations: [
    'fint, grovt, tunt, tjockt, nymalen, nymalet, nyriven, finhackad, finhackat, finhackade, grovhackad, grovhackat, hackad, hackat, hackade, tärnad, tärnat, tärnade, riven, rivet, rivna, finriven, finrivet, grovriven, skalad, skalat, skalade, krossad, krossat, pressad, pressade, mjuk, mjukt, rumstempererad, rumstempererat, smält, siktat, vispad, vispat, uppvispat, avrunnen, avrunnet, avrunna, sköljd, sköljda, tvättad, halverad, halverade, delad, delade, urkärnad, urkärnade, kärnade ur, strimlad, strimlat, strimlade, skivad, skivade, mosad, mosade, mixad, rostad, rostade, avsvalnad, ansad, putsad',
    'i tärningar, i skivor, i strimlor, i bitar, i klyftor, i ringar, i små bitar, i tunna skivor, i mindre bitar, efter smak, till servering, vid servering, till garnering, till stekning, till formen, att steka i, valfritt, eller mer, vid behov, plus extra, till ströning, och, eller',
  ].join(', '),
  idioms: [
    'fil och flingor, halv special, hel special, halvfet, halvfett, halvfeta, half and half, after eight, 7 up, seven up, god morgon juice, god morgon, godmorgon, bravo juice, 100 % juice, daim, 5 korn, fem korn, 7 korn, flerkorn, fyra ostar, fyra årstider, 4 ostar, tre ostar, 3 ostar',
    'fish and chips, fisk och skaldjur, bröd och smör, salt och vinäger, salt & vinäger, sött och salt, ost och skinka, skinka och ost, gräddfil och lök, gräddfil & lök, sour cream & onion, sourcream & onion, ärtor och morötter, ärter och morötter, ärtor & majs, kaffe och kaka, salt & peppar, salt och peppar, mac and cheese, mac & cheese, lök och ost, dill & gräslök, dill och gräslök, tomat & basilika, citron & koriander, ägg och bacon, kött och fisk, pytt i panna, pytt-i-panna, pyttipanna, pitt i panna',
    'jansons frestelse, janssons frestelse, gubbröra, fattiga riddare, arme riddare, hemmets ljus, sju sorters kakor, lussekatter, semmeldagen, fredagsmys, lördagsgodis, söndagsstek, söndagsmiddag, onsdagssoppa, torsdagssoppa, fredagstaco, tacofredag, julskinka, julmust, påskmust, påskägg, julgröt, nyårsbuffé, måndagsbiff, köttfri måndag',
    'en halv special, öppen smörgås, öppna mackor, öppet kylskåp, gott och blandat, gott & blandat, ahlgrens bilar, bilar, kexchoklad, dumle, marianne, en svensk klassiker, go morron, god natt te, good to go, too good to go, klart att äta, färdig att äta, var dags rum, oxfilé black and white, black and white, surf and turf',
  ].join(', '),
  notFoods:
    'summa, totalt, total, totalsumma, delsumma, att betala, leverans, leveransavgift, frakt, fraktavgift, rabatt, rabatter, du sparar, besparing, kupong, pant, moms, varav moms, betalning, betalat, kort, kortbetalning, kontokort, bankkort, kontant, kontanter, swish, växel, tillbaka, avrundning, öresavrundning, öresutjämning, visa, mastercard, paypal, dricks, bärkasse, kasse, plastkasse, papperskasse, påse, serviceavgift, plockavgift, bonus, medlemsrabatt, stammisrabatt, klarna, order, beställning, presentkort, erhållen rabatt, mottaget kontokort',
  notLines: [
    'jag åt upp, vi åt upp, åt upp, ätit upp, har ätit upp, jag har ätit upp, drack upp, druckit upp, slängde, slängt, har slängt, jag slängde, vi slängde, gjorde slut på, vem åt, vem drack, vem tog, vi behöver, behöver, jag behöver, behöver köpa, måste köpa, vi måste köpa, ska köpa, att köpa, köpa, köp, kan du köpa, kan du handla, kom ihåg att köpa, glöm inte att köpa, glöm inte, handla, på listan, inköpslista, vi har ingen, vi har inget, vi har inga, har ingen, har inget, har inga, ingen, inget, inga, slut på, tomt på',
    'leverans, din beställning, din order, er beställning, ordernummer, orderbekräftelse, leveranstid, leveransdatum, leveransen sker, levererad den, tack för, tack för din beställning, tack för ditt köp, varor i, visa order, visa beställning, ersättningsvaror, slutsålt, återbetalning, avsluta prenumeration, avregistrera, du har beställt, välkommen åter, spara kvittot, öppettider, sätt ugnen, värm ugnen, ugnen på, rör om, låt sjuda, låt koka, koka upp, blanda ner, vänd ner, smaka av, krydda med, ställ åt sidan, grädda i, stek i, ingredienser, gör så här, tillagning, portioner, tillagningstid, koktid, vi ses, ses sen, hörs, älskar dig, är på väg, kommer sent, ring mig, var är du, när kommer du',
  ].join(', '),
};
