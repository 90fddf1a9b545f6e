import type { ActionItem, Evidence } from '@rapport/contract';
import { longDate } from '../domain/format-meeting-date.ts';
import { EvidenceLinks } from '../transcript/evidence-links.tsx';
import { useKnownTranscript } from '../transcript/transcript-context.ts';

const isQuoted = ({ quote }: Evidence) => quote !== '';

type ActionItemsProps = {
  items: ActionItem[];
  /** Action items are found in English only. */
  areSought: boolean;
};

/** With owner and due day, if they were said. */
export function ActionItems({ items, areSought }: ActionItemsProps) {
  const { transcript } = useKnownTranscript();
  return (
    <div className="mt-5">
      <h3 className="mb-1">Action Items</h3>
      {items.length === 0 ? (
        <p className="text-ink-2">
          {areSought ? 'No action items were found.' : 'Action items are found in English only.'}
        </p>
      ) : (
        <ul aria-label="Action Items">
          {items.map((item, index) => (
            <li
              key={`${item.owner} ${item.text}`}
              id={`action-item-${index}`}
              tabIndex={-1}
              className="grid grid-cols-2 gap-x-6 border-line border-t py-2.5 outline-none focus-visible:outline-2 @min-[560px]:grid-cols-[minmax(0,1fr)_160px_140px]"
            >
              <span className="max-w-[74ch] text-pretty @max-[560px]:col-span-2">
                {item.before && <span className="block text-12 text-ink-3">{item.before}</span>}
                {item.text}
                {/* Reserves space until the transcript provides the times. */}
                {transcript !== null && (
                  <EvidenceLinks
                    evidence={
                      transcript?.actionItems?.slice(index, index + 1).filter(isQuoted) ?? []
                    }
                    origin={{ kind: 'action', elementId: `action-item-${index}` }}
                  />
                )}
              </span>
              <span className="text-ink-2">{item.owner ?? 'No owner named'}</span>
              <span className="text-ink-2">
                {item.dueDate ? `Due ${item.dueDate}` : 'No date'}
                {item.dueDay && item.dueDay !== item.dueDate && (
                  <span className="block text-12 text-ink-3">{longDate(item.dueDay)}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
