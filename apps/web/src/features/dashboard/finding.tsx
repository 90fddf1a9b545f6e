import type { ChangeFound } from '@rapport/contract';
import {
  ArrowDownRight,
  ArrowUpRight,
  type LucideIcon,
  Quote,
  TrendingDown,
  TrendingUp,
  Unlink,
} from 'lucide-react';
import { Link } from 'react-router';
import { counted } from '@/lib/number-words.ts';
import type { EvidenceDrawerProps } from '../../components/organization-figures/evidence/evidence-drawer.tsx';
import { useEvidenceDrawer } from '../../components/organization-figures/evidence/use-evidence-drawer.tsx';
import { useSentimentAddress } from './figure-links.ts';
import { findingWords } from './finding-words.ts';

function iconOf({ kind, now, before }: ChangeFound): LucideIcon {
  const isLess = now < before;
  if (kind === 'mood-of-group') return isLess ? TrendingDown : TrendingUp;
  if (kind === 'ties-between-departments' && isLess) return Unlink;
  return isLess ? ArrowDownRight : ArrowUpRight;
}

type FindingProps = {
  finding: ChangeFound;
  /** 'the four weeks before' */
  weeks: string;
};

export function Finding({ finding, weeks }: FindingProps) {
  const { sentence, detail } = findingWords(finding, weeks);
  const Icon = iconOf(finding);
  return (
    <li className="grid grid-cols-[16px_minmax(0,1fr)] gap-x-2.5 border-line border-b pt-2.5 pb-[11px]">
      <Icon aria-hidden className="mt-0.5 size-4 text-ink-3" />
      <div className="min-w-0">
        <p className="text-pretty">
          {sentence.map(({ text, isFigure }) =>
            isFigure ? (
              <strong key={text} className="font-strong">
                {text}
              </strong>
            ) : (
              text
            ),
          )}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center justify-between gap-x-2 text-12 text-ink-3">
          {detail}
          <Source finding={finding} sentence={sentence.map(({ text }) => text).join('')} />
        </p>
      </div>
    </li>
  );
}

const linkClass =
  'ml-auto inline-flex min-h-6 items-center text-accent hover:underline print:hidden';

/** The meetings behind a finding, or a link to its series or to Sentiment. */
function Source({ finding, sentence }: { finding: ChangeFound; sentence: string }) {
  const { kind, meetings, seriesId } = finding;
  const sentimentAddress = useSentimentAddress();
  const [name = '', other] = finding.subject;
  const subject = seriesId ?? name;
  if (kind === 'mood-of-group')
    return (
      <Link to={sentimentAddress()} className={linkClass}>
        Sentiment
      </Link>
    );
  return (
    <>
      {seriesId !== undefined && (
        <Link to={`/series/${seriesId}`} className={linkClass}>
          the series
        </Link>
      )}
      <EvidenceLink
        evidence={{ of: kind, subject, ...(other !== undefined && { other }) }}
        title={`From ${counted(meetings, 'meeting')}`}
        sentence={sentence}
      >
        {`from ${counted(meetings, 'meeting')}`}
      </EvidenceLink>
    </>
  );
}

type EvidenceLinkProps = Omit<EvidenceDrawerProps, 'onClose'> & {
  /** 'from 4 meetings' */
  children: string;
};

/** A link that opens the meetings behind a figure. */
function EvidenceLink({ children, ...evidence }: EvidenceLinkProps) {
  const { open, drawer } = useEvidenceDrawer(evidence);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="-my-1 inline-flex min-h-6 cursor-default items-center gap-1 whitespace-nowrap text-12 text-accent hover:underline print:hidden"
      >
        <Quote aria-hidden className="size-3 shrink-0" />
        {children}
      </button>
      {drawer}
    </>
  );
}
