import { fileName, type ImportResult } from '@rapport/contract';
import { CircleCheck, Download, TriangleAlert } from 'lucide-react';
import { today } from '@/lib/days.ts';
import { counted } from '@/lib/number-words.ts';
import { csvAddress } from './import-file.ts';

const rowsShownMax = 100;

export function ImportOutcome({ result }: { result: ImportResult }) {
  const { columns, created, updated, skipped } = result;
  return (
    <div className="grid gap-3">
      <p role="status" className="flex items-start gap-2 font-medium">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-pos" />
        {counted(created, 'user')} added, {updated.toLocaleString('en')} updated
        {skipped.length === 0 && ', no rows skipped'}.
      </p>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 *:wrap-anywhere">
        <dt className="text-ink-3">Columns used</dt>
        <dd>{columns.used.join(', ')}</dd>
        {columns.ignored.length > 0 && (
          <>
            <dt className="text-ink-3">Not used</dt>
            <dd>{columns.ignored.join(', ')}</dd>
          </>
        )}
      </dl>
      {skipped.length > 0 && (
        <>
          <p className="flex items-start gap-2 text-pretty text-ink-2">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-neu" />
            {counted(skipped.length, 'row was', 'rows were')} skipped. Correct the file and import
            it again: existing users are updated.
          </p>
          <SkippedRows skipped={skipped} />
        </>
      )}
    </div>
  );
}

function SkippedRows({ skipped }: Pick<ImportResult, 'skipped'>) {
  return (
    <>
      <a
        className="inline-flex items-center gap-1.5 justify-self-start font-medium text-accent underline-offset-2 hover:underline max-md:min-h-11"
        download={fileName('Skipped rows', today(), 'csv')}
        href={csvAddress([
          'line,reason',
          ...skipped.map(({ line, reason }) => `${line},"${reason.replaceAll('"', '""')}"`),
        ])}
      >
        <Download aria-hidden className="size-4" />
        Download the skipped rows
      </a>
      <table aria-label="Skipped rows" className="w-full border-collapse border-rule border-t-2">
        <thead>
          <tr className="border-line-2 border-b text-left text-12 text-ink-3 *:py-2 *:font-medium">
            <th scope="col" className="pr-4 text-right">
              Line
            </th>
            <th scope="col" className="w-full">
              Reason
            </th>
          </tr>
        </thead>
        <tbody>
          {skipped.slice(0, rowsShownMax).map(({ line, reason }) => (
            <tr key={line} className="border-line border-b align-top *:py-2">
              <td className="pr-4 text-right">{line}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {skipped.length > rowsShownMax && (
        <p className="text-12 text-ink-2">
          These are the first {rowsShownMax}. The file to download has all of them.
        </p>
      )}
    </>
  );
}
