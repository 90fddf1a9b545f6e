import { passwordLengthMin } from '@rapport/contract';
import type { ComponentProps } from 'react';
import { PasswordField } from './password-field.tsx';

type PasswordInput = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>;

/** A new password, entered twice. */
export function NewPasswordFields(inputs: {
  password: PasswordInput;
  confirmation: PasswordInput;
}) {
  return (
    <>
      <PasswordField
        {...inputs.password}
        label="Password"
        hint={`At least ${passwordLengthMin} characters`}
        autoComplete="new-password"
      />
      <PasswordField
        {...inputs.confirmation}
        label="Confirm Password"
        autoComplete="new-password"
      />
    </>
  );
}
