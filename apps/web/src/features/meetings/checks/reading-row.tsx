import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { KeyCap } from '@/components/ui/key-cap.tsx';
import type { Choice } from './choice.ts';
import type { Reading } from './reading.ts';

type ReadingRowProps = {
  reading: Reading;
  keyName: '1' | 'R';
  /** Whether the keys apply to this card, the current one. */
  hasKeys: boolean;
  isPrimary: boolean;
  mayChoose: boolean;
  isBusy: boolean;
  onChoose: (choice: Choice) => void;
};

/** One way to read the value, with the button that takes it. */
export function ReadingRow(props: ReadingRowProps) {
  const { reading, keyName, hasKeys, isPrimary, mayChoose, isBusy, onChoose } = props;
  const { icon: Icon, title, note, lines = [], button } = reading;
  const choice = button && !('to' in button.does) ? button.does : undefined;
  const look = {
    size: 'small',
    variant: isPrimary ? 'primary' : 'secondary',
    className: 'max-md:col-span-full max-md:h-11',
    'aria-keyshortcuts': keyName.toLowerCase(),
  } as const;
  const label = button && (
    <>
      {button.verb}
      {hasKeys && <KeyCap inButton>{keyName}</KeyCap>}
    </>
  );
  return (
    <li className="grid min-h-12 grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-1.5 not-last:border-line not-last:border-b max-md:py-2.5">
      <Icon aria-hidden className="ml-1 size-4 text-ink-3" />
      <div className="min-w-0 max-md:col-span-2">
        <p className="font-medium wrap-anywhere">{title}</p>
        {note && <p className="text-pretty text-12 text-ink-2 wrap-anywhere">{note}</p>}
        {[...new Set(lines)].map((line) => (
          <p key={line} className="text-12 text-ink-2 wrap-anywhere">
            “{line}”
          </p>
        ))}
      </div>
      {mayChoose && button && 'to' in button.does && (
        <ButtonLink to={button.does.to} {...look}>
          {label}
        </ButtonLink>
      )}
      {mayChoose && choice && (
        <Button {...look} disabled={isBusy} onClick={() => onChoose(choice)}>
          {label}
        </Button>
      )}
    </li>
  );
}
