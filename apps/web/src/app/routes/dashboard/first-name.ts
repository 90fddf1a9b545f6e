import { displayName } from '@/components/layout/account-words.ts';
import { useAuth } from '@/lib/auth-context.tsx';

export function useFirstName(): string {
  const { session } = useAuth();
  const [firstName = ''] = displayName(session?.user ?? {}).split(' ');
  return firstName;
}
