/** Browsers have passkeys on pages that came over https, or from this computer. */
export const hasWebAuthn = (): boolean => typeof window.PublicKeyCredential === 'function';

const sentences: Record<string, string> = {
  NotAllowedError: 'This was cancelled, or took too long.',
  InvalidStateError: 'This device has a passkey for your account already.',
  NotSupportedError: 'This device cannot make a passkey that Rapport accepts.',
  ConstraintError: 'This device cannot check who you are, such as by fingerprint, face or PIN.',
  SecurityError: 'Passkeys work only at the address that Rapport was set up with.',
};

/** Undefined if the error does not come from the browser or the device. */
export const webAuthnSentence = (error: Error): string | undefined => sentences[error.name];
