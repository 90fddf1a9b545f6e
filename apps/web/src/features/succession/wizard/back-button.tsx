import { ArrowLeft } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';

export function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <Button icon={ArrowLeft} onClick={onBack}>
      Back
    </Button>
  );
}
