import { Button } from '@/components/ui/button.tsx';
import { AuthFrame } from './auth-frame.tsx';

/** The page at which a test of single sign-on ends, in its own window. */
export function SignInTestPage() {
  return (
    <AuthFrame title="Test Done" lead="Nobody was signed in. The result is in the settings.">
      <Button variant="primary" size="large" onClick={() => window.close()}>
        Close this window
      </Button>
    </AuthFrame>
  );
}
