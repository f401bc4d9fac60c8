/** Sweet dishes, cakes and biscuits. Made by scripts/public-domain-recipes.mjs; change its tables, not this file. */
export const PUBLIC_DOMAIN_SWEETS = `
apple-pie | for 8 | 75 min
Apple Pie
- Filling:
- 900 g (4-5) golden delicious apples
- 15 g (1 tbsp) lemon juice
- 50 g white sugar
- 65 g brown sugar
- 5 g (1 tsp) cinnamon
- 1-2 g nutmeg
- 15 g cornstarch
- 15 g ice water
- Crust:
- 350 g flour
- 5 g salt
- 30 g white sugar
- 225 g butter
- 50-100 ml ice water
- Egg Wash:
- 1 egg (optional)
- 15 g water (optional)
* Peel and cut the apples into 1-2 inch strips
* Put the apples in a bowl and mix in the lemon juice, sugar, cinnamon, nutmeg, and cornstarch and let it sit for 15 mins to release water
* Transfer the filling mixture to a sauce pan and reduce the liquid over medium to low heat for around 15 mins, stirring regularly, then turn off the gas
* While the filling is sitting / reducing, start the crust by putting the flour, salt, sugar, and pieces of butter in a food processor
* Run the food processor until it resembles a coarse sand (5-10 seconds) then start dripping in the ice water until the mixture starts to chunk together
* You'll know when it's done if you can pinch the dough with your hand and it sticks together
* Preheat oven to 350°F then start making the pie crust
* Cut the dough in half and roll both halves out with a rolling pin until they are big enough to cover your pie pan (around 9 inch diameter)
* Put the bottom half dough into the pie pan and cut off the excess dough with a knife
* Dump the sauce pan full of the filling into the pie pan and even it out
* Cover the pie filling with the top dough and fold over and tuck in the excess crust
* Use a fork or your fingers to pinch down the top crust to the bottom crust so you don't have air gaps
* Optionally you can now brush on the egg wash to make the crust get a shiny golden brown color when it cooks
* Cut a few slits in the top crust with a knife to give it a nice design and allow for air to release
* Bake 45 minutes at 350°F or until the crust is brown to your liking and the apples are bubbling inside

apple-strudel | for 6 | 50 min
Apple strudel
- Puff pastry
- Apricot jam (about 300 g / 10 oz)
- 3 apples
- Ground cinnamon
- Breadcrumbs / crushed cookies
- Butter (optional)
- Powdered sugar (optional)
* Peel and cut the apples in thin slices.
* Roll out the puff pastry with a rolling pin.
* Spread the jam over the puff pastry with a spoon.
* Arrange the apple slices over the jam.
* Sprinkle with cinnamon and breadcrumbs.
* Cut tiny pieces of butter and arrange them over the apple slices.
* Roll the puff pastry edges over, overlapping them.
* Bake for around 40 minutes at 180°C (360° F).
* Cover with powdered sugar.

banana-muffins-with-chocolate |  | 45 min
Banana Muffins with Chocolate
- 3 bananas
- 100 g / ½ cups butter
- 150 g / ¾ cups sugar
- 2 eggs
- 1½ tsp. baking powder
- 260 g / 2⅛ cups wheat flour
- 50 g / 1¾ oz dark chocolate
- 50 g / 1¾ oz milk chocolate
- some vanilla sugar (optional)
* Peel the bananas and mash them together.
* Whip the two eggs and mix them with the sugar.
* Melt the butter, cut the chocolate into smaller pieces, and whip the eggs.
* Pour the butter into the bananas, then add the flour, then the baking powder, the chocolate, the whipped eggs and sugar, and the optional vanilla sugar; stirring it all the time.
* Pour the mass into your muffin dish.
* Heat up the oven to 160 °C / 320 °F and bake the muffins for around 20-30 minutes at 170 °C / 340 °F.

banana-oatmeal-cookies | for 3 | 23 min
Banana and oatmeal cookies
- 2 ripe bananas (250 g/9 oz peeled)
- 100g (3.5 oz) of oatmeal
- 1 tablespoon of cinnamon powder (optional)
- 1 tablespoon of honey (optional)
* Pre-heat the oven to 180°C (350°F)
* Peel the bananas and squash them not too finely in a bowl.
* Incorporate the oatmeal.
* Incorporate cinnamon powder and/or honey (optional).
* On the oven tray, place parchment paper and form discs of the mix, each around 8 cm (3 in)
* Cook with rotating heat for around 20 minutes, until outside becomes golden and slightly crispy.
* Eat warm or cold. Can be kept a couple of days in a sealed container.

basic-waffles |  | 30 min
Basic Waffles
- 250g butter
- 200g sugar
- 2 pcks vanilla sugar (16g) or other vanilla flavouring
- 5 eggs
- 500g flour
- 2 tbsp baking powder
- 350-400ml milk
* Beat the eggs till creamy.
* Gradually add all the sugar and the vanilla flavouring.
* Melt and then mix in the butter.
* Add the baking powder.
* Add the milk and flour in alternation. Stir constantly while doing so.
* Blend and mix until you got a smooth dough. Use the highest speed of your mixer.
* Let the dough rest for a couple of minutes. Turn on & preheat your waffle maker, then pour in the dough. Bake inside the waffle maker till golden brown.

batter-pudding |  |
Batter Pudding
- Six eggs
- Eight tablespoons of sifted flour
- One quart of milk
- A spoonful of salt
* Stir the flour, gradually, into the milk, carefully dissolving all the lumps. Beat the eggs very light, and add them by degrees to the milk and flour. Put in the salt, and stir the whole well together.
* Take a very thick pudding-cloth. Dip it in boiling water, and flour it. Pour into it the mixture and tie it up, leaving room for it to swell. Boil it hard, one hour, and keep it in the pot, till it is time to send it to table. Serve it up with wine-sauce.
* A square cloth, which when tied up will make the pudding of a round form, is better than a bag.

blueberry-muffins | for 12 | 40 min
Blueberry Muffins
- 2 cups all-purpose flour
- 1 cup granulated sugar
- 1 tablespoon baking powder
- 1/2 teaspoon salt
- 1/2 cup unsalted butter, melted
- 1 cup milk
- 2 large eggs
- 1 teaspoon vanilla extract
- 1 1/2 cups fresh blueberries
* Preheat the oven to 375°F (190°C). Line a muffin tin with paper liners or just grease the tin directly.
* In a large mixing bowl, combine the dry ingredients: flour, sugar, baking powder, and salt.
* In a separate bowl, whisk together the wet ingredients: melted butter, milk, eggs, and vanilla extract.
* Pour the wet ingredients into the dry ingredients and stir until just combined. Do not overmix.
* Gently fold in the fresh blueberries.
* Spoon the batter into the prepared muffin tin, filling each cup about three-quarters full.
* Bake in the preheated oven for 20-25 minutes, or until a toothpick inserted into the center of a muffin comes out clean.
* Remove the muffins from the oven and allow them to cool in the tin for a few minutes.
* Transfer the muffins to a wire rack to cool completely before serving.

bolinhos-de-coco |  | 15 min
Bolinhos de Coco
- 300 g coconut
- 150 g sugar
- 3 egg yolks
- 1 whole egg
- Powdered sugar (optional)
* Mix the non-optional ingredients in a medium bowl.
* Scoop tablespoons of the batter into a cookie sheet or cupcake pan.
* Cook for around 10 minutes or until slightly brown on top.
* Top with powdered sugar if desired.

bread-pudding |  |
Bread Pudding
- A quarter of a pound of grated stale bread
- A quart of milk, boiled with two or three sticks of cinnamon, slightly broken
- Eight eggs
- A quarter of a pound of sugar
- A little grated lemon-peel
* Boil the milk with the cinnamon, strain it, and set it away till quite cold.
* Grate as much crumb of stale bread as will weigh a quarter of a pound. Beat the eggs, and when the milk is cold, stir them into it in turn with the bread and sugar. Add the lemon-peel, and if you choose, a tablespoon of rosewater.
* Bake it in a buttered dish until set, and grate nutmeg over it when done. Do not send it to table hot. Baked puddings should never be eaten till they have become cold, or at least cool.

brigadeiro |  |
Brigadeiro
- One can of condensed milk
- Three or four spoons of chocolate powder or cocoa powder
- One spoon of butter (preferably unsalted)
- Sprinkles (Optional)
* Add all ingredients into a pan.
* Put it over low heat and stir it (preferably with a wooden spoon) until it stops sticking to the bottom of the pan.
* Remove it from the pan and eat it with a spoon or roll it into small balls.
* If you chose to roll it into balls, you may also roll them around in sprinkles while still hot.

butter-based-biscuit |  | 85 min
Butter-based biscuit and cookies
- Butter
- Flour
- White sugar
- Eggs (optional)
* Prepare the dough: Mix the sugar and eggs until it gets white
* Add the "Pommade" butter and mix thoroughly until the preparation is airy. "pommade" is french for ointment, this is a specific state of butter that is nor liquid nor solid.
* Gradually add the flour
* Let it sit: The dough should not be sticky and made into a ball wrapped in cellophane/film
* Put the dough ball 1h in the fridge (15 minutes in the freezer if you are in a hurry less consistent). The dough needs to be cold when putting in the oven to prevent butter from flowing out and separating from the dough
* Cooking the dough: Heat your oven to 200 °C with the cooking tray
* Quickly shape the dough so it remains cold. Most important is the thickness, the thicker it is the longer it has to cook and the more chances the butter flows out.
* Transfer the baking paper with the uncooked shortbreads on the hot cooking tray
* Let cook for 12 to 15 minutes to your liking, the brown colour means the sugar has caramelized and it is crunchy
* Work is not done, when out of the oven, the shortbreads will fill soft and crumbly, they need 1 or 2 minutes of cooling before being solid enough to handle
* Whenever possible transfer the shortbreads on a grid or "oven shelf" so air flow can circulate Necessary for the texture of the shortbread otherwise moisture will remain inside and will be less crunchy

butter-cake | for 8 | 60 min
Butter Cake
- For steps 1-5:
- 250g unsalted butter (warm to room temperature first)
- 130g caster sugar
- 1tsp vanilla extract
- 4 egg yolks
- 200g sifted self-raising flour (use as little as 180g for a moister texture)
- 60mL milk
- (optional) 30g cocoa powder (for a marbled appearance)
- For the meringue in step 6:
- 50g caster sugar
- Egg whites separated from the yolks above
* Beat butter, sugar, and vanilla extract until incorporated.
* Beat in egg yolks one at a time.
* Beat in half of the sifted flour, then the milk. Take care not to overwork the gluten after the flour is added. You may well find that manually stirring in the flour yields better results.
* Beat or stir in the remainder of the flour until just incorporated.
* (optional) Separate approximately one-third of the batter and mix in with it cocoa powder.
* To make the meringue, beat egg whites at high speed while gradually adding sugar until firm peaks form.
* Fold the meringue into the batter. If you have done the fifth optional step, then you'll need to portion out approximately one-third of the meringue for the cocoa batter, and the remainder for the normal one.
* Pour the batter(s) into a cake tin, and tap it on the countertop to get rid of any large air pockets.
* (optional) For the marbled appearance, run a skewer or chopstick through the batter a few times. Do not overdo this lest you end up with a homogeneously light brown cake rather than a yellow cake with dark brown streaks.
* Bake at 175°C/350°F (conventional non-fan-forced) for 40-60min depending on the resulting batter thickness in your specific cake tin. Just keep an eye on it and you'll be fine; test its doneness by inserting a skewer and seeing whether it comes out clean.

casio-in-pastelletto | for 1 | 4 min
Casio in pastelletto
- 2 slice cheese. Use a cheese that is mid-aged, not too savoury and not too delicate
- sugar
- cinnamon
- butter or lard
* Place the cheese in a pan with frying butter or lard.
* Immediately sprinkle sugar and cinnamon all over it.
* As soon as it softens, remove it from the pan.
* Serve warm.

castagnole | for 15 | 15 min
Castagnole
- 5 eggs
- 5 tablespoons sugar
- 1 glass milk
- 3 tablespoons olive oil
- flour
- instant yeast
- oil or lard
- half a glass mistrà (optional)
- honey (optional)
* Mix eggs, sugar, milk, flour, yeast and mistrà and knead them in a soft dough.
* Roll out to about 1.5 cm thick.
* Cut it to squares about 5 cm long.
* Fry them for about 5 minutes.
* Dry them and sweeten with sugar or honey.

chocolate-chip-cookies | for 4 | 20 min
Chocolate Chip Cookies
- 230 g melted butter (2 sticks)
- 330 g bread flour
- 5 g salt
- 5 g baking soda
- 100-200 g white sugar
- 100-200 g brown sugar
- 1 egg
- 15 g milk
- 5 g vanilla
- 225 g 50-70% dark chocolate chips or semi-sweet milk chocolate chips
* Preheat oven to 375°F
* Mix the flour, baking soda, and salt in a bowl
* Using a mixer or whisk, beat the butter, sugar, eggs, vanilla and milk in a separate bowl for a few mins
* Combine and stir in the dry ingredients, then the chocolate chips
* Use an ice cream scooper or spoon to make uniform balls of cookie dough to the size you like and evenly space them out on a parchment paper lined baking sheet (you may need more than one sheet depending on the size of the cookies)
* Bake in the oven one baking sheet at a time for around 8-10 minutes, taking them out when they start to brown
* Cool for a few minutes then put them on a cooling rack

cinnamon-biscuits |  |
Brown Butter Cinnamon Sugar Biscuits
- 1 stick (½ cup / 113g) unsalted butter
- 2 cups (250g) all-purpose flour, plus extra for dusting
- 2 tablespoons (25g) granulated sugar
- 2½ teaspoons (12g) baking powder
- 1 teaspoon (6g) fine sea salt
- ½ tablespoon (4g) ground cinnamon
- ½ cup + 2 tablespoons (150ml) cold whole milk
- 4 tablespoons (½ stick / 57g) unsalted butter (for glaze)
- ¼ cup (50g) granulated sugar (for glaze)
- 1 teaspoon (3g) ground cinnamon (for glaze)
* In a saucepan, melt 1 stick of butter over medium heat. Swirl until it foams, turns golden brown, and smells nutty. Pour into a bowl and refrigerate until solid and cold (30-45 minutes).
* In a large bowl, whisk together the flour, 2 tablespoons sugar, baking powder, salt, and ½ tablespoon cinnamon.
* Cut the cold browned butter into cubes. Using a pastry cutter or your fingers, work it into the flour mixture until it resembles coarse crumbs.
* Make a well in the center and pour in the cold milk. Gently stir with a fork until a shaggy dough forms.
* Turn dough onto a floured surface. Gently knead 4-5 times, then press into a rectangle. Fold the dough into thirds like a letter. Rotate 90 degrees, press out, and repeat the folding process 3 more times.
* After the final fold, shape dough into a 1-inch thick square. Trim off the edges with a floured knife, then cut into 9 equal squares. Gather scraps and shape into 1-2 more biscuits.
* Preheat oven to 425°F (218°C). Place biscuits close together in a buttered skillet or on a parchment-lined sheet.
* Bake for 18-22 minutes, until tops are golden brown.
* While biscuits bake, melt the 4 tablespoons of butter for the glaze. Mix ¼ cup sugar with 1 teaspoon cinnamon in a small bowl.
* As soon as biscuits come out of the oven, brush tops liberally with melted butter, then immediately sprinkle or dip in the cinnamon sugar mixture. Serve warm.

cinnamon-waffles |  |
Cinnamon Waffles
- 1/2 lb butter
- 1 cup sugar
- 2 tsp cinnamon
- 3 eggs
- flour
* Cream the butter and sugar.
* Beat in the eggs 1 at a time and add cinnamon.
* Work in enough flour to make a soft dough.
* Form into small balls.
* Place several in a hot waffle iron, suitably spaced, press down top and bake.

cocoanut-pudding |  |
Coconut Pudding
- A quarter of a pound of coconut, grated
- A quarter of a pound of powdered white sugar
- Three ounces and a half of fresh butter
- The whites only of six eggs
- A tablespoon of wine and brandy mixed
- Half a teaspoon of rose-water
* Break up a coconut, and take the thin brown skin carefully off, with a knife. Wash all the pieces in cold water, and then wipe them dry, with a clean towel. Weigh a quarter of a pound of coconut, and grate it very fine, into a soup-plate.
* Stir the butter and sugar to a cream, and add the liquor and rose-water gradually to them.
* Beat the whites only, of six eggs, till they stand alone on the rods; and then stir the beaten white of egg, gradually, into the butter and sugar. Afterwards, sprinkle in, by degrees, the grated coconut, stirring hard all the time. Then stir all very well at the last.
* Have ready a puff-paste, sufficient to cover the bottom, sides, and edges of a soup-plate. Put in the mixture, and bake it in a moderate oven, about half an hour.
* Sprinkle granulated sugar over it, when cool.

country-crisp-cereals | for 7 | 130 min
Country Crisp Cereals
- Oat Flakes (270 g - 800 mL)
- Rice Flour (or any other flour) (20 g - 55mL)
- Sugar (100 g)
- Crushed Hazelnuts (20 g)
- Oil (any type) (60 g - 75 mL)
- Water (50 g)
- Chocolate (70 g) (optional)
- Vanilla Extract (1/2 tsp) (optional)
* Preheat the oven at 120°C.
* Prepare the cooking support with for example, a parchment paper on a cooking plate.
* Mix the sugar and the water, until the sugar dissolves.
* In a large container (like a salad bowl) introduce the Flour, the Oat Flakes, and the Crushed Hazelnuts (and optionally the Vanilla Extract), and mix.
* Introduce in the previous mixture, the Sugar Syrup and the Oil, and mix again.
* Deposit the paste obtained on the cooking plate without exceeding 2 cm in height.
* Bake the mixture in the 120°C oven until it becomes hard (in approximately 2 hours)
* Break the hardened mixture to obtain cereals.
* Add if you want some broken chocolate (or chocolate chips) in the cereals, or anything you want.

creme-brulee | for 4 | 290 min
Crème brûlée
- 400 ml high fat cream
- 140 ml whole milk
- 85 g sugar (preferred brown)
- 5 egg yolk
- 1 vanilla bean (mark, optionally essence)
- Lemon peel, rubbed
- Sugar for the top crust
* Mix cream, milk and yolks.
* Add sugar, vanilla and lemon.
* Let rest in the fridge for at least 30 min (optionally over night)
* Pour into 4-6 fireproof ramekins.
* Pre-heat oven to 150°C and put the grease pan on the middle rail.
* Put the ramekins onto the grease pan and fill it with boiling water.
* Let the crème cook for 55 min.
* Let the ramekins cool down to room temperature and put them in the fridge for at least 2 hours.
* Spread a teaspoon of sugar onto each ramekin.
* Use a blowtorch to flambé the sugar. Alternatively the grill of your oven may work too.

crostata | for 8 | 55 min
Crostata
- 8 servings shortcrust pastry
- 300 g jam or marmalade
* Set aside about 1/6 of the shortcrust pastry and roll out the remaining so that it is slightly larger than the tray.
* Place rolled shortcrust pastry in a baking mold and arrange the border along those of the mold, so that the pastry can contain jam.
* Pour the jam in the shortcrust pastry "container" you just created and spread it with a spoon.
* Use the pastry you set aside to create rolls and place them in a criss-cross pattern all over the surface. Push them through the jam to the bottom.
* Preheat the oven to 180 °C.
* Cook in the oven for about 45 minutes.
* Let the cake cool down to room temperature before removing from the mold, otherwise it will easily break.

cuca-italiana | for 8 | 190 min
Cuca Italiana
- For the dough:
- 3 cups of all-purpose flour
- 1 1/2 cups of sugar
- 3/4 of a cup of warm water
- 2 eggs
- 6 tablespoons of milk
- 2 tablespoons of lard or butter
- 1 tablespoon of instant dry yeast
- A pinch of nutmeg
- 1 teaspoon of vanilla essence (optional)
- Optional herbs and spices: Fennel seeds, cinnamon, cloves. Don't put too many though
- For the "farofa", the crumbly top:
- 1 cup of sugar
- 1/2 cup of flour
- 2 tablespoons of lard or butter
- 1 teaspoon of vanilla essence
* Add the sifted flour, the nutmeg and a pinch of salt into a bowl. In another one, add the sugar, the warm water, the fat of choice, the yeast and the vanilla essence.
* Unite both mixes and knead it until an homogenous dough forms. Put it in a properly floured and greased baking tray that you would use for baking bread, or a tall, round tray for cake.
* Prepare the "farofa" mixing the sugar, the flour, the fat and the vanilla essence with your fingertips, until they form crumbles. Now put the "farofa" over the dough, cover it with a cloth and leave it to rest for 2 hours.
* Then, bake it at a pre-heated 180C (356F) oven for 40 minutes.
* Have it with fruit jam or dulce de leche, and some coffee.

dou-sha-bao | for 6 |
Red Bean Buns (豆沙包)
- 350g (~12 oz) wheat flour
- 1 sachet (~ 4g / 0.14 oz) baker's yeast
- 1 teaspoon baking powder
- 200g (7 oz) sugar
- 20cl (~ 0,05 gal) water
- 1 teaspoon sunflower oil
- 250g (~ 9 oz)red beans Azuki (soak 24h before recipe)
- salt
* 24h after soaking, boil the beans during 5 minutes and rinse to clean up impurities.
* Bring back the beans to simmering point during 1h30/2h. Drain when beans are easily squashable.
* Mix the beans until smooth paste. Add some water if necessary.
* Put the bean paste in a low-heated pan with 150g (~ 5oz) sugar and a pinch of salt. Stir continuously to dry up the paste during around 10 minutes and let it cool.
* In a salad bowl, stir the flour, the rest of sugar (~ 50g / 1.7oz), a pinch of salt, the baking powder and baker's yeast.
* Knead the bun paste during 5 minutes then incorporate the oil, knead again during 2 minutes. Shape a bowl and let it for 1 hour.
* Shape 6 balls with red beans paste.
* Press the rested bun paste to remove the gas and knead it up for 1 minute.
* Sprinkle flour on working plan and make a sausage shape. Cut it in 6 equal shares and shape small balls with it.
* Spread these bun paste balls to obtain a 10/12cm (~ 4inch) diameter disc.
* Put the red bean paste in the center of the bun disc paste and close up the bao by making small folds around the ball. Solder well.
* Dispose baos in a covered steaming basket and let it rest during 10 minutes.
* After 10 minutes of rest, steam it during 20 minutes. After steaming, let it rest during 5 minutes without uncover it.

dulce-de-leche |  | 185 min
Dulce de Leche
- 1 liter of milk
- 350 grams of sugar
- Half a teaspoon of baking soda
- A vanilla bean, or essence (Optional)
* Heat all ingredients in a pan on a medium-heat stove, constantly mixing with a wooden spoon.
* Once the sugar dissolves, set heat to very low, and keep mixing once in a while for approximately two hours. It should not boil, if it happens, set it aside, keep mixing and once the temperature lowers put it back on the heat.
* Once the preparation gets thicker, be more careful and mix it more frequently so that it does not stick (and burn) and lumps do not form.
* Once you get a consistency similar to that of a custard, set it aside and keep mixing for 10 minutes, until it gets cold and thickens a bit more. If you put a spoon inside, pass your finger in the middle and it does not unite anymore, it is done.
* Once cold, put it on a glass jar and leave it in the fridge.

fritatem-pomeranciis | for 2 | 15 min
Fritatem pomeranciis
- 2 eggs
- 1 orange
- 1 teaspoon sugar
- 1 teaspoon olive oil
* In a bowl, beat the eggs with sugar, orange juice, and a pinch of salt.
* Cook in a pan with frying oil.
* Serve warm.

gooseberry-pudding |  |
Gooseberry Pudding
- A pint of stewed gooseberries, with all their juice
- A quarter of a pound of powdered sugar
- Two ounces of fresh butter
- Two ounces of grated bread
- Three eggs
* Stew the gooseberries till quite soft. When they are cold, mash them fine with the back of a spoon, and stir into them two ounces of sugar. Take two ounces more of sugar, and stir it to a cream with two ounces of butter.
* Grate very fine as much stale bread as will weigh two ounces.
* Beat three eggs, and stir them into the butter and sugar, in turn with the gooseberries and bread.
* Lay puff-paste in a soup plate. Put in the mixture, and bake it half an hour.

grands-peres | for 5 | 20 min
Grands-pères au sirop d'érable (Maple Dumplings)
- 1 cup flour
- 2 TSP baking powder
- 1 pinch salt
- 2 TB butter, cut into pieces
- ½ cup milk
- 1 cup water
- 1 cup maple syrup
* Stir together flour, baking powder and salt until aerated and no longer clumpy.
* Work in the butter with your fingertips and add milk. Form into 5-6 balls.
* In a saucepan equipped with a lid, bring water and syrup to a simmer. Add dough balls and cover. Simmer on low 12-15 minutes.

granita | for 6 |
Granita
- 3 lemons
- 125 g sugar
* Squeeze the lemons. Remove the seeds, but keep both juice and pulp.
* Put in a pot the sugar, 175 g of lemon juice and pulp, and 300 ml of water. For the freezing to work as expected, it's important that you don't alter the proportions.
* Boil for 10 minutes. You should obtain a syrup with fibers floating in it: if you see pieces bigger than a few millimeters, get rid of them with a blender.
* Add 700 ml of water and stir.
* Wait for the solution to cool down to room temperature.
* Pour it in a container that can be frozen. Plastic ones are usually a good choice, whereas glass ones are often cracked by the increase in water volume.
* Put it in the freezer.
* You must prevent the separation of the ingredients due to the freezing process, and the formation of one huge ice block. To do so, every 2 hours you must stir vigorously with a fork (if you need, after the first 6 hours you can usually decrease to once every 4 hours). Take care: stir even if you don't see any ice yet: there may already be small crystals. if you find any ice block, make sure to break them down. don't worry if the ice melts when you stir: the water stays cold and will freeze again fast enough
* Depending on the temperature, the whole thing may take much time to freeze: it's not unusual for it to require up to 20 hours. That's expected and depends also on the amount of sugar and fruit. Granita is ready when in the container there are only ice crystals: no liquid water and no ice blocks. You can then use a spoon to serve in small cups.
* If you don't consume all granita at once, it may freeze to a block. If that happens, just scratch it with the spoon or break it with a fork.

granola | for 5 | 50 min
Granola
- 3 cups oats
- 1/2 cup olive oil
- 1/2 cup maple syrup
- 1 cup chopped nuts (almonds, pumpkin seeds, etc)
- 1 tsp ground cloves
- 1 tsp ground cardamom
- 1 cup dried fruit (apricots, unsweetened cranberries, dates, etc)
* Preheat oven to 315° F
* In a large bowl, mix: oats, oil, maple syrup, chopped nuts and spices
* Cover two large baking sheets with parchment paper
* Spread the mixture thinly and evenly on baking sheets, put in oven
* Bake 15 minutes, take out of oven, stir, put back in oven (swap oven locations for even cooking)
* Bake 15 minutes, take out of oven, stir, put back in oven (swap oven locations for even cooking)
* Bake 10 minutes, take out of oven, do not stir (helps form clumps), let it cool
* Coarsely chop dried fruit and mix in
* Serve with yogurt, milk, fresh fruit, etc

greek-easter-cookies |  | 67 min
Greek Easter Cookies
- 1 lb of unsalted butter
- 3 cups of sugar
- 10 eggs
- 6 tsps baking powder
- 2 tsps baker's ammonium
- 1 pinch of baking soda
- 2 tsp powder vanilla
- Zest of 3 oranges
- Zest of 2 lemons
- 1/2 cup orange juice
- 1 cup warmed milk
- 1 egg yolk whisked to brush cookies
- Enough flour to make a soft pliable dough (about 9 cups or a bit more)
* Cream butter and sugar together until fluffy. Add eggs one at a time and blend well between each.
* Add ammonium to the warmed milk and add to the butter, sugar, and egg mixture.
* Start adding flour to the wet mixture and at this time also add the baking powder, vanilla, lemon/orange zest, salt and orange juice.
* Mix well and start adding flour slowly until you are able to roll the dough easily between your hands. (This is a big batch, if your mixer can't handle the volume, then knead by hand).
* Form dough in a ball and place in a big bowl. Let it rest for about 30 minutes, cover it with saran wrap and keep in oven or draft free area.
* Line pans with parchment paper.
* Form dough by hand in ½ inch thick 3 inch long strips and then twist together or any shape you like. If the dough is sticky dip hands in oil.
* Brush with beaten egg yolks and bake at 350F for about 20 minutes or 325F convection. Watch carefully as they can burn easily!

grostoli |  | 40 min
Grostoli
- A cup of sugar
- 800g of flour
- A tablespoon of baking powder
- A pinch of salt
- 4 eggs
- 3 tablespoons of lard or butter
- 4 tablespoons of a 40% a.b.v. spirit. Cachaça is the main one, Rum or Grappa will do.
- A cup of milk
* Add sugar, flour, baking powder, salt and mix all these dry ingredients.
* Add eggs, grease, liquor, milk and mix it.
* Knead it in a table until it is homogenous.
* Divide the dough into smaller pieces and roll them with a pin on the table.
* Sprinkle the flour and finally, cut the dough into rectangles.
* Make a vertical cut in the middle, and twist the sides.
* Fry it in lard until it browns and sprinkle it on sugar and cinnamon.

hearty-breakfast-oatmeal | for 1 | 15 min
Hearty Breakfast Oatmeal
- 1/2 cup Large Flake Oats
- Almonds
- Pecans
- 1 Tbsp Roasted Flax Seed
- 1 Tbsp Hemp Hearts
- Cranberries (adjust amount to preference)
- 1/2 Banana (mashed)
- 1 cup Milk (3.25% if possible)
- Cinnamon (adjust amount to preference)
- 1 Egg
- Vanilla protein powder (optional)
* Chop or mash nuts and fruit.
* Combine nuts, fruit, and other dry ingredients in a saucepan
* Add milk and cook mixture over medium heat until oats are desired tenderness (5-10 mins)
* Add egg and protein powder and cook for a few more minutes

kettlecorn |  | 7 min
Kettle Corn
- 2 tablespoons vegetable oil, or oil of your choice
- 1/4 cup of popcorn kernels
- 2 tablespoons of sugar (brown sugar works too)
- salt to taste
* Add oil into your saucepan and 3 popcorn kernels.
* Cover with lid and set stove to medium-high heat.
* Once all 3 kernels pop, add in the rest of your kernels and shake to coat in oil. Pour sugar directly onto the kernels.
* Shake the pot for 3 seconds, rest for 3 seconds, and repeat till the kernels start to pop steadily. Depending on your stove, you may need to lift the pot to shake.
* Once kernels start popping, shake pot every 1-2 seconds.
* Important. Once you no longer hear pops for about 3 seconds, immediately transfer into a bowl to avoid burning.

lemon-pudding |  |
Lemon Pudding
- One small lemon, with a smooth thin rind
- Three eggs
- A quarter of a pound of powdered white sugar
- A quarter of a pound of fresh butter—washed
- A tablespoon of white wine and brandy, mixed
- A teaspoon of rose-water
* Grate the yellow part of the rind of a small lemon. Then cut the lemon in half, and squeeze the juice into the plate that contains the grated rind, carefully taking out all the seeds. Mix the juice and rind together.
* Put a quarter of a pound of powdered white sugar into a deep earthen pan, and cut up in it a quarter of a pound of the best fresh butter. If the weather is very cold, set the pan near the fire, for a few minutes, to soften the butter, but do not allow it to melt or it will be heavy. Stir the butter and sugar together, with a stick or wooden spoon, till it is perfectly light and of the consistence of cream.
* Put the eggs in a shallow broad pan, and beat them with an egg-beater or rods, till they are quite smooth, and as thick as a boiled custard. Then stir the eggs, gradually, into the pan of butter and sugar. Add the liquor and rose water by degrees, and then stir in, gradually, the juice and grated rind of the lemon. Stir the whole very hard, after all the ingredients are in.
* Have ready a puff-paste made of five ounces of sifted flour, and a quarter of a pound of fresh butter. The paste must be made with as little water as possible. Roll it out in a circular sheet, thin in the centre, and thicker towards the edges, and just large enough to cover the bottom, sides, and edges of a soup-plate. Butter the soup-plate very well, and lay the paste in it, making it neat and even round the broad edge of the plate. With a sharp knife, trim off the superfluous dough, and notch the edges. Put in the mixture with a spoon, and bake the pudding about half an hour, in a moderate oven. It should be baked of a very light brown. If the oven is too hot, the paste will not have time to rise well. If too cold, it will be clammy. When the pudding is cool, grate loaf-sugar over it.

limoncini | for 20 | 200 min
Limoncini
- Dough:
- 250 g milk
- 25 g brewer's yeast
- 20 g sugar
- 50 g butter
- 650 g 00 or 0 flour
- 2 eggs
- a pinch of salt
- Stuffing:
- 3 lemon untreated. Make sure the skin is edible!
- 250 g sugar
* Cut the butter and let it soften.
* Dissolve the yeast in warm milk and softened butter.
* Add sugar and stir.
* Add the other dough ingredients and knead for a few minutes until you have a soft dough.
* Cover the dough and let it rise for about an hour.
* Meanwhile, grate the skin of the lemons.
* Add sugar and mix.
* Store the stuffing in a dry place.
* Roll out the dough to 1 or 2 a rectangles about 3 mm thick.
* Spread the stuffing on all the surface of the dough.
* Roll up the rectangle(s) tightly.
* Cut the rolls in slices about 1 cm thick.
* Lay them on baking paper in an oven tray.
* Let them rise again for another hour.
* Preheat the oven to 180 °C.
* Cook for about 20 minutes. Pay attention not to overcook: check after about 10 minutes.

matcha-cookies |  |
Matcha Cookies
- 115g Unsalted butter
- 60g Caster sugar
- 115g Brown sugar
- 55g Egg
- 153g Plain flour
- 12g Matcha powder
- 2g Baking soda
- 1g Salt
- 3g Vanilla extract
- 70g White couverture chocolate
- 45g Macadamia nut
* Melt butter in a bath or microwave.
* Add white sugar, brown sugar and salt and mix with a whisk
* Add egg and vanilla extract and mix with a whisk until well mixed.
* Add flour, matcha powder and baking soda and mix with a whisk until you can hardly see the powder.
* Add white couverture chocolate and macadamia and mix evenly with spatula.
* Allow 30 minutes to 1 hour in the refrigerator until the dough hardens.
* Form cookies of 5 cm in diameter and bake at 170°C (338°F) for 9 minutes.

mazurek |  |
Mazurek
- 2 1/2 cups flour
- 1/4 cup powdered sugar
- 200g (7 oz) butter
- 1 tablespoon 18% sour cream
- 2 egg yolks
- topping: for example orange jam from 4 oranges
- optional additional toppings/decorations:
- walnuts
- pecans
- raisins
- sliced almonds
* Put flour and butter in a bowl.
* Cut the butter with a sharp knife into tiny pieces, mixing with the flour.
* Add egg yolks, sugar, sour cream, and a pinch of salt.
* Knead well and form into a ball. Wrap in plastic wrap and let chill in fridge for about an hour.
* Roll out flat and place in large baking sheet (this should be enough for a 25x35cm/10x14in sheet) on top of parchment paper.
* Make little holes with fork in the dough.
* Bake for 15-20 minutes in 200°C (395°F).
* Let cool before spreading topping.
* Decorate with nuts or other toppings.

oatmeal-cookies | for 24 | 30 min
Oatmeal Cookies
- 1 cup butter
- 2 eggs
- 1 tsp vanilla
- 2 cups sugar
- 2 cups flour
- 1.5 tsp cinnamon
- 1 tsp salt
- 3 cups oats
- cranberries/raisins/coconut/nuts (optional)
* Whisk butter, eggs, vanilla and sugar together
* Add and combine flour, cinnamon, salt, oats, and optional add-ins
* Mold and place ~24 golf sized balls of dough on trays with parchment paper
* Cook for ~10 minutes or until edges begin to brown

oats |  |
Oats
- oats
- water
- pinch of salt
- Pick and choose additional ingredients:
- chopped banana
- any berries
- cinnamon
- peanut butter
* Bring water (with pinch of salt) to boil.
* Add oats. Use a 2:1 water-to-oats ratio (by volume) for rolled oats, 3:1 for steel cut.
* Boil on medium heat until most of the water has been absorbed/evaporated. Rolled oats will be ready quicker than steel cut.
* Pour over fruit in bowl (if having fruit).
* Sprinkle cinnamon (if having cinnamon).
* Mix.
* Add a spoonful of peanut butter (if having peanut butter).

orange-jam |  |
Orange jam
- 4 medium sized oranges
- 1 lemon
- 1 1/2 cup sugar
* Zest all fruit.
* Peel off the albedo (the white part under the skin).
* Blend the fruit (not too much, it doesn't need to become an even mush, just cut up into small pieces).
* Combine the blended fruit, zest, and sugar in a pot.
* Bring to boil and boil for 30-40 minutes on low heat. The mixture will thicken as water evaporates. Note that it will thicken even further once it cools, so don't boil for too long - it is expected to be still a little runny at the end of boiling.

orange-pudding |  |
Orange Pudding
- One large orange, of a deep colour, and smooth thin rind
- One lime
- A quarter of a pound of powdered white sugar
- A quarter of a pound of fresh butter
- Three eggs
- A tablespoon of mixed wine and brandy
- A teaspoon of rose-water
* Grate the yellow rind of the orange and lime, and squeeze the juice into a saucer or soup-plate, taking out all the seeds.
* Stir the butter and sugar to a cream.
* Beat the eggs as light as possible, and then stir them by degrees into the pan of butter and sugar. Add, gradually, the liquor and rose-water, and then by degrees, the orange and lime. Stir all well together.
* Have ready a sheet of puff-paste made of five ounces of sifted flour, and a quarter of a pound of fresh butter. Lay the paste in a buttered soup-plate. Trim and notch the edges, and then put in the mixture. Bake it about half an hour, in a moderate oven. Grate loaf-sugar over it, before you send it to table.

pavlova | for 6 | 75 min
Pavlova
- 2 egg whites
- 1 1/2 cups caster sugar
- 1/2 tsp salt
- 1 tsp white vinegar
- 1 tsp cornflour
- 4 Tbsp boiling water
- (optional) Whipped cream, fresh fruit such as kiwifruit, passionfruit, and strawberries
* Beat all ingredients until smooth, stiff and shines.
* Continue beating mixture until soft peak forms when lifting beater (approx 12 minutes).
* Place on baking paper on tray.
* Bake in middle of oven at 180°C (350-360°F) for 10 minutes.
* Drop temperature down to 150°C (300°F) for 45 minutes.
* Turn off oven and leave to cool in oven.
* (Optional) Serve with fruit salad and ice cream.

plum-pudding |  |
Plum Pudding
- One pound of raisins, stoned and cut in half
- One pound of currants, picked, washed and dried
- One pound of beef suet chopped fine
- One pound of grated stale bread, or, half a pound of flour and half a pound of bread
- Eight eggs
- A quarter of a pound of sugar
- A glass of brandy
- A pint of milk
- A glass of wine
- Two nutmegs, grated
- A tablespoon of mixed cinnamon and mace
- A pinch of salt
* You must prepare all your ingredients the day before (except beating the eggs) that in the morning you may have nothing to do but to mix them, as the pudding will require six hours to boil.
* Beat the eggs very light, then put to them half the milk and beat both together. Stir in gradually the flour and grated bread. Next add the sugar by degrees. Then the suet and fruit alternately. The fruit must be well sprinkled with flour, lest it sink to the bottom. Stir very hard. Then add the spice and liquor, and lastly the remainder of the milk. Stir the whole mixture very well together. If it is not thick enough, add a little more grated bread or flour. If there is too much bread or flour, the pudding will be hard and heavy.
* Dip your pudding-cloth, in boiling water, shake it out and sprinkle it slightly with flour. Lay it in a pan and pour the mixture into the cloth. Tie it up carefully, allowing room for the pudding to swell.
* Boil it six hours, and turn it carefully out of the cloth.
* Before you send it to table, have ready some blanched sweet almonds cut in slips, or some slips of citron, or both. Stick them all over the outside of the pudding.

quarkbaellchen |  |
Quarkbällchen – Fried curd balls
- 420ml quark (plain yoghurt can be used as a replacement)
- 2 eggs
- 6 or 7 tbsp of sugar
- 2 packets of vanilla sugar
- 400g flour (500g if using yoghurt)
- 2 packets of baking powder
- 1L sunflower oil for frying
- (Optional) icing sugar
- (Optional) A dash of rum, so that they do not soak up so much oil
* Mix ingredients (quark, eggs, sugar, flour, baking powder) in one bowl.
* Pour the sunflower oil into a cooking pot and heat up the hotplate
* Form balls from the dough and put them into the cooking pot
* Once they are brown-ish, put them onto a plate
* (Optional) add icing sugar

risengroed | for 2 | 45 min
Risengrød
- Water 3 dl
- Pama porridge rice 180 g
- Whole milk 1 liter
- Salt 2 pinches
- Sugar 4 tablespoons
- Cinnamon 2 teaspoons
- Butter 50 g
* Bring water and rice to a boil in a deep pot. Boil the rice at steady heat and with active stirring for approximately 2 minutes.
* Add milk and bring the concoction to a boil. Boil the pot at low heat, still with active stirring for approximately 10 minutes.
* Put on lid and boil for approximately 30 minutes. Stir the pot often. If the porridge seems too thin, boil it for another 5-10 minutes.
* Add salt.
* Mix sugar and cinnamon to form cinnamon sugar in a bowl or container.
* Serve warm with cinnamon sugar on top and a bit of butter in the middle.

sand-tarts |  | 25 min
Sand Tarts
- 2 cups sugar
- 1 cup butter
- 4 eggs
- flour
* Work butter and part of the sugar together, then the remainder of the sugar and the eggs should be mixed in. Use enough flour to make very stiff.
* Roll thin, cut out in small squares, wet top with two eggs beaten, sprinkle with sugar, cinnamon and chopped almonds.
* Bake in moderate oven, 10 minutes.

scandinavian-coffee-cake |  | 195 min
Scandinavian Coffee Cake
- 1/2 cup milk
- 1/2 cup shortening
- 1/2 cup sugar
- 1/2 teaspoon salt
- 1 package active dry yeast
- 1/4 cup warm (not hot) water
- 3 cup sifted enriched Flour
- 2 eggs, beaten
- melted butter, or margarine
- 2/3 cup firmly packed brown sugar
- 2 teaspoon cinnamon
- chopped walnuts
* Scald milk.
* Add shortening, sugar, and salt.
* Stir until sugar dissolves; cool to lukewarm.
* Dissolve yeast in water; combine with milk mixture.
* Stir in half the flour; add eggs; beat well.
* Add enough of remaining flour to make a soft dough.
* Turn out on lightly floured board; knead till smooth and elastic.
* Put in a greased bowl; brush with shortening; cover; let rise in a warm place, 80°-85°F (25°-30°C) till double in bulk (about 2 hours).
* Turn out on floured board; roll into a rectangle 8 by 12 inches.
* Brush with butter.
* Sprinkle with brown sugar and cinnamon.
* Roll up like jelly roll; shape into a ring on greased baking sheet; pinch ends.
* From the outside, cut through the ring toward center almost all the way through in 1- inch slices.
* Fan out slices slightly to side.
* Brush with shortening; cover; let it rise for about 45 minutes or till double in bulk.
* Meanwhile set oven for moderate 375°F (190°C).
* Bake 25 to 30 minutes.
* While warm spread with confectioners' sugar icing; sprinkle with chopped walnuts.

shortcrust-pastry | for 8 |
Shortcrust pastry
- 500 g flour
- 250 g butter
- 150 g powdered sugar
- 2 eggs
* Cut the butter in slices, put it in a large bowl and leave it at room temperature until it's easy to knead.
* Add the powdered sugar and knead until uniform. From now on, pay attention to knead fast enough so that the butter doesn't melt. If it does, place the dough in the fridge for 15-30 minutes before going on.
* Add the eggs and knead. It's not necessary that the dough is perfectly uniform.
* Add all the flour and knead. Don't knead too much after adding the flour, or the dough won't reach its typical crumbliness. The dough is ready when it's uniform and the surface cracks when you bend it.
* Roll out the dough on baking paper. Don't make it too thin: it's not supposed to rise, so it would burn during cooking.
* Keep in the fridge for 15-30 minutes before use.

shortcrust-pastry-biscuits | for 10 | 55 min
Shortcrust pastry biscuits
- 8 servings shortcrust pastry
* Preheat the oven to 170 °C in static mode.
* Create small balls of dough, place them on baking paper and flatten them slightly. They won't rise, so you're deciding here the size of the biscuits.
* Cook in the oven. It should take about 45 minutes but it depends on the size and shape of the biscuits, so you would do better to start checking after 30.

tahini-short-bread | for 4 | 90 min
Tahini Shortbread
- 125g of butter
- from 30g to 70g of sugar
- 75g of Tahini
- 1 egg
- 200g of flour (T45)
- 3g of baking powder
- Any toppings if desired (for example chocolate chips)
* Thoroughly mix the egg, sugar and Tahini
* Warm the butter so it is "pommade" meaning not liquid but soft enough so you can mix it with the preparation
* Have a good mixing of the butter and the preparation so it gets a bit airy.
* Add the flour slowly so the preparation stays homogenous.
* Add the baking powder
* Let the dough rest in the fridge for 1 hour, shape it and bake at 200 °C for 12 to 15 minutes
* Enjoy with tea

tarta-de-santiago | for 8 | 55 min
Tarta de Santiago
- 3 eggs
- ¾ cup sugar (150 gr)
- 1 ½ cup almond meal (150 gr)
- ½ teaspoon cinnamon powder
- ¼ teaspoon salt
- Zest of 1 lemon
- Zest of 1 clementine
- Icing sugar, for dusting on top
* Add eggs and sugar into a bowl and whisk until the mixture turns pale.
* Add the rest of the ingredients, except for icing sugar and using a spatula, gently fold everything until well combined.
* Pour batter into a 7 inch (18 cm) springform pan that has been buttered and floured. Bake in a preheated oven at 360°F (180°C) for 40 minutes or until golden brown and fully cooked.
* Cool completely. Place the Santiago cross cut out on top and dust generous amount of icing sugar all over the cake. Carefully remove the cut out. Slice and serve.

tarte-merengada | for 20 | 30 min
Tarte Merengada de Limão
- 200g of buttered cookies (shortcake)
- 80g of margarine
- 1 can of condensed milk (370g)
- 3 / 4 lemons (1 dl of juice + the outer scrapings)
- 5 eggs
- 150g of sugar
* Pre-heat the oven to 220°C.
* Separate the yolk from the egg whites and mix the yolks with the condensed milk into whipped cream.
* Meanwhile mash the cookies into a powder and mix it with the margarine while covering the bottom and sides of a pie dish.
* Take the outer scrapings of a lemon with a grater and squeeze the juice of all the lemons.
* Mix the scrapings and the juice with the yolk and add to the pie dish.
* Take it to the oven.
* Meanwhile mix the egg whites until they start to foam, add the sugar then and keep mixing them until the meringue starts to be firm.
* After 10 to 15 minutes in the oven, cover the surface of the pie with small dumpings of meringue with a spoon.
* Reduce the heat of the oven to 160°C and put the pie back into the oven until the meringue on top becomes golden brown.

torrijas |  |
Torrijas
- Dried bread (or Torrijas bread). Must be bread from a regular loaf, not from a tin loaf
- Milk (to soak the bread, 2 cups per 16 torrijas approx.)
- Eggs (to coat the bread, 2 eggs per 16 torrijas approx.)
- Cinnamon
- Grated lemon rind (optional)
- Sugar
- Olive oil
* Mull the milk with cinnamon and a bit of sugar (not too much, the milk is already sweet). Add the lemon rind if you want.
* Cool down the milk.
* While the milk is cooling, beat the eggs and heat up half a pan of olive oil.
* Cut the dry bread in slices. Soak it in the milk.
* Coat the bread soaking it in the beaten eggs.
* Fry the soaked & coated bread with the heated oil.
* Optionally sprinkle some sugar onto the Torrijas.
* Let them cool down.

yogurt-cake | for 15 | 75 min
Yogurt cake
- 300 g flour
- 180 g sugar
- 3 eggs
- 120 g butter
- 200 g yogurt (plain or flavoured)
- Instant yeast
- Powdered sugar (optional)
- 100 g fruit of your choice (optional)
* Beat the yolks with the sugar.
* Add the butter and stir until uniform.
* Add the flour. You may sieve it to prevent lumps. Stir until uniform.
* Add the yogurt and stir until uniform.
* Beat the albumens in another bowl, then add them to the compound and stir until uniform.
* The compound should now be thick, but still liquid enough to be poured. If it's too thick, you may adjust it by adding yogurt or milk.
* Add the yeast and stir.
* Pour into a mould. If you want to add fruit, cut it to small pieces or slices and add it after 2/3 of the compound, then cover with the remaining. Alternatively, you may add it on top: it will sink during cooking.
* You may now sprinkle powdered sugar on top, to create a thin, sweet crust
* Cook in pre-heated oven at 180 °C. This will take about 45 minutes, but start checking frequently after 30.
`;
