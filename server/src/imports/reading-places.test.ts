import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { readingPlaces } from './reading-places.ts';

test('a person reads one file at a time, and others read theirs meanwhile', async () => {
  const take = readingPlaces(4);
  const response = new EventEmitter();
  const inPlace = take('ana', response);
  const { promise: reading, resolve: end } = Promise.withResolvers<void>();
  const work = inPlace(() => reading);
  response.emit('close');
  expect(() => take('ana', new EventEmitter())).toThrow('import_file_waiting');
  await take('ben', new EventEmitter())(async () => undefined);
  end();
  await work;
  expect(() => take('ana', new EventEmitter())).not.toThrow();
});

test('a file that never arrives leaves its place, and few are read at once', () => {
  const take = readingPlaces(4);
  const gone = new EventEmitter();
  take('ana', gone);
  for (const person of ['ben', 'cleo', 'dario']) take(person, new EventEmitter());
  expect(() => take('eve', new EventEmitter())).toThrow('too_busy');
  gone.emit('close');
  expect(() => take('eve', new EventEmitter())).not.toThrow();
});
