import type { LineWords } from '@crisper/domain/line/line-words.ts';

/** The words by which a line such as "2 pacotes de presunto sex geladeira" is understood. */
export const lineWords: LineWords = {
  weekdays: [
    'dom, domingo, domingos, domingo à noite, domingo de noite, domingo de manhã, domingo à tarde, domingo cedo, domigo',
    'seg, segunda, segunda-feira, segunda feira, segundas, 2ª feira, 2a feira, 2ª-feira, 2a-feira, segunda à noite, segunda de manhã, segunda à tarde, segunda cedo, segunda-feira à noite',
    'ter, terça, terça-feira, terça feira, terças, 3ª feira, 3a feira, 3ª-feira, 3a-feira, terça à noite, terça de manhã, terça à tarde, terça cedo, tersa',
    'qua, quarta, quarta-feira, quarta feira, quartas, 4ª feira, 4a feira, 4ª-feira, 4a-feira, quarta à noite, quarta de manhã, quarta à tarde, quarta cedo, quarta-feira à noite',
    'qui, quinta, quinta-feira, quinta feira, quintas, 5ª feira, 5a feira, 5ª-feira, 5a-feira, quinta à noite, quinta de manhã, quinta à tarde, quinta cedo, quinta-feira à noite',
    'sex, sexta, sexta-feira, sexta feira, sextas, 6ª feira, 6a feira, 6ª-feira, 6a-feira, sexta à noite, sexta de manhã, sexta à tarde, sexta cedo, sexta-feira à noite, sextou, cesta-feira',
    'sáb, sábado, sabado, sábados, sábado à noite, sábado de noite, sábado de manhã, sábado à tarde, sábado cedo',
  ],
  months: [
    'jan, janeiro, janeiro de, jan de',
    'fev, fevereiro, fevereiro de, fev de',
    'mar, março, março de, mar de',
    'abr, abril, abril de, abr de',
    'mai, maio, maio de, mai de',
    'jun, junho, junho de, jun de',
    'jul, julho, julho de, jul de',
    'ago, agosto, agosto de, ago de',
    'set, setembro, setembro de, set de',
    'out, outubro, outubro de, out de',
    'nov, novembro, novembro de, nov de',
    'dez, dezembro, dezembro de, dez de',
  ],
  ambiguousMonths: 'mar, set, out, dez, nov, ago, mar de, set de, out de, dez de, nov de, ago de',
  ordinals: 'º, o, ª',
  numberedBy: 'dia, no dia, até o dia, até dia, ao dia, do dia, pro dia, para o dia, pra dia',
  hasDashedDays: true,
  weeks: 'semana, semana nº, semana número',
  monthParts: [
    [1, 'início de, começo de, comecinho de, início, começo'],
    [15, 'meados de, meio de, metade de, meados'],
  ],
  coming: {
    week: 'semana que vem, a semana que vem, na semana que vem, da semana que vem, semana q vem, próxima semana, a próxima semana, na próxima semana, da próxima semana, semana seguinte, a semana seguinte',
    weekend:
      'fim de semana que vem, final de semana que vem, próximo fim de semana, próximo final de semana, o próximo fim de semana, o próximo final de semana, fds que vem, próximo fds, fim da semana que vem, final da semana que vem, fim da próxima semana, final da próxima semana',
    month:
      'fim do mês que vem, final do mês que vem, o fim do mês que vem, o final do mês que vem, fim do próximo mês, final do próximo mês, o fim do próximo mês, o final do próximo mês',
  },
  weeksLater: [
    [1, 'a oito'],
    [2, 'a quinze'],
  ],
  days: [
    [-1, 'ontem'],
    [
      0,
      'hoje, hj, oje, hoje à noite, hoje de noite, hoje à tarde, hoje no jantar, hoje no almoço, hoje mesmo, ainda hoje, hoje ainda, esta noite, essa noite, dia de hoje',
    ],
    [
      1,
      'amanhã, amanha, amanhâ, amahã, amnh, amanhã cedo, amanhã de manhã, amanhã à tarde, amanhã à noite, amanhã de noite, amanhã mesmo, amanhã no almoço, amanhã no jantar, dia de amanhã',
    ],
    [
      2,
      'depois de amanhã, depois de amanha, dps de amanhã, dps de amanha, depois d amanhã, depois amanhã, depois-de-amanhã',
    ],
    // "Em 25/11" is a day, so "em" leads to no span that is said in words.
    [2, 'em dois dias'],
    [3, 'em três dias'],
    [4, 'em quatro dias'],
    [5, 'em cinco dias'],
    [6, 'em seis dias'],
    [
      7,
      'em sete dias, em uma semana, numa semana, daqui a oito dias, de hoje a oito, hoje a oito, em oito dias',
    ],
    [10, 'em dez dias'],
    [
      14,
      'em duas semanas, daqui a quinze dias, de hoje a quinze, em quinze dias, em uma quinzena, numa quinzena',
    ],
    [20, 'em vinte dias'],
    [21, 'em três semanas, em vinte e um dias'],
    [28, 'em quatro semanas'],
    [30, 'em um mês, num mês, em trinta dias'],
    [60, 'em dois meses, em sessenta dias'],
    [90, 'em três meses, em noventa dias'],
    [180, 'em seis meses'],
  ],
  shortDays: [
    [0, 'hj'],
    [1, 'amh, amã'],
  ],
  pastDays: [
    [
      -1,
      'ontem à noite, ontem de noite, ontem à tarde, ontem de manhã, ontem cedo, ontem no almoço, ontem no jantar, noite passada, na noite passada, de ontem, de ontem à noite, véspera, da véspera',
    ],
    [
      0,
      'hoje cedo, hoje de manhã, esta manhã, essa manhã, de hoje, de hoje cedo, agora, agora há pouco, agorinha, agora mesmo, indagora, do dia',
    ],
    [
      -2,
      'anteontem, de anteontem, de antes de ontem, antes de ontem, antes-de-ontem, ante ontem, antiontem, anteontem à noite',
    ],
    [-3, 'trasanteontem, outro dia, esses dias, dia desses, uns dias atrás, há uns dias, faz uns dias'],
    [-7, 'semana passada, a semana passada, na semana passada, da semana passada'],
    [-30, 'mês passado, o mês passado, no mês passado, do mês passado'],
  ],
  spans: {
    day: 'dia, dias, diazinho, diazinhos',
    week: 'semana, semanas, semaninha, semaninhas',
    month: 'mês, meses',
    year: 'ano, anos',
  },
  more: 'mais, bons, inteiros',
  within:
    'em, em até, em no máximo, em cerca de, em mais ou menos, em uns, em umas, daqui a, daqui, daqui uns, daqui a uns, daqui a umas, dentro de, por, por mais, por uns, mais, mais uns, mais umas, ainda, ainda dura, ainda aguenta, dura, duram, dura mais, duram mais, dura uns, duram uns, aguenta, aguenta mais, aguentam, se conserva por, conserva por, bom por, boa por, bons por, boas por, bom por mais, boa por mais, ainda bom por, ainda boa por, ok por, durante, nos próximos, nas próximas, pelos próximos, pelas próximas, próximos, próximas, consumir em, consumir em até, comer em, comer em até, usar em, usar em até, gastar em, faltam, falta, restam, resta, válido por, válida por, vale por, vale mais, validade de, com validade de, cerca de, só mais, no máximo, até daqui a',
  beforeDay:
    'venceu, venceram, já venceu, já venceram, vencido, vencida, vencidos, vencidas, expirou, expiraram, expirado, expirada, até, ate, até o, até a, até o dia, até dia, até este, até esta, até esse, até essa, até no, até na, até ao, até à, até o próximo, até a próxima, antes de, antes do, antes da, antes do dia, para, para o, para a, pra, pro, no, na, em, a, o, ao, à, este, esta, esse, essa, neste, nesta, nesse, nessa, dia, no dia, na próxima, no próximo, no máximo, no máximo até, no máximo na, no máximo no, o mais tardar, o mais tardar na, mais tardar, máximo, fim de, final de, fins de, fim, final, até o fim de, até o final de, até fim de, até final de, até o fim da, até o final da, bom até, boa até, bons até, boas até, bom até o dia, boa até o dia, ainda bom até, ainda boa até, ok até, vale até, válido até, válida até, dura até, duram até, dura só até, aguenta até, aguentam até, serve até, está bom até, tá bom até, tá boa até, só até, até pelo menos, último dia, sem falta na, sem falta no',
  article: 'o, dia, o dia',
  next: 'próximo, próxima, prox, prx',
  last: 'último, última, de, do, da',
  nextBehind: 'que vem, q vem, próximo, próxima, agora, seguinte, que vem agora',
  lastBehind: 'passado, passada, último, última, que passou',
  ago: 'atrás, antes',
  agoBefore:
    'há, há uns, há umas, há cerca de, há mais de, há quase, há mais ou menos, faz, faz uns, faz umas, faz mais de, faz quase, já faz, já faz uns, fazem, desde há, tem uns, já tem, deve ter, uns',
  isVerbLast: false,
  began: {
    made: 'feito, feita, feitos, feitas, fiz, fizemos, fez, que eu fiz, que fiz, eu fiz, a gente fez, cozido, cozida, cozidos, cozidas, cozinhado, cozinhada, cozinhei, cozinhamos, cozinhou, assado, assada, assados, assadas, assei, assamos, assou, frito, frita, fritos, fritas, fritei, preparado, preparada, preparados, preparadas, preparei, preparamos, preparo, data de preparo, manipulado em, manipulação, data de manipulação, cortado, cortada, cortados, cortadas, cortei, picado, picada, picados, picadas, piquei, fatiado, fatiada, descascado, descascada, descascados, descasquei, marinado, marinada, temperado, temperada, temperei, refogado, refogada, grelhado, grelhada, ralado, ralada, lavei, bati, batido',
    bought:
      'comprado, comprada, comprados, compradas, comprei, compramos, comprou, a gente comprou, eu comprei, peguei, pegamos, trouxe, trouxemos, trazido, trazida, ganhei, ganhamos, recebi, recebemos, recebido, recebida, recebidos, entregue, entregues, chegou, chegaram, colhido, colhida, colhidos, colhidas, colhi, busquei, retirado, retirei, data da compra, compra',
    frozen:
      'congelado, congelada, congelados, congeladas, congelado em, congelei, congelamos, congelou, no freezer desde, no congelador desde, tá no freezer desde, está no freezer desde, botei no freezer, coloquei no freezer, pus no freezer, coloquei no congelador, botei no congelador, foi pro freezer, data de congelamento, congelamento',
    since:
      'desde, desde o, desde a, desde o dia, do dia, datado de, descongelado, descongelada, descongelados, descongeladas, descongelei, tirei do freezer, tirei do congelador, embalado, embalada, embalado em, data de embalagem, data da embalagem, emb em, envasado em, fabricado em, fabricação, data de fabricação, data fab, fabr, fab, produzido em, data de produção, produção',
  },
  finite:
    'comprado, comprada, comprados, compradas, comprei, compramos, comprou, peguei, trouxe, ganhei, recebi, recebido, recebida, recebidos, entregue, entregues, chegou, chegaram, colhido, colhida, colhidos, colhidas, colhi, congelado, congelada, congelados, congeladas, congelei, congelamos, descongelado, descongelada, descongelei, fiz, fizemos, fez, cozinhei, assei, fritei, preparei, cortei, temperei, aberto, aberta, abertos, abertas, abri, começado, iniciado',
  // What "venceu" on a day is over: the day to come of that name is not its end.
  notEnds: [
    'venceu, venceu em, venceu dia, venceu no dia, venceu na, venceu no, venceu desde, venceu desde o dia, venceram, venceram em, venceram dia, venceram no dia, venceram na, venceram no, venceram desde, venceram desde o dia, já venceu, já venceu em, já venceu dia, já venceu no dia, já venceu na, já venceu no, já venceu desde, já venceu desde o dia, já venceram, já venceram em, já venceram dia, já venceram no dia, já venceram na, já venceram no, já venceram desde, já venceram desde o dia, vencido, vencido em, vencido dia, vencido no dia, vencido na, vencido no, vencido desde, vencido desde o dia, vencida, vencida em, vencida dia, vencida no dia, vencida na, vencida no, vencida desde, vencida desde o dia, vencidos, vencidos em, vencidos dia, vencidos no dia, vencidos na, vencidos no, vencidos desde, vencidos desde o dia, vencidas, vencidas em, vencidas dia, vencidas no dia, vencidas na, vencidas no, vencidas desde, vencidas desde o dia, expirou, expirou em, expirou dia, expirou no dia, expirou na, expirou no, expirou desde, expirou desde o dia, expiraram, expiraram em, expiraram dia, expiraram no dia, expiraram na, expiraram no, expiraram desde, expiraram desde o dia, expirado, expirado em, expirado dia, expirado no dia, expirado na, expirado no, expirado desde, expirado desde o dia, expirada, expirada em, expirada dia, expirada no dia, expirada na, expirada no, expirada desde, expirada desde o dia',
    'embalado em, envasado em, fabricado em, fabricação, fab, produzido em, vender até, venda até, venda até o dia, vender até o dia, congelar até, congelar antes de, congelar, descongelar, descongelar em, descongelar na, descongelar no, maduro, maduro na, madura na, maduros na, fica pronto, pronto na, pronto no, pronto para, pronta para, chega, chega em, chega na, chega no, chega dia, chegam, chegam na, entrega, entrega em, entrega na, entrega no, entrega dia, entregue em, preciso para, preciso pra, precisa para, preciso na, para, pra, pro, para o, para a, para o dia, pro dia, previsto para, prevista para',
  ].join(', '),
  onDay:
    'o, a, no, na, em, este, esta, neste, nesta, nesse, nessa, desde, desde o, desde a, de, do, da, dia, no dia, na última, no último',
  weekend:
    'fim de semana, final de semana, fim-de-semana, fds, o fim de semana, o final de semana, no fim de semana, no final de semana, este fim de semana, esse fim de semana, este final de semana, esse final de semana, neste fim de semana, nesse fim de semana, nesse final de semana, findi, finde, fim da semana, final da semana, o fim da semana, o final da semana, esta semana, essa semana, nesta semana, nessa semana, ainda esta semana, ainda essa semana',
  vagueDays: [],
  holidays: {
    '12-24': 'véspera de natal, a véspera de natal, noite de natal, ceia de natal, a ceia de natal, a ceia',
    '12-25': 'natal, o natal, dia de natal, almoço de natal',
    '12-31':
      'réveillon, o réveillon, reveion, véspera de ano novo, virada, a virada, virada do ano, a virada do ano, ano velho',
    '01-01': 'ano novo, o ano novo, ano-novo, primeiro do ano',
    '01-06': 'dia de reis, o dia de reis',
    '04-21': 'tiradentes, feriado de tiradentes',
    '05-01': 'dia do trabalho, dia do trabalhador, o dia do trabalho',
    '06-12': 'dia dos namorados, o dia dos namorados',
    '06-24': 'são joão, o são joão',
    '09-07': 'sete de setembro, feriado da independência',
    '10-12': 'dia das crianças, o dia das crianças',
    '10-31': 'halloween, o halloween, dia das bruxas',
    '11-02': 'finados, dia de finados',
    '11-15': 'proclamação da república',
    '11-20': 'dia da consciência negra, consciência negra',
  },
  ordinalWords: 'primeiro',
  beforeMonthEnd: 'fim de, final de, fins de, finzinho de, fim, final',
  endOfMonth:
    'fim do mês, final do mês, o fim do mês, o final do mês, no fim do mês, no final do mês, ao fim do mês, fim deste mês, final deste mês, fim desse mês, final desse mês, fim de mês, final de mês, finzinho do mês, este mês, esse mês',
  useBy: [
    // As printed on packs from abroad.
    'use by, use-by, zu verbrauchen bis, verbrauchen bis, à consommer jusqu’au, dlc, te gebruiken tot, tgt, caduca, fecha de caducidad, da consumare entro, scadenza, sista förbrukningsdag, sidste anvendelsesdato',
    'consumir até, consumir ate, consumir até o dia, consumir até dia, consumir até a, consumir até o, consumir até no máximo, consumir antes de, consumir antes do, consumir antes do dia, consumir antes da, consumir no dia, consumir na, consumir no, consumir, cons até, cons. até, consumo até, consumo máximo até, data limite de consumo, data-limite, data limite, data limite até, limite, limite até, limite dia, prazo, prazo até, prazo máximo, usar até, usar até o dia, usar até dia, usar antes de, usar antes do dia, usar na, usar no, usar, utilizar até, utilizar até o dia, comer até, comer até o dia, comer até dia, comer até a, comer antes de, comer antes do, comer antes da, comer na, comer no, comer, pra comer até, para comer até, é pra comer até, tem que comer até, precisa comer até, beber até, beber antes de, tomar até, gastar até, gastar, acabar até, acabar com até, terminar até, cozinhar até, cozinhar antes de, preparar até, fazer até, fritar até, assar até, para consumo até',
  ].join(', '),
  bestBefore:
    'validade, validade até, validade dia, validade é, validade na, validade no, com validade até, com validade, data de validade, data de val, dt val, dt. val, data val, prazo de validade, val, val., val até, val dia, vál, valid, valide, vld, vd, v, valido até, válido até, válida até, válidos até, válidas até, vencimento, data de vencimento, dt venc, venc, venc., vcto, vcto., vto, vence, vence no, vence na, vence dia, vence no dia, vence até, vence já, vencem, vencem no, vencem na, vencem dia, vencendo, quase vencendo, quase vencido, quase vencida, vencendo na, vencendo dia, vai vencer, vai vencer na, vai vencer no, vai vencer dia, vão vencer, tá vencendo, tá pra vencer, está vencendo, que vence, que vence dia, que vencem, expira, expira dia, expiram, exp, exp., data, data é, dt, de preferência antes de, de preferência até, consumir de preferência antes de, consumir de preferência antes do, consumir de preferência antes do fim de, consumir de preferência até, consumir preferencialmente antes de, consumir preferencialmente até, consumir pref. antes, melhor até, melhor antes de, melhor consumir até, best before, bb, bbe, mhd, mindestens haltbar bis, à consommer de préférence avant, ddm, ten minste houdbaar tot, tht, consumir preferentemente antes del, da consumarsi preferibilmente entro, bäst före, bedst før',
  decimalSign: ',',
  numbers: {
    ...{ um: 1, uma: 1, 'mais um': 1, 'mais uma': 1, 'só um': 1, 'só uma': 1, outro: 1, outra: 1 },
    ...{ 'um só': 1, 'uma só': 1, dois: 2, duas: 2, três: 3, quatro: 4, cinco: 5, seis: 6, sete: 7 },
    ...{ oito: 8, nove: 9, dez: 10, onze: 11, doze: 12, treze: 13, catorze: 14, quatorze: 14, quinze: 15 },
    ...{ dezesseis: 16, dezasseis: 16, dezessete: 17, dezassete: 17, dezoito: 18, dezenove: 19 },
    ...{ dezanove: 19, vinte: 20, 'vinte e um': 21, 'vinte e uma': 21, 'vinte e dois': 22 },
    ...{ 'vinte e duas': 22, 'vinte e três': 23, 'vinte e quatro': 24, 'vinte e cinco': 25 },
    ...{ 'vinte e seis': 26, 'vinte e sete': 27, 'vinte e oito': 28, 'vinte e nove': 29, trinta: 30 },
    ...{ 'trinta e um': 31, 'trinta e seis': 36, quarenta: 40, cinquenta: 50, cincoenta: 50 },
    ...{ sessenta: 60, setenta: 70, oitenta: 80, noventa: 90, cem: 100, 'cento e cinquenta': 150 },
    ...{ duzentos: 200, duzentas: 200, 'duzentos e cinquenta': 250, trezentos: 300, trezentas: 300 },
    ...{ quatrocentos: 400, quatrocentas: 400, quinhentos: 500, quinhentas: 500, seiscentos: 600 },
    ...{ setecentos: 700, 'setecentos e cinquenta': 750, oitocentos: 800, novecentos: 900, mil: 1000 },
    ...{ dúzia: 12, 'dúzia de': 12, 'uma dúzia': 12, 'uma dúzia de': 12, 'meia dúzia': 6 },
    ...{ 'meia dúzia de': 6, 'meia-dúzia': 6, 'meia-dúzia de': 6, 'uma meia dúzia de': 6 },
    ...{ '1/2 dúzia': 6, '1/2 dúzia de': 6, dezena: 10, 'dezena de': 10, 'uma dezena': 10 },
    ...{
      'uma dezena de': 10,
      'um par': 2,
      'um par de': 2,
      'par de': 2,
      'dois ou três': 2,
      'duas ou três': 2,
    },
    ...{ meio: 0.5, meia: 0.5, metade: 0.5, 'metade de': 0.5, 'metade do': 0.5, 'metade da': 0.5 },
    ...{ 'metade de um': 0.5, 'metade de uma': 0.5, 'a metade': 0.5, 'a metade de': 0.5 },
    ...{ 'a metade do': 0.5, 'a metade da': 0.5, 'a metade de um': 0.5, 'a metade de uma': 0.5 },
    ...{ 'metade dum': 0.5, 'metade duma': 0.5, 'metadinha de': 0.5, 'um meio': 0.5 },
    ...{ 'um quarto': 0.25, 'um quarto de': 0.25, 'três quartos': 0.75, 'três quartos de': 0.75 },
    ...{ 'um terço': 1 / 3, 'um terço de': 1 / 3, 'dois terços': 2 / 3, 'dois terços de': 2 / 3 },
  },
  multiples: {
    ...{ dúzia: 12, dúzias: 12, 'dúzia de': 12, 'dúzias de': 12, dz: 12, dezena: 10, dezenas: 10 },
    ...{ 'dezenas de': 10, cem: 100, mil: 1000 },
  },
  andPart: { 'e meio': 0.5, 'e meia': 0.5, 'e um quarto': 0.25, 'e três quartos': 0.75, 'e um terço': 1 / 3 },
  point: 'vírgula, ponto',
  to: 'a, ou, -, –',
  about:
    'cerca de, aproximadamente, aprox, mais ou menos, + ou -, +-, quase, ~, por volta de, em torno de, coisa de, perto de, praticamente, tipo, uns, umas, quase uns, no máximo, pelo menos, acho que uns, acho que umas',
  currencies: {
    BRL: 'r$, rs, brl, real, reais, conto, contos, pila, pilas',
    EUR: '€, eur, euro, euros',
    GBP: '£, gbp, libras esterlinas, libra esterlina',
    'BRL USD CAD AUD NZD SGD HKD': '$',
    'USD CAD AUD NZD SGD HKD': 'dólar, dólares',
    USD: 'usd, us$, u$',
    ARS: 'ars, ar$',
    PYG: 'pyg, guarani, guaranis, guaranies',
    AOA: 'kz, aoa, kwanza, kwanzas',
    MZN: 'mzn, metical, meticais',
    CVE: 'cve, escudos',
    CHF: 'chf, francos',
    'JPY CNY': '¥, iene, ienes',
    'SEK NOK DKK ISK': 'kr',
  },
  cents: 'centavo, centavos, cts, cent, cents, cêntimo, cêntimos',
  beforeSums: 'total, no total, ao todo, tudo, soma, deu, ficou em, ficou, tudo por',
  besidePrices:
    'por, a, custa, custou, custaram, custam, paguei, pago, preço, preço de, só, apenas, saiu por, saiu a, tá, cada, cada um, cada uma, a unidade, unidade, o pacote, a caixa, o saco, a bandeja, a lata, a garrafa, o quilo, na promoção por, na promo por, de promoção, @, valor, no valor de',
  eachBefore: 'cada, a unidade, unidade',
  per: 'por, o, a, no, na, per, pelo, pela, cada, em cada',
  measures: {
    gram: 'g, gr, grs, gm, grama, gramas',
    kilogram: 'kg, kgs, kilo, kilos, quilo, quilos, quilograma, quilogramas, quilinho',
    millilitre: 'ml, mls, mililitro, mililitros',
    centilitre: 'cl, centilitro, centilitros',
    decilitre: 'dl, decilitro, decilitros',
    litre: 'l, lt, lts, ltr, litro, litros, litrinho',
    ounce: 'oz, onça, onças',
    pound: 'lb, lbs, libra, libras',
    'half-kilogram': '',
    hectogram: 'hg',
    decagram: 'dag',
    'fluid-ounce': 'fl oz',
    cup: 'xícara, xícaras, xíc, xícara de chá, xícaras de chá, xícara (chá), xícaras (chá), chávena, chávenas',
    pint: 'pint, pints',
    quart: 'quart, quarts',
    gallon: 'gallon, gallons',
    tablespoon:
      'colher de sopa, colheres de sopa, colher sopa, colheres sopa, colher (sopa), colheres (sopa), col de sopa, col. de sopa, col sopa, col. sopa, c. sopa, c. de sopa, c de sopa, cs, csp',
    teaspoon:
      'colher de chá, colheres de chá, colher chá, colheres chá, colher (chá), colheres (chá), col de chá, col. de chá, col chá, col. chá, c. chá, c. de chá, c de chá, cc, cch',
    piece:
      'unidade, unidades, un, und, unds, unid, unids, uni, uns., peça, peças, pç, pçs, garrafa, garrafas, garrafinha, garrafinhas, garrafão, garrafões, grf, gfa, litrão, litrões, long neck, longneck, maço, maços, macinho, pé, pés, pezinho, cabeça, cabeças, cabecinha, dente, dentes, dentinho, dentinhos, fatia, fatias, fatiazinha, folha, folhas, ramo, ramos, raminho, raminhos, galho, galhos, galhinho, talo, talos, cacho, cachos, penca, pencas, espiga, espigas, pedaço, pedaços, pedacinho, pedacinhos, rodela, rodelas, posta, postas, bola, bolas, bolinha, bolinhas, barra, barras, barrinha, barrinhas, bloco, blocos, vidro, vidros, vidrinho, vidrinhos, rolo, rolos, gomo, gomos, metades, tira, tiras, frasco, frascos, cabo',
    pack: 'pacote, pacotes, pct, pcts, pcte, pctes, pacotinho, pacotinhos, pacotão, saco, sacos, sc, saquinho, saquinhos, sacola, sacolas, sacolinha, caixa, caixas, cx, cxs, caixinha, caixinhas, cxa, bandeja, bandejas, bdj, bandejinha, bandejinhas, pote, potes, pt, pts, potinho, potinhos, potão, copo, copos, copinho, copinhos, sachê, sachês, sache, saches, embalagem, embalagens, emb, tablete, tabletes, cartela, cartelas, tubo, tubos, balde, baldes, baldinho, galão, galões, rede, redes, cesta, cestas, cestinha, refil, refis, cubo, cubos, cápsula, cápsulas, tigela, tigelas, tigelinha, vasilha, vasilhas, tupperware, tupperwares, tapoer, tapaué, travessa, travessas, panela, panelas, forma, formas, kit, kits, estojo, bisnaga plástica, envelope, envelopes, molheira, pirex, marinex, caneca, canecas, jarra, jarras, palete, boião, boiões, cuvete, cuvetes, pacotito',
    'pack-of': 'fardo, fardos, engradado, engradados, pack, packs, combo, combos',
    portion: 'porção, porções, porçãozinha, prato, pratos, pratinho, pratinhos, pessoa, pessoas, dose, doses',
  },
  containers: 'lata, latas, latinha, latinhas, latão, latões, ltas',
  of: 'de, do, da, dos, das, d’, d',
  hasBareMeasures: false,
  plurals: { endings: 's', isHeadFirst: true, areOnlyPlurals: false },
  packSizes: 'pk, pack',
  oneOf:
    'pacote, pote, maço, caixa, caixinha, lata, latinha, saco, saquinho, sachê, garrafa, vidro, bandeja, tubo, rede, tablete, cartela, copo, barra',
  times: 'x, ×, *, vezes',
  quantity: 'qtd, qtde, qtd., qde, quant, quantidade, qt',
  places: {
    fridge:
      'geladeira, geladeiras, geladera, gelaeira, geldeira, refrigerador, frigobar, frigorífico, frigo, gaveta de legumes, gaveta de verduras, gaveta da geladeira, gavetão, porta da geladeira, prateleira da geladeira',
    freezer:
      'freezer, freezers, frizer, frízer, friser, freeser, frezer, freezer vertical, freezer horizontal, congelador, congeladores, gaveta do freezer, arca, arca congeladora',
    pantry:
      'despensa, dispensa, despença, armário, armários, armário da cozinha, armário de mantimentos, prateleira, prateleiras, estante, fruteira, fruteiras, cesta de frutas, bancada, balcão, paneleiro, porta-pão, porta pão, cesto de pão, adega, porão, bandeja de frutas',
  },
  whichPlace:
    'grande, pequeno, pequena, velho, velha, novo, nova, outro, outra, garagem, da garagem, da cozinha, cozinha, de cima, de baixo, de fora, da área, da área de serviço, da lavanderia, do quarto, do escritório, do trabalho, do fundo, dos fundos, lá de baixo, lá de cima, do sítio, duplex, vertical, horizontal',
  beforePlace:
    'na, no, nas, nos, em, à, ao, a, o, da, do, pra, pro, para a, para o, dentro da, dentro do, na minha, no meu, na nossa, no nosso, minha, meu, nossa, nosso, lá na, lá no, direto na, direto no, direto pra, direto pro, direto para o, ainda na, ainda no, tá na, tá no, ta na, ta no, está na, está no, estão na, estão no, tão na, tão no, fica na, fica no, ficou na, ficou no, vai pra, vai pro, vai para a, vai para o, vai na, vai no, foi pro, foi pra, colocado na, colocado no, coloquei na, coloquei no, colocar na, colocar no, põe na, põe no, botei na, botei no, pus na, pus no, guardei na, guardei no, guardado na, guardado no, guardada na, guardada no, guardados na, guardar na, guardar no, deixei na, deixei no, no fundo da, no fundo do, na porta da, na gaveta da, na gaveta do, na prateleira da, em cima da, em cima do, na parte de cima da, na parte de baixo da, tirado do, tirei da, direto da, sobre a, sobre o',
  frozen:
    'congelado, congelada, congelados, congeladas, cong, cong., ultracongelado, ultracongelada, supercongelado, supercongelada',
  frozenPrefixes: '',
  opened:
    'aberto, aberta, abertos, abertas, já aberto, já aberta, já abertos, já abertas, está aberto, está aberta, tá aberto, tá aberta, ta aberto, ta aberta, foi aberto, foi aberta, abri, abrimos, abriram, já abri, eu abri, a gente abriu, que abri, começado, começada, já começado, já começada, iniciado, iniciada, encetado, encetada',
  possessives: [],
  forPerson: 'para, pra, pro, p/',
  ofPerson: 'de, da, do, para, pra, pro, é de, é da, é do, são da, são do, pertence a',
  mine: 'meu, minha, meus, minhas, é meu, é minha, são meus, só meu, só minha, só pra mim, só para mim, pessoal',
  everybodys:
    'nosso, nossa, nossos, nossas, de todos, de todo mundo, da casa, da família, da república, da rep, da galera, comum, em comum, coletivo, coletiva, para dividir, pra dividir, para compartilhar, compartilhado',
  me: 'mim, mim mesmo, mim mesma, eu',
  everybody:
    'todos, todas, todos nós, todo mundo, nós, a gente, a galera, galera, a casa, a casa toda, a família, a família toda, a república, a rep',
  and: 'e',
  joints:
    'e, &, mais, e também, e mais, também, além de, e o, e a, e os, e as, com mais, junto com, e aí, e depois, e tem',
  strays: [
    'o, a, os, as, cada, cada um, cada uma, eu, nós, a gente, ele, ela, está, tá, ta, estão, tão, é, são, isso, isto, este, esta, esse, essa, que, q, diz, dizem, tá escrito, escrito, marcado, marca, na embalagem, no rótulo, ainda, ok, bom, boa, bons, boas, só, já, era, será, vai, vão, ser, para, pra, e, ou, com, lá, aqui, agora, então, aí, tem, temos, tenho, no, na, em, sobre, acabar, comer, consumir, usar, jogar fora, comido, precisa, tem que, deve, devem, logo, rápido, pf, pfv, pfvr, por favor, obrigado, obrigada, desde, uns, umas, cerca, promo, por, dias, rapidinho, pct, pcte, limite, max, máx, no máximo, máximo',
    'num tupperware, no tupperware, em um tupperware, num pote, no pote, em um pote, num potinho, numa vasilha, na vasilha, numa marmita, o resto de, o resto do, o resto da, o restinho de, na promoção, em promoção, em oferta, na oferta, na liquidação, com desconto, perto de vencer, perto da validade, validade curta, -30%, -50%, precisa comer, tem que comer, tem que usar, é pra comer, pra comer, pra comer logo, pra usar, comer logo, comer rápido, usar logo, consumir logo, acho, acho que, eu acho, eu acho que, parece que, mais tardar, no mais tardar, bjs, beijos, bj, abs, depois joga fora, depois jogar fora, antes que estrague, antes que vença, senão estraga, que vence, que vencem, vence logo, vai vencer',
  ].join(', '),
  pronouns: 'o, a, os, as, ele, ela, eles, elas, isso, tudo, lo, la, los, las',
  clauses: [
    'que, q, tem, tinha, temos, tenho, sobrou, sobraram, sobrando, restou, restaram, ficou, ficaram, eu, você, vc, vcs, ele, ela, eles, elas, nós, a gente, me, te, quem, qual, onde, quando, porque, pq, por que, como, isso, isto, aquilo, aquele, aquela, esse, essa, este, esta, lá, aqui, aí',
    'é, são, era, eram, está, tá, ta, estava, tava, estão, tão, será, serão, sou, somos, vai, vão, vou, foi, foram, ia, precisa, precisam, preciso, precisamos, deve, devem, devia, deveria, pode, podem, podemos, poderia, quero, quer, queremos, queria, dá, dava',
    'comer, comi, comemos, comeu, come, comam, acabar, acabou, acabei, acabaram, usar, usei, usamos, usa, usem, cozinhar, fazer, faz, faça, fazendo, botar, bota, botei, colocar, coloca, coloquei, coloque, pôr, põe, pus, guardar, guarda, guardei, guardou, deixar, deixa, deixei, deixou, jogar, joga, joguei, jogou, pegar, pega, pegou, comprar, compra, compre, ir, indo, vir, vem, vêm, chega, chegar, trazer, traz, dar, dei, deu, dado, achar, acho, acha, achei, pensar, penso, sei, sabe, diz, disse, dizer, ver, vi, viu, olha, olhem, olhei, checar, confere, verificar, esquece, esqueci, esqueçam, lembra, lembrar, lembrem, cheira, cheirando, encomendei, pedi, pediu, vence, vencem, venceu, estraga, estragou, estragar',
    'mas, se, então, senão, já, ainda, logo, rápido, talvez, certamente, provavelmente, bastante, demais, realmente, principalmente, só, apenas, algum, alguém, ninguém, pf, pfv, favor, obrigado, obrigada, valeu, vlw, hum, ah, né, tipo, enfim, kkk, kkkk, rsrs, haha, ok, sim, não, nao, n, desculpa, desculpe, oi, olá, bom dia, boa tarde, boa noite, tchau, beijo, pessoal, gente, galera, aliás, inclusive, tá bom, blz, beleza',
  ].join(', '),
  fromWhere:
    'na feira, no açougue, na padaria, na peixaria, no mercado, no supermercado, no sacolão, no hortifruti, na quitanda, no atacado, no atacadão, da feira, do açougue, do açougueiro, da padaria, do padeiro, da peixaria, do mercado, do supermercado, do mercadinho, do sacolão, do hortifruti, da quitanda, do atacado, da horta, do quintal, do sítio, da fazenda, da roça, da fazendinha, do vizinho, da vizinha, da minha mãe, da mãe, da vó, da vovó, da avó, da sogra, da tia, do pomar, do delivery, do restaurante, vindo de',
  usesUp: 'comer, acabar, terminar, consumir, usar, gastar, tomar, beber, cozinhar',
  putsAway: 'coloquei, botei, pus, guardei, deixei, tirei, colocado, colocada, guardado, guardada',
  fewOf: 'alguns, algumas, um pouco de, um pouquinho de, um tanto de, um tiquinho de, uns, umas',
  timesOfDay:
    'à noite, de noite, à tarde, de tarde, de manhã, pela manhã, cedo, manhã, noite, tarde, no almoço, no jantar, na janta',
  lots: 'lote, lote nº, nº do lote, número do lote, lote:, l:',
  sized:
    'pequeno, pequena, pequenos, pequenas, grande, grandes, médio, média, médios, médias, bom, boa, bons, boas, belo, bela, cheio, cheia, cheios, cheias, meio, meia, mini, enorme, enormes, gigante, generoso, generosa, bem cheio, bem cheia, bem grande, inteiro, inteira, inteiros, inteiras, raso, rasa, rasas',
  hedges:
    'talvez, acho, acho que, eu acho, eu acho que, provavelmente, normalmente, com certeza, parece, parece que, em princípio, a princípio, deve, devem, deve ser, deve durar, se não me engano, mais ou menos',
  forAll: 'os dois, as duas, ambos, ambas, todos, todas, tudo, os três, as três, todos eles',
  percent: '%, por cento, porcento',
  spokenSigns:
    'ponto, vírgula, nova linha, ponto e vírgula, ponto final, linha nova, próxima linha, parágrafo',
  corrections:
    'não desculpa, desculpa não, não espera, espera não, não quer dizer, quer dizer, quero dizer, não quero dizer, ou melhor, aliás não, não não, ops não, ops, digo, não perdão, corrigindo, correção, peraí não, minto',
  replaced:
    'substituído, substituída, substituímos, trocado, trocada, trocamos, substituição, em vez de, no lugar de, ao invés de',
  replacedBy: 'por, com, pelo, pela, →, ->, =>',
  insteadOf:
    'no lugar de, no lugar do, no lugar da, em vez de, em vez do, em vez da, ao invés de, ao invés do, em substituição a, substituindo',
  absent:
    'em falta, está em falta, tá em falta, não tinha, não tinha mais, não veio, não vieram, sem estoque, fora de estoque, esgotado, esgotada, esgotados, indisponível, indisponíveis, não disponível, não entregue, não entregues, não encontrado, reembolsado, reembolsada, estornado, cancelado, cancelada, não tem mais, acabou, acabaram, já acabou, quase acabando, quase acabou, acabando, quase vazio, quase vazia, está vazio, tá vazio, tá vazia, mofou, mofaram, mofado, mofada, embolorou, embolorado, estragou, estragaram, estragado, estragada, azedou, apodreceu, podre, jogado fora, jogada fora, joguei fora, jogamos fora, foi pro lixo, lixo, no lixo, já comi, já comemos, comemos tudo, comi tudo, já era, terminou, finalizado',
  occasions:
    'churrasco, churras, festa, festinha, aniversário, niver, jantar, janta, almoço, café da manhã, lanche, brunch, piquenique, ceia, happy hour, rolê, confraternização, reunião, open house, feijoada lá em casa, rodízio',
  shopTalk:
    'pedido, pedidos, seu pedido, entrega, entregas, entregador, nota fiscal, cupom, cupom de desconto, código promocional, conta, cliente, carrinho, horário, reembolso, estorno, enviado, enviada, despachado, subtotal, lista de compras, confirmação, caixa do mercado, retirada, saiu para entrega, a caminho, rastreio',
  expired:
    'venceu, venceu dia, venceu em, venceu no dia, venceram, venceram dia, vencido, vencida, vencidos, vencidas, vencido em, vencida em, vencido desde, vencida desde',
  noDate:
    'sem data, sem validade, sem prazo, sem data de validade, sem vencimento, nenhuma data, não tem data, não tem validade, sem data na embalagem, validade indeterminada, validade indefinida, indeterminada, não vence, não vencem, nunca vence, não estraga, não estragam, nunca estraga, dura pra sempre, ilimitado, não expira',
  sinceThen: [
    'depois de aberto, depois de aberta, depois de abertos, após aberto, após aberta, após abrir, depois de abrir, depois que abrir, após a abertura, após abertura, uma vez aberto, uma vez aberta, a partir da abertura, da abertura, depois da abertura, depois de descongelado, depois de descongelada, após descongelar, após o descongelamento, depois de descongelar, após a compra, depois da compra, depois de comprar, após o preparo, depois do preparo, depois de pronto, depois de pronta, depois de feito, após cozinhar, após o cozimento, após a fabricação, após fabricação, da fabricação, da data de fabricação, após a entrega, depois da entrega, após o recebimento',
  ].join(', '),
  vague:
    'pitada, pitadas, pitadinha, punhado, punhados, punhadinho, fio, fiozinho, gota, gotas, gotinha, gotinhas, colher, colheres, colherada, colheradas, colher de café, colheres de café, colher de sobremesa, colheres de sobremesa, concha, conchas, pouco, pouquinho, bocado, bocadinho, tico, tiquinho, tantinho, restinho, resto, restos, fundo, fundinho, dedo, dedos, dedinho, lasca, lascas, tasco, naco, nacos, monte, montinho',
  fillers: [
    'oi, olá, opa, e aí, bom dia, boa tarde, boa noite, então, bom, ok, sim, ah, hum, é, e, e também, também, depois, e depois, aí, e aí tem, ainda, mais, por favor, pf, pfv, pfvr, obrigado, obrigada, valeu, vlw, beijos, bjs, kkk, rsrs, ei siri, siri, alexa, ok google, ei google, amor, mãe, gente, pessoal, galera, aliás, ah e, olha, tá, pronto, enfim, beleza, blz, fala',
    'tenho, eu tenho, ainda tenho, temos, ainda temos, a gente tem, a gente ainda tem, tem, ainda tem, tem ainda, sobrou, sobraram, sobrou um pouco de, ficou, restou, restaram, tinha, aqui tem, eis, é isso, comprei, a gente comprou, compramos, eu comprei, peguei, a gente pegou, pegamos, trouxe, trouxemos, coloquei, botei, guardei, acabei de comprar, a gente acabou de comprar, achei, encontrei, ganhei, ganhamos, recebi, recebemos, me deram, fiz, fizemos, chegou, chegaram',
    'você pode adicionar, pode adicionar, adiciona, adicione, adicionar, acrescenta, acrescentar, acrescente, anota, anota aí, anotar, anote, bota, bota aí, coloca, coloca aí, coloque, põe, põe aí, inclui, incluir, registra, registrar, pode anotar, pode colocar, lista, um pouco de, um pouquinho de, alguns, algumas, uns, umas, o, a, os, as, meu, minha, suco de um, suco de uma, o suco de um, o suco de uma, raspas de um, raspas de uma',
  ].join(', '),
  cutAtShops:
    'fatiado, fatiada, fatiados, cortado, cortada, cortados, cozido, cozida, assado, assada, embalado, embalada, moído, moída, picado, picada, ralado, ralada, temperado, temperada',
  asSold:
    'fatiado, fatiada, fatiados, fatiadas, ralado, ralada, cozido, cozida, cozidos, cozidas, defumado, defumada, seco, seca, secos, secas, moído, moída, natural, em fatias, em cubos, em tiras, em pedaços, pelado, pelados, pelada, orgânico, orgânica, sem sal, com sal, doce, integral, desnatado, vegano, vegana, picado, picada, torrado, torrada, temperado, temperada',
  preparations: [
    'finamente, grosseiramente, bem, picado, picada, picados, picadas, picadinho, picadinha, bem picado, bem picadinha, cortado, cortada, cortados, cortadas, ralado, ralada, ralados, raladas, descascado, descascada, descascados, descascadas, amassado, amassada, amassados, esmagado, esmagados, amolecido, amolecida, derretido, derretida, peneirado, peneirada, batido, batida, batidos, escorrido, escorrida, escorridos, lavado, lavada, lavadas, espremido, espremida, espremidos, sem caroço, sem sementes, sem pele, sem casca, fatiado, fatiada, laminado, laminados, desfiado, desfiada, triturado, moído, em cubos, em cubinhos, em rodelas, em lascas, em pedaços, em pedacinhos, em fatias, em tiras, em quartos, em gomos, de molho',
    'a gosto, à gosto, ao gosto, quanto baste, o quanto baste, q.b., qb, para servir, para decorar, para finalizar, para polvilhar, para untar, opcional, opcionais, se quiser, ou mais, se necessário, se precisar, em temperatura ambiente, temperatura ambiente, gelado, gelada, morno, morna, e, ou',
  ].join(', '),
  idioms: [
    'sal e pimenta, sal & pimenta, sal e pimenta-do-reino, arroz com feijão, feijão com arroz, café com leite, pão com manteiga, queijo com presunto, alho e sal, alho e óleo, cheiro verde, milho e ervilha, ervilha e milho, romeu e julieta, batata frita e ketchup, cookies and cream, m&m, água e sal, cream cracker e água e sal, carne de sol, carne do sol, frutos do mar, sal do mar, sal marinho, maria mole, pé de moleque, olho de sogra, dois amores, três corações, 3 corações, quatro queijos, 4 queijos, cinco queijos, cinco grãos, 5 grãos, sete grãos, 7 grãos, 12 grãos, doze grãos, multigrãos, sete ervas, 7 ervas, cinco especiarias, cem por cento, 7 belo, sete belo, 7 up, seven up, 51, pitú, after eight, meio amargo, 70% cacau, meia cura, meia-cura, meio a meio, meio dia, meia noite, meia pensão, tipo 1, tipo 00, farinha 00, ovos de páscoa, ovo de páscoa',
    'café da manhã, café do dia, pão do dia, sopa do dia, prato do dia, peixe do dia, menu do dia, fruta do dia, bolo de aniversário, seu joão, são joão, de natal, da páscoa, de páscoa, ceia de natal, peru de natal, panetone de natal, primeira linha, carne de segunda, de segunda qualidade, carne de primeira, de primeira, segunda linha, vinho do porto, vinho da casa, molho da casa, pão de casa, sol nascente, chá das cinco, cesta básica, quinta do crasto, quinta do morgado, mar e terra, de mar, do mar, terça parte, quarto de frango, quarto de queijo, sem lactose, sem glúten, sem sal, sem açúcar',
  ].join(', '),
  notFoods:
    'total, subtotal, sub-total, sub total, total a pagar, valor total, valor a pagar, valor pago, troco, desconto, descontos, acréscimo, economia, você economizou, cupom, entrega, taxa de entrega, frete, gorjeta, taxa, taxa de serviço, serviço, imposto, impostos, tributos, icms, trib aprox, pagamento, forma de pagamento, dinheiro, cartão, cartão de crédito, cartão de débito, crédito, débito, pix, visa, mastercard, elo, vale alimentação, vale refeição, sacola, sacola plástica, pedido, cpf, cnpj, nota fiscal, qtd total de itens, iva, multibanco, mb way, saldo, cashback',
  notLines: [
    'comi o, comi a, comi os, comi as, comemos o, comemos a, já comi, já comemos, bebi, bebemos, joguei fora, jogamos fora, acabou o, acabou a, acabaram os, acabaram as, acabou, acabei com, tem que comprar, temos que comprar, preciso comprar, precisamos comprar, precisa comprar, comprar, compra, compre, comprar mais, falta comprar, lembrar de comprar, lembra de comprar, não esquece, não esquecer, não esqueça, preciso de, precisamos de, precisa de, pegar, pega, pegue, traz, trazer, não tem mais, não temos mais, não tem, não temos, tá faltando, está faltando, faltou, falta, faltando, lista de compras, lista do mercado',
    'entrega, seu pedido, sua compra, sua entrega, número do pedido, pedido nº, confirmação do pedido, horário de entrega, data de entrega, entregue em, obrigado por, obrigado pela, agradecemos, itens no, ver pedido, ver o pedido, indisponível, em falta, reembolso, estorno, cancelar inscrição, descadastrar, você comprou, saiu para entrega, preaqueça, pré-aqueça, preaquecer, aqueça, esquente, misture, mexa, deixe ferver, deixe cozinhar, deixe descansar, leve ao, leve ao forno, bata, acrescente, junte, tempere, reserve, asse por, asse, cozinhe por, cozinhe, refogue, frite, despeje, ingredientes, modo de preparo, modo de fazer, para 4 pessoas, rendimento, tempo de preparo, tempo de cozimento, até logo, até mais, até já, até daqui a pouco, te amo, já chego, tô chegando, estou chegando, a caminho, me liga, cadê você, que horas você chega, onde você tá',
  ].join(', '),
};
