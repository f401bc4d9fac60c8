import { gzipSync } from 'node:zlib';

/** The smallest tar that has these files in it. */
export function tar(files: Record<string, Buffer>): Buffer {
  const blocks = Object.entries(files).flatMap(([name, body]) => {
    const header = Buffer.alloc(512);
    header.write(name, 0);
    header.write(`${body.length.toString(8).padStart(11, '0')}\0`, 124);
    header.write('0', 156);
    header.write('ustar\0', 257);
    return [header, body, Buffer.alloc((512 - (body.length % 512)) % 512)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

/** A backup that would unpack to sixty gigabytes. */
export function endlessBackup(): Buffer[] {
  const header = tar({ 'data/large.bin': Buffer.alloc(0) }).subarray(0, 512);
  header.write('77777777777\0', 124);
  const zeros = gzipSync(Buffer.alloc(60_000_000));
  return [gzipSync(header), ...Array.from({ length: 1000 }, () => zeros)];
}
