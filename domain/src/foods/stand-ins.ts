/** A food or a kind, and what does in its place in most dishes. Never the other way round by itself. */
const ROWS = `
milk: plant-milk evaporated-milk
cream: coconut-milk mascarpone cream-cheese evaporated-milk greek-yoghurt
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
onion: leek spring-onion
leek: onion spring-onion
spring-onion: chives onion
spinach: chard kale rocket spring-greens
lemon: lime lemon-juice
lime: lemon lemon-juice
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
vegetable-stock: stock-cubes gravy-granules
greek-yoghurt: skyr yoghurt quark
butter-beans: tinned-beans
kidney-beans: tinned-beans
cannellini-beans: tinned-beans
black-beans: tinned-beans
bacon: chorizo prosciutto ham
coconut-milk: cream
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
