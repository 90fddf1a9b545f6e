import { UserRoundSearch } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { SettingsSection } from './settings-section.tsx';

export function YourDataSection({ onLeave }: { onLeave: () => void }) {
  return (
    <SettingsSection title="Your data">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="max-w-[36ch] text-12 text-ink-2">
          Read and download the data that the active organization holds about you.
        </p>
        <ButtonLink to="/your-data" icon={UserRoundSearch} onClick={onLeave}>
          See your data
        </ButtonLink>
      </div>
    </SettingsSection>
  );
}
