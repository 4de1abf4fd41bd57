CREATE TABLE "calendar_link" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"secret_hash" text NOT NULL,
	"prefix" text NOT NULL,
	"company_ids" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "patrol_rule" ADD COLUMN "skipped_dates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "patrol_rule" ADD COLUMN "paused_from" text;--> statement-breakpoint
ALTER TABLE "patrol_rule" ADD COLUMN "paused_until" text;--> statement-breakpoint
ALTER TABLE "calendar_link" ADD CONSTRAINT "calendar_link_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_link" ADD CONSTRAINT "calendar_link_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_link_secret" ON "calendar_link" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "calendar_link_user" ON "calendar_link" USING btree ("tenant_id","user_id");--> statement-breakpoint
-- A new table has no wall between tenants until it gets one (0005).
ALTER TABLE "calendar_link" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_tenant ON "calendar_link" USING (tenant_id = nullif(current_setting('patrolkit.tenant', true), '')::bigint);
