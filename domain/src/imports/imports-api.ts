import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { kitchenIdSchema } from '#kitchens/kitchen-schema.ts';
import {
  importDoneSchema,
  importIdSchema,
  importSchema,
  importUndoneSchema,
  newImportSchema,
  referencesSchema,
} from './import-schema.ts';
import { kitchenExportSchema } from './kitchen-export.ts';
import { IMPORT_FILE_MAX_BYTES, IMPORT_FILE_TYPES } from './source.ts';
import { sourceReadSchema } from './source-food-schema.ts';

const kitchenParams = z.object({ kitchenId: kitchenIdSchema });
const importParams = z.object({ kitchenId: kitchenIdSchema, importId: importIdSchema });

/** A kitchen full of food comes in less than half of what an account may write in a minute. */
const ROWS_PER_WRITE = 50;

/** The endpoints by which food comes from other programs, and leaves as a file. */
export const importsApi = {
  importFood: endpoint({
    method: 'POST',
    path: '/kitchens/:kitchenId/imports',
    summary:
      'Put food of another program into a kitchen, all of it or none; what has come before, by its reference, is not put in again, and the same id again is the same import',
    access: 'kitchen-member',
    params: kitchenParams,
    body: newImportSchema,
    takesLong: true,
    rowsPerWrite: ROWS_PER_WRITE,
    response: importDoneSchema,
  }),
  listImports: endpoint({
    method: 'GET',
    path: '/kitchens/:kitchenId/imports',
    summary: 'List the imports of the last seven days that were not undone, newest first, 50 at most',
    access: 'kitchen-member',
    params: kitchenParams,
    response: z.array(importSchema),
  }),
  undoImport: endpoint({
    method: 'POST',
    path: '/kitchens/:kitchenId/imports/:importId/undo',
    summary:
      'Take out what came by an import, except for what somebody has changed since; undoing it again takes out nothing',
    access: 'kitchen-member',
    params: importParams,
    takesLong: true,
    response: importUndoneSchema,
  }),
  listKnownReferences: endpoint({
    method: 'POST',
    path: '/kitchens/:kitchenId/imports/known',
    summary: 'Tell which of these references have come into a kitchen before; changes nothing',
    access: 'kitchen-member',
    params: kitchenParams,
    body: z.object({ refs: referencesSchema }),
    rowsPerWrite: ROWS_PER_WRITE,
    response: z.object({ known: z.array(z.string()) }),
  }),
  readImportFile: endpoint({
    method: 'POST',
    path: '/kitchens/:kitchenId/imports/read',
    summary:
      'Read the database of Grocy or EverShelf, or a backup of Home Assistant with grocy.db in it; keeps nothing',
    access: 'kitchen-member',
    params: kitchenParams,
    upload: { types: IMPORT_FILE_TYPES, maxBytes: IMPORT_FILE_MAX_BYTES },
    response: sourceReadSchema,
  }),
  exportKitchen: endpoint({
    method: 'GET',
    path: '/kitchens/:kitchenId/export.json',
    summary: 'Everything in a kitchen as one file: food, history, lists, recipes and places',
    access: 'kitchen-member',
    params: kitchenParams,
    takesLong: true,
    response: kitchenExportSchema,
  }),
  exportKitchenCsv: endpoint({
    method: 'GET',
    path: '/kitchens/:kitchenId/export.csv',
    summary: 'The food in a kitchen as CSV, in UTF-8 with a byte order mark',
    access: 'kitchen-member',
    params: kitchenParams,
    takesLong: true,
    response: z.string(),
    download: 'text/csv; charset=utf-8',
  }),
  exportKitchenXlsx: endpoint({
    method: 'GET',
    path: '/kitchens/:kitchenId/export.xlsx',
    summary: 'The food in a kitchen as a spreadsheet, with dates and numbers as such',
    access: 'kitchen-member',
    params: kitchenParams,
    takesLong: true,
    response: z.string(),
    download: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
} satisfies Record<string, Endpoint>;
