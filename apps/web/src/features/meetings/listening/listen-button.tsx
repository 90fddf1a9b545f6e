import { Pause, Play } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { fullClock } from '@/lib/clock.ts';
import { cn } from '@/lib/cn.ts';

type ListenButtonProps = { start: number; isNow: boolean; isPlaying: boolean; onPress: () => void };

export const ListenButton = ({ start, isNow, isPlaying, onPress }: ListenButtonProps) => (
  <IconButton
    variant="inset"
    icon={isNow && isPlaying ? Pause : Play}
    iconSize={14}
    label={isNow && isPlaying ? 'Pause' : `Listen from ${fullClock(start)}`}
    className={cn('-my-1 text-ink-3 max-md:-my-2.5 max-md:size-11', isNow && 'text-accent')}
    onClick={onPress}
  />
);
