/** Curries and stews. The rows are explained in eggs.ts. */
export const STEW_DISHES = `
vegetable-curry | meal | 35 min | for 4 | one pot | step 3: 15 min
vegetables main mixed | 700 g | cauliflower potato sweet-potato spinach aubergine peas carrot pepper green-beans winter-squash pumpkin okra courgette broccoli kale cabbage mushroom parsnip swede turnip cassava bamboo-shoots chard broad-beans corn cooked-vegetables stir-fry-vegetables frozen-vegetables any-vegetable
coconut | 400 ml | coconut-milk @pouring tinned-tomatoes yoghurt passata tomato
protein optional | 240 g | chickpeas @beans tofu paneer tempeh
onion | 110 g | onion leek shallots
spice seasoning | | curry-paste curry-powder garam-masala turmeric
ginger optional seasoning | 10 g | ginger lemongrass
garlic seasoning | | garlic
herbs optional seasoning | 10 g | coriander mint basil

chicken-curry | meal | 40 min | for 4 | one pot | step 3: 20 min
chicken main | 600 g | chicken turkey
sauce | 400 ml | coconut-milk yoghurt @pouring tinned-tomatoes passata tomato
vegetables optional mixed | 300 g | spinach pepper peas cauliflower green-beans aubergine potato tomato mushroom okra chard frozen-vegetables
onion | 220 g | onion leek shallots
spice seasoning | | curry-paste curry-powder garam-masala
ginger optional seasoning | 15 g | ginger
garlic seasoning | | garlic

chickpea-stew | meal | 30 min | for 4 | one pot | step 4: 12 min
pulses main mixed | 480 g | chickpeas tinned-beans -tinned-sweetcorn -refried-beans
tomatoes | 400 g | tinned-tomatoes tomato passata pasta-sauce
greens mixed | 250 g | spinach kale chard cabbage courgette pepper aubergine carrot winter-squash broccoli rocket
onion | 110 g | onion leek
spice seasoning | | cumin paprika curry-powder harissa
sausage optional | 120 g | chorizo cooked-sausage bacon hot-dogs feta halloumi
garlic seasoning | | garlic

dal | meal | 35 min | for 4 | step 1: 20 min
lentils main | 300 g | red-lentils lentils
greens optional mixed | 250 g | spinach chard kale tomato cauliflower peas carrot
onion | 110 g | onion shallots
spice seasoning | | cumin turmeric curry-powder garam-masala
ginger optional seasoning | 15 g | ginger
yoghurt optional | 100 g | yoghurt soy-yoghurt
lemon optional seasoning | 50 g | lemon lime
garlic seasoning | | garlic

chilli | meal | 45 min | for 4 | one pot | step 3: 25 min
mince main | 400 g | mince turkey-mince pork-mince lamb-mince ~textured-soy ~seitan ~lentils ~tempeh
pulses main | 480 g | kidney-beans black-beans @beans
tomatoes | 400 g | tinned-tomatoes tomato passata
peppers mixed | 200 g | pepper carrot corn tinned-sweetcorn celery courgette sweet-potato
onion | 110 g | onion
chilli seasoning | 10 g | chilli chilli-powder
chocolate optional seasoning | 10 g | dark-chocolate
garlic seasoning | | garlic

meat-stew | meal | 150 min | for 4 | one pot | step 3: 120 min
meat main | 700 g | stewing-beef beef lamb pork veal venison rabbit goat any-meat -steak -lamb-chops -pork-chops -pork-tenderloin
roots main mixed | 600 g | carrot parsnip swede turnip celeriac potato celery mushroom leek winter-squash
onion | 220 g | onion shallots
stock seasoning | 500 ml | vegetable-stock carton-stock stock-cubes
wine optional seasoning | 200 ml | red-wine wine beer stout cider
tomato optional seasoning | 30 g | tomato-paste tinned-tomatoes
herbs optional seasoning | 5 g | thyme rosemary bay-leaves

ratatouille | meal | 50 min | for 4 | one pot | step 3: 20 min
vegetables main mixed | 900 g | courgette aubergine pepper fennel green-beans artichoke
tomatoes main | 400 g | tomato tinned-tomatoes passata
onion | 110 g | onion shallots
garlic seasoning | | garlic
olives optional | 60 g | olives deli-olives capers
herbs optional seasoning | 10 g | basil thyme oregano rosemary

cabbage-stew | meal | 45 min | for 4 | one pot | step 4: 25 min
cabbage main | 800 g | cabbage sauerkraut brussels-sprouts spring-greens
potatoes | 500 g | potato
meat optional | 250 g | cooked-sausage kielbasa bacon gammon cold-cuts corned-beef black-pudding
onion | 110 g | onion leek
apple optional | 150 g | apple pear
stock seasoning | 400 ml | vegetable-stock carton-stock stock-cubes
mustard optional seasoning | | mustard

pot-of-beans | meal | 120 min | for 4 | one pot | step 2: 10 min | step 4: 75 min
beans main | 350 g | dried-beans
roots mixed | 300 g | carrot celery leek fennel parsnip winter-squash kale chard cabbage
onion | 110 g | onion shallots
tomatoes optional | 400 g | tinned-tomatoes tomato passata
meat optional | 150 g | bacon chorizo gammon cooked-sausage
herbs optional seasoning | 5 g | bay-leaves sage rosemary thyme
garlic seasoning | | garlic
`;
