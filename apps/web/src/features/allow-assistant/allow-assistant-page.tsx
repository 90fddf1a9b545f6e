import { endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { PageLoading } from '@/components/layout/page-states.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { call } from '@/lib/call.ts';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { AllowForm } from './allow-form.tsx';
import { AllowFrame } from './allow-frame.tsx';
import { WhatItSees } from './what-it-sees.tsx';

/** A request that the server has not passed on comes with an error instead. */
type AllowAssistantPageProps = { request: string; isRefused: boolean };

export function AllowAssistantPage({ request, isRefused }: AllowAssistantPageProps) {
  const { data, error } = useQuery({
    queryKey: ['assistant-request', request],
    queryFn: ({ signal }) => call(endpoints.assistants.readRequest, { query: { request }, signal }),
    enabled: !isRefused && request !== '',
  });
  if (data && data.organizations.length > 0)
    return (
      <AllowFrame aside={<WhatItSees asking={data} />}>
        <AllowForm asking={data} request={request} />
      </AllowFrame>
    );
  if (data)
    return (
      <Refused title={`${data.name} cannot read here`}>
        No organization of yours that is open to this session lets assistants read. An owner
        switches them on under Admin, Settings, Assistants.
      </Refused>
    );
  if (isRefused || request === '' || error)
    return (
      <Refused title="This request cannot be answered">
        {error
          ? refusalSentence(error, 'It could not be loaded. Connect again in the assistant.')
          : 'The assistant has asked in a way that Rapport does not know. Connect again in the assistant.'}
      </Refused>
    );
  return <PageLoading label="Loading the request..." />;
}

function Refused({ title, children }: { title: string; children: string }) {
  return (
    <AllowFrame>
      <StateBox
        kind="error"
        title={<h1 className="text-16">{title}</h1>}
        action={<ButtonLink to="/">Go to Rapport</ButtonLink>}
      >
        {children}
      </StateBox>
    </AllowFrame>
  );
}
