/** Vegetables and herbs. The rows are explained in dairy.ts. */
export const VEGETABLE_ROWS = `
tomato < vegetable | tomato | pantry | 5d* - 5d* - 2m | Tomatoes; ripe | 100 g
cherry-tomato < tomato | tomato | pantry | 5d - 5d* - - | Cherry tomatoes; ripe | 15 g
sun-dried-tomato < preserved-vegetable | tomato | pantry | - 2w* 1y 2w* - | Sun dried tomatoes; cautious
cucumber < vegetable | cucumber | fridge | 4d - - - - | Cucumbers | 300 g
courgette < vegetable | - | fridge | 4d - 1d - 10m | Squash (summer) | 200 g
aubergine < vegetable | aubergine | fridge | 4d - 1d - 6m | Eggplant | 250 g
pepper < vegetable | bell-pepper | fridge | 4d - - - 6m | Peppers | 160 g
chilli < vegetable | chilli | fridge | 4d* - - - 9m | Hot peppers; cautious
jalapenos < chilli
broccoli < vegetable | broccoli | fridge | 3d - - - 10m | Broccoli and broccoli raab | 350 g
cauliflower < vegetable | - | fridge | 3d - - - 10m | Cauliflower | 600 g
cauliflower-rice < cut-produce | - | fridge | 2d* 2d* - - - | Fruit, cut; cut
cabbage < vegetable | leafy-greens | fridge | 1w - - - 10m | Cabbage | 900 g
red-cabbage < cabbage
savoy-cabbage < cabbage
chinese-cabbage < cabbage
brussels-sprouts < vegetable | - | fridge | 3d - - - 10m | Brussels sprouts
bok-choy < vegetable | leafy-greens | fridge | 2d - - - 10m | Bok choy
lettuce < leaf | leafy-greens | fridge | 3d - - - - | Lettuce (leaf) | 300 g
iceberg < leaf | leafy-greens | fridge | 5d* - - - - | Lettuce (iceberg); cautious | 400 g
bagged-salad < leaf | leafy-greens | fridge | 3d 2d - - - | Bagged greens
watercress < bagged-salad
lambs-lettuce < bagged-salad
spinach < leaf | leafy-greens | fridge | 3d 2d - - - | Bagged greens
rocket < leaf | leafy-greens | fridge | 3d 2d* - - - | Arugula; opened
kale < leaf | leafy-greens | fridge | 2d* - - - 8m | Kale; cautious
spring-greens < kale
chard < leaf | leafy-greens | fridge | 3d* - - - - | Swiss chard; cautious
radicchio < leaf | leafy-greens | fridge | 5d* - - - - | Radicchio; cautious
carrot < root-vegetable | carrot | fridge | 2w - - - 10m | Carrots, parsnips | 80 g
parsnip < root-vegetable | - | fridge | 2w - - - 10m | Carrots, parsnips | 130 g
potato < potatoes | potato | pantry | 1w - 3w* - - | Potatoes; cautious | 170 g
sweet-potato < potatoes | sweet-potato | pantry | - - 2w - - | Yams/sweet potatoes | 200 g
onion < bulb | onion | pantry | 2m - 1m - 10m | Onions (yellow) | 110 g
red-onions < onion
shallots < onion
spring-onion < vegetable | onion | fridge | 5d* - - - 10m | Onions (spring); wilt
garlic < bulb | garlic | pantry | 3d - 1m - 1m | Garlic | 40 g
garlic-paste < condiment | jar | pantry | - 1m* 8m - - | Garlic (chopped); opened
leek < vegetable | - | fridge | 1w - - - 10m | Leeks | 150 g
celery < vegetable | - | fridge | 1w - - - 10m | Celery | 450 g
celeriac < root-vegetable | - | fridge | 1w - - - - | Celery root | 600 g
beetroot < root-vegetable | - | fridge | 1w - 1d - 6m | Beets | 100 g
cooked-beetroot < cut-produce | - | fridge | 3d - - - 1m | Leftovers (without)
turnip < root-vegetable | - | fridge | 1w - - - 8m | Kohlrabi
kohlrabi < turnip
daikon < turnip
swede < root-vegetable | - | fridge | 2w - 1w - 8m | Rutabagas | 600 g
radish < root-vegetable | - | fridge | 1w* - - - - | Radishes; cautious | 10 g
fennel < vegetable | - | fridge | 5d - - - - | ; like | 250 g
asparagus < vegetable | - | fridge | 3d - - - 5m | Asparagus
artichoke < vegetable | - | fridge | 5d* - 1d - - | Artichokes, whole; cautious | 250 g
corn < vegetable | corn | fridge | 1d - - - 8m | Corn on the cob
green-beans < vegetable | beans | fridge | 3d - - - 8m | Beans and peas
broad-beans < vegetable | beans | fridge | 3d - - - 8m | Beans and peas
edamame < broad-beans
peas < vegetable | peas | fridge | 3d - - - 8m | Beans and peas
mangetout < peas
sugar-snap-peas < peas
mushroom < vegetable | - | fridge | 3d - - - 10m | Mushrooms | 20 g
chestnut-mushrooms < mushroom
portobello-mushrooms < mushroom
shiitake < mushroom
oyster-mushrooms < mushroom
dried-mushrooms < dry-good | - | pantry | - - 1y 3m - | Mushrooms (dried)
pumpkin < squash | - | pantry | 1m* - 1m* - - | Pumpkins; cautious | 3000 g
winter-squash < squash | - | pantry | 1m - 2w - 10m | Squash (winter) | 1000 g
okra < vegetable | - | fridge | 2d - 1d - 10m | Okra
rhubarb < fruits | - | fridge | 3d - - - - | Rhubarb
bean-sprouts < vegetable | - | fridge | 2d* 1d* - - - | Bean sprouts; sprouts
bamboo-shoots < vegetable | - | fridge | 5d* 3d* - - - | Bamboo shoots; cautious
seaweed < dry-good | - | pantry | - - 1y 1m - | ; dry
cassava < root-vegetable | - | pantry | 2d - 3d* - - | Taro; cautious
jicama < root-vegetable | - | fridge | 1w* - 1w* - - | Jicama; cautious
ginger < root-vegetable | ginger | fridge | 2w - 2d - 6m | Ginger root | 60 g
herbs < herb | herbs | fridge | 5d* - - - 1m | Herbs; cautious
dill < herbs
sage < herbs
tarragon < herbs
basil < herb | herbs | pantry | 5d* - 5d - - | Basil (fresh); cautious
parsley < herb | herbs | fridge | 2d - - - 3m | Parsley
coriander < herb | herbs | fridge | 5d* - 2d* - - | Cilantro; wilt
mint < herb | herbs | fridge | 5d* - 2d* - - | Mint; wilt
chives < herb | herbs | fridge | 1w* - 2d* - - | Chives; wilt
rosemary < chives
thyme < chives
oregano < chives
lemongrass < herb | herbs | fridge | 7d - - - 6m | Lemongrass
avocado < fruit | avocado | pantry | 3d - 3d - - | Avocados | 170 g
olives < preserved-vegetable | olive | pantry | - 2w 12m - - | Olives (black)
deli-olives < preserved-vegetable | olive | fridge | 1w* 5d* - - - | Olives (bar); cautious
any-vegetable < vegetable | broccoli | fridge | 2d* - - - 10m | Vegetables; shortest
stir-fry-vegetables < cut-produce | broccoli | fridge | 3d* 2d* - - - | Fruit, cut; cut
frozen-vegetables < vegetable | broccoli | freezer | 2d* - - - 8m* | Vegetables; shortest
`;
