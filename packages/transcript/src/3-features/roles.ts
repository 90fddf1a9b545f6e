import type { Talk } from './talk.ts';

const notPersons =
  /\b(?:unknown|unidentified|audience|question|room|bot|note ?taker|recorder|recording|operator|everyone|several|attendees?|zoom user|phone user|caller|captions?|interlocutora?|intervención|pregunta)\b|^(?:q|all|\W*)$/i;
const chairs =
  /\b(?:chair|chairman|chairwoman|chairperson|president|presidente|präsident|vizepräsident|président|voorzitter|moderator|host|facilitator|presiding|speaker of)\b/i;
/** In a meeting of at least this many people, the leader has 1.4 times the turns of the next speaker. */
const leastPeopleForChair = 4;
const oftenerThanNext = 1.4;

export const isSomebody = (name: string): boolean => !notPersons.test(name);

/** In a debate all words are addressed to the chair. */
export const presides = (name: string): boolean => chairs.test(name);

/** The leaders of the meeting, by label or number of turns, as positions among the participants. */
export function chairsOf({ names, turns }: Talk): Set<number> {
  const called = names.flatMap((name, person) => (presides(name) ? [person] : []));
  const counts = names.map(() => 0);
  for (const { speaker } of turns)
    if (speaker !== null) counts[speaker] = (counts[speaker] ?? 0) + 1;
  const [most = 0, next = 0] = counts.toSorted((a, b) => b - a);
  const leads = names.length >= leastPeopleForChair && most >= next * oftenerThanNext;
  return new Set(leads ? [...called, counts.indexOf(most)] : called);
}
