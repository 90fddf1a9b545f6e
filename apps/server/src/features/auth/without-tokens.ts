import { z } from 'zod';

const bearsToken = z.looseObject({ token: z.unknown() });
const bearsSession = z.looseObject({ session: z.unknown() });

/**
 * The answer without the tokens of sessions: a script in a page, which cannot read the cookie, could read them and use
 * them elsewhere. Programs got theirs when they signed in.
 */
export function withoutTokens(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutTokens);
  const bearer = bearsToken.safeParse(answer).data;
  if (bearer) {
    const { token, ...others } = bearer;
    return others;
  }
  const holder = bearsSession.safeParse(answer).data;
  return holder ? { ...holder, session: withoutTokens(holder.session) } : answer;
}
