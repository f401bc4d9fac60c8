/** The database cannot be distributed. Its message is one sentence for the operator. */
export class DistributeError extends Error {
  override name = 'DistributeError';
}
