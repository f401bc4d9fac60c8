import type { LineWords } from '@crisper/domain/line/line-words.ts';

/** The words by which a line such as "2 paquetes de jamón vie congelador" is understood. */
export const lineWords: LineWords = {
  weekdays: [
    'dom, domingo, domingos, domingo noche, domingo por la noche, domingo por la mañana, domingo a mediodía, domingo tarde',
    'lun, lunes, lunes noche, lunes por la noche, lunes por la mañana, lunes a mediodía, lunes tarde, lune',
    'mar, mart, martes, martes noche, martes por la noche, martes por la mañana, martes a mediodía, martes tarde',
    'mié, mier, miérc, miércoles, miercoles, miércoles noche, miércoles por la noche, miércoles por la mañana, miércoles a mediodía, miércoles tarde, miercole',
    'jue, juev, jueves, jueves noche, jueves por la noche, jueves por la mañana, jueves a mediodía, jueves tarde, jueve, guebes',
    'vie, vier, viernes, viernes noche, viernes por la noche, viernes por la mañana, viernes a mediodía, viernes tarde, vierne, biernes',
    'sáb, sábado, sábados, sabado, sábado noche, sábado por la noche, sábado por la mañana, sábado a mediodía, sábado tarde',
  ],
  months: [
    'ene, enero',
    'feb, febr, febrero',
    'mar, mzo, marzo',
    'abr, abril',
    'may, mayo',
    'jun, junio',
    'jul, julio',
    'ago, agto, agosto',
    'sep, sept, set, septiembre, setiembre',
    'oct, octubre',
    'nov, noviembre',
    'dic, diciembre',
  ],
  ambiguousMonths: 'mar, mayo, may, set, sept, ago',
  ordinals: 'º, ª, er, o',
  numberedBy:
    'el, día, el día, al, del, para el, hasta el, antes del, sobre el, hasta el día, para el día, el próximo',
  hasDashedDays: true,
  weeks: 'semana, sem, semana n°, semana nº',
  monthParts: [
    [
      1,
      'principios de, a principios de, principio de, a primeros de, primeros de, comienzos de, inicios de, a comienzos de',
    ],
    [15, 'mediados de, a mediados de, mitad de, a mitad de'],
  ],
  coming: {
    week: 'la semana que viene, semana que viene, próxima semana, la próxima semana, la semana próxima, semana próxima, la semana entrante, la siguiente semana, la otra semana, de la semana que viene, semana siguiente, la semana siguiente, la que viene',
    weekend:
      'el fin de semana que viene, fin de semana que viene, próximo fin de semana, el próximo fin de semana, el finde que viene, finde que viene, el próximo finde, próximo finde, finales de la semana que viene, final de la semana que viene, el final de la semana que viene, fin de la próxima semana',
    month:
      'fin del mes que viene, finales del mes que viene, final del mes que viene, finales del próximo mes, fin del próximo mes, a finales del mes que viene, a finales del próximo mes',
  },
  weeksLater: [[1, 'que no este, de la otra semana, en ocho']],
  days: [
    [-1, 'ayer'],
    [
      0,
      'hoy, hoy mismo, esta noche, este mediodía, hoy por la noche, hoy noche, hoy para cenar, hoy sin falta, oy',
    ],
    [
      1,
      'mañana, manana, mñn, mñna, mñana, mañna, mañana por la noche, mañana por la mañana, mañana por la tarde, mañana a mediodía, mañana noche, mañana mismo, mañana sin falta',
    ],
    [
      2,
      'pasado mañana, pasado manana, pasao mañana, pasadomañana, pasado mañana por la noche, pasado mñn, pasado mañana mismo',
    ],
    [7, 'en ocho días, de hoy en ocho, de aquí a una semana'],
    [
      14,
      'en quince días, dentro de quince días, de aquí a quince días, en una quincena, de hoy en quince, de aquí a dos semanas',
    ],
  ],
  shortDays: [
    [0, 'hy'],
    [1, 'mna, mñ'],
  ],
  pastDays: [
    [
      -1,
      'anoche, ayer noche, ayer por la noche, ayer por la tarde, ayer por la mañana, ayer tarde, de ayer, de anoche, ayer a mediodía, ayer mediodía, ayer en la noche, de la noche de ayer',
    ],
    [
      0,
      'esta mañana, hoy a mediodía, de hoy, hace un rato, ahora mismo, recién, del día, a mediodía, esta tarde, hace nada, de este mediodía, de esta mañana, hoy por la mañana',
    ],
    [
      -2,
      'anteayer, antes de ayer, antier, antiayer, de anteayer, anteanoche, antesdeayer, de antes de ayer, antenoche',
    ],
    [-3, 'el otro día, hace unos días, hace un par de días, del otro día, hace días'],
    [-7, 'la semana pasada, semana pasada, de la semana pasada'],
    [-30, 'el mes pasado, mes pasado, del mes pasado'],
  ],
  spans: {
    day: 'día, días, dia, dias, d, diitas, diítas, diita',
    week: 'semana, semanas, sem, sems, semanita, semanitas',
    month: 'mes, meses',
    year: 'año, años',
  },
  more: 'más, mas, todavía, aún',
  within:
    'en, en unos, dentro de, dentro de unos, de aquí a, durante, durante unos, por, para, para unos, otros, otras, dura, duran, dura unos, dura todavía, aguanta, aguantan, aguanta otros, aguanta unos, aguanta todavía, aguantará, durará, bueno por, bueno para, bueno, buena, buenos, buenas, quedan, queda, le quedan, le queda, les quedan, consumir en, gastar en, comer en, usar en, acabar en, terminar en, en menos de, se conserva, se conserva durante, se conservan, se mantiene, sigue bueno, válido, máximo, máx, como mucho, unos',
  beforeDay:
    'el, la, este, esta, para, para el, para este, antes de, antes del, antes de que acabe, hasta, hasta el, hasta la, hasta este, hasta final de, hasta finales de, como mucho, como mucho el, como muy tarde, como muy tarde el, a más tardar, a más tardar el, al, a finales de, finales de, fin de, final de, fines de, para finales de, bueno hasta, bueno hasta el, buena hasta, buena hasta el, buenos hasta, buenos hasta el, buenas hasta, buenas hasta el, aguanta hasta, aguanta hasta el, aguantan hasta, aguantan hasta el, dura hasta, dura hasta el, duran hasta, duran hasta el, vale hasta, vale hasta el, válido hasta, último día, de aquí a, de aquí al, sobre, sobre el, tope, tope el, llega al, llega hasta, en, día, el día, hasta el día',
  article: 'el',
  next: 'próximo, próxima, prox, este próximo, el próximo, siguiente',
  last: 'pasado, pasada, último',
  nextBehind: 'que viene, próximo, próxima, siguiente, entrante, de la semana que viene, q viene',
  lastBehind: 'pasado, pasada, último, de la semana pasada',
  ago: 'atrás, antes',
  agoBefore: 'de hace, de hace unos, hace, hace ya, hace unos, hará, hará unos, desde hace, hace como',
  isVerbLast: false,
  began: {
    made: 'hecho, hecha, hechos, hechas, hecho el, hecha el, hechos el, hechas el, cocinado, cocinada, cocinados, cocinadas, cocido, cocida, cocidos, cocidas, asado, asada, guisado, guisada, horneado, horneada, preparado, preparada, preparados, preparadas, cortado, cortada, cortados, cortadas, picado, pelado, pelada, exprimido, exprimida, marinado, marinada, adobado, elaborado, elaborada, sacado, sacada, hice, hice el, lo hice, la hice, los hice, las hice, cociné, hemos hecho, he hecho, hicimos, cocinamos, preparé, ordeñado, frito, fritos, fritas',
    bought:
      'comprado, comprada, comprados, compradas, comprado el, comprada el, cogido, cogida, cogidos, cogidas, recogido, recogida, recogidos, recogidas, entregado, entregada, recibido, recibida, recibidos, recibidas, traído, traída, traídos, traídas, cosechado, cosechados, puesta, puestos el, pescado el, pescado por mí, compré, lo compré, la compré, los compré, las compré, he comprado, hemos comprado, compramos, regalado, regalada, me lo dieron, me los dieron, pillado, pillada',
    frozen:
      'congelado, congelada, congelados, congeladas, congelado el, congelada el, congelados el, congeladas el, en el congelador desde, en el congelador desde el, metido en el congelador el, al congelador el, congelé, lo congelé, la congelé, los congelé, las congelé, he congelado, congelado desde',
    since:
      'desde, desde el, del, de el, descongelado, descongelada, descongelados, descongeladas, descongelado el, sacado del congelador, sacado del congelador el, envasado, envasado el, envasada el, elaborado el, fabricado, fabricado el, fecha de envasado, fecha de elaboración, abierto desde, con fecha del, sobró el, sobraron el',
  },
  finite:
    'comprado, comprada, comprados, compradas, congelado, congelada, congelados, congeladas, descongelado, descongelada, recibido, recibida, recogido, recogidos, entregado, traído, abierto, abierta, empezado, empezada, hice, compré, congelé, cociné',
  notEnds:
    'envasado, envasado el, elaborado el, fabricado el, vender antes de, congelar antes de, congelar antes del, descongelar, descongelar el, para descongelar, sacar el, sacar del congelador el, maduro, maduro el, maduros el, llega, llega el, llegan, llegan el, entrega, entrega el, recoger, recoger el, para, para el, para la, lo necesito el, lo necesito para el, hace falta el, hace falta para el, reparto el, pedido para el',
  onDay: 'el, la, este, esta, en, desde, desde el, del, al',
  weekend:
    'fin de semana, finde, el fin de semana, el finde, este fin de semana, este finde, fin de semana este, final de semana, el final de la semana, finales de semana, a finales de semana, esta semana, fin de esta semana, final de esta semana, fines de semana',
  vagueDays: [],
  holidays: {
    '12-24': 'nochebuena, nochebuena noche',
    '12-25': 'navidad, navidades, día de navidad',
    '12-31': 'nochevieja, fin de año, noche vieja',
    '01-01': 'año nuevo, día de año nuevo',
    '01-06': 'reyes, día de reyes, los reyes',
    '01-05': 'noche de reyes, cabalgata',
    '10-31': 'halloween',
    '11-01': 'todos los santos, los santos',
    '02-14': 'san valentín, día de los enamorados',
    '06-24': 'san juan, día de san juan',
    '10-12': 'el pilar, día del pilar, puente del pilar',
    '12-06': 'día de la constitución',
    '12-08': 'la inmaculada, inmaculada',
    '03-19': 'san josé, día del padre',
  },
  ordinalWords: 'primero',
  beforeMonthEnd: 'fin de, fines de, finales de, final de, a finales de, últimos de, a últimos de',
  endOfMonth:
    'fin de mes, final de mes, finales de mes, a finales de mes, a fin de mes, fines de mes, el final del mes, finales de este mes, fin de este mes, final de este mes, últimos de mes, a últimos de mes, a fines de mes',
  useBy: [
    // As printed on packs from abroad.
    'use by, use-by, zu verbrauchen bis, verbrauchen bis, à consommer jusqu’au, dlc, te gebruiken tot, tgt, da consumare entro, scadenza, sista förbrukningsdag, sidste anvendelsesdato, consumir até',
    'caduca, caduca el, caducan, caducan el, caducidad, caducidad el, fecha de caducidad, fecha caducidad, fecha cad, f. cad, f.cad, fcad, f cad, cad, cad el, caduc, fech. cad, f. caducidad, f. de caducidad, consumir antes de, consumir antes del, consumir hasta, consumir hasta el, consúmase antes de, consúmase antes del, consumo antes del, consumir, comer antes de, comer antes del, comer hasta el, comer el, comer como mucho el, gastar antes de, gastar antes del, gastar el, usar antes de, usar antes del, usar el, acabar antes de, acabar antes del, acabar el, terminar antes del, cocinar antes de, cocinar antes del, beber antes de, beber antes del, hay que comerlo antes del, hay que gastarlo antes del, hay que comerlo el, para comer el, para gastar el, caducará el, caducaba el, caducó el, caducado el, caducado, caducada, caducados, caducadas, kaduka, kaduca, comer para el, gastar para el',
  ].join(', '),
  bestBefore:
    'consumir preferentemente antes del, consumir preferentemente antes de, consumir pref. antes de, consumir pref. antes del, cons. pref., cons pref, cons. pref. antes de, cons. pref. antes del, c.p.a, cpa, consumo preferente, consumo pref, consumo pref., c. pref, c. preferente, cons. preferente, pref. antes de, pref. antes del, consumo preferente antes del, consumir preferentemente antes del fin de, consumir preferentemente antes de fin de, antes del fin de, preferente, preferentemente antes del, preferible antes del, preferiblemente antes del, preferiblemente, fcp, f.c.p, f. cons. pref, mejor antes de, mejor antes del, vence, vence el, vencen, vencen el, vencimiento, fecha de vencimiento, vto, vto., f. venc, venc, vence en, expira, expira el, expiran, expiración, fecha de expiración, exp, fecha, fecha del, con fecha, con fecha del, se pasa, se pasa el, se pasan el, se pone malo el, se estropea el, se pone mala el, best before, bb, bbe, mhd, mindestens haltbar bis, à consommer de préférence avant, ten minste houdbaar tot, tht, da consumarsi preferibilmente entro, bäst före, bedst før, consumir de preferência antes de, validade, val, lote caducidad',
  decimalSign: ',',
  numbers: {
    ...{ un: 1, uno: 1, una: 1, otro: 1, otra: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7 },
    ...{ ocho: 8, nueve: 9, diez: 10, once: 11, doce: 12, trece: 13, catorce: 14, quince: 15, dieciséis: 16 },
    ...{ diecisiete: 17, dieciocho: 18, diecinueve: 19, veinte: 20, veintiuno: 21, veintidós: 22 },
    ...{ veintitrés: 23, veinticuatro: 24, veinticinco: 25, veintiséis: 26, veintisiete: 27, veintiocho: 28 },
    ...{ veintinueve: 29, treinta: 30, 'treinta y uno': 31, cuarenta: 40, cincuenta: 50, sesenta: 60 },
    ...{ setenta: 70, ochenta: 80, noventa: 90, cien: 100, ciento: 100, doscientos: 200, doscientas: 200 },
    ...{ trescientos: 300, trescientas: 300, cuatrocientos: 400, quinientos: 500, quinientas: 500 },
    ...{ seiscientos: 600, setecientos: 700, ochocientos: 800, mil: 1000, 'ciento cincuenta': 150 },
    ...{ 'doscientos cincuenta': 250, 'trescientos cincuenta': 350, 'setecientos cincuenta': 750 },
    ...{
      'una docena y media': 18,
      'una docena y media de': 18,
      'docena y media': 18,
      'docena y media de': 18,
    },
    ...{ 'una docena': 12, 'una docena de': 12, docena: 12, 'docena de': 12, 'media docena': 6 },
    ...{ 'media docena de': 6, 'una decena': 10, 'una decena de': 10, 'un par de': 2, 'un par': 2, par: 2 },
    ...{ 'par de': 2, 'una pareja de': 2, medio: 0.5, media: 0.5, 'medio de': 0.5, 'la mitad de': 0.5 },
    ...{ 'la mitad del': 0.5, 'la mitad de un': 0.5, 'la mitad de una': 0.5, 'mitad de': 0.5, mitad: 0.5 },
    ...{ 'mitad del': 0.5, 'la mitad': 0.5, 'un cuarto': 0.25, 'un cuarto de': 0.25, 'cuarto de': 0.25 },
    ...{ 'un cuarto del': 0.25, 'tres cuartos': 0.75, 'tres cuartos de': 0.75, 'un tercio de': 1 / 3 },
    ...{ 'dos tercios de': 2 / 3, 'uno y medio': 1.5, 'una y media': 1.5, 'dos o tres': 2 },
  },
  multiples: {
    ...{ docena: 12, docenas: 12, 'docenas de': 12, 'docena de': 12, cientos: 100, mil: 1000, medio: 0.5 },
    ...{ decenas: 10, 'decenas de': 10, pares: 2, 'pares de': 2 },
  },
  andPart: {
    ...{ 'y medio': 0.5, 'y media': 0.5, 'y cuarto': 0.25, 'y un cuarto': 0.25, 'y tres cuartos': 0.75 },
  },
  point: 'coma, punto, con',
  to: 'a, o, u, -, –, ó',
  about:
    'unos, unas, aproximadamente, aprox, más o menos, mas o menos, casi, cerca de, alrededor de, sobre, ~, como, como unos, por ahí, tipo, apenas, cosa de',
  currencies: {
    EUR: '€, eur, euro, euros, eurillos, leuros, e',
    GBP: '£, gbp, libras esterlinas',
    'USD CAD AUD NZD SGD HKD': '$, dólar, dólares, dolar, dolares',
    USD: 'usd, us$',
    AUD: 'aud',
    'MXN ARS CLP COP UYU PHP': 'peso, pesos, lucas',
    MXN: 'mxn, mx$',
    ARS: 'ars, ar$',
    CLP: 'clp',
    COP: 'cop',
    PEN: 's/, sol, soles, pen',
    GTQ: 'quetzales, gtq',
    CRC: 'colones, crc',
    'JPY CNY': '¥, yen, yenes',
    'SEK NOK DKK ISK': 'kr',
    CHF: 'chf, francos, franco',
    MAD: 'mad, dirhams',
  },
  cents: 'cts, ct, cent, cénts, céntimos, céntimo, centimos, centavos, cént, c',
  beforeSums: 'total, en total, todo junto, todo, suma, importe total',
  besidePrices:
    'por, a, cuesta, cuestan, costó, costaron, vale, valen, pagado, pagué, precio, solo, sólo, la unidad, unidad, cada uno, cada una, el paquete, la bolsa, la bandeja, el bote, la lata, la botella, @, c/u, la pieza, me costó, importe, x unidad',
  eachBefore: 'cada, cada uno, cada una, la unidad, unidad, c/u',
  per: 'por, el, la, al, los, por cada, /, x, cada',
  measures: {
    gram: 'g, gr, grs, gramo, gramos, gms, grm',
    kilogram: 'kg, kgs, kilo, kilos, kilogramo, kilogramos, kilito, quilo, quilos, k',
    millilitre: 'ml, mililitro, mililitros',
    centilitre: 'cl, centilitro, centilitros',
    decilitre: 'dl, decilitro, decilitros',
    litre: 'l, lt, lts, litro, litros, ltr',
    ounce: 'oz',
    pound: 'lb, lbs, libra, libras',
    'half-kilogram': '',
    hectogram: 'hg',
    decagram: 'dag',
    'fluid-ounce': 'fl oz',
    cup: 'taza, tazas, tacita, tacitas',
    pint: 'pinta, pintas',
    quart: 'cuarto de galón',
    gallon: 'galón, galones',
    tablespoon:
      'cucharada, cucharadas, cda, cdas, cuch, cucharada sopera, cucharadas soperas, cs, c/s, c.s, cuchara sopera, cucharón',
    teaspoon:
      'cucharadita, cucharaditas, cdta, cdtas, cdita, cditas, cdts, cucharada de postre, cucharadas de postre, cucharilla, cucharillas, cp, c/p, cta, ctas, cucharada de café',
    piece:
      'unidad, unidades, ud, uds, u, und, unds, uni, pieza, piezas, pza, pzas, pz, botella, botellas, bot, botellín, botellines, tarro, tarros, tarrito, frasco, frascos, manojo, manojos, ramo, ramos, diente, dientes, cabeza, cabezas, loncha, lonchas, rodaja, rodajas, rebanada, rebanadas, rama, ramas, ramita, ramitas, hoja, hojas, hogaza, hogazas, barra, barras, trozo, trozos, trocito, trocitos, bola, bolas, tallo, tallos, racimo, racimos, mano, cuña, cuñas, gajo, gajos, filete, filetes, supremas, medallones, tableta, tabletas, pastilla, pastillas, jarra, rollo, rollos, bloque, bloques, onza, onzas, cacho, cachos, pedazo, pedazos, litrona, garrafa, garrafas, mitades, cogollo, cogollos, ristra, taco, mazo, mazos, tercio, tercios',
    pack: 'paquete, paquetes, paq, paqs, pqte, pqtes, pqt, paquetito, paquetitos, bolsa, bolsas, bolsita, bolsitas, sobre, sobres, caja, cajas, cajita, bandeja, bandejas, bandejita, brik, briks, bric, brics, brick, bricks, tetrabrik, tetrabrick, tetrabriks, cartón, cartones, bote, botes, botecito, tarrina, tarrinas, malla, mallas, saco, sacos, tubo, tubos, estuche, estuches, lote, lotes, red, bidón, bidones, vaso, vasos, vasito, vasitos, bol, boles, barqueta, barquetas, cesta, cestas, envase, envases, cubo, cubos, blíster, terrina, terrinas, petaca, atado, ramillete',
    'pack-of': 'pack, packs, pac',
    portion:
      'ración, raciones, porción, porciones, plato, platos, personas, persona, pers, comensales, tupper, tuppers, túper, túpers, táper, tápers, tuper, taper, fiambrera, fiambreras',
  },
  containers: 'lata, latas, latita, latitas, conserva, conservas',
  of: 'de, del, de la, de los, de las, d',
  hasBareMeasures: false,
  plurals: { endings: 's', isHeadFirst: true, areOnlyPlurals: false },
  packSizes: 'pk',
  oneOf:
    'paquete, bolsa, caja, bote, lata, tarro, botella, brik, bandeja, malla, manojo, sobre, tarrina, cartón, pack, barra, tableta',
  times: 'x, ×, *, por',
  quantity: 'cantidad, cant, cant., ctd, nº, número de unidades, unidades',
  places: {
    fridge:
      'nevera, neverita, frigo, frigorífico, frigorifico, refrigerador, refri, refrigeradora, heladera, cajón de las verduras, cajón de la verdura, cajón de verduras, puerta de la nevera, la puerta de la nevera, balda de arriba, balda de abajo, cajón de abajo, cajón de la fruta, verdulero, frijider',
    freezer:
      'congelador, congelata, arcón, arcón congelador, freezer, congeladora, conge, congela, cajón del congelador, arcon',
    pantry:
      'despensa, armario, armarios, alacena, estantería, estante, trastero, bodega, mueble, frutero, panera, encimera, cajón del pan, gabinete, repisa, balda de la despensa, galería, cesta de la fruta, armario de la cocina, despensita, fresquera',
  },
  whichPlace:
    'grande, pequeño, pequeña, garaje, viejo, vieja, nuevo, nueva, segundo, segunda, otro, otra, cocina, arriba, abajo, oficina, trastero, sótano, del garaje, del trastero, de arriba, de abajo, de la cocina, de la oficina, del sótano, de la casa, fondo, del pueblo, terraza, de la terraza, principal, bebidas',
  beforePlace:
    'en, en el, en la, al, a la, a el, del, de la, el, la, mi, nuestro, nuestra, para el, para la, en mi, en nuestra, directo al, metido en el, metido en la, metida en el, metida en la, dentro de la, dentro del, al fondo de la, en la puerta de la, en el cajón de la, está en el, está en la, están en el, están en la, sigue en la, meter en el, meter en la, guardado en el, guardado en la, guardar en la, guardar en el, va al, va a la, arriba en la, va en la, queda en el, encima de la, sobre la, en los, por la',
  frozen:
    'congelado, congelada, congelados, congeladas, ultracongelado, ultracongelada, ultracongelados, ultracongeladas, conjelado, cong, congel',
  frozenPrefixes: '',
  opened:
    'abierto, abierta, abiertos, abiertas, ya abierto, ya abierta, ya abiertos, está abierto, está abierta, están abiertos, empezado, empezada, empezados, empezadas, ya empezado, ya empezada, está empezado, está empezada, lo abrí, la abrí, abrí, he abierto, hemos abierto, lo he abierto, la he abierto, recién abierto, recién abierta, a medias, habierto',
  possessives: [],
  forPerson: 'para, pa',
  ofPerson: 'de, para, es de, son de, pa',
  mine: 'mi, mis, mío, mía, míos, mías, solo mío, solo para mí, el mío, la mía, es mío, es mía',
  everybodys:
    'nuestro, nuestra, nuestros, nuestras, de todos, de todas, común, comunes, para compartir, de la casa, del piso, para todo el mundo',
  me: 'mí, mi, mí mismo, yo, moi',
  everybody: 'todos, todas, nosotros, nosotras, todo el mundo, la casa, el piso, la familia, los del piso',
  and: 'y, e',
  joints: 'y, e, &, más, mas, además, y también, y luego, luego, después, y además, también, así como, i',
  strays: [
    'el, la, los, las, lo, un poco, cada uno, yo, es, son, está, están, esto, eso, este, que, q, dice, pone, marca, ponía, escrito, encima, todavía, aún, vale, ok, bueno, buena, buenos, buenas, solo, ya, era, será, va, van, ser, estar, a, y, e, o, con, hasta, ahora, entonces, pues, luego, he, hemos, ha, han, en, por, para, al, del, de, desde, sin falta, comer, consumir, gastar, usar, tirar, comido, hay, hay que, tiene, tienen, debe, rápido, pronto, urgente, porfa, gracias, oferta, día, días, tarde, máximo, máx, tope, aprox, fecha',
    'en un tupper, en tupper, en un túper, en un táper, en táper, en una fiambrera, en un recipiente, el resto de, el resto del, lo que queda de, lo que sobra de, en el paquete, en el envase, en la etiqueta, en oferta, rebajado, de oferta, en promoción, 2x1, 3x2, fecha corta, caducidad próxima, próxima caducidad, Too Good To Go, -30%, -50%, hay que comerlo, hay que comerla, hay que comérselo, hay que gastarlo, hay que gastarla, hay que gastarlos, hay que usarlo, para gastar, para comer ya, para comer pronto, por gastar, creo, creo que, me parece, besos, bss, muak, según el paquete, según la etiqueta, que caduca, que caducan, que vence, se me caduca, a punto de caducar',
  ].join(', '),
  pronouns: 'lo, la, los, las, le, les, eso, esto',
  clauses: [
    'que, q, quedan, nos quedan, me quedan, queda, hay, había, yo, tú, él, ella, ellos, ellas, nosotros, me, te, se, nos, quien, quién, qué, dónde, donde, cuándo, cuando, por qué, porque, cómo, esto, eso, aquello, este, ese, aquel, aquella, estos, esos, aquí, ahí, allí',
    'es, son, está, están, estaba, estaban, era, eran, será, serán, soy, somos, he, has, ha, hemos, han, había, habrá, hay que, habrá que, habría que, tengo, tienes, tiene, tenemos, tienen, tengo que, debe, deben, debería, puede, pueden, puedes, podemos, quiero, quieres, quiere, queremos, necesito, necesita, necesitamos, falta, faltan',
    'comer, comerlo, comerla, comerlos, comido, come, comed, comí, acabar, acabado, acabarlo, terminar, terminado, consumir, gastar, gastarlo, gastarla, usar, usado, usarlo, cocinar, poner, pon, puse, puesto, meter, mete, metí, metido, guardar, guardé, guardado, dejar, dejé, dejado, tirar, tiré, tirado, tíralo, coger, coge, cogí, comprar, compra, compré, ir, voy, va, vamos, van, venir, viene, vienen, llega, llegan, llegar, trae, traer, traje, trajo, dar, di, dio, dieron, encontrar, encontré, pensar, pienso, creo, sé, dice, dicen, dijo, vi, visto, mira, mirar, comprobar, olvidar, olvidé, acordarse, acuérdate, recordar, recuerda, huele, huelen, pedido, pedí, caduca, caducan, caducó, vence, vencen, se pasa, se pasan, apunta, apuntar',
    'porque, pues, si, así que, entonces, si no, ya, todavía, aún, pronto, rápido, quizá, quizás, seguro, probablemente, bastante, demasiado, muy, de verdad, sobre todo, enseguida, algo, alguien, nadie, porfa, por favor, gracias, eh, em, este pues, bah, bueno, vaya, jaja, jajaja, jeje, xd, lol, ok, vale, sí, no, nada, perdón, perdona, hola, buenas, holi, oye, tío, tía, o sea, en plan, venga, anda, uf, uff',
  ].join(', '),
  fromWhere:
    'del mercado, del carnicero, de la carnicería, de la charcutería, de la panadería, de la frutería, de la pescadería, del pescadero, de la pollería, del súper, del supermercado, de casa de, del pueblo, de la huerta, del huerto, de mi madre, de mamá, de la abuela, de mi abuela, del vecino, de la vecina, de mi suegra, del Mercadona, de Mercadona, del Lidl, de Lidl, del Carrefour, de la granja, traído de, viene de',
  usesUp: 'comer, gastar, usar, acabar, consumir, terminar, cocinar, beber',
  putsAway:
    'puesto, puesta, puestos, puestas, metido, metida, metidos, metidas, guardado, guardada, sacado, sacada, puse, metí, guardé, saqué',
  fewOf:
    'algo de, unos, unas, algunos, algunas, unos pocos, unas pocas, un poco de, un poquito de, unos cuantos, unas cuantas, bastante, bastantes, muchos, muchas, mogollón de, un montón de, pila de',
  timesOfDay:
    'noche, por la noche, tarde, por la tarde, mañana, por la mañana, mediodía, a mediodía, al mediodía, madrugada, en la noche, en la mañana, en la tarde',
  lots: 'lote, lote nº, lote n°, nº de lote, n° de lote, número de lote',
  sized:
    'pequeño, pequeña, pequeños, pequeñas, grande, grandes, gran, buen, buena, buenos, buenas, mediano, mediana, medianos, medianas, enorme, lleno, llena, llenos, llenas, mini, gigante, chico, chica, chicos, chicas, familiar, entero, entera, hermoso, hermosa',
  hedges:
    'quizá, quizás, a lo mejor, igual, puede que, tal vez, probablemente, seguramente, normalmente, creo, creo que, me parece, me parece que, en principio, supongo, supongo que, debería, no sé si, diría',
  forAll: 'los dos, las dos, ambos, ambas, todos, todas, todo, los tres, las tres',
  percent: '%, por ciento, porciento',
  spokenSigns: 'coma, punto y aparte, punto y coma, nueva línea, salto de línea, punto y seguido',
  corrections:
    'no perdón, perdón no, no perdona, perdona no, no espera, espera no, no quiero decir, quiero decir, digo, no digo, mejor dicho, bueno no, ay no, no no, uy no, corrijo, corrección, rectifico, más bien',
  replaced:
    'sustituido, sustituida, sustituidos, sustitución, sustituto, cambiado, reemplazado, en lugar de, en vez de',
  replacedBy: 'por, con, →, ->, =>',
  insteadOf:
    'en lugar de, en lugar del, en vez de, en vez del, en sustitución de, sustituye a, reemplaza a, a cambio de',
  absent:
    'no disponible, no disponibles, sin existencias, sin stock, agotado, agotada, agotados, agotadas, no entregado, no entregada, no servido, reembolsado, reembolsada, anulado, anulada, cancelado, cancelada, ya no hay, ya no queda, ya no quedan, no queda, no quedan, no hay, se acabó, se acabaron, se ha acabado, se han acabado, se nos acabó, está acabado, casi acabado, casi acabada, casi vacío, casi vacía, está vacío, tiene moho, tienen moho, con moho, mohoso, mohosa, enmohecido, podrido, podrida, podridos, podridas, se ha puesto malo, se ha puesto mala, se puso malo, se puso mala, se han puesto malos, estropeado, estropeada, estropeados, tirado, tirada, tirados, tiradas, a la basura, lo tiré, la tiré, los tiré, las tiré, comido entero, comida entera, nos lo comimos, me lo comí, terminado, terminada, gastado del todo',
  occasions:
    'barbacoa, bbq, parrillada con amigos, fiesta, cena, comida, almuerzo, desayuno, brunch, merienda, picnic, pícnic, cumple, cumpleaños, aperitivo, vermut, comunión, boda, asado con amigos, cena con amigos, comida familiar, reunión',
  shopTalk:
    'pedido, pedidos, entrega, entregas, reparto, factura, código promocional, cuenta, cliente, cesta, carrito, franja, reembolso, devolución, enviado, enviada, subtotal, lista de la compra, confirmación, repartidor, caja, recogida, cupón, cupones, vale, envío, artículos',
  expired:
    'caducó, caducaron, caducó el, caducaron el, caducado el, caducada el, caducados el, caducado, caducada, caducados, venció, venció el, vencieron el, vencido el, vencida el',
  noDate:
    'sin fecha, no tiene fecha, no pone fecha, no pone la fecha, ninguna fecha, sin caducidad, no caduca, no caducan, no caduca nunca, sin fecha de caducidad, nunca caduca, no vence, no vencen, no se pone malo, no se estropea, aguanta siempre, dura siempre, sin cad, no trae fecha, sin consumo preferente',
  sinceThen: [
    'después de abrir, después de abierto, después de abierta, tras abrir, tras su apertura, tras la apertura, una vez abierto, una vez abierta, una vez abiertos, desde que se abre, desde la apertura, desde su apertura, de abierto, al abrir, después de descongelar, tras descongelar, una vez descongelado, una vez descongelada, después de la compra, desde la compra, después de cocinar, después de cocinado, una vez cocinado, después de la fabricación, desde el envasado, desde la elaboración, después de envasar, desde la entrega, de su apertura, posteriores a su apertura',
  ].join(', '),
  vague:
    'pizca, pizcas, puñado, puñados, puñadito, chorro, chorros, chorrito, chorreón, nuez, gota, gotas, culín, culo, fondo, poco, poquito, poquita, resto, dedo, hilo',
  fillers: [
    'hola, buenas, holi, hey, ey, oye, bueno, vale, ok, sí, ah, eh, em, y, e, y también, también, además, y luego, luego, después, por favor, porfa, porfi, gracias, besos, bss, un beso, jaja, jajaja, lol, oye siri, siri, alexa, ok google, hey google, cariño, cari, mi amor, mamá, papá, chicos, chicas, total, por cierto, mira, venga, va, más, en fin, pues, a ver, tíos',
    'tengo, tengo todavía, todavía tengo, tenemos, todavía tenemos, aún tenemos, aún tengo, hay, todavía hay, aún hay, queda, quedan, nos queda, nos quedan, me queda, me quedan, había, es, son, aquí van, aquí va, he comprado, hemos comprado, compré, compramos, acabo de comprar, acabamos de comprar, he cogido, cogí, he traído, traje, traigo, he metido, he puesto, hemos puesto, he guardado, me han dado, nos han dado, me dieron, nos dieron, he hecho, hemos hecho, he encontrado, me he encontrado, ha sobrado, han sobrado, sobró, sobraron, sobra, sobran',
    'puedes añadir, puedes apuntar, puedes poner, añade, añadir, añádeme, apunta, apuntar, apúntame, pon, poner, ponme, mete, meter, anota, anotar, agrega, agregar, un poco de, un poquito de, algo de, unos, unas, algunos, algunas, el, la, los, las, zumo de un, zumo de una, el zumo de un, ralladura de un, el resto de, el resto del, la lista, para la lista, del súper, de la compra',
  ].join(', '),
  cutAtShops:
    'cortado, cortada, cortados, cortadas, loncheado, loncheada, cocido, cocida, envasado, envasada, fileteado, fileteada, picado, picada',
  asSold:
    'loncheado, loncheada, en lonchas, rallado, rallada, rallados, cocido, cocida, cocidos, cocidas, ahumado, ahumada, picado, picada, molido, molida, troceado, troceada, troceados, natural, en dados, en rodajas, en tiras, fileteado, fileteada, fileteados, laminado, laminados, triturado, seco, seca, entero, entera, pelado, pelados, curado, semicurado, tierno, sin sal, sin lactosa, sin gluten, integral, bio, ecológico, al natural, en aceite, en conserva',
  preparations: [
    'finamente, muy fino, gruesamente, recién, picado, picada, picados, picadas, troceado, troceada, troceados, troceadas, cortado, cortada, cortados, cortadas, rallado, rallada, rallados, pelado, pelada, pelados, peladas, machacado, machacada, machacados, aplastado, majado, derretida, derretido, fundida, fundido, tamizada, tamizado, batido, batidos, escurrido, escurrida, escurridos, escurridas, lavado, lavada, lavadas, lavados, deshuesado, deshuesadas, sin hueso, sin pepitas, sin semillas, en dados, en daditos, en cubos, en rodajas, en láminas, laminado, laminados, en trozos, en juliana, en tiras, en cuartos, en gajos, en aros, exprimido, exprimida, desmenuzado, desmenuzada, en brunoise, en polvo, tibio, tibia, ablandada, limpio, limpia',
    'al gusto, a gusto, según gusto, para servir, para decorar, para adornar, para espolvorear, para freír, para engrasar, opcional, o al gusto, o más, si hace falta, si es necesario, a temperatura ambiente, y, o',
  ].join(', '),
  idioms: [
    'de mar, del mar, frutos del mar, palitos de mar, sal de mar, lubina de mar, muslitos de mar, delicias de mar, de navidad, de pascua, mona de pascua, flor de pascua, roscón de reyes, rosca de reyes, corona de reyes, dulces de navidad, pan de ayer, pan del día, menú del día, plato del día, tarta de san marcos, coca de san juan, tarta de santiago, peras de san juan, queso san simón, salsa de soja, after eight, 7 up, 7up, seven up, kinder bueno, media luna, medialunas, medias lunas, medianoche, medianoches, medias noches, media crema, media noche, mil hojas, milhojas, cuatro quesos, 4 quesos, tres quesos, 3 quesos, cinco quesos, cuatro estaciones, 4 estaciones, tres delicias, 3 delicias, tres chocolates, tres leches, cinco especias, 5 especias, siete cereales, 5 cereales, cinco cereales, 7 cereales, cuarto trasero, cuartos traseros, cuatro sabores, licor 43, cuarenta y tres, torres 10, huevo kinder, cien por cien, 100 % zumo, 5 jotas, cinco jotas, 0 % materia grasa, cero cero, pan de leche, panes de leche, día de la madre, crema de día, crema de noche, caldo del día, pescado del día',
    'sal y pimienta, sal y vinagre, aceite y vinagre, jamón y queso, queso y jamón, pollo con patatas, pan y tomate, ajo y perejil, perejil y ajo, moros y cristianos, tomate y albahaca, mar y montaña, fish and chips, mac and cheese, queso y cebolla, miel y limón, limón y menta, piña y coco, arroz y quinoa, cacao y avellanas, azúcar y canela, pipas y frutos secos, fresa y plátano, melocotón y uva, naranja y zanahoria, col y zanahoria, lentejas y arroz, boquerones en vinagre, pollo al horno, a la plancha, al día, salsa de yogur y pepino, nata y chocolate, chocolate y nata, cuarto y mitad, medio hecho, a medio hacer, en su punto, comida para llevar, para llevar, sin sal, sin azúcar, sin gluten, sin lactosa, sin alcohol, sin hueso, sin piel, con gas, sin gas, café con leche, arroz con leche, pan con tomate, de la abuela, de la casa',
  ].join(', '),
  notFoods:
    'total, total a pagar, subtotal, sub total, envío, gastos de envío, gastos de preparación, descuento, dto, dto., descuentos, ahorro, ahorras, has ahorrado, su ahorro, cupón, cupones, vale, vale descuento, iva, i.v.a., igic, impuesto, impuestos, base imponible, cuota, pago, tarjeta, tarjeta bancaria, tarj. bancaria, efectivo, entregado, cambio, devolución, visa, mastercard, bizum, paypal, propina, bolsa, bolsa plástico, bolsa compra, a pagar, a devolver, gastos de servicio, pedido, importe, puntos, saldo, redondeo solidario',
  notLines: [
    'he acabado, hemos acabado, se acabó, se ha acabado, se han acabado, me he comido, nos hemos comido, me comí, nos comimos, he bebido, he tirado, hemos tirado, tiré, hay que comprar, tenemos que comprar, tengo que comprar, comprar, para comprar, por comprar, falta, faltan, hace falta, hacen falta, necesito, necesitamos, acuérdate de, acordarse de, no olvides, no te olvides, que no se te olvide, no queda, no quedan, ya no queda, ya no quedan, ya no hay, no hay, no tenemos, nos falta, nos faltan, lista de la compra, quién se ha comido, quién se comió, quién ha cogido',
    'entrega, tu pedido, su pedido, tu entrega, número de pedido, pedido nº, pedido n°, nº de pedido, confirmación de pedido, franja de entrega, fecha de entrega, entregado el, gracias por, artículos de, ver pedido, no disponible, agotado, reembolso, darse de baja, has pedido, has comprado, su compra, atendido por, factura simplificada, precalentar, precalienta, precalentamos, calentar, calienta el, mezclar, mezcla, remover, remueve, dejar cocer, dejamos cocer, cocer a fuego, llevar a ebullición, batir, incorporar, sazonar, reservar, hornear, hornea, cocer durante, ingredientes, elaboración, preparación, para 4 personas, tiempo de preparación, tiempo de cocción, hasta luego, luego hablamos, ahora hablamos, te quiero, ya voy, voy de camino, llego tarde, llámame, dónde estás, cuándo vienes, nos vemos',
  ].join(', '),
};
