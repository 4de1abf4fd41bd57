import { useToasts } from '@patrolkit/react-components/controls';
import { useState } from 'react';
import { useAlerts } from '../errors/alerts.tsx';
import { ApiError } from '../services/api-error.ts';
import { useText } from '../services/texts.ts';
import type { Entity } from './entity.types.ts';
import { fieldProblems } from './field-problems.ts';
import { inUseText } from './in-use-text.ts';
import type { EntityList } from './use-entity-list.ts';

/** The form beside a list: one draft per row, so that nothing typed is lost by looking at another row. */
export interface EntityForm<Row> {
  /** Key of the row in the form; 0 for a new one, null for none. */
  readonly openKey: number | null;
  readonly draft: Row | null;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** Keys of rows with changes that are not saved. */
  readonly changedKeys: ReadonlySet<number>;
  /** Somebody else has saved the row meanwhile. */
  readonly isConflict: boolean;
  errorOf(field: string): string | undefined;
  open(key: number | null): void;
  begin(): void;
  change(part: Partial<Row>): void;
  undoChanges(): void;
  /** Saves; with `isForced` also over what somebody else has saved. */
  save(isForced?: boolean): Promise<void>;
  remove(): Promise<void>;
}

/** Runs the form of an entity over its list. */
export function useEntityForm<Row>(entity: Entity<Row>, list: EntityList<Row>): EntityForm<Row> {
  const text = useText();
  const alerts = useAlerts();
  const toasts = useToasts();
  const [openKey, setOpenKey] = useState<number | null>(null);
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Row>>(new Map());
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const [isConflict, setConflict] = useState(false);

  const stored = openKey === null ? undefined : list.rows.find((row) => entity.keyOf(row) === openKey);
  const draft = openKey === null ? null : (drafts.get(openKey) ?? stored ?? (openKey === 0 ? entity.blank() : null));
  const isChanged = openKey !== null && drafts.has(openKey);

  const keepDraft = (key: number, row: Row | null): void =>
    setDrafts((known) => {
      const next = new Map(known);
      if (row === null) next.delete(key);
      else next.set(key, row);
      return next;
    });
  const clear = (): void => {
    setErrors({});
    setConflict(false);
  };

  const send = async (row: Row, key: number, isForced: boolean): Promise<void> => {
    setSaving(true);
    try {
      const version = entity.versionOf(row);
      const saved = await entity.save(row, key > 0 && version > 0 && !isForced ? { ifVersion: version } : {});
      list.put(saved);
      keepDraft(key, null);
      clear();
      setOpenKey(entity.keyOf(saved));
      toasts.show({ text: text('console.entity.saved', { name: entity.nameOf(saved) }) });
    } catch (error) {
      const refused = fieldProblems(error);
      if (refused) setErrors(refused);
      else if (error instanceof ApiError && error.status === 412) setConflict(true);
      else alerts.tell(error, { doing: text('console.entity.saving', { name: entity.nameOf(row) }) });
    } finally {
      setSaving(false);
    }
  };

  return {
    openKey,
    draft,
    isChanged,
    isSaving,
    isConflict,
    changedKeys: new Set(drafts.keys()),
    errorOf: (field) => errors[field],
    open: (key) => {
      clear();
      setOpenKey(key);
    },
    begin: () => {
      clear();
      setOpenKey(0);
    },
    change: (part) => {
      if (openKey === null || draft === null) return;
      keepDraft(openKey, { ...draft, ...part });
      setErrors((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !(field in part))));
    },
    undoChanges: () => {
      if (openKey === null) return;
      clear();
      keepDraft(openKey, null);
      if (openKey === 0) setOpenKey(null);
    },
    save: async (isForced = false) => {
      if (openKey === null || draft === null || isSaving) return;
      const problems = entity.problems(draft);
      setErrors(problems);
      if (Object.keys(problems).length === 0) await send(draft, openKey, isForced);
    },
    remove: async () => {
      if (openKey === null || openKey === 0 || !stored) return;
      setSaving(true);
      try {
        await entity.remove(openKey);
        list.drop(openKey);
        keepDraft(openKey, null);
        clear();
        setOpenKey(null);
        toasts.show({
          text: text('console.entity.deleted', { name: entity.nameOf(stored) }),
          action: {
            label: text('console.entity.undo'),
            onPress: () => void send(entity.asNew(stored), 0, true),
          },
        });
      } catch (error) {
        const isUsed = error instanceof ApiError && error.status === 409;
        if (isUsed)
          alerts.say(inUseText(error, text), { doing: text('console.entity.inUse', { name: entity.nameOf(stored) }) });
        else alerts.tell(error, { doing: text('console.entity.deleting', { name: entity.nameOf(stored) }) });
      } finally {
        setSaving(false);
      }
    },
  };
}
