import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const unzip = promisify(gunzip);

/** The text of an `OrganizationMap`. */
export const unzipMap = async (map: Uint8Array): Promise<string> =>
  (await unzip(map)).toString('utf8');
