import type { FoodNames } from '@crisper/domain/foods/names.ts';
import { foodNames as english } from '#en/foods/names.ts';
import { grammar } from './grammar.ts';
import { and, halfTins, household, liquids, neutral, states } from './words.ts';

/** By the food's id. The first name is shown; the others are understood. What is another food than its head is named whole. */
const foods: FoodNames['foods'] = {
  milk: 'Leite, leitinho',
  'flavoured-milk':
    'Leite com chocolate, achocolatado, achocolatado pronto, Toddynho, Nescau pronto, Nescau de caixinha, Chocomilk, Kapo achocolatado, leite aromatizado, leite com morango, bebida láctea, café com leite pronto, cappuccino gelado, café latte, caffè latte, Ucal',
  'lactose-free-milk': 'Leite sem lactose, leite zero lactose, leite baixa lactose, LacFree, Zymil',
  'goat-milk': 'Leite de cabra, leite de ovelha, leite de búfala',
  'uht-milk':
    'Leite UHT, leite longa vida, leite de caixinha, leite de caixa, leite em caixa, caixa de leite, leite ultrapasteurizado',
  'evaporated-milk': 'Leite evaporado, leite concentrado, leite Ideal',
  'condensed-milk': 'Leite condensado, Leite Moça, Moça leite condensado',
  'milk-powder': 'Leite em pó, leite Ninho, Ninho em pó, leite Molico, composto lácteo',
  'raw-milk': 'Leite cru, leite de curral, leite da roça, leite do sítio, leite da fazenda',
  milkshake:
    'Milk-shake, milkshake, vitamina de banana, vitamina de abacate, vitamina de mamão, vitamina de frutas, vitamina de morango, vitamina de maçã, batido de banana, leite batido, shake de frutas, Ovomaltine do Bob’s',
  buttermilk: 'Leitelho, buttermilk, soro de leite, lassi, ayran, soro de manteiga',
  kefir: 'Kefir, quefir, leite kefirado, iogurte de kefir',
  'sour-milk': 'Leite fermentado, coalhada, leite coalhado, leite azedo, leite acidófilo',
  'plant-milk':
    'Leite vegetal, bebida vegetal, Alpro, NotMilk, leite de castanha, leite de caju, leite de castanhas, bebida de castanha, leite de avelã, leite de amendoim, leite de macadâmia, leite de inhame, leite de gergelim, leite de ervilha, A Tal da Castanha, creme vegetal culinário, creme de soja, creme de aveia, creme de leite vegetal, creme de leite de soja, creme culinário vegetal, Ades',
  'oat-milk': 'Leite de aveia, bebida de aveia, Oatly, Nude aveia',
  'soy-milk': 'Leite de soja, bebida de soja, bebida à base de soja, extrato de soja líquido, Ades original',
  'almond-milk': 'Leite de amêndoa, bebida de amêndoa, Almond Breeze',
  'rice-milk': 'Leite de arroz, bebida de arroz',
  'coconut-drink': 'Bebida de coco, bebida vegetal de coco, leite vegetal de coco, leite de coco para beber',
  cream: 'Creme de leite, nata, natas, creme culinário, natas para culinária, natas para bater',
  'half-and-half': 'Creme de leite ralo, creme meio a meio, nata leve',
  'double-cream':
    'Creme de leite gordo, nata gorda, nata da roça, creme de leite com 35% de gordura, creme duplo',
  'whipped-cream':
    'Chantilly, creme chantilly, chantili, chantilly batido, creme batido, chantininho, natas batidas',
  'spray-cream': 'Chantilly spray, spray de chantilly, creme em spray',
  'clotted-cream': 'Creme coalhado, clotted cream',
  'creme-fraiche': 'Creme fraîche, creme fresco azedo',
  'sour-cream': 'Creme azedo, sour cream, nata azeda, smetana, natas ácidas, natas azedas',
  'coffee-creamer': 'Creme para café, creamer, Coffee Mate, leite para café',
  yoghurt:
    'Iogurte, iogurte de beber, iogurte batido, Activia, Danone, danoninho líquido, Yakult, Chamyto, Corpus iogurte, Vigor Grego de beber, YoPRO iogurte, Batavinho, iogurt, yogurte, iogurtes de aromas, Actimel, bifidus, Ninho Soleil',
  'greek-yoghurt': 'Iogurte grego, Vigor Grego, Danone Grego, grego de morango, iogurte estilo grego',
  skyr: 'Skyr',
  labneh: 'Coalhada seca, labneh, labne, coalhada árabe',
  'soy-yoghurt':
    'Iogurte de soja, iogurte vegetal, iogurte vegano, iogurte de coco vegano, iogurte de castanha, iogurte de amêndoas',
  'oat-yoghurt': 'Iogurte de aveia, iogurte vegetal de aveia',
  quark:
    'Queijo quark, quark, petit suisse, Danoninho, Chambinho, queijo petit suisse, queijo fresco batido, suíço de morango',
  butter:
    'Manteiga, manteiga Aviação, Aviação manteiga, manteiga de garrafa do sertão batida, manteiga dos Açores, manteiga Mimosa',
  'garlic-butter':
    'Manteiga de alho, manteiga de ervas, manteiga temperada, manteiga com alho, manteiga com ervas, manteiga aromatizada, manteiga maître d’hôtel, alho na manteiga, azeite com alho caseiro, óleo com alho, azeite com alho, azeite com ervas, azeite de ervas, óleo de alho, alho no azeite, alho em azeite, alho em óleo, alho no óleo, ervas no azeite, ervas em óleo, azeite aromatizado caseiro',
  margarine:
    'Margarina, Qualy, Delícia margarina, Doriana, Claybom, Becel, Vegê margarina, creme vegetal, Delicata, Deline, Soya margarina, Planta margarina, Vaqueiro, manteiga vegana, manteiga vegetal',
  ghee: 'Manteiga ghee, ghee, ghi, manteiga clarificada, manteiga de garrafa, manteiga da terra',
  lard: 'Banha de porco, banha, gordura de porco, gordura de pato, sebo, gordura vegetal, gordura hidrogenada, gordura bovina',
  cheese: 'Queijo, tábua de queijos, queijinho, pedaço de queijo, mix de queijos, tábua de frios e queijos',
  'hard-cheese':
    'Queijo curado, queijo duro, queijo prato, queijo minas padrão, queijo minas curado, queijo meia cura, canastra, queijo colonial, queijo do serro, queijo araxá, queijo estepe, queijo tilsit, queijo montanhês, queijo tipo suíço, queijo gruyère nacional, queijo da ilha, queijo são jorge, raclette, queijo havarti, queijo asiago, queijo fontina, queijo tomme, queijo manteiga, queijo artesanal curado, queijo para ralar, queijo serra curado, queijo de nisa',
  gouda: 'Gouda',
  edam: 'Edam, queijo reino, flamengo, queijo bola',
  emmental: 'Emmental, ementhal, queijo suíço, emental',
  gruyere: 'Gruyère, gruiere',
  manchego: 'Manchego',
  comte: 'Comté',
  'red-leicester': 'Red Leicester',
  'double-gloucester': 'Double Gloucester, queijo gloucester',
  wensleydale: 'Wensleydale',
  'monterey-jack': 'Monterey Jack, pepper jack',
  jarlsberg: 'Jarlsberg, maasdam, Leerdammer',
  provolone: 'Provolone, provolone desidratado, provoleta, provolonete',
  pecorino: 'Pecorino, pecorino romano',
  'grana-padano': 'Grana padano, tipo grana',
  cheddar: 'Cheddar, queijo cheddar inglês, chedar',
  parmesan:
    'Parmesão, lascas de parmesão, parmigiano, parmigiano reggiano, parmezão, queijo parmezon, Faixa Azul',
  'grated-cheese':
    'Queijo ralado, parmesão ralado, muçarela ralada, mussarela ralada, mozzarella ralada, queijo prato ralado, mix de queijos ralados, cheddar ralado',
  'sliced-cheese':
    'Queijo fatiado, queijo processado, Polenguinho, queijo fundido, Vaca que Ri, Babybel, queijo para lanche, queijo para hambúrguer, queijo derretido, queijo tipo americano, triângulos de queijo, queijo em triângulos, queijo muçarela processado',
  'string-cheese':
    'Queijo palito, palitos de queijo muçarela, queijo nozinho, queijo trança, queijo nó, queijinho palito, queijo de cordas, nozinho de muçarela, trança de queijo',
  'soft-cheese':
    'Queijo fresco, queijo minas frescal, minas frescal, queijo minas, queijo frescal, queijo branco, reblochon, port salut, taleggio, queijo da serra, queijo serra da estrela, queijo de azeitão, queijo amanteigado, queijo cremoso de ovelha, Boursin, queijo saint paulin, queijo de búfala fresco, queijinhos frescos, queijo de massa mole',
  brie: 'Brie, brie trufado',
  camembert: 'Camembert, camenbert',
  'goat-cheese': 'Queijo de cabra, chèvre, chevrotin, queijo boursin de cabra, queijo caprino',
  'blue-cheese':
    'Queijo azul, blue cheese, queijo danablu, queijo tipo gorgonzola, queijo mofado, queijo Bergader',
  stilton: 'Stilton',
  gorgonzola: 'Gorgonzola, queijo gorgonzola, gorgonzola dolce, gongorzola, gorgonzolla',
  roquefort: 'Roquefort',
  feta: 'Queijo feta, feta, queijo grego, queijo feta em salmoura',
  mozzarella:
    'Muçarela, mussarela, mozzarella, mozarela, mozarella, musarela, muzarela, muçarela fatiada, mussarela fatiada, muçarela em fatias, burrata, stracciatella, queijo de búfala, bocconcini, muçarella',
  halloumi:
    'Queijo coalho, espetinho de queijo coalho, queijo coalho no espeto, halloumi, queijo para grelhar, queijo para churrasco, queijo qualho',
  paneer: 'Paneer, panir',
  'cottage-cheese': 'Queijo cottage, cottage, cottage cheese, queijo cotage, queijo granulado',
  'cream-cheese':
    'Cream cheese, requeijão, Catupiry, Philadelphia, creme de queijo, queijo creme, queijo cremoso, queijo para barrar, requeijao, requeijão culinário, bisnaga de requeijão, bisnaga de Catupiry, crem cheese, creamcheese',
  mascarpone: 'Mascarpone',
  ricotta: 'Ricota, ricotta, creme de ricota, requeijão português, almece',
  'vegan-cheese':
    'Queijo vegano, queijo vegetal, queijo de castanha, queijo de caju, queijo de soja, requeijão vegano, muçarela vegana, parmesão vegano, cream cheese vegano, Violife, queijo plant based',
  'cheese-sauce':
    'Molho branco, molho bechamel, bechamel, béchamel, molho de queijo, molho quatro queijos, molho 4 queijos, fondue, molho alfredo, molho carbonara, molho de gorgonzola, molho de cheddar caseiro, creme de queijos, molho de natas, molho de catupiry, molho de requeijão',
  'nacho-cheese': 'Molho cheddar, cheddar cremoso, molho de nachos, queijo para nachos, molho queijo cheddar',
  custard:
    'Creme de baunilha, creme inglês, creme de confeiteiro, creme pâtissière, leite creme, ovos moles, baba de moça, creme de ovos, molho de baunilha',
  pudding:
    'Pudim, flan, danette, Chandelle, manjar, quindim, quindão, canjica, mungunzá, curau, pamonha, sagu, pavê, creme de papaia, creme de papaya, creme de abacate, creme de maracujá, creme brûlée, crème brûlée, crème caramel, creme de chocolate, sobremesa, sobremesa láctea, bolo pudim, farófias, pudim Abade de Priscos, aletria, banana split, profiteroles, ambrosia, doce de leite com coco caseiro, doce de ovos, torta gelada, delícia de abacaxi, delícia de morango, merengue de morango, bombom aberto, bombom de travessa, morango com creme, doce da vovó, mingau de milho, papa de milho',
  'chocolate-mousse': 'Mousse de chocolate, mousse, musse',
  tiramisu: 'Tiramisù, tiramisu',
  trifle: 'Trifle, pavê de frutas, torta no copo, copo da felicidade',
  'rice-pudding': 'Arroz doce, arroz de leite, arroz com leite',
  'panna-cotta': 'Panna cotta, pannacotta, panacota',
  cheesecake: 'Cheesecake, torta de queijo doce, torta de ricota doce, torta de cream cheese',
  'jelly-dessert': 'Gelatina, gelatina mosaico, mosaico de gelatina, geleia de mocotó, sobremesa de gelatina',
  'ice-cream':
    'Sorvete, sorvete de flocos, sorvete napolitano, sorvete de casquinha, casquinha de sorvete, gelato, gelado, gelados, Kibon, Magnum, Cornetto, Chicabon, Eskibon, Häagen-Dazs, Ben & Jerry’s, Bacio di Latte, torta de sorvete, sundae, sanduíche de sorvete, petit gateau com sorvete, Viennetta, paleta mexicana de leite, frozen yogurt, iogurte gelado, semifrio, bombom de sorvete, mochi gelado',
  'ice-lolly':
    'Picolé, paleta mexicana, geladinho, sacolé, chup-chup, dindim, dudu, gelinho, chupe-chupe, Fruttare, gelado de gelo, Calippo, laranjinha picolé, flau, big bom',
  sorbet:
    'Sorbet, raspadinha, sorvete de fruta, sorvete de limão, sorvete de maracujá, granizado, sorvete de açaí',
  'baby-formula':
    'Fórmula infantil, leite infantil, leite de bebê, leite de lata para bebê, leite para bebê, fórmula de bebê, Aptamil, NAN, Nan Comfor, Nestogeno, Enfamil, Milnutri, Ninho Fases, leite NAN, leite Aptamil, leite de transição, leite de continuação, fórmula láctea infantil, Similac, leite de crescimento, composto lácteo infantil, leite adaptado, Nutribén',
  'made-formula':
    'Mamadeira pronta, mamadeira, mamadeira preparada, fórmula preparada, fórmula pronta, biberão, biberão preparado',
  'baby-food':
    'Papinha de bebê, papinha, comida de bebê, comidinha de bebê, papa de bebê, purê para bebê, purê de fruta de bebê, sopinha de bebê, boião de fruta, boiões de bebê, Mucilon, mingau de bebê, cereal infantil, farinha láctea de bebê, Papapá, Gerber, Hipp, saquinho de fruta para bebê, snack de bebê',
  'breast-milk':
    'Leite materno, leite da mamãe, leite da mãe, leite ordenhado, leite materno ordenhado, leite do peito',
  egg: 'Ovos, ovo, ovos de galinha, ovos de codorna, ovo de codorna, ovos de pata, pente de ovos, ovos livres de gaiola, ovos jumbo, ovinhos de codorna crus',
  'egg-white':
    'Claras de ovo, claras, clara em neve, claras em neve, gemas, gema de ovo, gemas de ovo, ovo batido, ovo líquido, ovos batidos, ovo cru, ovo pasteurizado, ovo quebrado, albumina líquida',
  'boiled-egg':
    'Ovos cozidos, ovo duro, ovos duros, ovo mole, ovos de codorna cozidos, ovo de codorna cozido, ovo com gema mole',
  'egg-dish':
    'Omelete, omelette, omeleta, ovo frito, ovo pochê, ovos pochê, ovos benedict, ovo estrelado, ovos estrelados, ovo escalfado, ovos recheados, crepioca, fritada, frittata, tortilha espanhola, tortilha de batata, tortilla espanhola, tortilla de batata, shakshuka, suflê, ovo no pão de forma, gemada, ovos rancheiros, omelete de forno, muffin de ovo, ovos no purgatório',
  'pickled-egg':
    'Ovo em conserva, ovo de codorna em conserva, ovos de codorna em conserva, conserva de ovo de codorna, ovo colorido, ovo de boteco, vidro de ovo de codorna',
  'scotch-egg': 'Ovo escocês, ovo empanado com carne, bolovo, bolo-ovo',
  'egg-substitute': 'Substituto de ovo, ovo vegetal, ovo vegano, N.Ovo, ovo de linhaça pronto',
  eggnog: 'Eggnog, gemada com rum, licor de ovos caseiro, gemada com leite',
  beef: 'Carne bovina, boi, vaca, acém, coxão mole, coxão duro, patinho, lagarto, paleta, cupim, capa de filé, aba de filé, raquete, músculo traseiro, rosbife cru, carne assada crua, chã, chã de dentro, chã de fora, pojadouro, alcatra completa, carne para assar, carne de panela crua, carne de sol, fraldinha para assar, granito, miolo de acém, miolo de paleta, carne vermelha, ponta de agulha, bovino, novilho, peça de carne, búfalo, peixinho bovino',
  brisket: 'Peito bovino, peito de boi, peito de vaca, brisket, granito bovino, maçã do peito',
  'stewing-beef':
    'Carne para ensopado, carne para cozinhar, músculo, carne em cubos, cubos de carne, carne picada em cubos, carne para panela, carne para guisar, bochecha bovina, bochecha de boi, ossobuco, osso buco, pescoço bovino, carne para cozido, chambão, carne para estufar, carne de segunda, acém em cubos, patinho em cubos, carne para picadinho',
  oxtail: 'Rabo de boi, rabo bovino, rabada crua, rabo de vaca',
  'short-ribs':
    'Costela bovina, costela de boi, costela de vaca, costela janela, costelinha bovina, costela gaúcha, ripa de costela, short ribs, costela de ripa, costela em tiras, costela minga, costela do dianteiro, matambre',
  steak:
    'Bife, bifes, fraldinha, vazio, maminha, bananinha bovina, bife ancho cru, bife do açougueiro, entranha, T-bone, tomahawk, bife a rolê cru, steak, carne para churrasco bovina, flat iron, filé bovino, bifinhos de boi, denver steak, shoulder steak, baby beef, posta branca',
  'sirloin-steak':
    'Contrafilé, contra filé, contra-filé, bife de chorizo, chorizo bife, lombo de boi, vazia, acém redondo, filé de costela',
  'rump-steak': 'Alcatra, picanha, miolo de alcatra, rump, bombom de alcatra, rabadilha',
  'fillet-steak':
    'Filé mignon, filet mignon, tournedos, escalope de filé mignon, lombinho de vaca, cordão de filé mignon, tornedor',
  'ribeye-steak':
    'Bife ancho, ancho, entrecôte, entrecosto bovino, prime rib, ribeye, entrecot, costeleta de novilho',
  veal: 'Vitela, escalope de vitela, bife de vitela, costeleta de vitela, baby beef de vitela, novilha, vitelo, perna de vitela, lombo de vitela',
  lamb: 'Cordeiro, carneiro, borrego, ovelha, carré de cordeiro, lombo de cordeiro, picanha de cordeiro, pescoço de cordeiro, costela de cordeiro, ovino, anho',
  'lamb-chops':
    'Costeletas de cordeiro, costeletas de borrego, french rack, costeleta de carneiro, bisteca de cordeiro',
  'leg-of-lamb': 'Pernil de cordeiro, perna de cordeiro, perna de borrego, pernil de carneiro',
  'lamb-shank': 'Stinco de cordeiro, jarrete de cordeiro, canela de cordeiro',
  'lamb-shoulder': 'Paleta de cordeiro, paleta de carneiro, pá de borrego',
  goat: 'Cabrito, bode, carne de cabra, pernil de cabrito, buchada de bode crua, paleta de cabrito',
  pork: 'Carne de porco, porco, suíno, pernil, bife de porco, leitão, leitoa, lagarto suíno, picanha suína, alcatra suína, perna de porco, bifanas, febras, rojões, secretos de porco, plumas de porco, cachaço, prime rib suíno, bife suíno',
  'pork-chops':
    'Bisteca, bistequinha, costeleta de porco, costeletas de porco, costeleta suína, chuleta, carré, costeleta do lombo',
  'pork-belly':
    'Barriga de porco, panceta, pancetta suína crua, torresmo cru, torresmo para fritar, torresmo de rolo, pururuca crua, barriga suína, toucinho, entremeada, pele com gordura',
  'pork-loin': 'Lombo de porco, lombo, lombinho de porco, lombo de porco assado cru, lombo recheado cru',
  'pork-shoulder':
    'Paleta suína, paleta de porco, copa-lombo, copa lombo, sobrepaleta, copa suína fresca, pá de porco, joelho de porco fresco, nuca de porco, bife de copa lombo',
  'pork-ribs':
    'Costelinha de porco, costela de porco, costela suína, costelinha, ribs, entrecosto, piano de porco, baby back ribs, ripas de porco',
  'pork-tenderloin':
    'Filé mignon suíno, filezinho suíno, filé mignon de porco, filé de porco, lombinhos de porco, lombinho',
  mince:
    'Carne moída, carne picada, moída, patinho moído, acém moído, coxão mole moído, músculo moído, boi moído, carne bovina moída, picado de vaca, picada de novilho, guisado cru, carne de moer, resto de carne moída, sobra de carne moída, fraldinha moída, alcatra moída, blend moído, blend de carne moída, picadinho moído, peito bovino moído, costela moída',
  'lamb-mince': 'Cordeiro moído, carne moída de cordeiro, borrego picado, carneiro moído',
  'pork-mince':
    'Carne de porco moída, porco moído, carne moída de porco, carne moída suína, suíno moído, pernil moído, porco picado, carne picada de porco, lombo moído, massa de linguiça',
  'turkey-mince':
    'Frango moído, carne moída de frango, peru moído, carne moída de peru, peito de frango moído, frango picado cru, carne de frango moída, carne de peru moída, sobrecoxa moída',
  'veal-mince': 'Vitela moída, carne moída de vitela, vitela picada',
  'burger-patty':
    'Hambúrguer, hambúrgueres, hamburguer, hambúrguer de costela, burger, blend de hambúrguer, smash burger cru, disco de hambúrguer, hambúrguer Maturatta, hamburger cru',
  meatballs:
    'Almôndegas, almôndega, polpeta, polpetas, bolinho de carne cru, kafta, cafta, kofta, almondega, porpeta, quibe cru, kibe cru, carne de quibe, quibe congelado cru',
  sausage:
    'Linguiça fresca, linguiça, toscana, linguiça cuiabana, linguiça Bragança, salsichão, linguicinha, salsicha fresca, salsichas frescas, linguiça de costela, linguiça recheada, salsichas de churrasco, merguez, linguiças',
  bratwurst: 'Bratwurst, salsichão alemão, salsicha bratwurst, salsicha branca crua',
  'fresh-chorizo':
    'Chorizo argentino, chorizo fresco, chorizo cru, chouriço fresco, chorizo parrillero, linguiça argentina',
  venison:
    'Carne de caça, caça, javali, veado, capivara, jacaré, avestruz, paca, queixada, cateto, carne de búfalo, bisão, canguru',
  rabbit: 'Coelho, lebre, perna de coelho',
  offal:
    'Miúdos, bucho, dobradinha crua, língua, coração, coraçãozinho, moela, moelas, tripa, tripas, mocotó, pé de porco, orelha de porco, rabo de porco, focinho de porco, pé de galinha, pés de frango, pescoço de frango, miolos, bofe, pulmão, sarapatel cru, mão de vaca, orelheira, pertences de feijoada fresco, pescoço de peru, mondongo cru, sangue de porco, pata de vaca, pé de boi',
  liver: 'Fígado, bife de fígado, fígado acebolado cru, iscas de fígado',
  'chicken-liver':
    'Fígado de frango, fígado de galinha, figadinho, fígado de pato, fígado de ave, foie gras cru',
  kidney: 'Rim, rins',
  'stuffed-meat':
    'Espetinhos de carne, espetinho, espeto de carne, espeto de frango, espeto de kafta, espetada, espetadas, churrasquinho cru, medalhão com bacon, medalhão de frango com bacon, bife a rolê, bife à rolê, rondelli de carne, coxão recheado, rolinho de carne, brochette de carne, trouxinha de frango, braciola, pimentão recheado cru',
  'any-meat':
    'Carne, carnes, ossos, tutano, kit churrasco, churrasco cru, proteína, mistura do almoço, rã, carnes para feijoada frescas',
  'stir-fry-meat':
    'Carne em tiras, tiras de carne, iscas, iscas de mignon, tirinhas de carne, tiras de porco, carne para strogonoff, carne para estrogonofe, tiras de filé mignon, carne para yakisoba, carne em iscas, strogonoff cru',
  chicken:
    'Frango, galinha, galo, galeto, carcaça de frango, carne de frango, frango a passarinho, frango à passarinho, ave, aves, frango do campo, galinhola, dorso de frango, ossos de frango',
  'chicken-parts':
    'Cortes de frango, iscas de frango, tiras de frango, cubos de frango, frango em cubos, sassami, filezinho de frango, bife de frango, bifes de frango, escalope de frango, frango em tiras, frango para strogonoff, frango para estrogonofe, tirinhas de frango, iscas de peito de frango, tulipa e asa, meio da asa e coxinha, medalhão de frango, steak de frango cru, bifinhos de frango, frango em iscas, churrasquinho de frango cru, rolê de frango',
  'chicken-breast':
    'Peito de frango, filé de frango, filé de peito, peito de galinha, peito sem osso, filezão, bifes de peito, filés de frango, filé de galinha',
  'chicken-thigh': 'Sobrecoxa de frango, sobrecoxa, sobrecoxas, filé de coxa e sobrecoxa',
  'chicken-leg':
    'Coxa e sobrecoxa, coxa com sobrecoxa, perna de frango, pernas de frango, quarto de frango, coxa sobrecoxa',
  'chicken-wing':
    'Asa de frango, asa, asas, asinha, asinhas, tulipa de frango, coxinha da asa, drumette, tulipinha, coxinhas da asa, coxinha de asa',
  'chicken-drumstick': 'Coxa de frango, coxa, coxas, perninha de frango, drumstick',
  turkey:
    'Peru, peito de peru cru, coxa de peru, bife de peru, carne de peru, Chester, ave natalina, fiesta ave, bruster, perna de peru, asa de peru, escalopes de peru, bifes de peru, Supreme ave',
  duck: 'Pato, peito de pato, magret, coxa de pato, marreco, galinha d’angola, angola, pombo, marreco recheado, perna de pato',
  goose: 'Ganso, carne de ganso',
  quail: 'Codorna, codornas, codorniz, codornizes',
  pheasant: 'Faisão, perdiz, perdizes, faisões',
  bacon:
    'Bacon, toucinho defumado, bacon em manta, toicinho fumado, barriga defumada, toucinho salgado, speck, carne seca, charque, jabá, jerked beef, carne de charque, carne do sertão seca, ponta de agulha salgada',
  pancetta: 'Pancetta, panceta curada, guanciale',
  lardons:
    'Bacon em cubos, cubos de bacon, bacon picado, cubinhos de bacon, bacon em tiras, tirinhas de bacon, bacon em cubinhos',
  gammon:
    'Porco salgado, carne de porco salgada, costelinha salgada, costela salgada, pé de porco salgado, orelha salgada, rabo de porco salgado, pertences para feijoada, kit feijoada, joelho de porco, eisbein, kassler, costelinha defumada, carnes para feijoada, lombo salgado, tender, presunto tender, bisteca defumada, orelha de porco salgada, pernil curado, carne seca dessalgada, carne seca dessalgada crua, carne seca de molho, charque dessalgado, jabá dessalgado',
  'cold-cuts':
    'Frios, embutidos, rosbife, lombo canadense, blanquet, patê suíno em fatias, queijo de porco, apresuntado, fiambre de carne, rillettes, galantina, carne fria, carnes frias, torresmo prensado, lombo fatiado, lombo defumado fatiado, charcutaria, tábua de frios, carne louca fria, pastrami de frango, lombinho defumado, língua fatiada, afiambrado',
  ham: 'Presunto, presunto sem capa, fiambre, fiambre da perna, fiambre da pá, presunto de parma cozido, prezunto',
  'whole-cooked-ham': 'Presunto inteiro, pernil defumado inteiro, presunto cozido inteiro, peça de presunto',
  pastrami: 'Pastrami, pastrame',
  'turkey-slices':
    'Peito de peru, peru fatiado, presunto de peru, presunto de frango, peito de frango fatiado, peito de frango defumado fatiado, fiambre de peru, fiambre de frango, fiambre de peito de peru',
  mortadella: 'Mortadela, mortadella, mortadela Bologna, mortadela Ceratti',
  'dried-sausage':
    'Linguiça curada, salaminho, salsichão seco, fuet, sopressata, nduja, linguiça seca, linguiça blumenau crua curada, linguiça portuguesa curada, salpicão curado, paio do lombo, paio alentejano, cacholeira, lombo embuchado, linguiça colonial, salsichão curado, landjäger, saucisson, painho',
  salami: 'Salame, salame milano, salame hamburguês, salami',
  pepperoni: 'Pepperoni, peperone, peperoni, salame pepperoni',
  chorizo: 'Chorizo, chouriço espanhol, chouriço português, chouriço mouro, chouriço corrente',
  prosciutto:
    'Presunto cru, presunto parma, prosciutto, jamón, jamón serrano, presunto serrano, presunto ibérico, pata negra, copa, coppa, bresaola, lombo curado, parma, presunto de Chaves, presunto de Barrancos, presunto curado, carpaccio de bresaola, culatello, pernil curado cru, copa lombo curada',
  'cooked-sausage':
    'Salsicha, salsichas, salsicha Viena, salsichas Frankfurt, salsicha alemã, salsicha bock, bockwurst, weisswurst, linguiça cozida, leberwurst, farinheira, alheira, currywurst, andouille, vina, salsichas cocktail, linguicinha cozida',
  'hot-dogs':
    'Salsicha para cachorro-quente, salsicha hot dog, salsicha de cachorro quente, salsicha para hot dog',
  'black-pudding': 'Morcela, chouriço, morcilha, morcilla, chouriço de sangue, salsichão de sangue',
  kielbasa:
    'Linguiça calabresa, calabresa, linguiça defumada, paio, linguiça portuguesa, linguiça paio, linguiça polonesa, linguiça Blumenau, linguiça reta, calabresa reta, linguiça josefina, calabreza, linguiça de porco defumada',
  'corned-beef': 'Corned beef, carne curada cozida, carne bovina curada',
  pate: 'Patê, patê de azeitona caseiro, terrine, terrina, foie gras, mousse de salmão, musse de atum, mousse de atum, pasta de atum, pasta de sardinha, pasta de salmão, patê de delicatessen, paté',
  jerky: 'Beef jerky, jerky, biltong',
  'pork-scratchings': 'Torresmo, pururuca, torresminho, couratos, chicharrón',
  'bacon-bits': 'Bacon bits, farelo de bacon, bacon crocante de pote, pedacinhos sabor bacon',
  'cooked-meat':
    'Carne cozida, carne seca desfiada, carne louca, costela assada, costela no bafo, churrasco, carne de churrasco, bife acebolado, carne frita, rosbife assado, carne de panela desfiada, leitão à pururuca, leitão da Bairrada, kebab de carne, pulled pork, confit de pato, pato confitado, gyros, torresmo de barriga assado, bife à cavalo, costela desfiada, carne mechada, porchetta, paçoca de carne, paçoca de carne seca, paçoca de pilão, carne de lata, carne na lata, porco na lata, carne de porco na lata, carne na banha',
  'cooked-bacon': 'Bacon frito, bacon crocante',
  'cooked-chicken':
    'Frango assado, frango de padaria, frango de televisão, frango de TV, churrasco de frango, asinha frita, frango xadrez desfiado, frango KFC, KFC, balde de frango, frango no churrasco, frango da churrascaria, pato de Pequim, asas de frango fritas, coração de frango assado',
  'chicken-nuggets':
    'Nuggets, nugget, steak de frango, carne empanada, mini chicken, chicken crispy, tirinhas empanadas, frango crocante, isca empanada de frango, cordon bleu, chickenitos, tekitos, popcorn de frango, schnitzel, parmegiana crua, panados, croquete de frango congelado, frango pipoca, empanadinho, bolinha de frango empanada, chicken pop, mini steak, nugets, naggets',
  'white-fish':
    'Peixe branco, isca de peixe, iscas de peixe, pescada, pescadinha, cação, panga, garoupa, cherne, badejo, namorado peixe, congro, congrio, dourado, pargo, vermelho peixe, corvina, maria-mole peixe, betara, polaca, peixe-galo, raia, arraia, tucunaré, pacu, tambaqui, tambacu, piau, traíra, dourada da Amazônia, filhote, surubim, piramutaba, piapara, mero, abrótea, peixe-porco, peroá, maruca, viola, tubarão, trilha, pescada gó, pirarucu, robalo-riscado, mapará, cioba, ariacó, anchova negra',
  cod: 'Bacalhau fresco, bacalhau, lombo de bacalhau, bacalhau dessalgado, bacalhau demolhado, bacalhau desfiado, bacalhau do Porto, skrei, bacalhau saithe',
  haddock: 'Hadoque, haddock fresco, arinca',
  plaice: 'Solha, linguado-solha',
  sole: 'Linguado',
  'sea-bass': 'Robalo, robalo flecha, lombo de robalo',
  hake: 'Merluza, pescada do Chile, marmota peixe, medalhão de pescada, merlusa',
  halibut: 'Alabote, halibute',
  tilapia: 'Tilápia, saint peter, lombo de tilápia, tilapia, iscas de tilápia',
  'sea-bream': 'Dourada, besugo, pargo-rosa, sargo',
  monkfish: 'Tamboril, peixe-sapo, cauda de tamboril, lombo de tamboril',
  pollock:
    'Polaca do Alasca, escamudo, perca, filé de polaca, filé de polaca do Alasca, paloco, perca do Nilo, badejo do Alasca, juliana peixe, red fish, cantarilho',
  'any-fish':
    'Peixe, peixes, frutos do mar, fruto do mar, pescado, marisco, mariscos, mix de frutos do mar, kit paella, coquetel de frutos do mar, lombo de peixe, iscas de peixe cru, peixe de rio, peixe do mar, caldeirada crua',
  'oily-fish':
    'Peixe gordo, anchova fresca, enchova, anchova, tainha, carapau, carapaus, xaréu, bonito peixe, serra peixe, cavala fresca, meca, espadarte, peixe-espada, peixe espada, enguia, enguias, bagre, pintado, manjuba, manjubinha, lambari, pilombeta, carpa, olho-de-boi peixe, olhete, agulhão, marlim, chicharro, salmonete, lampreia, sável, biqueirão, jurel, guaiúba, ovas de tainha, ova de tainha, ovas de peixe, ova de peixe, ovas frescas',
  salmon: 'Salmão, lombo de salmão, salmão da Noruega, tranche de salmão',
  tuna: 'Atum fresco, atum, steak de atum, lombo de atum, bife de atum, bifes de atum',
  trout: 'Truta, truta salmonada, trutas',
  mackerel: 'Cavala, cavalinha, sarda, cavalinhas',
  sardines: 'Sardinha fresca, sardinha, sardinhas, sardinha espalmada',
  herring: 'Arenque',
  prawns:
    'Camarão, camarões, camarão cinza, camarão sete barbas, camarão 7 barbas, camarão VG, camarão pistola, lagostim, lagostins, pitu, gambas, cauda de camarão, miolo de camarão, espetinho de camarão cru, aviú fresco, camarão barba ruça',
  scallops: 'Vieiras, vieira, zamburinhas',
  squid:
    'Lula, anéis de lula, lulas, lula em anéis, sépia, choco, chocos, potas, pota, tentáculos de lula, lulinhas',
  octopus: 'Polvo, tentáculos de polvo, tentáculo de polvo',
  mussels:
    'Mexilhão, mexilhões, sururu, marisco lambe-lambe, berbigão, berbigões, sarnambi, mexilhão na casca, caramujo do mar, percebes, búzios, ouriço, carne de sururu, carne de mexilhão, marisco sem casca, navalheiras, unha-de-velho',
  clams:
    'Vôngole, vongole, amêijoas, amêijoa, lambreta marisco, conquilhas, almeja, chumbinho marisco, cadelinhas',
  oysters: 'Ostras, ostra, ostras vivas',
  crab: 'Caranguejo, siri, carne de siri, carne de caranguejo, casquinha crua de siri, pata de caranguejo, patas de caranguejo, sapateira, santola, king crab, centolla, patinha de caranguejo, corda de caranguejo, aratu, guaiamum, siri catado, caranguejo-uçá',
  lobster: 'Lagosta, cauda de lagosta, rabo de lagosta, lavagante, cavaquinha',
  'smoked-fish': 'Peixe defumado, bonito defumado, pirarucu defumado',
  'smoked-salmon': 'Salmão defumado, gravlax, gravadlax, salmão curado, lox',
  'smoked-mackerel': 'Cavala defumada, cavalinha defumada, cavala fumada',
  kippers: 'Kippers, arenque defumado inglês',
  'smoked-trout': 'Truta defumada, truta fumada',
  'smoked-haddock': 'Haddock',
  'cooked-fish':
    'Peixe cozido, tilápia frita, sardinha frita, peixe ao forno, isca de peixe frita, peixe na telha, bacalhau ao forno, peixe à delícia, fish and chips, peixinho frito, carapaus fritos, carapauzinhos fritos, joaquinzinhos, bacalhau à lagareiro, peixe no papillote, lulas fritas, lula frita, lula à dorê, calamares à romana',
  'cooked-prawns':
    'Camarão cozido, camarão alho e óleo, camarão ao alho, camarão empanado, tempurá de camarão, marisco cozido, polvo à vinagrete, casquinha de siri, camarão na moranga servido, espetinho de camarão, moules, amêijoas à Bulhão Pato, gambas al ajillo, gambas ao alho, caracóis, escargot, escargots, sapateira recheada, polvo à lagareiro, camarão à paulista',
  'fish-fingers':
    'Peixe empanado, nuggets de peixe, iscas de peixe empanadas, palitos de peixe, douradinhos, hambúrguer de peixe, hambúrguer de salmão, bolinho de peixe, bolinho de bacalhau congelado, anéis de lula empanados, lula empanada, anéis de cebola do mar, barrinhas de pescada, filetes panados, filetes de pescada panados, steak de peixe empanado, almôndega de peixe, bolinho de siri',
  'crab-sticks':
    'Kani, kani kama, kani-kama, surimi, delícias do mar, palitos de caranguejo, bastão de kani, carne de kani, kanikama',
  'pickled-herring':
    'Arenque em conserva, rollmops, arenque marinado, sardinha marinada, sardinha escabeche, peixe em escabeche, boqueirões em vinagre, aliche marinado, carapaus de escabeche, anchova marinada, escabeche',
  caviar: 'Caviar, ovas, ova, ikura, massago, masago, tobiko, ovas de capelim, bottarga, botarga',
  'dried-fish':
    'Bacalhau seco, bacalhau salgado, katsuobushi, flocos de bonito, peixe salgado, niboshi, hondashi seco, stockfish, aviú',
  tomato:
    'Tomate, tomates, tomate carmem, tomate salada, tomate débora, tomate caqui, tomate andrea, tomate momotaro, tomate rasteiro, tomate chucha, tomate coração de boi, tomate salpicado, tomate pera, tomante',
  'cherry-tomato':
    'Tomate cereja, tomatinho, tomatinhos, tomate grape, tomate sweet grape, sweet grape, tomate uva, tomatinho cereja, tomate cocktail, tomates cherry, tomate cherry, tomate perinha, mini tomate, tomate sweet',
  'sun-dried-tomato': 'Tomate seco, tomate semi-seco',
  cucumber: 'Pepino, pepinos, pepino salada, pepino aodai, minipepino',
  courgette:
    'Abobrinha, abobrinha menina, zucchini, chuchu, xuxu, maxixe, curgete, courgette, abobrinhas, caxi, flor de abóbora, melão-de-são-caetano, jiló, jilós, bucha comestível, cambuquira, caiota, chuchus',
  aubergine: 'Berinjela, beringela, berinjelas, berinjela japonesa',
  pepper:
    'Pimentão, pimentões, trio de pimentões, pimento, pimenta doce, pimenta cambuci, pimentão laranja, pimentos padrão',
  chilli:
    'Pimenta fresca, pimenta, dedo de moça, malagueta, pimenta biquinho fresca, pimenta-de-cheiro, pimenta de cheiro, pimenta bode, pimenta cumari, pimentas, habanero, pimenta murupi, piripíri fresco, pimenta caiena fresca, pimenta tailandesa',
  jalapenos: 'Jalapeño, jalapenho',
  broccoli:
    'Brócolis, brócolis ninja, brócolis ramoso, brócolos, brocoli, brócoli, floretes de brócolis, buquê de brócolis, bimi, broccolini, brocolis, grelos de nabo',
  cauliflower: 'Couve-flor, romanesco, floretes de couve-flor, couveflor',
  'cauliflower-rice': 'Arroz de couve-flor, couve-flor ralada',
  cabbage:
    'Repolho, couve-coração, couve coração, couve lombarda branca, repolhos, meio repolho verde, couve-branca',
  'red-cabbage': 'Repolho roxo, couve roxa, repolho vermelho, couve-roxa',
  'savoy-cabbage': 'Repolho crespo, couve-lombarda, couve lombarda, repolho savoy, couve de Sabóia',
  'chinese-cabbage': 'Acelga, acelga chinesa, couve-chinesa, couve chinesa, repolho chinês, hakusai, napa',
  'brussels-sprouts': 'Couve-de-bruxelas, repolhinho de Bruxelas',
  'bok-choy': 'Pak choi, pak choy, bok choy, acelga pak choi, couve pak choi, tatsoi, chingensai',
  lettuce:
    'Alface, alface mimosa, alface frisée, alface hidropônica, alface manteiga, alface romana roxa, alfaces, frisê, alfacinha, alface frisada, alface lollo rossa',
  iceberg:
    'Alface americana, alface iceberg, alface romana, americana alface, mini romana, coração de alface romana, iceberg',
  'bagged-salad':
    'Salada pronta, salada lavada, salada de folhas, mix de folhas, mix de alfaces, mix de salada, folhas higienizadas, alface higienizada, alface lavada, salada higienizada, saquinho de salada, baby leaf, mini folhas, brotos de folhas, microverdes, salada em saco, salada embalada, mix de folhas baby, salada primavera, folhas verdes, verduras para salada',
  watercress: 'Agrião, agrião hidropônico, agrião da terra, agrião do seco',
  'lambs-lettuce': 'Alface-de-cordeiro, valerianela, canónigos, canônigos, mâche',
  spinach: 'Espinafre, espinafre baby, espinafre picado, espinafres, bertalha',
  rocket: 'Rúcula, rúcula baby, rúcula hidropônica, rucula, rúcula selvagem',
  kale: 'Couve, couve-manteiga, couve manteiga, kale, couve fatiada, couve picada, couve mineira, taioba, ora-pro-nóbis, ora pro nóbis, serralha, cariru, caruru folha, jambu, vinagreira, folha de mandioca, couve portuguesa, couve toscana, couve cortada, nabiça, nabiças, grelos, mostarda folha, folha de mostarda, mostarda verde, couve rasgada, rama de cenoura, beldroega, peixinho da horta folha, moringa folha, caldo-verde cortado',
  'spring-greens': 'Couve verde, penca, couve-penca, couve nova',
  chard:
    'Acelga portuguesa, acelga suíça, acelgas, folha de beterraba, azedinha, dente-de-leão, folhas de beterraba, acelga verde de talo',
  radicchio: 'Almeirão, chicória, escarola, endívia, endívias, radicchio, radichio, catalonha, radite',
  carrot: 'Cenoura, cenouras, cenoura baby, minicenoura, cenourinha, cenouras baby, cenora',
  parsnip:
    'Pastinaca, mandioquinha, mandioquinha-salsa, batata-baroa, batata baroa, batata salsa, cherovia, cenoura amarela, cenoura branca, raiz de salsa, cherívia, mandioquinha salsa',
  potato:
    'Batata, batatas, batata inglesa, batatinha, batata escovada, batata calabresa, batata miúda, batata binje',
  'sweet-potato':
    'Batata-doce, batata-doce laranja, batata-doce rosada, batata yacon, yacon, batata doce cenoura',
  onion: 'Cebola, cebolas, cebola pera, cebola miúda, réstia de cebola, cebolinha de conserva crua',
  'red-onions': 'Cebola roxa, cebola vermelha',
  shallots: 'Echalota, echalote, chalota, chalotas, echalotas',
  'spring-onion':
    'Cebolinha, nirá, cebola verde, cebolinho, cebola nova, cebolas novas, negi, cebolinha picada, cebola de verdeio',
  garlic: 'Alho, alhos, réstia de alho, alho descascado, trança de alho, alho negro',
  'garlic-paste':
    'Pasta de alho, alho em pasta, creme de alho, pasta de gengibre, purê de gengibre, tempero pronto de alho, alho e sal, tempero de alho e sal, pasta de pimenta, tempero completo em pasta, polpa de alho, alho picado em pote, alho triturado em pote',
  leek: 'Alho-poró, alho-porro, alho francês, alho-francês, alhos franceses, alho porró',
  celery: 'Salsão, aipo, coração de aipo',
  celeriac: 'Aipo-rábano, raiz de aipo, salsão de raiz, aipo nabo',
  beetroot: 'Beterraba, beterrabas',
  'cooked-beetroot': 'Beterraba cozida',
  turnip: 'Nabo, nabos, rutabaga branca',
  kohlrabi: 'Couve-rábano, rábano-couve',
  daikon: 'Nabo japonês, daikon, rabanete branco, nabo comprido, rábano japonês, nabo branco comprido',
  swede: 'Rutabaga, couve-nabo, nabo sueco',
  radish: 'Rabanete, rabanetes',
  fennel:
    'Erva-doce fresca, funcho, bulbo de funcho, erva-doce de cabeça, bulbo de erva-doce, finocchio, funchos',
  asparagus: 'Aspargos, aspargo, espargos, pontas de aspargos',
  artichoke:
    'Alcachofra, alcachofras, fundo de alcachofra fresco, tupinambo, topinambo, alcachofra de Jerusalém, cardo, cardos, salsifi',
  corn: 'Milho, milho doce na espiga, minimilho fresco, maçaroca de milho, milhos, milho cozido na palha',
  'green-beans':
    'Vagem, vagens, vagem macarrão, vagem manteiga, vagem francesa, feijão-verde, feijão verde, feijão-vagem, vagem holandesa, vagem torta, feijão de corda verde',
  'broad-beans':
    'Fava fresca, favas, faveira, feijão-fradinho verde, feijão de corda fresco, andu verde, guandu verde, feijão debulhado fresco',
  edamame: 'Edamame, soja verde',
  peas: 'Ervilha, ervilhas, ervilha debulhada',
  mangetout: 'Ervilha torta, mangetout, ervilha de quebrar',
  'sugar-snap-peas': 'Ervilha doce, sugar snap, ervilha na vagem',
  mushroom:
    'Cogumelo, cogumelos, champignon, cogumelo paris, champignons, funghi fresco, porcini fresco, enoki, shimeji, shimejis, mix de cogumelos, cogumelos fatiados, trufa fresca, eryngui, míscaros, cogumelo paris fatiado, champignon laminado fresco',
  'chestnut-mushrooms':
    'Cogumelo marrom, cogumelo castanho, cremini, champignon marrom, cogumelo paris marrom, cogumelos castanhos',
  'portobello-mushrooms': 'Portobello, portobelo',
  shiitake: 'Shiitake, shitake, chitake',
  'oyster-mushrooms': 'Cogumelo ostra, hiratake, pleurotus, cogumelo salmão',
  'dried-mushrooms': 'Cogumelos secos, funghi secchi, funghi, porcini seco',
  pumpkin:
    'Abóbora, moranga, abóbora de pescoço, jerimum, jerimum de leite, abóbora menina, abóboras, abóbora sergipana, abóbora japonesa madura, abóbora manteiga',
  'winter-squash':
    'Abóbora cabotiá, abóbora japonesa, cabotiá, cabotiã, kabocha, abóbora cabotchan, abóbora butternut, butternut, abóbora hokkaido, abóbora espaguete, cabochá, cabotia, abóbora tetsukabuto, abóbora kabotiá, mini abóbora, gila, chila',
  okra: 'Quiabo, quiabos, bamia',
  rhubarb: 'Ruibarbo',
  'bean-sprouts':
    'Broto de feijão, moyashi, brotos, broto de soja, rebentos de soja, alfafa, broto de brócolis, grãos germinados, rebentos de feijão, broto de girassol, germinados',
  'bamboo-shoots': 'Broto de bambu fresco, broto de bambu, palmito fresco, palmito in natura',
  seaweed: 'Alga, algas, nori, wakame, kombu, algas marinhas, hijiki',
  cassava:
    'Mandioca, aipim, macaxeira, mandioca descascada, inhame, cará, inhames, taro, aipim descascado, castelinha, maniva, cará-moela, mangarito, taioba raiz',
  jicama: 'Jicama, raiz de lótus, renkon, castanha-d’água fresca, bardana, gobo',
  ginger:
    'Gengibre, raiz de gengibre, cúrcuma fresca, açafrão-da-terra fresco, galanga, raiz de cúrcuma, açafrão da terra fresco',
  herbs:
    'Ervas frescas, ervas, cheiro-verde, cheiro verde, temperos verdes, tempero verde, manjerona fresca, cerefólio, levístico, shissô, folhas de curry, erva-cidreira fresca, capim-santo, manjericão tailandês, bouquet garni, coentro e cebolinha, coentrão, louro fresco, folhas de louro frescas, melissa, segurelha, poejo, salsa e cebolinha, salsinha e cebolinha, coentrinho, ervas aromáticas frescas, alfavaca, mastruz, estévia fresca, folha de limão kaffir',
  dill: 'Endro, dill, aneto',
  sage: 'Sálvia, salva',
  tarragon: 'Estragão',
  basil: 'Manjericão, vaso de manjericão, basílico',
  parsley: 'Salsinha, salsa, molho de salsa fresca',
  coriander: 'Coentro, coentros',
  mint: 'Hortelã, menta, hortelã-pimenta fresca, hortelã graúda',
  chives: 'Cebolinha-francesa, ciboulette, cebolete, cebolinho francês',
  rosemary: 'Alecrim, galho de alecrim',
  thyme: 'Tomilho, tomilho-limão',
  oregano: 'Orégano fresco, oregãos frescos, orégano em folha fresco, ramo de orégano',
  lemongrass:
    'Capim-limão, capim-cidreira, capim cidreira, erva-príncipe, citronela, lemongrass, capim cidrão',
  avocado: 'Abacate, abacates, avocado, abacate manteiga, abacate fortuna, abacate breda',
  olives: 'Azeitonas, azeitona, azeitona azapa, azeitona portuguesa',
  'deli-olives':
    'Azeitonas temperadas, azeitona a granel, azeitonas a granel, antepasto, antepastos, antipasti, berinjela temperada, sardela, caponata de mercado, azeitonas marinadas, legumes marinados, alho temperado',
  'any-vegetable':
    'Legumes, verduras, legume, verdura, hortaliças, vegetais, kit sopa fresco, hortifruti variado, cesta orgânica, cabaz de legumes, hortaliça, xepa, salada da feira, cesta da horta',
  'stir-fry-vegetables':
    'Legumes picados, kit yakisoba, legumes para yakisoba, legumes higienizados, seleta fresca, cenoura palito, kit sopa picado, espaguete de abobrinha, macarrão de abobrinha, espaguete de pupunha fresco, mix de legumes, legumes para saltear, espeto de legumes, espetinho de legumes, crudités, mandioca palito, salada ralada, legumes pré-cortados, preparado para sopa fresco',
  'frozen-vegetables':
    'Legumes congelados, vegetais congelados, seleta congelada, seleta de legumes congelada, mix de legumes congelado, brócolis congelado, couve-flor congelada, jardineira congelada, legumes ultracongelados, verduras congeladas, vagem congelada, salteado de legumes congelado',
  apple:
    'Maçã, maçãs, maçã da Turma da Mônica, maçã eva, maçã pink lady, maçã golden, maçã bravo de Esmolfe, maçanita, maça, reineta',
  'green-apple': 'Maçã verde, granny smith',
  pear: 'Pera, peras, pera williams, pera portuguesa, pera rocha, pera ercolini, pera d’anjou, pera asiática, pera d’água, pêra, nashi',
  banana:
    'Banana, bananas, banana caturra, banana-maçã, banana maçã, banana d’água, banana da Madeira, banana figo, banana pacovã madura',
  plantain:
    'Banana-da-terra, banana de fritar, banana pacovã, banana comprida, banana-pão, banana para fritar',
  orange:
    'Laranja, laranjas, laranja pera, laranja lima, laranja-pera, laranja-lima, laranja kinkan, raspas de laranja, casca de laranja, laranja sanguínea, laranja seleta, laranja baía, laranjas do Algarve',
  mandarin:
    'Bergamota, satsuma, kinkan, kunquat, cítricos, minneola, mimosa fruta, vergamota, mimosas frutas, laranjinha kinkan, kumquat, bergamotas',
  clementines: 'Clementina, clementinas',
  mandarins:
    'Mexerica, mexericas, mexirica, mexerica rio, ponkan, poncã, mandarina, mandarinas, ponkans, morgote, morgot',
  tangerines: 'Tangerina, tangerinas, tangerina ponkan, murcote, tangerina morgote',
  grapefruit: 'Toranja, toranjas, grapefruit, pomelo',
  lemon:
    'Limão-siciliano, limão amarelo, raspas de limão-siciliano, casca de limão siciliano, cidra fruta, yuzu, limão eureka, limão lunário',
  lime: 'Limão, limões, limão-cravo, limão cravo, limão capeta, raspas de limão, lima da Pérsia, lima, limas, lima-da-pérsia, casca de limão, limão vinagre',
  grapes: 'Uva, uvas, uva crimson, uva vitória, uva rosada, uva benitaka, uva moscatel, uva isabel',
  strawberry: 'Morango, morangos, moranguinho, moranguinhos, cuvete de morangos',
  raspberry: 'Framboesa, framboesas',
  blackberry: 'Amora, amoras',
  blueberry: 'Mirtilo, mirtilos, blueberry, blueberries',
  cranberry: 'Cranberry fresco, oxicoco, arando, arandos frescos',
  gooseberry: 'Physalis, fisális, groselha-espinhosa, camapu, uva-espim, tomatinho de capote',
  redcurrants: 'Groselha, groselhas',
  blackcurrants: 'Groselha-preta, cassis, groselha negra',
  'any-berry':
    'Frutas vermelhas, berries, mix de frutas vermelhas, frutas silvestres, frutos silvestres, seriguela, siriguela, acerola, pitanga, cereja-do-mato, acerolas, pitangas, camu-camu, murici, bacupari',
  'frozen-fruit':
    'Frutas congeladas, polpa de fruta, polpa congelada, polpa de maracujá, polpa de acerola, polpa de cupuaçu, polpa de caju, polpa de goiaba, polpa de manga, polpa de abacaxi, polpa de graviola, polpa de açaí, polpa de morango, polpa de cajá, açaí, açaí com banana, barca de açaí, creme de açaí, morango congelado, frutas vermelhas congeladas, manga congelada, banana congelada, mix de frutas congelado, creme de cupuaçu congelado, polpa DeMarchi, açaí batido, juçara congelada, polpas de frutas',
  cherry: 'Cereja, cerejas, ginjas, cerejas do Fundão',
  peach: 'Pêssego, pêssegos, pêssego paraguaio, pêssego careca amarelo',
  nectarine: 'Nectarina, nectarinas, pêssego careca',
  apricot: 'Damasco, damascos, alperce, alperces, albricoque',
  plum: 'Ameixa, ameixas, ameixa preta fresca',
  greengages: 'Ameixa verde, rainha-cláudia, rainha cláudia',
  mango: 'Manga, mangas, manga ubá, manga coquinho, manga verde fruta, manga kent',
  papaya: 'Mamão, papaia, papaya, mamões, meio mamão, mamãozinho',
  'passion-fruit': 'Maracujá, maracujás, maracujá-açu, maracujá do mato',
  pineapple: 'Abacaxi, ananás, abacaxis, ananás dos Açores, abacaxizinho',
  kiwi: 'Kiwi, kiwis, quiwi, kiwi gold, quivi',
  melon:
    'Melão, melão rei, melão sapo, melão pele de sapo, melões, meloa, melão casca de carvalho, melão pingo de mel fruta',
  cantaloupe:
    'Melão cantaloupe, melão orange, cantaloupe, melão gália, melão charentais, melão pingo de mel, meloa cantaloupe',
  honeydew:
    'Melão amarelo, melão honeydew, melão verde, melão dino, melão branco doce, melão branco do Ribatejo',
  watermelon: 'Melancia, melancias, minimelancia, melancia baby, meia melancia inteira',
  coconut:
    'Coco seco, coco, cocos, polpa de coco fresco, lascas de coco fresco, coco anão, coquinho fresco, carne de coco, coco fresco em pedaços',
  pomegranate: 'Romã, romãs',
  fig: 'Figo, figos, figos pingo de mel, figo de mesa',
  date: 'Tâmaras, tâmara, tâmara medjool, tâmara jumbo, tâmaras medjool',
  guava:
    'Goiaba, goiabas, graviola, fruta-do-conde, fruta do conde, pinha, ata, atemoia, jabuticaba, jabuticabas, caju, cajus, cajá, cajá-manga, umbu, mangaba, sapoti, cupuaçu, jaca, rambutã, rambutan, mangostão, mangostim, durião, nêspera, nêsperas, tamarilho, feijoa, tomate de árvore, figo-da-índia, figo da Índia, jambo, jamelão, fruta-pão, fruta pão, noni, longan, longana, anona, cherimoia, biribá, araçá, uvaia, abiu, bacuri, taperebá, pitomba, ingá, buriti, pequi, cagaita, cambuci, jenipapo, marolo, jatobá, tucumã, pupunha fruta, guabiroba, tamarindo fresco, cacau fruta, butiá, maná-cubiu, achachairu, kino, pequis, lulo',
  lychees: 'Lichia, lichias, líchia',
  'dragon-fruit': 'Pitaya, pitaia, pitaias, fruta do dragão',
  'star-fruit': 'Carambola, carambolas',
  persimmons:
    'Caqui, caqui fuyu, caqui chocolate, caquis, dióspiro, dióspiros, caqui guiombo, diospiro, caqui taubaté',
  quince: 'Marmelo, marmelos',
  'any-fruit': 'Frutas, fruta, fruteira cheia, cabaz de fruta, frutas tropicais',
  'cut-fruit':
    'Fruta cortada, bandeja de frutas, frutas no copo, espetinho de frutas, gomos de laranja, sementes de romã, grãos de romã, jaca sem caroço, coco ralado fresco',
  'fruit-salad': 'Salada de frutas, macedônia de frutas',
  'dried-fruit':
    'Frutas secas, fruta seca, mix de frutas secas, banana passa, banana-passa, bananada seca, chips de banana doce, chips de maçã, goji berry, coco chips, caju-passa, caju passa, corintos',
  raisins: 'Uva-passa, passas',
  sultanas: 'Uva-passa branca, passas brancas, sultanas, passas sultanas, passa branca, uvas passas claras',
  prunes: 'Ameixa seca, ameixa preta, ameixas pretas',
  'dried-apricots': 'Damasco seco, damasco turco, alperces secos, damasco seco turco',
  'dried-cranberries': 'Cranberry seco, cranberry, cranberries, oxicoco seco, arandos secos',
  'dried-figs': 'Figo seco, figo turco',
  'dried-mango': 'Manga seca, manga desidratada',
  juice:
    'Suco, sucos, sumo, suco de frutas, Del Valle, Kapo, bebida de fruta, refresco, Sufresh, suco Natural One, Dafruta, suco de cranberry com maçã, Compal, Bongo, néctar misto',
  'apple-juice': 'Suco de maçã, suco integral de maçã, sumo de maçã',
  'cranberry-juice': 'Suco de cranberry, sumo de arando',
  'pineapple-juice': 'Suco de abacaxi, sumo de ananás, suco de abacaxi com hortelã de caixa',
  'grape-juice': 'Suco de uva, suco Aurora, sumo de uva, suco integral de uva, Superbom, suco de uva Salton',
  'orange-juice':
    'Suco de laranja, sumo de laranja, suco de laranja Natural One, suco de laranja caseira, suco Prat’s, Tropicana',
  'fresh-juice':
    'Suco natural, suco fresco, suco da fruta, suco de laranja natural, suco de laranja fresco, suco de laranja espremido, suco de limão com água, suco verde, suco detox, suco prensado, caldo de cana, garapa, suco de cenoura, suco de beterraba, suco de melancia, suco de couve, suco de pepino, shot de gengibre, suco de aipo, suco de salsão, suco de maracujá natural, suco de abacaxi natural, suco de abacaxi com hortelã, suco de laranja com cenoura, suco de limão fresco, limão espremido, laranja espremida, laranjada, suco de acerola natural, suco de melão, suco de caju natural, suco de polpa, suco da polpa, suco espremido, sumo natural, sumo de laranja natural, sumo fresco, aluá, suco de tomate natural, jarra de suco, água de coco fresca, água de coco natural, água de coco da barraca, água do coco',
  smoothie: 'Smoothie, smoothies, vitamina de fruta com aveia, batido verde, suco batido com leite',
  nectar: 'Néctar',
  'tomato-juice': 'Suco de tomate, suco de legumes, sumo de tomate',
  'lemon-juice': 'Suco de limão-siciliano',
  'lime-juice': 'Suco de limão, sumo de limão, caldo de limão de garrafinha',
  'squash-drink':
    'Suco concentrado, suco de garrafa concentrado, xarope de groselha, groselha xarope, Milani groselha, xarope de guaraná, xarope de frutas, xarope de menta, capilé, xarope de morango, grenadine, xarope de grenadine, xarope de cranberry, Tampico concentrado, xarope para refresco, suco de caju concentrado, suco de maracujá concentrado, suco de uva concentrado',
  'soft-drink':
    'Refrigerante, refri, guaraná, Kuat, Fanta, Sprite, soda limonada, Sukita, Dolly, Guaraná Jesus, tubaína, Mineirinho, H2OH, Aquarius, Schweppes, Schweppes citrus, isotônico, Gatorade, Powerade, Itubaína, Baré, Cini, Sumol, gasosa, Guaravita, Guaraviton, ginger ale, laranjinha refrigerante, Frisante Fys, água saborizada com gás, Mirinda, refris, sodinha, Frutilla',
  cola: 'Refrigerante de cola, Coca-Cola, coca, Pepsi, coquinha, Pepsi Black, cocas, coca retornável, Pepsi twist, refrigerante cola, cocacola',
  lemonade:
    'Soda, limonada de garrafa, limonada pronta, soda limonada Antarctica, limonada de caixinha, gasosa de limão',
  'ginger-beer': 'Ginger beer, cerveja de gengibre sem álcool, gengibirra',
  'tonic-water': 'Água tônica, tônica',
  'energy-drink':
    'Energético, energéticos, Red Bull, Monster, Monster Energy, TNT energético, Baly, Fusion energético, Burn energético, bebida energizante',
  'iced-tea':
    'Chá gelado, chá mate gelado, mate leão de copo, Matte Leão, chá pronto, Ice Tea, Lipton Ice Tea, Nestea, Mate Couro chá, chá de pêssego de garrafa, mate gelado, Feel Good chá, Leão Ice Tea, Fuze Tea, chá mate de copo, mate pronto, Leão Fuze',
  water:
    'Água, água mineral, Bonafont, Crystal, Minalba, São Lourenço, Perrier, San Pellegrino, água alcalina, água potável, Indaiá, água filtrada, água tratada, Luso água, Pedras Salgadas, água das Pedras',
  'coconut-water': 'Água de coco, água de coco de caixinha, Kero Coco, Sococo água, Ducoco',
  kombucha: 'Kombucha, kombuchá, kefir de água, tepache, kefir de uva, rejuvelac',
  beer: 'Cerveja, cervejas, cerveja long neck, Brahma, Skol, Antarctica, Heineken, Budweiser, Stella Artois, Corona, Itaipava, Bohemia, Amstel, Spaten, Eisenbahn, Original, Becks, Devassa, Kaiser, Serramalte, Colorado, cerveja zero álcool, breja, cerva, cerveja de trigo, weiss, Super Bock, Sagres, Petra, Cacildis, Império cerveja, Baden Baden, chope, chopp, Therezópolis, Crystal cerveja, Glacial, Sol cerveja, Blue Moon, Michelob, radler, panaché, latão de cerveja, pilsen puro malte, cerveja puro malte, shandy, fardinho de cerveja',
  lager: 'Lager, pilsen, pilsner',
  ale: 'Pale ale, IPA, ale, APA, session IPA, witbier',
  stout: 'Cerveja preta, stout, Guinness, Malzbier, cerveja escura, Caracu, porter, malzebier',
  cider: 'Sidra, Cereser, cidra, espumante de maçã, Somersby',
  wine: 'Vinho, vinho de mesa, vinho bordô, vinhos, quentão, Pérgola, Catafesta',
  'red-wine':
    'Vinho tinto, tinto, merlot, cabernet sauvignon, malbec, syrah, tannat, pinot noir, carménère, carmenere, vinho tinto de mesa, vinho do Alentejo, Casillero del Diablo, Concha y Toro, Dão tinto, Douro tinto, cabernet, tempranillo, chianti, primitivo',
  'white-wine':
    'Vinho branco, chardonnay, sauvignon blanc, riesling, moscato branco, pinot grigio, vinho verde branco, alvarinho, garrafa de branco, torrontés, vinho branco de mesa, Casal Garcia branco',
  rose: 'Vinho rosé, rosé, vinho rosado',
  'sparkling-wine':
    'Espumante, espumantes, moscatel, vinho espumante, Chandon, Salton espumante, cava, lambrusco, frisante, asti, Salton Brut, Garibaldi espumante, Casa Perini, filtrado doce, Miolo espumante, espumante demi-sec, Keep Cooler',
  prosecco: 'Prosecco',
  champagne: 'Champanhe, champagne, Veuve Clicquot, Moët',
  'fortified-wine':
    'Vinho fortificado, vinho licoroso, vinho Madeira, marsala, vinho marsala, Campari, Aperol, moscatel de Setúbal, vinho quinado, jurubeba, Jurubeba Leão do Norte, Catuaba, catuaba selvagem, jeropiga, ginjinha, ginja licor, Lillet, vinho moscatel licoroso, Cynar, vinho composto',
  sherry: 'Xerez, vinho xerez, jerez, sherry',
  port: 'Vinho do Porto, porto tawny, porto ruby, cálice de porto',
  vermouth: 'Vermute, Martini, vermouth, Martini rosso, Cinzano, Martini bianco, Contini',
  mirin: 'Mirin, saquê mirin, sakê mirin, aji mirin, vinho de arroz culinário',
  sake: 'Saquê, sakê, saque Azuma, Azuma Kirin, sakê culinário, soju',
  spirits:
    'Destilado, bebida alcoólica, cachaça, pinga, aguardente, cachaça Ypióca, Ypióca, cachaça 51, cachaça mineira, licor, Cointreau, Grand Marnier, steinhaeger, conhaque Dreher, conhaque de gengibre, absinto, limoncello, amaretto, Jägermeister, Underberg, Fernet, Paratudo, catuaba destilada, grappa, arak, bitter, curaçau, curaçao blue, Malibu, triple sec, bagaço, bagaceira, medronho, Licor Beirão, tiquira, pisco, Velho Barreiro, cachaça Seleta, cachaça artesanal, poire, Pitú, Corote, pingas, Jurupinga',
  gin: 'Gim, gin, Tanqueray, Bombay Sapphire, Gordons, Beefeater, Rock’s gin, gin tropical, Theros',
  vodka:
    'Vodka, vodca, Smirnoff, Absolut, Orloff vodka, Natasha vodka, Skyy, Grey Goose, Ketel One, Balalaika',
  rum: 'Rum, Bacardi, Montilla, rum carta branca, Havana Club, rum Captain Morgan',
  whisky:
    'Uísque, whisky, Johnnie Walker, Red Label, Black Label, White Horse, Jack Daniel’s, bourbon, Ballantine’s, Passport whisky, Teacher’s, uisque, whiskey, Chivas, Jim Beam, Old Parr, Buchanan’s',
  tequila: 'Tequila, José Cuervo, mezcal',
  brandy: 'Conhaque, brandy, cognac, Domecq, Dreher, armagnac, Macieira, Hennessy',
  'cream-liqueur':
    'Licor de creme, licor cremoso, Baileys, Amarula, licor de chocolate cremoso, licor de doce de leite, licor Amarula, batida de coco, batida de amendoim, advocaat, Carolans, creme de whisky, batidinha',
  coffee:
    'Café, café extraforte, Nespresso, Dolce Gusto, café Pelé, Caboclo, café do Ponto, drip coffee, café espresso, expresso, café Bom Jesus, café de máquina, cafezinho, café Orfeu, café L’Or, sachê Senseo, pastilhas de café, café almofada',
  'coffee-beans': 'Café em grãos, grãos de café, café especial em grãos',
  'instant-coffee':
    'Café solúvel, Nescafé, café instantâneo, cappuccino, capuccino, café Iguaçu solúvel, café com leite em pó, cevada solúvel, bebida de cevada, Mokambo, café liofilizado',
  'brewed-coffee':
    'Café passado, café coado, café pronto, café feito, café preto feito, café na garrafa térmica, sobra de café, resto de café, café gelado, cold brew, café com leite, café frio, garrafa de café, média com leite, galão de café, meia de leite, café preparado, pingado',
  tea: 'Chá, chás, chá em saquinho, saquinhos de chá, sachês de chá, caixa de chá, chá preto, chá mate, mate, erva-mate, erva mate, erva de chimarrão, chimarrão, tereré, erva de tereré, chá branco, chá Leão, chá Twinings, Matte Leão a granel, chá de frutas, chá de hibisco, chá Lipton, chai, Earl Grey, chá inglês, saquinho de chá, chá solúvel, chá de caixinha saquinhos, hibisco seco, erva de tererê, chá Matte Leão, Barão erva-mate, chá Gorreana, chá de maçã, chá de pêssego em saquinho',
  'green-tea': 'Chá verde, ban-chá, bancha, sencha, chá verde Leão, banchá',
  'herbal-tea':
    'Chá de ervas, chá de camomila, camomila, chá de cidreira, chá de erva-cidreira, chá de boldo, boldo, chá de melissa, infusão, infusões, tisana, chá calmante, chá de gengibre, chá de carqueja, cavalinha chá, chá de maracujá, erva-cidreira, chá de lúcia-lima, lúcia-lima, tília, chá de quebra-pedra, chá de canela, chá de alecrim, chá misto de ervas, chá de limão e gengibre, chá de cavalinha, chá de hortelã com limão',
  'peppermint-tea': 'Chá de hortelã, chá de menta, infusão de hortelã',
  rooibos: 'Rooibos, chá rooibos',
  matcha: 'Matcha, chá matcha, matchá',
  'brewed-tea':
    'Chá pronto em casa, chá feito, chá preparado, chá frio, sobra de chá, chá mate gelado caseiro, jarra de chá, bubble tea, chá com leite, chá coado, chá na jarra, resto de chá, chá já feito, chá gelado caseiro',
  'hot-chocolate':
    'Achocolatado em pó, chocolate em pó, Nescau, Toddy, cacau, chocolate quente, Ovomaltine, chocolate do padre, chocolate solúvel, Nesquik, Nesquick, chocolate em pó Dois Frades, cacau alcalino, Suchard Express, Muky, Cola Cao, achocolatado Nescau, achocolatado Toddy',
  'drink-mix':
    'Suco em pó, Tang, refresco em pó, Clight, Fresh em pó, Mid em pó, suco de saquinho, Ki-Suco, whey, proteína em pó, albumina em pó, creatina, colágeno em pó, Sustagen em pó, Nutren em pó, maltodextrina, hipercalórico, Trink, Frisco suco, pré-treino em pó, suquinho em pó, Ensure em pó, guaraná em pó, proteína vegetal em pó, dextrose',
  'ready-shake':
    'Bebida nutricional, Nutren pronto, Ensure líquido, Sustagen pronto, YoPRO, YoPRO de beber, bebida proteica, Nutridrink, Piracanjuba Whey, whey pronto, shake pronto, shake proteico, Fortini pronto, Pirakids, Fresubin, bebida láctea proteica, Nutren Senior líquido, Verde Campo Natural Whey',
  'fruit-punch':
    'Ponche, caipirinha, caipirosca, sangria, coquetel, limonada, drinque, drinks, batida, mojito, gin tônica feito, bebida de festa, clericot, clericô, quentão caseiro, margarita, caipifruta, pink lemonade, água aromatizada caseira, bombeirinho, rabo de galo, piña colada, meia de seda drinque, poncha',
  'ready-cocktail':
    'Drink em lata, drinque em lata, coquetel em lata, coquetel pronto, caipirinha em lata, gin tônica em lata, Smirnoff Ice, ice de limão, Mike’s, Skol Beats Senses, Beats, Cabaré ice, Askov, mojito de garrafa, Jurupinga pronta, sangria de garrafa, Xeque Mate, coquetel alcoólico, Intencion, negroni pronto, batida pronta, chope de vinho, Vodka Ice',
  'ice-cubes': 'Gelo, pedras de gelo',
  crisps:
    'Salgadinho, batata chips, batata palha, chips, batata frita de pacote, batatas fritas de pacote, Ruffles, Lay’s, Lays, Pringles, Cheetos, Fandangos, Elma Chips, Cebolitos, Baconzitos, Stax, Torcida, biscoito de polvilho, polvilho biscoito, biscoito Globo, peta, batata ondulada, Stiksy, Fofura, Yokitos, mandiopã, biscoito de vento, Sensações, batata-palha, Micos, Bugles, snack de milho, snack de grão-de-bico, batata frita lisa, batata frita ondulada, Pingo d’Ouro, Skiny, Mandiopan, rosquinha de polvilho, crocantíssimo, aperitivos salgados',
  'tortilla-chips':
    'Nachos, Doritos, tortilla chips, chips de milho, totopos, triângulos de milho, tortilhas chips, Rap10 chips',
  'prawn-crackers': 'Chips de camarão, biscoito de camarão, ebicen, salgadinho de camarão',
  poppadoms: 'Papadum, pappadam, papadums, papadam',
  popcorn: 'Pipoca, pipocas, pipoca de cinema, pipoca estourada, pipoquinha, piruá',
  'popping-corn':
    'Milho de pipoca, milho para pipoca, pipoca de microondas, pipoca micro-ondas, pipoca Yoki, pacote de pipoca, pipoca de panela, Yoki pipoca, pipoca para micro-ondas',
  pretzels: 'Pretzel, pretzels, palitinho salgado, palitinhos salgados, palito salgado, brezel de pacote',
  'soft-pretzel': 'Pretzel macio, pretzel fresco, pretzel de padaria, brezel fresca, pretzel quente',
  crackers:
    'Biscoito salgado, bolacha salgada, biscoito água e sal, bolacha água e sal, água e sal, Club Social, Pit Stop, Ritz, bolacha de sal, biscoito integral salgado, bolacha d’água, biscoito de gergelim, Tuc, biscoito aperitivo, cream cracker integral, biscoito Salclic, Vitarella salgado, biscoito de milho salgado, snack integral, biscoito Triunfo salgado, biscoito de queijo, palitos de queijo, bolacha Salclic, matzá, matza, biscoito Piraquê presuntinho, presuntinho, bolachas salgadas, biscoito salgado Aymoré, galetas de milho, tortas de milho crocantes, biscoito Levíssimo',
  'rice-cakes':
    'Bolacha de arroz, biscoito de arroz, galete de arroz, disco de arroz, tortitas de arroz, rice cake, galetes de arroz, tortita de arroz',
  oatcakes: 'Biscoito salgado de aveia, bolacha salgada de aveia, bolachas salgadas de aveia',
  crispbread:
    'Torrada, torradas, Magic Toast, torradinha, tostas, pão sueco, Wasa, pão crocante, torrada multigrãos, torradinhas',
  breadsticks: 'Grissini, grissinis, palitos de pão, palito de pão, gressinos, grissine',
  'cream-crackers':
    'Cream cracker, biscoito cream cracker, bolacha cream cracker, bolacha cracker, creme cracker, biscoito cracker, creamcracker, biscoito creme craque',
  biscuits:
    'Biscoito, biscoitos, bolacha, bolachas, cookies, cookie, bolacha Maria, biscoito Maria, bolachas Maria, rosquinha, rosquinhas, wafer, Trakinas, Passatempo, Bono, Negresco, Oreo, Calipso, Tortuguita, Bis, biscoito inglês, palito francês, sequilho, sequilhos, casadinho, casadinhos, bem-casado seco, amanteigado, amanteigados, alfajor, alfajores, broinha de fubá seca, biscoitinho, bolachinha, Teens cookies, Toddy cookies, Tostines, pirulito biscoito, amaretti, cantucci, biscotti, speculoos, Lotus Biscoff, Mikado, macaron seco, suspiro de biscoito, areias, línguas de gato, língua de gato, canudinho wafer, canudos doces, mentirinha, goiabinha biscoito, biscoito goiabinha, Waffer, palitos La Reine, belém biscoito, biscoito Nesfit, Chocotrio, Lulu, broa de milho seca, polvilho doce biscoito, biscoito de polvilho doce, biscoito integral doce, bolachinhas, Choco Biscuit',
  digestives:
    'Biscoito integral, bolacha integral, bolacha digestiva, bolachas digestivas, biscoito digestivo, biscoito de trigo integral',
  shortbread: 'Shortbread, biscoito amanteigado escocês, sablé',
  gingerbread:
    'Pão de mel, biscoito de gengibre, bolacha de mel, biscoito de natal, lebkuchen, bolacha de natal pintada, broas de mel, pão de especiarias',
  'cookie-dough': 'Massa de cookie, massa de biscoito, massa de biscoitos, massa de bolacha',
  chocolate:
    'Chocolate, bombom, bombons, Sonho de Valsa, Ouro Branco, Serenata de Amor, Bis Lacta, Lacta, Garoto caixa, Diamante Negro, Laka com bis, Prestígio, Baton, Talento, Suflair, Kit Kat, KitKat, Alpino, Chokito, Charge, Lollo, Kinder, Kinder Bueno, Ferrero Rocher, Snickers, Twix, M&M’s, Hershey’s, Lindt, Milka, Toblerone, trufa, trufas, chocolate ao leite em barra de amêndoas, ovo de Páscoa, ovos de Páscoa, ovo de chocolate, coelho de chocolate, chocolate de cozinha, cobertura de chocolate em barra, chocolate fracionado, chocolate hidrogenado, chocolate para derreter, Confeti, Stikadinho, Batom Garoto, guarda-chuva de chocolate, moeda de chocolate, Raffaello, chocolatinho, língua de gato de chocolate, Bib’s, dragees de chocolate, amendoim com chocolate, amêndoa com chocolate, uva-passa com chocolate, drágeas de chocolate, Smarties, Cacau Show, Nhá Benta, manteiga de cacau, chocolates, nibs de cacau, Regina sombrinhas, Bounty, Maltesers, Galak em bombom, Tortuguita chocolate, Mundy bombom, Choco Soy, After Eight, Bis chocolate branco, Crunch',
  'dark-chocolate':
    'Chocolate amargo, chocolate meio amargo, chocolate 70% cacau, chocolate preto, chocolate negro, chocolate meio-amargo, chocolate intenso, chocolate de culinária',
  'milk-chocolate': 'Chocolate ao leite',
  'white-chocolate': 'Chocolate branco, Galak, Laka',
  'chocolate-chips':
    'Gotas de chocolate, chocolate em gotas, raspas de chocolate, pepitas de chocolate, chips de chocolate, chocolate picado, gotinhas de chocolate, callets de chocolate, gota de chocolate forneável',
  sweets:
    'Balas, bala, balinha, balinhas, bala de goma dura, bala 7 Belo, bala mastigável, Toffee, caramelos, pirulito, pirulitos, Chupa Chups, doces, guloseimas, docinho de leite em tablete, pé de moleque, pé-de-moleque, paçoca, paçoquinha, Paçoquita, cocada, cocadas, doce de leite em barra, doce de leite em tablete, doce de amendoim, amendoim doce, rapadura de amendoim, quebra-queixo, algodão doce, algodão-doce, maria-mole de pacote, suspirinho bala, torrone, torrão, nougat, nugá, Mentos, Fini dentadura, Dadinho, Bananinha, bananada, bananinha de Paraibuna, doce de banana em barra, doce de abóbora em coração, coração de abóbora, bala juquinha, rebuçado, rebuçados, gomos de mel bala, cri-cri doce, Freegells, jujuba dura, drops, doce de batata-doce, mariola, marrom-glacê, teta de nega, pipoca doce de canjica, doce de coco, doce de batata doce, torrones, Skittles, dropes, bala soft, amendoim caramelizado, castanha caramelizada, amêndoas confeitadas, confeitos de amêndoa, amêndoas da Páscoa, Toffano, Tic Tac laranja, cajuzinho de amendoim, doce japonês, bala delícia, Pingo de Leite',
  'gummy-bears':
    'Bala de goma, jujuba, jujubas, Fini, bala Fini, ursinhos de goma, ursinho de gelatina, Haribo, dentaduras Fini, minhocas Fini, delicado, balas de gelatina, gomas, gomas de fruta, bala de gelatina, ursinhos de gelatina, Docile, marshmallow de goma Fini',
  liquorice: 'Alcaçuz, bala de alcaçuz, regaliz',
  'chewing-gum':
    'Chiclete, chicletes, chiclé, goma de mascar, Trident, Bubbaloo, Babaloo, Big Big, Ploc, Chiclets, pastilha elástica, Mentos chiclete, Clorets, Poosh, gomas de mascar',
  peppermints:
    'Bala de menta, bala de hortelã, Halls, Tic Tac, pastilha de menta, pastilhas de hortelã, Mentos menta, Garoto pastilha, pastilha Valda, Ice Kiss, Vick bala',
  marzipan: 'Marzipã, marzipan, maçapão, massa de amêndoas',
  halva: 'Halva, halawi, halwa, halawa',
  marshmallows: 'Marshmallow, marshmallows, maria-mole, maria mole, marshmelow',
  nuts: 'Castanhas, mix de nuts, nuts, oleaginosas, mix de nozes, frutos secos, mix de castanhas e frutas, mix castanhas',
  cashews: 'Castanha de caju, caju castanha, cajus torrados, xerém de caju, cajus secos',
  walnuts: 'Nozes, noz, nozes mariposa, miolo de noz',
  pecans: 'Noz-pecã, pecã, pecãs, noz pecan',
  'pine-nuts': 'Pinoli, pinhões italianos, snoubar, pinhões sem casca, pinole',
  'brazil-nuts': 'Castanha-do-pará, castanha do Brasil, castanha-do-brasil, castanha da Amazônia',
  'macadamia-nuts': 'Macadâmia, macadâmias, noz macadâmia',
  peanuts:
    'Amendoim, amendoins, Mendorato, ovinhos de amendoim, ovinho de amendoim, amendoim cozido vendido, mandubi, amendoim Dori',
  almonds: 'Amêndoas, amêndoa, farinha de amêndoas, farinha de amêndoa, amêndoa palitada',
  hazelnuts: 'Avelãs, avelã, farinha de avelã',
  pistachios: 'Pistache, pistaches, pistácio, pistácios, pistachio',
  chestnuts: 'Castanha portuguesa, castanhas cruas, pinhão, pinhões, castanha europeia, pinhão da serra',
  'chestnuts-cooked':
    'Castanhas cozidas, castanhas assadas, purê de castanhas, castanhas a vácuo, castanhas piladas cozidas, sapecada de pinhão',
  seeds:
    'Sementes, mix de sementes, sementes de papoula, semente de papoula, sementes de cânhamo, psyllium, mix de grãos e sementes, semente de chia e linhaça',
  'sunflower-seeds': 'Sementes de girassol, girassol sem casca, pevides de girassol',
  'pumpkin-seeds': 'Sementes de abóbora, pevides',
  'chia-seeds': 'Chia',
  'sesame-seeds': 'Gergelim, sésamo',
  flaxseed: 'Linhaça, farinha de linhaça, farelo de linhaça',
  'cereal-bar':
    'Barrinha de cereal, barra de cereal, barra de proteína, barrinha de proteína, barra proteica, Nutry, Trio barra, Bio2, Nature Valley, barrinha de castanhas, barra de nuts, barras de cereais, barrinha de frutas, barra de fruta, Hart’s, barrinha de banana, Banana Brasil, barrinha Trio, barra de cereais, Nuts barra, pão de mel fit, BelVita, barra energética, Ritter, Bold barra, barra Bold, Supino',
  'energy-balls':
    'Bolinhas energéticas, bolinha de tâmara, energy balls, bolinhas proteicas, brigadeiro fit, bliss balls',
  cake: 'Bolo, bolo de cenoura, bolo de chocolate, bolo de fubá, bolo de laranja, bolo de milho, bolo de banana com farinha, bolo de coco, bolo formigueiro, bolo mármore, bolo de limão, bolo de caixinha pronto, Ana Maria, bolinho, bolo de pote seco, bolo de rolo, bolo de iogurte, bolo de maçã, bolo de mandioca, bolo de aipim, bolo de macaxeira, nega maluca, bolo de mel, cuca, cuca alemã, rocambole de goiabada, pão de ló, pão-de-ló, madeleine, madeleines, queque, bolo Souza Leão, bolo de baunilha, bolo de nozes, bolo inglês simples, bolo de abacaxi, Gulosos, bolo de mexerica, broinha de fubá, broa de fubá, bolo de amendoim, financier, mug cake, bolo de caneca, cake pop, mochi, torta búlgara, bolo de arroz, bolos de arroz, chiffon de laranja, bolo chiffon, bolo de tapioca, mané pelado, cucas, bolo de café, Bebezinho, bolo gelado de coco seco, torta suíça de nozes, bolinhos, bolo de requeijão, queijadinha, queijadinhas, queijada, queijadas, pão de ló de Ovar, bolo de leite em pó, sachertorte, bolo de cupuaçu, manuê, tareco',
  muffins: 'Muffin, muffins',
  cupcakes: 'Cupcake, cupcakes, cupcake decorado',
  brownies: 'Brownie, brownies, blondie, blondies',
  flapjacks: 'Flapjack, barra de aveia assada, flapjacks, quadradinhos de aveia',
  'banana-bread':
    'Bolo de banana, pão de banana, bolo de banana caramelada, banana bread, torta seca de banana',
  panettone:
    'Panetone, panettone, chocotone, Chocottone, pandoro, panetones, colomba pascal, colomba, panetone trufado, bolo-rei seco',
  stollen: 'Stollen, christstollen, pão de natal alemão',
  'fruit-cake':
    'Bolo de frutas cristalizadas, bolo inglês, bolo de natal, bolo-rei, bolo rei, bolo de frutas',
  'cream-cake':
    'Torta doce, torta, bolo recheado, bolo de aniversário, bolo com cobertura, bolo gelado, bolo de pote, bolo confeitado, bolo com recheio, torta holandesa, torta alemã, bombas, éclair, éclairs, carolina, carolinas, mil-folhas, mil folhas, pastel de nata, pastéis de nata, pastel de Belém, pastéis de Belém, pastel de Santa Clara, rocambole, brigadeiro, brigadeiros, beijinhos, docinhos, cajuzinho, olho de sogra, bem-casado, bem casados, doces de festa, doces finos, bicho de pé, canudinho de doce de leite, sonho de padaria recheado, naked cake, bolo red velvet, red velvet, bolo floresta negra, floresta negra, bolo prestígio, charlotte, tartelete, tarteletes, banoffee, cannoli, canoli, petit gateau, petit gâteau, bolo de bolacha, tronco de natal, toucinho do céu, bolo de morango, torta gelada de bolacha, tarte de nata, tarte de limão, jesuítas, jesuíta, dom rodrigo, tarte de amêndoa, salame de chocolate, palha italiana, torta merengada, Marta Rocha, vulcão de chocolate, bolo vulcão, bolo de leite Ninho, bolo ninho com morango, bolo trufado, torta trufada, pastel de feijão, queijinho do céu, bola de Berlim com creme, travesseiro de Sintra, travesseiros de Sintra, guardanapo doce recheado, camafeu, surpresa de uva, bombom de morango, morango do amor, maçã do amor, pão de ló molhado',
  doughnut:
    'Sonho, sonhos, donut, donuts, rosquinha frita, bolinho de chuva, bolinhos de chuva, churros, churro, bola de Berlim, bolas de Berlim, doughnut, cueca virada, cueca-virada, grostoli, crostoli, calça virada, orelha de gato, filhós, filhoses, malassadas, coscorões, cavaquinho doce, farturas, calça-virada, bolinho de estudante, azevias, cavaca frita, carequinha frita',
  'pastry-sweet':
    'Pão doce, rosca, folhado doce, folhado de maçã, folhado de creme, strudel, palmier, palmiers, tranca doce, trança de coco, pão de coco, caracol doce, rosca húngara, pão sovado doce, danish, pão de Deus, folhados doces, folhado de chocolate, pain au chocolat folhado, pãozinho doce, croissant doce recheado de creme, galette des rois, kouign amann, lua de mel, bolo lêvedo, bolo do caco doce, ensaimada, tranças doces, arrufada, arrufadas, caracóis doces, pão de leite com creme, rosca rainha, roscas',
  scones: 'Scone, scones, scones ingleses',
  'hot-cross-buns': 'Pãezinhos de Páscoa, hot cross buns, folar',
  'cinnamon-rolls':
    'Rolo de canela, cinnamon roll, cinnamon rolls, rolinho de canela, caracol de canela, pãozinho de canela, rolinhos de canela, pãezinhos de canela',
  teacakes: 'Pãezinhos com passas, pão com uvas-passas, pãozinho com passas, pão com passas',
  baklava:
    'Baklava, baclava, doce árabe, doces árabes, doces sírios, ninho de pistache, doces de pistache árabes',
  croissant:
    'Croissant, croissants, brioche, brioches, pain au chocolat, croassã, pão brioche, croissants franceses, croissant sem recheio, pão de leite, pães de leite, pãozinho de leite',
  'fruit-pie':
    'Torta de frutas, torta de banana, torta de pêssego, torta de abacaxi, torta de uva, torta de ameixa, torta de cereja, torta de damasco, torta de goiabada, apfelstrudel, torta de pera, tarte de frutas, tarte de pêra, torta de amora, strudel de maçã, strudel de banana, torta de figo, torta folhada de fruta, torta sonho de banana, tarte tatin, cartola, torta cremosa de banana',
  'apple-pie':
    'Torta de maçã, tarte de maçã, apple pie, torta americana de maçã, tortinha de maçã, tortinhas de maçã',
  'apple-crumble': 'Crumble de maçã, crumble, farofa doce de maçã',
  'mince-pies': 'Mince pies, tortinha inglesa de natal',
  waffles: 'Waffle, waffles, uafle, gaufre, gofre, gaufres',
  pancakes:
    'Panqueca, panquecas, crepe, crepes, tapioca, tapiocas, beiju, beijus, rabanada, rabanadas, fatias douradas, blini, blinis, galette bretonne, tapioquinha, canelone de panqueca, american pancake, panquequinha',
  'pancake-batter':
    'Massa de panqueca, massa de crepe, massa de waffle, massa de bolo crua, massa de bolinho de chuva, massa crua de bolo',
  'idli-batter': 'Massa de dosa, massa de idli, massa de acarajé, massa de abará, massa fresca de acarajé',
  meringue: 'Suspiro, suspiros, merengue, merengues, macaron, macarons, merenguinho, suspirinhos',
  tofu: 'Tofu, queijo de soja tofu, tofu soft, tofu sedoso, queijo tofu',
  tempeh: 'Tempeh, tempê, natto',
  seitan:
    'Seitan, carne de glúten, Fazenda Futuro, carne do futuro, vegano, vegetariano, vegetal, plant based, salsicha de soja, frango do futuro, nuggets vegetais, nuggets de grão-de-bico, Incrível Seara, NotCo, carne de jaca, almôndegas vegetais, Superbom vegetal, quibe vegano, coxinha vegana congelada, kibe vegano, carne de caju, glúten de trigo preparado, picadinho vegetal, frango de soja, Sojamix, Proteína vegetal congelada, filé vegano empanado, linguiça de soja',
  'veggie-burger':
    'Hambúrguer vegetal, hambúrguer vegano, hambúrguer vegetariano, hambúrguer de soja, hambúrguer de lentilha, hambúrguer de grão-de-bico, hambúrguer de feijão, hambúrguer de quinoa, Futuro Burger, hambúrguer de legumes, NotBurger, hambúrguer de cogumelos, burger vegano, hambúrguer de berinjela, hambúrguer de beterraba, hambúrguer plant based, Incrível burger, hambúrguer de tofu, hamburguer vegano, hambúrguer do futuro, burger vegetal, hambúrguer de shimeji',
  falafel: 'Falafel, faláfel, bolinho de grão-de-bico, falafels',
  'textured-soy':
    'Proteína de soja, PTS, soja texturizada, proteína texturizada de soja, carne de soja, proteína de soja texturizada, PVT, soja granulada, proteína de ervilha texturizada, proteína vegetal texturizada',
  miso: 'Missô, misso, pasta de missô, pasta de soja missô, miso, pasta de miso',
  bread:
    'Pão de forma, pão, pães, pão sovado, pão de batata sem recheio, pão preto de malte, pão australiano, pão de leite de forma, pão tipo bisnaga de forma, filão, pão amanhecido, pão dormido, pão alentejano, pão de Mafra, pão saloio, broa de Avintes, papo-seco, broa, pão multigrãos, pão 12 grãos, pão low carb, pão rústico, pão trançado, chalá, challah, pão de minuto, pão de coco de forma, regueifa, pão com grãos, pãozinhos de forma, pão bijou, ponta do pão',
  sourdough:
    'Pão de fermentação natural, sourdough, pão levain, pão de massa madre, pão de longa fermentação, pão de massa-mãe',
  'wholemeal-bread':
    'Pão integral, pão de forma integral, pão integral de forma, pão de grãos, pão de trigo integral, pão integral com grãos',
  'rye-bread': 'Pão de centeio, pão preto, pumpernickel',
  ciabatta: 'Ciabatta, ciabata, chapata',
  focaccia: 'Focaccia, focacia, fogaça, foccacia, schiacciata',
  'soda-bread': 'Pão irlandês, soda bread, pão de bicarbonato',
  rolls:
    'Pão francês, pãozinho, pãezinhos, pão de sal, cacetinho, pão careca, pão carioquinha, carioquinha pão, pão de trigo, pão jacó, média pão, pão filãozinho, bisnaguinha, bisnaguinhas, Bisnaguito, pão de hambúrguer, pães de hambúrguer, pão para hambúrguer, pão de hot dog, pão de cachorro-quente, pão para cachorro-quente, pão de cachorro quente, pão brioche de hambúrguer, pão de batata, pão de queijo, pães de queijo, chipa, pão de alho sem alho, pão de massa fina, pão pequeno, pão d’água, pão para lanche, pão de leite de hambúrguer, pão de semolina, carcaça, carcaças, papo-secos, molete, moletes, pão de xis, pão bola, bolo do caco, pão francezinho, pão sovadinho, pão de hamburguer, Forno de Minas, pão australiano de hambúrguer, pão cervejinha, pão carteira, pão de sanduíche redondo, viana pão, pãozinhos',
  baguette:
    'Baguete, baguette, bengala, pão bengala, cacete pão, pão baguete, bisnaga, baguetes, baguete francesa',
  bagel: 'Bagel, bagels, pão bagel',
  flatbread:
    'Pão folha, pão libanês, lavash, pão lavash, piadina, pão indiano, pão turco, pão chato, flatbread, pão de frigideira',
  naan: 'Pão naan, naan, naans',
  'pitta-bread': 'Pão sírio, pão árabe, pão pita, pita, pitas',
  chapatis: 'Chapati, chapatis, roti, pão chapati',
  tortilla:
    'Tortilha, tortilhas, wrap, wraps, Rap10, tortilla, tortillas, massa para wrap, massa de taco, discos de tortilha, tortilha de trigo, pão de wrap, tostadas de milho, casquinha de taco, taco shells, kit taco, massa de burrito, pão Rap10, kit tacos',
  crumpets: 'Crumpet, crumpets',
  'english-muffins': 'Muffin inglês, english muffin, pão english muffin, muffins ingleses, english muffins',
  'garlic-bread': 'Pão de alho, pão de alho Zinho, pão de alho recheado, torrada de alho, baguete de alho',
  breadcrumbs:
    'Farinha de rosca, panko, farinha panko, croutons, croûtons, crouton, pão ralado, farofa pronta, farofa de pacote, farofa Yoki, farofa temperada, mistura para empanar, farinha de pão, Empana Fácil, farofa de mandioca temperada, farofa de saquinho, torradinha para sopa, farofa de mandioca pronta, farinha para empanar',
  'pizza-dough':
    'Massa de pizza crua, massa de pão, massa de pizza, massa para pizza, massa crua, goma de tapioca, goma para tapioca, tapioca hidratada, massa para tapioca, massa de tapioca, goma hidratada, massa pronta para tapioca, fermento natural vivo, levain, massa madre, massa de gyoza, massa de guioza, massa de rolinho primavera, massa de harumaki, massa wonton, massa de coxinha, massa de esfiha, massa de esfirra, massa puba, carimã, massa de pierogi, massa folhada fresca de padaria, bola de massa, massa de brioche, massa-mãe',
  pastry:
    'Massa folhada, massa de pastel, massa para pastel, disco de pastel, discos de pastel, discos para pastel, massa filo, massa phyllo, massa de torta, massa de empada, massa podre, massa quebrada, massa brisée, discos de empanada, discos de massa, massa de quiche, massa areada, massa sablée, massa de croissant, massa de empadinha, massa de rissole, massa para torta, massa de strudel, massa tenra',
  'pizza-base':
    'Disco de pizza, base de pizza, massa de pizza pré-assada, massa de pizza pronta, disco de pizza pré-assado, fundo de pizza',
  'yorkshire-pudding': 'Yorkshire pudding, pudim de Yorkshire',
  rice: 'Arroz, arroz de sushi, arroz selvagem, arroz negro, arroz cateto, arroz carolino, arroz agulha, arroz vaporizado, arroz glutinoso, arroz 7 grãos, arroz sete grãos, arroz bomba, arroz cigala, arroz longo, quirera de arroz, arroz de culinária japonesa, arroz Momiji',
  'basmati-rice': 'Arroz basmati, basmati',
  'brown-rice': 'Arroz integral, arroz cateto integral, arroz agulhinha integral',
  'risotto-rice':
    'Arroz arbóreo, arroz para risoto, arbório, arroz carnaroli, arroz para risotto, arroz de risoto',
  'jasmine-rice': 'Arroz jasmim, arroz jasmine, arroz tailandês, arroz aromático, arroz thai',
  tin: 'Enlatados, lata de conserva, conservas, enlatado, comida enlatada, latarias',
  'rice-pouch':
    'Arroz pronto, arroz de micro-ondas, arroz em saquinho, arroz pronto de micro-ondas, arroz em saquinho cozimento, arroz instantâneo pronto, arroz de saquinho, arroz Vapza, cuscuz de micro-ondas',
  'cooked-rice':
    'Arroz cozido, arroz feito, arroz da panela, arroz soltinho, arroz grega, arroz de forno, arroz carreteiro, baião de dois, galinhada, arroz de cabidela, arroz biro-biro, arroz de cuxá, bolinho de arroz, bolinhos de arroz, onigiri, gohan, arroz marroquino, maria isabel, arroz puta rica, salada de arroz, arancini, jambalaya, bibimbap, charuto de folha de uva, charutinho, charutinhos, arroz temperado feito, mexidão, mexidinho, congee, arroz de natal, arroz-de-haussá, arroz de haussá, feijão com arroz, arroz e frango, arroz pilaf, arroz malandrinho',
  'fried-rice':
    'Arroz frito, arroz chop suey, arroz chau chau, yakimeshi, yakimesh, arroz colorido chinês, arroz primavera chinês, arroz chaufan, arroz salteado, chahan, arroz xau xau',
  risotto: 'Risoto, risotto, risotos, risoto milanês',
  paella: 'Paella, paelha, paella valenciana, paella de frutos do mar',
  biryani: 'Biryani, arroz biryani',
  quinoa:
    'Quinoa, quinua, amaranto, painço, trigo em grão, trigo em grãos, trigo para quibe em grão, sorgo, farro, espelta, grãos integrais, grãos variados, aveia em grão, cevadinha e grãos, flocos de quinoa, quinoa real, trigo grosso, milho para canjica, milho de canjica, canjica de milho branca, canjica branca crua, canjica crua, canjiquinha, quirera, xerém, xerém de milho, milho branco para canjica, sagu de mandioca cru, sagu cru, sagu em bolinha, tapioca pérola, pérolas de tapioca, freekeh, teff, canjica amarela, quirera de milho, milho mungunzá, sagu em grão',
  couscous:
    'Cuscuz marroquino, couscous, couscous marroquino, sêmola de cuscuz, cuscuz de trigo, cuscuz israelense',
  'bulgur-wheat':
    'Trigo para quibe, trigo para kibe, trigo fino para quibe, bulgur, triguilho, bulghur, trigo de quibe, trigo para tabule, trigo partido',
  'pearl-barley': 'Cevadinha, cevada, cevada perolada',
  polenta:
    'Fubá, fubá mimoso, flocão, flocão de milho, farinha de milho flocada, polenta instantânea, Polentina, fubá de milho, flocos de milho para cuscuz, massa de milho para cuscuz, milharina, farinha de milho para polenta, sêmola de milho, Vitamilho, floco de milho pré-cozido, Kimilho, farinha de fubá, Cuscuz Coringa, farinha de cuscuz, cuscuz cru, flocão de arroz, polenta italiana seca',
  semolina:
    'Semolina, sêmola, sêmola de trigo, semolina de trigo, farinha de semolina, semolina de grano duro',
  buckwheat: 'Trigo sarraceno, trigo mourisco, mourisco em grão, sarraceno em grão',
  'cooked-grains':
    'Cuscuz, polenta, angu, pirão, tabule, tabuli, salada de quinoa, salada de cuscuz, salada de trigo, farofa, grão-de-bico cozido, grão de bico cozido, virado, buddha bowl, trigo cozido, milhos fritos, papas de milho, cuscuz marroquino com legumes, acaçá, abará, bowl de quinoa',
  pasta:
    'Macarrão, macarrões, parafuso, macarrão gravata, gravata macarrão, gravatinha, conchinha, conchiglione, conchiglioni, macarrão padre nosso, macarrão ave maria, macarrãozinho de sopa, macarrão de sopa, macarrão de letrinha, letrinhas de sopa, cabelo de anjo, aletria crua, fusilli, fusili, farfalle, rigatoni, linguine, linguini, fettuccine, fetuccine, macarrão de arroz e milho, macarrão de sêmola, macarrão com ovos, macarrão grano duro, macarrão tortiglione, goela de pato, pappardelle, bucatini, macarrão furadinho, massa espaguete, massa penne, massa parafuso, massa com ovos, massa grano duro, massa Barilla, massa Adria, massa fusilli, massa sêmola, massa talharim, massa para sopa, massas alimentícias, macarrão caracol, macarrão dedalinho, argolinha, cotovelos massa, massa cotovelos, massa esparguete, massa espirais, massa laços, massinha, massinhas, massa milaneza, massa de trigo duro, macarrão risoni, orecchiette, macarrao, macarrão de grão-de-bico, macarrão de lentilha, espirais, massa para canelone seca, vermicelli',
  spaghetti:
    'Espaguete, espaguetes, spaghetti, espaguete número 8, macarrão fino, esparguete, spaguetti, macarrão comprido, espagueti, espaguete nº 8, espaguetinho, espaguetti',
  penne: 'Penne, pene, pennette, penne rigate',
  macaroni: 'Macarrão cotovelo, macarrãozinho, cotovelo macarrão, elbow, macaroni, cotovelinho, caracolino',
  'lasagne-sheets':
    'Massa para lasanha, massa de lasanha, folhas de lasanha, placas de lasanha, lasanha direto ao forno, massa de lasanha pré-cozida, massa seca para lasanha, lasanha seca, placas para lasanha, folha de lasanha',
  orzo: 'Orzo, risoni, macarrão tipo arroz, massa risoni, pevide massa, massa pevide',
  'fresh-pasta':
    'Massa fresca, massa, massas, macarrão fresco, talharim, tagliatelle, fettuccine fresco, espaguete fresco, massa de lasanha fresca, capeletti, cappelletti, canelone, canelones, cannelloni, rondelli, rondele, agnolini, agnolotti, pierogi, perogi, varenique, spätzle, panzerotti, sorrentino, macarrão de yakisoba fresco, massa para yakisoba fresca, capeleti, sofioli, fagottini, mezzelune, conchiglione recheado cru, capelete, trouxinhas de massa',
  gnocchi: 'Nhoque, nhoques, gnocchi, inhoque, nhoque pronto cru, gnoque',
  ravioli: 'Ravióli, raviólis, ravioli, raviole, ravioles, raviolli',
  tortellini: 'Tortellini, tortelloni, tortelini, tortei, tortéi, tortelli',
  'cooked-pasta':
    'Macarrão cozido, macarronada, macarrão ao molho, macarrão com molho, macarrão ao sugo, macarrão alho e óleo, macarrão com carne, macarrão com frango, macarrão com atum, macarrão com sardinha, macarrão com linguiça, espaguete alho e óleo, espaguete ao sugo, espaguete carbonara, macarrão à carbonara, carbonara, macarrão de forno, penne ao molho, nhoque ao sugo, nhoque com molho, ravióli ao molho, canelone ao molho, canelone de presunto e queijo, rondelli ao molho, capeletti ao molho, fettuccine alfredo, espaguete ao pesto, macarrão ao pesto, macarrão com camarão, massa à bolonhesa fria, massa com atum, massa à lavrador, lamen, lámen, ramen, rámen, pho, pasta ao molho, macarrão com queijo ralado, macarrão com brócolis, macarrão parisiense, talharim ao molho, penne com frango, macarrão molho branco, macarrão com salsicha, macarrão com legumes, penne à carbonara, macarrão com tomate, espaguete com camarão, macarrão de panela de pressão, conchiglione recheado',
  lasagne: 'Lasanha, lasanhas, lasagna, lazanha',
  'spaghetti-bolognese':
    'Espaguete à bolonhesa, macarrão com carne moída, macarrão bolonhesa, esparguete à bolonhesa, massa à bolonhesa, penne à bolonhesa, macarronada com carne moída, espaguete com almôndegas, macarrão com almôndegas',
  'macaroni-cheese':
    'Macarrão com queijo, mac and cheese, mac n cheese, macarrão quatro queijos, macarrão gratinado, macarrão cheddar, penne quatro queijos, espaguete quatro queijos',
  'pasta-salad':
    'Salada de macarrão, salada de massa, maionese de macarrão, salada fria de macarrão, macarronese, salada de penne, salpicão de macarrão',
  'pad-thai': 'Pad thai, phad thai, pad thay',
  'chow-mein':
    'Yakisoba, yakissoba, macarrão chinês pronto, yaksoba, macarrão na chapa oriental, yakibifum, chow mein, lo mein, macarrão salteado oriental',
  noodles:
    'Macarrão oriental, noodles, macarrão para yakisoba, macarrão chinês, macarrão de yakisoba, udon, macarrão udon, soba, macarrão soba, massa para yakisoba, somen, macarrão de feijão, macarrão de vidro, macarrão bifum de feijão, macarrão harussame, harussame, macarrão japonês, noodles chineses, macarrão konjac seco, soba seco',
  'egg-noodles': 'Macarrão com ovos oriental, noodles de ovos, macarrão oriental de ovos, noodles com ovos',
  'rice-noodles':
    'Bifum, macarrão de arroz, macarrão bifum, macarrão de arroz oriental, massa de arroz, folha de arroz, papel de arroz, noodles de arroz, fitas de arroz, folhas de arroz para rolinho, bihon, rice paper',
  'instant-noodles':
    'Miojo, macarrão instantâneo, Nissin, Cup Noodles, lámen instantâneo, miojo Turma da Mônica, Maggi lámen, macarrão instantaneo, miojos, Lamen Maggi, lámen de pacote, noodles instantâneos, Yakisoba U.F.O., Talharim Nissin, Renata instantâneo, Panco lámen, macarrão miojo',
  lentils:
    'Lentilha, lentilhas, lentilha seca, feijão mungo, feijão-mungo, feijão moyashi, lentilha castanha, lentilhas secas, moong dal',
  'red-lentils': 'Lentilha vermelha, lentilha coral, lentilha rosa, lentilha laranja',
  'green-lentils': 'Lentilha verde, lentilha puy, lentilha francesa',
  'split-peas': 'Ervilha partida, ervilha seca, ervilhas secas, ervilha partida seca, ervilha em grão seca',
  'dried-beans':
    'Feijão, feijões, feijão jalo, feijão fradinho, feijão-fradinho, feijão de corda, feijão-de-corda, feijão rosinha, feijão mulatinho, feijão manteiguinha, feijão roxinho, feijão macassar, feijão caupi, azuki, guandu, andu, fava seca, soja, grão de soja, leguminosas, feijão cavalo, feijão santarém, feijão catarino, feijão manteiga, feijão seco, feijão cranberry, feijão de sopa seco, feijão trepa-pau, feijão canário, feijão bolinha seco, feijão verde seco',
  'tinned-beans':
    'Feijão enlatado, feijão pronto em caixinha, feijão de caixinha, feijão Vapza, feijoada em lata de feijão, seleta de grãos em lata, feijão cozido em lata, mix de feijões em lata, feijão frade em lata, feijão cozido de frasco, feijão cozido Vapza, tremoço, tremoços, fava em lata, lentilha de caixinha',
  'baked-beans':
    'Feijão com molho de tomate, feijão inglês, baked beans, feijão branco em molho de tomate, feijão em molho de tomate',
  'kidney-beans':
    'Feijão-vermelho em lata, feijão vermelho em conserva, feijão encarnado, lata de feijão vermelho',
  chickpeas: 'Grão-de-bico, lata de grão-de-bico, grão de bico cozido em lata, lata de grão',
  'black-beans':
    'Feijão-preto em lata, lata de feijão preto, feijão preto em conserva, feijão preto pronto em caixinha, feijão preto de caixinha',
  'butter-beans':
    'Fava em conserva, feijão-manteiga grande em lata, favas em lata, feijão-lima, feijoca, feijocas',
  'cannellini-beans': 'Feijão cannellini, feijão branco cannellini, cannellini',
  'refried-beans': 'Feijão refrito, frijoles, feijão mexicano, pasta de feijão mexicana, frijoles refritos',
  'tinned-sweetcorn':
    'Milho em lata, latinha de milho, sachê de milho, milho Quero, milho Bonduelle, milho em sachê, milho e ervilha, milho verde Quero, milho doce, milho Fugini, caixinha de milho, dueto milho e ervilha, milho verde e ervilha, milho no vapor em lata, milho em caixinha, minimilho em conserva',
  oats: 'Aveia em flocos, aveia, flocos de aveia, farelo de aveia, farelo de trigo, gérmen de trigo, gérmen, flocos finos de aveia, germe de trigo, flocos de cevada, Quaker, fibra de trigo, floco de aveia, aveia em lâminas',
  cereal:
    'Cereal matinal, cereal, cereais, Sucrilhos, Sucrilhos Kellogg’s, Nescau cereal, Snow Flakes, Corn Flakes açucarado, Froot Loops, Crunch cereal, Moça Flakes, Nesfit cereal, All Bran, flocos de arroz, floquinhos de arroz, arroz em flocos, cereal Nesfit, Nestum, Neston, Chocapic, Estrelitas, Special K, Nesquik cereal, Gold Flakes, Vitalon, Cereal Kellogg’s, farinha láctea, bolinhas de chocolate cereal, Froot Loops Kellogg’s, Choco Krispis, flocos de milho açucarados, Nescau Ball, Cheerios, Golden Grahams, Weetabix, trigo em flocos, arroz tufado, quinoa em flocos tufada, Cerelac',
  cornflakes: 'Flocos de milho, corn flakes, cornflakes, Corn Flakes Kellogg’s, cornflake',
  muesli: 'Müsli, muesli, mix de cereais, musli, mueslix',
  granola: 'Granola',
  'overnight-oats':
    'Mingau, overnight oats, aveia dormida, aveia adormecida, pudim de chia, porridge, aveia hidratada, overnight, papas de aveia, chia hidratada, papa de aveia',
  'tinned-tomatoes':
    'Tomate pelado, tomate pelati, pomodori pelati, tomate triturado, pelati, tomate aos pedaços',
  passata:
    'Passata, polpa de tomate, molho passata, purê de tomate, passata rústica, Pomodoro passata, tomate passado, molho de tomate puro',
  'tomato-paste':
    'Extrato de tomate, massa de tomate, Elefante, extrato Elefante, concentrado de tomate, lata de extrato, pasta de tomate, polpa concentrada de tomate, Cica extrato, molho de tomate concentrado',
  'tinned-fish':
    'Peixe em lata, fígado de bacalhau em lata, bacalhau em azeite, cavala em azeite, filetes de cavala, polvo em azeite, mexilhões em escabeche em lata, anchova em conserva grande, petinga em conserva',
  'tinned-tuna':
    'Atum em lata, atum ralado, atum sólido, atum em óleo, atum ao natural, atum Gomes da Costa, atum Coqueiro, atum em água, latinha de atum, atum em pedaços, atum em azeite, atum em posta em azeite, sachê de atum, atum em pouch, atum Pescador, atum Bom Petisco, atum no óleo, atum Robinson Crusoé',
  'tinned-sardines':
    'Sardinha em lata, sardinha em óleo, sardinha ao molho de tomate, sardinha com molho de tomate, sardinha Gomes da Costa, sardinha Coqueiro, sardinhas em azeite, sardinha com tomate, sardinhas em tomate, sardinhas em óleo, latinha de sardinha, sardinha em azeite, sardinha enlatada, sardinha no óleo, sardinha em molho de tomate, sardinhas Ramirez, sardinha Pescador',
  'tinned-salmon': 'Salmão em lata',
  anchovies:
    'Aliche, anchova em conserva, pasta de anchova, alice em conserva, anchova em óleo, alici, filés de anchova, filé de anchova, filetes de anchova, enchovas em óleo, pasta de anchovas, pasta de aliche',
  'tinned-meat':
    'Carne em lata, feijoada em lata, lata de feijoada, feijoada enlatada, kitut, presuntada, patê em lata, lata de patê, Swift fiambre, feijoada Vapza, dobradinha em lata, Anglo carne em lata, salsichas enlatadas, patê Swift em lata, carne desfiada Vapza, frango desfiado Vapza, patê Bordon, picadinho em lata, dobrada em lata, Spam',
  'tinned-soup':
    'Sopa em lata, sopa de pacote, sopa de saquinho, sopa em pó, sopa instantânea, Vono, sopa Knorr, sopa de cebola em pó, creme de cebola, sopa desidratada, sopa de caneca, sopão, missoshiru instantâneo, sopa Vono, sopa Campbell, caldo verde instantâneo, creme de galinha em pó, sopa enlatada, sopa em caixinha, sachê de sopa, sopa de envelope, sopa liofilizada, sopa pronta em caixa, sopa pronta em pó, creme de queijo em pó',
  'tinned-fruit':
    'Fruta em calda, coquetel de frutas em lata, salada de frutas em lata, palmito de jaca em conserva, cereja maraschino, doce em calda, doce de abóbora em calda, compota, compotas, figo ramy em calda, doce de laranja da terra em calda, fruta enlatada, doce de cidra, purê de abóbora em lata, doce de figo, doce de mamão, doce de caju, lata de goiabada cascão em calda, cerejas ao marasquino, marrom glacê em lata',
  'tinned-peaches': 'Pêssego em calda',
  'tinned-pineapple': 'Abacaxi em calda',
  'apple-sauce':
    'Purê de maçã, purê de maçã pronto, purê de frutas, sachê de fruta, Fruta de morder, Frutapura, papinha de maçã de sachê, purê de banana com maçã, purê de pera, saquinho de fruta, purê de fruta, fruta em sachê, bolsa de fruta, fruta de beber',
  'stewed-fruit':
    'Fruta cozida, compota caseira, banana frita, compota feita em casa, coulis, calda de morango caseira, geleia caseira rápida, banana da terra frita, banana-da-terra frita, doce de banana caseiro, doce de maçã caseiro, compota de maçã caseira, peras bêbedas, pera ao vinho, maçã com canela cozida, banana caramelada, calda de fruta, banana à milanesa',
  'tinned-vegetables':
    'Legumes em conserva, seleta, palmito, palmito pupunha, pupunha em conserva, vidro de champignon, coração de alcachofra, corações de alcachofra, fundo de alcachofra, folha de uva em conserva, folhas de uva em conserva, batatinha em conserva de lata, jardineira em lata, ervilha enlatada, macedônia de legumes em lata, jardineira de legumes em conserva, castanha-d’água em lata, sachê de ervilha, ervilha Quero, palmitos, folhas de parreira',
  'coconut-milk':
    'Leite de coco, leite de coco Sococo, creme de coco, leite de coco culinário, leite de coco Menina',
  ketchup:
    'Ketchup, catchup, catsup, ketchupe, quetchup, ketchup Hemmer, gochujang, sambal, molho piri-piri suave, catchupi, sambal oelek, bisnaga de ketchup, pasta de pimenta coreana',
  'brown-sauce': 'Molho HP, HP sauce, molho marrom inglês',
  'sweet-chilli-sauce':
    'Molho agridoce, molho sweet chili, molho de pimenta doce, sweet chilli, sweet chili, molho chili doce',
  'hot-sauce':
    'Molho de pimenta, pimenta em molho, Tabasco, molho Tabasco, pimenta líquida, molho picante, molho apimentado, pimenta em gotas, piri-piri, molho de alho e pimenta, piripíri, molho de pimenta Cholula, molho de pimenta Mendez, molho de pimenta Kisabor, molho de piri-piri, molho habanero, molho de pimenta caseiro',
  sriracha: 'Sriracha, molho sriracha, siracha, molho de pimenta sriracha',
  harissa: 'Harissa, pasta de harissa',
  mayonnaise:
    'Maionese, Hellmanns, molho barbecue com maionese, molho rosé, molho rosê, molho golf, maionese Soya, molho tasty, molho de hambúrguer, molho especial de hambúrguer, maionese Kewpie, molho de alho, bisnaga de maionese, molho Billy e Jack, molho de hot dog cremoso, molho cocktail, molho para hambúrguer, alho poró maionese, maionese japonesa, Hellmann’s, molho mil ilhas',
  'salad-cream': 'Creme para salada, salad cream, molho cremoso para salada inglês',
  'tartare-sauce': 'Molho tártaro, tártaro molho',
  horseradish: 'Raiz-forte, molho de raiz-forte, rábano picante, creme de raiz-forte',
  'fresh-mayonnaise':
    'Maionese caseira, aioli, molho holandês, molho bearnês, molho verde de maionese, aïoli, molho hollandaise, molho béarnaise, alioli, maionese de liquidificador, maionese de leite, maionese verde, maionese de alho, maionese temperada',
  mustard:
    'Mostarda, mostarda em grão pote, mostarda Hemmer, mostarda à antiga, mostarda l’ancienne, molho de mostarda e mel, molho de mostarda, mostarda Cepêra, mostarda alemã, mostarda inglesa, mostarda em grãos',
  'dijon-mustard': 'Mostarda dijon, mostarda Maille, mostarda Dijon Maille',
  'mint-sauce': 'Molho de hortelã, geleia de hortelã, geleia de menta, molho de menta',
  'cranberry-sauce': 'Molho de cranberry, geleia de cranberry, geleia de arandos, molho de oxicoco',
  wasabi: 'Wasabi, pasta de wasabi, raiz-forte japonesa, wassabi',
  'bbq-sauce':
    'Molho barbecue, barbecue, molho BBQ, molho de churrasco, molho para churrasco, molho de costelinha, molho tarê, tarê, molho yakitori, molho tonkatsu, molho para yakisoba, molho yakisoba, molho de carne, molho de amendoim, molho satay, molho para carne, molho agridoce tarê, molho de ameixa, barbecue Hemmer, molho ponzu, marinada',
  'hoisin-sauce': 'Molho hoisin, hoisin',
  'oyster-sauce': 'Molho de ostra',
  'teriyaki-sauce': 'Molho teriyaki, teriyaki, molho teriaki',
  'worcestershire-sauce': 'Molho inglês, molho worcestershire, worcester, molho Lea & Perrins',
  'soy-sauce':
    'Molho shoyu, shoyu, molho de soja, Sakura, shoyo, molho shoyo, Kikkoman, tamari, hondashi, dashi em pó, aji-no-shoyu, aminos',
  'fish-sauce': 'Molho de peixe, nam pla, nuoc mam, molho garum',
  vinegar: 'Vinagre, vinagre de álcool, vinagre Castelo, agrin, vinagre de malte, vinagre de cana',
  'balsamic-vinegar':
    'Vinagre balsâmico, balsâmico, creme balsâmico, glacê balsâmico, aceto, creme de aceto balsâmico, redução de balsâmico, balsâmico de Modena',
  'cider-vinegar': 'Vinagre de maçã, vinagre de sidra',
  'white-wine-vinegar': 'Vinagre de vinho branco, vinagre branco de vinho',
  oil: 'Óleo, óleo de canola com azeite, azeite de dendê, dendê, óleo de fritura, óleo de algodão, óleo composto, óleo de cozinha, óleo em spray, azeite trufado, azeite de trufas, azeite com pimenta, azeite aromatizado, azeite spray, azeite de pequi, óleo de babaçu, azeite de alho, azeite de abacate, óleo Mazola, azeite composto, Maria azeite composto, óleo alimentar, chilli oil, azeite de ervas industrial, óleos',
  'olive-oil':
    'Azeite, azeite de oliva, azeite Gallo, óleo de oliva, azeite Borges, azeite Cocinero, azeite extravirgem Gallo, azeite Oliveira da Serra, azeites',
  'sunflower-oil': 'Óleo de girassol, óleo Fula',
  'sesame-oil': 'Óleo de gergelim, óleo de sésamo',
  'coconut-oil': 'Óleo de coco, óleo de coco Copra',
  'rapeseed-oil': 'Óleo de canola, óleo de colza',
  'vegetable-oil':
    'Óleo de soja, óleo Soya, óleo Liza, óleo vegetal, óleo de palma, litro de óleo, garrafa de óleo, óleo Cocamar, óleo Concórdia',
  'salad-dressing':
    'Molho para salada, molho de salada, molho italiano, molho caesar, molho rosé para salada, molho ranch, molho caseiro pronto para salada, molho parmesão, molho vinagrete pronto, molho de mostarda e mel para salada, molho mostarda e mel, molho lemon pepper, molho iogurte para salada, tempero líquido para salada, molho Castelo, molho italian, molho de iogurte de garrafa, molho de limão para salada, molho francês, dressing, vinagrete pronto de garrafa',
  'homemade-dressing':
    'Molho de salada caseiro, vinagrete de azeite caseiro, molho de iogurte caseiro, molho de mostarda e mel caseiro, molho de limão caseiro',
  'pasta-sauce':
    'Molho de tomate, Pomarola, molho Pomarola, molho Quero, molho pronto, molho de pizza, molho para pizza, molho bolonhesa pronto, molho bolonhesa em sachê, Pomodoro, molho pomodoro, molho Fugini, Salsaretti, Tarantella molho, molho arrabiata, molho napolitano, molho de manjericão, molho marinara, molho de curry pronto, molho tikka masala pronto, molho para strogonoff pronto, Predilecta molho, molho refogado de tomate, molho madeira pronto, molho parmegiana, molho sugo, molho de cachorro-quente pronto, molhos prontos, polpa temperada de tomate, sofrito',
  'fresh-sauce':
    'Molho caseiro, molho de tomate fresco, molho de pimenta-do-reino cremoso, molho de pimenta verde, molho poivre, molho madeira, molho de mostarda cremoso, refogado de tomate, molho de natas e cogumelos, molho de iogurte caseiro com pepino, molho, molhos, molho velouté',
  gravy:
    'Molho de assado, molho de carne assada, molho ferrugem, caldo da carne, caldo do assado, caldo de frango, caldo de galinha, caldo de carne, caldo de ossos, caldo de osso, caldo de mocotó, molho gravy, gravy, molho rôti, demi-glace, molho de carne de panela, consommé, consomê, molho pardo, caldo do cozido, caldo de costela, caldo de peixe caseiro, caldo de boi, caldo do frango, caldo de camarão caseiro',
  'gravy-granules':
    'Caldo em pó, tempero Sazón, Sazón, Sazon, molho em pó, molho madeira em pó, caldo de carne em pó, caldo de galinha em pó, molho branco em pó, base para molho, caldo de frango em pó, Meu Segredo, tempero Arisco, caldo granulado, Ajinosal, molho de tomate em pó, tempero em pó, tempero Maggi, Amaciante de carnes, amaciante de carne, base Knorr, tempero meu segredo, tempero Sabor a Mi, strogonoff em pó, caldo de camarão em pó, tempero pronto, tempero completo, sachê de tempero, mistura para strogonoff, tempero Fondor, Fondor, Grill tempero, temperos Sazón',
  'stock-cubes':
    'Caldo em cubo, cubo de caldo, caldo Knorr, cubos de caldo, caldo em tablete, caldo Maggi, caldo de galinha em cubo, caldo de carne em cubo, caldo de legumes em cubo, cubinho de caldo, tablete de caldo, cubinho Knorr, Knorr galinha, Maggi caldo, caldo de costela em cubo, caldo de picanha, caldo Arisco, caldo de bacon, cubo Knorr, cubinho Maggi, caldo de galinha Knorr, caldo de carne Knorr, caldo de legumes Knorr, caldo de galinha Maggi, caldo de carne Maggi, caldo de legumes Maggi, tabletes de caldo, caldos Knorr, caldo de camarão em cubo, caldo de peixe em cubo, caldo de galinha em tablete, caldo Zero Sal',
  pesto: 'Pesto, molho pesto, pesto rosso, pesto genovese, pesto pronto',
  salsa:
    'Molho salsa mexicana, salsa mexicana, molho para nachos, molho mexicano, salsa para nachos, molho salsa, molho taco, chunky salsa',
  'fresh-salsa':
    'Vinagrete, molho vinagrete, molho campanha, pico de gallo, chimichurri, molho chimichurri, salsa fresca de manga, molho lambão, molho verde de ervas, salsa de manga, molho fresco de tomate, salsa criolla, molho nagô',
  'curry-paste':
    'Pasta de curry, pasta tikka masala, pasta de tamarindo, tamarindo, pasta tandoori, polpa de tamarindo, pasta de feijão oriental, pasta de curry tailandesa, doubanjiang, pasta tom yum, pasta de camarão, caril em pasta, pasta de pimenta coreana doenjang, doenjang, tablete de curry, curry em tablete, golden curry',
  chutney:
    'Chutney, geleia de pimenta, cebola caramelizada em pote, geleia de cebola, ajvar, relish, geleia de alho, geleia de bacon, geleia de abacaxi com pimenta, doce de tomate, doce de cebola, confit de cebola',
  'mango-chutney': 'Chutney de manga',
  piccalilli: 'Piccalilli, pickles de mostarda, picles na mostarda',
  'sweet-pickle': 'Relish de pepino, picles doce, relish doce, pickle relish, sweet relish',
  pickles:
    'Picles, conserva de legumes, pickles, pimenta em conserva, pimenta biquinho, biquinho, conserva de pimenta, pimentas em conserva, vidro de pimenta, vidro de conserva, pimenta malagueta em conserva, jalapeño em conserva, pimentão em conserva, berinjela em conserva, conserva de berinjela, gari, gengibre em conserva, limão em conserva, alho em conserva, conserva de alho, giardiniera, pimenta calabresa em conserva, cogumelo no azeite, tomate verde em conserva, sunomono pronto, tsukemono, nabo em conserva, conserva de cenoura, chuchu em conserva, maxixe em conserva, umeboshi, pimenta dedo-de-moça em conserva, pimenta no azeite, pimenta de cheiro em conserva, batatinha em conserva, conserva mista, pimentos em conserva, pimentos assados em conserva, pimentão assado em conserva, couve-flor em conserva, pequi em conserva, jiló em conserva, pikles, pepperoncini, gengibre para sushi, antepasto em conserva, pimenta bode em conserva',
  gherkins:
    'Pepino em conserva, picles de pepino, pepininho, pepininhos, vidro de pepino, pepino agridoce, cornichon, cornichons, conserva de pepino, pickles de pepino, pepino no vinagre, pepino fatiado em conserva',
  sauerkraut: 'Chucrute, repolho azedo, sauerkraut, repolho em conserva',
  capers: 'Alcaparras, alcaparra, alcaparrones, alcaparrões',
  'pickled-onions':
    'Cebola em conserva, cebolinha em conserva, minicebola em conserva, conserva de cebola, cebola roxa em conserva, picles de cebola, cebolinhas em conserva, cebolinha em vinagre, cebolinhas em vinagre, cebola pérola em conserva, cebola no vinagre',
  'pickled-beetroot':
    'Beterraba em conserva, conserva de beterraba, beterraba em vinagre, picles de beterraba, beterraba no vinagre',
  kimchi:
    'Kimchi, vegetais fermentados, kimchee, legumes fermentados, chucrute fresco, chucrute cru, repolho fermentado, chucrute caseiro, quimchi',
  jam: 'Geleia, geleia de mocotó de vidro doce, Queensberry, goiabada, goiabada cascão, marmelada, doce de goiaba, doce de banana, doce de abóbora, doce de batata doce em pasta, doce de frutas, doce de maçã, doce de ameixa, bananada em pote, chimia, schmier, geléia, chimier, doce de leite, doce de leite Viçosa, doce de leite condensado pronto, doce de leite Moça, geleia St Dalfour, geleia real de fruta, polpa doce de fruta, doce de jaca, doce de gila, doce de morango, compota de frutas em pasta, cremogema geleia, creme de goiabada, pessegada, figada, doce de pêssego, doce de pera, doce de uva, doce de marmelo, mariola cremosa, geleias',
  marmalade:
    'Geleia de laranja, doce de laranja, marmalade, compota de laranja, geleia de limão, geleia de tangerina',
  'strawberry-jam': 'Geleia de morango, compota de morango',
  'lemon-curd': 'Lemon curd, creme de limão siciliano, creme de limão, curd de limão, curd de maracujá',
  honey:
    'Mel, mel de abelha, mel de laranjeira, bisnaga de mel, mel de eucalipto, mel de jataí, favo de mel, mel de rosmaninho, mel de florada, mel cristalizado, méis, melzinho, mel de engenho de abelha',
  syrup:
    'Xarope, xarope de glicose, calda de caramelo, calda para sorvete, cobertura para sorvete, cobertura de caramelo, cobertura de morango, glucose, Karo, glicose de milho, calda de açúcar pronta, calda de frutas para sorvete, calda de pudim pronta, cobertura de sorvete, caramelo líquido, calda de morango, calda de doce de leite, xarope Monin, melaço de romã, topping de sorvete',
  'maple-syrup': 'Xarope de bordo, maple syrup, xarope de ácer, maple',
  'golden-syrup': 'Golden syrup, calda dourada, xarope dourado',
  treacle: 'Melado, melado de cana, melaço, mel de engenho, melaço de cana, mel de cana',
  'agave-syrup': 'Xarope de agave, agave, néctar de agave, mel de agave',
  'chocolate-sauce':
    'Calda de chocolate, cobertura de chocolate, calda quente de chocolate, xarope de chocolate, calda Hershey’s, calda de Nutella',
  'peanut-butter':
    'Pasta de amendoim, manteiga de amendoim, creme de amendoim, amendocrem, pasta de castanha, manteiga de castanha, pasta de amêndoas, pasta de amêndoa, pasta de avelã sem chocolate, manteiga de amêndoa, Dr Peanut, Vitapower, creme de pistache, pasta de pistache, pasta de speculoos, creme Lotus, manteiga de caju, pasta de oleaginosas, paçoca cremosa, pasta de Ovomaltine, Biscoff creme, paçoca em creme',
  'chocolate-spread':
    'Creme de avelã, Nutella, creme de chocolate com avelã, creme de cacau, brigadeiro de colher pronto, creme de chocolate para barrar, pasta de avelã, Ovomaltine creme, creme de Ninho, creme de leite Ninho pote, pasta de chocolate, Tulicreme, creme crocante Ovomaltine, pasta de cacau e avelã, creme de bombom, chocolate para barrar, creme de barrar',
  'yeast-extract': 'Extrato de levedura, Marmite, Vegemite',
  tahini: 'Tahine, tahini, pasta de gergelim, tahina, creme de gergelim, pasta de sésamo, taíne',
  hummus:
    'Homus, hummus, húmus de grão-de-bico, pasta de grão-de-bico, pasta de grão de bico, humus, húmus de grão, hommus',
  guacamole: 'Guacamole, pasta de abacate, guacamole pronto, abacate amassado',
  dips: 'Patê vegetal, pasta para torrada, pastinha, pastinhas, dip, dips, patê de azeitona, patê de alho caseiro, pasta de alho com maionese caseira, patê de cenoura, patê de tomate seco, pasta de ricota, patê de ricota, molho de iogurte, patê de berinjela com maionese, molho de alho caseiro, pasta de berinjela com iogurte, patê caseiro, pasta de queijo, pasta de cenoura, pasta de azeitona com cream cheese, muhamara, pasta de tomate seco, patê de legumes, molho toum, toum, pasta de alho árabe, pastas árabes, patê de grão-de-bico, patê vegano, pasta de pimentão, pasta de feijão',
  tzatziki:
    'Tzatziki, molho de pepino e iogurte, tsatsiki, pasta de pepino, molho grego de iogurte, molho de iogurte com pepino',
  taramasalata: 'Taramasalata, pasta de ovas',
  'baba-ganoush':
    'Babaganoush, baba ganoush, pasta de berinjela, baba ghanoush, babaganuche, caviar de berinjela, caponata, berinjela caponata, babaganouche, patê de berinjela',
  raita: 'Raita, molho raita',
  'sandwich-filler':
    'Recheio de sanduíche, patê de frango caseiro, patê de atum caseiro, maionese de atum, maionese de frango, frango com maionese, atum com maionese, ovo com maionese, salada de atum, salada de ovo, pasta de frango, pasta de ovo, recheio de frango cremoso, patê de sardinha caseiro, salpicão, coquetel de camarão, salada de frango com maionese, delícia de frango, delícia do mar em salada, kani com maionese, pasta de presunto e queijo, salada de kani, recheio de atum, delícias do mar com maionese',
  tapenade:
    'Tapenade, pasta de azeitona, pasta de azeitonas, pasta de tomate seco em vidro, antepasto de azeitona, pasta de alcachofra',
  spices:
    'Temperos secos, especiarias, especiaria, temperos, tempero, cravo, cravo-da-índia, cravo da Índia, cardamomo, anis-estrelado, anis estrelado, erva-doce, erva doce, semente de funcho, sementes de erva-doce, colorau, colorífico, urucum, coloral, pimenta síria, zaatar, sumac, açafrão, semente de mostarda, mostarda em grão, coentro em grão, sementes de coentro, pimenta branca, pimenta-branca, pimenta rosa, aroeira, fenugreek, feno-grego, pimenta da Jamaica, pimenta-da-jamaica, alecrim em pó, ras el hanout, lemon pepper, Ajinomoto, glutamato, realçador de sabor, cebola em flocos, cebola crispy, cebola frita crocante, chimichurri desidratado, chimichurri seco, cajun, baunilha em fava, fava de baunilha, semente de papoula temperos, gergelim temperado, cominho com pimenta, pimenta com cominho, furikake, caldo verde tempero, ervas e especiarias, pimenta calabresa com ervas, anis, kümmel, alcaravia, semente de aipo, edu guedes tempero, pimenta sichuan, zimbro, açafrão em pistilo, cebolinha desidratada, pimenta caiena, pimenta-caiena, assa-fétida, dukkah, páprica com alho, pó de alho e cebola, macis, manjerona seca, alho e cebola em flocos, piri-piri em pó, vanilla em fava, noz tonka, cumaru, fava tonka, cebola granulada',
  'black-pepper':
    'Pimenta-do-reino, pimenta preta, moedor de pimenta, pimenta-preta, pimenta em grão, pimenta moída, pimenta em pó do reino, mix de pimentas, pimenta em grãos, grãos de pimenta',
  paprika: 'Páprica, paprica, pimentão em pó, pimentón, pimentão doce em pó',
  cumin: 'Cominho, sementes de cominho, semente de cominho, cominhos',
  cinnamon: 'Canela, canela em pau, pau de canela, canela em casca, paus de canela, açúcar com canela',
  turmeric:
    'Cúrcuma, açafrão-da-terra, açafrão da terra, açafrão em pó, curcuma, açafrão da Índia, açafrão-da-índia',
  'curry-powder': 'Curry em pó, curry, caril',
  'chilli-powder':
    'Pimenta calabresa, pimenta em flocos, pimenta em pó, chili em pó, pimenta malagueta em pó, flocos de pimenta, malagueta em pó, pimenta caiena em pó, pimenta seca, pimenta vermelha em pó, pimenta chipotle em pó, pimenta vermelha em flocos, chilli em pó, malagueta seca',
  'dried-oregano': 'Orégano, orégão, orégãos, oregano, oregãos',
  'dried-thyme': 'Tomilho seco',
  'dried-rosemary': 'Alecrim seco',
  'dried-basil': 'Manjericão seco',
  'dried-parsley': 'Salsa desidratada, salsa em flocos, salsinha em flocos',
  'dried-mint': 'Hortelã seca',
  'dried-sage': 'Sálvia seca',
  'mixed-herbs':
    'Ervas finas, ervas secas, ervas de Provence, ervas da Provença, tempero italiano, ervas italianas, ervas desidratadas, ervas provençais, mix de ervas, ervas aromáticas secas',
  'garam-masala': 'Garam masala, masala',
  nutmeg: 'Noz-moscada',
  'garlic-powder':
    'Alho em pó, alho desidratado, alho granulado, alho em flocos, alho frito em flocos, alho frito crocante, alho seco, alho torrado em flocos, alho laminado desidratado',
  'bay-leaves': 'Folha de louro, louro',
  'ground-ginger': 'Gengibre em pó, gengibre moído, gengibre seco, gengibre desidratado',
  'nutritional-yeast':
    'Levedura nutricional, nutritional yeast, levedo de cerveja, levedura de cerveja, lêvedo de cerveja, flocos de levedura',
  salt: 'Sal, sal marinho, sal do Himalaia, sal rosa do Himalaia, flor de sal, sal Cisne, sal de parrilla, sal de cozinha, sal iodado, sal negro, moedor de sal, sal entrefino, gersal, sal parrillero, sal Diana',
  sugar: 'Açúcar, cubinhos de açúcar, açúcar amorfo, açucar, açúcar gelificante, torrões de açúcar',
  'brown-sugar':
    'Açúcar mascavo, mascavo, demerara, rapadura, açúcar amarelo, açúcar de coco, açúcar mascavado, açúcar bruto, panela açúcar, açúcar moreno, rapadurinha, açúcar vermelho',
  'icing-sugar':
    'Açúcar de confeiteiro, Glaçúcar, açúcar impalpável, açúcar em pó, açúcar glacê, glacê em pó, açúcar de confeitar',
  'caster-sugar': 'Açúcar fino, açúcar extrafino, açúcar extra fino, açúcar microcristal, açúcar superfino',
  sweetener:
    'Adoçante, stévia, stevia, sucralose, xilitol, eritritol, Zero-Cal, Zero Cal, Linea, aspartame, adoçante culinário, Finn, Assugrin, Tal e Qual, açúcar de maçã, taumatina, sacarina, edulcorante, ciclamato, adoçantes, frutose, Adocyl, Stevita, açúcar de bétula, maltitol, adoçante de mesa, Gold adoçante',
  flour:
    'Farinha de trigo, farinha, farinha de mesa, biju de milho, mix sem glúten, polvilho, tapioca granulada, farinha de mandioca biju, farinha de Cruzeiro do Sul, farinha de uarini, farinha de copioba, farinha flocada, fécula de mandioca, farinha de trigo Anaconda, pau de farinha, maisena de mandioca, farinha de milho biju, farinha para bolos sem fermento, farinha suruí, araruta, goma seca de mandioca',
  cornflour: 'Amido de milho, Maisena, Maizena, fécula, amido, maizena Duryea',
  'self-raising-flour':
    'Farinha com fermento, farinha de trigo com fermento, farinha de bolo, farinha para bolo, farinha Dona Benta com fermento, farinha fermentada',
  'bread-flour':
    'Farinha para pão, farinha de pão forte, farinha de força, farinha de trigo para pão, farinha manitoba, farinha para pizza, farinha italiana, farinha panificável, farinha de trigo italiana',
  'rice-flour':
    'Farinha de arroz, creme de arroz, farinha de arroz glutinoso, motiko, Arrozina, farinha de mochi',
  'gram-flour': 'Farinha de grão-de-bico, besan, farinha de lentilha',
  'wholemeal-flour':
    'Farinha de trigo integral, farinha integral, farinha de centeio, farinha de aveia, farinha de trigo sarraceno, farinha de espelta, farinha de quinoa, farinha de arroz integral, farinha de linhaça dourada, farinha multigrãos, farinha integral de trigo, farinha de sarraceno, farinha de amaranto, farinha de grão integral, farinha de cevada, farinha de sorgo, farinha de trigo integral Mirella, farinha de teff',
  'baking-powder':
    'Fermento em pó, fermento químico, fermento, pó Royal, bicarbonato, bicarbonato de sódio, fermento em pó químico, cremor tártaro, sal amoníaco, fermento Trisanti, amônio para biscoito, amoníaco de confeiteiro, bicarbonato de cozinha',
  yeast:
    'Fermento biológico seco, fermento de pão seco, fermento biológico instantâneo, fermento seco, Fleischmann, sachê de fermento biológico, fermento biológico em pó, fermento instantâneo de pão, fermento Fleischmann, fermento biológico Dr Oetker, levedura seca, fermento de padeiro seco, sachê de fermento de pão, fermento de pão em pó, Fermipan, envelope de fermento biológico, levedura de padeiro seca',
  'fresh-yeast':
    'Fermento fresco, fermento de pão, fermento biológico, cubo de fermento, fermento de padeiro, fermento para pão, levedura fresca, tablete de fermento, fermento Fleischmann fresco',
  'baking-mix':
    'Mistura para bolo, mistura de bolo, bolo de caixinha, mistura para panqueca, mistura para pão, mistura para brownie, mistura para waffle, massa pronta de bolo em pó, pó para bolo, pudim em pó, flan em pó, mousse em pó, chantilly em pó, mistura para cuscuz, mistura para torta, mistura para cookies, mistura para quibe, purê em pó, purê de batata em pó, batata em flocos, pó para sorvete, mistura de sorvete, pó para pudim, pudim de caixinha, agar-agar, ágar-ágar, liga neutra, emulsificante, pectina, Curau em pó, manjar em pó, Selecta, mistura para pizza, goma xantana, pó para mousse, cremogema, creme em pó de confeiteiro, pudim de pacote, mistura para bolinho, bolo de caixa, pudim Royal, mistura para falafel, pão de queijo em pó, flan Royal, pudim Dr Oetker, mistura láctea, mistura para chantilly, pó para chantilly, purê Yoki, pudim instantâneo, farinha para pão de queijo pronta, pudim boca doce, Boca Doce, mistura pronta para bolo, farinha preparada para bolo, mistura para panetone, mistura para churros, mistura para mingau, pó para gelado, Emustab, goma guar, alginato, batata-palha em pó, acarajé em pó, milkshake em pó, mistura para sonho, mistura para milk-shake',
  gelatine:
    'Gelatina sem sabor, gelatina em pó sem sabor, gelatina em folha, gelatina incolor, gelatina em folhas, gelatina sem sabor incolor, folhas de gelatina, gelatina neutra, gelatina em pó incolor sem sabor, gelatina vermelha sem sabor, gelatina em folha incolor',
  'jelly-cubes':
    'Gelatina em pó, gelatina de caixinha, caixa de gelatina, gelatina Royal, caixinha de gelatina, pó para gelatina, gelatina diet em pó, gelatina zero em pó, sachê de gelatina, gelatina de pacote, gelatina Dr Oetker, pacote de gelatina, pó de gelatina',
  'baking-decoration':
    'Decoração de bolo, corante, corante alimentício, frutas cristalizadas, fruta cristalizada, cereja cristalizada, cascas cristalizadas, laranja cristalizada, casca de laranja cristalizada, gengibre cristalizado, água de flor de laranjeira, água de rosas, pasta americana, glitter comestível, aroma alimentício, essências, pó dourado comestível, enfeites de bolo, folha de ouro comestível, fondant, papel de arroz decorado, raspa de laranja desidratada, corante comestível, confeito, flor de laranjeira, doces cristalizados, abacaxi cristalizado, figo cristalizado, fruta glaceada, frutas glaceadas, cidrão cristalizado, mamão cristalizado, ácido cítrico, bolinhas de açúcar prateadas, aroma de amêndoa, aroma de rum, corantes',
  'vanilla-extract':
    'Essência de baunilha, baunilha, extrato de baunilha, açúcar de baunilha, açúcar baunilhado, pasta de baunilha, vanilina, aroma baunilha, açúcar vanille, açúcar vanilla',
  'desiccated-coconut':
    'Coco ralado, flocos de coco, coco em flocos, coco ralado Sococo, coco em fita, coco queimado, coco em lascas, lascas de coco seco, coco desidratado, coco ralado úmido adoçado, coco em fitas, leite de coco em pó, fitas de coco',
  icing:
    'Glacê, glacê real, cobertura de bolo, cobertura pronta para bolo, ganache pronta, glaçúcar pronto, chantininho pronto, cobertura de glacê, cobertura de chocolate para bolo pronta, frosting, cobertura para bolo, recheio e cobertura, recheio para bolo pronto, cobertura e recheio, cobertura Mavalério, recheio forneável',
  sprinkles:
    'Granulado, granulado de chocolate, chocolate granulado, confeito granulado, miçangas comestíveis, confete de chocolate para bolo, bolinhas coloridas de açúcar, granulados, confeitos coloridos, açúcar colorido, missangas de açúcar, miçanga, granulé, granule, pepitas coloridas, estrelinhas de açúcar, pérolas de açúcar, sprinkles, brilhinho comestível, confeito de bolo, chocolate granulado Dori, vermicelli de chocolate',
  'vegetable-stock':
    'Caldo, caldo de cozimento, água do cozimento, caldo do cozimento, fundo de legumes, fundo de vitela, fundo de carne, fumet, fumê de peixe, caldo da panela, fundo de galinha, caldo coado, dashi, água do feijão, aquafaba',
  'carton-stock':
    'Caldo líquido de caixinha, caldo líquido, caldo de caixinha, caldo de galinha em caixa, caldo de legumes em caixa, caldo pronto, caldo de legumes em caixinha, caldo de galinha em caixinha, caldo concentrado líquido, caldo de carne em caixinha',
  soup: 'Sopa, sopas, creme de abóbora, caldo verde, caldinho, caldo de feijão, caldo de mandioca, caldo de aipim, caldo de abóbora, caldo de ervilha, caldo de piranha, caldo de sururu, creme de ervilha, creme de milho, creme de palmito, creme de cogumelos, creme de brócolis, creme de mandioquinha, creme de batata, creme de aspargos, creme de cenoura, creme de couve-flor, capeletti in brodo, sopa paraguaia líquida, sopa de letrinhas, missoshiru, gaspacho, gazpacho, borsch, borscht, sopa leão veloso, bisque, sopa de pedra, açorda, açorda alentejana, canja de legumes, vichyssoise, tom yum, tom kha, sopa thai, sopinha, caldo de vaca atolada, caldo de camarão, caldo de kenga, caldo de quenga, caldo de mandioquinha, caldo de cará, creme de espinafre, sopa de grão, sopa juliana, tacacá, chupe de camarão, sopa rica, creme de abobrinha, puchero, locro',
  'chicken-soup': 'Canja, sopa de frango, sopa de galinha, creme de galinha, creme de frango, canjinha',
  'tomato-soup': 'Sopa de tomate, creme de tomate, caldo de tomate cremoso',
  'vegetable-soup':
    'Sopa de legumes, creme de legumes, sopa de verduras, sopão de legumes caseiro, sopa de vegetais, sopa juliana de legumes, caldo grosso de legumes',
  'lentil-soup': 'Sopa de lentilha, creme de lentilha, caldo de lentilha',
  minestrone: 'Minestrone',
  stew: 'Ensopado, carne de panela, carne ensopada, guisado, cozido, picadinho, picadinho de carne, feijoada, feijoada completa, moqueca, moqueca capixaba, bobó, vatapá, caruru, xinxim, strogonoff, estrogonofe, strogonofe, stroganoff, vaca atolada, barreado, rabada, dobradinha, buchada, sarapatel, sarrabulho, frango ensopado, frango com quiabo, frango ao molho pardo, galinha ao molho pardo, galinha caipira ao molho, frango ao molho, frango com catupiry, fricassê, frango xadrez, frango agridoce, carne com batata, carne com legumes, carne moída com batata, carne moída refogada, carne moída pronta, carne moída cozida, carne moída temperada pronta, carne assada de panela, carne com mandioca, costela com mandioca, costela com aipim, ossobuco cozido, lagarto ao molho madeira, bife à rolê ao molho, bife ao molho, bife à parmegiana, filé à parmegiana, frango à parmegiana, parmegiana, iscas de fígado aceboladas, fígado acebolado, língua ao molho, moela ao molho, peixada, caldeirada, peixe ao molho, peixe ensopado, camarão ao molho, camarão ensopado, camarão na moranga, siri ensopado, tutu, feijão tropeiro, feijão cozido com carne, feijão pronto, feijão de caldo, feijão temperado, feijão feito, feijão com bacon, feijão com linguiça, feijão gordo, panela de feijão, feijão da panela, feijão batido, feijão caseiro, sobra de feijão, resto de feijão, pote de feijão, feijão congelado em pote, dobrada, cassoulet, cozido à portuguesa, carne guisada, frango guisado, jardineira, rancho, feijoada à transmontana, favada, favas com chouriço, arroz de cabidela com galinha, rojões à minhota, tripas à moda do Porto, chanfana, ensopado de borrego, carne de porco à alentejana, porco à alentejana, lentilha com linguiça, pato no tucupi, maniçoba, efó, quibebe com carne, paçoca de carne de sol, escaldado, cozidão, matambre enrolado ao molho, goulash húngaro brasileiro, carne ao molho madeira, filé ao molho madeira, chop suey, carne com brócolis, frango kung pao, tagine, tajine, coq au vin, boeuf bourguignon, osso buco ao molho, almôndegas ao molho, almôndega ao molho, salsicha ao molho, molho de salsicha, molho de cachorro-quente com salsicha, lombo ao molho, costelinha com canjiquinha, frango com creme de milho, vaca-atolada, grão-de-bico com bacalhau cozido, ensopadinho, quiabada, mocotó ensopado, mocofava, cupim ao molho, frango na cerveja, frango com batatas na panela, carne na cerveja, bacalhoada, bacalhau à Gomes de Sá, bacalhau com natas, bacalhau à Brás, bacalhau com todos, bacalhau espiritual, acarajé com vatapá de panela, azul-marinho, peixe azul-marinho, virado à paulista, galinha de cabidela, frango com polenta, carne desfiada ao molho, carne seca com abóbora, sopa paraguaia ensopada, mungunzá salgado, mexido, pirarucu de casaca, camarão à baiana, polvo ao molho, lula ao molho, lula recheada ao molho, escondidinho de panela, feijão guisado, ervilhas com ovos, lulas guisadas, choco guisado, frango na púcara, bacalhau à Zé do Pipo, rancho à moda de Viseu, torresmo com feijão, feijoca guisada',
  'chilli-con-carne': 'Chili, chili con carne, chilli',
  casserole: 'Caçarola, cassarola, panelada',
  bolognese:
    'Molho à bolonhesa, bolonhesa, molho de carne moída, ragu, ragù, carne moída ao molho, ragu de costela, carne moída com molho',
  ratatouille: 'Ratatouille, legumes à provençal, ratatouile',
  goulash: 'Goulash, gulash, gulasch, gulache',
  moussaka: 'Moussaka, mussaca, musaca, mussaká',
  'cooked-dal': 'Dal, dahl, dhal',
  curry:
    'Curry de frango, frango ao curry, frango com curry, curry de legumes, curry de grão-de-bico, curry de camarão, camarão ao curry, curry indiano, curry japonês, karê, kare raisu, caril de frango, caril de gambas, caril de legumes, curry vermelho, curry amarelo, butter chicken, curry de carne, curry de lentilha, curry de peixe, palak paneer, vindaloo, rogan josh, peixe ao curry, legumes ao curry, grão-de-bico ao curry, caril de grão, caril de camarão, caril de peixe, rendang, curry de cordeiro, curry massaman',
  'chicken-tikka-masala': 'Frango tikka masala, tikka masala, chicken tikka masala',
  'thai-green-curry': 'Curry verde tailandês, curry verde, curry tailandês, curry thai',
  korma: 'Korma, frango korma',
  'ready-meal':
    'Prato pronto, comida, marmita, marmitex, quentinha, prato feito, PF, comida por quilo, comida chinesa, comida japonesa pronta, comida congelada descongelada, almoço pronto, jantar pronto, janta pronta, refeição, prato do dia, gratinado, batata gratinada, gratinado de batata, couve-flor gratinada, legumes gratinados, brócolis gratinado, chuchu gratinado, berinjela à parmegiana, parmegiana de berinjela, parmegiana de abobrinha, batata recheada de frango, charuto de repolho, charuto de couve, charutinho de repolho, creme de espinafre gratinado, marmita low carb, takeaway, enchilada, enchiladas, mezze, bento, obentô, combo pronto, buffet para viagem, rotisseria, prato executivo, salpicão quente, batata suíça, batata rosti recheada, rosti recheado, batatas à lionesa, empadão de legumes, tian de legumes recheado, couve-flor ao molho branco, espinafre ao molho branco, tapas, lancheira pronta, menu do dia, tabuleiro de comida, comida feita, resto do iFood',
  leftovers:
    'Sobras, restos, sobras do almoço, sobras do jantar, sobra do almoço, sobra do jantar, restos de comida, sobras de comida, resto de comida, comida que sobrou, sobra de ontem, resto de ontem, sobras de ontem, resto do almoço, resto do jantar, resto da janta, sobrinhas, sobra, sobra do churrasco de domingo, restinho de comida, sobras da ceia, resto da ceia, sobras do restaurante, resto do restaurante, RO, roupa velha, restos do almoço, restos do jantar',
  'cottage-pie':
    'Escondidinho, madalena, empadão de batata com carne, torta madalena, empadão português, bolo de batata, torta de batata com carne moída',
  'shepherds-pie': "Escondidinho de cordeiro, shepherd's pie, empadão de cordeiro",
  'fish-pie':
    'Torta de peixe, escondidinho de camarão, escondidinho de bacalhau, escondidinho de peixe, gratinado de peixe, bacalhau gratinado, empadão de peixe, gratinado de bacalhau, torta capixaba, gratinado de camarão, brandade',
  meatloaf:
    'Bolo de carne, rocambole de carne, pão de carne, rolo de carne, quibe assado, quibe de forno, kibe assado, quibe de bandeja, kibe de forno, kibe de bandeja',
  'frozen-meal':
    'Prato pronto congelado, lasanha congelada, lasanha Sadia, lasanha Seara, lasanha Perdigão, escondidinho congelado, comida congelada, marmita congelada, refeição congelada, strogonoff congelado, marmitas congeladas, Swift prato pronto, prato congelado, parmegiana congelada, yakisoba congelado, lasanha bolonhesa congelada, Mac and cheese congelado, prato Sadia, prato pronto Seara, refeição pronta congelada, comida congelada pronta, macarrão congelado pronto, nhoque congelado ao molho, feijoada congelada, empadão congelado, arroz com feijão congelado, lasanha de frango congelada',
  'cooked-vegetables':
    'Legumes cozidos, couve à mineira, couve na manteiga, quibebe, tian de legumes, legumes ao forno, seleta refogada, batata sauté, batatas sauté, creme de espinafre de acompanhamento, esparregado, farofa de legumes, legumes wok, tempurá de legumes, tempura de legumes, jardineira de legumes, jardineira refogada, cenoura glaceada, legumes sauté, beterraba refogada, peixinhos da horta, folhas refogadas, legumes gratinados sem molho, tomate confit, alho confit',
  'mashed-potato':
    'Purê de batata, purê, batata amassada, purês, puré, batata baroa amassada, aligot, purê de batata-baroa, esmagada de batata, batatas esmagadas, batata esmagada',
  'roast-potatoes':
    'Batata assada, batata ao murro, batatas ao murro, batata rústica, batatas rústicas, batata dourada no forno, batatas bravas, batatas salteadas, batatinha assada, batata corada, batatas coradas, batata com alecrim, batatinhas assadas, batata calabresa assada, batatas a murro, batata bolinha assada',
  'baked-potato': 'Batata recheada, baked potato, batata inglesa recheada, batata assada recheada',
  'dressed-salad':
    'Salada, sunomono, salada de atum com folhas, caprese, salada tropical, salada waldorf, salada completa, saladão, fattoush, salada fatuche, salada niçoise, bowl de salada, poke vegetariano, salada de frutos do mar, salada marroquina, salada oriental, salada de trigo com legumes, salada de orelha, saladas, carne louca salada, tabule de couve-flor',
  'potato-salad':
    'Salada de batata, maionese de batata, salada de maionese, batatonese, maionese de legumes, salada russa, maionese de domingo, salada alemã, salada olivier, saladinha de maionese, maionese de churrasco',
  coleslaw:
    'Coleslaw, salada de repolho com maionese, salada americana de repolho, cole slaw, salada de repolho e cenoura',
  'greek-salad': 'Salada grega, salada com queijo feta',
  'caesar-salad': 'Salada caesar, salada César, caesar salad, caesar salada',
  sandwich:
    'Sanduíche, sanduíches, lanche natural, pão na chapa, bauru, beirute, cachorro-quente, cachorro quente, hot dog, hot-dog, dogão, x-salada de frango, X-tudo no pão, pão com queijo, choripán, buraco quente, carne louca no pão, panini, tostex, croque monsieur, bruschetta, bruschettas, canapé, canapés, kebab, shawarma, sanduíche de metro, quesadilla, bao, banh mi, francesinha, prego no pão, bifana no pão, sandes, sande, Subway, sub, churrasco grego no pão, dogão prensado, lanchinho pronto, toast recheado, avocado toast, torrada com abacate, tosta, misto, croissant misto, sanduiche, queijo quente, farroupilha, torrada de presunto e queijo, sanduichinhos, gyros no pão, döner, cachorro-quente prensado, pão com manteiga, pão com requeijão, wrap vegetariano, torta fria, pão de metro',
  cheeseburger:
    'X-burger, cheeseburger, hambúrguer no pão, hambúrguer montado, hambúrguer pronto, Big Mac, Whopper, McDonald’s, x-salada, x-tudo, x-bacon, x-egg, xis, x-frango, x salada, x tudo, x bacon, x burguer, McLanche, cheese burger, cheeseburguer, burger montado, Burger King, hambúrguer da hamburgueria, lanche de hambúrguer, x-calabresa, BK, Quarteirão, McChicken, podrão, Méqui, hambúrguer com queijo, hambúrguer caseiro no pão, xburger, x-burguer',
  burrito:
    'Burrito, burritos, taco, tacos, fajita, fajitas, nachos com queijo, nachos com carne, nachos montados, chimichanga, nachos com guacamole',
  sushi:
    'Sushi, sushis, sashimi, sashimis, temaki, temakis, hossomaki, uramaki, niguiri, nigiri, combinado japonês, combinado de sushi, hot roll, hot rolls, hot philadelphia, sunomono com sashimi, poke, poke bowl, ceviche, carpaccio, steak tartare, tartare, tataki, comida japonesa, joy, djou, barca de sushi, barco de sushi, chirashi, maki, california roll, philadelphia roll, tiradito, shimeji com sashimi, gunkan, usuzukuri, quibe cru pronto, combo de sushi',
  pizza:
    'Pizza, pizzas, pizza portuguesa, pizza marguerita, pizza margherita, calzone, brotinho, minipizza, fogazza, pizza napolitana, flammkuchen, calzones',
  'frozen-pizza':
    'Pizza congelada, pizza Sadia, pizza Seara, pizza Perdigão, minipizza congelada, pizza Ristorante, pizza Dr Oetker, pizza calabresa congelada, pizza de muçarela congelada',
  quiche:
    'Quiche, quiches, quiche lorraine, torta salgada, torta de liquidificador, torta de legumes, torta de palmito, torta de atum, torta de sardinha, torta de queijo, torta de frango de liquidificador, torta de cebola, torta de espinafre, torta de abobrinha, torta integral salgada, pão pizza, bolo salgado, muffin salgado, tarte salgada, tortinha salgada, torta de ricota salgada, torta de tomate, torta de sardinha de liquidificador, torta de escarola, torta de brócolis, torta de alho-poró, torta de milho, torta de presunto e queijo, tarte de legumes, torta de berinjela, torta de cogumelos, pamonha salgada, sopa paraguaia, chipa guaçu, torta de pão de forma, torta de pão, muffins salgados',
  'meat-pie':
    'Salgados, salgadinhos, salgado de forno, cento de salgados, coxinha, coxinhas, pastel, pastéis, pastelzinho, pastelão, empada, empadas, empadinha, empadinhas, empadão, empadão goiano, torta de frango, torta de carne, esfiha, esfihas, esfirra, esfirras, sfiha, quibe, kibe, quibes, kibes, quibinho, risole, risoles, rissole, rissóis, rissol, croquete, croquetes, bolinho de bacalhau, bolinhos de bacalhau, patanisca, pataniscas, bolinho de carne, bolinho de queijo, bolinha de queijo, bolinhas de queijo, bolinho de aipim, bolinho de mandioca, bolinho de feijoada, bolinho de batata, bolinho caipira, acarajé, empanada, empanadas, saltenha, joelho salgado, hambúrguer de forno salgado, assado de frango, travesseirinho de frango, trouxinha salgada, vol-au-vent, barquete, barquetes, canudinho salgado, canudinho de maionese, burek, borek, espanakopita, fatayer, pirozhki, salmão en croûte, filé Wellington, bife Wellington, dadinho de tapioca, dadinhos de tapioca, bolinho de espinafre, pastel de vento, bombinha de queijo, pão de batata com catupiry, gougère, tortinha de frango, bolovo de carne, lanche de forno, torteletas salgadas, pastel de forno, pasteizinhos, croissant salgado assado de frango, folhados, folhado, bolinhos de carne, covilhete, pastel de Tentúgal salgado, bola de carne, bôla de carne, folhadinho, folhadinhos, enroladinho, enroladinhos, tortinha de palmito, bolinho de camarão, canapés quentes, bolinho de costela, lua de mel salgada, bolinho de peixe frito, calzone assado de padaria, fataya, salgado',
  'sausage-rolls':
    'Enroladinho de salsicha, pão de salsicha, folhado de salsicha, enrolado de salsicha, cachorrinho folhado, bolinho de salsicha, espetinho de salsicha, hot dog de forno, folhados de salsicha, pão com chouriço, pães com chouriço, pão de linguiça, pão de calabresa, pão com torresmo, pão recheado de calabresa',
  'pork-pie': 'Torta de porco, torta de pernil, torta de linguiça',
  'cornish-pasty': 'Pastelão inglês, empanada inglesa de carne, pasty',
  samosas: 'Samosa, samosas, chamuça, chamuças, chamussa, chamussas',
  'spring-rolls':
    'Rolinho primavera, harumaki, rolinho vietnamita, crepe chinês, crepes chineses, rolo primavera, rolinho de queijo chinês, lumpia, rolinhos vietnamitas',
  'onion-bhaji':
    'Pakora, bhaji, bolinho de legumes, bolinho de cenoura, bolinho de abobrinha, pakoras, bolinho de brócolis, bolinhos de legumes, bolinho de chuchu, bolinho de couve, bolinho de cebola',
  dumplings:
    'Guioza, gyoza, guiozas, gyozas, dim sum, wonton, pastel chinês no vapor, pastelzinho chinês, momo, pão chinês recheado no vapor, nikuman, mandu, xiu mai, shumai, dumpling, dumplings, pelmeni, knödel, bolinho chinês, bao recheado, wontons, har gow, bolinho cozido no vapor, shimeji guioza',
  fries:
    'Batata congelada, batata pré-frita, batata frita congelada, batata McCain, batata palito, batata para airfryer, batata noisette, batata smiles, McCain, batata canoa congelada, batata rústica congelada, mandioca pré-frita congelada, mandioca palito congelada, polenta congelada, polenta palito congelada, anéis de cebola, onion rings, palito de muçarela, dadinho de tapioca congelado, hash brown, rosti congelado, batata rosti, batata carinha, bolinho de batata congelado, batata corte fino, batata ondulada congelada, batata Bem Brasil, Bem Brasil, batatas pré-fritas, batata McCain corte tradicional, mandioca palito pré-frita, croquete de batata congelado, noisette, batatas noisette, batata doce congelada palito, batatas palito, batata crinkle, McCain Airfryer',
  'chip-shop-chips':
    'Batata frita, fritas, batata do McDonald’s, batata com cheddar e bacon, McFritas, batata canoa, batata com cheddar, batatinha frita',
  'mixed-dish':
    'Prato com carne e acompanhamento, frango assado com batatas, salsicha com purê, linguiça com mandioca, PF de carne, prato misturado, prato completo, frango com legumes, filé com fritas, torresmo com mandioca, parmegiana com fritas, carne de sol com mandioca, prato de comida, churrasco completo, bitoque, bife à cavalo com fritas, arrumadinho, peixe com legumes, calabresa acebolada com mandioca, comida misturada, batata doce com frango',
  'rice-dish':
    'Prato com arroz, arroz com bife, arroz com carne moída, arroz feijão e bife, arroz e carne, arroz e bife, curry com arroz, arroz com peixe, arroz com ovo frito, marmita de arroz e feijão, arroz feijão e frango, arroz feijão e carne, arroz com estrogonofe, arroz com atum, marmita de arroz e frango, arroz feijão e ovo, arroz com salsicha, arroz e ovo, arroz com camarão, arroz à piamontese, risoto de arroz e frango desfiado',
};

export const foodNames: FoodNames = {
  foods,
  household,
  states,
  neutral,
  halfTins,
  liquids,
  and,
  leftovers: 'sobras',
  grammar,
  also: [english],
};
