import { BackLink } from '@/components/ui/back-link.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';

/** The way back as a button, among others that lead on. */
export function BackButton() {
  return <ButtonLink to="/meetings">Back to Meetings</ButtonLink>;
}

/** The way back above a heading. */
export function BackToMeetings() {
  return <BackLink to="/meetings">Back to Meetings</BackLink>;
}
