/**
 * Dishes of eggs.
 *
 * A dish is its slug; its kind; minutes in all; portions; whether one pot does; the steps that run by themselves, counted
 * from 1; how long leftovers keep, if not three days. Each row below is a slot: its id with what it is (`main`: nothing
 * without it; `optional`; `seasoning`; `mixed`: several foods share it); its amount for all portions; what fills it, the
 * first being what to buy, with `@` a group of groups.ts, with `~` what stands in and is said, with `-` what does not do.
 */
export const EGG_DISHES = `
frittata | meal | 25 min | for 4 | one pot | step 4: 10 min
eggs main | 8 piece | egg
vegetables mixed | 400 g | @frying
onion optional | 110 g | onion leek spring-onion
cheese optional | 80 g | @melting @crumbling
herbs optional seasoning | 10 g | herb
oil seasoning | 20 ml | oil butter

shakshouka | meal | 30 min | for 4 | one pot | step 2: 10 min | step 4: 8 min
eggs main | 8 piece | egg
tomatoes main mixed | 800 g | tinned-tomatoes tomato passata ~pasta-sauce
peppers mixed | 320 g | pepper courgette aubergine spinach kale chard mushroom
onion | 110 g | onion leek
garlic seasoning | | garlic
paprika seasoning | | paprika cumin harissa chilli-powder
cheese optional | 80 g | @crumbling
herbs optional seasoning | 10 g | coriander parsley mint
oil seasoning | 30 ml | oil
`;
