import type { ImapFlowError } from 'imapflow';
import type { Mailbox } from '../../../platform/import-sources-env.ts';
import { SourceProblem } from '../source-problem.ts';

const reasons = new Map([
  ['ECONNREFUSED', 'no mail server answers there'],
  ['EHOSTUNREACH', 'the mail server cannot be reached'],
  ['ENETUNREACH', 'the mail server cannot be reached'],
  ['ENOTFOUND', 'there is no such mail server'],
  ['EAI_AGAIN', 'the name of the mail server could not be looked up'],
  ['ETIMEDOUT', 'the mail server does not answer'],
  ['CONNECT_TIMEOUT', 'the mail server does not answer'],
  ['GREETING_TIMEOUT', 'the mail server does not answer'],
  ['UPGRADE_TIMEOUT', 'the mail server does not answer'],
  ['ETIMEOUT', 'the mail server stopped answering'],
  ['NoConnection', 'the mail server ended the connection'],
  ['EConnectionClosed', 'the mail server ended the connection'],
  ['ClosedAfterConnectTLS', 'the mail server ended the connection'],
  ['ClosedAfterConnectText', 'the mail server ended the connection'],
  ['ECONNRESET', 'the mail server ended the connection'],
  ['EPIPE', 'the mail server ended the connection'],
]);

/** The folder could not be selected: SELECT was answered with NO, or by some servers with BAD. */
export function folderProblem(mailbox: Pick<Mailbox, 'name' | 'folder'>, error: unknown) {
  if (!isMailError(error) || !error.responseStatus) return mailboxProblem(mailbox, error);
  const { name, folder } = mailbox;
  return new SourceProblem(`${name}: there is no folder ${folder}, or it cannot be opened.`, {
    cause: error,
  });
}

const isMailError = (error: unknown): error is ImapFlowError => error instanceof Error;

/**
 * A problem that an operator can act on. The original error is for the log; it may contain the
 * server's answer, but never the password.
 */
export function mailboxProblem({ name }: Pick<Mailbox, 'name'>, error: unknown): SourceProblem {
  if (error instanceof SourceProblem) return error;
  return new SourceProblem(`${name}: ${reasonOf(error)}.`, { cause: error });
}

function reasonOf(error: unknown): string {
  if (!isMailError(error)) return 'the mail server answered with an error';
  if (error.authenticationFailed) return 'the mail server refused user or password';
  if (
    error.tlsFailed ||
    /^(ERR_TLS|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO|ERR_SSL)/.test(error.code ?? '')
  )
    return `the connection could not be encrypted${error.code ? ` (${error.code})` : ''}`;
  const reason = reasons.get(error.code ?? '');
  return reason ?? `the mail server answered with an error${error.code ? ` (${error.code})` : ''}`;
}
