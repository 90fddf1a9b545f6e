import { type Logger, pino } from 'pino';

export type { Logger };

/** What a person wants to know of a request, on one line. */
const messageFormat =
  '{msg}{if req} {req.method} {req.url}{end}{if res.statusCode} {res.statusCode}{end}';

/** JSON lines; readable where a person watches. Secrets never reach the log. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
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
