/** Bread, grains, pasta, pulses, tins and what stands in for meat. The rows are explained in dairy.ts. */
export const STAPLE_ROWS = `
tofu < plant-protein | - | fridge | 5d* 3d* - - 5m | Tofu; opened
tempeh < plant-protein | - | fridge | 3d - - - 6m | Tempeh
seitan < plant-protein | - | fridge | 3d - - - 12m | Soy meat substitutes
veggie-burger < plant-protein | burger | fridge | 3d - - - 12m | Soy meat substitutes
falafel < plant-protein | falafel | fridge | 3d 3d - - 2m | ; leftovers
textured-soy < dry-good | - | pantry | - - 2y 3m - | Textured soy protein
miso < condiment | jar | fridge | 6m* 3m* - - - | Miso; cautious
bread < breads | bread | pantry | - 5d* 4d* - 3m | Commercial bread products; bakery
sourdough < bread
wholemeal-bread < bread
rye-bread < bread
ciabatta < bread
focaccia < bread
soda-bread < bread
rolls < breads | bread | pantry | - 5d* 3d* - 3m | Commercial bread products; bakery
baguette < breads | baguette | pantry | - - 1d* - 3m* | Bread (homemade); bakery
bagel < breads | bagel | pantry | - 5d* 3d* - 3m | Commercial bread products; bakery
flatbread < breads | flatbread | pantry | - 5d* 4d* - 3m | Commercial bread products; bakery
naan < flatbread
pitta-bread < flatbread
chapatis < flatbread
tortilla < breads | flatbread | pantry | - 1w* 2w* 5d* 3m* | Tortillas (flour); cautious
crumpets < breads | bread | pantry | - 5d* 3d* - 3m | Commercial bread products; bakery
english-muffins < crumpets
garlic-bread < breads | baguette | fridge | 3d 2d - - 2m | ; filled
breadcrumbs < dry-good | bread | pantry | - - 6m 2m* - | Breadcrumbs; opened
pizza-dough < chilled-dough | bread | fridge | 3d 2d* - - 2m* | Dough; cautious
pastry < pizza-dough
pizza-base < breads | pizza | pantry | - 3d* 1w* - 3m | Commercial bread products; cautious
yorkshire-pudding < frozen-convenience | pie | freezer | 2d* - - - 3m | Pancakes, waffles; leftovers
rice < grain | rice | pantry | - 6m 1y 6m* - | Rice (brown); opened
basmati-rice < rice
brown-rice < rice
risotto-rice < rice
jasmine-rice < rice
tin < tins | canned-food | pantry | - 3d 2y - - | Canned goods (low)
rice-pouch < tin | rice | pantry | - 1d 6m - - | ; rice
cooked-rice < cooked-starch | rice | fridge | 1d* 1d* - - 1m* | Cooked rice; rice
fried-rice < cooked-rice
risotto < cooked-rice
paella < cooked-rice
biryani < cooked-rice
quinoa < grain | bowl | pantry | - - 6m 3m* - | Bulgur; opened
couscous < quinoa
bulgur-wheat < quinoa
pearl-barley < quinoa
polenta < quinoa
semolina < quinoa
buckwheat < quinoa
cooked-grains < cooked-starch | bowl | fridge | 3d - - - 1m | Leftovers (without)
pasta < dry-pasta | spaghetti | pantry | 1y* - 1y* 6m* - | Pasta (dry); cautious
spaghetti < pasta
penne < pasta
macaroni < pasta
lasagne-sheets < pasta
orzo < pasta
fresh-pasta < chilled-deli | spaghetti | fridge | 1d 1d* - - 2m | Fresh pasta; opened
gnocchi < fresh-pasta
ravioli < fresh-pasta
tortellini < fresh-pasta
cooked-pasta < cooked-starch | spaghetti | fridge | 3d - - - 1m | Cooked pasta
lasagne < cooked-pasta
spaghetti-bolognese < cooked-pasta
macaroni-cheese < cooked-pasta
pasta-salad < cooked-pasta
pad-thai < cooked-pasta
chow-mein < cooked-pasta
noodles < dry-pasta | noodles | pantry | 1y* - 1y* 1m - | Dry egg noodles; cautious
egg-noodles < noodles
rice-noodles < noodles
instant-noodles < noodles
lentils < pulse | beans | pantry | - - 1y 1y - | Lentils (dried)
red-lentils < lentils
green-lentils < lentils
split-peas < lentils
dried-beans < pulse | beans | pantry | - - 1y 1y - | Beans (dried)
tinned-beans < tin | canned-food | pantry | - 3d 2y - - | Canned goods (low)
baked-beans < tinned-beans
kidney-beans < tinned-beans
chickpeas < tinned-beans
black-beans < tinned-beans
butter-beans < tinned-beans
cannellini-beans < tinned-beans
refried-beans < tinned-beans
tinned-sweetcorn < tinned-beans
oats < cereal-kind | bowl | pantry | - - 12m 6m - | Cereal (oatmeal)
cereal < cereal-kind | bowl | pantry | - - 6m 1m* - | Cereal (ready); cautious
cornflakes < cereal
muesli < cereal
granola < cereal
overnight-oats < cooked-starch | bowl | fridge | 3d - - - - | Leftovers (without)
tinned-tomatoes < tin | canned-food | pantry | - 5d 12m - - | Canned goods (high)
passata < tinned-tomatoes
tomato-paste < condiment | canned-food | pantry | - 5d 1y* - 2m | Tomato paste; cautious
tinned-fish < tin | canned-food | pantry | - 1d 1y - - | Seafood (canned)
tinned-tuna < tinned-fish
tinned-sardines < tinned-fish
tinned-salmon < tinned-fish
anchovies < tin | canned-food | pantry | - 3d 1y* - - | Anchovies; cautious
tinned-meat < tin | canned-food | pantry | - 3d 2y* - - | Meat products (canned); cautious
tinned-soup < tin | canned-food | pantry | - 3d 1y* - - | Canned goods (low); cautious
tinned-fruit < tin | canned-food | pantry | - 5d 12m - - | Canned goods (high)
tinned-peaches < tinned-fruit
tinned-pineapple < tinned-fruit
apple-sauce < tinned-fruit
stewed-fruit < cut-fruits | apple | fridge | 3d - - - 1m | Leftovers (without)
tinned-vegetables < tin | canned-food | pantry | - 3d 2y - - | Canned goods (low)
coconut-milk < tin | canned-food | pantry | - 4d 2y - 3m | Coconut milk (canned)
`;
