import { useParams } from 'react-router';
import { SeriesPage } from '@/features/series/series-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <SeriesPage key={id} id={id} />;
}
