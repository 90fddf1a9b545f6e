import type { FastifyRequest } from 'fastify';
import { type Logger, pino } from 'pino';

export type { Logger };

/** What a person wants to know of a request, on one line. */
const messageFormat =
  '{msg}{if req} {req.method} {req.url}{end}{if res.statusCode} {res.statusCode}{end}';

/** Addresses in mails end in what lets their reader in. */
const secretInAddress = /(\/(?:accept-invite|reset-password|invitation)\/)[^/?]+|(token=)[^&]+/g;

/** What the log keeps of a request. */
export const requestFacts = ({
  method,
  url,
  ip,
}: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method,
  url: url.replace(secretInAddress, '$1$2…'),
  ip,
});

/** JSON lines; readable where a person watches. Secrets never reach the log. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    serializers: { req: requestFacts },
    redact: {
      paths: ['*.password', '*.token'],
      remove: true,
    },
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
