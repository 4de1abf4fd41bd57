CREATE TABLE "login_try" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" jsonb NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outgoing" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "login_try_last" ON "login_try" USING btree ("last_at");