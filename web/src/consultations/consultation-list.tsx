import type { Consultation } from '@crisper/domain/consultations/consultation.ts';
import { consultationsApi } from '@crisper/domain/consultations/consultations-api.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/consultations/list.ts';
import { specialistName } from '@crisper/texts/specialist.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { useProviders } from '#session/use-providers.ts';
import { useSaving } from '#session/use-saving.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { askToConfirm } from '#ui/dialogs/alert-dialog.ts';
import { dateFormat } from '#ui/formats.ts';
import { sentence, unseen } from '#ui/sentence.ts';
import { SettingsSection } from '#ui/settings-section.tsx';
import { LoadFailed } from '#ui/states/load-failed.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { linkTo } from '#ui/text-link.tsx';
import { toast } from '#ui/toasts/toasts.tsx';

const consultationsQuery = queryOptions({
  queryKey: ['consultations'],
  queryFn: () => call(consultationsApi.listConsultations),
});
const mediumDate = dateFormat({ dateStyle: 'medium' });

function Entry({ consultation }: { consultation: Consultation }) {
  const { id, specialist, requestedAt, cancelledAt } = consultation;
  const client = useQueryClient();
  const { busy, save } = useSaving({
    mutationFn: () => call(consultationsApi.cancelConsultation, { params: { consultationId: id } }),
    onSuccess: async () => {
      await client.invalidateQueries(consultationsQuery);
      void toast('success', texts.cancelledToast);
    },
  });
  const name = specialistName(specialist);

  const cancel = async () => {
    const sure = await askToConfirm({
      icon: 'question',
      title: texts.confirmCancel,
      text: texts.confirmCancelText({ name }),
      confirmLabel: texts.cancelSession,
      cancelLabel: texts.keepSession,
      danger: true,
    });
    if (sure) save();
  };

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0">
      <div>
        <p className="font-semibold">{texts.session({ name })}</p>
        <p className="text-caption text-ink-soft">
          {texts.requestedOn({ date: mediumDate(new Date(requestedAt)) })}
        </p>
      </div>
      {cancelledAt ? (
        <Badge>{texts.cancelled}</Badge>
      ) : (
        <Button variant="secondary" size="small" onClick={cancel} disabled={busy}>
          {sentence(texts.cancel({ name, unseen }))}
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
      title={texts.yourSessions}
      text={sendsMail ? texts.yourSessionsText : texts.yourSessionsWithoutMail}
    >
      {isPending && <Skeleton className="h-11 w-60" />}
      {!data && !isPending && <LoadFailed message={texts.loadFailed} onRetry={() => refetch()} />}
      {data?.length === 0 && (
        <p>{sentence(texts.noSessions({ specialists: linkTo(`${paths.home}#consultations`) }))}</p>
      )}
      <ul className="empty:hidden">
        {data?.map((consultation) => (
          <Entry key={consultation.id} consultation={consultation} />
        ))}
      </ul>
    </SettingsSection>
  );
}
