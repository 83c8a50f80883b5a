CREATE TABLE "site"."jobs" (
	"site_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"key" text,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"progress" jsonb,
	"error" text,
	"run_after" timestamp with time zone NOT NULL,
	"locked_by" text,
	"locked_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "jobs_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "jobs_state" CHECK (state in ('waiting', 'running', 'done', 'failed')),
	CONSTRAINT "jobs_lock" CHECK ((state = 'running') = (locked_by is not null and locked_until is not null))
);
--> statement-breakpoint
CREATE TABLE "platform"."upkeep" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site"."jobs" ADD CONSTRAINT "jobs_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "platform"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key" ON "site"."jobs" USING btree ("site_id","kind","key") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "jobs_open" ON "site"."jobs" USING btree ("site_id","run_after") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "jobs_ended" ON "site"."jobs" USING btree ("site_id","ended_at") WHERE ended_at is not null;