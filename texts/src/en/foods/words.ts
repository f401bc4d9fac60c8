import type { FoodNames } from '@crisper/domain/foods/names.ts';

/** What may have been done to a food, as titles say it. */
export const states: FoodNames['states'] = {
  raw: 'raw, unpasteurised, unpasteurized',
  tinned: 'tinned, canned, tin, can',
  dried: 'dried, dry, dehydrated, freeze dried, powdered, powder',
  smoked: 'smoked, hot smoked, cold smoked, oak smoked, kippered',
  pickled: 'pickled, soused, fermented',
  homemade: 'homemade, home made, hm, own, self made, grandma, made up, mixed up, ready mixed',
  breaded: 'breaded, battered, crumbed, in breadcrumbs, panko crusted',
  stuffed: 'stuffed, filled',
  cooked: [
    'cooked, roast, roasted, grilled, fried, boiled, baked, steamed, poached, braised, barbecued, sauteed, sautéed, mashed',
    'stewed, leftover, pulled, precooked, reheated, scrambled, chargrilled, griddled, seared, microwaved, stir fried, creamed',
    'caramelised, caramelized, blanched, charred, confit, rotisserie, slow cooked, ready cooked, pre cooked, deep fried',
    'last night, yesterday, pureed, hard boiled, soft boiled, oven baked, pan fried, fully cooked, left over, left overs, takeaway, takeout, take away, take out',
  ].join(', '),
  cut: [
    'sliced, slice, diced, chopped, cut, cubed, chunk, grated, shredded, peeled, halved, half, halves, segment, cubes, baton',
    'prepared, spiralised, spiralized, trimmed, crushed, cut up, ready cut, pre cut, quartered, julienned, wedge, prepped',
  ].join(', '),
  frozen: 'frozen, deep frozen, flash frozen, iqf',
  opened:
    'opened, open, half used, part used, half empty, half full, half eaten, half jar, half a jar, half carton, half a carton',
};

