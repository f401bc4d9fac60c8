/** Sweet dishes and breakfasts. The rows are explained in eggs.ts. */
export const SWEET_DISHES = `
crumble | sweet | 60 min | for 6 | step 4: 35 min
fruit main mixed | 900 g | @stewfruit tinned-fruit -orange
flour | 150 g | @doughflour
oats optional | 60 g | oats muesli granola almonds nuts
fat | 100 g | @plainbutter margarine ~oil -sesame-oil
sugar seasoning | 100 g | sugar brown-sugar
cinnamon optional seasoning | | cinnamon ginger ground-ginger

compote | sweet | 20 min | for 4 | one pot | step 2: 10 min
fruit main mixed | 600 g | @stewfruit tinned-fruit dried-fruit passion-fruit cranberry guava papaya
sugar seasoning | 60 g | sugar honey syrup
lemon optional seasoning | 30 g | lemon orange lime
yoghurt optional | 300 g | yoghurt quark custard cream ricotta cottage-cheese skyr

smoothie | sweet | 5 min | for 2 | one pot | keeps 1d
fruit main mixed | 350 g | banana berry mango frozen-fruit peach kiwi pineapple cut-fruit melons papaya cherry orange apple pear plum avocado passion-fruit nectarine apricot grapes fruit -lemon -lime -coconut -plantain -quince
liquid main | 300 ml | milk plant-milk yoghurt kefir buttermilk juice orange-juice coconut-drink coconut-water sour-milk fresh-juice
greens optional | 40 g | spinach kale lettuce mint cucumber celery carrot
oats optional seasoning | 30 g | oats peanut-butter seeds

porridge-with-fruit | sweet | 12 min | for 2 | one pot | step 1: 6 min
oats main | 100 g | oats semolina
milk main | 500 ml | milk plant-milk
fruit mixed | 250 g | berry apple banana pear stewed-fruit plum cut-fruit dried-fruit mango peach cherry date orange tinned-fruit fig grapes
nuts optional seasoning | 30 g | nuts almonds walnuts seeds peanut-butter
honey optional seasoning | 20 g | honey syrup jam

overnight-oats | sweet | 10 min | for 2 | one pot | keeps 2d
oats main | 100 g | oats muesli
yoghurt main | 200 g | yoghurt quark kefir buttermilk skyr soy-yoghurt
milk | 150 ml | milk plant-milk juice
fruit mixed | 250 g | berry apple banana mango peach kiwi pear cut-fruit stewed-fruit pomegranate grapes plum frozen-fruit tinned-fruit papaya

fruit-salad-bowl | sweet | 15 min | for 4 | keeps 1d
fruit main mixed | 800 g | melons grapes orange apple pear kiwi mango pineapple berry banana peach plum papaya cherry grapefruit mandarin pomegranate passion-fruit guava cut-fruit fig coconut apricot nectarine fruit -lemon -lime -plantain -quince -avocado
juice seasoning | 50 ml | lemon lime orange-juice orange
cream optional | 200 g | yoghurt quark cream creme-fraiche mascarpone whipped-cream custard skyr ricotta
mint optional seasoning | 5 g | mint basil
nuts optional seasoning | 40 g | nuts almonds walnuts desiccated-coconut

baked-fruit | sweet | 40 min | for 4 | step 3: 25 min
fruit main mixed | 600 g | apple pear peach plum nectarine apricot quince fig rhubarb banana plantain pineapple persimmons
filling optional | 80 g | marzipan raisins nuts almonds oats biscuits dried-fruit granola
sugar seasoning | 40 g | honey sugar syrup brown-sugar
butter optional seasoning | 20 g | @plainbutter margarine
cream optional | 200 ml | cream yoghurt ice-cream custard mascarpone creme-fraiche

fruit-batter-pudding | sweet | 55 min | for 6 | step 4: 40 min
fruit main mixed | 500 g | cherry plum berry apricot pear apple rhubarb peach grapes
eggs main | 3 piece | egg
milk main | 300 ml | milk plant-milk @pouring buttermilk
flour | 100 g | flour almonds -gram-flour
sugar seasoning | 90 g | sugar

rice-pudding-from-rice | sweet | 25 min | for 4 | one pot | step 1: 18 min | keeps 1d
rice main | 300 g | cooked-rice rice-pouch
milk main | 600 ml | milk plant-milk @pouring coconut-milk evaporated-milk uht-milk
sugar seasoning | 50 g | sugar honey condensed-milk
fruit optional mixed | 250 g | berry stewed-fruit mango plum cherry apple orange raisins tinned-fruit banana
cinnamon optional seasoning | | cinnamon vanilla-extract nutmeg
`;
