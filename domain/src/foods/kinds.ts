/** What foods are, apart from other foods: the kind and the one above it, its category, and its traits. */
export const KINDS = `
dairy | Dairy
milk-preserve | Dairy
eggs | Dairy | plain
cooked-egg | Dairy | prepared
chilled-dessert | Dairy | prepared
frozen-dessert | Dairy
frozen-snack | Snacks
cream-bakery | Snacks | prepared
baby | Others
raw-meat | Meat | use-by
raw-mince < raw-meat | Meat | use-by
raw-sausage < raw-meat | Meat | use-by
raw-poultry | Meat | use-by
raw-fish | Meat | use-by
raw-shellfish < raw-fish | Meat | use-by
cured-meat | Meat
cooked-class | Meat | prepared
breaded | Meat | prepared
fish-product | Meat
plant-protein | Others
vegetable | Vegetable | plain
leaf < vegetable | Vegetable | plain
root-vegetable < vegetable | Vegetable | plain
potatoes < vegetable | Vegetable | plain strict
bulb < vegetable | Vegetable | plain
squash < vegetable | Vegetable | plain strict
herb < vegetable | Vegetable | plain
cut-produce | Vegetable | prepared
cooked-class-veg | Vegetable | prepared
preserved-vegetable | Vegetable
fruits | Fruits | plain
fruit < fruits | Fruits | plain
citrus < fruit | Fruits | plain
berry < fruit | Fruits | plain
melons < fruit | Fruits | plain
cut-fruits | Fruits | prepared
dry-fruit | Snacks
shelf-drink | Beverages
chilled-drink | Beverages
fresh-drink | Beverages | prepared
alcohol | Beverages
dry-drink | Beverages
dry-snack | Snacks
sweets-kind < dry-snack | Snacks
bakery-sweet | Snacks
breads | Others
viennoiserie < breads | Others
chilled-dough | Others
fresh-batter | Others | prepared
grain | Others | plain strict
dry-pasta | Others | plain strict
pulse | Others | plain strict
cereal-kind | Others
cooked-starch | Others | prepared
tins | Others | strict
dry-good | Others
flour-kind < dry-good | Others
cooking-fat | Others
cooking-oil | Others
condiment | Others
spread | Others
nut-spread < spread | Others
preserve | Others
sauce-fresh | Others | prepared
chilled-dip | Others
chilled-deli | Others
salad-dressed | Others | prepared
pastry-savoury | Others | prepared
dish | Others | prepared
frozen-convenience | Others
frozen-thing | Others
`;
