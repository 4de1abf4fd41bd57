CREATE TABLE "contact_slot" (
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"slot_at" timestamp (3) with time zone NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"battery_used" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "contact_slot_tenant_id_user_id_slot_at_pk" PRIMARY KEY("tenant_id","user_id","slot_at")
);
--> statement-breakpoint
ALTER TABLE "contact_slot" ADD CONSTRAINT "contact_slot_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;