import type { DishText } from '@crisper/domain/cook/dish-text.ts';

export const ovenDishes: Readonly<Record<string, DishText>> = {
  'chicken-traybake': {
    title: 'Chicken traybake',
    slots: {
      chicken: 'chicken thighs or other poultry in pieces',
      vegetables: 'vegetables that roast',
      lemon: 'lemon',
      herbs: 'thyme or rosemary',
      garlic: 'garlic',
      oil: 'oil',
    },
    steps: [
      ({ vegetables }) =>
        `Heat the oven to 200 °C, or 180 °C with a fan. Cut the ${vegetables}: hard ones into pieces of 2 cm, soft ones larger. Cut whole birds into pieces, and thaw frozen meat in the fridge beforehand. Wash hands, knife and board afterwards.`,
      ({ chicken, oil, garlic, herbs, lemon }) =>
        `Toss everything on a tray with the ${oil}, whole cloves of ${garlic}, the ${herbs}, the ${lemon} in slices, and salt. Lay the ${chicken} on top, skin up.`,
      () => 'Roast for 40 minutes, and turn the vegetables once.',
      () =>
        'The meat is cooked through when its juice runs clear at the bone: 75 °C in the thickest part. Large pieces need 10 to 20 minutes more.',
    ],
    rest: 'Pull the meat off the bone, and put it into the fridge within two hours; for salads, soup or fried rice.',
  },
  'vegetable-traybake': {
    title: 'Roast vegetables',
    slots: {
      vegetables: 'vegetables that roast',
      protein: 'cheese, chickpeas or tofu',
      herbs: 'herbs',
      sauce: 'yoghurt or hummus',
      lemon: 'lemon',
      oil: 'oil',
    },
    steps: [
      ({ vegetables }) =>
        `Heat the oven to 220 °C, or 200 °C with a fan. Cut the ${vegetables}: hard ones small, soft ones large.`,
      ({ oil, herbs }) => `Toss them on a tray with the ${oil}, salt and the ${herbs}, in one layer.`,
      () => 'Roast for 20 minutes, then turn them.',
      ({ protein }) => `Put the ${protein} onto the tray, in pieces or drained.`,
      () => 'Roast for 15 minutes more, until the edges are brown and hard ones are soft.',
      ({ lemon, sauce }) => `Squeeze the ${lemon} over it and eat it with the ${sauce}.`,
    ],
    rest: 'For a frittata, a soup, or cold with grains.',
  },
  'sausage-traybake': {
    title: 'Sausages and vegetables from one tray',
    slots: {
      sausages: 'sausages',
      vegetables: 'vegetables that roast',
      apple: 'apple',
      mustard: 'mustard or honey',
      oil: 'oil',
    },
    steps: [
      ({ vegetables, apple, oil }) =>
        `Heat the oven to 200 °C, or 180 °C with a fan. Cut the ${vegetables} and the ${apple} into chunks, and toss them with the ${oil} and salt.`,
      ({ sausages }) =>
        `Lay the ${sausages} between them and roast for 20 minutes; what is cooked or made of plants waits for the next step.`,
      () => 'Turn everything and roast for 20 minutes more, until all is brown.',
      () => 'Make sure that meat is cooked through, with no pink inside (75 °C; gammon stays pink).',
      ({ mustard }) => `Stir the ${mustard} into the juices.`,
    ],
    rest: 'Slice the sausages cold into lentils or a salad.',
  },
  'fish-traybake': {
    title: 'Fish traybake',
    slots: {
      fish: 'fish fillets',
      vegetables: 'vegetables',
      lemon: 'lemon',
      olives: 'olives or capers',
      herbs: 'dill or parsley',
      oil: 'oil',
    },
    steps: [
      ({ vegetables, oil }) =>
        `Heat the oven to 200 °C, or 180 °C with a fan. Slice the ${vegetables} thinly, toss with the ${oil} and salt on a tray, and roast for 18 minutes.`,
      ({ fish, lemon, olives }) =>
        `Lay the ${fish} on top, thawed if frozen, with salt, slices of the ${lemon} and the ${olives}.`,
      () =>
        'Roast for 12 minutes, until the fish is opaque and flakes; whole fish takes 10 more, fish fingers what the pack says.',
      ({ herbs }) => `Scatter the ${herbs} over it.`,
    ],
    rest: 'Fish keeps for two days; cold, flaked into a salad.',
  },
  gratin: {
    title: 'Gratin',
    slots: {
      vegetables: 'potatoes, cauliflower or roots',
      cream: 'cream or milk',
      cheese: 'cheese that melts',
      garlic: 'garlic',
      nutmeg: 'nutmeg',
    },
    steps: [
      ({ vegetables }) =>
        `Heat the oven to 190 °C, or 170 °C with a fan. Cut the ${vegetables} into slices of 3 mm, cauliflower and the like into florets.`,
      ({ cream, garlic, nutmeg }) =>
        `Warm the ${cream} with chopped ${garlic}, the ${nutmeg}, salt and pepper.`,
      ({ vegetables, cream, cheese }) =>
        `Layer the ${vegetables} in an oiled dish, pour the ${cream} over, and put the ${cheese} on top.`,
      () => 'Bake for 50 minutes, until a knife goes in without effort. Cover it if it browns early.',
    ],
    rest: 'Fry slices once in a pan, until they steam.',
  },
  'mash-topped-pie': {
    title: 'Pie with a mash top',
    slots: {
      potatoes: 'potatoes',
      filling: 'minced meat or leftover roast',
      roots: 'carrots and peas',
      onion: 'onion',
      milk: 'milk',
      stock: 'stock',
      tomato: 'tomato puree',
    },
    steps: [
      ({ potatoes }) =>
        `Boil the ${potatoes}, peeled and in chunks, in salted water for 18 minutes, until soft. Mash that is there only has to be warmed.`,
      ({ onion, roots, filling }) =>
        `Meanwhile fry the ${onion} and the ${roots}, cut small, in oil. Add the ${filling}: raw meat is fried until brown and cooked through, with no pink left, anything else until it steams. Of dried soya a third of the weight is enough, soaked for 10 minutes.`,
      ({ tomato, stock, milk }) =>
        `Stir in the ${tomato} and the ${stock} (cubes in hot water), and simmer until thick. Mash the potatoes with the ${milk} and salt. Heat the oven to 200 °C, or 180 °C with a fan.`,
      () =>
        'Put the filling into a dish and the mash on top, rough it with a fork, and bake for 25 minutes, until it bubbles.',
    ],
    rest: 'Freezes well in portions; if it was made of leftovers, eat it up now.',
  },
  'fish-pie-with-mash': {
    title: 'Fish pie',
    slots: {
      potatoes: 'potatoes',
      fish: 'fish and shellfish',
      milk: 'milk',
      flour: 'flour',
      greens: 'peas or spinach',
      butter: 'butter',
      eggs: 'hard boiled eggs',
    },
    steps: [
      ({ potatoes }) =>
        `Boil the ${potatoes}, in chunks, in salted water for 18 minutes, then mash with a little milk. Mash that is there only has to be warmed.`,
      ({ butter, flour, milk }) =>
        `Heat the oven to 200 °C, or 180 °C with a fan. Heat the ${butter}, stir in the ${flour} for a minute, and whisk in the ${milk}. Boil it until thick, and season it.`,
      ({ fish, greens, eggs }) =>
        `Put the ${fish}, in pieces and thawed, the ${greens} and the ${eggs}, boiled for 9 minutes and quartered, into a dish, and the sauce over it. Fry leeks soft first.`,
      () =>
        'Cover it with the mash and bake for 25 minutes, until it bubbles and the fish in the middle is opaque and flakes.',
    ],
    rest: 'Two days in the fridge; reheat it once, until it steams. If leftover fish went in, eat it up now.',
  },
  pizza: {
    title: 'Pizza',
    slots: {
      base: 'pizza dough or flatbread',
      sauce: 'tomato sauce',
      cheese: 'mozzarella or another cheese',
      topping: 'toppings',
    },
    steps: [
      ({ base }) =>
        `Heat the oven and a tray as hot as they go, 240 °C or more. Roll out or lay out the ${base}.`,
      ({ sauce, topping, cheese }) =>
        `Spread the ${sauce} thinly, then the ${topping}, in thin slices, and the ${cheese}. Potatoes and aubergines are cut as thin as paper. Leaves and cured ham go on after baking.`,
      () => 'Bake for 12 minutes, flatbread for 8, until the rim is brown and the middle is dry.',
    ],
    rest: 'Two days in the fridge; crisp it once in a dry pan with a lid.',
  },
  'baked-potatoes': {
    title: 'Baked potatoes',
    slots: {
      potatoes: 'large potatoes',
      topping: 'toppings',
      salad: 'salad',
      butter: 'butter',
    },
    steps: [
      ({ potatoes }) =>
        `Heat the oven to 200 °C, or 180 °C with a fan. Wash and prick the ${potatoes} and bake on the rack for 60 minutes, until they give when pressed.`,
      ({ topping }) =>
        `Prepare the ${topping}: fry leeks, mushrooms, broccoli and spinach soft, heat beans and leftovers until they steam, drain tinned fish. Season.`,
      ({ potatoes, topping, butter, salad }) =>
        `Cut the ${potatoes} open, put the ${butter} and the ${topping} in, and eat with the ${salad}.`,
    ],
    rest: 'Cold ones are fried in slices.',
  },
};
