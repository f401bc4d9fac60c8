/** Why a command of the set-up fails, by what it prints, and what to do about it. */
const FAILURES = [
  {
    pattern: /ENOSPC|no space left on device|EDQUOT|quota exceeded/i,
    explain: ({ folder }) =>
      `The disk is full: free 2 GB on the disk of ${folder}, or move Crisper to a larger one, then say the same again.`,
  },
  {
    pattern:
      /\b(?:ECONNREFUSED|ECONNRESET|EAI_AGAIN|EHOSTUNREACH|EIDLETIMEOUT|ENETUNREACH|ENOTFOUND|ERR_SOCKET_TIMEOUT|ETIMEDOUT)\b/,
    explain: ({ printed }) =>
      `The npm registry${registryIn(printed)} cannot be reached: connect this computer to the internet, or name a registry that it reaches with "npm config set registry URL", then say the same again. A computer that never has a connection runs a copy of the whole folder from one of the same kind on which "npm start" has worked.`,
  },
  {
    pattern: /\b(?:EACCES|EPERM|EROFS)\b/,
    explain: ({ folder }) =>
      `This user may not write everything in ${folder}: give the folder and all in it to the user who runs Crisper (chown -R), then say the same again.`,
  },
];

/** The registry that a message of npm names. */
function registryIn(printed) {
  const [, url] = /request to (https?:\/\/[^/\s]+)/.exec(printed) ?? [];
  return url ? ` at ${url}` : '';
}

/** One sentence that says what to do about a command that failed. */
export function whatToDo(command, folder, printed) {
  const known = FAILURES.find(({ pattern }) => pattern.test(printed));
  return known
    ? known.explain({ folder, printed })
    : `Set-up stopped: ${command} failed. Mend what it says above and try again.`;
}
