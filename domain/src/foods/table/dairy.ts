/**
 * Milk, cheese, eggs and what is made of them.
 *
 * A row is the food and its kind; its picture; where it is kept as it is bought; five times: in the fridge, there after
 * opening, in the pantry, there after opening, in the freezer, in days, weeks, months or years; the product of FoodKeeper
 * (USDA, version 128) that they are from, with the words that tell it from others of its name; why those with a star
 * are our own; what a piece weighs. FoodKeeper gives ranges: each time is the least. A row without all that keeps as its
 * kind does.
 */
export const DAIRY_ROWS = `
milk < dairy | milk | fridge | - 1w - - 3m | Milk (plain)
flavoured-milk < milk | milk | fridge | - 1w - - 3m | Milk (plain)
lactose-free-milk < milk | milk | fridge | - 1w - - - | Milk (lactose)
goat-milk < milk | milk | fridge | - 1w - - 3m | Milk (plain); like
uht-milk < milk | milk | pantry | - 5d 6m - - | Milk (shelf)
evaporated-milk < milk-preserve | canned-food | pantry | - 4d 12m - - | Milk (evaporated)
condensed-milk < milk-preserve | canned-food | pantry | - 4d 12m - - | Milk (evaporated)
milk-powder < milk-preserve | - | pantry | - - 3y 3m - | Powdered milk
raw-milk < milk | milk | fridge | - 4d* - - 3m | Milk (plain); cautious
milkshake < milk | milk | fridge | 1d 1d - - - | ; made
buttermilk < dairy | milk | fridge | 1w - - - 3m | Buttermilk
kefir < dairy | milk | fridge | 1w 1d - - - | Kefir
sour-milk < dairy | milk | fridge | 1w 1d - - - | Kefir; like
plant-milk < dairy | milk | fridge | - 7d - - - | Almond milk
oat-milk < plant-milk | milk | fridge | - 7d - - - | Almond milk
soy-milk < plant-milk | milk | fridge | - 7d - - - | Soy milk
almond-milk < plant-milk | milk | fridge | - 7d - - - | Almond milk
rice-milk < plant-milk | milk | fridge | - 7d - - - | Rice milk
coconut-drink < plant-milk | milk | fridge | - 7d - - - | Coconut milk
cream < dairy | milk | fridge | 1w - - - 3m | Cream (light)
half-and-half < cream | milk | fridge | 3d - - - 4m | Cream (half)
double-cream < cream | milk | fridge | 10d 3d* - - 3m | Cream (heavy); opened
whipped-cream < cream | milk | fridge | 1d - - - 1m | Cream (whipped)
spray-cream < cream | milk | fridge | 2w* - - - - | Whipped cream (aerosol); cautious
clotted-cream < cream | milk | fridge | 5d 3d - - 1m | ; chilled
creme-fraiche < cream | milk | fridge | 1w* 3d* - - - | Sour cream; cautious
sour-cream < cream | milk | fridge | 1w* 1w* - - - | Sour cream; cautious
coffee-creamer < cream | milk | fridge | 2w* 1w* - - - | Coffee creamer (liquid); cautious
yoghurt < dairy | - | fridge | 1w 5d* - - 1m | Yogurt; opened
greek-yoghurt < yoghurt
skyr < yoghurt
labneh < yoghurt
soy-yoghurt < yoghurt | - | fridge | 1w 5d* - - - | Yogurt; opened
oat-yoghurt < yoghurt | - | fridge | 1w 5d* - - - | Yogurt; opened
quark < dairy | - | fridge | 7d 3d* - - - | Quark; opened
butter < dairy | butter | fridge | 1m - - - 6m | Butter
garlic-butter < butter | butter | fridge | 1w 1w - - 3m | ; mixed-fat
margarine < dairy | butter | fridge | 3m* 1m* - - 12m | Margarine; cautious
ghee < dairy | - | pantry | 1y - 6m 3m* - | Ghee; opened
lard < cooking-fat | - | fridge | 30d - - - - | Duck fat
cheese < dairy | cheese | fridge | 1w - - - 6m | Cheese (soft)
hard-cheese < cheese | cheese | fridge | 3w* 3w - - 6m | Cheese (hard); cut-cheese
gouda < hard-cheese
edam < hard-cheese
emmental < hard-cheese
gruyere < hard-cheese
manchego < hard-cheese
comte < hard-cheese
red-leicester < hard-cheese
double-gloucester < hard-cheese
wensleydale < hard-cheese
monterey-jack < hard-cheese
jarlsberg < hard-cheese
provolone < hard-cheese
pecorino < hard-cheese
grana-padano < hard-cheese
cheddar < hard-cheese | cheese | fridge | 3w* 3w - - 6m | Cheese (hard); cut-cheese
parmesan < hard-cheese | cheese | fridge | 3w* 3w - - 6m | Cheese (hard); cut-cheese
grated-cheese < cheese | cheese | fridge | 1m 1w* - - 3m | Cheese (shredded cheddar); opened
sliced-cheese < cheese | cheese | fridge | 3w 1w* - - - | Cheese (processed); opened
string-cheese < cheese | cheese | fridge | 3w* 1w* - - - | String Cheese; cautious
soft-cheese < cheese | cheese | fridge | 1w 5d* - - 6m | Cheese (soft); opened
brie < soft-cheese
camembert < soft-cheese
goat-cheese < soft-cheese
blue-cheese < cheese | cheese | fridge | 1w 5d* - - - | Cheese (soft); opened
stilton < blue-cheese
gorgonzola < blue-cheese
roquefort < blue-cheese
feta < cheese | cheese | fridge | 1w 5d* - - - | Cheese (soft); opened
mozzarella < cheese | cheese | fridge | 1w 3d* - - - | Cheese (soft); opened
halloumi < cheese | cheese | fridge | 1w 3d* - - 3m* | Cheese (soft); opened
paneer < halloumi
cottage-cheese < cheese | cheese | fridge | 1w* 5d* - - - | Cottage cheese; opened
cream-cheese < cheese | cheese | fridge | 2w 1w* - - - | Cream cheese; opened
mascarpone < cream-cheese
ricotta < cheese | cheese | fridge | 1w* 5d* - - - | Ricotta; opened
vegan-cheese < cheese | cheese | fridge | 3w* 3d - - - | Vegan Cheddar Cheese; cautious
cheese-sauce < sauce-fresh | fondue | fridge | 3d 3d - - 1m | ; leftovers
nacho-cheese < condiment | jar | pantry | - 2w 2y - 3m | Nacho cheese
custard < chilled-dessert | custard | fridge | - 2d - - - | Pudding
pudding < chilled-dessert | custard | fridge | - 2d - - - | Pudding
chocolate-mousse < pudding
tiramisu < pudding
trifle < pudding
rice-pudding < pudding
panna-cotta < pudding
cheesecake < cream-bakery | cake | fridge | - 3d* - - 3m | Cheesecake; cautious
jelly-dessert < cream-bakery | - | fridge | - 2d - - - | Pudding; like
ice-cream < frozen-dessert | ice-cream | freezer | - - - - 6m | Ice cream
ice-lolly < frozen-snack | soft-serve | freezer | - - - - 9m | Ice pops
sorbet < frozen-snack | ice-cream | freezer | - - - - 9m | Sherbet, sorbet
baby-formula < dairy | baby-bottle | pantry | - 1d* 6m* - - | Liquid concentrate or ready-to-feed formula; baby
made-formula < dairy | baby-bottle | fridge | 1d 1d - - - | ; baby
baby-food < baby | baby-bottle | pantry | - 1d* 6m* - - | Vegetables; baby
breast-milk < dairy | baby-bottle | fridge | 3d 1d - - 3m | ; baby
egg < eggs | egg | fridge | 3w - - - - | Eggs (shell) | 60 g
egg-white < eggs | egg | fridge | 2d 2d* - - 12m | Eggs (raw); opened
boiled-egg < cooked-egg | egg | fridge | 5d* 5d* - - - | Eggs (boiled); cautious
egg-dish < cooked-egg | fried-egg | fridge | 3d - - - 2m | Egg dishes
pickled-egg < preserve | jar | fridge | 1m 1w - - - | ; opened
scotch-egg < pastry-savoury | egg | fridge | 2d 2d - - - | ; filled
egg-substitute < eggs | egg | fridge | 7d 3d - - - | Egg substitutes (liquid)
eggnog < dairy | milk | fridge | 3d - - - 6m | Eggnog
`;
