/** Shorter words are like too many others. */
const LONG = 5;

/** At most one letter is another one, missing, too many, or changed places with the next. */
export function isNearly(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < LONG || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return isSwapped || left.slice(1) === right.slice(1) || left === right.slice(1) || left.slice(1) === right;
}
