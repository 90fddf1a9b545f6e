import type { DirectoryConnection } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';
import { recentMoment } from '@/lib/recent-moment.ts';

/** 'People and teams come from your directory; last update today 13:05, 142 people, 19 groups.' */
export function connectionWords(connection: DirectoryConnection): string {
  const { groupsBecome, lastUsedAt, people, groups } = connection;
  if (!lastUsedAt) return 'Enter the address and the token in your directory, and start it there.';
  const what = groupsBecome === 'nothing' ? 'People' : `People and ${groupsBecome}`;
  const size = `${counted(people, 'person', 'people')}, ${counted(groups, 'group')}`;
  return `${what} come from your directory; last update ${recentMoment(lastUsedAt)}, ${size}.`;
}
