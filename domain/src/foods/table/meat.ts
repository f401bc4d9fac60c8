/** Meat, poultry, fish and what is made of them. The rows are explained in dairy.ts. */
export const MEAT_ROWS = `
beef < raw-meat | meat-on-bone | fridge | 3d - - - 4m | Beef (rib)
brisket < beef
stewing-beef < beef
oxtail < beef
short-ribs < beef
steak < beef | steak | fridge | 3d - - - 4m | Beef (rib)
sirloin-steak < steak
rump-steak < steak
fillet-steak < steak
ribeye-steak < steak
veal < raw-meat | meat-on-bone | fridge | 3d - - - 4m | Veal (shoulder)
lamb < raw-meat | meat-on-bone | fridge | 3d - - - 4m | Lamb (leg)
lamb-chops < lamb
leg-of-lamb < lamb
lamb-shank < lamb
lamb-shoulder < lamb
goat < lamb
pork < raw-meat | meat-on-bone | fridge | 3d - - - 4m | Pork (loin)
pork-chops < pork
pork-belly < pork
pork-loin < pork
pork-shoulder < pork
pork-ribs < pork
pork-tenderloin < pork
mince < raw-mince | meat-on-bone | fridge | 1d - - - 3m | Beef (ground)
lamb-mince < raw-mince | meat-on-bone | fridge | 1d - - - 3m | Lamb (ground)
pork-mince < raw-mince | meat-on-bone | fridge | 1d - - - 3m | Pork (ground)
turkey-mince < raw-mince | chicken-leg | fridge | 1d - - - 3m | Ground turkey or chicken
veal-mince < raw-mince | meat-on-bone | fridge | 1d - - - 3m | Veal (ground)
burger-patty < raw-mince | burger | fridge | 1d - - - 3m | Beef (ground)
meatballs < raw-mince | meat-on-bone | fridge | 1d - - - 3m | Beef (ground)
sausage < raw-sausage | hot-dog | fridge | 1d - - - 1m | Sausage (raw)
bratwurst < raw-sausage | hot-dog | fridge | 2d - - - 2m | Bratwurst (fresh)
fresh-chorizo < raw-sausage | hot-dog | fridge | 1d - - - 1m | Chorizo (fresh)
venison < raw-meat | meat-on-bone | fridge | 3d - - - 4m | Venison
rabbit < raw-meat | meat-on-bone | fridge | 2d - - - 9m | Rabbit
offal < raw-mince | meat-on-bone | fridge | 1d - - - 3m | Variety meats
liver < offal
chicken-liver < offal
kidney < offal
stuffed-meat < raw-mince | meat-on-bone | fridge | 1d - - - 9m | Stuffed, raw pork chops
any-meat < raw-meat | meat-on-bone | fridge | 1d - - - 3m | Beef (ground)
stir-fry-meat < raw-meat | meat-on-bone | fridge | 1d - - - 3m | Beef (ground)
chicken < raw-poultry | chicken-leg | fridge | 1d - - - 12m | Chicken (whole)
chicken-parts < chicken | chicken-leg | fridge | 1d - - - 9m | Chicken parts
chicken-breast < chicken-parts
chicken-thigh < chicken-parts
chicken-leg < chicken-parts
chicken-wing < chicken-parts
chicken-drumstick < chicken-parts
turkey < raw-poultry | chicken-leg | fridge | 1d - - - 9m | Turkey parts
duck < raw-poultry | chicken-leg | fridge | 1d - - - 6m | Duckling
goose < duck
quail < duck
pheasant < duck
bacon < cured-meat | bacon | fridge | 1w 5d* - - 1m | Bacon; opened
pancetta < bacon
lardons < bacon
gammon < cured-meat | meat-on-bone | fridge | 3d - - - 1m* | Ham (uncured fresh uncooked); cautious
cold-cuts < cured-meat | bacon | fridge | 3d 3d* - - 1m | Luncheon meat or poultry (store); opened
ham < cold-cuts | bacon | fridge | 3d 3d* - - 1m | Ham (fully cooked slices); opened
whole-cooked-ham < cold-cuts | meat-on-bone | fridge | 5d* 3d* - - 1m | Ham (fully cooked bone); cautious
pastrami < cold-cuts
mortadella < cold-cuts
turkey-slices < cold-cuts
dried-sausage < cured-meat | bacon | fridge | 2w 5d* - - 1m | Sausage (hard); opened
salami < dried-sausage
pepperoni < dried-sausage
chorizo < dried-sausage
prosciutto < cured-meat | bacon | fridge | 2w* 3d* - - 1m | Prosciutto; cautious
cooked-sausage < cured-meat | hot-dog | fridge | 1w 3d* - - 1m | Sausage (fully cooked); opened
hot-dogs < cooked-sausage
black-pudding < cooked-sausage
kielbasa < cooked-sausage
corned-beef < cured-meat | bacon | fridge | 5d 3d* - - 1m | Corned beef; opened
pate < cooked-class | bacon | fridge | 1d 1d* - - 1m | Pate; opened
jerky < dry-snack | bacon | pantry | - 2m 6m* - - | Jerky (commercially); cautious
pork-scratchings < dry-snack | - | pantry | - - 4m 2w* - | Pork rinds; opened
bacon-bits < dry-good | - | pantry | - - 1y 1m* - | Bacon bits; opened
cooked-meat < cooked-class | steak | fridge | 3d - - - 2m | Leftovers (meat)
cooked-bacon < cooked-meat | bacon | fridge | 3d - - - 1m* | Leftovers (meat); cautious
cooked-chicken < cooked-class | chicken-leg | fridge | 3d - - - 4m | Rotisserie chicken
chicken-nuggets < breaded | chicken-leg | fridge | 1d* - - - 1m | Chicken nuggets, patties; breaded
white-fish < raw-fish | fish | fridge | 1d - - - 6m | Lean fish (cod)
cod < white-fish
haddock < white-fish
plaice < white-fish
sole < white-fish
sea-bass < white-fish
hake < white-fish
halibut < white-fish
tilapia < white-fish
sea-bream < white-fish
monkfish < white-fish
pollock < raw-fish | fish | fridge | 1d - - - 4m | Lean fish (pollock)
any-fish < raw-fish | fish | fridge | 1d - - - 2m* | Lean fish (pollock); shortest
oily-fish < raw-fish | fish | fridge | 1d - - - 2m | Fatty fish
salmon < oily-fish | fish | fridge | 1d - - - 2m | Fatty fish
tuna < oily-fish
trout < oily-fish
mackerel < oily-fish
sardines < oily-fish
herring < oily-fish
prawns < raw-shellfish | prawn | fridge | 1d - - - 6m | Shrimp, crayfish
scallops < raw-shellfish | oyster | fridge | 1d - - - 6m | Scallops
squid < raw-shellfish | squid | fridge | 1d - - - 6m | Squid
octopus < squid
mussels < raw-shellfish | oyster | fridge | 1d - - - 2m | Live clams, mussels, crab, and oysters
clams < mussels
oysters < mussels
crab < raw-shellfish | crab | fridge | 1d - - - 2m | Crab meat (fresh)
lobster < raw-shellfish | lobster | fridge | 1d - - - 2w* | Fresh whole lobster (live); shortest
smoked-fish < fish-product | fish | fridge | 5d* 2d* - - 2m* | Fish (hot smoked vacuum); cautious
smoked-salmon < smoked-fish | fish | fridge | 5d* 2d* - - 2m* | Fish (cold smoked); cautious
smoked-mackerel < smoked-fish
kippers < smoked-fish
smoked-trout < smoked-fish
smoked-haddock < white-fish
cooked-fish < cooked-class | fish | fridge | 2d* - - - 1m | Cooked fish; cautious
cooked-prawns < cooked-class | fried-prawn | fridge | 2d* - - - 1m | Cooked shellfish; cautious
fish-fingers < breaded | fish-cake | freezer | 1d* - - - 6m* | Fish (breaded); breaded
crab-sticks < fish-product | crab | fridge | 2d* 2d* - - 6m* | Surimi seafood; opened
pickled-herring < fish-product | fish | fridge | 2w* 3d* - - - | Herring; cautious
caviar < fish-product | fish | fridge | 1w 2d - - - | Caviar
dried-fish < dry-good | fish | pantry | - - 6m 1m - | ; dry
`;
