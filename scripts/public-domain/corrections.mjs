// What is changed in single recipes: [what stands there, what shall]. Where the first ends with an ellipsis, the whole line
// or step that begins so is replaced; nothing removes it. The converter stops if a row finds nothing.

/** Facts that the text says elsewhere, and times that its own steps contradict. */
export const FACTS = {
  'chicken-tenders-airfried': { title: 'Air Fryer Chicken Tenders' },
  'cocoanut-pudding': { title: 'Coconut Pudding' },
  'coconut-flour-bread': { title: 'Coconut Flour Bread' },
  'miso-soup': { title: 'Miso Soup' },
  'tahini-short-bread': { title: 'Tahini Shortbread' },
  'ardei-umpluti': { minutes: null },
  'babas-feta-pasta': { servings: 3 },
  'challah-bread': { servings: null, minutes: null },
  'cheesy-meatballs': { servings: 2 },
  'chicken-satay': { minutes: null },
  'butter-chicken-masala': { minutes: null },
  'cinnamon-biscuits': { minutes: null },
  'cinnamon-waffles': { minutes: null },
  'country-skillet': { servings: 1 },
  'creamy-mashed-potatoes': { servings: 4 },
  'cuca-italiana': { title: 'Cuca Italiana' },
  'dou-sha-bao': { minutes: null },
  'frijol-con-puerco': { minutes: null },
  'galinha-caipira': { servings: 5 },
  guacamole: { servings: 2 },
  'hamburger-patties-all-beef': { title: 'All-Beef Hamburger Patties' },
  kettlecorn: { servings: null },
  'maque-choux': { servings: 4 },
  'merchants-buckwheat': { servings: 2 },
  'naan-bread': { minutes: null },
  'parmesan-potatoes': { servings: 1 },
  'pasta-navy-style': { servings: 2 },
  'peat-carrot-salad': { slug: 'carrot-salad', title: 'Carrot Salad' },
  'pork-based-chili-con-carne': { title: 'Pork Chili con Carne' },
  'pulpo-gallega': { minutes: null },
  quiche: { title: 'Quiche Lorraine' },
  'refried-beans': { servings: 2 },
  'sourdough-potato-bread': { minutes: null },
  'sweet-potato-fries': { title: 'Sweet Potato Fries' },
  torrijas: { minutes: null },
  'torta-frita-criolla': { minutes: 140 },
  'ukrainian-vareniki': { servings: null },
  zopf: { minutes: 120 },
};

