import { useParams } from 'react-router';
import { UserProfilePage } from '@/features/user-profile/user-profile-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <UserProfilePage key={id} id={id} />;
}