/** Words that say nothing about what a food is. */
export const neutral: FoodNames['neutral'] = [
  // Articles, amounts and packages.
  'a, an, the, of, some, few, couple, my, our, your, this, about, around, more, another, one, two, three, four, five, six',
  'pair, dozen, doz, dz, half dozen, half doz, half a dozen',
  'bag, pack, packet, pkt, bottle, carton, jar, tub, pot, punnet, tray, multipack, box, sachet, pouch, tube, bunch, head',
  'loaf of, net, coil',
  'bulk, case, sack, portion, serving, piece, pc, each, large, small, medium, big, little, mini, jumbo, giant, extra, xl',
  'family, value, single',
  'fillet, rasher, stick, clove, floret, spear, ball, block, joint, steak cut, boneless, skinless, bone in, skin on, skinned',
  'deboned, pk, ct, nest, loin of, vac',
  'g, kg, gram, kilo, ml, l, litre, liter, pint, pt, lb, oz, ounce, pound, gallon, gal, quart, cup, tbsp, tsp, cl, x, no, nr',
  'size, twin',
  'spoonful, handful, splash, bit, rest, remaining, last, spare, left, clean, cleaned, gutted, descaled, clamshell',
  'sliced for, new, old, unopened, sealed, fresh, uncooked, whole, plain',
  // Kinds and qualities.
  'gf, barista, organic, free range, bio, natural, pure, premium, finest, luxury, classic, original, traditional, artisan, farmhouse',
  'homestyle, country, style',
  'day, dry aged, lunchbox, flake, lighter, lightest, marinading, marinating, marinaded, defrosting, defrosted, thawing, thawed',
  'brining, soaking, resting',
  'low fat, full fat, half fat, light, lite, zero, diet, sugar free, no added sugar, unsweetened',
  'sweetened, reduced, free, fat',
  'semi skimmed, skimmed, skim, semi, full cream, lactose free, dairy free, gluten free, nut free, egg free, decaf',
  'caffeine free, alcohol free, non alcoholic',
  'salted, spreadable, unsalted, low salt, spicy, hot, mild, sweet, sour, strong',
  'mature, vintage, sharp, aged, smooth, crunchy',
  'creamy, thick, thin, thick cut, thin cut, fine, coarse, soft, hard, crispy, crunch, crusty, chewy, juicy, ripe, unripe',
  'ready to eat, ripen at home, ready to cook',
  'red, green, yellow, orange coloured, white, brown, black, purple, golden, pink, blue, dark, mixed, assorted, selection',
  'variety, rainbow, heritage',
  'lean, prime, british, english, scottish, welsh, irish, french, italian, greek, spanish, german, swiss, danish',
  'dutch, american, mexican, chinese, thai, indian, japanese, korean, turkish, polish, moroccan',
  'swedish, norwegian, european, continental, local, imported, wild, farmed, line caught, sustainably sourced',
  'grass fed, corn fed, outdoor bred, halal, kosher',
  'pasteurised, pasteurized, homogenised, uht, long life, chilled, ambient, cold, warm, iced, sparkling, still',
  'fizzy, carbonated, concentrated, instant, quick, easy, easy cook, microwave, microwaveable, ready, ready made',
  'ready rolled, part baked, pre packed, loose, washed, unwashed, unwaxed, vine, on the vine, baby, young, seedless, pitted',
  'stoned, shelled, unshelled, kernel, cage free, lightly, high protein, protein, high fibre, wholegrain, wholemeal',
  'whole wheat, wholewheat, multigrain, seeded, flavour, flavor, flavoured, flavored, infused, marinated, seasoned, glazed',
  'toasted, honey roast, bbq, barbecue, with bits, no bits, from concentrate, not from concentrate, special',
  'offer, best, good, nice, lovely, leftovers of, surprise bag, budget, everyday, essential, basics, own brand',
  'brand',
  // Varieties.
  'gala, royal gala, fuji, jazz, cox, conference, comice, hass, maris piper, king edward, charlotte, desiree, russet, savoy',
  'medjool, piccolo, vittoria, romano, kalamata, nocellara, manzanilla, ardennes, brussels, cumberland, lincolnshire',
  'toulouse, dry cured, streaky, back, unsmoked, thai, braeburn, braeburns, honeycrisp, elstar, boskoop, bartlett, bosc',
  'valencia, navel, cavendish, fairtrade, fair trade, hereford, aberdeen angus, angus, wagyu, iberico, atlantic, pacific',
  'alaskan, king, tiger, queen, jersey, cornish, devon, yorkshire, somerset, sicilian, normandy, tuscan, tenderstem',
  'butterhead, long grain, basmati style, arabica, robusta, colombian, ethiopian, brazilian, columbian',
  // Shops and makers.
  'tesco, asda, sainsbury, lidl, aldi, waitrose, morrisons, ocado, marks and spencer, m and s, co op, coop',
  'iceland, walmart, costco, kirkland, kroger, trader joe, whole foods, target, publix, safeway, wegmans, rewe, edeka',
  'carrefour, spar, market, farmers market, butcher, bakery, deli, garden, allotment, farm shop, shop, store, supermarket',
  'coles, woolies, woolworths, big bazaar, dmart, checkers, pick n pay, shoprite, h mart, giant, fairprice',
  'dunnes, supervalu, loblaws, sobeys, meijer, food lion, heb, wholefoods, netto, penny, kaufland, migros, albert heijn',
  'great value, simply, heinz, barilla, de cecco, napolina, uncle ben, tilda, old el paso, knorr, maggi brand',
  'ktc, trs, laila, rajah, natco, east end, daawat, kohinoor, india gate, cirio, mutti, princes, del monte, green giant, libby, hunts',
  'bonduelle, biona, suma, batchelors, garofalo, rummo, buitoni, merchant gourmet, amoy, blue dragon, sharwoods, albert bartlett',
  'amul, mother dairy, aashirvaad, tata, mahatma, john west, members mark, good and gather, simple truth, taste the difference',
  'arla, danone, muller, yeo valley, birds eye, mccain, goya, campbell, kellogg, nestle, dole',
].join(', ');

/** A tin of which a part is left is open. */
export const halfTins: FoodNames['halfTins'] =
  'half tin, half a tin, half can, half a can, part tin, part can';

/** What tinned food lies in. */
export const liquids: FoodNames['liquids'] =
  'brine, oil, olive oil, sunflower oil, water, spring water, syrup, light syrup, juice, own juice, natural juice, fruit juice, tomato sauce, tomato juice, vegetable oil, springwater';

export const and: FoodNames['and'] = 'and, n, und';

