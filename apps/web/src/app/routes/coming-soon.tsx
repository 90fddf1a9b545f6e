import type { ReactNode } from 'react';
import {
  type AnnouncedPath,
  type Announcement,
  announcements,
} from '@/features/coming-soon/announcements.ts';
import { ComingSoonPage } from '@/features/coming-soon/coming-soon-page.tsx';

export async function pageOf(path: AnnouncedPath, foot?: ReactNode) {
  const { drawing, ...words }: Announcement = announcements[path];
  const Drawing = await drawing();
  return { element: <ComingSoonPage {...words} drawing={<Drawing />} foot={foot} /> };
}
