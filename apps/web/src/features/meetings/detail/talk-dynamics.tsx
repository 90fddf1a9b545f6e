import type { TalkDynamics } from '@rapport/contract';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'react-router';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Section } from '@/components/ui/section.tsx';
import { clock } from '@/lib/clock.ts';
import { counted } from '@/lib/number-words.ts';
import { useIsPrinting } from '@/lib/use-is-printing.ts';
import { personName } from '@/lib/user-words.ts';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import { lasting, monologueLength, mostWords, questionWords } from '../domain/talk-words.ts';

/** Number of people shown before the list is expanded. */
const peopleFirst = 7;

/** Ids of the register. Those of people are absent in works-council mode. */
const ofPeople = ['talk-share', 'monologue'];
const ofMeeting = ['meeting-balance', 'silence', 'meeting-questions'];

type Names = ReadonlyMap<string, string>;

/** Shares of words, the longest monologue, silence and questions. */
export function TalkDynamicsSection({ meeting }: { meeting: ShownMeetingDetail }) {
  const { talk, participants } = meeting;
  if (!talk) return null;
  const names: Names = new Map(participants.map(({ id, user }) => [id, personName(user)]));
  return (
    <Section
      title="Talk dynamics"
      defaultOpen={false}
      headClassName="max-md:flex-wrap"
      note={`share of the words, ${counted(names.size, 'speaker')}`}
      actions={
        <HowComputed
          subject="Talk dynamics"
          ids={talk.people ? [...ofPeople, ...ofMeeting] : ofMeeting}
          standsOn={`${counted(names.size, 'speaker')} of this meeting, their words, and the times of the transcript.`}
        />
      }
    >
      <div className="grid items-start gap-x-8 gap-y-5 @min-[720px]:grid-cols-2">
        {talk.people && <Shares people={talk.people} names={names} />}
        <Facts talk={talk} names={names} />
      </div>
    </Section>
  );
}

function Shares({ people, names }: { people: NonNullable<TalkDynamics['people']>; names: Names }) {
  const [showsAll, setShowsAll] = useState(false);
  const isPrinting = useIsPrinting();
  const showsThem = showsAll || isPrinting || people.length <= peopleFirst + 1;
  const shown = showsThem ? people : people.slice(0, peopleFirst);
  const most = people[0]?.share ?? 1;
  const nameOf = (id: string) => names.get(id) ?? 'Unknown speaker';
  return (
    <div>
      <table className="w-full table-fixed text-14">
        <thead>
          <tr className="text-12 text-ink-3 *:pb-1.5 *:font-body">
            <th scope="col" className="text-left">
              Person
            </th>
            <th scope="col" className="w-[30%] text-left max-md:w-[22%]">
              Share
            </th>
            <th scope="col" className="w-12 text-right">
              %
            </th>
            <th scope="col" className="w-20 text-right">
              Questions
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ participantId, share, questions }) => (
            <tr key={participantId} className="border-line border-t *:py-1.5">
              <th
                scope="row"
                className="truncate pr-2 text-left font-body"
                title={nameOf(participantId)}
              >
                {nameOf(participantId)}
              </th>
              <td>
                <span
                  aria-hidden
                  className="block h-1 min-w-px rounded-full bg-ink-3"
                  style={{ width: `${(share / most) * 100}%` }}
                />
              </td>
              <td className="text-right font-strong tabular-nums">{Math.round(share * 100)}</td>
              <td className="text-right text-ink-2 tabular-nums">{questions ?? 'Not known'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < people.length && (
        <Button className="mt-2" onClick={() => setShowsAll(true)}>
          Show all {people.length} speakers
        </Button>
      )}
    </div>
  );
}

function Facts({ talk, names }: { talk: TalkDynamics; names: Names }) {
  const { balance, monologue, silence, questions, people } = talk;
  const longest = silence?.longest;
  return (
    <dl className="text-14">
      <Fact label="Talk balance">
        {balance === null ? (
          'Shown for three named speakers or more.'
        ) : (
          <>
            <strong>{balance}</strong> of 100, where 100 is the same share for everyone.{' '}
            {mostWords(people)}
          </>
        )}
      </Fact>
      {monologue && (
        <Fact label="Longest monologue">
          <strong>{monologueLength(monologue)}</strong>
          {`, ${names.get(monologue.participantId) ?? 'Unknown speaker'} `}
          <TurnLink turn={monologue.turn} start={monologue.start} />
        </Fact>
      )}
      {silence !== undefined && (
        <Fact label="Silence">
          {silence === null ? (
            'Not counted. This transcript does not tell when turns end.'
          ) : longest ? (
            <>
              <strong>{lasting(silence.seconds)}</strong>
              {` in all between turns, the longest ${lasting(longest.seconds)} `}
              <TurnLink turn={longest.turn} start={longest.start} />
            </>
          ) : (
            'No silence of four seconds or more between turns.'
          )}
        </Fact>
      )}
      <Fact label="Questions">{questionWords(questions)}</Fact>
      <Fact label="Interruptions">
        Not counted. A transcript has times for turns, not for words, so a quick answer can’t be
        told from an interruption.
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[128px_minmax(0,1fr)] gap-x-3 border-line border-t py-2.5 first:border-t-0 first:pt-0">
      <dt className="text-12 text-ink-3 leading-5">{label}</dt>
      <dd className="text-pretty text-ink-2 wrap-anywhere [&_strong]:font-strong [&_strong]:text-ink">
        {children}
      </dd>
    </div>
  );
}

/** '07:40', or 'Read it' if the transcript has no times. */
function TurnLink({ turn, start }: { turn: number; start: number | null }) {
  return (
    <Link
      to={`?turn=${turn}`}
      preventScrollReset
      className="whitespace-nowrap text-12 text-accent hover:underline"
    >
      {start === null ? 'Read it' : clock(start)}
    </Link>
  );
}
