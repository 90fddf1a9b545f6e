import { zodResolver } from '@hookform/resolvers/zod';
import { personNameSchema } from '@rapport/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/control-fields.tsx';
import { useAuth } from '@/lib/auth-context.tsx';
import { changeAccount } from '@/lib/change-account.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { userKeys } from '@/lib/user-keys.ts';
import { PictureField } from './picture-field.tsx';
import { SectionFooter } from './section-footer.tsx';
import { SettingsSection } from './settings-section.tsx';

const profileSchema = z.object({ name: personNameSchema, image: z.nullable(z.string()) });

export function ProfileSection() {
  const { session } = useAuth();
  const { name: savedName = '', email = '', image = null } = session?.user ?? {};
  const update = useUpdateProfile();
  const { register, handleSubmit, formState, reset, setValue, watch } = useForm({
    resolver: zodResolver(profileSchema),
    // Without a name, the account is named after its e-mail address.
    defaultValues: { name: savedName === email ? '' : savedName, image: image ?? null },
  });
  const { errors, isDirty } = formState;
  const { name, image: picture } = watch();
  const failure =
    update.error && refusalSentence(update.error, 'Failed to save your profile. Please try again.');

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
        <InputField
          label="Name"
          error={errors.name?.message}
          {...register('name')}
          autoComplete="name"
          disabled={update.isPending}
        />
        <SectionFooter
          button={
            <Button type="submit" disabled={!isDirty} busy={update.isPending} busyLabel="Saving...">
              Save profile
            </Button>
          }
          success={update.isSuccess && !isDirty && 'Your profile is saved.'}
          failure={failure}
        />
      </form>
    </SettingsSection>
  );
}

type Profile = { name: string; image: string | null };

function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (profile: Profile) => changeAccount('update-user', profile),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  });
}
