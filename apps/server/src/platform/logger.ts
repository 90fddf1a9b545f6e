import type { FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import { loggedAddress } from './logged-address.ts';

export type { Logger };

/** What a person wants to know of a request, on one line. */
const messageFormat =
  '{msg}{if req} {req.method} {req.url}{end}{if res.statusCode} {res.statusCode}{end}';

/** What the log keeps of a request. */
export const requestFacts = ({
  method,
  url,
  ip,
}: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method,
  url: loggedAddress(url),
  ip,
});

/** JSON lines; readable where a person watches. Neither secrets nor what people say reach the log. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { req: requestFacts },
    redact: {
      // A database's error quotes the row that it is about.
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
