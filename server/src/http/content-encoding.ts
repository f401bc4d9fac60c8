export type Encoding = 'br' | 'gzip' | 'zstd';

type Weights = Map<string, number>;

/** Browsers repeat the same few headers; each is parsed once. */
const known = new Map<string, Weights>();
const KNOWN_MAX = 100;
const KNOWN_MAX_LENGTH = 200;

/**
 * The offered encoding that an `Accept-Encoding` header prefers (RFC 9110, 12.5.3); on equal weights the first offered.
 * Null means no encoding, which is also sent to clients that refuse everything.
 */
export function chooseEncoding<E extends Encoding>(
  header: string | undefined,
  offered: readonly E[],
): E | null {
  if (!header) return null;
  const weights = weightsOf(header);
  const others = weights.get('*') ?? 0;
  let best: E | null = null;
  let most = weights.get('identity') ?? 0;
  for (const encoding of offered) {
    const weight = weights.get(encoding) ?? others;
    // On equal weights an encoding is preferred to none, because it has fewer bytes.
    if (weight > most || (best === null && weight > 0 && weight === most)) {
      best = encoding;
      most = weight;
    }
  }
  return best;
}

function weightsOf(header: string): Weights {
  const found = known.get(header);
  if (found) return found;
  const weights = readWeights(header);
  if (known.size >= KNOWN_MAX) known.clear();
  if (header.length <= KNOWN_MAX_LENGTH) known.set(header, weights);
  return weights;
}

const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

function readWeights(header: string): Weights {
  const weights: Weights = new Map();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const given = parameters.find((parameter) => parameter.startsWith('q='));
    // An invalid weight means no.
    if (name) weights.set(name, given === undefined ? 1 : Number(WEIGHT.exec(given)?.[1] ?? 0));
  }
  return weights;
}
