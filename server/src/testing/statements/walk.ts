import type { Node } from 'libpg-query';

/** Each node below, but not those in queries of their own. */
export function* nodesIn(tree: unknown): Generator<Node> {
  if (Array.isArray(tree)) {
    for (const one of tree) yield* nodesIn(one);
  } else if (typeof tree === 'object' && tree !== null) {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value !== 'object' || value === null) continue;
      if (/^[A-Z]/.test(key)) yield { [key]: value } as unknown as Node;
      if (key === 'subselect') continue;
      yield* nodesIn(value);
    }
  }
}

export const stringsOf = (nodes: readonly Node[] = []): string[] =>
  nodes.flatMap((node) => ('String' in node ? (node.String.sval ?? '') : []));
