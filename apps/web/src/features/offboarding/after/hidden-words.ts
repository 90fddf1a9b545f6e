import type { AfterLeaving } from '@rapport/contract';

export const hiddenWords = ({ smallestGroup }: AfterLeaving) => ({
  text: `Not shown: fewer than ${smallestGroup} people spoke`,
  explanation: `A mood is shown where at least ${smallestGroup} people spoke, both before and after the last day.`,
});
