import { type Suggestion, suggestionsOf } from '@crisper/domain/labels/groceries.ts';
import { fetchFiles } from '#scan/fetch-files.ts';
import { loadOnce } from '#scan/load-once.ts';
import { answerCalls } from '#workers/answer-calls.ts';
import { certaintiesOf, type Head, readHead } from './certainties.ts';
import bodyUrl from './food-body.bin?url';
import headUrl from './grocery-head.bin?url';
import { type FoodNetwork, featuresOf, readNetwork } from './network.ts';

const BODY = { url: bodyUrl, bytes: 3_272_640 };
const HEAD = { url: headUrl, bytes: 180_396 };

const model = loadOnce(async (onProgress): Promise<{ network: FoodNetwork; head: Head }> => {
  const [body, head] = (await fetchFiles([BODY, HEAD], onProgress)) as [Blob, Blob];
  return { network: readNetwork(await body.arrayBuffer()), head: readHead(await head.arrayBuffer()) };
});

answerCalls<ImageData, Suggestion[]>(async ({ data }, onProgress) => {
  const { network, head } = await model(onProgress);
  onProgress({ doing: 'working', share: 0 });
  return suggestionsOf(certaintiesOf(featuresOf(data, network), head));
});
