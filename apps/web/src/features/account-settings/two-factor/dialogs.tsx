// Loaded together, with the drawing of QR codes.
export { PasswordDialog } from './password-dialog.tsx';
export { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
export { SetUpDialog } from './set-up-dialog.tsx';
