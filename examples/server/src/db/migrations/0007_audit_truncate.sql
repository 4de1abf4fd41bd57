CREATE FUNCTION audit_never_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit rows are never deleted';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER audit_never_truncated BEFORE TRUNCATE ON "audit" FOR EACH STATEMENT EXECUTE FUNCTION audit_never_truncated();
