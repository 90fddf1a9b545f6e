import { sharedValue } from './shared-value.ts';

/** `signing-in`: the dialog to sign in again is open. */
type Expiry = 'valid' | 'expired' | 'signing-in';

const expiry = sharedValue<Expiry>('valid');
let isLeaving = false;

/** Call on a 401 or when the session is gone. */
export function markSessionExpired(): void {
  if (!isLeaving && expiry.read() === 'valid') expiry.write('expired');
}

/** Opens the dialog to sign in again, if the session has expired. */
export function askToSignIn(): void {
  if (expiry.read() === 'expired') expiry.write('signing-in');
}

/** Closes that dialog. */
export function signInLater(): void {
  if (expiry.read() === 'signing-in') expiry.write('expired');
}

/** Call around signing out, which is not an expiry. */
export function leaveSession(leaving: boolean): void {
  isLeaving = leaving;
}

/** Call when there is a valid session, started here or in another tab. */
export function clearSessionExpired(): void {
  expiry.write('valid');
}

export const isSessionExpired = (): boolean => expiry.read() !== 'valid';

export const useIsSessionExpired = (): boolean => expiry.use() !== 'valid';

export const useIsSigningInAgain = (): boolean => expiry.use() === 'signing-in';
