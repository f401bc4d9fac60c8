/**
 * Dishes of eggs.
 *
 * A dish is its slug; its kind; minutes in all; portions; whether one pot does; the steps that run by themselves, counted
 * from 1; how long leftovers keep, if not three days. Each row below is a slot: its id with what it is (`main`: nothing
 * without it; `optional`; `seasoning`; `mixed`: several foods share it); its amount for all portions; what fills it, the
 * first being what to buy, with `@` a group of groups.ts, with `~` what stands in and is said, with `-` what does not do.
 */
export const EGG_DISHES = `
frittata | meal | 30 min | for 4 | one pot | step 4: 10 min
eggs main | 8 piece | egg
vegetables mixed | 400 g | @frying
onion optional | 110 g | onion leek spring-onion
cheese optional | 80 g | @melting @crumbling
herbs optional seasoning | 10 g | parsley herb
oil seasoning | 20 ml | oil butter

shakshouka | meal | 35 min | for 4 | one pot | step 2: 10 min | step 4: 8 min
eggs main | 8 piece | egg -egg-substitute
tomatoes main mixed | 800 g | tinned-tomatoes tomato passata ~pasta-sauce
peppers mixed | 320 g | pepper courgette aubergine spinach kale chard mushroom
onion | 110 g | onion leek
garlic seasoning | | garlic
paprika seasoning | | paprika cumin harissa chilli-powder
cheese optional | 80 g | @crumbling
herbs optional seasoning | 10 g | coriander parsley mint
oil seasoning | 30 ml | oil

omelette | meal | 15 min | for 2 | one pot | keeps 1d
eggs main | 5 piece | egg egg-substitute
filling mixed | 150 g | mushroom spinach tomato pepper spring-onion asparagus courgette peas rocket bagged-salad chard cooked-vegetables @cookedmeat smoked-fish
cheese optional | 50 g | @melting @crumbling cream-cheese
herbs optional seasoning | 8 g | parsley herb
butter seasoning | 15 g | butter oil

green-baked-eggs | meal | 25 min | for 4 | one pot | step 4: 12 min
eggs main | 8 piece | egg -egg-substitute
greens main mixed | 400 g | @greens leek peas
cream | 150 ml | @creams
cheese optional | 60 g | @melting @crumbling
garlic seasoning | | garlic

quiche | meal | 65 min | for 6 | keeps 2d | step 1: 15 min | step 4: 35 min
pastry main | 230 g | pastry pizza-dough
eggs main | 4 piece | egg
cream main | 250 ml | @creams @milks
filling mixed | 400 g | leek spinach mushroom broccoli tomato courgette onion asparagus chard kale pepper peas cooked-vegetables bacon @cookedmeat smoked-fish
cheese optional | 100 g | @melting @crumbling

pancakes | meal | 25 min | for 4 | one pot
flour main | 200 g | flour flour-kind -cornflour
milk main | 400 ml | milk plant-milk buttermilk kefir sour-milk uht-milk
eggs | 2 piece | egg
topping optional mixed | 300 g | berry banana apple pear stewed-fruit cut-fruit peach mango cherry plum yoghurt quark jam cottage-cheese lemon
butter seasoning | 20 g | @plainbutter oil

egg-curry | meal | 35 min | for 4 | step 1: 9 min | step 5: 10 min
eggs main | 8 piece | egg boiled-egg -egg-substitute
onion | 220 g | onion leek
tomatoes | 400 g | tinned-tomatoes tomato passata
vegetables optional mixed | 200 g | spinach peas cauliflower potatoes green-beans chard kale frozen-vegetables
coconut optional | 200 ml | coconut-milk @pouring yoghurt
spice seasoning | | curry-powder curry-paste garam-masala
garlic seasoning | | garlic

meringue-with-fruit | sweet | 150 min | for 6 | one pot | keeps 1d | step 3: 75 min
whites main | 4 piece | egg-white egg -egg-substitute
sugar | 200 g | sugar
fruit mixed | 300 g | berry passion-fruit kiwi mango peach cherry pomegranate cut-fruit banana
cream optional | 200 ml | cream double-cream yoghurt
`;
