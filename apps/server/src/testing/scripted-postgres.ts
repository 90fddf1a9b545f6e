import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

type Script = { version: number } | { refusal: { code: string; message: string } };

const message = (type: string, ...parts: Uint8Array[]) => {
  const body = Buffer.concat(parts);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const int16 = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
};
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const text = (value: string) => Buffer.from(`${value}\0`);
const typeOfInteger = 23;

function greet(socket: Socket, script: Script) {
  if ('refusal' in script) {
    const { code, message: why } = script.refusal;
    const fields = ['SFATAL', `C${code}`, `M${why}`].map(text);
    socket.end(message('E', ...fields, Buffer.of(0)));
    return;
  }
  socket.write(Buffer.concat([message('R', int32(0)), message('Z', Buffer.from('I'))]));
}

function answer(value: number): Uint8Array {
  const column = [text('version'), int32(0), int16(0), int32(typeOfInteger), int16(4), int32(-1)];
  const digits = Buffer.from(String(value));
  return Buffer.concat([
    message('T', int16(1), ...column, int16(0)),
    message('D', int16(1), int32(digits.length), digits),
    message('C', text('SELECT 1')),
    message('Z', Buffer.from('I')),
  ]);
}

/** Implements the part of PostgreSQL's protocol that a server start uses first. */
export async function startScriptedPostgres(script: Script) {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      greet(socket, script);
      socket.on('data', (bytes) => {
        if (bytes[0] === 'Q'.charCodeAt(0) && 'version' in script)
          socket.write(answer(script.version));
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('It listens on no port.');
  return { host: `127.0.0.1:${address.port}`, close: () => server.close() };
}
