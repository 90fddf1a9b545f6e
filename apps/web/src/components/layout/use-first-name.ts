import { useAuth } from '@/lib/auth-context.tsx';
import { displayName } from './account-words.ts';

export function useFirstName(): string {
  const { session } = useAuth();
  const [firstName = ''] = displayName(session?.user ?? {}).split(' ');
  return firstName;
}
