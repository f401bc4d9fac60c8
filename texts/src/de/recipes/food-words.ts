import type { RecipeWords } from '@crisper/domain/recipes/reading/recipe-words.ts';

/** What cooks do to a food, and how. */
export const prepared: RecipeWords['prepared'] = [
  'finely, roughly, coarsely, thinly, thickly, freshly, lightly, gently, very, well, carefully, evenly, diagonally, lengthways',
  'lengthwise, crosswise, crossways, fine, loosely, firmly, tightly, not too, very finely, just, quite, really, super, about',
  'chopped, choped, diced, sliced, grated, minced, crushed, beaten, melted, softened, peeled, shredded, cubed, quartered, halved',
  'mashed, cut, torn, trimmed, rinsed, drained, washed, cleaned, deseeded, seeded, de seeded, cored, stoned, pitted, hulled',
  'shelled, deveined, de veined, skinned, deboned, boned, zested, juiced, squeezed, separated, sifted, sieved, whipped, whisked',
  'bruised, bashed, crumbled, flaked, julienned, shaved, slivered, pared, scrubbed, picked, stripped, topped, tailed, topped and tailed',
  'thawed, defrosted, cooled, chilled, warmed, heated, packed, heaped, undrained, reserved, strained, soaked, split, broken, cracked',
  'lightly beaten, divided, level, at room temperature, room temperature, to taste, spooned, leveled, levelled, shucked, podded',
  'pressed, pounded, butterflied, spiralised, spiralized, smashed, pureed, blended, pulsed, scored, snipped, stemmed, destemmed, husked',
  'blanched and, parboiled, patted dry, tempered, unpeeled, thick cut, thin cut, uncooked, unbeaten, halved and, ready chopped',
  'hand torn, ends removed, stems removed, skin removed, skins removed, seeds removed, stalks removed, bones removed, fat removed',
  'tails removed, shells removed, rind removed, crusts removed, excess fat removed, membrane removed, core removed, pounded flat',
].join(', ');

/** Words that say nothing about which food it is. */
export const qualities: RecipeWords['qualities'] = [
  'fresh, ripe, raw, organic, good quality, best quality, quality, high quality, free range, hot, cold, warm, lukewarm, boiling',
  'tepid, ice cold, iced, icy, very cold, very hot, freshly boiled, just boiled, boiled hot, cooled boiled, unwaxed, waxed, firm',
  'tender, crisp, crispy, floury, waxy, starchy, stale, day old, leftover day old, your favourite, your favorite, favourite',
  'favorite, boneless, skinless, bone in, skin on, skin off, boned and skinned, lean, extra lean, low sodium, reduced sodium, low salt',
  'reduced salt, no salt added, no added salt, store bought, shop bought, ready made, homemade or, good, nice, overripe, over ripe',
  'very ripe, slightly stale, thick, thin, clean, filtered, chilled, softish, just ripe, your choice of, choice of, the, a, an, more, additional, extra large',
  'my, some, any, clear, premium, local, seasonal, wild caught, sustainable, sustainably sourced, grass fed, plump, even sized',
  'equal sized, unbleached, quick cooking, heirloom, vine ripened, vine, home made, homemade, full size, everyday, all natural',
].join(', ');

/** Foods that are bought so; the word is a part of the name. */
export const sold: Pick<RecipeWords, 'sold' | 'soldInTins'> = {
  sold: [
    'minced beef, minced lamb, minced pork, minced turkey, minced meat, minced chicken, minced veal, shredded coconut, flaked almonds',
    'slivered almonds, shredded wheat, shredded suet, whipped cream, cream, sliced bread, split peas, whipped topping, crushed ice',
    'mashed potato, mashed potatoes, hot sauce, hot dog, hot dogs, hot pepper sauce, hot chocolate, hot paprika, hot smoked, fine beans',
    'green split peas, yellow split peas, cold cuts, hot chilli sauce, hot chili sauce, hot cross bun, hot cross buns, hot mustard',
    'firm tofu, extra firm tofu, crispy onions, crisp bread, whole milk, whole chicken, whole wheat, whole grain, double cream',
    'little gem, baby, long grain, short grain, thick cream, long life, fine sea salt, flaked coconut, cracked wheat, mini marshmallows',
    'cracked black pepper, split lentils, split red lentils, crumbled stock cube, shaved coconut, cream cheese, beaten rice',
    'ice cream, ice cubes, warm milk drink, broken biscuits, whole cloves, whole spices, sliced ham, sliced turkey, sliced salami, clear honey',
    'chopped nuts, chopped mixed nuts, mixed, grated coconut, mashed sweet potato, flaked rice, flaked sea salt, flaked salt, raw sugar',
    'raw cane sugar, stale bread, crushed red pepper, crushed red pepper flakes, crushed chillies, crushed chilli flakes, cut oats',
  ].join(', '),
  soldInTins: [
    'chopped tomatoes, diced tomatoes, crushed tomatoes, whole peeled tomatoes, peeled tomatoes, whole plum tomatoes, stewed tomatoes',
    'peeled plum tomatoes, crushed pineapple, pureed tomatoes, strained tomatoes, chopped plum tomatoes, diced tomato, crushed tomato',
  ].join(', '),
};

