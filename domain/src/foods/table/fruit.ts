/** Fruit. The rows are explained in dairy.ts. */
export const FRUIT_ROWS = `
apple < fruit | apple | fridge | 4w - 1w* - - | Apples; cautious | 150 g
green-apple < apple | green-apple | fridge | 4w - 1w* - - | Apples; cautious | 150 g
pear < fruit | pear | fridge | 3d - 3d - 2m | Peaches, nectarines, plums, pears, sapote | 170 g
banana < fruit | banana | pantry | 3d - 3d - 2m | Bananas | 120 g
plantain < fruit | banana | pantry | 3d - 3d - 10m | Plantains | 180 g
orange < citrus | orange | fridge | 10d - 10d - - | Citrus fruit | 180 g
mandarin < citrus | orange | fridge | 10d - 10d - - | Citrus fruit | 70 g
clementines < mandarin
mandarins < mandarin
tangerines < mandarin
grapefruit < citrus | - | fridge | 10d - 10d - - | Citrus fruit | 250 g
lemon < citrus | lemon | fridge | 10d - 10d - - | Citrus fruit | 100 g
lime < citrus | - | fridge | 10d - 10d - - | Citrus fruit | 65 g
grapes < fruit | grapes | fridge | 5d* - 1d - 1m | Grapes; cautious
strawberry < berry | strawberry | fridge | 2d - - - 8m | Strawberries | 12 g
raspberry < berry | - | fridge | 2d - - - 8m | Raspberries
blackberry < berry | - | fridge | 2d* - - - 12m | Berries (blackberries); cautious
blueberry < berry | blueberries | fridge | 5d* - - - 8m | Blueberries; cautious
cranberry < berry | - | fridge | 2w* - - - 12m | Cranberries; cautious
gooseberry < berry | - | fridge | 3d - - - 12m | Berries (blackberries)
redcurrants < gooseberry
blackcurrants < gooseberry
any-berry < berry | strawberry | fridge | 2d - - - 8m | Strawberries
frozen-fruit < berry | blueberries | freezer | 2d - - - 8m | Strawberries
cherry < fruit | cherries | fridge | 2d - - - 8m | Cherries | 8 g
peach < fruit | peach | fridge | 3d - 3d - 2m | Peaches, nectarines, plums, pears, sapote | 150 g
nectarine < fruit | peach | fridge | 3d - 3d - 2m | Peaches, nectarines, plums, pears, sapote | 140 g
apricot < fruit | peach | fridge | 2d - 2d - - | Apricots | 40 g
plum < fruit | - | fridge | 3d - 3d - 2m | Peaches, nectarines, plums, pears, sapote | 60 g
greengages < plum
mango < fruit | mango | fridge | 5d* - 3d - 6m | Papaya, mango, feijoa, passion fruit, casaba melon; cautious | 300 g
papaya < fruit | - | fridge | 5d* - 3d - 6m | Papaya, mango, feijoa, passion fruit, casaba melon; cautious | 500 g
passion-fruit < fruit | - | fridge | 5d* - 3d - 6m | Papaya, mango, feijoa, passion fruit, casaba melon; cautious | 30 g
pineapple < fruit | pineapple | pantry | 5d - 5d - 10m | Pineapple | 1000 g
kiwi < fruit | kiwi | fridge | 3d - 3d - - | Kiwi fruit | 75 g
melon < melons | melon | fridge | 3d - 2d - 12m | Honeydew | 1200 g
cantaloupe < melons | melon | fridge | 5d - 2d - 12m | Cantaloupe | 1200 g
honeydew < melons | melon | fridge | 3d - 2d - 12m | Honeydew | 1200 g
watermelon < melons | watermelon | fridge | 3d - 1d - 12m | Watermelon | 4000 g
coconut < fruit | coconut | pantry | 1w* - 1w - - | Coconuts; cautious | 600 g
pomegranate < fruit | - | fridge | 2w* - 2d - 10m | Pomegranate; cautious | 280 g
fig < fruit | - | fridge | 2d - 1d - - | ; like | 50 g
date < dry-fruit | - | pantry | 6m* - 2m 1m* 1y | Dates; cautious
guava < fruit | - | fridge | 2d - 2d - - | Guava | 100 g
lychees < guava
dragon-fruit < guava
star-fruit < guava
persimmons < guava
quince < guava
any-fruit < fruit | apple | fridge | 2d - - - 8m | Strawberries
cut-fruit < cut-fruits | melon | fridge | 3d* 2d* - - - | Fruit, cut; cut
fruit-salad < cut-fruit
dried-fruit < dry-fruit | - | pantry | - 6m 6m 1m - | Fruits, dried
raisins < dried-fruit
sultanas < dried-fruit
prunes < dried-fruit
dried-apricots < dried-fruit
dried-cranberries < dried-fruit
dried-figs < dried-fruit
dried-mango < dried-fruit
`;
