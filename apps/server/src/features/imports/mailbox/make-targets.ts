import type { ImapFlow } from 'imapflow';
import type { Outcome } from '../imported-file-repository.ts';

/** Folder paths in the server's notation. */
export type Targets = Record<Outcome['state'], string>;

const parent = 'Rapport';
const names: Targets = { imported: 'Done', refused: 'Refused' };

/** Creates the folders where a person's folders are, which on some servers is below INBOX. */
export async function makeTargets(client: ImapFlow): Promise<Targets> {
  const listed = await client.list();
  const delimiter = client.namespace?.delimiter ?? listed[0]?.delimiter ?? '/';
  const root = `${client.namespace?.prefix ?? ''}${parent}`;
  const there = new Set(listed.map(({ path }) => path));
  async function make(path: string): Promise<string> {
    return there.has(path) ? path : (await client.mailboxCreate(path)).path;
  }
  await make(root);
  return {
    imported: await make(`${root}${delimiter}${names.imported}`),
    refused: await make(`${root}${delimiter}${names.refused}`),
  };
}
