/** Dishes out of the oven. The rows are explained in eggs.ts. */
export const OVEN_DISHES = `
chicken-traybake | meal | 60 min | for 4 | one pot | step 3: 40 min
chicken main | 1000 g | chicken-thigh chicken-parts chicken turkey duck raw-poultry
vegetables main mixed | 800 g | @roasting
lemon optional seasoning | 100 g | lemon orange
herbs optional seasoning | 10 g | thyme rosemary oregano sage
garlic seasoning | | garlic
oil seasoning | 40 ml | oil

vegetable-traybake | meal | 50 min | for 4 | one pot | step 3: 20 min | step 5: 15 min
vegetables main mixed | 1000 g | @roasting chestnuts-cooked
protein optional | 300 g | feta halloumi chickpeas @beans tofu tempeh seitan falafel
herbs optional seasoning | 10 g | thyme rosemary herb
sauce optional | 100 g | yoghurt hummus tahini pesto tzatziki
lemon optional seasoning | 50 g | lemon
oil seasoning | 50 ml | oil

sausage-traybake | meal | 50 min | for 4 | one pot | step 2: 20 min | step 3: 20 min
sausages main | 500 g | sausage raw-sausage meatballs stuffed-meat veggie-burger gammon seitan
vegetables main mixed | 800 g | @roasting
apple optional | 150 g | apple pear plum
mustard optional seasoning | | mustard honey
oil seasoning | 30 ml | oil

fish-traybake | meal | 40 min | for 4 | one pot | keeps 2d | step 1: 18 min | step 3: 12 min
fish main | 600 g | salmon raw-fish smoked-mackerel fish-fingers -raw-shellfish
vegetables main mixed | 700 g | cherry-tomato courgette fennel pepper potato asparagus green-beans leek broccoli spring-onion tomato sweet-potato
lemon seasoning | 100 g | lemon lime ~vinegar
olives optional | 60 g | olives deli-olives capers
herbs optional seasoning | 10 g | dill parsley herb
oil seasoning | 30 ml | oil

gratin | meal | 75 min | for 4 | step 4: 50 min
vegetables main mixed | 900 g | potato sweet-potato celeriac parsnip cauliflower swede turnip leek beetroot winter-squash fennel broccoli chard brussels-sprouts
cream main | 300 ml | @creams @milks plant-milk coconut-milk
cheese optional | 100 g | @melting
garlic seasoning | | garlic
nutmeg optional seasoning | | nutmeg

mash-topped-pie | meal | 60 min | for 4 | step 1: 18 min | step 4: 25 min
potatoes main | 800 g | potato sweet-potato mashed-potato celeriac swede
filling main | 500 g | lamb-mince mince pork-mince turkey-mince veal-mince cooked-meat ~textured-soy ~seitan ~tinned-beans -refried-beans -tinned-sweetcorn
roots mixed | 300 g | carrot celery peas leek mushroom parsnip frozen-vegetables cabbage green-beans
onion | 110 g | onion leek
milk | 100 ml | @milks plant-milk @pouring
stock seasoning | 250 ml | vegetable-stock carton-stock stock-cubes gravy
tomato optional seasoning | 30 g | tomato-paste ketchup

fish-pie-with-mash | meal | 55 min | for 4 | keeps 2d | step 1: 18 min | step 4: 25 min
potatoes main | 800 g | potato mashed-potato
fish main mixed | 500 g | white-fish raw-fish smoked-haddock smoked-fish cooked-prawns cooked-fish -mussels -crab -lobster -squid
milk main | 400 ml | @milks plant-milk @pouring
flour | 40 g | flour cornflour
greens optional mixed | 200 g | peas spinach leek frozen-vegetables
butter | 40 g | butter margarine ~oil
eggs optional | 2 piece | boiled-egg egg -egg-substitute

pizza | meal | 35 min | for 2 | keeps 2d | step 3: 12 min
base main | 400 g | pizza-dough pizza-base naan flatbread
sauce | 150 ml | passata tinned-tomatoes pasta-sauce pesto tomato creme-fraiche
cheese main | 150 g | mozzarella @melting @crumbling
topping mixed | 250 g | mushroom pepper ham salami courgette spinach tomato red-onions olives chorizo prosciutto rocket pineapple aubergine sun-dried-tomato tinned-fish anchovies cold-cuts dried-sausage corn radicchio asparagus potato pear fig

baked-potatoes | meal | 70 min | for 4 | step 1: 60 min
potatoes main | 1000 g | potato sweet-potato
topping main mixed | 500 g | cottage-cheese sour-cream quark baked-beans hummus tinned-fish cheese coleslaw cooked-vegetables mushroom spinach creme-fraiche yoghurt leek broccoli cream-cheese tinned-beans -tinned-sweetcorn -refried-beans
salad optional mixed | 150 g | @salad chives spring-onion
butter optional seasoning | 40 g | butter margarine garlic-butter
`;
