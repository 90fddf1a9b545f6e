import { cva, type VariantProps } from 'class-variance-authority';
import { useState } from 'react';
import { cn } from '@/lib/cn.ts';
import { initialsOf } from '@/lib/initials.ts';

const avatarVariants = cva(
  'grid shrink-0 select-none place-items-center overflow-hidden rounded-full bg-pressed font-strong tracking-[.02em] text-ink-2',
  {
    variants: {
      size: {
        small: 'size-6 text-12',
        medium: 'size-8 text-12',
        large: 'size-12 text-16',
        profile: 'size-16 text-24',
      },
    },
    defaultVariants: { size: 'medium' },
  },
);

type AvatarProps = VariantProps<typeof avatarVariants> & {
  name?: string | null;
  email?: string | null;
  image?: string | null | undefined;
  className?: string;
};

/** Decorative: the name is always next to it. */
export function Avatar({ name = null, email = null, image, size, className }: AvatarProps) {
  const [loaded, setLoaded] = useState<string>();
  const isLoaded = Boolean(image) && loaded === image;
  return (
    <span aria-hidden className={cn(avatarVariants({ size }), className)}>
      {image && (
        <img
          src={image}
          alt=""
          hidden={!isLoaded}
          className="size-full object-cover"
          onLoad={() => setLoaded(image)}
        />
      )}
      {!isLoaded && initialsOf({ name, email })}
    </span>
  );
}
