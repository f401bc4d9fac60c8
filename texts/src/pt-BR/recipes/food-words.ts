import type { RecipeWords } from '@crisper/domain/recipes/reading/recipe-words.ts';

/** Of adjectives, both genders: "picado", "picada". Plurals are made of both. */
const inBothGenders = (words: string): string =>
  words
    .split(', ')
    .flatMap((word) => (word.endsWith('o') ? [word, word.replace(/o$/, 'a')] : [word]))
    .join(', ');

/** What cooks do to a food, and how. */
export const prepared: RecipeWords['prepared'] = inBothGenders(
  [
    'finamente, grosseiramente, levemente, ligeiramente, bem, bastante, muito, um pouco, cuidadosamente, recém, na hora, pronto para usar',
    'picado, bem picado, picadinho, bem picadinho, cortado, ralado, ralado fino, ralada fina, ralado grosso, ralada grossa, descascado, com casca, amassado, espremido, esmagado',
    'triturado, moído na hora, lavado, higienizado, limpo, enxaguado, escorrido, derretido, amolecido, batido, peneirado, sem caroço, sem sementes',
    'sem semente, sem pele, sem casca, sem miolo, sem talo, sem os talos, sem espinha, sem espinhas, sem osso, sem gordura, fatiado, laminado, filetado',
    'dividido, aferventado, branqueado, escaldado, escalfado, torrado, tostado, dourado, esfarelado, esmigalhado, desfeito, despedaçado, quebrado, partido',
    'desfiado, desossado, aberto, separado, resfriado, frio, morno, descongelado, demolhado, de molho, hidratado, em neve, batido em neve, batidas em neve',
    'temperado, marinado, misturado, refogado, selado, passado, espremido na hora, moída na hora, espremida na hora, apertado, nivelado, aparado, raspado, escovado, debulhado, macerado',
    'em cubos, em cubinhos, em cubos pequenos, em cubos médios, em cubos grandes, em pedaços, em pedacinhos, em pedaços pequenos, em pedaços médios',
    'em pedaços grandes, em rodelas, em rodelas finas, em rodelas grossas, em fatias, em fatias finas, em lâminas, em lascas, em tiras, em tirinhas',
    'em tiras finas, em iscas, em gomos, em quartos, em quatro, em dois, ao meio, em metades, em julienne, em juliana, em bastões, em palitos, em brunoise',
    'em meia lua, em meia-lua, em buquês, em floretes, em purê, em pasta, em ponto de pomada, em temperatura ambiente, à temperatura ambiente',
    'temperatura ambiente, moído na hora, com a pele, com pele, com osso, com o talo, com os talos, só as folhas, somente as folhas, só a parte branca',
    'somente a parte branca, só a parte verde, chopped, diced, sliced, grated, minced, crushed, melted, softened, peeled, finely, freshly',
  ].join(', '),
);

/** Words that say nothing about which food it is. */
export const qualities: RecipeWords['qualities'] = inBothGenders(
  [
    'fresco, maduro, bem maduro, firme, orgânico, de boa qualidade, de qualidade, morno, quente, frio, gelado, bem gelado, bem quente, fervente',
    'em temperatura ambiente, da feira, da horta, da estação, da época, caseiro, feito em casa, caipira, macio, mole, pronto, bom, amanhecido, dormido',
    'de véspera, do dia anterior, do dia, de sua preferência, da sua preferência, de sua escolha, de preferência, a gosto, de tamanho médio, tamanho médio',
    'de boa procedência, bem fresco, bem firme, verdinho, bonito, qualquer, o, a, os, as, seu, sua, de primeira, de sua marca preferida, comum, tradicional',
    'fresh, ripe, organic, boneless, skinless, lukewarm, cold, warm, hot, raw',
  ].join(', '),
);

/** Foods that are bought so; the word is a part of the name. */
export const sold: Pick<RecipeWords, 'sold' | 'soldInTins'> = {
  sold: [
    'queijo ralado, queijo parmesão ralado, parmesão ralado, mussarela ralada, muçarela ralada, mozzarella ralada, coco ralado, coco ralado seco',
    'coco ralado fresco, coco em flocos, carne moída, frango moído, porco moído, patinho moído, acém moído, coxão mole moído, carne seca, carne de sol',
    'carne desfiada, frango desfiado, carne louca, leite batido, leite condensado cozido, doce de leite, pão amanhecido, pão dormido, pão torrado',
    'batata palha, batata palito, farinha torrada, amendoim torrado, amendoim torrado e moído, castanha torrada, gergelim torrado, milho cozido',
    'feijão cozido, arroz cozido, grão de bico cozido, café quente, chocolate quente, creme batido',
    'cebola frita, cebola crispy, pimenta moída, pimenta do reino moída, trigo quebrado, presunto fatiado, queijo fatiado, água quente, água fria',
    'água gelada, água morna, água fervente, caldo em cubo, caldo em tablete, lombo fatiado, meio amargo, chocolate meio amargo, tomate seco, tomate pelado, cebola roxa',
  ].join(', '),
  soldInTins:
    'tomate pelado, tomates pelados, polpa de tomate, tomate pelado picado, tomates picados em lata',
};

/** What a food is divided into, behind its name. */
export const portions: RecipeWords['portions'] =
  'rodelas, fatias, gomos, quartos, pedaços, ramos, lascas, tiras, cubos, metades';

/** Words of a line that was written in America. */
export const american: RecipeWords['american'] =
  'heavy cream, half and half, all purpose, kosher, cilantro, zucchini, eggplant';

/** Before the last word that two alternatives share; here the last comes first: "caldo de legumes ou de galinha". */
export const firstHalves: RecipeWords['firstHalves'] = '';
export const secondHalves: RecipeWords['secondHalves'] = '';

/** Things that recipes list, and that nobody eats. */
export const equipment: RecipeWords['equipment'] = [
  'papel manteiga, papel-manteiga, papel vegetal, papel alumínio, papel-alumínio, filme plástico, plástico filme, papel toalha, barbante',
  'barbante de cozinha, palito de dente, palitos de dente, palito, palitos, espeto de madeira, espetos de madeira, espeto de churrasco, palito de churrasco',
  'palitos de churrasco, palitos de picolé, forma de bolo, fôrma de bolo, fôrma, forma redonda, forma com furo, forma de furo central, forma retangular',
  'forma de pudim, forma de pão, forma de torta, forma de aro removível, forminhas de papel, forminhas, forminha, ramequin, ramequins, saco de confeitar',
  'bico de confeitar, rolo de massa, rolo, cortador, assadeira, refratário, travessa refratária, tigela, panela, panela de pressão, frigideira, caçarola',
  'liquidificador, mixer, batedeira, processador, espremedor, multiprocessador, fouet, batedor de arame, espátula, peneira, escorredor, ralador',
  'mandoline, pincel, pano de prato, termômetro, taças, taça, copos, potes de vidro, pote de vidro, vidro esterilizado, sorveteira, airfryer, fritadeira',
  'waffleira, máquina de waffle, máquina de macarrão, saco de congelamento, sacos para congelar, utensílios, equipamentos, material, materiais',
  'manteiga para untar a forma, baking paper, foil, skewers, toothpicks, muffin tin, cake tin',
].join(', ');
