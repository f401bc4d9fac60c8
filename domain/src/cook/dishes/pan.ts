/** Dishes out of the pan. The rows are explained in eggs.ts. */
export const PAN_DISHES = `
stir-fry | meal | 25 min | for 2
vegetables main mixed | 450 g | @quick bamboo-shoots
protein | 250 g | tofu chicken-breast chicken turkey stir-fry-meat pork prawns beef tempeh seitan squid -octopus -chicken-wing -chicken-leg -chicken-drumstick -oxtail -brisket -short-ribs -stewing-beef -pork-ribs -pork-belly -pork-shoulder
soy seasoning | 45 ml | soy-sauce
ginger optional seasoning | 15 g | ginger
garlic seasoning | | garlic
chilli optional seasoning | 5 g | chilli
lime optional seasoning | 30 g | lime lemon

fritters | meal | 35 min | for 2 | one pot
vegetables main mixed | 400 g | courgette carrot potato corn sweet-potato parsnip beetroot cauliflower broccoli cabbage leek peas spinach mashed-potato cooked-vegetables celeriac swede kohlrabi turnip spring-onion tinned-sweetcorn pumpkin winter-squash frozen-vegetables kimchi
eggs | 2 piece | egg
flour | 80 g | gram-flour flour flour-kind
cheese optional | 60 g | @crumbling @melting
herbs optional seasoning | 10 g | parsley herb
dip optional | 100 g | yoghurt quark sour-cream apple-sauce tzatziki hummus

hash | meal | 30 min | for 2 | one pot | keeps 1d | step 2: 15 min
potatoes main | 500 g | potato roast-potatoes baked-potato sweet-potato
meat | 200 g | cooked-meat corned-beef ham cooked-sausage cooked-chicken bacon chorizo black-pudding tofu cooked-bacon smoked-fish gammon mushroom
onion | 110 g | onion leek spring-onion
vegetables optional mixed | 200 g | cabbage pepper brussels-sprouts kale spinach mushroom peas cooked-beetroot cooked-vegetables tomato
eggs optional | 2 piece | egg -egg-substitute
pickle optional seasoning | 30 g | pickles gherkins

pan-fried-fish | meal | 30 min | for 2 | step 1: 15 min | keeps 2d
fish main | 300 g | white-fish raw-fish salmon -raw-shellfish
potatoes | 400 g | potato sweet-potato
vegetables main mixed | 300 g | spinach green-beans peas broccoli asparagus fennel leek cherry-tomato mangetout chard bok-choy
butter seasoning | 30 g | butter oil
lemon seasoning | 50 g | lemon ~vinegar
herbs optional seasoning | 10 g | parsley dill herb

fishcakes | meal | 45 min | for 4 | keeps 1d
fish main | 350 g | cooked-fish tinned-fish smoked-mackerel smoked-fish crab crab-sticks
potatoes main | 500 g | mashed-potato potato
eggs | 1 piece | egg
crumbs | 60 g | breadcrumbs bread rolls crackers oats flour
herbs optional seasoning | 10 g | parsley dill chives spring-onion
salad optional mixed | 200 g | @salad
lemon optional seasoning | 50 g | lemon capers gherkins

seafood-in-garlic | meal | 20 min | for 2 | keeps 1d
seafood main | 400 g | prawns raw-shellfish cooked-prawns -oysters
tomatoes mixed | 250 g | cherry-tomato tomato tinned-tomatoes fennel courgette spinach leek celery
garlic seasoning | | garlic
wine optional seasoning | 100 ml | white-wine wine beer cider
bread | 200 g | bread baguette rolls spaghetti pasta -lasagne-sheets
herbs optional seasoning | 15 g | parsley coriander herb
chilli optional seasoning | 5 g | chilli

meat-with-pan-sauce | meal | 35 min | for 2
meat main | 350 g | steak pork-chops lamb-chops lamb pork veal venison pork-tenderloin duck chicken-breast any-meat offal gammon -leg-of-lamb -lamb-shank -lamb-shoulder -pork-shoulder -pork-ribs -pork-belly -goat -goose -quail -pheasant
vegetables main mixed | 400 g | green-beans mushroom broccoli asparagus spinach carrot cabbage leek peas brussels-sprouts fennel kale chard tomato courgette
onion | 110 g | onion shallots
cream optional | 80 ml | @creams
potatoes optional | 400 g | potato sweet-potato
mustard optional seasoning | | mustard
wine optional seasoning | 80 ml | wine red-wine white-wine fortified-wine

patties | meal | 30 min | for 4 | keeps 2d
mince main | 500 g | mince burger-patty meatballs raw-mince -offal -stuffed-meat -textured-soy
bread | 280 g | rolls pitta-bread flatbread bread bagel ciabatta tortilla
salad mixed | 250 g | @salad
onion optional | 110 g | onion red-onions
cheese optional | 80 g | @melting halloumi
pickle optional seasoning | 40 g | gherkins pickles ketchup mustard

quesadillas | meal | 20 min | for 2 | one pot | keeps 1d
tortillas main | 240 g | tortilla flatbread chapatis naan
cheese main | 120 g | @melting feta
filling main mixed | 300 g | pepper corn tinned-sweetcorn spinach black-beans kidney-beans cooked-chicken cooked-meat mushroom courgette chorizo ham tomato avocado sweet-potato cooked-vegetables kale
dip optional | 100 g | sour-cream salsa guacamole yoghurt avocado

bean-burgers | meal | 30 min | for 2
pulses main | 240 g | black-beans @beans
crumbs | 50 g | breadcrumbs oats bread gram-flour flour
vegetables mixed | 150 g | carrot onion mushroom beetroot cooked-beetroot pepper spinach corn sweet-potato spring-onion courgette
spice seasoning | | cumin paprika curry-powder
bread optional | 140 g | rolls pitta-bread bread bagel
salad optional mixed | 150 g | @salad pickles

wraps | meal | 15 min | for 2 | keeps 1d
bread main | 240 g | tortilla pitta-bread flatbread naan chapatis
filling main | 200 g | falafel hummus cooked-chicken cooked-meat tinned-fish egg boiled-egg smoked-salmon tofu halloumi seitan veggie-burger cold-cuts fish-fingers cooked-prawns chicken-nuggets tempeh @readysmoked -egg-substitute
salad main mixed | 250 g | @salad cabbage red-cabbage
sauce optional | 80 g | yoghurt hummus mayonnaise tzatziki tahini pesto salsa sweet-chilli-sauce cream-cheese dips guacamole
herbs optional seasoning | 10 g | mint coriander herb
`;
