import { qrCode } from '@crisper/domain/qr/qr-code.ts';

/** Cameras need the light frame of four modules to find the code. */
const QUIET = 4;

interface QrImageProps {
  text: string;
  /** For those who do not see it. */
  label: string;
  className?: string;
}

/** One rectangle a run of dark modules, so that no lines show between them. */
const pathOf = (rows: boolean[][]) =>
  rows
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '#' : '.'))
          .join('')
          .matchAll(/#+/g),
      ].map(({ index, 0: run }) => `M${QUIET + index} ${QUIET + y}h${run.length}v1h-${run.length}z`),
    )
    .join('');

/** Dark on white in both themes. Nothing for a link that is too long for a code. */
export default function QrImage({ text, label, className = '' }: QrImageProps) {
  const rows = qrCode(text);
  if (!rows) return null;
  const size = rows.length + 2 * QUIET;
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      className={`bg-white ${className}`}
    >
      <path d={pathOf(rows)} className="fill-code" />
    </svg>
  );
}
