import * as paths from '@crisper/domain/paths.ts';
import { SHARED_PARAM } from '@crisper/domain/shared-words.ts';
import { language } from '@crisper/texts/locale.ts';
import * as texts from '@crisper/texts/site/manifest.ts';
import { siteName } from '@crisper/texts/ui.ts';

const here = (path: string) => paths.inLanguage(language, path);

const icon = (name: string, sizes: string) => ({ src: `/icons/${name}.png`, type: 'image/png', sizes });
const onShortcuts = [icon('icon-192', '192x192')];

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Under their own names in the form that is sent. */
const fields = Object.fromEntries(['title', 'text', 'url'].map((name) => [name, name]));

/** What other apps share with this one. Some know a file by its type, some by how its name ends. */
const SHARED = [
  ...['image/*', 'text/plain', 'text/csv', 'text/comma-separated-values', 'text/tab-separated-values'],
  ...['application/json', SPREADSHEET, 'application/vnd.sqlite3', 'application/x-sqlite3'],
  ...['application/x-tar', 'application/octet-stream'],
  ...['.csv', '.tsv', '.json', '.xlsx', '.db', '.tar'],
];

/** What a phone is told of the app when it is installed. In every language it is the same app. */
export const manifest = {
  id: '/',
  name: siteName,
  short_name: siteName,
  description: texts.description,
  lang: language,
  dir: 'ltr',
  categories: ['food', 'lifestyle', 'productivity'],
  start_url: here(paths.dashboard),
  scope: '/',
  display: 'standalone',
  background_color: '#f5f8f5',
  theme_color: '#0f766e',
  icons: [
    icon('icon-192', '192x192'),
    icon('icon-512', '512x512'),
    { ...icon('maskable-192', '192x192'), purpose: 'maskable' },
    { ...icon('maskable-512', '512x512'), purpose: 'maskable' },
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  ],
  shortcuts: [
    { name: texts.addFood, url: here(paths.addFoods), icons: onShortcuts },
    { name: texts.eatFirst, url: here(paths.dashboard), icons: onShortcuts },
  ],
  share_target: {
    action: here(paths.share),
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { ...fields, files: [{ name: 'files', accept: SHARED }] },
  },
  file_handlers: [
    {
      action: `${here(paths.addFoods)}?${SHARED_PARAM}`,
      accept: {
        'image/jpeg': ['.jpg', '.jpeg'],
        'image/png': ['.png'],
        'image/webp': ['.webp'],
        'text/plain': ['.txt'],
      },
    },
    {
      action: `${here(paths.kitchenBring(paths.OWN_KITCHEN))}?${SHARED_PARAM}`,
      accept: {
        'text/csv': ['.csv'],
        'text/tab-separated-values': ['.tsv'],
        'application/json': ['.json'],
        [SPREADSHEET]: ['.xlsx'],
        'application/vnd.sqlite3': ['.db'],
      },
    },
  ],
  screenshots: [
    { ...icon('kitchen-390', '780x1688'), form_factor: 'narrow', label: texts.onPhone },
    { ...icon('kitchen-1366', '1366x860'), form_factor: 'wide', label: texts.onComputer },
  ],
};
