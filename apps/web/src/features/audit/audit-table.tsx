import { type AuditEntry, auditActionWords } from '@rapport/contract';
import { Link } from 'react-router';
import { cn } from '@/lib/cn.ts';
import { deviceWords, targetPath, whenWords, whoWords } from './audit-words.ts';
import { detailWords } from './detail-words.ts';

type AuditTableProps = { entries: readonly AuditEntry[] };

const headClass = 'px-3 py-2 text-left text-12 font-medium text-ink-3';

/** On narrow screens, each row is a block. */
export function AuditTable({ entries }: AuditTableProps) {
  return (
    <div className="@container">
      <div className="border-line-2 border-t @min-[640px]:rounded-control @min-[640px]:border @min-[640px]:bg-surface">
        <table
          aria-label="Audit log"
          className="block border-collapse @min-[640px]:table @min-[640px]:w-full @min-[640px]:table-fixed"
        >
          <thead className="@max-[640px]:sr-only">
            <tr className="border-line-2 border-b">
              <th scope="col" className={cn(headClass, 'w-34 pl-4')}>
                When
              </th>
              <th scope="col" className={headClass}>
                Who
              </th>
              <th scope="col" className={headClass}>
                What
              </th>
              <th scope="col" className={cn(headClass, 'w-[22%]')}>
                From where
              </th>
            </tr>
          </thead>
          <tbody className="block @min-[640px]:table-row-group">
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const besideClass =
  '@max-[640px]:flex @max-[640px]:flex-wrap @max-[640px]:items-baseline @max-[640px]:gap-x-2';
const blockClass = 'grid gap-y-0.5 border-line border-b py-3';
const rowClass =
  '@min-[640px]:table-row @min-[640px]:last:border-b-0 @min-[640px]:*:table-cell @min-[640px]:*:px-3 @min-[640px]:*:py-2 @min-[640px]:*:align-top';
const noteClass = 'text-12 text-ink-2 wrap-anywhere';

function EntryRow({ entry }: { entry: AuditEntry }) {
  const when = whenWords(entry.at);
  const who = whoWords(entry);
  const path = targetPath(entry);
  const what = auditActionWords[entry.action];
  const about = [entry.target.email, detailWords(entry)].filter(Boolean).join(' · ');
  return (
    <tr className={cn(blockClass, rowClass)}>
      <td className="order-3 tabular-nums @min-[640px]:pl-4!">
        <time dateTime={entry.at} className={besideClass}>
          <span className="@max-[640px]:text-12 @max-[640px]:text-ink-2">{when.day}</span>
          <span className={cn(noteClass, '@min-[640px]:block')}>{when.time}</span>
        </time>
      </td>
      <td className={cn('order-2', besideClass)}>
        <span className="wrap-anywhere">{who.name}</span>
        {who.email && <span className={cn(noteClass, '@min-[640px]:block')}>{who.email}</span>}
        {entry.apiKey && (
          <span className={cn(noteClass, '@min-[640px]:block')}>API key {entry.apiKey}</span>
        )}
      </td>
      <td className={cn('order-1', besideClass)}>
        <span className="font-medium">
          {path ? (
            <Link to={path} className="hover:text-accent hover:underline">
              {what}
            </Link>
          ) : (
            what
          )}
        </span>
        {about && <span className={cn(noteClass, '@min-[640px]:block')}>{about}</span>}
      </td>
      <td className={cn('order-4 @max-[640px]:text-12 @max-[640px]:text-ink-2', besideClass)}>
        <span className="tabular-nums wrap-anywhere">{entry.address ?? '—'}</span>
        <span className={cn(noteClass, '@min-[640px]:block')} title={entry.device ?? undefined}>
          {deviceWords(entry.device)}
        </span>
      </td>
    </tr>
  );
}
