/** Sauces, spreads and other parts of a meal. Made by scripts/public-domain-recipes.mjs; change its tables, not this file. */
export const PUBLIC_DOMAIN_SAUCES = `
bolognese-sauce |  | 285 min
Bolognese Sauce
- extra virgin olive oil
- 2 carrots
- 2 celery sticks
- 1 large onion
- 2 garlic cloves (optional, but not traditional)
- 200 grams pancetta (optional)
- 300 grams beef mince
- 350 grams pork mince
- 350 grams veal mince (if you cant find veal replace with pork)
- 140 grams concentrated tomato paste
- 690 grams diced tomatoes
- water
- 1 can peeled tomatoes
- 1-2 glasses wine (whatever you have open)
- 1 glass of milk (optional)
- 1 glass of beef/vegetable stock (optional)
* Finely dice the carrots, celery, onion and pancetta, if your blender can handle it you can optionally blend all this to speed it up.
* Heat up a large saucepan or dutch oven on medium low heat and put enough olive oil in to cover the bottom of the pan.
* Put in your diced veggies and pancetta and let it slowly sauté for about 10 minutes until everything is fragrant and soft.
* If you are using garlic add it here and let it sweat for a minute
* Add in your minced meat and break it up into small clumps about the size of a rice grain with a spoon, keep stirring until all your meat is lightly cooked.
* Once all your meat is cooked and looks a bit grey add your wine, add enough to fully deglaze the pan stir it through until it has completely evaporated. (If you are using it you can also add the stock at this point)
* Once your pan is somewhat dry you can add the tomato paste to the beef, let it cook for a minute to remove the slight metallic taste.
* Add your canned and peeled tomatoes and use your spoon to break them up, you don't have to be too thorough since they will soften up while the sauce cooks.
* Add the diced tomatoes, fill the jar your tomatoes came in with water give it a shake and add that to the pot, do the same with your can of peeled tomatoes.
* Lower your heat to the lowest setting and slightly cover the pan with your lid.
* Let it simmer for as long as you can wait, preferably at least 4 hours, if it starts getting a bit too dry you can add a bit more water to make sure the sauce doesn't burn.
* Once it's done simmering for as long as you can muster and its nice and thick, the liquid should not come above your meat and should be pretty concentrated
* You can add your glass of milk, let it simmer for 10 more minutes and serve.

brown-sauce | for 6 | 25 min
Brown Sauce
- 1 onion
- 75g butter
- 1dl flour
- 1l bouillon
- Black pepper freshly grounded
* Chop and sauté the onions and put the aside for a while
* Melt the butter on a pan and add the flour to it
* Brown the flour on medium heat until the mixture is dark brown
* Add the bouillon in small batches while stirring with a whisker
* Let the sauce boil and thicken for few minutes
* Add the onions and ground some pepper in the sauce
* (optional) Add preferred cooked meat to the sauce or use as is

burger-dressing |  | 2 min
Hamburger dressing
- 3 tbsp mayonnaise or aioli
- 2 tbsp ketchup
- 1 tbsp sriracha
- 1 clove garlic, if using mayonnaise and not aioli (optional)
* Mix ingredients in a bowl

chicken-stock-bone-broth |  |
Chicken Stock or Bone Broth
- a whole raw chicken with organs removed (Drumsticks or thighs alone might suffice if a whole chicken is unavailable.)
- onions
- celery
- carrots
- Optional aromatic ingredients:
- a bay leaf
- thyme
- rosemary
- crushed peppercorns
* Cut onions, celery and carrots into large chunks (you don't even need to remove the onion peels), add to a large empty pot (stock pot).
* Add the chicken to the pot as well. It is fine to butcher the chicken to reduce its size, but include all bones and tendons as well.
* Add any aromatic seasonings.
* Fill the pot with water up slightly past all the ingredients.
* Bring contents to a boil, then reduce heat and let simmer for at least 45 minutes.
* You may want to remove with a spoon or other instrument the bubbles that form on the top. This will give you a clearer stock, but it is not necessary.
* Strain the liquid, now stock, into another container for storage or use.

classic-bechamel-sauce |  | 20 min
Classic béchamel sauce
- 5 Teaspoons unsalted butter
- 5 Teaspoons flour
- 1 litre whole milk
- Salt to taste
- Pepper to taste
- Pinch of nutmeg
* Put your butter in your pot and let it slowly melt on medium to low heat.
* Once the butter is fully melted add the flour and stir it in to make a roux.
* Keep stirring your roux on medium low heat until it gets lightly golden brown and starts smelling a bit nutty.
* Add about a glass of your whole milk and stir until combined, repeat this process until you have a thick sauce in your pan and new milk you add easily combines. Never stop stirring.
* At this point you can add the rest of your milk, if you skip the previous step you will end up with lumps of roux that are hard to get out.
* Lower your heat to low and keep stirring don't forget to get in the corners of the pot because your sauce will burn easily.
* Once your sauce has the desired thickness give it a taste and add your salt and pepper until it is to your liking. A pinch of nutmeg, preferably freshly grated, will also go a long way.

croutons |  |
Croutons
- Hearty White Bread
- Extra Virgin Olive Oil
- Spices
* Preheat oven to 350°F (roughly 180°C). Gently cut slices of white bread into squares with a chef's knife. One to two slices is usually enough for one person.
* In a large bowl combine olive oil, spices, and bread squares and gently mix to thoroughly season bread. Spices can be anything but I recommend oregano, paprika, black pepper, garlic powder or freshly minced garlic, and a small pinch of cayenne.
* Spread seasoned bread squares large face down onto a baking sheet evenly and put in oven for 6-8 minutes. Once the bread has crisped flip each square and put back in oven for another 6-8 minutes or until crispy throughout.
* Once fully baked, let rest until cool. These can be eaten immediately or saved in a sandwich bag for later.

curry-sauce | for 4 | 80 min
Curry sauce
- 25g butter
- 1 onion, sliced
- 2 garlic cloves, sliced
- Thumb of ginger, sliced
- 2 tbsp curry powder
- 1/2 tsp turmeric
- 1 tbsp malt vinegar
- 1 star anise
- 250ml chicken stock
- 1 tbsp cornflour
- 2 tbsp water
- Lemon juice (optional)
* Melt the butter in a large saucepan over medium heat.
* Add in the sliced onion, sliced garlic, and ginger.
* Fry for 15 min, until the onion is soft.
* Add the curry powder, turmeric, vinegar, and star anise.
* Fry for 1 minute.
* Pour in the stock.
* Simmer for 30 minutes while stirring.
* Remove the star anise.
* Add the cornflour and water.
* Simmer for 5 minutes while stirring.
* Blend the sauce. Add in some lemon juice if you want.

demi-glace |  |
Demi-glace
- 1 qt (32 oz, 946mL) low-sodium broth or stock
- 1 packet (1/4 oz, 7g) unflavored, unsweetened gelatin
- 1 teaspoon (5mL) tomato paste
- 1 teaspoon (5mL) low-sodium soy sauce
- 1/2 teaspoon onion powder (very optional)
* Put the tomato paste in a large pot, then turn the heat on medium
* Spread the paste around the bottom of the pot and stir until it just barely starts to brown
* Deglaze with the broth
* Stir in all other ingredients and boil over high heat until reduced to about 1/6th of its original volume
* Freeze in ice cube trays

dried-tomato-plum-spread |  |
Dried tomato & plum bread spread
- 10 dried plums
- 1 jar of dried tomatoes
- 1 tsp of smoked paprika
- pinch of dried coriander (optional)
- pinch of chilli (optional, if you like it to be spicy)
* Put plums in hot water from kettle for couple of minutes, in order to make them softer.
* After that put plums (without the water) and rest of the ingredients into blender and mix it until you're satisfied.
* If you want to make it more liquid you can add water from the plums.

easy-pizza-sauce | for 8 | 70 min
Easy Pizza Sauce
- 2 onions
- 3 garlic cloves
- olive oil
- 700g tomato sauce
- 6 spoon tomato concentrate
- 0.5 spoon sugar
- 1 spoon salt
- 1 spoon pepper
- 1 spoon thyme/rosemary (finely chopped)
- 1 spoon oregano (finely chopped)
- 2 spoon basil (finely chopped)
* Finely chop onions and garlic into a pot.
* Cover them with olive oil.
* Cook mixture on medium heat (~4/10) until glazed.
* Add tomato sauce, tomato concentrate, sugar, salt, pepper, thyme/rosemary, oregano and basil to the mixture.
* Let the mixture boil on low heat (~2.5/10) for ~60min.

fume-sauce | for 2 | 20 min
Fumé sauce
- 200 g milk cream
- 150 g tomato sauce
- 100 g pancetta
- olive oil
- onion
- paprika
- parsley (optional)
* Cut onion to small pieces and pancetta to cubes about 1 cm long.
* Fry them on low fire until onion darkens.
* Add milk cream and tomato sauce and stir.
* Add a small pinch of sugar, then season with salt and paprika. Also add parsley, if you like it.
* Cook stirring slowly on low fire for 10 minutes or until the sauce thickens.

guacamole | for 2 |
Fresh Guacamole
- 2 Hass avocados
- 1/4 medium onion
- 1 small tomato
- Cilantro
- 1 lime
- Totopos (tortilla chips)
* Cut the avocados in half, open them and place the pulp in a bowl.
* Mash the avocados, add lime juice, mix and mash some more.
* Mince the cilantro, tomato and onion and add them to the avocado mix.
* Add salt and black pepper to taste and mix thoroughly.
* Enjoy fresh with some totopos!

hummus |  |
Hummus
- One can of garbanzo beans (chickpeas)
- 1/2 teaspoon baking soda
- 1/2 cup of tahini (also known as tehina)
- 1/4 cup (or more, to taste) of lemon juice, fresh preferred - this is about 1 1/2 to 2 lemons' worth
- 1 (or 2) clove(s) of garlic, roughly chopped (fresh or frozen pre-chopped is fine, but not dry)
- 1/4 teaspoon cumin, ground (if you have whole, toast in a dry pan until fragrant before grinding)
- 1/4 teaspoon za'atar (optional, if you can find it)
- 1 Tablespoon of olive oil, plus more for serving
- Fresh parsley (optional for serving)
* Drain and rinse the garbanzo beans.
* Place garbanzo beans in a small saucepan or pot, add 1 teaspoon baking soda (this alters the pH to encourage the beans to break down and shed their skins), and cover with a few inches of water. Bring to a boil and cook for 20 minutes, until the skins begin to fall off and the beans look overcooked/mushy. You may need to reduce the heat after a few minutes to prevent boil-overs.
* While the garbanzo beans are boiling, combine the garlic and lemon juice with 1/4 teaspoon salt in the workbowl of your food processor. Pulse until a fine, uniform consistency is achieved. You may need to scrape down the top and sides of the bowl to ensure the garlic is chopped finely enough. Leave the mixture for at least 10 minutes for the raw garlic taste to mellow.
* After 20 minutes of boiling, drain the garbanzo beans and their skins in a mesh strainer, then rinse for at least 30 seconds with cold water to remove any lingering taste from the baking soda.
* Add the tahini to the food processor. Blend until creamy. Scrape down the sides and bottom of the bowl.
* While the food processor is running on "high," slowly drizzle in two tablespoons of ice-cold water. Continue to run on high, scraping down the bowl as necessary (1-3 times), until the mixture has enough air worked into it that it lightens in color and thickens in texture substantially.
* Scrape down the bowl again, then add the garbanzo beans and cumin (and za'atar, if you have it). Pulse a few times, then set the food processor to high again. Drizzle in 1 tablespoon of olive oil, as slowly as you can manage.
* Continue to process the hummus on high for at least one minute longer, up to three minutes longer if it hasn't become smooth enough yet. You can make the hummus thinner at this point by slowly adding ice water a teaspoon at a time while processing on high. Taste the hummus at this point to determine if it needs more lemon juice or more salt for flavor.
* Transfer the hummus into a serving bowl and smooth out the surface with the back of a spoon, creating swirls or indentations for olive oil as desired. Top with additional olive oil and optionally finely chopped fresh parsley, more za'atar, or a sprinkling of sumac (a spice mixture) or dukkah (a seed mixture).
* Serve immediately or transfer to an airtight container and store in the refrigerator.

lemon-juice-salad-dressing |  |
Lemon juice salad dressing
- Lemon juice from half a lemon
- Tablespoon of olive oil
- Clove of garlic
* Combine lemon juice and oil in small bowl.
* Add salt and pepper to taste.
* Add the garlic, pressed or finely minced.
* Mix well before adding to salad.

liverpate |  |
Liver Pate
- 1lbs./500g liver (chicken, beef, poultry etc.)
- 1 Cup Carrots
- 1 Cup Onions
- 2 Teaspoon Nutmeg
- 2 Tablespoon Butter or Ghee
* Cut liver into cubes.
* Put into a pot and cover with cold water, add 1tsp salt. Bring to a boil and boil for 10-15 minutes.
* Grate carrots and dice onions. Stew in a frying pan with a little bit of water until soft.
* In a food processor blend all ingredients together.

mushroom-sauce | for 3 | 35 min
Mushroom sauce
- Champignons
- Onion
- A glass of cream or milk
- Butter
- Wheat flour
* Place the butter in a frying pan and place over medium heat.
* Add all the chopped onions, mix well and leave for 10 minutes until the onions turn a little translucent golden.
* Add finely chopped champignons, mix well and add salt. Close the lid for 5 minutes.
* Add a tablespoon of flour, stir.
* After 3 minutes, add a glass of cream (or milk), mix well and close the lid for 10 minutes.
* Add salt, pepper and mix.

onion-raitha | for 4 | 12 min
Onion Raitha (Indian Tzatziki)
- 500 gm of Greek Yogurt
- One Red onion
- 50 gm of Cucumber
- Sprigs of Mint
- Dash of Honey
- Hint of Chilli Powder (Spicy option)/ Hint of sugar (Sweet option)
* Chop the onion into tiny cubes (0.5-1cm or 3/8 inches sized cubes)
* Slice the cucumber into tiny strips (Julienne). Hand crush the mint.
* Prep the serving bowl with yogurt and add the onions and cucumber.
* Add the mint, honey, 1 tsp of salt and the sugar/chilli powder (Depending on the sweet/spicy choice)
* Mix well and serve. Garnish with additional mint as required.

pasta-sauce |  |
Pasta sauce
- a can of San Marzano tomatoes (or home-grown with some extra pulp)
- onion or garlic
- olive oil
- oregano or basil (Dried or diced)
* Heat up olive oil on saucepan.
* Add and roast either diced or grated onion or crushed and sliced garlic until translucent.
* Add San Marzano tomatoes, include the liquids from the can if possible.
* Simmer contents of the pan and crush the tomatoes on the pan with your instrument of choice.
* Additionally add desired herbs.

peanut-butter |  |
Peanut Butter
- 1 lb. of raw pre-shelled peanuts
* Spread peanuts on a large baking sheet and roast in the oven at 350°F (175°C) for ten to twelve minutes
* While the peanuts are still hot remove any skins from them. This is best done by wrapping a few handfuls at a time in a dish towel and rolling them against each other for several seconds.
* Put all your roasted and skinned peanuts in a food processor, add salt if desired, and chop until you have reached your desired thickness of peanut butter. (This may take a few minutes)

pepper-sauce | for 4 | 22 min
Pepper Sauce
- 1 tablespoon freshly ground rose pepper, green pepper and black pepper
- 1 teaspoon dijon mustard
- 1dl bouillon
- 2dl cream
- Salt if needed
* Ground the peppers and put them on the pan and roast them for about one minute while moving the peppers with your spatula
* Mix in the mustard and bouillon and bring to a boil
* Add in the cream and let the sauce thicken on medium heat for about 10-20 minutes
* Taste the sauce and add salt if needed

pickled-onions |  | 20 min
Pickled Red Onions
- Red Onions
- Vinegar
- Water
* Cut onion in half and slice root to stem and place in a jar
* Mix equal parts of water and vinegar in a pot and bring to a boil. Add salt to taste
* As soon as it begins to boil, turn off and pour the mix into the jar and allow to cool.
* Seal and place in fridge for a few hours until vibrant pink.

pizza-sauce |  | 130 min
Pizza sauce
- 400g canned tomatoes, preferably skinned and whole
- 150g tomato purée
- 1 medium sized onion
- olive oil
- garlic
- oregano
- chili pepper (optional)
* Dice onion and fry in olive oil on medium heat.
* Add chopped garlic and chili pepper (optional) for some minutes.
* Mix in tomato purée, salt, pepper, and oregano. Cook until purée gets oily.
* Add canned tomatoes, and crush with spatula.
* Let it sit on low heat. The longer the better.

red-sauce | for 7 |
Red Sauce (Ragu all'Italiana)
- 1/3 lb salt pork
- 2 lb chuck roast
- 3 Cloves of garlic
- Crushed hot red pepper
- Sweet onion
- Large carrot
- 2 Bay leaves
- 2 tbsp. Olive oil
- 12 oz. Can tomato paste
- 29 oz. Diced tomatoes
- 29 oz. Tomato puree
* Mince the garlic, peel the carrot, peel and cut the onion in half.
* Pour the oil in a large pot at medium low heat.
* Chop the salt pork and chuck roast simmer in oil with garlic.
* Simmer until the meat has browned.
* Add the tomato, full carrot, and onion.
* Add bay leaf and red pepper then give it a good stir.
* Lower heat let simmer for a few hours.
* Occasionally stir, and add water if sauce gets too thick.
* Add salt and pepper to taste.

russian-1000-islands-sauce |  |
Russian 1000 Islands Sauce
- Ketchup
- Mayonnaise
- Horseradish
- Worcestershire sauce
- Paprika
- Dijon mustard
- Onion powder
- Pickle relish (optional)
* Put ingredients into bowl or cup.
* Mix together thoroughly.

salsa | for 14 | 5 min
Salsa
- 1 1/4 lbs (600 grams) tomatoes
- 1 14.5 oz (400 grams) canned tomatoes
- 1 green onion
- 1 red onion
- 1 jalapeño pepper
- 1 handful fresh cilantro
- 1 clove garlic
- 1/2 lime, juice squeezed (optional)
- 1 chili pepper (optional)
- 1/4 tsp ground cumin (optional)
* Add all ingredients to a food processor and burst shortly for desired degree of chunkyness.
* Refrigerate until consumption.

salsa-verde |  |
Salsa Verde
- 1 pound (450g) tomatillos, husks removed
- 1 clove garlic
- 2 jalapeño or serrano chilies
- 1/2 cup (26g) chopped onion
- 3 Tbsp (40ml) oil
- cilantro
* Place tomatillos, garlic, and chilies in a medium saucepan and cover with water. Simmer until tomatillos turn pale green, about 10 minutes.
* Transfer tomatillos, garlic, and chilies into a blender or food processor. Add the onion and cilantro. Puree until smooth, then salt to taste, usually a teaspoon (6g) will suffice.
* Heat oil in a medium saucepan until hot but not smoking. Pour puree into the pan and cook, stirring occasionally, until thickened somewhat, about 6-8 minutes.

simple-pasta-cream-sauce | for 1 | 5 min
Simple Creamy Pasta Sauce
- Dairy liquid cream (10%+ fat recommended)
- Flour (Wheat flour recommended)
* Add 1 teaspoon of flour into a saucepan.
* Pour ~60ml(2fl oz|1/4 cup) of cream into a saucepan.
* Stir and turn on maximum heat.
* Keep stirring until it becomes thick. If the sauce is too liquid, add more flour, if the sauce is too solid (like a uncooked pancake), add more cream.
* Mix the sauce with the pasta.

simple-sauce |  |
Simple sauce
- Tomato sauce
- Mayonnaise
* Mix one part tomato sauce with two parts mayonnaise. You can also adjust this to your liking. More tomato sauce, more acidity. More mayonnaise, more sweetness.

spaghetti-sauce | for 10 | 60 min
Spaghetti Sauce
- 4 28 oz cans of whole or diced tomatoes
- 1 6 oz can of tomato paste
- 12 garlic cloves
- 3/4 cup of olive oil
- basil (optional)
- red pepper flakes (optional)
* Peel and mince garlic.
* Heat 1/2 a cup of olive oil in a large pot (high-low to low-medium heat), and heat the garlic until golden and fragrant.
* Add the tomato paste and 4 cans of tomatoes and bring to a simmer. If adding red pepper flakes add them now.
* Cook uncovered for 45 minutes, stirring occasionally.
* Add a pinch of salt, the remaining 1/4 cup of olive oil, and basil if you are adding that.

spicy-mayo |  |
Spicy Mayo
- chili sauce (e.g Sriracha)
- mayonnaise
- sesame oil
* Add 2 parts mayonnaise to 1 part chili sauce in a bowl.
* Add 1 tbsp of sesame oil for every cup of mayonnaise you use.
* Mix all of the ingredients together, and taste test it for more chili sauce or mayonnaise.

tzatziki | for 3 | 8 min
Tzatziki
- Greek yogurt, 2 cups
- Cucumber, 3 inches
- Dill
- Garlic, 1 clove/teaspoon
- Olive oil, 1 teaspoon
- Lemon/lime or vinegar
- Salt and pepper
* Finely grate the cucumber and chop the dill
* Strain the cucumber thoroughly with a clean kitchen towel
* Mash the garlic and the olive oil in a mortar and pestle
* Add all three to the Greek yogurt
* Squeeze in some lemon/lime or vinegar
* Add a generous pinch of salt and small pinch of pepper
* Optionally add some extra olive oil
* Stir and enjoy with your favorite snack
`;
