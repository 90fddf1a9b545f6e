import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';

/** The address parameter of the mode in which turns are named. */
export const namingParameter = 'naming';
export const namingAddress = `?${namingParameter}=turns`;

/** Whether people may say who says what in a meeting whose recording tells no speakers. */
export const canNameTurns = ({ recording, can }: ShownMeetingDetail): boolean =>
  recording?.speakersTold === false && can.correct;
