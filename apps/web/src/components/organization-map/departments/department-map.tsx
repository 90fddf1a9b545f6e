import type { OrganizationMap } from '@rapport/contract';
import { useMemo, useState } from 'react';
import { useEvidenceDrawer } from '@/components/organization-figures/evidence/use-evidence-drawer.tsx';
import { useShowsMoods } from '@/lib/use-active-features.ts';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import type { DepartmentColours } from '../department-colours.ts';
import type { MapShown } from '../tie-toggles.tsx';
import type { Bundle, BundledPair } from './bundle-departments.ts';
import { aloneWords, changeWords, leftOutWords } from './caption-words.ts';
import { DepartmentCanvas } from './department-canvas.tsx';
import { DepartmentList } from './department-list.tsx';
import { hoursTogether, nameDetail, pairName } from './pair-words.ts';
import { alone, type Picture, pictureOf, wholePicture } from './picture-pairs.ts';

type DepartmentMapProps = {
  bundle: Bundle;
  shown: MapShown;
  colours: DepartmentColours;
  /** In pixels. */
  height: number;
};

/** In pixels, so that a list shows more than a few rows. */
const listHeightMin = 420;

/** Departments with their talk bundled, or the list with all of it. A pair opens its meetings. */
export function DepartmentMap({ bundle, shown, colours, height }: DepartmentMapProps) {
  const { compares, isAll } = shown;
  const picture = usePicture(bundle, shown);
  const [asked, setAsked] = useState<BundledPair>();
  const evidence = useEvidenceDrawer(asked ? evidenceOf(picture, asked) : null);
  const onOpen = (pair: BundledPair) => {
    setAsked(pair);
    evidence.open();
  };
  return (
    <>
      {shown.isList ? (
        <DepartmentList
          {...{ picture, colours, compares, onOpen }}
          heightMax={Math.max(height, listHeightMin)}
        />
      ) : (
        <DepartmentCanvas {...{ bundle, picture, isAll, colours, compares, height, onOpen }} />
      )}
      {evidence.drawer}
    </>
  );
}

export function usePicture(bundle: Bundle, { isAll, isList, compares }: MapShown): Picture {
  const isPhone = useIsPhone();
  return useMemo(
    () =>
      isList ? wholePicture(bundle, compares) : pictureOf(bundle, { isAll, compares, isPhone }),
    [bundle, isList, isAll, compares, isPhone],
  );
}

type DepartmentCaptionProps = Pick<DepartmentMapProps, 'bundle' | 'shown'> & {
  map: OrganizationMap;
};

/** How to read the drawing, and what it leaves out. */
export function DepartmentCaption({ map, bundle, shown }: DepartmentCaptionProps) {
  const showsMoods = useShowsMoods();
  const picture = usePicture(bundle, shown);
  const isPhone = useIsPhone();
  const [first] = isPhone ? [] : bundle.departments;
  const heard = first ? `; ‘${nameDetail(first, false)}’ were heard` : '';
  const sentences = [
    ...(shown.isList
      ? []
      : [`A dot is a person heard${showsMoods ? ', not a mood' : ''}${heard}.`]),
    ...aloneWords(alone(bundle, picture), map.coverage),
    ...(shown.compares ? [changeWords(bundle, map)] : []),
    ...leftOutWords(map, bundle, bundle.departments.length - picture.departments.length),
  ];
  return <p className="mt-2 text-12 text-ink-3 text-pretty">{sentences.join(' ')}</p>;
}

function evidenceOf(picture: Picture, pair: BundledPair) {
  const [subject = '', other = ''] = [pair.a, pair.b].map((at) => picture.departments[at]?.name);
  return {
    evidence: { of: 'departments', subject, other } as const,
    title: pairName(picture, pair),
    sentence: `People of both ${hoursTogether(pair.minutes.now)} in this period.`,
  };
}
