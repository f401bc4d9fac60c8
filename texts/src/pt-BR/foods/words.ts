import type { FoodNames } from '@crisper/domain/foods/names.ts';

/** Each word, and each with the "de" behind it that belongs to it: "pacote", "pacote de arroz". */
const withOf = (words: string): string =>
  words
    .split(', ')
    .flatMap((word) => [word, `${word} de`])
    .join(', ');

/** What may have been done to a food, as titles say it. */
export const states: FoodNames['states'] = {
  raw: 'cru, in natura, não pasteurizado, sem pasteurizar, de leite cru',
  tinned:
    'em lata, enlatado, lata de, latas de, em conserva, conserva, conserva de, vidro de conserva de, de lata',
  dried: 'seco, desidratado, em pó, pó, pó de, liofilizado, passado ao sol',
  smoked: 'defumado, fumado, defumado a quente, defumado a frio',
  pickled: 'no vinagre, em vinagre, em picles, fermentado, curtido, avinagrado',
  homemade:
    'caseiro, feito em casa, da vovó, da vó, da avó, da mamãe, da mãe, da minha mãe, da casa, preparado em casa, já preparado',
  breaded: 'empanado, à milanesa, milanesa, na farinha de rosca, em tempura, tempurá, panado',
  stuffed: 'recheado',
  cooked: [
    'cozido, cozinhado, assado, frito, grelhado, refogado, ensopado, guisado, no vapor, ao vapor, na brasa, na chapa, na grelha, no forno, à parmegiana, gratinado, salteado, escaldado, pochê',
    'pré-cozido, pré-frito, requentado, esquentado, desfiado, sobra, sobras, sobra de, sobras de, sobra do, sobras do, resto, restos, resto de, restos de, resto do, restinho de, restinho do, sobrinha de',
    'do almoço, do jantar, da janta, de panela, panela de, prato de, marmita, marmita de, tupperware, tupperware de, vasilha de, pote com, já cozido, já frito, já assado, pronto, para viagem, pra viagem, amassado, batido',
    'caramelizado, confitado, flambado, braseado, rissolado, estufado, na manteiga, puxado no alho, na airfryer',
  ].join(', '),
  cut: [
    'cortado, fatiado, em fatias, fatia, fatias, fatia de, fatias de, ralado, picado, picadinho de, em cubos, cubos, cubos de, em cubinhos, em tiras, tiras, tiras de, tirinhas de, em rodelas, rodela, rodelas, rodelas de',
    'em pedaços, pedaço, pedaços, pedaço de, pedaços de, descascado, metade, metade de, meio, meia, em lascas, lascas de, em quartos, em palitos, palitos de, em gomos, laminado, triturado, porcionado, em pedacinhos, partido, aberto ao meio',
  ].join(', '),
  frozen: 'congelado, ultracongelado, supercongelado, no freezer, do freezer, no congelador, do congelador',
  opened: 'aberto, já aberto, começado, iniciado, pela metade, meio vazio, meio cheio, encetado',
};

/** Cuts of meat and fish, portions, packages and measures: the food is what follows them. */
const measures = withOf(
  [
    'filé, filezinho, filete, posta, peça, porção, medalhão, aparas, retalho, cabeça, dente, maço, molhinho, ramo, raminho, talo, folha, folhas, pé, cacho, penca, espiga, gomo, gomos, dúzia, meia dúzia, dezena',
    'pacote, pacotinho, saco, saquinho, sacola, sachê, sache, caixa, caixinha, garrafa, garrafinha, garrafão, litrão, latinha, vidro, vidrinho, pote, potinho, copo, copinho, bandeja, bandejinha, cartela, engradado, fardo, tubo, bisnaga plástica, refil, embalagem, rede, cesta, kit, barra, barrinha, tablete, bloco, rolo, bola, bolinha, balde, galão, tigela, travessa, xícara, colher, colher de sopa, colher de chá, punhado, pitada, gota, dose, cápsula, pack, bag',
    'quilo, quilos, kilo, kg, grama, gramas, litro, litros, ml, meio quilo, meio litro, unidade, unidades, par, resma, monte, tantinho, pouco, um pouco, bocado, tico, restinho, finzinho, fundo, final, parte',
  ].join(', '),
);

