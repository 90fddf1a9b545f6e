/** Dialogs in one chunk, loaded on demand. */
export { AddActionDialog } from './add-action-dialog.tsx';
export { DayDialog } from './day-dialog.tsx';
export { EditActionDialog } from './edit-action-dialog.tsx';
export { OwnerDialog } from './owner-dialog.tsx';
