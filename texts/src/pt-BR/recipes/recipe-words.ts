import type { RecipeWords } from '@crisper/domain/recipes/reading/recipe-words.ts';
import {
  american,
  equipment,
  firstHalves,
  portions,
  prepared,
  qualities,
  secondHalves,
  sold,
} from './food-words.ts';

/** Of adjectives, both genders: "pequeno", "pequena". Plurals are made of both. */
const inBothGenders = (words: string): string =>
  words
    .split(', ')
    .flatMap((word) => (word.endsWith('o') ? [word, word.replace(/o$/, 'a')] : [word]))
    .join(', ');

/** To the cook, as an infinitive, as an imperative and in passing: "misturar", "misture", "misturando". */
const tellsAr = (stems: string): string =>
  stems
    .split(', ')
    .flatMap((stem) => [`${stem}ar`, `${stem}e`, `${stem}ando`])
    .join(', ');

export const recipeWords: RecipeWords = {
  numbers: {
    ...{ um: 1, uma: 1, dois: 2, duas: 2, três: 3, quatro: 4, cinco: 5, seis: 6, sete: 7, oito: 8, nove: 9 },
    ...{ dez: 10, onze: 11, doze: 12, quinze: 15, dezesseis: 16, vinte: 20, trinta: 30, meio: 0.5 },
    ...{ meia: 0.5, metade: 0.5, 'metade de': 0.5, 'a metade': 0.5, 'a metade de': 0.5, 'metade de um': 0.5 },
    ...{ 'metade de uma': 0.5, 'a metade de um': 0.5, 'a metade de uma': 0.5, '1 metade': 0.5 },
    ...{ 'um quarto': 0.25, 'um quarto de': 0.25, 'três quartos': 0.75, 'três quartos de': 0.75 },
    ...{ 'um terço': 1 / 3, 'um terço de': 1 / 3, 'dois terços': 2 / 3, 'dois terços de': 2 / 3 },
    ...{ 'uma dúzia': 12, dúzia: 12, 'meia dúzia': 6, 'meia dúzia de': 6, 'uma dúzia de': 12 },
    ...{ 'uma dezena': 10, 'um par': 2, 'um par de': 2, one: 1, two: 2 },
  },
  thousands: ['.', ' '],
  multiples: { dúzia: 12, dúzias: 12, dezena: 10, dezenas: 10, dozen: 12 },
  andPart: {
    ...{ 'e meio': 0.5, 'e meia': 0.5, 'e um quarto': 0.25, 'e 1 quarto': 0.25, 'e um terço': 1 / 3 },
    ...{ 'e três quartos': 0.75, 'e dois terços': 2 / 3 },
  },
  to: 'a, ou, até, to',
  about: [
    'cerca de, aproximadamente, aprox, mais ou menos, ~, ca, por volta de, em torno de, uns, umas, quase, até, bem, um bom, uma boa, um bonito',
    'um pequeno, uma pequena, um grande, uma grande, um pouco mais de, um pouco menos de, pelo menos, no mínimo, no máximo, máximo, mínimo, mais de',
    'menos de, perto de, +-, about',
  ].join(', '),
  times: 'x, ×, vezes',
  measures: {
    gram: 'g, gr, grs, grama, gramas, gram, grams',
    kilogram: 'kg, kgs, kilo, kilos, quilo, quilos, quilograma, quilogramas',
    millilitre: 'ml, mls, mililitro, mililitros',
    centilitre: 'cl, centilitro, centilitros',
    decilitre: 'dl, decilitro, decilitros',
    litre: 'l, litro, litros, lt, lts, ltr',
    decagram: 'decagrama, decagramas',
    'metric-pound': '',
    ounce: 'oz, onça, onças, ounce, ounces',
    pound: 'lb, lbs, libra, libras, pound, pounds',
    stick: 'stick, sticks',
    teaspoon: [
      'colher de chá, colheres de chá, colher chá, colheres chá, colher (chá), colheres (chá), col de chá, col chá, col (chá), c de chá, c chá, c (chá)',
      'colher das de chá, colheres das de chá, colherinha, colherinhas, colher rasa de chá, cc, c c, tsp, teaspoon, teaspoons, colherzinha, colherzinhas',
    ].join(', '),
    dessertspoon:
      'colher de sobremesa, colheres de sobremesa, colher sobremesa, colheres sobremesa, colher (sobremesa), colheres (sobremesa), col de sobremesa, col (sobremesa), c de sobremesa',
    tablespoon: [
      'colher de sopa, colheres de sopa, colher sopa, colheres sopa, colher (sopa), colheres (sopa), col de sopa, col sopa, col (sopa), c de sopa, c sopa',
      'c (sopa), colher das de sopa, colheres das de sopa, colher, colheres, colherada, colheradas, cs, c s, tbsp, tbs, tablespoon, tablespoons',
    ].join(', '),
    'fluid-ounce': 'fl oz',
    cup: [
      'xícara, xícaras, xícara de chá, xícaras de chá, xícara chá, xícaras chá, xícara (chá), xícaras (chá), xíc, xíc de chá, xíc (chá), x de chá',
      'copo, copos, copo americano, copos americanos, copo (americano), copos (americanos), caneca, canecas',
      'chávena, chávenas, chávena de chá, chávenas de chá, cup, cups, mug, mugs',
    ].join(', '),
    pint: 'pint, pints',
    'american-pint': 'us pint',
    quart: 'quart, quarts',
    gallon: 'gallon, gallons',
    piece: [
      'unidade, unidades, unid, un, und, peça, peças, pedaço, pedaços, maço, maços, cabeça, cabeças, pé, pés, cubo, cubos, porção, porções, bulbo, bulbos',
      'bola, bolas, bolinha, bolinhas, posta, postas, raiz, buquê, buquês, espiga, espigas, pedacinho, pedacinhos, bloco, blocos, naco, naco de',
      'bunch, bunches, piece, pieces',
    ].join(', '),
    clove: 'dente, dentes, dente de, dentes de, clove, cloves',
    slice:
      'fatia, fatias, fatia fina, fatias finas, rodela, rodelas, lâmina, lâminas, tira, tiras, slice, slices',
    stalk: 'talo, talos, haste, hastes, pau, paus, bastão, rama, ramas',
    leaf: 'folha, folhas, ramo, ramos, raminho, raminhos, galho, galhos, galhinho, galhinhos, sprig, sprigs',
    pack: [
      'pacote, pacotes, pct, pacotinho, pacotinhos, saco, sacos, saquinho, saquinhos, envelope, envelopes, sachê, sachês, pote, potes, potinho, potinhos',
      'vidro, vidros, vidrinho, garrafa, garrafas, garrafinha, caixa, caixas, caixinha, caixinhas, cx, bandeja, bandejas, barra, barras, tablete, tabletes',
      'rolo, rolos, tubo, tubos, tigela, tigelas, copinho, copinhos, cartela, dose, doses, medida, medidas, embalagem, embalagens, pack, packs, packet, jar, jars',
    ].join(', '),
    tin: 'lata, latas, latinha, latinhas, lata pequena, lata grande, latas pequenas, latas grandes, tin, tins, can, cans, medida da lata, lata (mesma medida)',
    length: 'cm, centímetro, centímetros, mm',
    vague: [
      'pitada, pitadas, pitadinha, boa pitada, uma pitada, punhado, punhados, bom punhado, punhadinho, gota, gotas, gotinhas, fio, fiozinho, um fio, fio de',
      'um fio de, pouco, um pouco, um pouco de, um pouquinho, um pouquinho de, ponta de faca, ponta da faca, quanto baste, qb, q b, concha, conchas',
      'alguns, algumas, algumas folhas, algumas gotas, algumas fatias, algumas rodelas, alguns ramos, algumas pitadas, bastante, o suficiente, suficiente',
      'quantidade suficiente, a quantidade, uns, umas, vários, várias, dash, handful, pinch, borrifadas, borrifo, splash, toque, um toque de, colher de café',
      'colheres de café, colher (café), colheres (café), cálice, cálices, dose de cachaça, dedinho, dedo, dedos',
    ].join(', '),
  },
  capitalMeasures: {},
  inSticks: 'butter, margarine',
  american,
  of: "de, do, da, dos, das, d', of",
  and: 'e, &, and',
  or: 'ou, ou então, ou ainda, or',
  each: 'de cada, cada um, cada uma, cada, de cada um',
  plus: 'mais, +, e, &',
  endings: 's',
  sizes: inBothGenders(
    [
      'pequeno, grande, médio, enorme, miúdo, graúdo, mini, bom, boa, belo, bonito, raso, cheio, bem cheio, generoso, caprichado, longo, comprido, curto, inteiro',
      'grosso, fino, bem fino, redondo, nivelado, apertado, bem apertado, individual, individuais, gordo, alto, baixo, small, medium, large, big, médios, tipo',
    ].join(', '),
  ),
  prepared,
  qualities,
  ...sold,
  states: inBothGenders(
    [
      'moído, seco, defumado, congelado, cozido, pré-cozido, cru, crua, grelhado, assado, frito, torrado, sem sal, com sal, salgado, sem açúcar, em pó, em lata',
      'em conserva, enlatado, desidratado, em flocos, pó, marinado, em calda, instantâneo, em barra, em grãos',
    ].join(', '),
  ),
  tinned: 'em lata',
  portions,
  parts: [
    'suco, o suco, caldo, o caldo, um pouco do suco, raspas, as raspas, raspa, a raspa, casca, a casca, sementes, as sementes, folhas, as folhas, polpa',
    'a polpa, miolo, o miolo, gomos, talos, os talos, casquinha, juice, zest',
  ].join(', '),
  genitives: {},
  asides: [
    'para, pra, conforme, a gosto, à gosto, ao gosto, à vontade, a vontade, sem, com, ou mais, ou menos, mais, +, se, opcional, opcionais, por exemplo',
    'ex, tipo, sendo, dos quais, em partes iguais, de preferência, peso líquido, peso drenado, drenado, cortado, não, aproximadamente, mínimo, que, qual',
    'usei, eu usei, eu uso, pode usar, pode ser, podendo ser, dependendo, eventualmente, no mínimo, na falta, antes, previamente, cerca, aprox, ajustar',
    'cada, assim, depois, como, senão, caso, caso goste, caso queira, veja, ver, to taste, for, optional, reserve, separe, divididos em, dividido em',
  ].join(', '),
  within: 'em, na, no',
  optional: [
    'opcional, opcionais, facultativo, facultativa, se quiser, se quiserem, se preferir, se gostar, se desejar, se você gostar, se tiver, se achar',
    'se for usar, eventualmente, não obrigatório, não é obrigatório, caso goste, caso queira, caso tenha, fica a seu critério, a seu critério, if you like',
  ].join(', '),
  noAlternatives: [
    'mais, menos, outro, outra, um outro, uma outra, equivalente, conforme, na falta, uma mistura, os dois, as duas, o mesmo, ainda, a gosto, se, ao',
    'congelado, congelada, congelados, fresco, fresca, frescos, caseiro, caseira, pronto, pronta, da sua preferência, qualquer outro, qualquer outra',
    'similar, semelhante, o que preferir, o quanto baste, a que tiver, o que tiver, do seu gosto, de sua preferência',
  ].join(', '),
  firstHalves,
  secondHalves,
  equipment,
  forPart: 'para a, para o, para as, para os, para um, para uma, para, pra, for the',
  partNames: [
    'massa, a massa, molho, o molho, recheio, o recheio, cobertura, a cobertura, creme, o creme, glacê, calda, a calda, marinada, a marinada, tempero',
    'o tempero, vinagrete, acompanhamento, decoração, finalização, montagem, a montagem, base, a base, farofa, a farofa, crosta, caldo, o caldo, carne',
    'a carne, legumes, os legumes, ganache, a ganache, chantilly, o chantilly, xarope, mousse, a mousse, ingredientes, preparo, tempero do frango, merengue',
    'empanar, para empanar, caramelo, o caramelo, molho branco, o molho branco, bechamel, brigadeiro, o brigadeiro, refogado, o refogado, salada, a salada',
    'diversos, guarnição, streusel, farofinha, farofa doce, untar, para untar, servir, para servir, decorar, para decorar',
  ].join(', '),
  shortNames: {},
  headings: {
    ingredients: [
      'ingredientes, ingrediente, os ingredientes, lista de ingredientes, você vai precisar de, vai precisar de, você precisa de, o que você precisa',
      'você precisará de, lista de compras, a lista de compras, ingredientes necessários, o que vai precisar, materiais, ingredients',
    ].join(', '),
    steps: [
      'modo de preparo, modo de preparação, modo de fazer, preparo, preparação, como fazer, como preparar, instruções, passo a passo',
      'passos, os passos, etapas, as etapas, execução, procedimento, modo de preparo da massa, modo de preparo do recheio, faça assim, confecção',
      'preparação passo a passo, modo de confecção, realização, montagem da receita, method, directions',
    ].join(', '),
    notes: [
      'dica, dicas, dica da receita, dicas da receita, dica do chef, dica extra, dica importante, observação, observações, nota, notas, obs, variação',
      'variações, informações adicionais, informações nutricionais, informação nutricional, valor nutricional, tabela nutricional, bom saber, você sabia',
      'acompanhamento, para acompanhar, harmonização, vinho, comentários, conservação, armazenamento, bom apetite, fonte, utensílios, o que usar',
      'sugestão, sugestões, sugestão de acompanhamento, veja também, receitas relacionadas, receitas similares, avaliações, curiosidades, congelamento',
    ].join(', '),
  },
  servingsBefore: [
    'para, porções, rende, rendimento, serve, serve até, dá para, número de porções, número de pessoas, quantidade, quantidade de porções, pessoas',
    'serves, makes, yield, receita para, rende cerca de, rende aproximadamente, rendimento aproximado, tamanho da porção',
  ].join(', '),
  servingsBehind: 'pessoas, pessoa, porções, porção, fatias, pedaços, doses, pratos, convidados, servings',
  timeLabels: {
    total:
      'tempo total, tempo, pronto em, duração, duração total, ao todo, tempo de receita, total time, ready in',
    part: [
      'preparo, tempo de preparo, tempo de preparação, cozimento, tempo de cozimento, cocção, tempo de cocção, tempo de forno, forno, descanso',
      'tempo de descanso, geladeira, tempo de geladeira, espera, tempo de espera, marinada, tempo de marinada, fermentação, tempo de fermentação',
      'crescimento, molho, tempo de molho, congelamento, tempo de congelamento, refrigeração, tempo de refrigeração, tempo de fogão, no forno',
      'na geladeira, no freezer, prep time, cook time, prep',
    ].join(', '),
  },
  spans: {
    minute: 'minutos, minuto, min, mins, m',
    hour: 'horas, hora, h, hrs, hr, hours, hour',
    day: 'dias, dia',
  },
  step: 'passo, etapa, step',
  verbs: [
    tellsAr(
      'mistur, cort, lav, junt, acrescent, adicion, despej, temper, reserv, peneir, unt, enfarinh, polvilh, decor, finaliz, separ, amass, sov, form',
    ),
    tellsAr(
      'model, enrol, reche, mont, dour, grelh, cozinh, deix, retir, vir, desenform, lev, esper, incorpor, esquent, ral, espalh, marin, hidrat, ass, frit',
    ),
    tellsAr(
      'congel, descongel, tritur, process, guard, ajust, prov, test, prepar, empan, gratin, tamp, tir, esfri, desfi, mergulh, abaix, termin, quebr, us, ferment',
    ),
    'picar, pique, descascar, descasque, refogar, refogue, colocar, coloque, salgar, salgue, regar, regue, desligar, desligue, começar, comece, secar, seque',
    'rechear, recheie, saltear, salteie, esticar, estique, selar, sele, pincelar, pincele, forrar, forre, besuntar, besunte, dispor, disponha, torcer, torça',
    'mexer, mexa, mexendo, dissolver, dissolva, ferver, ferva, aquecer, aqueça, esquentar, esquente, derreter, derreta, adicionar, adicione, cobrir, cubra',
    'cobrindo, bater, bata, batendo, abrir, abra, dividir, divida, pôr, ponha, colocar, coloque, colocando, levar, leve, deixe, deixar, servir, sirva',
    'assar, asse, cozer, cozinhe, cozinhar, unir, una, mexa sempre, repetir, repita, retirar, retire, tirar, tire, fazer, faça, diminuir, diminua, aumentar, aumente',
    'em uma panela, numa panela, em uma tigela, numa tigela, em um recipiente, no liquidificador, na batedeira, em seguida, depois, por fim, por último, quando, assim que, enquanto',
    'deixe de molho, pré-aquecer, preaquecer, pré-aqueça, preaqueça, desligue o fogo, em fogo baixo, em fogo médio, em fogo alto, no final, reserve',
    'escorrer, escorra, escolher, espere, espalhe, preencher, preencha, aguardar, aguarde, passar, passe, cortar, corte, preheat, heat, mix, stir',
  ].join(', '),
  lastVerbs: '',
};
