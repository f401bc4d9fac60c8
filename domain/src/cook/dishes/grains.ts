/** Dishes of rice and other grains. The rows are explained in eggs.ts. */
export const GRAIN_DISHES = `
fried-rice | meal | 20 min | for 2 | one pot | keeps 1d
rice main | 400 g | cooked-rice rice-pouch cauliflower-rice
vegetables mixed | 250 g | @quick cooked-vegetables kimchi
eggs optional | 2 piece | egg
protein optional | 150 g | tofu cooked-chicken cooked-meat cooked-prawns ham tempeh cooked-fish cold-cuts seitan
soy seasoning | 30 ml | soy-sauce
ginger optional seasoning | | ginger
garlic seasoning | | garlic

risotto | meal | 35 min | for 4 | one pot | step 3: 18 min | keeps 1d
rice main | 320 g | risotto-rice ~pearl-barley ~rice
vegetables main mixed | 400 g | mushroom peas asparagus winter-squash pumpkin spinach courgette leek radicchio fennel broad-beans tomato beetroot cooked-beetroot rocket frozen-vegetables
onion | 110 g | onion leek
stock seasoning | 1100 ml | vegetable-stock carton-stock stock-cubes
wine optional seasoning | 120 ml | white-wine wine vermouth
cheese optional | 60 g | parmesan hard-cheese cheese
butter optional | 30 g | butter margarine mascarpone cream-cheese

vegetable-pilaf | meal | 40 min | for 4 | one pot | step 3: 12 min | step 4: 10 min | keeps 1d
rice main | 300 g | rice -risotto-rice
vegetables mixed | 400 g | carrot peas green-beans pepper cauliflower spinach aubergine cabbage broad-beans corn leek tomato frozen-vegetables okra chard
pulses optional | 240 g | @beans
onion | 110 g | onion leek
spice seasoning | | cumin curry-powder cinnamon turmeric garam-masala
stock seasoning | 550 ml | vegetable-stock carton-stock stock-cubes
nuts optional seasoning | 40 g | almonds cashews nuts pistachios raisins dried-fruit

chicken-and-rice | meal | 50 min | for 4 | one pot | step 3: 20 min | step 4: 10 min | keeps 1d
chicken main | 600 g | chicken turkey
rice main | 300 g | rice -risotto-rice
vegetables mixed | 300 g | pepper carrot tomato peas leek celery green-beans courgette frozen-vegetables
onion | 110 g | onion leek
stock seasoning | 600 ml | vegetable-stock carton-stock stock-cubes
lemon optional seasoning | 100 g | lemon lime
paprika optional seasoning | | paprika turmeric cumin

grain-salad | meal | 25 min | for 4 | keeps 2d
grain main | 250 g | couscous quinoa bulgur-wheat pearl-barley buckwheat grain cooked-grains -rice -polenta -semolina
vegetables main mixed | 500 g | @salad peas asparagus green-beans broccoli courgette corn cooked-vegetables brussels-sprouts radicchio
cheese optional | 120 g | @crumbling
pulses optional | 240 g | @beans
herbs optional seasoning | 20 g | parsley herb
lemon seasoning | 100 g | lemon lime ~vinegar
fruit optional | 100 g | pomegranate apple orange grapes peach apricot dried-fruit fig olives mandarin grapefruit
oil seasoning | 45 ml | oil

stuffed-vegetables | meal | 65 min | for 4 | step 4: 35 min | keeps 1d
shells main mixed | 800 g | pepper courgette aubergine tomato winter-squash cabbage portobello-mushrooms -cherry-tomato
rice main | 300 g | cooked-rice rice-pouch cooked-grains
filling optional mixed | 250 g | mince lamb-mince pork-mince @beans mushroom spinach falafel veggie-burger -textured-soy
tomatoes | 400 g | tinned-tomatoes tomato passata pasta-sauce
cheese optional | 80 g | @crumbling @melting
onion optional | 110 g | onion

rice-porridge | meal | 25 min | for 2 | one pot | step 1: 15 min | keeps 1d
rice main | 300 g | cooked-rice rice-pouch
stock seasoning | 900 ml | vegetable-stock carton-stock stock-cubes
ginger seasoning | 15 g | ginger
topping optional mixed | 250 g | spinach bok-choy mushroom cooked-chicken boiled-egg spring-onion peas tofu kimchi cooked-fish cooked-prawns bean-sprouts chinese-cabbage shiitake
soy seasoning | 20 ml | soy-sauce

polenta-with-vegetables | meal | 40 min | for 4 | step 2: 25 min
polenta main | 200 g | polenta semolina
vegetables main mixed | 600 g | mushroom tomato chard spinach kale pepper aubergine courgette radicchio leek
cheese optional | 80 g | @melting parmesan
stock seasoning | 900 ml | vegetable-stock carton-stock stock-cubes
garlic seasoning | | garlic
herbs optional seasoning | 10 g | rosemary thyme sage herb

rice-bowl | meal | 30 min | for 2 | keeps 1d | step 1: 12 min
rice main | 160 g | rice quinoa -risotto-rice -polenta -semolina
protein main | 250 g | tofu tempeh seitan salmon oily-fish smoked-salmon cooked-chicken cooked-prawns falafel tinned-fish edamame
vegetables mixed | 300 g | cucumber carrot avocado radish cabbage spinach pepper kimchi cooked-beetroot lettuce edamame bok-choy
soy seasoning | 30 ml | soy-sauce
lime optional seasoning | 65 g | lime lemon
seeds optional seasoning | | sesame-seeds seeds peanuts
`;
