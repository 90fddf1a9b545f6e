import { Plus, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FigureBar } from '@/components/planning/figure-bar.tsx';
import { Level } from '@/components/planning/level.tsx';
import type { Analysis } from '../domain/scenario.ts';
import { riskWords } from './result-words.ts';

const axisMonths = 12;

export function Overview({ analysis }: { analysis: Analysis }) {
  const { overallRisk, confidence, timeToRecover, summary, strengths, risks } = analysis;
  const { from, to } = timeToRecover;
  return (
    <>
      <dl className="grid rounded-control border border-line-2 bg-surface @min-[520px]:grid-cols-3">
        <Figure name="Overall risk" note={riskWords(analysis)}>
          <Level value={overallRisk} size="large" />
        </Figure>
        <Figure name="Confidence" note={<FigureBar percent={confidence} className="mt-3" />}>
          {confidence}
          <Unit>%</Unit>
        </Figure>
        <Figure
          name="Time to recover"
          note={
            <span aria-hidden className="mt-3 block">
              <span className="relative block h-1.5 rounded-[3px] bg-pressed">
                <span
                  className="absolute inset-y-0 rounded-[3px] bg-ink-3"
                  style={{
                    left: `${(from / axisMonths) * 100}%`,
                    right: `${100 - (to / axisMonths) * 100}%`,
                  }}
                />
              </span>
              <span className="mt-1 flex justify-between">
                <span>0</span>
                <span>{axisMonths} months</span>
              </span>
            </span>
          }
        >
          {from}–{to}
          <Unit>months</Unit>
        </Figure>
      </dl>
      <section aria-label="Executive Summary" className="mt-8">
        <h2 className="mb-2">Executive Summary</h2>
        <div className="grid max-w-measure gap-3 text-pretty text-16">
          {summary.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="mt-6 grid gap-x-8 gap-y-6 @min-[520px]:grid-cols-2">
          <Points name="Strengths" sentences={strengths} icon={<Plus aria-hidden />} />
          <Points name="Risks" sentences={risks} icon={<TriangleAlert aria-hidden />} />
        </div>
      </section>
    </>
  );
}

type FigureProps = { name: string; note: ReactNode; children: ReactNode };

function Figure({ name, note, children }: FigureProps) {
  return (
    <div className="grid content-start gap-1 border-line p-4 not-first:border-t @min-[520px]:not-first:border-t-0 @min-[520px]:not-first:border-l">
      <dt className="text-12 text-ink-2">{name}</dt>
      <dd className="text-24 font-strong tracking-head">{children}</dd>
      <dd className="text-12 text-ink-3">{note}</dd>
    </div>
  );
}

function Unit({ children }: { children: ReactNode }) {
  return <span className="text-12 font-body tracking-normal text-ink-3"> {children}</span>;
}

type PointsProps = { name: string; sentences: readonly string[]; icon: ReactNode };

function Points({ name, sentences, icon }: PointsProps) {
  return (
    <section aria-label={name} className="border-line-2 border-t pt-3">
      <h3 className="mb-1">{name}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li
            key={sentence}
            className="flex gap-2 py-1 text-pretty [&_svg]:mt-[3px] [&_svg]:size-3.5 [&_svg]:flex-none [&_svg]:text-ink-2"
          >
            {icon}
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
