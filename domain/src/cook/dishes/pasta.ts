/** Dishes of pasta and noodles. The rows are explained in eggs.ts. */
export const PASTA_DISHES = `
pasta-with-pan-sauce | meal | 30 min | for 4
pasta main | 400 g | pasta fresh-pasta cooked-pasta -lasagne-sheets
vegetables main mixed | 500 g | tomato courgette mushroom pepper aubergine spinach broccoli cherry-tomato leek peas asparagus kale chard fennel green-beans rocket radicchio cauliflower brussels-sprouts frozen-vegetables cooked-vegetables
garlic seasoning | | garlic
meat optional | 150 g | bacon chorizo sausage salami prosciutto ham cooked-chicken dried-sausage cooked-sausage cold-cuts -black-pudding
cheese optional | 60 g | parmesan hard-cheese @crumbling grated-cheese
herbs optional seasoning | 10 g | basil parsley herb
oil seasoning | 40 ml | oil

creamy-pasta | meal | 25 min | for 4 | keeps 2d
pasta main | 400 g | pasta fresh-pasta -lasagne-sheets
cream main | 200 ml | @creams ricotta blue-cheese soft-cheese evaporated-milk
addition mixed | 300 g | mushroom spinach peas smoked-salmon smoked-fish salmon ham leek broccoli bacon asparagus cooked-chicken cooked-prawns prawns chard courgette frozen-vegetables
lemon optional seasoning | 50 g | lemon
cheese optional | 50 g | parmesan hard-cheese grated-cheese
garlic seasoning | | garlic

bolognese-sauce | meal | 65 min | for 4 | step 4: 40 min
mince main | 500 g | mince pork-mince lamb-mince turkey-mince veal-mince ~textured-soy ~seitan ~lentils
tomatoes main | 800 g | tinned-tomatoes tomato passata
roots mixed | 250 g | carrot celery celeriac parsnip leek mushroom
onion | 110 g | onion shallots leek
pasta | 400 g | spaghetti pasta fresh-pasta -lasagne-sheets
wine optional seasoning | 100 ml | red-wine wine
garlic seasoning | | garlic

pasta-bake | meal | 45 min | for 4 | keeps 2d | step 4: 20 min
pasta main | 350 g | cooked-pasta pasta gnocchi -lasagne-sheets
vegetables mixed | 400 g | tomato courgette spinach broccoli cauliflower pepper aubergine mushroom leek peas cooked-vegetables frozen-vegetables brussels-sprouts
sauce | 400 ml | pasta-sauce tinned-tomatoes @creams @milks fresh-sauce cheese-sauce tomato
cheese main | 150 g | @melting ricotta
meat optional | 200 g | @cookedmeat tinned-fish salami chorizo cold-cuts

lasagne-of-what-is-there | meal | 90 min | for 6 | step 5: 40 min
sheets main | 250 g | lasagne-sheets
filling main mixed | 800 g | mince lamb-mince pork-mince spinach aubergine courgette mushroom winter-squash pumpkin chard kale leek veal-mince turkey-mince -textured-soy
tomatoes | 800 g | tinned-tomatoes passata pasta-sauce tomato
milk | 600 ml | @milks plant-milk @pouring
flour | 50 g | flour
cheese | 150 g | @melting ricotta
onion | 110 g | onion

pasta-with-greens | meal | 20 min | for 2
pasta main | 200 g | pasta fresh-pasta gnocchi -lasagne-sheets
greens main mixed | 250 g | kale chard spinach rocket broccoli cabbage watercress radicchio brussels-sprouts bagged-salad bok-choy
pesto optional | 80 g | pesto tapenade hummus cream-cheese
pulses optional | 240 g | @beans
garlic seasoning | | garlic
chilli optional seasoning | 5 g | chilli
lemon optional seasoning | 50 g | lemon

noodle-stir-fry | meal | 20 min | for 2
noodles main | 180 g | noodles ~cooked-pasta ~pasta -instant-noodles -lasagne-sheets
vegetables main mixed | 350 g | @quick
protein optional | 200 g | tofu tempeh prawns cooked-prawns cooked-chicken stir-fry-meat seitan pork-tenderloin
soy seasoning | 45 ml | soy-sauce
ginger optional seasoning | 10 g | ginger
garlic seasoning | | garlic
lime optional seasoning | 30 g | lime lemon

noodle-soup | meal | 20 min | for 2 | keeps 2d
noodles main | 150 g | noodles ~pasta -instant-noodles -lasagne-sheets
stock seasoning | 1000 ml | vegetable-stock carton-stock stock-cubes
vegetables main mixed | 300 g | bok-choy mushroom spinach carrot bean-sprouts spring-onion corn chinese-cabbage peas leek broccoli kale shiitake daikon stir-fry-vegetables
protein optional | 150 g | tofu cooked-chicken egg cooked-meat cooked-prawns prawns dumplings tempeh -egg-substitute
ginger seasoning | 15 g | ginger
soy seasoning | 30 ml | soy-sauce miso

tuna-pasta | meal | 20 min | for 2 | keeps 2d
pasta main | 200 g | pasta cooked-pasta fresh-pasta -lasagne-sheets
fish main | 145 g | tinned-fish cooked-fish
tomatoes | 250 g | cherry-tomato tomato tinned-tomatoes passata
extra optional | 60 g | olives deli-olives capers anchovies tinned-sweetcorn peas
onion optional | 110 g | onion
garlic seasoning | | garlic
`;
