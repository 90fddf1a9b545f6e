import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import type { Caller, Origin } from '../../platform/session.ts';
import { recordAct, recordForAccount } from '../audit/record-act.ts';
import { describeAuthAct, isNotedCall, type OrganizationAct } from './auth-acts.ts';

export type AuthCall = {
  path: string;
  body: unknown;
  caller: Caller | null;
  origin: Origin;
};

const signInPath = '/sign-in/email';
const platformPath = '/admin/';
const signedInSchema = z.object({ user: z.object({ id: z.string() }) });
const triedSchema = z.object({ email: z.email().toLowerCase() });
const subjectSchema = z.object({ userId: z.string() });

/** Whether it has to be known who calls, before the call ends their session or their membership. */
export function needsCaller(path: string): boolean {
  return isNotedCall(path) || path.startsWith(platformPath);
}

/**
 * Notes in the audit log what a call of Better Auth did, or that somebody failed to sign in. Answers what it did
 * in an organization.
 */
export async function noteAuthCall(
  db: Database,
  { path, body, caller, origin }: AuthCall,
  { status, answer }: { status: number; answer: string },
): Promise<OrganizationAct | undefined> {
  if (path === signInPath && status === 401) {
    // Nobody is known to have tried: it concerns whoever the account belongs to.
    const email = triedSchema.safeParse(body).data?.email;
    const act = { action: 'sign-in-failed', targetEmail: email } as const;
    if (email) await recordForAccount(db, email, { origin }, act);
    return undefined;
  }
  if (status >= 300) return undefined;
  if (path === signInPath) {
    const { id } = signedInSchema.parse(JSON.parse(answer)).user;
    await recordForAccount(db, id, { accountId: id, origin }, { action: 'sign-in' });
    return undefined;
  }
  if (!caller || !needsCaller(path)) return undefined;
  const doer = { accountId: caller.accountId, origin };
  if (path.startsWith(platformPath)) {
    const subject = subjectSchema.safeParse(body).data?.userId;
    const detail = path.slice(platformPath.length);
    const act = { action: 'platform-administration', targetId: subject, detail } as const;
    if (subject) await recordForAccount(db, subject, doer, act);
    return undefined;
  }
  const act = describeAuthAct(path, JSON.parse(answer));
  if (!act) return undefined;
  const isOfAccount = !path.startsWith('/organization/');
  if (isOfAccount) await recordForAccount(db, caller.accountId, doer, act);
  const organizationId = act.organizationId ?? caller.membership?.organizationId;
  if (isOfAccount || !organizationId) return undefined;
  await recordAct(db, { ...doer, organizationId }, act);
  return { ...act, organizationId };
}
