/** Sauces, dips and what keeps things for longer. The rows are explained in eggs.ts. */
export const SAUCE_DISHES = `
herb-pesto | sauce | 10 min | for 4 | one pot
greens main mixed | 100 g | basil parsley herb rocket spinach kale watercress coriander mint -lemongrass
nuts | 50 g | walnuts nuts almonds seeds peanuts pine-nuts pistachios
cheese optional | 50 g | parmesan hard-cheese vegan-cheese
garlic seasoning | | garlic
oil seasoning | 100 ml | oil
lemon optional seasoning | 30 g | lemon

raita | sauce | 10 min | for 4 | one pot | keeps 1d
yoghurt main | 300 g | yoghurt quark sour-cream kefir labneh
vegetables main mixed | 250 g | cucumber radish carrot beetroot cooked-beetroot tomato spinach courgette
herbs seasoning | 10 g | mint coriander dill herb
garlic seasoning | | garlic
cumin optional seasoning | | cumin

tomato-sauce | sauce | 40 min | for 4 | one pot | step 3: 25 min
tomatoes main | 1000 g | tomato tinned-tomatoes cherry-tomato
onion | 110 g | onion shallots
roots optional mixed | 150 g | carrot celery pepper fennel
garlic seasoning | | garlic
herbs optional seasoning | 10 g | basil oregano thyme

quick-pickles | sauce | 20 min | for 8 | one pot | keeps 7d
vegetables main mixed | 500 g | cucumber radish carrot cauliflower red-onions onion cabbage beetroot pepper green-beans fennel kohlrabi turnip daikon celery chilli jalapenos
vinegar main | 250 ml | vinegar -balsamic-vinegar
sugar seasoning | 60 g | sugar
spice optional seasoning | | mustard spices dill bay-leaves

avocado-dip | sauce | 10 min | for 2 | one pot | keeps 1d
avocado main mixed | 340 g | avocado peas broad-beans edamame -mangetout -sugar-snap-peas
lime seasoning | 40 g | lime lemon ~vinegar
tomato optional | 100 g | tomato cherry-tomato spring-onion red-onions
herbs optional seasoning | 10 g | coriander herb
chilli optional seasoning | 5 g | chilli

bean-dip | sauce | 10 min | for 4 | one pot
pulses main | 240 g | chickpeas @beans
vegetables optional mixed | 150 g | cooked-beetroot pepper carrot avocado spinach cooked-vegetables sun-dried-tomato
tahini optional seasoning | 40 g | tahini peanut-butter yoghurt
lemon seasoning | 50 g | lemon vinegar lime
garlic seasoning | | garlic
`;
