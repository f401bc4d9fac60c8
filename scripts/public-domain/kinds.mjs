// What a recipe is for, as in domain/src/cook/dish.ts; everything else is a meal, with side dishes and pancakes among them.

const words = (text) => text.trim().split(/\s+/);

export const KINDS = {
  sweet: words(`
    apple-pie apple-strudel banana-muffins-with-chocolate banana-oatmeal-cookies basic-waffles batter-pudding
    blueberry-muffins bolinhos-de-coco bread-pudding brigadeiro butter-based-biscuit butter-cake casio-in-pastelletto
    castagnole chocolate-chip-cookies cinnamon-biscuits cinnamon-waffles cocoanut-pudding country-crisp-cereals
    creme-brulee crostata cuca-italiana dou-sha-bao dulce-de-leche fritatem-pomeranciis gooseberry-pudding grands-peres
    granita granola greek-easter-cookies grostoli hearty-breakfast-oatmeal kettlecorn lemon-pudding limoncini
    matcha-cookies mazurek oatmeal-cookies oats orange-jam orange-pudding pavlova plum-pudding quarkbaellchen
    risengroed sand-tarts scandinavian-coffee-cake shortcrust-pastry shortcrust-pastry-biscuits tahini-short-bread
    tarta-de-santiago tarte-merengada torrijas yogurt-cake
  `),
  bread: words(`
    banana-bread bolo-do-caco bread butter-biscuits challah-bread coconut-flour-bread damper garlic-toast italian-bread
    naan-bread no-knead-bread no-knead-pizza-dough pizza-dough puff-pastry sourdough-loaf sourdough-potato-bread
    southern-biscuits torta-frita-criolla wholemeal-wheat-flour-pizza-dough zopf
  `),
  sauce: words(`
    bolognese-sauce brown-sauce burger-dressing chicken-stock-bone-broth classic-bechamel-sauce croutons curry-sauce
    demi-glace dried-tomato-plum-spread easy-pizza-sauce fume-sauce guacamole hummus lemon-juice-salad-dressing
    liverpate mushroom-sauce onion-raitha pasta-sauce peanut-butter pepper-sauce pickled-onions pizza-sauce red-sauce
    russian-1000-islands-sauce salsa salsa-verde simple-pasta-cream-sauce simple-sauce spaghetti-sauce spicy-mayo
    tzatziki
  `),
};
