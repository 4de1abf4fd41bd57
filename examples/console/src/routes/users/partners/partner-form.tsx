import { Button, DateField, IconButton, MultiField, TextField } from '@patrolkit/react-components/controls';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import type { PartnerTokenDraft } from '@patrolkit/sdk/model';
import { type ReactElement, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import * as page from '../../../entities/entity-page.css.ts';
import { fieldProblems } from '../../../entities/field-problems.ts';
import { useAlerts } from '../../../errors/alerts.tsx';
import { useText } from '../../../services/texts.ts';
import {
  blankPartner,
  type PartnerForm as Draft,
  partnerDraftOf,
  partnerProblems,
  possibleDays,
} from './partner-draft.rules.ts';
import { hiddenFieldTexts, partnerPolicyTexts } from './partner-words.ts';
import { TickList } from './tick-list.tsx';

/** Props of {@link PartnerForm}. */
export interface PartnerFormProps {
  /** Rejects with what the server refused; the form keeps what was typed. */
  onMake: (draft: PartnerTokenDraft) => Promise<void>;
  onClose: () => void;
}

/** A partner's access to be made: what he sees, what is kept from him, what he may do, where, and until when. */
export function PartnerForm({ onMake, onClose }: PartnerFormProps): ReactElement {
  const text = useText();
  const { directory } = useLive();
  const { now, timeZone } = usePatrol();
  const alerts = useAlerts();
  const [draft, setDraft] = useState(() => blankPartner(timeZone, now()));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isMaking, setMaking] = useState(false);
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
  const days = possibleDays(timeZone, now());
  const save = async (): Promise<void> => {
    const found = Object.entries(partnerProblems(draft, timeZone, now()));
    setProblems(Object.fromEntries(found.map(([field, id]) => [field, text(id)])));
    if (found.length > 0) return;
    setMaking(true);
    try {
      await onMake(partnerDraftOf(draft, timeZone));
    } catch (error) {
      const refused = fieldProblems(error);
      if (refused) setProblems(refused);
      else alerts.tell(error, { doing: text('console.partners.making', { name: draft.name }) });
    } finally {
      setMaking(false);
    }
  };
  const places = [...directory.locations.values()].filter(
    ({ companyId }) => companyId !== null && draft.companyIds.includes(companyId),
  );
  return (
    <Form
      aria-label={text('console.partners.new')}
      className={page.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      validationBehavior="aria"
    >
      <header className={page.formHead}>
        <h2 className={page.formTitle}>{text('console.partners.new')}</h2>
        <IconButton icon="close" label={text('console.entity.close')} onPress={onClose} />
      </header>
      <div className={page.fields}>
        <TextField
          className={page.wide}
          description={text('console.partners.nameHelp')}
          errorText={problems.name}
          isRequired
          label={text('console.partners.partner')}
          maxLength={100}
          onChange={(name) => change({ name })}
          value={draft.name}
        />
        <MultiField
          className={page.wide}
          errorText={problems.idCompanies}
          isRequired
          label={text('console.groups.companies')}
          onChange={(companyIds) => change({ companyIds })}
          options={[...directory.companies.values()].map(({ companyId, name }) => ({ id: companyId, label: name }))}
          value={draft.companyIds}
        />
        <MultiField
          className={page.wide}
          description={text('console.partners.locationsHelp')}
          errorText={problems.idLocations}
          isDisabled={places.length === 0}
          label={text('console.partners.locations')}
          onChange={(locationIds) => change({ locationIds })}
          options={places.map(({ locationId, name }) => ({ id: locationId, label: name }))}
          value={draft.locationIds.filter((id) => places.some(({ locationId }) => locationId === id))}
        />
        <TickList
          description={text('console.partners.hiddenHelp')}
          label={text('console.partners.hidden')}
          onChange={(hiddenFields) => change({ hiddenFields })}
          options={hiddenFieldTexts}
          value={draft.hiddenFields}
        />
        <TickList
          description={text('console.partners.policiesHelp')}
          errorText={problems.policies}
          label={text('console.partners.policies')}
          onChange={(policies) => change({ policies })}
          options={partnerPolicyTexts}
          value={draft.policies}
        />
        <TextField
          className={page.wide}
          description={text('console.partners.sitesHelp')}
          errorText={problems.origins}
          label={text('console.partners.sites')}
          onChange={(sites) => change({ sites })}
          placeholder="https://portal.example"
          rows={2}
          value={draft.sites}
        />
        <DateField
          errorText={problems.expiresAt}
          isRequired
          label={text('console.partners.lastDay')}
          maxValue={days.last}
          minValue={days.first}
          onChange={(lastDay) => change({ lastDay })}
          value={draft.lastDay}
        />
      </div>
      <footer className={page.formFoot}>
        <span className={page.space} />
        <Button isDisabled={isMaking} size="lg" type="submit" variant="primary">
          {text('console.partners.make')}
        </Button>
      </footer>
    </Form>
  );
}
