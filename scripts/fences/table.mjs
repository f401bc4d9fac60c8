// The fences of CONTRIBUTING.md as a table; check.mjs holds them.

/**
 * The rooms of a folder, from the lowest floor up. A room imports the floors below its own: not its neighbours, nothing
 * above. A room is a folder or a file; '.' is every file of the folder that is not named itself.
 */
export const floors = {
  'domain/src': [
    ['.'],
    [
      'activities',
      'blog',
      'bmi',
      'calendar',
      'consultations',
      'contact',
      'kitchens',
      'products',
      'push',
      'qr',
      'reminders',
    ],
    ['pictures'],
    ['foods'],
    ['items', 'newsletter'],
    ['cook', 'shopping'],
    ['recipes'],
    ['accounts', 'kept', 'notifications', 'waste'],
    ['api.ts'],
  ],
  'domain/src/items': [
    ['search.ts'],
    ['keeping', 'naming'],
    ['shelf-life'],
    ['.'],
    ['intents', 'line', 'usual'],
    ['kept', 'scan'],
    ['kitchen-items-api.ts'],
  ],
  'domain/src/cook': [['dishes'], ['.']],
  'domain/src/foods': [['table'], ['.']],
  'domain/src/recipes': [['recipe.ts', 'public-domain'], ['import', 'reading'], ['.']],
  'domain/src/items/line': [
    ['examples'],
    ['.'],
    ['entries', 'parts'],
    ['read-food.ts'],
    ['heading.ts', 'said-behind.ts'],
    ['read-lines.ts'],
  ],
  'domain/src/items/scan': [['.'], ['receipt']],
  'domain/src/items/scan/receipt': [['examples'], ['.']],
  'texts/src/en/cook': [['dishes'], ['.']],
  'texts/src/en': [
    ['.'],
    [
      'accounts',
      'blog',
      'consultations',
      'contact',
      'cook',
      'foods',
      'items',
      'kitchens',
      'newsletter',
      'recipes',
      'reminders',
      'shopping',
      'site',
      'waste',
    ],
  ],
  'server/src': [
    ['db'],
    ['http', 'watching'],
    ['calling'],
    ['limits'],
    ['api'],
    ['site', 'mail'],
    ['accounts'],
    ['bmi', 'consultations', 'contact', 'kitchens', 'products'],
    ['pictures'],
    ['items'],
    ['recipes', 'shopping', 'waste'],
    ['kept'],
    ['activities', 'calendar', 'newsletter', 'notifications', 'push'],
    ['reminders'],
    ['backup'],
    ['.'],
    ['programs', 'demo'],
  ],
  'server/src/accounts': [['.'], ['providers']],
  'server/src/programs': [['admin'], ['.']],
  'server/src/items': [
    ['prices'],
    ['.'],
    ['known-names'],
    ['giving', 'intents', 'list', 'usual'],
    ['item-handlers.ts'],
    ['items.routes.ts'],
  ],
  'server/src/db': [['embedded'], ['.']],
  'web/src': [
    ['http', 'ui', 'worker'],
    ['offline', 'scan'],
    ['session'],
    ['kept'],
    [
      'accounts',
      'blog',
      'bmi',
      'calendar',
      'consultations',
      'contact',
      'foods',
      'items',
      'kitchens',
      'newsletter',
      'notifications',
      'reminders',
      'site',
      'styleguide',
    ],
    ['shopping', 'waste'],
    ['recipes'],
    ['cook'],
    ['app'],
    ['.'],
  ],
  'web/src/accounts': [['.'], ['profile']],
  'web/src/recipes': [['import'], ['.']],
  'web/src/cook': [['.'], ['steps', 'used'], ['dish-page.tsx']],
  'web/src/app': [['navigation'], ['layout', 'pages'], ['.']],
  'web/src/items': [
    ['.'],
    ['pictures'],
    ['food-form', 'listing'],
    ['add-food', 'expired-items', 'kitchen', 'overview'],
    ['adding'],
    ['scanning'],
    ['quick-add'],
    ['kitchen-item', 'kitchen-list'],
    ['acting'],
    ['my-foods', 'one-item'],
    ['fridge'],
  ],
  'web/src/items/kitchen': [['waiting'], ['.'], ['sheets']],
  'web/src/items/scanning': [['.'], ['codes', 'date', 'food', 'receipt']],
  'web/src/kitchens': [['.'], ['join', 'mine', 'people', 'settings']],
  'web/src/scan': [['.'], ['codes', 'foods', 'reading']],
  'web/src/session': [['.'], ['first-run', 'kitchen'], ['views']],
  'web/src/shopping': [['lists', 'put-away', 'shared', 'sharing'], ['.']],
  'web/src/site': [['.'], ['home']],
  'web/src/site/home': [['.'], ['features', 'hero']],
  'web/src/ui': [['.'], ['dialogs', 'motion', 'pictures', 'theme'], ['states', 'toasts']],
  'e2e/src': [
    ['.'],
    ['accounts', 'blog', 'dashboard', 'flat', 'installed', 'items', 'kitchens', 'languages', 'site'],
    ['cook', 'scanning', 'shopping'],
    ['engines'],
  ],
  'bench/src': [['.'], ['intents', 'score', 'web'], ['lighthouse', 'neighbours'], ['main.ts']],
  scripts: [['fences', 'public-domain'], ['.']],
};

/** What each tree imports of the others. */
export const reach = {
  'texts/src': { 'domain/src': 'types' },
  'server/src': { 'domain/src': 'all', 'texts/src': 'all' },
  'web/src': { 'domain/src': 'all', 'texts/src': 'all' },
  'web/build': { 'domain/src': 'all' },
  server: { 'server/src': 'all' },
  web: { 'web/build': 'all' },
  e2e: { 'e2e/src': 'all' },
  'e2e/src': { 'domain/src': 'all', 'server/src': 'all', 'texts/src': 'all' },
  'bench/src': { 'domain/src': 'all', 'server/src': 'all', 'texts/src': 'all' },
  'downloads/src': { 'domain/src': 'all', 'server/src': 'all' },
};

/** What its tests import beyond that. */
export const reachOfTests = { 'domain/src': { 'texts/src': 'all' }, 'texts/src': { 'domain/src': 'all' } };

/** The packages that a tree may import, where not all it depends on; tests are free. */
export const packages = {
  'domain/src': /^zod\/mini$/,
  'texts/src': /^$/,
  'web/src': /^(?!node:)/,
};

/** Trees that read no clock and throw no dice. */
export const pure = ['domain/src', 'texts/src'];

/** Server files by the role in their name, the lowest first. */
export const ROLES = [['table'], ['queries'], ['commands', 'writer', 'account', 'kitchen'], ['routes']];

/** Tables that one file alone writes. */
export const WRITERS = { items: 'server/src/items/items.writer.ts' };

/** Types whose values only the file that declares them makes. */
export const PROOFS = ['InKitchen', 'ChangeableItem'];

export const FILES_IN_A_FOLDER = 25;