/** Makes a recipe safe with a word or two: where meat rests, how far it is cooked, what is not rinsed or kept. */
export const SAFETY = {
  'rabbit-onions': [['and brown them, having', 'and brown them until the meat is cooked through, having']],
  'miso-ginger-pork': [
    ['simmer stirring occasionally', 'simmer stirring occasionally, until the pork is cooked through'],
  ],
  okonomiyaki: [
    [
      'until brown on one side, flip, and immediately pour batter on top after flipping',
      'until brown on both sides and cooked through, and immediately pour batter on top',
    ],
  ],
  'bread-pudding': [['Bake it in a buttered dish,', 'Bake it in a buttered dish until set,']],
  'brown-sauce': [['Add preferred meat', 'Add preferred cooked meat']],
  'coriander-chicken': [['chicken aside for about', 'chicken in the fridge for about']],
  frittata: [['and cool to room temperature to ensure settling', 'and let it settle for a few minutes']],
  guobaorou: [['Marinate for 30 minutes.', 'Marinate in the fridge for 30 minutes.']],
  'honey-garlic-chicken': [
    ['Cook for another 5 minutes.', 'Cook for another 5 minutes, until the chicken is cooked through.'],
  ],
  'pulled-rabbit': [['When cold, cut', 'When they are cool enough to handle, cut']],
  quesadilla: [
    ['veggies, chicken, mushrooms (cooked), or beans', 'veggies, cooked chicken or mushrooms, or beans'],
  ],
  'spanish-tortilla': [
    ['the other side for another 5 minutes', 'the other side for another 5 minutes, until it is set'],
  ],
  'spaghetti-and-meatballs': [['and 2 tablespoons of salt and pepper', 'salt and pepper']],
  'arroz-chaufa': [[" If it is yesterday's rice better, preferably without salt.", '']],
  'butter-chicken-masala': [['let marinate for an hour', 'let marinate in the fridge for an hour']],
  'chicken-parmesan': [
    ['breasts in the oil.', 'breasts in the oil until they are golden and cooked through.'],
  ],
  'chicken-satay': [['marinade for at least an hour', 'marinate in the fridge for at least an hour']],
  'chicken-wings': [['RedHot overnight', 'RedHot in the fridge overnight']],
  'chili-con-carne': [['Kidney Beans', 'Canned kidney beans']],
  'creme-brulee': [['Let rest for at least 30 min', 'Let rest in the fridge for at least 30 min']],
  'grilled-mackerel-with-miso-soup-and-squash': [
    ['container at room temperature.', 'container.'],
    ['covered, for 30 min', 'covered, in the fridge for 30 min'],
  ],
  'hamburger-patties': [['cook to desired degree of doneness', 'cook until no pink is left inside']],
  'hamburger-patties-all-beef': [['Cook until done', 'Cook until no pink is left inside']],
  hummus: [[' for up to one week', '']],
  'kalderetang-manok': [
    ['add 2 tablespoons of salt and pepper', 'add salt and pepper'],
    ['Dried peas', 'Peas'],
    ['dried peas', 'peas'],
  ],
  'lamb-biriyani': [['chilli powder and 2 Tbsp of salt', 'and chilli powder']],
  paella: [['150 g of large white beans', '150 g of cooked large white beans']],
  'pan-seared-chicken': [
    ['Rinse the chicken fillets.…', ''],
    ['over medium-high heat.', 'over medium-high heat, until it is cooked through.'],
  ],
  'paneer-tikka-masala': [['marinade for at least an hour', 'marinate in the fridge for at least an hour']],
  pilaf: [['heat it until the oil is boiling', 'heat it']],
  'pork-based-chili-con-carne': [['Kidney beans', 'Canned kidney beans']],
  quickbreakfastspaghetti: [[" Now's the time to add bacon or turkey if you are also using that.", '']],
  roesti: [[' A runny yolk adds quite a bit to the potatoes.', '']],
  salsa: [[' (max 1 week)', '']],
  'sausage-rolls': [['Bake until golden brown.', 'Bake until golden brown and the meat is cooked through.']],
  schnitzel: [['Wash the veal and gently dry it', 'Gently dry the veal']],
  'seafood-pasta': [['Add and saute the seafood.', 'Add the seafood and saute until it is cooked through.']],
  'wholemeal-pizza': [['salsiccia (optional)', 'cooked salsiccia (optional)']],
  zarangollo: [
    ['(Optional) Turn off the heat and crack', '(Optional) Crack'],
    ['(Optional) Let the residual heat cook the egg. If…', '(Optional) Cook until the egg is set'],
  ],
};

