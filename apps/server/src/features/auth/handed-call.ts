import type { Caller } from '../../platform/session.ts';

/** What this server knows about one call, for the library's hooks. */
export type HandedCall = {
  /** Cached at the first call: the library's call may end the session or the membership. */
  callerBefore(): Promise<Caller | null>;
  callerNow(): Promise<Caller | null>;
  afterAnswer(task: () => Promise<void>): void;
  /** Takes back the guess of a password or code that this call made. */
  takeBackGuess?: () => Promise<void>;
  /** The account that has a new password by a link from its mailbox. */
  resetAccountId?: string;
};

const calls = new WeakMap<Request, HandedCall>();

export function handOn(
  request: Request,
  {
    findCaller,
    afterAnswer,
  }: Pick<HandedCall, 'afterAnswer'> & { findCaller: HandedCall['callerNow'] },
) {
  let before: Promise<Caller | null> | undefined;
  const callerBefore = () => {
    before ??= findCaller();
    return before;
  };
  calls.set(request, { callerBefore, callerNow: findCaller, afterAnswer });
}

/** Undefined for calls by the server itself. */
export const handedCall = (request: Request | undefined): HandedCall | undefined =>
  request && calls.get(request);
