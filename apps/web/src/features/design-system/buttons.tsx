import { EllipsisVertical, Pencil, RotateCcw, Trash2, Upload } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Part, Samples } from './part.tsx';

export function Buttons() {
  return (
    <Part title="Buttons" caption="One primary on a screen; nothing moves under the pointer">
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
      <Samples label="Small, and icons alone">
        <Button size="small">View PDP</Button>
        <Button size="small" variant="danger">
          Delete
        </Button>
        <IconButton icon={Pencil} label="Edit" />
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton icon={EllipsisVertical} label="Menu" tooltip={false} />
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            <DropdownMenuItem icon={Pencil}>Rename</DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem icon={Trash2} destructive>
              Delete
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </Samples>
    </Part>
  );
}
