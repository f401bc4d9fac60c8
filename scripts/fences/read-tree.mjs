import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsOf } from './facts.mjs';

const PLACES = ['domain', 'texts', 'server', 'web', 'e2e', 'bench', 'downloads', 'scripts'];

/** The facts about every source file below the root of the project. */
export const readTree = (root) =>
  PLACES.filter((place) => existsSync(join(root, place)))
    .flatMap((place) => readdirSync(join(root, place), { recursive: true }).map((path) => `${place}/${path}`))
    .filter(
      (path) =>
        /\.(?:tsx?|mjs)$/.test(path) && !/\/(?:node_modules|dist|dist-pseudo|pseudo|public)\//.test(path),
    )
    .map((path) => factsOf(path, readFileSync(join(root, path), 'utf8')));
