import { zodResolver } from '@hookform/resolvers/zod';
import { organizationNameSchema, organizationSlugSchema, slugOf } from '@rapport/contract';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { InputField } from '@/components/ui/control-fields.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';

const proposedSlugLengthMax = 48;

const createOrganizationSchema = z.object({
  name: organizationNameSchema,
  slug: organizationSlugSchema,
});
type NewOrganization = z.infer<typeof createOrganizationSchema>;

type CreateOrganizationFormProps = {
  id: string;
  isBusy: boolean;
  failure: string | undefined;
  onSubmit: (organization: NewOrganization) => void;
};

export function CreateOrganizationForm(props: CreateOrganizationFormProps) {
  const { id, isBusy, failure, onSubmit } = props;
  const { register, handleSubmit, formState, setValue } = useForm({
    resolver: zodResolver(createOrganizationSchema),
    defaultValues: { name: '', slug: '' },
  });
  const { errors, dirtyFields, isSubmitted } = formState;

  const propose = (name: string) => {
    // A slug edited by hand is kept.
    if (!dirtyFields.slug)
      setValue('slug', slugOf(name, proposedSlugLengthMax), { shouldValidate: isSubmitted });
  };
  return (
    <form id={id} noValidate onSubmit={handleSubmit(onSubmit)}>
      <h3 className="mb-3">Create organization</h3>
      <div className="grid grid-cols-2 items-start gap-x-4 max-md:grid-cols-1">
        <InputField
          label="Name"
          error={errors.name?.message}
          {...register('name', { onChange: ({ target }) => propose(target.value) })}
          autoComplete="off"
          disabled={isBusy}
        />
        <InputField
          label="Slug"
          hint="Proposed from the name; used in addresses"
          error={errors.slug?.message}
          {...register('slug')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={isBusy}
        />
      </div>
      <p role="alert" className="empty:hidden">
        {failure && <ErrorLine>{failure}</ErrorLine>}
      </p>
    </form>
  );
}
