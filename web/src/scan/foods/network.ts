/** Height × width × channels; the channels of a pixel are side by side. */
interface Maps {
  side: number;
  channels: number;
  values: Float32Array;
}

interface Layer {
  /** A depthwise layer looks at each channel by itself, a dense one at all of them. */
  kind: 'depthwise' | 'dense';
  kernel: 1 | 3;
  stride: number;
  inputs: number;
  outputs: number;
}

interface Weighted extends Layer {
  /** By cell of the kernel, then channel, then output: the innermost loop walks through memory. */
  weights: Float32Array;
  bias: Float32Array;
}

export type FoodNetwork = Weighted[];

/** The side of the square pictures that the network was made for. */
export const SIDE = 192;
/** Red, green, blue, and none: dense layers take four inputs at a time. */
const CHANNELS = 4;
const COLOURS = 3;

/** MobileNet 1.0: pairs of a depthwise layer with that stride and a dense one with that many outputs. */
const PAIRS: [stride: number, outputs: number][] = [
  ...([
    [1, 64],
    [2, 128],
    [1, 128],
    [2, 256],
    [1, 256],
    [2, 512],
  ] as [number, number][]),
  ...Array.from({ length: 5 }, (): [number, number] => [1, 512]),
  ...([
    [2, 1024],
    [1, 1024],
  ] as [number, number][]),
];

function layers(): Layer[] {
  const all: Layer[] = [{ kind: 'dense', kernel: 3, stride: 2, inputs: COLOURS, outputs: 32 }];
  for (const [stride, outputs] of PAIRS) {
    const inputs = all.at(-1)?.outputs ?? 0;
    all.push({ kind: 'depthwise', kernel: 3, stride, inputs: 1, outputs: inputs });
    all.push({ kind: 'dense', kernel: 1, stride: 1, inputs, outputs });
  }
  return all;
}

/** The file has for each layer its weights, a byte each, and then for each output a scale and a bias. */
export function readNetwork(file: ArrayBuffer): FoodNetwork {
  let at = 0;
  const floats = (count: number) => {
    const read = new Float32Array(file.slice(at, at + count * 4));
    at += count * 4;
    return read;
  };
  return layers().map((layer) => {
    const { kind, kernel, inputs, outputs } = layer;
    const channels = inputs === COLOURS ? CHANNELS : inputs;
    const stored = new Int8Array(file, at, kernel * kernel * inputs * outputs);
    at += stored.length;
    const [scales, bias] = [floats(outputs), floats(outputs)];
    const weights = new Float32Array(kernel * kernel * channels * outputs);
    for (let from = 0; from < stored.length; from++) {
      const isByOutput = kind === 'dense';
      const cells = kernel * kernel * inputs;
      const [output, cell] = isByOutput
        ? [Math.floor(from / cells), from % cells]
        : [from % outputs, Math.floor(from / outputs)];
      const channel = Math.floor(cell / inputs) * channels + (cell % inputs);
      weights[channel * outputs + output] = (stored[from] as number) * (scales[output] as number);
    }
    return { ...layer, inputs: channels, weights, bias };
  });
}

/** A channel of the input is added to the same channel of the output. */
function addDepthwise(sums: Float32Array, pixel: Float32Array, weights: Float32Array): void {
  for (let at = 0; at < sums.length; at++)
    sums[at] = (sums[at] as number) + (pixel[at] as number) * (weights[at] as number);
}

/** Every channel of the input is added to every one of the output. Four inputs at a time take half as long as one. */
function addDense(sums: Float32Array, pixel: Float32Array, weights: Float32Array): void {
  const count = sums.length;
  for (let input = 0; input < pixel.length; input += 4) {
    const a = pixel[input] as number;
    const b = pixel[input + 1] as number;
    const c = pixel[input + 2] as number;
    const d = pixel[input + 3] as number;
    let from = input * count;
    for (let output = 0; output < count; output++, from++)
      sums[output] =
        (sums[output] as number) +
        a * (weights[from] as number) +
        b * (weights[from + count] as number) +
        c * (weights[from + 2 * count] as number) +
        d * (weights[from + 3 * count] as number);
  }
}

function applied(layer: Weighted, { side, channels, values }: Maps): Maps {
  const { kind, kernel, stride, inputs, outputs, weights, bias } = layer;
  const add = kind === 'depthwise' ? addDepthwise : addDense;
  const next = Math.ceil(side / stride);
  // Of an odd margin, the larger half is at the end.
  const margin = Math.floor(Math.max(0, (next - 1) * stride + kernel - side) / 2);
  const cells = Array.from({ length: kernel * kernel }, (_, cell) => ({
    ...{ down: Math.floor(cell / kernel) - margin, right: (cell % kernel) - margin },
    weights: weights.subarray(cell * inputs * outputs, (cell + 1) * inputs * outputs),
  }));
  const result = new Float32Array(next * next * outputs);
  for (let y = 0; y < next; y++) {
    for (let x = 0; x < next; x++) {
      const at = (y * next + x) * outputs;
      const sums = result.subarray(at, at + outputs);
      sums.set(bias);
      for (const cell of cells) {
        const [row, column] = [y * stride + cell.down, x * stride + cell.right];
        if (row < 0 || column < 0 || row >= side || column >= side) continue;
        const from = (row * side + column) * channels;
        add(sums, values.subarray(from, from + channels), cell.weights);
      }
    }
  }
  for (let at = 0; at < result.length; at++) result[at] = Math.min(6, Math.max(0, result[at] as number));
  return { side: next, channels: outputs, values: result };
}

/** What the network sees in a picture of that side: the mean of each of its last maps. */
export function featuresOf(pixels: ArrayLike<number>, network: FoodNetwork): Float32Array {
  const values = new Float32Array(SIDE * SIDE * CHANNELS);
  for (let at = 0; at < values.length; at++)
    values[at] = at % CHANNELS < COLOURS ? ((pixels[at] ?? 0) - 128) / 128 : 0;
  const first: Maps = { side: SIDE, channels: CHANNELS, values };
  const last = network.reduce((maps, layer) => applied(layer, maps), first);
  const features = new Float32Array(last.channels);
  const count = last.side ** 2;
  for (let at = 0; at < last.values.length; at++) {
    const feature = at % last.channels;
    features[feature] = (features[feature] as number) + (last.values[at] as number) / count;
  }
  return features;
}
