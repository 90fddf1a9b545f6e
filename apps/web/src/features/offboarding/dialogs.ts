/** Dialogs in one chunk, loaded on demand. */
export { DayDialog } from '@/components/actions/day-dialog.tsx';
export { PersonDialog } from '@/components/person-picker/person-dialog.tsx';
export { AddItemDialog } from './project/add-item-dialog.tsx';
export { EditProjectDialog } from './project/edit-project-dialog.tsx';
export { ItemDialog } from './project/item-dialog.tsx';
