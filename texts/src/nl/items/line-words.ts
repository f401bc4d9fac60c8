import type { LineWords } from '@crisper/domain/line/line-words.ts';

/** The words by which a line such as "2 pakken ham vr vriezer" is understood. */
export const lineWords: LineWords = {
  weekdays: [
    'zo, zondag, zondags, zondagavond, zondagmorgen, zondagochtend, zondagmiddag',
    'ma, maandag, maandags, maandagavond, maandagmorgen, maandagochtend, maandagmiddag',
    'di, dinsdag, dinsdags, dinsdagavond, dinsdagmorgen, dinsdagochtend, dinsdagmiddag',
    'wo, woe, woensdag, woensdags, woensdagavond, woensdagmorgen, woensdagochtend, woensdagmiddag',
    'do, don, donderdag, donderdags, donderdagavond, donderdagmorgen, donderdagochtend, donderdagmiddag',
    'vr, vrij, vrijdag, vrijdags, vrijdagavond, vrijdagmorgen, vrijdagochtend, vrijdagmiddag',
    'za, zat, zaterdag, zaterdags, zaterdagavond, zaterdagmorgen, zaterdagochtend, zaterdagmiddag',
  ],
  months: [
    'jan, januari',
    'feb, febr, februari',
    'mrt, maart',
    'apr, april',
    'mei',
    'jun, juni',
    'jul, juli',
    'aug, augustus',
    'sep, sept, september',
    'okt, oktober',
    'nov, november',
    'dec, december',
  ],
  ambiguousMonths: 'mei, maart, april, juni, juli, augustus',
  ordinals: 'e, de, ste, en',
  numberedBy: 'tot de, tot en met de, t/m de, tem de, op de, uiterlijk de, vanaf de',
  hasDashedDays: true,
  weeks: 'week, wk, weeknr, weeknummer',
  monthParts: [
    [1, 'begin'],
    [15, 'half, halverwege, midden, medio'],
  ],
  coming: {
    week: 'volgende week, komende week, de volgende week, de komende week',
    weekend:
      'volgend weekend, het volgende weekend, eind volgende week, einde volgende week, einde van volgende week, eind van volgende week',
    month:
      'eind volgende maand, einde volgende maand, eind van volgende maand, einde van volgende maand, het eind van volgende maand, het einde van volgende maand',
  },
  weeksLater: [[1, 'over een week, over acht dagen']],
  days: [
    [-1, 'gisteren'],
    [0, 'vandaag, vandaag nog, vanavond, vannacht'],
    [1, 'morgen, morge, morgenavond, morgenochtend, morgenmiddag, morgenvroeg, morgen vroeg'],
    [2, 'overmorgen, overmorge, overmorgenavond'],
  ],
  shortDays: [
    [0, 'vd, vdg'],
    [1, 'mrg, mrgn, morg'],
  ],
  pastDays: [
    [
      -1,
      'gister, gisteravond, gisterenavond, gistermiddag, gisterenmiddag, gisterochtend, gisterenochtend, gistermorgen, gisterenmorgen, gisternacht, gisterennacht, afgelopen nacht, een dag oud, dag oud',
    ],
    [
      0,
      'vanmorgen, vanochtend, vanmiddag, vanvoormiddag, vannamiddag, zojuist, zonet, daarnet, daarstraks, net nog',
    ],
    [-2, 'eergisteren, eergister, eergisteravond, eergisterenavond'],
    [-3, 'onlangs, een paar dagen geleden, paar dagen geleden, enkele dagen geleden'],
    [-7, 'vorige week, afgelopen week, verleden week, week oud, een week oud'],
    [-30, 'vorige maand, afgelopen maand, verleden maand'],
  ],
  spans: {
    day: 'dag, dagen, dgn, dg, d',
    week: 'week, weken, wk, wkn',
    month: 'maand, maanden, mnd, mnden',
    year: 'jaar, jaren, jr',
  },
  more: 'extra, langer, verdere',
  within:
    'over, binnen, in, over ongeveer, nog, nog goed, nog houdbaar, nog zo’n, is nog, zijn nog, blijft, blijft nog, blijven, blijven nog, goed, goed voor, houdbaar, houdbaar voor, nog voor, ca, gebruiken binnen, te gebruiken binnen, opeten binnen, op binnen, moet op binnen, moeten op binnen, consumeren binnen, te consumeren binnen',
  beforeDay:
    'tot, tot en met, t/m, tm, t.m., tem, t.e.m., tot op, uiterlijk, uiterlijk op, ten laatste, ten laatste op, op, voor of op, deze, dit, komende, komend, aanstaande, as, a.s., eerstkomende, nog tot, nog t/m, nog tot en met, goed tot, goed tot en met, goed t/m, nog goed tot, nog goed t/m, nog goed tot en met, is goed tot, is nog goed tot, zijn goed tot, zijn nog goed tot, ok tot, oké tot, kan tot, kan nog tot, kunnen nog tot, blijft goed tot, blijft nog goed tot, tot eind, tot einde, eind, einde, moet op voor, moeten op voor, moet weg voor, op voor, liefst voor, het liefst voor, nog voor, zeker voor, niet later dan',
  article: 'de, het',
  next: 'volgende, volgend',
  last: 'afgelopen, vorige, vorig, verleden, laatste',
  nextBehind: '',
  lastBehind: 'jongstleden, jl, jl., laatstleden, ll',
  ago: 'geleden, oud',
  agoBefore: 'sinds, al sinds, sedert, sinds ongeveer',
  isVerbLast: true,
  began: {
    made: 'gemaakt, zelf gemaakt, zelfgemaakt, gekookt, voorgekookt, gebakken, gebraden, bereid, klaargemaakt, klaar gemaakt, gesneden, aangesneden, ingelegd, gemarineerd, afgekolfd, gekolfd, gegrild, gepureerd, geroosterd, geperst, uitgeperst, gestoofd, vers gemaakt, vers gekookt, versgemaakt, geproduceerd, ik maakte, wij maakten, we maakten, ik heb gemaakt',
    bought:
      'gekocht, gehaald, ingekocht, opgehaald, meegenomen, meegebracht, gekregen, bezorgd, geleverd, thuisbezorgd, geoogst, geplukt, gevangen, ontvangen, gelegd op, legdatum, ik kocht, we kochten, ik haalde',
    frozen:
      'ingevroren, bevroren, diepgevroren, ingevrozen, invroren, vers ingevroren, in de vriezer sinds, in de diepvries sinds, in vriezer sinds, in diepvries sinds, vroor in, ik vroor in',
    since:
      'sinds, van, vanaf, sedert, over van, overgebleven van, uit de vriezer gehaald, uit de diepvries gehaald, uit de vriezer sinds, ontdooid, aan het ontdooien, verpakt, afgepakt, uitgepakt, geproduceerd op',
  },
  finite:
    'gemaakt, gekocht, gehaald, ingevroren, ontdooid, gekregen, geopend, opengemaakt, aangebroken, bezorgd, geleverd, meegebracht, meegenomen, geoogst, geplukt, bereid, klaargemaakt, opgehaald, thuisbezorgd, ontvangen, aangesneden, opengetrokken',
  notEnds:
    'verpakt op, afgepakt op, verpakkingsdatum, productiedatum, geproduceerd op, verkopen voor, te verkopen tot, uiterste verkoopdatum, invriezen voor, invriezen op, in te vriezen voor, ontdooien op, ontdooien voor, uit de vriezer op, rijp op, rijp, eetrijp op, komt op, komen op, komt, komen, wordt bezorgd op, bezorging op, bezorging, levering op, levering, nodig op, nodig voor, nodig, voor, voor de, voor het, voor op, bedoeld voor',
  onDay: 'op, de, het, in, deze, dit, sinds, van',
  weekend:
    'weekend, het weekend, dit weekend, in het weekend, komend weekend, het komende weekend, eind van de week, einde van de week, het eind van de week, eind deze week, einde deze week, deze week',
  vagueDays: [],
  holidays: {
    '12-05': 'sinterklaas, sinterklaasavond, pakjesavond',
    '12-06': 'sint nicolaas, sint-nicolaas',
    '12-24': 'kerstavond, kerstnacht',
    '12-25': 'kerst, kerstmis, kerstdag, eerste kerstdag, 1e kerstdag, de kerst',
    '12-26': 'tweede kerstdag, 2e kerstdag',
    '12-31': 'oudjaar, oudejaarsavond, oudejaarsdag, oudejaar, oud en nieuw, oud & nieuw',
    '01-01': 'nieuwjaar, nieuwjaarsdag',
    '01-06': 'driekoningen, drie koningen',
    '02-14': 'valentijn, valentijnsdag',
    '04-27': 'koningsdag',
    '05-05': 'bevrijdingsdag',
    '07-21': 'nationale feestdag',
    '10-31': 'halloween',
    '11-11': 'sint maarten, sint-maarten, wapenstilstand',
  },
  ordinalWords: [
    'eerste, tweede, derde, vierde, vijfde, zesde, zevende, achtste, negende, tiende, elfde, twaalfde, dertiende, veertiende, vijftiende, zestiende, zeventiende, achttiende, negentiende, twintigste',
    'eenentwintigste, tweeëntwintigste, drieëntwintigste, vierentwintigste, vijfentwintigste, zesentwintigste, zevenentwintigste, achtentwintigste, negenentwintigste, dertigste, eenendertigste',
  ].join(', '),
  beforeMonthEnd: 'eind, einde, eind van, einde van, het eind van, het einde van',
  endOfMonth:
    'eind van de maand, einde van de maand, het eind van de maand, het einde van de maand, einde maand, eind maand, eind deze maand, einde deze maand, maandeinde, maandeind',
  useBy: [
    // As printed on packs from abroad.
    'use by, use-by, zu verbrauchen bis, verbrauchen bis, a consommer jusqu’au, dlc, caduca, fecha de caducidad, da consumare entro, scadenza, sista förbrukningsdag, sidste anvendelsesdato, consumir até',
    'te gebruiken tot, uiterste consumptiedatum, te gebruiken tot en met, te gebruiken t/m, tgt, t.g.t., tgt-datum, tgt datum, te gebruiken voor, te gebruiken uiterlijk, gebruiken tot, gebruiken voor, gebruiken t/m, gebruik voor, gebruik tot, uiterlijk gebruiken, uiterlijk gebruiken op, uiterste gebruiksdatum, gebruiksdatum, te verbruiken tot, te verbruiken voor, verbruiken voor, verbruiken tot, verbruiksdatum, te consumeren tot, te consumeren tot en met, te consumeren voor, consumeren voor, consumeren tot, opeten voor, opeten tot, opeten t/m, opeten uiterlijk, opeten, eten voor, eten tot, opmaken voor, opmaken tot, opmaken, moet op, moeten op, moet opgegeten worden voor, moeten opgegeten worden voor',
  ].join(', '),
  bestBefore:
    'tht, t.h.t., tht-datum, tht datum, tht eind, tht einde, tht is, tht t/m, ten minste houdbaar tot, tenminste houdbaar tot, ten minste houdbaar tot eind, ten minste houdbaar tot einde, ten minste houdbaar tot en met, tenminste houdbaar tot einde, minstens houdbaar tot, min. houdbaar tot, houdbaar tot, houdbaar tot en met, houdbaar t/m, houdbaar tm, houdbaar tot eind, houdbaar tot einde, houdb. tot, houdbaarheid, houdbaarheid tot, houdbaarheidsdatum, houdbaarheidsdatum is, nog houdbaar tot, is houdbaar tot, best voor, beste voor, bij voorkeur voor, bij voorkeur gebruiken voor, bij voorkeur te gebruiken voor, bij voorkeur consumeren voor, bij voorkeur te consumeren voor, verloopt, verloopt op, verloopt eind, verlopen, verlopen op, verlopen sinds, vervalt, vervalt op, vervallen, vervallen op, vervaldatum, vervaldag, over datum op, over de datum op, datum, datum is, bederft, bederft op, wordt slecht op, gaat over datum op, slecht op, loopt af, loopt af op, best before, bb, bbe, exp, mhd, mindestens haltbar bis, haltbar bis, a consommer de preference avant, ddm, consumir preferentemente antes del, da consumarsi preferibilmente entro, bäst före, bedst før, consumir de preferência antes de, op de verpakking staat, op het pak staat',
  decimalSign: ',',
  numbers: {
    ...{ een: 1, één: 1, n: 1, eentje: 1, 'nog een': 1, 'nog één': 1, ene: 1 },
    ...{ twee: 2, drie: 3, vier: 4, vijf: 5, zes: 6, zeven: 7, acht: 8, negen: 9, tien: 10 },
    ...{ elf: 11, twaalf: 12, dertien: 13, veertien: 14, vijftien: 15, zestien: 16, zeventien: 17 },
    ...{ achttien: 18, negentien: 19, twintig: 20, eenentwintig: 21, tweeëntwintig: 22 },
    ...{ vierentwintig: 24, vijfentwintig: 25, dertig: 30, veertig: 40, vijftig: 50, zestig: 60 },
    ...{ zeventig: 70, tachtig: 80, negentig: 90, honderd: 100, tweehonderd: 200 },
    ...{ honderdvijftig: 150, tweehonderdvijftig: 250, driehonderd: 300, vierhonderd: 400 },
    ...{ vijfhonderd: 500, zeshonderd: 600, zevenhonderd: 700, zevenhonderdvijftig: 750 },
    ...{ achthonderd: 800, negenhonderd: 900, duizend: 1000, twaalfhonderd: 1200 },
    ...{
      half: 0.5,
      halve: 0.5,
      halfje: 0.5,
      'een half': 0.5,
      'een halve': 0.5,
      'n halve': 0.5,
      'n half': 0.5,
    },
    ...{ 'de helft': 0.5, 'de helft van': 0.5, 'de helft van een': 0.5, helft: 0.5, 'nog een half': 0.5 },
    ...{ 'nog een halve': 0.5, anderhalf: 1.5, anderhalve: 1.5, tweeënhalf: 2.5, tweeënhalve: 2.5 },
    ...{ 'twee en een half': 2.5, 'twee en een halve': 2.5, drieënhalf: 3.5, drieënhalve: 3.5 },
    ...{ kwart: 0.25, 'een kwart': 0.25, driekwart: 0.75, 'drie kwart': 0.75, 'een kwart van': 0.25 },
    ...{ derde: 1 / 3, 'een derde': 1 / 3, 'twee derde': 2 / 3, tweederde: 2 / 3 },
    ...{ dozijn: 12, 'een dozijn': 12, 'half dozijn': 6, 'een half dozijn': 6, paar: 2, 'een paar': 2 },
    ...{ stel: 2, 'een stel': 2, koppel: 2, 'een koppel': 2 },
  },
  multiples: { dozijn: 12, honderd: 100, duizend: 1000 },
  andPart: { 'en een half': 0.5, 'en een halve': 0.5, 'en een kwart': 0.25, 'en driekwart': 0.75 },
  point: 'komma',
  to: 'tot, tot en met, t/m, of, à, a, -, –',
  about:
    'ongeveer, ongev, circa, ca, rond, rond de, zowat, zo’n, een stuk of, bijna, plusminus, ±, ~, wel, misschien, om en bij',
  currencies: {
    EUR: '€, eur, euro, euro’s, euros, ekkies',
    GBP: '£, gbp, pond sterling',
    'USD CAD AUD NZD SGD HKD': '$, dollar, dollars',
    USD: 'usd, us$',
    CAD: 'cad',
    AUD: 'aud',
    NZD: 'nzd',
    SRD: 'srd',
    ANG: 'ang, xcg, gulden',
    'INR PKR LKR NPR MUR': 'rs, roepie, roepies',
    'JPY CNY': '¥, yen',
    'SEK NOK DKK ISK': 'kr, kroon, kronen',
    CHF: 'chf, frank',
    PLN: 'zł, pln, zloty',
    TRY: '₺, try, lira',
  },
  cents: 'ct, cent, cents, eurocent, c',
  beforeSums: 'totaal, in totaal, samen, alles samen, bij elkaar, alles bij elkaar, tezamen, som',
  besidePrices:
    'voor, à, a, per, kost, kostte, kosten, kostten, prijs, betaald, per stuk, stuk, het stuk, elk, ieder, stukprijs, slechts, maar, @, voor maar',
  eachBefore: 'per stuk, elk, ieder, stukprijs, à',
  per: 'per, de, het, een',
  measures: {
    gram: 'g, gr, gram, grm, grammen',
    kilogram: 'kg, kilo, kilo’s, kilos, kilogram',
    millilitre: 'ml, milliliter, mililiter',
    centilitre: 'cl, centiliter',
    decilitre: 'dl, deciliter',
    litre: 'l, lt, ltr, liter, liters',
    ounce: 'oz',
    pound: 'lb, lbs',
    'half-kilogram': 'pond, ponden, pondje, pd',
    hectogram: 'ons, onsje, onsjes, hg',
    decagram: 'dkg',
    'fluid-ounce': 'fl oz',
    cup: 'cup, cups, kop, koppen, kopje, kopjes, tas, tassen, tasje',
    pint: 'pint, pints, pinten',
    quart: 'quart, quarts',
    gallon: 'gallon, gallons',
    tablespoon: 'el, eetl, eetlepel, eetlepels, soeplepel, soeplepels',
    teaspoon: 'tl, theel, theelepel, theelepels, koffielepel, koffielepels, theelepeltje, theelepeltjes',
    piece:
      'stuk, stuks, stukken, stukje, stukjes, st, stk, fles, flessen, flesje, flesjes, fl, pot, potten, potje, potjes, bokaal, bokalen, krop, kroppen, kropje, bos, bossen, bosje, bosjes, bussel, bussels, teen, tenen, teentje, teentjes, teentje(s), knol, knollen, plak, plakken, plakje, plakjes, snee, sneden, snede, sneetje, sneetjes, sneeën, schijf, schijven, schijfje, schijfjes, stengel, stengels, stronk, stronken, stronkje, struik, struiken, tros, trossen, trosje, tak, takken, takje, takjes, blad, bladen, blaadje, blaadjes, reep, repen, reepje, rol, rollen, rolletje, blok, blokken, blokje, blokjes, kluit, kluiten, moot, moten, mootje, lap, lappen, lapje, kolf, kolven, bot, wijfje, kop sla, filets, glas, glazen, emmer, emmers, emmertje, kan, kannen, bus, bussen',
    pack: 'pak, pakken, pakje, pakjes, pk, pks, pakk, verpakking, verpakkingen, verp, zak, zakken, zakje, zakjes, zk, doos, dozen, doosje, doosjes, ds, bak, bakken, bakje, bakjes, beker, bekers, bekertje, bekertjes, kuip, kuipen, kuipje, kuipjes, krat, kratten, kratje, kratjes, kist, kisten, kistje, kistjes, tray, trays, tube, tubes, tubetje, netje, netten, schaal, schalen, schaaltje, schaaltjes, karton, kartons, multipack, multipacks, sixpack, sixpacks, brik, brikken, brikje, brikjes, tetra, tetrapak, tablet, tabletten, sachet, sachets, ravier, raviers, raviertje, pakket, pakketten, pakketje, voordeelpak, voordeelverpakking, familiepak, grootverpakking, mandje, mandjes, builtje, builtjes, envelop, enveloppen',
    'pack-of': 'pack, packs, stukspak, stuksverpakking',
    portion:
      'portie, porties, portietje, port, bord, borden, maaltijd, maaltijden, kom, kommen, kommetje, kommetjes, persoon, personen, pers, mensen, man',
  },
  containers: 'blik, blikken, blikje, blikjes, bl, conserve, conserven, conservenblik',
  of: 'van, à, met',
  hasBareMeasures: true,
  plurals: {
    endings: 'en, s, ’s, eren, eieren, kolen, kazen, vissen, broden, uien, bieten, bonen, peren, sjalotten',
    isHeadFirst: false,
    areOnlyPlurals: false,
  },
  packSizes: 'pack, pk, -pack, stuks, -stuks, stukspak',
  oneOf:
    'pak, pakje, zak, zakje, doos, doosje, bak, bakje, beker, fles, flesje, pot, potje, bos, bosje, krop, tros, tray, krat, net, kuip, kuipje, tube, schaal, schaaltje, multipack, brik',
  times: 'x, ×, *, keer, maal',
  quantity: 'aantal, hoeveelheid, hvh, qty',
  places: {
    fridge:
      'koelkast, ijskast, frigo, koeling, koelkst, koelksat, koelkastdeur, groentela, groentelade, groentenlade, groentebak, koelvak, koelcel, frigidaire, koelkastla, ijskastdeur, deur van de koelkast, deur van de frigo',
    freezer:
      'vriezer, diepvries, diepvriezer, vriesvak, vriesvakje, vrieskist, vrieskast, vrieslade, vriesla, diepvrieskist, diepvrieskast, diepvriesvak, diepvrieslade, vriezr, vreizer, freezer, diepvr',
    pantry:
      'voorraadkast, voorraad, voorraadkamer, voorraadkelder, kast, keukenkast, keukenkastje, kastje, kelder, kelderkast, berging, berghok, bijkeuken, schap, plank, rek, voorraadrek, provisiekast, provisiekamer, trapkast, schuur, schuurtje, fruitschaal, fruitmand, broodtrommel, broodbak, broodlade, lade, aanrecht',
  },
  whichPlace:
    'grote, kleine, bovenste, onderste, achterste, voorste, linker, rechter, middelste, nieuwe, oude, tweede, andere, garage, keuken, boven, beneden, onder, schuur, kelder, achter, garage',
  beforePlace:
    'in de, in het, in, in ’t, int, in een, de, het, uit de, uit het, naar de, op de, op het, in onze, in mijn, in mn, onze, mijn, onderin de, onderin, bovenin de, bovenin, achterin de, achterin, voorin de, onder in de, boven in de, achter in de, in de deur van de, ligt in de, liggen in de, staat in de, staan in de, zit in de, zitten in de, is in de, zijn in de, nog in de, helemaal onderin de, helemaal achterin de, bij ons in de, voor de, voor in de',
  frozen: 'bevroren, ingevroren, diepvries, diepgevroren, diepvr, vriesvers, diepvries-, dv',
  frozenPrefixes: 'diepvries-, diepvries, vries-, dv-',
  opened:
    'open, geopend, geopende, aangebroken, opengemaakt, open gemaakt, opengetrokken, opengesneden, aangesneden, begonnen, al open, al geopend, al aangebroken, al begonnen, is open, zijn open, is al open, zijn al open, is aangebroken, is geopend, reeds open, reeds geopend, openstaande, half leeg',
  possessives: ["'s", "'", 's'],
  forPerson: 'voor',
  ofPerson: 'van',
  mine: 'mijn, mn, m’n, van mij, van mezelf, van mijn, is van mij, zijn van mij, alleen voor mij',
  everybodys:
    'onze, van ons, van ons allemaal, van iedereen, van allemaal, van het huis, gezamenlijk, gezamenlijke, gedeelde, gedeeld, gemeenschappelijk, gemeenschappelijke, is van iedereen, zijn van iedereen',
  me: 'mij, mezelf, me, mijzelf',
  everybody:
    'iedereen, ons, ons allemaal, allemaal, het huis, het hele huis, huis, huisgenoten, de huisgenoten, alle huisgenoten, het gezin',
  and: 'en, n',
  joints: 'en, &, plus, en ook, en dan, dan, en nog, ook nog, alsook, en daarbij, daarbij, samen met',
  strays: [
    'ik, we, wij, het, is, zijn, dat, dit, deze, die, staat, zegt, nog, alleen, maar, ok, oke, oké, al, was, waren, wordt, worden, te, en, of, met, bij, tot, nu, net, weer, dus, dan, heb, hebben, hebt, af, aan, op, in, weg, erop, erin, eraf, moet, moeten, mag, kan, goed, houdbaar, per, elk, eten, opeten, opmaken, gebruiken, gegeten, opgegeten, gebruikt, ligt, liggen, lag, daarna, van, vanaf, voor, er, eens, graag, sinds, vers gekocht, volgens, ongeopend, dicht',
    'in tupperware, in een tupperware, in een bakje, in bakje, in een vershouddoosje, in een potje, de rest van de, de rest van het, de rest van, rest van, op de verpakking, op het pak, volgens de verpakking, volgens het pak, volgens etiket, staat erop, afgeprijsd, in de aanbieding, aanbieding, in de bonus, bonus, 35 % korting, 35% korting, korting, 1+1, 1+1 gratis, 2e halve prijs, tweede halve prijs, moet op, moeten op, moet snel op, moet weg, moeten weg, moet opgegeten, moet opgegeten worden, of zo, ofzo, geloof ik, denk ik, blijft goed, uiterlijk, datum, gr, groetjes, thx, bedankt, dank je, dankje, xx, merci, stuks over, erbij, over datum',
  ].join(', '),
  pronouns: 'het, ze, hem, die, dat, deze, dit, hen, haar',
  clauses: [
    'ik, jij, je, hij, zij, ze, we, wij, jullie, u, mij, jou, hem, haar, hen, hun, wie, wat, waar, wanneer, waarom, hoe, dat, die, dit, daar, hier, er, erin, ervan, ermee, eruit, ervoor, erop, daarvan, daarmee, iemand, niemand, iedereen, geen',
    'verloopt, verlopen, blijft, blijven, is, zijn, was, waren, ben, bent, heb, hebt, heeft, hebben, had, hadden, zal, zullen, zou, zouden, wordt, worden, werd, werden, geworden, moet, moeten, moest, kan, kun, kunt, kunnen, kon, mag, mogen, wil, wilt, willen, wilde, wou, hoeft, hoeven, gaat, gaan, ging, ga',
    'eet, gegeten, opeten, opgegeten, opmaken, opgemaakt, gebruiken, gebruikt, verbruiken, kookt, ligt, liggen, lag, lagen, staat, staan, stond, zit, zitten, zat, leg, leggen, gelegd, zet, zetten, gezet, stop, stoppen, gestopt, doe, doen, gedaan, komt, komen, kwam, koop, kopen, haal, halen, breng, brengen, brengt, bracht, geef, geeft, geven, gaf, vind, vindt, vinden, gevonden, denk, denkt, geloof, zeg, zegt, zei, gezegd, kijk, kijken, ruikt, smaakt, ziet, laat, laten, gelaten, vergeten, vergeet, onthouden, besteld, weggooien, weggegooid, gooi, over, meegebracht, neem, neemt, nemen, nam',
    'omdat, want, als, indien, hoewel, maar, anders, dus, nog, al, weer, snel, binnenkort, dringend, misschien, waarschijnlijk, eigenlijk, genoeg, beetje, iets, helaas, zeker, ooit, ergens, alsjeblieft, aub, svp, bedankt, sorry, eh, euh, uhm, hm, lol, haha, ok, oke, ja, nee, neen, joh, hoor, even, effe, zojuist, nu, toch, echt, toen, goh, zeg maar, weet je',
  ].join(', '),
  fromWhere: 'van, van de, van het, uit, uit de, uit het, bij, bij de, van bij, van oma, van mama',
  usesUp: 'eten, opeten, opgegeten, gebruiken, opmaken, verbruiken, consumeren, nuttigen, gebruikt',
  putsAway: 'gelegd, gezet, gedaan, gestopt, opgeborgen, weggezet, weggelegd, ingeladen, opgeruimd, gestoken',
  fewOf: 'enkele, een paar, wat, een beetje, enige, een aantal, sommige, een stuk of wat',
  timesOfDay:
    'avond, ochtend, morgen, middag, namiddag, voormiddag, nacht, ’s avonds, ’s ochtends, ’s middags, vroeg',
  lots: 'lot, lotnr, lotnummer, partij, charge, batch, lot nr',
  sized:
    'kleine, klein, grote, groot, volle, vol, hele, heel, dikke, dik, dunne, dun, flinke, flink, ruime, gewone, middelgrote, middelgroot, halfvolle, mini, gr, kl',
  hedges:
    'misschien, wellicht, waarschijnlijk, mogelijk, vermoedelijk, denk ik, ik denk, geloof ik, ik geloof, volgens mij, ik gok, gok ik, evt, eventueel, zou moeten, niet zeker, dacht ik',
  forAll: 'beide, allebei, alle, alles, allemaal, alle twee, alletwee, alles samen',
  percent: '%, procent',
  spokenSigns: 'punt, komma, nieuwe regel, volgende regel, nieuwe alinea, puntkomma, streepje',
  corrections:
    'nee sorry, sorry nee, nee wacht, wacht nee, nee ik bedoel, ik bedoel, of nee, oh nee, nee toch, correctie, eh nee, euh nee, maak daar van, of beter, verbetering, nee maak daar',
  replaced: 'vervangen, vervanging, vervangt, in plaats van, ipv, i.p.v., niet leverbaar',
  replacedBy: 'door, met, voor, krijg je, je krijgt, wordt, →, ->, =>',
  insteadOf: 'in plaats van, ipv, i.p.v., ter vervanging van, als vervanging van, vervangt',
  absent:
    'is op, zijn op, is bijna op, zijn bijna op, bijna op, bijna leeg, is leeg, zijn leeg, uitverkocht, niet op voorraad, niet voorradig, niet leverbaar, niet geleverd, niet bezorgd, niet beschikbaar, geannuleerd, terugbetaald, is weg, zijn weg, opgemaakt, raakt op, raken op, is beschimmeld, zijn beschimmeld, beschimmeld, is bedorven, zijn bedorven, bedorven, is rot, zijn rot, is slecht geworden, weggegooid, weggedaan, weggesmeten, in de kliko, in de vuilnisbak, niet meer, hebben we niet meer, heb ik niet meer, is gaan schimmelen, is zuur geworden',
  occasions:
    'barbecue, bbq, feest, feestje, borrel, verjaardag, avondeten, lunch, ontbijt, brunch, picknick, diner, etentje, gourmet, gourmetten, fondue-avond, spelletjesavond',
  shopTalk:
    'bestelling, bestellingen, levering, leveringen, bezorging, bezorgd, bezorger, bezorgmoment, factuur, tegoedbon, account, klant, winkelmand, winkelwagen, boodschappenlijst, boodschappenlijstje, bevestiging, bestelnummer, kassa, subtotaal, verzonden, betaling, zending, afhaalmoment',
  expired:
    'verlopen, verlopen op, verlopen sinds, is verlopen op, over datum, over datum sinds, over de datum sinds',
  noDate:
    'geen datum, zonder datum, geen tht, zonder tht, geen houdbaarheidsdatum, zonder houdbaarheidsdatum, geen vervaldatum, geen datum op, staat geen datum op, verloopt niet, bederft niet, blijft altijd goed, onbeperkt houdbaar, eeuwig houdbaar, gaat nooit over datum',
  sinceThen: [
    'na opening, na openen, na het openen, na opendoen, eens geopend, eenmaal geopend, eenmaal open, geopend, als het open is, na aanbreken, na ontdooien, na het ontdooien, na aankoop, na het kopen, na bereiding, na het koken, na koken, na het bakken, na productie, na verpakking, na verpakken, na levering, na bezorging, vanaf opening, vanaf aankoop, vanaf productie, vanaf productiedatum',
  ].join(', '),
  vague:
    'snuf, snufje, snufjes, handvol, handje, handjevol, scheut, scheutje, scheutjes, klont, klontje, klontjes, mespunt, mespuntje, drup, druppel, druppels, drupje, klodder, klodders, toef, toefje, beetje, bodempje, slok, slokje, schepje, schep, lik, likje, nootje boter, greep',
  fillers: [
    'hoi, hallo, hey, hee, hé, hoi allemaal, hallo allemaal, goedemorgen, goedenavond, goeiemorgen, jongens, lieverd, schat, schatje, mam, mama, pap, zo, dus, ok, oke, oké, ja, ah, oh, och, ach ja, eh, euh, uhm, en, en nog, dan, en dan, daarnaast, ook, ook nog, nog, alsjeblieft, alstublieft, aub, a.u.b., svp, graag, bedankt, dank je, dankje, merci, groetjes, gr, xx, xxx, x, haha, lol, siri, hey siri, hé siri, alexa, ok google, hey google, plus, yo',
    'ik heb, heb ik, heb, we hebben, wij hebben, hebben, we hebben nog, hebben we nog, we hebben ook, ik heb nog, heb nog, hebben nog, er is, er is nog, er zijn, er zijn nog, er ligt nog, er liggen nog, er staat nog, er staan nog, is er nog, zijn er nog, net gekocht, net gehaald, vers gekocht, ik heb gekocht, heb gekocht, ik kocht, we kochten, ik heb net gekocht, nieuw gekocht, ik heb gehaald, heb gehaald, boodschappen gedaan, ik heb meegebracht, heb meegebracht, meegenomen, net binnen, gekregen van oma, oma gaf ons',
    'kun je, kan je, kun jij, kan jij, wil je, zou je, kun je aub, zet erbij, zet op, schrijf op, noteer, voeg toe, voeg, toevoegen, noteren, neem mee, leg, zet, doe, stop, in huis, de rest van de, de rest van het, rest van, de laatste, het laatste, laatste, weer, een beetje, iets van, een paar, enkele, wat, de, het, deze, die, dit, dat, sap van, het sap van, rasp van, de rasp van, schil van, zeste van',
  ].join(', '),
  cutAtShops: 'gesneden, versgesneden, verpakt, afgepakt, voorverpakt',
  asSold:
    'gesneden, geraspt, gehakt, gekookt, gerookt, gedroogd, in plakken, in plakjes, aan één stuk, gemalen, gepeld, naturel, gezeefd, geschild, voorgesneden, gepasteuriseerd, vegan, ongezouten, gezouten',
  preparations: [
    'fijn, grof, dun, vers, klein, fijngehakt, fijngesneden, gehakt, gesnipperd, in blokjes, geraspt, geschild, gepeld, geperst, uitgeperst, geplet, zacht, gesmolten, gezeefd, losgeklopt, geklopt, uitgelekt, afgespoeld, gewassen, gehalveerd, in vieren, ontpit, zonder zaadjes, zonder pit, schoongemaakt, in plakjes, in plakken, in reepjes, in repen, in ringen, in stukken, in stukjes, gepureerd, geroosterd, afgekoeld, verdeeld, fijngemalen, verkruimeld, in dobbelsteentjes, kleingesneden, gesneden',
    'naar smaak, naar wens, om te bakken, om in te bakken, om te bestrooien, voor de garnering, om te garneren, om te serveren, om in te vetten, om te bestuiven, optioneel, of meer, indien nodig, op kamertemperatuur, kamertemperatuur, lauw, lauwwarm, en, of, extra, plus extra',
  ].join(', '),
  idioms: [
    'halfje bruin, halfje wit, halfjes bruin, halfjes wit, halfje volkoren, half om half, halfom, half-om-half, half om half gehakt, half en half, halfvol, halfvolle, half volle, halve volle, zo van het mes, mon cheri, mon chéri, after eight, 7 up, seven up, melk de koe, goedemorgen, fruit & fit, do it, ons dagelijks brood',
    'vier kazen, 4 kazen, drie kazen, 3 kazen, 4 granen, 5 granen, 7 granen, zeven granen, meergranen, 7 zaden, 6 granen, 5 kruiden, vijf kruiden, vijfkruidenpoeder, 100 % sap, 100% sap, 57 kruiden',
    'zoet en zuur, zoet zuur, zout en azijn, fish and chips, kaas en ui, kaas & ui, spek en ui, erwten en wortelen, erwtjes en worteltjes, doperwten en wortelen, doperwten en worteltjes, erwten & wortelen, spinazie à la crème, hete bliksem, hemel en aarde, arme ridders, jan in de zak, blinde vinken, warme bakker, open sandwich, halve kip, halve haan, halve kippen',
    'melk & chocolade, mac and cheese, mac & cheese, cookies and cream, sour cream & onion, sour cream and onion, surf and turf, zon gedroogd, zongedroogde, zondagse, maandagse soep, oude kaas, jong belegen, open tosti',
    'eten van gisteren, chinees eten, thais eten, babyeten, afhaaleten, kant en klaar, kant-en-klaar, kant & klaar, klaar om te eten, tot ziens',
  ].join(', '),
  notFoods:
    'totaal, totaalbedrag, eindtotaal, subtotaal, te betalen, bezorging, bezorgkosten, verzendkosten, leveringskosten, servicekosten, korting, voordeel, uw voordeel, bespaard, je bespaart, bonus korting, bonuskorting, actiekorting, statiegeld, leeggoed, emballage, btw, belasting, betaling, betaald, pin, pinnen, bankpas, contant, cash, wisselgeld, terug, visa, mastercard, maestro, bancontact, ideal, paypal, fooi, tas, draagtas, tasje, plastic tas, bestelling, zegels, spaarzegels, koopzegels, punten, airmiles, waardebon, cadeaukaart',
  notLines: [
    'ik heb opgegeten, heb opgegeten, we hebben opgegeten, opgegeten, opgemaakt, opgedronken, leeggedronken, uitgedronken, gebruikt, weggegooid, weggedaan, wie heeft, we moeten kopen, moeten kopen, moet kopen, nog kopen, te kopen, kopen, koop, koop aub, we hebben nodig, hebben nodig, ik heb nodig, nodig, we hebben geen, hebben geen, ik heb geen, heb geen, geen, kun je kopen, kan je kopen, kun je meenemen, kan je meebrengen, neem mee, breng mee, boodschappen doen, op de lijst, boodschappenlijst, boodschappenlijstje, boodschappen',
    'levering, uw bestelling, je bestelling, jouw bestelling, uw levering, je levering, je bezorging, bestelnummer, ordernummer, bestelbevestiging, bezorgmoment, bezorgtijd, leverdatum, geleverd op, bezorgd op, bedankt voor, dank je voor, producten in je, bekijk je bestelling, bekijk bestelling, vervangende producten, niet leverbaar, terugbetaling, uitschrijven, afmelden, je hebt besteld, u hebt besteld, verwarm de oven, oven voorverwarmen, voorverwarmen, roer, laat sudderen, aan de kook brengen, breng aan de kook, meng, breng op smaak, zet opzij, bak in, kook in, laat rusten, ingrediënten, bereiding, bereidingswijze, voor 4 personen, bereidingstijd, baktijd, kooktijd, tot straks, tot zo, tot gauw, hou van je, ik ben onderweg, ben onderweg, kom later, bel me, waar ben je, wanneer kom je',
  ].join(', '),
};