/** Words that say nothing about what a food is. */
export const neutral: FoodNames['neutral'] = [
  measures,
  // Articles and amounts.
  'o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, este, esta, esse, essa, meu, minha, seu, sua, nosso, nossa, algum, alguns, vários, outro, mais, menos, mais um, dois, duas, três, quatro, cinco, seis, sete, oito, nove, dez, doze, cerca, quase, todo, tudo',
  'g, gr, kg, l, lt, x, n, un, und, pct, cx, gd, pq, tam, tamanho, família, tamanho família, grandão, mini, maxi, mega, super, GG, XG, duplo, triplo, simples, avulso, a granel, granel, promoção, promo, oferta, leve 3 pague 2, econômico, grátis, brinde, liquidação, desconto',
  'pequeno, pequenininho, grande, médio, gigante, comprido, curto, largo, fino, grosso, inteiro, inteirinho, extra, redondo, extrafino, bem fininho',
  'com osso, sem osso, desossado, com pele, sem pele, sem espinha, sem espinhas, sem caroço, descaroçado, sem sementes, com casca, sem casca, limpo, higienizado, lavado, pré-lavado, eviscerado, em posta, em postas, resfriado, refrigerado, maturado, embalado, a vácuo, embalado a vácuo, em bandeja, em sachê, em saco, em caixa, em caixinha, em garrafa, em pote, em vidro, em barra, em grãos, em grão, em folhas, em flocos, em gotas, em pasta, em líquido',
  'último, restante, velho, novo, fechado, lacrado, sem abrir, guardado',
  // Kinds and qualities.
  'orgânico, bio, ecológico, natural, naturais, puro, verdadeiro, legítimo, autêntico, tradicional, clássico, original, artesanal, colonial, de roça, da roça, da fazenda, de fazenda, da colônia, tipo, marca, especial, superior, premium, gourmet, seleto, selecionado, delicioso, bom, boa, bonito, gostoso, comum, normal, básico, sortido, variado, misto, de primeira, de segunda, nobre, caipira, de granja, solto, criado solto, halal, kosher, silvestre, de cativeiro, sustentável, certificado, nacional, importado, da estação, da época, local, regional, brasileiro, mineiro, paulista, gaúcho, baiano, nordestino, carioca, catarinense, português, italiano, espanhol, francês, grego, alemão, suíço, holandês, argentino, uruguaio, chileno, mexicano, chinês, japonês, tailandês, indiano, árabe, americano, belga, norueguês',
  'light, diet, zero, fit, magro, gordo, leve, integral, integrais, desnatado, semidesnatado, descremado, meio gordo, baixo teor, zero lactose, zero açúcar, sem açúcar, sem adição de açúcar, sem sal, sem glúten, sem lactose, sem álcool, sem cafeína, sem conservantes, sem corantes, sem gordura trans, sem gás, com gás, com sal, descafeinado, rico em, proteico, enriquecido, fortificado, vitaminado, fonte de',
  'doce, salgado, meio doce, insosso, forte, suave, picante, apimentado, ardido, amargo, azedo, ácido, intenso, temperado, marinado, condimentado, adoçado, açucarado, aromatizado, saborizado, ao ponto',
  'fresco, fresquinho, do dia, macio, mole, duro, crocante, cremoso, suculento, firme, verdinho, maduro, bem maduro, verde demais, passado, pronto para comer, pronto para consumo, pronto para cozinhar, para cozinhar, para assar, para fritar, para grelhar, para refogar, para churrasco, churrasco, rápido, instantâneo, solúvel, concentrado, express',
  'curado, meia cura, envelhecido, jovem, pasteurizado, longa vida, UHT, homogeneizado, esterilizado, gelado, quente, morno, frio, gaseificado, refinado, não refinado, virgem, extravirgem, extra virgem, prensado a frio, bruto, cristal, moído, torrado, torrado e moído, granulado, líquido',
  'vermelho, verde, amarelo, branco, preto, roxo, rosa, marrom, dourado, claro, escuro, colorido, crespo, liso, lisa, americana, mimosa crespa, rajado, tricolor',
  'receita, bebida, produto, produtos, alimento, coisa, coisas, negócio, trem, treco, linha, seleção, mistura',
  'festa, aniversário, natal, páscoa, lanche, lanchinho, café da manhã, almoço, jantar, janta, merenda, criança, crianças, infantil, visitas, verão, inverno',
  'favor, por favor, obrigado, urgente, importante, comer logo, usar logo, ainda bom, da feira, da horta, do quintal, do mercado, do açougue, da padaria, da peixaria, do sacolão, do hortifruti, do sítio',
  // Varieties.
  'asterix, ágata, monalisa, fuji, gala, argentina, nanica, prata, ouro, tommy, palmer, haden, espada, hass, itália, thompson, niágara, rubi, pérola, havaí, formosa, papaia, tahiti, taiti, galego, pera rio, bahia, carioquinha, carnaúba, agulhinha, parboilizado, tipo 1, arábica, conilon, robusta, angus, wagyu, nelore, hereford',
  // Shops and makers.
  'Carrefour, Pão de Açúcar, Assaí, Atacadão, Big Bompreço, Zaffari, Angeloni, Condor, Muffato, Verdemar, Makro, Hortifruti, Oba, St Marche, Sonda, Guanabara, Mundial, Prezunic, Zona Sul, Mambo, Savegnago, Tenda, Mateus, GBarbosa, Supermercados BH, EPA, Taeq, Qualitá, iFood, Rappi, Continente, Pingo Doce, Minipreço, Intermarché, Auchan, Lidl, Mercadona, Too Good To Go',
  'mercado, mercadinho, feira, açougue, padaria, peixaria, sacolão, quitanda, empório, atacado, supermercado, hipermercado, mercearia, delivery, cantina, restaurante, lanchonete',
  'Nestlé, Sadia, Perdigão, Seara, Aurora, Friboi, Swift, Marfrig, Minerva, Korin, Rezende, Copacol, Lar, Vigor, Itambé, Piracanjuba, Parmalat, Italac, Elegê, Batavo, Danone, Tirolez, Polenghi, Président, Betânia, Ninho, Molico, Leitíssimo, Verde Campo, Atilatte, Camil, Tio João, Kicaldo, Prato Fino, Broto Legal, Urbano, Barilla, Adria, Renata, Galo, Dona Benta, Petybon, Santa Amália, Vilma, Quero, Heinz, Elefante, Pomarola, Fugini, Predilecta, Olé, Bonduelle, Knorr, Maggi, Arisco, Kitano, Liza, Cargill, Gallo azeite, Andorinha, União, Caravelas, Guarani, Pilão, Melitta, 3 Corações, Três Corações, Santa Clara, Bauducco, Pullman, Wickbold, Visconti, Panco, Plusvita, Seven Boys, Nutrella, Ajinomoto, Sazón, Yoki, Dr Oetker, Royal, Garoto, Lacta, Kopenhagen, Cacau Show, Hershey, Arcor, Marilan, Piraquê, Vitarella, Mabel, Fortaleza, Gomes da Costa, Robinson Crusoé, Coqueiro, Del Valle, Natural One, Do Bem, Sufresh, Maguary, Ades, Ambev, Terra Nostra, Gresso, Agros, Lactogal, Milaneza, Compal, Sumol, Delta, Nobre, Izidoro, Primor, Ramirez, Bom Petisco',
].join(', ');

