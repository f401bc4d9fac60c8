/** A food or a kind, and what does in its place in most dishes. Never the other way round by itself. */
const ROWS = `
milk: plant-milk evaporated-milk
cream: creme-fraiche sour-cream coconut-milk mascarpone cream-cheese evaporated-milk greek-yoghurt
creme-fraiche: greek-yoghurt sour-cream quark soy-yoghurt
sour-cream: yoghurt creme-fraiche quark
yoghurt: quark kefir buttermilk creme-fraiche sour-cream
butter: margarine ghee oil
oil: butter margarine ghee lard
egg: egg-substitute
cream-cheese: ricotta quark cottage-cheese
ricotta: cottage-cheese cream-cheese quark
parmesan: pecorino grana-padano hard-cheese
mozzarella: hard-cheese grated-cheese
feta: goat-cheese halloumi
onion: shallots leek spring-onion
leek: onion spring-onion
spring-onion: chives onion
spinach: chard kale rocket spring-greens
lemon: lime lemon-juice lime-juice
lime: lemon lime-juice lemon-juice
vinegar: lemon lime lemon-juice
garlic: garlic-powder garlic-paste
ginger: ground-ginger
chilli: chilli-powder hot-sauce sriracha harissa
tinned-tomatoes: tomato pasta-sauce
tomato-paste: passata ketchup
soy-sauce: teriyaki-sauce hoisin-sauce miso
honey: syrup sugar jam
sugar: honey syrup
bread: rolls baguette flatbread
breadcrumbs: bread rolls baguette crackers
pasta: fresh-pasta
noodles: pasta
chickpeas: tinned-beans
chicken: turkey
mince: raw-mince textured-soy seitan
potato: sweet-potato
sweet-potato: potato
beetroot: cooked-beetroot
salmon: trout
trout: salmon
tuna: tinned-tuna
lettuce: leaf
risotto-rice: pearl-barley rice
white-wine-vinegar: vinegar
vegetable-stock: stock-cubes carton-stock gravy-granules
greek-yoghurt: skyr yoghurt quark
butter-beans: tinned-beans
kidney-beans: tinned-beans
cannellini-beans: tinned-beans
black-beans: tinned-beans
bacon: pancetta chorizo prosciutto ham
coconut-milk: cream
double-cream: cream creme-fraiche mascarpone
mascarpone: cream-cheese
buttermilk: kefir sour-milk yoghurt
kefir: buttermilk yoghurt
quark: skyr greek-yoghurt
skyr: greek-yoghurt quark
cottage-cheese: ricotta quark
goat-cheese: feta
pecorino: parmesan grana-padano
grana-padano: parmesan pecorino
gruyere: hard-cheese
emmental: hard-cheese
gouda: hard-cheese
cheddar: hard-cheese grated-cheese sliced-cheese
oat-milk: plant-milk milk
soy-milk: plant-milk milk
almond-milk: plant-milk milk
shallots: onion
red-onions: onion
kale: chard spinach cabbage
chard: spinach kale
bok-choy: chard cabbage
savoy-cabbage: cabbage
parsnip: celeriac carrot
celeriac: parsnip
swede: turnip
turnip: swede kohlrabi
pumpkin: winter-squash
winter-squash: pumpkin sweet-potato
broccoli: cauliflower
cauliflower: broccoli
cherry-tomato: tomato
chestnut-mushrooms: mushroom
portobello-mushrooms: mushroom
parsley: dried-parsley coriander chives
coriander: parsley
rosemary: dried-rosemary thyme
thyme: dried-thyme oregano rosemary
oregano: dried-oregano thyme
orange: mandarin
peach: nectarine apricot
nectarine: peach apricot
apricot: peach nectarine
strawberry: berry
raspberry: berry
blueberry: berry
blackberry: berry
spaghetti: pasta
penne: pasta
macaroni: pasta
basmati-rice: rice
jasmine-rice: rice
brown-rice: rice
egg-noodles: noodles
rice-noodles: noodles
couscous: bulgur-wheat quinoa
bulgur-wheat: couscous quinoa
quinoa: couscous bulgur-wheat
red-lentils: lentils
green-lentils: lentils
baguette: bread rolls
rolls: bread baguette
pitta-bread: flatbread tortilla
naan: flatbread
tortilla: flatbread
chicken-breast: chicken turkey
chicken-thigh: chicken turkey
lamb-mince: mince
pork-mince: mince turkey-mince
turkey-mince: mince pork-mince
pancetta: bacon
lardons: bacon
cod: white-fish
haddock: white-fish
mussels: clams
duck: goose
tofu: tempeh
tempeh: tofu
almonds: hazelnuts nuts
walnuts: nuts almonds
pecans: nuts almonds
raisins: sultanas dried-fruit
sultanas: raisins dried-fruit
olive-oil: oil
sunflower-oil: oil
caster-sugar: sugar
brown-sugar: sugar
bread-flour: flour
maple-syrup: honey syrup
golden-syrup: honey syrup
dijon-mustard: mustard
balsamic-vinegar: vinegar
cider-vinegar: vinegar
mayonnaise: salad-cream
lemon-juice: lemon lime-juice lime vinegar
lime-juice: lime lemon-juice lemon
corn: tinned-sweetcorn
tinned-sweetcorn: corn
vegetable-oil: oil
rapeseed-oil: oil
coconut-oil: oil
basil: dried-basil
mint: dried-mint
sage: dried-sage
dried-oregano: oregano mixed-herbs
dried-thyme: thyme mixed-herbs
dried-rosemary: rosemary mixed-herbs
dried-basil: basil mixed-herbs
dried-parsley: parsley
dried-mint: mint
dried-sage: sage
mixed-herbs: dried-oregano dried-thyme
camembert: brie
brie: camembert
stilton: blue-cheese
gorgonzola: blue-cheese
roquefort: blue-cheese
halloumi: paneer feta
paneer: halloumi tofu
margarine: butter
ghee: butter oil
lard: butter oil
self-raising-flour: flour
wholemeal-flour: flour
flour: wholemeal-flour
prawns: cooked-prawns
mackerel: sardines
smoked-salmon: smoked-trout
tinned-tuna: tinned-salmon
prosciutto: ham
rocket: watercress spinach
watercress: rocket
red-cabbage: cabbage
passata: tinned-tomatoes pasta-sauce
tomato: tinned-tomatoes
apple: pear
pear: apple
mandarin: orange
pine-nuts: cashews almonds walnuts
cashews: peanuts almonds
peanuts: cashews
hazelnuts: almonds nuts
pistachios: almonds nuts
curry-powder: garam-masala curry-paste
curry-paste: curry-powder
garam-masala: curry-powder
ground-ginger: ginger
garlic-powder: garlic garlic-paste
garlic-paste: garlic
chilli-powder: chilli paprika hot-sauce
hot-sauce: sriracha sweet-chilli-sauce
sriracha: hot-sauce
gnocchi: potato
lasagne-sheets: pasta
stock-cubes: vegetable-stock carton-stock gravy-granules
`;

const STAND_INS: ReadonlyMap<string, readonly string[]> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [id = '', others = ''] = row.split(':');
      return [id, others.trim().split(' ')];
    }),
);

/** What does in place of a food. */
export const standInsOf = (id: string): readonly string[] => STAND_INS.get(id) ?? [];

/** Every food that others do in place of. */
export const REPLACEABLE: readonly string[] = [...STAND_INS.keys()];
