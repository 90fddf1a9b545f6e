import { BackLink } from '@/components/ui/back-link.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';

/** Link to the list, as a button in a row of buttons. */
export function BackButton() {
  return <ButtonLink to="/meetings">Back to Meetings</ButtonLink>;
}

/** Link to the list, shown above a heading. */
export function BackToMeetings() {
  return <BackLink to="/meetings">Back to Meetings</BackLink>;
}
