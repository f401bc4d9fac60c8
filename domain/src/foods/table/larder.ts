/** Sauces, spreads, spices and what is baked with. The rows are explained in dairy.ts. */
export const LARDER_ROWS = `
ketchup < condiment | jar | pantry | - 3m* 6m* 1m* - | Ketchup, cocktail, or chili sauce; cautious
brown-sauce < ketchup
sweet-chilli-sauce < ketchup
hot-sauce < ketchup
sriracha < ketchup
harissa < ketchup
mayonnaise < condiment | jar | pantry | - 2m 3m - - | Mayonnaise
salad-cream < mayonnaise
tartare-sauce < mayonnaise
horseradish < mayonnaise
fresh-mayonnaise < chilled-dip | jar | fridge | 3d - - - - | Aioli
mustard < condiment | jar | pantry | - 6m* 1y 1m* - | Mustard; cautious
dijon-mustard < mustard
mint-sauce < mustard
cranberry-sauce < mustard
wasabi < mustard
bbq-sauce < condiment | jar | pantry | - 3m* 1y - - | Barbecue sauce (bottled); cautious
hoisin-sauce < bbq-sauce
oyster-sauce < bbq-sauce
teriyaki-sauce < bbq-sauce
worcestershire-sauce < bbq-sauce
soy-sauce < condiment | jar | pantry | - 1m 2y* 1m* - | Soy sauce or teriyaki sauce; opened
fish-sauce < soy-sauce
vinegar < condiment | jar | pantry | - - 2y 1y* - | Vinegar; opened
balsamic-vinegar < vinegar
cider-vinegar < vinegar
white-wine-vinegar < vinegar
oil < cooking-oil | jar | pantry | - 4m 6m 3m - | Oils
olive-oil < oil
sunflower-oil < oil
sesame-oil < oil
coconut-oil < oil
rapeseed-oil < oil
vegetable-oil < oil
salad-dressing < condiment | jar | pantry | - 3w 6m - - | Salad dressing (creamy)
homemade-dressing < chilled-dip | jar | fridge | - 1w* - - - | Salad dressing (homemade); cautious
pasta-sauce < condiment | jar | pantry | - 3d* 1y* - - | Spaghetti sauce; cautious
fresh-sauce < sauce-fresh | stew | fridge | 3d - - - 1m | Leftovers (without)
gravy < sauce-fresh | stew | fridge | 2d* - - - 1m | Leftovers (without); gravy
gravy-granules < dry-good | salt | pantry | - - 1y 6m* - | Soup mixes; opened
stock-cubes < gravy-granules
pesto < condiment | jar | fridge | 3d* 3d 6m* - 1m | Pesto; chilled
salsa < condiment | jar | pantry | - 2w* 1y - - | Salsa (picante); cautious
fresh-salsa < chilled-dip | jar | fridge | 3d* 3d* - - - | Salsa (fresh); cautious
curry-paste < condiment | jar | pantry | - 5d 2y - - | Thai red curry paste
chutney < condiment | jar | pantry | - 1m 1y - - | Chutney
mango-chutney < chutney
piccalilli < chutney
sweet-pickle < chutney
pickles < preserved-vegetable | jar | pantry | - 2w* 1y - - | Pickles; cautious
gherkins < pickles
sauerkraut < pickles
capers < pickles
pickled-onions < pickles
pickled-beetroot < pickles
kimchi < preserved-vegetable | jar | fridge | 1m* 2w* - - - | Kimchi; cautious
jam < spread | jar | pantry | - 3m* 6m - - | Jams, jellies, and preserves; cautious
marmalade < jam
strawberry-jam < jam
lemon-curd < spread | jar | pantry | - 4w* 6m - - | Jams, jellies, and preserves; cautious
honey < spread | honey | pantry | - - 2y 1y* - | Honey; opened
syrup < spread | honey | pantry | - 6m 1y 1m* - | Syrup; opened
maple-syrup < syrup
golden-syrup < syrup
treacle < syrup
agave-syrup < syrup
chocolate-sauce < syrup
peanut-butter < nut-spread | peanuts | pantry | 12m 3m 6m 2m - | Peanut butter (commercially)
chocolate-spread < nut-spread | jar | pantry | - - 1y 2m* - | Chocolate hazelnut spread; opened
yeast-extract < spread | jar | pantry | - - 2y 6m - | ; dry
tahini < condiment | jar | pantry | - 3w 1y - - | Tahini
hummus < chilled-dip | bowl | fridge | 5d* 2d* - - - | Hummus (traditional); chilled
guacamole < chilled-dip | avocado | fridge | 2d* 1d* - - 1m* | Guacamole; cautious
dips < chilled-dip | bowl | fridge | 3d 2d* - - - | Guacamole; opened
tzatziki < dips
taramasalata < dips
baba-ganoush < dips
raita < dips
sandwich-filler < salad-dressed | sandwich | fridge | 2d* 2d* - - - | Egg salad; cautious
tapenade < preserve | jar | pantry | - 5d* 9m - - | Tapenade; opened
spices < dry-good | salt | pantry | - - 1y 1y - | Herbs (dried)
black-pepper < spices
paprika < spices
cumin < spices
cinnamon < spices
turmeric < spices
curry-powder < spices
chilli-powder < spices
dried-oregano < spices
dried-thyme < spices
dried-rosemary < spices
dried-basil < spices
dried-parsley < spices
dried-mint < spices
dried-sage < spices
mixed-herbs < spices
garam-masala < spices
nutmeg < spices
garlic-powder < spices
bay-leaves < spices
ground-ginger < spices
nutritional-yeast < spices
salt < dry-good | salt | pantry | - - 5y 5y* - | Salt; opened
sugar < dry-good | - | pantry | - - ever 18m - | Sugar
brown-sugar < sugar
icing-sugar < sugar
caster-sugar < sugar
sweetener < dry-good | - | pantry | - - 2y 2y* - | Sugar substitutes; opened
flour < flour-kind | - | pantry | - 1y 6m 6m - | Flour (white)
cornflour < flour
self-raising-flour < flour
bread-flour < flour
rice-flour < flour
gram-flour < flour
wholemeal-flour < flour-kind | - | pantry | - 6m 3m 2m* - | Flour (whole); opened
baking-powder < dry-good | - | pantry | - - 6m 3m - | Baking powder
yeast < dry-good | - | pantry | - 4m 1y* 1m* 6m | Yeast; cautious
fresh-yeast < chilled-deli | - | fridge | 1w 1w - - - | ; chilled
baking-mix < dry-good | - | pantry | - - 9m 2m* - | Biscuit or pancake mix; opened
gelatine < baking-mix
jelly-cubes < baking-mix
baking-decoration < dry-good | - | pantry | - 2w 10m 2w* - | Frosting or icing; opened
vanilla-extract < baking-decoration
desiccated-coconut < baking-decoration
icing < baking-decoration
sprinkles < baking-decoration
vegetable-stock < chilled-deli | stew | fridge | 3d - - - 2m | Broth (homemade)
carton-stock < tin | canned-food | pantry | - 3d 1y - - | ; like
`;
