import type { Connection } from '../../database/connect.ts';
import type { Env } from '../../platform/env.ts';
import type { Mailer } from '../../platform/mailer.ts';

export type SystemOptions = {
  connection: Connection;
  mailer: Mailer;
  env: Pick<Env, 'mail' | 'languageModel' | 'dataDir' | 'publicUrl'>;
};

/** Without a password; null if mail is written to files. */
export const mailServerOf = ({ mail }: SystemOptions['env']): string | null =>
  mail.smtpUrl ? new URL(mail.smtpUrl).host : null;
