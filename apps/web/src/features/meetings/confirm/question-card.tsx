import type { ConfirmQuestion, SaidPiece } from '@rapport/contract';
import { unknownSpeaker } from '@rapport/contract';
import { Avatar } from '@/components/ui/avatar.tsx';
import { clock } from '@/lib/clock.ts';
import { cn } from '@/lib/cn.ts';
import { askedText, placeWords, questionWords } from './question-words.ts';

type QuestionCardProps = { question: ConfirmQuestion; all: readonly ConfirmQuestion[] };

/** The sentence that is asked about, between the turns before and after it. */
export function QuestionCard({ question, all }: QuestionCardProps) {
  const { said, previous, next } = question;
  const isSpeaker = question.kind === 'speaker';
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-2">
        <h3>{questionWords(question)}</h3>
        <p className="text-12 text-ink-3">{placeWords(question, all)}</p>
      </div>
      {previous && <Piece piece={previous} />}
      <div className="-mx-6 bg-accent-soft px-6 py-3 max-md:-mx-4 max-md:px-4">
        {said && <Speaker piece={said} />}
        <p className={cn('text-16 text-pretty wrap-anywhere', said && 'ml-9')}>
          {isSpeaker ? (said ? `“${said.text}”` : question.name) : `“${askedText(question)}”`}
        </p>
      </div>
      {next && <Piece piece={next} />}
      {isSpeaker && (
        <p className="mt-2 border-line border-t pt-4 text-ink-2 wrap-anywhere">
          {[question.person.title, question.reason].filter(Boolean).join('. ')}
        </p>
      )}
    </div>
  );
}

function Piece({ piece }: { piece: SaidPiece }) {
  return (
    <div className="py-2">
      <Speaker piece={piece} />
      {/* The turn before or after may be a speech. */}
      <p className="ml-9 line-clamp-4 text-pretty text-ink-3 wrap-anywhere">{piece.text}</p>
    </div>
  );
}

function Speaker({ piece: { speaker, start } }: { piece: SaidPiece }) {
  const name = speaker ?? unknownSpeaker;
  return (
    <p className="flex items-center gap-3">
      <Avatar name={name} size="small" className="text-[10px] tracking-normal" />
      <span className="min-w-0 flex-1 truncate font-medium text-ink-2" title={name}>
        {name}
      </span>
      {start !== null && <span className="text-12 text-ink-2">{clock(start)}</span>}
    </p>
  );
}
