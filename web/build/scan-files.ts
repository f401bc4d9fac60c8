import type { Plugin, Rolldown } from 'vite';

/**
 * All that is loaded for scanning, and on a tap only, is in a folder of its own. The server gives the workers in it
 * another policy, and the service worker a cache of its own.
 */
export const SCAN_FOLDER = 'assets/scan/';

/** Whether the module is there for scanning alone; of texts, in the language of the build. */
export const isScanning = (id: string): boolean =>
  /\/web\/src\/(?:kitchen\/scanning|scan)\/|\/texts\/src\/(?:[\w-]+\/items\/scanning\/|all\/receipt-words\.)/.test(
    id,
  );

const SCRIPT = `${SCAN_FOLDER}[name]-[hash].js`;
const LARGE = /\.(?:wasm|bin|traineddata\.gz)$/;

/**
 * A model keeps the name `.traineddata` though it is packed: beside each file, `.gz` is the same one in another encoding.
 */
function assetName({ names }: Rolldown.PreRenderedAsset): string {
  const name = names.find((one) => LARGE.test(one));
  if (!name) return 'assets/[name]-[hash][extname]';
  const [, base, extension] = /^(.*?)(\.\w+)(?:\.gz)?$/.exec(name) ?? [];
  return `${SCAN_FOLDER}${base}-[hash]${extension}`;
}

export const scanFileNames: Rolldown.OutputOptions = {
  chunkFileNames: ({ moduleIds }) => (moduleIds.some(isScanning) ? SCRIPT : 'assets/[name]-[hash].js'),
  assetFileNames: assetName,
};

export const scanWorkerNames: Rolldown.OutputOptions = {
  entryFileNames: SCRIPT,
  chunkFileNames: SCRIPT,
  assetFileNames: assetName,
};

/** What workers are compiled from can run in Node.js as well; without this, the build warns that browsers have no files. */
export const withoutNode = (): Plugin => ({
  name: 'without-node',
  enforce: 'pre',
  resolveId: (source) => (/^(?:fs|crypto)$/.test(source) ? '\0without-node' : null),
  load: (id) => (id === '\0without-node' ? 'export default null;' : null),
});
