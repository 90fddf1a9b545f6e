import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** `toRecipient` is its reply to RCPT. */
export async function startMailServer(options: { port?: number; toRecipient?: string } = {}) {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let unread = '';
    let inMail = false;
    const answers: Record<string, string> = {
      EHLO: '250 hello',
      MAIL: '250 ok',
      RCPT: options.toRecipient ?? '250 ok',
      DATA: '354 go on',
      RSET: '250 ok',
      QUIT: '221 bye',
    };
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      unread += chunk.toString();
      for (;;) {
        const end = inMail ? unread.indexOf('\r\n.\r\n') : unread.indexOf('\r\n');
        if (end < 0) return;
        const text = unread.slice(0, end);
        unread = unread.slice(end + (inMail ? 5 : 2));
        if (inMail) {
          received.push(text);
          inMail = false;
          say('250 taken');
        } else {
          const command = text.slice(0, 4).toUpperCase();
          inMail = command === 'DATA';
          say(answers[command] ?? '502 what?');
        }
      }
    });
    say('220 ready');
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    received,
    port,
    url: `smtp://127.0.0.1:${port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
