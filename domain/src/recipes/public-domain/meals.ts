/** Meals, with side dishes and pancakes among them. Made by scripts/public-domain-recipes.mjs; change its tables, not this file. */
export const PUBLIC_DOMAIN_MEALS = `
aelplermagronen | for 4 |
Älplermagronen (Alpine macaroni)
- ~150g (1/3 lb) bacon cubes
- 3 onions (medium size)
- 400g (15 oz) potatoes (firm/waxy)
- 1-2 L (1/4-1/2 gal) milk
- 400g (15 oz) macaroni (dry weight)
- ~150g (1/3 lb) medium soft cheese. Appenzeller or Gruyère
- a jar of apple sauce
* Fry bacon cubes in pot (this pot will be used for everything so choose an appropriately large one).
* Cut onions into half-rings and let them sweat in the same pot. Add some butter if your bacon was not fatty enough.
* Peel potatoes and cut them into ~1 cm/half inch cubes.
* When the onions have become sufficiently cooked, add potatoes.
* Top everything with milk and let the potatoes cook for about 10 minutes.
* Add macaroni and the remaining milk to cover everything. Most of the milk will be absorbed by the macaroni.
* Shred your cheese.
* A minute or two before the macaroni are done, add the shredded cheese into the pot. It should appear a bit too runny in the pot. While cooling it will increase in viscosity quite a bit. If the final texture is not creamy enough, it is most likely due to using the wrong cheese.
* Season to taste. (Needs quite a bit of salt). Nutmeg also works well here.
* Serve with apple sauce. Should be eaten together, not as a dessert.

aglio-e-olio | for 4 |
Spaghetti aglio e olio
- 1 pound (500g) spaghetti (or similarly shaped pasta)
- 1/2 cup (110g) extra virgin olive oil
- 5-6 cloves of garlic
- 1/4 tsp red pepper flakes
- A bunch of fresh parsley
* Heat a large skillet on medium-high heat, start cooking the pasta.
* Finely slice or mince the garlic and finely chop the parsley.
* Add the oil and garlic to the skillet and gently cook it until it's lightly golden brown.
* Add the red pepper flakes to the skillet and turn down the heat to let its flavor infuse the oil.
* When the pasta has finished cooking, drain it, and reserve at least around a cup of the cooking water.
* Now add the drained pasta with some of the cooking water to the skillet and toss vigorously. The starch in the pasta water will help the sauce emulsify and get it to the right consistency.
* At the very last second add the parsley, to preserve its freshness. Adjust the seasoning to taste if necessary.

air-fryer-zucchini | for 2 | 18 min
Air Fryer Zucchini
- 2 zucchinis
- Pinch of season salt
- Olive oil
- Garlic powder (optional)
- Onion powder (optional)
* Chop the zucchinis into medium-sized squares
* Put zucchini into a bowl and lightly add olive oil, season salt, garlic powder (optional), and onion powder (optional)
* Cook in air fryer for 8 minutes at 400 F or until crispy.

apple-chicken | for 4 | 50 min
Apple Chicken
- Chicken breast or similar
- Onions
- Nutmeg
- Apples
- Potatoes
- Cream or creme fraiche
- Salt
- Pepper
- One glass (33 cl) of wine or cognac
* Heat the oven to 200C and prepare an oven tray.
* Mix the chicken with nutmeg, salt and pepper.
* Remove the center of the apples, fill with nutmeg and butter.
* Put the chicken in the oven tray.
* Put the chicken, onions and apple in the oven tray.
* Add salt and pepper.
* Cook in the oven for 40 min.
* While the chicken is in the oven prepare mashed potatoes. First you boil them until they are soft (keep the skin on). Once they are soft, peel them. Then mash them with a fork and add milk or creme fraiche.
* Add the wine or the cognac. Cook until the chicken is well cooked.

ardei-umpluti | for 4 |
Ardei umpluti with meat
- 2 yellow peppers per person
- Around 120g of ground beef meat per person
- 1 or 2 onions
- Condiments of your choice: Parsley, oregano or cumin
- Olive oil
- Salt and pepper
- Tomato sauce
- Bechamel (optional)
* Heat the oven to 200C.
* Empty the peppers and remove the seeds.
* Slice the top to the peppers and place them in the oven tray, you may need to slice the bottom a little bit to make them stand together. (Hint: Put the peppers inside a pan over the oven tray).
* Cover the peppers with aluminum and cook in the oven for 1h30min.
* Meanwhile, saute the onions, garlic and last, the meat.
* Mix with fresh tomato soup.
* When the peppers are finished, remove the aluminum, fill the peppers with the mix and cook in the oven for another 45 minutes.
* Optionally: (Not traditional!) Add the bechamel a couple of minutes before the time is up and finish cooking in the oven.
* Optionally: Instead of bechamel you can use sour cream.

arroz-chaufa | for 4 | 50 min
Arroz Chaufa
- Rice
- Salt
- Bell pepper
- Chicken
- Eggs
- Soy sauce
- Welsh onion
* Cut the chicken into pieces and fry it. Don't forget the salt.
* Cook scrambled eggs. Don't forget the salt.
* Cook the rice.
* Cut the welsh onion and bell pepper into small squares.
* Mix everything over low heat, adding soy sauce.
* Optional: add bacon, sesame oil.
* If everything is salty, you can reduce it with just a teaspoon of sugar, especially if you cook the rice with salt.

asian-style-chicken-sticky-sauce |  |
Asian Style Chicken with Sticky Sauce
- Chicken with crispy coating:
- Around 14 ounces or 400 grams of chicken breast
- 1 Egg
- 3 tbsp of cornflour
- 10 tbsp all-purpose flour
- 1/2 tsp garlic powder
- 2 tsp paprika powder
- Around 5 tbsp of sesame oil for frying the chicken
- Sauce:
- 1 tbsp sesame oil
- 2 garlic cloves, mashed to paste
- 1 tbsp Chinese rice vinegar or alternatively white wine vinegar
- 3 tbsp honey
- 2 tbsp ketchup
- 2 tbsp brown sugar
- 4 tbsp soy sauce
* Prepare the sauce by mixing the ingredients together in a bowl.
* Cut the chicken into bite sized pieces.
* Place all-purpose flour in a shallow bowl. Mix in garlic powder as well as salt and pepper, 1/2 tsp each.
* Place lightly beaten egg in another shallow bowl.
* Coat the chicken in corn flour, dip it in egg and finally coat with seasoned all purpose-flour.
* Heat a good amount of oil on a pan to fry the chicken in. The oil should be hot enough so that the chicken sizzles when placed in the pan. You may want to do this in a couple of batches depending on the size of your pan.
* Fry until chicken is cooked and has a nice golden-brownish coating.
* Pour out excess oil, put the sauce in and mix to coat the chicken. Or place the chicken in a bowl with kitchen towels and do another batch.
* Let the sauce bubble for one or two minutes and you're done.
* Serve with boiled rice.

aussie-snags |  | 22 min
Aussie Snags (sausage sizzle)
- Sausages (thin)
- Onions (4g per sausage)
- Tomato sauce
- Mustard (optional)
- White sliced bread
- Butter
- Oil
* Chop up the onions into rings
* Bring the sausages to the grill, turning once every 5 mins
* Add oil of your choice to the hotplate then add the onions
* Use your tongs to toss the onions until they are golden brown
* When the onions are golden brown turn off the hotplate
* When the sausages are cooked, butter the bread, then the onions, and add a sausage (optionally split)
* Finally tomato sauce on top

babas-feta-pasta | for 3 | 60 min
Baba's Feta Pasta
- Medium Sweet Onion (Finely Chopped)
- Virgin olive oil (not extra-virgin)
- White Sugar
- 3 Fresh Medium Garlic Cloves (Chopped Fine)
- 15-20 Kalamon/Kalamata Olives (Cut into thirds)
- Whole small courgette (Cut to small pieces)
- 6 Medium Mushrooms (Cut smallish and small stalk)
- 1/2 broccoli (Chopped small)
- 8-10 Finely sliced cherry tomatoes
- 1/2 Block of feta (Washed)
- 1 chicken stock cube (added to 3/4 Mug boiling water)
- Overfilled Teaspoon Mixed Spice
- 3/4 Bowls fusilli pasta
- Overfilled tablespoon Creme Cheese
- 1/3 Mug whole milk
* Make sure to prepare & chop most ingredients before you start.
* Get a small deepish pan and heat it to low-medium temperature. Add a good amount of virgin olive oil and place one of the small onion pieces into the pan. Wait until it starts to sizzle and add the rest of the onion. Mix well and make sure the temperature is not too high as it can damage ingredients. Optional: You can sprinkle some sugar over the onion to make it sweeter. Then after a few minutes, when the onion has browned/softened, add in the garlic and wait 1-2 minutes, then you can turn off heat and put it to the side for later.
* Get a medium-large sized deepish pan, heat with oil and then add in the olives, courgettes and mushrooms. Sprinkle salt every now and then to enhance taste. After a few minutes when they are soft and are around the same color, then add in the onion and garlic from the smaller pan.
* Wait a couple minutes and then add the broccoli and tomato slices to the mix. Wait 2-3 more minutes and then get your rinsed feta and melt it in the pan (chop to speed up).
* Start cooking the pasta.
* When the feta has nearly finished melting, add in the stock to the mix. Turn the pan temperature down slightly and then let it bubble for 5 mins (add a timer). Make sure to add the cover to the pan to keep in the flavor.
* After the 5 mins timer is up, add the overfilled tablespoon creme cheese to the main mix, stir, then re-add lid.
* Wait 2-3 more minutes and then you can test the sauce if you want. If you feel there is some missing, add more mixed spice or herbs such as parsley to it.
* Turn down the main mix again slightly and add the 1/3 Mug of Whole milk to the mix.
* Strain and serve your pasta and cover with the sauce.

baked-mostaccioli | for 8 | 35 min
Baked Mostaccioli
- 24 oz or 1 jar of Fradiavolo Sauce
- 1 box Mostaccioli Rigati or Penne Rigati
- ~8 oz shredded Mozzarella Cheese
* Bring a pot to a boil and cook pasta for 6 minutes (very al dente).
* Put pasta and sauce in baking dish(es) and mix well.
* Cover pasta and sauce generously with grated cheese until you can't see the pasta.
* Bake at 350°F / 175°C for 20 minutes. Or 375°F / 190°C for 15 minutes on convection bake.

baked-pasta-with-broccoli | for 4 | 45 min
Baked pasta with broccoli, boiled eggs and scamorza cheese
- 500g pasta
- 500g broccoli
- 4 eggs
- 200g scamorza cheese
- 400g béchamel
- sage (optional)
- parmesan cheese (optional)
* Boil water and add salt (a handful for every liter), put pasta inside.
* Boil broccoli and eggs for 10 minutes.
* While everything is boiling dice scamorza cheese, prepare a pan.
* Put a layer of béchamel.
* Put a layer of pasta.
* Put a layer of broccoli, sliced eggs, diced scamorza cheese, pepper, salt.
* Repeat the layers until the ingredients end.
* Add sage leafs on top (optional).
* Put the pan inside the (preheated) oven at 180°C for 15~20 minutes.
* End with 5~10 minutes of cooking with the grill function.

baked-rice | for 4 | 80 min
Valencian Baked Rice (Arroz al Horno)
- 400 g of bomba rice
- 150 g of cooked chickpeas
- 500 g of pork ribs, cut into pieces
- 200 g of pork belly, cut into pieces
- 2 blood sausages (morcillas de cebolla)
- 1 medium potato
- 1 large tomato
- 1 whole garlic head
- 100 g of crushed tomatoes
- 50 ml of extra virgin olive oil
- 800 ml of hot broth (preferably from stew)
- 1 teaspoon of sweet paprika
- A few saffron threads
- Salt to taste
* Preheat the oven to 220°C (428°F), using both upper and lower heat.
* Peel the potato and cut it into 1 cm thick slices. Set aside.
* In a clay casserole (oven-safe), heat the olive oil over medium-high heat. Brown the pork ribs and pork belly until golden and crispy. Remove and set aside.
* In the same oil, lightly fry the potato slices until golden. Remove and set aside.
* Sear the blood sausages for a few minutes, being careful not to break them. Remove and set aside.
* Stir the sweet paprika into the remaining oil, mixing quickly to avoid burning. Add the crushed tomatoes and cook until the oil separates from the sauce.
* Mix in the cooked chickpeas and rice, stirring for a couple of minutes so the rice absorbs the flavors.
* Return the pork ribs, pork belly, and potato slices to the casserole, evenly distributing them over the rice. Place the whole garlic head in the center and arrange the blood sausages and tomato slices on top.
* Pour the hot broth into the casserole, ensuring it covers all ingredients. Add the saffron threads and adjust the salt if needed.
* Bake in the preheated oven for 20-25 minutes, or until the rice has absorbed all the broth and is tender.
* Once done, remove from the oven and let the baked rice rest, covered with a clean cloth, for 5 minutes before serving.

baked-salmon |  | 24 min
Baked Salmon
- Salmon Steaks
- Red Pepper Flakes
- Lemon Juice
- Butter
- Cooking oil / spray
* Season salmon with salt, black pepper, and red pepper to taste.
* Spray or rub in cooking oil on aluminum foil and place on cookie sheet or in baking pan.
* Squeeze lemon juice and place a teaspoon of butter on each salmon steak.
* Bake at 400°F / 200°C for 19 mins.

banana-pancakes | for 4 | 20 min
Banana Pancakes
- 1 cup flour (2.5 dl)
- 1 tablespoon sugar
- 2 teaspoon baking powder
- 1 cup milk (2.5 dl)
- 1 egg
- 2 very ripe bananas
* Combine flour, sugar, baking powder and a little bit of salt in a large mixing bowl.
* Whisk milk and egg into the flour mixture until no clumps remain in the resulting batter.
* Add mashed bananas and mix well.
* Add some butter to a medium warm frying pan.
* Make smaller or bigger pancakes, up to you. Wait until tiny air bubbles form on top (2 to 5 minutes), turn and continue frying until the bottom is browned. Repeat.

bebek-mropol | for 4 | 70 min
Bebek Mropol
- 1 whole duck, cut into pieces
- 2 cans of coconut milk
- 2 lemongrass stalks, bruised
- 4 kaffir lime leaves
- 4 bay leaves
- 4 cloves of garlic, minced
- 4 shallots, minced
- 2 red chilies, sliced
- 2 tsp of salt
- 1 tsp of sugar
- 1 tsp of tamarind paste
* Heat up a large pot over medium-high heat, and add the duck pieces skin side first to render the fat. Flip and cook until the duck is browned on all sides.
* Add the minced garlic, shallots, and sliced chilies to the pot, and stir-fry for a few minutes until fragrant.
* Pour in the coconut milk, and add the lemongrass, kaffir lime leaves, bay leaves, salt, sugar, and tamarind paste. Stir well to combine.
* Bring the mixture to a boil, then reduce the heat to low and let it simmer for about 1 hour, or until the duck is tender and the sauce has thickened.
* Serve the Bebek Mropol hot with a side of white rice.

beef-goulash | for 2 | 110 min
Beef Goulash
- 500g beef
- 300-400g potatoes
- 1 carrot
- 1 medium onion
- 12 tablespoons tomato paste
- 500ml water
- 3-4 garlic cloves
- 3-4 bay leaves
- Curcuma
- Paprika
- Oregano
- Parsley
- Caraway
- Basil (optional)
- Cilantro (optional)
- 2-3 champignon mushrooms (optional)
* Heat up the frying pan and add some oil.
* Cut the potatoes into small pieces and fry them on the frying pan over medium-heat, add some salt.
* Chop the onion.
* Cut the beef into small enough pieces and dust with flour.
* After about 15 minutes of frying the potatoes, add the onions and beef to the pan and fry for another 10-15 minutes, or until brown.
* While the beef, potatoes and onions are frying, cut the carrot and mushrooms, and chop the parsley and cilantro.
* Once the beef is brown, add water to the pan, and add the rest of the ingredients, including salt, black pepper and herbs/spices to taste.
* Mix thoroughly, cover the pan with a lid and stew for about 60-80 minutes over low-heat.
* Remove from stove, serve hot.

beef-kidney | for 2 | 55 min
Beef Kidney
- 1 beef kidney
- 60g butter
- 2 onions
- 2 shallots
- 1 sprig of fresh parsley
- 3 bay leaves
- 400g croutons or toasted bread in pieces
* Clean the kidney and remove the fat
* Cut the kidney into small chunks (2cm or 3/4")
* Put butter in a casserole dish
* Add kidney, parsley, bay leaf, salt, pepper
* Brown in the casserole for 10 minutes while stirring (don't burn)
* Add 2 glasses of dry white wine
* Add half a glass of water so that the mixture is well-bathed
* Simmer for 35 minutes
* Add about 400g of toasted bread in pieces
* Simmer for another 10 minutes

beef-liver-and-onions | for 4 | 15 min
Liver and Onions
- 1 lb Beef Liver
- 1-2 Onions
- 1-2 Carrots, and/or Celery Stalks (optional)
- 250g of Corn and/or Green Peas (optional)
* Heat up the pan to medium with oil / animal fat.
* Chop up the onions into long pieces or small squares, to your preference.
* Put onions in pan. Wait a couple minutes, turn the heat to high, and add the liver. Stir frequently to prevent onions from burning. Cook for about 10 minutes.
* If pieces of beef liver are large, cut them into smaller pieces. About half a finger in size is best.
* Add other vegetables. (optional)
* Season generously with salt and any seasoning you like. Various spice rubs work well.

beef-stew |  |
Traditional beef or lamb stew
- Lamb shoulder or beef chuck
- Onion, celery, carrot and garlic
- Thyme, rosemary and some bay leaves
- Beef or chicken stock
- (Optional) a bottle of stout or porter for some extra flavour
* Cut up the onion, carrot and celery into bite-sized chunks roughly the same size as the meat. The garlic can go in whole.
* Brown the meat on all sides. Get a large pot with some oil and sear the edges of the meat. Do this in batches and try not to overcrowd the pot. Browning the meat on the outside will give it a much nicer texture when you go to eat this and should not be skipped for convenience.
* Remove the meat and add in the vegetables. Adding some salt will help remove the moisture in the veg and will help deglaze the caramelised bits at the bottom of the pot.
* (Optional) If you have a Guinness or some other stout add the meat back in an deglaze with about a third of the can. This will add some extra flavour. Wait until the alcohol has completely evaporated until you stir or continue.
* Add back in the meat and add in the stock and herbs. Lower the heat and allow to simmer for about 2 - 2.5 hours.
* After 2 hours the stew will be a bit thicker but probably still watery. The easiest thing to do is add some cut up potatoes for the last half hour. The starch will help thicken the stew considerably. Otherwise you can mix a teaspoon of flour with water in a cup and slowly add this to the stew while whisking.

beef-tips |  |
Beef Tips in Gravy on Sour Cream Mashed Potatoes
- Any lean, tough cut of meat (ex. round steak)
- Unprocessed animal fat of some kind (ex. beef suet, mutton fat)
- Potatoes
- Sour cream
- Butter
- Milk
- Shredded cheese of your choice
- Small amount of flour
- Beef bouillon (optional)
- Red wine (optional)
* Beef Tips in Gravy: Put your pressure cooker with an open lid onto high heat or turn it onto saute mode if it's electric
* Chop up the fat into very small, uniform cubes or strips and begin to saute it in the pressure cooker
* Chop up your meat into medium, uniform cubes or strips and add it to the fat
* Optional: If you are not using red wine as a deglaze in step 7 or are not cooking a large amount (~2+ pounds/~1+ kg) of meat, you may want to add a teaspoon or so of beef bouillon into the pressure cooker to intensify the beef flavor of the gravy
* Add a generous amount of salt and pepper to taste along with a tiny pinch of garlic powder and stir (be very conservative with the garlic powder)
* Once the meat is sufficiently browned off and there is a nice glaze forming on the bottom of the cooker, deglaze the cooker using hot water or red wine (optional) for more flavor.
* Put the top on your pressure cooker and allow the meat to cook for around 30 minutes on low heat while you prepare your mashed potatoes
* After half an hour, vent your pressure cooker, remove the lid, and put the cooker back on low heat
* Add a small amount of hot water until the liquid in the cooker is a bit more than the amount of gravy you want, then allow it to come to a boil
* In a small bowl, mix up some flour with warm water to the consistency of a very runny batter
* Very slowly begin adding flour water into the pot while constantly stirring until the gravy thickens and reaches the consistency you desire (it's very easy to overthicken the gravy here)
* Turn off the heat and plate on top of your sour cream mashed potatoes
* Sour Cream Mashed Potatoes: Peel and dice up your potatoes
* Boil them on medium heat in a pot of slightly salty water until they begin to fall apart when poked with a fork
* Turn off the heat and pour off the water
* Mash up the potatoes to the chunkiness you desire
* While the potatoes are still warm, add a generous amount of butter and shredded cheese and stir
* Add a very small amount of milk and stir (be conservative here, the sour cream will provide most of the softness of the mash)
* Begin adding sour cream and thoroughly mixing until the mash reaches your desired consistency
* Plate under your beef tips in gravy

beef-wellington | for 4 | 130 min
Beef Wellington
- 1lb of Fillet Beef
- Extra Virgin Olive Oil
- 1lb of mushrooms
- 4 Thinly Cut Slices of Ham
- 2tbsp of Yellow Mustard
- 7oz of Puff Pastry
- 2 Egg Yolks Beaten
* Season the fillet with salt and black pepper.
* With a nicely-oiled pan on high heat, sear the fillet on all sides, including the ends. For the standard medium-rare beef wellington, do not cook the fillet, just sear it, though if you want something more cooked than medium-rare, it's wise to give it more heat here. Put it aside on a plate.
* Brush the fillet with yellow mustard immediately after taking it out of the pan. This allows the mustard's flavour to be absorbed by the fillet and thus preserve a mildly hot flavor.
* Chop the mushrooms. Put them in a food processor. Transfer the purée to a sauté pan that has been heated to medium high heat to cook. Allow the mushrooms to release their moisture; once the moisture has been boiled away take the mushrooms out of pan to cool.
* Lay out the slices of ham on plastic wrap and spread the mushroom mixture over the ham. Place the fillet in the middle. Wrap the fillet into a tight barrel shape twist the end of the plastic wrap to secure the wrap and the refrigerate the whole thing for 20 minutes.
* Preheat the oven to 302°F/150°C.
* On a lightly floured surface, roll out a sheet of puff pastry to a size that will fit the fillet. Preserve a little excess pastry. Unwrap the fillet-mushroom-ham from the plastic wrap and place in the middle of the pastry dough. Brush the edges of the pastry with the beaten egg yolks.
* Place the pastry-wrapped thing on a baking tray. Brush the exposed surface again with the beaten eggs. Optionally, score the top of the pastry with a knife, to give it a better presentation. Scratch the surface of it but don't cut it through. Season it through with coarse salt.
* Bake at 302°F/150°C for 35-42 minutes. The pastry should be nicely golden when done. Let it rest for about 10 minutes and cut it into 1in/2.54cm-thick slices for presentation.

breakfast-wrap | for 1 | 15 min
Breakfast Wrap
- 2 sausages
- 2 bacon rashers
- 1 egg
- 2 wraps
- milk
- ketchup (optional)
* Begin by cutting the sausages in half and frying them ensuring that they're cooked the whole way through.
* Next, fry the bacon.
* Next, possibly while the bacon is frying, crack an egg into a bowl, add a dash of milk and whisk it
* Then, put the egg mixture into the microwave for a minute, take it out and whisk it again, do this twice again or until the scrambled egg is ready.
* Add the sausage, bacon and scrambled egg to a wrap (two sausage halves, a bacon rasher and half the bowl of scrambled egg per wrap). Add ketchup if desired.

breton-crepes |  |
Breton Crêpes (Breton Galettes)
- 500g buckwheat flour
- 1 egg
- 70cl water
* Mix flour, salt, egg and water. (In this order to avoid dry flour)
* Let it rest one hour at room temperature.
* Cook the galette on a crepe-maker or a big flat pan.
* When garnishing, heat the galette again with a bit of salted butter.

broiled-trevally |  |
Broiled Trevally
- giant trevally
- eggplants
- squash (or zucchini)
- carrots
- onion
- garlic
- ginger
- tomatoes
- bay leaf
- olive oil
- thyme
- basil
- butter
* Dice carrots, eggplant, squash, tomatoes and onions. Place these on a pan.
* Put basil, thyme, bay leaf, salt, and pepper on each of the fish's side. Place the fish above the veggies.
* Crush garlic and ginger and place this in and around the fish.
* Give it all a good splash of olive oil.
* Cover the pan and set to medium-low fire, until everything looks cooked.
* Flip the fish on the other side, just to make sure that it's properly cooked.
* Check the doneness of the squash: if it's cooked, everything is.
* Let everything set for 5 mins. before serving.

broiled-venison-steaks |  |
Broiled Venison Steaks
- venison
- butter
- wine
- jelly (cranberry, peach, or grape)
* Cut the steaks not quite an inch thick.
* Trim them nicely, and season them with a little black pepper and salt.
* Have ready, over a bed of clear bright hot coals from a wood fire (or a stove), a gridiron with grooved bars to catch the gravy.
* Put down the steaks, and when one side is quite done turn the other, and broil that. (Venison should always be very thoroughly done.)
* Before you take up the steaks, lay a bit of nice fresh butter upon each.
* Take them up on a hot dish, and keep them warm.
* Pour off the gravy into a small saucepan. Give it a boil over the fire, and skim off all the fat from the surface.
* Stir into it some nice wine, and serve up with the steaks a deep dish of cranberry, or peach sauce, or a large cup of grape jelly.

butter-chicken-masala | for 2 |
Butter Chicken Masala Curry
- Boneless Chicken 1/2lb, cubed
- Butter Melted 2 tbsp
- Onions 2 medium-sized, minced
- Tomato 2 medium-sized, pureed
- Oil 2 tbsp
- Lemon juice 1 tbsp
- Garlic cloves 3, minced/crushed
- Ginger 1tbsp, minced/paste
- Garam Masala/Chicken Masala 1 tbsp
- Cream 4tbsp (or cashew paste)
- Chilli Powder 1 tbsp
- Turmeric powder 1/4 tbsp
- Crushed fenugreek leaves 1/4 tbsp
- 1 small bunch of coriander leaves / cilantro, for garnish
* In a bowl, mix chicken with salt, pepper, 1/2 tbsp ginger-garlic paste, 1/2 tbsp chili powder, turmeric powder, and lemon juice for the chicken marinade; let marinate in the fridge for an hour.
* Roast the marinated chicken in an oven at medium temperature for 5 to 10 minutes. The chicken should be three-fourths done.
* Heat butter in a pan. Fry the onions until it turns translucent.
* Add garlic-ginger and sauté for a minute, then add garam masala. Cook for a few seconds making sure not to burn the paste.
* Add tomato puree, salt, and chili powder. Let simmer for about 5 minutes, occasionally stirring until sauce thickens and becomes a deep brown-red color.
* Add the marinated chicken, butter, fresh cream, the crushed fenugreek leaves, and sliced green chilies. Cook for an additional 5 to 10 min until the chicken is cooked.
* Adjust salt, garnish with the coriander leaves. Serve over rice or naan.

cacio-e-pepe |  |
Cacio e Pepe
- Spaghetti
- Grated Pecorino Romano
- Peppercorns (you can also use pepper but it will change the flavour)
* Cook your chosen amount of spaghetti 3-4 minutes under the time on the package according to the directions on the package or however you usually do it.
* Meanwhile place the peppercorns on a cutting board and mash them with a pestle.
* Place half of the peppercorns in a pan and toast them at medium heat.
* Drain the pasta, place it in the pan and save the boiling water for later use.
* Add the pasta with the pepper with 2 spoons of the water previously saved.
* Prepare the Pecorino by putting half of it a bowl with a spoon of the pasta water you saved; continue mixing the cheese with the water until a cream is formed.
* When the pasta is almost cooked, add the cream and mix (you can add more water if the pasta is too dry).
* Serve on a plate with the Pecorino left before on top.

caesar-salad |  |
Caesar Salad
- Romaine Lettuce
- Grated Parmesan Cheese
- Croutons
- Caesar Salad Dressing
* Prepare a whole head of Romaine Lettuce by chopping off the root and rinsing thoroughly with water. Dry completely.
* Once the lettuce is fully dry, put in a mixing bowl with lettuce and the Caesar Salad dressing. Toss to cover each leaf completely.
* Add croutons.
* Grate Parmesan over salad.

cannellini-bean-salad | for 2 | 15 min
Cannellini Bean Salad
- 1 can Cannellini beans, drained and rinsed
- 2 tbsp minced garlic
- 1/2 onion
- 1 tsp smoked paprika
- 1/2 tsp ground cumin
- 1 15 oz can diced tomatoes
- 1 tbsp parsley flakes
- Prosciutto
- Arugula
* Sauté garlic and onions in olive oil until onions are translucent.
* Add diced tomatoes, seasonings, and salt and pepper to taste. Simmer for 3 minutes.
* Add the beans, season to taste, mix until combined, and simmer for an additional 2 minutes.
* Serve over arugula and top with bits of prosciutto.

carbonade | for 4 |
Carbonade Flamande (Traditional Flemish beef stew)
- beef (chuck, brisket, oxtail...): 1kg / 2 1/4lb
- gingerbread: 5 slices
- brown sugar: 1tbsp
- brown beer (try to get a strong, tasty one): 1L / 4 cups
- onions: 400g / 1lb
- diced smoked bacon: 250g / 1/2lb (optional)
- mustard
- butter
- olive oil
- thyme
- cloves (not garlic cloves, just cloves): 5
- juniper berries: 5
- bay leaves: 2
* Cut meat into big chunks
* Dice onions
* Sear the meat on high heat in a large stainless or cast iron pot until golden brown, using olive oil. Don't overcrowd the pot. Meanwhile, start sweating the onions in a pan, with the butter, and the smoked bacon.
* Set meat aside, deglaze the pot with a bit of beer, put in the onions, bacons and the brown sugar.
* Once the sugar is melted and the pot is deglazed properly, put the meat back in.
* Pour the rest of the beer into the pot.
* Toast the slices of gingerbread with a bit of mustard, put in the pot.
* Add thyme, bay leaves, cloves, juniper berries
* Add salt.
* Let it simmer for 4 to 8 hours. Check on it regularly and add water if you feel like the sauce is too thick and you need to cook it longer.
* Serve with a nice mashed potato.

cheesy-meatballs | for 2 |
Cheesy Meatballs with Tomato Sauce
- For the meatballs:
- 300-400g of ground beef meat
- 1/4 of an onion
- ~70g of cheese, for example Gouda
- Parsley
- 1-2 garlic cloves
- 1 egg
- ~1/5 metric cups (~50ml) of bread crumbs
- For the sauce:
- 250ml of water
- 8 spoonfuls of tomato paste
- Oregano
- Basil
- Black pepper
* Beat the egg(s) in a large bowl.
* Add in the ground beef, and the bread crumbs and mix.
* Chop the onion into small pieces and add it to the bowl.
* Mince the garlic cloves and add to the bowl.
* Dice the parsley leaves and add to the bowl.
* Salt the beef mix and mix it thoroughly.
* Cut the cheese into cubes. The amount of cubes you will need will depend on how many meatballs you make, which depends on how big you want to make the meatballs.
* Take a cheese cube and wrap with enough ground meat to completely cover it. Repeat this process until you've run out of the ground beef mix.
* Heat the frying pan, add some olive oil, and add the meatballs. Cook over medium heat rolling the meatballs from time to time until they are slightly brown from all sides.
* When the meatballs look done, pour the water and tomato paste; add the dried oregano and basil, and ground black pepper; and salt to taste.
* Cook over medium-low heat for about ten minutes rolling the meatballs so that they get completely bathed in tomato sauce.
* Serve with some side dish.

cheesy-pasta-bake | for 4 | 75 min
Cheesy Pasta Bake
- 300-400g Pasta (Fusilli recommended but not essential)
- 50g Butter
- 100g Flour
- 200ml Milk
- 400g Cheddar Cheese
- 6 Rashers of bacon (optional)
* Grate the cheese.
* Chop up the bacon into roughly 2cm x 2cm squares.
* Start cooking the pasta.
* Start melting the butter in another saucepan.
* Once melted, add flour and mix until the mixture forms a paste that does not stick to the sides. The quantity of flour required may vary.
* Now start adding the milk slowly, while mixing, as to avoid lumps.
* Heat on low heat while stirring until the sauce becomes thick. If unsure, taste the sauce, and if you cannot taste the flour, it is ready for the next step.
* Add 80% of the cheese and stir until melted in.
* Drain the pasta and add to baking dish.
* Add the sauce and mix in.
* If using bacon, fry it up and mix into the dish, making sure to include any fat that comes out of the bacon for extra flavour.
* Use the rest of the cheese to cover the top.
* Bake at gas mark 6 for about 30 minutes.

cheesy-potatoe-bake | for 4 | 75 min
Cheesy Potato Bake
- 30g+ Butter
- 250g Cheddar Cheese
- 275ml Milk
- 16g Flour
- 600g Potatoes
- As much bacon as you want to garnish
* Preparation: Preheat to 180C. Butter deep baking dish. Peel and thinly slice potatoes. Grate Cheese
* Sauce: Melt Butter in Pot. Slowly add flour and stir constantly. After 2 min or bubbly remove from heat. Add milk slowly, stirring constantly. Add 3/4 of the cheese. Salt and Pepper to taste
* Assembly: Add a thin layer of potatoes to the dish. Add a layer of cheese sauce. Add bacon. Repeat steps 1-3 of assembly until there are no more potatoes/sauce. Add the remaining 1/4 cheese to the top. Put in oven for 45 min. If it starts to brown too much cover with tinfoil

chicharrones |  |
Chicharrones
- Pork Butt with fat
- Adobo Goya all purpose
- Cumin
- Goya Naranja juice
- Corn oil (preferred)
* Cut pork butt to around bite sized pieces with fat attached for frying and flavor.
* Add Adobo Goya and spread evenly throughout the pork
* Add Black pepper 1 ml
* Add Cumin 1 ml
* Add Salt 5 ml
* Add Goya Naranja 15 ml
* Rub all of it to spread the spices along the meat
* Have a colander to put the Chicharrones in after having fried it and have another pot on the bottom that has some paper inside for oil
* Put it in deep dish skillet around Medium (3-4) heat cover with lid for around 30-35 mins till you see it's cooked, turning to make sure everything is cooking evenly
* After it dries up at around 30-35 mins put the temperature to High (6-7) without the lid
* Put some oil to make sure it doesn't stick too much
* Use spoon to spin/stir and fry until a golden brown
* Take out the Chicharrones and put into the colander. You may keep some of the fried bits that come off to eat as well.

chicken-paprikash | for 8 | 95 min
Chicken Paprikash
- 8 bone-in, skin-on chicken thighs
- salt to taste
- pepper to taste
- 2 cups chicken or beef broth
- 2 tablespoons olive oil
- 2 medium sized onions
- 1 tablespoon powdered garlic
- 3 tablespoons tomato paste
- 1/4 cup Hungarian paprika or regular paprika
- 1 tablespoon cayenne pepper (optional)
- 1 cup sour cream (optional)
* Pat raw chicken thighs with paper towels for crispier skin. Season with salt and pepper.
* Heat up a heavy, deep-sided pan on high heat with a little olive oil.
* Add the chicken thighs skin-side down. Brown the thighs for five minutes on each side then remove each thigh and place them aside once browned.
* Add chopped onions to the pan with the chicken fat and saute until the onions are golden.
* Add powdered garlic and tomato paste. Stir this another 5 minutes to create a tomato-roux.
* Add Hungarian paprika and stir another minute.
* Add chicken or beef broth and bring it to a medium temperature.
* Reduce the heat to medium low and transfer the chicken thighs from the plate back into the pan. Be sure not to waste any chicken fat.
* Cover the pan with a lid and simmer the dish for 45 to 60 minutes.
* With a fork, test to see that the chicken is tender. Add salt and pepper to taste afterwards.
* Plate the chicken with an optional dusting of cayenne pepper and serve it with some nice hearty bread. You can add some sour cream to the sauce and stir it or add the sour cream at the end when you plate the chicken. Then garnish with herbs.

chicken-parmesan |  |
Chicken Parmesan
- chicken breasts
- tomatoes (San Marzano is best)
- mozzarella cheese
- parmesan cheese
- bread crumbs
- eggs
- flour
- pasta sauce
* Slice the chicken breasts through their width so that they are as flat as possible.
* Pound breasts as flat as possible.
* Add flour to a bowl or basin large enough to fit a breast, add pepper.
* Crack eggs into another large bowl or basin and whisk them.
* Add breadcrumbs to yet another large bowl or basin. Add generous amounts of grated parmesan.
* One by one, take each breast and dip and cover it in the flour, then the egg, then the bread crumbs.
* Cover a pan with olive oil and heat it just under when it begins to smoke.
* Fry the bread crumb-coated chicken breasts in the oil until they are golden and cooked through. Add butter generously while frying to ensure frying oil does not evaporate.
* Move fried breasts to an oiled or buttered pan, add mozzarella and parmesan on them.
* Broil/cook the breasts only long enough for the cheese to melt.
* Serve the breasts with pasta sauce either above or below. This is often served with pasta.

chicken-pasta-casserole | for 4 | 40 min
Chicken Pasta Casserole
- 16oz (450g) macaroni (elbow, penne)
- 24oz (700g) raw chicken breast, diced
- 9oz (250g) mozzarella cheese, shredded
- 1.5oz (40g) parmesan cheese, grated
- 1.5oz (40g) bread crumbs
- 16oz (450g) diced tomatoes
- Some oil and butter
- (Optional) More mozzarella and parmesan for fans of cheese
* Preheat oven to 400F/200C.
* Dice chicken and pan cook with oil until fully cooked.
* Cook the pasta for a few minutes less than usual (about 7-8 minutes).
* Add chicken and pasta into a casserole dish. Mix together. Add diced tomato and shredded mozzarella cheese and keep mixing. Top with parmesan cheese and bread crumbs for an even coat. Add about a spoonful of butter evenly on the top.
* Cook in the oven for 22-25 minutes, until the top looks golden.

chicken-satay | for 4 |
Chicken Satay with Peanut Sauce
- 2 lbs boneless chicken breast or thigh
- 1.5 tbsp oyster sauce
- 1 tbsp ground turmeric
- 2 tbsp sugar
- 2 tbsp coconut milk
- 3 tbsp peanut butter (creamy)
- 1 tbsp massaman curry paste
- water to thin peanut sauce
* Cut the chicken into 1/2 inch thick strips.
* Mix chicken with oyster sauce, turmeric, 1 tbsp sugar and coconut milk. Allow chicken to marinate in the fridge for at least an hour.
* Optionally, you can skewer the meat with wooden skewers.
* Grill chicken until cooked through.
* Mix peanut butter, 1 tbsp sugar and curry paste together in a small saucepan. Add enough water to thin to a thick sauce.
* Cook for 1-2 min stirring frequently.
* Serve chicken with peanut sauce for dipping.

chicken-soup |  | 150 min
Chicken Soup
- 2 chicken breasts
- 1 Onion
- 2 carrots
- 2 celery stalks
- 32 oz / 950ml Chicken Stock or Broth
- Pasta (Optional)
* Cook chicken breasts, shred, and set aside in a bowl.
* Cut up carrots and celery, place in pot and saute.
* Add in chicken and stock or broth and mix together well. Season with salt, pepper, hot sauce, whatever you desire
* Allow it to simmer on low heat for 2 hours mixing every so often.
* If adding noodles, add in pasta and allow pasta to cook until al dente.

chicken-tacos |  |
Slow-cooked Chicken Tacos
- chicken breasts
- two or three onions (preferably red)
- seasoning:
- adobo seasoning
- paprika
- cheese (either shredded Mexican blend or crumbling cheese)
- small tortillas
- lime
- cilantro, tomato, lettuce, other desired taco contents
* Quarter two onions and spread on the bottom of a slow-cooker.
* Place chicken breasts on top of onions.
* Season slow-cooker contents liberally with adobo seasoning, paprika and any other desired seasonings, squeeze half of a lime too if desired.
* Let cook on low for 8 hours. Cooking on high for less time is possible as well, but a slower cook is preferable.
* Dice the tomato, cilantro, any lettuce and the third onion for taco contents.
* Shred chicken with forks once cooked. Optionally add a dash more seasoning for taste or appearance.
* Add chicken, cheese and all the diced ingredients to tortillas.
* Squeeze remainder of lime over finished product.

chicken-tenders-airfried |  | 25 min
Air Fryer Chicken Tenders
- Raw chicken strips
- Flour
- Egg wash
- Bread crumbs
- Olive oil
- Seasoning: salt and pepper with cayenne or paprika (optional)
* In a plate, mix a little over a tablespoon of spices into your flour.
* Dip the chicken into the flour one strip at a time coating the entire surface.
* Dip the floured chicken into the eggwash.
* Press the chicken into the breadcrumbs trying to pick up as much as possible.
* Repeat until all strips have been floured egged and breaded.
* Coat both sides of the tenders with a light amount of olive oil.
* Place the tenders into your airfryer, do not layer them on top of each other.
* Set your airfryer to chicken mode and cook for 20 minutes at 360 degrees fahrenheit.
* Serve with honey mustard for maximum effect.

chicken-tomato-spinach-curry |  |
Chicken, Tomato and Spinach Curry
- 500g or 1lb of chicken breast
- Virgin olive oil (1/2 cup or ~100ml)
- Fresh tomatoes of any variety (10 - 15 medium sized)
- Two medium sized onions
- 250g or 1/2lbs of fresh spinach
- Curry powder of your favourite variety
- Red chilies (or red chilli paste)
- Any extra herbs or spices to your taste
* Dice your onions, begin to fry in the pot at a medium-low temperature.
* While the onions are cooking, dice the chicken into medium sized (1x1x1 inch pieces ideally) and fry along with the onions. Flip the chicken pieces regularly to prevent them from burning or overcooking.
* Add your desired amount of curry powder to the frying chicken. Too much may be too salty or overwhelming so be sure to not overdo it.
* As the chicken cooks through, dump all of your tomatoes and extra ingredients into a food processor and turn it all into a thin tomato paste. Add the paste to the curry directly. If you do not wish to use a food processor you can skin the tomatoes and add them to the curry anyway.
* Add all of your wanted spinach, and don't be shy about doing so. At first it may seem like you are adding too much but it quickly shrivels up in the curry and you'll need to add more.
* Make sure the chicken is cooked all the way through and serve.

chicken-wings |  |
Chicken Wings
- Chicken wings and drums
- Enough Frank's RedHot Sauce to marinate and top dress
* Soak your wings in Franks RedHot in the fridge overnight
* Preheat your oven to 350°F (175°C)
* Transfer wings to an oven bag, seal it, and put it in the oven for an hour
* Heat up your grill to high heat
* Put the wings on the grill to char the skin and dress with a light top coat of Franks

chili-con-carne |  |
Chili Con Carne
- Canned Whole Peeled Tomatoes
- Red Peppers
- White Onions
- Chili Pepper
- Garlic
- Ground Beef
- Canned kidney beans
- Dark Chocolate
- Chili Powder
- Tomato Paste
- Beef Stock (optional)
- Neutral Oil
- Cilantro
- Sugar
- Seasoning:
- cumin
- paprika
- chili flakes
* Brown the beef by adding it to a pot with neutral oil. Start breaking it into small pieces. Allow water to leave the meat. Salt it to expel more water. Once water is gone, the sound will change and it will start to fry. Let it get a dark brown. Remove beef and set aside.
* Dice onions, red peppers, and chili peppers into small pieces (dice). Saute until translucent. Add finely chopped garlic, chili flakes, paprika, cumin, and oregano.
* Add tomato paste to vegetables and let brown.
* Add meat to the vegetables.
* Add whole peeled tomatoes and some water (or stock).
* Simmer for at least 45-60 minutes. Stir occasionally and add liquid if getting too dry.
* Stir in kidney beans and dark chocolate.
* Serve over rice and garnish with fresh cilantro.

chimichanga | for 4 | 150 min
Chimichanga
- Taco meat
- 1 Onion
- Diced Tomatoes
- 1 Bell Pepper
- Burrito sized tortilla
- Plain Greek Yogurt or Sour Cream
- Any other vegetables you want
- Shredded cheese of choice (Optional)
* Dice peppers, tomatoes, and onions and saute
* Add in meat. Season and cook until browned or fully cooked through
* Warm your tortilla and place small layer of yogurt, cheese, and filling on the bottom half of the tortilla
* Wrap by folding bottom over filling, folding sides in, and then rolling.
* Fry using your preferred method, for example in an air fryer for about 10 minutes

chipolata-in-balsamic-vinegar | for 4 | 65 min
Chipolata Sausage in Balsamic Vinegar
- 12 chipolata sausages
- 4 red onions
- 500g of cherry tomatoes (preferably mixed species)
- 4 garlic cloves
- Fresh basil leaves
- Black balsamic vinegar
- 1 loaf of ciabatta bread
* Pre-heat the oven to 200c (400f)
* Put the chipolata sausages in an oven dish
* Cut 4 red onions into quarters spread them out in the oven dish.
* Mince 2 of the garlic cloves and add them to the oven dish.
* Add the 2 remaining garlic cloves to the oven dish, This can be done with the skin to create a garlic spread for the bread.
* Add 3 tablespoons of oil to the oven dish and toss to cover everything in oil
* Put the dish in the oven for 30 minutes. Toss everything around at 15 minutes to ensure even baking.
* Cut half of the cherry tomatoes in half keep the other half intact.
* After 30 minutes take the dish out of the oven.
* Add all the tomatoes to the oven dish.
* Add 3 tablespoons of balsamic vinegar to the oven dish.
* Put the dish back into the oven for another 30 minutes at 200c (400f)
* After 30 minutes take the dish out of the oven and reheat the oven as per instructions on the ciabatta bread.
* Tear the fresh basil leaves and add to the oven dish. Let it rest while you wait for the bread.
* Take the bread out of the oven and serve along with the oven dish. Bread can be used to dip in the oven dish.

chorizo-and-chickpea-soup |  |
Chorizo & Chickpea Soup
- Chorizo Sausage(s)
- 2 Garlic cloves
- Ginger
- Paprika, 2 Tsp
- Cumin, Parsley
- Juice from whole Lemon
- Chickpeas, 400g (drained)
- Butter and sunflower oil, for frying
* Fry the sliced Chorizo in butter, along-with diced Ginger and Garlic. Add oil after a couple mins.
* Pour in Lemon-juice, Chickpeas, and Cumin & Paprika. Then 100ml of water.
* Allow to boil for 5 or so min. Add Parsley and then salt to taste.

cinque-pi | for 4 | 30 min
Cinque Pi
- pasta: 800g / 1 1/2 lb
- Cream: 4dl / 1 1/2 cups
- Tomato paste 2 TS
- Parmigiano (grated)
- Parsley
* Start cooking the pasta.
* Mix the cream with the tomato paste and bring to a boil.
* Turn the heat down to medium and add as much grated parmigiano as you like.
* Let it cook on medium to low heat until the pasta is done.
* Add chopped parsley and pepper.
* You can either add the sauce to the pasta or serve separately.
* Serve with some additional parmigiano and a leaf of parsley.

coleslaw | for 8 |
Coleslaw
- 3/4 cup mayonnaise
- 1/2 cup buttermilk
- 3 tbsp lemon juice
- 3 tbsp apple cider vinegar
- 4 tbsp distilled vinegar
- 1/3 cup olive oil
- 1/4 cup granulated sugar
- 1 1/2 tsp kosher salt
- 1 tsp ground black pepper
- 1 tsp celery seeds
- 1/2 tsp onion powder
- 1/4 tsp granulated garlic
- 1/4 tsp mustard powder
- One large head of green cabbage
- One large carrot
* Finely shred, rinse, and drain the carrot
* Finely shred the cabbage (use a food processor if possible)
* Whisk together the mayonnaise, buttermilk, lemon juice, cider vinegar, distilled vinegar, olive oil, and sugar
* Add the salt, pepper, celery seeds, onion powder, and granulated garlic, and combine well
* Combine the shredded cabbage and carrot in a separate bowl
* Slowly add the dressing until it lightly coats the vegetables, and toss well. Add more dressing until it tastes good
* Refrigerate for at least an hour before serving

collard-greens-with-smoked-duck-and-parnips | for 2 | 40 min
Collard Greens with Smoked Duck and Parsnips
- 1/2 smoked duck breast (skin on) chopped
- 1 large onion sliced
- 1 small parsnip julienned
- 1 large bunch collard greens chopped into ribbons
- 1/2 green cabbage cut into ribbons (optional)
- 1–2 tablespoons olive oil and/or butter
- 1 teaspoon ground coriander
- 1/2 teaspoon cinnamon
- 1/2 teaspoon garam masala
* In a large dutch oven (or a big pot with a lid) on low heat, add the chopped duck breast and olive oil and/or butter to the pot for a couple of minutes. Then add the spices, and cook for a minute or two before adding the sliced onion. Let cook for 5 minutes and then add the parsnip and sweat.
* Add the ribboned cabbage and collard greens, a few twists of freshly ground pepper, and two tablespoons of water to the pot and cover. Cook until the greens are wilted and tender to the bite.

cooked-chickpeas | for 3 | 16 min
Cooked Chickpeas
- 1 can chickpeas / garbanzo beans, drained
- 1 tbsp olive oil
- 1 tsp garlic powder
- 1 tsp cumin
- 1 tsp paprika
- 1 tsp cayenne pepper
* Heat oil in pan. Add chickpeas and seasonings.
* Cook over medium-high heat for 10-15 minutes. Salt and pepper to taste.

coriander-chicken | for 3 | 50 min
Coriander Chicken
- 500g boneless chicken breast
- 250g fat free yoghurt
- 250g coriander leaves
- Mustard oil / Sunflower oil
- Sugar
- Ginger
- Garlic
- 2 medium onions
- Green chillies
- Garam masala
- 2-3 cardamom pods
- 1 Bay leaf
- 1 Cinnamon stick
* Cut the boneless chicken into small bite sized pieces.
* In a mixer, put 250g coriander leaves, 2-3 green chillies, 250g yoghurt, 20g ginger, 9-10 cloves of garlic, 2 medium sized onions and mix well.
* Add the green chillies according to your taste.
* Pour half of the mixture from step 2 into a bowl and mix it thoroughly with the chicken.
* Into this chicken mixture add 1 tbsp Garam Masala and salt to taste.
* Keep the resulting marinated chicken in the fridge for about 30 minutes.
* In a frying pan add 3 tbsp of either mustard oil or sunflower oil.
* Once the oil is hot, add 1 tbsp sugar and cook until the sugar melts into the oil.
* Add 2-3 cardamom pods, 1 small cinnamon stick, and 1 bay leaf into the hot oil.
* Simmer for about 1 minute, then lower the heat to medium.
* On medium heat, add the marinated chicken mixture and cook till oil starts separating from the chicken.
* Add salt to taste and keep stirring the chicken to make sure it does not burn or stick to the bottom of the pan.
* Once the oil separates, add the remaining mixture which was left behind after step 4.
* Stir until it has a thick consistency. Serve with naan or rice.

corn-polenta | for 4 |
Corn polenta
- 500 g corn flour suitable for polenta
* Pour all the flour in 3 l fresh water and stir with a whip until no lumps remain.
* Heat until boiling, stirring slowly with a big spoon.
* Cook on low fire for about 1 hour. Stir very often. If it thickens too much, add water.
* Season with salt.

country-skillet | for 1 |
Country Breakfast Skillet
- 2 eggs
- 2 small/medium-sized potatoes
- Salt
- Black pepper
- 4-6 bacon strips
- ½ an onion
- Cheese
- Paprika
- A couple of Champignon mushrooms
- Some slices of bell pepper
* Cut the bacon into pieces and fry it on a pan.
* Cut the potatoes into small cubes.
* After frying the bacon, set aside and use the bacon grease to fry the potatoes over medium/medium-low heat for about 20 minutes.
* Add some salt and paprika to the potatoes, mix well and cook for another ten minutes.
* Cut the onions and add them to the frying pan. Cook for about five minutes.
* If you decide to add some vegetables, like mushrooms or peppers, add them now.
* Now, there are two ways you can cook the eggs. Beat the eggs in a bowl and then pour them onto the pan. Or just crack the eggs directly on the mix in the pan and mix everything thoroughly.
* Cut the cheese into small slices and add it.
* Cook for a couple of minutes more, until eggs are cooked enough.
* For the final touch, chop the parsley (or whatever other spices/herbs you decided to use) and add it on top.
* Serve hot and add some freshly ground pepper.

crab-salad | for 3 | 40 min
Crab salad
- Crab meat (300 grams)
- Egg (3)
- Rice (50 grams)
- Corn (1 can)
- Cucumber (1)
- Carrot (1)
- Onion (1)
- Mayonnaise (100 grams)
* Boil rice, eggs and carrot
* Chop crab meat and all other ingredients
* Combine and mix all ingredients
* Add mayonnaise
* Chill before serving

creamy-mashed-potatoes | for 4 |
Creamy Mashed Potatoes
- 1kg potatoes
- 200ml milk
- 200ml mayonnaise
- ~100g cheese
- Garlic powder
- 12-16 strips of bacon
- Butter
- 3-4 green onions
- Black pepper
- Salt
* Peel and cut the potatoes into medium sized pieces.
* Put the potatoes in a pot with some water so that it covers the potatoes and boil them for about 20-30 minutes, or until the potatoes are soft.
* About ten minutes before removing the potatoes from the boiling water, cut the bacon into little pieces and fry it.
* Warm up the milk and mayonnaise.
* Shred the cheese.
* When the potatoes are done, remove all water from the pot, add the warm milk and mayonnaise mix, add some butter, and mash with a potato masher or a blender.
* Add some salt, black pepper and garlic powder to taste and continue mashing the mix.
* Once the mix is somewhat homogeneous and the potatoes are properly mashed, add the shredded cheese and fried bacon and mix a little.
* Serve and top with chopped green onions.

croque-monsieur | for 6 | 20 min
Croque-monsieur bites
- For the bechamel:
- 50g Butter
- 50g Flour
- 1 Liter of milk
- Salt
- Ground Pepper
- Nutmeg
- For the bites:
- 12 Slices of bread
- 2 Tbsp of Mustard
- 12 very thin slices of ham with Italian herbs
- 80g grated cheese (Emmental, Comté, Gruyère, Mimolette)
* Prepare the béchamel: melt the butter in a heavy-bottomed saucepan.
* As soon as it foams, sprinkle it with flour, salt, pepper, add a pinch of nutmeg, mix.
* Then pour in the milk, little by little (especially not all at once), stirring with a whisk each time, until the sauce thickens.
* Turn on the oven on th. 6/180°, take the baking sheet out of the oven and line it with aluminum foil.
* Spread 6 slices of bread in front of you, spread them with a little mustard, add a layer of béchamel, 1 slice of ham folded in 4, grated cheese, a layer of béchamel, put the other 6 slices of bread on the on top, add a thin layer of béchamel and distribute the rest of the grated cheese.
* Arrange the croque-monsieur on the baking sheet and put them in the oven for about 10 minutes.
* You can place them under the broiler for 3-4 minutes at the end.

danish-pancake |  |
Danish Pancake
- 375g wheat flour
- a little bit of salt (1/3 of a teaspoon)
- 1 ½ tablespoon sugar
- 9 dl milk
- 4 eggs
* Put all the ingredients in a bowl and stir until it's all mixed up.
* Preheat a pan with butter or margarine.
* Turn when one side starts turning brown.
* They are done when both sides start turning brown.
* Add Butter or Margarine when needed.

dominican-spaghetti | for 4 | 35 min
Dominican Spaghetti
- 1 box Spaghetti
- 1 Onion minced
- 1 Green Pepper minced
- 2 Garlic cloves minced
- 1 tbsp Chicken Bouillon Cube or Adobo
- 1 tbsp sazón
- 1 tbsp Tomato Paste
- 1 cup Tomato Sauce
- 1 tbsp Butter
- ¼ cup Evaporated Milk
- 2 tbsp Green Olives
- 1 tsp Sugar
- 1 cup Starchy Pasta Water
* Boil spaghetti.
* In a separate pan, Sauté onions, peppers, and garlic until soft.
* Add seasonings and black pepper to taste. Mix until well combined.
* Add tomato paste, sauce, and the pasta water. Mix and let it come to a simmer. Simmer for 5 minutes.
* Add evaporated milk, butter, sugar, and olives.
* Taste for seasoning and heat to desired temperature.
* Add spaghetti and toss into the sauce.

eggroll-in-a-bowl | for 2 | 25 min
Egg Roll in a Bowl
- 1 pound ground turkey
- 1 bag coleslaw mix
- 1 small onion
- 2-3 cloves of garlic
- 1 tbsp fresh ginger
- 1/4 cup Hoisin sauce
- soy sauce
- sesame oil
* Grate or mince ginger finely. Process with the garlic cloves by grinding with salt under the edge of a knife. Finely mince the onion. Optional: marinate the ground turkey in 2 Tbsp of soy sauce and 1 tsp baking soda for 15 minutes to improve browning.
* In a hot wok or skillet add a few tablespoons of cooking oil, preferably peanut, and a tsp of sesame oil. Add the ground turkey and cook until no longer raw seasoning with soy sauce.
* Add the onion and cook until translucent and the meat is nicely browned. Add in the garlic and ginger mixture and cook for approximately 1 minute or until fragrant ensuring not to burn the garlic.
* Add in the coleslaw mix and season with more soy sauce. Cook until the cabbage is just softened. Add 1/4 cup of hoisin sauce and stir to combine. Check seasoning and add salt to taste. Serve in a bowl with sweet chili sauce and green onions.

farci-tomatoes | for 4 | 50 min
Farcies tomatoes
- 2 tomatoes per person
- 300g of ground beef meat
- 1 or 2 onions
- Condiments of your choice: parsley, oregano or cumin
- Olive oil
- Gruyere cheese
- Salt and pepper
- Butter (optional)
* Heat the oven to 200C.
* Slice the top to the tomatoes and place them in the oven tray.
* Empty the tomatoes using a spoon and reserve the interior of the tomatoes in a bowl.
* Mix the interior of the tomatoes with the rest of the ingredients.
* Restuff the tomatoes.
* Optionally add a thin layer of butter on top of the tomatoes.
* Put the "lid" on the tomatoes.
* Bake for 40 minutes in the oven.

fennel-beans-and-kale-soup | for 6 | 35 min
Fennel White Bean and Kale Soup
- ½ cup olive oil
- 2 small fennel bulbs, small-diced
- 2 small yellow onions, small-diced
- 4 teaspoons minced fresh rosemary or thyme
- 10 cloves of garlic, minced or pressed
- ½-1 teaspoon red-pepper flakes
- 10-12 oz kale, (escarole, swiss chard, or spinach can also be used)
- 4 cans cannellini beans, rinsed
- 4 cups chicken broth
- 2 tablespoons lemon juice
- 6 tablespoons grated parmesan, plus extra for serving if desired
* In a large soup pot, heat olive oil over medium.
* Add fennel, onion, rosemary and mix until tender (4-6 min).
* Add garlic, red pepper flakes, cook until fragrant (1 min).
* Add one handful of greens at a time, stirring until leaves wilt.
* Add white beans, broth, and black pepper,
* Bring to boil then bring to simmer while mashing some of the beans with a wooden spoon. Simmer until liquid has reduced and simmered (6-8 mins)
* Take off heat, stir in lemon juice and parmesan. Serve with some toasted bread that is good at scooping up soup.

finnish-salmon-soup | for 6 | 50 min
Finnish Salmon Soup
- 2 pcs salmon fillet
- 4 cups water or stock
- 1 leek
- 1/4 cup butter
- 5-7 potatoes
- 1-2 carrots
- 1 cup heavy cream
- salt and pepper to taste
- dill to garnish
* Wash, clean, and dice all vegetables.
* Remove scales from salmon fillet or remove skin entirely, up to you. Dice.
* In a pot, melt butter. Add diced leeks and cook on medium-high about 5 minutes until the leeks wilt a bit.
* Add water (or stock) and other vegetables. Bring to a boil and cook on medium heat about 10-15 minutes until the potatoes are ready.
* Add diced salmon fillet and heavy cream. Cook for additional 5-10 minutes to cook the salmon.
* Add salt and pepper to taste at the end. Serve with dill as garnish.

fish-curry | for 5 |
Fish Curry
- 3 tbsp neutral oil
- 1 onion
- 1 red onion
- 2 cloves of garlic
- 4cm ginger
- 1 red pepper
- 1 tsp curry powder
- 250g green beans
- 4 tomatoes
- 200ml fish broth
- 200ml coconut milk
- 400g fish fillet (white fish)
* Boil green beans for 10 minutes
* Cut onions, tomato, garlic and fish.
* Heat oil on a wok and sauté the onion and garlic
* Add beans, tomato, broth and spices and boil for 6 minutes
* Add coconut milk, fish and pepper (whole) and boil for an additional 6 minutes.

flammkuchen | for 2 |
Flammkuchen
- 400g Pizza dough
- 1 onion
- 150g bacon (you can replace it with mushrooms or other vegetables)
- 2 big spoons of sour creme or creme fraiche
* Flatten the dough. Make it so thin that you can fill 2 baking sheets with it (one per person). Take two pieces of parchment paper, put the dough in between and flatten it with a rolling pin or a bottle. It has to be as thin as possible (1-2 mm).
* Once the dough is flat, put it on your baking tray and preheat the oven at 450 to 500 Fahrenheit (230 to 260 Celsius)
* Distribute the sour cream evenly (it should be a very thin layer, just barely covering the dough)
* Cut the onion and bacon into small pieces and distribute onion, bacon/vegetables (also in small pieces) evenly
* Put in the oven for 10 minutes and take it out when it is getting a bit dark. The thin parts will get a bit brown
* Put salt and pepper

fondue | for 4 | 40 min
Fondue
- 1 garlic clove
- 4 dl (1.5 cups) white wine
- 800 g (1.7 lbs) swiss cheese (50/50 mix of Gruyère and Emmentaler recommended)
- 1 shot of kirsch (cherry brandy)
- 1 tsp lemon juice
- 1-2 tbsp starch flour
- 1 loaf (~800g/~1.7 lbs) of white bread
- A pinch of nutmeg
* Rub the Pot with garlic clove.
* Cut bread into small squares.
* Put cheese, starch, wine and lemon juice in pot and melt while stirring constantly.
* Season with a bit of pepper and nutmeg.
* Serve right away.
* Stick bread squares on fondue fork one by one and stir them in the fondue.

francesinha |  |
Francesinha
- Francesinhas:
- bread
- linguiça (type of Portuguese sausage)
- ham
- Portuguese cheese
- beef meat
- Sauce:
- blonde beer
- fried tomato sauce
- port wine
- beef broth
- salted butter
- onion
- minced garlic
- cornstarch
- olive oil
- piripiri (Portuguese chili)
* Sauce: In a big saucepan, heat the olive oil and add the garlic and the onions. Cook them until golden.
* Pour the beer and simmer until the alcohol evaporates. It's around 5 minutes.
* Pour the beef broth, the fried tomato sauce, the port wine, the Piripiri and the butter to give shine to the sauce. Add the cornstarch slowly avoiding lumps. Simmer for a couple of minutes until the sauce looks thick.
* Francesinhas: Preheat the oven to 180 C (350 F)
* Cook the beef chopped in small strings. Season with salt and black pepper.
* Cook the linguiças sliced in half lengthwise.
* Take 4 slices of bread for each Francesinha. Cut the center of two slices to make room for the filling. The other two will be the bottom and top of the francesinhas.
* Fill the bread with the sausages, the beef and the ham roughly chopped. Cover the francesinhas with the cheese and melt in the oven for 5 minutes.
* Cover with the sauce and serve with french fries.

french-crepes |  |
French Crêpes
- 300g white flour
- 3 eggs
- 60cl milk
- 20cl beer
- 30g butter or 3 tablespoons of oil
* Mix flour, salt, eggs and melted butter or oil. (In this order to avoid dry flour)
* Slowly add milk and beer until the dough becomes fluid enough. (Pouring it from the ladle has to be fluid)
* Let it rest one hour. (optional)
* Cook the crêpe in a flat pan, one ladle at a time.

french-mustard-sauce-porkchops | for 4 |
French mustard sauce porkchops (Côtes de porc charcutières)
- porkchops: 4
- shallots: 2
- gherkins: a dozen medium sized ones
- white wine: 350ml / 1 1/2 cup
- brown stock: 100ml / 1/2 cup
- mustard: 2tbsp
- butter
- olive oil
* Cut the shallots into small dices.
* Cut the gherkins into long strips.
* Sear the porkchops on high heat on cast iron or stainless steel pan until golden brown on each side, and cook them through on lower heat.
* Once the porkchops are cooked, set them aside in a warm environment.
* Sweat the shallots in the same pan.
* Deglaze with white wine, let it reduce until there's about two teaspoons left.
* Add the stock.
* Add the gherkins.
* Mix in the mustard.
* Let the sauce reduce until it gets a coating consistency.
* Mix in a knob of butter.
* Put the chops back in, flip them to coat them in sauce, warm them up for 30 seconds.
* Serve with a nice mashed potato or saute potatoes.

french-onion-soup | for 5 | 210 min
French Onion Soup
- 6-7 Onions, cut into quarter moons
- 1 stick of butter
- 1/2 cup Olive oil
- Salt, to taste
- 1 Baguette Loaf, sliced
- 1 Can of Chicken Broth
- 3 Garlic cloves, finely chopped
- 1/4 cup brown sugar
- Balsamic vinegar, to taste
- Worcestershire Sauce, to taste
- Soy Sauce, to taste
- 64oz Beef Broth
- 2-3 Bay Leaves
- Melty cheese, preferably Gruyère or swiss
* Sweat the onions in a covered Dutch oven over med-low heat, salt them, with 1 whole stick of butter and some olive oil for about 2 hours stirring occasionally but increasing in frequency as the heat gets raised over time.
* When the onions are soft and mostly shrunken down, and mostly covered by the butter, oil, and onion juice, strain and collect the juice in a bowl. Brush the onion juice over each side of slices of baguette bread.
* Return the strained onions to med-high heat, uncovered, stirring and deglazing with chicken broth frequently but not so frequent that they turn to mush. When the entire can of chicken broth has been added for deglazing, add 3 finely chopped garlic cloves, 1/4 cup brown sugar, balsamic vinegar, Worcestershire sauce, soy sauce. Wait until the pot dries and a fond is formed in between adding each liquid ingredient slowly. Keep slowly deglazing with the wooden spoon and caramelizing those onions.
* After onions are thoroughly caramelized and there are no more liquid ingredients to add, pour in 64oz beef broth and 2-3 Bay leaves. Cover on medium heat until it simmers. It is now ready to serve!
* Put sliced (and onion-juice brushed) bread in 400F oven until toasted, then under the broiler covered in cheese until melted. Soup can be served poured over the bread slices or the bread floating on top.

french-toast | for 1 | 30 min
French Toast
- 2 Eggs
- 1/2 Cup of milk (1/4 for a more solid consistency)
- 5 Slices of bread
- Maple Syrup (Optional)
- Butter
* Butter up a frying pan and set it on the burner with low-medium heat.(May need to add more butter in-between slices)
* Take your two eggs and crack them into a bowl together.
* Pour milk in the bowl with the eggs.
* Break the yolks and stir the eggs and milk well with a beater until it's a smooth, yellow liquid.
* Dip one side of bread into the bowl, making sure the liquid gets into all of the surface area of that side.
* Immediately bring the side back up and scrape off any excess liquid on the side with a butter knife.
* Repeat steps 5-6, but for the other side of the bread.
* Drop into the hot pan.
* Cook both sides until golden brown, then put onto a plate.
* Repeat steps 5 to 9 until you have cooked all of your bread.
* Drench french toast stack in Maple syrup (Optional)

fried-potatoes |  |
Fried Potatoes
- Potatoes
- Oil or Crème Fraîche
- Onions
* Peel and cut the potatoes to desired size.
* Cut the onions.
* Put a bit of Oil or Crème Fraîche in your pan.
* Put both the potatoes and the onions into the pan.
* Cook them until they're golden-brown.

frijol-con-puerco | for 8 |
Frijol con puerco
- 1 kg of black beans, rinsed and drained
- 2 kg of pork loin or ribs cut into 5 cm pieces, it can be mixture of the two.
- 1 white onion without skin cut, in half
- 4 branches of fresh epazote, or 15 branches of coriander tied with kitchen twine
- 8 to 10 radishes, julienned or striped
- 1 cup of chopped cilantro
- 1 Mexican avocado, halved, pitted, pulp cut into squares
- 4 lemons, quartered
- Yucatan style tomato sauce or Chiltomate to taste (optional)
- Mexican tortillas
* In a large pot, put the black beans and 6 liters of water.
* Bring to a boil over medium heat and cook, with the lid half-open, for 45 minutes.
* Add the pork, onion, epazote or cilantro, and salt.
* Stir well. Cook for another hour and a half, with the pot partially covered, until the pork is cooked and tender.
* Make sure the broth does not dry out. You can add about 4 extra cups of boiling water after adding the pork.
* Put out the fire. Make sure the seasoning is OK.
* Serve the beans with pork with the radishes, cilantro, avocado, lemons, chiltomate sauce and habaneros.
* Enjoy with some authentic mexican tortillas.

frittata | for 4 | 40 min
Frittata
- 4-6 Eggs
- 1/2 Onion
- 1 Bell Pepper
- 2 Tbsp Heavy Cream
- Thinly sliced meat (prosciutto, shaved chicken, sandwich steak, etc.) (Optional)
- Shredded cheese of choice (Optional)
* Dice peppers and onions and saute in an oven safe pan at medium heat.
* Add in meat to the pan and set oven to low broil.
* Beat eggs, cream, salt, and pepper together in a bowl.
* Add in egg mixture to the pan and mix together until even.
* Cook egg and vegetable mixture in pan until eggs begin to firm up and edges begin to pull away. Place into oven
* Keep in Oven until completely firm. At this point you can add shredded cheese on top and put back into the oven until melted (about 2 more minutes)
* Flip out of pan and let it settle for a few minutes.

full-english-breakfast | for 2 |
Full English Breakfast
- 4 raw sausages (English sausages to be authentic)
- 4 slices of bacon (English back bacon to be authentic)
- 2 eggs
- half a tin (200g) of baked beans
- 2 slices of bread
- 1 large tomato
- half a cup (120g) of button mushrooms
* Preheat your oven to 250°c or 480°F.
* Prepare your mushrooms by cutting off the ends of the woody stems, and washing them in a colander.
* Prepare your tomato by cutting off the stem, and slicing it in half.
* Crack your eggs into a bowl and whisk them until homogeneous.
* Place your sausages onto a oven tray, and begin cooking them for 15 minutes.
* Place your bacon into a cold pan and begin to cook on high.
* Once the bacon is crispy on one side, flip and begin browning on the other.
* When cooked, place the bacon onto a plate with paper towels to drain.
* If fifteen minutes have passed at this point, take the sausages out of the oven and flip them to get colour on the other side,
* Set your pan to medium, and scramble the whisked eggs in the same pan,
* Once the egg's curd has set somewhat, push the eggs to the side of the pan and place your tomato into it (cut side down); building colour,
* Add your mushrooms to the same pan.
* Add your baked beans to a pot set to medium. Once they are simmering, they are done.
* Toast your bread as preferred.
* If half an hour has passed at this point, take your sausages out of the oven.
* Plate up by taking each ingredient and giving it its own portion on the plate.

galinha-caipira | for 5 | 180 min
Galinha Caipira
- A whole chicken weighing close to 2,5kg (roughly 5.5 pounds)
- A cup of diced onions of any kind
- Half a cup of diced chives
- A tablespoon of lard
- A full kettle of boiled water
* Cut the chicken into pieces. Remove offal or small bones, if you want. Salt and pepper to taste now.
* In a pan (best if cast iron), add the lard and heat it up very well.
* Add the chicken and lower the heat.
* After the meat sears, add the diced onions.
* When the onions brown, cover the pot with boiling water, and let it simmer for two hours. If it dries, add more water.
* After those two hours, add the diced chives and simmer it for more thirty minutes.

ginataang-kalabasa | for 8 | 40 min
Ginataang Kalabasa
- One medium sized squash that is easy to peel (butternut squash is usually best)
- Two cans of coconut milk
- One onion
- A few cloves of garlic
* Remove the seeds from your squash, then peel it and chop it up into large cubes, then set aside. (The easiest way to peel the squash while raw is to cut it into strips and cut the skin off of each strip individually)
* Chop your onion and garlic and cook in an oiled stock pot until translucent.
* Once your onions are translucent add both cans of coconut milk to the pot along with your cubes of squash. Let simmer until squash is soft.
* When your squash is soft take a potato masher and mash about half of your squash leaving the rest of it as cubes.
* Take off heat and serve over rice.

ginger-garlic-broccoli | for 2 | 15 min
Broccoli with Ginger and Garlic Sauce
- 1-2 Broccoli (fresh best, frozen works too)
- Minced garlic (1 tablespoon)
- Minced ginger (1 tablespoon)
- Sherry or regular white wine (1 tablespoon)
- Soy sauce (1-2 tablespoon)
* Cut broccoli into little florets (hold the broccoli upside down and cut around the stem with a paring knife)
* Fill your pan (or wok) around half inch (1.3 cm) with water and bring to a rapid boil.
* Put broccoli in and steam with lid on for approx. 3 minutes.
* Drain broccoli and wipe pan dry.
* One teaspoon of oil and saute garlic and ginger (use sesame seed oil for Asian touch, but neutral or olive oil works well too).
* Deglaze with sherry, put half a cup (approx 120 ml) of warm water or chicken stock. Reduce on medium-high heat.
* Stir in soy sauce, brown sugar and lemon juice to your taste.
* Thicken sauce with corn starch.
* Put dry cooked broccoli back in and saute for very short time (you want it nice and crunchy).

gnocchi |  |
Gnocchi
- potatoes
- flour
- tomato
- parmesan
- butter
- sage or oregano or thyme
* Boil potatoes (with their skins) until mashable.
* Slice potatoes in two and scoop them out of their skin.
* Mash with a potato-masher while adding kosher salt.
* Slowly begin to add flour while mashing and kneading until there are no lumps of potato and the potato/flour mixture takes on a dough-like consistency.
* Begin to boil more water with lots of kosher salt added.
* Flour a work surface, pinch off some of the dough and roll it on the surface into a long chubby snake.
* Slice the dough snake into small pieces. Press the pieces with your finger to make an indentation.
* Add the pieces to the boiling water. They will rise to the top when they are ready.
* In a pan, melt butter and add sprigs of sage (oregano or thyme will work as well, albeit are less traditional). Smashed tomato juices are also a nice addition.
* Add the cooked gnocchi to the pan and roast them in butter for a minute or two until slightly browned. As pan begins to dry, add some pasta water.
* Serve gnocchi on a plate, grate on Parmigiano-Reggiano cheese liberally. Add garnish if desired.

grilled-mackerel-with-miso-soup-and-squash | for 2 | 60 min
Grilled Mackerel with Miso Soup and Squash
- 2 Norwegian Mackerel Fillets
- 1 tbsp Sake
- 2 tbsp Miso paste
- 1/2 Onion
- 1 Summer Squash
- 1 tbsp butter
- 1 cup Jasmine Rice (optional)
- Soy Sauce (optional)
* Place the mackerel fillets in a small container. Pour sake on both sides of the fillets and let rest in the container, covered, in the fridge for 30 min.
* Cut onion into large slices.
* To a saucepan, add two cups of water, sliced onions, and miso paste. Whisk the solution until the miso paste is fully dissolved.
* Bring to a boil. Let the miso soup boil for about 10-15 min, then bring to a simmer.
* While the miso boils, peel the summer squash. Cut squash into 1/4 in half moons.
* In a large pan, melt 1 tbsp butter at medium-high heat.
* Grill squash in the pan for 5-10 min, until both sides of the squash are golden brown. Add salt and pepper to taste.
* Push squash one side of the pan.
* Season each fillet with about 1 tsp of salt.
* Place the fillets in the pan with the squash. Grill each side of the mackerel for about 4 min.
* Serve with rice and soy sauce.

gumbo-shrimp-and-sausage | for 4 | 145 min
Shrimp and Sausage Gumbo
- 2-3 lbs Shrimp
- 2 lbs Andouille Sausage
- 2 (32 oz) Chicken Broth
- 1 cup olive oil
- 1 cup All Purpose Flour
- 1 cup finely chopped Yellow Onion
- 1 cup finely chopped Green Pepper
- 1 cup finely chopped Celery
- 2 tbsp minced Garlic
- 1 tbsp Worcestershire Sauce
- 1 tbsp Cajun or Creole Seasoning (Creole Kick)
- 1 12 oz. bottle of Beer
- 1 tsp dried Thyme
- 1 tsp dried Parsley
- 3 - 5 Bay Leafs
- 1/2 cup Green Onions
- 1-2 cups White Rice
- (Optional) 1 Jalapeño Pepper
- (Optional) Instead of chicken broth, you can use your own shrimp stock
* Prep the vegetables
* Get the roux started: Mix oil and flour over heat until it turns into a dark chocolate color. Low - medium heat for about 30 minutes or medium - high for 15 - 20 minutes.
* Ensure to stir frequently while adding the following ingredients.
* Add onion. Cook for 5 minutes.
* Add celery and peppers. Cook for 5 minutes.
* Add garlic. Cook for 1 minute.
* Add beer.
* Add broth.
* Add seasonings and Worcestershire Sauce.
* Add sausage and bring to a boil.
* Lower heat, cover, simmer for 90 minutes.
* Increase heat to medium. Add shrimp and cook for 5-7 minutes.
* Turn off the heat and serve over white rice.

guobaorou | for 2 | 75 min
Guobaorou (sweet-and-sour pork)
- 400g pork tenderloin or loin
- 250g potato starch or cornstarch
- 1/2 carrot
- 2 tbsp tomato paste
- 2 tbsp sugar
- 1 tbsp vinegar (rice one ideally. 1 teaspoon if high %)
- 1L oil (to fry)
- 1/2 tsp salt
* Cut pork into thin slices about 2x2cm wide. They must be grabbable with chopsticks.
* Mix starch with water into thick cream-like batter. Coat pork slices, massage the batter into the meat. Marinate in the fridge for 30 minutes. Massage it from time to time
* Heat the oil. Fry pork in batches until golden and crispy. Drain on paper towels.
* Julienne that carrot
* Mix 2 tbsp starch with 1 cup cold water.
* In a deep pan, combine tomato paste, sugar, and a splash (not more) of water. Cook on high heat, stir until bubbly.
* When the tomato-sugar mix boils, add vinegar and starch slurry. Stir until thickened a little.
* Toss fried pork. Stir. Add carrot in a bit. Fry until sauce clings to the pork and caramelizes slightly.

hamburger-patties |  |
Hamburger Patties
- 1 cup soft bread crumb
- 1/2 cup milk
- 1 1/2 pound ground beef
- 1 medium onion, chopped
- 1/2 teaspoon salt
- dash pepper
- 1/2 teaspoon cayenne
- 1 teaspoon Worcestershire sauce
- 2 tablespoons of fat or salad oil
* Combine all ingredients except fat: mix well; shape into 6 patties.
* Heat fat in skillet.
* Brown patties on all sides; lower heat; cook until no pink is left inside.

hamburger-patties-all-beef |  |
All-Beef Hamburger Patties
- 1 lb ground beef, 20% or more fat ratio
- Onion, chopped or powder (optional)
- Garlic, chopped or powder (optional)
* Form patties with the beef. Use high-fat ground beef, you won't need oil.
* Place into a pan, pre-heated or otherwise, at medium/med-high temperature.
* Add salt, pepper, and optional seasonings.
* Cook until no pink is left inside, flipping occasionally to prevent burning.

hellfire-steak |  |
Hellfire Steak
- Steak
- Kosher Salt
- Mustard Powder
- Tabasco Sauce
* Rub a generous amount of salt all over the steak
* Coat the entire steak with mustard powder
* Pour Tabasco Sauce onto both sides of the steak, don't be afraid to put more on than you think you might otherwise be comfortable with the salt will cancel out a lot of the spice while grilling.
* Grill over low heat until steak is cooked to your preference.

herbs-pizza | for 4 | 80 min
Herbs pizza
- Dough:
- 350 g flour (0 or 00)
- 25 g butter
- 15 g brewer's yeast
- extra-virgin olive oil or lard
- Stuffing:
- 500 g boiled herbs (e.g. spinach, chicory, ribwort)
- 250 g ricotta
- pepper (optional)
- nutmeg (optional)
* Carefully dry the herbs and cut them finely.
* Mix them with ricotta, salt, pepper and nutmeg.
* Knead flour with warm water and a little salt, and oil or lard.
* Add softened butter and yeast and knead a soft dough.
* Divide the dough in two parts and roll out each of them to a thickness of about 1 cm.
* Place the first disc on baking paper in a baking tray. Cover it with the stuffing, leaving about 1.5 cm free surface all around.
* Cover with the other disc and stick them together all over the border. If it's difficult, you may wet it with a few drops of water.
* Cover with a cloth and let it rise.
* Pierce gently all over the top layer with a fork.
* Preheat the oven to 180 °C.
* Place the pie in the oven and cook for 30 minutes.

hoisin-pork-belly | for 2 | 80 min
Hoisin Pork Belly
- 400g high fat pork belly (no skin)
- large thumb of ginger
- 4 cloves of garlic
- 1 scotch bonnet chili
- 2 tbsp ketchup
- 2 tbsp hoisin sauce
- 2 tbsp honey
- 2 tsp sesame oil
- 1 spring onion
* Cut pork belly into 1 inch cubes.
* In a small frying pan place pork cubes fattiest side down in dry pan, put gas on lowest level possible flame, cover with lid. Ideally your pork covers the entire surface of the small pan.
* Lard will render out of the pork allowing it to confit cook in its own juice. Low flame essential. Turn the pork 3 or 4 times until all sides are golden and fat is rendered and soft. This will take around 1hr.
* Remove pork belly and place in a bowl and cover. Remove around half the liquified lard and store for other uses.
* Add diced ginger, smashed garlic cloves and chopped chili and sauté in the remaining lard. Once these are softened add the ketchup, hoisin sauce and honey. Reduce over very low heat for a few minutes until thickened.
* Add the pork belly to the sauce and cook on low for a further 2 minutes. Leave to stand for 5 minutes then add thinly sliced spring onions to garnish. Enjoy with steamed white rice.

honey-garlic-chicken | for 2 |
Honey Garlic Chicken with Broccoli and Brown Rice
- 1/2 cup (100g) brown rice
- 1/2 cup (70g) frozen peas
- 1 head broccoli (you can use really any amount of broccoli)
- 2 chicken breasts
- 1 tbsp honey
- 1 tbsp low-sodium soy sauce
- 1 tbsp minced garlic
* Cook rice in a pot. Instructions are on the bag it comes in.
* While rice is cooking, cut chicken breasts into cube. Season with olive oil, black pepper, and paprika. Cut broccoli into pieces and place into steamer basket over pot 1/2 filled with water, do not start it yet.
* Put chicken cubes into a hot pan and cook for ~3 minutes. After 3 minutes add honey, soy sauce, and garlic. Cook for another 5 minutes, until the chicken is cooked through. Begin boiling broccoli water.
* Add frozen peas to rice and stir, they will heat up quickly.
* Add rice and peas to chicken and stir.

honey-sriracha-chicken-thighs | for 4 | 50 min
Honey Sriracha Chicken Thighs
- 5-6 bone-in, skin-on chicken thighs
- 1 tablespoon olive oil
- 1/3 cup honey
- 2 tablespoons sriracha hot sauce
- 1/2 teaspoon kosher salt
- 1/2 teaspoon black pepper
- Sesame seeds as a garnish (optional)
* Preheat oven to 350°F
* Season the chicken. Rub the thighs with some olive oil and season liberally with salt and pepper.
* Place the chicken thighs in a cold skillet, skin-side down. Cook for 15 minutes on medium-low heat without touching them.
* Prepare Sriracha sauce by stirring honey and sriracha together in a bowl.
* Flip the chicken thighs. Cook for another 10 minutes.
* Place chicken thighs on baking tray (or just use skillet if using a cast-iron skillet). Drizzle the sriracha sauce on both sides of the chicken, coating it. You do not have to use all of it.
* Bake chicken thighs for 15 minutes.
* Test chicken for doneness. Chicken should reach internal temperature of 165°F.
* If chicken is near done (or done), you can baste a second time with the remaining sauce (you can make more sauce if you need) and return to oven for 5 more minutes.
* When chicken is done, let cool for a few minutes and garnish with sesame seeds before serving.

instant-tom-yam-kung-noodle-soup | for 2 | 20 min
Instant Tom Yam Kung noodle soup
- 2 packages of vegetable- or tom yam-quick noodles
- 1 can coconut milk
- 10 small or 5 big mushrooms
- 2 eggs
- A few salad leaves (or practically any veggie you have in the fridge)
- 1 lime
- Coriander
* Put small amount of water and coconut milk to boil. Add the noodle spices. (If you don't like it too creamy, add extra water.)
* Chop the mushrooms and coriander (and other veggies if you wish). Cut the lime into four pieces.
* When boiling add mushroom, and crack the eggs directly into the pot (be sure not to stir after this, otherwise they will break). Wait 30 seconds to 1 minute.
* Add the noodles and salad leaves (or whatever veggie you got).
* After 3-5 minutes it's done. Serve in deep bowls. Squeeze the lime juice and chopped coriander on top.

japanese-noodle-soup | for 4 | 40 min
Japanese Noodle Soup
- 750ml Chicken stock
- 4 Pork chops OR 4 Chicken Breasts
- Set honey
- 3 Garlic cloves
- Soy sauce
- Worcestershire sauce
- Ginger, sliced
- Chinese 5 Spice
- 1 Red Chilli, sliced and deseeded (Optional, but recommended)
- 375g Ramen Noodles (Medium Egg Noodles work well too)
- 100g Spinach (Optional)
- 4 Tbsp Sweetcorn (Optional)
- Sesame seeds (Optional)
- 4 Boiled Eggs (Optional)
- 1 Sheet of Dried Nori (Optional)
- Spring Onion, chopped (Optional)
* For the broth, add 700ml of chicken stock to a large boiling pot with the garlic, ginger, soy sauce, chinese five spice, chili, and 300ml of water.
* Bring this to the boil, then turn the heat to low and simmer for around 5 mins.
* Add a pinch of sugar and more soy sauce to taste
* Fry the pork chops until cooked
* Hard boil 4 eggs.
* Cook the ramen noodles as per packet instructions.
* Strain the stock into another pan, then reheat.
* Divide ramen between 4 bowls, then top with 1 sliced pork chop, 1/4 of the spinach (if applicable) sweetcorn, and one boiled egg (halved).
* Divide the stock into the bowls, then sprinkle over sesame seeds, shredded nori and the spring onion.

kalderetang-manok | for 5 | 90 min
Kalderetang Manok
- 1 lb of chicken
- 2 chopped potatoes
- 2 chopped carrots
- 1 chopped onion
- 2 chopped cloves of garlic
- 1 chopped tomato (optional)
- 3 cups of water
- Tomato sauce
- Chopped bell pepper
- Peas
- Liver spread
- Fish sauce
- Grated cheese
* Sauté onions, garlic and (optional) tomato, in a pan of olive oil.
* Put chicken and cook until brown, add salt and pepper. (Note: Make sure the chicken is cooked all the way through.)
* Add fish sauce before adding water and let the chicken boil for a few minutes and then add tomato sauce.
* Add potatoes, carrots, and liver spread. Mix the liver spread and let it boil until broth thickens, let it boil until carrots and potatoes are soft. Add more salt and pepper if needed.
* Add peas, bell pepper and grated cheese and let it cook for a minute.
* Cook until cheese melts before serving.

korv-stroganoff | for 4 | 25 min
Korv Stroganoff
- 1/2 kg Swedish falukorv
- 1 yellow onion
- 1 tbsp olive oil
- 4 tbsp tomato purée
- 2 1/2 dl cream
- 1 dl milk
- 1 tbsp soy sauce
- 1 tbsp Dijon mustard
* Cut the sausage into sticks and dice the onion.
* Fry the sausage and onion in oil for about ten minutes. Add the tomato purée and cook for another minute.
* Stir in cream, milk, soy sauce and Dijon mustard. Let it simmer for at least five minutes.
* Season to taste with plenty of pepper, and possibly salt.
* Serve with boiled rice. Optionally top with freshly ground pepper and/or garnish with chopped parsley.

kropsua | for 4 | 50 min
Kropsua (Finnish Baked Pancake)
- 1 stick (1/2 cup) unsalted butter
- 2 Large eggs
- 2 Tablespoons sugar
- 1/2 Teaspoon salt
- 2 Cups whole milk
- 1 Cup all-purpose flour
- 1/4 Teaspoon nutmeg
- Maple syrup
* Set oven to preheat 400 degrees F.
* While oven is heating up, mix dry ingredients in a large mixing bowl: flour, sugar, and salt.
* Add milk and eggs to dry ingredients and mix with a hand mixer.
* Once the oven has reached 400F, add one stick of butter into a 9x13 inch glass baking pan, then place it in the oven for a few minutes until the butter has completely melted. Avoid burning the butter by leaving it in the oven too long.
* Using heavy oven mitts, remove pan from oven and pour batter into hot pan containing melted butter.
* Bake for 40 minutes or until the pancake puffs up and is nicely browned.
* Remove from oven and sprinkle additional small amount of nutmeg over the top of your kropsua.
* To serve, cut the pancake into squares. Top with maple syrup and serve immediately.

lamb-biriyani | for 4 | 105 min
Lamb Biriyani
- 4-5 pods of Cardamom
- 2-3 Bay leaves
- 3-4 Cinnamon Sticks
- 8 Cloves
- 400gm Basmati Rice
- 600gm Mutton / Lamb (Boneless)
- 2 Onions (Preferably Red)
- 2 Tomatoes
- 1 Green chilli (Optional)
- 10 Garlic cloves
- 5cm piece of Ginger
- 1/2 Tbsp of Garam Masala
- 1 Tbsp of Chilli Powder or Hungarian Smoked Paprika
- Juice of 1/2 Lemon or 1 tsp of Vinegar
- Dash of Turmeric Powder
- Dash of Curry Powder
- 1 Sprig of Mint / Coriander (Garnish)
* Wash the rice till the water turns clear and let the rice soak for at least 30 mins.
* Chop the tomatoes down into tiny cubes and the onions into julienne slices. Grind the ginger and garlic into a paste.
* For the green chilli slice it midway to maintain it in one piece.
* In a big pot, Add 30 ml of neutral oil and toast the spices for 30 sec on medium heat.
* Add the onions and saute for around 3 min.
* Add the tomatoes, ginger and garlic paste and saute for another 3 min.
* Add the mutton/ lamb and 2 cups (500ml) of water. Add one Tbsp of salt.
* Turn the heat up to high and add the green chilli, turmeric powder, and chilli powder and let the mutton cook for about 40 -50 min.
* Ensure that the pot does not run out of water and top up with more if required.
* Add about 2 cups of water or to about 800 gm of water in the pot while accounting for water left in the pot (1:2 ratio of rice to water).
* Once boiling again, Add the rice, Garam Masala and Lemon juice / Vinegar to the pot.
* Once 80% of the standing water has evaporated, Turn to the heat down to as low as possible and check the salt and spice levels and add more as required.
* Now with a lid on, let the pot simmer for another 10 mins.
* Serve with onion raitha and boiled Eggs and Garnish with coriander or mint sprigs.

lasagna | for 6 | 105 min
Lasagna
- Parmesan cheese
- Emmental cheese (optional)
- Dry mozzarella cheese
- Fresh Bolognese sauce or about 1 litre worth of store-bought sauce
- Béchamel sauce or ricotta lasagna filling
- Lasagna pasta sheets
* Prepare the bolognese or jarred pasta sauce.
* When the sauce is almost done cooking prepare your béchamel or ricotta filling.
* If you want you can add 3-4 handfuls of grated emmental cheese to the béchamel.
* If necessary, boil the lasagna noodles following the instructions on the packaging, start preheating your oven to 175°C/350°F.
* Spread a thin layer of pasta sauce on the bottom of a large, deep baking tray.
* Cover with lasagna sheets and spread a layer of béchamel sauce or ricotta, cover with lasagna sheets and spread a layer of pasta sauce if you want you can finely grate a little bit of parmesan on each layer of bolognese.
* Repeat the previous step until the tray is nearly full or you are running low on béchamel sauce/ricotta filling, take care that the last layer should be bechamel or ricotta.
* Grate some parmesan on top of your final layer and cover with Dry mozzarella cheese, wrap the top in aluminum foil.
* Place the tray in the centre of your pre-heated oven and let it cook for 30-35 minutes, after that remove the foil to let the top brown.
* Once it is done cooking take it out of the oven and cover again with aluminum foil, let it rest for 10 minutes before serving.

lebanese-lentil-soup | for 8 | 40 min
Lebanese Lentil Soup
- 3 cups red lentils
- 12 cups water
- 1 large red onion, diced
- 2 small Yukon gold potatoes, diced
- 1 medium zucchini, diced
- 4 cups Swiss chard, chopped
- 1 bunch of cilantro, chopped
- ¼ cup of lemon juice, more to taste
- 1 teaspoon cumin
* In a large pot, add lentils and water and place on medium heat to boil.
* In a pan, sauté onions until pink, about 5 minutes. Add chopped Swiss chard and sauté together until chard is wilted, 2-3 minutes.
* After lentils have cooked about 8 minutes, add onion chard mixture, along with diced potatoes and zucchini to the boiling water.
* Add salt and pepper to taste.
* Reduce heat to medium-low, cover the pot, and cook until the potatoes and lentils are completely cooked, about 12 minutes.
* Add the chopped cilantro. Stir and cook for about 5 minutes.
* Add lemon juice and cumin before serving.

lemon-and-oregano-chicken-traybake | for 4 | 90 min
Lemon and oregano chicken traybake
- 8 chicken thighs (skin on)
- 500g new potato
- 100g bacon lardon
- 8 shallots
- 5 oregano sprigs / heavy sprinkle of oregano leaves
- 2 tbsp olive oil
- 2 lemons
- 200ml chicken stock
- 100ml white wine
* Heat oven to 220C/200C with fan/gas 7. While oven is heating up cut the new potatoes into 0.5cm - 1cm slices and tip them into a roasting tray. Drizzle 1tbsp of olive oil on the sliced potatoes, season well and toss to ensure a good coating. Then put the roasting tray into the oven for 20 minutes, or however long until the potatoes start to crisp.
* In a separate, temporary, tray place the chicken thighs and season them. Cut up the shallots into 1/8 parts, then the lemons into 1/4 wedges. Once this is done, take out the roasting tray and transfer the chicken, shallots, lemon wedges and bacon lardons into it, with a final drizzle of 1tbsp of olive oil over the tray's items. Cook for another 20 minutes.
* Prepare the chicken stock and wine to take out the roasting tray for the last time before serving. Pour 200ml of chicken stock and 100ml of white wine over the tray's contents and return it to the oven for a final 20 minutes of cooking.

lenten-chili | for 4 | 40 min
Lenten Chili
- 1 large onion, chopped
- 3 cloves garlic, minced
- 4 15oz cans of kidney beans (or 6 cups cooked beans)
- 1 29oz large can tomato sauce (or 4 cups fresh tomato sauce)
- 1 15oz can diced tomatoes (or 1 large diced tomato with skin removed)
- 1/2 can of sweet corn
- 1 cup cooked white or brown rice
- 1 tsp cumin
- 1 tsp smoked paprika
- 1 tsp garlic powder
- 1 tsp onion powder
- 1 tbsp chili powder
- 1 tbsp crushed red pepper
- 2-3 tbsp olive oil
* Chop the large onion and mince the garlic cloves.
* On medium-low heat in a large tall pot add 2-3 tbsp olive oil.
* Add the chopped onions into the pot with oil and constantly stir for 5-10 minutes until they begin to brown.
* Just before onions are done add the minced garlic to the pot and let cook for 1-2 minutes.
* Add the tomato sauce, diced tomatoes, sweet corn, beans, and rice.
* Turn up the heat to medium.
* Add each of the spices, taste the chili, and adjust flavoring accordingly.
* Let cook for 20-30 minutes, stirring occasionally.

lenten-lentil-curry | for 2 | 40 min
Lenten Lentil Curry
- 200 g (7 oz) green lentils
- 50 g (1¾ oz) vermicelli
- 1 tsp curry powder
- ½ tsp paprika powder
- ½ tsp cinnamon powder
- ½ tsp ground sumac
* Thoroughly rinse the lentils and drain the water.
* Put the lentils in the pot, and add 1 L (0.26 gal) of water.
* Bring to a boil, and gently boil for about 15-20 minutes.
* Drain the water.
* Add the other ingredients to the pot.
* Add 1½-2 tsp of salt and a little bit of ground black pepper.
* Add 0.5 L (0.13 gal) of boiling water.
* Simmer for about 10 minutes.

lithuanian-cold-borscht |  | 123 min
Lithuanian Cold Borscht
- 2-3 fresh or pickled beets
- 1-2 potatoes per serving
- 1-2 normal sized cucumbers per serving
- Dill, parsley, chives
- Egg (1 per serving)
- Kefir (if not available - sour yoghurt or buttermilk) about 150-300 ml per serving
- Sour cream (1 tbsp per serving)
- Some radish (optional)
- 1 lemon (optional)
* Wash 2-3 beets and cook in 2-3 litres of water (do not drain), peel. Grate on a medium or coarse grater. Squeeze a little lemon juice into the liquid in which the beets have been cooked, mix, then add salt, sugar and pepper to taste. Cool in the fridge. Instead of boiled beets, you can grate pickled beets.
* Thinly slice the fresh cucumber and mix with chopped dill and parsley. You can also add chopped radishes if you like.
* Bake or boil the potatoes without peeling.
* Boil an egg for each portion of soup.
* Place a few large spoonfuls of cooled grated beetroot and vegetable mixture in a bowl. Pour in the cold kefir. Add the cooled beetroot decoction (50-150 ml). If the kefir is too thick, add a little more liquid (the ratio of kefir to beetroot liquid varies from region to region and is adjusted to taste).
* Serve with potatoes and with a halved egg and spoonful of thick sour cream on top; sprinkle with chives. If you like, you can make it without the egg.

long-cooked-chuck-steak | for 4 | 375 min
Long-cooked Chuck Steak With Vegetables
- 800g chuck steak
- 200g tomatoes (or 400g canned chopped tomatoes)
- 1 fennel
- 1 onion
- 1/4 of a cauliflower
- 50ml olive oil (Optional)
* Add a little of the olive oil to the long cooker, put in the meat, and set it to high.
* Chop the onion and add it.
* Cut the cauliflower to sizes you prefer and add.
* Chop or slice 1/3 of the fennel and add.
* Crush the tomatoes and add (or add the canned chopped tomatoes).
* Add the rest of the olive oil and let it be for at least 6 hours.
* Serve with the rest of the fennel (chop or sliced).

mapo-tofu | for 4 | 25 min
Mapo Tofu (麻婆豆腐)
- Marinated Pork:
- 450 g (1 lb) ground pork
- 1 tbsp soy sauce
- 1 tbsp Shaoxing cooking wine
- 1 tsp cornstarch
- 1 tsp white pepper powder
- Braise:
- 2 tbsp spicy doubanjiang (la doubanjiang)
- 1 tsp dou-chi
- 2-3 chopped scallions (white and green separated)
- 2-4 minced garlic cloves
- 2 inch minced ginger (similar amount as garlic)
- 400 ml chicken broth or water
- 340 g (1 package) soft tofu cut into 1.5cm (1/2 inch) cubes
- 1 tbsp Sichuan peppercorns crushed
* Marinate the pork in the shaoxing cooking wine, a splash of cooking oil and the soy sauce
* Add cooking oil to a wok and sear the ground pork until browned, chopping it up as it cooks
* Add the doubanjiang and let it simmer for about a minute
* Add the minced aromatics (ginger, garlic) scallion whites, and dou-chi and cook until fragrant
* Add the stock and a splash of soy sauce, turn up the gas and bring to a boil
* Add the tofu, lower the gas, and braise for around 15 mins
* You'll know it's done when the tofu shows their trademark "pockmarks" and the seasoning sticks to them
* Mix in the crushed Sichuan peppercorns and green parts of the scallions right before serving
* Serve over steamed rice

maque-choux | for 4 |
Maque Choux
- A little sugar
- A good bit of grease (about a handful)
- Handful of chopped onion
- Handful of chopped bell pepper
- Eight ears of corn
- Handful of chopped tomatoes
- Salt & Pepper (to taste)
* Clean the corn and cut lengthwise about a thumbnail (1/4 in) from the top and scrape down using the soft end of a knife (to keep the juices).
* Mix all ingredients in a bowl excluding the grease. Salt & pepper to taste.
* Pour mixture into a pot with hot grease in it at low heat.
* Cover pot and cook for 45 minutes, stirring occasionally.
* Serve.

meatloaf | for 6 | 100 min
Meatloaf
- 4 1/2 pounds Ground beef
- 1 Onion
- 2 Slices of bread
- 4 Eggs
- 1/4 Cup of milk
- Garlic salt
- Onion powder
- Mustard
- Sugar free ketchup
- 3 Cubes of brown sugar
- 1 Can of Campbell's tomato soup
- Franks RedHot sauce (Optional)
* Put all of your beef into a bowl. The next 4 steps will all go into this same bowl.
* Dice the onion and bread slices into small pieces. Add them.
* Crack and put in all of your eggs.
* Pour in your milk, and a moderate amount of mustard and ketchup.
* Add garlic salt and onion powder.
* Now you must use your (sanitized) hands and mix everything in the big bowl well. Make sure you get the bottom.
* Evenly distribute your mixed meat into 2 or 3 oven safe greased up dishes. Try to flatten the surface as much as you can.
* In each dish, create a small channel in the middle of each meatloaf. This is to maintain the shape as it's cooking.
* Put all of your meatloaf filled dishes into the oven on 180 Celsius for 1 hour.
* Once you have about 15 minutes left on your timer, get started on your sauce.
* Toss your 3 sugar cubes into a bowl with a little bit of hot water to melt them.
* Add your tomato soup, 1/4 Cup of ketchup and mustard (each).
* Stir sauce until it's a thick, light red color.
* Once 1 hour is up, take out all of your meatloaf. Make sure to cut open the thickest meatloaf and confirm the beef is cooked.
* Coat the top of each of your meatloaves with the sauce, evenly.
* Once coated, put back into the oven for 10 minutes.
* Take out all of your meatloaf. Once cool, slice it up and serve!

medieval-beef-soup |  |
Medieval Beef Soup
- One beef roast
- Around three to four large turnips with their greens attached
- Two cups of chicken stock
- 0.1 grams of saffron
- 1/4 a stick of butter
* Cube the roast into bite sized pieces and place them in a large skillet with the butter.
* Heat the pan on medium-high heat and brown the meat with the melted butter until the outside is evenly cooked, sprinkle with pepper as it browns.
* While the meat is browning, cut the greens off the turnips and set them aside. Cut the turnips into bite sized pieces making sure to cut the top and bottom ends off first. If you can not find turnips with their greens still attached Mustard greens can be substituted.
* Put the cut up turnips in the slow cooker and pour in the chicken stock.
* Take the meat and dump it into the slow cooker drippings and all. If the amount of liquid looks a bit low to you, you can pour in another cup or so of water at your discretion.
* Sprinkle more pepper over the soup and put the saffron in the bowl of warm water and let it seep for five minutes. Then dump it and the warm water into the soup.
* Cut the stems off of the greens and then chop the greens vertically.
* Cook the soup on high for 2 to 2 1/2 hours or until the turnip and meat are soft and tender. About 20 minutes before it is to be done take the chopped greens and put them in the soup. Don't worry if it overfills the slow cooker, the greens will shrink a ton. Cook for about 20 minutes until done.
* Taste the soup, if it's still too bland you can add spices of your choice and season to your taste.

merchants-buckwheat | for 2 |
Merchant's Buckwheat
- 400g pork meat
- 1/2 metric cup (~125ml) buckwheat
- 1 1/5 metric cup (~300ml) water
- 1 medium-sized carrot
- 1 small onion
- 6-8 tablespoons tomato paste
- Wheat flour
- Curcuma
- Chili powder (optional)
- 3-4 garlic cloves
- Parsley
- 3-4 bay leaves
* Chop the onion and cut the pork into small pieces.
* Dust the pork with some flour.
* Heat the frying pan add a bit of oil, add the pork and onion, and fry for about 10-15 minutes over medium-high heat.
* While the pork and onion are being fried, cut the carrot into small pieces and chop the parsley.
* Once the pork and onion are fried, add the water, tomato paste, buckwheat and carrots.
* Add curcuma, chili powder, salt and black pepper to taste; mix thoroughly.
* Add in the garlic cloves, bay leaves and chopped parsley.
* Once the water is boiling, close the pan with a lid and stew for about 25 minutes over low heat.
* Serve hot.

miso-ginger-pork |  |
Miso Ginger Pork
- ground pork
- sushi rice
- green onion
- fresh ginger
- miso paste
- pickled daikon
- zucchini or bok choy
- sesame oil (or olive oil)
- broth (optional)
* Cook sushi rice
* Slice daikon, and pickle in a quick brine (rice vinegar, sugar, water)
* Dice white parts of green onion, mince green ends for garnish
* Mince fresh ginger
* Chop zucchini or bok choy into half inch (1-1.5 cm) chunks
* Heat up 2 tablespoons sesame oil
* Break up and brown ground pork till almost cooked through
* Salt and pepper the pork
* Add 1/2 cup to 1 cup (250-500 mL) water or broth
* Add white parts of green onion and ginger
* Add miso paste to taste
* Simmer stirring occasionally, until the pork is cooked through
* Add zucchini or bok choy, cook al dente
* Serve pork & veggies over bed of rice, garnish with green onion
* (optional) add some spice! Sriracha or crushed red pepper are great.

miso-soup |  |
Miso Soup
- dashi stock
- miso paste
- tofu (optional)
- seaweed (optional)
- green onion (optional)
* Put about half of the water in the pot and bring the water to a boil.
* Put the dashi stock in the pot.
* If you use tofu or seaweed, cut the ingredients into bite-sized pieces, place the ingredients in the pot and bring to a boil.
* Melt the miso in the water and bring the water to a boil.
* Serve into small bowls.
* If you use green onion, slice them and put in a small bowls.

modern-borscht |  |
Modern Borscht
- 1 lb beef tenderloin or stew meat
- 1 onion
- 3 carrots
- 2 large beets (or 3 medium beets)
- 4 celery shoots
- 2 large potatoes (Yukon Gold preferred, but any quality potatoes work)
- 3-4 cloves of garlic
- 4 cups of beef stock (or beef bouillon and 4 cups water)
- 1/2 head of cabbage
- 1 heaping tbsp Cumin
- 1 heaping tbsp ground Coriander
- 1 can of diced tomatoes
- 3 bay leaves
- Olive Oil
- Butter
- Fresh (or dehydrated) dill
- Salt / Pepper
- Sour Cream (Optional)
* Finely dice onion and garlic cloves. Set aside in large bowl 1.
* Cut off beet greens. Skin carrots and beets.
* Finely slice carrots and celery (2-3 mm maximum, 1/16-1/8" maximum). Add to large bowl 1.
* Shred beets using cheese grater. Or, if preferred, cut into small cubes no greater than 1x1 inch in size. Shredded beets break down better when cooked and release more flavor into the broth. Set aside in large bowl 2.
* Cut beef into 1x1 inch cubes, or "Spoon size" cubes
* 15 minutes before the end of the first simmer - Cut potatoes into 1x1 cubes. Do not cut them too soon or the flesh will turn brown.
* After adding potatoes into the simmering mixture - Remove outer leaf and cut head of cabbage into quarters. Then dice the quarters.
* Use high heat and get the 5qt pot hot. Flick a few drops of water onto the pot and when they start "dancing" it is hot enough.
* Coat the bottom of the pot with a thin layer of olive oil and let it heat up for about 30 seconds to 1 minute.
* Sear the beef on all sides until all cubes are browned. Salt and pepper the beef to taste. It is OK if the meat sticks to the bottom of the pot. Place a strainer in large bowl 3.
* Once browned, remove the beef from the pot. Place into strainer and let the juices drain.
* Add the carrot/onion/celery/garlic mixture from large bowl 1 to the hot pot.
* Add 1/4 to 1/3 stick of butter to this veggie mixture. Stir and agitate constantly until onions and celery are translucent and carrots begin to soften.
* Add the strained meat, the beets from large bowl 2, the canned tomatoes, the beef stock, the cumin, the bay leaves, and the coriander to the pot. Stir until well blended.
* Bring mixture to a boil on high heat. When a boil is achieved, reduce heat to a simmer and simmer for 60 minutes with the lid on. REMINDER - after 45 minutes, cube the potatoes.
* After 60 minutes of simmering, add the cubed potatoes and the dill (to taste) to the mixture. Stir until well blended. Cover, and simmer for 15 minutes. REMINDER - during this 15 minute simmer, dice the 1/2 head of cabbage.
* After 15 minutes, or until potatoes are soft, add the cabbage to the pot. Simmer for 2 minutes uncovered to heat the cabbage.
* Serve. The cabbage should be hot, yet still crunchy. It will retain this crunchiness through refrigeration and re-heating due to the short heat cycle. 1-2 spoonfuls of sour cream is recommended per bowl for additional flavor.

mushroom-risotto | for 4 | 35 min
Mushroom risotto
- Olive oil
- 1 shallot
- 4 cloves of garlic
- 300g button or crimini mushrooms
- 400g risotto rice (Arborio, Carnaroli or Vialone Nano)
- 1/2 cup white wine (optional)
- Mushroom or chicken stock
- Butter
- Grated Pecorino or Parmesan cheese
* Finely mince the shallot and garlic and slice the mushrooms into large pieces.
* Heat a pan with some olive oil on medium-high heat. Ideally this should be a wide skillet with tall sides, but a pot will also do the job.
* Saute the vegetables until fragrant, then add the mushrooms with a pinch of salt and cook them down until they're nicely browned, about 10 minutes or so.
* Add the rice in and let it toast for about a minute or so. This will develop some nice nutty flavors, but overdoing this will affect the creaminess of the finished dish.
* Deglaze with white wine and let the alcohol cook off. After that start ladling in the stock bit by bit stirring constantly for about 20-30 minutes (depending on the brand of rice used), until the rice is cooked but has a slight bite to it.
* Turn off the heat and add a couple tablespoons of cold butter and grated cheese, and stir well to emulsify. Check for final seasoning and serve.

mushroom-stragonov | for 2 | 30 min
Mushroom Stroganov
- 8 oz uncooked pasta (spaghetti or any other long noodle will work. Stroganov can also be served over rice.)
- 12 oz mushrooms (shiitake, but white, portabello, or maitake will also work.)
- 2 cloves of garlic, minced
- 1 small yellow onion, minced
- 2 Tbsp butter
- 1 Tbsp general purpose flour
- 1 Cup vegetable broth
- 1 Tsp dijon mustard
- 1 Tsp Smoked paprika
- 4 Tbsp creme fraiche (can be made by mixing equal parts heavy and sour cream)
- 2 Tbsp parsley
* Bring a large pot of salted water to a boil and cook pasta al dente
* In a cup, combine flour, mustard, smoked paprika, salt and pepper. Add broth and whisk until no lumps remain.
* While pasta is cooking, melt butter in a medium skillet and over medium heat.
* When the butter is melted, add onions and cook until softened.
* Add mushrooms and cook until all water evaporates and mushrooms are slightly browned, about 7 minutes.
* Add garlic and cook for another 30 seconds.
* Pour the flour and broth mixture into the mushrooms and cook until thickens, about 2 minutes.
* Stir in Creme Fraiche.
* Add the strained pasta to the mushroom sauce and stir to coat the pasta completely.
* Serve immediately.

oatmeal-pancakes | for 8 | 25 min
Oatmeal Pancakes
- 2 eggs
- 40g sugar (3 tbsp)
- 20g honey (1 tbsp)
- 60ml milk (4 tbsp) (you can use water instead)
- 120g oat flour (1 cup)
- 1 tsp baking powder (or baking soda + some acid to activate it)
- Raspberry jam (optional)
* Mix eggs, sugar, honey and milk.
* In another bowl mix oat flour and baking powder.
* Combine two mixtures and let the batter rest for about 15 minutes.
* Preheat the pan for 5 minutes over low (~33%) heat, cook for about 1 - 1.5 minutes then flip when you see bubbles come out and cook for another 45s - 1 minute.
* Eat them with raspberry (or any other) jam.

oaty-pancakes | for 4 | 20 min
Oaty Pancakes
- 3/4 cup milk
- 3/4 cup rolled oats
- 1 egg
- 1/2 teaspoon salt
- 2-3 tablespoon sugar
- 1/2 cup flour
- 2 teaspoon baking powder
- 2 teaspoon baking soda
- 25g butter (melted)
* Pour milk over rolled oats. Add remaining ingredients.
* Mix with fork (or in a food processor) just enough to combine ingredients.
* Put spoonfuls of mixture onto preheated, greased or sprayed griddle or fry pan. Turn spoon for round pancakes.
* Turn pancakes as soon as bubbles form and burst in the middle. Slide thin metal blade under pancake and flip over. Second side is cooked when centre springs back.
* Put a dab of butter on cooked surface of several pancakes.
* Pile up so butter is between pancakes. Pour syrup over before serving.
* Serve Oaty pancakes for breakfast or brunch, with juice or coffee. Pour syrup over the pile of buttered pancakes and serve bacon or sausages alongside if you like.

okonomiyaki | for 1 | 20 min
Okonomiyaki
- 125g flour
- 1 egg
- 125ml water
- Thinly sliced meat, any kind can do, sliced pork, beef, even bacon
- Dashi powder or any desired seasonings
- 2-4 leaves cabbage
- Pinch salt to taste
- Toppings:
- Tonkatsu sauce (sometimes known as Bulldog sauce) in squirt bottle
- Mayonnaise in squirt bottle
- Sriracha in squirt bottle
- Katsuobushi (Dried bonito flakes)
- Nori (Dried roasted seaweed)
* Chop cabbage into thin strips.
* Whisk water and egg together in a bowl and then whisk in flour, salt, and seasonings.
* Fold cabbage into batter with as few folds as possible to completely work the cabbage in.
* Fry meat in a pre-heated cast-iron pan or griddle on medium-high heat until brown on both sides and cooked through, and immediately pour batter on top.
* Allow to cook for 2-3 minutes and either flip the pancake, or move under a broiler to cook the top for another 2-3 minutes.
* Move pancake to a serving plate meat side up and squirt tonkatsu sauce, mayonnaise, and sriracha over the top in a zig-zag pattern
* Sprinkle katsuobushi and nori on top of the sauces and the okonomiyaki is ready to serve.

okroshka |  |
Russian Okroshka
- 2-3 medium potatoes
- 4 eggs
- 2 long or 4 short cucumbers
- 3 strands of spring onions
- 10-12 radishes
- bunch of dill
- 2 Kefir or 1 kvass
- 500g boiled sausage or boiled chicken meat
- 1 mineral water (optional)
* Prepare a saucepan where you will put the ingredients (5 liters) and a saucepan for boiling eggs and potatoes
* Boil potatoes and eggs (hard boiled)
* Finely chop cucumbers, radishes, onions, dill and sausage (or meat)
* Peel eggs and potatoes and chop finely
* Pour kefir (or kvass) and mix all the ingredients
* If necessary, add boiled water or mineral water.
* Let it brew for a few minutes and the dish is ready to eat.

omelet |  | 40 min
Omelet
- 2 tablespoon quick-cooking tapioca
- 1/2 teaspoon salt
- 1/8 teaspoon pepper
- 3/4 cup milk, scalded
- 1 tablespoon butter, or margarine
- 4 egg yolks, beaten until thick
- 4 egg whites, beaten stiff
- Cheddar Cheese (optional for Cheese Omelet)
* Add tapioca, salt and pepper to milk; cook in double boiler 15 minutes or until tapioca is clear and mixture thickened, stirring frequently.
* Add butter.
* Allow it to cool; combine with egg yolks, stirring occasionally.
* Fold in egg whites.
* Set oven for moderate 350°F.
* Pour egg mixture into hot buttered frying pan.
* Cook over low heat 3 minutes.
* Transfer to oven; bake 15 minutes.
* Omelet is done when an inserted knife comes out clean.
* Cut across at right angles to handle of pan, being careful not to cut all the way through.
* Fold carefully from handle to opposite side and serve on hot platter.

paella | for 4 | 80 min
Valencian Paella
- 500 g of bomba rice
- 1 free-range chicken, cut into pieces
- 500 g of rabbit, cut into pieces
- 150 g of flat green beans (bajoqueta)
- 150 g of cooked large white beans (garrofó)
- 2 ripe tomatoes, grated
- 1 tablespoon of sweet paprika
- A few saffron threads
- 5 tablespoons of extra virgin olive oil
- Salt to taste
- 1.5 liters of water
- (Optional) 6 artichokes, chopped
- (Optional) 500 g of cleaned snails
* Heat the olive oil in a paella pan over medium-high heat. Add the chicken and rabbit pieces and fry them until golden brown on all sides.
* Add the green beans and garrofó to the pan. Sauté the vegetables with the meats for a few minutes so they absorb the flavors.
* Stir in the grated tomato and cook until it reduces and the oil separates, indicating it is ready.
* Sprinkle the sweet paprika over the mixture and stir well, being careful not to burn it to avoid bitterness.
* Pour the hot water into the pan and bring it to a boil. Cook over medium heat for about 20 minutes to let the flavors blend and create a rich broth.
* Evenly distribute the rice across the paella pan. Add the saffron threads and adjust the salt if needed.
* Cook over high heat for 10 minutes without stirring the rice. Then, lower to medium-low heat and continue cooking for another 8-10 minutes, until the rice absorbs all the broth and is perfectly cooked.
* If desired, place a few sprigs of fresh rosemary on top of the rice during the last few minutes of cooking for extra aroma.
* Once the rice is cooked, remove the pan from the heat and let the paella rest, covered with a clean cloth, for 5 minutes before serving.

pan-pizza |  | 510 min
Pan pizza
- no-knead pizza dough
- pizza sauce
- cheese
- olive oil
- pepperoni (optional)
- mushrooms (optional)
- pineapple (optional)
- other toppings (optional)
* Preheat oven to max temp.
* Add olive oil to the bottom of an iron skillet. The whole bottom and sides should be coated.
* Add some oil to hands and shape dough into a ball.
* Place ball to the center of the pan and press it down gently. It will not cover the whole bottom yet.
* Cover the skillet and let the dough rest for minimum 30 min.
* Press the dough to cover the whole bottom of the skillet.
* Add pizza sauce, cheese, and whatever you like on your pizza
* Put in the middle of the oven, and cook for 15-20 minutes.

pan-seared-chicken |  |
Pan-seared Chicken Fillet
- Chicken fillet(s)
- Wheat flour
- Paprika
- Garlic powder
- Herbes de Provence
* Remove excess moisture from the fillets by patting them with a paper towel.
* If the fillets are too thick, cut them in half.
* In a small container, put enough flour and mix in paprika, garlic powder, Provence herbs, salt, and black pepper to your liking.
* Add a little cooking oil to the pan and heat it up to medium-high heat.
* Coat the fillets by rolling them in the wheat mix.
* Once the pan is hot, put the fillets on the pan and sear each side for about 5 minutes over medium-high heat, until it is cooked through.
* If your fillet is too thick after all, you can just lower the heat at the end and cook it for about 2-3 more minutes.

pancake | for 1 | 30 min
Pancake
- 200g wheat flour or 100g glutenfree flour
- 200 ml milk
- 2 eggs
- 2 tsp sugar
- 1 tsp baking soda
- a little bit of salt
* Mix all ingredients in a bowl.
* Let the dough rest for ~15 mins.
* Heat a pan with a bit butter or oil.
* For each pancake spread a ladle of dough in the pan and bake them at lower medium temperature until they are brown on both sides.

paneer-tikka-masala |  |
Paneer Tikka Masala
- 250g cubes paneer
- 1 onion
- 1 capsicum
- 200ml tomato puree
- 1 tsp red chilli powder
- 1 tsp turmeric powder
- 1 tsp coriander powder
- 1/2 tsp garam masala powder
- 100ml thick yogurt
- 1 tsp fenugreek powder
- dry fenugreek leaves
- cardamom
- cumin seeds
- shaved ginger
- 20ml garlic paste
- 1 bowl corn
* Take a glass container, and mix the cubed paneers with half a teaspoon of red chilli powder, turmeric powder, coriander powder, garam masala powder, fenugreek powder, and 50g yogurt.
* Let the mix marinate in the fridge for at least an hour.
* Preheat the oven to 200°C (392°F), and place the marinated paneer cubes, with onion, capsicum, and tomato on the skewers. Let them grill in the oven using skewer support, by continuously flipping them every 5 minutes until the outer crust looks crispy enough.
* Start heating some oil in a pan to add some cardamom and cumin seeds. Let it heat until the flavour is transfused for about a minute or two.
* Now add chopped onions and tomatoes to the saute. Add some shaved ginger and garlic paste and let it sauté until some raw flavour disappears.
* Add the tomato purée, dry fenugreek leaves, and let it cook for about 15 minutes.
* As the spice and tomato purée looks cooked, add some water to the mixture and let it cook more.
* Now add the grilled paneer, some chopped vegetables of choice, corn and stir the mixture well.
* Once the added water seems to be evaporated, and the mixture looks a little thicker, turn off the heat and garnish with lemon juice, fresh coriander. (It can be served with bread of any preference.)

parmesan-potatoes | for 1 |
Parmesan potatoes
- 2-3 medium-sized potatoes
- Butter
- Parmesan cheese
- Rosemary, dried or fresh
* Cut the potatoes into small cubes.
* Add some butter to a frying pan and heat up.
* Add potatoes to frying pan, salt them and fry over medium heat for about 20 minutes moving the potatoes from time to time.
* About 3-5 minutes before removing the potatoes from the heat, add some rosemary leaves and stir the potatoes.
* Remove potatoes from pan, serve and add shredded Parmesan and some freshly ground pepper on top.

pasta-arrabbiata |  | 25 min
Pasta Arrabbiata
- Pasta
- Olive oil
- Chilli flakes or diced chilli peppers
- Crushed garlic cloves
- Crushed tomatoes (about 800 grams for 500 grams of pasta)
- Chopped parsley
- Grated Pecorino Romano or Parmigiano Reggiano (optional, but highly recommended)
* Start heating up water for the pasta.
* Heat up a few tablespoons of olive oil over low heat.
* Crush several cloves of garlic into the olive oil, add the chilli flakes or chilli peppers and fry them for a short time, while being careful not to burn the garlic.
* Add your crushed tomatoes, together with some salt and pepper, increase the heat to medium and let simmer for 10-15 minutes or until it looks nicely thickened.
* When the water starts boiling, put a handful of salt into it and then your pasta of choice. Ideally leave the pasta slightly undercooked, because it will go in the hot sauce and finish cooking there.
* When the sauce is almost ready, add most of your chopped parsley and stir it around. Save some to top the dish later.
* When the pasta is ready (ideally at the same time as the sauce or slightly later), strain it and add it to the sauce, which should be off the heat. If the sauce looks a bit too thick, add some of the pasta water. Mix well.
* Add some of the grated cheese of your choice and stir it in.
* Serve with some more grated cheese and chopped parsley on top.

pasta-navy-style | for 2 |
Pasta Navy Style
- 250g pasta (fusilli, penne or any short pasta)
- 300-400g ground beef
- 3-4 tomatoes
- 1 carrot
- 1/2 onion
- 2-3 garlic cloves
- Cumin
- Paprika
* Add olive oil to your frying pan, heat it to medium-high heat.
* Chop some onions and add them to the preheated pan.
* After a couple of minutes add the ground beef to the pan, salt it and mix it a bit with the onions in the pan.
* When the meat is almost done, mince the garlic and add it together with the cumin and paprika to the pan.
* Cook the pasta in a pot until its done al dente while the beef is being cooked.
* Grate the tomatoes over the pan using a grater with small-sized slots, in such a way that the tomato paste and juice falls right away from the grater to the pan.
* Grate the carrot using a grater with medium-sized slots and add it to the pan.
* Salt some more to taste, and add some black pepper to taste, mix.
* Cook it over medium/medium-low heat for about 10-15 minutes or until the water and juices from the tomatoes have almost completely evaporated.
* Once (or if) the pasta and beef is already cooked, add the pasta to the pan and cook for another couple of minutes.
* Serve hot.

pastitsio | for 6 | 65 min
Pastítsio
- Pasta layer:
- 600g penne rigate
- salted water
- Meat layer:
- 1 large onion, finely diced
- 700g lean ground beef
- 0.5 tbsp ground allspice
- 0.5 tbsp ground cinnamon
- 0.25 tsp ground clove (optional)
- 340g tomato paste
- Béchamel layer:
- 226g butter
- 226g flour
- 1L cold milk
- 237ml chicken stock
- freshly grated nutmeg (optional)
- grated cheese (optional)
* Preheat oven to 190°C
* In a large pot of salted water, cook the pasta per package directions. Drain and set aside.
* Cook onion in a bit of oil until soft. Add meat and cook until browned, breaking meat into small pieces.
* Drain any excess grease and add spices. Stir together and cook ~30 seconds.
* Mix tomato paste with enough water to create a viscous tomato sauce. Add sauce to meat and simmer 2-3 minutes before setting aside.
* In a saucepan melt the butter and add the flour. Cook 2-3 mins until no longer starchy, whisking frequently. Add milk gradually and whisk continuously. Add stock and cook until sauce is thickened. Add nutmeg and season to taste.
* Add thin béchamel layer to bottom of casserole dish and assemble as follows: half pasta, all the meat sauce, 2nd half of pasta, rest of béchamel and cheese.
* Bake covered for 45 minutes, removing lid last 5-10 minutes to brown top. Let cool 15 minutes.

pate-chinois | for 6 | 80 min
Pâté Chinois (Quebec Style Shepherd's Pie)
- Mashed potatoes layer:
- 1½ lb of potatoes or around 6 big one, peeled and diced
- 2 tbsp of butter
- ½ cup milk
- 1 tsp of herbs de Provence or dried parsley
- (optional) ½ cup of strong cheddar cheese, grated
- Pinch of nutmeg
- Paprika
- Beef layer:
- 1 tbsp of butter
- 1 lb of ground beef
- 1 onion, diced
- 1 tbsp of soya sauce
- 1 tbsp of herbs de Provence
- 1 tsp of Worcestershire sauce
- Corn layer:
- 1 small can (around 14oz) of whole kernel corn
- 1 small can (around 14oz) of cream style corn
* Preheat the oven to 375°F (190°C).
* In a large pot of salted water, cook the potatoes for 20-30min or until tender. Drain.
* Add the butter, the milk, the herbs, the nutmeg and mash the potatoes with a masher or an electric mixer. Gradually add the cheese. Season with salt and pepper and set aside.
* In a pan at medium-high heat, brown the onion in the butter and cook the beef until golden brown. Add the herbs, the Worcestershire and the soya sauce and cook it for another 2min. Set aside.
* In a 6-8 inch baking dish, press the meat into the bottom. Evenly cover with the whole kernel corn, the cream corn and finish with the layer of mashed potatoes.
* Sprinkle some paprika to taste.
* Bake it in the oven for 20-30min.
* (Optional) Finish the cooking under the broiler for no more than 2min.
* Serve with ketchup on top and with marinated beets on the side.

carrot-salad | for 1 | 10 min
Carrot Salad
- 3 raw carrots, peeled in thick vertical strips and washed thoroughly
- 2 tbsp virgin coconut oil
- 1 tbsp apple cider vinegar, unrefined
- 2 cloves raw garlic (optional)
* Grate the carrot and rinse out under water. Then mix with coconut oil and vinegar. Add a pinch or two of salt.

pho-soup | for 4 | 140 min
Pho Soup
- Garlic (4-8 large cloves)
- Spring Onions
- Cardamom Seeds (10 or so)
- Star Anise (4-5)
- Ginger
- Cinnamon Sticks (3-5 sticks)
- Diced Beef (300g)
- Beef Bones with marrow (3x)
- Beef bouillon cubes (1-3)
- Coriander (to taste)
- 1 Lime (to taste)
- Fish/Oyster Sauce
- Honey or Brown Sugar
- Rice noodles
* Heat your oven and place the spices (garlic, cardamom seeds, cinnamon sticks, star anise and ginger) on a tray and bake them until browned or decently toasted.
* Boil bones until you remove most of the scum, and transfer the spices from the oven into the pot. If you can, place the spices in a tea strainer; otherwise fish them out later on.
* Add beef bouillon cubes, diced beef, fish/oyster sauce, and honey/sugar, then simmer for a couple hours with the lid on.
* Cook the rice noodles (should only take a few minutes, just until the texture is al dente enough).
* Once the broth is done cooking, fish out the spices that you added at step 2. It's worth doing this rather than accidentally chewing on a bit of star anise.
* Cut up coriander and spring onions as garnish.
* Add rice noodles to bowl, followed by the broth and its contents, followed by the garnish. This can be made and eaten within 1 hour if you want it quickly, but typically with broths the longer you simmer the tastier it'll be.

pilaf |  |
Pilaf
- 150ml cooking oil
- 1kg long grain rice
- 1.5kg meat (lamb or any other kind of meat)
- 500g onions
- 500g carrots
- 2 tbsp salt
- 5 cloves of garlic
- raisins, cardamom, paprika, coriander, cinnamon, cumin, turmeric (all optional)
* Put the cooking oil in a cauldron and heat it, add a head of onion until it is black, then throw it out.
* Throw coarsely chopped meat into the cauldron and let it boil until it's golden brown, then add a pinch of salt.
* Add the chopped onions, then wait 2 minutes and add the sliced carrots, boil for another 2 minutes.
* Add 500 ml of water diluted with tomato paste, boil for 5 minutes.
* Rinse the rice and put it into the cauldron but do not mix.
* Add another 500 ml of water diluted with tomato paste and wait until it is boiling.
* Reduce the heat to minimum, then add two tablespoons of salt.
* Close the cauldron and leave it on low heat for 1.5-2 hours.
* 1 hour before it is ready(or when you can't see water above the rice), add the garlic.
* You can now turn over the rice if it is undercooked and add some raisins.
* Keep boiling until all water is evaporated.

pork-based-chili-con-carne |  | 125 min
Pork Chili con Carne
- Chorizo pork sausage
- Pork mince
- Bacon strips
- Tomato sauce
- Chilis
- Canned kidney beans
- Olive oil
- Wine
- Butter
- Spices
* As pan heats: Slice chilies and chorizo as desired
* Olive oil in pan heat on high
* Pork mince in.
* Butter add
* Bacon add
* Add 3/4 of tomato sauce
* Add chilies and chorizo
* Add spices and beans. Then wait until audible spitting of sauce has lasted for around 40 min
* Add remainder of sauce
* Add wine
* Lower flame, cover pan, then maintain a gentle simmer for 20-40 min

portuguese-steak-with-beer-sauce |  |
Bitoque - Portuguese Steak with Beer Sauce
- sirloin steaks
- garlic
- olive oil
- medium fat milk
- beer
- mustard
- flour
- eggs
* Season the steaks with sliced garlic and salt.
* In a frying pan, bring the steaks to the boil in abundant olive oil (to make the sauce later) and let it fry. Season with salt only when you are frying them. Remove and set aside in a dish covered with aluminum foil to keep them warm.
* In a low heat add to the sauce of the steaks, a little more butter or margarine and let it melt. Then add the milk and let it boil a little.
* Then add the beer, the mustard and the flour dissolved in a little water or milk and stir it well. Add to this sauce the sauce that was formed in the dish of the steaks. Add a little pepper, and stir until it always thickens over a low heat. Rectify the seasonings.
* When the sauce is ready, place the reserved steaks again in the skillet for a few more minutes.
* Fry the eggs (use a non-stick frying pan that doesn't require any fat) and season the egg white with salt and the yolk with black pepper.
* Place the steaks with the sauce and the egg on top in clay bowls and serve with french fries, white rice and salad.

potato-and-eggplant-curry |  |
Potato and Eggplant (Aubergine) Curry
- 1 large eggplant (aubergine)
- 2 medium potatoes
- 3 tbsp olive oil
- 2 onions (finely sliced)
- 2 garlic cloves (crushed)
- 2 tsp garam masala
- 2 tsp turmeric
- 2 tsp ground coriander
- 400 ml can chopped tomatoes
- 400 ml can coconut milk
- rice
- Optional extras:
- carrots
- red peppers (capsicums)
- paneer
* Heat the oven to approximately 200 °C (392 °F).
* Cut the eggplant into 1 cm (⅓") slices and place on a tray. Cover with a layer of oil and bake for 20 minutes.
* Cook the sliced onions with oil until soft on medium (about 5-6 minutes).
* Add the garlic, garam masala, turmeric and ground coriander and allow to release aroma for a minute or two.
* Tip in the canned tomatoes and coconut milk. Add the eggplant, and chunks of potato. It is possible to add additional vegetables at this step.
* Cover and simmer for ~15-20 minutes.
* Boil 2 serves of rice
* Remove the lid and cook for a further 5 minutes, or until reduced. A nice optional addition at this point is paneer.
* Serve with the rice

potato-leek-soup | for 2 | 95 min
Potato Leek Soup
- 3 tablespoons unsalted butter
- 2 large leeks
- 1 quart chicken or veggie stock
- 11 ounces peeled and sliced waxy potatoes
- 1 bay leaf
- ¾ cup heavy cream
- white pepper
- (optional) ½ teaspoon ground nutmeg
- (optional) ½ tablespoon dill weed
* Chop the white to light-green part of the leek into moderately sized pieces and discard the dark-green ends.
* Melt the butter in a pot on medium-low heat, add chopped leeks and potatoes. Stir until leeks are sweat.
* Add stock, bay leaf, pepper and optional ingredients now. Raise heat to medium-high, simmer until potatoes are tender.
* After removing the pot from the heat, remove the bay leaf and immersion blend pot until you reach a desired consistency.
* Stir in heavy cream and salt to taste.

potato-pure | for 4 | 25 min
Potato purée
- 1 kg potatoes
- 200 ml milk
- 3 teaspoons butter
- grated cheese (optional)
* Peel the potatoes and cut them to small pieces. The smaller, the faster to cook.
* Put them in a pot and cover with water.
* Bring to boil and cook until potatoes are soft.
* Drain and mash with a fork.
* Warm up milk, but don't let it boil.
* Still on the fire, add butter and mashed potatoes, and optionally grated cheese, and stir until uniform.
* Keep stirring on the fire to thicken as you like.

potato-soup |  |
Potato Soup
- 10 or more potatoes (yellow or brown)
- Butter, a stick or two
- Whole Milk
- Garlic
- Cheese (optional)
- Onion Greens (optional)
- Sour Cream (optional)
* Bake the potatoes at 450° for about an hour.
* Take them out and leave them to cool for a good 10 minutes.
* Begin heating up a big pot to about medium temperature, and put the butter in to melt.
* Cut the potatoes in half and scoop them directly into the pot.
* Once you are finished with that, begin mashing them until they are a nice mashed-potato-like consistency.
* Add milk little by little, stirring as you go, until you reach the desired consistency. About half a gallon.
* Shred cheese into the soup. Then add garlic, salt, pepper, cayenne, onion greens.
* Let the soup reach a boil, stirring constantly. Remove from heat and serve.

pulled-rabbit |  |
Pulled Rabbit
- 2 cleaned rabbits
- butter
- 2 hard-boiled egg yolks
- minced sweet herbs (basil and/or rosemary)
- lemon
- nutmeg
- cayenne (optional)
* Boil 2 cleaned rabbits until very tender.
* Take them out to cool.
* When they are cool enough to handle, cut them in pieces as for carving, and peel off the skin. Then with a fork pull all the meat from the bones, first loosening it with a knife.
* Put it into a stew-pan with plenty of cream, or some bits of fresh butter rolled in flour; some minced sweet herbs, some grated fresh lemon rind, and some hard-boiled yolks of eggs crumbled. Season with cayenne and nutmeg.
* Cover it, and let it simmer till it comes to a boil. Then immediately take it off the stove, and transfer it to a deep dish.

pulpo-gallega |  |
Pulpo a la gallega
- 1 octopus (1.7 to 2kg)
- Potatoes
- 2 bay leaves
- Sweet and spicy red pepper
- Salt
- oil
* Boil water along with salt and the bay leaves
* Once the water is boiling, introduce the octopus 3 times by putting it on and taking it out, then let it cook for 35 to 40 minutes by puncturing it to see whether it is already soft or we need to leave it a little longer
* Turn off the fire and let it rest for 20 minutes more with the same water. Meanwhile we will have boiled the potatoes with skin for about 25 minutes depending on the size.
* We will remove the octopus from the water and let it cool, and once it is cold, we will cut it in slices with scissors.
* To assemble the dish we will laminate the potatoes by placing them at the bottom of the plate, on top and we will put the octopus slices seasoning it with salt, the sweet and spicy red pepper and a good squirt of olive oil.

quesadilla | for 1 |
Quesadilla
- 1-2 tortillas
- 4 small pinches of mozzarella, Oaxaca or Monterey Jack cheese
- Oil (optional)
- Any ingredients you want, for example veggies, cooked chicken or mushrooms, or beans
* Heat a pan to medium with an (optional) thin coating of oil.
* Lay a single tortilla down on the pan and arrange cheese on the edges. Arrange on 1 edge if you are making a folded quesadilla. Do both edges if using 2 tortillas. The cheese will help make sure the ingredients don't fall out when flipping.
* Add the ingredients onto one half of the tortilla if using 1, or the entire surface if using 2.
* Fold empty half of the tortilla in the pan onto itself if you are only using one tortilla. If you are using 2 simply place the second on top of the first.
* Periodically flip the tortilla until both sides are golden brown. This may be hard if using 2 tortillas; you can also transfer it to a plate, flip it with your hands, and transfer it back to the pan.

quiche | for 4 | 190 min
Quiche Lorraine
- 200g Flour
- 100g Butter or Margarine
- 5 Tablespoons of Water
- 200g of Ham (alternatively cooked ham)
- 4 Eggs
- 1/4 l cream
- 125g grated Edamer Cheese
- For the Baking Tin: More Butter and Flour
* Spread some butter on a 26cm Ø or two smaller baking tins and cover it with flour
* Sieve the flour, mingle the butter/margarine in small flakes.
* Form a depression in the middle of the flour and add spoons of water.
* Mix all ingredients by hand until the dough becomes a homogeneous mass.
* Wrap the dough in aluminium foil and let it rest in the fridge for two hours.
* Preheat the oven at 200°C.
* Spread the dough on a flour-covered surface. Roll it until it has a thickness of around 4mm. Form a crust on the sides.
* Use a fork to prick the dough for a more thorough heat penetration.
* Cut the ham in slices and distribute them evenly on the dough.
* Divide the yolk from the egg white.
* Whisk the yolk with cream.
* Add the grated cheese.
* Whisk the egg white until it becomes foamy. Add it to the yolk-pepper-salt-cheese mixture.
* Cover the ham in the baking tin with the mixture. Equalize the surface.
* Bake the Quiche in the oven on the middle rail for 30 minutes.
* After baking leave it to rest for a few minutes, then serve while it's still warm.

quickbreakfastspaghetti |  |
Quick Breakfast Spaghetti
- Spaghetti (any kind you prefer)
- Ground spices (cumin, turmeric, paprika, and garlic)
- Tomato Paste/Sauce (preferably one with basil and without preservative)
- Extra Virgin Olive Oil
* Boil some water fully and prepare a pot.
* While the water is boiling, add all your spices in the pot with the spaghetti on top.
* Pour the boiled water on the spaghetti to make it soft so you can immerse it fully in the water.
* Mix thoroughly the water with the spices and salt and pepper if needed.
* Place the pot on the stove, keep it boiling, and stir every minute or two for 8 minutes.
* It should take no more than 8 minutes, but you can check if it is fully cooked by tasting one piece at a time.
* Once it is fully cooked, strain the water from the pot and keep the spaghetti in.
* Before placing it back on the stove, add and mix a generous amount of olive oil.
* While stirring the spaghetti, add your tomato sauce or paste and keep mixing for a minute and avoid letting it stick to the boiler.
* Pour the spaghetti out in your favorite bowl.

rabbit-onions |  |
Rabbits with Onions
- 2 cleaned rabbits
- 6 large onions
- nutmeg
- butter or lard
- flour
- cayenne (optional)
* Peel, boil, and slice six (or more) large onions, and season them with nutmeg, and a very little cayenne. Cover them, and set them aside till wanted.
* Cut the meat from two rabbits into pieces, and fry them in fresh butter or lard. When browned, and nearly done, cover them with the sliced onions, and brown them until the meat is cooked through, having laid among them some bits of fresh butter rolled in flour.
* Dish the rabbits, with the pieces entirely hidden under the onions.

ragu |  |
Ragù
- 1 pound tubular dried pasta
- 1 pound sweet Italian sausage
- 1 onion, minced
- 1 carrot, minced
- 1 celery stalk, minced
- 28oz (825 ml) can of whole tomatoes
- 3 tablespoon of tomato paste
- 1/4 cup fresh parsley
- 1 sprig of fresh thyme
- 1 sprig of fresh rosemary
- grated Parmesan cheese (optional)
- extra-virgin olive oil
* Sauté sausage crumbles in a large pan or dutch oven over medium-low heat. Add enough olive oil to gently fry the crumbles. Cook about five minutes until opaque, not browned.
* Add minced onion, carrot, and celery, and parsley to the pan. Stir often and add more olive oil if pan is dry. Cook 30 minutes on very low heat until vegetables are caramelized and sausage is browned.
* Add canned tomatoes and their juice. Break up tomatoes in the pan.
* Bring to a simmer then add thyme and rosemary
* Continue simmer uncovered for 20 minutes, until thickened.
* Mix tomato paste with 1 cup of hot water. Reduce heat to very low and add mix to the pan.
* Cook about 10 minutes until the sauce is dark red and glistens with oil.
* Remove herb sprigs and add pepper to taste.
* Meanwhile, boil large pot of salted water then cook and drain the pasta.
* Serve ragù over plate of pasta and top with grated parmesan cheese;

ragu-napoletano | for 10 | 360 min
Ragu Napoletano
- Tomato Sauce:
- 6-10 lbs San Marzano plum tomatoes (fresh or canned peeled)
- Tomato paste (optional)
- Aromatics and Herbs:
- 8 cloves garlic
- 1.5 white onions
- 6-8 oz red wine
- 8 fresh basil leaves
- Dry oregano
- Red pepper
- Meat:
- 1-2 lb pork tenderloin
- 1-2 lb sweet and or spicy Italian sausage
- 1 lb cubed stewing beef (chuck, short rib, or oxtail)
- Meatballs:
- 1-2 lb total of ground beef chuck, veal, and pork
- 1 1/2 cups grated Pecorino Romano cheese
- 1 1/2 cups breadcrumbs (baked stale bread, oregano, salt and pepper pulsed in a food processor)
- 2-3 eggs
- Splash of milk
- Handful of fresh parsley chopped
- Sprig of fresh basil chopped
- 1/2 onion minced
- 4-8 cloves garlic minced
* If you already have tomato sauce skip to step 5
* For fresh tomatoes, wash and cut out off the green stems of the tomatoes and cut them into a few chunks and lightly salt them over a colander or strainer so they release water and break down quicker
* For canned tomatoes, use your hands to crush the peeled tomatoes (don't use a food processor)
* In a large stock pot cook down the tomatoes for approximately 30 mins then use a food mill or strainer to remove the skins and seeds to yield tomato sauce
* Mix all the ingredients in the Meatballs section by hand and form equal sized meatballs
* Either bake the meatballs at 400°F until brown or fry them with the other meats in step 7
* Coat the bottom of a dutch oven or large stock pot with olive oil and sear each meat one by one, removing from the pot once browned on the outside (do not cook the meat all the way through)
* Sweat the onion and garlic, then deglaze the pan with the red wine
* Fill the pot with the seared meat, tomato sauce, add the fresh basil, then season with dried oregano, red pepper, salt, pepper, and a pinch of sugar to taste
* Cook on very low flame uncovered for 4-5 hours stirring making sure it doesn't burn
* Serve over cooked dry pasta such as ziti, penne, rigatoni
* Portion the sauce and meats and freeze in containers for up to 4-6 months

refried-beans | for 2 |
Refried Beans
- 400-500g can of pre-cooked beans
- 1/4 onion
- 3-4 garlic cloves
- Cumin
- Paprika
- 2-4 spoonfuls butter
- Cooking oil (can be olive oil)
* Add the oil and the butter to the frying pan and heat to medium heat.
* Chop the onion and mince the garlic.
* Once the frying pan is heated, add the onion and garlic to the pan, and fry them for about 3 minutes.
* Add salt, cumin, and paprika to taste. Add paprika until the mix is a brownish red. Mix with your spatula, and let fry for about 5 minutes.
* Open the can of beans and pour the beans into the pan. Depending on how liquid you want the refried beans to be, you can use all or just some part of the liquid inside the can.
* Mash the beans and mix. Let them fry at medium-low to medium heat for about 5 to 10 minutes, mixing from time to time.
* Serve, and enjoy with some totopos.

roesti | for 4 | 40 min
Rösti
- ~800g (~1.5lb) potatoes (firm/waxy)
- 2 carrots
- 500g (~1lb) peas or spinach
- 4 eggs
- 2 onions (medium size)
- butter
* Shred raw or cooked (but cool) potatoes with a grater. The shreds should be quite large so do not use a fine grater.
* Dice the first onion and mix together with potatoes. You can also add diced bacon if you want to. Add your seasonings here.
* Heat up some butter in a large pan. Add your mix to the pan on high heat. Let the mixture get warm for a few minutes under constant stirring.
* Reduce heat to medium-high. Form the Rösti into a round cake. It should fill out the whole pan. Make it with a thickness of around 1 - 1.5cm (~1/2") for a softer Rösti.
* Add some more butter flakes around the inside of the pan to get it under the Rösti.
* It can take quite a while for a nice crust to form. Check after roughly 5-10 minutes for browning.
* While the Rösti is cooking dice the other onion and the carrots. Steam everything in a pan with a bit of water. Use a lid to get the temperature up.
* Alternatively you can use fresh or creamed spinach.
* When you're satisfied with the browning, flip the Rösti and set the heat to medium-low. A plate can be useful here, put it on top of the Rösti in the pan and flip. Then gently put the whole cake back in the pan.
* When the Rösti crispness is to your liking, remove from pan and fry two eggs.
* Top Rösti with eggs and serve with the peas or spinach.

sardine-cakes | for 15 | 50 min
Sardine Cakes
- Sardine Fish Cakes:
- 2 tins sardines (~4oz)
- ½ cup mayonnaise
- ½ cup Panko breadcrumbs
- 2 teaspoons Old Bay seasoning
- 1 egg
- lemon juice (optional)
- Spicy Yogurt Sauce:
- ½ cup plain yogurt (whole milk)
- 1 tablespoon sriracha
- 1 tablespoon Dijon mustard
- 1 teaspoon Worcestershire sauce
- minced garlic (optional)
* Remove sardines from tin, reserving oil, and place fish in a mixing bowl. Add remaining fish cake ingredients, along with the oil from one tin (about 2 TB) to the bowl.
* Gently mix all the ingredients together with a fork. Mix until incorporated, but don't purée.
* Use something to scoop the fish cake mix into small balls. Flatten into small patties 2" across, and about ½" thick.
* Set patties on a rimmed baking sheet, large cast iron pan, or casserole dish.
* Refrigerate patties for about 30 minutes.
* While fish cakes chill, mix together all the ingredients for the yogurt sauce.
* Move oven rack to the top 3rd of the oven. Broil for 5 minutes, flip, and broil 3-5 minutes more, until cakes are golden brown.
* Drizzle some lemon juice on cakes. Serve while still hot with the yogurt sauce.

sausage-rolls |  | 70 min
Sausage Rolls
- Eggs
- Puff pastry
- Pork meat / sausage meat
* Place baking paper onto a tray
* Whisk eggs
* Lay out pastry, brush or pour egg whisk so it lightly covers the pastry
* Prepare sausage meat onto pastry
* Fold pastry around the meat, apply extra egg whisk to the 'seal' where the pastry is folded together
* Bake until golden brown and the meat is cooked through.

savory-squash |  | 65 min
Savory Squash
- 1 Butternut Squash
- 1/2 Stick of butter
- Salt, to taste
- St. Augur Blue Cheese
- Chives
* Peel Butternut squash and discard both ends. Cut in half lengthwise, scoop and discard seeds. Cut in half lengthwise again.
* Place face down on greased baking sheet. Rotate to roast the other face after 20 minutes, Check at 45 mins with a toothpick for softness.
* Cut up into 2 inch chunks and toss into stand mixer. Mix on high and add a half stick of butter and salt to taste. Stir in half of the St. Augur blue cheese.
* Pour into casserole dish. Stir in any extra blue cheese to taste or crumble on top. Lower oven to 300 and bake the mashed squash for 15 minutes.
* Garnish with chopped chives on top.

schinkenfleckerl-gratinated | for 8 | 145 min
Schinkenfleckerl überbacken, Viennese Mac'n'Cheese
- 1kg ham or smoked rolled roast
- 1kg cooked fusilli noodles or small square flat noodles (=Fleckerl)
- 500 ml cream
- 500 ml sour cream
- 1-2 eggs
- Marjoram, nutmeg, pepper
- Optional:
- parmesan
- chili flakes
* Start cooking noodles.
* First slice, then cube ham into smaller than 1cm³ pieces.
* Whip cream in a big bowl.
* Add spices, eggs and sour cream to bowl and stir.
* Put ham cubes in and stir.
* Put noodles without water into bowl and mix.
* Put the mixture into one or two baking pans (with baking paper).
* Bake at ~160°C for ~2 hours.
* Optionally gratin mozzarella or any other cheese on top for 5-10 minutes.

schnitzel | for 4 | 21 min
Schnitzel
- 4 veal cutlets (1 ~ 150g)
- 2 eggs
- 1 lemon
- 100g flour
- 150g bread crumbs
- 100g butter (or even better clarified butter)
* Prepare 3 bowls. (One with flour, one with beaten eggs, one with bread crumbs seasoned with salt and paprika)
* Gently dry the veal with kitchen roll.
* Put the veal on a board and beat it with a meat tenderizer (or a rolling pin) to a thickness of 0.5 cm. (Beating the veal makes it tender)
* Season the veal with salt and pepper on both sides, dive it through the 3 bowls. (First flour, then eggs, finally bread crumbs)
* Melt the butter in a deep pan. (Attention: not too hot. Butter should not turn brown)
* Fry the veal on each side until it is gold brown. (e.g. 3 min on each side)
* Serve with a piece of lemon.

scouse | for 4 | 40 min
Scouse
- beef mince
- a white onion
- garlic
- bay leaf
- potatoes
- carrots
- beef stock ~1 pint
- beef gravy granules
- parsnips (optional)
- swede (optional)
- cabbage (optional)
* Finely dice the onions and garlic. Chop the carrots, potatoes, parsnips and/or swede into a uniform size.
* Fry the diced onion with a bit of oil until brown, in a deep pot. Then quickly fry the garlic (until you can smell it).
* Add the mince whole and sear (flipping to sear the other side before breaking up).
* Once the mince is properly browned, Pour in the beef stock.
* Add your root vegetables now, along with your bay leaf, salt and lots of pepper.
* Leave to boil for about a half hour then remove the bay leaf. Adding the cabbage half way through.
* Stir in the gravy granules until you get the thickness you want and Serve.

seafood-pasta |  |
Garlic Butter Seafood Pasta
- spaghetti or fettuccine
- butter
- heavy cream
- garlic
- oregano
- white wine (Pinot Grigio or Sauvignon Blanc recommended)
- lemon/lemon juice (optional)
- red pepper flakes (optional)
- Seafood, choose from:
- mussels
- squid
- shrimp
- clams
- lobster
* Prepare your pasta al dente, because it will continue to cook slightly once we add the sauce.
* Defrost/Deshell your seafood of choice
* Chop a half tablespoon of garlic into small pieces
* In a large pan on medium heat, saute your chopped garlic in salt and butter for a minute or so.
* Add the seafood and saute until it is cooked through. Season with oregano, red pepper flakes and salt
* Add a half cup heavy cream and a third cup of white wine to the pan. Cook until you have the consistency you want.
* Drain your pasta (Which should be cooked by now) and pour contents of the pan into the pasta.

shakshouka | for 2 | 20 min
Shakshouka
- 5 small tomatoes
- 5 eggs
- 1 peeled white onion
- some chives
- cumin
- powdered sweet pepper
* Scald the tomatoes so they are easier to peel.
* Peel the tomatoes and cut into cubes
* Chop the onion and glaze it on the frying pan with oil
* Add tomatoes
* Season
* Stir and wait for it to get denser
* Knock the eggs in
* Season the eggs
* Cover the pan with a lid
* Cook until eggs are set
* Add chives

shepherds-pie | for 8 | 100 min
Shepherd's Pie
- 600 g of mealy/floury potatoes
- 2 onions
- 2 carrots
- 4 tablespoons (tbsp.) of oil
- 800 g of minced lamb
- 100 g of frozen peas
- 2 tbsp. of tomato paste/puree
- 300 milliliters (ml) beef stock
- 1 tbsp. of sweet or smoked paprika
- 30 g of butter
- 200 ml of milk
- 1 pinch of nutmeg
* Peel potatoes, cut into cubes and boil in saltwater for 20 minutes. Peel the onions and carrots and cut into small cubes.
* Heat the oil in a pan and fry the minced meat until crumbly. Add the onions, carrots and peas. Add the tomato paste and beef stock. Stir well and season with paprika, pepper and salt.
* Drain potatoes and mash with butter. Add milk, season with nutmeg and stir until creamy.
* Preheat the oven to 200°C. Grease a casserole dish with butter, put the minced meat in it and spread the mashed potatoes on it with a piping bag. Put the dish in the oven for 30-40 minutes.

shrimp-and-grits | for 2 | 25 min
Shrimp and Grits
- 2 lbs Large/Jumbo Shrimp
- 6 Slices of Bacon
- 1 cup Un-Cooked Grits
- 3 cups Chicken Broth
- 2 cups Shredded Cheddar Cheese
- 3 tbsp Butter
- 3 tbsp Chopped Fresh Parsley
- 1 tbsp Creole / Cajun seasoning
- 2 Cloves of Garlic, minced
- 2 tsp Worcestershire Sauce
- 1 tbsp Lemon Juice
* Add bacon to hot pan. Meanwhile, in separate pot, bring chicken broth to a boil.
* Add grits to chicken broth and stir. Cover and simmer per instructions on box.
* Once grits are done, add butter plus salt and pepper to taste. Stir until combined.
* Add cheese. Stir until combined.
* Once bacon is done, keep bacon fat in the pan. Add shrimp and fry on medium-high heat
* Add Creole seasoning, lemon juice, Worcestershire Sauce, garlic and toss.
* Fry until shrimp turns white on each side which is about 5-7 minutes total.
* In a bowl, serve shrimp and bacon over grits. Top with parsley.

shrimp-fettuccine-alfredo | for 3 | 30 min
Shrimp Fettuccine Alfredo
- 1 8oz cream cheese
- 1lb uncooked peeled shrimp
- 1/3 cup milk (more milk for thinner sauce)
- 3/4 cup grated parmesan cheese
- 2 tbsp butter
- 1 tsp garlic powder
- Pasta noodles of choice (e.g. approximately 9oz of fettuccine noodles)
* Initial Preparation (5-10 minutes): Grate your Parmesan Cheese
* Peel your shrimp
* Preparing the Pasta (10-20 minutes): In a medium saucepan, bring 4 cups of water to a rapid boil.
* Turn down to medium heat (Simmering).
* Add your pasta noodles.
* Preparing the Alfredo Sauce (7-10 minutes): In a large frying pan, add butter, garlic powder, and shrimp.
* On medium heat, sauté ingredients until shrimp are cooked.
* Then add the cream cheese broken into chunks.
* Stir until creamy.
* Once cream cheese is to sauce consistency, add milk.
* Stir until light simmer.
* Add parmesan cheese and continue stirring.
* Stir until cheese is mixed.
* Remove from heat.
* Serving: Strain cooked pasta noodles.
* Serve the strained noodles on a plate and top with alfredo sauce.

simple-chicken-curry | for 3 |
Simple Chicken Curry
- Spices:
- 1 ½ tsp Coriander
- 1 tsp Cumin
- ½ tsp Turmeric
- ½ tsp Ground Fennel Seeds
- ½ tsp Cinnamon
- ½ tsp Black Pepper
- ½ tsp Ginger
- ¼ tsp Mustard
- ¼ tsp Ground Cloves
- Sriracha Sauce (optional)
- Main Ingredients:
- ¼ cup (½ stick) Butter
- 1 large Onion
- 4 cloves Garlic
- 2-3 cups Chicken Broth
- 2-3 cups Crushed or Pureed Tomatoes
- 1 ½ lbs Boneless Skinless Chicken Breasts
* Mince the garlic and dice the onion.
* Saute onion and garlic with the butter in a pot.
* Once the onion is just beginning to brown, pour in the chicken broth and tomato and raise heat to high.
* Cut the chicken breasts into bite-sized cubes.
* Add the chicken and the spices.
* Once the pot reaches a boil, reduce heat and let simmer for 30 minutes.

slow-cooked-lamb-with-lemon |  |
Slow-cooked Lamb with Lemon
- Lamb shoulder or shank, preferably on the bone, 1-1.5 kg (2-3 lbs)
- a whole head of garlic
- 2 carrots
- 1 leek
- 1 onion
- 2 lemons
- oregano
- rosemary
- potatoes (optional)
- yoghurt (optional, to serve)
- fresh bread (optional, to serve)
* On the night before: Mix up some olive oil, the juice of half a lemon, the oregano, the rosemary, and some salt and pepper. Rub this mixture into the meat and leave it in the fridge overnight to marinate.
* The next day: Heat the oven to 375°F/190°C/gas mark 5.
* Break apart the garlic. You can leave the skin on the cloves, or you can peel them, as you prefer. Chop the carrots, leek, onion, the remaining lemon, and the potatoes into chunks.
* Arrange the meat in the pot with the vegetables underneath and around it. Pour in any marinating juices, as well as a cup of water.
* Cook for 2½ – 3 hours. Half way through it's a good idea to check and see if it needs some more water to keep things from burning.
* Remove the lid and let the meat brown for a few minutes if you think it needs it.
* Pull the meat apart and serve, with yoghurt and fresh bread. You can use the juices as a gravy.

spaghetti-all-amatriciana | for 4 | 30 min
Spaghetti all'amatriciana
- Pecorino romano cheese preferably or Parmesan 1.5oz (40g)
- Fresh chili pepper (as many as you'd like)
- Extra virgin olive oil 1/4 cup (40g)
- Guanciale preferably or Bacon 3.5oz (100g)
- White wine 1/4 cup (60g)
- Tomato passata 10oz (300g)
- Spaghetti or similar long pasta 12oz (350g)
- (optional) Extra pecorino romano or parmesan
* Grate the pecorino and keep it aside.
* Mince the chili pepper(s) and keep it/them aside.
* Cut the guanciale in thin stripes and cook them in the oil with the minced pepper(s) for about 3 minutes on medium/high heat.
* Douse with the wine and turn up the heat. Cook until the alcohol has evaporated.
* Start cooking the pasta.
* Lower the heat to medium and add the passata, some salt and plenty of pepper. Cook for about 15 minutes.
* Once finished, drain the pasta and add the sauce and the pecorino/parmesan, mix well and serve immediately. Optionally you can add some pecorino or parmesan on top.

spaghetti-alla-puttanesca | for 4 | 25 min
Spaghetti alla puttanesca
- 320g italian spaghetti
- 2 garlic cloves
- 10g salted capers
- 25g anchovies in oil
- 800g peeled tomatoes "sugo"
- 1 bunch of parsley
- 100g Gaeta olives
- 2 chopped chillies
- A pinch of salt
* Wash capers from salt, then cut them
* Pit and crush Gaeta olives
* Wash and chop the bunch of parsley
* Start cooking the pasta until al dente.
* Pour the oil, the peeled garlic cloves and the chopped dry chilli peppers into a large pan
* Add the anchovy fillets and capers
* Brown over medium heat for 5 minutes, stirring often, so the anchovies will melt
* Now add peeled tomatoes "sugo"; mix it with a spoon and cook for another 10 minutes over medium heat
* When the sauce is ready, remove the garlic cloves
* Add crushed olives and chopped parsley
* Drain spaghetti directly in the pan and sauté it for half a minute

spaghetti-and-meatballs | for 6 | 60 min
Spaghetti and Meatballs
- For the sauce:
- ½ chopped sweet yellow onion
- 3 cloves chopped garlic
- 1 cup finely chopped carrots
- 1 cup chopped cremini brown mushrooms
- 2 cans (28 oz.) Italian plum tomatoes
- ¼ cup chopped fresh Italian parsley
- ¼ cup chopped fresh basil
- 3 tbsp. tomato paste
- ¼ cup grated Parmesan-Romano cheese blend
- ¼ cup red wine (optional)
- For the meatballs:
- 1 lb. ground beef
- ½ lb. fresh bulk Italian style pork sausage
- 2 tbsp. finely chopped basil
- 2 tbsp. finely chopped Italian parsley
- ½ cup finely chopped cremini brown mushrooms
- 2 large eggs
- ¾ cup unseasoned breadcrumbs
- ¼ cup grated Parmesan-Romano cheese blend
- Red wine (optional)
- For the pasta:
- 1 ½ lb. dry spaghetti
* Prepare the sauce: Heat olive oil in a 4 to 5 quart pot on medium-high heat.
* Add onions and cook for 2 minutes.
* Add garlic and cook for 30 seconds longer or until fragrant.
* Add the carrots and mushrooms, and cook for 2 minutes.
* Add the tomato paste, stir to blend, and cook for a minute longer.
* Add the canned tomatoes, basil, and parsley.
* Mash and stir the tomatoes with a potato masher until the sauce starts to thicken, about 5 minutes over medium-high heat.
* Reduce heat to low and simmer gently while preparing meatballs, stirring occasionally.
* Form the meatballs: In a large bowl, mix by hand the beef, Italian sausage, basil, parsley, mushrooms, eggs, breadcrumbs, cheese, salt and pepper. Do not overmix or the meatballs will be tough.
* Use small melon baller (or teaspoon) to form 1-inch round meatballs.
* Roll and compress into tight balls.
* Cook the meatballs: In a separate wide, shallow pan, heat olive oil on medium-high heat.
* Brown meatballs on all sides for about 2-3 minutes. Depending on the pan size, you may need to brown two batches of the meatballs. Cook them in a single layer; do not crowd the pan by stacking them. Do not overcook the meatballs; they will continue to cook in the sauce.
* Towards the end of browning the meatballs, add a little bit of red wine to deglaze the pan.
* Finish and simmer the sauce: Add the cheese and red wine to the sauce and stir it in. Add 1 teaspoon of salt to taste.
* Add meatballs and gently stir. Simmer the sauce and meatballs for 30-45 minutes while cooking the spaghetti, stirring occasionally.
* Cook the spaghetti: Cook the pasta and optionally add 1/3 cup of pasta water to the sauce.
* Serve: Place a thin layer of sauce on a plate. Add pasta, sauce and meatballs.

spanish-tortilla | for 6 | 40 min
Spanish Tortilla
- 8 free-range eggs
- 1 kg of potatoes
- 1 white onion
- Extra virgin olive oil
* Peel, rinse and dry the potatoes.
* Cut the potatoes into thin slices. Put in a bowl, add salt to taste and stir.
* Put a nonstick frying pan on the fire and add enough olive oil to fry all the potato slices.
* Add the potato slices already salted and let them cook for approximately 20 minutes over low heat.
* While the potatoes are frying, beat the eggs in a bowl. Peel and cut the onion as finely as possible.
* Add olive oil in another frying pan and slowly fry the onion until it gets a slightly golden color.
* Drain the onion and add it to the bowl with the beaten egg.
* Remove the potatoes from the pan with a slotted spoon, draining the oil away as much as possible, and add them to the bowl with the onion and egg.
* Let the mixture rest for at least 5 minutes so all the flavors come together. Give it a very gentle stir from time to time.
* Remove the oil from the pan you used to fry the potatoes. Use the pan to cook the mixture over medium-high fire for about 5 minutes.
* Flip it over with the help of a big plate and cook the other side for another 5 minutes, until it is set.

spiced-apple-pancakes |  | 25 min
Spiced Apple Pancakes
- 1 cup flour
- 1 large apple, peeled
- 1 tbsp sugar
- 1 tbsp cinnamon (or more to taste)
- 1/2 tsp baking powder
- 1 tsp vanilla extract
- 2/3 cup milk
- 1 egg
* In a medium bowl, combine flour, sugar, cinnamon, baking powder, and 1 pinch of salt.
* Separate the egg yolk and egg white. Add the egg yolk to the dry ingredients.
* Whisk the egg white until foamy.
* Slice the peeled apple into thin strips. Alternatively, grate the apple.
* Combine dry ingredients, apple, vanilla extract, egg white, and milk into a homogenous batter.
* To a large pan, add 1 tbsp butter. Add the batter (about 3 tbsp per pancake) and cook for 2 min per side on medium-high heat.

spicy-sausage-pasta | for 4 | 60 min
Spicy Sausage Pasta
- 2 red onions, chopped
- Olive oil
- 6 spicy Italian sausages
- 1 sprig rosemary, needles finely chopped
- 1 red chilli, deseeded and diced
- A large glass of red wine (approx. 250ml)
- 2 x 400g tins chopped plum tomatoes
- 300g pasta, preferably penne
- 50g parmesan
- 300ml double cream
* Fry red onions with a splash of oil in a deep frying pan. Add the sausage meat (discarding the casings if need be). Add the rosemary and chilli
* Increase the heat and break up the sausage meat with a wooden spoon. Once meat has browned, pour in red wine and reduce by half. Add the chopped tomatoes and reduce the sauce, uncovered, for about 30 mins. Cook the pasta according to packet instructions.
* Grate the parmesan into a bowl. Drain the pasta and stir into the sauce with the parmesan, double cream and some seasoning.

sticky-porkchops | for 4 | 190 min
Sticky Porkchops
- 4 Pork chops
- 2 heaped tbsp Set honey
- 3 Garlic cloves, crushed
- Soy sauce
- Ginger (thumb sized piece), sliced
- 1 tbsp Chinese Five Spice
* Fill a shallow dish with soy sauce to about half the thickness of your porkchops. The level shouldn't be able to fully submerge them.
* Mix in the honey until fully combined with the soy sauce, then mix in the garlic, ginger and chinese five spice.
* Place your porkchops in the dish, then flip them.
* Cover the dish with clingfilm, then chill in the fridge for 1h 30mins.
* Take the dish out of the fridge, flip the porkchops, then recover the dish and chill for a further 1h 30mins.
* Heat some olive oil in a pan over medium heat, then place your porkchops in the pan and cook for 10-15mins or until cooked through.
* Take the porkchops out the pan, then rest for a couple of minutes before slicing and serving.

stir-fried-chicken-with-an-orange-sauce |  |
Stir Fried Chicken with an Orange Sauce
- Chicken (a pound or two)
- Oranges
- An Onion
- Two Red Bell Peppers
- Soy Sauce
- Honey
- Butter
- Flour
* Chop your onion and red bell peppers into small bits and throw them in a large frying pan to cook with a pat of butter, stirring occasionally.
* Chop your chicken into small bite sized pieces, add them to your pan once your onions begin to become translucent. Stir occasionally.
* If you have something to zest your oranges with add some zest to the ingredients in your pan.
* While your chicken is cooking hand squeeze the juice out of your oranges into a bowl, three to five of them.
* Once your chicken is cooked pour your freshly squeezed orange juice into your pan, then pour in some soy sauce (you want your orange juice to soy sauce ratio to be about 3:1, use your best judgment on how much to pour in). Add honey (at least two tablespoons) and stir. Turn the stove to medium-high.
* Let that sit for a few minutes, then stir in a few spoonfuls of flour to thicken the sauce.
* Once the sauce has reached your preferred level of thickness take it off the heat. Serve over rice.

stoemp | for 4 | 40 min
Stoemp
- 500g potatoes
- 300g carrots
- 100g bacon
- 50g butter
- 100ml heavy cream
- 1/2 teaspoon ground nutmeg
* Cut bacon into bits.
* Sauté bacon until well colored.
* Peel and dice into small chunks potatoes, peel and slice carrots.
* Boil for 20-25 minutes potatoes and carrots in salted water.
* Drain vegetables and mash with a fork, so that the texture remains slightly chunky.
* Mix with bacon bits, butter, cream, nutmeg, salt, pepper.

stoofvlees | for 4 | 270 min
Stoofvlees
- 2 Large onions
- 1 tablespoon butter
- 1kg chuck roast, cut in bite-sized pieces
- 2 33cl bottles of brown beer
- 2 bay leaves
- 2 twigs of thyme
- 1 clove (spice)
- 2 tablespoons of belgian apple/pear syrup (optional)
- 2 teaspoons of vinegar
- 1 slice of bread
- mustard
* Peel the onions and cut them into medium sized pieces, don't cut the onion too small.
* Place a large saucepan or dutch oven on low heat and add 1 tbsp butter. Once melted add your onions, cook until translucent.
* While your onions are cooking place a large frying pan on medium high heat and melt your second spoon of butter.
* Fry up your beef until it has a nice brown crust, to prevent overcrowding the pan you should sear the meat in separate batches, be careful to not burn the fond on the bottom of the pan. Season the meat with salt and pepper while its cooking.
* When a piece of beef is done searing add it to the pot with the onions, once you're done searing all of your meat add your beer to the frying pan and use it to deglaze, scrape off all the pieces stuck to the frying pan.
* Add the beer you used to deglaze to the pot with the onions and beef.
* Add the bay leaf and thyme, optionally you can bind them together with some kitchen twine so they are easier to pick out later.
* Add your clove and if you have it the syrup.
* Take your piece of preferably brown bread and generously spread it with mustard on both sides, place it in the sauce.
* Let it simmer on low heat, stirring once every 10-15 minutes. When the sauce has reached your desired thickness place a lid on the pot.
* The cooking time will depend on the quality of your meat, start checking if your meat is done once its been simmering for about 2 hours.
* The meat is done when the pieces hold together when gently stirring the sauce, but are easily cut with a fork or spoon.
* Finish the sauce by gently stirring in the vinegar to brighten up the flavors and serve.

stracciatella-soup | for 1 |
Stracciatella soup
- 2 eggs
- 500 ml broth
- Olive oil (optional)
* Beat the eggs in a bowl.
* Heat broth to boiling.
* Pour the eggs in the broth without removing from the stovetop.
* Stir with a whip until eggs coagulate.
* Serve broth and eggs together.
* If you want, you may season the dish with some olive oil.

stroganoff |  |
Beef Stroganoff
- beef
- chicken stock
- onions
- flour
- butter
- Worcestershire sauce or something similar
- dijon or honey dijon mustard
- egg noodles
* Dice an onion.
* Cut beef into bite-size strips. Ground beef can also be used (although not traditional), if beef is compacted into strips of similar size.
* Season the beef with kosher salt, freshly-ground pepper, or any other desired seasoning.
* Heat a skillet on high with butter or olive oil. Cook the onions until about translucent.
* Begin adding the beef strips and let them cook, stirring to prevent sticking or unequal cooking.
* Meanwhile, heat up a pot of highly salted water until it boils. Then add the egg noodles. Do not cook for too long as egg noodles might begin disintegrating when overcooked.
* Once beef is cooked, pour off the liquid produced from the meat.
* Add the chicken stock to the pan and continue cooking.
* Make roux (by mixing a small amount of flour with either water or melted butter). Mix this into the beef and stock as it cooks to thicken it to the desired consistency.
* Add Worcestershire sauce and the dijon mustard to taste.
* Serve on a plate with a scoop of egg noodles covered with the beef sauce.

stuffed-round-squash | for 4 |
Stuffed Round Squash
- 2 Onions
- 1 Carrot
- 4 Round squash
- 1 Cup of rice
- 100g of Cheese (optional)
* Cook the rice. This usually takes 20 minutes. In the meantime, cut the onion into small cubes, grate the carrot, and cut the squash in halves. Scoop the squash halves, and cut the core in small cubes. Save them for later.
* Strain the rice and let it cool. On an oiled pan, mix the onion, carrot and squash core, and cook them for 10 minutes. You may now add seasoning.
* Place the squash halves facing down on a metal griddle in the oven. Add the rice to the vegetables, stir, and cook for 10 more minutes.
* Flip the squash, stuff them with cheese and the vegetables mixture, and put them again in the oven for 10 minutes at max heat.
* Serve.

stuffed-vegetables | for 2 | 60 min
Stuffed vegetables
- 1 medium-sized tomato
- 1 sweet pepper
- 1 courgette
- 1 elongated aubergine
- 100-150 g grated bread
- about 50 g grated Parmigiano cheese
- parsley (fresh is best, dry is fine)
- extra virgin olive oil
- salt (optional)
* Cut all the vegetables in half on the long side. You may remove the seeds and some of the pulp from the tomato and the courgette, but not too much or you will get just burnt vegetable skin.
* Place the vegetables on baking paper in a baking tray.
* Sprinkle parsley over the vegetables, then, if you want, a little salt.
* Add copious grated bread, then sprinkle Parmigiano cheese all over it.
* Add enough olive oil to wet all the bread. If you don't use enough oil, grated bread won't stick together and may burn.
* Bake for about 45 minutes in the oven pre-heated to 170 °C.

swedish-pancakes | for 4 | 40 min
Swedish Pancakes
- 3 Eggs, beaten
- 1 tsp Salt
- 1 tbsp Sugar
- 1 cup Flour
- 1 2/3 cups Milk
- 6-8 tbsp Butter
* At medium/low heat begin melting the butter, and continue with beating eggs in large bowl, add salt, sugar, milk, flour and mix.
* Add melted butter while stirring batter.
* Use about 1/2 cup batter on griddle and tilt until spread evenly over griddle surface.
* When edges of pancake start to firm-up use spatula and free up the outside inch or two to achieve a clean removal for flipping later.
* First side will take about a minute or more the second side will take half that time. Pick up at middle of pancake with spatula then place on plate and fold over. The pancake will then be four layers thick 10" x 2" long. Serve with syrup on top, butter or fruit.

sweet-potato-fries |  |
Sweet Potato Fries
- 1-2 Sweet Potatoes (try different types)
- Olive Oil
- Cinnamon
- Rosemary (optional)
* Set oven heat to 425°F (220°C).
* Grab a pan and put a layer of parchment paper (or aluminum foil) on it.
* Chop the potato(es) on your cutting board with a sharp knife throwing them onto the pan.
* Drizzle the fries with olive oil. Toss the fries with clean hands to coat the fries in olive oil. Now wash your hands with soap to remove excess olive oil.
* Top generously with cinnamon and salt. Pepper and/or rosemary may be added for additional flavor if desired.
* Put in preheated oven. Setting timer for 20 minutes.
* At 20 minutes, flip the fries. Rubber tongs make it easy to grab and turn a lot.
* Return to oven setting timer for another 10-20 minutes depending on quality of the oven and desired crispiness.

taco-meat |  |
Taco Meat
- 1 pound (about 500 g) ground beef or turkey
- 1 medium onion, finely chopped (or 1 1/2 teaspoon onion powder)
- 1 medium tomato, chopped (or 1 small can of tomato sauce)
- 1 teaspoon chili powder (or 1/3 teaspoon each oregano, cumin, garlic powder)
- 1 teaspoon oregano (ground or leaf)
- 1/4 teaspoon cumin
- dash of pepper (1/8 teaspoon or less)
* Brown beef and onion together. Drain grease.
* Add the rest of the ingredients to the browned meat.
* Stir well.
* Heat this mixture thoroughly.
* Add more tomato sauce if the mixture is dry.
* Cover and simmer for 20 minutes, or less if the mixture begins to dry out.

teriyaki-beef | for 2 | 25 min
Teriyaki Beef Wok
- 2 dL water
- 2 tbsp cornstarch
- 1 tbsp honey
- 1/4 tsp ginger
- 3 tbsp soy sauce
- Sesame oil
- Beef slices or strips
- Carrot, sliced (optional)
- Broccoli, florets (optional)
- Baby corn (optional)
- Water chestnut, sliced (optional)
- Bean sprouts (optional)
- Chili pepper, diced (optional)
- Noodles or rice
* Whisk water, cornstarch, honey, ginger and soy sauce. Set aside.
* Heat some sesame oil to medium heat in a wok and brown the beef.
* Move the beef aside, add sesame oil and vegetables to the wok at high heat.
* Mix everything in the wok and heat.

tiroler-groestl | for 5 | 45 min
Tiroler Gröstl
- 1 kg / 2 lbs potatoes
- 2 red onions
- 500 g / 1 lbs porkchops
- 400 g / 14 ounce bacon (smoked)
- 5 eggs
- 3 cloves of garlic
- Ample amount of chopped parsley
- Marjoram and cumin to taste
* Clean potatoes and boil with skin.
* Chop onion, squeeze and mince the garlic.
* Dice pork and bacon.
* Slice cooked potatoes in thick wedges.
* Fry potato wedges in butter, add more butter while stirring.
* Add pork and bacon and bake until crispy.
* Add and stir the rest of the ingredients, except eggs.
* Fry the eggs separately and serve on top.

tofu-stir-fry | for 3 |
Tofu Stir Fry
- One block of extra firm tofu
- Three eggs
- Vegetables per your choice, recommendations include:
- Sugar snap peas
- Chopped cabbage
- Sliced carrots
- Broccoli
- Cauliflower
- Soy or teriyaki sauce
- 2 tbsp minced garlic
- Coconut oil
* (Optional) Deep freeze tofu at least 24 hours prior and then thaw. The freezing will crystalize the water inside and make the tofu spongey, giving it a more chewy texture, and aids in flavor absorption.
* Chop tofu into cubes or slabs per preference and carefully drain water.
* Allow tofu to soak in sauce for a few minutes.
* Pour cooking oil into a copper wok evenly to coat around the basin. Let it fill up about half an inch at the bottom.
* Heat oil at medium and place tofu, sauce, and minced garlic into pan. Adding sauce and herbs early helps tofu absorb the flavors.
* Shift and flip the tofu around, gradually turning up the heat as you go, until surface starts to turn brown.
* Add in hard vegetables. If using cabbage, save that for last. Cook until veggies soften.
* If non-vegan, scramble fry eggs in separate smaller pan until no longer runny, then add to stir fry.
* Once eggs are firm/brown to liking, add cabbage. Cabbage softens fast, so saving it for last lets it retain some crunch.
* Once cabbage softens, remove wok from heat. Serve on a plate with favorite sides.

tomato-and-grilled-paprika-soup | for 12 |
Tomato and Grilled Bell Pepper soup
- 10 tomatoes
- 2 red bell peppers
- 2 onions
- 1 clove of garlic
- 1L stock or broth
- ¾ tsp cayenne pepper
- 1 tsp paprika powder
- 3 tsp bruschetta herbs
- 1 tsp oregano
- 1 tsp ginger syrup
- 2 tbsp olive oil
- 2 tbsp heavy cream
* Halve, deseed and grill the bell peppers in an oven or on a grill. Remove skin after grilling.
* Skin and quarter tomatoes.
* Sauté onion and crushed garlic in a large soup pan with olive oil.
* Add broth/stock, tomatoes, bell pepper and purée with a stick blender.
* Add spices, syrup and cream.

tomato-flavored-hamburger-macaroni | for 6 | 75 min
Tomato Flavored Hamburger and Macaroni
- 1/4 lb. Pork Sausage
- 1 lb. Med ground beef
- 1 3/4 Cups Elbow macaroni
- 1 Can of tomato sauce
- Diced half onion
- Diced half bell pepper
- Oregano leaves
- Paprika
- Sage
- Thyme
- Marjoram
- Rosemary leaves
- 2 Large grated garlic cloves
- Onion powder
- Frank's RedHot sauce (optional)
- Mozzarella Cheese (optional)
- Bouillon paste
* Season the meat with the paprika, sage, thyme, marjoram, rosemary leaves, oregano leaves, and black pepper
* Saute the onion and the bell pepper until they become soft.
* Cook stirring for about 7-8 minutes
* Drop ground beef and pork into the cooked vegetables on low-medium heat, breaking the lumps into smaller pieces.
* Cook for about 15 minutes at medium heat
* Add the tomato sauce to the pot and stir
* Add the bouillon paste to the pot and stir
* Add a 1/2 cup of water to the large pot and cook and stir until the water has evaporated
* Adjust the stove to lowest heat
* Cook the macaroni according to the packet
* Stir everything together, make sure the hamburger gets evenly distributed in the macaroni. Make sure to stir right to the bottom so the sauce can reach there too.

tuhu | for 3 | 120 min
Tuh'u
- 450 g of lamb leg meat, diced
- 4 tbsp of sesame oil, olive oil, or rendered fat
- 350 mL of water
- 350 mL of sour-tasting beer (e.g. Weißbier)
- 1 large onion, chopped
- 2 cups of arugula, chopped
- ¾ cup of cilantro, chopped
- 2 tsp of cumin seeds, crushed or powdered
- 2 large beetroots, chopped
- 1 leek, minced or diced
- 3-9 cloves of garlic, minced or diced
- 1 Persian shallot
- 1 Egyptian leek
- Coriander seeds for garnish
* Add oil/fat to a large pot (preferably iron) and set over high heat. Sear lamb for several minutes in the oil/fat until lightly browned.
* Add onions and cook for 5 minutes
* Add beetroots and let cook for 5 minutes.
* Add salt, water, beer, arugula, cilantro, shallot, and cumin. Bring to a boil.
* Mix garlic with leek and Egyptian leek, and add the mixture to the pot.
* Lower heat to medium and let simmer for 60 minutes, or until the beetroot and meat are cooked to your liking.
* Once the tuh'u has finished cooking, serve in a bowl. Sprinkle with coriander seeds. Garnish with chopped cilantro and chopped Egyptian leek.

tuna-salad | for 3 |
Simple Tuna Salad
- 1 (7 oz) can white tuna, drained
- 6 tablespoons mayonnaise
- 1 tablespoons sweet pickle relish
- A pinch of garlic powder (optional)
- 2 tablespoons white vinegar or lemon juice (optional)
- 1 cup shredded cheese (optional)
- 1 chopped hard-boiled egg (optional)
* In a medium bowl, stir together tuna, mayonnaise, and relish.
* Add optional ingredients like vinegar, cheese or hard-boiled eggs if wanted.
* Season with garlic powder, salt, and pepper if wanted.

tuna-sub |  |
Tuna Sub
- 1 recipe of your favorite tuna salad
- Sandwich bun or bread (a good one)
- Thinly sliced cheese (your favorite)
- Sliced tomatoes
- Baby spinach leaves
- Pickles
- Mayo and mustard
- Other sandwich toppings
* Lightly toast one side of the bun
* Add cheese to bottom of bun
* Spread a layer of tuna salad
* Place several spinach leaves on top bun
* Add sliced tomatoes
* Add pickle slices
* Season with salt and pepper to taste
* Combine the halves.

turkish-yogurt-soup | for 4 | 50 min
Turkish Yogurt Soup
- yogurt
- 1/3 cup rice
- 2 tablespoon flour
- 1 egg yolk
- butter
* Wash the rice
* Put water in the pot and wait for water to boil
* Add some salt and rice
* Wait for 15 minutes
* Mix yogurt, egg and flour and salt in a different bowl
* Add water from the soup and mix by warming
* When the rice is soft, add the yogurt mixture to the soup and mix quickly
* Cut down the heat, wait for 15 minutes
* For the sauce, simply melt the butter in a separate small pan and stir in the dried mint
* Add sauteed dried mint to the soup and stir well
* Serve warm

ukrainian-vareniki |  | 55 min
Ukrainian Vareniki
- 18 ounces potatoes
- 3 cups all-purpose flour
- ¼ cup sour cream
- ½ teaspoon baking soda
- ½ cup water
- ¼ cup butter
- 2 onions, finely diced
- 3 ½ cups finely chopped button mushrooms
* Place potatoes into a large pot and cover with salted water; bring to a boil. Reduce heat to medium-low and simmer until tender, about 25 minutes. Drain potatoes and mash; season with salt and pepper.
* Combine flour and 1 teaspoon salt in a large bowl while potatoes are cooking. Stir sour cream and baking soda together in a second bowl. Add water to flour mixture and blend in, followed by sour cream mixture. Knead into a smooth dough, cover with plastic wrap, and refrigerate for 10 to 15 minutes.
* Melt butter in a skillet over medium heat and cook onions until browned, 5 to 10 minutes. Add mushrooms and cook until browned, about 5 minutes. Add to mashed potatoes.
* Divide dough into 4 portions and roll each portion into a 1 1/2-inch thick rope. Cut ropes into small 1/2-inch pieces. Press each dough piece into a small flat circle and place 1 teaspoon of potato filling in the center. Fold dough over into a half-moon shape and seal edges.
* Bring a large pot of salted water to a gentle boil. Add the vareniki in batches and cook until they float to the surface, about 3 minutes. Cook for 2 to 3 minutes more. Remove with a slotted spoon and place in a colander to drain.

venezuelan-arepa | for 3 | 15 min
Venezuelan Arepa
- 2 ½ cups of water
- 2 cups of precooked corn flour
- Fillings to taste
* Combine the water, the precooked corn flour, and a little bit of salt in a large mixing bowl.
* Mix the ingredients by hand until no clumps remain in the resulting dough and it has a smooth but solid consistency.
* Preheat a pan with oil over low heat.
* Take a piece of dough and form a ball the size of the palm of your hand.
* Carefully slap the ball side by side to make a disk neither too thick nor too thin.
* Repeat the process with the remainder of the dough.
* Put the arepas in the preheated pan and wait for it approximately 2 minutes and a half to flip it over.
* When both sides are cooked, take them out of the pan.
* Cut through the middle of the arepas with a butter knife, and brush them with butter.
* Fill them to taste (ham, cheese, beans, mortadella, eggs, etc.)

wholemeal-pizza | for 1 | 15 min
Wholemeal Pizza
- 1 serving Wholemeal Wheat Flour Pizza Dough
- 1 serving Easy Pizza Sauce
- ~80g mozzarella cheese
- ~40g Edam cheese
- ~40g Tilsitter cheese
- salami (optional)
- ham (optional)
- cooked salsiccia (optional)
- aubergine (optional)
- zucchini (optional)
- mushrooms (optional)
- olives (optional)
- arugula salad (add after pizza is done) (optional)
- fresh basil leaves (add after pizza is done) (optional)
* Cover a baking tray fully with a thin layer of olive oil.
* Roll out the dough until it barely fits in the baking tray and place it in there.
* Spread the sauce on the pizza.
* Add any ingredients you want to add on top of the sauce (cheese last).
* Bake the pizza for 10 minutes in the oven at 250°C.
* Add any fresh ingredients now.
* Cut into slices and serve.

yibin-burning-noodles |  |
Yibin Burning Noodles
- Yibin Chili Oil:
- Sichuan ground chilies, 1/3 cup
- Roasted rapeseed oil (caizi you) or Chinese peanut oil, 2/3 cup
- Peeled and smashed ginger, 2 inches
- Cassia bark (or cinnamon stick), 2 inches
- Star anise, 2
- Chinese black cardamom (optional), 1
- Sichuan peppercorn, 1 tsp
- Roughly chopped walnut pieces, 2 tbsp
- High-quality melted pork lard, 1/3 cup
- Noodles:
- Fresh alkaline noodles, 150g
- Yibin Chili Oil, 2 tbsp
- Light soy sauce, 1 tbsp
- White sesame oil, 1 tbsp
- Toasted yacai, 2 tbsp
- Mixed toasted crushed peanuts/sesame, 2 tbsp
- Sliced scallion greens, 2 tbsp
- MSG, 1/4 tbsp
* Yibin Chili Oil: Add ground chilies to a heat-proof jar or bowl.
* Heat rapeseed oil (or Chinese peanut oil) over medium heat until lightly smoking at approximately 230°C for 2 minutes.
* Turn off heat and let oil cool down to about 150°C.
* Turn flame back to medium and add ginger, cassia bark, star anise, black cardamom, Sichuan peppercorn and chopped walnut pieces.
* Simmer for 10 minutes.
* Ensure the oil is approximately 150°C
* Pour oil through a strainer onto the ground chilies.
* Stir thoroughly.
* Add the melted pork lard.
* Stir thoroughly.
* Noodles: Boil the noodles for approximately 1 minute (slightly past al dente).
* Strain the noodles thoroughly.
* Add all the sauces and oils from the "Noodles" ingredients list.
* Top with the remaining ingredients.

zarangollo | for 2 | 20 min
Zarangollo
- 1 White onion
- 1 Eggplant
- Olive oil
- Egg (optional)
* Cut onion in julienne (a third or half of an onion ring)
* Cut the eggplant in slices or chunks that can fit in a teaspoon
* Add oil to a pan (not a shallow one, wide and a bit deep is ideal if you have one) until it barely covers the vegetables
* Cook and stir in medium heat until they are tender, caramelized and translucent
* Turn up the heat to give them a crispy touch, but not for long
* (Optional) Crack open an egg on top
* (Optional) Cook until the egg is set
* You can serve the dish with that oil (provided it is not burnt) or keep it for other cooking

zurich-sytle-meat-saute | for 4 | 30 min
Zurich-Style Meat Saute
- 600g Beef, finely sliced
- 250g Mushrooms, finely sliced
- 1 Onion
- 1 tbsp Flour
- 200ml White wine
- 200ml Cream
- 1 tbsp chopped parsley
* Fry the meat in butter at high heat until it starts losing liquid.
* Take the meat out of the pan and set aside.
* Saute the onions.
* Add the mushrooms, saute, then add a tbsp of flour and mix well. The flour will make the sauce thicker, so use carefully.
* Add the white wine and let it boil for a few minutes.
* Add cream, boil until the sauce is very creamy.
* Add the meat, boil until the meat is warm.
* Add parsley, and serve.
`;
