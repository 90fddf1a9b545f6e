import { emailAddress } from '@rapport/contract';
import type { APIError } from 'better-auth/api';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import { recordAccountEvent, recordAuditEvent } from '../audit/record-audit-event.ts';
import { actorOfCall } from './actor-of-call.ts';
import { describeAuthEvent, isRecordedCall, type OrganizationEvent } from './auth-events.ts';
import type { HandedCall } from './handed-call.ts';
import { recoveryPath } from './second-step.ts';

export type AnsweredCall = {
  path: string;
  body: unknown;
  headers?: Headers | undefined;
  handed: HandedCall | undefined;
};

const signInPaths = '/sign-in/';
const platformPaths = '/admin/';
const triedSchema = z.object({
  email: z
    .string()
    .pipe(emailAddress())
    .transform((email) => email.toLowerCase()),
});
const signedInSchema = z.object({ user: z.object({ id: z.string() }) });
const subjectSchema = z.object({ userId: z.string() });

/** A recorded call may end its caller's session, so the caller has to be looked up before it. */
export const isRecorded = (path: string): boolean =>
  isRecordedCall(path) || path.startsWith(platformPaths);

/** Records a failed sign-in, without an actor, in the organizations of the account. */
export async function recordRefusedSignIn(
  db: Database,
  { path, body, headers }: AnsweredCall,
  { statusCode }: APIError,
): Promise<void> {
  if (!path.startsWith(signInPaths) || statusCode !== 401) return;
  const email = triedSchema.safeParse(body).data?.email;
  const event = { action: 'sign-in-failed', targetEmail: email } as const;
  if (email) await recordAccountEvent(db, email, actorOfCall(undefined, { headers }), event);
}

/** Records a wrong code after a right password. */
export async function recordRefusedSecondStep(
  db: Database,
  { headers, handed }: AnsweredCall,
  { statusCode }: APIError,
  challenged: string | undefined,
): Promise<void> {
  if (statusCode !== 401 || !challenged || (await handed?.callerBefore())) return;
  const event = { action: 'sign-in-failed', detail: 'second step' } as const;
  await recordAccountEvent(db, challenged, actorOfCall(undefined, { headers }), {
    ...event,
    targetId: challenged,
  });
}

/** Records a call that succeeded. Returns the event if it concerns an organization. */
export async function recordAuthCall(
  db: Database,
  { path, body, headers, handed }: AnsweredCall,
  answer: unknown,
): Promise<OrganizationEvent | undefined> {
  if (path === recoveryPath) {
    // Signs in, so the call has no session.
    const { user } = signedInSchema.parse(answer);
    const event = { action: 'recovery-code-used' } as const;
    await recordAccountEvent(db, user.id, actorOfCall(user.id, { headers }), event);
    return undefined;
  }
  if (!isRecorded(path)) return undefined;
  const caller = await handed?.callerBefore();
  if (!caller) return undefined;
  const actor = actorOfCall(caller.accountId, { headers });
  if (path.startsWith(platformPaths)) {
    const subject = subjectSchema.safeParse(body).data?.userId;
    const detail = path.slice(platformPaths.length);
    const event = { action: 'platform-administration', targetId: subject, detail } as const;
    if (subject) await recordAccountEvent(db, subject, actor, event);
    return undefined;
  }
  const event = describeAuthEvent(path, answer);
  if (!event) return undefined;
  if (!path.startsWith('/organization/')) {
    await recordAccountEvent(db, caller.accountId, actor, event);
    return undefined;
  }
  const organizationId = event.organizationId ?? caller.membership?.organizationId;
  if (!organizationId) return undefined;
  await recordAuditEvent(db, { ...actor, organizationId }, event);
  return { ...event, organizationId };
}
