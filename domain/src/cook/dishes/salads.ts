/** Salads. The rows are explained in eggs.ts. */
export const SALAD_DISHES = `
leaf-salad | meal | 20 min | for 2 | keeps 1d
leaves main mixed | 200 g | @leaves bagged-salad kale
vegetables mixed | 250 g | tomato cucumber radish pepper avocado carrot celery fennel cooked-beetroot green-beans asparagus mushroom corn peas -shiitake
protein optional | 200 g | egg boiled-egg feta halloumi tinned-fish smoked-salmon @readysmoked cooked-chicken bacon ham goat-cheese mozzarella tofu @beans cooked-prawns prosciutto blue-cheese -egg-substitute
fruit optional | 150 g | apple pear orange grapes strawberry peach fig pomegranate grapefruit mango melons nectarine raspberry mandarin apricot persimmons
bread optional | 80 g | bread baguette rolls ciabatta
nuts optional seasoning | 30 g | walnuts nuts seeds almonds
lemon seasoning | 30 g | lemon vinegar lime
oil seasoning | 45 ml | oil

potato-salad | meal | 45 min | for 4 | step 1: 18 min | keeps 2d
potatoes main | 900 g | potato
crisp mixed | 300 g | cucumber radish celery apple pickles gherkins spring-onion peas green-beans cooked-beetroot lettuce
dressing | 150 g | yoghurt mayonnaise sour-cream quark creme-fraiche soy-yoghurt -horseradish
eggs optional | 3 piece | egg boiled-egg -egg-substitute
fish optional | 150 g | smoked-mackerel @readysmoked pickled-herring ham tinned-fish cooked-sausage bacon cooked-fish -black-pudding
herbs optional seasoning | 15 g | chives dill parsley herb
mustard optional seasoning | | mustard

bread-salad | meal | 25 min | for 2 | keeps 1d
bread main | 200 g | bread ciabatta baguette rolls sourdough focaccia pitta-bread bagel soft-pretzel
tomatoes main | 400 g | tomato cherry-tomato
vegetables mixed | 200 g | cucumber pepper red-onions celery radish rocket lettuce fennel
cheese optional | 125 g | mozzarella @crumbling
herbs seasoning | 15 g | basil parsley mint herb
olives optional | 50 g | olives capers anchovies deli-olives
oil seasoning | 50 ml | oil

slaw | meal | 20 min | for 4 | keeps 2d
cabbage main | 500 g | cabbage red-cabbage brussels-sprouts kohlrabi celeriac
roots mixed | 250 g | carrot apple beetroot fennel radish daikon turnip pear swede jicama spring-onion
dressing | 120 g | yoghurt mayonnaise quark sour-cream soy-yoghurt tahini -horseradish -tartare-sauce
nuts optional seasoning | 40 g | walnuts peanuts seeds raisins dried-fruit
lemon seasoning | 50 g | lemon vinegar lime
protein optional | 300 g | cooked-chicken @readysmoked halloumi @beans cooked-meat ham

summer-rolls-bowl | meal | 25 min | for 2 | keeps 1d
noodles main | 120 g | rice-noodles noodles -instant-noodles -lasagne-sheets
vegetables main mixed | 350 g | cucumber carrot lettuce pepper bean-sprouts mango cabbage radish avocado iceberg papaya mangetout
protein | 200 g | tofu prawns cooked-prawns cooked-chicken tempeh egg cooked-meat crab crab-sticks
herbs seasoning | 20 g | mint coriander basil herb
peanut optional seasoning | 40 g | peanut-butter peanuts tahini cashews
lime seasoning | 65 g | lime lemon ~vinegar
soy seasoning | 30 ml | soy-sauce
`;
