import type { CarriedTopic } from '@rapport/contract';

/** A topic of fewer meetings is not handed over. */
const meetingsMin = 2;
/** Fewer may be an aside. */
const mentionsMin = 3;

/** Whether at least half of what was said about a topic, in two meetings or more, is one person's. */
export const isOwnTopic = ({
  share,
  mentions,
  meetings,
}: Pick<CarriedTopic, 'share' | 'mentions' | 'meetings'>) =>
  2 * share >= 1 && mentions >= mentionsMin && meetings >= meetingsMin;
