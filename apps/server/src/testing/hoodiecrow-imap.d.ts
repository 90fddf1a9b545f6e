/** Types for the used parts of an IMAP server for tests, which has none. */

declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  type Message = { raw: string; uid: number; flags: string[] };
  type Handler = (
    connection: { send: () => void },
    parsed: unknown,
    data: unknown,
    callback: () => void,
  ) => void;
  type ImapServer = {
    server: Server;
    getMailbox(path: string): { messages: Message[] } | undefined;
    appendMessage(path: string, flags: string[], date: string | false, raw: string): void;
    getCommandHandler(command: string): Handler;
    setCommandHandler(command: string, handler: Handler): void;
    deleteMailbox(path: string): void;
  };
  export default function hoodiecrow(options: {
    plugins: string[];
    users: Record<string, { password: string }>;
    storage: Record<string, object>;
  }): ImapServer;
}
