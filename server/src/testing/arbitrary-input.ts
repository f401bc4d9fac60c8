import type { Endpoint } from '@crisper/domain/endpoint.ts';
import fc from 'fast-check';
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Input = fc.Arbitrary<unknown>;

export interface AnyRequest {
  params: Record<string, string>;
  query: unknown;
  body: unknown;
  headers: Record<string, string>;
}

/** Input that no honest client sends. */
const junk: Input = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, 0, -1, 1.5, 1e308, 2 ** 53, '', ' ', '\0', 'a\0b', '\ud800', 'x\udfff\ud800'],
    ...['\u202e\ufeff\u{1f9c0}', "' or 1=1; --", '%00%ff%', '../../etc/passwd', 'x'.repeat(10_000)],
    ...[[], {}, { toString: 1, length: -1 }, Array.from({ length: 3000 }, () => null)],
    JSON.parse('['.repeat(500) + ']'.repeat(500)),
    JSON.parse('{"a":'.repeat(500) + 1 + '}'.repeat(500)),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 3 }),
);

const accepts = (schema: Schema) => (value: unknown) => z.safeParse(schema, value).success;

/** Values that the schema accepts: the accepted ones of the plausible values, and generated ones. */
function valid(schema: Schema, plausible: readonly unknown[]): Input {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (part: Schema) => valid(part, plausible);
  switch (def.type) {
    case 'object': {
      const parts = Object.entries<Schema>(def.shape);
      const requiredKeys = parts.filter(([, part]) => !accepts(part)(undefined)).map(([name]) => name);
      return fc.record(Object.fromEntries(parts.map(([name, part]) => [name, inner(part)])), {
        requiredKeys,
      });
    }
    case 'array':
      return fc.array(inner(def.element), { minLength: 1, maxLength: 4 });
    case 'optional':
    case 'default':
      return inner(def.innerType);
    case 'nullable':
      return fc.option(inner(def.innerType));
    case 'union':
      return fc.oneof(...def.options.map(inner));
    case 'pipe':
      return inner(def.in).filter(accepts(schema));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return leaf(schema, plausible, fc.oneof(fc.integer({ min: -5, max: 1000 }), fc.double()));
    case 'string':
    case 'template_literal':
      return leaf(schema, plausible, fc.string({ unit: 'grapheme', maxLength: 30 }));
    default:
      throw new Error(`say how to make a ${def.type}`);
  }
}

function leaf(schema: Schema, plausible: readonly unknown[], made: Input): Input {
  const taken = plausible.filter(accepts(schema));
  if (taken.length === 0) throw new Error('no plausible value fits; add one for the new field');
  return fc.oneof(
    fc.constantFrom(...taken),
    made.map((value) => (accepts(schema)(value) ? value : taken[0])),
  );
}

/** Names of fields that only the server may set. */
const SERVER_SIDE = ['addedBy', 'userEmail', 'status', '_id', 'note', 'owner_id', 'id', 'constructor'];

/** The valid part, or with something wrong, missing or added, or something else altogether. */
function mutated(part: Input): Input {
  const change = fc.record({ pick: fc.nat(), name: fc.constantFrom(...SERVER_SIDE), value: junk });
  const changed = (how: (entries: [string, unknown][], change: Change) => [string, unknown][]) =>
    fc.tuple(part, change).map(([whole, made]) => Object.fromEntries(how(Object.entries(whole ?? {}), made)));
  return fc.oneof(
    { weight: 3, arbitrary: part },
    {
      weight: 3,
      arbitrary: changed((entries, { pick, value }) =>
        entries.map(([key, old], at) => [key, at === pick % entries.length ? value : old]),
      ),
    },
    {
      weight: 1,
      arbitrary: changed((entries, { pick }) => entries.filter((_, at) => at !== pick % entries.length)),
    },
    { weight: 1, arbitrary: changed((entries, { name, value }) => [...entries, [name, value]]) },
    { weight: 1, arbitrary: junk },
  );
}
type Change = { pick: number; name: string; value: unknown };

const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
});
const headers = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  fc
    .tuple(
      fc.constantFrom('time-zone', 'if-none-match', 'cookie', 'accept', 'user-agent', 'sec-fetch-site'),
      headerText,
    )
    .map(([name, value]) => ({ [name]: value })),
);

/** A piece of a URL, and headers, that mean nothing or too much. */
export const anyAddress = fc.record({
  piece: fc.oneof(
    fc.constantFrom(
      '',
      '..',
      '%',
      '%00',
      '%E0%A4%A',
      '%2e%2e%2f',
      '//evil.example',
      '__proto__',
      'x'.repeat(8000),
    ),
    fc.string({ unit: 'binary', maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed())),
    fc.webPath(),
  ),
  query: fc.webQueryParameters(),
  headers,
});

/** Requests that the endpoint should accept, and some that it should refuse. */
export function anyRequest(endpoint: Endpoint, plausible: readonly unknown[]): fc.Arbitrary<AnyRequest> {
  const part = (schema: Schema | undefined) =>
    schema ? mutated(valid(schema, plausible)) : fc.option(junk, { nil: undefined, freq: 5 });
  return fc.record({
    params: part(endpoint.params).map((made) => texts(made, endpoint.path)),
    query: part(endpoint.query),
    body: part(endpoint.body),
    headers,
  });
}

/** A path has a text for each of its parameters, whatever was generated for them. */
function texts(made: unknown, path: string): Record<string, string> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const given = Object(made) as Record<string, unknown>;
  return Object.fromEntries(names.map((name) => [name, asText(given[name])]));
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
