import type { Brought } from '@crisper/domain/bring/brought.ts';
import type { Planner } from '@crisper/domain/bring/plan.ts';
import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { OwnPlace } from '@crisper/domain/kitchens/place.ts';
import { may } from '@crisper/domain/kitchens/policy.ts';
import { readFailed, refusal } from '@crisper/texts/bring/refusals.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#http/api-error.ts';
import { fetchCode } from '#http/fetch-code.ts';
import { newId } from '#http/new-id.ts';
import type { OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { readDatabase, whatIsHere } from './bring-api.ts';
import { BringError } from './reading/bring-error.ts';

/** What was read, and how it is planned after each answer. */
export interface Reading extends Planner {
  /** Also of the import: what is sent again is the same. */
  id: string;
  brought: Brought;
  /** Null for a text that was pasted. */
  fileName: string | null;
  /** False for a database, which the server reads. */
  isReadHere: boolean;
  /** Whether it is known what has come before; without a connection the server says so when it is put in. */
  isHereKnown: boolean;
}

interface BringingInput {
  kitchen: OwnKitchen;
  self: string;
  today: CalendarDate;
}

const messageOf = (error: unknown): string => {
  if (error instanceof BringError) return refusal[error.refusal];
  return error instanceof ApiError ? error.message : readFailed;
};

const PROGRESS_STEPS = 10;

/** Reads files and pasted texts, until one can be shown. */
export function useBringing({ kitchen, self, today }: BringingInput) {
  const [reading, setReading] = useState<Reading | null>(null);
  const [error, setError] = useState<string>();
  /** How far it has come; null while nothing is read. */
  const [progress, setProgress] = useState<number | null>(null);
  const isReading = progress !== null;

  // Nothing else is done on this page, and without a connection it could not be fetched any more.
  useEffect(() => {
    const warm = async () => {
      const { fetchReaders } = await fetchCode(() => import('./reading/understand.ts'));
      await fetchReaders();
    };
    void warm().catch(() => undefined);
  }, []);

  async function read(from: readonly File[] | string) {
    const ids = new Map<string, OwnPlace>();
    const fileName = typeof from === 'string' ? null : (from[0]?.name ?? null);
    let reached = 0;
    let isReadHere = true;
    let isHereKnown = true;
    const { readAny } = await fetchCode(() => import('./reading/understand.ts'));
    const found = await readAny(from, {
      ...{ self, today, kitchen },
      mayAddPlaces: may('change-settings', kitchen.role),
      // Drawing each of a hundred steps would take as long as reading.
      onProgress: (share) => {
        const step = Math.floor(share * PROGRESS_STEPS) / PROGRESS_STEPS;
        if (step === reached) return;
        reached = step;
        // Reading goes on before React would draw by itself.
        flushSync(() => setProgress(step));
      },
      readDatabase: (file) => {
        isReadHere = false;
        return readDatabase(kitchen.id, file);
      },
      whatIsHere: async (refs) => {
        const { isKnown, ...here } = await whatIsHere(kitchen.id, refs);
        isHereKnown = isKnown;
        return here;
      },
      newPlaceId: (kind, name) => {
        const id = ids.get(name) ?? (`${kind}-${newId()}` as const);
        ids.set(name, id);
        return id;
      },
    });
    setReading({ ...found, id: newId(), fileName, isReadHere, isHereKnown });
  }

  async function start(from: readonly File[] | string) {
    if (isReading) return;
    setProgress(0);
    setError(undefined);
    try {
      await read(from);
    } catch (caught) {
      setError(messageOf(caught));
    } finally {
      setProgress(null);
    }
  }

  return { reading, error, progress, start, again: () => setReading(null) };
}
