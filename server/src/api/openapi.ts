import { api } from '@crisper/domain/api.ts';
import type { Access, Endpoint } from '@crisper/domain/endpoint.ts';
import { ERROR_CODES } from '@crisper/domain/errors.ts';
import { ITEM_LIST_LIMIT, SEARCH_COUNT_LIMIT } from '@crisper/domain/items/item-list.ts';
import * as z from 'zod/mini';

type JsonSchema = { type?: string; properties?: Record<string, JsonSchema>; required?: string[] };

const WHO: Record<Access, string> = {
  anyone: 'Anyone may call this.',
  'signed-in': 'Needs an access token.',
  self: 'Needs the access token of the person named by the e-mail address.',
  owner: "Needs the access token of the item's owner.",
  'kitchen-guest': 'Needs the access token of a person in the kitchen.',
  'kitchen-member': 'Needs the access token of a member or an owner of the kitchen.',
  'kitchen-owner': 'Needs the access token of an owner of the kitchen.',
};

const IN_KITCHEN = {
  401: 'The token is missing or not good.',
  403: 'The caller’s role in the kitchen does not allow it.',
  404: 'There is no such kitchen, or the caller is not in it.',
};

const REFUSALS: Record<Access, Record<string, string>> = {
  anyone: { 401: 'A token was shown and is not good.' },
  'signed-in': { 401: 'The token is missing or not good.' },
  self: { 401: 'The token is missing or not good.', 403: 'The token is somebody else’s.' },
  owner: {
    401: 'The token is missing or not good.',
    403: 'The item is somebody else’s.',
    404: 'There is no such item.',
  },
  'kitchen-guest': IN_KITCHEN,
  'kitchen-member': IN_KITCHEN,
  'kitchen-owner': IN_KITCHEN,
};

/** Pages of items: what the headers say that the body does not. */
const PAGED = `Answers with at most ${ITEM_LIST_LIMIT} items, which is also what it does without a limit. X-Total-Count says how many there are in all; matches of a search are counted as far as that is quick, to ${SEARCH_COUNT_LIMIT} at most before the last page, and X-Total-Capped says when there may be more. Link leads to the next and previous page.`;

const EVENTS =
  'Answers with server-sent events for as long as the caller listens. The id of an event is its version; a caller that sends it in Last-Event-ID is told at once what it missed.';

const COOKIES = 'Reads or sets the cookies of the session, so pages of other origins cannot call it.';

const pageHeaders = {
  'X-Total-Count': { description: 'How many items match in all, or at least.', schema: { type: 'integer' } },
  'X-Total-Capped': {
    description: 'Present when more items may match than were counted.',
    schema: { type: 'string' },
  },
  Link: { description: 'The next and the previous page.', schema: { type: 'string' } },
  ETag: {
    description: 'Send it back in If-None-Match to be told when nothing changed.',
    schema: { type: 'string' },
  },
};

const timeZoneParameter = {
  name: 'Time-Zone',
  in: 'header',
  description:
    'The IANA name of the zone whose today counts, such as Europe/Berlin. Without it that of the account, or UTC for a visitor.',
  schema: { type: 'string', default: 'UTC' },
};

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest as JsonSchema;
}

function parameters(endpoint: Endpoint): unknown[] {
  return [
    ...fieldParameters(endpoint.params, 'path'),
    ...fieldParameters(endpoint.query, 'query'),
    ...(endpoint.usesToday ? [timeZoneParameter] : []),
  ];
}

function fieldParameters(schema: z.core.$ZodType | undefined, place: 'path' | 'query'): unknown[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

const jsonBody = (schema: JsonSchema) => ({ 'application/json': { schema } });

const fileBody = ({ types, maxBytes }: NonNullable<Endpoint['upload']>) =>
  Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string', format: 'binary', maxLength: maxBytes } }]),
  );

function operation(name: string, endpoint: Endpoint) {
  const refusals = Object.entries({
    ...REFUSALS[endpoint.access],
    ...(endpoint.cookies && { 403: 'The call comes from a page of another origin, or was refused.' }),
    ...(endpoint.upload && { 413: 'The file is too large.', 415: 'The file is of another type.' }),
    ...((endpoint.body || endpoint.query || endpoint.upload) && {
      422: 'Something that was sent is not right; fields says what.',
    }),
  });
  return {
    operationId: name,
    summary: endpoint.summary,
    description: [
      WHO[endpoint.access],
      ...(endpoint.paged ? [PAGED] : []),
      ...(endpoint.events ? [EVENTS] : []),
      ...(endpoint.cookies ? [COOKIES] : []),
    ].join(' '),
    security: endpoint.access === 'anyone' ? [{}, { accessToken: [] }] : [{ accessToken: [] }],
    parameters: parameters(endpoint),
    ...(endpoint.body && {
      requestBody: { required: true, content: jsonBody(jsonSchema(endpoint.body, 'input')) },
    }),
    ...(endpoint.upload && { requestBody: { required: true, content: fileBody(endpoint.upload) } }),
    responses: {
      '2XX': {
        description: 'Done.',
        content: {
          [endpoint.events ? 'text/event-stream' : (endpoint.download ?? 'application/json')]: {
            schema: jsonSchema(endpoint.response, 'output'),
          },
        },
        ...(endpoint.paged && { headers: pageHeaders }),
      },
      ...Object.fromEntries(
        refusals.map(([status, description]) => [
          status,
          {
            description,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        ]),
      ),
    },
  };
}

/** The OpenAPI document of the whole contract. */
export function openApiDocument() {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(api)) {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Crisper',
      version: '1',
      description: 'What is in the fridge, what expires when, and private notes about it.',
    },
    paths,
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { type: 'string', enum: ERROR_CODES },
            message: { type: 'string', description: 'Fit for a person.' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  };
}