/** Household goods, which are bought with food. */
export const household: FoodNames['household'] = [
  'carrier bag, bag for life, bin bag, bin liner, trash bag, garbage bag, freezer bag, zip bag, ziploc, sandwich bag',
  'shopping bag, food bag, refuse sack, rubbish bag, recycling bag, paper bag, poo bag, kitchen roll, toilet paper',
  'toilet roll, loo roll, dunny paper, tissue, napkin, wipe, kitchen paper, serviette, cotton wool, cotton bud, cotton pad, bog roll, tp, kleenex',
  'andrex, cotton swab, soap, washing up liquid, detergent, laundry, softener, bleach, cleaner, sponge, scourer, dishwasher tab',
  'dishwasher salt, rinse aid, washing powder, washing liquid, descaler, limescale remover, air freshener, furniture polish, fairy',
  'persil, ariel, domestos, dettol, cillit bang, zoflora, dishwashing liquid, dryer sheet, stain remover, vanish, drain unblocker',
  'disinfectant, scrubbing brush, washing up brush, dish brush, mop, broom, duster, rubber glove, marigolds, dishcloth, cleaning cloth',
  'microfiber cloth, j cloth, dishwasher powder, dishwasher gel, cleaning spray, cleaning vinegar, lime away',
  'toilet brush, toilet block, toilet duck, febreze, shampoo, conditioner, toothpaste, toothbrush, deodorant, razor, lotion, hand cream',
  'face cream, sun cream, suncream, sunscreen, moisturiser, moisturizer, nappy, diaper, tampon, sanitary pad, panty liner, plaster',
  'band aid, shower gel, bath foam, bubble bath, body wash, hair gel, hair spray, hair dye, mouthwash, floss, lip balm, makeup, make up',
  'shaving foam, shaving gel, shaving cream, condom, hand sanitiser, hand sanitizer, face wash, perfume, aftershave',
  'contact lens solution, pull ups, pampers, huggies, bath salts, epsom salt, hand wash, handwash, antiperspirant, mouth wash',
  'face mask, hairbrush, comb, mascara, lipstick, baby powder, talcum powder, vaseline, cold cream, insect repellent, mosquito spray',
  'shower cream, baby oil, massage oil, essential oil, battery, light bulb, lightbulb, bulb light, candle, tealight, tea light, matches',
  'foil, cling film, clingfilm, plastic wrap, saran wrap, parchment, baking paper, greaseproof, wax paper, beeswax wrap, freezer paper, glad wrap, gladwrap, food wrap, bacofoil, alfoil, reynolds wrap, zip lock bag',
  'cake case, cupcake case, muffin case, cake tin, paper cup, plastic cup, straws, cocktail stick, toothpick, wooden skewers',
  'bamboo skewers, charcoal, firelighter, firewood, kindling, barbecue coal, ice pack, lunch bag, tupperware, food container',
  'water filter, brita filter, coffee filter, filter paper, kitchen string, rubber band, sticky tape, sellotape, glue, superglue',
  'wrapping paper, envelope, pen, pencil, notebook, printer paper, ink cartridge, printer ink, extension lead, plug, screw, nail, paint',
  'compost, potting soil, fertiliser, fertilizer, plant food, grass seed, lawn seed, weed killer, fly spray, ant killer, mouse trap',
  'moth balls, lint roller, shoe polish, shoe lace, hot water bottle, thermometer, umbrella, aluminium tray, baking tray, coat hanger',
  'clothes peg, washing line, ironing water, vacuum bag, hoover bag, disposable glove, first aid kit, cat food, dog food, pet food',
  'cat litter, dog treat, cat treat, dog biscuit, dog chew, bird seed, bird food, fish food, kitty litter, puppy food, kitten food',
  'dog bone, whiskas, felix, pedigree, fat balls, hamster food, rabbit food, hay, dreamies, sheba',
  'cat milk, dentastix, suet balls bird, flowers, bouquet, bunch of roses, tulip, lilies, orchid',
  'house plant, houseplant, pot plant, plant pot, poinsettia, christmas tree, daffodils, sunflowers, chrysanthemum, cigarette, tobacco',
  'vape, rolling paper, lottery, scratch card, newspaper, magazine, birthday card, greeting card, gift card, gift bag, gift wrap, stamp',
  'book, dvd, toy, lego, vitamin, multivitamin, ibuprofen, paracetamol, aspirin, nurofen, calpol, cough syrup, antihistamine, tablets',
  'medicine, throat lozenge, strepsils, gaviscon, rennie, eye drops, nasal spray, pain killer, painkiller, tylenol, advil',
  'fish oil capsules, omega capsules, probiotic capsules, antiseptic cream, bandage, pregnancy test, insulin, pill, capsules supplement',
  'melatonin, deposit, crv, redemption, pfand, leergut, charity, donation, delivery, service fee, bag charge, bag fee, tip, postage',
  'shipping, parking, sock, tights, mug, frying pan, saucepan, cutlery, t shirt, slippers, underwear, pyjamas, cushion, towel',
  'bed sheet, phone charger, headphones, usb cable, plate, bowl set, wine glass, glasses, chopping board, can opener, tin opener',
  'corkscrew, peeler, tea strainer, cling wrap, scissors, sleeping bag, tent, ice cube tray, oven glove, apron, rice cooker',
].join(', ');