/** A part of a tin, which is open. */
export const halfTins: FoodNames['halfTins'] =
  'meia lata, meia lata de, metade da lata, metade da lata de, resto da lata de, lata aberta de';

/** What tinned food lies in. Oil, water and brine are what other food lies in too. */
export const liquids: FoodNames['liquids'] = 'calda, calda leve, calda de açúcar, xarope leve';

/** The first one stands for "&". */
export const and: FoodNames['and'] = 'e, ou';

/** Household goods, which are bought with food. */
export const household: FoodNames['household'] = [
  'papel higiênico, papel-toalha, papel toalha, guardanapo, guardanapos, guardanapo de papel, lenço de papel, lenços de papel, lencinho, lenço umedecido, lenços umedecidos, toalha de papel, Kleenex, Scott, Neve papel, Personal papel',
  'detergente, sabão em pó, sabão líquido, sabão em barra, sabão de coco, lava-roupas, lava roupa, amaciante, lava-louças, lava louça, pastilha para lava-louças, tablete lava-louças, secante lava-louças, alvejante, tira-manchas, Vanish, Omo, Ariel, Brilhante sabão, Tixan, Ypê, Limpol, Comfort, Downy, Fofo amaciante, Minuano, Finish, Sun lava-louças, Fairy, Skip detergente',
  'água sanitária, cândida, Qboa, lixívia, cloro, desinfetante, limpador, limpa-vidros, multiuso, Veja multiuso, limpa pisos, Pinho Sol, Ajax, Cif, desengordurante, lustra-móveis, álcool, álcool em gel, álcool 70, álcool líquido, removedor, inseticida, repelente, Raid, SBP, Baygon, mata-mosquito, soda cáustica, desentupidor, pedra sanitária, Pato purific, odorizador, Bom Ar, limpa forno, vinagre de limpeza, naftalina, ratoeira, amoníaco, querosene, saponáceo, Bombril, palha de aço, limpa alumínio',
  'esponja, esponja de aço, bucha, bucha de louça, pano de chão, pano de prato, pano de limpeza, Perfex, flanela, vassoura, rodo, pá de lixo, balde de limpeza, escova de limpeza, escova sanitária, luva de borracha, luvas descartáveis, esfregão, mop, espanador, panos',
  'saco de lixo, sacos de lixo, saco para freezer, sacos para congelar, saco para alimentos, saquinho plástico, sacola plástica, sacola de mercado, sacola retornável, ecobag, filme plástico, plástico filme, filme de PVC, película aderente, papel-alumínio, papel alumínio, papel manteiga, papel vegetal, marmitex de alumínio, bandeja de isopor, pote plástico, potes plásticos, pote de vidro vazio, saco a vácuo, ziploc, forma de papel, forminha de papel',
  'sabonete, sabonete líquido, xampu, shampoo, condicionador, creme de cabelo, creme para cabelo, creme de pentear, pasta de dente, creme dental, gel dental, escova de dente, escova de dentes, fio dental, enxaguante bucal, desodorante, barbeador, lâmina de barbear, gilete, espuma de barbear, creme de barbear, loção pós-barba, algodão, cotonete, hastes flexíveis, demaquilante, água micelar, hidratante, creme hidratante, creme para as mãos, creme facial, creme corporal, loção corporal, leite corporal, óleo corporal, óleo de bebê, óleo essencial, protetor solar, filtro solar, bronzeador, protetor labial, batom, esmalte, acetona, maquiagem, rímel, perfume, colônia, gel de cabelo, tinta de cabelo, spray de cabelo, sal de banho, talco, preservativo, camisinha, lubrificante, absorvente, absorventes, protetor diário, coletor menstrual, tampão, fralda, fraldas, pomada para assadura, lenço para bebê, chupeta, mamadeira vazia, Colgate, Sensodyne, Oral-B, Listerine, Dove, Nivea, Rexona, Palmolive, Lux sabonete, Pantene, Seda xampu, Huggies, Pampers, Always, Intimus, Johnson baby',
  'pilha, pilhas, pilha AA, pilha AAA, bateria, lâmpada, lâmpadas, vela, velas, vela de aniversário, fósforo, fósforos, isqueiro, carvão, carvão para churrasco, acendedor, álcool para churrasqueira, lenha, palito de dente, palitos de dente, palito de churrasco, espeto de bambu, espetos de madeira, canudo, canudos, prato descartável, pratos descartáveis, copo descartável, copos descartáveis, talher descartável, talheres descartáveis, toalha de mesa, filtro de café, coador, coador de papel, filtro de papel, filtro de água, refil de filtro, barbante, forma de bolo, assadeira, forminhas, forma de gelo, hashi, prendedor de roupa, pregador de roupa, cabide, varal, guarda-chuva, pote hermético, garrafa térmica, abridor de lata, saca-rolhas, descascador, tábua de corte, faca de cozinha, panela antiaderente, frigideira antiaderente, panela de pressão, chaleira, cafeteira, torradeira, termômetro, tesoura',
  'fita adesiva, durex, cola, Super Bonder, caneta, lápis, borracha escolar, caderno, envelope, selo, papel sulfite, papel A4, cartolina, papel de presente, cartão de aniversário, cartucho de tinta, jornal, revista, brinquedo, bexiga, balão de festa, tinta de parede, extensão elétrica, cabo USB, carregador, fone de ouvido, óleo de motor, gasolina, gás de cozinha, botijão, botijão de gás, meia calça, meias, camiseta, pijama, chinelo, toalha de banho, lençol, travesseiro, cobertor',
  'ração, ração de cachorro, ração de gato, ração para cães, ração para gatos, ração do cachorro, ração do gato, sachê para gato, sachê de gato, petisco para cachorro, petisco de cachorro, bifinho de cachorro, osso para cachorro, areia de gato, areia sanitária, granulado sanitário, comida de cachorro, comida de gato, comida de peixe, alpiste, ração de passarinho, tapete higiênico, antipulgas, coleira, Pedigree, Whiskas, Golden ração, Dog Chow, Royal Canin, Premier ração, Purina, Friskies',
  'flores, buquê de flores, rosas vermelhas, orquídea, planta, vaso de planta, terra vegetal, adubo, fertilizante, sementes para plantar, grama em placa, cigarro, cigarros, maço de cigarros, tabaco, fumo de rolo, seda de enrolar, cigarro eletrônico, raspadinha da loteria, loteria, recarga de celular, cartão presente, chip de celular',
  'taxa de entrega, entrega, frete, gorjeta, caixinha do entregador, estacionamento, vale-compra, taxa de serviço, vasilhame, casco retornável, troco solidário',
  'remédio, remédios, medicamento, Dipirona, Novalgina, Paracetamol, Tylenol, Ibuprofeno, Advil, Aspirina, Dorflex, Neosaldina, Buscopan, Engov, Eno, sal de fruta, Estomazil, antiácido, Luftal, xarope para tosse, pastilha para garganta, Benegrip, Vick, soro fisiológico, colírio, curativo, Band-Aid, esparadrapo, gaze, atadura, água oxigenada, antisséptico, pomada, Merthiolate, vitaminas, vitamina C, vitamina D, suplemento, ômega 3, cápsulas de colágeno, melatonina, teste de gravidez, máscara descartável, pílula, anticoncepcional, bolsa de água quente, lentes de contato, solução para lentes',
].join(', ');
