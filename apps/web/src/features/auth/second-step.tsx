import { AuthFrame } from './auth-frame.tsx';
import { SecondStepForm } from './second-step-form.tsx';

export function SecondStep({ onBack }: { onBack: () => void }) {
  return (
    <AuthFrame
      title="Two-Factor Sign-In"
      lead="Your password is right. Now enter a code, so that a password alone does not open your account."
    >
      <SecondStepForm onBack={onBack} />
    </AuthFrame>
  );
}
