import { productKey } from '#foods/words.ts';

interface Titled {
  title: string;
}

/** The first of each product, without the products that are known already. */
export function eachProduct<One extends Titled>(things: readonly One[], known: Iterable<Titled> = []): One[] {
  const seen = new Set(Array.from(known, ({ title }) => productKey(title)));
  return things.filter(({ title }) => {
    const key = productKey(title);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
