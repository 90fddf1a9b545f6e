/** Dialogs in one chunk, loaded on demand. */
export { AddMeetingDialog } from './add-meeting-dialog.tsx';
export { RenameDialog } from './rename-dialog.tsx';
export { WhyDialog } from './why-dialog.tsx';
