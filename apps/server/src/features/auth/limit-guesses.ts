import type { Database } from '../../database/types.ts';
import { attemptsPerMinute, limitAttempts, takeBack } from '../../platform/limit-attempts.ts';

const daySeconds = 24 * 60 * 60;

/** Wrong guesses a day: from one network, browser or session, and from all that are unknown together. */
const daily = {
  password: {
    fromOne: 30,
    fromAll: 300,
    refusal: (time: string) =>
      `Too many wrong passwords. Please try again in ${time}, or set a new one by 'Forgot Password?' on the sign-in page.`,
  },
  code: {
    fromOne: 30,
    fromAll: 100,
    refusal: (time: string) =>
      `Too many wrong codes. Please try again in ${time}, or in a browser where you have signed in before.`,
  },
};

/** Who guesses. Known browsers and sessions are counted alone, so that strangers cannot keep their person out. */
export type Guesser = { isKnown: boolean; id: string };

/**
 * Counts a guess of the password or code of an account, whether or not the account exists
 * (docs/decisions/0042-attempts-by-browser.md). Returns a function that takes it back, for a guess that was right.
 * @throws TooManyRequests
 */
export async function limitGuesses(
  db: Database,
  kind: keyof typeof daily,
  account: string,
  { isKnown, id }: Guesser,
): Promise<() => Promise<void>> {
  const { fromOne, fromAll, refusal } = daily[kind];
  const ofOne = `${kind} of ${account} from ${isKnown ? 'known ' : ''}${id}`;
  const ofAll = isKnown ? [] : [`${kind} of ${account}`];
  await limitAttempts(db, [ofOne], attemptsPerMinute);
  const perDay = { seconds: daySeconds, refusal };
  await limitAttempts(db, [`${ofOne} in a day`], fromOne, perDay);
  if (!isKnown) await limitAttempts(db, ofAll, fromAll, perDay);
  return () => takeBack(db, [`${ofOne} in a day`, ...ofAll]);
}
