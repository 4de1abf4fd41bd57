-- The second wall between tenants: whoever is not the owner of the tables sees and writes the rows of the tenant that his
-- session names, and none while it names none. The embedded database is always the owner.
DO $$
DECLARE
  name regclass;
BEGIN
  FOR name IN
    SELECT attrelid::regclass FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attname = 'tenant_id'
    ORDER BY relname
  LOOP
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY own_tenant ON %s USING (tenant_id = nullif(current_setting(''patrolkit.tenant'', true), '''')::bigint)',
      name
    );
  END LOOP;
END;
$$;
--> statement-breakpoint
ALTER TABLE "tenant" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_tenant ON "tenant" USING (id = nullif(current_setting('patrolkit.tenant', true), '')::bigint);
