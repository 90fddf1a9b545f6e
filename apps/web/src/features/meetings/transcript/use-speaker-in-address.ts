import { useAddress } from '@/lib/use-address.ts';
import { placeParameters } from './place.ts';

const parameter = 'speaker';

/** The chosen speaker, kept in the address so that it survives reloads and can be shared. */
export function useSpeakerInAddress() {
  const [parameters, setParameters] = useAddress();
  const showSpeaker = (participantId: string | null) =>
    setParameters(
      (now) => {
        if (participantId) now.set(parameter, participantId);
        else now.delete(parameter);
        for (const name of placeParameters) now.delete(name);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return { askedSpeakerId: parameters.get(parameter), showSpeaker };
}
