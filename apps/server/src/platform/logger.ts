import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import { loggedAddress } from './logged-address.ts';

export type { Logger };

/** Format for terminals: one line per request. */
const messageFormat =
  '{msg}{if req} {req.method} {req.url}{end}{if res.statusCode} {res.statusCode}{end}';

export const requestFacts = ({
  method,
  url,
  ip,
}: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method,
  url: loggedAddress(url),
  ip,
});

/** Logs JSON lines, or formatted lines in a terminal. Never log secrets or texts of users. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { req: requestFacts },
    redact: {
      // Removed, because database errors quote the row.
      paths: ['*.password', '*.token', 'err.detail', 'err.where', 'err.params'],
      remove: true,
    },
  };
  if (destination) return pino(options, destination);
  return pino({
    ...options,
    ...(process.stdout.isTTY && {
      transport: {
        target: 'pino-pretty',
        options: {
          singleLine: true,
          ignore: 'pid,hostname,reqId,req,res,responseTime',
          messageFormat,
        },
      },
    }),
  });
}
