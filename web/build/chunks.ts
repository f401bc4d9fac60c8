import type { Rolldown } from 'vite';
import { isScanning } from './scan-files.ts';

const inPath =
  (...parts: string[]) =>
  (id: string) =>
    parts.some((part) => id.includes(part));

/**
 * Which modules share a file. A file's name changes with the names of all files that it imports, so the entry, which
 * names every page, holds nothing that other files import. Without these groups, the bundler puts shared modules into
 * the first file that needs them. Without TLS a browser fetches six files at a time, so what is always loaded together
 * is one file.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'scan', test: isScanning, minShareCount: 2 },
  {
    // For a person who is signed in, on every page; leaving forgets their pictures, too.
    name: 'session',
    test: inPath(
      '/domain/src/pictures/picture.ts',
      '/web/src/offline/forget-pictures.ts',
      '/web/src/session/restore-session.ts',
      '/web/src/offline/forget-kept.ts',
      '/web/src/offline/notices-here.ts',
      '/web/src/session/keep-session.ts',
      '/web/src/session/one-at-a-time.ts',
      '/web/src/session/renew-token.ts',
    ),
  },
  {
    // What the browser keeps of a page that is at rest.
    name: 'keeping',
    test: inPath(
      '/web/src/offline/keep-offline.ts',
      '/web/src/session/keep-pages.ts',
      '/web/src/session/views/keep-view.ts',
    ),
  },
  // Only the pages that change something by a mutation, or ask several questions at once, load that part of the library.
  {
    name: 'query',
    test: (id) =>
      inPath(
        '/node_modules/@tanstack/',
        '/web/src/app/query-layout.tsx',
        '/web/src/session/query-client.ts',
      )(id) && !inPath('/mutationObserver.', '/useMutation.', '/queriesObserver.', '/useQueries.')(id),
  },
  {
    // What every page for signed-in people has: the bar around it, and what it knows of kitchens.
    name: 'frame',
    test: inPath(
      '/web/src/app/layout/protected-layout.tsx',
      '/domain/src/accounts/public-name.ts',
      '/domain/src/items/keeping/amount.ts',
      '/domain/src/items/keeping/good-through.ts',
      '/domain/src/items/kitchen-items-api.ts',
      '/domain/src/kitchens/kitchens-api.ts',
      '/domain/src/kitchens/place.ts',
      '/domain/src/kitchens/policy.ts',
      '/lucide-react/dist/esm/icons/ellipsis.',
      '/lucide-react/dist/esm/icons/pencil.',
      '/lucide-react/dist/esm/icons/plus.',
      '/lucide-react/dist/esm/icons/settings.',
      '/lucide-react/dist/esm/icons/shopping-basket.',
      '/lucide-react/dist/esm/icons/trash.',
      '/lucide-react/dist/esm/icons/triangle-alert.',
      '/lucide-react/dist/esm/icons/undo-2.',
      '/web/src/app/pages/reminder-ask.tsx',
      '/web/src/http/kept-needed.ts',
      '/web/src/http/new-id.ts',
      '/web/src/offline/at-rest.ts',
      '/web/src/session/views/last-view.tsx',
      '/web/src/offline/forget-views.ts',
      '/domain/src/kept-views.ts',
      '/web/src/session/first-run/progress.ts',
      '/web/src/session/first-run/put-in.ts',
      '/web/src/session/kitchen/',
      '/web/src/ui/face.tsx',
      '/web/src/ui/use-focus-handover.ts',
      '/web/src/app/layout/page-loading.tsx',
      '/web/src/app/layout/signed-in-frame.tsx',
      '/web/src/app/layout/use-token-check.ts',
      '/web/src/app/layout/late-waiting-bar.tsx',
      '/web/src/app/navigation/add-food.ts',
      '/web/src/app/navigation/bottom-bar.tsx',
      '/web/src/app/navigation/own-kitchens.ts',
      '/web/src/app/navigation/use-anchor.ts',
      '/web/src/app/navigation/use-parts.ts',
      '/web/src/http/answer-late.ts',
      '/web/src/http/reach.ts',
      '/web/src/kitchens/faces.tsx',
      '/lucide-react/dist/esm/icons/chart-no-axes-column.',
      '/lucide-react/dist/esm/icons/circle-user-round.',
      '/lucide-react/dist/esm/icons/user-round.',
      '/lucide-react/dist/esm/icons/utensils.',
      // Texts, in the language of the build.
      '/frame.ts',
      '/kitchens/faces.ts',
    ),
  },
  {
    // Wherever a date is chosen.
    name: 'dates',
    test: inPath('/web/src/items/food-form/date-shortcuts.tsx', '/web/src/items/food-form/in-one-month.ts'),
  },
  {
    // What the parts of the profile share.
    name: 'profile',
    test: inPath(
      '/web/src/accounts/profile/',
      '/web/src/app/pages/profile/',
      '/web/src/ui/settings-section.tsx',
      '/lucide-react/dist/esm/icons/alarm-clock.',
      '/lucide-react/dist/esm/icons/file-down.',
      '/lucide-react/dist/esm/icons/monitor-smartphone.',
      '/domain/src/accounts/sessions-api.ts',
      // Texts, in the language of the build.
      '/accounts/insecure.ts',
      '/accounts/sessions.ts',
    ),
    minShareCount: 2,
  },
  {
    // Around every page: the header, of which pages with a header of their own have the menus, and the footer.
    name: 'app',
    test: inPath(
      '/web/src/app/app-routes.tsx',
      '/web/src/app/create-app.tsx',
      '/web/src/app/error-boundary.tsx',
      '/web/src/app/error-page.tsx',
      '/web/src/app/layout/footer.tsx',
      '/web/src/app/layout/root-layout.tsx',
      '/web/src/app/layout/use-page-focus.ts',
      '/web/src/app/layout/use-scroll-to-top.ts',
      '/web/src/app/navigation/go-to-language.ts',
      '/web/src/app/navigation/kitchen-link.tsx',
      '/web/src/app/navigation/language-links.tsx',
      '/web/src/app/navigation/logo.tsx',
      '/web/src/app/navigation/menu-link.tsx',
      '/web/src/app/navigation/menus.tsx',
      '/web/src/app/navigation/navigation.tsx',
      '/web/src/app/navigation/notification-bell.tsx',
      '/web/src/app/navigation/use-logout.ts',
      '/web/src/ui/dialogs/alert-dialog-host.tsx',
      '/web/src/ui/states/loading-screen.tsx',
      '/web/src/ui/theme/theme-switch.tsx',
      '/lucide-react/dist/esm/icons/circle-alert.',
      '/lucide-react/dist/esm/icons/circle-check.',
      '/lucide-react/dist/esm/icons/circle-question-mark.',
      '/lucide-react/dist/esm/icons/menu.',
      '/lucide-react/dist/esm/icons/monitor.',
      '/lucide-react/dist/esm/icons/moon.',
      // Texts, in the language of the build.
      '/footer.ts',
      '/site/language.ts',
    ),
  },
  {
    // The pages of the dashboard, in the sidebar of a desk and in the menu of a phone.
    name: 'dashboard-links',
    test: inPath(
      '/web/src/app/navigation/dashboard-links.tsx',
      '/web/src/app/navigation/dashboard-menu.tsx',
      '/lucide-react/dist/esm/icons/circle-plus.',
      '/lucide-react/dist/esm/icons/heart-pulse.',
      '/lucide-react/dist/esm/icons/layout-dashboard.',
    ),
  },
  {
    // What changes by itself around a page of a signed-in person.
    name: 'live',
    test: inPath(
      '/web/src/app/navigation/live-bell.tsx',
      '/web/src/app/navigation/live-kitchen-link.tsx',
      '/web/src/notifications/notifications-api.ts',
      '/domain/src/notifications/notifications-api.ts',
    ),
  },
  {
    // What waits for the server; loaded after the page.
    name: 'waiting',
    test: inPath(
      '/web/src/app/navigation/app-badge.tsx',
      '/web/src/kept/waiting-bar.tsx',
      '/web/src/kept/moment-text.ts',
      '/lucide-react/dist/esm/icons/cloud-',
      // Texts, in the language of the build.
      '/waiting/waiting.ts',
    ),
  },
  {
    // What waits, one by one, and what the server said of it; fetched at the first sign of use, and where it said something.
    name: 'remarks',
    test: inPath(
      '/web/src/kept/lasting-note.tsx',
      '/web/src/kept/remark-cards.tsx',
      '/web/src/kept/waiting-sheet.tsx',
      '/web/src/kept/waiting-words.ts',
      // Texts, in the language of the build.
      '/waiting/remarks.ts',
    ),
  },
  {
    name: 'saving',
    test: inPath('/web/src/session/use-saving.ts', '/mutationObserver.', '/useMutation.'),
  },
  {
    // Signing in, and the parts of the profile about it.
    name: 'auth',
    test: inPath(
      '/web/src/accounts/auth-messages.ts',
      '/web/src/accounts/form-text.ts',
      '/web/src/session/auth-error.ts',
    ),
  },
  { name: 'camera', test: inPath('/lucide-react/dist/esm/icons/camera.') },
  {
    name: 'reminders',
    test: inPath(
      '/web/src/reminders/hour-text.ts',
      '/web/src/reminders/reminders-query.ts',
      '/domain/src/reminders/reminders-api.ts',
    ),
  },
  {
    // The heading of pages below another page.
    name: 'below',
    test: inPath('/web/src/ui/back-heading.tsx'),
  },
  {
    // What is done with food more rarely; fetched when a page on which it can be done is first used.
    name: 'sheets',
    test: inPath(
      '/web/src/kitchen/sheets/foreseen-hint.ts',
      '/web/src/kitchen/sheets/more-sheet.tsx',
      '/web/src/kitchen/sheets/part-choice.tsx',
      '/web/src/kitchen/sheets/sheet-line.tsx',
      '/web/src/kitchen/sheets/some-left-sheet.tsx',
      '/web/src/kitchen/sheets/whose-line.tsx',
      '/web/src/kitchen/list/choosing-bar.tsx',
      '/web/src/kitchen/list/many-sheet.tsx',
      '/domain/src/items/keeping/waste.ts',
      '/lucide-react/dist/esm/icons/arrow-left-right.',
      '/lucide-react/dist/esm/icons/copy-plus.',
      '/lucide-react/dist/esm/icons/hand-heart.',
      '/lucide-react/dist/esm/icons/minus.',
      '/lucide-react/dist/esm/icons/package-open.',
      // Texts, in the language of the build.
      '/items/sheets.ts',
    ),
  },
  {
    // Words and phrases in what people type: foods that are added, and recipes.
    name: 'phrases',
    test: inPath('/domain/src/line/phrases.ts', '/domain/src/line/tokens.ts'),
  },
  {
    // The dishes of our own, their words, and what finds the right ones: for the pages on which they are chosen and cooked.
    name: 'dishes',
    test: inPath('/domain/src/cook/', '/cook/dishes/'),
  },
  {
    // What a line of a recipe asks for.
    name: 'recipes',
    test: inPath('/domain/src/recipes/reading/', '/en/recipes/recipe-words.ts', '/en/recipes/food-words.ts'),
  },
  {
    // What a typed line says; what is read off packs uses parts of it.
    name: 'line',
    test: inPath('/domain/src/line/', '/domain/src/week.ts', '/items/line-words.ts'),
  },
  {
    // The foods that are being added, on the page for that and in a person's first kitchen.
    name: 'adding',
    test: inPath(
      '/web/src/kitchen/adding/',
      '/web/src/kitchen/quick-add/additions.ts',
      '/web/src/kitchen/quick-add/again.tsx',
      '/web/src/kitchen/quick-add/chip.tsx',
      '/web/src/kitchen/quick-add/choice.tsx',
      '/web/src/kitchen/quick-add/choices.tsx',
      '/web/src/kitchen/quick-add/foods.tsx',
      '/web/src/kitchen/quick-add/put-in.ts',
      '/web/src/kitchen/quick-add/read-off-pack.tsx',
      '/web/src/kitchen/quick-add/row-card.tsx',
      '/web/src/kitchen/quick-add/use-sheet.ts',
      '/domain/src/items/usual/',
      '/lucide-react/dist/esm/icons/calendar.',
      '/lucide-react/dist/esm/icons/scan-text.',
      // Texts, in the language of the build.
      '/items/line.ts',
      '/items/quick-add.ts',
    ),
  },
  {
    // Photos that wait: loaded with the forms in which they are chosen, and where there are some.
    name: 'photos',
    test: inPath('/web/src/kept/photos.ts'),
  },
  {
    // What a browser keeps of kitchens, and what is around their pages; on other pages it is loaded when they are at rest.
    name: 'kept',
    test: inPath(
      '/web/src/http/database.ts',
      '/web/src/kitchen/use-intents.ts',
      '/web/src/kitchens/follow-kitchens.ts',
      '/web/src/kitchens/kitchen-frame.tsx',
      '/web/src/kitchens/kitchen-states.tsx',
      '/web/src/kitchens/leaving.ts',
      '/web/src/kitchens/use-live-kitchens.ts',
      '/web/src/session/kitchen/members-query.ts',
      '/items/past-day.ts',
      '/kitchens/one-kitchen.ts',
      '/web/src/kept/',
      '/web/src/items/cook-link.tsx',
      '/web/src/items/do-in-kitchen.ts',
      '/web/src/items/kitchen-day.ts',
      '/domain/src/items/intents/after.ts',
      '/domain/src/items/intents/enter.ts',
      '/domain/src/items/item-matches.ts',
      '/domain/src/items/keeping/keep.ts',
      '/domain/src/items/keeping/usual-days.ts',
      '/domain/src/items/item-summary.ts',
      '/domain/src/recipes/apply-cookbook.ts',
      '/domain/src/recipes/recipe-kinds.ts',
      '/domain/src/items/keeping/date-meaning.ts',
      '/domain/src/items/keeping/move.ts',
      '/domain/src/items/kept/',
      '/domain/src/items/search.ts',
      '/domain/src/items/upcoming.ts',
      '/domain/src/kept/kept-api.ts',
      '/domain/src/shopping/apply-shopping.ts',
      '/domain/src/shopping/shopping-api.ts',
      '/domain/src/shopping/shopping-kinds.ts',
    ),
    minShareCount: 2,
  },
  {
    // What a kitchen wants to get: for the page of that, and for sheets and bars that come later on other pages.
    name: 'listing',
    test: inPath(
      '/web/src/kitchen/listing/one-entry.ts',
      '/web/src/kitchen/listing/shopping-query.ts',
      '/web/src/kitchen/listing/use-shopping.ts',
      '/domain/src/kept/on-the-list.ts',
      '/domain/src/shopping/',
    ),
    minShareCount: 2,
  },
  {
    // The same on pages that are not a kitchen's.
    name: 'acting',
    test: inPath('/web/src/kitchen/acting/'),
    minShareCount: 2,
  },
  {
    // What people do with food, on the pages of kitchens and on those that tell of them.
    name: 'acts',
    test: (id) =>
      /\/web\/src\/kitchen\/(?:sheets\/|waiting\/)?[^/]+$/.test(id) ||
      inPath(
        '/domain/src/items/due.ts',
        '/domain/src/items/keeping/said-amount.ts',
        '/lucide-react/dist/esm/icons/gift.',
        '/lucide-react/dist/esm/icons/snowflake.',
        '/lucide-react/dist/esm/icons/user-round-check.',
        // Texts, in the language of the build.
        '/items/kitchen-acts.ts',
        '/items/kitchen-food.ts',
      )(id),
    minShareCount: 3,
  },
  {
    // Only forms in which food is added or changed have these fields.
    name: 'food-fields',
    test: inPath(
      '/web/src/items/food-form/draft-notice.tsx',
      '/web/src/items/food-form/food-fields.tsx',
      '/web/src/items/pictures/photo-buttons.tsx',
      '/web/src/items/pictures/picture-chooser.tsx',
      '/web/src/items/pictures/picture-field.tsx',
      '/web/src/items/pictures/picture-preview.tsx',
      '/lucide-react/dist/esm/icons/image-off.',
      '/lucide-react/dist/esm/icons/images.',
      // Texts, in the language of the build.
      '/items/food-form.ts',
      '/items/pictures.ts',
    ),
  },
  {
    // Only kitchens have prices.
    name: 'prices',
    test: inPath(
      '/web/src/items/food-form/price-field.tsx',
      '/domain/src/price.ts',
      // Texts, in the language of the build.
      '/items/price.ts',
    ),
  },
  {
    // Also for the page of waste and its card, where there is no field.
    name: 'money',
    test: inPath('/web/src/ui/numbers/money.ts', '/domain/src/money.ts'),
  },
  {
    // The forms of people who are signed in, and those that sign them in.
    name: 'forms',
    test: inPath(
      '/web/src/items/food-form/',
      '/web/src/ui/dialogs/mailed-link-action.tsx',
      '/web/src/ui/password-field.tsx',
      '/web/src/ui/pictures/file-button.tsx',
      '/lucide-react/dist/esm/icons/circle.',
      '/lucide-react/dist/esm/icons/eye',
      '/lucide-react/dist/esm/icons/image-up.',
      '/lucide-react/dist/esm/icons/key-round.',
      '/web/src/http/upload.ts',
      // Texts, in the language of the build.
      '/problems.ts',
      '/mailed-link.ts',
      '/weak-password.ts',
    ),
    minShareCount: 3,
  },
  {
    // The food of the person, on the pages of the dashboard.
    name: 'my-items',
    test: inPath(
      '/web/src/items/my-items-api.ts',
      '/domain/src/activities/activities-api.ts',
      '/domain/src/items/item-path.ts',
    ),
  },
  {
    // The footer of public pages, with the offer of the newsletter.
    name: 'footer',
    test: inPath(
      '/web/src/app/layout/public-footer.tsx',
      '/web/src/app/layout/social-links.tsx',
      '/web/src/http/mail-offer.tsx',
      '/web/src/newsletter/newsletter-box.tsx',
      // Texts, in the language of the build.
      '/newsletter/pages.ts',
    ),
  },
  {
    // What every page loads: what the entry imports, and what both the routes and the app need.
    name: 'start',
    test: (id) =>
      !inPath(
        '/web/src/http/answer-late.ts',
        '/web/src/http/database.ts',
        '/web/src/http/kept-needed.ts',
        '/web/src/http/reach.ts',
      )(id) &&
      inPath(
        'vite/preload-helper',
        '/node_modules/react/',
        '/node_modules/react-dom/index.js',
        '/node_modules/react-dom/cjs/react-dom.production.js',
        '/node_modules/react-router/',
        '/web/src/app/layout/router-progress.tsx',
        '/web/src/app/load-once-more.ts',
        '/web/src/app/navigation/use-scrolled.ts',
        '/web/src/app/layout/opened.ts',
        '/web/src/app/page-route.tsx',
        '/domain/src/paths.ts',
        '/web/src/http/',
        '/web/src/languages/page-path.ts',
        '/web/src/session/drafts.ts',
        '/web/src/session/leave.ts',
        '/web/src/session/load-identity.ts',
        '/web/src/session/session-marker.ts',
        '/web/src/session/session-store.ts',
        '/web/src/session/token-check.ts',
        '/web/src/session/use-session.ts',
        '/web/src/ui/pictures/create-icon.ts',
        '/web/src/ui/theme/theme.ts',
        '/domain/src/accounts/accounts-api.ts',
        '/domain/src/api.ts',
        '/domain/src/calendar-date.ts',
        '/domain/src/kitchens/kitchen-day.ts',
        '/domain/src/languages/',
        '/domain/src/one-run.ts',
        '/web/src/languages/own-language.ts',
        '/lucide-react/dist/esm/icons/arrow-left.',
        '/lucide-react/dist/esm/icons/bell.',
        '/lucide-react/dist/esm/icons/circle-x.',
        // Texts, in the language of the build.
        '/ui.ts',
      )(id),
  },
  {
    // Only pages on which food is added need to know the pictures.
    name: 'pictures',
    test: inPath(
      '/web/src/items/pictures/built-in-pictures.ts',
      '/web/src/items/pictures/suggest-pictures.ts',
      '/web/src/items/pictures/use-foods.ts',
      '/domain/src/foods/food-pictures.ts',
      '/domain/src/foods/words.ts',
      '/domain/src/items/naming/',
      // Texts, in the language of the build.
      '/foods/picture-names.ts',
    ),
  },
  {
    // The list of foods, fetched by pages that need to know what a food is.
    name: 'foods',
    test: (id) =>
      !inPath('/domain/src/foods/category.ts')(id) &&
      inPath(
        '/web/src/items/pictures/food-knowledge.ts',
        '/domain/src/foods/',
        '/domain/src/items/shelf-life/',
        // Texts, in the language of the build.
        '/foods/names.ts',
        '/foods/words.ts',
      )(id),
  },
  {
    // The public fridge's food, live.
    name: 'live-items',
    test: inPath(
      '/web/src/items/follow-items.ts',
      '/web/src/items/items-api.ts',
      '/web/src/items/use-live-items.ts',
      '/domain/src/items/items-api.ts',
    ),
    minShareCount: 2,
  },
  {
    // Sheets and forms; pages that have them behind a button fetch them with these.
    name: 'fields',
    test: inPath('/web/src/ui/dialogs/dialog.tsx', '/web/src/ui/field.tsx'),
  },
  {
    // What the fridge can be filtered by; the fields for it are fetched apart from the page.
    name: 'fridge-filter',
    // The second is texts, in the language of the build.
    test: inPath('/web/src/fridge/fridge-filter.ts', '/items/fridge.ts'),
  },
  {
    // Lists of several pages.
    name: 'paging',
    test: inPath(
      '/web/src/ui/pagination.tsx',
      '/web/src/ui/use-list-address.ts',
      '/domain/src/items/paging.ts',
    ),
  },
  {
    name: 'food',
    test: (id) =>
      !inPath(
        '/web/src/items/freshness-tag.tsx',
        '/web/src/items/late-sheet.tsx',
        '/web/src/items/search-field.tsx',
      )(id) &&
      inPath(
        '/web/src/fridge/',
        '/web/src/items/',
        '/web/src/kitchen/acting/',
        '/web/src/kitchen/list/',
        '/domain/src/foods/category.ts',
        '/domain/src/items/items-api.ts',
        // Texts, in the language of the build.
        '/items/items.ts',
      )(id),
    minShareCount: 3,
  },
  {
    // What neither a kitchen nor the public pages with food, articles and the way in have need of.
    name: 'more-ui',
    test: inPath(
      '/lucide-react/dist/esm/icons/camera-off.',
      '/lucide-react/dist/esm/icons/copy.',
      '/lucide-react/dist/esm/icons/file-up.',
      '/lucide-react/dist/esm/icons/leaf.',
      '/lucide-react/dist/esm/icons/log-out.',
      '/lucide-react/dist/esm/icons/mail.',
      '/web/src/ui/page-heading.tsx',
      '/web/src/ui/states/empty-state.tsx',
      '/web/src/ui/text-link.tsx',
      '/web/src/ui/toasts/copy-text.ts',
    ),
    minShareCount: 3,
  },
  {
    name: 'ui',
    test: inPath(
      '/web/src/items/freshness-tag.tsx',
      '/web/src/items/late-sheet.tsx',
      '/web/src/ui/',
      '/node_modules/lucide-react/',
      '/domain/src/contact/contact-details.ts',
      '/domain/src/items/freshness.ts',
      '/domain/src/items/note.ts',
      '/domain/src/pictures/picture-address.ts',
      '/domain/src/pictures/picture-url.ts',
      '/domain/src/visible-text.ts',
      '/plural.ts',
      '/relative-day.ts',
    ),
    minShareCount: 3,
  },
];
