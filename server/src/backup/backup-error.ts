/** Its message is one sentence that tells the operator what is wrong and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}
