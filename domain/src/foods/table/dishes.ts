/** What was cooked, cut, mixed or filled. The rows are explained in dairy.ts. */
export const DISH_ROWS = `
soup < dish | stew | fridge | 3d - - - 2m | Soup, stews
chicken-soup < soup
tomato-soup < soup
vegetable-soup < soup
lentil-soup < soup
minestrone < soup
stew < dish | stew | fridge | 3d - - - 2m | Soup, stews
chilli-con-carne < stew
casserole < stew
bolognese < stew
ratatouille < stew
goulash < stew
moussaka < stew
cooked-dal < stew
curry < dish | curry | fridge | 3d - - - 2m | Leftovers (meat)
chicken-tikka-masala < curry
thai-green-curry < curry
korma < curry
ready-meal < dish | takeaway | fridge | 3d - - - 2m | Leftovers (meat)
leftovers < ready-meal
cottage-pie < ready-meal
shepherds-pie < ready-meal
fish-pie < ready-meal
meatloaf < ready-meal
frozen-meal < frozen-convenience | takeaway | freezer | 2d* - - - 3m* | Frozen entrees; leftovers
cooked-vegetables < cooked-class-veg | potato | fridge | 3d - - - 1m | Leftovers (without)
mashed-potato < cooked-vegetables
roast-potatoes < cooked-vegetables
baked-potato < cooked-vegetables
dressed-salad < salad-dressed | salad | fridge | 2d* 2d* - - - | Potato salad; cautious
potato-salad < dressed-salad
coleslaw < dressed-salad
greek-salad < dressed-salad
caesar-salad < dressed-salad
sandwich < dish | sandwich | fridge | 1d 1d - - - | ; filled
cheeseburger < sandwich
burrito < dish | burrito | fridge | 2d* - - - 2m | Leftovers (meat); filled
sushi < dish | sushi | fridge | 1d 1d - - - | ; raw-dish
pizza < dish | pizza | fridge | 2d* 2d* - - 1m | Leftovers (pizza); chilled
frozen-pizza < frozen-convenience | pizza | freezer | 2d* - - - 6m* | Pizza (frozen); cautious
quiche < pastry-savoury | pie | fridge | 2d* 2d* - - 2m | Quiche; filled
meat-pie < pastry-savoury | pie | fridge | 2d* 2d* - - 2m | Leftovers (meat); filled
sausage-rolls < meat-pie
pork-pie < meat-pie
cornish-pasty < meat-pie
samosas < meat-pie
spring-rolls < meat-pie
onion-bhaji < meat-pie
dumplings < chilled-deli | dumpling | fridge | 2d* 2d* - - 2m | Main dishes or meals; filled
fries < frozen-snack | fries | freezer | 2d* - - - 6m* | Frozen potato products; leftovers
chip-shop-chips < cooked-class-veg | fries | fridge | 2d* - - - - | Leftovers (without); leftovers
mixed-dish < dish | takeaway | fridge | 3d - - - 2m | Leftovers (meat)
rice-dish < dish | takeaway | fridge | 1d* 1d* - - 1m* | Cooked rice; rice
`;
