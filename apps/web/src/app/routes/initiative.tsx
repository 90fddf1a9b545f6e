import { useParams } from 'react-router';
import { InitiativePage } from '@/features/initiatives/initiative-page.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';

export function Component() {
  const { topic = '' } = useParams();
  usePageTitle(topic);
  return <InitiativePage key={topic} topic={topic} />;
}
