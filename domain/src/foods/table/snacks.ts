/** Snacks, sweets, cakes and pastries. The rows are explained in dairy.ts. */
export const SNACK_ROWS = `
crisps < dry-snack | fries | pantry | - - 2m 1w - | Potato chips
tortilla-chips < crisps
prawn-crackers < crisps
poppadoms < crisps
popcorn < dry-snack | popcorn | pantry | - - 2m 1w - | Popcorn (popped)
popping-corn < dry-good | popcorn | pantry | - - 2y 1y - | Popcorn (kernels)
pretzels < dry-snack | pretzel | pantry | - - 4m 3w - | Pretzels
soft-pretzel < breads | pretzel | pantry | 2d - 1d - 2m | ; bakery
crackers < dry-snack | rice-cracker | pantry | - 3m 8m 1m 3m | Crackers
rice-cakes < crackers
oatcakes < crackers
crispbread < crackers
breadsticks < crackers
cream-crackers < crackers
biscuits < dry-snack | cookie | pantry | - - 2m 2w* 8m | Cookies (soft); opened
digestives < biscuits
shortbread < biscuits
gingerbread < biscuits
cookie-dough < chilled-dough | cookie | fridge | 3d 2d* - - 2m* | Dough; cautious
chocolate < sweets-kind | chocolate | pantry | - - 1y 1y - | Chocolate (unsweetened)
dark-chocolate < chocolate
milk-chocolate < chocolate
white-chocolate < chocolate
chocolate-chips < chocolate
sweets < dry-snack | candy | pantry | 6m* - 6m 2m* - | Gummy snacks; dry
gummy-bears < sweets
liquorice < sweets
chewing-gum < sweets
peppermints < sweets
marzipan < sweets
halva < sweets
marshmallows < sweets | candy | pantry | - - 1y 1m - | Marshmallows
nuts < dry-snack | peanuts | pantry | 6m - 2w 2w* 12m | Cashews; opened
cashews < nuts
walnuts < nuts
pecans < nuts
pine-nuts < nuts
brazil-nuts < nuts
macadamia-nuts < nuts
peanuts < dry-snack | peanuts | pantry | 6m* - 4w 2w* 24m | Peanuts (no); cautious
almonds < dry-snack | peanuts | pantry | 8m - 4m 2m* 10m | Almonds (no shell); opened
hazelnuts < almonds
pistachios < dry-snack | peanuts | pantry | 12m - 3w 2w* 24m | Pistachios; opened
chestnuts < dry-snack | chestnuts | fridge | 1w - 3d - 6m | ; like
chestnuts-cooked < cut-produce | chestnuts | fridge | 3d - - - 1m | Leftovers (without)
seeds < dry-snack | - | pantry | 6m - 6m 2m* - | Pumpkin seeds (raw no shell); opened
sunflower-seeds < seeds
pumpkin-seeds < seeds
chia-seeds < seeds
sesame-seeds < seeds
flaxseed < seeds
cereal-bar < dry-snack | - | pantry | - - 6m 1w* - | Cereal or granola bars; opened
energy-balls < cream-bakery | - | fridge | 5d 5d - - 2m | ; made
cake < bakery-sweet | cake | pantry | - 3d* 2d* 2d* 2m* | Commercial cakes and muffins; bakery
muffins < cake
cupcakes < cake
brownies < cake
flapjacks < cake
banana-bread < cake
panettone < cake
stollen < cake
fruit-cake < bakery-sweet | cake | pantry | - 3m* 1m* 2w* 12m | Fruit cake; cautious
cream-cake < cream-bakery | cake | fridge | - 2d - - 1m* | Dairy filled eclairs; cautious
doughnut < bakery-sweet | doughnut | pantry | - 2d 1d - - | Doughnuts
pastry-sweet < bakery-sweet | croissant | pantry | 3d* - 2d* - 2m* | Pastries, danish; bakery
scones < pastry-sweet
hot-cross-buns < pastry-sweet
cinnamon-rolls < pastry-sweet
teacakes < pastry-sweet
baklava < pastry-sweet
croissant < viennoiserie | croissant | pantry | 3d* - 2d* - 2m* | Pastries, danish; bakery
fruit-pie < bakery-sweet | pie | fridge | - 3d* 1d - 2m* | Fruit pies; cautious
apple-pie < fruit-pie
apple-crumble < fruit-pie
mince-pies < fruit-pie
waffles < bakery-sweet | waffle | pantry | - 3d* 3d* - 2m* | Pancakes, waffles; bakery
pancakes < bakery-sweet | pancakes | fridge | 2d* - - - 2m* | Pancakes, waffles; leftovers
pancake-batter < fresh-batter | bowl | fridge | 1d 1d - - - | ; made
idli-batter < pancake-batter | bowl | fridge | 4d* 4d* - - - | ; made
meringue < bakery-sweet | - | pantry | - - 1d 1d* - | Macaroons; opened
`;
