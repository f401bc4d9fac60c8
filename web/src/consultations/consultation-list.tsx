import { api } from '@crisper/domain/api.ts';
import type { Consultation } from '@crisper/domain/consultations/consultation.ts';
import { paths } from '@crisper/domain/paths.ts';
import { specialistName } from '@crisper/texts/specialist.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { useProviders } from '#session/use-providers.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { askToConfirm } from '#ui/dialogs/alert-dialog.ts';
import { SettingsSection } from '#ui/settings-section.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { useSaving } from '#ui/toasts/use-saving.ts';

const consultationsQuery = queryOptions({
  queryKey: ['consultations'],
  queryFn: () => call(api.listConsultations),
});
const mediumDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

function Entry({ consultation }: { consultation: Consultation }) {
  const { id, specialist, requestedAt, cancelledAt } = consultation;
  const client = useQueryClient();
  const { busy, save } = useSaving();
  const withWhom = `Session with ${specialistName(specialist)}`;

  const cancel = async () => {
    const sure = await askToConfirm({
      icon: 'question',
      title: 'Cancel this session?',
      text: `${withWhom}. We tell our team.`,
      confirmLabel: 'Cancel session',
      cancelLabel: 'Keep it',
      danger: true,
    });
    if (!sure) return;
    await save(async () => {
      await call(api.cancelConsultation, { params: { consultationId: id } });
      await client.invalidateQueries(consultationsQuery);
      void toast('success', 'The session is cancelled.');
    });
  };

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0">
      <div>
        <p className="font-semibold">{withWhom}</p>
        <p className="text-caption text-ink-soft">Asked for on {mediumDate.format(new Date(requestedAt))}</p>
      </div>
      {cancelledAt ? (
        <Badge>Cancelled</Badge>
      ) : (
        <Button variant="secondary" size="small" onClick={cancel} disabled={busy}>
          Cancel<span className="sr-only"> the {withWhom}</span>
        </Button>
      )}
    </li>
  );
}

export function ConsultationList() {
  const { data, isPending, refetch } = useQuery(consultationsQuery);
  const sendsMail = useProviders()?.sendsMail ?? true;
  return (
    <SettingsSection
      title="Consultations"
      text={`Sessions that you asked for. ${
        sendsMail
          ? 'Our team writes to you to find a time.'
          : 'This Crisper sends no mail: ask the people who run it for a time.'
      }`}
    >
      {isPending && <Skeleton className="h-11 w-60" />}
      {!data && !isPending && (
        <LoadFailed message="Failed to load your consultations" onRetry={() => refetch()} />
      )}
      {data?.length === 0 && (
        <p>
          None yet. <TextLink to={`${paths.home}#consultations`}>Meet our specialists</TextLink>.
        </p>
      )}
      <ul className="empty:hidden">
        {data?.map((consultation) => (
          <Entry key={consultation.id} consultation={consultation} />
        ))}
      </ul>
    </SettingsSection>
  );
}
