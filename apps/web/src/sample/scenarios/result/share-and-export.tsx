import { fileName } from '@rapport/contract';
import { Download, Share2 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { copyLink } from '@/components/ui/copy-text.ts';
import { notify } from '@/components/ui/notify.ts';
import { today } from '@/lib/days.ts';
import { saveFile } from '@/lib/save-file.ts';
import type { ShownScenario } from '../domain/shown-scenarios.ts';
import { resultDocument } from './result-document.ts';

const share = ({ form }: ShownScenario) =>
  copyLink(
    window.location.href,
    form
      ? 'Link copied. It opens in this browser only, where the scenario is kept.'
      : 'Link copied.',
    'share-scenario',
  );

function download(scenario: ShownScenario): void {
  const file = new Blob([resultDocument(scenario)], { type: 'text/html' });
  saveFile(file, fileName(`Scenario ${scenario.name}`, today(), 'html'));
  notify.success('The result was downloaded as an HTML page.');
}

export function ShareAndExport({ scenario }: { scenario: ShownScenario }) {
  return (
    <div className="flex gap-2 max-md:w-full max-md:*:flex-1 print:hidden">
      <Button icon={Share2} onClick={() => void share(scenario)}>
        Share
      </Button>
      <Button icon={Download} onClick={() => download(scenario)}>
        Export
      </Button>
    </div>
  );
}
