import { randomUUID } from 'node:crypto';
import type { KeyScope } from '@crisper/domain/endpoint.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { UNITS } from '@crisper/domain/items/keeping/amount.ts';
import { dateCertainty } from '@crisper/domain/items/keeping/date-meaning.ts';
import type { IntentsDone } from '@crisper/domain/kept/intents.ts';
import type { KitchenChanges } from '@crisper/domain/kept/kept-api.ts';
import type { KitchenCard } from '@crisper/domain/kitchens/kitchen.ts';
import type { KitchenToday } from '@crisper/domain/today/kitchen-today.ts';
import { errorText } from '@crisper/texts/errors.ts';
import { assistantTools as texts } from '@crisper/texts/keys/assistants.ts';
// Not the mini one: the SDK asks schemas for their JSON Schema, which only this one can give.
import * as z from 'zod';
import { cookApart } from './cook-apart.ts';
import { type Calls, RefusedCall } from './kitchen-calls.ts';

type Input = z.ZodType<Record<string, unknown>>;

export interface Tool {
  name: keyof typeof texts;
  scope: KeyScope;
  input: Input;
  /** What the tool answers with: data, never words for the assistant to follow. */
  run: (calls: Calls, input: never) => Promise<Record<string, unknown>>;
}

const tool = <Schema extends Input>(
  name: Tool['name'],
  scope: KeyScope,
  input: Schema,
  run: (calls: Calls, input: z.output<Schema>) => Promise<Record<string, unknown>>,
): Tool => ({ name, scope, input, run });

/** Left out, the first kitchen of the person. */
const kitchen = z.optional(z.uuid());
const inKitchen = { kitchen };

async function kitchenOf(calls: Calls, { kitchen: asked }: { kitchen?: string | undefined }) {
  if (asked) return { kitchenId: asked };
  const [first] = (await calls.call('listKitchens', {})) as KitchenCard[];
  if (!first) throw new RefusedCall(texts.kitchens.none);
  return { kitchenId: first.id };
}

/** Does one thing, which has to be done or to have been done before. */
async function act(calls: Calls, where: { kitchen?: string | undefined }, intent: object) {
  const event = randomUUID();
  const body = { intents: [{ id: event, ...intent }] };
  const { results } = (await calls.call('doIntents', await kitchenOf(calls, where), { body })) as IntentsDone;
  const [result] = results;
  if (!result || result.outcome === 'refused') throw new RefusedCall(result?.message ?? '');
  return { outcome: result.outcome, event, ...(result.item && { food: foodOf(result.item) }) };
}

const foodOf = ({ _id: id, title, amount, unit, place, category, expiryDate, keeping }: KitchenItem) => ({
  ...{ id, title, amount, unit, place, category, lastDay: expiryDate },
  certainty: dateCertainty(keeping),
});

const ACTS = ['eaten', 'some-eaten', 'thrown-away', 'opened', 'frozen', 'moved'] as const;
const happenedInput = z.object({
  ...inKitchen,
  food: z.uuid(),
  happened: z.enum(ACTS),
  /** Of `some-eaten`: how much, in the unit of the food. */
  amount: z.optional(z.number()),
  /** Of `moved`: to where. */
  place: z.optional(z.string()),
});

function intentOf({ food, happened, amount, place }: z.output<typeof happenedInput>): object {
  const itemId = food;
  switch (happened) {
    case 'eaten':
      return { kind: 'finishItem', itemId, outcome: 'eaten' };
    case 'thrown-away':
      return { kind: 'finishItem', itemId, outcome: 'wasted' };
    case 'some-eaten':
      return { kind: 'useItem', itemId, amount };
    case 'opened':
      return { kind: 'openItem', itemId };
    case 'frozen':
      return { kind: 'freezeItem', itemId };
    case 'moved':
      return { kind: 'moveItem', itemId, place };
  }
}

/** Everything that an assistant can do, each by requests of the contract. */
export const TOOLS: readonly Tool[] = [
  tool('kitchens', 'look', z.object({}), async (calls) => {
    const kitchens = (await calls.call('listKitchens', {})) as KitchenCard[];
    return { kitchens: kitchens.map(({ id, name, role, due }) => ({ id, name, role, due })) };
  }),
  tool('eat_first', 'look', z.object(inKitchen), async (calls, input) =>
    Object(await calls.call('getKitchenToday', await kitchenOf(calls, input))),
  ),
  tool('find_food', 'look', z.object({ ...inKitchen, words: z.string() }), async (calls, input) => {
    const query = { search: input.words, limit: '50' };
    const found = await calls.call('listKitchenItems', await kitchenOf(calls, input), { query });
    return { foods: (found as KitchenItem[]).map(foodOf) };
  }),
  tool('shopping_list', 'look', z.object(inKitchen), async (calls, input) => {
    const { shopping } = (await calls.call(
      'listKitchenChanges',
      await kitchenOf(calls, input),
    )) as KitchenChanges;
    return { entries: shopping?.entries ?? [] };
  }),
  tool('what_can_we_cook', 'look', z.object(inKitchen), async (calls, input) => {
    const where = await kitchenOf(calls, input);
    const { today } = (await calls.call('getKitchenToday', where)) as KitchenToday;
    const changes = (await calls.call('listKitchenChanges', where)) as KitchenChanges;
    const { accountId: self, language } = calls;
    const found = await cookApart({ id: where.kitchenId, changes, self, language, today }).catch(
      (error: unknown) => {
        throw error instanceof AppError ? new RefusedCall(errorText[error.code]) : error;
      },
    );
    if (!found) throw new RefusedCall(texts.what_can_we_cook.tooMuch);
    return found;
  }),
  tool(
    'waste_of_month',
    'look',
    z.object({ ...inKitchen, month: z.string().regex(/^\d{4}-\d\d$/) }),
    async (calls, input) => {
      const [year = 0, month = 0] = input.month.split('-').map(Number);
      const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
      const query = { from: `${input.month}-01`, to: `${input.month}-${last}` };
      return Object(await calls.call('getWaste', await kitchenOf(calls, input), { query }));
    },
  ),
  tool('add_food', 'do', z.object({ ...inKitchen, line: z.string() }), async (calls, input) =>
    Object(await calls.call('addLines', await kitchenOf(calls, input), { body: { text: input.line } })),
  ),
  tool('happened', 'do', happenedInput, (calls, input) => act(calls, input, intentOf(input))),
  tool('undo', 'do', z.object({ ...inKitchen, event: z.uuid() }), (calls, { event, ...input }) =>
    act(calls, input, { kind: 'undo', event }),
  ),
  tool(
    'shopping_add',
    'do',
    z.object({
      ...inKitchen,
      title: z.string(),
      amount: z.optional(z.number()),
      unit: z.optional(z.enum(UNITS)),
    }),
    async (calls, { kitchen: where, ...entry }) => {
      const id = randomUUID();
      return {
        ...(await act(calls, { kitchen: where }, { kind: 'addEntry', entry: { id, ...entry } })),
        entry: id,
      };
    },
  ),
  tool(
    'shopping_tick',
    'do',
    z.object({ ...inKitchen, entry: z.uuid(), got: z.boolean().default(true) }),
    (calls, { entry, got, ...input }) => act(calls, input, { kind: 'tickEntry', entryId: entry, got }),
  ),
];
