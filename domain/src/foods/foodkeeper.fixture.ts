/**
 * How long foods keep, after FoodKeeper of the USDA's Food Safety and Inspection Service (version 128, a work of the
 * US government). A row is a product, the words that tell it from others of its name, and five times: in the fridge,
 * there after opening, in the pantry, there after opening, in the freezer. Each is the least that FoodKeeper gives, in
 * days, weeks, months or years; "-" where it gives none or says "package use-by date" or "not recommended"; "ripe" for
 * fruit that waits outside until it is ripe. Rows of one name and the same times are one.
 */
export const FOODKEEPER_ROWS = `
Butter||1m - - - 6m
Buttermilk||1w - - - 3m
Cheese|hard cheddar swiss block parmesan|6m 3w - - 6m
Cheese|parmesan shredded grated|12m - - - -
Cheese|shredded cheddar mozzarella|1m - - - 3m
Cheese|processed slices|3w - - - -
Cheese|soft brie bel paese goat|1w - - - 6m
Coffee creamer|liquid refrigerated|3w - - - -
Cottage cheese||2w 1w - - -
Cream cheese||2w - - - -
Cream|whipping ultrapasteurized|1m 1w - - -
Cream|whipped sweetened|1d - - - 1m
Cream|half|3d - - - 4m
Cream|heavy|10d - - - 3m
Cream|light|1w - - - 3m
Dips|sour cream based|2w - - - -
Egg substitutes|liquid|7d 3d - - -
Eggnog|commercial|3d - - - 6m
Eggs|shell|3w - - - -
Eggs|raw whites yolks|2d - - - 12m
Eggs|hard boiled cooked|1w - - - -
Egg dishes||3d - - - 2m
Kefir|fermented milk|1w 1d - - -
Margarine||6m - - - 12m
Milk|plain flavored|- 1w - - 3m
Pudding||- 2d - - -
Sour cream||3w - - - -
Whipped cream|aerosol can|3w - - - -
Whipped topping|aerosol can|3m - - - -
Whipped topping|tub|2w - - - 14m
Yogurt||1w - - - 1m
Beef|rib roast bone boneless rolled round rump tenderloin whole half chuck brisket steaks stew cubes short ribs|3d - - - 4m
Beef|ground|1d - - - 3m
Lamb|leg bone small large boneless rolled crown roast shoulder shank half cubes kabobs chops ribs loin steaks stew meat pieces shanks breast|3d - - - 4m
Lamb|ground|1d - - - 3m
Veal|shoulder roast boneless leg rump round loin bone|3d - - - 4m
Veal|ground|1d - - - 3m
Pork|loin roast bone boneless chops crown small large tenderloin medallions cubes ribs shoulder|3d - - - 4m
Goat|tender whole cuts legs ribs shoulder loin less stew meat riblets shanks|3d - - - 4m
Pork|ground|1d - - - 3m
Venison|round rump loin rib roast|3d - - - 4m
Variety meats|liver tongue chitterlings|1d - - - 3m
Goat|ground|1d - - - 3m
Bacon||1w 1w - - 1m
Corned beef|pouch pickling juices|5d - - - 1m
Ham|canned keep refrigerated label|6m - - - -
Ham|fully cooked bone whole half arm picnic shoulder boneless|1w - - - 1m
Ham|fully cooked slices half spiral cut|3d - - - 1m
Ham|fully cooked canned boneless refrigerated|6m 3d - - 1m
Ham|fully cooked vacuum packed boneless|2w - - - 1m
Ham|fresh cook before eating bone whole half shank butt portion arm picnic shoulder boneless roll|1w - - - 1m
Ham|fresh uncooked whole leg bone boneless half|1w - - - 1m
Ham|country whole half|1w - - - 1m
Hot dogs||2w 1w - - 1m
Sausage|raw bulk type patties|1d - - - 1m
Sausage|fully cooked smoked links kielbasa|1w - - - 1m
Sausage|hard dry pepperoni sliced|2w - - - 1m
Stuffed, raw pork chops||1d - - - 9m
Raw kabobs with vegetables||1d - - - 3m
Bacon|fully cooked|- 5d 6m - -
Ham|shelf stable cans|- 5d 6m - -
Jerky|commercially dried|- 2m 12m - -
Jerky|homemade|1m - 1m - -
Meat products|canned|- 3d 5y - -
Retort pouches or boxes||- 3d - - -
Chicken|whole|1d - - - 12m
Turkey|whole|1d - - - 12m
Ground turkey or chicken||1d - - - 3m
Chicken parts|breast halves bone boneless legs thighs|1d - - - 9m
Turkey parts|breast halves bone boneless legs thighs|1d - - - 9m
Duckling|domestic wild whole|1d - - - 6m
Goose|domestic wild whole|1d - - - 6m
Pheasant|young whole|1d - - - 6m
Quail|whole|1d - - - 6m
Capon|whole|1d - - - 12m
Cornish Hens|whole|1d - - - 12m
Giblets||1d - - - 3m
Stuffed, raw chicken breasts||1d - - - 9m
Turducken||- - - - 9m
Chicken nuggets, patties||- - - - 1m
Cooked poultry dishes||3d - - - 4m
Fried chicken||3d - - - 4m
Poultry pieces|covered gravy broth|3d - - - 1m
Rotisserie chicken||3d - - - 4m
Canned chicken||- 3d 5y - -
Lean fish|cod flounder haddock halibut sole|1d - - - 6m
Lean fish|pollock ocean perch rockfish sea trout|1d - - - 4m
Fatty fish|bluefish catfish mackerel mullet salmon tuna|1d - - - 2m
Caviar|fresh jar|1w 2d - - -
Cooked fish||3d - - - 1m
Surimi seafood||- - - - 9m
Scallops||1d - - - 6m
Shrimp, crayfish||1d - - - 6m
Squid||1d - - - 6m
Shucked clams, mussels, and oysters||3d - - - 3m
Crab meat|fresh|1d - - - 2m
Crab meat|pasteurized|10m 3d - - 4m
Crab legs|king dungeness snow|2d - - - 9m
Live clams, mussels, crab, and oysters||1d - - - 2m
Fresh whole lobster|live|1d - - - -
Fresh lobster tails|cooked|2d - - - 2w
Fresh clams, mussels, oysters||5d - - - -
Fresh whole lobster|frozen|1d - - - 2w
Cooked shellfish||3d - - - 1m
Herring|glass packed wine sauce|4m - - - -
Fish|hot smoked air pack cold|14d - - - 9m
Fish|hot smoked vacuum pack|14d - - - 6m
Fish|cold smoked vacuum pack|21d - - - 9m
Tofu||1w - - - 5m
Miso||1y - - - -
Soy flour|full fat|6m - 2m - -
Textured soy protein|tsp|- - 2y 3m -
Re-hydrated textured soy protein|tsp|3d - 3m - -
Leftovers|meat fish poultry egg|3d - - - 2m
Leftovers|without meat fish poultry egg cooked vegitables rice potatoes|3d - - - 1m
Leftovers|pizza|3d - - - 1m
Commercial brand vacuum-packed dinners|usda seal|2w - - - -
Cooked pasta||3d - - - 1m
Cooked rice||4d - - - 6m
Fruit, cut||- 4d - - -
Guacamole||3d - - - 3m
Hummus|commercial pasteurized preservatives|3m 7d - - -
Hummus|traditional no preservatives pasteurized|7d - - - -
Luncheon meat or poultry|store sliced|3d - - - 1m
Main dishes or meals|hot refrigerated|3d - - - 2m
Meats|covered gravy broth|3d - - - 6m
Olives|olive bar|2w - - - -
Pate||1d - - - 1m
Luncheon meat or poultry|pre packaged|2w 3d - - 1m
Soup, stews||3d - - - 2m
Casseroles||3d - - - -
Commercial bread products|pan breads flat rolls buns|- 2w 14d - 3m
Tortillas|flour|- 3m 3m - 6m
Commercial cakes and muffins||- 7d 3d - 6m
Cheesecake||- 5d - - 3m
Cookies|soft|- - 2m - 8m
Cookies|crispy|- - 4m - 8m
Dairy filled eclairs||- 2d - - 3m
Doughnuts||- 2d 1d - -
Fruit cake||- 12m 6m - 12m
Pastries, danish||- 14m 5d - -
Cream pies|banana coconut butterscotch|- 3d - - -
Chiffon pies|chocolate lemon|- 1d - - -
Fruit pies|apple peach blueberry apricot cherry blackberry|- 1w 1d - 8m
Pies|mincemeat|- 1w - - 8m
Pies|pecan pumpkin|- 3d - - 1m
Quiche||- 3d - - 2m
Baking powder||- - 6m 3m -
Baking soda||- - 2y 6m -
Biscuit or pancake mix||- - 9m - -
Cake, brownie, bread mixes||- - 12m - -
Chocolate|unsweetened semi sweet solid|- - 1y 1y -
Cocoa and cocoa mixes||- - ever 1y -
Cornmeal|regular degerminated|- 1y 6m 2y -
Cornmeal|stone ground blue|- 2m 1m - -
Cornstarch||- - 18m 18m -
Flour|white|- 1y 6m 6m -
Flour|whole wheat|- 6m 3m - -
Frosting or icing||- 2w 10m - -
Gelatin|flavored|- - 10m 3m -
Gelatin|unflavored|- - 3y - -
Oils|olive vegetable|- 4m 6m 3m -
Nut oils||- 6m 6m 3m -
Vegetable oil sprays||- - 2y 1y -
Shortening|solid|- - 1y 6m -
Tamarind paste||- 2m 6m 6m -
Chili powder||- - 2y 2y -
Seasoning blends||- - 1y 1y -
Flavored or herb mixes||- - 6m - -
Garlic|chopped commercial jars|- - 8m - -
Herbs|dried|- - 1y 1y -
Spice/spices|whole|- - 3y 3y -
Spice/spices|ground|- - 2y 2y -
Sugar|brown granulated confectioners|- - ever 18m -
Sugar substitutes||- - 2y ever -
Tapiocas||- - 12m 12m -
Tube cans|biscuits rolls pizza dough|3m - - - -
Ready-to-bake pie crust||- - - - 2m
Cookie dough||- - - - 2m
Apples||4w - 3w - 8m
Apricots||2d - ripe - -
Avocados||3d - ripe - -
Bananas||3d - ripe - 2m
Berries|cherries goose lychee|7d - - - 12m
Berries|blackberries boysenberries currant|3d - - - 12m
Blueberries||1w - - - 8m
Cherimoya||4d - ripe - 10m
Citrus fruit|lemon lime orange grapefruit tangerines clementines|10d - 10d - -
Coconut|shredded|- 8m 1y - 1y
Coconuts|fresh|2w - 1w - -
Cranberries||2m - - - 12m
Dates||12m - 2m - 1y
Grapes||1w - 1d - 1m
Guava||2d - ripe - -
Kiwi fruit||3d - ripe - -
Melons||2w 2d ripe - 1m
Papaya, mango, feijoa, passion fruit, casaba melon||1w - 3d - 6m
Peaches, nectarines, plums, pears, sapote||3d - ripe - 2m
Pineapple||5d - ripe - 10m
Plantains||3d - ripe - 10m
Pomegranate||1m - 2d - 10m
Artichokes, whole||1w - 1d - -
Asparagus||3d - - - 5m
Bamboo shoots||2w 5d - - -
Beans and peas|green fava lima soybean wax snow sugar snap|3d - - - 8m
Beets||1w - 1d - 6m
Bok choy||2d - - - 10m
Broccoli and broccoli raab|rapini|3d - - - 10m
Brussels sprouts||3d - - - 10m
Cabbage||1w - - - 10m
Carrots, parsnips||2w - - - 10m
Cauliflower||3d - - - 10m
Celery||1w - - - 10m
Corn on the cob||1d - - - 8m
Cucumbers||4d - - - -
Eggplant||4d - 1d - 6m
Garlic||3d - 1m - 1m
Ginger root||2w - 2d - 6m
Greens||1d - - - 10m
Herbs||7d - - - 1m
Leeks||1w - - - 10m
Lettuce|iceberg romaine|1w - - - -
Lettuce|leaf spinach|3d - - - -
Mushrooms||3d - - - 10m
Okra||2d - 1d - 10m
Onions|yellow white red|2m - 1m - 10m
Onions|spring green|1w - 1m - 10m
Peppers||4d - - - 6m
Potatoes||1w - 1m - 10m
Pumpkins||3m - 2m - -
Radishes||10d - - - -
Rhubarb||3d - - - -
Rutabagas||2w - 1w - 8m
Squash|summer zucchini|4d - 1d - 10m
Squash|winter|1m - 2w - 10m
Tamarind||6m - 1w - 1y
Taro||2d - 7d - -
Tomatoes||- - ripe - 2m
Turnips||2w - - - 8m
Yuca/cassava||3d - 7d - 1m
Dough|commercial bread cookie|3d - - - 12m
Egg substitutes||3d - - - 12m
Fish|breaded|- - - - 18m
Fish|raw headed gutted|3d - - - 6m
Frozen potato products|fries hashbrowns tater tots|- - - - 12m
Frozen pretzels||3d - - - 9m
Fruits|berries melons|- - - - 10m
Ice cream||- - - - 6m
Ice pops||- - - - 9m
Juice concentrates||- - - - 2y
Lobster tails||3d - - - 8m
Pancakes, waffles||- - - - 3m
Sausages|uncooked|3d - - - 1m
Sausages|precooked|3d - - - 1m
Sherbet, sorbet||- - - - 9m
Shrimp, shellfish||3d - - - 12m
Soy crumbles and hot dogs||3d - - - 1m
Soy meat substitutes||3d - - - 12m
Tempeh||3d - - - 6m
Frozen entrees|prepared meals|- - - - 12m
Vegetables||3d - - - 10m
Fresh pasta||1d - - - 2m
Beans|dried|- - 1y 1y -
Lentils|dried|- - 1y 1y -
Pasta|dry without eggs|- - 2y 1y -
Dry egg noodles||- - 2y 1m -
Peas|dried split|- - 1y 1y -
Rice|white wild|- 6m 2y 1y -
Rice|brown|- 6m 1y 1y -
Barbecue sauce|bottled|- 4m 1y - -
Chutney||- 1m 1y - -
Cream sauces, milk solids||- - 6m - -
Dry gravy mixes||1d - 2y - -
Gravy|jars cans|- 1d 2y - -
Honey||- - 2y - -
Horseradish|jar|12m 3m - - -
Jams, jellies, and preserves||- 6m 6m - -
Ketchup, cocktail, or chili sauce||- 6m 1y - -
Marinades||- 6m 1y - -
Mayonnaise|commercial|- 2m 3m - -
Mustard||- 1y 1y - -
Olives|black green|- 2w 12m - -
Pickles||- 1m 1y - -
Pesto|jarred|6m 3d - - 1m
Salad dressings|commercial bottled|- 1m 10m - -
Salsa|picante taco sauces|- 1m 1y - -
Sauce mixes|nondairy spaghetti taco|- - 2y - -
Spaghetti sauce|jars|- 4d 18m - -
Soy sauce or teriyaki sauce||- 1m 3y - -
Vinegar||- - 2y - -
Worcestershire sauce||- - 1y - -
Jars or pouches||- 2d - - -
Fruit||- 3d - - -
Vegetables||- 2d - - -
Dinners||- 2d - - -
Cereal, dry mixes||- - - 1m -
Formula|prepared|- 1d - - -
Liquid concentrate or ready-to-feed formula||- 2d - - -
Applesauce|commercial|- 7d 12m - -
Bacon bits|imitation|- - 1y - -
Canned goods|low acid meat poultry fish gravy stew soups beans carrots corn pasta peas potatoes spinach|- 3d 2y - -
Canned goods|high acid juices fruit pickles sauerkraut tomato soup foods vinegar based sauce|- 5d 12m - -
Cereal|ready eat|- - 6m 2m -
Cereal|cook before eating oatmeal|- - 12m 6m -
Chocolate syrup||- 6m 2y - -
Crackers||- 3m 8m 1m 3m
Graham cracker/animal cracker||- - 6m - -
Fruits, dried|raisins apricots mangoes cranberries|- 6m 6m 1m -
Gummy snacks|fruit|- - 6m - -
Marshmallows||- - 1y 1m -
Marshmallow creme||- - 2m 1m -
Milk|canned evaporated condensed|- 4d 12m - -
Molasses||- - 1y 6m -
Mushrooms|dried|- - 1y 3m -
Nuts|jars cans|- 4m 1y 2m 6m
Peanut butter|commercial|- - 6m 2m -
Pectin||- - - 1m -
Popcorn|dry kernels jar|- - 2y 1y -
Popcorn|commercially popped bags|- - 2m 1w -
Popcorn|microwave packets|- - 6m 1d -
Potato chips||- - 2m 1w -
Potatoes|instant|- - 10m 6m -
Pretzels||- - 4m 3w -
Pudding mixes||- - 1y 3m -
Soup mixes|dry bouillon|- - 1y 1y -
Sun dried tomatoes|jar|- 3m 1y 3m -
Syrup||- 6m 1y - -
Toaster pastries||- - 6m 1w -
Coffee|whole beans|- 3m 3m 3m -
Coffee|home ground non vacuum|- - 3m 3w 1y
Coffee|instant|- - 1y 2m -
Diet powder mixes and drink mixes||- - 18m 1m -
Fruit Juice in cartons, fruit drinks, punch||- 8d 3w 7d -
Juice, boxes||- 8d - - -
Nectar|papaya mango guava guavabana|- - 12m - -
Soda|carbonated cola drinks mixers diet sodas bottles cans|- 2d - - -
Soy or rice beverage||- 7d - - -
Tea|bags|- - 18m 6m -
Tea|instant|- - 2y 6m -
Tea|loose|- - 2y 6m -
Water|commercially bottled|- - 2y - -
Kumquats||3w - ripe - -
Bagged greens|leaf spinach lettuce|3d 2d - - -
Tahini||- 3w 1y - -
Egg salad||3d - - - -
Potato salad||3d - - - -
Seafood salads|tuna salad shrimp salmon mixed|3d - - - -
Chicken salad||3d - - - -
Ham salad||3d - - - -
Pasta salad||3d - - - -
Soy milk||- 7d - - -
Yams/sweet potatoes||- - 2w - -
Kale||3d - - - 8m
Quinoa|uncooked|- - 2y - -
Quinoa|cooked|6d - - - 6m
Almond milk||- 7d - - -
Rice milk||- 7d - - -
Coconut milk||- 7d - - -
Coffee creamer|powdered|- - 2y 2m -
Turkey bacon||2w 7d - - 2m
Fruit cocktail|canned|- - 18m - -
Black bean sauce||- 3m 18m - -
Oyster sauce||- 3m 18m - -
Hoisin sauce||- 3m 18m - -
Pork roll||- 7d - - -
Almonds|shell|16m - 6m - 20m
Almonds|no shell|8m - 4m - 10m
Cashews|no shell|6m - 2w - 12m
Macadamias|no shell|12m - 2w - 24m
Peanuts|shell|12m - 4m - 24m
Peanuts|no shell|12m - 4w - 24m
Pecans|shell|12m - 2w - 24m
Pecans|no shell|9m - 2w - 24m
Pistachios|shell no|12m - 3w - 24m
Walnuts|shell no|9m - 2w - 24m
Lime juice||- 2m 12m - -
Lemon juice||- 2m 12m - -
Bagel|fresh baked|- - 1d - 3m
Bagel|commercially frozen|- - - - 3m
Muffin|homemade bran blueberry banana corn chocolate chip|- - 3d - 2m
Muffin|commercially packaged|- - 3d - 3m
Muffin|mix dry commercially packaged|- - 9m - -
Coconut oil||- - 3y - -
Orange juice|commercially packaged carton|- 7d - - 8m
Orange juice|commercially frozen concentrate|- - - - 12m
Orange juice|freshly squeezed|2d - - - 2w
Roasted red peppers|jar|4m - - - -
Whole wheat flour||2y - 12m - 2y
Whole wheat bread|homemade|- - 3d - 3m
Whole wheat bread|commercially baked pre sliced|- - 3d - 3m
Red wine||- 1d 3y - -
White wine||- 1d 1y - -
Dry stuffing mix|commercially packaged|- - 9m - -
Powdered milk||- - 3y 3m -
Almond butter||- - 1y - -
Cashew butter||- - 3m - -
Salt|table plain iodized|- - 5y - -
Black pepper|ground dried commercially bottled purchased bulk cracked|- - 2y - -
Cajun seasoning blend|ground dried commercially bottled purchased bulk|- - 1y - -
Cinnamon|ground dried commercially bottled purchased bulk|- - 3y - -
Cumin|ground dried commercially bottled purchased bulk opened unopened|- - 3y - -
Garlic powder|dried commercially bottled purchased bulk|- - 3y - -
Onion powder|dried commercially bottled purchased bulk|- - 3y - -
Nutmeg|ground dried commercially bottled purchased bulk|- - 3y - -
Nacho cheese|store bought|- 2w 2y - 3m
Star fruit||1w - 1w - 10m
Prickly pear||1w - 2d - 10m
Pitaya/dragon fruit||2w - 2d - 10m
Strawberries||2d - - - 8m
Raspberries||2d - - - 8m
Cherries||2d - - - 8m
Broth|homemade|3d - - - 2m
Beef broth/stock/consomme|commercially produced|7d 3d - - 2m
Chicken broth/stock/consomme|commercially produced|7d 3d - - 2m
Vegetable stock/broth|commercially produced|7d 3d - - 2m
Peanut butter|commercially produced containing hydrogenated fat other stabilizers|12m 3m 6m 2m -
Peanut butter|natural|12m 3m - - -
Ricotta||2w 1w - - -
Baby carrots||4w - 4d - 3m
Jicama|fresh|2w - 4m - -
Kimchi||6m - - - -
Kohlrabi||1w - - - 8m
Watermelon||3d - 1d - 12m
Cantaloupe||5d - 2d - 12m
Honeydew||3d - 2d - 12m
Peanuts|boiled shelled|- 7d 3y - ever
Refried beans||- 2d 3y - -
Relish||9m - 30m - -
Tomato paste||- 5d 27m - 2m
Tapenade||9m - 9m - -
Flaxseed|whole seed|- - 2y - -
Flaxseed|ground|12m - - - 12m
Lemongrass||7d - - - 6m
Cilantro||2w - 1w - -
Mint||2w - 1w - -
Basil|dried|- - 12m - -
Basil|fresh|10d - 5d - -
Oregano||2w - 1w - -
Rosemary||2w - 1w - -
Chives||2w - 1w - -
Thyme||2w - 1w - -
Turkey|pre packaged luncheon deli meat|2w 3d - - 1m
Ham|pre packaged luncheon deli meat|2w 3d - - 1m
Salami|pre packaged luncheon deli meat|2w 3d - - 1m
Chicken|pre packaged luncheon deli meat|2w 3d - - 1m
Canadian bacon|whole|2w - - - 2m
Canadian bacon|sliced|10d - - - 12m
Canola oil||- - 1y - -
Almond oil||2y - 1y - -
Sunflower oil||- - 1y - -
Grapeseed oil||- - 1y - -
Duck fat||30d - - - -
Bacon grease||6m - - - 12m
Frying oil|re used|1m - - - 6m
Almond extract||- - 2y 12m -
Cinnamon extract||- - 2y 12m -
Lemon extract||- - 2y 12m -
Pure vanilla extract||- - 2y 12m -
Butter flavor||- - 2y 12m -
Coconut flavor||- - 2y 12m -
Genuine Maple syrup|unopened glass|ever - 4y - -
Genuine Maple syrup|unopened plastic|18m - 2y - -
Lemon juice|fresh squeezed|6d - - - 12m
Apple juice|fresh squeezed|6d - - - 12m
Carrot juice|fresh squeezed|6d - - - 12m
Hard liquors||- - 2y - -
Cream liquors|unopened|- - 6m - -
Coffee|commercial ground non vacuum|- 1m 2y 2w 6m
Macaroons|french|- - 1d - 3m
Milk|lactose free|- 1w - - -
String Cheese||5m - - - -
Vegan Cheddar Cheese||4m 3d - - -
Quark|fresh cheese|7d - - - -
Zucchini|fresh whole|1w - - - 10m
Hot peppers||1w - - - 9m
Bean sprouts||5d - - - -
Swiss chard||1w - - - -
Puff pastry||- - - - 12m
Biscuits|refrigerated|3m - - - -
Tortillas|corn|60d - 25d - -
Pie crust|refrigerated|- - - - 2m
Granola||- - 6m - -
Pork rinds||- - 4m - -
Apple cider vinegar||- - 2y - -
Nutrition supplement drinks|canned|- 2d 2y - -
Hot sauce||- - 6m - -
Thai red curry paste||- 5d 2y - -
Yeast|packaged|- 4m 2y - 6m
Applesauce|homemade|3w - - - 8m
Pate|meat poultry|7d - - - -
Cranberry sauce|canned|- 1w 2y - -
Cranberry sauce|homemade|7d - - - -
Vegetable juice|shelf stable|- - 18m - -
Vegetable juice|commercial sold refrigerated|1m - - - -
Vegetable juice|homemade|- 3d - - -
Marinated vegetables|oil|3d - - - -
Pizza|frozen|3d - - - 12m
Salsa|fresh|4d - - - -
Chia seeds||- - 18m - -
Bread|homemade|2m - 3d - -
Amaranth|whole grain|- - 4m - 8m
Amaranth|flour meal|- - 2m - 4m
Barley|whole grain|- - 6m - 12m
Barley|flour meal|- - 3m - 6m
Buckwheat|whole grain|- - 2m - 4m
Buckwheat|flour meal|- - 1m - 2m
Farro|whole grain|- - 6m - 12m
Farro|flour meal|- - 3m - 6m
Millet|whole grain|- - 2m - 4m
Millet|flour meal|- - 1m - 2m
Oats|whole grain|- - 4m - 8m
Oats|flour meal|- - 2m - 4m
Rye|whole grain|- - 6m - 12m
Rye|flour meal|- - 3m - 6m
Sorghum|whole grain|- - 4m - 8m
Sorghum|flour meal|- - 2m - 4m
Spelt|whole grain|- - 6m - 12m
Spelt|flour meal|- - 3m - 6m
Teff|whole grain|- - 4m - 8m
Teff|flour meal|- - 2m - 4m
Rabbit|whole fresh|2d - - - 9m
Spaghetti squash|whole|1w - 2m - -
Spaghetti squash|cut|4d - - - -
Garam masala||- - 1y - -
Tomato sauce|spaghetti pizza|- 3d - - -
Cherry tomatoes||5d - 10d - -
Coconut cream|canned|- 4d 2y - 3m
Coconut milk|canned|- 4d 2y - 3m
Coleslaw|homemade prepared|3d - - - -
Pumpkin seeds|raw no shell|6m - 6m - -
Pumpkin seeds|raw shell|- - 6m - -
Pumpkin seeds|roasted no shell|- - 6m - -
Sunflower seeds|raw unsalted no shell|- - 12m - -
Sunflower seeds|roasted no shell|- 7m 12m 3m -
Sunflower seeds|roasted salted shell|- - 6m - -
Parsley|fresh|2d - - - 3m
Sesame oil||- - 2y 6m -
Sesame seeds||- - 5y - -
Capers|jar|- - 1y - -
Chocolate hazelnut spread||- - 1y - -
Roasted nuts|peanuts cashews almonds|- 4w - 1w -
Tuna|packet|- 3d 18m - -
Tuna|canned|- - 3y - -
Seafood|canned|- 1d 1y - -
Pimento cheese|packaged|- 4w - - -
Bison|whole|3d - - - 6m
Bison|ground|1d - - - 3m
Salad dressing|creamy|- 3w 6m - -
Salad dressing|vinaigrette homemade|2w - - - -
Salad dressing|vinaigrette|- 4w 6m - -
Salad dressing|dry packaged|- 4w - - -
Grits|boxed|- - 12m - -
Cheese Curds|fresh unaged|2w - - - 4m
Vegetable soup|homemade|3d - - - 3m
Chorizo|fresh|1d - - - 1m
Chorizo|smoked processed uncooked|1w - - - 1m
Chorizo|smoked processed cooked|- 1m 1y - 6m
Beets|pickled|- 1m 1y - -
Cinnamon rolls|unbaked tube|3m - - - -
Cinnamon rolls|baked|- - 1d - 3m
Cooking wine||1y - - - -
Bulgur||- - 6m - -
Bratwurst|fresh|2d - - - 2m
Bratwurst|smoked processed|5d - - - 2m
Edamame|fresh|4d - - - -
Edamame|frozen|- - - - 2y
Edamame|salted dry roasted out pod|6m - 12m - -
Breadcrumbs|commercial|- - 6m - -
Milk|shelf stable|- 5d 6m - -
Salsa|homemade fresh|5d - - - 12m
Salsa|homemade canned|- - 9m - -
Tomato Sauce|homemade canned|- - 9m - -
Barbecue Sauce|homemade canned|- - 9m - -
Ghee||1y - 6m - -
Corn syrup||- - 3y - -
Nutrition supplement drinks|bottled|- - 6m - -
Instant breakfast drinks|bottled|- - 6m - -
Pine nuts||3m - 2w - 9m
Coconut flour||9m - - - 9m
Pecans|chopped|12m - - - 2y
Polenta|shelf stable|- 5d - - -
Polenta|frozen|- - - - 12m
Cereal or granola bars||- - 6m - -
Milk|ultra pasteurized|1m 7d - - -
Coconut water||- 1d 12m - -
Celery root||1w - - - -
Apple cider|fresh|2w - 2d - ever
Yuzu juice||9m 3m 4m - 1y
Yuzu|fruit fresh|5d - - - ever
Pastrami||40d - - - -
Kugel|commercial|- - - - 1y
Kugel|homemade|3d - - - 1m
Avocado Oil||- - 2y 6m -
Balsamic vinegar||- 18m 3y - -
Aioli|homemade|3d - - - -
Salad dressing|homemade|- 2w - - -
Base|beef vegetable|- - 1y - -
Anchovies|canned|- 3d 5y - 2m
Radicchio||2w - - - -
Prosciutto||2m - - - 1m
Ham|uncured fresh cooked|3d - - - 3m
Ham|uncured fresh uncooked|3d - - - 6m
Arugula||3d - - - -
Mung bean|sprouts|4w - - - -
Mung bean|dry food grade bags|1y - 1y - 1y
Mung bean|dry vacuum sealed|- - 8y - -
Croutons||5m - 5m - 11m
Bacon|uncured|4d - - - 3w
Mustard|dried ground|- - 6m - 1y
`;
