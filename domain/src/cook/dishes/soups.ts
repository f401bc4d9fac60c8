/** Soups, and stock. The rows are explained in eggs.ts. */
export const SOUP_DISHES = `
vegetable-soup | meal | 35 min | for 4 | one pot | step 3: 18 min
vegetables main mixed | 800 g | @souping
onion | 110 g | onion leek shallots
potato optional | 170 g | potato
stock seasoning | 1000 ml | vegetable-stock carton-stock stock-cubes
cream optional | 100 ml | @creams yoghurt coconut-milk @milks
herbs optional seasoning | 10 g | parsley herb

minestrone | meal | 45 min | for 4 | one pot | step 4: 20 min
vegetables main mixed | 700 g | carrot celery courgette cabbage green-beans leek kale chard potato peas fennel turnip swede broad-beans spinach frozen-vegetables
tomatoes | 400 g | tinned-tomatoes tomato passata
pulses | 240 g | cannellini-beans @beans
onion | 110 g | onion leek
pasta optional | 80 g | macaroni pasta cooked-pasta rice cooked-rice -lasagne-sheets
bacon optional | 80 g | bacon pancetta chorizo ham cooked-sausage
cheese optional seasoning | 40 g | parmesan pecorino grana-padano hard-cheese
stock seasoning | 1000 ml | vegetable-stock carton-stock stock-cubes

lentil-soup | meal | 40 min | for 4 | one pot | step 3: 25 min
lentils main | 250 g | lentils
roots mixed | 300 g | carrot celery potato parsnip celeriac leek sweet-potato swede turnip winter-squash
onion | 110 g | onion leek
sausage optional | 200 g | cooked-sausage chorizo bacon gammon ham hot-dogs
tomatoes optional | 400 g | tinned-tomatoes tomato
lemon optional seasoning | 50 g | lemon vinegar
stock seasoning | 1200 ml | vegetable-stock carton-stock stock-cubes

roast-tomato-soup | meal | 50 min | for 4 | step 2: 30 min
tomatoes main | 1000 g | tomato
peppers optional mixed | 300 g | pepper carrot red-onions fennel
onion | 110 g | onion shallots
bread optional | 120 g | bread rolls baguette
stock seasoning | 500 ml | vegetable-stock carton-stock stock-cubes
cream optional | 80 ml | @creams ricotta mozzarella
basil optional seasoning | 10 g | basil herb
garlic seasoning | | garlic

chicken-soup | meal | 55 min | for 4 | one pot | step 2: 30 min
chicken main | 500 g | chicken turkey
roots main mixed | 400 g | carrot celery leek parsnip celeriac turnip swede potato fennel
onion | 110 g | onion leek
noodles optional | 100 g | noodles pasta rice -lasagne-sheets
herbs optional seasoning | 15 g | parsley thyme dill herb
peas optional | 100 g | peas spinach kale corn frozen-vegetables

fish-chowder | meal | 35 min | for 4 | one pot | keeps 2d | step 3: 12 min
fish main mixed | 500 g | white-fish raw-fish smoked-haddock smoked-fish -smoked-salmon -mussels -crab -lobster -octopus
potatoes main | 400 g | potato sweet-potato
milk main | 500 ml | @milks plant-milk @pouring
leek | 150 g | leek onion spring-onion celery fennel
corn optional | 150 g | corn tinned-sweetcorn peas frozen-vegetables
bacon optional | 80 g | bacon
stock seasoning | 400 ml | vegetable-stock carton-stock stock-cubes

cold-cucumber-soup | meal | 15 min | for 2 | one pot | keeps 1d
cucumber main | 300 g | cucumber
yoghurt main | 400 g | yoghurt kefir buttermilk sour-milk quark
extra optional mixed | 150 g | radish avocado lettuce spring-onion watercress bagged-salad peas cooked-beetroot
herbs seasoning | 15 g | dill mint herb
lemon seasoning | 30 g | lemon ~vinegar
garlic seasoning | | garlic

stock-of-trimmings | sauce | 75 min | for 4 | one pot | step 3: 60 min
trimmings main mixed | 600 g | carrot celery leek onion fennel mushroom parsnip celeriac tomato lettuce any-vegetable
herbs optional seasoning | 15 g | parsley herb
bones optional | 500 g | cooked-chicken chicken-wing chicken oxtail
`;
