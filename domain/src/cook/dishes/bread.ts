/** Dishes of bread, and loaves. The rows are explained in eggs.ts. */
export const BREAD_DISHES = `
french-toast | meal | 20 min | for 2 | one pot
bread main | 200 g | bread rolls baguette croissant viennoiserie english-muffins bagel breads -tortilla -flatbread -pizza-base -garlic-bread
eggs main | 2 piece | egg
milk main | 150 ml | milk plant-milk cream buttermilk
fruit optional mixed | 200 g | berry banana apple pear stewed-fruit plum peach cherry cut-fruit mango orange tinned-fruit
butter seasoning | 20 g | @plainbutter oil

bread-pudding | sweet | 60 min | for 6 | step 4: 35 min
bread main | 350 g | bread rolls croissant viennoiserie baguette scones hot-cross-buns cake muffins panettone teacakes -tortilla -flatbread
milk main | 500 ml | milk plant-milk cream evaporated-milk eggnog
eggs | 3 piece | egg
fruit mixed | 250 g | apple raisins dried-fruit pear berry banana plum cherry rhubarb apricot date stewed-fruit orange tinned-fruit
sugar seasoning | 80 g | sugar brown-sugar
cinnamon optional seasoning | | cinnamon nutmeg vanilla-extract

savoury-bread-bake | meal | 60 min | for 4 | keeps 2d | step 5: 35 min
bread main | 350 g | bread baguette rolls ciabatta sourdough bagel crumpets croissant soft-pretzel focaccia
eggs main | 4 piece | egg
milk main | 400 ml | @milks plant-milk @pouring sour-milk buttermilk
vegetables main mixed | 400 g | spinach mushroom tomato leek pepper courgette kale broccoli chard cooked-vegetables asparagus onion
cheese | 120 g | @melting @crumbling
meat optional | 150 g | ham bacon cooked-sausage salami cooked-chicken chorizo cold-cuts

loaded-toasts | meal | 15 min | for 2 | keeps 1d
bread main | 200 g | bread crumpets bagel rolls baguette english-muffins ciabatta focaccia breads pizza-base -tortilla -croissant -garlic-bread
topping main mixed | 300 g | mushroom tomato avocado egg cheese baked-beans tinned-fish hummus spinach ham smoked-salmon cooked-chicken leek asparagus radish cucumber pear fig cooked-vegetables tapenade pate cottage-cheese ricotta cream-cheese @readysmoked prosciutto salami cold-cuts anchovies tinned-beans -tinned-sweetcorn -refried-beans -egg-substitute peas corned-beef olives deli-olives
spread optional | 40 g | butter cream-cheese hummus pesto mustard mayonnaise garlic-butter margarine
herbs optional seasoning | 8 g | parsley herb

crumbs-and-croutons | sauce | 25 min | for 4 | one pot | keeps 14d | step 2: 12 min
bread main | 250 g | bread rolls baguette ciabatta bagel sourdough flatbread tortilla
herbs optional seasoning | 10 g | rosemary thyme herb
garlic seasoning | | garlic
oil seasoning | 40 ml | oil butter

banana-bread | bread | 70 min | for 8 | step 4: 50 min
bananas main | 360 g | banana ~apple ~pear ~pumpkin ~courgette
flour main | 250 g | @doughflour
eggs | 2 piece | egg
yoghurt optional | 100 g | yoghurt quark buttermilk sour-cream kefir
fat | 100 g | @plainbutter oil margarine -sesame-oil
sugar | 120 g | sugar brown-sugar
raising | 10 g | baking-powder
nuts optional | 80 g | walnuts nuts dark-chocolate chocolate raisins dried-fruit almonds

soda-bread | bread | 55 min | for 8 | step 3: 40 min
flour main | 450 g | @doughflour
sour main | 400 ml | buttermilk yoghurt kefir sour-milk ~milk -flavoured-milk -milkshake
raising | 15 g | baking-powder
oats optional | 50 g | oats seeds walnuts
extra optional | 100 g | olives cheddar hard-cheese raisins dried-fruit

yoghurt-flatbreads | bread | 40 min | for 4 | one pot
flour main | 300 g | @doughflour
yoghurt main | 250 g | yoghurt quark soy-yoghurt sour-cream kefir labneh
raising | 8 g | baking-powder
topping optional mixed | 200 g | hummus spring-onion coriander garlic-butter tzatziki cooked-vegetables feta spinach tomato
`;
