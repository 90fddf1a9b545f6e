import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

type Address = { host: string; port: number };

/** Adds the variable to change to the message; returns other errors unchanged. */
export function explainListenError(error: unknown, { host, port }: Address): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const sentences = new Map([
    [
      'EADDRINUSE',
      `PORT: ${port} is taken on ${host}. Stop the program that uses it, or choose another port.`,
    ],
    ['EACCES', `PORT: ${port} may not be opened by this user. Choose one from 1024.`],
    ['EADDRNOTAVAIL', `HOST: ${host} is not an address of this machine.`],
    ['EAFNOSUPPORT', `HOST: ${host} is not an address of this machine.`],
    ['EINVAL', `HOST: ${host} is not an address of this machine.`],
    ['ENOTFOUND', `HOST: ${host} is not known. Name an address of this machine.`],
    ['EAI_AGAIN', `HOST: ${host} is not known. Name an address of this machine.`],
  ]);
  const sentence = sentences.get(code);
  return sentence ? new StartError(sentence, { cause: error }) : error;
}

/** @throws StartError if listening fails */
export async function checkListen(address: Address): Promise<void> {
  const server = createServer();
  server.listen(address);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explainListenError(error, address);
  }
  server.close();
  await once(server, 'close');
}
