import { zodResolver } from '@hookform/resolvers/zod';
import { personNameSchema } from '@rapport/contract';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '@/components/ui/button.tsx';
import { ErrorLine, Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { useAuth } from '@/lib/auth-context.tsx';
import { PictureField } from './picture-field.tsx';
import { SavedLine } from './saved-line.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useUpdateProfile } from './update-profile.ts';

const profileSchema = z.object({ name: personNameSchema, image: z.nullable(z.string()) });

export function ProfileSection() {
  const { session } = useAuth();
  const { name: savedName = '', email = '', image = null } = session?.user ?? {};
  const update = useUpdateProfile();
  const { register, handleSubmit, formState, reset, setValue, watch } = useForm({
    resolver: zodResolver(profileSchema),
    // Whoever has given no name is called after their e-mail.
    defaultValues: { name: savedName === email ? '' : savedName, image: image ?? null },
  });
  const { errors, isDirty } = formState;
  const { name, image: picture } = watch();
  const failure =
    update.error && (update.error.message || 'Failed to save your profile. Please try again.');

  return (
    <SettingsSection title="Profile" caption="How others see you">
      <form
        noValidate
        onSubmit={handleSubmit((profile) =>
          update.mutate(profile, { onSuccess: () => reset(profile) }),
        )}
      >
        <PictureField
          name={name}
          email={email}
          picture={picture}
          disabled={update.isPending}
          onChange={(chosen) => setValue('image', chosen, { shouldDirty: true })}
        />
        <Field label="Name" error={errors.name?.message}>
          {(control) => (
            <Input
              {...control}
              {...register('name')}
              autoComplete="name"
              disabled={update.isPending}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" disabled={!isDirty} busy={update.isPending} busyLabel="Saving...">
            Save profile
          </Button>
          <SavedLine>{update.isSuccess && !isDirty && 'Your profile is saved.'}</SavedLine>
          <p role="alert" className="empty:hidden">
            {failure && <ErrorLine>{failure}</ErrorLine>}
          </p>
        </div>
      </form>
    </SettingsSection>
  );
}
