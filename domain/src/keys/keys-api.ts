import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#endpoint.ts';
import { succeeded } from '#succeeded.ts';
import { madeProgramKeySchema, newProgramKeySchema, programKeySchema } from './program-key.ts';

/** The endpoints about the keys of programs, a part of the contract. */
export const keysApi = {
  listKeys: endpoint({
    method: 'GET',
    path: '/account/keys',
    summary: "List the keys of the caller's programs, the newest first",
    access: 'signed-in',
    response: z.array(programKeySchema),
  }),
  makeKey: endpoint({
    method: 'POST',
    path: '/account/keys',
    summary: 'Make a key for a program; only this response has the key itself',
    access: 'signed-in',
    body: newProgramKeySchema,
    response: madeProgramKeySchema,
    usesToday: true,
  }),
  endKey: endpoint({
    method: 'DELETE',
    path: '/account/keys/:keyId',
    summary: 'End a key at once; ending one that has ended succeeds',
    access: 'signed-in',
    params: z.object({ keyId: z.uuid().check(z.toLowerCase()) }),
    response: succeeded,
  }),
} satisfies Record<string, Endpoint>;
