import { Fragment } from 'react';
import { BackLink } from '@/components/ui/back-link.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import page from '../../../../../docs/layouts.md?raw';
import { type PageBlock, pageBlocks } from './page-blocks.ts';

const [title, ...blocks] = pageBlocks(page);

/** The documentation of the layouts of transcripts that are read. */
export function LayoutsPage() {
  return (
    <>
      <PageHead
        back={<BackLink to="/meetings">Meetings</BackLink>}
        title={title?.kind === 'title' ? title.text : ''}
      />
      <div className="grid max-w-[84ch] gap-3">
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the page never changes.
          <Block key={at} block={block} />
        ))}
      </div>
    </>
  );
}

function Block({ block }: { block: PageBlock }) {
  switch (block.kind) {
    case 'title':
    case 'heading':
      return <h2 className="mt-4 border-line-2 border-t pt-3">{block.text}</h2>;
    case 'paragraph':
      return (
        <p className="text-pretty">
          <Words text={block.text} />
        </p>
      );
    case 'example':
      return (
        <pre className="whitespace-pre-wrap rounded-control bg-sunken p-2.5 text-12 wrap-anywhere">
          {block.text}
        </pre>
      );
    case 'list':
      return (
        <ul className="grid list-disc gap-1 pl-5">
          {block.items.map((item) => (
            <li key={item}>
              <Words text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <Table {...block} />;
  }
}

function Table({ columns, rows }: Extract<PageBlock, { kind: 'table' }>) {
  return (
    <table className="w-full text-left">
      <thead className="text-12 text-ink-3">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="py-1.5 pr-4 font-body">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...rest]) => (
          <tr key={first} className="border-line border-t align-top">
            <th scope="row" className="py-1.5 pr-4 font-medium">
              <Words text={first} />
            </th>
            {rest.map((cell, at) => (
              <td key={columns[at + 1]} className="py-1.5 pr-4">
                <Words text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Parts between back ticks are code. */
const Words = ({ text }: { text: string }) =>
  text.split('`').map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes.
    at % 2 === 1 ? <code key={at}>{part}</code> : <Fragment key={at}>{part}</Fragment>,
  );
