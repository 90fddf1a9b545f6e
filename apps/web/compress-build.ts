import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const isText = /\.(js|css|html|svg)$/;
const encodings = [
  { suffix: '.br', compress: promisify<Uint8Array, Uint8Array>(brotliCompress) },
  { suffix: '.gz', compress: promisify<Uint8Array, Uint8Array>(gzip) },
];

/** Writes a compressed copy beside every text file of the build, for the server to send. */
export function compressBuild(): Plugin {
  return {
    name: 'compress-build',
    apply: 'build',
    // After the bundle was written: until then Vite still changes the scripts.
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => isText.test(fileName));
      for (const file of files) {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        for (const { suffix, compress } of encodings) {
          await writeFile(join(dir, `${file.fileName}${suffix}`), await compress(content));
        }
      }
    },
  };
}
