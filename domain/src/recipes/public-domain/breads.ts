/** Loaves, flatbreads and doughs. Made by scripts/public-domain-recipes.mjs; change its tables, not this file. */
export const PUBLIC_DOMAIN_BREADS = `
banana-bread |  |
Banana Bread
- 2 cups all purpose flour
- 1 1/2 teaspoon baking powder
- 1/2 teaspoon baking soda
- Spices:
- 1 teaspoon cinnamon
- 1/4 teaspoon nutmeg
- 1/4 teaspoon ginger
- 1/4 teaspoon salt
- 1 1/2 cups mashed bananas (this is around 4-5 bananas)
- 2 eggs
- 1 cup sugar (brown or white is fine)
- 1/2 cup butter
- 1/4 cup crushed walnuts
* Preheat oven to 350°F (175°C)
* Mix the wet ingredients (eggs, bananas, butter, sugar) in one bowl.
* Mix the dry ingredients (flour, baking soda/powder, spices, salt) in another bowl.
* Slowly add the wet to the dry while mixing.
* Mix until dry bits of flour are gone.
* Pour into lightly buttered or oiled loaf pan.
* Bake for around an hour (it's definitely ready when a wooden skewer or chopstick poked inside comes out clean).

bolo-do-caco |  | 4425 min
Bolo do Caco (Caco Bread)
- 3 teaspoons salt
- 750 g sweet potato
- 1 kg all-purpose flour
- 150 ml water (warm at 75F / 35C)
- 3 tablespoons active dry yeast
- 3 teaspoons salt
* Peel the sweet potatoes. Cut into large pieces and place in a saucepan.
* Cover with water, bring to a boil and cook covered for 20 minutes over medium-high heat.
* Drain the sweet potatoes and mash them. Add salt.
* Mix the yeast and water and let stand for 10 minutes.
* Pour the flour into a large salad bowl.
* Dig a well in the center and add the mashed sweet potato and yeast.
* Knead to obtain a homogeneous and elastic dough.
* Let the dough ferment for 3 days in the refrigerator.
* After 3 days, divide the dough into 8 to 10 pieces of equal weight on a work surface dusted with flour.
* Form balls and flatten them to a thickness of about 1 inch (2,5cm).
* Let them rest for 30 minutes in a warm place, protected from drafts.
* Heat a dry pan over medium-high heat and cook the bolos do caco on both sides until a thin and slightly hard crust is formed. Turn them over very regularly.
* Then take each bolo do caco with tongs and turn them around on the hot pan to bake the sides.
* Serve warm or lukewarm with salted butter and parsley.

bread |  |
Bread
- 1 1/2 cups warm water
- 2 and 1/4 teaspoons Active Dry Yeast
- 1 Tsp sugar
- 2 Tbsp maple syrup, agave, or honey
- 1/2 Tbsp salt
- 3 3/4 cups Unbleached All-Purpose Flour (plus more for rolling / dusting)
* Proof the yeast. To do this warm 1/4 cup water to about bath water heat (110 degrees F, 43 degrees C) add active dry yeast and 1 Tsp sugar. Let sit for about 10 minutes, mixture should at least be doubled in size after waiting.
* Combine rest of water, yeast mixture, maple syrup (or other sweetener), salt, and flour in a large mixing bowl and stir. The result will be a sticky, rough dough. Use a spoon to stir until well combined and when it can no longer do the job, knead and turn it in the bowl with your hands.
* Lift the dough out and lightly grease the bowl with nonstick spray or olive oil. Cover and let rise for 2 hours at room temperature.
* Transfer dough to a lightly floured work surface and knead until dough is elastic. Rule of thumb is 10 minutes of kneading.
* Place seam-side down in a lightly greased loaf pan or baking sheet. Loosely cover with plastic wrap and let rest for 45-60 minutes.
* Preheat oven to 425 degrees F (218 C) toward the end of the dough resting time and place a metal pan (NOT glass, Pyrex, or ceramic) on the lowest oven rack. Also have 1 cup of hot water ready.
* When the oven is preheated, slash the bread 2 or 3 times with a knife, making a cut about ½-inch deep.
* Place in oven on middle rack. Then carefully pour hot water into the shallow pan on the rack beneath. Expect it to bubble and steam; then close oven door quickly.
* Bake the bread for 26 to 35 minutes, or until deep golden brown and risen. Tapping the top of the loaf should produce a hollow sound.
* Remove the bread from the oven and let rest in the pan for 5 minutes. Then carefully remove from pan and transfer to a cooling rack to cool. Let it cool completely before slicing for best results (otherwise it can be doughy in the middle).
* Store leftovers in a plastic bag at room temperature for up to a few days. Transfer to freezer for longer term storage.

butter-biscuits |  |
Butter Biscuits
- Half a pound of butter
- Two pounds of flour, sifted
- Half a pint of milk, or cold water
- A pinch of salt
* Cut up the butter in the flour, and put the salt to it. Wet it to a stiff dough with the milk or water. Mix it well with a knife.
* Throw some flour on the paste-board, take the dough out of the pan, and knead it very well.
* Roll it out into a large thick sheet, and beat it very hard on both sides with the rolling-pin. Beat it a long time.
* Cut it out with a tin, or cup, into small round thick cakes. Beat each cake on both sides, with the rolling-pin. Prick them, with a fork. Put them in buttered pans, and bake them of a light brown in a slow oven.

challah-bread |  |
Challah Bread
- 600ml (1 Pint) warm water
- 1 tablespoon dry active baking yeast
- 7 tablespoons honey
- 1.5kg flour
- 3 eggs
- 1 tablespoon salt
- 1 tablespoon poppy seeds
- 4 tablespoons olive oil
* Fill a large bowl with the water, and sprinkle with the yeast.
* Whisk together: honey, oil, 2 eggs, and salt. Add to bowl.
* Add flour to bowl in small amounts, beating/whisking after each addition.
* Once the mixtures becomes a viscous dough, begin kneading until smooth and elastic, and no longer sticky.
* Cover bowl with a damp cloth and let rise for 1-2 hours, or until dough has doubled in size.
* Sprinkle flour onto a chopping board, place the dough onto it and divide in half.
* Knead each half, adding flour as needed to keep the dough non-sticky.
* Divide each half into thirds and roll into a long snake about 4cm (1.5in) in girth.
* Pinch the ends of the each three snakes together firmly and plait them together, making two items of braided dough.
* Grease two baking trays or use baking paper, cover with dry cloth and let rise for one hour. Preheat oven to 190°C / Gas mark 5.
* Whisk an egg and brush onto each plait, sprinkle with seeds.
* Bake until bread has a hollow sound when tapped, cool on a rack for an hour before slicing.

coconut-flour-bread | for 12 | 55 min
Coconut Flour Bread
- 6 Medium Eggs (or 5 Extra Large)
- 1 Tbsp Coconut Oil
- ¾ cup Coconut Flour
- 1 tsp Baking Powder
- Pinch of Salt
- ½ tsp or less of Xanthan Gum (optional, to have a more stick bread)
* Mix all dry ingredients in a big bowl.
* Add the whole eggs and the coconut oil.
* Mix well with a spoon until it gets thick. You can add extra coconut flour if you feel it is too liquid.
* Pre-heat your oven to 350°F (175°C).
* Pour the dough evenly into a Bread/Loaf form (coated with butter or parchment paper) and cook for 35 to 45 min.
* After cooking, remove it from the oven and let it sits while it cools down.
* Some variations can be done, like using butter instead of coconut oil or adding pumpkin pure to the mix and having a cake-like texture.

damper | for 15 | 60 min
Damper
- 4 cups self-raising flour
- 1 tablespoon butter, softened
- 1 cup milk
* Preheat the oven to 425 degrees F (220 degrees C). Grease a baking sheet.
* Mix all the ingredients together, adding a half cup of water and a teaspoon salt.
* Knead the bread on a floured surface.
* Put the bread into the oven for 25 minutes, then lower the temperature to 175 degrees C for 5 to 10 minutes

garlic-toast |  | 20 min
Garlic Toast
- Any kind of firm, thin, sliced bread (Sourdough, Baguette)
- Garlic-infused olive oil (Optionally substitute butter or regular olive oil)
- Garlic salt
* Preheat oven to 180°C (350°F).
* Place sliced bread on a baking tray lined with aluminium foil.
* Generously coat bread slices with garlic-infused olive oil.
* Season with garlic salt, to taste.
* Bake for 10-15 minutes or until crunchy throughout.
* Serve with cheese, charcuterie, pickles, dips, or to accompany a soup.

italian-bread |  | 225 min
Italian Bread
- 600g or 5 cups bread flour (or all-purpose if not available)
- 1 packet (appr. 2 1/4 tsp or 7g) active dry yeast
- olive oil for greasing
* Follow directions on the packet to activate yeast in a bowl large enough for mixing the dough
* Add enough water for a total of 400g or 1 3/4 cups (i.e. add 400g minus however much water was used to activate the yeast)
* Optionally add 12g or 2 tsp salt (Unsalted bread is normal in Central Italy, but it's an acquired taste)
* Slowly mix in flour until it forms a dough that will be easy to work with and not overly sticky. Make sure there are no wet or dry pockets in the dough.
* Cover and let rest for 15 minutes.
* Knead the dough and let it rise covered for 1 hour in a warm place until doubled in size.
* Split the dough in half and shape it into two loaves. Make sure the seams are at the bottom.
* Place the loaves on a lightly greased baking sheet and let it rise covered for 1 hour in a warm place until doubled in size.
* Make sure the oven is preheated to 200°C (400°F) before the resting period is over.
* Score the loaves and place the baking sheet in the oven.
* Bake for 25-30 minutes.
* Let cool for 15 minutes before serving.

naan-bread | for 4 |
Naan Bread
- All-purpose flour 3 cups
- Active dry yeast 1 tbsp
- Sugar 2 tbsp
- Warm Milk 1 cup
- Butter melted 2 tbsp
- Oil - little to grease
- Salt - 1 1/2 teaspoons
* Put the yeast and sugar to warm milk in a large mixing bowl and stir well. Leave it for 3-5 minutes.
* Put the flour and salt into a large mixing bowl and whisk to combine. Sprinkle additional flour as needed to keep the dough from sticking to the sides.
* Once the dough is soft and ready, apply oil on it and cover it with a soft cloth. Rest it for 2–3 hours.
* Knead the dough again, sprinkle all-purpose flour, and knead until smooth.
* Divide dough into 4 equal pieces. Form pieces into balls. Roll out dough balls to desired thickness (about the size of a small tortilla).
* Now transfer the naan to the foiled baking tray and bake in preheated at 180 C for 30-35 minutes.
* After baking, brush the top with butter and cut it into four pieces and serve.

no-knead-bread |  | 830 min
No-knead Bread
- 3 cups flour
- 1 tsp salt
- 1/4 tsp instant yeast or 1.25/4 tsp active dry yeast
- 1 1/2 cups warm water
* Mix the dry ingredients then add the hot water. It should come out as a firm dough.
* Leave the dough at room temperature for 12 hours. You can then keep the dough in the fridge for up to 48 hours before cooking.
* Preheat oven and pan to 450 F (230 C).
* Bake for 30 minutes covered (e.g. aluminum foil), then 20 minutes uncovered.

no-knead-pizza-dough |  | 1445 min
No-knead pizza dough
- 200g flour
- 2g instant yeast (dry)
- 5g salt
- 5g olive oil
- 140g luke warm water
* Mix dry ingredients in a bowl.
* Mix in olive oil and water. No need for hands or kneading!
* Cover bowl air tight, and let it sit in room temperature for at least 7 hours, and up to 24 hours. It should have dramatically increased in size.
* The dough can be kept in the refrigerator for some days, so feel free to double/triple the ingredients for more pizzas for the same amount of work and time.

pizza-dough |  |
Pizza Dough
- 400g flour (basic wheat flour)
- 200ml lukewarm water
- 1 pkg (7g) dry yeast
- 1 spoon olive oil
- 1 teaspoon salt
- a little sugar (to feed the yeast)
* Combine all the ingredients in a bowl and knead into a dough.
* Let it rest for about 30 minutes somewhere lukewarm
* Add some flour to a table and roll the dough out there.

puff-pastry | for 24 | 115 min
Puff Pastry
- 5 cups bread flour
- 2 1/2 teaspoons salt
- 2 cups water
- 2 cups unsalted butter, softened
* Before starting on the dough, place the butter between two pieces of plastic wrap. Pound into a flat disc using a rolling pin or other heavy object. Refrigerate until firm, roughly 20 minutes.
* Mix the flour and salt in a large bowl or in the bowl of a stand mixer with a dough hook. Gradually stir in water until the dough holds together enough to clean the sides of the bowl. The dough should not be sticky, but it should not be dry. Do not put all the water in as you may not need all of it. Let the dough sit for at least 10 minutes.
* On a lightly floured surface, roll out the dough into a large rectangle about 1/2 inch thick. Place the butter in the center and fold the two ends over it so that it is fully encased in dough. Roll out the dough again, taking care to not let the butter break through the surface. Once the dough is about 1/2 inch thick again fold into thirds. The butter should be warm now, place into fridge for 30 minutes.
* Repeat rolling and folding two more times, then refrigerate again until firm.
* Repeat two or more times until the dough was rolled roughly 6 times, then wrap and refrigerate. The dough can now be used in recipes calling for puff pastry. Roll out thin, about 1/4 inch, and bake at 400 degrees F for best results.

sourdough-loaf |  |
Sourdough Table Loaf
- 100g fed sourdough starter (levain)
- 330g warm water
- 137g bread flour
- 250g all-purpose flour (avoid bleached and enriched)
- 87g rye or whole wheat flour
- 7g sea salt
* Combine sourdough starter with warm water, break apart and dissolve.
* Add flour and mix together gently to hydrate. Mixture will be very wet and sticky.
* Once there is no dry flour, let stand for 30 minutes (autolyze).
* Add sea salt.
* Wet hands and begin to stretch and fold dough to combine salt and to begin gluten formation.
* Add drops of water until dough becomes cohesive and supple with no toughness or resistance.
* Dough will prove on the counter top for 4 - 5 hours. About every 30 minutes, perform a stretch and fold. This involves grabbing the dough with a wet hand, folding over the top of itself, and repeating this step by turning the bowl and making your way around the dough. It will take some practice to work with a dough of this level of hydration.
* You will know fermentation is complete when small bubbles are seen on the surface around the edge of your dough. You can also perform a window pane test by grasping a pinch of dough and pulling it between your fingers. The dough should stretch enough to become see-through. This means enough gluten has formed that the dough is strong enough to hold large air bubbles as it bakes.
* Turn onto generously floured surface using a bowl scraper or spatula to protect the dough. Handling the dough gently will prevent deflation.
* Shape the dough: Take the two sides and fold them into the center of the wet dough. Then, take the top and bottom and fold them also over the center of the wet dough. Optional: grasp the edge of the dough closest to you and roll dough away from you into a tight loaf shape. Generously flour.
* Place into a dish about the size of the dough, a proving basket is ideal. Use a lot of flour in the bowl and on the loaf. The sides of the container should not be shallow, the goal here is to let the bread rest in the shape you want it to bake in.
* Refrigerate 12 - 24 hours, the longer the dough rests, the more sour your final product.
* Bring dough to room temperature, it should feel like a water balloon, giving resistance to touch with some spring.
* Put one oven rack in the center and another below it, place a pan of water on the lower rack. Preheat oven to 475 - 500 degrees F, depending on oven capability. The pan of water should create steam to help the bread expand.
* When oven is hot, turn bread into a baking vessel. An 8 inch springform pan will do, but a dutch oven is ideal. You can use any vessel that is rated for high temperatures. If using a dutch oven, keep it covered for the first 15 minutes, and you don't need to use the pan of water.
* Flour the top of the loaf and score the bread with a razor blade (this is optional but creates an artisan look)
* Bake covered/steamed for 15 minutes, then reduce oven temperature to 425 F. If using steam, remove the water pan now.
* Bake for another 25 - 30 minutes until crust is a rusty color and sounds hollow when tapped.
* Let bread cool completely before slicing.

sourdough-potato-bread |  |
Potato sourdough bread
- 150g boiled potatoes in their skin
- 350g wheat flour
- 50g whole rye flour
- 11g salt
- 150g water
- 250g sourdough
* Boil the potatoes
* Peel off the skin of the potatoes (let them cool down a bit)
* Stir all ingredients and knead them well.
* Let the dough rest for 5 hours in warm (25-30°C) conditions.
* Preheat the oven to 250°C.
* Bake for up to 10 minute with steam.
* Release the steam and turn the heat down to 220°C.
* Bake for another 35 minutes

southern-biscuits |  |
Southern Biscuits
- 2 cups AP flour
- 1 tsp white sugar
- 1 tbsp baking powder
- 1 tsp kosher salt
- 8 tbsp sweet butter
- 3/4 cup whole milk
* Preheat oven to 425°F
* In a bowl combine dry ingredients
* Cube butter and add to dry ingredients
* Mix butter with hands or fork until a cornmeal consistency is achieved
* Add milk and mix until homogeneous
* Roll biscuits out to approx. 3/4 of an inch thick
* Use a mug, cup, or cookie cutter to cut out rounds of dough
* Arrange rounds in a cast iron pan
* Bake for 12 to 15 minutes
* Remove from oven and eat hot

torta-frita-criolla | for 10 | 140 min
Torta Frita Criolla (Argentinian frybread)
- 1.1 pound (1/2 kilo) of all-purpose flour
- 4 tablespoons of lard or butter
- 1/2 cup of water mixed with a teaspoon of salt
- Oil or grease of choice for frying. (sunflower oil, lard or tallow)
- Sugar, cinnamon, or herbs and spices of choice (Optional)
* Add the flour on a bowl, and the grease in ambient temperature in the middle.
* Mix flour and grease with your fingertips, while slowly adding the salt water, until you end up with a dough ball.
* Knead it energetically, until the dough forms bubbles on its surface.
* Let it rest for 1 or 2 hours, and then form little balls, the size you'd do for a chocolate chip cookie, smash them to a disc shape, then poke a small hole in the middle.
* Fry it on abundant grease until golden brown, remove it with a perforated spoon, then put it on a bowl with paper towels to absorb excess grease.
* Add garnishes if you like.

wholemeal-wheat-flour-pizza-dough | for 4 |
Wholemeal Wheat Flour Pizza Dough
- 500g flour (Wholemeal Wheat Flour)
- 280ml lukewarm water
- 8g dry yeast
- 3.5 spoon olive oil
- 1.5 teaspoon salt
* Combine all the ingredients in a bowl and knead into a dough.
* Let it rest for ~60 minutes somewhere lukewarm.

zopf |  | 120 min
Zopf
- 1kg white wheat flour
- ½L milk
- 125g butter
- 14g dry yeast
- 1½ tbsp salt
- 1 egg
* Cut or tear up butter and put in skillet with milk on low heat (This is so the ingredients are not too cold, temperature should not exceed 31 C).
* Put the flour in a large bowl with the yeast, salt, milk and butter.
* Mix and knead for at least 15 minutes making sure to stretch the dough a lot.
* Let the dough rest in a warm spot for at least one hour (temperature should not be higher than 31 C).
* Start heating an oven at 200 C (no need to preheat, it will be a good temperature once you are done braiding)
* Cut the dough in two or three sections (different according to region), then stretch and roll into long pieces.
* Braid the strips, place on a parchment lined baking sheet and brush down with a beaten egg.
* Bake for 30 minutes testing with a wooden skewer in the widest part when done. If the skewer comes out clean, you are done, if not add 5 minutes and repeat.
* Wait for the bread to cool before cutting.
`;