/** What a food is divided into, behind its name. */
export const portions: RecipeWords['portions'] = [
  'clove, cloves, slice, slices, wedge, wedges, leaf, leaves, sprig, sprigs, stalk, stalks, rib, ribs, stick, sticks, rasher, rashers',
  'bulb, bulbs, head, heads, chunk, chunks, piece, pieces, cube, cubes, quarter, quarters, halves, floret, florets, stem, stems',
  'segment, segments, ring, rings, strips, spear, spears, shavings, curls, bunch, bunches, sheets, rounds, bits, ribbons, batons',
  'matchsticks, pod, pods, tips, threads, strands, ball, balls, stigmas, twists, greens only, crumbles, lardon pieces',
].join(', ');

/** Words of a line that was written in America. */
export const american: RecipeWords['american'] = [
  'heavy cream, heavy whipping cream, whipping cream, half and half, half half, grape tomatoes, cherry tomatoes, blueberries',
  'strawberries, raspberries, blackberries, cremini, arugula, scallions, all purpose, eggplant, zucchini, cilantro, broth, kosher',
  'cremini mushrooms, sour cream, ice cream, cottage cheese, ricotta, brussels sprouts, okra, sherbet, buttermilk, shrimp, oysters',
].join(', ');

/** Before the last word that two alternatives share. */
export const firstHalves: RecipeWords['firstHalves'] = [
  'vegetable, chicken, beef, fish, veggie, lamb, pork, turkey, veal, ham, mushroom, red, white, yellow, green, brown, black, orange',
  'olive, sunflower, rapeseed, canola, corn, groundnut, peanut, avocado, coconut, sesame, grapeseed, plain, wholemeal, caster',
  'granulated, golden, dark, light, cider, apple cider, rice, balsamic, spring, oat, almond, soya, soy',
  'whole, skimmed, single, double, heavy, whipping, sour, greek, natural, plain greek, cherry, plum, baby, smoked, sweet, dark brown',
  'light brown, kidney, pinto, cannellini, butter, navy, haricot, self raising, bread, basmati, jasmine, long grain, short grain',
  'all purpose, whole wheat, rye, spelt, extra virgin olive, semi skimmed, maple, agave, corn, unsalted, salted, fresh, dried, dijon',
  'wholegrain, english, cheddar, parmesan, swiss, goat, sea, kosher, table, flat leaf, curly, savoy, milk, raspberry, strawberry',
  'apricot, ground, minced, lemon, lime, orange, pitted black, raw, cooked, cremini, button, chestnut, portobello, lasagne, flour',
].join(', ');

/** Words that may be shared: "red or white onion". */
export const secondHalves: RecipeWords['secondHalves'] = [
  'stock, broth, bouillon, oil, vinegar, flour, sugar, wine, milk, cream, yoghurt, yogurt, cheese, bean, beans, rice, onion, onions',
  'pepper, peppers, tomato, tomatoes, lettuce, cabbage, potato, potatoes, mince, breast, breasts, thighs, legs, fillets, chops',
  'mustard, salt, syrup, lentils, chilli, chillies, chili, chilies, grapes, olives, mushrooms, paprika, parsley, chocolate, bread',
  'wedges, juice, zest, jam, cabbages, seeds, beef, pork, turkey, chicken, lamb, meat, peas, sausage, sausages, stock cube, cube',
  'cubes, noodles, tortillas, butter, apples, currants, lentil, sprouts, squash, currant, fish, steak, ham, bacon, quinoa, pasta',
].join(', ');

/** Things that recipes list, and that nobody eats. */
export const equipment: RecipeWords['equipment'] = [
  'baking paper, parchment paper, baking parchment, parchment, greaseproof paper, greaseproof, wax paper, waxed paper, foil, tin foil',
  'aluminium foil, aluminum foil, cling film, clingfilm, plastic wrap, skewer, skewers, toothpick, toothpicks, cocktail sticks',
  'kitchen string, kitchen twine, butcher twine, string, twine, muffin cases, paper cases, cupcake cases, cake cases, cake tin',
  'loaf tin, loaf pan, baking tin, baking tray, baking sheet, baking dish, baking dishes, roasting tin, springform tin, springform pan',
  'muffin tin, cake pan, frying pan, saucepan, skillet, food processor, blender, hand mixer, stand mixer, electric mixer, mixer',
  'rolling pin, thermometer, piping bag, pastry brush, ramekin, ramekins, cheesecloth, muslin, sieve, colander, mixing bowl, wok',
  'slow cooker, pressure cooker, instant pot, air fryer, dutch oven, casserole dish, ovenproof dish, pie dish, tart tin, flan tin',
  'cookie cutter, pastry cutter, biscuit cutter, wooden spoon, whisk, spatula, kitchen paper, paper towel, paper towels, kitchen roll',
  'equipment, special equipment, you will also need, you will need, also needed, tools, pizza stone, lolly sticks, ice cream maker',
  'stick blender, immersion blender, potato masher, ricer, mandoline, pestle and mortar, mortar and pestle, steamer, grill pan, griddle pan',
  'jam jars, sterilised jars, sterilized jars, mason jar, mason jars, bundt tin, bundt pan, brownie tin, square tin, round tin, tea towel',
  'pie weights, baking beans, large pot, stockpot, cooling rack, wire rack, measuring jug, measuring cups, spice grinder, coffee grinder',
  'microplane, grater, peeler, pasta machine, sandwich bags, freezer bags, zip lock bag, ziplock bag, resealable bag, lined tin',
  'traybake tin, swiss roll tin, pudding basin, gratin dish, quiche dish, tart pan, pie tin, pie pan, sheet pan, cookware',
].join(', ');
