import type { Connection } from '../../database/connect.ts';
import type { Env } from '../../platform/env.ts';
import type { Mailer } from '../../platform/mailer.ts';

export type SystemOptions = {
  connection: Connection;
  mailer: Mailer;
  env: Pick<Env, 'mail' | 'languageModel' | 'dataDir' | 'publicUrl'>;
};

/** Where mail goes; null where it is written to files. Without the password that its address may hold. */
export const mailServerOf = ({ mail }: SystemOptions['env']): string | null =>
  mail.smtpUrl ? new URL(mail.smtpUrl).host : null;
