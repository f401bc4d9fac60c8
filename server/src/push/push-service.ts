import { hostAndPort, mayPostTo, postOutside, type Reply } from '#http/post-outside.ts';

interface Delivery {
  endpoint: string;
  headers: Record<string, string>;
  body: Buffer;
}

const listed = (testService: string | null) => (testService ? [hostAndPort(new URL(testService))] : []);

/** Whether messages may be sent to the endpoint; a test's own push service is inside the network. */
export const isAllowedEndpoint = (endpoint: string, testService: string | null): boolean =>
  mayPostTo(new URL(endpoint), listed(testService));

/** Gives a message to the push service of a browser. */
export const deliver = ({ endpoint, headers, body }: Delivery, testService: string | null): Promise<Reply> =>
  postOutside({ url: new URL(endpoint), headers, body }, listed(testService));
