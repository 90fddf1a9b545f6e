import { smallestGroupMax, smallestGroupMin, type TrustAdministration } from '@rapport/contract';

/** Each step of the smallest group hides one more department and two more meetings. */
const hidden = Array.from({ length: smallestGroupMax - smallestGroupMin + 1 }, (_, step) => ({
  smallestGroup: smallestGroupMin + step,
  departments: step,
  meetings: 2 * step,
}));

export function buildTrust(given: Partial<TrustAdministration> = {}): TrustAdministration {
  return {
    figureReaders: [],
    planners: [],
    mayChangePlanners: true,
    maySwitchAssistantsOn: true,
    lastChanges: [],
    effects: {
      people: 142,
      meetings: 163,
      completedMeetings: 160,
      departments: 19,
      readersPerMeeting: { everyone: 142, participants: 6.96 },
      hidden,
    },
    isModelSetUp: false,
    isSpeechSetUp: false,
    ...given,
  };
}
