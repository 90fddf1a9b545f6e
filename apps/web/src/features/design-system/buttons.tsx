import { EllipsisVertical, Pencil, RotateCcw, Trash2, Upload } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { MenuButton } from '@/components/ui/menu-button.tsx';
import { Part, Samples } from './part.tsx';

export function Buttons() {
  return (
    <Part title="Buttons" caption="One primary button per screen; nothing moves on hover">
      <Samples label="Primary">
        <Button variant="primary" icon={Upload}>
          Upload
        </Button>
        <Button variant="primary" busy busyLabel="Signing in...">
          Sign In
        </Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
      </Samples>
      <Samples label="Secondary">
        <Button>Cancel</Button>
        <Button icon={RotateCcw}>Retry</Button>
        <Button disabled>Disabled</Button>
        <ButtonLink to="/meetings">A link</ButtonLink>
      </Samples>
      <Samples label="Danger and ghost">
        <Button variant="danger" icon={Trash2}>
          Delete
        </Button>
        <Button variant="ghost">Remove</Button>
      </Samples>
      <Samples label="Small buttons and icon buttons">
        <Button size="small">View PDP</Button>
        <Button size="small" variant="danger">
          Delete
        </Button>
        <IconButton icon={Pencil} label="Edit" />
        <MenuButton
          groups={[
            [{ label: 'Rename', icon: Pencil }],
            [{ label: 'Delete', icon: Trash2, destructive: true }],
          ]}
        >
          <IconButton icon={EllipsisVertical} label="Menu" tooltip={false} />
        </MenuButton>
      </Samples>
    </Part>
  );
}
