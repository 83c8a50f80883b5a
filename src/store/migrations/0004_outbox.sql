CREATE TABLE "platform"."chores" (
	"site_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "chores_site_id_kind_pk" PRIMARY KEY("site_id","kind")
);
--> statement-breakpoint
DROP INDEX "site"."outbox_due";--> statement-breakpoint
ALTER TABLE "site"."outbox" ALTER COLUMN "submission_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."outbox" ALTER COLUMN "next_attempt_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "site"."outbox" ALTER COLUMN "created_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "site"."submissions" ALTER COLUMN "created_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "site"."outbox" ADD COLUMN "status" text NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."outbox" ADD COLUMN "last_failure" text;--> statement-breakpoint
ALTER TABLE "site"."submissions" ADD COLUMN "key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."submissions" ADD COLUMN "group_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."submissions" ADD COLUMN "locale" text NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."chores" ADD CONSTRAINT "chores_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "platform"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chores_at" ON "platform"."chores" USING btree ("kind","at");--> statement-breakpoint
CREATE INDEX "outbox_submission" ON "site"."outbox" USING btree ("site_id","submission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_key" ON "site"."submissions" USING btree ("site_id","form","key");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "site"."outbox" USING btree ("site_id","next_attempt_at") WHERE status = 'waiting';--> statement-breakpoint
ALTER TABLE "site"."outbox" ADD CONSTRAINT "outbox_status" CHECK (status in ('waiting', 'sent', 'kept', 'failed'));--> statement-breakpoint
ALTER TABLE "site"."submissions" ADD CONSTRAINT "submissions_form" CHECK (form in ('contact', 'sponsor'));