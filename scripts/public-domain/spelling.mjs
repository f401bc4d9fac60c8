// Words that the source misspells, wherever they stand.

const ROWS = `
access liquid > excess liquid
bayleaf > bay leaf
bayleaves > bay leaves
bell paper > bell pepper
better than bulion > bouillon paste
bullion > bouillon
carfully > carefully
champignon 'shrooms > champignon mushrooms
challots > shallots
chicken is cook all > chicken is cooked all
chicken is the oven > chicken is in the oven
chirozo > chorizo
chicharonnes > chicharrones
ckicken > chicken
cinamon > cinnamon
cocoa-nut > coconut
cinammon > cinnamon
cinnamom > cinnamon
collander > colander
cooking powder > baking powder
coverture > couverture
durch oven > dutch oven
effects the > affects the
emental > emmental
energically > energetically
fettucine > fettuccine
flourettes > florets
freshy > freshly
garlic gloves > garlic cloves
garlic pearls > garlic cloves
garlic power > garlic powder
ganish > garnish
giner > ginger
gerkins > gherkins
gloves of garlic > cloves of garlic
grams (g) of > g of
gramms > grams
gratter > grater
grinded > grated
guereye > Gruyère
handfull > handful
homogenious > homogeneous
homogenously > homogeneously
ice cub trays > ice cube trays
ice-creame > ice cream
immediatly > immediately
jalepenos > jalapeños
jared pasta > jarred pasta
kneed > knead
knob a butter > knob of butter
knea it > knead it
litte > little
loosing > losing
mayonaise > mayonnaise
mayonnese > mayonnaise
melling > smelling
meringe > meringue
montery > Monterey
mushed > mashed
mush them > mash them
musturd > mustard
optionnal > optional
origan > oregano
pairing knife > paring knife
paprica > paprika
parsely > parsley
pototoes > potatoes
preferebly > preferably
puré > purée
reccommend > recommend
refrigirate > refrigerate
rince > rinse
rosmary > rosemary
sause > sauce
sautee > saute
scrappings > scrapings
seperate > separate
shitake > shiitake
sriacha > sriracha
stiring > stirring
salt-spoonful > pinch
table spoonful > tablespoon
table spoon > tablespoon
table spoons > tablespoons
table-spoonful > tablespoon
table-spoonfuls > tablespoons
tea spoon > teaspoon
tea-spoonful > teaspoon
teapsoon > teaspoon
spoonfulls > spoonfuls
temprature > temperature
thouroughly > thoroughly
tblsp > tbsp
tomatos > tomatoes
tumeric > turmeric
uncoocked > uncooked
whithout > without
wet it wit a > wet it with a
white whine > white wine
wisk > whisk
worchestershire > Worcestershire
`;

const letter = '\\p{L}';
const pairs = ROWS.trim()
  .split('\n')
  .map((row) => row.split(' > '))
  .map(([wrong, right]) => [new RegExp(`(?<!${letter})${RegExp.escape(wrong)}(?!${letter})`, 'giu'), right]);

/** The text in the spelling that readers know, with a capital where one stood. */
export const spelled = (text) =>
  pairs.reduce(
    (mended, [wrong, right]) =>
      mended.replace(wrong, (found) =>
        /^\p{Lu}/u.test(found) ? right[0].toUpperCase() + right.slice(1) : right,
      ),
    text,
  );
