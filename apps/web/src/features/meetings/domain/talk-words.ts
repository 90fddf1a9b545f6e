import { questionsNotKnown, type TalkDynamics } from '@rapport/contract';
import { counted, inDigits } from '@/lib/number-words.ts';

/** '40 s', '6 min 12 s', '2 min', '1 h 15 min' */
export function lasting(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  if (minutes === 0) return `${whole} s`;
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return whole % 60 === 0 ? `${minutes} min` : `${minutes} min ${whole % 60} s`;
}

/**
 * 'Two people spoke 58 % of the words.'; null for three people or fewer, where the table shows it.
 */
export function mostWords(people: TalkDynamics['people']): string | null {
  const [first, second] = people ?? [];
  if (!first || !second || (people ?? []).length < 4) return null;
  return `Two people spoke ${Math.round((first.share + second.share) * 100)} % of the words.`;
}

/** '31 asked' */
export function questionWords({ asked }: TalkDynamics['questions']): string {
  if (asked === null) return questionsNotKnown;
  return asked === 0 ? 'None were asked.' : `${inDigits(asked)} asked`;
}

/** '6 min 12 s', or the number of words if the file has no times. */
export const monologueLength = ({
  seconds,
  words,
}: NonNullable<TalkDynamics['monologue']>): string =>
  seconds === null ? counted(words, 'word') : lasting(seconds);