/** Slips, amounts that cannot be, lines that are no food, references to other pages, jokes and asides. */
export const WORDING = {
  'aussie-snags': [['Wood chips…', '']],
  'coriander-chicken': [
    ['2/3 Cardamom', '2-3 cardamom'],
    ['2/3 cardamom', '2-3 cardamom'],
    ['2/3 green', '2-3 green'],
    ['9/10 cloves', '9-10 cloves'],
  ],
  'chili-con-carne': [['seasoning…', 'Seasoning:']],
  'corn-polenta': [['500 g corn flour…', '500 g corn flour suitable for polenta']],
  aelplermagronen: [
    ['Feel free…', ''],
    ['1 - 2L (1/4 - 1/2 gal) milk', '1-2 L (1/4-1/2 gal) milk'],
    [' Appenzeller works best. Gruyère would be my go-to alternative.', ' Appenzeller or Gruyère'],
  ],
  'apple-chicken': [
    ['Nuez moscada.', 'Nutmeg.'],
    ['nuez moscada', 'nutmeg'],
    ['One glass (33c)', 'One glass (33 cl)'],
  ],
  'apple-pie': [['226 g (2 sticks) cold butter…', '']],
  'babas-feta-pasta': [
    ['Serves Around 3 People…', ''],
    ['Broccli', 'broccoli'],
    ['1 Chicken stock (Added', '1 chicken stock cube (added'],
  ],
  'baked-mostaccioli': [
    [' (Victoria)', ''],
    [' (Ronzoni)', ''],
    [' (Poly-O)', ''],
    ["I've found…", ''],
    ['2x 2 quart…', ''],
  ],
  'baked-pasta-with-broccoli': [
    ['Put a layer of broccoli, diced', 'Put a layer of broccoli, sliced eggs, diced'],
    ['Go to step 4 and repeat until ingredients end.', 'Repeat the layers until the ingredients end.'],
  ],
  'baked-salmon': [['Aluminum Foil…', '']],
  'basic-waffles': [['milk and flower', 'milk and flour']],
  'bebek-mropol': [['Bebek Mprol', 'Bebek Mropol']],
  'beef-goulash': [
    [' While it is stewing, you can get back to doing some other things, like watching memes.', ''],
    [' and enjoy with some beer or cider (or your favorite beverage)', ''],
  ],
  'beef-tips': [
    ['Throw your pressure cooker', 'Put your pressure cooker'],
    [', shown below', ''],
    [" here, don't overdo it!)", ' here)'],
  ],
  'beef-wellington': [
    ['Side note…', ''],
    ['302°F/105°C', '302°F/150°C'],
    ['tough if you', 'though if you'],
  ],
  'bolo-do-caco': [
    ['Imperial:…', ''],
    ['1¾ lb sweet potato…', ''],
    ['8 cups all-purpose flour…', ''],
    ['⅔ cup water…', ''],
    ['3 tablespoons active dry - yeast…', ''],
    ['Metric:…', ''],
    ['over 1. medium-high', 'over medium-high'],
  ],
  'bolognese-sauce': [[' (I usually add a little bit extra for the flavor)', '']],
  bread: [['(218 C)*', '(218 C)']],
  'breakfast-wrap': [['(I recommend two', '(two']],
  brigadeiro: [
    [' (Actual butter and preferably unsalted. No margarine!)', ' (preferably unsalted)'],
    ['Put it under low heat', 'Put it over low heat'],
  ],
  'broiled-trevally': [[' (with mortar and pestle, of course)', '']],
  'cacio-e-pepe': [[' See Pasta.', '']],
  'caesar-salad': [
    ['Eat with hands.…', ''],
    ['rising thoroughly', 'rinsing thoroughly'],
  ],
  'cheesy-meatballs': [
    ['The quantities here…', ''],
    [' You get the idea.', ''],
    [' (wait, spheres have no sides)', ''],
    ['; I have made with different cheese types, but usually I use Gouda', ', for example Gouda'],
  ],
  'cheesy-potatoe-bake': [['Peal and', 'Peel and']],
  'chicken-paprikash': [
    ['chicken fat and sauce until', 'chicken fat and saute until'],
    [
      "This dish has sour cream added to it traditionally, however if dairy is not your thing it's delicious without it also. So for this last step you",
      'You',
    ],
  ],
  'chicken-stock-bone-broth': [['optional aromatic ingredients', 'Optional aromatic ingredients:']],
  'chicken-wings': [
    ['top dress*', 'top dress'],
    ["Reynold's Oven Bag…", ''],
    ["Transfer wings to the Reynold's bag", 'Transfer wings to an oven bag'],
    ['Crank up your grill† to high heat', 'Heat up your grill to high heat'],
    ['Throw the wings', 'Put the wings'],
  ],
  chimichanga: [
    ['taco-meat', 'Taco meat'],
    [' (info on a couple of methods below)', ', for example in an air fryer for about 10 minutes'],
  ],
  'classic-bechamel-sauce': [['let is slowly', 'let it slowly']],
  'country-skillet': [
    ['Since I more often…', ''],
    ['bacon strips*', 'bacon strips'],
    ['an onion*', 'an onion'],
    ['Cheese (I usually use Gouda)*', 'Cheese'],
    ['Paprika*', 'Paprika'],
    ['cook the eggs.*.', 'cook the eggs.'],
    [/ Don't let the eggs dry.*/, ''],
    ['and the pour them', 'and then pour them'],
  ],
  'crab-salad': [['Сrab', 'Crab']],
  'creamy-mashed-potatoes': [
    ['The quantities here…', ''],
    ['*You can play…', ''],
    ['200ml milk*', '200ml milk'],
    ['200ml mayonnaise*', '200ml mayonnaise'],
  ],
  'croque-monsieur': [['Comté Gruyère Mimolette', 'Comté, Gruyère, Mimolette)']],
  'cuca-italiana': [[' (grape is my favourite)', '']],
  'demi-glace': [
    [' (I prefer Pacific Foods)', ''],
    ['1 1/4 oz (7g) packet', '1 packet (1/4 oz, 7g)'],
  ],
  'dou-sha-bao': [
    ['6 baking paper…', ''],
    ['Feel free to ad some', 'Add some'],
  ],
  'dulce-de-leche': [
    ['Two glass marbles…', ''],
    [' (with the marbles, if you want,)', ''],
    [', or sterilize it', ''],
  ],
  'eggroll-in-a-bowl': [['Optional Marinade the ground', 'Optional: marinate the ground']],
  'fish-curry': [
    ['3T neutral', '3 tbsp neutral'],
    ['1t curry', '1 tsp curry'],
  ],
  flammkuchen: [
    ['400g Pizza dough (either bought or from Pizza Dough)', '400g Pizza dough'],
    [' (I prefer the red ones for optical reasons)', ''],
    [
      "we start by flattening the dough. Even if you buy thin crust that is already sold as 'super thin' you have to make it even thinner. Make it",
      'Flatten the dough. Make it',
    ],
    [
      '(yes, you will make two large flammkuchen - since they are thin you need one per person) :) I take two pieces',
      '(one per person). Take two pieces',
    ],
    [
      ', put the dough in between and flatten it using a bottle (e.g. wine)',
      ', put the dough in between and flatten it with a rolling pin or a bottle',
    ],
    ['just barely covering the dough', 'just barely covering the dough)'],
  ],
  francesinha: [
    ['Based Ingredients:', 'Francesinhas:'],
    ['Sauce Ingredients:', 'Sauce:'],
    ['Directions for the sauce:', 'Sauce:'],
    ['Directions for the Francesinhas:', 'Francesinhas:'],
  ],
  'french-toast': [['then plop onto', 'then put onto']],
  'full-english-breakfast': [['Prepare you mushrooms', 'Prepare your mushrooms']],
  'galinha-caipira': [
    [
      '(roughly 3 pounds). Avoid industrially grown birds, as those can make the stew very greasy and flavorless.',
      '(roughly 5.5 pounds)',
    ],
  ],
  'garlic-toast': [['accommodate a soup', 'accompany a soup']],
  'ginger-garlic-broccoli': [
    [' (you cook with what you drink with!)', ''],
    ['half inch (1.57cm)', 'half inch (1.3 cm)'],
  ],
  granita: [
    ['Now, for the most boring part: you must prevent', 'You must prevent'],
    ['Take some special cares:', 'Take care:'],
  ],
  guacamole: [
    ['Here are the ingredients…', ''],
    ['And of course, some totopos…', 'Totopos (tortilla chips)'],
  ],
  'gumbo-shrimp-and-sausage': [
    [" if you're feeling brave", ''],
    ['(Optional) For leftovers…', ''],
  ],
  'hearty-breakfast-oatmeal': [
    [' (no partially cooked quick-oats allowed!)', ''],
    ['ON Vanilla Ice Cream Protein Powder', 'Vanilla protein powder'],
  ],
  'hoisin-pork-belly': [
    ['---crowding is good for this recipe', ''],
    ['rendered to melt in mouth levels', 'rendered and soft'],
  ],
  'honey-sriracha-chicken-thighs': [
    [' Do not worry about overcooking; chicken thighs are difficult to overcook.', ''],
  ],
  'japanese-noodle-soup': [[' (My Sticky Pork Chops recipe works really well with this dish)', '']],
  kropsua: [
    ['1 Cup (stick) unsalted butter', '1 stick (1/2 cup) unsalted butter'],
    ['top of of your', 'top of your'],
  ],
  lasagna: [['Rinse and repeat the previous', 'Repeat the previous']],
  'lithuanian-cold-borscht': [[' (as in the photo)', '']],
  'mapo-tofu': [
    [
      'Marinade the pork in shaoxing cooking wine, a splash of cooking oil, the soy sauce,',
      'Marinate the pork in the shaoxing cooking wine, a splash of cooking oil and the soy sauce',
    ],
    ['white and green separated)', '(white and green separated)'],
    ['(1/2 inch cubes)', '(1/2 inch) cubes'],
  ],
  'maque-choux': [
    ['and stir as you get up for more beers', 'stirring occasionally'],
    [' (Serves 4-6)', ''],
  ],
  'matcha-cookies': [
    ['(for 13 cookies…', ''],
    [' (Unox convection oven)', ''],
    ['Pan with a 5cm diameter cookie and bake', 'Form cookies of 5 cm in diameter and bake'],
  ],
  meatloaf: [['Once thawed, put', 'Put']],
  'medieval-beef-soup': [
    ['A slow cooker…', ''],
    ['A bowl of warm water…', ''],
    ['1/10 grams of Saffron', '0.1 grams of saffron'],
  ],
  'merchants-buckwheat': [
    ['The ingredients below…', ''],
    [/ I sometimes like to do this once.*/, ''],
  ],
  'modern-borscht': [
    [', or stew meat if you are frugal', ' or stew meat'],
    ['quality beef bouillon such as "Better than Bouillon" or equivalent', 'beef bouillon'],
  ],
  'mushroom-stragonov': [['I recommend shiitake, but white', 'shiitake, but white']],
  'no-knead-bread': [
    ['Oven-safe pan…', ''],
    ['3 c flour', '3 cups flour'],
  ],
  'oaty-pancakes': [['3/4 rolled oats', '3/4 cup rolled oats']],
  okonomiyaki: [['The following options…', 'Toppings:']],
  'pan-pizza': [['...really whatever you like (optional)', 'other toppings (optional)']],
  'pan-seared-chicken': [
    ['For this recipe…', ''],
    ['; I normally use chicken breasts', ''],
    ['pout enough flour', 'put enough flour'],
    ["And that's it…", ''],
    ['As a final tip, if', 'If'],
  ],
  'paneer-tikka-masala': [['One the added water', 'Once the added water']],
  'parmesan-potatoes': [
    ['As you can already…', ''],
    ['rosemary leaves a stir', 'rosemary leaves and stir'],
    ['; dried should be fine, but fresh is obviously better', ', dried or fresh'],
  ],
  'pasta-navy-style': [
    ['Here are the ingredients…', ''],
    ['250g pasta.…', '250g pasta (fusilli, penne or any short pasta)'],
  ],
  pastitsio: [
    ['.5 TB', '0.5 tbsp'],
    ['.25 TSP', '0.25 tsp'],
  ],
  'peat-carrot-salad': [
    ['vinegar, I also like to add a pinch or two of salt', 'vinegar. Add a pinch or two of salt'],
  ],
  'pho-soup': [
    [', trust me', ''],
    [
      "Life will be easier if you can place the spices in a tea strainer of sorts, otherwise, it's not the worst thing in the world fishing them out later on.",
      'If you can, place the spices in a tea strainer; otherwise fish them out later on.',
    ],
  ],
  'pizza-dough': [['a teensy bit of sugar', 'a little sugar']],
  'pork-based-chili-con-carne': [['(spices)', 'Spices']],
  'portuguese-steak-with-beer-sauce': [[" q.b. (quanto basta – 'enough')", '']],
  'potato-and-eggplant-curry': [[' I have on occasion added carrots and red peppers (capsicums).', '']],
  'potato-soup': [
    ["Potatoes (yellow or brown), I don't count but 10+", '10 or more potatoes (yellow or brown)'],
    [' I usually use half a gallon or so.', ' About half a gallon.'],
    [', and anything else you can think of', ''],
    ['I usually eat it…', ''],
  ],
  quarkbaellchen: [
    [
      '(Optional) Alcohol by eye so that they do not soak up so much oil',
      '(Optional) A dash of rum, so that they do not soak up so much oil',
    ],
  ],
  quesadilla: [
    ['1-2 tortillas. Any brand works, but you…', '1-2 tortillas'],
    ['Most cheeses are fine…', ''],
    ["If you don't have pre-grated…", ''],
    [
      '~4 small pinches of (Mozzarella, Oaxaca, or Monterey Jack cheese).',
      '4 small pinches of mozzarella, Oaxaca or Monterey Jack cheese',
    ],
    ['A thin coating of oil…', 'Oil (optional)'],
    ['Any ingredients you want. ie, veggies', 'Any ingredients you want, for example veggies'],
    [', so try your best or transfer', '; you can also transfer'],
  ],
  quiche: [
    ['1/4 Cream', '1/4 l cream'],
    [' (full sight)', ''],
    [' (around -4 °C)', ''],
    [' I recommend serving it with a glass of white wine.', ''],
  ],
  quickbreakfastspaghetti: [['(I like to use cumin', '(cumin']],
  'ragu-napoletano': [
    [' (this can be done beforehand and frozen / canned for months)', ''],
    ['with the the other', 'with the other'],
  ],
  'red-sauce': [[' (she used mazola oil)', '']],
  'refried-beans': [
    ['As usual, the ingredients…', ''],
    [' Usually I add paprika until', ' Add paprika until'],
    [/ I usually get rid of.*/, ''],
  ],
  roesti: [
    ['round cack', 'round cake'],
    ['I recommend a thickness', 'Make it with a thickness'],
    ["don't use your typical cheese shredder", 'do not use a fine grater'],
  ],
  'russian-1000-islands-sauce': [[" (Sir Kensington's recommended)", '']],
  'scandinavian-coffee-cake': [['(See a recipe for white bread) put in', 'Put in']],
  'schinkenfleckerl-gratinated': [['Majoran, Muskat, Pepper', 'Marjoram, nutmeg, pepper']],
  'seafood-pasta': [
    [
      ", if you don't know how I recommend to follow these instructions. I choose to make mine al dente because",
      ' al dente, because',
    ],
    ['seafood, choose from:', 'Seafood, choose from:'],
  ],
  shakshouka: [
    ['SEASON', 'Season'],
    ['eggs are laid', 'eggs are set'],
  ],
  'simple-sauce': [
    [" What 'part' means is up to you, because that will determine how much sauce you will have.", ''],
  ],
  'slow-cooked-lamb-with-lemon': [
    ['Lamb shoulder, or something…', 'Lamb shoulder or shank, preferably on the bone, 1-1.5 kg (2-3 lbs)'],
  ],
  'sourdough-loaf': [
    [" I don't recommend going over 24 hours but sour dough is fun to experiment with!", ''],
    ['I use a 8 inch springform pan, but a dutch oven', 'An 8 inch springform pan will do, but a dutch oven'],
    [' (if you can wait!)', ''],
    [', but will get easier!', '.'],
  ],
  'sourdough-potato-bread': [
    ['in there skin', 'in their skin'],
    ['Peel of the skin', 'Peel off the skin'],
  ],
  'southern-biscuits': [['Will keep on counter…', '']],
  'spaghetti-alla-puttanesca': [
    ['Pot of water…', ''],
    ['The dish is ready…', ''],
  ],
  'spicy-sausage-pasta': [['Serve :)…', '']],
  'stir-fried-chicken-with-an-orange-sauce': [
    [" (if you don't have a zesting thing don't worry about it)", ''],
    [
      'I will usually use the juice of five oranges but three or four might be enough',
      'three to five of them',
    ],
    [
      " (use as much as you want, I wouldn't use less than two tablespoons though)",
      ' (at least two tablespoons)',
    ],
    [' to let the flavors get to know each other a bit', ''],
  ],
  stoofvlees: [
    ['(optional, ill write up a recipe for this soon)', '(optional)'],
    ['the pan.season the meat', 'the pan. Season the meat'],
    ['start checking the if your', 'start checking if your'],
    ['. when the sauce has', '. When the sauce has'],
  ],
  'stuffed-round-squash': [['100gr of', '100g of']],
  'swedish-pancakes': [
    ['1 - 2/3 cups', '1 2/3 cups'],
    [/ or anything you choose, my wife.*/, ', butter or fruit.'],
  ],
  'sweet-potato-fries': [['Enjoy. Maybe them…', '']],
  'tahini-short-bread': [
    [
      'Let the dough sit and then cook it as described in butter-based biscuits recipe',
      'Let the dough rest in the fridge for 1 hour, shape it and bake at 200 °C for 12 to 15 minutes',
    ],
    [' although it is very enjoyable on its own.', ''],
    ['not liquide but', 'not liquid but'],
    ['(chocolate chips, ...)', '(for example chocolate chips)'],
  ],
  'tarta-de-santiago': [
    ['until well combine.', 'until well combined.'],
    ['Slice and serve, enjoy!', 'Slice and serve.'],
  ],
  'tomato-and-grilled-paprika-soup': [
    ['¾t Cayenne', '¾ tsp cayenne'],
    ['1t paprika', '1 tsp paprika'],
    ['3t bruschetta', '3 tsp bruschetta'],
    ['1t oregano', '1 tsp oregano'],
    ['1t ginger', '1 tsp ginger'],
    ['2T olive', '2 tbsp olive'],
    ['2T heavy', '2 tbsp heavy'],
  ],
  'tomato-flavored-hamburger-macaroni': [
    ['1 3/4 cups of Macaroni Elbows…', ''],
    ['according to this pasta recipe', 'according to the packet'],
    ['Important Stir everything', 'Stir everything'],
    ['the Better than Bouillon', 'the bouillon paste'],
  ],
  torrijas: [['Enjoy when they are cooled down…', 'Let them cool down.']],
  'torta-frita-criolla': [
    [
      ' (Modern Argentines use refined tallow or sunflower seed oil, but for the real gaucho way, unrefined lard or tallow is the right choice)',
      ' (sunflower oil, lard or tallow)',
    ],
    [', but it is not essential, due to how rich and filling the dish is', ' if you like'],
  ],
  tuhu: [
    [' (Akkadian: samidu; uncertain translation)', ''],
    [' (Akkadian: suhutinnu; uncertain translation)', ''],
    ['prepared water', 'water'],
  ],
  'tuna-sub': [
    [' (very little out of bounds here).', ''],
    ['Combine halves and enjoy.', 'Combine the halves.'],
  ],
  'venezuelan-arepa': [
    ['delicatessen to taste…', 'Fillings to taste'],
    ['Fill them with delicatessen to taste', 'Fill them to taste'],
  ],
  'yogurt-cake': [['200 yogurt (raw or flavoured)', '200 g yogurt (plain or flavoured)']],
  zarangollo: [
    ['Kick up the heat', 'Turn up the heat'],
    ['cooking other stuff', 'other cooking'],
  ],
  zopf: [
    ['too clod', 'too cold'],
    ['large bow with', 'large bowl with'],
    ['1½T salt', '1½ tbsp salt'],
    ['IF the skewer', 'If the skewer'],
  ],
};
