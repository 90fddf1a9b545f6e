import { PageHead } from '@/components/ui/page-head.tsx';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { Alerts } from './alerts.tsx';
import { Badges } from './badges.tsx';
import { Buttons } from './buttons.tsx';
import { Cards } from './cards.tsx';
import { Colours } from './colours.tsx';
import { FormElements } from './form-elements.tsx';
import { Levels } from './levels.tsx';
import { Sliders } from './sliders.tsx';
import { States } from './states.tsx';
import { Tables } from './tables.tsx';
import { Typography } from './typography.tsx';

/** Uses the same components as the screens. */
export function DesignSystemPage() {
  usePageTitle('Design System');
  return (
    <>
      <PageHead title="Design System" lead="The colours, type and components of every screen." />
      <div className="grid gap-12">
        <Colours />
        <Typography />
        <div className="grid grid-cols-2 gap-12 max-lg:grid-cols-1">
          <Buttons />
          <Badges />
          <Alerts />
          <Cards />
          <FormElements />
          <Levels />
        </div>
        <Sliders />
        <Tables />
        <States />
      </div>
    </>
  );
}
