import { ImageUp, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { pictureTypes, readPicture } from './read-picture.ts';

type PictureFieldProps = {
  name: string;
  email: string;
  picture: string | null;
  disabled: boolean;
  onChange: (picture: string | null) => void;
};

export function PictureField({ name, email, picture, disabled, onChange }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setIsUnreadable(false);
    try {
      onChange(await readPicture(file));
    } catch (error) {
      console.error('A picture could not be read', error);
      setIsUnreadable(true);
    }
  };
  return (
    <div className="mb-4 flex items-center gap-4">
      <Avatar size="profile" name={name} email={email} image={picture} />
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept={pictureTypes}
            hidden
            aria-label="Picture"
            onChange={({ target }) => {
              choose(target.files?.[0]);
              // Allows the same file to be chosen again.
              target.value = '';
            }}
          />
          <Button
            size="small"
            icon={ImageUp}
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            {picture ? 'Change picture' : 'Choose picture'}
          </Button>
          {picture && (
            <Button
              variant="ghost"
              size="small"
              icon={Trash2}
              disabled={disabled}
              onClick={() => {
                setIsUnreadable(false);
                onChange(null);
              }}
            >
              Remove
            </Button>
          )}
        </div>
        <p role="status" className="text-12 text-ink-3">
          {isUnreadable ? (
            <ErrorLine>This file is not a picture. Choose a PNG, JPEG, WebP or GIF.</ErrorLine>
          ) : (
            'PNG, JPEG, WebP or GIF. Cropped to a square.'
          )}
        </p>
      </div>
    </div>
  );
}
