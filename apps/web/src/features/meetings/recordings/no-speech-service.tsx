import { useOwnRole } from '@/lib/use-own-role.ts';

/** Says what to do if a recording is chosen and no speech service is set up. */
export function NoSpeechService() {
  const role = useOwnRole();
  const mayAdminister = role === 'owner' || role === 'admin';
  return mayAdminister ? (
    <>
      Recordings need a speech service. Set <code>RAPPORT_SPEECH_BASE_URL</code> on the server, and
      they can be uploaded here.
    </>
  ) : (
    'Recordings cannot be uploaded yet: no speech service is set up. Ask your administrator, or upload the transcript of the meeting.'
  );
}
