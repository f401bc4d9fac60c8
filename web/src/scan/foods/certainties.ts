const FEATURES = 1024;
/** The length that the features were given when the head was trained. */
const LENGTH = 10;

export interface Head {
  mean: Float32Array;
  /** By feature, then class. */
  weights: Float32Array;
  bias: Float32Array;
}

export function readHead(file: ArrayBuffer): Head {
  const all = new Float32Array(file);
  const classes = (all.length - FEATURES) / (FEATURES + 1);
  const afterWeights = FEATURES + classes * FEATURES;
  return {
    mean: all.subarray(0, FEATURES),
    weights: all.subarray(FEATURES, afterWeights),
    bias: all.subarray(afterWeights),
  };
}

/** How certain each class is, from 0 to 1; all together they are 1. */
export function certaintiesOf(features: Float32Array, { mean, weights, bias }: Head): number[] {
  const scale = LENGTH / Math.hypot(...features);
  const centred = features.map((value, at) => value * scale - (mean[at] ?? 0));
  const scores = [...bias].map((start, at) =>
    centred.reduce((sum, value, feature) => sum + value * (weights[feature * bias.length + at] ?? 0), start),
  );
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
