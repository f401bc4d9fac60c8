import type { RecipeWords } from '@crisper/domain/recipes/reading/recipe-words.ts';

/** What cooks do to a food, and how. */
export const prepared: RecipeWords['prepared'] = [
  'finement, grossièrement, fraîchement, légèrement, très, bien, assez, un peu, soigneusement, tout juste, prêt à cuire, prêt à l’emploi',
  'haché, émincé, coupé, râpé, pelé, épluché, non épluché, écrasé, pressé, concassé, ciselé, effeuillé, lavé, rincé, égoutté, essoré, fondu',
  'ramolli, battu, tamisé, dénoyauté, épépiné, équeuté, étêté, tranché, taillé, détaillé, découpé, réduit, blanchi, mixé, torréfié, vidé, paré',
  'dégraissé, désossé, ouvert, fendu, séparé, refroidi, tiédi, décongelé, trempé, monté en neige, en neige, brossé, gratté, dégermé, écossé',
  'mondé, zesté, broyé, pilé, émietté, évidé, nettoyé, assoupli, mélangé, fouetté, trié, effilé, écumé, déveiné, décortiqué, prélevé, piqué',
  'en dés, en petits dés, en gros dés, en morceaux, en petits morceaux, en gros morceaux, en rondelles, en fines rondelles, en tranches',
  'en fines tranches, en lamelles, en fines lamelles, en cubes, en petits cubes, en gros cubes, en quartiers, en deux, en quatre, en julienne',
  'en brunoise, en bâtonnets, en miettes, en lanières, en fines lanières, en copeaux, en purée, en parcelles, en bouquets, en pommade, en sifflets',
  'à température ambiante, à température, du moulin, au moulin, fraîchement moulu, avec la peau, sans la peau, sans peau, sans arêtes, sans pépins',
  'avec leur peau, sans le vert, avec le vert, chopped, diced, sliced, grated, minced, crushed, melted, softened, peeled, finely, freshly',
].join(', ');

/** Words that say nothing about which food it is. */
export const qualities: RecipeWords['qualities'] = [
  'frais, fraîche, fraîches, mûr, bien mûr, bio, biologique, de qualité, de bonne qualité, de première qualité, tiède, chaud, froid, bouillant',
  'glacé, non traité, fermier, fermière, fermières, de la ferme, du marché, du jardin, de saison, maison, fait maison, ferme, tendre, mou, molle, pommade',
  'rassis, de la veille, à chair ferme, à chair farineuse, à chair fondante, bien froid, très froid, bien chaud, surfin, calibre moyen, moyen calibre',
  'de votre choix, au choix, de gros calibre, de petit calibre, le, la, les, l’, mon, ma, vos, votre, extra, de préférence, de taille moyenne',
  'fresh, ripe, organic, boneless, skinless, lukewarm, cold, warm, hot, raw',
].join(', ');

/** Foods that are bought so; the word is a part of the name. */
export const sold: Pick<RecipeWords, 'sold' | 'soldInTins'> = {
  sold: [
    'petits pois, petit pois, petits suisses, petit suisse, gros sel, petit salé, grand marnier, petits lardons, petit épeautre, gros piment',
    'petit beurre, petits beurre, petits beurres, fromage râpé, gruyère râpé, emmental râpé, comté râpé, parmesan râpé, coco râpée, noix de coco râpée',
    'coco râpé, steak haché, steaks hachés, bœuf haché, viande hachée, porc haché, chair à saucisse, amandes effilées, crème fouettée, pois cassés',
    'lait battu, lait fermier, oignons frits, blé concassé, piment broyé, beurre fondu, vin chaud, chocolat chaud, beurre pommade, la vache qui rit',
  ].join(', '),
  soldInTins: 'tomates concassées, tomates pelées, tomates mondées, tomates en dés, pulpe de tomates',
};

/** What a food is divided into, behind its name. */
export const portions: RecipeWords['portions'] = 'rondelles, tranches, lamelles, quartiers, morceaux, brins';

/** Words of a line that was written in America. */
export const american: RecipeWords['american'] =
  'heavy cream, half and half, all purpose, kosher, cilantro, zucchini, eggplant';

/** Before the last word that two alternatives share; here the last comes first: "bouillon de légumes ou de volaille". */
export const firstHalves: RecipeWords['firstHalves'] = '';
export const secondHalves: RecipeWords['secondHalves'] = '';

/** Things that recipes list, and that nobody eats. */
export const equipment: RecipeWords['equipment'] = [
  'papier cuisson, papier sulfurisé, papier aluminium, papier alu, film alimentaire, film étirable, papier absorbant, ficelle de cuisine, ficelle',
  'cure dents, cure dent, piques à brochettes, pics à brochettes, piques en bois, pics en bois, brochettes en bois, moule à gâteau, moule à tarte',
  'moule à cake, moule à manqué, moule à charnière, moules à muffins, caissettes, ramequins, ramequin, poche à douille, rouleau à pâtisserie',
  'emporte pièce, plat à gratin, plaque de cuisson, saladier, casserole, poêle, cocotte, sauteuse, mixeur, mixeur plongeant, blender, robot, fouet',
  'batteur, thermomètre, passoire, chinois, mandoline, spatule, maryse, pinceau, torchon, verrines, bocaux, bocal stérilisé, sorbetière',
  'cuit vapeur, autocuiseur, gaufrier, machine à pâtes, sac congélation, sacs congélation, beurre pour le moule, matériel, ustensiles',
  'baking paper, foil, skewers, toothpicks, muffin tin, cake tin',
].join(', ');
