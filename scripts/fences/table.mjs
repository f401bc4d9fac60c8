// The fences of CONTRIBUTING.md as a table; check.mjs holds them.
import { readdirSync } from 'node:fs';

/** Every language has the rooms of English. */
const roomsOf = (folder) => {
  const entries = readdirSync(new URL(`../../${folder}`, import.meta.url), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
};
const textRooms = roomsOf('texts/src/en');
const languages = roomsOf('texts/src').filter((name) => name !== 'all');
const floorsOfTexts = Object.fromEntries([
  // People read food in English beside their own language.
  ['texts/src', [['en'], languages.filter((name) => name !== 'en'), ['all']]],
  ...languages.flatMap((language) => [
    [`texts/src/${language}`, [['.'], textRooms]],
    [`texts/src/${language}/cook`, [['dishes'], ['.']]],
  ]),
]);

/**
 * The rooms of a folder, from the lowest floor up. A room imports the floors below its own: not its neighbours, nothing
 * above. A room is a folder or a file; '.' is every file of the folder that is not named itself.
 */
export const floors = {
  'domain/src': [
    ['languages'],
    ['.'],
    ['receivers'],
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
    ['pictures', 'webhooks'],
    ['foods'],
    ['items', 'newsletter'],
    ['cook', 'line', 'shopping'],
    ['labels', 'recipes'],
    ['receipt'],
    ['keys'],
    ['accounts', 'imports', 'kept', 'lines', 'notifications', 'today', 'waste'],
    ['bring', 'scans'],
    ['api.ts'],
  ],
  'domain/src/items': [
    ['search.ts'],
    ['keeping', 'naming'],
    ['shelf-life'],
    ['.'],
    ['intents', 'usual'],
    ['kept'],
    ['kitchen-items-api.ts'],
  ],
  'domain/src/cook': [['dishes'], ['.']],
  'domain/src/foods': [['table'], ['.']],
  'domain/src/recipes': [['recipe.ts', 'public-domain'], ['import', 'reading'], ['.']],
  'domain/src/line': [
    ['examples'],
    ['.'],
    ['entries', 'parts'],
    ['read-food.ts'],
    ['heading.ts', 'said-behind.ts'],
    ['read-lines.ts'],
  ],
  'domain/src/receipt': [['examples'], ['.']],
  ...floorsOfTexts,
  'server/src': [
    ['db'],
    ['http', 'watching'],
    ['calling'],
    ['limits'],
    ['api'],
    ['site', 'mail'],
    ['accounts'],
    ['bmi', 'consultations', 'contact', 'kitchens', 'products'],
    ['pictures', 'webhooks'],
    ['items'],
    ['recipes', 'shopping', 'waste'],
    ['imports', 'kept'],
    [
      'activities',
      'calendar',
      'keys',
      'lines',
      'mcp',
      'newsletter',
      'notifications',
      'ntfy',
      'push',
      'scans',
      'today',
    ],
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
    ['importing', 'known-names'],
    ['giving', 'intents', 'list', 'usual'],
    ['item-handlers.ts'],
    ['items.routes.ts'],
  ],
  'server/src/db': [['embedded'], ['.']],
  'server/src/imports': [['reading'], ['.']],
  'web/src': [
    ['languages'],
    ['http', 'ui', 'worker', 'workers'],
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
      'keys',
      'kitchens',
      'newsletter',
      'notifications',
      'reminders',
      'site',
      'styleguide',
    ],
    ['kitchen'],
    ['board', 'fridge', 'shopping', 'waste'],
    ['recipes'],
    ['bring', 'cook'],
    ['app'],
    ['.'],
  ],
  'web/src/accounts': [['.'], ['profile']],
  'web/src/bring': [['reading'], ['.']],
  'web/src/recipes': [['import'], ['.']],
  'web/src/cook': [['.'], ['steps', 'used', 'week'], ['cook-page.tsx'], ['dish-page.tsx']],
  'web/src/app': [['navigation'], ['layout', 'pages'], ['.']],
  'web/src/fridge': [['add-food', 'expired-items', 'overview'], ['my-foods', 'one-item'], ['.']],
  'web/src/items': [['.'], ['pictures'], ['food-form']],
  'web/src/kitchen': [
    ['listing', 'waiting'],
    ['.'],
    ['adding', 'sheets'],
    ['scanning'],
    ['quick-add'],
    ['item', 'list'],
    ['acting'],
  ],
  'web/src/kitchen/scanning': [['.'], ['codes', 'date', 'food', 'receipt']],
  'web/src/kitchens': [['.'], ['join', 'mine', 'people', 'programs'], ['settings']],
  'web/src/scan': [['.'], ['codes', 'foods', 'reading']],
  'web/src/session': [['.'], ['first-run', 'kitchen'], ['views']],
  'web/src/shopping': [['lists', 'put-away', 'shared', 'sharing'], ['.']],
  'web/src/site': [['.'], ['home']],
  'web/src/site/home': [['.'], ['features', 'hero']],
  'web/src/ui': [
    ['.'],
    ['numbers'],
    ['dialogs', 'motion', 'pictures', 'screen', 'theme'],
    ['states', 'toasts'],
  ],
  'e2e/src': [
    ['.'],
    ['accounts', 'blog', 'dashboard', 'flat', 'installed', 'items', 'kitchens', 'phones', 'site'],
    ['bring', 'cook', 'scanning', 'shopping'],
    ['engines', 'languages'],
  ],
  'bench/src': [['.'], ['intents', 'web'], ['lighthouse', 'neighbours', 'score'], ['main.ts']],
  scripts: [['fences', 'languages', 'public-domain'], ['.']],
};

/** What each tree imports of the others. */
export const reach = {
  'texts/src': { 'domain/src': 'types' },
  // Which languages there are.
  'texts/src/all': { 'domain/src': 'all' },
  'server/src': { 'domain/src': 'all', 'texts/src': 'all' },
  'web/src': { 'domain/src': 'all', 'texts/src': 'all' },
  'web/build': { 'domain/src': 'all' },
  server: { 'server/src': 'all' },
  web: { 'web/build': 'all' },
  e2e: { 'e2e/src': 'all' },
  'e2e/src': { 'domain/src': 'all', 'server/src': 'all', 'texts/src': 'all', 'web/src': 'all' },
  'bench/src': { 'domain/src': 'all', 'server/src': 'all', 'texts/src': 'all', 'web/src': 'all' },
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

/** Tables that these files alone write. */
export const WRITERS = {
  items: ['server/src/items/items.writer.ts', 'server/src/items/importing/imported-items.writer.ts'],
};

/** Types whose values only the file that declares them makes. */
export const PROOFS = ['InKitchen', 'ChangeableItem', 'NewRow'];

/** Where rows are made field by field, because the compiler reports a missing one, and what rows are called there. */
export const ROWS = {
  folder: 'server/src/items/',
  names: /(?:^|\.)(?:row|before|after|kept|keptRow|rowOf|stored)$/,
};

export const FILES_IN_A_FOLDER = 25;
