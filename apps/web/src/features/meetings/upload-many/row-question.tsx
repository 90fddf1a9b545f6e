import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { namelessSentence } from '../recordings/outcome-words.ts';
import { hasPicture, sizeWords } from '../recordings/recording-words.ts';
import { isNameless, type QueuedFile } from './queued-file.ts';
import type { UploadQueue } from './upload-queue.ts';

const withPicture = {
  sentence: 'This browser cannot take the picture out of this file. Sent with it',
  press: 'Send with the picture',
};
const asItIs = {
  sentence: 'This browser cannot make the sound of this file smaller. Sent as it is',
  press: 'Send as it is',
};

type RowQuestionProps = { file: QueuedFile; queue: UploadQueue };

/** What a person has to decide about a recording, below its row. */
export function RowQuestion({ file, queue }: RowQuestionProps) {
  const { id, name, size, state } = file;
  if (state.kind === 'asking') {
    const { sentence, press } = hasPicture(name) ? withPicture : asItIs;
    return (
      <Question sentence={`${sentence}, ${sizeWords(size)} leave this computer.`}>
        <Button
          size="small"
          className="text-14"
          aria-label={`${press}: ${name}`}
          onClick={() => queue.sendWhole(id)}
        >
          {press}
        </Button>
      </Question>
    );
  }
  if (state.kind === 'analysing' && state.waitsFor) return <Question sentence={state.waitsFor} />;
  if (state.kind !== 'done' || !isNameless(file)) return null;
  return (
    <Question sentence={namelessSentence}>
      <Button
        size="small"
        variant="ghost"
        className="text-14"
        aria-label={`Leave as it is: ${name}`}
        onClick={() => queue.leaveNameless(id)}
      >
        Leave as it is
      </Button>
    </Question>
  );
}

type QuestionProps = { sentence: string; children?: ReactNode };

const Question = ({ sentence, children }: QuestionProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 pr-5 pb-2.5 pl-13 text-12 text-ink-2 leading-4 max-md:grid-cols-1 max-md:pr-4 max-md:pb-3 max-md:pl-[42px]">
    <p className="text-pretty">{sentence}</p>
    {children && <div className="flex flex-wrap gap-2">{children}</div>}
  </div>
);
