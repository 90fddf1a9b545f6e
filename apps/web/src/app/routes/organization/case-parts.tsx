import { type Leaver, WhoCouldFollow } from '@/features/succession/case/who-could-follow.tsx';
import { LinksOfPerson, WhatItMeans } from '@/features/what-if/what-it-means.tsx';

type PartProps = { person: Leaver };

export const CaseMeans = ({ person }: PartProps) => (
  <WhatItMeans personId={person.id} lastWeek={person.lastWeek} />
);

export const CaseFollow = ({ person }: PartProps) => (
  <WhoCouldFollow
    person={person}
    links={<LinksOfPerson personId={person.id} lastWeek={person.lastWeek} />}
  />
);
