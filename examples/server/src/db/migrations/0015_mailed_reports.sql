CREATE TABLE "report_delivery" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"schedule_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"period_from" timestamp (3) with time zone,
	"period_to" timestamp (3) with time zone,
	"name" text NOT NULL,
	"report" text NOT NULL,
	"emails" jsonb NOT NULL,
	"rows" integer,
	"error" text,
	"user_id" bigint
);
--> statement-breakpoint
CREATE TABLE "report_schedule" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_schedule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"report" text NOT NULL,
	"format" text NOT NULL,
	"locale" text NOT NULL,
	"every" text NOT NULL,
	"weekday" text NOT NULL,
	"day_of_month" integer NOT NULL,
	"time" text NOT NULL,
	"company_id" bigint,
	"emails" jsonb NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"next_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outgoing" ADD COLUMN "report_delivery_id" bigint;--> statement-breakpoint
ALTER TABLE "report_delivery" ADD CONSTRAINT "report_delivery_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_delivery" ADD CONSTRAINT "report_delivery_schedule_id_report_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedule"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule" ADD CONSTRAINT "report_schedule_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule" ADD CONSTRAINT "report_schedule_owner_id_user_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_delivery_newest" ON "report_delivery" USING btree ("tenant_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "report_delivery_schedule" ON "report_delivery" USING btree ("schedule_id");--> statement-breakpoint
CREATE INDEX "report_schedule_tenant" ON "report_schedule" USING btree ("tenant_id");--> statement-breakpoint
CREATE INDEX "outgoing_report" ON "outgoing" USING btree ("report_delivery_id") WHERE report_delivery_id is not null;--> statement-breakpoint
-- New tables have no wall between tenants until they get one (0005).
ALTER TABLE "report_schedule" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_tenant ON "report_schedule" USING (tenant_id = nullif(current_setting('patrolkit.tenant', true), '')::bigint);
--> statement-breakpoint
ALTER TABLE "report_delivery" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_tenant ON "report_delivery" USING (tenant_id = nullif(current_setting('patrolkit.tenant', true), '')::bigint);
