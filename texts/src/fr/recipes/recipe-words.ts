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

/** To the cook, as an infinitive and as an imperative: "mélanger", "mélangez". */
const tells = (stems: string): string =>
  stems
    .split(', ')
    .flatMap((stem) => [`${stem}er`, `${stem}ez`])
    .join(', ');

export const recipeWords: RecipeWords = {
  numbers: {
    ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10 },
    ...{ onze: 11, douze: 12, quinze: 15, seize: 16, vingt: 20, demi: 0.5, demie: 0.5, 'la moitié': 0.5 },
    ...{
      'un demi': 0.5,
      'une demi': 0.5,
      'une demie': 0.5,
      '1 demi': 0.5,
      '1 demie': 0.5,
      'la moitié de': 0.5,
    },
    ...{ 'un quart': 0.25, 'un quart de': 0.25, 'trois quarts': 0.75, 'trois quarts de': 0.75, quart: 0.25 },
    ...{ 'un tiers': 1 / 3, 'un tiers de': 1 / 3, 'deux tiers': 2 / 3, 'deux tiers de': 2 / 3 },
    ...{ 'une moitié de': 0.5, 'une moitié': 0.5, "la moitié d'un": 0.5, "la moitié d'une": 0.5 },
    ...{ 'une douzaine': 12, douzaine: 12, 'une demi douzaine': 6, 'demi douzaine': 6, 'une dizaine': 10 },
    ...{ 'une vingtaine': 20, 'une quinzaine': 15, one: 1, two: 2 },
  },
  thousands: ['.', ' '],
  multiples: { douzaine: 12, douzaines: 12, dizaine: 10, dizaines: 10, demi: 0.5, demie: 0.5, dozen: 12 },
  andPart: { 'et demi': 0.5, 'et demie': 0.5, 'et quart': 0.25, 'et un quart': 0.25, 'et un tiers': 1 / 3 },
  to: 'à, ou, to',
  about: [
    "environ, env, à peu près, approximativement, ~, ca, d'environ, de, d', bon, bonne, un bon, une bonne, une grosse, une belle, un gros, un petit",
    "une petite, un grand, une grande, un peu plus de, un peu moins de, au moins, minimum, maximum, max, jusqu'à, encore, presque, à peine, plus de",
    'moins de, about',
  ].join(', '),
  times: 'x, ×, fois',
  measures: {
    gram: 'g, gr, grs, gramme, grammes, gram, grams',
    kilogram: 'kg, kilo, kilos, kilogramme, kilogrammes',
    millilitre: 'ml, millilitre, millilitres',
    centilitre: 'cl, centilitre, centilitres',
    decilitre: 'dl, décilitre, décilitres',
    litre: 'l, litre, litres, lt, ltr',
    decagram: 'décagramme, décagrammes',
    'metric-pound': 'livre, livres',
    ounce: 'oz, once, onces, ounce, ounces',
    pound: 'lb, lbs, pound, pounds',
    stick: 'stick, sticks',
    teaspoon: [
      'cc, cac, càc, c c, c à c, c à café, c café, cuil à café, cuil café, cuill à café, cuil à c, cuillère à café, cuillères à café, cuiller à café',
      'cuillers à café, cuillerée à café, cuillerées à café, c à thé, cuil à thé, cuillère à thé, cuillères à thé, petite cuillère, petites cuillères',
      'petite cuillerée, petites cuillerées, cuillère à moka, tsp, teaspoon, teaspoons, cuillère café, cuillères café, càt',
    ].join(', '),
    dessertspoon:
      'cuillère à dessert, cuillères à dessert, cuil à dessert, cuillerée à dessert, cuillerées à dessert, c à dessert, c à d',
    tablespoon: [
      'cs, cas, càs, c s, c à s, c à soupe, c soupe, cuil à soupe, cuil soupe, cuill à soupe, cuil à s, cuillère à soupe, cuillères à soupe',
      'cuiller à soupe, cuillers à soupe, cuillerée à soupe, cuillerées à soupe, c à table, cuil à table, cuillère à table, cuillères à table',
      'cuillère à bouche, cuillères à bouche, grande cuillère, grandes cuillères, grosse cuillère, cuillère, cuillères, cuillerée, cuillerées',
      'tbsp, tbs, tablespoon, tablespoons, cuillère soupe, cuillères soupe',
    ].join(', '),
    'fluid-ounce': 'fl oz',
    cup: 'tasse, tasses, cup, cups, mug, mugs',
    pint: 'pinte, pintes',
    'american-pint': 'us pint',
    quart: 'pinte us',
    gallon: 'gallon, gallons',
    piece: [
      'pièce, pièces, morceau, morceaux, botte, bottes, bouquet de, bouquets de, tête, têtes, pied, pieds, cube, cubes, bulbe, bulbes, portion',
      'portions, part, parts, boule, boules, pavé de, pavés de, petit bouquet de, carré, carrés, racine, dé de, tronçon, tronçons, piece, pieces',
      'petit bouquet, gros bouquet, bloc, bunch, bunches',
    ].join(', '),
    clove: 'gousse, gousses, clove, cloves',
    slice:
      'tranche, tranches, fine tranche, fines tranches, rondelle, rondelles, lamelle, lamelles, slice, slices',
    stalk: 'côte, côtes, tige, tiges, bâton, bâtons',
    leaf: 'feuille, feuilles, brin, brins, branche, branches, petite branche, petites branches, pluche, pluches, sprig, sprigs',
    pack: [
      'paquet, paquets, sachet, sachets, pot, pots, bocal, bocaux, bouteille, bouteilles, brique, briques, briquette, briquettes, barquette',
      'barquettes, tablette, tablettes, plaque, plaques, rouleau, rouleaux, verre, verres, bol, bols, tube, tubes, berlingot, carton, poche',
      'verrine, flacon, flacons, ramequin, ramequins, dose, doses, petit pot, petits pots, petit verre, petits verres, pack, packs, packet, jar, jars',
    ].join(', '),
    tin: 'boîte, boîtes, bte, petite boîte, grande boîte, grosse boîte, petites boîtes, grandes boîtes, conserve, conserves, tin, tins, can, cans',
    length: 'cm, centimètre, centimètres, mm',
    vague: [
      'pincée, pincées, petite pincée, bonne pincée, grosse pincée, poignée, poignées, belle poignée, petite poignée, grosse poignée, goutte, gouttes',
      "trait, traits, soupçon, pointe, pointes, pointe de couteau, un peu, quelques, filet d', un filet d', un filet de, tour de moulin, tours de moulin",
      'tours, giclée, larme, nuage, louche, louches, beaucoup, assez, suffisamment, noisette de, noisettes de, une noisette de',
      'quelques feuilles, quelques brins, quelques gouttes, quelques tranches, quelques branches, quelques rondelles, quelques pincées, plusieurs',
      'quelques tiges, quelques morceaux, quelques cuillères, q s, qs, trait de, pluche, pinch, handful, dash',
    ].join(', '),
  },
  capitalMeasures: {},
  inSticks: 'butter, margarine',
  american,
  of: "de, d', du, des, de la, de l', à, of",
  and: 'et, &, and',
  or: 'ou, ou bien, ou encore, or',
  each: 'de chaque, chacun, chacune, chaque',
  plus: 'plus, +, et, &',
  endings: 'e, s, es',
  sizes: [
    'petit, grand, gros, grosse, grosses, moyen, moyenne, moyennes, beau, belle, belles, beaux, bel, mini, bon, bonne, bonnes, ras, bombé, plein, bien plein',
    'bien rempli, généreux, généreuse, généreuses, long, longue, longues, entier, entière, entières, épais, épaisse, épaisses, fin, mince, rond',
    'joli, bien bombé, bien tassé, tassé, rempli, géant, individuel, individuelle, individuelles, small, medium, large, big',
  ].join(', '),
  prepared,
  qualities,
  ...sold,
  states: [
    'moulu, séché, sec, sèche, sèches, fumé, surgelé, congelé, cuit, précuit, cru, grillé, poêlé, bouilli, confit, demi sel',
    'non salé, non sucré, en poudre, en conserve, en boîte, mariné, déshydraté, poudre',
  ].join(', '),
  tinned: 'en conserve',
  portions,
  parts: [
    'jus, le jus, un peu de jus, zeste, zestes, le zeste, les zestes, le zeste râpé, zeste râpé, zeste fin, écorce, peau, pulpe, graines, les graines',
    'feuilles, les feuilles, chair, la chair, juice, zest',
  ].join(', '),
  genitives: {},
  asides: [
    'pour, selon, à volonté, au goût, à votre goût, à convenance, sans, avec, ou plus, ou moins, plus, +, si, facultatif, facultative, par exemple, p ex',
    'ex, type, soit, dont, à parts égales, de préférence, optionnel, optionnelle, en option, poids net, poids égoutté, net égoutté, coupé selon, non, environ',
    'env, minimum, qui, que, prévoir, en fonction, suivant, éventuellement, au minimum, à défaut, préalablement, afin, dans, à ajuster, ajuster, chacun',
    'chacune, ainsi, puis, comme, sinon, to taste, for, optional',
  ].join(', '),
  within: '',
  optional: [
    'facultatif, facultative, facultatifs, facultatives, optionnel, optionnelle, optionnels, optionnelles, en option, si vous aimez, si vous le souhaitez',
    "si vous voulez, si désiré, si on aime, si tu aimes, selon envie, selon l'envie, selon vos envies, si possible, éventuellement, pas obligatoire",
    'si vous en avez, pour les gourmands, if you like',
  ].join(', '),
  noAlternatives: [
    'plus, moins, autre, autres, un autre, une autre, équivalent, selon, à défaut, un mélange, les deux, même, davantage, à, si, au, votre, vos, en',
    'surgelé, surgelés, surgelées, frais, fraîche, maison, du commerce, toute autre, tout autre, similaire',
  ].join(', '),
  firstHalves,
  secondHalves,
  equipment,
  forPart: "pour la, pour le, pour les, pour l', pour un, pour une, pour, for the",
  partNames: [
    'pâte, la pâte, sauce, la sauce, garniture, la garniture, farce, la farce, appareil, crème, la crème, glaçage, le glaçage, marinade, la marinade',
    'vinaigrette, la vinaigrette, accompagnement, décoration, finition, dressage, biscuit, le biscuit, base, la base, crumble, streusel, coulis, le coulis',
    'bouillon, la viande, les légumes, viande, ganache, la ganache, chantilly, sirop, mousse, la mousse, ingrédients, préparation, assaisonnement',
    'panure, montage, le montage, caramel, le caramel, pâte brisée, pâte sablée, pâte feuilletée, pâte à crêpes, béchamel, la béchamel, divers',
  ].join(', '),
  shortNames: {},
  headings: {
    ingredients: [
      "ingrédients, ingrédient, les ingrédients, liste des ingrédients, il vous faut, il te faut, il faut, ce qu'il vous faut, ce qu'il faut",
      'liste de courses, la liste de courses, ingrédients nécessaires, vous aurez besoin de, les courses, ingredients',
    ].join(', '),
    steps: [
      'préparation, la préparation, préparations, instructions, étapes, les étapes, étapes de préparation, les étapes de préparation, réalisation, la recette',
      'mode de préparation, progression, déroulement, déroulé, méthode, préparation de la recette, étapes de la recette, comment faire, marche à suivre',
      'réalisation de la recette, préparation étape par étape, mode opératoire, confection, exécution, method, directions',
    ].join(', '),
    notes: [
      'astuce, astuces, conseil, conseils, le conseil, note, notes, remarque, remarques, variante, variantes, valeurs nutritionnelles, nutrition, bon à savoir',
      "l'astuce, le conseil du chef, conseil du chef, accompagnement, vin, accord vin, matériel, ustensiles, commentaires, conservation, bon appétit, source",
      "le petit plus, mes conseils, mes astuces, l'astuce du chef, informations nutritionnelles, avis, recettes similaires, vous aimerez aussi, le matériel",
      'ustensiles nécessaires, pour accompagner, le truc en plus, infos pratiques',
    ].join(', '),
  },
  servingsBefore: [
    'pour, portions, parts, nombre de personnes, personnes, nombre de parts, nombre de portions, quantité, donne, rendement, couverts, serves, makes, yield',
    'recette pour, ingrédients pour, donne environ',
  ].join(', '),
  servingsBehind: 'personnes, personne, pers, parts, portions, convives, couverts, gourmands, servings',
  timeLabels: {
    total:
      'temps total, total, prêt en, durée, durée totale, temps, en tout, temps de réalisation, total time, ready in',
    part: [
      'préparation, temps de préparation, prép, cuisson, temps de cuisson, repos, temps de repos, réfrigération, temps de réfrigération, attente',
      "temps d'attente, marinade, temps de marinade, levée, temps de levée, pousse, temps de pousse, trempage, temps de trempage, congélation",
      'macération, temps de macération, infusion, prise au frais, au frais, dégorgement, prep time, cook time, prep',
    ].join(', '),
  },
  spans: {
    minute: 'minutes, minute, min, mins, mn, mns, m',
    hour: 'heures, heure, h, hr, hours, hour',
    day: 'jours, jour, j',
  },
  step: 'étape, step',
  verbs: [
    tells(
      'préchauff, mélang, coup, hach, éminc, épluch, pel, lav, rinc, égoutt, ajout, vers, incorpor, fouett, mont, chauff, port, laiss, pos, plac, enfourn',
    ),
    tells(
      'sal, poivr, assaisonn, mijot, dor, grill, dépos, étal, garn, décor, dress, parsem, saupoudr, arros, mouill, couvr, retir, rajout, travaill, pass',
    ),
    tells(
      'tamis, cass, sépar, rap, press, cisel, détaill, taill, découp, roul, beurr, farin, tapiss, déglac, mix, goût, rectifi, réserv, termin, commenc',
    ),
    tells(
      'dispos, répét, form, façonn, pétr, dispers, renouvel, régl, serr, enlev, remu, tourn, utilis, allum, démoul, dénoyaut',
    ),
    'faire, faites, fais, mettre, mettez, mets, cuire, cuisez, battre, battez, fondre, bouillir, servir, servez, couvrir, couvrez, remplir, remplissez',
    'prendre, prenez, attendre, attendez, réduire, réduisez, farcir, garnir, garnissez, blanchir, blanchissez, ouvrir, rôtir, saisir, saisissez, étendre',
    'faire revenir, dans un, dans une, dans le, dans la, pendant, quand, lorsque, ensuite, puis, enfin, au bout, à la fin, hors du feu, d’abord, sur une',
    'remettre, remettez, répartir, répartissez, obtenir, rafraîchir, réunir, préparer, préparez, nettoyer, nettoyez, essuyer, essuyez, sortir, sortez',
    'sur un, avec un, avec une, une fois, dès que, pour finir, au moment, preheat, heat, mix, stir',
  ].join(', '),
  lastVerbs: '',
};
