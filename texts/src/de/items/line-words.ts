import type { LineWords } from '@crisper/domain/line/line-words.ts';

/** The words by which a line such as "2 Packungen Schinken Fr Gefrierfach" is understood. */
export const lineWords: LineWords = {
  weekdays: [
    'so, sonntag, sonntags, sonntagabend, sonntagmorgen, sonntagmittag, sonntagfrüh, sonntagnachmittag',
    'mo, montag, montags, montagabend, montagmorgen, montagmittag, montagfrüh, montagnachmittag',
    'di, dienstag, dienstags, dienstagabend, dienstagmorgen, dienstagmittag, dienstagfrüh, dienstagnachmittag',
    'mi, mittwoch, mittwochs, mittwochabend, mittwochmorgen, mittwochmittag, mittwochfrüh, mittwochnachmittag',
    'do, donnerstag, donnerstags, donnerstagabend, donnerstagmorgen, donnerstagmittag, donnerstagfrüh, donnerstagnachmittag',
    'fr, freitag, freitags, freitagabend, freitagmorgen, freitagmittag, freitagfrüh, freitagnachmittag',
    'sa, samstag, samstags, sonnabend, samstagabend, samstagmorgen, samstagmittag, samstagfrüh, samstagnachmittag',
  ],
  months: [
    'jan, januar, jän, jänner, jaenner',
    'feb, februar, feber',
    'mär, mrz, märz',
    'apr, april',
    'mai',
    'jun, juni, juno',
    'jul, juli, julei',
    'aug, august',
    'sep, sept, september',
    'okt, oktober',
    'nov, november',
    'dez, dezember',
  ],
  ambiguousMonths: 'mai, märz, mär, april, juni, juli, august',
  ordinals: '., ter, te, ten, tem, er',
  numberedBy: 'am, zum, bis zum, ab dem, vom, den, der, dem, bis den, bis am, auf den',
  hasDashedDays: true,
  weeks: 'kw, kalenderwoche, woche',
  monthParts: [
    [1, 'anfang'],
    [15, 'mitte'],
  ],
  coming: {
    week: 'nächste woche, nächster woche, nächsten woche, kommende woche, kommender woche, die nächste woche, der nächsten woche, der kommenden woche',
    weekend:
      'nächstes wochenende, am nächsten wochenende, ende nächster woche, ende der nächsten woche, ende nächste woche',
    month: 'ende nächsten monats, ende des nächsten monats, ende kommenden monats',
  },
  weeksLater: [],
  days: [
    [-1, 'gestern'],
    [0, 'heute, heut, heute noch, heute abend, heute nacht'],
    [1, 'morgen, morgn, morgen früh, morgen abend, morgen mittag'],
    [2, 'übermorgen, übermorgn, übermorgen abend'],
  ],
  shortDays: [
    [0, 'heu'],
    [1, 'mrgn'],
  ],
  pastDays: [
    [
      -1,
      'gestern abend, gestern mittag, gestern früh, gestern morgen, gestern nacht, gestern nachmittag, letzte nacht, vom vortag',
    ],
    [0, 'heute früh, heute morgen, heute mittag, heute vormittag, vorhin, gerade eben, eben gerade'],
    [-2, 'vorgestern, vorgestern abend'],
    [-3, 'neulich, vor ein paar tagen, vor einigen tagen'],
    [-7, 'letzte woche, vorige woche, vergangene woche'],
    [-30, 'letzten monat, vorigen monat'],
  ],
  spans: {
    day: 'tag, tage, tagen, tg, tge',
    week: 'woche, wochen',
    month: 'monat, monate, monaten, mon',
    year: 'jahr, jahre, jahren',
  },
  more: 'weitere, weiteren, noch',
  within:
    'in, innerhalb, innerhalb von, binnen, in den nächsten, in spätestens, spätestens in, in etwa, noch, noch gut, noch haltbar, hält noch, hält, hält sich, hält sich noch, halten noch, halten, halten sich, reicht noch, haltbar, haltbar für, noch für, gut für, ist noch, sind noch, in ca, verbrauchen in, verbrauchen innerhalb von, essen in, muss in, müssen in',
  beforeDay:
    'am, bis, bis zum, bis zu, bis am, bis spätestens, spätestens, spätestens am, bis einschließlich, bis inklusive, bis inkl, den, der, dem, zum, diesen, dieser, kommenden, kommender, noch bis, noch bis zum, hält bis, hält noch bis, hält sich bis, halten bis, gut bis, haltbar, noch gut bis, ist gut bis, sind gut bis, ende, bis ende, vor, vor dem, muss bis, müssen bis, muss weg bis, reicht bis, geht bis, geht noch bis, gehen bis, nur bis, nur noch bis, ok bis, ab ende',
  article: 'den, der, dem',
  next: 'nächsten, nächster, nächste, nächstes, nächstn',
  last: 'letzten, letzter, letzte, vorigen, vergangenen, letztes',
  nextBehind: '',
  lastBehind: '',
  ago: 'her, alt',
  agoBefore: 'vor, vor etwa, vor ca, seit, seit etwa, seit ca',
  isVerbLast: true,
  began: {
    made: 'gemacht, selbst gemacht, gekocht, vorgekocht, gebacken, gebraten, zubereitet, geschnitten, aufgeschnitten, angesetzt, eingelegt, mariniert, abgepumpt, gegrillt, püriert, frisch gemacht, frisch gekocht, hergestellt',
    bought:
      'gekauft, eingekauft, geholt, besorgt, geliefert, bekommen, mitgebracht, mitgenommen, geerntet, gepflückt, erhalten, angekommen, gelegt am, legedatum, gelegt',
    frozen:
      'gefrorn, eingefrorn, eingefrohren, gefrohren, tiefgefrorn, eingefroren, gefroren, tiefgefroren, eingefrostet, frisch eingefroren, im gefrierfach seit, im tiefkühler seit',
    since: 'seit, vom, von, v, seit dem, aufgetaut, angetaut, am auftauen, abgepackt, verpackt, ausgepackt',
  },
  finite:
    'gemacht, gekauft, eingekauft, geholt, besorgt, eingefroren, aufgetaut, bekommen, geöffnet, aufgemacht, gekocht, gebacken, geliefert, angebrochen, angefangen, mitgebracht, geerntet, gepflückt, zubereitet, aufgerissen',
  notEnds:
    'verpackt am, abgepackt am, hergestellt am, abgefüllt am, verkaufen bis, zu verkaufen bis, einfrieren bis, auftauen am, auftauen bis, aufzutauen am, reif am, reif bis, reif, kommt am, kommen am, kommt, lieferung, lieferung am, wird geliefert, gebraucht am, gebraucht für, brauchen wir am, für, für den, fürs, für das, fällig',
  onDay: 'am, den, der, im, in, diesen, dieser, seit, seit dem, vom, dem',
  weekend:
    'wochenende, am wochenende, zum wochenende, übers wochenende, dieses wochenende, ende der woche, wochenendes, diese woche, in dieser woche, ende dieser woche, ende diese woche',
  vagueDays: [],
  holidays: {
    '12-24': 'heiligabend, heilig abend, weihnachten, zu weihnachten',
    '12-25': 'erster weihnachtstag, 1. weihnachtstag, ersten weihnachtstag',
    '12-26': 'zweiter weihnachtstag, 2. weihnachtstag, zweiten weihnachtstag, stephanstag',
    '12-31': 'silvester, sylvester',
    '01-01': 'neujahr',
    '12-06': 'nikolaus',
    '10-31': 'halloween',
    '01-06': 'dreikönig, dreikönigstag',
    '10-03': 'tag der deutschen einheit',
  },
  ordinalWords: [
    'ersten, zweiten, dritten, vierten, fünften, sechsten, siebten, achten, neunten, zehnten, elften, zwölften, dreizehnten, vierzehnten, fünfzehnten, sechzehnten, siebzehnten, achtzehnten, neunzehnten, zwanzigsten',
    'einundzwanzigsten, zweiundzwanzigsten, dreiundzwanzigsten, vierundzwanzigsten, fünfundzwanzigsten, sechsundzwanzigsten, siebenundzwanzigsten, achtundzwanzigsten, neunundzwanzigsten, dreißigsten, einunddreißigsten',
  ].join(', '),
  beforeMonthEnd: 'ende',
  endOfMonth:
    'ende des monats, ende vom monat, monatsende, zum monatsende, bis monatsende, ende dieses monats, ende diesen monats, bis ende des monats, ende monat',
  useBy: [
    // As printed on packs from abroad.
    'use by, use-by, a consommer jusqu’au, dlc, te gebruiken tot, tgt, caduca, fecha de caducidad, da consumare entro, scadenza, sista förbrukningsdag, sidste anvendelsesdato, consumir até',
    'zu verbrauchen bis, verbrauchen bis, zu verbr. bis, verbr. bis, verbrauchsdatum, verbrauch bis, verbraucht werden bis, spätestens verbrauchen, verbrauchen, aufbrauchen bis, aufbrauchen, zu verbrauchen, muss verbraucht werden bis, essen bis, muss gegessen werden bis, zu verzehren bis, verzehren bis, bald verbrauchen',
  ].join(', '),
  bestBefore:
    'mhd, mindestens haltbar bis, mindestens haltbar bis ende, mind. haltbar bis, mind. haltbar, mind. haltb. bis, mindestens haltbar, haltbarkeit, haltbarkeit bis, haltbarkeitsdatum, haltbar bis, haltbar bis ende, haltb. bis, hb, mindesthaltbarkeitsdatum, mindesthaltbarkeit, mhd ist, mhd am, mhd bis, mhd ende, verfallsdatum, verfallsdatum ist, verfällt, verfällt am, verfallen, verfallen am, ablaufdatum, abgelaufen, abgelaufen am, abgelaufen seit, läuft ab, läuft ab am, läuft, läuft am, laufen ab, laufen ab am, laufen, läuft aus, gültig bis, best before, bb, bbe, exp, a consommer de preference avant, ddm, ten minste houdbaar tot, tht, consumir preferentemente antes del, da consumarsi preferibilmente entro, bäst före, bedst før, consumir de preferência antes de, steht drauf, datum, mindestens bis, schlecht ab, wird schlecht, kippt, kippt am, geht ab, ablauf, ablauf am, läuft bis',
  decimalSign: ',',
  numbers: {
    ...{ ein: 1, eine: 1, einen: 1, einem: 1, einer: 1, eines: 1, eins: 1, n: 1, ne: 1, nen: 1 },
    ...{ 'noch ein': 1, 'noch eine': 1, 'noch einen': 1 },
    ...{ zwei: 2, zwo: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10 },
    ...{ elf: 11, zwölf: 12, dreizehn: 13, vierzehn: 14, fünfzehn: 15, sechzehn: 16, siebzehn: 17 },
    ...{ achtzehn: 18, neunzehn: 19, zwanzig: 20, einundzwanzig: 21, zweiundzwanzig: 22 },
    ...{ vierundzwanzig: 24, fünfundzwanzig: 25, dreißig: 30, vierzig: 40, fünfzig: 50, sechzig: 60 },
    ...{ siebzig: 70, achtzig: 80, neunzig: 90, hundert: 100, einhundert: 100, zweihundert: 200 },
    ...{ hundertfünfzig: 150, zweihundertfünfzig: 250, dreihundert: 300, vierhundert: 400 },
    ...{ fünfhundert: 500, sechshundert: 600, siebenhundert: 700, siebenhundertfünfzig: 750 },
    ...{ achthundert: 800, neunhundert: 900, tausend: 1000, eintausend: 1000 },
    ...{ halbe: 0.5, halber: 0.5, halbes: 0.5, halben: 0.5, 'ein halbes': 0.5, 'eine halbe': 0.5 },
    ...{ 'einen halben': 0.5, 'ein halber': 0.5, 'einem halben': 0.5, 'ne halbe': 0.5, 'nen halben': 0.5 },
    ...{ 'n halbes': 0.5, 'die hälfte': 0.5, hälfte: 0.5, 'die hälfte vom': 0.5, 'eine hälfte': 0.5 },
    ...{ anderthalb: 1.5, eineinhalb: 1.5, einundeinhalb: 1.5, 'ein einhalb': 1.5, zweieinhalb: 2.5 },
    ...{ dreieinhalb: 3.5, viereinhalb: 4.5, viertel: 0.25, 'ein viertel': 0.25, dreiviertel: 0.75 },
    ...{ 'drei viertel': 0.75, 'eine dreiviertel': 0.75, drittel: 1 / 3, 'ein drittel': 1 / 3 },
    ...{ dutzend: 12, 'ein dutzend': 12, 'halbes dutzend': 6, 'ein halbes dutzend': 6, 'ein paar': 2 },
    ...{ 'zwei drittel': 2 / 3, dz: 12, dtzd: 12 },
  },
  multiples: { dutzend: 12, dz: 12, dtzd: 12, hundert: 100, tausend: 1000 },
  andPart: { 'und ein halbes': 0.5, 'und eine halbe': 0.5, 'und ein halber': 0.5, 'und ein viertel': 0.25 },
  point: 'komma',
  to: 'bis, oder, -, –',
  about: 'etwa, ca, circa, ungefähr, rund, knapp, gut, so, vielleicht, fast, ~, ungf, um die',
  currencies: {
    EUR: '€, eur, euro, euros, teuro',
    GBP: '£, gbp, pfund sterling',
    'USD CAD AUD NZD SGD HKD': '$, dollar, dollars',
    USD: 'usd, us$',
    CAD: 'cad',
    AUD: 'aud',
    NZD: 'nzd',
    'INR PKR LKR NPR MUR': 'rs, rupien',
    'JPY CNY': '¥, yen',
    'SEK NOK DKK ISK': 'kr, kronen',
    CHF: 'chf, sfr, fr, franken, stutz',
    PLN: 'zł, pln, zloty',
    CZK: 'czk, kč',
    HUF: 'huf, ft',
  },
  cents: 'ct, cent, cents, rp, rappen',
  beforeSums: 'gesamt, insgesamt, zusammen, alles zusammen, summe',
  besidePrices:
    'für, zu, à, je, nur, kostet, kostete, kosten, preis, bezahlt, pro stück, das stück, jeweils, stückpreis, @, für je',
  eachBefore: 'je, jeweils, pro stück, stück',
  per: 'pro, per, je, das, der, die',
  measures: {
    gram: 'g, gr, gramm, grm',
    kilogram: 'kg, kilo, kilos, kilogramm',
    millilitre: 'ml, milliliter',
    centilitre: 'cl, zentiliter',
    decilitre: 'dl, deziliter',
    litre: 'l, lt, ltr, liter, litern',
    ounce: 'oz, unze, unzen',
    pound: 'lb, lbs',
    'half-kilogram': 'pfund, pfd, pf',
    hectogram: 'hg',
    decagram: 'dag, deka, dkg, dekagramm',
    'fluid-ounce': 'fl oz',
    cup: 'tasse, tassen, cup, cups',
    pint: 'pint, pints',
    quart: 'quart, quarts',
    gallon: 'gallone, gallonen',
    tablespoon: 'el, essl, esslöffel, eßlöffel',
    teaspoon: 'tl, teel, teelöffel',
    piece:
      'stück, stücke, stücken, stk, st, stck, flasche, flaschen, fl, glas, gläser, bund, bünde, bd, zehe, zehen, knolle, knollen, kopf, köpfe, scheibe, scheiben, stange, stangen, zweig, zweige, laib, laibe, brotlaib, rispe, rispen, kugel, kugeln, riegel, rolle, rollen, blatt, blätter, staude, stauden, kolben, strunk, ring, ringe, häuptel, häupl, barren, krug, eimer, gläschen, fläschchen, stückchen, scheibchen, bündchen, flascherl, glaserl, stückl, scherzel',
    pack: 'packung, packungen, pck, pkg, pack, packerl, päckchen, pckg, paket, pakete, packet, pkt, tüte, tüten, beutel, sack, säcke, becher, be, karton, kartons, schachtel, schachteln, kiste, kisten, kasten, kästen, tafel, tafeln, tube, tuben, netz, netze, schale, schalen, schälchen, tetrapack, tetrapak, tetra, würfel, sixpack, sackerl, tiegel, tütchen, becherchen, beutelchen, kistchen, körbchen, päckle, packerln, riegel packung, multipack, familienpackung, vorratspackung, töpfchen',
    'pack-of': 'er, er pack, er packung, er karton, er-pack, er-packung',
    portion:
      'portion, portionen, port, teller, mahlzeit, mahlzeiten, schüssel, schüsseln, person, personen, leute',
  },
  containers: 'dose, dosen, döschen, ds, büchse, büchsen, konserve, konserven',
  of: 'von, à, vom, v',
  hasBareMeasures: true,
  plurals: {
    endings:
      'en, eln, ern, ln, rn, s, eier, äpfel, pilze, brote, salate, fische, würste, biere, weine, pfirsiche, säfte, knödel, kürbisse, kohlrabi, zucchini, peperoni, würstl, laugenstangen, stücke',
    isHeadFirst: false,
    areOnlyPlurals: false,
  },
  packSizes:
    'er, erpack, er-pack, er-packung, erpackung, er-karton, erkarton, er-box, er-tray, er-netz, er-set',
  oneOf:
    'packung, päckchen, paket, becher, glas, bund, flasche, tüte, beutel, schale, netz, karton, kasten, tube, kiste, tafel, packerl, pck',
  times: 'x, ×, *, mal',
  quantity: 'anzahl, menge, stückzahl',
  places: {
    fridge:
      'kühlschrank, kühli, kühlregal, kühlschranktür, kühlschranktüre, kühlschrankfach, gemüsefach, eiskasten, frigo, kühlfach',
    freezer:
      'gefrierfach, gefrierschrank, gefriertruhe, gefrierer, tiefkühler, tiefkühlfach, tiefkühltruhe, tiefkühlschrank, tiefkühle, tiefkühlung, tk, tk-fach, tk-schrank, tk-truhe, gefriere, froster, truhe, eisfach, tiefkühl, kühltruhe',
    pantry:
      'vorratsschrank, vorrat, vorratskammer, vorratsraum, speisekammer, speis, speise, keller, schrank, küchenschrank, regal, kammer, abstellkammer, vorratsregal, speiseschrank, kellerregal, brotkasten, brotdose, küchenregal, obstkorb, obstschale',
  },
  whichPlace:
    'großen, kleinen, große, kleine, oberen, unteren, oben, unten, garage, küche, neuen, alten, zweiten, anderen, hinteren, vorderen, linken, rechten, mittleren, neue, alte, zweite, andere, untere, obere',
  beforePlace:
    'im, in, in den, in der, in die, ins, in dem, aus dem, aus der, der, den, die, dem, unserem, unseren, meinem, liegt im, liegt in der, steht im, steht in der, liegen im, stehen im, ist im, sind im, auf dem, vom, fürs, für den, in unseren, in unserem, ab in den, ab ins, ab in die, ganz unten im, ganz oben im, hinten im, oben im, unten im, noch im, bei uns im, in der tür vom, tür vom, in der tür des',
  frozen:
    'tiefgekühlt, tiefgekühlte, tiefgekühlter, tiefgekühltes, gefroren, gefrorene, gefrorener, gefrorenes, tk, tiefgefroren, tiefgefrorene, eingefroren, eingefrorene, eingefrorener, eingefrorenes, tiefkühl',
  frozenPrefixes: 'tk-, tiefkühl-, tiefkühl, gefrier-',
  opened:
    'offen, offene, offener, offenes, offenen, angebrochen, angebrochene, angebrochener, angebrochenes, angebrochenen, geöffnet, geöffnete, geöffneter, geöffnetes, aufgemacht, auf gemacht, aufgerissen, angefangen, angefangene, angefangenes, schon offen, ist offen, sind offen, ist schon offen, schon auf, schon angebrochen, ist angebrochen, schon geöffnet, bereits offen, bereits geöffnet',
  possessives: ["'s", "'", 's'],
  forPerson: 'für',
  ofPerson: 'von, gehört, vom',
  mine: 'mein, meine, meiner, meins, meines, meinen, gehört mir, nur für mich',
  everybodys: 'unser, unsere, unsere gemeinsame, gemeinsame, gemeinsamer, gemeinsames, unserer, gehört allen',
  me: 'mich, mich selbst, mir',
  everybody: 'alle, uns, uns alle, jeden, die wg, wg, die ganze wg, allen, jedermann',
  and: 'und, u',
  joints: 'und, u, &, plus, sowie, und noch, und dann, dann noch, und dazu, dazu',
  strays: [
    'ich, wir, es, ist, sind, das, dass, dies, diese, steht, sagt, noch, nur, ok, okay, schon, war, waren, wird, werden, sein, zu, und, oder, mit, bei, bis, jetzt, gerade, wieder, also, dann, hab, habe, haben, ab, an, am, im, auf, weg, drauf, drin, muss, müssen, sollte, soll, gut, haltbar, je, jeweils, essen, aufessen, verbrauchen, verwenden, gegessen, verbraucht, werden, liegt, liegen, lag, danach, vom, von, für, aber, mal, da, so, bitte, seit, frisch gekauft, lt, laut',
    'in tupperdose, in der tupperdose, in tupper, im tupper, in tupperware, in einer dose, in der tupper, der rest vom, der rest von, rest vom, rest von der, auf der packung, laut packung, laut etikett, steht drauf, steht drauf dass, reduziert, im angebot, angebot, im sonderangebot, rotstift, 30 % reduziert, weg muss, weg müssen, muss weg, müssen weg, muss bald weg, gegessen werden, verbraucht werden, aufgebraucht werden, aufgegessen werden, oder so, glaub ich, glaube ich, denke ich, reicht, hält, halten, hält sich, der packung, drauf steht, lg, vlg, thx, danke, ablauf, mindestens, spätestens, datum',
  ].join(', '),
  pronouns: 'es, sie, ihn, die, das, den',
  clauses: [
    'ich, du, er, wir, ihr, man, mir, mich, dir, dich, uns, euch, wer, was, wo, wann, warum, wie, dass, hier, dort, drin, drinnen, davon, damit, dafür, darin, welche, welcher, ihn, ihm, ihnen, jemand, niemand, keiner, keine, kein, keinen',
    'läuft, laufen, hält, halten, reicht, ist, sind, war, waren, bin, bist, seid, sein, hab, habe, hast, hat, haben, hatte, hatten, wird, werden, wurde, wurden, worden, muss, müssen, musst, müsste, kann, kannst, können, könnte, soll, sollen, sollte, sollten, will, willst, wollen, möchte, darf, dürfen, braucht, brauche, brauchen, nehme, nimmt, nehmen',
    'essen, isst, iss, gegessen, aufessen, verbrauchen, verbraucht, verwenden, benutzen, kochen, liegt, liegen, lag, steht, stehen, stand, legen, gelegt, stelle, stellen, gestellt, packen, gepackt, tun, getan, kommt, kommen, kam, geht, gehen, ging, kaufen, kaufe, kauf, holen, hole, hol, bringen, bring, bringt, brachte, gibt, geben, gab, findet, gefunden, denke, denkst, glaube, glaub, sagt, sagte, gesagt, schau, schauen, riecht, schmeckt, sieht, lassen, lass, gelassen, vergessen, erinnern, bestellt, wegwerfen, weggeworfen, schmeißen, übrig, mitgebracht',
    'weil, wenn, falls, obwohl, aber, sonst, also, denn, noch, schon, wieder, bald, dringend, vielleicht, wahrscheinlich, eigentlich, genug, bisschen, etwas, leider, unbedingt, schnell, irgendwann, irgendwo, bitte, danke, sorry, äh, ähm, öhm, hm, lol, haha, ok, okay, ja, nein, nee, jo, halt, grad, grade, gerade, jetzt, nämlich, trotzdem',
  ].join(', '),
  fromWhere: 'ausm, vom, von, von der, aus dem, aus der, beim, von oma, von mama, aus',
  usesUp: 'essen, aufessen, verbrauchen, verwenden, aufbrauchen, verzehren',
  putsAway: 'gelegt, gestellt, gepackt, getan, reingelegt, reingestellt, eingeräumt, weggepackt',
  fewOf: 'einige, ein paar, ein bisschen, etwas, ein wenig, wenige, paar',
  timesOfDay: 'abend, morgen, früh, mittag, nachmittag, vormittag, nacht, abends, mittags, morgens',
  lots: 'los, los-nr, charge, chargen-nr, lot',
  sized:
    'kleine, kleiner, kleines, kleinen, große, großer, großes, großen, gute, guter, gutes, guten, volle, voller, volles, vollen, knappe, knapper, knappes, knappen, ganze, ganzer, ganzes, ganzen, dicke, dicker, dickes, dicken, dünne, dünner, dünnes, dünnen, kl, gr',
  hedges:
    'vielleicht, evtl, eventuell, ggf, wahrscheinlich, vermutlich, möglicherweise, wohl, glaub, glaub ich, glaube ich, ich glaube, denk ich, denke ich, ich denke, schätze ich, müsste, müssten, sollte, sollten',
  forAll: 'beide, beides, alle, alles, alle beide, alles zusammen',
  percent: '%, prozent',
  spokenSigns: 'punkt, komma, neue zeile, nächste zeile, absatz, strichpunkt, semikolon, neuer absatz',
  corrections:
    'nein doch, ach nein, ach nee, nee doch, nein warte, warte nein, quatsch, ich meine, ich mein, stopp, korrektur, nein sorry, sorry nein, äh nein, beziehungsweise nein, doch nicht',
  replaced: 'ersetzt, ersatz, ersatz für, statt, anstatt, anstelle von, nicht lieferbar',
  replacedBy: 'durch, mit, gegen, jetzt, bekommst du, →, ->, =>',
  insteadOf: 'statt, anstatt, anstelle von, als ersatz für, ersetzt',
  absent:
    'ist alle, sind alle, ist leer, sind leer, ist aus, ausverkauft, nicht vorrätig, nicht lieferbar, nicht verfügbar, storniert, erstattet, fast alle, fast leer, ist weg, sind weg, ist aufgebraucht, sind aufgebraucht, aufgebraucht, geht zur neige, ist schimmlig, ist verschimmelt, verschimmelt, schimmelt, ist schlecht, ist schlecht geworden, schlecht geworden, weggeworfen, weggeschmissen, entsorgt, in die tonne, nicht mehr da, gibt es nicht mehr, haben wir keine mehr, haben wir nicht mehr, ist umgekippt',
  occasions:
    'grillen, grillabend, party, abendessen, mittagessen, frühstück, brunch, picknick, geburtstag, feier, essen, wg-essen, raclette, spieleabend',
  shopTalk:
    'bestellung, bestellungen, lieferung, lieferungen, lieferdienst, rechnung, gutschein, konto, kunde, warenkorb, lieferfenster, zustellung, sendung, versendet, zwischensumme, einkaufsliste, bestätigung, fahrer, kasse, bestellnummer',
  expired: 'abgelaufen, abgelaufen am, abgelaufen seit, ist abgelaufen am, lief ab am',
  noDate:
    'kein datum, ohne datum, kein mhd, ohne mhd, kein ablaufdatum, ohne ablaufdatum, kein verfallsdatum, kein mhd drauf, kein datum drauf, hält ewig, läuft nicht ab, unbegrenzt haltbar, ewig haltbar, wird nicht schlecht',
  sinceThen: [
    'nach dem öffnen, nach öffnen, nach öffnung, nach anbruch, ab öffnung, nach dem anbrechen, geöffnet, wenn geöffnet, wenn offen, nach dem auftauen, nach auftauen, nach dem kauf, nach kauf, ab kauf, nach dem kochen, nach dem backen, nach herstellung, ab herstellung, nach abpackung, nach lieferung, ab packdatum',
  ].join(', '),
  vague:
    'prise, prisen, handvoll, hand voll, schuss, spritzer, messerspitze, msp, klecks, stückchen, tropfen, hauch, schluck',
  fillers: [
    'hi, hallo, hey, servus, moin, hallo zusammen, hi zusammen, hey leute, leute, ihr lieben, guten morgen, guten abend, so, also, ok, okay, ja, ach, ach ja, äh, ähm, und, und noch, dann, dann noch, außerdem, auch, auch noch, noch, bitte, danke, lg, liebe grüße, bussi, gruß, vg, haha, lol, siri, hey siri, alexa, ok google, schatz, mama, jo, plus',
    'ich habe, ich hab, hab, habe, wir haben, haben, wir haben noch, haben wir noch, wir haben auch, ich habe noch, ich hab noch, hab noch, habe noch, haben noch, es gibt, es gibt noch, gibt noch, da ist noch, da sind noch, es ist noch, es sind noch, da liegt noch, da ist, da sind, wir brauchen noch nicht, gerade gekauft, frisch gekauft, ich habe gekauft, ich hab gekauft, hab gekauft, habe gekauft, ich kaufte, neu gekauft, ich hab geholt, habe eingekauft, hab eingekauft, ich habe mitgebracht, hab mitgebracht',
    'kannst du, könntest du, kannst du bitte, trag ein, trage ein, schreib auf, schreibe auf, notiere, notier, füge hinzu, füg hinzu, hinzufügen, eintragen, bitte eintragen, leg, lege, stell, pack, im haus, den rest, der rest, die restlichen, die letzten, das letzte, die letzte, der letzte, wieder, ein bisschen, etwas, ein wenig, ein paar, einige, irgendein, der, die, das, den, saft von, saft einer, abrieb von, schale von',
  ].join(', '),
  cutAtShops: 'geschnitten, aufgeschnitten, abgepackt, verpackt',
  asSold:
    'geschnitten, gerieben, gehackt, gekocht, geräuchert, getrocknet, in scheiben, am stück, gemahlen, passiert, gestückelt, gehobelt, natur, vegan',
  preparations: [
    'fein, grob, dünn, frisch, klein, gehackt, gewürfelt, gerieben, geschält, zerdrückt, weich, geschmolzen, gesiebt, verquirlt, abgetropft, gewaschen, halbiert, geviertelt, entkernt, gepresst, zerkleinert, geputzt, in würfel, in würfeln, in scheiben, in streifen, in ringe, in stücke, püriert, geröstet, abgekühlt, geteilt',
    'nach geschmack, nach belieben, zum braten, zum bestreuen, zum garnieren, zum servieren, zum einfetten, zum bestäuben, optional, oder mehr, bei bedarf, zimmerwarm, raumtemperatur, lauwarm, und, oder',
  ].join(', '),
  idioms: [
    'halb und halb, halbfett, so lala, do it, fr. schmidt, mon cheri, mon chéri, after eight, 7 up, seven up, guten morgen müsli, gute nacht tee, gute laune tee, rote grütze, sieben zwerge, ein topf, drei käse, vier käse, 3 käse, 4 käse, 7 korn, 3 korn, drei korn, 5 korn, fünf korn, 100 % saft, mehrkorn',
    'fisch und chips, brot und butter, salz und essig, süß und sauer, kraut und rüben, leipziger allerlei, himmel und erde, himmel un ääd, himmel und ääd, maultaschen, sonntagsbraten, sonntagsbrötchen, mohr im hemd, kalter hund, nuss-nougat, dr oetker, ja!',
    'schinken und käse, käse und schinken, speck und zwiebel, sour cream & onion, kaffee und kuchen, erbsen und möhren, erbsen & möhren, möhren und erbsen, salz & pfeffer, heiße liebe, guter heinrich, halber hahn, halbes hähnchen, halbe hähnchen',
    'offene weine, offenes regal, rest vom schützenfest, ab ins beet, tag und nacht, jäger und sammler, milka & oreo, essen auf rädern, essen & trinken',
  ].join(', '),
  notFoods:
    'summe, gesamt, gesamtsumme, gesamtbetrag, zwischensumme, lieferung, liefergebühr, lieferkosten, versand, versandkosten, rabatt, ersparnis, sie sparen, gutschein, pfand, leergut, mwst, ust, steuer, zahlung, karte, bar, ec, wechselgeld, rückgeld, visa, mastercard, paypal, trinkgeld, tragetasche, tüte, bestellung, zu zahlen, servicegebühr, kartenzahlung',
  notLines: [
    'ich habe aufgegessen, habe aufgegessen, hab aufgegessen, wir haben aufgegessen, aufgegessen, aufgebraucht, ausgetrunken, verbraucht, weggeworfen, weggeschmissen, wir brauchen, brauchen, brauche, ich brauche, müssen wir kaufen, müssen kaufen, muss kaufen, noch kaufen, zu kaufen, bitte kaufen, kaufen, kauf, kannst du kaufen, kannst du mitbringen, bring, bring bitte, bring mit, einkaufen, auf die liste, einkaufsliste, haben keine, haben kein, wir haben keine, wir haben kein, kein, keine, keinen',
    'lieferung, ihre bestellung, deine bestellung, ihre lieferung, deine lieferung, bestellnummer, bestellbestätigung, lieferzeitfenster, liefertermin, geliefert am, vielen dank für, danke für, artikel in, bestellung ansehen, ersatzartikel, nicht lieferbar, erstattung, abmelden, du hast bestellt, sie haben bestellt, vorheizen, den ofen, ofen vorheizen, rühren, köcheln, aufkochen, unterrühren, würzen, beiseite stellen, backen bei, kochen lassen, zutaten, zubereitung, für 4 personen, zubereitungszeit, backzeit, kochzeit, bis später, bis gleich, bis bald, hab dich lieb, bin unterwegs, komme später, ruf mich an, wo bist du, wann kommst du',
  ].join(', '),
};
