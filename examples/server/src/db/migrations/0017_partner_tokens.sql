CREATE TABLE "partner_token" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_token_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"prefix" text NOT NULL,
	"embed_key" text NOT NULL,
	"company_ids" jsonb NOT NULL,
	"location_ids" jsonb NOT NULL,
	"hidden_fields" jsonb NOT NULL,
	"policies" jsonb NOT NULL,
	"origins" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "is_partner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "partner_token" ADD CONSTRAINT "partner_token_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_token" ADD CONSTRAINT "partner_token_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_token_key" ON "partner_token" USING btree ("embed_key");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_token_user" ON "partner_token" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "partner_token_tenant" ON "partner_token" USING btree ("tenant_id");--> statement-breakpoint
-- New tables have no wall between tenants until they get one (0005).
ALTER TABLE "partner_token" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_tenant ON "partner_token" USING (tenant_id = nullif(current_setting('patrolkit.tenant', true), '')::bigint);
