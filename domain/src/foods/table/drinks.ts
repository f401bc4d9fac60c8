/** Drinks, and what drinks are made of. The rows are explained in dairy.ts. */
export const DRINK_ROWS = `
juice < chilled-drink | juice | fridge | - 7d* 3w 2d* - | Fruit Juice in cartons, fruit drinks, punch; cautious
apple-juice < juice
cranberry-juice < juice
pineapple-juice < juice
grape-juice < juice
orange-juice < chilled-drink | juice | fridge | - 7d - - 8m | Orange juice (carton)
fresh-juice < fresh-drink | juice | fridge | 2d - - - 2w | Orange juice (squeezed)
smoothie < fresh-drink | fruit-punch | fridge | 2d - - - 2w | Orange juice (squeezed)
nectar < shelf-drink | juice | pantry | - 5d* 12m - - | Nectar; opened
tomato-juice < shelf-drink | juice | pantry | - 5d* 18m - - | Vegetable juice (shelf); opened
lemon-juice < condiment | jar | pantry | - 2m 12m - - | Lemon juice
lime-juice < lemon-juice
squash-drink < shelf-drink | juice | pantry | - 1m 6m 1m - | ; dry
soft-drink < shelf-drink | soft-drink | pantry | - 2d 6m* 1d* - | Soda; sealed-drink
cola < soft-drink
lemonade < soft-drink
ginger-beer < soft-drink
tonic-water < soft-drink
energy-drink < soft-drink
iced-tea < soft-drink
water < shelf-drink | - | pantry | - 3d* 2y 2d* - | Water; opened
coconut-water < shelf-drink | coconut | pantry | - 1d 12m - - | Coconut water
kombucha < fresh-drink | - | fridge | 1m 5d - - - | ; chilled
beer < alcohol | beer | pantry | - 1d 6m - - | ; sealed-drink
lager < beer
ale < beer
stout < beer
cider < beer
wine < alcohol | wine | pantry | - 1d 1y - - | White wine
red-wine < wine
white-wine < wine
rose < wine
sparkling-wine < alcohol | sparkling-wine | pantry | - 1d 1y - - | White wine; like
prosecco < sparkling-wine
champagne < sparkling-wine
fortified-wine < alcohol | sake | pantry | 1y 1m* 1y* 1m* - | Cooking wine; opened
sherry < fortified-wine
port < fortified-wine
vermouth < fortified-wine
mirin < fortified-wine
sake < fortified-wine
spirits < alcohol | - | pantry | - - 2y 1y* - | Hard liquors; opened
gin < spirits
vodka < spirits
rum < spirits
whisky < spirits
tequila < spirits
brandy < spirits
cream-liqueur < alcohol | - | pantry | - 3m* 6m - - | Cream liquors; opened
coffee < dry-drink | coffee | pantry | - 1m 1y* 2w 6m | Coffee (commercial); cautious
coffee-beans < dry-drink | coffee | pantry | - 3m 3m 3m - | Coffee (whole)
instant-coffee < dry-drink | coffee | pantry | - - 1y 2m - | Coffee (instant)
brewed-coffee < fresh-drink | coffee | fridge | 2d 2d - - - | ; made
tea < dry-drink | tea | pantry | - - 18m 6m - | Tea (bags)
green-tea < tea
herbal-tea < tea
peppermint-tea < tea
rooibos < tea
matcha < tea
brewed-tea < fresh-drink | bubble-tea | fridge | 1d 1d - - - | ; made
hot-chocolate < dry-drink | coffee | pantry | - - 1y* 6m* - | Cocoa and cocoa mixes; cautious
drink-mix < dry-drink | - | pantry | - - 18m 1m - | Diet powder mixes and drink mixes
ready-shake < shelf-drink | - | pantry | - 1d* 6m - - | Nutrition supplement drinks (bottled); opened
fruit-punch < fresh-drink | fruit-punch | fridge | 2d 2d - - - | ; made
ready-cocktail < alcohol | soft-drink | pantry | - 1d 6m - - | ; sealed-drink
ice-cubes < frozen-thing | - | freezer | - - - - 1y | ; dry
`;
