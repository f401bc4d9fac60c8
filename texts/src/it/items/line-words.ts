import type { LineWords } from '@crisper/domain/line/line-words.ts';

/** What is sold by its age: "parmigiano 24 mesi" is good for as long as the pack says. */
const aged = [
  'parmigiano',
  'reggiano',
  'padano',
  'grana',
  'pecorino',
  'stagionato',
  'stagionata',
  'stagionatura',
  'crudo',
  'parma',
  'dop',
]
  .flatMap((name) =>
    [12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 36, 40, 48].flatMap((age) => [
      `${name} ${age} mesi`,
      `${name} da ${age} mesi`,
    ]),
  )
  .join(', ');

/** The words by which a line such as "2 confezioni di prosciutto ven freezer" is understood. */
export const lineWords: LineWords = {
  weekdays: [
    'dom, domenica, domeniche, domenica sera, domenica mattina, domenica a pranzo, domenica a cena, domenica pomeriggio, domeica',
    'lun, lunedì, lunedi, lunedi’, lunedì sera, lunedì mattina, lunedì a pranzo, lunedì a cena, lunedì pomeriggio',
    'mar, mart, martedì, martedi’, martedì sera, martedì mattina, martedì a pranzo, martedì a cena, martedì pomeriggio',
    'mer, merc, mercoledì, mercoledi’, mercoledì sera, mercoledì mattina, mercoledì a pranzo, mercoledì a cena, mercoledì pomeriggio, mercoldì',
    'gio, giov, giovedì, giovedi’, giovedì sera, giovedì mattina, giovedì a pranzo, giovedì a cena, giovedì pomeriggio',
    'ven, vener, venerdì, venerdi’, venerdì sera, venerdì mattina, venerdì a pranzo, venerdì a cena, venerdì pomeriggio',
    'sab, sabato, sabati, sabato sera, sabato mattina, sabato a pranzo, sabato a cena, sabato pomeriggio',
  ],
  months: [
    'gen, genn, gennaio',
    'feb, febb, febbraio',
    'mar, mrz, marzo',
    'apr, aprile',
    'mag, magg, maggio',
    'giu, giugno',
    'lug, luglio',
    'ago, agosto',
    'set, sett, settembre',
    'ott, ottobre',
    'nov, novembre',
    'dic, dicembre',
  ],
  ambiguousMonths: 'mar, giu, set, sett, ago, mag',
  ordinals: '°, º, o',
  numberedBy: 'il, al, del, dal, lo, per il, entro il, fino al, prima del, giorno, il giorno, l’',
  hasDashedDays: true,
  weeks: 'settimana, sett, settimana n, settimana n°',
  monthParts: [
    [
      1,
      'inizio, a inizio, all’inizio di, inizio di, inizi di, agli inizi di, primi di, ai primi di, i primi di, per i primi di',
    ],
    [15, 'metà, metà di, a metà, a metà di, per metà, verso metà, verso la metà di'],
  ],
  coming: {
    week: 'settimana prossima, la settimana prossima, prossima settimana, la prossima settimana, della settimana prossima, della prossima settimana, settimana che viene, la settimana che viene, della settimana che viene, settimana entrante, la settimana entrante, sett prossima, prox settimana, prossima sett, la settimana dopo, l’altra settimana',
    weekend:
      'weekend prossimo, week end prossimo, prossimo weekend, prossimo week end, il prossimo weekend, il weekend prossimo, fine settimana prossimo, il fine settimana prossimo, prossimo fine settimana, il prossimo fine settimana, fine settimana prossima, fine della settimana prossima, fine della prossima settimana, la fine della prossima settimana, fine prossima settimana',
    month:
      'fine mese prossimo, fine del mese prossimo, la fine del mese prossimo, fine prossimo mese, fine del prossimo mese, la fine del prossimo mese, fine mese che viene',
  },
  weeksLater: [
    [1, 'a otto, a otto giorni'],
    [2, 'a quindici, a quindici giorni'],
  ],
  days: [
    [-1, 'ieri'],
    [
      0,
      'oggi, oggi stesso, stasera, sta sera, questa sera, stanotte, oggi a pranzo, oggi a cena, oggi sera, entro oggi, entro stasera, ogi',
    ],
    [
      1,
      'domani, domani sera, domani mattina, domattina, domani a pranzo, domani a cena, domani pomeriggio, dmn, domai, entro domani',
    ],
    [2, 'dopodomani, dopo domani, dopodomani sera, dopodomai, posdomani'],
    [7, 'oggi a otto'],
    [14, 'oggi a quindici'],
  ],
  shortDays: [
    [0, 'og'],
    [1, 'dmn'],
  ],
  pastDays: [
    [
      -1,
      'ieri sera, iersera, ieri mattina, ieri pomeriggio, ieri a pranzo, ieri a cena, di ieri, di ieri sera, da ieri, da ieri sera, la sera prima, ieri notte, dalla sera prima, del giorno prima',
    ],
    [
      0,
      'stamattina, stamane, stamani, sta mattina, questa mattina, di stamattina, oggi pomeriggio, oggi a mezzogiorno, a mezzogiorno, di oggi, da oggi, poco fa, adesso adesso, appena ora, di giornata, del giorno',
    ],
    [
      -2,
      'l’altro ieri, altro ieri, l’altroieri, altroieri, avantieri, ieri l’altro, dell’altro ieri, dall’altro ieri, l’altra sera',
    ],
    [-3, 'l’altro giorno, dell’altro giorno, qualche giorno fa, giorni fa, da qualche giorno'],
    [
      -7,
      'la settimana scorsa, settimana scorsa, la scorsa settimana, scorsa settimana, della settimana scorsa, della scorsa settimana, dalla settimana scorsa, settimana passata, la settimana passata',
    ],
    [-30, 'il mese scorso, mese scorso, lo scorso mese, del mese scorso, dal mese scorso'],
  ],
  spans: {
    day: 'giorno, giorni, gg, giornata, giornate, giorn',
    week: 'settimana, settimane, sett',
    month: 'mese, mesi',
    year: 'anno, anni',
  },
  more: 'ancora, in più',
  within: [
    'tra, fra, in, entro, per, ancora, per ancora, ancora per, altri, altre, per altri, per altre, ancora altri, dura, durano, dura ancora, dura altri, dura circa, durano ancora, durano altri, durerà, si conserva, si conserva per, si conservano, si conservano per, si mantiene, si mantiene per, si tiene, si tiene per, tiene, tengono, resiste, resiste altri, regge, buono per, buona per, buoni per, buone per, buono, buona, buono ancora, buono ancora per, ancora buono per, ancora buona per, va bene per, va bene ancora, va bene altri',
    'da mangiare entro, da mangiare in, mangiare entro, da consumare entro, consumare entro, da consumare in, da finire in, da finire entro, da usare entro, da usare in, entro circa, tra circa, fra circa, tra un, al massimo, massimo, max, restano, mancano, ha ancora, gli restano, valido per, valida per',
  ].join(', '),
  beforeDay: [
    'il, lo, la, l’, per, per il, per la, entro, entro il, entro la, entro l’, entro questo, entro questa, entro e non oltre, entro e non oltre il, non oltre, non oltre il, fino a, fino al, fino alla, fino all’, sino a, sino al, sino alla, finoal, fin al, prima di, prima del, prima della, prima che finisca, al più tardi, al più tardi il, al massimo, al massimo il, massimo, massimo il, max, max il, questo, questa, a, ad, al, di, verso, verso il, intorno al, giorno, il giorno, ultimo giorno, l’ultimo giorno',
    'da mangiare, da consumare, da consumarsi, da finire, da usare, da cuocere, da cucinare, da bere, da utilizzare, fine, fine di, la fine di, a fine, per fine, entro fine, entro la fine di, entro la fine, fino a fine, fino alla fine di, buono fino a, buono fino al, buona fino a, buona fino al, buoni fino a, buoni fino al, buone fino a, buone fino al, ok fino a, ok fino al, va bene fino a, va bene fino al, vanno bene fino a, vanno bene fino al, dura fino a, dura fino al, durano fino a, durano fino al, si conserva fino a, si conserva fino al, tiene fino a, tiene fino al, regge fino a, arriva a, arriva al, arriva fino a, arriva fino al, valido fino al, valida fino al, valido fino a, utilizzabile fino al, si può mangiare fino a, si può mangiare fino al',
  ].join(', '),
  article: 'il, l’',
  next: 'prossimo, prossima, prox, il prossimo, la prossima, questo prossimo',
  last: 'scorso, scorsa, lo scorso, la scorsa, passato',
  nextBehind:
    'prossimo, prossima, prox, che viene, pv, p.v, della settimana prossima, della prossima settimana, entrante',
  lastBehind: 'scorso, scorsa, passato, passata, u.s, della settimana scorsa, della scorsa settimana',
  ago: 'fa, or sono, addietro, prima',
  agoBefore: 'da, da circa, da ormai, già da, ormai da, di, vecchio di, vecchia di, circa',
  isVerbLast: false,
  began: {
    made: 'fatto, fatta, fatti, fatte, fatto in casa, fatta in casa, fatto il, fatta il, fatti il, fatte il, cucinato, cucinata, cucinati, cucinate, cotto, cotta, cotti, cotte, preparato, preparata, preparati, preparate, tagliato, tagliata, tagliati, tagliate, sbucciato, sbucciata, sbucciati, sbucciate, affettato il, affettata il, marinato, marinata, spremuto, spremuta, impastato, impastata, sfornato, sfornata, sfornati, bollito, bollita, lessato, lessata, lessate, avanzato, avanzata, avanzati, avanzate, rimasto, rimasta, rimasti, rimaste, ho fatto, ho cucinato, ho preparato, ho cotto, ho impastato, abbiamo fatto, abbiamo cucinato, abbiamo preparato, l’ho fatto, l’ho fatta, li ho fatti, le ho fatte',
    bought:
      'comprato, comprata, comprati, comprate, comprato il, comprata il, acquistato, acquistata, acquistati, acquistate, preso, presa, presi, prese, consegnato, consegnata, consegnati, consegnate, ricevuto, ricevuta, ricevuti, ricevute, raccolto, raccolta, raccolti, raccolte, pescato, pescata, pescati, colto, colti, colte, portato, portata, portati, portate, arrivato, arrivata, arrivati, arrivate, regalato, regalata, regalati, deposte, deposte il, ho comprato, ho preso, ho acquistato, ho ricevuto, abbiamo comprato, abbiamo preso, l’ho comprato, l’ho comprata, l’ho preso, l’ho presa, li ho comprati, li ho presi, le ho comprate, le ho prese, me lo hanno dato, me l’hanno dato',
    frozen:
      'congelato, congelata, congelati, congelate, congelato il, congelata il, congelati il, congelate il, surgelato il, surgelata il, messo in freezer, messa in freezer, messi in freezer, messe in freezer, messo nel freezer, messa nel freezer, messo in congelatore, messo nel congelatore, messa nel congelatore, in freezer da, nel freezer da, in congelatore da, nel congelatore da, in freezer dal, nel freezer dal, in congelatore dal, nel congelatore dal, ho congelato, abbiamo congelato, l’ho congelato, l’ho congelata, li ho congelati, le ho congelate',
    since:
      'da, dal, dalla, dall’, del, di, scongelato, scongelata, scongelati, scongelate, scongelato il, tirato fuori, tirata fuori, tirato fuori dal freezer, confezionato, confezionato il, confezionata il, prodotto il, imbottigliato il, data del, avanzato da, avanzata da, avanzati da, avanzate da, rimasto da, rimasta da, rimasti da, rimaste da',
  },
  finite:
    'comprato, comprata, comprati, comprate, acquistato, acquistata, preso, presa, presi, prese, congelato, congelata, congelati, congelate, scongelato, scongelata, scongelati, ricevuto, ricevuta, consegnato, raccolto, raccolti, raccolte, portato, arrivato, aperto, aperta, iniziato, iniziata, ho fatto, ho cucinato, ho congelato, ho preso, ho comprato, avanzato, avanzata, avanzati, avanzate',
  notEnds:
    'confezionato il, confez il, imballato il, prodotto il, imbottigliato il, vendere entro, da vendere entro, da vendersi entro, congelare entro, da congelare entro, scongelare, da scongelare, scongelare il, da scongelare il, tirare fuori, da tirare fuori, maturo, maturo il, maturi per, pronto il, pronti per, arriva, arriva il, arrivano, arrivano il, consegna, consegna il, ritiro, ritiro il, mi serve, mi serve per, ci serve per, serve per, servono per, serve il, per, per il, per la, previsto per, ordinato per, prenotato per',
  onDay: 'il, lo, la, l’, questo, questa, in, a, da, dal, dalla, del, al, di',
  weekend:
    'weekend, week-end, week end, wk, fine settimana, finesettimana, il weekend, il week end, il fine settimana, questo weekend, questo week end, questo fine settimana, nel weekend, nel fine settimana, fine della settimana, la fine della settimana, fine di questa settimana, questa settimana, in settimana, entro la settimana, entro settimana',
  vagueDays: [],
  holidays: {
    '12-24': 'vigilia, la vigilia, vigilia di natale, la vigilia di natale, antivigilia',
    '12-25': 'natale, il giorno di natale, giorno di natale',
    '12-26': 'santo stefano, s stefano',
    '12-31': 'san silvestro, ultimo dell’anno, l’ultimo dell’anno, cenone, il cenone, veglione',
    '01-01': 'capodanno, il capodanno, anno nuovo',
    '01-06': 'befana, la befana, epifania, l’epifania',
    '02-14': 'san valentino, s valentino',
    '03-08': 'festa della donna, la festa della donna',
    '03-19': 'san giuseppe, festa del papà, la festa del papà',
    '04-25': 'festa della liberazione',
    '05-01': 'festa dei lavoratori',
    '06-02': 'festa della repubblica',
    '08-15': 'ferragosto',
    '10-31': 'halloween',
    '11-01': 'ognissanti, tutti i santi, i santi',
    '11-02': 'giorno dei morti, i morti',
    '12-06': 'san nicola',
    '12-07': 'sant’ambrogio',
    '12-08': 'immacolata, l’immacolata',
    '12-13': 'santa lucia',
  },
  ordinalWords: 'primo',
  beforeMonthEnd:
    'fine, fine di, a fine, per fine, entro fine, la fine di, entro la fine di, fino a fine, fino alla fine di, alla fine di, ultimi di, agli ultimi di',
  endOfMonth:
    'fine mese, a fine mese, per fine mese, di fine mese, fine del mese, la fine del mese, alla fine del mese, fine di questo mese, fine mese corrente, fine di mese, fine m',
  useBy: [
    // As printed on packs from abroad.
    'use by, use-by, zu verbrauchen bis, verbrauchen bis, à consommer jusqu’au, dlc, te gebruiken tot, tgt, caduca, fecha de caducidad, sista förbrukningsdag, sidste anvendelsesdato, consumir até',
    'scadenza, scad, scade, scade il, scade l’, scade a, scade al, scadono, scadono il, scadenza il, scadenza al, scadenza del, in scadenza, in scadenza il, con scadenza, con scadenza il, data di scadenza, data scadenza, data scad, data di scad, scadrà, scadrà il, scadranno, scaduto, scaduta, scaduti, scadute, scaduto il, scaduta il, scaduti il, scaduto da, scaduta da, scadeva, scadeva il, scadevano il, skade, skad, scadnza, scadeza, mi scade, mi scade il, ci scade, sta per scadere',
    'da consumare entro, da consumare entro il, da consumare entro l’, da consumarsi entro, da consumarsi entro il, consumare entro, consumare entro il, consumarsi entro, consumarsi entro il, da consumare il, da consumare per, da consumare prima del, da consumare, consumare, consumare prima di, consumare prima del, da cons entro, da cons. entro, da cons. entro il, cons entro, cons. entro, cons. entro il, consumo entro',
    'da mangiare entro, da mangiare entro il, mangiare entro, mangiare entro il, da mangiare prima di, da mangiare prima del, da mangiare il, da mangiare per, da mangiare, da mangiarsi entro, va mangiato entro, va mangiata entro, vanno mangiati entro, vanno mangiate entro, va mangiato, va mangiata, va consumato entro, va consumata entro, vanno consumati entro, vanno consumate entro, va consumato, va finito entro, va finita entro, va usato entro, va cotto entro, va bevuto entro, da finire entro, da finire entro il, da finire per, da finire il, da finire, finire entro, finire entro il, da usare entro, da usare entro il, da usare per, da usare, usare entro, da cuocere entro, da cucinare entro, cucinare entro, da bere entro, da bere entro il, bere entro',
  ].join(', '),
  bestBefore:
    'tmc, t.m.c, da consumarsi preferibilmente entro, da consumarsi preferibilmente entro il, da consumarsi preferibilmente entro fine, da consumarsi preferibilmente entro la fine di, da consumare preferibilmente entro, da consumare preferibilmente entro il, da consumare preferibilmente entro fine, da consumare preferibilmente entro la fine di, consumare preferibilmente entro, consumare preferibilmente entro il, consumarsi preferibilmente entro, preferibilmente entro, preferibilmente entro il, preferibilmente entro fine, preferibilmente entro la fine di, preferibilmente prima del, preferibilmente, pref entro, pref. entro, pref. entro il, da consumarsi pref. entro, da consumarsi pref. entro il, da cons. pref. entro, da cons. pref. entro il, cons. pref. entro, cons pref entro, cons pref, meglio entro, meglio entro il, meglio prima del, meglio prima di, termine minimo di conservazione, termine minimo, data, data del, con data, exp, best before, bb, bbe, mhd, mindestens haltbar bis, à consommer de préférence avant, ddm, ten minste houdbaar tot, tht, consumir preferentemente antes del, bäst före, bedst før, consumir de preferência antes de, va a male il, va a male, vanno a male, si guasta il, valido fino al',
  decimalSign: ',',
  numbers: {
    ...{ un: 1, uno: 1, una: 1, 'un’': 1, due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8 },
    ...{ nove: 9, dieci: 10, undici: 11, dodici: 12, tredici: 13, quattordici: 14, quindici: 15, sedici: 16 },
    ...{ diciassette: 17, diciotto: 18, diciannove: 19, venti: 20, ventuno: 21, ventidue: 22, ventitré: 23 },
    ...{ ventiquattro: 24, venticinque: 25, ventisei: 26, ventisette: 27, ventotto: 28, ventinove: 29 },
    ...{ trenta: 30, trentuno: 31, trentadue: 32, trentacinque: 35, quaranta: 40, cinquanta: 50 },
    ...{ sessanta: 60, settanta: 70, settantacinque: 75, ottanta: 80, novanta: 90, cento: 100 },
    ...{ centocinquanta: 150, duecento: 200, duecentocinquanta: 250, trecento: 300, trecentocinquanta: 350 },
    ...{ quattrocento: 400, quattrocentocinquanta: 450, cinquecento: 500, seicento: 600, settecento: 700 },
    ...{ settecentocinquanta: 750, ottocento: 800, novecento: 900, mille: 1000, millecinquecento: 1500 },
    ...{ duemila: 2000, 'un altro': 1, 'un’altra': 1, 'un’altro': 1 },
    ...{ 'una dozzina': 12, 'una dozzina di': 12, 'una dozzina d’': 12, dozzina: 12, 'dozzina di': 12 },
    ...{ 'mezza dozzina': 6, 'mezza dozzina di': 6, 'mezza dozzina d’': 6, 'una mezza dozzina di': 6 },
    ...{
      'una decina': 10,
      'una decina di': 10,
      'decina di': 10,
      'una ventina di': 20,
      'una quindicina di': 15,
    },
    ...{ 'un paio': 2, 'un paio di': 2, 'un paio d’': 2, paio: 2, 'paio di': 2, 'una coppia di': 2 },
    ...{ mezzo: 0.5, mezza: 0.5, mezzi: 0.5, mezze: 0.5, mezz: 0.5, 'un mezzo': 0.5, 'una mezza': 0.5 },
    ...{ metà: 0.5, 'metà di': 0.5, 'metà del': 0.5, 'metà della': 0.5, 'la metà': 0.5, 'la metà di': 0.5 },
    ...{
      'la metà del': 0.5,
      'la metà della': 0.5,
      'metà di un': 0.5,
      'metà di una': 0.5,
      'una metà di': 0.5,
    },
    ...{ 'la metà di un': 0.5, 'la metà di una': 0.5, 'un quarto': 0.25, 'un quarto di': 0.25 },
    ...{
      'quarto di': 0.25,
      'tre quarti': 0.75,
      'tre quarti di': 0.75,
      'un terzo': 1 / 3,
      'un terzo di': 1 / 3,
    },
    ...{ 'due terzi': 2 / 3, 'due terzi di': 2 / 3, 'uno e mezzo': 1.5, 'una e mezza': 1.5, 'due o tre': 2 },
  },
  multiples: {
    ...{ dozzina: 12, dozzine: 12, 'dozzine di': 12, 'dozzina di': 12, decine: 10, 'decine di': 10 },
    ...{ paia: 2, 'paia di': 2, mila: 1000 },
  },
  andPart: {
    ...{ 'e mezzo': 0.5, 'e mezza': 0.5, 'e ½': 0.5, 'e un quarto': 0.25, 'e quarto': 0.25 },
    ...{ 'e tre quarti': 0.75 },
  },
  point: 'virgola, punto',
  to: 'a, o, -, –, fino a',
  about:
    'circa, ca, quasi, più o meno, pressappoco, suppergiù, all’incirca, intorno a, sui, sugli, sulle, ~, tipo, saranno, appena, sì e no, approssimativamente, poco più di, poco meno di',
  currencies: {
    EUR: '€, eur, euro, euri',
    GBP: '£, gbp, sterline, sterlina',
    'USD CAD AUD NZD SGD HKD': '$, dollaro, dollari',
    USD: 'usd, us$',
    CAD: 'cad$, c$',
    AUD: 'aud',
    'JPY CNY': '¥, yen',
    'SEK NOK DKK ISK': 'kr, corone',
    CHF: 'chf, franchi, franco, frs, fr, sfr',
    PLN: 'pln, zloty',
    RON: 'ron, lei',
    ALL: 'lek',
    MAD: 'mad, dirham',
  },
  cents: 'cent, cents, centesimi, centesimo, cts, ct',
  beforeSums: 'totale, in totale, in tutto, tutto, tutto insieme, somma, per un totale di, tot',
  besidePrices:
    'per, a, costa, costano, costato, costata, costati, costate, è costato, pagato, pagata, pagati, pagate, prezzo, solo, soltanto, l’uno, l’una, cad, cad., cadauno, cadauna, ciascuno, ciascuna, al pezzo, a pezzo, a confezione, alla confezione, a bottiglia, al pacco, a testa, @, in offerta a, scontato a, da',
  eachBefore: 'ciascuno, ciascuna, cad, cadauno, cadauna, ogni, l’uno, l’una, a pezzo, al pezzo',
  per: 'al, alla, allo, all’, il, la, lo, l’, a, per, ogni, per ogni, x, ogni',
  measures: {
    gram: 'g, gr, grs, grammo, grammi, gramm',
    kilogram: 'kg, kgs, chilo, chili, kilo, kili, kilogrammo, kilogrammi, chilogrammo, chilogrammi, chiletto',
    millilitre: 'ml, millilitro, millilitri',
    centilitre: 'cl, centilitro, centilitri',
    decilitre: 'dl, decilitro, decilitri',
    litre: 'l, lt, ltr, litro, litri',
    ounce: 'oz, oncia, once',
    pound: 'lb, lbs',
    'half-kilogram': '',
    hectogram: 'hg, etto, etti, ettino, ettogrammo, ettogrammi',
    decagram: 'dag',
    'fluid-ounce': 'fl oz',
    cup: 'tazza, tazze',
    pint: 'pinta, pinte',
    quart: '',
    gallon: 'gallone, galloni',
    tablespoon:
      'cucchiaio, cucchiai, cucchiaiata, cucchiaiate, cucchiaio da tavola, cucchiai da tavola, cucchiaio da minestra, cucchiai da minestra, cucch',
    teaspoon:
      'cucchiaino, cucchiaini, cucchiaino da tè, cucchiaini da tè, cucchiaino da caffè, cucchiaini da caffè, cucchiaino da the',
    piece:
      'pezzo, pezzi, pz, pzz, pezzetto, pezzetti, pezzettino, unità, bottiglia, bottiglie, bott, bottiglietta, bottigliette, bottiglione, boccione, spicchio, spicchi, testa, teste, cespo, cespi, cesto, cesti, ceppo, fetta, fette, trancio, tranci, mazzo, mazzi, mazzetto, mazzetti, ciuffo, ciuffi, rametto, rametti, ramo, rami, foglia, foglie, gambo, gambi, grappolo, grappoli, casco, filone, filoni, pagnotta, pagnotte, forma, forme, palla, palle, pallina, panetto, panetti, panetta, tavoletta, tavolette, stecca, stecche, rotolo, rotoli, blocco, blocchi, barretta, barrette, bulbo, bulbi, tocco, tocchi, caraffa, brocca, fiasco, fiaschi, damigiana, flacone, flaconi, treccia di, capo, capi, spiedo, quarti, cubetto, cubetti, mattonella, ciocca, ciocche, sfilatino, boule',
    pack: 'pacco, pacchi, pacchetto, pacchetti, pacchettino, pacchettini, confezione, confezioni, conf, confez, cf, confezioncina, busta, buste, bustina, bustine, sacchetto, sacchetti, sacchettino, sacco, sacchi, vasetto, vasetti, vaschetta, vaschette, vasch, vaso, vasi, scatola, scatole, scat, cartone, cartoni, cartoncino, cassetta, cassette, cassa, casse, rete, reti, retina, retine, tubetto, tubetti, tubo, tubi, brik, brick, bricco, bricchi, tetrapak, tetra pak, astuccio, astucci, cestino, cestini, vassoio, vassoi, cartoccio, cartocci, secchiello, secchielli, bicchiere, bicchieri, bicchierino, bicchierini, ciotola, ciotole, ciotolina, coppetta, coppette, tanica, taniche, fusto, blister, fardello, capsule, cialde, cialda, capsula, pentola, pentolino, padella, teglia, teglie, terrina, terrine, barattolino, barattolini, cestello, cestelli, involtino di carta, dose, dosi, pirofila, cubo, fustino',
    'pack-of': 'multipack, pack',
    portion:
      'porzione, porzioni, porz, piatto, piatti, persona, persone, pers, monoporzione, monoporzioni, razione, razioni, pasto, pasti, tupper, tupperware, contenitore, contenitori, schiscetta, schiscette, gavetta, mestolo, mestoli',
  },
  containers: 'scatoletta, scatolette, lattina, lattine, latta, barattolo, barattoli',
  of: 'di, d’, del, della, dello, dell’, dei, degli, delle, da, di un, di una',
  hasBareMeasures: true,
  plurals: {
    endings: 'i, e, uova, avocado, yogurt, wurstel, kiwi, hamburger, toast, caffe, croissant, brioche',
    isHeadFirst: true,
    areOnlyPlurals: false,
  },
  packSizes: 'pz, pk',
  oneOf:
    'pacco, pacchetto, confezione, conf, busta, bustina, sacchetto, vasetto, vaschetta, scatola, cartone, cassetta, rete, tubetto, brik, bottiglia, mazzo, mazzetto, cespo, barattolo, scatoletta, lattina, tavoletta, cestino',
  times: 'x, ×, *, per',
  quantity: 'quantità, quant, qtà, q.tà, qta, qt, nr, n, n°, nº, num, numero, pezzi n',
  places: {
    fridge:
      'frigo, frigorifero, frigor, frighetto, frigorifico, frigobar, frigidaire, cassetto del frigo, cassetto delle verdure, cassetto della verdura, cassetto della frutta, sportello del frigo, anta del frigo, porta del frigo, ripiano del frigo, frigoriffero, frigoriferro',
    freezer:
      'freezer, congelatore, congel, frizer, frezer, freezar, freeezer, congelatore a pozzetto, pozzetto, surgelatore, cassetto del freezer, cella freezer, reparto freezer, ghiacciaia',
    pantry:
      'dispensa, dispensina, credenza, armadietto, armadio, pensile, mobile, mobiletto, cantina, ripostiglio, sgabuzzino, scaffale, mensola, madia, portapane, fruttiera, cesto della frutta, cestino della frutta, stipetto, stipo, ripiano, piano cucina, piano di lavoro, bancone, cassetto della dispensa, cambusa, scansia',
  },
  whichPlace:
    'grande, piccolo, piccola, garage, vecchio, vecchia, nuovo, nuova, secondo, seconda, altro, altra, cucina, alto, basso, in alto, in basso, di sopra, di sotto, sopra, sotto, giù, ufficio, lavanderia, cantina, taverna, del garage, della cucina, della cantina, della taverna, in garage, in cantina, in cucina, in taverna, di casa, di nonna, dei miei, principale, fondo, in fondo, balcone, del balcone',
  beforePlace:
    'in, nel, nella, nello, nell’, al, alla, allo, dentro, dentro al, dentro il, dentro la, dal, dalla, il, la, lo, del, della, mio, mia, nostro, nostra, nel mio, nella mia, nel nostro, nella nostra, sul, sulla, sullo, su, in fondo al, in cima al, nello sportello del, nell’anta del, nel cassetto del, nel ripiano del, dritto in, dritto nel, messo in, messo nel, messa in, messa nel, messi in, messi nel, messe in, messe nel, messo nella, è in, è nel, è nella, sono in, sono nel, sono nella, già in, già nel, ancora in, ancora nel, da mettere in, da mettere nel, da tenere in, tenere in, tieni in, conservare in, conservato in, va in, va nel, vanno in, vanno nel, sta in, sta nel, stanno in, per il, per la, tutto in, tutto nel',
  frozen:
    'surgelato, surgelata, surgelati, surgelate, surg, congelato, congelata, congelati, congelate, cong',
  frozenPrefixes: '',
  opened:
    'aperto, aperta, aperti, aperte, già aperto, già aperta, già aperti, già aperte, è aperto, è aperta, sono aperti, iniziato, iniziata, iniziati, iniziate, già iniziato, già iniziata, cominciato, cominciata, già cominciato, incominciato, incominciata, ho aperto, abbiamo aperto, l’ho aperto, l’ho aperta, appena aperto, appena aperta, mezzo vuoto, mezza vuota, aperto già, aperta già',
  possessives: [],
  forPerson: 'per, x',
  ofPerson: 'di, d’, del, per, è di, sono di, x',
  mine: 'mio, mia, miei, mie, il mio, la mia, i miei, le mie, è mio, è mia, sono miei, sono mie, solo mio, solo mia, solo per me',
  everybodys:
    'nostro, nostra, nostri, nostre, di tutti, per tutti, comune, comuni, in comune, di casa, da condividere, in condivisione, della casa',
  me: 'me, me stesso, me stessa, io',
  everybody:
    'tutti, tutte, noi, tutti noi, tutta la casa, la casa, la famiglia, i coinquilini, chi vuole, chiunque',
  and: 'e, ed',
  joints:
    'e, ed, &, più, e poi, poi, e anche, ed anche, anche, nonché, oltre a, e del, e della, e dei, e delle, e un po’ di, pure, e pure, e inoltre',
  strays: [
    'il, lo, la, i, gli, le, l’, conf, confez, un po’, un po, io, è, sono, sta, stanno, questo, questa, che, dice, c’è scritto, scritto, sopra, ancora, ok, buono, buona, buoni, buone, solo, soltanto, già, era, sarà, va, vanno, essere, a, ad, e, ed, o, con, fino, fino a, finché, adesso, ora, quindi, allora, poi, ho, abbiamo, ha, hanno, al, in, nel, su, da, dal, per, entro, finire, mangiare, consumare, usare, buttare, mangiato, bisogna, devo, dobbiamo, deve, devono, subito, presto, urgente, grazie, circa, offerta, promo, giorno, giorni, massimo, max, tardi, data',
    'in un tupperware, in tupperware, nel tupperware, in un contenitore, in un barattolo, in una ciotola, il resto di, il resto del, il resto della, quel che resta di, quello che resta di, sulla confezione, sul pacco, sull’etichetta, in offerta, in promozione, in sconto, scontato, sottocosto, 3x2, 2x1, 1+1, data corta, scadenza ravvicinata, scadenza breve, prossimo alla scadenza, too good to go, -30%, -50%, da mangiare subito, da finire subito, da consumare subito, da mangiare presto, da finire presto, bisogna mangiarlo, bisogna mangiarla, bisogna mangiarli, bisogna finirlo, bisogna finirla, bisogna usarlo, da mangiare, da finire, da consumare, da usare, credo, penso, mi sa, mi pare, mi sembra, al più tardi, al massimo, a breve, baci, bacio, un bacio, secondo l’etichetta, che scade, che scadono, che sta per scadere',
  ].join(', '),
  pronouns: 'lo, la, li, le, l’, questo, quello',
  clauses: [
    'che, chi, ho, hai, ha, abbiamo, avete, hanno, aveva, avevo, avevano, c’è, ce, ci sono, c’era, c’erano, cè, resta, restano, rimane, rimangono, mi resta, ci resta, ci restano, io, tu, noi, voi, loro, mi, ti, si, ci, vi, ne, cosa, dove, quando, perché, come, quello, quella, quelli, quelle, questo, questa, questi, queste, qui, qua, lì',
    'sono, era, erano, sarà, saranno, sia, siamo, siete, devo, devi, deve, dobbiamo, dovete, devono, dovrebbe, dovrebbero, dovremmo, bisogna, bisognerebbe, occorre, posso, puoi, può, possiamo, potete, possono, voglio, vuoi, vuole, vogliamo, volete, vogliono, vorrei, serve, servono, manca, mancano, ho bisogno',
    'mangiare, mangiato, mangiarlo, mangiarla, mangiarli, mangiarle, mangia, mangiate, mangiamo, mangiatelo, finire, finirlo, finirla, finirli, finiamo, finite, consumare, consumarlo, usare, usarlo, usarla, usato, cucinare, mettere, metto, metti, mettete, mettiamo, messo, messa, messi, messe, lasciare, lasciato, buttare, buttarlo, butta, buttate, prendere, prendi, prendete, prendiamo, comprare, compra, compriamo, andare, vado, andiamo, andato, venire, viene, vengono, arriva, arrivano, portare, porta, portate, dare, dato, trovare, trovato, pensare, penso, credo, sai, dice, dicono, detto, visto, guarda, guardate, controlla, controllare, dimenticare, dimenticato, ricorda, ricordati, ricordatevi, puzza, puzzano, ordinato, scade, scadono, segna, segnati, aggiungi, avanza, avanzano',
    'quindi, perciò, se, però, ma, allora, altrimenti, sennò, ancora, presto, subito, forse, magari, sicuramente, probabilmente, abbastanza, troppo, davvero, soprattutto, qualcosa, qualcuno, nessuno, perfavore, per favore, per piacere, pf, pls, grazie, ehm, eh, boh, mah, cioè, insomma, vabbè, vabe, ahah, ahaha, haha, lol, ok, okay, sì, scusa, scusate, ciao, buongiorno, ragazzi, ragazze, ecco, dai, uffa, dunque',
  ].join(', '),
  fromWhere:
    'dal mercato, del mercato, dal macellaio, del macellaio, dalla macelleria, dal fornaio, del fornaio, dal panettiere, dal panificio, dal salumiere, del salumiere, dalla pescheria, dal pescivendolo, dal fruttivendolo, del fruttivendolo, dal contadino, del contadino, dalla fattoria, dal supermercato, dalla rosticceria, dalla gastronomia, dal caseificio, dall’orto, dell’orto, del vicino, della vicina, dalla vicina, da mia madre, di mia madre, di mamma, da mamma, di nonna, dalla nonna, della nonna, da casa di, dal mulino, dall’esselunga, dalla coop, da lidl, dal lidl, viene da',
  usesUp:
    'mangiare, finire, consumare, usare, cucinare, bere, mangiarlo, mangiarla, finirlo, finirla, usarlo, usarla',
  putsAway:
    'messo, messa, messi, messe, riposto, riposta, sistemato, sistemata, lasciato, lasciata, tirato fuori, tolto, tolta',
  fewOf:
    'qualche, alcuni, alcune, un po’ di, un po di, un pò di, un pochino di, del, della, dello, dei, degli, delle, dell’, vari, varie, diversi, diverse, molti, molte, tanti, tante, parecchi, parecchie, un sacco di, un mucchio di, pochi, poche',
  timesOfDay:
    'sera, mattina, mattino, pomeriggio, notte, a pranzo, a cena, a colazione, a mezzogiorno, mezzogiorno, alle, verso le, alle ore, ore, dalle, in serata, in mattinata, di sera, di mattina',
  lots: 'lotto, lotto n, lotto n°, n° lotto, numero di lotto, numero lotto',
  sized:
    'piccolo, piccola, piccoli, piccole, grande, grandi, grosso, grossa, grossi, grosse, bello, bella, belli, belle, bel, buon, buona, buoni, buone, medio, media, medi, medie, mini, maxi, pieno, piena, pieni, piene, intero, intera, interi, intere, enorme, formato famiglia, gigante, abbondante, abbondanti, scarso, scarsi',
  hedges:
    'forse, magari, probabilmente, può darsi, di solito, normalmente, sicuramente, credo, penso, mi pare, mi sembra, mi sa, mi sa che, in teoria, teoricamente, in linea di massima, dovrebbe, dovrebbero, direi, suppongo, non so se',
  forAll:
    'tutti e due, tutte e due, entrambi, entrambe, tutti, tutte, tutto, tutti e tre, tutte e tre, il tutto, ambedue',
  percent: '%, per cento, percento',
  spokenSigns:
    'virgola, punto, punto e virgola, a capo, nuova riga, nuova linea, punto e a capo, punto a capo',
  corrections:
    'no scusa, scusa no, no scusate, no aspetta, aspetta no, no anzi, anzi no, anzi, no volevo dire, volevo dire, voglio dire, cioè no, no cioè, ah no, oddio no, no no, ops no, ops, mi correggo, correggo, correzione, errata corrige, piuttosto, no pardon',
  replaced:
    'sostituito, sostituita, sostituiti, sostituite, sostituzione, rimpiazzato, rimpiazzata, cambiato, al posto di, invece di',
  replacedBy: 'con, da, →, ->, =>',
  insteadOf:
    'al posto di, al posto del, al posto della, al posto dei, al posto delle, invece di, invece del, invece della, invece dei, invece delle, anziché, in sostituzione di, in sostituzione del, in cambio di, sostituisce',
  absent:
    'non disponibile, non disponibili, esaurito, esaurita, esauriti, esaurite, terminato, terminata, terminati, terminate, non consegnato, non consegnata, non pervenuto, mancante, mancanti, rimborsato, rimborsata, rimborsati, annullato, annullata, stornato, non c’è più, non c’è, non ce n’è più, non ce n’è, non ci sono più, non ne abbiamo più, è finito, è finita, sono finiti, sono finite, finito tutto, è quasi finito, è quasi finita, quasi finito, quasi finita, quasi vuoto, quasi vuota, è vuoto, è vuota, ammuffito, ammuffita, ammuffiti, ammuffite, con la muffa, ha la muffa, fa la muffa, ha fatto la muffa, muffa, marcio, marcia, marci, marce, andato a male, andata a male, andati a male, andate a male, è andato a male, è andata a male, inacidito, inacidita, buttato, buttata, buttati, buttate, buttato via, buttata via, nella spazzatura, nell’umido, spazzatura, mangiato tutto, mangiata tutta, mangiati tutti, è stato mangiato',
  occasions:
    'grigliata, barbecue, bbq, festa, cena, cenetta, pranzo, pranzetto, colazione, merenda, brunch, apericena, picnic, pic nic, compleanno, battesimo, comunione, cresima, matrimonio, aperitivo, spaghettata, pizzata, cena con amici, gita, scampagnata, riunione, buffet',
  shopTalk:
    'ordine, ordini, consegna, consegne, fattura, codice sconto, codice promo, account, cliente, carrello, fascia oraria, rimborso, rimborsi, spedito, spedita, spedizione, subtotale, lista della spesa, conferma, corriere, fattorino, ritiro, coupon, rider, tracking, articoli',
  expired:
    'scaduto, scaduta, scaduti, scadute, scaduto il, scaduta il, scaduti il, scadute il, è scaduto, è scaduta, è scaduto il, è scaduta il, sono scaduti il',
  noDate:
    'senza data, nessuna data, non c’è data, non c’è la data, non ha data, non ha la data, non c’è scritta la data, senza scadenza, senza data di scadenza, non ha scadenza, nessuna scadenza, non scade, non scadono, non scade mai, non scadono mai, non va a male, non vanno a male, dura sempre, dura per sempre, dura in eterno, eterno, illimitata, senza tmc, data illeggibile, senza scad, no data, no scadenza',
  sinceThen: [
    'dopo l’apertura, dopo apertura, dall’apertura, dopo aperto, dopo aperta, una volta aperto, una volta aperta, una volta aperti, una volta aperte, da aperto, da aperta, da quando si apre, da quando è aperto, da quando lo apri, appena aperto, a confezione aperta, dopo lo scongelamento, dallo scongelamento, una volta scongelato, una volta scongelata, dopo scongelato, dopo l’acquisto, dall’acquisto, dopo la cottura, dalla cottura, una volta cotto, una volta cotta, dopo la preparazione, dalla preparazione, dalla produzione, dalla data di produzione, dal confezionamento, dalla consegna, successivi all’apertura',
  ].join(', '),
  vague:
    'pizzico, pizzichi, manciata, manciate, pugno, pugni, pugnetto, filo, noce, goccio, goccino, goccia, gocce, spruzzo, spruzzata, presa, sorso, dito, fondo, fondino, poco, pochino, pochetto, spolverata, nonnulla, tantino',
  fillers: [
    'ciao, buongiorno, buonasera, ehi, hey, allora, dunque, bene, ok, okay, sì, ah, eh, ehm, e, ed, e anche, anche, e poi, poi, inoltre, dopo, per favore, per piacere, perfavore, grazie, baci, bacio, kiss, lol, ahah, hey siri, ehi siri, siri, alexa, ok google, hey google, ehi google, amore, tesoro, caro, cara, mamma, papà, ragazzi, ragazze, ecco, dai, senti, senta, vabbè, comunque, insomma, ah già, più, a proposito, quindi',
    'ho, ho ancora, ho anche, abbiamo, abbiamo ancora, abbiamo anche, c’è, c’è ancora, c’è anche, ci sono, ci sono ancora, ci sono anche, cè, ce, restano, resta, mi resta, mi restano, ci resta, ci restano, rimane, rimangono, è rimasto, è rimasta, sono rimasti, sono rimaste, è avanzato, è avanzata, sono avanzati, sono avanzate, mi è avanzato, mi è avanzata, avanzano, avanza, c’era, c’erano, ecco qui, ho comprato, abbiamo comprato, ho preso, abbiamo preso, preso, presi, comprato, comprati, ho appena comprato, ho appena preso, appena comprato, ho portato, ho messo, abbiamo messo, ho trovato, mi hanno dato, mi hanno regalato, ci hanno dato, ho ricevuto',
    'puoi aggiungere, puoi segnare, puoi mettere, aggiungi, aggiungere, aggiungimi, aggiungete, segna, segnare, segnami, segnati, metti, mettere, mettimi, inserisci, inserire, annota, scrivi, un po’ di, un po di, un pò di, un pochino di, qualche, alcuni, alcune, del, della, dello, dell’, dei, degli, delle, il, lo, la, i, gli, le, l’, il resto di, il resto del, il resto della, quel che resta di, succo di un, succo di una, il succo di un, scorza di un, la spesa, dalla spesa, spesa di oggi',
  ].join(', '),
  cutAtShops:
    'tagliato, tagliata, tagliati, tagliate, affettato, affettata, affettati, affettate, cotto, cotta, cotti, cotte, confezionato, confezionata, macinato, macinata',
  asSold:
    'affettato, affettata, affettati, a fette, a fettine, grattugiato, grattugiata, cotto, cotta, cotti, crudo, cruda, affumicato, affumicata, macinato, macinata, tritato, tritata, tagliato, tagliata, tagliati, essiccato, secco, secca, secchi, a cubetti, a dadini, a pezzi, a listarelle, a rondelle, in scatola, in filetti, pelati, pelato, intero, intera, naturale, al naturale, sott’olio, sott’aceto, stagionato, stagionata, fresco, fresca, bio, biologico, senza lattosio, senza glutine, senza sale, senza zucchero, light, integrale, magro, scremato, parzialmente scremato, vegano, dolce, piccante',
  preparations: [
    'finemente, grossolanamente, appena, tritato, tritata, tritati, tritate, affettato, affettata, affettati, affettate, tagliato, tagliata, tagliati, tagliate, grattugiato, grattugiata, grattugiati, pelato, pelata, pelati, pelate, sbucciato, sbucciata, sbucciati, sbucciate, schiacciato, schiacciata, schiacciati, ammorbidito, fuso, fusa, sciolto, setacciata, setacciato, sbattuto, sbattuti, sbattute, scolato, scolata, scolati, scolate, sgocciolato, sgocciolata, sgocciolati, sciacquato, lavato, lavata, lavati, lavate, mondato, mondata, denocciolate, snocciolate, strizzati, strizzato, a dadini, a cubetti, a rondelle, a fettine, a fette, a pezzi, a pezzetti, a listarelle, a julienne, a spicchi, in quattro, a metà, sminuzzato, sbriciolato, sbriciolata',
    'q.b, qb, quanto basta, a piacere, a gusto, per servire, per decorare, per guarnire, per friggere, per ungere, facoltativo, facoltativa, facoltativi, o più, se serve, se necessario, se piace, a temperatura ambiente, tiepido, tiepida, e, o',
  ].join(', '),
  idioms: [
    aged,
    'salato, di mare, frutti di mare, del mare, di natale, di pasqua, uovo di pasqua, uova di pasqua, ciambella di natale, tronchetto di natale, pane del giorno, pesce del giorno, piatto del giorno, zuppa del giorno, menù del giorno, in agrodolce, primo sale, prima colazione, primi piatti, primo piatto, secondi piatti, after eight, 7 up, 7up, seven up, kinder bueno, kinder cinque cereali, quattro formaggi, 4 formaggi, tre formaggi, 3 formaggi, quattro stagioni, 4 stagioni, quattro salti, quattro salti in padella, 4 salti, 4 salti in padella, cinque cereali, 5 cereali, sei cereali, 6 cereali, sette cereali, 7 cereali, cinque spezie, 5 spezie, tre pepi, quattro pepi, 4 pepi, tre cioccolati, tre marie, mille foglie, millefoglie, mezze maniche, mezze penne, mezzi rigatoni, mezzi ziti, mezze lune, mezza luna, mezza manica, mezzo rigatone, tipo 00, tipo 0, tipo 1, tipo 2, doppio zero, zero zero, 0,0, cento per cento, 100 % succo, licor 43, quattro quarti',
    'sale e pepe, sale & pepe, cacio e pepe, olio e aceto, aglio e olio, aglio olio e peperoncino, prosciutto e melone, prosciutto e funghi, prosciutto e formaggio, pomodoro e basilico, ricotta e spinaci, spinaci e ricotta, zucca e amaretti, speck e brie, pasta e fagioli, pasta e ceci, pasta e lenticchie, pasta e patate, riso e piselli, riso e latte, risi e bisi, burro e salvia, burro e alici, mare e monti, mari e monti, polenta e funghi, piselli e carote, carote e piselli, salsiccia e friarielli, sale e aceto, lime e pepe rosa, limone e zenzero, zenzero e limone, miele e limone, cacao e nocciole, panna e prosciutto, latte e cacao, cereali e cioccolato, mela e cannella, pera e cannella, pesca e tè, bianco e nero, fish and chips, mac and cheese, arachidi e caramello, frutta e verdura, basilico e pinoli, mandorle e miele',
    'prosciutto cotto, spalla cotta, mosto cotto, vino cotto, salame cotto, culatello cotto, panna cotta, carne cruda, prosciutto crudo, ragù fatto in casa, pane da toast, pane da tramezzini, latte da colazione, latte da spalmare, pan di stelle, gocce di cioccolato, gran cereale, buondì, buondì motta, cuor di, fior di latte, fior di sale, misto per soffritto, mix di, da asporto, da zuppa, da brodo, da grattugia, da forno, da tavola, da spalmare, da friggere, da insalata, da cucina, da montare, per dolci, per pizza, per soffritto, per minestrone, per brodo, per sugo, per fritti, per insalate, per tramezzini, per toast, per bambini, per celiaci, per tiramisù, per aperitivo, per risotti, per risotto, per arrosto, in cassetta, in carrozza, pan carré, pane in cassetta, in scatola, in brodo, in bianco, in padella, in salamoia, in guazzetto, in saor, in carpione, in umido, in crosta, in camicia, al forno, alla griglia, al sugo, al pomodoro, al naturale, al limone, al latte, al farro, a fette, al taglio, all’uovo, in foglie, in grani, in polvere, di stagione, sale fine, sale fino, piselli fini, piselli finissimi, zucchero fine, farina fine, testa di moro, teste di moro, olio di semi',
  ].join(', '),
  notFoods:
    'totale, totale complessivo, totale euro, totale eur, tot, subtotale, sub totale, di cui iva, consegna, spese di consegna, costo di consegna, spedizione, spese di spedizione, sconto, sconti, sconto fidelity, risparmio, hai risparmiato, risparmi, buono sconto, buono spesa, buono pasto, buoni pasto, coupon, cauzione, vuoto a rendere, iva, imposta, imponibile, pagamento, pagamento elettronico, pagato, importo, importo pagato, carta di credito, carta di debito, carta credito, carta prepagata, bancomat, pos, contanti, contante, resto contanti, resto eur, resto euro, non riscosso, visa, mastercard, paypal, satispay, mancia, shopper, sacchetto bio, sacchetto biodegradabile, sacchetto spesa, busta spesa, borsa spesa, da pagare, costo del servizio, spese di servizio, commissione, ordine, punti, saldo punti, punti fragola, arrotondamento, documento commerciale',
  notLines: [
    'ho finito, abbiamo finito, finito il, finita la, finito lo, finiti i, finite le, è finito, è finita, sono finiti, sono finite, ho mangiato, abbiamo mangiato, mi sono mangiato, ci siamo mangiati, ho bevuto, abbiamo bevuto, ho buttato, abbiamo buttato, ho buttato via, bisogna comprare, dobbiamo comprare, devo comprare, comprare, da comprare, compra, comprate, da ricomprare, ricomprare, da prendere, prendere, prendi, prendete, serve, servono, ci serve, ci servono, mi serve, mi servono, ho bisogno di, abbiamo bisogno di, manca, mancano, ricordati di, ricordati, ricordare, ricordiamoci, non dimenticare, non dimenticarti, non dimentichiamo, non c’è più, non ci sono più, non abbiamo più, non ho più, non ne abbiamo, non ce n’è più, lista della spesa, chi ha mangiato, chi ha finito, chi ha preso, chi compra',
    'consegna, il tuo ordine, il suo ordine, la tua consegna, la tua spesa, numero ordine, numero d’ordine, ordine n, ordine n°, conferma ordine, conferma d’ordine, fascia di consegna, data di consegna, consegnato il, grazie per, grazie di, articoli in, visualizza ordine, vedi ordine, non disponibile, esaurito, rimborso, disiscriviti, annulla iscrizione, hai ordinato, hai acquistato, documento commerciale, preriscaldare, preriscaldate, preriscalda, scaldare, scaldate, scalda il, mescolare, mescolate, mescola, far cuocere, fate cuocere, lasciar cuocere, lasciate cuocere, portare a ebollizione, portate a ebollizione, montare a neve, montate a neve, sbattere, sbattete, unire, unite, amalgamare, amalgamate, condire, condite, infornare, infornate, inforna, cuocere per, cuocete per, ingredienti, preparazione, procedimento, per 4 persone, dosi per, tempo di preparazione, tempo di cottura, a dopo, ci vediamo, ci sentiamo, a presto, a più tardi, ti amo, ti voglio bene, arrivo, sto arrivando, sono in ritardo, chiamami, dove sei, a che ora torni, quando torni',
  ].join(', '),
};
