import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';
import { createTransport, type SendMailOptions } from 'nodemailer';

type Options = {
  port?: number;
  /** Capabilities of the server, in addition to IMAP4rev1. */
  plugins?: string[];
  /** Uses dots between the names of folders, with folders below INBOX. */
  dotted?: boolean;
};

const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** An IMAP server on this machine, with one mailbox. */
export async function startImapServer(options: Options = {}) {
  const { plugins = ['ID', 'UNSELECT', 'UIDPLUS', 'MOVE', 'NAMESPACE'], dotted = false } = options;
  const server = hoodiecrow({
    plugins,
    users: { 'rapport@acme.example': { password: 'pass,word/1' } },
    storage: {
      INBOX: {},
      ...(dotted
        ? { 'INBOX.': { separator: '.', type: 'personal' } }
        : { '': { separator: '/', type: 'personal' } }),
    },
  });
  let logins = 0;
  const login = server.getCommandHandler('LOGIN');
  server.setCommandHandler('LOGIN', (...call) => {
    logins += 1;
    login(...call);
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  server.server.listen(options.port ?? 0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    /** The address for the configuration. */
    address: (password = 'pass,word/1', folder = 'INBOX') =>
      `imap://rapport%40acme.example:${encodeURIComponent(password)}@127.0.0.1:${port}/${folder}`,
    async deliver(mail: SendMailOptions, flags: string[] = []) {
      const { message } = await writer.sendMail({ to: 'rapport@acme.example', ...mail });
      server.appendMessage('INBOX', flags, false, message.toString('latin1'));
    },
    /** Number of times a password was sent. */
    logins: () => logins,
    /** Subjects of the messages in a folder; undefined if the folder does not exist. */
    subjects: (folder: string) =>
      server
        .getMailbox(folder)
        ?.messages.map(({ raw }) => /^Subject: (.*)\r$/m.exec(raw)?.[1] ?? '')
        .sort(),
    flags: (folder: string) => server.getMailbox(folder)?.messages.flatMap(({ flags }) => flags),
    /**
     * Cuts all connections once, before or after the server executes a command, after `callsBefore` such commands.
     */
    cutAt(command: string, when: 'before' | 'after', callsBefore = 0) {
      const handler = server.getCommandHandler(command);
      let calls = 0;
      server.setCommandHandler(command, (...call) => {
        calls += 1;
        if (calls <= callsBefore) return handler(...call);
        server.setCommandHandler(command, handler);
        if (when === 'before') return cut();
        const [connection, parsed, data] = call;
        // The answer is dropped.
        connection.send = () => {};
        handler(connection, parsed, data, () => {});
        cut();
      });
    },
    async close() {
      const closed = once(server.server, 'close');
      server.server.close();
      cut();
      await closed;
    },
  };
}

export type ImapServer = Awaited<ReturnType<typeof startImapServer>>;
