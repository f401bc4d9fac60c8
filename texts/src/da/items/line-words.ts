import type { LineWords } from '@crisper/domain/line/line-words.ts';

/** The words by which a line such as "2 pakker skinke fre fryser" is understood. */
export const lineWords: LineWords = {
  weekdays: [
    'søn, sønd, sø, søndag, søndags, søndag aften, søndag morgen, søndag middag, søndag formiddag, søndag eftermiddag, søndagen',
    'man, ma, mandag, mandags, mandag aften, mandag morgen, mandag middag, mandag formiddag, mandag eftermiddag, mandagen',
    'tir, tirs, tirsd, tirsdag, tirsdags, tirsdag aften, tirsdag morgen, tirsdag middag, tirsdag formiddag, tirsdag eftermiddag, tirsdagen',
    'ons, onsd, onsdag, onsdags, onsdag aften, onsdag morgen, onsdag middag, onsdag formiddag, onsdag eftermiddag, onsdagen',
    'tor, tors, torsd, torsdag, torsdags, torsdag aften, torsdag morgen, torsdag middag, torsdag formiddag, torsdag eftermiddag, torsdagen',
    'fre, fr, fredag, fredags, fredag aften, fredag morgen, fredag middag, fredag formiddag, fredag eftermiddag, fredagen',
    'lør, lørd, lø, lørdag, lørdags, lørdag aften, lørdag morgen, lørdag middag, lørdag formiddag, lørdag eftermiddag, lørdagen',
  ],
  months: [
    'jan, januar',
    'feb, febr, februar',
    'mar, mart, marts',
    'apr, april',
    'maj',
    'jun, juni',
    'jul, juli',
    'aug, august',
    'sep, sept, september',
    'okt, oktober',
    'nov, november',
    'dec, december',
  ],
  ambiguousMonths: 'jul, maj, august, mar, marts, april, juni, juli',
  ordinals: '., ende, nde',
  numberedBy:
    'd, d., den, til d, til d., til den, indtil den, inden den, senest den, senest d, fra den, før den, på den',
  hasDashedDays: true,
  weeks: 'uge, kalenderuge, u',
  monthParts: [
    [1, 'start, starten af, i starten af, begyndelsen af, i begyndelsen af, primo'],
    [15, 'midt i, midten af, i midten af, medio'],
  ],
  coming: {
    week: 'næste uge, i næste uge, til næste uge, kommende uge, i den kommende uge, den kommende uge, ugen efter',
    weekend:
      'næste weekend, i næste weekend, til næste weekend, slutningen af næste uge, i slutningen af næste uge, sidst i næste uge',
    month:
      'slutningen af næste måned, i slutningen af næste måned, udgangen af næste måned, med udgangen af næste måned, sidst i næste måned',
  },
  weeksLater: [[1, 'otte dage, om otte dage']],
  days: [
    [-1, 'i går, igår'],
    [0, 'i dag, idag, i daag, dags dato, i aften, iaften, i nat, her til aften'],
    [
      1,
      'i morgen, imorgen, i morgn, imorgn, i morgen tidlig, i morgen aften, i morgen middag, i morgen formiddag',
    ],
    [2, 'i overmorgen, overmorgen, iovermorgen, overmorn'],
  ],
  shortDays: [
    [0, 'dd'],
    [1, 'morgn, imrgn'],
  ],
  pastDays: [
    [
      -1,
      'i går aftes, i går aften, i går morges, i går middags, i går eftermiddags, i går formiddags, i går nat, i aftes, iaftes, dagen før, aftenen før, fra dagen før',
    ],
    [
      0,
      'i morges, imorges, i formiddags, i middags, i eftermiddags, tidligere i dag, for lidt siden, lige nu her',
    ],
    [-2, 'i forgårs, iforgårs, forgårs, i går i forgårs'],
    [-3, 'forleden, forleden dag, for et par dage siden, for nogle dage siden, for nylig'],
    [-7, 'i sidste uge, sidste uge, i forrige uge, forrige uge'],
    [-30, 'i sidste måned, sidste måned, i forrige måned'],
  ],
  spans: {
    day: 'dag, dage, dagen, dags, dages, dg, døgn',
    week: 'uge, uger, ugers, ugen',
    month: 'måned, måneder, måneders, mdr, md, mnd, måndr',
    year: 'år, års, året',
  },
  more: 'mere, flere, yderligere, endnu',
  within:
    'om, om ca, om cirka, om højst, inden for, indenfor, inden for de næste, indenfor de næste, i løbet af, i de næste, de næste, senest om, holder, holder i, holder om, holder endnu, holder sig, holder sig i, kan holde, kan holde i, kan holde sig, holdbar i, holdbar om, god i, godt i, gode i, god endnu, er god i, er godt i, skal bruges inden for, skal bruges indenfor, skal bruges om, skal spises inden for, skal spises indenfor, skal spises om, spises inden for, bruges inden for, udløber om, i, i ca, har stadig, har endnu',
  beforeDay: [
    'til, til og med, t.o.m., t.o.m, tom, t o m, t/m, tm, inden, inden udgangen af, senest, senest på, til senest, indtil, ind til, frem til, før, på, nu på, den, d, d., til d, til den, indtil den, inden den, senest den, senest d, før den, til på, til nu på, på den, nu, førstkommende, på førstkommende, denne, kun til, kun til og med, til udgangen af, frem til og med, op til, slutningen af, i slutningen af, til slutningen af, inden slutningen af, udgangen af, til udgangen af, inden udgangen af, med udgangen af, senest udgangen af, ultimo, sidst i, til sidst i, sidste del af',
    'god til, godt til, gode til, god til og med, godt til og med, god indtil, er god til, er godt til, er gode til, holder til, holder til og med, holder indtil, holder sig til, kan holde til, kan holde sig til, skal bruges til, skal bruges inden, skal bruges senest, skal spises inden, skal spises senest, skal spises, skal bruges, spises inden, bruges inden, skal være væk inden, skal være spist inden, kan spises til, kan bruges til, ok til, rækker til, slut',
  ].join(', '),
  article: 'den, d, d.',
  next: 'næste, førstkommende, kommende, den kommende, denne',
  last: 'sidste, forrige, den sidste, i',
  nextBehind: 'førstkommende',
  lastBehind: '',
  ago: 'siden, gammel, gamle, gammelt',
  agoBefore: 'for, for ca, for cirka, for omkring',
  isVerbLast: false,
  began: {
    made: 'lavet, hjemmelavet, selvlavet, kogt, bagt, stegt, tilberedt, skåret, snittet, skåret ud, hakket, grillet, syltet, marineret, malket ud, pumpet, pumpet ud, udmalket, blendet, braiseret, kokkereret, presset, brygget, produceret, fremstillet, produktionsdato, prod dato, prod, jeg lavede, vi lavede, lavede, bagte, jeg bagte, kogte, vi kogte, friskbagt, nybagt',
    bought:
      'købt, indkøbt, hentet, leveret, modtaget, fået, taget med, plukket, høstet, fanget, købte, jeg købte, vi købte, fik, kom hjem, ankom, æggene er lagt, lagt, læggedato, pakket hjem, købt ind',
    frozen:
      'frosset, frosset ned, nedfrosset, indfrosset, frosset ind, dybfrosset, lagt i fryseren, i fryseren siden, i fryser siden, frøs, jeg frøs, vi frøs, frossen siden, frosset siden, frysedato, i fryseren fra',
    since:
      'fra, fra den, siden, optøet, tøet op, taget op, taget op af fryseren, sat til optøning, pakket, emballeret, pk dato, pakkedato',
  },
  finite:
    'lavet, købt, indkøbt, hentet, leveret, modtaget, fået, frosset ned, nedfrosset, optøet, tøet op, åbnet, taget hul på, plukket, høstet, lavede, købte, hentede, frøs, tilberedt, bagte, kogte, taget op, påbegyndt',
  notEnds:
    'pakket, pakket den, pakket d, pakkedato, pakkedag, pk dato, emballeret den, emballeret, produceret den, tappet den, tappet, sælges senest, sælges inden, sælg inden, fryses senest, fryses inden, frys inden, frys senest, tøs op, tøes op, skal tøs op, skal tø op, tages op, skal tages op, moden, modne, klar, klar til, skal bruge den, kommer, kommer på, leveres, leveres på, levering, levering på, ankommer, til brug, skal hentes',
  onDay: 'på, den, d, d., denne, her i',
  weekend:
    'weekend, weekenden, i weekenden, til weekenden, denne weekend, i denne weekend, hen over weekenden, slutningen af ugen, i slutningen af ugen, sidst på ugen, ugens slutning, ugen ud, denne uge, i denne uge, slutningen af denne uge',
  vagueDays: [],
  holidays: {
    '12-23': 'lillejuleaften, lille juleaften',
    '12-24': 'jul, juleaften, juleaftensdag, til jul',
    '12-25': 'juledag, første juledag, 1. juledag, 1 juledag',
    '12-26': 'anden juledag, 2. juledag, 2 juledag',
    '12-31': 'nytår, nytårsaften, nytårsaftensdag',
    '01-01': 'nytårsdag, første nytårsdag',
    '11-10': 'mortensaften, mortens aften',
    '06-05': 'grundlovsdag',
    '06-23': 'sankt hans, sankthans, sankt hans aften, sct hans, sankthansaften, skt hans',
    '10-31': 'halloween',
    '12-13': 'lucia, luciadag',
    '02-14': 'valentinsdag, valentins dag',
  },
  ordinalWords: [
    'første, anden, tredje, fjerde, femte, sjette, syvende, ottende, niende, tiende, ellevte, tolvte, trettende, fjortende, femtende, sekstende, syttende, attende, nittende, tyvende',
    'enogtyvende, toogtyvende, treogtyvende, fireogtyvende, femogtyvende, seksogtyvende, syvogtyvende, otteogtyvende, niogtyvende, tredivte, enogtredivte',
  ].join(', '),
  beforeMonthEnd:
    'slut, slutningen af, i slutningen af, udgangen af, med udgangen af, ultimo, ult, sidst i, sidste del af',
  endOfMonth:
    'slutningen af måneden, i slutningen af måneden, sidst på måneden, månedens udgang, udgangen af måneden, ultimo måneden, slutningen af denne måned, månedens slutning, måneden ud, ved månedens udgang',
  useBy: [
    // As printed on packs from abroad.
    'use by, use-by, zu verbrauchen bis, verbrauchen bis, a consommer jusqu’au, dlc, te gebruiken tot, tgt, caduca, fecha de caducidad, da consumare entro, scadenza, sista förbrukningsdag, siste forbruksdag, consumir até',
    'sidste anvendelsesdato, sidste anvendelsesdag, sidste anv dato, anv dato, anvend dato, anvendelsesdato, anv dag, sidste anv. dato, sidste anv, sidste anv.dato, anv.dato, anv, sidst anv, sidst anv dato, s anv dato, s.anv, s.anv.dato, s anv, anvend inden, anvend senest, sidste anvend dato, sidste anvendelse, sid anv dato, sid. anv. dato, s. anv. dato, anvendes inden, anvendes senest, anv. inden, anv. senest, anv senest, brug inden, brug senest, bruges inden, bruges senest, skal bruges inden, skal bruges senest, skal være brugt, skal være brugt inden, spis inden, spis senest, spises inden, spises senest, skal spises inden, skal spises senest, skal være spist inden, skal spises, skal ædes inden, sidste dag, sidste dag er, sidste spisedag, sidste salgs og anvendelsesdato, skal bruges',
  ].join(', '),
  bestBefore: [
    'm. dato, m dato, med dato, mdst, mdst holdbar, mdst holdbar til, mdst holdb til, mindst holdb, mindst holdb til, mindst hold til, holdb, holdb til, m.h, b.f, bedst f, udl, udl dato, udl d, udløbs dato, bedst før, bedst før dato, bedst før den, bedst før slutningen af, bedst inden, bedst til, bedst før ofte god efter, bf, b.f., bf dato, mindst holdbar til, mindst holdbar til og med, mindst holdbar t.o.m., mindst holdbar, mindst holdb. til, mindst hold. til, min. holdbar til, min holdbar til, mindste holdbarhed, mindsteholdbarhed, mht, m.h.t, mh, m.h., mht dato, holdbar til, holdbar til og med, holdbar t.o.m., holdb. til, holdbarhed, holdbarhed til, holdbarhedsdato, holdbarhedsdatoen er, datomærket, dato, datoen, datoen er, datoen siger, dato på pakken, der står, står på pakken, bedste før',
    'udløber, udløber den, udløber d, udløber på, udløb, udløbsdato, udløbsdatoen er, udløbet, udløbet siden, udløb den, overskredet, gået over dato, over dato, går ud, går ud den, løber ud, løber ud den, bliver dårlig, bliver dårligt, bliver for gammel, bliver gammel, bliver sur, exp, best before, bb, bbe, mhd, mindestens haltbar bis, a consommer de preference avant, ddm, ten minste houdbaar tot, tht, consumir preferentemente antes del, da consumarsi preferibilmente entro, bäst före, best før, consumir de preferência antes de',
  ].join(', '),
  decimalSign: ',',
  numbers: {
    ...{
      en: 1,
      et: 1,
      én: 1,
      ét: 1,
      een: 1,
      eet: 1,
      'en enkelt': 1,
      'et enkelt': 1,
      'en til': 1,
      'endnu en': 1,
      'endnu et': 1,
    },
    ...{ to: 2, tre: 3, fire: 4, fem: 5, seks: 6, syv: 7, otte: 8, ni: 9, ti: 10, elleve: 11, tolv: 12 },
    ...{ tretten: 13, fjorten: 14, femten: 15, seksten: 16, sytten: 17, atten: 18, nitten: 19, tyve: 20 },
    ...{ enogtyve: 21, toogtyve: 22, treogtyve: 23, fireogtyve: 24, femogtyve: 25, tredive: 30, fyrre: 40 },
    ...{
      halvtreds: 50,
      halvtres: 50,
      tres: 60,
      halvfjerds: 70,
      halvfjers: 70,
      femoghalvfjerds: 75,
      firs: 80,
      halvfems: 90,
    },
    ...{
      hundrede: 100,
      'et hundrede': 100,
      hundred: 100,
      hundredehalvtreds: 150,
      'hundrede og halvtreds': 150,
      'to hundrede': 200,
    },
    ...{
      tohundrede: 200,
      'to hundrede og halvtreds': 250,
      'to hundrede halvtreds': 250,
      trehundrede: 300,
      'tre hundrede': 300,
    },
    ...{
      'fire hundrede': 400,
      firehundrede: 400,
      'fem hundrede': 500,
      femhundrede: 500,
      'seks hundrede': 600,
      'syv hundrede': 700,
    },
    ...{ 'otte hundrede': 800, 'ni hundrede': 900, tusind: 1000, tusinde: 1000, 'et tusind': 1000 },
    ...{
      halv: 0.5,
      halvt: 0.5,
      halve: 0.5,
      'en halv': 0.5,
      'et halvt': 0.5,
      'den halve': 0.5,
      'det halve': 0.5,
      halvdelen: 0.5,
    },
    ...{
      'halvdelen af': 0.5,
      'halvdelen af en': 0.5,
      'halvdelen af et': 0.5,
      'en halv en': 0.5,
      'det halve af': 0.5,
    },
    ...{
      halvanden: 1.5,
      halvandet: 1.5,
      'en og en halv': 1.5,
      'et og et halvt': 1.5,
      'to en halv': 2.5,
      'to og en halv': 2.5,
      'to et halvt': 2.5,
    },
    ...{
      'tre en halv': 3.5,
      'tre og en halv': 3.5,
      kvart: 0.25,
      'en kvart': 0.25,
      'et kvart': 0.25,
      trekvart: 0.75,
      'tre kvart': 0.75,
    },
    ...{
      'en tredjedel': 1 / 3,
      'to tredjedele': 2 / 3,
      'en fjerdedel': 0.25,
      'tre fjerdedele': 0.75,
      tredjedel: 1 / 3,
      fjerdedel: 0.25,
    },
    ...{
      dusin: 12,
      'et dusin': 12,
      'halvt dusin': 6,
      'et halvt dusin': 6,
      snes: 20,
      'en snes': 20,
      'en halv snes': 10,
      'halv snes': 10,
    },
    ...{ 'et par': 2, 'et par stykker': 2, par: 2, 'to stykker': 2 },
  },
  multiples: { dusin: 12, snes: 20, snese: 20, hundrede: 100, tusind: 1000, tusinde: 1000 },
  andPart: {
    'og en halv': 0.5,
    'og et halvt': 0.5,
    'en halv': 0.5,
    'et halvt': 0.5,
    'og en kvart': 0.25,
    'og trekvart': 0.75,
  },
  point: 'komma',
  to: 'til, eller, -, –',
  about:
    'ca, cirka, omkring, omtrent, sådan, næsten, godt, knap, op til, rundt regnet, måske, ~, små, cirka sådan',
  currencies: {
    'DKK SEK NOK ISK': 'kr, kr., kroner, krone, kr.-, kron',
    DKK: 'dkk, dkr',
    SEK: 'sek, svenske kroner',
    NOK: 'norske kroner',
    EUR: '€, eur, euro',
    GBP: '£, gbp, britiske pund',
    'USD CAD AUD NZD SGD HKD': '$, dollar, dollars',
    USD: 'usd, us$',
    CAD: 'cad',
    AUD: 'aud',
    NZD: 'nzd',
    'INR PKR LKR NPR MUR': 'rs, rupees',
    'JPY CNY': '¥, yen',
    CHF: 'chf, sfr, schweizerfranc',
    PLN: 'zł, pln, zloty',
    CZK: 'czk, kč',
    HUF: 'huf',
  },
  cents: 'øre, ører, ct, cent',
  beforeSums: 'i alt, ialt, samlet, total, sammenlagt, alt sammen, tilsammen, sum, det hele',
  besidePrices:
    'á, à, a, pr stk, pr. stk, pr. stk., pr styk, per stk, stk, stykket, kun, koster, kostede, kostet, pris, stykpris, betalt, hver, @, for kun, på tilbud til',
  eachBefore: 'á, à, pr stk, pr. stk, pr styk, hver, stykpris',
  per: 'pr, pr., per, for',
  measures: {
    gram: 'g, gr, gram, grm, gms',
    kilogram: 'kg, kilo, kilogram, kilos, kgs',
    millilitre: 'ml, milliliter',
    centilitre: 'cl, centiliter',
    decilitre: 'dl, deciliter',
    litre: 'l, lt, ltr, liter, litere',
    ounce: 'oz',
    pound: 'lb, lbs',
    'half-kilogram': 'pund, pd',
    hectogram: 'hg, hekto',
    decagram: '',
    'fluid-ounce': 'fl oz',
    cup: 'kop, kopper, cup, cups',
    pint: 'pint, pints',
    quart: 'quart, quarts',
    gallon: 'gallon, gallons',
    tablespoon: 'spsk, spsk., spiseske, spiseskeer, spiseskefuld, spiseskefulde, ss',
    teaspoon: 'tsk, tsk., teske, teskeer, teskefuld, teskefulde',
    piece:
      'stk, stk., stykker, styk, stykke, st, flaske, flasker, fl, fl., glas, bundt, bundter, bdt, fed, hoved, hoveder, skive, skiver, sk, stang, stænger, kvist, kviste, kugle, kugler, bar, barer, rulle, ruller, blad, blade, kolbe, kolber, stilk, stilke, stængel, stængler, ring, ringe, knold, knolde, klump, klumper, blok, blokke, kande, spand, spande, filet, fileter, buket, buketter, tern, endestykke, stump, stumper, hvidløgsfed, potte, potter',
    pack: 'pakke, pakker, pak, pk, pk., pkt, pks, pkk, pakning, pakninger, pose, poser, bæger, bægre, bægere, bgr, karton, kartoner, krt, kasse, kasser, ks, æske, æsker, bakke, bakker, bk, tube, tuber, net, tetrapak, brik, brikker, sæk, sække, sixpack, six-pack, ramme, rammer, krukke, krukker, bøtte, bøtter, btt, plade, plader, kurv, kurve, breve, brev, multipak, storkøbspakke, familiepakke, portionspose, trug, spandfuld, kolli, tønde, fustage',
    'pack-of':
      'pak, pk, stk pak, stk. pak, styks pakke, stk pakke, stk. pakke, stk i pakke, stk bakke, stk. bakke, stks',
    portion:
      'portion, portioner, port, prt, tallerken, tallerkener, måltid, måltider, skål, skåle, person, personer, pers, prs, kuvert, kuverter, anretninger',
  },
  containers: 'dåse, dåser, ds, ds., dåsen, konservesdåse, konservesdåser, konserves',
  of: 'af, med, à, á',
  hasBareMeasures: true,
  plurals: {
    endings:
      'er, r, erne, ene, e, s, æg, løg, jordbær, blåbær, hindbær, bær, kirsebær, brød, lår, ris, frø, skiver, ben, rundstykker, krebs, muslinger, porrer, is, øl, kiks, mus, fisk, chips, ål, svin, kål, blomkål, pærer',
    isHeadFirst: false,
    areOnlyPlurals: false,
  },
  packSizes: 'pak, -pak, pk, stk-pak, stk pak, -pk, stykspakke, styks',
  oneOf:
    'pakke, pk, pose, bæger, glas, bundt, flaske, bakke, net, karton, kasse, tube, bøtte, plade, æske, potte, bdt, krukke, brik',
  times: 'x, ×, *, gange',
  quantity: 'antal, mængde, stk antal, kvantum',
  places: {
    fridge:
      'køleskab, køleskabet, køl, på køl, køler, køleren, køleskabslåge, køleskabsdør, køleskabsdøren, køleskabslågen, låge, lågen, grøntsagsskuffe, grøntsagsskuffen, grøntskuffe, grøntskuffen, skuffen, køleskabsskuffen, køleskuffe, nul-grader, isskab, isskabet, svaleskab, frigo, kølerum, kølerummet',
    freezer:
      'fryser, fryseren, frys, på frys, fryserum, dybfryser, dybfryseren, kummefryser, kummefryseren, kummen, skabsfryser, skabsfryseren, fryseskab, fryseskabet, fryseboks, frostboks, frostboksen, frostrum, frysebox, isboks, fryseskuffe, fryseskuffen, frost, fryseboksen, frysser',
    pantry:
      'spisekammer, spisekammeret, skab, skabet, køkkenskab, køkkenskabet, viktualierum, viktualiekælder, viktualierummet, kælder, kælderen, hylde, hylden, tørvarer, tørvareskab, tørvareskabet, forråd, forrådet, lager, lageret, pulterkammer, bryggers, bryggerset, overskab, overskabet, højskab, højskabet, brødkasse, brødkassen, frugtskål, frugtskålen, køkkenbord, køkkenbordet, bordet, spisekamer, skuffe, kolonialskab',
  },
  whichPlace:
    'store, lille, øverste, nederste, oppe, nede, garage, garagens, køkkenets, nye, gamle, andet, anden, bagerste, forreste, venstre, højre, midterste, ekstra, kælderens, øl, ude, bryggersets, sommerhusets, kontorets, fælles',
  beforePlace:
    'i, i den, i det, på, ind i, ned i, op i, ud i, ud på, nede i, oppe i, inde i, ude i, til, til den, til det, fra, fra den, den, det, vores, min, mit, ligger i, står i, ligger på, står på, lagt i, lagt på, sat i, stillet i, er i, nederst i, øverst i, bagerst i, forrest i, endnu i, stadig i, hos os i, derhjemme i',
  frozen:
    'frossen, frossent, frosne, frosset, dybfrossen, dybfrosset, dybfrosne, nedfrosset, nedfrossen, nedfrosne, frost, indfrosset, fra frost, som frost, på frost',
  frozenPrefixes: 'frost-, frosne-, dybfrost-, frost, dybfrost',
  opened:
    'åben, åbn, åbent, åbne, åbnet, åbnede, allerede åben, allerede åbnet, er åben, er åbnet, er åbne, taget hul på, tagt hul på, er taget hul på, der er taget hul på, hul på, påbegyndt, begyndt, brudt, anbrudt, opened, åbnt',
  possessives: ["'s", "'", 's'],
  forPerson: 'til',
  ofPerson: 'tilhører, ejes af, hører til',
  mine: 'min, mit, mine, mit eget, min egen, mine egne, tilhører mig, kun til mig, kun min, kun mit',
  everybodys:
    'vores, vor, fælles, vores fælles, alles, til fælles, for alle, tilhører alle, fællesskabets, vores alles',
  me: 'mig, mig selv',
  everybody:
    'alle, os, os alle, os alle sammen, alle sammen, hele familien, alle i huset, enhver, hele kollegiet',
  and: 'og, o',
  joints: 'og, &, +, plus, samt, og så, og også, så, og desuden, og dertil, og lidt',
  strays: [
    'sidste, ofte, ds, kr, jeg, vi, det, den, de, er, at, som, der, denne, dette, disse, står, siger, endnu, kun, ok, okay, allerede, var, bliver, være, bør, og, eller, med, hos, til, nu, lige, igen, altså, så, har, haft, fra, ved, på, i, om, væk, skal, måtte, kan, god, godt, gode, holdbar, hver, spis, spises, spise, bruges, bruge, brug, spist, ligger, lå, af, for, men, engang, her, gerne, siden, nykøbt, ifølge, stadig, stadigvæk, vist, ikke, dog, jo, skulle, mon, efter, før',
    'ofte god efter, ofte god, i bøtte, i en bøtte, i tupperware, i en tupperware, i dåse, i plastboks, i en plastboks, i boks, i en boks, i madkasse, resten af, resten, rest af, en rest, rester af, en rest af, lidt rest af, på pakken, ifølge pakken, ifølge etiketten, der står på pakken, står der på pakken, nedsat, på tilbud, tilbud, gul mærkat, gul seddel, stop madspild, too good to go, tgtg, datovare, datovarer, 30 % rabat, 50 % rabat, halv pris, til halv pris, skal væk, skal snart væk, skal bruges snart, skal snart bruges, skal spises snart, skal snart spises, eller noget, eller sådan noget, tror jeg, synes jeg, vist nok, vistnok, så vidt jeg ved, hold, holder, holder sig, tak, mvh, knus, kh, mindst, senest, dato, til rest, tilovers, tilbage, er tilbage, stadig god, stadig godt, fin endnu, kan godt spises',
  ].join(', '),
  pronouns: 'det, den, dem, de',
  clauses: [
    'jeg, du, han, hun, vi, mig, dig, os, jer, hvem, hvad, hvor, hvornår, hvorfor, hvordan, her, der, derinde, deri, heraf, deraf, dertil, hvilken, hvilke, hvilket, ham, hende, nogen, ingen, intet, ikke',
    'udløber, holder, er, var, har, havde, haft, bliver, blev, blevet, skal, skulle, kan, kunne, vil, ville, må, måtte, bør, burde, behøver, tager, tog, taget, gør, gjorde, gjort, får, fik',
    'spise, spiser, spiste, spist, spises, spis, bruge, bruger, brugte, brugt, bruges, brug, lave, laver, ligger, lå, ligge, står, stod, stå, lægge, lægger, lagde, stille, stiller, stillede, sætte, sætter, satte, komme, kommer, kom, går, gik, gå, købe, køber, køb, hente, henter, hent, bringe, bringer, give, giver, gav, finde, finder, fandt, fundet, tror, troede, synes, mener, siger, sagde, sagt, kig, kigge, lugter, dufter, smager, ser, lade, lader, ladt, glemme, glemt, glemte, huske, husk, bestille, bestilt, smide, smid, smed, smidt',
    'fordi, hvis, når, selvom, selv om, men, ellers, altså, for, endnu, allerede, igen, snart, måske, sikkert, nok, vist, egentlig, lidt, noget, desværre, endelig, hurtigt, engang, et sted, tak, undskyld, sorry, øh, øhm, hm, lol, haha, ok, okay, ja, nej, næ, jo, jep, nu, lige, bare, altså, nemlig, alligevel, venligst, hey, puha, hov, pyt',
  ].join(', '),
  fromWhere: 'fra, fra min, fra vores, af min, hos, fra mor, fra mormor, fra farmor, fra mors',
  usesUp:
    'spise, spises, spist, bruge, bruges, brugt, bruges op, spises op, bruge op, spise op, ædes, fortæres',
  putsAway:
    'lagt, lagde, sat, satte, stillet, stillede, puttet, puttede, kommet, lagt ind, sat ind, sat på plads, pakket væk, smidt ind',
  fewOf:
    'nogle, nogle få, et par, et par stykker, lidt, en smule, få, en del, en masse, lidt af hvert, noget',
  timesOfDay:
    'aften, aftes, morgen, morges, middag, formiddag, eftermiddag, nat, aftenen, formiddags, eftermiddags, middags, tidlig',
  lots: 'lot, lot nr, lotnr, batch, batchnr, parti, partinr, charge, l',
  sized:
    'lille, små, stor, store, stort, god, gode, godt, fuld, fulde, fuldt, hel, hele, helt, tyk, tykke, tykt, tynd, tynde, tyndt, mellemstor, mellemstore, kæmpe, mini, halvstor, strøgen, strøgne, strøget, top, dejlig',
  hedges:
    'måske, eventuelt, evt, muligvis, sandsynligvis, formentlig, vist, vistnok, vist nok, nok, sikkert, formodentlig, tror jeg, jeg tror, jeg tror det, mener jeg, jeg mener det, gætter på, jeg gætter på, burde, skulle gerne, ikke sikker, ved ikke helt',
  forAll: 'begge, begge to, begge dele, alle, alt, alle sammen, alt sammen, det hele, hele molevitten',
  percent: '%, procent, pct, pct.',
  spokenSigns: 'punktum, komma, ny linje, næste linje, linjeskift, semikolon, nyt afsnit, næste ting',
  corrections:
    'nej forresten, nej vent, vent nej, nej undskyld, undskyld nej, nej jeg mener, jeg mener, øh nej, hov nej, nej hov, ret det til, rettelse, nej det er, eller rettere, rettere sagt, næ nej, nej alligevel',
  replaced: 'erstattet, erstatning, erstatning for, i stedet for, byttet, udskiftet, ikke på lager',
  replacedBy: 'med, af, til, du får, du fik, vi sendte, nu, →, ->, =>',
  insteadOf: 'i stedet for, istedet for, istedetfor, som erstatning for, erstatter, frem for',
  absent:
    'er udsolgt, udsolgt, ikke på lager, kunne ikke leveres, ikke leveret, kan ikke leveres, leveres ikke, annulleret, refunderet, er tom, er tomme, tomt, er slut, er sluppet op, sluppet op, løbet tør for, er løbet tør, mangler, næsten tom, næsten væk, næsten slut, er væk, er brugt op, brugt op, er spist op, spist op, er muggen, er muggent, er mugne, muggen, muggent, mugne, mugner, er dårlig, er dårligt, er blevet dårlig, er blevet dårligt, blevet dårlig, er for gammel, for gammelt, smidt ud, kasseret, røget ud, røg i skraldespanden, røg ud, findes ikke mere, har vi ikke mere af, har vi ikke flere af, er der ikke mere af, er sur, er blevet sur, ikke flere',
  occasions:
    'grill, grillaften, grillfest, fest, aftensmad, middag, frokost, morgenmad, brunch, picnic, skovtur, fødselsdag, middagsselskab, spiseklub, fællesspisning, julefrokost, konfirmation, barnedåb, spilleaften, børnefødselsdag',
  shopTalk:
    'ordre, ordrer, ordren, bestilling, bestillinger, levering, leveringer, leveret, faktura, kvittering, rabatkode, gavekort, konto, kunde, kurv, indkøbskurv, leveringsvindue, leveringstidspunkt, forsendelse, afsendt, subtotal, indkøbsliste, bekræftelse, chauffør, kasse, ordrenummer, sporing, betaling, nemlig.com',
  expired: 'udløb, udløb i, udløb den, udløbet, udløbet den, udløbet i, er udløbet, er udløbet den',
  noDate:
    'ingen dato, uden dato, intet dato, ingen datomærkning, ingen udløbsdato, uden udløbsdato, ingen holdbarhedsdato, ingen bedst før, ingen dato på, der står ingen dato, holder evigt, holder for evigt, udløber ikke, udløber aldrig, bliver ikke for gammel, ubegrænset holdbarhed, ubegrænset holdbar, aldrig for gammel',
  sinceThen: [
    'efter åbning, efter åbningen, efter at være åbnet, efter den er åbnet, efter det er åbnet, når den er åbnet, når det er åbnet, når åbnet, efter anbrud, fra åbning, efter optøning, efter optøningen, efter køb, efter købet, fra køb, efter kogning, efter bagning, efter tilberedning, efter produktion, efter fremstilling, efter pakning, efter levering, efter pakkedato, fra pakkedato, åbnet',
  ].join(', '),
  vague:
    'nip, nips, knivspids, håndfuld, håndfulde, en håndfuld, sjat, sjatter, skvæt, stænk, drys, klat, klatter, slurk, dråbe, dråber, anelse, smule, klump, mundfuld',
  fillers: [
    'hej, hejsa, hey, halløj, dav, goddag, godmorgen, godaften, hej alle, hej alle sammen, hej skat, hej med jer, så, altså, ok, okay, ja, nå, nåh, nå ja, øh, øhm, og, og så, så er der, desuden, også, også lidt, endnu, tak, mange tak, mvh, vh, kh, knus, hilsen, kærlig hilsen, haha, lol, siri, hej siri, hey siri, alexa, ok google, hey google, skat, mor, far, plus',
    'jeg har, har, vi har, har vi, vi har stadig, vi har også, jeg har stadig, jeg har også, har stadig, har endnu, der er, der er også, der er stadig, der er endnu, så har vi, så har jeg, der ligger, der står, lige købt, nykøbt, friskkøbt, jeg har købt, har købt, vi har købt, jeg købte, købte, købt, jeg har hentet, har hentet, jeg fik, fik, vi fik, har fået, jeg har fået, har handlet, jeg har handlet, handlet, har lavet, jeg har lavet, kom hjem med',
    'kan du, kunne du, kan du skrive, vil du skrive, skrive, skrive op, op, tilføje, kan du tilføje, kan du lige, vil du, vil du lige, gider du, gider du lige, skriv, skriv op, notér, noter, tilføj, læg ind, læg, sæt, stil, put, tilføj venligst, i huset, hjemme, derhjemme, resten af, resten, den sidste, det sidste, de sidste, de resterende, igen, lidt, en smule, noget, nogle, et par, nogle få, en eller anden, den, det, de, saft af, saften af, saft fra, skal af, skal fra, revet skal af',
  ].join(', '),
  cutAtShops: 'skåret, skiveskåret, opskåret, pakket, snittet',
  asSold:
    'skiveskåret, skåret, i skiver, revet, hakket, kogt, røget, tørret, i stykker, i tern, malet, hel, hele, flækket, naturel, vegansk, snittet, strimlet, formalet, usaltet, saltet',
  preparations: [
    'fint, groft, tyndt, friskt, frisk, småt, hakket, finthakket, grofthakket, skåret, skrællet, pillet, revet, fintrevet, presset, knust, blødt, smeltet, sigtet, pisket, sammenpisket, drænet, afdryppet, skyllet, vasket, halveret, kvarte, i kvarte, udkernet, uden kerner, udstenet, i tern, i små tern, i skiver, i tynde skiver, i strimler, i ringe, i stykker, i både, i buketter, blendet, ristet, afkølet, delt, moset, hakkede, revne, skrællede',
    'efter smag, efter behov, til stegning, til pynt, til servering, til drys, til formen, til pensling, valgfrit, eventuelt, evt, eller mere, stuetempereret, stuetemperatur, lunken, lunkent, og, eller',
  ].join(', '),
  idioms: [
    'halv og halv, halvfed, halvfede, fuldfed, god morgen, godmorgen yoghurt, god fredag, after eight, 7 up, seven up, m og m, toms guld, guld barre, karen wolf, fætter kras, toms skildpadder, dr oetker, dr. oetker, k salat, k-salat, den gamle fabrik, gamle ole, bogense, jensens køkken, spar dig, hatting, to go, to-go, 3 kerner, 3 korn, tre korn, 4 korn, 5 korn, fem korn, 7 korn, 3 oste, fire oste, 4 oste, tre slags',
    'fisk og fritter, fish and chips, brød og smør, salt og eddike, salt og peber, sur sød, sursød, sur-sød, ærter og gulerødder, gulerødder og ærter, rødgrød med fløde, æbleflæsk, æg og bacon, bacon og æg, brændende kærlighed, forloren hare, forloren skildpadde, falsk hare, skipperlabskovs, millionbøf, benløse fugle, gule ærter, arme riddere, stegt flæsk, stegt flæsk med persillesovs, skidne æg, fattigmands, hakkebøf med bløde løg, dagmartærte, hindbærsnitte, napoleonskage, kartoffelkage, gåsebryst, studenterbrød, træstamme, romkugle, othellolagkage, kajkage, brunsviger',
    'skinke og ost, ost og skinke, skinke-ost, sour cream & onion, sour cream og onion, kaffe og kage, peber og salt, karry og ris, tun og majs, mango og chili, en god ven, gode gamle, lurpak let, sødt og salt, søde og sure, blandet godt, lørdagsslik, fredagsslik, lørdagskylling, fredagstaco, fredagspizza, søndagssteg, juleøl, julemedister, juleand, påskeøl, nytårstorsk, mortensand, i dag og i morgen, stor og lille',
  ].join(', '),
  notFoods:
    'sum, i alt, ialt, total, totalt, subtotal, delsum, at betale, beløb, levering, leveringsgebyr, leveringspris, fragt, gebyr, servicegebyr, rabat, besparelse, du har sparet, du sparer, sparet, kupon, gavekort, tilgodebevis, pant, pantretur, emballage, moms, heraf moms, moms udgør, afgift, betaling, betalt, kort, betalingskort, dankort, visa, visa dankort, mastercard, mobilepay, kontant, byttepenge, retur, afrunding, øreafrunding, paypal, drikkepenge, bærepose, plastpose, papirspose, pose, bestilling, ordre, medlemsrabat, coop plus, bonus, kortgebyr',
  notLines: [
    'jeg har spist, har spist, vi har spist, spist op, har spist op, drukket, drukket op, brugt op, har brugt, smidt ud, har smidt ud, vi mangler, mangler, jeg mangler, vi skal bruge, skal bruge, jeg skal bruge, vi skal købe, skal købe, skal vi købe, jeg skal købe, husk at købe, husk, køb, køb lige, kan du købe, kan du købe ind, kan du tage med, tag med, tag lige med, gider du købe, indkøb, på listen, sæt på listen, indkøbsliste, har ingen, har ikke, vi har ingen, vi har ikke, vi har ikke mere, ingen, intet, ikke mere',
    'levering, din bestilling, din ordre, din levering, ordrenummer, ordre nr, ordrebekræftelse, leveringstid, leveringstidspunkt, leveres den, leveret den, tak for, tak for din ordre, mange tak for, varer i, se din ordre, se ordre, erstatningsvare, ikke på lager, refusion, afmeld, log ind, du har bestilt, du har købt, forvarm, forvarm ovnen, tænd ovnen, ovnen, rør, lad simre, kog op, vend i, smag til, stil til side, bag ved, bages ved, lad koge, ingredienser, fremgangsmåde, sådan gør du, til 4 personer, tilberedningstid, bagetid, kogetid, arbejdstid, vi ses, ses senere, ses snart, elsker dig, er på vej, jeg er på vej, kommer senere, ring til mig, hvor er du, hvornår kommer du, kys',
  ].join(', '),
};
