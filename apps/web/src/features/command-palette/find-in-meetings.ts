import {
  endpoints,
  type FoundPerson,
  type FoundSentenceOfMeeting,
  type FoundTopic,
  type SearchAnswer,
} from '@rapport/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListFilter, MessageSquareQuote, Tag } from 'lucide-react';
import { call } from '@/lib/call.ts';
import { clock } from '@/lib/clock.ts';
import { shortDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { meetingItem } from './find-meetings.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

type Parts = FoundSentenceOfMeeting['parts'];

const foundStaleMs = 30_000;

/** Finds titles, speakers, topics and sentences that contain the words. */
export function useFoundInMeetings(search: string, isOpen: boolean) {
  return useQuery({
    queryKey: ['command-palette', 'search', search],
    queryFn: async ({ signal }): Promise<PaletteGroup[]> =>
      groupsOf(search, await call(endpoints.search.search, { query: { q: search }, signal })),
    enabled: isOpen && search !== '',
    staleTime: foundStaleMs,
    placeholderData: keepPreviousData,
  });
}

function groupsOf(search: string, answer: SearchAnswer): PaletteGroup[] {
  const { meetings, people, topics, sentences, total } = answer;
  const said = sentences.map(sentenceItem);
  return [
    group(
      'Meetings',
      meetings.map((meeting) => meetingItem(meeting)),
    ),
    group('Speakers', people.map(speakerItem)),
    group('Topics', topics.map(topicItem)),
    group('What was said', total !== 0 ? [...said, allItem(search, total)] : said),
  ];
}

const group = (heading: string, items: PaletteItem[]): PaletteGroup => ({
  heading,
  items,
  total: items.length,
});

const speakerItem = ({ userId, name }: FoundPerson): PaletteItem => ({
  id: `speaker ${userId ?? name}`,
  label: name,
  hint: userId ? 'Their meetings' : 'Guest',
  icon: 'person',
  path: listOf(userId ? { person: userId } : { search: name }),
});

const topicItem = ({ topic, lastOn }: FoundTopic): PaletteItem => ({
  id: `topic ${topic}`,
  label: topic,
  hint: `last on ${shortDay(lastOn)}`,
  icon: Tag,
  path: listOf({ topic }),
});

function sentenceItem({
  meeting,
  parts,
  turn,
  start,
  speaker,
}: FoundSentenceOfMeeting): PaletteItem {
  const place = [
    speaker ?? 'Unknown speaker',
    meeting.name,
    shortDay(meeting.date),
    ...(start === null ? [] : [clock(start)]),
  ];
  return {
    id: `sentence ${meeting.id} ${turn}`,
    label: parts.map(({ text }) => text).join(''),
    parts: withShortBeginning(parts),
    place: place.join(' · '),
    icon: MessageSquareQuote,
    path: `/meetings/${encodeURIComponent(meeting.id)}?turn=${turn}`,
  };
}

/** In characters. A row has two lines, on phones of some 40 characters. */
const beginningMax = 40;

/** Cuts the words before the first found one, which a long sentence would push out of its row. */
function withShortBeginning([first, ...rest]: Parts): Parts {
  if (!first) return [];
  if (first.isFound || first.text.length <= beginningMax) return [first, ...rest];
  const kept = first.text.slice(-beginningMax).replace(/^\S*\s+/, '');
  return [{ ...first, text: `… ${kept}` }, ...rest];
}

const allItem = (search: string, total: number | null): PaletteItem => ({
  id: 'all meetings found',
  label: `Show ${total === null ? 'all meetings' : counted(total, 'meeting')} with “${search}”`,
  icon: ListFilter,
  path: listOf({ search }),
});

const listOf = (filter: Record<string, string>) => `/meetings?${new URLSearchParams(filter)}`;
