// Loaded together, with what speaks to the browser's passkeys.
export { AddPasskeyDialog } from './add-passkey-dialog.tsx';
export { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
export { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
