CREATE OR REPLACE FUNCTION audit_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept audit%ROWTYPE;
BEGIN
  IF TG_OP = 'DELETE' THEN
    -- Retention says so inside its own transaction; nothing else does.
    IF current_setting('patrolkit.audit_retention', true) = 'on' THEN
      RETURN OLD;
    END IF;
    RAISE EXCEPTION 'audit rows are never deleted';
  END IF;
  -- An erasure empties what a row says about a person; its hashes stay, so that the chain still holds.
  kept := NEW;
  kept.before := CASE WHEN NEW.before IS NULL THEN OLD.before ELSE NEW.before END;
  kept.after := CASE WHEN NEW.after IS NULL THEN OLD.after ELSE NEW.after END;
  IF kept IS DISTINCT FROM OLD THEN
    RAISE EXCEPTION 'audit rows are never changed';
  END IF;
  RETURN NEW;
END;
$$;
